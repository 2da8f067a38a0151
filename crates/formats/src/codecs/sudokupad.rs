//! The ids of `SudokuPad`, found at the end of its links: a prefix says what follows.
use super::fpuzzles;
use crate::board::Reading;
use crate::codec::{Ask, Codec, Found, Read, Write, WriteError, about};
use crate::error::{ErrorKind, ParseError};
use crate::format::Format;
use crate::parsed::Options;
use crate::raw::Raw;
use crate::{loose_json, lz, runs};
use whydoku_core::Puzzle;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "sudokupad",
    aliases: &["ctc", "scl"],
    name: message!("format-sudokupad"),
    recognised: about("`scf`, `classic`, `fpuzzles`, `fpuz`, `ctc`, `scl` and what follows"),
    holds: about(
        "givens, candidates, regions, killer cages with sums, title, author, the solution",
    ),
    read: Read::Whole(read),
    write: Write::As(Format::new("scf")),
};

/// An id longer than this is not a run of blanks: the board would have more than nine digits.
const LONGEST_RUNS: usize = 90;

/// Packed text is longer than this; a shorter id is the name of a puzzle.
const SHORTEST_PACKED: usize = 12;

/// Reads an id with a prefix.
fn read(raw: &Raw<'_>, options: &Ask<'_>) -> Found {
    if raw.body.contains(char::is_whitespace) {
        return None;
    }
    read_id(raw, options, raw.body)
}

/// Reads an id, which may come from a link.
pub(crate) fn read_id(
    raw: &Raw<'_>,
    options: &Ask<'_>,
    id: &str,
) -> Option<Result<Reading, ParseError>> {
    let unpacked = |packed: &str| {
        lz::unpack(packed).ok_or_else(|| {
            raw.broken(0, Format::SUDOKUPAD, "it is cut short or damaged; copy the whole link")
        })
    };
    let packed = id.strip_prefix("fpuzzles").or_else(|| id.strip_prefix("fpuz"));
    if let Some(packed) = packed.filter(|packed| packed.len() > SHORTEST_PACKED) {
        return Some(fpuzzles::read_text(raw, options, packed));
    }
    if let Some(packed) = id.strip_prefix("ctc") {
        return Some(unpacked(packed).and_then(|text| read_json(raw, options, &text)));
    }
    if let Some(packed) = id.strip_prefix("scl") {
        let text = unpacked(packed).map(|text| loose_json::strict(&text));
        return Some(text.and_then(|text| read_json(raw, options, &text)));
    }
    let numbers = if let Some(runs) = id.strip_prefix("scf") {
        runs::read_scf(runs)
    } else {
        runs::read_classic(id.strip_prefix("classic")?)
    };
    let numbers = numbers.filter(|_| id.len() <= LONGEST_RUNS);
    numbers.map(|numbers| read_runs(raw, options, &numbers))
}

/// Reads the JSON that was packed.
fn read_json(raw: &Raw<'_>, ask: &Ask<'_>, text: &str) -> Result<Reading, ParseError> {
    let found = if text.starts_with('{') { ask.packed(raw, text) } else { None };
    found.unwrap_or_else(|| Err(raw.broken(0, Format::SUDOKUPAD, "its content is not JSON")))
}

/// Reads an id without a prefix, if it is a run of blanks that makes a board.
pub(crate) fn read_bare_id(
    raw: &Raw<'_>,
    options: &Options,
    id: &str,
) -> Option<Result<Reading, ParseError>> {
    // The ids of puzzles on its server are ten letters and digits, and any of them may be runs of something.
    if id.len() <= SHORTEST_PACKED {
        return None;
    }
    let is_board = |cells: &Vec<usize>| {
        let side = cells.len().isqrt();
        matches!(cells.len(), 16 | 36 | 64 | 81) && cells.iter().all(|number| *number <= side)
    };
    let numbers =
        runs::read_scf(id).filter(is_board).or_else(|| runs::read_classic(id).filter(is_board))?;
    Some(read_runs(raw, options, &numbers))
}

fn read_runs(raw: &Raw<'_>, options: &Options, numbers: &[usize]) -> Result<Reading, ParseError> {
    let side = numbers.len().isqrt();
    if side * side != numbers.len() || !(4..=9).contains(&side) {
        let kind = ErrorKind::CellCount { found: numbers.len(), expected: 81 };
        return Err(raw.error(0, kind));
    }
    if let Some(number) = numbers.iter().find(|number| **number > side) {
        let digit = number.to_string();
        return Err(raw.error(0, ErrorKind::DigitTooLarge { digit, side }));
    }
    raw.puzzle(raw.shape(options, side)?, runs::entries(numbers))
}

/// Whether a board has a short id.
pub(super) fn fits(puzzle: &Puzzle) -> Result<(), WriteError> {
    match puzzle.shape().side() {
        4 | 6 | 8 | 9 => Ok(()),
        _ => Err(WriteError::Sides(&[4, 6, 8, 9])),
    }
}

#[cfg(test)]
mod tests {
    use crate::{ErrorKind, Label, Options, parse};

    const P: &str =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    /// A link with a board that contains these parts.
    fn link(parts: &str) -> String {
        let row = |row: &[u8]| {
            let cell = |byte: &u8| match byte {
                b'0' => String::new(),
                byte => format!("{{v:{}}}", byte - b'0'),
            };
            let cells: Vec<String> = row.iter().map(cell).collect();
            format!("[{}]", cells.join(","))
        };
        let rows: Vec<String> = P.as_bytes().chunks(9).map(row).collect();
        let region = |at: usize| {
            let (row, column) = (at / 3 * 3, at % 3 * 3);
            let cells = (0..9).map(|cell| format!("[{},{}]", row + cell / 3, column + cell % 3));
            format!("[{}]", cells.collect::<Vec<_>>().join(","))
        };
        let regions: Vec<String> = (0..9).map(region).collect();
        let cages = if parts.contains("ca:") { "" } else { ",ca:[{v:'author: Someone'}]" };
        let text = format!(
            "{{cs:50,metadata:{{t:'A \"name\"'}},ce:[{}],re:[{}]{cages}{parts}}}",
            rows.join(","),
            regions.join(",")
        );
        format!("https://sudokupad.app/scl{}", crate::lz::compress(&text))
    }

    #[test]
    fn compressed_json_is_read() {
        let parsed = parse(&link(""), &Options::default()).unwrap();
        assert_eq!(parsed.puzzle, parse(P, &Options::default()).unwrap().puzzle);
        let label = |label| parsed.meta.label(label);
        assert_eq!(label(Label::Title), Some("A \"name\""));
        assert_eq!(label(Label::Author), Some("Someone"));
        assert_eq!(parsed.warnings, []);
    }

    #[test]
    fn a_link_in_the_rules_does_not_make_the_solution_the_puzzle() {
        let solution =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let parts =
            format!(",ca:[{{v:'rules: see https://example.org'}},{{v:'solution: {solution}'}}]");
        let error =
            parse(&link(&format!("{parts},l:[{{c:#0}}]")), &Options::default()).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Rule { rule: "lines".into(), cell: None });
        let parsed = parse(&link(&parts), &Options::default()).unwrap();
        assert_eq!(parsed.puzzle.given_count(), 30);
    }
    #[test]
    fn boxes_may_be_listed_in_any_order() {
        let region = |row: usize, column: usize| {
            let cells = (0..4).map(|at| format!("[{},{}]", row + at / 2, column + at % 2));
            format!("[{}]", cells.collect::<Vec<_>>().join(","))
        };
        let columns = [region(0, 0), region(2, 0), region(0, 2), region(2, 2)].join(",");
        let text = format!(
            r#"{{"cells":[[{{"value":1}},{{}},{{}},{{}}],[{{}},{{}},{{}},{{}}],[{{}},{{}},{{}},{{}}],[{{}},{{}},{{}},{{}}]],"regions":[{columns}]}}"#
        );
        let parsed = parse(&text, &Options::default()).unwrap();
        assert_eq!(parsed.puzzle.shape(), &whydoku_core::Shape::square(4).unwrap());
    }
    #[test]
    fn a_puzzle_with_possible_rules_is_never_read_as_a_classic_one() {
        let lines = link(",l:[{c:#0}]");
        let cages = link(",ca:[{ce:[[0,0],[0,1]],v:'odd'}]");
        let marks = link(",u:[{c:#0}]");
        let first = Some("r1c1".to_owned());
        for (link, name, cell) in
            [(lines, "lines", None), (cages, "cages", first), (marks, "underlays", None)]
        {
            let error = parse(&link, &Options::default()).unwrap_err();
            assert_eq!(error.kind, ErrorKind::Rule { rule: name.into(), cell }, "{error}");
        }
    }
}
