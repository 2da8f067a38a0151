//! Moves as people type them: `A1 5`, `r1c1=5`, `A1<>5`, `A1 .`; and why they are refused.
use crate::failure;
use pencilmark_core::{CellNames, Language, Names};
use pencilmark_formats::{CellError, Line, Move, MoveError, parse_move};
use pencilmark_session::{Action, Game};
use pencilmark_wire::FailureJson;

/// Carries out a move that the rules allow, and says what was done.
pub(crate) fn typed(
    game: &mut Game,
    text: &str,
    language: Language,
) -> Result<String, FailureJson> {
    let shape = game.shape().clone();
    let names = Names { language, cells: CellNames::LetterRow, ..Names::from(&shape) };
    let german = language == Language::German;
    let wanted = parse_move(text, shape.side(), CellNames::LetterRow)
        .map_err(|error| failure(&if german { in_german(&error) } else { error.to_string() }))?;
    let (action, cell, done) = match wanted {
        Move::Place(k) => (Action::Place(k), k.cell, format!("= {}", names.digit(k.digit))),
        Move::CrossOut(k) => (Action::Exclude(k), k.cell, format!("<> {}", names.digit(k.digit))),
        Move::Clear(cell) => (Action::Clear(cell), cell, ".".to_owned()),
    };
    game.act(action).map_err(|refused| {
        let not = if german { "nicht erlaubt" } else { "not legal" };
        failure(&format!("{not}: {}", refused.words(&names)))
    })?;
    Ok(format!("{} {done}", names.cell(cell)))
}

fn in_german(error: &MoveError) -> String {
    match error {
        MoveError::Empty => "schreib eine Zelle und eine Ziffer, etwa A1 5 oder r1c1=5".into(),
        MoveError::Cell(error) => cell_in_german(error),
        MoveError::NoDigit { cell } => {
            format!("welche Ziffer in {cell}? Schreib {cell} und eine Ziffer")
        }
        MoveError::NotADigit { word, side } => {
            format!("'{word}' ist keine Ziffer: Die Ziffern sind 1 bis {side}")
        }
        MoveError::DigitBeyond { word, side } => {
            format!("{word} gibt es hier nicht: Die Ziffern sind 1 bis {side}")
        }
        MoveError::TooMuch { rest } => {
            format!("'{rest}' ist zu viel: Schreib eine Zelle und eine Ziffer")
        }
        other => other.to_string(),
    }
}

fn cell_in_german(error: &CellError) -> String {
    let named = |line: &Line| match line {
        Line::Row => "Zeilen",
        Line::Column => "Spalten",
    };
    match error {
        CellError::Length { word, .. } => {
            format!("'{word}' ist keine Zelle: Schreib Buchstabe und Zahl, etwa A1, oder r1c1")
        }
        CellError::NotALetter { symbol, line, last } => {
            format!("'{symbol}' ist kein Buchstabe: Die {} sind A bis {last}", named(line))
        }
        CellError::LetterBeyond { letter, line, last } => {
            format!("{letter} gibt es hier nicht: Die {} sind A bis {last}", named(line))
        }
        CellError::NotANumber { word, line, last } => {
            format!("'{word}' ist keine Zahl: Die {} sind 1 bis {last}", named(line))
        }
        CellError::NumberBeyond { number, line, last } => {
            format!("{number} gibt es hier nicht: Die {} sind 1 bis {last}", named(line))
        }
        CellError::NoLetters => {
            "dieses Brett hat mehr Zeilen als es Buchstaben gibt: Schreib r1c1".into()
        }
        other => other.to_string(),
    }
}
