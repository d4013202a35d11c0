//! `ziggurat play`: a game in the terminal.

use crate::args::PlayArgs;
use crate::failure::{self, Failure};
use crate::registry;
use crate::speech::Speech;
use bots::{AnyBot, Cancel, Spec};
use game_core::erased::{OptionLine, Refused};
use game_core::{AnyGame, AnyTable, Awaiting, Seat, Seed, Viewer};
use serde_json::Value;
use std::io::{BufRead, Write};

/// Who sits at the other seats if nobody is named.
const DEFAULT_BOT: &str = "apprentice";

const HELP: &str = "\
  a number        choose that option
  a step          as written behind the option, such as it stands in records
  find WORD       list only the options that contain the word
  why STEP        say why a step is not allowed
  board, log      show the position, or what happened
  undo, redo      take the last step back, or make it again
  save FILE       write the record
  quit            stop here";

pub fn run(args: &PlayArgs) -> Result<(), Failure> {
    let game = registry::find(&args.game)?;
    let players = args.players.unwrap_or(game.info().min_players);
    let mut setup = game.default_setup(players);
    set_options(game, &mut setup, &args.options)?;
    let seed = seed(args.seed.as_deref())?;
    let pack = registry::pack(args.content.as_deref())?;
    let table = game.start(&setup, pack.as_ref(), seed)?;
    let bots = seat_bots(game, args.bots.as_deref(), table.players())?;
    let speech = Speech::new(game, Vec::new());
    let mut session = Session { game, table, speech, bots, shown: 0 };
    let result = session.play();
    if let Some(file) = &args.save {
        failure::write(file, &session.table.record().to_string())?;
    }
    result
}

/// The bots by seat: the first seats are people's.
fn seat_bots(
    game: &dyn AnyGame,
    asked: Option<&[String]>,
    players: u8,
) -> Result<Vec<Option<Box<dyn AnyBot>>>, Failure> {
    let others = vec![DEFAULT_BOT.to_owned(); usize::from(players) - 1];
    let names = asked.unwrap_or(&others);
    if names.len() > usize::from(players) {
        return Err(Failure::Usage(format!("{} bots do not fit at a table of {players}", names.len())));
    }
    let mut bots: Vec<Option<Box<dyn AnyBot>>> = Vec::new();
    bots.resize_with(usize::from(players) - names.len(), || None);
    for name in names {
        let spec: Spec = name.parse()?;
        bots.push(Some(bots::registry::build(game.info().id, &spec, os_random()?, 1)?));
    }
    Ok(bots)
}

/// Puts `--set option=value` into the set-up.
pub fn set_options(game: &dyn AnyGame, setup: &mut Value, options: &[String]) -> Result<(), Failure> {
    for option in options {
        let Some((id, value)) = option.split_once('=') else {
            return Err(Failure::Usage(format!("--set takes OPTION=VALUE, not {option:?}")));
        };
        let info = game.info();
        let Some(known) = info.options.iter().find(|known| known.id == id) else {
            let ids: Vec<&str> = info.options.iter().map(|known| known.id).collect();
            return Err(Failure::Usage(format!(
                "{} has no option {id:?}; it has {}",
                info.id,
                ids.join(", ")
            )));
        };
        let Some(value) = known.values.iter().find(|offered| is_meant(offered, value)) else {
            let values: Vec<String> = known.values.iter().map(plain).collect();
            return Err(Failure::Usage(format!("{id} takes {}, not {value:?}", values.join(" or "))));
        };
        let value = value.clone();
        setup[id] = value;
    }
    Ok(())
}

/// A value of an option as it is typed: a word as it is, a list with commas, nothing at all as `none`.
pub fn plain(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(","),
        Value::Null => "none".to_owned(),
        other => other.to_string(),
    }
}

/// Is this offered value meant by what was typed, in plain words or as JSON?
fn is_meant(offered: &Value, typed: &str) -> bool {
    let same_words = plain(offered) == typed.split(',').map(str::trim).collect::<Vec<_>>().join(",");
    same_words || serde_json::from_str::<Value>(typed).is_ok_and(|value| value == *offered)
}

/// The seed that was asked for, or a fresh one.
fn seed(asked: Option<&str>) -> Result<Seed, Failure> {
    match asked {
        Some(text) => Ok(text.parse().unwrap_or_else(|_| Seed::from_phrase(text))),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)
                .map_err(|error| Failure::Usage(format!("no random seed: {error}")))?;
            Ok(Seed::new(bytes))
        }
    }
}

fn os_random() -> Result<u64, Failure> {
    getrandom::u64().map_err(|error| Failure::Usage(format!("no random seed: {error}")))
}

struct Session {
    game: &'static dyn AnyGame,
    table: Box<dyn AnyTable>,
    speech: Speech,
    /// The bot of each seat; people have none.
    bots: Vec<Option<Box<dyn AnyBot>>>,
    /// Steps already told.
    shown: usize,
}

/// What a person wants next.
enum Wish {
    Step(String),
    Again,
    Quit,
}

impl Session {
    fn play(&mut self) -> Result<(), Failure> {
        self.tell(&format!("{}: type help for what you can say.\n", self.game.info().title))?;
        let mut fresh = true;
        while let Awaiting::Players(awaited) = self.table.awaiting() {
            let Some(seat) = awaited.iter().find(|seat| self.bots[seat.index()].is_none()) else {
                self.bot(awaited.first().expect("an awaited set is not empty"))?;
                continue;
            };
            let options = self.table.options(seat);
            if fresh {
                self.tell_news(seat)?;
                self.tell(&self.table.draw(Viewer::Seat(seat)))?;
            }
            self.ask(seat, &options)?;
            match self.listen(seat, &options)? {
                Wish::Step(step) => {
                    fresh = true;
                    if let Err(refused) = self.table.play(seat, &step) {
                        self.tell(&self.refusal(&refused))?;
                        fresh = false;
                    }
                }
                Wish::Again => fresh = false,
                Wish::Quit => return Ok(()),
            }
        }
        self.tell_end()
    }

    /// A bot answers for its seat.
    fn bot(&mut self, seat: Seat) -> Result<(), Failure> {
        let bot = self.bots[seat.index()].as_mut().expect("asked only for seats with a bot");
        let mut rng = game_core::QuickRandom::new(os_random()?);
        let sight = self.table.for_bot(seat, &mut rng);
        let advice = bot.choose(sight.as_ref(), None, &Cancel::new(), 0);
        let step = advice.map(|advice| advice.step).expect("an awaited seat has a step");
        self.table.play(seat, &step).map_err(|refused| Failure::Usage(self.refusal(&refused)))
    }

    fn ask(&self, seat: Seat, options: &[OptionLine]) -> Result<(), Failure> {
        let prompt = self.table.prompt(seat).map(|text| self.speech.say(&text)).unwrap_or_default();
        self.tell(&format!("{}: {prompt}", self.speech.seat(seat)))?;
        self.list(options, "")
    }

    fn list(&self, options: &[OptionLine], word: &str) -> Result<(), Failure> {
        for (index, option) in options.iter().enumerate() {
            let line = format!("{:>4}  {}  [{}]", index + 1, self.speech.say(&option.text), option.step);
            if line.to_lowercase().contains(&word.to_lowercase()) {
                self.tell(&line)?;
            }
        }
        Ok(())
    }

    fn listen(&mut self, seat: Seat, options: &[OptionLine]) -> Result<Wish, Failure> {
        let mut out = std::io::stdout();
        write!(out, "> ").and_then(|()| out.flush()).map_err(Failure::Output)?;
        let mut line = String::new();
        if std::io::stdin().lock().read_line(&mut line).map_err(Failure::Output)? == 0 {
            self.tell("")?;
            return Ok(Wish::Quit);
        }
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => {}
            "quit" | "q" => return Ok(Wish::Quit),
            "help" | "?" => self.tell(HELP)?,
            "board" => self.tell(&self.table.draw(Viewer::Seat(seat)))?,
            "log" => {
                self.shown = 0;
                self.tell_news(seat)?;
            }
            "find" => self.list(options, rest)?,
            "why" => match self.table.check(seat, rest) {
                Ok(()) => self.tell("It is allowed.")?,
                Err(refused) => self.tell(&self.refusal(&refused))?,
            },
            "undo" => self.undo(seat)?,
            "redo" => match self.table.redo(seat) {
                Ok(()) => self.tell("Made again.")?,
                Err(error) => self.tell(&format!("Not made again: {error}."))?,
            },
            "save" => match failure::write(rest.as_ref(), &self.table.record().to_string()) {
                Ok(()) => self.tell(&format!("Written to {rest}."))?,
                Err(error) => self.tell(&error.to_string())?,
            },
            _ => match line.parse::<usize>() {
                Ok(number) if (1..=options.len()).contains(&number) => {
                    return Ok(Wish::Step(options[number - 1].step.clone()));
                }
                Ok(_) => self.tell(&format!("Choose from 1 to {}.", options.len()))?,
                Err(_) => return Ok(Wish::Step(line.to_owned())),
            },
        }
        Ok(Wish::Again)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Failure> {
        match self.table.undo(seat) {
            Ok(()) => {
                self.shown = self.shown.min(self.table.steps());
                self.tell("Taken back.")
            }
            Err(error) => self.tell(&format!("Not taken back: {error}.")),
        }
    }

    fn tell_news(&mut self, seat: Seat) -> Result<(), Failure> {
        for line in self.table.log(Viewer::Seat(seat), self.shown) {
            let who = self.speech.actor(line.actor);
            self.tell(&format!("  {who}: {}", self.speech.say(&line.text)))?;
        }
        self.shown = self.table.steps();
        Ok(())
    }

    fn refusal(&self, refused: &Refused) -> String {
        let rule = refused.rule.map(|rule| format!(" (rule {rule})")).unwrap_or_default();
        format!("{}{rule}", self.speech.say(&refused.text))
    }

    fn tell_end(&mut self) -> Result<(), Failure> {
        self.tell(&self.table.draw(Viewer::Judge))?;
        let Some(result) = self.table.result() else { return Ok(()) };
        for seat in Seat::all(self.table.players()) {
            let (score, place) = (result.scores[seat.index()], result.places[seat.index()]);
            self.tell(&format!("{}: place {place}, {score} points", self.speech.seat(seat)))?;
            for line in self.table.score_sheet_at(self.table.steps(), seat) {
                if line.points != 0 {
                    self.tell(&format!("    {:>4}  {}", line.points, self.speech.term(line.key)))?;
                }
            }
        }
        Ok(())
    }

    fn tell(&self, text: &str) -> Result<(), Failure> {
        writeln!(std::io::stdout(), "{text}").map_err(Failure::Output)
    }
}
