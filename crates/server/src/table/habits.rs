//! What a seat chose beforehand, and the answers that follow from it.
//!
//! Choices are events, and answers are ordinary steps entered together with the event that asked the question: whoever
//! stores that event stores the answer with it, in one go. So a question is answered at most once, by whichever server
//! was at work, and a server that stops in between leaves either both or none. A question that comes back because
//! somebody took a step back, or that was open when the choice was made, is left to the person. Standing orders
//! ([`super::standing`]) are carried out at the same place, where no choice answers.

use super::journal::Entry;
use super::ledger::{Ledger, Match, Person, number_of, seat_of};
use crate::api::{HabitState, LogLine, TableStatus, TurnEnd};
use crate::error::Error;
use game_core::habits::checked;
use game_core::{Actor, Chosen, Seat, Viewer};

/// More answers in a row than any turn asks for.
const MOST: usize = 64;

impl Ledger {
    /// What a seat chose.
    pub fn chosen(&self, seat: Seat) -> Option<&Chosen> {
        self.habits.get(seat.index()).filter(|chosen| !chosen.is_empty())
    }

    /// Notes what a seat chose.
    pub(super) fn choose(&mut self, seat: u8, chosen: Chosen) {
        self.habits.resize(self.seats.len(), Chosen::new());
        if let Some(place) = self.habits.get_mut(usize::from(seat)) {
            *place = chosen;
        }
    }
}

impl Match {
    /// What a person may choose here, and has chosen.
    pub fn habits(&self, person: &Person) -> Result<HabitState, Error> {
        let seat = self.player(person)?;
        let chosen = self.ledger.chosen(seat).cloned().unwrap_or_default();
        let ordered = self.by_orders(seat);
        Ok(HabitState {
            habits: self.edition.game.habits(),
            said: self.edition.game.habits_said(&chosen),
            answered: self.answered(seat).filter(|step| !ordered.contains(&(*step as u32))).count() as u32,
            chosen,
        })
    }

    /// A person chooses what is answered without asking, from the next question on.
    pub fn choose_habits(&mut self, now: i64, person: &Person, chosen: &Chosen) -> Result<(), Error> {
        let seat = self.player(person)?;
        self.running()?;
        self.not_resigned(seat)?;
        let chosen = checked(&self.edition.game.habits(), chosen);
        let chosen = chosen.map_err(|wrong| Error::invalid(format!("chosen: {wrong}")))?;
        if self.ledger.chosen(seat).unwrap_or(&Chosen::new()) == &chosen {
            return Ok(());
        }
        self.enter(now, None, Entry::Habits { seat: number_of(seat), chosen })
    }

    /// Answers what was just asked and was decided beforehand: by what a seat chose, then by its orders.
    pub(super) fn answer_beforehand(&mut self, now: i64) -> Result<(), Error> {
        for _ in 0..MOST {
            if !self.asked_afresh() {
                return Ok(());
            }
            let Some((seat, step)) = self.foregone() else {
                if self.answer_by_order(now)? {
                    continue;
                }
                return Ok(());
            };
            let (seat, turn_end) = (number_of(seat), TurnEnd::Automatic);
            let entry = Entry::Stepped { seat, step, deals: None, turn_end, automatic: true, ordered: None };
            self.enter(now, None, entry)?;
        }
        Ok(())
    }

    /// Makes the steps that come before a legal one of a person because they were decided beforehand.
    pub(super) fn enter_ahead(&mut self, now: i64, seat: Seat, step: &str) -> Result<(), Error> {
        for first in self.ahead(seat, step).unwrap_or_default() {
            let (seat, turn_end) = (number_of(seat), TurnEnd::Automatic);
            let entry =
                Entry::Stepped { seat, step: first, deals: None, turn_end, automatic: true, ordered: None };
            self.enter(now, None, entry)?;
        }
        Ok(())
    }

    /// All of them or, where the person's own step could not follow, none.
    fn ahead(&self, seat: Seat, step: &str) -> Option<Vec<String>> {
        let chosen = self.ledger.chosen(seat)?;
        let mut game = self.running().ok()?.clone_box();
        let mut first = Vec::new();
        while let Some(next) = game.ahead_by_habit(seat, step, chosen).filter(|_| first.len() < MOST) {
            game.play(seat, &next).ok()?;
            first.push(next);
        }
        game.check(seat, step).is_ok().then_some(first)
    }

    /// Was a question just put, by a step or its confirmation? One that comes back is left to the person.
    fn asked_afresh(&self) -> bool {
        use Entry::{Confirmed, StandingEnded, Started, Stepped};
        let entries = self.pending.iter().rev().map(|event| &event.entry);
        let asked = entries.into_iter().find(|entry| !matches!(entry, StandingEnded { .. }));
        matches!(asked, Some(Stepped { .. } | Started { .. } | Confirmed { .. }))
            && self.ledger.held.is_none()
    }

    /// The next answer that needs nobody.
    fn foregone(&self) -> Option<(Seat, String)> {
        if self.ledger.habits.iter().all(Chosen::is_empty) {
            return None;
        }
        let (game, people) = (self.running().ok()?, self.people());
        self.awaited().iter().filter(|seat| people.contains(*seat)).find_map(|seat| {
            let step = game.by_habit(seat, self.ledger.chosen(seat)?)?;
            game.check(seat, &step).is_ok().then_some((seat, step))
        })
    }

    /// The steps that were made for a seat and still stand, by their numbers from 1.
    fn answered(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let made = self.ledger.automatic.iter().filter(move |(_, by)| seat_of(*by) == Some(seat));
        made.filter_map(|(seq, _)| self.steps_of(*seq).next()).map(|index| index + 1)
    }

    /// Was this step, counted from 1, made for its seat?
    pub fn is_automatic(&self, step: usize) -> bool {
        let origin = step.checked_sub(1).and_then(|index| self.ledger.origins.get(index));
        origin.is_some_and(|seq| self.ledger.automatic.binary_search_by_key(seq, |(seq, _)| *seq).is_ok())
    }

    /// Lines of the log as a viewer may read them: only the seat itself is told which steps were made for it.
    pub(super) fn log_lines(&self, viewer: Viewer, from: usize) -> Vec<LogLine> {
        let mut lines = self.game.as_ref().map_or_else(Vec::new, |game| game.log(viewer, from));
        if let Viewer::Seat(seat) = viewer
            && self.ledger.status != TableStatus::Waiting
        {
            for step in self.answered(seat) {
                let line = step.checked_sub(from + 1).and_then(|at| lines.get_mut(at));
                if let Some(line) = line.filter(|line| line.actor == Actor::Seat(seat)) {
                    line.automatic = true;
                }
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chooser::RandomChooser;
    use crate::shelf::{GameEntry, Shelf};
    use crate::table::tests::{TERRA, person, table};
    use game_core::AnyGame;
    use std::sync::Arc;

    fn chosen(pairs: &[(&str, &str)]) -> Chosen {
        pairs.iter().map(|(habit, choice)| ((*habit).to_owned(), (*choice).to_owned())).collect()
    }

    fn asked_of_power(table: &Match, seat: Seat) -> bool {
        let prompt = table.running().ok().and_then(|game| game.prompt(seat));
        prompt.is_some_and(|prompt| prompt.key.starts_with("prompt-offer"))
    }

    /// Somebody makes the step that begins like this where it is on offer, or else any other.
    fn act(table: &mut Match, wish: &str) {
        let seat = table.awaited().first().unwrap();
        let steps = table.running().unwrap().answers(seat);
        let step = steps.iter().find(|step| step.starts_with(wish)).unwrap_or(&steps[0]).clone();
        let who = person(["Ada", "Ben"][seat.index()]);
        let key = format!("key-{:08}", table.ledger.seq);
        table.step(0, &who, step, table.rev(Viewer::Seat(seat)), &key).unwrap();
        table.settle(0).unwrap();
    }

    const ADA: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    /// Ada's Mermaids on D2 live beside Ben's Nomads on D3, and Ada is to move.
    fn beside() -> Match {
        let mut table = table(&TERRA, |opening| {
            opening.setup["faction_choice"] = "given".into();
            opening.setup["factions"] = vec!["mermaids", "nomads"].into();
            opening.setup["first_player"] = 0.into();
        });
        let turn = |table: &Match| {
            let prompt = table.running().unwrap().prompt(ADA);
            prompt.is_some_and(|prompt| prompt.key == "prompt-turn")
        };
        while !turn(&table) {
            let ada = table.awaited().contains(ADA);
            act(&mut table, if ada { "place D2" } else { "place D3" });
        }
        table
    }

    /// Ada builds, which offers Ben one power.
    fn build(table: &mut Match) {
        act(table, "upgrade D2 trading_post");
        act(table, "end_turn");
    }

    #[test]
    fn an_offer_is_answered_once_and_only_its_owner_is_told() {
        let mut table = beside();
        let (ada, ben) = (person("Ada"), person("Ben"));
        table.choose_habits(0, &ben, &chosen(&[("power", "always")])).unwrap();
        table.settle(0).unwrap();
        build(&mut table);
        assert!(!asked_of_power(&table, BEN) && table.awaited().contains(BEN), "it is Ben's turn at once");
        let lines = table.log_lines(Viewer::Seat(BEN), 0);
        let marked: Vec<&LogLine> = lines.iter().filter(|line| line.automatic).collect();
        assert_eq!(marked.iter().map(|line| line.text.key).collect::<Vec<_>>(), ["step-accept"]);
        assert_eq!((table.habits(&ben).unwrap().answered, table.habits(&ada).unwrap().answered), (1, 0));
        for viewer in [Viewer::Seat(ADA), Viewer::Spectator, Viewer::Judge] {
            assert!(table.log_lines(viewer, 0).iter().all(|line| !line.automatic), "{viewer:?}");
        }
        let step = marked[0].step;
        assert!(table.is_automatic(step) && !table.is_automatic(step - 1));
        let part = table.log_lines(Viewer::Seat(BEN), step - 1);
        assert!(part[0].automatic && part[0].step == step, "a part of the log has the same marks");
        let (steps, seq) = (table.steps(), table.ledger.seq);
        table.settle(0).unwrap();
        assert_eq!((table.steps(), table.ledger.seq), (steps, seq), "and nothing is answered twice");
    }

    #[test]
    fn what_was_open_when_it_was_decided_is_left_to_the_person() {
        let mut table = beside();
        build(&mut table);
        assert!(asked_of_power(&table, BEN));
        table.choose_habits(0, &person("Ben"), &chosen(&[("power", "always")])).unwrap();
        table.settle(0).unwrap();
        assert!(asked_of_power(&table, BEN) && table.ledger.automatic.is_empty());
    }

    #[test]
    fn a_held_turn_is_waited_for() {
        let mut table = beside();
        table.choose_habits(0, &person("Ben"), &chosen(&[("power", "never")])).unwrap();
        act(&mut table, "upgrade D2 trading_post");
        let ada = Person { turn_end: TurnEnd::Confirm, ..person("Ada") };
        table.step(0, &ada, "end_turn".to_owned(), table.rev(Viewer::Seat(ADA)), "key-end-it").unwrap();
        table.settle(0).unwrap();
        assert!(
            table.ledger.held.is_some() && table.ledger.automatic.is_empty(),
            "Ada may still take it back"
        );
        table.confirm(0, &ada).unwrap();
        table.settle(0).unwrap();
        assert_eq!(table.ledger.automatic.len(), 1);
    }

    #[test]
    fn what_was_chosen_and_answered_is_read_back() {
        let mut table = beside();
        table.choose_habits(0, &person("Ben"), &chosen(&[("power", "1")])).unwrap();
        build(&mut table);
        let events = table.pending.iter().map(|event| event.row.clone()).collect();
        let games = vec![GameEntry::from(&TERRA as &dyn AnyGame)];
        let shelf = Shelf::new(games, Vec::new(), Arc::new(RandomChooser));
        let again = Match::restore(&shelf, &table.ledger.id, None, events).unwrap();
        assert_eq!((again.ledger.automatic.len(), again.steps()), (1, table.steps()));
        assert_eq!(again.ledger.automatic, table.ledger.automatic);
        assert_eq!(again.ledger.habits, table.ledger.habits);
    }

    #[test]
    fn what_is_taken_back_is_asked() {
        let mut table = beside();
        let ben = person("Ben");
        table.choose_habits(0, &ben, &chosen(&[("power", "always")])).unwrap();
        build(&mut table);
        assert_eq!(table.ledger.automatic.len(), 1);
        table.undo(0, &ben, table.rev(Viewer::Seat(BEN)), "key-undo-it", false).unwrap();
        table.settle(0).unwrap();
        assert!(asked_of_power(&table, BEN), "who takes an answer back wants to give another");
        assert_eq!(table.habits(&ben).unwrap().answered, 0);
    }

    /// Ada burns what she can and then takes tiles that bring power, until an income does not fit any more.
    #[test]
    fn what_comes_before_a_pass_is_made_with_it_and_told_to_its_seat_alone() {
        let mut table = table(&TERRA, |opening| {
            opening.setup["faction_choice"] = "given".into();
            opening.setup["factions"] = vec!["mermaids", "nomads"].into();
            opening.setup["first_player"] = 0.into();
            let tiles = ["power_worker", "shipping", "coins", "spade", "stronghold"];
            opening.setup["bonus_tiles"] = tiles.map(|tile| format!("bonus_{tile}")).to_vec().into();
        });
        let (ada, ben) = (person("Ada"), person("Ben"));
        table.choose_habits(0, &ada, &chosen(&[("pass", "coins")])).unwrap();
        let power = ["bonus_power_worker", "bonus_shipping"];
        while table.ledger.automatic.is_empty() {
            let seat = table.awaited().first().unwrap();
            let steps = table.running().unwrap().answers(seat);
            let burn = steps.iter().find(|step| seat == ADA && step.starts_with("burn"));
            let brings = |step: &&String| power.iter().any(|tile| step.ends_with(tile)) == (seat == ADA);
            let passes = || steps.iter().filter(|step| step.starts_with("pass"));
            let wish = burn.or_else(|| passes().find(brings)).or_else(|| passes().next());
            let step = wish.unwrap_or(&steps[0]).clone();
            act(&mut table, &step);
            assert!(table.ledger.status == TableStatus::Running, "an income does not fit before the end");
        }
        let lines = table.log_lines(Viewer::Seat(ADA), 0);
        let made: Vec<&LogLine> = lines.iter().filter(|line| line.automatic).collect();
        assert_eq!(made.iter().map(|line| line.text.key).collect::<Vec<_>>(), ["step-convert"]);
        assert!(lines[made[0].step].text.key.starts_with("step-pass"), "and then her pass");
        assert_eq!((table.habits(&ada).unwrap().answered, table.habits(&ben).unwrap().answered), (1, 0));
        assert!(table.log_lines(Viewer::Seat(BEN), 0).iter().all(|line| !line.automatic));
    }

    #[test]
    fn a_choice_the_game_does_not_know_is_refused() {
        let mut table = table(&TERRA, |_| {});
        let (ben, before) = (person("Ben"), table.ledger.seq);
        for wrong in [chosen(&[("power", "perhaps")]), chosen(&[("luck", "always")])] {
            assert!(matches!(table.choose_habits(0, &ben, &wrong), Err(Error::Invalid(_))), "{wrong:?}");
        }
        assert!(table.choose_habits(0, &person("Eve"), &Chosen::new()).is_err(), "Eve sits nowhere");
        table.choose_habits(0, &ben, &chosen(&[("power", "ask")])).unwrap();
        assert_eq!(table.ledger.seq, before, "nothing changed, so nothing is kept");
    }

    #[test]
    fn whoever_takes_a_seat_over_decides_anew() {
        let mut table = table(&TERRA, |_| {});
        table.choose_habits(0, &person("Ben"), &chosen(&[("power", "never")])).unwrap();
        assert!(table.ledger.chosen(BEN).is_some());
        let occupant = person("Eve").occupant();
        table.enter(0, None, Entry::Seated { seat: 1, occupant }).unwrap();
        assert_eq!(table.ledger.chosen(BEN), None);
    }
}
