ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 3d2047c02bc93bc6626e41cebb2fe90e73ef5d0d88d6d91cf5076512e90b57c3
setup: {"first_game":false,"houses":"pick","players":2,"round_limit":100}

0 house babylons
1 house hellenis
* deal gods anu assur ninlil ninhursag ea
* deal gods hades ares demeter hermes poseidon
0 discard assur
1 discard demeter
* deal first 0
* deal token market
* deal token harvest_red
* deal token move_red
* deal token portal
* deal token power
* deal token move_blue
* deal token creation
* deal token harvest_blue
* deal token income
* deal culture culture_food_2
* deal culture culture_crystal_2
* deal pact pact_babylons_1
* deal pact pact_neutral_09
* deal pact pact_neutral_08
* deal pact pact_neutral_10
* deal pact pact_neutral_03
* deal pact pact_hellenis_3
* deal goal goal_settlements
* deal goal goal_territories
* deal goal goal_shrines
0 pawn v0
0 pick babylons_f follower
0 step babylons_e
0 pick babylons_e follower
0 step babylons_c
* deal culture culture_gold_1
0 cast magic_blue
0 perform portal
0 pick babylons_f follower
0 teleport gaia2_b1
* deal culture culture_crystal_3
* deal culture culture_gold_2
1 pawn v0
1 pick hellenis_f follower
1 step hellenis_d
1 pick hellenis_d follower
1 step hellenis_a
* deal culture culture_follower_2
1 decline
0 pawn v1
0 cast magic_upgrade
0 upgrade harvest_blue
0 use
0 harvest gaia2_b1
0 collect gold
0 harvest babylons_f
1 pawn v1
1 cast magic_blue
1 perform portal
1 pick hellenis_f follower
1 teleport gaia2_a3
* deal culture culture_power_1
* deal culture culture_power_2
0 pawn t1
0 harvest babylons_d
0 harvest babylons_f
0 cast magic_followers
0 recruit babylons_f
0 recruit babylons_f
0 recruit babylons_f
1 pawn t1
1 harvest hellenis_a
1 harvest hellenis_e
1 cast magic_blue
1 perform trade
1 pact 4
* deal pact pact_babylons_6
1 fulfil
1 arm dagger
0 pawn v0
0 pick babylons_d follower
0 step babylons_e
0 pick babylons_f follower
0 step babylons_d
0 cast magic_upgrade
0 upgrade trade
0 use
0 pact 0
* deal pact pact_hellenis_2
0 pact 1
* deal pact pact_neutral_11
0 summon
0 summon ninlil
0 replace babylons_d
0 use
1 pawn v0
1 pick hellenis_a follower
1 step hellenis_d
1 pick hellenis_d follower
1 step hellenis_a
1 decline
1 summon
1 summon poseidon
1 replace hellenis_a
0 pawn t0
0 sell metal
0 buy wood gold
0 cast magic_upgrade
0 use
0 pick babylons_d minor_god
0 step babylons_a
0 pick gaia2_b1 follower
0 step gaia2_c1
0 pick babylons_f follower
0 step babylons_d
0 pick gaia2_c1 follower
0 step gaia2_b1
1 pawn v4
1 pact 4
* deal pact pact_neutral_05
1 decline
1 fulfil
1 pay wood
1 pay metal
1 bottom
0 pawn v4
0 pact 1
* deal pact pact_neutral_12
0 pact 1
* deal pact pact_babylons_2
0 cast magic_blue
0 perform portal
0 pick babylons_f follower
0 teleport gaia2_c3
* deal culture culture_metal_1
* deal culture culture_food_1
0 done
1 pawn v3
1 recruit hellenis_f
1 recruit hellenis_f
1 cast magic_blue
1 perform creation
0 pawn v3
0 recruit babylons_f
0 recruit babylons_f
0 decline
0 fulfil
0 pay wood
0 pay wood
0 pay metal
0 pick babylons_f follower
0 teleport hellenis_c
1 pawn v2
1 harvest hellenis_f
1 decline
0 pawn v2
0 harvest babylons_e
0 harvest hellenis_c
0 cast magic_blue
0 perform creation
1 pawn v1
1 decline
1 summon
1 replace hellenis_e
0 pawn v1
1 pawn t2
1 pick hellenis_e major_god
1 step hellenis_c
1 pick hellenis_f follower
1 step hellenis_d
1 pick hellenis_f follower
1 step hellenis_e
1 cast magic_build
1 build hellenis_a
0 weapon slingshot
1 weapon dagger
0 pawn t2
0 pick babylons_a minor_god
0 step babylons_d
0 pick babylons_d follower
0 step babylons_a
0 pick babylons_f follower
0 step babylons_d
0 cast magic_upgrade
0 use
0 create metal
1 pawn v2
1 harvest hellenis_d
1 cast magic_build
1 build hellenis_c
1 summon
1 summon hades
1 replace hellenis_d
0 pawn v2
0 harvest gaia2_c3
0 collect metal
0 harvest gaia2_b1
0 cast magic_upgrade
0 upgrade portal
0 use
0 pick babylons_d follower
0 teleport hellenis_e
0 pick babylons_f follower
0 teleport gaia2_a1
0 fulfil
0 pay metal
0 summon
0 summon anu
0 replace babylons_e
0 use
0 origin babylons_a
0 teleport babylons_b
0 stop
1 pawn v3
1 recruit hellenis_a
1 recruit hellenis_a
1 recruit hellenis_a
1 cast magic_blue
1 perform creation
0 pawn t3
0 pick babylons_a follower
0 teleport hellenis_e
0 pick babylons_f follower
0 teleport gaia2_a3
0 cast magic_weapons
0 arm short_bow
0 arm double_axe
0 fight gaia2_a3
0 weapon double_axe
1 weapon slingshot
1 steal gold
0 weapon short_bow
1 weapon long_shield
1 pay wood
1 pay wood
1 pawn t4
1 cast magic_upgrade
1 use
1 pact 0
* deal pact pact_neutral_01
1 pact 0
* deal pact pact_neutral_06
0 pawn v3
0 recruit babylons_f
0 recruit babylons_f
0 cast magic_blue
0 perform creation
0 create metal
0 summon
0 summon ninhursag
0 replace babylons_f
1 pawn v4
1 pact 0
* deal pact pact_hellenis_1
1 pact 3
* deal pact pact_babylons_5
1 cast magic_build
1 build hellenis_d
1 summon
1 summon hermes
1 replace hellenis_a
0 pawn v0
0 pick gaia2_a1 follower
0 step gaia2_a2
0 pick babylons_f follower
0 step babylons_d
0 pick babylons_d follower
0 step babylons_a
0 pick gaia2_c3 follower
0 step gaia2_b3
0 cast magic_blue
0 perform creation
0 create food
0 fulfil
0 fulfil pact_babylons_1
0 pay food
0 gain gold
1 pawn v3
1 recruit hellenis_d
1 recruit hellenis_c
1 stop
0 pawn v4
0 pact 0
* deal pact pact_neutral_04
0 pact 0
* deal pact pact_neutral_02
0 summon
0 summon major
0 replace hellenis_e
0 fulfil
0 fulfil pact_hellenis_1
0 pay food
0 gain gold
0 pick babylons_f minor_god
0 teleport gaia2_a4
1 pawn t3
1 pick hellenis_f follower
1 teleport gaia2_c3
1 cast magic_build
1 build gaia2_c3
0 pawn v1
0 create food
0 summon
0 replace gaia2_b1
0 fulfil
0 fulfil pact_neutral_09
0 perform power
1 pawn v3
1 stop

result: 97 54
places: 1 2
hash: 062ed727e9e1e5601ad60f964cee8dd28d1476dbac132fbf46ea78b52bbf03c4
