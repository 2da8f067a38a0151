//! Which game is played: a new one, or one that was saved.
use super::store::{Saved, Store};
use crate::args::{Common, PlayArgs};
use crate::exit::Failure;
use crate::input;
use crate::wrap::writeln_wrapped;
use pencilmark_core::Puzzle;
use pencilmark_session::Game;

/// More games than this are not listed.
const LISTED: usize = 20;

/// A game that can be played.
pub(super) struct Opened {
    pub(super) game: Game,
    pub(super) store: Store,
    /// Whether it goes on from before.
    pub(super) resumed: bool,
}

/// The game to play, and where it is saved. It is on the disk by then. `None` when there are several
/// to go on with, which are listed.
pub(super) fn open(args: &PlayArgs) -> Result<Option<Opened>, Failure> {
    match args.resume.as_deref() {
        None => new(args).map(Some),
        // Without a name after it.
        Some("-") => {
            let all = Saved::all()?;
            match all.as_slice() {
                [] => {
                    Err(Failure::bad("no game is saved; start one with `pencilmark play PUZZLE`"))
                }
                [only] => resume(&only.name).map(Some),
                [last, ..] => {
                    list(&all, last)?;
                    Ok(None)
                }
            }
        }
        Some(name) => resume(name).map(Some),
    }
}

fn resume(name: &str) -> Result<Opened, Failure> {
    let (store, game) = Store::open(name)?;
    Ok(Opened { game, store, resumed: true })
}

fn list(all: &[Saved], last: &Saved) -> Result<(), Failure> {
    let mut out = Common::out();
    writeln_wrapped(&mut out, "Saved games, the one played last first:")?;
    for saved in all.iter().take(LISTED) {
        writeln_wrapped(&mut out, &format!("  {}", saved.words()))?;
    }
    if all.len() > LISTED {
        writeln_wrapped(&mut out, &format!("  and {} older ones", all.len() - LISTED))?;
    }
    writeln_wrapped(&mut out, &format!("Continue with: pencilmark play --resume {}", last.name))?;
    Ok(())
}

fn new(args: &PlayArgs) -> Result<Opened, Failure> {
    let shape = match args.input.puzzle {
        Some(_) => input::shape(args.input.shape.as_deref(), args.input.size)?,
        None => input::blank_shape(args.input.shape.as_deref(), args.input.size)?,
    };
    let puzzle = match (args.input.puzzle.as_deref(), shape) {
        (None, Some(shape)) => Puzzle::empty(shape),
        (None, None) => {
            return Err(Failure::bad("no puzzle: give one, or a file, or --resume, or --size 9"));
        }
        (Some("-"), _) => {
            return Err(Failure::bad(
                "standard input is for commands here: give the puzzle itself or a file",
            ));
        }
        (Some(_), _) => args.input.puzzle()?,
    };
    let game = Game::new(&puzzle);
    let store = match args.save.as_deref() {
        Some(path) => Store::create(path)?,
        None => Store::create_usual()?,
    };
    store.write(&game)?;
    Ok(Opened { game, store, resumed: false })
}
