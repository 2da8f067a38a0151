//! `whydoku hint`: the next step, or as much of it as requested.
use crate::args::{Common, HintArgs, Picture};
use crate::exit::{Exit, Failure};
use crate::picture::picture;
use crate::wrap::writeln_wrapped;
use std::io::Write;
use whydoku_logic::{Search, render};
use whydoku_session::{Game, Hint, HintLevel};
use whydoku_wire::{HintJson, to_json};

pub(crate) fn run(args: &HintArgs, common: &Common) -> Result<Exit, Failure> {
    let puzzle = args.input.puzzle(common.language)?;
    let order =
        if args.techniques.is_empty() { Search::default_order() } else { args.techniques.clone() };
    let mut game = Game::new(&puzzle);
    let hint = common.within_limit(|budget| game.hint(&order, budget));
    let names = common.names(puzzle.shape());
    let mut out = Common::out();
    if common.is_json() {
        let json = HintJson::new(&hint, args.level, names);
        writeln!(out, "{}", to_json(&json.within(&game.board().position())))?;
        return Ok(exit(&hint));
    }
    if let (Hint::Step(step), HintLevel::Full) = (&hint, args.level) {
        let view = render::view(step);
        let position = game.board().position();
        write!(out, "{}", picture(&position, Some(&view), Picture::Candidates, common))?;
        writeln!(out)?;
    }
    writeln_wrapped(&mut out, &hint.words(args.level, &names))?;
    if let (Hint::Step(step), HintLevel::Full) = (&hint, args.level)
        && let Some(line) = args.notation.of(step, &names)
    {
        writeln_wrapped(&mut out, &line)?;
    }
    Ok(exit(&hint))
}

fn exit(hint: &Hint) -> Exit {
    match hint {
        Hint::Clash(_)
        | Hint::Broken(..)
        | Hint::NoSolution
        | Hint::NoneLeft
        | Hint::Wrong(_)
        | Hint::Lost(_) => Exit::NoSolution,
        Hint::Stuck | Hint::Exhausted => Exit::Stuck,
        Hint::GaveUp(_) => Exit::Unknown,
        _ => Exit::Fine,
    }
}
