//! From the written file to checked facts: nothing missing, nothing unknown, every count right.

mod factions;
mod introductory;
mod map;
mod tiles;

use super::printed::Printed;
use super::raw::{self, Id, Things};
use super::{Constants, Content, Goods, StructureFacts, listing};
use crate::ids::{Cult, Structure};
use factions::factions;
use game_core::content::{ContentError, ContentHash};
use introductory::{check_introductory, introductory, introductory_scoring};
use map::check_map;
use tiles::{bonus, favors, powers, scoring, towns};

/// No printed price or gain is higher; keeps sums inside a byte.
const MOST: u8 = 40;

type Checked<T> = Result<T, ContentError>;

/// The file being checked, for messages.
struct File<'a> {
    name: &'a str,
    text: &'a str,
}

impl File<'_> {
    fn error(&self, place: impl Into<String>, problem: impl Into<String>) -> ContentError {
        ContentError::new(self.name, place, problem)
    }

    fn at<T>(
        &self,
        span: &toml::Spanned<T>,
        place: impl Into<String>,
        problem: impl Into<String>,
    ) -> ContentError {
        self.error(place, problem).at(self.text, span.span().start)
    }

    /// The rows in the order of the vocabulary: each there once, none unknown.
    fn arrange<'r, R, T: Copy>(
        &self,
        kind: &str,
        rows: &'r [R],
        id: fn(&R) -> &Id,
        all: &[T],
        name: fn(T) -> &'static str,
    ) -> Checked<Vec<&'r R>> {
        for (i, row) in rows.iter().enumerate() {
            let found = id(row).get_ref();
            if !all.iter().any(|one| name(*one) == found) {
                return Err(self.at(id(row), format!("{kind} {found:?}"), "there is no such id"));
            }
            if rows[..i].iter().any(|other| id(other).get_ref() == found) {
                return Err(self.at(id(row), format!("{kind} {found:?}"), "it stands twice"));
            }
        }
        let find = |one: &T| {
            rows.iter().find(|row| id(row).get_ref() == name(*one)).ok_or_else(|| {
                let problem = format!(
                    "it is missing: the game has {} of this kind, the file {}",
                    all.len(),
                    rows.len()
                );
                let place = format!("{kind} {:?}", name(*one));
                match rows.last() {
                    Some(last) => self.at(id(last), place, problem),
                    None => self.error(place, problem),
                }
            })
        };
        all.iter().map(find).collect()
    }

    fn goods(&self, id: &Id, field: &str, things: Things) -> Checked<Goods> {
        let Things { c, w, p, pw, .. } = things;
        let only = Things { c, w, p, pw, ..Things::default() };
        let place = || format!("{:?}, field {field}", id.get_ref());
        if things != only {
            return Err(self.at(id, place(), "only c, w, p and pw are possible here"));
        }
        if [c, w, p, pw].into_iter().any(|n| n > MOST) {
            return Err(self.at(id, place(), format!("no amount is above {MOST}")));
        }
        Ok(Goods { coins: c, workers: w, priests: p, power: pw })
    }

    fn list<const N: usize>(&self, id: &Id, field: &str, list: &[u8]) -> Checked<[u8; N]> {
        let wrong = |problem: String| self.at(id, format!("{:?}, field {field}", id.get_ref()), problem);
        if list.iter().any(|n| *n > MOST) {
            return Err(wrong(format!("no number is above {MOST}")));
        }
        list.try_into().map_err(|_| wrong(format!("it has {N} numbers, not {}", list.len())))
    }

    fn word<T>(&self, id: &Id, field: &str, word: &str, read: fn(&str) -> Option<T>) -> Checked<T> {
        let wrong =
            || self.at(id, format!("{:?}, field {field}", id.get_ref()), format!("{word:?} is unknown"));
        read(word).ok_or_else(wrong)
    }

    fn equal<N: PartialEq + std::fmt::Display>(
        &self,
        span: Option<&toml::Spanned<N>>,
        place: &str,
        found: N,
        right: N,
    ) -> Checked<()> {
        if found == right {
            return Ok(());
        }
        let problem = format!("it must be {right}, not {found}");
        Err(span
            .map_or_else(|| self.error(place, problem.clone()), |span| self.at(span, place, problem.clone())))
    }
}

/// Checks a read file.
pub(super) fn content(name: &str, text: &str, raw: &raw::Pack) -> Checked<Content> {
    let file = File { name, text };
    file.equal(Some(&raw.schema), "schema", *raw.schema.get_ref(), 1)?;
    if raw.game.get_ref() != "terra_mystica" {
        return Err(file.at(
            &raw.game,
            "game",
            format!("it must be \"terra_mystica\", not {:?}", raw.game.get_ref()),
        ));
    }
    file.equal(Some(&raw.players.min), "players, field min", *raw.players.min.get_ref(), 2)?;
    file.equal(Some(&raw.players.max), "players, field max", *raw.players.max.get_ref(), 5)?;
    check_fixed(&file, raw)?;
    let map = check_map(&file, raw)?;
    let (constants, bonus_tiles_extra) = constants(&file, raw)?;
    let structures = structures(&file, raw)?;
    let (order_steps, return_steps, cult_power) = cults(&file, raw)?;
    let content = Content {
        hash: ContentHash::of(&[text]),
        listing: listing::listing(raw),
        printed: Printed::default(),
        min_players: *raw.players.min.get_ref(),
        max_players: *raw.players.max.get_ref(),
        bonus_tiles_extra,
        factions: factions(&file, raw, &constants)?,
        constants,
        map,
        structures,
        powers: powers(&file, raw)?,
        scoring: scoring(&file, raw)?,
        bonus: bonus(&file, raw)?,
        favors: favors(&file, raw)?,
        towns: towns(&file, raw)?,
        introductory: introductory(&file, raw)?,
        introductory_scoring: introductory_scoring(&file, raw)?,
        order_steps,
        return_steps,
        cult_power,
        cult_places: raw.end_scoring.cult_places,
        network_places: raw.end_scoring.network_places,
    };
    check_introductory(&file, raw, &content)?;
    Ok(content)
}

/// Facts the rules are written around: other values would need other rules.
fn check_fixed(file: &File<'_>, raw: &raw::Pack) -> Checked<()> {
    let known = crate::setup::info().options;
    for option in &raw.option {
        if !known.iter().any(|one| one.id == option.id.get_ref()) {
            return Err(file.at(
                &option.id,
                format!("option {:?}", option.id.get_ref()),
                "there is no such option",
            ));
        }
        if !option.values.contains(&option.default) {
            return Err(file.at(
                &option.id,
                format!("option {:?}", option.id.get_ref()),
                "its default is not among its values",
            ));
        }
    }
    let rates = [
        ("power_to_priest", "pw", 5, "p"),
        ("power_to_worker", "pw", 3, "w"),
        ("power_to_coin", "pw", 1, "c"),
        ("priest_to_worker", "p", 1, "w"),
        ("worker_to_coin", "w", 1, "c"),
        ("vp_to_coin", "vp", 1, "c"),
        ("coins_to_vp", "c", 2, "vp"),
    ];
    let names = rates.map(|(id, ..)| id);
    let rows = file.arrange("conversion", &raw.conversion, |row| &row.id, &names, |name| name)?;
    for (row, (id, from, n, to)) in rows.into_iter().zip(rates) {
        let alchemists = from == "vp" || to == "vp";
        let right = row.from.iter().eq([(&from.to_owned(), &n)])
            && row.to.iter().eq([(&to.to_owned(), &1)])
            && row.only.as_deref() == alchemists.then_some("alchemists");
        if !right {
            return Err(file.at(
                &row.id,
                format!("conversion {id:?}"),
                format!("it must be {n} {from} to 1 {to}"),
            ));
        }
    }
    let burn = &raw.burn;
    if (*burn.bowl_two_tokens_needed.get_ref(), burn.removed_from_game, burn.moved_to_bowl_three) != (2, 1, 1)
    {
        return Err(file.at(
            &burn.bowl_two_tokens_needed,
            "burn",
            "two tokens are needed, one leaves, one moves",
        ));
    }
    file.equal(
        Some(&raw.end_scoring.zero_scores),
        "end_scoring, field zero_scores",
        *raw.end_scoring.zero_scores.get_ref(),
        false,
    )
}

#[allow(clippy::too_many_lines, reason = "the names of all constants, then their values")]
fn constants(file: &File<'_>, raw: &raw::Pack) -> Checked<(Constants, u8)> {
    const NAMES: [&str; 30] = [
        "rounds",
        "cult_top",
        "cult_top_without_key",
        "town_tiles_base_total",
        "bonus_tiles_extra",
        "start_vp",
        "power_tokens_per_player",
        "priests_per_player",
        "bridges_per_player",
        "bridge_cost_engineers_w",
        "town_min_structures",
        "town_min_structures_with_sanctuary",
        "town_min_power",
        "town_min_power_with_favor_town_six",
        "coins_added_to_unchosen_bonus_tile",
        "coins_per_vp_end",
        "coins_per_vp_end_alchemists",
        "leech_free_power",
        "skip_vp",
        "darklings_vp_per_spade",
        "halflings_vp_per_spade",
        "alchemists_power_per_spade",
        "witches_vp_per_town",
        "swarmlings_workers_per_town",
        "engineers_vp_per_bridge",
        "cultists_stronghold_vp",
        "alchemists_stronghold_power",
        "halflings_stronghold_spades",
        "darklings_stronghold_exchange",
        "giants_spades_per_transform",
    ];
    let rows = file.arrange("constant", &raw.constant, |row| &row.id, &NAMES, |name| name)?;
    for (row, name) in rows.iter().zip(NAMES) {
        let right = match name {
            "rounds" => Some(6),
            "cult_top" => Some(10),
            "cult_top_without_key" => Some(9),
            "bonus_tiles_extra" => Some(3),
            "giants_spades_per_transform" => Some(2),
            _ => None,
        };
        if right.is_some_and(|right| row.value != right) || row.value > MOST || row.value == 0 {
            let problem =
                right.map_or_else(|| format!("it must be 1 to {MOST}"), |n| format!("it must be {n}"));
            return Err(file.at(
                &row.id,
                format!("constant {name:?}"),
                format!("{problem}, not {}", row.value),
            ));
        }
    }
    let v = |i: usize| rows[i].value;
    let base: u16 = raw.town_tile.iter().filter(|t| !t.promo).map(|t| u16::from(t.copies)).sum();
    if u16::from(v(3)) != base {
        return Err(file.at(
            &rows[3].id,
            "constant \"town_tiles_base_total\"",
            format!("the tiles add up to {base}, not {}", v(3)),
        ));
    }
    let constants = Constants {
        start_vp: v(5),
        power_tokens: v(6),
        priests_per_player: v(7),
        bridges_per_player: v(8),
        engineers_bridge_workers: v(9),
        town_structures: v(10),
        town_structures_sanctuary: v(11),
        town_power: v(12),
        town_power_six: v(13),
        pool_coins: v(14),
        coins_per_vp: v(15),
        coins_per_vp_alchemists: v(16),
        leech_free_power: v(17),
        skip_vp: v(18),
        darklings_spade_vp: v(19),
        halflings_spade_vp: v(20),
        alchemists_spade_power: v(21),
        witches_town_vp: v(22),
        swarmlings_town_workers: v(23),
        engineers_bridge_vp: v(24),
        cultists_stronghold_vp: v(25),
        alchemists_stronghold_power: v(26),
        halflings_stronghold_spades: v(27),
        darklings_exchange: v(28),
        giants_spades: v(29),
    };
    Ok((constants, v(4)))
}

fn structures(file: &File<'_>, raw: &raw::Pack) -> Checked<Vec<StructureFacts>> {
    let rows = file.arrange("structure", &raw.structure, |row| &row.id, &Structure::ALL, Structure::name)?;
    let right = [
        (8, None),
        (4, Some("dwelling")),
        (3, Some("trading_post")),
        (1, Some("trading_post")),
        (1, Some("temple")),
    ];
    let mut structures = Vec::new();
    for (row, (supply, from)) in rows.into_iter().zip(right) {
        if row.supply != supply || row.upgrade_from.as_deref() != from {
            let from = from.map_or_else(String::new, |from| format!(" and is upgraded from {from}"));
            let problem = format!("each player has {supply} of it{from}");
            return Err(file.at(&row.id, format!("structure {:?}", row.id.get_ref()), problem));
        }
        structures.push(StructureFacts { supply, power: row.power_value.min(MOST) });
    }
    Ok(structures)
}

fn cults(file: &File<'_>, raw: &raw::Pack) -> Checked<([u8; 4], u8, [u8; 11])> {
    let rows = file.arrange("cult", &raw.cult, |row| &row.id, &Cult::ALL, Cult::name)?;
    for row in &rows {
        if row.order_spaces != [3, 2, 2, 2] || row.return_priest_steps != 1 {
            return Err(file.at(
                &row.id,
                format!("cult {:?}", row.id.get_ref()),
                "its order spaces are 3, 2, 2, 2 and a returned priest is 1 step",
            ));
        }
    }
    let (spaces, power) = (&raw.cult_power.spaces, &raw.cult_power.power);
    let mut at = [0; 11];
    if spaces.get_ref().len() != power.len() {
        return Err(file.at(spaces, "cult_power", "each space has one amount of power"));
    }
    for (space, power) in spaces.get_ref().iter().zip(power) {
        let Some(slot) = at.get_mut(usize::from(*space)) else {
            return Err(file.at(
                spaces,
                "cult_power, field spaces",
                format!("spaces are 1 to 10, not {space}"),
            ));
        };
        *slot = *power;
    }
    Ok(([3, 2, 2, 2], 1, at))
}
