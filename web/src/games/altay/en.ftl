# What the table of this game says beyond its own catalogue.
game-altay = Altay
# Words on the box, a line each.
cover-altay =
    Altay
    Dawn of Civilization

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
altay-vp-token = VP token: 1 VP at the end
altay-attack-token = Attack from { $from }: strength { $strength } with all your cards beats { $defence }; you gain the token.
altay-attack-seat = Attack from { $from }: strength { $strength } with all your cards against { $defence } and cards of the defender; a captured settlement is worth 1 VP.
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
