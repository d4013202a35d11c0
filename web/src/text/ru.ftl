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
table-with = Соперники: { $names }
your-move = Ваш ход
to-move = Ход: { $names }
to-move-now = ходит
steps-made = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
  }
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
import-file = Файл
import-paste = или вставьте текст сюда
import-go = Импортировать и смотреть
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
seat-me = Я
seat-anybody = Кто придёт
seat-open = свободное место
seat-bot = Бот, { $level }
seat-a-bot = Бот на место { $n }…
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
not-your-turn = Сейчас чужой ход.
choose-option = Выберите вариант
choose-first = Сначала выберите вариант.
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
undo = Отменить шаг (U)
redo = Вернуть шаг (Shift+U)
undo-turn = Начать ход заново
undo-nothing = Отменять нечего: уже ходил кто-то другой или что-то было раскрыто.
undo-request = Попросить об отмене
undo-asked = Остальные игроки получили вопрос.
undo-wish = { $name } просит отменить ход.
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
chat = Чат
chat-empty = Пока никто ничего не написал.
chat-say = Написать сообщение
chat-send = Отправить
notes-note = Эти заметки видите только вы.
reconnecting = Связь потеряна. Переподключение…
stood-in = За вас играет бот.
come-back = Вернуться на своё место
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
practice = Тренировочный стол: зерно кому-то известно.

## Конец
game-over = Партия окончена
scores-show = Итоговый подсчёт
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
replay-play = Воспроизвести
replay-pause = Пауза
record-save = Скачать запись
to-table = К столу
chart-which = Какой показатель
chart-step = Шаг
chart-failed = Для этого стола нет графика.
chart-sources = Откуда взялись очки
points-from = Очки: { $source }

## Правила
learn-title = Правила
learn-text = Правила нашими словами, а также все компоненты и что они делают.
learn-read = Правила и компоненты
learn-pieces = Компоненты
rules-search = Поиск
rules-none = Ничего не найдено.

## Боты
bot-random = случайный
bot-novice = новичок
bot-apprentice = ученик
bot-adept = знаток
bot-master = мастер

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
