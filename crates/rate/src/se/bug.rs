//! Bivalue universal grave: without a few candidates every cell would have two candidates and every digit
//! two places in each house, and the puzzle would have more than one solution.
use super::hint::Hint;
use super::loop_types::common_houses;
use super::position::Position;
use super::score::Score;
use super::subsets::candidates;
use super::tables::{
    HOUSES, MEMBERS, PEER_CELLS, PEERS, bits, cells, combinations, group_of, is_pair, is_plural,
    is_single,
};
use super::technique::Technique;

struct Bug {
    /// The cells with more than two candidates, in the order they were found, and which of these are surplus.
    bugs: Vec<(usize, u16)>,
    digits: u16,
    /// The cells that see all of them.
    common: u128,
    /// The board without the surplus.
    rest: Position,
}

/// Producer 19. `old` restores a defect of version 1.2.1: cells of a grave of type 2 that share all
/// their houses with others were missed.
pub(super) fn find(board: &Position, old: bool) -> Option<Hint> {
    let bug = Bug::find(board, old)?;
    let two = bug.bugs.len() == 2;
    let found = if let [(cell, digits)] = *bug.bugs {
        let removals = candidates([cell].into_iter(), |cell| board.digits(cell) & !digits);
        Some(Hint::removing(Technique::Bug1, Score::plain(56), removals))
    } else if is_single(bug.digits) {
        let type_4 = || if two { bug.type_4(board) } else { None };
        bug.type_2(board).or_else(type_4)
    } else if bug.common != 0 {
        let type_4 = if two { bug.type_4(board) } else { None };
        type_4.or_else(|| bug.type_3(board))
    } else {
        None
    };
    found.filter(|hint| !hint.removals.is_empty())
}

impl Bug {
    fn find(board: &Position, old: bool) -> Option<Self> {
        if cells(board.empty).filter(|&cell| board.count(cell) > 2).count() > 20 {
            return None; // far more than any grave has
        }
        let mut bug =
            Self { bugs: Vec::new(), digits: 0, common: board.empty, rest: board.clone() };
        for house in 0..27 {
            for digit in 0..9 {
                bug.look(board, house, digit)?;
            }
        }
        if !old && is_single(bug.digits) {
            let digit = bug.digits.trailing_zeros() as usize;
            for cell in cells(bug.rest.cells_with(3..=3)) {
                if bug.rest.has(cell * 9 + digit) {
                    bug.add(cell, digit)?;
                }
            }
        }
        bug.is_complete().then_some(bug)
    }
    /// Checks one digit of one house; `None` if there is no bug.
    fn look(&mut self, board: &Position, house: usize, digit: usize) -> Option<()> {
        let places = self.rest.places(house, digit);
        if places == 0 || is_pair(places) {
            return Some(());
        }
        let many = |&at: &usize| board.count(usize::from(HOUSES[house][at])) >= 3;
        let mut surplus = bits(places).filter(many);
        let first = surplus.next()?;
        if surplus.next().is_none() {
            self.add(usize::from(MEMBERS[group_of(house, digit)][first]) / 9, digit)?;
        }
        Some(())
    }
    fn add(&mut self, cell: usize, digit: usize) -> Option<()> {
        match self.bugs.iter_mut().find(|(bug, _)| *bug == cell) {
            Some((_, digits)) => *digits |= 1 << digit,
            None => self.bugs.push((cell, 1 << digit)),
        }
        self.digits |= 1 << digit;
        self.rest.remove(cell * 9 + digit);
        self.common &= PEER_CELLS[cell];
        let bugs = self.bugs.iter().fold(0, |set, (bug, _)| set | 1_u128 << bug);
        self.common &= !bugs;
        let hopeless = self.bugs.len() > 1 && is_plural(self.digits) && self.common == 0;
        (!hopeless).then_some(())
    }
    fn is_complete(&self) -> bool {
        let even = |mask: u16| mask == 0 || is_pair(mask);
        let bivalue = cells(self.rest.empty).all(|cell| is_pair(self.rest.digits(cell)));
        bivalue && !self.bugs.is_empty() && self.rest.groups[81..].iter().all(|&mask| even(mask))
    }
    fn type_2(&self, board: &Position) -> Option<Hint> {
        let removals = candidates(cells(self.common), |cell| board.digits(cell) & self.digits);
        let hint = Hint::removing(Technique::Bug2, Score::plain(57), removals);
        (!hint.removals.is_empty()).then_some(hint)
    }
    fn type_3(&self, board: &Position) -> Option<Hint> {
        let bugs: Vec<usize> = self.bugs.iter().map(|&(cell, _)| cell).collect();
        for house in common_houses(&bugs) {
            let in_house = |cell: &usize| HOUSES[house].contains(&(*cell as u8));
            let pool: Vec<usize> = PEERS[bugs[0]]
                .iter()
                .map(|&cell| usize::from(cell))
                .filter(|cell| self.common >> cell & 1 == 1 && in_house(cell))
                .collect();
            let found = (2..=6).find_map(|size| self.subset(board, &pool, size));
            if found.is_some() {
                return found;
            }
        }
        None
    }
    /// The surplus as one cell of a naked subset.
    fn subset(&self, board: &Position, pool: &[usize], size: usize) -> Option<Hint> {
        for choice in combinations(size - 1, pool.len()).map(|choice| choice as u16) {
            let real = bits(choice).fold(0, |mask, at| mask | board.digits(pool[at]));
            let fits = real & self.digits == self.digits && real.count_ones() as usize == size;
            if !fits || !bits(choice).all(|at| is_plural(board.digits(pool[at]))) {
                continue;
            }
            let others = (0..pool.len()).filter(|at| choice >> at & 1 == 0).map(|at| pool[at]);
            let removals = candidates(others, |cell| board.digits(cell) & real);
            if !removals.is_empty() {
                let score = Score::sized(57, size as u16 - 1, size as u8);
                return Some(Hint::removing(Technique::Bug3, score, removals));
            }
        }
        None
    }
    fn type_4(&self, board: &Position) -> Option<Hint> {
        let [(first, first_bugs), (second, second_bugs)] = *self.bugs else { return None };
        common_houses(&[first, second]).next()?;
        let common = board.digits(first) & !first_bugs & board.digits(second) & !second_bugs;
        if !is_single(common) {
            return None;
        }
        let kept = |cell| if cell == first { first_bugs | common } else { second_bugs | common };
        let removals =
            candidates([first, second].into_iter(), |cell| board.digits(cell) & !kept(cell));
        let hint = Hint::removing(Technique::Bug4, Score::plain(57), removals);
        (!hint.removals.is_empty()).then_some(hint)
    }
}
