//! Steps and solutions.
use crate::failure;
use pencilmark_core::{Language, Names};
use pencilmark_exact::{Budget, Verdict, solve};
use pencilmark_logic::{Limits, Search};
use pencilmark_session::{Game, Method, Walk};
use pencilmark_wire::{AnswerJson, FailureJson, StepJson};

/// The most steps that are listed of one position.
const MOST_STEPS: usize = 400;

/// All steps to the end, and the verdict.
pub(crate) fn steps(
    game: &Game,
    language: Language,
    budget: &Budget<'_>,
    answer: &mut AnswerJson,
) -> Result<(), FailureJson> {
    let names = Names { language, ..Names::from(game.shape()) };
    let mut walk =
        Walk::new(&game.board().position(), Method::usual()).map_err(|error| failure(&error))?;
    let mut steps = Vec::new();
    let stop = || budget.stop.is_some_and(|stop| stop());
    while !stop() {
        let taken = walk.advance_within(Limits::until(&stop));
        if taken.is_empty() {
            break;
        }
        steps.extend(taken.iter().map(|step| StepJson::new(step, names)));
    }
    let outcome = walk.outcome(budget);
    answer.steps = Some(steps);
    answer.verdict = Some(outcome.id().into());
    answer.message = Some(outcome.message().into());
    Ok(())
}

/// How many solutions the puzzle has, and which placed digits are wrong.
pub(crate) fn check(game: &mut Game, budget: &Budget<'_>, answer: &mut AnswerJson) {
    verdict(game.solutions(budget), answer);
    let wrong = game.wrong_cells(budget);
    let shape = game.shape();
    answer.wrong = wrong.map(|cells| cells.iter().map(|&cell| shape.cell_name(cell)).collect());
}

fn verdict(verdict: &Verdict, answer: &mut AnswerJson) {
    let (word, message) = match verdict {
        Verdict::None => ("none", "The puzzle has no solution."),
        Verdict::Unique(_) => ("unique", "The puzzle has one solution."),
        Verdict::Several(..) => ("several", "The puzzle has more than one solution."),
        Verdict::Unknown { .. } => ("unknown", "How many solutions there are is not known yet."),
    };
    answer.verdict = Some(word.into());
    answer.message = Some(message.into());
}

/// Every step that can be taken now, easiest techniques first.
pub(crate) fn all_steps(
    game: &Game,
    language: Language,
    budget: &Budget<'_>,
    answer: &mut AnswerJson,
) -> Result<(), FailureJson> {
    let names = Names { language, ..Names::from(game.shape()) };
    let position = game.position_for_logic(&Search::usual()).map_err(|error| failure(&error))?;
    let stop = || budget.stop.is_some_and(|stop| stop());
    let mut steps = position.all_steps(&Search::usual(), Limits::until(&stop));
    steps.truncate(MOST_STEPS);
    answer.steps = Some(steps.iter().map(|step| StepJson::new(step, names)).collect());
    Ok(())
}

/// How many solutions the digits on the board leave, and where two of them differ.
pub(crate) fn count(game: &Game, budget: &Budget<'_>, answer: &mut AnswerJson) {
    let found = solve(game.board().puzzle(), budget);
    verdict(&found, answer);
    if let Verdict::Several(one, other) = &found {
        let shape = game.shape();
        let differ = shape.cells().filter(|&cell| one[cell] != other[cell]);
        answer.differ = Some(differ.map(|cell| shape.cell_name(cell)).collect());
    }
}
