ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: ebfad6ef873d5532b0e68961411e930e104444e64ef521ee103077de8d54c878
setup: {"first_game":false,"houses":"random","players":4,"round_limit":100}

* deal house babylons
* deal house norrenis
* deal house hellenis
* deal gods anu assur marduk ninlil ninhursag
* deal gods loki thor frigg heimdallr aegir
* deal gods hades athena demeter hermes poseidon
* deal gods horus isis osiris seth sekhmet
0 discard ninhursag
1 discard aegir
2 discard athena
3 discard horus
* deal first 0
* deal token harvest_blue
* deal token move_blue
* deal token creation
* deal token harvest_red
* deal token trade
* deal token market
* deal token income
* deal token move_red
* deal token power
* deal culture culture_gold_2
* deal culture culture_power_2
* deal culture culture_metal_2
* deal culture culture_wood_1
* deal pact pact_pharaos_4
* deal pact pact_norrenis_3
* deal pact pact_babylons_4
* deal pact pact_neutral_05
* deal pact pact_pharaos_6
* deal pact pact_hellenis_2
* deal goal goal_units
* deal goal goal_shrines
* deal goal goal_territories
0 pawn v0
0 sell metal
0 buy wood gold
0 cast magic_build
0 decline
1 pawn t0
1 harvest norrenis_f
1 cast magic_blue
1 perform move_blue
1 pick norrenis_e follower
1 step norrenis_d
1 pick norrenis_f follower
1 step norrenis_d
* deal culture culture_weapon_1
2 pawn t2
2 decline
3 pawn v0
3 sell metal
3 buy wood gold
3 cast magic_build
3 decline
0 pawn v1
0 stop
0 cast magic_blue
0 perform trade
0 pact 3
* deal pact pact_babylons_3
1 pawn t3
1 harvest norrenis_d
1 stop
2 pawn t3
2 stop
2 cast magic_build
2 build hellenis_e
3 pawn t2
3 decline
0 pawn t0
0 stop
1 pawn v0
1 decline
2 pawn v2
2 pick hellenis_e follower
2 step hellenis_b
2 stop
* deal culture culture_gold_1
2 cast magic_blue
2 perform portal
2 pick hellenis_f follower
2 teleport gaia4_a3
* deal culture culture_food_2
* deal culture culture_vp_1
3 pawn v2
3 stop
3 cast magic_upgrade
3 use
3 create gold
0 pawn t3
0 stop
1 pawn v4
1 pick norrenis_d follower
1 teleport hellenis_a
2 pawn t1
2 stop
3 pawn v1
3 recruit pharaos_f
3 stop
3 cast magic_followers
3 recruit pharaos_f
3 recruit pharaos_f
3 recruit pharaos_f
0 pawn t4
0 pact 4
* deal pact pact_neutral_11
1 pawn v3
1 cast magic_build
1 decline
2 pawn t3
2 harvest gaia4_a3
2 stop
3 pawn t0
3 harvest pharaos_f
0 pawn t1
0 pick babylons_f follower
0 step babylons_d
0 stop
1 pawn t1
1 pick norrenis_d follower
1 step norrenis_f
1 pick norrenis_f follower
1 step norrenis_d
2 pawn t0
2 stop
3 pawn v2
3 pick pharaos_f follower
3 step pharaos_e
3 pick pharaos_d follower
3 step pharaos_a
3 pick pharaos_a follower
3 step pharaos_d
* deal culture culture_food_1
0 pawn t2
1 pawn v2
1 stop
2 pawn v0
2 decline
2 decline
3 pawn v3
3 decline
0 pawn t3
0 harvest babylons_d
0 stop
1 pawn t0
1 harvest norrenis_f
2 pawn t3
2 harvest gaia4_a3
2 stop
2 cast magic_blue
2 perform market
2 decline
3 pawn t0
3 harvest pharaos_d
3 cast magic_upgrade
3 upgrade portal
3 decline
0 pawn t2
1 pawn t3
1 harvest norrenis_f
1 harvest hellenis_a
2 pawn v3
2 decline
3 pawn t4
3 pact 3
* deal pact pact_hellenis_5
0 pawn v2
0 pick babylons_f follower
0 step babylons_e
0 stop
* deal culture culture_crystal_3
0 decline
1 pawn t0
1 stop
2 pawn t1
2 pick gaia4_a3 follower
2 step gaia4_a4
2 pick gaia4_a4 follower
2 step gaia4_b4
* deal culture culture_pact_1
* deal culture culture_follower_2
2 decline
3 pawn t3
3 harvest pharaos_f
3 stop
0 pawn t3
0 stop
0 decline
1 pawn t2
2 pawn t2
2 cast magic_build
2 build gaia4_b4
3 pawn t0
3 harvest pharaos_e
0 pawn t4
0 pact 0
* deal pact pact_neutral_03
0 cast magic_followers
0 stop
1 pawn t3
1 harvest hellenis_a
1 harvest norrenis_f
2 pawn v4
2 pick hellenis_f follower
2 teleport gaia4_d2
* deal culture culture_metal_1
* deal culture culture_pact_2
3 pawn v4
3 pick pharaos_d follower
3 teleport gaia4_b4
3 stop
3 cast magic_followers
3 stop
0 pawn t2
1 pawn t0
1 harvest norrenis_f
2 pawn t1
2 stop
3 pawn t3
3 stop
0 pawn v4
0 pick babylons_e follower
0 teleport hellenis_b
0 decline
1 pawn t3
1 harvest norrenis_f
2 pawn v2
2 pick gaia4_b4 follower
2 step gaia4_c3
2 pick hellenis_f follower
2 step hellenis_e
2 stop
3 pawn t0
3 harvest pharaos_f
0 pawn v1
0 recruit babylons_f
0 recruit babylons_f
0 decline
1 pawn t4
1 pact 1
* deal pact pact_norrenis_2
2 pawn t0
2 harvest hellenis_e
3 pawn v0
3 sell metal
3 buy wood gold
3 cast magic_followers
3 recruit pharaos_f
3 recruit pharaos_f
3 recruit pharaos_f
0 pawn t0
0 harvest babylons_f
0 cast magic_upgrade
0 upgrade market
0 use
0 buy food gold
1 pawn t1
1 pick norrenis_f follower
1 step norrenis_e
1 pick norrenis_e follower
1 step norrenis_c
2 pawn t1
2 pick hellenis_f follower
2 step hellenis_e
2 stop
3 pawn v1
3 stop
3 cast magic_blue
3 perform market
3 sell wood
3 buy metal gold
0 pawn t4
0 pact 2
* deal pact pact_hellenis_6
1 pawn t0
1 harvest norrenis_c
2 pawn v1
2 recruit hellenis_e
2 recruit hellenis_e
2 recruit hellenis_e
2 decline
3 pawn v3
0 pawn v2
0 stop
1 pawn v2
1 stop
2 pawn v2
2 pick gaia4_d2 follower
2 step gaia4_d3
2 pick hellenis_e follower
2 step hellenis_d
2 pick hellenis_d follower
2 step hellenis_a
* deal culture culture_wood_2
2 cast magic_build
2 build gaia4_d3
3 pawn t2
0 pawn v3
0 decline
1 pawn t2
1 decline
2 pawn t2
2 cast magic_weapons
2 arm ballista
2 arm double_axe
3 pawn t0
3 stop
0 pawn t3
0 stop
0 cast magic_blue
0 perform move_blue
0 stop
0 summon
0 summon ninlil
0 replace babylons_d
1 pawn t1
1 pick norrenis_c follower
1 step norrenis_b
1 pick norrenis_f settlement
1 step norrenis_e
1 decline
2 pawn v1
2 recruit gaia4_b4
2 recruit hellenis_e
2 recruit gaia4_b4
2 cast magic_blue
2 perform creation
2 summon
2 summon hades
2 replace gaia4_b4
3 pawn v3
0 pawn v3
1 pawn v0
1 sell food
1 buy wood gold
1 cast magic_upgrade
1 upgrade income
1 use
1 stop
2 pawn v3
3 pawn t1
3 pick pharaos_f follower
3 step pharaos_e
3 pick pharaos_f follower
3 step pharaos_d
0 pawn t4
0 pact 2
* deal pact pact_neutral_12
0 cast magic_upgrade
0 use
0 pick babylons_f follower
0 teleport gaia4_d3
0 stop
1 pawn t0
1 stop
1 cast magic_red
1 perform harvest_red
1 harvest norrenis_f
2 pawn t3
2 stop
3 pawn v2
3 stop
0 pawn v0
0 buy food wood
0 cast magic_followers
0 stop
1 pawn v4
1 pick norrenis_f follower
1 teleport gaia4_c5
* deal culture culture_crystal_1
1 cast magic_weapons
1 arm viking_helmet
1 arm dagger
1 summon
1 summon loki
1 replace hellenis_a
2 pawn t0
2 harvest gaia4_b4
3 pawn t0
3 harvest pharaos_f
0 pawn t4
0 pact 0
* deal pact pact_pharaos_2
1 pawn t3
1 stop
2 pawn t4
2 pact 5
* deal pact pact_babylons_5
3 pawn t4
3 pact 4
* deal pact pact_hellenis_1
0 pawn v4
0 pick babylons_d minor_god
0 teleport norrenis_c
0 pick babylons_d follower
0 teleport norrenis_b
1 pawn v3
1 cast magic_weapons
1 arm short_bow
1 arm double_axe
2 pawn t0
2 harvest hellenis_f
3 pawn v3
3 cast magic_blue
3 perform portal
3 pick pharaos_e follower
3 teleport gaia4_c1
3 pick pharaos_d follower
3 teleport hellenis_c
* deal culture culture_crystal_2
* deal culture culture_power_1
0 pawn t1
0 pick babylons_f follower
0 step babylons_d
0 pick babylons_f follower
0 step babylons_d
1 pawn t3
1 stop
2 pawn t4
2 stop
3 pawn v1
3 stop
0 pawn v0
0 buy metal gold
0 decline
1 pawn v0
1 decline
2 pawn v1
2 recruit gaia4_b4
2 recruit hellenis_f
2 recruit hellenis_f
3 pawn t3
3 harvest gaia4_c1
3 harvest pharaos_f
0 pawn t0
0 stop
0 cast magic_red
0 perform harvest_red
0 harvest babylons_f
0 harvest norrenis_c
0 done
1 pawn v4
1 stop
2 pawn v4
2 pick hellenis_e follower
2 teleport gaia4_b4
3 pawn v2
3 pick gaia4_c1 follower
3 step gaia4_c2
3 pick pharaos_e follower
3 step pharaos_f
3 stop
* deal culture culture_weapon_2
3 cast magic_followers
3 recruit pharaos_f
3 stop
0 pawn v2
0 pick babylons_d follower
0 step babylons_a
0 pick babylons_f follower
0 step babylons_e
0 pick norrenis_c minor_god
0 step norrenis_b
0 fulfil
0 pay gold
0 pay wood
0 bottom
1 pawn v0
1 decline
2 pawn v2
2 pick hellenis_e follower
2 step hellenis_d
2 pick gaia4_b4 follower
2 step gaia4_c3
2 pick hellenis_e follower
2 step hellenis_f
3 pawn v1
3 shift t2_v1
3 stop
3 cast magic_blue
3 perform harvest_blue
3 harvest hellenis_c
3 fulfil
3 pay gold
0 pawn v1
0 stop
1 pawn t3
1 stop
2 pawn t0
2 harvest hellenis_f
3 pawn t1
3 pick pharaos_f follower
3 step pharaos_d
3 pick hellenis_c follower
3 step hellenis_e
3 cast magic_blue
3 perform trade
3 pact 4
* deal pact pact_pharaos_1
0 pawn v4
0 pick babylons_e follower
0 teleport norrenis_c
0 stop
1 pawn v2
1 pick hellenis_a minor_god
1 step hellenis_b
1 pick norrenis_d follower
1 step norrenis_b
1 pick gaia4_c5 follower
1 step gaia4_d4
1 cast magic_weapons
1 arm ballista
1 arm casting_net
1 fight norrenis_b
1 weapon casting_net
1 weapon ballista
* deal ancient ancient_12
1 keep casting_net
1 weapon ballista
1 weapon double_axe
* deal ancient ancient_10
1 keep double_axe
2 pawn v4
2 pick hellenis_e follower
2 teleport gaia4_d4
2 decline
3 pawn v4
3 pick gaia4_c2 follower
3 teleport gaia4_b5
3 stop
3 cast magic_followers
3 stop
0 pawn v2
0 pick babylons_f follower
0 step babylons_d
0 pick norrenis_c follower
0 step norrenis_e
0 pick babylons_f minor_god
0 step babylons_d
1 pawn t1
1 pick gaia4_d4 follower
1 step gaia4_c4
1 stop
2 pawn v3
2 cast magic_blue
2 perform market
2 sell gold
2 buy wood metal
3 pawn t4
3 pact 2
* deal pact pact_pharaos_5
3 done
0 pawn t1
0 pick babylons_a follower
0 step babylons_d
0 pick babylons_d follower
0 step babylons_f
1 pawn t4
1 pact 2
* deal pact pact_norrenis_5
1 done
2 pawn t2
3 pawn t2
3 create gold
3 done
0 pawn t4
0 pact 5
* deal pact pact_neutral_02
1 pawn v4
1 pick norrenis_f follower
1 teleport hellenis_d
1 done
1 weapon dagger
1 weapon short_bow
2 weapon ballista
1 keep dagger
2 pawn t1
2 pick gaia4_d3 follower
2 step gaia4_d4
2 pick hellenis_d follower
2 step hellenis_b
3 pawn t1
3 stop
3 fulfil
3 pay gold
3 pay food
3 pay gold
3 pick gaia4_b5 follower
3 teleport gaia4_a3
0 pawn v2
0 pick babylons_d follower
0 step babylons_e
0 pick babylons_d follower
0 step babylons_a
0 pick babylons_e follower
0 step babylons_f
1 pawn v0
1 sell gold
1 buy food wood
1 done
2 pawn v1
2 recruit gaia4_b4
2 recruit gaia4_b4
2 bring gaia4_d4
2 recruit hellenis_f
2 stop
3 pawn v1
3 shift v1_v2
3 stop
3 done
0 pawn v0
0 buy food metal
1 pawn t1
1 pick hellenis_b minor_god
1 step hellenis_c
1 stop
1 fulfil
1 bottom
2 pawn t3
2 stop
3 pawn t0
3 harvest pharaos_f
3 done
0 pawn v3
1 pawn v1
1 stop
1 cast magic_weapons
1 arm double_axe
1 arm dagger
2 pawn v0
2 sell gold
2 buy wood metal
3 pawn v0
3 shift t1_v1
3 sell food
3 buy metal gold
3 cast magic_followers
3 stop
3 summon
3 summon sekhmet
3 replace gaia4_a3
0 pawn t2
1 pawn t1
1 stop
2 pawn t0
2 stop
3 pawn v3
0 pawn v4
0 stop
1 pawn v0
1 sell metal
1 buy food gold
1 done
2 pawn t2
3 pawn t2
3 create metal
3 done
0 pawn v2
0 pick babylons_f follower
0 step babylons_e
0 pick babylons_f follower
0 step babylons_e
0 pick babylons_e follower
0 step babylons_f
1 pawn v3
1 done
2 pawn t1
2 pick hellenis_e follower
2 step hellenis_d
2 pick hellenis_f follower
2 step hellenis_d
3 pawn v4
3 pick pharaos_f follower
3 teleport gaia4_b1
3 stop
3 done
0 pawn v4
0 stop
1 pawn t3
1 stop
1 fulfil
1 pay metal
2 pawn t2
3 pawn t4
3 shift v4_v0
3 pact 3
* deal pact pact_pharaos_3
3 fulfil
3 fulfil pact_hellenis_5
3 bottom
0 pawn v2
0 pick babylons_e follower
0 step babylons_f
0 pick babylons_d minor_god
0 step babylons_e
0 stop
1 pawn v3
2 pawn v2
2 pick hellenis_d follower
2 step hellenis_b
2 pick gaia4_b4 follower
2 step gaia4_b3
2 pick hellenis_b follower
2 step hellenis_d
2 weapon double_axe
* deal ancient ancient_07
3 pawn v4
3 pick gaia4_a3 minor_god
3 teleport norrenis_b
3 pick gaia4_b1 follower
3 teleport gaia4_d3
0 pawn t2
1 pawn v4
1 pick hellenis_c minor_god
1 teleport babylons_b
1 weapon dagger
1 weapon viking_helmet
* deal ancient ancient_01
1 keep viking_helmet
1 choose 0
2 pawn t2
3 pawn v3
3 cast magic_followers
3 stop
3 done
0 pawn v4
0 pick babylons_a follower
0 teleport hellenis_b
0 pick babylons_f follower
0 teleport babylons_e
1 pawn t2
2 pawn v2
2 pick hellenis_d follower
2 step hellenis_e
2 stop
3 pawn v0
3 sell metal
3 buy wood gold
3 summon
3 summon isis
3 replace pharaos_d
0 pawn t4
0 stop
1 pawn t0
1 harvest gaia4_c4
2 pawn v3
2 decline
2 done
3 pawn v1
3 shift t1_v0
3 stop
3 cast magic_followers
3 recruit pharaos_f
3 recruit pharaos_f
3 stop
3 done
0 pawn v1
0 recruit babylons_f
0 stop
1 pawn v4
1 pick babylons_b minor_god
1 teleport hellenis_e
1 weapon short_bow
1 weapon none
2 weapon slingshot
2 steal gold
2 pawn v2
2 stop
2 decline
2 done
3 pawn t0
3 stop
3 summon
3 replace gaia4_d3
0 pawn v4
0 pick babylons_e follower
0 teleport gaia4_d1
0 pick babylons_f follower
0 teleport gaia4_d1
1 pawn t1
1 pick hellenis_e minor_god
1 step hellenis_b
1 stop
0 weapon slingshot
1 weapon double_axe
1 weapon none
0 steal metal
2 pawn t0
2 stop
2 decline
2 done
3 pawn v0
3 gain food
3 sell food
3 buy wood gold
3 cast magic_upgrade
3 upgrade move_blue
3 use
3 pick gaia4_d3 major_god
3 step gaia4_d2
3 pick pharaos_f follower
3 step pharaos_e
3 stop
3 summon
3 summon osiris
3 replace pharaos_e
0 pawn v0
0 buy wood gold
0 done
1 pawn v0
1 sell metal
1 buy wood gold
2 pawn v3
2 decline
2 done
3 pawn t4
3 pact 1
* deal pact pact_babylons_2
3 cast magic_build
3 build gaia4_d2
0 pawn t2
0 done
1 pawn t0
1 harvest gaia4_c4
2 pawn t3
2 harvest hellenis_d
2 harvest hellenis_f
2 cast magic_build
2 decline
2 done
3 pawn v3
3 shift v0_v1
3 gain wood
3 done
0 pawn t1
0 pick babylons_e minor_god
0 step babylons_f
0 pick babylons_f follower
0 step babylons_e
0 done
1 pawn t4
1 pact 0
* deal pact pact_neutral_09
1 fulfil
1 pay metal
1 middle
1 recruit norrenis_e
1 stop
2 pawn t2
2 summon
2 summon demeter
2 replace hellenis_d
3 pawn t3
3 gain metal
3 harvest gaia4_d2
3 stop
3 cast magic_blue
3 perform harvest_blue
3 harvest gaia4_d2
3 fulfil
3 pay gold
3 middle
3 arm casting_net
3 arm double_axe
3 summon

result: 6 31 52 41
places: 4 3 1 2
hash: f5fd0dbba52d9f87c80dc70fbd64eb6b534c18a09f6e3f6d57a3abb0ce5c0e22
