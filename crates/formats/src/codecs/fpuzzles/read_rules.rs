//! The rules beyond houses in the JSON of f-puzzles.
use crate::clues::{Place, Step, marked};
use crate::error::ParseError;
use crate::format::Format;
use crate::raw::Raw;
use crate::rules;
use crate::values::{digit_of, holds};
use crate::warning::{Ornament, Warning};
use serde_json::Value;
use whydoku_core::{Cell, CellRule, Digit, OutsideRule, Relation, Rule};

type ReadItem = fn(&mut Reader<'_>, &str, &Value) -> Result<(), ParseError>;

/// The kinds of rules that come in lists, and how an item of each is read.
const LISTS: [(&str, ReadItem); 16] = [
    ("killercage", |reader, key, item| reader.cage(key, item)),
    ("extraregion", |reader, key, item| reader.region(key, item)),
    ("difference", |reader, key, item| reader.pair(key, item)),
    ("ratio", |reader, key, item| reader.pair(key, item)),
    ("xv", |reader, key, item| reader.pair(key, item)),
    ("odd", |reader, key, item| reader.cell(key, item)),
    ("even", |reader, key, item| reader.cell(key, item)),
    ("minimum", |reader, key, item| reader.cell(key, item)),
    ("maximum", |reader, key, item| reader.cell(key, item)),
    ("clone", |reader, key, item| reader.clone(key, item)),
    ("palindrome", |reader, key, item| reader.palindrome(key, item)),
    ("quadruple", |reader, key, item| reader.quadruple(key, item)),
    ("littlekillersum", |reader, key, item| reader.little_killer(key, item)),
    ("sandwichsum", |reader, key, item| reader.outside(key, item)),
    ("xsum", |reader, key, item| reader.outside(key, item)),
    ("skyscraper", |reader, key, item| reader.outside(key, item)),
];

/// Rules of the whole board, which are on or off, and the list of negative ones.
const SWITCHES: [&str; 4] = ["antiknight", "antiking", "nonconsecutive", "negative"];

/// Drawings. If they belong to a rule of an add-on, they say nothing beyond the rule.
const INK: [&str; 5] = ["line", "text", "circle", "rectangle", "cage"];

/// Whether a part of a puzzle is a rule that is read here.
pub(super) fn is_read(name: &str) -> bool {
    SWITCHES.contains(&name) || LISTS.iter().any(|(key, _)| *key == name)
}

/// Whether a part of a puzzle only shows how its rules are drawn: every item names a rule that the puzzle has
/// too.
pub(super) fn is_ink(value: &Value, name: &str) -> bool {
    let has_rule = |item: &Value| {
        let of = item["fromConstraint"].as_str().unwrap_or_default();
        let key: String = of.chars().filter(char::is_ascii_alphabetic).collect();
        !key.is_empty() && holds(&value[key.to_ascii_lowercase()])
    };
    INK.contains(&name) && value[name].as_array().is_some_and(|items| items.iter().all(has_rule))
}

/// Reads every rule, kind by kind.
pub(super) fn read(
    raw: &Raw<'_>,
    value: &Value,
    side: usize,
) -> Result<(Vec<Rule>, Vec<Warning>), ParseError> {
    let mut reader = Reader { raw, value, side, rules: Vec::new(), has_empty: false };
    reader.moves();
    for (key, read) in LISTS {
        for item in value[key].as_array().into_iter().flatten() {
            read(&mut reader, key, item).or_else(|fault| raw.refuse(fault))?;
        }
    }
    reader.parities()?;
    reader.negative()?;
    let empty = reader.has_empty.then_some(Warning::LeftOut(Ornament::EmptyClues));
    Ok((reader.rules, empty.into_iter().collect()))
}

struct Reader<'a> {
    raw: &'a Raw<'a>,
    value: &'a Value,
    side: usize,
    rules: Vec<Rule>,
    /// Whether there is a clue outside the grid without a number, which therefore says nothing.
    has_empty: bool,
}

impl Reader<'_> {
    fn moves(&mut self) {
        for (key, steps) in [("antiknight", [1, 2]), ("antiking", [1, 1])] {
            if holds(&self.value[key]) {
                self.rules.push(Rule::Move { steps });
            }
        }
    }
    /// What is excluded where there is no mark. Ratios and differences are those that are marked elsewhere,
    /// or the usual ones.
    fn negative(&mut self) -> Result<(), ParseError> {
        if holds(&self.value["nonconsecutive"]) {
            self.rules.push(Rule::NoOther { relations: vec![Relation::Difference(1)] });
        }
        for name in self.value["negative"].as_array().into_iter().flatten() {
            let name = name.as_str().unwrap_or("negative");
            let relations = match name {
                "xv" => vec![Relation::Sum(5), Relation::Sum(10)],
                "ratio" => marked(&self.rules, Relation::Ratio(2)),
                "difference" => marked(&self.rules, Relation::Difference(1)),
                _ => return Err(self.unknown("negative", name, &Value::Null)),
            };
            self.rules.push(Rule::NoOther { relations });
        }
        Ok(())
    }
    /// Odd and even cells as older puzzles have them: a word in the grid.
    fn parities(&mut self) -> Result<(), ParseError> {
        let rows = self.value["grid"].as_array().into_iter().flatten();
        let cells = rows.filter_map(Value::as_array).flatten().enumerate();
        for (at, cell) in cells.filter(|(_, cell)| holds(&cell["parity"])) {
            let is = match cell["parity"].as_str() {
                Some("Odd") => CellRule::Odd,
                Some("Even") => CellRule::Even,
                _ => return Err(self.unknown("grid", "parity", &Value::Null)),
            };
            self.rules.push(Rule::Cell { cell: Cell::new(at), is });
        }
        Ok(())
    }

    fn cage(&mut self, key: &str, item: &Value) -> Result<(), ParseError> {
        let (cells, sum) = (self.cells(key, item, "cells")?, self.number(key, item)?);
        self.rules.push(Rule::Cage { cells, sum, may_repeat: false });
        Ok(())
    }
    /// An extra region with a cell for each digit is a house; any other means that its digits
    /// differ.
    fn region(&mut self, key: &str, item: &Value) -> Result<(), ParseError> {
        let cells = self.cells(key, item, "cells")?;
        if cells.len() != self.side {
            self.rules.push(Rule::Cage { cells, sum: None, may_repeat: false });
        }
        Ok(())
    }
    fn pair(&mut self, key: &str, item: &Value) -> Result<(), ParseError> {
        let unknown = || self.unknown(key, key, item);
        let small = || {
            let number = self.number(key, item)?;
            number.map(|n| u8::try_from(n).map_err(|_| unknown())).transpose()
        };
        let relation = match key {
            "difference" => Relation::Difference(small()?.unwrap_or(1)),
            "ratio" => Relation::Ratio(small()?.unwrap_or(2)),
            _ => match item["value"].as_str().map(str::trim) {
                Some("X" | "x" | "10") => Relation::Sum(10),
                Some("V" | "v" | "5") => Relation::Sum(5),
                _ => return Err(unknown()),
            },
        };
        let cells = self.cells(key, item, "cells")?.try_into().map_err(|_| unknown())?;
        self.rules.push(Rule::Pair { cells, relation });
        Ok(())
    }
    fn cell(&mut self, key: &str, item: &Value) -> Result<(), ParseError> {
        let is = match key {
            "odd" => CellRule::Odd,
            "even" => CellRule::Even,
            "minimum" => CellRule::Minimum,
            _ => CellRule::Maximum,
        };
        let field = if holds(&item["cell"]) { "cell" } else { "cells" };
        let cells = self.cells(key, item, field)?;
        self.rules.extend(cells.into_iter().map(|cell| Rule::Cell { cell, is }));
        Ok(())
    }
    fn clone(&mut self, key: &str, item: &Value) -> Result<(), ParseError> {
        let cells = self.cells(key, item, "cells")?;
        let others = self.cells(key, item, "cloneCells")?;
        self.rules.push(Rule::Clone { cells, others });
        Ok(())
    }
    fn palindrome(&mut self, key: &str, item: &Value) -> Result<(), ParseError> {
        for line in item["lines"].as_array().into_iter().flatten() {
            let cells = self.names(key, line)?;
            self.rules.push(Rule::Palindrome { cells });
        }
        Ok(())
    }
    fn quadruple(&mut self, key: &str, item: &Value) -> Result<(), ParseError> {
        let cells = self.cells(key, item, "cells")?;
        let digits = item["values"].as_array().into_iter().flatten();
        let digits: Option<Vec<Digit>> = digits.map(|digit| digit_of(digit, self.side)).collect();
        let unknown = || self.unknown(key, key, item);
        let digits = digits.ok_or_else(unknown)?;
        let cells = cells.try_into().map_err(|_| unknown())?;
        self.rules.push(Rule::Quadruple { cells, digits });
        Ok(())
    }
    fn little_killer(&mut self, key: &str, item: &Value) -> Result<(), ParseError> {
        let Some(sum) = self.number(key, item)? else {
            self.has_empty = true;
            return Ok(());
        };
        let step: Option<Step> = match item["direction"].as_str() {
            Some("DR") => Some([1, 1]),
            Some("DL") => Some([1, -1]),
            Some("UR") => Some([-1, 1]),
            Some("UL") => Some([-1, -1]),
            _ => None,
        };
        let place = item["cell"].as_str().and_then(Place::parse);
        let cells = match (place, step) {
            (Some(place), Some(step)) if place.cell(self.side).is_none() => {
                place.ray(step, self.side)
            }
            _ => self.cells(key, item, "cells")?,
        };
        self.rules.push(Rule::LittleKiller { cells, sum });
        Ok(())
    }
    fn outside(&mut self, key: &str, item: &Value) -> Result<(), ParseError> {
        let Some(value) = self.number(key, item)? else {
            self.has_empty = true;
            return Ok(());
        };
        let is = match key {
            "sandwichsum" => OutsideRule::Sandwich,
            "xsum" => OutsideRule::XSum,
            _ => OutsideRule::Skyscraper,
        };
        let line = item["cell"].as_str().and_then(Place::parse);
        let line = line.and_then(|place| place.line(self.side));
        let cells = line.ok_or_else(|| self.broken(key, "does not belong to a row or column"))?;
        self.rules.push(Rule::Outside { cells, is, value });
        Ok(())
    }

    /// The number of an item, which may be a text; `None` if it has none.
    fn number(&self, key: &str, item: &Value) -> Result<Option<u32>, ParseError> {
        let number = match &item["value"] {
            Value::Null => return Ok(None),
            Value::Number(number) => number.as_u64().and_then(|number| u32::try_from(number).ok()),
            Value::String(text) if text.trim().is_empty() => return Ok(None),
            Value::String(text) => text.trim().parse().ok(),
            _ => None,
        };
        number.map(Some).ok_or_else(|| {
            let shown = item["value"].as_str().unwrap_or("?");
            self.unknown(key, &format!("{key} {shown}"), item)
        })
    }
    fn cells(&self, key: &str, item: &Value, field: &str) -> Result<Vec<Cell>, ParseError> {
        match &item[field] {
            Value::String(_) => self.names(key, &Value::Array(vec![item[field].clone()])),
            list => self.names(key, list),
        }
    }
    fn names(&self, key: &str, list: &Value) -> Result<Vec<Cell>, ParseError> {
        let names = list.as_array().into_iter().flatten();
        let cell = |name: &Value| Place::parse(name.as_str()?)?.cell(self.side);
        let cells: Option<Vec<Cell>> = names.map(cell).collect();
        cells
            .filter(|cells| !cells.is_empty())
            .ok_or_else(|| self.broken(key, "has no cells, or a cell that is not on the board"))
    }
    fn broken(&self, key: &str, what: &str) -> ParseError {
        let at = rules::place(self.raw, key);
        self.raw.broken(at, Format::FPUZZLES, format!("its {key} {what}"))
    }
    fn unknown(&self, key: &str, name: &str, item: &Value) -> ParseError {
        self.raw.rule(rules::place(self.raw, key), name, rules::first_cell(item))
    }
}
