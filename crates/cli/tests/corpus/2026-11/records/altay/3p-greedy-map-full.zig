ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 0df58d03706099cf91520d153587106b8a2f728bde04f5353005025576a804e7
setup: {"edition":"it","factions":"choose","map":"full","players":3,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 0
* reveal strategy
* reveal masonry
* reveal writing
* reveal religion
* reveal leadership
* reveal religion
* reveal commerce
* reveal academy
* reveal ark
* reveal highways
* token conquest_3_metal
* token conquest_3_wood
* token conquest_3_metal
* token conquest_3_wood
* token conquest_3_stone
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_stone
* token conquest_2_food
* token conquest_2_stone
* token conquest_2_food
* token conquest_2_metal
* token conquest_2_wood
* token conquest_2_wood
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_2_food
0 faction smallfolk
1 faction elvenfolk
2 faction firefolk
2 start_region 3
1 start_region 5
0 start_region 0
* draw warrior
* draw hunter
* draw village
* draw craftsman_stone
* draw hunter
* draw hunter
* draw village
* draw hunter
* draw loremaster
* draw hunter
* draw village
* draw warrior
* draw hunter
* draw hunter
* draw village
* secret siege_engines
* secret triumphal_arch
* secret mausoleum
0 attack 0 13
0 add warrior
0 play hunter 1
0 buy miner
0 play hunter 1
0 start strategy
* reveal mathematics
0 play village 1
0 play craftsman_stone 1
0 end_turn
* draw hunter
* draw warrior
* draw spellweaver
* draw craftsman_wood
* draw hunter
1 play loremaster 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 start masonry
* reveal engineering
1 play hunter 1
1 put food achievement
1 play village 1
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw loremaster
* draw warrior
2 play hunter 1
2 buy miner
2 play hunter 1
2 start writing
* reveal strategy
2 play village 1
2 end_turn
* draw hunter
* draw shaman
* draw warrior
* draw warrior
* draw warrior
0 play spellweaver 1
0 play hunter 1
0 buy miner
0 play hunter 1
0 put food achievement
0 play craftsman_wood 1
0 end_turn
* draw warrior
* draw spellweaver
* draw miner_vp0
* draw hunter
* draw hunter
1 attack 5 17
1 add warrior
1 add warrior
1 buy miner
1 play loremaster 1
1 play hunter 1
1 play hunter 1
1 buy stonecutter
1 put food village
1 end_turn
* draw loremaster
* draw hunter
* draw hunter
* draw warrior
* draw hunter
2 attack 3 18
2 add warrior
2 add warrior
2 add warrior
2 play shaman 1
2 play hunter 1
2 buy cavalry
2 end_turn
* draw warrior
* draw hunter
* draw miner_vp0
* draw warrior
* draw village
0 play spellweaver 1
0 play miner_vp0 1
0 put metal achievement
0 play hunter 1
0 buy miner
0 play hunter 1
0 put food village
0 end_turn
* draw hunter
* draw craftsman_wood
* draw craftsman_stone
* draw miner_vp0
* draw warrior
1 play loremaster 1
1 play hunter 1
1 put food village
1 settle 17
1 play hunter 1
1 play hunter 1
1 buy stonecutter
1 buy lumberjack
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw miner_vp0
* draw miner_vp0
* draw loremaster
2 attack 3 9
2 add warrior
2 add warrior
2 play miner_vp0 1
2 play hunter 1
2 buy cavalry
2 end_turn
* draw hunter
* draw shaman
* draw warrior
* draw hunter
* draw warrior
0 play miner_vp0 1
0 put metal achievement
0 settle 13
0 attack 13 1
0 add warrior
0 play hunter 1
0 start commerce
* reveal commerce
0 play craftsman_wood 1
0 put wood achievement
0 play craftsman_stone 1
0 put stone achievement
0 end_turn
* draw hunter
* draw craftsman_wood
* draw craftsman_stone
* draw miner_vp0
* draw hunter
1 play miner_vp0 2
1 play loremaster 1
1 play hunter 1
1 buy cavalry
1 play miner_vp0 1
1 play stonecutter_vp0 1
1 put stone achievement
1 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw hunter
* draw miner_vp0
2 attack 3 16
2 add warrior
2 add warrior
2 play shaman 1
2 play hunter 1
2 buy cavalry
2 play hunter 1
2 put food achievement
2 end_turn
* draw cavalry_vp1
* draw warrior
* draw hunter
* draw warrior
* draw warrior
0 play miner_vp0 2
0 put metal achievement
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 play craftsman_wood 1
0 play craftsman_stone 1
0 put food village
0 settle 1
0 end_turn
* draw miner_vp0
* draw warrior
* draw spellweaver
* draw hunter
* draw hunter
1 play miner_vp0 2
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 play hunter 1
1 buy stonecutter
1 buy lumberjack
1 end_turn
* draw hunter
* draw stonecutter_vp0
* draw cavalry_vp0
* draw loremaster
* draw warrior
2 play hunter 1
2 buy stonecutter
2 end_turn
* draw cavalry_vp0
* draw cavalry_vp0
* draw village
* draw warrior
* draw miner_vp0
0 play miner_vp0 2
0 play spellweaver 1
0 put culture achievement
0 settle 0
0 attack 0 6
0 add warrior
0 start mathematics
* reveal writing
0 put metal achievement
0 play hunter 1
0 play hunter 1
0 tech commerce
0 take culture
0 buy stonecutter
0 buy lumberjack
0 end_turn
* draw miner_vp0
* draw warrior
* draw cavalry_vp0
* draw hunter
* draw hunter
1 attack 5 21
1 add warrior
1 add cavalry_vp0
1 play loremaster 1
1 play hunter 1
1 buy town
1 play stonecutter_vp0 1
1 put stone achievement
1 settle 5
1 settle 21
1 end_turn
* draw miner_vp0
* draw lumberjack_vp0
* draw loremaster
* draw stonecutter_vp0
* draw hunter
2 play miner_vp0 1
2 end_turn
* draw hunter
* draw hunter
* draw shaman
* draw miner_vp0
* draw cavalry_vp1
0 attack 1 20
0 add warrior
0 add cavalry_vp0
0 play miner_vp0 2
0 play hunter 1
0 play hunter 1
0 tech commerce
0 give food
0 take culture
0 buy stonecutter
0 drop
0 start ark
0 first metal
* reveal great_wall
0 put metal achievement
0 put culture achievement
0 end_turn
* draw hunter
* draw hunter
* draw miner_vp0
* draw village
* draw stonecutter_vp0
1 play miner_vp0 2
1 start commerce
* reveal philosophy
1 play loremaster 1
1 put culture achievement
1 play stonecutter_vp0 2
1 put stone achievement
1 play hunter 1
1 put food achievement
1 play lumberjack_vp0 1
1 put wood achievement
1 settle 5
1 start engineering
* reveal masonry
1 tech commerce
1 take culture
1 end_turn
* draw village
* draw cavalry_vp0
* draw loremaster
* draw loremaster
* draw miner_vp0
2 play shaman 1
2 play miner_vp0 1
2 play hunter 1
2 play hunter 1
2 put food village
2 put food village
2 settle 18
2 attack 18 12
2 add cavalry_vp1
2 put wood achievement
2 end_turn
* draw cavalry_vp0
* draw warrior
* draw cavalry_vp0
* draw stonecutter_vp0
* draw warrior
0 play miner_vp0 2
0 play hunter 1
0 play hunter 1
0 play village 1
0 tech commerce
0 give food
0 take culture
0 play stonecutter_vp0 1
0 put food village
0 end_turn
* draw lumberjack_vp0
* draw miner_vp0
* draw spellweaver
* draw warrior
* draw craftsman_wood
1 attack 21 8
1 add cavalry_vp0
1 play miner_vp0 2
1 play loremaster 1
1 play loremaster 1
1 buy chariot
1 play village 1
1 tech commerce
1 take culture
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
2 attack 18 15
2 add warrior
2 play stonecutter_vp0 2
2 end_turn
* draw village
* draw warrior
* draw hunter
* draw warrior
* draw warrior
0 play miner_vp0 2
0 play spellweaver 1
0 buy chariot
0 play lumberjack_vp0 1
0 play craftsman_wood 1
0 tech commerce
0 take culture
0 put wood achievement
0 end_turn
* draw craftsman_stone
* draw hunter
* draw miner_vp0
* draw warrior
* draw warrior
1 play miner_vp0 2
1 buy chariot
1 play stonecutter_vp0 2
1 put stone achievement
1 tech commerce
1 take culture
1 play hunter 1
1 play hunter 1
1 play stonecutter_vp0 1
1 put food village
1 put food village
1 settle 8
1 end_turn
* draw warrior
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw hunter
* draw stonecutter_vp0
2 play hunter 1
2 play village 1
2 put food village
2 end_turn
* draw warrior
* draw hunter
* draw village
* draw shaman
* draw miner_vp0
0 attack 1 7
0 add warrior
0 add warrior
0 play miner_vp0 2
0 buy chariot
0 tech commerce
0 take culture
0 play hunter 1
0 put food village
0 settle 6
0 play craftsman_stone 1
0 end_turn
* draw hunter
* draw miner_vp0
* draw stonecutter_vp0
* draw spellweaver
* draw lumberjack_vp0
1 attack 5 11
1 add warrior
1 play lumberjack_vp0 2
1 put wood achievement
1 put wood achievement
1 settle 11
1 play lumberjack_vp0 2
1 start writing
* reveal strategy
* reveal writing
1 put wood achievement
1 play stonecutter_vp0 2
1 tech commerce
1 give stone
1 take culture
1 play hunter 1
1 put food achievement
1 end_turn
* draw warrior
* draw cavalry_vp0
* draw town_vp1
* draw hunter
* draw hunter
2 play shaman 1
2 play miner_vp0 1
2 play hunter 1
2 put food village
2 settle 15
2 attack 15 4
2 add warrior
2 play village 1
2 end_turn
* draw cavalry_vp1
* draw cavalry_vp0
* draw hunter
* draw cavalry_vp0
* draw stonecutter_vp0
0 play miner_vp0 2
0 play lumberjack_vp0 2
0 play spellweaver 1
0 play hunter 1
0 tech commerce
0 give wood
0 take culture
0 put wood achievement
0 play stonecutter_vp0 1
0 buy chariot
0 buy lumberjack
0 end_turn
* draw miner_vp0
* draw cavalry_vp0
* draw craftsman_wood
* draw hunter
* draw hunter
1 attack 11 22
1 add warrior
1 add cavalry_vp0
1 tech commerce
1 take culture
1 play hunter 1
1 put food achievement
1 settle 22
1 start philosophy
* reveal philosophy
1 play hunter 1
1 play town_vp1 1
1 buy lumberjack
1 end_turn
* draw loremaster
* draw hunter
* draw cavalry_vp0
* draw chariot_vp2
* draw lumberjack_vp0
2 attack 15 19
2 add cavalry_vp1
2 add cavalry_vp0
2 put wood achievement
2 settle 19
2 play stonecutter_vp0 2
2 use 18
2 start leadership
* reveal leadership
2 play hunter 1
2 put food village
2 end_turn
2 archive cavalry_vp0
* draw warrior
* draw miner_vp0
* draw warrior
* draw village
* draw cavalry_vp1
0 play miner_vp0 2
0 play hunter 1
0 play hunter 1
0 play craftsman_wood 1
0 put wood achievement
0 start masonry
* reveal engineering
0 put food achievement
0 tech commerce
0 take culture
0 attack 6 18
0 add cavalry_vp0
0 done
2 fight
2 defend warrior
2 defend cavalry_vp0 archived
2 done
* draw stonecutter_vp0
* draw warrior
0 end_turn
* draw stonecutter_vp0
* draw chariot_vp1
* draw spellweaver
* draw chariot_vp0
* draw cavalry_vp0
1 attack 17 10
1 add chariot_vp2
1 put wood town
1 settle 4
1 play lumberjack_vp0 2
1 use 8
1 play loremaster 1
1 put culture achievement
1 play hunter 1
1 attack 8 2
1 add cavalry_vp0
1 tech commerce
1 give wood
1 take culture
1 put culture achievement
1 settle 9
1 tech philosophy
1 start religion
1 first food
1 put culture achievement
1 end_turn
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw miner_vp0
* draw warrior
* draw hunter
2 play miner_vp0 2
2 put metal achievement
2 put metal achievement
2 play stonecutter_vp0 2
2 use 18
2 end_turn
2 archive cavalry_vp1
* draw warrior
* draw hunter
* draw cavalry_vp0
* draw hunter
* draw hunter
0 play spellweaver 1
0 play stonecutter_vp0 1
0 put stone achievement
0 tech commerce
0 take metal
0 attack 13 19
0 add chariot_vp1
0 add chariot_vp0
0 done
2 surrender
2 done
0 end_turn
* draw hunter
* draw craftsman_stone
* draw village
* draw stonecutter_vp0
* draw miner_vp0
1 play miner_vp0 2
1 play lumberjack_vp0 2
1 use 8
1 tech philosophy
1 attack 8 14
1 add warrior
1 play stonecutter_vp0 2
1 use 21
1 put stone achievement
1 tech commerce
1 give stone
1 take culture
1 buy city
1 play hunter 1
1 put food achievement
1 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw hunter
* draw cavalry_vp0
* draw chariot_vp0
2 play hunter 1
2 put food village
2 settle 19
2 play hunter 1
2 attack 3 9
2 add warrior
2 done
1 fight
1 defend chariot_vp0
1 done
* draw village
2 play hunter 1
2 attack 15 4
2 add cavalry_vp1 archived
2 done
1 fight
1 defend cavalry_vp0
1 done
* draw hunter
2 end_turn
2 archive cavalry_vp0
* draw shaman
* draw warrior
* draw warrior
* draw miner_vp0
* draw village
0 play miner_vp0 2
0 play hunter 1
0 play village 1
0 play craftsman_stone 1
0 put stone achievement
0 settle 7
0 settle 12
0 start religion
* reveal religion
0 play stonecutter_vp0 1
0 put stone achievement
0 tech commerce
0 take culture
0 put culture achievement
0 end_turn
* draw craftsman_wood
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw warrior
* draw hunter
1 play miner_vp0 2
1 tech philosophy
1 tech engineering
1 trash village
* draw stonecutter_vp0
1 play stonecutter_vp0 2
1 use 21
1 tech commerce
1 give stone
1 take culture
1 play stonecutter_vp0 2
1 play hunter 1
1 play hunter 1
1 put culture achievement
1 settle 3
1 start academy
1 first stone
* reveal colossus
1 put stone achievement
1 put stone achievement
1 put culture achievement
1 tech religion
1 from 8
1 to 2
1 buy lumberjack
1 buy farmer
1 end_turn
* draw hunter
* draw loremaster
* draw warrior
* draw lumberjack_vp0
* draw city_vp2
2 play miner_vp0 2
2 play shaman 1
2 put culture achievement
2 play village 1
2 buy chariot
2 attack 15 4
2 add cavalry_vp0 archived
2 done
1 surrender
1 done
2 end_turn
2 archive warrior
* draw warrior
* draw hunter
* draw cavalry_vp0
* draw hunter
* draw cavalry_vp1
0 play lumberjack_vp0 2
0 play hunter 1
0 put food achievement
0 play craftsman_wood 1
0 tech commerce
0 take culture
0 put culture achievement
0 settle 14
0 tech religion
0 from 0
0 to 6
0 play lumberjack_vp0 2
0 start writing
* reveal engineering
* reveal masonry
0 put wood achievement
0 attack 7 2
0 add warrior
0 done
1 fight
1 defend warrior
1 done
* draw hunter
0 end_turn
* draw miner_vp0
* draw warrior
* draw hunter
* draw chariot_vp0
* draw miner_vp0
1 play lumberjack_vp0 2
1 use 9
1 tech philosophy
1 buy city
1 play loremaster 1
1 put culture achievement
1 play hunter 1
1 play hunter 1
1 tech commerce
1 take culture
1 play city_vp2 1
1 put food city
1 tech religion
1 from 22
1 to 4
1 end_turn
* draw stonecutter_vp0
* draw miner_vp0
* draw cavalry_vp0
* draw lumberjack_vp0
* draw hunter
2 play hunter 1
2 play hunter 1
2 attack 15 4
2 add warrior
2 done
1 fight
1 defend cavalry_vp0
1 done
* draw chariot_vp0
2 attack 18 6
2 add warrior archived
2 done
0 fight
0 defend warrior
0 done
* draw hunter
2 attack 19 13
2 add cavalry_vp1
2 done
0 fight
0 defend chariot_vp0
0 done
* draw hunter
2 put food village
2 end_turn
2 archive cavalry_vp0
* draw warrior
* draw village
* draw hunter
* draw stonecutter_vp0
* draw warrior

result: 25 28 8
places: 2 1 3
hash: 92858499ff2533b4517afd4852cb99eb06d3850df854a4dca807e465bfd80dca
