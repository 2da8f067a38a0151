//! The English words of fish.
use super::sentence::Phrase;

/// The template of a phrase about a fish; empty for any other.
pub(super) fn template(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Fish => {
            "In {base}, every place for {digit} is in {cover}. \
             One {digit} in each of {base} uses up the {digit} of each of {covers}, \
             so no other cell there can hold it."
        }
        Phrase::CannibalFish => {
            "In {base}, every place for {digit} is in {cover}. \
             One {digit} in each of {base} uses up the {digit} of each of {covers}, \
             so no other cell there can hold it, and a cell that lies in two of {covers} cannot \
             either, for it would use up both."
        }
        Phrase::FinnedFish => {
            "In {base}, every place for {digit} is in {cover}, or it is a fin: {fins}. If no fin \
             is {digit}, one {digit} in each of {base} uses up the {digit} of each of {covers}, so \
             no other cell there can hold it. If a fin is {digit}, no cell that sees the fin can. \
             So either way, no other cell of {cover} that sees every fin can hold {digit}."
        }
        Phrase::FinnedCannibalFish => {
            "In {base}, every place for {digit} is in {cover}, or it is a fin: {fins}. If no fin \
             is {digit}, one {digit} in each of {base} uses up the {digit} of each of {covers}, so \
             no other cell there can hold it, nor can a cell that lies in two of {covers}, for it \
             would use up both. If a fin is {digit}, no cell that sees the fin can. \
             So either way, no such cell that also sees every fin can hold {digit}."
        }
        Phrase::EndoFinnedFish => {
            "In {base}, every place for {digit} is in {cover}, or it is a fin: {fins}; also \
             {endo-fins} counts as a fin, for it lies in two of {base} and could serve both. If no \
             fin is {digit}, one {digit} in each of {base} uses up the {digit} of each of \
             {covers}, so no other cell there can hold it. If a fin is {digit}, no cell that sees \
             the fin can. So either way, no other cell of {cover} that sees every fin can hold {digit}."
        }
        Phrase::EndoFinnedCannibalFish => {
            "In {base}, every place for {digit} is in {cover}, or it is a fin: {fins}; also \
             {endo-fins} counts as a fin, for it lies in two of {base} and could serve both. If no \
             fin is {digit}, one {digit} in each of {base} uses up the {digit} of each of \
             {covers}, so no other cell there can hold it, nor can a cell that lies in two of \
             {covers}, for it would use up both. If a fin is {digit}, no cell that sees the fin \
             can. So either way, no such cell that also sees every fin can hold {digit}."
        }
        _ => "",
    }
}
