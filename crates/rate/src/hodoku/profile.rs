//! The default configuration of the original as data: which techniques, in which order, and the
//! score of each step.
use core::fmt;
use whydoku_logic::Technique;

/// The five levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Up to 800 points, singles only.
    Easy,
    /// Up to 1000 points.
    Medium,
    /// Up to 1600 points.
    Hard,
    /// Up to 1800 points.
    Unfair,
    /// Any number of points.
    Extreme,
}

impl Level {
    /// Every level, easiest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Unfair, Self::Extreme];

    /// The most points a puzzle of this level can have.
    pub const fn most(self) -> u32 {
        match self {
            Self::Easy => 800,
            Self::Medium => 1000,
            Self::Hard => 1600,
            Self::Unfair => 1800,
            Self::Extreme => u32::MAX,
        }
    }
    /// The level of a puzzle whose hardest step has this level, with this many points in all.
    #[must_use]
    pub fn raised_by(self, score: u32) -> Self {
        Self::ALL
            .into_iter()
            .find(|&level| level >= self && score <= level.most())
            .unwrap_or(Self::Extreme)
    }
    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "Easy",
            Self::Medium => "Medium",
            Self::Hard => "Hard",
            Self::Unfair => "Unfair",
            Self::Extreme => "Extreme",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The original's name for a kind of step, and its rating of it.
#[derive(Debug)]
pub struct Row {
    /// Its place in the order; kinds that are searched together share one.
    pub index: u16,
    /// The technique in our catalogue; none for guessing.
    pub technique: Option<Technique>,
    /// The lowest level of a puzzle with such a step.
    pub level: Level,
    /// Points for each such step.
    pub score: u32,
    /// Its name in the original.
    pub name: &'static str,
}

macro_rules! profile {
    ($($index:literal $kind:ident $technique:expr, $level:ident $score:literal $name:literal;)*) => {
        /// A kind of step.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[expect(missing_docs, reason = "Row::technique leads to a whole page")]
        pub enum Kind { $($kind),* }

        impl Kind {
            /// Every kind that is enabled by default, in the order in which they are searched.
            pub const ALL: &'static [Self] = &[$(Self::$kind),*];

            /// The row of the profile.
            pub const fn row(self) -> &'static Row {
                match self {
                    $(Self::$kind => &Row {
                        index: $index,
                        technique: $technique,
                        level: Level::$level,
                        score: $score,
                        name: $name,
                    },)*
                }
            }
        }
    };
}

profile! {
    100 FullHouse Some(Technique::FullHouse), Easy 4 "Full House";
    200 NakedSingle Some(Technique::NakedSingle), Easy 4 "Naked Single";
    300 HiddenSingle Some(Technique::HiddenSingle), Easy 14 "Hidden Single";
    1000 LockedPair Some(Technique::LockedPair), Medium 40 "Locked Pair";
    1100 LockedTriple Some(Technique::LockedTriple), Medium 60 "Locked Triple";
    1200 LockedCandidates1 Some(Technique::Pointing), Medium 50 "Locked Candidates Type 1 (Pointing)";
    1210 LockedCandidates2 Some(Technique::Claiming), Medium 50 "Locked Candidates Type 2 (Claiming)";
    1300 NakedPair Some(Technique::NakedPair), Medium 60 "Naked Pair";
    1400 NakedTriple Some(Technique::NakedTriple), Medium 80 "Naked Triple";
    1500 HiddenPair Some(Technique::HiddenPair), Medium 70 "Hidden Pair";
    1600 HiddenTriple Some(Technique::HiddenTriple), Medium 100 "Hidden Triple";
    2000 NakedQuadruple Some(Technique::NakedQuad), Hard 120 "Naked Quadruple";
    2100 HiddenQuadruple Some(Technique::HiddenQuad), Hard 150 "Hidden Quadruple";
    2200 XWing Some(Technique::XWing), Hard 140 "X-Wing";
    2300 Swordfish Some(Technique::Swordfish), Hard 150 "Swordfish";
    2400 Jellyfish Some(Technique::Jellyfish), Hard 160 "Jellyfish";
    2800 RemotePair Some(Technique::RemotePair), Hard 110 "Remote Pair";
    2900 BugPlus1 Some(Technique::BugPlus1), Hard 100 "Bivalue Universal Grave + 1";
    3000 Skyscraper Some(Technique::Skyscraper), Hard 130 "Skyscraper";
    3100 TwoStringKite Some(Technique::Kite), Hard 150 "2-String Kite";
    3120 TurbotFish Some(Technique::TurbotFish), Hard 120 "Turbot Fish";
    3170 EmptyRectangle Some(Technique::EmptyRectangle), Hard 120 "Empty Rectangle";
    3200 WWing Some(Technique::WWing), Hard 150 "W-Wing";
    3300 XyWing Some(Technique::XyWing), Hard 160 "XY-Wing";
    3400 XyzWing Some(Technique::XyzWing), Hard 180 "XYZ-Wing";
    3500 Uniqueness1 Some(Technique::UniqueRectangle1), Hard 100 "Uniqueness Test 1";
    3600 Uniqueness2 Some(Technique::UniqueRectangle2), Hard 100 "Uniqueness Test 2";
    3700 Uniqueness3 Some(Technique::UniqueRectangle3), Hard 100 "Uniqueness Test 3";
    3800 Uniqueness4 Some(Technique::UniqueRectangle4), Hard 100 "Uniqueness Test 4";
    3900 Uniqueness5 Some(Technique::UniqueRectangle5), Hard 100 "Uniqueness Test 5";
    4000 Uniqueness6 Some(Technique::UniqueRectangle6), Hard 100 "Uniqueness Test 6";
    4010 HiddenRectangle Some(Technique::HiddenRectangle), Hard 100 "Hidden Rectangle";
    4020 AvoidableRectangle1 Some(Technique::AvoidableRectangle1), Hard 100 "Avoidable Rectangle Type 1";
    4030 AvoidableRectangle2 Some(Technique::AvoidableRectangle2), Hard 100 "Avoidable Rectangle Type 2";
    4100 FinnedXWing Some(Technique::FinnedXWing), Hard 130 "Finned X-Wing";
    4200 SashimiXWing Some(Technique::SashimiXWing), Hard 150 "Sashimi X-Wing";
    4300 FinnedSwordfish Some(Technique::FinnedSwordfish), Unfair 200 "Finned Swordfish";
    4400 SashimiSwordfish Some(Technique::SashimiSwordfish), Unfair 240 "Sashimi Swordfish";
    4500 FinnedJellyfish Some(Technique::FinnedJellyfish), Unfair 250 "Finned Jellyfish";
    4600 SashimiJellyfish Some(Technique::SashimiJellyfish), Unfair 260 "Sashimi Jellyfish";
    5300 SueDeCoq Some(Technique::SueDeCoq), Unfair 250 "Sue de Coq";
    5330 SimpleColorsTrap Some(Technique::SimpleColoursTrap), Hard 150 "Simple Colors Trap";
    5330 SimpleColorsWrap Some(Technique::SimpleColoursWrap), Hard 150 "Simple Colors Wrap";
    5360 MultiColors1 Some(Technique::MultiColours1), Hard 200 "Multi Colors 1";
    5360 MultiColors2 Some(Technique::MultiColours2), Hard 200 "Multi Colors 2";
    5400 XChain Some(Technique::XChain), Unfair 260 "X-Chain";
    5500 XyChain Some(Technique::XyChain), Unfair 260 "XY-Chain";
    5600 ContinuousLoop Some(Technique::ContinuousLoop), Unfair 280 "Continuous Nice Loop";
    5600 DiscontinuousLoop Some(Technique::DiscontinuousLoop), Unfair 280 "Discontinuous Nice Loop";
    5600 Aic Some(Technique::Aic), Unfair 280 "AIC";
    5650 GroupedContinuousLoop Some(Technique::GroupedContinuousLoop), Unfair 300 "Grouped Continuous Nice Loop";
    5650 GroupedDiscontinuousLoop Some(Technique::GroupedDiscontinuousLoop), Unfair 300 "Grouped Discontinuous Nice Loop";
    5650 GroupedAic Some(Technique::GroupedAic), Unfair 300 "Grouped AIC";
    5700 AlsXz Some(Technique::AlsXz), Unfair 300 "Almost Locked Set XZ-Rule";
    5800 AlsXyWing Some(Technique::AlsXyWing), Unfair 320 "Almost Locked Set XY-Wing";
    5900 AlsXyChain Some(Technique::AlsXyChain), Unfair 340 "Almost Locked Set Chain";
    6100 FrankenXWing Some(Technique::FrankenXWing), Unfair 300 "Franken X-Wing";
    6200 FrankenSwordfish Some(Technique::FrankenSwordfish), Unfair 350 "Franken Swordfish";
    6700 FinnedFrankenXWing Some(Technique::FinnedFrankenXWing), Unfair 390 "Finned Franken X-Wing";
    6800 FinnedFrankenSwordfish Some(Technique::FinnedFrankenSwordfish), Unfair 410 "Finned Franken Swordfish";
    8500 ForcingChainContradiction Some(Technique::ForcingChainContradiction), Extreme 500 "Forcing Chain Contradiction";
    8500 ForcingChainVerity Some(Technique::ForcingChainVerity), Extreme 500 "Forcing Chain Verity";
    8600 ForcingNetContradiction Some(Technique::ForcingNetContradiction), Extreme 700 "Forcing Net Contradiction";
    8600 ForcingNetVerity Some(Technique::ForcingNetVerity), Extreme 700 "Forcing Net Verity";
    8900 BruteForce None, Extreme 10000 "Brute Force";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_listed_in_the_order_of_their_index() {
        let indexes: Vec<u16> = Kind::ALL.iter().map(|kind| kind.row().index).collect();
        assert!(indexes.is_sorted());
    }
    #[test]
    fn points_raise_the_level() {
        assert_eq!(Level::Easy.raised_by(800), Level::Easy);
        assert_eq!(Level::Easy.raised_by(1001), Level::Hard);
        assert_eq!(Level::Hard.raised_by(4), Level::Hard);
        assert_eq!(Level::Unfair.raised_by(1801), Level::Extreme);
    }
}
