//! Regions, borders and layouts: checked and turned into tables.

use super::rows::{LayoutRow, Reader, Rows};
use super::{Content, Layout, RegionFacts, achievements};
use crate::ids::{Crossing, Region, RegionSet, Terrain};
use game_core::ContentError;
use toml::Spanned;

type Checked<T> = Result<T, ContentError>;

/// Fills in everything about the map.
pub(super) fn build(reader: &Reader<'_>, rows: &Rows, content: &mut Content) -> Checked<()> {
    regions(reader, rows, content)?;
    terrains(reader, rows, content)?;
    borders(reader, rows, content)?;
    content.sea_seeds = rows.outline.sea_seeds.iter().map(|point| (point.x, point.y)).collect();
    for row in &rows.layout {
        let layout = layout(reader, rows, row, content)?;
        let same = |other: &&Layout| other.players == layout.players && other.reduced == layout.reduced;
        if content.layouts.iter().any(|other| same(&other)) {
            let problem = "there is already a layout for this number of players and this map";
            return Err(reader.wrong(row.id.span(), "players", problem));
        }
        content.layouts.push(layout);
    }
    for (players, reduced) in [(2, true), (2, false), (3, true), (3, false), (4, false)] {
        if !content.layouts.iter().any(|l| l.players == players && l.reduced == reduced) {
            let map = if reduced { "reduced" } else { "full" };
            let problem = format!("there is no {map} layout for {players} players");
            return Err(ContentError::new(reader.file, "layout", problem).at(reader.text, reader.text.len()));
        }
    }
    Ok(())
}

fn region(reader: &Reader<'_>, name: &Spanned<String>, field: &str) -> Checked<Region> {
    Region::named(name.get_ref())
        .ok_or_else(|| reader.wrong(name.span(), field, format!("unknown region {:?}", name.get_ref())))
}

fn regions(reader: &Reader<'_>, rows: &Rows, content: &mut Content) -> Checked<()> {
    let members = Region::ALL.map(|region| (region, region.name()));
    let found = reader.each(&rows.region, |row| &row.id, Region::named, &members, "region")?;
    for ((place, _), row) in members.iter().zip(&found) {
        if usize::from(*row.number.get_ref()) != place.index() {
            let problem = format!("{} is number {}", place.name(), place.index());
            return Err(reader.wrong(row.number.span(), "number", problem));
        }
        let terrain = Terrain::named(row.terrain.get_ref()).ok_or_else(|| {
            let problem = format!("unknown terrain {:?}", row.terrain.get_ref());
            reader.wrong(row.terrain.span(), "terrain", problem)
        })?;
        let mut near = RegionSet::EMPTY;
        for name in &row.neighbours {
            let other = region(reader, name, "neighbours")?;
            if other == *place || !near.insert(other) {
                let problem = format!("{:?} is named twice, or a neighbour of itself", name.get_ref());
                return Err(reader.wrong(name.span(), "neighbours", problem));
            }
        }
        content.regions[place.index()] =
            RegionFacts { terrain, centre: (row.x, row.y), seed: (row.seed.x, row.seed.y), near };
    }
    for row in &found {
        let here = region(reader, &row.id, "id")?;
        for name in &row.neighbours {
            let other = region(reader, name, "neighbours")?;
            if !content.regions[other.index()].near.contains(here) {
                let problem = format!(
                    "asymmetric border: {} names {}, but {} does not name {}",
                    here.name(),
                    other.name(),
                    other.name(),
                    here.name()
                );
                return Err(reader.wrong(name.span(), "neighbours", problem));
            }
        }
    }
    Ok(())
}

fn terrains(reader: &Reader<'_>, rows: &Rows, content: &mut Content) -> Checked<()> {
    let members = Terrain::ALL.map(|terrain| (terrain, terrain.name()));
    let found = reader.each(&rows.terrain, |row| &row.id, Terrain::named, &members, "terrain")?;
    for ((terrain, _), row) in members.iter().zip(found) {
        let here = |region: &Region| content.regions[region.index()].terrain == *terrain;
        let set: RegionSet = Region::ALL.into_iter().filter(here).collect();
        if set.len() != usize::from(*row.regions.get_ref()) {
            let problem = format!(
                "wrong count: {} regions of {}, the list has {}",
                row.regions.get_ref(),
                terrain.name(),
                set.len()
            );
            return Err(reader.wrong(row.regions.span(), "regions", problem));
        }
        content.terrains[terrain.index()] = set;
        let three = achievements::pool(reader, &row.conquest_pool)?;
        if three {
            content.guarded_by_three = content.guarded_by_three.union(set);
        }
    }
    let counts = |three: bool| -> usize {
        content.tokens.iter().filter(|token| token.three == three).map(|t| usize::from(t.count)).sum()
    };
    let mountains = content.guarded_by_three.len();
    if counts(true) < mountains || counts(false) < Region::COUNT - mountains {
        let problem = "wrong count: there are fewer conquest tokens than regions for them";
        return Err(ContentError::new(reader.file, "conquest_token", problem));
    }
    Ok(())
}

fn borders(reader: &Reader<'_>, rows: &Rows, content: &mut Content) -> Checked<()> {
    for row in &rows.border {
        let [a, b] = row.between.get_ref();
        let pair = Region::named(a).zip(Region::named(b));
        let Some((a, b)) = pair.filter(|(a, b)| content.regions[a.index()].near.contains(*b)) else {
            let problem = format!("{a:?} and {b:?} are not named as neighbours of each other");
            return Err(reader.wrong(row.between.span(), "between", problem));
        };
        if content.paths[a.index()][b.index()] != u8::MAX {
            return Err(reader.wrong(row.between.span(), "between", "this border stands here a second time"));
        }
        let crossing = Crossing::named(row.crossing.get_ref()).ok_or_else(|| {
            let problem = format!("unknown crossing {:?}", row.crossing.get_ref());
            reader.wrong(row.crossing.span(), "crossing", problem)
        })?;
        let number = content.borders.len() as u8 * 2;
        if number > 126 {
            let problem = "wrong count: at most 63 borders";
            return Err(reader.wrong(row.between.span(), "between", problem));
        }
        content.paths[a.index()][b.index()] = number;
        content.paths[b.index()][a.index()] = number + 1;
        content.borders.push((a, b, crossing));
    }
    for (a, row) in Region::ALL.into_iter().zip(&content.regions) {
        for b in row.near {
            if content.paths[a.index()][b.index()] == u8::MAX {
                let problem = format!("{} and {} are neighbours without a border", a.name(), b.name());
                return Err(
                    ContentError::new(reader.file, "border", problem).at(reader.text, reader.text.len())
                );
            }
        }
    }
    Ok(())
}

fn layout(reader: &Reader<'_>, rows: &Rows, row: &LayoutRow, content: &Content) -> Checked<Layout> {
    let reduced = match row.map.get_ref().as_str() {
        "reduced" => true,
        "full" => false,
        _ => return Err(reader.wrong(row.map.span(), "map", "known are reduced and full")),
    };
    let players = *row.players.get_ref();
    let mut in_play: RegionSet = Region::ALL.into_iter().collect();
    for name in &row.out_of_play {
        if !in_play.remove(region(reader, name, "out_of_play")?) {
            return Err(reader.wrong(name.span(), "out_of_play", "this region is named twice"));
        }
    }
    if in_play.len() != usize::from(*row.regions_in_play.get_ref()) {
        let problem = format!(
            "wrong count: {} regions in play, the lists leave {}",
            row.regions_in_play.get_ref(),
            in_play.len()
        );
        return Err(reader.wrong(row.regions_in_play.span(), "regions_in_play", problem));
    }
    let near = std::array::from_fn(|place| match in_play.contains(Region::ALL[place]) {
        true => content.regions[place].near.intersection(in_play),
        false => RegionSet::EMPTY,
    });
    if !connected(in_play, &near) {
        return Err(reader.wrong(row.id.span(), "out_of_play", "the regions in play do not hang together"));
    }
    let named = |list: &Spanned<Vec<String>>, field: &str| -> Checked<Vec<Region>> {
        let find = |name: &String| {
            Region::named(name)
                .filter(|place| in_play.contains(*place))
                .ok_or_else(|| reader.wrong(list.span(), field, format!("{name:?} is no region in play")))
        };
        list.get_ref().iter().map(find).collect()
    };
    let starts: RegionSet = named(&row.start_choices, "start_choices")?.into_iter().collect();
    if starts != content.terrains[Terrain::Farmland.index()].intersection(in_play) {
        let problem = "the start choices are the farmlands in play";
        return Err(reader.wrong(row.start_choices.span(), "start_choices", problem));
    }
    let recommended = named(&row.recommended_starts, "recommended_starts")?;
    let distinct: RegionSet = recommended.iter().copied().collect();
    if recommended.len() != usize::from(players)
        || distinct.len() != recommended.len()
        || !distinct.difference(starts).is_empty()
    {
        let problem = format!("wrong count: {players} different start choices, one for each player");
        return Err(reader.wrong(row.recommended_starts.span(), "recommended_starts", problem));
    }
    let mut vp_tokens = RegionSet::EMPTY;
    for name in &row.vp_token_regions {
        let place = region(reader, name, "vp_token_regions")?;
        if !in_play.contains(place) || !vp_tokens.insert(place) {
            let problem = "a VP token lies in a region in play, one in each";
            return Err(reader.wrong(name.span(), "vp_token_regions", problem));
        }
    }
    let in_box = rows.supply.iter().find(|supply| supply.id.get_ref() == "vp_tokens");
    if in_box.is_some_and(|supply| vp_tokens.len() > usize::from(*supply.count.get_ref())) {
        return Err(reader.wrong(
            row.id.span(),
            "vp_token_regions",
            "wrong count: more VP tokens than exist",
        ));
    }
    Ok(Layout {
        id: row.id.get_ref().clone(),
        players,
        reduced,
        in_play,
        near,
        starts,
        vp_tokens,
        recommended,
        vp_tokens_source: row.source_vp_tokens,
        recommended_source: row.source_recommended_starts,
    })
}

fn connected(in_play: RegionSet, near: &[RegionSet; Region::COUNT]) -> bool {
    let mut reached: RegionSet = in_play.first().into_iter().collect();
    loop {
        let wider = reached.iter().fold(reached, |all, region| all.union(near[region.index()]));
        if wider == reached {
            return reached == in_play && !in_play.is_empty();
        }
        reached = wider;
    }
}
