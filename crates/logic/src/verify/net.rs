//! Replays a proof line by line: each line must follow from the lines it names and one fact. The
//! time is proportional to the length of the proof.
use super::count::conflict;
use super::entail::Facts;
use super::whole::Whole;
use super::{Flaw, Judge};
use crate::argument::{Because, Claim, Line, Net};
use crate::premise::{Conclusion, Premise};
use std::collections::BTreeSet;
use whydoku_core::Candidate;

/// A case: its supposition, the case it lies in, and what is known in it.
#[derive(Debug)]
struct Case {
    parent: usize,
    supposed: Claim,
    known: BTreeSet<Claim>,
}

/// The part of a proof that has been read.
struct Replay<'a> {
    judge: &'a Judge,
    lines: &'a [Line],
    cases: Vec<Case>,
    /// The case of each line that was read.
    case_of: Vec<usize>,
    /// The cases that are open, from the outside in. The first is not a case at all.
    open: Vec<usize>,
}

/// Checks every line, and that each conclusion is stated by some line of depth 0.
pub(super) fn check(judge: &Judge, net: &Net, conclusions: &[Conclusion]) -> Result<(), Flaw> {
    let known = replay(judge, &net.lines)?;
    for conclusion in conclusions {
        let claim = match *conclusion {
            Conclusion::Place(candidate) => Claim::True(candidate),
            Conclusion::Eliminate(candidate) => Claim::False(candidate),
        };
        if !known.contains(&claim) && !known.contains(&Claim::Nothing) {
            return Err(Flaw::Unfounded(conclusion.candidate()));
        }
    }
    Ok(())
}

/// Checks every line, and returns what the lines of depth 0 say.
pub(super) fn replay(judge: &Judge, lines: &[Line]) -> Result<BTreeSet<Claim>, Flaw> {
    let all = Case { parent: 0, supposed: Claim::Nothing, known: BTreeSet::new() };
    let mut replay = Replay { judge, lines, cases: vec![all], case_of: Vec::new(), open: vec![0] };
    for (at, line) in lines.iter().enumerate() {
        replay.read(line).ok_or(Flaw::BadLine(at))?;
    }
    Ok(replay.cases.swap_remove(0).known)
}

impl Replay<'_> {
    /// Reads one more line; none if it does not follow.
    fn read(&mut self, line: &Line) -> Option<()> {
        if let Claim::True(candidate) | Claim::False(candidate) = line.claim {
            self.judge.has(candidate).ok()?;
        }
        let case = if line.because == Because::Suppose {
            let parent = *self.open.get(line.depth.checked_sub(1)?)?;
            self.open.truncate(line.depth);
            self.open.push(self.cases.len());
            let known = BTreeSet::new();
            self.cases.push(Case { parent, supposed: line.claim, known });
            self.cases.len() - 1
        } else {
            let case = *self.open.get(line.depth)?;
            self.open.truncate(line.depth + 1);
            case
        };
        let follows = match &line.because {
            Because::Suppose => line.claim != Claim::Nothing,
            Because::Excluded { by } => match line.claim {
                Claim::False(candidate) => self.rules_out(*by, candidate)?,
                _ => false,
            },
            Because::Last { premise, lines } => self.is_last(line.claim, premise, lines)?,
            Because::Ruled { clue, lines } => {
                let whole = Whole::clue(self.judge.position.shape(), clue).ok()?;
                self.is_left(line.claim, whole, lines)?
            }
            Because::Summed { equation, lines } => {
                let whole = Whole::equation(self.judge.position.shape(), equation).ok()?;
                self.is_left(line.claim, whole, lines)?
            }
            Because::Cases { premise, lines } => {
                self.holds_always(line, premise.as_ref(), lines)?
            }
        };
        self.case_of.push(case);
        self.cases[case].known.insert(line.claim);
        follows.then_some(())
    }
    /// What an earlier line says, if it holds here.
    fn cited(&self, number: usize) -> Option<Claim> {
        let (line, case) = (self.lines.get(number)?, *self.case_of.get(number)?);
        (self.open.get(line.depth) == Some(&case)).then_some(line.claim)
    }
    /// Whether an earlier line says that a candidate is false, or that another one is true which
    /// excludes it.
    fn rules_out(&self, number: usize, candidate: Candidate) -> Option<bool> {
        Some(match self.cited(number)? {
            Claim::False(other) => other == candidate,
            Claim::True(other) => conflict(self.judge.position.shape(), other, candidate),
            Claim::Nothing => true,
        })
    }
    fn is_last(&self, claim: Claim, premise: &Premise, lines: &[usize]) -> Option<bool> {
        let kept = match claim {
            Claim::True(candidate) => Some(candidate),
            Claim::Nothing => None,
            Claim::False(_) => return Some(false),
        };
        for candidate in self.judge.alternatives(premise).ok()? {
            if Some(candidate) == kept {
                continue;
            }
            let mut ruled_out = false;
            for &number in lines {
                ruled_out |= self.rules_out(number, candidate)?;
            }
            if !ruled_out {
                return Some(false);
            }
        }
        Some(true)
    }
    /// Whether a rule or an equation leaves nothing else, once the candidates that the lines rule out are
    /// gone.
    fn is_left(&self, claim: Claim, whole: Whole<'_>, lines: &[usize]) -> Option<bool> {
        let position = &self.judge.position;
        let mut left = Vec::new();
        for &cell in whole.cells.iter().filter(|&&cell| position.digit(cell).is_none()) {
            let mut of_cell = self.judge.alternatives(&Premise::Cell(cell)).ok()?;
            for &number in lines {
                for at in (0..of_cell.len()).rev() {
                    if self.rules_out(number, of_cell[at])? {
                        of_cell.remove(at);
                    }
                }
            }
            left.push(of_cell);
        }
        let supposed = match claim {
            Claim::False(candidate) => vec![candidate],
            Claim::Nothing => Vec::new(),
            Claim::True(_) => return Some(false),
        };
        let facts = Facts::new(position, &left, vec![whole]);
        Some(facts.satisfiable(&supposed, &[]) == Some(false))
    }
    /// Whether a claim holds in each of several cases, one of which must hold.
    fn holds_always(
        &self,
        line: &Line,
        premise: Option<&Premise>,
        lines: &[usize],
    ) -> Option<bool> {
        let mut supposed = Vec::new();
        for &number in lines {
            let case = &self.cases[*self.case_of.get(number)?];
            let first = self.lines.get(number)?;
            let beside = self.open.last() == Some(&case.parent);
            let ends = case.known.contains(&line.claim) || case.known.contains(&Claim::Nothing);
            if first.because != Because::Suppose || !beside || !ends {
                return Some(false);
            }
            supposed.push(case.supposed);
        }
        Some(match (premise, &supposed[..]) {
            (Some(premise), _) => {
                let all = self.judge.alternatives(premise).ok()?;
                all.into_iter().all(|candidate| supposed.contains(&Claim::True(candidate)))
            }
            (None, [Claim::True(one), Claim::False(other)]) if one == other => true,
            (None, [Claim::True(one)]) => line.claim == Claim::False(*one),
            (None, [Claim::False(one)]) => line.claim == Claim::True(*one),
            _ => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Shape};

    fn is(cell: usize, number: usize) -> Claim {
        Claim::True(candidate(cell, number))
    }
    fn not(cell: usize, number: usize) -> Claim {
        Claim::False(candidate(cell, number))
    }
    fn candidate(cell: usize, number: usize) -> Candidate {
        Candidate::new(Cell::new(cell), Digit::from_number(number))
    }
    fn suppose(depth: usize, claim: Claim) -> Line {
        Line { depth, claim, because: Because::Suppose }
    }
    fn excluded(depth: usize, claim: Claim, by: usize) -> Line {
        Line { depth, claim, because: Because::Excluded { by } }
    }
    fn last(depth: usize, claim: Claim, cell: usize, lines: &[usize]) -> Line {
        let premise = Premise::Cell(Cell::new(cell));
        Line { depth, claim, because: Because::Last { premise, lines: lines.to_vec() } }
    }
    fn cases(claim: Claim, cell: Option<usize>, lines: &[usize]) -> Line {
        let premise = cell.map(|cell| Premise::Cell(Cell::new(cell)));
        Line { depth: 0, claim, because: Because::Cases { premise, lines: lines.to_vec() } }
    }
    /// Judges a proof that r1c3 is not 1, on a board where r1c1 and r1c2 are 1 or 2.
    fn judged(lines: Vec<Line>) -> Result<(), Flaw> {
        let mut puzzle = Puzzle::empty(Shape::square(4).unwrap());
        for cell in [0, 1].map(Cell::new) {
            puzzle.set(cell, Entry::Candidates(DigitSet::first(2)));
        }
        check(&Judge::new(&puzzle), &Net { lines }, &[Conclusion::Eliminate(candidate(2, 1))])
    }
    fn sound() -> Vec<Line> {
        vec![
            suppose(1, is(0, 1)),
            excluded(1, not(2, 1), 0),
            suppose(1, is(0, 2)),
            excluded(1, not(1, 2), 2),
            last(1, is(1, 1), 1, &[3]),
            excluded(1, not(2, 1), 4),
            cases(not(2, 1), Some(0), &[0, 2]),
        ]
    }

    #[test]
    fn a_proof_by_cases_is_accepted_only_with_all_its_parts() {
        assert_eq!(judged(sound()), Ok(()));
        let open = sound()[..6].to_vec();
        assert_eq!(judged(open), Err(Flaw::Unfounded(candidate(2, 1))));
        for (line, changed) in [
            (6, cases(not(2, 1), Some(0), &[0])),
            (6, cases(not(2, 2), Some(0), &[0, 2])),
            (6, cases(not(2, 1), None, &[0, 2])),
            (6, cases(not(2, 1), Some(1), &[0, 2])),
            (5, excluded(1, not(2, 1), 0)),
            (5, excluded(1, not(2, 1), 3)),
            (4, last(1, is(1, 1), 1, &[])),
            (4, last(1, is(2, 1), 2, &[3])),
            (4, last(1, not(1, 1), 1, &[3])),
            (1, excluded(1, not(15, 1), 0)),
            (0, suppose(1, Claim::Nothing)),
            (0, suppose(1, is(16, 1))),
            (0, suppose(1, is(0, 5))),
            (0, suppose(2, is(0, 1))),
        ] {
            let mut lines = sound();
            lines[line] = changed;
            assert_eq!(judged(lines.clone()), Err(Flaw::BadLine(line)), "{lines:?}");
        }
    }

    #[test]
    fn what_holds_in_one_case_does_not_hold_in_general() {
        let supposed = || vec![suppose(1, is(0, 1)), excluded(1, not(2, 1), 0)];
        for more in [
            // Not the opposite of the supposition; and no contradiction.
            vec![cases(not(2, 1), None, &[0])],
            vec![cases(not(0, 1), None, &[0])],
            // Two cases neither of which has to hold.
            vec![suppose(1, not(2, 1)), cases(not(2, 1), None, &[0, 2])],
            // A case inside another one.
            vec![suppose(2, is(2, 1)), excluded(2, not(2, 1), 0), cases(not(2, 1), None, &[2])],
            // Not a supposition.
            vec![cases(not(2, 1), None, &[1])],
        ] {
            let lines = [supposed(), more].concat();
            let end = lines.len() - 1;
            assert_eq!(judged(lines.clone()), Err(Flaw::BadLine(end)), "{lines:?}");
        }
    }

    #[test]
    fn a_case_ends_only_within_the_case_in_which_it_was_supposed() {
        // r1c3 is not 1 if r1c1 is 1. Nothing is said about r1c1 = 2.
        let inside = |depth| Line {
            depth,
            claim: not(2, 1),
            because: Because::Cases { premise: None, lines: vec![1] },
        };
        let mut lines =
            vec![suppose(1, is(0, 1)), suppose(2, is(2, 1)), excluded(2, not(2, 1), 0), inside(1)];
        assert_eq!(judged(lines.clone()), Err(Flaw::Unfounded(candidate(2, 1))), "no more");
        lines[3] = suppose(1, is(0, 2));
        lines.push(inside(1));
        assert_eq!(judged(lines), Err(Flaw::BadLine(4)));
    }

    #[test]
    fn what_follows_from_a_false_candidate_holds_only_in_that_case() {
        let lines = vec![
            suppose(1, not(0, 1)),
            last(1, is(0, 2), 0, &[0]),
            excluded(1, not(1, 2), 1),
            last(1, is(1, 1), 1, &[2]),
            excluded(1, not(2, 1), 3),
            cases(not(2, 1), None, &[0]),
        ];
        assert_eq!(judged(lines), Err(Flaw::BadLine(5)));
    }
}
