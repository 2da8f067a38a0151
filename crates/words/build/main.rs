//! Reads the languages (`languages/*/*.ftl`, in the syntax of Project Fluent), checks each against the
//! first, and writes them as tables that the program holds ready. What is missing, unknown or wrong
//! in a language ends the build with its file and its name.
#![expect(clippy::print_stdout, reason = "this is how a build script speaks to cargo")]
mod check;
mod read;
mod write;

#[path = "../src/plural.rs"]
#[expect(dead_code, reason = "the program chooses forms, the build only checks them")]
mod plural;

use read::Book;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=languages");
    println!("cargo::rerun-if-changed=build");
    let books = match books() {
        Ok(books) => books,
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            std::process::exit(1);
        }
    };
    let out = std::env::var_os("OUT_DIR").expect("cargo names the folder for what a build writes");
    write::lessons(&books, Path::new(&out)).expect("what a build writes can be written");
    write::tables(&books, Path::new(&out)).expect("what a build writes can be written");
}

fn books() -> Result<Vec<Book>, Vec<String>> {
    let folder = Path::new("languages");
    let list = folder.join("list.txt");
    let list =
        std::fs::read_to_string(&list).map_err(|error| vec![format!("list.txt: {error}")])?;
    let (mut books, mut faults) = (Vec::new(), Vec::new());
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        match Book::read(folder, line) {
            Ok(book) => books.push(book),
            Err(more) => faults.extend(more),
        }
    }
    if let Some((first, others)) = books.split_first() {
        faults.extend(check::alone(first));
        for other in others {
            faults.extend(check::alone(other));
            faults.extend(check::against(first, other));
        }
    }
    if faults.is_empty() { Ok(books) } else { Err(faults) }
}
