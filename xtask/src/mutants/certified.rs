//! Bugs of certificates for boards with rules beyond houses: a rule dropped, a sum off by one, a sign
//! flipped, a rule that disagrees with the propagation of the remaining candidates.
use super::list::Bug;

pub(super) const PROOF: &[Bug] = &[
    // Solutions.
    (
        "solution.rs",
        "!rule.holds_among(rules, shape.side(), digits)",
        "!rule.holds(shape.side(), digits)",
    ),
    ("solution.rs", "Some(at) => Err(Rejection::RuleBroken { rule: at + 1 })", "Some(_) => Ok(())"),
    // Balances.
    (
        "balance.rs",
        "total += i64::from(count) * i64::from(sum);",
        "total -= i64::from(count) * i64::from(sum);",
    ),
    (
        "balance.rs",
        "total += i64::from(count) * i64::from(sum);",
        "total += i64::from(count) * i64::from(sum + 1);",
    ),
    ("balance.rs", "add(&mut times, cells, count);", "add(&mut times, cells, -count);"),
    (
        "balance.rs",
        "add(&mut times, &house.cells, count);",
        "add(&mut times, &house.cells[1..], count);",
    ),
    ("balance.rs", "numbers.sum::<i64>()", "numbers.skip(1).sum::<i64>()"),
    // Two cells.
    ("rules/pairs.rs", "if a < b { [low, high] } else { [high, low] }", "[low, high]"),
    ("rules/pairs.rs", "!shape.rules().iter().any(|rule| names(rule, pair))", "true"),
    ("rules/pairs.rs", "is.holds(a, b) || is.holds(b, a)", "is.holds(a, b)"),
    ("rules/pairs.rs", "filter(|&other| !alike(other))", "filter(|&other| alike(other) || true)"),
    (
        "rules/pairs.rs",
        "let wanted = sorted(steps.map(usize::from));",
        "let wanted = steps.map(usize::from);",
    ),
    // Conditions.
    (
        "rules.rs",
        "self.add_total(&terms, i64::from(sum));",
        "self.add_total(&terms, i64::from(sum) + 1);",
    ),
    ("rules.rs", "self.add_total(&terms, i64::from(sum));", ""),
    ("rules.rs", "digit.number() % 2 == odd", "digit.number() % 2 != odd"),
    ("rules.rs", "group.times == times &&", ""),
    (
        "rules.rs",
        "group.times == times && group.cells.iter().all(|&other| self.differs(cell, other))",
        "group.times == times",
    ),
    ("rules.rs", "if all_differ && side > 1 {", "if side > 1 {"),
    ("rules.rs", "self.watch(cells, Condition::Filled(number));", ""),
    ("rules.rs", "of_cell.retain(|&condition| condition < self.own);", ""),
    ("rules.rs", "            self.waits.fill(false);\n", ""),
    ("propagation.rs", "                    *mask |= 1 << digit;\n", ""),
    ("reasoning.rs", "        self.rules.wait_all();\n", ""),
    // Totals.
    (
        "rules/total.rs",
        "self.times * if self.times > 0 { self.least } else { self.most() }",
        "self.times * self.least",
    ),
    ("rules/total.rs", "self.most() - self.least - above", "above"),
    ("rules/total.rs", "above * self.times.abs()", "above"),
    ("rules/total.rs", "if slack < 0 || slack > room {", "if slack <= 0 || slack > room {"),
    ("rules/total.rs", "+ 1;\n            rest -=", ";\n            rest -="),
    // Lines.
    ("rules/line.rs", "(1, 1) => states >> self.value & 1,", "(1, 1) => states & 1,"),
    ("rules/line.rs", "worth(used | 1 << digit) == self.value", "worth(used) == self.value"),
    (
        "rules/line.rs",
        "OutsideRule::Skyscraper if used >> digit == 0",
        "OutsideRule::Skyscraper if used >> digit != 0",
    ),
    ("rules/line.rs", "_ => number == self.value,", "_ => number + 1 == self.value,"),
    ("rules/fillings.rs", "states & accepted;", "states;"),
    // Memory of earlier results, and when it is discarded.
    ("rules/sums.rs", "kept.left != left", "kept.left.len() != left.len()"),
    ("rules/sums.rs", "with[place * per_cell + digit] |= after;", ""),
    ("rules/sums.rs", "*with & above != 0", "**with != 0"),
    ("checker.rs", "last.starts_with(clause)", "last.len() > clause.len()"),
    ("learned.rs", "        self.literals.truncate(begin);\n        self.starts.pop();\n", ""),
];

pub(super) const CERTIFY: &[Bug] = &[
    ("lib.rs", "ruled.used().for_each(|balance| refutation.push_balance(balance.clone()));", ""),
    (
        "lib.rs",
        "(Refuted::Entirely(refutation), None) => Some(Claim::None(refutation)),",
        "(Refuted::Entirely(_), None) => Some(Claim::None(Refutation::new())),",
    ),
    (
        "ruled.rs",
        "self.reasoning.assume(-variable(candidate, self.side))",
        "self.reasoning.assume(variable(candidate, self.side))",
    ),
];
