//! `whydoku generate`: puzzles to order, on all cores.
mod book;
mod crew;
mod request;

use crate::args::{Common, Format, GenerateArgs};
use crate::exit::{Exit, Failure};
use crate::form::{faithful, in_one_line, push_field};
use crate::jobs::workers;
use crate::limits::seconds;
use crate::numbers::counted;
use crate::printing::end;
use crate::signals::Signals;
use crate::wrap::note;
use crew::{Crew, Ended};
use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::Path;
use std::time::Instant;
use whydoku_batch::{Draft, Outputs};
use whydoku_formats::{
    Format as TextFormat, Label, Meta, Options, Style, WriteError, export, parse,
};
use whydoku_generate::{Generated, Maker, Product};
use whydoku_wire::{GeneratedJson, to_json};

pub(crate) fn run(args: &GenerateArgs, common: &Common) -> Result<Exit, Failure> {
    if let Some(path) = &args.book {
        return book::made(path, args, common);
    }
    let to = to(args, common)?;
    let mut outputs = Outputs::new();
    for path in [args.pattern.as_deref(), args.near.as_deref().map(Path::new)].into_iter().flatten()
    {
        outputs.reads(path);
    }
    let target = args.output.as_deref().map(|path| outputs.claim("--output", path));
    let target = target.transpose().map_err(Failure::bad)?;
    let request = request::of(args, common.language)?;
    let maker = Maker::new(request).map_err(|why| Failure::bad(format!("impossible: {why}")))?;
    let signals = Signals::catch()?;
    let crew = Crew {
        maker,
        seed: args.seed.unwrap_or_else(request::fresh_seed),
        count: args.count,
        jobs: workers(args.jobs).get(),
        stop: signals.shared_flag(),
        end: common.time_limit.map(|limit| Instant::now() + seconds(limit)),
    };
    let draft = target.map(|target| target.begin()).transpose().map_err(Failure::bad)?;
    let mut out = match draft {
        Some(draft) => Out::Place(draft),
        None => Out::Stdout(BufWriter::new(io::stdout().lock())),
    };
    let (format, seed) = (common.format(), crew.seed);
    if args.seed.is_none() {
        note(format_args!("seed {seed}"));
    }
    if format == Format::Csv {
        writeln!(out, "puzzle,givens,attempt,rating,weight")?;
    }
    write!(out, "{}", to.map_or("", Style::heading))?;
    let report = crew.run(&mut |made: &Generated| match to {
        None => writeln!(out, "{}", row(made, seed, format)),
        Some(style) => {
            writeln!(out, "{}", styled(made, style).map_err(io::Error::other)?)
        }
    })?;
    write!(out, "{}", to.map_or("", Style::footing))?;
    out.flush()?;
    let exit = exit(&report, args, &signals);
    if let Out::Place(draft) = out {
        end(draft, report.ended != Ended::Interrupted)?;
    }
    Ok(exit)
}

/// The output format, which cannot be combined with rows of CSV or JSON. Rules are written in words
/// unless another format is requested.
fn to(args: &GenerateArgs, common: &Common) -> Result<Option<Style>, Failure> {
    if args.to.is_some() && common.format() != Format::Text {
        return Err(Failure::bad("--to cannot be combined with rows of CSV or JSON"));
    }
    let in_words = !args.rules.is_empty() && common.format() == Format::Text;
    Ok(args.to.or(in_words.then(|| TextFormat::NOTATION.into())))
}

/// Where puzzles go.
enum Out {
    Stdout(BufWriter<StdoutLock<'static>>),
    Place(Draft),
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout(out) => out.write(bytes),
            Self::Place(draft) => draft.write(bytes),
        }
    }
    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(out) => out.flush(),
            Self::Place(draft) => draft.flush(),
        }
    }
}

/// A puzzle in its own format; one of several lines is followed by a blank line.
fn styled(made: &Generated, style: Style) -> Result<String, WriteError> {
    let mut meta = Meta::default();
    meta.labels.extend(made.rated.clone().map(|rated| (Label::Level, rated)));
    match &made.puzzle {
        Product::Plain(classic) => match parse(&classic.to_string(), &Options::default()) {
            Ok(parsed) => faithful(&parsed.puzzle, &meta, style),
            Err(_) => Err(WriteError::Sides(&[9])),
        },
        Product::Other(puzzle) if style.format() == TextFormat::NOTATION => {
            // Only the format in words has a place for a remark.
            let remarks = made.rated.iter().map(|rated| format!("# {rated}\n"));
            Ok(remarks.chain([faithful(puzzle, &meta, style)?]).collect())
        }
        Product::Other(puzzle) => faithful(puzzle, &meta, style),
    }
}

/// A puzzle as printed.
fn row(made: &Generated, seed: u64, format: Format) -> String {
    let (puzzle, givens) = match &made.puzzle {
        Product::Plain(classic) => {
            (classic.to_string(), classic.numbers().iter().filter(|number| **number > 0).count())
        }
        Product::Other(puzzle) => (in_one_line(puzzle), puzzle.given_count()),
    };
    let weight = made.weight.map(|weight| format!("{weight:.6e}"));
    match format {
        Format::Text => {
            let mut row = puzzle;
            // What follows JSON would not be read.
            if row.starts_with('{') {
                return with_rating(&made.puzzle, made.rated.as_deref()).unwrap_or(row);
            }
            for note in [made.rated.as_deref(), weight.as_deref()].into_iter().flatten() {
                row.push_str(" # ");
                row.push_str(note);
            }
            row
        }
        Format::Csv => {
            let mut row = String::new();
            let (givens, attempt) = (givens.to_string(), made.attempt.to_string());
            let rated = made.rated.as_deref().unwrap_or_default();
            let fields = [&puzzle, &givens, &attempt, rated, weight.as_deref().unwrap_or_default()];
            for (at, field) in fields.into_iter().enumerate() {
                if at > 0 {
                    row.push(',');
                }
                push_field(&mut row, field);
            }
            row
        }
        Format::Json | Format::Jsonl => to_json(&GeneratedJson {
            puzzle,
            givens,
            seed,
            attempt: made.attempt,
            rating: made.rated.clone(),
            weight: made.weight,
        }),
    }
}

/// A puzzle in JSON with its rating as the level.
fn with_rating(puzzle: &Product, rated: Option<&str>) -> Option<String> {
    let Product::Other(puzzle) = puzzle else { return None };
    let mut meta = Meta::default();
    meta.labels.extend(rated.map(|rated| (Label::Level, rated.to_owned())));
    export(puzzle, &meta, TextFormat::JSON).ok()
}

/// Reports what is missing, and why.
fn exit(report: &crew::Report, args: &GenerateArgs, signals: &Signals) -> Exit {
    let crew::Report { found, attempts, cut, ended } = *report;
    if cut > 0 {
        note(format_args!(
            "puzzles are missing: around {cut} of {attempts} choices of givens there are \
             more than 100,000 solutions or 50,000 puzzles; remove fewer givens"
        ));
    }
    let wanted = args.count;
    let (puzzles, tried) = (counted(wanted, "puzzle"), counted(attempts, "attempt"));
    let of = format!("{found} of {puzzles}, in {tried}");
    match ended {
        Ended::Complete | Ended::Closed => Exit::Fine,
        Ended::Exhausted if found == 0 && cut == 0 => {
            note("there are no such puzzles: everything near the puzzle was tried");
            Exit::NoSolution
        }
        Ended::Exhausted if found == 0 => {
            note("no such puzzle was found");
            Exit::Unknown
        }
        Ended::Exhausted => {
            note(format_args!("{}, and there are no more", counted(found, "puzzle")));
            Exit::Fine
        }
        Ended::Interrupted => {
            note(format_args!("stopped: {of}"));
            signals.exit()
        }
        Ended::Late => {
            let hint = match found {
                0 => format!("{}; relax the request or allow more time", crew::rarity(attempts)),
                _ => "--time-limit allows more time".to_owned(),
            };
            note(format_args!("time is up: {of}; {hint}"));
            Exit::Unknown
        }
    }
}
