//! Who sits where at a table: everybody sits on every seat about equally often.

/// The order of the seats for these people. `sat` tells how often somebody sat on a seat. Of equally fair orders the
/// first one is taken, so it comes out the same wherever it is asked.
pub(super) fn order(people: &[usize], sat: impl Fn(usize, usize) -> u32) -> Vec<usize> {
    let mut best = (u64::MAX, people.to_vec());
    let mut order = people.to_vec();
    try_all(&mut order, 0, 0, &sat, &mut best);
    best.1
}

fn try_all(
    order: &mut Vec<usize>,
    seat: usize,
    cost: u64,
    sat: &impl Fn(usize, usize) -> u32,
    best: &mut (u64, Vec<usize>),
) {
    if cost >= best.0 {
        return;
    }
    if seat == order.len() {
        *best = (cost, order.clone());
        return;
    }
    for other in seat..order.len() {
        order.swap(seat, other);
        // One more on a seat costs the more the oftener one sat there.
        let more = 2 * u64::from(sat(order[seat], seat)) + 1;
        try_all(order, seat + 1, cost + more * more, sat, best);
        order.swap(seat, other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{QuickRandom, Random};

    #[test]
    fn over_many_rounds_everybody_sits_everywhere_about_equally_often() {
        for (seats, people) in [(2, 8), (3, 9), (4, 16), (5, 10)] {
            let mut random = QuickRandom::new(7);
            let mut sat = vec![vec![0_u32; seats]; people];
            for _ in 0..seats * 4 {
                let mut all: Vec<usize> = (0..people).collect();
                random.shuffle(&mut all);
                for table in all.chunks(seats) {
                    for (seat, person) in order(table, |one, seat| sat[one][seat]).into_iter().enumerate() {
                        sat[person][seat] += 1;
                    }
                }
            }
            for (person, counts) in sat.iter().enumerate() {
                let (low, high) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
                assert!(high - low <= 3, "{seats} seats, person {person}: {counts:?}");
            }
        }
    }

    #[test]
    fn whoever_sat_first_sits_second_next_time() {
        assert_eq!(order(&[4, 9], |one, seat| u32::from(one == 4 && seat == 0)), [9, 4]);
    }
}
