//! How far singles go on a plain 9x9 board: a quick check before any slow question.

/// A plain 9x9 board with its candidates.
#[derive(Clone, Debug)]
pub(crate) struct Singles {
    /// Candidates of each cell, bit `d` for digit `d + 1`; one bit in filled cells.
    sets: [u16; 81],
    /// Cells whose digit has been removed from their peers.
    placed: u128,
    broken: bool,
}

/// Peers of each cell, as sets.
static PEERS: [u128; 81] = {
    let mut peers = [0; 81];
    let mut a = 0;
    while a < 81 {
        let mut b = 0;
        while b < 81 {
            let in_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
            if a != b && (a / 9 == b / 9 || a % 9 == b % 9 || in_box) {
                peers[a] |= 1 << b;
            }
            b += 1;
        }
        a += 1;
    }
    peers
};

/// The cells of each box, row and column.
static HOUSES: [[u8; 9]; 27] = {
    let mut houses = [[0; 9]; 27];
    let mut at = 0;
    while at < 81 {
        let (house, place) = (at / 9, at % 9);
        houses[house][place] = (house / 3 * 27 + house % 3 * 3 + place / 3 * 9 + place % 3) as u8;
        houses[9 + house][place] = (house * 9 + place) as u8;
        houses[18 + house][place] = (place * 9 + house) as u8;
        at += 1;
    }
    houses
};

impl Singles {
    /// A puzzle: 81 numbers, 0 for an unknown cell.
    pub(crate) fn new(puzzle: &[u8; 81]) -> Self {
        let mut board = Self { sets: [0x1FF; 81], placed: 0, broken: false };
        for (cell, &number) in puzzle.iter().enumerate() {
            if number > 0 {
                board.place(cell, 1 << (number - 1));
            }
        }
        board
    }
    /// Places a digit in a cell.
    pub(crate) fn place(&mut self, cell: usize, bit: u16) {
        self.broken |= self.sets[cell] & bit == 0;
        self.sets[cell] = bit;
        self.placed |= 1 << cell;
        let mut peers = PEERS[cell] & !self.placed;
        while peers != 0 {
            let peer = peers.trailing_zeros() as usize;
            peers &= peers - 1;
            self.sets[peer] &= !bit;
            self.broken |= self.sets[peer] == 0;
        }
    }
    /// Eliminates candidates.
    pub(crate) fn remove(&mut self, cell: usize, bit: u16) {
        self.sets[cell] &= !bit;
        self.broken |= self.sets[cell] == 0;
    }
    /// Candidates of a cell.
    pub(crate) fn set(&self, cell: usize) -> u16 {
        self.sets[cell]
    }
    /// Whether a cell is filled.
    pub(crate) fn is_placed(&self, cell: usize) -> bool {
        self.placed >> cell & 1 == 1
    }
    /// Whether every cell is filled.
    pub(crate) fn is_filled(&self) -> bool {
        self.placed.count_ones() == 81 && !self.broken
    }
    /// Fills naked and hidden singles until there are none, and reports each.
    pub(crate) fn run(&mut self, mut filled: impl FnMut(usize, u16)) {
        loop {
            let before = self.placed;
            for cell in 0..81 {
                if !self.is_placed(cell) && self.sets[cell].is_power_of_two() {
                    filled(cell, self.sets[cell]);
                    self.place(cell, self.sets[cell]);
                }
            }
            self.hidden(&mut filled);
            if self.placed == before || self.broken {
                return;
            }
        }
    }
    fn hidden(&mut self, filled: &mut impl FnMut(usize, u16)) {
        for house in &HOUSES {
            let (mut once, mut twice) = (0, 0);
            for &cell in house {
                let set = self.sets[usize::from(cell)];
                twice |= once & set;
                once |= set;
            }
            self.broken |= once != 0x1FF;
            let single = once & !twice;
            if single == 0 {
                continue;
            }
            for &cell in house {
                let cell = usize::from(cell);
                let here = self.sets[cell] & single;
                if here.is_power_of_two() && !self.is_placed(cell) {
                    filled(cell, here);
                    self.place(cell, here);
                }
            }
        }
    }
}

/// Whether singles alone solve a puzzle.
pub(crate) fn solve(puzzle: &[u8; 81]) -> bool {
    let mut board = Singles::new(puzzle);
    board.run(|_, _| ());
    board.is_filled()
}
