//! What the setter of a puzzle asks: why there is no solution, what could go, what could be added, and how often each
//! candidate is true.
use crate::name;
use crate::puzzle::PuzzleJson;
use crate::rule::RuleJson;
use crate::step::StepJson;
use serde::{Deserialize, Serialize};
use whydoku_core::{Cell, Digit, House, Puzzle, Rule, Shape};
use whydoku_session::WhyNone;
use whydoku_words::{Names, Said, rule_lines, said};

/// A piece of a puzzle: a given or a rule.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PuzzlePieceJson {
    /// The cell of a given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cell: Option<String>,
    /// Its digit; absent for a cell of which only candidates are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digit: Option<String>,
    /// The number of a rule, from zero, in the list of the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<usize>,
    /// The rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<RuleJson>,
    /// What it is, in words: `the cage of 5 (r1c1, r1c2)`.
    pub words: String,
}

impl PuzzlePieceJson {
    /// Describes what is known about a cell of a puzzle.
    pub fn given(puzzle: &Puzzle, cell: Cell, names: &Names<'_>) -> Self {
        let digit = puzzle.digit(cell);
        Self {
            cell: Some(puzzle.shape().cell_name(cell)),
            digit: digit.map(|digit| puzzle.shape().digit_name(digit)),
            words: given_said(puzzle, cell).words(names),
            ..Self::default()
        }
    }
    /// Describes a rule of a puzzle, by its number in [`Shape::rules`].
    ///
    /// # Panics
    /// If there is no such rule.
    pub fn rule(puzzle: &Puzzle, number: usize, names: &Names<'_>) -> Self {
        let rule = &puzzle.shape().rules()[number];
        Self {
            number: Some(number),
            rule: Some(RuleJson::new(puzzle.shape(), rule)),
            words: whydoku_words::rule(rule).words(names),
            ..Self::default()
        }
    }
}

/// What is known about a cell, as part of a sentence.
pub fn given_said(puzzle: &Puzzle, cell: Cell) -> Said {
    match puzzle.digit(cell) {
        Some(digit) => said!("piece-given", { "digit": digit, "cell": cell }),
        None => said!("piece-candidates", { "cell": cell }),
    }
}

/// Why a puzzle has no solution: givens and rules that cannot hold together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WhyJson {
    /// The givens and rules.
    pub pieces: Vec<PuzzlePieceJson>,
    /// Houses that are enough, if that is known: `row 1`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<String>,
    /// The cells of these houses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub house_cells: Vec<String>,
    /// Whether it is known that none of the pieces can be left out.
    pub minimal: bool,
    /// The puzzle with nothing but these pieces.
    pub puzzle: PuzzleJson,
    /// Steps from there to a contradiction; absent where the techniques find none in time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<StepJson>,
    /// The contradiction that the steps lead to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contradiction: Option<String>,
}

impl WhyJson {
    /// Describes the pieces of a puzzle, the houses in which they clash, and the steps from the core, which has only
    /// these pieces.
    pub fn new(
        pieces: Vec<PuzzlePieceJson>,
        houses: &[House],
        is_minimal: bool,
        (core, steps): (&Puzzle, Option<&WhyNone>),
        names: Names<'_>,
    ) -> Self {
        let shape = names.shape;
        let mut cells: Vec<Cell> =
            houses.iter().flat_map(|&house| shape.house(house).cells.clone()).collect();
        cells.sort_unstable();
        cells.dedup();
        let of_core = Names { shape: core.shape(), ..names };
        let step = |step| StepJson::new(step, of_core);
        Self {
            pieces,
            houses: houses.iter().map(|&house| names.house(house)).collect(),
            house_cells: name::cells(shape, &cells),
            minimal: is_minimal,
            puzzle: PuzzleJson::new(core),
            steps: steps.map(|why| why.steps.iter().map(step).collect()).unwrap_or_default(),
            contradiction: steps.map(|why| why.words(&of_core)),
        }
    }
}

/// Givens and rules that a puzzle with one solution does not need.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SuperfluousJson {
    /// Each of these can go by itself.
    pub alone: Vec<PuzzlePieceJson>,
    /// These can all go at the same time.
    pub together: Vec<PuzzlePieceJson>,
    /// Whether every piece was decided in time; if not, there may be more.
    pub complete: bool,
}

/// For each candidate the number of solutions that have it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrueCandidatesJson {
    /// How many solutions there are, up to the limit.
    pub solutions: u64,
    /// The greatest number that is told: where it stands, there may be more.
    pub limit: u64,
    /// Whether every number is known, as far as the limit.
    pub complete: bool,
    /// How many cells have the same digit in every solution.
    pub settled: usize,
    /// For each cell in reading order, the numbers of its digits, from 1 up.
    pub cells: Vec<Vec<u64>>,
}

/// Clues that could be added to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SuggestionsJson {
    /// Whether the puzzle has exactly one solution without them.
    pub unique: bool,
    /// Whether the search ran to its end.
    pub complete: bool,
    /// The clues, the best first.
    pub clues: Vec<SuggestedJson>,
}

/// A clue that could be added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SuggestedJson {
    /// Its rules; several only where a kind comes with a rule of the whole board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<RuleJson>,
    /// The same as lines that can be typed below a grid: `thermometer: r1c1 r1c2`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// Or a digit in a cell: `r1c1=5`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<String>,
    /// What it is, in words.
    pub words: String,
    /// How many solutions are left with it, up to 100.
    pub solutions: u64,
    /// Givens, each of which could then go.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replaces: Vec<String>,
}

impl SuggestedJson {
    /// Describes rules, or a digit in a cell, and what they would do.
    pub fn new(
        shape: &Shape,
        (rules, given): (&[Rule], Option<(Cell, Digit)>),
        solutions: u64,
        replaces: &[Cell],
        names: &Names<'_>,
    ) -> Self {
        let words = rules.iter().map(|rule| whydoku_words::rule(rule).words(names));
        let placed = given.map(|(cell, digit)| {
            said!("piece-given", { "digit": digit, "cell": cell }).words(names)
        });
        let with_them = shape.with_rules(rules.to_vec());
        Self {
            rules: rules.iter().map(|rule| RuleJson::new(shape, rule)).collect(),
            lines: with_them.map(|shape| rule_lines(&shape)).unwrap_or_default(),
            given: given.map(|(cell, digit)| {
                format!("{}={}", shape.cell_name(cell), shape.digit_name(digit))
            }),
            words: placed.into_iter().chain(words).collect::<Vec<_>>().join(", "),
            solutions,
            replaces: name::cells(shape, replaces),
        }
    }
}
