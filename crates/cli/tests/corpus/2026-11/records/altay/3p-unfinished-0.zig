ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: ab69010f536efb60fb56e470c93572fceb2413d9934345f1b05864ea68ba2609
setup: {"edition":"it","factions":"choose","map":"reduced","players":3,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal masonry
* reveal mathematics
* reveal mathematics
* reveal strategy
* reveal philosophy
* reveal commerce
* reveal commerce
* reveal government
* reveal mausoleum
* reveal siege_engines
* reveal amphitheatre
* token conquest_3_wood
* token conquest_3_metal
* token conquest_3_metal
* token conquest_3_stone
* token conquest_1
* token conquest_1
* token conquest_2_metal
* token conquest_2_metal
* token conquest_2_stone
* token conquest_1
* token conquest_2_wood
* token conquest_2_food
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_wood
* token conquest_1
1 faction smallfolk
2 faction elvenfolk
hash: 00e9a91321c89fde09ff4a97432448cb74e2257fa31da42b92f015c1222a60fc
