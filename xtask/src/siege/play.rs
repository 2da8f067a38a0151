//! Games that are killed, damaged and played twice. Whatever a player was shown is on the disk, and
//! no file is read as a different game.
use super::field::{Ended, Field, Random, Tally, write};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// The number of kills while a game begins, and in the middle of one.
const STARTS: u64 = 300;
const MIDDLES: u64 = 200;
/// The number of files that are damaged.
const DAMAGED: u64 = 500;
/// The number of rounds in which several games begin at the same moment, and of games in each.
const ROUNDS: u64 = 20;
const TOGETHER: usize = 8;

pub(super) fn run(field: &Field) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let moves = "A3 4\nnote A4 26\nundo\nA4 6\nA4 .\nredo\nC1 1\nfill\nA6 .\n".repeat(40);
    write(&field.path("moves.txt"), moves.as_bytes())?;
    write(&field.path("none.txt"), b"")?;
    killed_at_start(field, &mut tally)?;
    killed_in_the_middle(field, &mut tally)?;
    damaged(field, &mut tally)?;
    two_players(field, &mut tally)?;
    together(field, &mut tally)?;
    Ok(tally)
}

/// A game in which these lines are typed, saved in this folder of its own.
fn game(field: &Field, words: &[&str], lines: &str, state: &str) -> Result<Command, String> {
    let words = [&["play"], words].concat();
    let mut command = field.command(&words, "run.out", "run.err")?;
    let input = field.path(lines);
    let open = File::open(&input).map_err(|error| format!("{}: {error}", input.display()))?;
    command.stdin(open).env("XDG_STATE_HOME", field.path(state));
    Ok(command)
}

fn play(field: &Field, words: &[&str], lines: &str, state: &str) -> Result<Ended, String> {
    field.end(game(field, words, lines, state)?, words)
}

/// Starts a game and kills it after some microseconds; returns its output until then.
fn kill(field: &Field, state: &str, lines: &str, after: u64) -> Result<String, String> {
    let started = game(field, &[PUZZLE], lines, state)?.spawn();
    let mut child = started.map_err(|error| error.to_string())?;
    sleep(Duration::from_micros(after));
    let _ = child.kill();
    child.wait().map_err(|error| error.to_string())?;
    fs::read(field.path("run.out"))
        .map(|out| String::from_utf8_lossy(&out).into_owned())
        .map_err(|error| error.to_string())
}

/// Saved games in a folder, by name.
fn saved(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_game = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "game");
    let mut games: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_game).collect();
    games.sort();
    games
}

fn clear(field: &Field, state: &str) {
    // It need not be there.
    let _ = fs::remove_dir_all(field.path(state));
}

fn killed_at_start(field: &Field, tally: &mut Tally) -> Result<(), String> {
    let mut random = field.random(200);
    clear(field, "start");
    play(field, &[PUZZLE], "moves.txt", "start")?;
    let folder = field.path("start/whydoku");
    let first = fs::read(folder.join("game-1.game")).map_err(|error| error.to_string())?;
    for _ in 0..STARTS * field.times {
        let said = kill(field, "start", "none.txt", random.next() % 12_000)?;
        tally.count("kills while a game begins");
        let games = saved(&folder);
        if !said.is_empty() && games.len() < 2 {
            tally.breach(format!("it said {said:?}, but is not on the disk"));
        }
        if fs::read(&games[0]).ok().as_ref() != Some(&first) {
            tally.breach("the game before is lost".into());
        }
        for game in &games[1..] {
            let name = game.to_string_lossy();
            let again = play(field, &["--resume", &name], "none.txt", "start")?;
            if again.code != Some(0) {
                tally.breach(format!("{name}: {}", again.err));
            }
            fs::remove_file(game).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

fn killed_in_the_middle(field: &Field, tally: &mut Tally) -> Result<(), String> {
    let mut random = field.random(201);
    for _ in 0..MIDDLES * field.times {
        clear(field, "middle");
        let said = kill(field, "middle", "moves.txt", random.next() % 150_000)?;
        tally.count("kills in the middle");
        let games = saved(&field.path("middle/whydoku"));
        let Some(game) = games.first() else {
            if !said.is_empty() {
                tally.breach(format!("it said {said:?}, but is not on the disk"));
            }
            continue;
        };
        let game = game.to_string_lossy();
        let again = play(field, &["--resume", &game], "none.txt", "middle")?;
        let out = String::from_utf8_lossy(&again.out).into_owned();
        // The board that was last shown completely, or one action further.
        let shown = boards(&said);
        let kept = boards(&out);
        let (Some(shown), Some(kept)) = (shown.last(), kept.last()) else {
            if again.code != Some(0) {
                tally.breach(format!("{game}: {}", again.err));
            }
            continue;
        };
        let differ = shown.chars().zip(kept.chars()).filter(|(a, b)| a != b).count();
        if again.code != Some(0) || (differ > 4 && shown.len() == kept.len()) {
            tally.breach(format!("shown was\n{shown}\nkept is\n{kept}\n{}", again.err));
        }
    }
    Ok(())
}

/// The complete boards of an output.
fn boards(out: &str) -> Vec<&str> {
    let mut rest = out;
    let mut boards = Vec::new();
    while let Some(begin) = rest.find('┌') {
        let Some(end) = rest[begin..].find('┘') else { break };
        boards.push(&rest[begin..begin + end]);
        rest = &rest[begin + end..];
    }
    boards
}

/// Changes a text in one of the ways in which files are damaged.
fn damage(text: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = text.to_vec();
    let at = random.below(bytes.len());
    match random.below(6) {
        0 => bytes[at] ^= 1 << random.below(8),
        1 => bytes[at] = b'1' + random.below(9) as u8,
        2 => bytes.truncate(at),
        3 => drop(bytes.remove(at)),
        4 => bytes.insert(at, b'1' + random.below(9) as u8),
        _ => {
            // One line fewer.
            let mut lines: Vec<&[u8]> = text.split_inclusive(|&byte| byte == b'\n').collect();
            let line = random.below(lines.len());
            lines.remove(line);
            bytes = lines.concat();
        }
    }
    bytes
}

fn damaged(field: &Field, tally: &mut Tally) -> Result<(), String> {
    let mut random = field.random(202);
    clear(field, "damaged");
    play(field, &[PUZZLE], "moves.txt", "damaged")?;
    let file = field.path("damaged/whydoku/game-1.game");
    let good = fs::read(&file).map_err(|error| error.to_string())?;
    for _ in 0..DAMAGED * field.times {
        let bad = damage(&good, &mut random);
        if bad == good {
            continue;
        }
        write(&file, &bad)?;
        let run = play(field, &["--resume", "game-1"], "none.txt", "damaged")?;
        tally.count("damaged files");
        if run.code != Some(2) || run.err.is_empty() || run.err.contains("panicked") {
            let text = String::from_utf8_lossy(&bad);
            tally.breach(format!("{:?} {}: read as a game: {text}", run.code, run.err));
        }
        if fs::read(&file).ok() != Some(bad) {
            tally.breach("a damaged file was written over".into());
        }
    }
    Ok(())
}

fn two_players(field: &Field, tally: &mut Tally) -> Result<(), String> {
    clear(field, "twice");
    play(field, &[PUZZLE], "moves.txt", "twice")?;
    for _ in 0..ROUNDS * field.times {
        let mut first = field.command(&["play", "--resume", "game-1"], "first.out", "first.err")?;
        first.stdin(Stdio::piped()).env("XDG_STATE_HOME", field.path("twice"));
        let mut first = first.spawn().map_err(|error| error.to_string())?;
        let begun = || fs::metadata(field.path("first.out")).is_ok_and(|data| data.len() > 0);
        while !begun() && first.try_wait().is_ok_and(|ended| ended.is_none()) {
            sleep(Duration::from_millis(1));
        }
        let second = play(field, &["--resume", "game-1"], "moves.txt", "twice")?;
        tally.count("second players");
        if second.code != Some(2) || !second.err.contains("game-1.game") {
            tally.breach(format!("the second player: {:?} {}", second.code, second.err));
        }
        let _ = first.kill();
        let _ = first.wait();
    }
    Ok(())
}

/// Games that begin at the same moment each get a file.
fn together(field: &Field, tally: &mut Tally) -> Result<(), String> {
    for _ in 0..ROUNDS * field.times {
        clear(field, "together");
        let start =
            |_| game(field, &[PUZZLE], "none.txt", "together")?.spawn().map_err(|e| e.to_string());
        let mut all = (0..TOGETHER).map(start).collect::<Result<Vec<_>, _>>()?;
        for child in &mut all {
            let status = child.wait().map_err(|error| error.to_string())?;
            if !status.success() {
                tally.breach(format!("one of several games ended with {status}"));
            }
        }
        tally.count("rounds of eight games at once");
        let games = saved(&field.path("together/whydoku")).len();
        if games != TOGETHER {
            tally.breach(format!("{TOGETHER} games began at once, {games} are saved"));
        }
    }
    Ok(())
}
