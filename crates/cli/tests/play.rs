//! `whydoku play` through the real program.
use crate::common::{EASY, HARD, folder, run_in, run_with};

fn path(name: &str) -> String {
    let path = folder("play").join(name);
    let _ = std::fs::remove_file(&path);
    path.to_str().unwrap().to_owned()
}

#[test]
fn moves_are_checked_undone_and_saved_and_the_game_is_resumed() {
    let file = path("first.game");
    let commands = "A3 4\nA3 5\nA1 1\nnote A4 26\nundo\nundo\nredo\nB3 x\nquit\n";
    let first = run_with(&["play", EASY, "--save", &file], commands);
    assert_eq!(first.code, Some(0), "{first:?}");
    let refused = "not legal: 5 is already in box 1, at r1c1; in row 1, at r1c1";
    assert!(first.out.contains(refused), "{}", first.out);
    assert!(first.out.contains("not legal: r1c1 came with the puzzle"));
    assert!(first.out.contains("'x' is not a digit"), "{}", first.out);
    let again = run_with(&["play", "--resume", &file], "left\n");
    assert!(again.out.contains("Continuing"), "{again:?}");
    assert!(again.out.contains("\n1 │ 5  3  4 │ "), "{}", again.out);
    assert!(again.out.contains("still to place: "));
}

#[test]
fn a_game_that_is_cut_off_is_saved_up_to_the_last_action() {
    let file = path("cut.game");
    // Standard input ends without `quit`, as when the terminal is closed.
    run_with(&["play", EASY, "--save", &file], "A3 4\nA4 6\n");
    let saved = std::fs::read_to_string(&file).unwrap();
    assert!(saved.contains("place r1c3 4\nplace r1c4 6\nundone 0\n"), "{saved}");
}

#[test]
fn hints_reveal_more_each_time_and_apply_solves_the_puzzle() {
    let file = path("hints.game");
    let hints = run_with(&["play", EASY, "--save", &file], "hint\nhint\nhint\nhint\n");
    for told in
        ["A digit can be placed in box 2.", "Look for: Hidden Single.", "Hidden Single in box 2, "]
    {
        assert!(hints.out.contains(told), "{}", hints.out);
    }
    let file = path("apply.game");
    let end = run_with(&["play", EASY, "--save", &file], &"apply\n".repeat(51));
    assert!(end.out.contains("Successfully Solved!"), "{}", end.out);
}

#[test]
fn a_broken_game_is_refused_and_an_existing_one_is_not_overwritten() {
    let file = path("broken.game");
    std::fs::write(&file, "whydoku game 1\nshape 3x3\ncells 1*\n").unwrap();
    let broken = run_with(&["play", "--resume", &file], "");
    assert_eq!(broken.code, Some(2));
    assert!(broken.err.contains("line 3: these cells do not fit the board"), "{broken:?}");
    let taken = run_with(&["play", EASY, "--save", &file], "");
    assert_eq!(taken.code, Some(2));
    assert!(taken.err.contains("exists; continue it"), "{taken:?}");
    assert!(std::fs::read_to_string(&file).unwrap().ends_with("cells 1*\n"));
}

/// An empty folder for saved games.
fn state(name: &str) -> String {
    let folder = folder("states").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder.to_str().unwrap().to_owned()
}

#[test]
fn every_game_has_a_file_of_its_own_and_several_are_listed() {
    let state = state("several");
    let state = [("XDG_STATE_HOME", state.as_str())];
    let none = run_in(&state, &["play", "--resume"], "");
    assert!(none.code == Some(2) && none.err.contains("no game is saved"), "{none:?}");
    let first = run_in(&state, &["play", EASY], "A3 4\n");
    assert!(first.out.ends_with("Continue with: whydoku play --resume game-1\n"), "{first:?}");
    let only = run_in(&state, &["play", "--resume"], "undo\nredo\n");
    assert!(only.out.contains("(1 action)") && only.code == Some(0), "{only:?}");
    run_in(&state, &["play", HARD], "");
    let several = run_in(&state, &["play", "--resume"], "A3 4\n");
    assert_eq!(several.code, Some(2), "{several:?}");
    assert!(several.err.contains("several games are saved; say which one"), "{several:?}");
    assert!(several.out.contains("  game-1: 9x9, 31 of 81 cells filled, "), "{several:?}");
    assert!(several.out.contains("  game-2: 9x9, 26 of 81 cells filled, "), "{several:?}");
    let again = run_in(&state, &["play", "--resume", "game-1"], "");
    assert!(again.out.contains("(1 action)"), "{again:?}");
    let wrong = run_in(&state, &["play", "--resume", "game-7"], "");
    assert!(wrong.err.contains("saved games: game-1, game-2"), "{wrong:?}");
}

#[test]
fn games_of_earlier_versions_are_read() {
    let state = state("earlier");
    let folder = std::path::Path::new(&state).join("whydoku");
    std::fs::create_dir_all(&folder).unwrap();
    let cells = ". ".repeat(16);
    let text = format!("whydoku game 1\nshape 2x2\ncells {cells}\nplace r1c3 4\nundone 0\n");
    std::fs::write(folder.join("last.game"), text).unwrap();
    let run = run_in(&[("XDG_STATE_HOME", &state)], &["play", "--resume"], "A1 1\n");
    assert!(run.out.contains("(1 action)"), "{run:?}");
    let saved = std::fs::read_to_string(folder.join("last.game")).unwrap();
    assert!(saved.contains("checksum") && saved.contains("place r1c1 1"), "{saved}");
}

#[test]
fn a_damaged_game_is_refused() {
    let file = path("damaged.game");
    run_with(&["play", EASY, "--save", &file], "A3 4\n");
    let saved = std::fs::read_to_string(&file).unwrap();
    // Another digit that could stand there just as well.
    std::fs::write(&file, saved.replace("place r1c3 4", "place r1c3 1")).unwrap();
    let run = run_with(&["play", "--resume", &file], "undo\n");
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.err.contains("the checksum does not match, so the file is damaged"), "{run:?}");
    assert!(std::fs::read_to_string(&file).unwrap().contains("r1c3 1"), "and stays as it is");
}

#[test]
fn save_takes_only_a_new_name_in_an_existing_folder() {
    let (file, foreign, new) = (path("here.game"), path("foreign.txt"), path("new.game"));
    std::fs::write(&foreign, "not yours").unwrap();
    let folder = folder("play").join("absent");
    let absent = folder.join("x.game");
    let absent = absent.to_str().unwrap();
    let commands =
        format!("A3 4\nsave {foreign}\nsave {absent}\nsave {file}\nA4 6\nsave {new}\nA5 .\nA4 .\n");
    let run = run_with(&["play", EASY, "--save", &file], &commands);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.out.contains("foreign.txt exists"), "{run:?}");
    assert!(run.out.contains("there is no folder"), "{run:?}");
    assert_eq!(std::fs::read_to_string(&foreign).unwrap(), "not yours");
    assert!(!folder.exists());
    let [old, new] = [&file, &new].map(|name| std::fs::read_to_string(name).unwrap());
    assert!(old.contains("place r1c4 6") && !old.contains("erase"), "{old}");
    assert!(new.contains("erase r1c4"), "{new}");
}

#[test]
fn a_game_is_open_in_one_program_at_a_time() {
    let file = path("twice.game");
    let mut first = std::process::Command::new(env!("CARGO_BIN_EXE_whydoku"))
        .args(["play", EASY, "--save", &file])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    // It has said something, so its game is on the disk.
    let mut said = [0];
    std::io::Read::read_exact(first.stdout.as_mut().unwrap(), &mut said).unwrap();
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("whydoku game"));
    let second = run_with(&["play", "--resume", &file], "A3 4\n");
    drop(first.stdin.take());
    first.wait_with_output().unwrap();
    assert_eq!(second.code, Some(2), "{second:?}");
    assert!(second.err.contains("this game is open in another `play` (process "), "{second:?}");
    let after = run_with(&["play", "--resume", &file], "");
    assert_eq!(after.code, Some(0), "{after:?}");
}

#[test]
fn notes_are_shown_at_once_and_can_be_wiped_after_fill() {
    let file = path("notes.game");
    let run = run_with(&["play", EASY, "--save", &file], "note A3 12\n");
    assert!(run.out.contains("1 │ 5  3  12 │"), "{}", run.out);
    let file = path("fill.game");
    let run = run_with(&["play", EASY, "--save", &file], "fill\nA3 .\nA3 .\n");
    assert_eq!(run.out.matches("is blank already").count(), 1, "{}", run.out);
}

#[test]
fn why_lists_the_candidates_left_and_what_forbids_the_others() {
    let file = path("why.game");
    let run = run_with(&["play", EASY, "--save", &file], "why A3\nwhy A1\nwhy\nA3<>1\nwhy A3\n");
    for told in [
        "r1c3: 1, 2, 4 are left",
        "  3 is already in box 1, at r1c2; in row 1, at r1c2",
        "  8 is already in box 1, at r3c3; in column 3, at r3c3",
        "r1c1 is 5; it came with the puzzle",
        "why what? `why A1`",
        "  1 was excluded by a step or by you",
    ] {
        assert!(run.out.contains(told), "{told}: {}", run.out);
    }
}

#[test]
fn an_empty_16x16_board_can_be_played() {
    let file = path("sixteen.game");
    let run = run_with(&["play", "--size", "16", "--save", &file], "A10 g\nA1 16\n");
    assert!(run.out.contains("not legal: g is already in row 1, at r1c10"), "{run:?}");
}

/// Words of English sentences that are not words of German, nor of commands.
const ENGLISH: [&str; 20] = [
    "the", "is", "are", "it", "and", "or", "not", "of", "to", "this", "with", "after", "every",
    "there", "nothing", "wrong", "saved", "only", "again", "no",
];

#[test]
fn a_session_in_another_language_has_no_english_sentence() {
    let (file, new) = (path("german.game"), path("german-new.game"));
    let commands = format!(
        "help\nA3 4\nA3 5\nA1 1\nB3 x\nK1 1\nnote A4 26\nnote A4\nA4<>2\nfill\nwhy A1\nwhy A3\nwhy A4\n\
         why A5\nwhy\nwhy A1 5\nundo\nredo\nredo\nrestart\nundo\nshow\nleft\ncheck\nundo 3\nhint\nhint\n\
         hint\nhint\nhint more\nview candidates\nview levels\nview sideways\nsave\nsave {new}\nsave {file}\n\
         A3 1\ncheck\nhint\nhint full\nundo\napply\nquit\n"
    );
    let german = ["--language", "de"];
    let first = run_with(&[&["play", EASY, "--save", &file], &german[..]].concat(), &commands);
    assert_eq!(first.code, Some(0), "{first:?}");
    let solved = "apply\n".repeat(60);
    let second = run_with(&[&["play", "--resume", &new], &german[..]].concat(), &solved);
    assert!(second.out.contains("Erfolgreich gelöst!"), "{second:?}");
    let state = state("german");
    let state = [("XDG_STATE_HOME", state.as_str())];
    let mut all = vec![first, second];
    for game in [&["play", "--resume"][..], &["play", EASY], &["play", EASY]] {
        all.push(run_in(&state, &[game, &german[..]].concat(), ""));
    }
    for game in [&["play", "--resume"][..], &["play", "--resume", "game-9"], &["play"]] {
        all.push(run_in(&state, &[game, &german[..]].concat(), ""));
    }
    all.push(run_with(&[&["play", EASY, "--save", &file], &german[..]].concat(), ""));
    for run in &all {
        for line in run.out.lines().chain(run.err.lines()) {
            // What is typed is the same in every language, and so is the name of a file.
            let typed = line.split('`').skip(1).step_by(2);
            let said = typed.fold(line.to_owned(), |said, typed| said.replace(typed, ""));
            let said = said.replace([&file, &new].map(String::as_str)[0], "").replace(&new, "");
            let mut words = said.split(|symbol: char| !symbol.is_alphanumeric() && symbol != '-');
            let english = words.find(|word| ENGLISH.contains(&word.to_lowercase().as_str()));
            assert_eq!(english, None, "{line}");
        }
    }
}

#[test]
fn the_rules_are_listed_only_at_the_start_and_on_request() {
    let file = path("ruled.game");
    let puzzle = folder("play").join("ruled.txt");
    std::fs::write(&puzzle, "....\n....\n....\n....\nknight\ncage 5: r1c1 r1c2\n").unwrap();
    let played = |commands| {
        run_with(&["play", puzzle.to_str().unwrap(), "--save", &path("ruled.game")], commands)
    };
    let listed = |commands| played(commands).out.matches("cage 5: r1c1 r1c2").count();
    assert_eq!(listed(""), 1);
    assert_eq!(listed("r1c1 1\nshow\nhint full\n"), 1);
    assert_eq!(listed("r1c1 1\nrules\n"), 2);
    let resumed = run_with(&["play", "--resume", &file], "");
    assert!(resumed.out.contains("cage 5: r1c1 r1c2"), "{resumed:?}");
    let plain = run_with(&["play", EASY, "--save", &path("plain.game")], "rules\n");
    assert!(plain.out.contains("no rules beyond rows, columns and boxes"), "{plain:?}");
}

#[test]
fn what_a_killed_game_has_left_is_removed() {
    let home = state("rests");
    let state = std::path::Path::new(&home).join("whydoku");
    std::fs::create_dir_all(&state).unwrap();
    // Killed in the middle of its first game, of a later action, and of a game that was saved elsewhere.
    let part = |name: &str| {
        let part = state.join(name);
        std::fs::write(&part, "whydoku game 1\nsha").unwrap();
        part
    };
    let parts = [part("game-1.game.part"), part("game-7.game.part")];
    let other = part("notes.part");
    let begun = run_in(&[("XDG_STATE_HOME", &home)], &["play", EASY], "quit\n");
    assert_eq!(begun.code, Some(0), "{begun:?}");
    assert!(parts.iter().all(|part| !part.exists()) && other.exists());
    assert!(state.join("game-1.game").exists());
    let file = path("kept.game");
    run_with(&["play", EASY, "--save", &file], "A3 4\n");
    let rest = format!("{file}.part");
    std::fs::write(&rest, "whydoku").unwrap();
    let resumed = run_with(&["play", "--resume", &file], "quit\n");
    assert_eq!(resumed.code, Some(0), "{resumed:?}");
    assert!(!std::path::Path::new(&rest).exists());
}
