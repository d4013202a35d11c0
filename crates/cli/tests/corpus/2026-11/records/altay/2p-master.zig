ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 3d2047c02bc93bc6626e41cebb2fe90e73ef5d0d88d6d91cf5076512e90b57c3
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal masonry
* reveal masonry
* reveal writing
* reveal strategy
* reveal government
* reveal philosophy
* reveal religion
* reveal ark
* reveal academy
* reveal triumphal_arch
* token conquest_3_metal
* token conquest_3_wood
* token conquest_3_metal
* token conquest_1
* token conquest_2_stone
* token conquest_2_stone
* token conquest_2_wood
* token conquest_2_wood
* token conquest_1
* token conquest_2_metal
* token conquest_1
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_1
1 faction smallfolk
0 faction elvenfolk
0 start_region 1
1 start_region 5
* draw craftsman_wood
* draw hunter
* draw craftsman_stone
* draw spellweaver
* draw village
* draw loremaster
* draw hunter
* draw hunter
* draw warrior
* draw warrior
* secret highways
* secret mausoleum
1 play hunter 1
1 buy miner
1 play craftsman_stone 1
1 start masonry
1 play spellweaver 1
1 play village 1
1 play craftsman_wood 1
1 drop
1 start writing
* reveal strategy
* reveal engineering
1 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw warrior
* draw hunter
0 attack 1 13
0 add warrior
0 add warrior
0 play loremaster 1
0 play hunter 1
0 buy town
0 play hunter 1
0 buy miner
0 end_turn
* draw loremaster
* draw village
* draw hunter
* draw hunter
* draw hunter
1 attack 5 11
1 add warrior
1 attack 5 17
1 add warrior
1 play hunter 1
1 buy miner
1 play hunter 1
1 put food achievement
1 play hunter 1
1 put food achievement
1 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw craftsman_stone
* draw miner_vp0
0 play village 1
0 play loremaster 1
0 play hunter 1
0 buy miner
0 play hunter 1
0 start strategy
0 play hunter 1
0 put food achievement
0 end_turn
* draw miner_vp0
* draw loremaster
* draw hunter
* draw warrior
* draw town_vp1
1 play hunter 1
1 put food village
1 play hunter 1
1 put food village
1 settle 17
1 play miner_vp0 2
1 play craftsman_stone 1
1 end_turn
* draw spellweaver
* draw miner_vp0
* draw hunter
* draw warrior
* draw craftsman_wood
0 play loremaster 1
0 play hunter 1
0 play miner_vp0 1
0 buy cavalry
0 play town_vp1 1
0 end_turn
* draw hunter
* draw hunter
* draw loremaster
* draw warrior
* draw hunter
1 play craftsman_wood 1
1 put wood achievement
1 settle 11
1 play spellweaver 1
1 play hunter 1
1 start philosophy
* reveal government
* reveal commerce
1 play miner_vp0 2
1 buy cavalry
1 end_turn
1 archive warrior
* draw hunter
* draw spellweaver
* draw village
* draw hunter
* draw hunter
0 play loremaster 2
0 play hunter 1
0 put food village
0 play hunter 1
0 put food village
0 settle 1
0 play hunter 1
0 attack 1 7
0 add warrior
0 put wood town
0 settle 13
0 end_turn
* draw hunter
* draw miner_vp0
* draw warrior
* draw warrior
* draw loremaster
1 play spellweaver 1
1 put culture achievement
1 play village 1
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 buy lumberjack
1 buy stonecutter
1 put food village
1 end_turn
* draw craftsman_stone
* draw hunter
* draw craftsman_wood
* draw miner_vp0
* draw miner_vp0
0 attack 1 20
0 add warrior
0 add warrior
0 play miner_vp0 2
0 put metal achievement
0 put metal achievement
0 settle 20
0 start commerce
* reveal leadership
0 play loremaster 1
0 play hunter 1
0 put food achievement
0 put culture achievement
0 end_turn
* draw village
* draw hunter
* draw hunter
* draw hunter
* draw miner_vp0
1 play miner_vp0 2
1 play hunter 1
1 buy cavalry
1 play miner_vp0 1
1 play craftsman_wood 1
1 play craftsman_stone 1
1 end_turn
* draw cavalry_vp0
* draw warrior
* draw cavalry_vp0
* draw lumberjack_vp0
* draw hunter
0 play miner_vp0 2
0 play hunter 1
0 buy cavalry
0 play village 1
0 play hunter 1
0 put food village
0 play hunter 1
0 put food village
0 settle 7
0 end_turn
* draw cavalry_vp1
* draw town_vp1
* draw hunter
* draw hunter
* draw loremaster
1 attack 17 22
1 add cavalry_vp0
1 add cavalry_vp0
1 play hunter 1
1 put food village
1 settle 22
1 attack 17 10
1 add warrior
1 add warrior archived
1 play lumberjack_vp0 2
1 end_turn
* draw miner_vp0
* draw hunter
* draw craftsman_stone
* draw stonecutter_vp0
* draw hunter
0 attack 7 2
0 add cavalry_vp1
0 put stone achievement
0 play loremaster 1
0 play town_vp1 1
0 put culture loremaster
0 play hunter 1
0 play hunter 1
0 buy stonecutter
0 buy lumberjack
0 end_turn
* draw hunter
* draw warrior
* draw miner_vp0
* draw miner_vp0
* draw cavalry_vp0
1 play miner_vp0 2
1 play stonecutter_vp0 2
1 play craftsman_stone 1
1 play hunter 1
1 play hunter 1
1 buy stonecutter
1 buy lumberjack
1 end_turn
* draw craftsman_wood
* draw hunter
* draw spellweaver
* draw miner_vp0
* draw cavalry_vp0
0 play miner_vp0 2
0 play miner_vp0 1
0 attack 7 14
0 add warrior
0 release loremaster
0 play hunter 1
0 buy worker
0 end_turn
* draw hunter
* draw village
* draw hunter
* draw warrior
* draw hunter
1 attack 22 4
1 add cavalry_vp0
1 play spellweaver 1
1 put culture achievement
1 settle 4
1 play hunter 1
1 start masonry
1 first stone
* reveal mathematics
1 play miner_vp0 2
1 put food achievement
1 tech philosophy
1 play craftsman_wood 1
1 drop
1 start ark
1 first metal
* reveal aqueducts
1 put wood achievement
1 put culture achievement
1 put metal achievement
1 end_turn
* draw warrior
* draw stonecutter_vp0
* draw village
* draw stonecutter_vp0
* draw hunter
0 play village 1
0 play hunter 1
0 put food village
0 play hunter 1
0 put food village
0 settle 2
0 play hunter 1
0 attack 2 8
0 add warrior
0 buy stonecutter
0 end_turn
* draw hunter
* draw miner_vp0
* draw miner_vp0
* draw loremaster
* draw loremaster
1 tech philosophy
1 play village 1
1 play hunter 1
1 attack 22 16
1 add warrior
1 play stonecutter_vp0 2
1 put food village
1 end_turn
1 archive stonecutter_vp0
* draw hunter
* draw hunter
* draw miner_vp0
* draw craftsman_stone
* draw lumberjack_vp0
0 play loremaster 1
0 play loremaster 1
0 play miner_vp0 2
0 buy chariot
0 play miner_vp0 1
0 play hunter 1
0 buy lumberjack
0 end_turn
* draw cavalry_vp0
* draw stonecutter_vp0
* draw worker_vp1
* draw lumberjack_vp0
* draw warrior
1 play lumberjack_vp0 2
1 put wood achievement
1 put wood achievement
1 play hunter 1
1 play miner_vp0 2
1 play stonecutter_vp0 1 archived
1 put food village
1 settle 16
1 tech philosophy
1 buy chariot
1 start mathematics
* reveal writing
1 play craftsman_stone 1
1 put stone achievement
1 play hunter 1
1 end_turn
* draw warrior
* draw lumberjack_vp0
* draw cavalry_vp0
* draw craftsman_wood
* draw hunter
0 play lumberjack_vp0 2
0 put wood achievement
0 settle 8
0 attack 8 21
0 add warrior
0 add cavalry_vp0
0 play worker_vp1 1
0 put wood town
0 settle 21
0 start_secret mausoleum
0 tech commerce
0 take culture
0 play stonecutter_vp0 2
0 use 21
0 put stone achievement
0 put stone achievement
0 put culture achievement
0 end_turn
* draw cavalry_vp1
* draw hunter
* draw village
* draw cavalry_vp0
* draw lumberjack_vp0
1 play hunter 1
1 play lumberjack_vp0 2
1 play craftsman_wood 1
1 tech philosophy
1 attack 17 21
1 add warrior
1 done
0 fight
0 defend cavalry_vp0
0 done
* draw miner_vp0
1 end_turn
1 no_archive
* draw craftsman_stone
* draw miner_vp0
* draw spellweaver
* draw hunter
* draw stonecutter_vp0
0 play miner_vp0 2
0 tech commerce
0 take culture
0 play hunter 1
0 put culture achievement
0 play village 1
0 play lumberjack_vp0 2
0 use 7
0 attack 21 5
0 add cavalry_vp1
0 done
1 fight
1 done
0 buy town
0 end_turn
* draw hunter
* draw loremaster
* draw chariot_vp2
* draw lumberjack_vp0
* draw hunter
1 play miner_vp0 2
1 put metal achievement
1 put metal achievement
1 settle 17
1 play stonecutter_vp0 2
1 start government
1 tech philosophy
1 tech mathematics
1 discard craftsman_stone
* draw warrior
1 play spellweaver 1
1 put stone achievement
1 put culture achievement
1 play hunter 1
1 put culture achievement
1 end_turn
1 no_archive
* draw lumberjack_vp0
* draw miner_vp0
* draw village
* draw stonecutter_vp0
* draw hunter
0 play loremaster 1
0 put culture achievement
0 play lumberjack_vp0 2
0 use 7
0 start writing
* reveal engineering
* reveal mathematics
0 play hunter 1
0 put food achievement
0 play hunter 1
0 put food achievement
0 put wood achievement
0 settle 14
0 attack 21 17
0 add chariot_vp2
0 done
1 fight
1 done
0 end_turn
* draw warrior
* draw miner_vp0
* draw hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
1 play miner_vp0 2
1 put metal achievement
1 settle 17
1 tech mathematics
1 discard village
* draw chariot_vp1
1 tech philosophy
1 play lumberjack_vp0 2
1 attack 17 21
1 add chariot_vp1
1 done
0 surrender
0 discard warrior
* draw worker_vp1
1 start engineering
1 play stonecutter_vp0 2
1 put stone achievement
1 put stone achievement
1 put wood achievement
1 settle 21
1 start leadership
1 first culture
* reveal leadership
1 put metal achievement
1 tech engineering
1 trash hunter
* draw cavalry_vp0
1 attack 21 8
1 add cavalry_vp0
1 done
0 fight
0 done
1 end_turn
* draw hunter
* draw warrior
* draw craftsman_wood
* draw warrior
* draw lumberjack_vp0
* draw hunter
0 play miner_vp0 2
0 use 14
0 play stonecutter_vp0 2
0 start mathematics
0 first metal
* reveal masonry
0 put stone achievement
0 put metal achievement
0 put stone achievement
0 settle 8
0 play stonecutter_vp0 1
0 start leadership
* reveal commerce
0 play worker_vp1 2
0 play hunter 1
0 put metal achievement
0 tech commerce
0 take culture
0 put culture achievement
0 end_turn
* draw town_vp1
* draw loremaster
* draw hunter
* draw warrior
* draw warrior
1 play lumberjack_vp0 2
1 tech philosophy
1 tech engineering
1 trash warrior
* draw cavalry_vp0
1 tech mathematics
1 discard warrior
* draw chariot_vp1
1 put culture achievement
1 attack 21 8
1 add chariot_vp1
1 add cavalry_vp0
1 done
0 surrender
0 discard warrior
0 discard warrior
* draw cavalry_vp1
* draw hunter
1 play craftsman_wood 1
1 play hunter 1
1 play hunter 1
1 buy scholar
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw craftsman_stone
* draw miner_vp0
* draw cavalry_vp0
* draw spellweaver
0 play hunter 1
0 put food village
0 play hunter 1
0 put food village
0 settle 8
0 tech mathematics
0 discard town_vp1
* draw chariot_vp2
0 attack 8 21
0 add chariot_vp2
0 done
1 surrender
1 done
0 play loremaster 1
0 put culture achievement
0 end_turn
0 archive cavalry_vp1
* draw stonecutter_vp0
* draw cavalry_vp0
* draw miner_vp0
* draw lumberjack_vp0
* draw hunter
1 play stonecutter_vp0 2
1 put stone achievement
1 play miner_vp0 2
1 use 17
1 put metal achievement
1 settle 21
1 tech engineering
1 trash craftsman_stone
* draw lumberjack_vp0
1 play lumberjack_vp0 2
1 play spellweaver 1
1 tech philosophy
1 buy city
1 tech mathematics
1 discard cavalry_vp0
* draw stonecutter_vp0
1 play stonecutter_vp0 2
1 start academy
* reveal colossus
1 put stone achievement
1 put stone achievement
1 end_turn
1 no_archive
* draw village
* draw miner_vp0
* draw scholar_vp0
* draw lumberjack_vp0
* draw hunter
* draw city_vp2
0 play miner_vp0 2
0 use 14
0 put metal achievement
0 settle 8
0 attack 8 21
0 add cavalry_vp0
0 add cavalry_vp1 archived
0 done
1 surrender
1 discard village
1 done
* draw cavalry_vp0
0 play lumberjack_vp0 2
0 use 7
0 play stonecutter_vp0 2
0 start engineering
0 first stone
* reveal masonry
0 put wood achievement
0 put stone achievement
0 put wood achievement
0 settle 21
0 tech mathematics
0 discard hunter
* draw lumberjack_vp0
0 tech engineering
0 trash lumberjack_vp0
* draw stonecutter_vp0
0 play stonecutter_vp0 2
0 start triumphal_arch
0 first stone
* reveal siege_engines
0 tech commerce
0 give stone
0 take metal
0 put metal achievement
0 put metal achievement
0 end_turn
* draw town_vp0
* draw miner_vp0
* draw worker_vp1
* draw hunter
* draw loremaster
1 attack 17 21
1 add cavalry_vp0
1 done
0 surrender
0 discard worker_vp1
* draw hunter
1 tech philosophy
1 play lumberjack_vp0 2
1 play scholar_vp0 1
1 play miner_vp0 2
1 use 16
1 play hunter 1
1 play city_vp2 1
1 put food city
1 put wood city
1 settle 5
1 settle 21
1 put culture achievement
1 put culture achievement
1 buy chariot
1 end_turn
* draw hunter
* draw craftsman_wood
* draw spellweaver
* draw hunter
* draw cavalry_vp0
* draw miner_vp0
0 play miner_vp0 2
0 use 14
0 tech mathematics
0 discard hunter
* draw town_vp1
0 play hunter 1
0 play loremaster 1
0 tech engineering
0 trash town_vp0
* draw village
0 play village 1
0 put culture achievement
0 play town_vp1 1
0 put metal achievement
0 put food village
0 tech commerce
0 take food
0 put food village
0 settle 2
0 end_turn
* draw hunter
* draw cavalry_vp0
* draw cavalry_vp1
* draw warrior
* draw lumberjack_vp0
1 play hunter 1
1 play miner_vp0 2
1 use 17
1 tech engineering
1 trash spellweaver
* draw chariot_vp1
1 tech philosophy
1 tech mathematics
1 discard craftsman_wood
* draw stonecutter_vp0
1 play stonecutter_vp0 2
1 use 21
1 put stone achievement
1 start siege_engines
1 first metal
* reveal amphitheatre
1 put stone achievement
1 attack 21 8
1 add chariot_vp1
1 add cavalry_vp0
1 done
0 fight
0 defend cavalry_vp0
0 defend warrior
0 defend cavalry_vp1
0 done
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw hunter
1 play hunter 1
1 put metal achievement
1 put culture achievement
1 buy farmer
1 end_turn
* draw warrior
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw cavalry_vp0
* draw hunter
* draw stonecutter_vp0
0 play lumberjack_vp0 2
0 use 8
0 put wood town
0 settle 21
0 play stonecutter_vp0 2
0 use 20
0 put stone achievement
0 tech engineering
0 trash stonecutter_vp0
* draw loremaster
0 play hunter 1
0 play loremaster 1
0 tech mathematics
0 discard hunter
* draw worker_vp1
0 play worker_vp1 1
0 buy city
0 tech commerce
0 give stone
0 take culture
0 start masonry
0 drop
* reveal masonry
0 start religion
* reveal religion
0 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw chariot_vp2
* draw miner_vp0

result: 44 35
places: 1 2
hash: f8bab53adcd29b0e709b79b6814e6902156fa76e7a6dfa420ad5dd97dc1bc40c
