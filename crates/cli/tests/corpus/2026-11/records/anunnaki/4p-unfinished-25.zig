ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: cb1d5b66ff83673011f4e82c88cb570d128b1267a04b08bfce31a453d5053c43
setup: {"first_game":false,"houses":"pick","players":4,"round_limit":100}

0 house pharaos
1 house norrenis
2 house hellenis
* deal gods bast horus isis seth sekhmet
* deal gods freyr freya frigg heimdallr aegir
* deal gods hades ares demeter hermes poseidon
* deal gods anu assur marduk ninlil ea
0 discard bast
1 discard frigg
2 discard hermes
3 discard assur
* deal first 3
* deal token harvest_red
* deal token market
* deal token power
* deal token harvest_blue
* deal token income
* deal token portal
* deal token creation
* deal token trade
* deal token move_blue
* deal culture culture_crystal_2
* deal culture culture_follower_2
* deal culture culture_gold_2
* deal culture culture_metal_1
* deal pact pact_neutral_10
* deal pact pact_pharaos_2
* deal pact pact_norrenis_2
* deal pact pact_babylons_1
* deal pact pact_neutral_08
* deal pact pact_neutral_07
* deal goal goal_units
* deal goal goal_territories
* deal goal goal_settlements
3 pawn v2
3 pact 3
* deal pact pact_norrenis_1
3 cast magic_blue
3 perform move_blue
3 pick babylons_f follower
3 step babylons_d
3 pick babylons_d follower
3 step babylons_a
0 pawn t1
0 sell food
0 buy wood metal
0 cast magic_blue
0 perform portal
0 pick pharaos_d follower
0 teleport pharaos_a
1 pawn v3
1 stop
1 cast magic_blue
1 perform trade
1 pact 3
* deal pact pact_pharaos_3
2 pawn v3
2 pick hellenis_f follower
2 step hellenis_e
2 pick hellenis_f follower
2 step hellenis_e
2 decline
3 pawn v0
3 stop
0 pawn t0
0 harvest pharaos_a
0 harvest pharaos_f
1 pawn t4
1 stop
1 decline
2 pawn v1
2 decline
3 pawn t1
3 sell food
3 buy wood metal
3 cast magic_build
3 decline
0 pawn t1
0 sell food
0 buy wood metal
1 pawn v1
1 cast magic_weapons
1 arm dagger
1 arm short_bow
2 pawn t4
2 recruit hellenis_f
2 recruit hellenis_f
2 cast magic_build
2 build hellenis_e
3 pawn v2
3 pact 3
* deal pact pact_hellenis_2
0 pawn t0
0 harvest pharaos_a
0 harvest pharaos_f
1 pawn t2
1 cast magic_blue
1 perform portal
1 pick norrenis_f settlement
1 teleport gaia4_a2
1 carry follower
1 carry follower
* deal culture culture_weapon_2
* deal culture culture_pact_1
2 pawn v4
2 pick hellenis_f follower
2 step hellenis_e
2 pick hellenis_e follower
2 step hellenis_d
2 stop
* deal culture culture_food_2
3 pawn v0
3 pick babylons_d follower
3 teleport babylons_a
0 pawn t1
0 sell food
0 buy wood metal
1 pawn t0
1 harvest norrenis_e
1 harvest gaia4_a2
1 decline
2 pawn t1
2 sell metal
2 buy food gold
2 decline
3 pawn v1
3 decline
0 pawn t0
0 harvest pharaos_f
1 pawn v3
1 pick gaia4_a2 settlement
1 step gaia4_b3
1 stop
1 pick norrenis_e follower
1 step norrenis_d
* deal culture culture_power_2
* deal culture culture_crystal_1
1 weapon dagger
* deal ancient ancient_07
2 pawn v4
2 stop
2 cast magic_upgrade
2 upgrade portal
2 decline
3 pawn v0
3 stop
3 cast magic_weapons
3 arm composite_bow
3 arm ballista
0 pawn t1
0 sell food
hash: 880d6a08f4148636987bfd4765a2bbfc392a87395efb04460a02cd6a494069a3
