//! `ziggurat review`

use crate::args::ReviewArgs;
use crate::failure::{self, Failure};
use crate::registry;
use crate::reviewer::SEED;
use crate::speech::Speech;
use game_core::review::{
    LARGE, Review, ReviewDecision, ReviewDoubt, ReviewLook, ReviewSeat, ReviewStep, SMALL,
};
use game_core::{Record, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::Write;
use std::path::Path;

pub fn run(args: &ReviewArgs) -> Result<(), Failure> {
    let record = read(&args.file)?;
    let game = registry::find(&record.game)?;
    let pack = registry::pack(args.content.as_deref())?;
    // Checks the record, and keeps the pack for whoever goes over it.
    game.replay(&record, pack.as_ref()).map_err(|error| Failure::replay(&args.file, error))?;
    let wrong = |error: study::StudyError| Failure::Usage(format!("{}: {error}", args.file.display()));
    let study = study::begin(&record, args.depth, args.seed.unwrap_or(SEED)).map_err(wrong)?;
    let bar = ProgressBar::new(0).with_style(
        ProgressStyle::with_template("{msg} {bar:40} {pos}/{len}, {eta} left")
            .map_err(|error| Failure::Usage(error.to_string()))?,
    );
    let progress = |look: ReviewLook, done: usize, of: usize| {
        bar.set_message(if look == ReviewLook::First { "first look" } else { "second look" });
        bar.set_length(of as u64);
        bar.set_position(done as u64);
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    study::run(study.as_ref(), args.threads.unwrap_or(threads), &progress);
    bar.finish_and_clear();
    let review = study.review().ok_or_else(|| Failure::Usage("nothing came of the review".to_owned()))?;
    let mut out = std::io::stdout().lock();
    if args.json {
        let json = serde_json::to_string_pretty(&review).map_err(|e| Failure::Usage(e.to_string()))?;
        return writeln!(out, "{json}").map_err(Failure::Output);
    }
    let noted = |seat: Seat| record.notes.get(&format!("seat-{seat}")).cloned();
    let names = Seat::all(review.seats.len() as u8);
    let names = names.map(|seat| noted(seat).unwrap_or_else(|| format!("seat {}", seat.index())));
    let teller = Teller { speech: Speech::new(game, names.collect()), review: &review };
    teller.tell(&mut out, &record).map_err(Failure::Output)
}

/// Reads a record, or a ledger as a record.
fn read(file: &Path) -> Result<Record, Failure> {
    let text = failure::read(file)?;
    if text.starts_with("ziggurat record") {
        return text.parse().map_err(|error| Failure::Record { file: file.to_owned(), error });
    }
    let wrong = |problem| {
        let told = "not a record of Ziggurat, nor a ledger of terra.snellman.net";
        Failure::Usage(format!("{}: {told}: {problem}", file.display()))
    };
    super::snellman::record(&text).map_err(wrong)
}

/// Tells a review in a terminal.
struct Teller<'a> {
    speech: Speech,
    review: &'a Review,
}

/// Points with their sign and one decimal.
fn signed(points: f64) -> String {
    let sign = if points < -0.049 { '−' } else { '+' };
    format!("{sign}{:.1}", points.abs())
}

const fn doubt(doubt: ReviewDoubt) -> &'static str {
    match doubt {
        ReviewDoubt::ForeignContent => "the content pack is not the one that bots know",
        ReviewDoubt::OtherRules => "the game was played by other rules",
        ReviewDoubt::NetworkRefused => "the network of the program does not fit",
        ReviewDoubt::BrokenOff => "the game was broken off",
    }
}

impl Teller<'_> {
    fn tell(&self, out: &mut impl Write, record: &Record) -> std::io::Result<()> {
        let (review, certainty) = (self.review, &self.review.certainty);
        let decisions = review.decisions.len();
        writeln!(out, "{}: {} steps, {decisions} decisions", record.game, review.steps)?;
        match certainty.trees {
            0 => writeln!(out, "One look ahead in {} deals.", certainty.deals)?,
            trees => writeln!(out, "{trees} trees of {} passes for every decision.", certainty.passes)?,
        }
        writeln!(
            out,
            "Judged by what each seat could know; ± holds nine times of ten, typically {:.1} points.",
            certainty.error
        )?;
        for doubtful in &review.doubts {
            writeln!(out, "Not to be trusted: {}.", doubt(*doubtful))?;
        }
        if !review.chance {
            writeln!(out, "No luck after the deal in this game.")?;
        }
        review.seats.iter().try_for_each(|seat| self.seat(out, seat))
    }

    fn seat(&self, out: &mut impl Write, seat: &ReviewSeat) -> std::io::Result<()> {
        let name = self.speech.seat(Seat::new(seat.seat));
        writeln!(out, "\n{name}: {} points, place {}", seat.result, seat.place)?;
        let luck = match self.review.chance {
            true => format!(", luck {} ± {:.1}", signed(seat.luck), seat.luck_error),
            false => String::new(),
        };
        let rest = if seat.rest == 0.0 { String::new() } else { format!(", rest {}", signed(seat.rest)) };
        writeln!(
            out,
            "  expected {:.1}, deal {}, own decisions {}, those of others {}{luck}{rest}",
            seat.start,
            signed(seat.deal),
            signed(seat.own),
            signed(seat.others)
        )?;
        writeln!(
            out,
            "  {:.2} ± {:.2} points lost a decision ({:.1} in {}), {} of them within 0.3 points of the best",
            seat.loss, seat.loss_error, seat.lost, seat.decisions, seat.fine
        )?;
        let shares: Vec<String> = seat
            .rounds
            .iter()
            .filter(|round| round.decisions > 0)
            .map(|round| format!("{} {:.1}", round.round, round.lost))
            .collect();
        writeln!(out, "  lost by round: {}", shares.join(", "))?;
        for place in &seat.costly {
            self.costly(out, &self.review.decisions[*place as usize])?;
        }
        if let Some(place) = seat.best {
            let found = &self.review.decisions[place as usize];
            let (text, ahead) = (self.speech.say(&found.played.text), found.ahead.unwrap_or_default());
            writeln!(
                out,
                "  best find, round {}, step {}: {text}, {ahead:.1} points over the next choice",
                found.round, found.step
            )?;
        }
        Ok(())
    }

    fn costly(&self, out: &mut impl Write, decision: &ReviewDecision) -> std::io::Result<()> {
        writeln!(
            out,
            "  round {}, step {}: {} of {:.1} ± {:.1} points",
            decision.round,
            decision.step,
            size(decision.loss),
            decision.loss,
            decision.error
        )?;
        let played = &decision.played;
        writeln!(out, "    played {:>6.1}  {}", played.points, self.speech.say(&played.text))?;
        if let Some(better) = &decision.better {
            let then = |step: &ReviewStep| format!("; then: {}", self.speech.say(&step.text));
            let line: String = better.line.iter().map(then).collect();
            writeln!(out, "    better {:>6.1}  {}{line}", better.points, self.speech.say(&better.text))?;
        }
        if let Some(why) = &decision.why {
            writeln!(out, "    {}", self.speech.say(why))?;
        }
        Ok(())
    }
}

/// The name of a loss by its size.
const fn size(loss: f64) -> &'static str {
    if loss < SMALL {
        "a small mistake"
    } else if loss < LARGE {
        "a mistake"
    } else {
        "a large mistake"
    }
}
