//! Reads puzzles from text, reports what was read, and shows where a text cannot be read.
//!
//! `cargo run -p whydoku --example parse`
use std::error::Error;
use std::io::{self, Write};
use whydoku::formats::{Label, Options, parse};

/// Three texts: lines with comments and clashing digits, a file of another program, a misprint.
const TEXTS: [&str; 3] = [
    "# from a newspaper\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..75\n",
    "#ARuud\n#LEasy\n2..1.5..3\n.54...71.\n.1.2.3.8.\n6.28.73.4\n.........\n1.53.98.6\n.2.7.1.6.\n.81...24.\n7..4.2..1\n",
    "53..7....\n6..195...\n.98..q.6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
];

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    for text in TEXTS {
        match parse(text, &Options::default()) {
            Ok(parsed) => {
                writeln!(out, "{}", parsed.summary())?;
                for comment in &parsed.meta.comments {
                    writeln!(out, "  comment: {comment}")?;
                }
                if let Some(level) = parsed.meta.label(Label::Level) {
                    writeln!(out, "  level: {level}")?;
                }
                for warning in &parsed.warnings {
                    writeln!(out, "  warning: {warning}")?;
                }
            }
            Err(error) => writeln!(out, "{error}\n{}", error.render_excerpt())?,
        }
    }
    Ok(())
}
