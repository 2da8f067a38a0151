//! Steps and solutions.
use crate::failure;
use core::ops::ControlFlow;
use pencilmark_core::{Language, Names};
use pencilmark_exact::{Budget, Solution, Verdict, solve};
use pencilmark_logic::{Conclusion, Limits, Search, Step};
use pencilmark_session::{Game, Method, Outcome, Walk};
use pencilmark_wire::{AnswerJson, FailureJson, StepJson, to_json};
use std::collections::BTreeMap;

/// The most steps that are listed of one position.
const MOST_STEPS: usize = 400;
/// The most steps that are listed of the way to the end.
const LONGEST_WAY: usize = 2000;
/// The most text of listed steps, in bytes.
const MOST_TEXT: usize = 1024 * 1024;

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
        match (self, language) {
            (Self::Long, Language::German) => {
                format!("Nur die ersten {listed} Schritte sind aufgeführt; es gibt mehr.")
            }
            (Self::Long, _) => format!("Only the first {listed} steps are listed; there are more."),
            (Self::Time, Language::German) => {
                "Die Zeit war um, bevor alles versucht war.".to_owned()
            }
            (Self::Time, _) => "Time was over before everything was tried.".to_owned(),
        }
    }
}

/// Puts steps into the answer, as many as fit, and says if it is not all of them.
fn list(
    game: &Game,
    language: Language,
    steps: &[Step],
    mut cut: Option<Cut>,
    answer: &mut AnswerJson,
) {
    let names = Names { language, ..Names::from(game.shape()) };
    let (mut listed, mut text) = (Vec::new(), 0);
    for step in steps {
        let step = StepJson::new(step, names);
        text += to_json(&step).len();
        if text > MOST_TEXT {
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
    let stop = || budget.stop.is_some_and(|stop| stop());
    while !stop() {
        let taken = walk.advance_within(Limits::until(&stop));
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
    let is_over = matches!(outcome, Outcome::Stuck(_)) && budget.stop.is_some_and(|stop| stop());
    let cut = if is_over { Some(Cut::Time) } else { (length > LONGEST_WAY).then_some(Cut::Long) };
    list(game, language, &steps, cut, answer);
    Ok(())
}

/// Every step that can be taken now, easiest techniques first.
pub(crate) fn all_steps(
    game: &Game,
    language: Language,
    budget: &Budget<'_>,
    answer: &mut AnswerJson,
) -> Result<(), FailureJson> {
    let order = Search::usual();
    let position = game.position_for_logic(&order).map_err(|error| failure(&error))?;
    let stop = || budget.stop.is_some_and(|stop| stop());
    let mut found: BTreeMap<(usize, Vec<Conclusion>), Step> = BTreeMap::new();
    let mut cut = None;
    let end = position.search_in_order(&order, Limits::until(&stop), &mut |place, step| {
        let key = (place, step.conclusions.clone());
        if found.len() >= MOST_STEPS && !found.contains_key(&key) {
            cut = Some(Cut::Long);
            return ControlFlow::Break(());
        }
        found.entry(key).or_insert(step);
        ControlFlow::Continue(())
    });
    if end.is_break() && cut.is_none() {
        cut = Some(Cut::Time);
    }
    let steps: Vec<Step> = found.into_values().collect();
    list(game, language, &steps, cut, answer);
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
    let (word, english, german) = match verdict {
        Verdict::None => ("none", "The puzzle has no solution.", "Das Rätsel hat keine Lösung."),
        Verdict::Unique(_) => {
            ("unique", "The puzzle has one solution.", "Das Rätsel hat genau eine Lösung.")
        }
        Verdict::Several(..) => (
            "several",
            "The puzzle has more than one solution.",
            "Das Rätsel hat mehr als eine Lösung.",
        ),
        Verdict::Unknown { .. } => (
            "unknown",
            "How many solutions there are is not known yet.",
            "Wie viele Lösungen es gibt, ist noch nicht bekannt.",
        ),
    };
    answer.verdict = Some(word.into());
    answer.message = Some(if language == Language::German { german } else { english }.into());
}

/// How many solutions the digits on the board leave, and where two of them differ.
pub(crate) fn count(game: &Game, language: Language, budget: &Budget<'_>, answer: &mut AnswerJson) {
    let found = solve(game.board().puzzle(), budget);
    verdict(&found, language, answer);
    if let Verdict::Several(one, other) = &found {
        answer.differ = Some(differences(game, one, other));
    }
}

fn differences(game: &Game, one: &Solution, other: &Solution) -> Vec<String> {
    let shape = game.shape();
    let differ = shape.cells().filter(|&cell| one[cell] != other[cell]);
    differ.map(|cell| shape.cell_name(cell)).collect()
}
