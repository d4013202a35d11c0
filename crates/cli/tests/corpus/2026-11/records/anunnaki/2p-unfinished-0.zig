ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: 07c9b6ae76fd47a91ee177134104b780b5b28269fc842c20c6c86e5d388ec3c0
setup: {"first_game":false,"houses":"pick","players":2,"round_limit":100}

hash: c41d52ec9c4cd989783c4c1a20d4b8e4694358e2f618676457533b6175461c5a
