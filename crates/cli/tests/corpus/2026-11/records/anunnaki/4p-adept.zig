ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 07ae6f903faeda860a0873abd957b905a3fdf66089de07bb643eeffae5bf4213
setup: {"first_game":false,"houses":"pick","players":4,"round_limit":100}

0 house hellenis
1 house babylons
2 house norrenis
* deal gods hades ares athena hera hermes
* deal gods anu ninlil ninhursag ea enlil
* deal gods loki freyr freya heimdallr aegir
* deal gods bast horus osiris seth sekhmet
0 discard hades
1 discard ninhursag
2 discard freya
3 discard osiris
* deal first 1
* deal token trade
* deal token move_blue
* deal token move_red
* deal token market
* deal token creation
* deal token income
* deal token portal
* deal token power
* deal token harvest_red
* deal culture culture_food_2
* deal culture culture_gold_1
* deal culture culture_follower_2
* deal culture culture_gold_2
* deal pact pact_pharaos_2
* deal pact pact_hellenis_5
* deal pact pact_neutral_12
* deal pact pact_babylons_1
* deal pact pact_pharaos_6
* deal pact pact_pharaos_1
* deal goal goal_shrines
* deal goal goal_units
* deal goal goal_territories
1 pawn t1
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_e follower
1 step babylons_c
* deal culture culture_metal_1
1 cast magic_blue
1 perform portal
1 pick babylons_f follower
1 teleport gaia4_d3
* deal culture culture_crystal_3
* deal culture culture_power_2
2 pawn v1
2 pick norrenis_f settlement
2 teleport pharaos_c
2 stop
* deal culture culture_power_1
2 cast magic_blue
2 perform move_blue
2 pick norrenis_f follower
2 step norrenis_d
2 pick norrenis_d follower
2 step norrenis_a
* deal culture culture_weapon_1
3 pawn v1
3 pick pharaos_f follower
3 teleport gaia4_a2
* deal culture culture_crystal_1
* deal culture culture_pact_2
3 cast magic_blue
3 perform creation
0 pawn t1
0 pick hellenis_f follower
0 step hellenis_d
0 pick hellenis_d follower
0 step hellenis_a
* deal culture culture_vp_1
0 cast magic_blue
0 perform portal
0 pick hellenis_f follower
0 teleport gaia4_c1
* deal culture culture_crystal_2
* deal culture culture_wood_1
1 pawn v0
1 recruit babylons_f
1 recruit babylons_f
2 pawn t4
3 pawn t2
3 pick pharaos_f follower
3 step pharaos_d
3 pick pharaos_d follower
3 step pharaos_e
3 pick pharaos_e follower
3 step pharaos_c
3 cast magic_followers
3 recruit pharaos_f
3 recruit pharaos_f
3 recruit pharaos_f
0 pawn v1
0 pick hellenis_a follower
0 teleport gaia4_b4
* deal culture culture_wood_2
* deal culture culture_pact_1
* deal culture culture_weapon_2
1 pawn v1
1 pick babylons_f follower
1 teleport gaia4_c2
* deal culture culture_follower_1
* deal culture culture_metal_2
1 cast magic_blue
1 perform creation
2 pawn v3
2 harvest norrenis_a
2 harvest norrenis_e
2 cast magic_followers
2 recruit pharaos_c
2 recruit pharaos_c
2 recruit pharaos_c
3 pawn v1
3 shift t1_v0
3 pick pharaos_f follower
3 teleport gaia4_b5
3 cast magic_blue
3 perform trade
3 pact 2
* deal pact pact_pharaos_5
3 fulfil
3 pay gold
3 pay metal
3 pay wood
3 pick pharaos_f follower
3 teleport babylons_a
0 pawn v0
0 recruit hellenis_f
0 recruit hellenis_f
0 cast magic_blue
0 perform trade
0 pact 3
* deal pact pact_hellenis_4
1 pawn t2
1 pick gaia4_d3 follower
1 step gaia4_d2
1 pick babylons_f follower
1 step babylons_e
1 pick gaia4_d2 follower
1 step gaia4_d3
1 cast magic_upgrade
1 upgrade portal
1 use
1 pick babylons_d follower
1 teleport hellenis_a
1 stop
2 pawn v4
2 harvest pharaos_c
2 cast magic_upgrade
2 upgrade trade
2 use
2 pact 4
* deal pact pact_neutral_10
2 pact 0
* deal pact pact_hellenis_2
2 fulfil
2 fulfil pact_pharaos_6
2 pay gold
2 pay wood
2 pay metal
3 pawn t2
3 pick pharaos_d follower
3 step pharaos_a
3 pick pharaos_f follower
3 step pharaos_e
3 pick pharaos_a follower
3 step pharaos_d
3 decline
0 pawn t0
0 pact 3
* deal pact pact_babylons_5
0 cast magic_blue
0 perform portal
0 pick hellenis_f follower
0 teleport babylons_d
1 pawn v2
1 cast magic_blue
1 perform creation
2 pawn t0
2 pact 0
* deal pact pact_pharaos_3
2 pact 3
* deal pact pact_babylons_3
2 cast magic_blue
2 perform harvest_blue
2 harvest pharaos_c
3 pawn v1
3 shift t0_v0
3 pick babylons_a follower
3 teleport gaia4_a4
3 decline
3 use
3 pact 2
* deal pact pact_pharaos_4
0 use
0 pact 0
* deal pact pact_neutral_11
0 pawn t4
0 fulfil
0 pay food
0 bottom
1 pawn v3
1 harvest gaia4_d3
1 harvest babylons_c
1 cast magic_upgrade
1 upgrade creation
1 use
1 create wood
2 pawn v0
2 recruit pharaos_c
2 recruit pharaos_c
2 cast magic_blue
2 perform creation
2 fulfil
2 pay food
2 recruit pharaos_c
2 recruit pharaos_c
3 pawn v0
3 recruit pharaos_f
3 recruit pharaos_f
3 cast magic_blue
3 perform trade
3 pact 3
* deal pact pact_neutral_03
0 pawn v3
0 harvest gaia4_c1
0 harvest gaia4_b4
0 decline
1 pawn t4
1 create metal
1 cast magic_upgrade
1 upgrade harvest_blue
1 use
1 harvest babylons_e
1 harvest gaia4_c2
2 pawn t1
2 pick pharaos_c settlement
2 step pharaos_e
2 carry follower
2 carry follower
2 pick norrenis_f follower
2 step norrenis_d
2 cast magic_weapons
2 arm short_bow
2 arm dagger
2 weapon dagger
3 weapon slingshot
3 pawn v4
3 harvest gaia4_a2
3 cast magic_blue
3 perform portal
3 pick pharaos_f follower
3 teleport gaia4_d1
0 pawn v2
0 cast magic_blue
0 perform harvest_blue
0 harvest hellenis_f
1 pawn v4
1 harvest hellenis_a
1 harvest babylons_c
1 cast magic_upgrade
1 upgrade trade
1 use
1 pact 0
* deal pact pact_babylons_6
1 pact 0
* deal pact pact_norrenis_1
1 fulfil
1 fulfil pact_babylons_6
1 pay metal
1 pay metal
1 pay wood
2 pawn v1
2 pick norrenis_d follower
2 teleport gaia4_b4
0 weapon slingshot
2 weapon short_bow
3 pawn t4
3 cast magic_followers
3 recruit pharaos_f
3 recruit pharaos_f
3 recruit pharaos_f
0 pawn v0
0 recruit hellenis_f
0 recruit hellenis_f
0 cast magic_blue
0 perform trade
0 pact 0
* deal pact pact_norrenis_5
0 fulfil
0 pay gold
0 middle
0 gain metal
0 arm long_spear
1 pawn v0
1 recruit babylons_f
1 recruit babylons_f
1 cast magic_followers
1 recruit babylons_f
1 recruit babylons_f
1 recruit babylons_f
1 fulfil
1 pay food
2 pawn v0
2 recruit pharaos_e
2 recruit pharaos_e
2 cast magic_blue
2 perform creation
2 summon
2 summon heimdallr
2 replace pharaos_e
3 pawn v3
3 harvest pharaos_d
3 harvest gaia4_b5
3 cast magic_blue
3 perform creation
0 pawn t2
0 pick hellenis_f follower
0 step hellenis_d
0 pick hellenis_d follower
0 step hellenis_a
0 stop
0 weapon long_spear
1 weapon slingshot
1 steal gold
1 pawn t0
1 pact 0
* deal pact pact_babylons_2
1 pact 0
* deal pact pact_hellenis_1
1 cast magic_blue
1 perform creation
1 create food
1 done
2 pawn v4
2 harvest pharaos_e
2 summon
2 summon freyr
2 replace norrenis_a
2 decline
3 pawn t4
3 shift t1_v1
3 cast magic_weapons
3 arm casting_net
3 arm war_cart
3 summon
3 summon horus
3 replace gaia4_d1
0 pawn v1
0 pick hellenis_f follower
0 teleport pharaos_a
0 decline
1 pawn v4
1 harvest babylons_f
1 cast magic_blue
1 perform portal
1 pick babylons_f follower
1 teleport gaia4_b4
1 pick babylons_f follower
1 teleport norrenis_c
1 fulfil
1 fulfil pact_norrenis_5
1 summon
1 summon ninlil
1 replace gaia4_c2
1 use
2 pawn t4
2 summon
2 summon aegir
2 replace pharaos_c
3 pawn v3
3 harvest gaia4_d1
3 harvest gaia4_a4
3 cast magic_upgrade
3 upgrade creation
3 use
3 create metal
3 fulfil
3 pay food
3 bottom
0 pawn t4
0 cast magic_build
0 build gaia4_c1
1 pawn v3
1 harvest norrenis_c
1 harvest babylons_f
1 cast magic_blue
1 perform portal
1 pick babylons_f follower
1 teleport gaia4_d4
1 pick babylons_f follower
1 teleport norrenis_d
1 fulfil
1 pay gold
1 decline
1 summon
1 summon ea
1 replace gaia4_d3
2 pawn v1
2 pick pharaos_c follower
2 teleport pharaos_d
3 pawn t4
3 shift t0_v4
3 create gold
3 cast magic_upgrade
3 upgrade harvest_red
3 use
3 harvest gaia4_d1
3 harvest gaia4_b5
3 harvest gaia4_a4
3 summon
3 summon bast
3 replace gaia4_b5
3 use
0 pawn v0
0 recruit hellenis_f
0 recruit hellenis_f
0 decline
1 pawn t3
1 sell gold
1 buy food wood
1 cast magic_followers
1 recruit babylons_f
1 recruit babylons_f
1 recruit babylons_f
2 pawn t2
2 pick pharaos_e settlement
2 step pharaos_d
2 carry follower
2 carry follower
2 pick pharaos_c follower
2 step pharaos_b
2 pick pharaos_c follower
2 step pharaos_b
2 cast magic_weapons
2 arm dagger
2 arm short_bow
2 fight pharaos_b
2 weapon dagger
* deal ancient ancient_02
2 choose 1
2 weapon short_bow
3 weapon casting_net
2 resolve pharaos_abd
3 pawn v3
3 harvest gaia4_a4
3 harvest pharaos_f
3 harvest gaia4_d1
3 cast magic_blue
3 perform trade
3 pact 2
* deal pact pact_babylons_4
3 fulfil
3 lift t1_v0
3 place v3_v4
3 summon
3 summon seth
3 replace gaia4_a4
0 pawn t1
0 pick gaia4_c1 follower
0 step gaia4_b2
0 pick pharaos_a follower
0 step pharaos_b
0 cast magic_followers
0 recruit gaia4_c1
0 recruit gaia4_c1
0 recruit gaia4_c1
0 summon
0 summon athena
0 replace hellenis_e
0 decline
1 pawn v2
1 decline
1 summon
1 summon anu
1 replace babylons_e
1 use
1 origin babylons_e
1 teleport pharaos_d
1 stop
2 pawn v2
2 decline
2 fulfil
2 bottom
3 pawn v2
3 cast magic_blue
3 perform creation
3 create wood
0 pawn v0
0 recruit gaia4_c1
0 recruit gaia4_c1
0 stop
0 cast magic_build
0 build hellenis_e
1 pawn v1
1 pick babylons_f follower
1 teleport pharaos_d
1 stop
1 cast magic_weapons
1 arm dagger
1 arm short_bow
1 summon
1 summon major
1 replace pharaos_d
1 weapon short_bow
2 weapon long_shield
2 pawn v1
2 pick pharaos_d follower
2 teleport babylons_c
2 cast magic_weapons
2 arm dagger
2 arm short_bow
2 summon
2 replace norrenis_f
1 weapon dagger
2 weapon short_bow
2 weapon none
3 pawn v1
3 pick pharaos_f follower
3 teleport pharaos_a
3 cast magic_followers
3 recruit pharaos_f
3 recruit pharaos_f
3 recruit pharaos_f
3 summon
3 replace gaia4_a2
0 pawn v2

result: 21 50 82 47
places: 4 2 1 3
hash: bbd66df2275c70728a0600baca93deb1cac5037b4ed22c6f1a0b4c59c2782ebf
