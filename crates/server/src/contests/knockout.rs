//! Knock-out: who plays in a round, who waits, how many go through.

/// The shape of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    /// How many tables.
    pub tables: usize,
    /// So many of the best do not have to play.
    pub byes: usize,
    /// So many of each table go through.
    pub through: usize,
}

/// The round for so many who are left, at tables of so many seats; `None` when one is left.
pub(super) fn shape(left: usize, seats: usize) -> Option<Shape> {
    if left < 2 {
        return None;
    }
    if left <= seats {
        return Some(Shape { tables: 1, byes: 0, through: 1 });
    }
    if seats == 2 {
        let byes = left.next_power_of_two() - left;
        return Some(Shape { tables: (left - byes) / 2, byes, through: 1 });
    }
    let (tables, byes) = (left / seats, left % seats);
    // Half of a table, or more where the last table would not be full.
    let through = (seats / 2).max(seats.saturating_sub(byes).div_ceil(tables)).min(seats - 1);
    Some(Shape { tables, byes, through })
}

/// How many rounds there are.
pub(super) fn rounds(people: usize, seats: usize) -> usize {
    let mut left = people;
    let mut rounds = 0;
    while let Some(shape) = shape(left, seats) {
        rounds += 1;
        if left <= seats {
            break;
        }
        left = shape.byes + shape.tables * shape.through;
    }
    rounds
}

/// The tables for those who play, the strongest first: the first of each table meets the last.
pub(super) fn tables(players: &[usize], tables: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new(); tables];
    for (at, player) in players.iter().enumerate() {
        let (row, column) = (at / tables, at % tables);
        all[if row % 2 == 0 { column } else { tables - 1 - column }].push(*player);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_two_the_first_round_leaves_a_power_of_two() {
        assert_eq!(shape(16, 2), Some(Shape { tables: 8, byes: 0, through: 1 }));
        assert_eq!(shape(13, 2), Some(Shape { tables: 5, byes: 3, through: 1 }));
        assert_eq!(shape(3, 2), Some(Shape { tables: 1, byes: 1, through: 1 }));
        assert_eq!((rounds(16, 2), rounds(13, 2), rounds(3, 2), rounds(2, 2)), (4, 4, 2, 1));
        assert_eq!(shape(1, 2), None);
    }

    #[test]
    fn every_knock_out_ends_with_a_full_table_and_one_winner() {
        for seats in 2..=5 {
            for people in seats..=128 {
                let mut left = people;
                while left > seats {
                    let shape = shape(left, seats).unwrap();
                    assert_eq!(shape.byes + shape.tables * seats, left, "everybody plays or waits");
                    let next = shape.byes + shape.tables * shape.through;
                    assert!(next < left && next >= seats, "{people} at {seats}: {left} to {next}");
                    left = next;
                }
                assert_eq!(left, seats, "the last table is full: {people} at {seats}");
            }
        }
    }

    #[test]
    fn the_strongest_meets_the_weakest() {
        assert_eq!(tables(&[0, 1, 2, 3], 2), [[0, 3], [1, 2]]);
        assert_eq!(tables(&[0, 1, 2, 3, 4, 5, 6, 7], 2), [[0, 3, 4, 7], [1, 2, 5, 6]]);
    }
}
