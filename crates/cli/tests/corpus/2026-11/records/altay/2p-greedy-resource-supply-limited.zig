ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 17c1ea8c5834b1d9697a2eb934d5feca9abbd6c0a9f6f7ee8ae73dea05060672
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"limited","round_limit":100,"start":"free","trade":false}

* first_player 0
* reveal writing
* reveal masonry
* reveal engineering
* reveal leadership
* reveal government
* reveal commerce
* reveal academy
* reveal mausoleum
* reveal ark
* token conquest_3_metal
* token conquest_3_stone
* token conquest_3_stone
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_stone
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_2_stone
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
0 faction smallfolk
1 faction elvenfolk
1 start_region 1
0 start_region 4
* draw hunter
* draw hunter
* draw hunter
* draw warrior
* draw craftsman_stone
* draw warrior
* draw hunter
* draw hunter
* draw hunter
* draw warrior
* secret siege_engines
* secret amphitheatre
0 attack 4 16
0 add warrior
0 play hunter 1
0 buy miner
0 play hunter 1
0 start masonry
* reveal mathematics
0 play hunter 1
0 put food achievement
0 play craftsman_stone 1
0 put stone achievement
0 end_turn
* draw hunter
* draw warrior
* draw spellweaver
* draw craftsman_wood
* draw village
1 attack 1 7
1 add warrior
1 add warrior
1 start writing
* reveal strategy
1 play hunter 1
1 buy miner
1 play hunter 1
1 put food achievement
1 play hunter 1
1 put food achievement
1 end_turn
* draw hunter
* draw loremaster
* draw loremaster
* draw hunter
* draw village
0 play spellweaver 1
0 play hunter 1
0 buy miner
0 play craftsman_wood 1
0 play village 1
0 end_turn
* draw hunter
* draw craftsman_wood
* draw miner_vp0
* draw hunter
* draw hunter
1 play loremaster 1
1 play loremaster 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 play village 1
1 buy stonecutter
1 end_turn
* draw miner_vp0
* draw warrior
* draw stonecutter_vp0
* draw hunter
* draw hunter
0 play miner_vp0 1
0 play hunter 1
0 play hunter 1
0 play hunter 1
0 play craftsman_wood 1
0 put food village
0 put food village
0 settle 16
0 buy stonecutter
0 end_turn
* draw warrior
* draw craftsman_stone
* draw miner_vp0
* draw warrior
* draw hunter
1 attack 1 13
1 add warrior
1 play miner_vp0 1
1 play hunter 1
1 play hunter 1
1 play stonecutter_vp0 1
1 put food village
1 put food village
1 settle 13
1 end_turn
* draw hunter
* draw loremaster
* draw warrior
* draw hunter
* draw miner_vp0
0 play miner_vp0 2
0 play hunter 1
0 play craftsman_stone 1
0 put stone achievement
0 settle 4
0 settle 4
0 attack 4 22
0 add warrior
0 start commerce
0 first stone
* reveal philosophy
0 put food achievement
0 put metal achievement
0 end_turn
* draw spellweaver
* draw stonecutter_vp0
* draw warrior
* draw hunter
* draw village
1 play miner_vp0 2
1 play loremaster 1
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 buy stonecutter
1 end_turn
* draw hunter
* draw loremaster
* draw hunter
* draw cavalry_vp1
* draw hunter
0 play spellweaver 1
0 put culture achievement
0 play hunter 1
0 play village 1
0 play stonecutter_vp0 1
0 put food village
0 end_turn
* draw craftsman_wood
* draw craftsman_stone
* draw warrior
* draw hunter
* draw hunter
1 play loremaster 1
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 buy stonecutter
1 buy lumberjack
1 end_turn
* draw loremaster
* draw stonecutter_vp0
* draw miner_vp0
* draw miner_vp0
* draw village
0 play hunter 1
0 put food village
0 settle 22
0 attack 22 17
0 add warrior
0 play hunter 1
0 play craftsman_wood 1
0 put wood achievement
0 settle 17
0 start strategy
* reveal mathematics
* reveal strategy
0 play craftsman_stone 1
0 tech commerce
0 take culture
0 end_turn
* draw miner_vp0
* draw miner_vp0
* draw hunter
* draw spellweaver
* draw craftsman_stone
1 play miner_vp0 2
1 play loremaster 1
1 play miner_vp0 1
1 play village 1
1 play stonecutter_vp0 1
1 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw stonecutter_vp0
* draw warrior
0 play miner_vp0 2
0 use 16
0 put metal achievement
0 play miner_vp0 2
0 put metal achievement
0 play spellweaver 1
0 play hunter 1
0 buy cavalry
0 play craftsman_stone 1
0 tech commerce
0 give stone
0 take culture
0 end_turn
* draw craftsman_wood
* draw hunter
* draw stonecutter_vp0
* draw hunter
* draw village
1 play hunter 1
1 play hunter 1
1 play stonecutter_vp0 1
1 put food village
1 put food village
1 settle 7
1 attack 7 2
1 add warrior
1 attack 7 14
1 add warrior
1 end_turn
* draw hunter
* draw loremaster
* draw miner_vp0
* draw loremaster
* draw hunter
0 play stonecutter_vp0 2
0 tech commerce
0 take culture
0 play hunter 1
0 put food achievement
0 settle 4
0 start philosophy
* reveal commerce
0 play hunter 1
0 play craftsman_wood 1
0 play village 1
0 put food village
0 end_turn
* draw warrior
* draw hunter
* draw warrior
* draw hunter
* draw craftsman_wood
1 play miner_vp0 2
1 play loremaster 1
1 play loremaster 1
1 buy chariot
1 play hunter 1
1 play hunter 1
1 buy lumberjack
1 end_turn
* draw hunter
* draw lumberjack_vp0
* draw cavalry_vp1
* draw village
* draw hunter
0 attack 17 5
0 add warrior
0 add warrior
0 tech commerce
0 take culture
0 put culture achievement
0 play hunter 1
0 play hunter 1
0 play craftsman_wood 1
0 put food village
0 settle 5
0 buy lumberjack
0 end_turn
* draw craftsman_stone
* draw spellweaver
* draw miner_vp0
* draw stonecutter_vp0
* draw hunter
1 play lumberjack_vp0 2
1 put wood achievement
1 settle 2
1 start commerce
* reveal leadership
* reveal government
* reveal religion
1 attack 2 8
1 add cavalry_vp1
1 play hunter 1
1 put food achievement
1 play hunter 1
1 play village 1
1 put food village
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw miner_vp0
0 play miner_vp0 2
0 use 16
0 play spellweaver 1
0 put culture achievement
0 settle 5
0 tech philosophy
0 buy chariot
0 play stonecutter_vp0 2
0 start mathematics
0 put stone achievement
0 play hunter 1
0 play craftsman_stone 1
0 tech commerce
0 give stone
0 take culture
0 buy lumberjack
0 end_turn
* draw hunter
* draw miner_vp0
* draw cavalry_vp0
* draw hunter
* draw chariot_vp1
1 play miner_vp0 2
1 put metal achievement
1 play hunter 1
1 put food village
1 settle 8
1 play stonecutter_vp0 1
1 put stone achievement
1 play stonecutter_vp0 1
1 play stonecutter_vp0 1
1 end_turn
* draw warrior
* draw warrior
* draw loremaster
* draw stonecutter_vp0
* draw loremaster
0 attack 5 21
0 add chariot_vp1
0 attack 5 11
0 add cavalry_vp0
0 play miner_vp0 2
0 use 16
0 tech philosophy
0 buy chariot
0 tech commerce
0 give stone
0 take culture
0 play hunter 1
0 play hunter 1
0 buy merchant
0 end_turn
* draw village
* draw warrior
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw miner_vp0
1 play loremaster 1
1 put culture achievement
1 settle 21
1 play loremaster 1
1 start ark
* reveal great_wall
1 play stonecutter_vp0 2
1 tech commerce
1 take culture
1 attack 21 10
1 add warrior
1 end_turn
1 archive warrior
* draw stonecutter_vp0
* draw chariot_vp2
* draw hunter
* draw stonecutter_vp0
* draw cavalry_vp1
0 play miner_vp0 2
0 use 16
0 tech philosophy
0 put metal achievement
0 put metal achievement
0 settle 10
0 play lumberjack_vp0 2
0 start mausoleum
0 first wood
* reveal triumphal_arch
0 put wood achievement
0 attack 5 21
0 add warrior
0 done
1 fight
1 defend warrior archived
1 defend chariot_vp2
1 done
* draw miner_vp0
* draw village
0 play lumberjack_vp0 1
0 put wood achievement
0 put culture achievement
0 play village 1
0 end_turn
* draw craftsman_wood
* draw spellweaver
* draw stonecutter_vp0
* draw hunter
* draw hunter
1 play miner_vp0 2
1 attack 21 5
1 add cavalry_vp1
1 done
0 surrender
0 done
1 buy chariot
1 play stonecutter_vp0 2
1 tech commerce
1 take culture
1 play hunter 1
1 play village 1
1 play stonecutter_vp0 1
1 put food village
1 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw hunter
* draw lumberjack_vp0
0 tech philosophy
0 play spellweaver 1
0 play stonecutter_vp0 2
0 tech commerce
0 give stone
0 take culture
0 play hunter 1
0 play hunter 1
0 play craftsman_wood 1
0 put culture achievement
0 put culture achievement
0 start leadership
0 first stone
0 put culture achievement
0 put food village
0 put food village
0 settle 5
0 end_turn
* draw warrior
* draw craftsman_stone
* draw hunter
* draw craftsman_wood
* draw chariot_vp0
1 play lumberjack_vp0 2
1 use 7
1 put wood achievement
1 put wood achievement
1 play hunter 1
1 put food village
1 settle 14
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 tech commerce
1 take culture
1 buy scholar
1 end_turn
* draw lumberjack_vp0
* draw miner_vp0
* draw stonecutter_vp0
* draw hunter
* draw stonecutter_vp0
0 attack 5 21
0 add warrior
0 add chariot_vp0
0 done
1 surrender
1 done
0 tech philosophy
0 play hunter 1
0 put culture achievement
0 play craftsman_wood 1
0 tech commerce
0 give wood
0 take culture
0 play craftsman_stone 1
0 buy farmer
0 end_turn
* draw cavalry_vp0
* draw hunter
* draw stonecutter_vp0
* draw hunter
* draw lumberjack_vp0
1 play miner_vp0 2
1 use 13
1 play lumberjack_vp0 2
1 use 7
1 put wood achievement
1 put metal achievement
1 put metal achievement
1 start engineering
* reveal masonry
1 play hunter 1
1 tech commerce
1 take culture
1 play stonecutter_vp0 1
1 put stone achievement
1 play stonecutter_vp0 1
1 put stone achievement
1 end_turn
* draw hunter
* draw village
* draw loremaster
* draw hunter
* draw stonecutter_vp0
0 play lumberjack_vp0 2
0 tech philosophy
0 play stonecutter_vp0 2
0 tech commerce
0 give stone
0 take culture
0 buy city
0 play hunter 1
0 play hunter 1
0 tech mathematics
0 discard cavalry_vp0
* draw chariot_vp1
0 buy scholar
0 end_turn
* draw hunter
* draw miner_vp0
* draw miner_vp0
* draw village
* draw lumberjack_vp0
1 play loremaster 1
1 play hunter 1
1 play hunter 1
1 play village 1
1 tech commerce
1 give food
1 take culture
1 play stonecutter_vp0 1
1 put food village
1 end_turn
* draw warrior
* draw miner_vp0
* draw warrior
* draw hunter
* draw hunter
0 play miner_vp0 2
0 use 16
0 play lumberjack_vp0 2
0 tech philosophy
0 buy city
0 play miner_vp0 2
0 put metal achievement
0 put metal achievement
0 settle 21
0 play hunter 1
0 play village 1
0 tech commerce
0 give food
0 take culture
0 start academy
* reveal colossus
0 end_turn
* draw merchant_vp1
* draw spellweaver
* draw warrior
* draw lumberjack_vp0
* draw lumberjack_vp0
1 play miner_vp0 2
1 use 13
1 play hunter 1
1 play hunter 1
1 tech commerce
1 give food
1 take culture
1 end_turn
1 archive warrior
* draw chariot_vp2
* draw lumberjack_vp0
* draw scholar_vp0
* draw chariot_vp0
* draw loremaster
0 play lumberjack_vp0 2
0 tech philosophy
0 put culture achievement
0 play spellweaver 1
0 play lumberjack_vp0 1
0 tech commerce
0 give wood
0 take culture
0 buy city
0 tech mathematics
0 discard warrior
* draw hunter
0 play hunter 1
0 play merchant_vp1 1
0 put food merchant
0 put culture merchant
0 end_turn
* draw hunter
* draw miner_vp0
* draw farmer_vp0
* draw scholar_vp0
* draw cavalry_vp0
1 attack 1 20
1 add chariot_vp2
1 play lumberjack_vp0 2
1 use 7
1 put wood achievement
1 settle 20
1 play loremaster 1
1 play scholar_vp0 1
1 start strategy
* reveal engineering
1 tech commerce
1 give wood
1 take culture
1 attack 8 21
1 add chariot_vp0
1 add warrior archived
1 done
0 surrender
0 done
1 drop
1 start leadership
* reveal philosophy
1 put culture achievement
1 end_turn
* draw cavalry_vp1
* draw hunter
* draw scholar_vp0
* draw miner_vp0
* draw miner_vp0
0 play farmer_vp0 2
0 use 4
0 play miner_vp0 2
0 use 16
0 tech philosophy
0 play scholar_vp0 1
0 play hunter 1
0 tech commerce
0 give food
0 take culture
0 release merchant
0 put food village
0 buy cavalry
0 tech mathematics
0 discard cavalry_vp0
* draw hunter
0 play hunter 1
0 buy farmer
0 put food village
0 settle 21
0 end_turn
* draw stonecutter_vp0
* draw chariot_vp0
* draw city_vp2
* draw city_vp1
* draw craftsman_wood
1 play miner_vp0 2
1 use 13
1 play miner_vp0 2
1 play scholar_vp0 1
1 attack 8 21
1 add cavalry_vp1
1 done
0 fight
0 defend chariot_vp0
0 done
* draw craftsman_stone
1 put metal achievement
1 play hunter 1
1 put food village
1 settle 8
1 put metal achievement
1 tech commerce
1 give metal
1 take culture
1 end_turn
* draw loremaster
* draw hunter
* draw lumberjack_vp0
* draw warrior
* draw hunter
0 tech philosophy
0 play stonecutter_vp0 2
0 use 21
0 put stone achievement
0 put stone achievement
0 play craftsman_wood 1
0 tech commerce
0 give wood
0 take culture
0 play craftsman_stone 1
0 put stone achievement
0 play city_vp2 1
0 tech mathematics
0 discard city_vp1
* draw miner_vp0
0 play miner_vp0 2
0 use 16
0 end_turn
* draw hunter
* draw warrior
* draw chariot_vp1
* draw lumberjack_vp0
* draw stonecutter_vp0
1 play lumberjack_vp0 2
1 use 7
1 play loremaster 1
1 play hunter 1
1 play hunter 1
1 tech commerce
1 give wood
1 take culture
1 end_turn
1 archive warrior
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw warrior
* draw stonecutter_vp0
* draw hunter
0 attack 21 8
0 add warrior
0 add chariot_vp1
0 done
1 surrender
1 done
0 play lumberjack_vp0 2
0 tech philosophy
0 play stonecutter_vp0 2
0 use 21
0 put stone achievement
0 start_secret siege_engines
0 first stone
0 put culture achievement
0 play hunter 1
0 tech commerce
0 give wood
0 take culture
0 put culture achievement
0 put wood city
0 end_turn
* draw spellweaver
* draw hunter
* draw cavalry_vp0
* draw city_vp1
* draw farmer_vp0
1 play lumberjack_vp0 2
1 play stonecutter_vp0 2
1 put stone achievement
1 settle 8
1 start_secret amphitheatre
1 first stone
1 put wood achievement
1 attack 8 21
1 add warrior
1 add warrior archived
1 done
0 fight
0 defend cavalry_vp0
0 done
* draw hunter
1 play hunter 1
1 put food achievement
1 tech commerce
1 take culture
1 put culture achievement
1 play stonecutter_vp0 1
1 end_turn
* draw loremaster
* draw chariot_vp2
* draw stonecutter_vp0
* draw chariot_vp0
* draw hunter
0 play farmer_vp0 2
0 use 4
0 tech philosophy
0 play spellweaver 1
0 play hunter 1
0 tech commerce
0 give food
0 take culture
0 play hunter 1
0 tech mathematics
0 discard city_vp1
* draw miner_vp0
0 play miner_vp0 2
0 use 16
0 put metal achievement
0 put metal achievement
0 buy farmer
0 buy scholar
0 end_turn
* draw farmer_vp0
* draw village
* draw scholar_vp0
* draw cavalry_vp0
* draw hunter
1 play loremaster 1
1 attack 8 21
1 add chariot_vp2
1 done
0 surrender
0 done
1 put culture achievement
1 play stonecutter_vp0 2
1 tech commerce
1 take culture
1 play hunter 1
1 end_turn
1 archive chariot_vp0
* draw lumberjack_vp0
* draw hunter
* draw hunter
* draw miner_vp0
* draw loremaster
0 play farmer_vp0 2
0 use 4
0 tech philosophy
0 play scholar_vp0 1
0 play hunter 1
0 put food city
0 settle 11
0 settle 21
0 tech commerce
0 give food
0 take culture
0 play village 1
0 attack 21 8
0 add cavalry_vp0
0 done
1 fight
1 defend chariot_vp0 archived
1 done
* draw stonecutter_vp0
0 put food village
0 end_turn
* draw chariot_vp0
* draw city_vp0
* draw miner_vp0
* draw craftsman_wood
* draw craftsman_stone
1 play miner_vp0 2
1 use 13
1 put metal achievement
1 play lumberjack_vp0 2
1 use 7
1 play loremaster 1
1 play stonecutter_vp0 2
1 tech commerce
1 give stone
1 take culture
1 play hunter 1
1 play hunter 1
1 start masonry
1 first stone
* reveal writing
1 buy town
1 put food achievement
1 drop
1 start mathematics
* reveal strategy
1 drop
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw warrior
* draw loremaster

result: 39 38
places: 1 2
hash: f7a6dbd005b5ca0acc8aa0247620fe6a26182ea40bb8767e8a4cb8cac3ef8700
