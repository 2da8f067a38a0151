//! The English words.
use super::english_patterns;
use super::sentence::{Join, Phrase};

/// The template of a phrase: `{place}` is filled by the sentence; `filled` says which places are.
pub(super) fn template(phrase: Phrase, filled: &dyn Fn(&str) -> bool) -> &'static str {
    match phrase {
        Phrase::FullHouse => {
            "{cell} is the last empty cell of {house}, and {digit} is the digit missing there."
        }
        Phrase::HiddenSingle => "In {house}, {cell} is the only cell left that can hold {digit}.",
        Phrase::NakedSingle => {
            "Every digit but {digit} is excluded from {cell}, so {cell} must be {digit}."
        }
        Phrase::Intersection => {
            "In {from}, the digit {digit} can only be in {cells}. \
             These cells are in {into} too, so one of them holds the {digit} of {into}, \
             and no other cell of {into} can."
        }
        Phrase::NakedSubset => {
            "In {houses}, the cells {cells} have no candidates other than {digits}. \
             Between them they use up these digits, so no other cell of {houses} can hold them."
        }
        Phrase::LockedSubset => {
            "The cells {cells} are all in {houses}, and have no candidates other than {digits}. \
             Between them they use up these digits in each of these houses, \
             so no other cell there can hold them."
        }
        Phrase::HiddenSubset => {
            "In {houses}, the digits {digits} have no places other than {cells}. \
             Between them they fill these cells, so no other digit can be there."
        }
        Phrase::Fish
        | Phrase::CannibalFish
        | Phrase::FinnedFish
        | Phrase::FinnedCannibalFish
        | Phrase::EndoFinnedFish
        | Phrase::EndoFinnedCannibalFish => super::english_fish::template(phrase),
        Phrase::XyWing => {
            "If {pivot} is {first}, then {pincer} is {digit}; if {pivot} is {second}, then {other} \
             is {digit}. Either way one of {pincer} and {other} holds {digit}, \
             so no cell that sees both of them can."
        }
        Phrase::TwoPairs => {
            "In {house}, the digit {digit} can only be in {end} or {near}; in {other-house}, only \
             in {other-near} or {other-end}. If it is in {near}, it cannot be in {other-near}, so \
             it is in {other-end}; if not, it is in {end}. Either way it is in {end} or \
             {other-end}, so no cell that sees all of these can hold it."
        }
        Phrase::Pattern(technique) => english_patterns::template(technique, filled),
        Phrase::Removed => "This removes {digits} from {cells}",
        Phrase::RemovedToo => ", {digits} from {cells}",
        Phrase::RemovedLast => ", and {digits} from {cells}",
        phrase if Phrase::SectorsCells <= phrase && phrase <= Phrase::SymmetryEnd => {
            super::english_modern::template(phrase)
        }
        _ => super::english_chains::template(phrase),
    }
}

/// The word between the last two things of a list.
pub(super) fn joining(join: Join) -> &'static str {
    match join {
        Join::And => " and ",
        Join::Or => " or ",
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::render::{Sentence, text};
    use crate::{
        Argument, Arm, Because, Chain, Claim, Conclusion, Fish, Intersection, Kraken, Line,
        LockedSectors, Net, Node, Premise, Sector, SelfImage, Single, Step, Subset, Technique,
        Turn,
    };
    use pencilmark_core::{Candidate, Cell, Digit, DigitSet, House};
    use std::collections::BTreeSet;

    /// Every phrase but the patterns.
    pub(in crate::render) const ALL: [Phrase; 69] = [
        Phrase::FullHouse,
        Phrase::HiddenSingle,
        Phrase::NakedSingle,
        Phrase::Intersection,
        Phrase::NakedSubset,
        Phrase::LockedSubset,
        Phrase::HiddenSubset,
        Phrase::Fish,
        Phrase::CannibalFish,
        Phrase::FinnedFish,
        Phrase::FinnedCannibalFish,
        Phrase::EndoFinnedFish,
        Phrase::EndoFinnedCannibalFish,
        Phrase::XyWing,
        Phrase::TwoPairs,
        Phrase::ChainLong,
        Phrase::ChainLine,
        Phrase::ChainThen,
        Phrase::ChainSo,
        Phrase::ChainNext,
        Phrase::ChainStop,
        Phrase::ChainBreak,
        Phrase::ChainIf,
        Phrase::ChainIfNone,
        Phrase::ChainCell,
        Phrase::ChainHouse,
        Phrase::ChainSet,
        Phrase::ChainRectangle,
        Phrase::ChainNot,
        Phrase::ChainNone,
        Phrase::ChainOne,
        Phrase::ChainEither,
        Phrase::ChainItself,
        Phrase::ChainRound,
        Phrase::ChainRoundSets,
        Phrase::Kraken,
        Phrase::KrakenHouse,
        Phrase::KrakenIf,
        Phrase::SectorsCells,
        Phrase::SectorsFirst,
        Phrase::SectorsNext,
        Phrase::SectorsEnd,
        Phrase::SectorsCannibalEnd,
        Phrase::SymmetryHalf,
        Phrase::SymmetryQuarter,
        Phrase::SymmetryDiagonal,
        Phrase::SymmetryAntiDiagonal,
        Phrase::SymmetryBecomes,
        Phrase::SymmetrySame,
        Phrase::SymmetryEnd,
        Phrase::NetTitle,
        Phrase::NetDeeper,
        Phrase::NetSupposeTrue,
        Phrase::NetSupposeFalse,
        Phrase::NetTrue,
        Phrase::NetPlace,
        Phrase::NetFalse,
        Phrase::NetEmptyCell,
        Phrase::NetNoPlace,
        Phrase::NetNothing,
        Phrase::NetFailsCell,
        Phrase::NetFailsHouse,
        Phrase::NetBy,
        Phrase::NetContrary,
        Phrase::NetCases,
        Phrase::NetStop,
        Phrase::Removed,
        Phrase::RemovedToo,
        Phrase::RemovedLast,
    ];

    fn cells(numbers: &[usize]) -> Vec<Cell> {
        numbers.iter().map(|&number| Cell::new(number)).collect()
    }
    fn said(technique: Technique, argument: impl Into<Argument>) -> Sentence {
        let argument = argument.into();
        let step = Step { technique, conclusions: Vec::new(), argument };
        step.argument.reason().sentence(&step)
    }
    fn single(technique: Technique, house: Option<House>) -> Sentence {
        said(technique, Single { candidate: Candidate::new(Cell::new(0), Digit::new(0)), house })
    }
    fn subset(houses: usize, hidden: bool) -> Sentence {
        let houses = (0..houses).map(House::new).collect();
        let digits = DigitSet::first(2);
        said(Technique::NakedPair, Subset { houses, cells: cells(&[0, 1]), digits, hidden })
    }
    fn chain(nodes: &[(usize, usize)]) -> Sentence {
        let node = |&(cell, digit): &_| Candidate::new(Cell::new(cell), Digit::new(digit));
        let strong = vec![vec![Premise::Cell(Cell::new(0))]; nodes.len() / 2];
        let nodes = nodes.iter().map(|at| node(at).into()).collect();
        said(Technique::XyWing, Chain { nodes, strong, is_loop: false })
    }
    /// One line of each sort, two of them deeper.
    fn net() -> Argument {
        let (cell, house) =
            (Premise::Cell(Cell::new(0)), Premise::House(House::new(0), Digit::new(0)));
        let k = Candidate::new(Cell::new(0), Digit::new(0));
        let last = |premise: &Premise| Because::Last { premise: premise.clone(), lines: vec![0] };
        let cases = |lines| Because::Cases { premise: None, lines };
        let line = |depth, claim, because| Line { depth, claim, because };
        let lines = vec![
            line(1, Claim::True(k), Because::Suppose),
            line(2, Claim::False(k), Because::Suppose),
            line(2, Claim::True(k), last(&cell)),
            line(1, Claim::True(k), last(&house)),
            line(1, Claim::False(k), Because::Excluded { by: 0 }),
            line(1, Claim::Nothing, last(&cell)),
            line(1, Claim::Nothing, last(&house)),
            line(1, Claim::Nothing, cases(vec![0, 1])),
            line(0, Claim::False(k), cases(vec![0])),
            line(1, Claim::True(k), Because::Suppose),
            line(1, Claim::Nothing, last(&cell)),
            line(0, Claim::False(k), Because::Cases { premise: None, lines: vec![9] }),
            line(1, Claim::True(k), Because::Suppose),
            line(1, Claim::Nothing, last(&house)),
            line(0, Claim::False(k), Because::Cases { premise: None, lines: vec![12] }),
        ];
        Net { lines }.into()
    }
    /// Two cells with two digits of two houses.
    fn sectors() -> Argument {
        let sector =
            |house, digit| Sector { house: House::new(house), digits: DigitSet::only(digit) };
        let sectors = vec![sector(9, Digit::new(0)), sector(10, Digit::new(1))];
        LockedSectors { cells: cells(&[0, 9]), sectors }.into()
    }
    /// A digit that becomes another one, and one that does not.
    fn image(turn: Turn) -> Argument {
        let digits = [(0, 1), (2, 2)].map(|(from, to)| (Digit::new(from), Digit::new(to))).to_vec();
        SelfImage { turn, digits, cells: cells(&[0, 9]) }.into()
    }
    /// A kraken with a fin that excludes something at once.
    fn kraken(house: Option<House>) -> Argument {
        let from = Candidate::new(Cell::new(1), Digit::new(4));
        let other = Candidate::new(Cell::new(2), Digit::new(4));
        let fish = Fish {
            digit: Digit::new(4),
            base: vec![House::new(9)],
            cover: vec![House::new(18)],
            cells: cells(&[0, 1, 2]),
            fins: cells(&[1]),
            endo_fins: Vec::new(),
        };
        let arms = [from, other].map(|from| Arm { from, chain: None }).to_vec();
        let victim = Candidate::new(Cell::new(9), Digit::new(4));
        Kraken { fish, victim, house, arms }.into()
    }
    /// A sentence with this phrase from the story of a chain or a net.
    fn told(phrase: Phrase) -> Sentence {
        let cell = || vec![Premise::Cell(Cell::new(0))];
        let house = || vec![Premise::House(House::new(0), Digit::new(0))];
        let set = || [0, 1].map(|cell| Premise::Cell(Cell::new(cell))).to_vec();
        let rectangle =
            || vec![Premise::Deadly(vec![(Cell::new(0), DigitSet::only(Digit::new(0)))])];
        let group = |of: &[(usize, usize)]| {
            Node(of.iter().map(|&(c, d)| Candidate::new(Cell::new(c), Digit::new(d))).collect())
        };
        let [a, b, c] = [group(&[(0, 0)]), group(&[(0, 1)]), group(&[(1, 0), (2, 0)])];
        let chains = [
            (vec![a.clone(), b.clone()], vec![cell()], false),
            (vec![a.clone(), a.clone()], vec![house()], false),
            (vec![a.clone(), c.clone()], vec![set()], false),
            (vec![a.clone(), c.clone()], vec![set()], true),
            (vec![c.clone(), b.clone(), c.clone(), a.clone()], vec![house(), cell()], false),
            (vec![a.clone(), c.clone()], vec![rectangle()], false),
            ([&a, &b].repeat(6).into_iter().cloned().collect(), vec![cell(); 6], true),
        ];
        let chains = chains.map(|(nodes, strong, is_loop)| Chain { nodes, strong, is_loop }.into());
        let stories = chains
            .into_iter()
            .chain([net(), kraken(None), kraken(Some(House::new(9))), sectors()])
            .chain(Turn::ALL.map(image))
            .flat_map(|argument| {
                // Once it removes nothing from the cells of the argument, once it does.
                let (cell, digit) = (Cell::new(0), Digit::new(0));
                let removed = vec![Conclusion::Eliminate(Candidate::new(cell, digit))];
                let told = [Vec::new(), removed].map(|conclusions| {
                    let argument = argument.clone();
                    let step = Step { technique: Technique::Aic, conclusions, argument };
                    step.argument.reason().story(&step)
                });
                told.concat()
            });
        stories.into_iter().find(|sentence| sentence.phrase == phrase).expect("told somewhere")
    }
    /// A fish of the cells 0, 1 and 2 with these fins and endo-fins that removes a candidate.
    fn fish([fins, endo_fins]: [&[usize]; 2], gone: usize) -> Sentence {
        let digit = Digit::new(4);
        let argument = Fish {
            digit,
            base: vec![House::new(9)],
            cover: vec![House::new(18)],
            cells: cells(&[0, 1, 2]),
            fins: cells(fins),
            endo_fins: cells(endo_fins),
        };
        let gone = Conclusion::Eliminate(Candidate::new(Cell::new(gone), digit));
        let (technique, conclusions) = (Technique::XWing, vec![gone]);
        let step = Step { technique, conclusions, argument: argument.into() };
        step.argument.reason().sentence(&step)
    }
    /// A sentence with this phrase, made by the argument that uses it.
    fn sample(phrase: Phrase) -> Sentence {
        let (from, into, digit) = (House::new(0), House::new(9), Digit::new(4));
        match phrase {
            Phrase::FullHouse => single(Technique::FullHouse, Some(from)),
            Phrase::HiddenSingle => single(Technique::HiddenSingle, Some(from)),
            Phrase::NakedSingle => single(Technique::NakedSingle, None),
            Phrase::Intersection => {
                let cells = cells(&[0, 1]);
                said(Technique::Pointing, Intersection { digit, from, into, cells })
            }
            Phrase::NakedSubset => subset(1, false),
            Phrase::LockedSubset => subset(2, false),
            Phrase::HiddenSubset => subset(1, true),
            Phrase::Fish => fish([&[], &[]], 5),
            Phrase::CannibalFish => fish([&[], &[]], 0),
            Phrase::FinnedFish => fish([&[1], &[]], 5),
            Phrase::FinnedCannibalFish => fish([&[1], &[]], 0),
            Phrase::EndoFinnedFish => fish([&[1], &[2]], 5),
            Phrase::EndoFinnedCannibalFish => fish([&[1], &[2]], 0),
            Phrase::Pattern(_) => unreachable!("patterns are tested with their techniques"),
            Phrase::XyWing => chain(&[(1, 2), (1, 0), (0, 0), (0, 1), (9, 1), (9, 2)]),
            Phrase::TwoPairs => {
                let nodes = [0, 1, 2, 3].map(|cell| Candidate::new(Cell::new(cell), digit).into());
                let strong = [from, into].map(|house| vec![Premise::House(house, digit)]);
                let (nodes, strong) = (nodes.to_vec(), strong.to_vec());
                said(Technique::Skyscraper, Chain { nodes, strong, is_loop: false })
            }
            _ if Phrase::ChainLong <= phrase && phrase <= Phrase::NetStop => told(phrase),
            _ => text::removed(phrase, DigitSet::only(digit), &cells(&[0])),
        }
    }

    #[test]
    fn every_place_of_a_template_is_filled_and_nothing_is_left_over() {
        for phrase in ALL {
            let sentence = sample(phrase);
            assert_eq!(sentence.phrase, phrase);
            let places = template(phrase, &|_| true).split('{').skip(1);
            let places: BTreeSet<&str> =
                places.map(|rest| rest.split_once('}').expect("closed").0).collect();
            let filled: BTreeSet<&str> = sentence.parts.iter().map(|part| part.0).collect();
            assert_eq!(places, filled, "{phrase:?}");
            assert_eq!(sentence.parts.len(), filled.len(), "{phrase:?} fills a place twice");
            assert!(sentence.parts.iter().all(|part| !part.2.is_empty()), "{phrase:?}");
        }
    }
    #[test]
    fn every_phrase_has_a_sample() {
        assert_eq!(ALL.last(), Some(&Phrase::RemovedLast));
        assert!(ALL.windows(2).all(|pair| pair[0] < pair[1]), "each once");
    }
}
