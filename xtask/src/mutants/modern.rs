//! Bugs of the modern techniques: rectangles in chains, locked sectors, exocets, symmetry, deadly
//! patterns of three and more digits.
use super::list::Bug;

pub(super) const BUGS: &[Bug] = &[
    ("chain/build.rs", ".map(|end| end.filter(|&number| number < usual))", ""),
    (
        "chain/build.rs",
        "self.reason(vec![escape.premise.clone()])",
        "self.reason(vec![escape.premise.clone()][1..].to_vec())",
    ),
    (
        "families/rectangles.rs",
        "rectangle.digits.iter().map(|digit| guardians(rectangle.cells, digit)).collect()",
        "rectangle.digits.iter().take(2).map(|digit| guardians(rectangle.cells, digit)).collect()",
    ),
    ("families/sectors.rs", "self.count(down & rows.lines)", "self.count(*down)"),
    ("families/sectors.rs", "if room > cells {", "if room > cells + 1 {"),
    ("families/sectors.rs", "== Some(0)", ".is_some_and(|over| over > 0)"),
    ("families/sectors.rs", "&& !lines.is_reducible(rows, columns)", ""),
    ("families/sectors.rs", "for ties_in_rows in [true, false] {", "for ties_in_rows in [true] {"),
    (
        "families/sectors.rs",
        "core::cmp::Ordering::Less => true",
        "core::cmp::Ordering::Less => false",
    ),
    (
        "families/sectors.rs",
        "cx.geometry().cells_of(sector.house) - base",
        "cx.geometry().cells_of(sector.house)",
    ),
    (
        "families/sectors.rs",
        "sets.holding(shape, candidate) > 1",
        "sets.holding(shape, candidate) > 0",
    ),
    ("families/sk_loop.rs", "sum::<usize>() != base.len()", "sum::<usize>() > base.len() + 1"),
    ("families/sk_loop.rs", "if at % 2 == 1 { [across, down]", "if at % 2 == 0 { [across, down]"),
    (
        "families/sk_loop.rs",
        "let around = houses << 1 | houses >> (RING - 1)",
        "let around = houses << 1",
    ),
    ("families/sk_loop.rs", "both - CellSet::only(Cell::at(row, column, side))", "both"),
    (
        "argument/sectors.rs",
        "self.cells.iter().map(|&cell| Premise::Cell(cell)).collect()",
        "self.cells.iter().skip(1).map(|&cell| Premise::Cell(cell)).collect()",
    ),
    ("verify/count.rs", "if room >= cells.len() {", "if room > cells.len() {"),
    (
        "verify/count.rs",
        "let with = 1 + most_at_once(shape, &apart, tries);",
        "let with = most_at_once(shape, &apart, tries);",
    ),
    ("verify/entail.rs", "cells.len() < MANY || count::may_suffice(self.shape, &cells)", "true"),
    (
        "families/exocet_cases.rs",
        "let beside = place == self.line || in_box;",
        "let beside = place == self.line;",
    ),
    (
        "families/exocet_cases.rs",
        "let beside = place == self.line || in_box;",
        "let beside = in_box;",
    ),
    ("families/exocet_cases.rs", "&& all(a | b | c, 3)", ""),
    ("families/exocet_cases.rs", "left[line].1 &= if at == holds { target } else { !target };", ""),
    (
        "families/exocet_cases.rs",
        "exocet.digits.iter().all(is_caught)",
        "exocet.digits.iter().any(is_caught)",
    ),
    ("families/exocet_cases.rs", "reduce(|a, b| a & b)", "reduce(|a, b| a | b)"),
    ("families/exocet_cases.rs", "cell != other || digit == also", "true"),
    (
        "families/exocets.rs",
        "exocet.is_junior() == (technique == Technique::JuniorExocet)",
        "technique != Technique::DoubleExocet",
    ),
    ("families/exocets.rs", "at != self.line && (with_seniors", "(with_seniors"),
    (
        "families/exocets.rs",
        "if !inside && !joint.allows(candidate, cx.geometry()) {",
        "if !inside {",
    ),
    (
        "families/exocets.rs",
        "here != there || exocet.digits != other.digits || !apart",
        "here != there || !apart",
    ),
    ("families/symmetry.rs", "if images(grid.givens()) != grid.givens() {", "if false {"),
    ("families/symmetry.rs", "is_some_and(|known| known != to)", "is_some_and(|_| false)"),
    ("families/symmetry.rs", "if left.next().is_some() {", "if false {"),
    ("families/symmetry.rs", "there && !clash", "there"),
    ("families/symmetry.rs", "return candidate.digit == image.digit;", "return true;"),
    ("argument/symmetry.rs", "Self::Quarter => (0..3)", "Self::Quarter => (0..2)"),
    (
        "argument/symmetry.rs",
        "Self::Half => Cell::at(last - row, last - column, side)",
        "Self::Half => Cell::at(last - row, column, side)",
    ),
    ("verify/symmetry.rs", "if *map.entry(from).or_insert(to) != to {", "if false {"),
    ("verify/symmetry.rs", "_ => return None,", "_ => {}"),
    (
        "verify/symmetry.rs",
        "if !houses.iter().all(|house| houses.contains(&turned(house))) {",
        "if false {",
    ),
    ("families/deadly.rs", " if shape.extras().is_empty()", ""),
    ("families/deadly.rs", "(rest.collect::<Vec<Cell>>(), 3)", "(rest.collect::<Vec<Cell>>(), 4)"),
    ("families/deadly.rs", "[(corners.to_vec(), 4)]", "[(corners.to_vec(), 5)]"),
    ("families/deadly.rs", "box_of(a) != box_of(b) && may_do", "may_do"),
];
