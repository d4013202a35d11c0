# Что говорит стол этой игры сверх её каталога.
game-monumental-duel = Монументальность. Дуэль
# Слова на коробке, по строке.
cover-monumental-duel =
    Монументальность
    Дуэль

mono-row = Ряд развития
mono-basic = Обычное здание
mono-complete = Достроить чудо
mono-policy = Политика
mono-conquer = Завоевать
mono-use = Применить эффект
mono-exchange = Обмен
mono-progress = Прогресс
mono-advantage = Преимущество
mono-warlord = Военачальник
mono-scout = Разведчик
mono-pass = Спасовать
mono-kind-building = Здание
mono-kind-basic = Обычное здание
mono-kind-knowledge = Знание
mono-kind-wonder = Чудо
mono-kind-province = Провинция
mono-kind-policy = Политика
mono-kind-city = Вольный город
mono-kind-warlord = Военачальник
mono-kind-scout = Разведчик
mono-kind-civilization = Цивилизация
mono-era = Эпоха { $era }
mono-part = Часть { $n }
mono-when-action = Действие
mono-when-card = При активации
mono-when-city = Активация города
mono-when-exchange = Обмен
mono-when-lasting = Длительный
mono-when-first = В первый раз
mono-when-each = Каждый раз
mono-when-bonus = Бонусный эффект
mono-when-locked = Закрытый бонусный эффект
mono-price = Стоимость: { $price }
mono-price-short = Стоимость: { $price } (не хватает { $n })
mono-price-parts = Стоимость: { $first } за начало, { $second } за достройку
mono-yields = Даёт: { $what }
mono-short = не хватает { $n }
mono-left = { $n ->
    [one] осталась { $n }
    [few] осталось { $n }
   *[many] осталось { $n }
 }
mono-n-of = { $n } × { $card }
mono-row-left = { $n ->
    [one] Осталась { $n } карта развития
    [few] Осталось { $n } карты развития
   *[many] Осталось { $n } карт развития
 }
mono-row-gap = Пустой участок ряда
mono-leaving = уйдут в конце раунда
mono-road = Преимущество и вольные города
mono-adv-free = Преимущества нет ни у кого.
mono-adv-held = Преимущество: { $name }. На карте жетонов: { $tokens }.
mono-adv-bare = Преимущество: { $name }.
mono-adv-tip = У кого преимущество, тот может использовать военачальника.
mono-gold-side = { $name }: { $n } из { $of } золота
mono-traded = Торговля в этом раунде: { $name }
mono-cities-left = { $n ->
    [one] Впереди { $n } вольный город
    [few] Впереди { $n } вольных города
   *[many] Впереди { $n } вольных городов
 }
mono-resources = Ресурсы
mono-gained = получено в раунде: { $n }
mono-deck = Колода
mono-discard = Сброс
mono-archive = Архив
mono-deck-top = Сверху: { $cards }
mono-city-of = Город: { $name }
mono-cross = Ряд { $row } и столбец { $column }
mono-activated = активирована
mono-used = использовано в раунде
mono-in-hand = Сейчас: { $card }
mono-wonder-open = { $name }, не достроено
mono-wonder-half = не достроено
mono-wonder-none = Нет недостроенного чуда
mono-wonder-tip = Чудо начинают картой из ряда развития и достраивают другим действием.
mono-built = построено: { $n }
mono-policies = Политики
mono-policy-next = Следующая политика
mono-next = новая за
mono-provinces = Провинции
mono-provinces-none = Провинций пока нет
mono-type-tokens = Жетоны типов провинций в запасе
mono-people = Военачальник, разведчик и вольные города
mono-first = Первый игрок этого раунда
mono-no-special = Без особых правил
mono-if-now = если бы партия кончилась сейчас
mono-round = Раунд { $n }
mono-round-last = Раунд { $n }, последний
mono-last = Финальный раунд
mono-phase-activation = Активация
mono-phase-actions = Действия
mono-phase-end = Конец раунда
mono-zoom = Карта
mono-mark-known = Из правил
mono-mark-part = Частично восстановлено
mono-mark-rebuilt = Восстановлено
mono-mark-more = Откройте карту и нажмите на эту метку, чтобы узнать почему.
mono-field-name = Название
mono-field-cost = Стоимость
mono-field-era = Эпоха
mono-field-yield = Доход
mono-field-abilities = Свойства
mono-field-bonus = Бонус
mono-field-types = Типы провинции
mono-field-do = Эффект
mono-field-trigger = Когда действует
mono-field-condition = Условие
mono-field-count = Число карт
mono-field-defence = Оборона
mono-field-special = Особые правила
mono-field-buildings = Стартовые здания
mono-field-knowledge = Стартовые знания
mono-field-policies = Политики
mono-field-warlord = Военачальник
mono-field-scout = Разведчик
mono-source-title = Откуда взято: { $card }
mono-source-rulebook = Указано в правилах
mono-source-published = Известно из открытых источников
mono-source-derived = Следует из правил
mono-source-reconstructed = Восстановлено для этой программы
mono-source-why = Правила игры открыты, а большинство карт — нет. Если напечатанное значение неизвестно, мы придумали своё: оно подходит к правилам и хорошо играется, но может отличаться от вашей коробки.
mono-source-all = Все компоненты и источники
mono-replace-title = Как заменить
mono-replace-how = Если игра у вас есть, можно играть с её значениями: запишите их в набор компонентов.
mono-replace-edit = Скопируйте файл компонентов игры и измените запись «{ $id }» и любые другие.
mono-replace-check = Проверьте его:
mono-replace-play = Запустите с ним сервер; набор появится при создании столов:
