//! Doubts in words.
use crate::reading::{Doubt, Meaning, Reading};
use crate::settle::SettleError;
use whydoku_words::{Language, Said, said};

impl Doubt {
    /// A sentence that says it.
    pub fn said(&self) -> Said {
        match self {
            Self::Sentence { number, sentence } => {
                said!("ink-sentence", { "number": *number, "sentence": sentence.as_str() })
            }
            Self::UnknownRule { rule, sentence: None } => {
                said!("ink-unknown-rule", { "rule": *rule })
            }
            Self::UnknownRule { rule, sentence: Some(number) } => {
                said!("ink-unknown-rule-in", { "rule": *rule, "number": *number })
            }
            Self::NothingDrawn { rule, sentence: None } => {
                said!("ink-nothing-drawn", { "rule": *rule })
            }
            Self::NothingDrawn { rule, sentence: Some(number) } => {
                said!("ink-nothing-drawn-in", { "rule": *rule, "number": *number })
            }
            Self::Unexplained { what, count, place } => said!("ink-unexplained", {
                "what": what.as_str(), "count": *count, "place": place.as_str(),
            }),
            Self::Strange(what) => said!("ink-strange", { "what": what.as_str() }),
            Self::NoWords => said!("ink-no-words"),
            Self::NoHouses => said!("ink-no-houses"),
            Self::Board(problem) => said!("ink-board", { "problem": problem.as_str() }),
            Self::NoSolution => said!("ink-no-solution"),
            Self::SeveralSolutions => said!("ink-several-solutions"),
            Self::OtherSolution => said!("ink-other-solution"),
            Self::NotChecked => said!("ink-not-checked"),
            Self::SeveralReadings => said!("ink-several-readings"),
        }
    }
}

impl Meaning {
    /// What was drawn and what it was taken for, in a sentence.
    pub fn said(&self) -> Said {
        said!("ink-read-as", {
            "what": self.what.as_str(), "count": self.count, "place": self.place.as_str(),
            "rule": self.rule.unwrap_or("nothing"),
        })
    }
}

impl SettleError {
    /// What is wrong with the line, in a sentence.
    pub fn said(self) -> Said {
        match self {
            Self::NoSign => said!("ink-no-sign"),
            Self::Ink => said!("ink-no-ink"),
            Self::Rule => said!("ink-no-rule"),
        }
    }
}

impl core::fmt::Display for SettleError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.said().text(Language::ENGLISH))
    }
}

impl Reading {
    /// All doubts, one sentence after another, in a language; empty if the reading is sure.
    pub fn doubts_in(&self, language: Language) -> String {
        let doubts: Vec<String> =
            self.doubts.iter().map(|doubt| doubt.said().text(language)).collect();
        doubts.join(" ")
    }
}
