//! Rules of the whole board, the meaning of signs outside it, and remarks: lines of words below a picture.
use super::layout::Layout;
use super::paper::{Paper, Type, units};
use super::theme::Palette;
use whydoku_core::Shape;
use whydoku_words::{Names, Said, rule_below};

/// The distance between two lines.
const LINE: f64 = 22.0;

/// The total height of the lines below a board.
pub(super) fn height(shape: &Shape, remarks: &[String]) -> f64 {
    match sentences(shape).len() + remarks.len() {
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
    let sentences = sentences(layout.shape).into_iter().map(|sentence| sentence.words(&names));
    for (number, sentence) in sentences.chain(remarks.iter().cloned()).enumerate() {
        let style = Type { colour: palette.ink, size: 14.0, bold: false };
        paper.label(below.shifted(0.0, LINE * units(number)), &sentence, style);
    }
}

/// The sentences below a board, each once.
fn sentences(shape: &Shape) -> Vec<Said> {
    let mut said: Vec<Said> = Vec::new();
    for rule in shape.rules() {
        let Some(sentence) = rule_below(rule, shape) else { continue };
        if !said.contains(&sentence) {
            said.push(sentence);
        }
    }
    said
}
