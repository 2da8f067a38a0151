//! Bugs in what logic knows about rules beyond houses: a rule dropped, a sum off by one, a sign
//! flipped, a definition that disagrees with the searches that use it.
use super::list::Bug;

pub(super) const BUGS: &[Bug] = &[
    // The judge.
    ("verify/rules.rs", "&& !is_marked(shape, a.cell, b.cell)", ""),
    ("verify/rules.rs", "!may_repeat && first == second", "first == second"),
    (
        "verify/rules.rs",
        "CellRule::Minimum => is_compared && own >= other",
        "CellRule::Minimum => is_compared && own > other",
    ),
    ("verify/rules.rs", "one + two + 1 == cells.len()", "one + two == cells.len()"),
    ("verify/rules.rs", "first == second && distances", "distances"),
    ("verify/whole.rs", "side * (side + 1) / 2", "side * (side - 1) / 2"),
    ("verify/whole.rs", "total += i64::from(count) * i64::from(*sum)", "total += i64::from(*sum)"),
    (
        "verify/whole.rs",
        "sum.is_none_or(|sum| total_of(set) == sum)",
        "sum.is_none_or(|sum| total_of(set) == sum + 1)",
    ),
    ("verify/whole.rs", "u32::from(bit > set)", "u32::from(bit < set)"),
    ("verify/whole.rs", "count() >= wanted", "count() > wanted"),
    ("verify/whole.rs", "shape.rules().get(clue.number) != Some(&clue.rule)", "false"),
    ("verify/whole.rs", "sign * rest == i64::from(equation.rest)", "true"),
    ("verify/whole.rs", "&& side(&equation.others, -1)", ""),
    ("verify/whole.rs", "&& sum == i64::from(equation.sum)", ""),
    (
        "verify.rs",
        "ruled.equation.iter().try_for_each(",
        "ruled.equation.iter().take(0).try_for_each(",
    ),
    ("families/ruled_pairs.rs", "*digits &= DigitSet::only(digit);", "digits.remove(digit);"),
    ("index/clues/meetings.rs", "meetings > 1", "meetings > 4"),
    ("verify/count.rs", "|| shape.is_ruled() && rules::forbid_both(shape, a, b)", ""),
    // How searches use rules.
    (
        "index/clues/machine.rs",
        "Asks::Total(total) => known == total",
        "Asks::Total(total) => known <= total",
    ),
    (
        "index/clues/machine.rs",
        "(sum - 1 == value).then_some(CLOSED)",
        "(sum == value).then_some(CLOSED)",
    ),
    ("index/clues/machine.rs", "known + u32::from(bit > used)", "known + u32::from(bit < used)"),
    ("index/clues/fill.rs", "(least..=most).contains(total)", "(least..most).contains(total)"),
    (
        "index/clues/fill.rs",
        "*digit).count() >= *count\n            }\n            Says::Outside(asked)",
        "*digit).count() > *count\n            }\n            Says::Outside(asked)",
    ),
    (
        "index/clues/balances.rs",
        "let sum: u32 = taken.iter().map(|cage| cage.sum).sum();",
        "let sum: u32 = taken.iter().map(|cage| cage.sum).sum::<u32>() + 1;",
    ),
    ("index/clues/balances.rs", "if is_turned { -times } else { times }", "times"),
    ("families/ruled.rs", "if peers.contains(*cell) {", "if !peers.contains(*cell) {"),
    (
        "families/ruled.rs",
        "filling, house, needed) {",
        "filling, house, needed).filter(|_| false) {",
    ),
    (
        "families/ruled_subsets.rs",
        "let beside = later & cx.geometry().peers(next);",
        "let beside = later;",
    ),
    (
        "families/ruled_subsets.rs",
        "common_peers(places.iter().copied())",
        "common_peers(places.iter().copied().take(1))",
    ),
    (
        "families/ruled_subsets.rs",
        "set.cells.iter().map(|&cell| Premise",
        "set.cells.iter().skip(1).map(|&cell| Premise",
    ),
    ("families/ruled_bonds.rs", "if by_all && !is_seen", "if !is_seen"),
    (
        "families/ruled_bonds.rs",
        "cx.grid.digits(bond.cell) - partners",
        "cx.grid.digits(bond.cell) & partners",
    ),
    ("forcing/bound.rs", "(*left - held).iter()", "(*left & held).iter()"),
    ("forcing/proof.rs", "self.trail.place(out) < before", "self.trail.place(out) >= before"),
];
