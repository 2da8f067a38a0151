//! Rules in words: every sentence is a statement about a rule, or says nothing about the solution, or is not understood.
mod chat;
mod grammar;
mod lexicon;
pub(crate) mod phrase;
mod row;
mod rows;
mod typos;
mod variants;
pub(crate) mod words;

pub(crate) use grammar::{Prose, Statement, hues, read, rule};
pub(crate) use row::Says;

/// Whether a row of the grammar says this kind of rule.
#[cfg(test)]
pub(crate) fn names(id: &str) -> bool {
    let is_it = |says: Says| matches!(says, Says::Kind(own) if own.split('.').next() == Some(id));
    rows::ROWS.iter().any(|row| is_it(row.says))
        || (id == "no-other" && rows::ROWS.iter().any(|row| row.says == Says::AllGiven))
}

/// What a statement about no rule is called.
pub(crate) const NOTHING: &str = "nothing";

/// The name of a rule for people.
pub(crate) fn name_of(says: Says) -> &'static str {
    match says {
        Says::Kind(id) => id.split('.').next().unwrap_or(id),
        Says::Classic => "sudoku",
        Says::Diagonals | Says::ClassicAndDiagonals => "diagonals",
        Says::Disjoint => "disjoint groups",
        Says::ExtraRegions => "extra regions",
        Says::CagesDiffer | Says::CagesRepeat => "cage",
        Says::AllGiven => "all marks are given",
        Says::Differ | Says::Apart | Says::MayRepeat | Says::Marks | Says::Fog | Says::Nothing => {
            NOTHING
        }
    }
}
