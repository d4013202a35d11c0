//! The laws that can be seen from one position, for whoever searches or makes positions of their own. The whole suite
//! plays games and lives in `game-laws`.

use crate::encoding::Encoding;
use crate::games::Encoded;
use game_core::{Awaiting, QuickRandom, Seat, Viewer};

/// Checks laws 1, 5, 8, 9 and 11 of ARCHITECTURE.md on one position.
///
/// # Errors
/// The number of the law and what is wrong.
pub(crate) fn check<G: Encoded>(
    position: &G,
    encoding: &Encoding<G>,
    rng: &mut QuickRandom,
) -> Result<(), String> {
    position.invariants().map_err(|problem| format!("law 11: {problem}"))?;
    for seat in Seat::all(position.players()) {
        options(position, seat)?;
        secrets(position, encoding, seat, rng)?;
    }
    Ok(())
}

fn options<G: Encoded>(position: &G, seat: Seat) -> Result<(), String> {
    let mut legal = Vec::new();
    position.legal(seat, &mut legal);
    if !legal.is_sorted_by(|one, next| one < next) {
        return Err(format!("law 1: the steps of {seat:?} are not in order"));
    }
    let awaited = matches!(position.awaiting(), Awaiting::Players(seats) if seats.contains(seat));
    if awaited == legal.is_empty() {
        return Err(format!("law 1: {seat:?} has {} steps, awaited: {awaited}", legal.len()));
    }
    for step in legal {
        let text = G::write_step(position.content(), step);
        if G::parse_step(position.content(), &text) != Ok(step) {
            return Err(format!("law 5: {text:?} is read as another step"));
        }
    }
    Ok(())
}

fn secrets<G: Encoded>(
    position: &G,
    encoding: &Encoding<G>,
    seat: Seat,
    rng: &mut QuickRandom,
) -> Result<(), String> {
    let mut other = position.clone();
    other.determinize(Viewer::Seat(seat), rng);
    other.invariants().map_err(|problem| format!("law 8: {problem}"))?;
    let list = |position: &G| {
        let mut steps = Vec::new();
        position.legal(seat, &mut steps);
        steps
    };
    if list(position) != list(&other) {
        return Err(format!("law 8: what {seat:?} may do depends on what it cannot know"));
    }
    let size = encoding.observation_size();
    let (mut truth, mut guess) = (vec![0.0; size], vec![0.0; size]);
    encoding.observe(position, seat, &mut truth);
    encoding.observe(&other, seat, &mut guess);
    match truth.iter().zip(&guess).position(|(truth, guess)| truth != guess) {
        Some(at) => {
            Err(format!("law 9: {} tells {seat:?} what it cannot know", encoding.observation_names()[at]))
        }
        None => Ok(()),
    }
}
