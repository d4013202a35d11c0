ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 07ae6f903faeda860a0873abd957b905a3fdf66089de07bb643eeffae5bf4213
setup: {"edition":"it","factions":"choose","map":"reduced","players":4,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 0
* reveal masonry
* reveal strategy
* reveal writing
* reveal religion
* reveal commerce
* reveal religion
* reveal government
* reveal aqueducts
* reveal siege_engines
* reveal mausoleum
* token conquest_3_metal
* token conquest_3_stone
* token conquest_3_wood
* token conquest_3_metal
* token conquest_3_stone
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_2_metal
* token conquest_2_wood
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_stone
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_2_wood
* token conquest_1
* token conquest_2_stone
* token conquest_1
0 faction smallfolk
1 faction elvenfolk
2 faction firefolk
3 start_region 3
2 start_region 5
1 start_region 1
0 start_region 2
* draw village
* draw hunter
* draw warrior
* draw hunter
* draw hunter
* draw hunter
* draw hunter
* draw warrior
* draw hunter
* draw loremaster
* draw village
* draw warrior
* draw warrior
* draw village
* draw hunter
* draw warrior
* draw warrior
* draw hunter
* draw colonist
* draw hunter
* secret great_wall
* secret ark
* secret colossus
* secret highways
0 attack 2 8
0 add warrior
0 play village 1
0 play hunter 1
0 start masonry
* reveal engineering
0 play hunter 1
0 put food achievement
0 play hunter 1
0 buy miner
0 end_turn
* draw craftsman_wood
* draw craftsman_stone
* draw warrior
* draw spellweaver
* draw hunter
1 play loremaster 1
1 attack 1 7
1 add warrior
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 start strategy
* reveal writing
* reveal masonry
1 put food achievement
1 buy miner
1 end_turn
* draw warrior
* draw hunter
* draw village
* draw loremaster
* draw hunter
2 play village 1
2 play hunter 1
2 attack 5 17
2 add warrior
2 start writing
2 attack 5 11
2 add warrior
2 end_turn
* draw hunter
* draw warrior
* draw shaman
* draw warrior
* draw hunter
3 play colonist 1
3 buy miner
3 attack 3 9
3 add warrior
3 add warrior
3 start masonry
* reveal engineering
* reveal masonry
3 play hunter 1
3 buy stonecutter
3 play hunter 1
3 put food achievement
3 end_turn
* draw village
* draw warrior
* draw village
* draw hunter
* draw digger
0 play spellweaver 1
0 play craftsman_wood 1
0 play craftsman_stone 1
0 put stone achievement
0 play hunter 1
0 buy town
0 end_turn
* draw craftsman_wood
* draw hunter
* draw hunter
* draw spellweaver
* draw craftsman_stone
1 play loremaster 2
1 play village 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 buy lumberjack
1 end_turn
* draw lumberjack_vp0
* draw warrior
* draw miner_vp0
* draw hunter
* draw hunter
2 play shaman 1
2 play hunter 1
2 buy stonecutter
2 play hunter 1
2 buy miner
2 end_turn
* draw warrior
* draw warrior
* draw warrior
* draw hunter
* draw hunter
3 play digger 2
3 play hunter 1
3 put food achievement
3 put stone achievement
3 settle 9
3 settle 9
3 play village 1
3 attack 9 4
3 add warrior
3 start writing
* reveal engineering
* reveal writing
3 end_turn
* draw warrior
* draw miner_vp0
* draw colonist
* draw hunter
* draw stonecutter_vp0
0 play craftsman_stone 1
0 put stone achievement
0 settle 7
0 settle 8
0 play hunter 1
0 buy miner
0 play craftsman_wood 1
0 start commerce
* reveal government
* reveal commerce
0 play spellweaver 1
0 play hunter 1
0 put culture achievement
0 put food achievement
0 end_turn
* draw warrior
* draw hunter
* draw miner_vp0
* draw hunter
* draw warrior
1 play hunter 1
1 buy miner
1 play miner_vp0 1
1 play hunter 1
1 buy stonecutter
1 put metal achievement
1 attack 1 7
1 add warrior
1 done
0 fight
0 defend warrior
0 done
* draw town_vp1
1 play lumberjack_vp0 1
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw miner_vp0
* draw hunter
2 attack 5 21
2 add warrior
2 add warrior
2 add warrior
2 drop
2 play hunter 1
2 start masonry
* reveal mathematics
2 play hunter 1
2 buy miner
2 drop
2 start mathematics
* reveal strategy
2 end_turn
* draw village
* draw miner_vp0
* draw hunter
* draw stonecutter_vp0
* draw warrior
3 attack 9 16
3 add warrior
3 play hunter 1
3 put food achievement
3 play colonist 2
3 settle 4
3 play miner_vp0 1
3 play stonecutter_vp0 1
3 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw warrior
* draw digger
0 play miner_vp0 1
0 put metal achievement
0 play hunter 1
0 play hunter 1
0 play town_vp1 1
0 put food village
0 put food village
0 settle 8
0 attack 8 14
0 add warrior
0 put wood town
0 settle 14
0 end_turn
* draw spellweaver
* draw hunter
* draw hunter
* draw village
* draw miner_vp0
1 play miner_vp0 1
1 put metal achievement
1 attack 1 7
1 add warrior
1 done
0 surrender
0 done
1 play hunter 1
1 put food village
1 play hunter 1
1 play hunter 1
1 start religion
1 put food achievement
1 end_turn
* draw loremaster
* draw miner_vp0
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
2 play miner_vp0 1
2 play stonecutter_vp0 1
2 play hunter 1
2 put metal achievement
2 put stone achievement
2 put food village
2 end_turn
* draw shaman
* draw hunter
* draw village
* draw warrior
* draw warrior
3 play digger 1
3 attack 9 18
3 add warrior
3 add warrior
3 play hunter 1
3 put food achievement
3 play hunter 1
3 buy lumberjack
3 end_turn
* draw village
* draw digger
* draw hunter
* draw hunter
* draw village
0 play spellweaver 1
0 play village 1
0 play hunter 1
0 play miner_vp0 1
0 buy stonecutter
0 play hunter 1
0 buy cavalry
0 end_turn
* draw hunter
* draw craftsman_stone
* draw warrior
* draw warrior
* draw town_vp1
1 play miner_vp0 1
1 play stonecutter_vp0 1
1 play miner_vp0 1
1 play hunter 1
1 buy cavalry
1 put stone achievement
1 play loremaster 1
1 put culture achievement
1 end_turn
* draw hunter
* draw miner_vp0
* draw warrior
* draw lumberjack_vp0
* draw warrior
2 play shaman 2
2 take stone
2 play hunter 1
2 put food village
2 settle 21
2 put stone achievement
2 settle 17
2 attack 17 10
2 add warrior
2 add warrior
2 start commerce
* reveal philosophy
2 end_turn
* draw warrior
* draw warrior
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
3 play village 1
3 play digger 1
3 play hunter 1
3 buy lumberjack
3 play hunter 1
3 buy cavalry
3 end_turn
* draw lumberjack_vp0
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
* draw warrior
0 play craftsman_stone 1
0 put stone achievement
0 settle 7
0 attack 8 21
0 add warrior
0 add warrior
0 done
2 surrender
2 done
0 play hunter 1
0 play town_vp1 1
0 start writing
* reveal writing
0 end_turn
* draw craftsman_wood
* draw hunter
* draw miner_vp0
* draw miner_vp0
* draw hunter
1 attack 1 13
1 add warrior
1 put food village
1 settle 13
1 attack 1 7
1 add warrior
1 done
0 fight
0 done
1 play miner_vp0 2
1 play hunter 1
1 buy cavalry
1 play lumberjack_vp0 1
1 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw warrior
* draw cavalry_vp0
2 play hunter 1
2 play stonecutter_vp0 1
2 play miner_vp0 2
2 put stone achievement
2 buy cavalry
2 tech mathematics
2 discard warrior
* draw hunter
2 put metal achievement
2 play hunter 1
2 buy lumberjack
2 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw warrior
* draw warrior
* draw village
3 play lumberjack_vp0 2
3 put wood achievement
3 settle 18
3 play stonecutter_vp0 2
3 start engineering
3 first wood
3 attack 9 15
3 add warrior
3 play miner_vp0 1
3 play hunter 1
3 buy cavalry
3 put stone achievement
3 put stone achievement
3 end_turn
* draw colonist
* draw warrior
* draw warrior
* draw hunter
* draw lumberjack_vp0
0 play miner_vp0 2
0 play hunter 1
0 buy cavalry
0 play craftsman_wood 1
0 play miner_vp0 1
0 put wood town
0 settle 21
0 drop
0 play hunter 1
0 start strategy
0 first metal
* reveal strategy
0 put food achievement
0 put metal achievement
0 end_turn
* draw craftsman_stone
* draw spellweaver
* draw hunter
* draw cavalry_vp1
* draw stonecutter_vp0
1 attack 1 20
1 add cavalry_vp0
1 play hunter 1
1 play hunter 1
1 attack 13 0
1 add warrior
1 buy town
1 play hunter 1
1 buy scholar
1 end_turn
* draw village
* draw hunter
* draw loremaster
* draw miner_vp0
* draw miner_vp0
2 tech mathematics
2 discard village
* draw warrior
2 attack 17 22
2 add warrior
2 add warrior
2 add warrior
2 play stonecutter_vp0 1
2 play miner_vp0 2
2 end_turn
* draw lumberjack_vp0
* draw shaman
* draw cavalry_vp0
* draw hunter
* draw hunter
3 play colonist 2
3 use 4
3 settle 15
3 play lumberjack_vp0 2
3 play hunter 1
3 attack 18 12
3 add warrior
3 put wood achievement
3 settle 12
3 start religion
* reveal commerce
3 attack 12 6
3 add warrior
3 drop
3 start commerce
* reveal religion
3 end_turn
* draw cavalry_vp0
* draw miner_vp0
* draw cavalry_vp0
* draw hunter
* draw digger
0 attack 21 5
0 add cavalry_vp1
0 done
2 surrender
2 discard hunter
* draw warrior
0 play spellweaver 1
0 play hunter 1
0 put food achievement
0 settle 5
0 start philosophy
* reveal philosophy
0 play stonecutter_vp0 2
0 tech commerce
0 take culture
0 put culture achievement
0 play craftsman_stone 1
0 end_turn
* draw warrior
* draw warrior
* draw hunter
* draw hunter
* draw craftsman_stone
1 play loremaster 1
1 put culture achievement
1 settle 6
1 tech religion
1 from 1
1 to 20
1 play miner_vp0 1
1 play hunter 1
1 start_secret ark
1 play village 1
1 play miner_vp0 2
1 buy cavalry
1 put metal achievement
1 end_turn
* draw hunter
* draw stonecutter_vp0
* draw warrior
* draw cavalry_vp0
* draw lumberjack_vp0
2 play lumberjack_vp0 1
2 play shaman 1
2 put culture achievement
2 put wood achievement
2 settle 10
2 play hunter 1
2 tech mathematics
2 discard warrior
* draw miner_vp0
2 start strategy
* reveal strategy
2 play miner_vp0 2
2 put metal achievement
2 attack 10 21
2 add cavalry_vp0
2 done
0 fight
0 defend warrior
0 defend warrior
0 done
* draw spellweaver
* draw miner_vp0
2 put metal achievement
2 end_turn
* draw hunter
* draw village
* draw miner_vp0
* draw warrior
* draw lumberjack_vp0
3 play digger 1
3 attack 15 19
3 add cavalry_vp0
3 add cavalry_vp0
3 put metal achievement
3 play hunter 1
3 play miner_vp0 1
3 put stone achievement
3 buy stonecutter
3 end_turn
* draw hunter
* draw stonecutter_vp0
* draw village
* draw lumberjack_vp0
* draw warrior
0 play spellweaver 1
0 put culture achievement
0 settle 11
0 play miner_vp0 2
0 play craftsman_stone 1
0 tech commerce
0 give stone
0 take culture
0 tech philosophy
0 buy chariot
0 play hunter 1
0 buy stonecutter
0 play hunter 1
0 start writing
* reveal mathematics
0 end_turn
* draw hunter
* draw miner_vp0
* draw cavalry_vp0
* draw craftsman_wood
* draw stonecutter_vp0
1 play lumberjack_vp0 2
1 play stonecutter_vp0 2
1 put wood achievement
1 attack 6 18
1 add cavalry_vp0
1 done
3 fight
3 done
1 play hunter 1
1 put food village
1 attack 6 12
1 add warrior
1 done
3 fight
3 defend warrior
3 done
* draw village
1 put wood achievement
1 tech religion
1 from 13
1 to 19
1 end_turn
* draw miner_vp0
* draw loremaster
* draw warrior
* draw miner_vp0
* draw lumberjack_vp0
2 play miner_vp0 2
2 play lumberjack_vp0 1
2 play hunter 1
2 put food achievement
2 settle 22
2 tech commerce
2 give wood
2 take food
2 start mausoleum
* reveal academy
2 play village 1
2 buy stonecutter
2 attack 22 4
2 add warrior
2 done
3 fight
3 done
2 put metal achievement
2 end_turn
* draw miner_vp0
* draw hunter
* draw warrior
* draw stonecutter_vp0
* draw village
3 play village 1
3 play lumberjack_vp0 1
3 play hunter 1
3 play stonecutter_vp0 1
3 put food achievement
3 end_turn
3 no_archive
* draw digger
* draw cavalry_vp0
* draw hunter
* draw miner_vp0
* draw lumberjack_vp0
0 tech philosophy
0 play stonecutter_vp0 2
0 play hunter 1
0 put food achievement
0 play miner_vp0 2
0 play craftsman_wood 1
0 tech commerce
0 give stone
0 take culture
0 buy chariot
0 put wood achievement
0 end_turn
* draw town_vp1
* draw hunter
* draw cavalry_vp1
* draw cavalry_vp0
* draw stonecutter_vp0
1 play loremaster 1
1 put culture achievement
1 play lumberjack_vp0 2
1 put wood achievement
1 start engineering
1 tech religion
1 from 19
1 play miner_vp0 2
1 buy chariot
1 play miner_vp0 1
1 end_turn
* draw cavalry_vp0
* draw miner_vp0
* draw hunter
* draw cavalry_vp0
* draw town_vp0
2 play stonecutter_vp0 1
2 play miner_vp0 1
2 tech commerce
2 give metal
2 take food
2 tech mathematics
2 discard village
* draw warrior
2 put food village
2 put stone achievement
2 play hunter 1
2 put food village
2 settle 10
2 end_turn
* draw hunter
* draw warrior
* draw cavalry_vp0
* draw shaman
* draw stonecutter_vp0
3 tech engineering
3 trash digger
* draw warrior
3 play miner_vp0 2
3 use 15
3 play hunter 1
3 play lumberjack_vp0 2
3 buy chariot
3 attack 12 6
3 add cavalry_vp0
3 add warrior
3 done
1 fight
1 defend cavalry_vp0
1 defend cavalry_vp0
1 done
* draw hunter
* draw hunter
3 buy town
3 end_turn
* draw stonecutter_vp0
* draw cavalry_vp0
* draw warrior
* draw warrior
* draw hunter
0 play stonecutter_vp0 1
0 tech philosophy
0 attack 21 17
0 add cavalry_vp0
0 add cavalry_vp1
0 done
2 fight
2 defend warrior
2 defend cavalry_vp0
2 done
* draw warrior
* draw warrior
0 play town_vp1 1
0 tech commerce
0 give culture
0 take metal
0 play hunter 1
0 put food village
0 end_turn
* draw hunter
* draw stonecutter_vp0
* draw craftsman_stone
* draw miner_vp0
* draw chariot_vp1
1 play hunter 1
1 put food village
1 settle 19
1 play miner_vp0 2
1 play hunter 1
1 buy lumberjack
1 play hunter 1
1 buy stonecutter
1 tech religion
1 from 6
1 to 18
1 buy chariot
1 play town_vp0 1
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw hunter
* draw scholar_vp0
* draw cavalry_vp0
2 play stonecutter_vp0 2
2 tech commerce
2 take culture
2 play shaman 1
2 put culture achievement
2 attack 17 5
2 add warrior
2 add warrior
2 done
0 fight
0 defend chariot_vp1
0 done
* draw warrior
2 put culture achievement
2 tech mathematics
2 discard hunter
* draw village
2 play village 1
2 end_turn
* draw warrior
* draw miner_vp0
* draw lumberjack_vp0
* draw village
* draw miner_vp0
3 tech engineering
3 trash stonecutter_vp0
* draw colonist
3 play colonist 2
3 settle 4
3 attack 4 22
3 add cavalry_vp0
3 add warrior
3 add warrior
3 done
2 surrender
2 discard miner_vp0
2 discard warrior
2 discard miner_vp0
* draw hunter
* draw hunter
* draw stonecutter_vp0
3 end_turn
3 archive hunter
* draw miner_vp0
* draw cavalry_vp0
* draw warrior
* draw warrior
* draw chariot_vp0
0 tech philosophy
0 play stonecutter_vp0 1
0 play hunter 1
0 play miner_vp0 2
0 buy worker
0 pay metal
0 play craftsman_stone 1
0 end_turn
* draw spellweaver
* draw hunter
* draw craftsman_wood
* draw hunter
* draw warrior
1 tech religion
1 from 20
1 to 7
1 play scholar_vp0 1
1 play stonecutter_vp0 2
1 use 19
1 put culture loremaster
1 put stone achievement
1 play hunter 1
1 put stone achievement
1 play hunter 1
1 end_turn
* draw warrior
* draw scholar_vp0
* draw chariot_vp0
* draw cavalry_vp0
* draw miner_vp0
2 play lumberjack_vp0 2
2 tech mathematics
2 discard hunter
* draw cavalry_vp0
2 tech commerce
2 take culture
2 put culture achievement
2 play hunter 1
2 play stonecutter_vp0 1
2 attack 10 21
2 add cavalry_vp0
2 done
0 fight
0 defend warrior
0 done
* draw miner_vp0
2 start religion
2 first stone
* reveal government
* reveal philosophy
* reveal leadership
2 buy town
2 end_turn
* draw miner_vp0
* draw warrior
* draw warrior
* draw warrior
* draw shaman
3 attack 9 18
3 add warrior
3 add chariot_vp0
3 add cavalry_vp0
3 add warrior
3 done
1 surrender
1 discard warrior
1 discard chariot_vp0
1 done
* draw lumberjack_vp0
* draw lumberjack_vp0
3 play miner_vp0 2
3 buy chariot
3 play hunter 1 archived
3 end_turn
* draw lumberjack_vp0
* draw village
* draw hunter
* draw stonecutter_vp0
* draw town_vp0
0 play craftsman_wood 1
0 tech philosophy
0 put wood achievement
0 settle 22
0 tech commerce
0 take stone
0 play miner_vp0 2
0 start leadership
0 first metal
* reveal commerce
0 play hunter 1
0 put stone achievement
0 play spellweaver 1
0 buy lumberjack
0 put metal achievement
0 play hunter 1
0 put food village
0 settle 8
0 put culture achievement
0 end_turn
* draw chariot_vp2
* draw village
* draw lumberjack_vp0
* draw miner_vp0
* draw hunter
1 play lumberjack_vp0 2
1 put wood achievement
1 settle 6
1 put wood town
1 settle 18
1 play miner_vp0 1
1 start commerce
* reveal leadership
1 release loremaster
1 play scholar_vp0 1
1 play lumberjack_vp0 2
1 buy city
1 attack 18 3
1 add cavalry_vp0
1 done
3 fight
3 done
1 tech religion
1 from 6
1 to 0
1 end_turn
* draw miner_vp0
* draw hunter
* draw warrior
* draw hunter
* draw cavalry_vp0
2 play shaman 1
2 attack 10 21
2 add warrior
2 add warrior
2 add warrior
2 done
0 surrender
0 discard lumberjack_vp0
0 done
* draw craftsman_stone
2 put culture achievement
2 play miner_vp0 1
2 tech commerce
2 take culture
2 put culture achievement
2 end_turn
* draw hunter
* draw hunter
* draw miner_vp0
* draw warrior
* draw stonecutter_vp0
3 play town_vp0 1
3 play village 1
3 play hunter 1
3 play lumberjack_vp0 1
3 put wood town
3 settle 16
3 play stonecutter_vp0 1
3 put food village
3 end_turn
* draw lumberjack_vp0
* draw village
* draw colonist
* draw warrior
* draw cavalry_vp0
0 play miner_vp0 2
0 tech philosophy
0 tech commerce
0 give metal
0 take wood
0 play craftsman_stone 1
0 put culture achievement
0 settle 21
0 attack 22 4
0 add chariot_vp2
0 done
3 surrender
3 discard village
* draw hunter
0 start_secret great_wall
0 first metal
0 put wood town
0 settle 17
0 put stone achievement
0 play village 1
0 play hunter 1
0 buy farmer
0 end_turn
* draw stonecutter_vp0
* draw worker_vp1
* draw chariot_vp1
* draw warrior
* draw warrior
1 play hunter 1
1 put food achievement
1 play hunter 1
1 tech engineering
1 trash warrior
* draw village
1 play village 1
1 play miner_vp0 2
1 put food village
1 buy chariot
1 tech religion
1 from 7
1 to 20
1 end_turn
* draw loremaster
* draw hunter
* draw chariot_vp0
* draw cavalry_vp0
* draw miner_vp0
2 play stonecutter_vp0 1
2 play hunter 1
2 play hunter 1
2 put food achievement
2 tech mathematics
2 discard warrior
* draw warrior
2 play miner_vp0 1
2 put food achievement
2 attack 10 21
2 add warrior
2 done
0 fight
0 defend chariot_vp1
0 defend warrior
0 defend warrior
0 done
* draw hunter
* draw spellweaver
* draw cavalry_vp1
2 start academy
* reveal amphitheatre
2 tech commerce
2 take culture
2 put culture achievement
2 end_turn
* draw warrior
* draw hunter
* draw village
* draw stonecutter_vp0
* draw town_vp0
3 play lumberjack_vp0 2
3 tech engineering
3 trash warrior
* draw cavalry_vp0
3 play colonist 1
3 attack 9 18
3 add cavalry_vp0
3 add cavalry_vp0
3 done
1 fight
1 defend chariot_vp0
1 defend cavalry_vp0
1 done
* draw stonecutter_vp0
* draw stonecutter_vp0
3 put food village
3 settle 4
3 end_turn
3 archive hunter
* draw stonecutter_vp0
* draw chariot_vp0
* draw town_vp0
* draw warrior
* draw hunter
0 play worker_vp1 3
0 put stone achievement
0 play stonecutter_vp0 1
0 put stone achievement
0 tech philosophy
0 put culture achievement
0 end_turn
0 archive cavalry_vp1
* draw stonecutter_vp0
* draw craftsman_wood
* draw miner_vp0
* draw cavalry_vp0
* draw hunter
1 play hunter 1
1 put food village
1 settle 12
1 play stonecutter_vp0 2
1 use 19
1 play miner_vp0 2
1 use 13
1 play stonecutter_vp0 1
1 put stone achievement
1 tech religion
1 from 0
1 to 6
1 play loremaster 2
1 buy chariot
1 end_turn
* draw hunter
* draw hunter
* draw lumberjack_vp0
* draw warrior
* draw city_vp2
2 play hunter 1
2 play town_vp0 1
2 buy lumberjack
2 attack 10 17
2 add warrior
2 done
0 fight
0 done
2 tech mathematics
2 discard stonecutter_vp0
* draw warrior
2 attack 10 21
2 add warrior
2 done
0 fight
0 done
2 end_turn
* draw shaman
* draw cavalry_vp0
* draw miner_vp0
* draw lumberjack_vp0
* draw warrior
3 attack 15 18
3 add warrior
3 add chariot_vp0
3 done
1 surrender
1 discard lumberjack_vp0
1 done
* draw miner_vp0
3 play hunter 1
3 play town_vp0 1
3 buy lumberjack
3 play hunter 1 archived
3 end_turn
3 archive stonecutter_vp0
* draw miner_vp0
* draw village
* draw lumberjack_vp0
* draw warrior
* draw hunter
0 play miner_vp0 2
0 use 14
0 put metal achievement
0 start siege_engines
* reveal triumphal_arch
0 play craftsman_wood 1
0 play stonecutter_vp0 2
0 use 22
0 play hunter 1
0 attack 22 16
0 add cavalry_vp1 archived
0 add cavalry_vp0
0 done
3 surrender
3 done
0 tech philosophy
0 put stone achievement
0 put food village
0 put culture achievement
0 tech commerce
0 give wood
0 take metal
0 put metal achievement
0 end_turn
* draw hunter
* draw warrior
* draw miner_vp0
* draw hunter
* draw miner_vp0
1 tech engineering
1 trash hunter
* draw miner_vp0
1 play miner_vp0 1
1 tech religion
1 from 12
1 to 18
1 play miner_vp0 2
1 play hunter 1
1 play city_vp2 1
1 put food city
1 end_turn
* draw hunter
* draw hunter
* draw chariot_vp0
* draw cavalry_vp0
* draw chariot_vp0
2 play lumberjack_vp0 2
2 attack 10 17
2 add cavalry_vp0
2 done
0 fight
0 defend warrior
0 done
* draw worker_vp1
2 tech mathematics
2 discard miner_vp0
* draw miner_vp0
2 play shaman 1
2 buy city
2 attack 10 21
2 add warrior
2 done
0 fight
0 done
2 play miner_vp0 1
2 tech commerce
2 take stone
2 put stone achievement
2 end_turn
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw warrior
* draw miner_vp0
* draw hunter
3 play miner_vp0 1
3 play village 1
3 play stonecutter_vp0 1 archived
3 play hunter 1
3 tech engineering
3 trash warrior
* draw chariot_vp0
3 put food village
3 end_turn
3 archive lumberjack_vp0
* draw stonecutter_vp0
* draw chariot_vp0
* draw lumberjack_vp0
* draw colonist
* draw warrior
0 tech philosophy
0 play miner_vp0 1
0 put metal achievement
0 put culture achievement
0 play worker_vp1 3
0 start engineering
* reveal mathematics
* reveal masonry
0 play hunter 1
0 buy farmer
0 play miner_vp0 2
0 use 14
0 tech commerce
0 take stone
0 play hunter 1
0 put stone achievement
0 put food village
0 settle 7
0 end_turn
* draw town_vp1
* draw stonecutter_vp0
* draw cavalry_vp0
* draw lumberjack_vp0
* draw warrior
1 attack 20 7
1 add chariot_vp0
1 done
0 fight
0 defend cavalry_vp0
0 defend warrior
0 done
* draw stonecutter_vp0
* draw craftsman_stone
1 attack 18 9
1 add cavalry_vp0
1 add chariot_vp0
1 done
3 surrender
3 discard colonist
3 discard warrior
* draw village
* draw miner_vp0
1 tech religion
1 from 13
1 to 0
1 tech engineering
1 trash hunter
* draw cavalry_vp0
1 play hunter 1
1 end_turn
* draw lumberjack_vp0
* draw cavalry_vp0
* draw chariot_vp0
* draw miner_vp0
* draw hunter
2 play stonecutter_vp0 1
2 attack 10 21
2 add warrior
2 done
0 fight
0 done
2 put stone achievement
2 play stonecutter_vp0 1
2 put stone achievement
2 play miner_vp0 1
2 tech commerce
2 take culture
2 tech mathematics
2 discard hunter
* draw hunter
2 put culture achievement
2 play hunter 1
2 buy farmer
2 end_turn
* draw lumberjack_vp0
* draw warrior
* draw warrior
* draw hunter
* draw village
3 play lumberjack_vp0 1 archived
3 put wood town
3 settle 9
3 play stonecutter_vp0 1
3 play miner_vp0 2
3 play lumberjack_vp0 2
3 tech engineering
3 trash village
* draw hunter
3 play hunter 1
3 buy city
3 put food village
3 settle 15
3 attack 15 18
3 add chariot_vp0
3 done
1 fight
1 defend chariot_vp0
1 defend cavalry_vp0
1 done
* draw stonecutter_vp0
* draw stonecutter_vp0
3 end_turn
* draw cavalry_vp0
* draw chariot_vp0
* draw cavalry_vp0
* draw hunter
* draw lumberjack_vp0
0 play lumberjack_vp0 2
0 use 7
0 put wood achievement
0 play stonecutter_vp0 2
0 use 22
0 put wood achievement
0 settle 16
0 play craftsman_stone 1
0 play stonecutter_vp0 2
0 tech commerce
0 take food
0 start triumphal_arch
0 tech philosophy
0 buy worker
0 put stone achievement
0 play town_vp1 1
0 put culture achievement
0 end_turn
* draw cavalry_vp1
* draw hunter
* draw farmer_vp0
* draw chariot_vp1
* draw chariot_vp2
1 play lumberjack_vp0 2
1 put wood city
1 settle 13
1 settle 12
1 play miner_vp0 1
1 tech engineering
1 trash stonecutter_vp0
* draw town_vp0
1 play stonecutter_vp0 1
1 play town_vp0 1
1 play hunter 1
1 buy farmer
1 put wood town
1 settle 3
1 end_turn
* draw chariot_vp0
* draw loremaster
* draw scholar_vp0
* draw village
* draw chariot_vp0
2 attack 10 21
2 add warrior
2 done
0 fight
0 defend cavalry_vp1
0 done
* draw craftsman_wood
2 play hunter 1
2 tech commerce
2 take metal
2 tech mathematics
2 discard village
* draw lumberjack_vp0
2 play lumberjack_vp0 1
2 put wood town
2 play lumberjack_vp0 1
2 end_turn
* draw city_vp1
* draw warrior
* draw cavalry_vp0
* draw stonecutter_vp0
* draw miner_vp0
3 end_turn
3 archive hunter
* draw hunter
* draw miner_vp0
* draw city_vp0
* draw cavalry_vp0
* draw stonecutter_vp0

result: 47 35 19 14
places: 1 2 3 4
hash: 5fa03130685264f7e8ec7bb9250d66fd97c258be2a651dfc1253e1000bdcd5fe
