//! A clock over the checks: what hangs is told by its name and ended, instead of being waited for.

use crate::shell::complain;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// What is under way, with its beginning.
static UNDER_WAY: Mutex<Vec<(String, Instant)>> = Mutex::new(Vec::new());

/// A step begins.
pub fn begins(name: &str) {
    change(|steps| steps.push((name.to_owned(), Instant::now())));
}

/// A step is over.
pub fn ends(name: &str) {
    change(|steps| {
        if let Some(place) = steps.iter().rposition(|(step, _)| step == name) {
            steps.remove(place);
        }
    });
}

fn change(how: impl FnOnce(&mut Vec<(String, Instant)>)) {
    how(&mut UNDER_WAY.lock().unwrap_or_else(std::sync::PoisonError::into_inner));
}

/// Ends the program when it has not ended by then, and says what it was at.
pub fn over(longest: Duration) {
    std::thread::spawn(move || {
        std::thread::sleep(longest);
        let minutes = longest.as_secs() / 60;
        change(|steps| {
            let names: Vec<String> = steps
                .iter()
                .map(|(name, since)| format!("{name} ({} s)", since.elapsed().as_secs()))
                .collect();
            complain(&format!("not over after {minutes} minutes; under way: {}", names.join(", ")));
        });
        std::process::exit(1);
    });
}
