//! A page of a technique as a person reads it: paragraphs at the width of the terminal, positions as
//! boards, the step in words.
use crate::args::{Common, Picture};
use crate::exit::Failure;
use crate::picture::{picture, with_candidates};
use crate::terminal::{BOLD, terminal_width};
use crate::wrap::wrapped;
use pencilmark_core::Puzzle;
use pencilmark_formats::{Options, parse};
use pencilmark_logic::{Position, Step, Technique, page, page_language, position, render};
use pencilmark_words::{Language, message, said};
use std::io::{self, Write};

/// A piece of a page.
#[derive(PartialEq, Eq, Debug)]
enum Part<'a> {
    Title(&'a str),
    Heading(&'a str),
    Paragraph(String),
    /// What stands between fences: its kind and its lines.
    Block(&'a str, String),
}

/// Takes a page apart.
fn parts(page: &str) -> Vec<Part<'_>> {
    let (mut parts, mut block, mut paragraph) = (Vec::new(), None, String::new());
    for line in page.lines() {
        if let Some((kind, mut text)) = block.take() {
            if line.starts_with("```") {
                parts.push(Part::Block(kind, text));
            } else {
                text += line;
                text.push('\n');
                block = Some((kind, text));
            }
            continue;
        }
        let heading = line.strip_prefix("## ").map(Part::Heading);
        let heading = heading.or_else(|| line.strip_prefix("# ").map(Part::Title));
        let fence = line.strip_prefix("```");
        if heading.is_some() || fence.is_some() || line.is_empty() {
            if !paragraph.is_empty() {
                parts.push(Part::Paragraph(std::mem::take(&mut paragraph)));
            }
            parts.extend(heading);
            block = fence.map(|kind| (kind, String::new()));
            continue;
        }
        if !paragraph.is_empty() {
            paragraph.push(' ');
        }
        paragraph += line;
    }
    if !paragraph.is_empty() {
        parts.push(Part::Paragraph(paragraph));
    }
    parts
}

/// Prints the page of a technique.
pub(super) fn show(technique: Technique, common: &Common) -> Result<(), Failure> {
    let mut out = Common::out();
    let text = page(technique, common.language);
    if page_language(technique, common.language) != common.language {
        say(&mut out, message!("lesson-missing").text(common.language))?;
        writeln!(out)?;
    }
    let parts = parts(text);
    let stated = |part: &Part<'_>| match part {
        Part::Block("step", text) => Some(text.trim_end().to_owned()),
        _ => None,
    };
    let stated = &parts.iter().find_map(stated).unwrap_or_default();
    let (mut step, mut is_first) = (None, true);
    for part in &parts {
        let is_told = !matches!(part, Part::Block("text", _));
        if !is_first && is_told {
            writeln!(out)?;
        }
        is_first =
            if is_told { matches!(part, Part::Title(_) | Part::Heading(_)) } else { is_first };
        match part {
            Part::Title(text) | Part::Heading(text) => writeln!(out, "{BOLD}{text}{BOLD:#}")?,
            Part::Paragraph(text) => say(&mut out, &plain(text, common))?,
            Part::Block("position", text) => {
                let puzzle = parse(text, &Options::default()).map_err(Failure::bad)?.puzzle;
                if step.is_some() {
                    let shown = with_candidates(&puzzle);
                    write!(out, "{}", picture(&shown, None, Picture::Candidates, common))?;
                    continue;
                }
                // The first position is that of the example.
                let (position, found) = example(&puzzle, technique, stated)?;
                let view = found.as_ref().map(render::view);
                let shown = position.to_puzzle();
                write!(out, "{}", picture(&shown, view.as_ref(), Picture::Candidates, common))?;
                step = Some((position, found));
            }
            Part::Block("step", text) => match &step {
                Some((position, Some(step))) => tell(&mut out, step, position.as_ref(), common)?,
                _ => say(&mut out, text)?,
            },
            Part::Block("nothing", ids) => nothing(&mut out, ids, common.language)?,
            // The words of the step are told with it.
            Part::Block(..) => {}
        }
    }
    Ok(())
}

/// A position with the step that its page states.
type Example = (Box<dyn Position>, Option<Step>);

fn example(puzzle: &Puzzle, technique: Technique, stated: &str) -> Result<Example, Failure> {
    let mut position = position(puzzle).map_err(Failure::bad)?;
    // Some techniques need one solution, and some are looked for only where there is one.
    position.assume_unique(technique.info().needs_unique || technique == Technique::NestedNet);
    let shape = position.shape();
    let steps = position.all(technique);
    let step = steps.into_iter().find(|step| render::notation::step(step, shape) == stated);
    Ok((position, step))
}

/// The step in words and in the notation of forums.
fn tell(
    out: &mut impl Write,
    step: &Step,
    position: &dyn Position,
    common: &Common,
) -> io::Result<()> {
    let (name, why) = render::told(step, &common.names(position.shape()));
    let told = format!("{BOLD}{name}{BOLD:#}: {why}");
    told.lines().try_for_each(|line| say(out, line))?;
    say(out, &format!("({})", render::notation::step(step, position.shape())))
}

/// What is not found in the near miss.
fn nothing(out: &mut impl Write, ids: &str, language: Language) -> io::Result<()> {
    let name = |id: &str| id.parse().map(|known| render::name_of(known, language)).ok();
    let names: Vec<&str> = ids.lines().filter_map(name).collect();
    say(out, &said!("lesson-nothing", { "techniques": names.join(", ") }).text(language))
}

fn say(out: &mut impl Write, text: &str) -> io::Result<()> {
    text.lines().try_for_each(|line| writeln!(out, "{}", wrapped(line, terminal_width())))
}

/// The dots between names are no ASCII.
fn plain(text: &str, common: &Common) -> String {
    if common.is_ascii() { text.replace(" · ", ", ") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::{Part, parts};

    #[test]
    fn a_page_is_taken_apart() {
        let page = "# Name\nalso: other\n\n## Example\n```position\n1234\n```\nOne\ntwo.\n";
        let wanted = [
            Part::Title("Name"),
            Part::Paragraph("also: other".into()),
            Part::Heading("Example"),
            Part::Block("position", "1234\n".into()),
            Part::Paragraph("One two.".into()),
        ];
        assert_eq!(parts(page), wanted);
    }
}
