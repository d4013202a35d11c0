ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 1c0f7edbcfebf81c7e482d56182ef0b46753586e0ecef82ebc74879743e84724
setup: {"first_game":false,"houses":"pick","players":4,"round_limit":100}

0 house pharaos
1 house hellenis
2 house norrenis
* deal gods anubis horus osiris seth sekhmet
* deal gods hades ares athena demeter hera
* deal gods loki thor freya heimdallr aegir
* deal gods anu ninlil ninhursag ea enlil
0 discard anubis
1 discard athena
2 discard thor
3 discard anu
* deal first 2
* deal token trade
* deal token harvest_red
* deal token portal
* deal token income
* deal token harvest_blue
* deal token creation
* deal token move_red
* deal token market
* deal token power
* deal culture culture_crystal_1
* deal culture culture_wood_1
* deal culture culture_gold_1
* deal culture culture_food_2
* deal pact pact_hellenis_4
* deal pact pact_pharaos_5
* deal pact pact_babylons_5
* deal pact pact_neutral_10
* deal pact pact_hellenis_3
* deal pact pact_hellenis_2
* deal goal goal_shrines
* deal goal goal_territories
* deal goal goal_units
2 pawn t0
2 pact 0
* deal pact pact_norrenis_5
2 decline
3 pawn t2
3 pick babylons_d follower
3 teleport babylons_a
3 cast magic_blue
3 perform market
3 sell metal
3 buy food gold
0 pawn t0
hash: 64348f6e59dc33b6bfc76c6ed2b6f76880af1dec56dde50921fe59141fe6e433
