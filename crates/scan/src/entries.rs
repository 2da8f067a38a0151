//! Tells givens from what a person has entered. The rules are applied to the givens alone: an entry may
//! be wrong, and must not change the puzzle. The puzzle helps to read an entry only if the entry is
//! doubtful.
use crate::chances::{Likely, Numbers, has_one_solution};
use crate::decode::{Decoded, decode};
use crate::map::smallest_first;

/// A digit is clearly an entry if the odds that it was written by hand, as a logarithm, are above this.
const CLEARLY: f32 = 1.2;
/// A grid with at least this many clear entries is half solved...
const LEAST_ENTRIES: usize = 3;
/// ...and in such a grid these odds are enough. Between these, a digit may be either.
const BY_HAND_TOO: f32 = 0.3;
const UNSURE: core::ops::Range<f32> = -0.7..1.1;
/// A grid with fewer is hardly half solved: up to these odds, they may be digits of a strange font.
const ALONE: f32 = 5.0;
/// In a grid with at least so many digits whose odds are below this, and [`LEAST_ENTRIES`] whose odds are above [`MAYBE_PRINTED`],
/// some were printed and others entered.
const LEAST_CLEAR: usize = 8;
const CLEARLY_PRINTED: f32 = -2.0;
/// With fewer printed digits than this there are no entries: the whole puzzle was written by hand.
const LEAST_PRINTED: usize = 17;
/// A digit with lower odds than this is taken for a given after all if the puzzle needs it.
const MAYBE_PRINTED: f32 = 3.0;
/// The givens alone must cost less than all digits as a puzzle plus this; otherwise some entries are
/// givens.
const NEARLY: f32 = 1.0;
/// A doubtful entry is read as the puzzle wants it if that costs no more than this, as a logarithm.
const ENTRY_COST: f32 = 1.6;
/// Where so many cells have digits, and all of them together can be a puzzle, they check each other: then it may cost this.
const NEARLY_FULL: usize = 60;
const CHECKED_COST: f32 = 5.0;

/// A grid, read.
#[derive(Clone, Debug)]
pub(crate) struct Read {
    /// Every cell as it looks.
    pub(crate) seen: Numbers,
    /// What every cell is taken for.
    pub(crate) taken: Numbers,
    /// Which digits were entered by a person.
    pub(crate) is_entry: [bool; 81],
    /// Which entries differ from the solution of the givens.
    pub(crate) is_wrong: [bool; 81],
    /// Which digits look entered but are needed as givens, and which may be either.
    pub(crate) may_be_entered: [bool; 81],
    /// What the changes cost, as a logarithm.
    pub(crate) cost: f32,
    /// Whether the givens have exactly one solution.
    pub(crate) has_one_solution: bool,
}

/// Reads 81 cells together. `by_hand` holds the odds, as logarithms, that a digit was written by hand.
pub(crate) fn read(likely: &Likely, by_hand: &[f32; 81]) -> Read {
    let all = decode(likely);
    let is_digit = |at: usize| all.raw[at] > 0;
    let clear = (0..81).filter(|at| is_digit(*at) && by_hand[*at] > CLEARLY).count();
    let (least, unsure) =
        if clear < LEAST_ENTRIES { (CLEARLY, CLEARLY..ALONE) } else { (BY_HAND_TOO, UNSURE) };
    let is_entry: [bool; 81] = core::array::from_fn(|at| is_digit(at) && by_hand[at] > least);
    let is_unsure: [bool; 81] =
        core::array::from_fn(|at| is_digit(at) && unsure.contains(&by_hand[at]));
    let printed = (0..81).filter(|at| is_digit(*at) && !is_entry[*at]).count();
    if !is_unsure.contains(&true) || printed < LEAST_PRINTED {
        return read_as(likely, by_hand, &all, is_entry);
    }
    // A digit too many does no harm where it is right; one too few may.
    let is_sure_entry = core::array::from_fn(|at| is_entry[at] && !is_unsure[at]);
    let mut read = read_as(likely, by_hand, &all, is_sure_entry);
    if !read.has_one_solution || read.cost > NEARLY {
        let other = read_as(likely, by_hand, &all, is_entry);
        let is_better =
            other.has_one_solution && (!read.has_one_solution || other.cost < read.cost);
        read = if is_better { other } else { read };
    }
    for at in (0..81).filter(|at| is_unsure[*at] && read.taken[*at] > 0) {
        read.may_be_entered[at] |= read.is_entry[at] || !is_needed(&read, at);
    }
    read
}

/// Whether the puzzle has several solutions without this given: then it was not entered.
fn is_needed(read: &Read, at: usize) -> bool {
    let mut fewer = givens(&read.taken, &read.is_entry);
    fewer[at] = 0;
    read.has_one_solution && !has_one_solution(&fewer)
}

/// Reads the cells, of which these look entered.
fn read_as(likely: &Likely, by_hand: &[f32; 81], all: &Decoded, mut is_entry: [bool; 81]) -> Read {
    let is_digit = |at: usize| all.raw[at] > 0;
    let printed = (0..81).filter(|at| is_digit(*at) && !is_entry[*at]).count();
    let entries = is_entry.iter().filter(|own| **own).count();
    if entries > 0 && printed >= LEAST_PRINTED {
        let alone = decode(&without(likely, &is_entry));
        let most = all.by_rules.as_ref().map_or(f32::MAX, |all| all.cost + NEARLY);
        if let Some(givens) = alone.by_rules.filter(|givens| givens.cost < most) {
            let is_checked = all.by_rules.is_some() && printed + entries >= NEARLY_FULL;
            let most = if is_checked { CHECKED_COST } else { ENTRY_COST };
            let own = (givens.numbers, givens.cost);
            return with_entries(likely, all.raw, is_entry, own, most);
        }
    }
    let taken = all.by_rules.as_ref().map_or(all.raw, |by_rules| by_rules.numbers);
    let cost = all.by_rules.as_ref().map_or(0.0, |by_rules| by_rules.cost);
    if printed < LEAST_PRINTED {
        is_entry = [false; 81];
    } else if all.by_rules.is_some() {
        needed(&taken, by_hand, &mut is_entry);
    }
    let givens = givens(&taken, &is_entry);
    Read {
        seen: all.raw,
        taken,
        is_entry: core::array::from_fn(|at| is_entry[at] && taken[at] > 0),
        is_wrong: [false; 81],
        may_be_entered: needed_though_entered(&taken, by_hand, &is_entry),
        cost,
        has_one_solution: has_one_solution(&givens),
    }
}

/// The cells as if nothing had been entered.
pub(crate) fn without(likely: &Likely, is_entry: &[bool; 81]) -> Likely {
    let mut alone = *likely;
    for (cell, _) in alone.iter_mut().zip(is_entry).filter(|(_, own)| **own) {
        *cell = [f32::MIN; 10];
        cell[0] = 0.0;
    }
    alone
}

fn givens(taken: &Numbers, is_entry: &[bool; 81]) -> Numbers {
    core::array::from_fn(|at| if is_entry[at] { 0 } else { taken[at] })
}

/// The givens have one solution: doubtful entries are read with its help, and a clear one stays as it is.
fn with_entries(
    likely: &Likely,
    seen: Numbers,
    is_entry: [bool; 81],
    (givens, cost): (Numbers, f32),
    most: f32,
) -> Read {
    let mut read = Read {
        seen,
        taken: givens,
        is_entry,
        is_wrong: [false; 81],
        may_be_entered: [false; 81],
        cost,
        has_one_solution: true,
    };
    for at in (0..81).filter(|at| is_entry[*at]) {
        let fits = |number: u8| {
            let mut more = givens;
            more[at] = number;
            has_one_solution(&more)
        };
        read.taken[at] = seen[at];
        if fits(seen[at]) {
            continue;
        }
        let chance = |number: u8| likely[at][usize::from(number)];
        let right = (1..10).find(|number| fits(*number)).unwrap_or(0);
        let other = if chance(right) > chance(0) { right } else { 0 };
        let loss = chance(seen[at]) - chance(other);
        if loss <= most {
            read.taken[at] = other;
            read.is_entry[at] = other > 0;
            read.cost += loss;
        } else {
            read.is_wrong[at] = true;
        }
    }
    read
}

/// The givens that look entered, in a grid that clearly has printed and entered digits. In other grids, all digits may have been
/// printed in a font that looks a little like handwriting.
fn needed_though_entered(
    taken: &Numbers,
    by_hand: &[f32; 81],
    is_entry: &[bool; 81],
) -> [bool; 81] {
    let count = |is_such: fn(f32) -> bool| {
        (0..81).filter(|at| taken[*at] > 0 && is_such(by_hand[*at])).count()
    };
    let has_both = count(|odds| odds > MAYBE_PRINTED) >= LEAST_ENTRIES
        && count(|odds| odds < CLEARLY_PRINTED) >= LEAST_CLEAR;
    core::array::from_fn(|at| has_both && taken[at] > 0 && !is_entry[at] && by_hand[at] > CLEARLY)
}

/// Turns entries into givens, those that look most printed first, until the puzzle has exactly one
/// solution. Changes nothing if it never does.
fn needed(taken: &Numbers, by_hand: &[f32; 81], is_entry: &mut [bool; 81]) {
    let mut own: Vec<usize> =
        (0..81).filter(|at| is_entry[*at] && by_hand[*at] < MAYBE_PRINTED).collect();
    smallest_first(&mut own, |at| by_hand[*at]);
    let mut tried = *is_entry;
    for at in own {
        tried[at] = false;
        if has_one_solution(&givens(taken, &tried)) {
            *is_entry = tried;
            return;
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) const PUZZLE: &[u8; 81] =
        b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    pub(crate) const SOLUTION: &[u8; 81] =
        b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /// The puzzle as printed, with these digits entered. Another reading of each costs what its last
    /// number says.
    fn looked(entries: &[(usize, u8, u8, f32)]) -> (Likely, [f32; 81]) {
        let mut likely = [[-12.0; 10]; 81];
        let mut by_hand = [-4.0; 81];
        for (at, byte) in PUZZLE.iter().enumerate() {
            likely[at][usize::from(byte.saturating_sub(b'0'))] = -0.01;
        }
        for (at, digit, other, cost) in entries {
            likely[*at] = [-12.0; 10];
            likely[*at][usize::from(*digit)] = -0.01;
            likely[*at][usize::from(*other)] = -cost;
            by_hand[*at] = 6.0;
        }
        (likely, by_hand)
    }
    fn digit(at: usize) -> u8 {
        SOLUTION[at] - b'0'
    }

    #[test]
    fn entries_are_distinguished_from_givens() {
        let (likely, by_hand) = looked(&[(2, digit(2), 0, 9.0), (3, digit(3), 0, 9.0)]);
        let read = read(&likely, &by_hand);
        assert!(read.has_one_solution);
        assert_eq!((0..81).filter(|at| read.is_entry[*at]).collect::<Vec<_>>(), [2, 3]);
        assert!(read.is_wrong.iter().all(|own| !own));
        assert_eq!((read.taken[2], read.taken[3]), (digit(2), digit(3)));
    }
    #[test]
    fn a_clear_entry_that_is_wrong_is_shown_as_it_is_and_changes_no_given() {
        let (likely, by_hand) = looked(&[(2, 1, digit(2), 9.0), (3, 5, 0, 9.0)]);
        let read = read(&likely, &by_hand);
        assert!(read.has_one_solution);
        assert_eq!((read.taken[2], read.taken[3]), (1, 5));
        assert!(read.is_wrong[2] && read.is_wrong[3]);
        for (at, byte) in PUZZLE.iter().enumerate().filter(|(_, byte)| **byte != b'.') {
            assert_eq!(read.taken[at], byte - b'0');
        }
    }
    #[test]
    fn a_doubtful_entry_is_read_in_the_light_of_the_givens() {
        let (likely, by_hand) = looked(&[(2, 1, digit(2), 0.8), (3, 5, 0, 0.8)]);
        let read = read(&likely, &by_hand);
        assert_eq!((read.taken[2], read.taken[3]), (digit(2), 0));
        assert_eq!((read.seen[2], read.seen[3]), (1, 5));
        assert!(!read.is_entry[3] && read.cost > 1.0);
    }
    #[test]
    fn a_needed_given_stays_a_given_even_if_it_looks_handwritten() {
        let (likely, mut by_hand) = looked(&[(2, digit(2), 0, 9.0)]);
        let puzzle = PUZZLE.map(|byte| if byte == b'.' { 0 } else { byte - b'0' });
        let is_needed = |at: &usize| {
            let mut fewer = puzzle;
            fewer[*at] = 0;
            puzzle[*at] > 0 && !has_one_solution(&fewer)
        };
        let at = (0..81).find(is_needed).unwrap();
        by_hand[at] = 1.0;
        let read = read(&likely, &by_hand);
        assert!(read.has_one_solution);
        assert!(!read.is_entry[at] && read.is_entry[2]);
    }
    #[test]
    fn a_needed_given_that_looks_entered_is_doubtful() {
        let entries = [2, 3, 5].map(|at| (at, digit(at), 0, 9.0));
        for (odds, expected) in [(2.5, &[0, 1, 4][..]), (1.0, &[0, 1, 4]), (-1.0, &[])] {
            let (likely, mut by_hand) = looked(&entries);
            // Without the first row there are several solutions.
            [by_hand[0], by_hand[1], by_hand[4]] = [odds; 3];
            let read = read(&likely, &by_hand);
            assert!(read.has_one_solution && read.is_entry[2]);
            let doubtful: Vec<usize> = (0..81).filter(|at| read.may_be_entered[*at]).collect();
            let needed: Vec<usize> =
                expected.iter().copied().filter(|at| !read.is_entry[*at]).collect();
            assert_eq!(doubtful, needed);
            assert_eq!(doubtful.is_empty(), expected.is_empty());
        }
    }
    #[test]
    fn a_digit_that_may_be_either_is_a_given_and_doubtful_unless_it_is_needed() {
        let puzzle = PUZZLE.map(|byte| if byte == b'.' { 0 } else { byte - b'0' });
        let is_needed = |at: &usize| {
            let mut fewer = puzzle;
            fewer[*at] = 0;
            puzzle[*at] > 0 && !has_one_solution(&fewer)
        };
        let needed = (0..81).find(is_needed).unwrap();
        let spare = (0..81).find(|at| puzzle[*at] > 0 && !is_needed(at)).unwrap();
        // In a half-solved grid, and in one where it would be the only entry.
        for (entries, odds) in [(&[2, 3, 5][..], 0.8), (&[], 2.8)] {
            let entries: Vec<_> = entries.iter().map(|at| (*at, digit(*at), 0, 9.0)).collect();
            for (at, expected) in [(needed, false), (spare, true)] {
                let (likely, mut by_hand) = looked(&entries);
                by_hand[at] = odds;
                let read = read(&likely, &by_hand);
                assert!(read.has_one_solution && !read.is_entry[at], "{at} {odds}");
                assert_eq!(read.may_be_entered[at], expected, "{at} {odds}");
                assert!(entries.iter().all(|(at, ..)| read.is_entry[*at]));
            }
        }
    }
    #[test]
    fn entries_among_too_few_printed_digits_are_doubtful() {
        let (likely, mut by_hand) = looked(&[]);
        let filled: Vec<usize> = (0..81).filter(|at| PUZZLE[*at] != b'.').collect();
        filled[..20].iter().for_each(|at| by_hand[*at] = 4.0);
        let read = read(&likely, &by_hand);
        assert!(read.has_one_solution && read.is_entry.iter().all(|own| !own));
        let doubtful: Vec<usize> = (0..81).filter(|at| read.may_be_entered[*at]).collect();
        assert_eq!(doubtful, filled[..20]);
    }
    #[test]
    fn an_entirely_handwritten_grid_is_a_puzzle() {
        let (likely, _) = looked(&[]);
        let read = read(&likely, &[5.0; 81]);
        assert!(read.has_one_solution && read.is_entry.iter().all(|own| !own));
        assert!(read.may_be_entered.iter().all(|own| !own));
    }
}
