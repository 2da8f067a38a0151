//! The lines below a picture that explain its signs.
use super::board::{Line, length};
use super::canvas::Canvas;
use super::ink::{Tone, grey, sign, solid};
use super::look::TextLook;
use crate::marks::{Marks, meaning, played_by};
use std::collections::BTreeSet;
use whydoku_core::{Candidate, House, Kind, Shape, Stroke};
use whydoku_logic::render::{Link, Role, View};
use whydoku_words::{Message, cell_sign, message};

/// Blanks between two entries.
const GAP: usize = 3;

/// A sign that needs explaining.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Sign {
    Determined,
    Possible,
    Role(Role),
    Given,
    Alone,
    Diagonal,
    Window,
    Extra,
    Rule(Kind),
    Clash,
    NoCandidate,
}

impl Sign {
    /// The character of a sign that has one.
    pub(super) fn text(self, style: &TextLook) -> String {
        let pick = |unicode, ascii| style.charset.pick(unicode, ascii).to_string();
        match self {
            Self::Rule(kind) => match kind.definition().strokes.last() {
                Some(Stroke::Disc) => pick('○', 'o'),
                Some(Stroke::Square) => pick('□', 'e'),
                Some(Stroke::Tips { inwards: true }) => pick('▾', 'v'),
                Some(Stroke::Tips { inwards: false }) => pick('▴', '^'),
                _ => pick('◇', '*'),
            },
            _ => pick('·', '.'),
        }
    }
    fn explained(self, style: &TextLook) -> (String, Tone, Message) {
        let dot = || style.charset.pick('·', '.').to_string();
        let own = |text: &str| text.to_owned();
        match self {
            Self::Determined => (solid(style).into(), Tone::Given, message!("sign-determined")),
            Self::Possible => (grey(style).into(), Tone::Faint, message!("sign-possible")),
            Self::Role(role) => {
                let sign = sign(role).map_or(String::new(), String::from);
                (sign, Tone::Role(role), meaning(role))
            }
            Self::Given => (own("5*"), Tone::Given, message!("sign-given")),
            Self::Alone => (own("(5)"), Tone::Normal, message!("sign-alone")),
            Self::Diagonal => (dot(), Tone::Faint, message!("sign-diagonal")),
            Self::Window => (dot(), Tone::Faint, message!("sign-window")),
            Self::Extra => (dot(), Tone::Faint, message!("sign-extra")),
            Self::Rule(is) => (self.text(style), Tone::Faint, cell_sign(is)),
            Self::Clash => (own("!"), Tone::Flaw, message!("sign-clash")),
            Self::NoCandidate => (own("{}"), Tone::Flaw, message!("sign-no-candidate")),
        }
    }
}

/// The signs that a picture uses.
#[derive(Debug, Default)]
pub(super) struct Legend {
    signs: BTreeSet<Sign>,
}

impl Legend {
    /// Records that a sign is used.
    pub(super) fn add(&mut self, sign: Sign) {
        self.signs.insert(sign);
    }
    /// Writes the explanations below a picture: the signs, the base and cover houses, the links.
    pub(super) fn write(
        &self,
        shape: &Shape,
        marks: &Marks<'_>,
        style: &TextLook,
        canvas: &mut Canvas,
    ) {
        let signs = self.signs.iter().map(|sign| {
            let (text, tone, meaning) = sign.explained(style);
            let meaning = style.charset.spelt(meaning.text(style.language));
            Item { pieces: vec![(text, tone), (format!(" {meaning}"), Tone::Normal)], ground: None }
        });
        let mut lines: Vec<Vec<Item>> = vec![signs.collect()];
        if let Some(view) = marks.view {
            lines.push(
                [Role::Base, Role::Cover].map(|role| houses(view, role, shape, style)).into(),
            );
            let link = |text: String| Item { pieces: vec![(text, Tone::Normal)], ground: None };
            lines.push(chains(&view.links, shape, style).into_iter().map(link).collect());
        }
        let mut at = canvas.height() + 1;
        for mut items in lines {
            items.retain(|item| !item.pieces.is_empty());
            if !items.is_empty() {
                at = wrapped(&items, at, style.width, canvas);
            }
        }
    }
}

/// An entry of the legend.
struct Item {
    pieces: Line,
    /// The background that represents it in colour.
    ground: Option<Role>,
}

/// The houses that play a part, by name.
fn houses(view: &View, role: Role, shape: &Shape, style: &TextLook) -> Item {
    let on_board = |house: &House| house.index() < shape.houses().len();
    let playing = view.houses.iter().filter(|(_, part)| *part == role).map(|(house, _)| *house);
    let names: Vec<String> =
        playing.filter(on_board).map(|house| style.names(shape).house(house)).collect();
    let text = style.charset.spelt(&played_by(role, &names, style.language));
    let pieces = if names.is_empty() { Line::new() } else { vec![(text, Tone::Normal)] };
    Item { pieces, ground: Some(role) }
}

/// Links that form one chain: `(5)r1c2 == (5)r1c7 -- (5)r3c8`.
fn chains(links: &[Link], shape: &Shape, style: &TextLook) -> Vec<String> {
    let names = style.names(shape);
    let name = |k: Candidate| format!("({}){}", shape.digit_name(k.digit), names.cell(k.cell));
    let mut chains: Vec<String> = Vec::new();
    let mut end = None;
    for link in links {
        let next = format!(" {} {}", if link.strong { "==" } else { "--" }, name(link.to));
        match chains.last_mut() {
            Some(chain) if end == Some(link.from) => chain.push_str(&next),
            _ => chains.push(name(link.from) + &next),
        }
        end = Some(link.to);
    }
    chains
}

/// Writes items one after another starting at a line, in as many lines as they need; returns the
/// next line.
fn wrapped(items: &[Item], top: usize, width: usize, canvas: &mut Canvas) -> usize {
    let (mut line, mut next) = (top, 0);
    for item in items {
        if next > 0 && next + GAP + length(&item.pieces) > width {
            line += 1;
            next = 0;
        } else if next > 0 {
            next += GAP;
        }
        for (text, tone) in &item.pieces {
            for word in text.split_inclusive(' ') {
                // Only an item that is too long for any line is broken.
                if next > 0 && next + word.trim_end().chars().count() > width {
                    line += 1;
                    next = 0;
                }
                let start = next;
                next = canvas.write(line, next, word, *tone);
                if let Some(role) = item.ground {
                    canvas.ground(line, start..next, role);
                }
            }
        }
    }
    line + 1
}
