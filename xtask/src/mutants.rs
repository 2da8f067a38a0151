//! Seeded bugs: the test of the tests. Each bug of the lists is put into a copy of the project,
//! where the tests of its crate must fail: quick ones first, stopping at the first failure.
mod certified;
mod engines;
mod hard;
mod list;
mod modern;
mod ruled;
mod rules;
mod run;
mod shortcuts;
mod solvers;
mod together;

use crate::{crate_folder, root};
use list::Bug;
use run::{Build, Fate, try_tests};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// The bugs of one crate.
struct Suite {
    package: &'static str,
    bugs: &'static [&'static [Bug]],
    /// The stages to run, one after another, until something fails.
    stages: &'static [Stage],
}

/// Some tests of a crate.
struct Stage {
    tests: &'static [&'static str],
    /// Whether to compile fast rather than to test fast: compiling takes far longer than tests that
    /// check few positions.
    unoptimized: bool,
}

/// Every test of a crate at once.
const ALL: &[Stage] = &[Stage { tests: &["--lib", "--tests"], unoptimized: false }];
/// Most bugs of a finder are noticed by the page of its technique, the others by the laws.
const PAGES_FIRST: &[Stage] = &[
    Stage { tests: &["--test", "pages"], unoptimized: true },
    Stage {
        tests: &[
            "--lib",
            "--test",
            "chains",
            "--test",
            "exocets",
            "--test",
            "fish",
            "--test",
            "bug",
            "--test",
            "limits",
            "--test",
            "modern",
            "--test",
            "ruled",
            "--test",
            "siamese",
            "--test",
            "uniqueness",
        ],
        unoptimized: true,
    },
    Stage { tests: &["--test", "laws", "--test", "memory"], unoptimized: false },
];

/// Most bugs of the solver are noticed by a handful of puzzles.
const SMALL_FIRST: &[Stage] = &[
    Stage { tests: &["--test", "small"], unoptimized: false },
    Stage { tests: &["--lib", "--test", "classic"], unoptimized: false },
    Stage { tests: &["--lib", "--tests"], unoptimized: false },
];

/// Changes made in the copy before anything else: boards beyond 16x16 are left out, so that the
/// finders are compiled for one width instead of three. Each has the file from the root, the text
/// in it, and its replacement.
const SHORTCUTS: [Bug; 4] = [
    ("crates/logic/src/position.rs", "0..=128 => open::<2>", "0..=256 => open::<4>"),
    ("crates/logic/tests/laws/cases.rs", "[(16, 4, 12), (25, 1, 60)]", "[(16, 4, 12)]"),
    (
        "crates/logic/src/position.rs",
        "        #[cfg(all(feature = \"narrow\", any(feature = \"boards-25\", feature = \"boards-36\")))]
        129..=256 => open::<4>(puzzle),\n",
        "",
    ),
    (
        "crates/logic/src/position.rs",
        "        #[cfg(feature = \"boards-36\")]\n        0..=1344 => open::<21>(puzzle),\n",
        "",
    ),
];

const SUITES: [Suite; 5] = [
    Suite {
        package: "whydoku-logic",
        bugs: &[hard::BUGS, engines::BUGS, modern::BUGS, shortcuts::BUGS, list::BUGS, rules::BUGS],
        stages: PAGES_FIRST,
    },
    Suite { package: "whydoku-exact", bugs: &[solvers::EXACT, ruled::BUGS], stages: SMALL_FIRST },
    Suite { package: "whydoku-proof", bugs: &[solvers::PROOF, certified::PROOF], stages: ALL },
    Suite {
        package: "whydoku-certify",
        bugs: &[solvers::CERTIFY, certified::CERTIFY],
        stages: ALL,
    },
    Suite { package: "whydoku-batch", bugs: &[solvers::BATCH], stages: ALL },
];

impl Suite {
    fn folder(&self) -> PathBuf {
        crate_folder(self.package).join("src")
    }
    /// Its bugs, or those whose file or text contains one of the words; all of them if a word is
    /// the name of the crate.
    fn chosen(&self, wanted: &[String]) -> Vec<&'static Bug> {
        let chosen = |bug: &&Bug| {
            let texts = [self.package, bug.0, bug.1, bug.2];
            let has = |word: &String| texts.iter().any(|text| text.contains(word));
            wanted.is_empty() || wanted.iter().any(has)
        };
        self.bugs.iter().copied().flatten().filter(chosen).collect()
    }
}

/// Tries every bug, or those whose crate, file or text contains one of the `wanted` words. `--log`
/// names a file that gets a line for each bug; bugs that already have one are not tried again.
/// `--in` names the folder for the copy, which is kept, so that the next run need not build
/// everything.
///
/// # Errors
/// When a bug survives, does not compile or no longer applies, or nothing can be run at all.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let (mut log, mut kept, mut wanted) = (None, None, arguments);
    while let [name, value, rest @ ..] = wanted
        && name.starts_with("--")
    {
        match name.as_str() {
            "--log" => log = Some(Path::new(value)),
            "--in" => kept = Some(PathBuf::from(value)),
            _ => return Err(format!("{name} is not an option")),
        }
        wanted = rest;
    }
    let own = || std::env::temp_dir().join(format!("whydoku-mutants-{}", std::process::id()));
    let copy = kept.clone().unwrap_or_else(own);
    let result = copy_project(&root(), &copy)
        .map_err(|error| format!("the project cannot be copied: {error}"))
        .and_then(|()| {
            for (file, from, to) in SHORTCUTS {
                let path = copy.join(file);
                let text = read(&path)?;
                write(&path, &text.replacen(from, to, 1))?;
            }
            let left = SUITES.iter().map(|suite| hunt(suite, wanted, &copy, log));
            left.sum::<Result<usize, String>>()
        });
    if kept.is_none() {
        let _ = fs::remove_dir_all(&copy);
    }
    match result? {
        0 => Ok(()),
        not_killed => Err(format!("{not_killed} bugs were not killed")),
    }
}

/// Tries the bugs of a crate, and returns how many were not killed. Most are built together; a bug
/// that cannot be built alongside the original has a build of its own.
fn hunt(
    suite: &Suite,
    wanted: &[String],
    copy: &Path,
    log: Option<&Path>,
) -> Result<usize, String> {
    let known = log.and_then(|path| fs::read_to_string(path).ok()).unwrap_or_default();
    let bugs = suite.chosen(wanted);
    let fate_of = |bug: &Bug| known.lines().find(|line| line.contains(&name(bug)));
    let new: Vec<(usize, &Bug)> =
        (1..).zip(bugs.iter().copied()).filter(|(_, bug)| fate_of(bug).is_none()).collect();
    let survived = |bug: &&&Bug| fate_of(bug).is_some_and(|line| !line.starts_with("killed"));
    let mut not_killed = bugs.iter().filter(survived).count();
    let mut tell = |number: usize, bug: &Bug, fate: &Fate| {
        let (word, note) = fate.in_words();
        not_killed += usize::from(!matches!(fate, Fate::Killed(_)));
        println!("{number:3}/{} {word} {} {note}", bugs.len(), name(bug));
        log.map_or(Ok(()), |path| append(path, &format!("{word} {} {note}\n", name(bug))))
    };
    let planted = try_together(suite, &new, copy, &mut tell)?;
    let alone: Vec<_> = new.iter().filter(|(number, _)| !planted.contains(number)).collect();
    if !alone.is_empty() {
        without_any_bug(suite, &Build { copy, together: false, bug: None })?;
    }
    for (number, bug) in alone {
        tell(*number, bug, &try_alone(suite, bug, copy)?)?;
    }
    if !bugs.is_empty() {
        println!("{}: {} of {} bugs killed", suite.package, bugs.len() - not_killed, bugs.len());
    }
    Ok(not_killed)
}

/// Tries the bugs that can be built together, and returns their numbers.
fn try_together(
    suite: &Suite,
    bugs: &[(usize, &Bug)],
    copy: &Path,
    tell: &mut dyn FnMut(usize, &Bug, &Fate) -> Result<(), String>,
) -> Result<BTreeSet<usize>, String> {
    let folder = copy.join(suite.folder());
    let mut originals = Vec::new();
    let mut planted = BTreeSet::new();
    for file in bugs.iter().map(|(_, bug)| bug.0).collect::<BTreeSet<_>>() {
        let path = folder.join(file);
        let text = read(&path)?;
        let here: Vec<_> = bugs.iter().copied().filter(|(_, bug)| bug.0 == file).collect();
        let (changed, numbers) =
            together::plant(&text, &here).map_err(|error| format!("{file}: {error}"))?;
        write(&path, &changed)?;
        planted.extend(numbers);
        originals.push((path, text));
    }
    if !planted.is_empty() {
        let root = folder.join("lib.rs");
        let text = read(&root)?;
        write(&root, &(text.clone() + together::AT_THE_ROOT))?;
        originals.push((root, text));
        without_any_bug(suite, &Build { copy, together: true, bug: None })?;
    }
    for (number, bug) in bugs.iter().filter(|(number, _)| planted.contains(number)) {
        let build = Build { copy, together: true, bug: Some(*number) };
        tell(*number, bug, &try_tests(suite, &build)?)?;
    }
    for (path, text) in originals.iter().rev() {
        write(path, text)?;
    }
    Ok(planted)
}

fn without_any_bug(suite: &Suite, build: &Build<'_>) -> Result<(), String> {
    println!("{}: the tests without any bug", suite.package);
    match try_tests(suite, build)? {
        Fate::Survived => Ok(()),
        Fate::Killed(by) => Err(format!("the tests fail without any bug: {by}")),
        Fate::Broken(why) => Err(why),
    }
}

fn try_alone(suite: &Suite, (file, from, to): &Bug, copy: &Path) -> Result<Fate, String> {
    let path = copy.join(suite.folder()).join(file);
    let original = read(&path)?;
    if original.matches(from).count() != 1 {
        return Ok(Fate::Broken("the text to be replaced does not occur once".into()));
    }
    write(&path, &original.replacen(from, to, 1))?;
    let fate = try_tests(suite, &Build { copy, together: false, bug: None });
    write(&path, &original)?;
    fate
}

/// The name of a bug in the log.
fn name((file, from, to): &Bug) -> String {
    format!("{file}: {} -> {}", short(from), short(to))
}

/// The text on one line.
fn short(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn append(path: &Path, text: &str) -> Result<(), String> {
    let open = fs::OpenOptions::new().create(true).append(true).open(path);
    open.and_then(|mut file| file.write_all(text.as_bytes()))
        .map_err(|error| format!("{}: {error}", path.display()))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Everything but build results and history.
fn copy_project(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if name == "target" || name == ".git" {
            continue;
        }
        let target = to.join(&name);
        if entry.file_type()?.is_dir() {
            copy_project(&entry.path(), &target)?;
        } else {
            // Unchanged files keep their time, so that they are not built again.
            let text = fs::read(entry.path())?;
            if fs::read(&target).ok().as_ref() != Some(&text) {
                fs::write(target, text)?;
            }
        }
    }
    Ok(())
}

/// Seeded bugs whose text is not in the code exactly once, so that they cannot be seeded.
pub(crate) fn stale() -> Vec<String> {
    let bugs = SUITES
        .iter()
        .flat_map(|suite| suite.bugs.iter().copied().flatten().map(|&bug| (suite.folder(), bug)));
    let shortcuts = SHORTCUTS.iter().map(|&bug| (PathBuf::new(), bug));
    bugs.chain(shortcuts)
        .filter(|(folder, (file, from, to))| {
            let text = fs::read_to_string(root().join(folder).join(file)).unwrap_or_default();
            text.matches(from).count() != 1 || from == to
        })
        .map(|(_, (file, from, _))| format!("{file}: the seeded bug `{from}` does not apply once"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bug_applies_to_the_code_as_it_is() {
        assert!(SUITES[0].bugs.iter().copied().flatten().count() >= 200);
        assert_eq!(stale(), Vec::<String>::new());
    }
}
