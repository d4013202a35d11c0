ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: be6a24707f81085ac1afd4e50b4417ebccaaab4aec1c6d4ea24b0c37372e5fad
setup: {"edition":"it","factions":"choose","map":"reduced","players":3,"resource_supply":"unlimited","round_limit":50,"start":"free","trade":false}

* first_player 0
* reveal writing
* reveal masonry
* reveal strategy
* reveal philosophy
* reveal religion
* reveal leadership
* reveal colossus
* reveal triumphal_arch
* reveal highways
* token conquest_3_wood
* token conquest_3_stone
* token conquest_3_stone
* token conquest_3_wood
* token conquest_2_stone
* token conquest_2_metal
* token conquest_1
* token conquest_1
* token conquest_2_wood
* token conquest_2_metal
* token conquest_2_stone
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_1
0 faction smallfolk
1 faction elvenfolk
2 faction firefolk
2 start_region 3
1 start_region 4
0 start_region 0
* draw village
* draw spellweaver
* draw hunter
* draw hunter
* draw hunter
* draw hunter
* draw warrior
* draw hunter
* draw hunter
* draw warrior
* draw hunter
* draw warrior
* draw village
* draw warrior
* draw hunter
* secret academy
* secret great_wall
* secret siege_engines
0 play spellweaver 1
0 play hunter 1
0 buy miner
0 play hunter 1
0 start strategy
* reveal mathematics
0 play hunter 1
0 put food achievement
0 play village 1
0 end_turn
* draw craftsman_stone
* draw warrior
* draw hunter
* draw warrior
* draw craftsman_wood
1 attack 4 9
1 add warrior
1 add warrior
1 buy miner
1 play hunter 1
1 start masonry
* reveal masonry
1 play hunter 1
1 put food achievement
1 play hunter 1
1 buy stonecutter
1 end_turn
* draw hunter
* draw village
* draw loremaster
* draw hunter
* draw loremaster
2 attack 3 16
2 add warrior
2 play hunter 1
2 buy miner
2 play hunter 1
2 start masonry
* reveal writing
* reveal engineering
2 play village 1
2 end_turn
* draw hunter
* draw village
* draw shaman
* draw warrior
* draw warrior
0 attack 0 6
0 add warrior
0 add warrior
0 put metal achievement
0 play hunter 1
0 buy miner
0 play craftsman_wood 1
0 play craftsman_stone 1
0 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw craftsman_stone
* draw spellweaver
1 play loremaster 1
1 play loremaster 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 play village 1
1 put food village
1 end_turn
* draw hunter
* draw warrior
* draw loremaster
* draw miner_vp0
* draw warrior
2 play shaman 1
2 play hunter 1
2 buy miner
2 end_turn
* draw miner_vp0
* draw hunter
* draw village
* draw warrior
* draw warrior
0 attack 0 12
0 add warrior
0 play spellweaver 1
0 play hunter 1
0 play hunter 1
0 play craftsman_stone 1
0 buy merchant
0 end_turn
* draw craftsman_wood
* draw miner_vp0
* draw hunter
* draw miner_vp0
* draw warrior
1 play loremaster 1
1 attack 4 15
1 add warrior
1 play miner_vp0 1
1 play hunter 1
1 put food village
1 settle 15
1 end_turn
* draw hunter
* draw loremaster
* draw hunter
* draw hunter
* draw hunter
2 play miner_vp0 1
2 play hunter 1
2 put food achievement
2 end_turn
* draw miner_vp0
* draw hunter
* draw shaman
* draw warrior
* draw warrior
0 play miner_vp0 1
0 put metal achievement
0 settle 12
0 play miner_vp0 2
0 start leadership
* reveal government
0 put metal achievement
0 play hunter 1
0 play craftsman_wood 1
0 put food village
0 end_turn
* draw hunter
* draw miner_vp0
* draw warrior
* draw craftsman_wood
* draw craftsman_stone
1 play loremaster 1
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 buy stonecutter
1 buy lumberjack
1 buy scholar
1 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw scholar_vp0
* draw hunter
2 play shaman 1
2 play miner_vp0 1
2 play hunter 1
2 buy cavalry
2 end_turn
* draw hunter
* draw warrior
* draw village
* draw warrior
* draw shaman
0 play miner_vp0 2
0 play hunter 1
0 buy cavalry
0 play craftsman_wood 1
0 play craftsman_stone 1
0 put stone achievement
0 end_turn
* draw merchant_vp1
* draw miner_vp0
* draw hunter
* draw hunter
* draw spellweaver
1 play miner_vp0 2
1 play scholar_vp0 1
1 play hunter 1
1 buy cavalry
1 play lumberjack_vp0 1
1 play stonecutter_vp0 1
1 put stone achievement
1 end_turn
* draw warrior
* draw loremaster
* draw warrior
* draw hunter
* draw loremaster
2 play shaman 1
2 play hunter 1
2 buy stonecutter
2 end_turn
* draw hunter
* draw miner_vp0
* draw miner_vp0
* draw hunter
* draw warrior
0 play miner_vp0 2
0 play spellweaver 1
0 put culture achievement
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 put food village
0 settle 6
0 play merchant_vp1 1
0 put metal merchant
0 end_turn
* draw warrior
* draw hunter
* draw craftsman_wood
* draw village
* draw miner_vp0
1 play loremaster 1
1 play loremaster 1
1 play hunter 1
1 buy stonecutter
1 end_turn
* draw miner_vp0
* draw village
* draw hunter
* draw hunter
* draw stonecutter_vp0
2 play miner_vp0 1
2 play miner_vp0 1
2 play hunter 1
2 buy cavalry
2 play hunter 1
2 put food village
2 end_turn
* draw cavalry_vp1
* draw warrior
* draw shaman
* draw miner_vp0
* draw hunter
0 play miner_vp0 2
0 play hunter 1
0 buy cavalry
0 play craftsman_wood 1
0 play village 1
0 release merchant
0 end_turn
* draw craftsman_stone
* draw cavalry_vp0
* draw warrior
* draw hunter
* draw spellweaver
1 play miner_vp0 2
1 play hunter 1
1 play hunter 1
1 play village 1
1 play stonecutter_vp0 1
1 put stone achievement
1 settle 9
1 settle 16
1 start religion
* reveal commerce
1 put food achievement
1 end_turn
* draw hunter
* draw stonecutter_vp0
* draw loremaster
* draw hunter
* draw hunter
2 attack 3 18
2 add warrior
2 add cavalry_vp1
2 play shaman 1
2 play miner_vp0 1
2 play hunter 1
2 put food village
2 settle 18
2 end_turn
* draw village
* draw cavalry_vp0
* draw miner_vp0
* draw stonecutter_vp0
* draw hunter
0 attack 0 13
0 add cavalry_vp0
0 play spellweaver 1
0 put culture achievement
0 settle 13
0 attack 13 1
0 add warrior
0 start writing
0 play hunter 1
0 put food achievement
0 play craftsman_stone 1
0 end_turn
* draw hunter
* draw cavalry_vp0
* draw miner_vp0
* draw hunter
* draw warrior
1 play loremaster 1
1 put culture achievement
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 play stonecutter_vp0 1
1 put stone achievement
1 put food village
1 buy lumberjack
1 buy stonecutter
1 end_turn
* draw miner_vp0
* draw loremaster
* draw hunter
* draw stonecutter_vp0
* draw warrior
2 attack 18 15
2 add cavalry_vp0
2 done
1 surrender
1 done
2 play miner_vp0 1
2 play stonecutter_vp0 2
2 put stone achievement
2 put stone achievement
2 settle 15
2 settle 18
2 start commerce
* reveal commerce
2 play hunter 1
2 put food achievement
2 play village 1
2 end_turn
* draw hunter
* draw warrior
* draw warrior
* draw warrior
* draw warrior
0 attack 13 7
0 add warrior
0 play miner_vp0 2
0 use 12
0 attack 13 19
0 add cavalry_vp0
0 play hunter 1
0 put food achievement
0 play hunter 1
0 put food village
0 end_turn
* draw miner_vp0
* draw cavalry_vp0
* draw spellweaver
* draw merchant_vp1
* draw hunter
1 play miner_vp0 2
1 play loremaster 1
1 put culture achievement
1 settle 9
1 start mathematics
* reveal mathematics
1 put metal achievement
1 play hunter 1
1 play stonecutter_vp0 1
1 put stone achievement
1 attack 9 3
1 add warrior
1 done
2 fight
2 defend warrior
2 defend warrior
2 defend warrior
2 done
* draw hunter
* draw miner_vp0
* draw cavalry_vp1
1 buy lumberjack
1 end_turn
* draw cavalry_vp0
* draw hunter
* draw miner_vp0
* draw scholar_vp0
* draw warrior
2 attack 18 9
2 add warrior
2 add cavalry_vp1
2 done
1 surrender
1 done
2 play miner_vp0 2
2 play hunter 1
2 play hunter 1
2 buy stonecutter
2 put food village
2 end_turn
* draw stonecutter_vp0
* draw hunter
* draw shaman
* draw miner_vp0
* draw cavalry_vp0
0 play miner_vp0 2
0 use 12
0 play spellweaver 1
0 play hunter 1
0 put food village
0 settle 19
0 attack 19 15
0 add cavalry_vp0
0 done
2 surrender
2 done
0 play merchant_vp1 1
0 put metal merchant
0 put metal merchant
0 end_turn
* draw cavalry_vp0
* draw craftsman_wood
* draw hunter
* draw craftsman_stone
* draw warrior
1 attack 4 22
1 add warrior
1 add cavalry_vp0
1 tech religion
1 from 4
1 to 22
1 play miner_vp0 2
1 play scholar_vp0 1
1 play hunter 1
1 put food village
1 settle 9
1 end_turn
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw miner_vp0
* draw scholar_vp0
* draw hunter
2 attack 3 9
2 add cavalry_vp0
2 done
1 surrender
1 done
2 play shaman 1
2 put culture achievement
2 play miner_vp0 1
2 play stonecutter_vp0 2
2 put stone achievement
2 play hunter 1
2 put food village
2 settle 15
2 end_turn
* draw village
* draw hunter
* draw cavalry_vp0
* draw hunter
* draw warrior
0 play hunter 1
0 attack 19 15
0 add warrior
0 done
2 fight
2 defend warrior
2 defend cavalry_vp0
2 done
* draw stonecutter_vp0
* draw shaman
0 attack 6 18
0 add cavalry_vp0
0 done
2 surrender
2 done
0 play craftsman_wood 1
0 put wood achievement
0 settle 19
0 start commerce
* reveal philosophy
* reveal religion
0 play craftsman_stone 1
0 put stone achievement
0 release merchant
0 put metal achievement
0 end_turn
* draw village
* draw spellweaver
* draw warrior
* draw merchant_vp1
* draw warrior
1 play miner_vp0 2
1 tech religion
1 from 16
1 to 9
1 play lumberjack_vp0 2
1 play scholar_vp0 1
1 play stonecutter_vp0 2
1 put stone achievement
1 settle 16
1 start philosophy
1 play hunter 1
1 buy lumberjack
1 end_turn
* draw loremaster
* draw stonecutter_vp0
* draw cavalry_vp0
* draw loremaster
* draw warrior
2 play shaman 1
2 play stonecutter_vp0 2
2 play hunter 1
2 play hunter 1
2 play village 1
2 put food village
2 put food village
2 settle 4
2 end_turn
* draw cavalry_vp1
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
* draw warrior
0 play spellweaver 1
0 put culture achievement
0 play village 1
0 attack 6 18
0 add warrior
0 done
2 fight
2 defend warrior
2 defend cavalry_vp1
2 done
* draw warrior
* draw warrior
0 attack 19 15
0 add warrior
0 done
2 fight
2 defend warrior
2 defend warrior
2 done
* draw miner_vp0
* draw village
0 end_turn
0 archive merchant_vp1
* draw cavalry_vp0
* draw hunter
* draw cavalry_vp0
* draw cavalry_vp0
* draw hunter
1 attack 9 18
1 add warrior
1 done
2 surrender
2 done
1 attack 9 15
1 add cavalry_vp0
1 done
2 surrender
2 done
1 tech religion
1 from 9
1 to 18
1 play loremaster 1
1 put culture achievement
1 play loremaster 1
1 put culture achievement
1 settle 15
1 tech philosophy
1 play stonecutter_vp0 2
1 use 18
1 start engineering
* reveal strategy
1 put stone achievement
1 end_turn
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
* draw warrior
* draw stonecutter_vp0
2 play miner_vp0 1
2 play miner_vp0 1
2 play hunter 1
2 play village 1
2 play stonecutter_vp0 1
2 put food village
2 end_turn
* draw shaman
* draw warrior
* draw hunter
* draw miner_vp0
* draw village
0 attack 12 18
0 add cavalry_vp0
0 done
1 surrender
1 done
0 attack 19 15
0 add cavalry_vp0
0 done
1 surrender
1 done
0 play hunter 1
0 play hunter 1
0 play merchant_vp1 1 archived
0 put food merchant
0 put food merchant
0 end_turn
0 archive cavalry_vp0
* draw craftsman_stone
* draw hunter
* draw hunter
* draw craftsman_wood
* draw miner_vp0
1 tech religion
1 from 16
1 to 9
1 tech philosophy
1 attack 22 11
1 add warrior
1 play miner_vp0 1
1 play stonecutter_vp0 2
1 play hunter 1
1 play stonecutter_vp0 1
1 buy lumberjack
1 drop
1 start strategy
* reveal writing
* reveal masonry
1 drop
1 start_secret great_wall
1 first stone
1 put stone achievement
1 put stone achievement
1 put culture achievement
1 end_turn
* draw hunter
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw village
* draw hunter
2 attack 4 22
2 add warrior
2 done
1 surrender
1 done
2 play shaman 1
2 play miner_vp0 1
2 play hunter 1
2 put food village
2 settle 18
2 play village 1
2 end_turn
* draw cavalry_vp0
* draw hunter
* draw stonecutter_vp0
* draw cavalry_vp1
* draw warrior
0 play miner_vp0 2
0 use 12
0 play hunter 1
0 attack 12 18
0 add cavalry_vp0 archived
0 done
2 fight
2 defend warrior
2 defend cavalry_vp1
2 defend cavalry_vp0
2 done
* draw stonecutter_vp0
* draw hunter
* draw warrior
0 play hunter 1
0 play craftsman_wood 1
0 put wood achievement
0 settle 15
0 start masonry
* reveal engineering
0 put food achievement
0 play craftsman_stone 1
0 put stone achievement
0 tech commerce
0 take culture
0 release merchant
0 put food village
0 put food village
0 settle 1
0 end_turn
* draw miner_vp0
* draw warrior
* draw hunter
* draw miner_vp0
* draw merchant_vp1
1 play lumberjack_vp0 2
1 tech philosophy
1 play hunter 1
1 play hunter 1
1 play lumberjack_vp0 1
1 play village 1
1 buy town
1 tech religion
1 put food village
1 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw miner_vp0
* draw warrior
2 attack 3 16
2 add warrior
2 done
1 fight
1 defend warrior
1 done
* draw lumberjack_vp0
2 play stonecutter_vp0 2
2 play hunter 1
2 play hunter 1
2 play stonecutter_vp0 1
2 put food village
2 put food village
2 settle 22
2 end_turn
* draw warrior
* draw miner_vp0
* draw cavalry_vp1
* draw shaman
* draw village
0 play miner_vp0 2
0 use 13
0 play miner_vp0 2
0 tech commerce
0 take culture
0 play hunter 1
0 attack 15 4
0 add warrior
0 done
2 fight
2 defend warrior
2 defend cavalry_vp1
2 done
* draw warrior
* draw warrior
0 end_turn
0 archive merchant_vp1
* draw warrior
* draw village
* draw craftsman_stone
* draw hunter
* draw hunter
1 play miner_vp0 2
1 tech philosophy
1 tech religion
1 play lumberjack_vp0 2
1 play hunter 1
1 put food village
1 settle 15
1 put metal achievement
1 put metal achievement
1 start writing
1 put wood achievement
1 play hunter 1
1 put food achievement
1 play hunter 1
1 put food achievement
1 settle 16
1 start government
* reveal government
1 end_turn
* draw hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw scholar_vp0
2 play shaman 1
2 attack 3 16
2 add warrior
2 add warrior
2 done
1 surrender
1 done
2 play miner_vp0 1
2 play village 1
2 end_turn
* draw hunter
* draw village
* draw warrior
* draw stonecutter_vp0
* draw hunter
0 attack 19 15
0 add warrior
0 done
1 surrender
1 done
0 play hunter 1
0 play hunter 1
0 play village 1
0 play craftsman_stone 1
0 put stone achievement
0 settle 12
0 settle 15
0 start religion
* reveal leadership
0 put food achievement
0 end_turn
* draw craftsman_wood
* draw hunter
* draw spellweaver
* draw cavalry_vp0
* draw cavalry_vp0
1 play lumberjack_vp0 2
1 tech philosophy
1 play scholar_vp0 1
1 buy city
1 play hunter 1
1 play stonecutter_vp0 1
1 put stone achievement
1 play stonecutter_vp0 1
1 put stone achievement
1 tech religion
1 end_turn
* draw stonecutter_vp0
* draw loremaster
* draw miner_vp0
* draw lumberjack_vp0
* draw cavalry_vp0
2 attack 22 17
2 add warrior
2 play stonecutter_vp0 2
2 use 18
2 play hunter 1
2 play hunter 1
2 put food village
2 put food village
2 settle 17
2 play village 1
2 end_turn
* draw cavalry_vp0
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
* draw warrior
0 attack 1 20
0 add cavalry_vp0
0 attack 12 18
0 add cavalry_vp0
0 done
2 fight
2 defend warrior
2 defend cavalry_vp0
2 done
* draw hunter
* draw shaman
0 put stone achievement
0 play spellweaver 1
0 play hunter 1
0 put culture achievement
0 play craftsman_wood 1
0 tech commerce
0 give wood
0 take culture
0 put culture achievement
0 settle 9
0 play merchant_vp1 1 archived
0 put food merchant
0 end_turn
* draw cavalry_vp0
* draw warrior
* draw hunter
* draw cavalry_vp0
* draw craftsman_stone
1 attack 16 22
1 add cavalry_vp0
1 done
2 surrender
2 done
1 tech religion
1 tech philosophy
1 play loremaster 1
1 play miner_vp0 1
1 play stonecutter_vp0 2
1 play lumberjack_vp0 1
1 put metal achievement
1 put culture achievement
1 settle 11
1 start engineering
1 first stone
* reveal strategy
1 put stone achievement
1 put wood achievement
1 end_turn
* draw lumberjack_vp0
* draw loremaster
* draw warrior
* draw stonecutter_vp0
* draw town_vp1
* draw lumberjack_vp0
2 play miner_vp0 2
2 play shaman 1
2 play stonecutter_vp0 2
2 play hunter 1
2 play hunter 1
2 put food village
2 put food village
2 settle 16
2 end_turn
* draw warrior
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
* draw village
0 play hunter 1
0 play craftsman_stone 1
0 start_secret academy
0 tech commerce
0 take culture
0 put culture achievement
0 release merchant
0 tech religion
0 from 13
0 to 6
0 put food village
0 attack 6 18
0 add warrior
0 add cavalry_vp0
0 done
2 surrender
2 done
0 attack 9 3
0 add cavalry_vp0
0 done
2 surrender
2 done
0 end_turn
* draw miner_vp0
* draw craftsman_wood
* draw hunter
* draw warrior
* draw spellweaver
1 play lumberjack_vp0 2
1 tech philosophy
1 buy city
1 play loremaster 1
1 play stonecutter_vp0 2
1 play lumberjack_vp0 1
1 play town_vp1 1
1 attack 11 17
1 add warrior
1 done
2 fight
2 defend warrior
2 done
* draw warrior
1 put wood achievement
1 settle 22
1 start leadership
1 first stone
* reveal government
* reveal philosophy
* reveal leadership
1 put culture achievement
1 tech religion
1 from 22
1 end_turn
* draw hunter
* draw miner_vp0
* draw warrior
* draw hunter
* draw lumberjack_vp0
* draw lumberjack_vp0
2 attack 4 22
2 add warrior
2 done
1 fight
1 defend warrior
1 done
* draw hunter
2 play miner_vp0 2
2 use 16
2 play hunter 1
2 play village 1
2 play stonecutter_vp0 1
2 put food village
2 end_turn
* draw cavalry_vp1
* draw warrior
* draw warrior
* draw hunter
* draw hunter
0 play miner_vp0 2
0 use 12
0 play spellweaver 1
0 put culture achievement
0 play hunter 1
0 put food village
0 settle 18
0 play craftsman_wood 1
0 tech commerce
0 give wood
0 take culture
0 end_turn
0 archive warrior
* draw hunter
* draw miner_vp0
* draw hunter
* draw cavalry_vp0
* draw craftsman_stone
1 play lumberjack_vp0 2
1 tech philosophy
1 play miner_vp0 1
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 put metal achievement
1 play lumberjack_vp0 1
1 put culture achievement
1 tech religion
1 from 11
1 buy city
1 buy lumberjack
1 buy town
1 end_turn
* draw miner_vp0
* draw city_vp2
* draw city_vp1
* draw cavalry_vp0
* draw warrior
* draw loremaster
2 attack 17 11
2 add cavalry_vp1
2 done
1 fight
1 defend warrior
1 defend cavalry_vp0
1 done
* draw stonecutter_vp0
* draw village
2 play hunter 1
2 put food village
2 settle 3
2 play hunter 1
2 attack 4 22
2 add warrior
2 add warrior
2 done
1 surrender
1 done
2 end_turn
* draw miner_vp0
* draw shaman
* draw stonecutter_vp0
* draw village
* draw hunter
0 attack 9 3
0 add cavalry_vp0
0 done
2 surrender
2 done
0 attack 9 16
0 add warrior archived
0 done
2 surrender
2 done
0 play miner_vp0 2
0 use 12
0 play hunter 1
0 play hunter 1
0 play craftsman_stone 1
0 put stone achievement
0 tech commerce
0 give food
0 take culture
0 tech religion
0 from 9
0 to 16
0 buy worker
0 end_turn
* draw craftsman_wood
* draw cavalry_vp0
* draw merchant_vp1
* draw hunter
* draw cavalry_vp0
1 tech philosophy
1 play loremaster 1
1 play miner_vp0 1
1 play stonecutter_vp0 2
1 play village 1
1 play city_vp2 1
1 tech religion
1 from 11
1 to 17
1 tech mathematics
1 discard city_vp1
* draw hunter
1 play hunter 1
1 put food city
1 put metal achievement
1 settle 11
1 start triumphal_arch
1 first stone
* reveal mausoleum
1 put stone achievement
1 put culture achievement
1 end_turn
* draw loremaster
* draw lumberjack_vp0
* draw scholar_vp0
* draw stonecutter_vp0
* draw hunter
* draw lumberjack_vp0
2 play shaman 1
2 play miner_vp0 1
2 play hunter 1
2 play village 1
2 play stonecutter_vp0 1
2 put food village
2 end_turn
* draw cavalry_vp0
* draw stonecutter_vp0
* draw miner_vp0
* draw warrior
* draw warrior
0 attack 16 22
0 add cavalry_vp0
0 done
1 surrender
1 done
0 play hunter 1
0 play craftsman_wood 1
0 tech commerce
0 give wood
0 take culture
0 end_turn
0 archive cavalry_vp0
* draw warrior
* draw spellweaver
* draw village
* draw miner_vp0
* draw hunter
1 tech religion
1 from 17
1 to 22
1 play lumberjack_vp0 2
1 tech philosophy
1 play loremaster 1
1 play scholar_vp0 1
1 play stonecutter_vp0 2
1 play hunter 1
1 play lumberjack_vp0 1
1 put food village
1 buy city
1 put wood town
1 settle 17
1 end_turn
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw city_vp0
* draw cavalry_vp0
2 attack 4 22
2 add warrior
2 done
1 fight
1 defend cavalry_vp0
1 done
* draw stonecutter_vp0
2 play miner_vp0 1
2 play stonecutter_vp0 1
2 drop
2 start mathematics
2 first stone
* reveal engineering
2 put metal achievement
2 end_turn
* draw cavalry_vp0
* draw warrior
* draw miner_vp0
* draw warrior
* draw miner_vp0

result: 33 27 14
places: 1 2 3
hash: 809a6f98c97b42b60bfda727579c2459a910f42e0665627a91095864dd10dc3d
