//! Has someone's solution path judged: JSON in, the first step that is not proved out.
//!
//! `cargo run -p whydoku --example verify`
use std::error::Error;
use std::io::{self, Write};
use whydoku::session::flaw_said;
use whydoku::wire::{PathJson, from_json};
use whydoku::words::Names;

/// The first step is right. The second names a reason that does not force its conclusion.
const PATH: &str = r#"{
  "schema": 1,
  "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  "steps": [
    {"technique": "last candidate", "conclusions": ["r5c5=5"], "premises": [{"cell": "r5c5"}]},
    {"technique": "a guess", "conclusions": ["r1c3=4"], "premises": [{"cell": "r1c3"}]}
  ]
}"#;

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut io::stdout())
}

pub(crate) fn run(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let (path, _) = from_json::<PathJson>(PATH)?.read()?;
    let names = Names::from(path.start.shape());
    match path.verify()? {
        Ok(_) => writeln!(out, "every step is proved")?,
        Err(refused) => {
            let step = &path.steps[refused.step];
            let words = flaw_said(refused.flaw, &step.conclusions, &names).words(&names);
            writeln!(out, "step {} ({}): {words}", refused.step + 1, step.name)?;
        }
    }
    Ok(())
}
