## «Алтэя: Рассвет цивилизации» по-русски

### Ресурсы, местность, народы, регионы

resource-food = еда
    .acc = еду
    .gen = еды
    .ins = едой
resource-wood = дерево
    .gen = дерева
    .ins = деревом
resource-metal = металл
    .gen = металла
    .ins = металлом
resource-stone = камень
    .gen = камня
    .ins = камнем
resource-culture = культура
    .acc = культуру
    .gen = культуры
    .ins = культурой
terrain-farmland = пашня
    .own = свою пашню
    .unused = неиспользованной пашни
terrain-forest = лес
    .own = свой лес
    .unused = неиспользованного леса
terrain-hill = шахта
    .own = свою шахту
    .unused = неиспользованной шахты
terrain-mountain = горы
    .own = свой регион с горами
    .unused = неиспользованного региона с горами
faction-earthfolk = Рождённые в Недрах
    .acc = Рождённых в Недрах
faction-elvenfolk = Взращённые Чащей
    .acc = Взращённых Чащей
faction-firefolk = Закалённые Пламенем
    .acc = Закалённых Пламенем
faction-smallfolk = Ведомые Волнами
    .acc = Ведомых Волнами
region-farmland_top_left = Пашня 0, слева вверху
region-farmland_top_centre = Пашня 1, вверху в центре
region-farmland_top_right = Пашня 2, справа вверху
region-farmland_bottom_left = Пашня 3, слева внизу
region-farmland_bottom_centre = Пашня 4, внизу в центре
region-farmland_bottom_right = Пашня 5, справа внизу
region-forest_upper_left = Лес 6, слева вверху
region-forest_top = Лес 7, вверху
region-forest_right = Лес 8, справа
region-forest_lower_left = Лес 9, слева внизу
region-forest_inner_right = Лес 10, правее центра
region-forest_bottom_right = Лес 11, справа внизу
region-hill_left = Шахта 12, слева
region-hill_top = Шахта 13, вверху
region-hill_upper_right = Шахта 14, справа вверху
region-hill_inner_left = Шахта 15, левее центра
region-hill_bottom = Шахта 16, внизу
region-hill_lower_right = Шахта 17, справа внизу
region-mountain_left = Горы 18, слева
region-mountain_centre = Горы 19, в центре
region-mountain_top = Горы 20, вверху
region-mountain_right = Горы 21, справа
region-mountain_bottom = Горы 22, внизу
edition-it = итальянская редакция (2025)
edition-ru = русская редакция (2024)
level-1 = уровень 1
level-2 = уровень 2
level-3 = уровень 3
crossing-land = суша
crossing-river = река
crossing-strait = пролив

### Карты действий

kind-hunter = Охотник
kind-warrior = Воин
kind-village = Деревня
kind-colonist = Колонист
kind-digger = Землекоп
kind-loremaster = Хранитель знаний
kind-shaman = Шаман
kind-craftsman_wood = Ремесленник (дерево)
kind-craftsman_stone = Ремесленник (камень)
kind-spellweaver = Чароплёт
kind-farmer = Земледелец
kind-lumberjack = Лесоруб
kind-miner = Рудокоп
kind-stonecutter = Каменотёс
kind-scholar = Учёный
kind-merchant = Торговец
kind-cavalry = Конник
kind-town = Малый город
kind-worker = Работник
kind-chariot = Колесничий
kind-city = Крупный город
card-hunter = Охотник
card-warrior = Воин
card-village = Деревня
card-colonist = Колонист
card-digger = Землекоп
card-loremaster = Хранитель знаний
card-shaman = Шаман
card-craftsman_wood = Ремесленник (дерево)
card-craftsman_stone = Ремесленник (камень)
card-spellweaver = Чароплёт
card-farmer_vp0 = Земледелец
card-lumberjack_vp0 = Лесоруб
card-miner_vp0 = Рудокоп
card-stonecutter_vp0 = Каменотёс
card-scholar_vp0 = Учёный
card-merchant_vp1 = Торговец (1 ПО)
card-merchant_vp0 = Торговец
card-cavalry_vp1 = Конник (1 ПО)
card-cavalry_vp0 = Конник
card-town_vp1 = Малый город (1 ПО)
card-town_vp0 = Малый город
card-worker_vp1 = Работник (1 ПО)
card-worker_vp0 = Работник
card-chariot_vp2 = Колесничий (2 ПО)
card-chariot_vp1 = Колесничий (1 ПО)
card-chariot_vp0 = Колесничий
card-city_vp2 = Крупный город (2 ПО)
card-city_vp1 = Крупный город (1 ПО)
card-city_vp0 = Крупный город

### Достижения и маркеры

achievement-engineering = Инженерное дело
achievement-masonry = Каменная кладка
achievement-mathematics = Математика
achievement-strategy = Стратегия
achievement-writing = Письменность
achievement-commerce = Коммерция
achievement-government = Управление
achievement-leadership = Лидерство
achievement-philosophy = Философия
achievement-religion = Религия
achievement-academy = Академия
achievement-amphitheatre = Амфитеатр
achievement-aqueducts = Акведуки
achievement-ark = Ковчег
achievement-colossus = Колосс
achievement-great_wall = Великая стена
achievement-highways = Мощёные дороги
achievement-mausoleum = Мавзолей
achievement-siege_engines = Осадные орудия
achievement-triumphal_arch = Триумфальная арка
token-conquest_1 = маркер сложности 1
token-conquest_2_food = маркер сложности 2 с едой
token-conquest_2_wood = маркер сложности 2 с деревом
token-conquest_2_metal = маркер сложности 2 с металлом
token-conquest_2_stone = маркер сложности 2 с камнем
token-conquest_3_wood = маркер сложности 3 с деревом
token-conquest_3_metal = маркер сложности 3 с металлом
token-conquest_3_stone = маркер сложности 3 с камнем
nothing = ничего

### Что говорят карты: из их данных. Формы: без имени — «получите …», nom — «… есть», log — в журнале

amount = { $n ->
    [one] { $n } { FORM($resource, case: "acc") }
    [few] { $n } { FORM($resource, case: "gen") }
   *[many] { $n } { FORM($resource, case: "gen") }
}
    .nom = { $n ->
    [one] { $n } { $resource }
    [few] { $n } { FORM($resource, case: "gen") }
   *[many] { $n } { FORM($resource, case: "gen") }
}
amount-wms = { $n ->
    [one] { $n } дерево, металл или камень
    [few] { $n } дерева, металла или камня
   *[many] { $n } дерева, металла или камня
}
amount-any = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[many] { $n } любых ресурсов
}
effect-produce = получите { $goods }
    .log = { FORM($goods, case: "nom") }
effect-produce-using = используйте { FORM($terrain, case: "own") }: получите { $goods }
    .log = { $terrain }, { FORM($goods, case: "nom") }
effect-fill-using = используйте { FORM($terrain, case: "own") }: заполните карту «{ $card }» у себя на столе из общего запаса
    .log = { $terrain }, заполнена карта «{ $card }»
effect-consume-token = преобразуйте свой маркер завоевания: получите 1 любой ресурс
    .log = преобразован маркер завоевания
effect-collect-one = положите на стол; соберите { $goods }, затем постройте 1 поселение
    .log = на стол
effect-collect = { $n ->
    [one] положите на стол; соберите { $goods }, затем постройте { $n } поселение
    [few] положите на стол; соберите { $goods }, затем постройте { $n } поселения
   *[many] положите на стол; соберите { $goods }, затем постройте { $n } поселений
}
    .log = на стол
effect-store = положите на стол; запасите на следующие ходы не больше: { FORM($goods, case: "nom") }
    .log = на стол
effect-draw-one = возьмите 1 карту
    .log = 1 карта
effect-draw = { $n ->
    [one] возьмите { $n } карту
    [few] возьмите { $n } карты
   *[many] возьмите { $n } карт
}
    .log = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
effect-attack = сила { $n } в атаке
effect-defend = сила { $n } в защите
tech-trash-then-draw = выбросьте 1 карту с руки, затем возьмите 1 карту
tech-place-extra-settlement = вы можете разместить ещё 1 поселение из личного запаса
tech-discard-then-draw = сбросьте 1 карту с руки, затем возьмите 1 карту
tech-defence-bonus = сила +{ $n }, когда вы защищаетесь и сражаетесь
tech-archive = сохраните 1 карту с руки, если сохранённой нет; позже разыграйте её как с руки
tech-swap-resource = потратьте 1 ресурс и получите 1 ресурс другого вида
tech-draw-more = { $n ->
    [one] возьмите на { $n } карту больше
    [few] возьмите на { $n } карты больше
   *[many] возьмите на { $n } карт больше
}
tech-attack-bonus = сила +{ $n } в каждой вашей атаке
tech-produce = получите { $goods }
tech-resettle = перенесите 1 своё поселение в смежный регион, свободный или занятый вами
timing-once-per-turn = раз в ход: { $effect }
timing-instant = мгновенно: { $effect }
timing-continuous = постоянно: { $effect }
timing-end-of-turn = в конце хода: { $effect }
counted-technologies = завершённые технологии
    .each = каждую завершённую технологию
    .few = завершённые технологии
    .many = завершённых технологий
counted-action-cards = ваши карты действий
    .each = каждую вашу карту действия
    .few = ваши карты действий
    .many = ваших карт действий
counted-regions-with-two = ваши регионы, где не меньше 2 поселений
    .each = каждый ваш регион, где не меньше 2 поселений
    .few = ваших региона, где не меньше 2 поселений
    .many = ваших регионов, где не меньше 2 поселений
counted-regions-with-one = ваши регионы ровно с 1 поселением
    .each = каждый ваш регион ровно с 1 поселением
    .few = ваших региона ровно с 1 поселением
    .many = ваших регионов ровно с 1 поселением
counted-cards-with-points = ваши карты действий с ПО
    .each = каждую вашу карту действия с ПО
    .few = ваши карты действий с ПО
    .many = ваших карт действий с ПО
counted-regions-next-to-opponent = ваши регионы, смежные с регионами соперников
    .each = каждый ваш регион, смежный с регионом соперника
    .few = ваших региона, смежных с регионами соперников
    .many = ваших регионов, смежных с регионами соперников
counted-regions-of-best-terrain = ваши регионы с местностью, которой у вас больше всего
    .each = каждый ваш регион с местностью, которой у вас больше всего
    .few = ваших региона с местностью, которой у вас больше всего
    .many = ваших регионов с местностью, которой у вас больше всего
counted-starting-cards = стартовые карты, оставшиеся у вас
    .each = каждую стартовую карту, оставшуюся у вас
    .few = стартовые карты, оставшиеся у вас
    .many = стартовых карт, оставшихся у вас
counted-captured-settlements = захваченные поселения
    .each = каждое захваченное поселение
    .few = захваченных поселения
    .many = захваченных поселений
counted-conquest-tokens = захваченные маркеры завоевания
    .each = каждый захваченный маркер завоевания
    .few = захваченных маркера завоевания
    .many = захваченных маркеров завоевания
wonder-each = 1 ПО за { FORM($counted, case: "each") }, не больше { $cap } ПО
wonder-per = { $divisor ->
    [one] 1 ПО за { FORM($counted, case: "each") }, не больше { $cap } ПО
    [few] 1 ПО за каждые { $divisor } { FORM($counted, case: "few") }, не больше { $cap } ПО
   *[many] 1 ПО за каждые { $divisor } { FORM($counted, case: "many") }, не больше { $cap } ПО
}
wonder-bonus = { $divisor ->
    [one] { $bonus } ПО и ещё 1 ПО за { FORM($counted, case: "each") }, не больше { $cap } ПО
    [few] { $bonus } ПО и ещё 1 ПО за каждые { $divisor } { FORM($counted, case: "few") }, не больше { $cap } ПО
   *[many] { $bonus } ПО и ещё 1 ПО за каждые { $divisor } { FORM($counted, case: "many") }, не больше { $cap } ПО
}

### Вопросы

prompt-over = Партия окончена.
prompt-dealing = Идёт раздача карт.
prompt-factions = Выберите свой народ.
prompt-starts = Выберите пашню, с которой начнёте.
prompt-main = Ваш ход.
prompt-use = Какой регион использует карта «{ $card }»?
prompt-take = Какой ресурс вы возьмёте?
prompt-pay = Чем вы оплатите свободную часть цены карты «{ $card }»?
prompt-attack-cards = Атака региона { $to }: ваша сила { $attack } против { $defence }. Добавьте карты.
prompt-respond = Регион { $to } атакован с силой { $attack }, у вас { $defence }. Сдаться или сражаться?
prompt-defence-cards = Защита региона { $to }: ваша сила { $defence } против { $attack }. Добавьте карты.
prompt-yield = { $left ->
    [one] Поселение потеряно. Сбросьте не больше { $left } карты и возьмите столько же.
    [few] Поселение потеряно. Сбросьте не больше { $left } карт и возьмите столько же.
   *[many] Поселение потеряно. Сбросьте не больше { $left } карт и возьмите столько же.
}
prompt-place = Разместите поселение (осталось: { $left }).
prompt-place-from-card = Разместите поселение с новой технологии.
prompt-place-extra = Вы можете разместить ещё одно поселение.
prompt-first-token = С какого ресурса начать достижение «{ $achievement }»?
prompt-trash = Выбросьте карту, затем возьмите одну.
prompt-swap = Сбросьте карту, затем возьмите одну.
prompt-give = Какой ресурс вы отдадите?
prompt-from = Из какого региона перенести поселение?
prompt-to = Куда перенести поселение из региона { $from }?
prompt-archive = Сохранить карту?
prompt-more = Взять дополнительную карту Управления?

### Шаги: в вариантах и в журнале

step-faction = Играть за { FORM($faction, case: "acc") }
    .log = выбор народа: { $faction }
step-start-region = Начать на пашне { $region }
    .log = начало на пашне { $region }
step-play = Разыграть карту «{ $card }»: { $effect }
    .log = карта «{ $card }»: { FORM($effect, case: "log") }
step-play-archived = Разыграть сохранённую карту «{ $card }»: { $effect }
    .log = сохранённая карта «{ $card }»: { FORM($effect, case: "log") }
step-put = Положить { FORM($resource, case: "acc") } на карту «{ $card }»
    .log = { $resource } на карту «{ $card }»
step-put-achievement = Положить { FORM($resource, case: "acc") } на достижение «{ $achievement }»
    .log = { $resource } на достижение «{ $achievement }»
step-release = Использовать запас с карты «{ $card }»
    .log = использован запас с карты «{ $card }»
step-buy = Купить карту «{ $card }» за { $cost }
    .log = куплена карта «{ $card }» за { $cost }
step-buy-empty = Купить карту «{ $card }»
    .log = куплена карта «{ $card }»
step-attack = Атаковать регион { $to } ({ $seat }) из региона { $from }
    .log = атака региона { $to } ({ $seat }) из региона { $from }
step-attack-token = Атаковать маркер в регионе { $to } из региона { $from }
    .log = атака маркера в регионе { $to } из региона { $from }
step-start = Начать работу над достижением «{ $achievement }»
    .log = начата работа над достижением «{ $achievement }»
step-start-secret = Раскрыть и начать тайное чудо «{ $achievement }»
    .log = раскрыто тайное чудо «{ $achievement }»
step-drop = Сбросить достижение «{ $achievement }»
    .log = сброшено достижение «{ $achievement }»
step-tech = Применить технологию «{ $achievement }»: { $effect }
    .log = применена технология «{ $achievement }»: { $effect }
step-buy-resource = { $coins ->
    [one] Купить 1 { FORM($resource, case: "acc") } за { $coins } монету
    [few] Купить 1 { FORM($resource, case: "acc") } за { $coins } монеты
   *[many] Купить 1 { FORM($resource, case: "acc") } за { $coins } монет
}
    .log = покупка за монеты: 1 { $resource }
step-end-turn = Завершить ход
    .log = конец хода
step-use = Использовать регион { $region }
    .log = использован регион { $region }
step-take = Взять { FORM($resource, case: "acc") }
    .log = получен ресурс: { $resource }
step-pay = Заплатить { FORM($resource, case: "ins") }
    .log = оплата { FORM($resource, case: "ins") }
step-add = Добавить карту «{ $card }» (сила { $n })
    .log = в атаку добавлена карта «{ $card }» (сила { $n })
step-add-archived = Добавить сохранённую карту «{ $card }» (сила { $n })
    .log = в атаку добавлена сохранённая карта «{ $card }» (сила { $n })
step-surrender = Сдаться
    .log = сдача
step-fight = Сражаться
    .log = сражение
step-defend = Защищаться картой «{ $card }» (сила { $n })
    .log = защита картой «{ $card }» (сила { $n })
step-defend-archived = Защищаться сохранённой картой «{ $card }» (сила { $n })
    .log = защита сохранённой картой «{ $card }» (сила { $n })
step-discard = Сбросить карту «{ $card }»
    .log = сброшена карта «{ $card }»
step-discard-archived = Сбросить сохранённую карту «{ $card }»
    .log = сброшена сохранённая карта «{ $card }»
step-done = Больше карт не нужно
    .log = больше карт нет
step-settle = Разместить поселение в регионе { $region }
    .log = поселение в регионе { $region }
step-build-and-lose = Построить, хотя поселение пропадёт
    .log = построенное поселение пропало
step-decline = Не строить
    .log = без строительства
step-first = Начать с { FORM($resource, case: "gen") }
    .log = первый ресурс: { $resource }
step-trash = Выбросить карту «{ $card }»
    .log = выброшена карта «{ $card }»
step-trash-archived = Выбросить сохранённую карту «{ $card }»
    .log = выброшена сохранённая карта «{ $card }»
step-give = Отдать { FORM($resource, case: "acc") }
    .log = отдан ресурс: { $resource }
step-from = Перенести из региона { $region }
    .log = перенос из региона { $region }
step-to = Перенести в регион { $region }
    .log = перенос в регион { $region }
step-archive = Сохранить карту «{ $card }»
    .log = сохранена карта «{ $card }»
step-no-archive = Ничего не сохранять
    .log = карта не сохранена
step-draw-more = Взять дополнительную карту
    .log = дополнительная карта
step-draw-no-more = Взять обычное число карт
    .log = без дополнительной карты
step-first-player = { $seat }: первый игрок
step-reveal = Открыто достижение «{ $achievement }», уровень { $level }
step-token = Регион { $region }: { $token }
step-deal-faction = { $seat }: народ { $faction }
step-draw = { $seat }: взята карта «{ $card }»
step-draw-hidden = { $seat }: взята карта
step-secret = { $seat }: тайное чудо «{ $achievement }»
step-secret-hidden = { $seat }: взято тайное чудо

### История партии

deed-battle-won = Битва за регион { $region } ({ $attack } против { $defence }): победа, { $seat }
deed-battle-drawn = Битва за регион { $region } ({ $attack } против { $defence }): ничья

### Числа

tally-points = ПО
tally-food = еда
tally-wood = дерево
tally-metal = металл
tally-stone = камень
tally-culture = культура
tally-regions = регионы
tally-settlements = поселения
tally-stock = поселения в запасе
tally-hand = карты в руке
tally-cards = карты игрока
tally-technologies = технологии
tally-wonders = чудеса
tally-captured = захваченные поселения
tally-conquests = маркеры завоевания
tally-coins = монеты
score-achievements = достижения
score-action-cards = карты действий
score-regions = регионы
score-captured-settlements = захваченные поселения
score-conquest-tokens = маркеры завоевания

### Почему нельзя

refusal-not-the-question = Это не ответ на заданный вопрос.
refusal-not-asked = { $seat }: сейчас вопрос не к этому игроку.
refusal-faction-taken = { $faction } уже заняты.
refusal-not-a-start = Начать можно на пашне, участвующей в игре; регион { $region } не такой.
refusal-start-taken = В регионе { $region } уже начинает другой игрок.
refusal-not-in-hand = Карты «{ $card }» нет в вашей руке.
refusal-not-archived = Карта «{ $card }» не сохранена.
refusal-no-such-effect = { $has ->
    [one] У карты «{ $card }» { $has } эффект.
    [few] У карты «{ $card }» { $has } эффекта.
   *[many] У карты «{ $card }» { $has } эффектов.
}
refusal-only-in-battle = Этот эффект действует только в битве.
refusal-no-attack-symbol = У карты «{ $card }» нет силы атаки.
refusal-no-defence-symbol = У карты «{ $card }» нет силы защиты.
refusal-no-unused-region = У вас нет { FORM($terrain, case: "unused") }.
refusal-nothing-to-fill = На вашем столе нет карты «{ $card }».
refusal-title-on-table = Карта «{ $card }» уже лежит на вашем столе.
refusal-nothing-to-draw = Ваши колода и сброс пусты.
refusal-no-fresh-token = У вас нет непреобразованных маркеров завоевания.
refusal-supply-empty = В общем запасе нет того, что вы получили бы.
refusal-supply-short = В общем запасе не хватает: { FORM($missing, case: "nom") }.
refusal-not-in-pool = У вас нет { FORM($resource, case: "gen") }.
refusal-not-on-table = На вашем столе нет карты «{ $card }».
refusal-nothing-in-progress = У вас нет достижения в работе.
refusal-no-open-space = Ни одна свободная ячейка не примет { FORM($resource, case: "acc") }.
refusal-not-a-store = Карта «{ $card }» ничего не запасает.
refusal-store-empty = На карте «{ $card }» ничего нет.
refusal-store-fed = На карту «{ $card }» в этот ход клали ресурс; её запас — для следующих ходов.
refusal-no-use-for = Сейчас вам некуда потратить { FORM($resource, case: "acc") }, а использовать нужно весь запас карты.
refusal-no-use-for-all = Применение для { FORM($resource, case: "gen") } есть, но не для всего запаса карты сразу, а использовать нужно весь.
refusal-nothing-to-spend-on = Сейчас вам не на что потратить запас этой карты, даже { FORM($resource, case: "acc") }.
refusal-wasted = Этот ресурс ({ FORM($resource, case: "nom") }) взят с карты запаса, использованной в этот ход; снова запасти его нельзя.
refusal-released-unused = Сначала используйте { FORM($resource, case: "acc") } с карты запаса: применение ещё есть.
refusal-not-for-sale = Карта «{ $card }» не продаётся.
refusal-pile-empty = Стопка карт «{ $card }» пуста.
refusal-already-bought = Карту «{ $card }» вы в этот ход уже покупали.
refusal-cannot-pay = Не хватает: { FORM($missing, case: "nom") }.
refusal-not-own-region = Регион { $region } занят не вами.
refusal-not-adjacent = Регионы { $from } и { $to } не смежны.
refusal-nothing-to-attack = В регионе { $region } некого атаковать.
refusal-already-attacked = Регион { $region } вы в этот ход уже атаковали.
refusal-already-attacked-from = Регион { $to } из региона { $from } вы в этот ход уже атаковали.
refusal-no-attack-card = У вас нет карт с силой атаки.
refusal-too-weak = Все ваши карты атаки вместе дают { $strength }, а нужно больше { $value }.
refusal-no-card-added = В атаке нужна хотя бы одна карта.
refusal-token-not-beaten = Ваша сила { $strength }, а нужно больше { $value }.
refusal-not-open = Достижение «{ $achievement }» не открыто.
refusal-busy-with = Вы ещё работаете над достижением «{ $achievement }».
refusal-already-completed = Достижение «{ $achievement }» у вас уже завершено.
refusal-given-up = Вы уже сбрасывали технологию «{ $achievement }»; одно и то же достижение дважды не начинают.
refusal-level-closed = Нужно завершённых достижений уровня { $level }: { $need }, у вас { $have }.
refusal-nothing-fits = У вас нет ресурса, подходящего для достижения «{ $achievement }».
refusal-not-own-secret = Это не ваше тайное чудо.
refusal-secret-revealed = Ваше тайное чудо уже раскрыто.
refusal-wonder-stays = «{ $achievement }» — чудо; его нельзя сбросить.
refusal-not-completed = Достижение «{ $achievement }» у вас не завершено.
refusal-not-usable = У достижения «{ $achievement }» нет свойства «раз в ход».
refusal-already-used = Достижение «{ $achievement }» в этот ход уже применялось.
refusal-hand-empty = Ваша рука пуста.
refusal-nothing-archived = У вас нет сохранённой карты.
refusal-archived-only-plays = Сохранённую карту можно разыграть как с руки, но не сбросить и не выбросить.
refusal-pool-empty = У вас нет ресурсов.
refusal-nothing-to-swap-for = В общем запасе нечего получить за { FORM($resource, case: "acc") }.
refusal-nowhere-to-move = Ни одно ваше поселение нельзя перенести.
refusal-cannot-move-from = Из региона { $region } нельзя перенести поселение.
refusal-no-trade = В этой партии играют без монет.
refusal-too-few-coins = Монет у вас { $have }, а нужно { $need }.
refusal-cannot-use = Регион { $region } сейчас нельзя использовать.
refusal-same-resource = Вы только что отдали { FORM($resource, case: "acc") }; возьмите другой ресурс.
refusal-out-of-stock = В общем запасе нет { FORM($resource, case: "gen") }.
refusal-not-wild = Платите деревом, металлом или камнем, а не { FORM($resource, case: "ins") }.
refusal-out-of-order = Выбирайте по порядку: дерево, металл, камень. Сейчас { $resource } не подходит.
refusal-rest-unpaid = Если платить { FORM($resource, case: "ins") }, не хватит на остальное.
refusal-out-of-play = Регион { $region } не участвует в игре.
refusal-guarded = В регионе { $region } лежит маркер завоевания; сначала захватите его.
refusal-held-by-other = Регион { $region } занят другим игроком.
refusal-region-full = { $cap ->
    [one] В регионе { $region } уже { $cap } поселение.
    [few] В регионе { $region } уже { $cap } поселения.
   *[many] В регионе { $region } уже { $cap } поселений.
}
refusal-not-near-own = Регион { $region } не смежен с вашими регионами.
refusal-regions-left = Есть доступный регион, поселение не обязано пропасть.

### Варианты нового стола

option-edition = Редакция правил
option-edition-it = Итальянская (2025)
option-edition-ru = Русская (2024)
option-map = Поле
option-map-reduced = Уменьшенное
option-map-full = Полное
option-start = Стартовые регионы
option-start-free = На выбор
option-start-recommended = Рекомендованные
option-factions = Народы
option-factions-choose = На выбор
option-factions-random = Случайно
option-trade = Игра с торговлей
option-resource-supply = Запас ресурсов
option-resource-supply-unlimited = Без ограничений
option-resource-supply-limited = Ограничен
option-store = Карты запаса
option-store-edition = По редакции правил
option-store-free = Свободно
option-dropped = Сброшенные технологии
option-dropped-edition = По редакции правил
option-dropped-again = Можно начать снова
option-dropped-never = Снова начать нельзя
option-archived = Сохранённая карта
option-archived-edition = По редакции правил
option-archived-play = Только разыгрывается
option-archived-hand = Считается картой в руке
option-government = Управление
option-government-may = С вопросом
option-government-always = Всегда берёт
option-round-limit = Предел раундов
option-round-limit-0 = Нет
option-round-limit-18 = 18
option-round-limit-50 = 50
option-round-limit-100 = 100
option-round-limit-200 = 200

### Стол словами

words-pool = Ресурсы этого хода
words-supply-left = Запас
words-battle = Атака из региона { $from } на регион { $to }: сила { $attack } против { $defence }.
words-deck = Карт в колоде
words-faction = Народ
words-hand = Рука
words-archive = Сохранённая карта
words-table = Карты на столе
words-tokens = Ресурсы на ней
words-spaces = Принимает
words-progress = Достижение в работе
words-completed = Завершённые достижения
words-secret = Тайное чудо
words-secret-hidden = Тайное чудо лежит лицевой стороной вниз.
words-fresh = Маркеры завоевания
words-played = Разыграно в этот ход
words-discard = Сброс
words-terrain = Местность
words-holder = Владелец
words-token = Маркер
words-vp-token = с жетоном ПО
words-regions = Регионы
words-market = Рынок
words-achievements = Достижения
words-level = Уровень { $n }

# Части оценки для подсказок

worth-points = очки сразу
worth-deck = что даст ваша колода
worth-turn = ресурсы и карты этого хода
worth-tables = карты на столе
worth-achievements = достижения
worth-land = земли и поселения

# Что шаг значит на столе: для замечаний учителя

remark-achievement = Осталось положить ресурсов: { $missing }.
remark-card = На эту карту осталось положить ресурсов: { $missing }.
remark-settled = Ваших поселений там: { $settlements }. Ваших регионов: { $regions }; поселений в запасе: { $stock }.
