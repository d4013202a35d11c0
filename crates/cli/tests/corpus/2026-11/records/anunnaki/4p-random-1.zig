ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 87768fa0e6dcdde17a91e52acc3c9b9d7fe4a6aff524835f25156aa6c83c21bb
setup: {"first_game":false,"houses":"pick","players":4,"round_limit":100}

0 house pharaos
1 house babylons
2 house norrenis
* deal gods anubis bast horus isis seth
* deal gods anu assur ninlil ea enlil
* deal gods thor freyr frigg heimdallr aegir
* deal gods hades ares athena hera hermes
0 discard bast
1 discard ninlil
2 discard thor
3 discard hermes
* deal first 1
* deal token power
* deal token move_red
* deal token income
* deal token harvest_red
* deal token trade
* deal token creation
* deal token move_blue
* deal token market
* deal token harvest_blue
* deal culture culture_gold_1
* deal culture culture_food_1
* deal culture culture_crystal_1
* deal culture culture_pact_2
* deal pact pact_neutral_04
* deal pact pact_pharaos_1
* deal pact pact_babylons_5
* deal pact pact_babylons_2
* deal pact pact_pharaos_2
* deal pact pact_norrenis_3
* deal goal goal_territories
* deal goal goal_shrines
* deal goal goal_settlements
1 pawn v3
1 harvest babylons_d
1 cast magic_blue
1 perform creation
2 pawn t4
2 pact 1
* deal pact pact_babylons_1
2 cast magic_blue
2 perform portal
2 pick norrenis_e follower
2 teleport babylons_e
* deal culture culture_gold_2
3 pawn t4
3 pact 3
* deal pact pact_pharaos_5
3 cast magic_blue
3 perform creation
3 fulfil
3 pay gold
3 middle
3 upgrade portal
3 decline
0 pawn v0
0 cast magic_followers
0 recruit pharaos_f
0 stop
1 pawn v2
1 sell wood
1 buy food gold
1 cast magic_upgrade
1 upgrade move_blue
1 decline
2 pawn t3
2 harvest norrenis_f
2 harvest babylons_e
3 pawn t1
3 pick hellenis_f follower
3 step hellenis_e
3 stop
0 pawn t1
0 pick pharaos_d follower
0 step pharaos_b
0 stop
* deal culture culture_follower_1
0 cast magic_blue
0 perform market
0 sell gold
0 buy wood metal
1 pawn t4
1 pact 1
* deal pact pact_neutral_10
1 fulfil
1 pay gold
1 bottom
2 pawn v0
3 pawn v0
0 pawn v0
0 shift t0_v4
0 decline
1 pawn v3
1 stop
1 decline
2 pawn t2
2 stop
3 pawn v2
3 sell metal
3 buy food wood
3 decline
0 pawn v2
0 sell metal
0 buy food gold
1 pawn t1
1 stop
1 decline
2 pawn t0
3 pawn v4
3 pick hellenis_e follower
3 teleport pharaos_e
3 stop
3 cast magic_build
3 build pharaos_e
0 pawn v1
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_f follower
0 step pharaos_d
0 decline
1 pawn t4
1 pact 4
* deal pact pact_hellenis_1
1 decline
2 pawn v1
2 pick norrenis_f settlement
2 step norrenis_d
2 carry follower
2 stop
2 pick norrenis_f follower
2 step norrenis_e
* deal culture culture_metal_2
3 pawn v3
3 harvest pharaos_e
0 pawn v2
0 shift t2_v2
0 sell gold
0 buy food metal
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 stop
1 pawn v2
1 decline
1 cast magic_blue
1 perform harvest_blue
1 harvest babylons_f
2 pawn v2
2 sell wood
2 buy food metal
3 pawn t2
3 stop
0 pawn v0
0 decline
1 pawn v0
2 pawn t4
2 stop
3 pawn t4
3 pact 0
* deal pact pact_neutral_12
0 pawn v4
0 pick pharaos_d follower
0 teleport babylons_e
0 cast magic_build
0 build pharaos_d
1 pawn v3
1 harvest babylons_f
2 pawn v2
2 sell metal
2 buy food wood
3 pawn v1
3 stop
0 pawn v1
0 pick pharaos_f follower
0 step pharaos_e
0 stop
1 pawn t1
1 stop
2 pawn v3
2 stop
2 cast magic_followers
2 recruit norrenis_d
2 stop
3 pawn v3
3 stop
0 pawn v0
0 decline
1 pawn v0
1 cast magic_upgrade
1 use
1 pick babylons_d follower
1 teleport gaia4_d4
1 stop
* deal culture culture_power_2
2 pawn v0
3 pawn t3
3 stop
3 cast magic_blue
3 perform harvest_blue
3 harvest hellenis_f
0 pawn t2
0 stop
0 decline
1 pawn v1
1 stop
1 cast magic_upgrade
1 upgrade creation
1 decline
2 pawn t3
2 harvest norrenis_d
2 stop
3 pawn v0
0 pawn t0
0 cast magic_weapons
0 arm dagger
0 arm ballista
1 pawn v2
1 decline
2 pawn v3
2 harvest norrenis_e
2 cast magic_build
2 build norrenis_e
3 pawn t4
3 stop
0 pawn v3
0 stop
1 pawn t3
1 harvest gaia4_d4
1 harvest babylons_f
2 pawn v0
3 pawn t1
3 pick hellenis_f follower
3 step hellenis_d
3 pick hellenis_e follower
3 step hellenis_d
3 pick pharaos_e follower
3 step pharaos_c
* deal culture culture_follower_2
0 pawn t1
0 pick pharaos_f follower
0 step pharaos_e
0 stop
1 pawn v1
1 pick gaia4_d4 follower
1 step gaia4_d3
1 pick babylons_f follower
1 step babylons_d
1 pick babylons_d follower
1 step babylons_b
1 stop
* deal culture culture_crystal_2
2 pawn t3
3 pawn v0
0 pawn v0
0 decline
1 pawn v2
1 decline
2 pawn t2
2 recruit norrenis_d
2 stop
3 pawn t0
3 cast magic_blue
3 perform harvest_blue
3 stop
0 pawn v1
0 shift t3_v2
0 pick pharaos_d follower
0 step pharaos_e
0 pick pharaos_f follower
0 step pharaos_d
0 cast magic_followers
0 stop
1 pawn t2
1 stop
1 decline
2 pawn v0
3 pawn v1
3 pick hellenis_d follower
3 step hellenis_e
3 pick hellenis_e follower
3 step hellenis_c
0 pawn v2
0 sell food
0 buy metal gold
1 pawn t0
1 decline
2 pawn t3
3 pawn v4
3 pick hellenis_d follower
3 teleport gaia4_c4
3 stop
* deal culture culture_vp_1
* deal culture culture_wood_2
0 pawn t1
0 stop
1 pawn v4
1 pick gaia4_d3 follower
1 teleport gaia4_c5
1 stop
1 decline
2 pawn v1
2 pick babylons_e follower
2 step babylons_c
2 pick norrenis_e follower
2 step norrenis_c
3 pawn v2
3 sell food
3 buy wood gold
0 pawn v3
0 harvest pharaos_f
0 cast magic_followers
0 stop
1 pawn v3
1 harvest babylons_f
1 decline
2 pawn t1
2 pick norrenis_d follower
2 step norrenis_f
2 pick norrenis_d follower
2 step norrenis_b
2 pick norrenis_d follower
2 step norrenis_a
2 cast magic_weapons
2 arm short_bow
2 arm broadsword
2 weapon broadsword
* deal ancient ancient_12
2 gain gold
2 gain gold
2 gain wood
2 resolve norrenis_abd
3 pawn v4
3 pick hellenis_c follower
3 teleport gaia4_c4
3 pick pharaos_c follower
3 teleport norrenis_e
0 pawn t4
0 pact 5
* deal pact pact_hellenis_2
0 decline
1 pawn v2
1 sell food
1 buy wood gold
1 cast magic_build
1 build gaia4_c5
2 pawn t2
2 recruit norrenis_d
2 stop
2 done
3 pawn v3
3 harvest gaia4_c4
3 done
0 pawn t0
0 decline
1 pawn v0
1 cast magic_blue
1 perform market
1 decline
2 pawn v1
2 stop
2 cast magic_build
2 build norrenis_b
3 pawn v2
3 decline
3 cast magic_weapons
3 arm double_axe
3 arm casting_net
0 pawn v1
0 pick pharaos_e follower
0 step pharaos_f
0 pick pharaos_d follower
0 step pharaos_e
0 decline
1 pawn t2
1 recruit gaia4_c5
1 stop
1 cast magic_upgrade
1 use
1 buy food metal
2 pawn t0
2 cast magic_weapons
2 arm double_axe
2 arm dagger
3 pawn t1
3 stop
0 pawn t2
0 recruit pharaos_d
0 stop
0 cast magic_blue
0 perform trade
0 pact 4
* deal pact pact_norrenis_4
0 done
1 pawn t4
1 pact 5
* deal pact pact_neutral_06
2 pawn v1
2 pick norrenis_c follower
2 step norrenis_b
2 stop
3 pawn v2
3 decline
0 pawn t0
0 cast magic_blue
0 perform portal
0 stop
0 summon
0 summon seth
0 replace pharaos_d
1 pawn v4
1 pick gaia4_c5 follower
1 teleport pharaos_d
1 pick gaia4_c5 follower
1 teleport pharaos_d
1 done
2 pawn t2
2 recruit norrenis_d
2 recruit norrenis_b
2 recruit norrenis_d
3 pawn t2
3 stop
3 cast magic_build
3 build gaia4_c4
0 pawn v4
0 shift v3_v4
0 pick pharaos_e follower
0 teleport gaia4_d3
1 pawn t3
1 harvest babylons_f
1 harvest gaia4_c5
1 done
2 pawn v4
2 pick norrenis_d settlement
2 teleport norrenis_a
2 carry follower
2 carry follower
3 pawn t1
3 stop
0 pawn v2
0 decline
1 pawn v4
1 pick babylons_f follower
1 teleport gaia4_a2
1 pick babylons_f follower
1 teleport pharaos_a
* deal culture culture_food_2
* deal culture culture_crystal_3
1 fulfil
1 pay food
1 middle
1 build pharaos_a
1 done
2 pawn t4
2 pact 3
* deal pact pact_norrenis_2
3 pawn t4
3 pact 2
* deal pact pact_neutral_03
0 pawn v4
0 pick pharaos_e follower
0 teleport norrenis_d
0 weapon dagger
2 weapon slingshot
2 steal metal
1 pawn v2
1 buy food metal
1 summon
1 summon ea
1 replace pharaos_a
2 pawn t3
2 harvest norrenis_a
2 harvest norrenis_b
2 fulfil
2 fulfil pact_pharaos_1
2 pay food
2 bottom
3 pawn v4
3 stop
0 pawn v1
0 pick pharaos_d minor_god
0 step pharaos_a
0 stop
1 pawn v3
1 harvest gaia4_c5
2 pawn t0
2 fulfil
2 bottom
3 pawn v1
3 pick hellenis_f follower
3 step hellenis_d
3 stop
0 pawn v4
0 stop
1 pawn t1
1 stop
2 pawn t4
2 pact 0
* deal pact pact_babylons_4
2 done
3 pawn t0
0 pawn v1
0 stop
1 pawn v1
1 pick pharaos_a minor_god
1 step pharaos_b
1 pick babylons_f follower
1 step babylons_d
1 pick gaia4_a2 follower
1 step gaia4_a3
1 pick babylons_f follower
1 step babylons_e
* deal culture culture_weapon_1
1 decline
1 done
2 pawn t2
2 recruit norrenis_b
2 recruit norrenis_e
2 stop
2 done
3 pawn t1
3 pick hellenis_d follower
3 step hellenis_f
3 pick gaia4_c4 follower
3 step gaia4_b5
3 pick gaia4_b5 follower
3 step gaia4_b4
* deal culture culture_power_1
0 pawn v4
0 stop
1 pawn t1
1 pick babylons_d follower
1 step babylons_e
1 stop
1 cast magic_followers
1 recruit babylons_f
1 recruit pharaos_a
1 recruit babylons_f
1 done
2 pawn t3
2 stop
2 done
3 pawn t0
0 pawn t4
0 pact 1
* deal pact pact_norrenis_1
0 done
1 pawn v1
1 pick babylons_e follower
1 step babylons_d
1 pick pharaos_a follower
1 step pharaos_b
1 pick babylons_e follower
1 step babylons_d
1 pick babylons_d follower
1 step babylons_b
1 summon
1 summon assur
1 replace babylons_f
1 fight babylons_b
2 pawn t1
2 pick norrenis_b follower
2 step norrenis_a
2 stop
2 fulfil
2 pay metal
2 pay food
2 pay metal
2 pick norrenis_e settlement
2 teleport gaia4_d1
2 stop
* deal culture culture_pact_1
* deal culture culture_weapon_2
3 pawn v0
0 pawn v0
0 decline
0 summon
0 summon anubis
0 replace gaia4_d3
0 fulfil
1 pawn v2
1 buy food wood
2 pawn v0
2 cast magic_followers
2 recruit gaia4_d1
2 recruit norrenis_a
2 bring norrenis_f
2 recruit gaia4_d1
2 bring norrenis_f
3 pawn v2
3 decline
0 pawn t0
0 cast magic_weapons
0 arm casting_net
0 arm broadsword
1 pawn t4
1 pact 2
* deal pact pact_neutral_11
2 pawn t2
2 recruit norrenis_b
2 bring norrenis_a
2 recruit gaia4_d1
2 bring norrenis_a
2 recruit norrenis_b
2 stop
3 pawn t3
3 harvest hellenis_f
3 stop
3 decline
3 done
0 pawn t3
0 stop
0 decline
1 pawn t0
2 pawn t4
2 pact 2
* deal pact pact_hellenis_5
3 pawn v0
3 decline
3 summon
3 summon athena
3 replace gaia4_c4
3 use
3 fulfil
0 pawn v3
0 stop
0 cast magic_blue
0 perform portal
0 pick pharaos_f follower
0 teleport babylons_d
0 weapon casting_net
1 weapon slingshot
1 pawn t2
1 recruit gaia4_c5
1 recruit pharaos_a
1 recruit gaia4_c5
2 pawn t0
3 pawn v1
3 pick hellenis_f follower
3 step hellenis_d
3 pick hellenis_d follower
3 step hellenis_e
3 decline
0 pawn v2
0 decline
0 done
1 pawn t4
1 stop
2 pawn v0
2 cast magic_blue
2 perform move_blue
2 pick norrenis_a settlement
2 step norrenis_b
2 stop
2 pick gaia4_d1 settlement
2 step gaia4_c1
2 carry follower
2 carry follower
* deal culture culture_wood_1
3 pawn v4
3 pick gaia4_c4 minor_god
3 teleport babylons_d
3 stop
3 cast magic_build
3 build hellenis_e
0 weapon slingshot
3 weapon double_axe
0 pawn t1
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_f minor_god
0 step pharaos_e
0 pick pharaos_e follower
0 step pharaos_f
0 cast magic_blue
0 perform trade
0 pact 0
* deal pact pact_neutral_05
0 done
1 pawn t2
1 recruit pharaos_a
1 stop
2 pawn v1
2 pick norrenis_b follower
2 step norrenis_c
2 stop
2 decline
2 done
3 pawn v0
3 cast magic_build
3 decline
0 pawn t4
0 pact 4
* deal pact pact_neutral_02
0 summon
0 summon horus
0 replace pharaos_f
1 pawn v2
1 buy food wood
2 pawn t4
2 pact 1
* deal pact pact_norrenis_5
2 cast magic_weapons
2 arm viking_helmet
2 arm ballista
2 done
3 pawn t3
3 stop
0 pawn v0
1 pawn t4
1 pact 4
* deal pact pact_babylons_6
1 done
2 pawn t2
2 recruit gaia4_c1
2 bring norrenis_b
2 recruit gaia4_c1
2 bring norrenis_b
2 recruit gaia4_c1
2 bring norrenis_c
2 summon
2 summon aegir
2 replace gaia4_d1
3 pawn v3
3 stop
0 pawn v1
0 stop
0 decline
0 done
1 pawn v0
1 done
2 pawn t4
2 pact 4
* deal pact pact_pharaos_3
3 pawn t3
3 harvest gaia4_b4
3 stop
0 pawn t4
0 pact 3
* deal pact pact_neutral_07
0 cast magic_followers
0 recruit pharaos_d
0 stop
0 done
1 pawn v3
1 stop
1 fulfil
2 pawn t0
3 pawn t0
0 pawn v3
0 shift t0_v4
0 harvest pharaos_f
0 cast magic_followers
0 recruit pharaos_d
0 recruit pharaos_f
0 recruit pharaos_d
0 done
1 pawn v0
1 decline
2 pawn t2
2 stop
3 pawn v4
3 stop
3 cast magic_build
3 build babylons_d
3 done
0 pawn t0
0 done
1 pawn v4
1 pick gaia4_c5 follower
1 teleport gaia4_d2
1 pick gaia4_c5 follower
1 teleport gaia4_a2
1 cast magic_followers
1 stop
1 done
2 pawn t3
2 harvest gaia4_c1
2 stop
3 pawn t3
3 stop
3 summon
3 summon hades
3 replace hellenis_e
0 pawn v3
0 stop
0 summon
0 summon major
0 replace norrenis_d
1 pawn v1
1 pick babylons_f minor_god
1 step babylons_d
1 pick babylons_f minor_god
1 step babylons_e
1 pick gaia4_d2 follower
1 step gaia4_d3
1 pick pharaos_a follower
1 step pharaos_b
1 summon
1 replace gaia4_d3
1 fight gaia4_d3
1 fight babylons_d
2 pawn v1
2 pick norrenis_e follower
2 step norrenis_d
2 pick norrenis_b settlement
2 step norrenis_c
2 stop
0 weapon long_shield
2 weapon viking_helmet
0 pay wood
0 weapon none
3 pawn v3
3 stop
0 pawn t4
0 gain food
0 pact 5
* deal pact pact_neutral_09
0 cast magic_blue
0 perform creation
0 done

result: 43 29 62 29
places: 2 3 1 4
hash: d2d77267f4ea772c1050e57b7c24e8dff81670e8a45c7537c84f959625832e80
