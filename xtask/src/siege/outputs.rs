//! Every command with every kind of output, and kills while it writes. No input may change; no link,
//! device, pipe or mode may be lost; and no file may get its name before it is complete.
use super::field::{Field, Random, Tally, read_text, write};
use super::places::{PLACES, Place};
use std::fs;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

/// A command that writes a file: its arguments, the option for the file, and what it reads.
pub(super) type Writer = (&'static [&'static str], &'static str, &'static str);

/// A file with a puzzle in each line, and one with a single puzzle.
const MANY: &str = "in.svg";
const ONE: &str = "one.svg";

pub(super) const WRITERS: [Writer; 24] = [
    (&["count"], "-o", MANY),
    (&["count", "--keep-going"], "--errors", MANY),
    (&["solve", "--quick"], "-o", MANY),
    (&["solve", "--quick"], "--certify", MANY),
    (&["check", "--lines"], "-o", MANY),
    (&["check", "--lines"], "--certify", MANY),
    (&["check"], "--certify", ONE),
    (&["check"], "--cnf", ONE),
    (&["check"], "--drat", ONE),
    (&["rate", "--profile", "hodoku"], "-o", MANY),
    (&["convert", "--to", "opensudoku"], "-o", MANY),
    (&["convert", "--to", "json"], "-o", ONE),
    (&["minimize"], "-o", MANY),
    (&["canon"], "-o", MANY),
    (&["canon", "--dedupe"], "-o", MANY),
    (&["transform", "--random"], "-o", MANY),
    (&["stats"], "-o", MANY),
    (&["stats"], "--svg", MANY),
    (&["draw"], "-o", ONE),
    (&["draw", "--step"], "-o", ONE),
    (&["print"], "-o", MANY),
    (&["print", "--lesson"], "-o", ONE),
    (&["generate", "--seed", "1", "-n", "5", "--near"], "-o", ONE),
    (&["generate", "--seed", "1", "--pattern"], "-o", "pattern.svg"),
];

/// Writers that are slow enough to be killed in the middle, and what they read.
const SLOW: [Writer; 7] = [
    (&["solve", "--quick"], "--certify", "large.txt"),
    (&["rate", "--profile", "se"], "-o", "large.txt"),
    (&["minimize"], "-o", "large.txt"),
    (&["canon", "--dedupe", "--scratch", "scratch"], "-o", "huge.txt"),
    (&["stats", "--rate", "hodoku"], "--svg", "large.txt"),
    (&["print", "--rate=hodoku"], "-o", "large.txt"),
    (&["generate", "--seed", "1", "-n", "3000", "--near"], "-o", ONE),
];
/// The number of kills for each of them.
const KILLS: u64 = 12;

pub(super) fn run(field: &Field) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let text = read_text(&field.puzzles(MANY, 20)?)?;
    let first = text.lines().next().unwrap_or_default();
    write(&field.path(ONE), first.as_bytes())?;
    let pattern: String = first.chars().map(|c| if c == '.' { '.' } else { 'x' }).collect();
    write(&field.path("pattern.svg"), pattern.as_bytes())?;
    for writer in &WRITERS {
        let whole = alone(field, writer)?;
        for place in PLACES.iter().filter(|place| place.is_possible()) {
            try_place(field, writer, place, &whole, &mut tally)?;
        }
    }
    kills(field, &mut tally)?;
    Ok(tally)
}

/// The arguments of a writer, in an order that suits options with a value.
fn arguments(field: &Field, writer: &Writer, out: &str) -> Vec<String> {
    let (words, option, input) = writer;
    let mut all: Vec<String> = words.iter().map(|&word| word.into()).collect();
    if words.contains(&"--step") {
        // Its value may be left out.
        all.extend([option.to_string(), out.into(), field.name(input)]);
    } else {
        all.extend([field.name(input), option.to_string(), out.into()]);
    }
    all
}

fn alone(field: &Field, writer: &Writer) -> Result<Vec<u8>, String> {
    let out = field.path("alone.svg");
    let all = arguments(field, writer, &field.name("alone.svg"));
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    field.must(&all, &[0, 1])?;
    let whole = fs::read(&out).map_err(|error| format!("{all:?}: {error}"))?;
    fs::remove_file(out).map_err(|error| error.to_string())?;
    Ok(whole)
}

fn try_place(
    field: &Field,
    writer: &Writer,
    place: &Place,
    whole: &[u8],
    tally: &mut Tally,
) -> Result<(), String> {
    let before = names(field)?;
    let input = fs::read(field.path(writer.2)).map_err(|error| error.to_string())?;
    let mut scene = place.prepare(field, writer.2)?;
    let all = arguments(field, writer, &scene.out);
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let mut command = field.command(&all, "run.out", "run.err")?;
    scene.adapt(&mut command);
    let ended = field.end(command, &all)?;
    tally.count("outputs");
    let mut faults = scene.faults(&ended, whole);
    if fs::read(field.path(writer.2)).ok().as_ref() != Some(&input) {
        faults.push("the input has changed".into());
        write(&field.path(writer.2), &input)?;
    }
    scene.clear()?;
    let left: Vec<String> =
        names(field)?.into_iter().filter(|name| !before.contains(name)).collect();
    if !left.is_empty() {
        faults.push(format!("left behind: {left:?}"));
    }
    for fault in faults {
        let Place { what, .. } = place;
        tally.breach(format!("{:?} onto {what}: {fault}: {:?} {}", all, ended.code, ended.err));
    }
    Ok(())
}

fn names(field: &Field) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(field.path("")).map_err(|error| error.to_string())?;
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let own = ["run.out", "run.err", "started.out", "started.err"];
    Ok(entries.flatten().map(name).filter(|name| !own.contains(&name.as_str())).collect())
}

/// Kills writers in the middle: the file is the old one or a whole new one, and the next run works.
fn kills(field: &Field, tally: &mut Tally) -> Result<(), String> {
    field.puzzles("huge.txt", 150_000)?;
    field.puzzles("large.txt", 600)?;
    let scratch = field.path("scratch");
    fs::create_dir_all(&scratch).map_err(|error| error.to_string())?;
    for (stream, writer) in SLOW.iter().enumerate() {
        let whole = alone(field, writer)?;
        let mut random = field.random(100 + stream as u64);
        for _ in 0..KILLS * field.times {
            kill(field, writer, &whole, &mut random, tally)?;
            let left = fs::read_dir(&scratch).map_err(|error| error.to_string())?.count();
            if left > 0 {
                tally.breach(format!("{writer:?}: {left} files are left behind by a kill"));
            }
        }
        // Whatever was left behind must not get in the way.
        let again = alone(field, writer)?;
        let left: Vec<PathBuf> =
            ["killed.svg.part", "killed.svg.lock"].map(|name| field.path(name)).to_vec();
        if again != whole {
            tally.breach(format!("{writer:?} writes something else after kills"));
        }
        for path in left {
            // It may not be there.
            let _ = fs::remove_file(path);
        }
    }
    Ok(())
}

fn kill(
    field: &Field,
    writer: &Writer,
    whole: &[u8],
    random: &mut Random,
    tally: &mut Tally,
) -> Result<(), String> {
    let out = field.path("killed.svg");
    let old = if random.below(2) == 0 { Some(b"old".to_vec()) } else { None };
    match &old {
        Some(text) => write(&out, text)?,
        None => _ = fs::remove_file(&out),
    }
    let all = arguments(field, writer, &field.name("killed.svg"));
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let mut child = field.start(&all)?;
    sleep(Duration::from_millis(random.below(1_200) as u64));
    let ended = child.try_wait().map_err(|error| error.to_string())?;
    // Its own child, which may have ended already.
    let _ = child.kill();
    let _ = child.wait();
    tally.count(if ended.is_none() { "kills" } else { "ends before the kill" });
    let found = fs::read(&out).ok();
    if found != old && found.as_deref() != Some(whole) {
        tally.breach(format!("{all:?}: a kill leaves a file that is neither old nor whole"));
    }
    Ok(())
}
