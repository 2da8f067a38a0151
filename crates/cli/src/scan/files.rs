//! Which files are scanned: those that are named, and the pictures and documents in folders.
use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use whydoku_words::{Language, message};

/// A file larger than this is not a picture that anyone has taken.
const MOST_BYTES: u64 = 256 << 20;

/// The extensions of the files that are read in a folder.
const ENDINGS: [&str; 9] = ["jpg", "jpeg", "png", "webp", "gif", "pdf", "heic", "heif", "avif"];

/// The files to scan, those of a folder sorted by name.
pub(super) fn of(named: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for path in named {
        if path.is_dir() {
            inside(path, &mut files)?;
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

fn inside(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let fault = |error: io::Error| format!("{}: {error}", folder.display());
    let entries = std::fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let mut entries = entries.map_err(fault)?;
    entries.sort_by_key(std::fs::DirEntry::path);
    for entry in entries {
        let path = entry.path();
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        // A link to a folder is not followed: it may lead back.
        if entry.file_type().map_err(fault)?.is_dir() {
            inside(&path, files)?;
        } else if ending.is_some_and(|ending| ENDINGS.contains(&ending.as_str())) {
            files.push(path);
        }
    }
    Ok(())
}

/// The bytes of a file, or why they are not available.
pub(super) fn read(file: &Path, language: Language) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let read = if file.as_os_str() == "-" {
        io::stdin().lock().take(MOST_BYTES).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes))
    };
    read.map_err(|error| error.to_string())?;
    if bytes.len() as u64 == MOST_BYTES {
        return Err(message!("scan-too-large").text(language).to_owned());
    }
    Ok(bytes)
}

/// The progress of a job of several files, on one line of a terminal.
pub(super) struct Progress {
    is_shown: bool,
    count: usize,
    at: usize,
}

impl Progress {
    pub(super) fn new(count: usize) -> Self {
        Self { is_shown: count > 1 && io::stderr().is_terminal(), count, at: 0 }
    }
    pub(super) fn next(&mut self, file: &Path) {
        self.at += 1;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let name: String = name.chars().filter(|letter| !letter.is_control()).take(40).collect();
        let share = (self.at - 1) * 100 / self.count;
        self.say(&format!("\r{share:>3} %  {} / {}  {name}\x1b[K", self.at, self.count));
    }
    pub(super) fn clear(&self) {
        self.say("\r\x1b[K");
    }
    fn say(&self, words: &str) {
        if self.is_shown {
            let mut err = io::stderr().lock();
            // Progress that cannot be shown is not missed.
            let _ = err.write_all(words.as_bytes()).and_then(|()| err.flush());
        }
    }
}
