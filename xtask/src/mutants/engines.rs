//! Bugs of what many finders share (graphs, indexes, nets), of arguments and of the judge.
use super::list::Bug;

pub(super) const BUGS: &[Bug] = &[
    ("als_index.rs", "if union.len() == count + 1", "if union.len() <= count + 1"),
    ("als_index.rs", "== Some(self.house)", "!= Some(self.house)"),
    ("als_index.rs", "if count < self.largest", "if count + 1 < self.largest"),
    (
        "chain/build.rs",
        "if let [a, b] = *self.places(house, digit)",
        "if let [a, b, ..] = *self.places(house, digit)",
    ),
    ("chain/build.rs", "if let [a, b] = two[..]", "if let [a, b, ..] = two[..]"),
    (
        "chain/build.rs",
        "for_each(|(both, one)| *both &= one)",
        "for_each(|(both, one)| *both = *one)",
    ),
    ("chain/build.rs", "if rest.is_empty()", "if rest.len() < 2"),
    (
        "chain/build.rs",
        "self.join(ends, Sources::GROUPED, reason)",
        "self.join(ends, Sources::BILOCAL, reason)",
    ),
    (
        "chain/build.rs",
        "if !seen.contains(self.graph.digit(end))",
        "if seen.contains(self.graph.digit(end))",
    ),
    ("chain/build.rs", "premises.push(Premise::Cell(cell));", ""),
    ("chain/graph.rs", "for_each(|(all, one)| *all &= one)", "for_each(|(all, one)| *all = one)"),
    ("chain/graph.rs", "if !ends.contains(&self.digit(at))", "if true"),
    (
        "chain/build.rs",
        "iter().filter_map(|d| self.single(cell, d))",
        "iter().skip(1).filter_map(|d| self.single(cell, d))",
    ),
    (
        "chain/search.rs",
        "!self.rules.one_digit || self.graph.digit(from) == self.graph.digit(to)",
        "true",
    ),
    ("chain/search.rs", "is_some_and(|x| x.cell == cell)", "is_some_and(|x| x.cell != cell)"),
    (
        "chain/search.rs",
        "self.graph.excluded(at, self.rules.one_digit)",
        "self.graph.excluded(at, false)",
    ),
    (
        "chain/search.rs",
        "if search.false_after[from] != links - 1",
        "if search.false_after[from] > links",
    ),
    ("forcing/facts.rs", ".filter(|&other| other != one)", ".filter(|&other| other > one)"),
    ("forcing/state.rs", "Reach::Chains => among.len() == 2 || left == 0", "Reach::Chains => true"),
    ("forcing/state.rs", "if !usable || left > 1", "if !usable || left > 0"),
    (
        "forcing/state.rs",
        "digit(by) == of && digit(other as usize) == of",
        "digit(by) == of || digit(other as usize) == of",
    ),
    ("forcing/state.rs", "self.holds(literal) || !self.allows(by, other)", "self.holds(literal)"),
    ("forcing/probe.rs", "let leads = !self.chains || ", "let leads = true || "),
    ("forcing/probe.rs", "can_be &= left > 0;", "can_be &= left > 1;"),
    ("forcing/probe.rs", "harmless.fill(false);", ""),
    (
        "forcing/probe.rs",
        "return ControlFlow::Continue(Some(refuted));\n                }",
        "return ControlFlow::Continue(None);\n                }",
    ),
    ("forcing/proof.rs", "if Some(other) == kept", "if Some(other) != kept"),
    ("forcing/proof.rs", "if place >= self.start", "if place > self.start"),
    ("forcing/proof.rs", "if !rulers.contains(&ruler)", "if rulers.contains(&ruler)"),
    (
        "verify/deadly.rs",
        "cells.len() != pattern.len() || pattern.is_empty()",
        "pattern.is_empty()",
    ),
    (
        "verify/deadly.rs",
        "times.values().all(|&count| count == 2)",
        "times.values().any(|&count| count == 2)",
    ),
    (
        "verify/deadly.rs",
        "tries > 0 && fillings.values().all(|&count| count > 1)",
        "fillings.values().all(|&count| count > 0)",
    ),
    (
        "verify/deadly.rs",
        "*held == digit && shape.are_peers(other.0, *cell)",
        "shape.are_peers(other.0, *cell)",
    ),
    (
        "verify/net.rs",
        "Because::Suppose => line.claim != Claim::Nothing",
        "Because::Suppose => true",
    ),
    ("verify/net.rs", "Claim::False(other) => other == candidate", "Claim::False(_) => true"),
    (
        "verify/net.rs",
        "(self.open.get(line.depth) == Some(&case)).then_some(line.claim)",
        "Some(line.claim)",
    ),
    (
        "verify/net.rs",
        "first.because != Because::Suppose || !beside || !ends",
        "first.because != Because::Suppose || !ends",
    ),
    (
        "verify/net.rs",
        "all.into_iter().all(|candidate| supposed.contains(&Claim::True(candidate)))",
        "all.into_iter().any(|candidate| supposed.contains(&Claim::True(candidate)))",
    ),
    (
        "verify/net.rs",
        "(None, [Claim::True(one), Claim::False(other)]) if one == other => true",
        "(None, [Claim::True(_), Claim::False(_)]) => true",
    ),
    (
        "verify/net.rs",
        "(None, [Claim::True(one)]) => line.claim == Claim::False(*one)",
        "(None, [Claim::True(_)]) => true",
    ),
    ("verify/net.rs", "if !ruled_out", "if ruled_out"),
    (
        "verify/net.rs",
        "if !known.contains(&claim) && !known.contains(&Claim::Nothing)",
        "if known.contains(&claim) && !known.contains(&Claim::Nothing)",
    ),
    ("verify/entail.rs", "if held < count", "if held <= count"),
    ("verify/entail.rs", "if held == count && count > 1", "if held >= count && count > 1"),
    (
        "verify/mod.rs",
        "if !self.unique {\n            return Err(Flaw::NotUnique);\n        }\n        let mut guardians",
        "let mut guardians",
    ),
    (
        "verify/mod.rs",
        "if !self.unique {\n            return Err(Flaw::NotUnique);\n        }\n        let own",
        "let own",
    ),
    (
        "verify/mod.rs",
        "Some(Entry::Given(_)) => return Err(Flaw::NotDeadly)",
        "Some(Entry::Given(_)) => {}",
    ),
    (
        "verify/mod.rs",
        "if !deadly::is_deadly(self.position.shape(), pattern)",
        "if pattern.is_empty()",
    ),
    ("verify/mod.rs", "filter(|&&d| !holds(digits, d))", "filter(|&&d| holds(digits, d))"),
    (
        "argument/chain.rs",
        "self.strong.iter().flatten().cloned()",
        "self.strong.iter().skip(1).flatten().cloned()",
    ),
    (
        "argument/pattern.rs",
        "self.premises.clone()",
        "self.premises[..self.premises.len().min(1)].to_vec()",
    ),
];
