//! `pencilmark convert`: puzzles from any format to any other, in files of any length.
//!
//! A file with a puzzle in each line goes through the pipeline of long jobs as it is. Anything else
//! is first turned into such lines, one puzzle at a time, so it goes the same way; blank lines keep
//! the numbers of lines those of the file.
use crate::args::ConvertArgs;
use crate::common::Common;
use crate::exit::{Exit, Failure};
use crate::input;
use crate::many::stop::Signals;
use crate::many::{Order, Source};
use pencilmark_batch::{Config, Line, Problem, Rows, Worker};
use pencilmark_formats::{
    Format, Layout, Loss, Options, ParseError, Parsed, Splitter, Style, export, is_heading, losses,
    parse_line,
};
use pencilmark_wire::{FormatJson, FormatsJson, StyleJson, to_json};
use std::collections::BTreeMap;
use std::io::{self, Read, Write};
use std::sync::{Mutex, PoisonError};

/// Enough of a file to see how its puzzles are laid out.
const HEAD: u64 = 64 << 10;
/// A chunk of lines that take no time each.
const CHUNK: usize = 128 << 10;
/// A puzzle in JSON, with the candidates of the largest boards.
const LONGEST_LINE: usize = 4 << 20;
/// What a line begins with that stands for a text that is no puzzle.
const MARK: char = '\u{1}';

pub(crate) fn run(args: &ConvertArgs, common: &Common) -> Result<Exit, Failure> {
    if args.list {
        return list(common);
    }
    let style = match args.blank {
        None => args.to,
        Some(blank @ ('.' | '0' | '*' | '_' | '-' | '?' | 'x' | 'X')) => args.to.with_blank(blank),
        Some(blank) => {
            let message =
                format!("--blank {blank}: this could not be read back; take . 0 * _ - ? x X");
            return Err(Failure::bad(message));
        }
    };
    let shape = input::shape(args.input.shape.as_deref(), args.input.size)?;
    let options = Options { shape, format: args.input.from };
    let source = Source::of(&args.input)?;
    let targets = args.many.targets(&source, None)?;
    let (source, head) = source.head(HEAD)?;
    let layout = Layout::of(&String::from_utf8_lossy(&head), &options);
    let name = source.name().to_owned();
    let (source, options) = if layout == Layout::Lines {
        (source, options)
    } else {
        let inner = Options { shape: options.shape.clone(), format: Some(Format::Json) };
        let lines = AsLines::new(source.reader()?, layout, options);
        (Source::Stream(Box::new(lines), name.clone()), inner)
    };
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
            .map(|format| FormatJson { id: format.id().into(), name: format.to_string() });
        let json = FormatsJson { write: write.collect(), read: read.collect() };
        writeln!(out, "{}", to_json(&json))?;
        return Ok(Exit::Fine);
    }
    writeln!(out, "To write (--to), and what each has no place for:")?;
    for style in Style::all() {
        let lost: Vec<&str> = style.leaves_out().map(Loss::word).collect();
        let lost = if lost.is_empty() { "nothing is lost".into() } else { lost.join(", ") };
        writeln!(out, "  {:<20} {lost}", style.id())?;
    }
    writeln!(out, "To read (--from; recognised when left out):")?;
    for format in Format::all() {
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
            eprintln!("pencilmark: {name}:{line}: warning: {warning}{others}");
        }
        for (loss, count) in &told.losses {
            eprintln!("pencilmark: {name}: {} {loss}", puzzles(*count));
        }
    }
}

fn malformed(rows: &mut Rows, line: u64, column: Option<usize>, message: &str) {
    rows.malformed(Problem::malformed(line, column, message), "");
}

impl Worker for Converter {
    type Scratch = ();
    fn scratch(&self) {}
    fn line(&self, line: Line<'_>, (): &mut (), rows: &mut Rows) {
        let number = line.number;
        if let Some(problem) = line.text.strip_prefix(MARK) {
            let (column, message) = problem.split_once(' ').unwrap_or(("", problem));
            return malformed(rows, number, column.parse().ok(), message);
        }
        if line.text.trim().is_empty() || number == 1 && is_heading(line.text) {
            return rows.skip();
        }
        let parsed = match parse_line(line.text.trim_end_matches('\r'), 1, &self.options) {
            Ok(Some(parsed)) => parsed,
            Ok(None) => return rows.skip(),
            Err(error) => {
                return malformed(rows, number, Some(error.column), &error.kind.to_string());
            }
        };
        match export(&parsed.puzzle, &parsed.meta, self.style) {
            Ok(text) => {
                self.note(number, &parsed);
                // A puzzle of several lines ends with a blank one.
                rows.row(0, |row| row.push_str(&text));
            }
            Err(error) => malformed(rows, number, None, &format!("cannot be written: {error}")),
        }
    }
    fn placeholder(&self, _: &Problem, _: &mut String) {}
}

/// Turns a text that is laid out in some other way into a puzzle a line.
struct AsLines {
    source: Box<dyn Read + Send>,
    splitter: Option<Splitter>,
    /// The beginning of a character of which the rest is not read yet.
    begun: Vec<u8>,
    lines: Lines,
    at: usize,
}

/// Lines to be read.
#[derive(Default)]
struct Lines {
    text: String,
    /// Lines written so far.
    count: usize,
}

impl Lines {
    /// Writes a puzzle, or what is wrong; the latter in the line in which it was found.
    fn add(&mut self, found: Result<Parsed, ParseError>) {
        match found {
            Ok(parsed) => {
                if let Ok(json) = export(&parsed.puzzle, &parsed.meta, Style::Json) {
                    self.push(&json);
                }
            }
            Err(error) => {
                while self.count + 1 < error.line {
                    self.push("");
                }
                self.push(&format!("{MARK}{} {}", error.column, error.kind));
            }
        }
    }
    fn push(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
        self.count += 1;
    }
}

impl AsLines {
    fn new(source: Box<dyn Read + Send>, layout: Layout, options: Options) -> Self {
        let splitter = Some(Splitter::new(layout, options));
        Self { source, splitter, begun: Vec::new(), lines: Lines::default(), at: 0 }
    }
    /// Reads on until there is a line, or the end.
    fn fill(&mut self) -> io::Result<()> {
        self.lines.text.clear();
        self.at = 0;
        let mut buffer = vec![0; CHUNK];
        while self.lines.text.is_empty() {
            let Some(splitter) = &mut self.splitter else { return Ok(()) };
            let count = match self.source.read(&mut buffer) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                result => result?,
            };
            let lines = &mut self.lines;
            let mut take = |found| lines.add(found);
            self.begun.extend_from_slice(&buffer[..count]);
            // A character may be cut at the end; what is no text becomes a replacement character,
            // which no puzzle has.
            let whole = match core::str::from_utf8(&self.begun) {
                Err(error) if count > 0 && error.error_len().is_none() => error.valid_up_to(),
                _ => self.begun.len(),
            };
            splitter.push(&String::from_utf8_lossy(&self.begun[..whole]), &mut take);
            self.begun.drain(..whole);
            if count == 0
                && let Some(splitter) = self.splitter.take()
            {
                splitter.finish(&mut take);
            }
        }
        Ok(())
    }
}

impl Read for AsLines {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.at == self.lines.text.len() {
            self.fill()?;
        }
        let rest = &self.lines.text.as_bytes()[self.at..];
        let count = rest.len().min(into.len());
        into[..count].copy_from_slice(&rest[..count]);
        self.at += count;
        Ok(count)
    }
}
