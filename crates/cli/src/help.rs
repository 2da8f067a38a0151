//! What `-h` and `--help` show: `-h` the options needed most, on one screen; `--help` all of them
//! under headings, with examples. Options of every command are shown only where they mean something.
mod flow;

use crate::command::Cli;
use crate::terminal::help_width;
use clap::{Arg, Command, CommandFactory};

/// For each command: the options that `-h` shows in addition to `--json`, and the options of every
/// command that mean something to it.
type Row = (&'static str, &'static [&'static str], &'static [&'static str]);

const PICTURE: &[&str] = &["color", "cells", "language", "ascii", "format", "json", "time_limit"];
const ROWS: &[&str] = &["format", "json", "time_limit"];

const COMMANDS: [Row; 23] = [
    ("solve", &["steps", "until", "techniques", "method", "quick"], PICTURE),
    ("hint", &["level", "techniques", "notation"], PICTURE),
    ("steps", &["all", "technique", "limit", "steps"], PICTURE),
    ("verify", &[], &["color", "cells", "language", "format", "json"]),
    ("count", &["limit", "output", "resume"], ROWS),
    (
        "rate",
        &["profile", "steps", "output"],
        &["cells", "language", "format", "json", "time_limit"],
    ),
    ("check", &["limit", "moves", "lines", "certify"], PICTURE),
    ("view", &["view", "digits", "to"], &["color", "cells", "ascii", "format", "json"]),
    ("convert", &["to", "from", "list", "output"], &["format", "json"]),
    ("draw", &["output", "step", "width", "view", "theme"], &["cells"]),
    ("print", &["output", "per_page", "title", "large", "lesson"], &["cells", "language"]),
    ("scan", &["strict", "overlay"], PICTURE),
    ("new", &["size", "shape", "to"], &["format", "json"]),
    ("play", &["save", "resume", "size"], &["color", "cells", "language", "ascii", "time_limit"]),
    ("serve", &["port", "open"], &[]),
    (
        "generate",
        &[
            "count",
            "seed",
            "size",
            "rules",
            "minimal",
            "clues",
            "difficulty",
            "technique",
            "output",
        ],
        ROWS,
    ),
    ("minimize", &["seed", "all", "output"], &["format", "json"]),
    ("canon", &["dedupe", "automorphisms", "output"], ROWS),
    ("transform", &["transpose", "rotate", "relabel", "random"], &["format", "json"]),
    ("stats", &["rate", "svg"], ROWS),
    ("explain", &[], &["color", "cells", "language", "ascii", "format", "json"]),
    ("completions", &[], &[]),
    ("man", &[], &[]),
];

/// Headings of `--help`, and the options below them. Others are above, under "Options".
const HEADINGS: [(&str, &[&str]); 3] = [
    (
        "Output",
        &["color", "cells", "language", "ascii", "format", "json", "to", "view", "notation"],
    ),
    ("Reading the puzzle", &["shape", "size", "from"]),
    ("Limits", &["time_limit", "jobs"]),
];

/// What `whydoku -h` shows: every command by its purpose, on one screen. `--help` has a
/// line for each of them.
pub(crate) const OVERVIEW: &str = "\
Sudoku solved the way a person does: every step explained and proved

Usage: whydoku COMMAND [OPTIONS]

  solving      solve, hint, steps, explain, verify
  playing      play, serve
  one puzzle   check, view, draw, convert, scan, new
  many         count, rate, canon, minimize, transform, stats, print
  making       generate
  the shell    completions, man

Examples:
  whydoku solve puzzle.txt                 solve it and explain every step
  whydoku hint puzzle.txt --level where    part of the next step
  whydoku check puzzle.txt                 is it valid, with one solution?
  whydoku play puzzle.txt                  play, with notes, undo and hints
  whydoku generate --difficulty hard       make a puzzle

`whydoku COMMAND -h` shows the options of a command, `whydoku --help` a
line for each command, and the exit codes.
";

/// The command line, for parsing and for help.
pub(crate) fn command() -> Command {
    let root = Cli::command();
    let globals: Vec<Arg> =
        root.get_arguments().filter(|arg| arg.is_global_set()).cloned().collect();
    let root =
        root.mut_args(|arg| if arg.is_global_set() { arg.hide_short_help(true) } else { arg });
    let width = help_width();
    let root = root.disable_help_subcommand(true).term_width(width);
    let root = short_end(root, "`whydoku COMMAND --help` explains a command in full.", width);
    root.mut_subcommands(|command| told(command, &globals, width))
}

/// Whether this is a command that the program has, but not this build of it.
pub(crate) fn is_left_out(name: &str) -> bool {
    let is_known = COMMANDS.iter().any(|(command, ..)| *command == name);
    is_known && Cli::command().find_subcommand(name).is_none()
}

/// A command with its options in order.
fn told(mut command: Command, globals: &[Arg], width: usize) -> Command {
    let name = command.get_name().to_owned();
    let Some((_, main, means)) = COMMANDS.iter().find(|(of, ..)| *of == name) else {
        return command;
    };
    for global in globals {
        let arg = global.clone().hide(!means.contains(&global.get_id().as_str()));
        command = command.arg(match name.as_str() {
            "generate" if arg.get_id() == "time_limit" => {
                arg.help("Stop after this many seconds; by default, only when all are found")
            }
            "scan" if arg.get_id() == "time_limit" => arg.help(
                "Stop after this many seconds of processor time; by default, when all are read",
            ),
            _ => arg,
        });
    }
    let command = command.mut_args(|arg| {
        let id = arg.get_id().as_str().to_owned();
        let is_main = arg.is_positional() || id == "json" || main.contains(&id.as_str());
        let heading = HEADINGS.iter().find(|(_, ids)| ids.contains(&id.as_str()));
        // The options needed most are at the top.
        let arg = match heading {
            Some((heading, _)) if !main.contains(&id.as_str()) => arg.help_heading(*heading),
            _ => arg,
        };
        arg.hide_short_help(!is_main)
    });
    let end = format!("All options and examples: whydoku {name} --help");
    short_end(command, &end, width)
}

/// The text after the options is only in `--help`; `-h` ends with one line that says where there is more.
fn short_end(command: Command, end: &str, width: usize) -> Command {
    match command.get_after_help().map(ToString::to_string) {
        Some(long) => command.after_long_help(flow::flow(&long, width)).after_help(end.to_owned()),
        None => command,
    }
}
