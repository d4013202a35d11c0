ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 97c588ab79e0f36a6284436b6290468e7b6efde92e77c7560edea7ea1c521dcd
setup: {"first_game":true,"houses":"pick","players":4,"round_limit":100}

0 house pharaos
1 house norrenis
2 house babylons
* deal gods anubis bast osiris sekhmet
* deal gods loki thor freya aegir
* deal gods assur ninlil ninhursag enlil
* deal gods hades athena hermes poseidon
* deal first 1
* deal token income
* deal token trade
* deal token harvest_blue
* deal token market
* deal token move_red
* deal token move_blue
* deal token portal
* deal token harvest_red
* deal token creation
* deal culture culture_weapon_1
* deal culture culture_gold_2
* deal culture culture_metal_1
* deal culture culture_power_1
* deal pact pact_hellenis_3
* deal pact pact_hellenis_4
* deal pact pact_babylons_2
* deal pact pact_neutral_09
* deal pact pact_norrenis_4
* deal pact pact_neutral_04
* deal goal goal_units
* deal goal goal_shrines
* deal goal goal_settlements
1 pawn v0
1 pick norrenis_f follower
1 step norrenis_d
1 pick norrenis_d follower
1 step norrenis_a
* deal culture culture_gold_1
1 cast magic_blue
1 perform creation
2 pawn v0
2 pick babylons_f follower
2 step babylons_e
2 pick babylons_e follower
2 step babylons_c
* deal culture culture_power_2
2 cast magic_blue
2 perform creation
3 pawn v0
3 pick hellenis_f follower
3 step hellenis_d
3 pick hellenis_d follower
3 step hellenis_a
* deal culture culture_vp_1
3 cast magic_blue
3 perform creation
0 pawn v0
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_e follower
0 step pharaos_c
* deal culture culture_food_2
0 cast magic_blue
0 perform creation
1 pawn v1
1 pick norrenis_f follower
1 teleport gaia4_a2
* deal culture culture_food_1
* deal culture culture_wood_2
1 cast magic_weapons
1 arm dagger
1 arm short_bow
2 pawn v1
2 pick babylons_f follower
2 teleport gaia4_b4
* deal culture culture_follower_1
* deal culture culture_metal_2
* deal culture culture_crystal_2
2 cast magic_upgrade
2 upgrade move_blue
2 use
2 pick gaia4_b4 follower
2 step gaia4_b5
2 pick gaia4_b5 follower
2 step gaia4_b4
2 pick gaia4_b4 follower
2 step gaia4_b5
2 pick gaia4_b5 follower
2 step gaia4_b4
3 pawn v1
3 pick hellenis_f follower
3 teleport gaia4_b5
* deal culture culture_follower_2
3 decline
0 pawn v1
0 pick pharaos_f follower
0 teleport gaia4_c1
* deal culture culture_pact_2
* deal culture culture_pact_1
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn t1
1 pact 0
* deal pact pact_norrenis_1
2 pawn t1
2 pact 0
* deal pact pact_hellenis_5
3 pawn t1
3 pact 0
* deal pact pact_pharaos_3
3 cast magic_blue
3 perform creation
3 done
0 pawn v2
0 harvest pharaos_f
0 harvest pharaos_d
1 pawn v0
1 pick norrenis_f settlement
1 step norrenis_d
1 pick norrenis_d settlement
1 step norrenis_f
1 cast magic_blue
1 perform creation
1 summon
1 summon aegir
1 replace norrenis_e
2 pawn v0
2 stop
2 cast magic_blue
2 perform creation
2 summon
2 summon assur
2 replace babylons_d
3 pawn v0
3 stop
3 decline
3 summon
3 summon poseidon
3 replace hellenis_e
3 done
0 pawn t2
0 harvest pharaos_f
0 cast magic_upgrade
0 upgrade portal
0 use
0 pick pharaos_f follower
0 teleport gaia4_c2
0 pick pharaos_f follower
0 teleport gaia4_d3
* deal culture culture_weapon_2
* deal culture culture_crystal_1
* deal culture culture_wood_1
1 pawn t0
1 recruit norrenis_f
1 recruit norrenis_f
1 cast magic_blue
1 perform creation
2 pawn t0
2 recruit babylons_f
2 recruit babylons_f
2 cast magic_upgrade
2 use
3 pawn t0
3 recruit hellenis_f
3 recruit hellenis_f
3 cast magic_red
3 perform power
3 done
0 pawn v1
0 pick pharaos_f follower
0 teleport pharaos_a
0 stop
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
0 summon
0 summon anubis
0 replace pharaos_d
1 pawn v4
1 decline
2 pawn v4
2 cast magic_upgrade
2 use
2 create gold
3 pawn v4
3 decline
3 fulfil
0 pawn t1
0 pact 0
* deal pact pact_babylons_4
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
1 pawn v3
1 decline
2 pawn v3
2 create gold
2 cast magic_upgrade
2 use
2 buy wood gold
3 pawn v3
3 cast magic_build
3 build hellenis_a
0 pawn v0
0 pick pharaos_f follower
0 step pharaos_e
0 pick pharaos_f follower
0 step pharaos_d
0 cast magic_blue
0 perform creation
0 summon
0 summon sekhmet
0 replace pharaos_d
1 pawn v2
1 harvest norrenis_e
1 harvest norrenis_a
1 cast magic_followers
1 recruit norrenis_f
1 recruit norrenis_f
1 recruit norrenis_f
2 pawn v2
2 harvest gaia4_b4
2 harvest babylons_d
2 cast magic_upgrade
2 upgrade portal
2 use
2 pick babylons_f follower
2 teleport norrenis_c
2 pick babylons_f follower
2 teleport gaia4_a4
3 pawn v2
3 harvest hellenis_e
3 harvest hellenis_a
3 cast magic_build
3 build hellenis_e
0 pawn v4
1 pawn v1
1 pick norrenis_f settlement
1 teleport norrenis_d
1 stop
1 decline
2 pawn v4
2 cast magic_followers
2 recruit babylons_f
2 recruit babylons_f
2 recruit babylons_f
3 pawn v1
3 pick hellenis_a follower
3 teleport babylons_a
3 cast magic_build
3 build babylons_a
0 pawn v3
0 cast magic_followers
0 recruit pharaos_f
0 recruit pharaos_f
0 recruit pharaos_f
0 stop
1 pawn t2
1 harvest norrenis_a
1 cast magic_followers
1 recruit norrenis_d
1 recruit norrenis_d
1 recruit norrenis_d
2 pawn v1
2 pick babylons_f follower
2 teleport hellenis_a
2 pick babylons_f follower
2 teleport babylons_e
3 pawn t2
3 harvest hellenis_f
3 cast magic_build
3 build gaia4_b5
0 pawn v2
0 harvest pharaos_c
0 harvest gaia4_c2
0 decline
0 summon
0 replace pharaos_c
0 fulfil
0 pay food
1 pawn v2
1 harvest norrenis_d
1 harvest norrenis_f
1 cast magic_red
1 perform power
1 summon
1 summon loki
1 replace norrenis_a
2 pawn v4
3 pawn v2
3 harvest hellenis_f
3 harvest babylons_a
3 cast magic_weapons
3 arm dagger
3 arm short_bow
3 summon
3 summon hades
3 replace babylons_a
0 pawn v1
0 shift t0_v0
0 gain gold
0 pick pharaos_d minor_god
0 teleport hellenis_d
0 pick pharaos_f follower
0 teleport hellenis_c
0 cast magic_red
0 perform power
1 pawn t3
1 decline
1 decline
2 pawn v3
2 create wood
3 pawn t0
3 recruit babylons_a
3 recruit babylons_a
3 recruit babylons_a
3 decline
0 pawn v4
1 pawn v3
1 cast magic_red
1 perform power
1 summon
1 summon thor
1 replace norrenis_d
2 pawn v4
3 pawn v4
3 decline
0 pawn t0
0 gain gold
0 recruit pharaos_f
0 recruit pharaos_f
0 stop
0 cast magic_upgrade
0 use
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_b
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_b
0 summon
0 summon bast
0 replace pharaos_b
1 pawn v4
2 pawn t4
2 pick babylons_f follower
2 step babylons_d
2 pick babylons_d follower
2 step babylons_a
2 pick gaia4_a4 follower
2 step gaia4_a3
3 pawn t0
3 recruit babylons_a
3 recruit babylons_a
3 recruit babylons_a
3 decline
0 pawn v2
0 harvest pharaos_c
0 harvest hellenis_d
1 pawn v0
1 pick norrenis_d follower
1 step norrenis_b
1 pick norrenis_d follower
1 step norrenis_b
1 summon
1 summon major
1 replace norrenis_b
1 weapon dagger
1 weapon none
* deal ancient ancient_07
2 pawn v3
2 create metal
2 decline
2 summon
2 summon ninlil
2 replace babylons_e
2 use
3 pawn v4
3 decline
0 pawn t3
0 gain gold
0 decline
0 cast magic_upgrade
0 use
0 create wood
1 pawn t0
1 recruit norrenis_d
1 recruit norrenis_d
1 summon
1 replace norrenis_d
1 use
1 decline
2 pawn t3
2 buy wood gold
2 cast magic_upgrade
2 use
2 harvest babylons_f
2 harvest babylons_e
2 harvest babylons_c
2 fulfil
2 pay metal
2 gain gold
2 arm dagger
3 pawn v0
3 pick gaia4_b5 follower
3 step gaia4_a4
3 pick hellenis_f follower
3 step hellenis_d
3 decline
3 summon
3 summon major
3 replace babylons_a
0 weapon long_shield
3 weapon short_bow
0 pay food
0 pay food
3 use
3 recruit babylons_a
3 recruit babylons_a
2 use
2 recruit babylons_f
0 pawn v3
0 gain gold
0 create metal
0 cast magic_upgrade
0 upgrade move_red
0 use
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_b
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_b
0 pick pharaos_f follower
0 step pharaos_d
0 done
1 pawn t4
1 pick norrenis_d follower
1 step norrenis_b
1 pick norrenis_d minor_god
1 step norrenis_b
1 pick norrenis_d minor_god
1 step norrenis_b
1 weapon short_bow
1 weapon none
1 gain gold
1 resolve norrenis_abd
2 pawn v2
2 harvest gaia4_a3
2 harvest babylons_c
2 harvest hellenis_a
2 cast magic_blue
2 perform portal
2 pick babylons_f follower
2 teleport gaia4_b5
2 pick babylons_f follower
2 teleport gaia4_a1
2 summon
2 summon ninhursag
2 replace babylons_c
3 pawn t0
3 recruit babylons_a
3 recruit babylons_a
3 recruit babylons_a
3 bring hellenis_f
3 decline
3 summon
3 summon hermes
3 replace babylons_a
0 pawn t4
0 gain gold
0 pick pharaos_d follower
0 step pharaos_b
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_b
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_b
0 cast magic_upgrade
0 use
0 done
1 pawn v4
2 pawn t2
2 harvest gaia4_a3
2 cast magic_build
2 build babylons_c
3 pawn v4
3 decline
0 pawn v4
0 cast magic_build
0 build pharaos_a
0 summon
0 replace pharaos_a

result: 57 33 68 50
places: 2 4 1 3
hash: d7cead4338d025b156a8bbd8942624d243c13c7f13f73ed762c93fdfe4d46b36
