//! Steps nobody has made: put together from the words of steps that were made, as a person or a program might type
//! them. Whatever of it can be read is a step the rules must judge.

use game_core::{Playable, QuickRandom, Random};

/// Words remembered; later ones take the place of earlier ones.
const WORDS: usize = 400;
/// Lines remembered.
const LINES: usize = 100;
/// Lines made up at a time.
const TRIES: usize = 60;

/// The words and lines of steps and deals seen so far.
#[derive(Default)]
pub(crate) struct Phrasebook {
    words: Vec<String>,
    lines: Vec<String>,
}

impl Phrasebook {
    /// Remembers a step or a deal as it is written.
    pub fn remember(&mut self, line: &str, rng: &mut QuickRandom) {
        for word in words_of(line).filter(|word| !is_between(word)) {
            if !self.words.iter().any(|known| known == word) {
                put(&mut self.words, WORDS, word, rng);
            }
        }
        put(&mut self.lines, LINES, line, rng);
    }

    /// Steps made up from them and from these lines: those that can be read, in order and each once.
    pub fn steps<G: Playable>(
        &self,
        content: &'static G::Content,
        offered: &[String],
        rng: &mut QuickRandom,
    ) -> Vec<G::Action> {
        let line = |rng: &mut QuickRandom| {
            let own = rng.below(2) == 0 || self.lines.is_empty();
            rng.pick(if own { offered } else { &self.lines }).cloned().unwrap_or_default()
        };
        let mut steps: Vec<G::Action> = (0..TRIES)
            .filter_map(|_| {
                let base = line(rng);
                G::parse_step(content, &self.change(&base, rng)).ok()
            })
            .collect();
        steps.sort_unstable();
        steps.dedup();
        steps
    }

    /// The line with one or two words changed.
    fn change(&self, line: &str, rng: &mut QuickRandom) -> String {
        let mut words: Vec<String> = words_of(line).map(str::to_owned).collect();
        let between = words.iter().find(|word| is_between(word)).cloned().unwrap_or_else(|| " ".to_owned());
        words.retain(|word| !is_between(word));
        for _ in 0..=rng.below(2) {
            let at = rng.below(words.len().max(1) as u32) as usize;
            let other = rng.pick(&self.words).cloned().unwrap_or_default();
            match rng.below(4) {
                0 => words.insert(at, other),
                1 if words.len() > 1 => drop(words.remove(at)),
                2 if words.get(at).is_some_and(|word| next_number(word, rng).is_some()) => {
                    words[at] = next_number(&words[at], rng).unwrap_or_default();
                }
                _ if at < words.len() => words[at] = other,
                _ => {}
            }
        }
        words.join(&between)
    }
}

/// The words of a line and what stands between them: a blank, or the colon of one game.
fn words_of(line: &str) -> impl Iterator<Item = &str> {
    line.split_inclusive([' ', ':'])
        .flat_map(|part| {
            let word = part.trim_end_matches([' ', ':']);
            [word, &part[word.len()..]]
        })
        .filter(|part| !part.is_empty())
}

fn is_between(word: &str) -> bool {
    word == " " || word == ":"
}

/// The word with the number in it changed a little, if there is one.
fn next_number(word: &str, rng: &mut QuickRandom) -> Option<String> {
    let from = word.find(|letter: char| letter.is_ascii_digit())?;
    let digits =
        word[from..].find(|letter: char| !letter.is_ascii_digit()).map_or(word.len(), |end| from + end);
    let number: i64 = word[from..digits].parse().ok()?;
    let by = [1, -1, 2, 7, 100][rng.below(5) as usize];
    Some(format!("{}{}{}", &word[..from], (number + by).max(0), &word[digits..]))
}

fn put(list: &mut Vec<String>, most: usize, text: &str, rng: &mut QuickRandom) {
    if list.len() < most {
        list.push(text.to_owned());
    } else {
        let at = rng.below(most as u32) as usize;
        text.clone_into(&mut list[at]);
    }
}
