//! Turns, phases, and what is asked next (3.2, 8).

use crate::ids::Artifact;
use crate::prompt::{Mirror, Phase, Prompt, Step, Task};
use crate::state::{Position, TurnState};
use game_core::Seat;
use game_core::options::Only;

impl Position {
    /// Carries out everything that needs no choice, until a player or the dealer is awaited.
    pub(crate) fn run(&mut self) {
        while let Some(frame) = self.stack.top() {
            match frame.step {
                Step::Do(task) => {
                    self.stack.pop();
                    self.perform(frame.seat, task);
                }
                Step::Ask(prompt) => {
                    if prompt.always_asked() || prompt == Prompt::Discard {
                        return;
                    }
                    let mut only = Only::default();
                    let _ = self.visit(frame.seat, prompt, &mut only);
                    match only.single() {
                        Some(action) => self.answer(frame.seat, prompt, action),
                        None if only.is_empty() => {
                            self.stack.pop();
                        }
                        None => return,
                    }
                }
                Step::Deal(deal) => match self.only_deal(frame.seat, deal) {
                    Some(action) => {
                        self.stack.pop();
                        self.dealt(frame.seat, deal, action);
                    }
                    None => return,
                },
            }
        }
    }

    fn perform(&mut self, seat: Seat, task: Task) {
        match task {
            Task::Setup(part) => self.set_up(part),
            Task::Begin(phase) => self.begin(seat, phase),
            Task::EndTurn => self.end_turn(),
            Task::Act { token, upgraded } => self.act(seat, token, upgraded),
            Task::Reward { list, doubled } => self.reward(seat, list, doubled),
            Task::PactBottom { pact } => self.pact_bottom(seat, pact),
            Task::PactReward { pact } => self.pact_reward(seat, pact),
            Task::Flip => self.flip(seat),
            Task::Frigg => self.frigg(seat),
            Task::Marduk { board } => self.marduk(seat, board),
            Task::Athena => self.athena(seat),
            Task::Loss { token } => self.loss(seat, token),
            Task::Battle(part) => self.battle_part(seat, part),
            Task::Culture { corner, seats } => self.culture(corner, seats),
            Task::CultureEnd { corner } => self.culture_end(corner),
            Task::Artifact => self.artifact(seat),
            Task::Score => self.score_all(),
        }
    }

    /// A turn begins with the pawn.
    pub(crate) fn begin_turn(&mut self) {
        self.phase = Phase::Main;
        self.turn = TurnState::FRESH;
        self.plan(self.active, Task::Begin(Phase::Magic));
        self.ask(self.active, Prompt::Pawn);
    }

    fn begin(&mut self, seat: Seat, phase: Phase) {
        self.phase = phase;
        match phase {
            Phase::Magic => {
                self.plan(seat, Task::Begin(Phase::Additional));
                self.ask(seat, Prompt::Magic { mirror: Mirror::No });
            }
            Phase::Additional => {
                self.plan(seat, Task::Begin(Phase::Battles));
                self.ask(seat, Prompt::Menu);
            }
            Phase::Battles if !self.contested().is_empty() => {
                self.plan(seat, Task::Begin(Phase::Battles));
                self.ask(seat, Prompt::Battle);
            }
            Phase::Battles => self.plan(seat, Task::Begin(Phase::Culture)),
            Phase::Culture if self.surrounded() != 0 => {
                self.plan(seat, Task::Begin(Phase::Culture));
                self.ask(seat, Prompt::Corner);
            }
            _ => self.plan(seat, Task::EndTurn),
        }
    }

    /// The game ends with a round (8), by the trigger or by the safety stop (R70).
    fn end_turn(&mut self) {
        self.mats[self.active].turns += 1;
        self.turn = TurnState::FRESH;
        let next = self.active.next(self.players);
        if next != self.first {
            self.active = next;
            return self.begin_turn();
        }
        if self.end_triggered || self.round >= self.round_limit {
            self.phase = Phase::Scoring;
            self.plan(self.first, Task::Score);
            let scarab = self.seats().find(|seat| self.mats[*seat].artifacts.contains(Artifact::Scarab));
            if let Some(owner) = scarab {
                self.ask(owner, Prompt::Scarab { left: 2, chosen: None });
            }
            return;
        }
        self.round += 1;
        self.active = next;
        self.begin_turn();
    }
}
