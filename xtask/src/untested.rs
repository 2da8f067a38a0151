//! Files of tests that no program includes: they would compile nowhere, and fail never.
use crate::files::Source;

/// The file that makes the integration tests of a crate one program: it names every other file of them.
const PROGRAM: &str = "/tests/all.rs";

pub(crate) fn check(sources: &[Source]) -> Vec<String> {
    let programs = sources.iter().filter(|source| source.path.ends_with(PROGRAM));
    programs.flat_map(|program| missing(program, sources)).collect()
}

/// The files beside the program for which it has no row.
fn missing(program: &Source, sources: &[Source]) -> Vec<String> {
    let folder = program.path.trim_end_matches("all.rs");
    let rows: Vec<&str> = program
        .text
        .lines()
        .filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'))
        .collect();
    let module = |source: &Source| {
        let name = source.path.strip_prefix(folder)?.strip_suffix(".rs")?;
        let name = name.strip_suffix("/mod").unwrap_or(name);
        (!name.contains('/') && name != "all").then(|| name.to_owned())
    };
    // One that replaces the test harness is a program of its own.
    let is_alone = |source: &&Source| source.text.contains("\nfn main()");
    let beside = sources.iter().filter(|source| !is_alone(source));
    let forgotten = beside.filter_map(module).filter(|name| !rows.contains(&name.as_str()));
    forgotten
        .map(|name| format!("{} has no row `mod {name};`: its tests do not run", program.path))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_a_row_is_named() {
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let sources = [
            source("crates/a/tests/all.rs", "//! All.\nmod one;\nmod two;\n"),
            source("crates/a/tests/one.rs", ""),
            source("crates/a/tests/two/mod.rs", ""),
            source("crates/a/tests/two/inner.rs", ""),
            source("crates/a/tests/three.rs", ""),
            source("crates/a/tests/alone.rs", "//! Alone.\nfn main() {}\n"),
            source("crates/b/tests/four.rs", ""),
        ];
        let faults = check(&sources);
        assert_eq!(faults, ["crates/a/tests/all.rs has no row `mod three;`: its tests do not run"]);
    }
}
