//! `docs/TECHNIQUES.md` lists every technique as in the catalog.
//! `UPDATE_EXPECT=1 cargo test -p whydoku-logic --test all catalog::` rewrites its table.
use whydoku_logic::{Technique, render};
use whydoku_words::Language;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/TECHNIQUES.md");
const START: &str = "<!-- table: written by a test -->\n";
const END: &str = "<!-- end of table -->\n";

fn row(technique: Technique) -> String {
    let info = technique.info();
    let page = format!("../crates/logic/techniques/{}.md", info.id);
    format!(
        "| [`{}`]({page}) | {} | {} | {} | {:?} |\n",
        info.id,
        info.name,
        info.aliases.join(", "),
        info.hodoku.unwrap_or(""),
        info.level
    )
}

#[test]
fn the_document_lists_every_technique_in_order() {
    let text = std::fs::read_to_string(DOCUMENT).expect("docs/TECHNIQUES.md");
    let (before, rest) = text.split_once(START).expect("the table has a start");
    let (_, after) = rest.split_once(END).expect("the table has an end");
    let head = "| id | name | also | HoDoKu | level |\n|---|---|---|---|---|\n";
    let rows: String = Technique::ALL.iter().copied().map(row).collect();
    let expected = format!("{before}{START}{head}{rows}{END}{after}");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(DOCUMENT, expected).expect("the document can be written");
    } else {
        assert_eq!(text, expected, "UPDATE_EXPECT=1 rewrites the table");
    }
}

#[test]
fn every_technique_has_its_name_in_every_language() {
    for language in Language::all() {
        for &technique in Technique::ALL {
            let name = render::name_of(technique, language);
            let is_gap = name.contains(concat!("FILL ", "IN:"));
            assert!(!is_gap, "{language}: the name of {} is to be written", technique.info().id);
        }
    }
}
