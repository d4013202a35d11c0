//! Leagues: how people are divided, who plays whom in a season, who goes up and down.

/// Sizes of divisions.
pub(crate) const SMALLEST: usize = 4;
pub(crate) const LARGEST: usize = 7;

/// A table is a list of places in the division; a round is tables at which nobody sits twice.
type Tables = Vec<Vec<usize>>;

/// The sizes of the divisions for so many people, as near to `wish` as may be, each of four to seven and large enough
/// for one table. Empty when there are too few people for one.
pub(super) fn divide(people: usize, wish: usize, seats: usize) -> Vec<usize> {
    let least = people.div_ceil(LARGEST);
    let most = people / SMALLEST.max(seats);
    if most == 0 || least > most {
        return Vec::new();
    }
    let count = people.div_ceil(wish.clamp(SMALLEST, LARGEST)).clamp(least, most);
    // The larger ones are below, where newcomers are.
    (0..count).map(|at| people / count + usize::from(at >= count - people % count)).collect()
}

/// The divisions of a season of these people. They stay as they are, so that everybody is where their standing has put
/// them, as long as there are as many as so many people need and none is too small or too large; otherwise the order alone
/// counts.
pub(super) fn divisions(wanted: Vec<Vec<usize>>, wish: usize, seats: usize) -> Vec<Vec<usize>> {
    let order = wanted.concat();
    let sizes = divide(order.len(), wish, seats);
    let fits = |division: &Vec<usize>| (SMALLEST.max(seats)..=LARGEST).contains(&division.len());
    if wanted.len() == sizes.len() && wanted.iter().all(fits) {
        return wanted;
    }
    let mut rest = order.as_slice();
    let mut divided = Vec::new();
    for size in sizes {
        let (division, others) = rest.split_at(size);
        divided.push(division.to_vec());
        rest = others;
    }
    divided
}

/// The rounds of a season for a division: at tables of two everybody meets everybody once; at larger ones everybody
/// plays as many games as there are seats, one on each seat, and meets the others as evenly as can be.
pub(super) fn season(people: usize, seats: usize) -> Vec<Tables> {
    if seats == 2 {
        return round_robin(people);
    }
    let block = even_block(people, seats);
    let tables = (0..people).map(|turn| block.iter().map(|one| (one + turn) % people).collect::<Vec<_>>());
    let mut rounds: Vec<Tables> = Vec::new();
    for table in tables {
        let free = |round: &&mut Tables| !round.iter().flatten().any(|one| table.contains(one));
        match rounds.iter_mut().find(free) {
            Some(round) => round.push(table),
            None => rounds.push(vec![table]),
        }
    }
    rounds
}

/// The circle: one stays, the others move on by one each round.
fn round_robin(people: usize) -> Vec<Tables> {
    let even = people + people % 2;
    let mut circle: Vec<usize> = (0..even).collect();
    let mut rounds = Vec::new();
    // How often somebody sat first, less how often second.
    let mut first = vec![0; even];
    for _ in 1..even {
        let mut tables = Vec::new();
        for (a, b) in (0..even / 2).map(|at| (circle[at], circle[even - 1 - at])) {
            if a < people && b < people {
                let (a, b) = if first[a] <= first[b] { (a, b) } else { (b, a) };
                (first[a], first[b]) = (first[a] + 1, first[b] - 1);
                tables.push(vec![a, b]);
            }
        }
        rounds.push(tables);
        circle[1..].rotate_right(1);
    }
    rounds
}

/// The table that, moved around the circle, lets everybody meet as evenly as can be.
fn even_block(people: usize, seats: usize) -> Vec<usize> {
    let mut best: Option<(usize, Vec<usize>)> = None;
    let mut block = vec![0];
    choose(people, seats, &mut block, &mut best);
    best.map_or_else(|| (0..seats.min(people)).collect(), |(_, block)| block)
}

fn choose(people: usize, seats: usize, block: &mut Vec<usize>, best: &mut Option<(usize, Vec<usize>)>) {
    if block.len() == seats.min(people) {
        let spread = spread(people, block);
        if best.as_ref().is_none_or(|(known, _)| spread < *known) {
            *best = Some((spread, block.clone()));
        }
        return;
    }
    for next in block.last().map_or(0, |last| last + 1)..people {
        block.push(next);
        choose(people, seats, block, best);
        block.pop();
    }
}

/// How unevenly people meet when this table is moved around the circle.
fn spread(people: usize, block: &[usize]) -> usize {
    let mut meetings = vec![0_usize; people];
    for a in block {
        for b in block {
            if a != b {
                meetings[(people + a - b) % people] += 1;
            }
        }
    }
    let others = &meetings[1..];
    others.iter().max().unwrap_or(&0) - others.iter().min().unwrap_or(&0)
}

/// How many go from each division to the next one below, and from there up.
pub(super) fn movers(sizes: &[usize], wish: usize) -> Vec<usize> {
    // Nobody goes up and down at once.
    sizes.windows(2).map(|two| wish.min(two[0] / 2).min(two[1] / 2)).collect()
}

/// Who would be where in the next season: `standings` lists each division, best first.
pub(super) fn moved(standings: &[Vec<usize>], wish: usize) -> Vec<Vec<usize>> {
    let sizes: Vec<usize> = standings.iter().map(Vec::len).collect();
    let moves = movers(&sizes, wish);
    let mut next = Vec::new();
    for (at, division) in standings.iter().enumerate() {
        let mut order = Vec::new();
        let up = if at == 0 { 0 } else { moves[at - 1] };
        let down = moves.get(at).copied().unwrap_or(0);
        // Who comes down is ahead of those who stay, who comes up is behind them.
        if let Some(above) = at.checked_sub(1).map(|above| &standings[above]) {
            order.extend(&above[above.len() - up..]);
        }
        order.extend(&division[up..division.len() - down]);
        if let Some(below) = standings.get(at + 1) {
            order.extend(&below[..down]);
        }
        next.push(order);
    }
    next
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divisions_have_four_to_seven_people_and_nobody_is_left_out() {
        for people in 4..=128 {
            for wish in 4..=7 {
                for seats in 2..=4 {
                    let sizes = divide(people, wish, seats);
                    assert_eq!(sizes.iter().sum::<usize>(), people);
                    assert!(sizes.iter().all(|size| (4..=7).contains(size)), "{people} by {wish}: {sizes:?}");
                    assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1);
                }
            }
        }
        assert_eq!(divide(14, 7, 4), [7, 7]);
        assert_eq!(divide(9, 4, 2), [4, 5]);
        assert_eq!(divide(3, 4, 2), Vec::<usize>::new());
        assert_eq!(
            divide(8, 4, 5),
            [8_usize; 0],
            "eight are too many for one division and too few for two of five"
        );
        assert_eq!(divide(10, 4, 5), [5, 5]);
    }

    #[test]
    fn of_two_everybody_meets_everybody_once() {
        for people in 4..=7 {
            let mut met = vec![vec![0; people]; people];
            for round in season(people, 2) {
                for table in round {
                    met[table[0]][table[1]] += 1;
                    met[table[1]][table[0]] += 1;
                }
            }
            for (a, row) in met.iter().enumerate() {
                assert!(
                    row.iter().enumerate().all(|(b, count)| *count == i32::from(a != b)),
                    "{people}: {met:?}"
                );
            }
        }
    }

    #[test]
    fn nobody_sits_twice_in_a_round_and_everybody_plays_equally_often_on_every_seat() {
        for people in 4..=7 {
            for seats in 2..=people.min(5) {
                let mut sat = vec![vec![0; seats]; people];
                for round in season(people, seats) {
                    let mut here: Vec<usize> = round.iter().flatten().copied().collect();
                    here.sort_unstable();
                    assert!(here.windows(2).all(|two| two[0] != two[1]), "{people} at {seats}: {round:?}");
                    for table in round {
                        assert_eq!(table.len(), seats);
                        for (seat, one) in table.into_iter().enumerate() {
                            sat[one][seat] += 1;
                        }
                    }
                }
                let games: Vec<i32> = sat.iter().map(|seats| seats.iter().sum()).collect();
                assert!(games.windows(2).all(|two| two[0] == two[1]), "{people} at {seats}: {games:?}");
                let spread = |seats: &Vec<i32>| seats.iter().max().unwrap() - seats.iter().min().unwrap();
                let most = if seats == 2 { 2 } else { 0 };
                assert!(sat.iter().all(|seats| spread(seats) <= most), "{people} at {seats}: {sat:?}");
            }
        }
    }

    #[test]
    fn seven_at_tables_of_four_meet_exactly_twice() {
        let tables: Tables = season(7, 4).into_iter().flatten().collect();
        assert_eq!(tables.len(), 7);
        for a in 0..7 {
            for b in 0..a {
                let met = tables.iter().filter(|table| table.contains(&a) && table.contains(&b)).count();
                assert_eq!(met, 2, "{a} and {b}");
            }
        }
    }

    #[test]
    fn everybody_meets_everybody_as_evenly_as_can_be() {
        for people in 4..=7 {
            for seats in 3..=people.min(5) {
                let tables: Tables = season(people, seats).into_iter().flatten().collect();
                let met = |a: usize, b: usize| {
                    tables.iter().filter(|table| table.contains(&a) && table.contains(&b)).count()
                };
                let all: Vec<usize> =
                    (0..people).flat_map(|a| (0..a).map(move |b| (a, b))).map(|(a, b)| met(a, b)).collect();
                let (low, high) = (all.iter().min().unwrap(), all.iter().max().unwrap());
                assert!(*low >= 1 && high - low <= 1, "{people} at {seats}: {all:?}");
            }
        }
    }

    #[test]
    fn the_best_go_up_and_the_last_go_down() {
        let standings = [vec![0, 1, 2, 3], vec![4, 5, 6, 7], vec![8, 9, 10, 11]];
        assert_eq!(moved(&standings, 1), [[0, 1, 2, 4], [3, 5, 6, 8], [7, 9, 10, 11]]);
        assert_eq!(moved(&standings, 2), [[0, 1, 4, 5], [2, 3, 8, 9], [6, 7, 10, 11]]);
        assert_eq!(moved(&standings, 9), moved(&standings, 2), "nobody goes up and down at once");
        assert_eq!(moved(&standings, 0), standings);
    }

    #[test]
    fn where_some_are_gone_everybody_else_is_still_where_they_belong() {
        let keeps = |sizes: &[usize], wish| {
            let wanted: Vec<Vec<usize>> = (0..).zip(sizes).map(|(at, size)| vec![at; *size]).collect();
            divisions(wanted.clone(), wish, 2) == wanted
        };
        assert!(keeps(&[7, 5], 7), "of two divisions of seven two people of the second are gone");
        assert!(keeps(&[5, 7], 7));
        assert!(keeps(&[4, 7], 4), "eleven are too few for three divisions");
        assert!(!keeps(&[7, 3], 7), "three are too few for a division");
        assert!(!keeps(&[7, 8], 7), "eight are too many for one");
        assert!(!keeps(&[5, 7], 4), "twelve are enough for three of four");
        let sizes = |divisions: Vec<Vec<usize>>| divisions.iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!(sizes(divisions(vec![(0..7).collect(), (7..10).collect()], 7, 2)), [5, 5]);
        assert_eq!(sizes(divisions(vec![(0..14).collect()], 7, 2)), [7, 7]);
    }

    #[test]
    fn everybody_is_in_the_next_season_once() {
        for sizes in [vec![4, 5], vec![7, 7], vec![5, 5, 5], vec![4, 4, 5, 6]] {
            for wish in 0..4 {
                let mut next = 0;
                let mut fresh = || {
                    next += 1;
                    next - 1
                };
                let standings: Vec<Vec<usize>> =
                    sizes.iter().map(|size| (0..*size).map(|_| fresh()).collect()).collect();
                let mut order = moved(&standings, wish).concat();
                order.sort_unstable();
                assert_eq!(order, (0..sizes.iter().sum()).collect::<Vec<_>>());
            }
        }
    }
}
