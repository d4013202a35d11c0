# Ciò che si dice alle persone quando il browser è chiuso.

turn-at = Tocca a te: { $table }
turn-many = Tocca a te in { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
time-at = Restano { $left }: { $table }
time-bot = Poi un bot gioca il turno per te.
time-resign = Poi la partita è persa per abbandono.
time-wait = Gli altri ti aspettano.
over-at = Partita finita: { $table }
over-result = { $place }º posto, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
invited-at = { $name } ti invita al tavolo: { $table }
invited-to = { $game }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}.
news-many = { $n } messaggi dai tuoi tavoli
orders-dropped = I tuoi ordini permanenti non si potevano eseguire e sono stati tolti.
orders-asked = I tuoi ordini permanenti si fermano qui e chiedono a te.
left = Restano { $time }.
bot = Bot
days-hours = { $d } g { $h } h
hours-minutes = { $h } h { $m } min
minutes = { $m } min

go-to-table = Al tavolo:
go-to-tables = Ai tuoi tavoli:
settings = Che cosa ti si dice, e quando:
leave = Non scrivermi più:
test-title = Funziona
test-text = Così saprai quando tocca a te.
confirm-title = Ziggurat può scriverti?
confirm-text = { $name } ha indicato questo indirizzo per sapere quando è il suo turno a un tavolo di Ziggurat. Se sei tu, apri questo collegamento; altrimenti non fare nulla, e non riceverai altro.
