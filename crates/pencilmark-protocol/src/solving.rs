//! Steps and solutions.
use crate::failure;
use core::ops::ControlFlow;
use pencilmark_exact::{Budget, Solution, Verdict, solve};
use pencilmark_logic::{Conclusion, Ended, Search, Step};
use pencilmark_session::{Game, Method, Outcome, Walk};
use pencilmark_wire::{AnswerJson, FailureJson, StepJson, digits_line, to_json};
use pencilmark_words::{Language, Names, message, said};
use std::collections::BTreeMap;

/// The most steps that are listed of one position.
const MOST_STEPS: usize = 400;
/// The most steps that are listed of a position when all are asked for.
const MOST_OF_ALL: usize = 5_000;
/// The most steps that are listed of the way to the end.
const LONGEST_WAY: usize = 2000;
/// The most text of listed steps, in bytes.
const MOST_TEXT: usize = 1024 * 1024;
/// The most text of listed steps when all are asked for.
const MOST_TEXT_OF_ALL: usize = 4 * 1024 * 1024;

/// Why a list of steps is not complete.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    /// There are too many of them.
    Long,
    /// Time was over.
    Time,
}

impl Cut {
    fn words(self, language: Language, listed: usize) -> String {
        match self {
            Self::Long => said!("steps-cut", { "count": listed }).text(language),
            Self::Time => said!("steps-time").text(language),
        }
    }
}

/// Puts steps into the answer, as many as fit, and says if it is not all of them.
fn list(
    game: &Game,
    language: Language,
    steps: &[Step],
    most_text: usize,
    mut cut: Option<Cut>,
    answer: &mut AnswerJson,
) {
    let names = Names { language, ..Names::from(game.shape()) };
    let (mut listed, mut text) = (Vec::new(), 0);
    for step in steps {
        let step = StepJson::new(step, names);
        text += to_json(&step).len();
        if text > most_text {
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
        steps.truncate(LONGEST_WAY);
    })?;
    answer.verdict = Some(outcome.id().into());
    answer.message = Some(outcome.message_in(language).into());
    let is_over = matches!(outcome, Outcome::Stuck(_)) && budget.stop.is_due();
    let cut = if is_over { Some(Cut::Time) } else { (length > LONGEST_WAY).then_some(Cut::Long) };
    list(game, language, &steps, MOST_TEXT, cut, answer);
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
    let most = if everything { MOST_OF_ALL } else { MOST_STEPS };
    let ended = position.search_in_order(&order, budget.stop, &mut |place, step| {
        let key = (place, step.conclusions.clone());
        if found.len() >= most && !found.contains_key(&key) {
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
    let most_text = if everything { MOST_TEXT_OF_ALL } else { MOST_TEXT };
    list(game, language, &steps, most_text, cut, answer);
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
