# «Терра Мистика» по-русски.

# Вопросы
prompt-wait = Ожидание.
prompt-over = Партия окончена.
prompt-faction = Выберите расу.
prompt-start_dwelling = Поставьте первый дом.
prompt-first_bonus = Выберите свой первый свиток.
prompt-turn = Ваш ход: выберите действие.
prompt-turn-double = Ваш ход: выберите первое из двух действий.
prompt-choices = Вам полагается несколько эффектов: выберите, какой разыграть сначала.
prompt-spades = { $n ->
    [one] У вас { $n } лопата: выберите клетку для трансформации.
    [few] У вас { $n } лопаты: выберите клетку для трансформации.
   *[many] У вас { $n } лопат: выберите клетку для трансформации.
}
prompt-build_here = Постройте дом на трансформированной клетке или откажитесь.
prompt-favor = { $n ->
    [one] Выберите жетон благословения.
    [few] Выберите жетон благословения, всего { $n } жетона.
   *[many] Выберите жетон благословения, всего { $n } жетонов.
}
prompt-town = { $n ->
    [one] Основан город: выберите его жетон.
    [few] Основано { $n } города: выберите жетон.
   *[many] Основано { $n } городов: выберите жетон.
}
prompt-cult = { $n ->
    [one] Выберите культ: вы подниметесь на { $n } ступень.
    [few] Выберите культ: вы подниметесь на { $n } ступени.
   *[many] Выберите культ: вы подниметесь на { $n } ступеней.
}
prompt-exchange = Обменять рабочих на жрецов?
prompt-bridge = Выберите место для моста.
prompt-after = Обменяйте ресурсы или завершите ход.
prompt-after-open = Копайте дальше на { $hex }, обменяйте ресурсы или завершите ход.
prompt-offer = { $gain ->
    [one] Рядом с вами строительство ({ $seat }): взять { $gain } силу за { $price } ПО?
    [few] Рядом с вами строительство ({ $seat }): взять { $gain } силы за { $price } ПО?
   *[many] Рядом с вами строительство ({ $seat }): взять { $gain } силы за { $price } ПО?
}
prompt-offer-late = Вам предложена сила.
prompt-echo = Силу взяли: выберите культ и поднимитесь на 1 ступень.
prompt-bonus_spades = { $n ->
    [one] Бонус культа: { $n } лопата. Выберите клетку для трансформации.
    [few] Бонус культа: { $n } лопаты. Выберите клетку для трансформации.
   *[many] Бонус культа: { $n } лопат. Выберите клетку для трансформации.
}
prompt-pay = Как вы заплатите? Монеты: { $coins }, рабочие: { $workers }, жрецы: { $priests }, сила: { $power }.
prompt-convert = Сколько раз: { $kind }?
prompt-key = Ключей не хватает: какой маркер встанет на вершину?
prompt-key-stay = Использовать ключ, чтобы встать на вершину, или оставить его?

# Ответы без вопроса
habit-ask = Спросить меня
habit-power = Когда строит сосед, брать силу за меня
habit-power-never = Никогда
habit-power-mark = До { $n }
habit-power-price = { $n ->
    [0] даром
   *[other] −{ $n } ПО
}
habit-power-always = Всегда
habit-above = Что выше отметки
habit-above-refuse = Отклонить
habit-last = В последнем раунде
habit-last-same = Так же
habit-pay = Если для оплаты чего-то не хватает
habit-pay-power = Взять силу из чаши III
habit-said-ask = О каждом предложении силы меня спрашивают.
habit-said-never = Я отклоняю любую предложенную силу.
habit-said-always = Я беру всю предложенную силу, сколько бы она ни стоила.
habit-said-free = Я сразу беру 1 силу: это ничего не стоит.
habit-said-mark = Я сразу беру до { $n } силы, не больше чем за { $price } ПО.
habit-said-above-ask = Начиная с { $n } силы меня спрашивают.
habit-said-above-refuse = Начиная с { $n } силы я отказываюсь без вопроса.
habit-said-last-ask = В последнем раунде меня спрашивают о каждом предложении.
habit-said-last-same = В последнем раунде всё так же.
habit-said-pay = Недостающее я оплачиваю силой из чаши III, если больше ничем не жертвую.
habit-pass = Когда я пасую, а доход принесёт больше силы, чем есть места
habit-pass-leave = Оставить
habit-pass-coins = Сначала монеты
habit-pass-workers = Сначала рабочие
habit-said-pass-coins = Прежде чем я пасую, сила, которую доход лишь вытеснил бы из чаш, становится монетами.
habit-said-pass-workers = Прежде чем я пасую, сила, которую доход лишь вытеснил бы из чаш, становится рабочими, а остаток монетами.

# Шаги
step-deal_first = { $seat }: первый ход.
step-deal_scoring = Жетон цели: { $tile }.
step-deal_bonus = В игре свиток: { $tile }.
step-deal_colour = { $seat }: цвет местности «{ $terrain }».
step-take = Играть за { FORM($faction, case: "acc") }
    .log = выбор расы: { $faction }
step-place = Первый дом на { $hex }
    .log = первый дом на { $hex }
step-bonus = Взять свиток: { $tile }
    .log = взят свиток: { $tile }
step-build = Построить дом на { $hex }
    .log = построен дом на { $hex }
step-dig = { $n ->
    [one] Трансформировать { $hex } в { FORM($terrain, case: "acc") } ({ $n } лопата)
    [few] Трансформировать { $hex } в { FORM($terrain, case: "acc") } ({ $n } лопаты)
   *[many] Трансформировать { $hex } в { FORM($terrain, case: "acc") } ({ $n } лопат)
}
    .log = { $n ->
    [one] трансформация { $hex } в { FORM($terrain, case: "acc") } ({ $n } лопата)
    [few] трансформация { $hex } в { FORM($terrain, case: "acc") } ({ $n } лопаты)
   *[many] трансформация { $hex } в { FORM($terrain, case: "acc") } ({ $n } лопат)
}
step-no_build = Не строить
    .log = без строительства
step-forfeit = Отказаться от лопат
    .log = отказ от лопат
step-shipping = Улучшить навигацию
    .log = улучшение навигации
step-digging = Понизить курс лопат
    .log = понижение курса лопат
step-upgrade = Перестроить { $hex } в { $structure }
    .log = перестройка { $hex } в { $structure }
step-send = Отправить жреца в культ { FORM($cult, case: "gen") } ({ $space })
    .log = жрец в культе { FORM($cult, case: "gen") } ({ $space })
step-power = Действие силы: { $action }
    .log = действие силы: { $action }
step-special = Специальное действие: { $action }
    .log = специальное действие: { $action }
step-special-hex = Специальное действие на { $hex }: { $action }
    .log = специальное действие на { $hex }: { $action }
step-pass = { $coins ->
    [0] Спасовать и взять свиток: { $tile }
    [one] Спасовать и взять свиток: { $tile }, а с ним { $coins } монету
    [few] Спасовать и взять свиток: { $tile }, а с ним { $coins } монеты
   *[many] Спасовать и взять свиток: { $tile }, а с ним { $coins } монет
}
    .log = { $coins ->
    [0] пас, взят свиток: { $tile }
    [one] пас, взят свиток: { $tile }, а с ним { $coins } монета
    [few] пас, взят свиток: { $tile }, а с ним { $coins } монеты
   *[many] пас, взят свиток: { $tile }, а с ним { $coins } монет
}
step-pass-last = Спасовать
    .log = пас
step-plan = Оплатить: { $plan }
    .log = оплата: { $plan }
step-burn = Пожертвовать 1 силу
    .log = жертва силы
step-convert = Обменять { $kind }
    .log = обмен: { $kind }
step-open_convert = Обменять…
    .log = обмен
step-count = { $n ->
    [one] { $kind }: { $n } раз
    [few] { $kind }: { $n } раза
   *[many] { $kind }: { $n } раз
}
step-done = Больше ничего
    .log = больше ничего
step-favor = Взять благословение: { $tile }
    .log = взято благословение: { $tile }
step-town = Взять жетон города: { $tile }
    .log = взят жетон города: { $tile }
step-step = Ступень культа { FORM($cult, case: "gen") }
    .log = ступень культа { FORM($cult, case: "gen") }
step-enter = Встать на вершину культа { FORM($cult, case: "gen") }
    .log = вершина культа { FORM($cult, case: "gen") }
step-stay = Остаться на 9 и сохранить ключ
    .log = ключ сохранён
step-bridge = Мост { $place }
    .log = мост { $place }
step-exchange = { $n ->
    [one] Обменять { $n } рабочего на { $n } жреца
    [few] Обменять { $n } рабочих на { $n } жрецов
   *[many] Обменять { $n } рабочих на { $n } жрецов
}
    .log = { $n ->
    [one] обмен { $n } рабочего на { $n } жреца
    [few] обмен { $n } рабочих на { $n } жрецов
   *[many] обмен { $n } рабочих на { $n } жрецов
}
step-connect = Основать город через реку { $river }
    .log = основан город через реку { $river }
step-end_turn = Завершить ход
    .log = конец хода
step-accept = { $amount ->
    [one] Взять { $amount } силу за строительство ({ $seat })
    [few] Взять { $amount } силы за строительство ({ $seat })
   *[many] Взять { $amount } силы за строительство ({ $seat })
}
    .log = сила за строительство: { $amount } ({ $seat })
step-decline = Отказаться от { $amount } силы за строительство ({ $seat })
    .log = отказ от силы за строительство: { $amount } ({ $seat })
plan-part = { $n } × { $kind }

# История партии
deed-town = Основать город: { $tile }
    .log = основан город: { $tile }
deed-favor = Взять благословение: { $tile }
    .log = взято благословение: { $tile }
deed-convert = { $n ->
    [one] Обменять { $kind }, { $n } раз
    [few] Обменять { $kind }, { $n } раза
   *[many] Обменять { $kind }, { $n } раз
}
    .log = { $n ->
    [one] обмен: { $kind }, { $n } раз
    [few] обмен: { $kind }, { $n } раза
   *[many] обмен: { $kind }, { $n } раз
}
deed-income = Получить доход
    .log = доход
deed-cult-bonus = Получить бонус культа за раунд
    .log = бонус культа за раунд
deed-cult-scored = Подсчёт культа { FORM($cult, case: "gen") }
deed-network-scored = Подсчёт земель
deed-resources-scored = Остатки превращаются в очки

# Числа
tally-vp = Победные очки
tally-coins = Монеты
tally-workers = Рабочие
tally-priests = Жрецы
tally-power = Сила
tally-tokens = Фишки силы
tally-bowl-1 = Чаша I
tally-bowl-2 = Чаша II
tally-bowl-3 = Чаша III
tally-shipping = Навигация
tally-digging = Курс лопат
tally-keys = Ключи
tally-towns = Города

# Подсчёт очков
points-start = В начале
points-scoring = Жетоны целей
points-favor = Благословения
points-bonus = Свитки
points-town = Жетоны городов
points-tracks = Навигация и лопаты
points-faction = Раса
points-leech = Плата за силу
points-exchange = Обмен
points-cults = Культы
points-network = Земли
points-resources = Ресурсы

# Местность
terrain-desert = пустыня
    .acc = пустыню
terrain-plains = равнина
    .acc = равнину
terrain-swamp = болото
terrain-lakes = озеро
terrain-forest = лес
terrain-mountains = горы
terrain-wasteland = пустошь

# Расы
faction-halflings = Полурослики
    .acc = Полуросликов
faction-cultists = Культисты
    .acc = Культистов
faction-alchemists = Алхимики
    .acc = Алхимиков
faction-darklings = Колдуны
    .acc = Колдунов
faction-mermaids = Русалки
    .acc = Русалок
faction-swarmlings = Амфибии
    .acc = Амфибий
faction-witches = Ведьмы
    .acc = Ведьм
faction-auren = Аурены
    .acc = Аурен
faction-dwarves = Гномы
    .acc = Гномов
faction-engineers = Инженеры
    .acc = Инженеров
faction-giants = Гиганты
    .acc = Гигантов
faction-chaos_magicians = Маги Хаоса
    .acc = Магов Хаоса
faction-nomads = Кочевники
    .acc = Кочевников
faction-fakirs = Факиры
    .acc = Факиров

# Здания
structure-dwelling = дом
    .many = домов
structure-trading_post = торговый пост
    .many = торговых постов
structure-temple = храм
    .many = храмов
structure-stronghold = крепость
    .many = крепостей
structure-sanctuary = святилище
    .many = святилищ

# Культы
cult-fire = Огонь
    .gen = огня
cult-water = Вода
    .gen = воды
cult-earth = Земля
    .gen = земли
cult-air = Воздух
    .gen = воздуха
order-3 = 3 ступени, жрец остаётся
order-2 = 2 ступени, жрец остаётся
order-return = 1 ступень, жрец возвращается

# Действия силы
power-power_bridge = строительство моста
power-power_priest = 1 жрец
power-power_workers = 2 рабочих
power-power_coins = 7 монет
power-power_spade = 1 лопата
power-power_two_spades = 2 лопаты

# Специальные действия
special-bonus_spade = 1 лопата
special-bonus_cult = 1 ступень культа
special-favor_cult_action = 1 ступень культа за благословение
special-auren_cult = 2 ступени одного культа
special-double_action = двойное действие
special-giants_spades = 2 бесплатные лопаты
special-sandstorm = песчаная буря
special-swarm = бесплатный торговый пост
special-ride = перелёт
special-ride_waived = перелёт без дома
special-engineer_bridge = мост за 2 рабочих

# Жетоны целей
scoring-score_spade = 2 ПО за лопату (1 монета за ступень земли)
scoring-score_town = 5 ПО за город (1 лопата за 4 ступени земли)
scoring-score_dwelling_water = 2 ПО за дом (1 жрец за 4 ступени воды)
scoring-score_stronghold_fire = 5 ПО за крепость или святилище (1 рабочий за 2 ступени огня)
scoring-score_dwelling_fire = 2 ПО за дом (4 силы за 4 ступени огня)
scoring-score_trading_post_water = 3 ПО за торговый пост (1 лопата за 4 ступени воды)
scoring-score_stronghold_air = 5 ПО за крепость или святилище (1 рабочий за 2 ступени воздуха)
scoring-score_trading_post_air = 3 ПО за торговый пост (1 лопата за 4 ступени воздуха)
scoring-score_temple = 4 ПО за храм (2 монеты за жреца в орденах)

# Свитки
bonus-bonus_spade = 2 монеты, действие: лопата
bonus-bonus_cult = 4 монеты, действие: ступень культа
bonus-bonus_coins = 6 монет
bonus-bonus_shipping = 3 силы, навигация +1
bonus-bonus_power_worker = 3 силы, 1 рабочий
bonus-bonus_stronghold = 2 рабочих, 4 ПО за крепость и святилище
bonus-bonus_trading_post = 1 рабочий, 2 ПО за торговый пост
bonus-bonus_priest = 1 жрец
bonus-bonus_dwelling = 2 монеты, 1 ПО за дом
bonus-bonus_shipping_vp = 3 силы, 3 ПО за уровень навигации

# Жетоны благословений
favor-favor_fire_three = 3 в культе огня
favor-favor_water_three = 3 в культе воды
favor-favor_earth_three = 3 в культе земли
favor-favor_air_three = 3 в культе воздуха
favor-favor_town_six = 2 в культе огня, город из 6
favor-favor_cult_action = 2 в культе воды, действие: ступень культа
favor-favor_worker_power = 2 в культе земли, доход: рабочий и сила
favor-favor_power = 2 в культе воздуха, доход: 4 силы
favor-favor_coins = 1 в культе огня, доход: 3 монеты
favor-favor_trading_post_vp = 1 в культе воды, 3 ПО за торговый пост (строительство)
favor-favor_dwelling_vp = 1 в культе земли, 2 ПО за дом (строительство)
favor-favor_pass_trading_posts = 1 в культе воздуха, ПО за торговые посты (пас)

# Жетоны городов
town-town_coins = 5 ПО, 6 монет
town-town_workers = 7 ПО, 2 рабочих
town-town_priest = 9 ПО, 1 жрец
town-town_power = 6 ПО, 8 силы
town-town_cults = 8 ПО, ступень во всех культах
town-town_two_keys = 2 ПО, по 2 ступени во всех культах, 2 ключа
town-town_shipping = 4 ПО, навигация +1
town-town_vp = 11 ПО

# Обмен
convert-burn = пожертвовать 1 силу
convert-pw_p = 5 силы на 1 жреца
convert-pw_w = 3 силы на 1 рабочего
convert-pw_c = 1 силу на 1 монету
convert-p_w = 1 жреца на 1 рабочего
convert-w_c = 1 рабочего на 1 монету
convert-vp_c = 1 ПО на 1 монету
convert-c_vp = 2 монеты на 1 ПО

# Почему нельзя
refusal-not-awaited = Сейчас отвечаете не вы.
refusal-not-asked = Это не ответ на заданный вопрос.
refusal-only-dealt = Это решает только случай.
refusal-faction-taken = { $faction } или другая раса той же местности уже заняты.
refusal-other-colour = Вам выпал цвет другой местности: { $terrain }.
refusal-not-in-pool = Этого свитка нет в запасе: { $tile }.
refusal-tile-needed = Выберите один из трёх свитков в запасе.
refusal-no-tile-in-last-round = В последнем раунде свиток не берут.
refusal-occupied = На { $hex } стоит здание.
refusal-other-terrain = На { $hex } другая местность, нужна: { $terrain }.
refusal-already-home = { $hex } — уже ваша местность.
refusal-out-of-reach = До { $hex } ваши здания не достают.
refusal-skip-used = До { $hex } нужен второй туннель или полёт за одно действие.
refusal-dug-before = { $hex } уже трансформирована этим действием.
refusal-wrong-spades = Лопат: { $given }, а подходит от { $least } до { $most }.
refusal-wrong-target = Здесь нельзя получить такую местность.
refusal-no-paid-spades = Не хватает лопат: { $missing }. Здесь за них нельзя заплатить.
refusal-nothing-to-dig = Этими лопатами нечего трансформировать.
refusal-not-transformed = Это действие не сделало { $hex } вашей местностью.
refusal-use-spades-first = Сначала используйте лопату, а потом отказывайтесь от остальных.
refusal-no-piece-left = На вашей карте расы не осталось { FORM($structure, case: "many") }.
refusal-lacks = Не хватает: монеты { $coins }, рабочие { $workers }, жрецы { $priests }, сила { $power }. Никакой обмен этого не покроет.
refusal-no-track = У вашей расы нет этой шкалы.
refusal-track-at-end = Шкала уже на последнем уровне: { $level }.
refusal-not-own = На { $hex } нет вашего здания.
refusal-wrong-upgrade = Нельзя перестроить { $from } в { $to }.
refusal-space-taken = Места ордена на { $space } ступени в культе { FORM($cult, case: "gen") } заняты.
refusal-power-action-used = Это действие силы уже использовано в раунде: { $action }.
refusal-special-used = Это специальное действие уже использовано в раунде.
refusal-other-faction = Так могут только { $faction }.
refusal-no-stronghold = Для этого нужна ваша крепость.
refusal-bonus-not-held = У вас нет этого свитка: { $tile }.
refusal-favor-not-held = У вас нет этого благословения: { $tile }.
refusal-no-common-edge = У { $hex } нет общей стороны с вашим зданием.
refusal-no-such-plan = Такого способа оплаты среди предложенных нет.
refusal-no-free-conversions = Отдельный обмен в этой партии отключён.
refusal-cannot-convert = Обмен «{ $kind }»: нужно { $needed }, есть { $there }.
refusal-no-priest-left = В вашем запасе не осталось жрецов.
refusal-only-alchemists = Только Алхимики обменивают очки.
refusal-nothing-to-convert = Обменивать нечего.
refusal-other-kind-asked = Вопрос другой: { $kind }?
refusal-too-many = Можно не больше { $most }.
refusal-favor-gone = Таких жетонов не осталось: { $tile }.
refusal-favor-owned = Этот жетон у вас уже есть: { $tile }.
refusal-town-gone = Таких жетонов не осталось: { $tile }.
refusal-not-entering = Ваш маркер в культе { FORM($cult, case: "gen") } не подошёл к вершине.
refusal-must-enter = Выберите, какой маркер встанет на вершину.
refusal-bridged = На { $place } уже стоит мост.
refusal-no-own-end = Ни на одном конце { $place } нет вашего здания.
refusal-no-bridge-left = Все ваши мосты построены.
refusal-nowhere-to-bridge = Для вашего моста нет места.
refusal-linked = Через { $river } город уже соединён.
refusal-no-town-there = Здания вокруг { $river } города не образуют: зданий { $structures }, значение силы { $power }.
refusal-no-such-offer = { $seat }: вам не предложено { $amount } силы.
refusal-only-in-records = Такой шаг бывает только в записях старых партий.

# Особенности рас и свойства крепостей
ability-halflings_spade_vp = 1 ПО за каждую полученную лопату, в том числе за бонус культа
ability-halflings_stronghold = при постройке: сразу 3 лопаты, затем можно построить дом
ability-cultists_echo = после строительства: 1 ступень культа, если кто-то взял силу; 1 сила, если все отказались
ability-cultists_stronghold = при постройке: 7 ПО
ability-alchemists_vp_coins = в свой ход: 1 ПО на 1 монету, 2 монеты на 1 ПО; в конце игры 2 монеты за 1 ПО
ability-alchemists_stronghold = при постройке: 12 силы; затем 2 силы за каждую полученную лопату
ability-darklings_priest_spades = лопата стоит 1 жреца и даёт 2 ПО; курс лопат не меняется
ability-darklings_stronghold = при постройке: обмен до 3 рабочих на жрецов
ability-mermaids_river_town = в свой ход: одна клетка реки может соединить здания, если так основан город
ability-mermaids_stronghold = при постройке: бесплатное улучшение навигации вместе с ПО
ability-swarmlings_town_workers = 3 рабочих за каждый город
ability-swarmlings_stronghold = специальное действие: бесплатно перестроить дом в торговый пост
ability-witches_town_vp = 5 ПО за каждый город
ability-witches_stronghold = специальное действие: бесплатный дом на любой свободной клетке леса
ability-auren_none = до крепости особенностей нет
ability-auren_stronghold = при постройке: жетон благословения; специальное действие: 2 ступени одного культа
ability-dwarves_tunnel = туннель через одну клетку за 2 рабочих (1 с крепостью), 4 ПО, раз за действие; без навигации
ability-dwarves_stronghold = туннель стоит 1 рабочего
ability-engineers_bridge = действие: мост за 2 рабочих, сколько угодно раз
ability-engineers_stronghold = при пасе: 3 ПО за каждый свой мост между двумя своими зданиями
ability-giants_two_spades = любая трансформация требует ровно 2 лопаты и даёт пустошь
ability-giants_stronghold = специальное действие: 2 лопаты
ability-chaos_magicians_favors = один первый дом, его ставят последним; 2 жетона благословения за храм и за святилище
ability-chaos_magicians_stronghold = специальное действие: два действия подряд
ability-nomads_three_dwellings = три первых дома
ability-nomads_stronghold = специальное действие: прямо примыкающая клетка без лопат становится пустыней
ability-fakirs_carpet = ковёр-самолёт через одну клетку (две с крепостью) за 1 жреца, 4 ПО, раз за действие; без навигации; курс лопат понижается только раз
ability-fakirs_stronghold = ковёр-самолёт перелетает до двух клеток

# Варианты нового стола
option-setup = Подготовка
option-setup-full = Полная игра
option-setup-introductory = Первая игра
option-faction-choice = Выбор рас
option-faction-choice-turn-order = По порядку хода
option-faction-choice-random-colours = Случайные цвета
option-turn-order = Порядок хода
option-turn-order-clockwise = По часовой стрелке
option-turn-order-passing = По порядку паса
option-promo-bonus-shipping = Промо: свиток навигации
option-promo-town-tiles = Промо: жетоны городов
option-promo-scoring-temple = Промо: цель «Храмы»
option-cultists-decline-power = Сила Культистам при отказе
option-free-conversions = Свободный обмен в свой ход
option-key-choice = Ключи
option-key-choice-ask = Спрашивать
option-key-choice-auto = Автоматически

# Стол словами

words-order = Порядок хода
words-offer = Строительство ({ $giver }): предложена сила, { $amount } ({ $seat })
words-no-faction = Раса ещё не выбрана.
words-faction = Раса
words-home = Своя местность
words-on-map = На поле
words-in-town = в городе
words-bridges = Мосты
words-bridge = { $from } — { $to }
words-board = Карта расы
words-income = Доход следующего раунда
words-network = Наибольшие земли
words-priest-supply = Жрецов в запасе
words-bonus = Свиток
words-favors = Благословения
words-towns = Жетоны городов
words-cults = Культы
words-orders = Места для жрецов
words-order-taken = { $steps } ступени: { $seat }
words-order-free = { $steps } ступени: свободно
words-hex = { $hex } { $terrain }
words-hex-built = { $hex } { $terrain }, { $structure } ({ $seat })
words-row = Ряд { $n }: { $hexes }
words-links = Города через реку
words-rounds = Раунды
words-round-tile = Раунд { $n }: { $tile }
words-power-actions = Действия силы
words-supply = Можно взять
words-bonus-pool = Свитки
words-favors-left = Жетоны благословения
words-towns-left = Жетоны городов

# Части оценки для подсказок

worth-points = очки сразу
worth-stock = ресурсы в запасе
worth-income = доход будущих раундов
worth-structures = здания
worth-tracks = навигация и лопаты
worth-favors = благословения
worth-bonus = свиток
worth-cult-bonuses = бонусы культов в будущих раундах
worth-scoring = жетоны целей будущих раундов
worth-land = земли, соседи и будущие города
worth-prizes = призы в конце за культы и земли

# Что шаг значит на столе: для замечаний учителя

remark-group = Зданий в этой группе: { $members }. До города не хватает зданий: { $structures }, силы: { $power }.
remark-alone = Оно стоит отдельно от остальных. До города не хватает зданий: { $structures }, силы: { $power }.
remark-in-town = Оно стоит в вашем городе и увеличивает его; для следующего города нужны другие здания.
