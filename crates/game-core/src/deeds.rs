//! The story of a game: steps gathered into deeds, each a sentence with what it cost and gave.
//!
//! A turn is a chain of small decisions, and a log of them reads like one: "pay", "no", "end the turn". A deed is what
//! somebody would tell: the opening step in words, with everything paid, drawn and chosen for it hanging underneath.
//!
//! ```
//! use game_core::{Content, Game, Seat, Seed, Table, Viewer};
//! use game_laws::toy::{Pebbles, Toy};
//!
//! let setup = Toy::default_setup(2);
//! let mut table = Table::<Toy>::new(Pebbles::standard(), setup, Seed::from_phrase("a")).unwrap();
//! let mut steps = Vec::new();
//! table.position().legal(Seat::new(0), &mut steps);
//! table.play(Seat::new(0), steps[0]).unwrap();
//! let deeds = table.deeds(Viewer::Spectator, 0);
//! assert_eq!(deeds.last().unwrap().text.key, "step-seal-hidden", "a secret stays one in the story");
//! ```

use crate::Playable;
use crate::erased::Change;
use crate::game::{Actor, Tally, Viewer};
use crate::seat::Seat;
use crate::table::Table;
use crate::text::{Describe, Text};
use serde::Serialize;
use std::marker::PhantomData;

/// What a step is in the story.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The first deed of a turn. The number says how much it matters: a folded turn names what matters most.
    Turn(u8),
    /// A deed within a turn, or an answer to somebody else's.
    Deed(u8),
    /// As a deed, but several with the same words in a row are one, such as tokens put down one by one.
    Alike(u8),
    /// Said in the sentence of the deed before it: where it leads, what was chosen.
    Part,
    /// Belongs to the deed before it and goes without saying: a payment, a card drawn for it.
    Detail,
    /// Nothing to tell, not even what is lost by it: the end of a turn.
    Quiet,
}

/// Something that happened by itself inside a step: an income, a battle decided, a scoring.
#[derive(Clone, PartialEq, Debug)]
pub struct Aside {
    /// Whom it concerns; `None` for everybody.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: Text,
}

/// A moment inside a step.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment<G> {
    /// What happened since the moment before; `None` for the step itself.
    pub aside: Option<Aside>,
    /// The position then.
    pub position: G,
}

/// How a game tells its story. Like everything told to a viewer, it must not tell what that viewer cannot know.
pub trait Tell: Describe {
    /// What the step is in the story, from the position before it.
    fn role(&self, actor: Actor, action: Self::Action) -> Role;

    /// Whose turn it is, where turns are taken.
    fn whose_turn(&self) -> Option<Seat>;

    /// A step as a part of the story, from the position before it: by itself as in the log.
    fn sentence(&self, viewer: Viewer, actor: Actor, action: Self::Action) -> Text {
        self.describe(viewer, actor, action)
    }

    /// The moments inside a step made from this position, the last one being `after`; nothing where a step is one
    /// thing.
    fn moments(&self, _actor: Actor, _action: Self::Action, _after: &Self) -> Vec<Moment<Self>> {
        Vec::new()
    }

    /// What a seat gained and paid between two positions, as the viewer may know it.
    fn gains(&self, after: &Self, viewer: Viewer, seat: Seat, out: &mut Vec<Tally>) {
        let (mut old, mut new) = (Vec::new(), Vec::new());
        self.tallies(viewer, seat, &mut old);
        after.tallies(viewer, seat, &mut new);
        let changed = old.iter().zip(&new).filter(|(old, new)| old.value != new.value);
        out.extend(changed.map(|(old, new)| Tally { key: new.key, value: new.value - old.value }));
    }
}

/// A line of the story as one viewer may read it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Deed {
    /// Number of its first step.
    pub from: usize,
    /// Number of its last step: the position after it is moment `to`.
    pub to: usize,
    /// Who did it; chance for what happens to everybody.
    pub actor: Actor,
    /// What was done.
    pub text: Text,
    /// What it cost and gave: the doer's first, costs before gains.
    pub gains: Vec<Change>,
    /// How much it matters.
    pub weight: u8,
    /// Does a turn begin with it?
    pub opens: bool,
    /// In whose turn; `None` for what happens between turns.
    pub turn: Option<Seat>,
    /// The round it was made in.
    pub round: u16,
}

/// How far back the beginning of a deed is looked for at first.
const LOOK_BACK: usize = 24;

impl<G: Playable> Table<G> {
    /// The story from the deed that holds step `from` on (`0` for all of it), as one viewer may read it.
    #[must_use]
    pub fn deeds(&self, viewer: Viewer, from: usize) -> Vec<Deed> {
        let from = from.min(self.steps().len());
        let mut back = LOOK_BACK;
        loop {
            let start = from.saturating_sub(back);
            let story = Story::of(self, viewer, start);
            if start == 0 || story.begins.is_some_and(|first| first <= from) {
                return story.deeds.into_iter().filter(|deed| deed.to >= from).collect();
            }
            back *= 4;
        }
    }
}

/// A deed that may still go on.
struct Open {
    role: Role,
    told: Vec<Text>,
    deed: Deed,
}

impl Open {
    fn goes_on(&self, actor: Actor, role: Role, told: &Text) -> bool {
        let alike = self.told.last().is_some_and(|last| last.key == told.key);
        self.role == role && self.deed.actor == actor && alike
    }

    fn add(&mut self, step: usize, told: Option<Text>) {
        self.deed.to = step;
        self.told.extend(told);
    }
}

/// Several sentences as one; the words of it are in the catalogues of the clients.
fn several(mut told: Vec<Text>) -> Text {
    told.dedup();
    if told.len() == 1 { told.swap_remove(0) } else { Text::new("deed-several").with("steps", told) }
}

struct Story<G> {
    viewer: Viewer,
    deeds: Vec<Deed>,
    open: Option<Open>,
    /// The step that opens the first deed which is certainly whole.
    begins: Option<usize>,
    /// From the first step of the game?
    whole: bool,
    game: PhantomData<G>,
}

impl<G: Playable> Story<G> {
    fn of(table: &Table<G>, viewer: Viewer, start: usize) -> Self {
        let mut story = Story {
            viewer,
            deeds: Vec::new(),
            open: None,
            begins: None,
            whole: start == 0,
            game: PhantomData,
        };
        let mut position = table.position_at(start);
        for (index, (actor, action)) in table.steps().iter().enumerate().skip(start) {
            let before = position.clone();
            position.apply(*actor, *action);
            story.read(index + 1, *actor, *action, before, &position);
        }
        story.close();
        story
    }

    fn read(&mut self, step: usize, actor: Actor, action: G::Action, before: G, after: &G) {
        let moments = before.moments(actor, action, after);
        let role = before.role(actor, action);
        let told = before.sentence(self.viewer, actor, action);
        match role {
            Role::Turn(weight) => self.begin(step, actor, told, &before, (weight, true, role)),
            Role::Deed(weight) => self.begin(step, actor, told, &before, (weight, false, role)),
            Role::Alike(weight) => match &mut self.open {
                Some(open) if open.goes_on(actor, role, &told) => open.add(step, Some(told)),
                _ => self.begin(step, actor, told, &before, (weight, false, role)),
            },
            Role::Part | Role::Detail | Role::Quiet => match &mut self.open {
                Some(open) if open.deed.actor == actor || actor == Actor::Chance || role == Role::Quiet => {
                    open.add(step, (role == Role::Part).then_some(told));
                }
                // Whose deed it belongs to is only known from where that began.
                _ if role == Role::Quiet || !(self.begins.is_some() || self.whole) => {}
                _ => self.begin(step, actor, told, &before, (0, false, role)),
            },
        }
        if role == Role::Quiet && moments.is_empty() {
            return;
        }
        let round = before.round();
        let mut at = before;
        for moment in moments {
            let gains = gains(&at, &moment.position, self.viewer, moment.aside.as_ref().and_then(|a| a.seat));
            match moment.aside {
                None if role == Role::Quiet => {}
                None => self.add(gains),
                Some(aside) => {
                    self.close();
                    let actor = aside.seat.map_or(Actor::Chance, Actor::Seat);
                    let deed = Deed {
                        from: step,
                        to: step,
                        actor,
                        text: aside.text,
                        gains: in_order(gains, actor),
                        weight: 0,
                        opens: false,
                        turn: None,
                        round,
                    };
                    self.deeds.push(deed);
                }
            }
            at = moment.position;
        }
        if role != Role::Quiet {
            self.add(gains(&at, after, self.viewer, None));
        }
    }

    fn begin(&mut self, step: usize, actor: Actor, told: Text, before: &G, role: (u8, bool, Role)) {
        self.close();
        let (weight, opens, role) = role;
        if matches!(role, Role::Turn(_) | Role::Deed(_)) {
            self.begins.get_or_insert(step); // any other may go on with what came before
        }
        let deed = Deed {
            from: step,
            to: step,
            actor,
            text: told.clone(),
            gains: Vec::new(),
            weight,
            opens,
            turn: before.whose_turn(),
            round: before.round(),
        };
        self.open = Some(Open { role, told: vec![told], deed });
    }

    fn add(&mut self, gains: Vec<Change>) {
        let Some(open) = &mut self.open else { return };
        for gain in gains {
            let known = open.deed.gains.iter_mut().find(|one| one.seat == gain.seat && one.key == gain.key);
            match known {
                Some(one) => one.by += gain.by,
                None => open.deed.gains.push(gain),
            }
        }
    }

    fn close(&mut self) {
        let Some(mut open) = self.open.take() else { return };
        open.deed.text = several(open.told);
        open.deed.gains.retain(|gain| gain.by != 0);
        open.deed.gains = in_order(open.deed.gains, open.deed.actor);
        self.deeds.push(open.deed);
    }
}

/// What everybody gained between two positions; with a seat, what that seat did.
fn gains<G: Playable>(before: &G, after: &G, viewer: Viewer, only: Option<Seat>) -> Vec<Change> {
    let mut changes = Vec::new();
    for seat in Seat::all(before.players()).filter(|seat| only.is_none_or(|only| only == *seat)) {
        let mut tallies = Vec::new();
        before.gains(after, viewer, seat, &mut tallies);
        changes.extend(tallies.into_iter().map(|tally| Change { seat, key: tally.key, by: tally.value }));
    }
    changes
}

/// The doer's first, then costs before gains; otherwise in the order of the game.
fn in_order(mut gains: Vec<Change>, actor: Actor) -> Vec<Change> {
    gains.sort_by_key(|gain| (Actor::Seat(gain.seat) != actor, gain.seat, gain.by > 0));
    gains
}
