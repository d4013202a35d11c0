ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 15e8dc11123f6756d8c36ea0397ecde3350f20e4f970804cf937b4493bf2a4e3
setup: {"edition":"it","factions":"choose","map":"reduced","players":4,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal masonry
* reveal writing
* reveal writing
* reveal engineering
* reveal government
* reveal commerce
* reveal government
* reveal leadership
* reveal great_wall
* reveal triumphal_arch
* reveal siege_engines
* token conquest_3_metal
* token conquest_3_stone
* token conquest_3_wood
* token conquest_3_metal
* token conquest_3_metal
* token conquest_1
* token conquest_2_wood
* token conquest_2_stone
* token conquest_1
* token conquest_1
* token conquest_2_stone
* token conquest_2_stone
* token conquest_2_metal
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_1
* token conquest_2_metal
* token conquest_2_food
* token conquest_1
* token conquest_2_metal
* token conquest_1
1 faction smallfolk
2 faction elvenfolk
3 faction firefolk
0 start_region 3
3 start_region 5
2 start_region 0
1 start_region 1
* draw warrior
* draw hunter
* draw warrior
* draw hunter
* draw hunter
* draw hunter
* draw hunter
* draw loremaster
* draw loremaster
* draw warrior
* draw hunter
* draw warrior
* draw village
* draw hunter
* draw warrior
* draw warrior
* draw warrior
* draw hunter
* draw colonist
* draw hunter
* secret amphitheatre
* secret highways
* secret academy
* secret aqueducts
1 attack 1 7
1 add warrior
1 add warrior
1 play hunter 1
1 buy miner
1 play hunter 1
1 start masonry
* reveal strategy
1 play hunter 1
1 put food achievement
1 end_turn
* draw craftsman_wood
* draw hunter
* draw spellweaver
* draw craftsman_stone
* draw village
2 attack 0 12
2 add warrior
2 play loremaster 1
2 play loremaster 1
2 play hunter 1
2 buy miner
2 play hunter 1
2 start strategy
* reveal strategy
2 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw village
* draw warrior
3 attack 5 11
3 add warrior
3 add warrior
3 buy miner
3 play hunter 1
3 start strategy
* reveal masonry
3 play hunter 1
3 put food achievement
3 play village 1
3 end_turn
* draw village
* draw shaman
* draw warrior
* draw warrior
* draw hunter
0 attack 3 16
0 add warrior
0 add warrior
0 play colonist 1
0 buy miner
0 play hunter 1
0 start masonry
* reveal mathematics
0 play hunter 1
0 put food achievement
0 end_turn
* draw warrior
* draw digger
* draw hunter
* draw village
* draw village
1 play spellweaver 1
1 play hunter 1
1 buy miner
1 play craftsman_wood 1
1 play village 1
1 play craftsman_stone 1
1 put stone achievement
1 end_turn
* draw hunter
* draw spellweaver
* draw warrior
* draw hunter
* draw warrior
2 play hunter 1
2 buy miner
2 play hunter 1
2 put food achievement
2 play hunter 1
2 play village 1
2 buy stonecutter
2 end_turn
* draw hunter
* draw warrior
* draw stonecutter_vp0
* draw loremaster
* draw miner_vp0
3 attack 5 17
3 add warrior
3 play shaman 1
3 play hunter 1
3 buy miner
3 end_turn
* draw hunter
* draw village
* draw warrior
* draw miner_vp0
* draw hunter
0 attack 3 9
0 add warrior
0 play digger 1
0 play hunter 1
0 buy miner
0 play village 1
0 end_turn
* draw village
* draw warrior
* draw hunter
* draw digger
* draw hunter
1 attack 1 13
1 add warrior
1 add warrior
1 play spellweaver 1
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 put food village
1 end_turn
* draw miner_vp0
* draw craftsman_stone
* draw miner_vp0
* draw hunter
* draw craftsman_wood
2 play loremaster 1
2 play miner_vp0 1
2 put metal achievement
2 play hunter 1
2 play stonecutter_vp0 1
2 put food village
2 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw hunter
* draw warrior
3 play miner_vp0 1
3 put metal achievement
3 play hunter 1
3 play hunter 1
3 buy stonecutter
3 buy lumberjack
3 end_turn
* draw miner_vp0
* draw shaman
* draw warrior
* draw warrior
* draw hunter
0 play digger 1
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 buy stonecutter
0 end_turn
* draw hunter
* draw warrior
* draw miner_vp0
* draw warrior
* draw miner_vp0
1 play miner_vp0 1
1 play miner_vp0 1
1 play hunter 1
1 put food village
1 settle 13
1 play craftsman_wood 1
1 play craftsman_stone 1
1 put stone achievement
1 settle 7
1 settle 13
1 start commerce
1 first wood
* reveal philosophy
1 put metal achievement
1 end_turn
* draw hunter
* draw hunter
* draw miner_vp0
* draw hunter
* draw cavalry_vp1
2 play hunter 1
2 put food village
2 settle 12
2 play hunter 1
2 play hunter 1
2 play hunter 1
2 attack 0 13
2 add warrior
2 done
1 fight
1 defend cavalry_vp1
1 done
* draw warrior
2 buy stonecutter
2 buy lumberjack
2 end_turn
* draw loremaster
* draw miner_vp0
* draw lumberjack_vp0
* draw hunter
* draw warrior
3 play shaman 1
3 play miner_vp0 1
3 put metal achievement
3 settle 17
3 start philosophy
* reveal leadership
* reveal commerce
3 attack 17 10
3 add warrior
3 play hunter 1
3 buy stonecutter
3 end_turn
* draw warrior
* draw shaman
* draw warrior
* draw miner_vp0
* draw village
0 play miner_vp0 1
0 play miner_vp0 1
0 play hunter 1
0 buy cavalry
0 end_turn
* draw colonist
* draw warrior
* draw hunter
* draw miner_vp0
* draw digger
1 attack 13 6
1 add warrior
1 put stone achievement
1 play miner_vp0 2
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 put food achievement
1 play hunter 1
1 buy lumberjack
1 end_turn
* draw craftsman_stone
* draw hunter
* draw miner_vp0
* draw craftsman_wood
* draw warrior
2 play miner_vp0 2
2 put metal achievement
2 settle 6
2 start commerce
* reveal philosophy
2 play lumberjack_vp0 2
2 put wood achievement
2 play loremaster 1
2 put culture achievement
2 play hunter 1
2 put food achievement
2 attack 6 13
2 add warrior
2 done
1 fight
1 defend warrior
1 done
* draw village
2 end_turn
* draw stonecutter_vp0
* draw loremaster
* draw village
* draw stonecutter_vp0
* draw hunter
3 play miner_vp0 2
3 play shaman 1
3 put culture achievement
3 end_turn
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw warrior
* draw stonecutter_vp0
* draw miner_vp0
0 play colonist 2
0 settle 16
0 play miner_vp0 2
0 attack 16 4
0 add warrior
0 play digger 1
0 play hunter 1
0 buy cavalry
0 end_turn
* draw cavalry_vp0
* draw cavalry_vp0
* draw stonecutter_vp0
* draw hunter
* draw village
1 play miner_vp0 2
1 play hunter 1
1 buy cavalry
1 play craftsman_wood 1
1 play village 1
1 play craftsman_stone 1
1 end_turn
* draw spellweaver
* draw hunter
* draw cavalry_vp1
* draw warrior
* draw cavalry_vp0
2 play loremaster 1
2 play hunter 1
2 play village 1
2 play stonecutter_vp0 1
2 put stone achievement
2 settle 6
2 start writing
2 play stonecutter_vp0 1
2 tech commerce
2 give stone
2 take culture
2 drop
2 start_secret highways
2 put culture achievement
2 end_turn
* draw warrior
* draw hunter
* draw miner_vp0
* draw hunter
* draw hunter
3 play miner_vp0 2
3 play lumberjack_vp0 1
3 play stonecutter_vp0 1
3 play stonecutter_vp0 1
3 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw hunter
* draw stonecutter_vp0
0 attack 16 22
0 add cavalry_vp0
0 add cavalry_vp0
0 play hunter 1
0 buy cavalry
0 play village 1
0 play stonecutter_vp0 1
0 put stone achievement
0 end_turn
* draw warrior
* draw hunter
* draw warrior
* draw miner_vp0
* draw stonecutter_vp0
1 attack 1 20
1 add warrior
1 add cavalry_vp1
1 attack 13 6
1 add cavalry_vp0
1 done
2 surrender
2 done
1 play spellweaver 1
1 put culture achievement
1 settle 6
1 start writing
* reveal engineering
* reveal strategy
1 play hunter 1
1 put food achievement
1 end_turn
* draw craftsman_wood
* draw hunter
* draw miner_vp0
* draw hunter
* draw miner_vp0
2 attack 12 6
2 add warrior
2 done
1 surrender
1 done
2 play miner_vp0 2
2 play hunter 1
2 buy cavalry
2 play hunter 1
2 play hunter 1
2 tech commerce
2 give food
2 take culture
2 put food village
2 end_turn
* draw stonecutter_vp0
* draw hunter
* draw cavalry_vp0
* draw lumberjack_vp0
* draw loremaster
3 play hunter 1
3 play hunter 1
3 play hunter 1
3 play stonecutter_vp0 1
3 buy stonecutter
3 put food village
3 put food village
3 settle 22
3 attack 22 16
3 add warrior
3 done
0 fight
0 defend warrior
0 defend warrior
0 done
* draw cavalry_vp0
* draw cavalry_vp0
3 end_turn
* draw stonecutter_vp0
* draw warrior
* draw warrior
* draw miner_vp0
* draw village
0 attack 3 18
0 add cavalry_vp0
0 add cavalry_vp0
0 play miner_vp0 2
0 play hunter 1
0 play stonecutter_vp0 1
0 put stone achievement
0 settle 4
0 settle 18
0 start strategy
0 first food
* reveal writing
0 put metal achievement
0 put metal achievement
0 end_turn
* draw cavalry_vp0
* draw hunter
* draw cavalry_vp0
* draw village
* draw miner_vp0
1 play miner_vp0 2
1 play hunter 1
1 put food achievement
1 play hunter 1
1 play miner_vp0 1
1 play craftsman_wood 1
1 put wood achievement
1 settle 6
1 start leadership
1 put metal achievement
1 tech commerce
1 give food
1 take culture
1 put culture achievement
1 end_turn
* draw lumberjack_vp0
* draw craftsman_stone
* draw hunter
* draw warrior
* draw cavalry_vp0
2 play loremaster 1
2 attack 12 18
2 add cavalry_vp0
2 done
0 fight
0 defend cavalry_vp0
0 defend cavalry_vp0
0 done
* draw hunter
* draw colonist
2 play hunter 1
2 play lumberjack_vp0 1
2 tech commerce
2 give wood
2 take culture
2 play stonecutter_vp0 1
2 put stone achievement
2 buy stonecutter
2 end_turn
* draw hunter
* draw hunter
* draw stonecutter_vp0
* draw warrior
* draw miner_vp0
3 play miner_vp0 2
3 play stonecutter_vp0 1
3 play village 1
3 drop
3 start mathematics
3 first stone
* reveal engineering
* reveal masonry
3 put metal achievement
3 put metal achievement
3 end_turn
* draw lumberjack_vp0
* draw warrior
* draw shaman
* draw miner_vp0
* draw hunter
0 play colonist 2
0 use 3
0 settle 12
0 play miner_vp0 2
0 use 12
0 play hunter 1
0 put food achievement
0 settle 22
0 play hunter 1
0 play village 1
0 start writing
* reveal mathematics
0 drop
0 start mathematics
* reveal strategy
0 put metal achievement
0 end_turn
* draw warrior
* draw digger
* draw warrior
* draw cavalry_vp0
* draw stonecutter_vp0

result: 14 14 3 4
places: 2 1 4 3
hash: c1e24d777760c9a62798c12f74339d7c8cdbb9b962bc3c4794e5c62d80c569bf
