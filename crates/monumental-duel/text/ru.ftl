# «Монументальность. Дуэль»: «Торговля» по-русски. Эффекты карт собираются из сообщений раздела «Эффекты»:
# без имени формы — «получите», inf — «получить».

## Цивилизации, карты, политики, вольные города

civilization-japanese = Японцы
    .acc = японцев
civilization-malians = Малийцы
    .acc = малийцев
civilization-aztecs = Ацтеки
    .acc = ацтеков
card-work-camp = Рабочий лагерь
card-library = Библиотека
card-fort = Форт
card-mine = Шахта
card-forum = Форум
card-dojo = Додзё
card-goldfield = Золотые прииски Бамбука
card-taghaza-saltworks = Соляные копи Тегаззы
card-chinampas = Чинампы
card-ball-court = Площадка для игры в мяч
card-trading-post = Фактория
card-aqueduct = Акведук
card-amphitheatre = Амфитеатр
card-university = Университет
card-guild-hall = Дом гильдии
card-caravanserai = Караван-сарай
card-workshop = Мастерская
card-laboratory = Лаборатория
card-archery-range = Стрельбище
card-barricade = Баррикада
card-bushido = Бусидо
card-regional-tributes = Региональные подати
card-land-use = Землепользование
card-writing = Письменность
card-currency = Денежное обращение
card-masonry = Каменная кладка
card-cartography = Картография
card-banking = Банковское дело
card-gunpowder = Порох
card-steam-power = Сила пара
card-telegraphy = Телеграф
card-colossus-of-rhodes = Колосс Родосский
card-great-library = Александрийская библиотека
card-petra = Петра
card-angkor-wat = Ангкор-Ват
card-alhambra = Альгамбра
card-forbidden-city = Запретный город
card-suez-canal = Суэцкий канал
card-eiffel-tower = Эйфелева башня
card-lake-texcoco = Озеро Тескоко
card-sahara = Сахара
card-nile-delta = Дельта Нила
card-phoenicia = Финикия
card-champagne = Шампань
card-swahili-coast = Берег Суахили
card-pamirs = Памир
card-klondike = Клондайк
card-pampas = Пампасы
policy-shogunate = Сёгунат
policy-tea-ceremony = Чайная церемония
policy-castle-towns = Призамковые города
policy-rangaku = Рангаку
policy-meiji-restoration = Реставрация Мэйдзи
policy-pilgrimage-to-mecca = Паломничество в Мекку
policy-trans-saharan-caravans = Транссахарские караваны
policy-timbuktu-manuscripts = Рукописи Тимбукту
policy-kouroukan-fouga = Курукан-Фуга
policy-griots = Гриоты
policy-calendar = Календарь
policy-codex = Кодекс
policy-triple-alliance = Тройственный союз
policy-flower-wars = Цветочные войны
policy-tlatelolco-market = Рынок Тлателолько
warlord-tomoe-gozen = Томоэ Годзэн
warlord-sundiata-keita = Сундиата Кейта
warlord-moctezuma-i = Монтесума I
scout-japanese-scout = Японский разведчик
scout-malian-scout = Малийский разведчик
scout-aztec-scout = Ацтекский разведчик
city-venice = Венеция
city-samarkand = Самарканд
city-lubeck = Любек
city-novgorod = Новгород
city-malacca = Малакка
city-kilwa = Килва
city-ragusa = Рагуза
city-quanzhou = Цюаньчжоу
city-hormuz = Ормуз
city-aden = Аден

## Слова

resource-production = производство
    .few = производства
    .many = производства
resource-science = наука
    .acc = науку
    .few = науки
    .many = науки
resource-military = войско
    .few = войска
    .many = войск
resource-culture = культура
    .acc = культуру
    .few = культуры
    .many = культуры
resource-gold = золото
    .few = золота
    .many = золота
resource-basic = обычный ресурс на выбор
    .few = обычных ресурса на выбор
    .many = обычных ресурсов на выбор
resource-basics = обычные ресурсы на выбор
    .few = обычных ресурса на выбор
    .many = обычных ресурсов на выбор
resource-basics-same = обычные ресурсы одного типа
    .few = обычных ресурса одного типа
    .many = обычных ресурсов одного типа
type-coastal = прибрежная
    .acc = прибрежную
    .many = прибрежных
type-mountain = горная
    .acc = горную
    .many = горных
type-agrarian = аграрная
    .acc = аграрную
    .many = аграрных
kind-building = здание
kind-basic = обычное здание
kind-knowledge = знание
kind-wonder = чудо
kind-province = провинция
purchase-building = здания из ряда развития
purchase-basic = обычные здания
purchase-knowledge = карты знаний
purchase-wonder-part = части чудес
purchase-province-row = провинции из ряда развития
purchase-province-opponent = провинции противника
purchase-policy = культурные политики
purchase-progress = научный прогресс
cards-one = 1 карту
cards-many = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
cards-up-to = { $n ->
    [one] до { $n } карты
    [few] до { $n } карт
   *[many] до { $n } карт
}
event-acquire-building = приобретаете здание
event-acquire-knowledge = приобретаете знание
event-acquire-wonder = начинаете чудо
event-complete-wonder = достраиваете чудо
event-conquer = завоёвываете провинцию
event-develop-policy = разрабатываете политику
event-trade = торгуете
event-take-free-city = забираете вольный город
event-gain-advantage = получаете преимущество
event-scientific-progress = совершаете научный прогресс
event-add-type = помещаете жетон типа на провинцию
event-discard-city = сбрасываете карту из своего города
event-archive = архивируете карту
rival-acquire-building = приобретает здание
rival-acquire-knowledge = приобретает знание
rival-acquire-wonder = начинает чудо
rival-complete-wonder = достраивает чудо
rival-conquer = завоёвывает провинцию
rival-develop-policy = разрабатывает политику
rival-trade = торгует
rival-take-free-city = забирает вольный город
rival-gain-advantage = получает преимущество
rival-scientific-progress = совершает научный прогресс
rival-add-type = помещает жетон типа на провинцию
rival-discard-city = сбрасывает карту из своего города
rival-archive = архивирует карту

## Эффекты

ability-action = действие: { $effect }
ability-on-card = при активации этой карты: { $effect }
ability-on-city = при активации города: { $effect }
ability-first-time = в первый раз за раунд, когда вы { $event }: { $effect }
ability-each-time = каждый раз, когда вы { $event }: { $effect }
ability-first-time-rival = в первый раз за раунд, когда противник { $event }: { $effect }
ability-each-time-rival = каждый раз, когда противник { $event }: { $effect }
ability-exchange = вы можете любое число раз { FORM($effect, case: "inf") }
ability-lasting = длительный эффект: { $effect }
ability-permission = { $effect }
bonus = бонусный эффект: { $effect }
bonus-locked = бонусный эффект только через военачальника: { $effect }
effect-nothing = ничего
effect-then = { $first }, затем { $rest }
    .inf = { FORM($first, case: "inf") }, затем { FORM($rest, case: "inf") }
effect-or = { $first }; или { $rest }
    .inf = { FORM($first, case: "inf") } или { FORM($rest, case: "inf") }
effect-or-short = { $first } или { $rest }
effect-and = { $first } и { $rest }
    .acc = { FORM($first, case: "acc") } и { FORM($rest, case: "acc") }
    .inf = { FORM($first, case: "inf") } и { FORM($rest, case: "inf") }
effect-paid = заплатите { FORM($cost, case: "acc") }, чтобы { FORM($effect, case: "inf") }
    .inf = заплатить { FORM($cost, case: "acc") }, чтобы { FORM($effect, case: "inf") }
cost-of = { $n ->
    [one] { $n } { $resource }
    [few] { $n } { FORM($resource, case: "few") }
   *[many] { $n } { FORM($resource, case: "many") }
}
    .acc = { $n ->
    [one] { $n } { FORM($resource, case: "acc") }
    [few] { $n } { FORM($resource, case: "few") }
   *[many] { $n } { FORM($resource, case: "many") }
}
cost-same = { $n ->
    [one] { $n } обычный ресурс (не золото)
    [few] { $n } обычных ресурса одного типа (не золото)
   *[many] { $n } обычных ресурсов одного типа (не золото)
}
op-gain = { $n ->
    [one] получите { $n } { FORM($resource, case: "acc") }
    [few] получите { $n } { FORM($resource, case: "few") }
   *[many] получите { $n } { FORM($resource, case: "many") }
}
    .inf = { $n ->
    [one] получить { $n } { FORM($resource, case: "acc") }
    [few] получить { $n } { FORM($resource, case: "few") }
   *[many] получить { $n } { FORM($resource, case: "many") }
}
op-gain-per = { $n ->
    [one] получите { $n } { FORM($resource, case: "acc") } за { $counter }
    [few] получите { $n } { FORM($resource, case: "few") } за { $counter }
   *[many] получите { $n } { FORM($resource, case: "many") } за { $counter }
}
    .inf = { $n ->
    [one] получить { $n } { FORM($resource, case: "acc") } за { $counter }
    [few] получить { $n } { FORM($resource, case: "few") } за { $counter }
   *[many] получить { $n } { FORM($resource, case: "many") } за { $counter }
}
op-gain-per-max = { $n ->
    [one] получите { $n } { FORM($resource, case: "acc") } за { $counter } (не больше { $max })
    [few] получите { $n } { FORM($resource, case: "few") } за { $counter } (не больше { $max })
   *[many] получите { $n } { FORM($resource, case: "many") } за { $counter } (не больше { $max })
}
    .inf = { $n ->
    [one] получить { $n } { FORM($resource, case: "acc") } за { $counter } (не больше { $max })
    [few] получить { $n } { FORM($resource, case: "few") } за { $counter } (не больше { $max })
   *[many] получить { $n } { FORM($resource, case: "many") } за { $counter } (не больше { $max })
}
per-province = каждую контролируемую вами провинцию
per-province-type = каждую контролируемую вами { FORM($type, case: "acc") } провинцию
per-province-types = каждый тип провинций под вашим контролем
per-policy = каждую вашу культурную политику
per-wonder = каждое достроенное вами чудо
per-free-city = каждый вольный город у вашего города
per-previous = каждую перемещённую так карту
op-may = вы можете { FORM($effect, case: "inf") }
    .inf = при желании { FORM($effect, case: "inf") }
op-when = если { $condition }, { $effect }
    .inf = если { $condition }, { FORM($effect, case: "inf") }
op-when-else = если { $condition }, { $effect }, иначе { $else }
    .inf = если { $condition }, { FORM($effect, case: "inf") }, иначе { FORM($else, case: "inf") }
op-draw-use-one = возьмите и используйте верхнюю карту колоды города
    .inf = взять и использовать верхнюю карту колоды города
op-draw-use = { $n ->
    [one] возьмите и используйте { $n } верхнюю карту колоды города
    [few] возьмите и используйте { $n } верхние карты колоды города, одну за другой
   *[many] возьмите и используйте { $n } верхних карт колоды города, одну за другой
}
    .inf = { $n ->
    [one] взять и использовать { $n } верхнюю карту колоды города
    [few] взять и использовать { $n } верхние карты колоды города, одну за другой
   *[many] взять и использовать { $n } верхних карт колоды города, одну за другой
}
op-archive = архивируйте { $cards }
    .inf = архивировать { $cards }
op-discard-city = сбросьте { $cards } из своего города
    .inf = сбросить { $cards } из своего города
op-reinforce = усильте { $cards }
    .inf = усилить { $cards }
op-discard-row = сбросьте { $cards } из ряда развития
    .inf = сбросить { $cards } из ряда развития
op-copy-city = скопируйте 1 карту в своём городе: { $kinds }
    .inf = скопировать 1 карту в своём городе: { $kinds }
op-copy-policy = скопируйте действие другой вашей культурной политики
    .inf = скопировать действие другой вашей культурной политики
op-acquire = приобретите 1 карту ({ $kinds }) на { $discount } дешевле
    .inf = приобрести 1 карту ({ $kinds }) на { $discount } дешевле
op-gain-basic = получите 1 обычное здание
    .inf = получить 1 обычное здание
op-gain-row = получите 1 карту из ряда развития: { $kinds }
    .inf = получить 1 карту из ряда развития: { $kinds }
op-gain-row-max = получите 1 карту из ряда развития стоимостью не больше { $max }: { $kinds }
    .inf = получить 1 карту из ряда развития стоимостью не больше { $max }: { $kinds }
op-build-part = постройте 1 часть чуда на { $discount } дешевле
    .inf = построить 1 часть чуда на { $discount } дешевле
op-conquer-any = завоюйте провинцию из ряда развития или верхнюю провинцию противника на { $discount } дешевле
    .inf = завоевать провинцию из ряда развития или верхнюю провинцию противника на { $discount } дешевле
op-conquer-row = завоюйте провинцию из ряда развития на { $discount } дешевле
    .inf = завоевать провинцию из ряда развития на { $discount } дешевле
op-conquer-opponent = завоюйте верхнюю провинцию противника на { $discount } дешевле
    .inf = завоевать верхнюю провинцию противника на { $discount } дешевле
op-gain-advantage = получите преимущество
    .inf = получить преимущество
op-free-trade = бесплатно торгуйте
    .inf = бесплатно торговать
op-add-type = поместите жетон типа на одну из своих провинций, где такого типа нет
    .inf = поместить жетон типа на одну из своих провинций, где такого типа нет
op-move-type = переместите жетон типа на другую свою провинцию, где такого типа нет
    .inf = переместить жетон типа на другую свою провинцию, где такого типа нет
op-apply-bonus-top = ещё раз примените бонусный эффект верхней провинции своей стопки
    .inf = ещё раз применить бонусный эффект верхней провинции своей стопки
op-apply-bonus = примените бонусный эффект провинции «{ $province }»
    .inf = применить бонусный эффект провинции «{ $province }»
op-bonus-else = { $effect }; если она не под вашим контролем, вместо этого { $else }
    .inf = { FORM($effect, case: "inf") }; если она не под вашим контролем, вместо этого { FORM($else, case: "inf") }
if-gained = вы получили в этом раунде не меньше { $n } { FORM($resource, case: "many") }
if-advantage = у вас преимущество
if-province = вы контролируете провинцию
if-province-type = вы контролируете хотя бы 1 { FORM($type, case: "acc") } провинцию
if-provinces = { $n ->
    [one] вы контролируете не меньше { $n } провинции
    [few] вы контролируете не меньше { $n } провинций
   *[many] вы контролируете не меньше { $n } провинций
}
if-provinces-type = вы контролируете не меньше { $n } { FORM($type, case: "many") } провинций
if-province-types = { $n ->
    [one] вы контролируете не меньше { $n } типа провинций
    [few] вы контролируете не меньше { $n } типов провинций
   *[many] вы контролируете не меньше { $n } типов провинций
}
if-policies = { $n ->
    [one] у вас не меньше { $n } культурной политики
    [few] у вас не меньше { $n } культурных политик
   *[many] у вас не меньше { $n } культурных политик
}
if-wonders = { $n ->
    [one] у вас не меньше { $n } достроенного чуда
    [few] у вас не меньше { $n } достроенных чудес
   *[many] у вас не меньше { $n } достроенных чудес
}
if-free-cities = { $n ->
    [one] у вас не меньше { $n } вольного города
    [few] у вас не меньше { $n } вольных городов
   *[many] у вас не меньше { $n } вольных городов
}
if-not-gained = вы получили в этом раунде меньше { $n } { FORM($resource, case: "many") }
if-not-advantage = у вас нет преимущества
if-not-province = вы не контролируете ни одной провинции
if-not-province-type = вы не контролируете ни одной провинции типа «{ $type }»
if-not-provinces = { $n ->
    [one] вы контролируете меньше { $n } провинции
    [few] вы контролируете меньше { $n } провинций
   *[many] вы контролируете меньше { $n } провинций
}
if-not-provinces-type = вы контролируете меньше { $n } { FORM($type, case: "many") } провинций
if-not-province-types = { $n ->
    [one] вы контролируете меньше { $n } типа провинций
    [few] вы контролируете меньше { $n } типов провинций
   *[many] вы контролируете меньше { $n } типов провинций
}
if-not-policies = { $n ->
    [one] у вас меньше { $n } культурной политики
    [few] у вас меньше { $n } культурных политик
   *[many] у вас меньше { $n } культурных политик
}
if-not-wonders = { $n ->
    [one] у вас меньше { $n } достроенного чуда
    [few] у вас меньше { $n } достроенных чудес
   *[many] у вас меньше { $n } достроенных чудес
}
if-not-free-cities = { $n ->
    [one] у вас меньше { $n } вольного города
    [few] у вас меньше { $n } вольных городов
   *[many] у вас меньше { $n } вольных городов
}
mod-cheaper = вы платите на { $n } меньше: { $kinds }
mod-dearer = вы платите на { $n } больше: { $kinds }
mod-defence = завоевание вашей верхней провинции обходится противнику на { $n } дороже
mod-no-decay = в конце раунда вы не убираете жетон с карты преимущества
mod-outbid = забрать у вас преимущество на { $n } дороже
mod-substitute = вы можете платить { FORM($pay, case: "acc") } вместо { FORM($as, case: "few") }: { $kinds }
mod-city-threshold = вольный город ваш, когда на вашей стороне { $n } золота
special-conquer-with-gold = За провинции вы платите только золотом.
special-conquest-reward = { $n ->
    [one] После каждого завоевания вы получаете { $n } { FORM($resource, case: "acc") }.
    [few] После каждого завоевания вы получаете { $n } { FORM($resource, case: "few") }.
   *[many] После каждого завоевания вы получаете { $n } { FORM($resource, case: "many") }.
}
special-starting-province = Вы начинаете с провинцией «{ $province }».
special-type-tokens = { $n ->
    [one] У вас { $n } жетон типа провинции.
    [few] У вас { $n } жетона типа провинции.
   *[many] У вас { $n } жетонов типа провинции.
}
scout-trade = раз в раунд: торгуйте с доступным вольным городом; если он ничей, положите на свою сторону { $n } золота

## Вопросы

prompt-over = Партия окончена.
prompt-draw = Берётся карта.
prompt-civilization = Выберите свою цивилизацию.
prompt-activate = Выберите ряд и столбец своего города для активации.
prompt-turn = Ваш ход: выполните действие или спасуйте.
prompt-order = Какой эффект следующий?
prompt-order-bonuses = Бонус какой политики следующий?
prompt-substitute = Стоимость { $price } ({ $resource }): сколько { FORM($with, case: "many") } вы заплатите взамен?
prompt-gold = Стоимость { $price } ({ $resource }): сколько из неё вы заплатите золотом?
prompt-keep-wonder = Начато чудо «{ $new }», а прежнее не достроено. Какое вы оставите?
prompt-bid-resource = Какой ресурс вы поставите за преимущество?
prompt-bid-amount = Сколько { FORM($resource, case: "many") } вы поставите?
prompt-basic = Какой обычный ресурс вы получите (осталось: { $n })?
prompt-basic-same = { $n ->
    [one] Выберите тип: вы получите { $n } обычный ресурс.
    [few] Выберите тип: вы получите { $n } обычных ресурса.
   *[many] Выберите тип: вы получите { $n } обычных ресурсов.
}
prompt-pay-type = Каким ресурсом вы заплатите (количество: { $n })?
prompt-branch = Выберите один эффект.
prompt-offer = Выполнить: { FORM($effect, case: "inf") }?
prompt-archive = Выберите карту города, чтобы архивировать её (осталось: { $n }).
prompt-archive-up-to = Вы можете архивировать карту города (не больше { $n }).
prompt-discard-city = Выберите карту города для сброса (осталось: { $n }).
prompt-discard-city-up-to = Вы можете сбросить карту города (не больше { $n }).
prompt-reinforce = Выберите активированную карту, чтобы усилить её (осталось: { $n }).
prompt-reinforce-up-to = Вы можете усилить активированную карту (не больше { $n }).
prompt-copy-city = Выберите карту своего города для копирования.
prompt-copy-policy = Выберите политику, действие которой вы копируете.
prompt-discard-row = Выберите карту ряда развития для сброса (осталось: { $n }).
prompt-discard-row-up-to = Вы можете сбросить карту ряда развития (не больше { $n }).
prompt-trade = Выберите вольный город для торговли.
prompt-free-trade = Выберите вольный город для бесплатной торговли.
prompt-gain-basic = Выберите обычное здание, которое получите.
prompt-target = Выберите, к чему применить эффект.
prompt-add-type = Поместите жетон типа на одну из своих провинций.
prompt-move-type = Переместите жетон типа провинции.
prompt-keep-knowledge = Взято второе знание, «{ $drawn }». Какое останется?

## Шаги

step-deal-first = { $seat }: первый ход
step-deal-row = В ряду развития карта «{ $card }»
step-deal-free-city = Открыт вольный город { $city }
step-deal-city = { $seat }: взята карта «{ $card }»
step-civ = Играть за { FORM($civ, case: "acc") }
    .log = выбор цивилизации: { $civ }
step-activate = Активировать ряд { $row } и столбец { $column }
    .log = активация: ряд { $row }, столбец { $column }
step-next = Сначала карту «{ $card }»
    .log = следующий эффект: «{ $card }»
step-acquire = Приобрести карту «{ $card }»
    .log = приобретена карта «{ $card }»
step-complete = Достроить чудо «{ $card }»
    .log = достроено чудо «{ $card }»
step-develop = Разработать политику «{ $card }»
    .log = разработана политика «{ $card }»
step-copy = Скопировать карту «{ $card }»
    .log = скопирована карта «{ $card }»
step-conquer = Завоевать у противника провинцию «{ $card }»
    .log = у противника завоёвана провинция «{ $card }»
step-use = Применить эффект карты «{ $card }»
    .log = применён эффект карты «{ $card }»
step-progress = Совершить научный прогресс
    .log = научный прогресс
step-advantage = Получить преимущество
    .log = ставка за преимущество
step-pass = Спасовать
    .log = пас
step-exchange = Обмен с картой «{ $card }»
    .log = обмен с картой «{ $card }»
step-gold = Заплатить золотом: { $n }
    .log = золотом: { $n }
step-substitute = Заплатить взамен: { $n }
    .log = взамен: { $n }
step-keep-new = Оставить новое чудо
    .log = оставлено новое чудо
step-keep-old = Оставить прежнее чудо
    .log = оставлено прежнее чудо
step-keep-placed = Оставить первое знание
    .log = оставлено первое знание
step-keep-drawn = Оставить взятое знание
    .log = оставлено взятое знание
step-bid = Поставить { FORM($resource, case: "acc") }
    .log = ставка: { $resource }
step-amount = Поставить { $n }
    .log = ставка: { $n }
step-basic = { $resource }
step-branch = Вариант { $n }
    .log = вариант { $n }
step-branch-effect = { FORM($effect, case: "inf") }
step-yes = Да
    .log = да
step-no = Нет
    .log = нет
step-pick = Взять карту «{ $card }»
    .log = взята карта «{ $card }»
step-archive = Архивировать карту «{ $card }»
    .log = архивирована карта «{ $card }»
step-discard-city = Сбросить карту «{ $card }»
    .log = сброшена карта «{ $card }»
step-reinforce = Усилить карту «{ $card }»
    .log = усилена карта «{ $card }»
step-trade = Торговать с городом { $city }
    .log = торговля: { $city }
step-type = Жетон типа «{ $type }» на провинцию «{ $card }»
    .log = жетон типа «{ $type }» на «{ $card }»
step-move = Жетон типа «{ $type }» с провинции «{ $from }» на провинцию «{ $to }»
    .log = жетон типа «{ $type }» с «{ $from }» на «{ $to }»
step-stop = Остановиться
    .log = остановка
step-row-empty = там ничего нет
card-at = { $card } (ряд { $row }, столбец { $column })

## Почему нельзя

refusal-not-asked = Это не ответ на заданный вопрос.
refusal-civilization-taken = Эта цивилизация занята.
refusal-no-such-line = В городе три ряда и три столбца.
refusal-not-pending = Этот эффект не ждёт очереди.
refusal-row-empty = Этот участок ряда развития пуст.
refusal-no-such-pile = Это не обычное здание.
refusal-pile-empty = Эта стопка пуста.
refusal-wrong-kind = Эффект не подходит для таких карт.
refusal-too-dear = Карта стоит { $cost }, а эффект позволяет не больше { $max }.
refusal-cannot-pay = Стоимость { $price } ({ $resource }), а с золотом и заменами вы можете заплатить { $payable }.
refusal-cannot-pay-gold = Стоимость { $price } золота, у вас { $gold }.
refusal-no-unfinished-wonder = У вас нет недостроенного чуда.
refusal-not-in-culture-deck = Этой политики нет в вашей колоде культуры.
refusal-not-enough-culture = Следующая политика стоит { $price } культуры, у вас { $culture }.
refusal-nothing-to-conquer = Противник не контролирует провинций.
refusal-no-card-there = Там нет карты.
refusal-not-activated = Карта не активирована.
refusal-activated = Карта активирована.
refusal-no-such-ability = У карты нет такого эффекта.
refusal-already-used = Уже использовано в этом раунде.
refusal-condition-fails = Условие не выполнено.
refusal-cost-not-payable = Вы не можете это оплатить.
refusal-no-effect = Это ничего не изменит.
refusal-deck-empty = Ваша колода города пуста.
refusal-advantage-held = Преимущество уже у вас.
refusal-bid-not-payable = Самая низкая ставка { $min }; вы не можете её оплатить.
refusal-bid-other-type = Ставка должна быть того же типа, что лежит на карте.
refusal-out-of-range = Выберите число от { $low } до { $high }.
refusal-needs-advantage = Военачальник действует, только пока преимущество у вас.
refusal-no-city-in-reach = Торговать не с кем.
refusal-city-out-of-reach = До этого вольного города не дотянуться.
refusal-already-traded = С этим городом вы в этом раунде уже торговали.
refusal-trade-needs-gold = Торговля стоит { $price } золота.
refusal-not-basic = Выберите производство, науку или войско.
refusal-go-upwards = В одном эффекте выбирают по возрастанию.
refusal-pick-earlier = На остаток эффекта не хватит.
refusal-must-pick = Эффект нужно выполнить, насколько возможно.
refusal-cannot-copy = Эту карту нельзя скопировать.
refusal-not-your-province = Это не ваша провинция.
refusal-type-there = Провинция уже { $type }.
refusal-no-token = Жетоны этого типа у вас закончились: { $type }.
refusal-no-token-there = Там нет жетона этого типа: { $type }.
refusal-no-such-branch = Такого варианта нет.
refusal-not-from-opponent = Эффект не действует на противника.

## Числа и очки

tally-points = Очки
tally-production = Производство
tally-science = Наука
tally-military = Войско
tally-culture = Культура
tally-gold = Золото
tally-provinces = Провинции
tally-knowledge = Знания
tally-wonders = Чудеса
tally-policies = Политики
tally-free-cities = Вольные города
tally-deck = Колода города
score-provinces = Провинции
score-knowledge = Знания
score-wonders = Чудеса
score-policies = Политики
score-free-cities = Вольные города
score-most-provinces = Господство: провинции
score-most-knowledge = Господство: знания
score-most-wonders = Господство: чудеса
score-most-policies = Господство: политики

## Варианты нового стола

option-civilizations = Цивилизации
option-civilizations-null = На выбор
option-civilizations-japanese = Японцы
option-civilizations-malians = Малийцы
option-civilizations-aztecs = Ацтеки
option-first = Первый игрок
option-first-null = По жребию
option-first-0 = Место 1
option-first-1 = Место 2
option-yields = Ресурсы активированных карт
option-yields-after-effects = После эффектов (по правилам)
option-yields-before-effects = До эффектов
option-reactions = Реакции действуют
option-reactions-turns = В ходы игроков (по правилам)
option-reactions-always = И во время активации
option-holder = Владелец преимущества без жетонов
option-holder-secures = Может сделать ставку и закрепить его
option-holder-waits = Не может делать ставку
option-own-tokens = «Получите преимущество» для его владельца
option-own-tokens-removed = Жетоны снимаются (по правилам)
option-own-tokens-kept = Жетоны остаются

# Стол словами

words-advantage = Преимущество
words-advantage-tokens = Жетоны на преимуществе
words-advantage-nobody = Преимущества ни у кого нет.
words-no-civilization = Цивилизация ещё не выбрана.
words-civilization = Цивилизация
words-city = Город
words-row = Ряд { $n }
words-column = Столбец { $n }
words-wonder = Недостроенное чудо
words-policies = Политики, последняя активна
words-policies-left = Ещё не разработанные политики
words-provinces = Провинции, верхняя первой
words-free-cities = Вольные города
words-deck = Карт в колоде города
words-activated = активировано
words-under = под ней
words-development-row = Ряд развития
words-basics = Обычные здания
words-market = Вольные города между игроками
words-gold = Золото с каждой стороны

# Части оценки для подсказок

worth-points = очки сразу
worth-stock = ресурсы в запасе
worth-deck = что даст колода города
worth-city = ваш город в этом раунде
worth-ahead = начатое: чудо, торговля, преимущество
worth-domination = очки за господство

# Что шаг значит на столе: для замечаний учителя

remark-provinces = Провинции: у вас { $own }, у соперника { $rival }. Большинство приносит очки ещё раз.
remark-knowledge = Знания: у вас { $own }, у соперника { $rival }. Большинство приносит очки ещё раз.
remark-wonders = Чудеса: у вас { $own }, у соперника { $rival }. Большинство приносит очки ещё раз.
remark-policies = Политики: у вас { $own }, у соперника { $rival }. Большинство приносит очки ещё раз.
remark-city = Вашего золота у этого города: { $gold }. Чтобы он стал вашим, не хватает: { $missing }.
