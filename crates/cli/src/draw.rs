//! `whydoku draw`: a picture of a puzzle, or of a step of its solution, as SVG or PNG.
use crate::args::{Common, DrawArgs, Picture};
use crate::exit::{Exit, Failure};
use crate::picture::with_candidates;
use std::io::Write;
use whydoku_core::{Puzzle, Stop};
use whydoku_draw::drawing::Drawing;
use whydoku_draw::svg::{self, Look, Show};
use whydoku_logic::render::View;
use whydoku_logic::{Search, render};
use whydoku_print::{MOST_PIXELS, png, widest};
use whydoku_session::{Game, Hint, HintLevel, Method, Walk};
use whydoku_words::{Language, message, said};

/// The default width of a PNG in pixels.
const USUAL_WIDTH: u32 = 1080;

pub(crate) fn run(args: &DrawArgs, common: &Common) -> Result<Exit, Failure> {
    let show = show(args, common.language)?;
    let as_png = match &args.output {
        None => false,
        Some(file) if file.as_os_str() == "-" => false,
        Some(file) => match file.extension().and_then(|e| e.to_str()).map(str::to_lowercase) {
            Some(extension) if extension == "svg" => false,
            Some(extension) if extension == "png" => true,
            _ => {
                let said = said!("draw-ending", { "file": file.display().to_string() });
                return Err(Failure::bad(said.text(common.language)));
            }
        },
    };
    if !as_png && args.width.is_some() {
        return Err(Failure::bad(message!("draw-width").text(common.language)));
    }
    let width = args.width.unwrap_or(USUAL_WIDTH);
    let target = args.input.target("--output", args.output.as_deref())?;
    // A step is valid only if every rule is known.
    let (puzzle, remarks) = if args.step.is_some() {
        (args.input.puzzle(common.language)?, Vec::new())
    } else {
        let shown = args.input.shown(common.language)?;
        (shown.picture_only().clone(), shown.remarks(common.language))
    };
    let mut style = Look {
        show,
        theme: args.theme,
        names: (!args.bare).then(|| common.cell_names()),
        language: common.language,
        remarks,
        ..Look::default()
    };
    if as_png {
        has_room(&svg::drawing(&puzzle, None, &style), width, common.language)?;
    }
    let (position, view) = match args.step {
        None => (with_candidates(&puzzle), None),
        Some(number) => {
            let Told { position, view, words } = match number {
                1 => next_step(&puzzle, common)?,
                number => step(&puzzle, number as usize, common)?,
            };
            style.title = Some(words);
            (position, Some(view))
        }
    };
    let picture = if as_png {
        let drawing = svg::drawing(&position, view.as_ref(), &style);
        png(&drawing, width).map_err(Failure::bad)?
    } else {
        svg::draw(&position, view.as_ref(), &style).into_bytes()
    };
    match target {
        None => Common::out().write_all(&picture)?,
        Some(target) => target.write_whole(&picture).map_err(Failure::bad)?,
    }
    Ok(Exit::Fine)
}

/// Reports in advance that a picture would be too large.
fn has_room(drawing: &Drawing, width: u32, language: Language) -> Result<(), Failure> {
    let most = widest(drawing);
    if width <= most {
        return Ok(());
    }
    let said = said!("draw-too-wide", {
        "width": width.to_string(), "most": most.to_string(),
        "millions": (MOST_PIXELS / 1_000_000).to_string(),
    });
    Err(Failure::bad(said.text(language)))
}

fn show(args: &DrawArgs, language: Language) -> Result<Show, Failure> {
    match args.view {
        None if args.step.is_some() => Ok(Show::Candidates),
        None | Some(Picture::Game) => Ok(Show::Digits),
        Some(Picture::Candidates) => Ok(Show::Candidates),
        Some(Picture::Levels) => Ok(Show::Levels),
        Some(Picture::Marked) => Err(Failure::bad(message!("draw-marked").text(language))),
    }
}

/// A step: its position, its highlights, its words.
struct Told {
    position: Puzzle,
    view: View,
    words: String,
}

/// The next step, as `hint` shows it.
fn next_step(puzzle: &Puzzle, common: &Common) -> Result<Told, Failure> {
    let mut game = Game::new(puzzle);
    let hint = common.within_limit(|budget| game.hint(&Search::default_order(), budget));
    let names = common.names(puzzle.shape());
    let words = hint.words(HintLevel::Full, &names);
    let Hint::Step(step) = &hint else {
        return Err(Failure::bad(said!("draw-no-step", { "hint": words }).words(&names)));
    };
    Ok(Told { position: game.board().position(), view: render::view(step), words })
}

/// A step of the path that `solve` takes, by its number.
fn step(puzzle: &Puzzle, number: usize, common: &Common) -> Result<Told, Failure> {
    let mut walk = Walk::new(puzzle, Method::usual()).map_err(Failure::bad)?;
    let deadline = common.deadline();
    let is_over = || deadline.is_over();
    let mut taken = 0;
    loop {
        let position = walk.position().to_puzzle();
        let steps = walk.advance_within(Stop::when(&is_over));
        let Some(step) = steps.get(number - taken - 1).or(steps.first()) else {
            let said = said!("draw-few-steps", { "number": number.to_string(), "count": taken });
            return Err(Failure::bad(said.text(common.language)));
        };
        if taken + steps.len() >= number {
            let words = {
                let names = common.names(puzzle.shape());
                render::plain(names, &render::explain(step, names))
            };
            return Ok(Told { position, view: render::view(step), words });
        }
        taken += steps.len();
    }
}
