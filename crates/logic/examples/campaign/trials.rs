//! The trials.
use crate::options::{Options, What};
use crate::tally::Tally;
use crate::walk::{easy, is_exotic, is_slow, may_differ, nine, open, search, singles, some};
use std::collections::BTreeSet;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Random, Shape, Symmetry};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_logic::{
    Conclusion, Level, Position, Search, Step, Technique, position, render::notation, verify::Flaw,
};
use whydoku_testkit::{loose_puzzle, loosened, random_puzzle, small_shapes, two_ways};

/// One of them, and what it needs repeatedly.
pub(crate) struct Trial<'a> {
    options: &'a Options,
    shapes: Vec<Shape>,
}

/// A description of a flaw, with everything needed to reproduce it.
pub(crate) fn flaw(what: &str, step: &Step, position: &dyn Position) -> String {
    let shape = position.shape();
    let line = notation::step(step, shape);
    format!("{what}: {line}\non {shape}: {:?}", position.to_puzzle().entries())
}

impl<'a> Trial<'a> {
    pub(crate) fn new(options: &'a Options) -> Self {
        Self { options, shapes: small_shapes() }
    }
    /// The techniques that are tried.
    pub(crate) fn techniques(&self) -> impl Iterator<Item = Technique> + '_ {
        let wanted = |technique: &Technique| {
            let info = technique.info();
            let named = self.options.only.as_ref().is_none_or(|word| info.id.contains(word));
            named
                && match self.options.what {
                    What::Several => !info.needs_unique,
                    What::Two => info.needs_unique,
                    What::Laws | What::Proved | What::Around => true,
                    What::Positions => info.hodoku.is_some(),
                }
        };
        Technique::ALL.iter().copied().filter(wanted)
    }
    /// How often a technique must fire.
    pub(crate) fn quotas(&self) -> impl Iterator<Item = (Technique, u64)> + '_ {
        self.techniques().map(|technique| (technique, self.quota(technique)))
    }
    pub(crate) fn quota(&self, technique: Technique) -> u64 {
        match self.options.what {
            What::Several | What::Around if is_exotic(technique) => self.options.exotic,
            What::Several | What::Around => self.options.count,
            _ => 1,
        }
    }
    pub(crate) fn is_enough(&self, tally: &Tally) -> bool {
        match self.options.what {
            What::Several | What::Around => self.techniques().all(|t| tally.of(t) >= self.quota(t)),
            What::Two => tally.puzzles >= self.options.count,
            What::Laws | What::Positions => tally.positions >= self.options.count,
            What::Proved => tally.steps >= self.options.count,
        }
    }
    /// One puzzle.
    ///
    /// # Errors
    /// The first flaw.
    pub(crate) fn one(&mut self, random: &mut Random, tally: &mut Tally) -> Result<(), String> {
        match self.options.what {
            What::Several => self.several(random, tally),
            What::Two => self.two(random, tally),
            What::Around => self.around(random, tally),
            What::Laws | What::Proved => self.one_solution(random, tally),
            What::Positions => self.compared(random, tally),
        }
    }
    pub(crate) fn given(&self, tally: &Tally) -> Option<&'a Puzzle> {
        let puzzles = &self.options.from;
        let length = u64::try_from(puzzles.len()).ok().filter(|&length| length > 0)?;
        puzzles.get(usize::try_from(tally.puzzles % length).ok()?)
    }

    /// A puzzle with several solutions, as far as techniques lead.
    fn several(&mut self, random: &mut Random, tally: &mut Tally) -> Result<(), String> {
        let puzzle = match self.given(tally) {
            Some(puzzle) => loosened(puzzle, random),
            None => loose_puzzle(&nine()?, random),
        };
        let possible = possible(&puzzle);
        let mut position = position(&puzzle).map_err(|error| error.to_string())?;
        let easy = easy(false);
        loop {
            let unmet: Vec<Technique> =
                self.techniques().filter(|&t| tally.of(t) < self.quota(t)).collect();
            let single = position.first(&singles());
            let mut found = Vec::new();
            if single.is_none() || random.below(8) == 0 {
                tally.positions += 1;
                found = search(&*position, &some(&unmet, random)).0;
                if !found.is_empty() {
                    tally.weigh(&*position, &possible);
                }
                agree_with_all(&*position, &found, &possible, tally)?;
            }
            let Some(step) =
                single.or_else(|| any(found, random)).or_else(|| position.first(&easy))
            else {
                return Ok(());
            };
            position.apply(&step);
        }
    }

    /// A puzzle with two solutions.
    fn two(&mut self, random: &mut Random, tally: &mut Tally) -> Result<(), String> {
        let two = two_ways(random);
        let mut position = position(&two.puzzle).map_err(|error| error.to_string())?;
        let order: Vec<Search> = self.techniques().map(Search::from).collect();
        let easy = easy(false);
        loop {
            tally.positions += 1;
            if let Some(step) = position.first(&order) {
                return Err(flaw("found with two solutions", &step, &*position));
            }
            let mut misled = position.copy();
            misled.assume_unique(true);
            let judge = position.judge();
            for step in search(&*misled, &order).0 {
                if judge.check(&step) != Err(Flaw::NotUnique) {
                    return Err(flaw("not refused", &step, &*position));
                }
                tally.count(&step);
            }
            let Some(step) = position.first(&easy) else { return Ok(()) };
            position.apply(&step);
        }
    }

    /// Positions of a puzzle and their steps, on standard output.
    fn compared(&mut self, random: &mut Random, tally: &mut Tally) -> Result<(), String> {
        let puzzle = self.given(tally).cloned();
        let puzzle =
            puzzle.map_or_else(|| Ok(random_puzzle(&nine()?, random, 1)), Ok::<_, String>)?;
        let (mut position, _) = open(&puzzle)?;
        let order: Vec<Search> = self.techniques().map(Search::from).collect();
        let easy = easy(true);
        while let Some(step) = position.first(&singles()).or_else(|| position.first(&easy)) {
            if step.placements().next().is_none() && random.below(3) == 0 {
                tally.positions += 1;
                println!("{}", library_line(&*position));
                for &search in &order {
                    let code = search.technique.info().hodoku.unwrap_or_default();
                    for step in position.all(search.technique) {
                        println!(
                            "{code}\t{}",
                            notation::conclusions(&step.conclusions, position.shape())
                        );
                    }
                }
            }
            position.apply(&step);
        }
        Ok(())
    }

    /// A puzzle with one solution, on any board.
    fn one_solution(&mut self, random: &mut Random, tally: &mut Tally) -> Result<(), String> {
        let puzzle = if let Some(puzzle) = self.given(tally) {
            puzzle.clone()
        } else {
            let any = self.shapes[random.below(self.shapes.len())].clone();
            let shape = if random.below(3) == 0 { any } else { nine()? };
            let extra = random.below(4);
            random_puzzle(&shape, random, extra)
        };
        let (mut position, verdict) = open(&puzzle)?;
        let Some(solution) = verdict.solution() else { return Ok(()) };
        let (solution, easy) = (solution.digits().to_vec(), easy(true));
        // On large boards the others find so much that nothing else would be tried.
        let small = position.shape().side() <= 10;
        let quick = |t: &Technique| small || (t.info().level <= Level::Hard && !is_slow(*t));
        let all: Vec<Technique> = self.techniques().filter(quick).collect();
        loop {
            let single = position.first(&singles());
            let mut found = Vec::new();
            if single.is_none() || random.below(8) == 0 {
                tally.positions += 1;
                let mut order = some(&all, random);
                if self.options.what == What::Laws {
                    order.truncate(12);
                }
                found = if self.options.what == What::Laws {
                    laws(&*position, &order, random, tally)?
                } else {
                    proved(&*position, &order, &solution, tally)?
                };
            }
            let Some(step) =
                single.or_else(|| any(found, random)).or_else(|| position.first(&easy))
            else {
                return Ok(());
            };
            position.apply(&step);
        }
    }
}

/// A position as HoDoKu's library writes it: digits, with a plus before those that were worked out,
/// then the candidates that have been eliminated beyond those that digits exclude.
fn library_line(position: &dyn Position) -> String {
    let shape = position.shape();
    let (mut digits, mut gone) = (String::new(), Vec::new());
    for cell in shape.cells() {
        match position.placed(cell) {
            Some(digit) => {
                digits.push_str(if position.is_given(cell) { "" } else { "+" });
                digits.push_str(&shape.digit_name(digit));
            }
            None => digits.push('.'),
        }
        for digit in shape.digits().filter(|_| position.placed(cell).is_none()) {
            let excluded =
                |other: Cell| position.placed(other) == Some(digit) && shape.are_peers(cell, other);
            let there = position.digits(cell).contains(digit);
            if !there && !shape.cells().any(excluded) {
                let (row, column) = (cell.row(9) + 1, cell.column(9) + 1);
                gone.push(format!("{}{row}{column}", shape.digit_name(digit)));
            }
        }
    }
    format!(":0000:x:{digits}:{}:::", gone.join(" "))
}

pub(crate) fn any(mut steps: Vec<Step>, random: &mut Random) -> Option<Step> {
    let at = (!steps.is_empty()).then(|| random.below(steps.len()))?;
    Some(steps.swap_remove(at))
}

/// No step may contradict a digit that a cell has in some solution, and the judge must prove each.
pub(crate) fn agree_with_all(
    position: &dyn Position,
    steps: &[Step],
    possible: &[DigitSet],
    tally: &mut Tally,
) -> Result<(), String> {
    let agrees = |conclusion: &Conclusion| {
        let candidate = conclusion.candidate();
        let can = possible[candidate.cell.index()];
        match conclusion {
            Conclusion::Eliminate(_) => !can.contains(candidate.digit),
            Conclusion::Place(_) => can == DigitSet::only(candidate.digit),
        }
    };
    let judge = position.judge();
    for step in steps {
        if !step.conclusions.iter().all(agrees) {
            return Err(flaw("a solution differs", step, position));
        }
        judge.check(step).map_err(|why| flaw(&why.to_string(), step, position))?;
        tally.count(step);
    }
    Ok(())
}

/// The digits that each cell has in some solution.
pub(crate) fn possible(puzzle: &Puzzle) -> Vec<DigitSet> {
    let cells: Vec<Cell> = puzzle.shape().cells().collect();
    let mut possible = vec![DigitSet::EMPTY; cells.len()];
    for &cell in &cells {
        for digit in puzzle.shape().digits() {
            if possible[cell.index()].contains(digit) {
                continue;
            }
            let mut forced = puzzle.clone();
            match puzzle.entry(cell) {
                Entry::Given(given) | Entry::Placed(given) if given != digit => continue,
                Entry::Given(_) | Entry::Placed(_) => {}
                Entry::Candidates(own) if !own.contains(digit) => continue,
                Entry::Candidates(_) => forced.set(cell, Entry::Candidates(DigitSet::only(digit))),
                Entry::Unknown => forced.set(cell, Entry::Given(digit)),
            }
            let verdict = solve(&forced, &Budget::unlimited());
            let both = match &verdict {
                Verdict::Several(one, other) => vec![one, other],
                other => other.solution().into_iter().collect(),
            };
            for solution in both {
                for &cell in &cells {
                    possible[cell.index()].insert(solution[cell]);
                }
            }
        }
    }
    possible
}

/// Proves the steps of a position and compares them with the solution.
fn proved(
    position: &dyn Position,
    order: &[Search],
    solution: &[Digit],
    tally: &mut Tally,
) -> Result<Vec<Step>, String> {
    let (found, _) = search(position, order);
    let judge = position.judge();
    for step in &found {
        judge.check(step).map_err(|why| flaw(&why.to_string(), step, position))?;
        let agrees = |conclusion: &Conclusion| {
            let candidate = conclusion.candidate();
            let is_true = solution[candidate.cell.index()] == candidate.digit;
            is_true == matches!(conclusion, Conclusion::Place(_))
        };
        if !step.conclusions.iter().all(agrees) {
            return Err(flaw("contradicts the solution", step, position));
        }
        tally.count(step);
    }
    Ok(found)
}

/// Checks symmetry, freshness, and that a second search finds the same.
fn laws(
    original: &dyn Position,
    order: &[Search],
    random: &mut Random,
    tally: &mut Tally,
) -> Result<Vec<Step>, String> {
    let map = Symmetry::random(original.shape(), random);
    let image = map.puzzle(&original.to_puzzle());
    let mut image = position(&image).map_err(|error| error.to_string())?;
    image.assume_unique(original.is_unique());
    let mapped = |conclusion: &Conclusion| match *conclusion {
        Conclusion::Place(candidate) => Conclusion::Place(map.candidate(candidate)),
        Conclusion::Eliminate(candidate) => Conclusion::Eliminate(map.candidate(candidate)),
    };
    let mut all = Vec::new();
    for search_for in order {
        let (steps, whole) = search(original, &[*search_for]);
        let (images, whole_too) = search(&*image, &[*search_for]);
        let results = |steps: &[Step]| -> BTreeSet<Vec<Conclusion>> {
            steps.iter().map(|step| step.conclusions.clone()).collect()
        };
        let expected: BTreeSet<Vec<Conclusion>> = results(&steps)
            .iter()
            .map(|result| {
                let mut result: Vec<Conclusion> = result.iter().map(mapped).collect();
                result.sort_unstable();
                result
            })
            .collect();
        let free = may_differ(search_for.technique, original.shape());
        if !free && whole && whole_too && results(&images) != expected {
            let (found, at) = (results(&images), original.to_puzzle());
            let only = |a: &BTreeSet<Vec<Conclusion>>, b: &BTreeSet<Vec<Conclusion>>| {
                let only: Vec<String> = a
                    .difference(b)
                    .map(|result| notation::conclusions(result, at.shape()))
                    .collect();
                only.join(" | ")
            };
            return Err(format!(
                "{search_for} is not symmetric under {map:?} on {}: only in the original, mapped: \
                 {}; only in the image: {}; image: {:?}",
                at.shape(),
                only(&expected, &found),
                only(&found, &expected),
                image.to_puzzle().entries()
            ));
        }
        if let Some(step) = any(steps.clone(), random) {
            stale(original, *search_for, &step)?;
        }
        for step in &steps {
            tally.count(step);
        }
        all.extend(steps);
    }
    Ok(all)
}

/// A step that is taken removes what it says, restores nothing, and is not offered again.
fn stale(before: &dyn Position, search_for: Search, step: &Step) -> Result<(), String> {
    let mut after = before.copy();
    after.apply(step);
    let gone = |conclusion: &Conclusion| !after.has(conclusion.candidate());
    if !step.conclusions.iter().all(gone) {
        return Err(flaw("not carried out", step, before));
    }
    let shape = before.shape();
    if shape.cells().any(|cell| !after.digits(cell).is_subset(before.digits(cell))) {
        return Err(flaw("a candidate came back", step, before));
    }
    for next in search(&*after, &[search_for]).0 {
        if next.conclusions.iter().any(gone) {
            return Err(flaw("stale", &next, &*after));
        }
    }
    Ok(())
}
