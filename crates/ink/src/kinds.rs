//! How each kind of rule is drawn: one row for each kind.
use crate::colour::ColourName;
use whydoku_core::Kind;

/// How a rule is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Drawing {
    /// A line, and what is at its ends.
    Line(Ends),
    /// An arrow from a circle.
    Arrow,
    /// A dot between two cells.
    Dot,
    /// A sign between two cells, one of these for its number.
    Sign(&'static [(&'static str, u32)]),
    /// A tip or a sign between two cells that points to the smaller one.
    Tip,
    /// A circle in a cell.
    Disc,
    /// A square in a cell.
    Square,
    /// A square in a cell with tips towards its neighbours; whether they point into the cell.
    Tips { inwards: bool },
    /// A circle on the corner of four cells.
    Corner,
    /// A cage.
    Cage,
    /// Coloured cells, in groups of one form.
    Twins,
    /// A number outside the grid with an arrow along a diagonal.
    Ray,
    /// A number outside the grid.
    Outside,
    /// Nothing: it is about the whole board.
    Board,
    /// Nothing: the rules of puzzles do not have it, or not by itself.
    Never,
}

/// What is at the ends of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ends {
    /// Nothing.
    Plain,
    /// Nothing, or a circle around the cell in the middle.
    Middle,
    /// A bulb at one end, where the line begins.
    Bulb,
    /// Circles at both ends.
    Rings,
    /// Squares on their tips at both ends.
    Diamonds,
}

/// A row of the table.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) id: &'static str,
    pub(crate) drawing: Drawing,
    /// The colours that setters usually take for it; the first are those of its first number.
    pub(crate) hues: &'static [ColourName],
}

const fn row(id: &'static str, drawing: Drawing, hues: &'static [ColourName]) -> Row {
    Row { id, drawing, hues }
}

/// The kinds that are read from a drawing; those that the program does not know yet are named when they are met, and a
/// kind without a row is never taken for what a drawing means.
pub(crate) const ROWS: &[Row] = &[
    row("move", Drawing::Board, &[]),
    row("no-other", Drawing::Board, &[]),
    row("cage", Drawing::Cage, &[]),
    row("cage-with-repeats", Drawing::Cage, &[]),
    row("difference", Drawing::Dot, &[ColourName::White]),
    row("at-least", Drawing::Never, &[]),
    row("ratio", Drawing::Dot, &[ColourName::Black]),
    row("sum", Drawing::Sign(&[("X", 10), ("V", 5), ("x", 10), ("v", 5)]), &[]),
    row("greater", Drawing::Tip, &[]),
    row("equal", Drawing::Never, &[]),
    row("odd", Drawing::Disc, &[ColourName::Grey]),
    row("even", Drawing::Square, &[ColourName::Grey]),
    row("minimum", Drawing::Tips { inwards: true }, &[ColourName::Grey]),
    row("maximum", Drawing::Tips { inwards: false }, &[ColourName::Grey]),
    row("clone", Drawing::Twins, &[]),
    row("palindrome", Drawing::Line(Ends::Plain), &[ColourName::Grey]),
    row("thermometer", Drawing::Line(Ends::Bulb), &[ColourName::Grey]),
    row("slow-thermometer", Drawing::Line(Ends::Bulb), &[ColourName::Grey]),
    row("whisper", Drawing::Line(Ends::Plain), &[ColourName::Green, ColourName::Orange]),
    row("renban", Drawing::Line(Ends::Plain), &[ColourName::Purple, ColourName::Pink]),
    row("nabner", Drawing::Line(Ends::Plain), &[ColourName::Yellow]),
    row("modular", Drawing::Line(Ends::Plain), &[ColourName::Teal]),
    row("entropic", Drawing::Line(Ends::Plain), &[ColourName::Peach, ColourName::Orange]),
    row("parity-line", Drawing::Line(Ends::Plain), &[ColourName::Red]),
    row("zipper", Drawing::Line(Ends::Middle), &[ColourName::Purple]),
    row("region-sum", Drawing::Line(Ends::Plain), &[ColourName::Blue, ColourName::Teal]),
    row("sum-line", Drawing::Line(Ends::Plain), &[ColourName::Grey]),
    row("between", Drawing::Line(Ends::Rings), &[ColourName::Grey]),
    row("lockout", Drawing::Line(Ends::Diamonds), &[ColourName::Blue]),
    row("double-arrow", Drawing::Line(Ends::Rings), &[ColourName::Grey]),
    row("arrow", Drawing::Arrow, &[ColourName::Grey]),
    row("quadruple", Drawing::Corner, &[ColourName::White]),
    row("little-killer", Drawing::Ray, &[]),
    row("sandwich", Drawing::Outside, &[]),
    row("x-sum", Drawing::Outside, &[]),
    row("skyscraper", Drawing::Outside, &[]),
    row("numbered-room", Drawing::Outside, &[]),
];

/// The row of the kind with this id.
pub(crate) fn row_of(id: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.id == id)
}

/// The kind with this id, if the program knows it.
pub(crate) fn kind_of(id: &str) -> Option<Kind> {
    Kind::named(id)
}

#[cfg(test)]
mod tests {
    use super::{Drawing, row_of};
    use crate::prose;
    use whydoku_core::{Form, Kind};

    #[test]
    fn a_kind_is_drawn_as_its_form_lies_on_the_board() {
        for kind in Kind::all() {
            let Some(row) = row_of(kind.id()) else { continue };
            let fits = match kind.definition().form {
                Form::Board => row.drawing == Drawing::Board,
                Form::Line => matches!(row.drawing, Drawing::Line(_)),
                Form::Diagonal => row.drawing == Drawing::Ray,
                Form::Outside => row.drawing == Drawing::Outside,
                Form::Arrow => row.drawing == Drawing::Arrow,
                Form::Corner => row.drawing == Drawing::Corner,
                _ => true,
            };
            assert!(
                fits || row.drawing == Drawing::Never,
                "{kind:?} is not drawn as {:?}",
                row.drawing
            );
        }
    }
    #[test]
    fn every_kind_that_is_drawn_has_a_sentence() {
        for kind in Kind::all() {
            let row = row_of(kind.id());
            let is_drawn = row.is_some_and(|row| row.drawing != Drawing::Never);
            // A cage with repeats is a cage, and a sentence that says so.
            let id = if kind == Kind::REPEATING_CAGE { "cage" } else { kind.id() };
            assert!(
                !is_drawn || prose::names(id),
                "no row of crates/ink/src/prose/rows.rs says {kind:?}"
            );
        }
    }
}
