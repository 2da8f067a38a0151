//! `cargo xtask deep`: everything that is too slow for every change, one part after another, with a table at
//! the end.
use crate::root;
use std::fmt::Write as _;
use std::process::Command;
use std::time::{Duration, Instant};

const USAGE: &str = "\
Usage: cargo xtask deep [--list] [--seconds N] [PART]...

Runs all parts, or those named, one after another, and continues when one fails. A table at the
end shows how each part ended and how long it took; if one failed, so does the command.

  --list       lists the parts
  --seconds N  the time for each trial of the fuzzer and each campaign [default: 3600]";

/// The factor by which the laws try more positions than in the usual tests.
const LAWS: &str = "5";

/// A part: its name, its description, and the arguments of `cargo` that run it. `SECONDS` stands for the
/// value of `--seconds`.
struct Part(&'static str, &'static str, &'static [&'static str]);

const XTASK: [&str; 5] = ["run", "--quiet", "--locked", "--package", "xtask"];

const PARTS: &[Part] = &[
    Part(
        "miri",
        "the solver in an interpreter that detects every misuse of memory",
        &["xtask", "miri"],
    ),
    Part("arm", "the solver's tests as a 64-bit ARM processor runs them", &["xtask", "arm"]),
    Part("laws", "the laws of the techniques on five times as many positions", LAW_TESTS),
    Part("cadical", "the exact solver with CaDiCaL for large boards", CADICAL),
    Part("outlines", "pages of documents drawn as outlines or packed as fax", OUTLINES),
    Part("several", "campaign: no step contradicts any of several solutions", &campaign("several")),
    Part("around", "campaign: the same around the example of every page", &campaign("around")),
    Part("two", "campaign: the judge refuses steps that need one solution", &campaign("two")),
    Part("symmetry", "campaign: symmetries, steps taken, repeated searches", &campaign("laws")),
    Part("proved", "campaign: steps proved and compared with the solution", &campaign("proved")),
    Part("fuzz", "every target of the fuzzer", &["xtask", "fuzz", "--seconds", SECONDS]),
    Part("siege", "every attack on the release program", &["xtask", "siege"]),
    Part("boards", "large minimal puzzles", &["xtask", "boards"]),
    Part("variants", "puzzles with rules, walked by logic", &["xtask", "variants"]),
    Part("mutants", "every seeded bug", &["xtask", "mutants"]),
];

const CADICAL: &[&str] = &["test", "--locked", "-p", "whydoku-exact", "--features", "cadical"];

const OUTLINES: &[&str] = &[
    "test",
    "--locked",
    "-p",
    "whydoku-scan",
    "-p",
    "whydoku-cli",
    "--features",
    "whydoku-cli/pdf-outlines",
    "--test",
    "all",
    "--",
    "outlines::",
    "scan::",
];

const SECONDS: &str = "SECONDS";

const LAW_TESTS: &[&str] = &[
    "test",
    "--release",
    "--locked",
    "-p",
    "whydoku-logic",
    "--test",
    "all",
    "--",
    "laws::",
    "memory::",
];

/// A campaign that is limited by time, not by a count.
const fn campaign(what: &'static str) -> [&'static str; 9] {
    let (most, count, exotic) = ("1000000000", "--count", "--exotic");
    ["xtask", "campaign", what, count, most, exotic, most, "--seconds", SECONDS]
}

/// The options of a run.
struct Request {
    seconds: u64,
    parts: Vec<&'static Part>,
    only_list: bool,
}

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let request = request(arguments)?;
    if request.only_list {
        print!("{}", list());
        return Ok(());
    }
    let seconds = request.seconds.to_string();
    let ended = one_after_the_other(&request.parts, |part| carry_out(part, &seconds));
    print!("{}", table(&ended));
    let failed = ended.iter().filter(|ended| !ended.well).count();
    if failed == 0 {
        Ok(())
    } else {
        Err(format!("deep: {failed} of {} parts failed", ended.len()))
    }
}

fn request(arguments: &[String]) -> Result<Request, String> {
    let mut request = Request { seconds: 3600, parts: Vec::new(), only_list: false };
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let part = PARTS.iter().find(|part| part.0 == argument);
        match (argument.as_str(), part) {
            ("--list", _) => request.only_list = true,
            ("--seconds", _) => {
                let number = rest.next().and_then(|number| number.parse().ok());
                request.seconds = number.ok_or("--seconds needs a whole number")?;
            }
            (_, Some(part)) => request.parts.push(part),
            _ => {
                return Err(format!(
                    "{USAGE}\n\n{argument:?} is not a part. These are:\n{}",
                    list()
                ));
            }
        }
    }
    if request.parts.is_empty() {
        request.parts = PARTS.iter().collect();
    }
    Ok(request)
}

fn list() -> String {
    PARTS.iter().fold(String::new(), |mut text, Part(name, about, _)| {
        let _ = writeln!(text, "  {name:<8} {about}");
        text
    })
}

/// How a part ended.
struct Ended {
    name: &'static str,
    well: bool,
    time: Duration,
}

/// Runs every part, even after one that failed.
fn one_after_the_other(
    parts: &[&'static Part],
    mut carry_out: impl FnMut(&Part) -> Result<(), String>,
) -> Vec<Ended> {
    let mut ended = Vec::new();
    for part in parts {
        println!("== deep: {}", part.0);
        let begun = Instant::now();
        let result = carry_out(part);
        if let Err(why) = &result {
            eprintln!("deep: {}: {why}", part.0);
        }
        ended.push(Ended { name: part.0, well: result.is_ok(), time: begun.elapsed() });
    }
    ended
}

/// Runs a part in a process of its own, so that not even a panic ends the parts that follow.
fn carry_out(part: &Part, seconds: &str) -> Result<(), String> {
    let own = part.2.iter().map(|word| if *word == SECONDS { seconds } else { word });
    let mut cargo = Command::new("cargo");
    cargo.current_dir(root());
    match part.2.first() {
        Some(&"xtask") => cargo.args(XTASK).arg("--").args(own.skip(1)),
        _ => cargo.env("WHYDOKU_LAW_SCALE", LAWS).args(own),
    };
    match cargo.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(status.to_string()),
        Err(error) => Err(format!("cargo cannot be run: {error}")),
    }
}

fn table(ended: &[Ended]) -> String {
    ended.iter().fold(String::new(), |mut text, ended| {
        let seconds = ended.time.as_secs();
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        let how = if ended.well { "passed" } else { "FAILED" };
        let _ = writeln!(text, "{:<8} {how} {hours:>3}:{minutes:02}:{seconds:02}", ended.name);
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(arguments: &[&str]) -> Result<Request, String> {
        request(&arguments.iter().map(|&text| text.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn all_parts_run_or_the_named_ones_in_the_given_order() {
        assert_eq!(asked(&[]).unwrap().parts.len(), PARTS.len());
        let some = asked(&["siege", "--seconds", "5", "miri"]).unwrap();
        assert_eq!(some.seconds, 5);
        assert_eq!(some.parts.iter().map(|part| part.0).collect::<Vec<_>>(), ["siege", "miri"]);
        for wrong in [&["seige"][..], &["--seconds"], &["--seconds", "soon"]] {
            assert!(asked(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_part_that_fails_does_not_end_the_others_and_is_in_the_table() {
        let parts: Vec<_> = PARTS.iter().take(3).collect();
        let ended = one_after_the_other(&parts, |part| match part.0 {
            "arm" => Err("broken".into()),
            _ => Ok(()),
        });
        let expected =
            "miri     passed   0:00:00\narm      FAILED   0:00:00\nlaws     passed   0:00:00\n";
        assert_eq!(table(&ended), expected);
        assert_eq!(
            table(&[Ended { name: "fuzz", well: true, time: Duration::from_secs(8 * 3600 + 61) }]),
            "fuzz     passed   8:01:01\n"
        );
    }

    #[test]
    fn the_requested_time_reaches_the_fuzzer_and_the_campaigns() {
        let timed = PARTS.iter().filter(|part| part.2.ends_with(&["--seconds", SECONDS]));
        assert_eq!(timed.count(), 6);
    }
}
