ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: c080c8c3a50ab054d29be6d3717a8ccf96f47822a702a570fb38367bdf5dcb7c
setup: {"first_game":false,"houses":"pick","players":2,"round_limit":100}

0 house pharaos
1 house hellenis
* deal gods anubis bast isis osiris sekhmet
* deal gods hades ares demeter hera poseidon
0 discard anubis
1 discard ares
* deal first 0
* deal token market
* deal token move_red
* deal token income
* deal token creation
* deal token portal
* deal token trade
* deal token harvest_blue
* deal token move_blue
* deal token harvest_red
* deal culture culture_crystal_3
* deal culture culture_wood_2
* deal pact pact_neutral_11
* deal pact pact_neutral_10
* deal pact pact_neutral_02
* deal pact pact_hellenis_6
* deal pact pact_neutral_08
* deal pact pact_pharaos_4
* deal goal goal_settlements
* deal goal goal_units
* deal goal goal_shrines
0 pawn t0
0 sell food
0 buy wood metal
0 cast magic_blue
0 perform portal
0 pick pharaos_d follower
0 teleport pharaos_a
1 pawn t0
1 decline
1 cast magic_blue
1 perform move_blue
1 pick hellenis_e follower
1 step hellenis_d
1 stop
* deal culture culture_pact_1
0 pawn t1
0 pick pharaos_a follower
0 step pharaos_b
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
0 step pharaos_a
* deal culture culture_power_2
1 pawn t1
1 pick hellenis_d follower
1 step hellenis_b
1 pick hellenis_f follower
1 step hellenis_e
1 stop
0 pawn t0
0 sell wood
0 buy food metal
1 pawn t2
1 recruit hellenis_f
1 stop
0 pawn t1
0 pick pharaos_a follower
0 step pharaos_b
0 pick pharaos_f follower
0 step pharaos_d
0 pick pharaos_d follower
hash: e18f6d330e8107233bb8e7871bd48fef7f998cc90d9cf623e70fc0b4aac9f2ac
