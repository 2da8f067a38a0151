//! What `print --book` and `generate --book` have in common: fonts, the day, progress, and the PDF itself.
use crate::exit::Failure;
use crate::form::faithful;
use crate::numbers::counted;
use crate::wrap::note;
use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use whydoku_batch::Target;
use whydoku_book::key;
use whydoku_core::Puzzle;
use whydoku_draw::qr::Qr;
use whydoku_formats::{Format, Meta};
use whydoku_print::{Book, BookError, Day, Fonts, book_and_tell, cover};
use whydoku_words::{Language, said};

/// How often the progress line is refreshed.
const BETWEEN: Duration = Duration::from_millis(250);

/// A line on the terminal that says how far the work is.
pub(crate) struct Progress {
    what: &'static str,
    shown: Instant,
    is_shown: bool,
    is_terminal: bool,
}

impl Progress {
    pub(crate) fn new(what: &'static str) -> Self {
        let is_terminal = io::stderr().is_terminal();
        Self { what, shown: Instant::now(), is_shown: false, is_terminal }
    }
    pub(crate) fn show(&mut self, done: u64, total: u64) {
        if self.is_terminal && self.shown.elapsed() > BETWEEN {
            (self.shown, self.is_shown) = (Instant::now(), true);
            // The work continues even if nothing can be shown.
            let _ = write!(io::stderr(), "\r{}: {done} of {total}\x1b[K", self.what);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.is_shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// The fonts from files, a regular and a bold one, or our own.
pub(crate) fn fonts(files: &[PathBuf]) -> Result<Fonts, Failure> {
    let file = |path: &PathBuf| {
        std::fs::read(path).map_err(|error| Failure::bad(format!("{}: {error}", path.display())))
    };
    let [regular, bold] = [0, 1].map(|at| files.get(at).map(file).transpose());
    let Some(regular) = regular? else { return Ok(Fonts::default()) };
    Fonts::new(regular, bold?).map_err(|error| {
        let names: Vec<String> = files.iter().map(|path| path.display().to_string()).collect();
        Failure::bad(format!("{}: {error}", names.join(", ")))
    })
}

/// Today, in Greenwich.
pub(crate) fn today() -> Day {
    const A_DAY: u64 = 24 * 60 * 60;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Day::since_1970(u32::try_from(since.as_secs() / A_DAY).unwrap_or(u32::MAX))
}

/// After this many warnings of one kind, only their number is told.
const WARNINGS: usize = 5;

/// Warns of puzzles that are the same as another up to symmetry. Numbers count from 1.
pub(crate) fn warn_of_doubles<'a>(puzzles: impl Iterator<Item = &'a Puzzle>) {
    let (mut seen, mut doubles) = (std::collections::BTreeMap::new(), 0);
    for (at, puzzle) in puzzles.enumerate() {
        let first = *seen.entry(key(puzzle)).or_insert(at);
        if first == at {
            continue;
        }
        doubles += 1;
        if doubles <= WARNINGS {
            note(format_args!(
                "warning: puzzle {} is the same as puzzle {}, turned, reflected or with other digits",
                at + 1,
                first + 1
            ));
        }
    }
    if doubles > WARNINGS {
        note(format_args!("warning: {doubles} puzzles are the same as another one"));
    }
}

/// The PDF of a book, and a note with what it has. Its cover is written if there is a target for it.
pub(crate) fn bound(
    book: &Book,
    cover_target: Option<&Target>,
    language: Language,
) -> Result<Vec<u8>, Failure> {
    let count: usize = book.sections.iter().map(|section| section.sheets.len()).sum();
    let mut progress = Progress::new("pages");
    let bound = book_and_tell(book, &mut |done, total| progress.show(done as u64, total as u64));
    drop(progress);
    let bound = bound.map_err(|error| refused(&error, language))?;
    let (puzzles, pages) = (counted(count as u64, "puzzle"), counted(bound.pages as u64, "page"));
    let mut text = format!("{puzzles} on {pages} of {}", book.layout.paper);
    // From here on Amazon's KDP binds a paperback.
    if bound.pages >= 24 {
        let stock = book.cover.stock;
        let spine = stock.spine(bound.pages) / 72.0;
        let _ = write!(text, "; on {stock} paper the spine of a paperback has {spine:.2} inches");
    }
    note(text);
    if let Some(target) = cover_target {
        let pdf = cover(book, bound.pages).map_err(|error| refused(&error, language))?;
        target.write_whole(&pdf).map_err(Failure::bad)?;
    }
    Ok(bound.pdf)
}

/// The link in a QR code: to Whydoku's page at an address, or to `SudokuPad` if that is empty.
pub(crate) fn link(
    puzzle: &Puzzle,
    meta: &Meta,
    address: &str,
    language: Language,
) -> Result<String, Failure> {
    let fault = |why: &str| Failure::bad(format!("--qr: {why}"));
    let givens = puzzle.givens();
    let style = if address.is_empty() { Format::SUDOKUPAD_LINK } else { Format::SHARE };
    let link = match faithful(&givens, meta, style) {
        // Rules are told to Whydoku's page in words.
        Err(_) if !address.is_empty() => faithful(&givens, &Meta::default(), Format::NOTATION)
            .map(|text| format!("#t={}", encoded(&text))),
        other => other,
    };
    let link = link.map_err(|error| fault(&error.words(language)))?;
    let link = format!("{}{link}", address.split('#').next().unwrap_or_default());
    // What no code has room for is not left out in silence.
    if Qr::new(&link).is_none() {
        return Err(fault("the rules of a puzzle are too long for a QR code; print without --qr"));
    }
    Ok(link)
}

/// A text as a part of an address.
fn encoded(text: &str) -> String {
    let one = |byte: u8| {
        let is_plain = byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte);
        if is_plain { char::from(byte).to_string() } else { format!("%{byte:02X}") }
    };
    text.bytes().map(one).collect()
}

fn refused(error: &BookError, language: Language) -> Failure {
    match error {
        BookError::Lacking(characters) => {
            let each: Vec<String> = characters.iter().copied().map(String::from).collect();
            Failure::bad(said!("print-lacking", { "symbols": each.join(" ") }).text(language))
        }
        other => Failure::bad(other.to_string()),
    }
}

/// The file beside a book in which its puzzles are.
pub(crate) fn companion(book: &Path) -> PathBuf {
    book.with_extension("txt")
}
