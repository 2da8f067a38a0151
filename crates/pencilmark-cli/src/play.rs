//! `pencilmark play`: a game, a command a line. Every action is saved before the next prompt.
mod command;
mod store;

use crate::args::{Picture, PlayArgs};
use crate::check::convention_words;
use crate::common::Common;
use crate::exit::{Exit, Failure};
use crate::input;
use crate::view::picture;
use command::{Order, Request};
use pencilmark_core::{Names, Puzzle};
use pencilmark_exact::Verdict;
use pencilmark_logic::{Search, render};
use pencilmark_session::{Action, Game, Hint, HintLevel, Progress};
use std::fs;
use std::io::{self, BufRead, IsTerminal, Write};
use store::Store;

pub(crate) fn run(args: &PlayArgs, common: &Common) -> Result<Exit, Failure> {
    let (game, store, resumed) = open(args)?;
    let mut table = Table { game, store, common, picture: Picture::Game, hint: None };
    let mut out = Common::out();
    if resumed {
        writeln!(
            out,
            "Going on with {} ({} actions).",
            table.store.path().display(),
            table.game.actions().len()
        )?;
    }
    writeln!(out, "Saved in {} after every action.", table.store.path().display())?;
    writeln!(
        out,
        "Moves: A1 5; {}. `help` lists the rest.",
        convention_words(common.move_names())
    )?;
    table.save()?;
    table.show(&mut out)?;
    let prompt = io::stdin().is_terminal();
    let mut lines = io::stdin().lock().lines();
    loop {
        if prompt {
            write!(out, "> ")?;
            out.flush()?;
        }
        let Some(line) = lines.next() else { break };
        match command::parse(&line?, table.game.shape(), common.move_names()) {
            Ok(Request::Nothing) => {}
            Ok(Request::Quit) => break,
            Ok(request) => table.carry_out(&request, &mut out)?,
            Err(problem) => writeln!(out, "{problem}")?,
        }
    }
    writeln!(out, "\nSaved. Go on with: pencilmark play --resume{}", table.store.argument())?;
    Ok(Exit::Fine)
}

/// The game to play, where it is saved, and whether it goes on from before.
fn open(args: &PlayArgs) -> Result<(Game, Store, bool), Failure> {
    if let Some(file) = &args.resume {
        // Without a file behind it, the last game is meant.
        let named = Some(file.as_path()).filter(|path| path.as_os_str() != "-");
        let store = Store::new(named)?;
        let path = store.path().display().to_string();
        let text = fs::read_to_string(store.path())
            .map_err(|error| Failure::bad(format!("{path}: {error}; is there a saved game?")))?;
        let game = Game::load(&text).map_err(|error| Failure::bad(format!("{path}: {error}")))?;
        return Ok((game, store, true));
    }
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
    let store = Store::new(args.save.as_deref())?;
    store.keep_previous()?;
    Ok((Game::new(&puzzle), store, false))
}

/// A game on the table.
struct Table<'a> {
    game: Game,
    store: Store,
    common: &'a Common,
    picture: Picture,
    /// The hint that was asked for last, and how much of it was told.
    hint: Option<(Hint, HintLevel)>,
}

impl Table<'_> {
    fn save(&self) -> Result<(), Failure> {
        self.store.write(&self.game.save())
    }
    fn show(&self, out: &mut impl Write) -> Result<(), Failure> {
        let board = self.game.board();
        let seen = match self.picture {
            Picture::Game => board.puzzle().clone(),
            Picture::Candidates if !board.is_filled_in() => board.with_notes(),
            _ => board.position(),
        };
        write!(out, "{}", picture(&seen, None, self.picture, self.common))?;
        Ok(())
    }
    fn carry_out(&mut self, request: &Request, out: &mut impl Write) -> Result<(), Failure> {
        match request {
            Request::Act(actions) => return self.act(actions, out),
            Request::Order(order) => match order {
                Order::Undo => self.step_back(Game::undo, "nothing to undo", out)?,
                Order::Redo => self.step_back(Game::redo, "nothing to redo", out)?,
                Order::Show => self.show(out)?,
                Order::Left => self.tell_left(out)?,
                Order::Check => self.check(out)?,
                Order::Apply => self.apply(out)?,
                Order::Help => write!(out, "{}", command::HELP)?,
            },
            Request::View(picture) => {
                self.picture = *picture;
                self.show(out)?;
            }
            Request::Hint(level) => self.tell_hint(*level, out)?,
            Request::SaveAs(path) => {
                self.store = Store::new(Some(path))?;
                self.save()?;
                writeln!(out, "saved in {}", path.display())?;
            }
            Request::Nothing | Request::Quit => {}
        }
        Ok(())
    }
    fn act(&mut self, actions: &[Action], out: &mut impl Write) -> Result<(), Failure> {
        for action in actions {
            if let Err(refused) = self.game.act(action.clone()) {
                let shape = self.game.shape().clone();
                writeln!(out, "not legal: {}", refused.words(&self.common.names(&shape)))?;
                return Ok(());
            }
            self.hint = None;
            self.save()?;
        }
        self.show(out)?;
        if self.game.progress() == Progress::Solved {
            writeln!(out, "Successfully Solved!")?;
        }
        Ok(())
    }
    fn step_back(
        &mut self,
        back: fn(&mut Game) -> bool,
        nothing: &str,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        if !back(&mut self.game) {
            writeln!(out, "{nothing}")?;
            return Ok(());
        }
        self.hint = None;
        self.save()?;
        self.show(out)
    }
    /// Asked again without a level, a hint tells a little more each time.
    fn tell_hint(&mut self, level: Option<HintLevel>, out: &mut impl Write) -> Result<(), Failure> {
        let (hint, told) = match self.hint.take() {
            Some((hint, told)) => (hint, told.more()),
            None => (self.find_hint(), HintLevel::Nudge),
        };
        let level = level.unwrap_or(told);
        let shape = self.game.shape().clone();
        let names: Names<'_> = self.common.names(&shape);
        if let (Hint::Step(step), HintLevel::Full) = (&hint, level) {
            let position = self.game.board().position();
            let view = render::view(step);
            write!(out, "{}", picture(&position, Some(&view), Picture::Candidates, self.common))?;
        }
        writeln!(out, "{}", hint.words(level, &names))?;
        if let Hint::Step(_) = hint {
            let more = if level < HintLevel::Full { "`hint` again tells more; " } else { "" };
            writeln!(out, "({more}`apply` does it)")?;
        }
        self.hint = Some((hint, level));
        Ok(())
    }
    fn find_hint(&mut self) -> Hint {
        let game = &mut self.game;
        self.common.within_limit(|budget| game.hint(&Search::usual(), budget))
    }
    fn apply(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let hint = match self.hint.take() {
            Some((hint, _)) => hint,
            None => self.find_hint(),
        };
        match hint {
            Hint::Step(step) => {
                let shape = self.game.shape().clone();
                writeln!(
                    out,
                    "{}",
                    Hint::Step(step.clone()).words(HintLevel::Full, &self.common.names(&shape))
                )?;
                self.act(&[Action::Take(step.conclusions)], out)
            }
            other => {
                self.hint = Some((other, HintLevel::Nudge));
                self.tell_hint(Some(HintLevel::Full), out)
            }
        }
    }
    fn check(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let game = &mut self.game;
        let wrong = self.common.within_limit(|budget| game.wrong_cells(budget));
        let shape = self.game.shape().clone();
        let names = self.common.names(&shape);
        match wrong {
            Some(cells) if cells.is_empty() => writeln!(out, "so far everything is right")?,
            Some(cells) => writeln!(out, "wrong: {}", names.cells(&cells))?,
            None => {
                let game = &mut self.game;
                let none = self.common.within_limit(|b| matches!(game.solutions(b), Verdict::None));
                let what =
                    if none { "has no solution" } else { "does not have one single solution" };
                writeln!(out, "the puzzle {what}, so there is nothing to compare with")?;
            }
        }
        Ok(())
    }
    fn tell_left(&self, out: &mut impl Write) -> Result<(), Failure> {
        let left = self.game.remaining();
        let left = left.iter().filter(|(_, count)| *count > 0);
        let words: Vec<String> = left
            .map(|(digit, n)| format!("{}: {n}", self.game.shape().digit_name(*digit)))
            .collect();
        writeln!(
            out,
            "still to place: {}",
            if words.is_empty() { "nothing".into() } else { words.join("  ") }
        )?;
        Ok(())
    }
}
