//! Manual pages, and the texts of `--help` at every width.
use crate::common::{run, run_in};

/// Every command, as the manual page of the program lists them.
fn commands() -> Vec<String> {
    let page = run(&["man"]).out;
    let names =
        page.lines().filter_map(|line| line.strip_prefix("whydoku\\-")?.strip_suffix("(1)"));
    names.map(str::to_owned).collect()
}

#[test]
fn every_page_that_the_manual_refers_to_exists() {
    let commands = commands();
    assert_eq!(commands.len(), 23, "{commands:?}");
    for command in &commands {
        let page = run(&["man", command]);
        assert_eq!(page.code, Some(0), "{command}: {page:?}");
        assert!(page.out.contains(&format!(".TH whydoku-{command} 1 ")), "{command}: {}", page.out);
        assert!(page.out.contains(".SH \"SEE ALSO\"\nwhydoku(1)"), "{command}: {}", page.out);
    }
    let unknown = run(&["man", "slove"]);
    assert_eq!(unknown.code, Some(2));
    assert!(
        unknown.err.contains("there is no command \"slove\"; the commands are solve, "),
        "{unknown:?}"
    );
}

#[test]
fn every_option_has_its_text_on_the_page() {
    let pages = commands().into_iter().map(|command| vec!["man".to_owned(), command]);
    for arguments in pages.chain([vec!["man".to_owned()]]) {
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let page = run(&arguments).out;
        let lines: Vec<&str> = page.lines().collect();
        let mut options = 0;
        for (at, _) in lines.iter().enumerate().filter(|(_, line)| **line == ".TP") {
            let (name, text) = (lines[at + 1], lines[at + 2]);
            assert!(
                !text.is_empty() && !text.starts_with('.'),
                "{arguments:?}: {name} has no text"
            );
            options += 1;
        }
        assert!(options > 0, "{arguments:?}");
    }
}

/// What `--help` says after the options.
fn after_options(help: &str) -> &str {
    let start =
        ["\nExamples:\n", "\nExit codes:\n"].iter().filter_map(|title| help.find(title)).min();
    let Some(start) = start else { return "" };
    // Paragraphs before the first title belong to it, too: options are indented.
    let before = help[..start].rfind("\n  ").unwrap_or(0);
    &help[before..]
}

#[test]
fn help_is_wrapped_once_at_every_width() {
    for width in [50_usize, 80, 100] {
        for command in commands() {
            let columns = width.to_string();
            let help = run_in(&[("COLUMNS", &columns)], &[&command, "--help"], "").out;
            let text = after_options(&help);
            let lines: Vec<&str> = text.lines().collect();
            for pair in lines.windows(2) {
                let [one, next] = [pair[0], pair[1]];
                let fits = one.chars().count() <= width || !one.trim().contains(' ');
                // Lines of JSON are not divided.
                assert!(fits || one.contains('"'), "{command} at {width}: {one}");
                let is_prose = |line: &str| !line.is_empty() && !line.starts_with(' ');
                if is_prose(one) && is_prose(next) && !one.ends_with(':') {
                    let word = next.split(' ').next().unwrap();
                    let joined = one.chars().count() + 1 + word.chars().count();
                    assert!(joined > width, "{command} at {width}: {one} | {next}");
                }
            }
        }
    }
}

#[test]
fn no_help_refers_to_itself() {
    for command in commands() {
        let help = run(&[&command, "--help"]).out;
        assert!(!help.contains(&format!("whydoku {command} --help")), "{help}");
        assert!(help.contains("Examples:") || command == "serve" || command == "new", "{help}");
    }
}
