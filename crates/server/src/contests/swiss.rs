//! Swiss rounds: people of about the same standing meet, nobody meets twice while that can be avoided, and nobody is
//! without a game twice before everybody was once. At tables of two that is exact; at larger ones, where nobody knows how
//! to find it quickly, the best of many attempts is taken.

use super::matching::Graph;
use game_core::{QuickRandom, Random};

/// Beyond one who meets anew, how far people are apart does not matter.
const REPEATED: i64 = 100_000;
/// Nobody is without a game once more so that others do not meet anew.
const WAITED: i64 = 100 * REPEATED;
/// So often a round at larger tables is begun anew in search of one without repeated meetings.
const TRIES: usize = 40;

/// What happened in the rounds before, by number of the entrant.
pub(super) trait Past {
    /// How often two sat at one table.
    fn met(&self, a: usize, b: usize) -> u32;
    /// How often somebody was without a game.
    fn byes(&self, one: usize) -> u32;
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Paired {
    pub tables: Vec<Vec<usize>>,
    pub byes: Vec<usize>,
}

/// The next round for these people, the best first.
pub(super) fn pair(order: &[usize], seats: usize, past: &impl Past, seed: u64) -> Paired {
    if order.len() < seats {
        return Paired { tables: Vec::new(), byes: order.to_vec() };
    }
    if seats == 2 { pairs(order, past) } else { groups(order, seats, past, seed) }
}

/// Those who may be without a game, the first choice first: whoever was so least often, and of these the last.
fn waiting(order: &[usize], past: &impl Past) -> Vec<usize> {
    let mut last: Vec<usize> = order.iter().rev().copied().collect();
    last.sort_by_key(|one| past.byes(*one));
    last
}

fn pairs(order: &[usize], past: &impl Past) -> Paired {
    let graph = Graph::new(order.len(), |a, b| past.met(order[a], order[b]) == 0);
    let mut out = vec![false; order.len()];
    let mut paired = Paired::default();
    if order.len() % 2 == 1 {
        let bye = bye(order, past, &graph);
        out[bye] = true;
        paired.byes.push(order[bye]);
    }
    let mut left = Vec::new();
    let mut possible = graph.pairs(&out);
    for one in 0..order.len() {
        if out[one] {
            continue;
        }
        out[one] = true;
        let other = (one + 1..order.len()).find(|other| {
            if out[*other] || past.met(order[one], order[*other]) > 0 {
                return false;
            }
            out[*other] = true;
            let fits = graph.pairs(&out) + 1 == possible;
            out[*other] = fits;
            fits
        });
        match other {
            Some(other) => {
                possible -= 1;
                paired.tables.push(vec![order[one], order[other]]);
            }
            // There are not enough new opponents for everybody.
            None => left.push(order[one]),
        }
    }
    while let Some(one) = left.first().copied() {
        let rest = left[1..].iter().enumerate();
        let Some((at, _)) = rest.min_by_key(|(at, other)| (past.met(one, **other), *at)) else { break };
        paired.tables.push(vec![one, left.remove(at + 1)]);
        left.remove(0);
    }
    paired
}

/// Who is without a game, by place: of the first choices the one without whom most pairs are new.
fn bye(order: &[usize], past: &impl Past, graph: &Graph) -> usize {
    let choices = waiting(order, past);
    let fewest = choices.first().map_or(0, |one| past.byes(*one));
    let mut best = (0, 0);
    for one in choices.into_iter().filter(|one| past.byes(*one) == fewest) {
        let at = order.iter().position(|other| *other == one).unwrap_or_default();
        let mut out = vec![false; order.len()];
        out[at] = true;
        let pairs = graph.pairs(&out) + 1;
        if pairs > best.0 {
            best = (pairs, at);
        }
        if pairs > order.len() / 2 {
            break;
        }
    }
    best.1
}

fn groups(order: &[usize], seats: usize, past: &impl Past, seed: u64) -> Paired {
    let round = Groups { people: by_first_choice(order, seats, past), seats, past };
    let count = round.people.len();
    let mut random = QuickRandom::new(seed);
    let mut best: Option<(i64, Vec<usize>)> = None;
    for attempt in 0..TRIES {
        let mut places: Vec<usize> = (0..count).collect();
        // From the second attempt on some change places first.
        for _ in 0..attempt.min(count) {
            let (a, b) = (random.below(count as u32), random.below(count as u32));
            places.swap(a as usize, b as usize);
        }
        let cost = round.settle(&mut places);
        if best.as_ref().is_none_or(|(known, _)| cost < *known) {
            best = Some((cost, places));
        }
        if best.as_ref().is_some_and(|(cost, _)| *cost < REPEATED) {
            break;
        }
    }
    let places = best.map(|(_, places)| places).unwrap_or_default();
    let named = |places: &[usize]| places.iter().map(|place| round.people[*place]).collect::<Vec<_>>();
    let (playing, waiting) = places.split_at(round.tables() * seats);
    let mut tables: Vec<Vec<usize>> = playing.chunks(seats).map(<[usize]>::to_vec).collect();
    tables.iter_mut().for_each(|table| table.sort_unstable());
    tables.sort_unstable();
    Paired { tables: tables.iter().map(|table| named(table)).collect(), byes: named(waiting) }
}

/// Everybody in the order of the standings, with the first choices to be without a game at the end.
fn by_first_choice(order: &[usize], seats: usize, past: &impl Past) -> Vec<usize> {
    let byes: Vec<usize> = waiting(order, past).into_iter().take(order.len() % seats).collect();
    order.iter().filter(|one| !byes.contains(one)).chain(&byes).copied().collect()
}

/// A round at tables of more than two: places after the last table are those without a game.
struct Groups<'a, P: Past> {
    people: Vec<usize>,
    seats: usize,
    past: &'a P,
}

impl<P: Past> Groups<'_, P> {
    fn tables(&self) -> usize {
        self.people.len() / self.seats
    }

    /// What it costs that somebody is here: meetings that are not the first, another round without a game, and standings
    /// far apart.
    fn cost_at(&self, places: &[usize], at: usize) -> i64 {
        let table = at / self.seats;
        let one = self.people[places[at]];
        let apart = (places[at] / self.seats).abs_diff(table) as i64;
        if table == self.tables() {
            let byes = i64::from(self.past.byes(one));
            return byes * byes * WAITED + apart * apart;
        }
        let others = (table * self.seats..(table + 1) * self.seats).filter(|other| *other != at);
        let met = others.map(|other| {
            let met = i64::from(self.past.met(one, self.people[places[other]]));
            met * met * REPEATED
        });
        met.sum::<i64>() + apart * apart
    }

    /// Lets people change places while that makes the round better; gives what it costs.
    fn settle(&self, places: &mut [usize]) -> i64 {
        let mut better = true;
        while better {
            better = false;
            for a in 0..places.len() {
                for b in a + 1..places.len() {
                    if a / self.seats == b / self.seats {
                        continue;
                    }
                    let cost = |places: &[usize]| self.cost_at(places, a) + self.cost_at(places, b);
                    let before = cost(places);
                    places.swap(a, b);
                    if cost(places) < before {
                        better = true;
                    } else {
                        places.swap(a, b);
                    }
                }
            }
        }
        // Every meeting is counted from both sides.
        (0..places.len()).map(|at| self.cost_at(places, at)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[derive(Default)]
    struct Book {
        met: HashMap<(usize, usize), u32>,
        byes: HashMap<usize, u32>,
        points: HashMap<usize, i64>,
    }

    impl Past for Book {
        fn met(&self, a: usize, b: usize) -> u32 {
            self.met.get(&(a, b)).copied().unwrap_or(0)
        }
        fn byes(&self, one: usize) -> u32 {
            self.byes.get(&one).copied().unwrap_or(0)
        }
    }

    impl Book {
        fn order(&self, people: usize) -> Vec<usize> {
            let mut order: Vec<usize> = (0..people).collect();
            order.sort_by_key(|one| (-self.points.get(one).copied().unwrap_or(0), *one));
            order
        }

        /// Plays a round by chance and writes it down.
        fn play(&mut self, paired: &Paired, random: &mut QuickRandom) {
            for table in &paired.tables {
                let mut result = table.clone();
                random.shuffle(&mut result);
                for (place, one) in result.iter().enumerate() {
                    *self.points.entry(*one).or_default() += (table.len() - 1 - place) as i64;
                    for other in table.iter().filter(|other| *other != one) {
                        *self.met.entry((*one, *other)).or_default() += 1;
                    }
                }
            }
            for one in &paired.byes {
                *self.byes.entry(*one).or_default() += 1;
                *self.points.entry(*one).or_default() += 1;
            }
        }
    }

    /// Everybody is somewhere, once, and tables are full.
    fn is_whole(paired: &Paired, people: usize, seats: usize) {
        let mut all: Vec<usize> = paired.tables.iter().flatten().chain(&paired.byes).copied().collect();
        all.sort_unstable();
        assert_eq!(all, (0..people).collect::<Vec<_>>(), "{paired:?}");
        assert!(paired.tables.iter().all(|table| table.len() == seats));
        assert_eq!(paired.byes.len(), people % seats);
    }

    fn most_met(book: &Book) -> u32 {
        book.met.values().max().copied().unwrap_or(0)
    }

    #[test]
    fn of_two_nobody_meets_twice_while_there_is_somebody_new() {
        for seed in 0..60 {
            let mut random = QuickRandom::new(seed);
            let people = 4 + random.below(24) as usize;
            // So many rounds can be played without meeting twice, whatever was drawn before.
            let rounds = people.div_ceil(2) - 1;
            let mut book = Book::default();
            for round in 0..rounds.min(9) {
                let paired = pair(&book.order(people), 2, &book, seed);
                is_whole(&paired, people, 2);
                book.play(&paired, &mut random);
                assert_eq!(most_met(&book), 1, "{people} people, round {round}, seed {seed}");
            }
            assert!(book.byes.values().all(|byes| *byes <= 1), "{people} people, seed {seed}");
        }
    }

    #[test]
    fn when_everybody_has_met_everybody_they_meet_again_and_nobody_is_left() {
        let mut random = QuickRandom::new(3);
        let mut book = Book::default();
        for _ in 0..7 {
            let paired = pair(&book.order(4), 2, &book, 1);
            is_whole(&paired, 4, 2);
            book.play(&paired, &mut random);
        }
        assert!(most_met(&book) <= 3, "{:?}", book.met);
    }

    #[test]
    fn people_of_the_same_standing_meet() {
        let mut book = Book::default();
        book.points.extend([(5, 4), (2, 4), (0, 2), (7, 2)]);
        let paired = pair(&book.order(8), 2, &book, 0);
        assert_eq!(paired.tables, [[2, 5], [0, 7], [1, 3], [4, 6]]);
    }

    #[test]
    fn sixteen_at_tables_of_four_play_three_rounds_without_meeting_twice() {
        for seed in 0..20 {
            let mut random = QuickRandom::new(seed);
            let mut book = Book::default();
            for round in 0..3 {
                let paired = pair(&book.order(16), 4, &book, seed);
                is_whole(&paired, 16, 4);
                book.play(&paired, &mut random);
                assert_eq!(most_met(&book), 1, "round {round}, seed {seed}");
            }
        }
    }

    #[test]
    fn at_larger_tables_nobody_is_without_a_game_twice_before_everybody_was_once() {
        for seed in 0..4 {
            for (people, seats) in [(13, 4), (11, 3), (18, 5), (7, 4), (10, 4)] {
                let mut random = QuickRandom::new(seed);
                let mut book = Book::default();
                for _ in 0..people / (people % seats) {
                    let paired = pair(&book.order(people), seats, &book, seed);
                    is_whole(&paired, people, seats);
                    book.play(&paired, &mut random);
                }
                assert!(book.byes.values().all(|byes| *byes <= 1), "{people} at {seats}, seed {seed}");
            }
        }
    }

    #[test]
    fn who_is_too_few_for_a_table_waits() {
        assert_eq!(pair(&[4, 1], 3, &Book::default(), 0), Paired { tables: Vec::new(), byes: vec![4, 1] });
    }
}
