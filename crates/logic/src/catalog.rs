//! The techniques, one row each: the names of each, its difficulty, and the order in which people usually
//! look for them. [`families`](crate::families) says which function finds each of them.
mod info;
mod name;

pub use info::{Family, Info, Level};
pub use name::UnknownTechnique;

macro_rules! techniques {
    ($($name:ident: $id:literal, $aliases:expr, $code:expr, $family:ident, $level:ident
        $(, $unique:ident)?;)*) => {
        /// A named technique. Its page ([`Info::page`]) explains it.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        #[expect(missing_docs, reason = "each technique has a whole page")]
        pub enum Technique { $($name),* }

        impl Technique {
            /// Every technique, easiest first.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// Its description.
            pub const fn info(self) -> &'static Info {
                match self {
                    $(Self::$name => const { &Info {
                        id: $id,
                        name: title!($id).english(),
                        title: title!($id),
                        aliases: &$aliases,
                        hodoku: $code,
                        family: Family::$family,
                        level: Level::$level,
                        needs_unique: is_unique!($($unique)?),
                        needs_rules: matches!(Family::$family, Family::Rules),
                        page: page!($id),
                    } },)*
                }
            }
        }
    };
}

macro_rules! is_unique {
    () => {
        false
    };
    (unique) => {
        true
    };
}

/// The name of a technique is a message with its id.
macro_rules! title {
    ($id:literal) => {
        whydoku_words::Message::of(concat!("technique-", $id))
    };
}

/// The page of a technique has the name of its id.
macro_rules! page {
    ($id:literal) => {
        if cfg!(feature = "pages") {
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/techniques/", $id, ".md"))
        } else {
            ""
        }
    };
}

// Id, other names, HoDoKu's code, family, level, and `unique` if it holds only for puzzles with one solution.
techniques! {
    FullHouse: "full-house", ["last digit"], Some("0000"), Singles, Easy;
    HiddenSingle: "hidden-single", ["pinned digit"], Some("0002"), Singles, Easy;
    NakedSingle: "naked-single", ["sole candidate"], Some("0003"), Singles, Easy;
    NoPartner: "no-partner", ["partner elimination"], None, Rules, Easy;
    LockedPair: "locked-pair", [], Some("0110"), Locked, Medium;
    LockedTriple: "locked-triple", [], Some("0111"), Locked, Medium;
    Pointing: "pointing", ["pointing pair", "pointing triple", "locked candidates 1", "locked candidates type 1"], Some("0100"), Locked, Medium;
    Claiming: "claiming", ["locked candidates 2", "locked candidates type 2", "box/line reduction"], Some("0101"), Locked, Medium;
    RuleCombinations: "rule-combinations", ["cage combinations", "killer combinations"], None, Rules, Medium;
    RequiredDigits: "required-digits", ["cage must hold"], None, Rules, Medium;
    CommonPeer: "common-peer", ["common peer elimination", "cpe"], None, Rules, Medium;
    NakedPair: "naked-pair", ["conjugate pair"], Some("0200"), Sets, Medium;
    HiddenPair: "hidden-pair", [], Some("0210"), Sets, Medium;
    NakedTriple: "naked-triple", [], Some("0201"), Sets, Medium;
    HiddenTriple: "hidden-triple", [], Some("0211"), Sets, Medium;
    CrossHouseSubset: "cross-house-subset", ["naked pair across houses", "differing cells"], None, Rules, Medium;
    InniesOuties: "innies-outies", ["45 rule", "rule of 45", "innies", "outies"], None, Rules, Medium;
    RuleAndHouse: "rule-and-house", ["cage and house"], None, Rules, Hard;
    RuleAndRule: "rule-and-rule", ["cage against cage", "competing cages"], None, Rules, Hard;
    LinkedCells: "linked-cells", ["dot chain"], None, Rules, Hard;
    NakedQuad: "naked-quad", ["naked quadruple"], Some("0202"), Sets, Hard;
    HiddenQuad: "hidden-quad", ["hidden quadruple"], Some("0212"), Sets, Hard;
    XWing: "x-wing", [], Some("0300"), Fish, Hard;
    XyWing: "xy-wing", ["y-wing"], Some("0800"), Wings, Hard;
    Swordfish: "swordfish", [], Some("0301"), Fish, Hard;
    Jellyfish: "jellyfish", [], Some("0302"), Fish, Hard;
    RemotePair: "remote-pair", ["remote pairs"], Some("0703"), Wings, Hard;
    Skyscraper: "skyscraper", [], Some("0400"), Fish, Hard;
    Kite: "2-string-kite", ["two-string kite"], Some("0401"), Fish, Hard;
    TurbotFish: "turbot-fish", [], Some("0403"), Fish, Hard;
    EmptyRectangle: "empty-rectangle", ["hinge"], Some("0402"), Fish, Hard;
    DualKite: "dual-2-string-kite", [], Some("0404"), Fish, Hard;
    DualEmptyRectangle: "dual-empty-rectangle", [], Some("0405"), Fish, Hard;
    FinnedXWing: "finned-x-wing", [], Some("0310"), Fish, Hard;
    SashimiXWing: "sashimi-x-wing", [], Some("0320"), Fish, Hard;
    FinnedSwordfish: "finned-swordfish", [], Some("0311"), Fish, Unfair;
    SashimiSwordfish: "sashimi-swordfish", [], Some("0321"), Fish, Unfair;
    FinnedJellyfish: "finned-jellyfish", [], Some("0312"), Fish, Unfair;
    SashimiJellyfish: "sashimi-jellyfish", [], Some("0322"), Fish, Unfair;
    WWing: "w-wing", [], Some("0803"), Wings, Hard;
    XyzWing: "xyz-wing", [], Some("0801"), Wings, Hard;
    WxyzWing: "wxyz-wing", [], Some("0802"), Wings, Hard;
    AlmostLockedPair: "almost-locked-pair", [], Some("0120"), Als, Hard;
    AlmostLockedTriple: "almost-locked-triple", [], None, Als, Hard;
    BugPlus1: "bug-1", ["bug type 1", "bivalue universal grave"], Some("0610"), Unique, Hard, unique;
    UniqueRectangle1: "unique-rectangle-1", ["uniqueness test 1"], Some("0600"), Unique, Hard, unique;
    UniqueRectangle2: "unique-rectangle-2", ["uniqueness test 2"], Some("0601"), Unique, Hard, unique;
    UniqueRectangle3: "unique-rectangle-3", ["uniqueness test 3"], Some("0602"), Unique, Hard, unique;
    UniqueRectangle4: "unique-rectangle-4", ["uniqueness test 4"], Some("0603"), Unique, Hard, unique;
    UniqueRectangle5: "unique-rectangle-5", ["uniqueness test 5"], Some("0604"), Unique, Hard, unique;
    UniqueRectangle6: "unique-rectangle-6", ["uniqueness test 6"], Some("0605"), Unique, Hard, unique;
    HiddenRectangle: "hidden-rectangle", ["hidden unique rectangle"], Some("0606"), Unique, Hard, unique;
    AvoidableRectangle1: "avoidable-rectangle-1", [], Some("0607"), Unique, Hard, unique;
    AvoidableRectangle2: "avoidable-rectangle-2", [], Some("0608"), Unique, Hard, unique;
    UniqueLoop1: "unique-loop-1", [], None, Unique, Hard, unique;
    UniqueLoop2: "unique-loop-2", [], None, Unique, Hard, unique;
    UniqueLoop3: "unique-loop-3", [], None, Unique, Hard, unique;
    UniqueLoop4: "unique-loop-4", [], None, Unique, Hard, unique;
    ExtendedRectangle1: "extended-rectangle-1", [], None, Unique, Hard, unique;
    ExtendedRectangle2: "extended-rectangle-2", [], None, Unique, Hard, unique;
    ExtendedRectangle3: "extended-rectangle-3", [], None, Unique, Hard, unique;
    ExtendedRectangle4: "extended-rectangle-4", [], None, Unique, Hard, unique;
    BugType2: "bug-2", [], None, Unique, Hard, unique;
    BugType3: "bug-3", [], None, Unique, Hard, unique;
    BugType4: "bug-4", [], None, Unique, Hard, unique;
    BugPlusN: "bug-n", ["bug multiple"], None, Unique, Hard, unique;
    SymmetricalPlacement: "symmetrical-placement", ["gurth's symmetrical placement", "gurth's theorem"], None, Exotic, Hard, unique;
    SueDeCoq: "sue-de-coq", ["two-sector disjoint subset"], Some("1101"), Als, Unfair;
    SimpleColoursTrap: "simple-colours-trap", ["simple colors trap"], Some("0500"), Colours, Unfair;
    SimpleColoursWrap: "simple-colours-wrap", ["simple colors wrap"], Some("0501"), Colours, Unfair;
    MultiColours1: "multi-colours-1", ["multi colors 1"], Some("0502"), Colours, Unfair;
    MultiColours2: "multi-colours-2", ["multi colors 2"], Some("0503"), Colours, Unfair;
    Medusa: "3d-medusa", ["medusa", "multi-digit colouring"], Some("0507"), Colours, Unfair;
    VwxyzWing: "vwxyz-wing", [], None, Wings, Unfair;
    XChain: "x-chain", ["x-cycle"], Some("0701"), Chains, Unfair;
    XyChain: "xy-chain", [], Some("0702"), Chains, Unfair;
    ContinuousLoop: "continuous-loop", ["nice loop"], Some("0706"), Chains, Unfair;
    DiscontinuousLoop: "discontinuous-loop", [], Some("0707"), Chains, Unfair;
    Aic: "aic", ["alternating inference chain"], Some("0708"), Chains, Unfair;
    GroupedContinuousLoop: "grouped-continuous-loop", [], Some("0709"), Chains, Unfair;
    GroupedDiscontinuousLoop: "grouped-discontinuous-loop", [], Some("0710"), Chains, Unfair;
    GroupedAic: "grouped-aic", [], Some("0711"), Chains, Unfair;
    AlsXz: "als-xz", ["almost locked set xz-rule"], Some("0901"), Als, Unfair;
    AlsXyWing: "als-xy-wing", [], Some("0902"), Als, Unfair;
    AlsXyChain: "als-xy-chain", ["als chain"], Some("0903"), Als, Unfair;
    DeathBlossom: "death-blossom", [], Some("0904"), Als, Unfair;
    AlsContinuousLoop: "als-continuous-loop", [], None, Als, Unfair;
    AlsDiscontinuousLoop: "als-discontinuous-loop", [], None, Als, Unfair;
    AlsAic: "als-aic", ["aic with als"], None, Als, Unfair;
    RectangleAic: "rectangle-aic", ["aic with unique rectangle", "ur aic"], None, Chains, Unfair, unique;
    AlignedPairExclusion: "aligned-pair-exclusion", ["APE"], Some("1000"), Als, Extreme;
    AlignedTripleExclusion: "aligned-triple-exclusion", ["ATE"], Some("1001"), Als, Extreme;
    FireworksTriple: "fireworks-triple", [], None, Exotic, Unfair;
    FireworksQuad: "fireworks-quad", [], None, Exotic, Unfair;
    Tridagon: "tridagon", ["thor's hammer", "trivalue oddagon"], None, Exotic, Extreme;
    BorescoperDeadlyPattern: "borescoper-deadly-pattern", ["unique polygon", "unique heptagon", "unique octagon"], None, Unique, Extreme, unique;
    UniqueMatrix: "unique-matrix", ["unique square"], None, Unique, Extreme, unique;
    JuniorExocet: "junior-exocet", ["exocet"], None, Exotic, Extreme;
    SeniorExocet: "senior-exocet", [], None, Exotic, Extreme;
    DoubleExocet: "double-exocet", [], None, Exotic, Extreme;
    SkLoop: "sk-loop", ["domino loop", "virus pattern"], None, Exotic, Extreme;
    MultiSectorLockedSet: "multi-sector-locked-set", ["msls", "multi-sector locked sets"], None, Exotic, Extreme;
    Squirmbag: "squirmbag", ["starfish"], Some("0303"), Fish, Unfair;
    Whale: "whale", [], Some("0304"), Fish, Unfair;
    Leviathan: "leviathan", [], Some("0305"), Fish, Unfair;
    FinnedSquirmbag: "finned-squirmbag", [], Some("0313"), Fish, Unfair;
    FinnedWhale: "finned-whale", [], Some("0314"), Fish, Unfair;
    FinnedLeviathan: "finned-leviathan", [], Some("0315"), Fish, Unfair;
    SashimiSquirmbag: "sashimi-squirmbag", [], Some("0323"), Fish, Unfair;
    SashimiWhale: "sashimi-whale", [], Some("0324"), Fish, Unfair;
    SashimiLeviathan: "sashimi-leviathan", [], Some("0325"), Fish, Unfair;
    FrankenXWing: "franken-x-wing", [], Some("0330"), Fish, Unfair;
    FrankenSwordfish: "franken-swordfish", [], Some("0331"), Fish, Unfair;
    FrankenJellyfish: "franken-jellyfish", [], Some("0332"), Fish, Unfair;
    FrankenSquirmbag: "franken-squirmbag", [], Some("0333"), Fish, Extreme;
    FrankenWhale: "franken-whale", [], Some("0334"), Fish, Extreme;
    FrankenLeviathan: "franken-leviathan", [], Some("0335"), Fish, Extreme;
    FinnedFrankenXWing: "finned-franken-x-wing", [], Some("0340"), Fish, Unfair;
    FinnedFrankenSwordfish: "finned-franken-swordfish", [], Some("0341"), Fish, Unfair;
    FinnedFrankenJellyfish: "finned-franken-jellyfish", [], Some("0342"), Fish, Unfair;
    FinnedFrankenSquirmbag: "finned-franken-squirmbag", [], Some("0343"), Fish, Extreme;
    FinnedFrankenWhale: "finned-franken-whale", [], Some("0344"), Fish, Extreme;
    FinnedFrankenLeviathan: "finned-franken-leviathan", [], Some("0345"), Fish, Extreme;
    MutantSwordfish: "mutant-swordfish", [], Some("0351"), Fish, Extreme;
    MutantJellyfish: "mutant-jellyfish", [], Some("0352"), Fish, Extreme;
    MutantSquirmbag: "mutant-squirmbag", [], Some("0353"), Fish, Extreme;
    MutantWhale: "mutant-whale", [], Some("0354"), Fish, Extreme;
    MutantLeviathan: "mutant-leviathan", [], Some("0355"), Fish, Extreme;
    FinnedMutantXWing: "finned-mutant-x-wing", [], Some("0360"), Fish, Extreme;
    FinnedMutantSwordfish: "finned-mutant-swordfish", [], Some("0361"), Fish, Extreme;
    FinnedMutantJellyfish: "finned-mutant-jellyfish", [], Some("0362"), Fish, Extreme;
    FinnedMutantSquirmbag: "finned-mutant-squirmbag", [], Some("0363"), Fish, Extreme;
    FinnedMutantWhale: "finned-mutant-whale", [], Some("0364"), Fish, Extreme;
    FinnedMutantLeviathan: "finned-mutant-leviathan", [], Some("0365"), Fish, Extreme;
    SiameseFinnedXWing: "siamese-finned-x-wing", [], Some("03101"), Fish, Extreme;
    SiameseFinnedSwordfish: "siamese-finned-swordfish", [], Some("03111"), Fish, Extreme;
    SiameseFinnedJellyfish: "siamese-finned-jellyfish", [], Some("03121"), Fish, Extreme;
    SiameseSashimiXWing: "siamese-sashimi-x-wing", [], Some("03201"), Fish, Extreme;
    SiameseSashimiSwordfish: "siamese-sashimi-swordfish", [], Some("03211"), Fish, Extreme;
    SiameseSashimiJellyfish: "siamese-sashimi-jellyfish", [], Some("03221"), Fish, Extreme;
    SiameseFinnedFrankenXWing: "siamese-finned-franken-x-wing", [], Some("03401"), Fish, Extreme;
    SiameseFinnedFrankenSwordfish: "siamese-finned-franken-swordfish", [], Some("03411"), Fish, Extreme;
    SiameseFinnedFrankenJellyfish: "siamese-finned-franken-jellyfish", [], Some("03421"), Fish, Extreme;
    SiameseFinnedMutantXWing: "siamese-finned-mutant-x-wing", [], Some("03601"), Fish, Extreme;
    SiameseFinnedMutantSwordfish: "siamese-finned-mutant-swordfish", [], Some("03611"), Fish, Extreme;
    SiameseFinnedMutantJellyfish: "siamese-finned-mutant-jellyfish", [], Some("03621"), Fish, Extreme;
    KrakenFish1: "kraken-fish-1", [], Some("0371"), Fish, Extreme;
    KrakenFish2: "kraken-fish-2", [], Some("0372"), Fish, Extreme;
    Nishio: "nishio", [], None, Nets, Extreme;
    ForcingChainContradiction: "forcing-chain-contradiction", [], Some("1301"), Nets, Extreme;
    ForcingChainVerity: "forcing-chain-verity", [], Some("1302"), Nets, Extreme;
    ForcingNetContradiction: "forcing-net-contradiction", [], Some("1303"), Nets, Extreme;
    ForcingNetVerity: "forcing-net-verity", [], Some("1304"), Nets, Extreme;
    TemplateSet: "template-set", [], Some("1201"), Nets, Extreme;
    TemplateDelete: "template-delete", [], Some("1202"), Nets, Extreme;
    NestedNet: "nested-net", [], None, Nets, Extreme;
}
