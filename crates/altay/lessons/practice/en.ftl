### The exercises of the rules: `practice-` says what to do, `done-` what it did.

practice-settle = You may settle in { $places } regions. Choose one where you have no settlement yet.
done-settle = The region is yours: { $regions } more. Every own region is a point at the end, and its terrain can be used by your cards.
practice-faction = { $ways } factions are left. Take the Earthfolk, who have two Villages.
done-faction = { $cards } cards are your deck now. One settlement stands on the map already.
practice-play = You hold { $hand } cards. Play one that brings food.
done-play = { $food } food lies in your pool. It is gone at the end of the turn, so buy, put or start something with it.
practice-terrain = The Miner has two effects. Play it with a hill of yours, for more metal.
done-terrain = { $metal } metal instead of one. The hill is used now: no other card can use it in this turn.
practice-technology = You have completed Religion. Use it: move a settlement to a region next to it.
done-technology = That was its one use in this turn. A settlement that moves into a free region makes it yours.
practice-end = Nothing in your hand is left to play. End the turn.
done-end = Played cards went to the discard pile and what was left in the pool is lost. You drew { $cards } new cards.
practice-buy = Buy a Miner for { $food } food.
done-buy = You own { $cards } card more. It lies in your discard pile and comes to your hand after the next shuffle.
practice-village = A Village lies on your table, and you have { $food } food. Put it there.
done-village = { $food } food lies safe on the card, also after this turn. When all spaces are full, a settlement comes to the map.
practice-attack = A conquest token guards the land next to you. You may attack it in { $ways } ways: begin.
done-attack = Your settlements there count { $attack }, the token { $defence }. Now cards from your hand have to make you the stronger side.
practice-strength = Your attack is { $attack }, the token has { $defence }. Add the Cavalry, then one card more, to be the stronger side.
done-strength = More than the token: { $tokens } token is yours, and the region is free. The attack itself settles nobody there.
practice-start = You could start { $ways } achievements. Start Mathematics.
done-start = Its first space took { $metal } metal, and { $stock } settlement from your stock waits on the card until it is complete.
