//! The page of a technique for people: paragraphs at the width of the terminal, positions as
//! boards, the step in words.
use crate::args::{Common, Picture};
use crate::exit::Failure;
use crate::picture::{picture, with_candidates};
use crate::terminal::{BOLD, terminal_width};
use crate::wrap::wrapped;
use std::io::{self, Write};
use whydoku_formats::{Options, parse};
use whydoku_logic::lesson::{Lesson, Passage};
use whydoku_logic::{Position, Step, Technique, page, page_language, position, render};
use whydoku_words::{Language, message, said};

/// Prints the page of a technique.
pub(super) fn show(technique: Technique, common: &Common) -> Result<(), Failure> {
    let mut out = Common::out();
    let text = page(technique, common.language);
    if page_language(technique, common.language) != common.language {
        say(&mut out, message!("lesson-missing").text(common.language))?;
        writeln!(out)?;
    }
    let lesson = Lesson::read(text);
    let (mut example, mut is_first) = (None, true);
    for passage in &lesson.passages {
        // The explanation was already printed with the step.
        if matches!(passage, Passage::Explanation(_)) {
            continue;
        }
        if !is_first {
            writeln!(out)?;
        }
        is_first = matches!(passage, Passage::Title(_) | Passage::Heading(_));
        match passage {
            Passage::Title(text) | Passage::Heading(text) => writeln!(out, "{BOLD}{text}{BOLD:#}")?,
            Passage::Also(names) => {
                say(&mut out, &plain(&format!("also: {}", names.join(" · ")), common))?;
            }
            Passage::Paragraph(text) => say(&mut out, &plain(text, common))?,
            Passage::Position(text) if example.is_some() => {
                let puzzle = parse(text, &Options::default()).map_err(Failure::bad)?.puzzle;
                let shown = with_candidates(&puzzle);
                write!(out, "{}", picture(&shown, None, Picture::Candidates, common))?;
            }
            Passage::Position(text) => {
                example = Some(shown(&mut out, text, technique, &lesson, common)?);
            }
            Passage::Step(text) => match &example {
                Some((position, Some(step))) => tell(&mut out, step, position.as_ref(), common)?,
                _ => say(&mut out, text)?,
            },
            Passage::Nothing(ids) => nothing(&mut out, ids, common.language)?,
            Passage::Explanation(_) => {}
        }
    }
    Ok(())
}

/// Shows the position of the example with the marks of its step, and returns both.
fn shown(
    out: &mut impl Write,
    text: &str,
    technique: Technique,
    lesson: &Lesson<'_>,
    common: &Common,
) -> Result<(Box<dyn Position>, Option<Step>), Failure> {
    let puzzle = parse(text, &Options::default()).map_err(Failure::bad)?.puzzle;
    let mut position = position(&puzzle).map_err(Failure::bad)?;
    let step = lesson.example(technique, position.as_mut());
    let view = step.as_ref().map(render::view);
    let board = position.to_puzzle();
    write!(out, "{}", picture(&board, view.as_ref(), Picture::Candidates, common))?;
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

/// What the near miss does not contain.
fn nothing(out: &mut impl Write, ids: &[&str], language: Language) -> io::Result<()> {
    let name = |id: &str| id.parse().map(|known| render::name_of(known, language)).ok();
    let names: Vec<&str> = ids.iter().copied().filter_map(name).collect();
    say(out, &said!("lesson-nothing", { "techniques": names.join(", ") }).text(language))
}

fn say(out: &mut impl Write, text: &str) -> io::Result<()> {
    text.lines().try_for_each(|line| writeln!(out, "{}", wrapped(line, terminal_width())))
}

/// The dots between names are not ASCII.
fn plain(text: &str, common: &Common) -> String {
    if common.is_ascii() { text.replace(" · ", ", ") } else { text.to_owned() }
}
