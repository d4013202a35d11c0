//! Source text with every change behind a switch: a function that is changed in three places becomes one that asks the
//! switch first and has four bodies, each with one change, the last one as it was.

use super::list::{Mutant, Place};
use std::ops::Range;

/// What asks for the number of the change; 0 is none.
const SWITCH: &str = "crate::__mutant()";

/// What stands at the end of the crate's `lib.rs`. The first test that fails ends the run.
pub const SWITCHBOARD: &str = "
#[doc(hidden)]
pub(crate) fn __mutant() -> usize {
    static CHOSEN: std::sync::LazyLock<usize> = std::sync::LazyLock::new(|| {
        let told = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            told(panic);
            std::process::exit(101)
        }));
        std::env::var(\"ZIGGURAT_MUTANT\").ok().and_then(|number| number.parse().ok()).unwrap_or(0)
    });
    *CHOSEN
}
";

/// A changed file, and the lines in which each change stands.
pub struct Switched {
    /// The whole text.
    pub text: String,
    /// Lines from 1, with the number of the change in them.
    pub lines: Vec<(Range<usize>, usize)>,
    /// Changes that cannot stand behind a switch: outside of functions, or in a constant one.
    pub left_out: Vec<usize>,
}

/// The body of a function, and the changes within it with their numbers.
type Body<'a> = (Range<usize>, Vec<(usize, &'a Mutant)>);

/// Puts changes behind the switch. The numbers are those the switch will be set to.
pub fn switch(source: &str, changes: &[(usize, &Mutant)]) -> Switched {
    let starts: Vec<usize> =
        std::iter::once(0).chain(source.match_indices('\n').map(|(at, _)| at + 1)).collect();
    let byte = |place: Place| {
        let line = starts[place.line - 1];
        let rest = &source[line..];
        line + rest.char_indices().nth(place.column - 1).map_or(rest.len(), |(at, _)| at)
    };
    let mut bodies: Vec<Body> = Vec::new();
    let mut left_out = Vec::new();
    for &(number, mutant) in changes {
        let body = mutant.function.as_ref().and_then(|function| {
            let all = byte(function.span.start)..byte(function.span.end);
            body(&source[all.clone()]).map(|inside| all.start + inside.start..all.start + inside.end)
        });
        match body {
            None => left_out.push(number),
            Some(body) => match bodies.iter_mut().find(|(known, _)| *known == body) {
                Some((_, inside)) => inside.push((number, mutant)),
                None => bodies.push((body, vec![(number, mutant)])),
            },
        }
    }
    // A function within a function is changed as a part of the outer one's last body, which is written first.
    bodies.sort_by_key(|(body, _)| (body.start, usize::MAX - body.end));
    let nested = |at: usize| bodies[..at].iter().any(|(outer, _)| outer.end > bodies[at].0.start);
    let mut text = String::new();
    let mut lines = Vec::new();
    let mut done = 0;
    for (at, (body, inside)) in bodies.iter().enumerate() {
        if nested(at) {
            left_out.extend(inside.iter().map(|(number, _)| number));
            continue;
        }
        text.push_str(&source[done..body.start]);
        text.push_str(&format!("\nmatch {SWITCH} {{\n"));
        for (number, mutant) in inside {
            let first = text.matches('\n').count() + 1;
            text.push_str(&format!("{number} => {{"));
            text.push_str(&source[body.start..byte(mutant.span.start)]);
            text.push_str(&format!("{} ", mutant.replacement));
            text.push_str(&source[byte(mutant.span.end)..body.end]);
            text.push_str("\n}\n");
            lines.push((first..text.matches('\n').count() + 1, *number));
        }
        text.push_str("_ => {");
        text.push_str(&source[body.clone()]);
        text.push_str("\n}\n}\n");
        done = body.end;
    }
    text.push_str(&source[done..]);
    Switched { text, lines, left_out }
}

/// What stands between the braces of a function, unless the function is constant.
fn body(function: &str) -> Option<Range<usize>> {
    let (mut depth, mut at) = (0, 0);
    let mut words = String::new();
    while let Some(here) = function[at..].chars().next() {
        let rest = &function[at..];
        if rest.starts_with("//") {
            at += rest.find('\n')?;
            continue;
        }
        match here {
            '"' => at += 1 + rest[1..].find('"')?,
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            '{' if depth == 0 => {
                let constant = words.split_whitespace().any(|word| word == "const");
                let end = function.rfind('}')?;
                return (!constant && end > at).then_some(at + 1..end);
            }
            _ if depth == 0 => words.push(here),
            _ => {}
        }
        at += here.len_utf8();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::list::{Function, Span};
    use super::*;

    fn span(start: (usize, usize), end: (usize, usize)) -> Span {
        let place = |(line, column)| Place { line, column };
        Span { start: place(start), end: place(end) }
    }

    fn mutant(function: Span, changed: Span, replacement: &str) -> Mutant {
        Mutant {
            name: String::new(),
            file: String::new(),
            function: Some(Function { span: function }),
            span: changed,
            replacement: replacement.to_owned(),
            among: (1, 1),
        }
    }

    #[test]
    fn each_change_has_a_body_of_its_own() {
        let source = "/// Adds {two}.\nfn sum(of: [u8; 2]) -> u8 {\n    of[0] + of[1]\n}\n\nfn end() {}\n";
        let all = span((1, 1), (4, 2));
        let minus = mutant(all, span((3, 11), (3, 12)), "-");
        let none = mutant(all, span((3, 5), (3, 18)), "0");
        let found = switch(source, &[(4, &minus), (9, &none)]);
        assert!(found.text.contains("4 => {\n    of[0] -  of[1]\n"), "{}", found.text);
        assert!(found.text.contains("9 => {\n    0 \n"), "{}", found.text);
        assert!(found.text.contains("_ => {\n    of[0] + of[1]\n"), "{}", found.text);
        assert!(found.text.ends_with("}\n}\n}\n\nfn end() {}\n"), "{}", found.text);
        assert!(found.left_out.is_empty());
        let line = 1 + found.text.lines().position(|line| line.contains("of[0] - ")).unwrap();
        let numbers: Vec<usize> = found
            .lines
            .iter()
            .filter(|(lines, _)| lines.contains(&line))
            .map(|(_, number)| *number)
            .collect();
        assert_eq!(numbers, [4]);
    }

    #[test]
    fn what_no_switch_can_reach_is_left_out() {
        let source = "const fn one() -> u8 {\n    1 + 0\n}\nconst TWO: u8 = 1 + 1;\n";
        let constant = mutant(span((1, 1), (3, 2)), span((2, 7), (2, 8)), "-");
        let outside = Mutant { function: None, ..mutant(span((4, 1), (4, 2)), span((4, 19), (4, 20)), "-") };
        let found = switch(source, &[(1, &constant), (2, &outside)]);
        assert_eq!(found.text, source);
        assert_eq!(found.left_out, [1, 2]);
    }
}
