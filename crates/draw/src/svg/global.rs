//! Rules of the whole board, the meaning of signs outside it, and remarks: lines of words below a picture.
use super::layout::Layout;
use super::paper::{Paper, Type, units};
use super::theme::Palette;
use whydoku_core::{OutsideRule, Relation, Rule, Shape};
use whydoku_words::{Names, Said, rule_lines, said};

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
        let sentence = match rule {
            Rule::Move { steps: [1, 2] | [2, 1] } => said!("picture-rule-knight"),
            Rule::Move { steps: [1, 1] } => said!("picture-rule-king"),
            Rule::Move { steps: [one, two] } => {
                said!("picture-rule-move", { "one": usize::from(*one), "two": usize::from(*two) })
            }
            Rule::NoOther { relations } => excluded(shape, relations, rule),
            Rule::Cage { may_repeat: true, .. } => said!("picture-rule-repeats"),
            Rule::Outside { is, .. } => match is {
                OutsideRule::Sandwich => {
                    said!("picture-rule-sandwich", { "last": shape.side() })
                }
                OutsideRule::XSum => said!("picture-rule-x-sum"),
                OutsideRule::Skyscraper => said!("picture-rule-skyscraper"),
                OutsideRule::NumberedRoom => said!("picture-rule-numbered-room"),
            },
            _ => continue,
        };
        if !said.contains(&sentence) {
            said.push(sentence);
        }
    }
    said
}

/// What is excluded where nothing is marked: in the words of setters, or else as it is typed.
fn excluded(shape: &Shape, relations: &[Relation], rule: &Rule) -> Said {
    let is = |wanted: &[Relation]| {
        relations.len() == wanted.len() && wanted.iter().all(|one| relations.contains(one))
    };
    if is(&[Relation::Difference(1)]) {
        return said!("picture-rule-nonconsecutive");
    }
    if is(&[Relation::Difference(1), Relation::Ratio(2)]) {
        return said!("picture-rule-dots");
    }
    if is(&[Relation::Sum(5), Relation::Sum(10)]) {
        return said!("picture-rule-xv");
    }
    let alone = shape.with_rules(vec![rule.clone()]);
    let line = alone.map(|board| rule_lines(&board).join(" ")).unwrap_or_default();
    said!("picture-rule-typed", { "line": line })
}
