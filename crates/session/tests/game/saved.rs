//! Games that were saved, and what became of them.
use super::*;

#[test]
fn a_broken_save_is_refused_with_its_line() {
    let mut game = game();
    game.act(Action::Place(at(1, 3, 4))).unwrap();
    let text = game.save();
    let spoilt = [
        (String::new(), "line 1: the file ends before \"whydoku game 1\""),
        (text.replacen("game 1", "game 2", 1), "line 1: expected \"whydoku game 1\""),
        (
            text.replacen("game 1", "game 1 checksum 0", 1),
            "line 1: expected \"whydoku game 1\" and nothing else",
        ),
        (text.replacen("5* 3*", "5* 3* 3*", 1), "line 3: these cells do not fit the board"),
        (text.replacen("5* 3*", "5* 77*", 1), "line 3: these cells do not fit the board"),
        (text.replace("place", "plaice"), "line 4: \"plaice r1c3 4\" is not an action"),
        (text.replace("r1c3 4", "r1c3 5"), "line 4: 5 is already there"),
        (text.replace("r1c3", "r1c0"), "line 4: \"place r1c0 4\" is not an action"),
        (text.replace("undone 0", "undone 2"), "line 5: more actions are undone than were done"),
    ];
    for (text, words) in spoilt {
        assert_eq!(Game::load(&text).unwrap_err().to_string(), words);
    }
}

#[test]
fn a_damaged_file_is_never_read_as_another_game() {
    let mut game = game();
    game.act(Action::Place(at(1, 3, 4))).unwrap();
    game.act(Action::Note(at(1, 4, 2))).unwrap();
    let file = game.save_with_checksum();
    assert_eq!(Game::load(&file).unwrap().save(), game.save());
    assert_eq!(Game::load(&file.replace('\n', "\r\n")).unwrap().save(), game.save());
    for at in 0..file.len() {
        assert!(Game::load(&file[..at]).is_err(), "cut after {at} bytes");
        for bit in 0..7 {
            let mut bytes = file.clone().into_bytes();
            bytes[at] ^= 1 << bit;
            let damaged = String::from_utf8(bytes).unwrap();
            assert!(Game::load(&damaged).is_err(), "bit {bit} of byte {at}");
        }
    }
}

#[test]
fn strokes_are_drawn_removed_and_saved() {
    let mut game = game();
    let stroke = |text: &str| text.parse::<Stroke>().expect("a stroke");
    let drawn = |game: &Game| {
        game.board().sketch().strokes().map(|one| one.to_string()).collect::<Vec<_>>()
    };
    let two = ["line 3,3 1,1", "cross 2,1"].map(|text| Action::Draw(stroke(text)));
    game.act(Action::Together(two.to_vec())).unwrap();
    game.act(Action::Draw(stroke("circle 17,17"))).unwrap();
    assert_eq!(drawn(&game), ["line 1,1 3,3", "circle 17,17", "cross 2,1"]);
    let saved = Game::load(&game.save()).expect("it was just saved");
    assert_eq!(saved.board(), game.board());
    game.act(Action::Draw(stroke("line 1,1 3,3"))).unwrap();
    assert_eq!(drawn(&game), ["circle 17,17", "cross 2,1"]);
    game.act(Action::EraseSketch).unwrap();
    assert!(drawn(&game).is_empty());
    game.undo();
    assert_eq!(drawn(&game), ["circle 17,17", "cross 2,1"]);
    assert_eq!(game.act(Action::Draw(stroke("cross 19,1"))), Err(Refused::OffBoard));
    for text in [
        "line 1,1 1,5",
        "line 0,0 2,2",
        "line 1,1 2,2",
        "line 1,1 1,1",
        "circle 1",
        "cross 1,1 1,3",
        "",
    ] {
        assert!(text.parse::<Stroke>().is_err(), "{text}");
    }
}
