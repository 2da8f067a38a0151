//! A quick test whether a puzzle is easier than a given score.
//!
//! It takes simple steps in any order, and short forcing chains all at once. If they solve the
//! puzzle, so does the rating's own walk, and with no harder step. For whatever else was removed or placed
//! before, each of these steps can still be taken unless it has nothing left to do, or something in its
//! place can that is as easy: a single where a candidate of the pattern is gone, a smaller subset or
//! fish, the hidden subset of the other cells. So at no position of the walk is anything harder the first choice.
//!
//! That is not true of steps that rely on the puzzle having one solution, nor of aligned pairs: these
//! are left out.
use super::changes::Changes;
use super::hint::Hint;
use super::links::{Links, Sweep};
use super::options::{Options, Table};
use super::position::Position;
use super::score::Score;
use super::{fish, forcing, locked, singles, subsets, wings};

/// Simple steps, the quickest first.
const SIMPLE: [fn(&Position) -> Option<Hint>; 9] = [
    singles::hidden,
    singles::naked,
    |board| locked::plain(board, &Changes::ALL),
    |board| subsets::naked(board, 2, &Changes::ALL),
    |board| subsets::hidden(board, 2, &Changes::ALL),
    |board| subsets::naked(board, 3, &Changes::ALL),
    |board| fish::find(board, 2, &Changes::ALL),
    |board| wings::find(board, 2, &Changes::ALL),
    |board| subsets::hidden(board, 3, &Changes::ALL),
];

/// Whether the rest of a puzzle is known to have an ER below a score, in tenths. May return false where it has.
pub(super) fn is_sure(board: &Position, options: Options, links: &mut Links, score: u16) -> bool {
    let longest = longest_chain(score);
    if longest == 0 || options.table != Table::Explainer {
        return false;
    }
    let mut board = board.clone();
    while board.empty != 0 {
        if let Some(hint) = SIMPLE.iter().find_map(|find| find(&board)) {
            hint.apply(&mut board);
            continue;
        }
        links.build(&board, Sweep::Xy, 0x1ff);
        links.close();
        let mut refuted = links.refuted();
        refuted.retain(|&candidate| links.refutes_itself_within(candidate, longest / 2 - 1));
        if refuted.is_empty() {
            return false;
        }
        for candidate in refuted {
            board.remove(usize::from(candidate));
        }
    }
    true
}

/// The number of assertions of the longest forcing chain below a score; 0 if there is none.
fn longest_chain(score: u16) -> u32 {
    let is_below = |length: &u32| Score::chain(forcing::LEAST_OF_BOTH, *length).tenths() < score;
    (4..512).step_by(2).take_while(is_below).last().unwrap_or(0)
}
