ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: d825c994fc87776a91fda3a861657a39688780d7e44ad9ce4246ed783a60fa97
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 0
* reveal mathematics
* reveal mathematics
* reveal masonry
* reveal writing
* reveal philosophy
* reveal philosophy
* reveal commerce
* reveal government
* reveal great_wall
* reveal academy
* reveal ark
* token conquest_3_metal
* token conquest_3_wood
* token conquest_3_metal
* token conquest_2_wood
* token conquest_2_stone
* token conquest_2_metal
* token conquest_2_stone
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_1
* token conquest_2_metal
0 faction firefolk
1 faction elvenfolk
1 start_region 5
0 start_region 4
* draw shaman
* draw warrior
* draw warrior
* draw hunter
* draw hunter
* draw warrior
* draw loremaster
* draw hunter
* draw loremaster
* draw warrior
* secret triumphal_arch
* secret colossus
0 end_turn
* draw warrior
* draw village
* draw warrior
* draw village
* draw hunter
1 attack 5 11
1 add warrior
1 play loremaster 2
1 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw hunter
* draw village
0 play hunter 1
0 attack 4 16
0 add warrior
0 start writing
* reveal strategy
0 play village 1
0 end_turn
* draw village
* draw warrior
* draw hunter
* draw hunter
* draw shaman
1 play hunter 1
1 buy miner
1 play village 1
1 end_turn
* draw hunter
* draw hunter
* draw miner_vp0
* draw loremaster
* draw hunter
0 play shaman 1
0 drop
0 end_turn
* draw warrior
* draw warrior
* draw hunter
* draw warrior
* draw hunter
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw warrior
* draw miner_vp0
0 end_turn
* draw village
* draw hunter
* draw shaman
* draw warrior
* draw warrior
1 end_turn
* draw hunter
* draw hunter
* draw loremaster
* draw hunter
* draw warrior
0 play shaman 2
0 take wood
0 play hunter 1
0 start masonry
* reveal strategy
* reveal writing
0 drop
0 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw warrior
* draw shaman
1 play hunter 1
1 start strategy
1 play loremaster 1
1 play hunter 1
1 buy miner
1 put culture loremaster
1 play hunter 1
1 buy stonecutter
1 drop
1 end_turn
* draw miner_vp0
* draw hunter
* draw warrior
* draw hunter
* draw hunter
0 play hunter 1
0 buy stonecutter
0 play shaman 1
0 play hunter 1
0 buy miner
0 end_turn
* draw warrior
* draw village
* draw hunter
* draw warrior
* draw hunter
1 play miner_vp0 1
1 end_turn
* draw hunter
* draw hunter
* draw miner_vp0
* draw stonecutter_vp0
* draw warrior
0 play hunter 1
0 buy miner
0 play hunter 1
0 start writing
* reveal engineering
0 drop
0 end_turn
* draw hunter
* draw stonecutter_vp0
* draw warrior
* draw miner_vp0
* draw warrior
1 play hunter 1
1 play hunter 1
1 buy stonecutter
1 start strategy
* reveal engineering
* reveal masonry
1 play miner_vp0 1
1 release loremaster
1 drop
1 end_turn
* draw loremaster
* draw hunter
* draw miner_vp0
* draw miner_vp0
* draw stonecutter_vp0
0 play hunter 1
0 start masonry
* reveal writing
0 play miner_vp0 1
0 drop
0 end_turn
* draw shaman
* draw warrior
* draw miner_vp0
* draw hunter
* draw warrior
1 play loremaster 1
1 play miner_vp0 1
1 play stonecutter_vp0 1
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw warrior
* draw hunter
* draw warrior
0 end_turn
* draw warrior
* draw village
* draw miner_vp0
* draw hunter
* draw warrior
1 play stonecutter_vp0 1
1 play hunter 1
1 start mathematics
1 play hunter 1
1 end_turn
* draw hunter
* draw loremaster
* draw hunter
* draw miner_vp0
* draw miner_vp0
0 play miner_vp0 1
0 start mathematics
* reveal strategy
0 play hunter 1
0 buy farmer
0 drop
0 end_turn
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
* draw miner_vp0
1 play loremaster 1
1 drop
1 play hunter 1
1 buy farmer
1 end_turn
* draw warrior
* draw stonecutter_vp0
* draw hunter
* draw warrior
* draw hunter
0 play hunter 1
0 end_turn
* draw warrior
* draw farmer_vp0
* draw warrior
* draw warrior
* draw hunter
1 end_turn
* draw stonecutter_vp0
* draw loremaster
* draw hunter
* draw miner_vp0
* draw hunter
0 play farmer_vp0 2
0 attack 4 22
0 add warrior
0 add warrior
0 add warrior
0 put food village
0 play hunter 1
0 buy farmer
0 start writing
* reveal masonry
0 end_turn
* draw warrior
* draw village
* draw shaman
* draw stonecutter_vp0
* draw warrior
1 play loremaster 1
1 end_turn
* draw loremaster
* draw hunter
* draw miner_vp0
* draw hunter
* draw warrior
0 play shaman 2
0 take food
0 buy lumberjack
0 end_turn
* draw warrior
* draw farmer_vp0
* draw farmer_vp0
* draw hunter
* draw miner_vp0
1 play loremaster 2
1 play hunter 1
1 buy stonecutter
1 end_turn
* draw farmer_vp0
* draw hunter
* draw stonecutter_vp0
* draw warrior
* draw warrior
0 drop
0 play miner_vp0 1
0 end_turn
* draw hunter
* draw miner_vp0
* draw hunter
* draw warrior
* draw hunter
1 end_turn
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
* draw loremaster
0 play miner_vp0 1
0 start strategy
* reveal writing
0 play hunter 1
0 end_turn
* draw miner_vp0
* draw village
* draw warrior
* draw farmer_vp0
* draw warrior
1 play hunter 1
1 play stonecutter_vp0 1
1 put food village
1 play miner_vp0 1
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw hunter
* draw miner_vp0
* draw farmer_vp0
0 end_turn
* draw shaman
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw farmer_vp0
* draw warrior
1 play farmer_vp0 1
1 start masonry
* reveal strategy
1 end_turn
* draw hunter
* draw warrior
* draw stonecutter_vp0
* draw hunter
* draw hunter
0 play stonecutter_vp0 1
0 drop
0 play shaman 1
0 play lumberjack_vp0 1
0 start engineering
0 first wood
0 put stone achievement
0 drop
0 play farmer_vp0 1
0 start strategy
* reveal mathematics
0 end_turn
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw hunter
* draw shaman
* draw warrior
1 play hunter 1
1 end_turn
* draw warrior
* draw stonecutter_vp0
* draw loremaster
* draw miner_vp0
* draw hunter
0 play lumberjack_vp0 1
0 play shaman 1
0 drop
0 play stonecutter_vp0 1
0 start mathematics
* reveal mathematics
0 drop
0 play hunter 1
0 buy farmer
0 end_turn
* draw farmer_vp0
* draw farmer_vp0
* draw village
* draw warrior
* draw warrior
1 play hunter 1
1 put food achievement
1 end_turn
* draw hunter
* draw hunter
* draw miner_vp0
* draw hunter
* draw warrior
0 play farmer_vp0 2
0 end_turn
* draw miner_vp0
* draw miner_vp0
* draw warrior
* draw hunter
* draw hunter
1 play hunter 1
1 drop
1 put food village
1 settle 5
1 end_turn
* draw stonecutter_vp0
* draw farmer_vp0
* draw hunter
* draw stonecutter_vp0
* draw hunter
0 play hunter 1
0 buy lumberjack
0 end_turn
* draw warrior
* draw farmer_vp0
* draw farmer_vp0
* draw miner_vp0
* draw lumberjack_vp0
1 end_turn
* draw miner_vp0
* draw hunter
* draw stonecutter_vp0
* draw warrior
* draw hunter
0 play lumberjack_vp0 1
0 start engineering
* reveal writing
* reveal engineering
0 end_turn
* draw hunter
* draw warrior
* draw lumberjack_vp0
* draw village
* draw farmer_vp0
1 attack 5 17
1 add warrior
1 end_turn
* draw warrior
* draw miner_vp0
* draw loremaster
* draw village
* draw hunter
0 play farmer_vp0 1
0 put food village
0 settle 16
0 play hunter 1
0 buy lumberjack
0 end_turn
* draw shaman
* draw miner_vp0
* draw warrior
* draw warrior
* draw hunter
1 play hunter 1
1 start writing
1 drop
1 play miner_vp0 1
1 play loremaster 1
1 play village 1
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw farmer_vp0
* draw loremaster
* draw stonecutter_vp0
0 play miner_vp0 2
0 drop
0 play shaman 1
0 start mathematics
* reveal strategy
0 end_turn
* draw stonecutter_vp0
* draw hunter
* draw miner_vp0
* draw lumberjack_vp0
* draw warrior
1 play loremaster 1
1 play farmer_vp0 2
1 put food village
1 play hunter 1
1 buy scholar
1 play stonecutter_vp0 1
1 put culture loremaster
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw hunter
* draw hunter
0 play miner_vp0 1
0 end_turn
* draw lumberjack_vp0
* draw warrior
* draw hunter
* draw warrior
* draw farmer_vp0
1 end_turn
* draw warrior
* draw stonecutter_vp0
* draw miner_vp0
* draw miner_vp0
* draw hunter
0 drop
0 play lumberjack_vp0 1
0 play farmer_vp0 1
0 start strategy
* reveal masonry
0 play hunter 1
0 drop
0 buy lumberjack
0 start writing
* reveal mathematics
0 end_turn
* draw miner_vp0
* draw shaman
* draw warrior
* draw village
* draw village
1 end_turn
* draw scholar_vp0
* draw hunter
* draw stonecutter_vp0
* draw hunter
* draw hunter
0 play miner_vp0 2
0 end_turn
* draw farmer_vp0
* draw farmer_vp0
* draw hunter
* draw lumberjack_vp0
* draw lumberjack_vp0
1 play stonecutter_vp0 1
1 start mathematics
* reveal writing
1 end_turn
* draw farmer_vp0
* draw warrior
* draw loremaster
* draw hunter
* draw stonecutter_vp0
0 drop
0 play farmer_vp0 2
0 end_turn
* draw warrior
* draw warrior
* draw lumberjack_vp0
* draw shaman
* draw warrior
1 drop
1 play farmer_vp0 1
1 play loremaster 1
1 end_turn
* draw farmer_vp0
* draw scholar_vp0
* draw warrior
* draw miner_vp0
* draw hunter
0 play shaman 1
0 end_turn
* draw warrior
* draw miner_vp0
* draw miner_vp0
* draw lumberjack_vp0
* draw village
1 play farmer_vp0 2
1 play miner_vp0 1
1 put food village
1 settle 5
1 play scholar_vp0 2
* draw stonecutter_vp0
1 attack 5 21
1 add warrior
1 release loremaster
1 buy worker
1 play hunter 1
1 start masonry
* reveal masonry
1 play stonecutter_vp0 1
1 put stone achievement
1 drop
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw hunter
* draw warrior
* draw stonecutter_vp0
0 end_turn
* draw village
* draw farmer_vp0
* draw hunter
* draw stonecutter_vp0
* draw hunter
1 end_turn
* draw loremaster
* draw hunter
* draw hunter
* draw miner_vp0
* draw scholar_vp0
0 play farmer_vp0 1
0 play village 1
0 play stonecutter_vp0 1
0 end_turn
* draw farmer_vp0
* draw miner_vp0
* draw warrior
* draw lumberjack_vp0
* draw stonecutter_vp0
1 play miner_vp0 1
1 play loremaster 2
1 play scholar_vp0 2
* draw stonecutter_vp0
1 end_turn
* draw hunter
* draw hunter
* draw village
* draw loremaster
* draw farmer_vp0
0 play farmer_vp0 2
0 play stonecutter_vp0 1
0 start engineering
* reveal mathematics
0 put food village
0 drop
0 end_turn
* draw hunter
* draw farmer_vp0
* draw village
* draw shaman
* draw farmer_vp0
1 play farmer_vp0 2
1 play village 1
1 start writing
* reveal engineering
1 drop
1 end_turn
* draw hunter
* draw warrior
* draw warrior
* draw stonecutter_vp0
* draw miner_vp0
0 play shaman 1
0 play hunter 1
0 start masonry
* reveal strategy
0 end_turn
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw hunter
* draw warrior
* draw warrior
1 play stonecutter_vp0 1
1 start mathematics
* reveal strategy
* reveal writing
1 end_turn
* draw stonecutter_vp0
* draw worker_vp1
* draw warrior
* draw hunter
* draw hunter
0 drop
0 end_turn
* draw hunter
* draw miner_vp0
* draw warrior
* draw lumberjack_vp0
* draw warrior
1 play worker_vp1 1
1 drop
1 end_turn
* draw scholar_vp0
* draw warrior
* draw miner_vp0
* draw loremaster
* draw stonecutter_vp0
0 end_turn
* draw lumberjack_vp0
* draw miner_vp0
* draw warrior
* draw shaman
* draw warrior
1 play scholar_vp0 2
* draw miner_vp0
1 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw farmer_vp0
* draw stonecutter_vp0
0 play miner_vp0 1
0 end_turn
* draw lumberjack_vp0
* draw farmer_vp0
* draw farmer_vp0
* draw farmer_vp0
* draw village
1 play farmer_vp0 2
1 start strategy
1 play stonecutter_vp0 1
1 drop
1 start engineering
* reveal mathematics
1 end_turn
* draw stonecutter_vp0
* draw warrior
* draw hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
0 play farmer_vp0 1
0 play farmer_vp0 2
0 buy scholar
0 play lumberjack_vp0 1
0 start strategy
* reveal engineering
0 play farmer_vp0 1
0 put food achievement
0 end_turn
* draw hunter
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw hunter
* draw miner_vp0
1 drop
1 play stonecutter_vp0 1
1 end_turn
* draw miner_vp0
* draw hunter
* draw hunter
* draw warrior
* draw hunter
0 play lumberjack_vp0 1
0 play miner_vp0 1
0 play hunter 1
0 play hunter 1
0 end_turn
* draw lumberjack_vp0
* draw farmer_vp0
* draw warrior
* draw warrior
* draw village
1 play miner_vp0 1
1 start mathematics
* reveal masonry
1 end_turn
* draw miner_vp0
* draw loremaster
* draw hunter
* draw worker_vp1
* draw scholar_vp0
0 play farmer_vp0 1
0 put food village
0 settle 22
0 play lumberjack_vp0 1
0 play village 1
0 end_turn
* draw miner_vp0
* draw shaman
* draw lumberjack_vp0
* draw hunter
* draw farmer_vp0
1 play worker_vp1 3
1 play miner_vp0 1
1 play scholar_vp0 2
* draw farmer_vp0
1 drop
1 end_turn
* draw hunter
* draw warrior
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw worker_vp1
0 end_turn
* draw lumberjack_vp0
* draw warrior
* draw farmer_vp0
* draw scholar_vp0
* draw warrior
1 play stonecutter_vp0 1
1 start masonry
* reveal writing
* reveal strategy
1 play hunter 1
1 play worker_vp1 2
1 end_turn
* draw hunter
* draw miner_vp0
* draw hunter
* draw hunter
* draw farmer_vp0
0 drop
0 end_turn
* draw shaman
* draw warrior
* draw miner_vp0
* draw hunter
* draw stonecutter_vp0
1 play farmer_vp0 2
1 play miner_vp0 1
1 put food village
1 play hunter 1
1 end_turn
* draw scholar_vp0
* draw hunter
* draw warrior
* draw loremaster
* draw miner_vp0
0 play miner_vp0 2
0 play stonecutter_vp0 1
0 end_turn
* draw miner_vp0
* draw village
* draw warrior
* draw warrior
* draw warrior
1 play hunter 1
1 play loremaster 1
1 end_turn
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw hunter
* draw farmer_vp0
* draw miner_vp0
0 play miner_vp0 1
0 end_turn
* draw hunter
* draw farmer_vp0
* draw farmer_vp0
* draw lumberjack_vp0
* draw lumberjack_vp0
1 end_turn
* draw scholar_vp0
* draw worker_vp1
* draw stonecutter_vp0
* draw warrior
* draw hunter
0 play farmer_vp0 1
0 play hunter 1
0 start strategy
* reveal engineering
* reveal masonry
0 play farmer_vp0 2
0 play lumberjack_vp0 1
0 end_turn
* draw scholar_vp0
* draw lumberjack_vp0
* draw hunter
* draw lumberjack_vp0
* draw farmer_vp0
1 play worker_vp1 3
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw miner_vp0
* draw loremaster
0 drop
0 play lumberjack_vp0 1
0 play scholar_vp0 1
0 start engineering
0 drop
0 play farmer_vp0 1
0 start masonry
* reveal mathematics
0 drop
0 end_turn
* draw village
* draw warrior
* draw miner_vp0
* draw scholar_vp0
* draw hunter
1 end_turn
* draw hunter
* draw stonecutter_vp0
* draw worker_vp1
* draw hunter
* draw hunter
0 play hunter 1
0 play miner_vp0 1
0 end_turn
* draw farmer_vp0
* draw shaman
* draw warrior
* draw lumberjack_vp0
* draw lumberjack_vp0
1 play worker_vp1 1
1 drop
1 play hunter 1
1 put food village
1 settle 21
1 play stonecutter_vp0 1
1 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw warrior
* draw miner_vp0
* draw loremaster
0 play lumberjack_vp0 1
0 end_turn
* draw miner_vp0
* draw warrior
* draw hunter
* draw lumberjack_vp0
* draw warrior
1 play stonecutter_vp0 1
1 play miner_vp0 1
1 start mathematics
1 first metal
* reveal mathematics
1 play loremaster 1
1 put culture loremaster
1 attack 21 10
1 add warrior
1 play miner_vp0 1
1 end_turn
* draw farmer_vp0
* draw stonecutter_vp0
* draw warrior
* draw hunter
* draw scholar_vp0
0 play miner_vp0 1
0 start mathematics
* reveal strategy
0 play lumberjack_vp0 1
0 end_turn
* draw hunter
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw farmer_vp0
* draw farmer_vp0
1 play farmer_vp0 2
1 release loremaster
1 play stonecutter_vp0 2
1 buy worker
1 play scholar_vp0 1
1 drop
1 attack 21 8
1 add warrior
1 play hunter 1
1 start strategy
* reveal masonry
1 drop
1 start writing
1 end_turn
* draw hunter
* draw scholar_vp0
* draw worker_vp0
* draw stonecutter_vp0
* draw loremaster
0 play stonecutter_vp0 1
0 play farmer_vp0 2
0 play hunter 1
0 buy scholar
0 put food village
0 play farmer_vp0 1
0 end_turn
* draw village
* draw warrior
* draw farmer_vp0
* draw warrior
* draw farmer_vp0
1 play worker_vp0 2
1 play stonecutter_vp0 1
1 play hunter 1
1 drop
1 start engineering
* reveal strategy
1 end_turn
* draw stonecutter_vp0
* draw warrior
* draw warrior
* draw hunter
* draw miner_vp0
0 end_turn
* draw farmer_vp0
* draw lumberjack_vp0
* draw warrior
* draw hunter
* draw hunter
1 play stonecutter_vp0 2
1 end_turn
* draw miner_vp0
* draw worker_vp1
* draw hunter
* draw village
* draw stonecutter_vp0
0 drop
0 end_turn
* draw shaman
* draw miner_vp0
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
1 play stonecutter_vp0 1
1 play miner_vp0 1
1 play worker_vp1 1
1 put wood achievement
1 play village 1
1 end_turn
* draw loremaster
* draw hunter
* draw farmer_vp0
* draw hunter
* draw loremaster
0 play hunter 1
0 end_turn
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw scholar_vp0
* draw warrior
* draw scholar_vp0
1 play loremaster 2
1 play farmer_vp0 1
1 end_turn
* draw miner_vp0
* draw scholar_vp0
* draw stonecutter_vp0
* draw warrior
* draw hunter
0 play scholar_vp0 2
* draw lumberjack_vp0
0 play scholar_vp0 2
* draw shaman
0 end_turn
* draw farmer_vp0
* draw farmer_vp0
* draw hunter
* draw lumberjack_vp0
* draw hunter
1 play scholar_vp0 1
1 play stonecutter_vp0 1
1 put culture loremaster
1 put stone achievement
1 play miner_vp0 1
1 play hunter 1
1 drop
1 start masonry
* reveal engineering
1 drop
1 start strategy
* reveal masonry
1 drop
1 end_turn
* draw stonecutter_vp0
* draw warrior
* draw stonecutter_vp0
* draw worker_vp0
* draw miner_vp0
0 end_turn
* draw miner_vp0
* draw warrior
* draw hunter
* draw stonecutter_vp0
* draw village
1 play worker_vp0 2
1 play stonecutter_vp0 1
1 play stonecutter_vp0 1
1 release loremaster
1 play miner_vp0 1
1 start masonry
* reveal mathematics
1 drop
1 end_turn
* draw hunter
* draw hunter
* draw worker_vp1
* draw warrior
* draw loremaster
0 end_turn
* draw farmer_vp0
* draw warrior
* draw miner_vp0
* draw warrior
* draw lumberjack_vp0
1 play loremaster 2
1 play worker_vp1 1
1 end_turn
* draw worker_vp0
* draw miner_vp0
* draw hunter
* draw stonecutter_vp0
* draw hunter
0 play miner_vp0 1
0 start mathematics
* reveal strategy
0 play farmer_vp0 2
0 play lumberjack_vp0 1
0 end_turn
* draw hunter
* draw scholar_vp0
* draw lumberjack_vp0
* draw miner_vp0
* draw warrior
1 play worker_vp0 3
1 play stonecutter_vp0 2
1 play miner_vp0 1
1 start strategy
* reveal mathematics
1 drop
1 play hunter 1
1 buy worker
1 play hunter 1
1 start writing
* reveal engineering
* reveal strategy
1 drop
1 start engineering
1 end_turn
* draw scholar_vp0
* draw stonecutter_vp0
* draw miner_vp0
* draw loremaster
* draw warrior
0 play miner_vp0 1
0 end_turn
* draw warrior
* draw stonecutter_vp0
* draw hunter
* draw farmer_vp0
* draw shaman
1 play scholar_vp0 1
1 play stonecutter_vp0 2
1 play loremaster 1
1 put stone achievement
1 end_turn
* draw stonecutter_vp0
* draw farmer_vp0
* draw hunter
* draw miner_vp0
* draw worker_vp0
0 play shaman 1
0 drop
0 play hunter 1
0 play farmer_vp0 2
0 put food village
0 settle 4
0 play stonecutter_vp0 1
0 start mathematics
* reveal masonry
0 end_turn
* draw hunter
* draw scholar_vp0
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw farmer_vp0
1 play worker_vp0 3
1 play stonecutter_vp0 2
1 play miner_vp0 1
1 play hunter 1
1 drop
1 buy worker
1 pay metal
1 start engineering
* reveal writing
1 put stone achievement
1 drop
1 end_turn
* draw hunter
* draw stonecutter_vp0
* draw worker_vp0
* draw worker_vp1
* draw loremaster
0 play scholar_vp0 2
* draw village
0 play farmer_vp0 1
0 play village 1
0 play hunter 1
0 end_turn
* draw lumberjack_vp0
* draw warrior
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw village
1 play hunter 1
1 play worker_vp1 2
1 play stonecutter_vp0 1
1 play worker_vp0 1
1 start strategy
1 first metal
* reveal engineering
1 drop
1 start engineering
1 first wood
* reveal masonry
* reveal mathematics
1 drop
1 put food village
1 start masonry
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw scholar_vp0
* draw warrior
0 play stonecutter_vp0 1
0 put stone achievement
0 play lumberjack_vp0 1
0 play lumberjack_vp0 1
0 end_turn
* draw farmer_vp0
* draw farmer_vp0
* draw hunter
* draw warrior
* draw lumberjack_vp0
1 end_turn
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
* draw warrior
* draw stonecutter_vp0
0 play farmer_vp0 1
0 put food village
0 drop
0 play farmer_vp0 2
0 play lumberjack_vp0 1
0 play hunter 1
0 end_turn
* draw warrior
* draw miner_vp0
* draw warrior
* draw scholar_vp0
* draw hunter
1 play miner_vp0 1
1 end_turn
* draw hunter
* draw worker_vp0
* draw worker_vp1
* draw hunter
* draw miner_vp0
0 play miner_vp0 2
0 play scholar_vp0 1
0 start mathematics
* reveal writing
* reveal engineering
0 drop
0 play hunter 1
0 put food village
0 settle 11
0 end_turn
* draw hunter
* draw farmer_vp0
* draw scholar_vp0
* draw shaman
* draw miner_vp0
1 end_turn
* draw warrior
* draw scholar_vp0
* draw farmer_vp0
* draw hunter
* draw stonecutter_vp0
0 play hunter 1
0 start masonry
* reveal strategy
0 play miner_vp0 2
0 play scholar_vp0 1
0 drop
0 play farmer_vp0 2
0 buy scholar
0 start strategy
* reveal engineering
* reveal mathematics
0 drop
0 start mathematics
* reveal strategy
0 drop
0 end_turn
* draw lumberjack_vp0
* draw scholar_vp0
* draw shaman
* draw warrior
* draw stonecutter_vp0
1 play farmer_vp0 2
1 play stonecutter_vp0 1
1 play scholar_vp0 2
* draw hunter
1 drop
1 put food village
1 settle 17
1 start engineering
1 drop
1 start writing
1 end_turn
* draw loremaster
* draw worker_vp0
* draw worker_vp0
* draw stonecutter_vp0
* draw stonecutter_vp0
0 play stonecutter_vp0 1
0 end_turn
* draw miner_vp0
* draw lumberjack_vp0
* draw farmer_vp0
* draw hunter
* draw lumberjack_vp0
1 play worker_vp0 1
1 play stonecutter_vp0 1
1 play worker_vp0 1
1 end_turn
* draw miner_vp0
* draw warrior
* draw hunter
* draw stonecutter_vp0
* draw scholar_vp0
0 play lumberjack_vp0 2
0 start writing
* reveal mathematics
0 play lumberjack_vp0 1
0 play hunter 1
0 play miner_vp0 1
0 play farmer_vp0 2
0 end_turn
* draw farmer_vp0
* draw hunter
* draw warrior
* draw lumberjack_vp0
* draw village
1 play miner_vp0 2
1 attack 17 22
1 add warrior
1 done
0 surrender
0 discard warrior
* draw warrior
1 play hunter 1
1 play stonecutter_vp0 1
1 play scholar_vp0 2
* draw village
1 put food achievement
1 play village 1
1 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw farmer_vp0
* draw worker_vp1
0 attack 11 17
0 add warrior
0 done
1 fight
1 done
0 drop
0 play farmer_vp0 1
0 play lumberjack_vp0 1
0 end_turn
* draw scholar_vp0
* draw farmer_vp0
* draw scholar_vp0
* draw warrior
* draw hunter
1 attack 5 11
1 add warrior
1 done
0 surrender
0 discard hunter
* draw miner_vp0
1 play farmer_vp0 1
1 drop
1 put food village
1 play worker_vp1 2
1 end_turn
* draw miner_vp0
* draw worker_vp0
* draw hunter
* draw hunter
* draw miner_vp0
0 play scholar_vp0 2
* draw village
0 play village 1
0 play scholar_vp0 2
* draw farmer_vp0
0 play miner_vp0 2
0 end_turn
* draw miner_vp0
* draw shaman
* draw hunter
* draw stonecutter_vp0
* draw village
1 play worker_vp0 3
1 start engineering
* reveal masonry
1 play miner_vp0 1
1 play hunter 1
1 play hunter 1
1 play miner_vp0 1
1 end_turn
* draw hunter
* draw worker_vp0
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw worker_vp0
0 end_turn
* draw lumberjack_vp0
* draw hunter
* draw lumberjack_vp0
* draw warrior
* draw lumberjack_vp0
1 end_turn
* draw loremaster
* draw worker_vp1
* draw farmer_vp0
* draw stonecutter_vp0
* draw scholar_vp0
0 play lumberjack_vp0 1
0 play lumberjack_vp0 1
0 end_turn
* draw warrior
* draw farmer_vp0
* draw hunter
* draw warrior
* draw lumberjack_vp0
1 drop
1 play stonecutter_vp0 1
1 play worker_vp1 1
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw warrior
* draw miner_vp0
0 play farmer_vp0 1
0 start strategy
* reveal strategy
0 play hunter 1
0 end_turn
* draw scholar_vp0
* draw shaman
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw warrior
1 play miner_vp0 1
1 play hunter 1
1 end_turn
* draw loremaster
* draw miner_vp0
* draw hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
0 play scholar_vp0 1
0 play shaman 1
0 drop
0 end_turn
* draw hunter
* draw scholar_vp0
* draw farmer_vp0
* draw scholar_vp0
* draw hunter
1 play hunter 1
1 play loremaster 1
1 play miner_vp0 1
1 start mathematics
* reveal masonry
* reveal writing
1 put culture loremaster
1 drop
1 play stonecutter_vp0 1
1 put food village
1 settle 11
1 play stonecutter_vp0 2
1 start masonry
1 put stone achievement
1 drop
1 end_turn
* draw hunter
* draw worker_vp0
* draw hunter
* draw worker_vp0
* draw worker_vp0
0 end_turn
* draw miner_vp0
* draw warrior
* draw farmer_vp0
* draw farmer_vp0
* draw warrior
1 play worker_vp0 2
1 end_turn
* draw farmer_vp0
* draw stonecutter_vp0
* draw worker_vp1
* draw scholar_vp0
* draw hunter
0 play miner_vp0 1
0 play farmer_vp0 1
0 play farmer_vp0 1
0 put food village
0 put food village
0 settle 16
0 end_turn
* draw warrior
* draw lumberjack_vp0
* draw village
* draw lumberjack_vp0
* draw stonecutter_vp0
1 play scholar_vp0 2
* draw loremaster
1 play worker_vp1 1
1 play stonecutter_vp0 2
1 release loremaster
1 play hunter 1
1 play farmer_vp0 1
1 start strategy
* reveal writing
* reveal engineering
1 end_turn
* draw village
* draw hunter
* draw worker_vp0
* draw stonecutter_vp0
* draw miner_vp0
0 play stonecutter_vp0 1
0 play village 1
0 end_turn
* draw hunter
* draw miner_vp0
* draw scholar_vp0
* draw warrior
* draw farmer_vp0
1 end_turn
* draw stonecutter_vp0
* draw miner_vp0
* draw worker_vp0
* draw hunter
* draw hunter
0 play hunter 1
0 start masonry
* reveal mathematics
0 play scholar_vp0 2
* draw miner_vp0
0 play farmer_vp0 2
0 end_turn
* draw lumberjack_vp0
* draw scholar_vp0
* draw farmer_vp0
* draw village
* draw warrior
1 play worker_vp0 3
1 play stonecutter_vp0 2
1 play hunter 1
1 play miner_vp0 1
1 put metal achievement
1 drop
1 start mathematics
* reveal engineering
* reveal mathematics
1 drop
1 start writing
1 end_turn
* draw hunter
* draw warrior
* draw warrior
* draw worker_vp0
* draw worker_vp1
0 play farmer_vp0 1
0 put food achievement
0 drop
0 play scholar_vp0 2
* draw scholar_vp0
0 play lumberjack_vp0 1
0 play scholar_vp0 2
* draw warrior
0 start writing
* reveal strategy
0 drop
0 end_turn
* draw lumberjack_vp0
* draw shaman
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw warrior
1 end_turn
* draw loremaster
* draw hunter
* draw miner_vp0
* draw stonecutter_vp0
* draw scholar_vp0
0 end_turn
* draw farmer_vp0
* draw hunter
* draw hunter
* draw lumberjack_vp0
* draw stonecutter_vp0
1 play stonecutter_vp0 2
1 play scholar_vp0 2
* draw hunter
1 play hunter 1
1 end_turn
* draw hunter
* draw stonecutter_vp0
* draw hunter
* draw farmer_vp0
* draw worker_vp0
0 end_turn
* draw miner_vp0
* draw miner_vp0
* draw warrior
* draw shaman
* draw village
1 play hunter 1
1 play stonecutter_vp0 2
1 play farmer_vp0 1
1 play worker_vp0 1
1 put food achievement
1 drop
1 start mathematics
* reveal masonry
1 drop
1 start engineering
1 first stone
1 drop
1 start strategy
* reveal strategy
1 end_turn
* draw worker_vp0
* draw village
* draw miner_vp0
* draw loremaster
* draw stonecutter_vp0
0 play miner_vp0 1
0 play miner_vp0 1
0 play shaman 1
0 start strategy
* reveal writing
0 drop
0 end_turn
* draw scholar_vp0
* draw scholar_vp0
* draw hunter
* draw lumberjack_vp0
* draw warrior
1 play village 1
1 play worker_vp0 1
1 play miner_vp0 1
1 play loremaster 1
1 put metal achievement
1 end_turn
* draw hunter
* draw warrior
* draw stonecutter_vp0
* draw worker_vp0
* draw worker_vp1
0 play hunter 1
0 start masonry
* reveal masonry
0 play lumberjack_vp0 1
0 end_turn
* draw scholar_vp0
* draw warrior
* draw warrior
* draw lumberjack_vp0
* draw farmer_vp0
1 play worker_vp0 3
1 play worker_vp1 1
1 play stonecutter_vp0 2
1 play hunter 1
1 put food achievement
1 drop
1 end_turn
* draw loremaster
* draw worker_vp0
* draw stonecutter_vp0
* draw hunter
* draw hunter
0 play farmer_vp0 2
0 put food achievement
0 play scholar_vp0 1
0 drop
0 start masonry
* reveal writing
* reveal mathematics
0 play lumberjack_vp0 1
0 end_turn
* draw farmer_vp0
* draw lumberjack_vp0
* draw warrior
* draw farmer_vp0
* draw shaman
1 play worker_vp0 1
1 play loremaster 2
1 start writing
1 play stonecutter_vp0 2
1 end_turn
* draw warrior
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
* draw farmer_vp0
0 play farmer_vp0 2
0 put food village
0 play farmer_vp0 1
0 end_turn
* draw lumberjack_vp0
* draw miner_vp0
* draw scholar_vp0
* draw warrior
* draw warrior
1 play miner_vp0 1
1 end_turn
* draw scholar_vp0
* draw hunter
* draw loremaster
* draw miner_vp0
* draw worker_vp0
0 play miner_vp0 2
0 play lumberjack_vp0 1
0 drop
0 play scholar_vp0 2
* draw stonecutter_vp0
0 start writing
* reveal engineering
* reveal mathematics
* reveal strategy
0 drop
0 end_turn
* draw hunter
* draw scholar_vp0
* draw scholar_vp0
* draw farmer_vp0
* draw lumberjack_vp0
1 play worker_vp0 2
1 play scholar_vp0 1
1 drop
1 start mathematics
1 play hunter 1
1 play loremaster 1
1 end_turn
* draw loremaster
* draw worker_vp1
* draw warrior
* draw stonecutter_vp0
* draw miner_vp0
0 play scholar_vp0 1
0 play lumberjack_vp0 1
0 play scholar_vp0 1
0 play hunter 1
0 play farmer_vp0 1
0 buy town
0 start strategy
* reveal strategy
0 drop
0 end_turn
* draw lumberjack_vp0
* draw hunter
* draw hunter
* draw warrior
* draw village
1 play stonecutter_vp0 1
1 play worker_vp1 3
1 play miner_vp0 1
1 play loremaster 1
1 put stone achievement
1 put metal achievement
1 put stone achievement
1 settle 17
1 start commerce
* reveal leadership
1 drop
1 tech mathematics
1 discard warrior
* draw hunter
1 end_turn
* draw hunter
* draw stonecutter_vp0
* draw worker_vp0
* draw stonecutter_vp0
* draw hunter
0 play lumberjack_vp0 1
0 play hunter 1
0 start strategy
* reveal masonry
0 drop
0 end_turn
* draw miner_vp0
* draw village
* draw stonecutter_vp0
* draw warrior
* draw hunter
1 tech mathematics
1 discard hunter
* draw hunter
1 play stonecutter_vp0 1
1 play hunter 1
1 start government
* reveal leadership
* reveal commerce
1 play stonecutter_vp0 1
1 play worker_vp0 1
1 put stone achievement
1 buy town
1 drop
1 play hunter 1
1 put food village
1 end_turn
* draw miner_vp0
* draw hunter
* draw warrior
* draw worker_vp0
* draw scholar_vp0
0 play stonecutter_vp0 1
0 play miner_vp0 2
0 play hunter 1
0 start masonry
0 first stone
* reveal masonry
0 put food village
0 settle 16
0 drop
0 play village 1
0 start mathematics
* reveal strategy
0 drop
0 end_turn
* draw scholar_vp0
* draw warrior
* draw town_vp1
* draw scholar_vp0
* draw farmer_vp0
1 tech mathematics
1 discard miner_vp0
* draw farmer_vp0
1 play farmer_vp0 2
1 play worker_vp0 2
1 start strategy
1 first food
* reveal writing
1 end_turn
* draw worker_vp0
* draw worker_vp0
* draw hunter
* draw hunter
* draw stonecutter_vp0
0 play farmer_vp0 1
0 end_turn
* draw farmer_vp0
* draw lumberjack_vp0
* draw warrior
* draw shaman
* draw lumberjack_vp0
1 play hunter 1
1 play worker_vp0 3
1 play worker_vp0 2
1 put food village
1 settle 5
1 put metal achievement
1 play stonecutter_vp0 2
1 tech mathematics
1 discard hunter
* draw worker_vp0
1 drop
1 play worker_vp0 1
1 end_turn
* draw miner_vp0
* draw warrior
* draw worker_vp1
* draw hunter
* draw stonecutter_vp0
0 play lumberjack_vp0 1
0 start engineering
0 play shaman 1
0 end_turn
* draw hunter
* draw hunter
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw warrior
1 play worker_vp1 1
1 play stonecutter_vp0 2
1 start masonry
* reveal masonry
1 play miner_vp0 2
1 play hunter 1
1 tech mathematics
1 discard warrior
* draw farmer_vp0
1 play farmer_vp0 1
1 buy town
1 drop
1 start leadership
1 first metal
1 put metal achievement
1 put stone achievement
1 drop
1 end_turn
* draw miner_vp0
* draw loremaster
* draw town_vp0
* draw warrior
* draw hunter
0 end_turn
* draw farmer_vp0
* draw miner_vp0
* draw scholar_vp0
* draw shaman
* draw miner_vp0
1 play loremaster 1
1 end_turn
* draw stonecutter_vp0
* draw scholar_vp0
* draw hunter
* draw worker_vp0
* draw hunter
0 drop
0 play farmer_vp0 2
0 play shaman 1
0 end_turn
* draw warrior
* draw lumberjack_vp0
* draw town_vp1
* draw warrior
* draw farmer_vp0
1 play worker_vp0 2
1 start commerce
* reveal religion
1 play stonecutter_vp0 1
1 end_turn
* draw town_vp0
* draw stonecutter_vp0
* draw worker_vp0
* draw worker_vp1
* draw farmer_vp0
0 end_turn
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw warrior
* draw hunter
1 play stonecutter_vp0 2
1 play worker_vp1 1
1 end_turn
* draw hunter
* draw hunter
* draw stonecutter_vp0
* draw worker_vp0
* draw warrior
0 play stonecutter_vp0 1
0 play lumberjack_vp0 1
0 end_turn
* draw lumberjack_vp0
* draw scholar_vp0
* draw village
* draw scholar_vp0
* draw farmer_vp0
1 drop
1 tech mathematics
1 discard worker_vp0
* draw miner_vp0
1 play stonecutter_vp0 1
1 start leadership
* reveal religion
* reveal government
1 drop
1 play miner_vp0 1
1 end_turn
* draw warrior
* draw town_vp0
* draw village
* draw hunter
* draw miner_vp0
0 play scholar_vp0 2
* draw hunter
0 play farmer_vp0 2
0 play lumberjack_vp0 1
0 put food village
0 start masonry
* reveal writing
* reveal strategy
0 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw farmer_vp0
* draw miner_vp0
1 end_turn
* draw loremaster
* draw worker_vp0
* draw village
* draw town_vp0
* draw miner_vp0
0 play hunter 1
0 play miner_vp0 1
0 end_turn
* draw hunter
* draw lumberjack_vp0
* draw shaman
* draw lumberjack_vp0
* draw town_vp1
1 end_turn
* draw scholar_vp0
* draw stonecutter_vp0
* draw farmer_vp0
* draw worker_vp1
* draw stonecutter_vp0
0 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw farmer_vp0
* draw warrior
* draw lumberjack_vp0
1 end_turn
* draw town_vp0
* draw stonecutter_vp0
* draw warrior
* draw warrior
* draw worker_vp0
0 play farmer_vp0 1
0 drop
0 play miner_vp0 2
0 put food village
0 settle 22
0 play stonecutter_vp0 1
0 start engineering
* reveal engineering
0 drop
0 play lumberjack_vp0 1
0 start writing
0 attack 22 17
0 add warrior
0 done
1 fight
1 defend warrior
1 defend warrior
1 done
* draw hunter
* draw hunter
0 end_turn
* draw scholar_vp0
* draw warrior
* draw warrior
* draw scholar_vp0
* draw village
1 tech mathematics
1 discard town_vp0
* draw hunter
1 end_turn
* draw miner_vp0
* draw worker_vp0
* draw hunter
* draw hunter
* draw town_vp0
0 play village 1
0 play scholar_vp0 1
0 play scholar_vp0 2
* draw farmer_vp0
0 end_turn
* draw scholar_vp0
* draw lumberjack_vp0
* draw scholar_vp0
* draw village
* draw warrior
1 play worker_vp0 2
1 play hunter 1
1 start writing
* reveal masonry
1 play hunter 1
1 drop
1 start government
* reveal government
1 end_turn
* draw worker_vp0
* draw scholar_vp0
* draw warrior
* draw hunter
* draw worker_vp0
0 play lumberjack_vp0 1
0 end_turn
* draw scholar_vp0
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
* draw town_vp1
1 play hunter 1
1 tech mathematics
1 discard warrior
* draw warrior
1 play worker_vp0 1
1 play scholar_vp0 1
1 play worker_vp0 2
1 put culture achievement
1 drop
1 buy town
1 end_turn
* draw stonecutter_vp0
* draw village
* draw farmer_vp0
* draw hunter
* draw worker_vp1
0 play stonecutter_vp0 1
0 play town_vp1 1
0 end_turn
* draw hunter
* draw hunter
* draw farmer_vp0
* draw farmer_vp0
* draw shaman
1 play hunter 1
1 play worker_vp1 2
1 play farmer_vp0 1
1 start government
* reveal leadership
1 play village 1
1 play stonecutter_vp0 2
1 end_turn
* draw stonecutter_vp0
* draw town_vp0
* draw loremaster
* draw stonecutter_vp0
* draw miner_vp0
0 play farmer_vp0 2
0 play shaman 1
0 put food achievement
0 play hunter 1
0 put food achievement
0 drop
0 start strategy
* reveal masonry
* reveal mathematics
0 play hunter 1
0 put food village
0 drop
0 end_turn
* draw warrior
* draw warrior
* draw miner_vp0
* draw lumberjack_vp0
* draw farmer_vp0
1 play stonecutter_vp0 1
1 play town_vp0 1
1 play stonecutter_vp0 1
1 tech mathematics
1 discard loremaster
* draw hunter
1 play miner_vp0 2
1 put stone achievement
1 put stone achievement
1 end_turn
* draw warrior
* draw hunter
* draw loremaster
* draw worker_vp0
* draw town_vp0
0 play farmer_vp0 1
0 start masonry
0 end_turn
* draw warrior
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw hunter
* draw scholar_vp0
1 tech mathematics
1 discard warrior
* draw worker_vp0
1 drop
1 play worker_vp0 3
1 play worker_vp0 3
1 start leadership
* reveal commerce
1 play hunter 1
1 play loremaster 1
1 end_turn
* draw stonecutter_vp0
* draw worker_vp1
* draw hunter
* draw farmer_vp0
* draw hunter

result: 5 12
places: 2 1
hash: 4b2e045848d77edff0315ac71a11a90a9594942ce3ed9a2c8052922cb7bb729b
