ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 43aa601309ddf5cc09a94b8b5bcb6887c8d2e665b13638168ba008a0369c4fec
setup: {"first_game":false,"houses":"pick","players":2,"round_limit":100}

0 house pharaos
1 house hellenis
* deal gods anubis isis osiris seth sekhmet
* deal gods hades athena demeter hera poseidon
0 discard anubis
1 discard athena
* deal first 0
* deal token market
* deal token move_red
* deal token harvest_blue
* deal token income
* deal token power
* deal token portal
* deal token trade
* deal token move_blue
* deal token harvest_red
* deal culture culture_metal_1
* deal culture culture_food_1
* deal pact pact_pharaos_1
* deal pact pact_neutral_12
* deal pact pact_neutral_02
* deal pact pact_neutral_04
* deal pact pact_neutral_07
* deal pact pact_pharaos_4
* deal goal goal_territories
* deal goal goal_settlements
* deal goal goal_units
0 pawn t0
hash: 65e9f323d58db59b9be6f6633aaa68c9826fde369638430583ed816f156ed691
