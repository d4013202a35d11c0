ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 3210de1d2ec37911dc7265574688f43664e524b813b463b375f9e67580bdaa48
note.commitment: 3d02767bce95a6bec51c7c304629b84de79d7c215c281df10986e77d5562131c
note.date: 2026-11-16
note.seat-0: Ada
note.seat-1: Cyd (resigned)
note.table: e1n1h2ny27r1
setup: {"first_game":false,"houses":"pick","players":2,"round_limit":100}

0 house hellenis
1 house norrenis
* deal gods hades ares demeter hera hermes
* deal gods loki thor freya frigg heimdallr
0 discard hera
1 discard frigg
* deal first 1
* deal token portal
* deal token harvest_blue
* deal token income
* deal token creation
* deal token harvest_red
* deal token move_red
* deal token market
* deal token move_blue
* deal token trade
* deal culture culture_vp_1
* deal culture culture_crystal_3
* deal pact pact_neutral_12
* deal pact pact_neutral_06
* deal pact pact_hellenis_3
* deal pact pact_norrenis_5
* deal pact pact_neutral_07
* deal pact pact_neutral_02
* deal goal goal_settlements
* deal goal goal_shrines
* deal goal goal_units
1 pawn t0
1 stop
1 decline
0 pawn t0
0 pick hellenis_e follower
hash: 2c8ac6a1241dde89ec716a248855720181ba4cc70edbebcd44d5982bd10e1a46
