//! The header: options, tiles and seats of a ledger.

use super::command::{Command, Server, parse_line};
use super::error::{HeaderError, ImportError};
use super::ledger::{Ledger, Line};
use super::names;
use crate::ids::{BonusTile, Faction, ScoringTile};
use crate::setup::{FactionChoice, KeyChoice, Setup, TurnOrder};

/// What a ledger says before the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The options that have a meaning for the rules.
    pub options: Options,
    /// Options as written, in file order.
    pub option_names: Vec<String>,
    /// Scoring tiles of rounds 1 to 6.
    pub scoring: [ScoringTile; 6],
    /// Bonus tiles in the game.
    pub bonus: Vec<BonusTile>,
    /// Players' names in seat order, where the file has them.
    pub players: Vec<String>,
    /// Factions in seat order.
    pub factions: Vec<Faction>,
}

/// The options that have a meaning for the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `errata-cultist-power`.
    pub cultists_decline_power: bool,
    /// `variable-turn-order`.
    pub turn_order_passing: bool,
    /// `mini-expansion-1`.
    pub town_tiles: bool,
    /// `shipping-bonus`.
    pub shipping_bonus: bool,
    /// `temple-scoring-tile`.
    pub temple_scoring: bool,
}

impl Header {
    /// Reads the header of a ledger.
    ///
    /// # Errors
    /// When an option is unknown or cannot be played, tiles are missing, or the seats make no table; when a
    /// player leaves later on.
    pub fn read(ledger: &Ledger) -> Result<Header, ImportError> {
        refuse_dropped(ledger)?;
        let mut options = Options::default();
        let mut option_names = Vec::new();
        let mut scoring = [None; 6];
        let mut removed = Vec::new();
        let mut players = Vec::new();
        let mut factions = Vec::new();
        for line in ledger.lines() {
            match line {
                Line::Row(row) => {
                    if parse_line(&row.commands).as_deref() != Ok(&[Command::Server(Server::Setup)]) {
                        break;
                    }
                    factions.push(row.faction);
                }
                Line::Comment { line, text } => {
                    let lower = text.to_ascii_lowercase();
                    if let Some(name) = lower.strip_prefix("option ") {
                        options.set(*line, name.trim())?;
                        option_names.push(name.trim().to_owned());
                    } else if let Some(name) = lower.strip_prefix("removing tile ") {
                        let tile = names::bonus(name.trim())
                            .ok_or_else(|| wrong(*line, text, "`Removing tile BON1` to `BON10`"))?;
                        removed.push(tile);
                    } else if lower.starts_with("round ") && lower.contains(" scoring:") {
                        let (round, tile) = scoring_line(&lower)
                            .ok_or_else(|| wrong(*line, text, "`Round k scoring: SCOREn`"))?;
                        scoring[round] = Some(tile);
                    } else if lower.starts_with("player ") && text.contains(':') {
                        players.push(text.split_once(':').map_or("", |(_, name)| name.trim()).to_owned());
                    } else if lower.starts_with("map ") {
                        return Err(HeaderError::Unsupported {
                            line: *line,
                            name: text.clone(),
                            reason: "only the map of the base game is played",
                        }
                        .into());
                    }
                }
            }
        }
        if !(2..=5).contains(&factions.len()) {
            return Err(HeaderError::Players { found: factions.len() }.into());
        }
        let mut tiles = [ScoringTile::ALL[0]; 6];
        for (round, tile) in scoring.iter().enumerate() {
            tiles[round] = tile.ok_or(HeaderError::ScoringMissing { round: round + 1 })?;
        }
        let promo = |tile: &BonusTile| *tile == BonusTile::ShippingVp;
        let bonus: Vec<BonusTile> = BonusTile::ALL
            .into_iter()
            .filter(|tile| !removed.contains(tile) && (options.shipping_bonus || !promo(tile)))
            .collect();
        let needed = factions.len() + 3;
        if bonus.len() != needed {
            return Err(
                HeaderError::BonusTiles { found: bonus.len(), players: factions.len(), needed }.into()
            );
        }
        Ok(Header { options, option_names, scoring: tiles, bonus, players, factions })
    }
}

impl Header {
    /// The set-up of the game, with every record option off.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::new(self.factions.len() as u8);
        setup.faction_choice = FactionChoice::Given;
        setup.factions.clone_from(&self.factions);
        setup.first_player = Some(0);
        setup.scoring_tiles = self.scoring.to_vec();
        setup.bonus_tiles.clone_from(&self.bonus);
        setup.key_choice = KeyChoice::Auto;
        setup.promo_bonus_shipping = self.options.shipping_bonus;
        setup.promo_town_tiles = self.options.town_tiles;
        setup.promo_scoring_temple = self.options.temple_scoring;
        setup.cultists_decline_power = self.options.cultists_decline_power;
        if self.options.turn_order_passing {
            setup.turn_order = TurnOrder::Passing;
        }
        setup
    }
}

impl Options {
    fn set(&mut self, line: usize, name: &str) -> Result<(), HeaderError> {
        let unsupported = |reason| HeaderError::Unsupported { line, name: name.to_owned(), reason };
        match name {
            "errata-cultist-power" => self.cultists_decline_power = true,
            "variable-turn-order" => self.turn_order_passing = true,
            "mini-expansion-1" => self.town_tiles = true,
            "shipping-bonus" => self.shipping_bonus = true,
            "temple-scoring-tile" => self.temple_scoring = true,
            "strict-leech"
            | "strict-darkling-sh"
            | "strict-chaosmagician-sh"
            | "maintain-player-order"
            | "email-notify" => {}
            _ if name.starts_with("fire-and-ice") => {
                return Err(unsupported(
                    "only the 14 factions and the end scoring of the base game are played",
                ));
            }
            _ if name.starts_with("loose-") || name == "manual-fav5" => {
                return Err(unsupported("it switches single checks of the rules off"));
            }
            _ => return Err(HeaderError::UnknownOption { line, name: name.to_owned() }),
        }
        Ok(())
    }
}

/// Spec R48: a game with a player who left is not modelled.
fn refuse_dropped(ledger: &Ledger) -> Result<(), ImportError> {
    let mut row = 0;
    for line in ledger.lines() {
        match line {
            Line::Row(faction_row) => {
                row = faction_row.number;
                if faction_row.commands.to_ascii_lowercase().contains("resign") {
                    let (line, text) = (faction_row.line, faction_row.commands.clone());
                    return Err(ImportError::Dropped { row, line, text });
                }
            }
            Line::Comment { line, text } if text.to_ascii_lowercase().contains("dropped from the game") => {
                return Err(ImportError::Dropped { row, line: *line, text: text.clone() });
            }
            Line::Comment { .. } => {}
        }
    }
    Ok(())
}

fn wrong(line: usize, text: &str, expected: &'static str) -> HeaderError {
    HeaderError::Line { line, text: text.to_owned(), expected }
}

fn scoring_line(lower: &str) -> Option<(usize, ScoringTile)> {
    let (round, tile) = lower.strip_prefix("round ")?.split_once(" scoring:")?;
    let round = round.trim().parse::<usize>().ok().filter(|round| (1..=6).contains(round))?;
    Some((round - 1, names::scoring(tile.split(',').next()?.trim())?))
}
