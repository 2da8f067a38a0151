//! `whydoku rate`, through the real program.
use crate::common::{EASY, HARD, file, folder, run, run_with};
use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const HEADER: &str = "puzzle,er,ep,ed,hodoku_level,hodoku_score,hardest,steps";

#[test]
fn a_puzzle_is_rated_by_sudoku_explainer_and_hodoku() {
    let rated = run(&["rate", EASY]);
    assert_eq!(
        rated.out,
        "Sudoku Explainer 1.2/1.2/1.2  HoDoKu Easy 204  51 steps, hardest: Hidden Single\n"
    );
    assert_eq!(rated.code, Some(0), "{rated:?}");
    let csv = run(&["rate", EASY, "--format", "csv"]);
    assert_eq!(csv.out, format!("{HEADER}\n{EASY},1.2,1.2,1.2,Easy,204,Hidden Single,51\n"));
}

#[test]
fn profiles_choose_the_columns() {
    let own = run(&["rate", EASY, "--format", "csv", "--profile", "whydoku,sukaku"]);
    let lines: Vec<&str> = own.out.lines().collect();
    let header = "puzzle,whydoku_level,whydoku_score,sukaku_er,sukaku_ep,sukaku_ed,hardest,steps";
    assert_eq!(lines[0], header);
    assert!(lines[1].starts_with(&format!("{EASY},1,")), "{own:?}");
    assert_eq!(lines[1].split(',').count(), header.split(',').count());
    let wrong = run(&["rate", EASY, "--profile", "hodku"]);
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.err.contains("hodoku"), "{wrong:?}");
}

#[test]
fn the_path_shows_the_score_of_each_step() {
    let told = run(&["rate", HARD, "--profile", "se", "--steps"]);
    assert!(told.out.contains("\n    1. "), "{told:?}");
    let json = run(&["rate", HARD, "--profile", "hodoku", "--steps", "--format", "jsonl"]);
    let row: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    let path = row["path"].as_array().unwrap();
    assert_eq!(Some(path.len() as u64), row["steps"].as_u64());
    let sum: u64 = path.iter().map(|s| s["score"].as_str().unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!(Some(sum), row["hodoku_score"].as_u64());
    assert_eq!(run(&["rate", EASY, "--steps", "--format", "csv"]).code, Some(2));
}

#[test]
fn the_defects_of_the_original_can_be_restored_one_by_one() {
    // Unique loops are missed in this puzzle.
    let line = "...761..88.649..2.........4....8.9.......3...3.5.2.4....7..6....6...8..9..21....7";
    for (option, rating) in [
        ("", "4.6/1.2/1.2"),
        ("--old-defects", "6.6/1.2/1.2"),
        ("--old-defects=loops", "6.6/1.2/1.2"),
        ("--old-defects=graves", "4.6/1.2/1.2"),
        ("--no-uniqueness", "6.6/1.2/1.2"),
    ] {
        let options = ["rate", line, "--profile", "se", option];
        let rated = run(&options[..4 + usize::from(!option.is_empty())]);
        let shown = format!("Sudoku Explainer {rating}");
        assert!(rated.out.starts_with(&shown), "{option}: {rated:?}");
    }
    assert_eq!(run(&["rate", line, "--old-defects=fish"]).code, Some(2));
}

#[test]
fn the_rating_does_not_depend_on_how_a_line_is_written() {
    let zeros = EASY.replace('.', "0");
    let text = format!("{EASY}\n{zeros}\n{EASY} # easy\n  {EASY}\r\n{EASY}\r\n");
    for format in ["csv", "jsonl", "text"] {
        let path = file("rate-alike", format, &text);
        let rated = run(&["rate", &path, "--format", format]);
        let mut rows: Vec<String> = rated.out.lines().map(str::to_owned).collect();
        for (at, row) in rows.iter_mut().enumerate() {
            *row = row.replace(&format!("\"line\":{}", at + 1), "\"line\":1");
        }
        if format == "csv" {
            assert_eq!(rows.remove(0), HEADER);
        }
        assert_eq!(rows.len(), 5, "{rated:?}");
        assert!(rows.iter().all(|row| *row == rows[0]), "{rated:?}");
    }
}

#[test]
fn a_puzzle_on_several_lines_is_one_puzzle() {
    let grid: Vec<&str> = (0..9).map(|row| &EASY[9 * row..9 * row + 9]).collect();
    let rated = run_with(&["rate", "-", "--profile", "hodoku"], &grid.join("\n"));
    assert_eq!(rated.out, "HoDoKu Easy 204  51 steps, hardest: Naked Single\n", "{rated:?}");
}

#[test]
fn what_has_no_rating_gets_a_row_that_says_why() {
    let several = EASY.replacen("53..7", ".....", 1);
    let none = EASY.replacen("53..7", "535.7", 1);
    let text = format!("{EASY}\n{several}\n{none}\n1234\n");
    let path = file("rate-odd", "in.txt", &text);
    let rated = run(&["rate", &path, "--format", "csv", "--keep-going"]);
    let lines: Vec<&str> = rated.out.lines().collect();
    assert_eq!(lines[2], format!("{several},,,,,,several solutions,"));
    assert_eq!(lines[3], format!("{none},,,,,,no solution,"));
    assert!(lines[4].starts_with(",,,,,,malformed: "), "{rated:?}");
    assert_eq!(rated.code, Some(1));
    let stopped = run(&["rate", &path, "--profile", "hodoku"]);
    assert_eq!(stopped.code, Some(2));
    assert!(stopped.err.contains("in.txt:4:1:"), "{stopped:?}");
    let large = run_with(&["rate", "-", "--jobs", "1"], &".".repeat(256));
    assert!(large.out.is_empty() || large.code != Some(0), "{large:?}");
}

#[test]
fn rows_do_not_depend_on_workers_or_shards() {
    let path = file("rate-jobs", "in.txt", &format!("{EASY}\n{HARD}\n").repeat(30));
    let all = run(&["rate", &path, "--profile", "hodoku", "--jobs", "1"]).out;
    assert_eq!(all.lines().count(), 60);
    assert_eq!(run(&["rate", &path, "--profile", "hodoku", "--jobs", "3"]).out, all);
    let shards = ["1/2", "2/2"]
        .map(|shard| run(&["rate", &path, "--profile", "hodoku", "--shard", shard]).out);
    assert_eq!(shards.concat(), all);
}

#[test]
fn a_killed_job_is_resumed_and_ends_with_the_same_rows() {
    let path = file("rate-killed", "in.txt", &format!("{EASY}\n{HARD}\n").repeat(600));
    let whole = run(&["rate", &path, "--format", "csv", "--profile", "hodoku"]).out;
    let output = folder("rate-killed").join("out.csv");
    let _ = fs::remove_file(&output);
    let out = output.to_str().unwrap();
    let arguments =
        ["rate", &path, "--format", "csv", "--profile", "hodoku", "-o", out, "--resume"];
    let part = folder("rate-killed").join("out.csv.part");
    for _ in 0..3 {
        let mut child = Command::new(env!("CARGO_BIN_EXE_whydoku"))
            .args(arguments)
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let before = fs::metadata(&part).map_or(0, |part| part.len());
        let end = Instant::now() + Duration::from_secs(20);
        while fs::metadata(&part).map_or(0, |part| part.len()) <= before
            && Instant::now() < end
            && child.try_wait().unwrap().is_none()
        {
            std::thread::sleep(Duration::from_millis(2));
        }
        let _ = child.kill();
        child.wait().unwrap();
    }
    let last = run(&arguments);
    assert_eq!(last.code, Some(0), "{last:?}");
    assert!(fs::read_to_string(&output).unwrap() == whole);
}

/// A 4x4 board with a cage, in rows and in one line.
const RULED: &str = "1...\n..3.\n.4..\n...2\n\ncage 5: r1c2 r1c3\n";

#[test]
fn a_board_that_others_do_not_rate_is_rated_on_our_own_scale() {
    let own = "Whydoku level 1 (looking) ";
    for puzzle in [RULED, "4..2..4...2..3.."] {
        let rated = run_with(&["rate", "-"], puzzle);
        assert_eq!((rated.code, rated.err.as_str()), (Some(0), ""), "{rated:?}");
        assert!(rated.out.starts_with(own), "{rated:?}");
        let csv = run_with(&["rate", "-", "--format", "csv"], puzzle).out;
        assert!(csv.starts_with("puzzle,whydoku_level,whydoku_score,hardest,steps\n"), "{csv}");
        let json = run_with(&["rate", "-", "--json"], puzzle).out;
        assert!(json.contains("\"whydoku_level\":1"), "{json}");
        let refused = run_with(&["rate", "-", "--profile", "hodoku"], puzzle);
        assert_eq!(refused.code, Some(2));
        assert!(refused.err.contains("--profile whydoku rates other boards, too"), "{refused:?}");
    }
    // In a file of many, each puzzle has the scales that fit it; the columns of CSV stay the same.
    let text = format!("{EASY}\n4..2..4...2..3..\n");
    let many = run_with(&["rate", "-"], &text);
    assert_eq!(many.code, Some(0), "{many:?}");
    assert!(many.out.starts_with("Sudoku Explainer 1.2/1.2/1.2  HoDoKu Easy 204  "), "{many:?}");
    assert!(many.out.lines().nth(1).unwrap().starts_with(own), "{many:?}");
    let csv = run_with(&["rate", "-", "--format", "csv"], &text);
    assert_eq!(csv.code, Some(2), "{csv:?}");
    assert!(csv.err.contains("--profile whydoku"), "{csv:?}");
}

#[test]
fn steps_on_a_board_of_another_size_name_its_cells() {
    let told = run_with(&["rate", "-", "--steps"], "4..2..4...2..3..");
    let steps: Vec<&str> = told.out.lines().skip(1).collect();
    assert!(!steps.is_empty(), "{told:?}");
    for cell in
        steps.iter().flat_map(|line| line.split(['r', ' '])).filter(|cell| cell.contains('c'))
    {
        let Some((row, rest)) = cell.split_once('c') else { continue };
        let Ok(row) = row.parse::<u32>() else { continue };
        let column: u32 = rest.split(['=', '<']).next().unwrap().parse().unwrap();
        assert!(row <= 4 && column <= 4, "{cell} in {told:?}");
    }
    assert!(told.out.contains("r4c"), "{told:?}");
}
