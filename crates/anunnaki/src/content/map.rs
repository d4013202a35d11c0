//! The boards: territories, borders, capitals and culture corners.

use super::check::{Check, Reader};
use super::reward::resource_of;
use super::rows::{self, BoardKind, File};
use super::{CORNERS, CULTURES, CornerFacts, TERRITORIES, TerritoryFacts};
use crate::ids::{Board, House, Resource, Territory, TerritorySet};
use game_core::ContentError;

/// Everything that follows from the boards.
pub(super) struct Map {
    pub(super) territories: Vec<TerritoryFacts>,
    pub(super) boards: [TerritorySet; 7],
    pub(super) steps: [TerritorySet; TERRITORIES],
    pub(super) atlantis: TerritorySet,
    pub(super) ancient_sites: TerritorySet,
    pub(super) afterworld: Territory,
    pub(super) capitals: [Territory; 4],
    pub(super) starts: [Territory; 4],
    pub(super) corners: Vec<CornerFacts>,
}

pub(super) fn map(read: &Reader<'_>, rows: &File) -> Check<Map> {
    let list = &rows.territories;
    read.unique("territory", list, |row| &row.id)?;
    if list.len() > TERRITORIES {
        return Err(ContentError::new(
            read.file,
            "territories",
            format!("at most {TERRITORIES}, not {}", list.len()),
        ));
    }
    let find = |id: &str| list.iter().position(|row| row.get_ref().id == id).map(Territory::new);
    let where_ = |test: &dyn Fn(&rows::TerritoryRow) -> bool| -> TerritorySet {
        (0..list.len()).filter(|at| test(list[*at].get_ref())).map(Territory::new).collect()
    };
    let boards: [TerritorySet; 7] = Board::ALL.map(|board| where_(&|row| row.board == board));
    let atlantis = where_(&|row| row.atlantis);
    let mut steps = [TerritorySet::EMPTY; TERRITORIES];
    for (i, a) in list.iter().enumerate() {
        for (j, b) in list.iter().enumerate() {
            if i != j && touch(a.get_ref(), b.get_ref()) && !a.get_ref().atlantis && !b.get_ref().atlantis {
                steps[i].insert(Territory::new(j));
            }
        }
    }
    for row in &rows.dotted_borders {
        let border = row.get_ref();
        let place = || format!("dotted border {:?} - {:?}", border.atlantis, border.territory);
        let (Some(a), Some(b)) = (find(&border.atlantis), find(&border.territory)) else {
            return Err(read.error(row, place(), "there is no such territory"));
        };
        let fine = atlantis.contains(a)
            && !atlantis.contains(b)
            && touch(list[a.index()].get_ref(), list[b.index()].get_ref());
        read.must(fine, row, place, || "it joins an Atlantis hex and an ordinary neighbour".to_owned())?;
        steps[a.index()].insert(b);
        steps[b.index()].insert(a);
    }
    for (at, row) in list.iter().enumerate() {
        territory(read, row, &steps[at])?;
    }
    let (capitals, starts) = home_boards(read, rows, &boards, &steps)?;
    gaia_boards(read, rows, &boards, atlantis)?;
    let facts = |row: &rows::TerritoryRow| TerritoryFacts {
        id: row.id.clone(),
        q: row.q,
        r: row.r,
        sources: row.sources.iter().map(|source| resource_of(*source)).collect(),
        types: row.sources.iter().fold(0, |types, source| {
            types | resource_of(*source).map_or(0b1111, |resource: Resource| 1 << resource.index())
        }),
        shrines: row.shrines,
        capital_of: House::ALL.into_iter().find(|house| row.capital && house.board() == row.board),
    };
    let after = boards[Board::Afterworld.index()];
    let afterworld = after.first().filter(|_| after.len() == 1);
    let Some(afterworld) = afterworld else {
        return Err(ContentError::new(
            read.file,
            "territories",
            "there must be exactly one on board \"afterworld\"",
        ));
    };
    Ok(Map {
        territories: list.iter().map(|row| facts(row.get_ref())).collect(),
        corners: corners(read, rows, find)?,
        boards,
        steps,
        atlantis,
        ancient_sites: where_(&|row| row.ancient),
        afterworld,
        capitals,
        starts,
    })
}

/// Neighbours on one board, by axial coordinates.
fn touch(a: &rows::TerritoryRow, b: &rows::TerritoryRow) -> bool {
    let step = (b.q - a.q, b.r - a.r);
    a.board == b.board && [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)].contains(&step)
}

fn territory(read: &Reader<'_>, row: &toml::Spanned<rows::TerritoryRow>, steps: &TerritorySet) -> Check {
    let hex = row.get_ref();
    let place = || format!("territory {:?}", hex.id);
    read.must((-20..=20).contains(&hex.q) && (-20..=20).contains(&hex.r), row, place, || {
        "q and r are between -20 and 20".to_owned()
    })?;
    if hex.atlantis {
        let fine = hex.shrines == 2 && hex.sources.is_empty() && hex.ancient && !hex.capital;
        read.must(fine, row, place, || "Atlantis has 2 shrines, an ancient token and no source".to_owned())?;
        return read.must(!steps.is_empty(), row, place, || "Atlantis needs a dotted border".to_owned());
    }
    let sources = (1..=3).contains(&hex.sources.len());
    read.must(sources, row, place, || format!("1 to 3 sources, not {}", hex.sources.len()))?;
    let any = hex.sources.contains(&rows::SourceType::Any);
    let only = hex.sources.iter().all(|source| *source == rows::SourceType::Any);
    read.must(!any || only && hex.board == Board::Afterworld, row, place, || {
        "only the Afterworld has sources of any type".to_owned()
    })?;
    read.must(hex.shrines <= 5, row, place, || "at most 5 shrines".to_owned())
}

fn home_boards(
    read: &Reader<'_>,
    rows: &File,
    boards: &[TerritorySet; 7],
    steps: &[TerritorySet; TERRITORIES],
) -> Check<([Territory; 4], [Territory; 4])> {
    let six: [Board; 6] = std::array::from_fn(|i| Board::ALL[i]);
    read.one_each("board", &rows.boards, six, |row| row.id, Board::name)?;
    let (mut capitals, mut starts) = ([Territory::new(0); 4], [Territory::new(0); 4]);
    for row in rows.boards.iter().filter(|row| row.get_ref().kind == BoardKind::Home) {
        let board = row.get_ref();
        let place = || format!("board {:?}", board.id.name());
        let house = board.house.filter(|house| house.board() == board.id);
        let Some(house) = house else {
            return Err(read.error(row, place(), "a home planet belongs to the house of its name"));
        };
        let of = boards[board.id.index()];
        let with = |test: &dyn Fn(&rows::TerritoryRow) -> bool| -> TerritorySet {
            of.iter().filter(|at| test(rows.territories[at.index()].get_ref())).collect()
        };
        let capital = with(&|hex| hex.capital);
        let start = with(&|hex| hex.start_follower);
        let ancient = with(&|hex| hex.ancient);
        let counts = of.len() == 6 && capital.len() == 1 && start.len() == 1 && ancient.len() == 1;
        read.must(counts && with(&|hex| hex.atlantis).is_empty(), row, place, || {
            "a home planet has 6 territories: one capital, one start_follower, one ancient, no Atlantis"
                .to_owned()
        })?;
        let (Some(capital), Some(start)) = (capital.first(), start.first()) else { continue };
        let shrines =
            steps[capital.index()].iter().filter(|at| rows.territories[at.index()].get_ref().shrines > 0);
        read.must(shrines.eq([start]), row, place, || {
            "exactly one shrine hex lies next to the capital, and it is the start_follower one".to_owned()
        })?;
        capitals[house.index()] = capital;
        starts[house.index()] = start;
    }
    Ok((capitals, starts))
}

fn gaia_boards(read: &Reader<'_>, rows: &File, boards: &[TerritorySet; 7], atlantis: TerritorySet) -> Check {
    for row in &rows.boards {
        let board = row.get_ref();
        let place = || format!("board {:?}", board.id.name());
        let (kind, players, hexes): (_, &[u8], _) = match board.id {
            Board::Gaia2 => (BoardKind::Gaia, &[2], 1),
            Board::Gaia4 => (BoardKind::Gaia, &[3, 4], 2),
            _ => (BoardKind::Home, &[2, 3, 4], 0),
        };
        let fine = board.kind == kind && board.players == players;
        read.must(fine, row, place, || format!("it is a {kind:?} board for {players:?} players"))?;
        let found = boards[board.id.index()].intersection(atlantis).len();
        read.must(found == hexes, row, place, || format!("it has {hexes} Atlantis hexes, not {found}"))?;
        let strange = boards[board.id.index()].iter().any(|at| {
            let hex = rows.territories[at.index()].get_ref();
            kind == BoardKind::Gaia && (hex.capital || hex.start_follower || hex.ancient && !hex.atlantis)
        });
        read.must(!strange, row, place, || {
            "Gaia has no capital and ancient tokens in Atlantis only".to_owned()
        })?;
    }
    Ok(())
}

fn corners(
    read: &Reader<'_>,
    rows: &File,
    find: impl Fn(&str) -> Option<Territory>,
) -> Check<Vec<CornerFacts>> {
    read.unique("culture corner", &rows.culture_corners, |row| &row.id)?;
    let mut facts: Vec<CornerFacts> = Vec::new();
    for row in &rows.culture_corners {
        let corner = row.get_ref();
        let place = || format!("culture corner {:?}", corner.id);
        let ids = corner.territories.each_ref().map(|id| find(id));
        let [Some(a), Some(b), Some(c)] = ids else {
            return Err(read.error(row, place(), "there is no such territory"));
        };
        let hex = |at: Territory| rows.territories[at.index()].get_ref();
        let meet = touch(hex(a), hex(b)) && touch(hex(b), hex(c)) && touch(hex(a), hex(c));
        read.must(meet && hex(a).board == corner.board, row, place, || {
            "it lies where three neighbours of its board meet".to_owned()
        })?;
        let territories: TerritorySet = [a, b, c].into_iter().collect();
        let twice = facts.iter().any(|other| other.territories == territories);
        read.must(!twice, row, place, || "another corner lies at the same place".to_owned())?;
        facts.push(CornerFacts { id: corner.id.clone(), board: corner.board, territories });
    }
    let of = |board: Board| facts.iter().filter(|corner| corner.board == board).count();
    let homes: usize = House::ALL.iter().map(|house| of(house.board())).sum();
    let most = homes + of(Board::Gaia4).max(of(Board::Gaia2));
    if most > CULTURES || facts.len() > CORNERS || of(Board::Afterworld) > 0 {
        let problem = format!(
            "at most {CULTURES} corners in play and {CORNERS} in all, not {most} and {}",
            facts.len()
        );
        return Err(ContentError::new(read.file, "culture corners", problem));
    }
    Ok(facts)
}
