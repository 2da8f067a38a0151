//! `cargo xtask new-rule`: everything a kind of rule needs, with gaps for a person to fill in. The result compiles, but
//! tests and `tidy` fail until the last gap is filled.
use crate::new_technique::GAP;
use crate::root;
use std::fs;
use std::path::{Path, PathBuf};

const USAGE: &str = "\
Usage: cargo xtask new-rule ID --form FORM --after OTHER

Makes the folder of a kind of rule, its line in the list of kinds and its names. ID consists of small letters with
hyphens, such as slow-thermometer; in lists the kind comes right after the kind OTHER.

  --form FORM    how it lies on the board: cell, mark, corner, group, line, outside, diagonal, twins or\n                 arrow";

const KINDS: &str = "crates/core/src/rules/kinds";
const LANGUAGES: &str = "crates/words/languages";

/// The forms that a kind of rule can have, and the cells of a typed line with it.
const FORMS: [(&str, &str, &str); 9] = [
    ("cell", "Cell", "r1c1"),
    ("mark", "Mark", "r1c1 r1c2"),
    ("corner", "Corner", "r12c12"),
    ("group", "Group", "r1c1 r1c2"),
    ("line", "Line", "r1c1 r1c2 r2c3"),
    ("outside", "Outside", "row 1"),
    ("diagonal", "Diagonal", "from r1c3 to r3c1"),
    ("twins", "Twins", "r1c1 r1c2 = r2c3 r2c4"),
    ("arrow", "Arrow", "r1c1 = r1c2 r2c3"),
];

/// What is to be made.
struct Request {
    id: String,
    form: (&'static str, &'static str, &'static str),
    after: String,
}

impl Request {
    fn read(arguments: &[String]) -> Result<Self, String> {
        let (mut id, mut form, mut after) = (None, None, None);
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            let mut value = || rest.next().cloned().ok_or(USAGE);
            match argument.as_str() {
                "--form" => form = Some(value()?),
                "--after" => after = Some(value()?),
                text if id.is_none() && !text.starts_with('-') => id = Some(text.to_owned()),
                _ => return Err(USAGE.into()),
            }
        }
        let (Some(id), Some(form), Some(after)) = (id, form, after) else {
            return Err(USAGE.into());
        };
        let is_word = |word: &str| {
            !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if !id.split('-').all(is_word) || id.starts_with(|c: char| c.is_ascii_digit()) {
            return Err(format!("{id:?} is not an id: use small letters, digits and hyphens"));
        }
        let known = FORMS.into_iter().find(|(name, ..)| *name == form);
        let form = known.ok_or_else(|| format!("{form:?} is not a form\n\n{USAGE}"))?;
        Ok(Self { id, form, after })
    }
    fn filled(&self, template: &str) -> String {
        let words = self.id.replace('-', " ");
        let name = words[..1].to_uppercase() + &words[1..];
        let parts = [
            ("{ID}", self.id.as_str()),
            ("{WORDS}", &words),
            ("{NAME}", &name),
            ("{FORM}", self.form.1),
            ("{CELLS}", self.form.2),
            ("{GAP}", &format!("{}{}", GAP.0, GAP.1)),
        ];
        parts.iter().fold(template.to_owned(), |text, (place, with)| text.replace(place, with))
    }
}

/// Makes a kind of rule, or nothing if anything is wrong.
///
/// # Errors
/// What is wrong with the arguments, or with the files.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let request = Request::read(arguments)?;
    let files = files(&root(), &request)?;
    for (path, text) in files {
        let folder = path.parent().unwrap_or(&path);
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, text))
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    println!("{}", request.filled(include_str!("new_rule/to_do.txt")));
    Ok(())
}

/// The files to write, with their text.
fn files(root: &Path, request: &Request) -> Result<Vec<(PathBuf, String)>, String> {
    let module = request.id.replace('-', "_");
    let folder = root.join(KINDS).join(&module);
    if folder.exists() {
        return Err(format!("{} already exists", folder.display()));
    }
    let read = |path: &Path| {
        fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
    };
    let list = root.join(format!("{KINDS}.rs"));
    let kinds = read(&list)?;
    let before = format!("    {} ", request.after.replace('-', "_"));
    let raw = format!("    r#{} ", request.after.replace('-', "_"));
    let line = kinds.lines().find(|line| line.starts_with(&before) || line.starts_with(&raw));
    let line = line.ok_or_else(|| format!("there is no kind of rule {:?}", request.after))?;
    let new = format!("    {module} {} \"{}\",", module.to_uppercase(), request.filled("{NAME}."));
    let mut files = vec![
        (list, kinds.replacen(line, &format!("{line}\n{new}"), 1)),
        (folder.join("mod.rs"), request.filled(include_str!("new_rule/mod.txt"))),
        (folder.join("page.md"), request.filled(include_str!("new_rule/page.txt"))),
    ];
    let languages = read(&root.join(LANGUAGES).join("list.txt"))?;
    for language in languages.lines().filter(|line| !line.starts_with('#')) {
        let mut words = language.split_whitespace();
        let (Some(short), Some("whole")) = (words.next(), words.next()) else { continue };
        let path = root.join(LANGUAGES).join(short).join("rules.ftl");
        let messages = read(&path)?;
        let start = format!("rule-{} =", request.after);
        let line = messages.lines().find(|line| line.starts_with(&start));
        let line = line.ok_or_else(|| format!("{} has no {start}", path.display()))?;
        let new = request.filled("rule-{ID} = {GAP} the {WORDS} ");
        let new = format!(
            "{line}\n{new}{{ ${} }}",
            if request.form.0 == "cell" { "cell" } else { "cells" }
        );
        let text = messages.replacen(line, &new, 1);
        let law = format!("law-{} =", request.after);
        let line = text.lines().find(|line| line.starts_with(&law)).map(str::to_owned);
        let line = line.ok_or_else(|| format!("{} has no {law}", path.display()))?;
        let new = format!("{line}\n{}", request.filled("law-{ID} = {GAP} what the {WORDS} says"));
        files.push((path, text.replacen(&line, &new, 1)));
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(text: &str) -> Result<Request, String> {
        let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        Request::read(&words)
    }
    #[test]
    fn a_kind_gets_its_folder_its_line_and_its_names() {
        let wanted = request("between-line --form line --after palindrome").unwrap();
        let files = files(&root(), &wanted).unwrap();
        let text = |end: &str| {
            let file = files.iter().find(|(path, _)| path.ends_with(end));
            file.map_or_else(|| panic!("no {end}"), |(_, text)| text.as_str())
        };
        assert!(text("kinds.rs").contains("\n    between_line BETWEEN_LINE \"Between line.\",\n"));
        assert!(text("kinds/between_line/mod.rs").contains("form: Form::Line"));
        assert!(text("kinds/between_line/page.md").contains("between line: r1c1 r1c2 r2c3"));
        assert!(text("de/rules.ftl").contains("\nrule-between-line = "));
        assert!(text("en/rules.ftl").contains("\nlaw-between-line = "));
    }
    #[test]
    fn wrong_requests_are_refused() {
        for text in
            ["x", "x --form line", "X --form line --after cage", "x --form knot --after cage"]
        {
            assert!(request(text).is_err(), "{text}");
        }
        let unknown = request("x --form line --after nothing").unwrap();
        assert!(files(&root(), &unknown).is_err());
        let there = request("cage --form group --after odd").unwrap();
        assert!(files(&root(), &there).is_err());
    }
}
