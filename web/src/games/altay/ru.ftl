# Что говорит стол этой игры сверх её каталога.
game-altay = Алтэя
# Слова на коробке, по строке.
cover-altay =
    Алтэя
    Рассвет цивилизации

altay-play = Разыграть
altay-put = Положить
altay-release = Взять с карты
altay-buy = Купить
altay-buy_resource = Купить ресурс
altay-attack = Атаковать
altay-start = Начать работу
altay-tech = Технология
altay-end_turn = Завершить ход
altay-map = Игровое поле, 23 региона
altay-token = маркер завоевания
altay-market = Рынок
altay-market-note = по одной карте каждого вида за ход
altay-achievements = Достижения
altay-achievements-note = одно в работе
altay-wms = дерево, металл или камень
altay-any = любой
altay-price = Цена
altay-vp-token = жетон победных очков: 1 ПО в конце игры
altay-attack-token = Атака из региона «{ $from }»: сила { $strength } со всеми вашими картами превосходит { $defence }; вы получите маркер.
altay-attack-seat = Атака из региона «{ $from }»: сила { $strength } со всеми вашими картами против { $defence } и карт защитника; захваченное поселение приносит 1 ПО.
altay-vp-token-reconstructed = место этого жетона ПО выбрано нами, напечатанная схема неизвестна
altay-left = осталось #
altay-empty = Эта стопка пуста.
altay-bought = куплено
altay-first-deck = стартовая колода
altay-hand = Ваша рука
altay-pool = Ресурсы
altay-deck = Ваша колода
altay-discard = Ваш сброс
altay-deck-discard = Колода / сброс
altay-played = Разыграно в этот ход
altay-table = На столе
altay-table-empty = Пока ничего.
altay-fed = пополнено в этот ход
altay-secret = тайное чудо

tm-priest-kept = остаётся
tm-priest-back = возвращается
altay-hand-empty = В руке нет карт.
altay-peoples-wait = Остальные выбирают народы.
