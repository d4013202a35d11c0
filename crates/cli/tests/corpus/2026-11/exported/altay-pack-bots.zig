ziggurat record 1
game: altay
rules: 1
content: d54f075907edc2abd88212ec09ebce71f4dc9b4b266c71295c6e0750322df213
seed: 4d8fa918b1a3fee2914764f646c5c2100b5d57ba5f2d4bd5b38126cae7916df0
note.commitment: 12b305aa3b5ac54ee2deb62d8522c6cf4861108f230b6e630769f8295172ea03
note.date: 2026-11-16
note.seat-0: bot novice
note.seat-1: bot novice
note.table: shxjbp5hd9r4
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 0
* reveal strategy
* reveal mathematics
* reveal writing
* reveal religion
* reveal philosophy
* reveal leadership
* reveal triumphal_arch
* reveal great_wall
* reveal siege_engines
* token conquest_3_stone
* token conquest_3_wood
* token conquest_3_wood
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_1
* token conquest_2_stone
* token conquest_2_stone
* token conquest_1
* token conquest_2_wood
* token conquest_2_stone
* token conquest_2_food
* token conquest_1
* token conquest_2_metal
0 faction elvenfolk
1 faction smallfolk
1 start_region 5
0 start_region 4
* draw hunter
* draw hunter
* draw hunter
* draw village
* draw hunter
* draw warrior
* draw warrior
* draw hunter
* draw spellweaver
* draw village
* secret ark
* secret colossus
0 play village 1
0 play hunter 1
0 start writing
* reveal masonry
0 play hunter 1
0 buy miner
0 play hunter 1
0 put food village
0 play hunter 1
0 put food village
0 end_turn
* draw loremaster
* draw hunter
* draw warrior
* draw warrior
* draw loremaster
* draw village
1 attack 5 17
1 add warrior
1 add warrior
1 start strategy
* reveal mathematics
* reveal writing
1 play hunter 1
1 play village 1
1 put food village
1 play spellweaver 2
1 end_turn
* draw hunter
* draw hunter
* draw craftsman_wood
* draw craftsman_stone
* draw hunter
* draw warrior
0 play loremaster 2
0 play loremaster 1
0 attack 4 16
0 add warrior
0 play hunter 1
0 buy miner
0 play village 1
0 put culture loremaster
0 end_turn
* draw hunter
* draw miner_vp0
* draw hunter
* draw hunter
* draw hunter
* draw miner_vp0
1 play hunter 1
1 buy stonecutter
1 play craftsman_stone 1
1 play craftsman_wood 1
1 put wood spellweaver
1 play hunter 1
1 put food village
1 settle 17
1 attack 17 10
1 add warrior
1 play hunter 1
1 put food achievement
1 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw craftsman_stone
* draw stonecutter_vp0
* draw hunter
0 release loremaster
0 play miner_vp0 1
0 play hunter 1
0 buy lumberjack
0 play hunter 1
0 buy cavalry
0 play miner_vp0 1
0 drop
0 play hunter 1
0 start writing
* reveal masonry
* reveal strategy
0 play hunter 1
0 buy stonecutter
0 drop
0 start mathematics
0 end_turn
* draw hunter
* draw loremaster
* draw warrior
* draw warrior
* draw hunter
* draw cavalry_vp1
1 play craftsman_stone 1
1 play hunter 1
1 buy lumberjack
1 play hunter 1
1 play hunter 1
1 buy scholar
1 play stonecutter_vp0 1
1 release spellweaver
1 end_turn
* draw village
* draw warrior
* draw craftsman_wood
* draw hunter
* draw hunter
* draw hunter
0 play loremaster 2
0 attack 4 22
0 add warrior
0 add cavalry_vp1
0 drop
0 play hunter 1
0 buy lumberjack
0 play hunter 1
0 start strategy
* reveal engineering
0 end_turn
* draw lumberjack_vp0
* draw hunter
* draw hunter
* draw miner_vp0
* draw stonecutter_vp0
* draw miner_vp0
1 play village 1
1 play hunter 1
1 buy miner
1 play craftsman_wood 1
1 drop
1 play hunter 1
1 buy stonecutter
1 start engineering
* reveal engineering
1 play hunter 1
1 buy lumberjack
1 end_turn
* draw hunter
* draw craftsman_stone
* draw stonecutter_vp0
* draw scholar_vp0
* draw lumberjack_vp0
* draw warrior
0 play hunter 1
0 buy farmer
0 play lumberjack_vp0 1
0 play stonecutter_vp0 1
0 play miner_vp0 1
0 play miner_vp0 1
0 play hunter 1
0 put food achievement
0 put metal achievement
0 put metal achievement
0 settle 22
0 start mathematics
* reveal writing
0 end_turn
* draw hunter
* draw loremaster
* draw stonecutter_vp0
* draw warrior
* draw miner_vp0
* draw farmer_vp0
1 play craftsman_stone 1
1 put stone achievement
1 play scholar_vp0 1
1 play stonecutter_vp0 1
1 play hunter 1
1 buy farmer
1 put stone achievement
1 attack 17 22
1 add warrior
1 done
0 fight
0 defend warrior
0 done
* draw hunter
1 play lumberjack_vp0 1
1 put wood achievement
1 settle 17
1 start religion
* reveal religion
1 end_turn
* draw spellweaver
* draw warrior
* draw lumberjack_vp0
* draw warrior
* draw farmer_vp0
* draw hunter
0 play loremaster 1
0 play hunter 1
0 play stonecutter_vp0 1
0 buy stonecutter
0 put stone achievement
0 play farmer_vp0 2
0 put culture loremaster
0 put food village
0 play hunter 1
0 put food village
0 settle 4
0 drop
0 start masonry
0 play miner_vp0 1
0 end_turn
* draw warrior
* draw hunter
* draw cavalry_vp1
* draw miner_vp0
* draw lumberjack_vp0
* draw lumberjack_vp0
1 play farmer_vp0 2
1 play lumberjack_vp0 1
1 attack 17 22
1 add warrior
1 done
0 fight
0 defend warrior
0 defend cavalry_vp1
0 done
* draw hunter
* draw hunter
1 play hunter 1
1 play spellweaver 2
1 put food village
1 tech engineering
1 trash warrior
* draw craftsman_wood
1 buy scholar
1 drop
1 put wood spellweaver
1 play craftsman_wood 1
1 start writing
* reveal strategy
1 end_turn
* draw craftsman_stone
* draw stonecutter_vp0
* draw hunter
* draw hunter
* draw lumberjack_vp0
* draw hunter
0 play miner_vp0 1
0 drop
0 play lumberjack_vp0 1
0 start leadership
* reveal government
0 play lumberjack_vp0 1
0 release loremaster
0 put culture achievement
0 drop
0 start engineering
* reveal writing
0 put wood achievement
0 play hunter 1
0 play hunter 1
0 buy scholar
0 play hunter 1
0 buy miner
0 end_turn
* draw warrior
* draw miner_vp0
* draw miner_vp0
* draw hunter
* draw hunter
* draw hunter
1 play stonecutter_vp0 1
1 tech engineering
1 trash craftsman_stone
* draw stonecutter_vp0
1 play stonecutter_vp0 1
1 play hunter 1
1 play hunter 1
1 put food village
1 settle 17
1 play lumberjack_vp0 1
1 release spellweaver
1 put food achievement
1 put wood achievement
1 play hunter 1
1 put food achievement
1 settle 10
1 start masonry
* reveal mathematics
1 put stone achievement
1 drop
1 end_turn
* draw miner_vp0
* draw scholar_vp0
* draw hunter
* draw hunter
* draw lumberjack_vp0
* draw village
0 play miner_vp0 1
0 attack 22 17
0 add warrior
0 done
1 surrender
1 discard scholar_vp0
* draw scholar_vp0
0 play miner_vp0 1
0 play hunter 1
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 end_turn
* draw hunter
* draw hunter
* draw lumberjack_vp0
* draw warrior
* draw lumberjack_vp0
* draw loremaster
1 play miner_vp0 1
1 play scholar_vp0 1
1 start mathematics
* reveal masonry
1 play village 1
1 play hunter 1
1 tech engineering
1 trash hunter
* draw farmer_vp0
1 play lumberjack_vp0 2
1 play farmer_vp0 1
1 buy town
1 drop
1 start strategy
* reveal masonry
* reveal mathematics
1 end_turn
* draw craftsman_wood
* draw stonecutter_vp0
* draw spellweaver
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw hunter
0 play hunter 1
0 play hunter 1
0 play lumberjack_vp0 1
0 play loremaster 2
0 buy town
0 drop
0 start masonry
0 play lumberjack_vp0 1
0 end_turn
* draw farmer_vp0
* draw loremaster
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw scholar_vp0
* draw village
1 play craftsman_wood 1
1 play spellweaver 1
1 drop
1 play lumberjack_vp0 1
1 tech engineering
1 trash stonecutter_vp0
* draw warrior
1 play stonecutter_vp0 1
1 end_turn
1 archive warrior
* draw hunter
* draw farmer_vp0
* draw scholar_vp0
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw miner_vp0
0 play farmer_vp0 2
0 put food achievement
0 play stonecutter_vp0 2
0 play scholar_vp0 1
0 buy worker
0 play loremaster 1
0 put culture loremaster
0 play stonecutter_vp0 1
0 play village 1
0 put stone achievement
0 end_turn
* draw cavalry_vp1
* draw miner_vp0
* draw warrior
* draw cavalry_vp0
* draw town_vp0
* draw hunter
1 play stonecutter_vp0 1
1 play farmer_vp0 2
1 play scholar_vp0 2
* draw hunter
1 play lumberjack_vp0 2
1 start masonry
1 first stone
* reveal engineering
1 play hunter 1
1 buy scholar
1 buy farmer
1 play miner_vp0 1
1 play hunter 1
1 put food achievement
1 end_turn
* draw scholar_vp0
* draw spellweaver
* draw hunter
* draw craftsman_wood
* draw lumberjack_vp0
* draw town_vp1
0 attack 22 11
0 add cavalry_vp1
0 release loremaster
0 play miner_vp0 1
0 play hunter 1
0 buy farmer
0 end_turn
* draw farmer_vp0
* draw loremaster
* draw hunter
* draw lumberjack_vp0
* draw warrior
* draw hunter
1 tech engineering
1 trash scholar_vp0
* draw miner_vp0
1 play town_vp1 1
1 play miner_vp0 1
1 play spellweaver 1
1 play hunter 1
1 play craftsman_wood 1
1 play lumberjack_vp0 1
1 put wood town
1 settle 17
1 attack 17 22
1 add warrior archived
1 done
0 fight
0 defend warrior
0 done
* draw hunter
1 put food village
1 drop
1 start government
1 first culture
* reveal commerce
1 put metal achievement
1 end_turn
* draw hunter
* draw scholar_vp0
* draw farmer_vp0
* draw farmer_vp0
* draw scholar_vp0
* draw stonecutter_vp0
0 play farmer_vp0 1
0 play hunter 1
0 play lumberjack_vp0 1
0 play loremaster 2
0 put food village
0 put food village
0 settle 11
0 play hunter 1
0 play hunter 1
0 end_turn
* draw worker_vp1
* draw miner_vp0
* draw miner_vp0
* draw hunter
* draw scholar_vp0
* draw stonecutter_vp0
1 tech engineering
1 trash farmer_vp0
* draw hunter
1 end_turn
1 archive farmer_vp0
* draw lumberjack_vp0
* draw craftsman_wood
* draw scholar_vp0
* draw hunter
* draw lumberjack_vp0
* draw spellweaver
0 play scholar_vp0 2
* draw stonecutter_vp0
0 play stonecutter_vp0 2
0 put stone achievement
0 settle 16
0 settle 17
0 play worker_vp1 2
0 play hunter 1
0 buy cavalry
0 start commerce
* reveal philosophy
* reveal government
0 play miner_vp0 1
0 play stonecutter_vp0 1
0 put metal achievement
0 play miner_vp0 1
0 end_turn
* draw lumberjack_vp0
* draw hunter
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw loremaster
* draw hunter
1 play lumberjack_vp0 2
1 play scholar_vp0 1
1 play spellweaver 2
1 play craftsman_wood 1
1 put wood spellweaver
1 tech engineering
1 trash hunter
* draw hunter
1 play farmer_vp0 1 archived
1 buy town
1 play hunter 1
1 put culture achievement
1 end_turn
1 archive lumberjack_vp0
* draw town_vp1
* draw warrior
* draw stonecutter_vp0
* draw scholar_vp0
* draw hunter
* draw miner_vp0
0 play stonecutter_vp0 2
0 play hunter 1
0 play lumberjack_vp0 1
0 put wood achievement
0 put food achievement
0 play hunter 1
0 play loremaster 1
0 play lumberjack_vp0 1
0 buy town
0 put culture loremaster
0 end_turn
* draw hunter
* draw cavalry_vp0
* draw farmer_vp0
* draw miner_vp0
* draw hunter
* draw stonecutter_vp0
1 release spellweaver
1 play stonecutter_vp0 1
1 play town_vp1 1
1 play lumberjack_vp0 2 archived
1 attack 5 17
1 add warrior
1 done
0 fight
0 defend cavalry_vp0
0 done
* draw cavalry_vp1
1 tech engineering
1 trash scholar_vp0
* draw farmer_vp0
1 play hunter 1
1 play farmer_vp0 1
1 put wood town
1 buy worker
1 pay stone
1 end_turn
1 no_archive
* draw spellweaver
* draw town_vp0
* draw lumberjack_vp0
* draw craftsman_wood
* draw hunter
* draw scholar_vp0
0 play farmer_vp0 2
0 play stonecutter_vp0 2
0 release loremaster
0 attack 17 10
0 add cavalry_vp1
0 done
1 fight
1 done
0 put culture achievement
0 settle 17
0 start religion
0 first food
* reveal leadership
0 tech commerce
0 give stone
0 take culture
0 put stone achievement
0 play miner_vp0 1
0 put food achievement
0 play hunter 1
0 put culture achievement
0 buy cavalry
0 play hunter 1
0 end_turn
* draw town_vp0
* draw farmer_vp0
* draw miner_vp0
* draw village
* draw scholar_vp0
* draw cavalry_vp0
1 play spellweaver 2
1 play scholar_vp0 2
* draw hunter
1 play hunter 1
1 tech engineering
1 trash craftsman_wood
* draw lumberjack_vp0
1 play town_vp0 1
1 play lumberjack_vp0 2
1 put wood spellweaver
1 put wood town
1 end_turn
1 archive hunter
* draw farmer_vp0
* draw miner_vp0
* draw town_vp1
* draw warrior
* draw worker_vp0
* draw stonecutter_vp0
0 play miner_vp0 2
0 use 16
0 attack 17 10
0 add cavalry_vp0
0 done
1 surrender
1 discard farmer_vp0
* draw lumberjack_vp0
0 play scholar_vp0 1
0 put culture achievement
0 settle 11
0 play farmer_vp0 1
0 tech commerce
0 give food
0 take metal
0 start mathematics
* reveal mathematics
0 tech religion
0 from 11
0 to 5
0 play town_vp0 1
0 play village 1
0 put metal achievement
0 drop
0 start great_wall
* reveal academy
0 end_turn
* draw warrior
* draw worker_vp1
* draw hunter
* draw miner_vp0
* draw warrior
* draw scholar_vp0
1 attack 10 17
1 add warrior
1 done
0 surrender
0 discard hunter
* draw farmer_vp0
1 play town_vp1 1
1 play hunter 1 archived
1 play worker_vp0 2
1 play stonecutter_vp0 1
1 play lumberjack_vp0 2
1 put wood town
1 release spellweaver
1 put food village
1 put stone achievement
1 end_turn
1 no_archive
* draw lumberjack_vp0
* draw hunter
* draw town_vp0
* draw scholar_vp0
* draw farmer_vp0
* draw stonecutter_vp0
0 play worker_vp1 1
0 play miner_vp0 1
0 put wood town
0 settle 11
0 play farmer_vp0 2
0 use 4
0 play scholar_vp0 1
0 tech religion
0 from 11
0 to 17
0 attack 17 10
0 add warrior
0 add warrior
0 done
1 fight
1 done
0 put culture achievement
0 tech commerce
0 give metal
0 take food
0 put food village
0 end_turn
* draw loremaster
* draw hunter
* draw hunter
* draw cavalry_vp0
* draw hunter
* draw stonecutter_vp0
1 tech engineering
1 trash lumberjack_vp0
* draw hunter
1 play stonecutter_vp0 1
1 put stone achievement
1 play scholar_vp0 1
1 play farmer_vp0 1
1 start leadership
* reveal commerce
1 play hunter 1
1 end_turn
1 archive town_vp0
* draw miner_vp0
* draw town_vp1
* draw village
* draw worker_vp0
* draw warrior
* draw lumberjack_vp0
* draw spellweaver
0 play loremaster 2
0 attack 17 21
0 add cavalry_vp0
0 play stonecutter_vp0 1
0 play hunter 1
0 tech religion
0 from 5
0 to 21
0 put food village
0 settle 16
0 play hunter 1
0 play hunter 1
0 tech commerce
0 give stone
0 take food
0 end_turn
* draw miner_vp0
* draw town_vp0
* draw lumberjack_vp0
* draw farmer_vp0
* draw loremaster
* draw hunter
1 play lumberjack_vp0 2
1 play spellweaver 1
1 put culture achievement
1 attack 10 21
1 add warrior
1 done
0 fight
0 done
1 play village 1
1 play town_vp1 1
1 play worker_vp0 1
1 put wood town
1 settle 21
1 play town_vp0 1 archived
1 put wood town
1 settle 10
1 play miner_vp0 1
1 put metal achievement
1 drop
1 start commerce
* reveal leadership
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw farmer_vp0
* draw spellweaver
* draw stonecutter_vp0
* draw scholar_vp0
0 play lumberjack_vp0 2
0 play farmer_vp0 1
0 play hunter 1
0 tech religion
0 from 11
0 to 5
0 play loremaster 1
0 play miner_vp0 2
0 use 17
0 play town_vp0 1
0 buy worker
0 pay wood
0 pay metal
0 put wood town
0 settle 16
0 put culture loremaster
0 put metal achievement
0 tech commerce
0 take wood
0 end_turn
* draw miner_vp0
* draw cavalry_vp1
* draw stonecutter_vp0
* draw cavalry_vp0
* draw lumberjack_vp0
* draw cavalry_vp0
1 play scholar_vp0 2
* draw town_vp0
1 attack 21 17
1 add warrior
1 done
0 fight
0 defend cavalry_vp0
0 done
* draw cavalry_vp0
1 play farmer_vp0 1
1 put food achievement
1 tech engineering
1 trash stonecutter_vp0
* draw town_vp1
1 play spellweaver 2
1 play town_vp1 1
1 end_turn
1 archive town_vp0
* draw worker_vp0
* draw miner_vp0
* draw lumberjack_vp0
* draw hunter
* draw warrior
* draw hunter
* draw farmer_vp0
0 play lumberjack_vp0 1
0 release loremaster
0 play stonecutter_vp0 2
0 play miner_vp0 2
0 use 17
0 tech religion
0 from 17
0 to 21
0 attack 21 8
0 add cavalry_vp1
0 put stone achievement
0 tech commerce
0 give stone
0 take metal
0 put stone achievement
0 end_turn
* draw hunter
* draw hunter
* draw farmer_vp0
* draw miner_vp0
* draw hunter
* draw hunter
1 attack 10 21
1 add warrior
1 done
0 fight
0 done
1 play farmer_vp0 1
1 play lumberjack_vp0 1
1 tech engineering
1 trash hunter
* draw scholar_vp0
1 play worker_vp0 1
1 put wood spellweaver
1 play miner_vp0 1
1 put wood town
1 play hunter 1
1 play scholar_vp0 2
* draw town_vp1
1 put metal achievement
1 drop
1 play town_vp1 1
1 put food village
1 end_turn
* draw scholar_vp0
* draw warrior
* draw lumberjack_vp0
* draw farmer_vp0
* draw miner_vp0
* draw hunter
* draw worker_vp0
0 play miner_vp0 1
0 play hunter 1
0 tech religion
0 from 22
0 to 11
0 tech commerce
0 give metal
0 take food
0 play farmer_vp0 1
0 play hunter 1
0 play hunter 1
0 play hunter 1
0 end_turn
* draw town_vp0
* draw hunter
* draw worker_vp1
* draw loremaster
* draw cavalry_vp0
* draw warrior
1 attack 21 17
1 add warrior
1 done
0 fight
0 done
1 play hunter 1
1 put food village
1 settle 8
1 play worker_vp0 2
1 start mathematics
* reveal strategy
1 play farmer_vp0 1
1 play scholar_vp0 1
1 release spellweaver
1 drop
1 put wood town
1 play miner_vp0 1
1 play lumberjack_vp0 1
1 start strategy
1 first food
* reveal masonry
1 play town_vp0 1 archived
1 put metal achievement
1 drop
1 start triumphal_arch
* reveal mausoleum
1 end_turn
* draw scholar_vp0
* draw village
* draw miner_vp0
* draw farmer_vp0
* draw town_vp1
* draw worker_vp0
* draw spellweaver

result: 23 12
places: 1 2
hash: c311ba00fadd9698f369c7f1a1192715e495b26165edc9d8537bb82d12c7ffad
