//! The position as numbers and every step with an index, for programs that learn.
//!
//! Secrets come through [`crate::view`] alone: another hand, another deck and another secret wonder are zeros.

use crate::action::{Action, Target, Zone};
use crate::content::{Content, SLOTS};
use crate::ids::{Achievement, Card, Faction, Kind, Level, Region, RegionSet, Resource, Token};
use crate::pile::Pile;
use crate::prompt::Prompt;
use crate::resources::Resources;
use crate::state::Position;
use crate::view;
use game_core::bits::Bit;
use game_core::tensor::{Entries, away, seat_name};
use game_core::{Game, Seat, Tensor, Viewer};

impl Tensor for Position {
    const ENCODING: u32 = 1;

    fn observe(&self, seat: Seat, out: &mut impl Entries) {
        let sight = Sight { p: self, seat, players: self.players() };
        sight.table(out);
        sight.question(out);
        sight.battle(out);
        sight.regions(out);
        sight.market(out);
        for other in seat.clockwise(self.players()) {
            sight.player(other, out);
        }
    }

    fn every_step(content: &'static Content, out: &mut Vec<Action>) {
        use Action as A;
        out.extend(Faction::ALL.map(A::Faction));
        out.extend(Region::ALL.map(A::StartRegion));
        let zones =
            || Card::ALL.into_iter().flat_map(|card| [Zone::Hand, Zone::Archive].map(|from| (card, from)));
        for (card, from) in zones() {
            out.extend(content.kind(card).effects().map(|(effect, _)| A::Play { card, from, effect }));
        }
        let kinds = content.table_kinds.into_iter().flatten();
        for target in kinds.clone().map(Target::Card).chain([Target::Achievement]) {
            out.extend(Resource::ALL.map(|resource| A::Put { resource, target }));
        }
        out.extend(kinds.map(A::Release));
        out.extend(Kind::market().map(A::Buy));
        for from in Region::ALL {
            out.extend(content.regions[from.index()].near.iter().map(|to| A::Attack { from, to }));
        }
        out.extend(Achievement::ALL.map(A::Start));
        out.extend(Level::Three.members().iter().map(A::StartSecret));
        out.push(A::Drop);
        out.extend(Achievement::ALL.into_iter().filter(|one| one.is_technology()).map(A::Tech));
        out.extend(Resource::ALL.map(A::BuyResource));
        out.push(A::EndTurn);
        out.extend(Region::ALL.map(A::Use));
        out.extend(Resource::ALL.map(A::Take));
        out.extend(Resource::ALL.map(A::Pay));
        out.extend(zones().map(|(card, from)| A::Add { card, from }));
        out.extend([A::Surrender, A::Fight]);
        out.extend(zones().map(|(card, from)| A::Defend { card, from }));
        out.extend(Card::ALL.map(A::Discard));
        out.extend([A::DiscardArchived, A::Done]);
        out.extend(Region::ALL.map(A::Settle));
        out.extend([A::BuildAndLose, A::Decline]);
        out.extend(Resource::ALL.map(A::First));
        out.extend(Card::ALL.map(A::Trash));
        out.push(A::TrashArchived);
        out.extend(Resource::ALL.map(A::Give));
        out.extend(Region::ALL.map(A::From));
        out.extend(Region::ALL.map(A::To));
        out.extend(Card::ALL.map(A::Archive));
        out.extend([A::NoArchive, A::DrawMore, A::DrawNoMore]);
    }
}

/// A position while somebody looks at it.
struct Sight<'a> {
    p: &'a Position,
    seat: Seat,
    players: u8,
}

impl Sight<'_> {
    fn away(&self, seat: Seat) -> usize {
        away(self.seat, seat, self.players)
    }

    fn table(&self, out: &mut impl Entries) {
        let p = self.p;
        let seats = usize::from(self.players);
        let named = |what: &'static str| move |i: usize| format!("{what}.{}", seat_name(i));
        out.number(|| "round".to_owned(), f32::from(p.round));
        out.flag(|| "final_round".to_owned(), p.final_round);
        out.flag(|| "trade".to_owned(), p.options.trade);
        out.flag(|| "edition.ru".to_owned(), p.options.edition.index() == 1);
        out.one_of(seats, Some(self.away(p.first)), named("first"));
        out.one_of(seats, Some(self.away(p.active)), named("active"));
        goods(out, p.pool, "pool");
        goods(out, p.supply, "supply");
        goods(out, p.turn.released, "released");
        out.number(|| "owing".to_owned(), f32::from(p.turn.owing));
    }

    fn question(&self, out: &mut impl Entries) {
        let prompt = self.p.prompt();
        let name = prompt.name();
        let asked = Prompt::QUESTIONS.iter().position(|question| *question == name);
        out.one_of(Prompt::QUESTIONS.len(), asked, |i| format!("question.{}", Prompt::QUESTIONS[i]));
        let left = if let Prompt::Place { left } = prompt { left } else { 0 };
        out.number(|| "question.left".to_owned(), f32::from(left));
        let from = if let Prompt::To { from } = prompt { Some(from.index()) } else { None };
        out.one_of(Region::COUNT, from, |i| format!("question.from.{}", Region::ALL[i].name()));
        let about = match prompt {
            Prompt::FirstToken { achievement } => Some(achievement.index()),
            _ => None,
        };
        out.one_of(Achievement::COUNT, about, |i| format!("question.start.{}", Achievement::ALL[i].name()));
        let bought = if let Prompt::Pay { kind, .. } = prompt { Some(kind.index()) } else { None };
        out.one_of(Kind::COUNT, bought, |i| format!("question.buy.{}", Kind::ALL[i].name()));
    }

    fn battle(&self, out: &mut impl Entries) {
        let battle = self.p.battle();
        let number = |value: Option<u8>| f32::from(value.unwrap_or(0));
        out.flag(|| "battle".to_owned(), battle.is_some());
        out.one_of(Region::COUNT, battle.map(|b| b.from.index()), |i| {
            format!("battle.from.{}", Region::ALL[i].name())
        });
        out.one_of(Region::COUNT, battle.map(|b| b.to.index()), |i| {
            format!("battle.to.{}", Region::ALL[i].name())
        });
        let defender = battle.and_then(|b| b.defender).map(|seat| self.away(seat));
        out.one_of(usize::from(self.players), defender, |i| format!("battle.defender.{}", seat_name(i)));
        out.number(|| "battle.cards".to_owned(), number(battle.map(|b| b.cards)));
        out.number(|| "battle.attack".to_owned(), number(battle.map(|b| b.attack)));
        out.number(|| "battle.used".to_owned(), number(battle.map(|b| b.used)));
        out.number(|| "battle.defence".to_owned(), number(battle.map(|b| b.defence)));
    }

    fn regions(&self, out: &mut impl Entries) {
        let board = &self.p.board;
        let region = |i: usize| Region::ALL[i].name();
        let bits = |set: RegionSet| u128::from(set.word());
        out.some_of(Region::COUNT, bits(self.p.layout().in_play), |i| {
            format!("region.{}.in_play", region(i))
        });
        out.some_of(Region::COUNT, bits(self.p.layout().vp_tokens), |i| {
            format!("region.{}.vp_token", region(i))
        });
        out.each(
            Region::COUNT,
            |i| f32::from(board.settlements[i]),
            |i| format!("region.{}.settlements", region(i)),
        );
        for seat in self.seat.clockwise(self.players) {
            let who = self.away(seat);
            out.some_of(Region::COUNT, bits(board.held[seat]), |i| {
                format!("region.{}.{}", region(i), seat_name(who))
            });
        }
        for (at, token) in board.tokens.iter().enumerate() {
            out.one_of(Token::COUNT, token.map(Token::index), |i| {
                format!("region.{}.{}", region(at), Token::ALL[i].name())
            });
        }
        out.some_of(Region::COUNT, bits(self.p.turn.used), |i| format!("region.{}.used", region(i)));
        out.some_of(Region::COUNT, bits(self.p.turn.targets), |i| format!("region.{}.attacked", region(i)));
    }

    fn market(&self, out: &mut impl Entries) {
        let p = self.p;
        out.each(
            Kind::MARKET,
            |i| f32::from(p.market[i]),
            |i| format!("market.{}.left", Kind::ALL[Kind::STARTING + i].name()),
        );
        out.each(
            Kind::MARKET,
            |i| {
                p.top_card(Kind::ALL[Kind::STARTING + i])
                    .map_or(0.0, |card| f32::from(p.content.face(card).vp))
            },
            |i| format!("market.{}.vp", Kind::ALL[Kind::STARTING + i].name()),
        );
        out.some_of(Kind::COUNT, u128::from(p.turn.bought.word()), |i| {
            format!("bought.{}", Kind::ALL[i].name())
        });
        let unknown = view::unknown_wonders(p, Viewer::Seat(self.seat));
        let [one, two, _] = p.achievements.decks;
        let discarded = p.achievements.discards.into_iter().fold(Pile::EMPTY, Pile::plus);
        pile(out, Achievement::COUNT, p.achievements.open, |i| {
            format!("achievement.{}.open", Achievement::ALL[i].name())
        });
        // Of level 3 the deck and the secrets the observer has not seen, together.
        pile(out, Achievement::COUNT, one.plus(two).plus(unknown), |i| {
            format!("achievement.{}.unseen", Achievement::ALL[i].name())
        });
        pile(out, Achievement::COUNT, discarded, |i| {
            format!("achievement.{}.discarded", Achievement::ALL[i].name())
        });
    }

    fn player(&self, seat: Seat, out: &mut impl Entries) {
        let p = self.p;
        let viewer = Viewer::Seat(self.seat);
        let player = &p.seats[seat];
        let who = self.away(seat);
        let named = |what: &'static str| move || format!("{}.{what}", seat_name(who));
        out.one_of(Faction::COUNT, player.faction.map(Faction::index), |i| {
            format!("{}.faction.{}", seat_name(who), Faction::ALL[i].name())
        });
        out.number(named("hand"), player.hand.len() as f32);
        out.number(named("deck"), player.deck.len() as f32);
        let cards =
            |what: &'static str| move |i: usize| format!("{}.{what}.{}", seat_name(who), Card::ALL[i].name());
        pile(out, Card::COUNT, view::hand(p, seat, viewer).unwrap_or(Pile::EMPTY), cards("hand"));
        pile(out, Card::COUNT, player.certain, cards("certain"));
        pile(out, Card::COUNT, player.unseen(), cards("unseen"));
        pile(out, Card::COUNT, player.played, cards("played"));
        pile(out, Card::COUNT, player.discard, cards("discard"));
        pile(out, Card::COUNT, player.trashed, cards("trashed"));
        out.one_of(Card::COUNT, player.archive.map(Card::index), cards("archive"));
        for slot in 0..SLOTS {
            let kind = p.content.table_kinds[slot].map_or("nothing", Kind::name);
            out.flag(|| format!("{}.table.{kind}", seat_name(who)), player.table[slot].is_some());
            out.each(
                Resource::COUNT,
                |i| f32::from(player.tokens[slot].get(Resource::ALL[i])),
                |i| format!("{}.table.{kind}.{}", seat_name(who), Resource::ALL[i].name()),
            );
        }
        out.number(named("stock"), f32::from(player.stock));
        out.number(named("on_map"), f32::from(p.settlements_on_map(seat)));
        out.number(named("removed"), f32::from(player.removed));
        out.flag(named("on_card"), player.on_card);
        out.number(named("captured"), f32::from(player.captures()));
        let tokens = |what: &'static str| {
            move |i: usize| format!("{}.{what}.{}", seat_name(who), Token::ALL[i].name())
        };
        pile(out, Token::COUNT, player.fresh, tokens("fresh"));
        pile(out, Token::COUNT, player.consumed, tokens("consumed"));
        let achievements = |what: &'static str| {
            move |i: usize| format!("{}.{what}.{}", seat_name(who), Achievement::ALL[i].name())
        };
        out.some_of(Achievement::COUNT, u128::from(player.completed.word()), achievements("completed"));
        out.some_of(Achievement::COUNT, u128::from(player.given_up.word()), achievements("given_up"));
        out.one_of(Achievement::COUNT, player.progress.map(Achievement::index), achievements("progress"));
        goods_of(out, player.progress_tokens, who, "progress");
        out.one_of(
            Achievement::COUNT,
            view::secret(p, seat, viewer).map(Achievement::index),
            achievements("secret"),
        );
        let techs = if seat == p.active { u128::from(p.turn.techs.word()) } else { 0 };
        out.some_of(Achievement::COUNT, techs, achievements("used"));
        out.number(named("coins"), player.coins as f32);
        let points = p.points(seat);
        out.number(named("points.achievements"), points.achievements as f32);
        out.number(named("points.action_cards"), points.action_cards as f32);
        out.number(named("points.regions"), points.regions as f32);
        out.number(named("points.captured_settlements"), points.captured_settlements as f32);
        out.number(named("points.conquest_tokens"), points.conquest_tokens as f32);
    }
}

fn pile<T: Bit>(out: &mut impl Entries, sorts: usize, pile: Pile<T>, name: impl Fn(usize) -> String) {
    out.each(sorts, |i| f32::from(pile.count(T::from_bit(i as u32))), name);
}

fn goods(out: &mut impl Entries, goods: Resources, what: &str) {
    out.each(
        Resource::COUNT,
        |i| f32::from(goods.get(Resource::ALL[i])),
        |i| format!("{what}.{}", Resource::ALL[i].name()),
    );
}

fn goods_of(out: &mut impl Entries, goods: Resources, who: usize, what: &str) {
    out.each(
        Resource::COUNT,
        |i| f32::from(goods.get(Resource::ALL[i])),
        |i| format!("{}.{what}.{}", seat_name(who), Resource::ALL[i].name()),
    );
}
