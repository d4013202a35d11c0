//! Occasions as an Atom feed (RFC 4287).

use super::feed::Occasion;
use std::fmt::Write as _;

/// The feed; `base` is the address of the server, `own` the path of the feed.
pub(crate) fn write(base: &str, own: &str, now: i64, occasions: &[Occasion]) -> String {
    let updated = occasions.iter().map(|one| one.at).max().unwrap_or(now);
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");
    text.push_str("<feed xmlns=\"http://www.w3.org/2005/Atom\">\n  <title>Ziggurat</title>\n");
    let _ = writeln!(text, "  <id>urn:ziggurat:{}</id>", crate::ids::hash(own));
    let _ = writeln!(text, "  <updated>{}</updated>", moment(updated));
    let _ = writeln!(text, "  <author><name>Ziggurat</name></author>");
    let _ = writeln!(text, "  <link rel=\"self\" href=\"{}\"/>", escaped(&format!("{base}{own}")));
    let _ = writeln!(text, "  <link href=\"{}\"/>", escaped(&format!("{base}/")));
    for one in occasions {
        let _ = write!(
            text,
            "  <entry>\n    <id>urn:ziggurat:{}</id>\n    <title>{}</title>\n    <updated>{}</updated>\n    \
             <link href=\"{}\"/>\n    <summary>{}</summary>\n  </entry>\n",
            one.id,
            escaped(&one.title),
            moment(one.at),
            escaped(&format!("{base}{}", one.path)),
            escaped(&one.text),
        );
    }
    text.push_str("</feed>\n");
    text
}

/// A moment as RFC 3339 writes it.
fn moment(at: i64) -> String {
    jiff::Timestamp::from_millisecond(at).unwrap_or_default().strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// Text that means nothing to XML. What XML cannot hold is left out.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' => out.push(letter),
            other if other.is_control() || matches!(other, '\u{fffe}' | '\u{ffff}') => {}
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_table_is_called_stays_text() {
        let one = Occasion {
            id: "abc".to_owned(),
            over: false,
            at: 1_000,
            due: None,
            title: "Your turn at <b>\"R&D\"</b>\u{1}".to_owned(),
            text: "a\nb".to_owned(),
            path: "/table/t".to_owned(),
        };
        let feed = write("https://example.org", "/api/feeds/x.atom", 5_000, &[one]);
        assert!(
            feed.contains("<title>Your turn at &lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt;</title>"),
            "{feed}"
        );
        assert!(feed.contains("<link href=\"https://example.org/table/t\"/>"));
        assert_eq!(feed.matches("<updated>1970-01-01T00:00:01Z</updated>").count(), 2, "{feed}");
        let empty = write("https://example.org", "/api/feeds/x.atom", 5_000, &[]);
        assert!(empty.contains("<updated>1970-01-01T00:00:05Z</updated>") && !empty.contains("<entry>"));
    }
}
