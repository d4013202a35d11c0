ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: fc54142783f85f89a7069fabda77f08edf89ff7719ee06115aca412e41002dce
setup: {"first_game":false,"houses":"pick","players":3,"round_limit":100}

0 house pharaos
1 house norrenis
2 house babylons
* deal gods anubis bast isis seth sekhmet
* deal gods loki freya frigg heimdallr aegir
* deal gods marduk ninlil ninhursag ea enlil
0 discard anubis
1 discard loki
2 discard marduk
* deal first 1
* deal token harvest_blue
* deal token move_blue
* deal token income
* deal token trade
* deal token power
* deal token move_red
* deal token portal
* deal token harvest_red
* deal token market
* deal culture culture_follower_1
* deal culture culture_pact_1
* deal culture culture_gold_2
* deal pact pact_pharaos_5
* deal pact pact_norrenis_6
* deal pact pact_pharaos_6
* deal pact pact_neutral_04
* deal pact pact_neutral_09
* deal pact pact_norrenis_5
* deal goal goal_shrines
* deal goal goal_settlements
* deal goal goal_units
1 pawn t1
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_d follower
1 step norrenis_a
* deal culture culture_weapon_1
1 cast magic_blue
1 perform creation
2 pawn t1
2 pick babylons_f follower
2 step babylons_e
2 pick babylons_e follower
2 step babylons_c
* deal culture culture_crystal_2
2 cast magic_blue
2 perform creation
0 pawn t1
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_e follower
0 step pharaos_c
* deal culture culture_crystal_3
0 cast magic_blue
0 perform creation
1 pawn v1
1 pick norrenis_f follower
1 teleport gaia4_a2
* deal culture culture_vp_1
* deal culture culture_power_1
1 cast magic_weapons
1 arm dagger
1 arm short_bow
2 pawn v1
2 pick babylons_f follower
2 teleport gaia4_b4
* deal culture culture_power_2
* deal culture culture_wood_2
* deal culture culture_crystal_1
2 decline
0 pawn v1
0 pick pharaos_f follower
0 teleport gaia4_b5
* deal culture culture_gold_1
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn t2
1 recruit norrenis_f
1 recruit norrenis_f
1 cast magic_blue
1 perform creation
2 pawn t2
2 recruit babylons_f
2 recruit babylons_f
2 cast magic_upgrade
2 upgrade portal
2 use
2 pick babylons_f follower
2 teleport gaia4_c1
2 pick babylons_f follower
2 teleport gaia4_c2
* deal culture culture_wood_1
* deal culture culture_metal_1
* deal culture culture_pact_2
* deal culture culture_food_2
0 pawn t2
0 recruit pharaos_f
0 recruit pharaos_f
0 cast magic_blue
0 perform creation
1 pawn v2
1 harvest norrenis_f
1 harvest norrenis_e
1 cast magic_followers
1 recruit norrenis_f
1 recruit norrenis_f
1 recruit norrenis_f
2 pawn v2
2 harvest gaia4_b4
2 harvest babylons_f
2 cast magic_red
2 perform power
0 pawn v2
0 harvest pharaos_f
0 harvest pharaos_d
0 cast magic_upgrade
0 upgrade portal
0 use
0 pick pharaos_f follower
0 teleport gaia4_d3
0 pick pharaos_f follower
0 teleport pharaos_a
* deal culture culture_weapon_2
* deal culture culture_follower_2
1 pawn v1
1 pick norrenis_f settlement
1 teleport pharaos_e
1 stop
1 summon
1 summon heimdallr
1 replace norrenis_e
2 pawn t3
2 pact 0
* deal pact pact_norrenis_3
2 cast magic_upgrade
2 upgrade market
2 use
2 buy wood gold
2 done
0 pawn v1
0 pick pharaos_f follower
0 teleport norrenis_c
0 pick pharaos_f follower
0 teleport norrenis_d
0 summon
0 summon seth
0 replace pharaos_d
1 pawn t1
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_f follower
1 step norrenis_d
0 weapon long_shield
1 weapon short_bow
0 pay food
0 pay food
2 pawn v3
2 buy wood gold
2 cast magic_upgrade
2 upgrade trade
2 use
2 pact 0
* deal pact pact_pharaos_4
2 pact 0
* deal pact pact_babylons_2
2 fulfil
2 bottom
0 pawn t2
0 shift t1_v0
0 recruit pharaos_f
0 recruit pharaos_f
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v0
1 pick norrenis_d follower
1 step norrenis_b
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_d follower
1 step norrenis_b
1 cast magic_weapons
1 arm short_bow
1 arm double_axe
1 weapon dagger
* deal ancient ancient_10
2 pawn v4
2 cast magic_upgrade
2 use
2 harvest babylons_f
2 harvest gaia4_c2
0 pawn v2
0 shift v0_v1
0 harvest pharaos_f
0 harvest pharaos_c
0 decline
0 summon
0 summon sekhmet
0 replace pharaos_c
1 pawn t0
1 harvest norrenis_f
1 decline
2 pawn t4
0 pawn v3
0 sell food
0 buy wood gold
0 cast magic_upgrade
0 upgrade trade
0 use
0 pact 0
* deal pact pact_neutral_12
0 pact 0
* deal pact pact_neutral_10
0 fulfil
0 fulfil pact_neutral_12
0 pay food
0 pay food
0 pay food
0 pay food
0 pick pharaos_f follower
0 teleport gaia4_a4
1 pawn v4
1 cast magic_red
1 perform power
2 pawn v3
2 buy wood gold
2 cast magic_upgrade
2 use
2 create metal
2 summon
2 summon ninhursag
2 replace babylons_d
2 done
0 pawn t4
0 cast magic_blue
0 perform creation
0 fulfil
0 pay food
0 bottom
1 pawn t4
2 pawn v2
2 harvest babylons_f
2 harvest babylons_d
2 cast magic_followers
2 recruit babylons_f
2 recruit babylons_f
2 recruit babylons_f
2 summon
2 summon enlil
2 replace babylons_f
2 done
0 pawn v4
0 decline
1 pawn v3
1 decline
1 decline
2 pawn v1
2 pick babylons_f follower
2 teleport babylons_a
2 pick babylons_f follower
2 teleport babylons_e
2 pick babylons_f minor_god
2 teleport gaia4_a1
2 cast magic_build
2 build babylons_d
2 summon
2 summon ninlil
2 replace babylons_e
2 use
2 fulfil
2 bottom
0 pawn t4
0 shift t2_v1
0 decline
1 pawn v2
1 harvest norrenis_d
1 harvest norrenis_f
1 cast magic_red
1 perform power
2 pawn v4
2 create gold
0 pawn v4
0 cast magic_red
0 perform power
1 pawn t3
1 pact 0
* deal pact pact_babylons_5
1 decline
2 pawn t0
2 harvest babylons_e
2 harvest babylons_c
2 cast magic_build
2 build babylons_c
0 pawn t4
0 shift t3_v2
0 decline
1 pawn v3
1 decline
1 decline
1 summon
1 summon frigg
1 replace norrenis_d
1 use
1 use
2 pawn v4
2 create wood
0 pawn v4
0 decline
1 pawn v4
1 cast magic_red
1 perform power
1 summon
1 summon aegir
1 replace norrenis_f
2 pawn t2
2 recruit babylons_c
2 recruit babylons_c
2 recruit babylons_c
0 pawn t0
0 harvest pharaos_c
0 cast magic_blue
0 perform creation
1 pawn t4
2 pawn t4
0 pawn v0
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_f follower
0 step pharaos_e
0 cast magic_build
0 build pharaos_a
1 pawn v1
1 pick norrenis_f follower
1 teleport gaia4_b2
2 pawn t2
2 recruit babylons_c
2 recruit babylons_c
2 recruit babylons_c
0 pawn v4
0 decline
0 summon
0 summon isis
0 replace pharaos_a
1 pawn v0
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_d follower
1 step norrenis_b
1 pick norrenis_f minor_god
1 step norrenis_d
1 cast magic_build
1 build norrenis_a
1 summon
1 replace norrenis_b
1 use
1 decline
1 weapon double_axe
1 resolve norrenis_abd
1 use
1 arm dagger
1 use
1 pact 0
* deal pact pact_norrenis_2
0 use
0 pact 0
* deal pact pact_neutral_06
2 pawn t4
0 pawn v3
0 decline
0 cast magic_followers
0 recruit pharaos_a
0 recruit pharaos_a
0 recruit pharaos_a
0 bring pharaos_f
0 summon
0 summon bast
0 replace pharaos_a
0 use
0 arm dagger
0 arm short_bow

result: 62 43 57
places: 1 3 2
hash: 965780198d8193207bd1c7881abfce4b370ef38eb00ed2cc7400e695fae7d5ab
