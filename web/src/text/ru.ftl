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
guide-know = Это я знаю
guide-go-on = Дальше
guide-again = Ещё раз
guide-got-it = Понятно
guide-hush = Больше не показывать
guide-recommended = Рекомендуется
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
guide-next-title = Что попробовать в следующий раз
guide-next = { $points ->
    [one] Раунд { $round }: вместо «{ $yours }» попробуйте «{ $mine }», примерно на { $points } очко больше.
    [few] Раунд { $round }: вместо «{ $yours }» попробуйте «{ $mine }», примерно на { $points } очка больше.
   *[many] Раунд { $round }: вместо «{ $yours }» попробуйте «{ $mine }», примерно на { $points } очков больше.
}
guide-rules = Правила
guide-pieces = Компоненты

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

## Клавиши
keys-title = Клавиши
keys-choose = Выбрать то, рядом с чем стоит клавиша; ещё раз — выполнить
keys-enter = Выполнить или завершить ход
keys-back = Назад
keys-undo = Отменить шаг
keys-redo = Вернуть шаг
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
learn-title = Обучение
learn-text = Сыграйте настоящую партию с учителем рядом или загляните в правила.
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
