# Что сообщается людям, когда браузер закрыт.

turn-at = Ваш ход: { $table }
turn-many = Ваш ход за { $n ->
    [one] { $n } столом
    [few] { $n } столами
   *[many] { $n } столами
}
time-at = Осталось { $left }: { $table }
time-bot = Потом за вас сходит бот.
time-resign = Потом партия считается сданной.
time-wait = Остальные ждут вас.
over-at = Партия окончена: { $table }
over-result = { $place }-е место, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
invited-at = { $name } зовёт вас за стол: { $table }
invited-to = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}.
news-many = { $n ->
    [one] { $n } сообщение
    [few] { $n } сообщения
   *[many] { $n } сообщений
} от ваших столов
orders-dropped = Ваши заготовленные ходы выполнить нельзя, они сняты.
orders-asked = Ваши заготовленные ходы остановились и спрашивают вас.
left = Осталось { $time }.
bot = Бот
days-hours = { $d } д { $h } ч
hours-minutes = { $h } ч { $m } мин
minutes = { $m } мин

go-to-table = К столу:
go-to-tables = К вашим столам:
settings = О чём и когда сообщать:
leave = Больше мне не писать:
test-title = Работает
test-text = Так вы узнаете, когда ваш ход.
confirm-title = Можно ли Ziggurat писать вам?
confirm-text = { $name } указывает этот адрес, чтобы узнавать о своём ходе за столом Ziggurat. Если это вы, откройте ссылку; иначе ничего не делайте, и писем больше не будет.
