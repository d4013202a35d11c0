ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: b2f08c658dbd68030b0e7862d49d9116bdbc29f6a9afa2f6ea80e53154482865
setup: {"first_game":true,"houses":"pick","players":2,"round_limit":100}

0 house pharaos
1 house babylons
* deal gods anubis bast osiris sekhmet
* deal gods assur ninlil ninhursag ea
* deal first 0
* deal token harvest_red
* deal token creation
* deal token move_blue
* deal token income
* deal token move_red
* deal token power
* deal token harvest_blue
* deal token portal
* deal token trade
* deal culture culture_pact_2
* deal culture culture_power_1
* deal pact pact_neutral_03
* deal pact pact_norrenis_1
* deal pact pact_norrenis_2
* deal pact pact_neutral_02
* deal pact pact_norrenis_3
* deal pact pact_babylons_5
* deal goal goal_units
* deal goal goal_territories
* deal goal goal_shrines
0 pawn v4
0 sell metal
0 buy wood gold
0 cast magic_upgrade
0 decline
1 pawn v4
1 decline
1 decline
0 pawn t0
0 stop
0 cast magic_build
0 decline
1 pawn t4
1 pick babylons_f follower
1 step babylons_d
1 pick babylons_d follower
1 step babylons_e
1 pick babylons_d follower
1 step babylons_b
* deal culture culture_food_1
1 decline
0 pawn v4
0 shift v1_v2
0 decline
1 pawn v1
1 harvest babylons_f
1 decline
0 pawn t3
0 recruit pharaos_f
0 stop
1 pawn t2
1 pick babylons_f follower
1 step babylons_d
1 pick babylons_e follower
1 step babylons_b
1 cast magic_red
1 perform power
0 pawn v2
0 pick pharaos_f follower
0 teleport babylons_b
0 cast magic_blue
0 perform market
0 sell food
0 buy metal gold
1 pawn t1
1 cast magic_upgrade
1 upgrade harvest_blue
1 use
1 stop
0 pawn v4
0 sell metal
0 buy food gold
1 pawn v0
0 pawn t3
0 stop
1 pawn t1
1 decline
0 pawn t0
0 stop
1 pawn v2
1 stop
1 decline
0 pawn v0
0 cast magic_blue
0 perform portal
0 pick pharaos_d follower
0 teleport babylons_a
1 pawn v4
1 sell wood
1 buy food gold
1 decline
0 pawn t4
0 stop
1 pawn t0
1 stop
1 cast magic_followers
1 stop
0 pawn t0
0 harvest babylons_a
0 harvest pharaos_f
1 pawn t1
0 pawn t3
0 stop
1 pawn t2
1 stop
1 cast magic_upgrade
1 decline
0 pawn v0
1 pawn v2
1 pick babylons_f follower
1 teleport babylons_c
1 pick babylons_d follower
1 teleport pharaos_d
1 cast magic_upgrade
1 upgrade move_blue
1 decline
0 pawn v1
0 stop
0 cast magic_upgrade
0 upgrade move_blue
0 use
0 stop
1 pawn v4
1 decline
0 pawn v3
0 pact 3
* deal pact pact_neutral_06
0 pact 5
* deal pact pact_hellenis_5
1 pawn t4
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_e follower
1 step babylons_b
1 pick pharaos_d follower
1 step pharaos_e
* deal culture culture_vp_1
0 pawn v2
0 stop
0 cast magic_followers
0 stop
1 pawn v1
1 harvest pharaos_e
1 stop
0 pawn v3
0 shift t4_v3
0 pact 0
* deal pact pact_norrenis_4
0 pact 4
* deal pact pact_neutral_11
0 decline
1 pawn v0
1 decline
0 pawn t2
0 pick pharaos_f follower
0 step pharaos_d
0 pick babylons_a follower
0 step babylons_d
0 pick babylons_d follower
0 step babylons_e
0 pick babylons_e follower
0 step babylons_d
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn t2
1 pick babylons_c follower
1 step babylons_b
1 pick pharaos_e follower
1 step pharaos_b
1 pick babylons_f follower
1 step babylons_d
1 cast magic_weapons
1 arm ballista
1 arm double_axe
1 fight babylons_d
1 fight pharaos_b
0 pawn t4
0 stop
1 pawn v1
1 harvest babylons_f
0 pawn v3
0 shift t1_v1
0 pact 0
* deal pact pact_babylons_2
0 pact 1
* deal pact pact_hellenis_1
0 cast magic_blue
0 perform harvest_blue
0 stop
1 pawn v3
1 pact 3
* deal pact pact_hellenis_3
0 pawn t4
0 stop
0 cast magic_blue
0 perform move_blue
0 stop
1 pawn t2
1 stop
0 pawn v2
0 pick pharaos_d follower
0 teleport gaia2_c4
* deal culture culture_metal_2
1 pawn t3
1 recruit babylons_f
1 stop
0 pawn v3
0 pact 4
* deal pact pact_pharaos_4
0 pact 2
* deal pact pact_babylons_1
1 pawn v2
1 stop
0 pawn v4
0 decline
0 decline
1 pawn t3
1 recruit babylons_f
1 stop
0 pawn t4
0 stop
0 cast magic_blue
0 perform trade
0 pact 4
* deal pact pact_babylons_4
0 pact 4
* deal pact pact_neutral_09
0 summon
0 summon bast
0 replace babylons_d
1 pawn t0
1 harvest babylons_f
1 cast magic_upgrade
1 use
1 buy wood metal
0 pawn t3
0 stop
1 pawn v2
1 pick babylons_f follower
1 teleport pharaos_a
1 stop
0 pawn v3
0 stop
0 summon
0 summon anubis
0 replace gaia2_c4
1 pawn t3
1 recruit babylons_f
1 stop
0 pawn t1
1 pawn t0
1 stop
0 pawn v2
0 pick babylons_d minor_god
0 teleport gaia2_a1
* deal culture culture_crystal_1
1 pawn v3
1 pact 5
* deal pact pact_hellenis_6
0 pawn t2
0 stop
0 cast magic_blue
0 perform creation
1 pawn t1
0 pawn v0
1 pawn t3
1 recruit babylons_f
1 recruit babylons_f
0 pawn v2
0 pick gaia2_c4 minor_god
0 teleport pharaos_a
0 decline
1 pawn v4
1 buy food gold
1 fulfil
0 pawn t2
0 shift t2_v1
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_f minor_god
0 step pharaos_d
0 pick pharaos_f follower
0 step pharaos_d
0 pick gaia2_a1 minor_god
0 step gaia2_a2
* deal culture culture_crystal_2
0 decline
1 pawn t2
1 pick pharaos_a follower
1 step pharaos_d
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_f follower
1 step babylons_e
1 stop
0 pawn v1
0 decline
0 harvest pharaos_f
0 cast magic_blue
0 perform market
0 decline
0 fulfil
1 pawn t4
1 stop
0 pawn v3
0 pact 0
* deal pact pact_pharaos_6
0 pact 1
* deal pact pact_neutral_04
0 done
1 pawn t2
1 stop
0 pawn v2
0 shift t2_v2
0 pick pharaos_d follower
0 teleport pharaos_c
0 decline
0 done
1 pawn v3
1 pact 2
* deal pact pact_pharaos_5
0 pawn t3
0 shift t1_v0
0 recruit pharaos_f
0 stop
0 cast magic_weapons
0 arm casting_net
0 arm double_axe
0 done
1 pawn t2
1 pick babylons_f follower
1 step babylons_e
1 stop
0 pawn t4
0 stop
0 summon
0 summon osiris
0 replace pharaos_d
1 pawn v3
1 pact 1
* deal pact pact_babylons_6
0 pawn v2
0 stop
0 done
1 pawn v1
1 stop
0 pawn t2
0 shift v2_v3
0 pick pharaos_c follower
0 step pharaos_b
0 pick gaia2_a2 minor_god
0 step gaia2_a3
0 pick gaia2_a3 minor_god
0 step gaia2_b3
0 stop
* deal culture culture_food_2
0 cast magic_blue
0 perform creation
0 summon
0 replace pharaos_f
0 weapon double_axe
* deal ancient ancient_12
1 pawn t2
1 pick babylons_e follower
1 step babylons_d
1 stop
0 pawn v1
0 shift t3_v2
0 stop
0 cast magic_followers
0 stop
1 pawn t0
1 harvest babylons_f
1 harvest babylons_e
0 pawn t1
0 shift t0_v4
1 pawn v0
1 cast magic_blue
1 perform portal
1 pick babylons_f follower
1 teleport gaia2_c4
1 pick babylons_e follower
1 teleport babylons_c
0 pawn v3
0 pact 3
* deal pact pact_neutral_01
0 pact 3
* deal pact pact_neutral_07
1 pawn v1
1 harvest babylons_c
1 stop
0 pawn v1
0 harvest pharaos_d
1 pawn t2
1 pick gaia2_c4 follower
1 step gaia2_b3
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_f follower
1 step babylons_d
1 pick babylons_c follower
1 step babylons_b
1 fight babylons_b
0 pawn t2
0 pick pharaos_f minor_god
0 step pharaos_d
0 pick pharaos_d minor_god
0 step pharaos_a
0 pick pharaos_d minor_god
0 step pharaos_a
0 pick pharaos_f follower
0 step pharaos_d
0 cast magic_blue
0 perform market
0 decline
1 pawn t1
0 pawn t4
0 pick pharaos_d minor_god
0 step pharaos_b
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_a minor_god
0 step pharaos_d
0 decline
0 weapon casting_net
1 pawn v4
1 buy metal gold
0 pawn v0
0 decline
0 fulfil
0 fulfil pact_hellenis_1
0 gain metal
0 pick pharaos_d minor_god
0 teleport gaia2_a1
1 pawn t2
1 pick babylons_e follower
1 step babylons_d
1 pick babylons_e follower
1 step babylons_d
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_d follower
1 step babylons_e
0 pawn v4
0 decline
0 summon
0 replace pharaos_d
1 pawn v2
1 pick babylons_d follower
1 teleport babylons_a
1 pick babylons_d follower
1 teleport babylons_c
0 pawn t4
0 shift t1_v1
0 gain metal
0 pick pharaos_f minor_god
0 step pharaos_e
0 stop
0 decline
1 pawn v1
1 harvest babylons_c
1 harvest babylons_f
1 done
0 pawn v2
0 pick gaia2_b3 minor_god
0 teleport gaia2_c4
0 cast magic_weapons
0 arm war_cart
0 arm broadsword
1 pawn v0
1 summon
1 summon assur
1 replace babylons_e
1 done
0 pawn v4
1 pawn v3
1 pact 4
* deal pact pact_neutral_12
1 done
0 pawn t2
0 stop
1 pawn v1
1 harvest babylons_a
1 stop
1 done
0 pawn t0
0 harvest pharaos_a
0 harvest pharaos_f
0 decline
1 pawn v0
1 done
0 pawn t1
0 cast magic_followers
0 recruit pharaos_f
0 stop
1 pawn t4
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_a follower
1 step babylons_b
1 fulfil
1 pay gold
1 gain metal
1 weapon double_axe
* deal ancient ancient_05
0 pawn t2
0 stop
1 pawn t2
1 pick babylons_e minor_god
1 step babylons_b
1 pick babylons_c follower
1 step babylons_e
1 pick babylons_e follower
1 step babylons_d
1 pick babylons_b minor_god
1 step babylons_c
0 pawn t1
1 pawn t0
1 harvest babylons_d
1 harvest babylons_b
0 pawn v1
0 decline
0 stop
1 pawn v1
1 stop
0 pawn v4
0 decline
1 pawn t4
1 pick babylons_d follower
1 step babylons_b
1 stop
0 pawn v2
0 pick gaia2_c4 minor_god
0 teleport pharaos_f
1 pawn v4
1 buy food wood
0 pawn t4
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_e minor_god
0 step pharaos_f
0 pick pharaos_e follower
0 step pharaos_d
1 pawn t1
0 pawn t3
0 stop
1 pawn v0
0 pawn t1
1 pawn t3
1 stop
0 pawn t3
0 stop
1 pawn t2
1 stop
0 pawn v4
0 sell food
0 buy wood gold
0 done
1 pawn t3
1 stop
0 pawn t1
0 done
1 pawn v4
1 buy wood gold
0 pawn v0
0 decline
0 done
1 pawn t3
1 stop
0 pawn v2
0 stop
0 done
1 pawn v0
0 pawn v0
0 fulfil
0 stop
1 pawn t1
0 pawn v4
0 shift t2_v2
0 gain wood
0 sell gold
0 buy wood metal
0 cast magic_build
0 decline
1 pawn t0
1 stop
0 pawn t0
0 shift t4_v4
0 harvest gaia2_a1
0 harvest pharaos_a
0 done
1 pawn t4
1 pick babylons_e follower
1 step babylons_c
1 pick babylons_f follower
1 step babylons_d
1 pick babylons_c minor_god
1 step babylons_e
0 pawn v4
0 gain metal
0 sell metal
0 buy wood gold
0 cast magic_weapons
0 arm short_bow
0 arm casting_net
0 done
1 pawn v4
1 buy food gold

result: 34 39
places: 2 1
hash: 0d04c3406928fbd1edcb6a13f598fbb9f095cb351fadcd60dfaae60fee91c3bd
