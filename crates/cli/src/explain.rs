//! `whydoku explain`: the page of a technique, or the list of all techniques.
mod page;

use crate::args::{Common, ExplainArgs, technique};
use crate::exit::{Exit, Failure};
use crate::terminal::BOLD;
use crate::wrap::{hung, text_width, writeln_wrapped};
use std::io::Write;
use whydoku_logic::{Level, Technique, render};
use whydoku_wire::{ExplainedJson, TechniquesJson, to_json};
use whydoku_words::{Language, Message, message, said};

pub(crate) fn run(args: &ExplainArgs, common: &Common) -> Result<Exit, Failure> {
    if common.is_json() {
        return tell_programs(args);
    }
    match &args.technique {
        Some(name) => page::show(technique(name).map_err(Failure::bad)?, common)?,
        None => list(&mut Common::out(), common.language)?,
    }
    Ok(Exit::Fine)
}

/// The same as JSON.
fn tell_programs(args: &ExplainArgs) -> Result<Exit, Failure> {
    let json = if let Some(name) = &args.technique {
        let technique: Technique = technique(name).map_err(Failure::bad)?;
        let page = Some(technique.info().page.to_owned());
        to_json(&ExplainedJson { page, ..explained(technique) })
    } else {
        let techniques = Technique::ALL.iter().map(|&technique| explained(technique));
        to_json(&TechniquesJson { techniques: techniques.collect() })
    };
    writeln!(anstream::stdout().lock(), "{json}")?;
    Ok(Exit::Fine)
}

fn explained(technique: Technique) -> ExplainedJson {
    let info = technique.info();
    ExplainedJson {
        technique: info.id.into(),
        name: info.name.into(),
        aliases: info.aliases.iter().map(|&alias| alias.into()).collect(),
        level: info.level.id().into(),
        page: None,
    }
}

fn list(out: &mut impl Write, language: Language) -> Result<(), Failure> {
    let mut level = None;
    for &technique in Technique::ALL {
        let info = technique.info();
        if level != Some(info.level) {
            level = Some(info.level);
            let name = level_name(info.level).text(language);
            writeln!(out, "{BOLD}{name}{BOLD:#}")?;
        }
        let mut name = render::name_of(technique, language).to_owned();
        if !info.aliases.is_empty() {
            let others = info.aliases.join(", ");
            name = said!("techniques-also", { "technique": name, "others": others }).text(language);
        }
        let line = format!("  {:<16} {name}", info.id);
        writeln!(out, "{}", hung(&line, text_width(), 4))?;
    }
    writeln!(out)?;
    writeln_wrapped(out, message!("techniques-more").text(language))?;
    Ok(())
}

fn level_name(level: Level) -> Message {
    match level {
        Level::Easy => message!("level-easy"),
        Level::Medium => message!("level-medium"),
        Level::Hard => message!("level-hard"),
        Level::Unfair => message!("level-unfair"),
        Level::Extreme => message!("level-extreme"),
    }
}
