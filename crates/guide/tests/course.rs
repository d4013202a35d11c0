//! Files of lessons, and what is none.

use guide::course::{Course, CourseError};

const FIRST: &str = "game = \"x\"\n[first]\nplayers = 2\nlevel = \"novice\"\nseed = \"a\"\n\
                     [[chapter]]\nid = \"one\"\nicon = \"star\"\n";

fn with(lessons: &str) -> Result<Option<Course>, CourseError> {
    Course::read(&format!("{FIRST}{lessons}"))
}

#[test]
fn a_game_without_lessons_has_no_course() {
    assert!(Course::read(" \n").unwrap().is_none());
}

#[test]
fn a_file_that_does_not_hold_together_is_refused_with_its_place() {
    let lesson = "[[lesson]]\nid = \"a\"\nchapter = \"one\"\n";
    assert_eq!(with(lesson).unwrap().unwrap().lessons.len(), 1);
    assert!(matches!(with(&lesson.repeat(2)), Err(CourseError::Twice(id)) if id == "a"));
    let stray = lesson.replace("one", "two");
    assert!(matches!(with(&stray), Err(CourseError::Chapter { chapter, .. }) if chapter == "two"));
    let late = format!("{lesson}when = {{ after = [\"b\"] }}\n");
    assert!(matches!(with(&late), Err(CourseError::After { after, .. }) if after == "b"));
    let early = format!("{lesson}say = {{ n = {{ rival = {{}} }} }}\n");
    assert!(matches!(with(&early), Err(CourseError::Early { lesson }) if lesson == "a"));
    assert!(with(&format!("{early}when = {{ over = true }}\n")).is_ok());
    let advice = format!("{lesson}advice = true\n");
    assert!(matches!(with(&advice), Err(CourseError::Advice { lesson }) if lesson == "a"));
    assert!(with(&format!("{advice}ask = [{{ kind = \"x\" }}]\n")).is_ok());
    let point = format!("{lesson}point = [\"E7\"]\n");
    assert!(matches!(with(&point), Err(CourseError::Point { point, .. }) if point == "E7"));
    let idea = format!("{lesson}[[next]]\nid = \"more\"\nunless = \"a\"\n");
    assert_eq!(with(&idea).unwrap().unwrap().ideas.len(), 1);
    let unknown = idea.replace("unless = \"a\"", "unless = \"b\"");
    assert!(matches!(with(&unknown), Err(CourseError::Unless { unless, .. }) if unless == "b"));
    let again = format!("{idea}[[next]]\nid = \"more\"\n");
    assert!(matches!(with(&again), Err(CourseError::Twice(id)) if id == "more"));
    assert!(matches!(with(&format!("{lesson}wen = 1\n")), Err(CourseError::Toml(_))));
}
