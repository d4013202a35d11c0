ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: fc54142783f85f89a7069fabda77f08edf89ff7719ee06115aca412e41002dce
setup: {"edition":"it","factions":"choose","map":"reduced","players":3,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal mathematics
* reveal writing
* reveal engineering
* reveal leadership
* reveal commerce
* reveal commerce
* reveal government
* reveal colossus
* reveal academy
* reveal great_wall
* token conquest_3_wood
* token conquest_3_stone
* token conquest_3_wood
* token conquest_3_stone
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_2_metal
* token conquest_2_stone
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_wood
1 faction smallfolk
2 faction elvenfolk
0 faction firefolk
0 start_region 3
2 start_region 4
1 start_region 0
* draw hunter
* draw warrior
* draw hunter
* draw craftsman_wood
* draw craftsman_stone
* draw village
* draw loremaster
* draw warrior
* draw hunter
* draw hunter
* draw warrior
* draw warrior
* draw shaman
* draw hunter
* draw village
* secret mausoleum
* secret siege_engines
* secret triumphal_arch
1 attack 0 12
1 add warrior
1 play hunter 1
1 buy miner
1 play hunter 1
1 start writing
* reveal strategy
1 play craftsman_wood 1
1 put wood achievement
1 play craftsman_stone 1
1 end_turn
* draw village
* draw warrior
* draw hunter
* draw spellweaver
* draw hunter
2 attack 4 15
2 add warrior
2 play loremaster 1
2 play hunter 1
2 buy miner
2 play hunter 1
2 start strategy
* reveal masonry
2 play village 1
2 end_turn
* draw hunter
* draw loremaster
* draw hunter
* draw hunter
* draw warrior
0 attack 3 9
0 add warrior
0 add warrior
0 start masonry
* reveal mathematics
* reveal masonry
0 play shaman 1
0 play hunter 1
0 buy miner
0 play village 1
0 end_turn
* draw warrior
* draw village
* draw warrior
* draw hunter
* draw hunter
1 attack 0 13
1 add warrior
1 play spellweaver 1
1 play hunter 1
1 buy miner
1 play hunter 1
1 put food achievement
1 play village 1
1 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw craftsman_stone
* draw craftsman_wood
2 play loremaster 1
2 attack 4 16
2 add warrior
2 play hunter 1
2 buy miner
2 play hunter 1
2 put food achievement
2 play hunter 1
2 buy stonecutter
2 end_turn
* draw stonecutter_vp0
* draw hunter
* draw miner_vp0
* draw warrior
* draw miner_vp0
0 play hunter 1
0 buy miner
0 play hunter 1
0 put food achievement
0 end_turn
* draw warrior
* draw warrior
* draw warrior
* draw warrior
* draw hunter
1 play hunter 1
1 play hunter 1
1 play craftsman_wood 1
1 put wood achievement
1 settle 12
1 start commerce
1 play craftsman_stone 1
1 put stone achievement
1 put food village
1 end_turn
1 archive warrior
* draw warrior
* draw hunter
* draw miner_vp0
* draw spellweaver
* draw miner_vp0
2 play miner_vp0 1
2 put metal achievement
2 play miner_vp0 1
2 put metal achievement
2 settle 15
2 play hunter 1
2 start commerce
* reveal government
* reveal philosophy
2 play stonecutter_vp0 1
2 put stone achievement
2 end_turn
* draw hunter
* draw warrior
* draw loremaster
* draw hunter
* draw hunter
0 attack 3 18
0 add warrior
0 add warrior
0 add warrior
0 play hunter 1
0 put food achievement
0 end_turn
* draw miner_vp0
* draw hunter
* draw hunter
* draw miner_vp0
* draw shaman
1 attack 0 6
1 add warrior
1 add warrior archived
1 put metal achievement
1 play miner_vp0 2
1 play spellweaver 1
1 put culture achievement
1 play hunter 1
1 put food village
1 settle 18
1 play miner_vp0 1
1 end_turn
* draw hunter
* draw craftsman_stone
* draw spellweaver
* draw hunter
* draw miner_vp0
2 attack 15 18
2 add warrior
2 done
1 surrender
1 done
2 play loremaster 1
2 put culture achievement
2 play hunter 1
2 play hunter 1
2 play hunter 1
2 put food village
2 put food village
2 settle 18
2 buy stonecutter
2 end_turn
* draw hunter
* draw loremaster
* draw stonecutter_vp0
* draw hunter
* draw hunter
0 play shaman 1
0 play miner_vp0 1
0 play miner_vp0 1
0 play hunter 1
0 buy cavalry
0 play hunter 1
0 buy stonecutter
0 end_turn
* draw village
* draw hunter
* draw cavalry_vp1
* draw warrior
* draw shaman
1 play miner_vp0 2
1 play spellweaver 1
1 play hunter 1
1 buy cavalry
1 play hunter 1
1 play craftsman_stone 1
1 buy stonecutter
1 end_turn
* draw warrior
* draw village
* draw miner_vp0
* draw craftsman_wood
* draw warrior
2 play loremaster 1
2 play stonecutter_vp0 2
2 play hunter 1
2 play hunter 1
2 play hunter 1
2 buy stonecutter
2 buy merchant
2 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw hunter
* draw warrior
* draw miner_vp0
0 play shaman 1
0 play hunter 1
0 attack 3 18
0 add warrior
0 add cavalry_vp1
0 done
2 surrender
2 done
0 buy stonecutter
0 end_turn
* draw miner_vp0
* draw warrior
* draw miner_vp0
* draw stonecutter_vp0
* draw hunter
1 play miner_vp0 2
1 play craftsman_wood 1
1 put wood achievement
1 settle 18
1 start mathematics
1 put metal achievement
1 play village 1
1 end_turn
1 archive warrior
* draw hunter
* draw hunter
* draw miner_vp0
* draw warrior
* draw cavalry_vp0
2 play miner_vp0 2
2 put metal achievement
2 play hunter 1
2 buy cavalry
2 play miner_vp0 1
2 play stonecutter_vp0 1
2 attack 15 18
2 add warrior
2 done
1 fight
1 defend warrior
1 defend warrior archived
1 done
* draw hunter
* draw craftsman_stone
2 end_turn
* draw hunter
* draw warrior
* draw loremaster
* draw village
* draw hunter
0 attack 3 18
0 add warrior
0 done
1 fight
1 defend cavalry_vp0
1 done
* draw spellweaver
0 play miner_vp0 1
0 play miner_vp0 1
0 play hunter 1
0 play stonecutter_vp0 1
0 put stone achievement
0 build_and_lose
0 start mathematics
* reveal mathematics
0 put metal achievement
0 put food village
0 end_turn
* draw warrior
* draw hunter
* draw warrior
* draw hunter
* draw village

result: 4 9 4
places: 3 1 2
hash: 08db8b79f8bcfdacc55a4f1909d5cc1eb27c663768952195a48ffbbfe87ad720
