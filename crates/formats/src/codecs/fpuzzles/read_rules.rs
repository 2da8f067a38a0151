//! The rules beyond houses in the JSON of f-puzzles.
use crate::clues::{Place, Step, marked};
use crate::error::ParseError;
use crate::format::Format;
use crate::raw::Raw;
use crate::rules;
use crate::values::{digit_of, holds};
use crate::warning::{Ornament, Warning};
use serde_json::Value;
use whydoku_core::{Cell, Digit, Form, Kind, Relation, Rule};

/// An extra region: a house if it has a cell for each digit, or else a cage without a sum.
const EXTRA_REGION: &str = "extraregion";
/// The list of what is excluded where there is no mark.
const NEGATIVE: &str = "negative";

/// The kinds of rules that come in lists, in the order of their kinds.
fn lists() -> impl Iterator<Item = (&'static str, Kind)> {
    Kind::all().filter_map(|kind| Some((kind.definition().fpuzzles?, kind)))
}

/// Rules of the whole board, which are on or off.
fn switches() -> impl Iterator<Item = (&'static str, Rule)> {
    let board = Kind::all().filter(|kind| kind.definition().form == Form::Board);
    let usual = board.flat_map(|kind| kind.definition().usual.iter().map(move |one| (kind, one)));
    usual.filter_map(|(kind, usual)| {
        let (numbers, relations) = (usual.numbers.to_vec(), usual.relations.to_vec());
        Some((usual.fpuzzles?, Rule { numbers, relations, ..Rule::new(kind, Vec::new()) }))
    })
}

/// Drawings. If they belong to a rule of an add-on, they say nothing beyond the rule.
const INK: [&str; 5] = ["line", "text", "circle", "rectangle", "cage"];

/// The form of the rules that a part of a puzzle lists; `None` if it lists none that are read here.
pub(super) fn form_of(name: &str) -> Option<Form> {
    let switch = || switches().any(|(key, _)| key == name).then_some(Form::Board);
    lists().find(|(key, _)| *key == name).map(|(_, kind)| kind.definition().form).or_else(switch)
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
    // What is excluded where there is no mark comes last.
    let (moves, exclusions): (Vec<_>, Vec<_>) = switches()
        .filter(|(key, _)| holds(&value[*key]))
        .partition(|(_, rule)| rule.kind == Kind::MOVE);
    reader.rules.extend(moves.into_iter().map(|(_, rule)| rule));
    for (key, kind) in lists() {
        reader.list(key, |reader, item| reader.rule(key, kind, item))?;
        if kind == Kind::CAGE {
            reader.list(EXTRA_REGION, Reader::region)?;
        }
    }
    reader.parities()?;
    reader.rules.extend(exclusions.into_iter().map(|(_, rule)| rule));
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
    /// Reads every item of a list.
    fn list(
        &mut self,
        key: &str,
        read: impl Fn(&mut Self, &Value) -> Result<(), ParseError>,
    ) -> Result<(), ParseError> {
        let (raw, value) = (self.raw, self.value);
        let mut items = value[key].as_array().into_iter().flatten();
        items.try_for_each(|item| read(self, item).or_else(|fault| raw.refuse(fault)))
    }
    /// What is excluded where there is no mark. Ratios and differences are those that are marked elsewhere,
    /// or the usual ones.
    fn negative(&mut self) -> Result<(), ParseError> {
        for name in self.value[NEGATIVE].as_array().into_iter().flatten() {
            let name = name.as_str().unwrap_or("negative");
            let relations = match name {
                "xv" => vec![Relation::sum(5), Relation::sum(10)],
                "ratio" => marked(&self.rules, Relation::ratio(2)),
                "difference" => marked(&self.rules, Relation::difference(1)),
                _ => return Err(self.unknown("negative", name, &Value::Null)),
            };
            self.rules.push(Rule::no_other(relations));
        }
        Ok(())
    }
    /// Odd and even cells as older puzzles have them: a word in the grid.
    fn parities(&mut self) -> Result<(), ParseError> {
        let rows = self.value["grid"].as_array().into_iter().flatten();
        let cells = rows.filter_map(Value::as_array).flatten().enumerate();
        for (at, cell) in cells.filter(|(_, cell)| holds(&cell["parity"])) {
            let is = match cell["parity"].as_str() {
                Some("Odd") => Kind::ODD,
                Some("Even") => Kind::EVEN,
                _ => return Err(self.unknown("grid", "parity", &Value::Null)),
            };
            self.rules.push(Rule::new(is, vec![Cell::new(at)]));
        }
        Ok(())
    }

    /// An item of a list, as the form of its kind has it.
    fn rule(&mut self, key: &str, kind: Kind, item: &Value) -> Result<(), ParseError> {
        let of = |cells| Rule::new(kind, cells);
        match kind.definition().form {
            Form::Cell => {
                let field = if holds(&item["cell"]) { "cell" } else { "cells" };
                let cells = self.cells(key, item, field)?;
                self.rules.extend(cells.into_iter().map(|cell| of(vec![cell])));
            }
            Form::Mark => {
                let number = self.mark_number(key, kind, item)?;
                let rule = of(self.cells(key, item, "cells")?);
                if rule.cells.len() != 2 {
                    return Err(self.unknown(key, key, item));
                }
                self.rules.push(Rule { numbers: number.into_iter().collect(), ..rule });
            }
            Form::Group => {
                let rule = of(self.cells(key, item, "cells")?);
                let numbers = self.number(key, item)?.into_iter().collect();
                self.rules.push(Rule { numbers, ..rule });
            }
            Form::Line => {
                let number = self.mark_number(key, kind, item)?;
                for line in item["lines"].as_array().into_iter().flatten() {
                    let cells = self.names(key, line)?;
                    let numbers = number.into_iter().collect();
                    self.rules.push(Rule { numbers, ..of(cells) });
                }
            }
            Form::Corner => {
                let rule = of(self.cells(key, item, "cells")?);
                let digits = item["values"].as_array().into_iter().flatten();
                let digits: Option<Vec<Digit>> =
                    digits.map(|digit| digit_of(digit, self.side)).collect();
                let digits = digits.filter(|_| rule.cells.len() == 4);
                let digits = digits.ok_or_else(|| self.unknown(key, key, item))?;
                self.rules.push(Rule { digits, ..rule });
            }
            Form::Arrow => self.arrow(key, &of(self.cells(key, item, "cells")?), item)?,
            Form::Twins => {
                let rule = of(self.cells(key, item, "cells")?);
                let others = self.cells(key, item, "cloneCells")?;
                self.rules.push(Rule { others, ..rule });
            }
            Form::Outside | Form::Diagonal => {
                let Some(number) = self.number(key, item)? else {
                    self.has_empty = true;
                    return Ok(());
                };
                let is_diagonal = kind.definition().form == Form::Diagonal;
                let cells =
                    if is_diagonal { self.diagonal(key, item) } else { self.line(key, item) };
                self.rules.push(of(cells?).with_number(number));
            }
            // Those are switches.
            Form::Board => {}
        }
        Ok(())
    }
    /// Every shaft of a circle or pill. A shaft lists a cell of the circle first, and says nothing without other cells.
    fn arrow(&mut self, key: &str, circle: &Rule, item: &Value) -> Result<(), ParseError> {
        let mut circle = circle.clone();
        circle.cells.sort_unstable();
        let mut has_shaft = false;
        for line in item["lines"].as_array().into_iter().flatten() {
            let cells = self.names(key, line)?;
            let is_inside = |cell: &&Cell| circle.cells.contains(cell);
            let others: Vec<Cell> = cells.iter().skip_while(is_inside).copied().collect();
            if others.len() == cells.len() || others.iter().any(|cell| circle.cells.contains(cell))
            {
                return Err(self.broken(key, "has a shaft that does not begin in its circle"));
            }
            if !others.is_empty() {
                has_shaft = true;
                self.rules.push(Rule { others, ..circle.clone() });
            }
        }
        self.has_empty |= !has_shaft;
        Ok(())
    }
    /// An extra region with a cell for each digit is a house; any other means that its digits
    /// differ.
    fn region(&mut self, item: &Value) -> Result<(), ParseError> {
        let cells = self.cells(EXTRA_REGION, item, "cells")?;
        if cells.len() != self.side {
            self.rules.push(Rule::cage(cells, None));
        }
        Ok(())
    }
    /// The number of a mark or line: the usual one where there is none, or a sign that stands for a usual one.
    fn mark_number(&self, key: &str, kind: Kind, item: &Value) -> Result<Option<u32>, ParseError> {
        let definition = kind.definition();
        if definition.numbers == [0, 0] {
            return Ok(None);
        }
        let mut signs = definition.usual.iter().filter(|usual| usual.fpuzzles.is_some()).peekable();
        if signs.peek().is_none() {
            let usual = definition.usual.first().and_then(|usual| usual.numbers.first().copied());
            return Ok(self.number(key, item)?.or(usual));
        }
        let text = item["value"].as_str().map_or("", str::trim);
        let is_meant = |usual: &&whydoku_core::Usual| {
            usual.fpuzzles.is_some_and(|sign| sign.eq_ignore_ascii_case(text))
                || usual.numbers.iter().any(|number| number.to_string() == text)
        };
        let sign = signs.find(is_meant).ok_or_else(|| self.unknown(key, key, item))?;
        Ok(sign.numbers.first().copied())
    }
    fn diagonal(&self, key: &str, item: &Value) -> Result<Vec<Cell>, ParseError> {
        let step: Option<Step> = match item["direction"].as_str() {
            Some("DR") => Some([1, 1]),
            Some("DL") => Some([1, -1]),
            Some("UR") => Some([-1, 1]),
            Some("UL") => Some([-1, -1]),
            _ => None,
        };
        let place = item["cell"].as_str().and_then(Place::parse);
        match (place, step) {
            (Some(place), Some(step)) if place.cell(self.side).is_none() => {
                Ok(place.ray(step, self.side))
            }
            _ => self.cells(key, item, "cells"),
        }
    }
    fn line(&self, key: &str, item: &Value) -> Result<Vec<Cell>, ParseError> {
        let line = item["cell"].as_str().and_then(Place::parse);
        let line = line.and_then(|place| place.line(self.side));
        line.ok_or_else(|| self.broken(key, "does not belong to a row or column"))
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
