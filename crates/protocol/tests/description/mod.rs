//! The files that describe the protocol, `openapi.json` and the types of the page, are generated from
//! the types of `whydoku-wire`: `UPDATE_EXPECT=1` writes them again. The protocol's real
//! answers are compared with them.
mod answers;
mod checker;
mod openapi;
mod typescript;

use std::path::Path;
use whydoku_wire::schema;

/// Compares a file with what it should hold, or writes it.
fn expect(file: &str, wanted: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, wanted).unwrap();
        return;
    }
    let found = std::fs::read_to_string(&path).unwrap();
    let same = found.lines().zip(wanted.lines()).take_while(|(found, wanted)| found == wanted);
    let line = same.count() + 1;
    assert!(found == wanted, "{file}, line {line}: the types say else; UPDATE_EXPECT=1 writes it");
}

#[test]
fn openapi_json_matches_the_types() {
    expect("openapi.json", &openapi::write(&schema::protocol()));
}

#[test]
fn the_types_of_the_page_match_the_rust_types() {
    expect("../../web/types/wire.d.ts", &typescript::write(&schema::protocol()));
}
