//! The games of an XML file: each with everything up to the next one, so that an element that may be a rule is seen.
use super::{LONGEST, Splitter, Take};
#[cfg(feature = "foreign")]
use crate::codecs::opensudoku::xml::is_known;
use crate::error::{ErrorKind, ParseError};

/// Without the formats of other programs no game is read.
#[cfg(not(feature = "foreign"))]
fn is_known(_: &str) -> bool {
    true
}

/// Where in an XML file a scanner is.
#[derive(Clone, Default, Debug)]
pub(super) struct Elements {
    /// The tag that has begun, without its first bracket, and its line.
    tag: Option<String>,
    line: usize,
    quote: Option<char>,
    /// Whether the tag is too long to be one of a puzzle.
    pub(super) too_long: bool,
    /// Whether the text of a puzzle has begun.
    inside: bool,
    /// An unknown element outside the puzzles: it may be a rule for all that follow.
    unknown: Option<(String, usize)>,
}

impl Elements {
    pub(super) fn is_inside(&self) -> bool {
        self.inside
    }
    /// Whether a tag has begun.
    pub(super) fn is_cut(&self) -> bool {
        self.tag.is_some() && !self.is_aside()
    }
    /// What begins with `!` or `?`: a comment, other characters, a declaration.
    fn is_aside(&self) -> bool {
        self.tag.as_ref().is_some_and(|tag| tag.starts_with(['!', '?']))
    }
}

/// What ends a tag that begins like this.
fn end_of(tag: &str) -> &'static str {
    if tag.starts_with("!--") {
        "--"
    } else if tag.starts_with("![CDATA[") {
        "]]"
    } else if tag.starts_with('?') {
        "?"
    } else {
        ""
    }
}

/// The end of a comment is found without keeping all of it.
const KEPT: usize = 16;

impl Splitter {
    /// Takes characters that are no brackets, quotes or ends of lines.
    pub(super) fn add_xml(&mut self, run: &str) {
        if run.is_empty() {
            return;
        }
        self.scan.keep_head(run);
        let aside = self.scan.xml.is_aside();
        match &mut self.scan.xml.tag {
            Some(tag) => {
                if tag.len() + run.len() <= LONGEST || aside {
                    tag.push_str(run);
                } else {
                    self.scan.xml.too_long = true;
                }
                if aside {
                    shorten(tag);
                }
            }
            None if self.scan.xml.inside => self.add_run(run),
            None => {}
        }
    }
    /// Takes a character of XML.
    pub(super) fn xml(&mut self, c: char, take: &mut Take<'_>) {
        let state = &mut self.scan.xml;
        let is_aside = state.is_aside();
        match (&mut state.tag, c) {
            (None, '<') => {
                self.scan.keep_head("<");
                self.scan.xml.tag = Some(String::new());
                self.scan.xml.line = self.seen;
                return;
            }
            (Some(tag), '>') if is_aside => {
                let ends = tag.ends_with(end_of(tag));
                self.add_xml(">");
                if ends {
                    self.scan.xml.tag = None;
                }
                return;
            }
            (Some(_), '>') if state.quote.is_none() => {
                self.scan.keep_head(">");
                return self.end_of_tag(take);
            }
            (Some(_), '"' | '\'') if !is_aside => {
                state.quote = match state.quote {
                    Some(quote) if quote == c => None,
                    Some(quote) => Some(quote),
                    None => Some(c),
                };
            }
            _ => {}
        }
        self.add_xml(c.encode_utf8(&mut [0; 4]));
    }
    fn end_of_tag(&mut self, take: &mut Take<'_>) {
        let tag = self.scan.xml.tag.take().unwrap_or_default();
        let name = tag.split(|c: char| c.is_whitespace() || c == '/').next().unwrap_or_default();
        let is_inside = self.scan.xml.inside;
        let begins = matches!(name, "game" | "sudoku")
            || (!is_inside && matches!(name, "puzzle" | "graph" | "values"));
        if begins {
            if is_inside {
                self.give_element(take);
            }
            self.scan.xml.inside = true;
            self.line = self.scan.xml.line;
        } else if !is_inside {
            if name.starts_with(|c: char| c.is_ascii_alphabetic()) && !is_known(name) {
                let line = self.scan.xml.line;
                self.scan.xml.unknown.get_or_insert_with(|| (crate::raw::shown(name), line));
            }
            return;
        }
        self.scan.too_long |= core::mem::take(&mut self.scan.xml.too_long);
        for part in ["<", &tag, ">"] {
            self.add_run(part);
        }
    }
    /// Passes on the puzzle whose text has begun.
    pub(super) fn give_element(&mut self, take: &mut Take<'_>) {
        self.scan.head = None;
        self.scan.xml.inside = false;
        if let Some((rule, line)) = self.scan.xml.unknown.clone() {
            self.begun.clear();
            self.scan.too_long = false;
            return take(Err(ParseError::new(ErrorKind::Rule { rule, cell: None }, line, 1, "")));
        }
        self.give(take);
    }
}

/// Keeps the first and the last characters of a comment.
fn shorten(tag: &mut String) {
    if tag.len() > 4 * KEPT {
        let mut from = tag.len() - KEPT;
        while !tag.is_char_boundary(from) {
            from -= 1;
        }
        let mut to = KEPT;
        while !tag.is_char_boundary(to) {
            to -= 1;
        }
        tag.replace_range(to..from, "");
    }
}
