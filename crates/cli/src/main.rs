//! `whydoku`: Sudoku at the terminal. This crate reads arguments, files and streams, asks the
//! crates below, and prints; it decides nothing about Sudoku.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "this is a program")]
#![cfg_attr(
    not(feature = "full"),
    allow(
        dead_code,
        unused_imports,
        reason = "only the commands that are left out need some of it"
    )
)]
mod args;
#[cfg(feature = "full")]
mod binding;
mod check;
mod clock;
#[cfg(feature = "full")]
mod collect;
mod command;
mod convert;
mod count;
mod decode;
#[cfg(feature = "full")]
mod draw;
mod exit;
mod explain;
mod extras;
mod fit;
mod form;
#[cfg(feature = "full")]
mod generate;
mod help;
mod hint;
mod input;
mod jobs;
mod limits;
mod numbers;
mod picture;
mod play;
#[cfg(feature = "full")]
mod print;
mod printing;
mod rate;
#[cfg(feature = "full")]
mod scan;
#[cfg(feature = "full")]
mod serve;
mod signals;
mod solve;
mod source;
mod steps;
mod story;
mod terminal;
mod verify;
mod view;
mod wrap;

use clap::FromArgMatches;
use command::{Cli, Command};
use exit::{Exit, Failure};
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    if std::env::args_os().skip(1).eq(["-h"]) {
        let written = std::io::stdout().write_all(help::OVERVIEW.as_bytes());
        return ended(printed(written).map(|()| Exit::Fine));
    }
    let parsed = help::command().try_get_matches();
    let parsed = parsed.and_then(|matches| {
        let cli = Cli::from_arg_matches(&matches);
        Ok((cli.map_err(|error| error.format(&mut help::command()))?, matches))
    });
    let (cli, matches) = match parsed {
        Ok(parsed) => parsed,
        Err(error) => {
            if let Some(command) = std::env::args().skip(1).find(|name| help::is_left_out(name)) {
                wrap::note(format!(
                    "this is a small build, without `{command}`; \
                     `cargo install --locked --path crates/cli` builds the whole program"
                ));
                return Exit::BadInput.into();
            }
            let code = if error.use_stderr() { Exit::BadInput } else { Exit::Fine };
            return ended(printed(error.print()).map(|()| code));
        }
    };
    cli.common.color.write_global();
    let common = &cli.common;
    let fits = fit::check(&matches, common);
    if let Err(failure) = fits.and_then(|()| cli.command.accepts(common.format())) {
        wrap::note(&failure);
        return Exit::BadInput.into();
    }
    let result = match &cli.command {
        Command::Solve(args) => solve::run(args, common),
        Command::Hint(args) => hint::run(args, common),
        Command::Steps(args) => steps::run(args, common),
        Command::Verify(args) => verify::run(args, common),
        Command::Count(args) => count::run(args, common),
        Command::Rate(args) => rate::run(args, common),
        Command::Check(args) => check::run(args, common),
        Command::View(args) => view::run(args, common),
        Command::Convert(args) => convert::run(args, common),
        #[cfg(feature = "full")]
        Command::Draw(args) => draw::run(args, common),
        #[cfg(feature = "full")]
        Command::Print(args) => print::run(args, common),
        #[cfg(feature = "full")]
        Command::Scan(args) => scan::run(args, common),
        Command::New(args) => view::blank(args, common),
        Command::Play(args) => play::run(args, common),
        #[cfg(feature = "full")]
        Command::Serve(args) => serve::run(args),
        Command::Explain(args) => explain::run(args, common),
        #[cfg(feature = "full")]
        Command::Generate(args) => generate::run(args, common),
        #[cfg(feature = "full")]
        Command::Minimize(args) => collect::minimize(args, common),
        #[cfg(feature = "full")]
        Command::Canon(args) => collect::canon(args, common),
        #[cfg(feature = "full")]
        Command::Transform(args) => collect::transform(args, common),
        #[cfg(feature = "full")]
        Command::Stats(args) => collect::stats(args, common),
        Command::Completions { shell } => extras::completions(*shell),
        Command::Man(args) => extras::man(args),
    };
    ended(result)
}

/// What became of text for standard output: a failure names it.
fn printed(result: std::io::Result<()>) -> Result<(), Failure> {
    result.map_err(|error| match error.kind() {
        ErrorKind::BrokenPipe => Failure::Io(error),
        _ => Failure::bad(format!("standard output: {error}")),
    })
}

/// Says what failed, and how the program ends.
fn ended(result: Result<Exit, Failure>) -> ExitCode {
    // What has not been written yet may fail, too.
    let result = result.and_then(|exit| printed(std::io::stdout().flush()).map(|()| exit));
    match result {
        Ok(exit) => exit.into(),
        // The reader of the output has seen enough.
        Err(Failure::Io(error)) if error.kind() == ErrorKind::BrokenPipe => Exit::Fine.into(),
        Err(failure) => {
            wrap::note(&failure);
            Exit::BadInput.into()
        }
    }
}
