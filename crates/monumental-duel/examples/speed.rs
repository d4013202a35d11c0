use game_core::{Actor, Awaiting, Content as _, Game, Invariants, QuickRandom, Random};
use monumental_duel::{Content, Position, Setup};
fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(2000);
    let check = std::env::args().nth(2).is_some();
    let start = std::time::Instant::now();
    let (mut steps, mut lo, mut hi, mut longest) = (0u64, 255u8, 0u8, 0u64);
    let mut out = Vec::new();
    for g in 0..games {
        let mut rng = QuickRandom::new(g * 77 + 5);
        let mut p = Position::new(Content::standard(), &Setup::usual()).unwrap();
        let mut n = 0;
        loop {
            match p.awaiting() {
                Awaiting::Nothing => break,
                Awaiting::Chance => { let a = p.deal(&mut rng); p.apply(Actor::Chance, a); }
                Awaiting::Players(s) => {
                    let seat = s.first().unwrap();
                    out.clear();
                    p.legal(seat, &mut out);
                    let a = out[rng.below(out.len() as u32) as usize];
                    p.apply(Actor::Seat(seat), a);
                }
            }
            n += 1;
            if check { if let Err(e) = p.invariants() { panic!("game {g} step {n}: {e}"); } }
            assert!(n < 5000, "game {g}");
        }
        steps += n; longest = longest.max(n);
        lo = lo.min(p.round()); hi = hi.max(p.round());
        assert!((6..=10).contains(&p.round()), "game {g}: {} rounds", p.round());
    }
    let t = start.elapsed().as_secs_f64();
    println!("{games} games {steps} steps {:.0} steps/s rounds {lo}..{hi} longest {longest} size {}", steps as f64 / t, size_of::<Position>());
}
