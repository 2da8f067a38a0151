//! `pencilmark explain`: the page of a technique, or the list of all.
mod page;

use crate::args::{Common, ExplainArgs};
use crate::exit::{Exit, Failure};
use crate::terminal::BOLD;
use crate::wrap::{hung, text_width, writeln_wrapped};
use pencilmark_logic::{Level, Technique, render};
use pencilmark_wire::{ExplainedJson, TechniquesJson, to_json};
use pencilmark_words::Language;
use std::io::Write;

pub(crate) fn run(args: &ExplainArgs, common: &Common) -> Result<Exit, Failure> {
    if common.is_json() {
        return tell_programs(args);
    }
    match &args.technique {
        Some(name) => page::show(name.parse().map_err(Failure::bad)?, common)?,
        None => list(&mut Common::out(), common.language)?,
    }
    Ok(Exit::Fine)
}

/// The same as JSON.
fn tell_programs(args: &ExplainArgs) -> Result<Exit, Failure> {
    let json = if let Some(name) = &args.technique {
        let technique: Technique = name.parse().map_err(Failure::bad)?;
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
        level: level_name(info.level).to_lowercase(),
        page: None,
    }
}

fn list(out: &mut impl Write, language: Language) -> Result<(), Failure> {
    let mut level = None;
    for &technique in Technique::ALL {
        let info = technique.info();
        if level != Some(info.level) {
            level = Some(info.level);
            writeln!(out, "{BOLD}{}{BOLD:#}", level_name(info.level))?;
        }
        let also = match info.aliases {
            [] => String::new(),
            aliases => format!(" (also {})", aliases.join(", ")),
        };
        let name = render::name_of(technique, language);
        let line = format!("  {:<16} {name}{also}", info.id);
        writeln!(out, "{}", hung(&line, text_width(), 4))?;
    }
    writeln!(out)?;
    let more = "`pencilmark explain NAME` tells what it is, how to see it, why it works.";
    writeln_wrapped(out, more)?;
    Ok(())
}

fn level_name(level: Level) -> &'static str {
    match level {
        Level::Easy => "Easy",
        Level::Medium => "Medium",
        Level::Hard => "Hard",
        Level::Unfair => "Unfair",
        Level::Extreme => "Extreme",
    }
}
