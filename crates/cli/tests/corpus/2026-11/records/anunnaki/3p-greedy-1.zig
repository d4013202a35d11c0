ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 1a36704d80993e4be9c1ff0daebba0d83e31f24eb609c15c24b529bc6bf7de7f
setup: {"first_game":false,"houses":"pick","players":3,"round_limit":100}

0 house pharaos
1 house norrenis
2 house babylons
* deal gods anubis bast osiris seth sekhmet
* deal gods thor freyr freya frigg aegir
* deal gods anu assur marduk ea enlil
0 discard anubis
1 discard thor
2 discard anu
* deal first 0
* deal token harvest_red
* deal token move_red
* deal token harvest_blue
* deal token income
* deal token power
* deal token creation
* deal token trade
* deal token portal
* deal token market
* deal culture culture_crystal_3
* deal culture culture_gold_2
* deal culture culture_metal_1
* deal pact pact_pharaos_6
* deal pact pact_neutral_06
* deal pact pact_norrenis_2
* deal pact pact_norrenis_6
* deal pact pact_neutral_08
* deal pact pact_norrenis_4
* deal goal goal_territories
* deal goal goal_units
* deal goal goal_settlements
0 pawn v2
0 pick pharaos_f follower
0 teleport pharaos_c
* deal culture culture_pact_2
0 cast magic_blue
0 perform creation
1 pawn v2
1 pick norrenis_f follower
1 teleport norrenis_a
* deal culture culture_wood_1
1 cast magic_blue
1 perform creation
2 pawn v2
2 pick babylons_f follower
2 teleport babylons_c
* deal culture culture_follower_1
2 cast magic_blue
2 perform creation
0 pawn t3
0 recruit pharaos_f
0 recruit pharaos_f
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn t3
1 recruit norrenis_f
1 recruit norrenis_f
1 cast magic_weapons
1 arm dagger
1 arm short_bow
2 pawn t3
2 recruit babylons_f
2 recruit babylons_f
2 cast magic_upgrade
2 upgrade portal
2 use
2 pick babylons_f follower
2 teleport gaia4_a2
2 pick babylons_f follower
2 teleport gaia4_b4
* deal culture culture_metal_2
* deal culture culture_weapon_1
* deal culture culture_crystal_2
* deal culture culture_weapon_2
* deal culture culture_gold_1
0 pawn v3
0 sell food
0 buy wood gold
0 cast magic_upgrade
0 upgrade portal
0 use
0 pick pharaos_f follower
0 teleport gaia4_b5
0 pick pharaos_f follower
0 teleport gaia4_c1
* deal culture culture_power_1
* deal culture culture_wood_2
* deal culture culture_pact_1
1 pawn v3
1 decline
2 pawn t4
0 pawn v2
0 pick pharaos_f follower
0 teleport gaia4_c2
0 pick pharaos_f follower
0 teleport gaia4_d3
* deal culture culture_food_1
* deal culture culture_follower_2
* deal culture culture_food_2
* deal culture culture_power_2
0 decline
0 summon
0 summon seth
0 replace pharaos_d
1 pawn v2
1 pick norrenis_f follower
1 teleport pharaos_a
1 cast magic_blue
1 perform creation
1 summon
1 summon freyr
1 replace norrenis_e
2 pawn v4
2 pick babylons_f follower
2 step babylons_e
2 stop
0 pawn t4
0 decline
1 pawn t2
1 harvest norrenis_f
1 decline
2 pawn v0
0 pawn v4
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_f follower
0 step pharaos_d
0 decline
1 pawn v1
1 pact 0
* deal pact pact_neutral_05
1 cast magic_red
1 perform power
1 fulfil
1 pay food
1 pay metal
1 pay metal
2 pawn t0
2 harvest gaia4_b4
2 harvest babylons_e
2 decline
0 pawn t4
0 shift t4_v3
0 cast magic_blue
0 perform creation
1 pawn v0
1 decline
2 pawn v4
2 stop
2 cast magic_upgrade
2 upgrade creation
2 use
2 create wood
2 summon
2 summon marduk
2 replace babylons_d
2 use
2 recruit babylons_f
0 pawn v4
0 pick pharaos_d follower
0 step pharaos_a
0 stop
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn t0
1 harvest norrenis_f
1 harvest norrenis_e
1 cast magic_red
1 perform power
2 pawn t4
2 cast magic_upgrade
2 upgrade move_blue
2 use
2 pick babylons_f follower
2 step babylons_d
2 pick babylons_d follower
2 step babylons_a
2 stop
0 pawn t4
0 shift v3_v4
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
0 stop
1 pawn v4
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_f follower
1 step norrenis_d
1 decline
2 pawn v3
2 decline
2 cast magic_red
2 perform power
0 pawn v4
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_a
0 summon
0 summon sekhmet
0 replace pharaos_a
1 pawn v0
1 decline
1 summon
1 summon freya
1 replace norrenis_d
1 use
1 decline
2 pawn v2
2 pick babylons_a follower
2 teleport norrenis_c
2 stop
2 cast magic_upgrade
2 upgrade trade
2 use
2 pact 0
* deal pact pact_pharaos_1
2 pact 0
* deal pact pact_norrenis_5
0 pawn t0
0 harvest pharaos_f
0 harvest pharaos_d
0 decline
1 pawn t1
1 pick norrenis_d follower
1 step norrenis_b
1 stop
1 decline
1 weapon dagger
* deal ancient ancient_02
2 pawn v0
2 create gold
2 done
0 pawn v0
0 cast magic_blue
0 perform portal
0 pick pharaos_f follower
0 teleport babylons_a
0 pick pharaos_f follower
0 teleport gaia4_a1
1 pawn v1
1 pact 0
* deal pact pact_neutral_01
1 cast magic_red
1 perform power
1 summon
1 summon frigg
1 replace pharaos_a
1 done
2 pawn v1
2 pact 0
* deal pact pact_pharaos_5
2 pact 0
* deal pact pact_neutral_04
2 cast magic_upgrade
2 upgrade harvest_blue
2 use
2 harvest babylons_f
2 harvest gaia4_a2
2 fulfil
2 fulfil pact_pharaos_5
2 bottom
0 pawn v1
0 pact 0
* deal pact pact_neutral_07
0 cast magic_blue
0 perform creation
1 pawn v2
1 pick norrenis_f follower
1 teleport gaia4_a3
1 summon
1 replace norrenis_a
1 done
2 pawn t2
2 harvest babylons_f
2 harvest norrenis_c
2 cast magic_weapons
2 arm dagger
2 arm short_bow
2 fulfil
2 pay food
2 bottom
0 pawn v2
0 pick pharaos_f follower
0 teleport gaia4_a4
0 pick pharaos_f follower
0 teleport gaia4_b1
0 resolve gaia4_k02
0 use
0 arm dagger
2 use
2 arm double_axe
1 pawn t4
1 done
2 pawn v0
2 create gold
2 cast magic_build
2 build norrenis_c
0 pawn t3
0 shift v4_v0
0 recruit pharaos_f
0 recruit pharaos_f
0 bring pharaos_e
0 summon
0 summon major
0 replace pharaos_f
0 fulfil
1 pawn v3
1 decline
1 decline
1 fulfil
2 pawn v4
2 pick norrenis_c follower
2 step norrenis_b
2 stop
2 weapon double_axe
2 choose 1
2 resolve norrenis_abd
0 pawn v2
0 gain gold
0 pick pharaos_f follower
0 teleport pharaos_e
0 pick pharaos_f follower
0 teleport norrenis_c
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 stop
0 summon
0 summon bast
0 replace pharaos_e
1 pawn v4
1 stop
1 cast magic_upgrade
1 upgrade harvest_red
1 use
1 harvest pharaos_a
1 harvest norrenis_a
1 harvest norrenis_d
1 summon
2 pawn t4

result: 45 33 44
places: 1 3 2
hash: a54a59a427330a8dbfad3c40dae71a3b59aa7d250a0bf28492c697b0c3371bfa
