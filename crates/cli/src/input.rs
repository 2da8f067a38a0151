//! Where a puzzle comes from: the argument itself, a file, or standard input.
use crate::args::Input;
use crate::decode::Decoded;
use crate::exit::Failure;
use crate::wrap::note;
use std::fs;
use std::io::{self, IsTerminal, Read};
use std::path::Path;
use whydoku_batch::{Outputs, Target};
use whydoku_core::{Puzzle, Regions, Shape};
use whydoku_exact::Budget;
use whydoku_formats::{Options, ParseError, Parsed, Shown, parse, parse_shape, parse_to_show};
use whydoku_ink::{Doubt, Meaning, OpenError, Reading, open};
use whydoku_words::{Language, Said, said};

/// A text longer than this is not a puzzle.
pub(crate) const MOST_BYTES: u64 = 4 << 20;

/// The requested shape, if any.
pub(crate) fn shape(shape: Option<&str>, size: Option<usize>) -> Result<Option<Shape>, Failure> {
    match (shape, size) {
        (Some(text), _) => parse_shape(text)
            .map(Some)
            .map_err(|error| Failure::bad(format!("--shape {text}: {error}"))),
        // A size without boxes is rejected with the message about square boards.
        (None, Some(digits)) => match Shape::usual(digits) {
            Ok(shape) => Ok(Some(shape)),
            Err(_) => Shape::square(digits).map(Some).map_err(Failure::bad),
        },
        (None, None) => Ok(None),
    }
}

/// The shape of a new empty board. Boxes are squares, or one wider than high (6 is 2x3, 12 is 3x4); a size
/// without such boxes is rejected with the message about square boards.
pub(crate) fn blank_shape(
    text: Option<&str>,
    size: Option<usize>,
) -> Result<Option<Shape>, Failure> {
    let is_near = |shape: &Shape| matches!(shape.regions(), Regions::Boxes { rows, columns } if columns - rows <= 1);
    match shape(text, size)? {
        Some(shape) if text.is_some() || is_near(&shape) => Ok(Some(shape)),
        Some(shape) => Shape::square(shape.side()).map(Some).map_err(Failure::bad),
        None => Ok(None),
    }
}

impl Input {
    /// Reads the puzzle. Warnings go to standard error.
    pub(crate) fn read(&self, language: Language) -> Result<Parsed, Failure> {
        let (name, text) = self.text()?;
        self.parse(&name, &text, language)?.map_err(|error| located(&name, &error, language))
    }
    /// Reads the puzzle of a text. Warnings go to standard error. A puzzle that is drawn and not understood as a whole is
    /// refused, with every doubt.
    pub(crate) fn parse(
        &self,
        name: &str,
        text: &str,
        language: Language,
    ) -> Result<Result<Parsed, ParseError>, Failure> {
        let parsed = match self.open(text)? {
            Ok(parsed) => Ok(parsed),
            Err(OpenError::Doubtful(reading)) => {
                let said = said!("ink-doubtful", { "doubts": doubts(&reading, language) });
                return Err(Failure::bad(of_file(name, &said, language)));
            }
            Err(OpenError::Malformed(error)) => Err(error),
        };
        for warning in parsed.iter().flat_map(|parsed| parsed.warnings_in(language)) {
            note(said!("program-warning", { "file": name, "warning": warning }).text(language));
        }
        Ok(parsed)
    }
    /// Reads the puzzle to look at it: of one that is drawn, whatever is understood, and a note that says what is not.
    pub(crate) fn read_to_look(&self, language: Language) -> Result<Parsed, Failure> {
        let (name, text) = self.text()?;
        match self.open(&text)? {
            Err(OpenError::Doubtful(reading)) => {
                let said = said!("ink-only-shown", { "doubts": doubts(&reading, language) });
                note(of_file(&name, &said, language));
                Ok(reading.parsed)
            }
            _ => self
                .parse(&name, &text, language)?
                .map_err(|error| located(&name, &error, language)),
        }
    }
    /// Reads the puzzle only to show it, see [`Shown`]. Oddities, and anything unknown, are reported on standard
    /// error.
    pub(crate) fn shown(&self, language: Language) -> Result<Shown, Failure> {
        let (name, text) = self.text()?;
        let shown = match self.open(&text)? {
            Ok(parsed) => Shown::from(parsed),
            Err(_) => parse_to_show(&text, &self.options()?)
                .map_err(|error| located(&name, &error, language))?,
        };
        for warning in shown.warnings_in(language) {
            note(
                said!("program-warning", { "file": name.as_str(), "warning": warning })
                    .text(language),
            );
        }
        if !shown.unknown_rules().is_empty() {
            let rules = shown.remarks(language).join("; ");
            note(said!("program-only-shown", { "file": name, "rules": rules }).text(language));
        }
        Ok(shown)
    }
    /// The puzzle of a text, drawn or not.
    fn open(&self, text: &str) -> Result<Result<Parsed, OpenError>, Failure> {
        Ok(open(text, &self.options()?, &self.settled, &Budget::unlimited()))
    }
    /// How lines are read.
    pub(crate) fn options(&self) -> Result<Options, Failure> {
        Ok(Options { shape: shape(self.shape.as_deref(), self.size)?, format: self.from })
    }
    /// The options on the board and the format, for a job that may be resumed later.
    pub(crate) fn identity(&self) -> String {
        let size = || self.size.map(|size| size.to_string());
        let shape = self.shape.clone().or_else(size).unwrap_or_else(|| "any".into());
        let from = self.from.map(|format| format!(", from {}", format.id())).unwrap_or_default();
        format!("shape {shape}{from}")
    }
    /// Reads the puzzle and ignores anything else in the text.
    pub(crate) fn puzzle(&self, language: Language) -> Result<Puzzle, Failure> {
        self.read(language).map(|parsed| parsed.puzzle)
    }
    /// What the command reads and writes, so far only this input.
    pub(crate) fn outputs(&self) -> Outputs {
        let mut outputs = Outputs::new();
        match self.puzzle.as_deref() {
            None | Some("-") => outputs.reads_stdin(),
            Some(operand) if Path::new(operand).exists() => outputs.reads(Path::new(operand)),
            Some(_) => {}
        }
        outputs
    }
    /// The target of the only output of a command, if one is named.
    pub(crate) fn target(
        &self,
        option: &str,
        path: Option<&Path>,
    ) -> Result<Option<Target>, Failure> {
        let mut outputs = self.outputs();
        path.map(|path| outputs.claim(option, path)).transpose().map_err(Failure::bad)
    }
    fn text(&self) -> Result<(String, String), Failure> {
        match self.puzzle.as_deref() {
            None if io::stdin().is_terminal() => Err(Failure::bad(
                "no puzzle: give one, or a file, or `-` for standard input (see --help)",
            )),
            None | Some("-") => {
                Ok(("standard input".into(), read_all("standard input", io::stdin())?))
            }
            Some(operand) if Path::new(operand).is_file() => {
                let file = fs::File::open(operand)
                    .map_err(|error| Failure::bad(format!("{operand}: {error}")))?;
                Ok((operand.into(), read_all(operand, file)?))
            }
            Some(operand) if looks_like_path(operand) => Err(no_file(operand)),
            Some(operand) => Ok(("the puzzle".into(), operand.into())),
        }
    }
}

/// Everything that is not understood of what is drawn, what was understood, and how the rest can be settled, a line each.
fn doubts(reading: &Reading, language: Language) -> String {
    let doubts = reading.doubts.iter().map(Doubt::said);
    let meanings = reading.meanings.iter().map(Meaning::said);
    let lines = doubts.chain(meanings).chain([said!("ink-to-settle")]);
    let lines = lines.flat_map(|line| ["\n  ".to_owned(), line.text(language)]);
    lines.collect()
}

/// What is said of a file, after its name.
fn of_file(name: &str, said: &Said, language: Language) -> String {
    said!("program-not-read", { "file": name, "fault": said.text(language) }).text(language)
}

pub(crate) fn read_all(name: &str, from: impl Read + Send + 'static) -> Result<String, Failure> {
    read_up_to(MOST_BYTES, name, from)
}

/// A text of at most this many bytes, however it is stored.
pub(crate) fn read_up_to(
    most: u64,
    name: &str,
    from: impl Read + Send + 'static,
) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let fault = |error: io::Error| Failure::bad(format!("{name}: {error}"));
    Decoded::new(from).take(most + 1).read_to_end(&mut bytes).map_err(fault)?;
    if bytes.len() as u64 > most {
        let most = most >> 20;
        return Err(Failure::bad(format!("{name}: too large (over {most} MiB)")));
    }
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.split(|&byte| byte == b'\n').count();
        let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
        Failure::bad(format!("{name}: line {line}, column {column}: this is not UTF-8 text"))
    })
}

/// Whether an operand that is not a file looks like the name of one.
pub(crate) fn looks_like_path(operand: &str) -> bool {
    if parse(operand, &Options::default()).is_ok() || operand.contains("://") {
        return false;
    }
    let extension = Path::new(operand).extension().and_then(|extension| extension.to_str());
    let named = extension.is_some_and(|e| e.chars().any(char::is_alphabetic) && operand.len() < 60);
    Path::new(operand).is_dir() || operand.contains(['/', '\\']) || named || is_word(operand)
}

/// Whether a text is a word or two rather than cells: short, and mostly letters. The cells of a board
/// of letters are separated by blanks.
fn is_word(text: &str) -> bool {
    let letters = text.chars().filter(|c| c.is_alphabetic() && !"xX".contains(*c)).count();
    let count = text.chars().count();
    count < LONGEST_NAME && 2 * letters > count && !text.contains('\n')
}

/// Names of files are usually shorter than this.
const LONGEST_NAME: usize = 60;
/// Names this similar may be misspellings of each other, as for clap's options.
const NEAR: f64 = 0.8;

/// Reports that an operand is neither a file nor a puzzle, and which file may have been meant.
pub(crate) fn no_file(operand: &str) -> Failure {
    let path = Path::new(operand);
    if path.is_dir() {
        return Failure::bad(format!("{operand}: is a directory, and it is not a puzzle either"));
    }
    let meant = near_names(path).map(|name| format!("; did you mean {name}?")).unwrap_or_default();
    Failure::bad(format!("{operand}: no such file, and it is not a puzzle either{meant}"))
}

/// The file in the same folder with the most similar name, if one is similar.
fn near_names(path: &Path) -> Option<String> {
    let wanted = path.file_name()?.to_str()?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let files = fs::read_dir(folder.unwrap_or(Path::new("."))).ok()?.flatten();
    let near = |name: String| {
        let nearness = strsim::jaro(wanted, &name);
        // A name without its extension is a misspelling, too.
        let stem = Path::new(&name).file_stem().is_some_and(|stem| stem == wanted);
        (nearness > NEAR || stem).then_some((nearness, name))
    };
    let names = files.filter(|file| file.path().is_file());
    let names = names.filter_map(|file| near(file.file_name().into_string().ok()?));
    let (_, name) = names.max_by(|a, b| a.0.total_cmp(&b.0).then_with(|| b.1.cmp(&a.1)))?;
    let whole = folder.map_or_else(|| name.clone().into(), |folder| folder.join(&name));
    Some(whole.display().to_string())
}

/// The message of a parse error: where it came from, what is wrong, and the place.
pub(crate) fn located(name: &str, error: &ParseError, language: Language) -> Failure {
    let excerpt = error.render_excerpt();
    let excerpt = if excerpt.trim().is_empty() { String::new() } else { format!("\n{excerpt}") };
    let said = said!("program-not-read", { "file": name, "fault": error.words(language) });
    Failure::bad(said.text(language) + &excerpt)
}
