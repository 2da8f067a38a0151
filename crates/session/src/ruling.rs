//! What is wrong with a judged path, in words.
use crate::path::WrongEnd;
use whydoku_core::Candidate;
use whydoku_logic::Conclusion;
use whydoku_logic::verify::Flaw;
use whydoku_words::{LineNumber, Names, Said, said};

impl WrongEnd {
    /// The same in words; they may end a sentence.
    ///
    /// ```
    /// use whydoku_session::WrongEnd;
    /// use whydoku_words::Language;
    /// let text = WrongEnd::NotSolved.said().text(Language::ENGLISH);
    /// assert_eq!(text, "the path claims to solve the puzzle and does not");
    /// ```
    pub fn said(self) -> Said {
        match self {
            Self::NotSolved => said!("end-not-solved"),
            Self::OtherBoard => said!("end-other-board"),
            Self::Differs(cell) => said!("end-differs", { "cell": cell }),
        }
    }
}

/// What is wrong with a step that has these conclusions; the words may end a sentence.
///
/// ```
/// use whydoku_core::{Candidate, Cell, Digit, Shape};
/// use whydoku_logic::{Conclusion, verify::Flaw};
/// use whydoku_session::flaw_said;
/// use whydoku_words::Names;
/// let shape = Shape::square(9)?;
/// let names = Names::from(&shape);
/// let candidate = Candidate { cell: Cell::new(0), digit: Digit::new(4) };
/// let said = flaw_said(Flaw::Unfounded(candidate), &[Conclusion::Eliminate(candidate)], &names);
/// assert_eq!(said.words(&names), "its premises do not force r1c1<>5");
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn flaw_said(flaw: Flaw, conclusions: &[Conclusion], names: &Names<'_>) -> Said {
    let claim = |candidate: Candidate| {
        let found = conclusions.iter().find(|conclusion| conclusion.candidate() == candidate);
        let sign = if matches!(found, Some(Conclusion::Eliminate(_))) { "<>" } else { "=" };
        format!("{}{sign}{}", names.cell(candidate.cell), names.digit(candidate.digit))
    };
    match flaw {
        Flaw::Empty => said!("flaw-empty"),
        Flaw::Stale(candidate) => said!("flaw-stale", { "claim": claim(candidate) }),
        Flaw::Unfounded(candidate) => said!("flaw-unfounded", { "claim": claim(candidate) }),
        Flaw::Undecided(candidate) => said!("flaw-undecided", { "claim": claim(candidate) }),
        Flaw::Settled => said!("flaw-settled"),
        Flaw::NotUnique => said!("flaw-not-unique"),
        Flaw::NotDeadly => said!("flaw-not-deadly"),
        Flaw::NotSymmetric => said!("flaw-not-symmetric"),
        Flaw::OffBoard => said!("flaw-off-board"),
        Flaw::NotATotal => said!("flaw-not-a-total"),
        Flaw::Misstated => said!("flaw-misstated"),
        Flaw::NoAlternatives => said!("flaw-no-alternatives"),
        Flaw::Unstated => said!("flaw-unstated"),
        Flaw::BadLine(line) => said!("flaw-bad-line", { "line": LineNumber(line + 1) }),
        other => said!("flaw-other", { "flaw": other.to_string() }),
    }
}
