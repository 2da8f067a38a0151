//! Steps and solutions.
use crate::failure;
use pencilmark_core::{Language, Names};
use pencilmark_exact::{Budget, Solution, Verdict, solve};
use pencilmark_logic::{Limits, Search, Step};
use pencilmark_session::{Game, Method, Outcome, Walk};
use pencilmark_wire::{AnswerJson, FailureJson, StepJson};

/// The most steps that are listed of one position.
const MOST_STEPS: usize = 400;

fn described(game: &Game, language: Language, steps: &[Step]) -> Vec<StepJson> {
    let names = Names { language, ..Names::from(game.shape()) };
    steps.iter().map(|step| StepJson::new(step, names)).collect()
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
    let mut steps = Vec::new();
    let outcome = walked(game, Method::usual(), budget, |taken| steps.extend(taken))?;
    answer.steps = Some(described(game, language, &steps));
    answer.verdict = Some(outcome.id().into());
    answer.message = Some(outcome.message_in(language).into());
    Ok(())
}

/// Every step that can be taken now, easiest techniques first.
pub(crate) fn all_steps(
    game: &Game,
    language: Language,
    budget: &Budget<'_>,
    answer: &mut AnswerJson,
) -> Result<(), FailureJson> {
    let position = game.position_for_logic(&Search::usual()).map_err(|error| failure(&error))?;
    let stop = || budget.stop.is_some_and(|stop| stop());
    let mut steps = position.all_steps(&Search::usual(), Limits::until(&stop));
    steps.truncate(MOST_STEPS);
    answer.steps = Some(described(game, language, &steps));
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
