# Terra Mystica in English.

# Prompts
prompt-wait = Waiting.
prompt-over = The game is over.
prompt-faction = Choose a faction.
prompt-start_dwelling = Place a starting dwelling.
prompt-first_bonus = Choose your first bonus tile.
prompt-turn = Your turn: choose an action.
prompt-turn-double = Your turn: choose the first of two actions.
prompt-choices = Several things are due to you: choose one.
prompt-spades = { $n ->
    [one] One spade in hand: choose a hex to transform.
   *[other] { $n } spades in hand: choose a hex to transform.
}
prompt-build_here = Build a dwelling on a hex you transformed, or not.
prompt-favor = { $n ->
    [one] Choose a favor tile.
   *[other] Choose a favor tile, { $n } in all.
}
prompt-town = { $n ->
    [one] A town is founded: choose its tile.
   *[other] { $n } towns are founded: choose a tile.
}
prompt-cult = { $n ->
    [one] Choose the cult for one step.
   *[other] Choose the cult for { $n } steps.
}
prompt-exchange = Exchange workers for priests?
prompt-bridge = Choose a place for the bridge.
prompt-after = Convert, or end your turn.
prompt-after-open = Dig on at { $hex }, convert, or end your turn.
prompt-offer = { $seat } built next to you: take { $gain } power for { $price } VP?
prompt-offer-late = Power is offered to you.
prompt-echo = Power was accepted: choose the cult for one step.
prompt-bonus_spades = { $n ->
    [one] One spade as cult bonus: choose a hex to transform.
   *[other] { $n } spades as cult bonus: choose a hex to transform.
}
prompt-pay = How do you pay { $coins } C, { $workers } W, { $priests } P, { $power } PW?
prompt-convert = How often: { $kind }?
prompt-key = Too few keys: which marker enters space 10?
prompt-key-stay = Use the key to enter space 10, or keep it?

# What is answered without asking
habit-ask = Ask me
habit-power = When a neighbour builds, take power for me
habit-power-never = Never
habit-power-mark = Up to { $n }
habit-power-price = { $n ->
    [0] free
   *[other] −{ $n } VP
}
habit-power-always = Always
habit-above = What is above the mark
habit-above-refuse = Decline
habit-last = In the last round
habit-last-same = As before
habit-pay = When something is missing to pay
habit-pay-power = Use power from bowl III
habit-said-ask = I am asked about every offer of power.
habit-said-never = I decline every offer of power.
habit-said-always = I take all the power I am offered, whatever it costs.
habit-said-free = I take 1 power at once, which costs nothing.
habit-said-mark = I take up to { $n } power at once, for at most { $price } VP.
habit-said-above-ask = From { $n } power on I am asked.
habit-said-above-refuse = From { $n } power on I decline without being asked.
habit-said-last-ask = In the last round I am asked about every offer.
habit-said-last-same = That holds in the last round too.
habit-said-pay = What I lack I pay with power from bowl III, as long as nothing else is given up for it.
habit-pass = When I pass and the income brings more power than fits
habit-pass-leave = Leave it
habit-pass-coins = Coins first
habit-pass-workers = Workers first
habit-said-pass-coins = Before I pass, power that the income could only push out of the bowls becomes coins.
habit-said-pass-workers = Before I pass, power that the income could only push out of the bowls becomes workers, and what is left of it coins.

# Steps
step-deal_first = { $seat } plays first.
step-deal_scoring = Scoring tile: { $tile }.
step-deal_bonus = Bonus tile in the game: { $tile }.
step-deal_colour = { $seat } plays the colour of { $terrain }.
step-take = Play the { $faction }
step-place = Starting dwelling on { $hex }
step-bonus = Take { $tile }
step-build = Build a dwelling on { $hex }
step-dig = Transform { $hex } to { $terrain } ({ $n ->
    [one] one spade
   *[other] { $n } spades
})
step-no_build = Do not build
step-forfeit = Give up the spades
step-shipping = Advance shipping
step-digging = Advance digging
step-upgrade = Upgrade { $hex } to a { $structure }
step-send = Send a priest to { $cult } ({ $space })
step-power = Power action: { $action }
step-special = Special action: { $action }
step-special-hex = Special action: { $action } on { $hex }
step-pass = { $coins ->
    [0] Pass and take { $tile }
   *[other] Pass and take { $tile } with { $coins } C
}
step-pass-last = Pass
step-plan = Pay: { $plan }
step-burn = Burn one power
step-convert = Convert { $kind }
step-open_convert = Convert …
step-count = { $kind }: { $n } times
step-done = Nothing more
step-favor = Take { $tile }
step-town = Take { $tile }
step-step = Step on { $cult }
step-enter = Enter space 10 of { $cult }
step-stay = Stay on 9 and keep the key
step-bridge = Bridge { $place }
step-exchange = Exchange { $n } W for { $n } P
step-connect = Found a town over { $river }
step-end_turn = End the turn
step-accept = Take { $amount } power from { $seat }
step-decline = Decline { $amount } power from { $seat }
plan-part = { $n } × { $kind }

# The story
deed-town = Found a town: { $tile }
deed-favor = Take the favor tile: { $tile }
deed-convert = Convert { $kind }, { $n ->
    [one] once
   *[other] { $n } times
}
deed-income = Receive the income
deed-cult-bonus = Receive the cult bonus of the round
deed-cult-scored = The cult of { $cult } is scored
deed-network-scored = The networks are scored
deed-resources-scored = What is left is turned into points

# Numbers
tally-vp = Victory points
tally-coins = Coins
tally-workers = Workers
tally-priests = Priests
tally-power = Power
tally-tokens = Power tokens
tally-bowl-1 = Bowl I
tally-bowl-2 = Bowl II
tally-bowl-3 = Bowl III
tally-shipping = Shipping
tally-digging = Digging
tally-keys = Keys
tally-towns = Towns

# Score sheet
points-start = Start
points-scoring = Scoring tiles
points-favor = Favor tiles
points-bonus = Bonus tiles
points-town = Town tiles
points-tracks = Shipping and digging
points-faction = Faction
points-leech = Paid for power
points-exchange = Exchanged
points-cults = Cults
points-network = Network
points-resources = Resources

# Terrains
terrain-desert = desert
terrain-plains = plains
terrain-swamp = swamp
terrain-lakes = lakes
terrain-forest = forest
terrain-mountains = mountains
terrain-wasteland = wasteland

# Factions
faction-halflings = Halflings
faction-cultists = Cultists
faction-alchemists = Alchemists
faction-darklings = Darklings
faction-mermaids = Mermaids
faction-swarmlings = Swarmlings
faction-witches = Witches
faction-auren = Auren
faction-dwarves = Dwarves
faction-engineers = Engineers
faction-giants = Giants
faction-chaos_magicians = Chaos Magicians
faction-nomads = Nomads
faction-fakirs = Fakirs

# Structures
structure-dwelling = dwelling
structure-trading_post = trading post
structure-temple = temple
structure-stronghold = stronghold
structure-sanctuary = sanctuary

# Cults
cult-fire = Fire
cult-water = Water
cult-earth = Earth
cult-air = Air
order-3 = 3 steps, the priest stays
order-2 = 2 steps, the priest stays
order-return = 1 step, the priest returns

# Power actions
power-power_bridge = a bridge
power-power_priest = 1 priest
power-power_workers = 2 workers
power-power_coins = 7 coins
power-power_spade = 1 spade
power-power_two_spades = 2 spades

# Special actions
special-bonus_spade = 1 spade
special-bonus_cult = 1 cult step
special-favor_cult_action = 1 cult step of the favor tile
special-auren_cult = 2 steps on one cult
special-double_action = two actions
special-giants_spades = 2 spades
special-sandstorm = sandstorm
special-swarm = free trading post
special-ride = witches' ride
special-ride_waived = witches' ride without a dwelling
special-engineer_bridge = a bridge for 2 workers

# Scoring tiles
scoring-score_spade = 2 VP per spade (1 C per step of earth)
scoring-score_town = 5 VP per town (1 spade per 4 earth)
scoring-score_dwelling_water = 2 VP per dwelling (1 P per 4 water)
scoring-score_stronghold_fire = 5 VP per stronghold or sanctuary (1 W per 2 fire)
scoring-score_dwelling_fire = 2 VP per dwelling (4 PW per 4 fire)
scoring-score_trading_post_water = 3 VP per trading post (1 spade per 4 water)
scoring-score_stronghold_air = 5 VP per stronghold or sanctuary (1 W per 2 air)
scoring-score_trading_post_air = 3 VP per trading post (1 spade per 4 air)
scoring-score_temple = 4 VP per temple (2 C per priest on order spaces)

# Bonus tiles
bonus-bonus_spade = 2 C, spade action
bonus-bonus_cult = 4 C, cult action
bonus-bonus_coins = 6 C
bonus-bonus_shipping = 3 PW, shipping +1
bonus-bonus_power_worker = 3 PW, 1 W
bonus-bonus_stronghold = 2 W, 4 VP for stronghold and sanctuary
bonus-bonus_trading_post = 1 W, 2 VP per trading post
bonus-bonus_priest = 1 P
bonus-bonus_dwelling = 2 C, 1 VP per dwelling
bonus-bonus_shipping_vp = 3 PW, 3 VP per level of shipping

# Favor tiles
favor-favor_fire_three = 3 fire
favor-favor_water_three = 3 water
favor-favor_earth_three = 3 earth
favor-favor_air_three = 3 air
favor-favor_town_six = 2 fire, towns need power 6
favor-favor_cult_action = 2 water, cult action
favor-favor_worker_power = 2 earth, income 1 W 1 PW
favor-favor_power = 2 air, income 4 PW
favor-favor_coins = 1 fire, income 3 C
favor-favor_trading_post_vp = 1 water, 3 VP per trading post built
favor-favor_dwelling_vp = 1 earth, 2 VP per dwelling built
favor-favor_pass_trading_posts = 1 air, VP for trading posts when passing

# Town tiles
town-town_coins = 5 VP, 6 C
town-town_workers = 7 VP, 2 W
town-town_priest = 9 VP, 1 P
town-town_power = 6 VP, 8 PW
town-town_cults = 8 VP, 1 step on each cult
town-town_two_keys = 2 VP, 2 steps on each cult, 2 keys
town-town_shipping = 4 VP, shipping +1
town-town_vp = 11 VP

# Conversions
convert-burn = burn one power
convert-pw_p = 5 power to 1 priest
convert-pw_w = 3 power to 1 worker
convert-pw_c = 1 power to 1 coin
convert-p_w = 1 priest to 1 worker
convert-w_c = 1 worker to 1 coin
convert-vp_c = 1 VP to 1 coin
convert-c_vp = 2 coins to 1 VP

# Abilities of factions and their strongholds
ability-halflings_spade_vp = 1 VP for every spade gained, also cult bonus spades
ability-halflings_stronghold = on building: 3 spades at once, one dwelling may follow
ability-cultists_echo = after a build: 1 cult step if somebody took power, 1 power if all real offers were declined
ability-cultists_stronghold = on building: 7 VP
ability-alchemists_vp_coins = own turn: 1 VP to 1 coin, 2 coins to 1 VP; end rate 2 coins per VP
ability-alchemists_stronghold = on building: 12 power; from then 2 power for every spade gained
ability-darklings_priest_spades = a spade costs 1 priest and gives 2 VP; no digging track
ability-darklings_stronghold = on building: exchange up to 3 workers for priests
ability-mermaids_river_town = own turn: one river hex may join structures when that founds a town
ability-mermaids_stronghold = on building: one shipping step free, with its VP
ability-swarmlings_town_workers = 3 workers per town
ability-swarmlings_stronghold = special action: one dwelling to trading post free
ability-witches_town_vp = 5 VP per town
ability-witches_stronghold = special action: free dwelling on any free forest hex
ability-auren_none = no ability before the stronghold
ability-auren_stronghold = on building: one favor tile; special action: 2 steps on one cult track
ability-dwarves_tunnel = skip one hex for 2 workers (1 with stronghold), 4 VP, once per action; no shipping
ability-dwarves_stronghold = tunnel costs 1 worker
ability-engineers_bridge = action: bridge for 2 workers, any number of times
ability-engineers_stronghold = passing: 3 VP per own bridge between two own structures
ability-giants_two_spades = every transform takes exactly 2 spades and ends at wasteland
ability-giants_stronghold = special action: 2 spades
ability-chaos_magicians_favors = one starting dwelling placed last; 2 favor tiles per temple and sanctuary
ability-chaos_magicians_stronghold = special action: two actions in a row
ability-nomads_three_dwellings = three starting dwellings
ability-nomads_stronghold = special action: one directly adjacent hex becomes desert without spades
ability-fakirs_carpet = skip one hex (two with stronghold) for 1 priest, 4 VP, once per action; no shipping; one digging step only
ability-fakirs_stronghold = carpet skips up to two hexes

# Refusals
refusal-not-awaited = It is not your turn to answer.
refusal-not-asked = This is not an answer to the open question.
refusal-only-dealt = Only chance deals.
refusal-faction-taken = The { $faction } or the other faction of their terrain is taken.
refusal-other-colour = You were dealt the colour of { $terrain }.
refusal-not-in-pool = This tile is not in the pool: { $tile }.
refusal-tile-needed = Choose one of the three tiles in the pool.
refusal-no-tile-in-last-round = No tile is taken in the last round.
refusal-occupied = { $hex } holds a structure.
refusal-other-terrain = { $hex } is not { $terrain }.
refusal-already-home = { $hex } already is your home terrain.
refusal-out-of-reach = { $hex } is out of reach of your structures.
refusal-skip-used = { $hex } needs a second tunnel or flight in this action.
refusal-dug-before = { $hex } was transformed by this action.
refusal-wrong-spades = { $given } spades do not fit: { $least } to { $most } do.
refusal-wrong-target = This target terrain is not possible here.
refusal-no-paid-spades = { $missing } spades are missing and cannot be paid here.
refusal-nothing-to-dig = No hex can be transformed with these spades.
refusal-not-transformed = { $hex } was not turned into your home terrain by this action.
refusal-use-spades-first = Use a spade before you give the others up.
refusal-no-piece-left = No { $structure } is left on your board.
refusal-lacks = You lack { $coins } C, { $workers } W, { $priests } P, { $power } PW, and no conversion makes up for it.
refusal-no-track = Your faction does not have this track.
refusal-track-at-end = The track is at its end, level { $level }.
refusal-not-own = You have no structure on { $hex }.
refusal-wrong-upgrade = A { $from } does not become a { $to }.
refusal-space-taken = The order spaces for { $space } steps of { $cult } are taken.
refusal-power-action-used = This power action was used this round: { $action }.
refusal-special-used = This special action was used this round.
refusal-other-faction = Only the { $faction } can do this.
refusal-no-stronghold = This needs your stronghold.
refusal-bonus-not-held = You do not hold this tile: { $tile }.
refusal-favor-not-held = You do not own this tile: { $tile }.
refusal-no-common-edge = { $hex } has no common edge with a structure of yours.
refusal-no-such-plan = This way to pay is not among the offered ones.
refusal-no-free-conversions = Single conversions are switched off in this game.
refusal-cannot-convert = { $kind } needs { $needed }, there are { $there }.
refusal-no-priest-left = No priest is left in your supply.
refusal-only-alchemists = Only the Alchemists exchange points.
refusal-nothing-to-convert = There is nothing to convert.
refusal-other-kind-asked = The menu asks: { $kind }?
refusal-too-many = At most { $most } are possible.
refusal-favor-gone = None is left: { $tile }.
refusal-favor-owned = You own it already: { $tile }.
refusal-town-gone = None is left: { $tile }.
refusal-not-entering = Your marker on { $cult } is not about to enter space 10.
refusal-must-enter = Choose which marker enters.
refusal-bridged = { $place } holds a bridge.
refusal-no-own-end = You have no structure at either end of { $place }.
refusal-no-bridge-left = All your bridges are built.
refusal-nowhere-to-bridge = There is no place for a bridge of yours.
refusal-linked = { $river } is a town link already.
refusal-no-town-there = The structures around { $river } ({ $structures } with power { $power }) do not found a town.
refusal-no-such-offer = { $seat } has not offered you { $amount } power.
refusal-only-in-records = Only records of old games contain this step.

# Options of a new table
option-setup = Set-up
option-setup-full = Full game
option-setup-introductory = First game
option-faction-choice = Choice of factions
option-faction-choice-turn-order = In turn order
option-faction-choice-random-colours = Random colours
option-turn-order = Turn order
option-turn-order-clockwise = Clockwise
option-turn-order-passing = In order of passing
option-promo-bonus-shipping = Promo: shipping bonus tile
option-promo-town-tiles = Promo: town tiles
option-promo-scoring-temple = Promo: temple scoring tile
option-cultists-decline-power = Power for Cultists when all decline
option-free-conversions = Free conversions in your turn
option-key-choice = Keys
option-key-choice-ask = Ask
option-key-choice-auto = Automatically

# The table in words

words-order = Order of play
words-offer = { $giver } built: { $amount } power is offered to { $seat }
words-no-faction = No faction yet.
words-faction = Faction
words-home = Home terrain
words-on-map = On the map
words-in-town = in a town
words-bridges = Bridges
words-bridge = { $from } to { $to }
words-board = Player board
words-income = Income of the next round
words-network = Largest network
words-priest-supply = Priests still to be had
words-bonus = Bonus tile
words-favors = Favor tiles
words-towns = Town tiles
words-cults = Cults
words-orders = Places for priests
words-order-taken = { $steps } steps: { $seat }
words-order-free = { $steps } steps: free
words-hex = { $hex } { $terrain }
words-hex-built = { $hex } { $terrain } with a { $structure } ({ $seat })
words-row = Row { $n }: { $hexes }
words-links = Town links over the river
words-rounds = Rounds
words-round-tile = Round { $n }: { $tile }
words-power-actions = Power actions
words-supply = To take
words-bonus-pool = Bonus tiles
words-favors-left = Favor tiles
words-towns-left = Town tiles

# Parts of an evaluation, for hints

worth-points = points at once
worth-stock = goods in hand
worth-income = income of the rounds to come
worth-structures = buildings
worth-tracks = shipping and digging
worth-favors = favor tiles
worth-bonus = the bonus tile
worth-cult-bonuses = cult bonuses of the rounds to come
worth-scoring = scoring tiles of the rounds to come
worth-land = land, neighbours and towns ahead
worth-prizes = prizes at the end for cults and network

# What a step means on the table, for comments

remark-group = Buildings in this group: { $members }. To be a town it lacks buildings: { $structures }, power: { $power }.
remark-alone = It stands apart from your others. To be a town it lacks buildings: { $structures }, power: { $power }.
remark-in-town = It stands in a town of yours and makes it larger; the next town needs other buildings.
