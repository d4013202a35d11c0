ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: e8dbc0770d42b22afd73bb5301b09b2e9a6a7420d1a27ba20027551d43296856
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal strategy
* reveal mathematics
* reveal strategy
* reveal writing
* reveal commerce
* reveal religion
* reveal leadership
* reveal great_wall
* reveal amphitheatre
* reveal triumphal_arch
* token conquest_3_wood
* token conquest_3_wood
* token conquest_3_metal
* token conquest_1
* token conquest_2_stone
* token conquest_2_food
* token conquest_2_stone
* token conquest_1
* token conquest_2_metal
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_food
1 faction smallfolk
0 faction elvenfolk
0 start_region 5
1 start_region 1
* draw warrior
* draw hunter
* draw hunter
* draw hunter
* draw spellweaver
* draw hunter
* draw hunter
* draw hunter
* draw warrior
* draw loremaster
* secret siege_engines
* secret academy
1 play spellweaver 2
1 attack 1 7
1 add warrior
1 play hunter 1
1 start strategy
1 play hunter 1
1 buy miner
1 play hunter 1
1 put food achievement
1 end_turn
* draw craftsman_stone
* draw warrior
* draw craftsman_wood
* draw hunter
* draw village
0 attack 5 11
0 add warrior
0 play loremaster 2
0 play hunter 1
0 buy miner
0 play hunter 1
0 start strategy
* reveal engineering
0 play hunter 1
0 buy lumberjack
0 end_turn
* draw warrior
* draw village
* draw hunter
* draw loremaster
* draw hunter
1 play craftsman_stone 1
1 play village 1
1 put stone spellweaver
1 attack 1 13
1 add warrior
1 play craftsman_wood 1
1 play hunter 1
1 buy miner
1 end_turn
* draw warrior
* draw hunter
* draw warrior
* draw hunter
* draw hunter
0 play hunter 1
0 buy miner
0 play loremaster 1
0 put culture loremaster
0 play village 1
0 play hunter 1
0 put food achievement
0 end_turn
* draw warrior
* draw hunter
* draw miner_vp0
* draw hunter
* draw warrior
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 put food village
1 put food village
1 settle 7
1 buy lumberjack
1 release spellweaver
1 attack 7 14
1 add warrior
1 end_turn
* draw miner_vp0
* draw hunter
* draw craftsman_wood
* draw craftsman_stone
* draw miner_vp0
0 release loremaster
0 play miner_vp0 1
0 attack 5 17
0 add warrior
0 add warrior
0 buy cavalry
0 play hunter 1
0 put food village
0 play hunter 1
0 put food village
0 settle 11
0 end_turn
* draw loremaster
* draw hunter
* draw hunter
* draw lumberjack_vp0
* draw miner_vp0
1 play miner_vp0 1
1 play miner_vp0 1
1 put metal achievement
1 play craftsman_stone 1
1 play hunter 1
1 put metal achievement
1 settle 14
1 start commerce
1 first stone
* reveal religion
* reveal commerce
1 play craftsman_wood 1
1 put wood achievement
1 put food achievement
1 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw miner_vp0
* draw village
0 play hunter 1
0 play miner_vp0 1
0 buy cavalry
0 play loremaster 1
0 play lumberjack_vp0 1
0 play hunter 1
0 buy town
0 end_turn
* draw hunter
* draw hunter
* draw miner_vp0
* draw warrior
* draw hunter
1 play hunter 1
1 play miner_vp0 2
1 buy cavalry
1 put metal achievement
1 play village 1
1 play hunter 1
1 buy lumberjack
1 end_turn
* draw lumberjack_vp0
* draw craftsman_stone
* draw hunter
* draw hunter
* draw warrior
0 play hunter 1
0 buy stonecutter
0 play hunter 1
0 play miner_vp0 1
0 put metal achievement
0 play hunter 1
0 buy lumberjack
0 end_turn
* draw lumberjack_vp0
* draw hunter
* draw warrior
* draw loremaster
* draw cavalry_vp0
1 play lumberjack_vp0 1
1 play hunter 1
1 put food village
1 play craftsman_stone 1
1 play hunter 1
1 put food village
1 settle 14
1 attack 14 8
1 add warrior
1 end_turn
* draw spellweaver
* draw craftsman_wood
* draw miner_vp0
* draw hunter
* draw lumberjack_vp0
0 attack 11 22
0 add cavalry_vp0
0 add warrior
0 put metal achievement
0 settle 22
0 play loremaster 1
0 start commerce
* reveal government
0 play hunter 1
0 play lumberjack_vp0 2
0 put wood achievement
0 put food achievement
0 end_turn
* draw town_vp1
* draw hunter
* draw miner_vp0
* draw loremaster
* draw cavalry_vp1
1 play spellweaver 1
1 play miner_vp0 2
1 put culture achievement
1 settle 8
1 play hunter 1
1 tech commerce
1 give metal
1 take wood
1 play lumberjack_vp0 2
1 use 7
1 play craftsman_wood 1
1 buy cavalry
1 start engineering
* reveal masonry
1 put wood achievement
1 drop
1 start writing
* reveal mathematics
* reveal writing
1 put wood achievement
1 end_turn
* draw craftsman_stone
* draw cavalry_vp0
* draw hunter
* draw village
* draw lumberjack_vp0
0 play miner_vp0 1
0 put metal achievement
0 play loremaster 1
0 play town_vp1 1
0 attack 22 16
0 add cavalry_vp1
0 play hunter 1
0 buy stonecutter
0 end_turn
* draw village
* draw loremaster
* draw warrior
* draw hunter
* draw stonecutter_vp0
1 attack 7 2
1 add cavalry_vp0
1 play lumberjack_vp0 1
1 tech commerce
1 give stone
1 take food
1 put food achievement
1 play hunter 1
1 put food achievement
1 settle 13
1 play craftsman_stone 1
1 start amphitheatre
1 first stone
* reveal ark
1 put wood achievement
1 play village 1
1 end_turn
* draw miner_vp0
* draw hunter
* draw warrior
* draw warrior
* draw hunter
0 play loremaster 1
0 play hunter 1
0 play stonecutter_vp0 2
0 put stone achievement
0 settle 17
0 start masonry
0 first food
* reveal masonry
0 put stone achievement
0 tech commerce
0 take wood
0 put wood town
0 settle 22
0 attack 22 4
0 add warrior
0 put food achievement
0 end_turn
* draw lumberjack_vp0
* draw cavalry_vp0
* draw hunter
* draw hunter
* draw stonecutter_vp0
1 play hunter 1
1 play miner_vp0 2
1 use 13
1 put food village
1 put metal achievement
1 tech commerce
1 take culture
1 put culture achievement
1 play hunter 1
1 put food village
1 settle 2
1 end_turn
1 no_archive
* draw craftsman_wood
* draw hunter
* draw lumberjack_vp0
* draw miner_vp0
* draw spellweaver
0 play stonecutter_vp0 2
0 put stone achievement
0 settle 16
0 settle 4
0 attack 17 10
0 add cavalry_vp0
0 start writing
* reveal engineering
0 play lumberjack_vp0 2
0 put wood achievement
0 put wood achievement
0 play hunter 1
0 put food achievement
0 settle 10
0 start religion
0 play hunter 1
0 tech commerce
0 take culture
0 put culture achievement
0 end_turn
* draw hunter
* draw loremaster
* draw hunter
* draw warrior
* draw miner_vp0
1 play hunter 1
1 put food achievement
1 play miner_vp0 2
1 use 13
1 tech commerce
1 take culture
1 play lumberjack_vp0 2
1 use 7
1 play spellweaver 1
1 buy city
1 play craftsman_wood 1
1 end_turn
* draw lumberjack_vp0
* draw cavalry_vp0
* draw hunter
* draw warrior
* draw warrior
0 play miner_vp0 1
0 play loremaster 2
0 play hunter 1
0 tech commerce
0 give metal
0 take food
0 put food achievement
0 put food achievement
0 play hunter 1
0 buy stonecutter
0 end_turn
0 no_archive
* draw miner_vp0
* draw lumberjack_vp0
* draw cavalry_vp1
* draw cavalry_vp0
* draw hunter
1 attack 7 20
1 add cavalry_vp0
1 add warrior
1 tech commerce
1 take culture
1 play lumberjack_vp0 1
1 put culture achievement
1 play hunter 1
1 start religion
* reveal philosophy
1 drop
1 start engineering
* reveal engineering
1 end_turn
1 no_archive
* draw hunter
* draw village
* draw craftsman_stone
* draw miner_vp0
* draw cavalry_vp0
0 attack 10 21
0 add cavalry_vp0
0 add cavalry_vp1
0 play miner_vp0 2
0 use 17
0 play lumberjack_vp0 1
0 play hunter 1
0 tech commerce
0 give wood
0 take culture
0 put culture achievement
0 settle 21
0 start ark
0 first metal
* reveal aqueducts
0 put metal achievement
0 buy stonecutter
0 put wood achievement
0 end_turn
* draw warrior
* draw loremaster
* draw lumberjack_vp0
* draw warrior
* draw town_vp1
1 play craftsman_stone 1
1 tech commerce
1 take culture
1 play miner_vp0 2
1 use 14
1 play village 1
1 play hunter 1
1 put food village
1 drop
1 start philosophy
* reveal leadership
* reveal government
* reveal philosophy
1 attack 8 21
1 add cavalry_vp0
1 done
0 fight
0 defend warrior
0 defend warrior
0 done
* draw hunter
* draw stonecutter_vp0
1 end_turn
* draw hunter
* draw miner_vp0
* draw warrior
* draw hunter
* draw cavalry_vp0
0 play lumberjack_vp0 2
0 use 11
0 play loremaster 1
0 put wood achievement
0 put wood achievement
0 play stonecutter_vp0 2
0 use 22
0 put culture achievement
0 tech commerce
0 take metal
0 start government
0 first metal
0 put stone achievement
0 end_turn
0 archive town_vp1
* draw village
* draw hunter
* draw hunter
* draw hunter
* draw miner_vp0
1 play hunter 1
1 put food village
1 settle 8
1 attack 8 21
1 add warrior
1 add cavalry_vp0
1 done
0 surrender
0 discard hunter
0 discard hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
1 play miner_vp0 2
1 use 13
1 tech commerce
1 take culture
1 put culture achievement
1 end_turn
1 archive hunter
* draw miner_vp0
* draw cavalry_vp0
* draw city_vp2
* draw warrior
* draw lumberjack_vp0
0 play stonecutter_vp0 2
0 play miner_vp0 1
0 play hunter 1
0 put stone achievement
0 play village 1
0 play stonecutter_vp0 1
0 play town_vp1 1 archived
0 put food village
0 tech commerce
0 give stone
0 take wood
0 put wood town
0 settle 21
0 drop
0 start mathematics
0 first metal
0 put stone achievement
0 end_turn
* draw hunter
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw cavalry_vp1
* draw warrior
1 play miner_vp0 2
1 use 14
1 tech commerce
1 take culture
1 put culture achievement
1 settle 20
1 tech philosophy
1 attack 8 21
1 add cavalry_vp0
1 add warrior
1 done
0 fight
0 defend warrior
0 defend cavalry_vp1
0 done
* draw warrior
* draw stonecutter_vp0
1 play lumberjack_vp0 2
1 start triumphal_arch
1 first metal
* reveal highways
1 buy city
1 play city_vp2 1
1 play hunter 1 archived
1 put food city
1 end_turn
* draw craftsman_wood
* draw hunter
* draw hunter
* draw craftsman_stone
* draw lumberjack_vp0
0 play hunter 1
0 play lumberjack_vp0 2
0 use 10
0 play stonecutter_vp0 2
0 use 22
0 tech commerce
0 give food
0 take metal
0 put stone achievement
0 buy city
0 play lumberjack_vp0 2
0 put metal achievement
0 settle 8
0 start engineering
0 first stone
* reveal engineering
0 tech mathematics
0 discard warrior
* draw miner_vp0
0 play miner_vp0 2
0 use 17
0 put wood achievement
0 put wood achievement
0 end_turn
* draw town_vp1
* draw hunter
* draw cavalry_vp0
* draw hunter
* draw stonecutter_vp0
1 play hunter 1
1 tech philosophy
1 play craftsman_wood 1
1 play lumberjack_vp0 1
1 put culture achievement
1 buy city
1 tech commerce
1 take metal
1 play craftsman_stone 1
1 play hunter 1
1 put stone achievement
1 put metal achievement
1 end_turn
* draw spellweaver
* draw miner_vp0
* draw lumberjack_vp0
* draw hunter
* draw cavalry_vp0
0 attack 8 2
0 add cavalry_vp0
0 done
1 fight
1 defend cavalry_vp0
1 done
* draw hunter
0 play stonecutter_vp0 2
0 use 21
0 put stone achievement
0 settle 8
0 start leadership
0 play hunter 1
0 play hunter 1
0 tech mathematics
0 discard town_vp1
* draw hunter
0 tech commerce
0 take metal
0 tech engineering
0 trash hunter
* draw miner_vp0
0 play miner_vp0 1
0 put food village
0 settle 17
0 put metal achievement
0 put metal achievement
0 end_turn
* draw loremaster
* draw stonecutter_vp0
* draw hunter
* draw stonecutter_vp0
* draw cavalry_vp1
1 tech philosophy
1 play spellweaver 1
1 play miner_vp0 2
1 use 14
1 buy chariot
1 play lumberjack_vp0 1
1 tech commerce
1 take metal
1 play hunter 1
1 play hunter 1
1 put metal achievement
1 end_turn
* draw miner_vp0
* draw lumberjack_vp0
* draw warrior
* draw village
* draw warrior
0 tech engineering
0 trash stonecutter_vp0
* draw hunter
0 play loremaster 1
0 play stonecutter_vp0 2
0 use 22
0 tech commerce
0 give stone
0 take food
0 put culture loremaster
0 play hunter 1
0 play hunter 1
0 attack 8 2
0 add cavalry_vp1
0 done
1 fight
1 defend warrior
1 defend warrior
1 done
* draw hunter
* draw city_vp0
0 buy farmer
0 buy scholar
0 drop
0 start government
* reveal government
0 end_turn
* draw warrior
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw hunter
1 play lumberjack_vp0 2
1 tech philosophy
1 put wood city
1 settle 7
1 settle 8
1 play hunter 1
1 tech commerce
1 give wood
1 take stone
1 play city_vp0 1
1 play miner_vp0 2
1 use 13
1 put stone achievement
1 play village 1
1 start masonry
1 buy chariot
1 end_turn
* draw hunter
* draw city_vp1
* draw craftsman_wood
* draw cavalry_vp0
* draw craftsman_stone
0 play lumberjack_vp0 2
0 use 10
0 tech commerce
0 take culture
0 play hunter 1
0 release loremaster
0 play stonecutter_vp0 2
0 use 22
0 play stonecutter_vp0 2
0 put culture achievement
0 tech engineering
0 trash warrior
* draw town_vp1
0 put stone achievement
0 tech mathematics
0 discard town_vp1
* draw miner_vp0
0 play miner_vp0 2
0 use 16
0 put culture achievement
0 put metal achievement
0 settle 17
0 start_secret academy
0 put stone achievement
0 put stone achievement
0 end_turn
* draw cavalry_vp0
* draw hunter
* draw city_vp0
* draw village
* draw warrior
* draw lumberjack_vp0
1 play craftsman_wood 1
1 play hunter 1
1 put food achievement
1 put wood city
1 tech philosophy
1 tech commerce
1 take stone
1 play craftsman_stone 1
1 put stone achievement
1 put stone achievement
1 settle 8
1 settle 8
1 attack 8 21
1 add cavalry_vp0
1 done
0 fight
0 defend cavalry_vp0
0 defend warrior
0 done
* draw miner_vp0
* draw farmer_vp0
1 end_turn
1 no_archive
* draw craftsman_wood
* draw warrior
* draw miner_vp0
* draw hunter
* draw city_vp1
0 play lumberjack_vp0 2
0 use 10
0 tech commerce
0 take stone
0 play farmer_vp0 2
0 use 4
0 play miner_vp0 2
0 use 16
0 put stone achievement
0 play hunter 1
0 tech engineering
0 trash village
* draw cavalry_vp1
0 play city_vp0 1
0 put wood city
0 tech mathematics
0 discard cavalry_vp1
* draw scholar_vp0
0 buy farmer
0 play scholar_vp0 1
0 put culture achievement
0 buy chariot
0 buy scholar
0 tech religion
0 from 22
0 to 16
0 end_turn
* draw hunter
* draw loremaster
* draw hunter
* draw loremaster
* draw town_vp1
* draw stonecutter_vp0
1 play miner_vp0 2
1 use 14
1 attack 8 21
1 add warrior
1 done
0 surrender
0 discard loremaster
* draw stonecutter_vp0
1 tech philosophy
1 play hunter 1
1 put food city
1 settle 8
1 settle 21
1 play city_vp1 1
1 buy chariot
1 start leadership
* reveal leadership
1 play craftsman_wood 1
1 drop
1 put wood city
1 end_turn
* draw chariot_vp1
* draw hunter
* draw warrior
* draw craftsman_stone
* draw cavalry_vp0
0 play loremaster 1
0 put culture achievement
0 end_turn
0 archive town_vp1
* draw warrior
* draw cavalry_vp0
* draw miner_vp0
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw hunter

result: 39 37
places: 1 2
hash: fa642548b4f164b0d395b1e30443b3397bb131007a879ed2c66cf500eb2cb140
