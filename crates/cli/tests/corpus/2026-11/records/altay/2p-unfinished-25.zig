ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: c080c8c3a50ab054d29be6d3717a8ccf96f47822a702a570fb38367bdf5dcb7c
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal writing
* reveal writing
* reveal mathematics
* reveal engineering
* reveal philosophy
* reveal leadership
* reveal religion
* reveal colossus
* reveal triumphal_arch
* reveal siege_engines
* token conquest_3_metal
* token conquest_3_stone
* token conquest_3_stone
* token conquest_1
* token conquest_2_wood
* token conquest_2_metal
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_2_stone
1 faction earthfolk
0 faction elvenfolk
0 start_region 1
1 start_region 5
* draw hunter
* draw digger
* draw warrior
* draw warrior
* draw village
* draw loremaster
* draw hunter
* draw village
* draw warrior
* draw hunter
* secret aqueducts
* secret highways
1 play digger 2
1 start mathematics
* reveal engineering
* reveal masonry
1 end_turn
* draw warrior
* draw village
* draw hunter
* draw colonist
* draw hunter
0 play hunter 1
0 play hunter 1
0 play village 1
0 play loremaster 1
0 put food village
0 put food village
0 attack 1 7
0 add warrior
0 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw loremaster
* draw hunter
1 play village 1
1 end_turn
* draw village
* draw hunter
* draw hunter
* draw warrior
* draw digger
0 play hunter 1
0 play hunter 1
0 play hunter 1
0 play loremaster 1
0 buy farmer
0 buy lumberjack
0 buy miner
0 attack 1 13
0 add warrior
0 end_turn
* draw loremaster
* draw hunter
* draw farmer_vp0
* draw loremaster
* draw hunter
1 drop
1 play digger 2
1 start engineering
1 end_turn
* draw hunter
* draw warrior
* draw colonist
* draw warrior
* draw warrior
0 play hunter 1
0 play hunter 1
0 play loremaster 1
0 play loremaster 1
hash: 74ee9f57f30c09ed9dc97f3df1324ffbb3b8f8f4ead8409ee3603c7ad8830fad
