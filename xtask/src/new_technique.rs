//! `cargo xtask new-technique`: everything a technique needs, with gaps for a person to fill in. The
//! result compiles, but tests and `tidy` fail until the last gap is filled.
use crate::root;
use std::fs;
use std::path::{Path, PathBuf};

const USAGE: &str = "\
Usage: cargo xtask new-technique ID --after OTHER [--name NAME] [--level LEVEL] [--unique]

Makes the row, the page, the finder and the names of a technique. ID consists of small letters with hyphens and
begins with a letter, such as empty-rectangle; people look for it right after the technique OTHER,
whose family it gets.

  --name NAME    its English name [default: the words of ID, capitalised]
  --level LEVEL  easy, medium, hard, unfair or extreme [default: that of OTHER]
  --unique       it holds only for puzzles with one solution";

/// The start of each gap for a person to fill in, in two halves so that this file has no gap.
pub(crate) const GAP: (&str, &str) = ("FILL ", "IN:");

const CATALOG: &str = "crates/logic/src/catalog.rs";
const FAMILIES: &str = "crates/logic/src/families.rs";
const PAGES: &str = "crates/logic/techniques";
const LANGUAGES: &str = "crates/words/languages";

const LEVELS: [&str; 5] = ["Easy", "Medium", "Hard", "Unfair", "Extreme"];

/// The options of a run.
struct Request {
    id: String,
    after: String,
    name: String,
    level: Option<&'static str>,
    unique: bool,
}

/// The files to write, with their text.
type Files = Vec<(PathBuf, String)>;

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let request = request(arguments)?;
    make(&root(), &request)?;
    println!("{}", to_do(&request));
    Ok(())
}

fn request(arguments: &[String]) -> Result<Request, String> {
    let (mut id, mut after, mut name, mut level, mut unique) = (None, None, None, None, false);
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let mut value = || rest.next().cloned().ok_or(USAGE);
        match argument.as_str() {
            "--after" => after = Some(value()?),
            "--name" => name = Some(value()?),
            "--level" => level = Some(level_named(&value()?)?),
            "--unique" => unique = true,
            text if id.is_none() && !text.starts_with('-') => id = Some(text.to_owned()),
            _ => return Err(USAGE.into()),
        }
    }
    let (Some(id), Some(after)) = (id, after) else { return Err(USAGE.into()) };
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let words_are_whole = id.split('-').all(|word| !word.is_empty());
    if !(id.chars().all(plain)
        && id.starts_with(|c: char| c.is_ascii_lowercase())
        && words_are_whole)
    {
        return Err(format!(
            "{id:?} is not an id: use small letters, digits and hyphens, beginning with a letter"
        ));
    }
    let name = name.unwrap_or_else(|| capitalised(&id, " "));
    Ok(Request { id, after, name, level, unique })
}

fn level_named(text: &str) -> Result<&'static str, String> {
    let level = LEVELS.into_iter().find(|level| level.eq_ignore_ascii_case(text));
    level.ok_or_else(|| format!("{text:?} is not a level\n\n{USAGE}"))
}

/// The words of an id with capitals.
fn capitalised(id: &str, between: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    id.split('-').map(word).collect::<Vec<_>>().join(between)
}

impl Request {
    /// The variant of `Technique`.
    fn variant(&self) -> String {
        capitalised(&self.id, "")
    }
    fn module(&self) -> String {
        self.id.replace('-', "_")
    }
    /// A template with the details of the technique filled in.
    fn filled(&self, template: &str) -> String {
        template.replace("NAME", &self.name).replace("\nID\n", &format!("\n{}\n", self.id))
    }
}

/// Makes everything below `root`, or nothing if anything is wrong.
fn make(root: &Path, request: &Request) -> Result<(), String> {
    let mut files = Files::new();
    let catalog = read(root, CATALOG)?;
    let other = row_of(&catalog, &request.after)?;
    if row_of(&catalog, &request.id).is_ok() {
        return Err(format!("there is already a technique {:?}", request.id));
    }
    files.push((root.join(CATALOG), with_row(&catalog, other, request)?));
    files.push((root.join(FAMILIES), with_finder(&read(root, FAMILIES)?, other, request)?));
    let finder = root.join(FAMILIES.trim_end_matches(".rs")).join(request.module() + ".rs");
    files.push((finder, request.filled(include_str!("new_technique/finder.txt"))));
    let page = root.join(PAGES).join(request.id.clone() + ".md");
    files.push((page, request.filled(include_str!("new_technique/page.txt"))));
    if let Some((there, _)) = files[2..].iter().find(|(path, _)| path.exists()) {
        return Err(format!("{} already exists", there.display()));
    }
    files.extend(with_names(root, request)?);
    for (path, text) in files {
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

fn read(root: &Path, file: &str) -> Result<String, String> {
    fs::read_to_string(root.join(file)).map_err(|error| format!("{file}: {error}"))
}

/// The row of a technique in the catalogue.
fn row_of<'t>(catalog: &'t str, id: &str) -> Result<&'t str, String> {
    let has = |line: &&str| line.contains(&format!(": \"{id}\", ["));
    let row = catalog.lines().find(has);
    row.ok_or_else(|| format!("there is no technique {id:?}; docs/TECHNIQUES.md lists them"))
}

fn with_row(catalog: &str, other: &str, request: &Request) -> Result<String, String> {
    let (family, level) =
        grouping(other).ok_or_else(|| format!("the row of {} has no level", request.after))?;
    let (id, level) = (&request.id, request.level.unwrap_or(level));
    let unique = if request.unique { ", unique" } else { "" };
    let row = format!("    {}: {id:?}, [], None, {family}, {level}{unique};", request.variant());
    Ok(catalog.replacen(other, &format!("{other}\n{row}"), 1))
}

/// The family and the level in a row of the catalogue.
fn grouping(row: &str) -> Option<(&str, &str)> {
    let row = row.trim_end_matches(';').trim_end_matches(", unique");
    let (row, level) = row.rsplit_once(", ")?;
    let (_, family) = row.rsplit_once(", ")?;
    LEVELS.contains(&level).then_some((family, level))
}

/// The finders with one more module and one more row, after the row of the other technique.
fn with_finder(families: &str, other: &str, request: &Request) -> Result<String, String> {
    let variant = other.trim().split(':').next().unwrap_or_default();
    let is_of_other = |line: &str| {
        line.split(|c: char| !c.is_alphanumeric() && c != ':')
            .any(|word| word == format!("T::{variant}"))
    };
    let table = families.find("fn finder<").ok_or_else(|| format!("{FAMILIES} has no table"))?;
    let (head, table) = families.split_at(table);
    let lines: Vec<&str> = table.lines().collect();
    let first = lines.iter().position(|line| is_of_other(line));
    let row = first.and_then(|first| (first..lines.len()).find(|&at| lines[at].contains("=>")));
    let row = row.ok_or_else(|| format!("{FAMILIES} has no row for {variant}"))?;
    let new = format!("        T::{} => {}::find,", request.variant(), request.module());
    let table = [&lines[..=row], &[new.as_str()], &lines[row + 1..]].concat().join("\n");
    let module = format!("mod {};", request.module());
    let later = head.lines().find(|line| line.starts_with("mod ") && **line > *module);
    let head = match later {
        Some(later) => head.replacen(later, &format!("{module}\n{later}"), 1),
        None => return Err(format!("{FAMILIES}: put the module last by hand")),
    };
    Ok(format!("{head}{table}\n"))
}

/// The names: in the first language, and a gap in every other that has all names.
fn with_names(root: &Path, request: &Request) -> Result<Files, String> {
    let list = read(root, &format!("{LANGUAGES}/list.txt"))?;
    let mut files = Files::new();
    let languages = list.lines().filter(|line| !line.starts_with('#')).map(str::split_whitespace);
    for mut language in languages {
        let (Some(short), Some("whole")) = (language.next(), language.next()) else { continue };
        let file = format!("{LANGUAGES}/{short}/techniques.ftl");
        let gap = if files.is_empty() { String::new() } else { format!("{}{} ", GAP.0, GAP.1) };
        let new = format!("technique-{} = {gap}{}", request.id, request.name);
        let before = format!("technique-{} =", request.after);
        let names = read(root, &file)?;
        let line = names.lines().find(|line| line.starts_with(&before));
        let line = line.ok_or_else(|| format!("{file} has no {before}"))?;
        files.push((root.join(file), names.replacen(line, &format!("{line}\n{new}"), 1)));
    }
    Ok(files)
}

/// What a person has to do next.
fn to_do(request: &Request) -> String {
    let (id, module) = (&request.id, request.module());
    format!(
        "The technique {id} has its row, its page, its finder and its names. It compiles, but the tests fail
until you have filled in the gaps, which begin with \"{}{}\":

 1. {FAMILIES}: move the row to an existing finder, or write the new one in
    families/{module}.rs.
 2. {PAGES}/{id}.md: the text, the position of the example and of the
    near miss. Then UPDATE_EXPECT=1 cargo test -p whydoku-logic --test all pages::
 3. {LANGUAGES}/*/techniques.ftl: its name in every language.
 4. {CATALOG}: other names and HoDoKu's code, if it has any;
    both also belong in the second line of the page.
 5. A step with a `Pattern` as its argument needs a sentence: a message in the languages and a row in
    crates/logic/src/argument/arrangements.rs.
 6. UPDATE_EXPECT=1 cargo test -p whydoku-logic --test all catalog:: writes docs/TECHNIQUES.md.
 7. cargo test -p whydoku-logic. A technique that random puzzles hardly ever need belongs in RARE of
    tests/laws/mod.rs.",
        GAP.0, GAP.1
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(arguments: &str) -> Result<Request, String> {
        request(&arguments.split(' ').map(str::to_owned).collect::<Vec<_>>())
    }

    /// A copy of the files that are changed, in a folder of its own.
    struct Copy(PathBuf);

    impl Copy {
        fn new(name: &str) -> Self {
            let folder = format!("whydoku-new-technique-{}-{name}", std::process::id());
            let copy = Self(std::env::temp_dir().join(folder));
            let names = |short: &str| format!("{LANGUAGES}/{short}/techniques.ftl");
            let list = format!("{LANGUAGES}/list.txt");
            for file in [CATALOG, FAMILIES, &list, &names("en"), &names("de"), &names("fr")] {
                let to = copy.0.join(file);
                fs::create_dir_all(to.parent().unwrap()).unwrap();
                fs::copy(root().join(file), to).unwrap();
            }
            fs::create_dir_all(copy.0.join(PAGES)).unwrap();
            fs::create_dir_all(copy.0.join(FAMILIES.trim_end_matches(".rs"))).unwrap();
            copy
        }
        /// The line of a file that begins with `start`, and the line before it.
        fn line(&self, file: &str, start: &str) -> [String; 2] {
            let text = read(&self.0, file).unwrap();
            let lines: Vec<&str> = text.lines().map(str::trim).collect();
            let at = lines.iter().position(|line| line.starts_with(start)).expect(start);
            [lines[at - 1].to_owned(), lines[at].to_owned()]
        }
    }

    impl Drop for Copy {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_new_technique_has_everything_in_its_place() {
        let copy = Copy::new("whole");
        let request =
            asked("ring-of-fire --after unique-rectangle-3 --level extreme --unique").unwrap();
        make(&copy.0, &request).unwrap();

        let [before, row] = copy.line(CATALOG, "RingOfFire:");
        assert!(before.starts_with("UniqueRectangle3:"), "{before}");
        assert_eq!(row, r#"RingOfFire: "ring-of-fire", [], None, Unique, Extreme, unique;"#);

        // The row of the other technique has two lines.
        let [before, row] = copy.line(FAMILIES, "T::RingOfFire");
        assert!(before.ends_with("=> rectangles::unique,"), "{before}");
        assert_eq!(row, "T::RingOfFire => ring_of_fire::find,");
        assert_eq!(copy.line(FAMILIES, "mod ring_of_fire;")[0], "mod remote_pairs;");

        let names = |short: &str| format!("{LANGUAGES}/{short}/techniques.ftl");
        let [before, name] = copy.line(&names("en"), "technique-ring-of-fire");
        assert!(before.starts_with("technique-unique-rectangle-3 ="), "{before}");
        assert_eq!(name, "technique-ring-of-fire = Ring Of Fire");
        let (gap, german) =
            (GAP.0.to_owned() + GAP.1, copy.line(&names("de"), "technique-ring-of-fire"));
        assert_eq!(german[1], format!("technique-ring-of-fire = {gap} Ring Of Fire"));
        assert!(!read(&copy.0, &names("fr")).unwrap().contains("ring-of-fire"));

        let page = read(&copy.0, &format!("{PAGES}/ring-of-fire.md")).unwrap();
        assert!(page.starts_with("# Ring Of Fire\nalso: \n"), "{page}");
        assert!(page.contains("```nothing\nring-of-fire\n```"), "{page}");
        assert_eq!(page.matches(&gap).count(), 5);
        let finder = FAMILIES.trim_end_matches(".rs").to_owned() + "/ring_of_fire.rs";
        let finder = read(&copy.0, &finder).unwrap();
        assert!(finder.contains(&gap), "{finder}");
        for text in [finder, read(&copy.0, FAMILIES).unwrap(), read(&copy.0, CATALOG).unwrap()] {
            assert!(syn::parse_file(&text).is_ok(), "{text}");
        }
    }

    #[test]
    fn the_level_and_the_name_are_given_or_follow_from_the_request() {
        let copy = Copy::new("defaults");
        make(&copy.0, &asked("quincunx --after x-wing --name Five-Spot").unwrap()).unwrap();
        assert_eq!(
            copy.line(CATALOG, "Quincunx:")[1],
            r#"Quincunx: "quincunx", [], None, Fish, Hard;"#
        );
        let page = read(&copy.0, &format!("{PAGES}/quincunx.md")).unwrap();
        assert!(page.starts_with("# Five-Spot\nalso: \n"), "{page}");
    }

    #[test]
    fn an_existing_id_or_an_unknown_neighbour_changes_nothing() {
        let copy = Copy::new("refused");
        let before = read(&copy.0, CATALOG).unwrap();
        for (arguments, why) in [
            ("swordfish --after x-wing", "there is already a technique \"swordfish\""),
            (
                "quincunx --after y-wing",
                "there is no technique \"y-wing\"; docs/TECHNIQUES.md lists them",
            ),
        ] {
            assert_eq!(make(&copy.0, &asked(arguments).unwrap()), Err(why.to_owned()));
        }
        assert_eq!(read(&copy.0, CATALOG).unwrap(), before);
    }

    #[test]
    fn an_id_that_cannot_name_code_is_refused() {
        for id in ["3d-ring", "Ring", "ring-", "ring--of", "ring_of_fire", ""] {
            assert!(asked(&format!("{id} --after x-wing")).is_err(), "{id}");
        }
        assert!(asked("ring").is_err());
        assert!(asked("ring --after x-wing --level odd").is_err());
    }
}
