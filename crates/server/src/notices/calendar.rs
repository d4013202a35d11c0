//! Occasions as a calendar (RFC 5545).

use super::feed::Occasion;
use std::fmt::Write as _;

/// A line is folded after so many bytes.
const LINE: usize = 75;

/// A whole calendar. Turns without a clock have no place in it.
pub(crate) fn write(base: &str, now: i64, occasions: &[Occasion]) -> String {
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//Ziggurat//Tables//EN".to_owned(),
        "CALSCALE:GREGORIAN".to_owned(),
        "METHOD:PUBLISH".to_owned(),
        "X-WR-CALNAME:Ziggurat".to_owned(),
        "REFRESH-INTERVAL;VALUE=DURATION:PT15M".to_owned(),
        "X-PUBLISHED-TTL:PT15M".to_owned(),
    ];
    for one in occasions {
        let Some(at) = (if one.over { Some(one.at) } else { one.due }) else { continue };
        let link = format!("{base}{}", one.path);
        lines.extend([
            "BEGIN:VEVENT".to_owned(),
            format!("UID:{}@ziggurat", one.id),
            format!("DTSTAMP:{}", moment(now)),
            format!("LAST-MODIFIED:{}", moment(one.at)),
            format!("DTSTART:{}", moment(at)),
            format!("SUMMARY:{}", escaped(&one.title)),
            format!("DESCRIPTION:{}", escaped(&format!("{}\n{link}", one.text))),
            format!("URL:{link}"),
            "TRANSP:TRANSPARENT".to_owned(),
            "END:VEVENT".to_owned(),
        ]);
    }
    lines.push("END:VCALENDAR".to_owned());
    let mut text = String::new();
    for line in &lines {
        let _ = write!(text, "{}\r\n", folded(line));
    }
    text
}

fn moment(at: i64) -> String {
    jiff::Timestamp::from_millisecond(at).unwrap_or_default().strftime("%Y%m%dT%H%M%SZ").to_string()
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.trim().chars() {
        match letter {
            '\\' | ';' | ',' => out.extend(['\\', letter]),
            '\n' => out.push_str("\\n"),
            other if other.is_control() => {}
            other => out.push(other),
        }
    }
    out
}

/// A long line goes on after a blank; no letter is cut.
fn folded(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut bytes = 0;
    for letter in line.chars() {
        if bytes + letter.len_utf8() > LINE {
            out.push_str("\r\n ");
            bytes = 1;
        }
        out.push(letter);
        bytes += letter.len_utf8();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(due: Option<i64>) -> Occasion {
        Occasion {
            id: "abc".to_owned(),
            over: false,
            at: 1_000,
            due,
            title: "Ход за столом «Лампа; свет, тепло», который называется очень длинно".to_owned(),
            text: "Бен: Пас.".to_owned(),
            path: "/table/t".to_owned(),
        }
    }

    #[test]
    fn a_turn_stands_where_its_time_ends() {
        let text = write("https://example.org", 5_000, &[turn(Some(86_400_000))]);
        assert!(text.contains("DTSTART:19700102T000000Z\r\n"), "{text}");
        assert!(text.lines().all(|line| line.len() <= LINE), "{text}");
        assert!(text.ends_with("END:VCALENDAR\r\n"));
        let unfolded = text.replace("\r\n ", "");
        assert!(unfolded.contains("SUMMARY:Ход за столом «Лампа\\; свет\\, тепло»"), "{unfolded}");
        assert!(unfolded.contains("DESCRIPTION:Бен: Пас.\\nhttps://example.org/table/t\r\n"));
    }

    #[test]
    fn a_turn_without_a_clock_has_no_place_and_an_end_has_its_own() {
        let over = Occasion { over: true, ..turn(None) };
        let text = write("https://example.org", 5_000, &[turn(None), over]);
        assert_eq!(text.matches("BEGIN:VEVENT").count(), 1);
        assert!(text.contains("DTSTART:19700101T000001Z"), "{text}");
    }
}
