//! Any givens and candidates on several boards: what the writer certifies, the checker accepts;
//! and it accepts a tampered certificate only if what it claims is true all the same.
use whydoku_certify::certify;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Shape};
use whydoku_exact::{Budget, Verdict, is_solution, solve};
use whydoku_proof::{Claim, Limits, Refutation, check};

/// Tries one input.
pub fn trial(data: &[u8]) {
    let Some((&kind, rest)) = data.split_first() else { return };
    let (entries, changes) = rest.split_at(rest.len() * 3 / 4);
    let side = [4, 4, 6, 9][usize::from(kind) % 4];
    let mut puzzle = Puzzle::empty(Shape::usual(side).expect("a usual side"));
    for entry in entries.chunks_exact(2) {
        let cell = Cell::new(usize::from(entry[0]) % (side * side));
        let digit = Digit::new(usize::from(entry[1]) % side);
        let keep = DigitSet::first(side) - DigitSet::only(digit);
        let kept = if entry[1] < 200 { Entry::Given(digit) } else { Entry::Candidates(keep) };
        puzzle.set(cell, kept);
    }
    let Some(claim) = certify(&puzzle, &Budget::nodes(2_000)) else { return };
    assert_eq!(check(&puzzle, &claim, &Limits::default()), Ok(()));
    let verdict = solve(&puzzle, &Budget::unlimited());
    assert!(is_true(&claim, &verdict, &puzzle));
    for change in changes.chunks_exact(3) {
        let claim = tampered(&claim, [change[0], change[1], change[2]], side);
        let accepted = check(&puzzle, &claim, &Limits::default()).is_ok();
        assert!(!accepted || is_true(&claim, &verdict, &puzzle), "{claim:?}");
    }
}

fn is_true(claim: &Claim, verdict: &Verdict, puzzle: &Puzzle) -> bool {
    match (claim, verdict) {
        (Claim::None(_), Verdict::None) => true,
        (Claim::Unique(solution, _), Verdict::Unique(only)) => solution == only.digits(),
        (Claim::Several(a, b), Verdict::Several(..)) => {
            a != b && is_solution(puzzle, a) && is_solution(puzzle, b)
        }
        _ => false,
    }
}

/// The claim with one thing changed.
fn tampered(claim: &Claim, [what, place, value]: [u8; 3], side: usize) -> Claim {
    let literal = i32::from(value) - 128;
    let (place, value) = (usize::from(place), usize::from(value));
    let clauses = |refutation: &Refutation| -> Refutation {
        let mut clauses: Vec<Vec<i32>> = refutation.clauses().map(<[i32]>::to_vec).collect();
        let at = place % clauses.len().max(1);
        match (what / 4 % 4, clauses.get_mut(at)) {
            (0, Some(_)) => drop(clauses.remove(at)),
            (1, Some(clause)) => drop(clause.pop()),
            (2, Some(clause)) => clause.push(literal),
            _ => clauses.insert(at, vec![literal]),
        }
        clauses.iter().map(Vec::as_slice).collect()
    };
    let changed = |digits: &[Digit]| {
        let mut digits = digits.to_vec();
        let at = place % digits.len();
        digits[at] = Digit::new(value % side);
        digits
    };
    match (claim, what % 4) {
        (Claim::None(refutation), _) => Claim::None(clauses(refutation)),
        (Claim::Unique(_, refutation), 0) => Claim::None(refutation.clone()),
        (Claim::Unique(solution, refutation), 1) => {
            Claim::Unique(changed(solution), refutation.clone())
        }
        (Claim::Unique(solution, refutation), _) => {
            Claim::Unique(solution.clone(), clauses(refutation))
        }
        (Claim::Several(a, _), 0) => Claim::Unique(a.clone(), [&[][..]].into_iter().collect()),
        (Claim::Several(a, b), _) => Claim::Several(a.clone(), changed(b)),
    }
}
