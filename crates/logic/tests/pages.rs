//! The pages of the techniques are both documentation and tests: each has the same headings, an
//! example in which the technique finds exactly what the page says in exactly these words, and a
//! near miss, a slightly different position in which it finds nothing.
//!
//! `UPDATE_EXPECT=1 cargo test -p whydoku-logic --test all pages::` rewrites the `step` and `text`
//! blocks from what is found.
use std::path::PathBuf;
use whydoku_core::{Cell, Puzzle, Shape};
use whydoku_formats::{Options, parse};
use whydoku_logic::{Info, Position, Step, Technique, position, render};

const HEADINGS: [&str; 5] = ["The idea", "How to see it", "Why it works", "Example", "Near miss"];
/// The largest number of cells in which a near miss may differ from the example.
const SLIGHTLY: usize = 3;
/// Lines of a page, and characters of a line.
const LINES: std::ops::RangeInclusive<usize> = 25..=90;
const WIDTH: usize = 100;
/// The start of each gap that `cargo xtask new-technique` leaves to be filled in.
const GAP: &str = concat!("FILL ", "IN:");

/// A section of a page: its heading, its prose, its fenced blocks by kind.
struct Section<'a> {
    heading: &'a str,
    prose: String,
    blocks: Vec<(&'a str, String)>,
}

impl Section<'_> {
    /// The only block of a kind.
    fn block(&self, kind: &str) -> Result<&str, String> {
        let mut blocks = self.blocks.iter().filter(|(of, _)| *of == kind);
        match (blocks.next(), blocks.next()) {
            (Some((_, content)), None) => Ok(content.trim_end()),
            _ => Err(format!("\"{}\" needs one ```{kind} block", self.heading)),
        }
    }
    /// The only position. Its puzzle is marked as having one solution if the technique needs that.
    fn position(&self, technique: Technique) -> Result<Box<dyn Position>, String> {
        let position = position(&read(self.block("position")?)?);
        let mut position = position.map_err(|error| error.to_string())?;
        // Some techniques need one solution, and some are only searched for where there is one.
        let unique = technique.info().needs_unique || technique == Technique::NestedNet;
        position.assume_unique(unique);
        Ok(position)
    }
}

/// The title, the line below it, and the sections.
fn sections_of(page: &str) -> (&str, &str, Vec<Section<'_>>) {
    let mut lines = page.lines();
    let (title, also) = (lines.next().unwrap_or(""), lines.next().unwrap_or(""));
    let (mut sections, mut inside): (Vec<Section<'_>>, bool) = (Vec::new(), false);
    for line in lines {
        if let Some(heading) = line.strip_prefix("## ") {
            sections.push(Section { heading, prose: String::new(), blocks: Vec::new() });
            continue;
        }
        let Some(section) = sections.last_mut() else { continue };
        match (line.strip_prefix("```"), inside) {
            (Some(kind), false) => section.blocks.push((kind, String::new())),
            (None, true) => {
                let (_, content) = section.blocks.last_mut().expect("a block was opened");
                content.push_str(line);
                content.push('\n');
            }
            (None, false) => {
                section.prose.push_str(line);
                section.prose.push('\n');
            }
            (Some(_), true) => {}
        }
        inside ^= line.starts_with("```");
    }
    (title, also, sections)
}

fn read(text: &str) -> Result<Puzzle, String> {
    match parse(text, &Options::default()) {
        Ok(parsed) => Ok(parsed.puzzle),
        Err(error) => Err(error.to_string()),
    }
}

fn sentence(step: &Step, shape: &Shape) -> String {
    render::plain(shape, &render::explain(step, shape))
}

/// Checks the lines that name the technique: title, id and every other name must be there.
fn check_names(title: &str, also: &str, info: &Info) -> Result<(), String> {
    if title != format!("# {}", info.name) {
        return Err(format!("the title must be \"# {}\"", info.name));
    }
    let Some(names) = also.strip_prefix("also: ") else {
        return Err("the second line must begin with \"also: \"".into());
    };
    let code = info.hodoku.map(|code| format!("HoDoKu {code}"));
    let missing = info.aliases.iter().map(ToString::to_string).chain(code);
    match missing.into_iter().find(|name| !names.split(" · ").any(|known| known == name)) {
        Some(name) => Err(format!("the \"also:\" line lacks {name:?}")),
        None => Ok(()),
    }
}

fn check_layout(page: &str, sections: &[Section<'_>]) -> Result<(), String> {
    let headings: Vec<&str> = sections.iter().map(|section| section.heading).collect();
    if headings != HEADINGS {
        return Err(format!("the headings must be {HEADINGS:?}, not {headings:?}"));
    }
    if let Some(section) = sections.iter().find(|section| section.prose.trim().len() < 60) {
        return Err(format!("\"{}\" says too little", section.heading));
    }
    let mut prose = sections.iter().flat_map(|section| section.prose.lines());
    if let Some(line) = prose.find(|line| line.chars().count() > WIDTH) {
        return Err(format!("longer than {WIDTH} characters: {line}"));
    }
    // The numbered lines of an explanation are the program's; the page's author does not choose
    // them.
    let written = page.lines().filter(|line| !line.starts_with('(')).count();
    if !LINES.contains(&written) {
        return Err(format!("{written} lines; pages have {LINES:?}"));
    }
    Ok(())
}

/// The step that the example states, found with the notation and in the words that it states.
fn check_example(technique: Technique, example: &Section<'_>) -> Result<Step, String> {
    let position = example.position(technique)?;
    let shape = position.shape();
    let steps = position.all(technique);
    let wanted = example.block("step")?;
    let Some(step) = steps.iter().find(|step| render::notation::step(step, shape) == wanted) else {
        let found: Vec<_> = steps.iter().map(|s| render::notation::step(s, shape)).collect();
        return Err(format!("the example is {wanted:?}, but found is\n{}", found.join("\n")));
    };
    let (said, wanted) = (sentence(step, shape), example.block("text")?);
    if said != wanted {
        return Err(format!("the example is explained as\n{wanted}\nbut the words are\n{said}"));
    }
    Ok(step.clone())
}

/// The near miss: almost the example, but nothing is found, and the prose names what differs.
fn check_near_miss(
    technique: Technique,
    step: &Step,
    [example, near]: [&Section<'_>; 2],
) -> Result<(), String> {
    let (before, after) = (example.position(technique)?, near.position(technique)?);
    let absent = near.block("nothing")?;
    if !absent.lines().any(|id| id == technique.info().id) {
        return Err(format!("the ```nothing block must name {}", technique.info().id));
    }
    for id in absent.lines() {
        let other: Technique = id.parse().map_err(|unknown| format!("near miss: {unknown}"))?;
        if let Some(step) = after.all(other).first() {
            let found = render::notation::step(step, after.shape());
            return Err(format!("the near miss must not have {found}"));
        }
    }
    if after.judge().check(step).is_ok() {
        return Err("the step of the example still holds in the near miss".into());
    }
    let (old, new) = (read(example.block("position")?)?, read(near.block("position")?)?);
    if old.shape() != new.shape() {
        return Err("the near miss has another board".into());
    }
    let rewritten = old.shape().cells().filter(|&cell| old.entry(cell) != new.entry(cell)).count();
    if !(1..=SLIGHTLY).contains(&rewritten) {
        return Err(format!("the near miss writes {rewritten} cells differently"));
    }
    let said = |cell: &Cell| near.prose.contains(&old.shape().cell_name(*cell));
    let differs = |cell: &Cell| before.digits(*cell) != after.digits(*cell);
    let told = old.shape().cells().filter(differs).any(|cell| said(&cell));
    if told { Ok(()) } else { Err("the near miss does not say in which cell it differs".into()) }
}

fn check(technique: Technique, page: &str) -> Result<(), String> {
    if let Some((at, line)) = (1..).zip(page.lines()).find(|(_, line)| line.contains(GAP)) {
        return Err(format!("line {at} of its page is still to be written: {line}"));
    }
    let (title, also, sections) = sections_of(page);
    check_names(title, also, technique.info())?;
    check_layout(page, &sections)?;
    let [.., example, near] = &sections[..] else { return Err("sections are missing".into()) };
    let step = check_example(technique, example)?;
    check_near_miss(technique, &step, [example, near])
}

fn file(technique: Technique) -> PathBuf {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/techniques");
    PathBuf::from(folder).join(technique.info().id).with_extension("md")
}

/// Writes what is found into the `step` and `text` blocks. A step that the page already states
/// remains the one it shows.
fn updated(technique: Technique, page: &str) -> Result<String, String> {
    let (_, _, sections) = sections_of(page);
    let example = sections.iter().find(|section| section.heading == "Example");
    let example = example.ok_or("the page has no example")?;
    let position = example.position(technique)?;
    let shape = position.shape();
    let (steps, old) = (position.all(technique), example.block("step")?);
    let stated = steps.iter().find(|step| render::notation::step(step, shape) == old);
    let step = stated.or(steps.first()).ok_or("the example has no such step")?;
    let page = rewritten(page, "step", &render::notation::step(step, shape));
    Ok(rewritten(&page, "text", &sentence(step, shape)))
}

fn rewritten(page: &str, kind: &str, content: &str) -> String {
    let fence = format!("```{kind}\n");
    let Some((before, after)) = page.split_once(&fence) else { return page.into() };
    let rest = after.find("```").map_or("", |end| &after[end..]);
    format!("{before}{fence}{content}\n{rest}")
}

#[test]
fn every_page_is_complete_and_correct() {
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    let mut wrong = Vec::new();
    for &technique in Technique::ALL {
        let mut page =
            std::fs::read_to_string(file(technique)).expect("every technique has a page");
        if update {
            match updated(technique, &page) {
                Ok(new) => {
                    std::fs::write(file(technique), &new).expect("the page can be written");
                    page = new;
                }
                Err(why) => wrong.push(format!("{}: {why}", technique.info().id)),
            }
        } else {
            assert_eq!(page, technique.info().page, "the page compiled in is another one");
        }
        if let Err(why) = check(technique, &page) {
            wrong.push(format!("{}: {why}", technique.info().id));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn every_page_belongs_to_a_technique() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/techniques");
    for entry in std::fs::read_dir(folder).expect("the folder of pages") {
        let path = entry.expect("a page").path();
        if path.is_dir() {
            continue; // another language
        }
        let known = Technique::ALL.iter().any(|&technique| file(technique) == path);
        assert!(known, "{} belongs to no technique", path.display());
    }
}

#[test]
fn an_incorrect_page_is_noticed() {
    let page = Technique::XWing.info().page;
    let broken = |from: &str, to: &str| {
        assert!(page.contains(from), "{from}");
        check(Technique::XWing, &page.replacen(from, to, 1))
    };
    assert_eq!(broken("X-Wing", "X-Wing"), Ok(()));
    for (from, to) in [
        ("# X-Wing", "# X-wings"),
        ("HoDoKu 0300", "HoDoKu 0301"),
        ("## Why it works", "## Why"),
        ("r19 c25", "r91 c25"),
        ("every place for 4", "each place for 4"),
        ("```nothing\nx-wing", "```nothing\nswordfish"),
        ("also: ", &format!("also: {GAP} · ")),
    ] {
        assert!(broken(from, to).is_err(), "{from} may become {to}");
    }
    let (example, near) = page.split_once("## Near miss").expect("a near miss");
    let shown = sections_of(page).2;
    let (old, new) = (&shown[3].block("position"), &shown[4].block("position"));
    let (old, new) = (old.clone().expect("example"), new.clone().expect("near miss"));
    let same = format!("{example}## Near miss{}", near.replace(new, old));
    assert!(check(Technique::XWing, &same).is_err(), "the near miss may be the example itself");
}
