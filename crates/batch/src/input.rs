//! Where lines come from.
use crate::config::JobError;
use crate::sum;
use core::fmt;
use core::str::FromStr;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// An input: a regular file, which can be divided and resumed, or anything else that can be read.
pub struct Input(Kind);

enum Kind {
    File(File),
    Stream(Box<dyn Read + Send>),
}

impl fmt::Debug for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_file() { "Input(file)" } else { "Input(stream)" })
    }
}

impl Input {
    /// Opens a file, a device or a named pipe.
    ///
    /// # Errors
    /// [`JobError::Read`] when it is a directory or cannot be opened.
    pub fn open(path: &Path) -> Result<Self, JobError> {
        let open = || {
            let file = File::open(path)?;
            let kind = fs::metadata(path)?.file_type();
            if kind.is_dir() {
                return Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a directory"));
            }
            Ok(if kind.is_file() { Self(Kind::File(file)) } else { Self::stream(file) })
        };
        open().map_err(JobError::Read)
    }
    /// Anything that can be read, such as standard input.
    pub fn stream(input: impl Read + Send + 'static) -> Self {
        Self(Kind::Stream(Box::new(input)))
    }
    /// Whether it is a regular file.
    pub fn is_file(&self) -> bool {
        matches!(self.0, Kind::File(_))
    }
    /// Its size in bytes; `None` when it is not a regular file.
    pub fn size(&self) -> Option<u64> {
        match &self.0 {
            Kind::File(file) => file.metadata().ok().map(|metadata| metadata.len()),
            Kind::Stream(_) => None,
        }
    }
    /// What distinguishes it from other files: its size, and a hash of its beginning and its end.
    pub(crate) fn identity(&mut self) -> io::Result<Option<String>> {
        const SAMPLE: u64 = 64 << 10;
        let Kind::File(file) = &mut self.0 else { return Ok(None) };
        let size = file.metadata()?.len();
        let mut sample = Vec::new();
        for start in [0, size.saturating_sub(SAMPLE)] {
            file.seek(SeekFrom::Start(start))?;
            file.by_ref().take(SAMPLE).read_to_end(&mut sample)?;
        }
        file.rewind()?;
        Ok(Some(format!("{size} bytes, {:016x}", fnv(&sample))))
    }
    /// The checksum of the bytes from `start` to `end`.
    pub(crate) fn checksum(
        &mut self,
        start: u64,
        end: u64,
        stop: Option<&AtomicBool>,
    ) -> io::Result<sum::Found> {
        let Kind::File(file) = &mut self.0 else { return Ok(sum::Found::Short) };
        file.seek(SeekFrom::Start(start))?;
        let found = sum::of_reader(&mut *file, end.saturating_sub(start), stop)?;
        file.rewind()?;
        Ok(found)
    }
    /// The lines of a shard, or all.
    pub(crate) fn part(&mut self, shard: Option<Shard>) -> Result<Part, JobError> {
        let Some(Shard { number, count }) = shard else {
            return Ok(Part { start: 0, lines_before: 0, end: self.size() });
        };
        let Kind::File(file) = &mut self.0 else {
            let why = "only a regular file can be divided into shards";
            return Err(JobError::Shard(why.into()));
        };
        let mut find = || {
            let size = u128::from(file.metadata()?.len());
            let edge = |of: u64| (size * u128::from(of) / u128::from(count)) as u64;
            let (start, end) = (line_at(file, edge(number - 1))?, line_at(file, edge(number))?);
            let lines_before = count_lines(file, start)?;
            file.rewind()?;
            Ok(Part { start, lines_before, end: Some(end) })
        };
        find().map_err(JobError::Read)
    }
    /// The bytes from `start` to `end`, for [`run`](crate::run).
    ///
    /// # Errors
    /// When the input is a file that cannot be opened or does not reach to `start`.
    pub fn into_reader(self, start: u64, end: Option<u64>) -> io::Result<Box<dyn Read + Send>> {
        match self.0 {
            Kind::Stream(stream) => Ok(stream),
            Kind::File(mut file) => {
                file.seek(SeekFrom::Start(start))?;
                Ok(match end {
                    Some(end) => Box::new(file.take(end.saturating_sub(start))),
                    None => Box::new(file),
                })
            }
        }
    }
}

/// A part of an input that starts and ends with whole lines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    pub(crate) start: u64,
    pub(crate) lines_before: u64,
    pub(crate) end: Option<u64>,
}

/// The start of the first line that starts at `at` or later.
fn line_at(file: &mut File, at: u64) -> io::Result<u64> {
    let Some(before) = at.checked_sub(1) else { return Ok(0) };
    file.seek(SeekFrom::Start(before))?;
    let mut reader = BufReader::new(file);
    let mut place = before;
    loop {
        let buffer = reader.fill_buf()?;
        let found = memchr::memchr(b'\n', buffer);
        let used = found.map_or(buffer.len(), |at| at + 1);
        let over = found.is_some() || used == 0;
        reader.consume(used);
        place += used as u64;
        if over {
            return Ok(place);
        }
    }
}

fn count_lines(file: &mut File, end: u64) -> io::Result<u64> {
    file.rewind()?;
    let mut reader = BufReader::with_capacity(1 << 16, file.take(end));
    let mut lines = 0;
    loop {
        let buffer = reader.fill_buf()?;
        if buffer.is_empty() {
            return Ok(lines);
        }
        lines += memchr::memchr_iter(b'\n', buffer).count() as u64;
        let used = buffer.len();
        reader.consume(used);
    }
}

/// FNV-1a (Fowler, Noll and Vo): guards against accidental mix-ups of files, not against malice.
fn fnv(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

/// One of several parts of about the same size, numbered from the start. The rows of all parts, one after
/// another, are the rows of the whole.
///
/// ```
/// use whydoku_batch::Shard;
/// let shard: Shard = "2/5".parse()?;
/// assert_eq!((shard.number(), shard.count()), (2, 5));
/// assert!("6/5".parse::<Shard>().is_err());
/// # Ok::<(), whydoku_batch::UnknownShard>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    number: u64,
    count: u64,
}

impl Shard {
    /// The number of the part, from one.
    pub fn number(self) -> u64 {
        self.number
    }
    /// The number of parts.
    pub fn count(self) -> u64 {
        self.count
    }
}

/// A text that does not name a part of an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownShard(String);

impl fmt::Display for UnknownShard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: a shard is written 2/5, the second of 5", self.0)
    }
}

impl core::error::Error for UnknownShard {}

impl FromStr for Shard {
    type Err = UnknownShard;
    fn from_str(text: &str) -> Result<Self, UnknownShard> {
        let parts = text.split_once('/').and_then(|(number, count)| {
            Some(Self { number: number.parse().ok()?, count: count.parse().ok()? })
        });
        let sound = |shard: &Self| (1..=shard.count).contains(&shard.number);
        parts.filter(sound).ok_or_else(|| UnknownShard(text.into()))
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.count)
    }
}
