//! The first row of each class, in bounded memory.
//!
//! Rows go to one file, in order; their keys, with the number of the row, go to one of many piles, by a
//! hash. At the end each pile is sorted on its own, which shows the first row of each key; a second
//! pass over the rows omits the others. Small amounts stay in memory. So the memory needed is
//! that of one pile, and a bit for each row.
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use whydoku_batch::{JobError, Problem, Progress, Sink};

/// The number of piles. With ten million rows a pile takes two megabytes, with ten thousand million two
/// gigabytes.
const PILES: usize = 256;
/// Bytes of a pile, and of the rows, that stay in memory.
const PILE_BUFFER: usize = 64 << 10;
const ROWS_BUFFER: usize = 8 << 20;
/// Characters of a key: a canonical form.
const KEY: usize = 81;
/// A key as stored: two digits a byte, then the number of the row.
const RECORD: usize = 41 + 8;

/// Bytes that go to a file when there are many of them.
struct Pile {
    buffer: Vec<u8>,
    most: usize,
    file: Option<File>,
}

impl Pile {
    fn new(most: usize) -> Self {
        Self { buffer: Vec::new(), most, file: None }
    }
    /// Adds bytes; a file is made in `folder` when it is needed. It has no name, so nothing remains
    /// of it when the program ends, however it ends.
    fn push(&mut self, bytes: &[u8], folder: &Path) -> io::Result<()> {
        self.buffer.extend_from_slice(bytes);
        if self.buffer.len() < self.most {
            return Ok(());
        }
        let file = match &mut self.file {
            Some(file) => file,
            None => self.file.insert(tempfile::tempfile_in(folder)?),
        };
        file.write_all(&self.buffer)?;
        self.buffer.clear();
        Ok(())
    }
    /// Everything, from the beginning.
    fn into_reader(mut self) -> io::Result<Box<dyn Read>> {
        let tail = Cursor::new(core::mem::take(&mut self.buffer));
        Ok(match self.file {
            None => Box::new(tail),
            Some(mut file) => {
                file.seek(SeekFrom::Start(0))?;
                Box::new(file.chain(tail))
            }
        })
    }
}

/// Takes rows, and returns the first of each class.
pub(super) struct Dedupe {
    piles: Vec<Pile>,
    rows: Pile,
    /// The folder for temporary files.
    folder: PathBuf,
    count: u64,
}

impl Dedupe {
    pub(super) fn new(scratch: Option<PathBuf>) -> Self {
        Self {
            piles: (0..PILES).map(|_| Pile::new(PILE_BUFFER)).collect(),
            rows: Pile::new(ROWS_BUFFER),
            folder: scratch.unwrap_or_else(std::env::temp_dir),
            count: 0,
        }
    }
    fn row(&mut self, row: &str) -> io::Result<()> {
        let Some(key) = row.as_bytes().get(..KEY) else { return Ok(()) };
        let mut record = [0; RECORD];
        let mut hash = 0xCBF2_9CE4_8422_2325_u64;
        for (at, symbol) in key.iter().enumerate() {
            let digit = if symbol.is_ascii_digit() { symbol - b'0' } else { 0 };
            record[at / 2] |= digit << (4 * (at % 2));
            hash = (hash ^ u64::from(digit)).wrapping_mul(0x100_0000_01B3);
        }
        record[41..].copy_from_slice(&self.count.to_be_bytes());
        self.count += 1;
        let pile = (hash >> 32) as usize % PILES;
        self.piles[pile].push(&record, &self.folder)?;
        // With --keep the puzzle follows the form, and is what is printed.
        let rest = &row[KEY..];
        let kept = if rest.len() >= KEY && !rest.starts_with(' ') { rest } else { row };
        self.rows.push(kept.as_bytes(), &self.folder)?;
        self.rows.push(b"\n", &self.folder)
    }
    /// Writes the first row of each class.
    pub(super) fn finish(self, out: &mut dyn Write) -> io::Result<()> {
        let Self { piles, rows, count, .. } = self;
        let mut first = vec![0_u64; usize::try_from(count / 64 + 1).unwrap_or(usize::MAX)];
        for pile in piles {
            let mut bytes = Vec::new();
            pile.into_reader()?.read_to_end(&mut bytes)?;
            let mut records: Vec<&[u8]> = bytes.chunks_exact(RECORD).collect();
            records.sort_unstable();
            let mut before: &[u8] = &[];
            for record in records {
                let (key, number) = record.split_at(RECORD - 8);
                if key != before {
                    let number = number.iter().fold(0_u64, |n, &byte| n << 8 | u64::from(byte));
                    first[(number / 64) as usize] |= 1 << (number % 64);
                }
                before = key;
            }
        }
        let mut reader = BufReader::new(rows.into_reader()?);
        let mut row = String::new();
        for number in 0..count {
            row.clear();
            reader.read_line(&mut row)?;
            if first[(number / 64) as usize] >> (number % 64) & 1 == 1 {
                out.write_all(row.as_bytes())?;
            }
        }
        out.flush()
    }
}

impl Sink for Dedupe {
    fn rows(&mut self, text: &str, _beside: &str) -> Result<(), JobError> {
        let fault = |error| JobError::Write("a file for duplicates".into(), error);
        text.lines().filter(|row| row.len() >= KEY).try_for_each(|row| self.row(row).map_err(fault))
    }
    fn problem(&mut self, _problem: &Problem) -> Result<(), JobError> {
        Ok(())
    }
    fn progress(&mut self, _: &Progress, _: bool, _: bool) -> Result<(), JobError> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_row_of_each_class_is_kept_in_order_however_many_there_are() {
        // More rows than fit into memory.
        let form = |n: u32| format!("{:0>81}", n % 70_000);
        let mut dedupe = Dedupe::new(None);
        let mut text = String::new();
        for n in 0..150_000 {
            text.push_str(&form(n * 7));
            text.push('\n');
        }
        dedupe.rows(&text, "").unwrap();
        assert!(dedupe.rows.file.is_some() && dedupe.piles.iter().any(|pile| pile.file.is_some()));
        let mut out = Vec::new();
        dedupe.finish(&mut out).unwrap();
        let out = String::from_utf8(out).unwrap();
        let mut lines: Vec<&str> = out.lines().collect();
        assert_eq!(lines[..3], [form(0), form(7), form(14)]);
        assert_eq!(lines.len(), 10_000);
        lines.sort_unstable();
        lines.dedup();
        assert_eq!(lines.len(), 10_000);
    }
}
