ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 449ac8bb8dcabb92324e3ad4559c9dd50a630c71ca8a752a564a0803941b3e7b
setup: {"edition":"it","factions":"choose","map":"reduced","players":3,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal writing
* reveal masonry
* reveal mathematics
* reveal philosophy
* reveal leadership
* reveal religion
* reveal ark
* reveal amphitheatre
* reveal triumphal_arch
* token conquest_3_wood
* token conquest_3_stone
* token conquest_3_wood
* token conquest_3_metal
* token conquest_2_wood
* token conquest_1
* token conquest_2_stone
* token conquest_2_food
* token conquest_2_wood
* token conquest_2_food
* token conquest_1
* token conquest_2_food
* token conquest_2_metal
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_metal
1 faction elvenfolk
2 faction earthfolk
0 faction firefolk
0 start_region 0
2 start_region 3
1 start_region 1
* draw hunter
* draw hunter
* draw hunter
* draw village
* draw hunter
* draw village
* draw village
* draw colonist
* draw digger
* draw hunter
* draw hunter
* draw warrior
* draw village
* draw hunter
* draw warrior
* secret aqueducts
* secret colossus
* secret academy
1 end_turn
* draw loremaster
* draw hunter
* draw warrior
* draw warrior
* draw loremaster
2 play digger 1
2 play colonist 1
2 buy farmer
2 start mathematics
* reveal engineering
2 end_turn
* draw hunter
* draw warrior
* draw warrior
* draw warrior
* draw hunter
0 play hunter 1
0 play hunter 1
0 play village 1
0 put food village
0 put food village
0 attack 0 6
0 add warrior
0 buy farmer
0 attack 0 12
0 add warrior
0 end_turn
* draw village
* draw warrior
* draw warrior
* draw shaman
* draw hunter
1 attack 1 7
1 add warrior
1 play hunter 1
1 start masonry
* reveal strategy
1 play loremaster 1
1 attack 1 13
1 add warrior
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw warrior
* draw loremaster
2 play hunter 1
2 buy farmer
2 end_turn
* draw farmer_vp0
* draw warrior
* draw village
* draw warrior
* draw village
0 play hunter 1
0 play village 1
0 play shaman 1
0 put food village
0 end_turn
* draw farmer_vp0
* draw shaman
* draw hunter
* draw hunter
* draw warrior
1 play hunter 1
1 play loremaster 2
1 drop
1 buy miner
1 play hunter 1
1 start writing
* reveal engineering
* reveal strategy
* reveal mathematics
1 drop
1 end_turn
* draw hunter
* draw hunter
* draw loremaster
* draw hunter
* draw village
2 play farmer_vp0 2
2 buy miner
2 play village 1
2 buy lumberjack
2 drop
2 end_turn
* draw colonist
* draw hunter
* draw hunter
* draw digger
* draw hunter
0 play hunter 1
0 play hunter 1
0 play shaman 1
0 play farmer_vp0 1
0 put food village
0 settle 0
0 buy farmer
hash: 86fddf935a19bb9e689b3d40e22065f9e5d7c850e7b266e2c02001654b81c11c
