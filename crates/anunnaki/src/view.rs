//! What each viewer may see (2.1). The only file that decides it.

use crate::ids::{
    Artifact, Board, Cell, Corner, Goal, Kind, Region, Resource, Slot, Territory, Token, Track, Weapon,
    WeaponSet,
};
use crate::prompt::{Deal, Phase, SetupPart, Step, Task};
use crate::state::{Fought, Position, Side};
use game_core::{Awaiting, Seat, Viewer};
use serde::Serialize;

/// The position through somebody's eyes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct View {
    pub round: u16,
    pub round_limit: u16,
    #[cfg_attr(feature = "wire", ts(as = "Phase"))]
    pub phase: &'static str,
    pub active: Seat,
    pub first_player: Option<Seat>,
    pub first_game: bool,
    pub end_triggered: bool,
    pub awaiting: Awaiting,
    pub question: Option<&'static str>,
    /// The action star, the same for all houses.
    pub slots: Vec<SlotView>,
    pub boards: Vec<BoardView>,
    pub pacts: PactsView,
    pub goals: Vec<GoalView>,
    pub tracks: Vec<TrackView>,
    pub power_track: PowerView,
    pub artifacts: ArtifactsView,
    pub ancient_tokens_unseen: u32,
    pub culture_tokens_unseen: u32,
    pub battle: Option<BattleView>,
    /// The battle decided last: all of it is known to everybody.
    pub last_battle: Option<FoughtView>,
    pub seats: Vec<SeatView>,
}

/// A slot of the star.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct SlotView {
    #[cfg_attr(feature = "wire", ts(as = "Slot"))]
    pub slot: &'static str,
    #[cfg_attr(feature = "wire", ts(as = "Option<Token>"))]
    pub token: Option<&'static str>,
}

/// A board in play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct BoardView {
    #[cfg_attr(feature = "wire", ts(as = "Board"))]
    pub board: &'static str,
    pub territories: Vec<TerritoryView>,
    pub corners: Vec<CornerView>,
}

/// A territory.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct TerritoryView {
    pub territory: &'static str,
    /// Exhausted sources, by their places among those that are printed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(as = "Option<Vec<usize>>", optional))]
    pub exhausted: Vec<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub ancient: Option<TokenView>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(as = "Option<bool>", optional))]
    pub atlantis_god: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(as = "Option<bool>", optional))]
    pub contested: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub controller: Option<Seat>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(as = "Option<Vec<PiecesView>>", optional))]
    pub pieces: Vec<PiecesView>,
}

/// A token on a board, face up or down.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct TokenView {
    pub token: Option<&'static str>,
    pub face_up: bool,
}

/// The pieces of one seat in a territory.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct PiecesView {
    pub seat: Seat,
    pub followers: u8,
    pub minor_gods: u8,
    pub major_gods: u8,
    pub settlements: u8,
}

/// A culture corner.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct CornerView {
    pub corner: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub culture: Option<TokenView>,
}

/// The pact row and stack.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct PactsView {
    pub row: Vec<Option<&'static str>>,
    pub stack: u32,
}

/// A goal tile and the track it lies beside.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct GoalView {
    #[cfg_attr(feature = "wire", ts(as = "Track"))]
    pub track: &'static str,
    #[cfg_attr(feature = "wire", ts(as = "Option<Goal>"))]
    pub goal: Option<&'static str>,
    pub values: Vec<u8>,
}

/// A development track.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct TrackView {
    #[cfg_attr(feature = "wire", ts(as = "Track"))]
    pub track: &'static str,
    pub markers: Vec<u8>,
}

/// The power track.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct PowerView {
    pub vp2_spaces: Vec<u8>,
    pub markers: Vec<u8>,
}

/// The artifact stack.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct ArtifactsView {
    pub stack: u32,
    /// The cards of the stack, for those who have looked into it.
    #[cfg_attr(feature = "wire", ts(as = "Option<Vec<Artifact>>"))]
    pub seen: Option<Vec<&'static str>>,
    #[cfg_attr(feature = "wire", ts(as = "Vec<Artifact>"))]
    pub taken: Vec<&'static str>,
}

/// A battle under way.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct BattleView {
    pub territory: &'static str,
    pub attacker: SideView,
    pub defender: SideView,
}

/// A side of a battle.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct SideView {
    pub seat: Option<Seat>,
    /// Chosen and not yet shown: only for the eyes of the side itself.
    #[cfg_attr(feature = "wire", ts(as = "Option<Vec<Weapon>>"))]
    pub sealed: Option<Vec<&'static str>>,
    #[cfg_attr(feature = "wire", ts(as = "Vec<Weapon>"))]
    pub cards: Vec<&'static str>,
    #[cfg_attr(feature = "wire", ts(as = "Vec<Weapon>"))]
    pub void: Vec<&'static str>,
    pub bought_strength: u8,
    pub total: i32,
}

/// A battle that is over.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct FoughtView {
    pub number: u16,
    pub territory: &'static str,
    pub ancient: Option<&'static str>,
    pub attacker: FoughtSideView,
    pub defender: FoughtSideView,
    pub attacker_won: bool,
}

/// A side of a battle that is over.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct FoughtSideView {
    pub seat: Option<Seat>,
    #[cfg_attr(feature = "wire", ts(as = "Vec<Weapon>"))]
    pub cards: Vec<&'static str>,
    pub bought_strength: u8,
    pub total: i16,
    pub followers: u8,
    pub minor_gods: u8,
    pub major_gods: u8,
    pub settlements: u8,
}

/// Everything of a house beside the boards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct SeatView {
    pub seat: Seat,
    #[cfg_attr(feature = "wire", ts(as = "Option<crate::ids::House>"))]
    pub house: Option<&'static str>,
    pub vp: i32,
    pub food: u8,
    pub wood: u8,
    pub metal: u8,
    pub gold: u8,
    pub crystals: u16,
    pub reserve: u8,
    pub settlements_left: u8,
    #[cfg_attr(feature = "wire", ts(as = "Option<Slot>"))]
    pub pawn: Option<&'static str>,
    #[cfg_attr(feature = "wire", ts(as = "Vec<Cell>"))]
    pub signs: Vec<&'static str>,
    pub signs_left: u32,
    #[cfg_attr(feature = "wire", ts(as = "Vec<Token>"))]
    pub upgraded: Vec<&'static str>,
    #[cfg_attr(feature = "wire", ts(as = "Vec<Region>"))]
    pub released_regions: Vec<&'static str>,
    pub free_minor_tokens: u32,
    pub free_major_token: bool,
    #[cfg_attr(feature = "wire", ts(as = "Option<crate::ids::MajorGod>"))]
    pub major_god: Option<&'static str>,
    pub major_summoned: bool,
    pub minor_gods: Vec<GodView>,
    /// The gods dealt and the one discarded: only for the owner (2.1).
    #[cfg_attr(feature = "wire", ts(as = "Option<Vec<crate::ids::MinorGod>>"))]
    pub dealt_gods: Option<Vec<&'static str>>,
    #[cfg_attr(feature = "wire", ts(as = "Option<crate::ids::MinorGod>"))]
    pub discarded_god: Option<&'static str>,
    pub weapons: WeaponsView,
    pub held_pacts: Vec<&'static str>,
    pub fulfilled_pacts: Vec<&'static str>,
    #[cfg_attr(feature = "wire", ts(as = "Vec<Artifact>"))]
    pub artifacts: Vec<&'static str>,
    #[cfg_attr(feature = "wire", ts(as = "Vec<crate::ids::Pandora>"))]
    pub pandora_tokens: Vec<&'static str>,
    /// The secret track of the Tablet: only for the owner until the end.
    #[cfg_attr(feature = "wire", ts(as = "Option<Track>"))]
    pub destiny: Option<&'static str>,
    pub ancients_defeated: u8,
    pub controlled: Vec<&'static str>,
    pub shrines: u8,
}

/// A minor god kept.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct GodView {
    #[cfg_attr(feature = "wire", ts(as = "crate::ids::MinorGod"))]
    pub god: &'static str,
    pub summoned: bool,
}

/// The weapons of a house as far as the viewer knows (R76).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "field names are the documentation of the view's JSON")]
pub struct WeaponsView {
    pub hand_count: usize,
    /// All cards in hand: only for the owner.
    #[cfg_attr(feature = "wire", ts(as = "Option<Vec<Weapon>>"))]
    pub hand: Option<Vec<&'static str>>,
    #[cfg_attr(feature = "wire", ts(as = "Vec<Weapon>"))]
    pub certainly_in_hand: Vec<&'static str>,
    #[cfg_attr(feature = "wire", ts(as = "Vec<Weapon>"))]
    pub certainly_in_stack: Vec<&'static str>,
    #[cfg_attr(feature = "wire", ts(as = "Vec<Weapon>"))]
    pub unknown: Vec<&'static str>,
}

fn names(set: WeaponSet) -> Vec<&'static str> {
    set.iter().map(Weapon::name).collect()
}

impl View {
    pub(crate) fn of(position: &Position, viewer: Viewer) -> View {
        let content = position.content.get();
        let seats = || position.seats();
        let known = Laid::of(position);
        View {
            round: position.round,
            round_limit: position.round_limit,
            phase: position.phase.into(),
            active: position.active,
            first_player: known.first.then_some(position.first),
            first_game: position.first_game,
            end_triggered: position.end_triggered,
            awaiting: position.awaited(),
            question: position.open_prompt().map(|(_, prompt)| prompt.kind()),
            slots: slots(position, &known),
            boards: position.boards().map(|board| board_view(position, board)).collect(),
            pacts: PactsView {
                row: position.pacts.row.iter().map(|pact| pact.map(|pact| content.pact_id(pact))).collect(),
                stack: position.pacts.stack.count_ones(),
            },
            goals: Track::ALL.iter().map(|track| goal_view(position, &known, *track)).collect(),
            tracks: Track::DEVELOPMENT
                .iter()
                .map(|track| TrackView {
                    track: track.name(),
                    markers: seats().map(|seat| position.mats[seat].track(*track)).collect(),
                })
                .collect(),
            power_track: PowerView {
                vp2_spaces: (0..4)
                    .filter(|token| position.vp2 >> token & 1 != 0)
                    .map(|token| content.power.vp2_spaces[token])
                    .collect(),
                markers: seats().map(|seat| position.mats[seat].track(Track::Power)).collect(),
            },
            artifacts: artifacts(position, viewer),
            ancient_tokens_unseen: position.board.ancient_unseen.count_ones(),
            culture_tokens_unseen: position.board.culture_unseen.count_ones(),
            battle: battle(position, viewer),
            last_battle: position.fought.map(|fought| fought_view(position, &fought)),
            seats: seats().map(|seat| seat_view(position, viewer, seat)).collect(),
        }
    }
}

/// How much of the set-up has been laid out.
struct Laid {
    first: bool,
    slots: usize,
    goals: usize,
}

impl Laid {
    fn of(position: &Position) -> Laid {
        let all = Laid { first: true, slots: Slot::COUNT, goals: Goal::COUNT };
        if position.phase != Phase::Setup {
            return all;
        }
        let deal = match position.stack.top().map(|frame| frame.step) {
            Some(Step::Deal(deal)) => Some(deal),
            _ => None,
        };
        let part = position.stack.iter().find_map(|frame| match frame.step {
            Step::Do(Task::Setup(part)) => Some(part),
            _ => None,
        });
        let none = Laid { first: false, slots: 0, goals: 0 };
        match (part, deal) {
            (Some(SetupPart::Star(_)), Some(Deal::Token { slot })) => {
                Laid { first: true, slots: slot.index(), goals: 0 }
            }
            (Some(SetupPart::Houses(_) | SetupPart::Pieces | SetupPart::Gods(_) | SetupPart::Star(_)), _) => {
                none
            }
            (_, Some(Deal::Goal { track })) => Laid { goals: track.index(), ..all },
            _ => Laid { goals: 0, ..all },
        }
    }
}

fn slots(position: &Position, known: &Laid) -> Vec<SlotView> {
    let slot = |slot: Slot| {
        let token = (slot.index() < known.slots).then(|| position.token_on(slot));
        SlotView { slot: slot.name(), token: token.map(Token::name) }
    };
    Slot::ALL.map(slot).to_vec()
}

fn board_view(position: &Position, board: Board) -> BoardView {
    let content = position.content.get();
    let corners = content.corners.iter().enumerate().filter(|(_, corner)| corner.board == board);
    BoardView {
        board: board.name(),
        territories: content
            .board(board)
            .intersection(position.board.open)
            .iter()
            .map(|at| territory_view(position, at))
            .collect(),
        corners: corners
            .map(|(index, corner)| CornerView {
                corner: &corner.id,
                culture: culture_view(position, Corner::new(index)),
            })
            .collect(),
    }
}

fn culture_view(position: &Position, corner: Corner) -> Option<TokenView> {
    let content = position.content.get();
    let there = position.board.culture >> corner.index() & 1 != 0;
    let up = position.culture_token(corner);
    there.then(|| TokenView { token: up.map(|token| content.culture_id(token)), face_up: up.is_some() })
}

fn territory_view(position: &Position, at: Territory) -> TerritoryView {
    let content = position.content.get();
    let facts = &content.territories[at.index()];
    let open = position.open_sources(at);
    let up = position.ancient_token(at).map(|token| &content.ancients[token.index()]);
    let ancient = position.board.ancient.contains(at);
    let pieces = |seat: Seat| PiecesView {
        seat,
        followers: position.mats[seat].count(at, Kind::Follower),
        minor_gods: position.mats[seat].count(at, Kind::Minor),
        major_gods: position.mats[seat].count(at, Kind::Major),
        settlements: position.mats[seat].count(at, Kind::Settlement),
    };
    TerritoryView {
        territory: &facts.id,
        exhausted: (0..facts.sources.len()).filter(|index| open >> index & 1 == 0).collect(),
        ancient: ancient
            .then(|| TokenView { token: up.map(|token| token.id.as_str()), face_up: up.is_some() }),
        atlantis_god: ancient && content.atlantis.contains(at),
        contested: position.contested().contains(at),
        controller: position.controller(at),
        pieces: position.seats().filter(|seat| position.mats[*seat].objects_at(at) > 0).map(pieces).collect(),
    }
}

fn goal_view(position: &Position, known: &Laid, track: Track) -> GoalView {
    let goal = (track.index() < known.goals).then(|| position.goals[track.index()]);
    GoalView {
        track: track.name(),
        goal: goal.map(Goal::name),
        values: goal.map_or_else(Vec::new, |goal| {
            position.seats().map(|seat| position.goal_value(seat, goal)).collect()
        }),
    }
}

fn artifacts(position: &Position, viewer: Viewer) -> ArtifactsView {
    let pile = &position.artifacts;
    let list = |set: crate::ids::ArtifactSet| set.iter().map(Artifact::name).collect();
    let knows = match viewer {
        Viewer::Judge => true,
        Viewer::Seat(seat) => pile.seen >> seat.index() & 1 != 0,
        Viewer::Spectator => false,
    };
    ArtifactsView {
        stack: if pile.drawn { pile.stack.len() as u32 } else { crate::content::ARTIFACTS_IN_PLAY },
        seen: (knows && pile.drawn).then(|| list(pile.stack)),
        taken: list(pile.taken),
    }
}

fn battle(position: &Position, viewer: Viewer) -> Option<BattleView> {
    let battle = position.battle.as_ref()?;
    let side = |index: usize, seat: Option<Seat>| {
        let side: &Side = &battle.sides[index];
        let own = seat.is_some_and(|seat| viewer.is(seat));
        SideView {
            seat,
            sealed: own.then(|| names(side.sealed)),
            cards: names(side.cards),
            void: names(side.off),
            bought_strength: side.bought,
            total: position.battle_total(index),
        }
    };
    Some(BattleView {
        territory: position.content.get().territory_id(battle.at),
        attacker: side(0, Some(battle.attacker)),
        defender: side(1, battle.defender),
    })
}

fn fought_view(position: &Position, fought: &Fought) -> FoughtView {
    let content = position.content.get();
    let side = |index: usize, seat: Option<Seat>| {
        let side = &fought.sides[index];
        let count = |kind: Kind| side.pieces[kind.index()];
        FoughtSideView {
            seat,
            cards: names(side.cards),
            bought_strength: side.bought,
            total: side.total,
            followers: count(Kind::Follower),
            minor_gods: count(Kind::Minor),
            major_gods: count(Kind::Major),
            settlements: count(Kind::Settlement),
        }
    };
    FoughtView {
        number: fought.number,
        territory: content.territory_id(fought.at),
        ancient: fought.token.map(|token| content.ancient_id(token)),
        attacker: side(0, Some(fought.attacker)),
        defender: side(1, fought.defender),
        attacker_won: fought.winner == 0,
    }
}

fn seat_view(position: &Position, viewer: Viewer, seat: Seat) -> SeatView {
    let content = position.content.get();
    let mat = &position.mats[seat];
    let own = viewer.is(seat);
    let seated = mat.seated;
    let god_names = |set: crate::ids::GodSet| set.iter().map(crate::ids::MinorGod::name).collect::<Vec<_>>();
    let shown = own || position.phase == Phase::Over;
    SeatView {
        seat,
        house: seated.then(|| mat.house.name()),
        vp: mat.vp(),
        food: mat.resource(Resource::Food),
        wood: mat.resource(Resource::Wood),
        metal: mat.resource(Resource::Metal),
        gold: mat.resource(Resource::Gold),
        crystals: mat.crystals,
        reserve: mat.reserve,
        settlements_left: mat.unbuilt,
        pawn: mat.pawn.map(Slot::name),
        signs: mat.signs.iter().map(Cell::name).collect(),
        signs_left: mat.signs_left(),
        upgraded: mat.upgraded.iter().map(Token::name).collect(),
        released_regions: Region::ALL
            .into_iter()
            .filter(|region| mat.released >> region.index() & 1 != 0)
            .map(Region::name)
            .collect(),
        free_minor_tokens: mat.minor_tokens(),
        free_major_token: mat.major_token(),
        major_god: seated.then(|| mat.house.major().name()),
        major_summoned: mat.major_summoned,
        minor_gods: mat
            .kept
            .iter()
            .map(|god| GodView { god: god.name(), summoned: mat.summoned.contains(god) })
            .collect(),
        dealt_gods: (own || position.first_game).then(|| god_names(mat.dealt)),
        discarded_god: mat.discarded.filter(|_| own).map(crate::ids::MinorGod::name),
        weapons: weapons(position, own, seat),
        held_pacts: mat.held().map(|pact| content.pact_id(pact)).collect(),
        fulfilled_pacts: (0..content.pacts.len())
            .filter(|pact| mat.fulfilled >> pact & 1 != 0)
            .map(|pact| content.pacts[pact].id.as_str())
            .collect(),
        artifacts: mat.artifacts.iter().map(Artifact::name).collect(),
        pandora_tokens: crate::ids::Pandora::ALL
            .into_iter()
            .filter(|token| mat.pandora >> token.index() & 1 != 0)
            .map(crate::ids::Pandora::name)
            .collect(),
        destiny: mat.destiny.filter(|_| shown).map(Track::name),
        ancients_defeated: mat.ancients,
        controlled: position.controlled(seat).iter().map(|at| content.territory_id(at)).collect(),
        shrines: position.shrines(seat),
    }
}

fn weapons(position: &Position, own: bool, seat: Seat) -> WeaponsView {
    let mat = &position.mats[seat];
    if !mat.seated {
        let none = Vec::new;
        return WeaponsView {
            hand_count: 0,
            hand: None,
            certainly_in_hand: none(),
            certainly_in_stack: none(),
            unknown: none(),
        };
    }
    let facts = position.content.house(mat.house);
    let in_play = position.cards_in_play(seat);
    let certain = mat.hand.difference(facts.advanced).union(mat.sure_hand);
    let unknown = facts.advanced.difference(in_play).difference(mat.sure_hand).difference(mat.sure_stack);
    WeaponsView {
        hand_count: mat.hand.len(),
        hand: own.then(|| names(mat.hand)),
        certainly_in_hand: names(certain),
        certainly_in_stack: names(mat.sure_stack),
        unknown: names(unknown),
    }
}
