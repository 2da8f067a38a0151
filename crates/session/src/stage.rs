//! What each stage of a hint draws: first a region, then the places of a digit, then what blocks
//! them, and finally the whole pattern with its conclusions.
use crate::board::Board;
use crate::hint::{Hint, HintLevel};
use whydoku_core::{Candidate, Cell, Digit, House, HouseKind};
use whydoku_logic::render::{Ray, Role, View, region, view};
use whydoku_logic::{Argument, Single, Step, Technique};

impl Hint {
    /// What to draw over the board, revealing no more than `level`.
    pub fn view(&self, level: HintLevel, board: &Board) -> View {
        let mut seen = View::default();
        match self {
            Self::Step(step) => return Stage { step, board }.view(level),
            Self::Broken(_, cells) => seen.cells.extend(marked(cells, Role::Removed)),
            Self::Wrong(cells) if level >= HintLevel::Where => {
                seen.cells.extend(marked(cells, Role::Removed));
            }
            Self::Lost(lost) if level >= HintLevel::Where => {
                seen.candidates.extend(lost.iter().map(|&candidate| (candidate, Role::On)));
            }
            _ => {}
        }
        seen
    }
}

fn marked(cells: &[Cell], role: Role) -> impl Iterator<Item = (Cell, Role)> {
    cells.iter().map(move |&cell| (cell, role))
}

fn empty<'a>(board: &'a Board, cells: &'a [Cell]) -> impl Iterator<Item = Cell> + 'a {
    cells.iter().copied().filter(|&cell| board.puzzle.digit(cell).is_none())
}

/// A step on the board on which it is possible.
struct Stage<'a> {
    step: &'a Step,
    board: &'a Board,
}

impl Stage<'_> {
    fn view(&self, level: HintLevel) -> View {
        match level {
            HintLevel::Nudge => {
                let near = region(self.step, self.board.puzzle.shape());
                lit(near.into_iter().collect())
            }
            HintLevel::Technique => self.places(),
            HintLevel::Where => self.pattern(),
            HintLevel::Full => {
                let mut all = view(self.step);
                if let Argument::Single(single) = &self.step.argument {
                    self.block(single, &mut all);
                }
                all
            }
        }
    }
    /// The places of the digit; if there are several digits, the houses involved.
    fn places(&self) -> View {
        let shape = self.board.puzzle.shape();
        if let Argument::Single(single) = &self.step.argument {
            return self.places_of(single);
        }
        let whole = view(self.step);
        let digits: Vec<Digit> = whole.candidates.iter().map(|(k, _)| k.digit).collect();
        if let Some(&digit) = digits.first().filter(|first| digits.iter().all(|d| d == *first)) {
            let mut seen = lit(region(self.step, shape).into_iter().collect());
            let holding = shape.cells().filter(|&cell| self.board.candidates(cell).contains(digit));
            seen.candidates.extend(holding.map(|cell| (Candidate::new(cell, digit), Role::Off)));
            return seen;
        }
        let homes = self.step.argument.homes();
        if !homes.is_empty() {
            return lit(homes);
        }
        let boxes = |cell| {
            let houses = shape.houses_of(cell).iter().copied();
            houses.filter(|&house| shape.house(house).kind == HouseKind::Box)
        };
        let mut around: Vec<House> =
            whole.candidates.iter().flat_map(|(k, _)| boxes(k.cell)).collect();
        around.sort_unstable();
        around.dedup();
        lit(around)
    }
    /// The cells that already hold the digit of a single, or the fullest line of the cell with one digit left.
    fn places_of(&self, single: &Single) -> View {
        let shape = self.board.puzzle.shape();
        let near = region(self.step, shape);
        if single.house.is_none() {
            let lines = shape.houses_of(single.candidate.cell).iter().copied();
            let fullest = lines
                .filter(|&house| Some(house) != near)
                .min_by_key(|&house| empty(self.board, &shape.house(house).cells).count());
            return lit(near.into_iter().chain(fullest).collect());
        }
        let mut seen = lit(single.house.into_iter().collect());
        // For a full house its other digits, otherwise the other cells with the digit.
        let is_full = self.step.technique == Technique::FullHouse;
        let holds = |cell: &Cell| match self.board.puzzle.digit(*cell) {
            Some(_) if is_full => {
                shape.houses_of(*cell).iter().any(|&house| Some(house) == single.house)
            }
            held => held == Some(single.candidate.digit),
        };
        seen.cells.extend(shape.cells().filter(holds).map(|cell| (cell, Role::Cover)));
        seen
    }
    /// The pattern without its conclusions; of long chains only the cells.
    fn pattern(&self) -> View {
        let mut seen = view(self.step);
        if let Argument::Single(single) = &self.step.argument {
            seen.candidates.clear();
            self.block(single, &mut seen);
            return seen;
        }
        seen.candidates.truncate(seen.candidates.len() - self.step.conclusions.len());
        if !seen.links.is_empty() {
            let mut cells: Vec<Cell> = seen.candidates.iter().map(|(k, _)| k.cell).collect();
            cells.sort_unstable();
            cells.dedup();
            seen = View { cells: marked(&cells, Role::Defining).collect(), ..View::default() };
        }
        seen
    }
    /// The digits that leave a single no other place, or its cell no other digit, and what they see.
    fn block(&self, single: &Single, seen: &mut View) {
        let rays = match single.house {
            Some(house) => self.hatching(single.candidate, house),
            None => self.looking_at(single.candidate),
        };
        if rays.is_empty() || single.house.is_none() {
            seen.cells.push((single.candidate.cell, Role::Defining));
        }
        let mut blocking: Vec<Cell> = rays.iter().map(|ray| ray.from).collect();
        blocking.sort_unstable();
        blocking.dedup();
        seen.cells.extend(marked(&blocking, Role::Cover));
        seen.rays = rays;
    }
    /// As few placed digits as possible that see the other empty cells of a house.
    fn hatching(&self, Candidate { cell, digit }: Candidate, house: House) -> Vec<Ray> {
        let puzzle = &self.board.puzzle;
        let shape = puzzle.shape();
        let others = empty(self.board, &shape.house(house).cells).filter(|&other| other != cell);
        let mut open: Vec<Cell> = others.collect();
        let holding: Vec<Cell> =
            shape.cells().filter(|&c| puzzle.digit(c) == Some(digit)).collect();
        let mut rays = Vec::new();
        loop {
            let seen_by =
                |from: &Cell| open.iter().filter(|&&to| shape.are_peers(*from, to)).count();
            // The first one wins a tie, so that the choice is the same each time.
            let best = holding.iter().rev().max_by_key(|from| seen_by(from));
            let Some(&from) = best.filter(|from| seen_by(from) > 0) else { return rays };
            let (blocked, left) = open.into_iter().partition(|&to| shape.are_peers(from, to));
            let blocked: Vec<Cell> = blocked;
            open = left;
            rays.extend(blocked.into_iter().map(|to| Ray { from, to }));
        }
    }
    /// For each other digit one placed digit that sees the cell.
    fn looking_at(&self, Candidate { cell: to, digit }: Candidate) -> Vec<Ray> {
        let puzzle = &self.board.puzzle;
        let shape = puzzle.shape();
        let others = shape.digits().filter(|&other| other != digit);
        let seeing = others.filter_map(|other| {
            let mut holding = shape.cells().filter(|&from| puzzle.digit(from) == Some(other));
            holding.find(|&from| shape.are_peers(from, to))
        });
        seeing.map(|from| Ray { from, to }).collect()
    }
}

/// Houses to highlight.
fn lit(houses: Vec<House>) -> View {
    let houses = houses.into_iter().map(|house| (house, Role::Base)).collect();
    View { houses, ..View::default() }
}
