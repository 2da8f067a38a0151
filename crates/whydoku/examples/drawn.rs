//! Reads a puzzle whose rules are drawn, and settles what is not understood.
//!
//! `cargo run -p whydoku --example drawn`
use std::error::Error;
use std::io::{self, Write};
use whydoku::Budget;
use whydoku::formats::{Format, Options, export};
use whydoku::ink::{OpenError, Settled, open};

/// A board of 4x4 as `SudokuPad` has it: a thermometer that the rules name, and a line that they do not.
const DRAWN: &str = "{cs:50,ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],\
    [[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],metadata:{title:'Bulb',rules:'Normal sudoku rules apply. Digits \
    along a thermometer increase from the bulb. White dots join consecutive digits, and black dots join digits in a 1:2 \
    ratio.'},l:[{wp:[[3.5,3.5],[3.5,0.5]],c:CFCFCF,th:20},{wp:[[1.5,0.5],[1.5,1.5]],c:F067F0,th:9}],\
    u:[{ct:[3.5,3.5],w:0.8,h:0.8,c2:CFCFCF,r:t}],o:[{ct:[0.5,1],w:0.3,h:0.3,c1:#0,c2:#F,r:t},\
    {ct:[3,2.5],w:0.3,h:0.3,c1:#0,c2:#0,r:t}]}";

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let settled: Settled = "purple line = renban".parse()?;
    for settled in [vec![], vec![settled]] {
        match open(DRAWN, &Options::default(), &settled, &Budget::unlimited()) {
            Ok(parsed) => {
                writeln!(out, "{}", export(&parsed.puzzle, &parsed.meta, Format::NOTATION)?)?;
            }
            Err(OpenError::Doubtful(reading)) => {
                for doubt in &reading.doubts {
                    let words = doubt.said().text(whydoku::words::Language::ENGLISH);
                    writeln!(out, "{words} To settle: {}", doubt.about().unwrap_or_default())?;
                }
            }
            Err(OpenError::Malformed(error)) => writeln!(out, "{error}")?,
        }
    }
    Ok(())
}
