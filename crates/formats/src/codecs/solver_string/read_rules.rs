//! The constraints of Interactive Sudoku Solver that are rules here.
use super::item::Item;
use super::signs::{
    EXCLUDING, Excused, MOST_IN_PILL, PILL_ARROW, excused, little_killer, number, place,
};
use super::{special, tables};
use crate::board::usual;
use crate::clues::{Place, are_beside};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::raw::Raw;
use crate::regions::shape_of_regions;
use whydoku_core::{Cell, Digit, Extra, Form, Kind, Relation, Rule, Shape, Usual};

/// Constraints that are not rules and may stand alone.
const ALONE: [&str; 3] = ["NoBoxes", "Windoku", "DisjointSets"];

/// Whether a constraint without arguments is known: by one a string without arguments is recognised.
pub(super) fn is_read(name: &str) -> bool {
    let is_board = |(kind, _): (Kind, _)| kind.definition().form == Form::Board;
    ALONE.contains(&name) || special::stands_alone(name) || named(name).is_some_and(is_board)
}

/// The kind of rule that a constraint is, and which of its usual numbers if the name says so.
fn named(name: &str) -> Option<(Kind, Option<&'static Usual>)> {
    Kind::all().find_map(|kind| {
        let definition = kind.definition();
        let usual = definition.usual.iter().find(|usual| usual.solver == Some(name));
        (definition.solver == Some(name) || usual.is_some()).then_some((kind, usual))
    })
}

/// What the constraints say about the board.
pub(super) struct Board {
    side: usize,
    has_boxes: bool,
    has_groups: bool,
    /// The names of regions, cell by cell.
    regions: Option<Vec<char>>,
    extras: Vec<Extra>,
    /// How many of the houses are diagonals.
    diagonals: usize,
    pub(super) rules: Vec<Rule>,
}

impl Board {
    /// Reads everything but givens.
    pub(super) fn read(raw: &Raw<'_>, items: &[Item<'_>], side: usize) -> Result<Self, ParseError> {
        let (extras, rules) = (Vec::new(), Vec::new());
        let mut board = Self {
            side,
            has_boxes: true,
            has_groups: false,
            regions: None,
            extras,
            diagonals: 0,
            rules,
        };
        for item in items {
            board.item(raw, item).or_else(|fault| raw.refuse(fault))?;
        }
        board.join_diagonals();
        board.check_marks(raw, items)?;
        board.rules = tables::joined(side, board.rules);
        Ok(board)
    }
    fn item(&mut self, raw: &Raw<'_>, item: &Item<'_>) -> Result<(), ParseError> {
        match item.name {
            "" | "Given" | "Shape" => {}
            "NoBoxes" => self.has_boxes = false,
            "DisjointSets" => self.has_groups = true,
            "Windoku" => self.extras.push(Extra::Windows),
            "Jigsaw" => {
                let layout = item.arguments.last().map_or("", |(_, text)| text);
                self.regions = Some(layout.chars().collect());
            }
            "Diagonal" => {
                let side = self.side;
                let column = |row: usize| match item.argument(0) {
                    "-1" => Ok(row),
                    "1" => Ok(side - 1 - row),
                    _ => Err(item.broken(raw, "is neither 1 nor -1")),
                };
                let cells = (0..side).map(|row| Ok(Cell::at(row, column(row)?, side)));
                self.extras.push(Extra::Cells(cells.collect::<Result<_, _>>()?));
                self.diagonals += 1;
            }
            // As many different digits as the board has: a house.
            "AllDifferent" => {
                let cells = item.cells(raw, 0, self.side)?;
                if cells.len() == self.side {
                    self.extras.push(Extra::Cells(cells));
                } else {
                    self.rules.push(Rule::cage(cells, None));
                }
            }
            PILL_ARROW => {
                let count = item.number(raw, 0)? as usize;
                let cells = item.cells(raw, 1, self.side)?;
                let fits = (2..=MOST_IN_PILL).contains(&count) && count < cells.len();
                let (pill, shaft) = cells.split_at(if fits { count } else { 0 });
                if pill.is_empty() {
                    return Err(item.broken(raw, "has no pill of two or three cells with a shaft"));
                }
                // There, the digits of a pill are read from left to right and from top to bottom.
                let mut pill = pill.to_vec();
                pill.sort_unstable();
                let rule = Rule::new(Kind::ARROW, pill);
                self.rules.push(Rule { others: shaft.to_vec(), ..rule });
            }
            name => {
                if let Some(rules) = special::read(raw, item, self.side)? {
                    self.rules.extend(rules);
                    return Ok(());
                }
                let unknown = || raw.rule(item.at, name, None);
                let (kind, usual) = named(name).ok_or_else(unknown)?;
                self.rule(raw, item, kind, usual)?;
            }
        }
        Ok(())
    }
    /// Counts both diagonals as one kind of extra house.
    fn join_diagonals(&mut self) {
        let side = self.side;
        let both: [Vec<Cell>; 2] = [
            (0..side).map(|row| Cell::at(row, row, side)).collect(),
            (0..side).map(|row| Cell::at(row, side - 1 - row, side)).collect(),
        ];
        let is_diagonal =
            |extra: &Extra| matches!(extra, Extra::Cells(cells) if both.contains(cells));
        if self.diagonals == 2 && self.extras.iter().filter(|extra| is_diagonal(extra)).count() == 2
        {
            let first = self.extras.iter().position(is_diagonal).unwrap_or(0);
            self.extras[first] = Extra::Diagonals;
            self.extras.retain(|extra| !is_diagonal(extra));
        }
    }
    /// A constraint that is a kind of rule, or one of its usual numbers, as the form of the kind has it.
    fn rule(
        &mut self,
        raw: &Raw<'_>,
        item: &Item<'_>,
        kind: Kind,
        usual: Option<&Usual>,
    ) -> Result<(), ParseError> {
        let mut rule = Rule::new(kind, Vec::new());
        if let Some(usual) = usual {
            rule.numbers = usual.numbers.to_vec();
            rule.relations = usual.relations.to_vec();
        }
        match rule.form() {
            Form::Board => {}
            Form::Mark => return self.pairs(raw, item, &rule),
            Form::Outside if kind == Kind::SANDWICH => {
                let line = self.line(item.argument(1), false);
                let line = line.ok_or_else(|| item.broken(raw, "does not name a row or column"));
                rule = Rule::new(kind, line?).with_number(item.number(raw, 0)?);
            }
            Form::Outside => return self.double(raw, item, kind),
            Form::Diagonal => {
                let start = place(item.argument(1)).and_then(|p| p.cell(self.side));
                let diagonal = start.and_then(|cell| little_killer(cell, self.side));
                let cells =
                    diagonal.ok_or_else(|| item.broken(raw, "does not start a diagonal"))?;
                rule = Rule::new(kind, cells).with_number(item.number(raw, 0)?);
            }
            Form::Corner => {
                rule.cells = self.block(raw, item)?;
                rule.digits = self.digits(raw, item)?;
            }
            Form::Arrow => {
                rule.cells = item.cells(raw, 0, self.side)?;
                rule.others = rule.cells.split_off(1);
                if rule.others.is_empty() {
                    return Err(item.broken(raw, "has no shaft"));
                }
            }
            // Its numbers follow from the regions of the board.
            Form::Line if rule.definition().meaning.own_numbers.is_some() => {
                rule.cells = item.cells(raw, 0, self.side)?;
            }
            Form::Cell | Form::Group | Form::Line | Form::Twins => {
                let [fewest, most] = rule.definition().numbers;
                // No sum, and a sum of zero, leave it open. A sum with factors, `10_=_1_-1`, is not a number.
                let is_open = fewest == 0 && item.argument(0).is_empty();
                if most > 0 && !is_open {
                    let number = item.number(raw, 0)?;
                    rule.numbers.extend(Some(number).filter(|number| fewest > 0 || *number > 0));
                }
                rule.cells = item.cells(raw, most, self.side)?;
            }
        }
        self.rules.push(rule);
        Ok(())
    }
    /// The two rows and columns that begin with a cell.
    fn block(&self, raw: &Raw<'_>, item: &Item<'_>) -> Result<Vec<Cell>, ParseError> {
        let first = place(item.argument(0)).filter(|p| p.row.max(p.column) < self.side);
        let first = first.and_then(|place| place.cell(self.side));
        let first = first.ok_or_else(|| item.broken(raw, "does not start a block"))?;
        let (row, column) = (first.row(self.side), first.column(self.side));
        let at = |down, right| Cell::at(row + down, column + right, self.side);
        Ok(vec![at(0, 0), at(0, 1), at(1, 0), at(1, 1)])
    }
    /// The digits after the first argument.
    fn digits(&self, raw: &Raw<'_>, item: &Item<'_>) -> Result<Vec<Digit>, ParseError> {
        let digit = |at: usize| {
            let number = item.number(raw, at)? as usize;
            let fits = (1..=self.side).contains(&number);
            let digit = fits.then(|| Digit::from_number(number));
            digit.ok_or_else(|| item.broken(raw, "does not name a digit"))
        };
        (1..item.arguments.len()).map(digit).collect()
    }
    /// Marks all pairs of cells that touch, in the order of the list.
    fn pairs(&mut self, raw: &Raw<'_>, item: &Item<'_>, mark: &Rule) -> Result<(), ParseError> {
        let cells = item.cells(raw, 0, self.side)?;
        let touches = |a: Cell| cells.iter().any(|&b| a != b && are_beside([a, b], self.side));
        if !cells.iter().any(|&cell| touches(cell)) {
            return Err(item.broken(raw, "names no two cells that touch"));
        }
        for (at, &a) in cells.iter().enumerate() {
            let later = cells[at + 1..].iter().copied();
            let touching = later.filter(|&b| are_beside([a, b], self.side));
            self.rules.extend(touching.map(|b| Rule { cells: vec![a, b], ..mark.clone() }));
        }
        Ok(())
    }
    /// Numbers at both ends of a row or column, one of which may be missing.
    fn double(&mut self, raw: &Raw<'_>, item: &Item<'_>, kind: Kind) -> Result<(), ParseError> {
        for (at, is_far) in [(1, false), (2, true)] {
            if !item.argument(at).is_empty() {
                let line = self.line(item.argument(0), is_far);
                let cells =
                    line.ok_or_else(|| item.broken(raw, "does not name a row or column"))?;
                self.rules.push(Rule::new(kind, cells).with_number(item.number(raw, at)?));
            }
        }
        Ok(())
    }
    /// `R3` or `C3`, from its beginning or its end.
    fn line(&self, name: &str, is_far: bool) -> Option<Vec<Cell>> {
        let far = if is_far { self.side + 1 } else { 0 };
        let place = match (name.strip_prefix('R'), name.strip_prefix('C')) {
            (Some(row), _) => Place { row: number(row)?, column: far },
            (_, Some(column)) => Place { row: far, column: number(column)? },
            _ => return None,
        };
        place.line(self.side)
    }
    /// There, a constraint on unmarked cells excepts only marks of its own kind, and the one against
    /// consecutive neighbours excepts none; here it excepts all marks. Where only consecutive digits make the
    /// difference, a rule is added for the two cells; otherwise the puzzle is refused.
    fn check_marks(&mut self, raw: &Raw<'_>, items: &[Item<'_>]) -> Result<(), ParseError> {
        let mut apart = Vec::new();
        for item in items {
            let Some((_, own, excluded)) = EXCLUDING.iter().find(|(name, ..)| *name == item.name)
            else {
                continue;
            };
            for rule in &self.rules {
                let Some((cells, relation)) = rule.as_pair() else { continue };
                match excused(relation, own, excluded, self.side) {
                    Excused::Nothing => {}
                    Excused::Consecutive => apart.push(cells),
                    Excused::More => {
                        let what = "exempts different marks than the same rule does here";
                        return Err(item.broken(raw, what));
                    }
                }
            }
        }
        let relation = Relation::at_least(2);
        self.rules.extend(apart.into_iter().map(|cells| Rule::pair(cells, relation)));
        Ok(())
    }
    /// The board without its rules.
    pub(super) fn shape(&self, raw: &Raw<'_>) -> Result<Shape, ParseError> {
        let side = self.side;
        let wrong =
            |error: whydoku_core::ShapeError| raw.error(0, ErrorKind::Shape(error.to_string()));
        let regions = self.regions.as_ref().map(|names| {
            let broken = |_| raw.broken(0, Format::SOLVER_STRING, "its regions do not fit");
            shape_of_regions(names).map_err(broken).and_then(|shape| {
                let fits = shape.side() == side;
                if fits { Ok(shape) } else { Err(raw.error(0, ErrorKind::NoBoardOf(names.len()))) }
            })
        });
        // Rows as boxes mean that there are no boxes; a board of this side may have none.
        let rows = || Shape::boxes(1, side).map_err(wrong);
        let boxes = || if self.has_boxes { usual(side).or_else(|_| rows()) } else { rows() };
        let mut shape = match regions {
            Some(regions) if !self.has_boxes || usual(side).is_err() => as_boxes(regions?),
            Some(regions) => {
                let houses = regions?.houses()[..side].to_vec();
                let with = |shape: Shape, house: whydoku_core::HouseInfo| {
                    shape.with(Extra::Cells(house.cells)).map_err(wrong)
                };
                houses.into_iter().try_fold(boxes()?, with)?
            }
            None => boxes()?,
        };
        if self.has_groups {
            let boxes: Vec<Vec<Cell>> =
                shape.houses()[..side].iter().map(|house| house.cells.clone()).collect();
            for at in 0..side {
                let group = boxes.iter().map(|cells| cells[at]).collect();
                shape = shape.with(Extra::Cells(group)).map_err(wrong)?;
            }
        }
        self.extras.iter().try_fold(shape, |shape, extra| shape.with(extra.clone()).map_err(wrong))
    }
}

/// The board with boxes, if its regions are boxes of an unusual size.
fn as_boxes(regions: Shape) -> Shape {
    let side = regions.side();
    let usual = usual(side).ok();
    let boxes = (1..=side).filter(|rows| side.is_multiple_of(*rows));
    let mut boxes = boxes.filter_map(|rows| Shape::boxes(rows, side / rows).ok());
    let is_it = |boxes: &Shape| boxes.houses() == regions.houses() && usual.as_ref() != Some(boxes);
    boxes.find(is_it).unwrap_or(regions)
}
