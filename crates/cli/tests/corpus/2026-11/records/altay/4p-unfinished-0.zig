ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 6aadfa15292636b4d238aa6436dbe61a3df0e1b986ab27c5df31a020db80783d
setup: {"edition":"it","factions":"choose","map":"reduced","players":4,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 3
* reveal writing
* reveal masonry
* reveal strategy
* reveal government
* reveal government
* reveal government
* reveal philosophy
* reveal religion
* reveal siege_engines
* reveal mausoleum
* reveal triumphal_arch
* token conquest_3_metal
* token conquest_3_wood
* token conquest_3_wood
* token conquest_3_stone
* token conquest_3_stone
* token conquest_1
* token conquest_2_food
* token conquest_2_stone
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_2_stone
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_2_stone
3 faction earthfolk
hash: 5ed07ba65267714e47b87efce7f0dc101546d88fce159bdb21a19ff71c47112b
