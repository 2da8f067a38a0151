//! Positions around known steps: the example of a page, or what a technique finds in a puzzle of a
//! file. The board is turned and its digits are exchanged; then it is changed here and there, again
//! and again, as long as the technique finds something and several solutions are left.
use crate::tally::Tally;
use crate::trials::{Trial, agree_with_all, any, flaw, possible};
use crate::walk::{easy, search};
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Random, Symmetry};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_formats::{Options, parse};
use whydoku_logic::{Position, Search, Step, Technique, position, verify::Flaw};
use whydoku_testkit::page_example;

/// How many changes are tried around one step.
const CHANGES: usize = 60;
/// Positions that differ in fewer changes than this count as alike and are not checked.
const APART: usize = 4;
/// A position that takes longer to solve is skipped.
const NODES: Budget<'static> = Budget::nodes(20_000);

impl Trial<'_> {
    /// Positions around one step or, from a file, around a step of each technique that finds
    /// something in the puzzle.
    pub(crate) fn around(&mut self, random: &mut Random, tally: &mut Tally) -> Result<(), String> {
        let unmet: Vec<Technique> =
            self.techniques().filter(|&t| tally.of(t) < self.quota(t)).collect();
        let starts = match self.given(tally) {
            Some(puzzle) => in_puzzle(puzzle, &unmet, random)?,
            None if unmet.is_empty() => Vec::new(),
            None => {
                let technique = unmet[random.below(unmet.len())];
                vec![(technique, example(technique)?)]
            }
        };
        for (technique, start) in starts {
            let map = Symmetry::random(start.shape(), random);
            drift(map.puzzle(&start), technique, random, tally)?;
        }
        Ok(())
    }
}

/// The position of the example on the page of a technique.
fn example(technique: Technique) -> Result<Puzzle, String> {
    let text = page_example(technique.info().page)
        .ok_or_else(|| format!("the page of {technique:?} has no example"))?;
    let parsed = parse(text, &Options::default()).map_err(|error| error.to_string())?;
    Ok(parsed.puzzle)
}

/// The positions of a puzzle in which techniques find something, the first for each technique:
/// where easy techniques lead no further.
fn in_puzzle(
    puzzle: &Puzzle,
    techniques: &[Technique],
    random: &mut Random,
) -> Result<Vec<(Technique, Puzzle)>, String> {
    let mut position = position(puzzle).map_err(|error| error.to_string())?;
    let mut easy = easy(false);
    easy.truncate(13);
    let mut starts = Vec::new();
    let mut left = techniques.to_vec();
    while !left.is_empty() {
        while let Some(step) = position.first(&easy) {
            position.apply(&step);
        }
        let mut found = Vec::new();
        left.retain(|&technique| {
            let steps = steps_of(technique, &position.to_puzzle());
            if !steps.is_empty() {
                starts.push((technique, position.to_puzzle()));
            }
            let nothing = steps.is_empty();
            found.extend(steps);
            nothing
        });
        match any(found, random) {
            Some(step) => position.apply(&step),
            None => break,
        }
    }
    Ok(starts)
}

/// Opens a position for a technique. If the technique is tried only where there is one solution,
/// the position is marked as unique.
fn opened(technique: Technique, puzzle: &Puzzle) -> Option<Box<dyn Position>> {
    let mut position = position(puzzle).ok()?;
    position.assume_unique(technique.info().needs_unique || technique == Technique::NestedNet);
    Some(position)
}

fn steps_of(technique: Technique, puzzle: &Puzzle) -> Vec<Step> {
    opened(technique, puzzle).map_or_else(Vec::new, |p| search(&*p, &[technique.into()]).0)
}

/// Changes a position again and again and checks some of the results.
fn drift(
    start: Puzzle,
    technique: Technique,
    random: &mut Random,
    tally: &mut Tally,
) -> Result<(), String> {
    let (mut here, mut several, mut changes) = (start, false, 0);
    for _ in 0..CHANGES {
        let there = changed(&here, random);
        let has_several = match solve(&there, &NODES) {
            Verdict::Several(..) => true,
            Verdict::Unique(_) if !several => false,
            _ => continue,
        };
        let steps = steps_of(technique, &there);
        if steps.is_empty() {
            continue;
        }
        (here, several, changes) = (there, has_several, changes + 1);
        if several && changes % APART == 0 {
            tally.positions += 1;
            look(technique, &here, &steps, tally)?;
        }
    }
    Ok(())
}

/// No step may contradict a solution, and each must be proved; those of a technique that needs one
/// solution must be refused, and must not be found once it is known that there are several.
fn look(
    technique: Technique,
    puzzle: &Puzzle,
    steps: &[Step],
    tally: &mut Tally,
) -> Result<(), String> {
    let Some(mut position) = opened(technique, puzzle) else { return Ok(()) };
    if !technique.info().needs_unique {
        let possible = possible(puzzle);
        tally.weigh(&*position, &possible);
        return agree_with_all(&*position, steps, &possible, tally);
    }
    let (misled, honest) = (position.judge(), position.judge().assuming_unique(false));
    position.assume_unique(false);
    if let Some(step) = position.first(&[Search::from(technique)]) {
        return Err(flaw("found with several solutions", &step, &*position));
    }
    for step in steps {
        if honest.check(step) != Err(Flaw::NotUnique) {
            return Err(flaw("not refused", step, &*position));
        }
        misled.check(step).map_err(|why| flaw(&why.to_string(), step, &*position))?;
        tally.count(step);
    }
    Ok(())
}

/// The position with one change: more candidates, or one less, or a digit removed.
fn changed(puzzle: &Puzzle, random: &mut Random) -> Puzzle {
    let mut puzzle = puzzle.clone();
    let cells = puzzle.shape().cell_count();
    for _ in 0..=random.below(3) {
        let cell = Cell::new(random.below(cells));
        let may_be = not_excluded(&puzzle, cell);
        match puzzle.entry(cell) {
            Entry::Given(digit) | Entry::Placed(digit) => {
                puzzle.set(cell, Entry::Candidates(may_be));
                if random.below(2) == 0 {
                    put_back(&mut puzzle, cell, digit);
                }
            }
            Entry::Unknown => puzzle.set(cell, Entry::Candidates(some_of(may_be, 5, random))),
            Entry::Candidates(own) if random.below(4) > 0 => {
                let more = own | some_of(may_be, 3, random);
                puzzle.set(cell, Entry::Candidates(more));
            }
            Entry::Candidates(own) => {
                let gone = own.iter().nth(random.below(own.len().max(1)));
                let left = gone.map_or(own, |digit| own - DigitSet::only(digit));
                puzzle.set(cell, Entry::Candidates(left));
            }
        }
    }
    puzzle
}

/// Restores a digit as a candidate of all cells that see a cell, unless another digit excludes it.
fn put_back(puzzle: &mut Puzzle, from: Cell, digit: Digit) {
    let peers: Vec<Cell> =
        puzzle.shape().cells().filter(|&cell| puzzle.shape().are_peers(from, cell)).collect();
    for cell in peers {
        if let Entry::Candidates(own) = puzzle.entry(cell)
            && not_excluded(puzzle, cell).contains(digit)
        {
            puzzle.set(cell, Entry::Candidates(own | DigitSet::only(digit)));
        }
    }
}

/// The digits that no cell seen by this one holds.
fn not_excluded(puzzle: &Puzzle, cell: Cell) -> DigitSet {
    let shape = puzzle.shape();
    let peers = shape.cells().filter(|&other| shape.are_peers(cell, other));
    let taken: DigitSet = peers.filter_map(|other| puzzle.digit(other)).collect();
    shape.digits().filter(|&digit| !taken.contains(digit)).collect()
}

/// Some of the digits, each chosen with `tenths` chances in ten.
fn some_of(digits: DigitSet, tenths: usize, random: &mut Random) -> DigitSet {
    digits.iter().filter(|_| random.below(10) < tenths).collect()
}
