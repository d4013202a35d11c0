ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 7129ea623e1096f71e02c9c9de3565d870fbc7381467a851e3779cc4439f1433
setup: {"first_game":false,"houses":"pick","players":3,"round_limit":100}

0 house pharaos
1 house norrenis
2 house babylons
* deal gods anubis bast isis osiris sekhmet
* deal gods thor freyr frigg heimdallr aegir
* deal gods anu marduk ninlil ninhursag enlil
0 discard bast
1 discard frigg
2 discard ninlil
* deal first 2
* deal token creation
* deal token portal
* deal token move_blue
* deal token harvest_red
* deal token move_red
* deal token income
* deal token harvest_blue
* deal token market
* deal token power
* deal culture culture_pact_1
* deal culture culture_vp_1
* deal culture culture_metal_1
* deal pact pact_neutral_07
* deal pact pact_neutral_02
* deal pact pact_norrenis_4
* deal pact pact_babylons_2
* deal pact pact_norrenis_1
* deal pact pact_neutral_08
* deal goal goal_territories
* deal goal goal_units
* deal goal goal_settlements
2 pawn v1
2 stop
2 cast magic_blue
2 perform market
2 decline
0 pawn v4
0 stop
0 cast magic_blue
0 perform harvest_blue
0 harvest pharaos_d
1 pawn t0
1 cast magic_weapons
1 arm ballista
1 arm short_bow
2 pawn t3
2 harvest babylons_d
2 harvest babylons_f
0 pawn t3
0 harvest pharaos_f
1 pawn v3
2 pawn v3
2 cast magic_upgrade
2 upgrade move_red
2 decline
0 pawn v1
0 stop
1 pawn t3
1 harvest norrenis_f
1 harvest norrenis_e
1 decline
2 pawn v1
2 harvest babylons_f
0 pawn t4
0 stop
1 pawn t1
1 pick norrenis_f follower
1 teleport gaia4_d3
* deal culture culture_follower_1
* deal culture culture_weapon_1
1 decline
2 pawn v3
0 pawn t2
0 pick pharaos_d follower
0 step pharaos_e
0 pick pharaos_e follower
0 step pharaos_c
* deal culture culture_crystal_3
1 pawn v0
1 stop
1 cast magic_blue
1 perform move_blue
1 stop
2 pawn t1
2 pick babylons_d follower
2 teleport pharaos_a
0 pawn t4
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_e follower
0 step pharaos_c
0 pick pharaos_f follower
0 step pharaos_d
1 pawn t4
1 stop
1 decline
2 pawn v4
2 pact 2
* deal pact pact_norrenis_3
0 pawn v3
0 cast magic_blue
0 perform move_blue
0 stop
1 pawn t3
1 stop
1 decline
2 pawn t2
2 stop
0 pawn v4
0 pact 3
* deal pact pact_pharaos_4
0 cast magic_followers
0 stop
1 pawn v4
1 pact 5
* deal pact pact_babylons_4
1 decline
1 fulfil
1 pay wood
1 pay gold
2 pawn v3
0 pawn v1
0 harvest pharaos_c
1 pawn v2
1 sell food
1 buy wood metal
1 cast magic_weapons
1 arm casting_net
1 arm dagger
2 pawn v2
2 sell gold
2 buy food wood
2 cast magic_followers
2 recruit babylons_f
2 recruit babylons_f
2 recruit babylons_f
0 pawn t2
0 stop
0 cast magic_blue
0 perform trade
0 pact 0
* deal pact pact_neutral_04
0 fulfil
0 pay metal
0 perform creation
1 pawn t2
1 pick norrenis_f follower
1 step norrenis_e
1 pick norrenis_f settlement
1 step norrenis_e
2 pawn v0
2 stop
0 pawn t4
0 pick pharaos_c follower
0 step pharaos_e
0 pick pharaos_d follower
0 step pharaos_a
0 stop
1 pawn v3
2 pawn t3
2 harvest babylons_f
2 stop
0 pawn v1
0 stop
1 pawn t3
1 stop
2 pawn t4
2 pick babylons_f follower
2 step babylons_d
2 pick pharaos_a follower
2 step pharaos_b
2 pick babylons_f follower
2 step babylons_d
2 stop
0 pawn t2
0 shift v1_v2
0 stop
1 pawn t1
1 stop
2 pawn t1
2 stop
0 pawn v0
0 stop
1 pawn v1
1 stop
1 cast magic_blue
1 perform market
1 sell wood
1 buy food metal
2 pawn v4
2 pact 0
* deal pact pact_babylons_1
0 pawn t3
0 harvest pharaos_c
0 harvest pharaos_f
1 pawn t4
1 pick norrenis_e follower
1 step norrenis_b
1 pick gaia4_d3 follower
1 step gaia4_d4
1 pick norrenis_e follower
1 step norrenis_b
* deal culture culture_wood_1
1 weapon short_bow
* deal ancient ancient_06
2 pawn v1
2 harvest babylons_f
0 pawn t2
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_c follower
0 step pharaos_b
1 pawn v3
1 decline
2 pawn t2
2 pick babylons_f follower
2 step babylons_e
2 pick babylons_d follower
2 step babylons_f
* deal culture culture_food_1
2 decline
0 pawn t0
1 pawn v0
1 stop
1 cast magic_weapons
1 arm broadsword
1 arm short_bow
2 pawn t1
2 pick babylons_d follower
2 teleport babylons_a
2 decline
0 pawn t3
0 harvest pharaos_e
0 harvest pharaos_f
1 pawn v2
1 decline
1 cast magic_followers
1 stop
2 pawn v4
2 pact 3
* deal pact pact_pharaos_6
2 cast magic_blue
2 perform market
2 sell gold
2 buy wood metal
0 pawn v2
0 sell gold
0 buy food wood
0 decline
1 pawn t3
1 stop
2 pawn v0
2 recruit babylons_f
2 stop
0 pawn v3
0 cast magic_followers
0 stop
1 pawn t1
1 pick norrenis_b follower
1 teleport pharaos_c
2 pawn t4
2 pick babylons_a follower
2 step babylons_b
2 stop
0 pawn t1
0 pick pharaos_f follower
0 teleport babylons_d
0 decline
1 pawn v2
2 pawn v0
2 recruit babylons_f
2 recruit babylons_f
0 pawn v3
0 cast magic_followers
0 recruit pharaos_f
0 stop
1 pawn v1
1 stop
2 pawn t1
2 pick babylons_f follower
2 teleport pharaos_d
2 cast magic_build
2 decline
0 pawn t0
1 pawn v2
2 pawn t4
2 pick babylons_f follower
2 step babylons_d
2 pick babylons_e follower
2 step babylons_c
2 stop
0 pawn t2
0 stop
1 pawn v1
1 stop
2 pawn t2
2 pick pharaos_d follower
2 step pharaos_a
2 pick babylons_c follower
2 step babylons_e
0 pawn v0
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v4
1 pact 3
* deal pact pact_babylons_6
2 pawn v3
0 pawn v1
0 stop
0 cast magic_followers
0 stop
1 pawn t3
1 harvest norrenis_b
1 stop
2 pawn v1
2 harvest babylons_e
0 pawn t4
0 pick babylons_d follower
0 step babylons_b
0 pick pharaos_e follower
0 step pharaos_c
0 pick pharaos_f follower
0 step pharaos_d
0 fight pharaos_c
1 pawn v2
1 decline
2 pawn t3
2 stop
0 pawn v2
0 sell wood
0 buy food metal
1 pawn t1
1 pick gaia4_d4 follower
1 teleport norrenis_f
2 pawn t1
2 pick babylons_e follower
2 teleport norrenis_c
0 pawn v1
0 shift t1_v1
0 harvest pharaos_f
0 cast magic_upgrade
0 upgrade portal
0 decline
1 pawn t3
1 harvest norrenis_f
1 stop
2 pawn t4
2 pick norrenis_c follower
2 step norrenis_b
2 pick babylons_f follower
2 step babylons_d
2 stop
0 pawn v0
0 shift t0_v0
0 recruit pharaos_f
0 stop
0 cast magic_weapons
0 arm dagger
0 arm war_cart
1 pawn t2
1 pick norrenis_f follower
1 step norrenis_d
1 pick pharaos_c follower
1 step pharaos_b
1 weapon dagger
* deal ancient ancient_11
2 pawn t3
2 harvest babylons_f
2 stop
0 pawn t2
0 pick pharaos_d follower
0 step pharaos_e
0 stop
0 cast magic_followers
0 stop
1 pawn v2
1 decline
1 decline
2 pawn v2
2 sell metal
2 buy wood gold
2 decline
2 done
0 pawn v3
1 pawn v1
1 stop
1 cast magic_weapons
1 arm viking_helmet
1 arm dagger
2 pawn t2
2 pick babylons_d follower
2 step babylons_b
2 pick babylons_f follower
2 step babylons_e
2 cast magic_build
2 build babylons_e
2 summon
2 summon marduk
2 replace babylons_f
2 use
2 recruit babylons_e
0 pawn t2
0 pick pharaos_e follower
0 step pharaos_f
0 stop
1 pawn v4
1 pact 4
* deal pact pact_norrenis_2
2 pawn t3
2 harvest babylons_f
2 harvest pharaos_a
2 cast magic_upgrade
2 decline
0 pawn v1
0 harvest pharaos_f
0 cast magic_blue
0 perform trade
0 pact 2
* deal pact pact_neutral_01
0 done
1 pawn v0
1 recruit norrenis_e
1 recruit norrenis_e
2 pawn t0
0 pawn t1
0 shift v4_v0
0 pick pharaos_e follower
0 teleport pharaos_a
0 pick pharaos_f follower
0 teleport gaia4_b4
* deal culture culture_gold_1
* deal culture culture_crystal_1
* deal culture culture_weapon_2
0 done
0 weapon war_cart
2 weapon long_shield
2 pay gold
2 pay gold
1 pawn v1
1 harvest norrenis_b
1 cast magic_build
1 decline
1 done
2 pawn v1
2 harvest pharaos_a
0 pawn t2
0 stop
0 done
1 pawn t1
1 pick norrenis_e follower
1 teleport norrenis_d
1 summon
1 summon heimdallr
1 replace norrenis_d
2 pawn t4
2 pick pharaos_a follower
2 step pharaos_b
2 pick babylons_e follower
2 step babylons_d
2 pick babylons_f follower
2 step babylons_d
2 pick babylons_f follower
2 step babylons_d
2 pick babylons_f minor_god
2 step babylons_e
0 pawn v3
0 fulfil
0 pay metal
0 middle
1 pawn v0
1 stop
2 pawn t0
0 pawn t0
1 pawn v3
2 pawn v3
0 pawn v1
0 stop
1 pawn t4
1 pick norrenis_e follower
1 step norrenis_f
1 pick norrenis_d minor_god
1 step norrenis_f
1 pick norrenis_f follower
1 step norrenis_d
2 pawn t4
2 pick babylons_d follower
2 step babylons_b
2 pick babylons_e minor_god
2 step babylons_f
2 pick babylons_d follower
2 step babylons_e
2 pick babylons_f follower
2 step babylons_e
2 pick babylons_d follower
2 step babylons_a
2 cast magic_followers
2 stop
0 pawn t1
0 pick pharaos_f follower
0 teleport babylons_c
0 pick gaia4_b4 follower
0 teleport babylons_e
0 cast magic_weapons
0 arm casting_net
0 arm short_bow
0 weapon casting_net
2 weapon long_shield
2 pay gold
1 pawn v0
1 recruit norrenis_e
1 stop
2 pawn t2
2 pick babylons_e follower
2 step babylons_d
2 pick babylons_d follower
2 step babylons_f
0 pawn v2
0 sell food
0 buy wood gold
1 pawn t2
1 pick norrenis_b follower
1 step norrenis_a
1 pick norrenis_f follower
1 step norrenis_d
2 pawn v4
2 stop
0 pawn v0
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn t0
2 pawn v2
2 buy food gold
0 pawn t2
0 pick babylons_c follower
0 step babylons_b
0 pick pharaos_f follower
0 step pharaos_d
0 weapon short_bow
* deal ancient ancient_05
1 pawn v3
2 pawn v1
2 harvest babylons_a
2 decline
2 summon
2 summon ninhursag
2 replace babylons_a
0 pawn v3
0 fulfil
0 pay metal
0 upgrade market
0 decline
1 pawn t4
1 stop
2 pawn t3
2 stop
0 pawn v2
0 shift v1_v2
0 buy food gold
1 pawn t3
1 harvest norrenis_f
1 stop
2 pawn v0
2 stop
2 decline
0 pawn t4
0 pick babylons_b follower
0 step babylons_c
0 pick pharaos_f follower
0 step pharaos_d
0 pick babylons_c follower
0 step babylons_e
0 weapon dagger
2 weapon slingshot
1 pawn v4
1 pact 2
* deal pact pact_babylons_3
2 pawn t0
2 cast magic_red
2 perform harvest_red
2 stop
0 pawn v0
0 stop
1 pawn t2
1 pick norrenis_e follower
1 step norrenis_c
1 pick norrenis_d follower
1 step norrenis_e
2 pawn t4
2 pick babylons_f follower
2 step babylons_e
2 pick babylons_f minor_god
2 step babylons_d
2 pick babylons_a minor_god
2 step babylons_d
2 stop
0 pawn v2
0 buy food metal
1 pawn v1
1 harvest norrenis_c
1 decline
1 fulfil
1 bottom
1 summon
1 summon thor
1 replace norrenis_a
2 pawn t1
2 pick babylons_f follower
2 teleport gaia4_c1
* deal culture culture_pact_2
* deal culture culture_wood_2
0 pawn v4
0 pact 2
* deal pact pact_pharaos_1
1 pawn t4
1 pick norrenis_a minor_god
1 step norrenis_b
1 pick norrenis_e follower
1 step norrenis_f
1 pick norrenis_f minor_god
1 step norrenis_e
1 cast magic_blue
1 perform market
2 pawn v3
0 pawn t3
0 harvest pharaos_f
1 pawn v4
1 pact 0
* deal pact pact_pharaos_5
2 pawn t1
2 pick gaia4_c1 follower
2 teleport gaia4_d1
* deal culture culture_crystal_2
0 pawn v1
0 stop
1 pawn t3
1 harvest norrenis_c
1 harvest norrenis_d
2 pawn v3
0 pawn t0
1 pawn v2
1 sell wood
1 buy metal gold
2 pawn t1
2 pick babylons_d minor_god
2 teleport norrenis_c
0 pawn t3
0 harvest pharaos_f
1 pawn t4
1 pick norrenis_e settlement
1 step norrenis_b
1 carry minor_god
1 pick norrenis_b minor_god
1 step norrenis_c
1 pick norrenis_f follower
1 step norrenis_d
2 pawn v2
2 buy food metal
0 pawn t4
0 stop
1 pawn v2
1 sell gold
1 buy wood metal
2 pawn t2
2 pick babylons_f follower
2 step babylons_e
2 pick babylons_f minor_god
2 step babylons_d
0 pawn t3
0 harvest pharaos_f
1 pawn t4
1 stop
2 pawn t0
0 pawn t0
1 pawn v3
2 pawn v4
2 pact 3
* deal pact pact_neutral_05
2 decline
2 done
0 pawn t4
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_f
0 pick pharaos_d follower
0 step pharaos_e
1 pawn v1
2 pawn v1
2 harvest babylons_f
2 decline
2 done
0 pawn t2
0 pick pharaos_e follower
0 step pharaos_c
0 pick pharaos_d follower
0 step pharaos_a
1 pawn v4
1 pact 0
* deal pact pact_norrenis_5
2 pawn t1
2 pick babylons_e follower
2 teleport gaia4_a2
* deal culture culture_metal_2
* deal culture culture_gold_2
2 decline
2 done
0 pawn t3
0 harvest pharaos_f
1 pawn t4
1 pick norrenis_b settlement
1 step norrenis_c
1 stop
1 stop
2 pawn v1
2 stop
2 cast magic_blue
2 perform trade
2 pact 5
* deal pact pact_norrenis_6
2 summon
2 summon enlil
2 replace babylons_e
0 pawn v0
0 stop
1 pawn v3
2 pawn t2
2 pick gaia4_a2 follower
2 step gaia4_b2
2 pick babylons_d minor_god
2 step babylons_e
* deal culture culture_follower_2
0 pawn t4
0 stop
1 pawn t1
1 stop
2 pawn v1
2 stop
0 pawn t0
1 pawn t3
2 pawn t0
0 pawn t1
0 pick pharaos_a follower
0 teleport pharaos_f
0 stop
1 pawn v2
1 sell metal
1 buy food gold
1 fulfil
1 bottom
2 pawn v4
2 pact 2
* deal pact pact_babylons_5
0 pawn t0
1 pawn t1
1 pick norrenis_c settlement
1 teleport gaia4_a1
1 carry follower
1 carry minor_god
2 pawn t1
2 stop
0 pawn v2
0 buy food metal
1 pawn v0
1 stop
2 pawn v3
0 pawn t1
0 pick pharaos_f follower
0 teleport pharaos_e
0 stop
1 pawn t1
1 pick gaia4_a1 follower
1 teleport gaia4_b1
2 pawn t2
2 pick babylons_e follower
2 step babylons_f
2 pick gaia4_b2 follower
2 step gaia4_c2
0 pawn t2
0 pick pharaos_c follower
0 step pharaos_e
0 pick pharaos_e follower
0 step pharaos_f
1 pawn v1
1 harvest gaia4_b1
2 pawn v1
2 harvest gaia4_c2
2 done
0 pawn t0
1 pawn t2
1 pick norrenis_b minor_god
1 step norrenis_c
1 pick gaia4_b1 follower
1 step gaia4_a1
2 pawn t4
2 pick babylons_e minor_god
2 step babylons_c
2 pick babylons_e follower
2 step babylons_f
2 pick babylons_d minor_god
2 step babylons_f
2 pick babylons_f follower
2 step babylons_e
2 pick gaia4_d1 follower
2 step gaia4_c2
2 done
0 pawn v4
0 pact 1
* deal pact pact_neutral_12
0 cast magic_followers
0 stop
0 summon
0 summon sekhmet
0 replace pharaos_e
1 pawn t3
1 harvest gaia4_a1
2 pawn v0
2 recruit babylons_e
2 stop
2 fulfil
2 pay food
2 middle
2 gain metal
0 pawn t0
0 shift v0_v1
0 cast magic_upgrade
0 decline
1 pawn t2
1 pick gaia4_a1 settlement
1 step gaia4_b1
1 carry follower
1 carry minor_god
1 stop
2 pawn t2
2 pick babylons_c minor_god
2 step babylons_b
2 pick babylons_b minor_god
2 step babylons_e
2 cast magic_upgrade
2 decline
2 fulfil
0 pawn v0
0 decline
0 stop
1 pawn t4
1 pick gaia4_b1 settlement
1 step gaia4_a1
1 carry follower
1 carry minor_god
1 pick norrenis_d follower
1 step norrenis_b
1 pick norrenis_d follower
1 step norrenis_e
2 pawn v1
2 harvest babylons_f
0 pawn v1
0 shift v2_v3
0 harvest pharaos_f
0 decline
1 pawn v2
1 sell food
1 buy metal gold
2 pawn t2
2 stop
0 pawn t1
0 shift t3_v3
0 pick pharaos_f follower
0 teleport pharaos_c
0 pick pharaos_e minor_god
0 teleport norrenis_e
0 cast magic_weapons
0 arm casting_net
0 arm war_cart
0 summon
0 summon osiris
0 replace pharaos_c
0 weapon casting_net
1 weapon casting_net
1 pawn t1
1 pick norrenis_d follower
1 teleport norrenis_a
2 pawn v3
0 pawn v3
0 decline
1 pawn v4
1 stop
2 pawn t4
2 pick babylons_f follower
2 step babylons_d
2 pick gaia4_c2 follower
2 step gaia4_b3
2 pick babylons_e minor_god
2 step babylons_c
2 pick gaia4_c2 follower
2 step gaia4_b3
2 pick babylons_e minor_god
2 step babylons_c
0 pawn t0
0 decline
1 pawn v3
1 cast magic_weapons
1 arm double_axe
1 summon
1 summon aegir
1 replace norrenis_a
2 pawn t2
2 pick babylons_d follower
2 step babylons_e
2 stop
0 pawn t1
0 pick pharaos_c minor_god
0 teleport gaia4_d1
0 pick norrenis_e minor_god
0 teleport gaia4_c1
0 cast magic_followers
0 stop
1 pawn v0
1 recruit gaia4_a1
1 recruit gaia4_a1
2 pawn v3
0 pawn v2
0 buy wood metal
0 fulfil
0 pay food
0 middle
1 pawn v1
1 stop
2 pawn t0
0 pawn v4
0 pact 5
* deal pact pact_neutral_10
0 pact 4
* deal pact pact_pharaos_3
0 fulfil
0 pay food
0 pay gold
0 middle
1 pawn t1
1 pick gaia4_a1 follower
1 teleport pharaos_c
2 pawn v2
2 buy wood gold
0 pawn t0
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v4
1 pact 3
* deal pact pact_neutral_09
2 pawn v4
2 pact 4
* deal pact pact_pharaos_2
0 pawn v4
0 decline
0 pact 0
* deal pact pact_neutral_06
0 pact 3
* deal pact pact_neutral_11
1 pawn t2
1 pick gaia4_a1 follower
1 step gaia4_a2
1 pick norrenis_f follower
1 step norrenis_d
2 pawn t4
2 pick babylons_c minor_god
2 step babylons_e
2 pick babylons_f follower
2 step babylons_e
2 pick babylons_e minor_god
2 step babylons_c
2 pick babylons_f minor_god
2 step babylons_d
2 pick babylons_e follower
2 step babylons_d
0 pawn v0
0 shift t2_v2
0 stop
0 cast magic_followers
0 recruit pharaos_f
0 stop
0 summon
0 summon isis
1 pawn v2
1 sell gold
1 buy food wood
1 fulfil
1 pay gold
1 gain gold
2 pawn v1
2 stop
0 pawn t3
0 stop
1 pawn v1
1 harvest norrenis_a
1 fulfil
1 fulfil pact_neutral_05
1 stop
2 pawn t0
0 pawn t1
0 pick gaia4_d1 minor_god
0 teleport gaia4_a4
0 stop
1 pawn t1
1 pick pharaos_c follower
1 teleport gaia4_d3
2 pawn t4
2 stop
0 pawn v1
0 harvest pharaos_f
0 cast magic_followers
0 stop
1 pawn t4
1 pick gaia4_d3 follower
1 step gaia4_d2
1 pick norrenis_a minor_god
1 step norrenis_b
1 pick norrenis_d follower
1 step norrenis_a
2 pawn v2
2 buy food gold
0 pawn t4
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_f
0 pick gaia4_c1 minor_god
0 step gaia4_b1
1 pawn v4
1 pact 0
2 pawn v0
2 recruit babylons_e
2 recruit babylons_e
0 pawn v3
0 shift t1_v0
0 decline
1 pawn t0
1 cast magic_upgrade
1 upgrade income
1 decline
2 pawn v4
2 pact 5
0 pawn t3
0 decline
0 harvest gaia4_b1
0 stop
0 cast magic_weapons
0 arm dagger
0 arm double_axe
1 pawn t1
1 pick gaia4_a1 settlement
1 teleport gaia4_b4
1 carry follower
1 stop
2 pawn t1
2 pick babylons_f follower
2 teleport babylons_e
2 pick babylons_c minor_god
2 teleport pharaos_d
0 pawn v4
0 pact 3
0 stop
1 pawn v3
2 pawn v1
2 harvest babylons_f
2 harvest babylons_c
0 pawn v2
0 buy food gold
1 pawn v4
1 pact 0
2 pawn t1
2 pick babylons_d follower
2 teleport babylons_a
2 stop
0 pawn v4
0 pact 2
0 stop
1 pawn t2
1 pick gaia4_d2 follower
1 step gaia4_d1
1 pick gaia4_b4 follower
1 step gaia4_a4
0 weapon double_axe
1 weapon ballista
2 pawn v0
2 recruit babylons_e
2 recruit babylons_e
0 pawn t0
0 shift t4_v4
1 pawn t0
2 pawn t3
2 stop
0 pawn t3
0 harvest gaia4_b1
0 stop
1 pawn v4
1 pact 1
1 done
2 pawn v2
2 buy food wood
2 fulfil
2 fulfil pact_norrenis_4
2 bottom
0 pawn v2
0 shift v4_v0
0 buy wood metal
0 done
1 pawn v0
1 recruit gaia4_b4
1 recruit gaia4_b4
1 recruit gaia4_b4
1 done
2 pawn v1
2 harvest babylons_a
2 harvest babylons_f
0 pawn t4
0 pick pharaos_f follower
0 step pharaos_d
0 pick gaia4_a4 minor_god
0 step gaia4_b5
0 pick gaia4_b1 minor_god
0 step gaia4_b2
* deal culture culture_power_2
0 fulfil
0 fulfil pact_babylons_5
0 bottom
0 weapon war_cart
2 weapon long_shield
2 pay food
2 pay food
0 metal 1
1 pawn t1
1 pick gaia4_b4 settlement
1 teleport gaia4_d3
1 carry follower
1 stop
1 fulfil
1 pick norrenis_b follower
1 teleport babylons_c
1 weapon casting_net
2 weapon long_shield
2 pay gold
2 pay food
2 pawn t4
2 pick babylons_a follower
2 step babylons_b
2 stop
0 pawn t0
0 done
1 pawn v4
1 pact 4
2 pawn t3
2 harvest babylons_f
2 harvest babylons_c
0 pawn v2
0 buy wood gold
0 fulfil
0 fulfil pact_norrenis_2
0 pay metal
0 bottom
1 pawn t1
1 pick norrenis_a follower
1 teleport babylons_a
2 pawn t1
2 pick pharaos_d minor_god
2 teleport pharaos_c
2 pick babylons_b follower
2 teleport gaia4_d4
0 pawn v1
0 decline
0 harvest gaia4_b5
0 fulfil
0 perform income
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v1
1 harvest gaia4_b4
1 fulfil
1 bottom
2 pawn t2
2 pick babylons_f follower
2 step babylons_d
2 pick babylons_c minor_god
2 step babylons_e
0 pawn t0
1 pawn t1
1 pick gaia4_a1 minor_god
1 teleport gaia4_a4
2 pawn t3
2 harvest gaia4_d4
2 harvest babylons_f
2 done
0 pawn t2
0 pick gaia4_b2 minor_god
0 step gaia4_c1
0 pick gaia4_b5 minor_god
0 step gaia4_c4
0 cast magic_weapons
0 arm double_axe
0 arm war_cart
0 decline
1 decline
2 decline
1 pawn v2
1 sell metal
1 buy wood gold
2 pawn v2
2 buy metal gold
2 done
0 pawn v4
1 pawn v4

result: 55 73 53
places: 2 1 3
hash: feafaded10abcca406b744d511d28b9c83d4ac5018a962f68366784d6e33a576
