ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 03427c6ff6ee62fb98880d276e208c51a086b2f2aae2de2310140b59b1f8947d
setup: {"first_game":false,"houses":"random","players":2,"round_limit":100}

* deal house pharaos
* deal house hellenis
* deal gods anubis horus isis osiris sekhmet
* deal gods hades ares athena hera hermes
0 discard anubis
1 discard hades
* deal first 1
* deal token trade
* deal token power
* deal token portal
* deal token harvest_red
* deal token move_red
* deal token income
* deal token creation
* deal token move_blue
* deal token market
* deal culture culture_crystal_3
* deal culture culture_follower_2
* deal pact pact_neutral_03
* deal pact pact_neutral_05
* deal pact pact_neutral_01
* deal pact pact_pharaos_5
* deal pact pact_neutral_09
* deal pact pact_hellenis_3
* deal goal goal_shrines
* deal goal goal_settlements
* deal goal goal_units
1 pawn t2
1 pick hellenis_f follower
1 teleport pharaos_c
* deal culture culture_crystal_2
1 cast magic_blue
1 perform creation
0 pawn t2
0 pick pharaos_f follower
0 teleport hellenis_a
* deal culture culture_weapon_1
0 cast magic_blue
0 perform creation
1 pawn v1
1 cast magic_blue
1 perform portal
1 pick hellenis_f follower
1 teleport gaia2_a3
* deal culture culture_power_1
* deal culture culture_pact_2
0 pawn v1
0 cast magic_blue
0 perform portal
0 pick pharaos_f follower
0 teleport gaia2_b1
* deal culture culture_gold_2
* deal culture culture_food_1
1 pawn v0
1 recruit hellenis_f
1 recruit hellenis_f
1 decline
0 pawn v0
0 recruit pharaos_f
0 recruit pharaos_f
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn t1
1 cast magic_blue
1 perform creation
0 pawn t1
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v1
1 cast magic_build
1 build pharaos_c
1 summon
1 summon hera
1 replace hellenis_e
0 pawn v1
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 stop
0 summon
0 summon sekhmet
0 replace pharaos_d
1 pawn v2
1 pick pharaos_c follower
1 step pharaos_e
1 pick hellenis_f follower
1 step hellenis_d
0 pawn t2
0 shift v2_v3
0 pick pharaos_f follower
0 teleport pharaos_c
0 decline
1 pawn v0
1 recruit hellenis_f
1 recruit hellenis_f
1 recruit hellenis_f
0 pawn v1
0 cast magic_blue
0 perform portal
0 pick pharaos_f follower
0 teleport gaia2_c3
* deal culture culture_metal_1
* deal culture culture_crystal_1
1 pawn t0
1 pact 0
* deal pact pact_neutral_12
1 cast magic_build
1 build pharaos_e
0 pawn t1
0 shift t2_v2
0 cast magic_blue
0 perform creation
1 pawn v0
1 recruit pharaos_e
1 recruit pharaos_e
1 recruit pharaos_e
1 recruit pharaos_e
1 cast magic_build
1 build hellenis_d
0 pawn v1
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 stop
1 pawn v4
1 harvest hellenis_f
0 pawn t1
0 shift v3_v4
0 decline
1 pawn v3
1 decline
1 cast magic_build
1 build hellenis_e
0 pawn v1
0 cast magic_blue
0 perform portal
0 pick pharaos_f follower
0 teleport pharaos_a
1 pawn v2
1 pick hellenis_e minor_god
1 step hellenis_c
1 pick hellenis_d follower
1 step hellenis_a
1 summon
1 replace pharaos_e
0 pawn t1
0 shift t0_v0
0 cast magic_blue
0 perform portal
0 pick pharaos_f follower
0 teleport hellenis_e
1 pawn t3
1 harvest hellenis_c
1 harvest pharaos_e
1 cast magic_weapons
1 arm dagger
1 arm short_bow
0 pawn t0
0 pact 0
* deal pact pact_pharaos_3
0 fulfil
0 pay food
0 pay food
0 pay food
0 pay food
0 pick pharaos_f follower
0 teleport hellenis_d
1 pawn v0
1 recruit pharaos_e
1 recruit pharaos_e
1 recruit pharaos_e
1 bring hellenis_f
1 recruit pharaos_e
1 bring hellenis_f
0 pawn t1
1 pawn t0
1 pact 0
* deal pact pact_neutral_02
0 pawn v1
0 decline
1 pawn v4
1 harvest hellenis_f
1 decline
1 summon
1 summon athena
1 replace pharaos_e
1 use
1 fulfil
1 fulfil pact_pharaos_3
1 pay wood
0 pawn t1
0 shift v4_v0
0 decline
1 pawn v0
1 recruit pharaos_e
1 recruit pharaos_e
1 bring hellenis_f
1 recruit pharaos_e
1 bring hellenis_f
1 recruit pharaos_e
1 bring hellenis_f
1 cast magic_upgrade
1 upgrade trade
1 use
1 pact 0
* deal pact pact_neutral_08
1 pact 0
* deal pact pact_hellenis_1
1 fulfil
1 fulfil pact_neutral_02
0 pawn t0
0 pact 0
* deal pact pact_pharaos_2
0 decline
1 pawn t3
1 harvest hellenis_c
1 harvest gaia2_a3
1 collect metal
1 decline
1 fulfil
1 pay food
1 pay food
0 pawn v4
0 harvest pharaos_d
0 cast magic_upgrade
0 upgrade trade
0 use
0 pact 0
* deal pact pact_neutral_11
0 pact 0
* deal pact pact_pharaos_1
0 summon
0 summon osiris
0 replace pharaos_a
1 pawn v0
1 recruit pharaos_e
1 stop
1 decline
0 pawn t0
0 shift v1_v2
0 pact 0
* deal pact pact_neutral_07
0 pact 0
* deal pact pact_neutral_04
0 decline
0 fulfil
0 pay metal
0 perform creation
0 summon
0 summon major
0 replace pharaos_c
1 pawn t1
1 decline
0 pawn v0
0 shift t3_v2
0 gain gold
0 recruit pharaos_f
0 recruit pharaos_f
0 decline
0 summon
0 summon horus
0 replace pharaos_f
1 pawn v0
1 recruit pharaos_e
1 stop
1 decline
0 pawn v4
0 shift t3_v3
0 gain gold
0 harvest pharaos_c
0 cast magic_upgrade
0 use
0 buy wood gold
0 fulfil
0 pay food
0 gain gold
0 summon
0 replace pharaos_f
1 pawn t1
1 decline
0 pawn t0
0 gain gold
0 pact 0
* deal pact pact_hellenis_6
0 pact 0
* deal pact pact_neutral_06
0 cast magic_upgrade
0 use
0 harvest gaia2_c3
0 cover metal
0 harvest hellenis_a
0 fulfil
0 fulfil pact_neutral_04
1 pawn v0
1 recruit pharaos_e
1 stop
1 decline
0 pawn v0
0 gain gold
0 recruit pharaos_f
0 recruit pharaos_f
0 cast magic_upgrade
0 use
0 create gold
0 fulfil
0 pay food
0 pay food
0 pay food
1 pawn t3
1 harvest gaia2_a3
1 decline
0 pawn v1
0 shift t4_v3
0 gain wood
0 create wood
0 cast magic_build
0 build pharaos_a
0 done
1 pawn v0
1 recruit pharaos_e
1 stop
1 decline
0 pawn v0
0 gain wood
0 recruit pharaos_a
0 bring pharaos_f
0 recruit pharaos_a
0 bring pharaos_f
0 cast magic_build
0 build pharaos_d
0 done
1 pawn t1
1 decline
0 pawn v1
0 shift t4_v4
0 create metal
0 cast magic_build
0 build hellenis_a
0 done
1 pawn v0
1 recruit pharaos_e
1 stop
1 decline
0 pawn v0
0 gain wood
0 recruit pharaos_a
0 bring pharaos_f
0 recruit pharaos_a
0 bring pharaos_f
0 recruit pharaos_a
0 bring pharaos_f
0 cast magic_build
0 build gaia2_b1
0 done
1 pawn t1
1 decline
0 pawn v1
0 decline
0 create wood
0 cast magic_red
0 perform income
0 recruit pharaos_a
0 bring gaia2_b1
0 recruit pharaos_a
0 bring pharaos_f
0 recruit pharaos_a
0 bring pharaos_f
0 done
1 pawn v0
1 recruit pharaos_e
1 stop
1 decline
0 pawn v0
0 decline
0 recruit pharaos_a
0 bring hellenis_a
0 recruit pharaos_a
0 stop
0 cast magic_weapons
0 arm dagger
0 arm short_bow
0 done
1 pawn t2
1 pick pharaos_e follower
1 teleport hellenis_a
1 decline
0 pawn v1
0 decline
0 create metal
0 done
1 pawn v0
1 recruit pharaos_e
1 stop
1 decline
0 pawn v0
0 decline
0 recruit pharaos_a
0 stop
0 done
1 pawn t2
1 pick pharaos_e follower
1 teleport gaia2_b1
1 decline
0 pawn v1
0 decline
0 create food
0 done
1 pawn v0
1 recruit pharaos_e
1 stop
1 decline
0 pawn v0
0 decline
0 recruit pharaos_a
0 stop
0 done
1 pawn t3
1 harvest hellenis_a
1 harvest gaia2_b1
1 collect gold
1 decline
0 pawn v1
0 decline
0 create wood
0 done
1 pawn v0
1 recruit pharaos_e
1 stop
1 decline
0 pawn v0
0 decline
0 recruit pharaos_a
0 stop
0 done
1 pawn t3
1 harvest gaia2_b1
1 decline
0 pawn v1
0 decline
0 create wood
0 done
1 pawn v0
1 recruit pharaos_e
1 stop
1 decline
0 pawn v0
0 decline
0 recruit pharaos_a
0 stop
0 done
1 pawn t1
1 cast magic_upgrade
1 upgrade creation
1 use
1 create gold
0 pawn v1
0 decline
0 create wood
0 done
1 pawn v0
1 recruit pharaos_e
1 stop
1 cast magic_upgrade
1 upgrade power
1 use
0 pawn v0
0 decline
0 recruit pharaos_a
0 stop
0 done
1 pawn v1
1 create gold
0 pawn v1
0 decline
0 create metal
0 done
1 pawn v0
1 recruit pharaos_e
1 stop
0 pawn v0
0 decline
0 recruit pharaos_a
0 stop
0 done
1 pawn v1
1 create metal
1 fulfil
1 arm double_axe
0 pawn v1
0 decline
0 create metal
0 done
1 pawn v0
1 recruit pharaos_e
1 stop
0 pawn v0
0 decline
0 recruit pharaos_a
0 stop
0 done
1 pawn v1
1 create metal
0 pawn v1
0 decline
0 create gold
0 done
1 pawn v0
1 recruit pharaos_e
1 stop
0 pawn v0
0 decline
0 recruit pharaos_a
0 stop
0 done
1 pawn t3
0 pawn v1
0 decline
0 create gold
0 done
1 pawn v0
1 recruit pharaos_e
1 stop
0 pawn v0
0 decline
0 recruit pharaos_a
0 stop
0 done
1 pawn t3
0 pawn v1
0 decline
0 create gold
0 done
1 pawn v0
1 recruit pharaos_e
1 stop
0 pawn v0
0 decline
0 recruit pharaos_a
0 stop
0 done
1 pawn t3
0 pawn t1
0 shift t1_v1
0 gain food
0 cast magic_upgrade
0 use
0 recruit pharaos_a
0 stop
0 done
1 pawn v0
1 recruit pharaos_e
1 stop
0 pawn v0
0 gain food
0 recruit pharaos_a
0 stop
0 cast magic_upgrade
0 use
0 fulfil
0 fulfil pact_pharaos_2
0 pay food
0 recruit pharaos_a
0 bring hellenis_d
0 recruit pharaos_a
0 stop

result: 224 206
places: 1 2
hash: 526fe588b0e7678d0e149537adaac78b910c5152f87a2641ea256fd1ba135d99
