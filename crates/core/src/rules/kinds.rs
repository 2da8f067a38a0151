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
    taxicab TAXICAB "Equal digits are never as far apart as they say.",
    no_other NO_OTHER "Neighbours without a mark are not related in certain ways.",
    cage CAGE "A cage of different digits.",
    cage_with_repeats REPEATING_CAGE "A cage in which digits may repeat.",
    difference DIFFERENCE "The difference of two cells; of 1: a white dot.",
    at_least AT_LEAST "The least difference of two cells.",
    ratio RATIO "The ratio of two cells; of 2: a black dot.",
    sum SUM "The sum of two cells; of 5: V, of 10: X.",
    product PRODUCT "The product of two cells.",
    greater GREATER "The first of two cells is greater.",
    equal EQUAL "Two cells are equal.",
    odd ODD "A cell is odd.",
    even EVEN "A cell is even.",
    low LOW "A cell holds a low digit.",
    high HIGH "A cell holds a high digit.",
    minimum MINIMUM "A cell is smaller than its neighbours.",
    maximum MAXIMUM "A cell is greater than its neighbours.",
    clone CLONE "Two groups hold the same digits.",
    same_set SAME_SET "Two groups hold the same digits in any order.",
    equal_sums EQUAL_SUMS "Two groups add up to the same.",
    equality_cage EQUALITY_CAGE "As many odd as even digits, as many low as high ones.",
    rellik RELLIK "No digits of a cage add up to a number.",
    entropy ENTROPY "Cells with a low, a middle and a high digit.",
    mixture MIXTURE "Cells with digits of each remainder.",
    counting_circles COUNTING_CIRCLES "The digit in a circle says how many circles hold it.",
    look_and_say LOOK_AND_SAY "Counts of digits in some cells.",
    index INDEX "A cell says where in a line a digit is.",
    value_index VALUE_INDEX "A cell says where along an arrow the digit of another is.",
    palindrome PALINDROME "A line reads the same from both ends.",
    thermometer THERMOMETER "Digits grow along a line.",
    slow_thermometer SLOW_THERMOMETER "Digits never fall along a line.",
    pair_table PAIR_TABLE "Neighbours on a line are one of the pairs of a table.",
    whisper WHISPER "Neighbours on a line differ by a number at least.",
    renban RENBAN "A line of consecutive digits.",
    nabner NABNER "A line without consecutive digits.",
    modular MODULAR "Remainders take turns along a line.",
    entropic ENTROPIC "Low, middle and high digits take turns along a line.",
    parity_line PARITY_LINE "Odd and even digits take turns along a line.",
    same_difference SAME_DIFFERENCE "Neighbours on a line differ by the same number.",
    zipper ZIPPER "Cells as far from the middle add up to the same.",
    arrow ARROW "A shaft adds up to the circle at its end.",
    double_arrow DOUBLE_ARROW "The ends of a line add up to what is between them.",
    region_sum REGION_SUM "The pieces of a line in different regions add up to the same.",
    sum_line SUM_LINE "Pieces of a line add up to a number.",
    between BETWEEN "A line between the digits at its ends.",
    lockout LOCKOUT "A line outside the digits at its ends.",
    lunchbox LUNCHBOX "The sum between the smallest and the greatest digit of a line.",
    quadruple QUADRUPLE "Digits around a corner.",
    little_killer LITTLE_KILLER "A sum along a diagonal.",
    sandwich SANDWICH "The sum between the smallest and the greatest digit.",
    frame_sum FRAME_SUM "The sum of the first cells.",
    x_sum X_SUM "The sum of as many cells as the first says.",
    skyscraper SKYSCRAPER "How many cells are greater than all before them.",
    hidden_skyscraper HIDDEN_SKYSCRAPER "The first digit that a greater one hides.",
    numbered_room NUMBERED_ROOM "The digit at the place that the first cell names.",
    flatmates FLATMATES "Each middle digit has the smallest before it or the greatest after it.",
}
