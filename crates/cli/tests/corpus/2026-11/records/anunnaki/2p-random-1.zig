ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: d825c994fc87776a91fda3a861657a39688780d7e44ad9ce4246ed783a60fa97
setup: {"first_game":false,"houses":"pick","players":2,"round_limit":100}

0 house babylons
1 house norrenis
* deal gods anu assur marduk ninhursag ea
* deal gods loki freyr frigg heimdallr aegir
0 discard ea
1 discard aegir
* deal first 0
* deal token harvest_red
* deal token market
* deal token harvest_blue
* deal token creation
* deal token trade
* deal token income
* deal token power
* deal token move_blue
* deal token move_red
* deal culture culture_power_1
* deal culture culture_pact_1
* deal pact pact_neutral_10
* deal pact pact_babylons_1
* deal pact pact_norrenis_3
* deal pact pact_babylons_4
* deal pact pact_norrenis_4
* deal pact pact_norrenis_1
* deal goal goal_settlements
* deal goal goal_units
* deal goal goal_territories
0 pawn v2
0 pick babylons_d follower
0 step babylons_e
0 pick babylons_e follower
0 step babylons_f
0 cast magic_blue
0 perform creation
1 pawn t4
1 stop
1 decline
0 pawn t3
1 pawn v3
1 pick norrenis_e follower
1 step norrenis_c
1 pick norrenis_f follower
1 step norrenis_e
1 stop
1 decline
0 pawn v0
0 stop
1 pawn t2
1 stop
1 cast magic_red
1 perform move_red
1 pick norrenis_f settlement
1 step norrenis_d
1 carry follower
1 pick norrenis_e follower
1 step norrenis_c
1 pick norrenis_d settlement
1 step norrenis_b
1 stop
* deal culture culture_follower_2
0 pawn v4
0 stop
1 pawn t0
1 harvest norrenis_c
1 stop
1 decline
0 pawn t3
1 pawn t2
1 harvest norrenis_d
1 cast magic_build
1 decline
0 pawn t4
0 pact 4
* deal pact pact_neutral_05
1 pawn t3
0 pawn t3
1 pawn t4
1 pact 2
* deal pact pact_neutral_04
0 pawn v4
0 pick babylons_f follower
0 teleport gaia2_a4
* deal culture culture_weapon_1
1 pawn v3
1 pick norrenis_d follower
1 step norrenis_a
1 stop
0 pawn t4
0 pact 3
* deal pact pact_babylons_3
1 pawn t0
1 stop
0 pawn v0
0 stop
1 pawn t2
1 harvest norrenis_c
0 pawn t0
0 harvest gaia2_a4
0 harvest babylons_f
0 cast magic_upgrade
0 upgrade portal
0 use
0 pick babylons_f follower
0 teleport gaia2_c1
0 pick babylons_f follower
0 teleport gaia2_a2
* deal culture culture_food_2
* deal culture culture_crystal_1
* deal culture culture_follower_1
1 pawn t0
1 harvest norrenis_a
1 done
0 pawn v4
0 stop
0 cast magic_blue
0 perform harvest_blue
0 harvest babylons_f
0 summon
0 summon assur
0 replace gaia2_c1
1 pawn v3
1 pick norrenis_a follower
1 step norrenis_d
1 pick norrenis_f settlement
1 step norrenis_d
1 pick norrenis_d settlement
1 step norrenis_f
1 stop
1 fulfil
1 middle
0 pawn t1
0 decline
0 cast magic_upgrade
0 upgrade power
0 decline
1 pawn t3
1 cast magic_weapons
1 arm viking_helmet
1 arm short_bow
0 pawn t4
0 pact 0
* deal pact pact_neutral_09
1 pawn v2
1 stop
1 cast magic_weapons
1 arm broadsword
1 arm dagger
0 pawn t1
0 sell food
0 buy wood metal
1 pawn t4
1 stop
0 pawn v2
0 stop
1 pawn t0
0 pawn t2
0 harvest babylons_f
1 pawn v3
1 pick norrenis_d follower
1 step norrenis_a
1 stop
0 pawn v1
0 decline
1 pawn v2
1 stop
1 summon
1 summon heimdallr
1 replace norrenis_a
0 pawn v2
0 pick gaia2_c1 minor_god
0 step gaia2_c2
0 pick gaia2_c2 minor_god
0 step gaia2_c1
0 cast magic_red
0 perform power
0 done
1 pawn v1
0 pawn v0
0 stop
0 summon
0 summon marduk
0 replace gaia2_a2
0 use
0 recruit babylons_f
1 pawn v2
1 pick norrenis_f settlement
1 step norrenis_d
1 pick norrenis_a minor_god
1 step norrenis_d
0 pawn v2
0 pick babylons_f follower
0 step babylons_e
0 pick gaia2_a4 follower
0 step gaia2_a3
* deal culture culture_metal_1
1 pawn t1
1 sell metal
1 buy food wood
0 pawn t3
1 pawn t0
0 pawn v0
0 recruit babylons_f
0 recruit babylons_f
1 pawn v0
1 recruit norrenis_d
1 recruit norrenis_d
1 decline
0 pawn t3
1 pawn v4
1 stop
1 cast magic_red
1 perform power
0 pawn t2
0 harvest babylons_f
1 pawn v2
1 stop
0 pawn v2
0 pick gaia2_a2 minor_god
0 step gaia2_b2
0 pick babylons_e follower
0 step babylons_d
* deal culture culture_gold_1
1 pawn t3
0 pawn v4
0 pick babylons_f minor_god
0 teleport gaia2_a2
0 stop
1 pawn t2
0 pawn t2
0 harvest gaia2_a2
0 cover food
1 pawn v4
1 pick norrenis_d follower
1 teleport norrenis_e
0 pawn t1
0 sell metal
0 buy wood gold
1 pawn t3
0 pawn v1
0 cast magic_build
0 build gaia2_a2
1 pawn t2
1 harvest norrenis_e
0 pawn t3
1 pawn v0
1 stop
0 pawn v3
0 pick gaia2_a2 minor_god
0 step gaia2_b2
0 pick gaia2_c1 minor_god
0 step gaia2_c2
0 pick babylons_d follower
0 step babylons_e
0 cast magic_upgrade
0 upgrade creation
0 use
0 create metal
1 pawn t3
0 pawn v2
0 pick gaia2_a3 follower
0 step gaia2_b3
0 pick gaia2_c2 minor_god
0 step gaia2_b2
* deal culture culture_wood_1
0 decline
0 summon
0 summon ninhursag
0 replace gaia2_b3
1 pawn v0
1 recruit norrenis_d
1 recruit norrenis_d
0 pawn t3
0 cast magic_upgrade
0 upgrade move_blue
0 decline
1 pawn t2
0 pawn t2
0 harvest gaia2_a2
1 pawn t3
0 pawn v1
1 pawn t2
0 pawn t4
0 pact 5
* deal pact pact_norrenis_6
0 done
1 pawn v1
1 decline
0 pawn t2
0 harvest babylons_e
0 done
1 pawn t4
1 pact 3
* deal pact pact_neutral_03
1 cast magic_followers
1 stop
1 done
0 pawn v3
0 pick gaia2_b3 minor_god
0 step gaia2_c3
0 stop
0 fulfil
0 pay gold
0 middle
0 gain food
0 arm ballista
1 pawn t1
1 decline
1 decline
1 done
0 pawn t2
0 harvest gaia2_c3
0 cover metal
1 pawn v2
1 pick norrenis_e follower
1 step norrenis_f
1 pick norrenis_d follower
1 step norrenis_e
1 decline
1 done
0 pawn t4
0 stop
1 pawn v4
1 pick norrenis_d settlement
1 teleport gaia2_a2
1 carry follower
1 stop
1 cast magic_weapons
1 arm casting_net
1 arm ballista
0 pawn t2
0 harvest babylons_f
1 pawn v0
1 stop
0 pawn t0
0 harvest babylons_f
0 stop
1 pawn t3
0 pawn t2
0 harvest babylons_f
1 pawn t4
1 pact 4
* deal pact pact_babylons_5
0 pawn v2
0 pick babylons_f follower
0 step babylons_d
0 stop
1 pawn v2
1 pick norrenis_d minor_god
1 step norrenis_b
1 pick gaia2_a2 settlement
1 step gaia2_b2
1 carry follower
1 fight gaia2_b2
1 weapon dagger
* deal ancient ancient_05
1 weapon ballista
* deal ancient ancient_01
1 choose 1
0 pawn v4
0 pick gaia2_c3 minor_god
0 teleport gaia2_c2
0 pick babylons_f follower
0 teleport babylons_c
1 pawn t4
1 pact 1
* deal pact pact_babylons_6
1 fulfil
1 middle
0 pawn v3
0 pick babylons_d follower
0 step babylons_e
0 pick babylons_e follower
0 step babylons_b
0 pick gaia2_c2 minor_god
0 step gaia2_b2
0 cast magic_weapons
0 arm composite_bow
0 arm casting_net
0 fight babylons_b
0 weapon casting_net
* deal ancient ancient_11
0 weapon composite_bow
0 weapon none
1 pawn v4
1 pick norrenis_b minor_god
1 teleport norrenis_c
0 pawn t2
0 harvest babylons_f
1 pawn v3
1 stop
1 decline
1 done
0 pawn v1
1 pawn v4
1 pick norrenis_d follower
1 teleport gaia2_a4
1 cast magic_upgrade
1 use
1 stop
1 summon
1 summon frigg
1 replace norrenis_e
1 use
1 decline
1 use
0 pawn v3
0 pick babylons_c follower
0 step babylons_b
0 stop
0 weapon ballista
1 pawn t1
0 pawn v4
0 pick babylons_f follower
0 teleport gaia2_a4
0 pick babylons_f follower
0 teleport gaia2_c4
1 pawn t3
0 pawn t4
0 pact 2
* deal pact pact_norrenis_5
1 pawn v0
1 stop
0 pawn t1
0 sell gold
0 buy food metal
0 fulfil
0 fulfil pact_babylons_4
1 pawn t1
1 decline
0 pawn v4
0 pick gaia2_c4 follower
0 teleport gaia2_c2
0 pick babylons_e follower
0 teleport gaia2_c3
1 pawn t3
1 decline
0 pawn t4
0 pact 4
* deal pact pact_neutral_06
1 pawn t2
1 stop
1 cast magic_weapons
1 arm double_axe
1 arm dagger
0 pawn v2
0 stop
1 pawn v1
0 pawn v3
0 pick gaia2_c3 follower
0 step gaia2_c4
0 pick babylons_f minor_god
0 step babylons_d
0 pick gaia2_c4 follower
0 step gaia2_b3
1 pawn t1
0 pawn v4
0 pick babylons_d minor_god
0 teleport gaia2_b3
0 pick babylons_f follower
0 teleport norrenis_e
1 pawn t3
0 pawn t4
0 pact 0
* deal pact pact_neutral_08
1 pawn t4
1 pact 3
* deal pact pact_norrenis_2
1 pact 5
* deal pact pact_neutral_11
0 pawn t1
0 decline
1 pawn v2
1 pick norrenis_e minor_god
1 step norrenis_b
1 pick gaia2_a4 follower
1 step gaia2_b3
0 weapon long_shield
1 weapon viking_helmet
0 weapon none
0 pawn t3
1 pawn t4
1 stop
0 pawn t4
0 pact 0
* deal pact pact_neutral_12
1 pawn t3
0 pawn v3
0 pick babylons_f minor_god
0 step babylons_d
0 pick babylons_f follower
0 step babylons_d
0 pick gaia2_c2 follower
0 step gaia2_b1
0 cast magic_upgrade
0 decline
0 summon
0 replace babylons_d
0 use
0 origin gaia2_b1
0 teleport babylons_d
0 carry follower
1 pawn t2
1 harvest norrenis_f
1 cast magic_weapons
1 arm ballista
0 pawn t4
0 pact 4
* deal pact pact_neutral_07
0 pact 3
* deal pact pact_neutral_01
1 pawn v2
1 pick norrenis_c minor_god
1 step norrenis_b
1 stop
1 done
0 pawn t0
0 harvest babylons_f
0 stop
1 pawn t3
1 done
0 pawn t1
0 decline
1 pawn v1
1 summon
1 summon loki
1 replace norrenis_f
0 pawn v0
0 recruit gaia2_a2
0 recruit gaia2_a2
0 cast magic_upgrade
0 use
0 buy wood metal
1 pawn t2
1 harvest norrenis_b
1 cast magic_build
1 build norrenis_c

result: 34 24
places: 1 2
hash: ae5aafa31eae2d657ed24455890ce44e8f1f12100df4db148e64e0e66d69f7e6
