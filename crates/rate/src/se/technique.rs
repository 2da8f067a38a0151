//! The names of Sudoku Explainer's techniques.

/// What a dynamic chain may use in addition to links; the original's names state it after a plus.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Nesting {
    /// Nothing.
    #[default]
    None,
    /// Locked candidates, pairs and X-wings.
    Patterns,
    /// Forcing chains.
    Forcing,
    /// Multiple chains.
    Multiple,
    /// Dynamic chains.
    Dynamic,
    /// Dynamic chains with patterns (the table of `SukakuExplainer`).
    DynamicPatterns,
    /// Dynamic chains with forcing chains.
    DynamicForcing,
    /// Dynamic chains with multiple chains (the table of `SukakuExplainer`).
    DynamicMultiple,
}

/// The name of a chain with what it may use.
macro_rules! nested {
    ($text:literal, $nesting:expr) => {
        match $nesting {
            Nesting::None => $text,
            Nesting::Patterns => concat!($text, " (+)"),
            Nesting::Forcing => concat!($text, " (+ Forcing Chains)"),
            Nesting::Multiple => concat!($text, " (+ Multiple Forcing Chains)"),
            Nesting::Dynamic => concat!($text, " (+ Dynamic Forcing Chains)"),
            Nesting::DynamicPatterns => concat!($text, " (+ Dynamic Forcing Chains (+))"),
            Nesting::DynamicForcing => {
                concat!($text, " (+ Dynamic Forcing Chains (+ Forcing Chains))")
            }
            Nesting::DynamicMultiple => {
                concat!($text, " (+ Dynamic Forcing Chains (+ Multiple Forcing Chains))")
            }
        }
    };
}

macro_rules! techniques {
    ($($name:ident = $text:literal,)* ; $($deep:ident = $deep_text:literal,)*) => {
        /// A technique as Sudoku Explainer names it.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Technique {
            $(#[doc = $text] $name,)*
            $(#[doc = $deep_text] $deep(Nesting),)*
        }
        impl Technique {
            /// The original's name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
                    $(Self::$deep(nesting) => nested!($deep_text, nesting),)*
                }
            }
        }
    };
}

techniques! {
    HiddenSingle = "Hidden Single",
    DirectPointing = "Direct Pointing",
    DirectClaiming = "Direct Claiming",
    DirectHiddenPair = "Direct Hidden Pair",
    NakedSingle = "Naked Single",
    DirectHiddenTriplet = "Direct Hidden Triplet",
    Pointing = "Pointing",
    Claiming = "Claiming",
    NakedPair = "Naked Pair",
    XWing = "X-Wing",
    HiddenPair = "Hidden Pair",
    NakedTriplet = "Naked Triplet",
    Swordfish = "Swordfish",
    HiddenTriplet = "Hidden Triplet",
    XyWing = "XY-Wing",
    XyzWing = "XYZ-Wing",
    UniqueRectangle1 = "Unique Rectangle type 1",
    UniqueRectangle2 = "Unique Rectangle type 2",
    UniqueRectangle3 = "Unique Rectangle type 3",
    UniqueRectangle4 = "Unique Rectangle type 4",
    UniqueLoop1 = "Unique Loop type 1",
    UniqueLoop2 = "Unique Loop type 2",
    UniqueLoop3 = "Unique Loop type 3",
    UniqueLoop4 = "Unique Loop type 4",
    NakedQuad = "Naked Quad",
    Jellyfish = "Jellyfish",
    HiddenQuad = "Hidden Quad",
    Bug1 = "BUG type 1",
    Bug2 = "BUG type 2",
    Bug3 = "BUG type 3",
    Bug4 = "BUG type 4",
    AlignedPairExclusion = "Aligned Pair Exclusion",
    AlignedTripletExclusion = "Aligned Triplet Exclusion",
    XCycle = "Bidirectional X-Cycle",
    YCycle = "Bidirectional Y-Cycle",
    XyCycle = "Bidirectional Cycle",
    ForcingXChain = "Forcing X-Chain",
    ForcingChain = "Forcing Chain",
    Nishio = "Nishio Forcing Chains",
    CellChains = "Cell Forcing Chains",
    RegionChains = "Region Forcing Chains",
    TurbotFish = "Turbot Fish",
    ThreeStrongLinks = "3 Strong Links",
    FourStrongLinks = "4 Strong Links",
    WxyzWing = "WXYZ-Wing",
    VwxyzWing = "VWXYZ-Wing",
    UvwxyzWing = "UVWXYZ-Wing",
    TuvwxyzWing = "TUVWXYZ-Wing",
    ;
    DynamicContradiction = "Dynamic Contradiction Forcing Chains",
    DynamicDouble = "Dynamic Double Forcing Chains",
    DynamicCell = "Dynamic Cell Forcing Chains",
    DynamicRegion = "Dynamic Region Forcing Chains",
}
