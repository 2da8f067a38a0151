//! The producers of hints, in the order in which they are asked.
use super::board::Board;
use super::hint::Hint;
use super::rater::Options;
use super::{aligned, bug, fish, locked, loops, singles, subsets, wings};

/// The first hint of the first producer that has one, chains left aside.
pub(super) fn first(board: &Board, options: Options) -> Option<Hint> {
    None.or_else(|| singles::hidden(board))
        .or_else(|| locked::direct(board))
        .or_else(|| subsets::direct(board, 2))
        .or_else(|| singles::naked(board))
        .or_else(|| subsets::direct(board, 3))
        .or_else(|| locked::plain(board))
        .or_else(|| subsets::naked(board, 2))
        .or_else(|| fish::find(board, 2))
        .or_else(|| subsets::hidden(board, 2))
        .or_else(|| subsets::naked(board, 3))
        .or_else(|| fish::find(board, 3))
        .or_else(|| subsets::hidden(board, 3))
        .or_else(|| wings::find(board, 2))
        .or_else(|| wings::find(board, 3))
        .or_else(|| options.uniqueness.then(|| loops::find(board, options.old_loops))?)
        .or_else(|| subsets::naked(board, 4))
        .or_else(|| fish::find(board, 4))
        .or_else(|| subsets::hidden(board, 4))
        .or_else(|| options.uniqueness.then(|| bug::find(board, options.old_graves))?)
        .or_else(|| aligned::pairs(board))
        .or_else(|| aligned::triplets(board))
}
