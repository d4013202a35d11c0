ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 7e2ba5f50b955286f5b6f7c64470450b9703eaa242d23bb8ee7fd042281c1257
setup: {"first_game":false,"houses":"pick","players":4,"round_limit":100}

0 house pharaos
1 house norrenis
2 house babylons
* deal gods anubis bast horus isis seth
* deal gods loki thor freyr heimdallr aegir
* deal gods anu assur marduk ninhursag ea
* deal gods hades ares athena demeter hera
0 discard anubis
1 discard loki
2 discard anu
3 discard hades
* deal first 3
* deal token move_blue
* deal token trade
* deal token harvest_blue
* deal token harvest_red
* deal token income
* deal token creation
* deal token market
* deal token move_red
* deal token power
* deal culture culture_pact_1
* deal culture culture_metal_1
* deal culture culture_wood_1
* deal culture culture_gold_2
* deal pact pact_pharaos_2
* deal pact pact_norrenis_3
* deal pact pact_hellenis_6
* deal pact pact_pharaos_6
* deal pact pact_pharaos_1
* deal pact pact_norrenis_1
* deal goal goal_units
* deal goal goal_settlements
* deal goal goal_territories
3 pawn t0
3 pick hellenis_f follower
3 step hellenis_d
3 pick hellenis_d follower
3 step hellenis_a
* deal culture culture_power_1
3 cast magic_blue
3 perform creation
0 pawn t0
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_e follower
0 step pharaos_c
* deal culture culture_follower_2
0 cast magic_blue
0 perform creation
1 pawn t0
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_d follower
1 step norrenis_a
* deal culture culture_crystal_3
1 cast magic_blue
1 perform creation
2 pawn t0
2 pick babylons_f follower
2 step babylons_e
2 pick babylons_e follower
2 step babylons_c
* deal culture culture_food_1
2 cast magic_blue
2 perform creation
3 pawn v4
3 pick hellenis_f follower
3 teleport gaia4_a2
* deal culture culture_food_2
* deal culture culture_weapon_2
3 decline
0 pawn v4
0 pick pharaos_f follower
0 teleport gaia4_b4
* deal culture culture_wood_2
* deal culture culture_weapon_1
* deal culture culture_gold_1
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v4
1 pick norrenis_f follower
1 teleport gaia4_b5
* deal culture culture_metal_2
1 cast magic_weapons
1 arm dagger
1 arm short_bow
2 pawn v4
2 pick babylons_f follower
2 teleport gaia4_c1
* deal culture culture_follower_1
* deal culture culture_pact_2
2 cast magic_upgrade
2 upgrade move_blue
2 use
2 pick gaia4_c1 follower
2 step gaia4_c2
2 pick gaia4_c2 follower
2 step gaia4_c1
2 pick gaia4_c1 follower
2 step gaia4_c2
2 pick gaia4_c2 follower
2 step gaia4_c1
3 pawn v3
3 cast magic_blue
3 perform creation
0 pawn v3
1 pawn v3
2 pawn v0
3 pawn t4
3 recruit hellenis_f
3 recruit hellenis_f
3 decline
0 pawn t4
0 recruit pharaos_f
0 recruit pharaos_f
0 cast magic_red
0 perform power
1 pawn t4
1 recruit norrenis_f
1 recruit norrenis_f
1 cast magic_red
1 perform power
2 pawn t1
2 pact 0
* deal pact pact_neutral_06
2 cast magic_upgrade
2 upgrade creation
2 use
2 create gold
3 pawn v4
3 pick hellenis_f follower
3 teleport gaia4_c2
* deal culture culture_crystal_1
* deal culture culture_crystal_2
3 decline
3 summon
3 summon hera
3 replace hellenis_e
0 pawn v4
0 pick pharaos_f follower
0 teleport gaia4_d3
* deal culture culture_power_2
0 summon
0 summon seth
0 replace pharaos_d
1 pawn v4
1 pick norrenis_f follower
1 teleport pharaos_a
1 summon
1 summon freyr
1 replace norrenis_e
1 use
2 pawn v1
2 decline
2 cast magic_upgrade
2 upgrade trade
2 use
2 pact 0
* deal pact pact_neutral_09
2 pact 0
* deal pact pact_babylons_1
3 pawn v0
3 cast magic_build
3 build hellenis_a
0 pawn v3
0 shift t0_v0
0 cast magic_blue
0 perform creation
1 pawn v0
1 decline
2 pawn t2
2 harvest babylons_f
2 cast magic_upgrade
2 upgrade market
2 use
2 buy wood gold
3 pawn t1
3 pact 0
* deal pact pact_neutral_08
3 cast magic_build
3 build hellenis_e
0 pawn t3
0 harvest pharaos_d
0 harvest gaia4_b4
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn t1
1 pact 0
* deal pact pact_norrenis_6
1 cast magic_blue
1 perform creation
1 fulfil
1 pay metal
1 pay metal
2 pawn v2
2 stop
2 cast magic_upgrade
2 upgrade harvest_blue
2 use
2 harvest babylons_f
2 harvest babylons_d
3 pawn v1
3 decline
3 decline
0 pawn v3
0 shift v4_v0
0 summon
0 summon bast
0 replace pharaos_f
1 pawn v1
1 decline
1 decline
2 pawn v3
2 cast magic_followers
2 recruit babylons_f
2 recruit babylons_f
2 recruit babylons_f
3 pawn v2
3 pick hellenis_a follower
3 step hellenis_d
3 pick hellenis_e minor_god
3 step hellenis_c
3 pick hellenis_f follower
3 step hellenis_d
3 decline
0 pawn t3
0 harvest pharaos_f
0 harvest pharaos_c
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v2
1 pick norrenis_f follower
1 step norrenis_d
1 stop
1 decline
2 pawn v4
2 pick babylons_f follower
2 teleport hellenis_a
2 cast magic_build
2 build babylons_d
3 pawn v3
3 cast magic_red
3 perform income
3 recruit hellenis_e
3 recruit hellenis_e
3 recruit hellenis_e
3 recruit hellenis_e
0 pawn v2
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_a
0 cast magic_upgrade
0 upgrade harvest_blue
0 use
0 harvest pharaos_f
0 harvest pharaos_c
1 pawn v3
1 cast magic_blue
1 perform creation
2 pawn t4
2 recruit babylons_d
2 recruit babylons_d
2 cast magic_upgrade
2 use
2 pick babylons_d follower
2 teleport norrenis_c
2 pick babylons_d follower
2 teleport babylons_a
3 pawn t3
3 harvest hellenis_d
3 harvest hellenis_e
3 cast magic_weapons
3 arm dagger
3 arm short_bow
0 pawn v1
0 sell food
0 buy wood gold
1 pawn t3
1 harvest norrenis_d
1 harvest norrenis_e
1 decline
2 pawn v3
2 cast magic_blue
2 perform portal
2 pick babylons_d follower
2 teleport babylons_e
2 pick babylons_f follower
2 teleport gaia4_a1
2 summon
2 summon marduk
2 replace babylons_e
2 use
2 recruit babylons_d
3 pawn t0
3 pick hellenis_d follower
3 step hellenis_a
3 pick hellenis_e follower
3 step hellenis_b
3 fight hellenis_a
2 weapon slingshot
3 weapon dagger
2 steal gold
3 weapon short_bow
* deal ancient ancient_07
3 gain gold
3 resolve hellenis_abd
0 pawn t1
0 pact 0
* deal pact pact_neutral_12
0 cast magic_upgrade
0 upgrade creation
0 use
0 create gold
0 fulfil
0 pay food
0 pay food
0 pay food
0 bottom
1 pawn v2
1 stop
1 decline
1 summon
1 summon heimdallr
1 replace norrenis_d
2 pawn t3
2 harvest babylons_a
2 harvest babylons_f
3 pawn v0
3 cast magic_upgrade
3 upgrade portal
3 use
3 pick hellenis_a follower
3 teleport gaia4_a3
3 pick hellenis_e follower
3 teleport gaia4_a4
3 summon
3 summon demeter
3 replace hellenis_d
3 resolve gaia4_k02
3 use
3 arm dagger
0 use
0 arm dagger
1 use
1 arm double_axe
0 pawn v0
0 create metal
0 cast magic_upgrade
0 upgrade portal
0 use
0 pick pharaos_f follower
0 teleport hellenis_a
0 pick pharaos_f follower
0 teleport gaia4_b2
1 pawn t2
1 harvest pharaos_a
1 cast magic_red
1 perform power
2 pawn v2
2 pick babylons_d follower
2 step babylons_b
2 pick babylons_f follower
2 step babylons_d
2 pick babylons_d follower
2 step babylons_b
2 cast magic_followers
2 recruit babylons_d
2 recruit babylons_d
2 recruit babylons_d
2 summon
2 summon assur
2 replace babylons_a
3 pawn v1
3 decline
3 cast magic_followers
3 recruit hellenis_e
3 recruit hellenis_e
3 recruit hellenis_e
3 recruit hellenis_e
3 summon
3 summon major
3 replace hellenis_e
0 pawn v4
0 shift v0_v1
0 pick pharaos_f follower
0 teleport gaia4_b1
0 pick pharaos_f follower
0 teleport gaia4_c4
0 cast magic_build
0 build pharaos_c
0 summon
0 summon horus
0 replace pharaos_c
0 use
0 pact 0
* deal pact pact_hellenis_2
2 use
2 pact 0
* deal pact pact_neutral_04
3 use
3 pact 0
* deal pact pact_norrenis_4
3 pact 0
* deal pact pact_norrenis_2
1 pawn v1
1 decline
1 cast magic_followers
1 recruit norrenis_f
1 recruit norrenis_f
1 recruit norrenis_f
1 summon
1 summon thor
1 replace pharaos_a
2 pawn v1
2 buy wood gold
2 decline
2 summon
2 summon ninhursag
2 replace babylons_d
3 pawn t2
3 harvest hellenis_b
3 cast magic_red
3 perform power
3 summon
3 summon athena
3 replace hellenis_b
3 use
3 fulfil
0 pawn t4
0 shift v2_v3
0 recruit pharaos_c
0 recruit pharaos_c
0 bring pharaos_f
0 cast magic_upgrade
0 use
0 fulfil
0 pay food
0 pay food
0 pay food
0 pay food
0 pick pharaos_c follower
0 teleport gaia4_c5
0 summon
0 replace pharaos_c
1 pawn v0
1 cast magic_build
1 build pharaos_a
1 summon
1 summon major
1 replace norrenis_f
2 pawn v0
2 create wood
2 cast magic_build
2 build babylons_a
2 summon
2 summon major
2 replace norrenis_c

result: 61 29 29 55
places: 1 3 4 2
hash: c2da4caa98d3d727b5fe5d634148090bfd3ed713b2d502ea39967a6246e52602
