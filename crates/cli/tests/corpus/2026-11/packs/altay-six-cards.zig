ziggurat record 1
game: altay
rules: 1
content: d54f075907edc2abd88212ec09ebce71f4dc9b4b266c71295c6e0750322df213
seed: 024de781c852ac61af2c4ee1405478f42081c836d1953c3295883ac39dbee48d
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 0
* reveal engineering
* reveal strategy
* reveal mathematics
* reveal philosophy
* reveal government
* reveal religion
* reveal highways
* reveal great_wall
* reveal siege_engines
* token conquest_3_wood
* token conquest_3_wood
* token conquest_3_stone
* token conquest_2_metal
* token conquest_2_food
* token conquest_2_stone
* token conquest_2_food
* token conquest_1
* token conquest_2_metal
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_2_stone
* token conquest_2_food
* token conquest_1
0 faction smallfolk
1 faction elvenfolk
1 start_region 1
0 start_region 4
* draw spellweaver
* draw village
* draw warrior
* draw warrior
* draw hunter
* draw loremaster
* draw hunter
* draw hunter
* draw village
* draw hunter
* secret academy
* secret triumphal_arch
0 attack 4 16
0 add warrior
0 add warrior
0 buy miner
0 play spellweaver 1
0 play hunter 1
0 start strategy
* reveal writing
0 play village 1
0 end_turn
* draw hunter
* draw craftsman_stone
* draw hunter
* draw hunter
* draw craftsman_wood
* draw warrior
1 play loremaster 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 start writing
* reveal writing
1 play hunter 1
1 put food achievement
1 play village 1
1 end_turn
* draw warrior
* draw loremaster
* draw warrior
* draw hunter
* draw hunter
* draw hunter
0 play hunter 1
0 buy miner
0 play hunter 1
0 put food achievement
0 play hunter 1
0 play craftsman_wood 1
0 play craftsman_stone 1
0 put food village
0 end_turn
* draw spellweaver
* draw hunter
* draw miner_vp0
* draw warrior
* draw hunter
* draw craftsman_wood
1 attack 1 7
1 add warrior
1 attack 1 13
1 add warrior
1 play loremaster 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 play hunter 1
1 buy stonecutter
1 put food village
1 end_turn
* draw hunter
* draw miner_vp0
* draw hunter
* draw loremaster
* draw hunter
* draw miner_vp0
0 play spellweaver 1
0 play miner_vp0 1
0 put metal achievement
0 play hunter 1
0 put food village
0 settle 16
0 play hunter 1
0 play craftsman_wood 1
0 buy town
0 end_turn
* draw miner_vp0
* draw hunter
* draw craftsman_stone
* draw hunter
* draw warrior
* draw warrior
1 play loremaster 1
1 play miner_vp0 1
1 play miner_vp0 1
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 put food village
1 settle 13
1 play hunter 1
1 buy stonecutter
1 end_turn
* draw hunter
* draw warrior
* draw stonecutter_vp0
* draw hunter
* draw warrior
* draw loremaster
0 play miner_vp0 2
0 put metal achievement
0 settle 4
0 attack 4 22
0 add warrior
0 add warrior
0 start mathematics
0 first stone
* reveal mathematics
0 put metal achievement
0 play hunter 1
0 play hunter 1
0 play craftsman_stone 1
0 put stone achievement
0 buy stonecutter
0 end_turn
* draw town_vp1
* draw craftsman_wood
* draw spellweaver
* draw village
* draw hunter
* draw miner_vp0
1 play loremaster 1
1 play hunter 1
1 play hunter 1
1 play stonecutter_vp0 1
1 buy merchant
1 end_turn
* draw warrior
* draw stonecutter_vp0
* draw loremaster
* draw hunter
* draw loremaster
* draw hunter
0 play miner_vp0 2
0 put metal achievement
0 settle 22
0 start government
* reveal government
0 play spellweaver 1
0 play hunter 1
0 put culture achievement
0 play craftsman_wood 1
0 play village 1
0 play town_vp1 1
0 buy stonecutter
0 end_turn
* draw hunter
* draw craftsman_stone
* draw hunter
* draw craftsman_wood
* draw stonecutter_vp0
* draw hunter
1 play loremaster 1
1 play loremaster 1
1 play hunter 1
1 play hunter 1
1 play stonecutter_vp0 1
1 buy lumberjack
1 end_turn
* draw stonecutter_vp0
* draw village
* draw hunter
* draw hunter
* draw miner_vp0
* draw miner_vp0
0 play stonecutter_vp0 2
0 put stone achievement
0 put stone achievement
0 play hunter 1
0 play hunter 1
0 play hunter 1
0 play craftsman_wood 1
0 play craftsman_stone 1
0 put food village
0 put wood town
0 settle 4
0 buy lumberjack
0 end_turn
* draw miner_vp0
* draw warrior
* draw warrior
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
1 play miner_vp0 2
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 play miner_vp0 1
1 play village 1
1 play stonecutter_vp0 1
1 put food village
1 end_turn
* draw merchant_vp1
* draw hunter
* draw warrior
* draw cavalry_vp1
* draw stonecutter_vp0
* draw warrior
0 attack 22 11
0 add warrior
0 play miner_vp0 2
0 attack 22 17
0 add warrior
0 play stonecutter_vp0 2
0 play hunter 1
0 put food village
0 settle 17
0 play miner_vp0 2
0 end_turn
* draw spellweaver
* draw town_vp1
* draw hunter
* draw hunter
* draw craftsman_stone
* draw stonecutter_vp0
1 attack 1 20
1 add warrior
1 add cavalry_vp1
1 put wood achievement
1 play hunter 1
1 put food village
1 settle 20
1 play stonecutter_vp0 2
1 play merchant_vp1 1
1 put stone merchant
1 put stone merchant
1 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw loremaster
* draw hunter
* draw cavalry_vp0
0 play spellweaver 1
0 put culture achievement
0 settle 11
0 play stonecutter_vp0 2
0 start religion
* reveal leadership
0 play hunter 1
0 put food achievement
0 play hunter 1
0 put food achievement
0 play craftsman_stone 1
0 play town_vp1 1
0 end_turn
* draw hunter
* draw lumberjack_vp0
* draw hunter
* draw craftsman_wood
* draw village
* draw miner_vp0
* draw stonecutter_vp0
1 play loremaster 1
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 buy lumberjack
1 release merchant
1 buy worker
1 buy scholar
1 end_turn
* draw miner_vp0
* draw miner_vp0
* draw loremaster
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw village
0 play miner_vp0 2
0 use 16
0 play lumberjack_vp0 2
0 play stonecutter_vp0 2
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 play craftsman_wood 1
0 play village 1
0 put food village
0 put wood town
0 settle 4
0 end_turn
* draw miner_vp0
* draw warrior
* draw warrior
* draw craftsman_wood
* draw hunter
* draw spellweaver
* draw stonecutter_vp0
1 play miner_vp0 2
1 play loremaster 1
1 play stonecutter_vp0 2
1 play miner_vp0 1
1 play lumberjack_vp0 1
1 put wood achievement
1 settle 7
1 start philosophy
* reveal commerce
1 play village 1
1 end_turn
* draw cavalry_vp1
* draw merchant_vp1
* draw hunter
* draw scholar_vp0
* draw warrior
* draw hunter
0 attack 11 5
0 add warrior
0 add warrior
0 play miner_vp0 2
0 use 16
0 buy cavalry
0 play spellweaver 1
0 put culture achievement
0 play stonecutter_vp0 2
0 play hunter 1
0 play craftsman_wood 1
0 put food village
0 settle 5
0 end_turn
* draw stonecutter_vp0
* draw cavalry_vp0
* draw miner_vp0
* draw craftsman_stone
* draw hunter
* draw hunter
* draw town_vp1
1 attack 7 2
1 add cavalry_vp1
1 play scholar_vp0 1
1 put culture achievement
1 play hunter 1
1 play hunter 1
1 play merchant_vp1 1
1 put food merchant
1 put food merchant
1 put food village
1 end_turn
1 archive warrior
* draw hunter
* draw loremaster
* draw lumberjack_vp0
* draw cavalry_vp0
* draw stonecutter_vp0
* draw hunter
0 attack 17 10
0 add cavalry_vp0
0 play miner_vp0 2
0 use 16
0 play stonecutter_vp0 2
0 play hunter 1
0 play hunter 1
0 play craftsman_stone 1
0 play town_vp1 1
0 buy lumberjack
0 put wood town
0 settle 10
0 buy farmer
0 end_turn
* draw lumberjack_vp0
* draw hunter
* draw village
* draw warrior
* draw farmer_vp0
* draw miner_vp0
* draw stonecutter_vp0
1 attack 7 14
1 add cavalry_vp0
1 play lumberjack_vp0 2
1 play loremaster 1
1 put culture achievement
1 settle 2
1 start mathematics
* reveal strategy
1 tech philosophy
1 play stonecutter_vp0 2
1 put stone achievement
1 play hunter 1
1 put food village
1 settle 14
1 play hunter 1
1 release merchant
1 buy town
1 buy scholar
1 end_turn
* draw worker_vp1
* draw hunter
* draw warrior
* draw miner_vp0
* draw cavalry_vp0
* draw cavalry_vp1
0 play farmer_vp0 2
0 use 4
0 play miner_vp0 2
0 use 16
0 play lumberjack_vp0 2
0 use 10
0 play stonecutter_vp0 2
0 play hunter 1
0 play village 1
0 tech mathematics
0 discard warrior
* draw cavalry_vp0
0 put food village
0 buy town
0 put food village
0 settle 5
0 attack 5 21
0 add cavalry_vp0
0 end_turn
* draw craftsman_stone
* draw hunter
* draw town_vp1
* draw warrior
* draw miner_vp0
* draw spellweaver
* draw stonecutter_vp0
1 attack 2 8
1 add warrior
1 add warrior archived
1 play miner_vp0 2
1 use 13
1 tech philosophy
1 play hunter 1
1 play worker_vp1 1
1 put metal achievement
1 put metal achievement
1 settle 8
1 start commerce
1 first wood
* reveal religion
1 put food achievement
1 put metal achievement
1 put culture achievement
1 end_turn
1 archive cavalry_vp1
* draw stonecutter_vp0
* draw miner_vp0
* draw loremaster
* draw stonecutter_vp0
* draw town_vp0
* draw hunter
0 play miner_vp0 2
0 use 16
0 play spellweaver 1
0 put culture achievement
0 settle 21
0 play stonecutter_vp0 2
0 use 21
0 start_secret academy
0 put stone achievement
0 play hunter 1
0 play craftsman_stone 1
0 put stone achievement
0 play town_vp1 1
0 tech religion
0 from 5
0 to 21
0 attack 21 8
0 add warrior
0 done
1 fight
1 defend cavalry_vp1 archived
1 done
* draw merchant_vp1
0 buy farmer
0 end_turn
* draw lumberjack_vp0
* draw hunter
* draw cavalry_vp0
* draw hunter
* draw craftsman_wood
* draw hunter
* draw stonecutter_vp0
1 play miner_vp0 2
1 use 13
1 tech philosophy
1 play loremaster 1
1 buy chariot
1 play stonecutter_vp0 2
1 put stone achievement
1 settle 8
1 start_secret triumphal_arch
1 play hunter 1
1 tech commerce
1 take culture
1 put culture achievement
1 play town_vp0 1
1 play stonecutter_vp0 1
1 put stone achievement
1 end_turn
1 archive merchant_vp1
* draw scholar_vp0
* draw village
* draw lumberjack_vp0
* draw hunter
* draw scholar_vp0
* draw loremaster
0 attack 21 8
0 add cavalry_vp0
0 done
1 surrender
1 done
0 play lumberjack_vp0 2
0 use 10
0 play stonecutter_vp0 2
0 use 21
0 put stone achievement
0 put wood town
0 settle 5
0 play hunter 1
0 play hunter 1
0 play hunter 1
0 play craftsman_wood 1
0 tech religion
0 from 4
0 to 16
0 buy farmer
0 buy town
0 end_turn
* draw miner_vp0
* draw village
* draw miner_vp0
* draw hunter
* draw warrior
* draw town_vp0
* draw stonecutter_vp0
1 play lumberjack_vp0 2
1 use 7
1 tech philosophy
1 play loremaster 1
1 buy city
1 play scholar_vp0 1
1 play scholar_vp0 1
1 play hunter 1
1 play village 1
1 tech commerce
1 give food
1 take culture
1 play merchant_vp1 1 archived
1 put culture merchant
1 put culture merchant
1 end_turn
* draw hunter
* draw lumberjack_vp0
* draw hunter
* draw scholar_vp0
* draw hunter
* draw worker_vp1
0 attack 21 8
0 add warrior
0 done
1 surrender
1 done
0 play miner_vp0 2
0 use 16
0 play miner_vp0 2
0 play stonecutter_vp0 2
0 use 21
0 play hunter 1
0 play village 1
0 play town_vp0 1
0 tech religion
0 from 21
0 to 8
0 put food village
0 end_turn
* draw farmer_vp0
* draw craftsman_stone
* draw lumberjack_vp0
* draw warrior
* draw cavalry_vp0
* draw spellweaver
* draw farmer_vp0
1 play lumberjack_vp0 2
1 tech philosophy
1 buy city
1 play scholar_vp0 1
1 play worker_vp1 2
1 put metal achievement
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 release merchant
1 tech commerce
1 give food
1 take metal
1 put metal achievement
1 put food village
1 put food village
1 settle 2
1 end_turn
* draw hunter
* draw scholar_vp0
* draw warrior
* draw stonecutter_vp0
* draw warrior
* draw hunter
0 play farmer_vp0 2
0 use 4
0 put food village
0 settle 8
0 attack 8 14
0 add cavalry_vp0
0 done
1 surrender
1 done
0 play farmer_vp0 2
0 play lumberjack_vp0 2
0 use 8
0 put wood town
0 settle 14
0 attack 14 7
0 add warrior
0 done
1 fight
1 defend warrior
1 defend warrior
1 done
* draw miner_vp0
* draw miner_vp0
0 play spellweaver 1
0 play craftsman_stone 1
0 put culture achievement
0 tech religion
0 from 8
0 to 14
0 buy farmer
0 buy scholar
0 end_turn
* draw farmer_vp0
* draw hunter
* draw craftsman_stone
* draw lumberjack_vp0
* draw miner_vp0
* draw hunter
* draw town_vp0
1 play miner_vp0 2
1 put metal achievement
1 tech philosophy
1 play scholar_vp0 1
1 play stonecutter_vp0 2
1 tech commerce
1 give stone
1 take culture
1 play hunter 1
1 play hunter 1
1 play miner_vp0 1
1 start engineering
* reveal masonry
1 buy chariot
1 drop
1 start strategy
* reveal masonry
* reveal engineering
1 put food achievement
1 drop
1 start great_wall
* reveal amphitheatre
1 end_turn
* draw chariot_vp2
* draw lumberjack_vp0
* draw cavalry_vp1
* draw stonecutter_vp0
* draw city_vp2
* draw loremaster

result: 24 30
places: 2 1
hash: 4e4325f7559737bd2bd5c4155bc45f86bcd4ead20ee46efd718eb3bce5af1b3c
