//! A link to `SudokuPad`: its short id, or a packed puzzle of f-puzzles for anything more.
use super::fpuzzles;
use super::share::is_plain;
use crate::codec::{Codec, Read, SETTER, Write, WriteError, Writer, about};
use crate::format::Format;
use crate::parsed::Meta;
use crate::{lz, runs};
use whydoku_core::Puzzle;
use whydoku_words::message;

/// The format.
pub(crate) const CODEC: Codec = Codec {
    id: "sudokupad-link",
    aliases: &[],
    name: message!("format-sudokupad-link"),
    recognised: about("as `link`"),
    holds: about("as `scf`; anything more as `fpuzzles`"),
    read: Read::As(Format::new("link")),
    write: Write::Puzzle(Writer::new(|out, puzzle, meta, _| write(out, puzzle, meta), SETTER)),
};

fn write(out: &mut String, puzzle: &Puzzle, meta: &Meta) -> Result<(), WriteError> {
    let nine = puzzle.shape().is_plain() && puzzle.shape().side() == 9;
    if nine && is_plain(puzzle) {
        out.push_str("https://sudokupad.app/scf");
        runs::write_scf(out, puzzle);
    } else {
        out.push_str("https://sudokupad.app/fpuzzles");
        out.push_str(&lz::escaped(&fpuzzles::packed(puzzle, meta)?));
    }
    Ok(())
}
