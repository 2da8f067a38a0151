//! What kind of puzzle it is, as the headings of a book say it.
use whydoku_core::{Extra, Puzzle, Regions};
use whydoku_words::{Language, message, said};

/// The board and the rules of a puzzle, so far as a heading tells them apart. Kinds are in the order of a book.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Kind {
    side: usize,
    is_jigsaw: bool,
    /// Diagonals, windows, other regions.
    extras: [bool; 3],
    is_killer: bool,
    has_other_rules: bool,
}

impl Kind {
    pub(crate) fn of(puzzle: &Puzzle) -> Self {
        let shape = puzzle.shape();
        let has = |is: fn(&Extra) -> bool| shape.extras().iter().any(is);
        let cage = |id: &str| id == "cage" || id == "cage-with-repeats";
        Self {
            side: shape.side(),
            is_jigsaw: !matches!(shape.regions(), Regions::Boxes { .. }),
            extras: [
                has(|extra| matches!(extra, Extra::Diagonals)),
                has(|extra| matches!(extra, Extra::Windows)),
                has(|extra| matches!(extra, Extra::Cells(_))),
            ],
            is_killer: shape.rules().iter().any(|rule| cage(rule.kind.id())),
            has_other_rules: shape.rules().iter().any(|rule| !cage(rule.kind.id())),
        }
    }
    /// Its name.
    pub(crate) fn name(&self, language: Language) -> String {
        let [diagonals, windows, extra] = self.extras;
        let parts = [
            (self.is_jigsaw, message!("book-kind-jigsaw")),
            (diagonals, message!("book-kind-diagonals")),
            (windows, message!("book-kind-windows")),
            (extra, message!("book-kind-extra")),
            (self.is_killer, message!("book-kind-killer")),
            (self.has_other_rules, message!("book-kind-rules")),
        ];
        let texts = parts.into_iter().filter(|(has, _)| *has).map(|(_, it)| it.text(language));
        let mut names: Vec<String> = texts.map(str::to_owned).collect();
        if self.side != 9 || names.is_empty() {
            names.push(said!("book-kind-size", { "side": self.side }).text(language));
        }
        names.join(" ")
    }
    pub(crate) fn side(&self) -> usize {
        self.side
    }
    pub(crate) fn is_jigsaw(&self) -> bool {
        self.is_jigsaw
    }
    pub(crate) fn extras(&self) -> [bool; 3] {
        self.extras
    }
}
