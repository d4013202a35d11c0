# Что говорит стол этой игры сверх её каталога.
game-anunnaki = Ануннаки
# Слова на коробке, по строке.
cover-anunnaki =
    Ануннаки
    Рассвет богов

anunnaki-worlds = Миры
anunnaki-gaia = Гея
anunnaki-afterworld = Иной мир
anunnaki-any = любой ресурс
    .few = любых ресурса
    .gen = любых ресурсов
anunnaki-free = бесплатно
anunnaki-goods = { $n ->
    [one] { $n } { $resource }
    [few] { $n } { FORM($resource, case: "few") }
   *[many] { $n } { FORM($resource, case: "gen") }
}
anunnaki-steps = { $track } +{ $n }

# Группы вариантов
anunnaki-do-pick = Фигурка
anunnaki-do-step = Шаг
anunnaki-do-carry = Перенести
anunnaki-do-teleport = Телепорт
anunnaki-do-harvest = Сбор
anunnaki-do-recruit = Привлечь
anunnaki-do-build = Построить
anunnaki-do-upgrade = Улучшить
anunnaki-do-pact = Соглашение
anunnaki-do-fulfil = Выполнить соглашение
anunnaki-do-summon = Призвать бога
anunnaki-do-cast = Магия
anunnaki-do-perform = Действие
anunnaki-do-weapon = Оружие
anunnaki-do-arm = Взять оружие
anunnaki-do-fight = Битва
anunnaki-do-resolve = Культура
anunnaki-do-replace = Заменить
anunnaki-do-stop = Остановиться
anunnaki-do-done = Готово
anunnaki-do-decline = Нет
anunnaki-do-use = Да

# Награды
anunnaki-gain-crystal = { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
}
anunnaki-gain-vp = { $n } ПО
anunnaki-gain-follower = { $n ->
    [one] { $n } последователь
    [few] { $n } последователя
   *[many] { $n } последователей
}
anunnaki-gain-weapon = { $n ->
    [one] { $n } карта продвинутого оружия
    [few] { $n } карты продвинутого оружия
   *[many] { $n } карт продвинутого оружия
}
anunnaki-gain-pact = { $n ->
    [one] { $n } соглашение из ряда
    [few] { $n } соглашения из ряда
   *[many] { $n } соглашений из ряда
}
anunnaki-gain-portal = { $n ->
    [one] портал для { $n } фигурки
    [few] портал для { $n } фигурок
   *[many] портал для { $n } фигурок
}
anunnaki-gain-move = { $n ->
    [one] { $n } очко перемещения
    [few] { $n } очка перемещения
   *[many] { $n } очков перемещения
}
anunnaki-gain-build = поселение
anunnaki-gain-upgrade = улучшение жетона действия
anunnaki-gain-move_sign = перемещение знака призыва
anunnaki-gain-income = доход от поселений
anunnaki-gain-power_action = действие власти
anunnaki-gain-blue_action = действие синего жетона
anunnaki-gain-red_action = действие красного жетона

# Звезда действий
anunnaki-star = Звезда действий
anunnaki-slot-empty = Жетона ещё нет
anunnaki-pawn-here = Здесь стоит ваша фишка.
anunnaki-upgraded = улучшено
anunnaki-cell = Ячейка для знака призыва
anunnaki-cell-sign = Здесь лежит знак призыва.
anunnaki-cell-free = { $n ->
    [0] Свободно. Кристаллов не даёт.
    [one] Свободно. Первый знак получит { $n } кристалл.
    [few] Свободно. Первый знак получит { $n } кристалла.
   *[many] Свободно. Первый знак получит { $n } кристаллов.
}
anunnaki-region = Жетон призыва
anunnaki-region-bound = Знаки во всех ячейках вокруг освободят этот жетон призыва.
anunnaki-region-free = Освобождён: во всех ячейках вокруг лежат знаки.
anunnaki-region-major = Знаки в пяти внутренних ячейках освободят главного бога: { $n } из 5.
anunnaki-mini-star = Знаков: { $n }, улучшено жетонов: { $upgraded }.{ $pawn ->
    [yes] { " " }Фишка на «{ $token }».
   *[other] { "" }
}
anunnaki-slot-name = место { $n }
anunnaki-cell-name = между { $from } и { $to }
anunnaki-op-portal = Портал
anunnaki-op-move = Перемещение
anunnaki-op-trade = Торговля
anunnaki-op-harvest = Сбор
anunnaki-op-creation = Сотворение
anunnaki-op-income = Доход
anunnaki-op-power = Власть
anunnaki-op-market = Рынок
anunnaki-act-portal = { $figures ->
    [one] Телепортирует { $figures } вашу фигурку.
    [few] Телепортирует до { $figures } ваших фигурок.
   *[many] Телепортирует до { $figures } ваших фигурок.
}
anunnaki-act-move = { $points ->
    [one] { $points } очко перемещения.
    [few] { $points } очка перемещения.
   *[many] { $points } очков перемещения.
}
anunnaki-act-trade = { $pacts ->
    [one] Возьмите { $pacts } соглашение из ряда.
    [few] Возьмите до { $pacts } соглашений из ряда.
   *[many] Возьмите до { $pacts } соглашений из ряда.
}
anunnaki-act-harvest = { $territories ->
    [one] Соберите ресурсы в { $territories } районе под вашим правлением.
    [few] Соберите ресурсы в районах под вашим правлением, не больше { $territories }.
   *[many] Соберите ресурсы в районах под вашим правлением, не больше { $territories }.
}
anunnaki-act-creation = { $type ->
    [any_one] За каждое ваше святилище — 1 ресурс одного вида на выбор.
   *[other] За каждое ваше святилище — 1 ресурс вашей столицы.
}
anunnaki-act-income = { $extra_followers ->
    [0] Всё, что показывают открытые ячейки области поселений.
   *[other] Всё, что показывают открытые ячейки области поселений, и ещё последователи: { $extra_followers }.
}
anunnaki-act-power = { $extra_steps ->
    [0] Продвиньтесь по шкале власти.
    [one] Продвиньтесь по шкале власти и ещё на { $extra_steps } деление.
    [few] Продвиньтесь по шкале власти и ещё на { $extra_steps } деления.
   *[many] Продвиньтесь по шкале власти и ещё на { $extra_steps } делений.
}
anunnaki-act-market = { $pay ->
    [0] Получите бесплатно { $gain ->
        [one] { $gain } ресурс
        [few] { $gain } разных ресурса
       *[many] { $gain } разных ресурсов
    }.
    [one] Заплатите { $pay } ресурс и получите { $gain ->
        [one] { $gain } другой
        [few] { $gain } других, разных
       *[many] { $gain } других, разных
    }.
    [few] Заплатите { $pay } ресурса и получите других, разных: { $gain }.
   *[many] Заплатите { $pay } ресурсов и получите других, разных: { $gain }.
}
anunnaki-act-upgraded = Этот жетон улучшен.
anunnaki-act-other = Улучшенная сторона: { $text }

# Магия
anunnaki-magic = Действия магии
anunnaki-magic_red = Красное
anunnaki-magic_blue = Синее
anunnaki-magic_weapons = Оружие
anunnaki-magic_upgrade = Улучшить
anunnaki-magic_build = Построить
anunnaki-magic_followers = Привлечь
anunnaki-magic-tip = Одно действие магии за ход. Цена: { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
   *[many] { $crystals } кристаллов
}{ $cost ->
    [none] { "" }
   *[other] { " " }и { $cost }
}. Даёт: { $gain }.

# Планшет
anunnaki-house-of = Дом { FORM($house, case: "gen") }
anunnaki-phases = Фазы хода
anunnaki-phase-main = Действие
anunnaki-phase-magic = Магия
anunnaki-phase-additional = Доп.
anunnaki-phase-battles = Битвы
anunnaki-phase-culture = Культура
anunnaki-goods-tip = { $n }, не больше { $cap }.
anunnaki-crystals-tip = Их получают за знаки на звезде и тратят на магию.
anunnaki-area = Поселения
anunnaki-area-tip = Каждое построенное поселение открывает ячейку; доход от поселений даёт всё, что показывают открытые ячейки.
anunnaki-area-shut = закрыто
anunnaki-signs = знаков
anunnaki-signs-tip = { $n ->
    [0] Знаков не осталось: партия скоро закончится.
    [one] Для звезды остался { $n } знак призыва.
    [few] Для звезды осталось { $n } знака призыва.
   *[many] Для звезды осталось { $n } знаков призыва.
}
anunnaki-reserve = в запасе
anunnaki-reserve-tip = Последователи, которых можно привлечь.
anunnaki-summons-tip = Свободные жетоны призыва: младший бог — { $minor }, главный бог — { $major }.
anunnaki-held-land = Святилищ под правлением: { $shrines }, побеждено древних цивилизаций: { $ancients }.
anunnaki-artifacts = Артефакты
anunnaki-deed-summon = Призыв
anunnaki-deed-fulfil = Соглашения
anunnaki-deed-fulfil-tip = Можно оплатить соглашений: { $n } из { $held }.
anunnaki-short = Не хватает:
anunnaki-payable = Можно оплатить
anunnaki-artifacts-tip = { $n ->
    [one] В стопке { $n } артефакт для того, кто завоюет Атлантиду.
    [few] В стопке { $n } артефакта для тех, кто завоюет Атлантиду.
   *[many] В стопке { $n } артефактов для тех, кто завоюет Атлантиду.
}
anunnaki-destiny = Тайно выбрано: { $track }
anunnaki-choose-house = Дома
anunnaki-house-capital = Столица даёт { FORM($resource, case: "acc") }.
anunnaki-house-taken = Занято: { $name }
anunnaki-first = первый игрок

# Боги
anunnaki-gods = Боги
anunnaki-gods-secret = Младшие боги пока неизвестны.
anunnaki-summoned = в игре
anunnaki-major = главный бог
anunnaki-when-permanent = всегда
anunnaki-when-immediate = сразу
anunnaki-when-end = в конце
anunnaki-god-strength = Сила { $n } в битве и при сборе.
anunnaki-god-base = С самого начала: { $text }
anunnaki-god-upgraded = После призыва: { $text }
anunnaki-god-permanent = Всегда: { $text }
anunnaki-god-immediate = Сразу: { $text }
anunnaki-god-end = В конце: { $text }
anunnaki-god-summon = При призыве: { $track } +{ $n }.
anunnaki-power-shift_crossed_sign = Пройденный фишкой знак можно переместить в пустую ячейку и взять её кристаллы.
anunnaki-power-resource_with_crystals = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[many] { $n } любых ресурсов
} за каждый знак, давший кристаллы.
anunnaki-power-mobile_settlements = Поселения ходят и сражаются как фигурки и переносят до { $carries } фигурок.
anunnaki-power-settlement_harvest = Поселения собирают ресурсы с силой { $n }.
anunnaki-power-full_harvest = Сбор даёт полную силу, пока есть неистощённый источник.
anunnaki-power-culture_by_presence = Награды культуры — с любой фигуркой на этой планете.
anunnaki-power-double_culture = Награды культуры удваиваются.
anunnaki-power-add_follower_to_god_battle = К битве, которую начал бог, присоединяется 1 последователь.
anunnaki-power-free_pact = Заплатите { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
   *[many] { $crystals } кристаллов
}: выполните своё соглашение бесплатно.
anunnaki-power-vp_per_resource_territory = { $vp } ПО за каждый ваш район с источником { FORM($resource, case: "gen") }.
anunnaki-power-settlement_strength = { $needs_figures ->
    [true] Поселения рядом с вашими фигурками добавляют { $battle }.
   *[other] Сила поселений { $n }.
}
anunnaki-power-harvest_strength = Сила сбора +{ $n } в районах под вашим правлением.
anunnaki-power-vp_per_exhausted_pair = { $per ->
    [one] { $vp } ПО за каждый истощённый район под вашим правлением.
    [few] { $vp } ПО за каждые { $per } истощённых района под вашим правлением.
   *[many] { $vp } ПО за каждые { $per } истощённых районов под вашим правлением.
}
anunnaki-power-weapon_discount = Оружие дешевле на { $metal } металл.
anunnaki-power-two_cards_choose_one = Разыграйте 2 карты оружия, после раскрытия оставьте 1.
anunnaki-power-vp_per_strong_territory = { $vp } ПО за каждый район, где ваша сила не меньше { $strength }.
anunnaki-power-away_territories = { $per ->
    [one] { $vp } ПО и { $crystals } кристалл за каждый район вне родной планеты.
    [few] { $vp } ПО и { $crystals } кристалл за каждые { $per } района вне родной планеты.
   *[many] { $vp } ПО и { $crystals } кристалл за каждые { $per } районов вне родной планеты.
}
anunnaki-power-sacrifice_follower = { $resources ->
    [one] Верните 1 последователя за { $resources } любой ресурс.
    [few] Верните 1 последователя за { $resources } любых ресурса.
   *[many] Верните 1 последователя за { $resources } любых ресурсов.
}
anunnaki-power-follower_where_three = 1 последователь в каждый район, где ваших объектов не меньше { $n }.
anunnaki-power-settlement_defence = Поселения защищаются с силой +{ $n }.
anunnaki-power-group_portal = { $figures ->
    [one] Телепортируйте вместе до { $figures } фигурки.
    [few] Телепортируйте вместе до { $figures } фигурок.
   *[many] Телепортируйте вместе до { $figures } фигурок.
}
anunnaki-power-strength_with_two_figures = Сила +{ $battle } там, где не меньше 2 ваших фигурок.
anunnaki-power-follower_per_settled_planet = 1 последователь на каждую планету с вашим поселением.
anunnaki-power-away_shrines = { $vp } ПО и { $metal } металл за каждое ваше святилище вне родной планеты.
anunnaki-power-vp_per_atlantis = { $vp } ПО за каждый район Атлантиды под вашим правлением.
anunnaki-power-portal_extra = { $n ->
    [one] Порталы телепортируют на { $n } фигурку больше.
    [few] Порталы телепортируют на { $n } фигурки больше.
   *[many] Порталы телепортируют на { $n } фигурок больше.
}
anunnaki-power-vp_per_reserve_followers = { $per ->
    [one] { $vp } ПО за каждого последователя в запасе.
    [few] { $vp } ПО за каждых { $per } последователей в запасе.
   *[many] { $vp } ПО за каждых { $per } последователей в запасе.
}
anunnaki-power-vp_per_kept_ancient = { $vp } ПО за каждую побеждённую древнюю цивилизацию.
anunnaki-power-resource_per_settled_territory = 1 ресурс за каждый район с вашим поселением.
anunnaki-power-recruit_extra = { $n ->
    [one] Каждый раз привлекайте на { $n } последователя больше.
    [few] Каждый раз привлекайте на { $n } последователей больше.
   *[many] Каждый раз привлекайте на { $n } последователей больше.
}
anunnaki-power-move_extra = { $points ->
    [one] Перемещения дают на { $points } очко больше.
    [few] Перемещения дают на { $points } очка больше.
   *[many] Перемещения дают на { $points } очков больше.
}
anunnaki-power-extra_shrine = { $n ->
    [one] Считается, что у вас на { $n } святилище больше.
    [few] Считается, что у вас на { $n } святилища больше.
   *[many] Считается, что у вас на { $n } святилищ больше.
}

# Оружие и битвы
anunnaki-weapons = Оружие
anunnaki-weapon-regular = Обычное оружие: для защиты, возвращается в руку.
anunnaki-weapon-advanced = Продвинутое оружие: после битвы уходит в вашу стопку.
anunnaki-weapon-numbers = Сила { $strength }, цена: { $cost }.
anunnaki-weapon-won = При победе: война +{ $war }, { $vp } ПО.
anunnaki-weapon-back = Оружие, известное только владельцу
anunnaki-weapon-stack = Стопка оружия
anunnaki-weapon-stack-tip = { $n ->
    [one] В стопке { $n } карта продвинутого оружия.
    [few] В стопке { $n } карты продвинутого оружия.
   *[many] В стопке { $n } карт продвинутого оружия.
}
anunnaki-weapon-count = { $n } в руке.
anunnaki-weapon-in-stack = В стопке: { $list }.
anunnaki-effect-gods_count_one = Сила каждого бога противника — 1.
anunnaki-effect-void_effect = Эффект противника не действует.
anunnaki-effect-ignore_strongest = Сильнейшая фигурка противника не считается.
anunnaki-effect-pay_metal_for_strength = За каждый металл можно получить 1 силу.
anunnaki-effect-second_card = Можно добавить вторую карту продвинутого оружия.
anunnaki-effect-force_replacement = Карта противника уходит, её нужно заменить.
anunnaki-effect-loser_steals_resource = При поражении заберите у победителя 1 ресурс.
anunnaki-sealed = тайно
anunnaki-void = отменено
anunnaki-choosing = выбирает…
anunnaki-no-card = без карты
anunnaki-ancients = Древние
anunnaki-fight-for = Битва: { $place }
anunnaki-fight-choose = Каждая сторона тайно выбирает оружие.
anunnaki-fight-sealed = Выбор сделан тайно.
anunnaki-fight-open = Оружие раскрыто.
anunnaki-fight-won = Победа: { $name }
anunnaki-fight-tie = Ничья, побеждает нападающий: { $name }
anunnaki-fight-bodies = Фигурки и свойства богов
anunnaki-fight-bought = Уплаченный металл
anunnaki-fight-spoils = Добыча
anunnaki-fight-again = Показать последнюю битву ещё раз
anunnaki-pact-home = Вся награда — только если вы правите районом на Гее; иначе половина.
anunnaki-sure-loss = У вас нет продвинутого оружия, которое вы можете оплатить: нападение здесь сразу проиграно.
anunnaki-fight-choose-ancient = Выберите продвинутое оружие. У древних оружия нет.
anunnaki-fight-stages = Этапы битвы
anunnaki-fight-counted = Как считается битва
anunnaki-stage-choose = Выбор
anunnaki-stage-reveal = Раскрытие
anunnaki-stage-effects = Оплата и свойства
anunnaki-stage-result = Итог

# Соглашения
anunnaki-pact = Соглашение
anunnaki-pacts = Соглашения
anunnaki-pact-cost = Цена: { $cost }.
anunnaki-pact-middle = Даёт: { $gain },
anunnaki-pact-bottom = а также { $vp } ПО, торговля +{ $trade }.
anunnaki-pact-house = Вся награда — только если вы правите районом на планете дома { FORM($house, case: "gen") }; иначе половина.
anunnaki-pact-stack = Стопка соглашений
anunnaki-pact-stack-tip = Осталось: { $n }.
anunnaki-hand = Оружие и соглашения
anunnaki-held = Взятые соглашения
anunnaki-held-none = Соглашений нет.
anunnaki-fulfilled = Выполнено
anunnaki-fulfilled-tip = { $n ->
    [one] Выполнено { $n } соглашение.
    [few] Выполнено { $n } соглашения.
   *[many] Выполнено { $n } соглашений.
}

# Миры
anunnaki-board = Планшет развития
anunnaki-exhausted = истощён
anunnaki-land-sources = Источники: { $list }.
anunnaki-land-shrines = { $n ->
    [one] { $n } святилище.
    [few] { $n } святилища.
   *[many] { $n } святилищ.
}
anunnaki-land-capital = Столица.
anunnaki-land-atlantis = Атлантида: вход и выход только через пунктирные линии.
anunnaki-land-contested = Спорный район: здесь будет битва.
anunnaki-land-controller = Под правлением: { $name }.
anunnaki-count-followers = { $n ->
    [one] { $n } последователь
    [few] { $n } последователя
   *[many] { $n } последователей
}
anunnaki-count-minor-gods = { $n ->
    [one] { $n } младший бог
    [few] { $n } младших бога
   *[many] { $n } младших богов
}
anunnaki-count-major-gods = главный бог
anunnaki-count-settlements = { $n ->
    [one] { $n } поселение
    [few] { $n } поселения
   *[many] { $n } поселений
}
anunnaki-ancient = Древняя цивилизация
anunnaki-ancient-hidden = Сила от { $least } до { $most }; закрыта до битвы.
anunnaki-ancient-strength = Сила { $n }.
anunnaki-ancient-reward = За победу: { $gain }.
anunnaki-atlantis-god = Бог Атлантиды добавляет { $n }.
anunnaki-atlantis-guard = Бог Атлантиды
anunnaki-culture = Жетон культуры
anunnaki-culture-up = Когда он окружён фигурками, каждый дом рядом может взять: { $gain }.
anunnaki-culture-down = Закрыт: откроется, когда рядом встанет фигурка.
anunnaki-culture-gone = Уже взят.

# Шкалы и цели
anunnaki-goal = Жетон цели
anunnaki-about-war = Растёт за победы в битвах. В конце — множитель на значение цели рядом и очки лидерам.
anunnaki-about-technology = Растёт за улучшения. В конце — множитель на значение цели рядом и очки лидерам.
anunnaki-about-trade = Растёт за соглашения. В конце — множитель на значение цели рядом и очки лидерам.
anunnaki-about-power = В конце — очки по делению. За молнией маркер может войти на последние деления других шкал; жетоны дают 2 ПО.
anunnaki-about-goal_shrines = 1 за каждое ваше святилище, не больше { $cap }.
anunnaki-about-goal_territories = { $n ->
    [one] 1 за каждый район под вашим правлением, не больше { $cap }.
    [few] 1 за каждые { $n } района под вашим правлением, не больше { $cap }.
   *[many] 1 за каждые { $n } районов под вашим правлением, не больше { $cap }.
}
anunnaki-about-goal_settlements = 1 за каждое поселение на планшетах, не больше { $cap }.
anunnaki-about-goal_units = { $n ->
    [one] 1 за каждую фигурку на планшетах, не больше { $cap }.
    [few] 1 за каждые { $n } фигурки на планшетах, не больше { $cap }.
   *[many] 1 за каждые { $n } фигурок на планшетах, не больше { $cap }.
}
anunnaki-worth = Сейчас
anunnaki-worth-tip = Значение цели, умноженное на ваш множитель.

# Артефакты
anunnaki-artifact-scarab_amulet = Перед подсчётом: по одному делению на двух разных шкалах.
anunnaki-artifact-duplicity_mirror = Сбросьте вместо действия магии: разные действия магии ({ $actions }), каждое дешевле на { $discount } кристалл.
anunnaki-artifact-afterworld_map = Собственный район рядом с каждым районом под вашим правлением.
anunnaki-artifact-cornucopia = Сбросьте: получите { $gain } одного ресурса или заплатите { $pay } одного ресурса за { $vp } ПО.
anunnaki-artifact-tablet_of_destinies = Тайно выберите шкалу; в конце — ПО по множителю её лидера: { $vp_by_multiplier }.
anunnaki-artifact-pandoras_box = Три жетона, по одному за ход: получите изображённое, каждый противник теряет такое же.
