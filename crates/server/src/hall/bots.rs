//! Bots on their seats, and advice for people: both think on worker threads.

use super::afar::About;
use super::desk::{Desk, Message};
use super::{Hall, Loaded};
use crate::api::{HintLine, HintRequest, Hints};
use crate::chooser::{Advice, Cancel, Player, Question, Ranked, random};
use crate::error::Error;
use crate::ids::TableId;
use crate::table::Person;
use crate::workers::Thought;
use game_core::erased::OptionLine;
use game_core::{QuickRandom, Seat, Viewer};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use tokio::sync::oneshot;

/// Advised steps at most.
const HINTS: usize = 5;
/// So often a bot is asked again at once when it has no step; then the weakest one is asked in its place.
const TRIES: u32 = 3;
/// A bot that cannot be asked is asked again after so many milliseconds, and after twice as many each time.
const REST: i64 = 1_000;
/// But never later than this.
const LONGEST_REST: i64 = 60_000;

/// What a bot of the house has on its seat.
#[derive(Default)]
pub(crate) struct Chair {
    level: String,
    /// The bot, with what it keeps from one question to the next; away while it thinks.
    player: Option<Box<dyn Player>>,
    pub asked: Option<Asked>,
    /// How often in a row there was no step.
    failures: u32,
    /// It is asked again then.
    pub rests_until: Option<i64>,
}

/// A question that somebody thinks about.
pub(crate) struct Asked {
    rev: u64,
    cancel: Cancel,
    /// Another bot thinks for once.
    replaced: bool,
}

/// Somebody's question for advice. It is gone when the person is.
pub(crate) struct Ticket {
    cancel: Cancel,
    /// The position has passed.
    passed: AtomicBool,
}

impl Loaded {
    /// Notes that an adviser thinks for a seat, one at a time.
    fn advise(&mut self, seat: Seat, rev: u64) -> Result<Arc<Ticket>, Error> {
        let place = &mut self.advised[seat.index()];
        if place.as_ref().is_some_and(|(_, ticket)| ticket.strong_count() > 0) {
            return Err(Error::Busy("an adviser thinks about this already; wait for the answer"));
        }
        let ticket = Arc::new(Ticket { cancel: Cancel::default(), passed: AtomicBool::new(false) });
        *place = Some((rev, Arc::downgrade(&ticket)));
        Ok(ticket)
    }

    /// Nobody needs to think about a position that has passed.
    fn drop_passed(&mut self) {
        for (index, place) in self.advised.iter_mut().enumerate() {
            let now = self.table.rev(Viewer::Seat(Seat::new(index as u8)));
            if let Some((_, ticket)) = place.take_if(|(rev, _)| *rev != now)
                && let Some(ticket) = Weak::upgrade(&ticket)
            {
                ticket.passed.store(true, Ordering::Relaxed);
                ticket.cancel.cancel();
            }
        }
    }

    /// Is there a bot to move that nobody asked and nobody will ask?
    pub fn has_forgotten_bot(&self) -> bool {
        let forgotten = |chair: &Chair| chair.asked.is_none() && chair.rests_until.is_none();
        self.table.bots_to_move().iter().any(|(seat, _)| forgotten(&self.chairs[seat.index()]))
    }
}

impl Hall {
    /// Asks every bot the table waits for, unless it thinks already, and drops questions that have passed. None that is
    /// new here is asked before `earliest`.
    pub(super) fn ask_bots(self: &Arc<Self>, id: &TableId, loaded: &mut Loaded, earliest: i64) {
        loaded.drop_passed();
        let (due, now) = (loaded.table.bots_to_move(), self.time.now());
        for index in 0..loaded.chairs.len() {
            let due = due.iter().find(|(seat, _)| seat.index() == index);
            let rev = due.map(|(seat, _)| loaded.table.rev(Viewer::Seat(*seat)));
            let chair = &mut loaded.chairs[index];
            if let Some(asked) = &chair.asked {
                // It is asked again when it is back.
                if rev != Some(asked.rev) {
                    asked.cancel.cancel();
                }
                continue;
            }
            let Some((seat, level)) = due else {
                (chair.rests_until, chair.failures) = (None, 0);
                continue;
            };
            if chair.rests_until.is_none() && earliest > now {
                chair.rests_until = Some(earliest);
            }
            if chair.rests_until.is_none_or(|until| until <= now) {
                self.ask_bot(id, loaded, *seat, level);
            }
        }
    }

    fn ask_bot(self: &Arc<Self>, id: &TableId, loaded: &mut Loaded, seat: Seat, level: &str) {
        let Ok(running) = loaded.table.running() else { return };
        if *self.closing.borrow() {
            return;
        }
        let opening = &loaded.table.ledger.opening;
        let chair = &mut loaded.chairs[seat.index()];
        chair.rests_until = None;
        let (failures, replaced) = (chair.failures, chair.failures >= TRIES);
        let weakest = || self.settings.chooser.levels(&opening.game).into_iter().next().map(|level| level.id);
        let stand_in = replaced.then(weakest).flatten();
        let level = stand_in.as_deref().unwrap_or(level);
        // At a challenge a bot begins every answer anew, so that it follows from the deal and the position alone.
        let dealt = loaded.table.bot_seed(seat);
        let player = if let Some(seed) = dealt {
            self.settings.chooser.seat_with(&opening.game, level, seed)
        } else if replaced {
            self.settings.chooser.seat(&opening.game, level)
        } else {
            let seated = chair.player.take().filter(|_| chair.level == level);
            level.clone_into(&mut chair.level);
            seated.or_else(|| self.settings.chooser.seat(&opening.game, level))
        };
        let rev = loaded.table.rev(Viewer::Seat(seat));
        let cancel = Cancel::default();
        chair.asked = Some(Asked { rev, cancel: cancel.clone(), replaced });
        let (hall, id, owner) = (Arc::clone(self), id.clone(), opening.owner.clone());
        let Some(player) = player else {
            self.post(&id, Message::Thought { seat, rev, thought: Thought::Lost, done: None });
            return;
        };
        let mut rng = dealt.map_or_else(random, |seed| QuickRandom::new(!seed));
        let question = Question {
            sight: running.for_bot(seat, &mut rng),
            budget: self.settings.bot_budget,
            cancel,
            hints: 0,
        };
        let about = About::step(&loaded.table, seat, rev, level, failures);
        tokio::spawn(async move {
            let (thought, brought) = hall.think(about, owner, player, question).await;
            let (done, settled) = oneshot::channel();
            hall.post(&id, Message::Thought { seat, rev, thought, done: Some(done) });
            brought.settle(settled).await;
        });
    }
}

impl Desk {
    /// Makes the step a bot chose. A bot without one is asked again: no step is ever made up. Tells whether the question
    /// is settled: its step is stored, or it has passed.
    pub(super) async fn thought(&mut self, seat: Seat, rev: u64, thought: Thought) -> bool {
        let hall = Arc::clone(&self.hall);
        if *hall.closing.borrow() {
            return false;
        }
        let brought = matches!(thought, Thought::Brought(_));
        if brought && self.load().await.is_ok_and(|loaded| loaded.table.rev(Viewer::Seat(seat)) < rev) {
            self.fill().await;
        }
        let Ok(loaded) = self.load().await else { return false };
        let Some(chair) = loaded.chairs.get_mut(seat.index()) else { return true };
        // An answer to the question of another node leaves alone whoever thinks about it here.
        let asked = chair.asked.take_if(|asked| asked.rev == rev && !brought);
        let (player, advice, full) = match thought {
            Thought::Full(player) => (Some(player), None, true),
            Thought::Given(player, advice) => (Some(player), advice, false),
            Thought::Brought(advice) => (None, Some(advice), false),
            Thought::Lost => (None, None, false),
        };
        if asked.as_ref().is_some_and(|asked| !asked.replaced) {
            chair.player = player;
        }
        let due = loaded.table.bots_to_move().iter().any(|(awaited, _)| *awaited == seat);
        if !(asked.is_some() || brought) || !due || loaded.table.rev(Viewer::Seat(seat)) != rev {
            self.catch_up();
            return true;
        }
        let legal = |step: &String| loaded.table.running().is_ok_and(|game| game.check(seat, step).is_ok());
        let chair = &mut loaded.chairs[seat.index()];
        if let Some(step) = advice.map(|advice| advice.step).filter(legal) {
            chair.failures = 0;
            let made =
                self.change(|loaded, now| loaded.table.bot_step(now, seat, rev, step.clone()).map(drop));
            let made = made.await;
            if let Err(error) = &made {
                tracing::warn!(table = %self.id, %error, "a bot could not move");
            }
            return made.is_ok() || matches!(made, Err(Error::Stale { .. }));
        }
        if !full && !brought {
            chair.failures += 1;
            hall.metrics.bot_failures.inc();
            let id = &loaded.table.ledger.id;
            tracing::warn!(table = %id, %seat, failures = chair.failures, "a bot chose nothing legal");
        }
        if full || chair.failures > TRIES {
            let doubled = chair.failures.saturating_sub(TRIES).min(6);
            chair.rests_until = Some(hall.time.now() + (REST << doubled).min(LONGEST_REST));
            loaded.tell_late(seat);
        }
        self.catch_up();
        true
    }
}

impl Hall {
    /// Advice for a person.
    pub async fn hints(
        self: &Arc<Self>,
        id: &TableId,
        person: Person,
        HintRequest { rev, level, all }: HintRequest,
    ) -> Result<Hints, Error> {
        let most = if all { usize::MAX } else { HINTS };
        let (asker, hall) = (person.clone(), Arc::clone(self));
        let (about, player, sight, options, ticket) = self
            .change(id, move |loaded, _| {
                let seat = loaded.table.advised(&asker, rev)?;
                let game = loaded.table.ledger.opening.game.clone();
                let level = match &level {
                    Some(level) => {
                        hall.shelf.check_level(&game, level)?;
                        level.clone()
                    }
                    None => hall.shelf.stand_in(&game),
                };
                let player = hall.settings.chooser.seat(&game, &level);
                let player = player.ok_or(Error::Unavailable("there is no adviser for this game"))?;
                let running = loaded.table.running()?;
                let (sight, options) = (running.for_bot(seat, &mut random()), running.options(seat));
                let about = About::hints(&loaded.table, seat, rev, &level, most);
                Ok((about, player, sight, options, loaded.advise(seat, rev)?))
            })
            .await?;
        let (budget, cancel) = (self.settings.hint_budget, ticket.cancel.clone());
        let question = Question { sight, budget, cancel, hints: most };
        let seat = about.seat;
        let (thought, brought) = self.think(about, person.id, player, question).await;
        let (done, settled) = oneshot::channel();
        // Whoever asked has it now, whatever comes of it.
        let _ = done.send(());
        brought.settle(settled).await;
        if ticket.passed.load(Ordering::Relaxed) {
            let rev = self.read(id, move |loaded| Ok(loaded.table.rev(Viewer::Seat(seat)))).await?;
            return Err(Error::Stale { rev });
        }
        match thought {
            Thought::Given(_, Some(advice)) => Ok(Hints { rev, hints: hint_lines(&options, advice, most) }),
            Thought::Full(_) => Err(Error::Busy("all advisers are busy; try again in a moment")),
            Thought::Given(_, None) | Thought::Lost | Thought::Brought(_) => {
                Err(Error::Unavailable("no advice in time; try again"))
            }
        }
    }
}

pub(super) fn hint_lines(options: &[OptionLine], advice: Advice, most: usize) -> Vec<HintLine> {
    let mut ranked = advice.ranked;
    if ranked.is_empty() {
        ranked.push(Ranked::bare(advice.step));
    }
    let line = |ranked: Ranked| {
        let option = options.iter().find(|option| option.step == ranked.step)?;
        Some(HintLine {
            step: ranked.step,
            text: option.text.clone(),
            targets: option.targets.clone(),
            goal: ranked.goal,
            why: ranked.why,
            expected: ranked.expected.filter(|points| points.is_finite()),
            spread: ranked.spread.filter(|points| points.is_finite()),
            then: ranked.then,
            line: ranked.line,
        })
    };
    ranked.into_iter().filter_map(line).take(most).collect()
}
