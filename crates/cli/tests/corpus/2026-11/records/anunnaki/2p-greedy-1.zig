ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: accfbac2135bb0e1ec4011d7937e44789536065b51afa694dfc84cff19ec6420
setup: {"first_game":false,"houses":"pick","players":2,"round_limit":100}

0 house pharaos
1 house babylons
* deal gods bast horus isis seth sekhmet
* deal gods anu assur marduk ninlil ea
0 discard bast
1 discard anu
* deal first 0
* deal token harvest_blue
* deal token power
* deal token move_red
* deal token trade
* deal token market
* deal token move_blue
* deal token income
* deal token harvest_red
* deal token portal
* deal culture culture_gold_2
* deal culture culture_crystal_1
* deal pact pact_babylons_4
* deal pact pact_neutral_01
* deal pact pact_neutral_10
* deal pact pact_neutral_07
* deal pact pact_neutral_05
* deal pact pact_neutral_04
* deal goal goal_territories
* deal goal goal_units
* deal goal goal_shrines
0 pawn v0
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_e follower
0 step pharaos_c
* deal culture culture_pact_1
0 cast magic_blue
0 perform creation
1 pawn v0
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_e follower
1 step babylons_c
* deal culture culture_crystal_3
1 cast magic_blue
1 perform creation
0 pawn v1
0 recruit pharaos_f
0 recruit pharaos_f
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v1
1 recruit babylons_f
1 recruit babylons_f
1 cast magic_upgrade
1 upgrade move_blue
1 use
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_f follower
1 step babylons_d
1 pick babylons_d follower
1 step babylons_a
1 pick babylons_f follower
1 step babylons_d
0 pawn t2
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_a
0 cast magic_blue
0 perform creation
1 pawn v2
1 harvest babylons_a
1 harvest babylons_f
0 pawn v2
0 harvest pharaos_f
0 harvest pharaos_d
0 cast magic_upgrade
0 upgrade portal
0 use
0 pick pharaos_f follower
0 teleport gaia2_a3
0 pick pharaos_f follower
0 teleport gaia2_b1
* deal culture culture_pact_2
* deal culture culture_follower_1
* deal culture culture_gold_1
* deal culture culture_metal_2
1 pawn v3
1 pick babylons_d follower
1 teleport gaia2_c3
* deal culture culture_crystal_2
* deal culture culture_weapon_1
1 cast magic_upgrade
1 upgrade trade
1 use
1 pact 0
* deal pact pact_pharaos_3
1 pact 0
* deal pact pact_neutral_11
0 pawn v1
0 recruit pharaos_f
0 recruit pharaos_f
0 summon
0 summon seth
0 replace pharaos_d
1 pawn v4
1 cast magic_upgrade
1 upgrade portal
1 use
1 pick babylons_a follower
1 teleport gaia2_a1
1 pick babylons_e follower
1 teleport babylons_a
0 pawn t1
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v0
1 pick gaia2_a1 follower
1 step gaia2_a2
1 pick gaia2_a2 follower
1 step gaia2_a1
1 pick gaia2_a1 follower
1 step gaia2_a2
1 pick gaia2_a2 follower
1 step gaia2_a1
1 summon
1 replace babylons_a
0 pawn v0
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_b
0 decline
0 summon
0 summon horus
0 replace pharaos_b
1 pawn t0
1 harvest babylons_a
1 cast magic_upgrade
1 use
1 create gold
0 pawn t0
0 harvest pharaos_f
0 decline
1 pawn v4
1 create wood
1 cast magic_upgrade
1 upgrade harvest_blue
1 use
1 harvest babylons_f
1 harvest gaia2_a1
1 summon
1 summon marduk
1 replace babylons_d
1 use
1 recruit babylons_f
1 fulfil
1 pay food
1 bottom
0 pawn v4
0 cast magic_blue
0 perform portal
0 pick pharaos_f follower
0 teleport babylons_e
0 pick pharaos_f follower
0 teleport gaia2_a2
0 use
0 pact 0
* deal pact pact_pharaos_1
1 use
1 pact 0
* deal pact pact_neutral_09
1 pawn t4
1 decline
1 decline
1 done
0 pawn v3
0 pick pharaos_f follower
0 teleport gaia2_a4
0 pick pharaos_f follower
0 teleport gaia2_b3
0 decline
0 use
0 recruit pharaos_f
1 pawn v3
1 pick babylons_f follower
1 teleport gaia2_c1
1 pick gaia2_a1 follower
1 teleport gaia2_c2
1 cast magic_upgrade
1 upgrade market
1 use
1 buy wood gold
1 summon
1 summon assur
1 replace babylons_c
1 done
0 pawn v2
0 harvest pharaos_c
0 harvest gaia2_a4
0 cast magic_upgrade
0 upgrade trade
0 use
0 pact 0
* deal pact pact_pharaos_2
0 pact 0
* deal pact pact_pharaos_5
0 fulfil
0 pay food
1 pawn t3
1 pact 0
* deal pact pact_babylons_2
1 pact 0
* deal pact pact_neutral_02
1 cast magic_upgrade
1 use
1 harvest babylons_c
1 harvest babylons_d
1 harvest babylons_f
1 fulfil
1 fulfil pact_babylons_2
1 pay food
0 pawn t2
0 shift v4_v0
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_b
0 pick pharaos_f minor_god
0 step pharaos_d
0 decline
0 summon
0 summon major
0 replace pharaos_b
1 pawn v2
1 harvest babylons_c
1 harvest babylons_f
1 harvest gaia2_c1
1 cast magic_followers
1 recruit babylons_f
1 recruit babylons_f
1 recruit babylons_f
1 fulfil
1 pay food
1 bottom
1 summon
1 summon ninlil
1 replace babylons_f
1 use
0 pawn v1
0 shift t4_v3
0 gain gold
0 recruit pharaos_f
0 recruit pharaos_f
0 bring pharaos_a
0 cast magic_upgrade
0 use
0 pick pharaos_d minor_god
0 step pharaos_a
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_b
0 pick pharaos_f follower
0 step pharaos_d
0 summon
0 summon isis
0 replace pharaos_b
1 pawn t2
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_f minor_god
1 step babylons_e
1 cast magic_red
1 perform power
0 pawn v2
0 shift t4_v4
0 harvest pharaos_c
0 harvest gaia2_a4
0 cast magic_blue
0 perform creation
0 summon
0 replace pharaos_c
1 pawn v1
1 recruit babylons_f
1 recruit babylons_f
1 cast magic_blue
1 perform portal
1 pick babylons_f follower
1 teleport gaia2_a1
1 pick babylons_f follower
1 teleport gaia2_c4
1 done
0 pawn t2
0 gain gold
0 pick pharaos_d follower
0 step pharaos_b
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_b
0 cast magic_blue
0 perform creation
1 pawn t1
1 decline
1 summon
1 replace babylons_f

result: 52 47
places: 1 2
hash: bcb46c19a00003e35faeb1fb582b198f60a6e526db30ced9ad448fb983c916d2
