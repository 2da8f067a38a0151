//! Small copyable names for places on the board. An index of one kind cannot be used as another.
use core::fmt;

macro_rules! index {
    ($(#[$doc:meta])* $name:ident($raw:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name($raw);
        impl $name {
            /// The `index`th of its kind, counted from zero.
            ///
            /// # Panics
            /// If the index is beyond what any board has.
            #[inline]
            pub const fn new(index: usize) -> Self {
                assert!(index <= <$raw>::MAX as usize, "an index beyond every board");
                Self(index as $raw)
            }
            /// The same for an index taken from a set of its kind, where it has been checked.
            #[inline]
            pub(crate) const fn of_set(index: usize) -> Self {
                debug_assert!(index <= <$raw>::MAX as usize);
                Self(index as $raw)
            }
            /// Position counted from zero, for indexing tables.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

index!(
    /// A cell, in reading order.
    Cell(u16)
);
index!(
    /// A house: a set of cells that holds every digit once (row, column, box, region, diagonal, window).
    House(u16)
);
index!(
    /// A digit. Stored from zero, shown from one.
    ///
    /// `Display` writes `1` to `9`, then `a` to `z` for 10 to 35, then decimal numbers. Boards of
    /// more than 35 digits write every digit as a number; see [`Shape::digit_name`](crate::Shape::digit_name).
    ///
    /// ```
    /// use whydoku_core::Digit;
    /// assert_eq!(Digit::from_number(16).to_string(), "g");
    /// assert_eq!(Digit::from_symbol('G'), Some(Digit::from_number(16)));
    /// ```
    Digit(u8)
);

impl Cell {
    /// The cell in `row` and `column` (both from zero) of a board with `side` cells a row.
    pub const fn at(row: usize, column: usize, side: usize) -> Self {
        Self::new(row * side + column)
    }
    /// Its row, from zero.
    pub const fn row(self, side: usize) -> usize {
        self.index() / side
    }
    /// Its column, from zero.
    pub const fn column(self, side: usize) -> usize {
        self.index() % side
    }
}

impl Digit {
    /// The digit with this number: 1 is the first.
    ///
    /// # Panics
    /// If the number is zero, or beyond what any board has.
    pub const fn from_number(number: usize) -> Self {
        assert!(number > 0, "the first digit is 1");
        Self::new(number - 1)
    }
    /// Its usual number: 1 for the first.
    pub const fn number(self) -> usize {
        self.index() + 1
    }
    /// Reads one character: `1` to `9`, then letters of either case for 10 to 35.
    pub fn from_symbol(symbol: char) -> Option<Self> {
        match symbol.to_digit(36) {
            None | Some(0) => None,
            Some(number) => Some(Self::from_number(number as usize)),
        }
    }
    /// The character for a digit up to 35, in lower case.
    pub fn symbol(self) -> Option<char> {
        char::from_digit(u32::try_from(self.number()).ok()?, 36)
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.symbol() {
            Some(symbol) => write!(f, "{symbol}"),
            None => write!(f, "{}", self.number()),
        }
    }
}

/// One digit in one cell: the atom of every deduction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl Candidate {
    /// Joins a cell and a digit.
    #[inline]
    pub const fn new(cell: Cell, digit: Digit) -> Self {
        Self { cell, digit }
    }
}

impl From<(Cell, Digit)> for Candidate {
    #[inline]
    fn from((cell, digit): (Cell, Digit)) -> Self {
        Self { cell, digit }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::catch_unwind;

    #[test]
    fn indices_beyond_any_board_panic() {
        assert!(catch_unwind(|| Cell::new(65_536)).is_err());
        assert!(catch_unwind(|| House::new(65_536)).is_err());
        assert!(catch_unwind(|| Digit::new(256)).is_err());
        assert!(catch_unwind(|| Digit::from_number(0)).is_err());
        assert!(catch_unwind(|| Digit::from_number(257)).is_err());
        assert_eq!(Cell::new(65_535).index(), 65_535);
        assert_eq!(Digit::from_number(256).number(), 256);
    }
}
