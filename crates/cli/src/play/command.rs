//! The commands of the line mode.
use crate::args::Picture;
use clap::ValueEnum;
use std::path::PathBuf;
use whydoku_core::{Candidate, Cell};
use whydoku_formats::{Move, parse_move};
use whydoku_logic::Conclusion;
use whydoku_session::{Action, HintLevel};
use whydoku_words::{Message, Names, Said, message, said};

/// The commands, each with its line of `help`.
pub(super) const HELP: [(&str, Message); 17] = [
    ("A1 5, r1c1=5", message!("play-help-place")),
    ("A1 .", message!("play-help-wipe")),
    ("A1<>5", message!("play-help-exclude")),
    ("note A1 25", message!("play-help-note")),
    ("fill", message!("play-help-fill")),
    ("why A1", message!("play-help-why")),
    ("undo (u), redo (r)", message!("play-help-undo")),
    ("restart", message!("play-help-restart")),
    ("hint (h)", message!("play-help-hint")),
    ("apply (a)", message!("play-help-apply")),
    ("check", message!("play-help-check")),
    ("show (s)", message!("play-help-show")),
    ("left", message!("play-help-left")),
    ("rules", message!("play-help-rules")),
    ("view game, ...", message!("play-help-view")),
    ("save FILE", message!("play-help-save")),
    ("quit (q)", message!("play-help-quit")),
];

/// A request of the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Request {
    Nothing,
    Act(Vec<Action>),
    Order(Order),
    View(Picture),
    Hint(Option<HintLevel>),
    SaveAs(PathBuf),
    Why(Cell),
    Quit,
}

/// Requests of one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    Undo,
    Redo,
    Show,
    Left,
    Rules,
    Check,
    Apply,
    Help,
}

/// Reads a line. Anything that is not a command is read as a move.
///
/// # Errors
/// What is wrong with it, as a message.
pub(super) fn parse(line: &str, names: &Names<'_>) -> Result<Request, Said> {
    let line = line.trim();
    let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let plain = |request: Request| match rest {
        "" => Ok(request),
        _ => Err(said!("play-no-arguments", { "command": verb })),
    };
    match verb.to_ascii_lowercase().as_str() {
        "" => Ok(Request::Nothing),
        "quit" | "q" | "exit" => plain(Request::Quit),
        "undo" | "u" => plain(Request::Order(Order::Undo)),
        "redo" | "r" => plain(Request::Order(Order::Redo)),
        "show" | "s" => plain(Request::Order(Order::Show)),
        "left" => plain(Request::Order(Order::Left)),
        "rules" => plain(Request::Order(Order::Rules)),
        "check" => plain(Request::Order(Order::Check)),
        "apply" | "a" => plain(Request::Order(Order::Apply)),
        "help" | "?" => plain(Request::Order(Order::Help)),
        "fill" => plain(Request::Act(vec![Action::FillNotes])),
        "restart" => plain(Request::Act(vec![Action::Restart])),
        "hint" | "h" if rest.is_empty() => Ok(Request::Hint(None)),
        "hint" | "h" => match rest.parse::<HintLevel>() {
            Ok(level) => Ok(Request::Hint(Some(level))),
            Err(_) => Err(said!("play-hint-levels")),
        },
        "view" => Picture::from_str(rest, true).map(Request::View).map_err(|_| said!("play-views")),
        "save" if rest.is_empty() => Err(said!("play-save-where")),
        "save" => Ok(Request::SaveAs(rest.into())),
        "why" | "w" => why(rest, names).map(Request::Why),
        "note" | "n" => note(rest, names).map(Request::Act),
        _ => action(line, names).map(|action| Request::Act(vec![action])),
    }
}

fn action(text: &str, names: &Names<'_>) -> Result<Action, Said> {
    match parse_move(text, names.shape.side(), names.cells) {
        Ok(Move::Place(candidate)) => Ok(Action::Place(candidate)),
        Ok(Move::CrossOut(k)) => Ok(Action::Take(vec![Conclusion::Eliminate(k)])),
        Ok(Move::Clear(cell)) => Ok(Action::Erase(cell)),
        Err(error) => Err(said!("play-no-move", { "problem": error.said() })),
    }
}

/// The cell that the question is about.
fn why(text: &str, names: &Names<'_>) -> Result<Cell, Said> {
    if text.is_empty() {
        return Err(said!("play-why-what"));
    }
    match action(&format!("{text} ."), names)? {
        Action::Erase(cell) => Ok(cell),
        _ => Err(said!("play-why-cell")),
    }
}

/// `A1 25` or `A1 2 5` as notes; on boards above nine digits the digits are separated by blanks.
fn note(text: &str, names: &Names<'_>) -> Result<Vec<Action>, Said> {
    let what = || said!("play-note-what");
    let (cell, digits) = text.split_once(char::is_whitespace).ok_or_else(what)?;
    let words: Vec<String> = if names.shape.side() <= 9 {
        digits.chars().filter(|c| !c.is_whitespace()).map(String::from).collect()
    } else {
        digits.split_whitespace().map(String::from).collect()
    };
    let one = |digit: &String| match action(&format!("{cell} {digit}"), names)? {
        Action::Place(Candidate { cell, digit }) => Ok(Action::Note(Candidate { cell, digit })),
        _ => Err(what()),
    };
    words.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::{Cell, CellNames, Digit, Shape};

    fn read(line: &str) -> Result<Request, Said> {
        let shape = Shape::square(9).unwrap();
        parse(line, &Names { cells: CellNames::LetterRow, ..Names::from(&shape) })
    }
    fn at(row: usize, column: usize, digit: usize) -> Candidate {
        Candidate::new(Cell::at(row - 1, column - 1, 9), Digit::from_number(digit))
    }

    #[test]
    fn moves_notes_and_orders_are_distinguished() {
        assert_eq!(read("A5 7"), Ok(Request::Act(vec![Action::Place(at(1, 5, 7))])));
        assert_eq!(read(" r1c5=7 "), Ok(Request::Act(vec![Action::Place(at(1, 5, 7))])));
        assert_eq!(read("b2 ."), Ok(Request::Act(vec![Action::Erase(at(2, 2, 1).cell)])));
        let notes = [at(1, 5, 2), at(1, 5, 7)].map(Action::Note).to_vec();
        assert_eq!(read("note A5 27"), Ok(Request::Act(notes.clone())));
        assert_eq!(read("n r1c5 2 7"), Ok(Request::Act(notes)));
        assert_eq!(read("u"), Ok(Request::Order(Order::Undo)));
        assert_eq!(read("hint full"), Ok(Request::Hint(Some(HintLevel::Full))));
        assert_eq!(read("view levels"), Ok(Request::View(Picture::Levels)));
        assert_eq!(read("why A3"), Ok(Request::Why(Cell::at(0, 2, 9))));
        assert_eq!(read(""), Ok(Request::Nothing));
    }
    #[test]
    fn mistakes_are_answered_with_the_fix() {
        for line in [
            "note A5",
            "why",
            "why A1 5",
            "why J1",
            "view sideways",
            "hint more",
            "undo 3",
            "save",
            "J1 5",
            "A1 10",
        ] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
