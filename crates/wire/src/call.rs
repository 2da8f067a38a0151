//! Calls of a front end on a game, and the answers. A call carries the whole game as
//! [`Game::save`](whydoku_session::Game::save) writes it, and the answer carries it back, so the
//! answering side keeps no state.
use crate::action::ActionJson;
use crate::step::ShownJson;
use serde::{Deserialize, Serialize};
#[cfg(feature = "setting")]
use std::collections::BTreeMap;

/// A call, and the picture requested with its answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RequestJson {
    /// The call.
    #[serde(flatten)]
    pub call: CallJson,
    /// The picture to draw afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<PictureJson>,
    /// The language of all texts in the answer: `en` or `de`.
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::vocabulary::Language>"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// A call; `game` is a saved game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "call", rename_all = "kebab-case")]
pub enum CallJson {
    /// Begins a game with a puzzle in any format that can be read, or continues a saved game.
    Load {
        /// The puzzle.
        text: String,
        /// What is settled about a puzzle that is drawn, as the refusal of an earlier call asked: `purple line = renban`,
        /// `grey square = nothing`, `sentence 3 = nothing`.
        #[cfg(feature = "ink")]
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rules: Vec<String>,
    },
    /// Only shows the board.
    Show {
        /// A saved game, as an answer carried it.
        game: String,
    },
    /// Carries out actions, one after another; if one is refused, none is carried out.
    Act {
        /// A saved game, as an answer carried it.
        game: String,
        /// The actions.
        actions: Vec<ActionJson>,
    },
    /// Carries out a move that the rules allow: `A1 5`, `r1c1=5`, `A1<>5`, `A1 .`
    Move {
        /// A saved game, as an answer carried it.
        game: String,
        /// The move, as people type it.
        text: String,
    },
    /// Takes the last action back, if there is one.
    Undo {
        /// A saved game, as an answer carried it.
        game: String,
    },
    /// Carries out the last undone action again, if there is one.
    Redo {
        /// A saved game, as an answer carried it.
        game: String,
    },
    /// The next thing a player should know.
    Hint {
        /// A saved game, as an answer carried it.
        game: String,
        /// `nudge`, `technique`, `where` or `full`.
        #[cfg_attr(feature = "schema", schemars(with = "crate::vocabulary::HintLevel"))]
        level: String,
        /// The only technique to look for; by default all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        technique: Option<String>,
    },
    /// All steps from here to the end, and the verdict.
    Steps {
        /// A saved game, as an answer carried it.
        game: String,
    },
    /// Every step that can be taken now.
    AllSteps {
        /// A saved game, as an answer carried it.
        game: String,
        /// Whether a long list is given in full instead of being cut.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        everything: bool,
    },
    /// How many solutions the puzzle has, and which placed digits are wrong.
    Check {
        /// A saved game, as an answer carried it.
        game: String,
    },
    /// How many solutions remain when the digits on the board are taken as givens: for entering a
    /// puzzle.
    Count {
        /// A saved game, as an answer carried it.
        game: String,
    },
    /// How hard the puzzle is by Sudoku Explainer and HoDoKu, if that can be found quickly. Not
    /// every engine rates.
    Rate {
        /// A saved game, as an answer carried it.
        game: String,
    },
    /// Begins a game whose givens are the digits on the board.
    Begin {
        /// A saved game, as an answer carried it.
        game: String,
    },
    /// The technique of the last move.
    Name {
        /// A saved game, as an answer carried it.
        game: String,
        /// The only technique to look for; by default all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        technique: Option<String>,
    },
    /// What is excluded and determined on the way to the end, and why.
    Log {
        /// A saved game, as an answer carried it.
        game: String,
    },
    /// The board as text in another format.
    Write {
        /// A saved game, as an answer carried it.
        game: String,
        /// The id of the format; empty for a list of those that can hold the board, one a line.
        format: String,
        /// A title, an author and what is to be said about the rules, for formats that have a place for them.
        #[cfg(feature = "setting")]
        #[serde(default, skip_serializing_if = "String::is_empty")]
        title: String,
        /// See `title`.
        #[cfg(feature = "setting")]
        #[serde(default, skip_serializing_if = "String::is_empty")]
        author: String,
        /// See `title`.
        #[cfg(feature = "setting")]
        #[serde(default, skip_serializing_if = "String::is_empty")]
        description: String,
    },
    /// Begins a game on an empty board, for entering a puzzle.
    Empty {
        /// The board: `2x2`, `2x3`, `3x3`, `3x3+diagonals`, ...
        shape: String,
    },
    /// Begins a game with a new puzzle.
    New {
        /// The board: `2x2`, `2x3`, `3x3`, `3x3+diagonals`, ...
        shape: String,
        /// How hard: `easy`, `medium`, `hard`, `unfair` or `extreme`.
        #[cfg_attr(feature = "schema", schemars(with = "crate::vocabulary::Level"))]
        level: String,
        /// Which one: the same number gives the same puzzle if there is enough time.
        #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_992_u64)))]
        seed: u64,
    },
    #[cfg(feature = "setting")]
    /// Why the puzzle has no solution: givens and rules that cannot hold together, with steps to a contradiction.
    Why {
        /// A saved game, as an answer carried it.
        game: String,
    },
    #[cfg(feature = "setting")]
    /// Givens and rules that a puzzle with one solution does not need.
    Superfluous {
        /// A saved game, as an answer carried it.
        game: String,
    },
    #[cfg(feature = "setting")]
    /// In how many solutions each candidate is.
    TrueCandidates {
        /// A saved game, as an answer carried it.
        game: String,
        /// The greatest number that is told, at most 1,000; by default 20.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit: Option<u64>,
    },
    #[cfg(feature = "setting")]
    /// Clues of a kind that make the puzzle unique or come close, or that replace givens.
    Suggest {
        /// A saved game, as an answer carried it.
        game: String,
        /// The kind: `given`, or a kind that puzzles are made with.
        kind: String,
        /// Which clues are drawn.
        #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_992_u64)))]
        seed: u64,
    },
    #[cfg(feature = "setting")]
    /// The kinds of rules.
    Kinds,
    /// A call of which a program that was built without the feature `setting` knows only that there is one.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Full,
    /// The list of techniques.
    Techniques,
    /// A QR code of a text, such as the link to a puzzle.
    Qr {
        /// The text.
        text: String,
    },
    /// Puzzles on paper: a booklet as PDF, with their solutions on the last pages.
    Booklet {
        /// Saved games; their givens are printed.
        puzzles: Vec<String>,
        /// The title of each, and how hard it is.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        names: Vec<String>,
        /// The heading of every page.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        title: String,
        /// How many puzzles are on a page: 1, 2, 4, 6 or 9; by default 4.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        per_page: Option<usize>,
        /// `a4` or `letter`; by default `a4`.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        paper: String,
        /// Whether digits are large and lines heavy.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        large: bool,
    },
    #[cfg(feature = "setting")]
    /// Puzzles as a book for a printing house: title page, contents, how to solve, sections by level, solutions. Where
    /// the answer names `techniques` and has no `pdf`, the engine needs their pages: the same call again, with `lessons`.
    Book {
        /// Saved games; their givens are printed. Where `text` has the puzzles, there may be none.
        puzzles: Vec<String>,
        /// More puzzles: a collection in any format.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        text: String,
        /// Its title; by default `Sudoku`.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        title: String,
        /// Its author.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        author: String,
        /// The day that the file names as its own, such as `2026-11-28`, which PDF/X-1a demands.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        day: String,
        /// How many puzzles are on a page: 1, 2, 4, 6, 9 or 12; by default 2, in large print 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        per_page: Option<usize>,
        /// The paper: a name such as `a5`, or a size such as `6x9in`, which is the default.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        paper: String,
        /// Where the solutions are: `end`, `foot` or `none`; by default `end`.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        answers: String,
        /// Whether it is in large print.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        large: bool,
        /// Whether the answer is to have the cover, too.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        cover: bool,
        /// Whether no two puzzles may be the same up to symmetry: one that is the same as an earlier one gets more givens.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        distinct: bool,
        /// The pages of techniques by their ids.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        lessons: BTreeMap<String, String>,
    },
    /// The page of a technique, a game set to its example, and the step there.
    Lesson {
        /// Its id.
        technique: String,
        /// Its page, for an engine that was built without the pages, or in another language.
        #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
        page: Option<String>,
    },
    /// A game set right before a technique.
    Practise {
        /// Its id.
        technique: String,
        /// Which one: the same number gives the same position.
        #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_992_u64)))]
        seed: u64,
        /// Puzzles that need it, one a line, for an engine that was built without them.
        #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
        puzzles: Option<String>,
    },
}

impl CallJson {
    /// Whether it searches for steps or solutions on the board of its game.
    pub fn searches(&self) -> bool {
        matches!(
            self,
            Self::Hint { .. }
                | Self::Name { .. }
                | Self::Steps { .. }
                | Self::AllSteps { .. }
                | Self::Log { .. }
                | Self::Check { .. }
                | Self::Count { .. }
        ) || self.is_of_setter()
    }
    /// Whether only setters of puzzles ask it.
    pub fn is_of_setter(&self) -> bool {
        match self {
            Self::Full => true,
            #[cfg(feature = "setting")]
            Self::Why { .. }
            | Self::Superfluous { .. }
            | Self::TrueCandidates { .. }
            | Self::Suggest { .. }
            | Self::Kinds => true,
            _ => false,
        }
    }
    /// Whether it makes a book.
    pub fn is_book(&self) -> bool {
        match self {
            #[cfg(feature = "setting")]
            Self::Book { .. } => true,
            _ => false,
        }
    }
    /// The saved game that the call concerns; a text to be loaded may be one.
    pub fn game(&self) -> Option<&str> {
        match self {
            Self::Load { text: game, .. }
            | Self::Show { game }
            | Self::Act { game, .. }
            | Self::Move { game, .. }
            | Self::Undo { game }
            | Self::Redo { game }
            | Self::Hint { game, .. }
            | Self::Steps { game }
            | Self::AllSteps { game, .. }
            | Self::Check { game }
            | Self::Count { game }
            | Self::Rate { game }
            | Self::Begin { game }
            | Self::Name { game, .. }
            | Self::Log { game }
            | Self::Write { game, .. } => Some(game),
            #[cfg(feature = "setting")]
            Self::Why { game }
            | Self::Superfluous { game }
            | Self::TrueCandidates { game, .. }
            | Self::Suggest { game, .. } => Some(game),
            #[cfg(feature = "setting")]
            Self::Kinds | Self::Book { .. } => None,
            Self::Full => None,
            Self::Empty { .. }
            | Self::New { .. }
            | Self::Techniques
            | Self::Qr { .. }
            | Self::Booklet { .. }
            | Self::Lesson { .. }
            | Self::Practise { .. } => None,
        }
    }
}

/// A picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PictureJson {
    /// `digits`, `notes` (what the player wrote), `candidates` (all that remain) or `levels`.
    #[cfg_attr(feature = "schema", schemars(with = "crate::vocabulary::PictureView"))]
    pub view: String,
    /// `light`, `dark`, `contrast`, `contrast-dark` or `colourblind`.
    #[cfg_attr(feature = "schema", schemars(with = "crate::vocabulary::Theme"))]
    pub theme: String,
    /// Whether the picture has a background of its own, for use outside a page.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub opaque: bool,
    /// Whether digits that break a rule look like all the others.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub quiet: bool,
    /// Whether the player's notes stand in the corners of cells, like notes on paper, and not each at a place of its own.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub corners: bool,
    /// A step to highlight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<ShownJson>,
}
