//! The game to play: a new one, or a saved one.
use super::store::{Saved, Store, command};
use crate::args::{Common, PlayArgs};
use crate::exit::Failure;
use crate::input;
use crate::wrap::writeln_wrapped;
use whydoku_core::Puzzle;
use whydoku_session::Game;
use whydoku_words::{Language, Message, message, said};

/// More games than this are not listed.
const LISTED: usize = 20;

/// A game that can be played.
pub(super) struct Opened {
    pub(super) game: Game,
    pub(super) store: Store,
    /// Whether it continues an earlier session.
    pub(super) resumed: bool,
}

/// The game to play, and where it is saved. It is on disk by then. `None` when there are several saved games,
/// which are then listed.
pub(super) fn open(args: &PlayArgs, language: Language) -> Result<Option<Opened>, Failure> {
    match args.resume.as_deref() {
        None => new(args, language).map(Some),
        // Without a name.
        Some("-") => {
            let all = Saved::all(language)?;
            match all.as_slice() {
                [] => Err(Failure::bad(message!("play-no-game").text(language))),
                [only] => resume(&only.name, language).map(Some),
                [last, ..] => {
                    list(&all, last, language)?;
                    Ok(None)
                }
            }
        }
        Some(name) => resume(name, language).map(Some),
    }
}

fn resume(name: &str, language: Language) -> Result<Opened, Failure> {
    let (store, game) = Store::open(name, language)?;
    Ok(Opened { game, store, resumed: true })
}

fn list(all: &[Saved], last: &Saved, language: Language) -> Result<(), Failure> {
    let mut out = Common::out();
    writeln_wrapped(&mut out, message!("play-list").text(language))?;
    for saved in all.iter().take(LISTED) {
        writeln_wrapped(&mut out, &format!("  {}", saved.words(language)))?;
    }
    if all.len() > LISTED {
        let more = said!("play-list-more", { "count": all.len() - LISTED }).text(language);
        writeln_wrapped(&mut out, &format!("  {more}"))?;
    }
    let next = said!("play-list-continue", { "command": command(&last.name) });
    writeln_wrapped(&mut out, &next.text(language))?;
    Ok(())
}

fn new(args: &PlayArgs, language: Language) -> Result<Opened, Failure> {
    let bad = |message: Message| Failure::bad(message.text(language));
    let shape = match args.input.puzzle {
        Some(_) => input::shape(args.input.shape.as_deref(), args.input.size)?,
        None => input::blank_shape(args.input.shape.as_deref(), args.input.size)?,
    };
    let puzzle = match (args.input.puzzle.as_deref(), shape) {
        (None, Some(shape)) => Puzzle::empty(shape),
        (None, None) => {
            return Err(bad(message!("play-no-puzzle")));
        }
        (Some("-"), _) => return Err(bad(message!("play-stdin"))),
        (Some(_), _) => args.input.puzzle(language)?,
    };
    let game = Game::new(&puzzle);
    let store = match args.save.as_deref() {
        Some(path) => Store::create(path, language)?,
        None => Store::create_usual(language)?,
    };
    store.write(&game)?;
    Ok(Opened { game, store, resumed: false })
}
