//! `whydoku convert`: puzzles from any format to any other, in files of any length.
use crate::args::{Common, ConvertArgs};
use crate::exit::{Exit, Failure};
use crate::jobs::Order;
use crate::signals::Signals;
use crate::source::laid_out::LONGEST_LINE;
use crate::source::{Reader, Source};
use crate::wrap::note;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Mutex, PoisonError};
use whydoku_batch::{Config, InputLine, Problem, Rows, Worker};
use whydoku_formats::{Exporter, Format, Loss, Parsed, Style};
use whydoku_wire::{FormatJson, FormatsJson, StyleJson, to_json};
use whydoku_words::{Language, message, said};

/// The size of a chunk when lines take almost no time each.
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
    let reader = Reader::of(&args.input, common.language)?.telling_all();
    let source = source.laid_out(&reader)?;
    let name = source.name().to_owned();
    let signals = Signals::catch()?;
    let exporter =
        Exporter::new(style).map_err(|error| Failure::bad(error.to_string()))?.faithful();
    let told = Mutex::default();
    let worker = Converter { exporter, reader: reader.clone(), language: common.language, told };
    let config =
        Config { chunk: CHUNK, longest_line: LONGEST_LINE, group: usize::MAX, ..Config::default() };
    let order = Order {
        source,
        targets,
        reader: Some(reader),
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

/// Every output format, and what each cannot hold.
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
    writeln!(out, "{}", message!("convert-outputs").text(common.language))?;
    for style in Style::all() {
        let lost: Vec<&str> =
            style.leaves_out().map(|loss| loss.word_in(common.language)).collect();
        let lost = match lost.as_slice() {
            [] => message!("convert-nothing-lost").text(common.language).to_owned(),
            lost => lost.join(", "),
        };
        writeln!(out, "  {:<20} {lost}", style.id())?;
    }
    writeln!(out, "{}", message!("convert-inputs").text(common.language))?;
    for format in Format::all().filter(|format| format.is_read()) {
        writeln!(out, "  {:<20} {}", format.id(), format.message().text(common.language))?;
    }
    Ok(Exit::Fine)
}

/// Writes the puzzle of each line in another format.
struct Converter {
    exporter: Exporter,
    reader: Reader,
    language: Language,
    told: Mutex<Told>,
}

/// What is reported at the end.
#[derive(Default)]
struct Told {
    /// How many puzzles lose something.
    losses: BTreeMap<Loss, u64>,
}

impl Converter {
    fn note(&self, parsed: &Parsed) {
        let mut lost = self.exporter.losses(&parsed.puzzle, &parsed.meta).peekable();
        if lost.peek().is_none() {
            return;
        }
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        for loss in lost {
            *told.losses.entry(loss).or_default() += 1;
        }
    }
    /// Reports losses.
    fn tell(&self, name: &str) {
        let told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let count = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
        for (loss, puzzles) in &told.losses {
            let puzzles = said!("convert-puzzles", { "count": count(*puzzles) });
            let loss = loss.words(self.language);
            let said = said!("convert-loss", { "file": name, "puzzles": puzzles, "loss": loss });
            note(said.text(self.language));
        }
    }
}

impl Worker for Converter {
    /// The text of a puzzle.
    type Scratch = String;
    fn scratch(&self) -> String {
        String::new()
    }
    fn line(&self, line: InputLine<'_>, text: &mut String, rows: &mut Rows) {
        let number = line.number;
        let parsed = match self.reader.puzzle_of(&line) {
            Ok(Some(parsed)) => parsed,
            Ok(None) => return rows.skip(),
            Err(problem) => return rows.malformed(problem, ""),
        };
        text.clear();
        match self.exporter.append(text, &parsed.puzzle, &parsed.meta) {
            Ok(()) => {
                self.note(&parsed);
                // A puzzle of several lines is followed by a blank one.
                rows.row(0, |row| row.push_str(text));
            }
            Err(error) => {
                let why = said!("convert-not-written", { "problem": error.words(self.language) });
                let why = why.text(self.language);
                rows.malformed(Problem::malformed(number, None, why), "");
            }
        }
    }
    fn placeholder(&self, _: &Problem, _: &mut String) {}
}
