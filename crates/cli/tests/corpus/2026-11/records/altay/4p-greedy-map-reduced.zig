ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: dcb0d7afeb524f01b9509be5257c19b8b422bdde7d213722b9bb16d2ed5f5e1f
setup: {"edition":"it","factions":"choose","map":"reduced","players":4,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal strategy
* reveal masonry
* reveal engineering
* reveal leadership
* reveal philosophy
* reveal religion
* reveal aqueducts
* reveal great_wall
* reveal ark
* token conquest_3_metal
* token conquest_3_wood
* token conquest_3_metal
* token conquest_3_wood
* token conquest_3_stone
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_1
* token conquest_2_wood
* token conquest_2_food
* token conquest_2_stone
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_stone
* token conquest_2_wood
* token conquest_2_stone
1 faction smallfolk
2 faction elvenfolk
3 faction firefolk
0 start_region 3
3 start_region 5
2 start_region 0
1 start_region 1
* draw hunter
* draw craftsman_wood
* draw village
* draw hunter
* draw warrior
* draw hunter
* draw village
* draw loremaster
* draw hunter
* draw hunter
* draw warrior
* draw shaman
* draw warrior
* draw village
* draw warrior
* draw warrior
* draw hunter
* draw warrior
* draw hunter
* draw village
* secret triumphal_arch
* secret siege_engines
* secret academy
* secret colossus
1 attack 1 13
1 add warrior
1 play hunter 1
1 buy miner
1 play hunter 1
1 start strategy
* reveal engineering
* reveal engineering
* reveal mathematics
1 play craftsman_wood 1
1 play village 1
1 end_turn
* draw spellweaver
* draw warrior
* draw hunter
* draw craftsman_stone
* draw hunter
2 play loremaster 1
2 play hunter 1
2 buy miner
2 play hunter 1
2 start masonry
* reveal mathematics
* reveal masonry
2 play hunter 1
2 put food achievement
2 play village 1
2 end_turn
* draw hunter
* draw warrior
* draw loremaster
* draw hunter
* draw warrior
3 attack 5 21
3 add warrior
3 add warrior
3 add warrior
3 start engineering
3 play shaman 1
3 play village 1
3 end_turn
* draw hunter
* draw hunter
* draw village
* draw hunter
* draw warrior
0 attack 3 9
0 add warrior
0 add warrior
0 start engineering
0 play hunter 1
0 buy miner
0 play hunter 1
0 buy stonecutter
0 play village 1
0 end_turn
* draw hunter
* draw warrior
* draw village
* draw colonist
* draw digger
1 play spellweaver 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 put food achievement
1 play craftsman_stone 1
1 end_turn
* draw miner_vp0
* draw craftsman_wood
* draw hunter
* draw hunter
* draw warrior
2 attack 0 6
2 add warrior
2 play loremaster 1
2 attack 0 12
2 add warrior
2 play hunter 1
2 buy miner
2 play hunter 1
2 buy stonecutter
2 end_turn
* draw hunter
* draw stonecutter_vp0
* draw hunter
* draw warrior
* draw loremaster
3 play hunter 1
3 buy miner
3 play hunter 1
3 buy stonecutter
3 play hunter 1
3 buy lumberjack
3 end_turn
* draw warrior
* draw hunter
* draw warrior
* draw warrior
* draw village
0 play colonist 2
0 settle 9
0 attack 9 4
0 add warrior
0 play digger 1
0 play hunter 1
0 buy miner
0 play village 1
0 end_turn
* draw warrior
* draw warrior
* draw hunter
* draw warrior
* draw hunter
1 play miner_vp0 1
1 put metal achievement
1 play hunter 1
1 buy miner
1 play hunter 1
1 play craftsman_wood 1
1 put food village
1 end_turn
* draw hunter
* draw hunter
* draw craftsman_stone
* draw spellweaver
* draw warrior
2 play loremaster 1
2 play hunter 1
2 play hunter 1
2 play stonecutter_vp0 1
2 put stone achievement
2 put food village
2 put food village
2 settle 13
2 attack 13 1
2 add warrior
2 done
1 fight
1 defend warrior
1 done
* draw miner_vp0
2 end_turn
* draw hunter
* draw miner_vp0
* draw miner_vp0
* draw warrior
* draw hunter
3 attack 5 11
3 add warrior
3 add warrior
3 put stone achievement
3 play hunter 1
3 buy stonecutter
3 end_turn
* draw miner_vp0
* draw shaman
* draw stonecutter_vp0
* draw hunter
* draw lumberjack_vp0
0 attack 3 18
0 add warrior
0 add warrior
0 add warrior
0 play hunter 1
0 play hunter 1
0 buy lumberjack
0 buy stonecutter
0 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw colonist
* draw village
* draw miner_vp0
1 play spellweaver 1
1 play miner_vp0 1
1 put metal achievement
1 start philosophy
* reveal leadership
* reveal commerce
1 play hunter 1
1 play hunter 1
1 play craftsman_stone 1
1 buy stonecutter
1 buy lumberjack
1 end_turn
* draw craftsman_wood
* draw hunter
* draw hunter
* draw miner_vp0
* draw miner_vp0
2 play miner_vp0 2
2 play hunter 1
2 play hunter 1
2 play miner_vp0 1
2 buy stonecutter
2 buy lumberjack
2 end_turn
* draw hunter
* draw loremaster
* draw hunter
* draw loremaster
* draw hunter
3 play shaman 1
3 play miner_vp0 1
3 play hunter 1
3 buy cavalry
3 play lumberjack_vp0 1
3 put wood achievement
3 play stonecutter_vp0 1
3 put stone achievement
3 settle 21
3 end_turn
* draw warrior
* draw hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw hunter
0 play colonist 2
0 settle 18
0 play miner_vp0 1
0 play miner_vp0 1
0 play stonecutter_vp0 2
0 put stone achievement
0 put stone achievement
0 play village 1
0 end_turn
* draw digger
* draw hunter
* draw miner_vp0
* draw lumberjack_vp0
* draw village
1 play miner_vp0 1
1 play miner_vp0 1
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 play craftsman_wood 1
1 buy stonecutter
1 end_turn
* draw warrior
* draw warrior
* draw hunter
* draw lumberjack_vp0
* draw spellweaver
2 play loremaster 1
2 play loremaster 1
2 play hunter 1
2 play hunter 1
2 play hunter 1
2 buy lumberjack
2 buy scholar
2 end_turn
* draw miner_vp0
* draw village
* draw warrior
* draw hunter
* draw miner_vp0
3 tech engineering
3 trash warrior
* draw hunter
3 play stonecutter_vp0 2
3 start commerce
* reveal religion
* reveal government
3 play hunter 1
3 put food achievement
3 play hunter 1
3 play hunter 1
3 play stonecutter_vp0 1
3 put food village
3 put food village
3 settle 11
3 end_turn
* draw cavalry_vp1
* draw lumberjack_vp0
* draw warrior
* draw miner_vp0
* draw warrior
0 play lumberjack_vp0 2
0 put wood achievement
0 settle 12
0 tech engineering
0 trash digger
* draw miner_vp0
0 play miner_vp0 2
0 start leadership
0 put metal achievement
0 play hunter 1
0 play miner_vp0 1
0 buy cavalry
0 end_turn
* draw warrior
* draw hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw hunter
1 attack 1 20
1 add warrior
1 add warrior
1 play spellweaver 1
1 put culture achievement
1 play hunter 1
1 put food village
1 settle 20
1 play lumberjack_vp0 1
1 end_turn
* draw hunter
* draw miner_vp0
* draw stonecutter_vp0
* draw craftsman_stone
* draw hunter
2 play miner_vp0 2
2 play hunter 1
2 buy cavalry
2 play miner_vp0 1
2 play village 1
2 attack 0 12
2 add warrior
2 done
0 fight
0 defend warrior
0 done
* draw colonist
2 end_turn
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw warrior
* draw hunter
* draw stonecutter_vp0
3 attack 21 10
3 add warrior
3 add warrior
3 attack 5 17
3 add cavalry_vp1
3 play lumberjack_vp0 2
3 put wood achievement
3 play miner_vp0 1
3 buy cavalry
3 end_turn
* draw warrior
* draw village
* draw shaman
* draw hunter
* draw warrior
0 play colonist 2
0 settle 4
0 play stonecutter_vp0 2
0 put stone achievement
0 play hunter 1
0 play hunter 1
0 play stonecutter_vp0 1
0 buy lumberjack
0 end_turn
* draw warrior
* draw warrior
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw miner_vp0
1 play miner_vp0 1
1 play stonecutter_vp0 2
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 play craftsman_stone 1
1 buy lumberjack
1 end_turn
* draw village
* draw hunter
* draw cavalry_vp0
* draw miner_vp0
* draw miner_vp0
2 play hunter 1
2 play lumberjack_vp0 1
2 play stonecutter_vp0 1
2 put stone achievement
2 settle 6
2 settle 13
2 attack 13 7
2 add warrior
2 buy cavalry
2 start engineering
* reveal masonry
* reveal writing
2 play stonecutter_vp0 1
2 put stone achievement
2 end_turn
* draw lumberjack_vp0
* draw hunter
* draw hunter
* draw miner_vp0
* draw warrior
3 tech engineering
3 trash village
* draw village
3 play shaman 1
3 put culture achievement
3 attack 21 8
3 add warrior
3 play hunter 1
3 play village 1
3 put food village
3 end_turn
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw cavalry_vp0
* draw stonecutter_vp0
* draw hunter
0 attack 3 16
0 add warrior
0 add warrior
0 play miner_vp0 2
0 play lumberjack_vp0 2
0 play stonecutter_vp0 2
0 end_turn
* draw lumberjack_vp0
* draw colonist
* draw stonecutter_vp0
* draw village
* draw hunter
1 attack 1 13
1 add cavalry_vp0
1 done
2 surrender
2 done
1 play miner_vp0 1
1 play miner_vp0 1
1 play hunter 1
1 buy cavalry
1 play village 1
1 end_turn
* draw warrior
* draw warrior
* draw craftsman_wood
* draw hunter
* draw stonecutter_vp0
2 play miner_vp0 2
2 play lumberjack_vp0 2
2 put wood achievement
2 attack 6 18
2 add warrior
2 done
0 surrender
0 done
2 play hunter 1
2 play hunter 1
2 put food village
2 put food village
2 settle 18
2 end_turn
* draw hunter
* draw scholar_vp0
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw stonecutter_vp0
3 play lumberjack_vp0 2
3 play stonecutter_vp0 2
3 play hunter 1
3 put food village
3 settle 17
3 play stonecutter_vp0 1
3 end_turn
* draw hunter
* draw warrior
* draw miner_vp0
* draw cavalry_vp1
* draw shaman
0 tech engineering
0 trash village
* draw village
0 play lumberjack_vp0 2
0 play colonist 1
0 play hunter 1
0 play village 1
0 play stonecutter_vp0 1
0 put food village
0 put food village
0 settle 16
0 end_turn
* draw cavalry_vp0
* draw warrior
* draw hunter
* draw hunter
* draw miner_vp0
1 attack 1 13
1 add warrior
1 add warrior
1 done
2 surrender
2 done
1 play stonecutter_vp0 2
1 play hunter 1
1 play craftsman_wood 1
1 put food village
1 end_turn
* draw lumberjack_vp0
* draw spellweaver
* draw miner_vp0
* draw stonecutter_vp0
* draw hunter
2 play lumberjack_vp0 2
2 play scholar_vp0 1
2 play stonecutter_vp0 2
2 put stone achievement
2 settle 13
2 start leadership
2 first stone
* reveal government
* reveal commerce
2 put culture achievement
2 play hunter 1
2 play stonecutter_vp0 1
2 buy lumberjack
2 end_turn
* draw cavalry_vp0
* draw cavalry_vp0
* draw warrior
* draw hunter
* draw hunter
3 attack 11 22
3 add warrior
3 add cavalry_vp1
3 play miner_vp0 2
3 put metal achievement
3 settle 22
3 start masonry
3 play shaman 1
3 play hunter 1
3 put food achievement
3 tech commerce
3 give metal
3 take culture
3 end_turn
* draw warrior
* draw cavalry_vp0
* draw stonecutter_vp0
* draw hunter
* draw hunter
0 attack 4 15
0 add cavalry_vp0
0 play miner_vp0 2
0 use 12
0 tech engineering
0 trash warrior
* draw miner_vp0
0 play miner_vp0 2
0 play hunter 1
0 play hunter 1
0 buy scholar
0 end_turn
* draw village
* draw lumberjack_vp0
* draw hunter
* draw stonecutter_vp0
* draw warrior
1 play spellweaver 1
1 put culture achievement
1 settle 7
1 play lumberjack_vp0 2
1 start writing
* reveal masonry
* reveal strategy
1 tech philosophy
1 put wood achievement
1 play miner_vp0 1
1 play stonecutter_vp0 2
1 play hunter 1
1 put food achievement
1 end_turn
* draw hunter
* draw cavalry_vp0
* draw cavalry_vp0
* draw hunter
* draw miner_vp0
2 attack 13 19
2 add warrior
2 add cavalry_vp0
2 attack 18 9
2 add cavalry_vp0
2 done
0 surrender
0 done
2 play hunter 1
2 play hunter 1
2 buy scholar
2 end_turn
* draw loremaster
* draw loremaster
* draw miner_vp0
* draw miner_vp0
* draw lumberjack_vp0
3 tech engineering
3 trash warrior
* draw warrior
3 play stonecutter_vp0 2
3 use 21
3 attack 22 4
3 add warrior
3 add cavalry_vp0
3 done
0 surrender
0 done
3 put stone achievement
3 tech commerce
3 take culture
3 play hunter 1
3 put food achievement
3 settle 4
3 settle 15
3 start ark
* reveal mausoleum
3 play hunter 1
3 end_turn
* draw village
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw cavalry_vp1
* draw cavalry_vp0
0 attack 3 18
0 add warrior
0 done
2 surrender
2 done
0 tech engineering
0 trash village
* draw lumberjack_vp0
0 play hunter 1
0 play lumberjack_vp0 1
0 play lumberjack_vp0 1
0 play stonecutter_vp0 1
0 end_turn
* draw warrior
* draw colonist
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw hunter
1 attack 7 2
1 add cavalry_vp0
1 attack 1 13
1 add cavalry_vp0
1 done
2 surrender
2 done
1 tech philosophy
1 play miner_vp0 1
1 play hunter 1
1 put food achievement
1 settle 13
1 start commerce
1 first metal
* reveal religion
* reveal commerce
1 put culture achievement
1 play hunter 1
1 put food village
1 settle 19
1 end_turn
* draw warrior
* draw cavalry_vp0
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw craftsman_wood
2 play lumberjack_vp0 2
2 play loremaster 1
2 put culture achievement
2 play loremaster 1
2 play miner_vp0 1
2 put metal achievement
2 play miner_vp0 1
2 put metal achievement
2 settle 18
2 start commerce
2 first wood
* reveal commerce
2 put culture achievement
2 end_turn
* draw warrior
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw cavalry_vp0
3 attack 15 18
3 add cavalry_vp1
3 done
2 fight
2 defend warrior
2 defend cavalry_vp0
2 done
* draw cavalry_vp0
* draw scholar_vp0
3 attack 4 16
3 add cavalry_vp0
3 done
0 surrender
0 done
3 tech engineering
3 trash village
* draw hunter
3 play lumberjack_vp0 2
3 put wood achievement
3 put wood achievement
3 play stonecutter_vp0 2
3 use 21
3 tech commerce
3 take culture
3 play hunter 1
3 end_turn
* draw hunter
* draw shaman
* draw hunter
* draw miner_vp0
* draw warrior
0 attack 3 18
0 add warrior
0 done
2 fight
2 defend cavalry_vp0
2 done
* draw hunter
0 tech engineering
0 trash colonist
* draw miner_vp0
0 play miner_vp0 2
0 play hunter 1
0 play lumberjack_vp0 1
0 play stonecutter_vp0 1
0 end_turn
* draw hunter
* draw stonecutter_vp0
* draw warrior
* draw miner_vp0
* draw lumberjack_vp0
1 play lumberjack_vp0 2
1 put wood achievement
1 attack 13 6
1 add warrior
1 done
2 surrender
2 done
1 attack 13 0
1 add cavalry_vp0
1 done
2 surrender
2 done
1 tech philosophy
1 play stonecutter_vp0 2
1 use 19
1 put stone achievement
1 play craftsman_wood 1
1 end_turn
* draw miner_vp0
* draw hunter
* draw warrior
* draw craftsman_stone
* draw stonecutter_vp0
2 play scholar_vp0 1
2 play stonecutter_vp0 2
2 put stone achievement
2 play hunter 1
2 put food achievement
2 play lumberjack_vp0 1
2 play stonecutter_vp0 1
2 end_turn
* draw hunter
* draw lumberjack_vp0
* draw village
* draw hunter
* draw scholar_vp0
3 play miner_vp0 2
3 tech engineering
3 trash warrior
* draw stonecutter_vp0
3 put metal achievement
3 put metal achievement
3 play shaman 1
3 play stonecutter_vp0 2
3 use 21
3 tech commerce
3 give stone
3 take culture
3 play hunter 1
3 play hunter 1
3 buy merchant
3 end_turn
* draw warrior
* draw merchant_vp1
* draw hunter
* draw lumberjack_vp0
* draw hunter
0 play miner_vp0 2
0 tech engineering
0 trash warrior
* draw cavalry_vp0
0 attack 12 18
0 add cavalry_vp0
0 done
2 surrender
2 done
0 play hunter 1
0 play lumberjack_vp0 1
0 play stonecutter_vp0 1
0 buy farmer
0 drop
0 start masonry
0 drop
0 start commerce
0 first wood
* reveal religion
* reveal government
* reveal government
* reveal leadership
0 put metal achievement
0 drop
0 start strategy
* reveal writing
0 end_turn
* draw scholar_vp0
* draw hunter
* draw cavalry_vp0
* draw hunter
* draw miner_vp0

result: 7 15 9 18
places: 4 2 3 1
hash: 4595b9dce6f5ba4d2421871b559737137060fe2b033c810b438cd2d12f2c49aa
