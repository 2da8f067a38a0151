//! Any text as a file of many puzzles, in any layout: however it is cut into pieces, the same
//! puzzles and the same messages result, and everything that was read can be written.
use whydoku_formats::{
    ErrorKind, Format, Layout, Options, ParseError, Parsed, Splitter, Style, export, parse,
};

/// Tries one input.
pub fn trial(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let seen = Layout::of(&text, &Options::default());
    for layout in [seen, Layout::Lines, Layout::Blocks, Layout::Json, Layout::Xml, Layout::Whole] {
        let whole = split(&text, layout, text.len().max(1));
        assert_eq!(whole, split(&text, layout, 1), "{layout:?}");
    }
    one_reading(&text);
}

/// The text of one puzzle holds no other puzzle as a file, and a text that is refused because of a rule holds none.
fn one_reading(text: &str) {
    let mut found = Vec::new();
    let mut take = |result: Result<Parsed, ParseError>| found.extend(result.ok());
    let mut splitter = Splitter::of(text, Options::default());
    splitter.push(text, &mut take);
    splitter.finish(&mut take);
    match parse(text, &Options::default()) {
        Ok(parsed) => {
            assert!(found.iter().all(|one| one.puzzle == parsed.puzzle), "two readings");
        }
        Err(error) if matches!(error.kind, ErrorKind::Rule { .. } | ErrorKind::RuleLine(_)) => {
            assert!(found.is_empty(), "read without a rule: {error}");
        }
        Err(_) => {}
    }
}

/// The result when the text comes in pieces of this many characters.
fn split(text: &str, layout: Layout, piece: usize) -> Vec<String> {
    let mut found = Vec::new();
    let mut take = |result: Result<Parsed, ParseError>| {
        found.push(match result {
            Ok(parsed) => {
                for style in Style::all() {
                    let _ = export(&parsed.puzzle, &parsed.meta, style);
                }
                export(&parsed.puzzle, &parsed.meta, Format::JSON).unwrap_or_default()
            }
            Err(error) => error.to_string(),
        });
    };
    let mut splitter = Splitter::new(layout, Options::default());
    let characters: Vec<char> = text.chars().collect();
    for piece in characters.chunks(piece) {
        splitter.push(&piece.iter().collect::<String>(), &mut take);
    }
    splitter.finish(&mut take);
    found
}
