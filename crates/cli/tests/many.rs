//! Files with one puzzle per line, through the real program.
use crate::common::{EASY, HARD, SOLVED, file, folder, run, run_with};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};

const HARD_SOLVED: &str =
    "593427618867153492241986537476892351958341276312765984684519723139274865725638149";

/// Puzzles with one solution, several, none, one, with a comment and a blank line between.
fn mixed() -> String {
    let several = EASY.replacen("53..7", ".....", 1);
    let none = EASY.replacen("53..7", "535.7", 1);
    format!("{EASY}\n# a comment\n{several}\n\n{none}\r\n{SOLVED}")
}

#[test]
fn count_prints_a_number_for_each_puzzle() {
    let path = file("many-count", "in.txt", &mixed());
    let counted = run(&["count", &path]);
    assert_eq!((counted.out.as_str(), counted.code), ("1\n2\n0\n1\n", Some(1)), "{counted:?}");
    assert_eq!(counted.err, "");
    // The codes that `--help` promises: 0 when all have one solution.
    assert_eq!(run_with(&["count", "-"], &format!("{EASY}\n{SOLVED}\n")).code, Some(0));
    assert_eq!(run_with(&["count", "-"], &".".repeat(81)).code, Some(1));
    let four = run_with(&["count", "-", "--limit", "1000"], "................\n1...............\n");
    assert_eq!(four.out, "288\n72\n");
    assert_eq!(run(&["count", EASY, "--limit", "1"]).out, "1\n");
    let csv = run(&["count", &path, "--format", "csv"]);
    let lines: Vec<&str> = csv.out.lines().collect();
    assert_eq!(lines[0], "line,puzzle,count,reason");
    assert_eq!(lines[1], format!("1,{EASY},1,"));
    assert!(lines[3].starts_with("5,535.7") && lines[3].ends_with(",0,"));
}

#[test]
fn solve_quick_prints_the_solution_or_a_dash() {
    let path = file("many-solve", "in.txt", &mixed());
    let solved = run(&["solve", "--quick", &path]);
    assert_eq!(solved.out, format!("{SOLVED}\n-\n-\n{SOLVED}\n"));
    assert_eq!(solved.code, Some(1));
    let json = run(&["solve", "--quick", &path, "--format", "jsonl"]);
    let rows: Vec<serde_json::Value> =
        json.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let field = |name: &str| -> Vec<String> {
        rows.iter().map(|row| row[name].as_str().unwrap_or("?").to_owned()).collect()
    };
    assert_eq!(field("verdict"), ["unique", "several", "none", "unique"]);
    assert_eq!(field("solution"), [SOLVED, "?", "?", SOLVED]);
    assert_eq!(rows.iter().map(|row| row["line"].as_u64().unwrap()).sum::<u64>(), 1 + 3 + 5 + 6);
    assert_eq!(run(&["solve", "--quick", EASY]).code, Some(0));
    let csv = run(&["solve", "--quick", EASY, "--format", "csv"]);
    assert_eq!(csv.out.lines().nth(1).unwrap(), format!("1,{EASY},unique,{SOLVED},"));
}

#[test]
fn check_detects_a_file_with_one_puzzle_per_line() {
    let path = file("many-check", "in.txt", &mixed());
    for arguments in [vec!["check", &path], vec!["check", &path, "--lines"]] {
        let checked = run(&arguments);
        assert_eq!(checked.out, "unique\nseveral\nnone\nunique\n", "{checked:?}");
        assert_eq!(checked.code, Some(1));
    }
    let piped = run_with(&["check", "-"], &mixed());
    assert_eq!(piped.out, "unique\nseveral\nnone\nunique\n", "{piped:?}");
    let one = run_with(&["check", "-"], EASY);
    assert!(one.out.contains("It is valid: it has exactly one solution."), "{one:?}");
}

#[test]
fn a_malformed_line_stops_the_job_or_gets_a_row_and_a_message() {
    let text = format!("{EASY}\n12345\n{SOLVED}\n{}$\n", &EASY[..80]);
    let path = file("many-malformed", "in.txt", &text);
    let stopped = run(&["count", &path]);
    assert_eq!((stopped.out.as_str(), stopped.code), ("1\n", Some(2)));
    let messages: Vec<&str> = stopped.err.lines().collect();
    assert!(messages[0].contains("in.txt:2:1: 5 cells do not make a board"), "{stopped:?}");
    assert!(messages[1].contains("stopped at line 2"), "{stopped:?}");
    let errors = folder("many-malformed").join("errors.jsonl");
    let errors = errors.to_str().unwrap();
    let kept = run(&["count", &path, "--keep-going", "--errors", errors]);
    assert_eq!((kept.out.as_str(), kept.code), ("1\n-\n1\n-\n", Some(1)));
    let problems = fs::read_to_string(errors).unwrap();
    let problems: Vec<serde_json::Value> =
        problems.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((problems[0]["line"].as_u64(), problems[0]["column"].as_u64()), (Some(2), Some(1)));
    assert_eq!((problems[1]["line"].as_u64(), problems[1]["column"].as_u64()), (Some(4), Some(81)));
    let check = run(&["check", &path, "--keep-going"]);
    assert_eq!(check.out, "unique\nmalformed\nunique\nmalformed\n");
    let csv = run(&["solve", "--quick", &path, "--keep-going", "--format", "csv"]);
    assert!(csv.out.lines().nth(2).unwrap().starts_with("2,,malformed,,\"5 cells do not make"));
}

#[test]
fn after_twenty_messages_malformed_lines_are_only_counted() {
    let run = run_with(&["count", "-", "--keep-going"], &"nonsense\n".repeat(30));
    assert_eq!(run.out, "-\n".repeat(30));
    assert_eq!(run.err.lines().count(), 21, "{}", run.err);
    assert!(run.err.ends_with("whydoku: standard input: and 10 more such lines\n"));
}

#[test]
fn rows_do_not_depend_on_the_number_of_workers() {
    let text = mixed().replace("\r\n", "\n") + "\nbad line\n";
    let path = file("many-jobs", "in.txt", &text.repeat(300));
    let runs: Vec<String> = ["1", "2", "3", "8"]
        .into_iter()
        .map(|jobs| run(&["solve", "--quick", &path, "--keep-going", "--jobs", jobs]).out)
        .collect();
    assert_eq!(runs[0].lines().count(), 1500);
    assert!(runs.iter().all(|rows| *rows == runs[0]));
    let shards: String = (1..=3)
        .map(|number| {
            let shard = format!("{number}/3");
            run(&["solve", "--quick", &path, "--keep-going", "--shard", &shard]).out
        })
        .collect();
    assert_eq!(shards, runs[0]);
}

#[test]
fn an_output_file_is_complete_or_absent_and_the_job_can_be_resumed() {
    let folder = folder("many-output");
    let path = file("many-output", "in.txt", &format!("{EASY}\nbad\n{SOLVED}\n"));
    let out = folder.join("out.txt");
    let _ = fs::remove_file(&out);
    let out_name = out.to_str().unwrap();
    let stopped = run(&["count", &path, "-o", out_name]);
    assert_eq!((stopped.out.as_str(), stopped.code), ("", Some(2)));
    assert!(stopped.err.contains("--resume continues"), "{stopped:?}");
    assert!(!out.exists());
    let other = run(&["count", &path, "-o", out_name, "--resume", "--limit", "3"]);
    assert_eq!(other.code, Some(2));
    assert!(other.err.contains("cannot resume: it was a different job"), "{other:?}");
    let resumed = run(&["count", &path, "-o", out_name, "--resume", "--keep-going"]);
    assert_eq!(resumed.code, Some(1), "{resumed:?}");
    assert_eq!(fs::read_to_string(&out).unwrap(), "1\n-\n1\n");
    assert!(!folder.join("out.txt.part").exists());
    assert!(!folder.join("out.txt.part.checkpoint").exists());
    let again = run(&["count", &path, "-o", out_name, "--resume"]);
    assert!(again.err.contains("already exists"), "{again:?}");
}

#[test]
fn unreadable_inputs_unwritable_outputs_and_bad_options_are_errors() {
    let here = folder("many-errors");
    let here = here.to_str().unwrap();
    for arguments in [
        vec!["count", here],
        vec!["count", "no-such-file.txt"],
        vec!["count", EASY, "-o", "/no/such/folder/out.txt"],
        vec!["count", EASY, "--shard", "1/2"],
        vec!["count", EASY, "--shard", "3/2"],
        vec!["count", EASY, "--resume"],
        vec!["count", EASY, "--jobs", "0"],
        vec!["count", EASY, "--limit", "0"],
        vec!["count", EASY, "--shape", "7"],
        vec!["solve", EASY, "--jobs", "2"],
        vec!["hint", EASY, "--format", "csv"],
        vec!["check", EASY, "--lines", "--cnf", "out.cnf"],
    ] {
        let run = run(&arguments);
        assert_eq!((run.out.as_str(), run.code), ("", Some(2)), "{arguments:?}: {run:?}");
        assert!(!run.err.is_empty(), "{arguments:?}");
    }
}

fn start(arguments: &[&str], out: Stdio) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_whydoku"));
    command.args(arguments).stdin(Stdio::piped()).stdout(out).stderr(Stdio::piped());
    command.spawn().unwrap()
}

fn stderr(child: &mut Child) -> String {
    let mut text = String::new();
    child.stderr.take().unwrap().read_to_string(&mut text).unwrap();
    text
}

#[test]
fn a_closed_output_pipe_ends_the_job_quietly() {
    let mut child = start(&["count", "-"], Stdio::piped());
    let mut input = child.stdin.take().unwrap();
    let feeding = std::thread::spawn(move || {
        // Ends when the program no longer reads.
        while input.write_all(format!("{EASY}\n").as_bytes()).is_ok() {}
    });
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line, "1\n");
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert_eq!(stderr(&mut child), "");
    feeding.join().unwrap();
}

#[cfg(unix)]
#[test]
fn a_signal_ends_the_job_and_the_rows_so_far_are_reported() {
    for (signal, code) in [("-INT", 130), ("-TERM", 143)] {
        let mut child = start(&["count", "-"], Stdio::piped());
        let mut input = child.stdin.take().unwrap();
        input.write_all(format!("{EASY}\n").as_bytes()).unwrap();
        let mut rows = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        // The row arrives before the input ends, so the job is running now.
        rows.read_line(&mut line).unwrap();
        assert_eq!(line, "1\n");
        let kill = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
        assert!(kill.success());
        assert_eq!(child.wait().unwrap().code(), Some(code));
        assert_eq!(stderr(&mut child), "whydoku: standard input: stopped after line 1\n");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut child = start(&["count", EASY], full.into());
    assert_eq!(child.wait().unwrap().code(), Some(2));
    assert!(stderr(&mut child).starts_with("whydoku: cannot write the output: "));
}

#[test]
fn certificates_are_accepted_and_tampered_ones_are_rejected() {
    let text = format!("{}\n{HARD}\n", mixed());
    let path = file("many-certify", "in.txt", &text);
    let proofs = folder("many-certify").join("proofs.jsonl");
    let proofs = proofs.to_str().unwrap();
    let certified = run(&["check", &path, "--certify", proofs]);
    assert_eq!(certified.out, "unique\nseveral\nnone\nunique\nunique\n");
    let checked = run(&["check", proofs]);
    let verdicts =
        "unique: verified\nseveral: verified\nnone: verified\nunique: verified\nunique: verified\n";
    assert_eq!((checked.out.as_str(), checked.code), (verdicts, Some(0)), "{checked:?}");
    let quick = folder("many-certify").join("quick.jsonl");
    let quick = quick.to_str().unwrap();
    let solved = run(&["solve", "--quick", &path, "--certify", quick]);
    assert_eq!(solved.out, format!("{SOLVED}\n-\n-\n{SOLVED}\n{HARD_SOLVED}\n"));
    assert_eq!(fs::read_to_string(proofs).unwrap(), fs::read_to_string(quick).unwrap());
    // The last one of these is about a puzzle with one given fewer, which has several solutions.
    let whole = fs::read_to_string(proofs).unwrap();
    let tampered = whole.lines().last().unwrap().replacen(HARD, &HARD.replacen('3', ".", 1), 1);
    let cases = [
        (tampered, "unique: rejected: ", 1),
        (
            whole.lines().last().unwrap().replace(HARD_SOLVED, SOLVED),
            "unique: rejected: a solution contradicts",
            1,
        ),
        ("{\"schema\":1}".to_owned(), "", 2),
        ("{\"schema\":9}".to_owned(), "", 2),
    ];
    for (text, start, code) in cases {
        let run = run_with(&["check", "-"], &text);
        assert_eq!(run.code, Some(code), "{run:?}");
        assert!(run.out.starts_with(start), "{run:?}");
    }
    let csv = run(&["check", proofs, "--format", "csv"]);
    assert_eq!(csv.out.lines().nth(1).unwrap(), format!("1,{EASY},unique,true,"));
}

#[test]
fn certificates_of_other_shapes_are_accepted_too() {
    let shapes = [
        ("2x3", ".".repeat(36)),
        ("9+diagonals", format!("1{}", ".".repeat(80))),
        ("jigsaw:000111022111022333022344555344555344", "1".repeat(2) + &".".repeat(34)),
    ];
    for (shape, puzzle) in shapes {
        let proof = folder("many-shapes").join("proof.json");
        let proof = proof.to_str().unwrap();
        let made = run(&["check", &puzzle, "--shape", shape, "--certify", proof]);
        assert!(matches!(made.code, Some(1 | 5)), "{made:?}");
        let checked = run(&["check", proof]);
        assert_eq!(checked.code, Some(0), "{checked:?}");
        assert!(checked.out.ends_with(": verified\n"), "{checked:?}");
    }
}

#[test]
fn a_proof_is_exported_for_standard_checkers() {
    let folder = folder("many-export");
    let names = ["p.cnf", "p.drat", "p.json"].map(|name| folder.join(name));
    let [cnf, drat, json] = names.each_ref().map(|path| path.to_str().unwrap());
    let made = run(&["check", HARD, "--cnf", cnf, "--drat", drat, "--certify", json]);
    assert_eq!(made.code, Some(0), "{made:?}");
    let (formula, proof) = (fs::read_to_string(cnf).unwrap(), fs::read_to_string(drat).unwrap());
    let givens = HARD.chars().filter(char::is_ascii_digit).count();
    let head = format!("p cnf 729 {}", 11_988 + givens + 1);
    assert!(formula.lines().any(|line| line == head), "{}", &formula[..200]);
    assert_eq!(
        formula.lines().filter(|line| !line.starts_with(['c', 'p'])).count(),
        11_988 + givens + 1
    );
    assert!(proof.ends_with("\n0\n") || proof == "0\n");
    // The same from the certificate.
    fs::remove_file(cnf).unwrap();
    fs::remove_file(drat).unwrap();
    assert_eq!(run(&["check", json, "--cnf", cnf, "--drat", drat]).code, Some(0));
    assert_eq!(fs::read_to_string(cnf).unwrap(), formula);
    assert_eq!(fs::read_to_string(drat).unwrap(), proof);
    let several = run(&["check", &format!("1{}", ".".repeat(15)), "--drat", drat]);
    assert!(several.err.contains("several solutions"), "{several:?}");
}

#[test]
fn a_time_limit_leaves_a_row_that_says_so() {
    let empty = ".".repeat(81);
    let run = run(&["count", &empty, "--limit", "1000000000000", "--time-limit", "1"]);
    assert_eq!(run.code, Some(3));
    assert!(run.out.ends_with("+\n"), "{run:?}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_job_resumes_to_the_same_bytes() {
    let folder = folder("many-interrupt");
    let path = file("many-interrupt", "in.txt", &format!("{HARD}\n").repeat(3000));
    let names = ["whole.txt", "out.txt", "whole.jsonl", "out.jsonl"].map(|name| folder.join(name));
    let [whole, out, whole_proofs, out_proofs] = names.each_ref().map(|p| p.to_str().unwrap());
    for name in &names {
        let _ = fs::remove_file(name);
    }
    let at_once = run(&["check", &path, "--lines", "-o", whole, "--certify", whole_proofs]);
    assert_eq!(at_once.code, Some(0), "{at_once:?}");
    let job = ["check", &path, "--lines", "-o", out, "--certify", out_proofs, "--resume"];
    let mut interrupted = 0;
    loop {
        let mut child = start(&job, Stdio::null());
        // However long this takes to start, it ends at a signal, or because it is done.
        let checkpoint = folder.join("out.txt.part.checkpoint");
        let before = fs::read(&checkpoint).ok();
        while child.try_wait().unwrap().is_none() && fs::read(&checkpoint).ok() == before {
            std::thread::yield_now();
        }
        let _ = Command::new("kill").args(["-INT", &child.id().to_string()]).output().unwrap();
        match child.wait().unwrap().code() {
            Some(0) => break,
            Some(130) => interrupted += 1,
            other => panic!("{other:?} {}", stderr(&mut child)),
        }
        assert!(!names[1].exists() && !names[3].exists());
    }
    println!("interrupted {interrupted} times");
    assert!(fs::read(whole).unwrap() == fs::read(out).unwrap());
    assert!(fs::read(whole_proofs).unwrap() == fs::read(out_proofs).unwrap());
}
