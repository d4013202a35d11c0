ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 3018fe707c473b66328a93e445ff5fcd6fd06e949c75049b1ec71dcf00410060
setup: {"edition":"ru","factions":"choose","map":"reduced","players":4,"resource_supply":"limited","round_limit":0,"start":"free","trade":true}

* first_player 1
* reveal mathematics
* reveal masonry
* reveal engineering
* reveal commerce
* reveal religion
* reveal philosophy
* reveal great_wall
* reveal colossus
* reveal ark
* token conquest_3_wood
* token conquest_3_stone
* token conquest_3_wood
* token conquest_3_metal
* token conquest_3_metal
* token conquest_2_metal
* token conquest_2_food
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_2_stone
* token conquest_2_stone
* token conquest_2_metal
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_food
1 faction smallfolk
2 faction elvenfolk
3 faction firefolk
0 start_region 3
3 start_region 5
2 start_region 0
1 start_region 1
* draw hunter
* draw hunter
* draw hunter
* draw village
* draw spellweaver
* draw hunter
* draw hunter
* draw village
* draw hunter
* draw warrior
* draw shaman
* draw hunter
* draw village
* draw warrior
* draw hunter
* draw warrior
* draw hunter
* draw digger
* draw village
* draw village
* secret highways
* secret academy
* secret aqueducts
* secret amphitheatre
1 play spellweaver 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 start masonry
* reveal mathematics
* reveal writing
1 play hunter 1
1 put food achievement
1 play village 1
1 end_turn
* draw warrior
* draw craftsman_stone
* draw warrior
* draw craftsman_wood
* draw hunter
2 attack 0 13
2 add warrior
2 play hunter 1
2 buy miner
2 play hunter 1
2 start writing
* reveal writing
2 play hunter 1
2 put food achievement
2 play village 1
2 end_turn
* draw hunter
* draw loremaster
* draw hunter
* draw loremaster
* draw warrior
3 play shaman 1
3 play hunter 1
3 buy miner
3 play hunter 1
3 start writing
* reveal engineering
* reveal masonry
3 play village 1
3 end_turn
* draw village
* draw warrior
* draw warrior
* draw warrior
* draw hunter
0 attack 3 9
0 add warrior
0 play digger 1
0 start mathematics
0 play hunter 1
0 buy miner
0 play village 1
0 end_turn
* draw warrior
* draw warrior
* draw colonist
* draw hunter
* draw hunter
1 attack 1 7
1 add warrior
1 add warrior
1 play hunter 1
1 buy miner
1 play craftsman_wood 1
1 play craftsman_stone 1
1 put stone achievement
1 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw miner_vp0
* draw miner_vp0
2 play loremaster 1
2 play loremaster 1
2 play hunter 1
2 buy miner
2 play hunter 1
2 buy stonecutter
2 end_turn
* draw hunter
* draw warrior
* draw warrior
* draw loremaster
* draw hunter
3 attack 5 21
3 add warrior
3 add warrior
3 add warrior
3 play hunter 1
3 buy miner
3 end_turn
* draw hunter
* draw miner_vp0
* draw hunter
* draw village
* draw shaman
0 play colonist 2
0 settle 9
0 attack 3 16
0 add warrior
0 attack 9 4
0 add warrior
0 play hunter 1
0 buy miner
0 play hunter 1
0 buy lumberjack
0 end_turn
* draw village
* draw warrior
* draw digger
* draw warrior
* draw hunter
1 play miner_vp0 1
1 play miner_vp0 1
1 play hunter 1
1 play hunter 1
1 play hunter 1
1 put food village
1 put food village
1 settle 13
1 buy stonecutter
1 end_turn
* draw craftsman_stone
* draw warrior
* draw spellweaver
* draw warrior
* draw craftsman_wood
2 attack 0 12
2 add warrior
2 add warrior
2 play loremaster 1
2 play hunter 1
2 buy cavalry
2 play hunter 1
2 put food village
2 end_turn
* draw hunter
* draw stonecutter_vp0
* draw loremaster
* draw miner_vp0
* draw hunter
3 play shaman 1
3 play miner_vp0 1
3 play hunter 1
3 buy cavalry
3 play hunter 1
3 put food achievement
3 end_turn
* draw warrior
* draw warrior
* draw miner_vp0
* draw warrior
* draw warrior
0 play digger 1
0 put metal achievement
0 attack 9 15
0 add warrior
0 play hunter 1
0 buy lumberjack
0 play village 1
0 end_turn
* draw village
* draw miner_vp0
* draw hunter
* draw colonist
* draw warrior
1 attack 13 6
1 add warrior
1 add warrior
1 buy_resource culture
1 play spellweaver 1
1 play craftsman_wood 1
1 play craftsman_stone 1
1 put stone achievement
1 settle 6
1 settle 12
1 start philosophy
* reveal philosophy
1 put culture achievement
1 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw warrior
* draw spellweaver
2 play loremaster 1
2 play miner_vp0 1
2 play hunter 1
2 buy cavalry
2 play hunter 1
2 play stonecutter_vp0 1
2 buy stonecutter
2 end_turn
* draw miner_vp0
* draw hunter
* draw hunter
* draw stonecutter_vp0
* draw warrior
3 attack 5 17
3 add warrior
3 add warrior
3 attack 5 11
3 add warrior
3 add warrior
3 play miner_vp0 1
3 buy cavalry
3 end_turn
* draw hunter
* draw cavalry_vp0
* draw miner_vp0
* draw warrior
* draw hunter
0 play colonist 2
0 settle 15
0 play miner_vp0 2
0 play hunter 1
0 buy cavalry
0 play village 1
0 end_turn
* draw hunter
* draw miner_vp0
* draw lumberjack_vp0
* draw village
* draw hunter
1 play spellweaver 1
1 put culture achievement
1 settle 7
1 attack 7 2
1 add warrior
1 add warrior
1 tech philosophy
1 play hunter 1
1 play hunter 1
1 start ark
* reveal triumphal_arch
1 buy lumberjack
1 buy stonecutter
1 end_turn
* draw hunter
* draw craftsman_wood
* draw hunter
* draw miner_vp0
* draw miner_vp0
2 attack 0 13
2 add warrior
2 done
1 surrender
1 done
2 play miner_vp0 1
2 play hunter 1
2 put food village
2 settle 13
2 play hunter 1
2 buy cavalry
2 play stonecutter_vp0 1
2 end_turn
* draw stonecutter_vp0
* draw loremaster
* draw hunter
* draw loremaster
* draw hunter
3 play miner_vp0 1
3 play hunter 1
3 buy cavalry
3 play hunter 1
3 put food village
3 end_turn
* draw miner_vp0
* draw warrior
* draw village
* draw hunter
* draw shaman
0 play miner_vp0 2
0 play lumberjack_vp0 2
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 put food village
0 end_turn
* draw warrior
* draw miner_vp0
* draw lumberjack_vp0
* draw colonist
* draw warrior
1 play miner_vp0 2
1 tech philosophy
1 play hunter 1
1 play hunter 1
1 play miner_vp0 1
1 play craftsman_wood 1
1 put wood achievement
1 put metal achievement
1 put metal achievement
1 buy lumberjack
1 buy stonecutter
1 end_turn
* draw stonecutter_vp0
* draw village
* draw craftsman_stone
* draw warrior
* draw warrior
2 buy_resource culture
2 play loremaster 1
2 play loremaster 1
2 play hunter 1
2 play hunter 1
2 play stonecutter_vp0 1
2 buy merchant
2 end_turn
* draw miner_vp0
* draw warrior
* draw cavalry_vp1
* draw cavalry_vp0
* draw hunter
3 play shaman 1
3 play miner_vp0 1
3 play hunter 1
3 put food village
3 settle 21
3 attack 21 8
3 add warrior
3 play village 1
3 end_turn
* draw warrior
* draw warrior
* draw cavalry_vp0
* draw cavalry_vp0
* draw miner_vp0
0 play colonist 2
0 settle 4
0 play miner_vp0 2
0 play lumberjack_vp0 2
0 end_turn
* draw digger
* draw cavalry_vp0
* draw warrior
* draw hunter
* draw colonist
1 tech philosophy
1 buy_resource culture
1 attack 7 14
1 add warrior
1 play village 1
1 play craftsman_stone 1
1 play stonecutter_vp0 1
1 attack 1 13
1 add warrior
1 done
2 fight
2 defend cavalry_vp1
2 done
* draw stonecutter_vp0
1 end_turn
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw spellweaver
* draw lumberjack_vp0
* draw hunter
2 attack 13 7
2 add warrior
2 done
1 surrender
1 done
2 attack 0 12
2 add cavalry_vp0
2 done
1 surrender
1 done
2 play miner_vp0 2
2 play hunter 1
2 play stonecutter_vp0 1
2 buy stonecutter
2 end_turn
* draw hunter
* draw cavalry_vp0
* draw stonecutter_vp0
* draw hunter
* draw hunter
3 attack 21 10
3 add warrior
3 add warrior
3 buy_resource culture
3 play miner_vp0 1
3 end_turn
* draw hunter
* draw miner_vp0
* draw shaman
* draw warrior
* draw warrior
0 attack 4 22
0 add warrior
0 add cavalry_vp0
0 buy_resource culture
0 play digger 1
0 play colonist 1
0 play hunter 1
0 buy lumberjack
0 buy stonecutter
0 end_turn
* draw hunter
* draw miner_vp0
* draw warrior
* draw lumberjack_vp0
* draw cavalry_vp0
1 play lumberjack_vp0 2
1 tech philosophy
1 play spellweaver 1
1 buy city
1 play hunter 1
1 play lumberjack_vp0 1
1 play stonecutter_vp0 1
1 put food village
1 put wood achievement
1 end_turn
* draw hunter
* draw miner_vp0
* draw hunter
* draw craftsman_wood
* draw stonecutter_vp0
2 attack 0 6
2 add cavalry_vp0
2 done
1 surrender
1 done
2 buy_resource culture
2 play hunter 1
2 play hunter 1
2 play hunter 1
2 play stonecutter_vp0 1
2 buy stonecutter
2 buy lumberjack
2 buy farmer
2 drop
2 start masonry
* reveal mathematics
* reveal strategy
2 drop
2 end_turn
* draw cavalry_vp1
* draw merchant_vp1
* draw loremaster
* draw village
* draw hunter
3 play shaman 1
3 play miner_vp0 1
3 play hunter 1
3 put food village
3 drop
3 start strategy
* reveal strategy
3 drop
3 end_turn
* draw hunter
* draw hunter
* draw village
* draw cavalry_vp0
* draw shaman
0 attack 3 18
0 add warrior
0 add cavalry_vp0
0 play miner_vp0 2
0 play lumberjack_vp0 2
0 buy_resource culture
0 play hunter 1
0 buy city
0 buy lumberjack
0 drop
0 start engineering
0 drop
0 start strategy
* reveal writing
0 put metal achievement
0 end_turn
* draw village
* draw warrior
* draw lumberjack_vp0
* draw village
* draw hunter

result: 8 6 10 6
places: 2 3 1 4
hash: 7cef43149557684d6e2f732fda4ec0fa3b5e7dec7e9ecf5f1dd0b0c4981ad182
