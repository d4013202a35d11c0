ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 2860c90e13c261cc143311cd4101887eec0172443a47d0fdf43db2fd74ae670e
setup: {"first_game":false,"houses":"pick","players":2,"round_limit":100}

0 house pharaos
1 house babylons
* deal gods bast horus osiris seth sekhmet
* deal gods assur marduk ninhursag ea enlil
0 discard bast
1 discard assur
* deal first 0
* deal token power
* deal token income
* deal token market
* deal token move_red
* deal token portal
* deal token harvest_red
* deal token creation
* deal token harvest_blue
* deal token trade
* deal culture culture_gold_1
* deal culture culture_food_2
* deal pact pact_babylons_1
* deal pact pact_neutral_03
* deal pact pact_neutral_11
* deal pact pact_neutral_02
* deal pact pact_neutral_07
* deal pact pact_neutral_01
* deal goal goal_settlements
* deal goal goal_units
* deal goal goal_shrines
0 pawn t4
0 pick pharaos_f follower
0 teleport pharaos_c
* deal culture culture_power_1
0 cast magic_blue
0 perform creation
1 pawn t4
1 pick babylons_f follower
1 teleport babylons_c
* deal culture culture_wood_2
1 cast magic_blue
1 perform creation
0 pawn v3
0 pact 0
* deal pact pact_babylons_2
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v3
1 pact 0
* deal pact pact_pharaos_1
1 cast magic_upgrade
1 upgrade portal
1 use
1 pick babylons_f follower
1 teleport gaia2_a3
1 pick babylons_c follower
1 teleport gaia2_b1
* deal culture culture_wood_1
* deal culture culture_crystal_3
* deal culture culture_pact_2
* deal culture culture_crystal_2
0 pawn t3
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_a
0 cast magic_blue
0 perform creation
0 fulfil
0 pay food
0 bottom
1 pawn v2
1 harvest babylons_f
1 cast magic_blue
1 perform creation
0 pawn v2
0 harvest pharaos_d
0 cast magic_upgrade
0 upgrade trade
0 use
0 pact 0
* deal pact pact_babylons_4
0 pact 0
* deal pact pact_pharaos_5
1 pawn v1
0 pawn v3
0 pact 0
* deal pact pact_neutral_10
0 pact 0
* deal pact pact_babylons_3
0 summon
0 summon seth
0 replace pharaos_d
1 pawn t1
1 recruit babylons_f
1 recruit babylons_f
1 cast magic_upgrade
1 upgrade creation
1 use
1 create wood
1 done
0 pawn t4
0 shift t0_v4
0 pick pharaos_f follower
0 teleport babylons_c
0 cast magic_blue
0 perform creation
1 pawn v0
1 harvest babylons_d
1 harvest babylons_f
1 cast magic_followers
1 recruit babylons_f
1 recruit babylons_f
1 recruit babylons_f
0 pawn t0
1 pawn v1
1 create metal
1 cast magic_upgrade
1 upgrade harvest_blue
1 use
1 harvest babylons_f
1 harvest gaia2_a3
1 collect metal
1 summon
1 summon marduk
1 replace babylons_d
1 use
1 recruit babylons_f
0 pawn v0
0 harvest pharaos_c
0 harvest pharaos_e
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
0 fulfil
0 bottom
1 pawn t4
1 pick babylons_f follower
1 teleport gaia2_c3
1 pick babylons_f follower
1 teleport babylons_a
* deal culture culture_weapon_2
* deal culture culture_follower_2
0 pawn t0
0 shift t4_v3
0 cast magic_blue
0 perform creation
1 pawn v4
1 pick babylons_f follower
1 step babylons_e
1 pick babylons_f follower
1 step babylons_d
0 pawn v0
0 harvest pharaos_f
0 harvest pharaos_c
0 cast magic_red
0 perform power
1 pawn t0
1 cast magic_weapons
1 arm dagger
1 arm short_bow
0 pawn t1
0 recruit pharaos_f
0 recruit pharaos_f
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
0 stop
1 pawn v0
1 harvest babylons_e
1 harvest gaia2_a3
1 cast magic_blue
1 perform portal
1 pick babylons_d follower
1 teleport gaia2_a1
1 pick babylons_f follower
1 teleport gaia2_a2
1 fulfil
1 pay metal
1 decline
0 pawn v1
0 decline
1 pawn v4
1 pick babylons_f follower
1 step babylons_d
1 pick babylons_d follower
1 step babylons_b
1 summon
1 summon ninhursag
1 replace babylons_b
1 weapon dagger
* deal ancient ancient_07
0 pawn v0
0 harvest pharaos_f
0 harvest pharaos_a
0 decline
0 summon
0 summon horus
0 replace pharaos_a
1 pawn v3
1 pact 0
* deal pact pact_pharaos_2
1 decline
1 summon
1 summon major
1 replace babylons_e
1 fulfil
1 pay gold
0 pawn v1
0 shift v3_v4
0 cast magic_red
0 perform power
1 pawn v1
1 create metal
1 cast magic_upgrade
1 upgrade market
1 use
1 buy wood gold
1 summon
1 summon ea
1 replace gaia2_a3
0 pawn t0
1 pawn t2
1 buy wood metal
1 decline
0 pawn v0
0 shift t4_v4
0 harvest pharaos_f
0 harvest pharaos_a
0 summon
0 summon sekhmet
0 replace pharaos_c
1 pawn t0
1 cast magic_upgrade
1 upgrade move_blue
1 use
1 pick babylons_f minor_god
1 step babylons_d
1 pick babylons_a follower
1 step babylons_b
1 pick gaia2_a2 follower
1 step gaia2_b2
1 pick gaia2_a1 follower
1 step gaia2_a2
1 fight babylons_b
1 weapon short_bow
1 gain gold
0 pawn t1
0 shift t0_v0
0 recruit pharaos_f
0 recruit pharaos_f
0 decline
0 fulfil
0 stop
1 pawn v3
1 pact 0
* deal pact pact_pharaos_3
1 cast magic_build
1 build babylons_d
1 fulfil
1 pay wood
1 bottom
0 pawn v0
0 harvest pharaos_f
0 harvest babylons_c
0 decline
1 pawn t0
0 pawn v4
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_b
0 decline
0 summon
0 replace pharaos_b
1 pawn t2
1 buy metal gold
0 pawn v0
0 shift t2_v1
0 harvest babylons_c
0 harvest pharaos_f
0 decline
1 pawn v2
1 harvest babylons_f
1 harvest babylons_b
1 cast magic_upgrade
1 upgrade move_red
1 use
1 pick babylons_d minor_god
1 step babylons_a
1 pick babylons_d minor_god
1 step babylons_a
1 pick babylons_f follower
1 step babylons_d
1 pick babylons_d follower
1 step babylons_a
1 pick babylons_a follower
1 step babylons_b
1 summon
1 replace babylons_b
0 pawn t4
0 pick pharaos_f follower
0 teleport babylons_d
0 decline
1 pawn t3
1 pick babylons_a minor_god
1 step babylons_d
1 pick babylons_b follower
1 step babylons_c
1 pick gaia2_a2 follower
1 step gaia2_a1
1 pick gaia2_a1 follower
1 step gaia2_a2
1 pick gaia2_a2 follower
1 step gaia2_a1
1 cast magic_weapons
1 arm dagger
1 arm short_bow
1 fight babylons_c
0 weapon long_shield
1 weapon dagger
0 weapon long_shield
1 weapon short_bow

result: 63 79
places: 2 1
hash: 43d3f8e7d2bb4c1cdab9a1e90546b7f0576d4ef761cd47517244aa89c243c57f
