//! How rules are drawn, as data: painters for pictures, text and print each have one function for each stroke.

/// A part of the drawing of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// A tint of its cells.
    Tint,
    /// A grey disc in its cell.
    Disc,
    /// A grey square in its cell.
    Square,
    /// Signs at the edges of its cell that point to the smaller neighbour: inwards if the cell is the smaller one.
    Tips {
        /// Whether the cell is the smaller one.
        inwards: bool,
    },
    /// A line through its cells.
    Line {
        /// In units of a sixtieth of a cell.
        width: u8,
        /// What is at its ends.
        ends: Ends,
        /// Its colour.
        hue: Hue,
        /// The lengths of its dashes and gaps; none for a line without gaps. The round ends of a dash take half the width
        /// of the line on either side. Width and dashes tell it from other lines where there is no colour.
        dashes: &'static str,
    },
    /// A circle or pill around its cells, and a thin line with a tip from there along its other cells.
    Shaft,
    /// A dashed outline of its cells.
    Outline {
        /// Whether it is dotted rather than dashed.
        dotted: bool,
    },
    /// Its number in the upper left corner of its first cell.
    CornerNumber,
    /// A dot between its two cells, with its number in it unless a dot of this kind goes without saying.
    Dot {
        /// Whether it is black.
        dark: bool,
        /// Whether the number is left out.
        plain: bool,
    },
    /// A sign between its two cells; `{}` stands for its number.
    Sign(&'static str),
    /// A tip between its two cells that points to the second, which is the smaller one.
    Tip,
    /// A circle on the corner of its cells, with its digits.
    Ring,
    /// Its number where the diagonal begins, with an arrow along it.
    Arrow,
    /// Its number at the end of its row or column.
    Outside(Around),
}

/// The colour of a line, as setters usually draw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hue {
    /// Grey.
    Grey,
    /// Green.
    Green,
    /// Purple.
    Purple,
    /// Yellow.
    Yellow,
    /// Orange.
    Orange,
    /// Red.
    Red,
    /// Blue.
    Blue,
}

/// What is at the ends of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// Nothing.
    Plain,
    /// A bulb at the first cell.
    Bulb,
    /// A hollow bulb at the first cell.
    HollowBulb,
    /// Rings around the first and the last cell.
    Rings,
    /// Squares on their tips around the first and the last cell.
    Diamonds,
}

/// What surrounds a number outside the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Around {
    /// Nothing.
    Nothing,
    /// A circle.
    Circle,
    /// A tower.
    Tower,
    /// A square on its tip.
    Diamond,
}
