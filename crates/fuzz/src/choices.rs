//! Bytes as choices, and lines changed by them.

use game_core::Seed;

/// Bytes as a row of choices; when they run out, every choice is the first.
#[derive(Clone, Copy, Debug)]
pub struct Choices<'a>(&'a [u8]);

impl<'a> Choices<'a> {
    /// The choices in these bytes.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Choices(bytes)
    }

    /// Is there nothing left to choose by?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn byte(&mut self) -> u8 {
        let (byte, rest) = self.0.split_first().map_or((0, self.0), |(byte, rest)| (*byte, rest));
        self.0 = rest;
        byte
    }

    /// A number below `end`; 0 when `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        let number = usize::from(u16::from_le_bytes([self.byte(), self.byte()]));
        if end == 0 { 0 } else { number % end }
    }

    /// One of these.
    pub fn pick<'b, T>(&mut self, items: &'b [T]) -> Option<&'b T> {
        items.get(self.below(items.len()))
    }

    /// A seed.
    pub fn seed(&mut self) -> Seed {
        Seed::from_phrase(&self.below(usize::MAX).to_string())
    }

    /// Changes a few of the lines: words exchanged, numbers changed, lines left out, doubled or moved.
    pub fn change_lines(&mut self, text: &str) -> String {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for _ in 0..=self.below(4) {
            let (at, other) = (self.below(lines.len()), self.below(lines.len()));
            match self.below(6) {
                _ if lines.is_empty() => {}
                0 => drop(lines.remove(at)),
                1 => lines.insert(at, lines[other].clone()),
                2 => lines.swap(at, other),
                _ => {
                    let source = lines[other].clone();
                    lines[at] = self.change_words(&lines[at].clone(), &source);
                }
            }
        }
        lines.join("\n")
    }

    /// Changes one word of a line, by a word of another line or by a number.
    pub fn change_words(&mut self, line: &str, other: &str) -> String {
        let mut words: Vec<&str> = line.split(' ').collect();
        let others: Vec<&str> = other.split(' ').collect();
        let numbers =
            ["0", "1", "2", "9", "255", "256", "-1", "4294967296", "99999999999999999999", "\u{1F3B2}", ""];
        let word = match self.below(3) {
            0 => self.pick(&numbers).copied(),
            _ => self.pick(&others).copied(),
        };
        let at = self.below(words.len());
        match (self.below(4), word) {
            (0, _) => drop(words.remove(at)),
            (1, Some(word)) => words.insert(at, word),
            (_, Some(word)) => words[at] = word,
            (_, None) => {}
        }
        words.join(" ")
    }
}
