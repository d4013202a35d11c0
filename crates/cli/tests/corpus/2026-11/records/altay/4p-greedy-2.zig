ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 7e2ba5f50b955286f5b6f7c64470450b9703eaa242d23bb8ee7fd042281c1257
setup: {"edition":"it","factions":"choose","map":"reduced","players":4,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal writing
* reveal mathematics
* reveal mathematics
* reveal masonry
* reveal commerce
* reveal philosophy
* reveal commerce
* reveal philosophy
* reveal religion
* reveal academy
* reveal amphitheatre
* reveal triumphal_arch
* token conquest_3_wood
* token conquest_3_metal
* token conquest_3_stone
* token conquest_3_metal
* token conquest_3_stone
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_1
* token conquest_2_metal
* token conquest_2_stone
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_wood
* token conquest_2_stone
* token conquest_1
* token conquest_2_stone
* token conquest_1
* token conquest_2_food
* token conquest_2_metal
1 faction smallfolk
2 faction elvenfolk
3 faction firefolk
0 start_region 3
3 start_region 5
2 start_region 0
1 start_region 1
* draw craftsman_stone
* draw spellweaver
* draw warrior
* draw hunter
* draw hunter
* draw hunter
* draw hunter
* draw loremaster
* draw hunter
* draw hunter
* draw village
* draw warrior
* draw warrior
* draw warrior
* draw hunter
* draw digger
* draw village
* draw hunter
* draw colonist
* draw hunter
* secret mausoleum
* secret aqueducts
* secret highways
* secret great_wall
1 attack 1 7
1 add warrior
1 play spellweaver 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 start masonry
* reveal strategy
1 play craftsman_stone 1
1 put stone achievement
1 end_turn
* draw hunter
* draw village
* draw craftsman_wood
* draw hunter
* draw warrior
2 play loremaster 1
2 play hunter 1
2 buy miner
2 play hunter 1
2 start strategy
* reveal writing
* reveal masonry
2 play hunter 1
2 put food achievement
2 play hunter 1
2 buy stonecutter
2 end_turn
* draw hunter
* draw warrior
* draw loremaster
* draw village
* draw warrior
3 attack 5 21
3 add warrior
3 add warrior
3 add warrior
3 start mathematics
3 play hunter 1
3 buy miner
3 play village 1
3 end_turn
* draw shaman
* draw hunter
* draw village
* draw warrior
* draw hunter
0 play digger 1
0 start mathematics
* reveal engineering
0 play colonist 1
0 buy miner
0 play hunter 1
0 buy stonecutter
0 play hunter 1
0 play village 1
0 buy lumberjack
0 end_turn
* draw warrior
* draw village
* draw hunter
* draw warrior
* draw warrior
1 play hunter 1
1 buy miner
1 play hunter 1
1 put food achievement
1 attack 1 13
1 add warrior
1 play craftsman_wood 1
1 play village 1
1 end_turn
* draw hunter
* draw craftsman_stone
* draw miner_vp0
* draw warrior
* draw hunter
2 attack 0 6
2 add warrior
2 add warrior
2 play loremaster 1
2 play hunter 1
2 buy miner
2 play village 1
2 end_turn
* draw hunter
* draw miner_vp0
* draw loremaster
* draw hunter
* draw warrior
3 play shaman 1
3 play hunter 1
3 buy miner
3 play hunter 1
3 buy stonecutter
3 end_turn
* draw hunter
* draw miner_vp0
* draw hunter
* draw miner_vp0
* draw warrior
0 attack 3 18
0 add warrior
0 add warrior
0 add warrior
0 play hunter 1
0 buy miner
0 end_turn
* draw hunter
* draw warrior
* draw miner_vp0
* draw colonist
* draw lumberjack_vp0
1 play miner_vp0 1
1 play hunter 1
1 play hunter 1
1 play craftsman_stone 1
1 put stone achievement
1 settle 13
1 settle 6
1 start commerce
1 first food
1 put metal achievement
1 attack 6 0
1 add warrior
1 done
2 fight
2 defend warrior
2 done
* draw hunter
1 put food village
1 end_turn
* draw craftsman_wood
* draw spellweaver
* draw warrior
* draw hunter
* draw hunter
2 play loremaster 1
2 play miner_vp0 1
2 put metal achievement
2 play hunter 1
2 play hunter 1
2 play hunter 1
2 put food village
2 buy stonecutter
2 buy lumberjack
2 end_turn
* draw warrior
* draw miner_vp0
* draw stonecutter_vp0
* draw hunter
* draw loremaster
3 play miner_vp0 1
3 put metal achievement
3 play miner_vp0 1
3 play hunter 1
3 play hunter 1
3 buy stonecutter
3 put food village
3 end_turn
* draw shaman
* draw warrior
* draw stonecutter_vp0
* draw hunter
* draw village
0 play colonist 2
0 settle 18
0 attack 3 9
0 add warrior
0 play miner_vp0 1
0 put metal achievement
0 play hunter 1
0 buy stonecutter
0 play lumberjack_vp0 1
0 end_turn
* draw warrior
* draw warrior
* draw digger
* draw stonecutter_vp0
* draw village
1 play spellweaver 1
1 put culture achievement
1 play hunter 1
1 play hunter 1
1 play craftsman_wood 1
1 put wood achievement
1 attack 6 18
1 add warrior
1 done
0 fight
0 defend warrior
0 defend warrior
0 done
* draw hunter
* draw hunter
1 put food village
1 settle 6
1 buy lumberjack
1 end_turn
* draw miner_vp0
* draw village
* draw spellweaver
* draw warrior
* draw hunter
2 play loremaster 1
2 play miner_vp0 1
2 attack 0 13
2 add warrior
2 done
1 fight
1 defend warrior
1 done
* draw miner_vp0
2 put metal achievement
2 start philosophy
2 play hunter 1
2 play stonecutter_vp0 1
2 buy stonecutter
2 end_turn
* draw hunter
* draw stonecutter_vp0
* draw warrior
* draw lumberjack_vp0
* draw hunter
3 play shaman 1
3 play hunter 1
3 put food village
3 settle 21
3 attack 21 8
3 add warrior
3 play stonecutter_vp0 2
3 put stone achievement
3 put stone achievement
3 settle 8
3 start philosophy
* reveal government
3 play village 1
3 end_turn
* draw warrior
* draw warrior
* draw hunter
* draw shaman
* draw stonecutter_vp0
0 play digger 1
0 play stonecutter_vp0 2
0 put stone achievement
0 put stone achievement
0 settle 9
0 start commerce
* reveal government
* reveal philosophy
0 play hunter 1
0 put food achievement
0 play hunter 1
0 play village 1
0 buy stonecutter
0 end_turn
* draw miner_vp0
* draw lumberjack_vp0
* draw warrior
* draw warrior
* draw stonecutter_vp0
1 play miner_vp0 2
1 play spellweaver 1
1 play hunter 1
1 buy cavalry
1 play miner_vp0 1
1 play village 1
1 end_turn
* draw craftsman_stone
* draw hunter
* draw lumberjack_vp0
* draw warrior
* draw hunter
2 attack 0 13
2 add warrior
2 done
1 surrender
1 done
2 play hunter 1
2 put food village
2 settle 13
2 play hunter 1
2 play lumberjack_vp0 1
2 play stonecutter_vp0 1
2 buy lumberjack
2 end_turn
* draw miner_vp0
* draw loremaster
* draw hunter
* draw stonecutter_vp0
* draw loremaster
3 attack 5 17
3 add warrior
3 add warrior
3 play shaman 1
3 put culture achievement
3 play stonecutter_vp0 2
3 play hunter 1
3 buy cavalry
3 end_turn
* draw miner_vp0
* draw village
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
0 attack 3 16
0 add warrior
0 add warrior
0 play lumberjack_vp0 2
0 put wood achievement
0 play miner_vp0 1
0 buy cavalry
0 play stonecutter_vp0 2
0 put stone achievement
0 end_turn
* draw hunter
* draw miner_vp0
* draw digger
* draw hunter
* draw stonecutter_vp0
1 play lumberjack_vp0 2
1 attack 6 18
1 add warrior
1 done
0 surrender
0 done
1 play hunter 1
1 play hunter 1
1 play craftsman_stone 1
1 put stone achievement
1 settle 18
1 start writing
1 first wood
1 put wood achievement
1 put food achievement
1 put food achievement
1 settle 7
1 end_turn
* draw hunter
* draw craftsman_wood
* draw spellweaver
* draw lumberjack_vp0
* draw hunter
2 play miner_vp0 2
2 play loremaster 1
2 put culture achievement
2 play loremaster 1
2 put culture achievement
2 settle 13
2 tech philosophy
2 play hunter 1
2 buy cavalry
2 start amphitheatre
2 first metal
* reveal colossus
2 play stonecutter_vp0 1
2 put stone achievement
2 put culture achievement
2 end_turn
* draw hunter
* draw stonecutter_vp0
* draw warrior
* draw miner_vp0
* draw hunter
3 play miner_vp0 1
3 play miner_vp0 1
3 play stonecutter_vp0 2
3 play hunter 1
3 buy cavalry
3 tech mathematics
3 discard village
* draw warrior
3 attack 21 10
3 add warrior
3 end_turn
* draw hunter
* draw warrior
* draw cavalry_vp0
* draw warrior
* draw stonecutter_vp0
0 play digger 1
0 play miner_vp0 1
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 play stonecutter_vp0 1
0 put food village
0 end_turn
* draw colonist
* draw village
* draw hunter
* draw stonecutter_vp0
* draw warrior
1 play lumberjack_vp0 2
1 use 6
1 start engineering
* reveal engineering
1 put wood achievement
1 play spellweaver 1
1 play hunter 1
1 play hunter 1
1 play craftsman_wood 1
1 tech commerce
1 give wood
1 take culture
1 put food village
1 buy lumberjack
1 end_turn
* draw hunter
* draw cavalry_vp1
* draw miner_vp0
* draw craftsman_stone
* draw warrior
2 attack 13 1
2 add warrior
2 done
1 fight
1 defend warrior
1 defend cavalry_vp1
1 done
* draw miner_vp0
* draw hunter
2 play miner_vp0 2
2 tech philosophy
2 play hunter 1
2 buy cavalry
2 play hunter 1
2 put food achievement
2 play stonecutter_vp0 1
2 put culture achievement
2 end_turn
* draw cavalry_vp0
* draw miner_vp0
* draw warrior
* draw village
* draw cavalry_vp0
3 attack 5 11
3 add warrior
3 add warrior
3 attack 8 14
3 add cavalry_vp0
3 play stonecutter_vp0 2
3 play hunter 1
3 put food village
3 end_turn
* draw warrior
* draw village
* draw cavalry_vp0
* draw shaman
* draw hunter
0 play colonist 2
0 settle 16
0 attack 9 4
0 add warrior
0 play hunter 1
0 play village 1
0 play stonecutter_vp0 1
0 put food village
0 end_turn
* draw hunter
* draw miner_vp0
* draw stonecutter_vp0
* draw warrior
* draw warrior
1 play miner_vp0 1
1 play miner_vp0 1
1 play hunter 1
1 put food village
1 settle 14
1 play hunter 1
1 buy cavalry
1 play craftsman_stone 1
1 put stone achievement
1 tech commerce
1 take culture
1 end_turn
* draw warrior
* draw hunter
* draw cavalry_vp1
* draw hunter
* draw cavalry_vp0
2 attack 13 19
2 add warrior
2 add cavalry_vp0
2 attack 0 6
2 add cavalry_vp0
2 done
1 fight
1 defend warrior
1 defend cavalry_vp1
1 defend cavalry_vp0
1 done
* draw village
* draw warrior
* draw craftsman_wood
2 play miner_vp0 2
2 tech philosophy
2 play village 1
2 end_turn
* draw lumberjack_vp0
* draw loremaster
* draw stonecutter_vp0
* draw hunter
* draw hunter
3 attack 8 14
3 add cavalry_vp0
3 done
1 surrender
1 done
3 play shaman 1
3 put culture achievement
3 settle 14
3 tech philosophy
3 play hunter 1
3 attack 14 7
3 add warrior
3 done
1 fight
1 defend warrior
1 done
* draw miner_vp0
3 put food village
3 settle 17
3 play village 1
3 start triumphal_arch
* reveal siege_engines
3 end_turn
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
* draw miner_vp0
* draw warrior
0 attack 3 18
0 add warrior
0 done
1 surrender
1 done
0 play miner_vp0 2
0 attack 9 15
0 add warrior
0 play hunter 1
0 put food village
0 settle 18
0 play stonecutter_vp0 2
0 end_turn
* draw stonecutter_vp0
* draw village
* draw warrior
* draw cavalry_vp0
* draw hunter
1 play miner_vp0 1
1 play hunter 1
1 play hunter 1
1 play craftsman_wood 1
1 tech commerce
1 give wood
1 take culture
1 play village 1
1 put food village
1 buy lumberjack
1 end_turn
* draw hunter
* draw craftsman_stone
* draw lumberjack_vp0
* draw spellweaver
* draw lumberjack_vp0
2 tech philosophy
2 play loremaster 1
2 play hunter 1
2 play hunter 1
2 buy lumberjack
2 play lumberjack_vp0 1
2 put wood achievement
2 start masonry
* reveal writing
* reveal writing
* reveal strategy
2 play stonecutter_vp0 1
2 put stone achievement
2 end_turn
* draw lumberjack_vp0
* draw warrior
* draw hunter
* draw hunter
* draw hunter
3 attack 14 7
3 add warrior
3 done
1 surrender
1 done
3 play miner_vp0 2
3 use 14
3 tech philosophy
3 play miner_vp0 2
3 put metal achievement
3 play stonecutter_vp0 2
3 put stone achievement
3 put stone achievement
3 play hunter 1
3 put metal achievement
3 put metal achievement
3 start strategy
3 first food
* reveal mathematics
3 put metal achievement
3 end_turn
* draw warrior
* draw cavalry_vp0
* draw hunter
* draw hunter
* draw stonecutter_vp0
0 attack 18 6
0 add warrior
0 done
1 surrender
1 done
0 attack 18 12
0 add cavalry_vp0
0 play stonecutter_vp0 2
0 play hunter 1
0 play village 1
0 put food village
0 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw hunter
* draw cavalry_vp0
* draw lumberjack_vp0
1 play spellweaver 1
1 play hunter 1
1 put food village
1 settle 7
1 play lumberjack_vp0 2
1 play lumberjack_vp0 1
1 tech commerce
1 give wood
1 take culture
1 buy city
1 play craftsman_stone 1
1 put stone achievement
1 settle 7
1 end_turn
* draw miner_vp0
* draw hunter
* draw lumberjack_vp0
* draw hunter
* draw miner_vp0
2 tech philosophy
2 attack 13 1
2 add warrior
2 done
1 surrender
1 done
2 play hunter 1
2 put food achievement
2 play hunter 1
2 play hunter 1
2 play lumberjack_vp0 1
2 buy town
2 put food village
2 end_turn
* draw miner_vp0
* draw loremaster
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw loremaster
3 attack 17 22
3 add warrior
3 add cavalry_vp0
3 tech philosophy
3 play stonecutter_vp0 2
3 play hunter 1
3 put food achievement
3 play hunter 1
3 put food village
3 end_turn
* draw cavalry_vp0
* draw miner_vp0
* draw stonecutter_vp0
* draw hunter
* draw warrior
0 play miner_vp0 2
0 play lumberjack_vp0 2
0 play stonecutter_vp0 2
0 play hunter 1
0 put food village
0 settle 15
0 tech mathematics
0 discard cavalry_vp0
* draw colonist
0 play colonist 1
0 buy lumberjack
0 end_turn
* draw digger
* draw stonecutter_vp0
* draw cavalry_vp0
* draw stonecutter_vp0
* draw hunter
1 play lumberjack_vp0 2
1 start_secret mausoleum
1 put wood achievement
1 play miner_vp0 1
1 put metal achievement
1 play miner_vp0 1
1 play hunter 1
1 play hunter 1
1 tech commerce
1 give food
1 take culture
1 put culture achievement
1 end_turn
* draw village
* draw warrior
* draw hunter
* draw craftsman_wood
* draw cavalry_vp1
2 play miner_vp0 2
2 tech philosophy
2 play loremaster 1
2 buy chariot
2 play loremaster 1
2 play stonecutter_vp0 1
2 put stone achievement
2 settle 6
2 settle 19
2 start religion
* reveal religion
2 play stonecutter_vp0 2
2 put stone achievement
2 end_turn
* draw hunter
* draw miner_vp0
* draw hunter
* draw warrior
* draw hunter
3 attack 8 2
3 add warrior
3 play miner_vp0 2
3 use 14
3 put metal achievement
3 settle 22
3 tech philosophy
3 attack 22 16
3 add cavalry_vp0
3 done
0 fight
0 defend cavalry_vp0
0 done
* draw lumberjack_vp0
3 start religion
* reveal government
* reveal religion
3 play stonecutter_vp0 2
3 use 21
3 put stone achievement
3 play hunter 1
3 put food village
3 settle 4
3 end_turn
* draw miner_vp0
* draw warrior
* draw village
* draw warrior
* draw shaman
0 play lumberjack_vp0 2
0 play digger 1
0 play stonecutter_vp0 2
0 play hunter 1
0 play stonecutter_vp0 1
0 buy town
0 end_turn
* draw warrior
* draw miner_vp0
* draw miner_vp0
* draw village
* draw warrior
1 attack 7 20
1 add cavalry_vp1
1 tech commerce
1 take culture
1 put culture achievement
1 attack 7 13
1 add warrior
1 done
2 fight
2 defend warrior
2 done
* draw lumberjack_vp0
1 play hunter 1
1 play craftsman_wood 1
1 play village 1
1 put food village
1 end_turn
* draw lumberjack_vp0
* draw spellweaver
* draw city_vp2
* draw warrior
* draw lumberjack_vp0
2 play miner_vp0 2
2 play lumberjack_vp0 2
2 tech philosophy
2 buy city
2 play hunter 1
2 put food village
2 settle 1
2 play hunter 1
2 put food achievement
2 play hunter 1
2 put food achievement
2 end_turn
* draw cavalry_vp0
* draw lumberjack_vp0
* draw cavalry_vp0
* draw warrior
* draw hunter
3 play miner_vp0 2
3 use 14
3 tech philosophy
3 buy chariot
3 play shaman 1
3 put culture achievement
3 play village 1
3 attack 4 9
3 add warrior
3 add warrior
3 done
0 fight
0 defend warrior
0 defend warrior
0 done
* draw hunter
* draw stonecutter_vp0
3 end_turn
* draw warrior
* draw stonecutter_vp0
* draw miner_vp0
* draw warrior
* draw village
0 play miner_vp0 2
0 use 15
0 play miner_vp0 2
0 buy chariot
0 play stonecutter_vp0 2
0 play hunter 1
0 play village 1
0 put food village
0 end_turn
* draw cavalry_vp0
* draw lumberjack_vp0
* draw colonist
* draw village
* draw warrior
1 play lumberjack_vp0 2
1 buy city
1 play spellweaver 1
1 put culture achievement
1 play lumberjack_vp0 1
1 tech commerce
1 take culture
1 start philosophy
* reveal commerce
1 play city_vp2 1
1 end_turn
1 archive warrior
* draw cavalry_vp0
* draw hunter
* draw craftsman_stone
* draw cavalry_vp1
* draw lumberjack_vp0
2 play lumberjack_vp0 2
2 buy city
2 tech philosophy
2 put culture achievement
2 settle 12
2 play hunter 1
2 start writing
2 attack 6 18
2 add warrior
2 add cavalry_vp0
2 done
0 fight
0 defend warrior
0 defend cavalry_vp0
0 done
* draw hunter
* draw lumberjack_vp0
2 attack 19 15
2 add cavalry_vp0
2 done
0 surrender
0 done
2 end_turn
* draw town_vp1
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw hunter
* draw village
3 attack 4 16
3 add warrior
3 add warrior
3 done
0 surrender
0 done
3 play miner_vp0 2
3 use 14
3 tech philosophy
3 play stonecutter_vp0 2
3 use 21
3 tech mathematics
3 discard village
* draw warrior
3 attack 4 9
3 add warrior
3 done
0 surrender
0 done
3 buy chariot
3 end_turn
* draw warrior
* draw shaman
* draw hunter
* draw miner_vp0
* draw hunter
0 play colonist 2
0 settle 15
0 play hunter 1
0 play lumberjack_vp0 1
0 play lumberjack_vp0 1
0 buy city
0 play village 1
0 put food village
0 end_turn
* draw stonecutter_vp0
* draw chariot_vp0
* draw cavalry_vp0
* draw hunter
* draw stonecutter_vp0
1 attack 7 1
1 add warrior archived
1 done
2 surrender
2 done
1 play lumberjack_vp0 2
1 attack 7 13
1 add cavalry_vp1
1 done
2 surrender
2 done
1 buy city
1 play hunter 1
1 put food village
1 settle 13
1 attack 13 19
1 add cavalry_vp0
1 done
2 surrender
2 done
1 play craftsman_stone 1
1 tech commerce
1 take culture
1 put culture achievement
1 end_turn
* draw lumberjack_vp0
* draw miner_vp0
* draw city_vp0
* draw lumberjack_vp0
* draw spellweaver
2 play lumberjack_vp0 2
2 tech philosophy
2 buy city
2 play hunter 1
2 put food achievement
2 play village 1
2 play town_vp1 1
2 play stonecutter_vp0 1
2 end_turn
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw chariot_vp2
* draw loremaster
* draw lumberjack_vp0
3 play miner_vp0 2
3 use 14
3 tech philosophy
3 play shaman 1
3 play hunter 1
3 put food achievement
3 play hunter 1
3 put food achievement
3 settle 9
3 start siege_engines
3 first metal
* reveal ark
3 put metal achievement
3 put culture achievement
3 put culture achievement
3 attack 14 7
3 add warrior
3 done
1 fight
1 done
3 end_turn
* draw chariot_vp1
* draw cavalry_vp0
* draw cavalry_vp0
* draw stonecutter_vp0
* draw hunter
0 play stonecutter_vp0 2
0 attack 18 12
0 add cavalry_vp0
0 add chariot_vp0
0 done
2 surrender
2 done
0 play hunter 1
0 put food village
0 settle 19
0 play stonecutter_vp0 2
0 end_turn
* draw warrior
* draw miner_vp0
* draw miner_vp0
* draw cavalry_vp0
* draw hunter
1 play miner_vp0 2
1 play lumberjack_vp0 2
1 buy city
1 play spellweaver 1
1 put culture achievement
1 settle 2
1 tech philosophy
1 start mathematics
* reveal engineering
* reveal strategy
1 put metal achievement
1 play lumberjack_vp0 1
1 tech commerce
1 give wood
1 take culture
1 end_turn
1 archive city_vp0
* draw hunter
* draw craftsman_wood
* draw warrior
* draw miner_vp0
* draw hunter
2 attack 6 18
2 add chariot_vp2
2 done
0 fight
0 defend warrior
0 defend cavalry_vp0
0 done
* draw warrior
* draw warrior
2 play lumberjack_vp0 2
2 put wood town
2 settle 12
2 tech philosophy
2 play loremaster 1
2 put wood achievement
2 play lumberjack_vp0 1
2 put wood achievement
2 settle 6
2 start commerce
* reveal commerce
2 play stonecutter_vp0 1
2 put stone achievement
2 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw hunter
* draw cavalry_vp0
3 attack 8 2
3 add chariot_vp1
3 done
1 surrender
1 done
3 attack 9 3
3 add cavalry_vp0
3 done
0 fight
0 defend warrior
0 defend warrior
0 done
* draw town_vp0
* draw digger
3 attack 4 15
3 add cavalry_vp0
3 done
0 surrender
0 done
3 tech philosophy
3 tech religion
3 from 9
3 to 15
3 play stonecutter_vp0 2
3 use 21
3 put stone achievement
3 play hunter 1
3 put food village
3 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw hunter
* draw chariot_vp0
0 play digger 1
0 play miner_vp0 1
0 play miner_vp0 1
0 play hunter 1
0 play town_vp0 1
0 buy chariot
0 buy farmer
0 end_turn
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw hunter
* draw miner_vp0
* draw lumberjack_vp0
1 attack 13 19
1 add warrior
1 done
0 surrender
0 done
1 play miner_vp0 2
1 tech philosophy
1 play hunter 1
1 play hunter 1
1 play craftsman_wood 1
1 tech commerce
1 give wood
1 take culture
1 buy chariot
1 put food city
1 buy farmer
1 end_turn
* draw hunter
* draw craftsman_stone
* draw miner_vp0
* draw lumberjack_vp0
* draw village
2 tech philosophy
2 attack 0 13
2 add cavalry_vp0
2 add warrior
2 done
1 surrender
1 done
2 tech religion
2 from 6
2 to 13
2 play hunter 1
2 put food achievement
2 play hunter 1
2 play hunter 1
2 put food village
2 put food village
2 settle 19
2 end_turn
* draw stonecutter_vp0
* draw city_vp0
* draw miner_vp0
* draw cavalry_vp0
* draw warrior
3 tech philosophy
3 play hunter 1
3 attack 15 18
3 add chariot_vp0
3 add warrior
3 done
0 surrender
0 done
3 put food village
3 settle 18
3 play hunter 1
3 play hunter 1
3 tech religion
3 from 8
3 to 2
3 buy scholar
3 end_turn
* draw warrior
* draw stonecutter_vp0
* draw cavalry_vp0
* draw chariot_vp1
* draw stonecutter_vp0
0 play miner_vp0 1
0 play hunter 1
0 play lumberjack_vp0 1
0 put wood town
0 settle 16
0 play stonecutter_vp0 1
0 play stonecutter_vp0 1
0 buy farmer
0 end_turn
* draw warrior
* draw chariot_vp0
* draw city_vp0
* draw village
* draw hunter
1 play lumberjack_vp0 2
1 tech philosophy
1 play miner_vp0 1
1 play hunter 1
1 tech commerce
1 give wood
1 take culture
1 play village 1
1 play craftsman_stone 1
1 put stone achievement
1 put food village
1 put wood city
1 settle 1
1 settle 20
1 play city_vp0 1 archived
1 end_turn
* draw cavalry_vp0
* draw hunter
* draw spellweaver
* draw warrior
* draw city_vp0
2 play miner_vp0 2
2 use 12
2 tech philosophy
2 play stonecutter_vp0 2
2 put metal achievement
2 play city_vp0 1
2 end_turn
2 archive cavalry_vp0
* draw loremaster
* draw hunter
* draw city_vp1
* draw miner_vp0
* draw cavalry_vp0
3 tech philosophy
3 play stonecutter_vp0 2
3 use 18
3 play stonecutter_vp0 2
3 use 21
3 attack 4 16
3 add chariot_vp1
3 done
0 fight
0 defend warrior
0 defend chariot_vp0
0 done
* draw village
* draw warrior
3 attack 18 3
3 add cavalry_vp0
3 add warrior
3 done
0 surrender
0 done
3 tech religion
3 from 22
3 to 4
3 end_turn
* draw shaman
* draw miner_vp0
* draw cavalry_vp0
* draw warrior
* draw village
0 play hunter 1
0 play village 1
0 play city_vp0 1
0 put food city
0 attack 16 4
0 add warrior
0 done
3 fight
3 defend warrior
3 done
* draw warrior
0 tech mathematics
0 discard village
* draw chariot_vp0
0 end_turn
* draw farmer_vp0
* draw digger
* draw lumberjack_vp0
* draw cavalry_vp0
* draw miner_vp0

result: 9 27 26 34
places: 4 2 3 1
hash: 9f6badedf925138704c91bbc99360fb1f95870ca7546495a31f2a562305df98f
