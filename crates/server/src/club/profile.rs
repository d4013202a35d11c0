//! Somebody's page, for one who looks at it: sums over the results that this one may know of.
//!
//! A private table is known to those who sat there, and to nobody else: it is in no list and in no sum. A table by
//! invite is in the sums of everybody who may see the page, and in the lists of those who sat there.

use super::played::{SeatResult, bot_level};
use super::rating::PROVISIONAL;
use crate::api::{
    Counted, GameResults, Met, Pace, PlayersResults, ProfileRating, ProfileShown, RatingPoint, Reliability,
    SideResults, Uncounted, UsualOpening, Visibility,
};
use crate::ids::{TableId, UserId};
use crate::store::{ResultRow, SeenResult, Standing};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};

/// First choices listed of one game.
const OPENINGS: usize = 3;

/// What the store keeps of a result as JSON.
pub(crate) fn seat_result(row: &ResultRow) -> SeatResult {
    serde_json::from_str(&row.body).unwrap_or_default()
}

/// One game of somebody.
struct Game {
    row: ResultRow,
    result: SeatResult,
    visibility: Visibility,
    /// The result of the one who looks, if this one sat there too.
    own: Option<SeatResult>,
    /// Did other people sit there, and not only bots?
    company: bool,
}

/// The games of somebody, as one person may know of them.
pub(crate) struct Games {
    /// The newest first.
    games: Vec<Game>,
    own: bool,
}

/// A game to list.
pub(crate) struct Listed {
    pub table: TableId,
    pub seat: u8,
    pub result: SeatResult,
    pub change: Option<i32>,
}

impl Games {
    /// Of all results of all tables of somebody; `viewer` is who looks.
    pub fn new(subject: &UserId, viewer: Option<&UserId>, rows: Vec<SeenResult>) -> Self {
        let own = viewer == Some(subject);
        let mut games = Vec::new();
        for table in rows.chunk_by(|a, b| a.row.point == b.row.point) {
            let of = |who: &UserId| table.iter().find(|seen| seen.row.subject == who.as_str());
            let Some(mine) = of(subject) else { continue };
            let people = table.iter().filter(|seen| bot_level(&seen.row.subject).is_none());
            games.push(Game {
                result: seat_result(&mine.row),
                row: mine.row.clone(),
                visibility: mine.visibility,
                own: viewer.and_then(of).map(|seen| seat_result(&seen.row)),
                company: people.count() > 1,
            });
        }
        Games { games, own }
    }

    /// May the page be seen?
    pub fn are_shown(&self, shown: ProfileShown) -> bool {
        match shown {
            _ if self.own => true,
            ProfileShown::Everybody => true,
            ProfileShown::Met => self.met().is_some(),
            ProfileShown::Nobody => false,
        }
    }

    /// Games of the two with each other.
    pub fn met(&self) -> Option<Met> {
        let mut met = Met { games: 0, ahead: 0, behind: 0 };
        for (theirs, mine) in self.games.iter().filter_map(|game| Some((&game.result, game.own.as_ref()?))) {
            met.games += 1;
            met.ahead += u32::from(theirs.place < mine.place);
            met.behind += u32::from(theirs.place > mine.place);
        }
        (met.games > 0 && !self.own).then_some(met)
    }

    fn is_counted(&self, game: &Game) -> bool {
        self.own || game.own.is_some() || game.visibility != Visibility::Private
    }

    fn is_listed(&self, game: &Game) -> bool {
        self.own || game.own.is_some() || game.visibility == Visibility::Open
    }

    fn counted(&self) -> impl DoubleEndedIterator<Item = &Game> {
        self.games.iter().filter(|game| self.is_counted(game))
    }

    /// When the last of them ended.
    pub fn last_at(&self) -> Option<i64> {
        self.counted().next().map(|game| game.row.point.at)
    }

    /// How many can be listed.
    pub fn listed(&self) -> u32 {
        self.games.iter().filter(|game| self.is_listed(game)).count() as u32
    }

    /// The newest of those that can be listed.
    pub fn recent(&self, most: usize) -> Vec<Listed> {
        let changes = self.changes();
        let listed = |game: &Game| Listed {
            table: game.row.point.table.clone(),
            seat: game.row.seat,
            result: game.result.clone(),
            change: changes.get(&game.row.point.table).copied(),
        };
        self.games.iter().filter(|game| self.is_listed(game)).take(most).map(listed).collect()
    }

    /// Rated games of each ladder, the oldest first.
    fn ladders(&self) -> BTreeMap<(&str, Pace), Vec<(&Game, Standing)>> {
        let mut ladders: BTreeMap<(&str, Pace), Vec<(&Game, Standing)>> = BTreeMap::new();
        for game in self.games.iter().rev() {
            if let Some(standing) = game.row.standing.filter(|_| game.row.rated) {
                ladders.entry((&game.row.game, game.row.pace)).or_default().push((game, standing));
            }
        }
        ladders
    }

    /// By how much each game changed the rating, in points as they are shown.
    fn changes(&self) -> HashMap<TableId, i32> {
        let mut changes = HashMap::new();
        for games in self.ladders().into_values() {
            let mut before = Standing::newcomer().rating();
            for (game, standing) in games {
                changes.insert(game.row.point.table.clone(), standing.rating() - before);
                before = standing.rating();
            }
        }
        changes
    }

    pub fn ratings(&self) -> Vec<ProfileRating> {
        let rating = |((game, pace), games): ((&str, Pace), Vec<(&Game, Standing)>)| {
            let (_, now) = *games.last()?;
            let told = games.iter().filter(|(game, _)| self.is_counted(game));
            Some(ProfileRating {
                game: game.to_owned(),
                pace,
                rating: now.rating(),
                error: now.error(),
                provisional: (games.len() as u64) < PROVISIONAL,
                games: games.len() as u32,
                won: games.iter().filter(|(game, _)| game.row.won).count() as u32,
                history: told
                    .map(|(game, at)| RatingPoint { at: game.row.point.at, rating: at.rating() })
                    .collect(),
            })
        };
        self.ladders().into_iter().filter_map(rating).collect()
    }

    /// Games that came to an end.
    fn ended(&self) -> impl Iterator<Item = &Game> {
        self.counted().filter(|game| game.result.uncounted != Some(Uncounted::Unfinished))
    }

    pub fn results(&self) -> Vec<GameResults> {
        let mut games: BTreeMap<&str, Sums<'_>> = BTreeMap::new();
        for game in self.ended() {
            let sums = games.entry(&game.row.game).or_default();
            sums.all.add(game);
            sums.players.entry(game.result.players).or_default().add(game);
            if let Some(side) = &game.result.side {
                sums.sides.entry(side).or_default().add(game);
            }
        }
        games.into_iter().map(|(game, sums)| sums.told(game)).collect()
    }

    /// Only games with other people: nobody waits for the one who leaves a table of bots.
    pub fn reliability(&self) -> Reliability {
        let company = || self.ended().filter(|game| game.company);
        let answers = |pace: Option<Pace>| -> Vec<(i64, u32)> {
            let games = company().filter(|game| pace.is_none_or(|pace| game.row.pace == pace));
            games.map(|game| (game.result.answer, game.result.turns)).collect()
        };
        let mut hours = vec![0; 24];
        for game in company() {
            for (hour, count) in game.result.hours.iter().enumerate().take(24) {
                hours[hour] += count;
            }
        }
        let none = hours.iter().all(|count| *count == 0);
        Reliability {
            begun: company().count() as u32,
            finished: company().filter(|game| !game.result.left).count() as u32,
            answer: median(answers(Some(Pace::Turns))).or_else(|| median(answers(None))),
            hours: if none { Vec::new() } else { hours },
        }
    }

    /// First choices that came more than once.
    pub fn openings(&self) -> Vec<UsualOpening> {
        let mut all: BTreeMap<(&str, String), (&Game, Sum)> = BTreeMap::new();
        for game in self.ended().filter(|game| !game.result.opening.is_empty()) {
            let choices =
                serde_json::to_string(&(&game.result.side, &game.result.opening)).unwrap_or_default();
            all.entry((&game.row.game, choices)).or_insert((game, Sum::default())).1.add(game);
        }
        let opening = |((game, _), (one, sum)): ((&str, String), (&Game, Sum))| UsualOpening {
            game: game.to_owned(),
            side: one.result.side.clone(),
            choices: one.result.opening.clone(),
            results: sum.told(),
        };
        let mut usual: Vec<UsualOpening> =
            all.into_iter().filter(|(_, (_, sum))| sum.games > 1).map(opening).collect();
        usual.sort_by_key(|one| Reverse(one.results.games));
        let mut kept: HashMap<String, usize> = HashMap::new();
        usual.retain(|one| {
            let count = kept.entry(one.game.clone()).or_default();
            *count += 1;
            *count <= OPENINGS
        });
        usual
    }
}

/// Everybody who finished a game with somebody, this one included.
pub(crate) fn company(rows: &[SeenResult]) -> HashSet<UserId> {
    rows.iter().map(|seen| UserId::new(&*seen.row.subject)).collect()
}

/// Half of the turns took longer.
fn median(mut answers: Vec<(i64, u32)>) -> Option<i64> {
    answers.retain(|(_, turns)| *turns > 0);
    answers.sort_unstable();
    let half = answers.iter().map(|(_, turns)| u64::from(*turns)).sum::<u64>().div_ceil(2);
    let mut sum = 0;
    answers.into_iter().find_map(|(answer, turns)| {
        sum += u64::from(turns);
        (sum >= half).then_some(answer)
    })
}

/// Games being counted.
#[derive(Default)]
struct Sum {
    games: u32,
    won: u32,
    chance: f64,
    points: i64,
}

#[derive(Default)]
struct Sums<'a> {
    all: Sum,
    sides: BTreeMap<&'a str, Sum>,
    players: BTreeMap<u8, Sum>,
}

impl Sum {
    fn add(&mut self, game: &Game) {
        self.games += 1;
        self.won += u32::from(game.row.won);
        self.chance += 1.0 / f64::from(game.result.players.max(1));
        self.points += i64::from(game.result.points);
    }

    fn told(&self) -> Counted {
        let games = f64::from(self.games.max(1));
        Counted {
            games: self.games,
            won: self.won,
            chance: self.chance / games,
            points: self.points as f64 / games,
        }
    }
}

impl Sums<'_> {
    fn told(self, game: &str) -> GameResults {
        let mut sides: Vec<SideResults> = self
            .sides
            .into_iter()
            .map(|(side, sum)| SideResults { side: side.to_owned(), results: sum.told() })
            .collect();
        sides.sort_by_key(|one| Reverse(one.results.games));
        let players = self.players.into_iter();
        GameResults {
            game: game.to_owned(),
            all: self.all.told(),
            sides,
            players: players.map(|(players, sum)| PlayersResults { players, results: sum.told() }).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Point;

    fn seat(table: &str, at: i64, who: &str, place: u8, visibility: Visibility) -> SeenResult {
        let result =
            SeatResult { place, points: 10, players: 2, turns: 3, answer: 60_000, ..SeatResult::default() };
        let row = ResultRow {
            point: Point { at, table: TableId::new(table) },
            seat: place - 1,
            subject: who.to_owned(),
            game: "pebbles".to_owned(),
            pace: Pace::Turns,
            rated: visibility != Visibility::Private,
            won: place == 1,
            body: serde_json::to_string(&result).unwrap(),
            standing: (visibility != Visibility::Private)
                .then_some(Standing { mean: 1_500_000_000 + at * 1_000_000, spread: 100_000_000 }),
        };
        SeenResult { row, visibility }
    }

    /// Ada against Ben in the open, against Cid by invite and against Dan in private.
    fn rows() -> Vec<SeenResult> {
        use Visibility::{Link, Open, Private};
        vec![
            seat("c", 30, "ada", 1, Private),
            seat("c", 30, "dan", 2, Private),
            seat("b", 20, "ada", 2, Link),
            seat("b", 20, "cid", 1, Link),
            seat("a", 10, "ada", 1, Open),
            seat("a", 10, "ben", 2, Open),
        ]
    }

    fn games(viewer: Option<&str>) -> Games {
        Games::new(&UserId::new("ada"), viewer.map(UserId::new).as_ref(), rows())
    }

    fn tables(games: &Games) -> Vec<String> {
        games.recent(9).into_iter().map(|one| one.table.to_string()).collect()
    }

    #[test]
    fn private_tables_are_known_to_those_who_sat_there_alone() {
        let counted = |games: &Games| games.results().first().map_or(0, |one| one.all.games);
        let own = games(Some("ada"));
        assert_eq!((tables(&own), counted(&own)), (vec!["c".into(), "b".into(), "a".into()], 3));
        for stranger in [None, Some("eve")] {
            let seen = games(stranger);
            assert_eq!((tables(&seen), counted(&seen)), (vec!["a".to_owned()], 2), "{stranger:?}");
            assert_eq!((seen.listed(), seen.last_at()), (1, Some(20)));
            assert_eq!(seen.reliability().begun, 2);
            assert_eq!(seen.met(), None);
        }
        let dan = games(Some("dan"));
        assert_eq!((tables(&dan), counted(&dan)), (vec!["c".into(), "a".into()], 3));
        assert_eq!(dan.met(), Some(Met { games: 1, ahead: 1, behind: 0 }));
        assert_eq!(games(Some("cid")).met(), Some(Met { games: 1, ahead: 0, behind: 1 }));
    }

    #[test]
    fn a_page_is_shown_to_whom_its_owner_lets_see_it() {
        let seen = |viewer: Option<&str>, shown| games(viewer).are_shown(shown);
        for viewer in [None, Some("eve"), Some("ben"), Some("ada")] {
            assert!(seen(viewer, ProfileShown::Everybody));
            assert_eq!(seen(viewer, ProfileShown::Met), matches!(viewer, Some("ben" | "ada")), "{viewer:?}");
            assert_eq!(seen(viewer, ProfileShown::Nobody), viewer == Some("ada"), "{viewer:?}");
        }
    }

    #[test]
    fn ratings_tell_how_they_came_about() {
        let own = games(Some("ada"));
        let ratings = own.ratings();
        let [rating] = ratings.as_slice() else { panic!("{ratings:?}") };
        assert_eq!((rating.games, rating.won, rating.rating, rating.provisional), (2, 1, 1520, true));
        assert_eq!(rating.history.iter().map(|point| point.rating).collect::<Vec<_>>(), [1510, 1520]);
        let changes: Vec<Option<i32>> = own.recent(9).into_iter().map(|one| one.change).collect();
        assert_eq!(changes, [None, Some(10), Some(10)]);
    }

    #[test]
    fn the_usual_answer_is_that_of_the_turn_in_the_middle() {
        assert_eq!(median(Vec::new()), None);
        assert_eq!(median(vec![(5, 0)]), None);
        assert_eq!(median(vec![(90, 1), (10, 5), (50, 3)]), Some(10));
        assert_eq!(median(vec![(90, 6), (10, 2), (50, 3)]), Some(90));
    }
}
