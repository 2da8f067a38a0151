//! Reads a collection piece by piece and writes each puzzle in other formats, reporting what is lost.
//!
//! `cargo run -p whydoku --example convert`
use std::error::Error;
use std::io::{self, Write};
use whydoku::formats::{Format, Layout, Options, Parsed, Splitter, export, losses};

/// A file of `OpenSudoku`; the game has givens, placed digits and notes.
const FILE: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<opensudoku version="2"><folder name="Easy">
<game data="530070000600195000098000060800060003400803001700020006060000280000419005000080079"/>
<game note="begun" data="version: 2
5|0|0|3|0|0|4|0|1|0|192|1|7|0|0|0|0|1|0|0|1|0|0|1|0|0|1|6|0|0|0|0|1|0|0|1|1|0|0|9|0|0|5|0|0|0|0|1|0|0|1|0|0|1|0|0|1|9|0|0|8|0|0|0|0|1|0|0|1|0|0|1|0|0|1|6|0|0|0|0|1|8|0|0|0|0|1|0|0|1|0|0|1|6|0|0|0|0|1|0|0|1|0|0|1|3|0|0|4|0|0|0|0|1|0|0|1|8|0|0|0|0|1|3|0|0|0|0|1|0|0|1|1|0|0|7|0|0|0|0|1|0|0|1|0|0|1|2|0|0|0|0|1|0|0|1|0|0|1|6|0|0|0|0|1|6|0|0|0|0|1|0|0|1|0|0|1|0|0|1|2|0|0|8|0|0|0|0|1|0|0|1|0|0|1|0|0|1|4|0|0|1|0|0|9|0|0|0|0|1|0|0|1|5|0|0|0|0|1|0|0|1|0|0|1|0|0|1|8|0|0|0|0|1|0|0|1|7|0|0|9|0|0|"/>
</folder></opensudoku>
"#;

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let options = Options::default();
    let mut found = Vec::new();
    let mut take = |puzzle| found.push(puzzle);
    // Pieces may be of any size: no more than one puzzle is held back.
    let mut splitter = Splitter::new(Layout::of(FILE, &options), options);
    for line in FILE.split_inclusive('\n') {
        splitter.push(line, &mut take);
    }
    splitter.finish(&mut take);
    for parsed in found {
        let parsed: Parsed = parsed?;
        writeln!(out, "{}", parsed.summary())?;
        for style in [Format::LINE, Format::HODOKU, Format::SCF, Format::SUDOKUWIKI] {
            let text = export(&parsed.puzzle, &parsed.meta, style)?;
            let lost: Vec<&str> = losses(&parsed.puzzle, &parsed.meta, style)
                .into_iter()
                .map(whydoku::formats::Loss::word)
                .collect();
            writeln!(out, "{}: {text} (lost: {})", style.id(), lost.join(", "))?;
        }
    }
    Ok(())
}
