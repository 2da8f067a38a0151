//! Every command reads whatever `parse` reads, in any layout and encoding.
use crate::common::{EASY, SOLVED, file, folder, run, run_with};
use std::fs;
use std::io::Write as _;
use std::process::Command;

/// The rows of a line of cells.
fn rows(line: &str) -> String {
    let rows: Vec<&str> =
        line.as_bytes().chunks(9).map(|row| std::str::from_utf8(row).unwrap()).collect();
    rows.join("\n") + "\n"
}

/// The same puzzle with other digits.
fn renamed(line: &str) -> String {
    let next = |c: char| c.to_digit(10).map_or(c, |d| char::from_digit(d % 9 + 1, 10).unwrap());
    line.chars().map(next).collect()
}

#[test]
fn the_example_of_the_readme_works_with_many_commands() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let first = root.join("examples/first.txt").display().to_string();
    let solution = run(&["solve", "--quick", &first]);
    assert_eq!((solution.code, solution.out.len()), (Some(0), 82), "{solution:?}");
    assert_eq!(run(&["count", &first]).out, "1\n");
    assert_eq!(run(&["check", "--lines", &first]).out, "unique\n");
    for command in ["canon", "minimize", "stats", "rate"] {
        let run = run(&[command, &first]);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{command}");
    }
    let turned = run(&["transform", "--transpose", &first]).out;
    let twice = run_with(&["transform", "--transpose", "-"], &turned).out;
    assert_eq!(twice.trim(), run(&["convert", "--to", "line", &first]).out.trim());
}

#[test]
fn batches_take_any_layout() {
    let (one, two) = (rows(EASY), rows(&renamed(EASY)));
    let list: Vec<String> =
        [EASY, &renamed(EASY)].map(|p| format!("{{\"puzzle\":\"{p}\"}}")).into();
    let texts = [
        format!("{one}\n{two}"),
        format!("Grid 01\n{one}Grid 02\n{two}"),
        format!("quizzes,solutions\n{EASY},{SOLVED}\n{},{}\n", renamed(EASY), renamed(SOLVED)),
        format!("[{}]", list.join(",\n")),
        format!("```\n{one}```\n\n```\n{two}```\n"),
        format!("{EASY}:1:{SOLVED}\n{}:1:{}\n", renamed(EASY), renamed(SOLVED)),
    ];
    for text in &texts {
        let solved = run_with(&["solve", "--quick", "-"], text);
        assert_eq!(solved.out, format!("{SOLVED}\n{}\n", renamed(SOLVED)), "{text}\n{solved:?}");
        assert_eq!(run_with(&["count", "-"], text).out, "1\n1\n", "{text}");
        assert_eq!(run_with(&["check", "--lines", "-"], text).out, "unique\nunique\n", "{text}");
        let rated = run_with(&["rate", "-", "--format", "csv"], text);
        assert_eq!(rated.out.lines().count(), 3, "{text}\n{rated:?}");
        for command in ["canon", "minimize"] {
            assert_eq!(run_with(&[command, "-"], text).out.lines().count(), 2, "{command} {text}");
        }
        assert!(run_with(&["stats", "-"], text).out.contains('2'), "{text}");
    }
    // Errors have their place in the file.
    let broken = format!("{one}\n{}", two.replacen('8', "q", 1));
    let count = run_with(&["count", "-", "--keep-going"], &broken);
    assert_eq!(count.out, "1\n-\n");
    assert!(count.err.contains(":11:5:"), "{}", count.err);
}

#[test]
fn a_board_in_our_own_json_is_not_taken_for_a_certificate() {
    let json = run(&["convert", EASY, "--to", "json"]).out;
    let path = file("reading-json", "own.json", &json);
    assert!(run(&["check", &path]).out.contains("It is valid"));
    assert_eq!(run(&["check", "--lines", &path]).out, "unique\n");
}

#[test]
fn compressed_files_and_utf_16_are_recognised_by_their_content() {
    let folder = folder("reading-stored");
    let text = format!("{EASY}\n{}\n", renamed(EASY));
    let utf16: Vec<u8> =
        format!("\u{FEFF}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    let gzip = gzip_of(text.as_bytes());
    let mut zstd = b"\x28\xb5\x2f\xfd\x20".to_vec();
    let size = u8::try_from(text.len()).unwrap();
    zstd.extend([size, 1 | size << 3, size >> 5, 0]);
    zstd.extend(text.as_bytes());
    for (name, bytes) in [("a.txt", &utf16), ("b.txt", &gzip), ("c.txt", &zstd)] {
        let path = folder.join(name).display().to_string();
        fs::write(&path, bytes).unwrap();
        let solved = run(&["solve", "--quick", &path]);
        assert_eq!(solved.out, format!("{SOLVED}\n{}\n", renamed(SOLVED)), "{name} {solved:?}");
        assert_eq!(run(&["convert", &path, "--to", "line"]).out, text, "{name}");
    }
    let one: Vec<u8> = gzip_of(rows(EASY).as_bytes());
    let path = folder.join("one").display().to_string();
    fs::write(&path, &one).unwrap();
    assert!(run(&["check", &path]).out.contains("It is valid"));
    assert_eq!(run(&["count", &path]).out, "1\n");
    fs::write(&path, &gzip[..gzip.len() / 2]).unwrap();
    let cut = run(&["count", &path]);
    assert_eq!(cut.code, Some(2));
    assert!(cut.err.contains("gzip") && cut.err.contains("cut short"), "{}", cut.err);
}

fn gzip_of(bytes: &[u8]) -> Vec<u8> {
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    gzip.write_all(bytes).unwrap();
    gzip.finish().unwrap()
}

#[test]
fn rows_repeat_the_puzzle_with_its_candidates() {
    let place = |c: char| {
        let digit = c.to_digit(10).unwrap_or(0);
        (1..=9)
            .map(|d| if digit == 0 || d == digit { char::from_digit(d, 10).unwrap() } else { '.' })
            .collect::<String>()
    };
    // The last cell cannot be 9.
    let line: String = EASY.chars().map(place).collect();
    let line = line.replacen("123456789", "12345678.", 1);
    for command in ["count", "check"] {
        let rows = run_with(&[command, "-", "--format", "csv"], &line).out;
        let row = rows.lines().nth(1).unwrap();
        assert_eq!(row.split(',').nth(1), Some(line.as_str()), "{command}");
    }
    let json = run_with(&["solve", "--quick", "-", "--format", "jsonl"], &line).out;
    assert!(json.contains(&format!(r#""puzzle":"{line}""#)), "{json}");
    let turned = run_with(&["transform", "-", "--rotate", "180"], &line).out;
    let back = run_with(&["transform", "-", "--rotate", "180"], &turned).out;
    assert_eq!(back.trim(), line);
    let placed = ":x:1:+53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79::::";
    let csv = run_with(&["count", "-", "--format", "csv"], placed).out;
    assert!(csv.contains("1,53..7....6"), "{csv}");
}

#[test]
fn a_mistyped_file_name_is_not_taken_for_a_puzzle() {
    let folder = folder("reading-names");
    fs::write(folder.join("puzzles.txt"), EASY).unwrap();
    for (operand, told) in [
        ("puzzels", "puzzels: no such file, and it is not a puzzle either\n"),
        ("puzzels.txt", "no such file, and it is not a puzzle either; did you mean puzzles.txt?"),
        ("puzzles", "no such file, and it is not a puzzle either; did you mean puzzles.txt?"),
        ("elsewhere", "elsewhere: no such file, and it is not a puzzle either\n"),
        ("./puzzels.txt", "did you mean ./puzzles.txt?"),
    ] {
        for command in ["solve", "count", "check", "rate"] {
            let mut program = Command::new(env!("CARGO_BIN_EXE_whydoku"));
            let output = program.args([command, operand]).current_dir(&folder).output().unwrap();
            let err = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{command} {operand}");
            assert!(err.contains("no such file"), "{command} {operand}: {err}");
            if operand != "puzzels" {
                assert!(err.contains(told.trim_end()), "{command} {operand}: {err}");
            }
        }
    }
}

#[test]
fn sizes_that_are_not_squares_have_their_usual_boxes() {
    let six = "1.....2.....3.....4.....5.....6.....";
    let six = run(&["count", six, "--size", "6", "--limit", "3"]);
    assert_eq!((six.code, six.out.as_str()), (Some(1), "3\n"), "{six:?}");
    assert_eq!(run(&["new", "--size", "6", "--to", "line"]).out.trim().len(), 36);
    assert_eq!(run(&["new", "--size", "12", "--to", "line"]).out.trim().len(), 144);
}
