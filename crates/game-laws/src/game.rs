//! One random game under all laws.

use crate::catalogue::Catalogue;
use crate::generated::Phrasebook;
use crate::{Laws, Report, chance, story};
use game_core::{
    Actor, Awaiting, Chosen, Content, Explain, Playable, QuickRandom, Random, Record, Seat, Seed, Sight,
    Table, Viewer,
};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many chance positions of a run are dealt from thousands of times.
const CHANCE_NODES: u32 = 60;
/// How many steps of other moments are tried where they may not fit.
const STRANGERS: usize = 200;

/// A broken law, with everything needed to see it again.
pub(crate) struct Broken {
    law: u8,
    problem: String,
    game: &'static str,
    pub(crate) number: u32,
    seed: u64,
    record: String,
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Broken { law, problem, game, number, seed, record } = self;
        write!(f, "law {law} of {game} is broken in game {number} of seed {seed}: {problem}\n\n{record}")
    }
}

type Verdict = Result<(), (u8, String)>;

fn law(number: u8, holds: bool, problem: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err((number, problem())) }
}

struct Run<'a, G: Playable> {
    laws: &'a Laws<G>,
    catalogue: &'a Catalogue,
    table: Table<G>,
    rng: QuickRandom,
    /// Steps seen at other moments: tried again where they may be illegal.
    strangers: Vec<G::Action>,
    /// The words of steps and deals, from which steps are made up that nobody made.
    phrases: Phrasebook,
    /// Chance of its own, so that the games themselves stay the same.
    whim: QuickRandom,
    /// Does this game follow what bots are offered, or everything legal?
    suggested: bool,
    /// One in so many steps is looked at closely.
    spot: u32,
    attempt: Option<(Actor, G::Action)>,
}

pub(crate) fn play_one<G: Playable>(
    laws: &Laws<G>,
    catalogue: &Catalogue,
    number: u32,
    spot: u32,
    report: &mut Report,
) -> Result<(), Broken> {
    let seed = laws.seed.wrapping_add(u64::from(number).wrapping_mul(0x9E37_79B9));
    let mut rng = QuickRandom::new(seed);
    let setup = (laws.setup)(&mut rng);
    let broken =
        |(law, problem), record| Broken { law, problem, game: G::ID, number, seed: laws.seed, record };
    let started = catch_unwind(AssertUnwindSafe(|| {
        Table::<G>::without_dealer(G::Content::standard(), setup.clone()).map_err(|e| e.to_string())
    }));
    let table = match started {
        Ok(Ok(table)) => table,
        Ok(Err(problem)) => return Err(broken((2, problem), format!("{setup:?}"))),
        Err(panic) => return Err(broken((2, said(&*panic)), format!("{setup:?}"))),
    };
    let suggested = rng.below(2) == 0;
    let mut run = Run {
        laws,
        catalogue,
        table,
        rng,
        strangers: Vec::new(),
        phrases: Phrasebook::default(),
        whim: QuickRandom::new(!seed),
        suggested,
        spot,
        attempt: None,
    };
    let verdict = catch_unwind(AssertUnwindSafe(|| run.play_out(report)));
    let verdict = verdict.unwrap_or_else(|panic| Err((0, format!("panic: {}", said(&*panic)))));
    verdict.map_err(|problem| {
        let attempt = run.attempt.map(|(actor, action)| format!("then {actor:?}: {action:?}\n"));
        broken(problem, format!("{}{}", run.table.record(), attempt.unwrap_or_default()))
    })
}

fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

impl<G: Playable> Run<'_, G> {
    fn play_out(&mut self, report: &mut Report) -> Verdict {
        let mut round = self.table.position().round();
        loop {
            self.table.position().invariants().map_err(|problem| (11, problem))?;
            let now = self.table.position().round();
            law(11, now == round || now == round + 1, || format!("round {now} comes after round {round}"))?;
            round = now;
            let steps = self.table.steps().len();
            law(2, steps <= self.laws.max_steps, || format!("no end after {steps} steps"))?;
            match self.table.position().awaiting() {
                Awaiting::Nothing => break,
                Awaiting::Chance => self.deal(report)?,
                Awaiting::Players(_) => self.step(report)?,
            }
        }
        self.after_the_end()?;
        report.games += 1;
        report.steps += self.table.steps().len() as u64;
        report.longest = report.longest.max(self.table.steps().len());
        Ok(())
    }

    fn deal(&mut self, report: &mut Report) -> Verdict {
        let position = self.table.position();
        if report.chance_nodes < CHANCE_NODES && self.rng.below(4) == 0 {
            report.chance_nodes += 1;
            chance::check(position, &mut self.rng).map_err(|problem| (10, problem))?;
        }
        let action = position.deal(&mut self.rng);
        self.attempt = Some((Actor::Chance, action));
        self.check_notation(&[action])?;
        self.check_texts_of(Actor::Chance, action)?;
        self.note(action);
        report.kinds.insert((self.laws.action_kind)(action));
        law(10, self.table.deal(action), || format!("dealt {action:?}, which the odds do not list"))
    }

    fn step(&mut self, report: &mut Report) -> Verdict {
        let position = self.table.position();
        let Awaiting::Players(awaited) = position.awaiting() else { unreachable!("asked for a step") };
        law(1, !awaited.is_empty(), || "an empty set of seats is awaited".to_owned())?;
        let mut legal = Vec::new();
        for seat in Seat::all(position.players()).filter(|seat| !awaited.contains(*seat)) {
            position.legal(seat, &mut legal);
            law(1, legal.is_empty(), || format!("{seat:?} is not awaited and may {legal:?}"))?;
        }
        let seats: Vec<Seat> = awaited.iter().collect();
        let seat = *self.rng.pick(&seats).expect("not empty");
        report.prompts.insert((self.laws.prompt_kind)(position, seat));
        position.legal(seat, &mut legal);
        self.check_lists(seat, &legal)?;
        if self.rng.below(self.spot) == 0 {
            self.check_notation(&legal)?;
            self.check_refusals(seat, &legal)?;
            self.check_secrets()?;
            self.check_habits(seat, &legal)?;
        }
        let mut options = Vec::new();
        if self.suggested {
            self.table.position().suggest(seat, &mut options);
        } else {
            options.clone_from(&legal);
        }
        let action = *self.rng.pick(&options).expect("law 1 was checked");
        self.attempt = Some((Actor::Seat(seat), action));
        report.kinds.insert((self.laws.action_kind)(action));
        self.check_texts_of(Actor::Seat(seat), action)?;
        self.remember(action);
        self.play_and_undo(seat, action)
    }

    /// Law 1, and that suggestions are a subset.
    fn check_lists(&self, seat: Seat, legal: &[G::Action]) -> Verdict {
        law(1, !legal.is_empty(), || format!("{seat:?} is awaited and has no step"))?;
        let sorted = |list: &[G::Action]| list.windows(2).all(|pair| pair[0] < pair[1]);
        law(1, sorted(legal), || format!("steps are not in order or one stands twice: {legal:?}"))?;
        let mut suggested = Vec::new();
        self.table.position().suggest(seat, &mut suggested);
        let subset = suggested.iter().all(|action| legal.binary_search(action).is_ok());
        law(1, !suggested.is_empty() && sorted(&suggested) && subset, || {
            format!("suggestions {suggested:?} are no ordered part of {legal:?}")
        })
    }

    /// Laws 3 and 4: what is not listed is refused with a reason and changes nothing.
    fn check_refusals(&mut self, seat: Seat, legal: &[G::Action]) -> Verdict {
        for action in legal {
            let refusal = self.table.position().refusal(seat, *action);
            law(4, refusal.is_none(), || format!("{action:?} is listed, yet refused: {refusal:?}"))?;
        }
        let other = Seat::all(self.table.position().players())
            .find(|other| !self.table.position().awaiting().includes(*other));
        let before = self.table.position().clone();
        let made_up = self.made_up(legal);
        for action in self.strangers.iter().copied().chain(made_up).collect::<Vec<_>>() {
            if legal.binary_search(&action).is_err() {
                let refusal = self.table.position().refusal(seat, action);
                let Some(refusal) = refusal else {
                    return Err((4, format!("{action:?} is not listed for {seat:?}, yet not refused")));
                };
                self.catalogue.check(&refusal.text()).map_err(|problem| (4, problem))?;
                law(4, !refusal.rule().is_empty(), || format!("{refusal:?} names no rule"))?;
                law(3, self.table.play(seat, action).is_err(), || format!("played {action:?}"))?;
            }
            if let Some(other) = other {
                law(3, self.table.play(other, action).is_err(), || format!("{other:?} is not awaited"))?;
            }
        }
        law(3, *self.table.position() == before, || "a refused step changed the position".to_owned())
    }

    /// Laws 1, 5 and 9 for what is answered without asking: it is a legal step, it has words, and it follows from what
    /// the seat knows.
    fn check_habits(&mut self, seat: Seat, legal: &[G::Action]) -> Verdict {
        let habits = G::habits();
        if habits.is_empty() {
            return Ok(());
        }
        let mut chosen = Chosen::new();
        for habit in &habits {
            let choice = self.whim.pick(&habit.choices).expect("a habit has choices");
            for text in [Some(&habit.text), Some(&choice.text), choice.note.as_ref()].into_iter().flatten() {
                self.catalogue.check(text).map_err(|problem| (5, problem))?;
            }
            chosen.insert(habit.id.to_owned(), choice.id.to_owned());
        }
        for text in G::habits_said(&chosen) {
            self.catalogue.check(&text).map_err(|problem| (5, problem))?;
        }
        let position = self.table.position();
        let asked = position.by_habit(seat, &Chosen::new());
        law(1, asked.is_none(), || format!("nobody chose anything, yet {asked:?} is answered"))?;
        let answer = position.by_habit(seat, &chosen);
        law(1, answer.is_none_or(|step| legal.binary_search(&step).is_ok()), || {
            format!("{chosen:?} answers {answer:?}, which is not among {legal:?}")
        })?;
        let mut other = position.clone();
        other.determinize(Viewer::Seat(seat), &mut self.whim);
        law(9, other.by_habit(seat, &chosen) == answer, || {
            format!("{chosen:?} answers {answer:?} by what {seat:?} cannot know")
        })?;
        let Some(action) = self.whim.pick(legal).copied() else { return Ok(()) };
        let asked = position.ahead_by_habit(seat, action, &Chosen::new());
        law(1, asked.is_none(), || format!("nobody chose anything, yet {asked:?} comes before {action:?}"))?;
        let first = position.ahead_by_habit(seat, action, &chosen);
        law(9, other.ahead_by_habit(seat, action, &chosen) == first, || {
            format!("{chosen:?} puts {first:?} before {action:?} by what {seat:?} cannot know")
        })?;
        let Some(first) = first else { return Ok(()) };
        law(1, legal.binary_search(&first).is_ok(), || {
            format!("{chosen:?} puts {first:?} before {action:?}, which is not among {legal:?}")
        })?;
        let mut next = position.clone();
        next.apply(Actor::Seat(seat), first);
        law(1, next.refusal(seat, action).is_none(), || format!("{action:?} is not legal after {first:?}"))
    }

    /// Law 5.
    fn check_notation(&self, actions: &[G::Action]) -> Verdict {
        let content = self.table.position().content();
        let mut texts = Vec::with_capacity(actions.len());
        for action in actions {
            let text = G::write_step(content, *action);
            let read = G::parse_step(content, &text);
            law(5, read.as_ref() == Ok(action), || format!("{action:?} is written {text:?}, read {read:?}"))?;
            let clean = !text.is_empty() && text.trim() == text && !text.contains(['\n', '\r', '\t']);
            law(5, clean, || format!("{text:?} is not one clean line"))?;
            texts.push(text);
        }
        texts.sort_unstable();
        let twice = texts.windows(2).find(|pair| pair[0] == pair[1]);
        law(5, twice.is_none(), || format!("two steps are written alike: {twice:?}"))
    }

    /// Every message has its words, and the sheet adds up.
    fn check_texts_of(&mut self, actor: Actor, action: G::Action) -> Verdict {
        if self.rng.below(self.spot) != 0 {
            return Ok(());
        }
        story::check_step(self.table.position(), actor, action, &mut self.whim)?;
        let position = self.table.position();
        let words = |problem| (5, problem);
        if let Actor::Seat(seat) = actor {
            self.catalogue.check(&position.prompt(seat)).map_err(words)?;
        }
        let viewers = Seat::all(position.players()).map(Viewer::Seat);
        for viewer in viewers.chain([Viewer::Spectator, Viewer::Judge]) {
            self.catalogue.check(&position.describe(viewer, actor, action)).map_err(words)?;
            position
                .in_words(viewer)
                .texts()
                .try_for_each(|text| self.catalogue.check(text))
                .map_err(words)?;
        }
        for seat in Seat::all(position.players()) {
            let mut tallies = Vec::new();
            position.tallies(Viewer::Spectator, seat, &mut tallies);
            tallies.iter().try_for_each(|tally| self.catalogue.check_key(tally.key)).map_err(words)?;
            let sheet = position.score_sheet(seat);
            sheet.iter().try_for_each(|line| self.catalogue.check_key(line.key)).map_err(words)?;
            let (sum, score) = (sheet.iter().map(|line| line.points).sum::<i32>(), position.score(seat));
            law(12, sum == score, || {
                format!("the sheet of {seat:?} adds up to {sum}, the score is {score}")
            })?;
        }
        Ok(())
    }

    /// Laws 8 and 9: what is dealt afresh for an observer looks the same to that observer.
    fn check_secrets(&mut self) -> Verdict {
        let position = self.table.position();
        let seats = Seat::all(position.players()).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            let known = bytes(position, viewer);
            for _ in 0..2 {
                let mut other = position.clone();
                other.determinize(viewer, &mut self.rng);
                other.invariants().map_err(|problem| (8, format!("dealt afresh: {problem}")))?;
                law(8, other.awaiting() == position.awaiting(), || "others are awaited".to_owned())?;
                for seat in Seat::all(position.players()).filter(|seat| other.awaiting().includes(*seat)) {
                    let mut steps = Vec::new();
                    other.legal(seat, &mut steps);
                    law(8, !steps.is_empty(), || {
                        format!("dealt afresh for {viewer:?}, {seat:?} has no step")
                    })?;
                }
                for seat in Seat::all(position.players()) {
                    law(
                        8,
                        other.score(seat) == position.score(seat) || viewer != Viewer::Seat(seat),
                        || format!("the own points of {seat:?} changed"),
                    )?;
                }
                if let Viewer::Seat(seat) = viewer {
                    let (mut mine, mut theirs) = (Vec::new(), Vec::new());
                    position.legal(seat, &mut mine);
                    other.legal(seat, &mut theirs);
                    law(8, mine == theirs, || {
                        format!("the steps of {seat:?} changed: {mine:?}, {theirs:?}")
                    })?;
                }
                law(9, bytes(&other, viewer) == known, || {
                    format!("{viewer:?} sees a difference:\n{known}\n{}", bytes(&other, viewer))
                })?;
            }
        }
        // One seat after the other: writing and reading takes longer than all the rest.
        let turn = self.table.steps().len() % usize::from(self.table.position().players());
        self.check_carried(Seat::new(turn as u8))
    }

    /// Laws 8 and 9 for what is carried to another machine: it comes out as it went in, and it is the same text for
    /// whatever lies where the seat cannot look.
    fn check_carried(&self, seat: Seat) -> Verdict {
        let deal = self.table.steps().len() as u64;
        let again = !deal;
        let sight = self.table.for_bot(seat, &mut QuickRandom::new(deal));
        let text = sight.write();
        let read = Sight::<G>::read(&text, &mut QuickRandom::new(again)).map_err(|e| (8, e.to_string()))?;
        law(8, read == sight.dealt_again(&mut QuickRandom::new(again)), || {
            format!("what {seat:?} knows reads back otherwise:\n{text}")
        })?;
        let other = read.dealt_again(&mut QuickRandom::new(deal)).write();
        law(9, other == text, || {
            format!("what is carried for {seat:?} depends on what it cannot know:\n{text}\n{other}")
        })
    }

    /// Law 7, on the way.
    fn play_and_undo(&mut self, seat: Seat, action: G::Action) -> Verdict {
        let before = self.table.position().clone();
        let steps = self.table.steps().len();
        let reveals = before.reveals(Actor::Seat(seat), action);
        if let Err(error) = self.table.play(seat, action) {
            return Err((3, format!("{action:?} is listed, yet not played: {error:?}")));
        }
        if self.rng.below(self.spot.div_ceil(2)) != 0 {
            return Ok(());
        }
        let after = self.table.position().clone();
        let undone = self.table.undo(seat);
        if reveals {
            law(7, undone.is_err() && *self.table.position() == after, || {
                format!("{action:?} reveals, yet was taken back")
            })
        } else {
            self.check_reveals_nothing(&before, seat, action, &after)?;
            law(7, undone.is_ok(), || format!("{action:?} was not taken back: {undone:?}"))?;
            let same = *self.table.position() == before && self.table.steps().len() == steps;
            law(7, same, || format!("taking {action:?} back gives another position"))?;
            let redone = self.table.redo(seat);
            law(7, redone.is_ok() && *self.table.position() == after, || {
                format!("{action:?} could not be made again: {redone:?}")
            })
        }
    }

    /// Law 7: a step that can be taken back must not have told its maker anything new.
    fn check_reveals_nothing(&mut self, before: &G, seat: Seat, action: G::Action, after: &G) -> Verdict {
        let mut other = before.clone();
        other.determinize(Viewer::Seat(seat), &mut self.rng);
        other.apply(Actor::Seat(seat), action);
        let (told, could) = (bytes(after, Viewer::Seat(seat)), bytes(&other, Viewer::Seat(seat)));
        law(7, told == could, || {
            format!("{action:?} claims to reveal nothing, but tells {seat:?} something new:\n{told}\n{could}")
        })
    }

    /// Steps that nobody made, in the words of steps that somebody did.
    fn made_up(&mut self, legal: &[G::Action]) -> Vec<G::Action> {
        let content = self.table.position().content();
        let offered: Vec<String> = legal.iter().map(|action| G::write_step(content, *action)).collect();
        self.phrases.steps::<G>(content, &offered, &mut self.whim)
    }

    fn note(&mut self, action: G::Action) {
        let line = G::write_step(self.table.position().content(), action);
        self.phrases.remember(&line, &mut self.whim);
    }

    fn remember(&mut self, action: G::Action) {
        self.note(action);
        if self.strangers.len() < STRANGERS {
            self.strangers.push(action);
        } else {
            let at = self.rng.below(STRANGERS as u32) as usize;
            self.strangers[at] = action;
        }
    }

    /// Laws 6 and 12.
    fn after_the_end(&mut self) -> Verdict {
        let position = self.table.position();
        let seats = || Seat::all(position.players());
        for seat in seats() {
            let better = seats().filter(|other| position.place(*other) < position.place(seat)).count();
            law(12, usize::from(position.place(seat)) == better + 1, || {
                format!("places {:?} are no ranking", seats().map(|s| position.place(s)).collect::<Vec<_>>())
            })?;
            for other in seats().filter(|_| self.laws.points_decide) {
                let worse = position.score(seat) > position.score(other)
                    && position.place(seat) >= position.place(other);
                law(12, !worse, || format!("{seat:?} has more points than {other:?}, yet no better place"))?;
            }
        }
        story::check_game(self.catalogue, &self.table, &mut self.whim)?;
        let record = self.table.record();
        let read = record.to_string().parse::<Record>().map_err(|error| (6, error.to_string()))?;
        law(6, read == record, || "the record reads back otherwise".to_owned())?;
        let replayed =
            Table::<G>::replay(position.content(), &read).map_err(|error| (6, error.to_string()))?;
        law(6, replayed.position() == position, || "the record leads to another position".to_owned())?;
        self.check_dealt_game()
    }

    /// Law 6 for a game whose deals follow from a seed: the same seed and steps give the same game.
    fn check_dealt_game(&mut self) -> Verdict {
        if self.rng.below(4) != 0 {
            return Ok(());
        }
        let setup = self.table.setup().clone();
        let content = self.table.position().content();
        let mut table = Table::<G>::new(content, setup, Seed::from_phrase(&self.rng.next_u64().to_string()))
            .map_err(|error| (6, error.to_string()))?;
        let mut options = Vec::new();
        while let Awaiting::Players(awaited) = table.position().awaiting() {
            let seat = awaited.first().expect("law 1");
            options.clear();
            table.position().suggest(seat, &mut options);
            let action = *self.rng.pick(&options).expect("law 1");
            self.attempt = Some((Actor::Seat(seat), action));
            table.play(seat, action).map_err(|error| (3, format!("{error:?}")))?;
            law(2, table.steps().len() <= self.laws.max_steps, || "a dealt game does not end".to_owned())?;
        }
        let replayed =
            Table::<G>::replay(content, &table.record()).map_err(|error| (6, error.to_string()))?;
        law(6, replayed.position() == table.position(), || "the dealt game replays otherwise".to_owned())
    }
}

pub(crate) fn bytes<G: Playable>(position: &G, viewer: Viewer) -> String {
    let mut seen = serde_json::to_string(&position.view(viewer)).expect("a view is plain data");
    for seat in Seat::all(position.players()) {
        let mut tallies = Vec::new();
        position.tallies(viewer, seat, &mut tallies);
        for tally in tallies {
            seen.push_str(&format!(" {} {}", tally.key, tally.value));
        }
    }
    seen.push_str(&format!("{:?}", position.in_words(viewer)));
    if let Viewer::Seat(seat) = viewer
        && position.awaiting().includes(seat)
    {
        seen.push_str(&format!("{:?}", position.prompt(seat)));
        let mut legal = Vec::new();
        position.legal(seat, &mut legal);
        for action in legal {
            seen.push_str(&format!("{:?}", position.offer(seat, action)));
        }
    }
    seen
}
