ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: feda2b06eb5c959cb4a2738cbd4e4720ac7ff0eaf373419d341e22b99135d52f
setup: {"first_game":false,"houses":"pick","players":2,"round_limit":100}

0 house babylons
1 house hellenis
* deal gods anu assur marduk ea enlil
* deal gods hades ares athena hera poseidon
0 discard assur
1 discard hera
* deal first 1
* deal token income
* deal token move_red
* deal token power
* deal token market
* deal token harvest_red
* deal token portal
* deal token move_blue
* deal token harvest_blue
* deal token creation
* deal culture culture_gold_1
* deal culture culture_pact_1
* deal pact pact_neutral_01
* deal pact pact_babylons_4
* deal pact pact_hellenis_5
* deal pact pact_hellenis_1
* deal pact pact_neutral_04
* deal pact pact_babylons_3
* deal goal goal_territories
* deal goal goal_units
* deal goal goal_shrines
1 pawn t3
1 sell food
1 buy metal gold
1 cast magic_upgrade
1 upgrade harvest_blue
1 decline
0 pawn t3
0 sell metal
0 buy wood gold
0 cast magic_blue
0 perform portal
0 pick babylons_d follower
0 teleport babylons_b
* deal culture culture_follower_2
1 pawn v1
1 pick hellenis_e follower
1 step hellenis_b
1 stop
* deal culture culture_metal_1
1 decline
0 pawn t2
1 pawn t1
1 stop
1 cast magic_blue
1 perform portal
1 pick hellenis_f follower
1 teleport hellenis_e
0 pawn t1
0 stop
1 pawn t3
1 decline
0 pawn t2
1 pawn t0
1 stop
0 pawn v3
1 pawn t1
1 pick hellenis_e follower
1 step hellenis_c
1 pick hellenis_f follower
1 step hellenis_e
1 pick hellenis_c follower
1 step hellenis_b
0 pawn t0
0 recruit babylons_f
0 stop
1 pawn t0
1 stop
0 pawn t4
0 harvest babylons_f
1 pawn t3
1 decline
0 pawn t3
0 sell food
0 buy wood metal
1 pawn v4
1 pact 2
* deal pact pact_neutral_11
0 pawn t0
0 recruit babylons_f
0 recruit babylons_f
1 pawn v2
1 stop
0 pawn t4
0 harvest babylons_f
1 pawn t4
1 stop
0 pawn t1
0 pick babylons_f follower
0 step babylons_e
0 stop
1 pawn v4
1 pact 4
* deal pact pact_hellenis_2
0 pawn t4
0 harvest babylons_e
0 stop
1 pawn t1
1 pick hellenis_e follower
1 step hellenis_f
1 stop
0 pawn t2
1 pawn v2
1 stop
0 pawn t0
0 recruit babylons_f
0 stop
1 pawn v0
1 pick hellenis_f follower
1 teleport hellenis_e
0 pawn t1
0 pick babylons_f follower
0 step babylons_e
0 pick babylons_f follower
0 step babylons_d
0 pick babylons_d follower
0 step babylons_a
1 pawn t3
1 sell wood
1 buy metal gold
1 fulfil
0 pawn t2
1 pawn t2
0 pawn t3
0 sell wood
0 buy food gold
1 pawn t3
1 decline
0 pawn v2
0 harvest babylons_a
0 decline
1 pawn t0
1 recruit hellenis_f
1 stop
0 pawn t4
0 harvest babylons_f
0 stop
0 cast magic_build
0 build babylons_e
1 pawn v0
1 pick hellenis_e follower
1 teleport gaia2_c4
* deal culture culture_crystal_2
1 decline
0 pawn v2
0 harvest babylons_a
1 pawn t0
1 recruit hellenis_f
1 recruit hellenis_f
1 cast magic_blue
1 perform market
1 sell metal
1 buy food wood
0 pawn t4
0 harvest babylons_f
1 pawn v4
1 pact 3
* deal pact pact_hellenis_4
0 pawn t1
0 pick babylons_e follower
0 step babylons_f
0 pick babylons_f follower
0 step babylons_d
0 pick babylons_a follower
0 step babylons_d
1 pawn v0
1 pick hellenis_f follower
1 teleport hellenis_c
1 summon
1 summon athena
1 replace hellenis_c
1 use
0 pawn t4
0 stop
1 pawn t2
1 cast magic_build
1 build hellenis_c
0 pawn t0
0 recruit babylons_e
0 stop
1 pawn v1
1 pick hellenis_c minor_god
1 step hellenis_e
1 pick gaia2_c4 follower
1 step gaia2_c3
* deal culture culture_weapon_1
1 decline
0 pawn t4
0 harvest babylons_d
0 stop
1 pawn t4
1 harvest gaia2_c3
1 collect metal
1 stop
1 decline
0 pawn v2
0 stop
1 pawn t1
1 pick gaia2_c3 follower
1 step gaia2_b3
1 pick hellenis_f follower
1 step hellenis_e
1 pick hellenis_e minor_god
1 step hellenis_f
* deal culture culture_crystal_3
1 decline
0 pawn v4
0 pact 0
* deal pact pact_hellenis_3
0 done
1 pawn v0
1 pick hellenis_f follower
1 teleport gaia2_b3
1 decline
0 pawn v2
0 harvest babylons_f
0 fulfil
0 recruit babylons_f
1 pawn v4
1 pact 5
* deal pact pact_hellenis_6
1 cast magic_blue
1 perform harvest_blue
1 harvest hellenis_f
1 harvest gaia2_b3
1 cover metal
1 done
0 pawn v1
0 pick babylons_d follower
0 step babylons_e
0 stop
1 pawn v2
1 harvest hellenis_e
1 stop
1 cast magic_build
1 build gaia2_b3
1 done
0 pawn v0
0 pick babylons_e follower
0 teleport hellenis_b
0 cast magic_upgrade
0 upgrade trade
0 use
0 pact 4
* deal pact pact_neutral_02
0 pact 0
* deal pact pact_babylons_2
1 pawn t3
1 sell food
1 buy wood gold
1 cast magic_build
1 build hellenis_e
1 done
0 pawn v3
1 pawn v4
1 pact 2
* deal pact pact_neutral_09
1 fulfil
1 gain gold
1 pick hellenis_f follower
1 teleport gaia2_a2
* deal culture culture_crystal_1
* deal culture culture_power_1
0 pawn t1
0 stop
1 pawn v0
1 pick gaia2_b3 follower
1 teleport babylons_c
0 pawn t3
0 sell metal
0 buy food gold
0 fulfil
0 bottom
1 pawn t1
1 pick hellenis_e follower
1 step hellenis_b
1 pick gaia2_b3 follower
1 step gaia2_a3
1 pick babylons_c follower
1 step babylons_e
1 fight hellenis_b
0 pawn t1
0 pick babylons_e follower
0 step babylons_c
0 pick babylons_e follower
0 step babylons_d
0 pick babylons_c follower
0 step babylons_b
1 pawn v4
1 pact 0
* deal pact pact_neutral_10
0 pawn t0
0 recruit babylons_f
0 recruit babylons_f
1 pawn v3
1 cast magic_build
1 build gaia2_a3
0 pawn v4
0 pact 5
* deal pact pact_neutral_08
0 pact 5
* deal pact pact_babylons_5
0 decline
1 pawn t4
1 harvest gaia2_a3
1 collect food
1 stop
1 cast magic_blue
1 perform portal
1 stop
1 summon
1 summon ares
1 replace gaia2_a3
0 pawn v1
0 pick babylons_d follower
0 step babylons_a
0 stop
0 cast magic_upgrade
0 upgrade portal
0 use
0 pick babylons_a follower
0 teleport gaia2_b1
0 pick babylons_f follower
0 teleport gaia2_a3
* deal culture culture_weapon_2
1 pawn t1
1 pick gaia2_a3 minor_god
1 step gaia2_a2
1 stop
0 pawn v3
1 pawn v3
1 done
0 pawn v2
0 stop
0 decline
1 pawn v1
1 pick gaia2_a2 follower
1 step gaia2_a3
1 pick hellenis_f minor_god
1 step hellenis_d
1 done
0 pawn t4
0 harvest gaia2_b1
0 collect food
0 harvest babylons_f
0 cast magic_upgrade
0 decline
1 pawn t4
1 harvest gaia2_a3
1 harvest hellenis_f
1 fulfil
1 fulfil pact_neutral_11
0 pawn v2
0 stop
1 pawn v4
1 pact 0
* deal pact pact_neutral_07
1 cast magic_blue
1 perform creation
0 pawn t4
0 harvest babylons_f
0 stop
1 pawn t0
1 stop
0 pawn v3
0 create food
0 decline
0 fulfil
0 pay gold
0 pay food
0 middle
1 pawn v1
1 stop
0 pawn t3
0 sell gold
0 buy wood metal
0 cast magic_blue
0 perform trade
0 pact 1
* deal pact pact_neutral_05
0 pact 5
* deal pact pact_babylons_1
0 summon
0 summon ea
0 replace babylons_f
1 pawn t3
1 sell wood
1 buy food gold
1 done
0 pawn t1
0 stop
0 cast magic_upgrade
0 decline
1 pawn v1
1 stop
1 fulfil
1 pay wood
1 bottom
0 pawn v2
0 harvest gaia2_b1
1 pawn v4
1 pact 3
* deal pact pact_babylons_6
0 pawn v1
0 pick babylons_f minor_god
0 step babylons_d
0 pick gaia2_b1 follower
0 step gaia2_c2
0 pick babylons_d minor_god
0 step babylons_f
0 stop
1 pawn t3
1 decline
0 pawn v4
0 pact 0
* deal pact pact_neutral_06
0 pact 1
* deal pact pact_neutral_03
1 pawn t4
1 harvest gaia2_a2
1 cover food
1 stop
0 pawn v2
0 stop
1 pawn t3
1 decline
0 pawn t0
0 stop
1 pawn t1
1 pick gaia2_a2 minor_god
1 step gaia2_a3
1 pick hellenis_d minor_god
1 step hellenis_b
1 pick hellenis_f follower
1 step hellenis_d
0 pawn v1
0 pick babylons_d follower
0 step babylons_e
0 pick gaia2_c2 follower
0 step gaia2_c1
0 pick gaia2_c1 follower
0 step gaia2_c2
0 pick gaia2_c2 follower
0 step gaia2_c3
1 pawn v4
1 pact 1
0 pawn t3
0 sell gold
0 buy wood metal
1 pawn t2
0 pawn v3
0 create food
0 done
1 pawn v0
1 pick hellenis_d follower
1 teleport babylons_d
0 pawn v1
0 pick babylons_f follower
0 step babylons_d
0 pick babylons_f minor_god
0 step babylons_e
0 pick babylons_f follower
0 step babylons_d
0 pick gaia2_c3 follower
0 step gaia2_c2
0 done
1 pawn v2
1 stop
0 pawn t3
0 sell metal
0 buy wood gold
0 done
1 pawn t3
1 sell gold
1 buy wood metal
0 pawn v4
0 pact 1
0 pact 0
0 done
1 pawn v1
1 pick gaia2_a3 follower
1 step gaia2_a4
1 pick gaia2_a4 follower
1 step gaia2_b3
0 pawn t1
0 pick babylons_f follower
0 step babylons_e
0 pick babylons_e minor_god
0 step babylons_c
0 stop
0 fulfil
0 fulfil pact_babylons_5
1 pawn v4
1 pact 4
1 fulfil
0 pawn v3
0 create gold
0 fulfil
0 pay wood
0 pay gold
0 pay gold
0 pay gold
0 pick babylons_e follower
0 teleport babylons_a
1 pawn t4
1 harvest hellenis_f
1 stop
0 pawn v1
0 pick babylons_e follower
0 step babylons_b
0 stop
1 pawn t3
1 sell wood
1 buy food gold
1 cast magic_followers
1 recruit hellenis_f
1 recruit hellenis_c
1 recruit hellenis_e
0 pawn t4
0 harvest gaia2_c2
0 collect gold
0 stop
1 pawn v3
0 pawn t0
0 stop
1 pawn v1
1 stop
0 pawn v1
0 pick babylons_c minor_god
0 step babylons_e
0 pick babylons_a follower
0 step babylons_b
0 pick babylons_f follower
0 step babylons_d
0 pick gaia2_c2 follower
0 step gaia2_b1
0 fight babylons_d
1 pawn t0
1 recruit hellenis_f
1 stop
0 pawn t3
0 sell wood
0 buy food metal
0 fulfil
1 pawn v4
1 stop
0 pawn v4
0 pact 3
0 pact 5
1 pawn v1
1 pick babylons_d follower
1 step babylons_a
1 pick gaia2_a3 minor_god
1 step gaia2_a4
0 pawn v0
0 pick babylons_f follower
0 teleport babylons_d
0 pick babylons_e minor_god
0 teleport hellenis_e
1 pawn t1
1 pick gaia2_b3 follower
1 step gaia2_a4
1 pick hellenis_f minor_god
1 step hellenis_d
1 pick gaia2_a4 minor_god
1 step gaia2_b3
1 cast magic_blue
1 perform portal
1 pick hellenis_c follower
1 teleport gaia2_b3
0 pawn t2
1 pawn t2
0 pawn v1
0 stop
0 decline
1 pawn v3
0 pawn t4
0 stop
0 cast magic_blue
0 perform trade
0 pact 2
1 pawn v1
1 pick gaia2_a4 follower
1 step gaia2_b3
1 stop
0 pawn t3
0 sell gold
0 buy food wood
1 pawn t4
1 harvest gaia2_b3
1 harvest hellenis_d
0 pawn v3
0 create metal
0 fulfil
0 perform market
1 pawn v2
1 stop
0 pawn t2
1 pawn v0
1 pick gaia2_b3 minor_god
1 teleport gaia2_c3
0 pawn v2
0 stop
0 summon
0 summon marduk
0 replace gaia2_b1
0 use
0 stop
1 pawn v3
0 pawn v0
0 pick gaia2_b1 minor_god
0 teleport gaia2_a1
0 pick babylons_f minor_god
0 teleport gaia2_a4
1 pawn t3
1 decline
0 pawn t2
1 pawn t0
1 recruit gaia2_a3
1 stop
0 pawn t3
1 pawn v3
0 pawn t0
0 stop
1 pawn t1
1 pick hellenis_f follower
1 step hellenis_d
1 pick hellenis_d follower
1 step hellenis_a
1 pick babylons_a follower
1 step babylons_b
0 pawn v3
0 create gold
1 pawn v3
0 pawn t2
1 pawn v1
1 pick gaia2_a3 follower
1 step gaia2_a4
1 pick gaia2_c3 minor_god
1 step gaia2_c4
0 pawn t0
0 recruit babylons_f
0 stop
1 pawn t0
1 stop
0 pawn v0
0 pick babylons_f follower
0 teleport gaia2_a2
0 pick babylons_f follower
0 teleport gaia2_a3
0 cast magic_red
0 perform harvest_red
0 harvest gaia2_a1
0 stop
0 done
1 pawn v3
0 pawn t2
0 done
1 pawn v1
1 pick hellenis_d minor_god
1 step hellenis_f
1 pick hellenis_f follower
1 step hellenis_e
0 pawn v1
0 pick gaia2_a4 minor_god
0 step gaia2_a3
0 pick gaia2_a2 follower
0 step gaia2_b2
0 pick babylons_d follower
0 step babylons_f
0 pick gaia2_a3 minor_god
0 step gaia2_a2
0 done
1 pawn v3
0 pawn t3
0 sell gold
0 buy food wood
0 summon
0 summon enlil
0 replace gaia2_a3
1 pawn v0
1 pick hellenis_e follower
1 teleport gaia2_c2
0 pawn t0
0 stop
1 pawn t3
1 sell wood
1 buy metal gold
0 pawn t4
0 harvest gaia2_a2
0 stop
0 done
1 pawn v0
1 pick gaia2_c2 follower
1 teleport gaia2_c3
0 pawn t3
0 sell food
0 buy wood gold
0 fulfil
0 fulfil pact_babylons_6
0 pay wood
0 pay gold
1 pawn t2
1 decline
0 pawn v0
0 stop
1 pawn v3
1 cast magic_upgrade
1 upgrade trade
1 use
0 pawn t3
0 sell metal
0 buy food gold
1 pawn t2
0 pawn t2
1 pawn t0
1 recruit hellenis_f
1 recruit hellenis_f
1 recruit hellenis_c
0 pawn v0
0 pick gaia2_a3 minor_god
0 teleport hellenis_e
0 pick babylons_f follower
0 teleport babylons_c
0 pick gaia2_a1 minor_god
0 teleport gaia2_b3
0 fight hellenis_e
1 pawn v2
1 stop
0 pawn t0
0 recruit babylons_f
0 stop
1 pawn t3
1 decline
0 pawn t2
1 pawn t1
1 pick hellenis_f follower
1 step hellenis_e
1 stop
0 pawn v1
0 pick gaia2_a2 minor_god
0 step gaia2_b2
0 stop
1 pawn t4
1 stop
0 pawn t1
0 pick babylons_f minor_god
0 step babylons_d
0 pick babylons_d minor_god
0 step babylons_e
0 pick babylons_c follower
0 step babylons_e
1 pawn v2
1 harvest hellenis_c
1 harvest gaia2_c3
0 pawn t4
0 stop
1 pawn t2
1 cast magic_upgrade
1 use
1 pick hellenis_f minor_god
1 step hellenis_d
1 stop
0 pawn v1
0 pick babylons_f follower
0 step babylons_d
0 pick babylons_d follower
0 step babylons_b
0 pick babylons_f follower
0 step babylons_d
0 pick babylons_d follower
0 step babylons_f
1 pawn v4
0 pawn t1
0 pick babylons_e minor_god
0 step babylons_c
0 pick babylons_f minor_god
0 step babylons_e
0 pick babylons_f follower
0 step babylons_e
1 pawn v3
0 pawn t2
1 pawn t3
1 sell wood
1 buy food gold
1 done
0 pawn v4
1 pawn v2
1 harvest gaia2_c4
1 harvest hellenis_f
1 done
0 pawn t2

result: 85 102
places: 2 1
hash: bc8aff9fa89e9fa7472ca903fdd72e6cb0759c726936f89b791935bebfe581be
