//! Every command onto every kind of output.
use super::field::{Field, Tally, write};
use std::fs;

pub(super) fn run(field: &Field) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let input = field.puzzles("in.txt", 20)?;
    let text = fs::read(&input).map_err(|error| error.to_string())?;
    let name = field.name("in.txt");
    for job in [&["count"][..], &["transform", "--transpose"], &["convert", "--to", "sdm"]] {
        field.run(&[job, &[&name, "-o", &name]].concat())?;
        tally.count("outputs onto the input");
        if fs::read(&input).ok().as_ref() != Some(&text) {
            tally.breach(format!("{job:?} -o onto its input changes it"));
            write(&input, &text)?;
        }
    }
    Ok(tally)
}
