ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 1a36704d80993e4be9c1ff0daebba0d83e31f24eb609c15c24b529bc6bf7de7f
setup: {"edition":"it","factions":"choose","map":"reduced","players":3,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 0
* reveal writing
* reveal engineering
* reveal writing
* reveal engineering
* reveal strategy
* reveal leadership
* reveal religion
* reveal leadership
* reveal philosophy
* reveal amphitheatre
* reveal mausoleum
* reveal triumphal_arch
* token conquest_3_metal
* token conquest_3_metal
* token conquest_3_metal
* token conquest_3_stone
* token conquest_2_wood
* token conquest_2_stone
* token conquest_2_stone
* token conquest_2_wood
* token conquest_2_metal
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
0 faction smallfolk
1 faction elvenfolk
2 faction firefolk
2 start_region 3
1 start_region 4
0 start_region 0
* draw spellweaver
* draw hunter
* draw hunter
* draw craftsman_wood
* draw warrior
* draw village
* draw hunter
* draw loremaster
* draw warrior
* draw hunter
* draw hunter
* draw warrior
* draw hunter
* draw village
* draw warrior
* secret ark
* secret highways
* secret siege_engines
0 attack 0 6
0 add warrior
0 play spellweaver 1
0 play hunter 1
0 buy miner
0 play hunter 1
0 start strategy
* reveal mathematics
0 play craftsman_wood 1
0 end_turn
* draw hunter
* draw warrior
* draw village
* draw hunter
* draw craftsman_stone
1 attack 4 15
1 add warrior
1 play loremaster 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 start writing
1 play village 1
1 end_turn
* draw loremaster
* draw hunter
* draw hunter
* draw hunter
* draw warrior
2 attack 3 9
2 add warrior
2 attack 3 16
2 add warrior
2 play hunter 1
2 buy miner
2 play hunter 1
2 start writing
* reveal writing
2 play village 1
2 end_turn
* draw warrior
* draw shaman
* draw village
* draw hunter
* draw warrior
0 attack 0 12
0 add warrior
0 play hunter 1
0 buy miner
0 play hunter 1
0 put food achievement
0 play village 1
0 play craftsman_stone 1
0 end_turn
* draw hunter
* draw hunter
* draw spellweaver
* draw craftsman_wood
* draw hunter
1 play loremaster 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 put food achievement
1 play hunter 1
1 buy stonecutter
1 end_turn
* draw miner_vp0
* draw hunter
* draw warrior
* draw hunter
* draw stonecutter_vp0
2 play shaman 1
2 play hunter 1
2 buy miner
2 end_turn
* draw warrior
* draw hunter
* draw village
* draw warrior
* draw miner_vp0
0 play spellweaver 1
0 play hunter 1
0 play hunter 1
0 play hunter 1
0 play craftsman_wood 1
0 buy town
0 put food village
0 put food village
0 settle 12
0 end_turn
* draw miner_vp0
* draw craftsman_stone
* draw warrior
* draw warrior
* draw miner_vp0
1 play miner_vp0 1
1 play hunter 1
1 play hunter 1
1 play stonecutter_vp0 1
1 put food village
1 put food village
1 settle 15
1 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw loremaster
* draw miner_vp0
2 play miner_vp0 1
2 play hunter 1
2 put food achievement
2 end_turn
* draw warrior
* draw hunter
* draw warrior
* draw hunter
* draw miner_vp0
0 play miner_vp0 2
0 put metal achievement
0 put metal achievement
0 settle 6
0 attack 0 13
0 add warrior
0 play miner_vp0 1
0 start leadership
0 play craftsman_stone 1
0 put stone achievement
0 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw village
* draw hunter
1 play miner_vp0 2
1 play loremaster 1
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 buy stonecutter
1 end_turn
* draw loremaster
* draw hunter
* draw hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
2 play miner_vp0 1
2 play hunter 1
2 buy cavalry
2 play hunter 1
2 buy stonecutter
2 end_turn
* draw shaman
* draw miner_vp0
* draw warrior
* draw hunter
* draw hunter
0 play hunter 1
0 play hunter 1
0 play hunter 1
0 play village 1
0 put food village
0 put food village
0 settle 13
0 attack 13 7
0 add warrior
0 buy lumberjack
0 end_turn
* draw craftsman_stone
* draw craftsman_wood
* draw warrior
* draw miner_vp0
* draw hunter
1 play loremaster 1
1 play hunter 1
1 play hunter 1
1 play stonecutter_vp0 1
1 play stonecutter_vp0 1
1 buy merchant
1 end_turn
* draw hunter
* draw miner_vp0
* draw warrior
* draw hunter
* draw miner_vp0
2 play shaman 1
2 play miner_vp0 1
2 play hunter 1
2 buy cavalry
2 play hunter 1
2 put food village
2 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw warrior
* draw hunter
* draw cavalry_vp0
0 play miner_vp0 2
0 use 12
0 put metal achievement
0 play hunter 1
0 buy cavalry
0 play craftsman_wood 1
0 play craftsman_stone 1
0 end_turn
* draw spellweaver
* draw miner_vp0
* draw town_vp1
* draw craftsman_stone
* draw lumberjack_vp0
1 play miner_vp0 2
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 play miner_vp0 1
1 buy stonecutter
1 end_turn
* draw hunter
* draw cavalry_vp1
* draw warrior
* draw village
* draw loremaster
2 attack 3 18
2 add warrior
2 add cavalry_vp0
2 play miner_vp0 1
2 play hunter 1
2 put food village
2 settle 18
2 play stonecutter_vp0 2
2 end_turn
* draw village
* draw warrior
* draw warrior
* draw warrior
* draw miner_vp0
0 play miner_vp0 2
0 use 12
0 play lumberjack_vp0 2
0 play spellweaver 1
0 put culture achievement
0 play craftsman_stone 1
0 play town_vp1 1
0 put wood town
0 settle 7
0 end_turn
* draw craftsman_wood
* draw hunter
* draw village
* draw cavalry_vp0
* draw warrior
1 attack 4 22
1 add warrior
1 add cavalry_vp1
1 play loremaster 1
1 play hunter 1
1 play village 1
1 put food village
1 end_turn
* draw warrior
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
2 play miner_vp0 1
2 play village 1
2 attack 18 6
2 add warrior
2 done
0 fight
0 defend warrior
0 done
* draw hunter
2 end_turn
* draw cavalry_vp0
* draw village
* draw hunter
* draw miner_vp0
* draw cavalry_vp0
0 attack 7 1
0 add cavalry_vp0
0 play hunter 1
0 play hunter 1
0 play craftsman_wood 1
0 play village 1
0 put food village
0 put food village
0 settle 18
0 end_turn
* draw hunter
* draw miner_vp0
* draw hunter
* draw warrior
* draw lumberjack_vp0
1 play miner_vp0 2
1 play hunter 1
1 put food village
1 settle 22
1 attack 22 17
1 add warrior
1 play stonecutter_vp0 2
1 play stonecutter_vp0 1
1 end_turn
* draw hunter
* draw merchant_vp1
* draw loremaster
* draw miner_vp0
* draw hunter
2 play miner_vp0 1
2 play hunter 1
2 buy cavalry
2 attack 3 18
2 add cavalry_vp0
2 add cavalry_vp0
2 done
0 surrender
0 done
2 end_turn
* draw shaman
* draw stonecutter_vp0
* draw warrior
* draw hunter
* draw hunter
0 play miner_vp0 2
0 use 12
0 play lumberjack_vp0 2
0 use 6
0 play hunter 1
0 play hunter 1
0 buy lumberjack
0 buy stonecutter
0 end_turn
* draw warrior
* draw hunter
* draw town_vp1
* draw village
* draw craftsman_wood
1 play miner_vp0 2
1 play loremaster 1
1 play hunter 1
1 play hunter 1
1 play merchant_vp1 1
1 put food merchant
1 put food merchant
1 end_turn
* draw hunter
* draw loremaster
* draw stonecutter_vp0
* draw warrior
* draw cavalry_vp1
2 play shaman 1
2 play hunter 1
2 play hunter 1
2 play stonecutter_vp0 1
2 put food village
2 put food village
2 settle 18
2 attack 18 15
2 add warrior
2 done
1 fight
1 defend cavalry_vp1
1 done
* draw cavalry_vp0
2 end_turn
* draw hunter
* draw cavalry_vp0
* draw village
* draw warrior
* draw village
0 play hunter 1
0 play craftsman_wood 1
0 play village 1
0 play town_vp1 1
0 put wood town
0 settle 18
0 attack 18 15
0 add warrior
0 done
1 fight
1 defend cavalry_vp0
1 done
* draw hunter
0 put food village
0 end_turn
* draw craftsman_stone
* draw miner_vp0
* draw spellweaver
* draw hunter
* draw cavalry_vp0
1 play loremaster 1
1 play stonecutter_vp0 2
1 play hunter 1
1 play hunter 1
1 release merchant
1 buy stonecutter
1 buy worker
1 buy lumberjack
1 end_turn
* draw hunter
* draw warrior
* draw lumberjack_vp0
* draw hunter
* draw hunter
2 play hunter 1
2 play village 1
2 put food village
2 end_turn
* draw stonecutter_vp0
* draw warrior
* draw cavalry_vp0
* draw hunter
* draw warrior
0 play miner_vp0 2
0 use 12
0 play spellweaver 1
0 put culture achievement
0 settle 18
0 attack 18 15
0 add cavalry_vp0
0 done
1 surrender
1 done
0 start mathematics
* reveal mathematics
0 put metal achievement
0 play hunter 1
0 put food village
0 settle 9
0 play craftsman_stone 1
0 put stone achievement
0 end_turn
* draw craftsman_stone
* draw town_vp1
* draw hunter
* draw stonecutter_vp0
* draw hunter
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 play lumberjack_vp0 1
1 put wood achievement
1 attack 4 9
1 add warrior
1 done
0 fight
0 done
1 buy lumberjack
1 buy scholar
1 end_turn
* draw worker_vp1
* draw loremaster
* draw miner_vp0
* draw stonecutter_vp0
* draw cavalry_vp1
2 play hunter 1
2 put food village
2 settle 16
2 play stonecutter_vp0 1
2 attack 16 4
2 add warrior
2 done
1 fight
1 defend cavalry_vp1
1 done
* draw loremaster
2 attack 3 9
2 add cavalry_vp0
2 add warrior
2 done
0 surrender
0 done
2 end_turn
* draw miner_vp0
* draw cavalry_vp0
* draw warrior
* draw hunter
* draw miner_vp0
0 play stonecutter_vp0 2
0 put stone achievement
0 settle 9
0 start religion
* reveal commerce
0 play hunter 1
0 put food achievement
0 play hunter 1
0 put food achievement
0 play craftsman_stone 1
0 play town_vp1 1
0 end_turn
* draw spellweaver
* draw craftsman_wood
* draw cavalry_vp0
* draw lumberjack_vp0
* draw village
1 play loremaster 1
1 play loremaster 1
1 play worker_vp1 2
1 play miner_vp0 1
1 buy chariot
1 play stonecutter_vp0 2
1 end_turn
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw merchant_vp1
* draw village
* draw stonecutter_vp0
2 play miner_vp0 1
2 play miner_vp0 1
2 play hunter 1
2 attack 3 9
2 add cavalry_vp0
2 add warrior
2 done
0 fight
0 defend cavalry_vp0
0 done
* draw miner_vp0
2 buy lumberjack
2 end_turn
* draw shaman
* draw cavalry_vp0
* draw miner_vp0
* draw village
* draw warrior
0 play miner_vp0 2
0 use 12
0 play lumberjack_vp0 2
0 use 6
0 put wood town
0 settle 16
0 play spellweaver 1
0 buy chariot
0 play craftsman_wood 1
0 play village 1
0 end_turn
* draw lumberjack_vp0
* draw hunter
* draw hunter
* draw warrior
* draw miner_vp0
1 play stonecutter_vp0 2
1 play village 1
1 play stonecutter_vp0 1
1 play stonecutter_vp0 1
1 play merchant_vp1 1
1 put stone merchant
1 put stone merchant
1 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw miner_vp0
* draw cavalry_vp0
2 play shaman 1
2 play miner_vp0 1
2 play village 1
2 attack 3 9
2 add warrior
2 done
0 fight
0 done
2 attack 3 16
2 add cavalry_vp0
2 done
0 fight
0 defend warrior
0 done
* draw warrior
2 end_turn
* draw warrior
* draw hunter
* draw warrior
* draw hunter
* draw cavalry_vp0
0 play miner_vp0 2
0 use 12
0 play lumberjack_vp0 2
0 use 6
0 buy chariot
0 play hunter 1
0 play hunter 1
0 tech mathematics
0 discard warrior
* draw craftsman_stone
0 play craftsman_stone 1
0 put food village
0 buy lumberjack
0 end_turn
* draw stonecutter_vp0
* draw hunter
* draw hunter
* draw chariot_vp0
* draw spellweaver
1 attack 22 11
1 add cavalry_vp0
1 play miner_vp0 1
1 play hunter 1
1 play hunter 1
1 attack 4 9
1 add warrior
1 done
0 fight
0 defend chariot_vp0
0 done
* draw lumberjack_vp0
1 put food village
1 put food village
1 settle 4
1 release merchant
1 buy farmer
1 end_turn
* draw cavalry_vp1
* draw merchant_vp1
* draw stonecutter_vp0
* draw miner_vp0
* draw lumberjack_vp0
2 play hunter 1
2 play hunter 1
2 attack 3 9
2 add cavalry_vp0
2 add warrior
2 done
0 surrender
0 done
2 attack 3 16
2 add warrior
2 done
0 fight
0 done
2 put food village
2 put food village
2 settle 9
2 end_turn
* draw village
* draw hunter
* draw stonecutter_vp0
* draw cavalry_vp0
* draw warrior
0 play lumberjack_vp0 2
0 use 6
0 play spellweaver 1
0 play stonecutter_vp0 2
0 play hunter 1
0 play hunter 1
0 put culture achievement
0 buy town
0 buy farmer
0 end_turn
* draw cavalry_vp0
* draw town_vp1
* draw craftsman_wood
* draw miner_vp0
* draw chariot_vp1
1 play miner_vp0 1
1 attack 4 9
1 add cavalry_vp1
1 done
2 fight
2 defend warrior
2 defend cavalry_vp0
2 done
* draw miner_vp0
* draw lumberjack_vp0
1 play stonecutter_vp0 2
1 play lumberjack_vp0 1
1 put wood achievement
1 settle 4
1 start commerce
1 first stone
* reveal commerce
1 put metal achievement
1 end_turn
1 archive merchant_vp1
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw cavalry_vp0
* draw village
* draw warrior
2 play lumberjack_vp0 2
2 put wood achievement
2 put wood achievement
2 settle 15
2 play miner_vp0 2
2 start commerce
* reveal government
2 play hunter 1
2 put food achievement
2 play village 1
2 play stonecutter_vp0 1
2 put stone achievement
2 end_turn
* draw miner_vp0
* draw cavalry_vp0
* draw cavalry_vp0
* draw miner_vp0
* draw village
0 attack 18 15
0 add chariot_vp1
0 done
2 fight
2 defend cavalry_vp0
2 defend cavalry_vp0
2 done
* draw stonecutter_vp0
* draw hunter
0 attack 16 22
0 add cavalry_vp0
0 done
1 fight
1 defend warrior
1 defend cavalry_vp0
1 done
* draw chariot_vp2
* draw farmer_vp0
0 play miner_vp0 2
0 use 12
0 play craftsman_wood 1
0 play town_vp1 1
0 buy chariot
0 end_turn
* draw warrior
* draw warrior
* draw chariot_vp0
* draw town_vp0
* draw cavalry_vp0
1 attack 4 15
1 add chariot_vp2
1 done
2 surrender
2 done
1 play farmer_vp0 2
1 put food achievement
1 play stonecutter_vp0 2
1 play lumberjack_vp0 1
1 put wood achievement
1 play village 1
1 play merchant_vp1 1 archived
1 put stone merchant
1 put stone merchant
1 put food village
1 end_turn
* draw worker_vp1
* draw hunter
* draw hunter
* draw loremaster
* draw hunter
2 play miner_vp0 1
2 play miner_vp0 1
2 play hunter 1
2 play stonecutter_vp0 1
2 buy chariot
2 put food village
2 end_turn
2 archive village
* draw hunter
* draw warrior
* draw lumberjack_vp0
* draw warrior
* draw warrior
0 attack 16 22
0 add warrior
0 done
1 surrender
1 done
0 attack 7 20
0 add chariot_vp0
0 attack 13 19
0 add cavalry_vp0
0 attack 16 3
0 add warrior
0 done
2 fight
2 defend warrior
2 defend warrior
2 defend warrior
2 done
* draw shaman
* draw warrior
* draw hunter
0 tech mathematics
0 discard town_vp0
* draw chariot_vp0
0 attack 18 9
0 add chariot_vp0
0 done
2 surrender
2 done
0 buy chariot
0 end_turn
* draw hunter
* draw chariot_vp1
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw miner_vp0
1 play loremaster 1
1 put culture achievement
1 settle 22
1 play worker_vp1 2
1 start amphitheatre
* reveal aqueducts
1 play hunter 1
1 put food village
1 settle 15
1 play hunter 1
1 put food achievement
1 play hunter 1
1 tech commerce
1 take culture
1 put culture achievement
1 end_turn
* draw hunter
* draw loremaster
* draw warrior
* draw hunter
* draw scholar_vp0
2 play shaman 1
2 put culture achievement
2 play hunter 1
2 put food village
2 settle 16
2 play hunter 1
2 play lumberjack_vp0 1
2 attack 16 22
2 add warrior
2 done
1 fight
1 defend warrior
1 done
* draw miner_vp0
2 put wood achievement
2 settle 9
2 play village 1 archived
2 tech commerce
2 take culture
2 start mausoleum
* reveal colossus
2 end_turn
* draw cavalry_vp0
* draw warrior
* draw warrior
* draw chariot_vp0
* draw stonecutter_vp0
0 attack 18 15
0 add chariot_vp1
0 done
1 surrender
1 done
0 play miner_vp0 2
0 use 12
0 play lumberjack_vp0 2
0 use 6
0 put wood town
0 settle 19
0 play lumberjack_vp0 2
0 play hunter 1
0 put food village
0 settle 15
0 end_turn
* draw craftsman_wood
* draw hunter
* draw stonecutter_vp0
* draw farmer_vp0
* draw hunter
1 play loremaster 1
1 play scholar_vp0 1
1 put culture achievement
1 play miner_vp0 1
1 play hunter 1
1 play hunter 1
1 tech commerce
1 give food
1 take culture
1 release merchant
1 put stone achievement
1 buy farmer
1 end_turn
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw farmer_vp0
* draw loremaster
* draw worker_vp1
2 attack 16 22
2 add chariot_vp0
2 done
1 surrender
1 done
2 attack 9 4
2 add warrior
2 add cavalry_vp0
2 done
1 surrender
1 done
2 play stonecutter_vp0 1
2 tech commerce
2 take culture
2 attack 3 18
2 add warrior
2 done
0 fight
0 done
2 put culture achievement
2 end_turn
* draw warrior
* draw hunter
* draw cavalry_vp0
* draw hunter
* draw lumberjack_vp0

result: 25 13 13
places: 1 2 3
hash: b5ff9ba6fd10cd938fd72555cd0b2421b015a811fb071363e7eb1b798e5b242b
