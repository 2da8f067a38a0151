//! Any other arrangement of cells, digits and houses, each with the part it plays.
use super::proof_line::Line;
use super::proof_lines;
use super::{Argument, Reason, arrangements};
use crate::outcome::Outcome;
use crate::premise::Premise;
use crate::telling::{self, Role, Telling, View};
use whydoku_core::{Candidate, Cell, DigitSet, House, Shape};
use whydoku_words::{Said, Value, message};

/// The part that something plays in a [`Pattern`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// The cells and digits that make up the pattern.
    Core,
    /// The other possibilities in its cells.
    Guardian,
    /// The cell on which everything turns.
    Pivot,
    /// The first of several sets that play the same part.
    SetA,
    /// The second.
    SetB,
    /// The third.
    SetC,
    /// All further sets.
    Others,
    /// What joins the sets: digits and where they are.
    Link,
    /// Houses that must hold the digits.
    Base,
    /// Houses that are used up.
    Cover,
}

/// Cells, digits and houses that play one part.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The part.
    pub part: Part,
    /// The cells, in reading order; may be none.
    pub cells: Vec<Cell>,
    /// The digits; may be none.
    pub digits: DigitSet,
    /// The houses; may be none.
    pub houses: Vec<House>,
}

/// An arrangement that has no shape of its own among the arguments: what it rests on is stated,
/// what it looks like is described piece by piece, and its technique decides how it reads.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pattern {
    /// The pieces. Several pieces with the same part are described together, in this order.
    pub pieces: Vec<Piece>,
    /// The facts it rests on.
    pub premises: Vec<Premise>,
    /// What follows from these facts case by case, where a reader could not check the conclusions
    /// otherwise; empty where the words are enough.
    pub cases: Vec<Line>,
}

impl From<Pattern> for Argument {
    fn from(pattern: Pattern) -> Self {
        Self::Pattern(pattern)
    }
}

impl Pattern {
    /// An arrangement whose words are enough to check it.
    pub fn new(pieces: Vec<Piece>, premises: Vec<Premise>) -> Self {
        Self { pieces, premises, cases: Vec::new() }
    }
    /// The values that the pieces of one part give to the places of a message.
    fn places(&self, part: Part) -> Vec<(&'static str, Value)> {
        let of = || self.pieces.iter().filter(move |piece| piece.part == part);
        let [cells, digits, houses] = part.places();
        let mut places = vec![
            (cells, Value::All(of().flat_map(|of| &of.cells).map(|&one| one.into()).collect())),
            (digits, Value::All(of().flat_map(|of| of.digits.iter()).map(Into::into).collect())),
            (houses, Value::All(of().flat_map(|of| &of.houses).map(|&one| one.into()).collect())),
        ];
        if let Some(candidates) = part.candidates() {
            let all = of().flat_map(|piece| {
                let with =
                    |&cell| piece.digits.iter().map(move |digit| Candidate::new(cell, digit));
                piece.cells.iter().flat_map(with)
            });
            places.push((candidates, Value::All(all.map(Into::into).collect())));
        }
        places
    }
    /// Its sets, one after the other, each with its digits.
    fn sets(&self) -> Value {
        let is_set = |piece: &&Piece| {
            let plays = matches!(piece.part, Part::SetA | Part::SetB | Part::SetC | Part::Others);
            plays && !piece.cells.is_empty() && !piece.digits.is_empty()
        };
        let said = |piece: &Piece| {
            let said = Said::new(message!("set-with-digits")).with_all("cells", &piece.cells);
            said.with("digits", piece.digits)
        };
        Value::Series(self.pieces.iter().filter(is_set).map(said).collect())
    }
    /// The same with a proof case by case.
    #[must_use]
    pub fn with_cases(self, cases: Vec<Line>) -> Self {
        Self { cases, ..self }
    }
}

impl Part {
    /// The names of its cells, digits and houses in the words of the catalogue.
    fn places(self) -> [&'static str; 3] {
        match self {
            Self::Core => ["cells", "digits", "houses"],
            Self::Guardian => ["guardian-cells", "guardian-digits", "guardian-houses"],
            Self::Pivot => ["pivot-cells", "pivot-digits", "pivot-houses"],
            Self::SetA => ["a-cells", "a-digits", "a-houses"],
            Self::SetB => ["b-cells", "b-digits", "b-houses"],
            Self::SetC => ["c-cells", "c-digits", "c-houses"],
            Self::Others => ["other-cells", "other-digits", "other-houses"],
            Self::Link => ["link-cells", "link-digits", "link-houses"],
            Self::Base => ["base-cells", "base-digits", "base"],
            Self::Cover => ["cover-cells", "cover-digits", "cover"],
        }
    }
    /// The name of its digits in its cells, where a set is made of single candidates.
    fn candidates(self) -> Option<&'static str> {
        match self {
            Self::SetA => Some("a-candidates"),
            Self::SetB => Some("b-candidates"),
            _ => None,
        }
    }
    fn role(self) -> Role {
        match self {
            Self::Core | Self::Pivot | Self::Link => Role::Defining,
            Self::Guardian => Role::Fin,
            Self::SetA => Role::SetA,
            Self::SetB => Role::SetB,
            Self::SetC | Self::Others => Role::SetC,
            Self::Base => Role::Base,
            Self::Cover => Role::Cover,
        }
    }
}

impl Reason for Pattern {
    fn homes(&self) -> Vec<House> {
        self.pieces.iter().flat_map(|piece| piece.houses.iter().copied()).collect()
    }
    fn premises(&self) -> Vec<Premise> {
        self.premises.clone()
    }
    fn view(&self, view: &mut View) {
        for piece in &self.pieces {
            let role = piece.part.role();
            let house_role = if piece.part == Part::Cover { Role::Cover } else { Role::Base };
            view.houses.extend(piece.houses.iter().map(|&house| (house, house_role)));
            for &cell in &piece.cells {
                view.cells.push((cell, role));
                let marks = piece.digits.iter().map(|digit| Candidate::new(cell, digit));
                view.candidates.extend(marks.map(|candidate| (candidate, role)));
            }
        }
    }
    fn sentence(&self, outcome: Outcome<'_>) -> Said {
        let mut parts: Vec<Part> = Vec::new();
        for part in self.pieces.iter().map(|piece| piece.part) {
            if !parts.contains(&part) {
                parts.push(part);
            }
        }
        let removed = outcome.conclusions.iter().map(|one| one.candidate().digit);
        let removed: DigitSet = removed.collect();
        let mut places: Vec<(&'static str, Value)> =
            parts.into_iter().flat_map(|part| self.places(part)).collect();
        places.push(("removed-digits", removed.into()));
        places.push(("sets", self.sets()));
        arrangements::said(outcome.technique, places)
    }
    fn story(&self, outcome: Outcome<'_>) -> Vec<Telling> {
        let mut story = vec![self.sentence(outcome).into()];
        story.extend(proof_lines::told(&self.cases));
        story
    }
    fn notation(&self, shape: &Shape) -> String {
        let piece = |piece: &Piece| match (piece.digits.is_empty(), piece.cells.is_empty()) {
            (true, true) => telling::houses(&piece.houses, shape),
            (true, false) => telling::cells(&piece.cells, shape),
            (false, true) => telling::digits(piece.digits, shape),
            (false, false) => format!(
                "{} in {}",
                telling::digits(piece.digits, shape),
                telling::cells(&piece.cells, shape)
            ),
        };
        self.pieces.iter().map(piece).collect::<Vec<_>>().join("; ")
    }
}
