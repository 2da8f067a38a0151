//! The techniques, one row each: what each is called, how hard it is, and the order in which people usually
//! look. Which function finds one is the business of [`families`](crate::families).
mod info;
mod name;

pub use info::{Info, Level};
pub use name::UnknownTechnique;

macro_rules! techniques {
    ($($name:ident: $id:literal, $aliases:expr, $code:expr, $level:ident
        $(, $needs:ident)?;)*) => {
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
                        level: Level::$level,
                        needs_unique: needs!(unique $($needs)?),
                        needs_rules: needs!(rules $($needs)?),
                        page: page!($id),
                    } },)*
                }
            }
        }
    };
}

macro_rules! needs {
    (unique unique) => {
        true
    };
    (rules rules) => {
        true
    };
    ($what:ident $($other:ident)?) => {
        false
    };
}

/// The name of a technique is a message with its id.
macro_rules! title {
    ($id:literal) => {
        pencilmark_words::Message::of(concat!("technique-", $id))
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

// Id, other names, HoDoKu's code, level, and `unique` if it holds only for puzzles with one solution, or
// `rules` if it is for boards with rules beyond houses.
techniques! {
    FullHouse: "full-house", ["last digit"], Some("0000"), Easy;
    HiddenSingle: "hidden-single", ["pinned digit"], Some("0002"), Easy;
    NakedSingle: "naked-single", ["sole candidate"], Some("0003"), Easy;
    NoPartner: "no-partner", ["partner elimination"], None, Easy, rules;
    LockedPair: "locked-pair", [], Some("0110"), Medium;
    LockedTriple: "locked-triple", [], Some("0111"), Medium;
    Pointing: "pointing", ["pointing pair", "pointing triple", "locked candidates 1", "locked candidates type 1"], Some("0100"), Medium;
    Claiming: "claiming", ["locked candidates 2", "locked candidates type 2", "box/line reduction"], Some("0101"), Medium;
    CommonPeer: "common-peer", ["common peer elimination", "cpe"], None, Medium, rules;
    RuleCombinations: "rule-combinations", ["cage combinations", "killer combinations"], None, Medium, rules;
    RequiredDigits: "required-digits", ["cage must hold"], None, Medium, rules;
    NakedPair: "naked-pair", ["conjugate pair"], Some("0200"), Medium;
    HiddenPair: "hidden-pair", [], Some("0210"), Medium;
    NakedTriple: "naked-triple", [], Some("0201"), Medium;
    HiddenTriple: "hidden-triple", [], Some("0211"), Medium;
    InniesOuties: "innies-outies", ["45 rule", "rule of 45", "innies", "outies"], None, Medium, rules;
    RuleAndHouse: "rule-and-house", ["cage and house"], None, Hard, rules;
    RuleAndRule: "rule-and-rule", ["cage against cage", "competing cages"], None, Hard, rules;
    LinkedCells: "linked-cells", ["dot chain"], None, Hard, rules;
    NakedQuad: "naked-quad", ["naked quadruple"], Some("0202"), Hard;
    HiddenQuad: "hidden-quad", ["hidden quadruple"], Some("0212"), Hard;
    XWing: "x-wing", [], Some("0300"), Hard;
    XyWing: "xy-wing", ["y-wing"], Some("0800"), Hard;
    Swordfish: "swordfish", [], Some("0301"), Hard;
    Jellyfish: "jellyfish", [], Some("0302"), Hard;
    RemotePair: "remote-pair", ["remote pairs"], Some("0703"), Hard;
    Skyscraper: "skyscraper", [], Some("0400"), Hard;
    Kite: "2-string-kite", ["two-string kite"], Some("0401"), Hard;
    TurbotFish: "turbot-fish", [], Some("0403"), Hard;
    EmptyRectangle: "empty-rectangle", ["hinge"], Some("0402"), Hard;
    DualKite: "dual-2-string-kite", [], Some("0404"), Hard;
    DualEmptyRectangle: "dual-empty-rectangle", [], Some("0405"), Hard;
    FinnedXWing: "finned-x-wing", [], Some("0310"), Hard;
    SashimiXWing: "sashimi-x-wing", [], Some("0320"), Hard;
    FinnedSwordfish: "finned-swordfish", [], Some("0311"), Unfair;
    SashimiSwordfish: "sashimi-swordfish", [], Some("0321"), Unfair;
    FinnedJellyfish: "finned-jellyfish", [], Some("0312"), Unfair;
    SashimiJellyfish: "sashimi-jellyfish", [], Some("0322"), Unfair;
    WWing: "w-wing", [], Some("0803"), Hard;
    XyzWing: "xyz-wing", [], Some("0801"), Hard;
    WxyzWing: "wxyz-wing", [], Some("0802"), Hard;
    AlmostLockedPair: "almost-locked-pair", [], Some("0120"), Hard;
    AlmostLockedTriple: "almost-locked-triple", [], None, Hard;
    BugPlus1: "bug-1", ["bug type 1", "bivalue universal grave"], Some("0610"), Hard, unique;
    UniqueRectangle1: "unique-rectangle-1", ["uniqueness test 1"], Some("0600"), Hard, unique;
    UniqueRectangle2: "unique-rectangle-2", ["uniqueness test 2"], Some("0601"), Hard, unique;
    UniqueRectangle3: "unique-rectangle-3", ["uniqueness test 3"], Some("0602"), Hard, unique;
    UniqueRectangle4: "unique-rectangle-4", ["uniqueness test 4"], Some("0603"), Hard, unique;
    UniqueRectangle5: "unique-rectangle-5", ["uniqueness test 5"], Some("0604"), Hard, unique;
    UniqueRectangle6: "unique-rectangle-6", ["uniqueness test 6"], Some("0605"), Hard, unique;
    HiddenRectangle: "hidden-rectangle", ["hidden unique rectangle"], Some("0606"), Hard, unique;
    AvoidableRectangle1: "avoidable-rectangle-1", [], Some("0607"), Hard, unique;
    AvoidableRectangle2: "avoidable-rectangle-2", [], Some("0608"), Hard, unique;
    UniqueLoop1: "unique-loop-1", [], None, Hard, unique;
    UniqueLoop2: "unique-loop-2", [], None, Hard, unique;
    UniqueLoop3: "unique-loop-3", [], None, Hard, unique;
    UniqueLoop4: "unique-loop-4", [], None, Hard, unique;
    ExtendedRectangle1: "extended-rectangle-1", [], None, Hard, unique;
    ExtendedRectangle2: "extended-rectangle-2", [], None, Hard, unique;
    ExtendedRectangle3: "extended-rectangle-3", [], None, Hard, unique;
    ExtendedRectangle4: "extended-rectangle-4", [], None, Hard, unique;
    BugType2: "bug-2", [], None, Hard, unique;
    BugType3: "bug-3", [], None, Hard, unique;
    BugType4: "bug-4", [], None, Hard, unique;
    BugPlusN: "bug-n", ["bug multiple"], None, Hard, unique;
    SymmetricalPlacement: "symmetrical-placement", ["gurth's symmetrical placement", "gurth's theorem"], None, Hard, unique;
    SueDeCoq: "sue-de-coq", ["two-sector disjoint subset"], Some("1101"), Unfair;
    SimpleColoursTrap: "simple-colours-trap", ["simple colors trap"], Some("0500"), Unfair;
    SimpleColoursWrap: "simple-colours-wrap", ["simple colors wrap"], Some("0501"), Unfair;
    MultiColours1: "multi-colours-1", ["multi colors 1"], Some("0502"), Unfair;
    MultiColours2: "multi-colours-2", ["multi colors 2"], Some("0503"), Unfair;
    Medusa: "3d-medusa", ["medusa", "multi-digit colouring"], Some("0507"), Unfair;
    VwxyzWing: "vwxyz-wing", [], None, Unfair;
    XChain: "x-chain", ["x-cycle"], Some("0701"), Unfair;
    XyChain: "xy-chain", [], Some("0702"), Unfair;
    ContinuousLoop: "continuous-loop", ["nice loop"], Some("0706"), Unfair;
    DiscontinuousLoop: "discontinuous-loop", [], Some("0707"), Unfair;
    Aic: "aic", ["alternating inference chain"], Some("0708"), Unfair;
    GroupedContinuousLoop: "grouped-continuous-loop", [], Some("0709"), Unfair;
    GroupedDiscontinuousLoop: "grouped-discontinuous-loop", [], Some("0710"), Unfair;
    GroupedAic: "grouped-aic", [], Some("0711"), Unfair;
    AlsXz: "als-xz", ["almost locked set xz-rule"], Some("0901"), Unfair;
    AlsXyWing: "als-xy-wing", [], Some("0902"), Unfair;
    AlsXyChain: "als-xy-chain", ["als chain"], Some("0903"), Unfair;
    DeathBlossom: "death-blossom", [], Some("0904"), Unfair;
    AlsContinuousLoop: "als-continuous-loop", [], None, Unfair;
    AlsDiscontinuousLoop: "als-discontinuous-loop", [], None, Unfair;
    AlsAic: "als-aic", ["aic with als"], None, Unfair;
    RectangleAic: "rectangle-aic", ["aic with unique rectangle", "ur aic"], None, Unfair, unique;
    AlignedPairExclusion: "aligned-pair-exclusion", ["APE"], Some("1000"), Extreme;
    AlignedTripleExclusion: "aligned-triple-exclusion", ["ATE"], Some("1001"), Extreme;
    FireworksTriple: "fireworks-triple", [], None, Unfair;
    FireworksQuad: "fireworks-quad", [], None, Unfair;
    Tridagon: "tridagon", ["thor's hammer", "trivalue oddagon"], None, Extreme;
    BorescoperDeadlyPattern: "borescoper-deadly-pattern", ["unique polygon", "unique heptagon", "unique octagon"], None, Extreme, unique;
    UniqueMatrix: "unique-matrix", ["unique square"], None, Extreme, unique;
    JuniorExocet: "junior-exocet", ["exocet"], None, Extreme;
    SeniorExocet: "senior-exocet", [], None, Extreme;
    DoubleExocet: "double-exocet", [], None, Extreme;
    SkLoop: "sk-loop", ["domino loop", "virus pattern"], None, Extreme;
    MultiSectorLockedSet: "multi-sector-locked-set", ["msls", "multi-sector locked sets"], None, Extreme;
    Squirmbag: "squirmbag", ["starfish"], Some("0303"), Unfair;
    Whale: "whale", [], Some("0304"), Unfair;
    Leviathan: "leviathan", [], Some("0305"), Unfair;
    FinnedSquirmbag: "finned-squirmbag", [], Some("0313"), Unfair;
    FinnedWhale: "finned-whale", [], Some("0314"), Unfair;
    FinnedLeviathan: "finned-leviathan", [], Some("0315"), Unfair;
    SashimiSquirmbag: "sashimi-squirmbag", [], Some("0323"), Unfair;
    SashimiWhale: "sashimi-whale", [], Some("0324"), Unfair;
    SashimiLeviathan: "sashimi-leviathan", [], Some("0325"), Unfair;
    FrankenXWing: "franken-x-wing", [], Some("0330"), Unfair;
    FrankenSwordfish: "franken-swordfish", [], Some("0331"), Unfair;
    FrankenJellyfish: "franken-jellyfish", [], Some("0332"), Unfair;
    FrankenSquirmbag: "franken-squirmbag", [], Some("0333"), Extreme;
    FrankenWhale: "franken-whale", [], Some("0334"), Extreme;
    FrankenLeviathan: "franken-leviathan", [], Some("0335"), Extreme;
    FinnedFrankenXWing: "finned-franken-x-wing", [], Some("0340"), Unfair;
    FinnedFrankenSwordfish: "finned-franken-swordfish", [], Some("0341"), Unfair;
    FinnedFrankenJellyfish: "finned-franken-jellyfish", [], Some("0342"), Unfair;
    FinnedFrankenSquirmbag: "finned-franken-squirmbag", [], Some("0343"), Extreme;
    FinnedFrankenWhale: "finned-franken-whale", [], Some("0344"), Extreme;
    FinnedFrankenLeviathan: "finned-franken-leviathan", [], Some("0345"), Extreme;
    MutantSwordfish: "mutant-swordfish", [], Some("0351"), Extreme;
    MutantJellyfish: "mutant-jellyfish", [], Some("0352"), Extreme;
    MutantSquirmbag: "mutant-squirmbag", [], Some("0353"), Extreme;
    MutantWhale: "mutant-whale", [], Some("0354"), Extreme;
    MutantLeviathan: "mutant-leviathan", [], Some("0355"), Extreme;
    FinnedMutantXWing: "finned-mutant-x-wing", [], Some("0360"), Extreme;
    FinnedMutantSwordfish: "finned-mutant-swordfish", [], Some("0361"), Extreme;
    FinnedMutantJellyfish: "finned-mutant-jellyfish", [], Some("0362"), Extreme;
    FinnedMutantSquirmbag: "finned-mutant-squirmbag", [], Some("0363"), Extreme;
    FinnedMutantWhale: "finned-mutant-whale", [], Some("0364"), Extreme;
    FinnedMutantLeviathan: "finned-mutant-leviathan", [], Some("0365"), Extreme;
    SiameseFinnedXWing: "siamese-finned-x-wing", [], Some("03101"), Extreme;
    SiameseFinnedSwordfish: "siamese-finned-swordfish", [], Some("03111"), Extreme;
    SiameseFinnedJellyfish: "siamese-finned-jellyfish", [], Some("03121"), Extreme;
    SiameseSashimiXWing: "siamese-sashimi-x-wing", [], Some("03201"), Extreme;
    SiameseSashimiSwordfish: "siamese-sashimi-swordfish", [], Some("03211"), Extreme;
    SiameseSashimiJellyfish: "siamese-sashimi-jellyfish", [], Some("03221"), Extreme;
    SiameseFinnedFrankenXWing: "siamese-finned-franken-x-wing", [], Some("03401"), Extreme;
    SiameseFinnedFrankenSwordfish: "siamese-finned-franken-swordfish", [], Some("03411"), Extreme;
    SiameseFinnedFrankenJellyfish: "siamese-finned-franken-jellyfish", [], Some("03421"), Extreme;
    SiameseFinnedMutantXWing: "siamese-finned-mutant-x-wing", [], Some("03601"), Extreme;
    SiameseFinnedMutantSwordfish: "siamese-finned-mutant-swordfish", [], Some("03611"), Extreme;
    SiameseFinnedMutantJellyfish: "siamese-finned-mutant-jellyfish", [], Some("03621"), Extreme;
    KrakenFish1: "kraken-fish-1", [], Some("0371"), Extreme;
    KrakenFish2: "kraken-fish-2", [], Some("0372"), Extreme;
    Nishio: "nishio", [], None, Extreme;
    ForcingChainContradiction: "forcing-chain-contradiction", [], Some("1301"), Extreme;
    ForcingChainVerity: "forcing-chain-verity", [], Some("1302"), Extreme;
    ForcingNetContradiction: "forcing-net-contradiction", [], Some("1303"), Extreme;
    ForcingNetVerity: "forcing-net-verity", [], Some("1304"), Extreme;
    TemplateSet: "template-set", [], Some("1201"), Extreme;
    TemplateDelete: "template-delete", [], Some("1202"), Extreme;
    NestedNet: "nested-net", [], None, Extreme;
}
