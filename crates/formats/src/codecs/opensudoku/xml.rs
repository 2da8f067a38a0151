//! The parts of XML that files of puzzles use: tags, attributes and texts.

/// Elements that are read, and those that say nothing about the rules. A file with any other is refused, because that
/// may be a rule.
const KNOWN: [&str; 32] = [
    "opensudoku",
    "opensudoku2",
    "folder",
    "game",
    "name",
    "author",
    "description",
    "comment",
    "created",
    "source",
    "level",
    "sourceURL",
    "sudoku",
    "ksudoku",
    "ksudoku-game",
    "puzzle",
    "graph",
    "simple-event",
    "complex-event",
    "values",
    "solution",
    "userData",
    "markers",
    "marker",
    "history",
    "event",
    "xml",
    "user",
    "fieldmap",
    "position",
    "game-state",
    "note",
];

/// Whether an element is known.
pub(crate) fn is_known(name: &str) -> bool {
    KNOWN.contains(&name)
}

/// Attributes that are read, or say nothing about the board.
const PLAIN_ATTRIBUTES: [&str; 12] = [
    "data",
    "cells_data",
    "created",
    "state",
    "time",
    "last_played",
    "note",
    "user_note",
    "command_stack",
    "name",
    "version",
    "order",
];

/// Whether an attribute needs no look at its name.
pub(super) fn is_plain_attribute(name: &str) -> bool {
    PLAIN_ATTRIBUTES.contains(&name)
}

/// The names of the attributes of a tag.
pub(super) fn names_of(attributes: &str) -> Vec<&str> {
    let (mut names, mut rest) = (Vec::new(), attributes);
    while let Some((key, after)) = rest.split_once('=') {
        names.push(key.trim());
        let after = after.trim_start();
        let Some(quote) = after.chars().next().filter(|c| matches!(c, '"' | '\'')) else { break };
        let Some((_, next)) = after[1..].split_once(quote) else { break };
        rest = next;
    }
    names
}

/// A tag and the text after it.
#[derive(Debug)]
pub(super) struct Tag<'a> {
    pub(super) at: usize,
    pub(super) name: &'a str,
    pub(super) attributes: &'a str,
    pub(super) text: &'a str,
}

impl Tag<'_> {
    /// The value of an attribute, with character references resolved.
    pub(super) fn attribute(&self, name: &str) -> Option<String> {
        self.value(name).map(resolved)
    }
    /// The value of an attribute as it stands.
    pub(super) fn value(&self, name: &str) -> Option<&str> {
        let mut rest = self.attributes;
        while let Some((key, after)) = rest.split_once('=') {
            let after = after.trim_start();
            let quote = after.chars().next().filter(|c| matches!(c, '"' | '\''))?;
            let (value, next) = after[1..].split_once(quote)?;
            if key.trim() == name {
                return Some(value);
            }
            rest = next;
        }
        None
    }
}

/// The opening tags of a text; comments and declarations are skipped.
pub(super) fn tags(body: &str) -> Vec<Tag<'_>> {
    let mut tags = Vec::new();
    let mut at = 0;
    while let Some(open) = body[at..].find('<').map(|found| at + found) {
        let rest = &body[open + 1..];
        if let Some(comment) = rest.strip_prefix("!--") {
            at = body.len() - comment.split_once("-->").map_or("", |(_, after)| after).len();
            continue;
        }
        let Some(close) = end_of_tag(rest) else { break };
        at = open + 1 + close + 1;
        let inner = rest[..close].trim_end_matches('/');
        let end = inner.find(char::is_whitespace).unwrap_or(inner.len());
        let (name, attributes) = inner.split_at(end);
        if name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let text = body[at..].split('<').next().unwrap_or_default();
            tags.push(Tag { at: open, name, attributes, text });
        }
    }
    tags
}

/// Where the `>` of a tag is; one in quotes does not count.
fn end_of_tag(rest: &str) -> Option<usize> {
    let mut quote = None;
    rest.bytes().position(|byte| match (quote, byte) {
        (None, b'>') => true,
        (None, b'"' | b'\'') => {
            quote = Some(byte);
            false
        }
        (Some(open), byte) => {
            quote = (open != byte).then_some(open);
            false
        }
        (None, _) => false,
    })
}

/// Replaces character references by characters; unknown ones remain.
pub(super) fn resolved(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        out.push_str(before);
        let reference = after.split_once(';').filter(|(name, _)| name.len() <= 8);
        let character = reference.and_then(|(name, _)| match name {
            "lt" => Some('<'),
            "gt" => Some('>'),
            "amp" => Some('&'),
            "quot" => Some('"'),
            "apos" => Some('\''),
            name => {
                let number = name.strip_prefix('#')?;
                let hex = number.strip_prefix('x').map(|hex| u32::from_str_radix(hex, 16));
                char::from_u32(hex.unwrap_or_else(|| number.parse()).ok()?)
            }
        });
        if let (Some(character), Some((_, after))) = (character, reference) {
            out.push(character);
            rest = after;
        } else {
            out.push('&');
            rest = after;
        }
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_have_attributes_in_either_quotes_and_references_are_resolved() {
        let tags =
            tags("<?xml v='1'?><!-- <game data='no'> --><a x='1 > 0' y=\"&#10;&amp;&nope;\">t</a>");
        assert_eq!(tags.len(), 1, "{tags:?}");
        assert_eq!(tags[0].attribute("x").as_deref(), Some("1 > 0"));
        assert_eq!(tags[0].attribute("y").as_deref(), Some("\n&&nope;"));
        assert_eq!((tags[0].attribute("z"), tags[0].text), (None, "t"));
    }
}
