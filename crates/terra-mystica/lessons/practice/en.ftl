### The exercises of the rules: `practice-` says what to do, `done-` what it did.

practice-bonus = You choose first from { $tiles } tiles. Take the one that brings a priest.
done-bonus = The tile is yours for this round and pays with every income. When you pass, you give it back and take another one.
practice-dig = Find a hex beside your structures that becomes your home terrain with a single spade, and dig it.
done-dig = One spade, { $workers } workers: the land is yours to live on. Now you could build a dwelling there in the same action.
practice-dwelling = The hex is home now. Build the dwelling: { $workers } worker and { $coins } coins.
done-dwelling = It stands. The scoring tile of this round pays for dwellings, so you scored { $points } points as well.
practice-trading-post = Upgrade a dwelling where a neighbour halves the price: { $coins } coins instead of twice as many.
done-trading-post = You paid { $coins } coins and { $workers } workers. The dwelling is back on your board, where it stops paying; the trading post brings coins and power.
practice-offer = A neighbour has built beside you. Accept { $gain } power for { $price } points and watch your bowls.
done-offer = { $power } tokens climbed from bowl I to bowl II, and { $points } points went. The price is always one less than the power.
practice-burn = Bowl II holds { $two } tokens. Burn: give up one of them for good.
done-burn = { $gone } tokens left bowl II, but only { $up } arrived in bowl III. The other one is out of the game.
practice-cult = You have { $priests } priest. Send it where it brings most steps on a cult.
done-cult = It stays on the order space for the rest of the game. Your marker passed space three of the track: { $power } power.
practice-power-action = Under the map: pay { $power } power for { $workers } workers.
done-power-action = { $workers } workers are yours. { $back } tokens fell back into bowl I and can climb again. Nobody else can use this action in this round.
practice-pass = Nothing more can be paid in this round. Pass, and take one of the { $tiles } tiles.
done-pass = Your old tile paid { $points } points for your stronghold as you passed, then went back. The new one works from the next income on.
practice-town = Your group became a town. Of { $kinds } kinds of tiles, take the one with most points.
done-town = { $points } points, its goods, and { $keys } key: with it a marker may enter the top of a cult track.
practice-convert = You have { $workers } workers. Turn one of them into a coin.
done-convert = { $workers } worker became { $coins } coin. It is not an action: you may convert as often as you like in your turn, but never back.
