# «Ануннаки. Рассвет богов» по-русски.

## Ресурсы, шкалы, дома, фигурки

resource-food = пища
    .acc = пищу
    .gen = пищи
    .few = пищи
resource-wood = дерево
    .gen = дерева
    .few = дерева
resource-metal = металл
    .gen = металла
    .few = металла
resource-gold = золото
    .gen = золота
    .few = золота
track-war = война
    .gen = войны
track-technology = технологии
    .gen = технологий
track-trade = торговля
    .gen = торговли
track-power = власть
    .gen = власти
house-pharaos = Фараосы
    .gen = Фараосов
house-norrenis = Норренисы
    .gen = Норренисов
house-babylons = Вавилоны
    .gen = Вавилонов
house-hellenis = Эллинисы
    .gen = Эллинисов
kind-follower = последователь
    .acc = последователя
    .gen = последователя
kind-minor_god = младший бог
    .acc = младшего бога
    .gen = младшего бога
kind-major_god = главный бог
    .acc = главного бога
    .gen = главного бога
kind-settlement = поселение
    .gen = поселения
colour-blue = синий
    .gen = синего
    .many = синих
colour-red = красный
    .gen = красного
    .many = красных

## Жетоны действий и магия

token-portal = Портал
token-move_blue = Перемещение (синее)
token-move_red = Перемещение (красное)
token-trade = Торговля
token-harvest_blue = Сбор (синий)
token-harvest_red = Сбор (красный)
token-creation = Сотворение
token-income = Доход от поселений
token-power = Власть
token-market = Рынок
magic-magic_red = красное действие за кристаллы
magic-magic_blue = синее действие за кристаллы
magic-magic_weapons = 2 карты продвинутого оружия
magic-magic_upgrade = улучшение технологии
magic-magic_build = строительство поселения
magic-magic_followers = привлечение 3 последователей

## Карты и жетоны

weapon-slingshot = Рогатка
weapon-long_shield = Большой щит
weapon-dagger = Кинжал
weapon-short_bow = Короткий лук
weapon-double_axe = Топор
weapon-ballista = Баллиста
weapon-casting_net = Метательная сеть
weapon-broadsword = Широкий меч
weapon-war_cart = Колесница
weapon-viking_helmet = Шлем викинга
weapon-composite_bow = Составной лук
weapon-long_spear = Длинное копьё
god-anubis = Анубис
    .acc = Анубиса
god-bast = Баст
god-horus = Гор
    .acc = Гора
god-isis = Исида
    .acc = Исиду
god-osiris = Осирис
    .acc = Осириса
god-seth = Сет
    .acc = Сета
god-sekhmet = Сехмет
god-loki = Локи
god-thor = Тор
    .acc = Тора
god-freyr = Фрейр
    .acc = Фрейра
god-freya = Фрейя
    .acc = Фрейю
god-frigg = Фригг
god-heimdallr = Хеймдалль
    .acc = Хеймдалля
god-aegir = Эгир
    .acc = Эгира
god-anu = Ану
god-assur = Ассур
    .acc = Ассура
god-marduk = Мардук
    .acc = Мардука
god-ninlil = Нинлиль
god-ninhursag = Нинхурсаг
god-ea = Эа
god-enlil = Энлиль
    .acc = Энлиля
god-hades = Аид
    .acc = Аида
god-ares = Арес
    .acc = Ареса
god-athena = Афина
    .acc = Афину
god-demeter = Деметра
    .acc = Деметру
god-hera = Гера
    .acc = Геру
god-hermes = Гермес
    .acc = Гермеса
god-poseidon = Посейдон
    .acc = Посейдона
god-ra = Ра
god-odin = Один
    .acc = Одина
god-ishtar = Иштар
god-zeus = Зевс
    .acc = Зевса
god-major = главный бог
    .acc = главного бога
artifact-scarab_amulet = Амулет-скарабей
artifact-duplicity_mirror = Зеркало двуличия
artifact-afterworld_map = Карта Иного мира
artifact-cornucopia = Рог изобилия
artifact-tablet_of_destinies = Таблица судеб
artifact-pandoras_box = Ящик Пандоры
pandora-pandora_crystal = кристалл магии
pandora-pandora_follower = последователь
pandora-pandora_weapon = карта продвинутого оружия
goal-goal_shrines = Святилища
goal-goal_territories = Районы
goal-goal_settlements = Поселения
goal-goal_units = Фигурки

## Места, цены и награды

place-gaia = Гея {$at}
place-home = {$house} {$at}
place-afterworld = Иной мир
place-line = линия «{$from}» – «{$to}»
pact-named = {$cost} → {$reward}
reward-resource = {$n ->
    [one] {$n} {$resource}
    [few] {$n} { FORM($resource, case: "few") }
   *[many] {$n} { FORM($resource, case: "gen") }
}
reward-any = {$n ->
    [one] {$n} любой ресурс
    [few] {$n} любых ресурса
   *[many] {$n} любых ресурсов
}
reward-crystal = {$n ->
    [one] {$n} кристалл
    [few] {$n} кристалла
   *[many] {$n} кристаллов
}
reward-vp = {$n} ПО
reward-track = {$track} +{$n}
reward-follower = {$n ->
    [one] {$n} последователь
    [few] {$n} последователя
   *[many] {$n} последователей
}
reward-weapon = {$n ->
    [one] {$n} карта продвинутого оружия
    [few] {$n} карты продвинутого оружия
   *[many] {$n} карт продвинутого оружия
}
reward-pact = {$n ->
    [one] {$n} торговое соглашение
    [few] {$n} торговых соглашения
   *[many] {$n} торговых соглашений
}
reward-build = строительство поселения
reward-upgrade = улучшение технологии
reward-move-sign = перемещение знака призыва
reward-portal = {$n ->
    [one] портал для {$n} фигурки
    [few] портал для {$n} фигурок
   *[many] портал для {$n} фигурок
}
reward-move = {$n ->
    [one] {$n} очко перемещения
    [few] {$n} очка перемещения
   *[many] {$n} очков перемещения
}
reward-income = доход от поселений
reward-power-action = действие власти
reward-action = действие { FORM($colour, case: "gen") } жетона
reward-or = {$first} или {$rest}
reward-nothing = ничего

## Числа игрока

tally-vp = победные очки
tally-crystals = кристаллы
tally-reserve = последователи в запасе
tally-settlements = поселения
tally-signs = знаки призыва
tally-gods = призванные боги
tally-weapons = оружие в руке
tally-pacts = соглашения
tally-territories = районы под правлением

## Откуда очки

points-start = в начале
points-weapons = победы в битвах
points-pacts = соглашения
points-settlements = доход от поселений
points-power-tokens = жетоны «2 ПО»
points-tokens = жетоны культуры и цивилизаций
points-gods = боги
points-artifacts = артефакты
points-ranks = места на шкалах
points-goals = жетоны целей
points-power = шкала власти
points-leftovers = остаток ресурсов и кристаллов

## Вопросы

ask-nothing = Решать нечего.
ask-house = Выберите свой дом.
ask-discard = Сбросьте одного из пяти младших богов; четверо останутся у вас.
ask-pawn = Переместите фишку на жетон действия.
ask-crossed-sign = Ра: переместить знак призыва ({$cell}) в пустую ячейку?
ask-magic = Выполните действие магии или пропустите.
ask-token = Выполните действие одного из ваших { FORM($colour, case: "many") } жетонов.
ask-menu = Дополнительные действия: по одному каждого вида, затем завершите.
ask-move-pick = Перемещение: выберите фигурку (осталось очков: {$points}) или остановитесь.
ask-move-to = Куда шагнёт {$kind} из района «{$from}»?
ask-carry = Перенести фигурку из района «{$from}» в район «{$to}» (ещё {$left}) или остановиться?
ask-portal-pick = Портал: выберите фигурку (осталось: {$left}) или остановитесь.
ask-portal-to = Куда телепортируется {$kind} из района «{$from}»?
ask-take-pact = Возьмите соглашение (осталось: {$left}) или остановитесь.
ask-harvest = Соберите ресурсы в районе (осталось: {$left}) или остановитесь.
ask-collect = Какой ресурс вы соберёте в районе «{$at}» (осталось: {$left})?
ask-cover = Какой источник в районе «{$at}» истощится?
ask-create = Какой ресурс сотворить (количество: {$amount})?
ask-sell = Рынок: заплатите один ресурс или откажитесь.
ask-buy = Рынок: получите два разных ресурса.
ask-recruit = Привлеките последователя (осталось: {$left}) или остановитесь.
ask-bring = Запас пуст: откуда взять последователя для района «{$to}»?
ask-build = Где вы построите поселение?
ask-upgrade = Улучшите жетон рядом с вашей фишкой.
ask-act-now = Выполнить улучшенное действие «{$token}» сейчас?
ask-arm = Возьмите в руку карту продвинутого оружия (осталось: {$left}).
ask-lift-sign = Переместите один из своих знаков призыва или откажитесь.
ask-place-sign = В какую пустую ячейку переместить знак призыва ({$cell})?
ask-pay = Заплатите любой ресурс (осталось: {$left}).
ask-gain = Получите любой ресурс (осталось: {$left}).
ask-choose = Выберите награду.
ask-summon-god = Какого бога вы призовёте?
ask-replace = Какого последователя заменит {$god}?
ask-use-power = Использовать свойство: {$god}?
ask-free-pact = Баст: какое соглашение выполнить бесплатно?
ask-sacrifice = {$resources ->
    [one] Фрейя: вернуть последователя за {$resources} ресурс или отказаться?
    [few] Фрейя: вернуть последователя за {$resources} ресурса или отказаться?
   *[many] Фрейя: вернуть последователя за {$resources} ресурсов или отказаться?
}
ask-reinforce = Фригг: разместить последователя в районе «{$at}»?
ask-origin = Ану: из какого района уходят фигурки (не больше {$left})?
ask-group-to = Ану: куда уходят фигурки из района «{$from}»?
ask-group = Ану: переместить фигурку из района «{$from}» в район «{$to}» (осталось: {$left}) или остановиться?
ask-bless = Афина: какой ресурс взять в районе «{$at}»?
ask-fulfil-pact = Какое соглашение вы выполните?
ask-half = Соглашение {$pact}: вы не правите нужным районом, поэтому получите половину. Взять среднюю награду или ПО и деления торговли?
ask-cornucopia = Рог изобилия: получить ресурсы или обменять их на ПО?
ask-pandora = Ящик Пандоры: какой жетон открыть?
ask-lose-follower = Пандора: какого последователя вы теряете?
ask-lose-weapon = Пандора: какую карту продвинутого оружия вы теряете?
ask-battle = Какую битву провести следующей?
ask-anubis = Анубис: добавить последователя в битву, район «{$at}»?
ask-commit = Битва, район «{$at}»: выберите оружие.
ask-commit-second = Локи: добавить вторую карту оружия в битву, район «{$at}»?
ask-keep = Локи: какая из двух карт останется в битве, район «{$at}»?
ask-replacement = Шлем викинга: разыграйте другое оружие в битве, район «{$at}», или проиграйте её.
ask-second-card = Составной лук: добавить вторую карту продвинутого оружия, район «{$at}»?
ask-cart = Колесница: сколько металла заплатить за силу, район «{$at}»?
ask-steal = Рогатка: какой ресурс забрать ({$from})?
ask-artifact = Атлантида ваша: возьмите артефакт.
ask-destiny = Таблица судеб: тайно выберите шкалу.
ask-corner = Какой жетон культуры разыграть следующим?
ask-culture = Взять награду культуры {$corner}: {$reward}?
ask-scarab = Амулет-скарабей: продвиньте маркер (осталось: {$left}) или откажитесь.

## Шаги

do-choose-house = Играть за дом { FORM($house, case: "gen") }
    .log = дом { FORM($house, case: "gen") }
do-discard-god = Сбросить: {$god}
    .log = сброшен бог: {$god}
do-move-pawn = Переместить фишку на жетон «{$token}»
    .log = фишка на жетон «{$token}»
do-shift-sign = Переместить пройденный знак: {$cell}
    .log = пройденный знак перемещён: {$cell}
do-cast = Магия: {$magic}
    .log = магия: {$magic}
do-use-mirror = Сбросить Зеркало двуличия ради двух действий магии
    .log = сброшено Зеркало двуличия: два действия магии
do-perform = Выполнить действие «{$token}»
    .log = действие «{$token}»
do-summon = Призвать бога
    .log = призыв бога
do-fulfil = Выполнить соглашение
    .log = выполнение соглашения
do-use-cornucopia = Использовать Рог изобилия
    .log = использован Рог изобилия
do-use-pandora = Открыть Ящик Пандоры
    .log = открыт Ящик Пандоры
do-done = Готово
    .log = готово
do-pick = {$kind}: {$at}
do-step = Шаг: {$to}
    .log = шаг: {$to}
do-carry = Взять с собой { FORM($kind, case: "acc") }
    .log = перенос { FORM($kind, case: "gen") }
do-teleport = Телепортировать: {$to}
    .log = телепортация: {$to}
do-take-pact = Взять соглашение {$pact}
    .log = взято соглашение {$pact}
do-harvest = Собрать ресурсы: {$at}
    .log = сбор ресурсов: {$at}
do-harvest-part = Собрать только {$n}: {$at}
    .log = сбор только {$n}: {$at}
do-collect = Собрать { FORM($resource, case: "acc") }
    .log = собран ресурс: {$resource}
do-cover = Истощить источник { FORM($resource, case: "gen") }
    .log = истощён источник { FORM($resource, case: "gen") }
do-create = Сотворить { FORM($resource, case: "acc") }
    .log = сотворение: {$resource}
do-sell = Заплатить { FORM($resource, case: "acc") }
    .log = оплата: {$resource}
do-buy = Получить { FORM($first, case: "acc") } и { FORM($second, case: "acc") }
    .log = получено: {$first} и {$second}
do-recruit = Привлечь последователя: {$at}
    .log = привлечён последователь: {$at}
do-bring = Взять последователя из района «{$from}»
    .log = последователь из района «{$from}»
do-build = Построить поселение: {$at}
    .log = построено поселение: {$at}
do-upgrade = Улучшить жетон «{$token}»
    .log = улучшение жетона «{$token}»
do-arm = Взять оружие «{$weapon}»
    .log = взято оружие «{$weapon}»
do-lift-sign = Взять знак призыва: {$cell}
    .log = взят знак призыва: {$cell}
do-place-sign = Положить знак призыва: {$cell}
    .log = знак призыва: {$cell}
do-pay = Заплатить { FORM($resource, case: "acc") }
    .log = оплата: {$resource}
do-gain = Получить { FORM($resource, case: "acc") }
    .log = получено: {$resource}
do-choose = Награда: {$reward}
    .log = награда: {$reward}
do-summon-god = Призвать { FORM($god, case: "acc") }
    .log = призыв: {$god}
do-replace = Заменить последователя: {$at}
    .log = замена последователя: {$at}
do-free-pact = Бесплатно выполнить соглашение {$pact}
    .log = бесплатно выполнено соглашение {$pact}
do-sacrifice = Вернуть последователя: {$at}
    .log = возвращён последователь: {$at}
do-origin = Уйти из района «{$at}»
    .log = фигурки уходят из района «{$at}»
do-fulfil-pact = Выполнить соглашение {$pact}
    .log = выполнено соглашение {$pact}
do-take-middle = Взять среднюю награду
    .log = взята средняя награда
do-take-bottom = Взять ПО и деления торговли
    .log = взяты ПО и деления торговли
do-horn-gain = {$n ->
    [one] Получить {$n} { FORM($resource, case: "acc") }
    [few] Получить {$n} { FORM($resource, case: "gen") }
   *[many] Получить {$n} { FORM($resource, case: "gen") }
}
    .log = получено: {$resource}, {$n}
do-horn-pay = {$n ->
    [one] Заплатить {$n} { FORM($resource, case: "acc") } за {$vp} ПО
    [few] Заплатить {$n} { FORM($resource, case: "gen") } за {$vp} ПО
   *[many] Заплатить {$n} { FORM($resource, case: "gen") } за {$vp} ПО
}
    .log = {$vp} ПО за ресурс: {$resource}, {$n}
do-open = Открыть жетон: {$token}
    .log = открыт жетон Пандоры: {$token}
do-lose-follower = Потерять последователя: {$at}
    .log = потерян последователь: {$at}
do-lose-weapon = Потерять оружие «{$weapon}»
    .log = потеряно оружие «{$weapon}»
do-fight = Битва: {$at}
    .log = битва: {$at}
do-commit = Разыграть оружие «{$weapon}»
    .log = разыграно оружие «{$weapon}»
do-commit-none = Больше не разыгрывать
    .log = больше оружия нет
do-reveal = Оружие раскрыто, {$at}: {$attack} против {$defence}
    .log = оружие раскрыто, {$at}: {$attack} против {$defence}
do-reveal-ancient = Битва с древней цивилизацией, {$at}: {$attack}
    .log = битва с древней цивилизацией, {$at}: {$attack}
do-keep = Оставить оружие «{$weapon}»
    .log = оставлено оружие «{$weapon}»
do-pay-metal = Заплатить металл за силу: {$n}
    .log = металл за силу: {$n}
do-steal = Забрать у победителя { FORM($resource, case: "acc") }
    .log = у победителя забран ресурс: {$resource}
do-take-artifact = Взять артефакт «{$artifact}»
    .log = взят артефакт «{$artifact}»
do-destine = Тайно выбрать шкалу { FORM($track, case: "gen") }
    .log = тайно выбрана шкала { FORM($track, case: "gen") }
do-resolve = Разыграть жетон культуры {$corner}: {$reward}
    .log = жетон культуры {$corner}: {$reward}
do-advance = Продвинуться по шкале { FORM($track, case: "gen") }
    .log = продвижение по шкале { FORM($track, case: "gen") }
do-use = Да
    .log = да
do-decline = Нет
    .log = нет
do-stop = Остановиться
    .log = остановка

## Шаги, которых другим не видно

hidden-discard = сброшен младший бог
hidden-arm = взята карта продвинутого оружия
hidden-lose-weapon = потеряна карта продвинутого оружия
hidden-destiny = тайно выбрана шкала
hidden-deal-gods = розданы младшие боги
hidden-deal-artifacts = просмотрены три артефакта
hidden-commit = оружие тайно выбрано

## Раздача

deal-house = выпал дом { FORM($house, case: "gen") }
deal-gods = розданы младшие боги: {$gods}
deal-first = {$seat}: первый игрок
deal-token = следующий жетон звезды: {$token}
deal-ancient = появляется древняя цивилизация, сила {$strength}
deal-culture = открыт жетон культуры: {$reward}
deal-artifacts = артефакты: {$artifacts}
deal-pact = в ряду новое соглашение: {$pact}
deal-goal = следующий жетон цели: {$goal}

## История партии

deed-battle-won = Битва, {$at} ({$attack} против {$defence}): победа, {$seat}
deed-battle-lost = Битва с древней цивилизацией, {$at} ({$attack} против {$defence}): поражение, {$seat}
deed-scoring = Итоговый подсчёт очков

## Почему нельзя

refused-not-the-question = Это не ответ на заданный вопрос.
refused-house-taken = Этот дом уже занят.
refused-god-not-dealt = Этого бога вам не раздавали.
refused-pawn-must-move = Фишка должна перейти на другой жетон.
refused-first-turn-blue = Первый ход начинается с синего жетона.
refused-cell-taken = В этой ячейке есть знак призыва.
refused-cell-empty = В этой ячейке нет знака призыва.
refused-crystals = Нужно кристаллов: {$need}, у вас {$have}.
refused-lacking = Не хватает: {$resource}. Нужно {$need}, есть {$have}.
refused-goods = Нужно любых ресурсов: {$need}, у вас осталось {$have}.
refused-metal = Металла у вас {$have}, а нужно {$need}.
refused-no-effect = Это ничего не даст.
refused-not-owned = У вас нет этого артефакта.
refused-same-magic = Зеркало требует двух разных действий магии.
refused-wrong-colour = Жетон другого цвета.
refused-under-pawn = На этом жетоне стоит ваша фишка.
refused-not-next-to-pawn = Жетон лежит не рядом с вашей фишкой.
refused-already-upgraded = Жетон уже улучшен.
refused-once-per-turn = Это можно сделать раз в ход.
refused-no-summon-token = Нет свободных жетонов призыва.
refused-no-follower-on-board = На планшетах нет ваших последователей.
refused-no-such-piece = У вас там нет { FORM($kind, case: "gen") }.
refused-settlement-is-no-figure = Ваши поселения не считаются фигурками.
refused-locked = Фигурки в спорном районе связаны битвой.
refused-already-arrived = Эта фигурка уже телепортирована.
refused-atlantis-closed = В Атлантиду так нельзя войти, и выйти из неё тоже.
refused-solid-border = Здесь у Атлантиды сплошная линия.
refused-not-neighbours = Эти районы не соседние.
refused-no-step = Фигурке некуда шагнуть.
refused-foreign-capital = Чужие столицы закрыты.
refused-not-in-play = Этот район для вас не в игре.
refused-same-territory = Уже здесь.
refused-not-controlled = Вы не правите этим районом.
refused-no-settlement = У вас там нет поселения.
refused-settlement-there = Поселение там уже есть.
refused-no-settlement-left = Все ваши поселения построены.
refused-no-follower-to-take = Последователя нет ни в запасе, ни в другом районе.
refused-other-board = Это на другой планете.
refused-already-harvested = Этим действием здесь уже собирали.
refused-no-harvest-strength = Ваша сила сбора там 0.
refused-exhausted = Все источники там истощены.
refused-harvest-less =
    { $most ->
        [0] Там можно собрать только 1 ресурс.
       *[other] Часть этого сбора — от 1 до {$most}.
    }
refused-type-not-here = Там не получить { FORM($resource, case: "gen") }.
refused-other-types = Рынок даёт два других, разных ресурса.
refused-no-pact = Там нет соглашения.
refused-pact-not-held = У вас нет этого соглашения.
refused-not-in-stack = Этой карты нет в вашей стопке.
refused-not-in-hand = Этой карты нет в вашей руке.
refused-regular-weapon = Здесь можно разыграть только продвинутое оружие.
refused-forced-off = Эту карту только что вытеснили.
refused-not-played = Вы не разыгрывали эту карту.
refused-must-play = Нужно разыграть оружие.
refused-god-not-available = Этого бога вы призвать не можете.
refused-no-alternative = Вариантов всего {$have}.
refused-token-used = Этот жетон уже использован.
refused-not-contested = Там не за что сражаться.
refused-not-in-artifact-stack = Этого артефакта нет в стопке.
refused-not-surrounded = Этот жетон не окружён.
refused-track-chosen = Первый шаг сделан по шкале { FORM($track, case: "gen") }; выберите другую.
refused-track-closed = Ваш маркер на шкале { FORM($track, case: "gen") } не может продвинуться.
refused-no-figures = У вас там нет фигурок.

## Варианты нового стола

option-houses = Дома
option-houses-pick = На выбор
option-houses-random = Случайно
option-first-game = Первая партия
option-net-stops-slingshot = Метательная сеть останавливает и рогатку
option-afterworld-joins-atlantis = Иной мир граничит и с Атлантидой
option-ra-new-signs-only = Призванный Ра платит только за новые знаки
option-ra-leaves-cell-empty = Сдвиг Ра оставляет пройденную ячейку пустой

## Стол словами

words-over = Партия окончена.
words-battle = Битва
words-place = Место
words-attacker = Нападающий
words-defender = Защитник
words-ancient = Древняя цивилизация
words-strength = Сила нападения и защиты
words-strength-of = сила {$n}
words-face-down = лицевой стороной вниз, сила от 3 до 5
words-weapons-shown = Раскрытое оружие
words-no-house = Дом ещё не выбран.
words-house = Дом
words-pawn = Фишка на жетоне
words-signs = Знаки
words-upgraded = Улучшенные действия
words-gods = Младшие боги
words-summoned = в игре
words-major-summoned = Главный бог призван.
words-hand = Оружие в руке
words-held-pacts = Взятые соглашения
words-fulfilled-pacts = Выполненные соглашения
words-artifacts = Артефакты
words-ancients-defeated = Побеждённые древние цивилизации
words-controlled = Районы под правлением
words-star = Звезда действий
words-colour = Цвет
words-pawns = Фишки
words-joined = Линии ведут к
words-world = Мир: {$world}
words-gaia = Гея
words-territories = Районы
words-sources = Источники
words-there = Объекты
words-any = любой ресурс
words-exhausted = истощён
words-shrines = святилище
words-pacts = Доступные соглашения
words-tracks = Шкалы
words-goal = Жетон цели

# Части оценки для подсказок

worth-points = очки сразу
worth-stock = ресурсы, оружие и соглашения
worth-tracks = цели и шкалы
worth-ranks = места на шкалах
worth-pieces = фигурки и поселения
worth-star = знаки на звезде и боги
worth-land = районы и их источники

# Что шаг значит на столе: для замечаний учителя

remark-ray = { $missing ->
    [0] Этот луч звезды завершён: можно призвать младшего бога.
   *[other] До младшего бога этому лучу не хватает знаков: { $missing }.
}
remark-great = { $missing ->
    [0] Середина звезды завершена: можно призвать главного бога.
   *[other] До главного бога середине не хватает знаков: { $missing }.
}
remark-more-land = Теперь под вашим контролем районов: { $territories }.
remark-less-land = Теперь под вашим контролем районов меньше: { $territories }.
