//! Where lines come from: a file, standard input, or the argument itself.
pub(crate) mod laid_out;
mod reader;

use crate::args::Input as Operand;
use crate::exit::Failure;
use crate::input::{MOST_BYTES, looks_like_path, no_file, read_all};
use std::fs::File;
use std::io::{self, Cursor, IsTerminal, Read};
use std::path::{Path, PathBuf};
use whydoku_batch::{Input, Outputs};

pub(crate) use reader::Reader;

/// Enough of an input to detect certificates.
const PEEK: u64 = 256;

/// Where lines come from.
pub(crate) enum Source {
    File(PathBuf, String),
    Stdin,
    /// The bytes already read from standard input; the rest follows.
    Begun(Vec<u8>),
    Text(String),
    /// Anything else that can be read, and its name.
    Stream(Box<dyn Read + Send>, String),
}

impl Source {
    pub(crate) fn of(operand: &Operand) -> Result<Self, Failure> {
        match operand.puzzle.as_deref() {
            None if io::stdin().is_terminal() => Err(Failure::bad(
                "no puzzles: name a file, or use `-` for standard input (see --help)",
            )),
            None | Some("-") => Ok(Self::Stdin),
            Some(text) if Path::new(text).is_dir() => Err(no_file(text)),
            Some(text) if Path::new(text).exists() => Ok(Self::File(text.into(), text.into())),
            Some(text) if looks_like_path(text) => Err(no_file(text)),
            Some(text) => Ok(Self::Text(text.into())),
        }
    }
    /// Its name in messages.
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::File(_, name) | Self::Stream(_, name) => name,
            Self::Stdin | Self::Begun(_) => "standard input",
            Self::Text(_) => "the puzzle",
        }
    }
    /// What the command reads and writes, so far only this source.
    pub(crate) fn outputs(&self) -> Outputs {
        let mut outputs = Outputs::new();
        match self {
            Self::File(path, _) => outputs.reads(path),
            Self::Stdin | Self::Begun(_) => outputs.reads_stdin(),
            Self::Text(_) | Self::Stream(..) => {}
        }
        outputs
    }
    /// Whether it holds certificates: JSON objects that contain the whole puzzle. For standard input this reads the
    /// beginning, so a new source is returned.
    pub(crate) fn peek(self) -> Result<(Self, bool), Failure> {
        let fault = |name: &str, error: io::Error| Failure::bad(format!("{name}: {error}"));
        let mut begun = Vec::new();
        let source = match self {
            Self::File(path, name) => {
                // For a pipe or a device, the bytes read here would be lost.
                if path.is_file() {
                    let file = File::open(&path).map_err(|error| fault(&name, error))?;
                    let read = file.take(PEEK).read_to_end(&mut begun);
                    read.map_err(|error| fault(&name, error))?;
                }
                Self::File(path, name)
            }
            Self::Text(text) => {
                begun.extend_from_slice(text.as_bytes());
                Self::Text(text)
            }
            stream @ Self::Stream(..) => stream,
            Self::Stdin | Self::Begun(_) => {
                let read = io::stdin().lock().take(PEEK).read_to_end(&mut begun);
                read.map_err(|error| fault("standard input", error))?;
                Self::Begun(begun.clone())
            }
        };
        begun.retain(|byte| !byte.is_ascii_whitespace());
        let puzzle = br#""puzzle":{"#;
        let has_puzzle = begun.windows(puzzle.len()).any(|part| part == puzzle);
        Ok((source, begun.first() == Some(&b'{') && has_puzzle))
    }
    /// Its beginning, up to this many bytes, and the same source.
    pub(crate) fn head(self, most: u64) -> Result<(Self, Vec<u8>), Failure> {
        let fault = |name: &str, error: io::Error| Failure::bad(format!("{name}: {error}"));
        let mut head = Vec::new();
        let source = match self {
            Self::File(path, name) if path.is_file() => {
                let file = File::open(&path).map_err(|error| fault(&name, error))?;
                let read = file.take(most).read_to_end(&mut head);
                read.map_err(|error| fault(&name, error))?;
                Self::File(path, name)
            }
            // For a pipe or a device, the bytes read here would be lost.
            Self::File(path, name) => {
                let mut file = File::open(&path).map_err(|error| fault(&name, error))?;
                let read = file.by_ref().take(most).read_to_end(&mut head);
                read.map_err(|error| fault(&name, error))?;
                Self::Stream(Box::new(Cursor::new(head.clone()).chain(file)), name)
            }
            Self::Text(text) => {
                head.extend_from_slice(text.as_bytes());
                Self::Text(text)
            }
            Self::Stdin => {
                let read = io::stdin().lock().take(most).read_to_end(&mut head);
                read.map_err(|error| fault("standard input", error))?;
                Self::Begun(head.clone())
            }
            Self::Begun(begun) => {
                head.clone_from(&begun);
                Self::Begun(begun)
            }
            Self::Stream(mut stream, name) => {
                let read = stream.by_ref().take(most).read_to_end(&mut head);
                read.map_err(|error| fault(&name, error))?;
                Self::Stream(Box::new(Cursor::new(head.clone()).chain(stream)), name)
            }
        };
        Ok((source, head))
    }
    /// Whether it is known to hold only one line; and the same source. It does not wait for standard
    /// input.
    pub(crate) fn look_for_one_line(self) -> Result<(Self, bool), Failure> {
        if !matches!(self, Self::File(..) | Self::Text(_)) {
            return Ok((self, false));
        }
        let (source, head) = self.head(PEEK)?;
        let lines = head.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()).count();
        Ok((source, lines <= 1 && (head.len() as u64) < PEEK))
    }
    /// Its bytes.
    pub(crate) fn reader(self) -> Result<Box<dyn Read + Send>, Failure> {
        Ok(match self {
            Self::File(path, name) => {
                Box::new(File::open(&path).map_err(|e| Failure::bad(format!("{name}: {e}")))?)
            }
            Self::Stdin => Box::new(io::stdin()),
            Self::Begun(begun) => Box::new(Cursor::new(begun).chain(io::stdin())),
            Self::Text(text) => Box::new(Cursor::new(text)),
            Self::Stream(stream, _) => stream,
        })
    }
    /// The whole text, unless it is too large for one puzzle.
    pub(crate) fn text(&self) -> Result<String, Failure> {
        let name = self.name();
        match self {
            Self::File(path, _) => {
                let file = File::open(path).map_err(|e| Failure::bad(format!("{name}: {e}")))?;
                read_all(name, file)
            }
            Self::Stdin => read_all(name, io::stdin()),
            Self::Begun(begun) => read_all(name, Cursor::new(begun.clone()).chain(io::stdin())),
            Self::Text(text) => Ok(text.clone()),
            Self::Stream(..) => Err(Failure::bad(format!("{name}: can be read only once"))),
        }
    }
    /// Whether it is a file too large for one puzzle.
    pub(crate) fn is_large(&self) -> bool {
        let Self::File(path, _) = self else { return false };
        path.metadata().is_ok_and(|metadata| metadata.len() > MOST_BYTES)
    }
    /// The same source again after [`Self::text`] has read it.
    pub(crate) fn again(self, text: String) -> Self {
        match self {
            Self::Stdin | Self::Begun(_) => Self::Begun(text.into_bytes()),
            other => other,
        }
    }
    pub(crate) fn open(self) -> Result<Input, Failure> {
        match self {
            Self::File(path, name) => {
                Input::open(&path).map_err(|error| Failure::bad(format!("{name}: {error}")))
            }
            Self::Stdin => Ok(Input::stream(io::stdin())),
            Self::Begun(begun) => Ok(Input::stream(Cursor::new(begun).chain(io::stdin()))),
            Self::Text(text) => Ok(Input::stream(Cursor::new(text))),
            Self::Stream(stream, _) => Ok(Input::stream(stream)),
        }
    }
}
