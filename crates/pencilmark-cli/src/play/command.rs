//! The commands of the line mode.
use crate::args::Picture;
use clap::ValueEnum;
use pencilmark_core::{Candidate, Cell, CellNames, Shape};
use pencilmark_formats::{Move, parse_move};
use pencilmark_logic::Conclusion;
use pencilmark_session::{Action, HintLevel};
use std::path::PathBuf;

/// What `help` prints.
pub(super) const HELP: &str = "\
  A1 5, r1c1=5        write 5 there         A1 .           wipe it (a digit, or its notes)
  note A1 25          write or wipe notes   A1<>5          exclude a candidate
  fill                fill in all candidates as notes
  why A1              what is left there, and what forbids the rest
  undo (u), redo (r)  back and forth        restart        back to the beginning
  hint (h)            a nudge; again: more; hint full: all of it
  apply (a)           do what the hint says check          is anything wrong?
  show (s)            the board             left           digits still to place
  view game | candidates | levels | marked  how the board is shown
  save FILE           save there from now on; a new file
  quit (q)            leave; the game is saved
";

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
    Check,
    Apply,
    Help,
}

/// Reads a line. Anything that is no command is read as a move.
pub(super) fn parse(line: &str, shape: &Shape, names: CellNames) -> Result<Request, String> {
    let line = line.trim();
    let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let plain = |request: Request| match rest {
        "" => Ok(request),
        _ => Err(format!("`{verb}` takes no arguments; `help` lists the commands")),
    };
    match verb.to_ascii_lowercase().as_str() {
        "" => Ok(Request::Nothing),
        "quit" | "q" | "exit" => plain(Request::Quit),
        "undo" | "u" => plain(Request::Order(Order::Undo)),
        "redo" | "r" => plain(Request::Order(Order::Redo)),
        "show" | "s" => plain(Request::Order(Order::Show)),
        "left" => plain(Request::Order(Order::Left)),
        "check" => plain(Request::Order(Order::Check)),
        "apply" | "a" => plain(Request::Order(Order::Apply)),
        "help" | "?" => plain(Request::Order(Order::Help)),
        "fill" => plain(Request::Act(vec![Action::FillNotes])),
        "restart" => plain(Request::Act(vec![Action::Restart])),
        "hint" | "h" if rest.is_empty() => Ok(Request::Hint(None)),
        "hint" | "h" => match rest.parse::<HintLevel>() {
            Ok(level) => Ok(Request::Hint(Some(level))),
            Err(unknown) => Err(unknown.to_string()),
        },
        "view" => Picture::from_str(rest, true)
            .map(Request::View)
            .map_err(|_| "view takes game, candidates, levels or marked".to_owned()),
        "save" if rest.is_empty() => Err("save where? `save FILE`".into()),
        "save" => Ok(Request::SaveAs(rest.into())),
        "why" | "w" => why(rest, shape, names).map(Request::Why),
        "note" | "n" => note(rest, shape, names).map(Request::Act),
        _ => action(line, shape, names).map(|action| Request::Act(vec![action])),
    }
}

fn action(text: &str, shape: &Shape, names: CellNames) -> Result<Action, String> {
    match parse_move(text, shape.side(), names) {
        Ok(Move::Place(candidate)) => Ok(Action::Place(candidate)),
        Ok(Move::CrossOut(k)) => Ok(Action::Take(vec![Conclusion::Eliminate(k)])),
        Ok(Move::Clear(cell)) => Ok(Action::Erase(cell)),
        Err(error) => Err(format!("{error} (`help` lists the commands)")),
    }
}

/// The cell that is asked about.
fn why(text: &str, shape: &Shape, names: CellNames) -> Result<Cell, String> {
    if text.is_empty() {
        return Err("why what? `why A1`".into());
    }
    match action(&format!("{text} ."), shape, names)? {
        Action::Erase(cell) => Ok(cell),
        _ => Err("`why` takes a cell, as in `why A1`".into()),
    }
}

/// `A1 25` or `A1 2 5` as notes; on boards above nine digits they are told apart by blanks.
fn note(text: &str, shape: &Shape, names: CellNames) -> Result<Vec<Action>, String> {
    let (cell, digits) = text.split_once(char::is_whitespace).ok_or("note what? `note A1 25`")?;
    let words: Vec<String> = if shape.side() <= 9 {
        digits.chars().filter(|c| !c.is_whitespace()).map(String::from).collect()
    } else {
        digits.split_whitespace().map(String::from).collect()
    };
    let one = |digit: &String| match action(&format!("{cell} {digit}"), shape, names)? {
        Action::Place(Candidate { cell, digit }) => Ok(Action::Note(Candidate { cell, digit })),
        _ => Err("note what? `note A1 25`".to_owned()),
    };
    words.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pencilmark_core::{Cell, Digit};

    fn read(line: &str) -> Result<Request, String> {
        parse(line, &Shape::square(9).unwrap(), CellNames::LetterRow)
    }
    fn at(row: usize, column: usize, digit: usize) -> Candidate {
        Candidate::new(Cell::at(row - 1, column - 1, 9), Digit::from_number(digit))
    }

    #[test]
    fn moves_notes_and_orders_are_told_apart() {
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
    fn slips_are_answered_with_the_fix() {
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
