ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 55710c24c5e7796633fb224aa7b47ef8e1dd6fc680daf5bd2c84e8ce7bc2a5d9
setup: {"first_game":false,"houses":"pick","players":3,"round_limit":100}

0 house babylons
1 house norrenis
2 house pharaos
* deal gods assur ninlil ninhursag ea enlil
* deal gods loki thor freyr freya frigg
* deal gods anubis bast isis osiris sekhmet
0 discard ea
1 discard freya
2 discard osiris
* deal first 1
* deal token move_red
* deal token income
* deal token power
* deal token creation
* deal token market
* deal token harvest_blue
* deal token move_blue
* deal token harvest_red
* deal token trade
* deal culture culture_follower_2
* deal culture culture_gold_2
* deal culture culture_wood_1
* deal pact pact_neutral_11
* deal pact pact_neutral_12
* deal pact pact_babylons_1
* deal pact pact_norrenis_6
* deal pact pact_babylons_3
* deal pact pact_neutral_04
* deal goal goal_shrines
* deal goal goal_units
* deal goal goal_territories
1 pawn t4
1 sell gold
1 buy wood metal
1 decline
2 pawn t4
2 sell food
2 buy metal gold
2 cast magic_upgrade
2 upgrade trade
2 use
2 pact 3
* deal pact pact_norrenis_3
2 pact 2
* deal pact pact_neutral_10
0 pawn t3
0 cast magic_blue
0 perform portal
0 pick babylons_f follower
0 teleport pharaos_e
* deal culture culture_pact_1
1 pawn t1
1 recruit norrenis_f
1 stop
1 cast magic_weapons
1 arm ballista
1 arm short_bow
2 pawn t2
2 cast magic_weapons
2 arm dagger
2 arm ballista
0 pawn t1
0 recruit babylons_f
0 stop
1 pawn t4
1 sell wood
1 buy metal gold
2 pawn v0
2 harvest pharaos_f
0 pawn t4
0 sell metal
0 buy food gold
1 pawn v1
1 pick norrenis_f follower
1 step norrenis_e
1 stop
2 pawn t4
2 sell wood
2 buy food metal
2 done
0 pawn t1
0 recruit babylons_f
0 stop
1 pawn v4
1 pick norrenis_e follower
1 teleport babylons_b
* deal culture culture_pact_2
1 weapon ballista
* deal ancient ancient_07
2 pawn v3
2 pact 4
* deal pact pact_neutral_02
2 pact 4
* deal pact pact_neutral_07
2 cast magic_blue
2 perform move_blue
2 pick pharaos_f follower
2 step pharaos_d
2 stop
2 done
0 pawn v2
0 stop
1 pawn t4
1 sell wood
1 buy food metal
1 cast magic_followers
1 stop
2 pawn v1
2 pick pharaos_f follower
2 step pharaos_e
2 stop
2 done
0 weapon long_shield
2 weapon dagger
0 pay wood
0 pay food
0 pawn t2
0 decline
1 pawn t2
2 pawn t0
2 stop
2 done
0 pawn t0
0 pick pharaos_e follower
0 step pharaos_d
0 pick babylons_d follower
0 step babylons_e
0 pick babylons_f follower
0 step babylons_d
0 cast magic_upgrade
0 upgrade portal
0 use
0 stop
1 pawn v0
1 stop
2 pawn t1
2 stop
2 done
0 pawn t4
0 decline
1 pawn t3
2 pawn t3
2 done
0 pawn t0
0 stop
1 pawn v2
1 harvest norrenis_f
1 stop
1 cast magic_weapons
1 arm dagger
1 arm broadsword
2 pawn t4
2 sell food
2 buy wood gold
2 fulfil
2 fulfil pact_babylons_3
2 pay food
2 bottom
0 pawn v4
0 pick babylons_f follower
0 teleport gaia4_a4
0 pick babylons_d follower
0 teleport pharaos_b
* deal culture culture_vp_1
* deal culture culture_food_2
1 pawn v0
1 stop
2 pawn v3
2 shift v1_v2
2 stop
0 pawn t1
0 stop
1 pawn t1
1 recruit norrenis_f
1 recruit norrenis_f
1 decline
2 pawn v2
2 stop
2 decline
0 pawn v1
0 stop
0 cast magic_blue
0 perform creation
1 pawn t3
1 cast magic_weapons
1 arm ballista
1 arm viking_helmet
2 pawn v1
2 shift t2_v1
2 pick pharaos_d follower
2 step pharaos_b
2 pick pharaos_d follower
2 step pharaos_e
2 decline
0 pawn t4
0 sell gold
0 buy wood metal
1 pawn t0
1 pick norrenis_e follower
1 step norrenis_f
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_f settlement
1 step norrenis_e
1 stop
* deal culture culture_crystal_1
2 pawn t0
2 pick pharaos_e follower
2 step pharaos_c
2 pick pharaos_f follower
2 step pharaos_e
2 pick pharaos_f follower
2 step pharaos_e
2 cast magic_followers
2 stop
0 pawn v2
0 harvest babylons_f
0 stop
1 pawn v0
1 stop
1 cast magic_weapons
1 arm double_axe
2 pawn t1
2 recruit pharaos_f
2 recruit pharaos_f
2 decline
0 pawn t0
0 pick gaia4_a4 follower
0 step gaia4_b5
0 pick gaia4_b5 follower
0 step gaia4_a4
0 pick gaia4_a4 follower
0 step gaia4_b5
* deal culture culture_weapon_2
1 pawn v4
1 stop
2 pawn v0
2 harvest pharaos_e
2 cast magic_red
2 perform income
2 stop
0 pawn v3
0 stop
1 pawn v3
1 pact 2
* deal pact pact_neutral_03
1 cast magic_blue
1 perform move_blue
1 stop
2 pawn t4
2 decline
0 pawn t4
0 sell wood
0 buy metal gold
0 cast magic_weapons
0 arm ballista
0 arm casting_net
1 pawn v0
1 harvest norrenis_f
2 pawn v3
2 pact 2
* deal pact pact_pharaos_4
2 pact 3
* deal pact pact_pharaos_2
2 decline
0 pawn v3
0 stop
0 cast magic_upgrade
0 upgrade creation
0 use
0 create food
1 pawn t2
2 pawn t2
2 decline
0 pawn v1
0 stop
1 pawn t1
1 stop
2 pawn v0
2 harvest pharaos_c
2 decline
0 pawn t0
0 pick gaia4_b5 follower
0 step gaia4_a4
0 stop
1 pawn v4
1 pick norrenis_e settlement
1 teleport gaia4_c1
* deal culture culture_metal_1
* deal culture culture_weapon_1
2 pawn v3
2 pact 2
* deal pact pact_norrenis_4
2 pact 3
* deal pact pact_pharaos_1
2 decline
0 pawn v3
0 pact 3
* deal pact pact_babylons_4
1 pawn v3
1 pact 4
* deal pact pact_norrenis_2
2 pawn v4
2 pick pharaos_f follower
2 teleport gaia4_a1
* deal culture culture_power_1
2 cast magic_blue
2 perform trade
2 stop
0 pawn v4
0 pick gaia4_a4 follower
0 teleport norrenis_b
0 stop
0 decline
0 weapon casting_net
* deal ancient ancient_04
1 pawn t0
1 stop
2 pawn t2
2 decline
0 pawn t4
0 sell food
0 buy wood metal
0 decline
0 done
1 pawn v1
1 stop
2 pawn t0
2 stop
2 cast magic_upgrade
2 upgrade harvest_blue
2 decline
0 pawn v4
0 pick babylons_e follower
0 teleport babylons_f
0 pick norrenis_b follower
0 teleport pharaos_b
0 decline
0 summon
0 summon ninlil
0 replace pharaos_b
0 weapon ballista
* deal ancient ancient_02
0 choose 0
0 decline
2 use
2 pact 5
* deal pact pact_neutral_05
1 pawn t1
1 recruit gaia4_c1
1 recruit gaia4_c1
2 pawn t1
2 stop
0 pawn t3
0 decline
1 pawn v1
1 pick norrenis_d follower
1 step norrenis_a
1 pick norrenis_f follower
1 step norrenis_e
2 pawn v4
2 pick pharaos_e follower
2 teleport gaia4_c1
1 weapon double_axe
2 weapon ballista
0 pawn v1
0 stop
0 cast magic_followers
0 stop
1 pawn v4
1 pick norrenis_f follower
1 teleport pharaos_b
1 decline
0 weapon long_shield
1 weapon ballista
0 pay food
0 pay wood
2 pawn v2
2 harvest pharaos_f
2 harvest gaia4_a1
2 done
0 pawn t3
1 pawn t0
1 pick gaia4_c1 follower
1 step gaia4_b1
1 pick gaia4_c1 settlement
1 step gaia4_b1
1 carry follower
1 pick gaia4_b1 follower
1 step gaia4_b2
* deal culture culture_gold_1
1 decline
1 summon
1 summon frigg
1 replace gaia4_b1
1 decline
2 pawn t1
2 recruit pharaos_f
2 stop
2 fulfil
2 fulfil pact_norrenis_3
2 middle
0 pawn v1
0 pick babylons_f follower
0 step babylons_d
0 pick pharaos_b minor_god
0 step pharaos_a
1 pawn v3
1 pact 0
* deal pact pact_babylons_2
1 decline
2 pawn v1
2 pick pharaos_e follower
2 step pharaos_d
2 pick pharaos_c follower
2 step pharaos_b
2 decline
2 use
2 stop
0 use
0 stop
0 pawn t2
0 cast magic_blue
0 perform market
0 decline
1 pawn t4
1 sell metal
1 buy food wood
1 cast magic_red
1 perform power
1 done
2 pawn t0
2 pick pharaos_b follower
2 step pharaos_c
2 pick pharaos_d follower
2 step pharaos_b
2 pick gaia4_a1 follower
2 step gaia4_b1
2 decline
0 pawn t0
0 pick babylons_f follower
0 step babylons_d
0 pick pharaos_a minor_god
0 step pharaos_b
0 stop
1 pawn v4
1 stop
1 decline
1 done
2 pawn t1
2 stop
2 decline
0 pawn v3
0 pact 1
* deal pact pact_norrenis_1
1 pawn v3
1 pact 0
* deal pact pact_babylons_6
1 decline
1 done
2 pawn v2
2 harvest pharaos_b
2 stop
2 decline
0 pawn t0
0 pick babylons_f minor_god
0 step babylons_d
0 stop
1 pawn t3
1 decline
1 fulfil
1 fulfil pact_neutral_11
1 summon
1 summon loki
1 replace norrenis_a
2 pawn v1
2 stop
2 cast magic_weapons
2 arm ballista
2 arm war_cart
0 pawn v3
0 pact 5
* deal pact pact_pharaos_3
1 pawn v0
1 harvest norrenis_e
1 decline
2 pawn t4
2 decline
0 pawn t4
0 sell gold
0 buy wood metal
1 pawn v2
1 harvest gaia4_b1
1 harvest norrenis_f
1 cast magic_blue
1 perform portal
1 pick gaia4_b1 settlement
1 teleport gaia4_a2
1 carry minor_god
* deal culture culture_wood_2
2 pawn t2
0 pawn t2
1 pawn v4
1 pick norrenis_a minor_god
1 teleport pharaos_c
1 cast magic_blue
1 perform creation
1 weapon viking_helmet
1 weapon dagger
2 weapon slingshot
1 keep viking_helmet
2 weapon none
2 pawn t3
0 pawn t0
0 pick babylons_f follower
0 step babylons_d
0 stop
1 pawn v1
1 pick norrenis_f follower
1 step norrenis_e
1 pick pharaos_c minor_god
1 step pharaos_e
2 pawn t1
2 recruit pharaos_f
2 stop
0 pawn v0
0 harvest babylons_f
0 cast magic_blue
0 perform move_blue
0 pick babylons_d follower
0 step babylons_a
0 pick babylons_a follower
0 step babylons_d
1 pawn v2
1 stop
2 pawn t0
2 pick pharaos_b follower
2 step pharaos_c
2 stop
0 pawn t0
0 pick babylons_d follower
0 step babylons_a
0 stop
1 pawn v4
1 stop
2 pawn v2
2 stop
0 pawn v1
0 pick babylons_d minor_god
0 step babylons_b
0 pick babylons_d follower
0 step babylons_f
1 pawn v0
1 stop
2 pawn t2
2 done
0 pawn v3
0 pact 2
* deal pact pact_neutral_06
1 pawn t1
1 stop
2 pawn v2
2 shift t4_v4
2 harvest pharaos_c
2 stop
2 done
0 pawn t3
0 create gold
0 decline
0 fulfil
0 fulfil pact_pharaos_1
0 bottom
1 pawn v4
1 pick norrenis_f follower
1 teleport gaia4_a4
2 pawn t3
2 decline
2 summon
2 summon isis
2 replace pharaos_f
0 pawn t2
1 pawn v1
1 pick pharaos_e minor_god
1 step pharaos_c
1 pick gaia4_a2 minor_god
1 step gaia4_b2
1 weapon casting_net
1 weapon none
2 weapon slingshot
2 pawn t2
2 decline
2 summon
2 summon anubis
0 pawn v1
0 pick babylons_f follower
0 step babylons_d
0 pick babylons_a follower
0 step babylons_d
1 pawn t0
1 pick pharaos_c minor_god
1 step pharaos_b
1 stop
2 pawn v0
2 stop
2 decline
0 pawn t0
0 pick babylons_d follower
0 step babylons_b
0 pick babylons_f minor_god
0 step babylons_d
0 pick babylons_d follower
0 step babylons_e
1 pawn v3
1 pact 0
* deal pact pact_neutral_09
2 pawn t2
2 cast magic_blue
2 perform market
2 sell metal
2 buy wood gold
0 pawn v3
0 pact 2
* deal pact pact_pharaos_5
1 pawn t4
1 decline
2 pawn t4
2 sell gold
2 buy food metal
2 done
0 pawn v4
0 pick babylons_d minor_god
0 teleport norrenis_c
0 stop
1 pawn t3
2 pawn t2
2 fulfil
2 pay gold
2 middle
2 gain wood
0 pawn v3
0 pact 2
* deal pact pact_babylons_5
1 pawn v2
1 harvest pharaos_b
1 harvest gaia4_b2
2 pawn t3
0 pawn t4
1 pawn t1
1 recruit gaia4_a2
1 stop
2 pawn v1
2 pick pharaos_f follower
2 step pharaos_d
2 pick pharaos_f follower
2 step pharaos_d
0 pawn v1
0 pick babylons_d follower
0 step babylons_a
0 pick babylons_e follower
0 step babylons_f
1 pawn t0
1 pick norrenis_e follower
1 step norrenis_d
1 pick gaia4_b2 minor_god
1 step gaia4_c2
1 stop
* deal culture culture_food_1
2 pawn v4
2 pick pharaos_f minor_god
2 teleport gaia4_c2
2 use
1 weapon slingshot
1 weapon long_shield
2 weapon war_cart
1 keep long_shield
1 pay metal
1 pay food
0 pawn v4
0 pick norrenis_c minor_god
0 teleport pharaos_d
0 pick babylons_a follower
0 teleport gaia4_d4
* deal culture culture_follower_1
1 pawn v3
1 pact 0
* deal pact pact_norrenis_5
2 pawn v1
2 pick pharaos_d follower
2 step pharaos_f
2 pick pharaos_f follower
2 step pharaos_e
2 done
0 pawn t3
1 pawn v1
1 pick gaia4_a4 follower
1 step gaia4_b5
1 pick norrenis_e follower
1 step norrenis_d
2 pawn v4
2 pick pharaos_f follower
2 teleport gaia4_c4
* deal culture culture_metal_2
2 fulfil
0 pawn t4
1 pawn t0
1 pick gaia4_c2 minor_god
1 step gaia4_b2
1 pick pharaos_b minor_god
1 step pharaos_c
1 pick gaia4_a2 follower
1 step gaia4_b3
1 weapon short_bow
1 weapon none
* deal ancient ancient_06
2 pawn v0
2 harvest pharaos_f
2 harvest pharaos_d
2 decline
0 pawn v0
0 harvest babylons_f
1 pawn t1
1 recruit gaia4_a2
1 recruit gaia4_a2
2 pawn t0
2 pick pharaos_f follower
2 step pharaos_d
2 pick gaia4_c4 follower
2 step gaia4_d3
2 pick pharaos_e follower
2 step pharaos_d
* deal culture culture_crystal_2
2 decline
0 pawn t0
0 pick gaia4_d4 follower
0 step gaia4_d3
0 stop
1 pawn v1
1 pick gaia4_b5 follower
1 step gaia4_b4
1 pick norrenis_f follower
1 step norrenis_d
2 pawn t2
2 decline
0 pawn v2
0 harvest babylons_f
0 cast magic_upgrade
0 upgrade trade
0 use
0 pact 1
* deal pact pact_neutral_01
0 pact 1
* deal pact pact_neutral_08
1 pawn v4
1 pick gaia4_a2 settlement
1 teleport gaia4_a4
1 stop
2 pawn v4
2 stop
2 cast magic_followers
2 stop
0 pawn t1
0 recruit babylons_f
0 stop
1 pawn t0
1 pick gaia4_b2 minor_god
1 step gaia4_a1
1 pick gaia4_a1 minor_god
1 step gaia4_b2
1 pick gaia4_b4 follower
1 step gaia4_b3
1 weapon dagger
1 weapon broadsword
1 keep dagger
2 pawn t2
2 cast magic_blue
2 perform creation
0 pawn v1
0 pick babylons_f follower
0 step babylons_d
0 pick babylons_f follower
0 step babylons_d
1 pawn v3
1 pact 3
2 pawn v0
2 stop
0 pawn v2
0 stop
0 summon
0 summon ninhursag
0 replace babylons_f
1 pawn t1
1 stop
2 pawn t3
0 pawn t0
0 pick babylons_f minor_god
0 step babylons_d
0 pick babylons_d follower
0 step babylons_a
0 stop
1 pawn t0
1 pick pharaos_c minor_god
1 step pharaos_e
1 pick gaia4_a4 settlement
1 step gaia4_a3
1 pick gaia4_b2 minor_god
1 step gaia4_a1
2 pawn v3
2 pact 1
2 stop
2 decline
2 summon
2 summon sekhmet
2 replace gaia4_d3
0 pawn v2
0 harvest babylons_a
0 harvest babylons_d
1 pawn v0
1 harvest gaia4_b2
1 done
2 pawn v1
2 stop
2 decline
0 pawn v0
0 harvest babylons_f
1 pawn v3
1 pact 4
1 done
2 pawn t3
2 decline
0 pawn t3
0 create wood
0 done
1 pawn v0
1 harvest norrenis_d
1 fulfil
1 fulfil pact_babylons_4
1 middle
1 upgrade move_blue
1 decline
2 pawn t0
2 pick pharaos_f follower
2 step pharaos_d
2 pick pharaos_f follower
2 step pharaos_e
2 pick gaia4_d3 minor_god
2 step gaia4_d4
2 decline
1 weapon long_shield
1 weapon slingshot
2 weapon ballista
1 keep long_shield
1 pay metal
1 pay food
0 pawn v2
0 stop
0 cast magic_upgrade
0 decline
1 pawn t1
1 recruit gaia4_a3
1 stop
2 pawn v1
2 pick pharaos_f follower
2 step pharaos_e
2 pick pharaos_f minor_god
2 step pharaos_d
2 cast magic_followers
2 stop
2 done
0 pawn t1
0 recruit babylons_f
0 recruit babylons_f
1 pawn v2
1 harvest gaia4_a3
1 harvest norrenis_f
2 pawn v0
2 harvest pharaos_f
2 stop
2 decline
2 done
0 pawn v3
0 pact 5
0 stop
1 pawn t2
1 cast magic_weapons
1 arm short_bow
1 arm viking_helmet
2 pawn t3
2 cast magic_followers
2 stop
2 done
0 pawn v1
0 pick babylons_d minor_god
0 step babylons_b
0 pick babylons_d follower
0 step babylons_a
0 pick babylons_f minor_god
0 step babylons_d
0 pick babylons_a follower
0 step babylons_d
1 pawn t3
2 pawn t4
2 sell food
2 buy wood metal
2 summon
2 summon major
2 replace pharaos_f
2 fulfil
2 fulfil pact_pharaos_2
2 pay wood
2 recruit pharaos_f
2 recruit pharaos_f
0 pawn t3
0 create metal
1 pawn v4
1 pick norrenis_d follower
1 teleport gaia4_c2
2 pawn t3
2 done
0 pawn v1
0 pick babylons_a follower
0 step babylons_b
0 pick babylons_f follower
0 step babylons_d
0 pick babylons_d minor_god
0 step babylons_a
0 pick babylons_f follower
0 step babylons_e
1 pawn v1
1 pick gaia4_a2 follower
1 step gaia4_b2
1 pick gaia4_a1 minor_god
1 step gaia4_b1
1 pick pharaos_e minor_god
1 step pharaos_d
1 pick gaia4_a3 follower
1 step gaia4_a2
1 weapon short_bow
1 weapon viking_helmet
2 weapon long_shield
1 keep short_bow
2 pawn v1
2 pick pharaos_f follower
2 step pharaos_d
2 pick pharaos_f major_god
2 step pharaos_d
2 done
0 pawn v0
0 stop
1 pawn t2
1 decline
1 done
2 pawn t4
2 decline
2 summon
2 replace pharaos_d
0 pawn t0
0 pick babylons_a minor_god
0 step babylons_b
0 pick babylons_e follower
0 step babylons_b
0 pick babylons_f minor_god
0 step babylons_e
1 pawn v0
1 harvest gaia4_a2
1 decline
1 done
2 pawn t3
0 pawn v0
0 stop
1 pawn v3
1 pact 2
1 cast magic_weapons
1 arm casting_net
1 arm short_bow
1 summon
1 summon thor
1 replace gaia4_b2
2 pawn t2
0 pawn v3
0 pact 0
0 stop
1 pawn t4
1 decline
1 decline
2 pawn v3
2 stop
0 pawn t3
0 create metal
0 decline
0 done
1 pawn v3
1 pact 3
1 decline
1 fulfil
1 pay wood
1 middle
2 pawn t1
2 recruit pharaos_f
2 recruit pharaos_f
0 pawn t1
0 stop
0 decline
0 fulfil
0 pay food
0 pay wood
0 stop
1 pawn v0
1 harvest gaia4_b1
1 cast magic_weapons
1 arm double_axe
1 arm ballista
2 pawn v0
2 shift t2_v2
2 gain wood
2 harvest pharaos_f
2 stop
2 decline
0 pawn t4
1 pawn v4
1 pick norrenis_f minor_god
1 teleport norrenis_b
2 pawn t0
2 shift t0_v4
2 gain gold
2 pick pharaos_d follower
2 step pharaos_b
2 pick pharaos_d major_god
2 step pharaos_e
2 stop
2 cast magic_followers
2 recruit pharaos_f
2 recruit pharaos_f
2 stop
0 pawn t3
0 create gold
1 pawn v2
1 harvest norrenis_f
1 harvest gaia4_c2
2 pawn t3
2 decline
0 pawn v1
0 stop
1 pawn t0
1 pick norrenis_d follower
1 step norrenis_f
1 pick norrenis_b minor_god
1 step norrenis_e
1 pick gaia4_b1 minor_god
1 step gaia4_b2
2 pawn t0
2 pick pharaos_d minor_god
2 step pharaos_e
2 stop
2 cast magic_followers
2 stop
0 pawn t0
0 stop
1 pawn t4
1 decline
2 pawn t1
2 stop
0 pawn v1
0 pick babylons_f follower
0 step babylons_e
0 pick babylons_e follower
0 step babylons_f
0 pick babylons_f minor_god
0 step babylons_d
0 stop
1 pawn t2
2 pawn t3
0 pawn t0
0 pick babylons_d follower
0 step babylons_e
0 pick babylons_e minor_god
0 step babylons_b
0 pick babylons_e follower
0 step babylons_d
1 pawn t4
1 sell wood
1 buy food gold
2 pawn v0
2 harvest gaia4_d4
2 harvest pharaos_f
0 pawn v2
0 harvest babylons_f
1 pawn v0
1 stop
2 pawn t0
2 gain food
2 stop
2 cast magic_followers
2 recruit pharaos_f
2 recruit pharaos_f
2 stop
0 pawn t1
0 stop
0 cast magic_upgrade
0 use
0 stop

result: 29 44 50
places: 3 2 1
hash: e68fafb8d3e1ed295ee5c47fd71b0fc115518b3c55e5d15229b4afa4c32a150d
