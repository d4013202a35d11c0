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

## People and ladders
nav-ladder = Ladder
nav-profile = { $name }: your page
pace-live = live
pace-turns = by turns
profile-missing = There is nobody here by this name
profile-open = Open their page
profile-hidden = This page is not open to you.
profile-program = A program.
profile-since = Here since { $year }.
profile-played = Played last { $ago }.
profile-met =
    { $games ->
        [one] You have met in one game:
       *[other] You have met in { $games } games:
    } they were ahead in { $ahead }, you in { $behind }.
profile-shown = Who may see this page
profile-shown-note = Private tables are never shown to others.
profile-shown-everybody = Everybody
profile-shown-met = People I played with
profile-shown-nobody = Only me
tie-friend = Add to friends
tie-friend-now = A friend
tie-block = Block
tie-block-note = They cannot invite you or sit down at your tables, and you do not read what they say. They are not told.
tie-unblock = Unblock
friends-title = Friends
friends-none = Nobody yet. Add people on their pages; they are not told.
friends-remove = Remove
blocked-title = Blocked
invite-to-table = Invite to a table
invite-person = Invite { $name }
invite-sent = { $name } was asked.
invite-seats =
    { $n ->
        [one] 1 seat open
       *[other] { $n } seats open
    }
invite-no-table = None of your tables has an open seat. Make a new one; the invitation goes out with it.
invite-friends = Ask friends
invite-login = Login of somebody with an account
invite-ask = Ask
invitations-title = Invitations
invitation-from = { $name } asks you to a table
invitation-decline = Decline
ratings-label = Ratings
rating-title = Rating
rating-span = How far back
rating-season = Season
rating-year = 12 months
rating-all = All
rating-none = No game that counts yet.
rating-none-own = No game that counts yet. Make a table without hints that is not private, and play it to the end.
rating-line = { $game }: from { $from } to { $to }
rating-provisional = provisional
rating-provisional-note = Fewer than ten games: the rating may still change a lot, and gives no place.
rating-error = ± { $error }
rating-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $won } won
rating-change = Change of the rating
rating-pending = The rating is being reckoned.
results-title = Results
results-side = Played
results-players = Table
results-games = Games
results-won = Won
results-points = Points
results-chance = The thin line is what chance alone would win.
place-of = of { $of }
reliability-title = Reliability
reliability-finished = Games finished
reliability-of = { $n } of { $of }
reliability-answer = Usual answer
reliability-hours = Answers by the hour of the day, in your time
reliability-day = 24 h, your time
reliability-none = No finished game with other people yet.
openings-title = Favourite openings
openings-games =
    { $n ->
        [one] game
       *[other] games
    }
openings-points =
    { $n ->
        [one] point
       *[other] points
    }
recent-title = Recent games
recent-none = No finished game yet.
running-title = Playing now
uncounted-practice = Practice and guided games do not count: somebody knows what will be drawn.
uncounted-pack = Games with a content pack do not count.
uncounted-hints = Games at tables that allow hints do not count.
uncounted-private = Games at private tables do not count.
uncounted-rewound = Games that went back beyond something revealed do not count.
uncounted-same_screen = Games with two seats at one screen do not count.
uncounted-bots_only = Games of bots alone do not count.
uncounted-unfinished = Games without an end do not count.
ladder-title = Ladder of { $game }
ladder-lead = People, programs and bots on one scale: whoever has 400 points more is ten times as likely to be ahead.
ladder-pace = Live or by turns
ladder-empty = Nobody has played a game that counts yet.
ladder-place = Place
ladder-name = Name
ladder-program = program
counts-title = What counts
counts-lead = Every game that is played to its end, with any number of players, also against bots.
counts-not = Not counted:
counts-left = Whoever gives up, gives the seat away or is gone at the end is last.
counts-bots = Bots were measured beforehand, so they do not move. ± is the 95 % interval.
counts-new = This game will count for the ladder.
time-left = { $time } left
length-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
length-days-hours = { $days } d { $hours } h
length-hours = { $hours } h
length-hours-minutes = { $hours } h { $minutes } min
length-minutes = { $minutes } min
length-moment = less than a minute
home-your-turn = Your turn in { $n }
home-nothing = Nothing waits for you
home-next = { $names } to move: { $table }.
home-open-seats = { $table } looks for players.
home-sorted = the most pressing first
home-since = moved { $ago }
home-take-turn = Take your turn
home-play = Play
home-waiting = Waiting for others
home-waiting-none = No table waits for others.
home-my-page = Your page

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
import-folder = Choose a folder
import-drop = or drop one or many here
import-batch = { $done } of { $of } files
import-left = { $n ->
    [one] { $n } is no record: { $names }
   *[other] { $n } are no records: { $names }
 }
import-openings = { $n ->
    [one] Openings of { $game }: { $n } game
   *[other] Openings of { $game }: { $n } games
 }
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
guide-advised = Recommended
guide-lead = Play the { $people }
guide-let-choose = Let the scribe choose
guide-good-first = A good first choice
guide-all-note = Choose any people at the table, and the places of your first dwellings.
guide-weight-1 = Easy
guide-weight-2 = Rather easy
guide-weight-3 = A little harder
guide-weight-4 = Hard
guide-weight-5 = Very hard
guide-slower = Slower
guide-slow = First open “{ $group }” in the bar below.
guide-cloth = For later
guide-cloth-text = This comes with the chapter “{ $chapter }”.
guide-lift = Lift the cloth
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
guide-why-title = What decided the game
guide-why-won = { $points ->
    [0] You won on the tie-break. Closest rival: { $name }.
    [one] You won by { $points } point, { $own } to { $theirs }. Closest rival: { $name }.
   *[other] You won by { $points } points, { $own } to { $theirs }. Closest rival: { $name }.
}
guide-why-lost = { $points ->
    [0] You lost on the tie-break. Winner: { $name }.
    [one] You lost by { $points } point, { $own } to { $theirs }. Winner: { $name }.
   *[other] You lost by { $points } points, { $own } to { $theirs }. Winner: { $name }.
}
guide-why-shared = A shared place, with: { $name }.
guide-why-ahead = You had more from: { $sources }.
guide-why-behind = You had less from: { $sources }.
guide-next-title = Three things to try next time
guide-over-title = Your first game is over
guide-over-review = Go over the game
guide-over-learn = More to learn
guide-tag-mine = My choice
guide-tag-yours = Your choice
guide-marked = Marked { $n }
guide-next = { $points ->
    [one] Round { $round }: instead of “{ $yours }” try “{ $mine }”, about { $points } point more.
   *[other] Round { $round }: instead of “{ $yours }” try “{ $mine }”, about { $points } points more.
}
guide-rules-note = with steps to try
guide-pieces = Pieces
guide-pieces-note = drawn, with sources
guide-aid-note = to print, 2 pages

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

## Review: what decisions and draws were worth
modes-label = Ways to look at this game
mode-replay = Replay
mode-review = Review
review-of = { $game }, review
review-table = Review: { $table }
review-bar = Review
review-graph = Graph
review-costly = Decisions
review-costly-short = Costly
review-skill = Skill, luck
review-you = You
review-you-small = you
review-head-apart = { $who ->
    [you] You
   *[other] { $name }
 } decided best, { $lucky ->
    [you] you
   *[other] { $drawn }
 } drew best
review-head-both = { $who ->
    [you] You
   *[other] { $name }
 } decided and drew best
review-head-decided = { $who ->
    [you] You
   *[other] { $name }
 } decided best
review-head-drew = Decisions were even, { $lucky ->
    [you] you
   *[other] { $drawn }
 } drew best
review-head-even = All decided about equally well
review-won = { $by ->
    [one] Won by one point
   *[other] Won by { $by } points
 }: { $own } to { $other }.
review-short = { $by ->
    [one] One point short
   *[other] { $by } points short
 }: { $own } to { $other }.
review-level = Level in points: { $own } to { $other }.
review-luck-cost = The draws cost { $who ->
    [you] you
   *[other] { $name }
 } { $points } points.
review-luck-gave = The draws gave { $who ->
    [you] you
   *[other] { $name }
 } { $points } points.
review-lost = Decisions gave away { $points }.
review-no-luck = No luck after the deal in this game.
review-loss = Loss a move
review-luck = Luck
review-accuracy = Accuracy
review-skill-note = Points lost against the best choice; luck against the average deal; accuracy round by round. ± holds nine times in ten.
review-skill-note-plain = Points lost against the best choice; accuracy round by round. ± holds nine times in ten.
review-follow = Follow
review-follow-seat = Follow { $name }
review-whose = Whose decisions and draws
review-expected = Expected points
review-points = Points
review-chance = Chance to win
review-graph-which = What the graph shows
review-graph-points = Expected points of each seat over the game, with the cost of the decisions and the luck of the draws of { $who ->
    [you] you
   *[other] { $name }
 }. The same as a table: Numbers.
review-graph-win = Chance to win of each seat over the game, with the cost of the decisions and the luck of the draws of { $who ->
    [you] you
   *[other] { $name }
 }. The same as a table: Numbers.
review-chance-now = Chance to win: { $now }
review-chance-from = Chance to win: { $from }
review-own-decisions = { $who ->
    [you] Your decisions
   *[other] Decisions
 }
review-own-draws = { $who ->
    [you] Your draws
   *[other] Draws
 }
review-given-away = points given away
review-good-bad = good up, bad down
review-band = Band: nine of ten games from here end inside
review-costly-head = { $n ->
    [0] No costly decision
    [1] One decision cost { $points } points
    [2] Two decisions cost { $points } points
   *[other] Three decisions cost { $points } points
 }
review-costly-of = of { $points } lost in { $n ->
    [one] one decision
   *[other] { $n } decisions
 }. Judged by what { $who ->
    [you] you
   *[other] { $name }
 } could know.
review-moment = Round { $round }, step { $step }
review-moment-setup = Set-up, step { $step }
review-before-step = before step { $step }
review-played = Played
review-better = Better
review-perhaps = perhaps
review-size = { $size ->
    [small] a small mistake
    [large] a large mistake
   *[other] a mistake
 }
review-rivals = What rivals gain
review-points-n = { $n } points
review-plus = { $points } points
review-why-part = What it gains most: { $part }.
review-why-win = The chance to win: { $to } instead of { $from }.
review-then = Then: { $steps }.
review-paid-back = A mistake of { $points } points that luck paid back.
review-went-wrong = It was right, though it went wrong.
review-settled = The deeper look finds it as good as the best.
review-on-board = On the board
review-try = Try it yourself
review-best-round = Best find, round { $round }:
review-best-setup = Best find, step { $step }:
review-ahead = { $points } points over the next choice.
review-best-none = No decision stood far above the next choice.
review-unsure = { $n ->
    [one] One more decision was perhaps a mistake: the difference is smaller than what can be told.
   *[other] { $n } more decisions were perhaps mistakes: the difference is smaller than what can be told.
 }
review-next = Next costly decision (N)
review-before = Costly decision before (Shift+N)
review-first-wait = The numbers come after the first look.
review-queued = Waiting for its turn
review-first = First look
review-second = Second, deeper look
review-at-round = round { $round } of { $of }
review-left = { $n ->
    [one] about one minute left
   *[other] about { $n } minutes left
 }
review-left-seconds = { $n ->
    [one] about { $n } second left
   *[other] about { $n } seconds left
 }
review-ahead-of = { $n ->
    [one] one other review comes first
   *[other] { $n } other reviews come first
 }
review-progress = How far the review is
review-pause = Pause the review
review-go-on = Go on with the review
review-paused = paused
review-done = The review is done.
review-certainty = Judged by a bot, from what the seat could know. Its word on a decision is good to about { $error } points.
review-doubt-foreign_content = The bot does not know this content: trust it little.
review-doubt-other_rules = The game was played by other rules: trust the bot little.
review-doubt-network_refused = The learned evaluation does not fit this game, a simpler one was used.
review-doubt-broken_off = The game was broken off: nobody knows how it would have ended.
review-failed = The review failed.
review-again = Try again
review-figures = Numbers
review-figures-sum = How the result came about
review-figures-rounds = Round by round: expected points at its end, and { $name }
review-figures-sources = What the better choices had more of
review-figures-costs = Every decision that cost something
review-row-start = Expected at the start
review-row-deal = The deal
review-row-own = Own decisions
review-row-others = Decisions of others
review-row-luck = Luck of the draws
review-row-rest = Not played out
review-row-lost = Points lost
review-col-round = Round
review-col-decisions = Decisions

## Board to think on
mode-think = Think
mode-table = Table
think-of = { $game }, thinking
think-nothing = Thinking, nothing is played
think-to-start = Back to the beginning
think-now = Now
think-eyes = Step { $step }, eyes of { $name }
think-branches = Branches
think-branch-here = Branch here
think-empty = Try a step: choose one below, or click a lit thing on the board.
think-as-played = As it was played
think-new = New branch
think-after = after: { $step }
think-rename = Name branch { $letter }
think-share = Share branch { $letter } by a link
think-share-this = Share this branch by a link
think-drop = Take branch { $letter } away
think-remove = Take this step away, with what follows
think-comment = Comment
think-way = Steps of this branch
think-expects = expected points:
think-impossible = This step cannot be made in this deal
think-stopped = In this deal the line stops here: a step of it cannot be made.
think-stale = The board was changed in another tab; this is how it is now.
think-answer = Let the others answer
think-answering = The others answer …
think-bot = What the bot expects
think-bot-short = Bot
think-reads = What the bot expects
think-reading = The bot reads the position.
think-silent = The bot is silent
think-silent-note = The game goes on, and its table allows no hints. Branches and deals are yours all the same.
think-shared = A branch to look at
think-shared-note = Whoever made it shares this branch. What the seat could not know was dealt; names stay at the table.
think-level = { $who ->
    [you] You are level with the best
   *[other] { $name }: level with the best
  }
think-leads = { $who ->
    [you] You lead by { $by }
   *[other] { $name }: ahead by { $by }
  }
think-trails = { $who ->
    [you] You are { $by } behind
   *[other] { $name }: { $by } behind
  }
think-better-in = { $step } was better in { $n } of { $of } deals
think-mean = Same position, other hidden things. Mean { $mean } points { $error }.
think-in-branch = Branch { $letter }.
think-win = Chance to win { $chance }.
think-better = better: { $step }
think-deals-drawn = { $n } deals, one dot each
think-ringed = Ringed: the deal on the board now.
think-lines = Best lines from here
think-lines-of = Best lines from here: { $name }
think-by = Searched by the { $level } bot; the points are those of the seat to move.
think-no-lines = Nobody has to choose anything here.
think-soon = The bot looks when you stay a moment.
think-keep = Keep as a branch: { $step }
think-keep-short = Keep as a branch
think-hidden = Hidden things
think-hidden-note = What the seat can know stays; everything else, and every draw to come, is dealt.
think-hidden-none = None here: nothing is hidden, and nothing will be drawn.
think-deal-of = deal { $n } of { $of }
think-deal-before = Deal before
think-deal-next = Next deal
think-deal-again = Deal the hidden things again
think-deal-ten = Deal ten times more
think-export = Save as a record with variations
think-away = This board cannot be opened
think-own = Your boards
think-own-row = Round { $round }, step { $step }, { $n ->
    [one] one step tried
   *[other] { $n } steps tried
  }
think-own-drop = Take this board away
tab-mat = Mat
cancel = Cancel

## Study: deals that many play
nav-study = Study
study-lead = The same deal for many: play today's, or challenge friends to the same cards, the same seat and the same bots.
study-today = Deals of today
study-mine = Your challenges
study-none = None yet. Make one here, or after a game against bots: “Challenge a friend”.
study-make = A new deal for friends
study-make-note = Nobody has seen it, you neither. Everybody with the link plays it once.
study-players = Players
study-level = Bots
study-make-go = Make the challenge
challenge-deal-of = Deal of { $day }
challenge-beat = Beat { $name }’s { $points }
challenge-your = Your { $points } in { $game }
challenge-new-deal = A new deal
challenge-with = with { $side }
challenge-seats = You have seat { $seat } of { $of }; { $n ->
    [one] the other is a bot ({ $level }).
   *[other] the others are bots ({ $level }).
  }
challenge-same = Everybody gets the same draws, and the bots answer the same to the same.
challenge-clock = Everybody gets the same draws. These bots think by the clock, so they may answer differently.
challenge-until = open for { $length } more
challenge-copy = Copy the link
challenge-link-copied = The link is copied.
challenge-text-copied = The text is copied.
challenge-as-text = Copy as text
challenge-more = More deals
challenge-own-game = Your game
challenge-play = Play
challenge-go-on = Go on
challenge-results = Results
challenge-before = Before you play
challenge-played = { $n ->
    [0] Nobody has played it yet.
    [one] One person has played it.
   *[other] { $n } people have played it.
  }
challenge-hidden = Results and games are shown when you are done.
challenge-rule-once = Your first attempt is the only one; you can interrupt it and go on later.
challenge-rule-alone = There are no hints and no boards to think on until it is over.
challenge-rule-hints = Hints and boards to think on are allowed, as they were to who made it.
challenge-rule-undo = You can take steps back up to the last draw.
challenge-rule-practice = It is practice: ratings do not change.
challenge-closed = The rules have changed since this deal was made, so it cannot be begun any more.
challenge-compare = How results are compared
challenge-by-margin = Won before lost, and then by how many points more than the other.
challenge-by-points = By your own points.
challenge-matchpoints = A point for everybody you beat, half for a tie.
challenge-newcomers = Whoever came to this server after the deal was out is shown and does not count.
challenge-first = You are the first
challenge-share = { $share } of the matchpoints
challenge-spread = { $n ->
    [one] The result of one person
   *[other] Results of { $n } people
  }
challenge-you-got = You { $value }
challenge-you-better = You { $value }, better than { $better } in 100
challenge-better = better than { $better } in 100
challenge-who = Who
challenge-you = { $name }, you
challenge-maker = made it
challenge-margin = Margin
challenge-mp = Matchpoints
challenge-gave-up = gave up
challenge-out = does not count
challenge-look = Look at { $name }’s game
challenge-secret = The text tells no cards and no moves. Only those who have played the deal can open its games.
challenge-missing = There is no such deal: it is too old, or the link is not whole.
challenge-friend = Challenge a friend
challenge-friend-note = From then on only those who have played this deal can look at the game.

## Study: openings
openings-page = Openings
openings-lead = { $game }. What people and bots began with, and how it went.
openings-open-page = Openings: what others began with
openings-list = Games
openings-all = everybody’s
openings-mine = your own
openings-any = any
openings-by = By
openings-everybody = people and bots
openings-people = people
openings-bots = bots
openings-from = from { $rating }
openings-rules = Rules version
openings-clear = Clear
openings-total = { $n } seats of { $of }
openings-side = Side
openings-start = Start
openings-start-of = { $side }: start
openings-first = First deed
openings-above = points above the table’s mean
openings-count = chosen
openings-few = { $n ->
    [one] one game, too few
   *[other] { $n } games, too few
  }
openings-none = There is no such choice in these games.
openings-nothing = No game is finished yet that you may look at.
openings-note = Lines: 95 in 100. Hollow: fewer than 200 games. A click on a row chooses it, another widens again.
openings-games-title = The newest games

## Keys
keys-title = Keys
keys-choose = Choose what stands beside the key; once more: do it
keys-enter = Do it, or end the turn
keys-back = Back
keys-undo = Take back
keys-redo = Do again
keys-hint = Hint
keys-tab = From thing to thing, also on the board
keys-why = Guided game: why? Opens the rule behind the lesson
keys-slower = Guided game: slower, click by click
keys-later = Guided game: later
keys-know = Guided game: go on, or I know this
keys-go-on = Guided game: on with the lesson, after a comment on with the game
keys-try-again = Guided game: take the step back and try it again
keys-list = This list
keys-step = One step back or on
keys-turn = One turn back or on
keys-round = One round back or on
keys-ends = To the beginning or the end
keys-play = Play or pause
keys-costly = One of the three most costly decisions
keys-mistake = Next or earlier costly decision
keys-on-board = Labels on the board: show or hide
keys-think-back = One step back on the board
keys-think-on = One step on again
keys-think-lines = From step to step in the list of branches
keys-think-deals = Deal before, next deal
cap-shift = Shift
cap-space = Space
cap-page-up = PageUp
cap-page-down = PageDown
cap-home = Home
cap-end = End

## Learn
learn-title = Learn
learn-text = Play a real game with a teacher beside you, look things up in pictures, or solve one small thing a day.
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
practice-title = Try it
practice-still = On the table
practice-again = Again
practice-retry = Try again
practice-show = Show me
practice-other = That is allowed, and it is something else than asked for. Look at what it did, or begin again.
practice-options = What you can do here
practice-all = { $n ->
    [one] { $n } option
   *[other] All { $n } options
}
practice-count = { $n ->
    [one] { $n } exercise
   *[other] { $n } exercises
}
book-title = Picture rulebook
book-print = Print the book
book-aid = Player aid
book-aid-side = Side { $n } of 2
book-print-now = Print
book-back = Back to the book
book-pages = Pages
book-page = Page { $now } of { $of }
book-found = { $n ->
    [one] { $n } place
   *[other] { $n } places, the best first
}

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

# Looking for people, and being away
seek = Play against people
seek-note = with the first who come; bots take what is left
seek-game = Game
seek-speed = Speed
seek-quick = Quick
seek-quick-more = at one sitting, 10 min + 15 s
seek-calm = Calm
seek-calm-more = at one sitting, 30 min + 30 s
seek-day = A day
seek-day-more = for each turn
seek-days = Three days
seek-days-more = for each turn
seek-level = Against
seek-any = Anybody
seek-near = People of my strength
seek-wait = Bots take the empty seats after
seek-bot = Bots
seek-hint = You sit down where people wait for somebody like you, or a table is opened and others find it. People of your strength are within 200 points of your rating. Games against people count for the ladder.
seek-go = Look for people
seek-waiting = Others who look for the same find this table by themselves.
seek-fills = Bots take the empty seats in { $time }, and the game begins.
reliable = { $n } of { $of } games finished
reliable-answer = answers in { $time }
away = { $names } on vacation
away-at-table = { $name } is on vacation until { $day }; the clock stands still.
vacation = Vacation
vacation-text = While you are away the clock stands still at your running games by turns, and the others see until when. Games at one sitting and games that begin later do not wait.
vacation-until = You are on vacation until { $day }.
vacation-days = Days
vacation-go = Begin now
vacation-longer = Make it longer
vacation-end = I am back
vacation-back = Welcome back.
vacation-left = { $n ->
    [one] { $n } of { $most } days is left this year. A day that was begun counts.
   *[other] { $n } of { $most } days are left this year. A day that was begun counts.
}

# Leagues, tournaments, clubs
nav-events = Events
events-title = Leagues, tournaments, clubs
events-lead = Whoever likes starts one; the server opens the tables, seats everybody, writes down the results and draws the next round.
events-mine = Yours
events-open = Open to join
events-running = Running
events-over = Over
events-none = Nothing here yet.
events-new = New league or tournament
contest-league = League
contest-swiss = Swiss tournament
contest-knockout = Knock-out
contest-duplicate = Duplicate
contest-tables = { $n ->
    [one] tables of { $n }
   *[other] tables of { $n }
}
contest-entrants = { $n } of { $most }
contest-season = Season { $n }
contest-division = Division { $name }
contest-round = Round { $n }
contest-round-of = Round { $n } of { $of }
contest-until = until { $time }
contest-begins = Begins { $time }
contest-begins-full = Begins when it is full
contest-next-season = The next season begins { $time }.
contest-is-over = over
contest-is-cancelled = called off
contest-yours = you take part
contest-join = Take part
contest-leave = Do not take part
contest-withdraw = Withdraw
contest-withdraw-note = From now on the rule for people who vanish holds for you, also at tables that run.
contest-back = I am back
contest-back-note = A bot plays for you, or you get no more points. From the next round on you can play again yourself.
contest-start = Begin now
contest-cancel = Call it off
contest-least = At least { $n } have to take part.
contest-missing = There is no such league or tournament
contest-standings = Standings
contest-people = Who takes part
contest-player = Player
contest-games = Games
contest-points = Points
contest-strength = Strength
contest-strength-note = the points of all opponents together
contest-share = Share
contest-share-note = the share of all points of the game at each table, together
contest-reached = Reached
contest-won = won
contest-up = goes up
contest-down = goes down
contest-matrix = finished ahead of that player, and behind
contest-matrix-cell = against { $name }: ahead { $ahead }, behind { $behind }
contest-playing = a game of the two is running
contest-gone = gone
contest-gone-note = vanished or withdrew
contest-you = you
contest-left = somebody who left
contest-you-stand = You stand on place { $place }
contest-would-up = If the season ended now you would go up.
contest-would-down = If the season ended now you would go down.
contest-would-stay = If the season ended now you would stay in this division.
contest-open-games = { $n ->
    [0] None of your games is open.
    [one] One of your games is open.
   *[other] { $n } of your games are open.
}
contest-how = How it works
contest-how-league = Everybody meets everybody in the division. The best go up, the last go down: { $n } each.
contest-how-league-many = Everybody plays one game on each seat of a table of { $seats } and meets the others as evenly as can be. The best go up, the last go down: { $n } each.
contest-how-swiss = In every round people of about the same standing meet, and nobody meets twice while that can be avoided.
contest-how-knockout = Of two the winner goes through. In the first round the strongest may not have to play.
contest-how-knockout-many = The better half of each table goes through; the strongest may not have to play. Of equal places whoever began ahead goes through.
contest-how-points = A game gives by place: { $points }. Whoever shares a place shares the points.
contest-how-bye = A round without a game gives { $points }.
contest-how-ties = What parts equal points, in this order: { $ties }.
contest-how-order = Who is ahead, in this order: { $ties }.
contest-how-prompt = The next round begins as soon as the last game is over.
contest-how-calendar = Every round begins on its day.
contest-how-bot = When somebody vanishes, a bot ({ $bot }) plays on for them, and what it reaches counts.
contest-how-forfeit = Whoever vanishes loses and gets no more points. Where a game of more than two goes on, a bot ({ $bot }) takes the seat.
contest-how-late = Whoever a table waits for when the round is over has vanished. One can come back.
contest-how-rated = The games count for the ladder like any other.
contest-how-duplicate = Everybody plays the same deals, one a round, each at a table of their own against the same bots ({ $bot }).
contest-how-matchpoints = A deal gives one matchpoint for everybody beaten and half of one for a tie, in percent of what could be had. The standings are the mean of all deals.
contest-how-margin = Games for two compare who won, then the margin; all others own points.
contest-how-secret = What others reached, and their replays, are shown when the round is over.
contest-how-deadline = Whoever has not finished a deal when its round is over has given it up.
contest-how-practice = It is practice: ratings do not change.
contest-deal = Deal { $n }
contest-percent = Percent
contest-own-table = To your table
contest-deal-plays = plays
contest-deal-done = is done
tie-points = points
tie-strength = points of all opponents
tie-direct = games between them
tie-share = share of the points at the tables
tie-seed = rating at the beginning
tie-reached = round reached
tie-place = place at the last table
contest-calendar = Calendar
contest-drawn-later = Who meets whom is drawn when the round begins.
contest-bye = without a game
contest-walkover = not played
contest-annulled = came to nothing
contest-game-watch = To the table
contest-of-table = To the event
contest-game-n = Game { $n }
contest-made-by = Started by { $name }
new-contest-title = Start a league or tournament
new-contest-name = Name
new-contest-kind = What is played
new-contest-league-note = Divisions of four to seven; the best go up, the last go down
new-contest-swiss-note = A few rounds, everybody plays to the end
new-contest-knockout-note = Whoever loses is out
new-contest-duplicate-note = The same deals for everybody, each against the same bots; compared by matchpoints
new-contest-table = At a table
new-contest-division = People in a division
new-contest-movers = Go up and down
new-contest-seasons = Seasons
new-contest-pause = Hours between seasons
new-contest-at-once = All games of a season begin together
new-contest-rounds = Rounds
new-contest-deals = Deals
new-contest-bots = The bots
new-contest-days-deal = Days for a deal
new-contest-time = Calendar
new-contest-days = Days for a round
new-contest-days-season = Days for a season
new-contest-prompt = The next round begins as soon as the last one is over
new-contest-most = At most so many take part
new-contest-when = Begins
new-contest-when-full = when it is full, or when I say so
new-contest-when-at = on a day
new-contest-day = Day and time
new-contest-vanish = Who vanishes
new-contest-vanish-bot = a bot plays on, and its result counts
new-contest-vanish-forfeit = loses, and gets no more points
new-contest-bot = The bot
new-contest-club = For
new-contest-everybody = everybody
new-contest-go = Start it
clubs-title = Clubs
clubs-mine = Your clubs
clubs-open = Clubs to join
clubs-none = No club yet.
club-new = New club
club-name = Name
club-about = What it is about
club-open = Whoever comes may join
club-closed = by invitation
club-make = Make it
club-members = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
club-member-list = Members
club-leads = leads it
club-join = Join
club-leave = Leave the club
club-decline = Decline
club-asked = You are asked to join.
club-ask = Ask somebody
club-ask-who = Id or login
club-ask-go = Ask
club-ask-done = They find it among their clubs.
club-link = Link with which people join
club-renew = New link
club-remove = Let { $name } go
club-missing = There is no such club
club-contests = Leagues and tournaments of the club
club-hidden = Who is in it only members see.
club-save = Save

# The week, and links to take it along
week = The next seven days
week-take = Take it along
week-today = Today
week-yours = your turn until { $time }
week-begins = begins { $time }
week-ends = round ends { $time }
week-theirs = others until { $time }
feeds = Your games everywhere
feeds-text = Two private links tell where it is your turn and what came of your games: one for your calendar, one for a reader of news. They need no password.
feeds-calendar = Calendar (ICS)
feeds-news = News (Atom)
feeds-copy = Copy: { $what }
feeds-make = Make the links
feeds-renew = New links
feeds-stop = Take the links back
feeds-made = The links work; older ones do no more.
feeds-gone = The links work no more.
feeds-hint = Whoever has such a link can read it, so give it to nobody. It tells what somebody who watches the table may know, never a hand.

# Automatic answers
habits = Automatic answers
habits-answered = { $n ->
    [0] Nothing was answered for you in this game yet.
    [one] { $n } answer was given for you in this game.
   *[other] { $n } answers were given for you in this game.
}
habits-note = Answers given for you stand in the log with the sign of a bot, which only you see. A new choice holds from the next question on, and at this table alone.
habits-mark = answered for you
habits-since = { $n ->
    [one] { $n } answer was given for you since your last turn.
   *[other] { $n } answers were given for you since your last turn.
}
habits-change = Change

# Standing orders
orders = Standing orders
orders-title = When my turn comes
orders-once = this turn only
orders-are-kept = kept
orders-if = If
orders-else-if = Else if
orders-else = Else
orders-and = and
orders-and-more = One more condition
orders-do = do
orders-ask = stop and ask me
orders-always = in any case
orders-condition = Condition of row { $n }
orders-deed = What row { $n } does
orders-less = Take row { $n } away
orders-more = One more row
orders-offered = I still can: { $step }
orders-offered-not = I cannot: { $step }
orders-did = { $name } did: { $step }
orders-did-not = { $name } did not: { $step }
orders-anybody = somebody did: { $step }
orders-anybody-not = nobody did: { $step }
orders-like = somebody did something like: { $step }
orders-like-not = nobody did anything like: { $step }
orders-keep = Keep as standing orders
orders-take = Take the orders away
orders-kept = Kept. They are carried out when your turn comes.
orders-gone = The orders are gone.
orders-empty = Try a line with a step of yours, after what the others might do: it can be kept here and is played when your turn comes.
orders-note = Only you see them. They end with this line, or as soon as something is not as you foresaw.
orders-none = There are no orders at this table now. They are written on a board to think on.
orders-think = Think about it
orders-wait = Your standing orders wait for your turn.
orders-look = Look
orders-mark = by standing order
orders-ended-done = Your standing orders were carried out.
orders-ended-asked = Your standing orders say: stop and ask.
orders-ended-impossible = Your standing orders are gone: “{ $step }” is not possible.
orders-ended-otherwise = Your standing orders are gone: the others did something else before “{ $step }”.
orders-ended-drawn = Your standing orders are gone: something was drawn before “{ $step }”.
orders-ended-by_hand = You made the step yourself; your standing orders are gone.
orders-ended-back = Your standing orders are gone: the game went back.
orders-ended-taken_over = Your standing orders are gone: somebody else played for you.

# Being told while the browser is closed
notices-title = How to be told
notices-tell-me = Tell me
notices-push = Push
notices-push-text = A message of the system, also while the page is closed.
notices-push-cannot = This browser cannot. On a phone, install the page as an app first; the address must begin with https.
notices-push-add = Tell this device
notices-here = this device
notices-mail = Mail
notices-webhook = Webhook
notices-shape = For
notices-shape-plain = a program of mine
notices-secret = Secret of the signatures
notices-secret-text = Each message carries x-ziggurat-signature: t=SECONDS,v1=HMAC-SHA-256 of "SECONDS.BODY" with this secret.
notices-test = Send a test
notices-tested = It is on its way.
notices-works = works
notices-confirmed = confirmed
notices-unconfirmed = open the link in the mail
notices-silent = does not answer
notices-answered = answered { $code }
notices-private = is not on the public internet
notices-turn = It is my turn
notices-turn-more = once for each turn
notices-time = My time runs out
notices-time-more = when a tenth is left, at least 30 minutes before
notices-invited = Somebody asks me to a table
notices-invited-more = while it has a free seat
notices-over = A game of mine is over
notices-over-more = with place and points
notices-digest = Mail
notices-digest-each = as it comes
notices-digest-hours = { $n ->
    [one] at most one an hour
    [24] at most one a day
   *[other] at most one in { $n } hours
}
notices-hint = You are told nothing while you look at the table, and nothing if you move within a minute. Nobody else sees these addresses.
notices-example = What you will read
notices-example-turn = Your turn at Lamplight table
notices-example-turn-text = Marek: Upgrade E6 to a trading post. Ilse: Pass. 11 h 40 min left.
notices-example-time = 42 min left at Lamplight table
notices-example-time-text = After that a bot takes the turn for you.
quiet = Quiet hours
quiet-text = Nothing is told at night; in the morning everything in one message.
quiet-day = Quiet from { $from } to { $until }
quiet-from = From
quiet-until = to
quiet-zone = Time zone
quiet-wake = Wake me if a turn would run out in the meantime
quiet-after = What came at night is told at { $until }, in one message.
link-confirmed = You will be told
link-confirmed-text = From now on mail goes to { $address } when a table waits for you.
link-left = You are left alone
link-left-text = No more mail goes to this address. The settings can change that.
link-wrong = This link does nothing
link-wrong-text = It is of another address, or not whole. The settings show what holds now.

# Puzzles
puzzle-title = Puzzle
puzzle-of = Puzzle, { $game }
puzzles-title = Puzzles
puzzles-lead = One choice is much better than all others. Which? From games of bots, checked by a deep search.
puzzles-open = Puzzles
puzzle-n = Puzzle { $n }, level { $level }
puzzle-daily = Puzzle { $n }, of the day
puzzle-own = A decision of your own
puzzle-of-day = Puzzle of the day
puzzle-rated = rated { $rating } ± { $error }
puzzle-rating = Rating
puzzle-rating-note = ± { $error }: nineteen times of twenty it lies within
puzzle-streak = { $n ->
    [one] Streak { $n } day
   *[other] Streak { $n } days
}
puzzle-question = { $name } to move: one choice is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} more. Which?
puzzle-rules = Any legal step is an answer: play it on the board. The first one counts.
puzzle-open = That decides nothing yet: everything is still possible after it, so it is no answer. Go for the choice itself.
puzzle-wrong = That gives { $given }. There is something for { $more } more.
puzzle-again = Try once more, without rating, or have it shown.
puzzle-found = { $points ->
    [one] Found: { $points } point
   *[other] Found: { $points } points
}
puzzle-shown = { $points ->
    [one] This was worth { $points } point more
   *[other] This was worth { $points } points more
}
puzzle-gain = { $gain } rating
puzzle-share = { $n ->
    [one] { $right } of { $n } found it.
   *[other] { $right } of { $n } found it.
}
puzzle-took = You took { $time }.
puzzle-hint = Hint, half the points
puzzle-hint-free = Hint
puzzle-hinted = Look for: { $kind }
puzzle-show = Show me
puzzle-last = { $n ->
    [one] Your last answer: { $right } found, rating { $gain }
   *[other] Your last { $n }: { $right } found, rating { $gain }
}
puzzle-which = Which puzzles
puzzle-level = Level { $level }: { $left } of { $all } left
puzzle-own-due = { $n ->
    [one] Your mistakes: { $n } has come back
   *[other] Your mistakes: { $n } have come back
}
puzzle-left-out = { $n ->
    [one] { $n } puzzle is left out: the rules or the cards have changed since.
   *[other] { $n } puzzles are left out: the rules or the cards have changed since.
}
puzzle-second = The next best: { $second }.
puzzle-why = Where the points come from
puzzle-rest = Everything else
puzzle-worth-more = Worth more
puzzle-played = What people played
puzzle-answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
puzzle-points = points
puzzle-you = you
puzzle-rival = rival
puzzle-line = The solution, step by step
puzzle-solved = Puzzle { $n }, solved
puzzle-before = before
puzzle-think = Think on
puzzle-next = Next puzzle
puzzle-none = No puzzle is left here
puzzle-none-text = You have answered all of this kind, or there are none of this game yet.
puzzle-away = The puzzle cannot be shown
