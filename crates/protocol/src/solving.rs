//! Steps and solutions.
use crate::failure;
use core::ops::ControlFlow;
use std::collections::BTreeMap;
use whydoku_exact::{Budget, Solution, Verdict, solve};
use whydoku_logic::{Conclusion, Ended, Search, Step};
use whydoku_session::{Game, Method, Outcome, Walk};
use whydoku_wire::{AnswerJson, FailureJson, StepJson, digits_line, to_json};
use whydoku_words::{Language, Names, message, said};

/// The most that is listed.
#[derive(Clone, Copy)]
struct Most {
    steps: usize,
    /// Bytes.
    text: usize,
}

/// For one position.
const SOME: Most = Most { steps: 400, text: 1 << 20 };
/// For one position when everything is requested.
const EVERYTHING: Most = Most { steps: 5_000, text: 4 << 20 };
/// For the path to the end.
const WAY: Most = Most { steps: 2_000, text: 1 << 20 };

/// Why a list of steps is not complete.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    /// There are too many of them.
    Long,
    /// Time was up.
    Time,
}

impl Cut {
    fn words(self, language: Language, listed: usize) -> String {
        match self {
            Self::Long => said!("steps-cut", { "count": listed }).text(language),
            Self::Time => said!("steps-time", { "count": listed }).text(language),
        }
    }
}

/// Adds as many steps to the answer as fit, and reports whether the list is incomplete.
fn list(
    game: &Game,
    language: Language,
    steps: &[Step],
    most: Most,
    mut cut: Option<Cut>,
    answer: &mut AnswerJson,
) {
    let names = Names { language, ..Names::from(game.shape()) };
    let (mut listed, mut text) = (Vec::new(), 0);
    for step in steps {
        let step = StepJson::new(step, names);
        text += to_json(&step).len();
        if text > most.text {
            cut = Some(Cut::Long);
            break;
        }
        listed.push(step);
    }
    if let Some(cut) = cut {
        answer.cut = true;
        answer.message = Some(cut.words(language, listed.len()));
    }
    answer.steps = Some(listed);
}

/// Walks from here to the end or until the budget is spent, and shows each pass of steps to `see`.
pub(crate) fn walked(
    game: &Game,
    method: Method,
    budget: &Budget<'_>,
    mut see: impl FnMut(Vec<Step>),
) -> Result<Outcome, FailureJson> {
    let mut walk = Walk::new(&game.board().position(), method).map_err(|error| failure(&error))?;
    while !budget.stop.is_due() {
        let taken = walk.advance_within(budget.stop);
        if taken.is_empty() {
            break;
        }
        see(taken);
    }
    Ok(walk.outcome(budget))
}

/// All steps to the end, and the verdict.
pub(crate) fn steps(
    game: &Game,
    language: Language,
    budget: &Budget<'_>,
    answer: &mut AnswerJson,
) -> Result<(), FailureJson> {
    let (mut steps, mut length) = (Vec::new(), 0);
    let outcome = walked(game, Method::usual(), budget, |taken| {
        length += taken.len();
        steps.extend(taken);
        steps.truncate(WAY.steps);
    })?;
    answer.verdict = Some(outcome.id().into());
    answer.message = Some(outcome.message_in(language).into());
    let is_over = matches!(outcome, Outcome::Stuck(_)) && budget.stop.is_due();
    let cut = if is_over { Some(Cut::Time) } else { (length > WAY.steps).then_some(Cut::Long) };
    list(game, language, &steps, WAY, cut, answer);
    Ok(())
}

/// Every step that can be taken now, easiest techniques first.
pub(crate) fn all_steps(
    game: &Game,
    language: Language,
    everything: bool,
    budget: &Budget<'_>,
    answer: &mut AnswerJson,
) -> Result<(), FailureJson> {
    let order = Search::default_order();
    let position = game.position_for_logic(&order).map_err(|error| failure(&error))?;
    let mut found: BTreeMap<(usize, Vec<Conclusion>), Step> = BTreeMap::new();
    let mut cut = None;
    let most = if everything { EVERYTHING } else { SOME };
    let ended = position.search_in_order(&order, budget.stop, &mut |place, step| {
        let key = (place, step.conclusions.clone());
        if found.len() >= most.steps && !found.contains_key(&key) {
            cut = Some(Cut::Long);
            return ControlFlow::Break(());
        }
        found.entry(key).or_insert(step);
        ControlFlow::Continue(())
    });
    if ended == Ended::Broken && cut.is_none() {
        cut = Some(Cut::Time);
    }
    let steps: Vec<Step> = found.into_values().collect();
    list(game, language, &steps, most, cut, answer);
    Ok(())
}

/// How many solutions the puzzle has, and which placed digits are wrong.
pub(crate) fn check(
    game: &mut Game,
    language: Language,
    budget: &Budget<'_>,
    answer: &mut AnswerJson,
) {
    verdict(game.solutions(budget), language, answer);
    let wrong = game.wrong_cells(budget);
    let shape = game.shape();
    answer.wrong = wrong.map(|cells| cells.iter().map(|&cell| shape.cell_name(cell)).collect());
}

fn verdict(verdict: &Verdict, language: Language, answer: &mut AnswerJson) {
    let (word, message) = match verdict {
        Verdict::None => ("none", message!("verdict-none")),
        Verdict::Unique(_) => ("unique", message!("verdict-unique")),
        Verdict::Several(..) => ("several", message!("verdict-several")),
        Verdict::Unknown { .. } => ("unknown", message!("verdict-unknown")),
    };
    answer.verdict = Some(word.into());
    answer.message = Some(message.text(language).into());
}

/// How many solutions the digits on the board leave, and where two of them differ.
pub(crate) fn count(game: &Game, language: Language, budget: &Budget<'_>, answer: &mut AnswerJson) {
    let found = solve(game.board().puzzle(), budget);
    verdict(&found, language, answer);
    if let Verdict::Several(one, other) = &found {
        answer.differ = Some(differences(game, one, other));
        let line = |solution: &Solution| digits_line(game.shape(), solution.digits());
        answer.solutions = Some(vec![line(one), line(other)]);
    }
}

fn differences(game: &Game, one: &Solution, other: &Solution) -> Vec<String> {
    let shape = game.shape();
    let differ = shape.cells().filter(|&cell| one[cell] != other[cell]);
    differ.map(|cell| shape.cell_name(cell)).collect()
}
