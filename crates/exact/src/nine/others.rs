//! Is there a solution other than the known one? The question behind making puzzles.
use super::backend::Backend;
use super::classic::Classic;
use super::kernel::Kernel;
use super::lanes::Lanes;
use super::run::run;
use super::task::Task;

/// A solution of a puzzle, and where to look for another one.
///
/// See [`other_solutions`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Known {
    /// The known solution: 81 numbers from 1 to 9, in reading order.
    pub solution: [u8; 81],
    /// A cell (0 to 80) in which the other solution must differ, which must not be given; `None`
    /// for any. Naming a cell is faster.
    pub differs_in: Option<u8>,
}

/// Searches for one more solution of each puzzle.
struct Others<'a> {
    puzzles: &'a [Classic],
    known: &'a [Known],
    differences: &'a mut [u128],
}

impl Task for Others<'_> {
    #[inline(always)]
    fn len(&self) -> usize {
        self.puzzles.len()
    }
    #[inline(always)]
    fn stage<V: Kernel>(&self, first: usize, count: usize, out: &mut [V; 81]) {
        V::stage(&self.puzzles[first..first + count], out);
        for (lane, known) in self.known[first..first + count].iter().enumerate() {
            if let Some(cell) = known.differs_in {
                let bit = 1 << (known.solution[usize::from(cell)].wrapping_sub(1) & 15);
                out[usize::from(cell)].take(lane, bit);
            }
        }
    }
    #[inline(always)]
    fn found<V: Lanes>(&mut self, job: usize, cells: &[V; 81], lane: usize) -> bool {
        // Words of 27 bits, one per band, the last cell first: shifts of wider ones are slow.
        let mut bands = [0_u32; 3];
        let solution = self.known[job].solution.chunks_exact(27);
        for (band, (cells, numbers)) in bands.iter_mut().zip(cells.chunks_exact(27).zip(solution)) {
            for (vector, &number) in cells.iter().zip(numbers).rev() {
                let same = u32::from(vector.get(lane)) << 1 >> (number & 15) & 1;
                *band = *band << 1 | same;
            }
        }
        let [top, middle, bottom] = bands.map(|same| u128::from(!same & 0x7FF_FFFF));
        let differences = top | middle << 27 | bottom << 54;
        self.differences[job] = differences;
        differences != 0
    }
    #[inline(always)]
    fn is_done(&self, job: usize) -> bool {
        self.differences[job] != 0
    }
    #[inline(always)]
    fn branched(&mut self, _job: usize) {}
    #[inline(always)]
    fn stop(&self) -> bool {
        false
    }
}

/// Searches for a solution of each puzzle other than the known one, and returns the cells in which
/// it differs, bit `i` for cell `i`: zero when there is no other solution. Which of several others
/// is found depends on the processor; whether one is found does not. Runs in the calling thread.
///
/// Panics unless there is a known solution for each puzzle, and every cell is below 81.
///
/// ```
/// use whydoku_exact::{Answer, Batch, Classic, Known, other_solutions};
/// let line = b"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// let puzzle = Classic::from_line(line).unwrap();
/// let Answer::Unique(solution) = Batch::new().answers(&[puzzle])?[0] else { unreachable!() };
/// let mut fewer = *puzzle.numbers();
/// fewer[0] = 0;
/// let fewer = Classic::from_numbers(fewer).unwrap();
/// let known = Known { solution, differs_in: None };
/// let without = Known { solution, differs_in: Some(0) };
/// let differences = other_solutions(&[puzzle, fewer, fewer], &[known, known, without]);
/// assert_eq!(differences[0], 0);
/// assert!(differences[1] & 1 == 1 && differences[2] & 1 == 1);
/// # Ok::<(), whydoku_exact::Stopped>(())
/// ```
pub fn other_solutions(puzzles: &[Classic], known: &[Known]) -> Vec<u128> {
    other_solutions_on(Backend::fastest(), puzzles, known)
}

/// [`other_solutions`] on a backend of your choice.
pub fn other_solutions_on(backend: Backend, puzzles: &[Classic], known: &[Known]) -> Vec<u128> {
    assert_eq!(puzzles.len(), known.len(), "a known solution for each puzzle");
    let mut differences = vec![0; puzzles.len()];
    run(backend, &mut Others { puzzles, known, differences: &mut differences });
    differences
}
