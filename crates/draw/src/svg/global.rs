//! Rules of the whole board, the meaning of signs outside it, and remarks: lines of words below a picture.
use super::black;
use super::layout::Layout;
use super::paper::{Paper, Type, units};
use super::theme::Palette;
use whydoku_core::Shape;
use whydoku_words::{Names, Said, rule_below, rule_below_as};

/// The distance between two lines.
const LINE: f64 = 22.0;

/// The total height of the lines below a board.
pub(super) fn height(shape: &Shape, remarks: &[String]) -> f64 {
    // A pattern takes the place of a colour, so black print has as many sentences.
    match sentences(shape, false).len() + remarks.len() {
        0 => 0.0,
        count => LINE * units(count) + 8.0,
    }
}

/// Writes the lines.
pub(super) fn draw(
    paper: &mut Paper,
    layout: Layout<'_>,
    remarks: &[String],
    palette: &Palette,
    names: Names<'_>,
) {
    let side = layout.side();
    let below = layout.crossing(side, 0).shifted(layout.board() / 2.0, layout.after() + LINE / 2.0);
    let sentences = sentences(layout.shape, palette.is_black).into_iter();
    let sentences = sentences.map(|sentence| sentence.words(&names));
    for (number, sentence) in sentences.chain(remarks.iter().cloned()).enumerate() {
        let style = Type { colour: palette.ink, size: 14.0, bold: false };
        paper.label(below.shifted(0.0, LINE * units(number)), &sentence, style);
    }
}

/// The sentences below a board, each once.
fn sentences(shape: &Shape, is_black: bool) -> Vec<Said> {
    let mut said: Vec<Said> = Vec::new();
    for rule in shape.rules() {
        let pattern = if is_black { black::pattern_of(rule, shape) } else { None };
        let sentence = match pattern {
            Some(pattern) => rule_below_as(rule, shape, pattern.name),
            None => rule_below(rule, shape),
        };
        let Some(sentence) = sentence else { continue };
        if !said.contains(&sentence) {
            said.push(sentence);
        }
    }
    said
}
