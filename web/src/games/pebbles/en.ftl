# What the page says of the toy game.
game-pebbles = Pebbles
cover-pebbles = Pebbles
