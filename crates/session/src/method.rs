//! Ways to solve a puzzle: which techniques, in which order, and how many steps at a time.
use core::{fmt, str::FromStr};
use whydoku_core::HouseKind::{Box, Column, Row};
use whydoku_logic::{Search, Technique};

/// How much is done before the board is searched again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pace {
    /// One step, then the search restarts with the easiest technique.
    Step,
    /// Every step that the first successful technique finds, then a restart from the beginning.
    Pass,
}

/// A way to solve a puzzle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Method {
    /// The techniques to search for, in this order.
    pub order: Vec<Search>,
    /// How many steps at a time.
    pub pace: Pace,
}

/// The methods that have a name, with what each is.
pub const METHODS: [(&str, &str); 4] = [
    ("usual", "every technique, easiest first, one step at a time"),
    ("levels", "nine levels, one per digit: exclude by 1, 2 and 3, then convert"),
    ("layout", "single possibles, then digits with one place, then pairs, then triples"),
    ("passes", "all single possibles at once, pass after pass; when none is left, think again"),
];

impl Method {
    /// Every technique, easiest first, one step at a time.
    pub fn usual() -> Self {
        Self { order: Search::default_order(), pace: Pace::Step }
    }
    /// Whether every usual technique may be used, everywhere: then the unusual ones follow when
    /// these find nothing more.
    pub fn is_everything(&self) -> bool {
        Search::default_order().iter().all(|search| self.order.contains(search))
    }
    /// The chosen techniques, one step at a time.
    pub fn of(order: Vec<Search>) -> Self {
        Self { order, pace: Pace::Step }
    }
    /// Nine levels, one per digit. A placed digit excludes itself along its row, column and box
    /// ("exclude by 1"; placing does that). A digit with two or three spots in a box that lie in
    /// one line is excluded from the rest of the line, and the other way round ("exclude by 2",
    /// "by 3"). A digit with one spot left in a row or a column must be there; one with one spot
    /// left in a box is converted.
    pub fn levels() -> Self {
        let exclude = [Technique::Pointing, Technique::Claiming].map(Search::from);
        let convert = [Row, Column, Box].map(|kind| within(Technique::HiddenSingle, kind));
        Self { order: exclude.into_iter().chain(convert).collect(), pace: Pace::Pass }
    }
    /// Single possibles; then digits with one place in a row, a column, a box; then pairs and
    /// triples of possibles in each. After every success the search restarts.
    pub fn layout() -> Self {
        let mut order = vec![Technique::NakedSingle.into()];
        order.extend([Row, Column, Box].map(|kind| within(Technique::HiddenSingle, kind)));
        for set in [
            [Technique::NakedPair, Technique::LockedPair],
            [Technique::NakedTriple, Technique::LockedTriple],
        ] {
            for kind in [Row, Column, Box] {
                order.extend(set.map(|technique| within(technique, kind)));
            }
        }
        Self { order, pace: Pace::Step }
    }
    /// Every cell with one possibility is set, all at once, repeatedly. When there is none,
    /// all other techniques are tried.
    pub fn passes() -> Self {
        let first = Search::from(Technique::NakedSingle);
        let rest = Search::default_order().into_iter().filter(|search| *search != first);
        Self { order: core::iter::once(first).chain(rest).collect(), pace: Pace::Pass }
    }
}

fn within(technique: Technique, kind: whydoku_core::HouseKind) -> Search {
    Search { technique, within: Some(kind) }
}

/// A name that is not that of a method.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownMethod(String);

impl fmt::Display for UnknownMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = METHODS.map(|(name, _)| name).join(", ");
        write!(f, "{:?} is not a method; choose one of {names}", self.0)
    }
}

impl core::error::Error for UnknownMethod {}

impl FromStr for Method {
    type Err = UnknownMethod;
    fn from_str(name: &str) -> Result<Self, UnknownMethod> {
        match name {
            "usual" => Ok(Self::usual()),
            "levels" => Ok(Self::levels()),
            "layout" => Ok(Self::layout()),
            "passes" => Ok(Self::passes()),
            _ => Err(UnknownMethod(name.into())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_method_is_found_and_others_are_not() {
        for (name, _) in METHODS {
            assert!(name.parse::<Method>().is_ok(), "{name}");
        }
        let message = "guess".parse::<Method>().unwrap_err().to_string();
        assert_eq!(
            message,
            "\"guess\" is not a method; choose one of usual, levels, layout, passes"
        );
    }
    #[test]
    fn layout_tries_cells_then_rows_columns_boxes_then_pairs_then_triples() {
        let names: Vec<_> = Method::layout().order.iter().map(ToString::to_string).collect();
        assert_eq!(
            names[..4],
            ["naked-single", "hidden-single:row", "hidden-single:column", "hidden-single:box"]
        );
        assert_eq!(names[4], "naked-pair:row");
        assert_eq!(names.last().unwrap(), "locked-triple:box");
    }
}
