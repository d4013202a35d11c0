ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 9347d154f33a7f2d3658c78759884f569ed0f402b18276c32f99eb04fcf328c5
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"recommended","trade":false}

* first_player 0
* reveal masonry
* reveal mathematics
* reveal writing
* reveal government
* reveal philosophy
* reveal leadership
* reveal academy
* reveal triumphal_arch
* reveal colossus
* token conquest_3_wood
* token conquest_3_wood
* token conquest_3_stone
* token conquest_2_food
* token conquest_2_metal
* token conquest_2_wood
* token conquest_2_wood
* token conquest_2_food
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_1
* token conquest_1
* token conquest_1
0 faction smallfolk
1 faction elvenfolk
* draw craftsman_wood
* draw hunter
* draw hunter
* draw warrior
* draw hunter
* draw hunter
* draw warrior
* draw hunter
* draw village
* draw hunter
* secret mausoleum
* secret aqueducts
0 attack 2 14
0 add warrior
0 play hunter 1
0 buy miner
0 play hunter 1
0 start masonry
* reveal engineering
0 play hunter 1
0 put food achievement
0 play craftsman_wood 1
0 end_turn
* draw spellweaver
* draw hunter
* draw village
* draw warrior
* draw craftsman_stone
1 attack 5 11
1 add warrior
1 play hunter 1
1 buy miner
1 play hunter 1
1 start writing
* reveal writing
1 play hunter 1
1 put food achievement
1 play village 1
1 end_turn
* draw hunter
* draw loremaster
* draw hunter
* draw loremaster
* draw warrior
0 play spellweaver 1
0 play hunter 1
0 buy miner
0 play village 1
0 play craftsman_stone 1
0 put stone achievement
0 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw spellweaver
* draw craftsman_wood
1 attack 5 17
1 add warrior
1 play loremaster 1
1 play loremaster 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 buy stonecutter
1 end_turn
* draw miner_vp0
* draw loremaster
* draw hunter
* draw warrior
* draw hunter
0 play spellweaver 1
0 play hunter 1
0 play hunter 1
0 play craftsman_wood 1
0 buy town
0 put food village
0 end_turn
* draw miner_vp0
* draw hunter
* draw miner_vp0
* draw hunter
* draw warrior
1 play loremaster 1
1 play miner_vp0 1
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 put food village
1 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
0 play miner_vp0 1
0 play miner_vp0 1
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 put food village
0 settle 14
0 end_turn
* draw craftsman_stone
* draw cavalry_vp0
* draw hunter
* draw craftsman_wood
* draw village
1 play miner_vp0 1
1 play hunter 1
1 put food village
1 settle 17
1 attack 17 10
1 add warrior
1 play hunter 1
1 buy cavalry
1 play stonecutter_vp0 1
1 end_turn
* draw loremaster
* draw hunter
* draw cavalry_vp0
* draw hunter
* draw hunter
0 attack 2 7
0 add cavalry_vp0
0 play hunter 1
0 play craftsman_wood 1
0 play village 1
0 play craftsman_stone 1
0 put stone achievement
0 settle 2
0 settle 7
0 start writing
0 first wood
* reveal strategy
0 put food achievement
0 put food achievement
0 end_turn
* draw hunter
* draw miner_vp0
* draw warrior
* draw hunter
* draw warrior
1 play loremaster 1
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 buy stonecutter
1 buy lumberjack
1 end_turn
* draw loremaster
* draw miner_vp0
* draw village
* draw hunter
* draw cavalry_vp1
0 attack 2 8
0 add warrior
0 play miner_vp0 2
0 buy cavalry
0 play hunter 1
0 play hunter 1
0 put food village
0 put food village
0 settle 8
0 end_turn
* draw hunter
* draw spellweaver
* draw town_vp1
* draw miner_vp0
* draw warrior
1 play miner_vp0 2
1 play loremaster 1
1 play hunter 1
1 play village 1
1 put food village
1 end_turn
* draw warrior
* draw warrior
* draw miner_vp0
* draw stonecutter_vp0
* draw hunter
0 play miner_vp0 2
0 play spellweaver 1
0 play hunter 1
0 play town_vp1 1
0 buy lumberjack
0 end_turn
* draw miner_vp0
* draw cavalry_vp0
* draw hunter
* draw craftsman_stone
* draw hunter
1 play miner_vp0 2
1 play hunter 1
1 put food village
1 settle 10
1 play stonecutter_vp0 1
1 end_turn
* draw village
* draw hunter
* draw hunter
* draw hunter
* draw warrior
0 attack 7 13
0 add cavalry_vp0
0 play miner_vp0 2
0 play hunter 1
0 play hunter 1
0 play craftsman_stone 1
0 buy lumberjack
0 buy stonecutter
0 end_turn
* draw warrior
* draw hunter
* draw village
* draw craftsman_wood
* draw cavalry_vp0
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 play village 1
1 put food village
1 put food village
1 settle 11
1 buy lumberjack
1 end_turn
* draw cavalry_vp1
* draw miner_vp0
* draw loremaster
* draw stonecutter_vp0
* draw warrior
0 attack 7 20
0 add warrior
0 add cavalry_vp0
0 put wood achievement
0 settle 20
0 play hunter 1
0 start strategy
* reveal strategy
0 play craftsman_wood 1
0 put wood town
0 settle 13
0 play village 1
0 end_turn
* draw town_vp1
* draw stonecutter_vp0
* draw warrior
* draw hunter
* draw hunter
1 attack 11 22
1 add warrior
1 add cavalry_vp1
1 play miner_vp0 2
1 play loremaster 1
1 play stonecutter_vp0 1
1 drop
1 start mathematics
1 first stone
* reveal masonry
1 put stone achievement
1 put metal achievement
1 put metal achievement
1 settle 22
1 start philosophy
* reveal religion
1 end_turn
* draw loremaster
* draw hunter
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw hunter
0 play stonecutter_vp0 2
0 play hunter 1
0 put food achievement
0 play hunter 1
0 play town_vp1 1
0 put food village
0 end_turn
0 archive warrior
* draw lumberjack_vp0
* draw spellweaver
* draw miner_vp0
* draw hunter
* draw warrior
1 play lumberjack_vp0 2
1 use 10
1 play loremaster 1
1 put culture achievement
1 play stonecutter_vp0 2
1 play hunter 1
1 play hunter 1
1 buy stonecutter
1 buy town
1 end_turn
* draw miner_vp0
* draw cavalry_vp0
* draw stonecutter_vp0
* draw hunter
* draw loremaster
0 attack 7 1
0 add warrior
0 add warrior archived
0 play miner_vp0 2
0 use 13
0 put food village
0 settle 1
0 play lumberjack_vp0 2
0 use 7
0 put metal achievement
0 put metal achievement
0 settle 1
0 start engineering
* reveal mathematics
0 put wood achievement
0 play spellweaver 1
0 play hunter 1
0 end_turn
* draw craftsman_wood
* draw cavalry_vp0
* draw craftsman_stone
* draw cavalry_vp0
* draw lumberjack_vp0
1 attack 22 4
1 add cavalry_vp0
1 play miner_vp0 2
1 play loremaster 1
1 put culture achievement
1 settle 4
1 tech philosophy
1 start strategy
* reveal engineering
1 put metal achievement
1 play stonecutter_vp0 2
1 play hunter 1
1 put food achievement
1 end_turn
* draw hunter
* draw stonecutter_vp0
* draw warrior
* draw village
* draw lumberjack_vp0
0 attack 8 21
0 add cavalry_vp0
0 add cavalry_vp0
0 put wood town
0 settle 21
0 play lumberjack_vp0 2
0 use 7
0 play craftsman_wood 1
0 play craftsman_stone 1
0 put stone achievement
0 end_turn
* draw miner_vp0
* draw hunter
* draw spellweaver
* draw hunter
* draw lumberjack_vp0
1 attack 4 16
1 add warrior
1 play lumberjack_vp0 2
1 use 10
1 tech philosophy
1 play stonecutter_vp0 2
1 play hunter 1
1 put food achievement
1 settle 16
1 start leadership
1 first stone
* reveal philosophy
1 put culture achievement
1 play village 1
1 end_turn
* draw town_vp0
* draw lumberjack_vp0
* draw loremaster
* draw miner_vp0
* draw hunter
0 play miner_vp0 2
0 use 13
0 play lumberjack_vp0 2
0 use 7
0 play spellweaver 1
0 play hunter 1
0 play hunter 1
0 buy merchant
0 pay wood
0 end_turn
* draw cavalry_vp0
* draw craftsman_stone
* draw craftsman_wood
* draw cavalry_vp0
* draw lumberjack_vp0
1 play miner_vp0 2
1 use 16
1 play lumberjack_vp0 2
1 use 10
1 tech philosophy
1 play loremaster 1
1 buy city
1 put metal achievement
1 put metal achievement
1 play hunter 1
1 play town_vp0 1
1 put food village
1 end_turn
* draw cavalry_vp1
* draw hunter
* draw hunter
* draw warrior
* draw stonecutter_vp0
0 play lumberjack_vp0 2
0 use 7
0 play craftsman_wood 1
0 play craftsman_stone 1
0 put stone achievement
0 settle 21
0 end_turn
0 archive cavalry_vp0
* draw warrior
* draw stonecutter_vp0
* draw hunter
* draw town_vp1
* draw village
1 tech philosophy
1 put culture achievement
1 settle 5
1 play stonecutter_vp0 2
1 start masonry
* reveal writing
1 put stone achievement
1 play hunter 1
1 put food achievement
1 play hunter 1
1 put food achievement
1 settle 10
1 settle 17
1 tech mathematics
1 discard warrior
* draw miner_vp0
1 play miner_vp0 2
1 use 16
1 start government
* reveal commerce
1 attack 5 21
1 add cavalry_vp1
1 done
0 fight
0 defend warrior
0 defend cavalry_vp0 archived
0 done
* draw warrior
* draw hunter
1 end_turn
* draw hunter
* draw hunter
* draw stonecutter_vp0
* draw loremaster
* draw cavalry_vp0
0 attack 21 5
0 add warrior
0 done
1 fight
1 defend cavalry_vp0
1 done
* draw stonecutter_vp0
0 play stonecutter_vp0 2
0 use 20
0 start commerce
* reveal religion
* reveal government
0 play hunter 1
0 put food achievement
0 play hunter 1
0 tech engineering
0 trash village
* draw miner_vp0
0 play miner_vp0 2
0 use 13
0 put metal achievement
0 play town_vp1 1
0 buy farmer
0 end_turn
* draw merchant_vp1
* draw stonecutter_vp0
* draw hunter
* draw spellweaver
* draw cavalry_vp0
1 tech philosophy
1 play loremaster 1
1 play stonecutter_vp0 2
1 put stone achievement
1 put stone achievement
1 play hunter 1
1 play hunter 1
1 put culture achievement
1 put culture achievement
1 settle 5
1 start writing
1 put food achievement
1 play stonecutter_vp0 1
1 end_turn
* draw miner_vp0
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw hunter
* draw loremaster
* draw warrior
0 play spellweaver 1
0 put culture achievement
0 play stonecutter_vp0 2
0 use 20
0 play hunter 1
0 end_turn
0 archive cavalry_vp0
* draw hunter
* draw farmer_vp0
* draw cavalry_vp0
* draw warrior
* draw lumberjack_vp0
1 play miner_vp0 2
1 use 16
1 play lumberjack_vp0 2
1 use 10
1 tech philosophy
1 buy city
1 play lumberjack_vp0 2
1 play loremaster 1
1 put wood achievement
1 play hunter 1
1 attack 5 21
1 add warrior
1 done
0 fight
0 defend warrior
0 defend cavalry_vp0 archived
0 done
* draw miner_vp0
* draw craftsman_wood
1 buy worker
1 pay wood
1 end_turn
* draw warrior
* draw city_vp2
* draw worker_vp1
* draw stonecutter_vp0
* draw warrior
* draw stonecutter_vp0
0 play farmer_vp0 2
0 use 1
0 play miner_vp0 2
0 use 13
0 play lumberjack_vp0 2
0 use 7
0 put wood achievement
0 settle 21
0 put wood town
0 settle 21
0 start_secret mausoleum
0 put metal achievement
0 attack 21 5
0 add cavalry_vp0
0 done
1 surrender
1 done
0 play hunter 1
0 play craftsman_wood 1
0 put wood achievement
0 tech commerce
0 take culture
0 put culture achievement
0 buy farmer
0 end_turn
* draw craftsman_stone
* draw lumberjack_vp0
* draw hunter
* draw hunter
* draw miner_vp0
1 tech philosophy
1 play worker_vp1 2
1 play stonecutter_vp0 2
1 play city_vp2 1
1 play stonecutter_vp0 1
1 attack 10 21
1 add warrior
1 add warrior
1 done
0 surrender
0 done
1 end_turn
* draw hunter
* draw cavalry_vp0
* draw cavalry_vp1
* draw miner_vp0
* draw loremaster
* draw hunter
0 play miner_vp0 2
0 use 13
0 play lumberjack_vp0 2
0 use 7
0 play hunter 1
0 play hunter 1
0 tech commerce
0 give wood
0 take culture
0 put culture achievement
0 play craftsman_stone 1
0 buy farmer
0 buy town
0 end_turn
* draw warrior
* draw hunter
* draw miner_vp0
* draw hunter
* draw cavalry_vp0
1 play miner_vp0 2
1 use 16
1 attack 10 21
1 add cavalry_vp1
1 done
0 fight
0 defend warrior
0 defend cavalry_vp0
0 done
* draw town_vp0
* draw hunter
1 tech philosophy
1 play loremaster 1
1 buy chariot
1 play hunter 1
1 put food village
1 settle 5
1 play hunter 1
1 put food city
1 tech mathematics
1 discard cavalry_vp0
* draw city_vp1
1 end_turn
* draw hunter
* draw loremaster
* draw miner_vp0
* draw hunter
* draw lumberjack_vp0
* draw hunter
0 play miner_vp0 2
0 use 13
0 play hunter 1
0 play hunter 1
0 play hunter 1
0 tech commerce
0 give food
0 take culture
0 put culture achievement
0 start religion
0 put food achievement
0 play town_vp0 1
0 end_turn
* draw cavalry_vp0
* draw town_vp1
* draw hunter
* draw miner_vp0
* draw merchant_vp1
1 play miner_vp0 2
1 use 16
1 play lumberjack_vp0 2
1 use 10
1 tech philosophy
1 buy chariot
1 play loremaster 1
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 put wood achievement
1 settle 5
1 start colossus
* reveal great_wall
1 buy farmer
1 buy town
1 end_turn
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw loremaster
* draw town_vp0
* draw hunter
* draw loremaster
0 attack 21 10
0 add cavalry_vp0
0 done
1 surrender
1 done
0 play miner_vp0 2
0 use 13
0 play hunter 1
0 tech commerce
0 give food
0 take culture
0 put culture achievement
0 end_turn
0 archive town_vp1
* draw lumberjack_vp0
* draw craftsman_wood
* draw craftsman_stone
* draw lumberjack_vp0
* draw farmer_vp0
1 play lumberjack_vp0 2
1 tech philosophy
1 put culture achievement
1 play loremaster 1
1 put culture achievement
1 play loremaster 1
1 put culture achievement
1 play stonecutter_vp0 2
1 start academy
* reveal highways
1 put stone achievement
1 play hunter 1
1 end_turn
1 archive town_vp0
* draw hunter
* draw hunter
* draw cavalry_vp1
* draw hunter
* draw chariot_vp1
* draw farmer_vp0
0 play farmer_vp0 2
0 use 1
0 play lumberjack_vp0 2
0 use 7
0 put wood town
0 settle 10
0 play lumberjack_vp0 2
0 use 8
0 tech commerce
0 give wood
0 take culture
0 play craftsman_wood 1
0 play craftsman_stone 1
0 put stone achievement
0 put culture achievement
0 settle 21
0 tech religion
0 from 1
0 to 7
0 play town_vp1 1 archived
0 start highways
* reveal siege_engines
0 put wood achievement
0 put wood achievement
0 buy scholar
0 end_turn
* draw spellweaver
* draw warrior
* draw farmer_vp0
* draw farmer_vp0
* draw stonecutter_vp0
1 attack 17 10
1 add chariot_vp1
1 done
0 surrender
0 done
1 play farmer_vp0 2
1 use 4
1 tech philosophy
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 put culture achievement
1 attack 5 21
1 add cavalry_vp1
1 done
0 fight
0 defend warrior
0 done
* draw hunter
1 buy scholar
1 end_turn
* draw hunter
* draw worker_vp1
* draw chariot_vp2
* draw village
* draw warrior
* draw stonecutter_vp0

result: 35 34
places: 1 2
hash: 88186cff27e74dcc29bd2e23dd98489628b45963f88cff196c88604ad11dcbef
