//! The ordered list of kinds of rules. A kind is a folder here and a line in the list.
mod prelude;
mod reading;

use super::{Definition, Kind};

/// Declares the modules of the kinds, numbers the kinds and gives each a constant.
macro_rules! kinds {
    ($($module:ident $name:ident $of:literal,)+) => {
        $(mod $module;)+

        pub(super) static KINDS: &[&Definition] = &[$(&$module::KIND),+];

        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "these name the constants")]
        enum Number { $($name),+ }

        impl Kind {
            $(
                #[doc = $of]
                pub const $name: Kind = Kind(Number::$name as u8);
            )+
        }
    };
}

// The order is a contract, see `Kind`: a new kind goes beside its like, and the tests that list kinds say what moved.
kinds! {
    r#move MOVE "Cells a move of chess apart differ.",
    no_other NO_OTHER "Neighbours without a mark are not related in certain ways.",
    cage CAGE "A cage of different digits.",
    cage_with_repeats REPEATING_CAGE "A cage in which digits may repeat.",
    difference DIFFERENCE "The difference of two cells; of 1: a white dot.",
    at_least AT_LEAST "The least difference of two cells.",
    ratio RATIO "The ratio of two cells; of 2: a black dot.",
    sum SUM "The sum of two cells; of 5: V, of 10: X.",
    greater GREATER "The first of two cells is greater.",
    equal EQUAL "Two cells are equal.",
    odd ODD "A cell is odd.",
    even EVEN "A cell is even.",
    minimum MINIMUM "A cell is smaller than its neighbours.",
    maximum MAXIMUM "A cell is greater than its neighbours.",
    clone CLONE "Two groups hold the same digits.",
    palindrome PALINDROME "A line reads the same from both ends.",
    thermometer THERMOMETER "Digits grow along a line.",
    slow_thermometer SLOW_THERMOMETER "Digits never fall along a line.",
    whisper WHISPER "Neighbours on a line differ by a number at least.",
    renban RENBAN "A line of consecutive digits.",
    nabner NABNER "A line without consecutive digits.",
    modular MODULAR "Remainders take turns along a line.",
    entropic ENTROPIC "Low, middle and high digits take turns along a line.",
    parity_line PARITY_LINE "Odd and even digits take turns along a line.",
    zipper ZIPPER "Cells as far from the middle add up to the same.",
    arrow ARROW "A shaft adds up to the circle at its end.",
    double_arrow DOUBLE_ARROW "The ends of a line add up to what is between them.",
    region_sum REGION_SUM "The pieces of a line in different regions add up to the same.",
    sum_line SUM_LINE "Pieces of a line add up to a number.",
    between BETWEEN "A line between the digits at its ends.",
    lockout LOCKOUT "A line outside the digits at its ends.",
    quadruple QUADRUPLE "Digits around a corner.",
    little_killer LITTLE_KILLER "A sum along a diagonal.",
    sandwich SANDWICH "The sum between the smallest and the greatest digit.",
    x_sum X_SUM "The sum of as many cells as the first says.",
    skyscraper SKYSCRAPER "How many cells are greater than all before them.",
    numbered_room NUMBERED_ROOM "The digit at the place that the first cell names.",
}
