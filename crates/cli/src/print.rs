//! `whydoku print`: PDF booklets of puzzles, books, and the solution path of one puzzle as a lesson.
mod book;

use crate::args::{Common, PrintArgs, Scale};
use crate::binding::{fonts, link};
use crate::exit::{Exit, Failure};
use crate::input::{located, shape};
use crate::picture::with_candidates;
use crate::source::Source;
use crate::wrap::note;
use std::fmt::Display;
use std::io::{IsTerminal, Write};
use std::path::Path;
use whydoku_core::{Digit, Puzzle, Stop};
use whydoku_draw::svg::{Look, Show, drawing};
use whydoku_exact::{Verdict, solve};
use whydoku_formats::{Label, Options, ParseError, Parsed, Splitter};
use whydoku_logic::{Level, render};
use whydoku_print::{Booklet, Fonts, Lesson, LessonStep, PerPage, Sheet, booklet, lesson};
use whydoku_rate::{hodoku, se, whydoku};
use whydoku_session::{Method, Outcome, Walk};
use whydoku_words::{Language, Message, message, said};

/// The most puzzles in a booklet.
const MOST: usize = 10_000;

pub(crate) fn run(args: &PrintArgs, common: &Common) -> Result<Exit, Failure> {
    if args.output.is_none() && std::io::stdout().is_terminal() {
        return Err(Failure::bad(message!("print-terminal").text(common.language)));
    }
    let mut outputs = args.input.outputs();
    let mut claim = |option: &str, path: Option<&Path>| {
        path.map(|path| outputs.claim(option, path)).transpose().map_err(Failure::bad)
    };
    let target = claim("--output", args.output.as_deref())?;
    let cover = claim("--cover", args.binding.cover.as_deref())?;
    let (pdf, exit) = if args.lesson {
        let parsed = args.input.read(common.language)?;
        (lesson_sheet(&parsed, args, common)?, Exit::Fine)
    } else if args.book {
        book::made(args, cover.as_ref(), common)?
    } else {
        booklet_of(args, common)?
    };
    match target {
        None => {
            let mut out = std::io::stdout().lock();
            out.write_all(&pdf)?;
            out.flush()?;
        }
        Some(target) => target.write_whole(&pdf).map_err(Failure::bad)?,
    }
    Ok(exit)
}

fn booklet_of(args: &PrintArgs, common: &Common) -> Result<(Vec<u8>, Exit), Failure> {
    let source = Source::of(&args.input)?;
    let name = source.name().to_owned();
    let (puzzles, faults) = puzzles(args, &source, common.language)?;
    for error in &faults {
        note(located(&name, error, common.language));
    }
    if puzzles.is_empty() || (!faults.is_empty() && !args.keep_going) {
        let said = match faults.as_slice() {
            [] => said!("print-no-puzzle", { "file": name }),
            _ => said!("print-nothing", { "file": name }),
        };
        return Err(Failure::bad(said.text(common.language)));
    }
    let mut sheets = Vec::with_capacity(puzzles.len());
    for (at, parsed) in puzzles.iter().enumerate() {
        for warning in parsed.warnings_in(common.language) {
            let said = said!("program-warning-in", {
                "file": name.as_str(), "number": at + 1, "warning": warning,
            });
            note(said.text(common.language));
        }
        sheets.push(sheet(parsed, at + 1, args, common)?);
    }
    let text = |message: Message| message.text(common.language).to_owned();
    let style = Booklet {
        title: args.title.clone().unwrap_or_else(|| text(message!("print-booklet"))),
        solutions: text(message!("print-pages-of-solutions")),
        per_page: args.per_page.unwrap_or_else(|| PerPage::usual(sheets.len())),
        paper: args.paper.unwrap_or_default(),
        large: args.large,
        candidates: args.candidates,
        language: common.language.id().to_owned(),
        fonts: fonts(&args.font)?,
    };
    let names = sheets.iter().flat_map(|sheet| sheet.name.iter().chain(&sheet.level));
    refuse_lacking(
        &names.fold(style.title.clone(), |all, name| all + name),
        &style.fonts,
        common.language,
    )?;
    let exit = if faults.is_empty() { Exit::Fine } else { Exit::NoSolution };
    Ok((booklet(&sheets, &style), exit))
}

/// Fails if a text has characters that cannot be printed.
fn refuse_lacking(text: &str, fonts: &Fonts, language: Language) -> Result<(), Failure> {
    let lacking: Vec<String> = fonts.lacking(text).into_iter().map(String::from).collect();
    if lacking.is_empty() {
        return Ok(());
    }
    Err(Failure::bad(said!("print-lacking", { "symbols": lacking.join(" ") }).text(language)))
}

/// Every puzzle of the input, and how many could not be read.
fn puzzles(
    args: &PrintArgs,
    source: &Source,
    language: Language,
) -> Result<(Vec<Parsed>, Vec<ParseError>), Failure> {
    let text = source.text()?;
    let board = shape(args.input.shape.as_deref(), args.input.size)?;
    let options = Options { shape: board, format: args.input.from };
    let (mut puzzles, mut faults) = (Vec::new(), Vec::new());
    let mut take = |found: Result<Parsed, ParseError>| match found {
        Ok(parsed) => puzzles.push(parsed),
        Err(error) => faults.push(error),
    };
    let mut splitter = Splitter::of(&text, options);
    splitter.push(&text, &mut take);
    splitter.finish(&mut take);
    if puzzles.len() > MOST {
        let said = said!("print-too-many", { "count": puzzles.len(), "most": MOST });
        return Err(Failure::bad(said.text(language)));
    }
    Ok((puzzles, faults))
}

/// The printed content for a puzzle.
fn sheet(
    parsed: &Parsed,
    number: usize,
    args: &PrintArgs,
    common: &Common,
) -> Result<Sheet, Failure> {
    let puzzle =
        if args.candidates { with_candidates(&parsed.puzzle) } else { parsed.puzzle.clone() };
    let solution = if args.no_solutions { None } else { solution(&parsed.puzzle, number, common) };
    let rating = args.rate.and_then(|scale| rating(&parsed.puzzle, number, scale, common));
    let level = parsed.meta.label(Label::Level).map(str::to_owned);
    let parts: Vec<String> = level.into_iter().chain(rating).collect();
    let link = args
        .qr
        .as_deref()
        .map(|address| link(&parsed.puzzle, &parsed.meta, address, common.language))
        .transpose()?;
    Ok(Sheet {
        puzzle,
        name: parsed.meta.label(Label::Title).map(str::to_owned),
        level: (!parts.is_empty()).then(|| parts.join(", ")),
        stars: None,
        solution,
        link,
    })
}

/// The only solution; a message when there is none or more than one.
fn solution(puzzle: &Puzzle, number: usize, common: &Common) -> Option<Vec<Digit>> {
    let why = match common.within_own_limit(|budget| solve(puzzle, budget)) {
        Verdict::Unique(solution) => return Some(solution.digits().to_vec()),
        Verdict::None => said!("print-no-solution", { "number": number }),
        Verdict::Several(..) => said!("print-solutions", { "number": number }),
        Verdict::Unknown { .. } => said!("print-not-solved", { "number": number }),
    };
    note(why.text(common.language));
    None
}

/// The rating on a scale; a message when there is none.
fn rating(puzzle: &Puzzle, number: usize, scale: Scale, common: &Common) -> Option<String> {
    if scale != Scale::Se {
        let Verdict::Unique(solution) = common.within_own_limit(|budget| solve(puzzle, budget))
        else {
            return None;
        };
        if scale == Scale::Whydoku {
            let (rating, _) = whydoku::rate(puzzle, true)?;
            let level = said!("print-level", { "level": usize::from(rating.level.number()) });
            return Some(level.text(common.language));
        }
        return match hodoku::rate(puzzle, solution.digits()) {
            Ok(rating) => Some(format!("HoDoKu {} {}", rating.level, rating.score)),
            Err(refusal) => not_rated(number, &refusal, common.language),
        };
    }
    let deadline = common.own_deadline();
    let stop = || deadline.is_over();
    match se::Rater::new(se::Options::default()).until(&stop).rate(puzzle) {
        Ok(rating) if rating.is_solved() => {
            Some(format!("SE {}.{}", rating.er / 10, rating.er % 10))
        }
        Ok(_) => None,
        Err(error) => not_rated(number, &error, common.language),
    }
}

fn not_rated(number: usize, why: &dyn Display, language: Language) -> Option<String> {
    let said = said!("print-not-rated", { "number": number, "reason": why.to_string() });
    note(said.text(language));
    None
}

/// The solution path, with a picture of every step that is not a single.
fn lesson_sheet(parsed: &Parsed, args: &PrintArgs, common: &Common) -> Result<Vec<u8>, Failure> {
    let puzzle = &parsed.puzzle;
    let names = common.names(puzzle.shape());
    let mut walk = Walk::new(puzzle, Method::usual()).map_err(Failure::bad)?;
    let look = Look { names: Some(common.cell_names()), ..Look::default() };
    let mut steps = Vec::new();
    let deadline = common.deadline_of_steps();
    let is_over = || deadline.is_over();
    loop {
        let position = walk.position().to_puzzle();
        let taken = walk.advance_within(Stop::when(&is_over));
        if taken.is_empty() {
            break;
        }
        for step in taken {
            let info = step.technique.info();
            let view = render::view(&step);
            let single = info.level == Level::Easy;
            steps.push(LessonStep {
                name: format!("{}. {}", steps.len() + 1, render::told(&step, &names).0),
                text: render::plain(names, &render::explain(&step, names)),
                picture: (!single).then(|| drawing(&position, Some(&view), &look)),
            });
        }
    }
    let outcome = common.within_verdict(|budget| walk.outcome(budget));
    let start = Look { show: Show::Digits, ..look };
    let mut subtitle = vec![
        said!("print-givens", { "count": puzzle.given_count() }).text(common.language),
        said!("steps-count", { "count": steps.len() }).text(common.language),
    ];
    subtitle.extend(args.rate.and_then(|scale| rating(puzzle, 1, scale, common)));
    let mut subtitle = subtitle.join(", ");
    if outcome != Outcome::Solved {
        subtitle = format!("{subtitle}. {}", outcome.message_in(common.language));
    }
    let title = args.title.clone().or_else(|| parsed.meta.label(Label::Title).map(str::to_owned));
    let title = title.unwrap_or_else(|| message!("print-lesson").text(common.language).into());
    let (language, fonts) = (common.language, fonts(&args.font)?);
    refuse_lacking(&title, &fonts, language)?;
    let style = Lesson {
        title,
        subtitle,
        paper: args.paper.unwrap_or_default(),
        language: language.id().into(),
        fonts,
    };
    Ok(lesson(&drawing(puzzle, None, &start), &steps, &style))
}
