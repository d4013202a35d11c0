ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 3ce1a32cbca54cee85c6221d60cfb8a82504603936ee65e9fbf8182d060890f9
setup: {"edition":"it","factions":"random","map":"reduced","players":3,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 2
* reveal mathematics
* reveal writing
* reveal engineering
* reveal leadership
* reveal religion
* reveal government
* reveal mausoleum
* reveal triumphal_arch
* reveal siege_engines
* token conquest_3_stone
* token conquest_3_stone
* token conquest_3_metal
* token conquest_3_metal
* token conquest_2_wood
* token conquest_2_stone
* token conquest_1
* token conquest_2_food
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_2_stone
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* deal_faction elvenfolk
* deal_faction firefolk
* deal_faction earthfolk
1 start_region 3
0 start_region 4
2 start_region 0
* draw hunter
* draw loremaster
* draw hunter
* draw hunter
* draw warrior
* draw hunter
* draw hunter
* draw hunter
* draw warrior
* draw warrior
* draw warrior
* draw hunter
* draw warrior
* draw hunter
* draw hunter
* secret highways
* secret ark
* secret great_wall
2 attack 0 6
2 add warrior
2 play loremaster 1
2 play hunter 1
2 buy miner
2 play hunter 1
2 start writing
* reveal strategy
2 play hunter 1
2 put food achievement
2 end_turn
* draw village
* draw hunter
* draw loremaster
* draw warrior
* draw hunter
0 attack 4 9
0 add warrior
0 add warrior
0 start strategy
* reveal mathematics
* reveal engineering
* reveal engineering
* reveal masonry
0 play hunter 1
0 buy miner
0 play hunter 1
0 put food achievement
0 play hunter 1
0 put food achievement
0 end_turn
* draw shaman
* draw village
* draw village
* draw warrior
* draw warrior
1 attack 3 16
1 add warrior
1 play hunter 1
1 buy miner
1 play hunter 1
1 start masonry
* reveal writing
1 play hunter 1
1 put food achievement
1 end_turn
* draw warrior
* draw village
* draw digger
* draw colonist
* draw village
2 attack 0 12
2 add warrior
2 play loremaster 1
2 play hunter 1
2 buy miner
2 play hunter 1
2 play village 1
2 buy stonecutter
2 end_turn
* draw hunter
* draw loremaster
* draw hunter
* draw hunter
* draw warrior
0 play shaman 1
0 attack 4 15
0 add warrior
0 play village 1
0 end_turn
* draw village
* draw warrior
* draw miner_vp0
* draw hunter
* draw warrior
1 play digger 1
1 play colonist 1
1 buy miner
1 play village 1
1 end_turn
* draw village
* draw hunter
* draw hunter
* draw hunter
* draw miner_vp0
2 play loremaster 1
2 attack 0 13
2 add warrior
2 play hunter 1
2 buy miner
2 play hunter 1
2 play hunter 1
2 put food village
2 put food village
2 settle 12
2 end_turn
* draw warrior
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
* draw miner_vp0
0 play miner_vp0 1
0 put metal achievement
0 settle 15
0 play hunter 1
0 start writing
* reveal strategy
0 end_turn
* draw shaman
* draw hunter
* draw hunter
* draw warrior
* draw warrior
1 play miner_vp0 1
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 buy stonecutter
1 buy lumberjack
1 put food village
1 end_turn
* draw colonist
* draw warrior
* draw warrior
* draw digger
* draw warrior
2 play miner_vp0 2
2 play hunter 1
2 play miner_vp0 1
2 play stonecutter_vp0 1
2 buy stonecutter
2 end_turn
* draw hunter
* draw loremaster
* draw hunter
* draw village
* draw hunter
0 play shaman 1
0 play hunter 1
0 put food achievement
0 play hunter 1
0 buy stonecutter
0 end_turn
* draw village
* draw warrior
* draw stonecutter_vp0
* draw warrior
* draw hunter
1 play colonist 2
1 settle 16
1 attack 16 22
1 add warrior
1 add warrior
1 add warrior
1 play digger 1
1 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw miner_vp0
* draw village
* draw hunter
2 play loremaster 1
2 play hunter 1
2 play hunter 1
2 play hunter 1
2 play village 1
2 put food village
2 put food village
2 settle 13
2 buy stonecutter
2 end_turn
* draw warrior
* draw miner_vp0
* draw warrior
* draw stonecutter_vp0
* draw stonecutter_vp0
0 play hunter 1
0 buy stonecutter
0 attack 4 16
0 add warrior
0 done
1 surrender
1 done
0 play stonecutter_vp0 1
0 end_turn
* draw hunter
* draw warrior
* draw miner_vp0
* draw shaman
* draw hunter
1 play miner_vp0 1
1 play miner_vp0 1
1 play hunter 1
1 play village 1
1 play stonecutter_vp0 1
1 put stone achievement
1 put food village
1 end_turn
* draw hunter
* draw warrior
* draw village
* draw colonist
* draw warrior
2 attack 13 1
2 add warrior
2 add warrior
2 play miner_vp0 2
2 use 12
2 play stonecutter_vp0 1
2 play stonecutter_vp0 1
2 end_turn
* draw hunter
* draw hunter
* draw loremaster
* draw miner_vp0
* draw miner_vp0
0 play miner_vp0 2
0 play shaman 1
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 put food village
0 end_turn
* draw warrior
* draw village
* draw warrior
* draw stonecutter_vp0
* draw hunter
1 play colonist 2
1 settle 16
1 play hunter 1
1 play village 1
1 attack 16 4
1 add warrior
1 done
0 fight
0 defend warrior
0 done
* draw stonecutter_vp0
1 put food village
1 end_turn
* draw lumberjack_vp0
* draw hunter
* draw digger
* draw warrior
* draw stonecutter_vp0
2 play miner_vp0 2
2 use 12
2 play miner_vp0 2
2 play loremaster 1
2 play hunter 1
2 buy cavalry
2 play hunter 1
2 buy lumberjack
2 drop
2 start strategy
* reveal masonry
2 put metal achievement
2 end_turn
* draw hunter
* draw hunter
* draw miner_vp0
* draw hunter
* draw lumberjack_vp0
0 play hunter 1
0 put food village
0 settle 22
0 attack 22 17
0 add warrior
0 play stonecutter_vp0 2
0 play village 1
0 play stonecutter_vp0 1
0 end_turn
* draw hunter
* draw miner_vp0
* draw shaman
* draw warrior
* draw hunter
1 play digger 1
1 play hunter 1
1 put food village
1 settle 16
1 play lumberjack_vp0 1
1 play stonecutter_vp0 1
1 put stone achievement
1 settle 9
1 settle 9
1 start leadership
* reveal philosophy
1 attack 9 4
1 add warrior
1 done
0 fight
0 defend warrior
0 done
* draw warrior
1 end_turn
* draw hunter
* draw warrior
* draw village
* draw hunter
* draw colonist
2 play miner_vp0 2
2 use 12
2 play hunter 1
2 put food achievement
2 play hunter 1
2 put food achievement
2 settle 1
2 start mathematics
2 put metal achievement
2 play hunter 1
2 play lumberjack_vp0 1
2 buy lumberjack
2 end_turn
* draw loremaster
* draw loremaster
* draw stonecutter_vp0
* draw warrior
* draw stonecutter_vp0
0 play miner_vp0 2
0 play shaman 1
0 play hunter 1
0 buy cavalry
0 attack 4 16
0 add warrior
0 done
1 fight
1 defend warrior
1 done
* draw miner_vp0
0 play hunter 1
0 put food village
0 end_turn
* draw cavalry_vp1
* draw miner_vp0
* draw cavalry_vp0
* draw warrior
* draw hunter
1 play miner_vp0 2
1 put metal achievement
1 play colonist 1
1 buy cavalry
1 play hunter 1
1 play hunter 1
1 play village 1
1 buy lumberjack
1 put food village
1 end_turn
* draw warrior
* draw miner_vp0
* draw stonecutter_vp0
* draw digger
* draw warrior
2 attack 1 7
2 add warrior
2 play loremaster 1
2 play loremaster 1
2 play stonecutter_vp0 1
2 put stone achievement
2 play stonecutter_vp0 1
2 put stone achievement
2 settle 6
2 start philosophy
* reveal religion
* reveal government
* reveal philosophy
2 put culture achievement
2 end_turn
* draw warrior
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
* draw miner_vp0
0 attack 15 19
0 add warrior
0 add cavalry_vp1
0 play miner_vp0 2
0 attack 22 11
0 add cavalry_vp0
0 play hunter 1
0 put food village
0 settle 19
0 end_turn
* draw village
* draw hunter
* draw warrior
* draw stonecutter_vp0
* draw warrior
1 attack 9 18
1 add warrior
1 add warrior
1 put stone achievement
1 play miner_vp0 2
1 play digger 1
1 play stonecutter_vp0 1
1 end_turn
* draw village
* draw colonist
* draw hunter
* draw hunter
* draw miner_vp0
2 play miner_vp0 2
2 use 12
2 play miner_vp0 2
2 play hunter 1
2 buy cavalry
2 play stonecutter_vp0 1
2 attack 13 19
2 add warrior
2 done
0 fight
0 defend warrior
0 done
* draw warrior
2 end_turn
* draw village
* draw hunter
* draw cavalry_vp0
* draw hunter
* draw warrior
0 play stonecutter_vp0 2
0 use 19
0 attack 4 16
0 add warrior
0 done
1 surrender
1 done
0 play hunter 1
0 play village 1
0 attack 4 9
0 add warrior
0 done
1 fight
1 done
0 put food village
0 end_turn
* draw hunter
* draw stonecutter_vp0
* draw shaman
* draw warrior
* draw hunter
1 play colonist 2
1 settle 18
1 play miner_vp0 1
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 play village 1
1 put food village
1 end_turn
* draw lumberjack_vp0
* draw hunter
* draw cavalry_vp0
* draw lumberjack_vp0
* draw warrior
2 attack 1 20
2 add warrior
2 add cavalry_vp0
2 play hunter 1
2 play hunter 1
2 play village 1
2 put food village
2 put food village
2 settle 13
2 end_turn
* draw loremaster
* draw stonecutter_vp0
* draw warrior
* draw cavalry_vp0
* draw stonecutter_vp0
0 play shaman 1
0 play stonecutter_vp0 2
0 use 19
0 play hunter 1
0 put food village
0 settle 16
0 play hunter 1
0 attack 15 18
0 add warrior
0 done
1 fight
1 defend cavalry_vp0
1 done
* draw warrior
0 buy lumberjack
0 end_turn
* draw warrior
* draw stonecutter_vp0
* draw cavalry_vp0
* draw warrior
* draw warrior
1 play lumberjack_vp0 2
1 play hunter 1
1 put food village
1 settle 15
1 play lumberjack_vp0 1
1 attack 9 4
1 add warrior
1 done
0 fight
0 defend cavalry_vp0
0 done
* draw hunter
1 attack 3 16
1 add warrior
1 done
0 fight
0 defend warrior
0 done
* draw cavalry_vp1
1 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw hunter
* draw cavalry_vp0
* draw hunter
2 play loremaster 1
2 put culture achievement
2 settle 20
2 tech philosophy
2 attack 6 18
2 add warrior
2 add cavalry_vp0
2 done
1 surrender
1 done
2 start religion
2 play stonecutter_vp0 2
2 put stone achievement
2 play stonecutter_vp0 1
2 end_turn
* draw hunter
* draw miner_vp0
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
0 play stonecutter_vp0 2
0 use 19
0 play hunter 1
0 attack 4 9
0 add warrior
0 add warrior
0 add cavalry_vp1
0 done
1 surrender
1 done
0 buy lumberjack
0 end_turn
* draw village
* draw miner_vp0
* draw stonecutter_vp0
* draw hunter
* draw warrior
1 play miner_vp0 2
1 attack 15 19
1 add cavalry_vp0
1 done
0 fight
0 defend warrior
0 done
* draw stonecutter_vp0
1 play hunter 1
1 play hunter 1
1 play stonecutter_vp0 1
1 buy scholar
1 end_turn
* draw village
* draw colonist
* draw digger
* draw miner_vp0
* draw cavalry_vp0
2 play miner_vp0 2
2 use 12
2 tech philosophy
2 play miner_vp0 2
2 put culture achievement
2 play stonecutter_vp0 2
2 play hunter 1
2 put food achievement
2 play hunter 1
2 put food achievement
2 settle 18
2 start masonry
* reveal mathematics
* reveal masonry
2 put stone achievement
2 tech religion
2 from 20
2 to 7
2 end_turn
* draw loremaster
* draw miner_vp0
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw hunter
0 play miner_vp0 2
0 play stonecutter_vp0 2
0 use 19
0 play hunter 1
0 play village 1
0 play stonecutter_vp0 2
0 put food village
0 drop
0 start religion
* reveal leadership
0 drop
0 start leadership
0 first stone
* reveal commerce
0 put metal achievement
0 put metal achievement
0 end_turn
* draw cavalry_vp1
* draw hunter
* draw lumberjack_vp0
* draw shaman
* draw village
1 attack 15 18
1 add cavalry_vp0
1 done
2 surrender
2 done
1 play miner_vp0 2
1 play digger 1
1 play colonist 1
1 play village 1
1 put food village
1 end_turn
* draw warrior
* draw hunter
* draw village
* draw warrior
* draw stonecutter_vp0
2 play miner_vp0 2
2 use 12
2 play lumberjack_vp0 2
2 use 6
2 tech philosophy
2 play loremaster 1
2 buy city
2 play lumberjack_vp0 2
2 play hunter 1
2 put food achievement
2 tech religion
2 from 6
2 to 18
2 end_turn
* draw miner_vp0
* draw village
* draw warrior
* draw city_vp2
* draw hunter
0 attack 4 15
0 add cavalry_vp1
0 done
1 surrender
1 done
0 play shaman 1
0 play hunter 1
0 put food village
0 settle 9
0 play lumberjack_vp0 2
0 buy city
0 play village 1
0 end_turn
* draw lumberjack_vp0
* draw warrior
* draw hunter
* draw cavalry_vp0
* draw warrior
1 play hunter 1
1 play stonecutter_vp0 1
1 buy farmer
1 end_turn
* draw cavalry_vp0
* draw cavalry_vp0
* draw hunter
* draw miner_vp0
* draw hunter

result: 21 5 17
places: 1 3 2
hash: b0d1c68ce944759662c77734b16f2ab9770ef93f182220201660a68af52b7cfb
