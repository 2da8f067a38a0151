//! Several lines of constraints: one puzzle, or one in each.
use super::read_rules;
use crate::lex::is_gap;

/// Whether a text is, or begins with, constraints.
pub(crate) fn begins(text: &str) -> bool {
    let Some(rest) = text.trim_start_matches(is_gap).strip_prefix('.') else { return false };
    let line = rest.lines().next().unwrap_or_default();
    let name = line.trim_start_matches('.').split(['~', '.']).next().unwrap_or_default().trim();
    let is_name = name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_name && (line.contains('~') || read_rules::is_read(name))
}

/// Whether lines or blocks of constraints are a puzzle each. One puzzle has its givens in one place, its board is
/// stated once, and no cell is in two of its cages.
pub(crate) fn are_puzzles(parts: &[&str]) -> bool {
    if parts.len() < 2 || !parts.iter().all(|part| begins(part)) {
        return false;
    }
    let has = |name: &str| parts.iter().filter(|part| part.contains(name)).count();
    let all_given = parts.iter().all(|part| items(part).any(|item| item.starts_with('~')));
    if all_given || has(".Shape~") > 1 {
        return true;
    }
    // A line with one constraint is a part of a puzzle.
    if parts.iter().any(|part| items(part).count() < 2) {
        return false;
    }
    let caged: Vec<Vec<&str>> = parts.iter().map(|part| caged(part)).collect();
    caged.iter().enumerate().any(|(at, cells)| {
        caged[..at].iter().any(|others| cells.iter().any(|cell| others.contains(cell)))
    })
}

/// The constraints of a part.
fn items(part: &str) -> impl Iterator<Item = &str> {
    part.split('.').map(|item| item.trim_matches(is_gap)).filter(|item| !item.is_empty())
}

/// The cells of its cages.
fn caged(part: &str) -> Vec<&str> {
    let cages = items(part).filter_map(|item| item.strip_prefix("Cage~"));
    cages.flat_map(|cage| cage.split('~').skip(1)).collect()
}

/// Lines and blocks are not examined beyond this many: more are hardly parts of one puzzle.
const MOST: usize = 200;

/// How many puzzles a text of constraints holds: 1, or one in each line, or one in each block of lines.
pub(super) fn puzzles_in(text: &str) -> usize {
    let lines: Vec<&str> =
        text.lines().filter(|line| !line.trim_matches(is_gap).is_empty()).collect();
    if are_puzzles(&lines[..lines.len().min(MOST)]) {
        return lines.len();
    }
    let blocks = blocks(text);
    if are_puzzles(&blocks[..blocks.len().min(MOST)]) { blocks.len() } else { 1 }
}

/// The parts of a text between blank lines.
fn blocks(text: &str) -> Vec<&str> {
    let mut blocks = Vec::new();
    let (mut from, mut at) = (0, 0);
    for line in text.split_inclusive('\n') {
        if line.trim_matches(is_gap).is_empty() {
            blocks.push(&text[from..at]);
            from = at + line.len();
        }
        at += line.len();
    }
    blocks.push(&text[from..]);
    blocks.retain(|block| !block.trim_matches(is_gap).is_empty());
    blocks
}

/// Whether a text of constraints that may go on has a puzzle in each line; `None` if it is not one.
pub(crate) fn layout_of(head: &str) -> Option<bool> {
    let lines: Vec<&str> = head
        .lines()
        .filter(|line| {
            let line = line.trim_start_matches(is_gap);
            !line.is_empty() && !line.starts_with(['#', '/'])
        })
        .take(MOST)
        .collect();
    // Beside other lines, those of constraints are puzzles of a file with one a line.
    let only = |line: &&str| begins(line) || line.trim_start_matches(is_gap).starts_with('~');
    let is_one = begins(lines.first()?) && lines.iter().all(only);
    is_one.then(|| lines.len() == 1 || are_puzzles(&lines))
}
