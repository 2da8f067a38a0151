//! `pencilmark play`: a game, a command a line. Every action is saved before the next prompt.
mod command;
mod lines;
mod open;
mod store;
mod why;

use crate::args::{Common, Picture, PlayArgs};
use crate::exit::{Exit, Failure};
use crate::picture::picture;
use crate::story::convention_words;
use crate::wrap::{note, writeln_wrapped};
use command::{Order, Request};
use lines::Lines;
use open::Opened;
use pencilmark_core::Cell;
use pencilmark_exact::Verdict;
use pencilmark_logic::{Search, render};
use pencilmark_session::{Action, Game, Hint, HintLevel, Progress};
use pencilmark_words::Names;
use std::io::Write;
use std::path::Path;
use store::Store;

pub(crate) fn run(args: &PlayArgs, common: &Common) -> Result<Exit, Failure> {
    let Some(Opened { game, store, resumed }) = open::open(args)? else {
        note("several games are saved; say which one");
        return Ok(Exit::BadInput);
    };
    let mut table = Table { game, store, common, picture: None, hint: None };
    table.greet(resumed)?;
    let mut lines = Lines::new()?;
    while let Some(line) = lines.next()? {
        // Only while something is said: an editor of lines writes to the terminal in between.
        let mut out = Common::out();
        match command::parse(&line, table.game.shape(), common.move_names()) {
            Ok(Request::Nothing) => {}
            Ok(Request::Quit) => break,
            Ok(request) => table.carry_out(&request, &mut out)?,
            Err(problem) => writeln_wrapped(&mut out, &problem)?,
        }
        out.flush()?;
    }
    let name = table.store.name();
    writeln!(Common::out(), "\nSaved. Continue with: pencilmark play --resume {name}")?;
    Ok(Exit::Fine)
}

/// A game on the table.
struct Table<'a> {
    game: Game,
    store: Store,
    common: &'a Common,
    /// How the board is shown; notes are shown as soon as there are any, unless this says otherwise.
    picture: Option<Picture>,
    /// The hint that was asked for last, and how much of it was told.
    hint: Option<(Hint, HintLevel)>,
}

impl Table<'_> {
    fn save(&self) -> Result<(), Failure> {
        self.store.write(&self.game)
    }
    fn greet(&self, resumed: bool) -> Result<(), Failure> {
        let mut out = Common::out();
        let path = self.store.path().display();
        if resumed {
            let count = self.game.actions().len();
            let actions = if count == 1 { "action" } else { "actions" };
            writeln_wrapped(&mut out, &format!("Continuing {path} ({count} {actions})."))?;
        }
        writeln_wrapped(&mut out, &format!("Saved in {path} after every action."))?;
        let convention = convention_words(self.common.move_names());
        let moves = format!("Moves: A1 5; {convention}. `help` lists the rest.");
        writeln_wrapped(&mut out, &moves)?;
        self.show(&mut out)
    }
    fn show(&self, out: &mut impl Write) -> Result<(), Failure> {
        let board = self.game.board();
        let has_notes =
            |cell: Cell| board.puzzle().digit(cell).is_none() && !board.notes(cell).is_empty();
        let shown = self.picture.unwrap_or_else(|| {
            let any = board.puzzle().shape().cells().any(has_notes);
            if any { Picture::Candidates } else { Picture::Game }
        });
        let seen = match shown {
            Picture::Game => board.puzzle().clone(),
            Picture::Candidates => board.with_notes(),
            _ => board.position(),
        };
        write!(out, "{}", picture(&seen, None, shown, self.common))?;
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
                Order::Help => writeln_wrapped(out, command::HELP)?,
            },
            Request::View(picture) => {
                self.picture = Some(*picture);
                self.show(out)?;
            }
            Request::Hint(level) => self.tell_hint(*level, out)?,
            Request::SaveAs(path) => self.save_as(path, out)?,
            Request::Why(cell) => {
                let shape = self.game.shape().clone();
                for line in why::words(self.game.board(), *cell, &self.common.names(&shape)) {
                    writeln_wrapped(out, &line)?;
                }
            }
            Request::Nothing | Request::Quit => {}
        }
        Ok(())
    }
    /// Saves in a new file from now on. When that cannot be, the old one stays.
    fn save_as(&mut self, path: &Path, out: &mut impl Write) -> Result<(), Failure> {
        let path_name = path.display();
        if self.store.is(path) {
            writeln_wrapped(out, &format!("saved in {path_name}"))?;
            return Ok(());
        }
        let new = Store::create(path).and_then(|store| store.write(&self.game).map(|()| store));
        match new {
            Ok(store) => {
                self.store = store;
                writeln_wrapped(out, &format!("saved in {path_name}"))?;
            }
            Err(failure) => writeln_wrapped(out, &format!("not saved there: {failure}"))?,
        }
        Ok(())
    }
    fn act(&mut self, actions: &[Action], out: &mut impl Write) -> Result<(), Failure> {
        for action in actions {
            if let Err(refused) = self.game.act(action.clone()) {
                let shape = self.game.shape().clone();
                let why = refused.words(&self.common.names(&shape));
                writeln_wrapped(out, &format!("not legal: {why}"))?;
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
        writeln_wrapped(out, &hint.words(level, &names))?;
        if let Hint::Step(_) = hint {
            let more = if level < HintLevel::Full { "`hint` again tells more; " } else { "" };
            writeln!(out, "({more}`apply` does it)")?;
        }
        self.hint = Some((hint, level));
        Ok(())
    }
    fn find_hint(&mut self) -> Hint {
        let game = &mut self.game;
        self.common.within_limit(|budget| game.hint(&Search::default_order(), budget))
    }
    fn apply(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let hint = match self.hint.take() {
            Some((hint, _)) => hint,
            None => self.find_hint(),
        };
        match hint {
            Hint::Step(step) => {
                let shape = self.game.shape().clone();
                let hint = Hint::Step(step.clone());
                let words = hint.words(HintLevel::Full, &self.common.names(&shape));
                writeln_wrapped(out, &words)?;
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
            Some(cells) => writeln_wrapped(out, &format!("wrong: {}", names.cells(&cells)))?,
            None => {
                let game = &mut self.game;
                let none = self.common.within_limit(|b| matches!(game.solutions(b), Verdict::None));
                let what =
                    if none { "has no solution" } else { "does not have one single solution" };
                let why = format!("the puzzle {what}, so there is nothing to compare with");
                writeln_wrapped(out, &why)?;
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
        let left = if words.is_empty() { "nothing".into() } else { words.join("  ") };
        writeln_wrapped(out, &format!("still to place: {left}"))?;
        Ok(())
    }
}
