//! Any text as a drawn puzzle: what is sure survives being written, what is in doubt can be named and settled.
use whydoku_exact::Budget;
use whydoku_formats::{Format, Options, parse, write};
use whydoku_ink::{OpenError, Settled, open};

/// Longer texts would only be slower.
const LONGEST: usize = 20_000;
/// What the solver may spend on one reading.
const NODES: u64 = 2_000;

/// Tries one input.
pub fn trial(data: &[u8]) {
    let text = String::from_utf8_lossy(&data[..data.len().min(LONGEST)]);
    let opened =
        |settled: &[Settled]| open(&text, &Options::default(), settled, &Budget::nodes(NODES));
    match opened(&[]) {
        Ok(parsed) => {
            let again = parse(&write(&parsed.puzzle, Format::NOTATION), &Options::default());
            let again = again.expect("it was written here").puzzle;
            assert_eq!(again.shape().rules(), parsed.puzzle.shape().rules());
        }
        Err(OpenError::Malformed(error)) => assert!(!error.to_string().is_empty()),
        Err(OpenError::Doubtful(reading)) => {
            assert!(!reading.doubts.is_empty(), "it is in doubt for no reason");
            let names = reading.doubts.iter().filter_map(whydoku_ink::Doubt::about);
            let nothing = names.map(|name| format!("{name} = nothing").parse());
            let settled: Vec<Settled> =
                nothing.collect::<Result<_, _>>().expect("the name of a doubt settles it");
            let _ = opened(&settled);
        }
    }
}
