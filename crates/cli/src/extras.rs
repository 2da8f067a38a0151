//! Completions and the manual page.
use crate::exit::{Exit, Failure};
use crate::help;
use std::io::Write;

pub(crate) fn completions(shell: clap_complete::Shell) -> Result<Exit, Failure> {
    // Written to memory first: the generator panics when a pipe closes under it.
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut help::command(), "whydoku", &mut text);
    std::io::stdout().write_all(&text)?;
    Ok(Exit::Fine)
}

pub(crate) fn man() -> Result<Exit, Failure> {
    let mut text = Vec::new();
    clap_mangen::Man::new(help::command()).render(&mut text)?;
    std::io::stdout().write_all(&text)?;
    Ok(Exit::Fine)
}
