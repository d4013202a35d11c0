//! What travels over HTTP: every request, answer, event and error as a type.
//!
//! These types are the contract with the web table and with outside programs. They make the OpenAPI page and
//! the TypeScript types; no other JSON shape leaves the server, except the views, which are each game's own. What a
//! game says (messages, options, changes, lines of the log, points) is not translated: those are the types of
//! `game-core` itself.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`game`] | the games and what can be chosen for them |
//! | [`user`] | guests, accounts, programs, preferences |
//! | [`table`] | tables, seats, clocks, rules of the table |
//! | [`play`] | the state for one viewer, steps, undo, hints, chat |
//! | [`guide`] | what a teacher says |
//! | [`order`] | orders, reports, what is somebody's own, admins |
//! | [`event`] | what the event streams say |
//! | [`news`] | what a viewer needs to draw a table after an event |
//! | [`replay`] | earlier moments, charts, records |
//! | [`story`] | the story of a game: deeds with what they gave |
//! | [`workshop`] | packs that people type in |
//! | [`error`] | what went wrong |

pub mod error;
pub mod event;
pub mod game;
pub mod guide;
pub mod news;
pub mod order;
pub mod play;
pub mod replay;
pub mod story;
pub mod table;
pub mod user;
pub mod workshop;

pub use game_core::erased::{Change, OptionLine, Refused as Refusal, Wish};
pub use game_core::table::LogLine;
pub use game_core::{Actor, Arg, ScoreLine, Tally, Target, Text};

pub use error::{ErrorBody, ErrorCode};
pub use event::{Ended, LobbyNotice, TableEvent, TableNotice};
pub use game::{BotLevel, ContentItem, ContentValue, GameCard, GameOption, PackInfo};
pub use guide::{Asked, ChapterState, CourseCard, FirstGame, Guide, GuideState, Point, Said, Taught};
pub use news::{Misfit, News, ViewChange, ViewPatch, apply};
pub use order::{
    AdminBan, AdminDeed, AdminPerson, AdminReport, BanRequest, DeleteRequest, Done, KeptOut, MyData, MyLine,
    MyNote, MySession, OrderRequest, OrderState, ReportReceived, ReportRequest,
};
pub use play::{
    ChatLine, ChatRequest, ClockState, Fairness, Held, HintLine, HintRequest, Hints, Log, NotesRequest,
    ScoreSheet, SeatClock, StepAnswer, StepRequest, StepTold, TableState, Trial, TrialRequest, UndoAnswer,
    UndoAsk, UndoRequest, UndoState, ViewerInfo,
};
pub use replay::{Chart, ChartSeries, ImportFormat, ImportRequest, Moment, SeatTallies};
pub use story::{Deed, Story, TableWords, WordBlock, WordRow};
pub use table::{
    BotSeat, ClaimRequest, Clock, EnterRequest, HandOver, HandOverRequest, JoinRequest, Kept, NewSeat,
    NewTable, Occupant, OnTimeout, Outcome, OutcomeReason, SeatInfo, StandIn, TableConfig, TableList,
    TableStatus, TableSummary, UndoPolicy, Visibility,
};
pub use user::{
    AccountCreated, AccountRequest, Me, Motion, PasswordRequest, Preferences, Program, ProgramCreated,
    ProgramRequest, Reach, RecoverRequest, RecoveryCodes, RecoveryRequest, Session, SessionRequest,
    SignInRequest, Theme, TurnEnd, UserKind,
};
pub use workshop::{Draft, DraftRequest, PackEdit, PackEntry, PackField, PackFile, PackProblem, PackSheet};
