//! What people read about a text: what is wrong with it, what is odd, what was read, what cannot be
//! written or is lost. The modules below do not know these messages; there, errors and warnings are
//! data.
use crate::codec::WriteError;
use crate::error::{ErrorKind, Expectation, ParseError, RuleFault};
use crate::lex::MAX_SYMBOL_SIDE;
use crate::loss::Loss;
use crate::parsed::Parsed;
use crate::warning::SolutionFault;
use crate::warning::{Ornament, Warning};
use core::fmt;
use whydoku_core::{Clash, Digit, Entry};
use whydoku_words::{self as words, Language, Message, Names, Said, Value, message, said};

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Language::ENGLISH))
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said().text(Language::ENGLISH))
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = match self {
            Self::Clash { names: [digit, house, first, second], .. } => said!("odd-clash", {
                "digit": digit.as_str(), "house": house.as_str(),
                "first": first.as_str(), "second": second.as_str(),
            }),
            other => other.said(),
        };
        f.write_str(&said.text(Language::ENGLISH))
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Language::ENGLISH))
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words(Language::ENGLISH))
    }
}

impl WriteError {
    /// Why it cannot be written, in a language. In English, the same as `Display`.
    pub fn words(&self, language: Language) -> String {
        let said = match self {
            Self::OnlyRead => said!("write-only-read"),
            Self::Sides(sides) => said!("write-sides", { "sides": Value::all(sides) }),
            Self::SidesUpTo(side) => said!("write-sides-up-to", { "side": *side }),
            Self::Rules => said!("write-rules"),
            Self::Loses(loss) => {
                said!("write-loses", { "what": loss.word_in(language) })
            }
            Self::NoCandidates => said!("write-no-candidates"),
            Self::Rule { rule, shape } => {
                let names = Names { language, ..Names::from(shape) };
                return said!("write-rule", { "rule": words::rule(rule) }).words(&names);
            }
            Self::TallBoxes => said!("write-tall-boxes"),
            Self::FullDigit => said!("write-full-digit"),
        };
        said.text(language)
    }
}

impl Loss {
    /// A sentence for it, in a language. In English, the same as `Display`.
    pub fn words(self, language: Language) -> &'static str {
        match self {
            Self::Placed => message!("loss-placed"),
            Self::Candidates => message!("loss-candidates"),
            Self::Boxes => message!("loss-boxes"),
            Self::Regions => message!("loss-regions"),
            Self::Diagonals => message!("loss-diagonals"),
            Self::ExtraHouses => message!("loss-extra-houses"),
            Self::Rules => message!("loss-rules"),
            Self::Labels => message!("loss-labels"),
            Self::Solution => message!("loss-solution"),
        }
        .text(language)
    }
    /// One or two words for it, for lists, in a language.
    ///
    /// ```
    /// use whydoku_formats::Loss;
    /// assert_eq!(Loss::Boxes.word_in("de".parse()?), "ungewöhnliche Blöcke");
    /// # Ok::<(), whydoku_core::UnknownName>(())
    /// ```
    pub fn word_in(self, language: Language) -> &'static str {
        match self {
            Self::Placed => message!("loss-word-placed"),
            Self::Candidates => message!("loss-word-candidates"),
            Self::Boxes => message!("loss-word-boxes"),
            Self::Regions => message!("loss-word-regions"),
            Self::Diagonals => message!("loss-word-diagonals"),
            Self::ExtraHouses => message!("loss-word-extra-houses"),
            Self::Rules => message!("loss-word-rules"),
            Self::Labels => message!("loss-word-labels"),
            Self::Solution => message!("loss-word-solution"),
        }
        .text(language)
    }
}

impl ParseError {
    /// What is wrong, where, and how to fix it, in a language. In English, the same as `Display`.
    pub fn words(&self, language: Language) -> String {
        let fault = self.kind.said();
        said!("text-fault", { "line": self.line, "column": self.column, "fault": fault })
            .text(language)
    }
}

impl Parsed {
    /// One line for the person who supplied the text: the format and how much is known.
    ///
    /// ```
    /// use whydoku_formats::{Options, parse};
    /// let parsed = parse("12..3..........4", &Options::default())?;
    /// assert_eq!(parsed.summary(), "read as one line of cells: 4x4 board, 4 givens");
    /// # Ok::<(), whydoku_formats::ParseError>(())
    /// ```
    pub fn summary(&self) -> String {
        self.summary_in(Language::ENGLISH)
    }
    /// The same in a language.
    pub fn summary_in(&self, language: Language) -> String {
        let count = |wanted: fn(&Entry) -> bool| {
            self.puzzle.entries().iter().filter(|entry| wanted(entry)).count()
        };
        let some = |message: Message, count: usize| match count {
            0 => said!("text-nothing"),
            _ => Said::new(message).with("count", count),
        };
        let placed = count(|entry| matches!(entry, Entry::Placed(_)));
        let candidates = count(|entry| matches!(entry, Entry::Candidates(_)));
        let givens = count(|entry| matches!(entry, Entry::Given(_)));
        said!("text-summary", {
            "format": Said::new(self.format.message()),
            "side": self.puzzle.shape().side(),
            "givens": said!("text-givens", { "count": givens }),
            "placed": some(message!("text-placed"), placed),
            "candidates": some(message!("text-candidates"), candidates),
        })
        .text(language)
    }
    /// What is odd about the text, a sentence each, in a language.
    pub fn warnings_in(&self, language: Language) -> Vec<String> {
        let names = Names { language, ..Names::from(self.puzzle.shape()) };
        self.warnings.iter().map(|warning| warning.said().words(&names)).collect()
    }
}

/// The digits of a board, as people name them: `1 to 9`, `1 to 9, a to g`, `1 to 36`.
fn digits_of(side: usize) -> Said {
    match side {
        0 => said!("text-digits-none"),
        10 => said!("text-digits-ten"),
        11..=MAX_SYMBOL_SIDE => {
            said!("text-digits-letters", { "last": Digit::from_number(side).to_string() })
        }
        _ => said!("text-digits", { "last": side }),
    }
}

/// The character in quotes, or its code if it is invisible.
fn named(symbol: char) -> Said {
    if symbol.is_control() || symbol.is_whitespace() || crate::lex::is_invisible(symbol) {
        said!("text-invisible", { "symbol": format!("U+{:04X}", u32::from(symbol)) })
    } else {
        said!("text-visible", { "symbol": symbol.to_string() })
    }
}

fn cells(count: usize) -> Said {
    said!("text-cells", { "count": count })
}

/// `1 is missing`, `2 too many`.
fn difference(found: usize, expected: usize) -> Said {
    match expected.checked_sub(found) {
        Some(missing) => said!("text-missing", { "count": missing }),
        None => said!("text-too-many", { "count": found - expected }),
    }
}

impl ErrorKind {
    /// What is wrong and what to do, to be put into words.
    pub fn said(&self) -> Said {
        match self {
            Self::Empty => said!("text-empty"),
            Self::OnlyComments => said!("text-only-comments"),
            Self::OnlyFrame => said!("text-only-frame"),
            Self::BadSymbol { .. }
            | Self::BadWord { .. }
            | Self::BadNumber { .. }
            | Self::DigitTooLarge { .. }
            | Self::RepeatedCandidate { .. }
            | Self::BadTriplet { .. }
            | Self::MisplacedCandidate { .. } => self.of_a_cell(),
            Self::LineLength { .. }
            | Self::LineCount { .. }
            | Self::CellCount { .. }
            | Self::NoBoardOf(_)
            | Self::NoBoxes(_)
            | Self::RegionSize { .. }
            | Self::LibraryFields(_) => self.of_a_size(),
            Self::Shape(what) => said!("text-shape", { "problem": what.as_str() }),
            Self::TwoPuzzles => said!("text-two-puzzles"),
            Self::Collection { puzzles } => said!("text-collection", { "count": *puzzles }),
            Self::StateDiffers { cell } => said!("text-state-differs", { "cell": cell.as_str() }),
            Self::MissingSection(name) => said!("text-missing-section", { "name": *name }),
            Self::NotRead(name) => said!("text-not-read", { "name": *name }),
            Self::Broken { format, what } => said!("text-broken", {
                "format": Said::new(format.message()), "problem": what.as_str(),
            }),
            Self::Inside { format, fault } => said!("text-inside", {
                "format": Said::new(format.message()), "fault": fault.said(),
            }),
            Self::Column { name, fault } => {
                said!("text-column", { "name": name.as_str(), "fault": fault.said() })
            }
            Self::NeedsLegend => said!("text-needs-legend"),
            Self::OnlyHeading => said!("text-only-heading"),
            Self::Rule { rule, cell: None } => said!("text-rule", { "rule": rule.as_str() }),
            Self::Rule { rule, cell: Some(cell) } => {
                said!("text-rule-at", { "rule": rule.as_str(), "cell": cell.as_str() })
            }
            Self::RuleLine(fault) => fault.said(),
            Self::NoGrid => said!("text-no-grid"),
            Self::TooLong { most } => said!("text-too-long", { "count": *most }),
            Self::OnServer => said!("text-on-server"),
            Self::EmptyLink => said!("text-empty-link"),
        }
    }
    /// What is wrong with a cell or a character.
    fn of_a_cell(&self) -> Said {
        match self {
            Self::BadSymbol { symbol, side } => {
                let fix = match symbol {
                    'o' | 'O' => said!("text-fix-zero"),
                    'l' | 'I' => said!("text-fix-one"),
                    _ => said!("text-nothing"),
                };
                let symbol = named(*symbol);
                match side {
                    None => said!("text-symbol", { "symbol": symbol, "fix": fix }),
                    Some(side) => said!("text-symbol-of-board", {
                        "symbol": symbol, "side": *side, "digits": digits_of(*side), "fix": fix,
                    }),
                }
            }
            Self::BadWord { word, side } => said!("text-word", {
                "word": word.as_str(), "side": *side, "digits": digits_of(*side),
            }),
            Self::BadNumber { word, side } => {
                said!("text-number", { "word": word.as_str(), "side": *side })
            }
            Self::DigitTooLarge { digit, side } => {
                said!("text-digit-too-large", { "digit": digit.as_str(), "side": *side })
            }
            Self::RepeatedCandidate { word, digit } => said!("text-repeated-candidate", {
                "word": word.as_str(), "digit": digit.as_str(),
            }),
            Self::BadTriplet { triplet, side } => {
                said!("text-triplet", { "triplet": triplet.as_str(), "digits": digits_of(*side) })
            }
            Self::MisplacedCandidate { symbol, expected } => said!("text-misplaced-candidate", {
                "symbol": symbol.to_string(), "expected": expected.as_str(),
            }),
            _ => said!("text-nothing"),
        }
    }
    /// What is wrong with an amount.
    fn of_a_size(&self) -> Said {
        match self {
            Self::LineLength { cells: found, expected, from } => {
                let wanted = Said::new(match from {
                    Expectation::LinesBefore => message!("text-wanted-before"),
                    Expectation::OtherLines => message!("text-wanted-others"),
                    Expectation::Board => message!("text-wanted-board"),
                });
                let wanted = wanted.with("expected", *expected);
                said!("text-line-length", { "cells": cells(*found), "wanted": wanted })
            }
            Self::LineCount { found, expected } => said!("text-line-count", {
                "count": *found, "expected": *expected,
                "difference": difference(*found, *expected),
            }),
            Self::CellCount { found, expected } => said!("text-cell-count", {
                "found": *found, "expected": *expected,
                "difference": difference(*found, *expected),
            }),
            Self::NoBoardOf(found) => said!("text-no-board", { "count": *found }),
            Self::NoBoxes(side) => said!("text-no-boxes", { "side": *side }),
            Self::RegionSize { region, cells: found, side } => said!("text-region-size", {
                "region": region.to_string(), "cells": cells(*found), "side": *side,
            }),
            Self::LibraryFields(found) => said!("text-library-fields", { "count": *found }),
            _ => said!("text-nothing"),
        }
    }
}

impl RuleFault {
    /// What is wrong, to be put into words.
    pub fn said(&self) -> Said {
        match self {
            Self::Word { word, near: None } => {
                said!("text-rule-line-word", { "word": word.as_str() })
            }
            Self::Word { word, near: Some(near) } => {
                said!("text-rule-line-near", { "word": word.as_str(), "near": *near })
            }
            Self::Cell { word, side } => {
                said!("text-rule-line-cell", { "word": word.as_str(), "side": *side })
            }
            Self::Number(word) => said!("text-rule-line-number", { "word": word.as_str() }),
            Self::Form { rule, example } => {
                said!("text-rule-line-form", { "rule": *rule, "example": *example })
            }
        }
    }
}

impl Warning {
    /// What is odd, to be put into words.
    pub fn said(&self) -> Said {
        match self {
            Self::Clash { clash: Clash { house, digit, first, second }, .. } => {
                said!("odd-clash", {
                    "digit": *digit, "house": *house, "first": *first, "second": *second,
                })
            }
            Self::MoreClashes => said!("odd-more-clashes"),
            Self::MixedBlanks(one, other) => {
                said!("odd-mixed-blanks", { "one": one.to_string(), "other": other.to_string() })
            }
            Self::ZeroIsDigit => said!("odd-zero-is-digit"),
            Self::PerhapsZeroIsDigit => said!("odd-perhaps-zero-is-digit"),
            Self::LettersAreDigits => said!("odd-letters-are-digits"),
            Self::TakenAsComment { line } => said!("odd-comment", { "line": *line }),
            Self::NoCandidates { cell } => said!("odd-no-candidates", { "cell": cell.as_str() }),
            Self::RegionInPieces(region) => {
                said!("odd-region-in-pieces", { "region": region.to_string() })
            }
            Self::DeletedNothing { triplet } => {
                said!("odd-deleted-nothing", { "triplet": triplet.as_str() })
            }
            Self::AroundBoard => said!("odd-around-board"),
            Self::RulesInWords(words) => said!("odd-rules-in-words", { "words": words.as_str() }),
            Self::WrongSolution(SolutionFault::Incomplete { cells }) => {
                said!("odd-solution-incomplete", { "count": *cells })
            }
            Self::WrongSolution(SolutionFault::Differs { cell }) => {
                said!("odd-solution-differs", { "cell": cell.as_str() })
            }
            Self::WrongSolution(SolutionFault::Clash { first, second }) => {
                said!("odd-solution-clash", { "first": first.as_str(), "second": second.as_str() })
            }
            Self::LeftOut(Ornament::CornerMarks) => said!("odd-left-out-corner-marks"),
            Self::LeftOut(Ornament::Colours) => said!("odd-left-out-colours"),
            Self::LeftOut(Ornament::Fog) => said!("odd-left-out-fog"),
            Self::LeftOut(Ornament::EmptyClues) => said!("odd-left-out-empty-clues"),
            Self::SkippedSection { name, line } => {
                said!("odd-skipped-section", { "name": name.as_str(), "line": *line })
            }
        }
    }
}
