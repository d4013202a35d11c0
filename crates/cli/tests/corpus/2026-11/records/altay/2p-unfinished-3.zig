ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 43aa601309ddf5cc09a94b8b5bcb6887c8d2e665b13638168ba008a0369c4fec
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal engineering
* reveal mathematics
* reveal masonry
* reveal government
* reveal government
* reveal religion
* reveal religion
* reveal philosophy
* reveal colossus
* reveal triumphal_arch
* reveal ark
* token conquest_3_wood
* token conquest_3_metal
* token conquest_3_metal
* token conquest_1
* token conquest_2_food
* token conquest_2_stone
* token conquest_1
* token conquest_2_stone
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_2_metal
1 faction firefolk
0 faction earthfolk
0 start_region 1
1 start_region 5
* draw warrior
* draw hunter
* draw village
* draw warrior
* draw village
* draw digger
* draw colonist
* draw warrior
* draw warrior
* draw hunter
* secret academy
* secret great_wall
1 play hunter 1
1 buy miner
1 play village 1
1 attack 5 11
1 add warrior
1 end_turn
* draw hunter
* draw shaman
* draw hunter
* draw warrior
* draw warrior
0 play hunter 1
hash: a576be4f807d40c9372b0b4658213d4c4cfb8665881aabacbae59826d9e9efe2
