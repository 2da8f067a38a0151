//! Writes a page for each technique, in every language that has its lesson: title, picture, lesson, near
//! miss, and links to easier and harder ones. The pages need no script. `cargo xtask site` runs it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "this is a program")]
mod html;
mod index;
mod picture;
mod technique;
mod words;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry::Vacant;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use technique::Entry;
use whydoku_logic::Technique;
use whydoku_words::Language;

/// The style sheet of all pages.
const STYLE: &str = include_str!("encyclopedia.css");

/// Everything that is written: the names of files in the folder, and their contents.
type Files = BTreeMap<String, Vec<u8>>;

/// Whether a file is a page to read.
fn is_page(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension == "html")
}

/// A site: where it will be, if that is known, and the pages of each language.
pub(crate) struct Site {
    /// Ends with a slash; empty where it is not known.
    pub(crate) address: String,
    /// For each language the techniques that have a lesson in it, easiest first.
    pub(crate) entries: Vec<(Language, Vec<Entry>)>,
}

impl Site {
    fn new(address: &str) -> Result<Self, String> {
        let mut entries = Vec::new();
        for language in Language::all() {
            let has = |technique: &&Technique| {
                whydoku_logic::page_language(**technique, language) == language
            };
            let own = Technique::ALL.iter().filter(has);
            let own: Vec<Entry> =
                own.map(|&technique| Entry::new(technique, language)).collect::<Result<_, _>>()?;
            if !own.is_empty() {
                entries.push((language, own));
            }
        }
        let slash = if address.is_empty() || address.ends_with('/') { "" } else { "/" };
        Ok(Self { address: format!("{address}{slash}"), entries })
    }
    /// Whether there is a page for a technique in a language.
    pub(crate) fn has(&self, technique: Technique, language: Language) -> bool {
        let own = self.entries.iter().find(|(one, _)| *one == language);
        own.is_some_and(|(_, all)| all.iter().any(|entry| entry.technique == technique))
    }
    fn files(&self) -> Result<Files, String> {
        let mut files = Files::new();
        files.insert("techniques/pages.css".to_owned(), STYLE.into());
        for (language, entries) in &self.entries {
            let folder = format!("techniques/{language}");
            files.insert(format!("{folder}/index.html"), index::page(self, *language).into());
            for (at, entry) in entries.iter().enumerate() {
                let before = at.checked_sub(1).map(|before| &entries[before]);
                let beside = (before, entries.get(at + 1));
                let page = technique::page(self, *language, entry, beside);
                files.insert(format!("{folder}/{}.html", entry.id()), page.into());
                // One picture serves all languages.
                if let Vacant(place) = files.entry(format!("techniques/{}.png", entry.id())) {
                    place.insert(entry.preview()?);
                }
            }
        }
        files.insert("sitemap.xml".to_owned(), index::sitemap(self, &files).into());
        let robots = format!("User-agent: *\nAllow: /\nSitemap: {}sitemap.xml\n", self.address);
        files.insert("robots.txt".to_owned(), robots.into());
        Ok(files)
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let (folder, address) = match arguments {
        [folder] => (folder, ""),
        [folder, address] => (folder, address.as_str()),
        _ => return Err("Usage: whydoku-encyclopedia FOLDER [ADDRESS]".to_owned()),
    };
    let files = Site::new(address)?.files()?;
    for (name, bytes) in &files {
        let path = Path::new(folder).join(name);
        let written = path.parent().map_or(Ok(()), fs::create_dir_all);
        written
            .and_then(|()| fs::write(&path, bytes))
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    println!("the encyclopedia: {} files", files.len());
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests;
