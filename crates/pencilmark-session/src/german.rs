//! What a player is told in German: hints without a step, refusals, the log, the closing message.
use crate::hint::Hint;
use crate::journal::{Note, Reasoning};
use crate::walk::{GaveUp, Outcome};
use crate::{HintLevel, Illegal, Refused};
use pencilmark_core::{Candidate, Cell, Clash, Contradiction, House, Names};
use pencilmark_logic::{TwoSpots, render};

/// A hint that tells of no step; nothing for one that does.
pub(crate) fn hint(hint: &Hint, level: HintLevel, names: &Names<'_>) -> Option<String> {
    Some(match hint {
        Hint::Solved => "Es ist gelöst.".into(),
        Hint::Clash(clash) => format!("{}.", contradiction(&Contradiction::Twice(*clash), names)),
        Hint::Wrong(cells) if level < HintLevel::Where => match cells.len() {
            1 => "Eine eingetragene Ziffer ist falsch.".into(),
            count => format!("{count} eingetragene Ziffern sind falsch."),
        },
        Hint::Wrong(cells) => format!("Falsch: {}.", names.cells(cells)),
        Hint::Lost(lost) if level < HintLevel::Where => {
            format!("Ein Kandidat, der stimmt, wurde ausgeschlossen ({} insgesamt).", lost.len())
        }
        Hint::Lost(lost) => {
            let lost: Vec<String> = lost.iter().map(|&k| names.candidate(k)).collect();
            format!("Ausgeschlossen, aber richtig: {}.", lost.join(" "))
        }
        Hint::NoSolution => "Dieses Rätsel hat keine Lösung.".into(),
        Hint::NoneLeft => "Mit den bisher gesetzten Ziffern bleibt keine Lösung.".into(),
        Hint::GaveUp(GaveUp::Limits) => "Aufgegeben: Bisher wurde kein Schritt gefunden.".into(),
        Hint::GaveUp(GaveUp::Effort) => {
            "Kein Schritt gefunden; auf so einem Brett werden aber manche Techniken nicht bis zum \
             Ende versucht."
                .into()
        }
        Hint::Exhausted => "Hier hilft keine dieser Techniken.".into(),
        Hint::Stuck => "Hier hilft keine Technik, die ich kenne.".into(),
        Hint::Step(_) => return None,
    })
}

/// A contradiction in one sentence.
pub(crate) fn contradiction(contradiction: &Contradiction, names: &Names<'_>) -> String {
    match *contradiction {
        Contradiction::Twice(clash) => format!(
            "{} steht zweimal in {}: in {} und {}",
            names.digit(clash.digit),
            names.house(clash.house),
            names.cell(clash.first),
            names.cell(clash.second)
        ),
        Contradiction::NoCandidate(cell) => {
            format!("für {} bleibt keine Ziffer", names.cell(cell))
        }
        Contradiction::NoPlace(house, digit) => {
            format!("für die {} bleibt kein Platz in {}", names.digit(digit), names.house(house))
        }
    }
}

/// Why an action was not carried out.
pub(crate) fn refused(refused: &Refused, names: &Names<'_>) -> String {
    match refused {
        Refused::Illegal(reason) => illegal(reason, names),
        Refused::Given(cell) => format!("{} ist vorgegeben", names.cell(*cell)),
        Refused::Filled(cell) => {
            format!("{} hat eine Ziffer; lösch sie, bevor du notierst", names.cell(*cell))
        }
        Refused::Blank(cell) => format!("{} ist schon leer", names.cell(*cell)),
        Refused::OffBoard => "diese Zelle oder Ziffer gibt es auf diesem Brett nicht".into(),
    }
}

/// Why a move breaks the rules.
pub(crate) fn illegal(illegal: &Illegal, names: &Names<'_>) -> String {
    match illegal {
        Illegal::Range(digit) => {
            let side = names.shape.side();
            format!("{} ist keine Ziffer dieses Bretts (1 bis {side})", digit.number())
        }
        Illegal::Given(cell) => format!("{} ist vorgegeben", names.cell(*cell)),
        Illegal::Conflicts(candidate, conflicts) => {
            let place = |(house, cell): &(House, Cell)| {
                format!("in {}, in {}", names.house(*house), names.cell(*cell))
            };
            let places: Vec<String> = conflicts.iter().map(place).collect();
            format!("{} steht schon {}", names.digit(candidate.digit), places.join("; "))
        }
    }
}

fn reasoning(by: Reasoning, names: &Names<'_>) -> &'static str {
    match by {
        Reasoning::ExcludeBy1 => "ausgeschlossen durch 1: Sie steht dort, also nicht hier",
        Reasoning::ExcludeBy2 => {
            "ausgeschlossen durch 2: Sie steht dort an einem von zwei Plätzen, also nicht hier"
        }
        Reasoning::ExcludeBy3 => {
            "ausgeschlossen durch 3: Sie steht dort an einem von drei Plätzen, also nicht hier"
        }
        Reasoning::SomewhereInLine => "sie muss irgendwo in dieser Zeile oder Spalte stehen",
        Reasoning::Convert => "umgewandelt: Es ist der einzige Platz",
        Reasoning::Other(technique) => render::name_of(technique, names.language),
    }
}

/// An entry of the log on one line.
pub(crate) fn note(note: &Note, names: &Names<'_>) -> String {
    match note {
        Note::Excluded { by, digit, from } => {
            let by = reasoning(*by, names);
            format!("fällt aus   {} in {} ({by})", names.digit(*digit), names.cells(from))
        }
        Note::Determined { by, candidate: Candidate { cell, digit } } => {
            let by = reasoning(*by, names);
            format!("bestimmt    {} in {} ({by})", names.digit(*digit), names.cell(*cell))
        }
        Note::TwoSpots(TwoSpots { house, digit, cells }) => {
            let (digit, house) = (names.digit(*digit), names.house(*house));
            format!("zwei Plätze {digit} in {house}: {}", names.cells(cells))
        }
        Note::Twice(Clash { house, digit, first, second }) => {
            let (digit, house) = (names.digit(*digit), names.house(*house));
            format!("Fehler      {digit} zweimal in {house}: {}", names.cells(&[*first, *second]))
        }
    }
}

/// The closing message.
pub(crate) fn message(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Solved => "Erfolgreich gelöst!",
        Outcome::NoSolution(_) => "Nicht lösbar, denn dieses Sudoku hat keine Lösung",
        Outcome::Several(..) | Outcome::Stuck(_) => "Mit kluger Logik nicht lösbar.",
        Outcome::Exhausted(_) => "Mit diesen Techniken allein nicht lösbar.",
        Outcome::GaveUp(GaveUp::Limits, _) => "Aufgegeben, bevor jede Technik versucht war.",
        Outcome::GaveUp(GaveUp::Effort, _) => {
            "Aufgegeben: Auf so einem Brett werden manche Techniken nicht bis zum Ende versucht."
        }
    }
}
