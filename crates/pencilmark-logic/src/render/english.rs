//! The English words.
use super::sentence::{Join, Phrase};

/// The template of a phrase: `{place}` is filled by the sentence.
pub(super) fn template(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::FullHouse => {
            "{cell} is the last empty cell of {house}, and {digit} is the digit still missing there."
        }
        Phrase::HiddenSingle => "In {house}, {cell} is the only cell left that can hold {digit}.",
        Phrase::NakedSingle => "Every other digit is excluded from {cell}, so it must be {digit}.",
        Phrase::Intersection => {
            "In {from}, {digit} can only be in {cells}, and all of these are in {into} too; \
             one of them holds it, so no other cell of {into} can."
        }
        Phrase::NakedSubset => {
            "In {houses}, the cells {cells} have no candidates but {digits}: \
             they use up these digits, so no other cell there can hold them."
        }
        Phrase::LockedSubset => {
            "The cells {cells} are all in {houses} and have no candidates but {digits}: \
             they use up these digits, so no other cell of those houses can hold them."
        }
        Phrase::HiddenSubset => {
            "In {houses}, the digits {digits} can only be in {cells}: \
             they fill these cells, so nothing else can be there."
        }
        Phrase::Fish => {
            "In {base}, every place for {digit} lies in {cover}. \
             Each of the former holds {digit} once, and together they use up the latter, \
             so {digit} can be nowhere else in {cover}."
        }
        Phrase::XyWing => {
            "If {pivot} is {first}, then {pincer} is {digit}; if {pivot} is {second}, then {other} \
             is {digit}. It must be one of the two, so no cell that sees both {pincer} and {other} \
             can hold {digit}."
        }
        Phrase::Chain => "Each of these forces the next: {nodes}.",
        Phrase::Removed => "So {digit} is removed from {cells}",
        Phrase::RemovedToo => ", and {digit} from {cells}",
    }
}

/// The word between the last two things of a list.
pub(super) fn joining(join: Join) -> &'static str {
    match join {
        Join::And => " and ",
        Join::Or => " or ",
    }
}
