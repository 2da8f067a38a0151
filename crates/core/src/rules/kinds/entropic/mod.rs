//! Any three cells in a row of a line hold a low, a middle and a high digit.
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "entropic",
    form: Form::Line,
    numbers: [0, 0],
    words: &["entropic", "entropic line"],
    example: "entropic: r1c1 r1c2 r1c3",
    usual: &[],
    fpuzzles: Some("entropicline"),
    solver: Some("Entropic"),
    strokes: &[Stroke::Line { width: 10, ends: Ends::Plain, hue: Hue::Orange, dashes: "14 14" }],
    meaning: Meaning { links: Some(links), ..Meaning::new(holds) },
    theme: None,
};

/// Low, middle or high: three digits each.
fn group(number: usize) -> usize {
    number.saturating_sub(1) / 3
}

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let groups: Vec<usize> = numbers(rule, number).into_iter().map(group).collect();
    groups.windows(3.min(groups.len())).all(all_differ)
}

/// Of three cells in a row each has a group of its own, so every third has the same one.
fn links(rule: &Rule, _: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
    for apart in 1..rule.cells.len() {
        let pairs = in_turn(&rule.cells, apart);
        visit(&pairs, &|a, b| (group(a) == group(b)) == apart.is_multiple_of(3));
    }
}
