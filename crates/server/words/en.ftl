# What people are told while their browser is closed.

turn-at = Your turn at { $table }
turn-many = Your turn at { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
time-at = { $left } left at { $table }
time-bot = After that a bot takes the turn for you.
time-resign = After that you have given up the game.
time-wait = The others wait for you.
over-at = The game at { $table } is over
over-result = Place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
invited-at = { $name } asks you to { $table }
invited-to = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
news-many = { $n } messages from your tables
orders-dropped = Your standing orders could not be carried out and are gone.
orders-asked = Your standing orders stop here and ask you.
left = { $time } left.
bot = Bot
days-hours = { $d } d { $h } h
hours-minutes = { $h } h { $m } min
minutes = { $m } min

go-to-table = To the table:
go-to-tables = To your tables:
settings = What you are told, and when:
leave = Never write to me again:
test-title = This works
test-text = So you will be told when it is your turn.
confirm-title = May Ziggurat write to you?
confirm-text = { $name } gave this address to be told when it is their turn at a table of Ziggurat. If that is you, open this link; otherwise do nothing, and you will hear no more.
