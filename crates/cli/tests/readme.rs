//! What README promises: its transcripts, and that every command in it works with the files of the checkout.
use crate::common::{folder, run};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn readme() -> String {
    std::fs::read_to_string(root().join("README.md")).unwrap()
}

#[test]
fn every_transcript_is_what_the_program_prints() {
    let readme = readme();
    let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut shown = 0;
    for block in readme.split("```").skip(1).step_by(2) {
        let Some(block) = block.strip_prefix("\n$ whydoku solve ") else { continue };
        let (file, text) = block.split_once('\n').unwrap();
        let found = run(&["solve", root().join(file).to_str().unwrap()]);
        let found = squeezed(&found.out);
        for part in text.split("\n  ...\n") {
            assert!(found.contains(&squeezed(part)), "{file}: {part}");
        }
        shown += 1;
    }
    assert_eq!(shown, 3, "a puzzle and two variants");
}

/// The commands in the code of a text that begin with the name of the program.
fn commands(text: &str) -> Vec<String> {
    let codes = text.split('`').skip(1).step_by(2);
    codes.filter(|code| code.starts_with("whydoku ")).map(str::to_owned).collect()
}

/// Runs a command with a shell, in a folder with the examples, and with nothing to read.
fn in_folder(folder: &Path, command: &str) -> Output {
    let program = Path::new(env!("CARGO_BIN_EXE_whydoku")).parent().unwrap();
    let path = std::env::var("PATH").unwrap();
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).current_dir(folder).stdin(Stdio::null());
    shell.env("PATH", format!("{}:{path}", program.display()));
    shell.env("XDG_DATA_HOME", folder.join("data")).env("HOME", folder);
    shell.output().unwrap()
}

#[test]
fn every_command_of_the_table_works_with_the_files_of_the_checkout() {
    let readme = readme();
    let (_, table) = readme.split_once("## What it does").unwrap();
    let (table, _) = table.split_once("\n## ").unwrap();
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    let folder = folder("readme").join("checkout");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("examples")).unwrap();
    for file in std::fs::read_dir(root().join("examples")).unwrap().map(|file| file.unwrap().path())
    {
        if file.is_file() {
            std::fs::copy(&file, folder.join("examples").join(file.file_name().unwrap())).unwrap();
        }
    }
    let (mut tried, mut without) = (0, Vec::new());
    for row in rows {
        let commands = commands(row);
        if commands.is_empty() {
            without.push(row);
        }
        for command in commands.iter().filter(|command| !command.starts_with("whydoku serve")) {
            let ended = in_folder(&folder, command);
            let complaints = String::from_utf8_lossy(&ended.stderr);
            // The puzzles with two solutions and with none are faulty on purpose.
            let faulty = [("several.txt", 5), ("clash.txt", 1)];
            let expected =
                faulty.iter().find(|(file, _)| command.contains(file)).map_or(0, |to| to.1);
            assert_eq!(ended.status.code(), Some(expected), "{command}: {complaints}");
            tried += 1;
        }
    }
    assert!(tried >= 20, "{tried}");
    let packages = without.iter().all(|row| row.contains("programming in"));
    assert!(packages, "a row without a command: {without:?}");
}
