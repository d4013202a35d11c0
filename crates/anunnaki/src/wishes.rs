//! What a person may wish for, and is told why not.

use crate::action::Action;
use crate::ids::{Kind, Magic, MinorGod, Slot, Weapon};
use crate::prompt::Prompt;
use crate::state::Position;

impl Position {
    /// Every magic action while one is asked for; god and pact in the menu.
    pub(crate) fn usual_wishes(&self, out: &mut Vec<Action>) {
        match self.open_prompt() {
            Some((_, Prompt::Magic { .. })) => out.extend(Magic::ALL.map(|magic| Action::Cast { magic })),
            Some((_, Prompt::Menu)) => out.extend([Action::Summon, Action::Fulfil]),
            _ => {}
        }
    }

    /// What choosing a thing means while this is asked.
    pub(crate) fn wish_for(&self, kind: &str, id: &str) -> Option<Action> {
        let content = self.content.get();
        let (_, prompt) = self.open_prompt()?;
        Some(match (kind, prompt) {
            ("slot", Prompt::Pawn) => Action::MovePawn { slot: Slot::named(id)? },
            ("magic", Prompt::Magic { .. }) => Action::Cast { magic: Magic::named(id)? },
            ("pact", Prompt::FulfilPact) => Action::FulfilPact { pact: content.pact(id)? },
            ("god", Prompt::SummonGod) => Action::SummonMinor { god: MinorGod::named(id)? },
            ("weapon", Prompt::Commit) => Action::Commit { weapon: Weapon::named(id)? },
            ("corner", Prompt::Corner) => Action::Resolve { corner: content.corner(id)? },
            ("territory", prompt) => {
                let at = content.territory(id)?;
                match prompt {
                    Prompt::MoveTo { .. } => Action::Step { to: at },
                    Prompt::PortalTo { .. } => Action::Teleport { to: at },
                    Prompt::Harvest { .. } => Action::Harvest { at },
                    Prompt::Recruit { .. } => Action::Recruit { at },
                    Prompt::Build => Action::Build { at },
                    Prompt::Replace { .. } => Action::Replace { at },
                    Prompt::Battle => Action::Fight { at },
                    Prompt::MovePick { .. } | Prompt::PortalPick { .. } => {
                        Action::Pick { at, kind: Kind::Follower }
                    }
                    _ => return None,
                }
            }
            _ => return None,
        })
    }
}
