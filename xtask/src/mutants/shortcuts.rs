//! The bugs of the code that shortens searches: it skips a search that is known to find nothing, or from
//! which nothing can follow.
use super::list::Bug;

pub(super) const BUGS: &[Bug] = &[
    ("chain/refuted.rs", "among.len() != 2", "among.len() > 3"),
    (
        "chain/refuted.rs",
        "if let Some(&first) = among.first() {",
        "if let [first, _, _, ..] = **among {",
    ),
    ("chain/refuted.rs", "contains(off, start) || facts.is_one_gone(off)", "contains(off, start)"),
    ("chain/refuted.rs", "if forcing.any(|node| contains(off, node)) || facts", "if facts"),
    (
        "chain/refuted.rs",
        "unite(&mut harmless, off);",
        "unite(&mut harmless, off);\n            harmless.fill(u64::MAX);",
    ),
    ("chain/closure.rs", "SMALLEST_CYCLE: usize = 3", "SMALLEST_CYCLE: usize = 4"),
    ("index/reach.rs", "begin > earliest", "begin >= earliest"),
    ("index/reach.rs", "fold(place, usize::min)", "fold(place, usize::max)"),
    ("index/reach.rs", "self.rows.add(first, node);", ""),
    ("index/reach.rs", "self.rows.add(node, next);", ""),
    ("chain/search.rs", "near[last] && (last >= first", "near[last] && (last > first"),
    (
        "context.rs",
        "for digit in new {\n            if self",
        "for digit in new.iter().skip(1) {\n            if self",
    ),
    ("context.rs", "if self.unused(digit).is_empty()", "if !self.unused(digit).is_empty()"),
    ("context/memory.rs", "quiet.houses -= changes.houses;", ""),
    ("context/memory.rs", "quiet.cells -= changes.cells;", ""),
    ("context/memory.rs", "self.now += 1;", ""),
    (
        "context/memory.rs",
        "self.firm[digit.index()] >= self.digits[digit.index()]",
        "self.firm[digit.index()] > 0",
    ),
    (
        "context/memory.rs",
        "self.time(technique, at) < changed",
        "self.time(technique, at) + 1 < changed",
    ),
    ("index/templates.rs", "self.tries == 0", "self.tries == 1990"),
    ("families/als.rs", "if contains(new, at) { &later }", "if !contains(new, at) { &later }"),
    (
        "families/als.rs",
        "let any = contains(new, at) || contains(new, first);",
        "let any = contains(new, at);",
    ),
    ("index/als.rs", "size > count + (rest.len() - at)", "size >= count + (rest.len() - at)"),
    ("index/als_links.rs", "row.fill(u64::MAX);", ""),
    ("index/als_links.rs", "of.seeing & grid.cells(digit)", "of.cells & grid.cells(digit)"),
    ("index/als_starts.rs", "z != x && meets((z, last))", "z == x && meets((z, last))"),
    ("index/als_starts.rs", "if last[number] == at {", "if last[number] != at {"),
    (
        "index/als_starts.rs",
        "filter(|(digit, _)| *digit != lost)",
        "filter(|(digit, _)| *digit == lost)",
    ),
    ("index/als_starts.rs", "insert(others.row_mut(row), held);", ""),
    ("families/aligned.rs", " || !seen.is_disjoint(self.new)", ""),
    ("families/bent.rs", "new.is_disjoint(of(one) | of(other))", "new.is_disjoint(of(one))"),
    ("families/sectors.rs", "columns.lines & new != 0", "columns.lines & new == new"),
    (
        "families/forcing.rs",
        "candidate.digit == digit && unused",
        "candidate.digit == digit && !unused",
    ),
    ("forcing/proof.rs", "Why::Refuted(block) => block.lines() + 1", "Why::Refuted(_) => 1"),
    (
        "forcing/probe.rs",
        "if excluded.iter().zip(&self.on).any",
        "if excluded.iter().skip(1).zip(&self.on).any",
    ),
    ("forcing/probe.rs", "self.left.copy_from_slice(&self.all);", ""),
    (
        "families/sk_loop.rs",
        "part(row, rows).all(|row| is_empty(row, column))",
        "part(row, rows).all(|row| !is_empty(row, column))",
    ),
];
