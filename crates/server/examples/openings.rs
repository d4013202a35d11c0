//! Fills a store with made-up games and tells how long openings take: `openings PLACE [GAMES]`, where PLACE is
//! `sqlite:FILE` or `postgres://...`, and nothing is there yet.

use server::Store;
use server::ids::TableId;
use server::store::{FactColumn, FactPlayer, FactQuery, FactRow, Location, Saying, StoreError};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

const GAME: &str = "terra-mystica";
/// Tables that are written at once.
const PAGE: u64 = 256;
/// Each question is asked so often; the slowest time is told.
const TRIES: u32 = 5;

/// Numbers that look like chance and are the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// A choice among so many, of which the first ones are the most usual.
fn usual(dice: &mut Dice, n: u64) -> u64 {
    dice.below(n).min(dice.below(n))
}

fn rows(table: &TableId, at: u64, dice: &mut Dice) -> Vec<FactRow> {
    let players = 2 + dice.below(4) as u8;
    let row = |seat: u8| {
        let side = usual(dice, 20);
        let person = dice.below(3) > 0;
        FactRow {
            table: table.clone(),
            seat,
            game: GAME.to_owned(),
            at: at as i64,
            shown: dice.below(5) > 0,
            subject: if person { format!("user{}", dice.below(5_000)) } else { "bot:adept".to_owned() },
            players,
            strength: (dice.below(10) > 0).then(|| 1_000 + dice.below(1_200) as i32),
            rules: 1 + dice.below(3) as u32,
            side: format!("faction-{side}"),
            start: format!("start-{side}-{}", usual(dice, 40)),
            first: format!("first-{}", usual(dice, 120)),
            points: 60 + dice.below(100) as i32,
            won: dice.below(u64::from(players)) == 0,
            above: dice.below(8_000) as i64 - 4_000,
        }
    };
    (0..players).map(row).collect()
}

async fn fill(store: &Arc<dyn Store>, games: u64) -> Result<u64, StoreError> {
    let (mut dice, mut count) = (Dice(1), 0);
    for page in 0..games.div_ceil(PAGE) {
        let mut writes = tokio::task::JoinSet::new();
        for at in page * PAGE..((page + 1) * PAGE).min(games) {
            let table = TableId::fresh();
            let rows = rows(&table, at, &mut dice);
            count += rows.len() as u64;
            let said = |row: &FactRow| Saying { id: row.first.clone(), body: "[]".to_owned() };
            let (store, sayings) = (Arc::clone(store), rows.iter().map(said).collect());
            writes.spawn(async move { store.put_facts(&table, 1, rows, sayings).await });
        }
        for done in writes.join_all().await {
            done?;
        }
    }
    Ok(count)
}

/// The slowest of some tries at everything one look at a page asks for.
async fn look(store: &dyn Store, base: &FactQuery) -> Result<Duration, StoreError> {
    let mut slowest = Duration::ZERO;
    let sided = FactQuery { side: base.side.clone(), ..base.clone() };
    let open = FactQuery { side: None, start: None, first: None, ..base.clone() };
    for _ in 0..TRIES {
        let begun = Instant::now();
        store.count_facts(base).await?;
        store.count_facts(&FactQuery { game: GAME.to_owned(), ..FactQuery::default() }).await?;
        store.facts_by(&open, FactColumn::Side, 60).await?;
        store
            .facts_by(&FactQuery { start: None, first: None, ..sided.clone() }, FactColumn::Start, 60)
            .await?;
        store.facts_by(&FactQuery { first: None, ..sided.clone() }, FactColumn::First, 60).await?;
        store.fact_rules(GAME).await?;
        if base.side.is_some() {
            store.facts(base, 20).await?;
        }
        slowest = slowest.max(begun.elapsed());
    }
    Ok(slowest)
}

#[expect(clippy::print_stdout, reason = "a tool for people")]
async fn measure(place: &Location, games: u64) -> Result<(), StoreError> {
    let store: Arc<dyn Store> = place.open().await?;
    let begun = Instant::now();
    let rows = fill(&store, games).await?;
    println!("{games} games, {rows} rows, written in {:.1} s", begun.elapsed().as_secs_f64());
    let all = FactQuery { game: GAME.to_owned(), ..FactQuery::default() };
    let side = FactQuery { side: Some("faction-2".to_owned()), ..all.clone() };
    let start = FactQuery { start: Some("start-2-0".to_owned()), ..side.clone() };
    let strong = FactQuery { players: Some(4), strength: Some(1_800), ..all.clone() };
    let people = FactQuery { player: Some(FactPlayer::People), rules: Some(2), ..side.clone() };
    for (name, query) in [
        ("everything", all),
        ("one side", side),
        ("one side and start", start),
        ("four players, rating from 1800", strong),
        ("one side, people, one version", people),
    ] {
        let count = store.count_facts(&query).await?;
        let slowest = look(store.as_ref(), &query).await?;
        println!("{name}: {count} rows, a whole page in {:.0} ms", slowest.as_secs_f64() * 1_000.0);
    }
    store.close().await;
    Ok(())
}

#[expect(clippy::print_stderr, reason = "a tool for people")]
fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let games = arguments.get(1).map_or(Some(100_000), |games| games.parse().ok());
    let place = arguments.first().and_then(|place| place.parse::<Location>().ok());
    let (Some(place), Some(games)) = (place, games) else {
        eprintln!("usage: openings PLACE [GAMES]");
        return ExitCode::FAILURE;
    };
    let Ok(runtime) = tokio::runtime::Runtime::new() else { return ExitCode::FAILURE };
    match runtime.block_on(measure(&place, games)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
