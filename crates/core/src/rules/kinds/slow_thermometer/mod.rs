//! Digits never fall along a line from its bulb; they may stay the same.
use crate::Kind;
use crate::rules::links::every_two;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "slow-thermometer",
    form: Form::Line,
    numbers: [0, 0],
    words: &["slow thermometer", "slow thermo"],
    example: "slow thermometer: r1c1 r1c2 r2c3",
    usual: &[],
    fpuzzles: Some("slowthermometer"),
    solver: None,
    strokes: &[Stroke::Line { width: 10, ends: Ends::HollowBulb, hue: Hue::Grey, dashes: "" }],
    meaning: Meaning { links: Some(links), is_one_thought: true, ..Meaning::new(holds) },
    theme: Some(Theme { name: "slow-thermometers", also: &["slow-thermos"], make }),
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    numbers(rule, number).windows(2).all(|two| two[0] <= two[1])
}

fn links(rule: &Rule, _: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    let cells = &rule.cells;
    let pairs = every_two(cells);
    visit(&pairs, &|low, high| low <= high);
}

/// Lines along which the digits do not fall.
fn make(making: &mut Making<'_>) -> Vec<Rule> {
    let lines = lines(making, &|from, to| from <= to);
    lines.into_iter().map(|cells| Rule::new(Kind::SLOW_THERMOMETER, cells)).collect()
}
