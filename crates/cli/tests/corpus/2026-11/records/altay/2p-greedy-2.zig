ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 2860c90e13c261cc143311cd4101887eec0172443a47d0fdf43db2fd74ae670e
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal writing
* reveal masonry
* reveal writing
* reveal mathematics
* reveal commerce
* reveal government
* reveal government
* reveal religion
* reveal academy
* reveal mausoleum
* reveal triumphal_arch
* token conquest_3_stone
* token conquest_3_wood
* token conquest_3_wood
* token conquest_2_stone
* token conquest_1
* token conquest_1
* token conquest_2_stone
* token conquest_1
* token conquest_2_metal
* token conquest_2_food
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_2_wood
* token conquest_1
1 faction smallfolk
0 faction elvenfolk
0 start_region 1
1 start_region 4
* draw hunter
* draw craftsman_stone
* draw warrior
* draw hunter
* draw village
* draw village
* draw hunter
* draw loremaster
* draw hunter
* draw hunter
* secret aqueducts
* secret amphitheatre
1 play hunter 1
1 buy miner
1 play hunter 1
1 start masonry
* reveal strategy
1 play village 1
1 play craftsman_stone 1
1 put stone achievement
1 end_turn
* draw spellweaver
* draw craftsman_wood
* draw hunter
* draw hunter
* draw warrior
0 play loremaster 1
0 play hunter 1
0 buy miner
0 play hunter 1
0 start strategy
* reveal masonry
0 play hunter 1
0 put food achievement
0 play village 1
0 end_turn
* draw loremaster
* draw hunter
* draw warrior
* draw hunter
* draw warrior
1 play spellweaver 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 put food achievement
1 play craftsman_wood 1
1 end_turn
* draw warrior
* draw warrior
* draw hunter
* draw hunter
* draw hunter
0 attack 1 7
0 add warrior
0 attack 1 13
0 add warrior
0 play loremaster 1
0 play hunter 1
0 buy miner
0 play hunter 1
0 buy stonecutter
0 end_turn
* draw stonecutter_vp0
* draw hunter
* draw hunter
* draw miner_vp0
* draw loremaster
1 attack 4 16
1 add warrior
1 add warrior
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 put food village
1 put food village
1 settle 16
1 buy stonecutter
1 end_turn
* draw craftsman_stone
* draw hunter
* draw spellweaver
* draw miner_vp0
* draw craftsman_wood
0 play loremaster 1
0 play miner_vp0 1
0 put metal achievement
0 play hunter 1
0 play hunter 1
0 play stonecutter_vp0 1
0 buy merchant
0 end_turn
* draw warrior
* draw miner_vp0
* draw loremaster
* draw hunter
* draw hunter
1 play miner_vp0 2
1 play spellweaver 1
1 play hunter 1
1 buy cavalry
1 play craftsman_wood 1
1 play craftsman_stone 1
1 put stone achievement
1 settle 4
1 settle 16
1 start commerce
1 first wood
* reveal leadership
1 put metal achievement
1 end_turn
* draw miner_vp0
* draw craftsman_stone
* draw warrior
* draw hunter
* draw warrior
0 play loremaster 1
0 play miner_vp0 1
0 put metal achievement
0 settle 13
0 start leadership
* reveal religion
* reveal philosophy
0 play hunter 1
0 play hunter 1
0 put food village
0 put food village
0 settle 7
0 attack 7 2
0 add warrior
0 end_turn
* draw warrior
* draw hunter
* draw merchant_vp1
* draw village
* draw miner_vp0
1 attack 4 22
1 add warrior
1 add warrior
1 play miner_vp0 2
1 play hunter 1
1 buy cavalry
1 play craftsman_stone 1
1 put stone achievement
1 end_turn
* draw hunter
* draw spellweaver
* draw stonecutter_vp0
* draw cavalry_vp1
* draw hunter
0 play miner_vp0 2
0 put metal achievement
0 put metal achievement
0 attack 7 14
0 add warrior
0 play hunter 1
0 play village 1
0 play merchant_vp1 1
0 put food merchant
0 end_turn
* draw stonecutter_vp0
* draw hunter
* draw hunter
* draw hunter
* draw loremaster
1 play spellweaver 1
1 put culture achievement
1 play hunter 1
1 put food achievement
1 settle 22
1 attack 22 11
1 add cavalry_vp1
1 start writing
1 play stonecutter_vp0 2
1 tech commerce
1 take culture
1 play hunter 1
1 put food achievement
1 end_turn
* draw craftsman_wood
* draw village
* draw hunter
* draw miner_vp0
* draw hunter
0 play loremaster 1
0 put culture achievement
0 play hunter 1
0 play hunter 1
0 play hunter 1
0 play stonecutter_vp0 1
0 put stone achievement
0 settle 2
0 start masonry
* reveal strategy
0 put food achievement
0 release merchant
0 put food village
0 put food village
0 settle 14
0 end_turn
* draw miner_vp0
* draw warrior
* draw loremaster
* draw hunter
* draw hunter
1 play miner_vp0 2
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 play craftsman_wood 1
1 put wood achievement
1 play village 1
1 tech commerce
1 give food
1 take culture
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw hunter
* draw craftsman_stone
* draw warrior
0 attack 2 8
0 add warrior
0 play miner_vp0 2
0 use 13
0 play loremaster 1
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 buy lumberjack
0 end_turn
* draw village
* draw hunter
* draw miner_vp0
* draw warrior
* draw merchant_vp1
1 attack 22 17
1 add warrior
1 play stonecutter_vp0 2
1 tech commerce
1 take culture
1 play hunter 1
1 play hunter 1
1 play craftsman_stone 1
1 put food village
1 put food village
1 settle 17
1 end_turn
* draw spellweaver
* draw cavalry_vp1
* draw warrior
* draw miner_vp0
* draw cavalry_vp0
0 play miner_vp0 2
0 use 13
0 play hunter 1
0 play village 1
0 play merchant_vp1 1
0 put food merchant
0 put metal merchant
0 end_turn
* draw hunter
* draw stonecutter_vp0
* draw loremaster
* draw hunter
* draw warrior
1 attack 17 21
1 add warrior
1 add cavalry_vp1
1 put wood achievement
1 settle 21
1 attack 17 10
1 add cavalry_vp0
1 play miner_vp0 2
1 use 16
1 start strategy
1 first food
* reveal engineering
1 put metal achievement
1 put metal achievement
1 play spellweaver 1
1 tech commerce
1 take metal
1 end_turn
* draw craftsman_stone
* draw craftsman_wood
* draw hunter
* draw stonecutter_vp0
* draw hunter
0 play loremaster 1
0 play hunter 1
0 play hunter 1
0 play stonecutter_vp0 1
0 put stone achievement
0 release merchant
0 put food village
0 put food village
0 settle 8
0 attack 8 21
0 add warrior
0 done
1 surrender
1 done
0 buy lumberjack
0 end_turn
* draw warrior
* draw lumberjack_vp0
* draw hunter
* draw loremaster
* draw miner_vp0
1 play stonecutter_vp0 2
1 tech commerce
1 take culture
1 play hunter 1
1 put food achievement
1 settle 21
1 start philosophy
* reveal leadership
1 play hunter 1
1 play craftsman_wood 1
1 play craftsman_stone 1
1 buy stonecutter
1 end_turn
* draw warrior
* draw hunter
* draw cavalry_vp1
* draw warrior
* draw miner_vp0
0 play miner_vp0 2
0 use 13
0 play lumberjack_vp0 2
0 use 7
0 play loremaster 1
0 play hunter 1
0 buy town
0 attack 8 21
0 add warrior
0 done
1 fight
1 defend cavalry_vp1
1 done
* draw hunter
0 end_turn
* draw miner_vp0
* draw hunter
* draw cavalry_vp0
* draw hunter
* draw warrior
1 attack 17 5
1 add warrior
1 add warrior
1 play miner_vp0 2
1 use 16
1 tech commerce
1 give stone
1 take culture
1 put culture achievement
1 play hunter 1
1 play hunter 1
1 buy stonecutter
1 buy lumberjack
1 end_turn
* draw cavalry_vp0
* draw spellweaver
* draw village
* draw miner_vp0
* draw cavalry_vp0
0 attack 1 20
0 add cavalry_vp0
0 put stone achievement
0 settle 8
0 settle 20
0 play miner_vp0 2
0 use 13
0 start mathematics
* reveal mathematics
0 put metal achievement
0 play hunter 1
0 play hunter 1
0 buy lumberjack
0 end_turn
* draw stonecutter_vp0
* draw hunter
* draw lumberjack_vp0
* draw hunter
* draw miner_vp0
1 attack 21 8
1 add cavalry_vp0
1 done
0 surrender
0 done
1 play miner_vp0 2
1 use 16
1 play spellweaver 1
1 put culture achievement
1 settle 8
1 attack 8 2
1 add cavalry_vp0
1 done
0 surrender
0 done
1 tech philosophy
1 start leadership
1 first metal
* reveal commerce
1 put metal achievement
1 put culture achievement
1 play village 1
1 end_turn
* draw cavalry_vp1
* draw stonecutter_vp0
* draw warrior
* draw cavalry_vp0
* draw craftsman_wood
0 play miner_vp0 2
0 use 13
0 play lumberjack_vp0 2
0 play stonecutter_vp0 2
0 put stone achievement
0 put stone achievement
0 settle 2
0 start commerce
0 first wood
* reveal philosophy
0 put metal achievement
0 play hunter 1
0 put food achievement
0 play hunter 1
0 buy town
0 end_turn
* draw hunter
* draw town_vp1
* draw loremaster
* draw lumberjack_vp0
* draw merchant_vp1
1 tech philosophy
1 put culture achievement
1 play stonecutter_vp0 2
1 use 21
1 put stone achievement
1 settle 5
1 attack 8 2
1 add warrior
1 done
0 surrender
0 done
1 attack 8 14
1 add cavalry_vp1
1 done
0 surrender
0 done
1 start academy
* reveal siege_engines
1 play craftsman_wood 1
1 tech commerce
1 take culture
1 put culture achievement
1 end_turn
1 archive cavalry_vp0
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw miner_vp0
* draw cavalry_vp0
* draw stonecutter_vp0
0 play lumberjack_vp0 2
0 play loremaster 1
0 put culture achievement
0 play hunter 1
0 play town_vp1 1
0 put wood town
0 settle 2
0 play merchant_vp1 1
0 put wood merchant
0 put food merchant
0 end_turn
* draw warrior
* draw loremaster
* draw village
* draw hunter
* draw town_vp0
1 attack 8 2
1 add cavalry_vp0
1 done
0 surrender
0 done
1 play miner_vp0 2
1 use 16
1 play lumberjack_vp0 2
1 tech philosophy
1 put culture achievement
1 play stonecutter_vp0 2
1 use 21
1 put stone achievement
1 put stone achievement
1 play stonecutter_vp0 2
1 put stone achievement
1 start siege_engines
1 first stone
* reveal colossus
1 put metal achievement
1 put metal achievement
1 tech commerce
1 take culture
1 put culture achievement
1 end_turn
* draw spellweaver
* draw hunter
* draw hunter
* draw warrior
* draw miner_vp0
0 play loremaster 1
0 play hunter 1
0 play village 1
0 play town_vp0 1
0 release merchant
0 put wood town
0 settle 2
0 tech mathematics
0 discard warrior
* draw miner_vp0
0 play miner_vp0 2
0 put food village
0 put food village
0 settle 14
0 end_turn
* draw lumberjack_vp0
* draw hunter
* draw loremaster
* draw miner_vp0
* draw hunter
1 attack 8 2
1 add warrior
1 done
0 surrender
0 done
1 play miner_vp0 2
1 use 16
1 attack 8 14
1 add cavalry_vp0 archived
1 done
0 surrender
0 done
1 put metal achievement
1 tech philosophy
1 put culture achievement
1 play spellweaver 1
1 play hunter 1
1 play hunter 1
1 start mausoleum
1 first metal
* reveal highways
1 put culture achievement
1 tech commerce
1 take culture
1 put culture achievement
1 put food village
1 end_turn
* draw hunter
* draw hunter
* draw craftsman_stone
* draw craftsman_wood
* draw stonecutter_vp0
0 play miner_vp0 2
0 play lumberjack_vp0 2
0 play loremaster 1
0 play hunter 1
0 play hunter 1
0 buy worker
0 pay wood
0 pay wood
0 buy farmer
0 end_turn
* draw warrior
* draw lumberjack_vp0
* draw hunter
* draw stonecutter_vp0
* draw town_vp1
1 tech philosophy
1 play stonecutter_vp0 2
1 use 21
1 put stone achievement
1 put stone achievement
1 put culture achievement
1 play hunter 1
1 put food village
1 settle 2
1 play hunter 1
1 play craftsman_wood 1
1 start engineering
* reveal engineering
1 play craftsman_stone 1
1 put stone achievement
1 tech commerce
1 take culture
1 end_turn
* draw warrior
* draw hunter
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw miner_vp0
0 play lumberjack_vp0 2
0 play stonecutter_vp0 2
0 put stone achievement
0 settle 14
0 start_secret amphitheatre
0 first stone
0 put wood achievement
0 play hunter 1
0 put food achievement
0 tech commerce
0 take culture
0 put culture achievement
0 play town_vp1 1
0 tech mathematics
0 discard warrior
* draw lumberjack_vp0
0 play lumberjack_vp0 1
0 put wood town
0 settle 14
0 end_turn
* draw cavalry_vp0
* draw hunter
* draw town_vp1
* draw merchant_vp1
* draw hunter
1 play miner_vp0 2
1 use 16
1 play lumberjack_vp0 2
1 tech philosophy
1 play stonecutter_vp0 2
1 use 21
1 tech commerce
1 give stone
1 take culture
1 buy city
1 put stone achievement
1 play hunter 1
1 attack 2 7
1 add warrior
1 done
0 fight
0 defend cavalry_vp0
0 done
* draw farmer_vp0
1 buy farmer
1 end_turn
* draw cavalry_vp0
* draw stonecutter_vp0
* draw warrior
* draw miner_vp0
* draw spellweaver
0 play farmer_vp0 2
0 play hunter 1
0 tech commerce
0 take culture
0 put culture achievement
0 play hunter 1
0 play town_vp1 1
0 play merchant_vp1 1
0 put food merchant
0 put food merchant
0 end_turn
* draw town_vp0
* draw miner_vp0
* draw warrior
* draw stonecutter_vp0
* draw loremaster
1 play miner_vp0 2
1 use 16
1 tech philosophy
1 play spellweaver 1
1 buy chariot
1 play stonecutter_vp0 2
1 use 21
1 tech commerce
1 take culture
1 end_turn
1 archive cavalry_vp0
* draw cavalry_vp1
* draw hunter
* draw cavalry_vp0
* draw lumberjack_vp0
* draw farmer_vp0
0 play miner_vp0 2
0 use 13
0 put metal achievement
0 play loremaster 1
0 start philosophy
0 play stonecutter_vp0 2
0 tech commerce
0 give stone
0 take culture
0 put culture achievement
0 release merchant
0 attack 14 8
0 add warrior
0 done
1 fight
1 defend cavalry_vp1
1 defend cavalry_vp0 archived
1 done
* draw spellweaver
* draw chariot_vp2
0 tech mathematics
0 discard town_vp0
* draw miner_vp0
0 play miner_vp0 2
0 buy farmer
0 buy worker
0 pay stone
0 end_turn
* draw lumberjack_vp0
* draw loremaster
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw hunter
1 attack 8 14
1 add chariot_vp2
1 done
0 surrender
0 done
1 play farmer_vp0 2
1 use 4
1 play lumberjack_vp0 2
1 put wood achievement
1 settle 2
1 attack 2 7
1 add cavalry_vp0
1 done
0 surrender
0 done
1 tech philosophy
1 play spellweaver 1
1 play hunter 1
1 tech commerce
1 give wood
1 take culture
1 start religion
1 first food
1 put food achievement
1 put culture achievement
1 put culture achievement
1 buy farmer
1 end_turn
* draw warrior
* draw miner_vp0
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw city_vp2
0 play loremaster 1
0 put culture achievement
0 settle 7
0 play lumberjack_vp0 2
0 tech philosophy
0 play hunter 1
0 play lumberjack_vp0 1
0 tech commerce
0 give wood
0 take culture
0 play lumberjack_vp0 1
0 buy city
0 start writing
0 first wood
0 put food achievement
0 drop
* reveal writing
0 start colossus
* reveal ark
0 end_turn
* draw warrior
* draw hunter
* draw village
* draw worker_vp1
* draw hunter

result: 29 57
places: 2 1
hash: 2b2fb8f3515aeef9e5839fa921663bc406f94a50d8581bfde03f742b1aaab836
