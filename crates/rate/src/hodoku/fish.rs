//! Fish with rows as bases and columns as covers, or the other way round: plain, finned and sashimi.
use super::cells::{
    CELLS_OF, Cells, Digits, Few, HOUSES, Seats, choose, each_locked, has_at_most, has_few,
    members, seen_by_all,
};
use super::found::{Found, spots};
use super::memory::Memory;
use super::position::Position;
use super::profile::Kind;

/// The candidates of a digit, line by line.
struct Lines<'a> {
    /// For each base line, the seats that can hold the digit. The number of a seat is that of the cover.
    seats: &'a [Seats],
    /// The house of the first base line: 0 for rows, 9 for columns.
    base: usize,
}

impl Lines<'_> {
    /// The cells of a base line with these seats.
    fn cells(&self, line: usize, seats: Seats) -> Cells {
        let cells = &CELLS_OF[self.base + line];
        members(seats.into()).fold(0, |set, seat| set | 1 << cells[seat])
    }
    /// The cells of the cover lines.
    fn cover(&self, lines: Seats) -> Cells {
        let first = 9 - self.base;
        members(lines.into()).fold(0, |set, line| set | HOUSES[first + line])
    }
    /// The cover lines that these base lines meet.
    fn union<const N: usize>(&self, lines: [usize; N]) -> Seats {
        lines.iter().fold(0, |union, &line| union | self.seats[line])
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
    mut visit: impl FnMut(usize, &Lines<'_>) -> Option<Found>,
) -> Option<Found> {
    memory.by_digit(board, kind, |digit| {
        [0, 9].into_iter().find_map(|base| {
            visit(digit, &Lines { seats: &board.seats[digit][base..base + 9], base })
        })
    })
}

/// A fish without fins.
pub(super) fn basic<const N: usize>(
    board: &Position,
    memory: &mut Memory,
    kind: Kind,
) -> Option<Found> {
    each_digit_and_direction(board, memory, kind, |digit, lines| {
        // What a fish eliminates, one of all the other lines in the other direction eliminates as well, and
        // smaller fish have been searched for before.
        if lines.seats.iter().filter(|&&seats| seats != 0).count() < 2 * N {
            return None;
        }
        let base = Few::of(0..9, |line| has_few(N, lines.seats[line]));
        let seats: Few<Seats> = base.iter().map(|&line| lines.seats[line]).collect();
        each_locked(&seats, |chosen: [usize; N], union| {
            let hit = lines.cover(union) & !lines.bases(chosen.map(|at| base[at]));
            Found::in_cells(kind, board, hit, digit)
        })
    })
}

/// A fish of one kind with one to five fins; sashimi if one of its bases has at most one candidate besides them.
pub(super) fn finned<const N: usize>(
    board: &Position,
    memory: &mut Memory,
    [plain, sashimi]: [Kind; 2],
    kind: Kind,
) -> Option<Found> {
    let other = if kind == sashimi { plain } else { sashimi };
    let (mut hopeful, mut hopeless): (Digits, Digits) = (0, 0);
    let found = each_digit_and_direction(board, memory, kind, |digit, lines| {
        let bases = lines.hopeful_bases();
        *if bases.is_empty() { &mut hopeless } else { &mut hopeful } |= 1 << digit;
        bases.into_iter().find_map(|chosen: [usize; N]| {
            let met: Few = members(lines.union(chosen).into()).collect();
            choose(&met, &mut |covers: [usize; N]| {
                let cover = covers.iter().fold(0, |cover, &line| cover | 1 << line);
                let eliminated = lines.hit_by(board, digit, chosen, cover, kind == sashimi)?;
                Found::eliminating(kind, eliminated)
            })
        })
    });
    // Without hopeful bases, the other kind of fish cannot be found either.
    memory.note_barren(board, other, hopeless & !hopeful);
    found
}

impl Lines<'_> {
    /// The bases with which a finned fish could eliminate something, in lexicographic order. A candidate that it
    /// eliminates lies in a cover and sees all the fins, so the covers hold every base candidate outside the
    /// block that they share. Few choices of bases pass this test, and only for those are all covers tried.
    fn hopeful_bases<const N: usize>(&self) -> Vec<[usize; N]> {
        let mut hopeful = Vec::new();
        for block in 0..9 {
            let (near, beside) = (block / 3 * 3..block / 3 * 3 + 3, 0b111 << (block % 3 * 3));
            let of_block = near.clone().filter(|&line| self.seats[line] & beside != 0);
            if of_block.clone().count() < 2 {
                continue;
            }
            let outside = |line: usize| {
                self.seats[line] & if near.contains(&line) { !beside } else { Seats::MAX }
            };
            let fits = |line| (self.seats[line] != 0) & has_at_most(N, outside(line));
            let base = Few::of(0..9, fits);
            let rest: Few<Seats> = base.iter().map(|&line| outside(line)).collect();
            let _: Option<()> = each_locked(&rest, |chosen: [usize; N], held| {
                let bases = chosen.map(|at| base[at]);
                let union = self.union(bases);
                // All fins lie in one block, so at most three lines that the bases meet are not covered.
                if has_at_most(N, union) || !has_at_most(N + 3, union) {
                    return None;
                }
                let others = of_block.clone().filter(|line| !bases.contains(line));
                let targets = others.fold(0, |all, line| all | self.seats[line] & beside);
                // A cover that is free can hold any of them.
                let is_caught = targets & held != 0 || targets != 0 && has_at_most(N - 1, held);
                hopeful.extend(is_caught.then_some(bases));
                None
            });
        }
        hopeful.sort_unstable();
        hopeful.dedup();
        hopeful
    }
    /// What a finned fish eliminates, if this is one of the requested kind.
    fn hit_by<const N: usize>(
        &self,
        board: &Position,
        digit: usize,
        chosen: [usize; N],
        cover: Seats,
        wants_sashimi: bool,
    ) -> Option<Vec<(usize, usize)>> {
        let mut fins = 0;
        let mut is_sashimi = false;
        for line in chosen {
            let seats = self.seats[line];
            fins |= self.cells(line, seats & !cover);
            is_sashimi |= has_at_most(1, seats & cover);
        }
        if is_sashimi != wants_sashimi || fins.count_ones() > 5 {
            return None;
        }
        let hit = self.cover(cover) & !self.bases(chosen) & seen_by_all(fins) & board.places[digit];
        (hit != 0).then(|| spots(hit, digit))
    }
}
