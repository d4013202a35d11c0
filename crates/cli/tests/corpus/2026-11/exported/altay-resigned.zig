ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 6b2023a710a8cd52aff40f7f3963818c4e13efb9611c547d51a2b7ebce1355bd
note.commitment: 588fe7bc4691d353898cf75f8aae559bf66507f5bcfb29a5afee6c5bc0f1d87d
note.date: 2026-11-16
note.seat-0: Ada
note.seat-1: Cyd (resigned)
note.table: y3zxb4af5d6w
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal mathematics
* reveal strategy
* reveal masonry
* reveal commerce
* reveal religion
* reveal government
* reveal amphitheatre
* reveal mausoleum
* reveal aqueducts
* token conquest_3_stone
* token conquest_3_stone
* token conquest_3_wood
* token conquest_2_metal
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_2_metal
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_2_food
* token conquest_1
* token conquest_2_stone
1 faction smallfolk
0 faction firefolk
0 start_region 4
1 start_region 1
* draw hunter
* draw hunter
* draw hunter
* draw hunter
* draw warrior
* draw warrior
* draw village
* draw shaman
* draw warrior
* draw village
* secret siege_engines
* secret great_wall
1 end_turn
* draw craftsman_stone
* draw village
* draw warrior
* draw craftsman_wood
* draw spellweaver
0 attack 4 16
0 add warrior
0 play village 1
0 play shaman 2
hash: 3f1fbd27a105caef4f6d78c99740d594014c1276a12f85fb0c0676d1eb774c9c
