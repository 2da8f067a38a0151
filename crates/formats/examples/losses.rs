//! Reads a puzzle in any format and writes it in another, reporting what is lost on the way.
//!
//! `cargo run -p whydoku-formats --example losses -- hodoku 'https://sudokupad.app/scf...'`
#![allow(clippy::print_stdout, reason = "this is an example")]
use whydoku_formats::{Options, Style, export, losses, parse};

fn main() -> Result<(), Box<dyn core::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let style: Style = arguments.next().as_deref().unwrap_or("boxed").parse()?;
    let text = arguments.next().unwrap_or_else(|| "scf5NlQ19j9mGca3OIN1bWGk2m41TjS79".into());
    let parsed = parse(&text, &Options::default())?;
    println!("{}", parsed.summary());
    for warning in &parsed.warnings {
        println!("warning: {warning}");
    }
    for loss in losses(&parsed.puzzle, &parsed.meta, style) {
        println!("{loss}");
    }
    println!("{}", export(&parsed.puzzle, &parsed.meta, style)?);
    Ok(())
}
