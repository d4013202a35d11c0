//! The content file as it is written, with the place of everything that can be wrong.

use crate::ids::Resource;
use crate::resources::{Cost, Resources, Spaces};
use game_core::{ContentError, Source};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;
use toml::Spanned;

/// The whole file.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the tables of the content file, which explains them")]
pub struct Rows {
    pub schema: Spanned<u32>,
    pub game: Spanned<String>,
    pub constant: Vec<ConstantRow>,
    pub supply: Vec<SupplyRow>,
    pub edition: Vec<EditionRow>,
    pub terrain: Vec<TerrainRow>,
    pub faction: Vec<FactionRow>,
    pub starting_card: Vec<StartingRow>,
    pub market_card: Vec<MarketRow>,
    pub technology: Vec<TechnologyRow>,
    pub wonder: Vec<WonderRow>,
    pub conquest_token: Vec<TokenRow>,
    pub region: Vec<RegionRow>,
    pub border: Vec<BorderRow>,
    pub outline: OutlineRow,
    pub layout: Vec<LayoutRow>,
}

macro_rules! rows {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attribute:meta])* $field:ident: $type:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(Deserialize, Debug)]
        #[serde(deny_unknown_fields)]
        #[allow(missing_docs, reason = "the fields are those of the content file, which explains them")]
        pub struct $name { $($(#[$attribute])* pub $field: $type,)* }
    )*};
}

rows! {
    /// A number of the rules.
    ConstantRow { id: Spanned<String>, value: Spanned<u8>, note: Option<String>, source: Source, }
    /// How many of something are in the box.
    SupplyRow { id: Spanned<String>, count: Spanned<u8>, note: Option<String>, source: Source, }
    /// A printing.
    EditionRow {
        id: Spanned<String>,
        attack_limit: Spanned<String>,
        store_release: Spanned<String>,
        #[serde(default)] same_project: Option<Spanned<String>>,
        #[serde(default)] archived_card: Option<Spanned<String>>,
        source: Source,
    }
    /// A terrain.
    TerrainRow { id: Spanned<String>, regions: Spanned<u8>, conquest_pool: Spanned<String>, source: Source, }
    /// A faction.
    FactionRow { id: Spanned<String>, deck: BTreeMap<Spanned<String>, u8>, source: Source, }
    /// A starting card.
    StartingRow { id: Spanned<String>, total: Spanned<u8>, effects: Vec<EffectRow>, source: Source, }
    /// A kind of market card.
    MarketRow { id: Spanned<String>, copies: Vec<CopyRow>, effects: Vec<EffectRow>, source: Source, }
    /// Equal copies of a market card.
    CopyRow { id: Spanned<String>, vp: u8, count: Spanned<u8>, cost: Amounts, }
    /// An effect of an action card or of a technology.
    EffectRow {
        op: Spanned<String>,
        #[serde(default)] gain: Option<Amounts>,
        #[serde(default)] spaces: Option<Amounts>,
        #[serde(default)] terrain: Option<String>,
        #[serde(default)] card: Option<String>,
        #[serde(default)] build: Option<u8>,
        #[serde(default)] cards: Option<u8>,
        #[serde(default)] symbols: Option<u8>,
        #[serde(default)] strength: Option<u8>,
    }
    /// A technology.
    TechnologyRow {
        id: Spanned<String>,
        level: Spanned<u8>,
        spaces: Amounts,
        copies: Spanned<u8>,
        timing: Spanned<String>,
        effect: EffectRow,
        source: Source,
    }
    /// A wonder.
    WonderRow {
        id: Spanned<String>,
        spaces: Amounts,
        copies: Spanned<u8>,
        score: Spanned<String>,
        divisor: Spanned<u8>,
        bonus: u8,
        cap: u8,
        source: Source,
    }
    /// A conquest token.
    TokenRow {
        id: Spanned<String>,
        value: Spanned<u8>,
        #[serde(default)] resource: Option<Spanned<String>>,
        count: Spanned<u8>,
        pool: Spanned<String>,
        source: Source,
    }
    /// A region.
    RegionRow {
        id: Spanned<String>,
        number: Spanned<u8>,
        terrain: Spanned<String>,
        x: u8,
        y: u8,
        neighbours: Vec<Spanned<String>>,
        seed: Point,
        source: Source,
    }
    /// A border between two regions.
    BorderRow { between: Spanned<[String; 2]>, crossing: Spanned<String>, source: Source, }
    /// Drawing points of the sea.
    OutlineRow { sea_seeds: Vec<Point>, source: Source, }
    /// A point in percent of the board.
    Point { x: f64, y: f64, }
    /// A map for a number of players.
    LayoutRow {
        id: Spanned<String>,
        players: Spanned<u8>,
        map: Spanned<String>,
        out_of_play: Vec<Spanned<String>>,
        regions_in_play: Spanned<u8>,
        start_choices: Spanned<Vec<String>>,
        vp_token_regions: Vec<Spanned<String>>,
        recommended_starts: Spanned<Vec<String>>,
        source_out_of_play: Source,
        source_vp_tokens: Source,
        source_recommended_starts: Source,
    }
}

/// Amounts by resource, wild ones included.
#[derive(Deserialize, Clone, Copy, Debug, Default)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the fields are the resources")]
pub struct Amounts {
    pub food: u8,
    pub wood: u8,
    pub metal: u8,
    pub stone: u8,
    pub culture: u8,
    pub wms: u8,
    pub any: u8,
}

impl Amounts {
    /// The part without wild ones.
    #[must_use]
    pub fn fixed(self) -> Resources {
        [self.food, self.wood, self.metal, self.stone, self.culture]
            .into_iter()
            .zip(Resource::ALL)
            .fold(Resources::NONE, |all, (n, resource)| all.plus(Resources::of(resource, n)))
    }

    /// The amounts as spaces of a card; an error when a token could fit two sorts of space.
    ///
    /// # Errors
    /// What is wrong.
    pub fn spaces(self) -> Result<Spaces, String> {
        let fixed = self.fixed();
        if self.any > 0 && (self.wms > 0 || !fixed.is_none()) {
            return Err("spaces for any resource stand alone, so that every token has one place".to_owned());
        }
        if self.wms > 0 && fixed.wms() > 0 {
            return Err(
                "a card with wms spaces has no spaces for wood, metal or stone besides them".to_owned()
            );
        }
        let spaces = Spaces { fixed, wms: self.wms, any: self.any };
        match spaces.total() {
            1..=12 => Ok(spaces),
            total => Err(format!("a card has 1 to 12 spaces, not {total}")),
        }
    }

    /// The amounts as a price; an error when the buyer's choice could matter for the rest of the payment.
    ///
    /// # Errors
    /// What is wrong.
    pub fn cost(self) -> Result<Cost, String> {
        let fixed = self.fixed();
        if self.any > 0 {
            return Err("a price has no units of any resource".to_owned());
        }
        if self.wms > 0 && fixed.wms() > 0 {
            return Err("a price with wms units has no wood, metal or stone besides them".to_owned());
        }
        if fixed.is_none() && self.wms == 0 {
            return Err("a market card costs something".to_owned());
        }
        Ok(Cost { fixed, wild: self.wms })
    }

    /// The amounts as a gain, which has nothing wild.
    ///
    /// # Errors
    /// What is wrong.
    pub fn gain(self) -> Result<Resources, String> {
        if self.any > 0 || self.wms > 0 || self.fixed().is_none() {
            return Err("this effect gains at least one resource, each of a certain type".to_owned());
        }
        Ok(self.fixed())
    }
}

/// Reads a content file and knows how to say what is wrong with it.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// Name of the file.
    pub file: &'a str,
    /// Its text.
    pub text: &'a str,
}

impl Reader<'_> {
    /// The tables of the file.
    ///
    /// # Errors
    /// When it is not TOML, or something is missing or unknown.
    pub fn rows(&self) -> Result<Rows, ContentError> {
        let rows: Rows = toml::from_str(self.text).map_err(|error| {
            let mut wrong = ContentError::toml(self.file, self.text, &error);
            if let Some(span) = error.span() {
                wrong.place = self.component(span.start);
            }
            wrong
        })?;
        if *rows.schema.get_ref() != 1 {
            return Err(self.wrong(rows.schema.span(), "schema", "this program reads schema 1"));
        }
        if rows.game.get_ref() != "altay" {
            return Err(self.wrong(
                rows.game.span(),
                "game",
                "a content file of Altay says game = \"altay\"",
            ));
        }
        Ok(rows)
    }

    /// The error at a place of the text.
    #[must_use]
    pub fn wrong(&self, at: Range<usize>, field: &str, problem: impl Into<String>) -> ContentError {
        let component = self.component(at.start);
        let place = match (component.is_empty(), field.is_empty()) {
            (true, _) => field.to_owned(),
            (false, true) => component,
            (false, false) => format!("{component}, field {field}"),
        };
        ContentError::new(self.file, place, problem).at(self.text, at.start)
    }

    /// The component that holds this byte: its table and, where it has one, its id.
    fn component(&self, byte: usize) -> String {
        let end = self.text[byte..].find('\n').map_or(self.text.len(), |more| byte + more);
        let lines = self.text[..end].lines().rev();
        let mut id = None;
        for line in lines {
            let line = line.trim();
            if let Some(table) = line.strip_prefix('[') {
                let table = table.trim_start_matches('[').trim_end_matches(']');
                if table.chars().all(|c| c.is_ascii_lowercase() || c == '_') {
                    return match id {
                        Some(id) => format!("{table} {id}"),
                        None => table.to_owned(),
                    };
                }
            }
            if let Some(value) = line.strip_prefix("id =") {
                id = Some(value.trim().to_owned());
            }
        }
        String::new()
    }

    /// Finds exactly one row for every member of a vocabulary, in its order.
    ///
    /// # Errors
    /// When a row names no member, a member twice, or a member has no row.
    pub fn each<'r, R, T: Copy + PartialEq>(
        &self,
        rows: impl IntoIterator<Item = &'r R>,
        id: impl Fn(&'r R) -> &'r Spanned<String>,
        from_name: impl Fn(&str) -> Option<T>,
        members: &[(T, &'static str)],
        table: &str,
    ) -> Result<Vec<&'r R>, ContentError> {
        let mut found: Vec<Option<&R>> = vec![None; members.len()];
        for row in rows {
            let name = id(row);
            let place = from_name(name.get_ref())
                .and_then(|member| members.iter().position(|(other, _)| *other == member));
            let Some(place) = place else {
                let known: Vec<_> = members.iter().map(|(_, name)| *name).collect();
                let problem = format!("unknown {table} {:?}; known are {}", name.get_ref(), known.join(", "));
                return Err(self.wrong(name.span(), "id", problem));
            };
            if found[place].replace(row).is_some() {
                let problem = format!("{table} {:?} stands here for the second time", name.get_ref());
                return Err(self.wrong(name.span(), "id", problem));
            }
        }
        let row_of = |(row, (_, name)): (Option<&'r R>, &(T, &'static str))| {
            row.ok_or_else(|| {
                ContentError::new(self.file, table, format!("there is no {table} {name:?}"))
                    .at(self.text, self.text.len())
            })
        };
        found.into_iter().zip(members).map(row_of).collect()
    }
}
