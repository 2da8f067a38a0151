//! Puzzles of programs that draw: the JSON within a link, unpacked, for a reader of what is drawn.
use crate::codecs::link;
use crate::dress::undressed;
use crate::{loose_json, lz, percent};
use serde_json::Value;

/// The longest JSON that is unpacked, in bytes: far beyond any drawing, and short of what would fill a memory.
const LONGEST: usize = 4 << 20;

/// Which program an object comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// `SudokuPad`: cells, regions, and everything else as ink.
    SudokuPad,
    /// f-puzzles: most rules by name, and drawings besides.
    FPuzzles,
}

/// The JSON of a puzzle of `SudokuPad` or f-puzzles, strict and unpacked, whether the text is a link, an id or the JSON
/// itself, also in `SudokuPad`'s short form; `None` if the text is anything else. What the JSON says is not looked at:
/// [`parse`](crate::parse) reads givens and named rules, and refuses what is only drawn.
///
/// ```
/// use whydoku_formats::{Drawn, drawn_json};
/// let text = "{cs:50,ce:[[,,,],[,,,],[,,,],[,,,]],l:[{c:#0}]}";
/// let (program, json) = drawn_json(text).ok_or("not recognised")?;
/// assert_eq!(program, Drawn::SudokuPad);
/// assert!(json.ends_with(r##""lines":[{"color":"#000000"}]}"##));
/// # Ok::<(), &str>(())
/// ```
pub fn drawn_json(text: &str) -> Option<(Drawn, String)> {
    let undressed = undressed(text);
    let body =
        undressed.as_deref().unwrap_or(text).trim_matches(['\u{feff}', ' ', '\n', '\r', '\t']);
    if body.starts_with('{') {
        return of_json(body);
    }
    let inside = link::packed_in(body);
    let packed = inside.unwrap_or_else(|| percent::decoded(body));
    if packed.contains(char::is_whitespace) {
        return None;
    }
    let prefixes = ["fpuzzles", "fpuz", "ctc", "scl"];
    let bare = prefixes.iter().find_map(|prefix| packed.strip_prefix(prefix));
    // Every packed object with quotes begins like this.
    let bare = bare.or_else(|| packed.starts_with("N4I").then_some(packed.as_str()))?;
    of_json(&lz::unpack(bare)?)
}

fn of_json(text: &str) -> Option<(Drawn, String)> {
    if text.len() > LONGEST || !text.starts_with('{') {
        return None;
    }
    let strict = if serde_json::from_str::<Value>(text).is_ok() {
        text.to_owned()
    } else {
        loose_json::strict(text)
    };
    let value: Value = serde_json::from_str(&strict).ok()?;
    let program = if value["grid"][0][0].is_object() {
        Drawn::FPuzzles
    } else if value["cells"][0].is_array() && (value.get("cellSize").is_some() || has_parts(&value))
    {
        Drawn::SudokuPad
    } else {
        return None;
    };
    Some((program, strict))
}

/// Whether an object with rows of cells has anything else that only `SudokuPad` writes.
fn has_parts(value: &Value) -> bool {
    let parts = ["regions", "cages", "lines", "arrows", "overlays", "underlays"];
    parts.iter().any(|part| value[*part].is_array())
}
