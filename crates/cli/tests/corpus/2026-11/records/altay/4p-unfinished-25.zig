ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: cb1d5b66ff83673011f4e82c88cb570d128b1267a04b08bfce31a453d5053c43
setup: {"edition":"it","factions":"choose","map":"reduced","players":4,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal engineering
* reveal mathematics
* reveal masonry
* reveal government
* reveal leadership
* reveal commerce
* reveal amphitheatre
* reveal mausoleum
* reveal highways
* token conquest_3_wood
* token conquest_3_stone
* token conquest_3_metal
* token conquest_3_stone
* token conquest_3_wood
* token conquest_2_wood
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_2_stone
* token conquest_1
* token conquest_1
* token conquest_2_stone
* token conquest_2_food
* token conquest_1
* token conquest_2_metal
* token conquest_1
* token conquest_2_stone
1 faction firefolk
2 faction elvenfolk
3 faction earthfolk
0 start_region 0
3 start_region 4
2 start_region 3
1 start_region 5
* draw hunter
* draw warrior
* draw warrior
* draw hunter
* draw village
* draw loremaster
* draw hunter
* draw warrior
* draw loremaster
* draw village
* draw warrior
* draw hunter
* draw digger
* draw hunter
* draw hunter
* draw hunter
* draw craftsman_stone
* draw hunter
* draw warrior
* draw spellweaver
* secret triumphal_arch
* secret academy
* secret great_wall
* secret ark
1 end_turn
* draw hunter
* draw warrior
* draw village
* draw shaman
* draw warrior
2 play loremaster 2
2 play loremaster 1
2 play village 1
2 attack 3 16
2 add warrior
2 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw hunter
* draw hunter
3 end_turn
* draw village
* draw colonist
* draw warrior
* draw village
* draw warrior
0 play hunter 1
0 play hunter 1
0 play craftsman_stone 1
0 play spellweaver 1
0 buy farmer
0 buy lumberjack
0 attack 0 6
0 add warrior
0 start engineering
* reveal strategy
0 drop
0 end_turn
* draw village
* draw warrior
* draw craftsman_wood
* draw hunter
* draw hunter
1 attack 5 17
1 add warrior
1 add warrior
1 start masonry
* reveal masonry
1 play shaman 1
1 drop
1 end_turn
* draw warrior
* draw warrior
* draw hunter
* draw hunter
* draw warrior
2 play hunter 1
2 buy farmer
2 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw warrior
* draw warrior
3 attack 4 15
3 add warrior
3 add warrior
3 end_turn
* draw warrior
* draw hunter
* draw digger
* draw warrior
* draw colonist
0 play hunter 1
0 play hunter 1
0 play village 1
0 play craftsman_wood 1
0 put food village
0 put food village
0 settle 0
0 attack 0 12
0 add warrior
0 start masonry
* reveal masonry
0 drop
0 end_turn
* draw hunter
* draw lumberjack_vp0
* draw hunter
* draw warrior
* draw farmer_vp0
1 end_turn
* draw shaman
* draw hunter
* draw village
* draw village
* draw warrior
2 end_turn
* draw farmer_vp0
* draw hunter
* draw hunter
* draw loremaster
* draw warrior
3 play hunter 1
3 buy lumberjack
3 play digger 2
3 start masonry
* reveal mathematics
* reveal mathematics
* reveal writing
3 play colonist 1
3 put food achievement
3 attack 4 9
3 add warrior
3 add warrior
3 drop
3 start mathematics
3 drop
3 end_turn
* draw village
* draw hunter
* draw hunter
* draw village
* draw warrior
0 play hunter 1
hash: f91d8510768cdb0854a8f20914ca6006afafcb84e6a1f641f05764a032538574
