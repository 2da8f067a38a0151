//! Bugs of the exact solver's engine for rules beyond houses, of true candidates and of the reasons why there
//! is no solution.
use super::list::Bug;

pub(super) const BUGS: &[Bug] = &[
    // The watched conditions.
    ("ruled/model.rs", "let turned = table.turned();", "let turned = table.clone();"),
    ("ruled/model.rs", "(cell, -sign)).collect();", "(cell, sign)).collect();"),
    ("ruled/model.rs", "term.1 == sign", "true"),
    (
        "ruled/model.rs",
        "condition.unwrap_or(Condition::Never)",
        "condition.unwrap_or(Condition::Locked)",
    ),
    ("ruled/derived.rs", "rest -= sum;", "rest -= sum + 1;"),
    ("ruled/derived.rs", "inside[word] ^ taken[word]", "inside[word] & !taken[word]"),
    (
        "ruled/derived.rs",
        "if group.iter().any(|&house| !kept.houses[house]) {",
        "if group.is_empty() {",
    ),
    (
        "ruled/derived.rs",
        "let most = if kept.order_is_promised { MOST_CELLS_AT_ONCE }",
        "let most = if false { MOST_CELLS_AT_ONCE }",
    ),
    // Totals.
    ("ruled/total.rs", "count > MOST_OPEN => true,", "count == MOST_OPEN => true,"),
    ("ruled/fit.rs", "required[at] &= set | misfit;", "required[at] &= set;"),
    ("ruled/cage.rs", "required: all & likewise", "required: all | likewise"),
    ("ruled/fit.rs", "set & mask as u16 == 0", "set & mask as u16 == *set"),
    ("ruled/model.rs", "terms.len() > derived::MOST_CELLS_AT_ONCE", "false"),
    ("ruled/total.rs", "rest -= group.sign * lowest(mask);", "rest -= lowest(mask);"),
    ("ruled/total.rs", "0 => rest == 0,", "0 => true,"),
    (
        "ruled/total.rs",
        "slack -= if group.sign > 0 { open.least } else { -most };",
        "slack -= open.least;",
    ),
    ("ruled/few.rs", "let places = rest * one.sign - 2;", "let places = rest * one.sign - 1;"),
    ("ruled/few.rs", "if differ && above == 0 {", "if above == 0 {"),
    // Lines and other conditions.
    ("ruled/line.rs", "(1, 1) => before >> self.sum & 1,", "(1, 1) => before & 1,"),
    ("ruled/model.rs", "if value != 1 {", "if value == 1 {"),
    ("ruled/propagate.rs", "return places > least;", "return true;"),
    // The search.
    ("ruled.rs", "        state.undo(trail);\n", ""),
    ("ruled.rs", "            state.undo(root);\n", ""),
    ("ruled.rs", "Some(None) => may_restart = false,", "Some(None) => {}"),
    ("ruled/cover.rs", "self.put_off.fill(0);", ""),
    ("ruled.rs", "_ if !kept.cells[cell] => true,", ""),
    // Clauses.
    (
        "ruled/clauses.rs",
        "let size = places.len() - least + 1;",
        "let size = places.len() - least;",
    ),
    ("ruled/learn.rs", "digits(mask & !seen)", "digits(mask & seen)"),
    // True candidates and conflicts.
    ("truth.rs", "if !core::mem::replace(known, true) {", "{ *known = true;"),
    ("truth.rs", "all.complete = finished && !is_ended;", "all.complete = finished;"),
    ("conflict.rs", "if answer == Some(true) {", "if answer != Some(false) {"),
    ("conflict.rs", "is_sure &= answer.is_some();", ""),
    ("conflict.rs", "is_alone &= digits == known;", ""),
    ("conflict.rs", "if is_kept && is_alone {", "if is_alone {"),
];
