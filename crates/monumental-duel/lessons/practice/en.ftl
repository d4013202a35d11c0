### The exercises of the rules: `practice-` says what to do, `done-` what it did.

practice-activate = There are { $ways } crosses of a row and a column. Activate one that brings { $production } production.
done-activate = { $production } production, and whatever else the cards of the cross show. The other cards stay for a later round.
practice-pay = The price is { $price } science. You also have { $gold } gold: pay without any of it.
done-pay = { $science } science paid, { $cards } knowledge card acquired. Gold can replace each missing point, but it is kept between rounds and science is not.
practice-acquire = Acquire a Workshop from its pile for { $price } production.
done-acquire = { $price } production paid. Your deck has { $cards } card more, and it lies on top: at the end of the round it comes into your city.
practice-complete = Your wonder stands half built beside the city. Pay its second part, and keep your gold.
done-complete = { $wonders } wonder completed, { $points } points. Its bonus came first, then the card went on top of your deck.
practice-policy = Your second policy costs { $culture } culture. Develop Castle Towns.
done-policy = { $points } points, { $production } production from its bonus, and { $science } science: the bonus of your first policy ran once more.
practice-conquer = Conquer the topmost province of the opponent for { $price } military, and keep your gold.
done-conquer = { $military } military paid, { $provinces } province more lies on your stack. Its bonus works only for whoever takes it from the row.
practice-progress = Your deck holds { $deck } cards. Pay science to draw and use the top one.
done-progress = The card gave what it shows and may be used once; then it is discarded. You may do this again as long as science and deck last.
practice-advantage = You have { $military } military. Bid for the advantage with the least that is enough, without gold.
done-advantage = { $military } military lies on the card, and the advantage is yours. Your warlord may act now; one token leaves at the end of each round.
practice-warlord = You hold the advantage, so your warlord may act: conquer a province for only { $military } military, and keep your gold.
done-warlord = { $provinces } province more, { $points } points more by the score of now. The advantage stays with you; the warlord rests until the next round.
practice-scout = You have { $gold } gold. Send the scout to trade with Kilwa.
done-scout = One gold lies on your side of the city now, and Kilwa paid gold back. With enough gold on your side, a city moves next to yours.
