ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: ae43c407bb38cee54ed1f90c9cd07f93057b4e3bae01c1d2599d67620fc67245
note.commitment: 6d2439aabda48827a95b4d0012d5c60f413c0551d3fb93205273764d7733d7e5
note.date: 2026-11-16
note.seat-0: bot novice
note.seat-1: bot novice
note.seat-2: bot novice
note.seat-3: bot novice
note.table: qqa5hh3db4dr
setup: {"first_game":false,"houses":"pick","players":4,"round_limit":100}

0 house norrenis
1 house hellenis
2 house pharaos
* deal gods loki thor frigg heimdallr aegir
* deal gods ares athena demeter hermes poseidon
* deal gods anubis bast horus isis osiris
* deal gods marduk ninlil ninhursag ea enlil
0 discard frigg
1 discard poseidon
2 discard anubis
3 discard enlil
* deal first 1
* deal token creation
* deal token trade
* deal token move_red
* deal token portal
* deal token harvest_blue
* deal token power
* deal token market
* deal token harvest_red
* deal token income
* deal culture culture_pact_1
* deal culture culture_follower_1
* deal culture culture_metal_1
* deal culture culture_metal_2
* deal pact pact_norrenis_1
* deal pact pact_babylons_4
* deal pact pact_hellenis_2
* deal pact pact_babylons_6
* deal pact pact_neutral_12
* deal pact pact_neutral_08
* deal goal goal_units
* deal goal goal_settlements
* deal goal goal_shrines
1 pawn v4
1 pick hellenis_e follower
1 step hellenis_f
1 pick hellenis_f follower
1 step hellenis_e
1 decline
2 pawn t1
2 pact 4
* deal pact pact_neutral_09
2 decline
2 fulfil
2 pay wood
2 pay food
2 pay gold
2 stop
3 pawn v4
3 pick babylons_f follower
3 step babylons_e
3 stop
* deal culture culture_weapon_1
3 decline
0 pawn v4
0 pick norrenis_f settlement
0 step norrenis_d
0 stop
0 pick norrenis_d settlement
0 step norrenis_a
* deal culture culture_weapon_2
0 decline
1 pawn t2
1 stop
1 decline
2 pawn t4
2 harvest pharaos_d
2 decline
3 pawn v3
3 recruit babylons_f
3 recruit babylons_f
3 cast magic_blue
3 perform move_blue
3 pick babylons_e follower
3 step babylons_c
3 pick babylons_c follower
3 step babylons_e
0 pawn v3
0 recruit norrenis_a
0 recruit norrenis_a
0 decline
1 pawn t1
1 pact 1
* deal pact pact_pharaos_4
1 cast magic_blue
1 perform move_blue
1 pick hellenis_f follower
1 step hellenis_d
1 pick hellenis_d follower
1 step hellenis_f
2 pawn v3
2 recruit pharaos_f
2 recruit pharaos_f
2 cast magic_red
2 perform power
3 pawn t3
3 pick babylons_f follower
3 teleport gaia4_d2
* deal culture culture_pact_2
* deal culture culture_food_1
3 cast magic_blue
3 perform move_blue
3 pick babylons_e follower
3 step babylons_c
3 pick gaia4_d2 follower
3 step gaia4_d3
* deal culture culture_crystal_2
0 pawn v2
0 harvest norrenis_f
0 harvest norrenis_e
0 cast magic_followers
0 recruit norrenis_a
0 recruit norrenis_a
0 recruit norrenis_a
1 pawn t2
1 pick hellenis_f follower
1 step hellenis_e
1 stop
2 pawn v4
2 pick pharaos_f follower
2 step pharaos_e
2 pick pharaos_e follower
2 step pharaos_c
* deal culture culture_power_2
2 cast magic_blue
2 perform portal
2 pick pharaos_f follower
2 teleport gaia4_c1
* deal culture culture_power_1
* deal culture culture_crystal_3
3 pawn v2
3 harvest babylons_f
3 harvest babylons_c
3 cast magic_upgrade
3 upgrade portal
3 use
3 pick babylons_f follower
3 teleport pharaos_a
3 pick babylons_c follower
3 teleport gaia4_b4
* deal culture culture_crystal_1
* deal culture culture_gold_1
* deal culture culture_wood_1
0 pawn t2
0 pick norrenis_f follower
0 step norrenis_e
0 pick norrenis_a settlement
0 step norrenis_b
0 stop
0 stop
0 cast magic_blue
0 perform harvest_blue
0 harvest norrenis_a
1 pawn t1
1 pact 4
* deal pact pact_pharaos_3
2 pawn v0
3 pawn t2
3 pick gaia4_b4 follower
3 step gaia4_b5
3 pick gaia4_b5 follower
3 step gaia4_c4
3 pick gaia4_c4 follower
3 step gaia4_b4
3 cast magic_followers
3 recruit babylons_f
3 recruit babylons_f
3 recruit babylons_f
0 pawn v3
0 recruit norrenis_f
0 recruit norrenis_f
0 cast magic_followers
0 recruit norrenis_f
0 recruit norrenis_f
0 recruit norrenis_f
0 stop
1 pawn t3
1 pick hellenis_e follower
1 teleport babylons_c
2 pawn t1
2 pact 5
* deal pact pact_neutral_06
3 pawn t3
3 pick babylons_d follower
3 teleport gaia4_a2
3 pick pharaos_a follower
3 teleport hellenis_d
* deal culture culture_gold_2
* deal culture culture_food_2
* deal culture culture_vp_1
0 pawn t3
0 pick norrenis_a follower
0 teleport gaia4_c2
* deal culture culture_wood_2
0 cast magic_weapons
0 arm dagger
0 arm viking_helmet
1 pawn v3
1 recruit hellenis_f
1 recruit hellenis_f
2 pawn v3
2 recruit pharaos_f
2 recruit pharaos_f
3 pawn v0
0 pawn t1
0 pact 4
* deal pact pact_neutral_02
1 pawn v1
1 sell wood
1 buy metal gold
1 cast magic_upgrade
1 use
1 pact 2
* deal pact pact_babylons_1
1 pact 2
* deal pact pact_hellenis_4
2 pawn v2
2 harvest pharaos_f
2 harvest gaia4_c1
2 cast magic_followers
2 recruit pharaos_f
2 recruit pharaos_f
2 recruit pharaos_f
3 pawn v4
3 pick babylons_f follower
3 step babylons_e
3 pick hellenis_d follower
3 step hellenis_e
0 pawn v0
0 decline
1 pawn v2
1 harvest babylons_c
1 harvest hellenis_f
1 done
2 pawn t3
2 pick pharaos_f follower
2 teleport hellenis_e
2 cast magic_followers
2 recruit pharaos_f
2 recruit pharaos_f
2 stop
3 pawn t1
3 pact 3
* deal pact pact_hellenis_5
0 pawn v1
0 sell metal
0 buy wood gold
0 cast magic_build
0 decline
1 pawn t2
1 pick hellenis_f follower
1 step hellenis_e
1 stop
1 decline
1 fulfil
1 fulfil pact_babylons_1
1 pay wood
1 gain gold
2 pawn v2
2 shift v0_v1
2 harvest pharaos_f
2 harvest pharaos_c
2 cast magic_upgrade
2 upgrade portal
2 use
2 pick pharaos_d follower
2 teleport gaia4_d1
2 pick pharaos_f follower
2 teleport gaia4_d2
2 resolve gaia4_k01
2 use
2 pact 1
* deal pact pact_norrenis_4
0 use
0 pact 4
* deal pact pact_neutral_05
3 pawn v3
3 recruit babylons_f
3 recruit babylons_f
0 pawn t0
0 cast magic_upgrade
0 use
0 pick norrenis_f follower
0 step norrenis_e
0 pick norrenis_f follower
0 step norrenis_e
0 pick norrenis_e follower
0 step norrenis_c
0 pick norrenis_f follower
0 step norrenis_e
1 pawn t3
1 pick hellenis_e follower
1 teleport hellenis_d
2 pawn t3
2 pick gaia4_d2 follower
2 teleport pharaos_f
2 pick gaia4_d1 follower
2 teleport babylons_d
2 cast magic_blue
2 perform move_blue
2 pick pharaos_f follower
2 step pharaos_e
2 pick pharaos_e follower
2 step pharaos_b
3 pawn t3
3 pick babylons_e follower
3 teleport babylons_f
3 stop
0 pawn v4
0 pick norrenis_a follower
0 step norrenis_d
0 pick norrenis_a follower
0 step norrenis_d
0 pick norrenis_f follower
0 step norrenis_e
0 stop
0 cast magic_blue
0 perform creation
1 pawn t4
1 harvest hellenis_d
1 cast magic_upgrade
1 upgrade move_blue
1 use
1 pick babylons_c follower
1 step babylons_e
1 pick hellenis_f follower
1 step hellenis_e
1 pick hellenis_d follower
1 step hellenis_a
1 pick babylons_e follower
1 step babylons_b
2 pawn t1
2 pact 2
* deal pact pact_pharaos_1
3 pawn v4
3 pick gaia4_a2 follower
3 step gaia4_b2
3 pick gaia4_b2 follower
3 step gaia4_b1
0 pawn v0
1 pawn v2
1 harvest hellenis_a
1 harvest hellenis_e
2 pawn t3
2 pick babylons_d follower
2 teleport babylons_c
2 pick pharaos_f follower
2 teleport hellenis_c
3 pawn v3
3 recruit babylons_f
3 recruit babylons_f
0 pawn t3
0 pick norrenis_f follower
0 teleport gaia4_b5
1 pawn v3
1 recruit hellenis_f
1 recruit hellenis_f
1 cast magic_weapons
1 arm long_spear
1 arm dagger
2 pawn v0
3 pawn t3
3 pick gaia4_b1 follower
3 teleport pharaos_d
3 pick babylons_f follower
3 teleport hellenis_d
0 pawn v4
0 pick norrenis_e follower
0 step norrenis_d
0 pick gaia4_b5 follower
0 step gaia4_b4
0 pick norrenis_f settlement
0 step norrenis_e
0 pick norrenis_c follower
0 step norrenis_b
0 fight norrenis_b
0 weapon viking_helmet
* deal ancient ancient_06
0 weapon dagger
3 weapon slingshot
1 pawn v4
1 pick hellenis_e follower
1 step hellenis_f
1 pick hellenis_f follower
1 step hellenis_d
1 pick hellenis_f follower
1 step hellenis_d
1 pick hellenis_f follower
1 step hellenis_d
1 weapon dagger
3 weapon slingshot
3 steal wood
2 pawn t0
2 cast magic_blue
2 perform portal
2 pick pharaos_f follower
2 teleport babylons_c
2 pick pharaos_f follower
2 teleport gaia4_d2
3 pawn t2
3 pick babylons_f follower
3 step babylons_d
3 pick babylons_f follower
3 step babylons_d
3 pick babylons_f follower
3 step babylons_d
0 pawn v3
0 recruit norrenis_e
0 bring norrenis_d
0 recruit norrenis_e
0 bring norrenis_d
1 pawn v0
2 pawn v2
2 harvest pharaos_f
2 harvest pharaos_c
3 pawn t0
3 fulfil
3 pay gold
3 pay metal
3 pay metal
0 pawn t4
0 harvest gaia4_c2
0 decline
1 pawn t0
1 cast magic_build
1 build hellenis_d
2 pawn t3
2 shift t2_v1
2 pick gaia4_d2 follower
2 teleport norrenis_b
2 pick babylons_c follower
2 teleport norrenis_e
2 cast magic_followers
2 recruit pharaos_f
2 stop
2 fight norrenis_b
3 pawn v4
3 pick babylons_d follower
3 step babylons_b
3 pick babylons_f follower
3 step babylons_e
3 cast magic_upgrade
3 upgrade harvest_blue
3 use
3 harvest babylons_f
3 harvest babylons_d
0 pawn v4
0 pick norrenis_f follower
0 step norrenis_d
0 pick gaia4_c2 follower
0 step gaia4_d1
0 pick norrenis_e follower
0 step norrenis_d
0 pick gaia4_d1 follower
0 step gaia4_c2
0 cast magic_weapons
0 arm casting_net
0 arm viking_helmet
0 summon
0 summon loki
0 replace gaia4_c2
1 pawn v1
1 sell metal
1 buy wood gold
1 cast magic_blue
1 perform portal
1 pick hellenis_d follower
1 teleport gaia4_c4
2 pawn t4
2 harvest pharaos_f
2 decline
3 pawn t4
3 harvest babylons_e
3 harvest gaia4_d3
0 pawn t2
0 pick gaia4_c2 minor_god
0 step gaia4_d1
0 pick norrenis_d follower
0 step norrenis_e
0 pick gaia4_b4 follower
0 step gaia4_a4
0 decline
1 pawn t1
1 pact 4
* deal pact pact_babylons_5
1 pact 3
* deal pact pact_norrenis_3
2 pawn t2
2 stop
2 decline
3 pawn t0
0 pawn v2
0 harvest norrenis_d
0 harvest gaia4_a4
0 cast magic_build
0 build norrenis_a
1 pawn v3
1 recruit hellenis_f
1 recruit hellenis_f
2 pawn t3
2 pick hellenis_c follower
2 teleport gaia4_d1
2 pick pharaos_f follower
2 teleport gaia4_c2
2 decline
3 pawn v0
3 decline
3 summon
3 summon ninlil
3 replace babylons_e
3 use
0 pawn t1
0 pact 0
* deal pact pact_hellenis_1
1 pawn t4
1 harvest hellenis_a
1 decline
2 pawn v2
2 harvest pharaos_f
2 harvest gaia4_c1
2 decline
3 pawn t2
3 pick pharaos_d follower
3 step pharaos_e
3 pick babylons_e minor_god
3 step babylons_c
3 pick pharaos_e follower
3 step pharaos_d
3 cast magic_weapons
3 arm double_axe
3 arm short_bow
3 weapon short_bow
2 weapon long_shield
2 pay food
2 pay food
0 pawn t2
0 pick norrenis_a settlement
0 step norrenis_b
0 stop
0 pick gaia4_d1 minor_god
0 step gaia4_c2
0 pick norrenis_e follower
0 step norrenis_c
0 fight gaia4_c2
0 weapon casting_net
2 weapon slingshot
0 weapon viking_helmet
0 keep viking_helmet
2 weapon none
0 weapon casting_net
0 weapon none
1 pawn v3
1 recruit hellenis_d
1 recruit hellenis_f
1 cast magic_blue
1 perform trade
1 pact 2
* deal pact pact_neutral_04
1 pact 0
* deal pact pact_norrenis_6
2 pawn t3
2 decline
2 pick pharaos_f follower
2 teleport babylons_b
2 pick pharaos_c follower
2 teleport norrenis_b
2 cast magic_followers
2 stop
2 fight norrenis_b
3 pawn v1
3 sell food
3 buy wood gold
3 cast magic_upgrade
3 decline
0 pawn t0
1 pawn t0
1 decline
2 pawn t2
2 pick pharaos_f follower
2 step pharaos_e
2 stop
2 decline
3 pawn t1
3 pact 3
* deal pact pact_neutral_03
3 pact 1
* deal pact pact_pharaos_2
3 cast magic_blue
3 perform portal
3 pick babylons_c minor_god
3 teleport gaia4_b5
3 pick babylons_f follower
3 teleport gaia4_c5
3 use
3 recruit babylons_f
1 use
1 recruit hellenis_d
0 pawn v0
0 decline
0 summon
0 summon aegir
0 replace norrenis_c
1 pawn v2
1 harvest hellenis_f
1 harvest gaia4_c4
1 cast magic_build
1 build gaia4_c4
1 fulfil
1 gain food
1 pick gaia4_c4 follower
1 teleport gaia4_a3
2 pawn t0
2 cast magic_followers
2 recruit pharaos_f
2 stop
3 pawn v0
3 cast magic_blue
3 perform trade
3 pact 2
* deal pact pact_neutral_07
3 pact 3
* deal pact pact_neutral_10
0 pawn t2
0 pick norrenis_a follower
0 step norrenis_d
0 pick norrenis_f settlement
0 step norrenis_e
0 stop
0 cast magic_weapons
0 arm short_bow
0 arm broadsword
1 pawn v0
2 pawn v4
2 pick pharaos_e follower
2 step pharaos_c
2 pick pharaos_f follower
2 step pharaos_d
2 decline
2 summon
2 summon osiris
2 replace pharaos_c
3 pawn t4
3 harvest gaia4_b5
3 harvest babylons_f
3 fulfil
3 fulfil pact_neutral_03
3 arm composite_bow
0 pawn v3
0 recruit norrenis_e
0 recruit norrenis_e
0 decline
1 pawn v1
1 decline
1 cast magic_build
1 build gaia4_a3
1 summon
1 replace hellenis_a
2 pawn t0
2 shift t2_v2
2 cast magic_blue
2 perform portal
2 pick gaia4_c1 follower
2 teleport norrenis_a
2 pick pharaos_f follower
2 teleport gaia4_b2
3 pawn v0
0 pawn t2
0 pick gaia4_a4 follower
0 step gaia4_b5
0 pick norrenis_c minor_god
0 step norrenis_e
0 stop
0 cast magic_weapons
0 arm viking_helmet
0 arm double_axe
0 weapon viking_helmet
3 weapon long_shield
0 weapon broadsword
0 keep broadsword
3 pay wood
3 pay wood
1 pawn t2
1 pick gaia4_a3 follower
1 step gaia4_a4
1 pick hellenis_d follower
1 step hellenis_a
1 stop
1 cast magic_blue
1 perform portal
1 pick hellenis_d follower
1 teleport babylons_a
1 summon
1 summon hermes
1 replace hellenis_f
2 pawn v2
2 harvest pharaos_f
2 harvest gaia4_b2
3 pawn v1
3 sell gold
3 buy food metal
3 summon
3 summon marduk
3 replace gaia4_d3
3 decline
0 pawn v4
0 pick norrenis_d follower
0 step norrenis_a
0 pick norrenis_e follower
0 step norrenis_c
0 pick norrenis_e settlement
0 step norrenis_b
0 carry follower
0 carry follower
0 pick norrenis_a follower
0 step norrenis_b
0 weapon short_bow
0 weapon none
0 resolve norrenis_bce
0 use
0 recruit norrenis_e
0 bring norrenis_d
0 use
0 arm short_bow
1 pawn t3
1 pick babylons_a follower
1 teleport gaia4_b4
1 resolve gaia4_k02
2 pawn t3
2 decline
2 pick pharaos_c minor_god
2 teleport hellenis_c
2 pick gaia4_b2 follower
2 teleport babylons_e
3 pawn v2
3 harvest gaia4_c5
3 harvest babylons_f
3 cast magic_upgrade
3 decline
3 summon
3 summon ea
3 replace babylons_f
3 fulfil
3 pay gold
3 bottom
0 pawn t3
0 pick norrenis_e settlement
0 teleport hellenis_a
0 carry minor_god
0 carry follower
0 weapon double_axe
1 weapon long_shield
0 weapon viking_helmet
0 keep double_axe
1 pay gold
1 pay food
1 pawn t0
1 decline
1 fulfil
1 pay wood
1 bottom
2 pawn t2
2 pick pharaos_f follower
2 step pharaos_e
2 pick babylons_e follower
2 step babylons_c
2 pick pharaos_e follower
2 step pharaos_c
3 pawn v3
3 recruit babylons_f
3 recruit babylons_f
3 summon
3 summon major
3 replace babylons_d
0 pawn v0

result: 48 53 15 56
places: 3 2 4 1
hash: 8a0630d7b12d555c284ff0fc73ccae84be8b38211f97eba31844a267d2123dc2
