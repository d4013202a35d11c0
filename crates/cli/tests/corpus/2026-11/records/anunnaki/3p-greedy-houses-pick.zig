ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: ac2ae727a998bc4d9b0ffc4cef2de68c5f554ac7568ca9b0e19b8e8d279705f8
setup: {"first_game":false,"houses":"pick","players":3,"round_limit":100}

0 house pharaos
1 house norrenis
2 house babylons
* deal gods anubis bast isis osiris seth
* deal gods loki thor freya frigg heimdallr
* deal gods anu assur marduk ninhursag ea
0 discard anubis
1 discard loki
2 discard anu
* deal first 0
* deal token income
* deal token creation
* deal token power
* deal token market
* deal token move_blue
* deal token trade
* deal token move_red
* deal token harvest_red
* deal token harvest_blue
* deal culture culture_follower_2
* deal culture culture_gold_1
* deal culture culture_power_2
* deal pact pact_babylons_1
* deal pact pact_pharaos_3
* deal pact pact_neutral_06
* deal pact pact_neutral_03
* deal pact pact_neutral_05
* deal pact pact_pharaos_4
* deal goal goal_territories
* deal goal goal_shrines
* deal goal goal_units
0 pawn t4
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_e follower
0 step pharaos_c
* deal culture culture_wood_2
0 cast magic_blue
0 perform creation
1 pawn t4
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_d follower
1 step norrenis_a
* deal culture culture_pact_1
1 cast magic_blue
1 perform creation
2 pawn t4
2 pick babylons_f follower
2 step babylons_e
2 pick babylons_e follower
2 step babylons_c
* deal culture culture_gold_2
2 cast magic_blue
2 perform creation
0 pawn v4
0 pick pharaos_f follower
0 teleport gaia4_a2
* deal culture culture_crystal_2
* deal culture culture_food_1
1 pawn v4
1 pick norrenis_f follower
1 teleport gaia4_b4
* deal culture culture_metal_1
* deal culture culture_weapon_1
* deal culture culture_pact_2
2 pawn v4
2 pick babylons_f follower
2 teleport gaia4_b5
* deal culture culture_weapon_2
0 pawn t0
0 recruit pharaos_f
0 recruit pharaos_f
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn t0
1 recruit norrenis_f
1 recruit norrenis_f
1 cast magic_weapons
1 arm dagger
1 arm short_bow
2 pawn t0
2 recruit babylons_f
2 recruit babylons_f
2 cast magic_upgrade
2 upgrade portal
2 use
2 pick babylons_f follower
2 teleport gaia4_c1
2 pick babylons_f follower
2 teleport gaia4_c2
* deal culture culture_food_2
* deal culture culture_crystal_1
* deal culture culture_metal_2
* deal culture culture_wood_1
0 pawn v0
0 pact 0
* deal pact pact_neutral_08
0 cast magic_blue
0 perform creation
0 fulfil
0 pay food
0 bottom
1 pawn v0
1 pact 0
* deal pact pact_pharaos_1
1 cast magic_blue
1 perform creation
1 fulfil
1 pay metal
1 pay metal
2 pawn v0
2 pact 0
* deal pact pact_babylons_5
2 cast magic_blue
2 perform creation
2 done
0 pawn v4
0 pick pharaos_f follower
0 teleport gaia4_d3
* deal culture culture_crystal_3
* deal culture culture_follower_1
0 summon
0 summon seth
0 replace pharaos_d
1 pawn t1
1 decline
2 pawn v4
2 stop
2 summon
2 summon marduk
2 replace babylons_d
2 use
2 recruit babylons_f
2 fulfil
2 pay food
2 bottom
0 pawn t0
0 shift t4_v3
0 recruit pharaos_f
0 recruit pharaos_f
0 cast magic_blue
0 perform creation
1 pawn v1
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_d follower
1 step norrenis_b
1 cast magic_blue
1 perform creation
1 weapon dagger
* deal ancient ancient_09
2 pawn v3
2 harvest babylons_f
2 cast magic_upgrade
2 upgrade move_blue
2 use
2 pick babylons_f follower
2 step babylons_e
2 stop
0 pawn v4
0 pick pharaos_f follower
0 teleport pharaos_a
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn t2
1 decline
2 pawn v2
2 harvest babylons_f
2 harvest babylons_e
2 cast magic_upgrade
2 upgrade harvest_blue
2 use
2 harvest babylons_f
2 harvest gaia4_c2
0 pawn v3
0 harvest pharaos_f
0 decline
0 summon
0 summon bast
0 replace pharaos_f
1 pawn v2
1 harvest gaia4_b4
1 harvest norrenis_d
1 cast magic_upgrade
1 upgrade harvest_blue
1 use
1 harvest norrenis_e
1 harvest norrenis_a
2 pawn t2
2 decline
0 pawn v2
0 harvest pharaos_d
0 harvest pharaos_c
0 cast magic_upgrade
0 upgrade harvest_blue
0 use
0 harvest pharaos_c
0 harvest gaia4_a2
1 pawn v1
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_d follower
1 step norrenis_b
1 stop
1 cast magic_followers
1 recruit norrenis_f
1 recruit norrenis_f
1 recruit norrenis_f
1 summon
1 summon heimdallr
1 replace norrenis_a
1 weapon short_bow
2 pawn v1
2 stop
2 cast magic_blue
2 perform creation
0 pawn v1
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_b
0 cast magic_upgrade
0 upgrade harvest_red
0 use
0 harvest pharaos_e
0 harvest pharaos_f
0 harvest gaia4_d3
1 pawn v0
1 pact 0
* deal pact pact_neutral_12
1 cast magic_weapons
1 arm dagger
1 arm short_bow
1 summon
1 summon thor
1 replace norrenis_d
2 pawn v0
2 pact 0
* deal pact pact_babylons_2
2 cast magic_upgrade
2 upgrade creation
2 use
2 create metal
2 fulfil
2 pay metal
2 pay metal
2 pay metal
2 pay metal
2 pick babylons_e follower
2 teleport gaia4_d1
0 pawn v0
0 pact 0
* deal pact pact_norrenis_6
0 decline
0 summon
0 replace pharaos_c
1 pawn v4
1 pick norrenis_f follower
1 teleport babylons_e
1 decline
1 summon
1 summon frigg
1 replace norrenis_e
1 use
1 use
2 pawn t1
2 create wood
2 cast magic_upgrade
2 upgrade trade
2 use
2 pact 0
* deal pact pact_babylons_6
2 pact 0
* deal pact pact_norrenis_1
2 fulfil
2 fulfil pact_babylons_6
2 pay metal
2 pay metal
2 pay wood
0 pawn t0
0 shift t3_v2
0 gain gold
0 recruit pharaos_f
0 recruit pharaos_f
0 decline
1 pawn v3
1 harvest norrenis_a
1 harvest norrenis_f
1 decline
1 fulfil
2 pawn v1
2 pick gaia4_d1 follower
2 step gaia4_d2
2 pick gaia4_d2 follower
2 step gaia4_d1
2 pick gaia4_d1 follower
2 step gaia4_d2
2 cast magic_red
2 perform power
2 summon
2 summon ea
2 replace gaia4_c2
2 done
0 pawn v0
0 gain gold
0 pact 0
* deal pact pact_babylons_3
0 cast magic_upgrade
0 upgrade portal
0 use
0 pick pharaos_f follower
0 teleport norrenis_c
0 pick pharaos_f follower
0 teleport babylons_a
1 pawn v2
1 harvest norrenis_f
1 decline
1 summon
1 replace norrenis_f
2 pawn v2
2 harvest babylons_f
2 harvest gaia4_d2
2 summon
2 summon major
2 replace gaia4_d2
2 done
0 pawn v4
0 shift t3_v3
0 gain gold
0 pick pharaos_f follower
0 teleport gaia4_a1
0 pick pharaos_f follower
0 teleport gaia4_a3
0 decline
0 summon
0 summon isis
0 replace pharaos_e
1 pawn t3
1 decline
1 decline
2 pawn t3
2 decline
2 decline
2 summon
2 summon assur
2 replace babylons_c
2 fulfil
2 pay wood
2 pay wood
2 pay wood
2 bottom
0 pawn v3
0 shift t2_v1
0 gain gold
0 harvest babylons_a
0 harvest gaia4_a1
0 cast magic_upgrade
0 upgrade move_blue
0 use
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_b
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_b
1 pawn v3
1 harvest norrenis_f
1 cast magic_red
1 perform power
1 summon
1 replace norrenis_f
1 use
1 decline
2 pawn v3
2 harvest gaia4_d2
2 harvest babylons_c
2 cast magic_followers
2 recruit babylons_f
2 recruit babylons_f
2 recruit babylons_f
2 summon
2 replace babylons_f

result: 40 33 64
places: 2 3 1
hash: fe919188699b49a434afe936096250ccd655dd70e2bdf1ceb9f5e3c63f2942cf
