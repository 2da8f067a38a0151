//! What a reader of German is told of a text: what is wrong with it, what is odd, what was read.
//! Details that only English has words for are left out there.
use crate::error::{ErrorKind, Expectation};
use crate::parsed::Format;
use crate::warning::Warning;
use pencilmark_core::{Digit, Language, Names};

/// What a format is called.
pub(crate) fn format(format: Format) -> &'static str {
    match format {
        Format::Line => "eine Zeile mit Zellen",
        Format::Grid => "Zeilen mit Zellen",
        Format::Numbers => "ein Gitter aus Zahlen",
        Format::Pencilmarks => "ein Gitter mit Kandidaten",
        Format::Display => "ein Gitter mit markierten Zellen",
        Format::Pairs => "eine Zeile mit Zahlen",
        Format::Jigsaw => "ein Puzzle-Sudoku: Zellen und Regionen",
        Format::Library => "eine Zeile aus HoDoKus Sammlung",
        Format::CandidateLine => "ein Platz für jeden Kandidaten",
        Format::Sdk => "eine SadMan-Datei",
        Format::Stacked => "mehrere Gitter eines Rätsels",
        Format::SudokuWiki => "ein Text von SudokuWiki",
        Format::SudokuWikiMasks => "ein Text von SudokuWiki, Version 0",
        Format::SudokuWikiPairs => "ein Text von SudokuWiki, Version 1",
        Format::Tatham => "eine Spielkennung von Simon Tathams Solo",
        Format::Gnome => "ein Text von GNOME Sudoku",
        Format::SudokuPad => "ein Rätsel von SudokuPad",
        Format::FPuzzles => "ein Rätsel von f-puzzles",
        Format::Json => "JSON",
        Format::Xml => "eine OpenSudoku-Datei",
        Format::SolverString => "ein Text von Interactive Sudoku Solver",
        Format::SumoCue => "ein Text von SumoCue",
        Format::Link => "ein Link",
    }
}

/// The digits of a board.
fn digits_of(side: usize) -> String {
    match side {
        10 => "1 bis 9, a".to_owned(),
        11..=35 => format!("1 bis 9, a bis {}", Digit::from_number(side)),
        _ => format!("1 bis {side}"),
    }
}

fn cells(number: usize) -> String {
    format!("{number} Zelle{}", if number == 1 { "" } else { "n" })
}

/// The character in quotes, or its code where it cannot be seen.
fn named(symbol: char) -> String {
    if symbol.is_control() || symbol.is_whitespace() || crate::lex::is_invisible(symbol) {
        format!("das unsichtbare Zeichen U+{:04X}", u32::from(symbol))
    } else {
        format!("'{symbol}'")
    }
}

/// `1 fehlt`, `2 fehlen`, `2 zu viel`.
fn difference(found: usize, expected: usize) -> String {
    match expected.checked_sub(found) {
        Some(1) => "1 fehlt".to_owned(),
        Some(missing) => format!("{missing} fehlen"),
        None => format!("{} zu viel", found - expected),
    }
}

/// What is wrong, and what to do.
pub(crate) fn error(kind: &ErrorKind) -> String {
    use ErrorKind as K;
    match kind {
        K::Empty => "hier ist kein Rätsel: Der Text ist leer".into(),
        K::OnlyComments => "hier ist kein Rätsel: Der Text hat nur Kommentare".into(),
        K::OnlyFrame => "hier ist kein Rätsel: Der Text hat nur Rahmenlinien".into(),
        K::BadSymbol { .. } | K::BadWord { .. } | K::BadNumber { .. } | K::DigitTooLarge { .. } => {
            symbol(kind)
        }
        K::LineLength { .. } | K::LineCount { .. } | K::CellCount { .. } | K::NoBoardOf(_) => {
            size(kind)
        }
        K::RepeatedCandidate { word, digit } => {
            format!("'{word}' nennt den Kandidaten {digit} zweimal; schreib jeden nur einmal")
        }
        K::NoBoxes(side) => format!(
            "ein Brett mit Seite {side} lässt sich nicht in Blöcke teilen; gib seine Regionen an \
             oder eine andere Größe, etwa 4, 6, 8, 9, 10, 12, 16 oder 25"
        ),
        K::Shape(_) => "das ergibt kein Brett: Größe oder Regionen passen nicht".into(),
        K::RegionSize { region, cells: found, side } => format!(
            "Region '{region}' hat {}; jede Region dieses Bretts braucht {side}",
            cells(*found)
        ),
        K::TwoPuzzles => "hier beginnt ein zweites Rätsel; gib nur eines ein".into(),
        K::Collection { puzzles } => {
            format!("das sind {puzzles} Rätsel, eines in jeder Zeile; gib nur eines ein")
        }
        K::StateDiffers { cell } => format!(
            "das zweite Gitter sollte die Vorgaben des ersten enthalten, aber {cell} ist anders; \
             gib nur ein Rätsel ein"
        ),
        K::BadTriplet { triplet, side } => format!(
            "'{triplet}' ist kein Kandidat: Schreib Ziffer, Zeile und Spalte als drei Zeichen, \
             jedes {}, etwa 224 für die 2 in r2c4",
            digits_of(*side)
        ),
        K::LibraryFields(found) => {
            format!("eine Zeile aus HoDoKus Sammlung hat 6 oder 7 Doppelpunkte, diese {found}")
        }
        K::MisplacedCandidate { symbol, expected } => format!(
            "'{symbol}' steht, wo nur der Kandidat {expected} oder nichts (. 0) stehen kann"
        ),
        K::MissingSection(name) => format!("hinter dem Abschnitt {name} folgt kein Rätsel"),
        K::NotRead(name) => format!(
            "das ist {name}, was hier nicht gelesen wird; kopier das Rätsel als Text (eine Zeile \
             mit 81 Zellen)"
        ),
        K::Broken { format: of, .. } => format!(
            "das wurde als {} gelesen, aber etwas darin fehlt oder passt nicht; kopier das Rätsel \
             als Text (eine Zeile mit 81 Zellen)",
            format(*of)
        ),
        K::Rule { rule } => format!(
            "dieses Rätsel hat eine Regel, die hier nicht bekannt ist ({rule}); bekannt sind \
             Blöcke, Regionen, Diagonalen, Fenster und zusätzliche Regionen"
        ),
        K::TooLong { most } => format!("das ist zu lang für ein Rätsel (über {most} Bytes)"),
        K::OnServer => "dieser Link nennt nur ein Rätsel, das ein Server kennt; öffne es dort und \
             kopier es als Text"
            .into(),
        K::EmptyLink => "dieser Link enthält kein Rätsel; kopier das Rätsel als Text".into(),
    }
}

fn symbol(kind: &ErrorKind) -> String {
    match kind {
        ErrorKind::BadSymbol { symbol, side } => {
            let board = side.map_or_else(String::new, |side| {
                format!(" eines {side}x{side}-Bretts ({})", digits_of(side))
            });
            let mend = match symbol {
                'o' | 'O' => "; für eine leere Zelle schreib 0, nicht den Buchstaben",
                'l' | 'I' => "; für die Eins schreib 1, nicht den Buchstaben",
                _ => "",
            };
            format!(
                "{} ist weder eine Ziffer{board} noch eine leere Zelle (. 0 * _) noch ein \
                 Rahmenzeichen{mend}",
                named(*symbol)
            )
        }
        ErrorKind::BadWord { word, side } => format!(
            "'{word}' ist keine Zelle eines {side}x{side}-Bretts: Schreib eine Ziffer ({}), ihre \
             Kandidaten ohne Lücke, oder nichts (. 0 * _)",
            digits_of(*side)
        ),
        ErrorKind::BadNumber { word, side } => {
            format!("'{word}' ist weder eine Zahl von 1 bis {side} noch eine leere Zelle (. 0 * _)")
        }
        ErrorKind::DigitTooLarge { digit, side } => {
            format!("{digit} ist keine Ziffer eines {side}x{side}-Bretts (1 bis {side})")
        }
        _ => String::new(),
    }
}

fn size(kind: &ErrorKind) -> String {
    match kind {
        ErrorKind::LineLength { cells: found, expected, from } => {
            let wanted = match from {
                Expectation::LinesBefore => format!("die Zeilen davor haben {expected}"),
                Expectation::OtherLines => format!("die anderen Zeilen haben {expected}"),
                Expectation::Board => {
                    format!("jede Zeile eines {expected}x{expected}-Bretts braucht {expected}")
                }
            };
            format!("diese Zeile hat {}; {wanted}", cells(*found))
        }
        ErrorKind::LineCount { found, expected } => format!(
            "{found} Zeile{} mit {expected} Zellen; ein {expected}x{expected}-Brett braucht \
             {expected}: {}",
            if *found == 1 { "" } else { "n" },
            difference(*found, *expected)
        ),
        ErrorKind::CellCount { found, expected } => {
            format!(
                "{expected} Zellen erwartet, {found} gefunden: {}",
                difference(*found, *expected)
            )
        }
        ErrorKind::NoBoardOf(found) => format!(
            "{} ergeben kein Brett; ein 9x9-Rätsel hat 81, ein 4x4-Rätsel 16, ein 6x6-Rätsel 36, \
             ein 16x16-Rätsel 256",
            cells(*found)
        ),
        _ => String::new(),
    }
}

/// What is odd.
pub(crate) fn warning(warning: &Warning, names: &Names<'_>) -> String {
    match warning {
        Warning::Clash { clash, .. } => format!(
            "{} steht zweimal in {}: in {} und in {}",
            names.digit(clash.digit),
            names.house(clash.house),
            names.cell(clash.first),
            names.cell(clash.second)
        ),
        Warning::MoreClashes => "weitere Ziffern stehen zweimal in einem Haus".into(),
        Warning::MixedBlanks(a, b) => format!("'{a}' und '{b}' wurden als leere Zellen gelesen"),
        Warning::ZeroIsDigit => {
            "0 ist hier eine Ziffer: 0 wurde als 1 gelesen, 1 als 2, ...".into()
        }
        Warning::PerhapsZeroIsDigit => {
            "es ist nicht zu sehen, ob die Ziffern mit 0 oder 1 beginnen; gelesen wurden sie ab 1"
                .into()
        }
        Warning::LettersAreDigits => {
            "die Ziffern sind hier Buchstaben: A wurde als 1 gelesen, ...".into()
        }
        Warning::TakenAsComment { line } => format!("Zeile {line} wurde als Kommentar gelesen"),
        Warning::NoCandidates { cell } => format!("{cell} hat keine Kandidaten"),
        Warning::RegionInPieces(region) => format!("Region '{region}' hängt nicht zusammen"),
        Warning::DeletedNothing { triplet } => {
            format!("'{triplet}' streicht einen Kandidaten, der schon keiner war")
        }
        Warning::NotClassic { part } => format!(
            "das Rätsel enthält {part}, vielleicht eine Regel; gelesen wurden nur die üblichen"
        ),
        Warning::LeftOut("corner marks") => "Notizen in den Ecken wurden weggelassen".into(),
        Warning::LeftOut(_) => "Farben wurden weggelassen".into(),
        Warning::SkippedSection { name, line } => {
            format!("der Abschnitt {name} in Zeile {line} wurde übergangen")
        }
    }
}

/// The words for givens, placed digits and cells with candidates.
pub(crate) fn known(language: Language) -> [&'static str; 3] {
    match language {
        Language::English => ["givens", "placed digits", "cells with candidates"],
        Language::German => ["Vorgaben", "gesetzte Ziffern", "Zellen mit Kandidaten"],
    }
}
