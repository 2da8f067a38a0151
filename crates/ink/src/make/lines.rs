//! Lines and what is at their ends.
use super::{Ink, Made};
use crate::colour::Colour;
use crate::figure::Figure;
use crate::kinds::Ends;
use whydoku_core::{Cell, Kind, Rule};

/// The rules of lines in one style.
pub(super) fn make(
    kind: Kind,
    number: Option<u32>,
    ends: Ends,
    group: &[usize],
    ink: Ink<'_>,
) -> Option<Made> {
    let lines: Option<Vec<&[Cell]>> = group
        .iter()
        .map(|&at| match &ink.marks[at].figure {
            Figure::Line(cells) => Some(&cells[..]),
            _ => None,
        })
        .collect();
    let lines = lines?;
    let mut made = Made::default();
    match ends {
        Ends::Plain => {
            for cells in lines {
                made.rules.extend(closed(kind, cells, ink)?);
            }
        }
        Ends::Middle => {
            for cells in lines {
                let middle = (cells.len() % 2 == 1).then(|| cells[cells.len() / 2]);
                made.parts.extend(middle.into_iter().flat_map(|cell| discs(cell, ink)));
                made.rules.push(Rule::new(kind, simple(cells)?));
            }
        }
        Ends::Rings | Ends::Diamonds => ringed(kind, ends, &lines, ink, &mut made)?,
        Ends::Bulb => {
            let colour = group.first().and_then(|&at| ink.marks[at].style.colour);
            bulbed(kind, &lines, colour, ink, &mut made)?;
        }
    }
    let definition = kind.definition();
    if definition.numbers[0] > 0 {
        let number = number.or_else(|| definition.usual.first()?.numbers.first().copied())?;
        made.rules.iter_mut().for_each(|rule| rule.numbers = vec![number]);
    }
    Some(made)
}

/// Lines with a circle or a diamond at each end.
fn ringed(kind: Kind, ends: Ends, lines: &[&[Cell]], ink: Ink<'_>, made: &mut Made) -> Option<()> {
    let at = |cell| if ends == Ends::Rings { discs(cell, ink) } else { diamonds(cell, ink) };
    for cells in lines.iter().flat_map(|cells| parts(cells, &at, ink)) {
        let (one, other) = (at(cells[0]), at(cells[cells.len() - 1]));
        if one.is_empty() || other.is_empty() {
            return None;
        }
        made.parts.extend([one, other].concat());
        made.rules.push(Rule::new(kind, simple(&cells)?));
    }
    Some(())
}

/// The parts of a stroke from ring to ring: programs join strokes that meet, and one through several rings is several
/// lines. Only what looks like the rings at its ends divides it.
fn parts(cells: &[Cell], at: &dyn Fn(Cell) -> Vec<usize>, ink: Ink<'_>) -> Vec<Vec<Cell>> {
    let styles = |cell: Cell| at(cell).into_iter().map(|ring| &ink.marks[ring].style);
    let is_ring = |cell: Cell| styles(cell).any(|style| styles(cells[0]).any(|own| own == style));
    let mut parts = vec![vec![cells[0]]];
    for (place, &cell) in cells.iter().enumerate().skip(1) {
        let last = parts.len() - 1;
        parts[last].push(cell);
        if place + 1 < cells.len() && is_ring(cell) {
            parts.push(vec![cell]);
        }
    }
    parts
}

fn simple(cells: &[Cell]) -> Option<Vec<Cell>> {
    is_simple(cells).then(|| cells.to_vec())
}

/// Whether a line never comes back to a cell.
fn is_simple(cells: &[Cell]) -> bool {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|two| two[0] != two[1])
}

/// Pieces of a line that never come back to a cell; each begins where the one before it ends.
fn pieces(cells: &[Cell]) -> Vec<Vec<Cell>> {
    let mut pieces: Vec<Vec<Cell>> = Vec::new();
    let mut piece = vec![cells[0]];
    for &cell in &cells[1..] {
        if piece.contains(&cell) {
            let last = piece[piece.len() - 1];
            pieces.push(core::mem::replace(&mut piece, vec![last]));
        }
        piece.push(cell);
    }
    pieces.push(piece);
    pieces
}

/// The rules of a line that may be closed. A rule names no cell twice, so what holds across the seam is a rule of its own,
/// for the kinds that say something about cells near each other or about all cells alike.
fn closed(kind: Kind, cells: &[Cell], ink: Ink<'_>) -> Option<Vec<Rule>> {
    if let Some(cells) = simple(cells) {
        return Some(vec![Rule::new(kind, cells)]);
    }
    let ring = &cells[1..];
    if cells.first() != cells.last() || !is_simple(ring) {
        return match kind.id() {
            // What holds for two cells in turn holds in pieces.
            "whisper" | "parity-line" => {
                Some(pieces(cells).into_iter().map(|cells| Rule::new(kind, cells)).collect())
            }
            // What holds for the cells in any order needs each of them once.
            "renban" | "nabner" => {
                let mut once = cells.to_vec();
                once.sort_unstable();
                once.dedup();
                Some(vec![Rule::new(kind, once)])
            }
            _ => None,
        };
    }
    if kind == Kind::REGION_SUM {
        // Its pieces begin at a border.
        let region = |at: usize| ink.shape.region_of(ring[at % ring.len()]);
        let border = (0..ring.len()).find(|&at| region(at) != region(at + ring.len() - 1))?;
        let turned = [&ring[border..], &ring[..border]].concat();
        return Some(vec![Rule::new(kind, turned)]);
    }
    let seam: usize = match kind.id() {
        "renban" | "nabner" => 0,
        "whisper" | "parity-line" => 2,
        "entropic" | "modular" => 3,
        _ => return None,
    };
    let count = ring.len();
    let across =
        (1..seam).map(|before| (0..seam).map(|at| ring[(count - before + at) % count]).collect());
    Some(std::iter::once(ring.to_vec()).chain(across).map(|cells| Rule::new(kind, cells)).collect())
}

/// The free circles around a cell and no other: the last may be drawn over the others. None if there is none.
fn discs(cell: Cell, ink: Ink<'_>) -> Vec<usize> {
    let is_it = |figure: &Figure| matches!(figure, Figure::Disc { cells, text } if *cells == [cell] && text.is_empty());
    ink.free().filter(|(_, figure)| is_it(figure)).map(|(at, _)| at).collect()
}

fn diamonds(cell: Cell, ink: Ink<'_>) -> Vec<usize> {
    let is_it =
        |figure: &Figure| matches!(figure, Figure::Diamond { cell: own, .. } if *own == cell);
    ink.free().filter(|(_, figure)| is_it(figure)).map(|(at, _)| at).collect()
}

/// Thermometers: lines from a bulb, also from a bulb in the middle of a stroke, and branches of lines from a bulb.
fn bulbed(
    kind: Kind,
    lines: &[&[Cell]],
    colour: Option<Colour>,
    ink: Ink<'_>,
    made: &mut Made,
) -> Option<()> {
    let mut paths: Vec<Vec<Cell>> = Vec::new();
    let mut branches: Vec<&[Cell]> = Vec::new();
    for cells in lines {
        let all: Vec<usize> =
            (0..cells.len()).filter(|&at| !discs(cells[at], ink).is_empty()).collect();
        // Other circles may lie on the line: one of its own colour is the bulb.
        let is_own = |disc: usize| ink.marks[disc].style.colour == colour;
        let own: Vec<usize> = all
            .iter()
            .copied()
            .filter(|&at| discs(cells[at], ink).into_iter().any(is_own))
            .collect();
        let bulbs = if own.is_empty() { all } else { own };
        made.parts.extend(bulbs.iter().flat_map(|&at| discs(cells[at], ink)));
        match bulbs[..] {
            [] => branches.push(cells),
            [at] => paths.extend(from_bulb(cells, at)),
            _ => return None,
        }
    }
    // A branch begins on a line that is known, and may have branches of its own.
    while !branches.is_empty() {
        let before = branches.len();
        let mut left = Vec::new();
        for cells in branches {
            match stem(cells, &paths) {
                Some(path) => paths.push(path),
                None => left.push(cells),
            }
        }
        branches = left;
        if branches.len() == before {
            return None;
        }
    }
    if !paths.iter().all(|path| is_simple(path)) {
        return None;
    }
    made.parts.sort_unstable();
    made.parts.dedup();
    made.rules.extend(paths.into_iter().map(|cells| Rule::new(kind, cells)));
    Some(())
}

fn from_bulb(cells: &[Cell], at: usize) -> Vec<Vec<Cell>> {
    let back: Vec<Cell> = cells[..=at].iter().rev().copied().collect();
    [back, cells[at..].to_vec()].into_iter().filter(|path| path.len() > 1).collect()
}

/// A branch with the way from the bulb to where it begins, if that is certain.
fn stem(branch: &[Cell], paths: &[Vec<Cell>]) -> Option<Vec<Cell>> {
    let mut found: Vec<Vec<Cell>> = Vec::new();
    let reversed: Vec<Cell> = branch.iter().rev().copied().collect();
    for own in [branch, &reversed[..]] {
        for path in paths {
            let Some(at) = path.iter().position(|cell| *cell == own[0]) else { continue };
            let mut whole = path[..=at].to_vec();
            whole.extend(&own[1..]);
            let is_simple = own[1..].iter().all(|cell| !path[..=at].contains(cell));
            if is_simple && !found.contains(&whole) {
                found.push(whole);
            }
        }
    }
    match &found[..] {
        [only] => Some(only.clone()),
        _ => None,
    }
}

/// Arrows with a circle at their beginning.
pub(super) fn arrows(kind: Kind, group: &[usize], ink: Ink<'_>) -> Option<Made> {
    let mut made = Made::default();
    for &at in group {
        let Figure::Arrow(cells) = &ink.marks[at].figure else { return None };
        let circle = ink.free().find_map(|(at, figure)| match figure {
            Figure::Disc { cells: own, text } if text.is_empty() && own.contains(&cells[0]) => {
                Some((at, own))
            }
            _ => None,
        });
        let (part, circle) = circle?;
        made.parts.extend(discs(cells[0], ink));
        let shaft: Vec<Cell> =
            cells.iter().skip_while(|cell| circle.contains(cell)).copied().collect();
        made.parts.push(part);
        made.rules.push(arrow(kind, circle, shaft)?);
    }
    Some(made)
}

/// An arrow: its circle, and the cells of its shaft.
fn arrow(kind: Kind, circle: &[Cell], shaft: Vec<Cell>) -> Option<Rule> {
    if shaft.is_empty() || !is_simple(&[circle, &shaft[..]].concat()) {
        return None;
    }
    let rule = Rule::new(kind, circle.to_vec());
    Some(Rule { others: shaft, ..rule })
}
