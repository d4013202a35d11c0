# What the terminal and the table itself say. Games bring their own catalogues.
player = seat { $number }
chance = the dealer
error-game-over = The game is over.
error-not-awaited = It is not the turn of { $seat }.
error-not-a-step = “{ $step }” is not a step: { $expected }.
list-and = and
