ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 449ac8bb8dcabb92324e3ad4559c9dd50a630c71ca8a752a564a0803941b3e7b
setup: {"first_game":false,"houses":"pick","players":3,"round_limit":100}

0 house pharaos
1 house babylons
2 house hellenis
* deal gods anubis horus isis osiris seth
* deal gods anu assur marduk ea enlil
* deal gods athena demeter hera hermes poseidon
0 discard anubis
1 discard ea
2 discard athena
* deal first 0
* deal token trade
* deal token move_red
* deal token move_blue
* deal token income
* deal token market
* deal token creation
* deal token harvest_red
* deal token power
* deal token portal
* deal culture culture_crystal_1
* deal culture culture_vp_1
* deal culture culture_metal_1
* deal pact pact_pharaos_3
* deal pact pact_pharaos_2
* deal pact pact_hellenis_4
* deal pact pact_neutral_10
* deal pact pact_neutral_01
* deal pact pact_neutral_03
* deal goal goal_units
* deal goal goal_shrines
* deal goal goal_territories
0 pawn t0
0 pact 0
* deal pact pact_babylons_4
0 cast magic_blue
0 perform portal
0 pick pharaos_d follower
0 teleport pharaos_a
1 pawn v4
1 stop
1 cast magic_blue
1 perform portal
1 stop
2 pawn v4
2 stop
2 decline
0 pawn t1
0 pick pharaos_a follower
0 step pharaos_b
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_a
* deal culture culture_metal_2
1 pawn v2
2 pawn v3
2 pick hellenis_f follower
2 teleport gaia4_c1
* deal culture culture_gold_2
* deal culture culture_power_1
2 cast magic_red
2 perform harvest_red
2 harvest hellenis_e
2 harvest hellenis_f
0 pawn t0
0 pact 0
* deal pact pact_neutral_07
1 pawn t0
1 pact 3
* deal pact pact_hellenis_1
2 pawn t3
2 stop
2 cast magic_build
2 build gaia4_c1
0 pawn t1
0 pick pharaos_a follower
0 step pharaos_b
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_a
1 pawn v2
2 pawn t4
2 sell metal
2 buy food wood
0 pawn t0
hash: be500fb7572b444cd627e03e8b7e6c032c6e67a3ecf2f45ba7d5e07ad5f041ad
