//! `whydoku generate --book`: a book with puzzles made to order.
use crate::args::{Common, GenerateArgs};
use crate::binding::{Progress, bound, companion, fonts, link, today};
use crate::exit::{Exit, Failure};
use crate::form::in_one_line;
use crate::input::read_all;
use crate::jobs::workers;
use crate::limits::seconds;
use crate::signals::Signals;
use crate::wrap::note;
use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Instant;
use whydoku_batch::Outputs;
use whydoku_book::{Failed, Item, Key, Order, Watch, compile, fill, key};
use whydoku_core::Stop;
use whydoku_formats::{Meta, Options as Reading, ParseError, Parsed, Splitter};
use whydoku_print::Book;

/// Ends of names of files that hold no puzzles.
const OTHERS: [&str; 9] = ["pdf", "toml", "png", "jpg", "svg", "ttf", "otf", "md", "doc"];

pub(super) fn made(path: &Path, args: &GenerateArgs, common: &Common) -> Result<Exit, Failure> {
    if args.output.is_none() && io::stdout().is_terminal() {
        return Err(Failure::bad("a PDF cannot be shown in a terminal: add -o FILE.pdf"));
    }
    let mut outputs = Outputs::new();
    outputs.reads(path);
    let mut claim = |option: &str, path: Option<&Path>| {
        path.map(|path| outputs.claim(option, path)).transpose().map_err(Failure::bad)
    };
    let target = claim("--output", args.output.as_deref())?;
    let beside = args.output.as_deref().map(companion);
    let beside_target = claim("the puzzles of --book", beside.as_deref())?;
    let cover = claim("--cover", args.cover.as_deref())?;

    let mut order = read(path)?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let files: Vec<PathBuf> = order.fonts.iter().map(|file| folder.join(file)).collect();
    order.options.fonts = fonts(&files)?;
    order.options.day = Some(order.options.day.unwrap_or_else(today));
    let series = order.series.as_ref().map(|series| folder.join(series));
    let earlier = match series {
        Some(series) => earlier(&series, beside.as_deref(), common)?,
        None => Vec::new(),
    };
    let signals = Signals::catch()?;
    let mut items = match filled(&order, earlier, args, common, &signals) {
        Ok(items) => items,
        Err(Failed::Few { .. }) if signals.flag().load(Ordering::Relaxed) => {
            note("stopped: no book was made");
            return Ok(signals.exit());
        }
        Err(failed @ Failed::Few { .. }) => {
            note(format_args!("{}: {failed}", path.display()));
            return Ok(Exit::Unknown);
        }
        Err(failed) => return Err(Failure::bad(format!("{}: {failed}", path.display()))),
    };
    if let Some(address) = &order.qr {
        for item in &mut items {
            item.link =
                Some(link(&item.puzzle, &Meta::default(), address, order.options.language)?);
        }
    }
    let book = compile(items, &order.options);
    let pdf = bound(&book, cover.as_ref(), common.language)?;
    match target {
        None => {
            let mut out = io::stdout().lock();
            out.write_all(&pdf)?;
            out.flush()?;
        }
        Some(target) => target.write_whole(&pdf).map_err(Failure::bad)?,
    }
    if let Some(target) = beside_target {
        target.write_whole(listed(&book).as_bytes()).map_err(Failure::bad)?;
    }
    Ok(Exit::Fine)
}

fn read(path: &Path) -> Result<Order, Failure> {
    let name = path.display().to_string();
    let file = File::open(path).map_err(|error| Failure::bad(format!("{name}: {error}")))?;
    let text = read_all(&name, file)?;
    Order::read(&text).map_err(|error| {
        let line = text.lines().nth(error.line.saturating_sub(1)).unwrap_or_default();
        let arrow = format!("{}^", " ".repeat(error.column.saturating_sub(1)));
        Failure::bad(format!("{name}: {error}\n  {line}\n  {arrow}"))
    })
}

fn filled(
    order: &Order,
    earlier: Vec<Key>,
    args: &GenerateArgs,
    common: &Common,
    signals: &Signals,
) -> Result<Vec<Item>, Failed> {
    let end = common.time_limit.map(|limit| Instant::now() + seconds(limit));
    let (flag, mut progress) = (signals.shared_flag(), Progress::new("puzzles made"));
    let is_due = || flag.load(Ordering::Relaxed) || end.is_some_and(|end| Instant::now() >= end);
    let mut watch = Watch {
        stop: Stop::when(&is_due),
        workers: workers(args.jobs).get(),
        tell: &mut |done, total| progress.show(done, total),
    };
    fill(order, earlier, &mut watch)
}

/// The keys of every puzzle in a folder of earlier books; the file of this book does not count.
fn earlier(folder: &Path, own: Option<&Path>, common: &Common) -> Result<Vec<Key>, Failure> {
    let fault = |error: io::Error| Failure::bad(format!("series: {}: {error}", folder.display()));
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(fault)? {
        files.push(entry.map_err(fault)?.path());
    }
    files.sort();
    let own = own.and_then(|own| own.canonicalize().ok());
    let mut keys = Vec::new();
    for path in files {
        let ends = path.extension().map(|end| end.to_string_lossy().to_lowercase());
        let is_other = ends.is_some_and(|end| OTHERS.contains(&end.as_str()));
        if !path.is_file() || is_other || path.canonicalize().ok() == own && own.is_some() {
            continue;
        }
        let name = path.display().to_string();
        let file = File::open(&path).map_err(|error| Failure::bad(format!("{name}: {error}")))?;
        let text = read_all(&name, file)?;
        let mut failed = None;
        let mut take = |found: Result<Parsed, ParseError>| match found {
            Ok(parsed) => keys.push(key(&parsed.puzzle)),
            Err(error) => failed = failed.take().or(Some(error)),
        };
        let mut splitter = Splitter::of(&text, Reading::default());
        splitter.push(&text, &mut take);
        splitter.finish(&mut take);
        if let Some(error) = failed {
            return Err(Failure::bad(crate::input::located(&name, &error, common.language)));
        }
    }
    note(format_args!("{} puzzles of earlier books are left out", keys.len()));
    Ok(keys)
}

/// The puzzles of a book as text, in the order of the book.
fn listed(book: &Book) -> String {
    let mut text = String::new();
    for sheet in book.sections.iter().flat_map(|section| &section.sheets) {
        text.push_str(&in_one_line(&sheet.puzzle));
        text.push('\n');
    }
    text
}
