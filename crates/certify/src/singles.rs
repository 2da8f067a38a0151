//! A position in which naked and hidden singles are always placed. The elimination of one candidate is
//! the event; a cell, or a digit in a house, that has one candidate left is placed at once.
use crate::position::Position;
use whydoku_core::{Candidate, Cell, Digit, Entry, Puzzle, Shape};

/// The position contradicts itself: this place (a cell, or a digit of a house) has no candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Dead {
    pub(crate) place: usize,
}

/// Candidates by number (cell times side plus digit, from zero), and the places that need one of
/// them: the cells, then each house with each digit.
#[derive(Debug)]
pub(crate) struct Singles {
    side: usize,
    places: Vec<Vec<u32>>,
    places_of: Vec<Vec<u32>>,
    crossed: Vec<bool>,
    placed: Vec<bool>,
    /// Candidates left in each place.
    left: Vec<u32>,
    filled: usize,
    history: Vec<Event>,
    waiting: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
enum Event {
    Crossed(u32),
    Placed(u32),
}

impl Position for Singles {
    type Dead = Dead;
    fn open(&mut self, puzzle: &Puzzle) -> Result<(), Dead> {
        self.undo(0);
        for (cell, entry) in puzzle.entries().iter().enumerate() {
            let side = self.side;
            let number = |digit: Digit| (cell * side + digit.index()) as u32;
            match *entry {
                Entry::Unknown => {}
                Entry::Given(digit) | Entry::Placed(digit) => self.waiting.push(number(digit)),
                Entry::Candidates(left) => {
                    for digit in puzzle.shape().digits().filter(|&digit| !left.contains(digit)) {
                        self.cross(number(digit))?;
                    }
                }
            }
        }
        self.settle()
    }
    fn mark(&self) -> usize {
        self.history.len()
    }
    fn undo(&mut self, mark: usize) {
        self.waiting.clear();
        for event in self.history.drain(mark..) {
            match event {
                Event::Placed(candidate) => {
                    self.placed[candidate as usize] = false;
                    self.filled -= 1;
                }
                Event::Crossed(candidate) => {
                    self.crossed[candidate as usize] = false;
                    for &place in &self.places_of[candidate as usize] {
                        self.left[place as usize] += 1;
                    }
                }
            }
        }
    }
    fn is_filled(&self) -> bool {
        self.filled == self.side * self.side
    }
    fn digits(&self) -> Vec<Digit> {
        let placed = self.placed.iter().enumerate().filter(|(_, placed)| **placed);
        placed.map(|(candidate, _)| Digit::new(candidate % self.side)).collect()
    }
    fn place_count(&self) -> usize {
        self.places.len()
    }
    fn left(&self, place: usize) -> u32 {
        self.left[place]
    }
    fn candidates(&self, place: usize) -> impl Iterator<Item = Candidate> {
        let left = self.places[place].iter().filter(|&&number| !self.crossed[number as usize]);
        left.map(|&number| {
            let number = number as usize;
            Candidate::new(Cell::new(number / self.side), Digit::new(number % self.side))
        })
    }
    fn place(&mut self, candidate: Candidate) -> Result<(), Dead> {
        self.waiting.push(self.number(candidate));
        self.settle()
    }
    fn eliminate(&mut self, candidate: Candidate) -> Result<(), Dead> {
        self.cross(self.number(candidate))?;
        self.settle()
    }
    fn blame(&self, Dead { place }: Dead, weights: &mut [u32]) {
        weights[place] += 1;
    }
}

impl Singles {
    pub(crate) fn new(shape: &Shape) -> Self {
        let side = shape.side();
        let number = |cell: Cell, digit: usize| (cell.index() * side + digit) as u32;
        let cells = shape.cells().map(|cell| (0..side).map(|d| number(cell, d)).collect());
        let houses = shape.houses().iter().flat_map(|house| {
            (0..side).map(|digit| house.cells.iter().map(|&cell| number(cell, digit)).collect())
        });
        let places: Vec<Vec<u32>> = cells.chain(houses).collect();
        let mut places_of = vec![Vec::new(); shape.cell_count() * side];
        for (place, candidates) in (0..).zip(&places) {
            for &candidate in candidates {
                places_of[candidate as usize].push(place);
            }
        }
        Self {
            side,
            crossed: vec![false; places_of.len()],
            placed: vec![false; places_of.len()],
            left: vec![side as u32; places.len()],
            places,
            places_of,
            filled: 0,
            history: Vec::new(),
            waiting: Vec::new(),
        }
    }
    fn number(&self, candidate: Candidate) -> u32 {
        (candidate.cell.index() * self.side + candidate.digit.index()) as u32
    }
    fn settle(&mut self) -> Result<(), Dead> {
        while let Some(candidate) = self.waiting.pop() {
            self.put(candidate as usize)?;
        }
        Ok(())
    }
    fn put(&mut self, candidate: usize) -> Result<(), Dead> {
        if self.placed[candidate] {
            return Ok(());
        }
        if self.crossed[candidate] {
            return Err(Dead { place: candidate / self.side });
        }
        self.placed[candidate] = true;
        self.filled += 1;
        self.history.push(Event::Placed(candidate as u32));
        for at in 0..self.places_of[candidate].len() {
            let place = self.places_of[candidate][at] as usize;
            for other in 0..self.side {
                let other = self.places[place][other];
                if other as usize != candidate {
                    self.cross(other)?;
                }
            }
        }
        Ok(())
    }
    fn cross(&mut self, candidate: u32) -> Result<(), Dead> {
        let number = candidate as usize;
        if self.crossed[number] {
            return Ok(());
        }
        if self.placed[number] {
            return Err(Dead { place: number / self.side });
        }
        self.crossed[number] = true;
        self.history.push(Event::Crossed(candidate));
        let mut dead = None;
        for at in 0..self.places_of[number].len() {
            let place = self.places_of[number][at] as usize;
            self.left[place] -= 1;
            match self.left[place] {
                0 => dead = Some(place),
                1 => {
                    let last = self.places[place].iter().find(|&&c| !self.crossed[c as usize]);
                    self.waiting.extend(last);
                }
                _ => {}
            }
        }
        dead.map_or(Ok(()), |place| Err(Dead { place }))
    }
}
