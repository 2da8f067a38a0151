//! The grammar: which atoms make a statement about which rule.
//!
//! A group of words is read by a row if it has all that the row needs and nothing beyond what the row needs or allows;
//! words for colours and sizes, and words that say nothing of their own, may always be there. So a word that no row
//! expects ("unless", "product", "twice as often") is never passed over.

use super::row::{Row, Says};

const fn row(says: Says, number: Option<u32>, needs: &'static str, may: &'static str) -> Row {
    Row { says, number, needs, may }
}
const fn kind(id: &'static str, needs: &'static str, may: &'static str) -> Row {
    row(Says::Kind(id), None, needs, may)
}
const fn numbered(id: &'static str, number: u32, needs: &'static str, may: &'static str) -> Row {
    row(Says::Kind(id), Some(number), needs, may)
}

/// Atoms that may be in every statement.
pub(crate) const ANYWHERE: &str = "white black grey red orange brown peach yellow green teal blue purple pink coloured thin thick small large along shaded normal rules apply sudoku place allowed all aregiven grid";

const CLASSIC: &str = "direction thick border normal rules apply range once norepeat place grid size box region row column same neg shaded value";
const CAGE: &str = "equals value sumnoun given clue n:killer sum sumto";
const DOTS: &str = "split join adjacent n:kropki n:difference n:ratio between circle onefrom";

/// The rows; the first that reads a group counts.
pub(crate) const ROWS: &[Row] = &[
    row(Says::ClassicAndDiagonals, None, "row column box|region diagonal", CLASSIC),
    row(Says::Classic, None, "row column box|region", CLASSIC),
    row(Says::Classic, None, "row column norepeat|range|once", CLASSIC),
    row(Says::Classic, None, "direction range|once|norepeat", CLASSIC),
    row(Says::ClassicAndDiagonals, None, "direction diagonal range|once|norepeat", CLASSIC),
    row(Says::Classic, None, "sudoku|n:jigsaw", "normal rules apply size region n:jigsaw"),
    row(Says::Classic, None, "normal rules", "apply size sudoku"),
    row(Says::Classic, None, "place range", "grid size once row column"),
    // A region of a colour is not one of the usual ones.
    row(
        Says::ExtraRegions,
        None,
        "green|blue|yellow|pink|purple|red|orange|teal region|box norepeat|once|range",
        "box region range once norepeat num square all",
    ),
    row(Says::Classic, None, "range box|region|column|row", CLASSIC),
    // Cages.
    row(Says::CagesRepeat, None, "cage mayrepeat", CAGE),
    kind("cage", "cage sum|sumnoun|sumto norepeat", CAGE),
    kind("cage", "cage|n:killer", "rules n:killer"),
    kind("cage", "cage norepeat given sumnoun|value", CAGE),
    kind("cage", "cage norepeat value aregiven", CAGE),
    kind("cage", "cage value", "given"),
    kind("cage", "n:killer cage region", "rules shaded"),
    row(Says::CagesDiffer, None, "cage norepeat", "value sumnoun given clue n:killer"),
    row(Says::CagesDiffer, None, "cage same neg", "value given clue"),
    kind("cage", "cage sum|sumnoun|sumto", CAGE),
    kind("cage", "cage clue|value sum|sumnoun", CAGE),
    // Marks between cells.
    numbered(
        "difference",
        1,
        "dot|n:kropki|circle consecutive",
        "split join adjacent n:kropki n:difference between",
    ),
    numbered(
        "difference",
        1,
        "dot|circle diff1",
        "join adjacent n:kropki n:difference difference consecutive between diff split",
    ),
    kind(
        "difference",
        "dot|circle diff",
        "join adjacent n:kropki n:difference difference consecutive between",
    ),
    kind("difference", "dot|circle|n:difference difference", "join adjacent value clue circle"),
    numbered("ratio", 2, "dot|n:kropki|circle ratio", DOTS),
    numbered("difference", 1, "n:difference", "dot"),
    numbered("ratio", 2, "n:ratio", "dot"),
    kind(
        "sum.both",
        "x|n:xv sumto=10 num=5",
        "v n:xv join num respectively adjacent between equals",
    ),
    kind(
        "sum.both",
        "x|n:xv sumto=5 num=10",
        "v n:xv join num respectively adjacent between equals",
    ),
    numbered("sum", 10, "x num=10", "join n:xv adjacent between sum sumnoun"),
    numbered("sum", 5, "v num=5", "join n:xv adjacent between sum sumnoun"),
    numbered("sum", 10, "x sumto=10", "join n:xv adjacent between split equals"),
    numbered("sum", 5, "v sumto=5", "join n:xv adjacent between split equals"),
    kind("minimum", "lower all adjacent", "sign arrow point square shaded min num=4"),
    kind("maximum", "higher all adjacent", "sign arrow point square shaded max num=4"),
    kind("minimum", "min", "adjacent lower square onefrom num=4 grey"),
    kind("maximum", "max", "adjacent higher square onefrom num=4 grey"),
    kind("minimum", "square|shaded|grey lower adjacent", "arrow point sign min white num=4"),
    kind("maximum", "square|shaded|grey higher adjacent", "arrow point sign max white num=4"),
    kind("greater", "sign lower|higher", "point between join adjacent n:inequality"),
    kind("greater", "sign|arrow point lower|higher", "between join adjacent"),
    kind("greater", "sign lower|higher", "first row column point between join adjacent"),
    kind("greater", "arrowhead|tip point lower", "between join adjacent"),
    kind("greater", "n:inequality", "sign"),
    // The whole board.
    numbered("move.knight", 0, "knight norepeat", "join grid adjacent"),
    numbered("move.knight", 0, "knight negsame", "join grid adjacent diagonal same"),
    numbered("move.knight", 0, "knight same neg", "join grid adjacent can"),
    numbered("move.knight", 0, "n:antiknight", "rules apply"),
    numbered("move.both", 0, "knight king norepeat|negsame", "join adjacent same"),
    numbered("move.both", 0, "knight king same neg", "join adjacent can"),
    numbered("move.king", 0, "king norepeat", "join grid adjacent diagonal"),
    numbered("move.king", 0, "king negsame", "join grid adjacent diagonal same"),
    numbered("move.king", 0, "king same neg", "join grid adjacent diagonal can"),
    numbered("move.king", 0, "n:antiking", "rules apply"),
    numbered("no-other.consecutive", 0, "adjacent nonconsecutive", "grid join neg can place"),
    numbered("no-other.consecutive", 0, "nonconsecutive", "rules"),
    numbered("no-other.consecutive", 0, "adjacent consecutive neg", "grid join"),
    row(
        Says::Diagonals,
        None,
        "diagonal norepeat|once|range",
        "once norepeat range grid join row column neg same line",
    ),
    row(Says::Diagonals, None, "diagonal same neg", "line grid"),
    row(Says::Diagonals, None, "x sudoku", "rules"),
    row(Says::Disjoint, None, "samepos norepeat", "box"),
    row(Says::Disjoint, None, "samepos same neg", "box range num can region"),
    row(Says::Disjoint, None, "samepos neg twice", "box num"),
    row(Says::Disjoint, None, "samepos neg", "box can"),
    // `Arrow Sudoku with disjoint groups`: an arrow must be explained elsewhere, or it is a doubt.
    row(Says::Disjoint, None, "samepos", "box rules apply arrow thermo n:killer"),
    row(Says::ExtraRegions, None, "n:extra", "rules region shaded"),
    row(
        Says::ExtraRegions,
        None,
        "n:extra norepeat|once|range",
        "box region range once norepeat num square cage",
    ),
    row(
        Says::ExtraRegions,
        None,
        "region norepeat|once|range",
        "range once norepeat shaded square num cage",
    ),
    row(
        Says::ExtraRegions,
        None,
        "shaded box|square norepeat|once|range",
        "range once norepeat num",
    ),
    row(
        Says::ExtraRegions,
        None,
        "grey|green|blue|yellow|pink|purple|red|orange|shaded once|range",
        "range once norepeat num square value",
    ),
    // Lines.
    kind(
        "slow-thermometer",
        "thermo|bulb|line|n:slow nodecrease",
        "bulb tip end line increase n:slow thermo can",
    ),
    kind("slow-thermometer", "n:slow", "rules thermo"),
    kind(
        "thermometer",
        "thermo|bulb increase",
        "bulb tip end line thermo norepeat join adjacent consecutive anyorder circle",
    ),
    kind("thermometer", "thermo", "rules apply line"),
    kind(
        "whisper",
        "line|n:whisper|n:dutch diffleast",
        "line adjacent join n:whisper n:dutch mayrepeat differ consecutive difference",
    ),
    numbered("whisper", 4, "n:dutch", "line rules"),
    numbered("whisper", 5, "n:whisper", "line rules"),
    kind("nabner", "line|n:nabner nonconsecutive", "line n:nabner norepeat anyorder set"),
    kind("nabner", "n:nabner|line neg consecutive", "line same norepeat anyorder set can"),
    kind("nabner", "n:nabner", "line rules norepeat"),
    kind("renban", "line|n:renban consecutive", "line n:renban norepeat anyorder set n can"),
    kind("renban", "n:renban", "line rules norepeat anyorder set"),
    kind(
        "region-sum",
        "samesum box|border|segment|region",
        "line box border segment split region n:regionsum samevalue sumnoun sum join same equals",
    ),
    kind("region-sum", "box|border split line segment", "region n:regionsum"),
    kind("region-sum", "segment samesum", "line same sumnoun equals"),
    kind("region-sum", "segment sumnoun same", "line equals"),
    kind(
        "region-sum",
        "split line box|border samesum",
        "segment region n:regionsum samevalue equals",
    ),
    kind(
        "region-sum",
        "line sum|sumnoun same box|region",
        "border segment n:regionsum samevalue equals",
    ),
    kind(
        "region-sum",
        "line samesum",
        "box border segment region n:regionsum samevalue join equals",
    ),
    kind("region-sum", "line sumnoun clone box|region", "n:regionsum border segment equals"),
    kind("region-sum", "n:regionsum", "line rules"),
    row(Says::Nothing, None, "n:regionsum layout", "line box region"),
    kind(
        "entropic",
        "low mid high",
        "line n:entropic triple onefrom set segment anyorder mayrepeat allowed adjacent consecutive alternate",
    ),
    kind("entropic", "triple n:entropic", "line onefrom set segment anyorder"),
    // A line of two cells has no three in a row, and its two differ as any two of three do.
    kind("entropic", "length2 low mid high neg|norepeat", "line n:entropic same set"),
    kind("entropic", "length2 norepeat n:entropic", "line set"),
    kind("entropic", "n:entropic", "line rules"),
    kind(
        "modular",
        "set1 set2 set3",
        "line n:modular triple onefrom set segment mod anyorder alternate mayrepeat allowed adjacent consecutive",
    ),
    kind("modular", "triple mod", "line n:modular set onefrom norepeat"),
    kind("modular", "n:modular", "line rules"),
    kind(
        "parity-line",
        "line|n:parity alternate",
        "line n:parity n:parity-cells odd even parity adjacent",
    ),
    kind("parity-line", "line|n:parity adjacent onefrom odd even", "n:parity-cells"),
    kind("parity-line", "n:parity", "line rules odd even"),
    kind(
        "zipper",
        "equidistant sum",
        "line n:zipper centre circle value same samesum mid end equals",
    ),
    kind("zipper", "equidistant samesum", "line n:zipper centre circle equals"),
    kind("zipper", "n:zipper", "line rules"),
    kind("palindrome", "forwards", "line n:palindrome grid set centre num end direction"),
    kind("palindrome", "n:palindrome", "line rules set nolines"),
    kind("palindrome", "equidistant same", "line centre"),
    numbered(
        "sum-line",
        10,
        "segments10 line|segment|split",
        "line segment split n:tenline segmentsum adjacent can sumto num",
    ),
    kind(
        "sum-line",
        "sumto segment|split",
        "line segment split n:tenline segmentsum adjacent can set onefrom layout neg equals",
    ),
    kind("sum-line", "split segment segmentsum", "line n:tenline can adjacent onefrom"),
    numbered("sum-line", 10, "n:tenline", "line rules"),
    kind(
        "between",
        "line|n:between between circle|end|bulb",
        "line circle end join n:between num thermo",
    ),
    kind("between", "line higher lower onefrom circle", "end"),
    kind("between", "n:between", "line rules"),
    kind("lockout", "n:lockout", "line rules"),
    kind(
        "lockout",
        "line outside|neg end|diamond",
        "n:lockout equals between outside neg line end diamond diffleast=4 diffleast differ",
    ),
    kind("lockout", "diamond diffleast=4", "line end join n:lockout differ"),
    kind("lockout", "diamond|end neg between", "line end n:lockout"),
    kind(
        "double-arrow",
        "line|n:doublearrow sum|samesum|sumnoun circle|end",
        "line end circle n:doublearrow sumnoun samesum join sum same equals",
    ),
    kind("double-arrow", "n:doublearrow", "line rules"),
    kind(
        "arrow",
        "arrow sum",
        "circle bulb value sumnoun join arrow mayrepeat same onefrom equals reading num",
    ),
    kind("arrow", "arrow sumnoun", "circle bulb value join equals mayrepeat reading num"),
    kind("arrow", "arrow", "rules"),
    // Cells.
    kind("odd", "circle|square|shaded|grey odd", "square circle shaded odd can nolines join"),
    kind("odd", "odd", "rules"),
    kind("even", "circle|square|shaded|grey even", "square circle shaded even can nolines join"),
    kind("even", "even", "rules"),
    kind(
        "quadruple",
        "circle|n:quad surround",
        "circle n:quad atleastonce adjacent given value onefrom clue join twice region num=4",
    ),
    kind("quadruple", "circle join aregiven atleastonce", "n:quad"),
    kind("quadruple", "n:quad", "rules circle"),
    kind("clone", "clone", "rules apply same shaded region cage"),
    // Outside the grid.
    kind(
        "little-killer",
        "diagonal sum|sumnoun",
        "outside clue value arrow point direction n:littlekiller given mayrepeat sum sumnoun join room equals",
    ),
    kind(
        "little-killer",
        "outside arrow direction sum|sumnoun",
        "clue value diagonal given mayrepeat",
    ),
    kind(
        "little-killer",
        "n:littlekiller arrow sum|sumnoun",
        "outside clue value direction mayrepeat",
    ),
    kind("little-killer", "n:littlekiller", "rules clue sumnoun"),
    kind(
        "sandwich",
        "sandwich",
        "outside clue sum sumnoun row column direction value given between equals",
    ),
    kind(
        "x-sum",
        "firstx sum|sumnoun",
        "outside clue row column direction value n:xsum firstx given first equals",
    ),
    kind("x-sum", "n:xsum", "rules clue outside"),
    kind(
        "skyscraper",
        "skyscraper",
        "outside clue row column direction value higher lower rules first join all grid",
    ),
    kind(
        "numbered-room",
        "room",
        "outside clue row column direction value first rules border room can equals",
    ),
    // What is said about all marks, and what says nothing.
    row(Says::Nothing, None, "nonegative", "dot n:kropki n:xv x v join"),
    row(
        Says::Nothing,
        None,
        "notall",
        "aregiven dot x v n:kropki n:xv sign cage arrow line clue join circle given diamond",
    ),
    row(Says::AllGiven, None, "nodot nonconsecutive ratio", "adjacent between neg given can join"),
    row(Says::AllGiven, None, "nodot consecutive ratio neg", "adjacent between given can join"),
    row(Says::AllGiven, None, "nodot white consecutive neg", "adjacent between given can join"),
    row(Says::AllGiven, None, "nodot white nonconsecutive", "adjacent between given can join"),
    row(Says::AllGiven, None, "nodot black ratio neg", "adjacent between given can join"),
    row(Says::AllGiven, None, "noxv sumto=10 num=5 neg", "adjacent between given can join"),
    row(Says::AllGiven, None, "noxv sumto=5 num=10 neg", "adjacent between given can join"),
    row(Says::AllGiven, None, "noxv sumto=5 sumto=10 neg", "adjacent between given can join"),
    row(Says::AllGiven, None, "all aregiven", "dot x v n:kropki n:xv negative join given possible"),
    row(Says::AllGiven, None, "all given", "dot x v n:kropki n:xv negative join"),
    row(Says::AllGiven, None, "negative aregiven|apply|given", "all dot x v n:kropki n:xv"),
    row(
        Says::Fog,
        None,
        "n:fog",
        "grid place can reveals first centre value small end clue surround adjacent box region join size",
    ),
    row(
        Says::Fog,
        None,
        "reveals clue|surround",
        "surround clue grid place box region size num can",
    ),
    row(
        Says::Nothing,
        None,
        "samevalue",
        "line sum sumnoun samesum segment norepeat box region twice layout can same n border split",
    ),
    row(Says::Nothing, None, "samevalue arrow circle sum same", "onefrom"),
    // A number of two digits is read as the rule does; what says the opposite is no phrase, and so it stays unread.
    row(Says::Nothing, None, "reading circle|arrow|bulb", "arrow circle num can value"),
    row(
        Says::Nothing,
        None,
        "layout line|arrow|thermo|segment|n:zipper|n:between",
        "neg adjacent can end circle num intersection line onefrom box n:zipper n:between join region",
    ),
    row(Says::Marks, None, "n:xv", "sum sumnoun rules clue"),
    row(Says::Differ, None, "norepeat", "anyorder set"),
    row(Says::Apart, None, "adjacent diffleast", "differ join"),
    row(
        Says::MayRepeat,
        None,
        "mayrepeat",
        "arrow line diagonal allowed thermo circle segment even n:tenline n:zipper",
    ),
    row(Says::Nothing, None, "anyorder", "line"),
    row(Says::Nothing, None, "allowed", ""),
    row(Says::Nothing, None, "rules", "apply"),
    row(Says::Nothing, None, "normal clue", "rules all apply"),
    row(Says::Marks, None, "n:kropki", "rules clue dot"),
    row(Says::Marks, None, "n:xv", "rules clue"),
    row(Says::Marks, None, "n:parity-cells", "rules"),
    row(Says::Marks, None, "n:minmax", "rules"),
    row(Says::Marks, None, "n:minmax higher lower adjacent sign|arrow", ""),
];
