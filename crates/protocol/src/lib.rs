//! One call, JSON in and out, for every front end of a game: load, act, undo, redo, hint, steps,
//! check, each with a picture if requested. Nothing is kept between calls: a call carries the
//! saved game, and its answer returns it. `openapi.json` beside this crate describes both.
//!
//! ```
//! use whydoku_exact::Budget;
//! let request = r#"{"schema":1,"call":"load","text":"1.....3..2.....4"}"#;
//! let reply = whydoku_protocol::call(request, &Budget::nodes(10_000));
//! assert!(reply.is_ok);
//! assert!(reply.json.starts_with(r#"{"schema":1,"game":"whydoku game 1\n"#));
//! ```
#[cfg(feature = "full")]
mod book;
#[cfg(feature = "full")]
mod booklet;
#[cfg(feature = "full")]
mod drawn;
mod fresh;
mod learn;
mod moves;
mod needs;
mod opened;
mod picture;
mod practice;
#[cfg(feature = "rate")]
mod rating;
#[cfg(feature = "full")]
mod setting;
mod solving;
mod technique;
mod texts;
mod wanted;

pub use practice::practice_puzzles;

use whydoku_core::UnknownName;
use whydoku_exact::Budget;
use whydoku_session::{Game, HintLevel};
use whydoku_wire::{
    ActionJson, AnswerJson, BoardJson, CallJson, FailureJson, HintJson, RequestJson, from_json,
    to_json,
};
use whydoku_words::{Language, Names, Said, said};

/// The description of the protocol over HTTP (`OpenAPI` 3.1).
pub const OPENAPI: &str = include_str!("../openapi.json");

/// The largest board.
pub const MOST_DIGITS: usize = 25;
/// On boards of more cells every search may take a long time.
const LIGHT: usize = 144;
/// Actions times cells of a game that is accepted: a bound on memory.
const MOST_HISTORY: usize = 2_000_000;
/// The first line of a saved game.
pub(crate) const SAVED: &str = "whydoku game";

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The answer as JSON.
    pub json: String,
    /// Whether the call was carried out; if not, the answer gives the reason.
    pub is_ok: bool,
}

/// A call that was read, to be answered later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    request: RequestJson,
}

/// The possible cost of a call. The cells are those of its board, as far as the call states them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// It is usually answered in a moment.
    Light {
        /// Cells of the board.
        cells: usize,
    },
    /// It may take as long as its budget.
    Heavy {
        /// Cells of the board.
        cells: usize,
    },
}

impl Call {
    /// Reads a call.
    ///
    /// # Errors
    /// The answer to a call that cannot be read: the reason.
    pub fn read(request: &str) -> Result<Self, Reply> {
        match from_json(request) {
            Ok(request) => Ok(Self { request }),
            Err(error) => Err(Reply::from(Err(failure(&error)))),
        }
    }
    /// Its possible cost.
    pub fn weight(&self) -> Weight {
        let call = &self.request.call;
        let cells = call.game().map_or(0, cells_of);
        let is_long = matches!(
            call,
            CallJson::Steps { .. }
                | CallJson::AllSteps { .. }
                | CallJson::Rate { .. }
                | CallJson::Log { .. }
                | CallJson::Booklet { .. }
                | CallJson::New { .. }
                | CallJson::Practise { .. }
        ) || call.is_book()
            || (call.is_of_setter() && call.game().is_some());
        if is_long || (call.searches() && cells > LIGHT) {
            Weight::Heavy { cells }
        } else {
            Weight::Light { cells }
        }
    }
    /// Answers it. Searches for solutions and steps end with the budget.
    pub fn answer(&self, budget: &Budget<'_>) -> Reply {
        Reply::from(answer(&self.request, budget))
    }
}

impl From<Result<AnswerJson, FailureJson>> for Reply {
    fn from(answer: Result<AnswerJson, FailureJson>) -> Self {
        match answer {
            Ok(answer) => Self { json: to_json(&answer), is_ok: true },
            Err(error) => {
                let answer = AnswerJson { error: Some(error), ..AnswerJson::default() };
                Self { json: to_json(&answer), is_ok: false }
            }
        }
    }
}

/// Answers a call. Searches for solutions and steps end with the budget.
pub fn call(request: &str, budget: &Budget<'_>) -> Reply {
    match Call::read(request) {
        Ok(call) => call.answer(budget),
        Err(refused) => refused,
    }
}

fn failure(error: &impl ToString) -> FailureJson {
    FailureJson { error: error.to_string(), ..FailureJson::default() }
}

fn answer(request: &RequestJson, budget: &Budget<'_>) -> Result<AnswerJson, FailureJson> {
    let mut answer = AnswerJson::default();
    if needs::of_text(&request.call) || needs::of_call(&request.call) {
        return Ok(needs::full());
    }
    if let Some(picture) = &request.picture {
        picture::check(picture)?;
    }
    let language = request.language.as_deref().unwrap_or("en");
    let language: Language = language.parse().map_err(|error: UnknownName| failure(&error))?;
    let game = match &request.call {
        #[cfg(feature = "full")]
        CallJson::Load { text, rules } if !text.starts_with(SAVED) => {
            let picture = request.picture.as_ref();
            let wanted = wanted::Wanted { text, rules, picture, language };
            Some(opened::opened(wanted, budget, &mut answer)?)
        }
        #[cfg(not(feature = "full"))]
        CallJson::Load { text, .. } if !text.starts_with(SAVED) => {
            let wanted = wanted::Wanted { text, picture: request.picture.as_ref(), language };
            Some(opened::opened(wanted, budget, &mut answer)?)
        }
        CallJson::Techniques => {
            answer.techniques = Some(learn::techniques(language));
            None
        }
        #[cfg(feature = "full")]
        CallJson::Qr { text } => {
            answer.svg = Some(picture::qr(text)?);
            None
        }
        #[cfg(feature = "full")]
        CallJson::Booklet { .. } => {
            answer.pdf = Some(booklet::printed(&request.call, language, budget)?);
            None
        }
        #[cfg(feature = "full")]
        CallJson::Book { .. } => {
            book::bound(&request.call, language, budget, &mut answer)?;
            None
        }
        #[cfg(feature = "full")]
        CallJson::Kinds => {
            answer.kinds = Some(setting::kinds());
            None
        }
        #[cfg(not(feature = "full"))]
        CallJson::Qr { .. } | CallJson::Booklet { .. } => return Ok(needs::full()),
        CallJson::Empty { shape } => Some(fresh::empty(shape, language)?),
        CallJson::New { shape, level, seed } => {
            Some(fresh::puzzle(shape, level, *seed, language, budget)?)
        }
        CallJson::Lesson { technique, page } => {
            Some(learn::lesson(technique, page.as_deref(), language, &mut answer)?)
        }
        CallJson::Practise { .. } | CallJson::Rate { .. } if needs::IS_SMALL => {
            return Ok(needs::full());
        }
        CallJson::Practise { technique, seed, puzzles } => {
            Some(practice::game(technique, *seed, puzzles.as_deref(), budget)?)
        }
        call => call.game().map(|game| loaded(game, language)).transpose()?,
    };
    let Some(mut game) = game else { return Ok(answer) };
    if needs::of_game(&request.call, &game) {
        return Ok(needs::full());
    }
    carry_out(&request.call, &mut game, language, budget, &mut answer)?;
    if let Some(picture) = &request.picture {
        let hinted = answer.hint.as_ref().and_then(|hint| hint.view.as_ref());
        answer.svg = Some(picture::draw(&game, picture, hinted, language)?);
    }
    answer.board = Some(BoardJson::new(&game));
    answer.game = Some(game.save());
    Ok(answer)
}

fn carry_out(
    call: &CallJson,
    game: &mut Game,
    language: Language,
    budget: &Budget<'_>,
    answer: &mut AnswerJson,
) -> Result<(), FailureJson> {
    match call {
        CallJson::Load { .. }
        | CallJson::Show { .. }
        | CallJson::Empty { .. }
        | CallJson::New { .. }
        | CallJson::Techniques
        | CallJson::Qr { .. }
        | CallJson::Booklet { .. }
        | CallJson::Lesson { .. }
        | CallJson::Practise { .. } => {}
        #[cfg(feature = "full")]
        CallJson::Kinds | CallJson::Book { .. } => {}
        #[cfg(feature = "full")]
        CallJson::Why { .. }
        | CallJson::Superfluous { .. }
        | CallJson::TrueCandidates { .. }
        | CallJson::Suggest { .. } => setting::answer(call, game, language, budget, answer)?,
        // Only the full engine carries these out: the answer has said so.
        CallJson::Full => {}
        CallJson::Act { actions, .. } => act(game, actions, language)?,
        CallJson::Move { text, .. } => answer.message = Some(moves::typed(game, text, language)?),
        CallJson::Undo { .. } => {
            game.undo();
        }
        CallJson::Redo { .. } => {
            game.redo();
        }
        CallJson::Hint { level, technique, .. } => {
            let level: HintLevel = level.parse().map_err(|error| failure(&error))?;
            let hint = game.hint(&technique::order(technique.as_deref())?, budget);
            let names = Names { language, ..Names::from(game.shape()) };
            let view = hint.view(level, game.board());
            answer.hint = Some(HintJson::new(&hint, level, names).drawn(&view, game.shape()));
        }
        CallJson::Name { technique, .. } => {
            let order = technique::order(technique.as_deref())?;
            learn::name(game, &order, language, budget, answer);
        }
        CallJson::Steps { .. } => solving::steps(game, language, budget, answer)?,
        CallJson::AllSteps { everything, .. } => {
            solving::all_steps(game, language, *everything, budget, answer)?;
        }
        CallJson::Check { .. } => solving::check(game, language, budget, answer),
        CallJson::Count { .. } => solving::count(game, language, budget, answer),
        #[cfg(feature = "rate")]
        CallJson::Rate { .. } => answer.rating = rating::brief(game, budget),
        #[cfg(not(feature = "rate"))]
        CallJson::Rate { .. } => return Err(failure(&"this engine does not rate puzzles")),
        CallJson::Begin { .. } => *game = texts::begun(game),
        CallJson::Log { .. } => answer.text = Some(texts::log(game, language, budget)?),
        #[cfg(feature = "full")]
        CallJson::Write { format, title, author, description, .. } => {
            let labels = [title, author, description];
            answer.text = Some(texts::written(game, format, &labels)?);
        }
        #[cfg(not(feature = "full"))]
        CallJson::Write { format, .. } => answer.text = Some(texts::written(game, format, &[])?),
        // What setters ask, where the small engine knows more than its name.
        #[cfg(not(feature = "full"))]
        #[allow(unreachable_patterns, reason = "whether there are others depends on another crate")]
        _ => {}
    }
    Ok(())
}

/// Why a call was not carried out, in the language of the names.
fn told(why: &Said, names: &Names<'_>) -> FailureJson {
    failure(&why.words(names))
}

fn too_large(language: Language) -> FailureJson {
    failure(&said!("call-too-large", { "count": MOST_DIGITS }).text(language))
}

fn too_long(language: Language) -> FailureJson {
    failure(&said!("call-too-long").text(language))
}

/// The cells of a saved game, as its third line lists them; one more for its name.
fn cells_of(game: &str) -> usize {
    game.lines().nth(2).map_or(0, |line| line.split_whitespace().count())
}

/// A saved game, unless it would take too much memory.
fn loaded(text: &str, language: Language) -> Result<Game, FailureJson> {
    let cells = cells_of(text);
    if cells > MOST_DIGITS * MOST_DIGITS + 1 {
        return Err(too_large(language));
    }
    if cells.saturating_mul(text.lines().count()) > MOST_HISTORY {
        return Err(too_long(language));
    }
    Game::load(text).map_err(|error| {
        let why = said!("call-no-game", { "problem": error.problem.clone() });
        FailureJson { line: Some(error.line), ..failure(&why.text(language)) }
    })
}

fn act(game: &mut Game, actions: &[ActionJson], language: Language) -> Result<(), FailureJson> {
    let shape = game.shape().clone();
    let cost = shape.cell_count().saturating_mul(actions.len() + game.actions().len());
    if cost > MOST_HISTORY {
        return Err(too_long(language));
    }
    let names = Names { language, ..Names::from(&shape) };
    for action in actions {
        let action = action.read(&shape).map_err(|error| failure(&error))?;
        game.act(action).map_err(|refused| told(&refused.said(shape.side()), &names))?;
    }
    Ok(())
}
