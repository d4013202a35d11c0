ziggurat record 1
game: monumental-duel
rules: 1
content: 06b6250487eeb7c314f2a8d7e61141acc6e72abc3b89afa4a6c4fa246e68484e
seed: 07c9b6ae76fd47a91ee177134104b780b5b28269fc842c20c6c86e5d388ec3c0
setup: {"players":2}

* deal:first:0
1 civ:japanese
hash: 7cfa5bd43094a319dc2ca5bb0cccd2d35924fca88e064aa143f4447da971d13b
