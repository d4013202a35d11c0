//! From the written file to checked facts: nothing missing, nothing unknown, every count right.

use super::raw::{self, Id, Things};
use super::{
    BonusFacts, Constants, Content, Counted, Event, FactionBoard, FavorFacts, Goods, Introductory,
    PowerFacts, ScoringFacts, Skip, StructureFacts, TownFacts, listing, map,
};
use crate::ids::{
    BonusTile, Cult, Faction, FavorTile, Hex, PowerAction, ScoringTile, Structure, Terrain, TownTile,
};
use game_core::content::{ContentError, ContentHash};

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

    fn at<T>(&self, span: &toml::Spanned<T>, place: impl Into<String>, problem: impl Into<String>) -> ContentError {
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
                let problem = format!("it is missing: the game has {} of this kind, the file {}", all.len(), rows.len());
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
        let wrong = || self.at(id, format!("{:?}, field {field}", id.get_ref()), format!("{word:?} is unknown"));
        read(word).ok_or_else(wrong)
    }

    fn equal<N: PartialEq + std::fmt::Display>(&self, span: Option<&toml::Spanned<N>>, place: &str, found: N, right: N) -> Checked<()> {
        if found == right {
            return Ok(());
        }
        let problem = format!("it must be {right}, not {found}");
        Err(span.map_or_else(|| self.error(place, problem.clone()), |span| self.at(span, place, problem.clone())))
    }
}

/// Checks a read file.
pub(super) fn content(name: &str, text: &str, raw: &raw::Pack) -> Checked<Content> {
    let file = File { name, text };
    file.equal(Some(&raw.schema), "schema", *raw.schema.get_ref(), 1)?;
    if raw.game.get_ref() != "terra_mystica" {
        return Err(file.at(&raw.game, "game", format!("it must be \"terra_mystica\", not {:?}", raw.game.get_ref())));
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
            return Err(file.at(&option.id, format!("option {:?}", option.id.get_ref()), "there is no such option"));
        }
        if !option.values.contains(&option.default) {
            return Err(file.at(&option.id, format!("option {:?}", option.id.get_ref()), "its default is not among its values"));
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
            return Err(file.at(&row.id, format!("conversion {id:?}"), format!("it must be {n} {from} to 1 {to}")));
        }
    }
    let burn = &raw.burn;
    if (*burn.bowl_two_tokens_needed.get_ref(), burn.removed_from_game, burn.moved_to_bowl_three) != (2, 1, 1) {
        return Err(file.at(&burn.bowl_two_tokens_needed, "burn", "two tokens are needed, one leaves, one moves"));
    }
    file.equal(Some(&raw.end_scoring.zero_scores), "end_scoring, field zero_scores", *raw.end_scoring.zero_scores.get_ref(), false)
}

fn check_map(file: &File<'_>, raw: &raw::Pack) -> Checked<map::MapTables> {
    let terrains = file.arrange("terrain", &raw.terrain, |row| &row.id, &Terrain::ALL, Terrain::name)?;
    for (row, terrain) in terrains.iter().zip(Terrain::ALL) {
        if usize::from(row.index) != terrain.index() || row.letter.chars().count() != 1 {
            return Err(file.at(&row.id, format!("terrain {:?}", terrain.name()), format!("its index is {} and its letter one character", terrain.index())));
        }
    }
    let letter = |c: char| {
        let found = terrains.iter().position(|row| row.letter.starts_with(c))?;
        Some(Terrain::ALL[found])
    };
    let place = "map, field rows";
    let wrong = |problem: String| file.at(&raw.map.rows, place, problem);
    let (tables, counts) = map::tables(raw.map.rows.get_ref(), letter).map_err(wrong)?;
    let names: Vec<String> = ('A'..='I').map(String::from).collect();
    if raw.map.row_names != names || raw.map.shifted_rows != ["B", "D", "F", "H"] {
        return Err(wrong("the rows are A to I; B, D, F and H are shifted".to_owned()));
    }
    let stated = &raw.map;
    let pairs = [
        ("land", stated.land, Hex::COUNT as u16),
        ("river", stated.river, 36),
        ("adjacent_pairs_land", stated.adjacent_pairs_land, counts.adjacent_land),
        ("adjacent_pairs_land_river", stated.adjacent_pairs_land_river, counts.adjacent_land_river),
        ("adjacent_pairs_river", stated.adjacent_pairs_river, counts.adjacent_river),
    ];
    for (field, stated, counted) in pairs {
        if stated != counted {
            return Err(wrong(format!("the map has {counted} for {field}, the file states {stated}")));
        }
    }
    for terrain in Terrain::ALL {
        let counted = counts.per_terrain[terrain.index()];
        if counted != stated.land_per_terrain {
            return Err(wrong(format!("the map has {counted} hexes of {terrain}, the file states {}", stated.land_per_terrain)));
        }
    }
    if stated.river_distance_pairs != counts.river_distance || stated.hex_distance_pairs_land != counts.hex_distance {
        return Err(wrong(format!(
            "the map has {:?} pairs by river distance and {:?} by hex distance; the file states {:?} and {:?}",
            counts.river_distance, counts.hex_distance, stated.river_distance_pairs, stated.hex_distance_pairs_land
        )));
    }
    check_bridges(file, raw, &tables)?;
    Ok(tables)
}

fn check_bridges(file: &File<'_>, raw: &raw::Pack, tables: &map::MapTables) -> Checked<()> {
    let wrong = |problem: String| file.at(&raw.bridges.pairs, "bridges, field pairs", problem);
    let mut stated = Vec::new();
    for (a, b) in raw.bridges.pairs.get_ref() {
        let read = |text: &String| text.parse::<Hex>().map_err(|error| wrong(error.to_string()));
        stated.push((read(a)?, read(b)?));
    }
    let by_rule = map::bridgeable(tables);
    for (a, b) in &by_rule {
        if !stated.contains(&(*a, *b)) {
            return Err(wrong(format!("the pair {a}, {b} is missing")));
        }
    }
    if stated.len() != by_rule.len() || tables.bridges.as_slice() != by_rule {
        let strange = stated.iter().find(|pair| !by_rule.contains(pair));
        return Err(wrong(match strange {
            Some((a, b)) => format!("no bridge fits between {a} and {b}"),
            None => format!("there are {} places, not {}", by_rule.len(), stated.len()),
        }));
    }
    Ok(())
}

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
            let problem = right.map_or_else(|| format!("it must be 1 to {MOST}"), |n| format!("it must be {n}"));
            return Err(file.at(&row.id, format!("constant {name:?}"), format!("{problem}, not {}", row.value)));
        }
    }
    let v = |i: usize| rows[i].value;
    let base: u16 = raw.town_tile.iter().filter(|t| !t.promo).map(|t| u16::from(t.copies)).sum();
    if u16::from(v(3)) != base {
        return Err(file.at(&rows[3].id, "constant \"town_tiles_base_total\"", format!("the tiles add up to {base}, not {}", v(3))));
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
    let right = [(8, None), (4, Some("dwelling")), (3, Some("trading_post")), (1, Some("trading_post")), (1, Some("temple"))];
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
            return Err(file.at(&row.id, format!("cult {:?}", row.id.get_ref()), "its order spaces are 3, 2, 2, 2 and a returned priest is 1 step"));
        }
    }
    let (spaces, power) = (&raw.cult_power.spaces, &raw.cult_power.power);
    let mut at = [0; 11];
    if spaces.get_ref().len() != power.len() {
        return Err(file.at(spaces, "cult_power", "each space has one amount of power"));
    }
    for (space, power) in spaces.get_ref().iter().zip(power) {
        let Some(slot) = at.get_mut(usize::from(*space)) else {
            return Err(file.at(spaces, "cult_power, field spaces", format!("spaces are 1 to 10, not {space}")));
        };
        *slot = *power;
    }
    Ok(([3, 2, 2, 2], 1, at))
}

fn powers(file: &File<'_>, raw: &raw::Pack) -> Checked<Vec<PowerFacts>> {
    let rows = file.arrange("power_action", &raw.power_action, |row| &row.id, &PowerAction::ALL, PowerAction::name)?;
    let one = |row: &&raw::PowerRow| {
        let rest = Things { spade: 0, bridge: 0, ..row.gain };
        let gain = file.goods(&row.id, "gain", rest)?;
        Ok(PowerFacts { cost: row.cost_pw.min(MOST), gain, spades: row.gain.spade.min(9), bridge: row.gain.bridge > 0 })
    };
    rows.iter().map(one).collect()
}

fn scoring(file: &File<'_>, raw: &raw::Pack) -> Checked<Vec<ScoringFacts>> {
    let rows = file.arrange("scoring_tile", &raw.scoring_tile, |row| &row.id, &ScoringTile::ALL, ScoringTile::name)?;
    let base = rows.iter().filter(|row| !row.promo).count() as u16;
    file.equal(Some(&raw.components.scoring_tiles), "components, field scoring_tiles", *raw.components.scoring_tiles.get_ref(), base)?;
    let event = |word: &str| match word {
        "spade" => Some(Event::Spade),
        "town" => Some(Event::Town),
        "dwelling" => Some(Event::Dwelling),
        "trading_post" => Some(Event::TradingPost),
        "temple" => Some(Event::Temple),
        "stronghold_or_sanctuary" => Some(Event::StrongholdOrSanctuary),
        _ => None,
    };
    let one = |row: &&raw::ScoringRow| {
        let counted = match (&row.bonus_cult, &row.bonus_counts) {
            (Some(cult), None) => Counted::Cult(file.word(&row.id, "bonus_cult", cult, Cult::named)?),
            (None, Some(_)) => Counted::Priests,
            _ => return Err(file.at(&row.id, format!("scoring_tile {:?}", row.id.get_ref()), "it has either bonus_cult or bonus_counts")),
        };
        if row.bonus_per_steps == 0 || row.not_in_rounds.iter().any(|round| !(1..=6).contains(round)) {
            return Err(file.at(&row.id, format!("scoring_tile {:?}", row.id.get_ref()), "bonus_per_steps is at least 1, rounds are 1 to 6"));
        }
        Ok(ScoringFacts {
            event: file.word(&row.id, "event", &row.event, event)?,
            vp: row.vp.min(MOST),
            counted,
            per: row.bonus_per_steps,
            gain: file.goods(&row.id, "bonus_gain", Things { spade: 0, ..row.bonus_gain })?,
            spades: row.bonus_gain.spade.min(3),
            promo: row.promo,
            not_in_rounds: row.not_in_rounds.iter().fold(0, |all, round| all | 1 << round),
        })
    };
    rows.iter().map(one).collect()
}

fn bonus(file: &File<'_>, raw: &raw::Pack) -> Checked<Vec<BonusFacts>> {
    let rows = file.arrange("bonus_tile", &raw.bonus_tile, |row| &row.id, &BonusTile::ALL, BonusTile::name)?;
    let base = rows.iter().filter(|row| !row.promo).count() as u16;
    file.equal(Some(&raw.components.bonus_tiles), "components, field bonus_tiles", *raw.components.bonus_tiles.get_ref(), base)?;
    let one = |row: &&raw::BonusRow| {
        let mut pass_vp = [0; Structure::COUNT];
        let mut pass_vp_shipping = 0;
        for (what, vp) in &row.effect.pass_vp {
            match what.as_str() {
                "shipping_level" => pass_vp_shipping = *vp,
                _ => pass_vp[file.word(&row.id, "effect.pass_vp", what, Structure::named)?.index()] = *vp,
            }
        }
        Ok(BonusFacts {
            income: file.goods(&row.id, "income", row.income)?,
            spades: row.effect.action.spade,
            steps: row.effect.action.cult_step,
            shipping: row.effect.shipping.min(1),
            pass_vp,
            pass_vp_shipping,
            promo: row.promo,
        })
    };
    rows.iter().map(one).collect()
}

fn favors(file: &File<'_>, raw: &raw::Pack) -> Checked<Vec<FavorFacts>> {
    let rows = file.arrange("favor_tile", &raw.favor_tile, |row| &row.id, &FavorTile::ALL, FavorTile::name)?;
    let copies = rows.iter().map(|row| u16::from(row.copies)).sum();
    file.equal(Some(&raw.components.favor_tiles), "components, field favor_tiles", *raw.components.favor_tiles.get_ref(), copies)?;
    let one = |row: &&raw::FavorRow| {
        let mut build_vp = [0; Structure::COUNT];
        for (what, vp) in &row.effect.build_vp {
            build_vp[file.word(&row.id, "effect.build_vp", what, Structure::named)?.index()] = *vp;
        }
        let six = row.effect.town_power.is_some();
        if six != (row.id.get_ref() == FavorTile::TownSix.name()) {
            return Err(file.at(&row.id, format!("favor_tile {:?}", row.id.get_ref()), "town_power belongs to favor_town_six"));
        }
        let table = &row.effect.pass_vp_by_trading_posts;
        let pass_vp = if table.is_empty() { [0; 5] } else { file.list(&row.id, "pass_vp_by_trading_posts", table)? };
        Ok(FavorFacts {
            cult: file.word(&row.id, "cult", &row.cult, Cult::named)?,
            steps: row.steps.min(10),
            copies: row.copies,
            income: file.goods(&row.id, "income", row.income)?,
            action_steps: row.effect.action.cult_step,
            build_vp,
            pass_vp,
        })
    };
    rows.iter().map(one).collect()
}

fn towns(file: &File<'_>, raw: &raw::Pack) -> Checked<Vec<TownFacts>> {
    let rows = file.arrange("town_tile", &raw.town_tile, |row| &row.id, &TownTile::ALL, TownTile::name)?;
    let base = rows.iter().filter(|row| !row.promo).map(|row| u16::from(row.copies)).sum();
    file.equal(Some(&raw.components.town_tiles), "components, field town_tiles", *raw.components.town_tiles.get_ref(), base)?;
    let one = |row: &&raw::TownRow| {
        let rest = Things { cult_steps_each: 0, shipping_step: 0, ..row.gain };
        Ok(TownFacts {
            vp: row.vp.min(MOST),
            gain: file.goods(&row.id, "gain", rest)?,
            steps: row.gain.cult_steps_each.min(10),
            shipping: row.gain.shipping_step.min(1),
            keys: row.keys.min(4),
            copies: row.copies.min(MOST),
            promo: row.promo,
        })
    };
    rows.iter().map(one).collect()
}

fn factions(file: &File<'_>, raw: &raw::Pack, constants: &Constants) -> Checked<Vec<FactionBoard>> {
    let rows = file.arrange("faction", &raw.faction, |row| &row.id, &Faction::ALL, Faction::name)?;
    file.equal(Some(&raw.components.faction_boards), "components, field faction_boards", *raw.components.faction_boards.get_ref(), 7)?;
    let mut boards: Vec<FactionBoard> = Vec::new();
    for row in rows {
        let board = faction(file, raw, row, constants)?;
        if boards.iter().filter(|other| other.home == board.home).count() == 2 {
            return Err(file.at(&row.id, format!("faction {:?}", row.id.get_ref()), format!("{} already has two factions", board.home)));
        }
        boards.push(board);
    }
    Ok(boards)
}

fn faction(file: &File<'_>, raw: &raw::Pack, row: &raw::FactionRow, constants: &Constants) -> Checked<FactionBoard> {
    let id = &row.id;
    let wrong = |problem: String| file.at(id, format!("faction {:?}", id.get_ref()), problem);
    for ability in [&row.ability, &row.stronghold_ability] {
        let known = raw.ability.iter().any(|one| one.id.get_ref() == ability);
        if !known || !ability.starts_with(id.get_ref().as_str()) {
            return Err(wrong(format!("the ability {ability:?} is not one of this faction")));
        }
    }
    let tokens: u8 = row.bowls.iter().fold(0, |all, n| all.saturating_add(*n));
    if tokens != constants.power_tokens {
        return Err(wrong(format!("the bowls hold {} tokens, not {tokens}", constants.power_tokens)));
    }
    if row.start.p > constants.priests_per_player || !(1..=3).contains(&row.start_dwellings) {
        return Err(wrong("it starts with 1 to 3 dwellings and no more priests than there are".to_owned()));
    }
    let mut cults = [0; Cult::COUNT];
    for (name, steps) in &row.cults {
        cults[file.word(id, "cults", name, Cult::named)?.index()] = (*steps).min(9);
    }
    let levels = usize::from(row.shipping_max.saturating_sub(row.shipping_start));
    if row.shipping_max > 5 || row.shipping_start > row.shipping_max || row.shipping_vp.len() != levels {
        return Err(wrong("shipping goes up to 5 at most, with points for each level above the start".to_owned()));
    }
    let spades = row.spade_cost.len();
    if !(1..=3).contains(&spades) || row.digging_vp.len() != spades - 1 {
        return Err(wrong("there are 1 to 3 prices of a spade, and points for each level of digging".to_owned()));
    }
    let padded = |list: &[u8]| std::array::from_fn::<u8, 5, _>(|i| list.get(i).copied().unwrap_or(0).min(MOST));
    let mut spade_cost = [Goods::NONE; 3];
    for (slot, cost) in spade_cost.iter_mut().zip(&row.spade_cost) {
        *slot = file.goods(id, "spade_cost", *cost)?;
    }
    let skip = row.skip.as_ref().map(|skip| {
        if !["tunnel", "carpet"].contains(&skip.kind.as_str()) || skip.range.max(skip.range_with_stronghold) > 2 {
            return Err(wrong("a skip is a tunnel or a carpet over 1 or 2 hexes".to_owned()));
        }
        Ok(Skip {
            cost: file.goods(id, "skip.cost", skip.cost)?,
            cost_stronghold: file.goods(id, "skip.cost_with_stronghold", skip.cost_with_stronghold)?,
            range: skip.range,
            range_stronghold: skip.range_with_stronghold,
        })
    });
    let digging = padded(&row.digging_vp);
    Ok(FactionBoard {
        home: file.word(id, "home", &row.home, Terrain::named)?,
        start: file.goods(id, "start", row.start)?,
        bowls: row.bowls,
        cults,
        start_dwellings: row.start_dwellings,
        cost: [
            file.goods(id, "cost_dwelling", row.cost_dwelling)?,
            file.goods(id, "cost_trading_post", row.cost_trading_post)?,
            file.goods(id, "cost_temple", row.cost_temple)?,
            file.goods(id, "cost_stronghold", row.cost_stronghold)?,
            file.goods(id, "cost_sanctuary", row.cost_sanctuary)?,
        ],
        trading_post_alone: file.goods(id, "cost_trading_post_alone", row.cost_trading_post_alone)?,
        worker_income: file.list(id, "worker_income", &row.worker_income)?,
        trading_post_coins: file.list(id, "trading_post_coins", &row.trading_post_coins)?,
        trading_post_power: file.list(id, "trading_post_power", &row.trading_post_power)?,
        temple_priests: file.list(id, "temple_priests", &row.temple_priests)?,
        temple_power: file.list(id, "temple_power", &row.temple_power)?,
        stronghold_income: file.goods(id, "stronghold_income", row.stronghold_income)?,
        sanctuary_income: file.goods(id, "sanctuary_income", row.sanctuary_income)?,
        shipping_start: row.shipping_start,
        shipping_max: row.shipping_max,
        shipping_cost: file.goods(id, "shipping_cost", row.shipping_cost)?,
        shipping_vp: padded(&row.shipping_vp),
        spade_cost,
        digging_max: spades as u8 - 1,
        digging_cost: file.goods(id, "digging_cost", row.digging_cost)?,
        digging_vp: [digging[0], digging[1]],
        skip: skip.transpose()?,
    })
}

fn introductory_scoring(file: &File<'_>, raw: &raw::Pack) -> Checked<[ScoringTile; 6]> {
    let rounds = &raw.introductory_scoring.rounds;
    let wrong = |problem: &str| file.at(rounds, "introductory_scoring, field rounds", problem);
    let tiles: Option<Vec<ScoringTile>> = rounds.get_ref().iter().map(|name| ScoringTile::named(name)).collect();
    let tiles = tiles.ok_or_else(|| wrong("it names an unknown tile"))?;
    let tiles: [ScoringTile; 6] = tiles.try_into().map_err(|_| wrong("it names six tiles"))?;
    let twice = (1..6).any(|i| tiles[..i].contains(&tiles[i]));
    if twice { Err(wrong("it names a tile twice")) } else { Ok(tiles) }
}

fn introductory(file: &File<'_>, raw: &raw::Pack) -> Checked<Vec<Introductory>> {
    let one = |row: &raw::IntroductoryRow| {
        let wrong = |problem: String| file.at(&row.players, format!("introductory game for {}", row.players.get_ref()), problem);
        let names = |what: &str, name: &String| wrong(format!("{name:?} is no {what}"));
        let factions: Checked<Vec<Faction>> =
            row.factions.iter().map(|name| Faction::named(name).ok_or_else(|| names("faction", name))).collect();
        let bonus_tiles: Checked<Vec<BonusTile>> =
            row.bonus_tiles.iter().map(|name| BonusTile::named(name).ok_or_else(|| names("bonus tile", name))).collect();
        let hexes = |list: &Vec<String>| -> Checked<Vec<Hex>> {
            list.iter().map(|name| name.parse().map_err(|_| names("land hex", name))).collect()
        };
        let dwellings: Checked<Vec<Vec<Hex>>> = row.dwellings.iter().map(hexes).collect();
        Ok(Introductory { players: *row.players.get_ref(), factions: factions?, dwellings: dwellings?, bonus_tiles: bonus_tiles? })
    };
    raw.introductory.iter().map(one).collect()
}

fn check_introductory(file: &File<'_>, raw: &raw::Pack, content: &Content) -> Checked<()> {
    for players in content.min_players..=content.max_players {
        let Some(game) = content.introductory(players) else {
            return Err(file.error(format!("introductory game for {players}"), "it is missing"));
        };
        let row = raw.introductory.iter().find(|row| *row.players.get_ref() == players);
        let row = row.expect("it was just made from this row");
        let wrong = |problem: String| file.at(&row.players, format!("introductory game for {players}"), problem);
        let n = usize::from(players);
        if (game.factions.len(), game.dwellings.len(), game.bonus_tiles.len()) != (n, n, n + 3) {
            return Err(wrong(format!("it has {n} factions with their dwellings and {} bonus tiles", n + 3)));
        }
        for (faction, hexes) in game.factions.iter().zip(&game.dwellings) {
            let board = content.faction(*faction);
            if hexes.len() != usize::from(board.start_dwellings) {
                return Err(wrong(format!("{faction} start with {} dwellings", board.start_dwellings)));
            }
            if let Some(hex) = hexes.iter().find(|hex| content.map.terrain[hex.index()] != board.home) {
                return Err(wrong(format!("{hex} is not the home terrain of {faction}")));
            }
        }
    }
    Ok(())
}
