//! The four tables and their columns. `docs/research/data.md` says what they mean, and a test holds it to this list.

/// One row per game.
pub const GAMES: &str = "
message games {
  required binary game (STRING);
  required int32 game_id;
  required int32 players;
  required int32 rules;
  required binary content (STRING);
  optional binary seed (STRING);
  required binary setup (STRING);
  required int32 steps;
  required int32 rounds;
  optional int32 first_seat;
  required binary ending (STRING);
}";

/// One row per game and seat.
pub const SEATS: &str = "
message seats {
  required binary game (STRING);
  required int32 game_id;
  required int32 seat;
  optional binary bot (STRING);
  optional binary side (STRING);
  required int32 score;
  required int32 place;
  required float win;
}";

/// One row per game, seat and source of points.
pub const POINTS: &str = "
message points {
  required binary game (STRING);
  required int32 game_id;
  required int32 seat;
  required binary source (STRING);
  required int32 points;
}";

/// One row per decision.
pub const DECISIONS: &str = "
message decisions {
  required binary game (STRING);
  required int32 game_id;
  required int32 step;
  required int32 round;
  required int32 seat;
  required binary question (STRING);
  required group options (LIST) {
    repeated group list {
      required binary element (STRING);
    }
  }
  required group values (LIST) {
    repeated group list {
      optional float element;
    }
  }
  required int32 chosen;
  required binary answer (STRING);
  optional float expected_score;
  optional float expected_win;
}";

/// The tables with the names of their files.
pub const TABLES: [(&str, &str); 4] = [
    ("games.parquet", GAMES),
    ("seats.parquet", SEATS),
    ("points.parquet", POINTS),
    ("decisions.parquet", DECISIONS),
];
