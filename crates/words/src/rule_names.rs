//! The names of rules within a sentence.
use crate::{Message, Said, Value, message, said};
use whydoku_core::{Cell, CellRule, OutsideRule, Relation, Rule};

/// A rule as a part of a sentence: `the cage of 15 (r1c1, r1c2)`.
///
/// ```
/// use whydoku_core::{Cell, Rule, Shape};
/// use whydoku_words::{Names, rule};
/// let shape = Shape::square(9)?;
/// let cage = Rule::Cage { cells: vec![Cell::new(0), Cell::new(1)], sum: Some(15), may_repeat: false };
/// assert_eq!(rule(&cage).words(&Names::from(&shape)), "the cage of 15 (r1c1, r1c2)");
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn rule(rule: &Rule) -> Said {
    match rule {
        Rule::Move { steps: [1, 2] | [2, 1] } => said!("rule-knight"),
        Rule::Move { steps: [1, 1] } => said!("rule-king"),
        Rule::Move { steps: [one, other] } => {
            said!("rule-move", { "steps": format!("{one}+{other}") })
        }
        Rule::NoOther { relations } if relations[..] == [Relation::Difference(1)] => {
            said!("rule-not-consecutive")
        }
        Rule::Pair { cells, relation } => pair(*relation, *cells),
        Rule::Cage { cells, sum: Some(sum), may_repeat } => {
            let message =
                if *may_repeat { message!("rule-cage-repeats") } else { message!("rule-cage-sum") };
            numbered(message, *sum).with("cells", Value::listed(cells))
        }
        Rule::Cage { cells, sum: None, .. } => {
            said!("rule-cage", { "cells": Value::listed(cells) })
        }
        Rule::LittleKiller { cells, sum } => {
            said!("rule-little-killer", { "number": number(*sum), "cells": Value::listed(cells) })
        }
        Rule::Cell { cell, is } => {
            let message = match is {
                CellRule::Odd => message!("rule-odd"),
                CellRule::Even => message!("rule-even"),
                CellRule::Minimum => message!("rule-minimum"),
                CellRule::Maximum => message!("rule-maximum"),
            };
            Said::new(message).with("cell", *cell)
        }
        Rule::Clone { cells, others } => {
            said!("rule-clone", { "cells": Value::row(cells), "others": Value::row(others) })
        }
        Rule::Palindrome { cells } => said!("rule-palindrome", { "cells": Value::row(cells) }),
        Rule::Quadruple { cells, digits } => said!("rule-quadruple", {
            "digits": Value::listed(digits), "cells": Value::listed(cells),
        }),
        Rule::Outside { cells, is, value } => outside(*is, cells, *value),
        // Rules without a name of their own.
        _ => said!("rule-no-other"),
    }
}

fn number(number: impl Into<u32>) -> Value {
    Value::Text(number.into().to_string())
}

fn pair(relation: Relation, [first, second]: [Cell; 2]) -> Said {
    let said = match relation {
        Relation::Difference(1) => Said::new(message!("rule-difference-1")),
        Relation::Difference(n) => numbered(message!("rule-difference"), n),
        Relation::AtLeast(n) => numbered(message!("rule-at-least"), n),
        Relation::Ratio(2) => Said::new(message!("rule-ratio-2")),
        Relation::Ratio(n) => numbered(message!("rule-ratio"), n),
        Relation::Sum(5) => Said::new(message!("rule-sum-5")),
        Relation::Sum(10) => Said::new(message!("rule-sum-10")),
        Relation::Sum(n) => numbered(message!("rule-sum"), n),
        Relation::Greater => Said::new(message!("rule-greater")),
        Relation::Equal => Said::new(message!("rule-equal")),
    };
    said.with("first", first).with("second", second)
}

fn numbered(message: Message, n: impl Into<u32>) -> Said {
    Said::new(message).with("number", number(n))
}

fn outside(is: OutsideRule, cells: &[Cell], value: u32) -> Said {
    let message = match is {
        OutsideRule::Sandwich => message!("rule-sandwich"),
        OutsideRule::XSum => message!("rule-x-sum"),
        OutsideRule::Skyscraper => message!("rule-skyscraper"),
        OutsideRule::NumberedRoom => message!("rule-numbered-room"),
    };
    let ends = [cells.first(), cells.last()].map(|cell| Value::from_iter(cell.copied()));
    let [first, second] = ends;
    numbered(message, value).with("first", first).with("second", second)
}
