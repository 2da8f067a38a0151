//! From figures to rules.
mod lines;
mod places;

use crate::claim::Claim;
use crate::figure::{Figure, Mark};
use crate::kinds::{Drawing, kind_of};
use whydoku_core::{Kind, Relation, Rule, Shape};

pub(crate) use places::connected;

/// The rules of some figures, and the figures that belong to them: bulbs, circles, numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Made {
    pub(crate) rules: Vec<Rule>,
    pub(crate) parts: Vec<usize>,
}

/// What a figure belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taken {
    /// Nothing yet.
    Free,
    /// It is a part of something, such as a circle at the end of a line, and may be one of several.
    Part,
    /// It is a rule of its own.
    Own,
}

/// What a rule is made from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ink<'a> {
    pub(crate) marks: &'a [Mark],
    /// Whether a figure belongs to another rule already.
    pub(crate) taken: &'a [Taken],
    pub(crate) shape: &'a Shape,
}

impl<'a> Ink<'a> {
    fn side(self) -> usize {
        self.shape.side()
    }
    /// The figures that can be parts: circles at the ends of two lines belong to both.
    fn free(self) -> impl Iterator<Item = (usize, &'a Figure)> {
        let free = move |(at, _): &(usize, &Mark)| self.taken[*at] != Taken::Own;
        self.marks.iter().enumerate().filter(free).map(|(at, mark)| (at, &mark.figure))
    }
}

/// The rules of a claim about these figures, all in one style; `None` if they cannot be drawings of it.
pub(crate) fn make(claim: &Claim, group: &[usize], ink: Ink<'_>) -> Option<Made> {
    let kind = kind_of(claim.id()?)?;
    match claim.drawing()? {
        Drawing::Line(ends) => lines::make(kind, claim.number, ends, group, ink),
        Drawing::Arrow => lines::arrows(kind, group, ink),
        Drawing::Dot => each(group, ink, |figure| dot(kind, claim.number, figure)),
        Drawing::Sign(signs) => each(group, ink, |figure| sign(kind, claim.number, signs, figure)),
        Drawing::Tip => each(group, ink, |figure| tip(kind, figure)),
        Drawing::Disc => each(group, ink, |figure| match figure {
            Figure::Disc { cells, text } if text.is_empty() && cells.len() == 1 => {
                Some(Rule::new(kind, cells.clone()))
            }
            _ => None,
        }),
        Drawing::Square => each(group, ink, |figure| match figure {
            Figure::Square { cell, text } if text.is_empty() => Some(Rule::new(kind, vec![*cell])),
            _ => None,
        }),
        Drawing::Tips { inwards } => places::extremes(kind, inwards, group, ink),
        Drawing::Corner => each(group, ink, |figure| places::corner(figure, ink.side())),
        Drawing::Twins => places::twins(group, ink),
        Drawing::Ray => places::rays(kind, group, ink),
        Drawing::Outside => each(group, ink, |figure| places::outside(kind, figure, ink.side())),
        Drawing::Cage | Drawing::Board | Drawing::Never => None,
    }
}

/// A rule for each figure, if each makes one.
fn each(group: &[usize], ink: Ink<'_>, rule: impl Fn(&Figure) -> Option<Rule>) -> Option<Made> {
    let rules: Option<Vec<Rule>> = group.iter().map(|&at| rule(&ink.marks[at].figure)).collect();
    rules.map(|rules| Made { rules, parts: Vec::new() })
}

fn dot(kind: Kind, number: Option<u32>, figure: &Figure) -> Option<Rule> {
    let Figure::Dot { cells, text } = figure else { return None };
    let number = if text.is_empty() { number? } else { text.parse().ok()? };
    Some(Rule::pair(*cells, Relation::new(kind, Some(number))?))
}

fn sign(kind: Kind, number: Option<u32>, signs: &[(&str, u32)], figure: &Figure) -> Option<Rule> {
    let Figure::Sign { cells, text } = figure else { return None };
    let (_, meant) = signs.iter().find(|(sign, _)| sign == text)?;
    let fits = number.is_none_or(|number| number == *meant);
    fits.then(|| Rule::pair(*cells, Relation { kind, number: Some(*meant) }))
}

/// The first cell of the rule is the greater one.
fn tip(kind: Kind, figure: &Figure) -> Option<Rule> {
    let cells = match figure {
        Figure::Tip([greater, smaller]) => [*greater, *smaller],
        Figure::Sign { cells: [first, second], text } => match text.as_str() {
            ">" | "v" => [*first, *second],
            "<" | "^" => [*second, *first],
            _ => return None,
        },
        _ => return None,
    };
    Some(Rule::new(kind, cells.to_vec()))
}
