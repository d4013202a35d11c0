ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 87768fa0e6dcdde17a91e52acc3c9b9d7fe4a6aff524835f25156aa6c83c21bb
setup: {"edition":"it","factions":"choose","map":"reduced","players":4,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 2
* reveal writing
* reveal masonry
* reveal engineering
* reveal government
* reveal government
* reveal leadership
* reveal leadership
* reveal religion
* reveal mausoleum
* reveal ark
* reveal colossus
* token conquest_3_stone
* token conquest_3_metal
* token conquest_3_metal
* token conquest_3_wood
* token conquest_3_wood
* token conquest_1
* token conquest_2_wood
* token conquest_2_stone
* token conquest_2_wood
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_food
2 faction earthfolk
3 faction smallfolk
0 faction elvenfolk
1 start_region 2
0 start_region 1
3 start_region 0
2 start_region 3
* draw village
* draw colonist
* draw hunter
* draw hunter
* draw digger
* draw hunter
* draw hunter
* draw hunter
* draw spellweaver
* draw hunter
* draw village
* draw hunter
* draw hunter
* draw hunter
* draw loremaster
* draw warrior
* draw village
* draw warrior
* draw warrior
* draw village
* secret highways
* secret great_wall
* secret aqueducts
* secret academy
2 play hunter 1
2 play village 1
2 play colonist 1
2 play digger 1
2 put food village
2 buy lumberjack
2 play hunter 1
2 put food village
2 end_turn
* draw warrior
* draw village
* draw warrior
* draw warrior
* draw hunter
3 play spellweaver 1
3 play hunter 1
3 start masonry
* reveal mathematics
3 play hunter 1
3 buy stonecutter
3 drop
3 play hunter 1
3 end_turn
* draw warrior
* draw village
* draw warrior
* draw craftsman_stone
* draw craftsman_wood
0 play hunter 1
0 play loremaster 2
0 play village 1
0 buy miner
0 play hunter 1
0 put food village
0 play hunter 1
0 buy stonecutter
0 end_turn
* draw hunter
* draw loremaster
* draw warrior
* draw hunter
* draw warrior
1 attack 2 8
1 add warrior
1 add warrior
1 play village 1
1 attack 2 14
1 add warrior
1 buy lumberjack
1 end_turn
* draw warrior
* draw hunter
* draw shaman
* draw hunter
* draw hunter
2 attack 3 16
2 add warrior
2 attack 3 18
2 add warrior
2 add warrior
2 play village 1
2 play hunter 1
2 buy stonecutter
2 start mathematics
* reveal masonry
2 drop
2 end_turn
* draw digger
* draw lumberjack_vp0
* draw hunter
* draw colonist
* draw warrior
3 play village 1
3 attack 0 6
3 add warrior
3 end_turn
* draw craftsman_wood
* draw hunter
* draw warrior
* draw hunter
* draw hunter
0 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw hunter
* draw warrior
1 play hunter 1
1 play hunter 1
1 buy scholar
1 play shaman 2
1 take wood
1 start engineering
* reveal strategy
1 end_turn
* draw lumberjack_vp0
* draw shaman
* draw scholar_vp0
* draw village
* draw hunter
2 attack 3 9
2 add warrior
2 play colonist 1
2 buy farmer
2 end_turn
* draw hunter
* draw village
* draw hunter
* draw warrior
* draw stonecutter_vp0
3 attack 0 12
3 add warrior
3 play craftsman_wood 1
3 play hunter 1
3 buy stonecutter
3 end_turn
* draw hunter
* draw craftsman_stone
* draw stonecutter_vp0
* draw warrior
* draw spellweaver
0 attack 1 13
0 add warrior
0 play hunter 1
0 play hunter 1
0 end_turn
* draw miner_vp0
* draw hunter
* draw loremaster
* draw stonecutter_vp0
* draw hunter
1 play scholar_vp0 2
* draw warrior
1 drop
1 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw warrior
* draw warrior
2 end_turn
* draw warrior
* draw village
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw hunter
3 play hunter 1
3 play spellweaver 1
3 end_turn
* draw hunter
* draw stonecutter_vp0
* draw warrior
* draw stonecutter_vp0
* draw hunter
0 play stonecutter_vp0 1
0 play miner_vp0 1
0 start masonry
* reveal writing
* reveal strategy
* reveal masonry
0 end_turn
* draw hunter
* draw warrior
* draw miner_vp0
* draw warrior
* draw hunter
1 end_turn
* draw village
* draw hunter
* draw warrior
* draw warrior
* draw lumberjack_vp0
2 play lumberjack_vp0 1
2 play hunter 1
2 start writing
2 first wood
2 buy miner
2 play stonecutter_vp0 1
2 end_turn
* draw warrior
* draw hunter
* draw colonist
* draw hunter
* draw digger
3 play hunter 1
3 put food village
3 end_turn
* draw hunter
* draw warrior
* draw craftsman_wood
* draw hunter
* draw craftsman_stone
0 play hunter 1
0 put food achievement
0 attack 1 7
0 add warrior
0 add warrior
0 drop
0 play miner_vp0 1
0 start strategy
0 put metal achievement
0 end_turn
* draw hunter
* draw stonecutter_vp0
* draw hunter
* draw hunter
* draw loremaster
1 play hunter 1
1 end_turn
* draw hunter
* draw hunter
* draw scholar_vp0
* draw warrior
* draw warrior
2 play digger 2
2 play colonist 2
2 settle 3
2 drop
2 end_turn
* draw warrior
* draw farmer_vp0
* draw colonist
* draw miner_vp0
* draw hunter
3 play hunter 1
3 put food village
3 settle 13
3 play craftsman_stone 1
3 play hunter 1
3 start masonry
3 first stone
* reveal mathematics
3 drop
3 start strategy
* reveal writing
* reveal engineering
3 attack 13 1
3 add warrior
3 done
0 surrender
0 discard hunter
* draw warrior
3 drop
3 play craftsman_wood 1
3 start writing
3 drop
3 end_turn
* draw spellweaver
* draw warrior
* draw hunter
* draw craftsman_stone
* draw village
0 play stonecutter_vp0 1
0 drop
0 start mathematics
* reveal engineering
* reveal engineering
* reveal writing
* reveal masonry
0 end_turn
* draw hunter
* draw miner_vp0
* draw hunter
* draw warrior
* draw hunter
1 play scholar_vp0 2
* draw shaman
1 play shaman 1
1 end_turn
* draw shaman
* draw warrior
* draw hunter
* draw hunter
* draw warrior

result: 1 2 2 3
places: 4 2 2 1
hash: a0f5dda589b7f5c75553ffbc0969af094c965346192aeb467226bda96c4bca99
