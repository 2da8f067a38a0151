//! The numbered rules of `SudokuMaker`.
use super::diagonals;
use crate::error::ParseError;
use crate::format::Format;
use crate::raw::{Raw, shown};
use crate::typed::{Key, NUMBERS, Sort};
use crate::values::{digit_of, holds};
use serde_json::Value;
use whydoku_core::{Cell, Extra, Kind, Relation, Rule};

const LINES: Sort = Sort::List(&NUMBERS);
const CLUE: &[Key] =
    &[(&["value", "edge", "corner", "outerCell"], Sort::Number), (&["digits"], NUMBERS)];
const CAGE: &[Key] = &[(&["cells"], NUMBERS), (&["value"], Sort::NumberOrText)];
const BULB: &[Key] = &[(&["bulbCells"], NUMBERS), (&["arrows"], LINES)];

/// What a rule of any number may hold; which number needs which is seen when it is read.
pub(super) const ANY: &[Key] = &[
    (&["type", "minDifference"], Sort::Number),
    (&["name"], Sort::Text),
    (&["disabled", "slow"], Sort::Flag),
    (&["overrideNegativeRatios", "overrideNegativeDifferences"], Sort::Flag),
    (&["style"], Sort::Harmless),
    (&["regions", "cells", "negative"], NUMBERS),
    (&["clues"], Sort::List(&Sort::Object(CLUE))),
    (&["cages"], Sort::List(&Sort::Object(CAGE))),
    (&["thermometers"], LINES),
    (&["bulbsWithArrows"], Sort::List(&Sort::Object(BULB))),
    // Of things that are drawn, which are refused, or of lines through cells.
    (&["lines", "params", "symbols", "definition", "input", "image"], Sort::Harmless),
];

/// What the rules say.
#[derive(Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a rule of the whole board")]
pub(super) struct Found {
    pub(super) regions: Option<Vec<usize>>,
    pub(super) extras: Vec<Extra>,
    pub(super) rules: Vec<Rule>,
    pub(super) has_fog: bool,
    has_lines: bool,
    has_groups: bool,
    down: bool,
    up: bool,
}

/// Reads every rule that is not switched off.
pub(super) fn read(raw: &Raw<'_>, puzzle: &Value, side: usize) -> Result<Found, ParseError> {
    let mut found = Found::default();
    for item in puzzle["constraints"].as_array().into_iter().flatten() {
        if item["disabled"].as_bool() != Some(true) {
            let reader = Reader { raw, item, side };
            reader.read(&mut found).or_else(|fault| raw.refuse(fault))?;
        }
    }
    if !found.has_lines {
        raw.refuse(raw.rule(0, "rows with repeats", None))?;
    }
    found.extras.extend(diagonals(found.down, found.up, side));
    if found.has_groups {
        let groups = found.regions.as_deref().and_then(|regions| groups(regions, side));
        let without = "it has disjoint groups without regions";
        found.extras.extend(groups.ok_or_else(|| raw.broken(0, Format::SUDOKUMAKER, without))?);
    }
    Ok(found)
}

/// The cells at the same place of each region.
fn groups(regions: &[usize], side: usize) -> Option<Vec<Extra>> {
    let cells = |region: usize| {
        let of = (0..regions.len()).filter(|&at| regions[at] == region);
        of.map(Cell::new).collect::<Vec<Cell>>()
    };
    let boxes: Vec<Vec<Cell>> = (0..side).map(cells).collect();
    let group = |at: usize| -> Option<Vec<Cell>> {
        boxes.iter().map(|cells| cells.get(at).copied()).collect()
    };
    (0..side).map(|at| Some(Extra::Cells(group(at)?))).collect()
}

struct Reader<'a> {
    raw: &'a Raw<'a>,
    item: &'a Value,
    side: usize,
}

impl Reader<'_> {
    fn read(&self, found: &mut Found) -> Result<(), ParseError> {
        match self.item["type"].as_u64() {
            Some(0) => found.has_lines = true,
            Some(1) => {
                let regions = self.numbers(&self.item["regions"])?;
                found.regions = Some(regions);
            }
            Some(10) => found.down = true,
            Some(11) => found.up = true,
            Some(12) => found.rules.push(Rule::apart([1, 1])),
            Some(13) => found.rules.push(Rule::apart([1, 2])),
            Some(14) => found.has_groups = true,
            Some(15) => found.rules.push(Rule::no_other(vec![Relation::difference(1)])),
            // Which cells the fog hides, and when it lifts.
            Some(4000) => found.has_fog = true,
            Some(number) => found.rules.extend(self.rules(number)?),
            None => return Err(self.unknown()),
        }
        Ok(())
    }
    /// The rules of a number that stands for marks, lines or clues.
    fn rules(&self, number: u64) -> Result<Vec<Rule>, ParseError> {
        match number {
            100 => self.each(Kind::EVEN),
            101 => self.each(Kind::ODD),
            102 => self.each(Kind::MAXIMUM),
            103 => self.each(Kind::MINIMUM),
            200 => self.marks(Kind::DIFFERENCE),
            201 => self.marks(Kind::RATIO),
            202 => self.marks(Kind::SUM),
            300 => {
                let is_slow = self.item["slow"].as_bool() == Some(true);
                let kind = if is_slow { Kind::SLOW_THERMOMETER } else { Kind::THERMOMETER };
                self.lines("thermometers", kind, None)
            }
            301 => self.cages(),
            303 => self.corners(),
            401 => {
                let least = self.item["minDifference"].as_u64().ok_or_else(|| self.unknown())?;
                let whole = self.lines("lines", Kind::WHISPER, u32::try_from(least).ok())?;
                Ok(whole.iter().flat_map(without_crossings).collect())
            }
            402 => self.lines("lines", Kind::PALINDROME, None),
            403 => self.lines("lines", Kind::BETWEEN, None),
            408 => self.arrows(),
            501 => self.sandwiches(),
            601 => self.column_indexers(),
            _ => Err(self.unknown()),
        }
    }
    fn unknown(&self) -> ParseError {
        let name = self.item["name"].as_str().or(self.item["definition"]["name"].as_str());
        let number = self.item["type"].as_u64();
        let drawn = match number {
            Some(1000) => "code",
            Some(2000) => "drawn line",
            Some(2001) => "drawn cage",
            Some(2002) => "drawn symbol",
            Some(2003) => "drawn picture",
            _ => "SudokuMaker's rule",
        };
        let what = match (name.filter(|name| !name.trim().is_empty()), number) {
            (Some(name), _) => format!("{drawn} '{}'", shown(name)),
            (None, Some(1000..) | None) => drawn.to_owned(),
            (None, Some(number)) => format!("{drawn} {number}"),
        };
        self.raw.rule(0, &what, None)
    }
    fn broken(&self, what: &str) -> ParseError {
        self.raw.broken(0, Format::SUDOKUMAKER, what)
    }
    fn numbers(&self, list: &Value) -> Result<Vec<usize>, ParseError> {
        let number = |value: &Value| value.as_u64().and_then(|one| usize::try_from(one).ok());
        let numbers = list.as_array().into_iter().flatten().map(number);
        numbers.collect::<Option<_>>().ok_or_else(|| self.broken("a list of it is not of numbers"))
    }
    /// Cells, which are numbered in reading order.
    fn cells(&self, list: &Value) -> Result<Vec<Cell>, ParseError> {
        let numbers = self.numbers(list)?;
        if numbers.is_empty() || numbers.iter().any(|&one| one >= self.side * self.side) {
            return Err(self.broken("a rule names a cell that is not on its board, or none"));
        }
        Ok(numbers.into_iter().map(Cell::new).collect())
    }
    fn list(&self, key: &str) -> impl Iterator<Item = &Value> {
        self.item[key].as_array().into_iter().flatten()
    }
    fn each(&self, kind: Kind) -> Result<Vec<Rule>, ParseError> {
        let cells = self.cells(&self.item["cells"])?;
        Ok(cells.into_iter().map(|cell| Rule::new(kind, vec![cell])).collect())
    }
    fn lines(&self, key: &str, kind: Kind, number: Option<u32>) -> Result<Vec<Rule>, ParseError> {
        let numbers: Vec<u32> = number.into_iter().collect();
        let rule = |line: &Value| {
            Ok(Rule { numbers: numbers.clone(), ..Rule::new(kind, self.cells(line)?) })
        };
        self.list(key).map(rule).collect()
    }
    /// Marks at edges. In each row of cells, the left edges of its cells come first, then their lower edges.
    fn marks(&self, kind: Kind) -> Result<Vec<Rule>, ParseError> {
        if holds(&self.item["negative"]) {
            return Err(self.raw.rule(0, "all marks given", None));
        }
        let side = self.side;
        let cells = |edge: usize| {
            let (row, place) = (edge / (2 * side), edge % (2 * side));
            let (is_lower, column) = (place >= side, place % side);
            let is_inside = if is_lower { row + 1 < side } else { column > 0 && row < side };
            let at = |down: usize, left: usize| Cell::at(row + down, column - left, side);
            is_inside.then(|| if is_lower { [at(0, 0), at(1, 0)] } else { [at(0, 1), at(0, 0)] })
        };
        let rule = |clue: &Value| {
            let edge = clue["edge"].as_u64().and_then(|edge| cells(usize::try_from(edge).ok()?));
            let number = clue["value"].as_u64().and_then(|number| u32::try_from(number).ok());
            let (cells, number) =
                edge.zip(number).ok_or_else(|| self.broken("a mark is not between two cells"))?;
            Ok(Rule::new(kind, cells.to_vec()).with_number(number))
        };
        self.list("clues").map(rule).collect()
    }
    /// A cage without a sum has the sum zero.
    fn cages(&self) -> Result<Vec<Rule>, ParseError> {
        let rule = |cage: &Value| {
            let value = &cage["value"];
            let sum = value.as_u64().or_else(|| value.as_str()?.trim().parse().ok());
            let is_number = sum.is_some() || !holds(value);
            let sum = sum.filter(|&sum| sum > 0).and_then(|sum| u32::try_from(sum).ok());
            if !is_number {
                return Err(self.raw.rule(0, &format!("cage of {value}"), None));
            }
            Ok(Rule::cage(self.cells(&cage["cells"])?, sum))
        };
        self.list("cages").map(rule).collect()
    }
    /// Circles on corners, which are numbered with those of the frame.
    fn corners(&self) -> Result<Vec<Rule>, ParseError> {
        let side = self.side;
        let rule = |clue: &Value| {
            let corner = clue["corner"].as_u64().and_then(|corner| usize::try_from(corner).ok());
            let digits = clue["digits"].as_array().into_iter().flatten();
            let digits = digits.map(|digit| digit_of(digit, side)).collect::<Option<Vec<_>>>();
            let place = corner.map(|corner| [corner / (side + 1), corner % (side + 1)]);
            let place = place.filter(|place| place.iter().all(|one| (1..side).contains(one)));
            match (place, digits) {
                (Some([row, column]), Some(digits)) => {
                    let at = |up, left| Cell::at(row - up, column - left, side);
                    Ok(Rule::quadruple([at(1, 1), at(1, 0), at(0, 1), at(0, 0)], digits))
                }
                _ => Err(self
                    .broken("a circle on a corner is not inside its board, or its digits are not")),
            }
        };
        self.list("clues").map(rule).collect()
    }
    /// A pill is read from left to right and from top to bottom; its shafts begin in it.
    fn arrows(&self) -> Result<Vec<Rule>, ParseError> {
        let mut rules = Vec::new();
        for bulb in self.list("bulbsWithArrows") {
            let mut pill = self.cells(&bulb["bulbCells"])?;
            pill.sort_unstable();
            for shaft in bulb["arrows"].as_array().into_iter().flatten() {
                let shaft = self.cells(shaft)?;
                let others: Vec<Cell> =
                    shaft.iter().skip_while(|cell| pill.contains(cell)).copied().collect();
                if others.is_empty() || others.len() == shaft.len() {
                    return Err(self.broken("a shaft does not lead out of its circle"));
                }
                rules.push(Rule { others, ..Rule::new(Kind::ARROW, pill.clone()) });
            }
        }
        Ok(rules)
    }
    /// Clues outside the grid, which is numbered with a frame of cells around it.
    fn sandwiches(&self) -> Result<Vec<Rule>, ParseError> {
        let side = self.side;
        let line = |clue: &Value| {
            let place = usize::try_from(clue["outerCell"].as_u64()?).ok()?;
            let (row, column) = (place / (side + 2), place % (side + 2));
            let inside = 1..=side;
            let along: Vec<Cell> = match (inside.contains(&row), inside.contains(&column)) {
                (true, false) => (0..side).map(|at| Cell::at(row - 1, at, side)).collect(),
                (false, true) => (0..side).map(|at| Cell::at(at, column - 1, side)).collect(),
                _ => return None,
            };
            let number = u32::try_from(clue["value"].as_u64()?).ok()?;
            Some(Rule::new(Kind::SANDWICH, along).with_number(number))
        };
        let rule = |clue: &Value| {
            line(clue)
                .ok_or_else(|| self.broken("a number outside the grid is at no row or column"))
        };
        self.list("clues").map(rule).collect()
    }
    fn column_indexers(&self) -> Result<Vec<Rule>, ParseError> {
        let side = self.side;
        let rule = |cell: Cell| {
            let row = (0..side).map(|column| Cell::at(cell.row(side), column, side)).collect();
            let number = cell.column(side) as u32 + 1;
            Rule { others: row, ..Rule::new(Kind::INDEX, vec![cell]) }.with_number(number)
        };
        Ok(self.cells(&self.item["cells"])?.into_iter().map(rule).collect())
    }
}

/// A line that meets itself, as lines that have no crossings: what it says of neighbours is the same.
fn without_crossings(rule: &Rule) -> Vec<Rule> {
    let mut pieces: Vec<Vec<Cell>> = vec![Vec::new()];
    for &cell in &rule.cells {
        let last = pieces.len() - 1;
        if pieces[last].contains(&cell) {
            let end = pieces[last].last().copied();
            pieces.push(end.into_iter().collect());
        }
        let last = pieces.len() - 1;
        pieces[last].push(cell);
    }
    let of = |cells: Vec<Cell>| Rule { cells, ..rule.clone() };
    pieces.into_iter().filter(|piece| piece.len() > 1).map(of).collect()
}
