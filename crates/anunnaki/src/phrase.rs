//! Places, costs and rewards as messages, so that every language names them in its own words.

use crate::content::{Content, Cost, Reward, RewardList};
use crate::ids::{Corner, House, Pact, Resource};
use game_core::{Arg, Text};

/// A territory by its id: its planet, and where on it.
pub(crate) fn place(id: &str) -> Arg {
    let (board, at) = id.rsplit_once('_').unwrap_or((id, ""));
    spot(id, board, at)
}

fn spot(id: &str, board: &str, at: &str) -> Arg {
    let at = |text: Text| Arg::Terms(vec![text.with("at", at.to_owned())]);
    match House::ALL.into_iter().find(|house| house.name() == board) {
        Some(house) => at(Text::new("place-home").with("house", house.key())),
        None if board.starts_with("gaia") => at(Text::new("place-gaia")),
        None if id == "afterworld" => Arg::Terms(vec![Text::new("place-afterworld")]),
        None => Arg::Label(id.to_owned()),
    }
}

impl Content {
    /// A culture corner by the territories that meet there, as they are printed on the board: its id says nothing.
    pub(crate) fn corner_phrase(&self, corner: Corner) -> Arg {
        let ids = self.corners[corner.index()].territories.iter().map(|at| self.territory_id(at));
        let parts: Vec<_> = ids.filter_map(|id| id.rsplit_once('_')).collect();
        let board = parts.first().map_or("", |(board, _)| board);
        let meeting: Vec<_> = parts.iter().map(|(_, at)| *at).collect();
        spot(self.corner_id(corner), board, &meeting.join("·"))
    }

    /// A pact by its price and its middle reward.
    pub(crate) fn pact_phrase(&self, pact: Pact) -> Arg {
        let facts = &self.pacts[pact.index()];
        let text = Text::new("pact-named")
            .with("cost", cost(&facts.cost))
            .with("reward", self.reward_phrase(facts.middle));
        Arg::Terms(vec![text])
    }

    /// A reward list.
    pub(crate) fn reward_phrase(&self, list: RewardList) -> Vec<Text> {
        self.rewards(list).iter().map(|reward| self.reward(*reward)).collect()
    }

    fn reward(&self, reward: Reward) -> Text {
        let counted = |key, n: u8| Text::new(key).with("n", n);
        match reward {
            Reward::Resource(resource, n) => goods(resource, n),
            Reward::Crystal(n) => counted("reward-crystal", n),
            Reward::Vp(n) => counted("reward-vp", n),
            Reward::Track(track, n) => counted("reward-track", n).with("track", track.key()),
            Reward::Follower(n) => counted("reward-follower", n),
            Reward::Weapon(n) => counted("reward-weapon", n),
            Reward::Pact(n) => counted("reward-pact", n),
            Reward::Build => Text::new("reward-build"),
            Reward::Upgrade => Text::new("reward-upgrade"),
            Reward::MoveSign => Text::new("reward-move-sign"),
            Reward::Portal(n) => counted("reward-portal", n),
            Reward::Move(n) => counted("reward-move", n),
            Reward::Income => Text::new("reward-income"),
            Reward::PowerAction => Text::new("reward-power-action"),
            Reward::Action(colour) => Text::new("reward-action").with("colour", colour.key()),
            Reward::Choice(list) => {
                let mut rest = self.reward_phrase(list);
                let mut said = rest.pop().unwrap_or_else(|| Text::new("reward-nothing"));
                while let Some(first) = rest.pop() {
                    said = Text::new("reward-or").with("first", vec![first]).with("rest", vec![said]);
                }
                said
            }
        }
    }
}

fn goods(resource: Option<Resource>, n: u8) -> Text {
    match resource {
        Some(resource) => Text::new("reward-resource").with("n", n).with("resource", resource.key()),
        None => Text::new("reward-any").with("n", n),
    }
}

/// A cost as a list of amounts.
pub(crate) fn cost(cost: &Cost) -> Vec<Text> {
    let fixed = Resource::ALL.into_iter().map(|resource| (Some(resource), cost.fixed[resource.index()]));
    let parts = fixed.chain([(None, cost.any)]).filter(|(_, n)| *n > 0);
    let list: Vec<Text> = parts.map(|(resource, n)| goods(resource, n)).collect();
    if list.is_empty() { vec![Text::new("reward-nothing")] } else { list }
}
