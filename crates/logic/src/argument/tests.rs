//! Every message of an argument is used somewhere, with exactly its places filled.
use super::*;
use crate::catalog::Technique;
use crate::premise::{Clue, Conclusion, Turn};
use std::collections::BTreeSet;
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Kind, Rule};
use whydoku_words::{Message, Said, Value};

fn cells(numbers: &[usize]) -> Vec<Cell> {
    numbers.iter().map(|&number| Cell::new(number)).collect()
}
fn single(house: Option<House>) -> Argument {
    Single { candidate: Candidate::new(Cell::new(0), Digit::new(0)), house }.into()
}
fn subset(houses: usize, hidden: bool) -> Argument {
    let houses = (0..houses).map(House::new).collect();
    Subset { houses, cells: cells(&[0, 1]), digits: DigitSet::first(2), hidden }.into()
}
fn wing() -> Argument {
    let node = |(cell, digit)| Candidate::new(Cell::new(cell), Digit::new(digit)).into();
    let nodes = [(1, 2), (1, 0), (0, 0), (0, 1), (9, 1), (9, 2)].map(node).to_vec();
    Chain { nodes, strong: vec![vec![Premise::Cell(Cell::new(0))]; 3], is_loop: false }.into()
}
fn two_pairs() -> Argument {
    let digit = Digit::new(4);
    let nodes = [0, 1, 2, 3].map(|cell| Candidate::new(Cell::new(cell), digit).into()).to_vec();
    let strong = [0, 9].map(|house| vec![Premise::House(House::new(house), digit)]).to_vec();
    Chain { nodes, strong, is_loop: false }.into()
}
/// One line of each kind, two of them deeper.
fn net() -> Argument {
    let (cell, house) = (Premise::Cell(Cell::new(0)), Premise::House(House::new(0), Digit::new(0)));
    let k = Candidate::new(Cell::new(0), Digit::new(0));
    let last = |premise: &Premise| Because::Last { premise: premise.clone(), lines: vec![0] };
    let cases = |lines| Because::Cases { premise: None, lines };
    let line = |depth, claim, because| Line { depth, claim, because };
    let summed = |rest, others: &[usize]| {
        let equation = Box::new(equation(&[0, 1], rest, others));
        Because::Summed { equation, lines: vec![15] }
    };
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
        line(1, Claim::True(k), Because::Suppose),
        line(1, Claim::False(k), Because::Ruled { clue: cage(), lines: vec![15] }),
        line(1, Claim::Nothing, Because::Ruled { clue: cage(), lines: vec![15] }),
        line(1, Claim::False(k), summed(5, &[])),
        line(1, Claim::Nothing, summed(5, &[1])),
        line(1, Claim::Nothing, summed(0, &[1])),
    ];
    Net { lines }.into()
}
/// A net of each kind that a sentence sums up.
fn summed_up() -> Vec<Argument> {
    let (cell, house) = (Premise::Cell(Cell::new(0)), Premise::House(House::new(0), Digit::new(0)));
    let own = |digit| Candidate::new(Cell::new(0), Digit::new(digit));
    let line = |depth, claim, because| Line { depth, claim, because };
    let last = |premise: &Premise| Because::Last { premise: premise.clone(), lines: vec![0] };
    let cases =
        |premise: &Premise| Because::Cases { premise: Some(premise.clone()), lines: vec![] };
    let ruled = || Because::Ruled { clue: cage(), lines: vec![0] };
    let fails = |supposed, because| {
        let gone = |digit| line(1, Claim::False(own(digit)), ruled());
        let lines = vec![
            line(1, supposed, Because::Suppose),
            gone(1),
            gone(2),
            line(1, Claim::Nothing, because),
            line(0, Claim::False(own(0)), Because::Cases { premise: None, lines: vec![0] }),
        ];
        Net { lines }
    };
    let ends = [last(&cell), last(&house), cases(&cell), cases(&house), ruled()];
    let all = ends.map(|end| fails(Claim::True(own(0)), end));
    let whatever = [&cell, &house].map(|premise| {
        let supposed = || line(1, Claim::True(own(0)), Because::Suppose);
        Net { lines: vec![supposed(), supposed(), line(0, Claim::True(own(3)), cases(premise))] }
    });
    let contrary = fails(Claim::False(own(0)), last(&cell));
    all.into_iter().chain(whatever).chain([contrary]).map(Into::into).collect()
}
fn cage() -> Clue {
    let rule = Rule::cage(cells(&[0, 1]), Some(7));
    Clue { number: 0, rule }
}
/// What a house and a cage leave for some cells; the others are subtracted from the rest.
fn equation(all: &[usize], rest: u32, others: &[usize]) -> Equation {
    let (others, own): (Vec<usize>, Vec<usize>) = all.iter().partition(|at| others.contains(at));
    Equation {
        houses: vec![House::new(0)],
        clues: vec![cage()],
        total: 45,
        sum: 40,
        rest,
        cells: cells(&own),
        others: cells(&others),
    }
}
/// A ground of each kind, and of those that tell several digits in other words both.
fn grounds() -> Vec<Ground> {
    let (own, others, digits) = (Cell::new(0), cells(&[1]), DigitSet::first(2));
    let by = |wanted, has| Against::Partner { cell: Cell::new(1), wanted, has };
    let partner = |wanted| by(wanted, digits);
    let sides = |is_less, own: &[usize]| Against::Sides {
        cells: cells(own),
        own: 5,
        others: others.clone(),
        bound: 4,
        is_less,
    };
    let (less, more) = (
        Against::TooLittle { cells: others.clone(), rest: 1, bound: 2 },
        Against::TooMuch { cells: others.clone(), rest: 2, bound: 1 },
    );
    let all = [
        Against::Alone,
        by(DigitSet::first(9), DigitSet::first(1)),
        Against::Bounds { least: Digit::new(1), most: Digit::new(3) },
        Against::Bounds { least: Digit::new(1), most: Digit::new(1) },
        Against::NotMade { cells: others.clone(), rests: vec![9] },
        partner(DigitSet::only(Digit::new(3))),
        partner(DigitSet::first(6)),
        by(digits, DigitSet::first(7)),
        by(digits, DigitSet::only(Digit::new(4))),
        less.clone(),
        more.clone(),
        sides(false, &[0]),
        sides(true, &[0]),
        sides(false, &[0, 2]),
        sides(true, &[0, 2]),
        Against::Forced { path: vec![(Cell::new(1), digits)], empty: Cell::new(2) },
        Against::Seen { places: others.clone() },
        Against::Places,
        Against::Counterpart { digit: Digit::new(1), cells: others.clone(), rest: None },
        Against::Counterpart { digit: Digit::new(1), cells: others.clone(), rest: Some(4) },
        Against::Count { count: 2, is_most: true },
        Against::Count { count: 2, is_most: false },
        Against::NoPlace,
        Against::Unfillable,
    ];
    let one = |against| Ground { cell: own, digits: DigitSet::first(1), against };
    let several = |against| Ground { digits, ..one(against) };
    all.map(one).into_iter().chain([less, more].map(several)).collect()
}
/// Cases with no set of digits beside them, and with one, a few and many.
fn rule_cases() -> Vec<Case> {
    let fixed =
        || [(0, 0), (3, 8)].map(|(c, d)| Candidate::new(Cell::new(c), Digit::new(d))).to_vec();
    let case = |is_either, beside: &[usize], sets: usize| Case {
        fixed: fixed(),
        is_either,
        beside: cells(beside),
        sets: vec![DigitSet::first(2); sets],
    };
    vec![case(false, &[], 1), case(true, &[1], 1), case(false, &[1, 2], 2), case(false, &[1, 2], 9)]
}
/// What each technique for rules says: with few combinations and with many, with houses and without,
/// for one cell and for several, and with cells that are subtracted from the others.
fn ruled() -> Vec<(Technique, Argument)> {
    let digits = DigitSet::first(2);
    let plain = |combinations: &[Vec<Digit>]| Ruled {
        clues: vec![cage()],
        premises: vec![Premise::Rule(0)],
        houses: vec![House::new(0)],
        digits,
        cells: cells(&[0, 1]),
        combinations: combinations.to_vec(),
        equation: None,
        cases: Vec::new(),
        grounds: grounds(),
    };
    let few = vec![digits.iter().collect::<Vec<_>>()];
    let one = |technique| {
        let cell = Ruled { cells: cells(&[0]), ..plain(&[]) };
        (technique, Argument::from(cell))
    };
    let mut all = vec![
        one(Technique::NoPartner),
        one(Technique::CommonPeer),
        one(Technique::CrossHouseSubset),
        one(Technique::HiddenSingle),
        (Technique::NakedSingle, Ruled { houses: Vec::new(), ..plain(&[]) }.into()),
    ];
    for technique in [
        Technique::RuleCombinations,
        Technique::RequiredDigits,
        Technique::RuleAndHouse,
        Technique::LinkedCells,
    ] {
        all.push((technique, plain(&few).into()));
        all.push((technique, plain(&[]).into()));
    }
    let line = Rule::new(Kind::SANDWICH, cells(&[0, 1, 2, 3])).with_number(2);
    let clues = vec![Clue { number: 0, rule: line }];
    let outside = Ruled { clues, cases: rule_cases(), ..plain(&[]) };
    all.push((Technique::RuleCombinations, outside.into()));
    for (own, rest, others, combinations) in [
        (&[0][..], 5, &[][..], &few[..]),
        (&[0, 1], 5, &[], &few),
        (&[0, 1], 5, &[], &[]),
        (&[0, 1], 5, &[1], &[]),
        (&[0, 1], 0, &[1], &[]),
        // Nothing is removed from these cells.
        (&[7, 8], 5, &[], &few),
        (&[7, 8], 5, &[], &[]),
    ] {
        let equation = equation(own, rest, others);
        let no_houses = Equation { houses: Vec::new(), ..equation.clone() };
        let two = Equation { clues: vec![cage(), cage()], ..equation.clone() };
        for equation in [equation, no_houses, two] {
            let base = Ruled { cells: cells(own), ..plain(combinations) };
            let ruled = Ruled { houses: Vec::new(), equation: Some(Box::new(equation)), ..base };
            all.push((Technique::InniesOuties, ruled.into()));
        }
    }
    // A rule and a rule; an equation along with a rule, and a rule along with an equation.
    for (own, equation) in [
        (&[0, 1][..], None),
        (&[7, 8], Some(equation(&[7, 8], 5, &[]))),
        (&[0, 1], Some(equation(&[7, 8], 5, &[]))),
    ] {
        for combinations in [&few[..], &[]] {
            let (cells, equation) = (cells(own), equation.clone().map(Box::new));
            let clues = vec![cage(); if equation.is_none() { 2 } else { 1 }];
            let base = Ruled { digits: DigitSet::EMPTY, houses: Vec::new(), ..plain(combinations) };
            all.push((Technique::RuleAndRule, Ruled { clues, cells, equation, ..base }.into()));
        }
    }
    all
}
/// Two cells with two digits of two houses.
fn sectors() -> Argument {
    let sector = |house, digit| Sector { house: House::new(house), digits: DigitSet::only(digit) };
    let sectors = vec![sector(9, Digit::new(0)), sector(10, Digit::new(1))];
    LockedSectors { cells: cells(&[0, 9]), sectors }.into()
}
/// A digit that becomes another one, and one that does not.
fn image(turn: Turn) -> Argument {
    let digits = [(0, 1), (2, 2)].map(|(from, to)| (Digit::new(from), Digit::new(to))).to_vec();
    SelfImage { turn, digits, cells: cells(&[0, 9]) }.into()
}
/// A kraken with a fin that excludes something directly.
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
/// A fish of the cells 0, 1 and 2 with these fins and endo-fins.
fn fish([fins, endo_fins]: [&[usize]; 2]) -> Argument {
    Fish {
        digit: Digit::new(4),
        base: vec![House::new(9)],
        cover: vec![House::new(18)],
        cells: cells(&[0, 1, 2]),
        fins: cells(fins),
        endo_fins: cells(endo_fins),
    }
    .into()
}
/// Links of every kind.
fn chains() -> Vec<Argument> {
    let cell = || vec![Premise::Cell(Cell::new(0))];
    let house = || vec![Premise::House(House::new(0), Digit::new(0))];
    let set = || [0, 1].map(|cell| Premise::Cell(Cell::new(cell))).to_vec();
    let rectangle = || vec![Premise::Deadly(vec![(Cell::new(0), DigitSet::only(Digit::new(0)))])];
    let group = |of: &[(usize, usize)]| {
        Node(of.iter().map(|&(c, d)| Candidate::new(Cell::new(c), Digit::new(d))).collect())
    };
    let [a, b, c] = [group(&[(0, 0)]), group(&[(0, 1)]), group(&[(1, 0), (2, 0)])];
    let all = [
        (vec![a.clone(), b.clone()], vec![cell()], false),
        (vec![a.clone(), a.clone()], vec![house()], false),
        (vec![a.clone(), c.clone()], vec![set()], false),
        (vec![a.clone(), c.clone()], vec![set()], true),
        (vec![c.clone(), b.clone(), c.clone(), a.clone()], vec![house(), cell()], false),
        (vec![a.clone(), c.clone()], vec![rectangle()], false),
        ([&a, &b].repeat(6).into_iter().cloned().collect(), vec![cell(); 6], true),
    ];
    all.map(|(nodes, strong, is_loop)| Chain { nodes, strong, is_loop }.into()).to_vec()
}
/// One argument of each kind.
fn all() -> Vec<(Technique, Argument)> {
    let digit = Digit::new(4);
    let (from, into) = (House::new(0), House::new(9));
    let mut all = vec![
        (Technique::FullHouse, single(Some(from))),
        (Technique::HiddenSingle, single(Some(from))),
        (Technique::NakedSingle, single(None)),
        (Technique::Pointing, Intersection { digit, from, into, cells: cells(&[0, 1]) }.into()),
    ];
    let others = [subset(1, false), subset(2, false), subset(1, true), wing(), two_pairs()];
    let fishes = [[&[][..], &[]], [&[1], &[]], [&[1], &[2]]].map(fish);
    let stories = [net(), kraken(None), kraken(Some(into)), sectors()];
    let rest = others.into_iter().chain(fishes).chain(chains()).chain(stories).chain(summed_up());
    all.extend(ruled());
    all.extend(rest.chain(Turn::ALL.map(image)).map(|argument| (Technique::Aic, argument)));
    all
}
/// The messages for an argument: once when it removes nothing from its cells, once when it does.
fn told((technique, argument): &(Technique, Argument)) -> Vec<Said> {
    let gone = |digit| Conclusion::Eliminate(Candidate::new(Cell::new(0), Digit::new(digit)));
    let stories = [Vec::new(), vec![gone(0), gone(4)]].map(|conclusions| {
        let outcome = Outcome { technique: *technique, conclusions: &conclusions };
        argument.reason().story(outcome)
    });
    stories.concat().iter().flat_map(Telling::words).cloned().collect()
}

#[test]
fn every_sentence_fills_exactly_the_places_of_its_message() {
    for said in all().iter().flat_map(told) {
        let filled: BTreeSet<&str> = said.places().iter().map(|(place, _)| *place).collect();
        let places: BTreeSet<&str> = said.message().places().iter().copied().collect();
        assert_eq!(filled, places, "{:?}", said.message());
        assert_eq!(said.places().len(), filled.len(), "{:?} fills a place twice", said.message());
        assert!(said.places().iter().all(|(_, value)| !value.is_empty()), "{:?}", said.message());
    }
}
/// The message of a sentence and those of the sentences within it.
fn with_inner(said: &Said) -> Vec<Message> {
    let inner = said.places().iter().flat_map(|(_, value)| match value {
        Value::Said(one) => vec![&**one],
        Value::Series(all) => all.iter().collect(),
        _ => Vec::new(),
    });
    inner.flat_map(with_inner).chain([said.message()]).collect()
}
#[test]
fn every_message_of_an_argument_is_used() {
    let mut told: BTreeSet<Message> =
        all().iter().flat_map(told).flat_map(|one| with_inner(&one)).collect();
    told.extend(arrangements::every_message());
    let is_of_an_argument = |message: &Message| {
        let beginnings = [
            "why-",
            "balance-",
            "chain-",
            "kraken-",
            "net-",
            "sectors-",
            "symmetry-",
            "ground-",
            "case-",
        ];
        beginnings.iter().any(|beginning| message.id().starts_with(beginning))
    };
    told.retain(|message| is_of_an_argument(message));
    let known: BTreeSet<Message> = Message::all().filter(is_of_an_argument).collect();
    assert_eq!(told, known);
}
