//! What clients get, in TypeScript, for the web table: the API, and the view of each game.
//!
//! `cargo xtask types` writes them; a test of the web table's build asks [`Types::stale`] whether it was forgotten.

use crate::api;
use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};
use ts_rs::{Config, TS, TypeVisitor};

/// Every file with its text: one per type of the API, one per game, and `index.ts` that names those of the API.
pub struct Types {
    config: Config,
    seen: HashSet<TypeId>,
    files: BTreeMap<String, String>,
}

/// The types that one game has for itself, and those of the API that they name.
struct OfGame<'a> {
    all: &'a mut Types,
    /// The crate of the game: its types are told by their paths.
    home: String,
    seen: HashSet<TypeId>,
    own: BTreeMap<String, String>,
    shared: BTreeSet<String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if let Some(path) = T::output_path()
            && let Ok(text) = <T::WithoutGenerics as TS>::export_to_string(&self.config)
        {
            self.files.insert(path.to_string_lossy().into_owned(), text);
        }
        T::visit_generics(self);
        T::visit_dependencies(self);
    }
}

impl TypeVisitor for OfGame<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let name = T::ident(&self.all.config);
            if !type_name::<T>().starts_with(&self.home) {
                self.shared.insert(name);
                self.all.visit::<T>();
                return;
            }
            let docs = T::docs().unwrap_or_default();
            let text = format!("{docs}export {}\n", T::decl(&self.all.config));
            assert_eq!(self.own.insert(name.clone(), text), None, "{} has two types {name}", self.home);
        }
        T::visit_generics(self);
        T::visit_dependencies(self);
    }
}

impl Types {
    /// The types of the API.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one list")]
    pub fn of_the_api() -> Self {
        let config = Config::new().with_large_int("number");
        let mut all = Types { config, seen: HashSet::new(), files: BTreeMap::new() };
        macro_rules! visit {
            ($($name:ident),* $(,)?) => {$( all.visit::<api::$name>(); )*};
        }
        visit!(
            AccountCreated,
            AccountRequest,
            Attempt,
            AttemptRequest,
            BoardAnswerRequest,
            BoardCard,
            BoardChangeRequest,
            BoardLines,
            BoardQuestion,
            BoardRequest,
            BoardState,
            BoardValues,
            BotSeat,
            ChallengeList,
            ChallengeRequest,
            ChallengeState,
            Chart,
            ChatRequest,
            ClaimRequest,
            ClubCard,
            ClubChange,
            ClubJoinRequest,
            ClubState,
            ContentItem,
            ContestList,
            ContestState,
            CourseCard,
            DeleteRequest,
            Draft,
            DraftRequest,
            Ended,
            EnterRequest,
            ErrorBody,
            ExerciseCard,
            FeedLinks,
            FeedRequest,
            GameCard,
            Glance,
            GuideState,
            HabitRequest,
            HabitState,
            HandOver,
            HandOverRequest,
            HintRequest,
            Hints,
            ImportFormat,
            ImportRequest,
            InvitationCard,
            InviteRequest,
            JoinRequest,
            LinkDone,
            Ladder,
            LobbyNotice,
            MailRequest,
            MatchRequest,
            Moment,
            MyData,
            NewClub,
            NewContest,
            NewTable,
            NotesRequest,
            NoticeChoices,
            NoticeState,
            Openings,
            OrderRequest,
            PasswordRequest,
            Profile,
            ProgramCreated,
            ProgramRequest,
            PushRequest,
            PuzzleAnswer,
            PuzzleHome,
            PuzzleState,
            Reach,
            RecoverRequest,
            RecoveryCodes,
            RecoveryRequest,
            ReplayRequest,
            ReportReceived,
            ReportRequest,
            ReviewRequest,
            ReviewState,
            Session,
            SessionRequest,
            ShownRequest,
            SignInRequest,
            StandingOrders,
            StandingRequest,
            StepAnswer,
            StepRequest,
            StepTold,
            Story,
            TableList,
            TableNotice,
            TableWords,
            TieRequest,
            Ties,
            Trial,
            TrialRequest,
            UndoAnswer,
            UndoAsk,
            UndoRequest,
            VacationRequest,
            VacationState,
            WayRequest,
            WebhookRequest,
            Wish,
        );
        all
    }

    /// Also what a game tells: `T` and everything it is made of, in one file with the name of the game.
    ///
    /// # Panics
    /// When two types of the game have the same name.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self, game: &str) -> Self {
        let home = format!("{}::", game.replace('-', "_"));
        let (own, shared) = (BTreeMap::new(), BTreeSet::new());
        let mut of_game = OfGame { all: &mut self, home, seen: HashSet::new(), own, shared };
        of_game.visit::<T>();
        let OfGame { own, shared, .. } = of_game;
        let mut text = "// Generated by `cargo xtask types`.\n".to_owned();
        let named = |name: &String| {
            let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            own.values().any(|text| text.split(|c| !word(c)).any(|found| found == name))
        };
        for name in shared.iter().filter(|name| named(name)) {
            let _ = writeln!(text, "import type {{ {name} }} from \"./{name}\";");
        }
        for declared in own.values() {
            let _ = write!(text, "\n{declared}");
        }
        self.files.insert(format!("{game}.ts"), text);
        self
    }

    /// Every file with its text.
    #[must_use]
    pub fn files(&self) -> BTreeMap<String, String> {
        let mut files = self.files.clone();
        // Types are called as in Rust, games in small letters: each game has a `View` of its own.
        let names = files.keys().filter(|file| file.starts_with(|c: char| c.is_ascii_uppercase()));
        let index: String =
            names.map(|file| format!("export * from \"./{}\";\n", file.trim_end_matches(".ts"))).collect();
        files.insert("index.ts".to_owned(), format!("// Generated by `cargo xtask types`.\n{index}"));
        files
    }

    /// Writes the files into a folder and takes away what no longer belongs there.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn write(&self, dir: &Path) -> io::Result<()> {
        fs::create_dir_all(dir)?;
        let files = self.files();
        for entry in fs::read_dir(dir)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.ends_with(".ts") && !files.contains_key(&name) {
                fs::remove_file(entry.path())?;
            }
        }
        for (name, text) in files {
            fs::write(dir.join(name), text)?;
        }
        Ok(())
    }

    /// The files of a folder that are missing, differ, or do not belong there.
    #[must_use]
    pub fn stale(&self, dir: &Path) -> Vec<String> {
        let files = self.files();
        let found = fs::read_dir(dir).into_iter().flatten().flatten();
        let names = found.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let strange = names.filter(|name| name.ends_with(".ts") && !files.contains_key(name));
        let mut stale: Vec<String> = strange.collect();
        let other = |(name, text): &(&String, &String)| {
            fs::read_to_string(dir.join(name)).ok().as_ref() != Some(*text)
        };
        stale.extend(files.iter().filter(other).map(|(name, _)| name.clone()));
        stale
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Types {
        Types::of_the_api().with::<<games::altay::Position as game_core::Game>::View>("altay")
    }

    #[test]
    fn every_type_named_in_a_file_has_a_file() {
        let files = all().files();
        for (name, text) in &files {
            for import in text.lines().filter_map(|line| line.split_once("from \"./")) {
                let file = format!("{}.ts", import.1.trim_end_matches(['"', ';']));
                assert!(files.contains_key(&file), "{name} imports {file}, which is not written");
            }
            assert!(!text.contains("bigint"), "{name}: JSON numbers are numbers");
        }
        assert!(files["TableState.ts"].contains("options: Array<OptionLine>"), "{}", files["TableState.ts"]);
    }

    #[test]
    fn a_game_has_its_view_in_a_file_of_its_own() {
        let files = all().files();
        let text = &files["altay.ts"];
        for part in ["export type View = {", "export type Edition = \"it\" | ", "import type { Awaiting }"] {
            assert!(text.contains(part), "{part} is not in {text}");
        }
        assert!(
            !files.contains_key("View.ts") && !files["index.ts"].contains("altay"),
            "views are not mixed"
        );
    }

    #[test]
    fn writing_makes_a_folder_fresh() {
        let dir = std::env::temp_dir().join(format!("ziggurat-types-{}", std::process::id()));
        let types = all();
        types.write(&dir).unwrap();
        fs::write(dir.join("Old.ts"), "x").unwrap();
        fs::write(dir.join("Text.ts"), "changed").unwrap();
        fs::write(dir.join("altay.ts"), "changed").unwrap();
        assert_eq!(types.stale(&dir), ["Old.ts", "Text.ts", "altay.ts"]);
        types.write(&dir).unwrap();
        assert!(types.stale(&dir).is_empty() && !dir.join("Old.ts").exists());
        fs::remove_dir_all(dir).unwrap();
    }
}
