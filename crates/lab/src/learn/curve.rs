//! The learning curve as a picture: points of a table of greedy bots, and the error of the estimate.

use super::run::{Point, State};
use crate::play::LabError;
use std::fmt::Write;
use std::path::Path;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 34.0;
const BOTTOM: f64 = 34.0;

/// Draws the curve into a file.
///
/// # Errors
/// When it cannot be written.
pub fn draw(path: &Path, game: &str, state: &State) -> Result<(), LabError> {
    std::fs::write(path, picture(game, state)).map_err(|e| LabError::File(path.display().to_string(), e))
}

/// One line of a chart.
struct Line<'a> {
    name: &'a str,
    colour: &'a str,
    dots: Vec<(f64, f64, bool)>,
}

/// The picture as SVG.
#[must_use]
pub fn picture(game: &str, state: &State) -> String {
    let of = |value: &dyn Fn(&Point) -> Option<f64>| -> Vec<(f64, f64, bool)> {
        let dot = |point: &Point| Some((point.games as f64, value(point)?, point.accepted));
        state.curve.iter().filter_map(dot).collect()
    };
    let points =
        [Line { name: "mean points, greedy in every seat", colour: "#1b6ca8", dots: of(&|p| p.points) }];
    let errors = [
        Line { name: "network", colour: "#1b6ca8", dots: of(&|p| Some(f64::from(p.error))) },
        Line { name: "by hand", colour: "#a8551b", dots: of(&|p| Some(f64::from(p.by_hand))) },
    ];
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {}\" font-family=\"sans-serif\" \
         font-size=\"11\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        2.0 * HEIGHT
    );
    chart(&mut svg, 0.0, &format!("{game}: points (ring: accepted)"), &points);
    chart(&mut svg, HEIGHT, "error of the expected final points on games not learned from", &errors);
    svg += "</svg>\n";
    svg
}

fn chart(svg: &mut String, top: f64, title: &str, lines: &[Line<'_>]) {
    let all = || lines.iter().flat_map(|line| line.dots.iter());
    let most = all().map(|dot| dot.0).fold(1.0, f64::max);
    let low = all().map(|dot| dot.1).fold(f64::MAX, f64::min);
    let high = all().map(|dot| dot.1).fold(f64::MIN, f64::max);
    let (low, high) = if low < high { (low, high) } else { (low.min(0.0), low.min(0.0) + 1.0) };
    let x = |games: f64| LEFT + (WIDTH - LEFT - RIGHT) * games / most;
    let y = |value: f64| top + HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low);
    let _ = writeln!(svg, "<text x=\"{LEFT}\" y=\"{}\" font-weight=\"bold\">{title}</text>", top + 16.0);
    for part in 0..=4 {
        let part = f64::from(part) / 4.0;
        let (value, games) = (low + (high - low) * part, most * part);
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {0:.1}H{1}\" stroke=\"#ddd\"/><text x=\"{2}\" y=\"{3:.1}\" \
             text-anchor=\"end\">{value:.1}</text>",
            y(value),
            WIDTH - RIGHT,
            LEFT - 6.0,
            y(value) + 4.0
        );
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{games:.0} games</text>",
            x(games).min(WIDTH - 40.0),
            top + HEIGHT - 14.0
        );
    }
    for (number, line) in lines.iter().enumerate() {
        let path: Vec<String> =
            line.dots.iter().map(|(games, value, _)| format!("{:.1} {:.1}", x(*games), y(*value))).collect();
        if !path.is_empty() {
            let _ = writeln!(
                svg,
                "<path d=\"M{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.6\"/>",
                path.join("L"),
                line.colour
            );
        }
        for (games, value, _) in line.dots.iter().filter(|dot| dot.2) {
            let _ = writeln!(
                svg,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3.5\" fill=\"#fff\" stroke=\"{}\"/>",
                x(*games),
                y(*value),
                line.colour
            );
        }
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"{}\">{}</text>",
            WIDTH - RIGHT - number as f64 * 90.0,
            top + 16.0,
            line.colour,
            line.name
        );
    }
}
