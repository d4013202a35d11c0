//! The story of a game under the laws: it has its words, and tells nobody what they cannot know.

use crate::catalogue::Catalogue;
use crate::game::bytes;
use game_core::deeds::Deed;
use game_core::{
    Actor, AnyTable, Awaiting, Content, Playable, QuickRandom, Random, Seat, Seed, Table, Viewer,
};

type Verdict = Result<(), (u8, String)>;

fn viewers(players: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// What a viewer is told of one step.
fn told<G: Playable>(before: &G, actor: Actor, action: G::Action, after: &G, viewer: Viewer) -> String {
    let mut told = format!("{:?} {:?}", before.role(actor, action), before.sentence(viewer, actor, action));
    for moment in before.moments(actor, action, after) {
        told.push_str(&format!(" {:?}", moment.aside));
    }
    for seat in Seat::all(before.players()) {
        let mut gains = Vec::new();
        before.gains(after, viewer, seat, &mut gains);
        told.push_str(&format!(" {gains:?}"));
    }
    told
}

/// Law 9 for one step: whoever sees the same before and after it is told the same.
pub(crate) fn check_step<G: Playable>(
    before: &G,
    actor: Actor,
    action: G::Action,
    rng: &mut QuickRandom,
) -> Verdict {
    let then = |from: &G, action| {
        let mut after = from.clone();
        after.apply(actor, action);
        after
    };
    let after = then(before, action);
    for viewer in viewers(before.players()) {
        let known = told(before, actor, action, &after, viewer);
        let seen = bytes(&after, viewer);
        let same = |from: &G, other| {
            let end = then(from, other);
            let could = told(from, actor, other, &end, viewer);
            if bytes(&end, viewer) == seen && could != known {
                return Err((9, format!("{viewer:?} is told a difference:\n{known}\n{could}")));
            }
            Ok(())
        };
        let mut other = before.clone();
        other.determinize(viewer, rng);
        if possible(&other, actor, action) {
            same(&other, action)?;
        }
        if let Actor::Seat(seat) = actor
            && !before.sees(viewer, actor, action)
        {
            let mut steps = Vec::new();
            before.legal(seat, &mut steps);
            let alike = |step: &G::Action| {
                !before.sees(viewer, actor, *step)
                    && before.describe(viewer, actor, *step) == before.describe(viewer, actor, action)
            };
            steps.into_iter().filter(alike).try_for_each(|step| same(before, step))?;
        }
    }
    Ok(())
}

fn possible<G: Playable>(position: &G, actor: Actor, action: G::Action) -> bool {
    match actor {
        Actor::Seat(seat) => position.refusal(seat, action).is_none(),
        Actor::Chance => {
            let mut odds = Vec::new();
            position.odds(&mut odds);
            odds.iter().any(|(deal, weight)| *deal == action && *weight > 0)
        }
    }
}

/// Law 5 for the whole story: every line has its words, no step is told twice, and a part of the story is the same as
/// that part of the whole.
pub(crate) fn check_game<G: Playable>(
    catalogue: &Catalogue,
    table: &Table<G>,
    rng: &mut QuickRandom,
) -> Verdict {
    let steps = table.steps().len();
    for viewer in viewers(table.position().players()).chain([Viewer::Judge]) {
        let story = table.deeds(viewer, 0);
        let mut last = 0;
        for deed in &story {
            catalogue.check(&deed.text).map_err(|problem| (5, problem))?;
            let keys = deed.gains.iter().map(|gain| gain.key);
            keys.into_iter().try_for_each(|key| catalogue.check_key(key)).map_err(|problem| (5, problem))?;
            if deed.from < last || deed.to < deed.from || deed.to > steps {
                return Err((5, format!("steps are told twice or out of order: {deed:?} after step {last}")));
            }
            last = deed.to;
        }
        let from = rng.below(steps as u32 + 1) as usize;
        let part: Vec<_> = story.into_iter().filter(|deed| deed.to >= from).collect();
        let told = table.deeds(viewer, from);
        if told != part {
            return Err((5, format!("the story from step {from} is {told:?}, not {part:?}")));
        }
    }
    Ok(())
}

/// Plays a game at random to its end and checks that its story leaves no point out: what the deeds and what happened by
/// themselves gave every seat adds up to what the seat has. Answers with the story.
///
/// # Panics
/// When the set-up cannot be played, or the story does not add up.
pub fn told_in_full<G: Playable>(setup: G::Setup, seed: u64, points: &'static str) -> Vec<Deed> {
    let mut table = Table::<G>::new(G::Content::standard(), setup, Seed::from_phrase(&seed.to_string()))
        .expect("the set-up can be played");
    let mut rng = QuickRandom::new(seed);
    let mut steps = Vec::new();
    while let Awaiting::Players(awaited) = table.position().awaiting() {
        let seat = awaited.first().expect("law 1");
        steps.clear();
        table.position().suggest(seat, &mut steps);
        table.play(seat, *rng.pick(&steps).expect("law 1")).expect("a suggestion is legal");
    }
    let begun = (0..table.steps().len()).find(|step| table.position_at(*step).round() > 0).unwrap_or(0);
    let deeds = table.deeds(Viewer::Spectator, 0);
    for seat in Seat::all(table.position().players()) {
        let has = |step| {
            let tallies = AnyTable::tallies_at(&table, step, Viewer::Spectator, seat);
            tallies.iter().find(|tally| tally.key == points).expect("points are a tally").value
        };
        let gains = deeds.iter().flat_map(|deed| &deed.gains);
        let told: i32 =
            gains.filter(|gain| gain.seat == seat && gain.key == points).map(|gain| gain.by).sum();
        assert_eq!(told, has(table.steps().len()) - has(begun), "{seat:?} is told another sum");
    }
    deeds
}
