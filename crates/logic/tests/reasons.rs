//! What steps from rules say: every digit that goes has its reason, and the numbers of each reason are true.
use core::ops::ControlFlow;
use std::collections::{BTreeMap, BTreeSet};
use whydoku_core::{
    Candidate, Cell, Digit, DigitSet, Entry, Kind, Puzzle, Random, Rule, Shape, Stop,
};
use whydoku_logic::{
    Against, Argument, Case, Ground, Position, Ruled, Search, Technique, position,
};
use whydoku_testkit::{random_rule_of, random_solution};

/// A board with rules of one kind that a random solution satisfies, with some of its cells given.
fn puzzle(shape: &Shape, kind: Kind, random: &mut Random) -> Option<Puzzle> {
    let known = random_solution(shape, random);
    let mut rules: Vec<Rule> = Vec::new();
    for _ in 0..400 {
        let rule = random_rule_of(kind, shape.side(), random);
        let is_open = rule.numbers.is_empty() && kind.definition().numbers[1] > 0;
        if is_open && kind.definition().meaning.own_numbers.is_none() {
            continue; // Little follows from it.
        }
        let with = [&rules[..], &[rule]].concat();
        let holds = |rule: &Rule| rule.holds_among(&with, shape.side(), &known);
        if with.iter().all(holds) && shape.with_rules(with.clone()).is_ok() {
            rules = with;
        }
        if rules.len() > 3 {
            break;
        }
    }
    let mut puzzle = Puzzle::empty(shape.with_rules(rules).ok()?);
    for _ in 0..random.below(shape.cell_count() / 3) {
        let cell = random.below(known.len());
        puzzle.set(Cell::new(cell), Entry::Given(known[cell]));
    }
    Some(puzzle)
}

/// A position and its board.
struct At<'a> {
    shape: &'a Shape,
    here: &'a dyn Position,
}

/// The digits that a cell can hold.
fn left(at: &At<'_>, cell: Cell) -> DigitSet {
    match at.here.placed(cell) {
        Some(digit) => DigitSet::only(digit),
        None => at.here.digits(cell),
    }
}

/// Whether two cells see each other for any reason.
fn differ(shape: &Shape, a: Cell, b: Cell) -> bool {
    let same = |digit| [a, b].map(|cell| Candidate::new(cell, digit));
    shape.are_peers(a, b)
        || shape.digits().all(|digit| {
            let [one, other] = same(digit);
            !shape.pair_rules().allow_both(one, other)
        })
}

/// What some cells can add up to if one cell holds a digit.
fn sums(at: &At<'_>, cells: &[Cell], own: Candidate) -> BTreeSet<i64> {
    let mut ways: Vec<(Vec<(Cell, Digit)>, i64)> = vec![(vec![(own.cell, own.digit)], 0)];
    for &cell in cells {
        let mut more = Vec::new();
        for (way, sum) in &ways {
            if cell == own.cell {
                more.push((way.clone(), sum + i64::try_from(own.digit.number()).unwrap()));
                continue;
            }
            for digit in left(at, cell) {
                let fits =
                    |&(other, of): &(Cell, Digit)| of != digit || !differ(at.shape, other, cell);
                if way.iter().all(fits) {
                    let longer = [&way[..], &[(cell, digit)]].concat();
                    more.push((longer, sum + i64::try_from(digit.number()).unwrap()));
                }
            }
        }
        ways = more;
    }
    ways.into_iter().map(|(_, sum)| sum).collect()
}

/// The ways to fill the cells of a rule along a line with different digits, whatever the rule says, perhaps with a
/// candidate; none of a line that is long.
fn fillings(at: &At<'_>, ruled: &Ruled, own: Option<Candidate>) -> Vec<Vec<(Cell, Digit)>> {
    if ruled.cells.len() > 6 {
        return Vec::new();
    }
    let mut ways: Vec<Vec<(Cell, Digit)>> = vec![Vec::new()];
    for &cell in &ruled.cells {
        let digits = match own.filter(|own| own.cell == cell) {
            Some(own) => DigitSet::only(own.digit),
            None => left(at, cell),
        };
        let with = |way: &Vec<(Cell, Digit)>| {
            let used: DigitSet = way.iter().map(|(_, digit)| *digit).collect();
            let longer = |digit| [&way[..], &[(cell, digit)]].concat();
            (digits - used).iter().map(longer).collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(with).collect();
    }
    ways
}

/// Whether every way to fill the cells of a rule that keeps it is one of the cases, and none has a candidate that goes.
fn are_cases(at: &At<'_>, ruled: &Ruled, gone: &[Candidate]) -> bool {
    let rule = &ruled.clues[0].rule;
    let mut digits = vec![Digit::from_number(1); at.shape.cell_count()];
    fillings(at, ruled, None).iter().all(|filling| {
        for (cell, digit) in filling {
            digits[cell.index()] = *digit;
        }
        let is_case = |case: &Case| {
            let holds = |cell: Cell| digits[cell.index()];
            let ends: DigitSet = case.fixed.iter().map(|one| holds(one.cell)).collect();
            let wanted: DigitSet = case.fixed.iter().map(|one| one.digit).collect();
            let is_fixed = case.fixed.iter().all(|one| holds(one.cell) == one.digit);
            let set: DigitSet = case.beside.iter().map(|&cell| holds(cell)).collect();
            (is_fixed || case.is_either && ends == wanted) && case.sets.contains(&set)
        };
        !rule.holds(at.shape.side(), &digits)
            || ruled.cases.iter().any(is_case)
                && gone.iter().all(|own| !filling.contains(&(own.cell, own.digit)))
    })
}

/// Whether what a ground says of the position is true.
fn is_true(at: &At<'_>, ruled: &Ruled, ground: &Ground) -> bool {
    let shape = at.shape;
    let pairs = |cell: Cell, digit: Digit, other: Cell| -> DigitSet {
        let one = Candidate::new(cell, digit);
        let goes = |&of: &Digit| shape.pair_rules().allow_both(one, Candidate::new(other, of));
        shape.digits().filter(goes).collect()
    };
    ground.candidates().all(|own| {
        let sums = |cells: &[Cell]| sums(at, cells, own);
        match &ground.against {
            Against::Partner { cell, wanted, has } => {
                let by_pairs = pairs(own.cell, own.digit, *cell);
                let is_pair = by_pairs.iter().all(|digit| wanted.contains(digit));
                // Or the total leaves only this.
                let is_total = ruled.cells.len() <= 3 || wanted.len() == 1;
                *has == left(at, *cell) && (*wanted & *has).is_empty() && (is_pair || is_total)
            }
            Against::Alone => shape
                .cells()
                .any(|other| other != own.cell && pairs(own.cell, own.digit, other).is_empty()),
            Against::TooLittle { cells, rest, bound } => {
                rest < bound && sums(cells).iter().all(|sum| sum >= bound)
            }
            Against::TooMuch { cells, rest, bound } => {
                rest > bound && sums(cells).iter().all(|sum| sum <= bound)
            }
            Against::NotMade { cells, rests } => {
                rests.iter().all(|rest| !sums(cells).contains(rest))
            }
            Against::Sides { cells, own, others, bound, is_less } => {
                let fits =
                    |sum: &i64, of: &i64, less: bool| if less { sum <= of } else { sum >= of };
                sums(cells).iter().all(|sum| fits(sum, own, *is_less))
                    && sums(others).iter().all(|sum| fits(sum, bound, !is_less))
                    && if *is_less { own < bound } else { own > bound }
            }
            Against::Bounds { least, most } => own.digit < *least || own.digit > *most,
            Against::Forced { path, empty } => {
                path.iter().all(|(cell, _)| ruled.cells.contains(cell))
                    && ruled.cells.contains(empty)
            }
            Against::Seen { places } => places.iter().all(|&place| {
                differ(shape, place, own.cell) && left(at, place).contains(own.digit)
            }),
            Against::Places => ruled.cells.iter().all(|&place| {
                ruled.digits.iter().all(|digit| !pairs(own.cell, own.digit, place).contains(digit))
                    || own.digit == ruled.digits.single().unwrap() && differ(shape, place, own.cell)
            }),
            Against::Counterpart { digit, cells, rest } => {
                let can_hold = |&cell: &Cell| {
                    cell != own.cell && *digit != own.digit && left(at, cell).contains(*digit)
                };
                let is_pair = fillings(at, ruled, Some(own))
                    .iter()
                    .all(|filling| cells.iter().any(|cell| filling.contains(&(*cell, *digit))));
                (is_pair || rest.is_none())
                    && cells.iter().all(|cell| can_hold(cell) == rest.is_some())
            }
            Against::Count { count, is_most } => {
                let seen = |filling: &Vec<(Cell, Digit)>| {
                    let digits: Vec<Digit> = filling.iter().map(|(_, digit)| *digit).collect();
                    let is_seen = |&at: &usize| digits[..at].iter().all(|one| *one < digits[at]);
                    (0..digits.len()).filter(is_seen).count()
                };
                let all = fillings(at, ruled, Some(own));
                all.iter()
                    .map(seen)
                    .all(|seen| if *is_most { seen <= *count } else { seen >= *count })
            }
            Against::NoPlace | Against::Unfillable => true,
        }
    })
}

#[test]
fn every_digit_that_goes_has_its_reason_and_every_reason_is_true() {
    let shapes =
        [Shape::square(4).unwrap(), Shape::boxes(2, 3).unwrap(), Shape::square(9).unwrap()];
    let order: Vec<Search> = Search::default_order()
        .into_iter()
        .filter(|one| one.technique <= Technique::NakedQuad)
        .collect();
    let mut random = Random::new(46);
    let mut told: BTreeMap<Kind, usize> = BTreeMap::new();
    let mut by_reason: BTreeMap<String, usize> = BTreeMap::new();
    for round in 0..6 {
        for kind in Kind::all() {
            let shape = &shapes[round % shapes.len()];
            let Some(puzzle) = puzzle(shape, kind, &mut random) else { continue };
            let mut here = position(&puzzle).unwrap();
            for _ in 0..8 {
                let mut next = None;
                let mut steps = Vec::new();
                let _ = here.search_within(&order, Stop::NEVER, &mut |step| {
                    steps.push(step);
                    if steps.len() < 12 {
                        ControlFlow::Continue(())
                    } else {
                        ControlFlow::Break(())
                    }
                });
                for step in steps {
                    let words = step.explain(puzzle.shape());
                    assert!(!words.contains("removed here"), "{words}");
                    if let Argument::Ruled(ruled) = &step.argument
                        && step.technique != Technique::CrossHouseSubset
                    {
                        *told.entry(kind).or_default() += 1;
                        let listed: DigitSet =
                            ruled.combinations.iter().flatten().copied().collect();
                        let gone: Vec<Candidate> = step.eliminations().collect();
                        if !ruled.cases.is_empty() {
                            let at = At { shape: puzzle.shape(), here: &*here };
                            assert!(are_cases(&at, ruled, &gone), "{words}");
                            *by_reason.entry("Cases".to_owned()).or_default() += 1;
                        }
                        for own in gone {
                            let is_shown = !ruled.cases.is_empty()
                                || ruled.equation.is_some()
                                || !ruled.combinations.is_empty() && !listed.contains(own.digit);
                            let has = ruled
                                .grounds
                                .iter()
                                .flat_map(Ground::candidates)
                                .any(|one| one == own);
                            assert!(is_shown || has, "{own:?} has no reason: {words}");
                        }
                        for ground in &ruled.grounds {
                            assert!(
                                is_true(&At { shape: puzzle.shape(), here: &*here }, ruled, ground),
                                "{ground:?}: {words}"
                            );
                            let name = format!("{:?}", ground.against);
                            let name = name.split([' ', '{']).next().unwrap().to_owned();
                            *by_reason.entry(name).or_default() += 1;
                        }
                    }
                    next = next.or(Some(step));
                }
                let Some(step) = next else { break };
                here.apply(&step);
            }
        }
    }
    assert!(told.len() > 26, "kinds with a step: {told:?}");
    assert!(by_reason.len() > 11, "few reasons: {by_reason:?}");
}
