//! `whydoku explain` and the look of pictures through the real program.

use crate::common::{EASY, run, run_in};

#[test]
fn a_page_is_shown_without_its_markup() {
    let page = run(&["explain", "x-wing"]);
    assert_eq!(page.code, Some(0), "{page:?}");
    for mark in ["```", "# ", "=>\n", "nothing\n"] {
        assert!(!page.out.contains(mark), "{mark:?}: {}", page.out);
    }
    assert!(page.out.contains('┌'), "a board: {}", page.out);
    assert!(page.out.contains("X-Wing: In row 1 and row 9, every place for 4"), "{}", page.out);
    assert!(page.out.contains("None of these is found here: X-Wing."), "{}", page.out);
}

#[test]
fn pages_show_the_step_of_their_example() {
    let list = run(&["explain", "--json"]).out;
    let list: serde_json::Value = serde_json::from_str(&list).unwrap_or_default();
    let names: Vec<&str> = list["techniques"]
        .as_array()
        .map(|all| all.iter().filter_map(|one| one["technique"].as_str()).collect())
        .unwrap_or_default();
    assert!(names.len() > 50, "{names:?}");
    for name in names.into_iter().step_by(7) {
        let page = run(&["explain", name]);
        assert_eq!(page.code, Some(0), "{name}: {page:?}");
        assert!(page.out.contains("\n("), "{name}: its step is not told: {}", page.out);
    }
}

#[test]
fn a_page_follows_the_language_or_says_that_it_is_not_translated() {
    let page = run(&["explain", "x-wing", "--language", "de"]).out;
    assert!(page.contains("Die Idee") && !page.contains("noch nicht auf Deutsch"), "{page}");
    let page = run(&["explain", "kraken-fish-1", "--language", "de"]).out;
    assert!(page.starts_with("Diese Seite gibt es noch nicht auf Deutsch"), "{page}");
    assert!(run(&["explain", "--language", "de"]).out.contains("Nackter Einer"), "the list");
}

#[test]
fn a_locale_without_utf_8_gets_ascii() {
    for locale in ["C", "POSIX", "de_DE.ISO-8859-1"] {
        let view = run_in(&[("LC_ALL", locale)], &["view", EASY], "");
        assert!(view.out.is_ascii(), "{locale}: {}", view.out);
        let page = run_in(&[("LC_ALL", locale)], &["explain", "x-wing"], "");
        assert!(page.out.is_ascii(), "{locale}: {}", page.out);
    }
    assert!(!run_in(&[("LC_ALL", "de_DE.utf8")], &["view", EASY], "").out.is_ascii());
}

#[test]
fn the_frame_of_a_board_names_rows_as_moves_do() {
    let view = run(&["view", EASY, "--view", "game", "--cells", "letter-row"]).out;
    for row in 'A'..='I' {
        assert!(view.contains(&format!("\n{row} │")), "{view}");
    }
}
