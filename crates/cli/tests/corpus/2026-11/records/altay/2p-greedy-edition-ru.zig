ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 3c86aed72095b3a6662e6526e8ce367c8054ad6292ba41b196faa57fb0ad1473
setup: {"edition":"ru","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal strategy
* reveal engineering
* reveal writing
* reveal commerce
* reveal government
* reveal philosophy
* reveal ark
* reveal mausoleum
* reveal highways
* token conquest_3_stone
* token conquest_3_wood
* token conquest_3_wood
* token conquest_2_metal
* token conquest_1
* token conquest_1
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_wood
* token conquest_1
* token conquest_2_metal
* token conquest_2_food
* token conquest_2_stone
1 faction smallfolk
0 faction elvenfolk
0 start_region 1
1 start_region 4
* draw warrior
* draw hunter
* draw hunter
* draw warrior
* draw village
* draw hunter
* draw warrior
* draw hunter
* draw village
* draw hunter
* secret colossus
* secret aqueducts
1 attack 4 16
1 add warrior
1 add warrior
1 buy miner
1 play hunter 1
1 start strategy
* reveal mathematics
1 play hunter 1
1 put food achievement
1 play village 1
1 end_turn
* draw craftsman_stone
* draw hunter
* draw spellweaver
* draw hunter
* draw craftsman_wood
0 attack 1 7
0 add warrior
0 play hunter 1
0 buy miner
0 play hunter 1
0 start writing
* reveal masonry
0 play hunter 1
0 put food achievement
0 play village 1
0 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw loremaster
* draw loremaster
1 play spellweaver 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 play craftsman_wood 1
1 buy town
1 play craftsman_stone 1
1 end_turn
* draw hunter
* draw miner_vp0
* draw miner_vp0
* draw hunter
* draw warrior
0 attack 1 13
0 add warrior
0 play loremaster 1
0 play loremaster 1
0 play hunter 1
0 buy miner
0 play hunter 1
0 buy stonecutter
0 end_turn
* draw hunter
* draw stonecutter_vp0
* draw hunter
* draw miner_vp0
* draw hunter
1 play miner_vp0 1
1 put metal achievement
1 play miner_vp0 1
1 put metal achievement
1 settle 16
1 play hunter 1
1 start commerce
* reveal religion
1 play hunter 1
1 put food village
1 end_turn
* draw hunter
* draw town_vp1
* draw spellweaver
* draw craftsman_stone
* draw craftsman_wood
0 play miner_vp0 1
0 play hunter 1
0 play hunter 1
0 play hunter 1
0 play stonecutter_vp0 1
0 put food village
0 put food village
0 settle 13
0 buy stonecutter
0 end_turn
* draw miner_vp0
* draw warrior
* draw loremaster
* draw warrior
* draw hunter
1 play spellweaver 1
1 put culture achievement
1 play hunter 1
1 play craftsman_wood 1
1 put wood achievement
1 play craftsman_stone 1
1 put stone achievement
1 play town_vp1 1
1 buy stonecutter
1 end_turn
* draw warrior
* draw hunter
* draw stonecutter_vp0
* draw craftsman_wood
* draw miner_vp0
0 play miner_vp0 2
0 play loremaster 1
0 play hunter 1
0 buy cavalry
0 end_turn
* draw hunter
* draw loremaster
* draw loremaster
* draw hunter
* draw hunter
1 play miner_vp0 2
1 put metal achievement
1 settle 4
1 start mathematics
* reveal mathematics
1 play hunter 1
1 play craftsman_wood 1
1 tech commerce
1 give wood
1 take culture
1 play stonecutter_vp0 1
1 put stone achievement
1 buy stonecutter
1 end_turn
* draw hunter
* draw spellweaver
* draw craftsman_stone
* draw miner_vp0
* draw hunter
0 play loremaster 1
0 play loremaster 1
0 play hunter 1
0 play hunter 1
0 play hunter 1
0 buy lumberjack
0 buy scholar
0 end_turn
* draw hunter
* draw miner_vp0
* draw village
* draw miner_vp0
* draw hunter
1 play miner_vp0 2
1 put metal achievement
1 play spellweaver 1
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 play craftsman_stone 1
1 put stone achievement
1 settle 4
1 start philosophy
* reveal religion
* reveal leadership
1 tech commerce
1 take culture
1 put culture achievement
1 end_turn
* draw hunter
* draw warrior
* draw cavalry_vp0
* draw miner_vp0
* draw spellweaver
0 play miner_vp0 2
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 play miner_vp0 1
0 play village 1
0 put food village
0 end_turn
* draw warrior
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw cavalry_vp1
* draw warrior
1 attack 4 22
1 add warrior
1 put wood town
1 settle 22
1 attack 22 11
1 add cavalry_vp0
1 play miner_vp0 2
1 play spellweaver 1
1 put culture achievement
1 settle 11
1 tech philosophy
1 start engineering
* reveal strategy
1 play hunter 1
1 buy cavalry
1 tech commerce
1 give metal
1 take culture
1 drop
1 start mausoleum
* reveal triumphal_arch
1 put culture achievement
1 end_turn
* draw craftsman_stone
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
* draw craftsman_wood
0 attack 1 20
0 add warrior
0 add cavalry_vp1
0 play stonecutter_vp0 1
0 play stonecutter_vp0 1
0 end_turn
* draw warrior
* draw hunter
* draw miner_vp0
* draw hunter
* draw cavalry_vp0
1 play miner_vp0 2
1 tech philosophy
1 play stonecutter_vp0 2
1 put stone achievement
1 put stone achievement
1 play hunter 1
1 put metal achievement
1 put culture achievement
1 start masonry
* reveal engineering
1 play craftsman_wood 1
1 tech commerce
1 give wood
1 take culture
1 play craftsman_stone 1
1 put stone achievement
1 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw stonecutter_vp0
* draw miner_vp0
0 play miner_vp0 2
0 play hunter 1
0 put food village
0 settle 20
0 play hunter 1
0 buy lumberjack
0 end_turn
* draw stonecutter_vp0
* draw hunter
* draw scholar_vp0
* draw lumberjack_vp0
* draw loremaster
1 play miner_vp0 2
1 tech philosophy
1 play stonecutter_vp0 2
1 put stone achievement
1 tech commerce
1 give stone
1 take culture
1 buy chariot
1 play hunter 1
1 play hunter 1
1 tech mathematics
1 discard warrior
* draw hunter
1 play hunter 1
1 buy lumberjack
1 put food achievement
1 settle 4
1 decline
1 start religion
1 end_turn
* draw town_vp1
* draw miner_vp0
* draw spellweaver
* draw warrior
* draw stonecutter_vp0
0 play loremaster 1
0 play scholar_vp0 1
0 play stonecutter_vp0 2
0 play hunter 1
0 play lumberjack_vp0 1
0 put wood achievement
0 buy worker
0 end_turn
* draw hunter
* draw stonecutter_vp0
* draw cavalry_vp1
* draw hunter
* draw warrior
1 play miner_vp0 2
1 tech philosophy
1 buy chariot
1 play spellweaver 1
1 put culture achievement
1 play stonecutter_vp0 2
1 put stone achievement
1 tech commerce
1 take culture
1 put culture achievement
1 play town_vp1 1
1 tech mathematics
1 discard warrior
* draw hunter
1 play hunter 1
1 buy lumberjack
1 end_turn
* draw craftsman_wood
* draw cavalry_vp0
* draw craftsman_stone
* draw cavalry_vp0
* draw hunter
0 play stonecutter_vp0 2
0 play hunter 1
0 play hunter 1
0 buy scholar
0 end_turn
* draw loremaster
* draw miner_vp0
* draw cavalry_vp1
* draw cavalry_vp0
* draw lumberjack_vp0
1 attack 11 5
1 add cavalry_vp0
1 attack 11 17
1 add cavalry_vp0
1 tech philosophy
1 put wood town
1 settle 5
1 tech commerce
1 give stone
1 take culture
1 play hunter 1
1 put food achievement
1 settle 17
1 start_secret colossus
1 put culture achievement
1 play craftsman_wood 1
1 play craftsman_stone 1
1 tech religion
1 from 4
1 to 16
1 end_turn
* draw chariot_vp2
* draw warrior
* draw stonecutter_vp0
* draw hunter
* draw spellweaver
0 play miner_vp0 2
0 play loremaster 1
0 buy chariot
0 play lumberjack_vp0 1
0 put wood achievement
0 settle 7
0 attack 7 14
0 add cavalry_vp1
0 start leadership
0 first metal
* reveal government
* reveal philosophy
0 put culture achievement
0 attack 7 2
0 add cavalry_vp0
0 end_turn
* draw worker_vp1
* draw hunter
* draw hunter
* draw loremaster
* draw stonecutter_vp0
1 attack 5 21
1 add chariot_vp2
1 tech philosophy
1 put culture achievement
1 attack 17 10
1 add warrior
1 play spellweaver 1
1 put culture achievement
1 start engineering
* reveal masonry
1 play stonecutter_vp0 2
1 put stone achievement
1 put stone achievement
1 play hunter 1
1 tech commerce
1 take culture
1 tech religion
1 from 17
1 to 21
1 end_turn
* draw miner_vp0
* draw warrior
* draw chariot_vp1
* draw hunter
* draw miner_vp0
0 play loremaster 1
0 put culture achievement
0 play worker_vp1 2
0 put metal achievement
0 play stonecutter_vp0 2
0 put stone achievement
0 settle 2
0 start masonry
* reveal writing
0 play hunter 1
0 put food achievement
0 play hunter 1
0 put food achievement
0 end_turn
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw hunter
* draw scholar_vp0
* draw scholar_vp0
1 play miner_vp0 2
1 tech philosophy
1 play hunter 1
1 play miner_vp0 1
1 attack 21 8
1 add warrior
1 tech commerce
1 give food
1 take culture
1 tech religion
1 from 4
1 to 16
1 tech mathematics
1 discard chariot_vp1
* draw lumberjack_vp0
1 play lumberjack_vp0 2
1 buy city
1 buy chariot
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw lumberjack_vp0
* draw chariot_vp2
* draw cavalry_vp0
0 play lumberjack_vp0 2
0 play scholar_vp0 1
0 buy city
0 play scholar_vp0 1
0 play stonecutter_vp0 2
0 put stone achievement
0 settle 8
0 settle 14
0 start philosophy
* reveal commerce
0 play hunter 1
0 end_turn
* draw warrior
* draw hunter
* draw village
* draw hunter
* draw warrior
1 attack 21 8
1 add chariot_vp2
1 done
0 surrender
0 done
1 play lumberjack_vp0 2
1 buy city
1 tech philosophy
1 play stonecutter_vp0 2
1 use 21
1 tech commerce
1 give stone
1 take culture
1 play hunter 1
1 tech religion
1 from 4
1 to 16
1 tech mathematics
1 discard cavalry_vp0
* draw lumberjack_vp0
1 play lumberjack_vp0 1
1 put wood achievement
1 settle 8
1 start government
1 first stone
1 put culture achievement
1 put culture achievement
1 end_turn
* draw chariot_vp0
* draw craftsman_wood
* draw town_vp1
* draw spellweaver
* draw hunter
0 play hunter 1
0 play hunter 1
0 play village 1
0 attack 2 8
0 add warrior
0 done
1 fight
1 defend chariot_vp0
1 done
* draw warrior
0 put food village
0 put food village
0 settle 2
0 attack 14 8
0 add warrior
0 done
1 fight
1 defend warrior
1 done
* draw hunter
0 end_turn
* draw miner_vp0
* draw cavalry_vp1
* draw stonecutter_vp0
* draw city_vp1
* draw stonecutter_vp0
1 tech philosophy
1 play spellweaver 1
1 play hunter 1
1 play hunter 1
1 play craftsman_wood 1
1 buy merchant
1 play town_vp1 1
1 tech commerce
1 take metal
1 put metal achievement
1 end_turn
* draw cavalry_vp0
* draw miner_vp0
* draw hunter
* draw craftsman_stone
* draw stonecutter_vp0
0 attack 2 8
0 add cavalry_vp1
0 done
1 fight
1 defend cavalry_vp0
1 done
* draw warrior
0 play miner_vp0 2
0 use 13
0 play stonecutter_vp0 2
0 play city_vp1 1
0 play stonecutter_vp0 1
0 end_turn
* draw loremaster
* draw lumberjack_vp0
* draw loremaster
* draw scholar_vp0
* draw hunter
1 attack 8 2
1 add warrior
1 done
0 surrender
0 done
1 play miner_vp0 2
1 tech philosophy
1 play stonecutter_vp0 2
1 use 21
1 put stone achievement
1 settle 2
1 start ark
1 first metal
* reveal great_wall
1 put metal achievement
1 put culture achievement
1 tech commerce
1 take culture
1 play hunter 1
1 play craftsman_stone 1
1 tech religion
1 from 11
1 to 17
1 buy farmer
1 end_turn
* draw miner_vp0
* draw city_vp2
* draw chariot_vp1
* draw stonecutter_vp0
* draw cavalry_vp0
* draw chariot_vp0
0 play lumberjack_vp0 2
0 play loremaster 1
0 put culture achievement
0 play loremaster 1
0 put culture achievement
0 settle 14
0 tech philosophy
0 play scholar_vp0 1
0 buy city
0 play hunter 1
0 start strategy
* reveal engineering
0 drop
0 start triumphal_arch
* reveal amphitheatre
0 end_turn
* draw worker_vp1
* draw chariot_vp0
* draw cavalry_vp0
* draw miner_vp0
* draw warrior
1 play miner_vp0 2
1 use 16
1 tech philosophy
1 attack 2 7
1 add chariot_vp1
1 add chariot_vp0
1 add cavalry_vp0
1 done
0 surrender
0 done
1 play stonecutter_vp0 2
1 use 21
1 tech commerce
1 give stone
1 take culture
1 tech religion
1 from 2
1 to 7
1 play city_vp2 1
1 end_turn
* draw warrior
* draw craftsman_stone
* draw warrior
* draw merchant_vp1
* draw lumberjack_vp0
* draw farmer_vp0
0 play miner_vp0 2
0 use 13
0 tech philosophy
0 play worker_vp1 2
0 attack 1 7
0 add chariot_vp0
0 add warrior
0 add cavalry_vp0
0 done
1 surrender
1 done
0 put metal achievement
0 put metal achievement
0 put metal achievement
0 end_turn
* draw scholar_vp0
* draw lumberjack_vp0
* draw warrior
* draw village
* draw hunter
1 play farmer_vp0 2
1 use 4
1 play lumberjack_vp0 2
1 tech philosophy
1 put wood achievement
1 put wood achievement
1 play craftsman_stone 1
1 tech commerce
1 give stone
1 take culture
1 put food city
1 attack 8 14
1 add warrior
1 add warrior
1 done
0 fight
0 defend warrior
0 done
* draw hunter
1 play merchant_vp1 1
1 put food merchant
1 put culture merchant
1 tech religion
1 from 8
1 to 2
1 end_turn
* draw city_vp0
* draw cavalry_vp0
* draw miner_vp0
* draw stonecutter_vp0
* draw spellweaver
* draw lumberjack_vp0
0 tech philosophy
0 play scholar_vp0 1
0 play hunter 1
0 play hunter 1
0 play lumberjack_vp0 1
0 play village 1
0 put wood city
0 put food city
0 settle 7
0 settle 8
0 put food village
0 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw scholar_vp0
* draw worker_vp1
1 play miner_vp0 2
1 use 16
1 attack 2 8
1 add cavalry_vp0
1 done
0 surrender
0 done
1 tech philosophy
1 play spellweaver 1
1 play stonecutter_vp0 2
1 use 21
1 tech commerce
1 give stone
1 take culture
1 play lumberjack_vp0 1
1 put wood achievement
1 start amphitheatre
1 first stone
* reveal academy
1 put metal achievement
1 put culture achievement
1 put culture achievement
1 tech religion
1 from 17
1 to 10
1 tech mathematics
1 discard city_vp0
* draw chariot_vp2
1 attack 2 7
1 add chariot_vp2
1 done
0 surrender
0 done
1 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw craftsman_wood
* draw hunter
* draw spellweaver
0 attack 14 2
0 add warrior
0 done
1 surrender
1 done
0 tech philosophy
0 play scholar_vp0 1
0 play worker_vp1 2
0 play hunter 1
0 put food village
0 settle 8
0 play hunter 1
0 buy farmer
0 end_turn
* draw warrior
* draw loremaster
* draw scholar_vp0
* draw hunter
* draw lumberjack_vp0
1 tech philosophy
1 play spellweaver 1
1 play hunter 1
1 put food village
1 settle 17
1 play hunter 1
1 put food achievement
1 play hunter 1
1 play hunter 1
1 play craftsman_wood 1
1 put wood achievement
1 start writing
* reveal strategy
1 put food achievement
1 release merchant
1 tech commerce
1 give food
1 take metal
1 tech religion
1 from 17
1 to 11
1 drop
1 end_turn
* draw stonecutter_vp0
* draw farmer_vp0
* draw warrior
* draw cavalry_vp0
* draw lumberjack_vp0
* draw city_vp0
0 play lumberjack_vp0 2
0 tech philosophy
0 play loremaster 1
0 play scholar_vp0 1
0 play hunter 1
0 attack 8 21
0 add warrior
0 done
1 fight
1 defend cavalry_vp0
1 done
* draw chariot_vp1
0 buy farmer
0 end_turn
* draw cavalry_vp1
* draw chariot_vp0
* draw stonecutter_vp0
* draw hunter
* draw city_vp1
1 play farmer_vp0 2
1 use 4
1 play lumberjack_vp0 2
1 use 10
1 tech philosophy
1 play stonecutter_vp0 2
1 use 21
1 tech commerce
1 give stone
1 take culture
1 tech mathematics
1 discard warrior
* draw chariot_vp0
1 tech engineering
1 trash chariot_vp0
* draw cavalry_vp0
1 tech religion
1 from 10
1 to 17
1 put wood town
1 settle 8
1 buy farmer
1 buy town
1 attack 8 14
1 add chariot_vp1
1 add cavalry_vp0
1 done
0 fight
0 defend cavalry_vp1
0 defend chariot_vp0
0 done
* draw hunter
* draw stonecutter_vp0
1 end_turn
* draw lumberjack_vp0
* draw warrior
* draw chariot_vp2
* draw miner_vp0
* draw miner_vp0
* draw stonecutter_vp0
0 tech philosophy
0 play stonecutter_vp0 2
0 play hunter 1
0 play hunter 1
0 put stone achievement
0 put stone achievement
0 start strategy
* reveal writing
0 put food achievement
0 play city_vp1 1
0 play stonecutter_vp0 1
0 end_turn
* draw cavalry_vp0
* draw loremaster
* draw miner_vp0
* draw lumberjack_vp0
* draw city_vp0
1 play miner_vp0 2
1 use 16
1 play lumberjack_vp0 2
1 tech philosophy
1 play miner_vp0 2
1 tech commerce
1 give metal
1 take culture
1 play stonecutter_vp0 2
1 use 21
1 start writing
1 put wood achievement
1 tech mathematics
1 discard warrior
* draw craftsman_stone
1 play craftsman_stone 1
1 drop
* reveal writing
1 end_turn
* draw miner_vp0
* draw spellweaver
* draw city_vp0
* draw craftsman_wood
* draw chariot_vp1
* draw craftsman_stone
0 play miner_vp0 2
0 use 13
0 tech philosophy
0 play loremaster 1
0 play lumberjack_vp0 1
0 put wood city
0 put metal achievement
0 put metal achievement
0 settle 8
0 start academy
* reveal siege_engines
0 put culture achievement
0 end_turn
0 archive city_vp0
* draw miner_vp0
* draw lumberjack_vp0
* draw farmer_vp0
* draw village
* draw loremaster
1 attack 21 8
1 add chariot_vp1
1 done
0 surrender
0 done
1 play miner_vp0 2
1 use 16
1 tech philosophy
1 play spellweaver 1
1 play craftsman_wood 1
1 put wood city
1 settle 8
1 settle 2
1 play craftsman_stone 1
1 tech commerce
1 give stone
1 take culture
1 tech religion
1 from 2
1 to 7
1 play city_vp0 1
1 end_turn
* draw hunter
* draw farmer_vp0
* draw farmer_vp0
* draw town_vp1
* draw cavalry_vp0
* draw town_vp0
0 play farmer_vp0 2
0 put food city
0 settle 2
0 settle 2
0 play miner_vp0 2
0 use 13
0 tech philosophy
0 play loremaster 1
0 play lumberjack_vp0 1
0 play village 1
0 play city_vp0 1 archived
0 put wood city
0 put food village
0 end_turn
* draw stonecutter_vp0
* draw chariot_vp0
* draw scholar_vp0
* draw hunter
* draw lumberjack_vp0

result: 22 65
places: 2 1
hash: 8e5272fd7b527e10f326103d57b51382b98931fe1b58df36fb358bc11661257f
