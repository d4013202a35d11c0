//! One step ahead: what the greedy bot answers with and what the search takes its priors from.

use crate::evaluate::{Estimate, Evaluate, Outlook, Values};
use crate::net::{Beside, Inputs};
use crate::tuning::Tuning;
use game_core::{Actor, Awaiting, QuickRandom, Random, Seat};
use std::sync::Arc;

/// Looks at positions with one game's tuning. Keeps its buffers, so looking allocates nothing.
#[derive(Clone, Debug)]
pub struct Scout<G: Evaluate> {
    tuning: Arc<Tuning<G::Weights>>,
    options: Vec<G::Action>,
    inner: Vec<G::Action>,
    second: Vec<G::Action>,
    weighed: Vec<(f32, G::Action)>,
    /// Answers that this look has found wanting.
    dull: Vec<G::Action>,
    /// The answers of the seat in the line just played out, and in the best line of the last look.
    line: Vec<G::Action>,
    plan: Vec<G::Action>,
    evaluated: u64,
    /// What the network reads; on the heap, because it is large and there are many scouts.
    inputs: Box<Inputs>,
    /// The position whose steps are looked at.
    beside: Box<Beside>,
}

impl<G: Evaluate> Scout<G> {
    /// A scout with this tuning.
    #[must_use]
    pub fn new(tuning: Arc<Tuning<G::Weights>>) -> Self {
        Scout {
            tuning,
            options: Vec::new(),
            inner: Vec::new(),
            second: Vec::new(),
            weighed: Vec::new(),
            dull: Vec::new(),
            line: Vec::new(),
            plan: Vec::new(),
            evaluated: 0,
            inputs: Box::default(),
            beside: Box::default(),
        }
    }

    /// The tuning it looks with.
    #[must_use]
    pub fn tuning(&self) -> &Tuning<G::Weights> {
        &self.tuning
    }

    /// The same, for another scout.
    #[must_use]
    pub fn shared_tuning(&self) -> Arc<Tuning<G::Weights>> {
        Arc::clone(&self.tuning)
    }

    /// Positions evaluated so far.
    #[must_use]
    pub const fn evaluated(&self) -> u64 {
        self.evaluated
    }

    /// Who decides next in a position that waits for players: the observer first where several may.
    #[must_use]
    pub fn decider(position: &G, observer: Seat) -> Option<Seat> {
        match position.awaiting() {
            Awaiting::Players(seats) if seats.contains(observer) => Some(observer),
            Awaiting::Players(seats) => seats.first(),
            Awaiting::Chance | Awaiting::Nothing => None,
        }
    }

    /// The outlook of a position as it stands.
    pub fn read(&mut self, position: &G) -> Outlook {
        self.evaluated += 1;
        if position.awaiting() == Awaiting::Nothing {
            Outlook::of_end(position, &self.tuning.goal)
        } else {
            let (estimate, standing) = self.estimate(position);
            Outlook::of_reading(&estimate, &standing, position.players(), &self.tuning.goal)
        }
    }

    /// The estimate of every seat, corrected by the network where there is one for this content.
    pub fn estimate(&mut self, position: &G) -> (Estimate, Values) {
        let mut standing = [0.0; Seat::MAX];
        let network = self.tuning.network.as_ref().filter(|learned| learned.fits::<G>(position));
        let Some(learned) = network else { return (position.estimate(&self.tuning.weights), standing) };
        let mut estimate = position.features(&self.tuning.weights, &mut self.inputs);
        for seat in Seat::all(position.players()) {
            let sparse = self.inputs.seat(seat);
            if sparse.is_empty() {
                continue;
            }
            let (made, index) = (position.score(seat) as f32, seat.index());
            let reading = self.beside.read(&learned.network, seat, sparse, estimate.score[index] - made);
            estimate.score[index] = made + reading.points;
            standing[index] = reading.standing;
        }
        (estimate, standing)
    }

    /// Reads the position whose steps come next, so that they are read by what they change.
    fn begin(&mut self, position: &G) {
        let network = self.tuning.network.as_ref().filter(|learned| learned.fits::<G>(position));
        let Some(learned) = network else { return };
        let estimate = position.features(&self.tuning.weights, &mut self.inputs);
        let mut bases: Values = [0.0; Seat::MAX];
        for seat in Seat::all(position.players()) {
            bases[seat.index()] = estimate.score[seat.index()] - position.score(seat) as f32;
        }
        self.beside.begin(&learned.network, &self.inputs, &bases[..usize::from(position.players())]);
    }

    /// The outlook of a position after its open sub-questions, each answered by the best first look.
    pub fn read_settled(&mut self, position: &mut G) -> Outlook {
        self.dull.clear();
        self.settle(position, None)
    }

    /// The same, noting the answers of a seat as long as nobody else is asked.
    fn settle(&mut self, position: &mut G, mut planner: Option<Seat>) -> Outlook {
        self.line.clear();
        for _ in 0..self.tuning.search.play_out {
            if position.settled() {
                break;
            }
            let Awaiting::Players(seats) = position.awaiting() else { break };
            let Some(seat) = seats.first() else { break };
            let mut options = std::mem::take(&mut self.inner);
            options.clear();
            position.consider(seat, &mut options);
            let best = match options[..] {
                [only] => Some(only),
                _ => self.best_of(position, seat, &options),
            };
            let asked = options.len() > 1;
            self.inner = options;
            let Some(action) = best else { break };
            planner = planner.filter(|planner| *planner == seat);
            if planner.is_some() && asked {
                self.line.push(action);
            }
            position.apply(Actor::Seat(seat), action);
        }
        self.read(position)
    }

    /// The answer that looks best at once. What looked worse than a few others when the same look met it before
    /// is not weighed again.
    fn best_of(&mut self, position: &G, seat: Seat, options: &[G::Action]) -> Option<G::Action> {
        let kept = self.tuning.search.shortlist;
        let short = kept > 0 && options.len() > kept;
        let skip = short && options.iter().any(|action| !self.dull.contains(action));
        let alone = !position.concerns_others();
        let mut weighed = std::mem::take(&mut self.weighed);
        weighed.clear();
        for &action in options {
            if skip && self.dull.contains(&action) {
                continue;
            }
            let mut next = position.clone();
            next.apply(Actor::Seat(seat), action);
            weighed.push((self.peek(&next, seat, alone), action));
        }
        // The first of equals.
        let better = |best: Option<(f32, G::Action)>, one: &(f32, G::Action)| match best {
            Some(best) if best.0 >= one.0 => Some(best),
            _ => Some(*one),
        };
        let best = weighed.iter().fold(None, better);
        if short && weighed.len() > kept {
            weighed.sort_by(|a, b| b.0.total_cmp(&a.0));
            self.dull.extend(weighed[kept..].iter().map(|(_, action)| *action));
        }
        self.weighed = weighed;
        best.map(|(_, action)| action)
    }

    /// The value of a position for a seat; where a step is only half made, with its best second half.
    fn peek(&mut self, position: &G, seat: Seat, alone: bool) -> f32 {
        if !position.halfway() || !position.awaiting().includes(seat) {
            return self.glance(position, seat, alone);
        }
        let mut options = std::mem::take(&mut self.second);
        options.clear();
        position.consider(seat, &mut options);
        let mut best = f32::MIN;
        for &action in &options {
            let mut next = position.clone();
            next.apply(Actor::Seat(seat), action);
            best = best.max(self.glance(&next, seat, alone));
        }
        self.second = options;
        best
    }

    /// The value of a position for a seat, or only what it has itself.
    fn glance(&mut self, position: &G, seat: Seat, alone: bool) -> f32 {
        if alone && position.awaiting() != Awaiting::Nothing {
            self.evaluated += 1;
            // A network would read every such detail for little: it is asked once the line is played out.
            return position.own_estimate(&self.tuning.weights, seat);
        }
        self.read(position).value[seat.index()]
    }

    /// Every suggested step of an awaited seat with the outlook after it.
    pub fn look(&mut self, position: &G, seat: Seat, out: &mut Vec<(G::Action, Outlook)>) {
        out.clear();
        let mut options = std::mem::take(&mut self.options);
        options.clear();
        position.consider(seat, &mut options);
        self.plan.clear();
        self.dull.clear();
        self.begin(position);
        let mut most = f32::MIN;
        for &action in &options {
            let mut next = position.clone();
            next.apply(Actor::Seat(seat), action);
            let outlook = self.settle(&mut next, Some(seat));
            if outlook.value[seat.index()] > most {
                most = outlook.value[seat.index()];
                std::mem::swap(&mut self.line, &mut self.plan);
            }
            out.push((action, outlook));
        }
        self.beside.end();
        self.plan.reverse();
        self.options = options;
    }

    /// Does the tree answer this question by a first look?
    pub fn collapses(&self, position: &G) -> bool {
        self.tuning.search.collapse && position.is_detail()
    }

    /// Deals what is due and answers questions with one suggested answer, and where told so also details, until
    /// somebody must decide.
    /// Tells who, and mixes every deal into `trace`.
    pub fn advance(
        &mut self,
        position: &mut G,
        observer: Seat,
        rng: &mut QuickRandom,
        trace: &mut u64,
    ) -> Option<Seat> {
        loop {
            match position.awaiting() {
                Awaiting::Nothing => return None,
                Awaiting::Chance => {
                    let deal = position.deal(rng);
                    *trace = mix(*trace, &deal);
                    position.apply(Actor::Chance, deal);
                }
                Awaiting::Players(_) => {
                    let seat = Self::decider(position, observer)?;
                    self.options.clear();
                    position.consider(seat, &mut self.options);
                    if let [only] = self.options[..] {
                        position.apply(Actor::Seat(seat), only);
                        continue;
                    }
                    if !self.collapses(position) {
                        return Some(seat);
                    }
                    let options = std::mem::take(&mut self.options);
                    self.dull.clear();
                    let best = self.best_of(position, seat, &options);
                    self.options = options;
                    position.apply(Actor::Seat(seat), best?);
                }
            }
        }
    }

    /// The answer to this open question in the best line of the last look, if that is to be followed.
    pub fn planned(&mut self, position: &G, seat: Seat) -> Option<G::Action> {
        if !self.tuning.search.follow || position.settled() {
            self.plan.clear();
        }
        let step = self.plan.pop()?;
        self.options.clear();
        position.consider(seat, &mut self.options);
        if self.options.contains(&step) {
            return Some(step);
        }
        self.plan.clear();
        None
    }

    /// The only suggested step of a seat, if there is just one.
    pub fn forced(&mut self, position: &G, seat: Seat) -> Option<G::Action> {
        self.options.clear();
        position.consider(seat, &mut self.options);
        match self.options[..] {
            [only] => Some(only),
            _ => None,
        }
    }
}

/// Mixes a value into a trace; the same on every run.
pub(crate) fn mix(trace: u64, value: &impl std::hash::Hash) -> u64 {
    let mut hasher = Fold(trace ^ 0x9E37_79B9_7F4A_7C15);
    value.hash(&mut hasher);
    std::hash::Hasher::finish(&hasher)
}

/// A small hasher without a random key: traces must be equal between runs.
struct Fold(u64);

impl std::hash::Hasher for Fold {
    fn finish(&self) -> u64 {
        QuickRandom::new(self.0).next_u64()
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517C_C1B7_2722_0A95);
    }
    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }
    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }
}

/// Takes the best, or with a temperature (in points) sometimes another one.
pub(crate) fn draw_by_value(values: &[f32], temperature: f32, rng: &mut QuickRandom) -> usize {
    let best = values.iter().copied().fold(f32::MIN, f32::max);
    let first = values.iter().position(|value| *value >= best).unwrap_or(0);
    if temperature <= 0.0 {
        return first;
    }
    let weight = |value: f32| ((value - best) / temperature).exp();
    let total: f32 = values.iter().map(|value| weight(*value)).sum();
    let mut left = unit(rng) * total;
    for (index, value) in values.iter().enumerate() {
        left -= weight(*value);
        if left <= 0.0 {
            return index;
        }
    }
    first
}

/// A number from 0 to 1.
#[must_use]
pub fn unit(rng: &mut QuickRandom) -> f32 {
    (rng.next_u64() >> 40) as f32 / (1u64 << 24) as f32
}
