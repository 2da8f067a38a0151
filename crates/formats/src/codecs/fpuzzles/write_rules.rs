//! The rules beyond houses as JSON of f-puzzles.
use super::cell_names;
use crate::clues::{
    Place, are_alike, are_beside, block_of, diagonal_place, excluded, line_place, marked,
};
use crate::codec::WriteError;
use core::fmt::Write as _;
use std::collections::BTreeMap;
use whydoku_core::{Cell, Form, Kind, Relation, Rule, Shape};

/// Appends the parts of an object that state the rules of a board.
pub(super) fn write(out: &mut String, shape: &Shape) -> Result<(), WriteError> {
    let rules = shape.rules();
    let mut lists = BTreeMap::<&str, Vec<String>>::new();
    for rule in rules {
        if rule.kind == Kind::NO_OTHER {
            continue;
        }
        let usual = rule.usual().and_then(|usual| usual.fpuzzles);
        if let Some(key) = usual.filter(|_| rule.form() == Form::Board) {
            switch(out, key);
            continue;
        }
        let (key, item) = item(rule, shape).ok_or_else(|| WriteError::rule(rule, shape))?;
        lists.entry(key).or_default().push(item);
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
    let one = Relation::difference(1);
    if take(&[one]) {
        switch(out, "nonconsecutive");
    }
    let negative = [
        ("\"difference\"", marked(shape.rules(), one)),
        ("\"ratio\"", marked(shape.rules(), Relation::ratio(2))),
        ("\"xv\"", vec![Relation::sum(5), Relation::sum(10)]),
    ];
    let names: Vec<&str> =
        negative.iter().filter(|(_, wanted)| take(wanted)).map(|(name, _)| *name).collect();
    if !left.is_empty() {
        return Err(WriteError::rule(&Rule::no_other(left), shape));
    }
    if !names.is_empty() {
        let _ = write!(out, ",\"negative\":[{}]", names.join(","));
    }
    Ok(())
}

/// The list that a rule belongs to and its item there; `None` if f-puzzles cannot express it.
fn item(rule: &Rule, shape: &Shape) -> Option<(&'static str, String)> {
    let side = shape.side();
    if let (Kind::EQUAL, [a, b]) = (rule.kind, &rule.cells[..]) {
        return Some(clones(&[*a], &[*b], side));
    }
    let key = rule.definition().fpuzzles?;
    let cells = cell_names(&rule.cells, side);
    let said = if rule.has_own_numbers(shape) { None } else { rule.number() };
    let number = said.map_or(String::new(), |number| value(&number.to_string()));
    if rule.numbers.len() > 1 && !rule.has_own_numbers(shape) {
        return None;
    }
    let item = match rule.form() {
        Form::Board => return None,
        Form::Group => format!("{{\"cells\":{cells}{number}}}"),
        Form::Mark => return Some((key, mark(rule, side)?)),
        Form::Cell => format!("{{\"cell\":{}}}", name(Place::of(*rule.cells.first()?, side))),
        Form::Line => format!("{{\"lines\":[{cells}]{number}}}"),
        Form::Arrow => arrow(rule, &cells, side)?,
        Form::Twins => return Some(clones(&rule.cells, &rule.others, side)),
        Form::Corner => {
            block_of(rule.cells[..].try_into().ok()?, side)?;
            let digits: Vec<String> = rule.digits.iter().map(|d| d.number().to_string()).collect();
            format!("{{\"cells\":{cells},\"values\":[{}]}}", digits.join(","))
        }
        Form::Outside => {
            format!("{{\"cell\":{}{number}}}", name(line_place(&rule.cells, side)?))
        }
        Form::Diagonal => {
            let (place, [down, right]) = diagonal_place(&rule.cells, side)?;
            let down = if down > 0 { 'D' } else { 'U' };
            let right = if right > 0 { 'R' } else { 'L' };
            let place = name(place);
            format!(
                "{{\"cell\":{place},\"cells\":{cells},\"direction\":\"{down}{right}\"{number}}}"
            )
        }
    };
    Some((key, item))
}

fn clones(cells: &[Cell], others: &[Cell], side: usize) -> (&'static str, String) {
    let [cells, others] = [cells, others].map(|cells| cell_names(cells, side));
    ("clone", format!("{{\"cells\":{cells},\"cloneCells\":{others}}}"))
}

/// A circle or pill with one shaft, which lists the cell of the circle where it begins first. The digits of a pill are
/// read in reading order there.
fn arrow(rule: &Rule, cells: &str, side: usize) -> Option<String> {
    let start = *rule.cells.last()?;
    let shaft: Vec<Cell> = [&[start], &rule.others[..]].concat();
    let lines = cell_names(&shaft, side);
    let is_ordered = rule.cells.is_sorted();
    is_ordered.then(|| format!("{{\"lines\":[{lines}],\"cells\":{cells}}}"))
}

/// A mark between two cells that touch. The number that goes without saying is left out; where f-puzzles has signs, only
/// they will do.
fn mark(rule: &Rule, side: usize) -> Option<String> {
    let usual = rule.definition().usual;
    let has_signs = usual.iter().any(|usual| usual.fpuzzles.is_some());
    let number = match rule.usual() {
        Some(own) if has_signs => own.fpuzzles?.to_owned(),
        _ if has_signs => return None,
        Some(own) if usual.first().is_some_and(|first| first.id == own.id) => String::new(),
        _ => rule.number().map_or(String::new(), |number| number.to_string()),
    };
    let item = format!("{{\"cells\":{}{}}}", cell_names(&rule.cells, side), value(&number));
    are_beside(rule.cells[..].try_into().ok()?, side).then_some(item)
}

fn value(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!(",\"value\":\"{text}\"") }
}

fn name(place: Place) -> String {
    format!("\"R{}C{}\"", place.row, place.column)
}
