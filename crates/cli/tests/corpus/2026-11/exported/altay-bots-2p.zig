ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 3f88052c485cdb469332ebaa08f2936fa4cd587016d347d5f43a9c5be2122569
note.commitment: 4eaa1d92565af6aa6b3d2a4232d96ec71f560069f79041c1bc172140fc0ad99c
note.date: 2026-11-16
note.seat-0: bot novice
note.seat-1: bot novice
note.table: dbdh46z50k87
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 0
* reveal mathematics
* reveal writing
* reveal mathematics
* reveal strategy
* reveal government
* reveal philosophy
* reveal leadership
* reveal great_wall
* reveal mausoleum
* reveal siege_engines
* token conquest_3_wood
* token conquest_3_stone
* token conquest_3_metal
* token conquest_2_stone
* token conquest_1
* token conquest_2_food
* token conquest_2_metal
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_2_food
* token conquest_1
0 faction smallfolk
1 faction elvenfolk
1 start_region 1
0 start_region 5
* draw warrior
* draw hunter
* draw hunter
* draw warrior
* draw hunter
* draw hunter
* draw warrior
* draw hunter
* draw hunter
* draw village
* secret ark
* secret colossus
0 play hunter 1
0 buy miner
0 attack 5 17
0 add warrior
0 play hunter 1
0 buy stonecutter
0 play hunter 1
0 buy lumberjack
0 attack 5 11
0 add warrior
0 end_turn
* draw craftsman_stone
* draw spellweaver
* draw village
* draw craftsman_wood
* draw hunter
1 play village 1
1 attack 1 13
1 add warrior
1 play hunter 1
1 start strategy
* reveal engineering
1 play hunter 1
1 buy lumberjack
1 play hunter 1
1 buy miner
1 end_turn
* draw loremaster
* draw loremaster
* draw hunter
* draw warrior
* draw hunter
0 play craftsman_stone 1
0 start mathematics
0 play spellweaver 2
0 play village 1
0 play hunter 1
0 put food spellweaver
0 play craftsman_wood 1
0 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw craftsman_wood
* draw craftsman_stone
1 play loremaster 2
1 play hunter 1
1 play loremaster 1
1 put food achievement
1 put culture loremaster
1 play hunter 1
1 buy miner
1 attack 1 7
1 add warrior
1 end_turn
* draw miner_vp0
* draw warrior
* draw warrior
* draw miner_vp0
* draw hunter
0 play craftsman_stone 1
0 play hunter 1
0 buy lumberjack
0 play hunter 1
0 release spellweaver
0 buy miner
0 put stone achievement
0 put food village
0 play craftsman_wood 1
0 drop
0 start writing
* reveal strategy
0 end_turn
* draw hunter
* draw hunter
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw warrior
1 play miner_vp0 1
1 put metal achievement
1 play miner_vp0 1
1 put metal achievement
1 settle 7
1 release loremaster
1 start philosophy
* reveal commerce
1 attack 7 14
1 add warrior
1 add warrior
1 play hunter 1
1 put food village
1 end_turn
* draw hunter
* draw hunter
* draw lumberjack_vp0
* draw hunter
* draw hunter
0 play stonecutter_vp0 1
0 play hunter 1
0 play hunter 1
0 put food village
0 settle 17
0 play lumberjack_vp0 1
0 buy stonecutter
0 put wood achievement
0 end_turn
* draw miner_vp0
* draw spellweaver
* draw miner_vp0
* draw warrior
* draw warrior
1 play lumberjack_vp0 2
1 drop
1 play hunter 1
1 buy lumberjack
1 start commerce
* reveal religion
1 play hunter 1
1 put food village
1 settle 13
1 play hunter 1
1 put food achievement
1 play hunter 1
1 buy stonecutter
1 drop
1 end_turn
* draw loremaster
* draw hunter
* draw stonecutter_vp0
* draw loremaster
* draw hunter
0 play miner_vp0 1
0 play miner_vp0 1
0 attack 17 10
0 add warrior
0 play spellweaver 2
0 put metal spellweaver
0 drop
0 start strategy
* reveal engineering
* reveal writing
0 end_turn
* draw hunter
* draw stonecutter_vp0
* draw craftsman_stone
* draw hunter
* draw lumberjack_vp0
1 play loremaster 1
1 start government
* reveal religion
* reveal philosophy
1 play stonecutter_vp0 1
1 play loremaster 2
1 play hunter 1
1 put stone achievement
1 play hunter 1
1 buy stonecutter
1 end_turn
* draw warrior
* draw lumberjack_vp0
* draw hunter
* draw lumberjack_vp0
* draw hunter
0 play hunter 1
0 play lumberjack_vp0 1
0 put food achievement
0 play stonecutter_vp0 1
0 play hunter 1
0 play craftsman_stone 1
0 buy farmer
0 end_turn
* draw hunter
* draw craftsman_wood
* draw hunter
* draw lumberjack_vp0
* draw stonecutter_vp0
1 play lumberjack_vp0 2
1 attack 7 2
1 add warrior
1 play hunter 1
1 play lumberjack_vp0 1
1 drop
1 start religion
1 play hunter 1
1 put food achievement
1 end_turn
* draw miner_vp0
* draw warrior
* draw miner_vp0
* draw hunter
* draw village
0 release spellweaver
0 play lumberjack_vp0 1
0 play craftsman_wood 1
0 play stonecutter_vp0 1
0 put metal achievement
0 play hunter 1
0 put food achievement
0 settle 11
0 start leadership
* reveal leadership
0 drop
0 start engineering
0 put wood achievement
0 play hunter 1
0 buy farmer
0 end_turn
* draw village
* draw spellweaver
* draw warrior
* draw stonecutter_vp0
* draw warrior
1 play village 1
1 play miner_vp0 2
1 play hunter 1
1 drop
1 buy farmer
1 start mathematics
* reveal masonry
1 put metal achievement
1 play miner_vp0 1
1 end_turn
* draw lumberjack_vp0
* draw hunter
* draw stonecutter_vp0
* draw hunter
* draw miner_vp0
0 play stonecutter_vp0 1
0 play spellweaver 1
0 put stone achievement
0 play village 1
0 end_turn
* draw hunter
* draw hunter
* draw lumberjack_vp0
* draw craftsman_wood
* draw craftsman_stone
1 play miner_vp0 1
1 drop
1 start leadership
* reveal commerce
1 play stonecutter_vp0 1
1 play lumberjack_vp0 2
1 put stone achievement
1 play hunter 1
1 put food village
1 drop
1 start writing
* reveal masonry
* reveal mathematics
1 play hunter 1
1 put food village
1 settle 2
1 put wood achievement
1 end_turn
* draw warrior
* draw hunter
* draw miner_vp0
* draw stonecutter_vp0
* draw warrior
0 play lumberjack_vp0 1
0 play craftsman_wood 1
0 play hunter 1
0 put food village
0 play craftsman_stone 1
0 put stone achievement
0 settle 10
0 tech engineering
0 trash hunter
* draw farmer_vp0
0 play farmer_vp0 2
0 start religion
* reveal government
0 put food village
0 settle 17
0 drop
0 start commerce
* reveal philosophy
* reveal leadership
0 drop
0 end_turn
* draw hunter
* draw miner_vp0
* draw miner_vp0
* draw farmer_vp0
* draw stonecutter_vp0
1 attack 2 8
1 add warrior
1 play stonecutter_vp0 1
1 play miner_vp0 2
1 play hunter 1
1 put food achievement
1 end_turn
* draw farmer_vp0
* draw loremaster
* draw hunter
* draw hunter
* draw lumberjack_vp0
0 play miner_vp0 2
0 play miner_vp0 1
0 tech engineering
0 trash stonecutter_vp0
* draw lumberjack_vp0
0 play lumberjack_vp0 1
0 start leadership
* reveal religion
0 play farmer_vp0 2
0 put metal achievement
0 play hunter 1
0 buy scholar
0 end_turn
* draw hunter
* draw craftsman_stone
* draw farmer_vp0
* draw stonecutter_vp0
* draw miner_vp0
1 play farmer_vp0 2
1 use 1
1 play loremaster 1
1 play lumberjack_vp0 2
1 put food achievement
1 settle 14
1 start masonry
1 play hunter 1
1 buy worker
1 end_turn
1 no_archive
* draw hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw farmer_vp0
0 play craftsman_stone 1
0 play miner_vp0 2
0 play stonecutter_vp0 1
0 play hunter 1
0 play farmer_vp0 2
0 put stone achievement
0 buy scholar
0 buy worker
0 pay stone
0 end_turn
* draw scholar_vp0
* draw hunter
* draw village
* draw hunter
* draw craftsman_wood
1 play farmer_vp0 2
1 use 1
1 play hunter 1
1 play lumberjack_vp0 2
1 buy scholar
1 put food achievement
1 play stonecutter_vp0 1
1 put stone achievement
1 end_turn
1 archive stonecutter_vp0
* draw hunter
* draw worker_vp1
* draw miner_vp0
* draw hunter
* draw warrior
0 play scholar_vp0 2
* draw farmer_vp0
0 play farmer_vp0 2
0 play village 1
0 play craftsman_wood 1
0 play hunter 1
0 buy farmer
0 tech engineering
0 trash hunter
* draw miner_vp0
0 play miner_vp0 1
0 buy scholar
0 end_turn
* draw lumberjack_vp0
* draw spellweaver
* draw warrior
* draw lumberjack_vp0
* draw warrior
1 play miner_vp0 2
1 use 14
1 play worker_vp1 2
1 play stonecutter_vp0 1 archived
1 put stone achievement
1 settle 7
1 decline
1 start government
* reveal government
1 play hunter 1
1 play hunter 1
1 drop
1 buy worker
1 start religion
* reveal leadership
1 end_turn
1 archive warrior
* draw warrior
* draw hunter
* draw hunter
* draw lumberjack_vp0
* draw loremaster
0 play spellweaver 1
0 play lumberjack_vp0 2
0 use 11
0 attack 17 22
0 add warrior
0 add warrior
0 put culture achievement
0 play lumberjack_vp0 1
0 end_turn
* draw spellweaver
* draw farmer_vp0
* draw stonecutter_vp0
* draw scholar_vp0
* draw scholar_vp0
1 play loremaster 1
1 play hunter 1
1 put culture loremaster
1 put food achievement
1 play hunter 1
1 play lumberjack_vp0 1
1 attack 7 20
1 add warrior
1 add warrior archived
1 drop
1 start engineering
* reveal mathematics
* reveal writing
1 put wood achievement
1 end_turn
* draw village
* draw miner_vp0
* draw loremaster
* draw worker_vp1
* draw hunter
0 play spellweaver 1
0 put culture achievement
0 settle 22
0 tech engineering
0 trash stonecutter_vp0
* draw scholar_vp0
0 play farmer_vp0 1
0 put food village
0 play scholar_vp0 2
* draw miner_vp0
0 play scholar_vp0 1
0 start philosophy
0 play scholar_vp0 2
* draw hunter
0 play hunter 1
0 play miner_vp0 2
0 buy worker
0 end_turn
* draw worker_vp0
* draw farmer_vp0
* draw lumberjack_vp0
* draw craftsman_stone
* draw warrior
1 play worker_vp1 1
1 play village 1
1 play miner_vp0 1
1 play hunter 1
1 play loremaster 1
1 drop
1 start philosophy
* reveal religion
1 release loremaster
1 put culture achievement
1 put food village
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw hunter
* draw hunter
0 play lumberjack_vp0 1
0 attack 17 21
0 add warrior
0 play farmer_vp0 1
0 put food village
0 settle 10
0 drop
0 play worker_vp0 2
0 start government
0 first metal
* reveal commerce
0 tech engineering
0 trash craftsman_stone
* draw warrior
0 attack 22 16
0 add warrior
0 put stone achievement
0 end_turn
* draw hunter
* draw lumberjack_vp0
* draw craftsman_wood
* draw miner_vp0
* draw farmer_vp0
1 end_turn
1 archive hunter
* draw lumberjack_vp0
* draw worker_vp0
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw scholar_vp0
0 play farmer_vp0 1
0 tech engineering
0 trash craftsman_wood
* draw village
0 play miner_vp0 1
0 play lumberjack_vp0 1
0 play hunter 1
0 drop
0 start great_wall
* reveal amphitheatre
0 end_turn
* draw scholar_vp0
* draw warrior
* draw miner_vp0
* draw farmer_vp0
* draw farmer_vp0
1 play worker_vp0 3
1 play lumberjack_vp0 1
1 play scholar_vp0 1
1 put culture achievement
1 settle 8
1 start religion
* reveal commerce
* reveal philosophy
1 tech philosophy
1 play lumberjack_vp0 2
1 use 7
1 put culture achievement
1 play stonecutter_vp0 1
1 drop
1 start mausoleum
1 first wood
* reveal aqueducts
1 put stone achievement
1 put wood achievement
1 play hunter 1 archived
1 put food village
1 settle 20
1 end_turn
* draw farmer_vp0
* draw stonecutter_vp0
* draw warrior
* draw miner_vp0
* draw hunter
0 attack 22 4
0 add warrior
0 play farmer_vp0 2
0 play miner_vp0 1
0 play scholar_vp0 2
* draw worker_vp0
0 play worker_vp0 3
0 tech engineering
0 trash farmer_vp0
* draw spellweaver
0 play spellweaver 1
0 put culture achievement
0 put metal achievement
0 put stone achievement
0 end_turn
* draw scholar_vp0
* draw warrior
* draw hunter
* draw scholar_vp0
* draw lumberjack_vp0
1 play miner_vp0 1
1 end_turn
1 archive hunter
* draw hunter
* draw worker_vp1
* draw hunter
* draw lumberjack_vp0
* draw stonecutter_vp0
0 play lumberjack_vp0 2
0 use 10
0 play scholar_vp0 2
* draw worker_vp0
0 play worker_vp0 3
0 put stone achievement
0 play scholar_vp0 1
0 tech engineering
0 trash warrior
* draw miner_vp0
0 play miner_vp0 1
0 play hunter 1
0 buy town
0 end_turn
* draw miner_vp0
* draw farmer_vp0
* draw worker_vp0
* draw lumberjack_vp0
* draw scholar_vp0
1 play stonecutter_vp0 2
1 tech philosophy
1 put culture achievement
1 play hunter 1
1 play hunter 1
1 play lumberjack_vp0 2
1 use 8
1 play worker_vp1 3
1 play hunter 1 archived
1 buy town
1 end_turn
* draw worker_vp0
* draw hunter
* draw miner_vp0
* draw hunter
* draw scholar_vp0
0 play farmer_vp0 1
0 play miner_vp0 2
0 play lumberjack_vp0 2
0 use 11
0 play worker_vp0 2
0 tech engineering
0 trash scholar_vp0
* draw spellweaver
0 play spellweaver 1
0 buy cavalry
0 end_turn
* draw village
* draw hunter
* draw warrior
* draw farmer_vp0
* draw spellweaver
1 play worker_vp0 2
1 tech philosophy
1 put culture achievement
1 end_turn
1 archive scholar_vp0
* draw village
* draw loremaster
* draw lumberjack_vp0
* draw loremaster
* draw warrior
0 play hunter 1
0 play farmer_vp0 2
0 play spellweaver 1
0 play village 1
0 tech engineering
0 trash warrior
* draw hunter
0 play hunter 1
0 put food village
0 put food village
0 settle 21
0 end_turn
* draw scholar_vp0
* draw lumberjack_vp0
* draw worker_vp0
* draw farmer_vp0
* draw town_vp1
1 play lumberjack_vp0 1
1 play scholar_vp0 1 archived
1 put culture achievement
1 tech philosophy
1 play loremaster 1
1 end_turn
1 archive loremaster
* draw scholar_vp0
* draw worker_vp0
* draw worker_vp1
* draw lumberjack_vp0
* draw hunter
0 play farmer_vp0 2
0 play worker_vp0 3
0 put stone achievement
0 play lumberjack_vp0 1
0 play scholar_vp0 2
* draw miner_vp0
0 start writing
0 first wood
* reveal engineering
0 play town_vp1 1
0 play miner_vp0 2
0 buy cavalry
0 put food achievement
0 end_turn
* draw lumberjack_vp0
* draw miner_vp0
* draw scholar_vp0
* draw worker_vp0
* draw cavalry_vp1
1 play hunter 1
1 play worker_vp1 1
1 play loremaster 2 archived
1 play worker_vp0 1
1 tech philosophy
1 play scholar_vp0 1
1 start commerce
1 first culture
1 put culture loremaster
1 play lumberjack_vp0 1
1 put wood achievement
1 put food achievement
1 drop
1 start commerce
* reveal government
1 end_turn
* draw hunter
* draw miner_vp0
* draw warrior
* draw lumberjack_vp0
* draw village
0 tech engineering
0 trash lumberjack_vp0
* draw miner_vp0
0 attack 21 8
0 add cavalry_vp1
0 done
1 surrender
1 done
0 play miner_vp0 2
0 play miner_vp0 1
0 play worker_vp0 2
0 play scholar_vp0 2
* draw farmer_vp0
0 play farmer_vp0 1
0 buy cavalry
0 drop
0 start mathematics
0 put metal achievement
0 end_turn
* draw spellweaver
* draw lumberjack_vp0
* draw hunter
* draw hunter
* draw cavalry_vp0
1 play lumberjack_vp0 2
1 release loremaster
1 play miner_vp0 1
1 play hunter 1
1 put metal achievement
1 tech philosophy
1 buy city
1 put food achievement
1 play village 1
1 end_turn
1 archive warrior
* draw stonecutter_vp0
* draw miner_vp0
* draw stonecutter_vp0
* draw farmer_vp0
* draw hunter
0 play spellweaver 2
0 tech engineering
0 trash hunter
* draw scholar_vp0
0 play hunter 1
0 play lumberjack_vp0 2
0 use 11
0 put wood town
0 settle 5
0 put food spellweaver
0 play scholar_vp0 2
* draw village
0 play village 1
0 end_turn
* draw farmer_vp0
* draw worker_vp0
* draw farmer_vp0
* draw cavalry_vp0
* draw worker_vp0
1 play miner_vp0 1
1 play farmer_vp0 1
1 buy cavalry
1 play stonecutter_vp0 2
1 tech philosophy
1 play stonecutter_vp0 1
1 put culture achievement
1 play hunter 1
1 put stone achievement
1 settle 7
1 start engineering
* reveal writing
1 put stone achievement
1 drop
1 put food village
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw loremaster
* draw town_vp0
0 play worker_vp0 2
0 play worker_vp0 1
0 play farmer_vp0 2
0 release spellweaver
0 play farmer_vp0 1
0 put food village
0 drop
0 start masonry
* reveal engineering
0 put food village
0 settle 4
0 buy town
0 drop
0 start government
* reveal government
0 tech engineering
0 trash cavalry_vp0
* draw scholar_vp0
0 play scholar_vp0 1
0 put culture achievement
0 end_turn
* draw miner_vp0
* draw scholar_vp0
* draw cavalry_vp0
* draw miner_vp0
* draw cavalry_vp1
1 play town_vp0 1
1 play loremaster 2
1 play hunter 1
1 tech commerce
1 take stone
1 start engineering
* reveal mathematics
* reveal masonry
1 play hunter 1
1 tech philosophy
1 drop
1 start government
* reveal religion
1 end_turn
* draw worker_vp1
* draw miner_vp0
* draw farmer_vp0
* draw loremaster
* draw stonecutter_vp0
0 play scholar_vp0 1
0 play miner_vp0 2
0 play miner_vp0 1
0 put culture achievement
0 end_turn
* draw hunter
* draw lumberjack_vp0
* draw town_vp1
* draw farmer_vp0
* draw town_vp0
1 tech philosophy
1 play miner_vp0 2
1 use 14
1 play stonecutter_vp0 2
1 put culture loremaster
1 play farmer_vp0 1
1 play worker_vp1 3
1 put metal achievement
1 play loremaster 1
1 put culture achievement
1 put stone achievement
1 tech commerce
1 give food
1 take culture
1 put stone achievement
1 settle 1
1 start mathematics
1 first metal
1 put stone achievement
1 end_turn
* draw scholar_vp0
* draw hunter
* draw hunter
* draw city_vp2
* draw hunter
* draw hunter
0 play hunter 1
0 play town_vp1 1
0 play farmer_vp0 1
0 drop
0 play lumberjack_vp0 2
0 use 10
0 put wood town
0 settle 8
0 start religion
* reveal religion
0 put food achievement
0 play town_vp0 1
0 put wood town
0 settle 8
0 end_turn
* draw worker_vp0
* draw scholar_vp0
* draw village
* draw worker_vp0
* draw cavalry_vp1
1 release loremaster
1 tech commerce
1 take wood
1 put wood town
1 settle 2
1 play scholar_vp0 2
* draw cavalry_vp0
1 play city_vp2 1
1 play hunter 1
1 tech philosophy
1 put food city
1 drop
1 play hunter 1
1 start siege_engines
* reveal triumphal_arch
1 play hunter 1
1 play hunter 1
1 put food village
1 settle 1
1 end_turn
* draw warrior
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
* draw lumberjack_vp0
* draw worker_vp0
0 tech engineering
0 trash scholar_vp0
* draw cavalry_vp0
0 attack 8 2
0 add cavalry_vp0
0 done
1 fight
1 defend warrior
1 done
* draw lumberjack_vp0
0 attack 8 14
0 add cavalry_vp1
0 done
1 surrender
1 discard lumberjack_vp0
* draw hunter
0 play worker_vp0 3
0 play worker_vp0 2
0 play village 1
0 put stone achievement
0 drop
0 start mathematics
* reveal engineering
0 end_turn
* draw spellweaver
* draw miner_vp0
* draw miner_vp0
* draw farmer_vp0
* draw scholar_vp0
1 play lumberjack_vp0 2
1 play worker_vp0 1
1 play hunter 1
1 play miner_vp0 2
1 tech commerce
1 give metal
1 take culture
1 buy city
1 play hunter 1
1 buy town
1 play stonecutter_vp0 2
1 put stone achievement
1 put metal achievement
1 tech philosophy
1 put culture achievement
1 attack 2 8
1 add warrior archived
1 done
0 fight
0 done
1 end_turn
* draw hunter
* draw hunter
* draw miner_vp0
* draw loremaster
* draw lumberjack_vp0
* draw village
0 play spellweaver 1
0 play farmer_vp0 2
0 use 5
0 play miner_vp0 2
0 play scholar_vp0 1
0 buy chariot
0 drop
0 put food village
0 put food village
0 settle 2
0 tech engineering
0 trash miner_vp0
* draw lumberjack_vp0
0 play lumberjack_vp0 1
0 start writing
* reveal mathematics
0 end_turn
* draw farmer_vp0
* draw hunter
* draw chariot_vp2
* draw cavalry_vp1
* draw worker_vp0
1 play village 1
1 play loremaster 1
1 play hunter 1
1 tech philosophy
1 play hunter 1
1 play miner_vp0 2
1 play lumberjack_vp0 2
1 buy chariot
1 buy city
1 put food village
1 tech commerce
1 give culture
1 take wood
1 put food village
1 settle 14
1 end_turn
* draw farmer_vp0
* draw loremaster
* draw warrior
* draw scholar_vp0
* draw cavalry_vp0
* draw town_vp0
0 play worker_vp0 2
0 play farmer_vp0 1
0 attack 8 14
0 add cavalry_vp1
0 add chariot_vp2
0 done
1 surrender
1 discard farmer_vp0
1 done
* draw hunter
0 put food achievement
0 drop
0 play hunter 1
0 start masonry
* reveal writing
0 end_turn
* draw town_vp0
* draw worker_vp0
* draw cavalry_vp0
* draw town_vp1
* draw village
1 play town_vp0 1
1 attack 7 2
1 add cavalry_vp0
1 done
0 fight
0 done
1 tech philosophy
1 play scholar_vp0 1
1 play hunter 1
1 tech commerce
1 give culture
1 take food
1 play loremaster 1
1 end_turn
1 no_archive
* draw worker_vp1
* draw stonecutter_vp0
* draw warrior
* draw hunter
* draw miner_vp0
* draw scholar_vp0
0 play worker_vp0 3
0 play town_vp0 1
0 tech engineering
0 trash cavalry_vp0
* draw scholar_vp0
0 play scholar_vp0 2
* draw lumberjack_vp0
0 put stone achievement
0 play lumberjack_vp0 2
0 use 10
0 put wood town
0 settle 2
0 play town_vp1 1
0 put wood town
0 end_turn
* draw farmer_vp0
* draw chariot_vp2
* draw worker_vp0
* draw hunter
* draw cavalry_vp1
1 play stonecutter_vp0 1
1 tech commerce
1 take metal
1 play miner_vp0 2
1 tech philosophy
1 play worker_vp1 2
1 attack 7 2
1 add warrior
1 done
0 fight
0 defend chariot_vp2
0 defend cavalry_vp1
0 done
* draw farmer_vp0
* draw spellweaver
1 play scholar_vp0 1
1 put metal achievement
1 buy chariot
1 play hunter 1
1 put metal achievement
1 start amphitheatre
1 first culture
* reveal academy
1 put culture achievement
1 put food achievement
1 end_turn
* draw worker_vp0
* draw town_vp0
* draw hunter
* draw lumberjack_vp0
* draw hunter
* draw village
0 play worker_vp0 3
0 put stone achievement
0 play hunter 1
0 put food achievement
0 settle 17
0 play spellweaver 2
0 play farmer_vp0 2
0 use 4
0 start religion
* reveal commerce
0 put food spellweaver
0 play farmer_vp0 1
0 put food achievement
0 end_turn
* draw miner_vp0
* draw worker_vp0
* draw worker_vp0
* draw village
* draw cavalry_vp1
1 play worker_vp0 3
1 play lumberjack_vp0 1
1 put stone achievement
1 tech commerce
1 take stone
1 tech philosophy
1 play hunter 1
1 play hunter 1
1 end_turn
1 archive town_vp0
* draw farmer_vp0
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
* draw cavalry_vp0
* draw chariot_vp1

result: 30 26
places: 1 2
hash: 43e65161dbca9fb1987cffed6f2c0469090d84a2f8f100fce62ba4dd3cf8d590
