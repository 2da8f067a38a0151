//! The bugs of the logic crate. Each changes one condition of the finders, the arguments or the judge; the
//! text to be replaced occurs once in its file. A bug whose effect nobody could notice does not belong here:
//! the condition should be dropped from the code instead.

/// File under the `src` of the crate, the text in it, and its replacement.
pub(super) type Bug = (&'static str, &'static str, &'static str);

pub(super) const BUGS: &[Bug] = &[
    // Singles.
    ("families/singles.rs", "empty_cells(house).single()", "empty_cells(house).first()"),
    (
        "families/singles.rs",
        "Some(house), out)?;\n    }\n",
        "Some(house).filter(|_| false), out)?;\n    }\n",
    ),
    (
        "families/singles.rs",
        "technique, cx.geometry().all_houses()",
        "technique, cx.layout().boxes",
    ),
    (
        "families/singles.rs",
        "in cx.places(house).once() {",
        "in cx.places(house).once().iter().skip(1) {",
    ),
    (
        "families/singles.rs",
        "for cell in cx.grid.naked_singles()",
        "for cell in cx.grid.naked_singles().iter().skip(1)",
    ),
    (
        "families/singles.rs",
        "for house in cx.grid.nearly_full()",
        "for house in cx.grid.nearly_full().iter().skip(1)",
    ),
    // Locked candidates.
    (
        "families/intersections.rs",
        "let boxes = cx.layout().boxes;",
        "let boxes = cx.layout().rows;",
    ),
    (
        "families/intersections.rs",
        "crossing[from.index()] - boxes",
        "crossing[from.index()] & boxes",
    ),
    (
        "families/intersections.rs",
        "cx.geometry().all_houses() - cx.layout().boxes",
        "cx.layout().rows",
    ),
    (
        "families/intersections.rs",
        "crossing[from.index()], out",
        "crossing[from.index()] - cx.layout().boxes, out",
    ),
    ("families/intersections.rs", "places.has_several()", "places.len() == 2"),
    (
        "families/intersections.rs",
        "digits_of(inside & other) - digits_of(inside - other)",
        "digits_of(inside & other)",
    ),
    ("index/layout.rs", "meeting).several()", "meeting).once()"),
    ("families/intersections.rs", "& (other - inside);", "& (inside - other);"),
    ("families/intersections.rs", "& (other - inside);", "& other;"),
    // Subsets.
    ("index/tally.rs", "self.at_least[0] - self.at_least[1]", "self.at_least[0]"),
    (
        "index/tally.rs",
        "self.at_least[1] - self.at_least[most]",
        "self.at_least[0] - self.at_least[most]",
    ),
    (
        "index/tally.rs",
        "self.at_least[1] - self.at_least[most]",
        "self.at_least[1] - self.at_least[most - 1]",
    ),
    ("index/tally.rs", "for more in (1..MOST).rev()", "for more in 1..MOST"),
    ("index/tally.rs", "skip(a + 1)", "skip(a + 2)"),
    ("index/tally.rs", "skip(b + 1)", "skip(b + 2)"),
    ("index/tally.rs", "if fits(three | four)", "if fits(two | four)"),
    ("index/tally.rs", "let firsts = (sets.len() + 1)", "let firsts = sets.len()"),
    (
        "index/tally.rs",
        "|union| has_at_most(SIZE, union);",
        "|union| has_at_most(SIZE - 1, union);",
    ),
    ("index/tally.rs", "has_at_most(size, union) && grow", "has_at_most(size - 1, union) && grow"),
    ("families/subsets.rs", "nth(size - 1)", "nth(size)"),
    (
        "families/subsets.rs",
        "HouseSet::first(house.index() + 1)",
        "HouseSet::first(house.index() + 10)",
    ),
    ("index/layout.rs", "map(|pair| pair[0])", "map(|pair| pair[1])"),
    ("families/subsets.rs", "if digits.len() < size", "if digits.len() <= size"),
    (
        "families/subsets.rs",
        "shared.iter().next() != Some(house)",
        "shared.iter().next() == Some(house)",
    ),
    ("families/subsets.rs", "shared.iter().next() != Some(house)", "shared.is_empty()"),
    (
        "families/subsets.rs",
        "!((cx.geometry().cells_of(*h) & theirs) - set).is_empty()",
        "((cx.geometry().cells_of(*h) & theirs) - set).is_empty()",
    ),
    (
        "families/subsets.rs",
        "(2, 2..) => Technique::LockedPair",
        "(2, 1..) => Technique::LockedPair",
    ),
    (
        "families/subsets.rs",
        "(3, 2..) => Technique::LockedTriple",
        "(3, 3..) => Technique::LockedTriple",
    ),
    ("families/subsets.rs", "cx.remove(all - set, digits)", "cx.remove(all, digits)"),
    ("families/subsets.rs", "has_at_most(size - 1, few.bits())", "has_at_most(size, few.bits())"),
    (
        "families/subsets.rs",
        "in cx.grid.digits(cell) & digits {",
        "in (cx.grid.digits(cell) & digits).iter().skip(1) {",
    ),
    ("families/subsets.rs", "if cells.len() < size", "if cells.len() <= size"),
    ("families/subsets.rs", "cx.remove(cells, !digits)", "cx.remove(cells, digits)"),
    ("families/subsets.rs", "Technique::HiddenTriple => 3", "Technique::HiddenTriple => 4"),
    // Fish.
    ("families/fish.rs", "[2, 1].map(|least|", "[1, 1].map(|least|"),
    ("families/fish.rs", "[2, 1].map(|least|", "[2, 3].map(|least|"),
    (
        "families/fish.rs",
        "vec![[rows[0], columns[1]], [columns[0], rows[1]]]",
        "vec![[rows[0], columns[1]], [rows[0], columns[1]]]",
    ),
    (
        "families/fish.rs",
        "if covers.len() == size {\n                    self.offer",
        "if covers.len() <= size {\n                    self.offer",
    ),
    ("families/fish.rs", "if covers.len() != size", "if covers.len() > size"),
    ("families/fish.rs", "gone.is_subset(self.inside)", "!gone.is_disjoint(self.inside)"),
    ("families/fish_hunt.rs", "self.room < self.size && catch", "catch"),
    (
        "families/fish.rs",
        "all - geometry.peers(victim) - CellSet::only(victim)",
        "all - CellSet::only(victim)",
    ),
    ("families/fish_lines.rs", "!has_at_most(1, lines[line])", "!has_at_most(2, lines[line])"),
    ("families/fish_lines.rs", "[rows, columns].iter_mut()", "[rows].iter_mut()"),
    (
        "families/fish_lines.rs",
        "line.places & !hidden[line.number % 64]",
        "line.places | hidden[line.number % 64]",
    ),
    ("families/fish.rs", "let fins = base - cover;", "let fins = base & cover;"),
    ("families/fish.rs", "(cover - base)", "cover"),
    ("families/fish.rs", "for fin in fins | shared", "for fin in fins"),
    ("families/fish.rs", "for fin in fins | shared", "for fin in shared"),
    ("families/fish.rs", "- fins).len() < 2", "- fins).len() < 3"),
    ("families/fish.rs", "gone.is_empty() || !self.seen", "gone.is_empty() || self.seen"),
    ("families/fish_hunt.rs", "apart || !places.is_disjoint(catch.taken)", "apart"),
    (
        "families/fish_hunt.rs",
        "next.caught |= self.cells[house.index()]",
        "next.caught |= next.taken",
    ),
    (
        "families/fish_hunt.rs",
        "self.geometry.houses_of(cell) & catch.free",
        "self.geometry.houses_of(cell)",
    ),
    (
        "families/fish_names.rs",
        "(false, true, true) if bases.iter().any(is_bare)",
        "(false, true, true) if bases.iter().all(is_bare)",
    ),
    // One digit, two strong links.
    (
        "families/single_digit.rs",
        "end == other_end || end == other_near || near == other_end",
        "end == other_end",
    ),
    ("families/single_digit.rs", "seen[i].contains(second.cells[j])", "true"),
    ("families/single_digit.rs", "if straight || !places", "if !places"),
    (
        "families/single_digit.rs",
        "joined.contains(pair_cells[0])",
        "joined.contains(pair_cells[1])",
    ),
    // Wings.
    (
        "families/wings.rs",
        "cx.bivalue() & cx.geometry().peers(pivot);\n        let pincers = |shared",
        "cx.bivalue();\n        let pincers = |shared",
    ),
    ("families/wings.rs", "if digit == same", "if digit != same"),
    ("families/wings.rs", "digits.contains(shared).then_some", "true.then_some"),
    ("families/wings.rs", "common_peers([first, second])", "common_peers([first, pivot])"),
    ("families/wings.rs", "[first, pivot, second].map", "[first, second].map"),
    ("families/wings.rs", "(pivot, a), (pivot, b)", "(pivot, b), (pivot, a)"),
    // Code that finders share.
    ("families/choose.rs", "&items[at + 1..]", "&items[at..]"),
    ("families/choose.rs", "(items.len() + 1).saturating_sub", "items.len().saturating_sub"),
    ("context.rs", "self.few(2)", "self.few(3)"),
    ("context.rs", "(self.grid.digits(cell) & digits)", "digits"),
    ("sink.rs", "if conclusions.is_empty()", "if conclusions.len() == 1"),
    ("search.rs", "self.within.is_none_or(lives_in)", "self.within.is_none_or(|_| true)"),
    ("search.rs", "step.technique == self.technique", "step.technique <= self.technique"),
    ("position.rs", "cells.try_into()", "cells[..cells.len().min(2)].try_into()"),
    (
        "position.rs",
        "Conclusion::Eliminate(candidate) => self.eliminate(candidate)",
        "Conclusion::Eliminate(candidate) => self.place(candidate)",
    ),
    // Arguments: the premises that a step states.
    (
        "argument/intersection.rs",
        "Premise::House(self.from, self.digit)",
        "Premise::House(self.into, self.digit)",
    ),
    (
        "argument/fish.rs",
        "self.base.iter().map(|&house| Premise",
        "self.base.iter().skip(1).map(|&house| Premise",
    ),
    (
        "argument/subset.rs",
        "self.cells.iter().map(|&cell| Premise",
        "self.cells.iter().skip(1).map(|&cell| Premise",
    ),
    ("argument/subset.rs", "if !self.hidden", "if self.hidden"),
    (
        "argument/subset.rs",
        "self.digits.iter().map(move |d|",
        "self.digits.iter().skip(1).map(move |d|",
    ),
    // The judge.
    (
        "verify.rs",
        "if conclusions.is_empty() {\n            return Err(Flaw::Empty);\n        }\n        let facts",
        "if conclusions.len() > 99 {\n            return Err(Flaw::Empty);\n        }\n        let facts",
    ),
    ("verify.rs", "if !self.has(candidate)?", "if !self.has(candidate)? && conclusions.len() > 99"),
    ("verify.rs", "facts.satisfiable(&[], &[*k])", "facts.satisfiable(&[*k], &[])"),
    ("verify.rs", "facts.satisfiable(&[*k], &[])", "facts.satisfiable(&[], &[*k])"),
    ("verify.rs", "Some(false) => {}", "Some(_) => {}"),
    ("verify.rs", "None => return Err(Flaw::Undecided(candidate))", "None => {}"),
    ("verify.rs", "!held.contains(digit)", "!held.is_empty() || !held.contains(digit)"),
    ("verify.rs", "if cells.iter().any(", "if cells.iter().skip(99).any("),
    ("verify.rs", "if self.position.digit(cell).is_some()", "if self.candidates.is_empty()"),
    (
        "verify.rs",
        "if digit.index() >= self.position.shape().side()",
        "if digit.index() > self.position.shape().side()",
    ),
    (
        "verify.rs",
        "if candidate.digit.index() >= self.position.shape().side()",
        "if candidate.digit.index() > self.position.shape().side()",
    ),
    ("verify/entail.rs", "!falsehoods.contains(&k)", "falsehoods.contains(&k)"),
    ("verify/entail.rs", "!falsehoods.contains(&k)", "!falsehoods.contains(&k) || true"),
    ("verify/count.rs", "return a.digit != b.digit", "return a.digit == b.digit"),
    ("verify/count.rs", "return a.digit != b.digit", "return false"),
    ("verify/count.rs", "a.digit == b.digit &&", "a.digit != b.digit &&"),
    ("verify/count.rs", "a.digit == b.digit &&", ""),
    ("verify/entail.rs", "        Some(false)\n", "        Some(true)\n"),
];
