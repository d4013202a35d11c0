ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 15e8dc11123f6756d8c36ea0397ecde3350f20e4f970804cf937b4493bf2a4e3
setup: {"first_game":false,"houses":"pick","players":4,"round_limit":100}

0 house pharaos
1 house norrenis
2 house babylons
* deal gods anubis isis osiris seth sekhmet
* deal gods loki thor freyr frigg aegir
* deal gods anu assur ninlil ea enlil
* deal gods hades ares athena demeter poseidon
0 discard anubis
1 discard loki
2 discard anu
3 discard hades
* deal first 1
* deal token harvest_blue
* deal token market
* deal token trade
* deal token harvest_red
* deal token move_red
* deal token income
* deal token creation
* deal token power
* deal token move_blue
* deal culture culture_crystal_3
* deal culture culture_pact_2
* deal culture culture_metal_2
* deal culture culture_food_2
* deal pact pact_hellenis_5
* deal pact pact_hellenis_6
* deal pact pact_babylons_5
* deal pact pact_neutral_06
* deal pact pact_neutral_03
* deal pact pact_neutral_02
* deal goal goal_territories
* deal goal goal_units
* deal goal goal_settlements
1 pawn v3
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_d follower
1 step norrenis_a
* deal culture culture_vp_1
1 cast magic_blue
1 perform creation
2 pawn v3
2 pick babylons_f follower
2 step babylons_e
2 pick babylons_e follower
2 step babylons_c
* deal culture culture_weapon_2
2 cast magic_blue
2 perform creation
3 pawn v3
3 pick hellenis_f follower
3 step hellenis_d
3 pick hellenis_d follower
3 step hellenis_a
* deal culture culture_metal_1
3 cast magic_blue
3 perform creation
0 pawn v3
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_e follower
0 step pharaos_c
* deal culture culture_wood_2
0 cast magic_blue
0 perform creation
1 pawn v4
1 pick norrenis_f follower
1 teleport gaia4_a2
* deal culture culture_follower_2
* deal culture culture_power_2
1 cast magic_weapons
1 arm dagger
1 arm short_bow
2 pawn v4
2 pick babylons_f follower
2 teleport gaia4_b4
* deal culture culture_pact_1
* deal culture culture_crystal_1
* deal culture culture_follower_1
2 decline
3 pawn v4
3 pick hellenis_f follower
3 teleport gaia4_b5
* deal culture culture_wood_1
3 decline
0 pawn v4
0 pick pharaos_f follower
0 teleport gaia4_c1
* deal culture culture_gold_2
* deal culture culture_power_1
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v0
1 recruit norrenis_f
1 recruit norrenis_f
2 pawn v0
2 recruit babylons_f
2 recruit babylons_f
2 cast magic_upgrade
2 upgrade portal
2 use
2 pick babylons_f follower
2 teleport gaia4_c2
2 pick babylons_f follower
2 teleport gaia4_d3
* deal culture culture_crystal_2
* deal culture culture_weapon_1
* deal culture culture_gold_1
3 pawn v0
3 recruit hellenis_f
3 recruit hellenis_f
3 decline
0 pawn t4
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_a
1 pawn v1
1 decline
2 pawn v1
2 cast magic_upgrade
2 upgrade trade
2 use
2 pact 0
* deal pact pact_neutral_01
2 pact 0
* deal pact pact_pharaos_2
2 done
3 pawn v1
3 cast magic_blue
3 perform portal
3 pick hellenis_f follower
3 teleport gaia4_d1
0 pawn v3
0 pick pharaos_f follower
0 step pharaos_d
0 stop
0 cast magic_upgrade
0 upgrade portal
0 use
0 pick pharaos_d follower
0 teleport norrenis_c
0 pick pharaos_a follower
0 teleport norrenis_d
0 summon
0 summon seth
0 replace pharaos_d
1 pawn v2
1 decline
2 pawn v2
2 done
3 pawn v2
0 pawn v2
0 cast magic_blue
0 perform creation
1 pawn v3
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_f follower
1 step norrenis_d
1 cast magic_blue
1 perform creation
1 summon
1 replace norrenis_d
0 weapon slingshot
1 weapon dagger
0 steal gold
2 pawn v3
2 stop
2 decline
2 summon
2 replace babylons_d
2 done
3 pawn v3
3 pick hellenis_f follower
3 step hellenis_d
3 pick gaia4_d1 follower
3 step gaia4_d2
3 decline
3 summon
3 replace hellenis_d
0 pawn t2
0 pact 0
* deal pact pact_norrenis_3
0 cast magic_upgrade
0 upgrade creation
0 use
0 create gold
1 pawn t3
1 harvest norrenis_d
1 harvest norrenis_e
1 cast magic_followers
1 recruit norrenis_f
1 recruit norrenis_f
1 recruit norrenis_f
2 pawn v2
2 decline
2 done
3 pawn t3
3 harvest hellenis_d
3 harvest gaia4_d2
3 decline
0 pawn v1
0 create gold
0 cast magic_upgrade
0 upgrade trade
0 use
0 pact 0
* deal pact pact_neutral_05
0 pact 0
* deal pact pact_babylons_6
0 fulfil
0 pay food
1 pawn v2
1 decline
1 summon
1 summon freyr
1 replace norrenis_d
2 pawn t3
2 harvest babylons_d
2 harvest gaia4_c2
2 cast magic_followers
2 recruit babylons_f
2 recruit babylons_f
2 recruit babylons_f
2 done
3 pawn v2
3 decline
3 summon
3 summon poseidon
3 replace hellenis_e
0 pawn v0
0 recruit pharaos_f
0 recruit pharaos_f
0 cast magic_upgrade
0 upgrade harvest_blue
0 use
0 harvest pharaos_f
0 harvest pharaos_d
0 fulfil
0 fulfil pact_neutral_05
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn t2
1 pact 0
* deal pact pact_norrenis_6
1 decline
1 fulfil
1 bottom
2 pawn v2
2 cast magic_followers
2 recruit babylons_f
2 recruit babylons_f
2 recruit babylons_f
3 pawn t2
3 pact 0
* deal pact pact_babylons_2
3 cast magic_upgrade
3 upgrade creation
3 use
3 create gold
3 fulfil
3 pay food
3 pay metal
3 pay wood
3 bottom
0 pawn t0
0 harvest pharaos_f
0 harvest pharaos_c
0 cast magic_upgrade
0 use
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v1
1 cast magic_red
1 perform power
1 summon
1 summon thor
1 replace norrenis_e
2 pawn t2
2 pact 0
* deal pact pact_babylons_4
2 pact 0
* deal pact pact_hellenis_4
2 cast magic_upgrade
2 upgrade creation
2 use
2 create metal
3 pawn v1
3 create metal
3 cast magic_red
3 perform power
3 summon
3 summon ares
3 replace gaia4_d2
0 pawn v4
0 pick pharaos_f follower
0 teleport pharaos_a
0 pick pharaos_f follower
0 teleport babylons_a
0 cast magic_red
0 perform power
1 pawn t1
1 decline
1 decline
2 pawn v1
2 create wood
2 cast magic_upgrade
2 upgrade income
2 use
2 recruit babylons_f
2 recruit babylons_f
2 recruit babylons_f
2 stop
2 summon
2 summon assur
2 replace babylons_f
3 pawn t1
3 decline
3 cast magic_red
3 perform power
0 pawn v0
0 recruit pharaos_f
0 stop
0 summon
0 summon sekhmet
0 replace pharaos_c
1 pawn v0
1 recruit norrenis_f
1 recruit norrenis_f
1 cast magic_red
1 perform power
1 summon
1 summon frigg
1 replace norrenis_f
1 use
1 use
2 pawn t1
2 decline
2 cast magic_blue
2 perform portal
2 pick babylons_f follower
2 teleport babylons_e
2 pick babylons_f follower
2 teleport hellenis_c
3 pawn v0
3 recruit hellenis_f
3 recruit hellenis_f
3 cast magic_upgrade
3 upgrade portal
3 use
3 pick hellenis_f follower
3 teleport gaia4_a1
3 pick hellenis_f follower
3 teleport gaia4_a3
3 summon
3 summon demeter
3 replace hellenis_a
0 pawn t0
0 shift v1_v2
0 harvest pharaos_c
0 harvest babylons_a
0 summon
0 summon osiris
0 replace pharaos_a
1 pawn t0
1 harvest norrenis_f
1 decline
2 pawn v0
2 recruit babylons_f
2 recruit babylons_f
2 stop
2 cast magic_upgrade
2 upgrade harvest_blue
2 use
2 harvest gaia4_b4
2 harvest babylons_f
2 summon
2 summon enlil
2 replace babylons_e
3 pawn t0
3 harvest hellenis_a
3 cast magic_upgrade
3 use
3 recruit hellenis_f
3 recruit hellenis_f
3 recruit hellenis_f
0 pawn v0
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
0 stop
0 cast magic_upgrade
0 use
0 buy wood gold
0 summon
0 replace pharaos_e
1 pawn v4
1 pick norrenis_f follower
1 teleport gaia4_a4
1 cast magic_red
1 perform power
1 summon
1 replace norrenis_f
1 resolve gaia4_k04
1 use
1 pact 0
* deal pact pact_hellenis_2
2 use
2 pact 0
* deal pact pact_neutral_07
3 use
3 pact 0
* deal pact pact_hellenis_1
3 pact 0
* deal pact pact_babylons_3
2 pawn t0
2 harvest babylons_f
2 harvest gaia4_d3
2 cast magic_blue
2 perform portal
2 pick babylons_f follower
2 teleport gaia4_b1
2 pick babylons_f follower
2 teleport gaia4_b2
2 pick babylons_f follower
2 teleport gaia4_c4
2 fulfil
2 fulfil pact_hellenis_5
2 resolve gaia4_k05
2 use
2 recruit babylons_f
3 use
3 recruit hellenis_f
3 recruit hellenis_f
1 use
1 recruit norrenis_f
3 pawn v4
3 pick hellenis_f follower
3 teleport gaia4_c5
3 pick hellenis_f follower
3 teleport gaia4_d1
3 cast magic_build
3 build hellenis_a
3 fulfil
3 pay metal
3 gain gold
3 pick hellenis_a minor_god
3 teleport gaia4_d4
3 summon
3 replace hellenis_f
3 use
3 resolve gaia4_k06
3 resolve gaia4_k01
3 use
3 arm dagger
3 arm short_bow
2 use
2 arm dagger
0 pawn v1
0 shift t3_v2
0 gain gold
0 create gold
0 cast magic_blue
0 perform portal
0 pick pharaos_f follower
0 teleport hellenis_a
0 pick pharaos_f follower
0 teleport pharaos_b
1 pawn t4
1 pick norrenis_d minor_god
1 step norrenis_b
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_d follower
1 step norrenis_b
1 decline
1 weapon short_bow
* deal ancient ancient_12
1 gain gold
1 gain gold
1 gain gold
1 resolve norrenis_abd
1 use
1 pact 0
* deal pact pact_pharaos_6
0 use
0 pact 0
* deal pact pact_hellenis_3
2 pawn v4
2 pick babylons_f follower
2 teleport pharaos_a
2 pick babylons_f follower
2 teleport pharaos_a
2 pick babylons_f follower
2 teleport pharaos_a
2 cast magic_upgrade
2 upgrade move_red
2 use
2 pick babylons_f follower
2 step babylons_d
2 pick babylons_d follower
2 step babylons_a
2 pick babylons_f minor_god
2 step babylons_d
2 pick babylons_d minor_god
2 step babylons_a
2 stop
2 summon
2 summon ninlil
2 replace pharaos_a
2 use
2 fight pharaos_a
0 weapon slingshot
2 weapon dagger
0 steal metal
3 pawn v0
3 recruit hellenis_f
3 recruit hellenis_f
3 recruit hellenis_f
3 cast magic_red
3 perform move_red
3 pick hellenis_f follower
3 step hellenis_d
3 pick hellenis_d follower
3 step hellenis_a
3 pick hellenis_f follower
3 step hellenis_d
0 weapon long_shield
3 weapon dagger
0 pay food
0 pay food
0 pawn v2
0 shift t3_v3
0 gain wood
0 cast magic_upgrade
0 upgrade harvest_red
0 use
0 harvest pharaos_f
0 harvest norrenis_c
0 harvest gaia4_c1
0 fulfil
0 fulfil pact_pharaos_6
0 pay food
0 pay food
0 pay food
0 summon
0 replace pharaos_f

result: 75 54 67 60
places: 1 4 2 3
hash: ad4093edc2fefa99b7ee9779bc06940c622fcfa42043713f67b11f8a541d8dca
