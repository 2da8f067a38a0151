//! The tables of `docs/FORMATS.md` are made from the list of formats. `UPDATE_EXPECT=1` rewrites
//! them.
use std::fmt::Write as _;
use std::path::Path;
use whydoku_core::Kind;
use whydoku_formats::{Format, Loss, Style, rule_examples};

const RULES_BEGIN: &str = "<!-- made from the words for rules -->\n";
const RULES_END: &str = "<!-- end of the words for rules -->\n";
const BEGIN: &str = "<!-- made from the list of formats: UPDATE_EXPECT=1 cargo test -p whydoku-formats --test all table:: -->\n";
const END: &str = "<!-- end of what is made -->\n";

/// The formats that are read, in the order in which they are tried, and those that are written.
fn tables() -> String {
    let words = |format: Format| {
        let words = [format.id()].into_iter().chain(format.aliases().iter().copied());
        words.map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
    };
    let mut out =
        String::from("Read:\n\n| word | is | recognised by | says |\n|---|---|---|---|\n");
    for format in Format::all().filter(|format| format.is_read()) {
        let (recognised, holds) = (format.recognised(), format.holds());
        let _ = writeln!(out, "| {} | {format} | {recognised} | {holds} |", words(format));
    }
    out.push_str("\nWritten:\n\n| word | is | also carries | takes several lines | read as |\n|---|---|---|---|---|\n");
    for style in Style::all() {
        let left: Vec<Loss> = style.leaves_out().collect();
        let carried: Vec<&str> =
            Loss::ALL.into_iter().filter(|loss| !left.contains(loss)).map(Loss::word).collect();
        let lines = if style.is_multi_line() { "yes" } else { "" };
        let (format, read_as) = (style.format(), style.format().read_as().id());
        let carried = carried.join(", ");
        let _ =
            writeln!(out, "| {} | {format} | {carried} | {lines} | `{read_as}` |", words(format));
    }
    out
}

/// What f-puzzles and Interactive Sudoku Solver call what a word means, if they know it.
fn elsewhere(word: &str) -> [String; 2] {
    let code = |name: Option<&str>| name.map_or("-".to_owned(), |name| format!("`{name}`"));
    for kind in Kind::all() {
        let definition = kind.definition();
        let usual = definition.usual.iter().find(|usual| usual.words.contains(&word));
        if let Some(usual) = usual {
            let beside = match (definition.fpuzzles, usual.fpuzzles) {
                (Some(key), Some(sign)) => format!("`{key}` {sign}"),
                (key, own) => code(own.or(key)),
            };
            return [beside, code(usual.solver)];
        }
        if definition.words.contains(&word) {
            return [code(definition.fpuzzles), code(definition.solver)];
        }
    }
    [String::new(), String::new()]
}

/// The words for rules, each with a line and with the names that other programs have for it.
fn words() -> String {
    let mut out = String::from(
        "| word | or | a line | f-puzzles | Interactive Sudoku Solver |\n|---|---|---|---|---|\n",
    );
    for (names, example) in rule_examples() {
        let (first, others) = (names[0], names[1..].join(", "));
        let [fpuzzles, solver] = elsewhere(first);
        let _ = writeln!(out, "| `{first}` | {others} | `{example}` | {fpuzzles} | {solver} |");
    }
    out
}

/// A text in which the part between two lines is replaced.
fn remade(text: &str, [begin, end]: [&str; 2], made: &str) -> String {
    let (before, rest) = text.split_once(begin).expect("the beginning of the tables");
    let (_, after) = rest.split_once(end).expect("the end of the tables");
    format!("{before}{begin}{made}{end}{after}")
}

#[test]
fn the_tables_in_the_documentation_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/FORMATS.md");
    let text = std::fs::read_to_string(&path).expect("docs/FORMATS.md").replace("\r\n", "\n");
    let made = remade(&text, [BEGIN, END], &tables());
    let made = remade(&made, [RULES_BEGIN, RULES_END], &words());
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        return std::fs::write(&path, made).expect("docs/FORMATS.md is written");
    }
    assert_eq!(text, made, "UPDATE_EXPECT=1 cargo test -p whydoku-formats --test all table::");
}
