//! The story: which steps are deeds, what they brought, and what phases I and III gave by themselves.

use crate::action::Action;
use crate::flow::{Moment as Watched, Witness};
use crate::ids::Cult;
use crate::prompt::Prompt;
use crate::state::{Player, Position};
use game_core::deeds::{Aside, Moment};
use game_core::{Actor, Describe, Role, Seat, Tally, Tell, Text, Viewer};

impl Tell for Position {
    fn role(&self, _actor: Actor, action: Action) -> Role {
        use Action as A;
        let turn = self.flow.prompts.top() == Prompt::Turn;
        match action {
            A::DealFirst { .. } | A::DealColour { .. } => Role::Deed(0),
            A::DealScoring { .. } | A::DealBonus { .. } => Role::Detail,
            A::Take { .. } | A::Place { .. } | A::Bonus { .. } => Role::Turn(9),
            _ if action.is_main() && turn && self.turn.actions > 1 => Role::Deed(9),
            _ if action.is_main() && turn => Role::Turn(9),
            A::Dig { .. } if self.flow.prompts.base == Prompt::BonusSpades => Role::Deed(5),
            A::Town { .. } => Role::Deed(8),
            A::Connect { .. } => Role::Deed(7),
            A::Favor { .. } => Role::Deed(6),
            A::Accept { .. } | A::Decline { .. } => Role::Deed(1),
            A::Burn | A::Convert { .. } => Role::Alike(1),
            A::Count { n, .. } if n > 0 => Role::Alike(1),
            A::Count { .. } | A::OpenConvert | A::Done | A::EndTurn => Role::Quiet,
            A::NoBuild | A::Forfeit | A::Stay | A::Plan(_) => Role::Detail,
            _ => Role::Part,
        }
    }

    fn whose_turn(&self) -> Option<Seat> {
        let taken = matches!(
            self.flow.prompts.base,
            Prompt::Turn | Prompt::Choices | Prompt::After | Prompt::Offer | Prompt::Echo
        );
        taken.then_some(self.flow.active)
    }

    fn sentence(&self, viewer: Viewer, actor: Actor, action: Action) -> Text {
        match action {
            Action::Town { tile } => Text::new("deed-town").with("tile", tile.key()),
            Action::Favor { tile } => Text::new("deed-favor").with("tile", tile.key()),
            Action::Count { kind, n } => Text::new("deed-convert").with("kind", kind.key()).with("n", n),
            _ => self.describe(viewer, actor, action),
        }
    }

    fn moments(&self, actor: Actor, action: Action, _after: &Self) -> Vec<Moment<Self>> {
        let mut diary = Diary(Vec::new());
        self.clone().apply_watched(actor, action, &mut diary);
        diary.0
    }

    fn gains(&self, after: &Self, _viewer: Viewer, seat: Seat, out: &mut Vec<Tally>) {
        let (old, new) = (self.player(seat), after.player(seat));
        if old.faction.is_none() {
            return; // the goods of the start are no gain
        }
        let (power, tokens) = power_gained(old, new);
        let mut gain = |key, value: i32| {
            if value != 0 {
                out.push(Tally { key, value });
            }
        };
        gain("tally-coins", i32::from(new.coins) - i32::from(old.coins));
        gain("tally-workers", i32::from(new.workers) - i32::from(old.workers));
        gain("tally-priests", i32::from(new.priests) - i32::from(old.priests));
        gain("tally-power", power);
        gain("tally-tokens", tokens);
        for cult in Cult::ALL {
            gain(cult.key(), i32::from(new.cults[cult.index()]) - i32::from(old.cults[cult.index()]));
        }
        gain("tally-keys", i32::from(new.keys) - i32::from(old.keys));
        gain("tally-vp", i32::from(new.vp) - i32::from(old.vp));
    }
}

/// Power gained (or, negative, spent) and tokens burnt: a token that moves on one bowl is one power gained, one that
/// goes from bowl III to bowl I is one power spent.
fn power_gained(old: &Player, new: &Player) -> (i32, i32) {
    let bowls = |player: &Player| player.bowls.map(i32::from);
    let (old, new) = (bowls(old), bowls(new));
    let charge = |bowls: [i32; 3]| bowls[1] + 2 * bowls[2];
    let spent = (new[0] - old[0]).max(0);
    let gained = charge(new) - charge(old) + 2 * spent;
    (gained - spent, new.iter().sum::<i32>() - old.iter().sum::<i32>())
}

/// Writes down the moments inside a step.
struct Diary(Vec<Moment<Position>>);

impl Witness for Diary {
    fn saw(&mut self, moment: Watched, position: &Position) {
        let aside = match moment {
            Watched::CultIncomeBegins | Watched::IncomeBegins | Watched::EndBegins => None,
            Watched::CultIncome(seat) => self.paid(seat, position, "deed-cult-bonus"),
            Watched::Income(seat) => self.paid(seat, position, "deed-income"),
            Watched::CultScored(cult) => {
                let text = Text::new("deed-cult-scored").with("cult", cult.key());
                Some(Aside { seat: None, text })
            }
            Watched::NetworkScored => Some(Aside { seat: None, text: Text::new("deed-network-scored") }),
            Watched::ResourcesScored => Some(Aside { seat: None, text: Text::new("deed-resources-scored") }),
        };
        self.0.push(Moment { aside, position: position.clone() });
    }
}

impl Diary {
    /// A line only where something was paid out.
    fn paid(&self, seat: Seat, position: &Position, key: &'static str) -> Option<Aside> {
        let mut gains = Vec::new();
        self.0.last()?.position.gains(position, Viewer::Spectator, seat, &mut gains);
        (!gains.is_empty()).then(|| Aside { seat: Some(seat), text: Text::new(key) })
    }
}
