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
//! | [`guide`] | what a teacher says, and the exercises of the rules |
//! | [`habits`] | what is answered without asking |
//! | [`matching`] | playing against people who come by, and being away for some days |
//! | [`openings`] | what was chosen in finished games |
//! | [`order`] | orders, reports, what is somebody's own, admins |
//! | [`event`] | what the event streams say |
//! | [`notices`] | being told while the browser is closed |
//! | [`news`] | what a viewer needs to draw a table after an event |
//! | [`people`] | pages of people, ladders, friends and blocked people, invitations |
//! | [`replay`] | earlier moments, charts, records |
//! | [`review`] | finished games gone over |
//! | [`standing`] | standing orders: what is done when the own turn comes |
//! | [`board`] | boards to think on |
//! | [`puzzle`] | positions with one answer |
//! | [`challenge`] | the same deal for many tables |
//! | [`contest`], [`club`] | leagues and tournaments; clubs |
//! | [`story`] | the story of a game: deeds with what they gave |
//! | [`workshop`] | packs that people type in |
//! | [`error`] | what went wrong |

pub mod board;
pub mod challenge;
pub mod club;
pub mod contest;
pub mod error;
pub mod event;
pub mod game;
pub mod guide;
pub mod habits;
pub mod matching;
pub mod news;
pub mod notices;
pub mod openings;
pub mod order;
pub mod people;
pub mod play;
pub mod puzzle;
pub mod replay;
pub mod review;
pub mod standing;
pub mod story;
pub mod table;
pub mod user;
pub mod workshop;

pub use game_core::erased::{Change, OptionLine, Refused as Refusal, Wish};
pub use game_core::table::LogLine;
pub use game_core::{Actor, Arg, ScoreLine, Tally, Target, Text};

pub use board::{
    BoardAnswerRequest, BoardBranch, BoardCard, BoardChange, BoardChangeRequest, BoardEnd, BoardLines,
    BoardNode, BoardOutlook, BoardQuestion, BoardRequest, BoardState, BoardValues,
};
pub use challenge::{
    ChallengeCard, ChallengeLine, ChallengeList, ChallengeMeasure, ChallengeRequest, ChallengeStage,
    ChallengeState, ReplayRequest,
};
pub use club::{ClubCard, ClubChange, ClubJoinRequest, ClubRef, ClubState, NewClub};
pub use contest::{
    ContestCard, ContestGame, ContestKind, ContestList, ContestState, ContestStatus, DivisionState, Entrant,
    GameDecided, NewContest, RoundState, SeasonState, StandingLine, TieBreak, Vanish, VanishRule,
};
pub use error::{ErrorBody, ErrorCode};
pub use event::{Ended, LobbyNotice, TableEvent, TableNotice};
pub use game::{BotLevel, ContentItem, ContentValue, GameCard, GameOption, PackInfo};
pub use game_core::review::{
    Review, ReviewCertainty, ReviewChoice, ReviewDecision, ReviewDoubt, ReviewDraw, ReviewLook, ReviewPart,
    ReviewPhase, ReviewRound, ReviewSeat, ReviewStep,
};
pub use guide::{
    Asked, Attempt, AttemptRequest, ChapterState, CourseCard, ExerciseCard, FirstChoice, FirstGame, Guide,
    GuideState, Point, Said, Stand, TablePart, Taught, Term,
};
pub use habits::{HabitRequest, HabitState};
pub use matching::{MatchInfo, MatchRequest, MatchSpeed, VacationRequest, VacationState};
pub use news::{Misfit, News, ViewChange, ViewPatch, apply};
pub use notices::{
    ByWay, FeedLinks, FeedRequest, HookShape, LinkDone, MailRequest, NoticeChoices, NoticeKind, NoticeOffers,
    NoticeState, PushRequest, QuietHours, Wants, WayInfo, WayKind, WayRequest, WebhookRequest,
};
pub use openings::{OpeningGame, OpeningRow, Openings};
pub use order::{
    AdminBan, AdminDeed, AdminPerson, AdminReport, BanRequest, DeleteRequest, Done, KeptOut, MyBoard,
    MyChallenge, MyData, MyLine, MyNote, MySession, OrderRequest, OrderState, ReportReceived, ReportRequest,
};
pub use people::{
    Counted, GameResults, InvitationCard, InviteRequest, Ladder, LadderRung, Met, Pace, PersonName,
    PlayedTable, PlayersResults, Profile, ProfileRating, ProfileShown, RatingPoint, Reliability,
    ShownRequest, SideResults, Tie, TieRequest, Ties, Uncounted, UsualOpening,
};
pub use play::{
    ChatLine, ChatRequest, ClockState, Fairness, Glance, Held, HintLine, HintRequest, Hints, Log,
    NotesRequest, ScoreSheet, SeatClock, StepAnswer, StepRequest, StepTold, TableState, Trial, TrialRequest,
    UndoAnswer, UndoAsk, UndoRequest, UndoState, ViewerInfo,
};
pub use puzzle::{
    PuzzleAnswer, PuzzleDay, PuzzleHint, PuzzleHome, PuzzleKind, PuzzleLevel, PuzzlePart, PuzzlePlayed,
    PuzzleSolution, PuzzleStage, PuzzleState, PuzzleStep, PuzzleTry,
};
pub use replay::{Chart, ChartSeries, ImportFormat, ImportRequest, Moment, SeatTallies};
pub use review::{ReviewProgress, ReviewRequest, ReviewStage, ReviewState};
pub use standing::{
    StandingCondition, StandingConditionRequest, StandingEnd, StandingFact, StandingOrders, StandingRequest,
    StandingRow, StandingRowRequest, StandingStep, StandingWhy,
};
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
