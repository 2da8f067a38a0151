//! `whydoku play`: a game, one command per line. Every action is saved before the next prompt.
mod command;
mod lines;
mod open;
mod store;
mod why;

use crate::args::{Common, Picture, PlayArgs};
use crate::exit::{Exit, Failure};
use crate::picture::picture_in;
use crate::story::{convention, say};
use crate::wrap::{hung, note, side_by_side, text_width, writeln_wrapped};
use command::{Order, Request};
use lines::Lines;
use open::Opened;
use std::io::Write;
use std::path::Path;
use store::Store;
use whydoku_core::{Cell, Puzzle};
use whydoku_draw::text::TextLook;
use whydoku_exact::Verdict;
use whydoku_logic::render::View;
use whydoku_logic::{Search, render};
use whydoku_session::{Action, Game, Hint, HintLevel, Progress};
use whydoku_words::{Names, Said, Value, message, rule_lines, said};

pub(crate) fn run(args: &PlayArgs, common: &Common) -> Result<Exit, Failure> {
    let Some(Opened { game, store, resumed }) = open::open(args, common.language)? else {
        note(message!("play-which").text(common.language));
        return Ok(Exit::BadInput);
    };
    let mut table = Table { game, store, common, picture: None, hint: None };
    table.greet(resumed)?;
    let mut lines = Lines::new()?;
    while let Some(line) = lines.next()? {
        // Locked only while something is written: the line editor writes to the terminal in between.
        let mut out = Common::out();
        let names = Names { cells: common.move_names(), ..common.names(table.game.shape()) };
        match command::parse(&line, &names) {
            Ok(Request::Nothing) => {}
            Ok(Request::Quit) => break,
            Ok(request) => table.carry_out(&request, &mut out)?,
            Err(problem) => say(&mut out, &problem, &common.names(table.game.shape()))?,
        }
        out.flush()?;
    }
    let end = said!("play-end", { "command": table.store.command() });
    writeln!(Common::out(), "\n{}", end.text(common.language))?;
    Ok(Exit::Fine)
}

/// A game in progress.
struct Table<'a> {
    game: Game,
    store: Store,
    common: &'a Common,
    /// How the board is shown; notes are shown as soon as there are any, unless this says otherwise.
    picture: Option<Picture>,
    /// The last hint, and how much of it has been shown.
    hint: Option<(Hint, HintLevel)>,
}

impl Table<'_> {
    fn save(&self) -> Result<(), Failure> {
        self.store.write(&self.game)
    }
    /// A message, in lines that fit the terminal.
    fn say(&self, out: &mut impl Write, said: &Said) -> Result<(), Failure> {
        Ok(say(out, said, &self.common.names(self.game.shape()))?)
    }
    fn greet(&self, resumed: bool) -> Result<(), Failure> {
        let mut out = Common::out();
        let path = self.store.path().display().to_string();
        if resumed {
            let count = self.game.actions().len();
            self.say(&mut out, &said!("play-resumed", { "file": path.as_str(), "count": count }))?;
        }
        self.say(&mut out, &said!("play-saved-in", { "file": path }))?;
        let convention = Said::new(convention(self.common.move_names()));
        self.say(&mut out, &said!("play-moves", { "convention": convention }))?;
        if self.game.shape().is_ruled() {
            self.tell_rules(&mut out)?;
        }
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
        write!(out, "{}", self.drawn(&seen, None, shown))?;
        Ok(())
    }
    /// A picture without the rules below it: after every move they would push the board off the screen.
    fn drawn(&self, position: &Puzzle, view: Option<&View>, shown: Picture) -> String {
        let look = TextLook { rules: false, ..self.common.style() };
        picture_in(position, view, shown, &look)
    }
    /// The rules beyond houses, in as many columns as the terminal has room for.
    fn tell_rules(&self, out: &mut impl Write) -> Result<(), Failure> {
        let lines = rule_lines(self.game.shape());
        if lines.is_empty() {
            return self.say(out, &said!("play-no-rules"));
        }
        for line in side_by_side(&lines, text_width().min(80)) {
            writeln_wrapped(out, &line)?;
        }
        Ok(())
    }
    fn carry_out(&mut self, request: &Request, out: &mut impl Write) -> Result<(), Failure> {
        match request {
            Request::Act(actions) => return self.act(actions, out),
            Request::Order(order) => match order {
                Order::Undo => self.step_back(Game::undo, &said!("play-nothing-to-undo"), out)?,
                Order::Redo => self.step_back(Game::redo, &said!("play-nothing-to-redo"), out)?,
                Order::Show => self.show(out)?,
                Order::Left => self.tell_left(out)?,
                Order::Rules => self.tell_rules(out)?,
                Order::Check => self.check(out)?,
                Order::Apply => self.apply(out)?,
                Order::Help => self.help(out)?,
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
    /// Saves to a new file from now on. If that fails, the old one stays in use.
    fn save_as(&mut self, path: &Path, out: &mut impl Write) -> Result<(), Failure> {
        let saved = said!("play-saved-as", { "file": path.display().to_string() });
        if self.store.is(path) {
            return self.say(out, &saved);
        }
        let new = Store::create(path, self.common.language);
        match new.and_then(|store| store.write(&self.game).map(|()| store)) {
            Ok(store) => {
                self.store = store;
                self.say(out, &saved)
            }
            Err(failure) => {
                let problem = failure.to_string();
                self.say(out, &said!("play-not-saved", { "problem": problem }))
            }
        }
    }
    fn act(&mut self, actions: &[Action], out: &mut impl Write) -> Result<(), Failure> {
        for action in actions {
            if let Err(refused) = self.game.act(action.clone()) {
                let why = refused.words(&self.common.names(self.game.shape()));
                return self.say(out, &said!("not-legal", { "reason": why }));
            }
            self.hint = None;
            self.save()?;
        }
        self.show(out)?;
        if self.game.progress() == Progress::Solved {
            self.say(out, &said!("closing-solved"))?;
        }
        Ok(())
    }
    fn step_back(
        &mut self,
        back: fn(&mut Game) -> bool,
        nothing: &Said,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        if !back(&mut self.game) {
            return self.say(out, nothing);
        }
        self.hint = None;
        self.save()?;
        self.show(out)
    }
    /// Without a level, each further hint reveals a little more.
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
            write!(out, "{}", self.drawn(&position, Some(&view), Picture::Candidates))?;
        }
        writeln_wrapped(out, &hint.words(level, &names))?;
        if let Hint::Step(_) = hint {
            let is_all = level == HintLevel::Full;
            let more = if is_all { said!("play-hint-apply") } else { said!("play-hint-more") };
            self.say(out, &more)?;
        }
        self.hint = Some((hint, level));
        Ok(())
    }
    fn find_hint(&mut self) -> Hint {
        let game = &mut self.game;
        self.common.within_own_limit(|budget| game.hint(&Search::default_order(), budget))
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
        let wrong = self.common.within_own_limit(|budget| game.wrong_cells(budget));
        let found = match wrong {
            Some(cells) if cells.is_empty() => said!("play-all-right"),
            Some(cells) => said!("play-wrong", { "cells": Value::row(&cells) }),
            None => {
                let game = &mut self.game;
                let none =
                    self.common.within_own_limit(|b| matches!(game.solutions(b), Verdict::None));
                if none { said!("play-check-none") } else { said!("play-check-several") }
            }
        };
        self.say(out, &found)
    }
    fn tell_left(&self, out: &mut impl Write) -> Result<(), Failure> {
        let left = self.game.remaining();
        let left = left.iter().filter(|(_, count)| *count > 0);
        let words: Vec<String> = left
            .map(|(digit, n)| format!("{}: {n}", self.game.shape().digit_name(*digit)))
            .collect();
        let left = match words.as_slice() {
            [] => said!("play-left-nothing"),
            some => said!("play-left", { "digits": some.join("  ") }),
        };
        self.say(out, &left)
    }
    fn help(&self, out: &mut impl Write) -> Result<(), Failure> {
        for (command, does) in command::HELP {
            let line = format!("  {command:<20} {}", does.text(self.common.language));
            writeln!(out, "{}", hung(&line, text_width(), 23))?;
        }
        Ok(())
    }
}
