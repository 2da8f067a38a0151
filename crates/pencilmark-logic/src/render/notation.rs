//! The short notation of forums and `HoDoKu`: `Naked Pair: 2,5 in r1c37 => r1c1<>2, r1c59<>5`.
use super::hodoku;
use crate::{Argument, Chain, Conclusion, Node, Step};
use pencilmark_core::{Candidate, Cell, DigitSet, House, HouseKind, Shape};
use std::collections::BTreeMap;

/// How a step is written on one line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// Eureka: `(3=8)r1c2-(8=4)r9c2`; houses that hold a digit, and those that lose it, `(5)r26\c37`.
    Eureka,
    /// As `HoDoKu` writes it: `3- r1c2 -8- r9c2 -4`, `5 r26 c37`.
    Hodoku,
}

/// A step on one line, in a style.
pub fn styled(step: &Step, shape: &Shape, style: Style) -> String {
    match style {
        Style::Hodoku => hodoku::step(step, shape),
        Style::Eureka => {
            let name = step.technique.info().name;
            let result = conclusions(&step.conclusions, shape);
            format!("{name}: {} => {result}", eureka(&step.argument, shape))
        }
    }
}

/// An argument in Eureka notation; those that it has no signs for as everywhere else.
fn eureka(argument: &Argument, shape: &Shape) -> String {
    let sets = |digit, from: &[House], into: &[House]| {
        format!("({}){}\\{}", shape.digit_name(digit), houses(from, shape), houses(into, shape))
    };
    match argument {
        Argument::Single(single) => {
            let Candidate { cell, digit } = single.candidate;
            let within = single.house.map(|house| houses(&[house], shape)).unwrap_or_default();
            format!("({}){within}{}", shape.digit_name(digit), cells(&[cell], shape))
        }
        Argument::Intersection(of) => sets(of.digit, &[of.from], &[of.into]),
        Argument::Subset(of) => {
            let digits: String = of.digits.iter().map(|digit| shape.digit_name(digit)).collect();
            format!("({digits}){}", cells(&of.cells, shape))
        }
        Argument::Fish(of) => {
            let fins = of.all_fins();
            let fins = if fins.is_empty() {
                String::new()
            } else {
                format!(" fins {}", cells(&fins, shape))
            };
            format!("{}{fins}", sets(of.digit, &of.base, &of.cover))
        }
        other => other.reason().notation(shape),
    }
}

/// A step on one line, as it stands in pages and lists.
pub fn step(step: &Step, shape: &Shape) -> String {
    let name = step.technique.info().name;
    let argument = step.argument.reason().notation(shape);
    format!("{name}: {argument} => {}", conclusions(&step.conclusions, shape))
}

/// Conclusions: `r1c5=7`, `r1c13<>2, r5c5<>4`. Placements first, then by digit.
pub fn conclusions(conclusions: &[Conclusion], shape: &Shape) -> String {
    let mut grouped: BTreeMap<_, Vec<Cell>> = BTreeMap::new();
    for conclusion in conclusions {
        let Candidate { cell, digit } = conclusion.candidate();
        let removed = matches!(conclusion, Conclusion::Eliminate(_));
        grouped.entry((removed, digit)).or_default().push(cell);
    }
    let one = |((removed, digit), group): (&(bool, _), &Vec<Cell>)| {
        let sign = if *removed { "<>" } else { "=" };
        format!("{}{sign}{}", cells(group, shape), shape.digit_name(*digit))
    };
    grouped.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Cells, those of one row together: `r1c37,r4c5`. Boards of more than nine columns name each cell.
pub fn cells(cells: &[Cell], shape: &Shape) -> String {
    let side = shape.side();
    let mut rows: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for cell in cells {
        rows.entry(cell.row(side) + 1).or_default().push(cell.column(side) + 1);
    }
    let row = |(row, columns): (&usize, &Vec<usize>)| {
        if side > 9 {
            let names = columns.iter().map(|column| format!("r{row}c{column}"));
            names.collect::<Vec<_>>().join(",")
        } else {
            format!("r{row}c{}", columns.iter().map(ToString::to_string).collect::<String>())
        }
    };
    rows.iter().map(row).collect::<Vec<_>>().join(",")
}

/// Digits: `2,5`.
pub fn digits(digits: DigitSet, shape: &Shape) -> String {
    digits.iter().map(|digit| shape.digit_name(digit)).collect::<Vec<_>>().join(",")
}

/// Houses, those of one kind together: `r26`, `c3,c12`, `b1`.
pub fn houses(houses: &[House], shape: &Shape) -> String {
    let letter = |kind| match kind {
        HouseKind::Box => 'b',
        HouseKind::Row => 'r',
        HouseKind::Column => 'c',
        HouseKind::Diagonal => 'd',
        HouseKind::Window => 'w',
        HouseKind::Extra => 'x',
    };
    let mut text = String::new();
    let mut last = None;
    for &house in houses {
        let info = shape.house(house);
        if last != Some(info.kind) || shape.side() > 9 {
            if last.is_some() && shape.side() > 9 {
                text.push(',');
            }
            text.push(letter(info.kind));
        }
        text.push_str(&info.number.to_string());
        last = Some(info.kind);
    }
    text
}

/// A chain in Eureka notation: `(3=8)r1c2-(8=4)r9c2`, `(5)r1c2=(5)r1c79-...`. A link through an almost
/// locked set names the cells of the set: `(2=7)r4c13`.
pub fn chain(chain: &Chain, shape: &Shape) -> String {
    let of = |node: &Node| {
        let all: Vec<Cell> = node.0.iter().map(|candidate| candidate.cell).collect();
        let digit = node.0.first().map(|candidate| shape.digit_name(candidate.digit));
        (digit.unwrap_or_default(), cells(&all, shape))
    };
    let link = |(at, pair): (usize, &[Node])| match pair {
        [a, b] => match (of(a), of(b), chain.set(at)) {
            ((a, _), (b, _), Some(set)) => format!("({a}={b}){}", cells(&set, shape)),
            ((a, here), (b, there), None) if here == there => format!("({a}={b}){here}"),
            ((a, here), (b, there), None) => format!("({a}){here}=({b}){there}"),
        },
        _ => String::new(),
    };
    chain.nodes.chunks(2).enumerate().map(link).collect::<Vec<_>>().join("-")
}
