//! The opinion of one profile on a puzzle, in the forms that rows need.
use crate::args::Profile;
use std::borrow::Cow;
use std::fmt::Write as _;
use whydoku_core::Candidate;
use whydoku_logic::Conclusion;
use whydoku_rate::{hodoku, se, whydoku};
use whydoku_wire::{RatedStepJson, RatingJson};

/// The opinion of one profile.
pub(crate) struct Opinion {
    pub(crate) profile: Profile,
    pub(crate) hardest: Cow<'static, str>,
    pub(crate) steps: u32,
    /// The whole path, if requested.
    pub(crate) path: Vec<RatedStep>,
    numbers: Numbers,
}

/// One step of a path.
pub(crate) struct RatedStep {
    pub(crate) score: String,
    pub(crate) technique: String,
    pub(crate) conclusions: Conclusions,
}

/// The conclusions of a step.
pub(crate) struct Conclusions {
    placed: Vec<String>,
    eliminated: Vec<String>,
}

enum Numbers {
    Explainer(se::Rating),
    Hodoku(hodoku::Level, u32),
    Own(whydoku::Level, u32),
}

impl std::fmt::Display for Conclusions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let all: Vec<&str> =
            self.placed.iter().chain(&self.eliminated).map(String::as_str).collect();
        f.write_str(&all.join(" "))
    }
}

impl Conclusions {
    /// The names of candidates on a board of this many digits.
    fn new(side: usize, placed: &[Candidate], eliminated: &[Candidate]) -> Self {
        let names = |candidates: &[Candidate], sign: &str| {
            let name = |candidate: &Candidate| {
                let (row, column) = (candidate.cell.row(side) + 1, candidate.cell.column(side) + 1);
                format!("r{row}c{column}{sign}{}", candidate.digit)
            };
            candidates.iter().map(name).collect()
        };
        Self { placed: names(placed, "="), eliminated: names(eliminated, "<>") }
    }
}

/// The digits of the boards that other programs rate.
const NINE: usize = 9;

/// A number in tenths, written with a decimal point.
struct Tenths(u16);

impl std::fmt::Display for Tenths {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

impl Opinion {
    pub(crate) fn explainer(profile: Profile, rating: se::Rating, steps: &[se::Step]) -> Self {
        let path = steps.iter().map(|step| RatedStep {
            score: step.score.to_string(),
            technique: step.technique.name().into(),
            conclusions: Conclusions::new(NINE, step.placement.as_slice(), &step.eliminations),
        });
        Self {
            profile,
            hardest: rating.hardest.map_or("none", se::Technique::name).into(),
            steps: rating.steps,
            path: path.collect(),
            numbers: Numbers::Explainer(rating),
        }
    }
    pub(crate) fn hodoku(rating: &hodoku::Rating, tells_steps: bool) -> Self {
        let told = if tells_steps { rating.steps.as_slice() } else { &[] };
        let path = told.iter().map(|step| RatedStep {
            score: step.kind.row().score.to_string(),
            technique: step.kind.row().name.into(),
            conclusions: Conclusions::new(NINE, step.placed.as_slice(), &step.eliminated),
        });
        Self {
            profile: Profile::Hodoku,
            hardest: rating.hardest().map_or("none", |kind| kind.row().name).into(),
            steps: u32::try_from(rating.steps.len()).unwrap_or(u32::MAX),
            path: path.collect(),
            numbers: Numbers::Hodoku(rating.level, rating.score),
        }
    }
    pub(crate) fn own(
        rating: whydoku::Rating,
        passes: &[whydoku::Pass],
        side: usize,
        tells_steps: bool,
    ) -> Self {
        let name = |technique: Option<whydoku_logic::Technique>| {
            technique.map_or("trying out", |technique| technique.info().name).to_owned()
        };
        let told = if tells_steps { passes } else { &[] };
        let path = told.iter().map(|pass| {
            let (mut placed, mut eliminated) = (Vec::new(), Vec::new());
            for conclusion in &pass.conclusions {
                match *conclusion {
                    Conclusion::Place(candidate) => placed.push(candidate),
                    Conclusion::Eliminate(candidate) => eliminated.push(candidate),
                }
            }
            RatedStep {
                score: pass.cost.to_string(),
                technique: name(pass.technique),
                conclusions: Conclusions::new(side, &placed, &eliminated),
            }
        });
        Self {
            profile: Profile::Whydoku,
            hardest: name(rating.hardest).into(),
            steps: rating.passes,
            path: path.collect(),
            numbers: Numbers::Own(rating.level, rating.score),
        }
    }
    /// Adds its numbers to a CSV row, each after a comma.
    pub(crate) fn push_fields(&self, row: &mut String) {
        // Writing to a string cannot fail.
        let _ = match self.numbers {
            Numbers::Explainer(rating) => {
                let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(Tenths);
                write!(row, ",{er},{ep},{ed}")
            }
            Numbers::Hodoku(level, score) => write!(row, ",{level},{score}"),
            Numbers::Own(level, score) => write!(row, ",{},{score}", level.number()),
        };
    }
    /// Adds its numbers in words.
    pub(crate) fn push_words(&self, row: &mut String) {
        let name = self.profile.program();
        let _ = match self.numbers {
            Numbers::Explainer(rating) => write!(row, "{name} {rating}"),
            Numbers::Hodoku(level, score) => write!(row, "{name} {level} {score}"),
            Numbers::Own(level, score) => {
                write!(row, "{name} level {} ({level}) {score}", level.number())
            }
        };
    }
    /// Writes its numbers and its path into a JSON row.
    pub(crate) fn fill(&self, json: &mut RatingJson) {
        let number = |tenths: u16| Some(f64::from(tenths) / 10.0);
        match self.numbers {
            Numbers::Explainer(rating) if self.profile == Profile::Se => {
                [json.er, json.ep, json.ed] = [rating.er, rating.ep, rating.ed].map(number);
            }
            Numbers::Explainer(rating) => {
                [json.sukaku_er, json.sukaku_ep, json.sukaku_ed] =
                    [rating.er, rating.ep, rating.ed].map(number);
            }
            Numbers::Hodoku(level, score) => {
                json.hodoku_level = Some(level.to_string());
                json.hodoku_score = Some(score);
            }
            Numbers::Own(level, score) => {
                json.whydoku_level = Some(level.number());
                json.whydoku_score = Some(score);
            }
        }
        json.path.extend(self.path.iter().map(|step| RatedStepJson {
            profile: self.profile.id().into(),
            score: step.score.clone(),
            technique: step.technique.clone(),
            placed: step.conclusions.placed.clone(),
            eliminated: step.conclusions.eliminated.clone(),
        }));
    }
}
