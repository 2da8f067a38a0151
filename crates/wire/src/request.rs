//! How a call is read. Every call is an object whose fields depend on its name. Serde's own way of
//! reading such objects first stores them in a form of its own, and would make up an eighth of the
//! page's engine.
use crate::action::ActionJson;
use crate::call::{CallJson, PictureJson, RequestJson};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
#[cfg(feature = "setting")]
use std::collections::BTreeMap;

/// The fields of all calls.
#[derive(Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a field of its own")]
struct Fields {
    call: String,
    game: Option<String>,
    text: Option<String>,
    #[cfg(feature = "ink")]
    rules: Option<Vec<String>>,
    actions: Option<Vec<ActionJson>>,
    level: Option<String>,
    technique: Option<String>,
    seed: Option<u64>,
    shape: Option<String>,
    format: Option<String>,
    #[cfg(feature = "setting")]
    kind: Option<String>,
    #[cfg(feature = "setting")]
    limit: Option<u64>,
    puzzles: Option<Vec<String>>,
    names: Option<Vec<String>>,
    title: Option<String>,
    #[cfg(feature = "setting")]
    author: Option<String>,
    #[cfg(feature = "setting")]
    description: Option<String>,
    #[cfg(feature = "setting")]
    day: Option<String>,
    #[cfg(feature = "setting")]
    answers: Option<String>,
    #[cfg(feature = "setting")]
    #[serde(default)]
    cover: bool,
    #[cfg(feature = "setting")]
    #[serde(default)]
    distinct: bool,
    #[cfg(feature = "setting")]
    lessons: Option<BTreeMap<String, String>>,
    per_page: Option<usize>,
    paper: Option<String>,
    #[serde(default)]
    large: bool,
    #[serde(default)]
    everything: bool,
    picture: Option<PictureJson>,
    language: Option<String>,
}

const CALLS: &[&str] = &[
    "load",
    "show",
    "act",
    "move",
    "undo",
    "redo",
    "hint",
    "steps",
    "all-steps",
    "check",
    "count",
    "rate",
    "begin",
    "name",
    "log",
    "write",
    "empty",
    "new",
    "why",
    "superfluous",
    "true-candidates",
    "suggest",
    "kinds",
    "techniques",
    "qr",
    "booklet",
    "book",
    "lesson",
    "practise",
];

impl Fields {
    /// The call that has this name.
    fn call<E: Error>(self) -> Result<CallJson, E> {
        let game = self.game.ok_or_else(|| E::missing_field("game"));
        let text = self.text.ok_or_else(|| E::missing_field("text"));
        let technique = self.technique.ok_or_else(|| E::missing_field("technique"));
        let level = self.level.ok_or_else(|| E::missing_field("level"));
        let seed = self.seed.ok_or_else(|| E::missing_field("seed"));
        Ok(match self.call.as_str() {
            "load" => CallJson::Load {
                text: text?,
                #[cfg(feature = "ink")]
                rules: self.rules.unwrap_or_default(),
            },
            "show" => CallJson::Show { game: game? },
            "act" => {
                let actions = self.actions.ok_or_else(|| E::missing_field("actions"))?;
                CallJson::Act { game: game?, actions }
            }
            "move" => CallJson::Move { game: game?, text: text? },
            "undo" => CallJson::Undo { game: game? },
            "redo" => CallJson::Redo { game: game? },
            "hint" => CallJson::Hint { game: game?, level: level?, technique: technique.ok() },
            "steps" => CallJson::Steps { game: game? },
            "all-steps" => CallJson::AllSteps { game: game?, everything: self.everything },
            "check" => CallJson::Check { game: game? },
            "count" => CallJson::Count { game: game? },
            "rate" => CallJson::Rate { game: game? },
            "begin" => CallJson::Begin { game: game? },
            "name" => CallJson::Name { game: game?, technique: technique.ok() },
            "log" => CallJson::Log { game: game? },
            "write" => {
                let format = self.format.ok_or_else(|| E::missing_field("format"))?;
                CallJson::Write {
                    game: game?,
                    format,
                    #[cfg(feature = "setting")]
                    title: self.title.unwrap_or_default(),
                    #[cfg(feature = "setting")]
                    author: self.author.unwrap_or_default(),
                    #[cfg(feature = "setting")]
                    description: self.description.unwrap_or_default(),
                }
            }
            "empty" => {
                CallJson::Empty { shape: self.shape.ok_or_else(|| E::missing_field("shape"))? }
            }
            "new" => {
                let shape = self.shape.ok_or_else(|| E::missing_field("shape"))?;
                CallJson::New { shape, level: level?, seed: seed? }
            }
            #[cfg(feature = "setting")]
            "why" => CallJson::Why { game: game? },
            #[cfg(feature = "setting")]
            "superfluous" => CallJson::Superfluous { game: game? },
            #[cfg(feature = "setting")]
            "true-candidates" => CallJson::TrueCandidates { game: game?, limit: self.limit },
            #[cfg(feature = "setting")]
            "suggest" => {
                let kind = self.kind.ok_or_else(|| E::missing_field("kind"))?;
                CallJson::Suggest { game: game?, kind, seed: seed? }
            }
            #[cfg(feature = "setting")]
            "kinds" => CallJson::Kinds,
            #[cfg(not(feature = "setting"))]
            "why" | "superfluous" | "true-candidates" | "suggest" | "kinds" | "book" => {
                CallJson::Full
            }
            "techniques" => CallJson::Techniques,
            "qr" => CallJson::Qr { text: text? },
            "lesson" => CallJson::Lesson { technique: technique?, page: text.ok() },
            "practise" => {
                CallJson::Practise { technique: technique?, seed: seed?, puzzles: text.ok() }
            }
            other => return Err(E::unknown_variant(other, CALLS)),
        })
    }
}

impl Fields {
    /// The call for a booklet.
    fn booklet<E: Error>(self) -> Result<CallJson, E> {
        Ok(CallJson::Booklet {
            puzzles: self.puzzles.ok_or_else(|| E::missing_field("puzzles"))?,
            names: self.names.unwrap_or_default(),
            title: self.title.unwrap_or_default(),
            per_page: self.per_page,
            paper: self.paper.unwrap_or_else(|| "a4".to_owned()),
            large: self.large,
        })
    }
}

#[cfg(feature = "setting")]
impl Fields {
    /// The call for a book.
    fn book<E: Error>(self) -> Result<CallJson, E> {
        Ok(CallJson::Book {
            puzzles: self.puzzles.ok_or_else(|| E::missing_field("puzzles"))?,
            text: self.text.unwrap_or_default(),
            title: self.title.unwrap_or_default(),
            author: self.author.unwrap_or_default(),
            day: self.day.unwrap_or_default(),
            per_page: self.per_page,
            paper: self.paper.unwrap_or_default(),
            answers: self.answers.unwrap_or_default(),
            large: self.large,
            cover: self.cover,
            distinct: self.distinct,
            lessons: self.lessons.unwrap_or_default(),
        })
    }
}

impl<'de> Deserialize<'de> for RequestJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = Fields::deserialize(deserializer)?;
        let (picture, language) = (fields.picture.take(), fields.language.take());
        let call = match fields.call.as_str() {
            #[cfg(feature = "setting")]
            "book" => fields.book(),
            "booklet" => fields.booklet(),
            _ => fields.call(),
        };
        Ok(Self { call: call?, picture, language })
    }
}
