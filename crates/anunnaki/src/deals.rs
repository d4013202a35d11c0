//! The dealer's part: what may be drawn, and what a draw changes (2.2).

use crate::action::Action;
use crate::ids::{Ancient, Artifact, ArtifactSet, Culture, Goal, GodSet, House, Pact, Slot, Token};
use crate::prompt::{Deal, Step};
use crate::state::Position;
use game_core::{DealKey, Random, Seat};

/// Possible draws; the most are the 36 pacts and the 35 sets of four gods.
struct Draws {
    list: [Action; 40],
    len: usize,
}

impl Draws {
    fn put(&mut self, action: Action) {
        self.list[self.len] = action;
        self.len += 1;
    }
}

impl Position {
    fn draws(&self, seat: Seat, deal: Deal) -> Draws {
        let mut out = Draws { list: [Action::Stop; 40], len: 0 };
        match deal {
            Deal::House => {
                House::ALL
                    .into_iter()
                    .filter(|house| self.seat_of(*house).is_none())
                    .for_each(|house| out.put(Action::DealHouse { house }));
            }
            Deal::Gods => {
                let many = u32::from(self.content.numbers.minor_gods_dealt) - u32::from(self.first_game);
                (0..128u8)
                    .filter(|set| set.count_ones() == many)
                    .for_each(|gods| out.put(Action::DealGods { house: self.mats[seat].house, gods }));
            }
            Deal::First => self.seats().for_each(|seat| out.put(Action::DealFirst { seat })),
            Deal::Token { slot } => {
                let placed = &self.slots[..slot.index()];
                Token::ALL
                    .into_iter()
                    .filter(|token| !placed.contains(token))
                    .for_each(|token| out.put(Action::DealToken { token }));
            }
            Deal::Ancient { .. } => bits(u64::from(self.board.ancient_unseen))
                .for_each(|bit| out.put(Action::DealAncient { token: Ancient::new(bit) })),
            Deal::Culture { .. } => bits(u64::from(self.board.culture_unseen))
                .for_each(|bit| out.put(Action::DealCulture { token: Culture::new(bit) })),
            Deal::Artifacts => (0..64u8)
                .filter(|set| set.count_ones() == crate::content::ARTIFACTS_IN_PLAY)
                .for_each(|set| out.put(Action::DealArtifacts { set })),
            Deal::Pact { .. } => {
                bits(self.pacts.stack).for_each(|bit| out.put(Action::DealPact { pact: Pact::new(bit) }));
            }
            Deal::Goal { track } => {
                let placed = &self.goals[..track.index()];
                Goal::ALL
                    .into_iter()
                    .filter(|goal| !placed.contains(goal))
                    .for_each(|goal| out.put(Action::DealGoal { goal }));
            }
        }
        out
    }

    fn due(&self) -> Option<(Seat, Deal)> {
        match self.stack.top()? {
            crate::prompt::Frame { seat, step: Step::Deal(deal) } => Some((seat, deal)),
            _ => None,
        }
    }

    /// A draw with one possible outcome makes itself.
    pub(crate) fn only_deal(&self, seat: Seat, deal: Deal) -> Option<Action> {
        let draws = self.draws(seat, deal);
        if draws.len == 1 { Some(draws.list[0]) } else { None }
    }

    pub(crate) fn deal_odds(&self, out: &mut Vec<(Action, u32)>) {
        if let Some((seat, deal)) = self.due() {
            let draws = self.draws(seat, deal);
            out.extend(draws.list[..draws.len].iter().map(|action| (*action, 1)));
        }
    }

    pub(crate) fn deal_one(&self, rng: &mut impl Random) -> Action {
        let (seat, deal) = self.due().expect("asked only while a draw is due");
        let draws = self.draws(seat, deal);
        draws.list[rng.below(draws.len as u32) as usize]
    }

    pub(crate) fn deal_purpose(&self) -> DealKey {
        let (seat, deal) = self.due().expect("asked only while a draw is due");
        match deal {
            Deal::House => DealKey::of("house", seat),
            Deal::Gods => DealKey::of("minor gods", seat),
            Deal::First => DealKey::table("first player"),
            Deal::Token { .. } => DealKey::table("star"),
            Deal::Ancient { .. } => DealKey::table("ancient civilizations"),
            Deal::Culture { .. } => DealKey::table("culture tokens"),
            Deal::Artifacts => DealKey::table("artifacts"),
            Deal::Pact { .. } => DealKey::table("pacts"),
            Deal::Goal { .. } => DealKey::table("goals"),
        }
    }

    /// What a draw changes; its frame is off the stack already.
    pub(crate) fn dealt(&mut self, seat: Seat, deal: Deal, action: Action) {
        match (deal, action) {
            (Deal::House, Action::DealHouse { house }) => self.seat_house(seat, house),
            (Deal::Gods, Action::DealGods { house, gods }) => {
                let first = 7 * house as u32;
                self.mats[seat].dealt = GodSet::from_word(u32::from(gods) << first);
                if self.first_game {
                    self.mats[seat].kept = self.mats[seat].dealt;
                }
            }
            (Deal::First, Action::DealFirst { seat }) => {
                self.first = seat;
                self.active = seat;
            }
            (Deal::Token { slot }, Action::DealToken { token }) => self.slots[slot.index()] = token,
            (Deal::Ancient { at }, Action::DealAncient { token }) => {
                self.board.ancient_unseen &= !(1 << token.index());
                self.board.ancient_up.insert(at);
                self.board.ancient_at[at.index()] = token;
            }
            (Deal::Culture { corner }, Action::DealCulture { token }) => {
                self.board.culture_unseen &= !(1 << token.index());
                self.board.culture_up |= 1 << corner.index();
                self.board.culture_at[corner.index()] = token;
            }
            (Deal::Artifacts, Action::DealArtifacts { set }) => {
                self.artifacts.drawn = true;
                self.artifacts.stack = ArtifactSet::from_word(set);
                self.artifacts.seen = 1 << seat.index();
            }
            (Deal::Pact { slot }, Action::DealPact { pact }) => {
                self.pacts.stack &= !(1 << pact.index());
                self.pacts.row[usize::from(slot)] = Some(pact);
            }
            (Deal::Goal { track }, Action::DealGoal { goal }) => self.goals[track.index()] = goal,
            _ => unreachable!("a deal answers the draw that is due"),
        }
    }

    /// Makes a draw that is due.
    pub(crate) fn apply_deal(&mut self, action: Action) {
        let (seat, deal) = self.due().expect("applied only while a draw is due");
        self.stack.pop();
        self.dealt(seat, deal, action);
    }
}

fn bits(word: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |bit| word >> bit & 1 != 0)
}

const _: () = assert!(Slot::COUNT == Token::COUNT && Artifact::COUNT == 6);
