ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: ab69010f536efb60fb56e470c93572fceb2413d9934345f1b05864ea68ba2609
setup: {"first_game":false,"houses":"pick","players":3,"round_limit":100}

hash: d3af8e3c67b01ab3cd147a4f88119a85c8d7a10c77b05ce5e07d134d934fc821
