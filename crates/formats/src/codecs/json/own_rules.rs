//! Rules beyond houses in this project's own JSON: `{"rule":"cage","cells":["r1c1","r1c2"],"sum":15}`.
use crate::clues::Place;
use crate::codec::WriteError;
use crate::values::digit_of;
use core::fmt::Write as _;
use serde_json::Value;
use whydoku_core::{Cell, CellRule, Digit, OutsideRule, Relation, Rule, Shape};

const CELL_RULES: [(&str, CellRule); 4] = [
    ("odd", CellRule::Odd),
    ("even", CellRule::Even),
    ("minimum", CellRule::Minimum),
    ("maximum", CellRule::Maximum),
];
const OUTSIDE_RULES: [(&str, OutsideRule); 4] = [
    ("sandwich", OutsideRule::Sandwich),
    ("x-sum", OutsideRule::XSum),
    ("skyscraper", OutsideRule::Skyscraper),
    ("numbered-room", OutsideRule::NumberedRoom),
];

/// The name of one of several things.
fn name_of<T: Copy + PartialEq>(names: &[(&'static str, T)], is: T) -> &'static str {
    names.iter().find(|(_, other)| *other == is).map_or("", |(name, _)| name)
}

/// One of several things by its name.
fn named<T: Copy>(names: &[(&str, T)], value: &Value) -> Option<T> {
    let name = value.as_str()?;
    names.iter().find(|(other, _)| *other == name).map(|(_, is)| *is)
}

/// Appends the rules of a board to the object of its shape.
pub(super) fn write(out: &mut String, shape: &Shape) -> Result<(), WriteError> {
    if shape.rules().is_empty() {
        return Ok(());
    }
    let rule = |rule: &Rule| object(rule, shape).ok_or_else(|| WriteError::rule(rule, shape));
    let rules: Result<Vec<String>, WriteError> = shape.rules().iter().map(rule).collect();
    let _ = write!(out, ",\"ruled\":true,\"rules\":[{}]", rules?.join(","));
    Ok(())
}

fn object(rule: &Rule, shape: &Shape) -> Option<String> {
    let list = |cells: &[Cell]| {
        let names: Vec<String> =
            cells.iter().map(|&cell| format!("\"{}\"", shape.cell_name(cell))).collect();
        format!("[{}]", names.join(","))
    };
    Some(match rule {
        Rule::Move { steps: [one, two] } => {
            format!("{{\"rule\":\"move\",\"steps\":[{one},{two}]}}")
        }
        Rule::NoOther { relations } => {
            let relations: Vec<String> = relations.iter().map(|&is| relation(is)).collect();
            format!("{{\"rule\":\"no-other\",\"relations\":[{}]}}", relations.join(","))
        }
        Rule::Pair { cells, relation: is } => format!(
            "{{\"rule\":\"pair\",\"cells\":{},\"relation\":{}}}",
            list(cells),
            relation(*is)
        ),
        Rule::Cage { cells, sum, may_repeat } => {
            let sum = sum.map_or(String::new(), |sum| format!(",\"sum\":{sum}"));
            let repeats = if *may_repeat { ",\"may_repeat\":true" } else { "" };
            format!("{{\"rule\":\"cage\",\"cells\":{}{sum}{repeats}}}", list(cells))
        }
        Rule::LittleKiller { cells, sum } => {
            format!("{{\"rule\":\"little-killer\",\"cells\":{},\"sum\":{sum}}}", list(cells))
        }
        Rule::Cell { cell, is } => format!(
            "{{\"rule\":\"cell\",\"cell\":\"{}\",\"is\":\"{}\"}}",
            shape.cell_name(*cell),
            name_of(&CELL_RULES, *is)
        ),
        Rule::Clone { cells, others } => {
            format!("{{\"rule\":\"clone\",\"cells\":{},\"others\":{}}}", list(cells), list(others))
        }
        Rule::Palindrome { cells } => {
            format!("{{\"rule\":\"palindrome\",\"cells\":{}}}", list(cells))
        }
        Rule::Quadruple { cells, digits } => {
            let digits: Vec<String> =
                digits.iter().map(|&digit| format!("\"{}\"", shape.digit_name(digit))).collect();
            let digits = digits.join(",");
            format!("{{\"rule\":\"quadruple\",\"cells\":{},\"digits\":[{digits}]}}", list(cells))
        }
        Rule::Outside { cells, is, value } => format!(
            "{{\"rule\":\"outside\",\"cells\":{},\"is\":\"{}\",\"value\":{value}}}",
            list(cells),
            name_of(&OUTSIDE_RULES, *is)
        ),
        _ => return None,
    })
}

fn relation(is: Relation) -> String {
    let (name, number) = match is {
        Relation::Difference(n) => ("difference", Some(n)),
        Relation::AtLeast(n) => ("at-least", Some(n)),
        Relation::Ratio(n) => ("ratio", Some(n)),
        Relation::Sum(n) => ("sum", Some(n)),
        Relation::Greater => ("greater", None),
        Relation::Equal => ("equal", None),
    };
    let number = number.map_or(String::new(), |n| format!(",\"n\":{n}"));
    format!("{{\"is\":\"{name}\"{number}}}")
}

/// Reads the rules in the object of a shape; an error names the first that is not understood, in a few
/// words.
pub(super) fn read(value: &Value, side: usize) -> Result<Vec<Rule>, String> {
    let rules = value["rules"].as_array().map_or(&[][..], Vec::as_slice);
    if rules.is_empty() && value["ruled"] == true {
        return Err("it leaves out the rules of its board".into());
    }
    let wrong = |at: usize| {
        let name = rules[at]["rule"].as_str().unwrap_or("no name").chars().take(20);
        let name: String = name.map(|c| if c.is_control() { ' ' } else { c }).collect();
        format!("rule {} ({name}) is not understood", at + 1)
    };
    let read = |(at, rule)| rule_of(rule, side).ok_or_else(|| wrong(at));
    rules.iter().enumerate().map(read).collect()
}

fn rule_of(value: &Value, side: usize) -> Option<Rule> {
    let cell = |value: &Value| Place::parse(value.as_str()?)?.cell(side);
    let all =
        |key: &str| -> Option<Vec<Cell>> { value[key].as_array()?.iter().map(cell).collect() };
    let number = |key: &str| u32::try_from(value[key].as_u64()?).ok();
    Some(match value["rule"].as_str()? {
        "move" => {
            let step = |at: usize| u8::try_from(value["steps"][at].as_u64()?).ok();
            Rule::Move { steps: [step(0)?, step(1)?] }
        }
        "no-other" => {
            let relations = value["relations"].as_array()?.iter().map(relation_of);
            Rule::NoOther { relations: relations.collect::<Option<_>>()? }
        }
        "pair" => Rule::Pair {
            cells: all("cells")?.try_into().ok()?,
            relation: relation_of(&value["relation"])?,
        },
        "cage" => {
            let sum = if value["sum"].is_null() { None } else { Some(number("sum")?) };
            let may_repeat = match &value["may_repeat"] {
                Value::Null => false,
                may_repeat => may_repeat.as_bool()?,
            };
            Rule::Cage { cells: all("cells")?, sum, may_repeat }
        }
        "little-killer" => Rule::LittleKiller { cells: all("cells")?, sum: number("sum")? },
        "cell" => Rule::Cell { cell: cell(&value["cell"])?, is: named(&CELL_RULES, &value["is"])? },
        "clone" => Rule::Clone { cells: all("cells")?, others: all("others")? },
        "palindrome" => Rule::Palindrome { cells: all("cells")? },
        "quadruple" => {
            let digits = value["digits"].as_array()?.iter();
            let digits: Option<Vec<Digit>> = digits.map(|digit| digit_of(digit, side)).collect();
            Rule::Quadruple { cells: all("cells")?.try_into().ok()?, digits: digits? }
        }
        "outside" => Rule::Outside {
            cells: all("cells")?,
            is: named(&OUTSIDE_RULES, &value["is"])?,
            value: number("value")?,
        },
        _ => return None,
    })
}

fn relation_of(value: &Value) -> Option<Relation> {
    let number = || u8::try_from(value["n"].as_u64()?).ok();
    Some(match value["is"].as_str()? {
        "difference" => Relation::Difference(number()?),
        "at-least" => Relation::AtLeast(number()?),
        "ratio" => Relation::Ratio(number()?),
        "sum" => Relation::Sum(number()?),
        "greater" => Relation::Greater,
        "equal" => Relation::Equal,
        _ => return None,
    })
}
