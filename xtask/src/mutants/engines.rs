//! Bugs of what many finders share (graphs, indexes, nets), of arguments and of the judge.
use super::list::Bug;

pub(super) const BUGS: &[Bug] = &[
    ("als_index.rs", "if union.len() == count + 1", "if union.len() <= count + 1"),
    ("als_index.rs", "== Some(self.house)", "!= Some(self.house)"),
    ("als_index.rs", "if count < self.largest", "if count + 1 < self.largest"),
    (
        "chain/graph.rs",
        "if let [a, b] = self.places(house, digit)[..]",
        "if let [a, b, ..] = self.places(house, digit)[..]",
    ),
    ("chain/graph.rs", "if let [a, b] = two[..]", "if let [a, b, ..] = two[..]"),
    (
        "chain/graph.rs",
        "all.fold(Bits::all(singles), |both, one| both.and(one))",
        "all.fold(Bits::all(singles), |_, one| one.clone())",
    ),
    ("chain/graph.rs", "if rest.is_empty()", "if rest.len() < 2"),
    (
        "chain/graph.rs",
        "self.join(ends, Sources::GROUPED, &[Premise::House(house, digit)])",
        "self.join(ends, Sources::BILOCAL, &[Premise::House(house, digit)])",
    ),
    ("chain/graph.rs", ".filter(|&other| other != digit)", ".filter(|&other| other > digit)"),
    (
        "chain/search.rs",
        "!self.rules.one_digit || self.graph.digit(from) == self.graph.digit(to)",
        "true",
    ),
    ("chain/search.rs", "is_some_and(|x| x.cell == cell)", "is_some_and(|x| x.cell != cell)"),
    (
        "chain/search.rs",
        "self.false_after[excluded] == FAR && self.may_step(at, excluded)",
        "self.false_after[excluded] == FAR",
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
    ("verify/mod.rs", "if !self.unique {", "if self.candidates.is_empty() {"),
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
