//! The rules beyond houses as JSON of f-puzzles.
use super::cell_names;
use crate::clues::{
    Place, are_alike, are_beside, block_of, diagonal_place, excluded, line_place, marked,
};
use crate::codec::WriteError;
use core::fmt::Write as _;
use std::collections::BTreeMap;
use whydoku_core::{Cell, CellRule, OutsideRule, Relation, Rule, Shape};

/// Appends the parts of an object that state the rules of a board.
pub(super) fn write(out: &mut String, shape: &Shape) -> Result<(), WriteError> {
    let (rules, side) = (shape.rules(), shape.side());
    let mut lists = BTreeMap::<&str, Vec<String>>::new();
    for rule in rules {
        match rule {
            Rule::Move { steps: [1, 2] | [2, 1] } => switch(out, "antiknight"),
            Rule::Move { steps: [1, 1] } => switch(out, "antiking"),
            Rule::NoOther { .. } => {}
            rule => {
                let (key, item) = item(rule, side).ok_or_else(|| WriteError::rule(rule, shape))?;
                lists.entry(key).or_default().push(item);
            }
        }
    }
    negative(out, shape)?;
    for (key, items) in lists {
        let _ = write!(out, ",\"{key}\":[{}]", items.join(","));
    }
    Ok(())
}

fn switch(out: &mut String, key: &str) {
    let part = format!(",\"{key}\":true");
    if !out.contains(&part) {
        out.push_str(&part);
    }
}

/// What is excluded where there is no mark. f-puzzles has no field for the numbers: they are those that are
/// marked elsewhere, or the usual ones.
fn negative(out: &mut String, shape: &Shape) -> Result<(), WriteError> {
    let mut left = excluded(shape.rules());
    let mut take = |wanted: &[Relation]| {
        let like = |is: &&Relation| wanted.iter().any(|wanted| are_alike(**is, *wanted));
        let is_said = left.iter().filter(like).eq(wanted);
        left.retain(|is| !(is_said && wanted.contains(is)));
        is_said
    };
    let one = Relation::Difference(1);
    if take(&[one]) {
        switch(out, "nonconsecutive");
    }
    let negative = [
        ("\"difference\"", marked(shape.rules(), one)),
        ("\"ratio\"", marked(shape.rules(), Relation::Ratio(2))),
        ("\"xv\"", vec![Relation::Sum(5), Relation::Sum(10)]),
    ];
    let names: Vec<&str> =
        negative.iter().filter(|(_, wanted)| take(wanted)).map(|(name, _)| *name).collect();
    if !left.is_empty() {
        return Err(WriteError::rule(&Rule::NoOther { relations: left }, shape));
    }
    if !names.is_empty() {
        let _ = write!(out, ",\"negative\":[{}]", names.join(","));
    }
    Ok(())
}

/// The list that a rule belongs to and its item there; `None` if f-puzzles cannot express it.
fn item(rule: &Rule, side: usize) -> Option<(&'static str, String)> {
    let list = |cells: &[Cell]| cell_names(cells, side);
    Some(match rule {
        Rule::Cage { cells, sum, may_repeat: false } => {
            let sum = sum.map_or(String::new(), |sum| sum.to_string());
            ("killercage", format!("{{\"cells\":{}{}}}", list(cells), value(&sum)))
        }
        Rule::Pair { cells: [a, b], relation: Relation::Equal } => clones(&[*a], &[*b], side),
        Rule::Pair { cells, relation } => pair(*cells, *relation, side)?,
        Rule::LittleKiller { cells, sum } => {
            let (place, [down, right]) = diagonal_place(cells, side)?;
            let down = if down > 0 { 'D' } else { 'U' };
            let right = if right > 0 { 'R' } else { 'L' };
            let item = format!(
                "{{\"cell\":{},\"cells\":{},\"direction\":\"{down}{right}\"{}}}",
                name(place),
                list(cells),
                value(&sum.to_string())
            );
            ("littlekillersum", item)
        }
        Rule::Cell { cell, is } => {
            let key = match is {
                CellRule::Odd => "odd",
                CellRule::Even => "even",
                CellRule::Minimum => "minimum",
                CellRule::Maximum => "maximum",
            };
            (key, format!("{{\"cell\":{}}}", name(Place::of(*cell, side))))
        }
        Rule::Clone { cells, others } => clones(cells, others, side),
        Rule::Palindrome { cells } => ("palindrome", format!("{{\"lines\":[{}]}}", list(cells))),
        Rule::Quadruple { cells, digits } => {
            block_of(*cells, side)?;
            let digits: Vec<String> = digits.iter().map(|d| d.number().to_string()).collect();
            let item = format!("{{\"cells\":{},\"values\":[{}]}}", list(cells), digits.join(","));
            ("quadruple", item)
        }
        Rule::Outside { cells, is, value: number } => {
            let key = match is {
                OutsideRule::Sandwich => "sandwichsum",
                OutsideRule::XSum => "xsum",
                OutsideRule::Skyscraper => "skyscraper",
                OutsideRule::NumberedRoom => return None,
            };
            let place = name(line_place(cells, side)?);
            (key, format!("{{\"cell\":{place}{}}}", value(&number.to_string())))
        }
        _ => return None,
    })
}

fn clones(cells: &[Cell], others: &[Cell], side: usize) -> (&'static str, String) {
    let [cells, others] = [cells, others].map(|cells| cell_names(cells, side));
    ("clone", format!("{{\"cells\":{cells},\"cloneCells\":{others}}}"))
}

/// Marks between two cells that touch; the usual numbers are left out.
fn pair(cells: [Cell; 2], is: Relation, side: usize) -> Option<(&'static str, String)> {
    let (key, number) = match is {
        Relation::Difference(1) => ("difference", String::new()),
        Relation::Ratio(2) => ("ratio", String::new()),
        Relation::Difference(n) => ("difference", n.to_string()),
        Relation::Ratio(n) => ("ratio", n.to_string()),
        Relation::Sum(5) => ("xv", "V".into()),
        Relation::Sum(10) => ("xv", "X".into()),
        _ => return None,
    };
    let item = format!("{{\"cells\":{}{}}}", cell_names(&cells, side), value(&number));
    are_beside(cells, side).then_some((key, item))
}

fn value(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!(",\"value\":\"{text}\"") }
}

fn name(place: Place) -> String {
    format!("\"R{}C{}\"", place.row, place.column)
}
