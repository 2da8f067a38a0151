//! Puzzles, steps and reports as JSON. The types here mirror those of the engines field by field,
//! so that the engines stay free of serialisation and the JSON stays the same when they change.
//!
//! A whole JSON text is a [`Document`]: an object whose `schema` gives its version. Version 1 may
//! gain fields; a reader skips those that it does not know. Cells are named `r3c5`, houses `row 3`,
//! digits as the board writes them, regardless of the names that a front end shows.
//!
//! ```
//! use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape};
//! use whydoku_logic::{Search, position};
//! use whydoku_wire::{StepJson, from_json, to_json};
//!
//! let mut puzzle = Puzzle::empty(Shape::square(4)?);
//! for (cell, number) in [(0, 1), (1, 2), (14, 3)] {
//!     puzzle.set(Cell::new(cell), Entry::Given(Digit::from_number(number)));
//! }
//! let step = position(&puzzle)?.first(&Search::default_order()).expect("3 has one place in row 1");
//! let text = to_json(&StepJson::new(&step, puzzle.shape()));
//! assert!(text.starts_with(r#"{"schema":1,"technique":"hidden-single","name":"Hidden Single""#));
//! let back = from_json::<StepJson>(&text)?.read(puzzle.shape())?;
//! assert_eq!(back, step);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
mod action;
mod answer;
mod argument;
mod arm;
mod board;
mod call;
mod certificate;
mod chain;
mod document;
mod error;
mod generated;
mod ground;
#[cfg(feature = "ink")]
mod ink;
mod kinds;
mod listing;
mod name;
mod net;
mod path;
mod picture;
mod piece;
mod premise;
mod puzzle;
mod rating;
mod reply;
mod report;
mod request;
mod row;
mod rule;
mod rule_case;
mod ruled;
mod scanned;
#[cfg(feature = "schema")]
pub mod schema;
mod setting;
mod shape;
mod step;
mod version;
mod view;
#[cfg(feature = "schema")]
mod vocabulary;

pub use action::ActionJson;
pub use answer::{CheckJson, HintJson, HintKind, MoveJson};
pub use argument::ArgumentJson;
pub use arm::ArmJson;
pub use board::{BoardJson, CellJson, HouseJson};
pub use call::{CallJson, PictureJson, RequestJson};
pub use certificate::CertificateJson;
pub use document::{Document, from_json, to_json, to_json_pretty};
pub use error::{Expected, WireError};
pub use generated::GeneratedJson;
pub use ground::{AgainstJson, GroundJson};
#[cfg(feature = "ink")]
pub use ink::{DoubtJson, DoubtfulJson, MeaningJson};
pub use kinds::{KindJson, StrokeJson, UsualJson};
pub use listing::{
    BarJson, ChartJson, ExplainedJson, FormatJson, FormatsJson, StatsJson, StyleJson,
    TechniquesJson,
};
pub use net::{BecauseJson, LineJson};
pub use path::{
    ClaimJson, EffectJson, FlawJson, FoundJson, PathJson, StartJson, StepsJson, VerdictJson,
};
pub use picture::PICTURE_VIEWS;
pub use piece::{PartJson, PieceJson};
pub use premise::{BalanceJson, PremiseJson, TurnJson};
pub use puzzle::{PuzzleJson, digits_line};
pub use rating::{BriefRatingJson, RatedStepJson, RatingJson};
pub use reply::{AnswerJson, TechniqueJson};
pub use report::{FailureJson, ReportJson};
pub use row::{ProblemJson, RowJson};
pub use rule::{RelationJson, RuleJson};
pub use rule_case::CaseJson;
pub use ruled::EquationJson;
pub use scanned::{ProposalJson, ScannedCellJson, ScannedGridJson, ScannedJson};
pub use setting::{
    PuzzlePieceJson, SuggestedJson, SuggestionsJson, SuperfluousJson, TrueCandidatesJson, WhyJson,
    given_said,
};
pub use shape::{ExtraJson, NamedExtra, ShapeJson, divisions};
pub use step::{ShownJson, StepJson};
pub use version::SCHEMA;
pub use view::{
    CandidateMark, CellMark, HouseMark, LinkJson, RayJson, RoleJson, TokenJson, ViewJson,
};
