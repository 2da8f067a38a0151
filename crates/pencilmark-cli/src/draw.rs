//! `pencilmark draw`: an SVG picture of a puzzle, or of its next step.
use crate::args::{DrawArgs, Picture};
use crate::common::Common;
use crate::exit::{Exit, Failure};
use crate::view::with_candidates;
use pencilmark_core::Puzzle;
use pencilmark_draw::svg::{self, Show, Style};
use pencilmark_logic::{Search, render};
use pencilmark_session::{Game, Hint, HintLevel};
use std::fs;
use std::io::Write;

pub(crate) fn run(args: &DrawArgs, common: &Common) -> Result<Exit, Failure> {
    let show = show(args)?;
    if let Some(file) = &args.output
        && file.extension().is_none_or(|extension| !extension.eq_ignore_ascii_case("svg"))
    {
        let file = file.display();
        return Err(Failure::bad(format!("{file}: pictures are SVG; let the name end in .svg")));
    }
    let puzzle = args.input.puzzle()?;
    let mut style = Style {
        show,
        theme: args.theme,
        names: (!args.bare).then(|| common.cell_names()),
        ..Style::default()
    };
    let picture = if args.step {
        next_step(&puzzle, &mut style, common)?
    } else {
        svg::draw(&with_candidates(&puzzle), None, &style)
    };
    match &args.output {
        None => write!(Common::out(), "{picture}")?,
        Some(file) => fs::write(file, picture)
            .map_err(|error| Failure::bad(format!("{}: {error}", file.display())))?,
    }
    Ok(Exit::Fine)
}

fn show(args: &DrawArgs) -> Result<Show, Failure> {
    match args.view {
        None if args.step => Ok(Show::Candidates),
        None | Some(Picture::Game) => Ok(Show::Digits),
        Some(Picture::Candidates) => Ok(Show::Candidates),
        Some(Picture::Levels) => Ok(Show::Levels),
        Some(Picture::Marked) => {
            Err(Failure::bad("--view marked is text; see `pencilmark view --view marked`"))
        }
    }
}

/// The board with the next step, which is told in the title.
fn next_step(puzzle: &Puzzle, style: &mut Style, common: &Common) -> Result<String, Failure> {
    let mut game = Game::new(puzzle);
    let hint = common.within_limit(|budget| game.hint(&Search::usual(), budget));
    let names = common.names(puzzle.shape());
    let words = hint.words(HintLevel::Full, &names);
    let Hint::Step(step) = &hint else {
        return Err(Failure::bad(format!("no step to draw: {words}")));
    };
    style.title = Some(words);
    Ok(svg::draw(&game.board().position(), Some(&render::view(step)), style))
}
