//! Real puzzles as people share them, with what a careful reader says they mean: the material is not part of the project,
//! see `CONTRIBUTING.md`. `cargo test -p whydoku-ink --test all shared:: -- --nocapture` prints the tables.
#![allow(clippy::print_stdout, reason = "the tables are what the material is read for")]
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use whydoku_core::{Extra, Regions, Shape};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_formats::{Options, Parsed, Warning};
use whydoku_ink::{OpenError, open, sentences};

/// The names that the material has for kinds, and what the board must have for each: one of these. Nothing, where the
/// board need not have anything.
const KINDS: &[(&str, &[&str])] = &[
    ("antiking", &["move"]),
    ("antiknight", &["move"]),
    ("arrow", &["arrow"]),
    ("between", &["between"]),
    ("cage-nosum", &["cage", "cage-with-repeats"]),
    ("classic", &[]),
    ("clone", &["clone"]),
    ("diagonal", &["house"]),
    ("difference-clue", &["difference"]),
    ("disjoint", &["house"]),
    ("double-arrow", &["double-arrow"]),
    ("dutch-whisper", &["whisper"]),
    ("entropic", &["entropic"]),
    ("even", &["even"]),
    ("extra-region", &["house", "cage"]),
    ("fog", &[]),
    ("inequality", &["greater"]),
    ("jigsaw", &["jigsaw"]),
    ("killer", &["cage", "cage-with-repeats"]),
    ("kropki-black", &["ratio"]),
    ("kropki-neg", &["no-other"]),
    ("kropki-white", &["difference"]),
    ("little-killer", &["little-killer"]),
    ("lockout", &["lockout"]),
    ("min-difference-line", &["whisper"]),
    ("minmax", &["minimum", "maximum"]),
    ("modular", &["modular"]),
    ("nabner", &["nabner"]),
    ("nonconsecutive", &["no-other"]),
    ("numbered-room", &["numbered-room"]),
    ("odd", &["odd"]),
    ("palindrome", &["palindrome"]),
    ("parity-line", &["parity-line"]),
    ("quad", &["quadruple"]),
    ("region-sum", &["region-sum"]),
    ("renban", &["renban"]),
    ("sandwich", &["sandwich"]),
    ("skyscraper", &["skyscraper"]),
    ("slow-thermo", &["slow-thermometer"]),
    ("ten-line", &["sum-line"]),
    ("thermo", &["thermometer"]),
    ("whisper", &["whisper"]),
    ("xsum", &["x-sum"]),
    ("xv", &["sum"]),
    ("xv-neg", &["no-other"]),
    ("zipper", &["zipper"]),
];

/// How a puzzle was read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Read {
    Right,
    Doubtful,
    Refused,
    Wrong,
}

/// How many puzzles were read in which way.
#[derive(Default)]
struct Count([usize; 4]);

impl Count {
    fn add(&mut self, read: Read) {
        self.0[read as usize] += 1;
    }
    fn all(&self) -> usize {
        self.0.iter().sum()
    }
}

/// What a board has beyond its boxes.
fn has(shape: &Shape) -> BTreeSet<&'static str> {
    let mut found: BTreeSet<&str> = shape.rules().iter().map(|rule| rule.kind.id()).collect();
    if shape.extras().iter().any(|extra| !matches!(extra, Extra::Windows)) {
        found.insert("house");
    }
    if matches!(shape.regions(), Regions::Jigsaw(_)) {
        found.insert("jigsaw");
    }
    found
}

fn kinds(line: &Value) -> Vec<&str> {
    line["truth"]["kinds"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

fn known(kind: &str) -> Option<&'static [&'static str]> {
    KINDS.iter().find(|(name, _)| *name == kind).map(|(_, needs)| *needs)
}

/// Whether a puzzle that was read for sure is the one that was meant.
fn of_sure(line: &Value, parsed: &Parsed) -> Read {
    let found = has(parsed.puzzle.shape());
    let of_kind = |kind: &str| {
        known(kind)
            .is_some_and(|needs| needs.is_empty() || needs.iter().any(|need| found.contains(need)))
    };
    let stored: Vec<usize> = line["solution"]
        .as_str()
        .unwrap_or_default()
        .chars()
        .filter_map(|c| Some(c.to_digit(36)? as usize))
        .collect();
    let is_solved = match solve(&parsed.puzzle, &Budget::nodes(3_000_000)) {
        Verdict::Unique(solution) => {
            let digits: Vec<usize> = solution.digits().iter().map(|digit| digit.number()).collect();
            stored.len() != digits.len() || stored == digits
        }
        // What a front end says of such a puzzle is that it is none.
        Verdict::Unknown { .. } | Verdict::None | Verdict::Several(..) => return Read::Doubtful,
    };
    if is_solved && kinds(line).into_iter().all(of_kind) { Read::Right } else { Read::Wrong }
}

fn lines(file: &str) -> Option<Vec<Value>> {
    let path = whydoku_testkit::data(&format!("ink/{file}.jsonl"))?;
    let text = std::fs::read_to_string(path).expect("a file");
    Some(text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect())
}

fn print(title: &str, count: &Count) {
    let [right, doubtful, refused, wrong] = count.0;
    let share = right * 1000 / count.all().max(1);
    println!(
        "{title:<22} {right:>5} {doubtful:>9} {refused:>8} {wrong:>6}   {:>3}.{} %",
        share / 10,
        share % 10
    );
}

/// Reads a file of the material; the puzzles all of whose kinds are known, the others, and those of each kind.
fn measure(file: &str) -> Option<[Count; 2]> {
    let mut all: [Count; 2] = Default::default();
    let mut by_kind: BTreeMap<String, Count> = BTreeMap::new();
    for line in lines(file)? {
        let form = line["form"].as_str().unwrap_or_default();
        if !["scl", "ctc", "sudokupad-json", "fpuzzles"].contains(&form) {
            continue;
        }
        let text = line["text"].as_str().unwrap_or_default();
        let says_more = |warning: &Warning| matches!(warning, Warning::RulesInWords(_));
        let mut why = String::from("not unique");
        let read = match open(text, &Options::default(), &[], &Budget::unlimited()) {
            // A text that names its rules, and says more in words.
            Ok(parsed) if parsed.warnings.iter().any(says_more) => {
                why = "more in words".into();
                Read::Doubtful
            }
            Ok(parsed) => of_sure(&line, &parsed),
            Err(error) => {
                why = error.to_string();
                if matches!(error, OpenError::Doubtful(_)) { Read::Doubtful } else { Read::Refused }
            }
        };
        let is_known = kinds(&line).into_iter().all(|kind| known(kind).is_some());
        if is_known && read != Read::Right {
            println!("{read:?}: {} {:?}: {why}", line["id"], kinds(&line));
        }
        all[usize::from(!is_known)].add(read);
        if read == Read::Wrong {
            println!("WRONG: {} {:?}", line["id"], kinds(&line));
        }
        for kind in kinds(&line).into_iter().filter(|_| is_known) {
            by_kind.entry(kind.to_owned()).or_default().add(read);
        }
    }
    println!("{file:<22} {:>5} {:>9} {:>8} {:>6}", "right", "doubtful", "refused", "WRONG");
    for (kind, count) in &by_kind {
        print(kind, count);
    }
    print("all of known kinds", &all[0]);
    print("with an unknown kind", &all[1]);
    Some(all)
}

/// The bars are what has been reached; a change that lowers them must say why.
#[test]
fn real_puzzles_are_read_right_or_not_at_all() {
    for (file, least) in [("ink", 850), ("auto", 955)] {
        let Some([known, others]) = measure(file) else { return };
        assert_eq!(
            (known.0[3], others.0[3]),
            (0, 0),
            "{file}: read as another puzzle than was meant"
        );
        let share = known.0[0] * 1000 / known.all();
        assert!(share >= least, "{file}: {share} of 1000 are read, not {least}");
    }
}

/// Links of `SudokuMaker` number their rules. Those that are read have one solution, or rules in words that are not read
/// and are said to be there.
#[test]
fn links_of_sudokumaker_are_read_or_refused_by_name() {
    let Some(lines) = lines("ink") else { return };
    let (mut unique, mut in_words, mut refused) = (0, 0, 0);
    for line in lines.iter().filter(|line| line["form"] == "sudokumaker") {
        let text = line["text"].as_str().unwrap_or_default();
        match whydoku_formats::parse(text, &Options::default()) {
            Ok(parsed) => {
                if let Verdict::Unique(_) = solve(&parsed.puzzle, &Budget::nodes(200_000)) {
                    unique += 1;
                } else {
                    assert!(!parsed.warnings.is_empty(), "{}", line["id"]);
                    in_words += 1;
                }
            }
            Err(error) => {
                let told = error.to_string();
                assert!(!told.contains("f-puzzles") && !told.contains("damaged"), "{told}");
                refused += 1;
            }
        }
    }
    println!("SudokuMaker: {unique} read, {in_words} with more in words, {refused} refused");
    assert!(unique >= 11, "{unique}");
}

/// The sentences of texts all of whose kinds are known.
#[test]
fn sentences_of_known_kinds_are_understood() {
    for (file, least) in [("ink", 950), ("auto", 985)] {
        let Some(lines) = lines(file) else { return };
        let (mut all, mut understood) = (0, 0);
        for line in
            lines.iter().filter(|line| kinds(line).into_iter().all(|kind| known(kind).is_some()))
        {
            for said in sentences(line["rules_text"].as_str().unwrap_or_default()) {
                all += 1;
                understood += usize::from(said.is_understood);
            }
        }
        let share = understood * 1000 / all.max(1);
        println!("{file}: {understood} of {all} sentences are understood, {share} of 1000");
        assert!(share >= least, "{file}: {share} of 1000 sentences are understood, not {least}");
    }
}
