ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 170bfd912da6e6a045e9f43fa5086516a3e86472b8259adf96e6019a94fd197c
setup: {"first_game":false,"houses":"pick","players":3,"round_limit":100}

0 house hellenis
1 house norrenis
2 house pharaos
* deal gods hades ares demeter hera poseidon
* deal gods thor freyr freya heimdallr aegir
* deal gods bast horus isis osiris seth
0 discard poseidon
1 discard aegir
2 discard seth
* deal first 2
* deal token harvest_blue
* deal token market
* deal token harvest_red
* deal token income
* deal token portal
* deal token move_red
* deal token move_blue
* deal token creation
* deal token power
* deal culture culture_weapon_1
* deal culture culture_crystal_3
* deal culture culture_follower_2
* deal pact pact_neutral_01
* deal pact pact_pharaos_5
* deal pact pact_neutral_07
* deal pact pact_norrenis_6
* deal pact pact_pharaos_4
* deal pact pact_hellenis_5
* deal goal goal_territories
* deal goal goal_shrines
* deal goal goal_units
2 pawn v1
2 pick pharaos_f follower
2 step pharaos_d
2 pick pharaos_f follower
2 step pharaos_e
* deal culture culture_power_1
2 decline
0 pawn v1
0 stop
0 cast magic_blue
0 perform trade
0 pact 4
* deal pact pact_hellenis_1
1 pawn t0
1 harvest norrenis_f
1 cast magic_blue
1 perform move_blue
1 pick norrenis_f settlement
1 step norrenis_e
1 carry follower
1 stop
1 pick norrenis_e settlement
1 step norrenis_d
1 carry follower
1 carry follower
* deal culture culture_pact_2
2 pawn v4
2 pact 4
* deal pact pact_pharaos_2
2 cast magic_blue
2 perform move_blue
2 stop
0 pawn t4
0 pick hellenis_e follower
0 teleport gaia4_d2
* deal culture culture_crystal_2
* deal culture culture_metal_1
1 pawn v1
1 stop
2 pawn t4
2 pick pharaos_e follower
2 teleport gaia4_d4
* deal culture culture_gold_2
0 pawn t2
0 harvest gaia4_d2
0 harvest hellenis_f
0 done
1 pawn v0
1 stop
1 cast magic_weapons
1 arm casting_net
1 arm short_bow
2 pawn v0
2 pick gaia4_d4 follower
2 step gaia4_c5
2 stop
* deal culture culture_gold_1
0 pawn v3
0 done
1 pawn t3
1 recruit norrenis_d
1 recruit norrenis_d
2 pawn v3
0 pawn t2
0 harvest gaia4_d2
0 harvest hellenis_f
0 fulfil
0 bottom
1 pawn v0
1 stop
2 pawn t1
2 sell metal
2 buy food gold
0 pawn v3
1 pawn v1
1 pick norrenis_f follower
1 step norrenis_e
1 pick norrenis_d follower
1 step norrenis_a
2 pawn v4
2 pact 5
* deal pact pact_neutral_05
0 pawn v0
0 pick gaia4_d2 follower
0 step gaia4_d3
0 stop
1 pawn t1
1 sell gold
1 buy food wood
1 cast magic_followers
1 recruit norrenis_d
1 stop
2 pawn t1
2 sell gold
2 buy food metal
2 fulfil
2 middle
0 pawn v4
0 pact 1
* deal pact pact_norrenis_5
1 pawn v1
1 pick norrenis_a follower
1 step norrenis_b
1 stop
1 weapon casting_net
* deal ancient ancient_02
1 choose 0
2 pawn t0
2 stop
0 pawn t3
0 stop
1 pawn t4
1 pick norrenis_d follower
1 teleport gaia4_b2
* deal culture culture_food_1
* deal culture culture_wood_1
* deal culture culture_wood_2
2 pawn v4
2 pact 3
* deal pact pact_neutral_04
2 cast magic_build
2 decline
0 pawn t4
0 stop
1 pawn v2
2 pawn t1
2 decline
0 pawn v3
0 cast magic_blue
0 perform market
0 decline
1 pawn t1
1 sell metal
1 buy wood gold
2 pawn t2
2 stop
0 pawn v4
0 pact 0
* deal pact pact_neutral_03
0 decline
1 pawn v4
1 pact 1
* deal pact pact_hellenis_3
1 done
2 pawn t1
2 sell food
2 buy metal gold
0 pawn t2
0 stop
0 cast magic_build
0 decline
1 pawn t4
1 stop
1 done
2 pawn v4
2 pact 3
* deal pact pact_neutral_12
0 pawn v1
0 pick gaia4_d3 follower
0 step gaia4_c3
0 stop
* deal culture culture_food_2
0 decline
1 pawn t2
1 harvest gaia4_b2
1 harvest norrenis_b
1 done
2 pawn t0
2 shift t0_v0
2 harvest gaia4_c5
2 cast magic_blue
2 perform portal
2 pick pharaos_d follower
2 teleport hellenis_e
0 pawn t3
0 stop
0 decline
1 pawn v4
1 pact 5
* deal pact pact_neutral_09
1 done
2 pawn v2
0 pawn t4
0 pick hellenis_f follower
0 teleport gaia4_b5
* deal culture culture_crystal_1
0 decline
1 pawn t2
1 harvest norrenis_b
1 stop
1 done
2 pawn t0
2 harvest pharaos_d
2 fulfil
2 pay food
2 pay metal
2 bottom
0 pawn v0
0 pick gaia4_b5 follower
0 step gaia4_c4
0 pick gaia4_c4 follower
0 step gaia4_b4
0 stop
* deal culture culture_pact_1
0 decline
1 pawn t4
1 pick norrenis_d settlement
1 teleport gaia4_d3
1 stop
1 done
2 pawn t4
2 pick pharaos_d follower
2 teleport gaia4_a4
0 pawn t0
0 stop
0 cast magic_blue
0 perform creation
1 pawn v3
1 cast magic_blue
1 perform market
1 decline
1 fulfil
2 pawn v0
2 pick hellenis_e follower
2 step hellenis_b
2 stop
* deal culture culture_weapon_2
0 pawn v1
0 pick hellenis_f follower
0 step hellenis_d
0 stop
0 decline
1 pawn t0
1 stop
2 pawn v4
2 stop
0 pawn t0
0 harvest hellenis_f
0 cast magic_build
0 build gaia4_b4
1 pawn t4
1 pick norrenis_d follower
1 teleport hellenis_b
1 weapon short_bow
* deal ancient ancient_05
2 pawn t2
2 harvest pharaos_f
2 stop
0 pawn t2
0 harvest gaia4_b4
0 harvest hellenis_d
0 cast magic_upgrade
0 upgrade creation
0 decline
1 pawn t0
1 harvest hellenis_b
2 pawn v1
2 pick pharaos_f follower
2 step pharaos_e
2 pick gaia4_a4 follower
2 step gaia4_b5
2 decline
0 pawn v3
1 pawn t3
1 recruit gaia4_d3
1 recruit gaia4_d3
2 pawn t2
2 shift t3_v2
2 harvest gaia4_c5
2 harvest pharaos_e
2 decline
0 pawn t0
0 stop
1 pawn t4
1 stop
2 pawn v1
2 stop
2 decline
0 pawn v0
0 pick hellenis_f follower
0 step hellenis_d
0 stop
1 pawn v0
1 pick norrenis_e follower
1 step norrenis_f
1 pick hellenis_b follower
1 step hellenis_c
1 pick norrenis_b follower
1 step norrenis_d
2 pawn t0
2 stop
2 cast magic_followers
2 recruit pharaos_f
2 stop
0 pawn v1
0 stop
1 pawn v2
2 pawn v1
2 pick pharaos_e follower
2 step pharaos_f
2 pick gaia4_c5 follower
2 step gaia4_b5
2 cast magic_red
2 perform power
0 pawn t4
0 stop
1 pawn t1
1 sell food
1 buy wood metal
2 pawn t0
2 stop
2 decline
0 pawn t0
1 pawn v2
2 pawn t1
2 decline
2 decline
0 pawn t3
0 recruit hellenis_f
0 recruit hellenis_f
1 pawn t0
1 harvest norrenis_d
2 pawn v1
2 pick pharaos_f follower
2 step pharaos_d
2 pick pharaos_d follower
2 step pharaos_f
2 cast magic_blue
2 perform trade
2 pact 2
* deal pact pact_norrenis_3
0 pawn v3
0 cast magic_blue
0 perform creation
0 create metal
0 fulfil
0 middle
1 pawn v1
1 pick norrenis_d follower
1 step norrenis_b
1 pick gaia4_b2 follower
1 step gaia4_c2
* deal culture culture_vp_1
2 pawn t0
2 harvest pharaos_f
0 pawn v2
0 create gold
0 decline
1 pawn v4
1 pact 2
* deal pact pact_neutral_10
2 pawn v3
0 pawn v0
0 stop
0 cast magic_followers
0 stop
1 pawn v0
1 pick gaia4_d3 settlement
1 step gaia4_d4
1 carry follower
1 carry follower
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_d follower
1 step norrenis_f
2 pawn v0
2 pick pharaos_f follower
2 step pharaos_d
2 pick gaia4_b5 follower
2 step gaia4_c4
2 pick pharaos_f follower
2 step pharaos_d
0 pawn t0
0 stop
1 pawn v2
2 pawn t0
2 decline
2 harvest gaia4_c4
0 pawn v1
0 stop
1 pawn t1
1 sell metal
1 buy wood gold
2 pawn t1
2 sell metal
2 buy food gold
0 pawn t1
0 sell gold
0 buy food metal
1 pawn t0
1 harvest norrenis_f
2 pawn v3
0 pawn v4
0 pact 1
* deal pact pact_neutral_08
1 pawn t3
1 recruit gaia4_d4
1 stop
2 pawn v0
2 pick gaia4_b5 follower
2 step gaia4_b4
2 pick pharaos_d follower
2 step pharaos_b
2 pick pharaos_d follower
2 step pharaos_e
2 fight gaia4_b4
0 pawn t3
0 recruit hellenis_f
0 recruit gaia4_b4
1 pawn t1
1 decline
2 pawn v1
2 pick gaia4_c4 follower
2 step gaia4_c5
2 stop
2 decline
0 pawn v4
0 pact 0
* deal pact pact_hellenis_6
1 pawn t0
1 harvest hellenis_c
2 pawn t1
2 shift t3_v3
2 sell food
2 buy wood gold
2 cast magic_blue
2 perform harvest_blue
2 harvest pharaos_f
2 fulfil
2 pay food
2 pay gold
2 perform trade
2 pact 4
* deal pact pact_neutral_02
0 pawn v2
0 create gold
1 pawn v0
1 pick gaia4_c2 follower
1 step gaia4_b3
1 stop
* deal culture culture_power_2
1 cast magic_upgrade
1 upgrade move_blue
1 decline
2 pawn v1
2 pick pharaos_f follower
2 step pharaos_e
2 pick pharaos_e follower
2 step pharaos_b
2 decline
0 pawn t0
0 harvest hellenis_f
0 cast magic_build
0 decline
1 pawn v1
1 stop
1 cast magic_weapons
1 arm short_bow
1 arm dagger
2 pawn t1
2 shift t1_v0
2 decline
2 cast magic_followers
2 recruit pharaos_f
2 recruit pharaos_f
2 recruit pharaos_f
0 pawn v2
0 create metal
0 fulfil
0 arm ballista
1 pawn t3
1 stop
2 pawn v4
2 pact 0
* deal pact pact_pharaos_6
2 decline
0 pawn t3
0 recruit gaia4_b4
0 recruit hellenis_f
0 summon
0 summon demeter
0 replace hellenis_f
1 pawn v2
1 decline
2 pawn t0
2 harvest gaia4_c5
2 decline
2 fulfil
2 pay gold
2 pay metal
2 bottom
2 summon
2 summon horus
2 replace gaia4_c5
0 pawn v2
0 create metal
1 pawn t1
1 sell wood
1 buy food gold
1 cast magic_weapons
1 arm casting_net
1 arm ballista
2 pawn t1
2 decline
0 pawn t1
0 decline
1 pawn v2
2 pawn v3
2 decline
0 pawn t4
0 pick hellenis_f follower
0 teleport gaia4_a3
1 pawn t0
1 harvest norrenis_f
2 pawn t2
2 harvest pharaos_f
2 decline
0 pawn v4
0 pact 2
* deal pact pact_neutral_11
0 done
1 pawn v0
1 pick gaia4_d4 settlement
1 step gaia4_c4
1 carry follower
1 carry follower
1 pick gaia4_d4 follower
1 step gaia4_c5
1 pick gaia4_c4 follower
1 step gaia4_b5
1 weapon ballista
2 weapon slingshot
2 steal metal
2 pawn v3
2 cast magic_blue
2 perform move_blue
2 pick pharaos_f minor_god
2 step pharaos_e
2 pick pharaos_e minor_god
2 step pharaos_c
0 pawn t3
0 stop
0 summon
0 summon hades
0 replace hellenis_f
1 pawn t3
1 recruit gaia4_c4
1 stop
2 pawn t4
2 stop
2 cast magic_followers
2 recruit pharaos_f
2 recruit pharaos_f
2 stop
0 pawn v1
0 stop
0 decline
1 pawn t4
1 pick hellenis_c follower
1 teleport gaia4_d4
2 pawn v0
2 pick pharaos_f follower
2 step pharaos_d
2 stop
0 pawn t1
0 sell metal
0 buy food gold
0 decline
0 done
1 pawn t2
1 stop
2 pawn v2
2 decline
0 pawn t0
0 harvest hellenis_f
0 cast magic_build
0 build gaia4_a3
0 fulfil
1 pawn t1
1 sell food
1 buy wood metal
2 pawn v0
2 pick pharaos_f follower
2 step pharaos_d
2 pick pharaos_c minor_god
2 step pharaos_b
2 stop
2 decline
0 pawn v1
0 pick hellenis_f follower
0 step hellenis_e
0 pick hellenis_d follower
0 step hellenis_b
1 pawn t0
1 harvest gaia4_b5
2 pawn v4
2 shift v3_v4
2 pact 4
* deal pact pact_neutral_06
2 cast magic_followers
2 stop
2 done
0 pawn t1
0 sell wood
0 buy food gold
1 pawn v3
2 pawn v2
2 decline
2 done
0 pawn t3
0 recruit gaia4_b4
0 recruit hellenis_f
0 recruit hellenis_f
1 pawn v2
1 cast magic_weapons
1 arm viking_helmet
1 arm ballista
2 pawn v0
2 stop
2 decline
2 done
0 pawn t2
0 stop
1 pawn v3
2 pawn v2
2 decline
2 done
0 pawn t1
0 sell gold
0 buy food metal
0 fulfil
0 stop
1 pawn v4
1 pact 0
* deal pact pact_norrenis_4
1 cast magic_weapons
1 arm broadsword
1 summon
1 summon freya
1 replace gaia4_c4
1 decline
2 pawn v3
2 decline
2 done
0 pawn t4
0 pick hellenis_d follower
0 teleport pharaos_d
0 weapon ballista
2 weapon long_shield
2 pay metal
1 pawn v1
1 pick gaia4_c4 minor_god
1 step gaia4_d3
1 pick gaia4_c4 settlement
1 step gaia4_c5
1 carry follower
1 pick gaia4_c5 follower
1 step gaia4_c4
1 pick gaia4_c5 settlement
1 step gaia4_c4
1 carry follower
2 pawn t4
2 shift v1_v2
2 stop
2 cast magic_blue
2 perform trade
2 pact 5
* deal pact pact_norrenis_2
2 summon
2 summon bast
2 replace pharaos_e
0 pawn v0
0 pick gaia4_a3 follower
0 step gaia4_b4
0 pick hellenis_e follower
0 step hellenis_c
0 pick hellenis_f follower
0 step hellenis_e
0 decline
1 pawn t2
1 harvest gaia4_b5
1 stop
1 cast magic_build
1 build gaia4_d4
1 done
2 pawn v2
2 summon
2 summon osiris
2 replace pharaos_d
0 pawn t1
0 sell metal
0 buy food gold
0 cast magic_upgrade
0 use
0 stop
0 done
1 pawn t1
1 sell gold
1 buy food wood
1 decline
1 fulfil
1 pay gold
1 pay food
1 pay wood
1 middle
2 pawn t0
2 harvest pharaos_f
0 pawn v3
0 done
1 pawn t0
1 harvest gaia4_d3
1 cast magic_upgrade
1 decline
2 pawn t4
2 stop
0 pawn t0
0 harvest hellenis_c
0 done
1 pawn v2
2 pawn t0
2 stop
0 pawn t1
0 sell wood
0 buy food gold
0 summon
0 summon ares
0 replace hellenis_f
1 pawn t1
1 sell wood
1 buy food gold
1 fulfil
1 fulfil pact_neutral_05
1 recruit gaia4_c4
1 stop
2 pawn v1
2 pick pharaos_f follower
2 step pharaos_d
2 pick pharaos_f follower
2 step pharaos_d
0 pawn t4
0 pick hellenis_c follower
0 teleport pharaos_d
1 pawn t3
1 recruit gaia4_d4
1 recruit gaia4_d4
2 pawn t3
2 stop
0 pawn v3
1 pawn v2
2 pawn t1
2 sell food
2 buy wood gold
0 pawn t2
0 harvest hellenis_f
0 harvest hellenis_e
0 fulfil
0 stop
1 pawn t4
1 pick gaia4_b5 follower
1 teleport gaia4_c5
2 pawn v2
0 pawn t0
0 stop
1 pawn t2
1 harvest gaia4_d4
1 stop
2 pawn v3
2 shift t2_v2
2 decline
2 summon
2 replace pharaos_d
0 pawn v2
0 create metal
1 pawn v1
1 pick gaia4_c4 follower
1 step gaia4_d3
1 stop
2 pawn v2
2 cast magic_followers
2 recruit pharaos_f
2 stop
0 pawn v4
0 pact 5
* deal pact pact_hellenis_4
1 pawn v3
2 pawn t4
2 pick pharaos_f follower
2 teleport gaia4_c1
2 cast magic_followers
2 recruit pharaos_f
2 recruit pharaos_f
2 stop
0 pawn t0
0 harvest hellenis_f
0 cast magic_upgrade
0 upgrade trade
0 use
0 pact 1
* deal pact pact_pharaos_1
0 pact 2
* deal pact pact_pharaos_3
0 done
1 pawn t3
1 stop
1 cast magic_build
1 build norrenis_d
1 summon
1 summon freyr
1 replace norrenis_d
1 use
2 pawn v0
2 pick pharaos_e minor_god
2 step pharaos_c
2 pick pharaos_d minor_god
2 step pharaos_e
2 pick pharaos_c minor_god
2 step pharaos_b
0 pawn v0
0 pick hellenis_f follower
0 step hellenis_e
0 pick hellenis_f follower
0 step hellenis_d
0 pick hellenis_e follower
0 step hellenis_c
0 done
1 pawn t1
1 sell gold
1 buy food metal
1 decline
2 pawn v3
0 pawn t0
0 harvest hellenis_b
0 summon
0 replace gaia4_b4
1 pawn t0
1 harvest norrenis_f
1 cast magic_build
1 build gaia4_c5
2 pawn v1
2 pick gaia4_c1 follower
2 step gaia4_b2
2 pick gaia4_b2 follower
2 step gaia4_a1
0 pawn v2
0 create wood
1 pawn v1
1 pick gaia4_c5 follower
1 step gaia4_d4
1 pick norrenis_b follower
1 step norrenis_c
1 pick gaia4_c4 follower
1 step gaia4_d3
1 pick norrenis_d settlement
1 step norrenis_a
1 carry minor_god
1 carry follower
1 decline
2 pawn t0
2 stop
0 pawn t1
0 decline
1 pawn t4
1 pick gaia4_c4 follower
1 teleport hellenis_d
1 cast magic_upgrade
1 decline
0 weapon slingshot
1 weapon double_axe
0 steal metal
2 pawn t2
2 stop
0 pawn v4
0 pact 5
* deal pact pact_hellenis_2
0 pact 1
1 pawn v4
1 pact 2
1 pact 4
1 fulfil
1 fulfil pact_neutral_06
1 build hellenis_d
2 pawn t1
2 sell gold
2 buy wood metal
2 fulfil
0 pawn v2
0 create metal
1 pawn t3
1 stop
2 pawn t3
2 stop
2 cast magic_followers
2 recruit pharaos_f
2 stop
0 pawn v4
0 pact 5
0 pact 0
1 pawn v3
2 pawn v4
2 pact 1
0 pawn t2
0 harvest hellenis_f
1 pawn t4
1 pick norrenis_a settlement
1 teleport norrenis_e
1 carry follower
1 stop
2 pawn v3
2 shift v4_v0
0 pawn t0
0 harvest hellenis_f
1 pawn t3
1 recruit gaia4_c4
1 recruit norrenis_e
1 bring hellenis_d
1 recruit norrenis_e
1 bring gaia4_c4
2 pawn v2
2 shift t4_v3
2 decline
0 pawn v2
0 create food
0 fulfil
0 fulfil pact_norrenis_4
0 bottom
1 pawn v2

result: 94 83 38
places: 1 2 3
hash: 74221903fe624b0daa6bb62163e5f68200f7f97f0a5fb9d98e9688e1aeb121a9
