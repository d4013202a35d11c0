ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: d3e73d0abef95279241832ef4bbb033f870b50b3e93ac75eb8b54263497a694a
setup: {"first_game":false,"houses":"pick","players":3,"round_limit":100}

0 house pharaos
1 house babylons
2 house norrenis
* deal gods anubis bast horus osiris sekhmet
* deal gods anu assur marduk ninhursag enlil
* deal gods loki freyr frigg heimdallr aegir
0 discard anubis
1 discard ninhursag
2 discard heimdallr
* deal first 0
* deal token market
* deal token move_blue
* deal token harvest_blue
* deal token income
* deal token harvest_red
* deal token portal
* deal token creation
* deal token power
* deal token trade
* deal culture culture_food_1
* deal culture culture_food_2
* deal culture culture_wood_2
* deal pact pact_babylons_1
* deal pact pact_babylons_5
* deal pact pact_neutral_09
* deal pact pact_pharaos_5
* deal pact pact_pharaos_4
* deal pact pact_babylons_3
* deal goal goal_units
* deal goal goal_settlements
* deal goal goal_territories
0 pawn t0
hash: 3a6c6a7b01d5dfa17cf29a565b5302fc2fb6eb41cdd14ceff9124a12429fcf0d
