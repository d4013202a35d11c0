//! `ziggurat games`

use super::play::plain;
use crate::args::GamesArgs;
use crate::failure::Failure;
use crate::registry;
use game_core::{AnyGame, ContentHash, GameInfo, Source};
use serde::Serialize;
use std::io::Write;

#[derive(Serialize)]
struct Entry {
    #[serde(flatten)]
    info: GameInfo,
    rules_version: u32,
    content: ContentHash,
    sources: Vec<(&'static str, usize)>,
}

fn entry(game: &dyn AnyGame) -> Result<Entry, Failure> {
    let listing = game.list_content(None)?;
    let values = |source: Source| {
        listing.iter().flat_map(|entry| &entry.values).filter(|(_, _, from)| *from == source).count()
    };
    Ok(Entry {
        info: game.info(),
        rules_version: game.rules_version(),
        content: game.content_hash(),
        sources: Source::ALL.map(|source| (source.name(), values(source))).to_vec(),
    })
}

pub fn run(args: &GamesArgs) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let entries = registry::shelf(args.toy).iter().map(|game| entry(*game)).collect::<Result<Vec<_>, _>>()?;
    if args.json {
        let json = serde_json::to_string_pretty(&entries).expect("entries are plain data");
        return writeln!(out, "{json}").map_err(Failure::Output);
    }
    for Entry { info, rules_version, content, sources } in entries {
        let sources: Vec<String> = sources.iter().map(|(name, n)| format!("{n} {name}")).collect();
        writeln!(
            out,
            "{}\n  {} · {} to {} players · rules version {rules_version}\n  content {} · values: {}",
            info.title,
            info.id,
            info.min_players,
            info.max_players,
            &content.to_string()[..12],
            sources.join(", "),
        )
        .map_err(Failure::Output)?;
        for option in info.options.iter().filter(|option| !option.internal) {
            let values: Vec<String> = option.values.iter().map(plain).collect();
            writeln!(out, "  --set {}={}", option.id, values.join("|")).map_err(Failure::Output)?;
        }
        writeln!(out).map_err(Failure::Output)?;
    }
    Ok(())
}
