//! `pencilmark convert`: puzzles from any format to any other, in files of any length.
use crate::args::{Common, ConvertArgs};
use crate::exit::{Exit, Failure};
use crate::jobs::Order;
use crate::signals::Signals;
use crate::source::Source;
use crate::source::laid_out::{LONGEST_LINE, puzzle_of};
use crate::wrap::note;
use pencilmark_batch::{Config, Line, Problem, Rows, Worker};
use pencilmark_formats::{Format, Loss, Options, Parsed, Style, export, losses};
use pencilmark_wire::{FormatJson, FormatsJson, StyleJson, to_json};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Mutex, PoisonError};

/// A chunk of lines that take no time each.
const CHUNK: usize = 128 << 10;
pub(crate) fn run(args: &ConvertArgs, common: &Common) -> Result<Exit, Failure> {
    if args.list {
        return list(common);
    }
    let style = match args.blank {
        None => args.to,
        Some(blank @ ('.' | '0' | '*' | '_' | '-' | '?' | 'x' | 'X')) => args.to.with_blank(blank),
        Some(blank) => {
            let message = format!(
                "--blank {blank}: this could not be read back; choose one of . 0 * _ - ? x X"
            );
            return Err(Failure::bad(message));
        }
    };
    let source = Source::of(&args.input)?;
    let targets = args.many.targets(&source, None)?;
    let options = args.input.options()?;
    let source = source.laid_out(&options)?;
    let name = source.name().to_owned();
    let signals = Signals::catch()?;
    let worker = Converter { style, options, told: Mutex::default() };
    let config =
        Config { chunk: CHUNK, longest_line: LONGEST_LINE, group: usize::MAX, ..Config::default() };
    let order = Order {
        source,
        targets,
        input: &args.input,
        identity: format!("convert to {style:?}"),
        heading: style.heading().into(),
        footing: style.footing(),
        many: &args.many,
        common,
    };
    let exit = order.run(config, &worker, &signals)?;
    worker.tell(&name);
    Ok(exit)
}

/// Every format to write, and what each has no place for.
fn list(common: &Common) -> Result<Exit, Failure> {
    let mut out = Common::out();
    if common.is_json() {
        let lost = |style: Style| style.leaves_out().map(Loss::word).map(str::to_owned).collect();
        let write =
            Style::all().map(|style| StyleJson { id: style.id().into(), leaves_out: lost(style) });
        let read = Format::all()
            .filter(|format| format.is_read())
            .map(|format| FormatJson { id: format.id().into(), name: format.to_string() });
        let json = FormatsJson { write: write.collect(), read: read.collect() };
        writeln!(out, "{}", to_json(&json))?;
        return Ok(Exit::Fine);
    }
    writeln!(out, "Output formats (--to), and what each cannot hold:")?;
    for style in Style::all() {
        let lost: Vec<&str> =
            style.leaves_out().map(|loss| loss.word_in(common.language)).collect();
        let lost = if lost.is_empty() { "nothing is lost".into() } else { lost.join(", ") };
        writeln!(out, "  {:<20} {lost}", style.id())?;
    }
    writeln!(out, "Input formats (--from; detected automatically):")?;
    for format in Format::all().filter(|format| format.is_read()) {
        writeln!(out, "  {:<20} {format}", format.id())?;
    }
    Ok(Exit::Fine)
}

/// Writes the puzzle of each line in another format.
struct Converter {
    style: Style,
    options: Options,
    told: Mutex<Told>,
}

/// What is said when all is done.
#[derive(Default)]
struct Told {
    /// How many puzzles lose something.
    losses: BTreeMap<Loss, u64>,
    /// How many puzzles have warnings, and the first of them by line.
    warned: u64,
    warning: Option<(u64, String)>,
}

impl Converter {
    fn note(&self, line: u64, parsed: &Parsed) {
        let lost = losses(&parsed.puzzle, &parsed.meta, self.style);
        if lost.is_empty() && parsed.warnings.is_empty() {
            return;
        }
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        for loss in lost {
            *told.losses.entry(loss).or_default() += 1;
        }
        if let Some(warning) = parsed.warnings.first() {
            told.warned += 1;
            if told.warning.as_ref().is_none_or(|(first, _)| line < *first) {
                told.warning = Some((line, warning.to_string()));
            }
        }
    }
    /// Tells what was lost and what was odd.
    fn tell(&self, name: &str) {
        let told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let puzzles = |count: u64| match count {
            1 => "in one puzzle".to_owned(),
            count => format!("in {count} puzzles"),
        };
        if let Some((line, warning)) = &told.warning {
            let others = match told.warned {
                1 => String::new(),
                count => format!(" ({} have warnings)", puzzles(count).replacen("in ", "", 1)),
            };
            note(format_args!("{name}:{line}: warning: {warning}{others}"));
        }
        for (loss, count) in &told.losses {
            note(format_args!("{name}: {} {loss}", puzzles(*count)));
        }
    }
}

impl Worker for Converter {
    type Scratch = ();
    fn scratch(&self) {}
    fn line(&self, line: Line<'_>, (): &mut (), rows: &mut Rows) {
        let number = line.number;
        let parsed = match puzzle_of(&line, &self.options) {
            Ok(Some(parsed)) => parsed,
            Ok(None) => return rows.skip(),
            Err(problem) => return rows.malformed(problem, ""),
        };
        match export(&parsed.puzzle, &parsed.meta, self.style) {
            Ok(text) => {
                self.note(number, &parsed);
                // A puzzle of several lines ends with a blank one.
                rows.row(0, |row| row.push_str(&text));
            }
            Err(error) => {
                let why = format!("cannot be written: {error}");
                rows.malformed(Problem::malformed(number, None, why), "");
            }
        }
    }
    fn placeholder(&self, _: &Problem, _: &mut String) {}
}
