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
            "{set} have exactly as many digits left as cells, and {digit} is in {cells}"
        }
        Phrase::ChainRectangle => {
            "{digit} is in {cells}, because {rectangle} cannot hold only {pair} in a puzzle with \
             one solution"
        }
        Phrase::ChainNot => "{cells} is not {digit}",
        Phrase::ChainNone => "no {digit} is in {cells}",
        Phrase::ChainOne => {
            "So {digit} is in {cells}, \
             and no cell that sees all of these can hold it."
        }
        Phrase::ChainEither => {
            "So {digit} is in {cells}, or {other-digit} is in {other-cells}, and a candidate that \
             both of these exclude is false."
        }
        Phrase::ChainItself => "So {cells} is {digit} in either case.",
        Phrase::ChainRound => {
            "So {digit} cannot be in {cells}, and the chain closes into a loop. If its first \
             candidate were true instead, the same would follow in the other direction. So of any \
             two neighbours in the loop that exclude each other exactly one is true, and a \
             candidate that both of them exclude is false."
        }
        Phrase::ChainRoundSets => {
            "So {digit} cannot be in {cells}, and the chain closes into a loop. If its first \
             candidate were true instead, the same would follow in the other direction. So of any \
             two neighbours in the loop that exclude each other exactly one is true, and a \
             candidate that both of them exclude is false; and where cells have exactly as many \
             digits left as there are cells, they hold all of these digits."
        }
        Phrase::Kraken => {
            "In {base}, every place for {digit} is in {cover}, or it is a fin: {fins}. If no fin \
             is {digit}, one {digit} in each of {base} uses up the {digit} of each of {covers}, so \
             {victim} is impossible. Each fin excludes it too:"
        }
        Phrase::KrakenHouse => {
            "In {base}, every place for {digit} is in {cover}, or it is a fin: {fins}. If no fin \
             is {digit}, each of {base} gives its {digit} to one of these covers, and the {digit} \
             of {house} is in {places}. So a fin or one of these places is {digit}, and each of \
             them excludes {victim}:"
        }
        Phrase::KrakenIf => "If {cell} is {digit}",
        Phrase::NetTitle => "Each line follows from the lines it names:",
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
            "{cell} cannot be {digit}, because no digit would be left for {other-cell}"
        }
        Phrase::NetFailsHouse => {
            "{cell} cannot be {digit}, because {other-digit} would have no place left in {house}"
        }
        Phrase::NetBy => ", by {lines}.",
        Phrase::NetContrary => ", because {lines} is impossible.",
        Phrase::NetCases => {
            ", because this follows in each of the cases {lines}, and one of them \
                             is true."
        }
        Phrase::NetStop => ".",
        _ => "",
    }
}
