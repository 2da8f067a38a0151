//! Puzzles to order, through the real program.
use crate::common::{EASY, SOLVED, file, folder, run};
use std::fs;

fn lines(arguments: &[&str]) -> Vec<String> {
    let made = run(&[&["generate"], arguments].concat());
    assert_eq!((made.code, made.err.as_str()), (Some(0), ""), "{arguments:?}");
    made.out.lines().map(str::to_owned).collect()
}

fn givens(line: &str) -> usize {
    line.bytes().take(81).filter(u8::is_ascii_digit).count()
}

#[test]
fn a_seed_gives_the_same_puzzles_on_any_number_of_threads() {
    let one = lines(&["-n", "40", "--seed", "42", "--jobs", "1"]);
    let many = lines(&["-n", "40", "--seed", "42", "--jobs", "5"]);
    assert_eq!(one, many);
    assert_eq!(one.len(), 40);
    assert_eq!(
        one[0],
        ".3..8..6...1.6..7.............4..3.81..23.......6.....8243..9..3.7..41.....9....."
    );
    let more = lines(&["-n", "50", "--seed", "42"]);
    assert_eq!(more[..40], one, "asking for more begins with the same");
    let path = file("generate", "in.txt", &one.join("\n"));
    assert_eq!(run(&["count", &path]).out, "1\n".repeat(40));
}

#[test]
fn without_a_seed_the_chosen_one_is_reported() {
    let made = run(&["generate"]);
    let seed = made.err.strip_prefix("whydoku: seed ").unwrap().trim();
    assert_eq!(run(&["generate", "--seed", seed]).out, made.out);
}

#[test]
fn clues_symmetry_and_shape_are_as_requested() {
    for line in lines(&["-n", "5", "--seed", "1", "--clues", "30..32", "--symmetry", "180"]) {
        assert!((30..=32).contains(&givens(&line)));
        let given: Vec<bool> = line.bytes().map(|byte| byte != b'.').collect();
        assert!((0..81).all(|cell| given[cell] == given[80 - cell]));
    }
    assert_eq!(lines(&["--size", "4", "--seed", "1"])[0].len(), 16);
    let diagonal = &lines(&["--shape", "2x3+diagonals", "--seed", "1"])[0];
    assert!(diagonal.contains("\"extras\":[\"diagonals\"]"), "{diagonal}");
    assert_eq!(run(&["count", diagonal]).out, "1\n");
    let jigsaw = &lines(&["--jigsaw", "5", "--seed", "1"])[0];
    assert_eq!(run(&["check", jigsaw]).code, Some(0), "{jigsaw}");
}

#[test]
fn a_pattern_is_read_from_a_text_picture() {
    let picture = "\
# a border
xxx|xxx|xxx
x..|...|..x
x..|.x.|..x
---+---+---
x..|...|..x
x.x|...|x.x
x..|...|..x
---+---+---
x..|.x.|..x
x..|...|..x
xxx|xxx|xxx
";
    let path = file("generate", "picture.txt", picture);
    let line = &lines(&["--pattern", &path, "--seed", "1"])[0];
    assert_eq!(&line[9..18].replace(|c: char| c != '.', "x"), "x.......x");
    assert_eq!(givens(line), 36);
    let short = file("generate", "short.txt", "xx..\n");
    let refused = run(&["generate", "--pattern", &short]);
    assert!(refused.err.contains("4 cells; a pattern for this board has 81 (9 lines of 9"));
    assert_eq!(refused.code, Some(2));
}

#[test]
fn a_rating_follows_the_puzzle_as_a_comment_that_readers_skip() {
    let rated = &lines(&["--difficulty", "se 1.2..1.5", "--seed", "3"])[0];
    assert!(rated[81..].starts_with(" # se 1."), "{rated}");
    assert_eq!(run(&["count", rated]).out, "1\n");
    let json = run(&["generate", "--json", "--seed", "3", "--technique", "naked-pair"]);
    let value: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(value["seed"], 3);
    assert_eq!(value["puzzle"].as_str().map(givens), value["givens"].as_u64().map(|n| n as usize));
}

#[test]
fn the_vicinity_ends_when_nothing_is_left() {
    let made =
        run(&["generate", "-n", "1000000", "--near", EASY, "--change", "-1+0", "--seed", "1"]);
    assert_eq!(made.code, Some(0));
    let count = made.out.lines().count();
    assert_eq!(made.err, format!("whydoku: {count} puzzles, and there are no more\n"));
    assert!(made.out.lines().all(|line| givens(line) == givens(EASY) - 1));
    let none = run(&["generate", "-n", "3", "--from", SOLVED, "--seed", "1"]);
    assert_eq!((none.code, none.out.as_str()), (Some(1), ""));
    assert_eq!(
        none.err,
        "whydoku: there are no such puzzles: everything near the puzzle was tried\n"
    );
    let clash = run(&["generate", "--near", EASY, "--change", "-2+2", "--clues", "20"]);
    assert_eq!(clash.code, Some(2));
    assert!(clash.err.contains("leaves 30 givens, not the number requested"), "{clash:?}");
}

#[test]
fn impossible_requests_are_refused_and_long_ones_end_with_the_time_limit() {
    for (arguments, message) in [
        (["--clues", "10..16"], "fewer than 17 givens"),
        (["--symmetry", "sideways"], "is not a symmetry; choose one of none, 180"),
        (["--difficulty", "nasty"], "is not a difficulty; write for example"),
        (["--difficulty", "se 4.4..4.2"], "a range begins with the smaller number"),
        (["--technique", "full-house"], "every puzzle needs singles"),
        (["--clues", "30..20"], "begins with the larger number; write 20..30"),
        (["--size", "7"], "--size 7"),
    ] {
        let refused = run(&[&["generate"][..], &arguments].concat());
        assert_eq!(refused.code, Some(2), "{arguments:?}");
        assert!(refused.err.contains(message), "{arguments:?}: {}", refused.err);
    }
    let late = run(&["generate", "--clues", "17", "--seed", "1", "--within", "1"]);
    assert_eq!((late.code, late.out.as_str()), (Some(3), ""));
    assert!(late.err.contains("time is up: 0 of 1 puzzle, in "), "{}", late.err);
}

#[test]
fn an_output_file_holds_the_puzzles() {
    let path = folder("generate").join("out.txt");
    let name = path.to_str().unwrap();
    assert_eq!(run(&["generate", "-n", "3", "--seed", "42", "-o", name]).out, "");
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 3);
    let csv = run(&["generate", "--seed", "42", "--format", "csv"]).out;
    let (heading, row) = csv.trim_end().split_once('\n').unwrap();
    assert_eq!(heading, "puzzle,givens,attempt,rating,weight");
    assert_eq!(row[81..], format!(",{},0,,", givens(row)));
}

#[test]
fn a_difficulty_can_be_given_by_the_name_of_a_level() {
    let row = run(&["generate", "--difficulty", "medium", "--seed", "1", "--json"]).out;
    assert!(row.contains(r#""rating":"hodoku medium "#), "{row}");
}

#[test]
fn boards_go_up_to_36x36() {
    let made = run(&["generate", "--size", "36", "--seed", "1"]);
    assert_eq!(made.code, Some(0), "{made:?}");
    let cells: Vec<&str> = made.out.split_whitespace().collect();
    assert_eq!(cells.len(), 1296);
    assert!(cells.iter().filter(|&&cell| cell != "." && cell != "0").count() < 1000);
}

#[test]
fn too_few_attempts_give_no_estimate_of_rarity() {
    let late = run(&["generate", "--size", "36", "--minimal", "--seed", "1", "--time-limit", "0"]);
    assert_eq!(late.code, Some(3));
    assert!(late.err.contains("too few to say how rare"), "{late:?}");
}

#[test]
#[cfg(unix)]
fn a_signal_ends_generation_even_during_a_long_attempt() {
    // Four million changes around one puzzle are one attempt.
    let near = ["generate", "--near", EASY, "--change", "-5+5", "-n", "100000000", "--seed", "1"];
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_whydoku"))
        .args(near)
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_secs(1));
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(143));
}

#[test]
fn rules_are_written_as_notation_and_read_back() {
    let asked = ["--rules", "killer,anti-knight", "-n", "3", "--seed", "1", "--size", "6"];
    let made = run(&[&["generate"], &asked[..]].concat());
    assert_eq!((made.code, made.err.as_str()), (Some(0), ""));
    assert_eq!(made.out.matches("\nknight\n").count(), 3, "{}", made.out);
    let path = file("generate", "killers.txt", &made.out);
    assert_eq!(run(&["count", &path]).out, "1\n1\n1\n");
    // The same seed, on any number of threads and in any form.
    let one = run(&[&["generate", "--jobs", "1"], &asked[..]].concat());
    assert_eq!(one.out, made.out);
    let rows = run(&[&["generate", "--format", "jsonl"], &asked[..]].concat());
    let rows_path = file("generate", "killers.jsonl", &rows.out);
    let again = run(&["convert", &rows_path, "--to", "notation"]);
    assert_eq!(again.out.trim_end(), made.out.trim_end());
    let links = run(&[&["generate", "--to", "fpuzzles-link"], &asked[..]].concat());
    let link = links.out.lines().next().unwrap();
    let read = run(&["convert", link, "--to", "notation"]);
    // f-puzzles has its own order of rules.
    let sorted = |text: &str| {
        let mut said: Vec<String> = text.trim_end().lines().map(str::to_owned).collect();
        said.sort();
        said
    };
    let first = made.out.split("\n\n").next().unwrap();
    assert_eq!(sorted(&read.out), sorted(first));
}

#[test]
fn puzzles_with_rules_have_our_own_levels_and_can_be_minimised() {
    let asked = ["--rules", "dots", "--seed", "3", "--difficulty", "whydoku 1..4"];
    let made = run(&[&["generate"], &asked[..]].concat());
    assert!(made.out.starts_with("# whydoku "), "{}", made.out);
    let path = file("generate", "dots.txt", &made.out);
    let minimal = run(&["minimize", &path, "--to", "notation"]);
    assert_eq!(minimal.code, Some(0), "{}", minimal.err);
    let dots = |text: &str| text.matches(" r").count();
    assert!(dots(&minimal.out) < dots(&made.out));
    let least = file("generate", "fewer.txt", &minimal.out);
    assert_eq!(run(&["count", &least]).out, "1\n");
    assert_eq!(run(&["minimize", &least, "--to", "notation", "--seed", "5"]).out, minimal.out);
}

#[test]
fn wrong_rule_options_are_refused_with_the_fix() {
    for (arguments, message) in [
        (&["--rules", "barometers"][..], "choose from killer, anti-knight"),
        (&["--rules", "diagonals"], "write --shape 9+diagonals"),
        (&["--rules", "killer", "--difficulty", "hard"], "'whydoku 1' to 'whydoku 5'"),
        (&["--rules", "anti-king,non-consecutive", "--size", "4"], "no filled 2x2 board keeps"),
        (&["--rules", "killer", "--size", "25"], "rules are for boards of up to 16 digits"),
        (&["--rules", "killer", "--near", EASY], "cannot be used with"),
    ] {
        let refused = run(&[&["generate"], arguments].concat());
        assert_eq!(refused.code, Some(2), "{arguments:?}");
        assert!(refused.err.contains(message), "{arguments:?}: {}", refused.err);
    }
}
