# Ciò che la pagina dice del gioco giocattolo.
game-pebbles = Sassolini
cover-pebbles = Sassolini
