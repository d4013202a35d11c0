ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 41d9cf6a8f2b1fbc666b178e5b7b93c8196971bcee689216096820487586d68d
note.commitment: e99d0bd9a97a2a7c3be9d1ee5af3a5bf1bc9f0e6298360791c8e4a0a6163e95c
note.date: 2026-11-16
note.seat-0: bot novice
note.seat-1: bot novice
note.seat-2: bot novice
note.seat-3: bot novice
note.table: z4qq5e3mkmce
setup: {"edition":"it","factions":"choose","map":"reduced","players":4,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 2
* reveal masonry
* reveal strategy
* reveal writing
* reveal philosophy
* reveal leadership
* reveal religion
* reveal highways
* reveal siege_engines
* reveal amphitheatre
* token conquest_3_stone
* token conquest_3_wood
* token conquest_3_stone
* token conquest_3_metal
* token conquest_3_wood
* token conquest_2_food
* token conquest_2_wood
* token conquest_2_metal
* token conquest_1
* token conquest_2_metal
* token conquest_2_stone
* token conquest_2_stone
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_wood
* token conquest_1
* token conquest_2_metal
* token conquest_1
* token conquest_2_food
* token conquest_2_stone
2 faction smallfolk
3 faction elvenfolk
0 faction firefolk
1 start_region 2
0 start_region 0
3 start_region 5
2 start_region 1
* draw hunter
* draw warrior
* draw spellweaver
* draw hunter
* draw hunter
* draw hunter
* draw loremaster
* draw hunter
* draw warrior
* draw warrior
* draw village
* draw hunter
* draw warrior
* draw shaman
* draw hunter
* draw warrior
* draw colonist
* draw digger
* draw hunter
* draw village
* secret great_wall
* secret mausoleum
* secret triumphal_arch
* secret colossus
2 play spellweaver 1
2 play hunter 1
2 attack 1 13
2 add warrior
2 play hunter 1
2 buy stonecutter
2 start writing
* reveal engineering
2 play hunter 1
2 buy farmer
2 drop
2 end_turn
* draw village
* draw hunter
* draw warrior
* draw craftsman_stone
* draw craftsman_wood
3 attack 5 17
3 add warrior
3 add warrior
3 start masonry
* reveal strategy
* reveal strategy
* reveal masonry
3 play loremaster 2
3 play hunter 1
3 buy stonecutter
3 play hunter 1
3 buy miner
3 end_turn
* draw hunter
* draw village
* draw hunter
* draw loremaster
* draw hunter
0 play village 1
0 play hunter 1
0 start strategy
0 play hunter 1
0 put food village
0 play shaman 1
0 drop
0 end_turn
* draw hunter
* draw village
* draw warrior
* draw warrior
* draw warrior
1 play colonist 1
1 start masonry
* reveal mathematics
1 play village 1
1 play digger 2
1 play hunter 1
1 buy stonecutter
1 put stone achievement
1 attack 2 8
1 add warrior
1 end_turn
* draw village
* draw warrior
* draw warrior
* draw hunter
* draw hunter
2 play hunter 1
2 buy miner
2 play craftsman_stone 1
2 start mathematics
* reveal engineering
* reveal writing
2 play village 1
2 play craftsman_wood 1
2 drop
2 start engineering
2 end_turn
* draw craftsman_wood
* draw hunter
* draw warrior
* draw hunter
* draw hunter
3 play hunter 1
3 play hunter 1
3 buy stonecutter
3 buy lumberjack
3 play loremaster 1
3 drop
3 play hunter 1
3 start strategy
3 put culture loremaster
3 play village 1
3 end_turn
* draw stonecutter_vp0
* draw hunter
* draw hunter
* draw hunter
* draw loremaster
0 attack 0 12
0 add warrior
0 add warrior
0 start writing
* reveal strategy
* reveal masonry
0 play hunter 1
0 buy stonecutter
0 end_turn
* draw village
* draw stonecutter_vp0
* draw hunter
* draw shaman
* draw warrior
1 play hunter 1
1 buy lumberjack
1 attack 2 7
1 add warrior
1 add warrior
1 buy stonecutter
1 play hunter 1
1 buy miner
1 end_turn
* draw warrior
* draw stonecutter_vp0
* draw digger
* draw hunter
* draw miner_vp0
2 play craftsman_wood 1
2 put wood achievement
2 play hunter 1
2 play hunter 1
2 buy stonecutter
2 buy miner
2 play hunter 1
2 put food village
2 end_turn
* draw farmer_vp0
* draw warrior
* draw stonecutter_vp0
* draw spellweaver
* draw hunter
3 play stonecutter_vp0 1
3 release loremaster
3 play hunter 1
3 buy farmer
3 drop
3 start engineering
* reveal engineering
3 play loremaster 2
3 drop
3 put culture loremaster
3 play hunter 1
3 buy miner
3 play hunter 1
3 start strategy
3 end_turn
* draw lumberjack_vp0
* draw hunter
* draw stonecutter_vp0
* draw warrior
* draw warrior
0 play shaman 2
0 take culture
0 play hunter 1
0 put food village
0 settle 0
0 attack 0 6
0 add warrior
0 play village 1
0 play stonecutter_vp0 1
0 drop
0 start masonry
* reveal mathematics
0 put stone achievement
0 drop
0 end_turn
* draw warrior
* draw warrior
* draw hunter
* draw hunter
* draw warrior
1 play digger 2
1 play hunter 1
1 buy miner
1 play miner_vp0 1
1 put stone achievement
1 play stonecutter_vp0 1
1 end_turn
* draw hunter
* draw lumberjack_vp0
* draw colonist
* draw warrior
* draw hunter
2 play stonecutter_vp0 1
2 put stone achievement
2 play hunter 1
2 buy miner
2 play spellweaver 2
2 play farmer_vp0 2
2 buy farmer
2 end_turn
* draw miner_vp0
* draw craftsman_stone
* draw hunter
* draw warrior
* draw stonecutter_vp0
3 play hunter 1
3 play lumberjack_vp0 1
3 buy stonecutter
3 play stonecutter_vp0 1
3 release loremaster
3 attack 5 11
3 add warrior
3 drop
3 end_turn
* draw hunter
* draw miner_vp0
* draw hunter
* draw miner_vp0
* draw stonecutter_vp0
0 play hunter 1
0 play hunter 1
0 buy miner
0 start strategy
* reveal mathematics
* reveal engineering
* reveal writing
0 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw warrior
* draw village
1 play colonist 2
1 settle 8
1 play lumberjack_vp0 2
1 drop
1 play hunter 1
1 start writing
1 first food
* reveal writing
1 put wood achievement
1 play hunter 1
1 put food achievement
1 put wood achievement
1 settle 7
1 attack 7 1
1 add warrior
1 done
2 fight
2 defend warrior
2 done
* draw farmer_vp0
1 end_turn
* draw stonecutter_vp0
* draw warrior
* draw village
* draw warrior
* draw warrior
2 play miner_vp0 1
2 play stonecutter_vp0 1
2 put metal spellweaver
2 put stone achievement
2 settle 13
2 play craftsman_stone 1
2 start mathematics
2 tech engineering
2 trash farmer_vp0
* draw hunter
2 play hunter 1
2 put food village
2 settle 13
2 play hunter 1
2 buy lumberjack
2 end_turn
* draw warrior
* draw hunter
* draw miner_vp0
* draw hunter
* draw miner_vp0
3 play hunter 1
3 buy farmer
3 play stonecutter_vp0 1
3 play hunter 1
3 start engineering
3 drop
3 play miner_vp0 1
3 buy lumberjack
3 play miner_vp0 1
3 end_turn
* draw hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw hunter
* draw loremaster
0 attack 0 13
0 add warrior
0 done
2 surrender
2 discard hunter
* draw craftsman_wood
0 play hunter 1
0 put food village
0 play hunter 1
0 put food achievement
0 end_turn
* draw miner_vp0
* draw warrior
* draw warrior
* draw stonecutter_vp0
* draw shaman
1 attack 7 13
1 add warrior
1 add warrior
1 done
2 surrender
2 discard warrior
2 discard miner_vp0
* draw stonecutter_vp0
* draw farmer_vp0
1 attack 7 1
1 add warrior
1 done
2 surrender
2 discard farmer_vp0
* draw hunter
1 end_turn
1 archive village
* draw village
* draw hunter
* draw hunter
* draw miner_vp0
* draw stonecutter_vp0

result: 3 7 1 2
places: 2 1 4 3
hash: 6ee7595b8d9cccb87c77170f9eb052fe3055a4e13704e29419709eb694dcaa40
