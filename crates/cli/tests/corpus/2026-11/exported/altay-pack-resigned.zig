ziggurat record 1
game: altay
rules: 1
content: d54f075907edc2abd88212ec09ebce71f4dc9b4b266c71295c6e0750322df213
seed: 2090b5ef9427e9566386aa57d01ff6f2dd9b1a8a36b90de3e4b33ec86e5747aa
note.commitment: bdc460a81c5a6eb6b69145f160ea831b1a07e7a0bdce53ed4f626e431e7124dd
note.date: 2026-11-16
note.seat-0: Ada (resigned)
note.seat-1: bot novice
note.table: yyye6py7h86k
setup: {"edition":"it","factions":"choose","map":"reduced","players":2,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 0
* reveal mathematics
* reveal engineering
* reveal strategy
* reveal commerce
* reveal philosophy
* reveal leadership
* reveal highways
* reveal amphitheatre
* reveal academy
* token conquest_3_metal
* token conquest_3_wood
* token conquest_3_wood
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_2_food
* token conquest_1
* token conquest_1
* token conquest_2_stone
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_wood
hash: 88bb347a679e3e2fac710821f1e36ec7e8e552cc7b9ce396c8273451b5b1033c
