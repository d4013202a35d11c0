//! What changed between two views, as a JSON Patch (RFC 6902).
//!
//! Views are compared as the texts they are sent as: equal parts are found by comparing bytes, so only what differs is
//! looked into. Both texts must be as `serde_json` writes them, without blanks.

use std::fmt::Write;

/// Letters of a replacement beside its path and its value.
const REPLACE: usize = r#"{"op":"replace","path":"","value":},"#.len();

/// The changes that make `new` out of `old`, as the text of a JSON Patch.
pub(crate) fn patch(old: &str, new: &str) -> String {
    let mut patch = Patch { changes: String::from("["), path: String::new() };
    if old != new {
        patch.value(old, new);
    }
    if patch.changes.ends_with(',') {
        patch.changes.pop();
    }
    patch.changes.push(']');
    patch.changes
}

struct Patch {
    /// Each change with a comma behind it.
    changes: String,
    /// Where we are, as a JSON Pointer.
    path: String,
}

/// A member of an object or an element of an array.
#[derive(Clone, Copy)]
struct Part<'a> {
    /// Without its quotation marks; empty in arrays.
    name: &'a str,
    value: &'a str,
    /// As it is written, with its name.
    whole: &'a str,
}

impl Patch {
    /// What changed between two values that differ.
    fn value(&mut self, old: &str, new: &str) {
        let begun = self.changes.len();
        match (old.as_bytes().first(), new.as_bytes().first()) {
            (Some(b'{'), Some(b'{')) => {
                let new = parts(new, &[]);
                self.object(&parts(old, &new), &new);
            }
            (Some(b'['), Some(b'[')) => {
                let new = parts(new, &[]);
                self.array(&parts(old, &new), &new);
            }
            _ => return self.put("replace", Some(new)),
        }
        // Where nearly everything changed, the new value is shorter than its changes.
        if self.changes.len() - begun > REPLACE + self.path.len() + new.len() {
            self.changes.truncate(begun);
            self.put("replace", Some(new));
        }
    }

    fn object(&mut self, old: &[Part<'_>], new: &[Part<'_>]) {
        for (index, part) in old.iter().enumerate() {
            if find(new, index, part.name).is_none() {
                self.at(part.name, |patch| patch.put("remove", None));
            }
        }
        for (index, part) in new.iter().enumerate() {
            match find(old, index, part.name) {
                Some(before) if before.value == part.value => {}
                Some(before) => self.at(part.name, |patch| patch.value(before.value, part.value)),
                None => self.at(part.name, |patch| patch.put("add", Some(part.value))),
            }
        }
    }

    fn array(&mut self, old: &[Part<'_>], new: &[Part<'_>]) {
        let shorter = old.len().min(new.len());
        let same = |(one, two): &(&Part<'_>, &Part<'_>)| one.value == two.value;
        // Where something came or went, what lies behind it has only moved.
        let (front, back) = if old.len() == new.len() {
            (0, 0)
        } else {
            let front = old.iter().zip(new).take_while(same).count();
            let back = old.iter().rev().zip(new.iter().rev()).take(shorter - front).take_while(same).count();
            (front, back)
        };
        let middle = shorter - back;
        for index in (front..middle).filter(|index| old[*index].value != new[*index].value) {
            self.at(index, |patch| patch.value(old[index].value, new[index].value));
        }
        for _ in middle..old.len() - back {
            self.at(middle, |patch| patch.put("remove", None));
        }
        for (index, item) in new.iter().enumerate().take(new.len() - back).skip(middle) {
            self.at(index, |patch| patch.put("add", Some(item.value)));
        }
    }

    /// Says something about a part of the value we are at.
    fn at(&mut self, name: impl std::fmt::Display, say: impl FnOnce(&mut Self)) {
        let here = self.path.len();
        // Writing into a text cannot fail.
        let _ = write!(self.path, "/{name}");
        let name = &self.path[here + 1..];
        if name.contains(['~', '/']) {
            let name = name.replace('~', "~0").replace('/', "~1");
            self.path.replace_range(here + 1.., &name);
        }
        say(self);
        self.path.truncate(here);
    }

    fn put(&mut self, change: &str, value: Option<&str>) {
        self.changes.push_str("{\"op\":\"");
        self.changes.push_str(change);
        self.changes.push_str("\",\"path\":\"");
        self.changes.push_str(&self.path);
        self.changes.push('"');
        if let Some(value) = value {
            self.changes.push_str(",\"value\":");
            self.changes.push_str(value);
        }
        self.changes.push_str("},");
    }
}

/// The part of this name, which mostly stands where it stood.
fn find<'a>(parts: &[Part<'a>], near: usize, name: &str) -> Option<Part<'a>> {
    let here = parts.get(near).filter(|part| part.name == name);
    here.or_else(|| parts.iter().find(|part| part.name == name)).copied()
}

/// The parts of an object or an array. Where the text goes on as a part of another one does, its end is known.
fn parts<'a>(text: &'a str, beside: &[Part<'_>]) -> Vec<Part<'a>> {
    let bytes = text.as_bytes();
    let named = bytes.first() == Some(&b'{');
    let (mut found, mut at) = (Vec::with_capacity(beside.len().max(8)), 1);
    while at + 1 < bytes.len() {
        let begun = at;
        let same = beside.get(found.len()).filter(|part| goes_on_as(bytes, begun, part.whole));
        let (value, end) = match same {
            Some(part) => (begun + part.whole.len() - part.value.len(), begun + part.whole.len()),
            None => {
                let value = if named { after(bytes, begun) + 1 } else { begun };
                (value, after(bytes, value))
            }
        };
        let name = if named { &text[begun + 1..value - 2] } else { "" };
        found.push(Part { name, value: &text[value..end], whole: &text[begun..end] });
        at = end + 1;
    }
    found
}

/// Does this very part stand here, and end here?
fn goes_on_as(bytes: &[u8], at: usize, whole: &str) -> bool {
    let end = at + whole.len();
    bytes.get(at..end) == Some(whole.as_bytes()) && matches!(bytes.get(end), Some(b',' | b'}' | b']'))
}

/// Where the value that begins here has ended.
fn after(bytes: &[u8], begun: usize) -> usize {
    let mut at = begun;
    let mut depth = 0_usize;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => {
                at += 1;
                while bytes.get(at).is_some_and(|byte| *byte != b'"') {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                if depth == 0 {
                    return (at + 1).min(bytes.len());
                }
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth == 0 => return at,
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            b',' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{QuickRandom, Random};
    use serde_json::{Value, json};

    fn applied(old: &Value, changes: &str) -> Value {
        let changes: Vec<crate::api::ViewChange> = serde_json::from_str(changes).unwrap();
        let mut value = old.clone();
        crate::api::apply(&mut value, &changes).unwrap();
        value
    }

    fn compare(old: &Value, new: &Value) -> String {
        let changes = patch(&old.to_string(), &new.to_string());
        assert_eq!(applied(old, &changes), *new, "{old} to {new} by {changes}");
        changes
    }

    #[test]
    fn only_what_changed_is_told() {
        let old = json!({ "round": 1, "seats": [{ "coins": 3, "name": "a,b]\"}" }, { "coins": 4 }], "map": [1, 2, 3] });
        let mut new = old.clone();
        new["seats"][1]["coins"] = json!(9);
        assert_eq!(compare(&old, &new), r#"[{"op":"replace","path":"/seats/1/coins","value":9}]"#);
        assert_eq!(compare(&old, &old), "[]");
        let market = |cards: &[u32]| json!({ "market": cards.iter().map(|c| format!("card {c}")).collect::<Vec<_>>() });
        assert_eq!(
            compare(&market(&[1, 2, 3, 4]), &market(&[1, 3, 4])),
            r#"[{"op":"remove","path":"/market/1"}]"#
        );
        assert_eq!(
            compare(&market(&[1, 3]), &market(&[1, 2, 3])),
            r#"[{"op":"add","path":"/market/1","value":"card 2"}]"#
        );
        assert_eq!(compare(&json!({ "a/b~c": 1 }), &json!({})), r#"[{"op":"remove","path":"/a~1b~0c"}]"#);
    }

    #[test]
    fn where_everything_changed_the_new_value_is_told() {
        let (old, new) = (json!({ "hand": [1, 2, 3, 4] }), json!({ "hand": [5, 6, 7, 8] }));
        assert_eq!(compare(&old, &new), r#"[{"op":"replace","path":"/hand","value":[5,6,7,8]}]"#);
        assert_eq!(compare(&Value::Null, &json!([])), r#"[{"op":"replace","path":"","value":[]}]"#);
    }

    fn random(rng: &mut QuickRandom, depth: u32) -> Value {
        match rng.below(if depth == 0 { 4 } else { 6 }) {
            0 => Value::Null,
            1 => json!(rng.below(3)),
            2 => json!(["x", "\"", "\\", "a,[{"][rng.below(4) as usize]),
            3 => json!(rng.below(2) == 0),
            4 => (0..rng.below(5)).map(|_| random(rng, depth - 1)).collect(),
            _ => {
                let names = ["a", "b/c", "d~", "e", "1"];
                let mut fields = serde_json::Map::new();
                for _ in 0..rng.below(5) {
                    fields.insert(names[rng.below(5) as usize].to_owned(), random(rng, depth - 1));
                }
                fields.into()
            }
        }
    }

    fn change(value: &mut Value, rng: &mut QuickRandom) {
        match value {
            Value::Array(items) if !items.is_empty() && rng.below(4) > 0 => {
                let at = rng.below(items.len() as u32) as usize;
                match rng.below(3) {
                    0 => drop(items.remove(at)),
                    1 => items.insert(at, json!("fresh")),
                    _ => change(&mut items[at], rng),
                }
            }
            Value::Object(fields) if !fields.is_empty() && rng.below(4) > 0 => {
                let at = rng.below(fields.len() as u32) as usize;
                change(fields.values_mut().nth(at).unwrap(), rng);
            }
            other => *other = random(rng, 2),
        }
    }

    #[test]
    fn changes_lead_from_any_value_to_any_other() {
        let mut rng = QuickRandom::new(3);
        for _ in 0..2_000 {
            let old = random(&mut rng, 4);
            let mut new = old.clone();
            for _ in 0..rng.below(4) {
                change(&mut new, &mut rng);
            }
            compare(&old, &new);
            compare(&old, &random(&mut rng, 4));
        }
    }
}
