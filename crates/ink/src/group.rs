//! Figures in one style, which have one meaning.
use crate::figure::{Figure, Mark, Style};
use std::collections::BTreeSet;
use whydoku_core::Cell;

/// Figures in one style.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Group {
    pub(crate) style: Style,
    pub(crate) marks: Vec<usize>,
}

/// The figures by style, those first that others may belong to.
pub(crate) fn groups(marks: &[Mark]) -> Vec<Group> {
    let mut groups: Vec<(usize, Group)> = Vec::new();
    let ends = ends(marks);
    for (at, mark) in marks.iter().enumerate() {
        if matches!(mark.figure, Figure::Nothing | Figure::Cage(_) | Figure::Diagonal { .. }) {
            continue;
        }
        let same =
            |(own, group): &&mut (usize, Group)| *own == ends[at] && group.style == mark.style;
        match groups.iter_mut().find(same) {
            Some((_, group)) => group.marks.push(at),
            None => groups.push((ends[at], Group { style: mark.style.clone(), marks: vec![at] })),
        }
    }
    groups.sort_by_key(|(_, group)| rank(&marks[group.marks[0]].figure));
    groups.into_iter().map(|(_, group)| group).collect()
}

fn rank(figure: &Figure) -> usize {
    match figure {
        Figure::Line(_) | Figure::Arrow(_) => 0,
        Figure::Ray { .. } => 1,
        Figure::Square { .. } => 2,
        Figure::Diamond { .. } | Figure::Disc { .. } => 4,
        _ => 3,
    }
}

/// A single circle without a text.
fn disc(figure: &Figure) -> Option<Cell> {
    match figure {
        Figure::Disc { cells, text } if cells.len() == 1 && text.is_empty() => Some(cells[0]),
        _ => None,
    }
}

fn diamond(figure: &Figure) -> Option<Cell> {
    match figure {
        Figure::Diamond { cell, .. } => Some(*cell),
        _ => None,
    }
}

/// How many branches of branches are followed.
const MOST_BRANCHES: usize = 16;

/// For each line, what is at its ends: lines of one style with and without bulbs may be different rules.
fn ends(marks: &[Mark]) -> Vec<usize> {
    let discs: BTreeSet<Cell> = marks.iter().filter_map(|mark| disc(&mark.figure)).collect();
    let diamonds: BTreeSet<Cell> = marks.iter().filter_map(|mark| diamond(&mark.figure)).collect();
    let line = |mark: &Mark| match &mark.figure {
        Figure::Line(cells) => Some(cells.clone()),
        _ => None,
    };
    let lines: Vec<Option<Vec<Cell>>> = marks.iter().map(line).collect();
    // An end in the line's own colour is its bulb, whatever else lies at the other one.
    let is_bulb = |line: &Mark, cell: Cell| {
        marks
            .iter()
            .any(|mark| disc(&mark.figure) == Some(cell) && mark.style.colour == line.style.colour)
    };
    let count = |line: &Mark, cells: &[Cell]| {
        let ends = [cells[0], cells[cells.len() - 1]];
        if line.style.colour.is_some() && is_bulb(line, ends[0]) != is_bulb(line, ends[1]) {
            return 1;
        }
        let inner = cells.iter().any(|cell| discs.contains(cell));
        let rings = ends.iter().filter(|cell| discs.contains(cell)).count();
        let points = ends.iter().filter(|cell| diamonds.contains(cell)).count();
        points * 10 + if rings == 0 && inner { 3 } else { rings }
    };
    let pairs = marks.iter().zip(&lines);
    let mut found: Vec<usize> =
        pairs.map(|(mark, cells)| cells.as_ref().map_or(0, |cells| count(mark, cells))).collect();
    add_branches(marks, &lines, &mut found);
    found
}

/// A branch without a bulb belongs to the line that it begins on.
fn add_branches(marks: &[Mark], lines: &[Option<Vec<Cell>>], found: &mut [usize]) {
    for _ in 0..MOST_BRANCHES {
        let mut changed = false;
        for at in 0..marks.len() {
            let Some(cells) = lines[at].as_ref().filter(|_| found[at] == 0) else { continue };
            let own = [cells[0], cells[cells.len() - 1]];
            let is_stem = |other: usize| {
                found[other] == 1
                    && marks[other].style == marks[at].style
                    && lines[other]
                        .as_ref()
                        .is_some_and(|cells| own.iter().any(|cell| cells.contains(cell)))
            };
            if (0..marks.len()).any(is_stem) {
                found[at] = 1;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
}
