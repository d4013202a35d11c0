ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 07c9b6ae76fd47a91ee177134104b780b5b28269fc842c20c6c86e5d388ec3c0
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 0
* reveal mathematics
* reveal strategy
* reveal strategy
* reveal masonry
* reveal religion
* reveal philosophy
* reveal government
* reveal aqueducts
* reveal mausoleum
* reveal academy
* token conquest_3_wood
* token conquest_3_stone
* token conquest_3_metal
* token conquest_2_stone
* token conquest_1
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_2_metal
* token conquest_2_stone
* token conquest_2_food
* token conquest_1
* token conquest_1
hash: 8b2efa0baababad228fe553057b62460f7306b0ca9bcc779425322a2a4eaac60
