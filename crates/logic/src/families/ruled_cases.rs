//! What the cases that a person tells apart for a rule say about its candidates.
use crate::argument::{Against, Case, Ground};
use crate::index::clues::Group;
use crate::premise::Conclusion;
use whydoku_core::{Candidate, Cell, Digit, DigitSet, RuleCase};

/// The largest number of cases that are listed.
const MOST: usize = 6;

/// Conclusions for which the cases of a rule are a reason.
#[derive(Default)]
pub(super) struct ByCases {
    pub(super) gone: Vec<Conclusion>,
    /// The cases, if they are few.
    pub(super) cases: Vec<Case>,
    /// What the cases say about each candidate, if they are many.
    pub(super) grounds: Vec<Ground>,
}

/// Those of some conclusions about a group of one rule for which its cases are a reason, if it has any. `left` has the
/// digits that each cell can hold.
pub(super) fn by_cases(group: &Group, left: &[DigitSet], gone: &[Conclusion]) -> ByCases {
    let [clue] = &group.clues[..] else { return ByCases::default() };
    let meaning = &clue.rule.definition().meaning;
    let options: Vec<Vec<Digit>> = left.iter().map(|digits| digits.iter().collect()).collect();
    if let Some(extremes) = meaning.extremes {
        let wanted = clue.rule.number().map_or(0, |number| number as usize);
        let with = |own: Candidate| {
            let mut with = options.clone();
            let at = group.cells.iter().position(|&cell| cell == own.cell)?;
            with[at] = vec![own.digit];
            let [least, most] = extremes(&clue.rule, &with)?;
            let is_most = most < wanted;
            let count = if is_most { most } else { least };
            (is_most || least > wanted).then_some(Against::Count { count, is_most })
        };
        return for_each(gone, with);
    }
    let Some(cases) = meaning.cases else { return ByCases::default() };
    let all = cases(&clue.rule, &options);
    let is_left = |case: &&RuleCase| {
        let holds = |&(at, number): &(usize, usize)| left[at].contains(Digit::from_number(number));
        !case.sets.is_empty() && case.fixed.iter().all(holds)
    };
    let few = merged(all.iter().filter(is_left).map(|case| named(&group.cells, case)));
    if !few.is_empty() && few.len() <= MOST {
        let is_told = |one: &&Conclusion| few.iter().all(|case| case.excludes(one.candidate()));
        let gone: Vec<Conclusion> = gone.iter().filter(is_told).copied().collect();
        return ByCases { gone, cases: few, grounds: Vec::new() };
    }
    for_each(gone, |own| against(group, left, &all, own))
}

/// The conclusions against which there is something, with a ground for each.
fn for_each(gone: &[Conclusion], against: impl Fn(Candidate) -> Option<Against>) -> ByCases {
    let with = |&one: &Conclusion| {
        let own = one.candidate();
        against(own).map(|against| (one, Ground::new(own, against)))
    };
    let (gone, grounds) = gone.iter().filter_map(with).unzip();
    ByCases { gone, cases: Vec::new(), grounds }
}

/// A case with the cells and digits of the board.
fn named(cells: &[Cell], case: &RuleCase) -> Case {
    let digits = |set: &Vec<usize>| set.iter().map(|&number| Digit::from_number(number)).collect();
    let fixed =
        |&(at, number): &(usize, usize)| Candidate::new(cells[at], Digit::from_number(number));
    Case {
        fixed: case.fixed.iter().map(fixed).collect(),
        is_either: false,
        beside: case.beside.iter().map(|&at| cells[at]).collect(),
        sets: case.sets.iter().map(digits).collect(),
    }
}

/// Cases in which only the two digits that decide change places, as one.
fn merged(cases: impl Iterator<Item = Case>) -> Vec<Case> {
    let mut all: Vec<Case> = Vec::new();
    for case in cases {
        let turned = |known: &&mut Case| {
            let [a, b] = case.fixed[..] else { return false };
            let other = [Candidate::new(b.cell, a.digit), Candidate::new(a.cell, b.digit)];
            known.fixed == other && known.beside == case.beside && known.sets == case.sets
        };
        match all.iter_mut().find(turned) {
            Some(known) => known.is_either = true,
            None => all.push(case),
        }
    }
    all
}

/// What is against a candidate that would decide between the cases.
fn against(group: &Group, left: &[DigitSet], all: &[RuleCase], own: Candidate) -> Option<Against> {
    let at = group.cells.iter().position(|&cell| cell == own.cell)?;
    let fixed = (at, own.digit.number());
    let own_cases: Vec<&RuleCase> = all.iter().filter(|case| case.fixed.contains(&fixed)).collect();
    let first = own_cases.first()?;
    let names =
        |places: &[usize]| places.iter().map(|&place| group.cells[place]).collect::<Vec<_>>();
    let rest = i64::try_from(first.rest).ok()?;
    let others: Vec<(usize, usize)> = own_cases
        .iter()
        .flat_map(|case| &case.fixed)
        .copied()
        .filter(|one| *one != fixed)
        .collect();
    let Some(&(_, number)) = others.first() else {
        let cells = names(&first.beside);
        return (!cells.is_empty()).then_some(Against::NotMade { cells, rests: vec![rest] });
    };
    let digit = Digit::from_number(number);
    let places: Vec<usize> = others.iter().map(|(place, _)| *place).collect();
    let fits = |place: usize| place != at && digit != own.digit && left[place].contains(digit);
    let open: Vec<usize> = places.iter().copied().filter(|&place| fits(place)).collect();
    let is_absent = open.is_empty();
    let cells = names(if is_absent { &places } else { &open });
    Some(Against::Counterpart { digit, cells, rest: (!is_absent).then_some(rest) })
}
