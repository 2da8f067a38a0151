//! Rules beyond houses in this project's own JSON: `{"rule":"cage","cells":["r1c1","r1c2"],"number":15}`. The fields are
//! those of [`Rule`]; the name is the id of the kind.
use crate::clues::Place;
use crate::values::digit_of;
use core::fmt::Write as _;
use serde_json::{Map, Value};
use whydoku_core::{Cell, Digit, Kind, Relation, Rule, Shape};

/// The fields of a rule.
const FIELDS: [&str; 7] = ["rule", "cells", "others", "number", "numbers", "digits", "relations"];

/// Appends the rules of a board to the object of its shape.
pub(super) fn write(out: &mut String, shape: &Shape) {
    if shape.rules().is_empty() {
        return;
    }
    let rules: Vec<String> = shape.rules().iter().map(|rule| object(rule, shape)).collect();
    let _ = write!(out, ",\"ruled\":true,\"rules\":[{}]", rules.join(","));
}

fn object(rule: &Rule, shape: &Shape) -> String {
    let mut out = format!("{{\"rule\":\"{}\"", rule.kind.id());
    let mut list = |name: &str, items: Vec<String>| {
        if !items.is_empty() {
            let _ = write!(out, ",\"{name}\":[{}]", items.join(","));
        }
    };
    let cells = |cells: &[Cell]| -> Vec<String> {
        cells.iter().map(|&cell| format!("\"{}\"", shape.cell_name(cell))).collect()
    };
    let digit = |&digit: &Digit| format!("\"{}\"", shape.digit_name(digit));
    list("cells", cells(&rule.cells));
    list("others", cells(&rule.others));
    if rule.numbers.len() > 1 {
        list("numbers", rule.numbers.iter().map(u32::to_string).collect());
    }
    list("digits", rule.digits.iter().map(digit).collect());
    list("relations", rule.relations.iter().map(|&is| relation(is)).collect());
    if let [number] = rule.numbers[..] {
        let _ = write!(out, ",\"number\":{number}");
    }
    out + "}"
}

fn relation(is: Relation) -> String {
    let number = is.number.map_or(String::new(), |n| format!(",\"number\":{n}"));
    format!("{{\"rule\":\"{}\"{number}}}", is.kind.id())
}

/// Reads the rules in the object of a shape; an error names the first that is not understood, in a few
/// words.
pub(super) fn read(value: &Value, side: usize) -> Result<Vec<Rule>, String> {
    let rules = match value.get("rules") {
        None | Some(Value::Null) => &[][..],
        Some(Value::Array(rules)) => rules,
        Some(_) => return Err("its rules are not a list".into()),
    };
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
    let fields = value.as_object()?;
    if !fields.keys().all(|key| FIELDS.contains(&key.as_str())) {
        return None;
    }
    let cell = |value: &Value| Place::parse(value.as_str()?)?.cell(side);
    let mut numbers = list(fields, "numbers", number)?;
    if let Some(own) = fields.get("number") {
        if !numbers.is_empty() {
            return None;
        }
        numbers.push(number(own)?);
    }
    let rule = Rule {
        kind: Kind::named(fields.get("rule")?.as_str()?)?,
        cells: list(fields, "cells", cell)?,
        others: list(fields, "others", cell)?,
        numbers,
        digits: list(fields, "digits", |digit| digit_of(digit, side))?,
        relations: list(fields, "relations", relation_of)?,
    };
    Some(rule)
}

/// The items of a list, which may be absent; `None` if it is no list, or an item is not understood.
fn list<T>(
    fields: &Map<String, Value>,
    name: &str,
    read: impl Fn(&Value) -> Option<T>,
) -> Option<Vec<T>> {
    match fields.get(name) {
        None => Some(Vec::new()),
        Some(list) => list.as_array()?.iter().map(read).collect(),
    }
}

fn number(value: &Value) -> Option<u32> {
    u32::try_from(value.as_u64()?).ok()
}

fn relation_of(value: &Value) -> Option<Relation> {
    let fields = value.as_object()?;
    if !fields.keys().all(|key| ["rule", "number"].contains(&key.as_str())) {
        return None;
    }
    let kind = Kind::named(fields.get("rule")?.as_str()?)?;
    let number = match fields.get("number") {
        None => None,
        Some(own) => Some(number(own)?),
    };
    Relation::new(kind, number)
}
