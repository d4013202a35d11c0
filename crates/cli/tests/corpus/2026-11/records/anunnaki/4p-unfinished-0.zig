ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 6aadfa15292636b4d238aa6436dbe61a3df0e1b986ab27c5df31a020db80783d
setup: {"first_game":false,"houses":"pick","players":4,"round_limit":100}

hash: c149aea402c631fbd93750a7531564545a034ad38ccdd8c2423f723d8adac97b
