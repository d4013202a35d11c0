### The exercises of the rules: `practice-` says what to do, `done-` what it did.

practice-step = You control { $now } territories. Step to a neighbouring one that nobody holds.
done-step = { $more } territory more is under your control: your figure stands there, and nobody else's.
practice-pawn = You have { $crystals } crystals. Move the pawn along a line whose empty cell shows more.
done-pawn = { $signs } sign lies on the line for good, and { $crystals } crystals more are yours. Then the action of the new token follows.
practice-magic = After the main action there is magic. Pay { $crystals } crystal and { $metal } metal for advanced weapons.
done-magic = { $crystals } crystal and { $metal } metal are paid. Now you choose cards of your stack, unseen by the others.
practice-recruit = You may recruit { $left } followers. Place them at your settlement.
done-recruit = { $followers } followers left your reserve. Recruits appear where you have a settlement and control the land.
practice-upgrade = { $ways } tokens lie next to your pawn. Upgrade one that moves technology furthest.
done-upgrade = The token is stronger for the rest of the game, and technology moved { $steps } steps. A red token costs wood and metal as well.
practice-summon = A summon token is free, and { $gods } gods wait. Summon one, and choose the follower it replaces.
done-summon = { $gods } god stands on the board. { $back } follower went back to your reserve, and the god's card moved you on its track.
practice-portal = The portal reaches { $ways } territories. Send the follower to Gaia.
done-portal = It stands on Gaia at once, without a step between. Only Atlantis and foreign capitals are closed to portals.
practice-harvest = You may harvest { $ways } territories. Begin where your figures are strong enough for most food.
done-harvest = { $food } food: as much as your strength there, one from each open source. One of these sources is exhausted now.
practice-battle = You attack, and may play one of { $ways } advanced weapons. Choose the Casting Net, which voids the other card's effect.
done-battle = Both weapons are on the table, then figures and weapons are added up; a tie goes to you. Weapons that left your hand: { $back }.
practice-ancient = Your figures meet an ancient civilization, still face down. Play the Broadsword for { $metal } metal.
done-ancient = The token was turned up only now. With at least its strength you win the weapon's reward and then the reward of the token.
practice-culture = All three territories around a culture token are held by somebody. Take its reward.
done-culture = Everybody who controls one of the three may take it, in turn order. Then the token leaves the game.
