//! The answer to a call of a front end: what it carries depends on the call.
use crate::answer::HintJson;
use crate::board::BoardJson;
#[cfg(feature = "setting")]
use crate::kinds::KindJson;
use crate::rating::BriefRatingJson;
use crate::report::FailureJson;
#[cfg(feature = "setting")]
use crate::setting::{SuggestionsJson, SuperfluousJson, TrueCandidatesJson, WhyJson};
use crate::step::StepJson;
use serde::{Deserialize, Serialize};
use whydoku_logic::{Technique, page_language, render};
use whydoku_words::Language;

/// The answer to a call. Fields that do not apply to the call are absent.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnswerJson {
    /// Why nothing was done; then all other fields are absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<FailureJson>,
    /// Another engine of the page that can do what this one cannot: `full`, for large boards, the
    /// formats of other programs, practice and ratings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<String>,
    /// The game after the call, saved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// How the board looks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardJson>,
    /// The picture, as SVG.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    /// The format a loaded text was read as, and anything unusual about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
    /// The title of a loaded puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What the author of a loaded puzzle says about its rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The author of a loaded puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// The hint.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<HintJson>,
    /// The steps to the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<StepJson>>,
    /// Whether steps are missing from the list; the message says why.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub cut: bool,
    /// One word: where the steps end, or how many solutions there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<String>,
    /// The verdict in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// Cells whose placed digit is not that of the only solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wrong: Option<Vec<String>>,
    /// Cells in which two solutions differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differ: Option<Vec<String>>,
    /// Two different solutions, a line of digits each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solutions: Option<Vec<String>>,
    /// How hard the puzzle is; absent when that cannot be found quickly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<BriefRatingJson>,
    /// The text requested: a board, a log, a page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// A booklet or a book: a PDF in Base64.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pdf: Option<String>,
    /// The cover of a book: a PDF in Base64.
    #[cfg(feature = "setting")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cover: Option<String>,
    /// Why there is no solution; absent where there is one, or where that could not be decided.
    #[cfg(feature = "setting")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<WhyJson>,
    /// What the puzzle does not need; absent where it does not have exactly one solution.
    #[cfg(feature = "setting")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub superfluous: Option<SuperfluousJson>,
    /// In how many solutions each candidate is.
    #[cfg(feature = "setting")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts: Option<TrueCandidatesJson>,
    /// Clues that could be added; absent where there is no solution.
    #[cfg(feature = "setting")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suggestions: Option<SuggestionsJson>,
    /// The kinds of rules.
    #[cfg(feature = "setting")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kinds: Option<Vec<KindJson>>,
    /// The techniques; of a book, those whose pages it needs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub techniques: Option<Vec<TechniqueJson>>,
}

/// A technique.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TechniqueJson {
    /// Its id.
    pub id: String,
    /// Its usual name, in the requested language if it has a name there.
    pub name: String,
    /// Its other names in English.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// Its difficulty, as players rate it: `easy`, `medium`, `hard`, `unfair` or `extreme`.
    #[cfg_attr(feature = "schema", schemars(with = "crate::vocabulary::Level"))]
    pub level: String,
    /// The language of its page.
    #[cfg_attr(feature = "schema", schemars(with = "crate::vocabulary::Language"))]
    pub language: String,
    /// Whether there is a list of puzzles to practise it on, in addition to its example.
    pub practice: bool,
}

impl TechniqueJson {
    /// Describes a technique.
    pub fn new(technique: Technique, wanted: Language, practice: bool) -> Self {
        let info = technique.info();
        let level = info.level.id().into();
        let name = render::name_of(technique, wanted).into();
        let language = page_language(technique, wanted).id().into();
        let aliases = info.aliases.iter().copied().map(Into::into).collect();
        Self { id: info.id.into(), name, aliases, level, language, practice }
    }
}
