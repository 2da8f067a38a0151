//! The names of Sudoku Explainer's techniques.

macro_rules! techniques {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// A technique as Sudoku Explainer names it.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Technique {
            $(#[doc = $text] $name,)*
        }
        impl Technique {
            /// What people call it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
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
    DynamicContradiction = "Dynamic Contradiction Forcing Chains",
    DynamicDouble = "Dynamic Double Forcing Chains",
    DynamicCell = "Dynamic Cell Forcing Chains",
    DynamicRegion = "Dynamic Region Forcing Chains",
    TurbotFish = "Turbot Fish",
    ThreeStrongLinks = "3 Strong Links",
    FourStrongLinks = "4 Strong Links",
    WxyzWing = "WXYZ-Wing",
    VwxyzWing = "VWXYZ-Wing",
    UvwxyzWing = "UVWXYZ-Wing",
    TuvwxyzWing = "TUVWXYZ-Wing",
}
