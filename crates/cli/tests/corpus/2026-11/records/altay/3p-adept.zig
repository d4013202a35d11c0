ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 1778e2e2d68f76ee4c4a183454da8171817f6f6ac514579baddecf0ab0917df8
setup: {"edition":"it","factions":"choose","map":"reduced","players":3,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 0
* reveal strategy
* reveal engineering
* reveal masonry
* reveal philosophy
* reveal religion
* reveal government
* reveal great_wall
* reveal siege_engines
* reveal ark
* token conquest_3_stone
* token conquest_3_metal
* token conquest_3_stone
* token conquest_3_metal
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_wood
* token conquest_2_metal
* token conquest_2_stone
* token conquest_2_stone
* token conquest_2_food
* token conquest_1
* token conquest_2_food
* token conquest_1
* token conquest_2_wood
0 faction smallfolk
1 faction elvenfolk
2 faction firefolk
2 start_region 3
1 start_region 4
0 start_region 1
* draw craftsman_wood
* draw warrior
* draw village
* draw spellweaver
* draw hunter
* draw hunter
* draw loremaster
* draw village
* draw warrior
* draw loremaster
* draw hunter
* draw warrior
* draw hunter
* draw warrior
* draw village
* secret highways
* secret amphitheatre
* secret aqueducts
0 play village 1
0 play hunter 1
0 buy miner
0 play spellweaver 1
0 play craftsman_wood 1
0 attack 1 13
0 add warrior
0 start engineering
* reveal strategy
* reveal engineering
0 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw warrior
* draw craftsman_stone
1 play hunter 1
1 attack 4 16
1 add warrior
1 play village 1
1 play loremaster 2
1 play loremaster 1
1 start strategy
1 put culture loremaster
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw hunter
* draw hunter
2 play village 1
2 attack 3 9
2 add warrior
2 add warrior
2 start masonry
* reveal writing
2 play hunter 1
2 put food achievement
2 play hunter 1
2 buy miner
2 end_turn
* draw warrior
* draw hunter
* draw village
* draw shaman
* draw warrior
0 play craftsman_stone 1
0 put stone achievement
0 play hunter 1
0 buy miner
0 play hunter 1
0 put food village
0 play hunter 1
0 put food village
0 settle 13
0 attack 13 0
0 add warrior
0 end_turn
* draw hunter
* draw craftsman_stone
* draw village
* draw hunter
* draw miner_vp0
1 play hunter 1
1 put food village
1 release loremaster
1 play hunter 1
1 put food village
1 settle 9
1 play hunter 1
1 buy miner
1 play hunter 1
1 attack 9 3
1 add warrior
1 done
2 surrender
2 discard hunter
* draw hunter
1 put food achievement
1 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw hunter
* draw miner_vp0
2 play shaman 1
2 play hunter 1
2 buy miner
2 drop
2 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw warrior
* draw miner_vp0

result: 2 3 0
places: 2 1 3
hash: f3b6885e11c701d2ea7a4222c83114b0817814ca680242c7685cc6cbb99e3b34
