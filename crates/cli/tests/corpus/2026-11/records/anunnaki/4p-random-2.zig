ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 7ec0165e6c43d0b87e98bc88bf010a8134dd443f712cb7406e3847e0450338c9
setup: {"first_game":false,"houses":"pick","players":4,"round_limit":100}

0 house norrenis
1 house hellenis
2 house pharaos
* deal gods loki thor freya frigg aegir
* deal gods hades ares athena hermes poseidon
* deal gods bast horus isis osiris sekhmet
* deal gods anu ninlil ninhursag ea enlil
0 discard thor
1 discard ares
2 discard bast
3 discard enlil
* deal first 2
* deal token move_blue
* deal token portal
* deal token power
* deal token market
* deal token income
* deal token trade
* deal token harvest_blue
* deal token harvest_red
* deal token move_red
* deal culture culture_power_2
* deal culture culture_follower_2
* deal culture culture_food_2
* deal culture culture_follower_1
* deal pact pact_neutral_01
* deal pact pact_norrenis_6
* deal pact pact_hellenis_4
* deal pact pact_hellenis_2
* deal pact pact_hellenis_3
* deal pact pact_norrenis_1
* deal goal goal_shrines
* deal goal goal_settlements
* deal goal goal_units
2 pawn t1
2 pick pharaos_d follower
2 teleport babylons_a
2 decline
3 pawn t3
3 sell gold
3 buy food metal
3 cast magic_weapons
3 arm ballista
3 arm double_axe
0 pawn v1
0 stop
0 cast magic_blue
0 perform portal
0 pick norrenis_f settlement
0 teleport babylons_b
0 carry follower
0 carry follower
* deal culture culture_wood_2
1 pawn t0
1 pick hellenis_e follower
1 step hellenis_c
1 pick hellenis_c follower
1 step hellenis_e
1 decline
2 pawn t4
2 stop
2 decline
3 pawn v4
3 cast magic_followers
3 recruit babylons_f
3 stop
0 pawn t2
0 decline
1 pawn v4
1 cast magic_build
1 build hellenis_e
2 pawn t3
2 sell gold
2 buy wood metal
2 cast magic_build
2 build babylons_a
3 pawn v0
3 pact 4
* deal pact pact_pharaos_2
0 pawn v3
0 pick norrenis_e follower
0 step norrenis_c
0 stop
0 cast magic_blue
0 perform move_blue
0 pick norrenis_f settlement
0 step norrenis_d
0 stop
0 pick norrenis_d settlement
0 step norrenis_f
1 pawn v0
1 pact 0
* deal pact pact_norrenis_5
1 cast magic_blue
1 perform harvest_blue
1 harvest hellenis_e
2 pawn v4
2 cast magic_weapons
2 arm casting_net
2 arm short_bow
3 pawn v3
3 pick babylons_f follower
3 step babylons_d
3 pick babylons_d follower
3 step babylons_e
3 pick babylons_e follower
3 step babylons_f
0 pawn t1
0 pick norrenis_f settlement
0 teleport hellenis_c
0 stop
1 pawn v4
2 pawn v3
2 stop
3 pawn t0
3 pick babylons_f follower
3 step babylons_d
3 stop
0 pawn v3
0 pick norrenis_c follower
0 step norrenis_e
0 stop
1 pawn t2
2 pawn t2
3 pawn v3
3 stop
0 pawn v4
0 decline
1 pawn v4
2 pawn v2
2 harvest babylons_a
2 harvest pharaos_f
2 cast magic_blue
2 perform trade
2 stop
3 pawn v2
3 harvest babylons_d
3 harvest babylons_f
3 cast magic_upgrade
3 upgrade harvest_blue
3 decline
0 pawn t1
0 stop
0 decline
1 pawn t1
1 stop
2 pawn t2
2 shift t4_v3
2 cast magic_followers
2 recruit babylons_a
2 stop
3 pawn v3
3 pick babylons_f follower
3 step babylons_e
3 pick babylons_e follower
3 step babylons_f
3 pick babylons_d follower
3 step babylons_a
0 pawn t4
0 stop
0 cast magic_weapons
0 arm dagger
0 arm ballista
1 pawn v3
1 stop
2 pawn t0
2 pick pharaos_f follower
2 step pharaos_d
2 stop
3 pawn t3
3 sell food
3 buy wood gold
3 decline
0 pawn t2
1 pawn t4
1 recruit hellenis_e
1 recruit hellenis_e
1 cast magic_blue
1 perform creation
2 pawn t2
3 pawn t4
3 stop
3 decline
0 pawn v4
1 pawn t0
1 stop
2 pawn t4
2 stop
3 pawn t0
3 stop
3 decline
0 pawn v0
0 pact 2
* deal pact pact_pharaos_3
1 pawn v1
1 stop
2 pawn v0
2 pact 4
* deal pact pact_neutral_09
3 pawn v1
3 harvest babylons_f
3 cast magic_upgrade
3 upgrade portal
3 decline
0 pawn v2
0 stop
1 pawn v2
1 harvest hellenis_f
2 pawn t3
2 sell gold
2 buy food wood
2 decline
3 pawn v2
3 stop
0 pawn t2
1 pawn t3
1 sell metal
1 buy food gold
1 cast magic_upgrade
1 upgrade harvest_red
1 use
1 harvest hellenis_f
1 fulfil
1 stop
2 pawn t0
2 pick pharaos_d follower
2 step pharaos_a
2 pick babylons_a follower
2 step babylons_d
2 decline
2 weapon short_bow
3 weapon long_shield
3 pawn t3
3 done
0 pawn t3
0 sell food
0 buy metal gold
0 cast magic_upgrade
0 upgrade harvest_red
0 decline
1 pawn v3
1 stop
2 pawn t1
2 pick babylons_a follower
2 teleport gaia4_b4
* deal culture culture_metal_2
* deal culture culture_gold_2
* deal culture culture_crystal_3
2 cast magic_followers
2 recruit babylons_a
2 stop
3 pawn v4
3 summon
3 summon ea
0 pawn t2
1 pawn t1
1 stop
2 pawn v1
2 harvest pharaos_a
3 pawn v1
3 harvest babylons_f
0 pawn t1
0 pick hellenis_c settlement
0 teleport pharaos_a
0 weapon dagger
2 weapon long_shield
2 pay food
1 pawn t4
1 recruit hellenis_f
1 recruit hellenis_f
2 pawn v2
2 harvest gaia4_b4
2 harvest pharaos_a
3 pawn v3
3 pick babylons_f follower
3 step babylons_e
3 pick babylons_e follower
3 step babylons_f
3 pick babylons_f minor_god
3 step babylons_e
0 pawn v0
0 pact 3
* deal pact pact_neutral_04
0 decline
1 pawn v1
1 stop
2 pawn t2
2 cast magic_blue
2 perform move_blue
2 pick pharaos_f follower
2 step pharaos_d
2 pick babylons_a follower
2 step babylons_d
3 pawn t2
0 pawn v1
0 harvest norrenis_f
0 cast magic_weapons
0 arm casting_net
0 arm double_axe
1 pawn v2
1 harvest hellenis_f
2 pawn t4
2 recruit pharaos_f
2 recruit pharaos_f
3 pawn v2
3 harvest babylons_e
3 stop
3 cast magic_blue
3 perform harvest_blue
3 stop
0 pawn t2
0 cast magic_weapons
0 arm broadsword
0 arm short_bow
1 pawn t2
1 cast magic_blue
1 perform market
1 decline
2 pawn v0
2 stop
3 pawn v3
3 pick babylons_e minor_god
3 step babylons_f
3 stop
0 pawn v4
1 pawn t4
1 recruit hellenis_f
1 recruit hellenis_e
2 pawn t1
2 pick pharaos_f follower
2 teleport hellenis_e
1 weapon long_shield
2 weapon casting_net
3 pawn t0
3 pick babylons_f minor_god
3 step babylons_d
3 pick babylons_f follower
3 step babylons_d
0 pawn t3
0 decline
1 pawn v3
1 stop
2 pawn t0
2 pick gaia4_b4 follower
2 step gaia4_b3
2 pick pharaos_a follower
2 step pharaos_b
* deal culture culture_power_1
* deal culture culture_pact_1
* deal culture culture_food_1
2 fight gaia4_b3
3 pawn v3
3 pick babylons_f minor_god
3 step babylons_e
3 pick babylons_f follower
3 step babylons_d
3 pick babylons_f follower
3 step babylons_d
0 pawn t2
1 pawn v0
1 stop
2 pawn t1
2 pick pharaos_d follower
2 teleport babylons_e
3 pawn v1
3 harvest babylons_f
0 pawn v2
0 stop
1 pawn v1
1 stop
2 pawn v3
2 stop
3 pawn t0
3 pick babylons_f follower
3 step babylons_e
3 stop
0 pawn v3
0 pick norrenis_f follower
0 step norrenis_d
0 pick norrenis_e follower
0 step norrenis_d
0 pick norrenis_d follower
0 step norrenis_b
* deal culture culture_metal_1
0 weapon short_bow
* deal ancient ancient_07
0 gain wood
1 pawn v0
1 pact 5
* deal pact pact_babylons_2
2 pawn t4
2 shift t4_v4
2 recruit pharaos_f
2 recruit pharaos_f
3 pawn v4
3 decline
0 pawn t2
0 decline
1 pawn v1
1 stop
2 pawn t0
2 pick babylons_d follower
2 step babylons_a
2 pick babylons_d follower
2 step babylons_b
3 pawn t3
3 decline
0 pawn v0
0 pact 1
* deal pact pact_pharaos_1
0 decline
1 pawn t4
1 recruit hellenis_f
1 stop
2 pawn t4
2 stop
3 pawn t4
3 stop
3 cast magic_upgrade
3 use
0 pawn t2
0 decline
1 pawn v1
1 harvest hellenis_f
2 pawn v4
2 decline
3 pawn t0
3 pick babylons_e minor_god
3 step babylons_d
3 pick babylons_f follower
3 step babylons_e
0 pawn v0
0 pact 3
* deal pact pact_neutral_06
0 cast magic_build
0 decline
1 pawn t4
1 stop
2 pawn v0
2 pact 5
* deal pact pact_pharaos_4
3 pawn v3
3 pick babylons_e follower
3 step babylons_d
3 pick babylons_d follower
3 step babylons_f
3 pick babylons_d minor_god
3 step babylons_a
0 pawn t3
0 decline
1 pawn v3
1 pick hellenis_f follower
1 step hellenis_e
1 pick hellenis_e follower
1 step hellenis_c
1 stop
1 cast magic_build
1 decline
2 pawn v3
2 pick babylons_a follower
2 step babylons_d
2 stop
3 pawn v2
3 harvest babylons_f
0 pawn t1
0 pick norrenis_b follower
0 teleport gaia4_b5
* deal culture culture_vp_1
1 pawn v0
1 pact 2
* deal pact pact_hellenis_5
2 pawn t2
3 pawn v0
3 pact 2
* deal pact pact_neutral_08
0 pawn v2
0 harvest norrenis_f
0 stop
1 pawn t3
1 sell wood
1 buy food metal
1 fulfil
1 fulfil pact_norrenis_1
1 pay metal
1 middle
1 gain metal
1 arm casting_net
2 pawn v0
2 pact 3
* deal pact pact_babylons_5
3 pawn t2
0 pawn t0
0 pick norrenis_f settlement
0 step norrenis_d
0 stop
0 pick norrenis_f follower
0 step norrenis_e
1 pawn t1
1 stop
2 pawn v4
2 decline
2 cast magic_followers
2 stop
3 pawn t3
3 decline
0 pawn v3
0 pick norrenis_d follower
0 step norrenis_b
0 stop
1 pawn t3
1 sell wood
1 buy food gold
2 pawn v0
2 shift v0_v1
2 stop
2 summon
2 summon horus
2 replace babylons_d
3 pawn v4
0 pawn v1
0 harvest norrenis_e
1 pawn v0
1 stop
2 pawn v1
2 shift v2_v3
2 harvest pharaos_f
2 cast magic_blue
2 perform portal
2 pick pharaos_f follower
2 teleport babylons_b
3 pawn t4
3 recruit babylons_f
3 stop
0 pawn t2
1 pawn v3
1 pick hellenis_f follower
1 step hellenis_d
1 stop
* deal culture culture_crystal_2
2 pawn v0
2 pact 5
* deal pact pact_hellenis_1
2 decline
3 pawn v0
3 pact 5
* deal pact pact_pharaos_6
0 pawn t1
0 pick norrenis_b follower
0 teleport pharaos_e
1 pawn t0
1 pick hellenis_d follower
1 step hellenis_e
1 pick hellenis_f follower
1 step hellenis_e
2 pawn t1
2 shift t3_v3
2 pick pharaos_f follower
2 teleport gaia4_b5
2 cast magic_blue
2 perform move_blue
2 stop
3 pawn t2
0 pawn v4
1 pawn t3
1 decline
2 pawn v1
2 shift t1_v0
2 stop
2 decline
3 pawn t3
3 decline
0 pawn t0
0 stop
0 decline
1 pawn t1
1 pick hellenis_e follower
1 teleport pharaos_a
2 pawn t0
2 pick babylons_d minor_god
2 step babylons_e
2 stop
2 cast magic_followers
2 recruit pharaos_f
2 recruit babylons_a
2 recruit pharaos_f
3 pawn v3
3 pick babylons_f minor_god
3 step babylons_e
3 pick babylons_e follower
3 step babylons_f
3 stop
0 pawn v0
0 pact 1
* deal pact pact_neutral_03
0 decline
0 summon
0 summon frigg
0 replace gaia4_b5
1 pawn t0
1 pick hellenis_e follower
1 step hellenis_d
1 pick hellenis_f follower
1 step hellenis_e
2 pawn v3
2 pick pharaos_f minor_god
2 step pharaos_d
2 pick babylons_a follower
2 step babylons_d
2 pick pharaos_d minor_god
2 step pharaos_a
3 pawn t1
3 pick babylons_e minor_god
3 teleport norrenis_c
3 stop
0 pawn t3
0 decline
0 decline
1 pawn v3
1 pick hellenis_e follower
1 step hellenis_b
1 pick pharaos_a follower
1 step pharaos_d
1 pick hellenis_c follower
1 step hellenis_e
1 weapon casting_net
* deal ancient ancient_01
1 choose 0
2 pawn t4
2 stop
2 cast magic_blue
2 perform creation
2 summon
2 summon isis
2 replace pharaos_f
3 pawn v3
3 pick babylons_f follower
3 step babylons_d
3 stop
0 pawn v3
0 pick gaia4_b5 minor_god
0 step gaia4_c5
0 pick norrenis_d settlement
0 step norrenis_a
0 pick norrenis_a settlement
0 step norrenis_b
0 cast magic_blue
0 perform portal
0 stop
0 decline
3 use
3 recruit babylons_f
1 pawn t0
1 stop
2 pawn v2
2 harvest pharaos_f
3 pawn v2
3 harvest norrenis_c
3 stop
3 done
0 pawn t4
0 stop
0 cast magic_weapons
0 arm dagger
0 arm viking_helmet
1 pawn v4
1 fulfil
1 pay food
2 pawn t4
2 stop
3 pawn t0
3 stop
3 fulfil
3 middle
3 gain metal
3 stop
0 pawn v1
0 harvest pharaos_e
0 cast magic_weapons
1 pawn v2
1 stop
2 pawn t0
2 stop
3 pawn v3
3 pick norrenis_c minor_god
3 step norrenis_e
3 stop
0 weapon dagger
3 weapon double_axe
0 pawn t0
0 pick gaia4_c5 minor_god
0 step gaia4_d4
0 pick gaia4_d4 minor_god
0 step gaia4_c5
0 decline
1 pawn t0
1 pick pharaos_d follower
1 step pharaos_b
1 pick hellenis_e follower
1 step hellenis_f
2 pawn t1
2 pick pharaos_f minor_god
2 teleport pharaos_b
3 pawn t4
3 recruit babylons_f
3 recruit babylons_f
3 decline
0 pawn t1
0 pick norrenis_b settlement
0 teleport pharaos_a
0 cast magic_weapons
1 pawn t2
2 pawn v3
2 pick pharaos_f minor_god
2 step pharaos_d
2 stop
3 pawn v2
3 harvest babylons_f
3 cast magic_blue
3 perform harvest_blue
3 harvest babylons_f
0 pawn t4
0 recruit pharaos_a
0 stop
1 pawn v3
1 pick hellenis_b follower
1 step hellenis_d
1 stop
2 pawn t2
3 pawn v4
3 create food
0 pawn t3
0 sell food
0 buy wood gold
1 pawn v1
1 harvest hellenis_d
2 pawn v2
2 shift t0_v0
2 harvest pharaos_f
2 harvest pharaos_d
2 cast magic_upgrade
2 upgrade harvest_blue
2 decline
3 pawn t0
3 pick norrenis_e minor_god
3 step norrenis_c
3 pick babylons_f follower
3 step babylons_e
0 pawn v0
0 pact 5
* deal pact pact_babylons_4
1 pawn t3
1 sell gold
1 buy food metal
2 pawn v4
2 decline
3 pawn v1
3 harvest norrenis_c
3 stop
3 fulfil
3 fulfil pact_hellenis_3
3 bottom
0 pawn t0
0 stop
1 pawn v4
2 pawn v0
2 pact 3
* deal pact pact_neutral_12
2 cast magic_followers
2 recruit pharaos_f
2 stop
2 done
3 pawn t2
3 decline
3 summon
3 summon ninlil
3 replace babylons_e
0 pawn v3
0 pick pharaos_a settlement
0 step pharaos_b
0 carry follower
0 pick gaia4_c5 minor_god
0 step gaia4_c4
0 stop
* deal culture culture_weapon_2
0 weapon short_bow
* deal ancient ancient_09
1 pawn v3
1 pick hellenis_f follower
1 step hellenis_e
1 pick hellenis_e follower
1 step hellenis_c
1 pick hellenis_f follower
1 step hellenis_d
1 cast magic_upgrade
1 upgrade creation
1 use
1 create wood
2 pawn t0
2 shift t0_v4
2 pick pharaos_f follower
2 step pharaos_d
2 stop
2 cast magic_followers
2 recruit babylons_a
2 stop
2 done
3 pawn v1
3 stop
3 decline
0 pawn v0
0 pact 5
* deal pact pact_neutral_11
1 pawn v0
1 pact 3
* deal pact pact_norrenis_3
1 done
2 pawn v4
2 decline
2 done
3 pawn v4
3 decline
0 pawn v1
0 harvest norrenis_f
0 cast magic_weapons
1 pawn v3
1 pick hellenis_e follower
1 step hellenis_b
1 pick hellenis_f follower
1 step hellenis_e
1 pick hellenis_f follower
1 step hellenis_d
1 fulfil
1 pay food
1 pay metal
1 pay wood
1 pay wood
1 pick hellenis_e follower
1 teleport gaia4_b4
1 decline
2 pawn t3
2 decline
2 done
3 pawn t1
3 pick norrenis_c minor_god
3 teleport hellenis_d
3 pick babylons_e minor_god
3 teleport babylons_d
3 cast magic_blue
3 perform creation
3 fight hellenis_d
0 pawn v3
0 stop
1 pawn t2
2 pawn t1
2 pick babylons_a follower
2 teleport gaia4_d2
* deal culture culture_crystal_1
* deal culture culture_gold_1
2 summon
2 replace pharaos_f
3 pawn v1
3 stop
0 pawn t0
0 stop
1 pawn v4
1 create wood
2 pawn t0
2 pick pharaos_f minor_god
2 step pharaos_d
2 stop
3 pawn t3
0 pawn v2
0 harvest gaia4_c4
0 stop
0 done
1 pawn t4
1 stop
1 done
2 pawn t1
2 pick pharaos_f major_god
2 teleport hellenis_c
3 pawn v2
3 stop
0 pawn t3
0 sell gold
0 buy food wood
0 decline
0 summon
0 summon freya
0 replace norrenis_f
0 use
0 sacrifice norrenis_f
0 gain food
0 gain gold
0 gain metal
0 gain metal
0 fulfil
0 fulfil pact_pharaos_6
0 pay metal
0 pay food
0 pay metal
1 pawn t0
1 pick hellenis_b follower
1 step hellenis_d
1 pick hellenis_e follower
1 step hellenis_f
1 summon
1 summon hermes
1 replace hellenis_d
2 pawn v4
3 pawn t1
3 pick babylons_f minor_god
3 teleport hellenis_e
3 pick babylons_f follower
3 teleport norrenis_d
0 pawn v2
0 harvest norrenis_f
0 harvest gaia4_c4
0 cast magic_build
0 build pharaos_e
0 fulfil
1 pawn v2
1 harvest hellenis_c
1 harvest hellenis_f
2 pawn t4
2 shift t2_v2
2 gain food
2 recruit babylons_a
2 recruit babylons_a
2 bring gaia4_d2
2 decline
3 pawn t4
3 stop
0 pawn t2
1 pawn t3
1 sell food
1 buy wood metal
2 pawn v3
2 shift t4_v4
2 pick pharaos_d follower
2 step pharaos_e
2 pick pharaos_f major_god
2 step pharaos_d
2 pick babylons_d follower
2 step babylons_b
2 cast magic_followers
2 stop
2 fight babylons_b
3 pawn t2
0 pawn t4
0 stop
1 pawn v2
1 harvest hellenis_f
1 stop
2 pawn t1
2 pick pharaos_f follower
2 teleport norrenis_c
3 pawn t3
0 pawn v1
0 harvest norrenis_f
1 pawn v1
1 harvest hellenis_c
2 pawn v1
2 gain food
2 harvest babylons_a
2 harvest pharaos_f
2 cast magic_followers
2 recruit babylons_a
2 bring pharaos_f
2 recruit pharaos_f
2 stop
3 pawn t1
3 pick babylons_f follower
3 teleport gaia4_a3
3 pick babylons_f follower
3 teleport gaia4_b2
* deal culture culture_wood_1
* deal culture culture_weapon_1
0 pawn t1
0 pick pharaos_e follower
0 teleport gaia4_b1
0 summon
0 summon loki
1 pawn v2
1 harvest hellenis_f
2 pawn t0
2 pick pharaos_d major_god
2 step pharaos_e
2 pick pharaos_d minor_god
2 step pharaos_f
3 pawn t3
0 pawn v4
1 pawn v1
1 stop
2 pawn t3
2 sell metal
2 buy food gold
3 pawn t0
3 pick babylons_f follower
3 step babylons_d
3 pick gaia4_b2 follower
3 step gaia4_b1
0 pawn v2
0 harvest gaia4_b1
0 harvest norrenis_f
1 pawn t1
1 pick hellenis_d follower
1 teleport hellenis_c
1 cast magic_build
1 build gaia4_b4
2 pawn v2
2 gain metal
2 stop
2 decline
2 summon
2 summon osiris
2 replace pharaos_f
3 pawn v2
3 harvest norrenis_d
3 harvest babylons_f
0 pawn t0
0 stop
1 pawn t4
1 recruit hellenis_f
1 recruit hellenis_f
1 recruit hellenis_f
2 pawn v3
2 shift t4_v3
2 gain food
2 pick babylons_a follower
2 step babylons_b
2 pick norrenis_c follower
2 step norrenis_e
2 pick pharaos_f major_god
2 step pharaos_d
2 decline
3 pawn v0
3 pact 2
* deal pact pact_norrenis_2
0 pawn t4
0 stop
1 pawn v4
1 create gold
2 pawn v2
2 gain wood
2 harvest pharaos_f
2 cast magic_followers
2 stop
2 done
3 pawn v3
3 pick babylons_f follower
3 step babylons_d
3 pick babylons_d follower
3 step babylons_a
3 stop
0 pawn t3
0 sell food
0 buy wood metal
1 pawn v3
1 pick hellenis_f follower
1 step hellenis_e
1 pick hellenis_c follower
1 step hellenis_b
1 pick hellenis_d minor_god
1 step hellenis_e
1 pick hellenis_f follower
1 step hellenis_d
1 pick hellenis_d follower
1 step hellenis_f
2 pawn t4
2 recruit babylons_a
2 recruit pharaos_f
2 stop
2 cast magic_red
2 perform power
2 fulfil
3 pawn v0
3 pact 1
* deal pact pact_neutral_07
0 pawn v4
1 pawn v4
1 create wood
2 pawn t1
2 pick pharaos_d major_god
2 teleport gaia4_a3
3 pawn t4
3 stop
0 pawn v2
0 stop
1 pawn t4
1 recruit hellenis_f
1 bring gaia4_b4
1 recruit hellenis_e
1 bring hellenis_f
1 recruit hellenis_f
1 bring hellenis_e
2 pawn t4
2 recruit pharaos_f
2 bring norrenis_e
2 recruit babylons_a
2 bring pharaos_f
3 pawn t3
3 sell gold
3 buy food metal
0 pawn t0
0 pick pharaos_e settlement
0 step pharaos_c
0 pick pharaos_c settlement
0 step pharaos_e
1 pawn t2
2 pawn v0
2 pact 0
* deal pact pact_neutral_02
3 pawn v2
3 harvest gaia4_a3
3 harvest babylons_f
3 cast magic_build
3 build gaia4_a3
3 done
0 pawn v2
0 harvest gaia4_b1
0 harvest norrenis_f
1 pawn t0
1 pick hellenis_d follower
1 step hellenis_a
1 pick hellenis_b follower
1 step hellenis_a
1 pick hellenis_a follower
1 step hellenis_d
1 pick hellenis_d follower
1 step hellenis_e
2 pawn v2
2 harvest pharaos_f
3 pawn v3
3 stop
3 fulfil
3 middle
0 pawn v4
1 pawn t2
2 pawn t3
2 shift t2_v1
2 gain wood
2 sell wood
2 buy food gold
2 cast magic_followers
2 recruit pharaos_f
2 bring babylons_a
2 stop
2 summon
2 replace babylons_a
3 pawn v1
3 harvest gaia4_a3
3 stop
0 pawn v0
0 pact 1
* deal pact pact_pharaos_5
1 pawn t4
1 stop
2 pawn v4
2 cast magic_followers
2 stop
3 pawn t0
3 pick babylons_f follower
3 step babylons_e
3 pick gaia4_a3 follower
3 step gaia4_a2
0 pawn v4
1 pawn v1
1 harvest hellenis_f
2 pawn v1
2 harvest pharaos_f
3 pawn v0
3 pact 2
* deal pact pact_babylons_1
3 cast magic_blue
3 perform portal
3 pick babylons_d follower
3 teleport babylons_f
3 stop
3 done
0 pawn v3
0 pick gaia4_c4 minor_god
0 step gaia4_c5
0 pick norrenis_f settlement
0 step norrenis_d
0 stop
0 pick norrenis_f minor_god
0 step norrenis_d
0 weapon ballista
0 weapon none
3 weapon long_shield
1 pawn v4
1 create gold
2 pawn t0
2 pick pharaos_f major_god
2 step pharaos_d
2 pick pharaos_d major_god
2 step pharaos_b
3 pawn v3
3 pick babylons_f minor_god
3 step babylons_d
3 stop
3 summon
3 summon anu
3 replace gaia4_a2
3 use
3 origin babylons_f
3 teleport gaia4_b5
3 carry minor_god
3 stop
0 pawn t4
0 stop
0 cast magic_weapons
1 pawn v0
1 pact 5
* deal pact pact_neutral_10
1 fulfil
1 pay wood
2 pawn t3
2 decline
3 pawn t4
3 stop
0 pawn v3
0 pick gaia4_c5 minor_god
0 step gaia4_d4
0 pick pharaos_e settlement
0 step pharaos_c
0 pick norrenis_d minor_god
0 step norrenis_f
1 pawn v3
1 pick hellenis_e follower
1 step hellenis_c
1 pick hellenis_f follower
1 step hellenis_d
1 pick hellenis_c follower
1 step hellenis_b
1 pick hellenis_e follower
1 step hellenis_d
1 pick hellenis_b follower
1 step hellenis_c
1 decline
2 pawn v0
2 pact 5
* deal pact pact_babylons_3
3 pawn v1
3 stop
0 pawn t0
0 pick pharaos_c settlement
0 step pharaos_b
0 stop
0 weapon double_axe
0 weapon ballista
0 keep double_axe
1 pawn t2
1 decline
2 pawn v1
2 shift t3_v2
2 gain gold
2 stop
2 cast magic_upgrade
2 upgrade trade
2 decline
3 pawn t4
3 recruit babylons_f
3 recruit babylons_f
0 pawn v4
1 pawn v4
1 create wood
1 decline
2 pawn t4
2 recruit pharaos_f
2 recruit pharaos_f
2 stop
3 pawn v3
3 pick gaia4_b5 minor_god
3 step gaia4_c4
3 pick babylons_d minor_god
3 step babylons_f
3 stop
0 pawn v2
0 harvest norrenis_f
0 harvest gaia4_b1
0 stop
1 pawn v3
1 pick hellenis_c follower
1 step hellenis_e
1 pick hellenis_e minor_god
1 step hellenis_d
1 pick hellenis_d minor_god
1 step hellenis_f
1 pick hellenis_f follower
1 step hellenis_e
1 pick hellenis_c follower
1 step hellenis_e
1 cast magic_blue
1 perform creation
1 create wood
2 pawn t0
2 pick babylons_a minor_god
2 step babylons_b
2 pick pharaos_f major_god
2 step pharaos_e
3 pawn t2
0 pawn v4
1 pawn t4
1 stop
2 pawn t1
2 pick pharaos_f follower
2 teleport pharaos_d
3 pawn t0
3 pick gaia4_c4 minor_god
3 step gaia4_b4
3 stop
0 pawn t3
0 sell wood
0 buy food gold
1 pawn v4
1 create metal
2 pawn t0
2 pick pharaos_f follower
2 step pharaos_e
2 pick pharaos_e major_god
2 step pharaos_b
3 pawn t1
3 pick gaia4_a2 minor_god
3 teleport gaia4_a4
3 stop
0 pawn t2
1 pawn t3
1 decline
2 pawn t2
3 pawn v4
3 create wood
0 pawn v1
0 stop
1 pawn t2
2 pawn v2
2 shift v0_v1
2 gain metal
2 harvest pharaos_f
2 cast magic_followers
2 recruit babylons_a
2 bring pharaos_e
2 recruit pharaos_f
2 bring babylons_a
2 recruit pharaos_f
2 stop
3 pawn t0
3 pick babylons_f follower
3 step babylons_e
3 pick babylons_f follower
3 step babylons_d
0 pawn t0
0 pick norrenis_d settlement
0 step norrenis_b
0 pick norrenis_f minor_god
0 step norrenis_d
1 pawn v0
1 pact 2
* deal pact pact_neutral_05
2 pawn t0
2 pick pharaos_d follower
2 step pharaos_a
2 pick pharaos_f follower
2 step pharaos_e
3 pawn v3
3 pick babylons_e follower
3 step babylons_b
3 pick gaia4_b4 minor_god
3 step gaia4_c4
3 pick babylons_e follower
3 step babylons_c
3 weapon ballista
* deal ancient ancient_02
3 choose 1
0 pawn v1
0 stop
1 pawn v3
1 pick hellenis_a follower
1 step hellenis_b
1 pick hellenis_e follower
1 step hellenis_b
1 pick hellenis_f follower
1 step hellenis_e
1 pick hellenis_e follower
1 step hellenis_b
1 pick hellenis_d follower
1 step hellenis_f
2 pawn t1
2 pick pharaos_f major_god
2 teleport hellenis_b
3 pawn v0
3 pact 2
* deal pact pact_hellenis_6
3 done
0 pawn t4
0 recruit norrenis_f
0 recruit norrenis_b
1 pawn v0
1 pact 5
* deal pact pact_babylons_6
1 done
2 pawn t3
2 decline
3 pawn v4
3 create gold
3 fulfil
3 fulfil pact_norrenis_2
3 pay metal
3 middle
3 arm double_axe
3 arm short_bow
0 pawn v4
0 done
1 pawn v2
1 harvest hellenis_f
1 harvest hellenis_b
1 fulfil
1 pay gold
1 bottom

result: 49 90 62 30
places: 3 1 2 4
hash: 186b7d7c6b98402a559394a1d0a438a31dd096d2e9f523678463df4476a266a7
