//! Positions built by hand, for tests and puzzles.
//!
//! A puzzle says what matters and leaves the rest to the builder, which puts every card, token and settlement
//! that is not mentioned where it may be: starting cards into decks, bought copies that nobody wants into the
//! trash, technologies into their decks. What comes out satisfies every invariant, or is refused.

use crate::content::Content;
use crate::ids::{Achievement, Card, Faction, Kind, Level, Region, Resource, Token};
use crate::pile::Pile;
use crate::prompt::{Prompt, Prompts};
use crate::resources::Resources;
use crate::setup::{Setup, first_position};
use crate::state::{Player, Position, SEATS};
use game_core::{Content as _, Invariants, PerSeat, Seat};

/// A position in the making: the main menu of a player's turn.
#[derive(Clone, Debug)]
pub struct Puzzle {
    position: Position,
    /// Where starting cards that are not mentioned go.
    trash_rest: PerSeat<bool, SEATS>,
    stock: PerSeat<Option<u8>, SEATS>,
    open: Option<Vec<Achievement>>,
}

impl Puzzle {
    /// A puzzle with the standard content: nothing on the map, every starting card in its deck, seat 0 is the
    /// first player and has the turn.
    ///
    /// # Errors
    /// When the set-up cannot be played.
    pub fn new(setup: Setup) -> Result<Self, String> {
        Puzzle::with_content(Content::standard(), setup)
    }

    /// The same with other content.
    ///
    /// # Errors
    /// When the set-up cannot be played.
    pub fn with_content(content: &'static Content, setup: Setup) -> Result<Self, String> {
        let mut position = first_position(content, &setup).map_err(|error| error.to_string())?;
        position.round = 1;
        position.prompts = Prompts::of(Prompt::Over, &[Prompt::Main]);
        for seat in Seat::all(setup.players) {
            position.seats[seat].faction = Some(Faction::ALL[seat.index()]);
        }
        Ok(Puzzle { position, trash_rest: PerSeat::all(false), stock: PerSeat::all(None), open: None })
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.position.seats[seat]
    }

    /// Whose turn it is.
    pub fn active(&mut self, seat: Seat) -> &mut Self {
        self.position.active = seat;
        self
    }

    /// The round.
    pub fn round(&mut self, round: u16) -> &mut Self {
        self.position.round = round;
        self
    }

    /// The faction of a player; by default seat 0 has the first, seat 1 the second, and so on.
    pub fn faction(&mut self, seat: Seat, faction: Faction) -> &mut Self {
        let old = self.position.seats[seat].faction;
        for other in Seat::all(self.position.options.players) {
            if self.position.seats[other].faction == Some(faction) {
                self.position.seats[other].faction = old;
            }
        }
        self.player(seat).faction = Some(faction);
        self
    }

    /// Settlements of a player in a region.
    pub fn settle(&mut self, seat: Seat, region: Region, count: u8) -> &mut Self {
        for _ in 0..count {
            self.position.add_settlement(seat, region);
        }
        self
    }

    /// A conquest token in a region.
    pub fn token(&mut self, region: Region, token: Token) -> &mut Self {
        self.position.board.tokens[region.index()] = Some(token);
        self.position.board.guarded.insert(region);
        self
    }

    /// Settlements left to place; all others that are nowhere else are out of the game.
    pub fn stock(&mut self, seat: Seat, count: u8) -> &mut Self {
        self.stock[seat] = Some(count);
        self
    }

    /// Settlements of `loser` captured by `winner`.
    pub fn captured(&mut self, winner: Seat, loser: Seat, count: u8) -> &mut Self {
        self.player(winner).captured[loser] = count;
        self
    }

    /// Captured conquest tokens, fresh and consumed.
    pub fn conquests(&mut self, seat: Seat, fresh: &[Token], consumed: &[Token]) -> &mut Self {
        self.player(seat).fresh = fresh.iter().copied().collect();
        self.player(seat).consumed = consumed.iter().copied().collect();
        self
    }

    /// The hand.
    pub fn hand(&mut self, seat: Seat, cards: &[Card]) -> &mut Self {
        self.player(seat).hand = cards.iter().copied().collect();
        self
    }

    /// The deck; starting cards that are not mentioned are then trashed.
    pub fn deck(&mut self, seat: Seat, cards: &[Card]) -> &mut Self {
        self.player(seat).deck = cards.iter().copied().collect();
        self.trash_rest[seat] = true;
        self
    }

    /// The discard pile.
    pub fn discard(&mut self, seat: Seat, cards: &[Card]) -> &mut Self {
        self.player(seat).discard = cards.iter().copied().collect();
        self
    }

    /// Cards played this turn.
    pub fn played(&mut self, seat: Seat, cards: &[Card]) -> &mut Self {
        self.player(seat).played = cards.iter().copied().collect();
        self
    }

    /// The archived card.
    pub fn archive(&mut self, seat: Seat, card: Card) -> &mut Self {
        self.player(seat).archive = Some(card);
        self
    }

    /// A card on the table with tokens.
    ///
    /// # Panics
    /// When the card never lies on a table.
    pub fn table(&mut self, seat: Seat, card: Card, tokens: &[Resource]) -> &mut Self {
        let slot = self.position.content.kind(card).slot.expect("a card that goes to the table");
        self.player(seat).table[usize::from(slot)] = Some(card);
        self.player(seat).tokens[usize::from(slot)] = tokens.iter().copied().collect();
        self
    }

    /// Completed achievements.
    pub fn completed(&mut self, seat: Seat, achievements: &[Achievement]) -> &mut Self {
        self.player(seat).completed = achievements.iter().copied().collect();
        self
    }

    /// The achievement in progress, with tokens and, for a technology, with a settlement or without.
    pub fn progress(
        &mut self,
        seat: Seat,
        achievement: Achievement,
        tokens: &[Resource],
        settlement: bool,
    ) -> &mut Self {
        let player = self.player(seat);
        player.progress = Some(achievement);
        player.progress_tokens = tokens.iter().copied().collect();
        player.on_card = settlement;
        self
    }

    /// The secret wonder of a player, revealed or not; by default one that nobody else has.
    pub fn secret(&mut self, seat: Seat, wonder: Achievement, revealed: bool) -> &mut Self {
        self.player(seat).secret = Some(wonder);
        self.player(seat).secret_revealed = revealed;
        self
    }

    /// The open achievements of all levels, each card once; by default the first kinds of each level.
    pub fn open(&mut self, achievements: &[Achievement]) -> &mut Self {
        self.open = Some(achievements.to_vec());
        self
    }

    /// Resources in the pool of the active player.
    pub fn pool(&mut self, resources: &[Resource]) -> &mut Self {
        self.position.pool = resources.iter().copied().collect();
        self
    }

    /// Coins.
    pub fn coins(&mut self, seat: Seat, coins: u32) -> &mut Self {
        self.player(seat).coins = coins;
        self
    }

    /// A kind bought this turn.
    pub fn bought(&mut self, kind: Kind) -> &mut Self {
        self.position.turn.bought.insert(kind);
        self
    }

    /// A region used this turn.
    pub fn used(&mut self, region: Region) -> &mut Self {
        self.position.turn.used.insert(region);
        self
    }

    /// A technology used this turn.
    pub fn tech_used(&mut self, achievement: Achievement) -> &mut Self {
        self.position.turn.techs.insert(achievement);
        self
    }

    /// An attack made this turn.
    pub fn attacked(&mut self, from: Region, to: Region) -> &mut Self {
        let path = self.position.content.paths[from.index()][to.index()];
        self.position.turn.targets.insert(to);
        self.position.turn.paths |= 1 << path;
        self
    }

    /// The position.
    ///
    /// # Errors
    /// When the puzzle needs more of something than there is, or breaks another invariant.
    pub fn build(&self) -> Result<Position, String> {
        let mut puzzle = self.clone();
        puzzle.share_starting_cards()?;
        puzzle.sell_market_cards()?;
        puzzle.count_settlements()?;
        puzzle.count_tokens()?;
        puzzle.stack_achievements()?;
        puzzle.count_resources()?;
        let mut position = puzzle.position;
        for seat in Seat::all(position.options.players) {
            let player = &mut position.seats[seat];
            if player.deck.is_empty() {
                player.certain = player.hand;
            }
        }
        position.advance();
        position.invariants()?;
        Ok(position)
    }

    fn share_starting_cards(&mut self) -> Result<(), String> {
        let content = self.position.content.get();
        for seat in Seat::all(self.position.options.players) {
            let trash = self.trash_rest[seat];
            let player = self.player(seat);
            let faction = player.faction.ok_or("every player has a faction")?;
            let all = content.starting[faction.index()];
            let mentioned = player.owned().only(content.starting_cards);
            if !all.includes(mentioned) {
                return Err(format!("{faction:?} does not have {mentioned:?}"));
            }
            let rest = all.minus(mentioned);
            let zone = if trash { &mut player.trashed } else { &mut player.deck };
            *zone = zone.plus(rest);
        }
        Ok(())
    }

    /// Sells as many cards from the top of each pile as the players have; copies nobody has are trashed.
    fn sell_market_cards(&mut self) -> Result<(), String> {
        let content = self.position.content.get();
        let size = content.rules.market_copies * self.position.options.players;
        for kind in Kind::market() {
            let pile = kind.pile().ok_or("a market kind has a pile")?;
            let of_kind = Card::ALL.into_iter().filter(|card| card.kind() == kind).collect();
            let wanted = Seat::all(self.position.options.players)
                .map(|seat| self.position.seats[seat].owned().only(of_kind))
                .fold(Pile::EMPTY, Pile::plus);
            let sold = (0..=usize::from(size))
                .map(|n| content.piles[pile][..n].iter().copied().collect::<Pile<Card>>())
                .find(|sold| sold.includes(wanted))
                .ok_or_else(|| format!("there are not so many: {wanted:?}"))?;
            self.position.market[pile] = size - sold.len() as u8;
            let trashed = &mut self.player(Seat::new(0)).trashed;
            *trashed = trashed.plus(sold.minus(wanted));
        }
        Ok(())
    }

    fn count_settlements(&mut self) -> Result<(), String> {
        let all = self.position.content.rules.settlements;
        for seat in Seat::all(self.position.options.players) {
            let lost: u8 = Seat::all(self.position.options.players)
                .map(|other| self.position.seats[other].captured[seat])
                .sum();
            let placed =
                self.position.settlements_on_map(seat) + u8::from(self.position.seats[seat].on_card) + lost;
            let left = all.checked_sub(placed).ok_or_else(|| format!("{seat:?} has too many settlements"))?;
            let stock = self.stock[seat].unwrap_or(left);
            let player = self.player(seat);
            player.stock = stock;
            player.removed = left
                .checked_sub(stock)
                .ok_or_else(|| format!("{seat:?} has only {left} settlements left"))?;
        }
        Ok(())
    }

    fn count_tokens(&mut self) -> Result<(), String> {
        let position = &mut self.position;
        let mut placed: Pile<Token> = position.board.tokens.iter().flatten().copied().collect();
        for seat in Seat::all(position.options.players) {
            placed = placed.plus(position.seats[seat].conquests());
        }
        if !position.token_box.includes(placed) {
            return Err(format!("there are not so many tokens: {placed:?}"));
        }
        position.token_box = position.token_box.minus(placed);
        for _ in 0..position.options.players {
            let (token, _) = position.token_box.sorts().next().ok_or("no token is left to remove")?;
            position.token_box.take(token);
            position.tokens_removed.add(token);
        }
        Ok(())
    }

    fn stack_achievements(&mut self) -> Result<(), String> {
        let position = &mut self.position;
        for seat in Seat::all(position.options.players) {
            let player = &position.seats[seat];
            let secret = player.secret.filter(|_| !player.secret_revealed);
            for achievement in player.completed.iter().chain(player.progress).chain(secret) {
                if !position.achievements.decks[achievement.level().index()].take(achievement) {
                    return Err(format!("no card of {achievement:?} is left for {seat:?}"));
                }
            }
        }
        let named = self.open.clone().unwrap_or_default();
        for seat in Seat::all(position.options.players) {
            if position.seats[seat].secret.is_none() {
                let deck = &mut position.achievements.decks[Level::Three.index()];
                let left = deck.sorts().map(|(wonder, _)| wonder).filter(|wonder| !named.contains(wonder));
                let secret = left.last().ok_or("no wonder is left to be a secret")?;
                deck.take(secret);
                position.seats[seat].secret = Some(secret);
            }
        }
        let kinds = usize::from(position.content.rules.open_kinds);
        let open = self.open.clone().unwrap_or_else(|| {
            Level::ALL
                .iter()
                .flat_map(|level| position.achievements.decks[level.index()].sorts().take(kinds))
                .map(|(achievement, _)| achievement)
                .collect()
        });
        for achievement in open {
            if !position.achievements.decks[achievement.level().index()].take(achievement) {
                return Err(format!("no card of {achievement:?} is left to be open"));
            }
            position.achievements.open.add(achievement);
        }
        Ok(())
    }

    fn count_resources(&mut self) -> Result<(), String> {
        let position = &mut self.position;
        if !position.options.limited {
            return Ok(());
        }
        let used = Seat::all(position.options.players)
            .flat_map(|seat| {
                let player = &position.seats[seat];
                player.tokens.into_iter().chain([player.progress_tokens])
            })
            .fold(position.pool, Resources::plus);
        if !position.supply.covers(used) {
            return Err(format!("there are not so many resources: {used:?}"));
        }
        position.supply = position.supply.minus(used);
        Ok(())
    }
}
