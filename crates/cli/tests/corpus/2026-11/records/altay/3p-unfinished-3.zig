ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: d3e73d0abef95279241832ef4bbb033f870b50b3e93ac75eb8b54263497a694a
setup: {"edition":"it","factions":"choose","map":"reduced","players":3,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 0
* reveal strategy
* reveal mathematics
* reveal masonry
* reveal commerce
* reveal religion
* reveal philosophy
* reveal ark
* reveal highways
* reveal triumphal_arch
* token conquest_3_stone
* token conquest_3_wood
* token conquest_3_wood
* token conquest_3_wood
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_2_wood
* token conquest_1
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_stone
* token conquest_2_food
* token conquest_2_stone
* token conquest_1
* token conquest_2_metal
0 faction earthfolk
1 faction firefolk
2 faction smallfolk
2 start_region 5
1 start_region 4
0 start_region 0
* draw digger
* draw warrior
* draw hunter
* draw hunter
* draw hunter
* draw hunter
* draw warrior
* draw village
* draw warrior
* draw shaman
* draw hunter
* draw warrior
* draw craftsman_stone
* draw hunter
* draw hunter
* secret amphitheatre
* secret colossus
* secret academy
0 play hunter 1
hash: da12d9691a676b087fc9dda6a6c0beee7c0a28365c8f35843fd087c4477cdccd
