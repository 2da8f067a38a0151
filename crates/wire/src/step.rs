//! Steps.
use crate::argument::ArgumentJson;
use crate::error::WireError;
use crate::name::{self, Field};
use crate::premise::PremiseJson;
use crate::view::{TokenJson, ViewJson};
use serde::{Deserialize, Serialize};
use whydoku_core::Shape;
use whydoku_logic::{Conclusion, Step, render};
use whydoku_words::Names;

/// A step: the parts from which it can be read back (technique, conclusions, argument), and what a
/// reader sees of it (premises, words, notation, highlights), which is computed from them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StepJson {
    /// The id of the technique, such as `x-wing`.
    pub technique: String,
    /// Its usual name, in the language of the step.
    #[serde(default)]
    pub name: String,
    /// Its difficulty, as players rate it: `easy`, `medium`, `hard`, `unfair` or `extreme`.
    #[cfg_attr(feature = "schema", schemars(with = "crate::vocabulary::Level"))]
    #[serde(default)]
    pub level: String,
    /// What follows: `r3c5=7` is placed, `r3c5<>7` is removed.
    pub conclusions: Vec<String>,
    /// Why it follows.
    pub argument: ArgumentJson,
    /// The facts it rests on.
    #[serde(default)]
    pub premises: Vec<PremiseJson>,
    /// The explanation in words. Of a long proof, the inside of cases within cases is left out.
    #[serde(default)]
    pub text: String,
    /// The whole explanation in pieces, with every cell, digit and house marked as such.
    #[serde(default)]
    pub tokens: Vec<TokenJson>,
    /// The first and the last number of each run of lines that [`text`](Self::text) leaves out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<[usize; 2]>,
    /// The short notation used in forums, on one line.
    #[serde(default)]
    pub notation: String,
    /// What to highlight.
    #[serde(default)]
    pub view: ViewJson,
}

impl StepJson {
    /// Describes a step. The names given and their language are only used in [`name`](Self::name),
    /// [`text`](Self::text) and the words of [`tokens`](Self::tokens).
    pub fn new<'a>(step: &Step, names: impl Into<Names<'a>>) -> Self {
        let names = names.into();
        let shape = names.shape;
        let info = step.technique.info();
        let language = render::language_of(step, names.language);
        let names = Names { language, ..names };
        let tokens = render::explain_whole(step, names);
        let conclusion = |&conclusion: &Conclusion| name::conclusion(shape, conclusion);
        let premises = step.premises();
        Self {
            technique: info.id.to_owned(),
            name: render::name_of(step.technique, language).to_owned(),
            level: info.level.id().to_owned(),
            conclusions: step.conclusions.iter().map(conclusion).collect(),
            argument: ArgumentJson::new(&step.argument, shape),
            premises: premises.iter().map(|fact| PremiseJson::new(fact, shape)).collect(),
            text: render::told(step, &names).1,
            tokens: tokens.iter().map(|token| TokenJson::new(token, shape)).collect(),
            left_out: render::left_out(step),
            notation: render::notation::step(step, shape),
            view: ViewJson::new(&render::view(step), shape),
        }
    }
    /// The step described, from its technique, conclusions and argument. What it names is on the
    /// board; whether it follows is decided by [`verify`](whydoku_logic::verify).
    ///
    /// # Errors
    /// When a technique, cell, digit or house is unknown, or there is no conclusion.
    pub fn read(&self, shape: &Shape) -> Result<Step, WireError> {
        let technique = self.technique.parse()?;
        let field = Field { shape, path: "conclusions" };
        let mut conclusions = Vec::with_capacity(self.conclusions.len());
        for text in &self.conclusions {
            conclusions.push(field.conclusion(text)?);
        }
        if conclusions.is_empty() {
            let wanted = "one or more".to_owned();
            return Err(WireError::Count { field: "conclusions", found: 0, wanted });
        }
        // A step lists its conclusions in order, each once.
        conclusions.sort_unstable();
        conclusions.dedup();
        Ok(Step { technique, conclusions, argument: self.argument.read(shape)? })
    }
}

/// A step to draw: any step of an answer; only its view is read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShownJson {
    /// What to highlight.
    pub view: ViewJson,
}
