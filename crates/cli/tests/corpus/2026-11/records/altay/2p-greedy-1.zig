ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: accfbac2135bb0e1ec4011d7937e44789536065b51afa694dfc84cff19ec6420
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 0
* reveal mathematics
* reveal engineering
* reveal mathematics
* reveal masonry
* reveal commerce
* reveal religion
* reveal leadership
* reveal ark
* reveal academy
* reveal amphitheatre
* token conquest_3_wood
* token conquest_3_stone
* token conquest_3_metal
* token conquest_1
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_2_wood
* token conquest_1
* token conquest_2_metal
* token conquest_2_food
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_2_food
0 faction smallfolk
1 faction elvenfolk
1 start_region 1
0 start_region 4
* draw warrior
* draw warrior
* draw craftsman_stone
* draw spellweaver
* draw hunter
* draw loremaster
* draw warrior
* draw hunter
* draw hunter
* draw warrior
* secret aqueducts
* secret mausoleum
0 attack 4 16
0 add warrior
0 play spellweaver 1
0 play hunter 1
0 buy miner
0 play craftsman_stone 1
0 start masonry
* reveal engineering
* reveal strategy
0 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw village
* draw craftsman_wood
1 attack 1 7
1 add warrior
1 add warrior
1 start engineering
1 play loremaster 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 buy stonecutter
1 end_turn
* draw hunter
* draw hunter
* draw village
* draw hunter
* draw loremaster
0 play hunter 1
0 buy miner
0 play hunter 1
0 put food achievement
0 play hunter 1
0 put food achievement
0 play craftsman_wood 1
0 play village 1
0 end_turn
* draw hunter
* draw miner_vp0
* draw craftsman_wood
* draw hunter
* draw warrior
1 play loremaster 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 play hunter 1
1 play village 1
1 put food village
1 put food village
1 settle 7
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw loremaster
* draw village
0 play miner_vp0 1
0 play hunter 1
0 play hunter 1
0 play craftsman_wood 1
0 put food village
0 put food village
0 settle 16
0 end_turn
* draw miner_vp0
* draw spellweaver
* draw hunter
* draw hunter
* draw warrior
1 attack 7 14
1 add warrior
1 play loremaster 1
1 play hunter 1
1 play hunter 1
1 play village 1
1 buy lumberjack
1 put food village
1 end_turn
* draw hunter
* draw hunter
* draw miner_vp0
* draw hunter
* draw stonecutter_vp0
0 play miner_vp0 2
0 play spellweaver 1
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 buy stonecutter
0 end_turn
* draw craftsman_stone
* draw stonecutter_vp0
* draw hunter
* draw hunter
* draw spellweaver
1 play miner_vp0 1
1 play hunter 1
1 put food village
1 settle 14
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 play stonecutter_vp0 1
1 put stone achievement
1 buy lumberjack
1 end_turn
* draw miner_vp0
* draw loremaster
* draw warrior
* draw hunter
* draw hunter
0 play spellweaver 1
0 play hunter 1
0 play hunter 1
0 play craftsman_stone 1
0 put stone achievement
0 settle 4
0 settle 16
0 start commerce
0 first food
* reveal leadership
* reveal government
0 put culture achievement
0 play stonecutter_vp0 1
0 put stone achievement
0 end_turn
* draw hunter
* draw warrior
* draw miner_vp0
* draw craftsman_wood
* draw hunter
1 attack 14 8
1 add warrior
1 play miner_vp0 2
1 play loremaster 1
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 buy lumberjack
1 end_turn
* draw hunter
* draw hunter
* draw lumberjack_vp0
* draw hunter
* draw cavalry_vp0
0 play miner_vp0 2
0 put metal achievement
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 play craftsman_wood 1
0 put wood achievement
0 settle 4
0 attack 4 22
0 add warrior
0 start strategy
0 first food
* reveal writing
0 put metal achievement
0 end_turn
* draw warrior
* draw cavalry_vp1
* draw miner_vp0
* draw village
* draw spellweaver
1 attack 1 13
1 add cavalry_vp0
1 play lumberjack_vp0 2
1 put wood achievement
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 buy lumberjack
1 buy stonecutter
1 end_turn
* draw loremaster
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw warrior
* draw village
0 play miner_vp0 2
0 put metal achievement
0 play spellweaver 1
0 play village 1
0 tech commerce
0 give metal
0 take culture
0 end_turn
* draw hunter
* draw warrior
* draw stonecutter_vp0
* draw hunter
* draw craftsman_stone
1 play lumberjack_vp0 2
1 play loremaster 1
1 play village 1
1 play stonecutter_vp0 1
1 put stone achievement
1 settle 8
1 start writing
* reveal strategy
1 put wood achievement
1 tech engineering
1 trash warrior
* draw miner_vp0
1 play miner_vp0 2
1 end_turn
* draw miner_vp0
* draw cavalry_vp0
* draw lumberjack_vp0
* draw warrior
* draw lumberjack_vp0
0 play hunter 1
0 put food achievement
0 settle 22
0 play stonecutter_vp0 2
0 start leadership
0 tech commerce
0 take culture
0 put culture achievement
0 play hunter 1
0 play craftsman_stone 1
0 put food village
0 end_turn
* draw craftsman_wood
* draw hunter
* draw miner_vp0
* draw hunter
* draw cavalry_vp0
1 attack 1 20
1 add warrior
1 add cavalry_vp0
1 play miner_vp0 2
1 play lumberjack_vp0 2
1 use 7
1 play lumberjack_vp0 2
1 drop
1 start leadership
* reveal philosophy
1 put metal achievement
1 end_turn
* draw hunter
* draw loremaster
* draw lumberjack_vp0
* draw miner_vp0
* draw stonecutter_vp0
0 attack 22 11
0 add cavalry_vp0
0 play miner_vp0 2
0 put metal achievement
0 put metal achievement
0 play hunter 1
0 play hunter 1
0 play craftsman_wood 1
0 tech commerce
0 give wood
0 take culture
0 put culture achievement
0 settle 11
0 start amphitheatre
* reveal highways
0 buy stonecutter
0 end_turn
* draw craftsman_wood
* draw cavalry_vp1
* draw cavalry_vp0
* draw spellweaver
* draw stonecutter_vp0
1 play miner_vp0 2
1 play lumberjack_vp0 2
1 use 7
1 play loremaster 1
1 put culture achievement
1 play hunter 1
1 play stonecutter_vp0 1
1 put stone achievement
1 put food village
1 end_turn
* draw cavalry_vp0
* draw hunter
* draw hunter
* draw stonecutter_vp0
* draw loremaster
0 attack 11 17
0 add cavalry_vp1
0 put food village
0 settle 17
0 attack 17 10
0 add cavalry_vp0
0 play spellweaver 1
0 play stonecutter_vp0 2
0 put stone achievement
0 tech commerce
0 give stone
0 take culture
0 play craftsman_wood 1
0 put wood achievement
0 put metal achievement
0 put culture achievement
0 put culture achievement
0 end_turn
* draw miner_vp0
* draw hunter
* draw stonecutter_vp0
* draw warrior
* draw miner_vp0
1 attack 7 2
1 add cavalry_vp0
1 play loremaster 1
1 put culture achievement
1 settle 20
1 start ark
* reveal colossus
1 play stonecutter_vp0 2
1 play hunter 1
1 put food village
1 settle 2
1 play hunter 1
1 end_turn
* draw hunter
* draw lumberjack_vp0
* draw hunter
* draw hunter
* draw cavalry_vp0
0 play miner_vp0 2
0 use 16
0 play miner_vp0 2
0 start mathematics
0 attack 11 5
0 add warrior
0 put metal achievement
0 play stonecutter_vp0 2
0 put stone achievement
0 put stone achievement
0 settle 5
0 start government
* reveal philosophy
* reveal government
0 play hunter 1
0 tech commerce
0 give food
0 take culture
0 put culture achievement
0 end_turn
* draw warrior
* draw hunter
* draw craftsman_stone
* draw hunter
* draw hunter
1 attack 8 21
1 add cavalry_vp0
1 play lumberjack_vp0 2
1 use 7
1 put wood achievement
1 put wood achievement
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 buy scholar
1 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw loremaster
* draw lumberjack_vp0
0 play hunter 1
0 play hunter 1
0 play hunter 1
0 play craftsman_stone 1
0 put stone achievement
0 tech commerce
0 take culture
0 put culture achievement
0 tech mathematics
0 discard warrior
* draw village
0 play village 1
0 put food village
0 put food village
0 settle 21
0 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw warrior
* draw cavalry_vp0
* draw craftsman_wood
1 play miner_vp0 2
1 play lumberjack_vp0 2
1 use 7
1 play loremaster 1
1 put metal achievement
1 put metal achievement
1 put culture achievement
1 play lumberjack_vp0 2
1 play stonecutter_vp0 2
1 start mathematics
* reveal masonry
1 put stone achievement
1 end_turn
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw village
* draw warrior
* draw miner_vp0
0 play miner_vp0 2
0 use 16
0 play stonecutter_vp0 2
0 use 21
0 put stone achievement
0 settle 10
0 start academy
* reveal siege_engines
0 attack 21 8
0 add cavalry_vp0
0 done
1 surrender
1 done
0 play craftsman_wood 1
0 tech commerce
0 give wood
0 take culture
0 put culture achievement
0 tech mathematics
0 discard warrior
* draw warrior
0 end_turn
* draw spellweaver
* draw cavalry_vp1
* draw stonecutter_vp0
* draw hunter
* draw miner_vp0
* draw stonecutter_vp0
1 play miner_vp0 2
1 play lumberjack_vp0 2
1 play stonecutter_vp0 2
1 put metal achievement
1 put metal achievement
1 settle 8
1 start religion
* reveal religion
1 tech engineering
1 trash village
* draw cavalry_vp0
1 tech mathematics
1 discard warrior
* draw hunter
1 play hunter 1
1 put food achievement
1 attack 8 21
1 add cavalry_vp0
1 done
0 fight
0 defend cavalry_vp1
0 done
* draw village
1 end_turn
* draw loremaster
* draw hunter
* draw cavalry_vp0
* draw stonecutter_vp0
* draw miner_vp0
0 play miner_vp0 2
0 use 16
0 play spellweaver 1
0 put culture achievement
0 play stonecutter_vp0 2
0 use 21
0 put stone achievement
0 put stone achievement
0 play stonecutter_vp0 2
0 put stone achievement
0 start engineering
* reveal writing
0 play hunter 1
0 play village 1
0 tech commerce
0 give food
0 take culture
0 drop
0 start_secret aqueducts
0 first metal
0 put culture achievement
0 end_turn
* draw craftsman_stone
* draw craftsman_wood
* draw cavalry_vp0
* draw warrior
* draw hunter
* draw miner_vp0
1 play miner_vp0 2
1 play loremaster 1
1 attack 8 21
1 add cavalry_vp0
1 done
0 fight
0 defend warrior
0 defend cavalry_vp0
0 done
* draw hunter
* draw hunter
1 play stonecutter_vp0 2
1 play hunter 1
1 put food achievement
1 put culture achievement
1 end_turn
* draw cavalry_vp0
* draw lumberjack_vp0
* draw warrior
* draw miner_vp0
* draw hunter
0 play miner_vp0 2
0 use 16
0 play hunter 1
0 play hunter 1
0 play hunter 1
0 play craftsman_wood 1
0 put wood achievement
0 play craftsman_stone 1
0 put stone achievement
0 tech commerce
0 give food
0 take culture
0 put culture achievement
0 put food village
0 buy farmer
0 end_turn
* draw warrior
* draw stonecutter_vp0
* draw craftsman_wood
* draw hunter
* draw stonecutter_vp0
* draw hunter
1 play miner_vp0 2
1 play lumberjack_vp0 2
1 play hunter 1
1 tech mathematics
1 discard warrior
* draw loremaster
1 play loremaster 1
1 put culture achievement
1 settle 8
1 attack 8 21
1 add cavalry_vp0
1 done
0 surrender
0 done
1 start writing
1 first wood
* reveal writing
1 put wood achievement
1 put food achievement
1 tech religion
1 from 8
1 to 21
1 end_turn
* draw lumberjack_vp0
* draw hunter
* draw scholar_vp0
* draw lumberjack_vp0
* draw hunter
0 attack 5 21
0 add warrior
0 done
1 surrender
1 done
0 play stonecutter_vp0 2
0 tech commerce
0 take culture
0 put culture achievement
0 play hunter 1
0 put food village
0 settle 21
0 play stonecutter_vp0 2
0 play hunter 1
0 start writing
* reveal engineering
0 play craftsman_wood 1
0 put wood achievement
0 end_turn
* draw cavalry_vp1
* draw miner_vp0
* draw cavalry_vp0
* draw farmer_vp0
* draw warrior
* draw spellweaver
1 play lumberjack_vp0 2
1 play scholar_vp0 1
1 play hunter 1
1 put food achievement
1 settle 8
1 start philosophy
1 play lumberjack_vp0 2
1 play hunter 1
1 tech religion
1 from 7
1 to 13
1 buy farmer
1 end_turn
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw hunter
* draw cavalry_vp0
* draw loremaster
0 attack 21 8
0 add cavalry_vp1
0 done
1 surrender
1 done
0 play farmer_vp0 2
0 use 4
0 play miner_vp0 2
0 use 16
0 play spellweaver 1
0 put food achievement
0 tech commerce
0 give food
0 take culture
0 buy chariot
0 tech mathematics
0 discard warrior
* draw hunter
0 play hunter 1
0 end_turn
* draw miner_vp0
* draw hunter
* draw craftsman_stone
* draw cavalry_vp1
* draw village
* draw craftsman_wood
1 play loremaster 1
1 put culture achievement
1 play stonecutter_vp0 2
1 play hunter 1
1 play lumberjack_vp0 1
1 tech religion
1 from 14
1 to 8
1 end_turn
1 archive cavalry_vp0
* draw warrior
* draw lumberjack_vp0
* draw hunter
* draw miner_vp0
* draw lumberjack_vp0
0 attack 21 8
0 add cavalry_vp1
0 done
1 fight
1 defend warrior
1 defend cavalry_vp0 archived
1 done
* draw hunter
* draw farmer_vp0
0 play miner_vp0 2
0 use 16
0 play hunter 1
0 play craftsman_wood 1
0 put wood achievement
0 settle 21
0 play village 1
0 start religion
* reveal commerce
0 play craftsman_stone 1
0 put stone achievement
0 tech commerce
0 take culture
0 put culture achievement
0 end_turn
* draw spellweaver
* draw hunter
* draw stonecutter_vp0
* draw warrior
* draw chariot_vp2
* draw stonecutter_vp0
1 play farmer_vp0 2
1 use 1
1 play miner_vp0 2
1 play lumberjack_vp0 2
1 play hunter 1
1 play lumberjack_vp0 1
1 play hunter 1
1 tech religion
1 from 2
1 to 14
1 buy farmer
1 buy scholar
1 drop
1 start_secret mausoleum
1 first wood
1 put wood achievement
1 put wood achievement
1 end_turn
* draw cavalry_vp0
* draw miner_vp0
* draw lumberjack_vp0
* draw hunter
* draw loremaster
0 attack 21 8
0 add warrior
0 done
1 surrender
1 done
0 play spellweaver 1
0 play stonecutter_vp0 2
0 use 21
0 tech commerce
0 give stone
0 take culture
0 play stonecutter_vp0 2
0 play hunter 1
0 put food achievement
0 tech mathematics
0 discard chariot_vp2
* draw hunter
0 play hunter 1
0 put food village
0 put culture achievement
0 settle 8
0 tech religion
0 from 4
0 to 22
0 start siege_engines
0 first stone
* reveal great_wall
0 put culture achievement
0 end_turn
* draw cavalry_vp0
* draw warrior
* draw miner_vp0
* draw hunter
* draw farmer_vp0
* draw spellweaver
1 play miner_vp0 2
1 use 13
1 play loremaster 1
1 put culture achievement
1 play hunter 1
1 play lumberjack_vp0 1
1 end_turn
1 archive cavalry_vp0
* draw hunter
* draw stonecutter_vp0
* draw scholar_vp0
* draw lumberjack_vp0
* draw loremaster
0 play farmer_vp0 2
0 use 4
0 play miner_vp0 2
0 use 16
0 play spellweaver 1
0 play hunter 1
0 put metal achievement
0 put metal achievement
0 put culture achievement
0 tech commerce
0 take culture
0 end_turn
0 archive cavalry_vp0
* draw miner_vp0
* draw hunter
* draw craftsman_wood
* draw stonecutter_vp0
* draw craftsman_stone
* draw warrior
1 play loremaster 1
1 put culture achievement
1 play scholar_vp0 1
1 put culture achievement
1 play stonecutter_vp0 2
1 start masonry
1 put stone achievement
1 play hunter 1
1 play lumberjack_vp0 1
1 put food achievement
1 tech religion
1 from 13
1 to 7
1 attack 14 8
1 add cavalry_vp0 archived
1 done
0 fight
0 defend warrior
0 defend cavalry_vp0 archived
0 done
* draw hunter
* draw stonecutter_vp0
1 end_turn
* draw cavalry_vp0
* draw hunter
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw hunter
0 play miner_vp0 2
0 use 16
0 put metal achievement
0 play stonecutter_vp0 2
0 use 21
0 start engineering
0 tech commerce
0 give stone
0 take culture
0 play stonecutter_vp0 2
0 put stone achievement
0 play hunter 1
0 play hunter 1
0 play craftsman_wood 1
0 put wood achievement
0 play craftsman_stone 1
0 buy worker
0 pay stone
0 buy farmer
0 end_turn
* draw hunter
* draw cavalry_vp1
* draw chariot_vp2
* draw cavalry_vp0
* draw spellweaver
* draw craftsman_stone
1 play lumberjack_vp0 2
1 play hunter 1
1 put food achievement
1 settle 2
1 settle 14
1 play hunter 1
1 play lumberjack_vp0 1
1 start commerce
1 first wood
* reveal philosophy
1 put food achievement
1 end_turn
1 archive cavalry_vp0
* draw lumberjack_vp0
* draw hunter
* draw miner_vp0
* draw loremaster
* draw warrior
0 attack 8 2
0 add chariot_vp2
0 done
1 surrender
1 done
0 attack 8 14
0 add cavalry_vp1
0 add cavalry_vp0
0 done
1 surrender
1 done
0 play spellweaver 1
0 play hunter 1
0 play craftsman_stone 1
0 tech commerce
0 give stone
0 take culture
0 put food village
0 end_turn
* draw hunter
* draw miner_vp0
* draw miner_vp0
* draw hunter
* draw warrior
* draw farmer_vp0
1 play lumberjack_vp0 2
1 play loremaster 1
1 play miner_vp0 1
1 play hunter 1
1 put metal achievement
1 buy town
1 tech religion
1 from 7
1 to 2
1 attack 2 8
1 add warrior
1 add cavalry_vp0 archived
1 done
0 surrender
0 done
1 end_turn
* draw scholar_vp0
* draw farmer_vp0
* draw farmer_vp0
* draw hunter
* draw miner_vp0
0 play farmer_vp0 2
0 use 4
0 play miner_vp0 2
0 use 16
0 play miner_vp0 2
0 tech commerce
0 give metal
0 take culture
0 play hunter 1
0 buy chariot
0 play hunter 1
0 end_turn
0 archive warrior
* draw worker_vp1
* draw warrior
* draw stonecutter_vp0
* draw craftsman_wood
* draw stonecutter_vp0
* draw hunter
1 play farmer_vp0 2
1 use 1
1 play farmer_vp0 2
1 play scholar_vp0 1
1 play miner_vp0 1
1 play hunter 1
1 tech religion
1 from 2
1 to 8
1 put culture achievement
1 buy scholar
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw town_vp1
* draw cavalry_vp0
* draw hunter
0 attack 21 8
0 add warrior
0 done
1 surrender
1 done
0 play worker_vp1 2
0 play stonecutter_vp0 2
0 use 21
0 tech commerce
0 give stone
0 take culture
0 play stonecutter_vp0 2
0 play hunter 1
0 play craftsman_wood 1
0 put wood achievement
0 settle 8
0 start philosophy
0 drop
* reveal philosophy
0 buy worker
0 pay stone
0 end_turn
* draw farmer_vp0
* draw cavalry_vp0
* draw hunter
* draw miner_vp0
* draw stonecutter_vp0
* draw craftsman_wood
1 play stonecutter_vp0 2
1 put stone achievement
1 settle 7
1 tech commerce
1 take culture
1 play hunter 1
1 play hunter 1
1 end_turn
1 archive cavalry_vp0
* draw farmer_vp0
* draw scholar_vp0
* draw hunter
* draw lumberjack_vp0
* draw scholar_vp0

result: 63 28
places: 1 2
hash: 230da96d8d8d75619f8ee931d86e8ecd4ef72326a74ccc70c2c48b3b8a2f270d
