//! Every decision in one place (3.10): its answers, who may give them, and what they do.
//!
//! A decision is a table with one row per answer:
//!
//! ```text
//! Answer { parts } (where the parts come from) ? (check) => { effect }
//! ```
//!
//! `some x` offers those of x that pass the check, `all x` every one, because x holds only right ones; `when` and
//! `always` are answers without parts; `by` lists by itself. From these rows come the list of options, the refusal
//! of everything else, and the change an answer makes. What several decisions do stands in `apply`.

use crate::action::Action;
use crate::legal::Verdict;
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;
use game_core::options::Sink;
use std::ops::ControlFlow;

/// A question that is open, with everything its answers need.
trait Decision: Copy {
    /// Lists the answers of a seat, in order.
    fn options<S: Sink<Action>>(self, position: &Position, seat: Seat, out: &mut S) -> ControlFlow<()>;
    /// Why an answer is not allowed.
    fn check(self, position: &Position, seat: Seat, action: Action) -> Verdict;
    /// Carries out an answer known to be legal; the question is off the stack.
    fn effect(self, position: &mut Position, seat: Seat, action: Action);
}

const fn holds(verdict: Verdict) -> bool {
    verdict.is_ok()
}

/// Lists the answers of one row.
macro_rules! answers {
    ($out:ident, $answer:ident { $($part:ident),* } (always) ? ($check:expr)) => {
        $out.offer(Action::$answer { $($part),* })?;
    };
    ($out:ident, $answer:ident { $($part:ident),* } (when) ? ($check:expr)) => {
        if holds($check) {
            $out.offer(Action::$answer { $($part),* })?;
        }
    };
    ($out:ident, $answer:ident { $($part:ident),* } (all $from:expr) ? ($check:expr)) => {
        for ($($part),*) in $from {
            $out.offer(Action::$answer { $($part),* })?;
        }
    };
    ($out:ident, $answer:ident { $($part:ident),* } (some $from:expr) ? ($check:expr)) => {
        for ($($part),*) in $from {
            if holds($check) {
                $out.offer(Action::$answer { $($part),* })?;
            }
        }
    };
    ($out:ident, $answer:ident { $($part:ident),* } (by $list:expr) ? ($check:expr)) => {
        $list?;
    };
}

/// Makes a decision of its rows.
macro_rules! decision {
    (
        $(#[$doc:meta])*
        $name:ident { $($field:ident: $type:ty),* } |$position:ident, $seat:ident, $out:ident| {
            $($answer:ident { $($part:ident),* } ($($from:tt)*) ? ($check:expr) => $effect:block)+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub(super) struct $name {
            $(pub(super) $field: $type),*
        }

        #[allow(unused_variables, unused_parens, reason = "a row takes what it needs of the question")]
        impl Decision for $name {
            #[inline]
            fn options<S: Sink<Action>>(self, $position: &Position, $seat: Seat, $out: &mut S) -> ControlFlow<()> {
                let $name { $($field),* } = self;
                $(answers!($out, $answer { $($part),* } ($($from)*) ? ($check));)+
                ControlFlow::Continue(())
            }

            fn check(self, $position: &Position, $seat: Seat, action: Action) -> Verdict {
                let $name { $($field),* } = self;
                match action {
                    $(Action::$answer { $($part),* } => $check,)+
                    _ => Err(Refusal::NotTheQuestion),
                }
            }

            #[inline]
            fn effect(self, $position: &mut Position, $seat: Seat, action: Action) {
                let $name { $($field),* } = self;
                match action {
                    $(Action::$answer { $($part),* } => $effect)+
                    _ => {}
                }
            }
        }
    };
}

mod artifacts;
mod battle;
mod culture;
mod gods;
mod goods;
mod pacts;
mod setup;
mod star;
mod towns;
mod travel;

/// Does something with the decision of a prompt.
macro_rules! decide {
    ($prompt:ident, $decision:ident => $do:expr) => {
        decide!(@ $prompt, $decision => $do;
            setup: House {}, Discard {};
            star: Pawn {}, CrossedSign { from }, Magic { mirror }, Token { colour }, Upgrade { magic },
                ActNow { token }, LiftSign {}, PlaceSign { from };
            travel: MovePick { points }, MoveTo { at, kind }, Carry { from, to, left, portal },
                PortalPick { left }, PortalTo { at, kind }, Origin { left }, GroupTo { from, left },
                Group { from, to, left };
            towns: Recruit { left, board }, Bring { to }, Build {};
            goods: Harvest { left }, Collect { at, left, got, full }, Cover { at, types }, Create { amount },
                Sell {}, Buy { paid }, Pay { left }, Gain { left }, Choose { list }, Arm { left };
            pacts: TakePact { left }, FulfilPact {}, Half { pact }, FreePact {};
            gods: Menu {}, SummonGod {}, Replace { god }, UsePower { god }, Sacrifice { resources },
                Reinforce { at }, Bless { at };
            battle: Battle {}, Anubis {}, Commit {}, Keep {}, Replacement {}, SecondCard {}, Cart {},
                Steal { from };
            artifacts: Cornucopia {}, Pandora {}, LoseFollower {}, LoseWeapon {}, Artifact {}, Destiny {},
                Scarab { left, chosen };
            culture: Corner {}, Culture { corner };
        )
    };
    (@ $prompt:ident, $decision:ident => $do:expr;
        $($area:ident: $($name:ident { $($field:ident),* }),+;)+
    ) => {
        match $prompt {
            $($(Prompt::$name { $($field),* } => {
                let $decision = $area::$name { $($field),* };
                $do
            })+)+
        }
    };
}

impl Position {
    /// Lists the answers of a seat to a question, in order.
    pub(crate) fn visit<S: Sink<Action>>(&self, seat: Seat, prompt: Prompt, out: &mut S) -> ControlFlow<()> {
        decide!(prompt, decision => decision.options(self, seat, out))
    }

    /// Why an answer of an awaited seat is not allowed.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Verdict {
        let Some((_, prompt)) = self.open_prompt() else { return Err(Refusal::NotTheQuestion) };
        decide!(prompt, decision => decision.check(self, seat, action))
    }

    /// Carries out an answer known to be legal. Questions to several seats leave the stack with the last answer.
    pub(crate) fn answer(&mut self, seat: Seat, prompt: Prompt, action: Action) {
        if !matches!(prompt, Prompt::Commit | Prompt::Discard) {
            self.stack.pop();
        }
        decide!(prompt, decision => decision.effect(self, seat, action));
    }
}
