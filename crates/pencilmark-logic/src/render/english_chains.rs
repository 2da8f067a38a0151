//! The English words of chains and nets, which are told in several sentences or parts of them.
use super::sentence::Phrase;

/// The template of a phrase of a chain or a net; nothing for any other.
pub(super) fn template(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::ChainLong => "Each line forces the next:",
        Phrase::ChainLine => "\n{line} ",
        Phrase::ChainThen => ", then ",
        Phrase::ChainSo => ", so ",
        Phrase::ChainNext => "Then ",
        Phrase::ChainStop => ". ",
        Phrase::ChainBreak => ".\n",
        Phrase::ChainIf => "If {cells} is not {digit}",
        Phrase::ChainIfNone => "If no {digit} is in {cells}",
        Phrase::ChainCell => "{cells} is {digit}",
        Phrase::ChainHouse => "the {digit} of {house} is in {cells}",
        Phrase::ChainSet => {
            "{set} have just as many digits left as cells, and {digit} is in {cells}"
        }
        Phrase::ChainRectangle => {
            "{digit} is in {cells}, for {rectangle} cannot hold {pair} alone in a puzzle \
             with one solution"
        }
        Phrase::ChainNot => "{cells} is not {digit}",
        Phrase::ChainNone => "no {digit} is in {cells}",
        Phrase::ChainOne => {
            "So {digit} is in {cells}, \
             and no cell that sees all of these can hold it."
        }
        Phrase::ChainEither => {
            "So {digit} is in {cells}, or {other-digit} is in {other-cells}, \
             and nothing that both of these exclude is possible."
        }
        Phrase::ChainItself => "So {cells} is {digit} in any case.",
        Phrase::ChainRound => {
            "So {digit} cannot be in {cells}, and the chain closes into a loop. \
             If the first thing were true instead, the same would follow backwards. \
             So of any two things in the loop that exclude each other exactly one is true, \
             and nothing that both exclude is possible."
        }
        Phrase::ChainRoundSets => {
            "So {digit} cannot be in {cells}, and the chain closes into a loop. \
             If the first thing were true instead, the same would follow backwards. \
             So of any two things in the loop that exclude each other exactly one is true, \
             and nothing that both exclude is possible; and cells with just as many digits left \
             as cells hold all of these."
        }
        Phrase::Kraken => {
            "In {base}, every place for {digit} is in {cover}, or it is a fin: {fins}. If no fin is \
             {digit}, one {digit} in each of {base} uses up the {digit} of each of {covers}, so \
             {victim} is impossible. And each fin excludes it:"
        }
        Phrase::KrakenHouse => {
            "In {base}, every place for {digit} is in {cover}, or it is a fin: {fins}. If no fin is \
             {digit}, one {digit} in each of {base} is needed for each of these, and that of \
             {house} is in {places}. So a fin or one of these places is {digit}, and each of them \
             excludes {victim}:"
        }
        Phrase::KrakenIf => "If {cell} is {digit}",
        Phrase::NetTitle => "Each line follows from those that it names:",
        Phrase::NetDeeper => "· ",
        Phrase::NetSupposeTrue => "Suppose {cell} is {digit}",
        Phrase::NetSupposeFalse => "Suppose {cell} is not {digit}",
        Phrase::NetTrue => "Then {cell} must be {digit}",
        Phrase::NetPlace => "Then the {digit} of {house} must be in {cell}",
        Phrase::NetFalse => "So {cell} is not {digit}",
        Phrase::NetEmptyCell => "Then no digit is left for {cell}",
        Phrase::NetNoPlace => "Then {digit} has no place left in {house}",
        Phrase::NetNothing => "That is impossible",
        Phrase::NetFailsCell => {
            "{cell} cannot be {digit}, for then no digit would be left for {other-cell}"
        }
        Phrase::NetFailsHouse => {
            "{cell} cannot be {digit}, for then {other-digit} would have no place left in {house}"
        }
        Phrase::NetBy => ", by {lines}.",
        Phrase::NetContrary => ", the contrary of {lines}, which is impossible.",
        Phrase::NetCases => ", for it is so in each of the cases {lines}, and one of them is true.",
        Phrase::NetStop => ".",
        _ => "",
    }
}
