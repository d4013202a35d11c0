ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 1c0f7edbcfebf81c7e482d56182ef0b46753586e0ecef82ebc74879743e84724
setup: {"edition":"it","factions":"choose","map":"reduced","players":4,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 3
* reveal engineering
* reveal writing
* reveal masonry
* reveal commerce
* reveal philosophy
* reveal leadership
* reveal mausoleum
* reveal triumphal_arch
* reveal siege_engines
* token conquest_3_stone
* token conquest_3_metal
* token conquest_3_wood
* token conquest_3_metal
* token conquest_3_wood
* token conquest_2_stone
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_2_food
* token conquest_2_food
* token conquest_2_metal
* token conquest_2_wood
* token conquest_1
* token conquest_2_metal
* token conquest_1
* token conquest_2_metal
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_wood
* token conquest_1
* token conquest_2_stone
3 faction earthfolk
0 faction elvenfolk
1 faction smallfolk
2 start_region 4
1 start_region 5
0 start_region 0
3 start_region 2
* draw hunter
* draw warrior
* draw warrior
* draw village
* draw colonist
* draw loremaster
* draw warrior
* draw hunter
* draw hunter
* draw loremaster
* draw hunter
* draw spellweaver
* draw warrior
* draw craftsman_wood
* draw hunter
* draw hunter
* draw shaman
* draw hunter
* draw hunter
* draw village
* secret highways
* secret colossus
* secret great_wall
* secret amphitheatre
3 attack 2 7
3 add warrior
3 add warrior
3 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw digger
* draw village
0 play hunter 1
hash: e14512d07235faa42e51670f02a5c61f844708c1d70dcb4270f489274ea994dd
