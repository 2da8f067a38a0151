//! `whydoku convert`, and `--from` and `--to` elsewhere, through the real program.
use crate::common::{EASY, HARD, SOLVED, file, folder, run, run_with};

#[test]
fn a_puzzle_is_converted_between_links_lines_and_grids() {
    let link = "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79";
    assert_eq!(run(&["convert", link]).out, format!("{EASY}\n"));
    let solo = "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9";
    assert_eq!(run(&["convert", EASY, "--to", "tatham"]).out, format!("{solo}\n"));
    let zeros = run(&["convert", solo, "--blank", "0"]).out;
    assert_eq!(zeros, format!("{}\n", EASY.replace('.', "0")));
    let boxed = run(&["convert", "-", "--to", "boxed"]);
    assert_eq!(boxed.code, Some(0), "{boxed:?}");
    let boxed = run_with(&["convert", "-", "--to", "boxed"], EASY).out;
    assert!(boxed.starts_with("+-------+-------+-------+\n| 5 3 . |"), "{boxed}");
    assert_eq!(run_with(&["convert", "-"], &boxed).out, format!("{EASY}\n"));
    let bad = run(&["convert", EASY, "--blank", "7"]);
    assert_eq!(bad.code, Some(2), "{bad:?}");
    assert!(bad.err.contains("--blank 7: this could not be read back"), "{bad:?}");
    let unknown = run(&["convert", EASY, "--to", "hodku"]);
    assert!(
        unknown.code == Some(2) && unknown.err.contains("is not a format to write"),
        "{unknown:?}"
    );
}

#[test]
fn a_malformed_grid_is_reported_with_the_reason_and_the_place() {
    let bad = run_with(&["convert", "-"], "12..\n..q.\n....\n..34\n");
    assert_eq!(bad.code, Some(2), "{bad:?}");
    assert!(bad.err.contains("standard input:2:3: 'q' is not a digit"), "{bad:?}");
    let none = run_with(&["convert", "-"], "<opensudoku version=\"2\">\n</opensudoku>\n");
    assert!(
        none.code == Some(2) && none.err.contains("XML without a puzzle of a known kind"),
        "{none:?}"
    );
    let gaps = run_with(&["convert", "-", "--from", "gnome"], "\n\n");
    assert_eq!((gaps.code, gaps.err.as_str()), (Some(0), ""), "blank lines hold nothing");
}

#[test]
fn collections_of_every_layout_keep_their_order() {
    let lines = format!("puzzle,solution\n{EASY},{SOLVED}\n{HARD},\n");
    let plain = format!("{EASY}\n{HARD}\n");
    assert_eq!(run_with(&["convert", "-"], &lines).out, plain);
    for style in [
        "grid",
        "boxed",
        "pencilmarks",
        "marked",
        "json",
        "opensudoku",
        "csv",
        "fields",
        "sdk",
        "sudokuwiki",
        "gnome",
        "fpuzzles",
        "fpuzzles-json",
        "sudokupad-link",
    ] {
        let there = run_with(&["convert", "-", "--to", style], &plain);
        assert_eq!((there.code, there.err.as_str()), (Some(0), ""), "{style}");
        let back = run_with(&["convert", "-", "--to", "line"], &there.out);
        assert_eq!(
            (back.out.as_str(), back.err.as_str()),
            (plain.as_str(), ""),
            "{style}: {}",
            there.out
        );
    }
    let xml = run_with(&["convert", "-", "--to", "opensudoku"], &plain).out;
    assert!(xml.starts_with("<?xml") && xml.ends_with("</folder>\n</opensudoku>\n"), "{xml}");
    let csv = run_with(&["convert", "-", "--to", "csv"], &lines).out;
    assert_eq!(csv.lines().next(), Some("puzzle,solution"));
    assert!(csv.contains(SOLVED), "{csv}");
}

#[test]
fn a_loss_is_reported_once() {
    let placed = EASY.replacen("53.", "53+4", 1);
    let text = format!(":0000:x:{placed}:::\n:0000:x:{placed}:::\n");
    let run = run_with(&["convert", "-", "--to", "line"], &text);
    assert_eq!(run.code, Some(0));
    assert_eq!(
        run.err,
        "whydoku: standard input: in 2 puzzles placed digits can no longer be distinguished from givens\n"
    );
}

#[test]
fn malformed_puzzles_are_reported_with_their_line() {
    let lines = format!("{EASY}\n12\n{HARD}\n");
    let stopped = run_with(&["convert", "-"], &lines);
    assert_eq!((stopped.code, stopped.out.as_str()), (Some(2), format!("{EASY}\n").as_str()));
    assert!(stopped.err.contains("standard input:2:1: 2 cells do not"), "{stopped:?}");
    let going = run_with(&["convert", "-", "--keep-going"], &lines);
    assert_eq!((going.code, going.out), (Some(1), format!("{EASY}\n{HARD}\n")));
    let grid = run_with(&["convert", "-", "--to", "grid"], &format!("{EASY}\n{HARD}\n")).out;
    let broken = grid.replacen("..34", "..q4", 1);
    let going = run_with(&["convert", "-", "--keep-going"], &format!("{broken}{grid}"));
    assert_eq!((going.code, going.out), (Some(1), format!("{EASY}\n{EASY}\n{HARD}\n")));
    assert!(going.err.contains("standard input:11:3: 'q' is not a digit"), "{}", going.err);
    let small = run_with(&["convert", "-", "--to", "gnome"], "12............34\n");
    assert!(
        small.err.contains("1: cannot be written: this format allows only boards of side 9"),
        "{small:?}"
    );
}

#[test]
fn files_are_written_whole_and_shards_add_up_to_the_whole() {
    let input = file("convert-files", "in.sdm", &format!("{EASY}\n{HARD}\n").repeat(50));
    let output = folder("convert-files").join("out.opensudoku");
    let output = output.to_str().unwrap();
    let done = run(&["convert", &input, "--to", "opensudoku", "-o", output]);
    assert_eq!((done.code, done.out.as_str()), (Some(0), ""), "{done:?}");
    let text = std::fs::read_to_string(output).unwrap();
    assert_eq!((text.matches("<game ").count(), text.ends_with("</opensudoku>\n")), (100, true));
    let parts: Vec<String> = (1..=3)
        .map(|part| run(&["convert", &input, "--to", "csv", "--shard", &format!("{part}/3")]).out)
        .collect();
    assert_eq!(parts.concat(), run(&["convert", &input, "--to", "csv"]).out);
}

#[test]
fn commands_accept_formats_for_input_and_output() {
    let library = format!(":0000:x:{EASY}:::");
    assert_eq!(run(&["check", &library, "--from", "hodoku"]).code, Some(0));
    let wrong = run(&["check", EASY, "--from", "gnome"]);
    assert!(wrong.code == Some(2) && wrong.err.contains("does not begin like that"), "{wrong:?}");
    let view = run(&["view", EASY, "--to", "scf"]);
    assert_eq!(view.out, "scf5NlQ19j9mGca3OIN1bWGk2m41TjS79\n");
    assert_eq!(run(&["new", "--size", "4", "--to", "tatham"]).out, "2x2:p\n");
    let solved = run(&["solve", "--quick", EASY, "--to", "hodoku"]);
    assert!(solved.out.starts_with(":0000:x:53+4+67+8"), "{solved:?}");
    let made = run(&["generate", "-n", "2", "--seed", "1", "--to", "hodoku"]);
    assert!(made.out.lines().count() == 2 && made.out.starts_with(":0000:x:"), "{made:?}");
    let turned = run(&["transform", &library, "--transpose", "--to", "opensudoku"]);
    assert!(
        turned.out.starts_with("<?xml") && turned.out.ends_with("</opensudoku>\n"),
        "{turned:?}"
    );
    assert!(run(&["check", &turned.out]).out.contains("read as an OpenSudoku file"));
    let minimal = run(&["minimize", EASY, "--all", "2", "--to", "tatham"]);
    assert!(minimal.out.lines().count() == 2 && minimal.out.starts_with("3x3:"), "{minimal:?}");
    let list = run(&["convert", "--list"]).out;
    assert!(list.contains("json                 nothing is lost"), "{list}");
    assert!(list.contains("opensudoku           an OpenSudoku file"), "{list}");
    let help = run(&["convert", "--help"]).out;
    assert!(help.contains("candidates, pairs, jigsaw"), "{help}");
    // The list is wrapped.
    let words: Vec<&str> = help.split_whitespace().collect();
    assert!(words.join(" ").contains("share, sudokuwiki-link"), "{help}");
}
