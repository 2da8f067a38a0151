//! One line that states a rule.
use super::reader::{Fault, Read, Reader, tokens};
use super::table::{Needs, find, near};
use crate::error::RuleFault;
use crate::lex::Line;
use whydoku_core::Shape;

/// Reads a line of a board.
pub(crate) fn read_line(line: &Line<'_>, shape: &Shape) -> Result<Read, Fault> {
    let tokens = tokens(line);
    let Some((row, words)) = find(&tokens) else {
        let first = tokens.first();
        let word: String = first.map_or("", |token| token.text).chars().take(20).collect();
        let near = near(&word);
        return Err((RuleFault::Word { word, near }, first.map_or(line.start, |t| t.column)));
    };
    let end = line.end();
    let (said, form) = (Read::default(), [row.names[0], row.example]);
    let mut reader = Reader { shape, form, tokens: &tokens, at: words, end, said };
    match row.needs {
        Needs::Rule(kind, usual) => reader.rule(kind, usual)?,
        Needs::Nothing(says) => says(&mut reader),
        Needs::Everywhere(all) => {
            let rules = all.rules(reader.shape.side());
            reader.said.rules.extend(rules);
        }
        Needs::Cells(read) => read(&mut reader)?,
        Needs::Board => reader.at = tokens.len(),
    }
    if reader.at < tokens.len() { Err(reader.form()) } else { Ok(reader.said) }
}
