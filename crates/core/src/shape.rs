//! The shape of a board: its side, its boxes or regions, its extra houses. A run-time value that
//! describes 2x2 to 100x100, rectangular boxes, jigsaws, diagonals and windows.
mod extra_houses;

use crate::bonds::Derived;
use crate::rules::{self, KNOWS_RULES, Rule};
use crate::{Cell, Digit, House, PairRules, ShapeError};
use core::fmt;
use extra_houses::extra_houses;
use std::sync::Arc;

/// The largest side of a board.
pub const MAX_SIDE: usize = 144;

/// The kind of a house; naming and the classification of fish depend on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseKind {
    /// A box, or a region of a jigsaw.
    Box,
    /// A row.
    Row,
    /// A column.
    Column,
    /// One of the two long diagonals.
    Diagonal,
    /// A window: a shaded box between the boxes.
    Window,
    /// Any other extra house.
    Extra,
}

/// How the board is divided into boxes or regions.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Regions {
    /// Boxes of `rows` by `columns` cells; the side is their product.
    Boxes {
        /// Height of a box, in cells.
        rows: usize,
        /// Width of a box, in cells.
        columns: usize,
    },
    /// One region number (from zero) for each cell, in reading order.
    Jigsaw(Vec<u8>),
}

/// Houses beyond rows, columns and boxes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Extra {
    /// The two long diagonals.
    Diagonals,
    /// The windows of Windoku: boxes set one cell in from every corner of a box.
    Windows,
    /// Any set of cells, one for each digit.
    Cells(Vec<Cell>),
}

/// A house of a shape.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HouseInfo {
    /// Its kind.
    pub kind: HouseKind,
    /// Its number among the houses of its kind, from one.
    pub number: usize,
    /// Its cells, in reading order.
    pub cells: Vec<Cell>,
}

#[derive(PartialEq, Eq, Hash)]
struct Tables {
    side: usize,
    regions: Regions,
    extras: Vec<Extra>,
    rules: Vec<Rule>,
    houses: Vec<HouseInfo>,
    houses_of: Vec<Vec<House>>,
    derived: Derived,
}

impl Tables {
    /// The same tables, from which nothing has been derived yet: what is derived depends on the rules and the houses.
    fn anew(&self) -> Self {
        Self {
            side: self.side,
            regions: self.regions.clone(),
            extras: self.extras.clone(),
            rules: self.rules.clone(),
            houses: self.houses.clone(),
            houses_of: self.houses_of.clone(),
            derived: Derived::default(),
        }
    }
}

/// The shape of a board. Always valid; cheap to copy (the tables are shared).
///
/// The order of houses is a contract: boxes, rows, columns, then extra houses in the order in which
/// they were added. Cells come in reading order, digits ascending.
///
/// ```
/// use whydoku_core::{Extra, Shape};
/// let windoku = Shape::square(9)?.with(Extra::Windows)?;
/// assert_eq!(windoku.houses().len(), 27 + 4);
/// assert_eq!(Shape::boxes(2, 3)?.to_string(), "2x3");
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Shape(Arc<Tables>);

impl Shape {
    /// A board of square boxes with `side` digits: 4, 9, 16, 25, ...
    ///
    /// # Errors
    /// [`ShapeError::NotSquare`] when `side` is not a square, [`ShapeError::Side`] when too large.
    pub fn square(side: usize) -> Result<Self, ShapeError> {
        let root = side.isqrt();
        if side < 4 || root * root != side {
            return Err(ShapeError::NotSquare(side));
        }
        Self::boxes(root, root)
    }
    /// The usual boxes for `side`: as square as possible, wider than high (6 is 2x3, 12 is 3x4).
    ///
    /// # Errors
    /// [`ShapeError::Side`] when `side` is too large or has no such boxes (a prime).
    pub fn usual(side: usize) -> Result<Self, ShapeError> {
        if side > MAX_SIDE {
            return Err(ShapeError::Side(side));
        }
        let rows = (2..=side.isqrt()).rev().find(|rows| side.is_multiple_of(*rows));
        let rows = rows.ok_or(ShapeError::Side(side))?;
        Self::boxes(rows, side / rows)
    }
    /// A board of boxes of `rows` by `columns` cells.
    ///
    /// # Errors
    /// [`ShapeError::Side`] when the side is outside 1 to [`MAX_SIDE`].
    pub fn boxes(rows: usize, columns: usize) -> Result<Self, ShapeError> {
        Self::build(rows.saturating_mul(columns), Regions::Boxes { rows, columns })
    }
    /// A jigsaw: one region number (from zero) for each cell.
    ///
    /// # Errors
    /// [`ShapeError::RegionCount`] when the cells make no square board, [`ShapeError::RegionSize`]
    /// when a region does not have one cell for each digit.
    pub fn jigsaw(regions: &[u8]) -> Result<Self, ShapeError> {
        let side = regions.len().isqrt();
        if side * side != regions.len() {
            return Err(ShapeError::RegionCount(regions.len()));
        }
        Self::build(side, Regions::Jigsaw(regions.to_vec()))
    }
    fn build(side: usize, regions: Regions) -> Result<Self, ShapeError> {
        if !(1..=MAX_SIDE).contains(&side) {
            return Err(ShapeError::Side(side));
        }
        let new = |kind, number| HouseInfo { kind, number, cells: Vec::with_capacity(side) };
        let kinds = [HouseKind::Box, HouseKind::Row, HouseKind::Column];
        let mut houses: Vec<_> =
            kinds.iter().flat_map(|&kind| (1..=side).map(move |n| new(kind, n))).collect();
        let mut houses_of = Vec::with_capacity(side * side);
        for cell in (0..side * side).map(Cell::new) {
            let (row, column) = (cell.row(side), cell.column(side));
            let region = match &regions {
                Regions::Boxes { rows, columns } => row / rows * rows + column / columns,
                Regions::Jigsaw(numbers) => usize::from(numbers[cell.index()]),
            };
            if region >= side {
                return Err(ShapeError::RegionSize { region, cells: 1, side: 0 });
            }
            let of = [region, side + row, 2 * side + column].map(House::new);
            for house in of {
                houses[house.index()].cells.push(cell);
            }
            houses_of.push(of.to_vec());
        }
        if let Some(region) = houses.iter().position(|house| house.cells.len() != side) {
            let cells = houses[region].cells.len();
            return Err(ShapeError::RegionSize { region, cells, side });
        }
        let (extras, rules) = (Vec::new(), Vec::new());
        Ok(Self(Arc::new(Tables {
            side,
            regions,
            extras,
            rules,
            houses,
            houses_of,
            derived: Derived::default(),
        })))
    }
    /// The same board with one more kind of extra house.
    ///
    /// # Errors
    /// [`ShapeError::Windows`] without square boxes, [`ShapeError::ExtraHouse`] for a set of cells
    /// that does not have one cell for each digit, all different.
    pub fn with(&self, extra: Extra) -> Result<Self, ShapeError> {
        let mut new = self.0.anew();
        for house in extra_houses(&self.0, &extra)? {
            for cell in &house.cells {
                new.houses_of[cell.index()].push(House::new(new.houses.len()));
            }
            new.houses.push(house);
        }
        new.extras.push(extra);
        Ok(Self(Arc::new(new)))
    }
    /// The same board with these rules beyond houses, in place of those it had.
    ///
    /// # Errors
    /// [`ShapeError::Rule`] when the board cannot have one of them, and [`ShapeError::Ruled`] when the crate is
    /// built without the feature `rules`.
    pub fn with_rules(&self, mut rules: Vec<Rule>) -> Result<Self, ShapeError> {
        if !KNOWS_RULES && !rules.is_empty() {
            return Err(ShapeError::Ruled);
        }
        rules::complete(&mut rules, &|cell| self.region_of(cell));
        rules::check(&mut rules, self.side())?;
        Ok(Self(Arc::new(Tables { rules, ..self.0.anew() })))
    }

    /// The number of the region of a cell, from zero; of a cell beyond the board as well.
    ///
    /// ```
    /// use whydoku_core::{Cell, Shape};
    /// assert_eq!(Shape::square(9)?.region_of(Cell::new(80)), 8);
    /// # Ok::<(), whydoku_core::ShapeError>(())
    /// ```
    pub fn region_of(&self, cell: Cell) -> usize {
        let houses = self.0.houses_of.get(cell.index());
        houses.and_then(|houses| houses.first()).map_or(0, |house| house.index())
    }
    /// Digits in a house, and cells in a row.
    pub fn side(&self) -> usize {
        self.0.side
    }
    /// How many cells the board has.
    pub fn cell_count(&self) -> usize {
        self.0.side * self.0.side
    }
    /// How it is divided.
    pub fn regions(&self) -> &Regions {
        &self.0.regions
    }
    /// Its extra houses.
    pub fn extras(&self) -> &[Extra] {
        &self.0.extras
    }
    /// Its rules beyond houses.
    #[inline]
    pub fn rules(&self) -> &[Rule] {
        if KNOWS_RULES { &self.0.rules } else { &[] }
    }
    /// What its rules say about one cell and about two, whatever the others hold; worked out once for a shape.
    pub fn pair_rules(&self) -> &PairRules {
        self.0.derived.get(self)
    }
    /// Whether it has rules beyond its houses. Code that knows only houses must refuse such a board.
    #[inline]
    pub fn is_ruled(&self) -> bool {
        !self.rules().is_empty()
    }
    /// Whether rows, columns and boxes (or the regions of a jigsaw) are all the rules there are: no extra
    /// houses, no cages or the like. Code that knows only these must check this before it accepts a board.
    ///
    /// ```
    /// use whydoku_core::{Extra, Shape};
    /// let shape = Shape::boxes(2, 3)?;
    /// assert!(shape.is_plain());
    /// assert!(!shape.with(Extra::Diagonals)?.is_plain());
    /// # Ok::<(), whydoku_core::ShapeError>(())
    /// ```
    pub fn is_plain(&self) -> bool {
        self.0.extras.is_empty() && !self.is_ruled()
    }
    /// Whether it is the board found in newspapers: [plain](Self::is_plain), 9x9, boxes of 3x3.
    ///
    /// ```
    /// use whydoku_core::{Extra, Shape};
    /// let shape = Shape::square(9)?;
    /// assert!(shape.is_classic());
    /// assert!(!shape.with(Extra::Windows)?.is_classic());
    /// # Ok::<(), whydoku_core::ShapeError>(())
    /// ```
    pub fn is_classic(&self) -> bool {
        self.is_plain() && *self.regions() == Regions::Boxes { rows: 3, columns: 3 }
    }
    /// Every house, in the order of the contract.
    pub fn houses(&self) -> &[HouseInfo] {
        &self.0.houses
    }
    /// One house. Panics if `house` is not one of this board.
    pub fn house(&self, house: House) -> &HouseInfo {
        &self.0.houses[house.index()]
    }
    /// The houses of a cell: its box, its row, its column, then extra ones.
    pub fn houses_of(&self, cell: Cell) -> &[House] {
        &self.0.houses_of[cell.index()]
    }
    /// Every cell, in reading order.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + use<> {
        (0..self.cell_count()).map(Cell::new)
    }
    /// Every digit, ascending.
    pub fn digits(&self) -> impl DoubleEndedIterator<Item = Digit> + ExactSizeIterator + use<> {
        (0..self.side()).map(Digit::new)
    }
    /// Whether two different cells share a house.
    pub fn are_peers(&self, a: Cell, b: Cell) -> bool {
        a != b && self.houses_of(a).iter().any(|house| self.houses_of(b).contains(house))
    }
    /// The first house two different cells share.
    pub fn shared_house(&self, a: Cell, b: Cell) -> Option<House> {
        let shared = |house: &&House| a != b && self.houses_of(b).contains(house);
        self.houses_of(a).iter().find(shared).copied()
    }
    /// `r1c1` style name of a cell.
    pub fn cell_name(&self, cell: Cell) -> String {
        format!("r{}c{}", cell.row(self.side()) + 1, cell.column(self.side()) + 1)
    }
    /// `row 1` style name of a house.
    pub fn house_name(&self, house: House) -> String {
        let kind = self.house_word(house);
        let kind = if kind == "extra" { "extra house" } else { kind };
        format!("{kind} {}", self.house(house).number)
    }
    /// The kind of a house, in one word for machines: `box`, `region`, `row`, `column`, `diagonal`,
    /// `window` or `extra`.
    pub fn house_word(&self, house: House) -> &'static str {
        match (self.house(house).kind, self.regions()) {
            (HouseKind::Box, Regions::Jigsaw(_)) => "region",
            (HouseKind::Box, _) => "box",
            (HouseKind::Row, _) => "row",
            (HouseKind::Column, _) => "column",
            (HouseKind::Diagonal, _) => "diagonal",
            (HouseKind::Window, _) => "window",
            (HouseKind::Extra, _) => "extra",
        }
    }
    /// A digit as this board writes it: one character on boards of up to 35 digits, otherwise a
    /// number.
    pub fn digit_name(&self, digit: Digit) -> String {
        if self.side() > 35 { digit.number().to_string() } else { digit.to_string() }
    }
}

impl fmt::Display for Shape {
    /// `3x3`, `2x3`, `jigsaw 9`, followed by `+diagonals`, `+windows`, `+extra`, `+rules` where
    /// they apply.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.regions() {
            Regions::Boxes { rows, columns } => write!(f, "{rows}x{columns}")?,
            Regions::Jigsaw(_) => write!(f, "jigsaw {}", self.side())?,
        }
        self.extras().iter().try_for_each(|extra| match extra {
            Extra::Diagonals => write!(f, "+diagonals"),
            Extra::Windows => write!(f, "+windows"),
            Extra::Cells(_) => write!(f, "+extra"),
        })?;
        if self.rules().is_empty() { Ok(()) } else { write!(f, "+rules") }
    }
}

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Shape({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_by_nine_has_27_houses_and_r3c2_is_in_box_1_row_3_column_2() {
        let shape = Shape::square(9).unwrap();
        let names: Vec<_> =
            shape.houses_of(Cell::at(2, 1, 9)).iter().map(|&h| shape.house_name(h)).collect();
        assert_eq!(shape.houses().len(), 27);
        assert_eq!(names, ["box 1", "row 3", "column 2"]);
    }
    #[test]
    fn boxes_of_two_rows_and_three_columns_are_numbered_in_reading_order() {
        let shape = Shape::boxes(2, 3).unwrap();
        assert_eq!(shape.houses_of(Cell::at(2, 3, 6))[0], House::new(3));
        assert_eq!(shape.house(House::new(5)).cells.last(), Some(&Cell::at(5, 5, 6)));
    }
    #[test]
    fn usual_boxes_are_at_least_as_wide_as_high() {
        for (side, name) in
            [(4, "2x2"), (6, "2x3"), (8, "2x4"), (10, "2x5"), (12, "3x4"), (15, "3x5"), (36, "6x6")]
        {
            assert_eq!(Shape::usual(side).unwrap().to_string(), name);
        }
        assert_eq!(Shape::usual(7), Err(ShapeError::Side(7)));
        // At once, not after trying every divisor.
        assert_eq!(Shape::usual(usize::MAX), Err(ShapeError::Side(usize::MAX)));
    }
    #[test]
    fn a_side_that_is_not_a_square_gets_the_message_of_the_seed() {
        let message = Shape::square(8).unwrap_err().to_string();
        assert!(
            message.starts_with("The number of digits must be a square of a smaller number."),
            "{message}"
        );
    }
    #[test]
    fn windows_of_windoku_start_at_r2c2_and_end_at_r8c8() {
        let shape = Shape::square(9).unwrap().with(Extra::Windows).unwrap();
        assert_eq!(shape.house(House::new(27)).cells[0], Cell::at(1, 1, 9));
        assert_eq!(shape.house(House::new(30)).cells[8], Cell::at(7, 7, 9));
        assert_eq!(Shape::boxes(2, 3).unwrap().with(Extra::Windows), Err(ShapeError::Windows));
    }
    #[test]
    fn a_jigsaw_region_of_the_wrong_size_is_named() {
        let mut regions = [0_u8, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
        assert!(Shape::jigsaw(&regions).is_ok());
        regions[0] = 1;
        assert_eq!(
            Shape::jigsaw(&regions),
            Err(ShapeError::RegionSize { region: 0, cells: 3, side: 4 })
        );
    }
    #[test]
    fn an_extra_house_needs_a_distinct_cell_for_each_digit() {
        let shape = Shape::square(4).unwrap();
        let cells = |of: [usize; 4]| Extra::Cells(of.map(Cell::new).to_vec());
        assert!(shape.with(cells([0, 5, 10, 15])).is_ok());
        assert_eq!(shape.with(cells([0, 5, 5, 15])), Err(ShapeError::ExtraHouse));
        assert_eq!(shape.with(cells([0, 5, 10, 16])), Err(ShapeError::ExtraHouse));
    }
}
