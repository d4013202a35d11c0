# Anunnaki: Dawn of the Gods, English.

## Goods, tracks, houses, pieces

resource-food = food
resource-wood = wood
resource-metal = metal
resource-gold = gold
track-war = war
track-technology = technology
track-trade = trade
track-power = power
house-pharaos = Pharaos
house-norrenis = Norrenis
house-babylons = Babylons
house-hellenis = Hellenis
kind-follower = follower
kind-minor_god = minor god
kind-major_god = major god
kind-settlement = settlement
colour-blue = blue
colour-red = red

## Action tokens and magic

token-portal = Portal
token-move_blue = Move (blue)
token-move_red = Move (red)
token-trade = Trade
token-harvest_blue = Harvest (blue)
token-harvest_red = Harvest (red)
token-creation = Creation
token-income = Settlement income
token-power = Power
token-market = Market
magic-magic_red = perform a red token
magic-magic_blue = perform a blue token
magic-magic_weapons = take 2 advanced weapons
magic-magic_upgrade = upgrade a token
magic-magic_build = build a settlement
magic-magic_followers = recruit 3 followers

## Cards and tiles

weapon-slingshot = Slingshot
weapon-long_shield = Long Shield
weapon-dagger = Dagger
weapon-short_bow = Short Bow
weapon-double_axe = Double Axe
weapon-ballista = Ballista
weapon-casting_net = Casting Net
weapon-broadsword = Broadsword
weapon-war_cart = War Cart
weapon-viking_helmet = Viking Helmet
weapon-composite_bow = Composite Bow
weapon-long_spear = Long Spear
god-anubis = Anubis
god-bast = Bast
god-horus = Horus
god-isis = Isis
god-osiris = Osiris
god-seth = Seth
god-sekhmet = Sekhmet
god-loki = Loki
god-thor = Thor
god-freyr = Freyr
god-freya = Freya
god-frigg = Frigg
god-heimdallr = Heimdallr
god-aegir = Aegir
god-anu = Anu
god-assur = Assur
god-marduk = Marduk
god-ninlil = Ninlil
god-ninhursag = Ninhursag
god-ea = Ea
god-enlil = Enlil
god-hades = Hades
god-ares = Ares
god-athena = Athena
god-demeter = Demeter
god-hera = Hera
god-hermes = Hermes
god-poseidon = Poseidon
god-ra = Ra
god-odin = Odin
god-ishtar = Ishtar
god-zeus = Zeus
god-major = the major god
artifact-scarab_amulet = Scarab Amulet
artifact-duplicity_mirror = Duplicity Mirror
artifact-afterworld_map = Map for the Afterworld
artifact-cornucopia = Cornucopia
artifact-tablet_of_destinies = Tablet of Destinies
artifact-pandoras_box = Pandora's Box
pandora-pandora_crystal = crystal
pandora-pandora_follower = follower
pandora-pandora_weapon = weapon
goal-goal_shrines = Shrines
goal-goal_territories = Territories
goal-goal_settlements = Settlements
goal-goal_units = Figures

## Places, costs and rewards

place-gaia = Gaia {$at}
place-home = {$house} {$at}
place-afterworld = the Afterworld
place-line = the line {$from} – {$to}
pact-named = the pact {$cost} → {$reward}
reward-resource = {$n} {$resource}
reward-any = {$n} of any type
reward-crystal = {$n ->
    [one] 1 crystal
   *[other] {$n} crystals
}
reward-vp = {$n} VP
reward-track = {$track} +{$n}
reward-follower = {$n ->
    [one] 1 follower
   *[other] {$n} followers
}
reward-weapon = {$n ->
    [one] 1 advanced weapon
   *[other] {$n} advanced weapons
}
reward-pact = {$n ->
    [one] take 1 pact
   *[other] take {$n} pacts
}
reward-build = build a settlement
reward-upgrade = upgrade a token
reward-move-sign = move a sign
reward-portal = {$n ->
    [one] portal for 1 figure
   *[other] portal for {$n} figures
}
reward-move = {$n ->
    [one] move with 1 point
   *[other] move with {$n} points
}
reward-income = settlement income
reward-power-action = power action
reward-action = action of a {$colour} token
reward-or = {$first} or {$rest}
reward-nothing = nothing

## Numbers of a seat

tally-vp = victory points
tally-crystals = crystals
tally-reserve = followers in reserve
tally-settlements = settlements built
tally-signs = signs placed
tally-gods = gods summoned
tally-weapons = weapons in hand
tally-pacts = pacts held
tally-territories = territories controlled

## Sources of points

points-start = at the start
points-weapons = battles won
points-pacts = pacts
points-settlements = settlement income
points-power-tokens = tokens of the power track
points-tokens = culture and ancient tokens
points-gods = gods
points-artifacts = artifacts
points-ranks = ranks on the tracks
points-goals = goal tiles
points-power = power track
points-leftovers = goods and crystals left

## Questions

ask-nothing = Nothing to decide.
ask-house = Choose your house.
ask-discard = Discard one of your five minor gods; the other four stay.
ask-pawn = Move your pawn to an action token.
ask-crossed-sign = Ra: move the sign on {$cell} to an empty cell?
ask-magic = Use a magic action, or pass.
ask-token = Perform the action of one of your {$colour} tokens.
ask-menu = Additional actions: one of each kind, then done.
ask-move-pick = Move: pick a figure ({$points} points left), or stop.
ask-move-to = Where does the {$kind} from {$from} step?
ask-carry = Carry a figure from {$from} to {$to} ({$left} more), or stop.
ask-portal-pick = Portal: pick a figure ({$left} left), or stop.
ask-portal-to = Where is the {$kind} from {$from} teleported?
ask-take-pact = Take a pact ({$left} left), or stop.
ask-harvest = Harvest a territory ({$left} left), or stop.
ask-collect = Which type do you collect in {$at} ({$left} left)?
ask-cover = Which source of {$at} is exhausted?
ask-create = Create {$amount} of which resource?
ask-sell = Market: pay one resource, or decline.
ask-buy = Market: gain two different resources.
ask-recruit = Recruit a follower ({$left} left), or stop.
ask-bring = The reserve is empty: from where does the follower for {$to} come?
ask-build = Where do you build a settlement?
ask-upgrade = Upgrade a token next to your pawn.
ask-act-now = Perform the upgraded action of {$token} now?
ask-arm = Take an advanced weapon into your hand ({$left} left).
ask-lift-sign = Move one of your signs, or decline.
ask-place-sign = To which empty cell does the sign from {$cell} go?
ask-pay = Pay a resource of any type ({$left} left).
ask-gain = Gain a resource of any type ({$left} left).
ask-choose = Choose your reward.
ask-summon-god = Which god do you summon?
ask-replace = Which follower does {$god} replace?
ask-use-power = Use the power of {$god}?
ask-free-pact = Bast: which pact do you fulfil free of cost?
ask-sacrifice = Freya: return a follower for {$resources} resources, or decline.
ask-reinforce = Frigg: place a follower in {$at}?
ask-origin = Anu: from where do up to {$left} figures leave?
ask-group-to = Anu: where do the figures from {$from} go?
ask-group = Anu: take a figure from {$from} to {$to} ({$left} left), or stop.
ask-bless = Athena: which resource do you take from {$at}?
ask-fulfil-pact = Which pact do you fulfil?
ask-half = Only half of {$pact} is yours: you control no territory where it asks for one. Take the middle, or points and trade steps?
ask-cornucopia = Cornucopia: gain goods, or pay them for points.
ask-pandora = Pandora's Box: which token do you open?
ask-lose-follower = Pandora: which follower do you lose?
ask-lose-weapon = Pandora: which advanced weapon do you lose?
ask-battle = Which battle is fought next?
ask-anubis = Anubis: add a follower to the battle in {$at}?
ask-commit = Choose your weapon for the battle in {$at}.
ask-commit-second = Loki: add a second weapon for the battle in {$at}, or none.
ask-keep = Loki: which of the two weapons stays in the battle in {$at}?
ask-replacement = Viking Helmet: play another weapon in {$at}, or lose the battle.
ask-second-card = Composite Bow: add a second advanced weapon in {$at}?
ask-cart = War Cart: how much metal do you pay for strength in {$at}?
ask-steal = Slingshot: which resource do you take from {$from}?
ask-artifact = Atlantis is yours: take an artifact.
ask-destiny = Tablet of Destinies: choose a track in secret.
ask-corner = Which culture token is resolved next?
ask-culture = Take the culture reward of {$corner}: {$reward}?
ask-scarab = Scarab Amulet: advance a marker ({$left} left), or waive.

## Steps

do-choose-house = Take the house {$house}
do-discard-god = Discard {$god}
do-move-pawn = Move the pawn to {$token}
do-shift-sign = Move the crossed sign to {$cell}
do-cast = Magic: {$magic}
do-use-mirror = Discard the Duplicity Mirror for two magic actions
do-perform = Perform {$token}
do-summon = Summon a god
do-fulfil = Fulfil a pact
do-use-cornucopia = Use the Cornucopia
do-use-pandora = Open Pandora's Box
do-done = Done
    .log = end the additional actions
do-pick = {$kind} in {$at}
    .log = pick up a {$kind} in {$at}
do-step = Step to {$to}
do-carry = Take a {$kind} along
do-teleport = Teleport to {$to}
do-take-pact = Take {$pact}
do-harvest = Harvest {$at}
do-harvest-part = Harvest only {$n} in {$at}
do-collect = Collect {$resource}
do-cover = Exhaust the {$resource} source
do-create = Create {$resource}
do-sell = Pay {$resource}
do-buy = Gain {$first} and {$second}
do-recruit = Recruit in {$at}
do-bring = Bring a follower from {$from}
do-build = Build a settlement in {$at}
do-upgrade = Upgrade {$token}
do-arm = Take the {$weapon}
do-lift-sign = Lift the sign of {$cell}
do-place-sign = Place the sign on {$cell}
do-pay = Pay {$resource}
do-gain = Gain {$resource}
do-choose = Choose {$reward}
do-summon-god = Summon {$god}
do-replace = Replace the follower in {$at}
do-free-pact = Fulfil {$pact} free of cost
do-sacrifice = Return the follower of {$at}
do-origin = Leave from {$at}
do-fulfil-pact = Fulfil {$pact}
do-take-middle = Take the middle reward
do-take-bottom = Take points and trade steps
do-horn-gain = Gain {$n} {$resource}
do-horn-pay = Pay {$n} {$resource} for {$vp} points
do-open = Open the {$token} token
do-lose-follower = Lose the follower of {$at}
do-lose-weapon = Lose the {$weapon}
do-fight = Fight in {$at}
do-commit = Play the {$weapon}
do-commit-none = Play no further weapon
do-reveal = weapons are shown in {$at}: {$attack} against {$defence}
do-reveal-ancient = Attack the ancient civilization in {$at} with {$attack}
do-keep = Keep the {$weapon}
do-pay-metal = Pay {$n} metal for strength
do-steal = Take {$resource} from the winner
do-take-artifact = Take the {$artifact}
do-destine = Choose {$track} in secret
do-resolve = Resolve the culture token of {$corner}: {$reward}
do-advance = Advance on {$track}
do-use = Yes
    .log = accept
do-decline = No
    .log = decline
do-stop = Stop
    .log = stop here

## Steps others must not read

hidden-discard = discards a minor god
hidden-arm = takes an advanced weapon
hidden-lose-weapon = loses an advanced weapon
hidden-destiny = chooses a track in secret
hidden-deal-gods = minor gods are dealt
hidden-deal-artifacts = looks at three artifacts
hidden-commit = seals a weapon choice

## Deals

deal-house = the house {$house} is dealt
deal-gods = minor gods are dealt: {$gods}
deal-first = {$seat} is the first player
deal-token = {$token} is the next token of the star
deal-ancient = an ancient civilization appears, strength {$strength}
deal-culture = a culture token is turned up: {$reward}
deal-artifacts = the artifacts are {$artifacts}
deal-pact = {$pact} comes into the row
deal-goal = {$goal} is the next goal tile

## The story

deed-battle-won = {$seat} wins the battle in {$at}, {$attack} against {$defence}
deed-battle-lost = {$seat} loses against the ancient civilization in {$at}, {$attack} against {$defence}
deed-scoring = The final scoring

## Why a step is refused

refused-not-the-question = This does not answer the open question.
refused-house-taken = Another seat has this house.
refused-god-not-dealt = This god was not dealt to you.
refused-pawn-must-move = The pawn must move to another slot.
refused-first-turn-blue = The first turn begins on a blue token.
refused-cell-taken = This cell holds a sign.
refused-cell-empty = This cell holds no sign.
refused-crystals = It costs {$need} crystals; you have {$have}.
refused-lacking = It needs {$need} {$resource}; there are {$have}.
refused-goods = It needs {$need} goods of any type; you have {$have} left.
refused-metal = You have {$have} metal, not {$need}.
refused-no-effect = It would have no effect.
refused-not-owned = You do not own this artifact.
refused-same-magic = The Mirror asks for two different magic actions.
refused-wrong-colour = The token has the other colour.
refused-under-pawn = Your pawn stands on this token.
refused-not-next-to-pawn = The token does not lie next to your pawn.
refused-already-upgraded = The token is upgraded already.
refused-once-per-turn = This can be done once per turn.
refused-no-summon-token = No summon token is free.
refused-no-follower-on-board = You have no follower on a board.
refused-no-such-piece = You have no {$kind} there.
refused-settlement-is-no-figure = Your settlements are no figures.
refused-locked = Figures in a contested territory are locked.
refused-already-arrived = The figure was teleported already.
refused-atlantis-closed = Atlantis cannot be entered or left this way.
refused-solid-border = This border of Atlantis is solid.
refused-not-neighbours = The territories are no neighbours.
refused-no-step = The figure has no legal step.
refused-foreign-capital = The capitals of others are closed.
refused-not-in-play = This territory is not in play for you.
refused-same-territory = It is there already.
refused-not-controlled = You do not control this territory.
refused-no-settlement = You have no settlement there.
refused-settlement-there = There is a settlement already.
refused-no-settlement-left = All your settlements are built.
refused-no-follower-to-take = Neither the reserve nor another territory has a follower for it.
refused-other-board = It lies on another planet.
refused-already-harvested = This action has harvested it already.
refused-no-harvest-strength = Your harvest strength there is 0.
refused-exhausted = All sources there are exhausted.
refused-harvest-less =
    { $most ->
        [0] Only 1 resource can be harvested there.
       *[other] A part of this harvest is 1 to {$most}.
    }
refused-type-not-here = There is no {$resource} to be had.
refused-other-types = The market gives two other, different types.
refused-no-pact = There is no pact.
refused-pact-not-held = You do not hold this pact.
refused-not-in-stack = The card is not in your stack.
refused-not-in-hand = The card is not in your hand.
refused-regular-weapon = Only an advanced weapon can be played here.
refused-forced-off = This card was just forced off.
refused-not-played = You did not play this card.
refused-must-play = You must play a weapon.
refused-god-not-available = This god is not yours to summon.
refused-no-alternative = There are {$have} alternatives.
refused-token-used = This token is used up.
refused-not-contested = There is nothing to fight about.
refused-not-in-artifact-stack = The artifact is not in the stack.
refused-not-surrounded = The token is not surrounded.
refused-track-chosen = The first step was made on {$track}; choose another track.
refused-track-closed = Your marker on {$track} cannot advance.
refused-no-figures = You have no figures there.

## Options of a new table

option-houses = Houses
option-houses-pick = Free choice
option-houses-random = Random
option-first-game = First game
option-net-stops-slingshot = A Casting Net also stops the Slingshot
option-afterworld-joins-atlantis = The Afterworld also borders on Atlantis
option-ra-new-signs-only = The summoned Ra pays for new signs only
option-ra-leaves-cell-empty = Ra’s shift leaves the crossed cell empty

## The table in words

words-over = The game is over.
words-battle = Battle
words-place = Place
words-attacker = Attacker
words-defender = Defender
words-ancient = Ancient civilization
words-strength = Strength of attack and defence
words-strength-of = strength {$n}
words-face-down = face down, strength 3 to 5
words-weapons-shown = Weapons shown
words-no-house = No house yet.
words-house = House
words-pawn = Pawn on
words-signs = Signs
words-upgraded = Upgraded actions
words-gods = Minor gods
words-summoned = summoned
words-major-summoned = The major god is summoned.
words-hand = Weapons in hand
words-held-pacts = Pacts held
words-fulfilled-pacts = Pacts fulfilled
words-artifacts = Artifacts
words-ancients-defeated = Ancient civilizations defeated
words-controlled = Territories controlled
words-star = Action star
words-colour = Colour
words-pawns = Pawns
words-joined = Lines lead to
words-world = World: {$world}
words-gaia = Gaia
words-territories = Territories
words-sources = Sources
words-there = Pieces
words-any = any resource
words-exhausted = exhausted
words-shrines = shrine
words-pacts = Pacts to take
words-tracks = Tracks
words-goal = Goal tile

# Parts of an evaluation, for hints

worth-points = points at once
worth-stock = goods, weapons and pacts
worth-tracks = goals and tracks
worth-ranks = places on the tracks
worth-pieces = figures and settlements
worth-star = signs on the star and gods
worth-land = territories and their sources

# What a step means on the table, for comments

remark-ray = { $missing ->
    [0] This ray of the star is complete: a minor god can be summoned.
   *[other] Signs this ray still lacks for its minor god: { $missing }.
}
remark-great = { $missing ->
    [0] The middle of the star is complete: your great god can be summoned.
   *[other] Signs the middle still lacks for your great god: { $missing }.
}
remark-more-land = Territories you control now: { $territories }.
remark-less-land = You control fewer territories now: { $territories }.
