# What the table of this game says beyond its own catalogue.
game-anunnaki = Anunnaki
# Words on the box, a line each.
cover-anunnaki =
    Anunnaki
    Dawn of the Gods

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
