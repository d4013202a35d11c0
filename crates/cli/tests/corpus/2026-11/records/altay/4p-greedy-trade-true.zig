ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 4583eb14407d3eed31d46b0c48d51fb35829b54f9b99ed8789137f8f6e3edffc
setup: {"edition":"it","factions":"choose","map":"reduced","players":4,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":true}

* first_player 3
* reveal engineering
* reveal masonry
* reveal masonry
* reveal engineering
* reveal strategy
* reveal government
* reveal commerce
* reveal government
* reveal leadership
* reveal mausoleum
* reveal ark
* reveal siege_engines
* token conquest_3_metal
* token conquest_3_metal
* token conquest_3_metal
* token conquest_3_stone
* token conquest_3_wood
* token conquest_1
* token conquest_2_wood
* token conquest_1
* token conquest_2_stone
* token conquest_2_metal
* token conquest_1
* token conquest_2_metal
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_1
* token conquest_2_food
* token conquest_2_food
* token conquest_2_metal
* token conquest_2_wood
* token conquest_2_wood
* token conquest_2_stone
* token conquest_2_stone
3 faction smallfolk
0 faction elvenfolk
1 faction firefolk
2 start_region 3
1 start_region 5
0 start_region 0
3 start_region 1
* draw hunter
* draw village
* draw hunter
* draw warrior
* draw warrior
* draw hunter
* draw warrior
* draw village
* draw loremaster
* draw hunter
* draw village
* draw village
* draw shaman
* draw warrior
* draw warrior
* draw digger
* draw hunter
* draw colonist
* draw warrior
* draw warrior
* secret colossus
* secret highways
* secret great_wall
* secret triumphal_arch
3 attack 1 13
3 add warrior
3 add warrior
3 start strategy
* reveal writing
3 play hunter 1
3 buy miner
3 play hunter 1
3 put food achievement
3 play village 1
3 end_turn
* draw hunter
* draw craftsman_stone
* draw craftsman_wood
* draw spellweaver
* draw hunter
0 play loremaster 1
0 play hunter 1
0 buy miner
0 play hunter 1
0 start masonry
0 play village 1
0 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw hunter
* draw loremaster
1 attack 5 11
1 add warrior
1 add warrior
1 buy miner
1 play shaman 1
1 play village 1
1 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw warrior
* draw hunter
2 attack 3 9
2 add warrior
2 add warrior
2 buy miner
2 play digger 1
2 play colonist 1
2 start masonry
* reveal writing
* reveal engineering
* reveal mathematics
2 play hunter 1
2 put food achievement
2 end_turn
* draw warrior
* draw village
* draw hunter
* draw hunter
* draw village
3 play spellweaver 1
3 play hunter 1
3 buy miner
3 play hunter 1
3 put food achievement
3 play craftsman_wood 1
3 play craftsman_stone 1
3 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw miner_vp0
* draw warrior
0 play loremaster 1
0 play hunter 1
0 buy miner
0 play hunter 1
0 put food achievement
0 play hunter 1
0 buy stonecutter
0 end_turn
* draw hunter
* draw loremaster
* draw warrior
* draw stonecutter_vp0
* draw hunter
1 attack 5 17
1 add warrior
1 add warrior
1 start mathematics
* reveal mathematics
1 play hunter 1
1 buy miner
1 play hunter 1
1 play hunter 1
1 buy stonecutter
1 buy lumberjack
1 end_turn
* draw hunter
* draw warrior
* draw warrior
* draw warrior
* draw hunter
2 play hunter 1
2 buy miner
2 play hunter 1
2 buy stonecutter
2 play village 1
2 end_turn
* draw hunter
* draw colonist
* draw warrior
* draw hunter
* draw stonecutter_vp0
3 attack 1 7
3 add warrior
3 play miner_vp0 1
3 put metal achievement
3 settle 13
3 play hunter 1
3 start commerce
* reveal government
* reveal religion
3 play hunter 1
3 play hunter 1
3 put food village
3 put food village
3 settle 7
3 end_turn
* draw craftsman_stone
* draw miner_vp0
* draw spellweaver
* draw craftsman_wood
* draw hunter
0 play loremaster 1
0 play hunter 1
0 play hunter 1
0 play stonecutter_vp0 1
0 put stone achievement
0 attack 0 13
0 add warrior
0 done
3 fight
3 done
0 put food village
0 buy stonecutter
0 end_turn
* draw loremaster
* draw hunter
* draw warrior
* draw miner_vp0
* draw hunter
1 attack 5 21
1 add warrior
1 add warrior
1 add warrior
1 put stone achievement
1 play hunter 1
1 play hunter 1
1 buy stonecutter
1 put food village
1 end_turn
* draw warrior
* draw stonecutter_vp0
* draw miner_vp0
* draw lumberjack_vp0
* draw village
2 play colonist 2
2 settle 9
2 play hunter 1
2 play hunter 1
2 buy lumberjack
2 play stonecutter_vp0 1
2 put stone achievement
2 buy stonecutter
2 end_turn
* draw warrior
* draw miner_vp0
* draw digger
* draw village
* draw hunter
3 play miner_vp0 2
3 put metal achievement
3 play spellweaver 1
3 put culture achievement
3 play hunter 1
3 play craftsman_wood 1
3 put wood achievement
3 play craftsman_stone 1
3 put stone achievement
3 settle 13
3 start writing
3 tech commerce
3 take culture
3 end_turn
* draw warrior
* draw miner_vp0
* draw village
* draw hunter
* draw craftsman_stone
0 play loremaster 1
0 play miner_vp0 1
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 buy stonecutter
0 end_turn
* draw hunter
* draw miner_vp0
* draw miner_vp0
* draw hunter
* draw cavalry_vp1
1 play miner_vp0 1
1 put metal achievement
1 play lumberjack_vp0 1
1 play stonecutter_vp0 1
1 end_turn
* draw miner_vp0
* draw hunter
* draw shaman
* draw warrior
* draw hunter
2 play digger 1
2 play miner_vp0 1
2 play hunter 1
2 buy cavalry
2 play village 1
2 end_turn
* draw miner_vp0
* draw warrior
* draw warrior
* draw lumberjack_vp0
* draw village
3 attack 13 6
3 add warrior
3 play miner_vp0 2
3 play hunter 1
3 buy cavalry
3 play village 1
3 play craftsman_stone 1
3 tech commerce
3 give stone
3 take culture
3 drop
3 start mathematics
* reveal engineering
* reveal masonry
3 put metal achievement
3 end_turn
* draw warrior
* draw miner_vp0
* draw spellweaver
* draw hunter
* draw hunter
0 attack 0 12
0 add cavalry_vp1
0 put food village
0 settle 12
0 play miner_vp0 2
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 play miner_vp0 1
0 buy stonecutter
0 end_turn
* draw loremaster
* draw stonecutter_vp0
* draw hunter
* draw loremaster
* draw stonecutter_vp0
1 play shaman 1
1 play miner_vp0 1
1 put metal achievement
1 settle 21
1 start leadership
* reveal philosophy
1 attack 21 8
1 add warrior
1 play hunter 1
1 put food village
1 settle 17
1 play hunter 1
1 buy lumberjack
1 end_turn
* draw stonecutter_vp0
* draw warrior
* draw warrior
* draw village
* draw lumberjack_vp0
2 attack 9 4
2 add warrior
2 add warrior
2 play lumberjack_vp0 2
2 play miner_vp0 1
2 end_turn
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw colonist
* draw digger
* draw hunter
3 play miner_vp0 2
3 attack 13 0
3 add warrior
3 done
0 surrender
0 done
3 buy_resource culture
3 play spellweaver 1
3 buy chariot
3 play hunter 1
3 play hunter 1
3 tech commerce
3 take culture
3 put food village
3 end_turn
* draw hunter
* draw craftsman_wood
* draw warrior
* draw spellweaver
* draw hunter
0 buy_resource culture
0 play loremaster 1
0 play loremaster 1
0 play hunter 1
0 play stonecutter_vp0 1
0 put stone achievement
0 settle 0
0 settle 6
0 start philosophy
* reveal leadership
0 put culture achievement
0 put culture achievement
0 settle 0
0 tech philosophy
0 start writing
* reveal strategy
0 play stonecutter_vp0 1
0 end_turn
* draw warrior
* draw stonecutter_vp0
* draw hunter
* draw hunter
* draw warrior
1 attack 17 10
1 add warrior
1 play stonecutter_vp0 2
1 put stone achievement
1 play lumberjack_vp0 1
1 play village 1
1 tech mathematics
1 discard warrior
* draw stonecutter_vp0
1 play stonecutter_vp0 1
1 end_turn
* draw miner_vp0
* draw warrior
* draw hunter
* draw stonecutter_vp0
* draw hunter
2 play colonist 2
2 settle 4
2 buy_resource culture
2 play digger 1
2 play hunter 1
2 buy cavalry
2 play stonecutter_vp0 1
2 put stone achievement
2 settle 3
2 settle 3
2 start leadership
* reveal religion
* reveal leadership
2 play stonecutter_vp0 1
2 put stone achievement
2 end_turn
* draw miner_vp0
* draw hunter
* draw hunter
* draw warrior
* draw cavalry_vp0
3 attack 7 2
3 add warrior
3 play spellweaver 1
3 play hunter 1
3 put food village
3 settle 2
3 play hunter 1
3 play craftsman_wood 1
3 tech commerce
3 give wood
3 take culture
3 buy lumberjack
3 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw chariot_vp2
* draw cavalry_vp0
0 tech philosophy
0 play hunter 1
0 put food achievement
0 play hunter 1
0 play stonecutter_vp0 1
0 attack 0 13
0 add warrior
0 done
3 fight
3 defend warrior
3 done
* draw craftsman_stone
0 buy lumberjack
0 end_turn
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw hunter
* draw hunter
* draw warrior
1 play miner_vp0 2
1 put metal achievement
1 put metal achievement
1 buy_resource culture
1 put culture achievement
1 settle 8
1 attack 8 14
1 add warrior
1 start engineering
1 play stonecutter_vp0 2
1 put stone achievement
1 put stone achievement
1 play hunter 1
1 play hunter 1
1 buy lumberjack
1 put food village
1 end_turn
* draw village
* draw warrior
* draw lumberjack_vp0
* draw miner_vp0
* draw hunter
2 attack 3 18
2 add warrior
2 attack 4 15
2 add cavalry_vp0
2 put metal achievement
2 play miner_vp0 1
2 put metal achievement
2 play hunter 1
2 play hunter 1
2 buy lumberjack
2 end_turn
* draw cavalry_vp0
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
* draw stonecutter_vp0
3 attack 13 0
3 add chariot_vp2
3 done
0 surrender
0 done
3 attack 13 6
3 add cavalry_vp0
3 done
0 surrender
0 done
3 play hunter 1
3 play hunter 1
3 play craftsman_stone 1
3 put stone achievement
3 tech commerce
3 take culture
3 buy lumberjack
3 end_turn
* draw miner_vp0
* draw miner_vp0
* draw spellweaver
* draw chariot_vp2
* draw craftsman_stone
0 tech philosophy
0 play hunter 1
0 play hunter 1
0 play lumberjack_vp0 1
0 put wood achievement
0 play stonecutter_vp0 1
0 buy merchant
0 end_turn
* draw loremaster
* draw village
* draw warrior
* draw miner_vp0
* draw miner_vp0
1 play miner_vp0 2
1 play lumberjack_vp0 2
1 put wood achievement
1 settle 14
1 tech engineering
1 trash village
* draw shaman
1 start strategy
* reveal writing
1 attack 14 7
1 add warrior
1 done
3 fight
3 defend chariot_vp2
3 done
* draw village
1 put metal achievement
1 play shaman 1
1 play hunter 1
1 put food village
1 settle 14
1 end_turn
* draw lumberjack_vp0
* draw warrior
* draw warrior
* draw stonecutter_vp0
* draw lumberjack_vp0
2 attack 3 16
2 add cavalry_vp0
2 play miner_vp0 1
2 play hunter 1
2 buy cavalry
2 play stonecutter_vp0 1
2 play stonecutter_vp0 1
2 end_turn
* draw warrior
* draw digger
* draw warrior
* draw hunter
* draw colonist
3 play miner_vp0 2
3 play spellweaver 1
3 buy chariot
3 play miner_vp0 1
3 play village 1
3 play craftsman_stone 1
3 put stone achievement
3 settle 6
3 start leadership
* reveal religion
* reveal philosophy
3 end_turn
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw hunter
* draw craftsman_wood
* draw warrior
0 play miner_vp0 2
0 tech philosophy
0 play loremaster 1
0 buy chariot
0 play miner_vp0 1
0 play village 1
0 attack 12 6
0 add warrior
0 done
3 fight
3 done
0 end_turn
* draw cavalry_vp0
* draw loremaster
* draw cavalry_vp1
* draw stonecutter_vp0
* draw hunter
1 attack 17 22
1 add warrior
1 add warrior
1 play lumberjack_vp0 2
1 play stonecutter_vp0 2
1 play lumberjack_vp0 1
1 end_turn
* draw miner_vp0
* draw lumberjack_vp0
* draw warrior
* draw hunter
* draw stonecutter_vp0
2 buy_resource culture
2 put culture achievement
2 settle 18
2 attack 18 12
2 add warrior
2 done
0 fight
0 defend cavalry_vp1
0 defend cavalry_vp0
0 done
* draw stonecutter_vp0
* draw hunter
2 play digger 1
2 play colonist 1
2 buy cavalry
2 play hunter 1
2 start writing
* reveal mathematics
2 end_turn
* draw village
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw miner_vp0
* draw village
3 attack 2 8
3 add warrior
3 done
1 fight
1 defend warrior
1 done
* draw shaman
3 play lumberjack_vp0 2
3 use 6
3 play lumberjack_vp0 2
3 tech commerce
3 take culture
3 put culture achievement
3 play hunter 1
3 play craftsman_wood 1
3 put food village
3 end_turn
* draw warrior
* draw cavalry_vp0
* draw hunter
* draw hunter
* draw hunter
0 tech philosophy
0 buy_resource culture
0 play loremaster 1
0 play hunter 1
0 play hunter 1
0 play stonecutter_vp0 1
0 play stonecutter_vp0 1
0 put food village
0 put food village
0 settle 18
0 end_turn
* draw hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw loremaster
* draw merchant_vp1
1 play miner_vp0 2
1 use 14
1 play lumberjack_vp0 2
1 buy chariot
1 buy_resource culture
1 play shaman 1
1 buy city
1 play stonecutter_vp0 2
1 play hunter 1
1 put food achievement
1 end_turn
* draw village
* draw hunter
* draw miner_vp0
* draw hunter
* draw warrior
2 play lumberjack_vp0 2
2 put wood achievement
2 put wood achievement
2 play miner_vp0 1
2 play lumberjack_vp0 1
2 play village 1
2 end_turn
* draw hunter
* draw cavalry_vp0
* draw warrior
* draw hunter
* draw lumberjack_vp0
3 attack 6 18
3 add warrior
3 add cavalry_vp0
3 done
0 surrender
0 done
3 buy_resource culture
3 put culture achievement
3 play hunter 1
3 put food village
3 settle 18
3 play hunter 1
3 play hunter 1
3 tech commerce
3 take culture
3 end_turn
* draw lumberjack_vp0
* draw miner_vp0
* draw hunter
* draw spellweaver
* draw warrior
0 tech philosophy
0 buy_resource culture
0 play loremaster 1
0 play hunter 1
0 play stonecutter_vp0 1
0 play stonecutter_vp0 1
0 play merchant_vp1 1
0 put stone merchant
0 put stone merchant
0 buy farmer
0 end_turn
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw cavalry_vp1
* draw cavalry_vp0
* draw stonecutter_vp0
1 play miner_vp0 2
1 use 14
1 tech engineering
1 trash village
* draw lumberjack_vp0
1 play lumberjack_vp0 2
1 buy_resource culture
1 buy city
1 play hunter 1
1 put food achievement
1 settle 22
1 start ark
* reveal amphitheatre
1 put metal achievement
1 play hunter 1
1 attack 8 2
1 add warrior
1 done
3 fight
3 defend warrior
3 done
* draw warrior
1 end_turn
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
* draw warrior
* draw warrior
2 attack 3 18
2 add cavalry_vp0
2 done
3 surrender
3 done
2 attack 4 22
2 add warrior
2 done
1 fight
1 defend warrior
1 defend warrior
1 done
* draw city_vp2
* draw warrior
2 play lumberjack_vp0 2
2 buy city
2 play hunter 1
2 put food achievement
2 settle 18
2 play hunter 1
2 start religion
2 end_turn
* draw miner_vp0
* draw warrior
* draw warrior
* draw lumberjack_vp0
* draw stonecutter_vp0
3 attack 6 12
3 add warrior
3 done
0 surrender
0 done
3 play miner_vp0 2
3 play lumberjack_vp0 2
3 use 6
3 buy_resource culture
3 play spellweaver 1
3 play hunter 1
3 tech commerce
3 give wood
3 take culture
3 buy town
3 put metal achievement
3 drop
3 start_secret colossus
3 put culture achievement
3 end_turn
* draw hunter
* draw lumberjack_vp0
* draw village
* draw craftsman_wood
* draw cavalry_vp0
0 tech philosophy
0 buy_resource culture
0 play lumberjack_vp0 1
0 put wood achievement
0 release merchant
0 start amphitheatre
0 first stone
* reveal academy
0 play stonecutter_vp0 1
0 play stonecutter_vp0 1
0 end_turn
0 archive cavalry_vp1
* draw hunter
* draw chariot_vp0
* draw warrior
* draw hunter
* draw hunter
1 play miner_vp0 2
1 use 14
1 play stonecutter_vp0 2
1 use 21
1 attack 8 2
1 add warrior
1 done
3 fight
3 defend cavalry_vp0
3 done
* draw chariot_vp1
1 play hunter 1
1 play city_vp2 1
1 put food city
1 buy chariot
1 end_turn
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw shaman
* draw stonecutter_vp0
* draw chariot_vp0
2 attack 18 6
2 add warrior
2 done
3 fight
3 defend chariot_vp1
3 done
* draw hunter
2 play lumberjack_vp0 2
2 play miner_vp0 1
2 play stonecutter_vp0 1
2 end_turn
2 archive warrior
* draw miner_vp0
* draw cavalry_vp0
* draw hunter
* draw village
* draw colonist

result: 6 18 9 23
places: 4 2 3 1
hash: 7f9b190891283dc27de01342c983900ecac7d97737a297575b5f8299d8b99630
