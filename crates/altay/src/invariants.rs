//! What holds in every position (spec 10). Invariants about steps, not positions, are tested along games in
//! `tests/invariants.rs`.

use crate::content::SLOTS;
use crate::ids::{Achievement, Card, Kind, Level, Region, RegionSet, Resource, Token};
use crate::pile::Pile;
use crate::prompt::Prompt;
use crate::resources::Resources;
use crate::state::{Player, Position};
use game_core::{Invariants, Seat};

type Holds = Result<(), String>;

fn holds(number: &str, condition: bool, problem: impl FnOnce() -> String) -> Holds {
    if condition { Ok(()) } else { Err(format!("{number}: {}", problem())) }
}

impl Invariants for Position {
    fn invariants(&self) -> Holds {
        market(self)?;
        action_cards(self)?;
        achievement_cards(self)?;
        settlements(self)?;
        tokens(self)?;
        supply(self)?;
        for seat in Seat::all(self.options.players) {
            player(self, seat)?;
        }
        scores(self)
    }
}

fn seats(p: &Position) -> impl Iterator<Item = &Player> {
    p.seats.iter(p.options.players).map(|(_, player)| player)
}

/// I-1, I-2: every action card is in one zone.
fn action_cards(p: &Position) -> Holds {
    let content = p.content.get();
    let size = content.rules.market_copies * p.options.players;
    for (seat, player) in p.seats.iter(p.options.players) {
        let own = player.owned().plus(player.trashed).only(content.starting_cards);
        let dealt = player.faction.map_or(Pile::EMPTY, |faction| content.starting[faction.index()]);
        holds("I-2", own == dealt, || format!("{seat:?} has the starting cards {own:?}, not {dealt:?}"))?;
    }
    for kind in Kind::market() {
        let sold = size - p.pile(kind);
        let pile = kind.pile().map_or(0, |pile| pile);
        let taken: Pile<Card> = content.piles[pile][..usize::from(sold)].iter().copied().collect();
        let of_kind = Card::ALL.into_iter().filter(|card| card.kind() == kind).collect();
        let found = seats(p)
            .map(|player| player.owned().plus(player.trashed).only(of_kind))
            .fold(Pile::EMPTY, Pile::plus);
        holds("I-1", found == taken, || format!("{sold} cards of {kind:?} were sold, found are {found:?}"))?;
    }
    Ok(())
}

/// I-3, I-13, I-17: every achievement card is in one zone, and the market is full.
fn achievement_cards(p: &Position) -> Holds {
    let content = p.content.get();
    let mut all = p.achievements.open;
    for level in Level::ALL {
        let (deck, discard) = (p.achievements.decks[level.index()], p.achievements.discards[level.index()]);
        all = all.plus(deck).plus(discard);
        let open = p.achievements.open.sorts().filter(|(a, _)| a.level() == level).count();
        let waits = p.prompts.iter().any(|prompt| {
            *prompt == Prompt::Refill { level }
                || matches!(prompt, Prompt::FirstToken { achievement } if achievement.level() == level)
        });
        let full = open == usize::from(content.rules.open_kinds) || deck.is_empty() && discard.is_empty();
        holds("I-17", full || waits, || format!("{open} kinds of level {} are open", level.number()))?;
        let misplaced = deck.plus(discard).sorts().find(|(a, _)| a.level() != level);
        holds("I-3", misplaced.is_none(), || format!("{misplaced:?} lies in another level"))?;
    }
    for player in seats(p) {
        let secret = player.secret.filter(|_| !player.secret_revealed);
        for achievement in player.completed.iter().chain(player.progress).chain(secret) {
            all.add(achievement);
        }
    }
    for achievement in Achievement::ALL {
        let copies = match achievement.level() {
            Level::Three => content.achievement(achievement).copies,
            _ => content.rules.technology_copies * p.options.players,
        };
        let found = all.count(achievement);
        holds("I-3", found == copies, || format!("{found} cards of {achievement:?}, not {copies}"))?;
    }
    Ok(())
}

/// I-4, I-5, I-6: settlements are conserved and stand where they may.
fn settlements(p: &Position) -> Holds {
    let rules = &p.content.rules;
    for (seat, player) in p.seats.iter(p.options.players) {
        let lost: u8 = seats(p).map(|other| other.captured[seat]).sum();
        let all =
            player.stock + p.settlements_on_map(seat) + u8::from(player.on_card) + lost + player.removed;
        holds("I-4", all == rules.settlements, || format!("{seat:?} has {all} settlements in all zones"))?;
        holds("I-4", player.captured[seat] == 0, || format!("{seat:?} captured an own settlement"))?;
    }
    for region in Region::ALL {
        let holders = Seat::all(4).filter(|seat| p.board.held[*seat].contains(region)).count();
        let count = p.board.settlements(region);
        let guarded = p.board.tokens[region.index()].is_some();
        let fits = holders <= 1 && count <= rules.region_cap && (count > 0) == (holders == 1);
        holds("I-5", fits, || format!("{region:?} has {count} settlements of {holders} players"))?;
        holds("I-5", !(guarded && count > 0), || format!("{region:?} has settlements and a token"))?;
        let cached = p.board.guarded.contains(region) == guarded
            && p.board.full.contains(region) == (count >= rules.region_cap);
        holds("I-5", cached, || format!("the sets do not know {region:?}"))?;
    }
    let in_play = p.layout().in_play;
    let outside: RegionSet =
        p.board.settled().union(p.board.guarded).union(p.layout().vp_tokens).difference(in_play);
    holds("I-6", outside.is_empty(), || format!("something lies in {outside:?}, out of play"))
}

/// I-7: conquest tokens are conserved.
fn tokens(p: &Position) -> Holds {
    let on_map: Pile<Token> = p.board.tokens.iter().flatten().copied().collect();
    let captured = seats(p).map(Player::conquests).fold(Pile::EMPTY, Pile::plus);
    let all = on_map.plus(captured).plus(p.tokens_removed).plus(p.token_box);
    for token in Token::ALL {
        let (found, count) = (all.count(token), p.content.token(token).count);
        holds("I-7", found == count, || format!("{found} tokens {token:?}, not {count}"))?;
    }
    let started = Seat::all(p.options.players).filter(|seat| !p.board.held[*seat].is_empty()).count() as u32;
    let removed = p.tokens_removed.len();
    let right = if p.round == 0 { removed == started } else { removed == u32::from(p.options.players) };
    holds("I-7", right, || format!("{removed} tokens were removed at the start"))
}

/// I-9: limited tokens are conserved.
fn supply(p: &Position) -> Holds {
    let on_cards = seats(p)
        .flat_map(|player| player.tokens.iter().chain([&player.progress_tokens]))
        .fold(p.pool, |all, tokens| all.plus(*tokens));
    if !p.options.limited {
        return holds("I-9", p.supply.is_none(), || format!("unlimited tokens are counted: {:?}", p.supply));
    }
    let limit = p.content.rules.resource_tokens;
    for resource in Resource::ALL {
        let all = on_cards.plus(p.supply).get(resource);
        holds("I-9", all == u16::from(limit), || format!("{all} tokens of {resource:?}, not {limit}"))?;
    }
    Ok(())
}

/// I-16: points never grow down a pile.
fn market(p: &Position) -> Holds {
    let content = p.content.get();
    let size = content.rules.market_copies * p.options.players;
    for kind in Kind::market() {
        let Some(pile) = kind.pile() else { continue };
        let vp: Vec<u8> = content.piles[pile].iter().map(|card| content.face(*card).vp).collect();
        holds("I-16", vp.is_sorted_by(|a, b| a >= b), || format!("the pile of {kind:?} is not sorted"))?;
        holds("I-16", p.market[pile] <= size, || format!("the pile of {kind:?} has grown"))?;
    }
    Ok(())
}

/// I-10 to I-15, I-26 and I-28 for one player.
fn player(p: &Position, seat: Seat) -> Holds {
    let player = &p.seats[seat];
    let content = p.content.get();
    holds("I-26", player.hand.includes(player.certain), || {
        format!("{seat:?}: {:?} is certain, the hand is {:?}", player.certain, player.hand)
    })?;
    for slot in 0..SLOTS {
        let tokens = player.tokens[slot];
        let Some(card) = player.table[slot] else {
            holds("I-11", tokens.is_none(), || format!("{seat:?}: tokens on no card"))?;
            continue;
        };
        let facts = content.kind(card);
        holds("I-12", facts.slot == Some(slot as u8), || format!("{seat:?}: {card:?} in a wrong slot"))?;
        let fits = fits(facts.spaces, tokens) && !(facts.build > 0 && facts.spaces.full(tokens));
        holds("I-11", fits, || format!("{seat:?}: {tokens:?} on {card:?}"))?;
    }
    match player.progress {
        Some(achievement) => {
            let spaces = content.achievement(achievement).spaces;
            let fits = fits(spaces, player.progress_tokens) && !spaces.full(player.progress_tokens);
            holds("I-11", fits, || format!("{seat:?}: {:?} on {achievement:?}", player.progress_tokens))?;
            holds("I-14", achievement.is_technology() || !player.on_card, || {
                format!("{seat:?}: a settlement lies on {achievement:?}")
            })?;
        }
        None => {
            holds("I-11", player.progress_tokens.is_none(), || format!("{seat:?}: tokens on nothing"))?;
            let placing = seat == p.active && p.prompts.contains(&Prompt::PlaceFromCard);
            holds("I-14", !player.on_card || placing, || format!("{seat:?}: a settlement on nothing"))?;
        }
    }
    let of = |level: Level| {
        player.completed_of(level) + usize::from(player.progress.is_some_and(|a| a.level() == level))
    };
    let ordered = of(Level::One) >= of(Level::Two) && of(Level::Two) >= of(Level::Three);
    holds("I-13", ordered, || format!("{seat:?} skipped a level"))?;
    let writes = player.completed.intersects(content.archiving);
    holds("I-15", player.archive.is_none() || writes, || format!("{seat:?} archived without Writing"))?;
    holds("I-28", p.options.trade || player.coins == 0, || format!("{seat:?} has coins"))?;
    let battles = p.battle().is_some_and(|battle| battle.defender == Some(seat));
    holds("I-10", seat == p.active || player.played.is_empty() || battles, || {
        format!("{seat:?} has played cards outside the own turn")
    })?;
    holds("I-10", p.pool.covers(p.turn.released), || {
        format!("{:?} was released, the pool is {:?}", p.turn.released, p.pool)
    })
}

/// Do the tokens fit the spaces?
fn fits(spaces: crate::resources::Spaces, tokens: Resources) -> bool {
    let mut left = Resources::NONE;
    for (resource, n) in tokens.iter() {
        for _ in 0..n {
            if !spaces.accepts(left, resource) {
                return false;
            }
            left = left.plus(Resources::one(resource));
        }
    }
    true
}

/// I-24: no category is negative, and regions score no more than there are.
fn scores(p: &Position) -> Holds {
    let layout = p.layout();
    let most = (layout.in_play.len() + layout.vp_tokens.len()) as i32;
    let mut regions = 0;
    for seat in Seat::all(p.options.players) {
        let points = p.points(seat);
        let low = [
            points.achievements,
            points.action_cards,
            points.regions,
            points.captured_settlements,
            points.conquest_tokens,
        ];
        holds("I-24", low.iter().all(|n| *n >= 0), || format!("{seat:?} has {points:?}"))?;
        regions += points.regions;
    }
    let one = i32::from(p.content.rules.region_points.max(p.content.rules.vp_token_points));
    holds("I-24", regions <= most * one, || format!("{regions} points for regions, at most {most}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Puzzle;
    use crate::setup::{MapSize, Setup, Supply};

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn position() -> Position {
        let setup = Setup { resource_supply: Supply::Limited, map: MapSize::Full, ..Setup::new(2) };
        let mut puzzle = Puzzle::new(setup).unwrap();
        puzzle
            .settle(A, Region::FarmlandTopLeft, 2)
            .settle(B, Region::FarmlandBottomRight, 1)
            .token(Region::HillTop, Token::One)
            .completed(A, &[Achievement::Masonry])
            .progress(A, Achievement::Writing, &[Resource::Food], true)
            .hand(A, &[Card::Hunter])
            .table(A, Card::Village, &[Resource::Food]);
        puzzle.build().unwrap()
    }

    #[track_caller]
    fn notices(number: &str, harm: impl FnOnce(&mut Position)) {
        let mut position = position();
        position.invariants().unwrap();
        harm(&mut position);
        let problem = position.invariants().expect_err("the harm is noticed");
        assert!(problem.starts_with(&format!("{number}:")), "{problem}");
    }

    #[test]
    fn what_breaks_a_position_is_noticed() {
        notices("I-1", |p| p.market[0] -= 1);
        notices("I-1", |p| p.seats[A].hand.add(Card::Farmer));
        notices("I-2", |p| p.seats[B].discard.add(Card::Hunter));
        notices("I-3", |p| p.achievements.open.add(Achievement::Commerce));
        notices("I-3", |p| p.seats[B].secret = p.seats[A].secret);
        notices("I-4", |p| p.seats[A].stock -= 1);
        notices("I-4", |p| p.board.settlements[0] += 1);
        notices("I-5", |p| {
            p.board.tokens[0] = p.board.tokens[Region::HillTop.index()];
        });
        notices("I-5", |p| {
            p.board.held[B].insert(Region::FarmlandTopLeft);
            p.seats[B].stock -= 2;
        });
        notices("I-7", |p| p.token_box.add(Token::One));
        notices("I-9", |p| p.pool = Resources::one(Resource::Food));
        notices("I-10", |p| {
            p.seats[B].deck.take(Card::Hunter);
            p.seats[B].played.add(Card::Hunter);
        });
        notices("I-10", |p| p.turn.released = Resources::one(Resource::Food));
        notices("I-11", |p| {
            p.seats[A].tokens[0] = Resources::of(Resource::Food, 2);
            p.supply = p.supply.minus(Resources::one(Resource::Food));
        });
        notices("I-11", |p| {
            p.seats[A].progress_tokens = Resources::one(Resource::Stone);
            p.supply = p.supply.plus(Resources::one(Resource::Food)).minus(Resources::one(Resource::Stone));
        });
        notices("I-12", |p| {
            p.seats[A].table.swap(0, 1);
            p.seats[A].tokens.swap(0, 1);
        });
        notices("I-14", |p| {
            p.seats[B].on_card = true;
            p.seats[B].stock -= 1;
        });
        notices("I-16", |p| p.market[0] += 1);
        notices("I-13", |p| {
            p.seats[B].completed.insert(Achievement::Religion);
            p.achievements.decks[1].take(Achievement::Religion);
        });
        notices("I-15", |p| {
            p.seats[A].hand.take(Card::Hunter);
            p.seats[A].archive = Some(Card::Hunter);
        });
        notices("I-17", |p| {
            p.achievements.open.take(Achievement::Engineering);
            p.achievements.decks[0].add(Achievement::Engineering);
        });
        notices("I-26", |p| p.seats[A].certain.add(Card::Warrior));
        notices("I-28", |p| p.seats[A].coins = 1);
    }

    #[test]
    fn regions_out_of_play_stay_empty() {
        let mut puzzle = Puzzle::new(Setup::new(2)).unwrap();
        puzzle.settle(A, Region::FarmlandTopLeft, 1).settle(B, Region::FarmlandBottomRight, 1);
        let problem = puzzle.build().unwrap_err();
        assert!(problem.starts_with("I-6:"), "{problem}");
    }
}
