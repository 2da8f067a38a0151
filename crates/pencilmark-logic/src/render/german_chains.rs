//! The German words of chains, krakens and nets.
use super::sentence::Phrase;

/// The template of a phrase of a chain, a kraken or a net, if it is one.
pub(super) fn template(phrase: Phrase) -> Option<&'static str> {
    Some(match phrase {
        Phrase::ChainLong => "Jede Zeile erzwingt die nächste:",
        Phrase::ChainLine => "\n{line} ",
        Phrase::ChainThen => ", dann ",
        Phrase::ChainSo => ", also ",
        Phrase::ChainNext => "Dann ",
        Phrase::ChainStop => ". ",
        Phrase::ChainBreak => ".\n",
        Phrase::ChainIf => "Ist {cells} nicht {digit}",
        Phrase::ChainIfNone => "Steht in {cells} keine {digit}",
        Phrase::ChainCell => "ist {cells} die {digit}",
        Phrase::ChainHouse => "steht die {digit} von {house} in {cells}",
        Phrase::ChainSet => {
            "haben {set} nur noch so viele Ziffern wie Zellen, und die {digit} steht in {cells}"
        }
        Phrase::ChainRectangle => {
            "steht die {digit} in {cells}, denn {rectangle} können in einem Rätsel mit nur \
             einer Lösung nicht allein {pair} enthalten"
        }
        Phrase::ChainNot => "ist {cells} nicht {digit}",
        Phrase::ChainNone => "steht in {cells} keine {digit}",
        Phrase::ChainOne => {
            "Die {digit} steht also in {cells}, und keine Zelle kann sie enthalten, die alle \
             diese sieht."
        }
        Phrase::ChainEither => {
            "Also steht die {digit} in {cells}, oder die {other-digit} steht in {other-cells}, \
             und was beides ausschließt, ist nicht möglich."
        }
        Phrase::ChainItself => "Also ist {cells} in jedem Fall die {digit}.",
        Phrase::ChainRound => {
            "Also kann die {digit} nicht in {cells} stehen, und die Kette schließt sich zu einer \
             Schleife. Wäre stattdessen das Erste wahr, dann folgte dasselbe rückwärts. Von zwei \
             Dingen der Schleife, die sich ausschließen, ist also genau eines wahr, und was beide \
             ausschließen, ist nicht möglich."
        }
        Phrase::ChainRoundSets => {
            "Also kann die {digit} nicht in {cells} stehen, und die Kette schließt sich zu einer \
             Schleife. Wäre stattdessen das Erste wahr, dann folgte dasselbe rückwärts. Von zwei \
             Dingen der Schleife, die sich ausschließen, ist also genau eines wahr, und was beide \
             ausschließen, ist nicht möglich; und Zellen, die nur noch so viele Ziffern haben, wie \
             sie sind, enthalten alle davon."
        }
        Phrase::Kraken => {
            "In {base} liegt jeder Platz für die {digit} in {cover}, oder er ist eine Flosse: \
             {fins}. Ist keine Flosse die {digit}, dann ist mit je einer {digit} für {base} die \
             {digit} von {covers} verbraucht, und {victim} ist unmöglich. Und jede Flosse schließt \
             es aus:"
        }
        Phrase::KrakenHouse => {
            "In {base} liegt jeder Platz für die {digit} in {cover}, oder er ist eine Flosse: \
             {fins}. Ist keine Flosse die {digit}, dann braucht jedes dieser Häuser eine {digit} aus \
             {base}, und die von {house} steht in {places}. Also ist eine Flosse oder einer dieser \
             Plätze die {digit}, und jeder von ihnen schließt {victim} aus:"
        }
        Phrase::KrakenIf => "Ist {cell} die {digit}",
        other => return net(other),
    })
}

/// The template of a phrase of a net, if it is one.
fn net(phrase: Phrase) -> Option<&'static str> {
    Some(match phrase {
        Phrase::NetTitle => "Jede Zeile folgt aus denen, die sie nennt:",
        Phrase::NetDeeper => "· ",
        Phrase::NetSupposeTrue => "Angenommen, {cell} ist die {digit}",
        Phrase::NetSupposeFalse => "Angenommen, {cell} ist nicht {digit}",
        Phrase::NetTrue => "Dann muss {cell} die {digit} sein",
        Phrase::NetPlace => "Dann muss die {digit} von {house} in {cell} stehen",
        Phrase::NetFalse => "Also ist {cell} nicht {digit}",
        Phrase::NetEmptyCell => "Dann bleibt für {cell} keine Ziffer",
        Phrase::NetNoPlace => "Dann bleibt für die {digit} kein Platz in {house}",
        Phrase::NetNothing => "Das ist unmöglich",
        Phrase::NetFailsCell => {
            "{cell} kann nicht {digit} sein, denn dann bliebe für {other-cell} keine Ziffer"
        }
        Phrase::NetFailsHouse => {
            "{cell} kann nicht {digit} sein, denn dann bliebe für die {other-digit} kein Platz in \
             {house}"
        }
        Phrase::NetBy => ", wegen {lines}.",
        Phrase::NetContrary => ", das Gegenteil von {lines}, und das ist unmöglich.",
        Phrase::NetCases => {
            ", denn so ist es in jedem der Fälle {lines}, und einer davon ist wahr."
        }
        Phrase::NetStop => ".",
        _ => return None,
    })
}
