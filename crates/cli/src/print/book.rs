//! `whydoku print --book`: a book for a printing house.
use super::{puzzles, rating};
use crate::args::{AnswersAt, Common, PrintArgs};
use crate::binding::{Progress, bound, fonts, link, today, warn_of_doubles};
use crate::exit::{Exit, Failure};
use crate::input::located;
use crate::jobs::workers;
use crate::source::Source;
use crate::wrap::note;
use core::ops::ControlFlow::Continue;
use whydoku_batch::Target;
use whydoku_book::{Assessed, Item, Options, assess, compile};
use whydoku_formats::{Label, Parsed};
use whydoku_pipeline::ordered;
use whydoku_print::{Answers, Layout, PerPage};
use whydoku_words::said;

/// The PDF of the book, and the exit code; the cover is written if there is a target for it.
pub(super) fn made(
    args: &PrintArgs,
    cover: Option<&Target>,
    common: &Common,
) -> Result<(Vec<u8>, Exit), Failure> {
    let source = Source::of(&args.input)?;
    let name = source.name().to_owned();
    let (parsed, faults) = puzzles(args, &source, common.language)?;
    for error in &faults {
        note(located(&name, error, common.language));
    }
    let language = common.language;
    if parsed.is_empty() || (!faults.is_empty() && !args.keep_going) {
        let said = match faults.as_slice() {
            [] => said!("print-no-puzzle", { "file": name }),
            _ => said!("print-nothing", { "file": name }),
        };
        return Err(Failure::bad(said.text(language)));
    }
    let options = options(args, common)?;
    warn_of_doubles(parsed.iter().map(|parsed| &parsed.puzzle));
    let (items, left_out) = items(&parsed, args, common)?;
    if left_out > 0 && (!args.keep_going || items.is_empty()) {
        return Err(Failure::bad(
            "a book has no puzzles without exactly one solution; --keep-going leaves them out",
        ));
    }
    let pdf = bound(&compile(items, &options), cover, language)?;
    let whole = faults.is_empty() && left_out == 0;
    Ok((pdf, if whole { Exit::Fine } else { Exit::NoSolution }))
}

fn options(args: &PrintArgs, common: &Common) -> Result<Options, Failure> {
    let binding = &args.binding;
    let usual = Layout::default();
    let per_page = if args.large { PerPage::new(1) } else { None };
    let layout = Layout {
        paper: args.paper.unwrap_or(usual.paper),
        per_page: args.per_page.or(per_page).unwrap_or(usual.per_page),
        solutions: binding.solutions_per_page,
        inner: binding.inner,
        outer: binding.outer,
        bleed: binding.bleed,
        large: args.large,
        notes: binding.notes,
        candidates: args.candidates,
        answers: match binding.answers {
            _ if args.no_solutions => Answers::Omitted,
            AnswersAt::End => Answers::End,
            AnswersAt::Foot => Answers::Foot,
        },
        title_page: !binding.no_title_page,
        contents: !binding.no_contents,
        headings: !binding.no_headings,
        first_number: binding.first_number,
        first_page: binding.first_page,
    };
    Ok(Options {
        language: common.language,
        title: args.title.clone(),
        subtitle: binding.subtitle.clone().unwrap_or_default(),
        author: binding.author.clone().unwrap_or_default(),
        imprint: binding.imprint.clone(),
        back: binding.back.clone(),
        stock: binding.stock,
        cover_colour: binding.cover_colour,
        day: Some(binding.date.unwrap_or_else(today)),
        layout,
        rating: binding.rating,
        how_to: !binding.no_how_to,
        sections: !binding.no_sections,
        fonts: fonts(&args.font)?,
        ..Options::default()
    })
}

/// The puzzles with what a book says about them, and how many were left out because they have not exactly one solution.
fn items(
    parsed: &[Parsed],
    args: &PrintArgs,
    common: &Common,
) -> Result<(Vec<Item>, usize), Failure> {
    let mut assessed: Vec<Assessed> = Vec::with_capacity(parsed.len());
    let mut progress = Progress::new("puzzles rated");
    let mut waiting = parsed.iter();
    let work = |parsed: &Parsed| common.within_own_limit(|budget| assess(&parsed.puzzle, budget));
    let _ = ordered(
        workers(None).get(),
        || waiting.next(),
        work,
        |one| {
            assessed.push(one);
            progress.show(assessed.len() as u64, parsed.len() as u64);
            Continue(())
        },
    );
    drop(progress);
    let (mut items, mut left_out) = (Vec::new(), 0);
    for (at, (parsed, assessed)) in parsed.iter().zip(assessed).enumerate() {
        let number = at + 1;
        for warning in parsed.warnings_in(common.language) {
            note(format_args!("puzzle {number}: {warning}"));
        }
        if assessed.solution.is_none() {
            let why = if assessed.is_faulty {
                "has not exactly one solution"
            } else {
                "was not solved in time"
            };
            note(format_args!("puzzle {number} {why}"));
            left_out += 1;
            continue;
        }
        let address = args.qr.as_deref();
        let link = address
            .map(|address| link(&parsed.puzzle, &parsed.meta, address, common.language))
            .transpose()?;
        let label = parsed.meta.label(Label::Level).map(str::to_owned);
        let rated = args.rate.and_then(|scale| rating(&parsed.puzzle, number, scale, common));
        let levels: Vec<String> = label.into_iter().chain(rated).collect();
        items.push(Item {
            name: parsed.meta.label(Label::Title).map(str::to_owned),
            level: (!levels.is_empty()).then(|| levels.join(", ")),
            link,
            ..Item::new(parsed.puzzle.clone(), assessed)
        });
    }
    Ok((items, left_out))
}
