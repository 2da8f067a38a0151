//! Fish with rows as bases and columns as covers, or the other way round: plain, finned and sashimi.
use super::cells::{Cells, Few, HOUSES, cells, choose};
use super::found::{Found, spots};
use super::memory::Memory;
use super::position::Position;
use super::profile::Kind;

/// The candidates of a digit, line by line.
struct Lines {
    /// For each base line, the positions that can hold the digit.
    positions: [u16; 9],
    /// The house of the first base line: 0 for rows, 9 for columns.
    base: usize,
}

impl Lines {
    fn new(board: &Position, digit: usize, base: usize) -> Self {
        let places = board.places[digit];
        let mut positions = [0; 9];
        for cell in cells(places) {
            let (row, column) = (cell / 9, cell % 9);
            let (line, position) = if base == 0 { (row, column) } else { (column, row) };
            positions[line] |= 1 << position;
        }
        Self { positions, base }
    }
    /// The cells of a base line at these positions.
    fn cells(&self, line: usize, positions: u16) -> Cells {
        let spread = |set: Cells, position: usize| {
            set | if self.base == 0 {
                1 << (9 * line + position)
            } else {
                1 << (9 * position + line)
            }
        };
        (0..9).filter(|&position| positions & 1 << position != 0).fold(0, spread)
    }
    /// The cells of the cover lines.
    fn cover(&self, lines: u16) -> Cells {
        let first = 9 - self.base;
        let hit = (0..9).filter(|&line| lines & 1 << line != 0);
        hit.fold(0, |set, line| set | HOUSES[first + line])
    }
    /// The cells of the base lines.
    fn bases<const N: usize>(&self, lines: [usize; N]) -> Cells {
        lines.iter().fold(0, |set, &line| set | HOUSES[self.base + line])
    }
}

/// Rows as bases before columns, digit by digit.
fn each_digit_and_direction(
    board: &Position,
    memory: &mut Memory,
    kind: Kind,
    visit: impl Fn(usize, &Lines) -> Option<Found>,
) -> Option<Found> {
    memory.by_digit(board, kind, |digit| {
        [0, 9].into_iter().find_map(|base| visit(digit, &Lines::new(board, digit, base)))
    })
}

/// A fish without fins.
pub(super) fn basic<const N: usize>(
    board: &Position,
    memory: &mut Memory,
    kind: Kind,
) -> Option<Found> {
    each_digit_and_direction(board, memory, kind, |digit, lines| {
        let fits = |&line: &usize| (1..=N as u32).contains(&lines.positions[line].count_ones());
        let base: Few = (0..9).filter(fits).collect();
        choose(&base, &mut |chosen: [usize; N]| {
            let union = chosen.iter().fold(0, |union, &line| union | lines.positions[line]);
            if union.count_ones() as usize != N {
                return None;
            }
            let hit = lines.cover(union) & !lines.bases(chosen);
            Found::in_cells(kind, board, hit, digit)
        })
    })
}

/// A fish with one to five fins; sashimi if one of its bases has at most one candidate besides them.
pub(super) fn finned<const N: usize>(
    board: &Position,
    memory: &mut Memory,
    kind: Kind,
    wants_sashimi: bool,
) -> Option<Found> {
    each_digit_and_direction(board, memory, kind, |digit, lines| {
        let base: Few = (0..9).filter(|&line| lines.positions[line] != 0).collect();
        choose(&base, &mut |chosen: [usize; N]| {
            let union = chosen.iter().fold(0, |union, &line| union | lines.positions[line]);
            // All fins lie in one block, so at most three lines that the bases meet are not covered.
            let size = union.count_ones() as usize;
            if size <= N || size > N + 3 || !lines.may_catch(chosen) {
                return None;
            }
            let met: Few = (0..9).filter(|&line| union & 1 << line != 0).collect();
            choose(&met, &mut |covers: [usize; N]| {
                let cover = covers.iter().fold(0, |cover, &line| cover | 1 << line);
                let eliminated = lines.hit_by(board, digit, chosen, cover, wants_sashimi)?;
                Found::eliminating(kind, eliminated)
            })
        })
    })
}

impl Lines {
    /// Whether a finned fish with these bases could eliminate something. A candidate that it eliminates
    /// lies in a cover and sees all the fins, so the covers hold every base candidate that it does not
    /// see. Few choices of bases pass this test, and only for those are all covers tried.
    fn may_catch<const N: usize>(&self, bases: [usize; N]) -> bool {
        (0..9).filter(|line| !bases.contains(line)).any(|line| {
            let near = |base: usize| base / 3 == line / 3;
            (0..9).filter(|&at| self.positions[line] & 1 << at != 0).any(|at| {
                let beside = 0b111 << (at / 3 * 3);
                let held = bases.iter().fold(1 << at, |held, &base| {
                    held | self.positions[base] & !if near(base) { beside } else { 0 }
                });
                held.count_ones() as usize <= N
            })
        })
    }
    /// What a finned fish eliminates, if this is one of the requested kind.
    fn hit_by<const N: usize>(
        &self,
        board: &Position,
        digit: usize,
        chosen: [usize; N],
        cover: u16,
        wants_sashimi: bool,
    ) -> Option<Vec<(usize, usize)>> {
        let mut fins = 0;
        let mut is_sashimi = false;
        for line in chosen {
            let positions = self.positions[line];
            fins |= self.cells(line, positions & !cover);
            is_sashimi |= (positions & cover).count_ones() <= 1;
        }
        if is_sashimi != wants_sashimi || fins.count_ones() > 5 {
            return None;
        }
        let seen = super::cells::seen_by_all(fins);
        let hit = self.cover(cover) & !self.bases(chosen) & seen & board.places[digit];
        (hit != 0).then(|| spots(hit, digit))
    }
}
