//! Options that were given but cannot mean anything: no option is ignored silently.
use crate::args::{Common, Format};
use crate::exit::Failure;
use clap::ArgMatches;
use clap::parser::ValueSource;

/// Commands, options, when these do not fit, and the message for that case.
type Rule = (&'static [&'static str], &'static [&'static str], When, &'static str);

/// When options do not fit.
#[derive(Clone, Copy)]
enum When {
    Always,
    /// With this option, whatever its value.
    With(&'static str),
    /// Without this option.
    Without(&'static str),
    /// When this option does not have this value.
    Unless(&'static str, &'static str),
    /// When programs read the output.
    Json,
}

const RULES: [Rule; 14] = [
    (
        &["solve"],
        &["steps", "notation", "trace", "log", "view", "until", "techniques", "method"],
        When::With("quick"),
        "is for the path to the solution; --quick finds only the solution",
    ),
    (
        &["solve"],
        &["trace", "log", "view", "notation"],
        When::Json,
        "is for text; JSON contains every step",
    ),
    (&["hint", "steps"], &["notation"], When::Json, "is for text"),
    (
        &["hint"],
        &["notation"],
        When::Unless("level", "full"),
        "is for the whole step, which only --level full shows",
    ),
    (&["steps"], &["steps"], When::Json, "is for text; JSON contains each step in full"),
    (
        &["view"],
        &["view", "digits", "to"],
        When::Json,
        "is for text; --to json writes a puzzle as JSON",
    ),
    (&["new"], &["to"], When::Json, "is for text; --to json writes a puzzle as JSON"),
    (
        &["convert"],
        &[
            "to",
            "blank",
            "from",
            "shape",
            "size",
            "output",
            "errors",
            "jobs",
            "keep_going",
            "shard",
        ],
        When::With("list"),
        "is for puzzles; --list lists the formats",
    ),
    (&["check"], &["limit"], When::With("moves"), "is for solutions; --move judges moves"),
    (&["transform"], &["seed"], When::Without("random"), "is for --random"),
    (
        &["minimize"],
        &["seed"],
        When::With("all"),
        "is for one minimal puzzle per line; --all finds them all",
    ),
    (
        &["print"],
        &["keep_going"],
        When::With("lesson"),
        "is for booklets; a lesson explains one puzzle",
    ),
    (&["minimize", "serve"], &["time_limit"], When::Always, "does not apply to this command"),
    (
        &["solve"],
        &["jobs", "keep_going", "errors", "output", "resume", "shard"],
        When::Without("quick"),
        "is for files with one puzzle per line: `solve --quick`",
    ),
];

/// Commands whose output is not text, and what it is instead.
const NOT_TEXT: [(&str, &str); 8] = [
    ("convert", "the format given with --to, such as json or csv"),
    ("draw", "a picture"),
    ("print", "a PDF"),
    ("play", "for people"),
    ("serve", "a page; its protocol is always JSON"),
    ("completions", "for shells"),
    ("man", "a manual page"),
    ("canon --dedupe", "lines of text"),
];

/// Reports an option that cannot mean anything, if there is one.
pub(crate) fn check(matches: &ArgMatches, common: &Common) -> Result<(), Failure> {
    let Some((command, matches)) = matches.subcommand() else { return Ok(()) };
    let is_given = |option: &str| {
        matches.try_contains_id(option).unwrap_or(false)
            && matches.value_source(option) == Some(ValueSource::CommandLine)
    };
    let form = if common.json { "--json".to_owned() } else { format!("--format {}", name(common)) };
    if common.format() != Format::Text {
        let lists = command == "convert" && is_given("list") && common.is_json();
        let dedupes = command == "canon" && is_given("dedupe");
        let known = if dedupes { "canon --dedupe" } else { command };
        if let Some((_, what)) = NOT_TEXT.iter().find(|(of, _)| *of == known && !lists) {
            return Err(Failure::bad(format!("{form}: the output of `{known}` is {what}")));
        }
    }
    for (commands, options, when, why) in RULES {
        // Other commands may not even have the options.
        if !commands.contains(&command) {
            continue;
        }
        let applies = match when {
            When::Always => true,
            When::With(other) => is_given(other),
            When::Without(other) => !is_given(other),
            When::Unless(other, value) => !has_value(matches, other, value),
            When::Json => common.is_json(),
        };
        if !applies {
            continue;
        }
        if let Some(option) = options.iter().find(|option| is_given(option)) {
            let with = match when {
                When::With(other) => format!(" with {}", written(other)),
                When::Json => format!(" with {form}"),
                When::Always | When::Without(_) | When::Unless(..) => String::new(),
            };
            return Err(Failure::bad(format!("{}{with}: this {why}", written(option))));
        }
    }
    Ok(())
}

/// Whether an option has this value, by itself or because it was given.
fn has_value(matches: &ArgMatches, option: &str, value: &str) -> bool {
    matches.get_raw(option).and_then(Iterator::last).is_some_and(|last| last == value)
}

/// An option as it is written on the command line.
fn written(id: &str) -> String {
    match id {
        "moves" => "--move".to_owned(),
        "techniques" => "--technique".to_owned(),
        id => format!("--{}", id.replace('_', "-")),
    }
}

fn name(common: &Common) -> String {
    format!("{:?}", common.format()).to_lowercase()
}
