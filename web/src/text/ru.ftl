# Что говорит сама страница. У каждой игры свой каталог.

## Что говорит стол
player = игрок { $number }
chance = раздача
error-game-over = Партия окончена.
error-not-awaited = Сейчас не ход: { $seat }.
error-not-a-step = «{ $step }» — это не шаг: { $expected }.
deed-several = { $steps }
    .log = { FORM($steps, case: "log") }
words-pair = { $what }: { $value }
words-list = { $list }
words-number = { $n }
words-seat = { $seat }
words-count = { $n } × { $what }
words-noted = { $what } ({ $note })
words-none = нет
words-standing = Положение в партии
words-setup = Идёт подготовка к игре.
words-round = Раунд { $n }.
words-round-of = Раунд { $now } из { $of }.
words-last-round = Это последний раунд.
words-turn = Сейчас ход
words-awaited = Ожидается ответ
words-players = Игроки
words-map = Игровое поле
words-price = Цена
words-left = Осталось
words-state = Состояние
words-effects = Действие
words-used = использовано
words-free = не использовано
words-passed = Спасовали
words-near = Рядом
words-waiting = Ожидание: { $names }.
words-answers = Возможные ответы
words-news = Что произошло
words-change = { $by } { $what }
words-change-of = { $by } { $what } ({ $name })

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
nav-learn = Обучение
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

## People and ladders
nav-ladder = Рейтинг
nav-profile = { $name }: ваша страница
pace-live = вживую
pace-turns = по ходам
profile-missing = Здесь нет никого с таким именем
profile-open = Открыть страницу
profile-hidden = Эта страница для вас закрыта.
profile-program = Программа.
profile-since = Здесь с { $year } года.
profile-played = Последняя игра: { $ago }.
profile-met =
    { $games ->
        [one] Вы встречались в { $games } игре:
        [few] Вы встречались в { $games } играх:
       *[many] Вы встречались в { $games } играх:
    } соперник впереди в { $ahead }, вы в { $behind }.
profile-shown = Кому видна эта страница
profile-shown-note = Закрытые столы другим не показываются никогда.
profile-shown-everybody = Всем
profile-shown-met = С кем я играл
profile-shown-nobody = Только мне
tie-friend = В друзья
tie-friend-now = Друг
tie-block = Заблокировать
tie-block-note = Этот человек не сможет приглашать вас и садиться за ваши столы, а вы не увидите его сообщений. Он об этом не узнает.
tie-unblock = Разблокировать
friends-title = Друзья
friends-none = Пока никого. Добавляйте людей на их страницах: они об этом не узнают.
friends-remove = Убрать
blocked-title = Заблокированные
invite-to-table = Пригласить за стол
invite-person = Пригласить: { $name }
invite-sent = Приглашение отправлено: { $name }.
invite-seats =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }
invite-no-table = За вашими столами нет свободных мест. Создайте новый стол: приглашение уйдёт вместе с ним.
invite-friends = Позвать друзей
invite-login = Логин человека с учётной записью
invite-ask = Позвать
invitations-title = Приглашения
invitation-from = { $name } зовёт вас за стол
invitation-decline = Отклонить
ratings-label = Рейтинги
rating-title = Рейтинг
rating-span = За какое время
rating-season = Сезон
rating-year = 12 месяцев
rating-all = Всё
rating-none = Пока нет ни одной зачётной игры.
rating-none-own = Пока нет ни одной зачётной игры. Создайте открытый стол без подсказок и доиграйте до конца.
rating-line = { $game }: с { $from } до { $to }
rating-provisional = предварительный
rating-provisional-note = Меньше десяти игр: рейтинг ещё может сильно измениться и места не даёт.
rating-error = ± { $error }
rating-games =
    { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }, побед: { $won }
rating-change = Изменение рейтинга
rating-pending = Рейтинг подсчитывается.
results-title = Результаты
results-side = Чем играл
results-players = Стол
results-games = Игр
results-won = Побед
results-points = Очки
results-chance = Тонкая черта: сколько побед дал бы случай.
place-of = из { $of }
reliability-title = Надёжность
reliability-finished = Доиграно игр
reliability-of = { $n } из { $of }
reliability-answer = Обычный ответ
reliability-hours = Ответы по часам суток, по вашему времени
reliability-day = 24 ч, ваше время
reliability-none = Пока нет законченных игр с другими людьми.
openings-title = Любимые начала
openings-games =
    { $n ->
        [one] игра
        [few] игры
       *[many] игр
    }
openings-points =
    { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
recent-title = Последние игры
recent-none = Законченных игр пока нет.
running-title = Играет сейчас
uncounted-practice = Тренировки и игры с учителем не в счёт: кто-то знает, что выпадет.
uncounted-pack = Игры с набором содержимого не в счёт.
uncounted-hints = Игры за столами с подсказками не в счёт.
uncounted-private = Игры за закрытыми столами не в счёт.
uncounted-rewound = Игры с возвратом за открытую тайну не в счёт.
uncounted-same_screen = Игры с двумя местами у одного экрана не в счёт.
uncounted-bots_only = Игры одних ботов не в счёт.
uncounted-unfinished = Игры без конца не в счёт.
ladder-title = Рейтинг: { $game }
ladder-lead = Люди, программы и боты на одной шкале: у кого на 400 очков больше, тот в десять раз чаще впереди.
ladder-pace = Вживую или по ходам
ladder-empty = Зачётных игр ещё никто не сыграл.
ladder-place = Место
ladder-name = Имя
ladder-program = программа
counts-title = Что идёт в счёт
counts-lead = Каждая игра, доигранная до конца, с любым числом игроков, также против ботов.
counts-not = Не в счёт:
counts-left = Кто сдался, отдал место или пропал к концу игры, тот последний.
counts-bots = Боты измерены заранее, поэтому не движутся. ± это 95-процентный интервал.
counts-new = Эта игра пойдёт в рейтинг.
time-left = осталось { $time }
length-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
length-days-hours = { $days } д { $hours } ч
length-hours = { $hours } ч
length-hours-minutes = { $hours } ч { $minutes } мин
length-minutes = { $minutes } мин
length-moment = меньше минуты
home-your-turn = Ваш ход за столами: { $n }
home-nothing = Вас никто не ждёт
home-next = Ходит { $names }: { $table }.
home-open-seats = { $table }: нужны игроки.
home-sorted = сначала самые срочные
home-since = ход был { $ago }
home-take-turn = Сделать ход
home-play = Играть
home-waiting = Ждём других
home-waiting-none = Нет столов, где ждут других.
home-my-page = Ваша страница

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
import-folder = Выбрать папку
import-drop = или перетащите сюда один или много
import-batch = { $done } из { $of } файлов
import-left = { $n ->
    [one] { $n } файл не является записью: { $names }
    [few] { $n } файла не являются записями: { $names }
   *[many] { $n } файлов не являются записями: { $names }
 }
import-openings = { $n ->
    [one] Дебюты «{ $game }»: { $n } партия
    [few] Дебюты «{ $game }»: { $n } партии
   *[many] Дебюты «{ $game }»: { $n } партий
 }
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
invite-code = Код для телефонов
invite-code-text = Наведите камеру телефона: откроется этот стол.
invite-network = Этот адрес открывается у всех в вашей локальной сети.
another-name = Другое имя
beside = Здесь играет кто-то рядом со мной
beside-name = Имя того, кто рядом
curtain-title = Передайте экран: { $name }
curtain-text = За занавесом то, что видно только этому игроку.
curtain-here = Это я, { $name }
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
whole-price = Всего
n-more = { $n ->
    [one] Здесь ещё { $n } вариант
    [few] Здесь ещё { $n } варианта
   *[many] Здесь ещё { $n } вариантов
  }
do-it = Выполнить
choose-other = Выбрать другое
give-up-menu = Отказаться от чего-либо …
waste-specials = { $n ->
    [one] Вы ещё не использовали { $n } специальное действие этого раунда.
    [few] Вы ещё не использовали { $n } специальных действия этого раунда.
   *[many] Вы ещё не использовали { $n } специальных действий этого раунда.
 }
waste-pool = Осталось у вас и пропадёт с концом хода:
waste-hand = { $n ->
    [one] У вас в руке осталась { $n } карта: она уйдёт в сброс.
    [few] У вас в руке остались { $n } карты: они уйдут в сброс.
   *[many] У вас в руке осталось { $n } карт: они уйдут в сброс.
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
undo-wish = { $name } просит отменить шаг.
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
hint-aim = Ищите шаг, который улучшит следующее: { $part }.
hint-why = Почему: { $parts }.
hint-part = { $points } { $part }
hint-then = Затем: { $steps }.
hint-others = Ещё варианты и ожидаемые очки в конце игры:
hint-expected-spread = В конце игры ожидается около { $points } очков, плюс-минус { $spread }.
hint-kind = Вид действия: { $kind }.
hint-more = Подробнее
by-rule = Правило: { $rule }

## Учитель первой партии
guide-learn = Учиться, играя
guide-learn-of = { $game }: учиться, играя
guide-learn-note = Настоящая партия с учителем рядом
guide-first = Первая партия с учителем
guide-continue = Продолжить
guide-restart = Сыграть ещё раз
guide-minutes = около получаса
guide-chapters = { $done } из { $of }
guide-lesson = Урок
guide-teacher = Писец, ваш учитель
guide-path = Путь уроков
guide-step = шаг { $now } из { $of }
guide-chapter-done = пройдено
guide-your-step = Ваш шаг
guide-also = Тоже хорошо
guide-also-text = всё остальное, что подсвечено. К этому я вернусь позже.
guide-why = Почему?
guide-skip = Позже
guide-know = Знаю
guide-go-on = Дальше
guide-again = Ещё раз
guide-got-it = Понятно
guide-hush = Больше не показывать
guide-recommended = Рекомендуется
guide-advised = Рекомендуется
guide-lead = Играть за { FORM($people, case: "acc") }
guide-let-choose = Пусть выберет писец
guide-good-first = Хороший первый выбор
guide-all-note = Выберите за столом любую расу и места первых домов.
guide-weight-1 = Легко
guide-weight-2 = Довольно легко
guide-weight-3 = Чуть сложнее
guide-weight-4 = Сложно
guide-weight-5 = Очень сложно
guide-slower = Медленнее
guide-slow = Сначала откройте «{ $group }» на панели внизу.
guide-cloth = На потом
guide-cloth-text = Это придёт с главой «{ $chapter }».
guide-lift = Поднять полотно
guide-card = Кое-что новое
guide-cards = Маленькие карточки объясняют новое в обычных партиях
guide-ask = Спросить совета
guide-free-title = Решать вам
guide-free = Сейчас ничего нового. Играйте, как нравится; я смотрю и скажу, когда это важно.
guide-wait-title = Ходят другие
guide-wait = Следите за ними. Если строят рядом с вами или берут то, что хотели вы, это касается и вас.
guide-your-choice = Ваш выбор
guide-verdict-asked = Сделано. Вот что это даёт.
guide-verdict-same = Так поступил бы и я.
guide-verdict-alike = Не хуже моего выбора.
guide-verdict-little = Хорошо. Есть шаг чуть лучше.
guide-verdict-costly = Это работает, но кое-чего стоит.
guide-scale = Очки в конце, по расчёту бота
guide-mine = { $points ->
    [one] Я бы выбрал: { $step }. Это примерно на { $points } очко больше в конце.
    [few] Я бы выбрал: { $step }. Это примерно на { $points } очка больше в конце.
   *[many] Я бы выбрал: { $step }. Это примерно на { $points } очков больше в конце.
}
guide-reason = В чём разница: { $part }.
guide-why-title = Что решило партию
guide-why-won = { $points ->
    [0] Вы выиграли при равенстве очков. Ближайший соперник: { $name }.
    [one] Вы выиграли с отрывом в { $points } очко, { $own } : { $theirs }. Ближайший соперник: { $name }.
    [few] Вы выиграли с отрывом в { $points } очка, { $own } : { $theirs }. Ближайший соперник: { $name }.
   *[many] Вы выиграли с отрывом в { $points } очков, { $own } : { $theirs }. Ближайший соперник: { $name }.
}
guide-why-lost = { $points ->
    [0] Вы проиграли при равенстве очков. Победитель: { $name }.
    [one] Вы проиграли { $points } очко, { $own } : { $theirs }. Победитель: { $name }.
    [few] Вы проиграли { $points } очка, { $own } : { $theirs }. Победитель: { $name }.
   *[many] Вы проиграли { $points } очков, { $own } : { $theirs }. Победитель: { $name }.
}
guide-why-shared = Место поделено, соперник: { $name }.
guide-why-ahead = У вас больше: { $sources }.
guide-why-behind = У вас меньше: { $sources }.
guide-next-title = Что попробовать в следующий раз
guide-over-title = Первая партия окончена
guide-over-review = Разобрать партию
guide-over-learn = Учиться дальше
guide-tag-mine = Мой выбор
guide-tag-yours = Ваш выбор
guide-marked = Отмечено: { $n }
guide-next = { $points ->
    [one] Раунд { $round }: вместо «{ $yours }» попробуйте «{ $mine }», примерно на { $points } очко больше.
    [few] Раунд { $round }: вместо «{ $yours }» попробуйте «{ $mine }», примерно на { $points } очка больше.
   *[many] Раунд { $round }: вместо «{ $yours }» попробуйте «{ $mine }», примерно на { $points } очков больше.
}
guide-rules-note = с шагами для пробы
guide-pieces = Компоненты
guide-pieces-note = рисунки и источники
guide-aid-note = для печати, 2 страницы

## Журнал
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
kept-content = В этой партии используется { $pack }, а на сервере этого набора сейчас нет. Она продолжится, когда набор вернут.
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

## Разбор: чего стоили решения и раздачи
modes-label = Как смотреть эту партию
mode-replay = Запись
mode-review = Разбор
review-of = { $game }: разбор
review-table = Разбор: { $table }
review-bar = Разбор
review-graph = График
review-costly = Решения
review-costly-short = Ошибка
review-skill = Умение, удача
review-you = Вы
review-you-small = вы
review-head-apart = Лучшие решения { $who ->
    [you] у вас
   *[other] у игрока { $name }
 }, лучшая удача { $lucky ->
    [you] у вас
   *[other] у игрока { $drawn }
 }
review-head-both = И лучшие решения, и лучшая удача { $who ->
    [you] у вас
   *[other] у игрока { $name }
 }
review-head-decided = Лучшие решения { $who ->
    [you] у вас
   *[other] у игрока { $name }
 }
review-head-drew = Решения равны, лучшая удача { $lucky ->
    [you] у вас
   *[other] у игрока { $drawn }
 }
review-head-even = Все решали примерно одинаково хорошо
review-won = { $by ->
    [one] Победа с отрывом в { $by } очко
    [few] Победа с отрывом в { $by } очка
   *[many] Победа с отрывом в { $by } очков
 }: { $own } и { $other }.
review-short = { $by ->
    [one] Не хватило { $by } очка
    [few] Не хватило { $by } очков
   *[many] Не хватило { $by } очков
 }: { $own } и { $other }.
review-level = Очков поровну: { $own } и { $other }.
review-luck-cost = Удача отняла { $who ->
    [you] у вас
   *[other] у игрока { $name }
 } { $points } очка.
review-luck-gave = Удача дала { $who ->
    [you] вам
   *[other] игроку { $name }
 } { $points } очка.
review-lost = На решениях потеряно { $points }.
review-no-luck = После раздачи в этой игре нет случая.
review-loss = Потеря за ход
review-luck = Удача
review-accuracy = Точность
review-skill-note = Потери против лучшего выбора; удача против средней раздачи; точность по раундам. ± верно в девяти случаях из десяти.
review-skill-note-plain = Потери против лучшего выбора; точность по раундам. ± верно в девяти случаях из десяти.
review-follow = Следить
review-follow-seat = Следить: { $name }
review-whose = Чьи решения и раздачи
review-expected = Ожидаемые очки
review-points = Очки
review-chance = Шанс победить
review-graph-which = Что показывает график
review-graph-points = Ожидаемые очки каждого места по ходу партии, цена решений и удача: { $who ->
    [you] вы
   *[other] { $name }
 }. То же таблицей: «Числа».
review-graph-win = Шанс победить у каждого места по ходу партии, цена решений и удача: { $who ->
    [you] вы
   *[other] { $name }
 }. То же таблицей: «Числа».
review-chance-now = Шанс победить: { $now }
review-chance-from = Шанс победить: { $from }
review-own-decisions = { $who ->
    [you] Ваши решения
   *[other] Решения
 }
review-own-draws = { $who ->
    [you] Ваша удача
   *[other] Удача
 }
review-given-away = потерянные очки
review-good-bad = вверх — к лучшему
review-band = Полоса: здесь кончаются девять партий из десяти
review-costly-head = { $n ->
    [0] Дорогих ошибок нет
    [1] Одно решение стоило { $points } очка
    [2] Два решения стоили { $points } очка
   *[other] Три решения стоили { $points } очка
 }
review-costly-of = из { $points } потерянных в { $n ->
    [one] { $n } решении
    [few] { $n } решениях
   *[many] { $n } решениях
 }. Судим по тому, что { $who ->
    [you] вы могли знать
   *[other] { $name } знает в этот момент
 }.
review-moment = Раунд { $round }, шаг { $step }
review-moment-setup = Подготовка, шаг { $step }
review-before-step = перед шагом { $step }
review-played = Сыграно
review-better = Лучше
review-perhaps = возможно,
review-size = { $size ->
    [small] небольшая ошибка
    [large] крупная ошибка
   *[other] ошибка
 }
review-rivals = Что получают соперники
review-points-n = { $n } очк.
review-plus = { $points } очка
review-why-part = Что это даёт больше всего: { $part }.
review-why-win = Шанс победить: { $to } вместо { $from }.
review-then = Затем: { $steps }.
review-paid-back = Ошибка в { $points } очка, которую возместила удача.
review-went-wrong = Это было верно, хоть и вышло плохо.
review-settled = При более глубоком взгляде — не хуже лучшего.
review-on-board = На поле
review-try = Попробовать самому
review-best-round = Лучшая находка, раунд { $round }:
review-best-setup = Лучшая находка, шаг { $step }:
review-ahead = На { $points } очка лучше следующего выбора.
review-best-none = Ни одно решение не было намного лучше следующего выбора.
review-unsure = { $n ->
    [one] Ещё { $n } решение, возможно, было ошибкой: разница меньше того, что можно различить.
    [few] Ещё { $n } решения, возможно, были ошибками: разница меньше того, что можно различить.
   *[many] Ещё { $n } решений, возможно, были ошибками: разница меньше того, что можно различить.
 }
review-next = Следующая дорогая ошибка (N)
review-before = Предыдущая дорогая ошибка (Shift+N)
review-first-wait = Числа появятся после первого взгляда.
review-queued = Ждёт своей очереди
review-first = Первый взгляд
review-second = Второй, более глубокий взгляд
review-at-round = раунд { $round } из { $of }
review-left = { $n ->
    [one] осталось около { $n } минуты
    [few] осталось около { $n } минут
   *[many] осталось около { $n } минут
 }
review-left-seconds = { $n ->
    [one] осталось около { $n } секунды
    [few] осталось около { $n } секунд
   *[many] осталось около { $n } секунд
 }
review-ahead-of = { $n ->
    [one] впереди { $n } чужой разбор
    [few] впереди { $n } чужих разбора
   *[many] впереди { $n } чужих разборов
 }
review-progress = Сколько разобрано
review-pause = Приостановить разбор
review-go-on = Продолжить разбор
review-paused = приостановлен
review-done = Разбор готов.
review-certainty = Судит бот, по тому, что игрок мог знать. Его слово о решении верно примерно до { $error } очка.
review-doubt-foreign_content = Бот не знает этого набора: верьте ему мало.
review-doubt-other_rules = Партия шла по другим правилам: верьте боту мало.
review-doubt-network_refused = Обученная оценка сюда не подходит, взята более простая.
review-doubt-broken_off = Партия прервана: никто не знает, чем бы она кончилась.
review-failed = Разбор не удался.
review-again = Ещё раз
review-figures = Числа
review-figures-sum = Как сложился итог
review-figures-rounds = По раундам: ожидаемые очки в конце раунда; { $name }
review-figures-sources = Чего больше в лучших решениях
review-figures-costs = Все решения, которые что-то стоили
review-row-start = Ожидалось в начале
review-row-deal = Раздача
review-row-own = Свои решения
review-row-others = Решения других
review-row-luck = Удача
review-row-rest = Не доиграно
review-row-lost = Потеряно очков
review-col-round = Раунд
review-col-decisions = Решений

## Доска для размышлений
mode-think = Анализ
mode-table = Стол
think-of = { $game }, размышление
think-nothing = Это размышление, ход не сделан
think-to-start = В начало
think-now = Сейчас
think-eyes = Шаг { $step }, глазами: { $name }
think-branches = Ветви
think-branch-here = Новая ветвь
think-empty = Попробуйте ход: выберите его внизу или нажмите на подсвеченное на поле.
think-as-played = Как было сыграно
think-new = Новая ветвь
think-after = после: { $step }
think-rename = Назвать ветвь { $letter }
think-share = Поделиться ветвью { $letter } по ссылке
think-share-this = Поделиться этой ветвью по ссылке
think-drop = Убрать ветвь { $letter }
think-remove = Убрать этот шаг и всё после него
think-comment = Заметка
think-way = Шаги этой ветви
think-expects = ожидаемые очки:
think-impossible = При этой раздаче такой шаг невозможен
think-stopped = При этой раздаче линия обрывается здесь: один из её шагов невозможен.
think-stale = Доску изменили в другой вкладке; вот как она выглядит теперь.
think-answer = Пусть ответят другие
think-answering = Другие отвечают …
think-bot = Чего ждёт бот
think-bot-short = Бот
think-reads = Чего ждёт бот
think-reading = Бот читает позицию.
think-silent = Бот молчит
think-silent-note = Партия ещё идёт, а за этим столом подсказок нет. Ветви и раздачи остаются вашими.
think-shared = Ветвь для просмотра
think-shared-note = Этой ветвью поделился её автор. Неизвестное месту роздано заново; имена остаются за столом.
think-level = { $who ->
    [you] Вы наравне с лучшим
   *[other] { $name }: наравне с лучшим
  }
think-leads = { $who ->
    [you] Вы впереди на { $by }
   *[other] { $name }: впереди на { $by }
  }
think-trails = { $who ->
    [you] Вы позади на { $by }
   *[other] { $name }: позади на { $by }
  }
think-better-in = { $step }: лучше в { $n } из { $of } раздач
think-mean = Та же позиция, другое скрытое. В среднем { $mean } очка { $error }.
think-in-branch = Ветвь { $letter }.
think-win = Шанс победить { $chance }.
think-better = лучше: { $step }
think-deals-drawn = Раздач: { $n }, по точке на каждую
think-ringed = В кольце: раздача, что сейчас на поле.
think-lines = Лучшие линии отсюда
think-lines-of = Лучшие линии отсюда: { $name }
think-by = Искал бот уровня «{ $level }»; очки того места, чей ход.
think-no-lines = Здесь никому ничего не выбирать.
think-soon = Бот посмотрит, когда вы задержитесь.
think-keep = Сохранить ветвью: { $step }
think-keep-short = Сохранить ветвью
think-hidden = Скрытое
think-hidden-note = Что место может знать, остаётся; всё прочее и все будущие карты раздаются.
think-hidden-none = Здесь нет: ничего не скрыто и ничего не будет вытянуто.
think-deal-of = раздача { $n } из { $of }
think-deal-before = Раздача раньше
think-deal-next = Следующая раздача
think-deal-again = Раздать скрытое заново
think-deal-ten = Раздать ещё десять раз
think-export = Сохранить как запись с вариантами
think-away = Эту доску не открыть
think-own = Ваши доски
think-own-row = Раунд { $round }, шаг { $step }, { $n ->
    [one] { $n } пробный шаг
    [few] { $n } пробных шага
    [many] { $n } пробных шагов
   *[other] { $n } пробных шага
  }
think-own-drop = Убрать эту доску
tab-mat = Планшет
cancel = Отмена

## Учёба: одна раздача для многих
nav-study = Учёба
study-lead = Одна раздача для многих: сыграйте сегодняшнюю или предложите друзьям те же карты, то же место и тех же ботов.
study-today = Раздачи дня
study-mine = Ваши вызовы
study-none = Пока нет. Сделайте здесь или после партии с ботами: «Вызвать друга».
study-make = Новая раздача для друзей
study-make-note = Её никто не видел, и вы тоже. Каждый, у кого есть ссылка, играет её один раз.
study-players = Игроки
study-level = Боты
study-make-go = Бросить вызов
challenge-deal-of = Раздача дня: { $day }
challenge-beat = { $name }: { $points }. Сможете больше?
challenge-your = Ваши { $points } в { $game }
challenge-new-deal = Новая раздача
challenge-with = сторона: { $side }
challenge-seats = Ваше место { $seat } из { $of }; { $n ->
    [one] с вами { $n } бот ({ $level }).
    [few] с вами { $n } бота ({ $level }).
   *[many] с вами { $n } ботов ({ $level }).
  }
challenge-same = У всех те же карты и жребий, и боты на одно и то же отвечают одинаково.
challenge-clock = У всех те же карты и жребий. Эти боты думают по часам и могут отвечать по-разному.
challenge-until = открыта ещё { $length }
challenge-copy = Скопировать ссылку
challenge-link-copied = Ссылка скопирована.
challenge-text-copied = Текст скопирован.
challenge-as-text = Скопировать текст
challenge-more = Другие раздачи
challenge-own-game = Ваша партия
challenge-play = Играть
challenge-go-on = Продолжить
challenge-results = Результаты
challenge-before = Прежде чем играть
challenge-played = { $n ->
    [0] Ещё никто не сыграл.
    [one] Сыграл { $n } человек.
    [few] Сыграли { $n } человека.
   *[many] Сыграли { $n } человек.
  }
challenge-hidden = Результаты и партии видны, когда вы закончите.
challenge-rule-once = Считается только первая попытка; её можно прервать и продолжить позже.
challenge-rule-alone = До конца партии нет подсказок и досок для размышлений.
challenge-rule-hints = Подсказки и доски для размышлений разрешены, как и автору вызова.
challenge-rule-undo = Ходы можно вернуть до последнего жребия.
challenge-rule-practice = Это тренировка: рейтинг не меняется.
challenge-closed = С тех пор изменились правила, и начать эту раздачу уже нельзя.
challenge-compare = Как сравнивают результаты
challenge-by-margin = Сначала победа, затем на сколько очков больше, чем у соперника.
challenge-by-points = По собственным очкам.
challenge-matchpoints = Очко за каждого, кто позади, половина за равного.
challenge-newcomers = Кто появился на сервере после выхода раздачи, тот показан, но не считается.
challenge-first = Вы первые
challenge-share = { $share } матчпунктов
challenge-spread = { $n ->
    [one] Результаты { $n } человека
    [few] Результаты { $n } человек
   *[many] Результаты { $n } человек
  }
challenge-you-got = Вы: { $value }
challenge-you-better = Вы: { $value }, лучше чем { $better } из 100
challenge-better = лучше чем { $better } из 100
challenge-who = Кто
challenge-you = { $name }, вы
challenge-maker = автор
challenge-margin = Разница
challenge-mp = Матчпункты
challenge-gave-up = сдача
challenge-out = вне зачёта
challenge-look = Посмотреть партию: { $name }
challenge-secret = В тексте нет ни карт, ни ходов. Партии открыты только тем, кто сыграл раздачу.
challenge-missing = Такой раздачи нет: она слишком старая, или ссылка неполная.
challenge-friend = Вызвать друга
challenge-friend-note = С этого момента партию видят только те, кто сыграл эту раздачу.

## Учёба: дебюты
openings-page = Дебюты
openings-lead = { $game }. С чего начинали люди и боты и что из этого вышло.
openings-open-page = Дебюты: с чего начинали другие
openings-list = Партии
openings-all = все
openings-mine = ваши
openings-any = любые
openings-by = Кто играл
openings-everybody = люди и боты
openings-people = люди
openings-bots = боты
openings-from = от { $rating }
openings-rules = Версия правил
openings-clear = Сбросить
openings-total = Мест: { $n } из { $of }
openings-side = Сторона
openings-start = Начало
openings-start-of = { $side }: начало
openings-first = Первое действие
openings-above = очки сверх среднего за столом
openings-count = выбрано
openings-few = { $n ->
    [one] { $n } партия, мало
    [few] { $n } партии, мало
   *[many] { $n } партий, мало
  }
openings-none = В этих партиях такого выбора нет.
openings-nothing = Пока нет законченных партий, которые вам можно смотреть.
openings-note = Линии: 95 из 100. Пустой кружок: меньше 200 партий. Щелчок по строке выбирает её, ещё один снимает выбор.
openings-games-title = Последние партии

## Клавиши
keys-title = Клавиши
keys-choose = Выбрать то, рядом с чем стоит клавиша; ещё раз — выполнить
keys-enter = Выполнить или завершить ход
keys-back = Назад
keys-undo = Отменить шаг
keys-redo = Вернуть шаг
keys-hint = Подсказка
keys-tab = От предмета к предмету, в том числе на поле
keys-why = Учебная партия: почему? Открывает правило к уроку
keys-slower = Учебная партия: помедленнее, шаг за шагом
keys-later = Учебная партия: позже
keys-know = Учебная партия: дальше или «это я знаю»
keys-go-on = Учебная партия: дальше по уроку, после оценки — дальше по игре
keys-try-again = Учебная партия: вернуть шаг и попробовать ещё раз
keys-list = Этот список
keys-step = Шаг назад или вперёд
keys-turn = Ход назад или вперёд
keys-round = Раунд назад или вперёд
keys-ends = В начало или в конец
keys-play = Воспроизведение или пауза
keys-costly = Одно из трёх самых дорогих решений
keys-mistake = Следующая или предыдущая дорогая ошибка
keys-on-board = Показать или убрать ярлыки на поле
keys-think-back = На шаг назад по доске
keys-think-on = Снова на шаг вперёд
keys-think-lines = По шагам в списке ветвей
keys-think-deals = Раздача раньше, следующая раздача
cap-shift = Shift
cap-space = Пробел
cap-page-up = PageUp
cap-page-down = PageDown
cap-home = Home
cap-end = End

## Правила
learn-title = Обучение
learn-text = Сыграйте настоящую партию с учителем рядом, загляните в правила с картинками или решайте по одной небольшой задаче в день.
learn-pieces = Компоненты и источники
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
practice-title = Попробуйте
practice-still = На столе
practice-again = Заново
practice-retry = Повторить
practice-show = Показать
practice-other = Так тоже можно, но просили о другом. Посмотрите, что изменилось, или начните заново.
practice-options = Что здесь можно сделать
practice-all = { $n ->
    [one] { $n } вариант
    [few] Все { $n } варианта
    [many] Все { $n } вариантов
   *[other] Все { $n } вариантов
}
practice-count = { $n ->
    [one] { $n } упражнение
    [few] { $n } упражнения
    [many] { $n } упражнений
   *[other] { $n } упражнений
}
book-title = Правила в картинках
book-print = Печать книги
book-aid = Памятка игрока
book-aid-side = Сторона { $n } из 2
book-print-now = Печать
book-back = Назад к книге
book-pages = Страницы
book-page = Страница { $now } из { $of }
book-found = { $n ->
    [one] { $n } место
    [few] { $n } места, сначала лучшие
    [many] { $n } мест, сначала лучшие
   *[other] { $n } мест, сначала лучшие
}

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

## Workshop
workshop-title = Мастерская компонентов
workshop-note = Впишите то, что напечатано в вашей коробке. Каждое значение проверяется при вводе; ничто не покидает эту страницу, пока вы не сохраните набор, не поделитесь им или не начнёте игру.
workshop-link-note = Значения из вашей коробки
workshop-open-here = Вписать то, что напечатано в вашей коробке
workshop-pack-name = Название набора
workshop-open = Открыть файл набора
workshop-save = Сохранить в файл
workshop-share = Открыть стол с этим набором
workshop-play = Играть сразу
workshop-reset = Вернуть стандартные значения
workshop-standard = Это стандартные значения.
workshop-right = С этим набором можно играть.
workshop-line = Строка { $n }
workshop-tables = Что лежит в коробке
workshop-entered = Вписано { $done } из { $all }
workshop-only-left = Только то, что осталось вписать
workshop-source = Источник: { $field }
workshop-as-printed = { $field }: так и напечатано
workshop-add = Добавить: { $what }
workshop-remove = Убрать: { $what }
workshop-new-id = Имя новой записи в файле
workshop-add-entry = Добавить такую же
workshop-drop-entry = Убрать эту
workshop-drawing = Как это выглядит на столе
workshop-drawing-stale = Показано так, как было, когда значения ещё были верны.

## Боты
bot-random = случайный
bot-novice = новичок
bot-apprentice = ученик
bot-adept = знаток
bot-master = мастер
bot-grandmaster = гроссмейстер

log-says = { $name }:
log-deeds = Показать, из чего состоял ход
log-steps = Показать каждый шаг
log-more = и ещё { $n }

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
chat-silent = Создатель стола попросил вас здесь молчать.

## Ваши данные
mine = Ваши данные
mine-text = Всё, что этот сервер о вас хранит, одним файлом; здесь же это можно удалить.
mine-download = Скачать
mine-delete = Удалить меня…
mine-delete-text = Ваше имя, заметки, программы и всё, что вы сказали, исчезнет навсегда. В идущих партиях доиграет бот, а ваше место останется за «кем-то, кто ушёл».
mine-delete-sure = Удалить навсегда
mine-keep = Оставить всё как есть
mine-deleted = Всё удалено. Прощайте.

## Ходы других, действие за действием

follow-bar = Что происходит
follow-turn = Ходит { $name }
follow-left =
    { $n ->
        [0] последнее действие
        [one] ещё { $n } действие
        [few] ещё { $n } действия
        [many] ещё { $n } действий
       *[other] ещё { $n } действия
    }
follow-to-come =
    { $n ->
        [0] Показывается последнее действие
        [one] Осталось показать { $n } действие
        [few] Осталось показать { $n } действия
        [many] Осталось показать { $n } действий
       *[other] Осталось показать { $n } действия
    }
follow-left-out = { $n ->
    [one] Показан последний ход каждого; ещё { $n } более раннее действие — в журнале.
    [few] Показан последний ход каждого; ещё { $n } более ранних действия — в журнале.
   *[many] Показан последний ход каждого; ещё { $n } более ранних действий — в журнале.
}
follow-all-now = Показать сразу всё
follow-again = Показать последний ход ещё раз
follow-skip = Пропустить
pace = Темп
pace-off = Без показа
pace-quick = Быстро
pace-calm = Спокойно
keys-skip = Пропустить показ
keys-again = Показать последний ход ещё раз

# Being told that a table waits
next-table = Следующий стол
next-waits = { $n ->
    [one] Вас ждёт { $n } стол
    [few] Вас ждут { $n } стола
   *[many] Вас ждут { $n } столов
}
notice-title = Ваш ход: { $table }
told = Когда ваш ход
told-sound = Звук
told-notes = Уведомление браузера, пока страница скрыта
told-note = Число столов, которые вас ждут, всегда видно в заголовке и на значке страницы. Этот выбор действует только на этом устройстве.
notes-refused = Браузер не разрешает уведомления с этой страницы. Это можно изменить в его настройках.

# Looking for people, and being away
seek = Играть с людьми
seek-note = с первыми, кто придёт; остальные места займут боты
seek-game = Игра
seek-speed = Темп
seek-quick = Быстро
seek-quick-more = за один присест, 10 мин + 15 с
seek-calm = Спокойно
seek-calm-more = за один присест, 30 мин + 30 с
seek-day = Сутки
seek-day-more = на каждый ход
seek-days = Трое суток
seek-days-more = на каждый ход
seek-level = Соперники
seek-any = Любые
seek-near = Моей силы
seek-wait = Боты займут свободные места через
seek-bot = Боты
seek-hint = Вы сядете там, где ждут кого-то вроде вас, или откроется стол, и его найдут другие. Соперники вашей силы отличаются по рейтингу не больше чем на 200 очков. Партии с людьми идут в рейтинг.
seek-go = Искать соперников
seek-waiting = Те, кто ищет то же самое, находят этот стол сами.
seek-fills = Боты займут свободные места через { $time }, и партия начнётся.
reliable = доиграно партий: { $n } из { $of }
reliable-answer = отвечает за { $time }
away = в отпуске: { $names }
away-at-table = { $name } в отпуске до { $day }; часы стоят.
vacation = Отпуск
vacation-text = Пока вас нет, в ваших идущих партиях по ходам часы стоят, а остальные видят, до какого дня. Партии за один присест и партии, что начнутся позже, не ждут.
vacation-until = Вы в отпуске до { $day }.
vacation-days = Дней
vacation-go = Начать сейчас
vacation-longer = Продлить
vacation-end = Я снова здесь
vacation-back = С возвращением.
vacation-left = { $n ->
    [one] В этом году остался { $n } день из { $most }. Начатый день считается.
    [few] В этом году осталось { $n } дня из { $most }. Начатый день считается.
   *[many] В этом году осталось { $n } дней из { $most }. Начатый день считается.
}

# Leagues, tournaments, clubs
nav-events = События
events-title = Лиги, турниры, клубы
events-lead = Начать может любой; сервер открывает столы, рассаживает игроков, записывает результаты и составляет пары следующего тура.
events-mine = Ваши
events-open = Идёт запись
events-running = Идут
events-over = Закончены
events-none = Пока ничего нет.
events-new = Новая лига или турнир
contest-league = Лига
contest-swiss = Швейцарский турнир
contest-knockout = Турнир на выбывание
contest-duplicate = Дубль
contest-tables = { $n ->
    [one] столы на { $n } игрока
    [few] столы на { $n } игроков
    [many] столы на { $n } игроков
   *[other] столы на { $n } игрока
}
contest-entrants = { $n } из { $most }
contest-season = Сезон { $n }
contest-division = Дивизион { $name }
contest-round = Тур { $n }
contest-round-of = Тур { $n } из { $of }
contest-until = до { $time }
contest-begins = Начало { $time }
contest-begins-full = Начнётся, когда наберутся все
contest-next-season = Следующий сезон начнётся { $time }.
contest-is-over = закончено
contest-is-cancelled = отменено
contest-yours = вы участвуете
contest-join = Участвовать
contest-leave = Не участвовать
contest-withdraw = Выйти
contest-withdraw-note = С этого мгновения для вас действует правило об исчезнувших, и за идущими столами тоже.
contest-back = Я вернулся
contest-back-note = За вас играет бот, или вы больше не получаете очков. Со следующего тура можно снова играть самому.
contest-start = Начать сейчас
contest-cancel = Отменить
contest-least = Участников должно быть не меньше { $n }.
contest-missing = Такой лиги или такого турнира нет
contest-standings = Таблица
contest-people = Участники
contest-player = Игрок
contest-games = Партии
contest-points = Очки
contest-strength = Соперники
contest-strength-note = очки всех соперников вместе
contest-share = Доля
contest-share-note = доля всех игровых очков за каждым столом, вместе
contest-reached = Дошёл до
contest-won = победа
contest-up = поднимается
contest-down = опускается
contest-matrix = сколько раз выше этого игрока и сколько ниже
contest-matrix-cell = с игроком { $name }: выше { $ahead }, ниже { $behind }
contest-playing = партия этих двоих идёт
contest-gone = исчез
contest-gone-note = исчез или вышел
contest-you = вы
contest-left = покинувший нас
contest-you-stand = Вы на месте { $place }
contest-would-up = Закончись сезон сейчас, вы бы поднялись.
contest-would-down = Закончись сезон сейчас, вы бы опустились.
contest-would-stay = Закончись сезон сейчас, вы бы остались в этом дивизионе.
contest-open-games = { $n ->
    [0] Все ваши партии сыграны.
    [one] Не доиграна { $n } ваша партия.
    [few] Не доиграны { $n } ваши партии.
    [many] Не доиграно { $n } ваших партий.
   *[other] Не доиграно { $n } вашей партии.
}
contest-how = Как это устроено
contest-how-league = В дивизионе каждый встречается с каждым. Лучшие поднимаются, последние опускаются: по { $n }.
contest-how-league-many = Каждый играет по партии на каждом месте стола на { $seats } и встречается с остальными как можно ровнее. Лучшие поднимаются, последние опускаются: по { $n }.
contest-how-swiss = В каждом туре встречаются игроки с близким положением, и никто не встречается дважды, пока этого можно избежать.
contest-how-knockout = Из двоих дальше проходит победитель. В первом туре сильнейшие могут не играть.
contest-how-knockout-many = Дальше проходит лучшая половина каждого стола; сильнейшие могут не играть. При равных местах проходит тот, кто начинал выше.
contest-how-points = Партия даёт за место: { $points }. Разделившие место делят и очки.
contest-how-bye = Тур без партии даёт { $points }.
contest-how-ties = Что решает при равных очках, по порядку: { $ties }.
contest-how-order = Что решает, кто выше, по порядку: { $ties }.
contest-how-prompt = Следующий тур начинается, как только закончится последняя партия.
contest-how-calendar = Каждый тур начинается в свой день.
contest-how-bot = Если кто-то исчез, за него доигрывает бот ({ $bot }), и результат идёт в зачёт.
contest-how-forfeit = Кто исчез, проигрывает и больше не получает очков. Где партия на троих и больше продолжается, место занимает бот ({ $bot }).
contest-how-late = Кого стол ждёт, когда тур закончен, тот исчез. Вернуться можно.
contest-how-rated = Партии идут в рейтинг, как любые другие.
contest-how-duplicate = Все играют одни и те же расклады, по одному за тур, каждый за своим столом против одних и тех же ботов ({ $bot }).
contest-how-matchpoints = Расклад даёт одно матч-очко за каждого побеждённого и половину за ничью, в процентах от возможного. В таблице — среднее по всем раскладам.
contest-how-margin = В играх на двоих сравнивается, кто победил, затем разница; в остальных — свои очки.
contest-how-secret = Результаты других и записи их партий видны, когда тур окончен.
contest-how-deadline = Кто не доиграл расклад к концу тура, тот его сдал.
contest-how-practice = Это тренировка: рейтинги не меняются.
contest-deal = Расклад { $n }
contest-percent = Процент
contest-own-table = К вашему столу
contest-deal-plays = играет
contest-deal-done = окончено
tie-points = очки
tie-strength = очки всех соперников
tie-direct = партии между собой
tie-share = доля очков за столами
tie-seed = рейтинг в начале
tie-reached = достигнутый тур
tie-place = место за последним столом
contest-calendar = Календарь
contest-drawn-later = Кто с кем встретится, решится, когда тур начнётся.
contest-bye = без партии
contest-walkover = не игралась
contest-annulled = не состоялась
contest-game-watch = К столу
contest-of-table = К событию
contest-game-n = Партия { $n }
contest-made-by = Начал { $name }
new-contest-title = Начать лигу или турнир
new-contest-name = Название
new-contest-kind = Что играется
new-contest-league-note = Дивизионы от четырёх до семи человек; лучшие поднимаются, последние опускаются
new-contest-swiss-note = Несколько туров, все играют до конца
new-contest-knockout-note = Кто проиграл, выбывает
new-contest-duplicate-note = Одни и те же расклады для всех, против одних и тех же ботов; сравнение по матч-очкам
new-contest-table = За столом
new-contest-division = Человек в дивизионе
new-contest-movers = Поднимаются и опускаются
new-contest-seasons = Сезоны
new-contest-pause = Часов между сезонами
new-contest-at-once = Все партии сезона начинаются вместе
new-contest-rounds = Туры
new-contest-deals = Расклады
new-contest-bots = Боты
new-contest-days-deal = Дней на расклад
new-contest-time = Календарь
new-contest-days = Дней на тур
new-contest-days-season = Дней на сезон
new-contest-prompt = Следующий тур начинается, как только закончен прошлый
new-contest-most = Участников не больше
new-contest-when = Начало
new-contest-when-full = когда наберутся все или когда скажу я
new-contest-when-at = в назначенный день
new-contest-day = День и время
new-contest-vanish = Кто исчез
new-contest-vanish-bot = за него доигрывает бот, результат идёт в зачёт
new-contest-vanish-forfeit = проигрывает и больше не получает очков
new-contest-bot = Бот
new-contest-club = Для кого
new-contest-everybody = для всех
new-contest-go = Начать
clubs-title = Клубы
clubs-mine = Ваши клубы
clubs-open = Куда можно вступить
clubs-none = Клубов пока нет.
club-new = Новый клуб
club-name = Название
club-about = О чём он
club-open = Вступить может любой
club-closed = по приглашению
club-make = Создать
club-members = { $n ->
    [one] { $n } участник
    [few] { $n } участника
    [many] { $n } участников
   *[other] { $n } участника
}
club-member-list = Участники
club-leads = ведёт клуб
club-join = Вступить
club-leave = Покинуть клуб
club-decline = Отказаться
club-asked = Вас приглашают вступить.
club-ask = Пригласить
club-ask-who = Идентификатор или логин
club-ask-go = Пригласить
club-ask-done = Приглашение ждёт среди клубов.
club-link = Ссылка, по которой вступают
club-renew = Новая ссылка
club-remove = Исключить: { $name }
club-missing = Такого клуба нет
club-contests = Лиги и турниры клуба
club-hidden = Кто в нём состоит, видят только участники.
club-save = Сохранить

# The week, and links to take it along
week = Ближайшие семь дней
week-take = Взять с собой
week-today = Сегодня
week-yours = ваш ход до { $time }
week-begins = начало в { $time }
week-ends = тур до { $time }
week-theirs = ждём других до { $time }
feeds = Ваши игры повсюду
feeds-text = Две личные ссылки сообщают, где ваш ход и чем закончились ваши партии: одна для календаря, другая для чтения новостей. Пароль для них не нужен.
feeds-calendar = Календарь (ICS)
feeds-news = Новости (Atom)
feeds-copy = Скопировать: { $what }
feeds-make = Создать ссылки
feeds-renew = Новые ссылки
feeds-stop = Отозвать ссылки
feeds-made = Ссылки работают; прежние больше нет.
feeds-gone = Ссылки больше не работают.
feeds-hint = По такой ссылке читать может любой, у кого она есть, поэтому никому её не давайте. Она сообщает лишь то, что видит зритель за столом, и никогда карты в руке.

# Automatic answers
habits = Автоматические ответы
habits-answered = { $n ->
    [0] В этой партии за вас ещё ничего не отвечали.
    [one] В этой партии за вас дан { $n } ответ.
    [few] В этой партии за вас дано { $n } ответа.
   *[many] В этой партии за вас дано { $n } ответов.
}
habits-note = Ответы, данные за вас, отмечены в журнале знаком бота; его видите только вы. Новый выбор действует со следующего вопроса и только за этим столом.
habits-mark = ответ дан за вас
habits-since = { $n ->
    [one] С вашего прошлого хода за вас дан { $n } ответ.
    [few] С вашего прошлого хода за вас дано { $n } ответа.
   *[many] С вашего прошлого хода за вас дано { $n } ответов.
}
habits-change = Изменить

# Заготовленные ходы
orders = Заготовленные ходы
orders-title = Когда придёт мой ход
orders-once = только этот ход
orders-are-kept = сохранены
orders-if = Если
orders-else-if = Иначе, если
orders-else = Иначе
orders-and = и
orders-and-more = Ещё условие
orders-do = то
orders-ask = остановиться и спросить меня
orders-always = в любом случае
orders-condition = Условие строки { $n }
orders-deed = Действие строки { $n }
orders-less = Убрать строку { $n }
orders-more = Ещё строка
orders-offered = мне ещё доступно: { $step }
orders-offered-not = мне недоступно: { $step }
orders-did = { $name }: { $step }
orders-did-not = { $name } не делает: { $step }
orders-anybody = кто-то сделал: { $step }
orders-anybody-not = никто не сделал: { $step }
orders-like = кто-то сделал что-то вроде: { $step }
orders-like-not = никто не сделал ничего вроде: { $step }
orders-keep = Заготовить эти ходы
orders-take = Снять заготовленные ходы
orders-kept = Сохранено. Будет выполнено, когда придёт ваш ход.
orders-gone = Заготовленные ходы сняты.
orders-empty = Попробуйте линию со своим ходом после возможных ходов соперников: её можно сохранить здесь, и она будет сыграна, когда придёт ваш ход.
orders-note = Их видите только вы. Они кончаются с этой линией или как только что-то пойдёт не так, как вы предвидели.
orders-none = За этим столом сейчас ничего не заготовлено. Ходы заготавливают на доске для размышлений.
orders-think = Подумать
orders-wait = Заготовленные ходы ждут вашего хода.
orders-look = Посмотреть
orders-mark = заготовленный ход
orders-ended-done = Заготовленные ходы выполнены.
orders-ended-asked = Заготовленные ходы велят остановиться и спросить вас.
orders-ended-impossible = Заготовленные ходы сняты: «{ $step }» невозможно.
orders-ended-otherwise = Заготовленные ходы сняты: перед «{ $step }» соперники сделали другое.
orders-ended-drawn = Заготовленные ходы сняты: перед «{ $step }» что-то выпало или вытянуто.
orders-ended-by_hand = Вы сделали ход сами; заготовленные ходы сняты.
orders-ended-back = Заготовленные ходы сняты: партия вернулась назад.
orders-ended-taken_over = Заготовленные ходы сняты: за вас играл кто-то другой.

# Сообщения, когда браузер закрыт
notices-title = Как сообщать
notices-tell-me = Сообщать
notices-push = Push
notices-push-text = Сообщение системы, даже когда страница закрыта.
notices-push-cannot = Этот браузер не умеет. На телефоне сначала установите страницу как приложение; адрес должен начинаться с https.
notices-push-add = Сообщать на это устройство
notices-here = это устройство
notices-mail = Почта
notices-webhook = Вебхук
notices-shape = Для
notices-shape-plain = моей программы
notices-secret = Секрет подписей
notices-secret-text = В каждом сообщении есть x-ziggurat-signature: t=СЕКУНДЫ,v1=HMAC-SHA-256 от "СЕКУНДЫ.ТЕЛО" с этим секретом.
notices-test = Проверить
notices-tested = Отправлено.
notices-works = работает
notices-confirmed = подтверждена
notices-unconfirmed = откройте ссылку в письме
notices-silent = не отвечает
notices-answered = ответ { $code }
notices-private = не в открытой сети
notices-turn = Мой ход
notices-turn-more = один раз за ход
notices-time = Моё время на исходе
notices-time-more = когда осталась десятая часть, не менее чем за 30 минут
notices-invited = Меня зовут за стол
notices-invited-more = пока там есть место
notices-over = Моя партия окончена
notices-over-more = с местом и очками
notices-digest = Почта
notices-digest-each = по мере поступления
notices-digest-hours = { $n ->
    [1] не чаще раза в час
    [24] не чаще раза в день
    [one] не чаще раза в { $n } час
    [few] не чаще раза в { $n } часа
   *[many] не чаще раза в { $n } часов
}
notices-hint = Ничего не сообщается, пока вы смотрите на стол или если ходите в течение минуты. Эти адреса не видит никто другой.
notices-example = Что вы прочтёте
notices-example-turn = Ваш ход: Стол под лампой
notices-example-turn-text = Марек: E6 становится торговым постом. Ильза: пас. Осталось 11 ч 40 мин.
notices-example-time = Осталось 42 мин: Стол под лампой
notices-example-time-text = Потом за вас сходит бот.
quiet = Тихие часы
quiet-text = Ночью ничего не сообщается; утром — всё одним сообщением.
quiet-day = Тихо с { $from } до { $until }
quiet-from = С
quiet-until = до
quiet-zone = Часовой пояс
quiet-wake = Разбудить, если за это время истечёт ход
quiet-after = Что пришло ночью, сообщается в { $until }, одним сообщением.
link-confirmed = Вам будет сообщено
link-confirmed-text = Теперь на { $address } приходят письма, когда вас ждёт стол.
link-left = Вас больше не побеспокоят
link-left-text = На этот адрес писем больше не будет. Это можно изменить в настройках.
link-wrong = Эта ссылка ничего не делает
link-wrong-text = Она для другого адреса или неполная. Что действует сейчас, видно в настройках.

# Задачи
puzzle-title = Задача
puzzle-of = Задача, { $game }
puzzles-title = Задачи
puzzles-lead = Один ход намного лучше всех остальных. Какой? Из партий ботов, проверено глубоким поиском.
puzzles-open = Задачи
puzzle-n = Задача { $n }, уровень { $level }
puzzle-daily = Задача { $n }, задача дня
puzzle-own = Ваше собственное решение
puzzle-of-day = Задача дня
puzzle-rated = рейтинг { $rating } ± { $error }
puzzle-rating = Рейтинг
puzzle-rating-note = ± { $error }: в девятнадцати случаях из двадцати он в этих пределах
puzzle-streak = { $n ->
    [one] Серия: { $n } день
    [few] Серия: { $n } дня
   *[many] Серия: { $n } дней
}
puzzle-question = Ходит { $name }: один выбор даёт на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} больше. Какой?
puzzle-rules = Ответ — любой разрешённый шаг: сделайте его на поле. Считается первый.
puzzle-open = Это ещё ничего не решает: после этого возможно всё, поэтому это не ответ. Сделайте сам выбор.
puzzle-wrong = Это даёт { $given }. Есть ход ещё на { $more } больше.
puzzle-again = Попробуйте ещё раз, без рейтинга, или посмотрите решение.
puzzle-found = { $points ->
    [one] Найдено: { $points } очко
    [few] Найдено: { $points } очка
   *[many] Найдено: { $points } очков
}
puzzle-shown = { $points ->
    [one] Это стоило на { $points } очко больше
    [few] Это стоило на { $points } очка больше
   *[many] Это стоило на { $points } очков больше
}
puzzle-gain = { $gain } к рейтингу
puzzle-share = { $n ->
    [one] Нашли { $right } из { $n }.
    [few] Нашли { $right } из { $n }.
   *[many] Нашли { $right } из { $n }.
}
puzzle-took = Ваше время { $time }.
puzzle-hint = Подсказка, половина очков
puzzle-hint-free = Подсказка
puzzle-hinted = Ищите: { $kind }
puzzle-show = Показать
puzzle-last = { $n ->
    [one] Ваш последний ответ: найдено { $right }, рейтинг { $gain }
    [few] Ваши последние { $n }: найдено { $right }, рейтинг { $gain }
   *[many] Ваши последние { $n }: найдено { $right }, рейтинг { $gain }
}
puzzle-which = Какие задачи
puzzle-level = Уровень { $level }: осталось { $left } из { $all }
puzzle-own-due = { $n ->
    [one] Ваши ошибки: вернулась { $n }
    [few] Ваши ошибки: вернулись { $n }
   *[many] Ваши ошибки: вернулось { $n }
}
puzzle-left-out = { $n ->
    [one] { $n } задача не показывается: правила или карты с тех пор изменились.
    [few] { $n } задачи не показываются: правила или карты с тех пор изменились.
   *[many] { $n } задач не показываются: правила или карты с тех пор изменились.
}
puzzle-second = Следующее по силе: { $second }.
puzzle-why = Откуда очки
puzzle-rest = Всё остальное
puzzle-worth-more = Больше на
puzzle-played = Что играли люди
puzzle-answers = { $n ->
    [one] { $n } ответ
    [few] { $n } ответа
   *[many] { $n } ответов
}
puzzle-points = очки
puzzle-you = вы
puzzle-rival = соперник
puzzle-line = Решение по шагам
puzzle-solved = Задача { $n }, решена
puzzle-before = до хода
puzzle-think = Обдумать
puzzle-next = Следующая задача
puzzle-none = Задач здесь больше нет
puzzle-none-text = Вы ответили на все задачи этого рода, или для этой игры их ещё нет.
puzzle-away = Задачу нельзя показать
