//! Digits grow along a line from its bulb.
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "thermometer",
    form: Form::Line,
    numbers: [0, 0],
    words: &["thermometer", "thermo"],
    example: "thermometer: r1c1 r1c2 r2c3",
    usual: &[],
    fpuzzles: Some("thermometer"),
    solver: Some("Thermo"),
    strokes: &[Stroke::Line { width: 10, ends: Ends::Bulb, hue: Hue::Grey, dashes: "" }],
    meaning: Meaning { links: Some(links), is_one_thought: true, ..Meaning::new(holds) },
    theme: Some(Theme { name: "thermometers", also: &["thermo", "thermos"], make }),
};

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    numbers(rule, number).windows(2).all(|two| two[0] < two[1])
}

fn links(rule: &Rule, _: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    let cells = &rule.cells;
    // Each step is one at least, so cells further apart differ by more.
    for apart in 1..cells.len() {
        visit(&in_turn(cells, apart), &|low, high| low + apart <= high);
    }
}

/// Lines along which the digits grow.
fn make(making: &mut Making<'_>) -> Vec<Rule> {
    let lines = lines(making, &|from, to| from < to);
    lines.into_iter().map(|cells| Rule::new(Kind::THERMOMETER, cells)).collect()
}
