//! The short notation of forums and `HoDoKu`: `Naked Pair: 2,5 in r1c37 => r1c1<>2, r1c59<>5`.
use super::hodoku;
use crate::argument::Argument;
use crate::premise::Conclusion;
use crate::step::Step;
pub use crate::telling::{cells, digits, houses};
use std::collections::BTreeMap;
use whydoku_core::{Candidate, Cell, House, Shape};

/// The notation of a step on one line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Notation {
    /// Eureka: `(3=8)r1c2-(8=4)r9c2`; houses that hold a digit, and those that lose it, `(5)r26\c37`.
    Eureka,
    /// As `HoDoKu` writes it: `3- r1c2 -8- r9c2 -4`, `5 r26 c37`.
    Hodoku,
}

/// A step on one line, in a notation.
pub fn styled(step: &Step, shape: &Shape, notation: Notation) -> String {
    match notation {
        Notation::Hodoku => hodoku::step(step, shape),
        Notation::Eureka => {
            let name = step.technique.info().name;
            let result = conclusions(&step.conclusions, shape);
            format!("{name}: {} => {result}", eureka(&step.argument, shape))
        }
    }
}

/// An argument in Eureka notation; those for which it has no signs are written as everywhere else.
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

/// A step on one line, as in pages and lists.
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
