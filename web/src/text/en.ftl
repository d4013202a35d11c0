# What the page itself says. Games bring their own catalogues.

## What the table says
player = player { $number }
chance = the dealer
error-game-over = The game is over.
error-not-awaited = It is not the turn of { $seat }.
error-not-a-step = “{ $step }” is not a step: { $expected }.
deed-several = { $steps }
    .log = { FORM($steps, case: "log") }
words-pair = { $what }: { $value }
words-list = { $list }
words-number = { $n }
words-seat = { $seat }
words-count = { $n } × { $what }
words-noted = { $what } ({ $note })
words-none = none
words-standing = How things stand
words-setup = The game is being set up.
words-round = Round { $n }.
words-round-of = Round { $now } of { $of }.
words-last-round = This is the last round.
words-turn = Whose turn it is
words-awaited = Expected to answer
words-players = Players
words-map = Map
words-price = Price
words-left = Left
words-state = State
words-effects = What it does
words-used = used
words-free = not used
words-passed = Passed
words-near = Next to
words-waiting = Waiting for { $names }.
words-answers = Possible answers
words-news = What happened
words-change = { $by } { $what }
words-change-of = { $by } { $what } ({ $name })

## What went wrong. The server says it in English; other languages say it by its code.
fault-network = The server does not answer.
fault-malformed = { $message }
fault-sign_in_needed = { $message }
fault-wrong_credentials = { $message }
fault-foreign_origin = { $message }
fault-forbidden = { $message }
fault-not_found = { $message }
fault-method_not_allowed = { $message }
fault-stale = { $message }
fault-key_reused = { $message }
fault-taken = { $message }
fault-wrong_time = { $message }
fault-turn_held = { $message }
fault-no_undo = { $message }
fault-other_rules = { $message }
fault-too_large = { $message }
fault-not_json = { $message }
fault-invalid = { $message }
fault-refused = { $message }
fault-too_fast = { $message }
fault-too_slow = { $message }
fault-busy = { $message }
fault-unavailable = { $message }

## Pages
loading = One moment…
server-away = The server does not answer. Trying again…
page-failed = This page could not be loaded. Reload to try again.
missing-title = Nothing here
missing-text = There is no page at this address.
missing-home = To the games
nav-label = Pages
nav-play = Play
nav-tables = Tables
nav-watch = Watch
nav-replays = Replays
nav-learn = Learn
nav-settings = Settings
nav-sign-in = Sign in
theme-to-light = Switch to the light theme
theme-to-dark = Switch to the dark theme
yes = yes
no = no
nothing = nothing
close = Close
copy = Copy
save = Save
saved = Saved.
remove = Remove
show-more = Show more
show-all = Show everything

## Home
home-title = Choose a game
home-games = Games
box-of = { $game }: set up a table
play-now = Play now
play-now-of = Play now: { $game }
players-label = Players
length-label = Length of a game
minutes = { $n } min
weight-label = Weight { $n } of 5
your-tables = Your tables
your-tables-empty = No table yet. Play now seats you in two seconds.
open-tables = Open tables
open-tables-empty = Nobody is waiting. Open a table and send the link.
all-n = All { $n }
sit-down = Sit down
more = More
new-table = New table
new-table-note = Seats, bots, variants, clock
learn-link = Rules and pieces
learn-note = In our own words, searchable
watch-link = Watch a table
watch-note = Games being played now
import-link = Import a record
import-note = Step through, study, export
lobby-title = Tables
table-with = With { $names }
your-move = Your move
to-move = { $names } to move
to-move-now = to move
filter-game = Which game
filter-all = All games
watch-title = Watch
watch-text = Open tables that are being played. You see what everybody sees: no hands, no secrets.
watch-empty = No open game is being played at the moment.
replays-title = Replays
replays-text = Finished games, move by move, from every seat, with charts.
replays-finished = Finished games
replays-empty = No finished game yet.
import-title = Import a record
import-format = Format
import-text = The record file of a game played here, or an online ledger of Terra Mystica.
import-file = Choose a file
import-drop = or drop it here
import-paste = or paste it here
import-go = Import and replay
import-failed = This file cannot be read: { $message }
format-ziggurat = Ziggurat record
format-snellman = Online ledger (snellman)

## New table
new-title = New table
new-game = Game
new-seats = Seats
new-variants = Variants
new-rules = Rules of the table
new-shuffle = Mix the seats when the game starts
new-visibility = Who may come
visibility-open = Everybody: listed in the lobby
visibility-link = Whoever has the link
visibility-private = Whoever has the link; nobody watches
new-clock = Clock
row-won = { $names }: { $points } points
row-place = { $place } of { $of }
waiting-name = Your name at the table
waiting-rules = What is played
invite-only-here = This address works on this machine only. Start the server with --host 0.0.0.0 and open the page by the address of your network to invite others.
invite-code = Code for phones
invite-code-text = Point the camera of a phone here: it opens this table.
invite-network = This address works for everybody in your local network.
another-name = Another name
beside = Somebody beside me plays here
beside-name = Name of the person beside you
curtain-title = Pass the screen to { $name }
curtain-text = What only this player may see is behind the curtain.
curtain-here = I am { $name }
clock-none = no clock
clock-live = { $minutes } min + { $seconds } s
clock-turns = { $hours } h per move
clock-live-name = live: a bank of time
clock-turns-name = by turns: hours for each move
clock-bank = Minutes at the start
clock-increment = Seconds added per turn
clock-hours = Hours per move
clock-timeout = When time is over
clock-left = Time left
clock-days = { $n } d { $hours } h
timeout-bot = a bot plays until the person is back
timeout-resign = the seat resigns
timeout-wait = nothing happens
new-undo = Taking back
undo-ask = up to the last reveal; beyond it when all agree
undo-reveal = up to the last reveal
undo-never = never
new-hints = Hints are allowed
new-stand-in = A bot plays for somebody who has vanished
new-away = Minutes without a sign
new-content = Content
new-content-usual = standard
new-seed = Seed
new-seed-note = A word that fixes every draw. Whoever knows it can foresee the draws, so this makes a practice table.
table-title = Name of the table
new-start = Start
new-open = Open the table
n-players = { $n } players
seat-n = Seat { $n }
seat-left = somebody who left
seat-me = Me
seat-anybody = Whoever comes
seat-open = free seat
seat-bot = Bot, { $level }
seat-a-bot = Bot for seat { $n }…
seat-rating = Measured strength
seat-rating-of = Elo { $rating }
seat-rating-error = Elo { $rating } ± { $error }
seat-rating-note = The bots of this game played each other, two at a table. The novice has 1000; whoever has 200 more wins three games of four.
seat-rating-sure = ± { $error } is the 95 % interval.
seat-clear = Clear
waiting-text = The game begins when every seat is taken.
start = Start the game
start-not-full = There are free seats. Send the link, or seat bots.
cancel-table = Cancel the table
leave = Leave
invite-link = Link to this table
link-copied = The link is copied.

## Person
settings-title = Settings
name = Name
language = Language
language-browser = As the browser
language-note = You can change it at any time, also in the middle of a game.
language-test = Test (accents)
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-system = As the system
motion-full = Full
motion-reduced = As little as possible
turn-end = What ends your turn
turn-end-automatic = The last step
turn-end-hold = 3 seconds after it
turn-end-confirm = My confirmation
turn-end-note = While a turn is held you can take it back, and nobody else can move.
account = Account
account-text = You are a guest: this browser knows you. An account lets you sign in from anywhere; your tables stay yours.
account-is = Signed in as { $login }.
make-account = Make an account
login = Login
password = Password
new-password = New password
change-password = Change the password
sign-in = Sign in
sign-out = Sign out
sign-in-title = Sign in
sign-in-text = Nobody needs an account to play. It is for playing from several devices.
sign-in-account = With an account
sign-in-back = Back to signing in
password-lost = Password lost?
recovery-code = Recovery code
recover = Set the new password
codes-text = Keep these recovery codes: each opens the account once when the password is lost. They are shown only now.
guest-title = As a guest
guest-text = A name is enough.
guest-go = Come in
programs = Programs
programs-text = A program of yours can sit down as a player with a token.
programs-docs = The interface
programs-token = The token, shown only now:
programs-name = Name of the program
programs-add = Make a token

## Table
table-away = This table cannot be shown
table-missing = There is no such table, or it is not for you to see.
turn-order = Order of play
board = Board
your-mat = Your mat
table-parts = Parts of the table
table-menu = Table menu
text-view = Everything in words
link-moment = Copy a link to this moment
tab-me = Me
tab-others = Others
tab-tracks = Tracks
tab-market = Market
tab-score = Score
tab-cults = Cults
tab-has-options = there is something to choose here
skip-to-options = Go to the options
tab-log = Log
side-label = Side panel
side-log = Log
side-chart = Chart
side-rules = Rules
side-notes = Notes
action-bar = Actions
your-turn = Your turn
round-of = Round { $now } of { $of }
round-now = Round { $now }
waits-for = Waiting for { $names }
waits = The table is waiting
please-wait = Please wait
choose-option = Choose an option
choose-kind = Choose what to do, or click a lit thing on the board.
which-one = Which one?
n-choices = { $n } choices
whole-price = In all
n-more = { $n ->
    [one] One more choice here
   *[other] { $n } more choices here
}
do-it = Do it
choose-other = Choose something else
give-up-menu = Give something up …
waste-specials = { $n ->
    [one] A special action of this round is not used yet.
   *[other] { $n } special actions of this round are not used yet.
 }
waste-pool = Still in your pool, and lost with the turn:
waste-hand = { $n ->
    [one] One card is still in your hand, and will be discarded.
   *[other] { $n } cards are still in your hand, and will be discarded.
 }
waste-summon = You could still summon a god this turn.
waste-fulfil = You could still fulfil a pact this turn.
waste-pass = Whoever passes loses:
undo = Take back (U)
redo = Do again (Shift+U)
undo-turn = Take back the whole turn
undo-nothing = Nothing can be taken back: somebody else has moved, or something was revealed.
undo-request = Ask to take back
undo-asked = The others are asked.
undo-wish = { $name } asks to take back a move.
bot-late = { $name } has to wait: too many bots are thinking. It will move by itself.
agree = Agree
refuse = Refuse
turn-held = End your turn?
confirm-turn = End turn
hint = Hint (H)
hint-forbidden = This table is played without hints.
hint-title = Hint
hint-thinking = Thinking…
hint-none = No advice for this moment.
hint-goal-unknown = Look for the step that gains most by the end of the game.
hint-area = Look at: { $places }
hint-area-none = It is not about a place.
hint-expected = Expected at the end: { $points } points
hint-aim = Look for a step that improves this: { $part }.
hint-why = Worth it for: { $parts }.
hint-part = { $points } { $part }
hint-then = Then: { $steps }.
hint-others = Also worth a look, with the points expected at the end:
hint-expected-spread = About { $points } points expected at the end, give or take { $spread }.
hint-kind = Kind of action: { $kind }.
hint-more = Tell me more
by-rule = Rule: { $rule }

## The teacher of a first game
guide-learn = Learn by playing
guide-learn-of = Learn { $game } by playing
guide-learn-note = A real game with a teacher beside you
guide-first = Guided first game
guide-continue = Continue
guide-restart = Play it again
guide-minutes = about half an hour
guide-chapters = { $done } of { $of }
guide-lesson = Lesson
guide-teacher = The scribe, your teacher
guide-path = The path of lessons
guide-step = step { $now } of { $of }
guide-chapter-done = done
guide-your-step = Your step
guide-also = Also fine
guide-also-text = anything else that is lit. I come back to this later.
guide-why = Why?
guide-skip = Later
guide-know = I know this
guide-go-on = Go on
guide-again = Try it again
guide-got-it = Got it
guide-hush = No more cards
guide-recommended = Recommended
guide-card = Something new
guide-cards = Small cards explain new things in ordinary games
guide-ask = Ask for advice
guide-free-title = Your choice
guide-free = Nothing new just now. Play what you like; I look on and say something when it matters.
guide-wait-title = The others move
guide-wait = Watch what they do. When they build near you or take what you wanted, it concerns you.
guide-your-choice = Your choice
guide-verdict-asked = Done. Here is what it brings.
guide-verdict-same = What I would have done.
guide-verdict-alike = As good as my own choice.
guide-verdict-little = Good. One thing is a little better.
guide-verdict-costly = It works, and it costs you something.
guide-scale = Points at the end, as the bot reckons
guide-mine = { $points ->
    [one] I would have chosen: { $step }. That is about { $points } point more in the end.
   *[other] I would have chosen: { $step }. That is about { $points } points more in the end.
}
guide-reason = What makes the difference: { $part }.
guide-next-title = Three things to try next time
guide-next = { $points ->
    [one] Round { $round }: instead of “{ $yours }” try “{ $mine }”, about { $points } point more.
   *[other] Round { $round }: instead of “{ $yours }” try “{ $mine }”, about { $points } points more.
}
guide-rules = Rules
guide-pieces = Pieces

## The log
log-turn = This turn
log-since = Since your last turn
log-earlier = Earlier
log-setup = Set-up
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
notes-note = Only you see these notes.
reconnecting = Connection lost. Coming back…
stood-in = A bot is playing for you.
come-back = Take my seat back
kept-rules = This game was played by rules version { $played }. By version { $known } it would go another way, so it stays here as it was.
kept-newer = This game is played by rules version { $played }, and this server knows version { $known }. It goes on when the server is brought up to date.
kept-content = This game is played with { $pack }, which is not on this server now. It goes on when that content is back.
kept-content-other = content of another version
kept-no-view = Without its content this game cannot be drawn.
kept-record = Save the record
kept-leave = Give the game up
kept-leave-sure = Yes, end it for everybody
kept-chip = kept as it was
watching = watching
zoom-in = Enlarge
zoom-out = Make smaller
zoom-fit = Whole board
resign = Give up
resign-sure = Give up for good?
hand-to-bot = Hand my seat to a bot ({ $level })
hand-to-person = Hand my seat to somebody
hand-link = Whoever opens this link takes your seat
handed-over = A bot has your seat.
fair-commitment = The draws are fixed since the start. Hash of the seed: { $hash }
fair-seed = Seed of the draws: { $seed }
seed-copied = The seed is copied.
practice = Practice table: somebody knows the seed.

## End
game-over = The game is over
scores-show = Final scores
scores-won = { $name }: victory with { $points } points
scores-shared = { $names }: shared victory with { $points } points
scores-title = Final scores
scores-source = Source
scores-total = Total
scores-place = Place
scores-winner = winner
rematch = Play again
replay-open = Replay

## Replay
replay-of = { $game }, replay
replay-bar = Replay
replay-eyes = Seen by
eyes-all = Everything open
eyes-spectator = Spectator
replay-start = The beginning
replay-slider = Moment
moment-of = Step { $step } of { $steps }
replay-first = To the beginning (Home)
replay-last = To the end (End)
replay-back = One step back (←)
replay-forward = One step on (→)
replay-turn-back = One turn back (Shift+←)
replay-turn-forward = One turn on (Shift+→)
replay-round-back = One round back (PageUp)
replay-round-forward = One round on (PageDown)
replay-play = Play (Space)
replay-pause = Pause (Space)
record-save = Save the record file
to-table = To the table
chart-which = Which number
chart-step = Step
chart-failed = There is no chart for this table.
chart-sources = Where the points come from
points-from = Points: { $source }

## Keys
keys-title = Keys
keys-choose = Choose what stands beside the key; once more: do it
keys-enter = Do it, or end the turn
keys-back = Back
keys-undo = Take back
keys-redo = Do again
keys-hint = Hint
keys-tab = From thing to thing, also on the board
keys-list = This list
keys-step = One step back or on
keys-turn = One turn back or on
keys-round = One round back or on
keys-ends = To the beginning or the end
keys-play = Play or pause
cap-shift = Shift
cap-space = Space
cap-page-up = PageUp
cap-page-down = PageDown
cap-home = Home
cap-end = End

## Learn
learn-title = Learn
learn-text = Play a real game with a teacher beside you, or look things up in the rules.
learn-pieces = Pieces and sources
content-sources = Where the values come from
source-rulebook = from the rulebook
source-rulebook-note = stated by the printed rules
source-published = published
source-published-note = read from public tables and prints
source-derived = derived
source-derived-note = follows from the other values
source-reconstructed = reconstructed
source-reconstructed-note = not public: chosen by us so that the game is complete and fair
content-only-ours = Only reconstructed
content-values = { $n ->
    [one] One value
   *[other] { $n } values
}
content-rest = { $n ->
    [one] One more entry of the content file, under its name there
   *[other] { $n } more entries of the content file, under their names there
}
content-replace = Play with the values of your own box
content-replace-copy = Write the standard content into a file:
content-replace-edit = Change the entries you know from your box; each says where its values come from.
content-replace-serve = Start the server with the file:
content-replace-play = Choose the content when you open a new table. Tables and records keep the content they were played with.
rules-search = Search
rules-none = Nothing found.
rules-contents = Contents

# Kinds of pieces
pieces-faction = Factions
pieces-scoring-tile = Scoring tiles
pieces-bonus-tile = Bonus tiles
pieces-favor-tile = Favor tiles
pieces-town-tile = Town tiles
pieces-power-action = Power actions
pieces-structure = Structures
pieces-conversion = Conversions
pieces-cult = Cults
pieces-constant = Numbers
pieces-option = Options
pieces-terrain = Terrains
pieces-map-row = Rows of the map
pieces-map = Map
pieces-end-scoring = Final scoring
pieces-components = Components
pieces-ability = Abilities
pieces-introductory = First game
pieces-supply = Supply
pieces-edition = Printings
pieces-starting-card = Starting cards
pieces-market-card = Market cards
pieces-technology = Technologies
pieces-wonder = Wonders
pieces-conquest-token = Conquest tokens
pieces-region = Regions
pieces-border = Borders
pieces-outline = Coast
pieces-layout = Maps by players
pieces-house = Houses
pieces-board = Boards
pieces-territory = Territories
pieces-dotted-border = Dotted borders
pieces-culture-corner = Places of culture tokens
pieces-star-slot = Places of the star
pieces-star-segment = Lines of the star
pieces-star-region = Summon tokens
pieces-action-token = Action tokens
pieces-magic-action = Magic actions
pieces-weapon = Weapons
pieces-trade-agreement = Pacts
pieces-culture-token = Culture tokens
pieces-ancient-civilization = Ancient civilizations
pieces-development-track = Development tracks
pieces-settlement-area = Settlement area
pieces-goal-tile = Goal tiles
pieces-major-god = Major gods
pieces-minor-god = Minor gods
pieces-artifact = Artifacts
pieces-pandora-token = Pandora tokens
pieces-component = Pieces in the box
pieces-constants = Numbers
pieces-power-track = Power track
pieces-meta = The content file
pieces-rules = Numbers of the rules
pieces-building = Buildings
pieces-basic-building = Basic buildings
pieces-knowledge = Knowledge
pieces-province = Provinces
pieces-free-city = Free cities
pieces-civilization = Civilizations
pieces-policy = Policies
pieces-warlord = Warlords
pieces-scout = Scouts
pieces-type-token = Province-type tokens

## Workshop
workshop-title = Content workshop
workshop-note = Type in what is printed in your box. Every value is checked while you type; nothing leaves this page until you save, share or play.
workshop-link-note = The values of your own box
workshop-open-here = Type in what is printed in your box
workshop-pack-name = Name of the pack
workshop-open = Open a pack file
workshop-save = Save as a file
workshop-share = Open a table with it
workshop-play = Play at once
workshop-reset = Back to the standard values
workshop-standard = These are the standard values.
workshop-right = The pack can be played.
workshop-line = Line { $n }
workshop-tables = What is in the box
workshop-entered = { $done } of { $all } entered
workshop-only-left = Only what is left to enter
workshop-source = Source of { $field }
workshop-as-printed = { $field } is printed like this
workshop-add = Add { $what }
workshop-remove = Remove { $what }
workshop-new-id = Name of a new one in the file
workshop-add-entry = Add one like this
workshop-drop-entry = Take this one out
workshop-drawing = How it looks on the table
workshop-drawing-stale = Shown as it was when the values were right last.

## Bots
bot-random = random
bot-novice = novice
bot-apprentice = apprentice
bot-adept = adept
bot-master = master
bot-grandmaster = grandmaster

log-says = { $name }:
log-deeds = Show the deeds of this turn
log-steps = Show every step
log-more = and { $n } more

## Order at the table
order-about = About { $name }
order-mute = Mute
order-unmute = Let speak again
order-remove = Remove and keep out
order-remove-note = Whoever is kept out no longer sees this table. You can let them in again in the waiting room.
order-players-stay = Players stay once the game has begun; you can mute them.
order-kept-out = Kept out
order-let-in = Let in
report-title = Report…
report-label = What is wrong?
report-note = Only those who run this server read it.
report-send = Report
report-sent = Thank you. Those who run this server will read it.
chat-silent = Whoever made this table has asked you to be silent here.

## What is yours
mine = What is yours
mine-text = Everything this server keeps about you, as a file; and the way to have it deleted.
mine-download = Download
mine-delete = Delete me…
mine-delete-text = Your name, notes, programs and every word you said will be gone for good. In games under way a bot plays on; your seat stays as “somebody who left”.
mine-delete-sure = Delete for good
mine-keep = Keep everything
mine-deleted = Everything is deleted. Farewell.

## Turns of others, shown one deed after another

follow-bar = What happens
follow-turn = { $name }’s turn
follow-left =
    { $n ->
        [0] the last deed
        [one] { $n } deed left
       *[other] { $n } deeds left
    }
follow-to-come =
    { $n ->
        [0] The last deed is being shown
        [one] { $n } deed still to be shown
       *[other] { $n } deeds still to be shown
    }
follow-left-out = { $n ->
    [one] Showing the last turn of each; { $n } earlier deed is in the log.
   *[other] Showing the last turn of each; { $n } earlier deeds are in the log.
}
follow-all-now = Show all now
follow-again = Show the last turn again
follow-skip = Skip
pace = Pace
pace-off = Off
pace-quick = Quick
pace-calm = Calm
keys-skip = Skip what is being shown
keys-again = Show the last turn again

# Being told that a table waits
next-table = Next table
next-waits = { $n ->
    [one] { $n } table waits for you
   *[other] { $n } tables wait for you
}
notice-title = Your turn: { $table }
told = When it is your turn
told-sound = A sound
told-notes = A note of the browser while the page is hidden
told-note = The number of tables that wait always stands in the title and on the icon of the page. These choices hold for this device.
notes-refused = The browser does not allow notes from this page. Its settings can change that.
