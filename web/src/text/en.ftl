# What the page itself says. Games bring their own catalogues.

## What the table says
player = player { $number }
chance = the dealer
error-game-over = The game is over.
error-not-awaited = It is not the turn of { $seat }.
error-not-a-step = “{ $step }” is not a step: { $expected }.

## Games
game-terra-mystica = Terra Mystica
game-altay = Altay
game-anunnaki = Anunnaki
game-monumental-duel = Monumental Duel
# Words on the boxes, a line each.
cover-terra-mystica =
    Terra
    Mystica
cover-altay =
    Altay
    Dawn of Civilization
cover-anunnaki =
    Anunnaki
    Dawn of the Gods
cover-monumental-duel =
    Monumental
    Duel

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
hint-more = Tell me more
by-rule = Rule { $rule }
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
learn-text = The rules in our own words, with every piece and what it does.
learn-read = Rules and pieces
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

## Bots
bot-random = random
bot-novice = novice
bot-apprentice = apprentice
bot-adept = adept
bot-master = master
bot-grandmaster = grandmaster

log-says = { $name }:

## Terra Mystica: what the drawn table says beyond the game's own catalogue
tm-build = Build
tm-upgrade = Upgrade
tm-shipping = Shipping
tm-digging = Digging
tm-send = Priest
tm-power = Power
tm-power-actions = Power actions
tm-special = Special
tm-pass = Pass
tm-convert = Convert
tm-burn = Burn 1
tm-connect = Town over a river
tm-take = Faction
tm-bonus = Bonus tile
tm-favor = Favor tile
tm-town = Town tile
tm-step = Cult step
tm-bridge = Bridge
tm-map = Map
tm-rounds = Rounds
tm-round-n = Round #
tm-no-bonus = no cult bonus
tm-cults = Cults
tm-priests-below = priests below
tm-priest-kept = stays
tm-priest-back = returns
tm-priest-stays = A priest of theirs stays here.
tm-bonus-tiles = Bonus
tm-towns = Towns
tm-favors = Favors
tm-passed = passed
tm-bowls = Power bowls
tm-bowls-tip = Power moves from bowl I to II, then from II to III. Only bowl III can be spent.
tm-income = Income each round
tm-price = Price
tm-price-alone = # coins without a neighbour of another player.
tm-covered = Still on the board: it covers income.
tm-spade-cost = Price of a spade
tm-shipping-tip = How many river hexes you may cross.
tm-digging-tip = What a spade costs you.
tm-keys-tip = A key lets a marker enter the top of a cult.
tm-bridges-left = Bridges left
tm-network = Structures in your largest network
tm-coins-on = # coins lie on it for whoever takes it.
tm-bonus-tip = Taken when you pass; gives its income each round you hold it.
tm-used = Used this round.
tm-left = # left
tm-power-used = Used this round.
tm-power-tip = Once per round, by whoever comes first.
tm-dwelling = Dwelling
tm-trading_post = Trading post
tm-temple = Temple
tm-stronghold = Stronghold
tm-sanctuary = Sanctuary
tm-no-faction = The others choose their factions.

## Altay: what the drawn table says beyond the game's own catalogue
altay-play = Play
altay-put = Put
altay-release = Take from a card
altay-buy = Buy
altay-buy_resource = Buy a resource
altay-attack = Attack
altay-start = Start a work
altay-tech = Technology
altay-end_turn = End the turn
altay-map = Map of 23 regions
altay-token = conquest token
altay-market = Market
altay-market-note = one of each kind a turn
altay-achievements = Achievements
altay-achievements-note = one in progress
altay-wms = wood, metal or stone
altay-any = any
altay-price = Price
altay-vp-token-reconstructed = the place of this VP token is our choice, the printed picture is not known
altay-left = # left
altay-empty = This pile is empty.
altay-bought = bought
altay-first-deck = first deck
altay-hand = Your hand
altay-pool = Pool
altay-deck = Your deck
altay-discard = Your discard pile
altay-deck-discard = Deck / discard pile
altay-played = Played this turn
altay-table = On your table
altay-table-empty = Nothing yet.
altay-fed = filled this turn
altay-hand-empty = No card in hand.
altay-peoples-wait = The others choose their peoples.
altay-secret = secret wonder

### Monumental Duel
mono-row = Development row
mono-basic = Basic building
mono-complete = Complete the wonder
mono-policy = Develop a policy
mono-conquer = Conquer
mono-use = Use a card
mono-exchange = Exchange
mono-progress = Progress
mono-advantage = Advantage
mono-warlord = Warlord
mono-scout = Scout
mono-pass = Pass
mono-kind-building = Building
mono-kind-basic = Basic building
mono-kind-knowledge = Knowledge
mono-kind-wonder = Wonder
mono-kind-province = Province
mono-kind-policy = Policy
mono-kind-city = Free city
mono-kind-warlord = Warlord
mono-kind-scout = Scout
mono-kind-civilization = Civilization
mono-era = Era { $era }
mono-part = Part { $n }
mono-when-action = Action
mono-when-card = Activated
mono-when-city = City activated
mono-when-exchange = Exchange
mono-when-lasting = Lasting
mono-when-first = First time
mono-when-each = Each time
mono-when-bonus = Bonus
mono-when-locked = Locked bonus
mono-price = Price: { $price }
mono-price-short = Price: { $price } ({ $n } short)
mono-price-parts = Price: { $first } to start, { $second } to complete
mono-yields = Yields { $what }
mono-short = { $n } short
mono-left = { $n ->
    [one] 1 left
   *[other] { $n } left
 }
mono-n-of = { $n } × { $card }
mono-row-left = { $n ->
    [one] 1 development card left
   *[other] { $n } development cards left
 }
mono-row-gap = An empty place of the row
mono-leaving = leave at the end of the round
mono-road = Advantage and free cities
mono-adv-free = Nobody holds the advantage.
mono-adv-held = { $name } hold the advantage with { $tokens } on the card.
mono-adv-bare = { $name } hold the advantage.
mono-adv-tip = Whoever holds it may use the warlord.
mono-gold-side = { $name }: { $n } of { $of } gold
mono-traded = { $name } traded here this round
mono-cities-left = { $n ->
    [one] 1 free city to come
   *[other] { $n } free cities to come
 }
mono-resources = Resources
mono-gained = { $n } gained this round
mono-deck = Deck
mono-discard = Discard
mono-archive = Archive
mono-deck-top = On top: { $cards }
mono-city-of = City of { $name }
mono-cross = Row { $row } and column { $column }
mono-activated = activated
mono-used = used this round
mono-in-hand = In use: { $card }
mono-wonder-open = { $name }, half built
mono-wonder-half = half built
mono-wonder-none = No unfinished wonder
mono-wonder-tip = A wonder is started from the development row and completed by another action.
mono-built = { $n } built
mono-policies = Policies
mono-policy-next = The next policy
mono-next = next
mono-provinces = Provinces
mono-provinces-none = No province yet
mono-type-tokens = Province-type tokens in reserve
mono-people = Warlord, scout and free cities
mono-first = First player this round
mono-no-special = No special rule
mono-if-now = if it ended now
mono-round = Round { $n }
mono-round-last = Round { $n }, the last one
mono-last = Last round
mono-phase-activation = Activation
mono-phase-actions = Actions
mono-phase-end = End of round
mono-zoom = Card
mono-mark-known = Stated values
mono-mark-part = Partly reconstructed
mono-mark-rebuilt = Reconstructed values
mono-mark-more = Look at the card and press this mark to see why.
mono-field-name = Name
mono-field-cost = Price
mono-field-era = Era
mono-field-yield = Yield
mono-field-abilities = Abilities
mono-field-bonus = Bonus
mono-field-types = Province types
mono-field-do = Effect
mono-field-trigger = Timing of the ability
mono-field-condition = Condition of the ability
mono-field-count = Number of cards
mono-field-defence = Defence
mono-field-special = Special rules
mono-field-buildings = Starting buildings
mono-field-knowledge = Starting knowledge
mono-field-policies = Policies
mono-field-warlord = Warlord
mono-field-scout = Scout
mono-source-title = Where { $card } comes from
mono-source-rulebook = Stated by the rulebook
mono-source-published = Known from public material
mono-source-derived = Follows from the rulebook
mono-source-reconstructed = Reconstructed for this program
mono-source-why = The rulebook is public, most cards are not. Where a printed value is unknown, a value was designed that fits the rules and plays well; it may differ from your box.
mono-source-all = All components and sources
mono-replace-title = Replace it
mono-replace-how = If you own the game you can play with its own values: write them into a content pack.
mono-replace-edit = Copy the content file of the game and change the entry “{ $id }” and others as you like.
mono-replace-check = Check it:
mono-replace-play = Start the server with it; new tables then offer it:

### Anunnaki
anunnaki-worlds = Worlds
anunnaki-gaia = Gaia
anunnaki-afterworld = Afterworld
anunnaki-any = any
anunnaki-free = free
anunnaki-goods = { $n } { $resource }
anunnaki-steps = { $track } +{ $n }

# Groups of options
anunnaki-do-pick = Pick a figure
anunnaki-do-step = Step
anunnaki-do-carry = Carry
anunnaki-do-teleport = Teleport
anunnaki-do-harvest = Harvest
anunnaki-do-recruit = Recruit
anunnaki-do-build = Build
anunnaki-do-upgrade = Upgrade
anunnaki-do-pact = Take a pact
anunnaki-do-fulfil = Fulfil a pact
anunnaki-do-summon = Summon a god
anunnaki-do-cast = Magic
anunnaki-do-perform = Perform
anunnaki-do-weapon = Weapon
anunnaki-do-arm = Take a weapon
anunnaki-do-fight = Fight
anunnaki-do-resolve = Culture
anunnaki-do-replace = Replace
anunnaki-do-stop = Stop
anunnaki-do-done = Done
anunnaki-do-decline = No
anunnaki-do-use = Yes

# Gains
anunnaki-gain-crystal = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
anunnaki-gain-vp = { $n } VP
anunnaki-gain-follower = { $n ->
    [one] { $n } follower
   *[other] { $n } followers
}
anunnaki-gain-weapon = { $n ->
    [one] { $n } advanced weapon
   *[other] { $n } advanced weapons
}
anunnaki-gain-pact = { $n ->
    [one] { $n } pact from the row
   *[other] { $n } pacts from the row
}
anunnaki-gain-portal = { $n ->
    [one] a portal for { $n } figure
   *[other] a portal for { $n } figures
}
anunnaki-gain-move = a move of { $n }
anunnaki-gain-build = a settlement
anunnaki-gain-upgrade = an upgrade of an action token
anunnaki-gain-move_sign = one sign moved
anunnaki-gain-income = settlement income
anunnaki-gain-power_action = a power action
anunnaki-gain-blue_action = the action of a blue token
anunnaki-gain-red_action = the action of a red token

# The action star
anunnaki-star = Action star
anunnaki-slot-empty = No token yet
anunnaki-pawn-here = Your pawn stands here.
anunnaki-upgraded = upgraded
anunnaki-cell = Cell for a sign
anunnaki-cell-sign = A sign lies here.
anunnaki-cell-free = { $n ->
    [0] Free. It gives no crystal.
    [one] Free. The first sign takes { $n } crystal.
   *[other] Free. The first sign takes { $n } crystals.
}
anunnaki-region = Summon token
anunnaki-region-bound = Signs in all cells around it free this summon token.
anunnaki-region-free = Freed: all cells around it hold signs.
anunnaki-region-major = Signs in the five inner cells free the major god: { $n } of 5.
anunnaki-mini-star = { $n } signs, { $upgraded } tokens upgraded.{ $pawn ->
    [yes] { " " }Pawn on { $token }.
   *[other] { "" }
}
anunnaki-slot-name = place { $n }
anunnaki-cell-name = between { $from } and { $to }
anunnaki-op-portal = Portal
anunnaki-op-move = Move
anunnaki-op-trade = Trade
anunnaki-op-harvest = Harvest
anunnaki-op-creation = Creation
anunnaki-op-income = Income
anunnaki-op-power = Power
anunnaki-op-market = Market
anunnaki-act-portal = { $figures ->
    [one] Teleports { $figures } of your figures.
   *[other] Teleports up to { $figures } of your figures.
}
anunnaki-act-move = { $points } points of movement.
anunnaki-act-trade = { $pacts ->
    [one] Take { $pacts } pact from the row.
   *[other] Take up to { $pacts } pacts from the row.
}
anunnaki-act-harvest = { $territories ->
    [one] Harvest { $territories } territory you control.
   *[other] Harvest up to { $territories } territories you control.
}
anunnaki-act-creation = { $type ->
    [any_one] For each shrine you control, 1 resource of one type you choose.
   *[other] For each shrine you control, 1 resource of your capital.
}
anunnaki-act-income = { $extra_followers ->
    [0] What the open cells of your settlement area show.
   *[other] What the open cells of your settlement area show, and { $extra_followers } follower more.
}
anunnaki-act-power = { $extra_steps ->
    [0] Steps on the power track.
   *[other] Steps on the power track, and { $extra_steps } more.
}
anunnaki-act-market = { $pay ->
    [0] Gain { $gain } different resources for nothing.
   *[other] Pay { $pay } resource and gain { $gain } other, different ones.
}
anunnaki-act-upgraded = This token is upgraded.
anunnaki-act-other = Upgraded: { $text }

# Magic
anunnaki-magic = Magic actions
anunnaki-magic_red = Red
anunnaki-magic_blue = Blue
anunnaki-magic_weapons = Weapons
anunnaki-magic_upgrade = Upgrade
anunnaki-magic_build = Build
anunnaki-magic_followers = Followers
anunnaki-magic-tip = One magic action per turn. Pay { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}{ $cost ->
    [none] { "" }
   *[other] { " " }and { $cost }
}: { $gain }.

# The mat
anunnaki-house-of = House of the { $house }
anunnaki-phases = Phases of a turn
anunnaki-phase-main = Action
anunnaki-phase-magic = Magic
anunnaki-phase-additional = Additional
anunnaki-phase-battles = Battle
anunnaki-phase-culture = Culture
anunnaki-goods-tip = { $n } of at most { $cap }.
anunnaki-crystals-tip = Taken with signs on the star, paid for magic.
anunnaki-area = Settlements
anunnaki-area-tip = Each settlement you build opens a cell; settlement income gives what the open cells show.
anunnaki-area-shut = closed
anunnaki-signs = signs left
anunnaki-signs-tip = { $n ->
    [0] No sign is left: the game ends soon.
    [one] { $n } sign is left to be placed on the star.
   *[other] { $n } signs are left to be placed on the star.
}
anunnaki-reserve = in reserve
anunnaki-reserve-tip = Followers that can be recruited.
anunnaki-summons-tip = Free summon tokens: { $minor } for minor gods, { $major } for the major god.
anunnaki-held-land = { $shrines } shrines controlled, { $ancients } ancient civilizations defeated.
anunnaki-artifacts = Artifacts
anunnaki-deed-summon = Summon
anunnaki-deed-fulfil = Fulfil pacts
anunnaki-deed-fulfil-tip = You can pay { $n } of { $held } held pacts.
anunnaki-short = Missing:
anunnaki-payable = You can pay it
anunnaki-artifacts-tip = { $n ->
    [one] { $n } artifact lies in the stack for whoever conquers Atlantis.
   *[other] { $n } artifacts lie in the stack for those who conquer Atlantis.
}
anunnaki-destiny = Chosen in secret: { $track }
anunnaki-choose-house = The houses
anunnaki-house-capital = Its capital yields { $resource }.
anunnaki-house-taken = Taken by { $name }
anunnaki-first = first player

# Gods
anunnaki-gods = Gods
anunnaki-gods-secret = The minor gods are not known yet.
anunnaki-summoned = summoned
anunnaki-major = major god
anunnaki-when-permanent = always
anunnaki-when-immediate = at once
anunnaki-when-end = at the end
anunnaki-god-strength = Strength { $n } in battle and harvest.
anunnaki-god-base = From the start: { $text }
anunnaki-god-upgraded = Once summoned: { $text }
anunnaki-god-permanent = Always: { $text }
anunnaki-god-immediate = At once: { $text }
anunnaki-god-end = At the end: { $text }
anunnaki-god-summon = When summoned: { $track } +{ $n }.
anunnaki-power-shift_crossed_sign = A crossed sign may move to an empty cell for its crystals.
anunnaki-power-resource_with_crystals = { $n ->
    [one] { $n } resource of any type
   *[other] { $n } resources of any type
} with each sign that takes crystals.
anunnaki-power-mobile_settlements = Settlements move and fight as figures and carry up to { $carries }.
anunnaki-power-settlement_harvest = Settlements harvest with strength { $n }.
anunnaki-power-full_harvest = A harvest yields the full strength while a source is open.
anunnaki-power-culture_by_presence = Culture rewards with any figure on that planet.
anunnaki-power-double_culture = Culture rewards are doubled.
anunnaki-power-add_follower_to_god_battle = 1 follower joins a battle that a god began.
anunnaki-power-free_pact = Pay { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}: fulfil a held pact free of cost.
anunnaki-power-vp_per_resource_territory = { $vp } VP per { $resource } territory you control.
anunnaki-power-settlement_strength = { $needs_figures ->
    [true] Settlements add { $battle } beside your figures.
   *[other] Settlements have strength { $n }.
}
anunnaki-power-harvest_strength = +{ $n } harvest strength where you control.
anunnaki-power-vp_per_exhausted_pair = { $vp } VP per { $per } exhausted territories you control.
anunnaki-power-weapon_discount = Weapons cost { $metal } metal less.
anunnaki-power-two_cards_choose_one = Play 2 weapons, keep 1 after the reveal.
anunnaki-power-vp_per_strong_territory = { $vp } VP per territory with your strength { $strength } or more.
anunnaki-power-away_territories = { $vp } VP and { $crystals } crystal per { $per } territories away from home.
anunnaki-power-sacrifice_follower = Return 1 follower for { $resources } resources of any type.
anunnaki-power-follower_where_three = 1 follower where { $n } or more of yours stand.
anunnaki-power-settlement_defence = Settlements defend with +{ $n }.
anunnaki-power-group_portal = Teleport up to { $figures } figures together.
anunnaki-power-strength_with_two_figures = +{ $battle } strength where 2 or more of your figures stand.
anunnaki-power-follower_per_settled_planet = 1 follower on each planet with your settlement.
anunnaki-power-away_shrines = { $vp } VP and { $metal } metal per shrine away from home.
anunnaki-power-vp_per_atlantis = { $vp } VP per Atlantis territory you control.
anunnaki-power-portal_extra = Portals take { $n } figure more.
anunnaki-power-vp_per_reserve_followers = { $vp } VP per { $per } followers in reserve.
anunnaki-power-vp_per_kept_ancient = { $vp } VP per ancient civilization defeated.
anunnaki-power-resource_per_settled_territory = 1 resource per territory with your settlement.
anunnaki-power-recruit_extra = Recruit { $n } follower more each time.
anunnaki-power-move_extra = Moves have { $points } points more.
anunnaki-power-extra_shrine = You control { $n } shrine more.

# Weapons and battles
anunnaki-weapons = Weapons
anunnaki-hand = Weapons and pacts
anunnaki-weapon-regular = Regular weapon: for defence, it returns to the hand.
anunnaki-weapon-advanced = Advanced weapon: it goes to your stack after the battle.
anunnaki-weapon-numbers = Strength { $strength }, cost: { $cost }.
anunnaki-weapon-won = If you win: war +{ $war }, { $vp } VP.
anunnaki-weapon-back = A weapon that only its owner knows
anunnaki-weapon-stack = Weapon stack
anunnaki-weapon-stack-tip = { $n ->
    [one] { $n } advanced weapon lies in the stack.
   *[other] { $n } advanced weapons lie in the stack.
}
anunnaki-weapon-count = { $n } in hand.
anunnaki-weapon-in-stack = In the stack: { $list }.
anunnaki-effect-gods_count_one = Opposing gods count 1 each.
anunnaki-effect-void_effect = The opposing effect is void.
anunnaki-effect-ignore_strongest = The strongest opposing figure is left out.
anunnaki-effect-pay_metal_for_strength = Metal may be paid for 1 strength each.
anunnaki-effect-second_card = A second advanced card may be added.
anunnaki-effect-force_replacement = The opposing card leaves and must be replaced.
anunnaki-effect-loser_steals_resource = If you lose, take 1 resource from the winner.
anunnaki-sealed = sealed
anunnaki-void = void
anunnaki-choosing = chooses…
anunnaki-no-card = no card
anunnaki-ancients = Ancients
anunnaki-fight-for = Battle for { $place }
anunnaki-fight-choose = Each side seals a weapon.
anunnaki-fight-sealed = The choices are sealed.
anunnaki-fight-open = The weapons are shown.
anunnaki-fight-won = { $name } win the battle
anunnaki-fight-tie = { $name } attacked and win the tie
anunnaki-fight-bodies = Figures and gods’ powers
anunnaki-fight-bought = Metal paid
anunnaki-fight-spoils = Spoils
anunnaki-fight-again = Show the last battle again
anunnaki-pact-home = The whole reward only if you control a territory on Gaia; otherwise one half.
anunnaki-sure-loss = You have no advanced weapon that you can pay: an attack here is lost at once.
anunnaki-fight-choose-ancient = Choose an advanced weapon. The ancients have none.
anunnaki-fight-stages = Stages of the battle
anunnaki-fight-counted = How battles are counted
anunnaki-stage-choose = Choose
anunnaki-stage-reveal = Reveal
anunnaki-stage-effects = Pay, effects
anunnaki-stage-result = Result

# Pacts
anunnaki-pact = Pact
anunnaki-pacts = Pacts
anunnaki-pact-cost = Pay { $cost }.
anunnaki-pact-middle = Then { $gain },
anunnaki-pact-bottom = and { $vp } VP, trade +{ $trade }.
anunnaki-pact-house = The whole reward only if you control a territory on the planet of { $house }; otherwise one half.
anunnaki-pact-stack = Stack of pacts
anunnaki-pact-stack-tip = { $n } left.
anunnaki-held = Held pacts
anunnaki-held-none = No pact held.
anunnaki-fulfilled = Fulfilled
anunnaki-fulfilled-tip = { $n ->
    [one] { $n } pact fulfilled.
   *[other] { $n } pacts fulfilled.
}

# Worlds
anunnaki-board = Development board
anunnaki-exhausted = exhausted
anunnaki-land-sources = Sources: { $list }.
anunnaki-land-shrines = { $n ->
    [one] { $n } shrine.
   *[other] { $n } shrines.
}
anunnaki-land-capital = Capital.
anunnaki-land-atlantis = Atlantis: entered and left over dotted borders only.
anunnaki-land-contested = Contested: a battle is due.
anunnaki-land-controller = Controlled by { $name }.
anunnaki-count-followers = { $n ->
    [one] { $n } follower
   *[other] { $n } followers
}
anunnaki-count-minor-gods = { $n ->
    [one] { $n } minor god
   *[other] { $n } minor gods
}
anunnaki-count-major-gods = major god
anunnaki-count-settlements = { $n ->
    [one] settlement
   *[other] { $n } settlements
}
anunnaki-ancient = Ancient civilization
anunnaki-ancient-hidden = Strength { $least } to { $most }; face down until it is fought.
anunnaki-ancient-strength = Strength { $n }.
anunnaki-ancient-reward = Defeated: { $gain }.
anunnaki-atlantis-god = A god of Atlantis adds { $n }.
anunnaki-atlantis-guard = God of Atlantis
anunnaki-culture = Culture token
anunnaki-culture-up = Surrounded by figures, each house beside it may take: { $gain }.
anunnaki-culture-down = Face down: it is turned up when a figure stands beside it.
anunnaki-culture-gone = Taken.

# Tracks and goals
anunnaki-goal = Goal tile
anunnaki-about-war = Won battles advance it. At the end: multiplier times the goal beside it, and points for the leaders.
anunnaki-about-technology = Upgrades advance it. At the end: multiplier times the goal beside it, and points for the leaders.
anunnaki-about-trade = Pacts advance it. At the end: multiplier times the goal beside it, and points for the leaders.
anunnaki-about-power = Points at the end by space. Past the lightning a marker may enter the last spaces of the other tracks; tokens give 2 VP.
anunnaki-about-goal_shrines = 1 per shrine controlled, at most { $cap }.
anunnaki-about-goal_territories = 1 per { $n } territories controlled, at most { $cap }.
anunnaki-about-goal_settlements = 1 per settlement on the boards, at most { $cap }.
anunnaki-about-goal_units = 1 per { $n } figures on the boards, at most { $cap }.
anunnaki-worth = Worth now
anunnaki-worth-tip = Your goal value times your multiplier.

# Artifacts
anunnaki-artifact-scarab_amulet = Before scoring: one step on each of two different tracks.
anunnaki-artifact-duplicity_mirror = Discard it as the magic action: { $actions } different magic actions, each { $discount } crystal cheaper.
anunnaki-artifact-afterworld_map = A territory of your own beside every territory you control.
anunnaki-artifact-cornucopia = Discard it: gain { $gain } of one resource, or pay { $pay } of one resource for { $vp } VP.
anunnaki-artifact-tablet_of_destinies = Choose a track in secret; at the end points by the multiplier of its leader: { $vp_by_multiplier }.
anunnaki-artifact-pandoras_box = Three tokens, one per turn: gain what it shows, each opponent loses one.

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
