ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 1778e2e2d68f76ee4c4a183454da8171817f6f6ac514579baddecf0ab0917df8
setup: {"first_game":false,"houses":"pick","players":3,"round_limit":100}

0 house babylons
1 house norrenis
2 house pharaos
* deal gods anu assur ninlil ninhursag ea
* deal gods loki freyr frigg heimdallr aegir
* deal gods anubis bast horus isis osiris
0 discard assur
1 discard frigg
2 discard osiris
* deal first 0
* deal token market
* deal token creation
* deal token move_blue
* deal token trade
* deal token harvest_blue
* deal token power
* deal token income
* deal token move_red
* deal token harvest_red
* deal culture culture_crystal_3
* deal culture culture_pact_2
* deal culture culture_food_1
* deal pact pact_pharaos_4
* deal pact pact_norrenis_1
* deal pact pact_babylons_1
* deal pact pact_neutral_05
* deal pact pact_neutral_01
* deal pact pact_neutral_02
* deal goal goal_units
* deal goal goal_territories
* deal goal goal_shrines
0 pawn v4
0 pick babylons_f follower
0 teleport pharaos_c
* deal culture culture_gold_2
0 cast magic_blue
0 perform move_blue
0 pick babylons_f follower
0 step babylons_e
0 pick babylons_e follower
0 step babylons_c
* deal culture culture_metal_2
1 pawn v4
1 pick norrenis_f settlement
1 teleport gaia4_c2
1 stop
* deal culture culture_wood_1
* deal culture culture_power_1
* deal culture culture_food_2
1 cast magic_blue
1 perform move_blue
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_d follower
1 step norrenis_a
* deal culture culture_metal_1
2 pawn v4
2 pick pharaos_f follower
2 teleport gaia4_a2
* deal culture culture_weapon_1
* deal culture culture_crystal_2
2 cast magic_blue
2 perform move_blue
2 pick pharaos_d follower
2 step pharaos_a
2 pick pharaos_f follower
2 step pharaos_d
0 pawn v3
0 harvest babylons_c
0 harvest pharaos_c
0 cast magic_followers
0 recruit babylons_f
0 recruit babylons_f
0 recruit babylons_f
1 pawn v3
1 harvest norrenis_a
1 harvest norrenis_e
1 cast magic_followers
1 recruit gaia4_c2
1 recruit gaia4_c2
1 recruit gaia4_c2
2 pawn v3
2 harvest pharaos_a
2 harvest pharaos_d
2 cast magic_upgrade
2 upgrade trade
2 use
2 pact 2
* deal pact pact_neutral_04
2 pact 5
* deal pact pact_pharaos_6
2 fulfil
2 bottom
0 pawn t4
0 harvest babylons_f
0 cast magic_upgrade
0 upgrade portal
0 use
0 pick babylons_f follower
0 teleport gaia4_c1
0 pick babylons_f follower
0 teleport gaia4_b5
* deal culture culture_follower_1
* deal culture culture_power_2
* deal culture culture_pact_1
1 pawn t4
1 harvest norrenis_a
1 cast magic_followers
1 recruit gaia4_c2
1 recruit gaia4_c2
1 recruit gaia4_c2
2 pawn v4
2 shift t4_v3
2 pick pharaos_a follower
2 teleport gaia4_b4
* deal culture culture_crystal_1
* deal culture culture_vp_1
2 decline
0 pawn v4
0 pick pharaos_c follower
0 teleport gaia4_d3
0 pick babylons_f follower
0 teleport pharaos_d
* deal culture culture_weapon_2
* deal culture culture_wood_2
0 summon
0 summon ninlil
0 replace pharaos_d
0 use
1 pawn v4
1 pick gaia4_c2 follower
1 teleport pharaos_c
1 summon
1 summon freyr
1 replace pharaos_c
1 use
2 pawn v3
2 harvest gaia4_a2
2 harvest gaia4_b4
2 decline
0 pawn t0
0 sell gold
0 buy wood metal
0 cast magic_blue
0 perform creation
1 pawn v2
1 pick gaia4_c2 follower
1 step gaia4_b2
1 pick gaia4_c2 follower
1 step gaia4_d1
1 pick gaia4_c2 follower
1 step gaia4_d2
1 cast magic_blue
1 perform creation
1 resolve gaia4_k03
2 pawn t3
2 pact 3
* deal pact pact_neutral_11
2 pact 5
* deal pact pact_neutral_07
2 decline
0 pawn v0
0 cast magic_upgrade
0 upgrade creation
0 use
0 create wood
1 pawn v3
1 harvest gaia4_d2
1 harvest pharaos_c
1 cast magic_upgrade
1 upgrade trade
1 use
1 pact 1
* deal pact pact_pharaos_2
1 pact 1
* deal pact pact_neutral_12
1 fulfil
1 pay metal
1 recruit gaia4_c2
1 recruit gaia4_c2
2 pawn v3
2 shift t4_v4
2 cast magic_blue
2 perform creation
2 summon
2 summon bast
2 replace pharaos_d
2 use
2 grant pact_pharaos_6
0 pawn t1
0 create gold
0 cast magic_upgrade
0 upgrade income
0 use
0 recruit babylons_f
0 recruit babylons_f
0 recruit babylons_f
1 pawn t3
1 pact 1
* deal pact pact_neutral_09
1 pact 2
* deal pact pact_babylons_6
1 decline
1 fulfil
1 pay wood
1 pay wood
1 pay metal
1 pay metal
1 pick gaia4_c2 follower
1 teleport gaia4_a4
1 use
1 recruit gaia4_c2
2 use
2 recruit pharaos_f
0 use
0 recruit babylons_f
2 pawn t3
2 pact 4
* deal pact pact_norrenis_3
2 pact 4
* deal pact pact_norrenis_6
2 cast magic_blue
2 perform creation
2 fulfil
2 pay metal
2 bottom
0 pawn v1
0 recruit babylons_f
0 recruit babylons_f
0 recruit babylons_f
0 cast magic_upgrade
0 upgrade move_blue
0 use
0 pick babylons_f minor_god
0 step babylons_d
0 pick babylons_d follower
0 step babylons_a
0 pick babylons_d minor_god
0 step babylons_e
0 pick babylons_f follower
0 step babylons_d
1 pawn v2
1 pick gaia4_d1 follower
1 step gaia4_c1
1 pick norrenis_f follower
1 step norrenis_d
1 pick gaia4_c2 settlement
1 step gaia4_d1
1 stop
1 cast magic_blue
1 perform creation
1 summon
1 summon heimdallr
1 replace gaia4_b2
2 pawn v2
2 stop
2 cast magic_followers
2 recruit pharaos_f
2 recruit pharaos_f
2 recruit pharaos_f
0 pawn t2
0 pick babylons_a follower
0 step babylons_b
0 pick babylons_d follower
0 step babylons_a
0 pick babylons_f follower
0 step babylons_d
0 pick babylons_f follower
0 step babylons_d
0 cast magic_blue
0 perform portal
0 pick babylons_d follower
0 teleport gaia4_a3
0 pick babylons_f follower
0 teleport gaia4_a1
0 resolve gaia4_k02
0 use
0 arm dagger
1 use
1 arm short_bow
2 use
2 arm dagger
1 pawn t1
1 decline
2 pawn v1
2 recruit pharaos_f
2 recruit pharaos_f
2 cast magic_followers
2 recruit pharaos_f
2 recruit pharaos_f
2 recruit pharaos_f
0 pawn v3
0 harvest babylons_f
0 harvest gaia4_a1
0 cast magic_upgrade
0 upgrade trade
0 use
0 pact 5
* deal pact pact_neutral_08
0 pact 2
* deal pact pact_norrenis_2
0 fulfil
0 pay metal
0 pay metal
0 pay metal
1 pawn v1
1 recruit gaia4_d1
1 recruit gaia4_d1
1 cast magic_blue
1 perform move_blue
1 pick gaia4_d2 follower
1 step gaia4_d3
1 stop
0 weapon slingshot
1 weapon short_bow
0 steal wood
2 pawn t1
2 decline
0 pawn t3
0 pact 0
* deal pact pact_babylons_4
0 pact 0
* deal pact pact_norrenis_4
0 cast magic_blue
0 perform portal
0 pick babylons_f follower
0 teleport pharaos_d
0 pick gaia4_a3 follower
0 teleport norrenis_a
0 fulfil
0 bottom
0 fight norrenis_a
0 weapon dagger
1 weapon long_shield
1 pawn t2
1 pick gaia4_d1 follower
1 step gaia4_c1
1 pick gaia4_d1 follower
1 step gaia4_d2
1 cast magic_weapons
1 arm broadsword
1 arm casting_net
0 weapon slingshot
1 weapon broadsword
2 pawn v0
2 cast magic_blue
2 perform trade
2 pact 1
* deal pact pact_babylons_5
2 pact 3
* deal pact pact_norrenis_5
0 pawn v4
0 pick babylons_e minor_god
0 teleport gaia4_a3
0 pick babylons_f follower
0 teleport gaia4_b1
1 pawn v2
1 pick gaia4_b2 minor_god
1 step gaia4_a2
1 pick gaia4_a4 follower
1 step gaia4_b5
1 stop
1 cast magic_blue
1 perform creation
1 fight gaia4_a2
1 weapon casting_net
2 weapon slingshot
2 pawn v1
2 recruit pharaos_f
2 stop
2 decline
2 summon
2 summon anubis
2 replace pharaos_f
0 pawn v0
0 summon
0 summon ninhursag
0 replace gaia4_a1
1 pawn v1
1 stop
1 summon
1 summon loki
1 replace gaia4_d2
2 pawn t1
2 shift t0_v0
2 cast magic_red
2 perform harvest_red
2 harvest pharaos_f
0 pawn v1
0 recruit babylons_f
0 recruit babylons_f
0 stop
0 cast magic_weapons
0 arm dagger
0 arm casting_net
0 summon
0 summon anu
0 replace gaia4_b1
0 use
0 origin babylons_f
0 teleport gaia4_d3
0 carry follower
0 carry follower
0 carry follower
0 weapon dagger
1 weapon slingshot
1 weapon none
1 steal gold
1 pawn v0
1 cast magic_weapons
1 arm ballista
1 arm casting_net
1 fulfil
2 pawn v1
2 recruit pharaos_f
2 stop
2 decline
0 pawn v2
0 pick gaia4_a1 minor_god
0 step gaia4_b2
0 pick gaia4_b2 minor_god
0 step gaia4_c1
0 pick gaia4_d3 follower
0 step gaia4_c3
0 fight gaia4_c1
0 weapon casting_net
1 weapon casting_net
1 weapon slingshot
1 keep casting_net
1 pawn v4
1 pick norrenis_f follower
1 teleport babylons_c
1 summon
1 replace babylons_c
0 weapon slingshot
1 weapon ballista
1 weapon none
2 pawn v2
2 shift v2_v3
2 pick pharaos_f follower
2 step pharaos_e
2 stop
2 decline
2 summon
2 summon horus
2 replace pharaos_e
0 pawn v3
0 harvest gaia4_a3
0 harvest gaia4_b1
0 decline
0 summon
0 replace babylons_d
1 pawn t1
2 pawn t3
2 shift v1_v2
2 pact 2
* deal pact pact_pharaos_3
2 pact 4
* deal pact pact_pharaos_1
2 cast magic_followers
2 recruit pharaos_f
2 recruit pharaos_f
2 stop
0 pawn t1
0 create gold
0 cast magic_upgrade
0 use
1 pawn v0
1 cast magic_weapons
1 arm viking_helmet
1 arm broadsword
1 done
2 pawn v3
2 shift v4_v0
2 harvest pharaos_e
2 harvest pharaos_f
2 decline
2 summon
2 replace pharaos_f
0 pawn t2
0 pick gaia4_d3 follower
0 step gaia4_c4
0 pick gaia4_b5 follower
0 step gaia4_a4
0 pick babylons_f follower
0 step babylons_e
0 pick gaia4_a4 follower
0 step gaia4_b5
1 pawn v3
1 harvest babylons_c
1 harvest gaia4_d1
1 fulfil
1 gain gold
1 arm double_axe
1 done
2 pawn t4
2 shift t0_v4
2 gain wood
2 harvest pharaos_f
2 cast magic_followers
2 recruit pharaos_f
2 stop
2 fulfil
2 stop
2 done
0 pawn v3
0 harvest babylons_d
0 harvest gaia4_a3
0 fulfil
0 fulfil pact_babylons_4
0 decline
1 pawn v0
1 summon
1 replace gaia4_c2
2 pawn v3
2 gain metal
2 harvest pharaos_f
2 cast magic_red
2 perform power
2 fulfil
2 fulfil pact_neutral_09
2 perform power
2 summon
2 replace pharaos_f
0 pawn v0
0 fulfil
0 pay wood
0 pay gold
0 perform creation
0 create metal
1 pawn v1
1 recruit gaia4_d1
1 recruit gaia4_d1
2 pawn t3
2 gain gold
2 pact 5
* deal pact pact_neutral_06
2 pact 1
* deal pact pact_pharaos_5
2 decline
0 pawn t3
0 pact 1
* deal pact pact_neutral_10
0 pact 0
* deal pact pact_babylons_3
0 fulfil
0 bottom
1 pawn t3
1 pact 5
* deal pact pact_neutral_03
1 pact 5
2 pawn v3
2 shift t2_v2
2 gain metal
2 harvest pharaos_f
2 decline
2 fulfil
2 pay food
2 pay food

result: 108 87 52
places: 1 2 3
hash: 63cd9f71e0c39544d5a36348e21cd25240cfa1708db2708bebc0819e5609a4ea
