//! The pieces of a line, of which each lies in one region of the board, add up to the same.
use crate::Kind;
use super::prelude::*;

pub(super) static KIND: Definition = Definition {
    id: "region-sum",
    form: Form::Line,
    numbers: [0, 64],
    words: &["region sum", "region sum line"],
    example: "region sum 2 1: r1c2 r1c3 r1c4",
    usual: &[],
    fpuzzles: Some("regionsumline"),
    solver: Some("RegionSumLine"),
    strokes: &[Stroke::Line { width: 7, ends: Ends::Plain, hue: Hue::Blue, dashes: "" }],
    meaning: Meaning {
        totals: Some(totals),
        fits: Some(fits),
        own_numbers: Some(own_numbers),
        ..Meaning::new(holds)
    },
    theme: Some(Theme { name: "region-sums", also: &["region-sum"], make }),
};

/// The pieces: its numbers say how many cells each has.
fn pieces(rule: &Rule) -> Vec<&[Cell]> {
    let (mut rest, mut pieces) = (&rule.cells[..], Vec::new());
    for &length in &rule.numbers {
        let (piece, later) = rest.split_at(rest.len().min(length as usize));
        pieces.push(piece);
        rest = later;
    }
    if !rest.is_empty() {
        pieces.push(rest);
    }
    pieces
}

fn fits(rule: &Rule) -> bool {
    let cells: u64 = rule.numbers.iter().map(|&length| u64::from(length)).sum();
    !rule.numbers.contains(&0) && cells == rule.cells.len() as u64
}

/// A piece ends where the line enters another region.
fn own_numbers(rule: &Rule, region: &dyn Fn(Cell) -> usize) -> Vec<u32> {
    let pieces = rule.cells.chunk_by(|&a, &b| region(a) == region(b));
    pieces.map(|piece| piece.len() as u32).collect()
}

fn holds(rule: &Rule, _: Board<'_>, number: &dyn Fn(Cell) -> usize) -> bool {
    let sum = |piece: &&[Cell]| piece.iter().map(|&cell| number(cell)).sum::<usize>();
    let sums: Vec<usize> = pieces(rule).iter().map(sum).collect();
    sums.windows(2).all(|two| two[0] == two[1])
}

fn totals(rule: &Rule) -> Vec<Total> {
    let equation = |two: &[&[Cell]]| {
        let side = |piece: &[Cell], times| piece.iter().map(|&cell| (cell, times)).collect();
        let terms: [Vec<(Cell, i64)>; 2] = [side(two[0], 1), side(two[1], -1)];
        Total { terms: terms.concat(), total: 0 }
    };
    pieces(rule).windows(2).map(equation).collect()
}

fn make(making: &mut Making<'_>) -> Vec<Rule> {
    rules_of_lines(making, 2, &|making, cells| {
        let mut rule = Rule::new(Kind::REGION_SUM, cells);
        rule.numbers = own_numbers(&rule, &|cell| making.shape.region_of(cell));
        Some(rule).filter(|rule| rule.numbers.len() > 1)
    })
}
