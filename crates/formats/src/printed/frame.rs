//! Boards in a frame whose cells stand at fixed places, so that an empty one may be blank.
use super::{Rows, is_board};
use crate::lex::{is_bar, is_frame, is_gap};

/// A board in a frame.
pub(super) struct Framed<'a> {
    pub(super) rows: Rows,
    /// The height and width of its boxes, if they are alike.
    pub(super) boxes: Option<(usize, usize)>,
    /// The lines above and below it.
    pub(super) before: Vec<&'a str>,
    pub(super) behind: Vec<&'a str>,
    /// Whether there is text at the right of the frame.
    pub(super) has_text_beside: bool,
}

/// The cells of a framed board, and what is around it. `None` if no frame is found, or if the cells have
/// characters for blanks and no labels, so that the other readers read them as well.
pub(super) fn rows<'a>(lines: &[&'a str]) -> Option<Framed<'a>> {
    let first = lines.iter().position(|line| is_stroke(line))?;
    let last = lines.iter().rposition(|line| is_stroke(line))?;
    let bars = corners(lines[first]);
    let inner: Vec<Vec<char>> = lines[first..=last]
        .iter()
        .filter(|line| !is_stroke(line))
        .map(|line| line.trim_end_matches(is_gap).chars().collect())
        .collect();
    let side = inner.len();
    let boxes = bars.len().checked_sub(1).filter(|boxes| *boxes > 0)?;
    if side == 0 || !side.is_multiple_of(boxes) {
        return None;
    }
    let heading = first.checked_sub(1).map(|at| Heading::of(lines[at], side)).unwrap_or_default();
    let labelled = !heading.0.is_empty();
    let mut rows = Rows::new();
    for line in &inner {
        let fits = bars.iter().all(|&at| line.get(at).is_some_and(|c| is_bar(*c)));
        let label: String = line[..bars[0].min(line.len())].iter().collect();
        let is_label = label.trim_matches(is_gap).chars().count() <= LONGEST_LABEL;
        if !fits || !is_label {
            return None;
        }
        let mut row = Vec::with_capacity(side);
        for pair in bars.windows(2) {
            row.extend(cells(&line[pair[0] + 1..pair[1]], pair[0] + 1, side / boxes, &heading)?);
        }
        rows.push(row);
    }
    let has_labels =
        labelled || inner.iter().all(|line| !line.iter().take(bars[0]).all(|c| is_gap(*c)));
    let is_blank = |row: &Vec<String>| row.iter().any(String::is_empty);
    let has_bar = |cell: &String| cell.contains(is_bar);
    if rows.iter().flatten().any(has_bar) {
        return None;
    }
    if !is_board(&rows) || !(has_labels || rows.iter().any(is_blank)) {
        return None;
    }
    let before = first - usize::from(labelled);
    let end = bars.last().map_or(0, |at| at + 1);
    let has_text = |line: &&str| line.chars().skip(end).any(|c| !is_gap(c));
    Some(Framed {
        boxes: boxes_of(&lines[first..=last], side / boxes),
        rows,
        before: lines[..before].to_vec(),
        behind: lines[last + 1..].to_vec(),
        has_text_beside: lines[first..=last].iter().any(has_text),
    })
}

/// The boxes between the strokes of a frame, if all have the same number of lines.
fn boxes_of(lines: &[&str], columns: usize) -> Option<(usize, usize)> {
    let mut heights: Vec<usize> = lines
        .split(|line| is_stroke(line))
        .map(<[&str]>::len)
        .filter(|height| *height > 0)
        .collect();
    heights.dedup();
    match heights[..] {
        [height] => Some((height, columns)),
        _ => None,
    }
}

/// Labels of rows are not longer than this.
const LONGEST_LABEL: usize = 4;

/// A horizontal line of a frame with its corners.
fn is_stroke(line: &str) -> bool {
    let corners = corners(line);
    let Some(last) = corners.last().filter(|_| corners.len() > 1) else { return false };
    // Text may stand beside the frame.
    let stroke: String = line.chars().take(last + 1).collect();
    is_frame(stroke.trim_matches(is_gap))
}

/// The places of the corners and crossings of a line.
fn corners(line: &str) -> Vec<usize> {
    let is_corner = |c: char| {
        c == '+'
            || (('\u{250C}'..='\u{254B}').contains(&c) || ('\u{2552}'..='\u{256C}').contains(&c))
    };
    line.chars().enumerate().filter(|(_, c)| is_corner(*c)).map(|(at, _)| at).collect()
}

/// Where the names of the columns begin.
#[derive(Default)]
struct Heading(Vec<usize>);

impl Heading {
    /// The names of a line, if there are as many as columns and they are numbers or letters in order.
    fn of(line: &str, side: usize) -> Self {
        let mut starts = Vec::new();
        let mut names: Vec<String> = Vec::new();
        let mut inside = false;
        for (at, c) in line.chars().enumerate() {
            if is_gap(c) {
                inside = false;
                continue;
            }
            if !inside {
                starts.push(at);
                names.push(String::new());
            }
            inside = true;
            if let Some(name) = names.last_mut() {
                name.push(c);
            }
        }
        if names.len() == side && super::listed::are_labels(&names) {
            Self(starts)
        } else {
            Self::default()
        }
    }
}

/// The cells of a box in one line; `begin` is the place of its first character.
fn cells(part: &[char], begin: usize, count: usize, heading: &Heading) -> Option<Vec<String>> {
    let text = |range: core::ops::Range<usize>| -> String {
        let text: String = part[range].iter().collect();
        text.trim_matches(is_gap).to_owned()
    };
    let starts: Vec<usize> = heading
        .0
        .iter()
        .filter(|at| (begin..begin + part.len()).contains(*at))
        .map(|at| at - begin)
        .collect();
    let width = part.len();
    if starts.len() == count {
        let end = |at: usize| starts.get(at + 1).copied().unwrap_or(width);
        // A mark around a digit may begin before the name of its column.
        let from = |at: usize| if at == 0 { 0 } else { starts[at] };
        return Some((0..count).map(|at| text(from(at)..end(at))).collect());
    }
    let step = match width {
        _ if width == 2 * count + 1 => (2, 1),
        _ if width == count => (1, 0),
        _ if width == 3 * count => (3, 1),
        _ if width + 1 == 4 * count => (4, 1),
        _ => {
            let all: String = part.iter().collect();
            let words: Vec<String> = all.split_whitespace().map(str::to_owned).collect();
            return (words.len() == count).then_some(words);
        }
    };
    let mut cells = Vec::with_capacity(count);
    for (at, c) in part.iter().enumerate() {
        if at % step.0 == step.1 {
            cells.push(c.to_string().trim_matches(is_gap).to_owned());
        } else if !is_gap(*c) && !is_bar(*c) {
            return None;
        }
    }
    (cells.len() == count).then_some(cells)
}
