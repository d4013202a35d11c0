//! Is a game fair and rich? All pairings of its sides played by bots, told with error bars: who wins by side
//! and by turn order, how long and how close games are, what is never or always taken, which choices are none.
//!
//! | File | Holds |
//! | --- | --- |
//! | `games` | what sides, takings and choices are in each game |
//! | `report` | the figures, as data and for people |
//! | `search` | values of a content file tried within bounds |

mod games;
mod report;
mod search;

pub use report::{BalanceReport, Rate};
pub use search::{Search, search};

use crate::play::{LabError, Progress, on_all_cores, salt, threads_of};
use bots::{Evaluate, Spec, SpecError};
use game_core::{Awaiting, Game, QuickRandom, Seat, Seed, Table};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Instant;

/// Something taken, or an answer given: what it is one of, and which.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pick {
    /// What it is one of, such as `wonder` or `first policy of the aztecs`.
    pub of: Cow<'static, str>,
    /// Which one.
    pub what: Cow<'static, str>,
}

impl Pick {
    /// One of these.
    pub fn new(of: impl Into<Cow<'static, str>>, what: impl Into<Cow<'static, str>>) -> Pick {
        Pick { of: of.into(), what: what.into() }
    }
}

/// A set-up, and the first answers at the table where sides are chosen there.
#[derive(Clone, Debug)]
pub struct Seating<G: Game> {
    /// The set-up.
    pub setup: G::Setup,
    /// What seats answer first, one after the other; after that they play by themselves.
    pub opening: Vec<G::Action>,
}

impl<G: Game> Seating<G> {
    /// A set-up that decides everything.
    pub fn fixed(setup: G::Setup) -> Self {
        Seating { setup, opening: Vec::new() }
    }
}

/// What a game must say about itself so that its balance can be measured.
pub trait Balance: Evaluate {
    /// The pairings of sides; each is a list of seatings that are played in turn, so that no seat is favoured.
    fn pairings(_content: &'static Self::Content, players: u8) -> Vec<Vec<Seating<Self>>> {
        vec![vec![Seating::fixed(Self::default_setup(players))]]
    }

    /// Whether it is already known who goes first.
    fn started(&self) -> bool {
        true
    }

    /// Who went first, asked at the first decision after that is known.
    fn starter(&self) -> Seat {
        Seat::new(0)
    }

    /// Rounds begun.
    fn rounds(&self) -> u32 {
        u32::from(self.round())
    }

    /// The round that ends a game whatever happens.
    fn limit(_setup: &Self::Setup) -> Option<u32> {
        None
    }

    /// What a step takes that could also be left: a card, a tile, a province.
    fn pick(&self, _seat: Seat, _action: Self::Action) -> Option<Pick> {
        None
    }

    /// What a step answers to a question that ought to be a choice.
    fn choice(&self, _seat: Seat, _action: Self::Action) -> Option<Pick> {
        None
    }

    /// What happens with a step that ought to happen in some part of all games.
    fn event(&self, _seat: Seat, _action: Self::Action) -> Option<&'static str> {
        None
    }

    /// Every such event, so that one that never happens is told too.
    fn events(_players: u8) -> &'static [&'static str] {
        &[]
    }
}

/// Which games to play.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// Name of the game.
    pub game: String,
    /// Seats.
    pub players: u8,
    /// The bot in every seat.
    pub bot: Spec,
    /// Games per pairing.
    pub games: u32,
    /// Everything follows from it.
    pub seed: String,
    /// Cores; 0 for all.
    pub threads: usize,
    /// Instead of the standard content.
    pub content: Option<PathBuf>,
}

/// What one game showed.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub pairing: usize,
    pub sides: Vec<Option<&'static str>>,
    pub starter: Seat,
    pub scores: Vec<i32>,
    pub places: Vec<u8>,
    pub rounds: u32,
    pub at_limit: bool,
    /// What could be taken, and whether it was, by whom first.
    pub picks: BTreeMap<Pick, Option<Seat>>,
    /// Answers given where there was another one.
    pub choices: Vec<Pick>,
    /// Every answer that was possible then.
    pub possible: BTreeSet<Pick>,
    /// What happened.
    pub events: BTreeSet<&'static str>,
}

/// Something to do with a game whose balance can be measured.
pub(crate) trait With {
    type Out;
    fn with<G: Balance>(self) -> Self::Out;
}

macro_rules! list {
    ($($name:ident: $game:ty,)+) => {
        /// Does something with the game of this name.
        pub(crate) fn with_game<W: With>(game: &str, work: W) -> Result<W::Out, LabError> {
            match game {
                $(<$game as Game>::ID => Ok(work.with::<$game>()),)+
                other => Err(SpecError::Game(other.to_owned()).into()),
            }
        }
    };
}
::games::each_game!(list);

/// Plays all pairings.
///
/// # Errors
/// When the game, the bot, the content or the number of players is wrong.
pub fn balance(wanted: &Wanted, progress: &dyn Progress) -> Result<BalanceReport, LabError> {
    struct Run<'a>(&'a Wanted, &'a dyn Progress);
    impl With for Run<'_> {
        type Out = Result<BalanceReport, LabError>;
        fn with<G: Balance>(self) -> Self::Out {
            let content = games::content_of::<G>(self.0.content.as_deref())?;
            balance_of::<G>(self.0, content, self.1)
        }
    }
    with_game(&wanted.game, Run(wanted, progress))?
}

/// The same where the type of the game and its content are known.
pub(crate) fn balance_of<G: Balance>(
    wanted: &Wanted,
    content: &'static G::Content,
    progress: &dyn Progress,
) -> Result<BalanceReport, LabError> {
    let started = Instant::now();
    let pairings = G::pairings(content, wanted.players);
    for seating in pairings.iter().flatten() {
        let position = G::new(content, &seating.setup).map_err(|e| LabError::Setup(e.to_string()))?;
        if position.players() != wanted.players {
            return Err(LabError::Setup(format!("the game is not for {} players", wanted.players)));
        }
    }
    let tuning = Arc::new(wanted.bot.tuning::<G>()?);
    let jobs = pairings.len() as u32 * wanted.games;
    let done = AtomicU32::new(0);
    let job = |number: u32| {
        let pairing = number as usize % pairings.len();
        let game = number / pairings.len() as u32;
        let seatings = &pairings[pairing];
        let seating = &seatings[game as usize % seatings.len()];
        // The seatings of a pairing share their deals as far as the game allows.
        let deal = game / seatings.len().min(4) as u32;
        let seed = Seed::from_phrase(&format!("{}/{pairing}/{deal}", wanted.seed));
        let mut seats: Vec<_> = (0..u32::from(wanted.players))
            .map(|seat| wanted.bot.build_with::<G>(Arc::clone(&tuning), salt(&wanted.seed, number, seat), 1))
            .collect();
        let mut rng = QuickRandom::new(salt(&wanted.seed, number, 1000));
        let mut seen = watch::<G>(content, seating, seed, &mut seats, &mut rng);
        seen.pairing = pairing;
        seen
    };
    let each = |_: u32, _: &_| progress.played(done.fetch_add(1, Ordering::Relaxed) + 1, jobs);
    let seen = on_all_cores(jobs, threads_of(wanted.threads), &AtomicBool::new(false), job, each);
    let hash = game_core::Content::hash(content).to_string();
    let events = G::events(wanted.players);
    Ok(report::report(wanted, &hash, &seen, events, started.elapsed().as_secs_f64()))
}

/// Plays a game and notes what could be taken and what was.
fn watch<G: Balance>(
    content: &'static G::Content,
    seating: &Seating<G>,
    seed: Seed,
    seats: &mut [bots::Seated<G>],
    rng: &mut QuickRandom,
) -> Seen {
    let mut table = Table::<G>::new(content, seating.setup.clone(), seed).expect("the set-up was checked");
    let mut starter = None;
    let mut picks: BTreeMap<Pick, Option<Seat>> = BTreeMap::new();
    let (mut choices, mut possible, mut events) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    let mut legal = Vec::new();
    let mut opening = seating.opening.iter();
    while let Awaiting::Players(awaited) = table.position().awaiting() {
        let seat = awaited.first().expect("somebody is awaited");
        if let Some(step) = opening.next() {
            table.play(seat, *step).expect("the seating is a legal one");
            continue;
        }
        let position = table.for_bot(seat, rng);
        if position.started() {
            starter.get_or_insert_with(|| position.starter());
        }
        let seated = &mut seats[seat.index()];
        let step = seated.bot.choose(&position, &seated.limits()).step;
        legal.clear();
        position.legal(seat, &mut legal);
        for action in &legal {
            if let Some(pick) = position.pick(seat, *action) {
                picks.entry(pick).or_default();
            }
        }
        if let Some(pick) = position.pick(seat, step) {
            picks.entry(pick).or_default().get_or_insert(seat);
        }
        events.extend(position.event(seat, step));
        if let Some(choice) = position.choice(seat, step) {
            let alike = legal.iter().filter_map(|action| position.choice(seat, *action));
            let alike: BTreeSet<Pick> = alike.filter(|other| other.of == choice.of).collect();
            if alike.len() > 1 {
                possible.extend(alike);
                choices.push(choice);
            }
        }
        if let Err(error) = table.play(seat, step) {
            panic!("{seat:?} answered {step:?}, which is refused: {error:?}");
        }
    }
    let end = table.position();
    let all = Seat::all(end.players());
    Seen {
        pairing: 0,
        sides: all.clone().map(|seat| end.side(seat)).collect(),
        starter: starter.unwrap_or(Seat::new(0)),
        scores: all.clone().map(|seat| end.score(seat)).collect(),
        places: all.map(|seat| end.place(seat)).collect(),
        rounds: end.rounds(),
        at_limit: G::limit(&seating.setup).is_some_and(|limit| end.rounds() >= limit),
        picks,
        choices,
        possible,
        events,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Silent;

    fn wanted(game: &str, players: u8, games: u32) -> Wanted {
        let bot = "greedy".parse().expect("a bot");
        Wanted { game: game.to_owned(), players, bot, games, seed: "t".to_owned(), threads: 1, content: None }
    }

    fn played(wanted: &Wanted) -> BalanceReport {
        let report = balance(wanted, &Silent).unwrap_or_else(|error| panic!("{error}"));
        BalanceReport { seconds: 0.0, ..report }
    }

    /// Sums of shares over sides, and of first and second players, are the games that were played.
    fn check(report: &BalanceReport) {
        let games = f64::from(report.games);
        let wins = |rates: &mut dyn Iterator<Item = &Rate>| -> f64 {
            rates.map(|rate| rate.share * f64::from(rate.n)).sum()
        };
        assert!((wins(&mut report.order.iter()) - games).abs() < 1e-6, "somebody wins every game");
        let sides = wins(&mut report.sides.values().map(|line| &line.wins));
        assert!(report.sides.is_empty() || (sides - games).abs() < 1e-6);
        assert!(report.picks.iter().all(|line| line.taken.n <= report.games && line.wins.n <= line.taken.n));
        assert!(report.picks.iter().any(|line| line.taken.share > 0.0), "something was taken");
        assert!(report.rounds.least >= 1 && report.difference.least >= 0);
    }

    #[test]
    fn every_two_civilizations_meet_in_both_seats_and_the_seed_decides() {
        let run = wanted("monumental-duel", 2, 4);
        let report = played(&run);
        check(&report);
        assert_eq!((report.games, report.pairings.len(), report.sides.len()), (12, 3, 3));
        for line in &report.pairings {
            let shares: f64 = line.sides.values().map(|rate| rate.share).sum();
            assert!(line.sides.values().all(|rate| rate.n == 4) && (shares - 1.0).abs() < 1e-9);
        }
        assert_eq!(played(&run), report);
        assert_ne!(played(&Wanted { seed: "u".to_owned(), ..run }), report);
        let first = report.choices.iter().filter(|line| line.of == "first policy of the aztecs");
        assert!((first.map(|line| line.share.share).sum::<f64>() - 1.0).abs() < 1e-9);
        let page = report.to_string();
        assert!(
            page.contains("player 1 in turn order") && page.contains("first policy of the malians"),
            "{page}"
        );
    }

    #[test]
    fn every_two_houses_meet_in_both_seats_and_four_sit_in_every_order() {
        let report = played(&wanted("anunnaki", 2, 2));
        check(&report);
        assert_eq!((report.games, report.pairings.len(), report.sides.len()), (12, 6, 4));
        assert!(report.pairings.iter().all(|line| line.sides.values().all(|rate| rate.n == 2)));
        assert!(report.sides.values().all(|line| line.wins.n == 6));
        let report = played(&wanted("anunnaki", 4, 2));
        check(&report);
        assert_eq!((report.games, report.pairings.len(), report.sides.len()), (2, 0, 4));
        let (name, rate) = report.events.first_key_value().expect("an event");
        assert_eq!((name.as_str(), rate.n), ("Atlantis conquered", 2));
        assert!(report.to_string().contains("Atlantis conquered"));
        let seatings = <anunnaki::Position as Balance>::pairings(game_core::Content::standard(), 4);
        let orders: BTreeSet<String> = seatings[0].iter().map(|s| format!("{:?}", s.opening)).collect();
        assert_eq!(orders.len(), 24);
    }

    #[test]
    fn the_other_games_are_measured_too() {
        let others = ["monumental-duel", "anunnaki"];
        for game in ::games::names().into_iter().filter(|game| !others.contains(game)) {
            let report = played(&wanted(game, 2, 2));
            check(&report);
            assert_eq!((report.games, report.pairings.len()), (2, 0), "{game}");
        }
    }

    #[test]
    fn another_content_is_another_game() {
        let folder = std::env::temp_dir().join(format!("balance-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("rich.toml");
        let text = include_str!("../../../monumental-duel/content/monumental.toml");
        std::fs::write(&file, text.replacen("starting_gold = 2", "starting_gold = 9", 1)).unwrap();
        let run = wanted("monumental-duel", 2, 2);
        let (usual, rich) = (played(&run), played(&Wanted { content: Some(file.clone()), ..run.clone() }));
        assert_ne!((&usual.content, &usual.scores), (&rich.content, &rich.scores));
        std::fs::write(&file, "game = \"altay\"\n").unwrap();
        let refused =
            balance(&Wanted { content: Some(file), ..run.clone() }, &Silent).unwrap_err().to_string();
        assert!(refused.contains("rich.toml"), "{refused}");
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(balance(&wanted("chess", 2, 1), &Silent).unwrap_err().to_string().contains("chess"));
        assert!(balance(&wanted("monumental-duel", 3, 1), &Silent).is_err());
    }
}
