# What the table of this game says beyond its own catalogue.
game-monumental-duel = Monumental Duel
# Words on the box, a line each.
cover-monumental-duel =
    Monumental
    Duel

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
