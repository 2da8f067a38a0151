//! Conditions on cells that are read one after another: a state and a digit lead to the next state.
use crate::{Digit, DigitSet};

/// A step of an automaton: in this state, this digit leads to that state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// The state before the cell.
    pub from: u16,
    /// The digit of the cell.
    pub digit: Digit,
    /// The state after the cell.
    pub to: u16,
}

/// Which digits a row of cells can hold, as a finite automaton with layers of its own for each cell. Every move lies on
/// some way from the start to the end, so the first layer has one state, 0, and every state of the last is accepted.
/// An automaton that accepts nothing has no moves at all.
///
/// ```
/// use whydoku_core::{Automaton, Digit};
/// // The digits of two cells add up to 5.
/// let five = Automaton::new(4, 2, 0, |sum, _, number| Some(sum + number), |&sum| sum == 5);
/// let digits = |numbers: [usize; 2]| numbers.map(Digit::from_number);
/// assert!(five.accepts(&digits([1, 4])) && !five.accepts(&digits([1, 3])));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Automaton {
    /// The moves of each cell.
    layers: Vec<Vec<Move>>,
    /// The number of states before each cell, and after the last.
    states: Vec<usize>,
}

impl Automaton {
    /// The automaton for this many cells of a board of this side. `next` gives what must be remembered after a cell
    /// (its place from zero, its number from one) has been read: nothing if the cell cannot hold the number, several things
    /// where something must be guessed;
    /// `accepts` says whether the end is reached. Of more than 65,536 states in a layer, those beyond are left out: `next`
    /// must remember less.
    pub fn new<S: Ord + Clone, N: IntoIterator<Item = S>>(
        side: usize,
        cells: usize,
        start: S,
        next: impl Fn(&S, usize, usize) -> N,
        accepts: impl Fn(&S) -> bool,
    ) -> Self {
        let (mut known, mut layers) = (vec![start], Vec::with_capacity(cells));
        for place in 0..cells {
            let (mut later, mut moves): (Vec<S>, Vec<(u16, Digit, S)>) = (Vec::new(), Vec::new());
            for (from, state) in (0_u16..=u16::MAX).zip(&known) {
                for number in 1..=side {
                    let after = next(state, place, number).into_iter();
                    moves.extend(after.map(|to| (from, Digit::from_number(number), to)));
                }
            }
            later.extend(moves.iter().map(|(.., to)| to.clone()));
            later.sort_unstable();
            later.dedup();
            let number = |to: &S| u16::try_from(later.binary_search(to).ok()?).ok();
            let to_move = |(from, digit, to): &(u16, Digit, S)| {
                Some(Move { from: *from, digit: *digit, to: number(to)? })
            };
            layers.push(moves.iter().filter_map(to_move).collect::<Vec<Move>>());
            known = later;
        }
        Self::pruned(layers, &known.iter().map(accepts).collect::<Vec<bool>>())
    }
    /// Without the moves that lead to no end; the states that are left are numbered anew.
    fn pruned(mut layers: Vec<Vec<Move>>, is_end: &[bool]) -> Self {
        let mut alive = is_end.to_vec();
        let mut states = vec![0; layers.len() + 1];
        for place in (0..layers.len()).rev() {
            layers[place].retain(|one| alive.get(usize::from(one.to)).copied().unwrap_or(false));
            let mut number = vec![0; alive.len()];
            for state in (0..alive.len()).filter(|&state| alive[state]) {
                number[state] = states[place + 1] as u16;
                states[place + 1] += 1;
            }
            for one in &mut layers[place] {
                one.to = number[usize::from(one.to)];
            }
            for one in layers.get_mut(place + 1).into_iter().flatten() {
                one.from = number[usize::from(one.from)];
            }
            let moves = &layers[place];
            let most = moves.iter().map(|one| usize::from(one.from) + 1).max().unwrap_or(0);
            alive = vec![false; most];
            for one in moves {
                alive[usize::from(one.from)] = true;
            }
        }
        states[0] = 1;
        Self { layers, states }
    }
    /// The number of cells.
    pub fn len(&self) -> usize {
        self.layers.len()
    }
    /// Whether it reads no cells.
    pub fn is_empty(&self) -> bool {
        self.layers.is_empty()
    }
    /// The moves of each cell, in order.
    pub fn layers(&self) -> &[Vec<Move>] {
        &self.layers
    }
    /// The number of states before each cell, and after the last.
    pub fn states(&self) -> &[usize] {
        &self.states
    }
    /// Whether it accepts these digits.
    pub fn accepts(&self, digits: &[Digit]) -> bool {
        let left: Vec<DigitSet> = digits.iter().map(|&digit| DigitSet::only(digit)).collect();
        self.narrowed(&left).is_some()
    }
    /// The digits that each cell can still hold if the cells have these left: those on some way from the start to the end.
    /// `None` if no digits lead there.
    pub fn narrowed(&self, left: &[DigitSet]) -> Option<Vec<DigitSet>> {
        self.narrowed_in(left, &mut Vec::new())
    }
    /// The same, in memory that can be used again.
    pub fn narrowed_in(&self, left: &[DigitSet], memory: &mut Vec<u64>) -> Option<Vec<DigitSet>> {
        // For each place a set of states, as bits.
        let width = self.states.iter().max().map_or(1, |most| most.div_ceil(64));
        let bit = |place: usize, state: u16| (place * width + usize::from(state) / 64, state % 64);
        memory.clear();
        memory.resize(width * (self.layers.len() + 2), 0);
        memory[0] = 1;
        for (place, moves) in self.layers.iter().enumerate() {
            for one in moves.iter().filter(|one| left[place].contains(one.digit)) {
                let ((from, before), (to, after)) = (bit(place, one.from), bit(place + 1, one.to));
                memory[to] |= (memory[from] >> before & 1) << after;
            }
        }
        let mut held = vec![DigitSet::EMPTY; left.len()];
        let spare = (self.layers.len() + 1) * width;
        for (place, moves) in self.layers.iter().enumerate().rev() {
            memory[spare..].fill(0);
            for one in moves.iter().filter(|one| left[place].contains(one.digit)) {
                let ((from, before), (to, after)) = (bit(place, one.from), bit(place + 1, one.to));
                if memory[from] >> before & memory[to] >> after & 1 == 1 {
                    memory[spare + from - place * width] |= 1 << before;
                    held[place].insert(one.digit);
                }
            }
            memory.copy_within(spare.., place * width);
        }
        held.iter().all(|digits| !digits.is_empty()).then_some(held)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    #[test]
    fn what_is_left_agrees_with_trying_every_filling() {
        let mut random = Random::new(4);
        let mut counts = [0; 2];
        for _ in 0..2000 {
            let (side, cells, rest) = (2 + random.below(4), 1 + random.below(4), random.below(5));
            let next = |sum: &usize, place: usize, number: usize| {
                (number != place + 1).then_some((sum * 2 + number) % 5)
            };
            let automaton = Automaton::new(side, cells, 0, next, |&sum| sum == rest);
            let some = |_| (0..side).map(Digit::new).filter(|_| random.below(3) > 0).collect();
            let left: Vec<DigitSet> = (0..cells).map(some).collect();
            let all = left.iter().fold(vec![Vec::new()], |ways: Vec<Vec<Digit>>, digits| {
                let with = |way: &Vec<Digit>| {
                    let way = way.clone();
                    digits.iter().map(move |digit| [&way[..], &[digit]].concat())
                };
                ways.iter().flat_map(with).collect()
            });
            let fits = |way: &&Vec<Digit>| {
                let read = |sum: Option<usize>, (place, digit): (usize, &Digit)| {
                    sum.and_then(|sum| next(&sum, place, digit.number()))
                };
                way.iter().enumerate().fold(Some(0), read) == Some(rest)
            };
            let mut held = vec![DigitSet::EMPTY; cells];
            let ways: Vec<&Vec<Digit>> = all.iter().filter(fits).collect();
            for way in &ways {
                held.iter_mut().zip(*way).for_each(|(held, &digit)| held.insert(digit));
            }
            counts[usize::from(ways.is_empty())] += 1;
            assert_eq!(automaton.narrowed(&left), (!ways.is_empty()).then_some(held));
        }
        assert!(counts.iter().all(|&count| count > 200), "{counts:?}");
    }
}
