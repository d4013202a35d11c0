ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: d8c1f9171dd875038e7ad5380659d012a4e5dc87a8a1529803ce6b66ddf55575
note.commitment: 2d0639a3d31983884ba1922c7f51a1ed024d4c7594bf5423ff5d38bea4b218e0
note.date: 2026-11-16
note.seat-0: bot novice
note.seat-1: bot novice
note.table: gjwx1m4k2s3g
setup: {"first_game":false,"houses":"pick","players":2,"round_limit":100}

0 house pharaos
1 house babylons
* deal gods anubis horus isis seth sekhmet
* deal gods assur marduk ninlil ninhursag enlil
0 discard seth
1 discard ninlil
* deal first 0
* deal token move_blue
* deal token trade
* deal token harvest_blue
* deal token portal
* deal token move_red
* deal token market
* deal token income
* deal token creation
* deal token power
* deal culture culture_gold_2
* deal culture culture_crystal_2
* deal pact pact_babylons_3
* deal pact pact_pharaos_3
* deal pact pact_pharaos_6
* deal pact pact_neutral_04
* deal pact pact_neutral_11
* deal pact pact_neutral_12
* deal goal goal_territories
* deal goal goal_units
* deal goal goal_shrines
0 pawn t3
0 pick pharaos_f follower
0 teleport pharaos_c
* deal culture culture_wood_2
0 decline
1 pawn v0
1 sell metal
1 buy food wood
1 cast magic_followers
1 recruit babylons_f
1 recruit babylons_f
1 recruit babylons_f
0 pawn t2
0 harvest pharaos_d
0 cast magic_upgrade
0 upgrade creation
0 decline
1 pawn v1
1 recruit babylons_f
1 recruit babylons_f
1 decline
0 pawn v1
0 recruit pharaos_f
0 recruit pharaos_f
0 cast magic_blue
0 perform portal
0 pick pharaos_f follower
0 teleport gaia2_a3
* deal culture culture_food_1
* deal culture culture_pact_2
1 pawn t1
1 pact 4
* deal pact pact_pharaos_4
1 decline
0 pawn v2
0 create metal
0 decline
1 pawn t4
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_e follower
1 step babylons_c
1 pick babylons_f follower
1 step babylons_d
* deal culture culture_follower_2
1 cast magic_red
1 perform income
1 recruit babylons_f
1 recruit babylons_f
0 pawn t3
0 pick pharaos_f follower
0 teleport gaia2_c4
* deal culture culture_weapon_2
0 cast magic_blue
0 perform creation
0 create food
1 pawn v2
0 pawn v2
0 shift v3_v4
0 create gold
0 cast magic_upgrade
0 upgrade income
0 use
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn t3
1 pick babylons_f follower
1 teleport gaia2_c2
* deal culture culture_pact_1
* deal culture culture_crystal_3
1 decline
0 pawn v0
0 sell metal
0 buy food wood
1 pawn t4
1 pick gaia2_c2 follower
1 step gaia2_c1
1 pick babylons_f follower
1 step babylons_d
1 pick gaia2_c1 follower
1 step gaia2_b1
* deal culture culture_metal_2
1 decline
0 pawn t0
0 pick gaia2_c4 follower
0 step gaia2_c3
0 stop
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v4
1 harvest babylons_d
1 harvest gaia2_b1
1 collect gold
1 decline
0 pawn t4
0 pick pharaos_d follower
0 step pharaos_e
0 pick pharaos_e follower
0 step pharaos_b
0 pick pharaos_f follower
0 step pharaos_d
0 cast magic_weapons
0 arm ballista
0 arm double_axe
1 pawn v3
1 decline
0 pawn v2
0 create metal
1 pawn v2
1 decline
0 pawn v1
0 shift v2_v3
0 recruit pharaos_f
0 recruit pharaos_f
0 stop
0 decline
1 pawn t2
1 harvest babylons_c
1 cast magic_upgrade
1 use
1 create wood
0 pawn t1
0 pact 1
* deal pact pact_neutral_05
0 cast magic_blue
0 perform harvest_blue
0 harvest gaia2_a3
0 collect food
1 pawn v1
1 recruit babylons_f
1 recruit babylons_f
1 cast magic_upgrade
1 upgrade harvest_blue
1 decline
0 pawn v0
0 sell food
0 buy metal gold
0 cast magic_upgrade
0 upgrade harvest_red
0 use
0 harvest gaia2_a3
0 harvest pharaos_c
0 harvest pharaos_f
1 pawn v2
1 create gold
1 cast magic_blue
1 perform move_blue
1 pick babylons_f follower
1 step babylons_d
1 pick gaia2_b1 follower
1 step gaia2_a1
1 summon
1 summon marduk
1 replace babylons_f
1 decline
0 pawn v2
0 create gold
1 pawn t3
1 pick gaia2_a1 follower
1 teleport gaia2_c3
1 cast magic_blue
1 perform creation
1 create gold
0 pawn t3
0 pick gaia2_a3 follower
0 teleport babylons_c
0 cast magic_followers
0 recruit pharaos_f
0 stop
1 weapon long_shield
0 weapon double_axe
1 pay gold
1 pay wood
1 pawn t1
1 pact 0
* deal pact pact_babylons_4
0 pawn v2
0 shift v1_v2
0 create wood
0 fulfil
0 pay metal
1 pawn t0
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_d follower
1 step babylons_e
0 pawn t3
0 pick babylons_c follower
0 teleport gaia2_a3
0 decline
1 pawn v1
1 recruit babylons_f
1 recruit babylons_f
1 stop
0 pawn v0
0 decline
0 cast magic_followers
0 recruit pharaos_f
0 bring pharaos_c
0 stop
1 pawn t3
1 pick babylons_f minor_god
1 teleport pharaos_c
0 pawn v2
0 create metal
1 pawn t4
1 pick babylons_d follower
1 step babylons_f
1 stop
0 pawn t2
0 harvest gaia2_c3
0 collect metal
0 cast magic_weapons
0 arm dagger
0 arm double_axe
0 done
1 pawn v0
1 sell food
1 buy metal gold
1 fulfil
1 pay wood
0 pawn v2
0 shift t4_v3
0 create food
0 cast magic_upgrade
0 upgrade portal
0 use
0 pick gaia2_c3 follower
0 teleport babylons_b
0 pick pharaos_f follower
0 teleport gaia2_c3
0 done
0 weapon dagger
* deal ancient ancient_12
1 pawn t0
1 pick babylons_d follower
1 step babylons_a
1 pick babylons_f follower
1 step babylons_d
1 cast magic_upgrade
1 use
1 buy food metal
0 pawn t3
0 shift t3_v3
0 pick pharaos_f follower
0 teleport pharaos_b
0 pick pharaos_f follower
0 teleport babylons_d
0 cast magic_upgrade
0 use
0 summon
0 summon sekhmet
0 replace babylons_d
0 fight babylons_d
1 weapon long_shield
0 weapon double_axe
1 pay gold
1 pay gold
0 weapon ballista
* deal ancient ancient_01
0 choose 1
1 pawn t4
1 pick babylons_e follower
1 step babylons_c
1 pick babylons_a follower
1 step babylons_b
1 pick babylons_e follower
1 step babylons_d
1 cast magic_blue
1 perform market
1 buy wood metal
1 fulfil
1 pay food
1 bottom
1 fight babylons_d
0 pawn v3
0 shift t4_v4
0 decline
0 done
1 pawn t0
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_f follower
1 step babylons_d
1 decline
0 pawn v4
0 shift t0_v4
0 harvest pharaos_b
0 harvest gaia2_c3
0 harvest pharaos_f
0 cast magic_build
0 build gaia2_c3
0 summon
0 summon anubis
0 replace pharaos_f
1 pawn t4
1 pick pharaos_c minor_god
1 step pharaos_e
1 pick pharaos_e minor_god
1 step pharaos_d
1 pick babylons_e follower
1 step babylons_b
1 decline
1 fight babylons_b
0 pawn t4
0 shift v3_v4
0 pick pharaos_f minor_god
0 step pharaos_e
0 stop
0 cast magic_blue
0 perform portal
0 pick babylons_d minor_god
0 teleport gaia2_c1
0 pick pharaos_f follower
0 teleport pharaos_c
1 pawn v2
1 create food
1 cast magic_upgrade
1 use
1 stop
0 pawn t2
0 harvest pharaos_f
1 pawn t3
1 pick babylons_c follower
1 teleport gaia2_c4
1 pick babylons_f follower
1 teleport gaia2_a2
0 pawn t3
0 pick pharaos_c follower
0 teleport gaia2_b1
0 pick pharaos_e minor_god
0 teleport gaia2_c2
0 use
0 pact 5
* deal pact pact_babylons_1
1 pawn v3
1 decline
1 summon
1 summon assur
1 replace gaia2_a2
0 pawn t2
0 harvest gaia2_c1
0 fulfil
0 pay wood
0 pay food
0 pay wood
0 pay wood
0 pick gaia2_a3 follower
0 teleport pharaos_a
1 pawn t4
1 pick gaia2_a2 minor_god
1 step gaia2_b1
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_e follower
1 step babylons_c
1 cast magic_blue
1 perform portal
1 pick babylons_f follower
1 teleport gaia2_c3
1 pick babylons_f follower
1 teleport pharaos_b
1 summon
1 summon enlil
1 replace gaia2_c3
1 fight pharaos_b
1 fight gaia2_b1
0 pawn v3
1 pawn t0
1 pick babylons_f minor_god
1 step babylons_e
1 stop
1 cast magic_build
1 build babylons_c
0 pawn t4
0 shift v4_v0
0 pick pharaos_b follower
0 step pharaos_c
0 pick gaia2_c3 follower
0 step gaia2_b3
0 pick pharaos_f follower
0 step pharaos_e
0 done
0 use
0 arm war_cart
1 use
1 arm dagger
1 pawn t3
1 pick babylons_c follower
1 teleport pharaos_d
1 pick gaia2_c4 follower
1 teleport gaia2_c3
1 pick babylons_f minor_god
1 teleport gaia2_a3
0 weapon war_cart
1 weapon dagger
0 metal 2
0 pawn t3
0 pick gaia2_c1 minor_god
0 teleport pharaos_b
0 pick gaia2_b1 follower
0 teleport pharaos_a
0 summon
0 summon isis
0 replace gaia2_b3
1 pawn t0
1 pick babylons_e minor_god
1 step babylons_b
1 pick babylons_f minor_god
1 step babylons_d
0 pawn v1
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v4
1 harvest babylons_c
1 harvest babylons_f
1 decline
0 pawn t3
0 pick pharaos_f follower
0 teleport babylons_c
0 pick pharaos_a follower
0 teleport gaia2_b1
1 pawn v0
1 buy food wood
1 cast magic_followers
1 recruit babylons_f
1 recruit babylons_f
1 recruit babylons_f
1 stop
1 summon
1 summon ninhursag
1 replace gaia2_c3

result: 81 41
places: 1 2
hash: 7755bc3d2cb948fdf27911494e6dac04327e90821c037f83e12d32af97d8f48a
