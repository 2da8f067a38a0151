//! The file a game is saved in, and the folder of all games.
use crate::exit::Failure;
use std::env;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use whydoku_batch::{LockError, Locked, Outputs, Target, WriteFailed};
use whydoku_session::{Game, Progress, SaveError};
use whydoku_words::{Language, Said, message, said};

/// The extension of saved games.
const ENDING: &str = "game";
/// A file longer than this is not a saved game.
const MOST_BYTES: u64 = 64 << 20;

/// The file of the game in progress. No other program may use it meanwhile; it is replaced as a whole,
/// so it is never half written.
pub(super) struct Store {
    held: Locked,
    /// The argument for `--resume`.
    name: String,
}

impl Store {
    /// A file for a new game. No file with this name may exist.
    pub(super) fn create(path: &Path, language: Language) -> Result<Self, Failure> {
        let store = Self::hold(path, path.display().to_string(), language)?;
        if path.exists() {
            let exists = said!("play-exists", { "file": path.display().to_string() });
            return Err(Failure::bad(exists.text(language)));
        }
        Ok(store)
    }
    /// A new file for a new game, in the usual folder.
    pub(super) fn create_usual(language: Language) -> Result<Self, Failure> {
        let folder = folder(language)?;
        let fault = |error| Failure::bad(format!("{}: {error}", folder.display()));
        fs::create_dir_all(&folder).map_err(fault)?;
        sweep(&folder, language)?;
        let number = |name: String| name.strip_prefix("game-")?.parse::<u64>().ok();
        let last = names(&folder)?.into_iter().filter_map(number).max().unwrap_or(0);
        let mut next = last;
        loop {
            next = next.saturating_add(1);
            let path = folder.join(format!("game-{next}.{ENDING}"));
            let held = match claim(&path, language)?.lock() {
                Ok(held) => held,
                // Another program starts a game at the same moment.
                Err(WriteFailed::Locked(LockError::Held { .. })) => continue,
                Err(error) => return Err(Failure::bad(error)),
            };
            if !path.exists() {
                return Ok(Self { held, name: format!("game-{next}") });
            }
        }
    }
    /// The file of a saved game: by its name in the usual folder, or any file.
    pub(super) fn open(name: &str, language: Language) -> Result<(Self, Game), Failure> {
        let path = find(name, language)?;
        // Locked before it is read, so that no other program can continue it in between.
        let store = Self::hold(&path, name.to_owned(), language)?;
        let game = load(&path, language).map_err(Failure::bad)?;
        Ok((store, game))
    }
    fn hold(path: &Path, name: String, language: Language) -> Result<Self, Failure> {
        let held = claim(path, language)?.lock().map_err(|error| match error {
            WriteFailed::Locked(LockError::Held { process, .. }) => {
                let file = path.display().to_string();
                let said = match process {
                    None => said!("play-open", { "file": file }),
                    Some(number) => said!("play-open-process", {
                        "file": file, "process": number.to_string(),
                    }),
                };
                Failure::bad(said.text(language))
            }
            error => Failure::bad(error),
        })?;
        Ok(Self { held, name })
    }
    pub(super) fn path(&self) -> &Path {
        self.held.name()
    }
    /// The command that continues this game.
    pub(super) fn command(&self) -> String {
        command(&self.name)
    }
    /// Whether this is the game's own file.
    pub(super) fn is(&self, path: &Path) -> bool {
        let file = fs::canonicalize(self.held.name());
        fs::canonicalize(path).is_ok_and(|path| file.is_ok_and(|file| file == path))
    }
    pub(super) fn write(&self, game: &Game) -> Result<(), Failure> {
        self.held.write_whole(game.save_with_checksum().as_bytes()).map_err(Failure::bad)
    }
}

/// Removes what programs that were killed have left of games, unless somebody is playing these.
fn sweep(folder: &Path, language: Language) -> Result<(), Failure> {
    let fault = |error| Failure::bad(format!("{}: {error}", folder.display()));
    for entry in fs::read_dir(folder).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        let is_part = path.extension().is_some_and(|ending| ending == "part");
        let game = path.with_extension("");
        if is_part && game.extension().is_some_and(|ending| ending == ENDING) {
            // Whoever locks a game removes what is left of it.
            drop(claim(&game, language)?.lock());
        }
    }
    Ok(())
}

/// The command that continues a game.
pub(super) fn command(name: &str) -> String {
    format!("whydoku play --resume {name}")
}

fn claim(path: &Path, language: Language) -> Result<Target, Failure> {
    let target = Outputs::new().claim("--save", path).map_err(Failure::bad)?;
    if !target.is_file() {
        let said = said!("play-no-file", { "file": path.display().to_string() });
        return Err(Failure::bad(said.text(language)));
    }
    Ok(target)
}

/// Where games are saved unless another place is named.
fn folder(language: Language) -> Result<PathBuf, Failure> {
    let named = |name| env::var_os(name).filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let usual = || {
        if cfg!(windows) {
            return named("LOCALAPPDATA");
        }
        named("HOME").map(|home| home.join(".local/state"))
    };
    let state = named("XDG_STATE_HOME")
        .or_else(usual)
        .ok_or_else(|| Failure::bad(message!("play-no-home").text(language)))?;
    Ok(state.join("whydoku"))
}

/// The names of the games in a folder, which need not exist.
fn names(folder: &Path) -> Result<Vec<String>, Failure> {
    let fault = |error| Failure::bad(format!("{}: {error}", folder.display()));
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(fault(error)),
    };
    let mut names = Vec::new();
    for entry in entries {
        let path = entry.map_err(fault)?.path();
        if path.extension().is_some_and(|ending| ending == ENDING) {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}

/// The file with this name.
fn find(name: &str, language: Language) -> Result<PathBuf, Failure> {
    let path = PathBuf::from(name);
    if path.exists() {
        return Ok(path);
    }
    let folder = folder(language)?;
    let named = folder.join(format!("{name}.{ENDING}"));
    if path.components().count() == 1 && named.exists() {
        return Ok(named);
    }
    let known = match names(&folder)?.as_slice() {
        [] => said!("play-no-games"),
        known => said!("play-games", { "names": known.join(", ") }),
    };
    let said = said!("play-no-such-game", { "name": name, "known": known });
    Err(Failure::bad(said.text(language)))
}

/// Reads a saved game.
fn load(path: &Path, language: Language) -> Result<Game, String> {
    let name = path.display();
    let file = fs::File::open(path).map_err(|error| format!("{name}: {error}"))?;
    let text = crate::input::read_up_to(MOST_BYTES, &name.to_string(), file);
    let text = text.map_err(|failure| failure.to_string())?;
    Game::load(&text).map_err(|error: SaveError| {
        said!("play-not-read", { "file": name.to_string(), "problem": error.to_string() })
            .text(language)
    })
}

/// A game in the usual folder.
pub(super) struct Saved {
    pub(super) name: String,
    changed: SystemTime,
    game: Result<Game, String>,
}

impl Saved {
    /// All games in the usual folder, most recently played first.
    pub(super) fn all(language: Language) -> Result<Vec<Self>, Failure> {
        let folder = folder(language)?;
        let look = |name: String| {
            let path = folder.join(format!("{name}.{ENDING}"));
            let changed = fs::metadata(&path).and_then(|data| data.modified());
            let changed = changed.unwrap_or(SystemTime::UNIX_EPOCH);
            Self { name, changed, game: load(&path, language) }
        };
        let mut all: Vec<Self> = names(&folder)?.into_iter().map(look).collect();
        all.sort_by_key(|saved| std::cmp::Reverse(saved.changed));
        Ok(all)
    }
    /// A line of the list.
    pub(super) fn words(&self, language: Language) -> String {
        let name = self.name.as_str();
        let said = match &self.game {
            Err(_) => said!("play-game-damaged", { "name": name }),
            Ok(game) => {
                let cells = game.shape().cell_count();
                let state = match game.progress() {
                    Progress::Solved => said!("play-game-solved"),
                    Progress::Empty(empty) => {
                        said!("play-game-filled", { "count": cells - empty, "cells": cells })
                    }
                };
                let (side, ago) = (game.shape().side(), ago(self.changed));
                said!("play-game", { "name": name, "side": side, "state": state, "ago": ago })
            }
        };
        said.text(language)
    }
}

/// How long ago something was.
fn ago(then: SystemTime) -> Said {
    let minutes = then.elapsed().map_or(0, |since| since.as_secs() / 60);
    let count = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    match minutes {
        0 => said!("play-ago-now"),
        1..=119 => said!("play-ago-minutes", { "count": count(minutes) }),
        120..=2879 => said!("play-ago-hours", { "count": count(minutes / 60) }),
        _ => said!("play-ago-days", { "count": count(minutes / 1440) }),
    }
}
