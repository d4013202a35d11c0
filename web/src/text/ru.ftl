# Что говорит сама страница. У каждой игры свой каталог.

## Что говорит стол
player = игрок { $number }
chance = раздача
error-game-over = Партия окончена.
error-not-awaited = Сейчас не ход: { $seat }.
error-not-a-step = «{ $step }» — это не шаг: { $expected }.

## Игры
game-terra-mystica = Терра Мистика
game-altay = Алтэя
game-anunnaki = Ануннаки
game-monumental-duel = Монументальность. Дуэль
# Слова на коробках, каждая надпись на своей строке.
cover-terra-mystica =
    Терра
    Мистика
cover-altay =
    Алтэя
    Рассвет цивилизации
cover-anunnaki =
    Ануннаки
    Рассвет богов
cover-monumental-duel =
    Монументальность
    Дуэль

## Что пошло не так. Сервер говорит по-английски; здесь то же самое по коду ошибки.
fault-network = Сервер не отвечает.
fault-malformed = Сервер не понял запрос.
fault-sign_in_needed = Сначала нужно войти или назвать имя.
fault-wrong_credentials = Неверный логин, пароль, код или ключ.
fault-foreign_origin = Запрос пришёл с чужой страницы.
fault-forbidden = Вам это недоступно.
fault-not_found = Здесь этого нет.
fault-method_not_allowed = Этот адрес так не отвечает.
fault-stale = Положение на столе уже изменилось.
fault-key_reused = Этот запрос уже был отправлен.
fault-taken = Уже занято.
fault-wrong_time = Сейчас так сделать нельзя.
fault-turn_held = Последний ход ещё не подтверждён.
fault-no_undo = Отмена шага невозможна.
fault-other_rules = Эта партия сыграна по другим правилам или с другими компонентами: { $message }
fault-too_large = Слишком много данных.
fault-not_json = Сервер не понял запрос.
fault-invalid = Так не получится: { $message }
fault-refused = Правила сейчас не позволяют этот шаг.
fault-too_fast = Слишком много запросов. Подождите немного.
fault-too_slow = Запрос не дошёл вовремя. Попробуйте ещё раз.
fault-busy = Все боты заняты. Попробуйте чуть позже.
fault-unavailable = Сервер сейчас не может ответить. Повторите попытку.

## Страницы
loading = Загрузка…
server-away = Сервер не отвечает. Повторяем попытку…
page-failed = Не удалось загрузить страницу. Обновите её.
missing-title = Здесь ничего нет
missing-text = По этому адресу нет страницы.
missing-home = К играм
nav-label = Страницы
nav-play = Играть
nav-tables = Столы
nav-watch = Наблюдать
nav-replays = Записи
nav-learn = Правила
nav-settings = Настройки
nav-sign-in = Войти
theme-to-light = Включить светлую тему
theme-to-dark = Включить тёмную тему
yes = да
no = нет
nothing = ничего
close = Закрыть
copy = Скопировать
save = Сохранить
saved = Сохранено.
remove = Удалить
show-more = Показать ещё
show-all = Показать всё

## Главная
home-title = Выберите игру
home-games = Игры
box-of = { $game }: подготовить стол
play-now = Играть
play-now-of = Играть: { $game }
players-label = Игроки
length-label = Длительность партии
minutes = { $n } мин
weight-label = Сложность { $n } из 5
your-tables = Ваши столы
your-tables-empty = Столов пока нет. Нажмите «Играть» — и через две секунды вы за столом.
open-tables = Открытые столы
open-tables-empty = Никто не ждёт. Откройте стол и пошлите ссылку.
all-n = Все: { $n }
sit-down = Сесть за стол
more = Ещё
new-table = Новый стол
new-table-note = Места, боты, варианты, таймер
learn-link = Правила и компоненты
learn-note = Нашими словами, с поиском
watch-link = Наблюдать за игрой
watch-note = Партии, которые идут сейчас
import-link = Импорт записи
import-note = Просмотр, разбор, экспорт
lobby-title = Столы
table-with = За столом: { $names }
your-move = Ваш ход
to-move = Ход: { $names }
to-move-now = ходит
filter-game = Какая игра
filter-all = Все игры
watch-title = Наблюдать
watch-text = Открытые столы, за которыми идёт игра. Вы видите то же, что и все: без карт в руке и без тайн.
watch-empty = Сейчас нет открытых партий.
replays-title = Записи партий
replays-text = Завершённые партии: шаг за шагом, с каждого места, с графиками.
replays-finished = Завершённые партии
replays-empty = Завершённых партий пока нет.
import-title = Импорт записи
import-format = Формат
import-text = Запись партии, сыгранной здесь, или сетевой журнал «Терра Мистики».
import-file = Выбрать файл
import-drop = или перетащите его сюда
import-paste = или вставьте текст сюда
import-go = Импортировать и смотреть
import-failed = Этот файл не читается: { $message }
format-ziggurat = Запись Ziggurat
format-snellman = Сетевой журнал (snellman)

## Новый стол
new-title = Новый стол
new-game = Игра
new-seats = Места
new-variants = Варианты
new-rules = Правила стола
new-shuffle = Перемешать места в начале игры
new-visibility = Кто может прийти
visibility-open = Все: стол виден в списке
visibility-link = Все, у кого есть ссылка
visibility-private = Все, у кого есть ссылка; без зрителей
new-clock = Таймер
row-won = победа: { $names }, { $points } ПО
row-place = { $place } из { $of }
waiting-name = Ваше имя за столом
waiting-rules = Во что играем
invite-only-here = Этот адрес работает только на этом компьютере. Чтобы пригласить других, запустите сервер с --host 0.0.0.0 и откройте страницу по адресу вашей сети.
clock-none = без таймера
clock-live = { $minutes } мин + { $seconds } с
clock-turns = { $hours } ч на ход
clock-live-name = в реальном времени: запас времени
clock-turns-name = по переписке: часы на каждый ход
clock-bank = Минут в начале
clock-increment = Секунд за каждый ход
clock-hours = Часов на ход
clock-timeout = Когда время вышло
clock-left = Осталось времени
clock-days = { $n } д { $hours } ч
timeout-bot = играет бот, пока человек не вернётся
timeout-resign = партия сдана
timeout-wait = ничего не происходит
new-undo = Отмена шагов
undo-ask = до последнего раскрытия; дальше — если все согласны
undo-reveal = до последнего раскрытия
undo-never = никогда
new-hints = Подсказки разрешены
new-stand-in = Бот играет за пропавшего игрока
new-away = Минут без связи
new-content = Компоненты
new-content-usual = стандартные
new-seed = Зерно
new-seed-note = Слово, от которого зависит каждая раздача. Кто его знает, тот может предвидеть раздачи, поэтому стол становится тренировочным.
table-title = Название стола
new-start = Начать
new-open = Открыть стол
n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
  }
seat-n = Место { $n }
seat-left = кто-то, кто ушёл
seat-me = Я
seat-anybody = Кто придёт
seat-open = свободное место
seat-bot = Бот, { $level }
seat-a-bot = Бот на место { $n }…
seat-rating = Измеренная сила
seat-rating-of = Эло { $rating }
seat-rating-error = Эло { $rating } ± { $error }
seat-rating-note = Боты этой игры сыграли друг с другом, по двое за столом. У новичка 1000; у кого на 200 больше, тот выигрывает три партии из четырёх.
seat-rating-sure = ± { $error } — доверительный интервал 95 %.
seat-clear = Освободить
waiting-text = Игра начнётся, когда все места будут заняты.
start = Начать игру
start-not-full = Есть свободные места. Пошлите ссылку или посадите ботов.
cancel-table = Отменить стол
leave = Покинуть стол
invite-link = Ссылка на этот стол
link-copied = Ссылка скопирована.

## Игрок
settings-title = Настройки
name = Имя
language = Язык
language-browser = Как в браузере
language-note = Язык можно сменить в любой момент, даже за столом.
language-test = Проверочный (с ударениями)
theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
motion = Анимация
motion-system = Как в системе
motion-full = Полная
motion-reduced = Меньше движения
turn-end = Чем заканчивается ваш ход
turn-end-automatic = Последним шагом
turn-end-hold = Через 3 секунды после него
turn-end-confirm = Моим подтверждением
turn-end-note = Пока ход не завершён, его можно отменить, а остальные ходить не могут.
account = Учётная запись
account-text = Вы гость: вас знает только этот браузер. С учётной записью можно войти откуда угодно; ваши столы останутся вашими.
account-is = Вход выполнен: { $login }.
make-account = Создать учётную запись
login = Логин
password = Пароль
new-password = Новый пароль
change-password = Сменить пароль
sign-in = Войти
sign-out = Выйти
sign-in-title = Вход
sign-in-text = Играть можно и без учётной записи. Она нужна, чтобы играть с нескольких устройств.
sign-in-account = С учётной записью
sign-in-back = Вернуться ко входу
password-lost = Забыли пароль?
recovery-code = Код восстановления
recover = Задать новый пароль
codes-text = Сохраните эти коды восстановления: каждый один раз откроет учётную запись, если пароль потерян. Больше они не будут показаны.
guest-title = Как гость
guest-text = Достаточно имени.
guest-go = Войти
programs = Программы
programs-text = Ваша программа может сесть за стол как игрок, если у неё есть ключ.
programs-docs = Описание интерфейса
programs-token = Ключ, показан только сейчас:
programs-name = Название программы
programs-add = Создать ключ

## Стол
table-away = Этот стол нельзя показать
table-missing = Такого стола нет, или он закрыт для вас.
turn-order = Порядок хода
board = Игровое поле
your-mat = Ваш планшет
table-parts = Части стола
table-menu = Меню стола
text-view = Всё словами
link-moment = Скопировать ссылку на этот момент
tab-me = Я
tab-others = Другие
tab-tracks = Шкалы
tab-market = Рынок
tab-score = Счёт
tab-cults = Культы
tab-has-options = здесь есть из чего выбрать
skip-to-options = К вариантам
tab-log = Журнал
side-label = Боковая панель
side-log = Журнал
side-chart = График
side-rules = Правила
side-notes = Заметки
action-bar = Действия
your-turn = Ваш ход
round-of = Раунд { $now } из { $of }
round-now = Раунд { $now }
waits-for = Ожидание: { $names }
waits = Стол ждёт
please-wait = Подождите
choose-option = Выберите вариант
choose-kind = Выберите действие или нажмите на подсвеченное место.
which-one = Что именно?
n-choices = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
   *[many] { $n } вариантов
  }
n-more = { $n ->
    [one] Здесь ещё { $n } вариант
    [few] Здесь ещё { $n } варианта
   *[many] Здесь ещё { $n } вариантов
  }
do-it = Выполнить
choose-other = Выбрать другое
give-up-menu = Отказаться от чего-либо …
waste-specials = { $n ->
    [one] Вы ещё не использовали { $n } особое действие этого раунда.
    [few] Вы ещё не использовали { $n } особых действия этого раунда.
   *[many] Вы ещё не использовали { $n } особых действий этого раунда.
 }
waste-pool = Осталось у вас и пропадёт с концом хода:
waste-hand = { $n ->
    [one] У вас на руке осталась { $n } карта: она уйдёт в сброс.
    [few] У вас на руке остались { $n } карты: они уйдут в сброс.
   *[many] У вас на руке осталось { $n } карт: они уйдут в сброс.
 }
waste-summon = В этот ход вы ещё можете призвать бога.
waste-fulfil = В этот ход вы ещё можете выполнить соглашение.
waste-pass = Спасовав, вы потеряете:
undo = Отменить шаг (U)
redo = Вернуть шаг (Shift+U)
undo-turn = Начать ход заново
undo-nothing = Отменять нечего: уже ходил кто-то другой или что-то было раскрыто.
undo-request = Попросить об отмене
undo-asked = Остальные игроки получили вопрос.
undo-wish = { $name } просит отменить ход.
bot-late = { $name } пока ждёт: думает слишком много ботов. Он сходит сам.
agree = Согласиться
refuse = Отказать
turn-held = Завершить ход?
confirm-turn = Завершить ход
hint = Подсказка (H)
hint-forbidden = За этим столом играют без подсказок.
hint-title = Подсказка
hint-thinking = Идёт анализ…
hint-none = Для этого момента совета нет.
hint-goal-unknown = Ищите шаг, который больше всего даст к концу партии.
hint-area = Обратите внимание: { $places }
hint-area-none = Дело не в месте на поле.
hint-expected = Ожидаемый итог: { $points } ПО
hint-more = Подробнее
by-rule = Правило { $rule }
log-turn = Этот ход
log-since = С вашего прошлого хода
log-earlier = Раньше
log-setup = Подготовка
chat = Чат
chat-empty = Пока никто ничего не написал.
chat-say = Написать сообщение
chat-send = Отправить
notes-note = Эти заметки видите только вы.
reconnecting = Связь потеряна. Переподключение…
stood-in = За вас играет бот.
come-back = Вернуться на своё место
kept-rules = Эту партию играли по правилам версии { $played }. По версии { $known } она пошла бы иначе, поэтому хранится здесь такой, какой была.
kept-newer = Эту партию играют по правилам версии { $played }, а серверу известна версия { $known }. Она продолжится, когда сервер обновят.
kept-content = В этой партии используется { $pack }, а на сервере этого сейчас нет. Она продолжится, когда набор вернут.
kept-content-other = набор компонентов другой версии
kept-no-view = Без своих компонентов эту партию не нарисовать.
kept-record = Сохранить запись
kept-leave = Прекратить партию
kept-leave-sure = Да, закончить её для всех
kept-chip = хранится как была
watching = наблюдение
zoom-in = Увеличить
zoom-out = Уменьшить
zoom-fit = Поле целиком
resign = Сдать партию
resign-sure = Точно сдать партию?
hand-to-bot = Отдать место боту ({ $level })
hand-to-person = Отдать место другому
hand-link = Кто откроет эту ссылку, займёт ваше место
handed-over = Ваше место занял бот.
fair-commitment = Раздачи определены с самого начала. Хеш зерна: { $hash }
fair-seed = Зерно раздач: { $seed }
seed-copied = Зерно скопировано.
practice = Тренировочный стол: зерно кому-то известно.

## Конец
game-over = Партия окончена
scores-show = Итоговый подсчёт
scores-won = Победа: { $name }, { $points } ПО
scores-shared = Разделённая победа: { $names }, { $points } ПО
scores-title = Итоговый подсчёт
scores-source = За что
scores-total = Всего
scores-place = Место
scores-winner = победа
rematch = Реванш
replay-open = Смотреть запись

## Запись
replay-of = { $game }: запись
replay-bar = Запись партии
replay-eyes = Чьими глазами
eyes-all = Всё открыто
eyes-spectator = Зритель
replay-start = Начало
replay-slider = Момент
moment-of = Шаг { $step } из { $steps }
replay-first = В начало (Home)
replay-last = В конец (End)
replay-back = Шаг назад (←)
replay-forward = Шаг вперёд (→)
replay-turn-back = Ход назад (Shift+←)
replay-turn-forward = Ход вперёд (Shift+→)
replay-round-back = Раунд назад (PageUp)
replay-round-forward = Раунд вперёд (PageDown)
replay-play = Воспроизвести (пробел)
replay-pause = Пауза (пробел)
record-save = Скачать запись
to-table = К столу
chart-which = Какой показатель
chart-step = Шаг
chart-failed = Для этого стола нет графика.
chart-sources = Откуда взялись очки
points-from = Очки: { $source }

## Клавиши
keys-title = Клавиши
keys-choose = Выбрать то, рядом с чем стоит клавиша; ещё раз — выполнить
keys-enter = Выполнить или завершить ход
keys-back = Назад
keys-undo = Отменить шаг
keys-redo = Повторить шаг
keys-hint = Подсказка
keys-tab = От предмета к предмету, в том числе на поле
keys-list = Этот список
keys-step = Шаг назад или вперёд
keys-turn = Ход назад или вперёд
keys-round = Раунд назад или вперёд
keys-ends = В начало или в конец
keys-play = Воспроизведение или пауза
cap-shift = Shift
cap-space = Пробел
cap-page-up = PageUp
cap-page-down = PageDown
cap-home = Home
cap-end = End

## Правила
learn-title = Правила
learn-text = Правила нашими словами, а также все компоненты и что они делают.
learn-read = Правила и компоненты
learn-pieces = Компоненты
content-sources = Откуда взяты значения
source-rulebook = из правил
source-rulebook-note = указано в печатных правилах
source-published = опубликовано
source-published-note = взято из открытых таблиц и изданий
source-derived = выведено
source-derived-note = следует из других значений
source-reconstructed = восстановлено
source-reconstructed-note = публично неизвестно: выбрано нами, чтобы игра была полной и честной
content-only-ours = Только восстановленные
content-values = { $n ->
    [one] { $n } значение
    [few] { $n } значения
   *[many] { $n } значений
}
content-rest = { $n ->
    [one] Ещё { $n } запись файла компонентов под её именем в файле
    [few] Ещё { $n } записи файла компонентов под их именами в файле
   *[many] Ещё { $n } записей файла компонентов под их именами в файле
}
content-replace = Играть со значениями из своей коробки
content-replace-copy = Запишите стандартные компоненты в файл:
content-replace-edit = Измените записи, которые знаете по своей коробке; у каждой указан источник значений.
content-replace-serve = Запустите сервер с этим файлом:
content-replace-play = Выберите набор компонентов при создании стола. Столы и записи хранят тот набор, которым играли.
rules-search = Поиск
rules-none = Ничего не найдено.
rules-contents = Содержание

# Виды компонентов
pieces-faction = Расы и народы
pieces-scoring-tile = Жетоны целей
pieces-bonus-tile = Свитки
pieces-favor-tile = Жетоны благословений
pieces-town-tile = Жетоны городов
pieces-power-action = Действия силы
pieces-structure = Здания
pieces-conversion = Обмен
pieces-cult = Культы
pieces-constant = Числа
pieces-option = Варианты
pieces-terrain = Местность
pieces-map-row = Ряды поля
pieces-map = Игровое поле
pieces-end-scoring = Итоговый подсчёт
pieces-components = Компоненты
pieces-ability = Особенности
pieces-introductory = Первая игра
pieces-supply = Общий запас
pieces-edition = Редакции правил
pieces-starting-card = Стартовые карты
pieces-market-card = Карты с рынка
pieces-technology = Технологии
pieces-wonder = Чудеса
pieces-conquest-token = Маркеры завоевания
pieces-region = Регионы
pieces-border = Границы
pieces-outline = Берег
pieces-layout = Поля по числу игроков
pieces-house = Дома
pieces-board = Планшеты
pieces-territory = Районы
pieces-dotted-border = Пунктирные линии
pieces-culture-corner = Места жетонов культуры
pieces-star-slot = Места звезды
pieces-star-segment = Линии звезды
pieces-star-region = Жетоны призыва
pieces-action-token = Жетоны действий
pieces-magic-action = Действия магии
pieces-weapon = Оружие
pieces-trade-agreement = Торговые соглашения
pieces-culture-token = Жетоны культуры
pieces-ancient-civilization = Древние цивилизации
pieces-development-track = Шкалы развития
pieces-settlement-area = Область поселений
pieces-goal-tile = Жетоны целей
pieces-major-god = Главные боги
pieces-minor-god = Младшие боги
pieces-artifact = Артефакты
pieces-pandora-token = Жетоны Пандоры
pieces-component = Компоненты в коробке
pieces-constants = Числа
pieces-power-track = Шкала власти
pieces-meta = Файл компонентов
pieces-rules = Числа правил
pieces-building = Здания
pieces-basic-building = Обычные здания
pieces-knowledge = Знания
pieces-province = Провинции
pieces-free-city = Вольные города
pieces-civilization = Цивилизации
pieces-policy = Культурные политики
pieces-warlord = Военачальники
pieces-scout = Разведчики
pieces-type-token = Жетоны типов провинций

## Боты
bot-random = случайный
bot-novice = новичок
bot-apprentice = ученик
bot-adept = знаток
bot-master = мастер
bot-grandmaster = гроссмейстер

log-says = { $name }:

## Терра Мистика: что говорит стол сверх каталога игры
tm-build = Дом
tm-upgrade = Перестройка
tm-shipping = Навигация
tm-digging = Курс лопат
tm-send = Жрец
tm-power = Сила
tm-power-actions = Действия силы
tm-special = Особое
tm-pass = Пас
tm-convert = Обменять
tm-burn = Жертва 1
tm-connect = Город через реку
tm-take = Раса
tm-bonus = Свиток
tm-favor = Благословение
tm-town = Жетон города
tm-step = Ступень культа
tm-bridge = Мост
tm-map = Игровое поле
tm-rounds = Раунды
tm-round-n = Раунд #
tm-no-bonus = без бонуса культа
tm-cults = Культы
tm-priests-below = жрецы внизу
tm-priest-stays = Здесь остался жрец этой расы.
tm-bonus-tiles = Свитки
tm-towns = Города
tm-favors = Благословения
tm-passed = пас
tm-bowls = Чаши силы
tm-bowls-tip = Сила переходит из чаши I в II, потом из II в III. Тратить можно только силу из чаши III.
tm-income = Доход каждый раунд
tm-price = Цена
tm-price-alone = Без чужих зданий рядом монет: #.
tm-covered = Ещё на карте расы: закрывает доход.
tm-spade-cost = Цена лопаты
tm-shipping-tip = Сколько клеток реки вы можете пересечь.
tm-digging-tip = Сколько стоит лопата.
tm-keys-tip = Ключ пускает маркер на вершину культа.
tm-bridges-left = Осталось мостов
tm-network = Зданий на самой большой соединённой территории
tm-coins-on = На нём монет: #. Их получит тот, кто его возьмёт.
tm-bonus-tip = Берут, когда пасуют; даёт доход каждый раунд, пока он у вас.
tm-used = Использовано в этом раунде.
tm-left = осталось #
tm-power-used = Использовано в этом раунде.
tm-power-tip = Раз в раунд, кто первый успел.
tm-dwelling = Дом
tm-trading_post = Торговый пост
tm-temple = Храм
tm-stronghold = Крепость
tm-sanctuary = Святилище
tm-no-faction = Остальные выбирают расы.

## Алтэя: что говорит стол сверх каталога игры
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

### Монументальность. Дуэль
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
mono-next = следующая
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
mono-mark-rebuilt = Реконструкция
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

### Ануннаки
anunnaki-worlds = Миры
anunnaki-gaia = Гея
anunnaki-afterworld = Иной мир
anunnaki-any = любой ресурс
    .gen = любых ресурсов
anunnaki-free = бесплатно
anunnaki-goods = { $n ->
    [one] { $n } { $resource }
    [few] { $n } { FORM($resource, case: "gen") }
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
anunnaki-summoned = призван
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
    [one] { $vp } ПО за каждый истощённый район под вашим контролем.
    [few] { $vp } ПО за каждые { $per } истощённых района под вашим контролем.
   *[many] { $vp } ПО за каждые { $per } истощённых районов под вашим контролем.
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
    [one] { $vp } ПО за каждого последователя в запасе ({ $per }).
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
anunnaki-pact-home = Вся награда — только если вы контролируете район на Гее; иначе половина.
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
anunnaki-pact-house = Вся награда — только если вы контролируете район на планете дома { FORM($house, case: "gen") }; иначе половина.
anunnaki-pact-stack = Стопка соглашений
anunnaki-pact-stack-tip = Осталось: { $n }.
anunnaki-hand = Оружие и соглашения
anunnaki-held = Соглашения в запасе
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
anunnaki-ancient-hidden = сила от { $least } до { $most }; закрыта до битвы.
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
    [one] 1 за каждый район под вашим контролем, не больше { $cap }.
    [few] 1 за каждые { $n } района под вашим контролем, не больше { $cap }.
   *[many] 1 за каждые { $n } районов под вашим контролем, не больше { $cap }.
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

## Порядок за столом
order-about = { $name }: что сделать
order-mute = Лишить слова
order-unmute = Вернуть слово
order-remove = Удалить и не впускать
order-remove-note = Кого не впускают, тот больше не видит этот стол. Впустить снова можно в зале ожидания.
order-players-stay = После начала игры игроки остаются за столом, но их можно лишить слова.
order-kept-out = Не впускаются
order-let-in = Впустить
report-title = Пожаловаться…
report-label = Что не так?
report-note = Это прочтут только те, кто держит этот сервер.
report-send = Отправить
report-sent = Спасибо. Те, кто держит этот сервер, это прочтут.
chat-silent = Хозяин стола попросил вас здесь молчать.

## Ваши данные
mine = Ваши данные
mine-text = Всё, что этот сервер о вас хранит, одним файлом; здесь же это можно удалить.
mine-download = Скачать
mine-delete = Удалить меня…
mine-delete-text = Ваше имя, заметки, программы и всё, что вы сказали, исчезнет навсегда. В идущих партиях доиграет бот, а ваше место останется за «кем-то, кто ушёл».
mine-delete-sure = Удалить навсегда
mine-keep = Оставить всё как есть
mine-deleted = Всё удалено. Прощайте.
