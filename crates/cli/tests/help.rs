//! Every help fits its screen, and every example in it runs.
use crate::common::{EASY, HARD, folder, run, run_in};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Every command, as the help of the program lists them.
fn commands() -> Vec<String> {
    let help = run(&["--help"]).out;
    let (_, list) = help.split_once("Commands:\n").unwrap();
    let names = list.lines().take_while(|line| !line.is_empty());
    // Longer descriptions continue on a line without a name.
    let names = names.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    names.filter(|name| !name.is_empty() && *name != "help").map(String::from).collect()
}

#[test]
fn the_short_help_of_the_program_names_every_command_on_one_screen() {
    let help = run(&["-h"]).out;
    assert!(help.lines().count() <= 24, "{help}");
    assert!(help.lines().all(|line| line.chars().count() <= 80), "{help}");
    let words: Vec<&str> = help.split([' ', ',', '\n']).collect();
    for command in commands() {
        assert!(words.contains(&command.as_str()), "{command} is missing in\n{help}");
    }
}

#[test]
fn the_short_help_of_every_command_fits_a_screen() {
    assert_eq!(commands().len(), 23);
    for command in commands() {
        let help = run_in(&[("COLUMNS", "80")], &[&command, "-h"], "").out;
        let lines = help.lines().count();
        assert!(lines <= 24, "{command}: {lines} lines\n{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 80), "{command}\n{help}");
    }
}

#[test]
fn options_without_effect_are_left_out_of_the_help() {
    let shown = |command: &str, option: &str| run(&[command, "--help"]).out.contains(option);
    for (command, option) in [
        ("serve", "--ascii"),
        ("print", "--json"),
        ("completions", "--color"),
        ("canon", "--cells"),
    ] {
        assert!(!shown(command, option), "{command} {option}");
    }
    for (command, option) in [("solve", "--ascii"), ("count", "--json"), ("play", "--cells")] {
        assert!(shown(command, option), "{command} {option}");
    }
    assert!(run(&["solve", "--help"]).out.contains("\nOutput:\n"));
}

#[test]
fn an_alias_of_an_option_is_accepted_but_not_shown_in_the_help() {
    let [one, other] = ["--technique", "--techniques"]
        .map(|option| run(&["solve", EASY, option, "naked-single"]).out);
    assert_eq!(one, other);
    for command in commands() {
        let help = run(&[&command, "--help"]).out;
        assert!(!help.contains("--techniques") && !help.contains("--within"), "{command}: {help}");
    }
    assert_eq!(run(&["generate", "--seed", "1", "--within", "60"]).code, Some(0));
}

/// The examples of a help text, without their explanations.
fn examples(help: &str) -> Vec<String> {
    let (_, help) = help.split_once("Examples:\n").unwrap_or_default();
    let lines = help.lines().filter_map(|line| line.strip_prefix("  "));
    let lines = lines.filter(|line| line.starts_with("whydoku "));
    lines.map(|line| line.split("  ").next().unwrap().to_owned()).collect()
}

/// A new folder with this name beside the examples.
fn empty(name: &str) -> PathBuf {
    let folder = folder("examples").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Copies the files of a folder, and of the folders in it.
fn copy(from: &Path, to: &Path) {
    for entry in std::fs::read_dir(from).unwrap().map(Result::unwrap) {
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            std::fs::create_dir(&to).unwrap();
            copy(&entry.path(), &to);
        } else {
            std::fs::copy(entry.path(), to).unwrap();
        }
    }
}

/// A folder with the files that examples read.
fn scene() -> PathBuf {
    let folder = empty("scene");
    let write = |file: &str, text: &str| std::fs::write(folder.join(file), text).unwrap();
    write("puzzle.txt", EASY);
    let pattern: String = EASY.chars().map(|c| if c == '.' { '.' } else { 'x' }).collect();
    write("heart.txt", &pattern);
    write("order.toml", "seed = 7\n[[section]]\ncount = 4\nsize = 4\n");
    for file in ["puzzles.txt", "puzzles.sdm", "big.txt", "big.csv"] {
        write(file, &format!("{EASY}\n{HARD}\n"));
    }
    for line in [
        "whydoku convert puzzle.txt --to opensudoku -o collection.xml",
        "whydoku solve puzzle.txt --json > path.json",
        "whydoku check puzzle.txt --certify proofs.jsonl",
        "whydoku play puzzle.txt --save monday.game; whydoku play puzzle.txt",
        "whydoku draw puzzle.txt -o photo.png --width 500",
        "mkdir photographs; cp photo.png photographs",
        "whydoku print puzzle.txt -o booklet.pdf",
    ] {
        let run = shell(line, &folder);
        assert_eq!(run.status.code(), Some(0), "{line}: {}", String::from_utf8_lossy(&run.stderr));
    }
    folder
}

fn shell(line: &str, folder: &Path) -> std::process::Output {
    let program = Path::new(env!("CARGO_BIN_EXE_whydoku"));
    let path = std::env::var("PATH").unwrap_or_default();
    let path = format!("{}:{path}", program.parent().unwrap().display());
    Command::new("sh")
        .args(["-c", line])
        .current_dir(folder)
        .env("PATH", path)
        .env("XDG_STATE_HOME", folder)
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap()
}

#[test]
#[cfg(unix)]
fn every_example_in_the_help_runs() {
    let mut count = 0;
    let mut helps: Vec<(String, String)> = Vec::from([("all".into(), run(&["--help"]).out)]);
    helps.extend(commands().into_iter().map(|name| {
        let help = run(&[&name, "--help"]).out;
        (name, help)
    }));
    let scene = scene();
    for (name, help) in helps {
        let folder = empty(&name);
        copy(&scene, &folder);
        let shared = shell("whydoku convert puzzle.txt --to sudokupad", &folder);
        let shared = String::from_utf8(shared.stdout).unwrap();
        for example in examples(&help) {
            let line = example.replace("https://sudokupad.app/scf...", shared.trim());
            if line.contains("--save") {
                std::fs::remove_file(folder.join("monday.game")).unwrap();
            }
            // What earlier examples saved.
            let _ = std::fs::remove_file(folder.join("whydoku/game-2.game"));
            let run = shell(&line, &folder);
            let said = String::from_utf8_lossy(&run.stderr);
            // Other codes are answers: a move that is not legal, a puzzle with several solutions.
            let code = run.status.code();
            assert!(code.is_some_and(|code| code != 2 && code < 100), "{line}: {code:?} {said}");
            assert!(!said.contains("panicked"), "{line}: {said}");
            count += 1;
        }
    }
    assert!(count > 60, "only {count} examples were found");
}
