//! Techniques: the list, a lesson, practice, the name of a move.
use crate::failure;
use crate::practice::practice_puzzles;
use crate::technique::{example, named};
use whydoku_exact::Budget;
use whydoku_logic::lesson::Lesson;
use whydoku_logic::{Search, Technique, page};
use whydoku_session::{Game, Hint, HintLevel, Named};
use whydoku_wire::{AnswerJson, FailureJson, HintJson, StepJson, TechniqueJson};
use whydoku_words::{Language, Names, Said, said};

/// All techniques, in the usual order of search.
pub(crate) fn techniques(language: Language) -> Vec<TechniqueJson> {
    let describe = |&technique: &Technique| {
        TechniqueJson::new(technique, language, practice_puzzles(technique).is_some())
    };
    Technique::ALL.iter().map(describe).collect()
}

/// The page of a technique, its example, and the step there.
pub(crate) fn lesson(
    id: &str,
    sent: Option<&str>,
    language: Language,
    answer: &mut AnswerJson,
) -> Result<Game, FailureJson> {
    let technique = named(id)?;
    let page = sent.unwrap_or_else(|| page(technique, language));
    let lesson = Lesson::read(page);
    let game = Game::new(&example(&lesson)?);
    let mut position =
        game.position_for_logic(&[technique.into()]).map_err(|error| failure(&error))?;
    let step = lesson.example(technique, position.as_mut());
    answer.steps = step
        .map(|step| vec![StepJson::new(&step, Names { language, ..Names::from(game.shape()) })]);
    answer.text = Some(page.to_owned());
    Ok(game)
}

/// The technique of the last move: as a hint, with the whole step.
pub(crate) fn name(
    game: &mut Game,
    order: &[Search],
    language: Language,
    budget: &Budget<'_>,
    answer: &mut AnswerJson,
) {
    let found = game.name_last(order, budget);
    let names = Names { language, ..Names::from(game.shape()) };
    let (word, message) = match found {
        Named::Step(step) => {
            let title = Said::new(step.technique.info().title);
            let hint = HintJson::new(&Hint::Step(step), HintLevel::Full, names);
            answer.hint = Some(hint);
            ("step", said!("name-step", { "technique": title }))
        }
        Named::Wrong(_) => ("wrong", said!("name-wrong")),
        Named::NoMove => ("no-move", said!("name-no-move")),
        _ => ("unexplained", said!("name-unexplained")),
    };
    let message = message.text(language);
    answer.verdict = Some(word.into());
    answer.message = Some(message);
}
