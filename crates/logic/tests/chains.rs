//! Chains whose pages do not show everything about them, and positions whose mirror image once had
//! other chains than the position itself.
use std::collections::BTreeSet;
use whydoku_core::{Cell, Digit, DigitSet, Entry, Puzzle, Random, Shape, Symmetry};
use whydoku_formats::{Options, parse};
use whydoku_logic::{Conclusion, Position, Premise, Step, Technique, position, render::notation};

/// The regions of a jigsaw, row by row.
const REGIONS: &str =
    "001111112 000111222 000022222 333333444 535335444 555555444 666777888 666777788 666778888";
/// The candidates of its cells, row by row.
const CELLS: [&str; 9] = [
    "37 8 237 9 6 4 237 5 1",
    "9 2 5 37 8 1 4 37 6",
    "6 47 1 34 37 5 9 8 2",
    "8 39 4 5 2 7 1 6 39",
    "34 6 237 13 139 8 5 2379 3479",
    "5 1 2379 2346 379 2369 8 237 347",
    "347 47 3789 23 359 239 6 1 58",
    "2 39 389 1367 1359 369 37 4 58",
    "1 5 6 8 4 23 237 379 379",
];

/// The position. A cell with one digit left is a placed one.
fn jigsaw() -> Puzzle {
    let regions: Vec<u8> = REGIONS.bytes().filter(|b| *b != b' ').map(|b| b - b'0').collect();
    let mut puzzle = Puzzle::empty(Shape::jigsaw(&regions).expect("nine regions of nine cells"));
    for (row, cells) in CELLS.iter().enumerate() {
        for (column, digits) in cells.split(' ').enumerate() {
            let digits: DigitSet = digits.chars().filter_map(Digit::from_symbol).collect();
            let entry = digits.single().map_or(Entry::Candidates(digits), Entry::Placed);
            puzzle.set(Cell::at(row, column, 9), entry);
        }
    }
    puzzle
}

fn results(position: &dyn Position, technique: Technique) -> BTreeSet<Vec<Conclusion>> {
    position.all(technique).into_iter().map(|step| step.conclusions).collect()
}

/// A position in which the 2 of r3c4 is eliminated by a chain between two groups, only the later of
/// which starts a shortest chain. A placed digit has an equals sign.
const GROUPS: &str = "
5789   =6     2579   289    12789  2      =4     =3     9
89     =1     239    23689  =4     236    =7     289    =5
4789   34789  2379   23689  126789 =5     126    1289   69
=2     379    35679  3569   69     =4     156    19     =8
1459   49     569    =7     269    =8     1256   129    =3
59     39     =8     23569  269    =1     256    =7     =4
=3     =2     =4     =1     =5     =9     =8     =6     =7
789    =5     79     268    268    26     =3     =4     =1
=6     8      =1     =4     =3     =7     =9     =5     =2";

fn read(cells: &str) -> Puzzle {
    let mut puzzle = Puzzle::empty(Shape::square(9).expect("a usual side"));
    for (at, text) in cells.split_whitespace().enumerate() {
        let digits: DigitSet =
            text.chars().filter(|&c| c != '=').filter_map(Digit::from_symbol).collect();
        let stands = digits.single().filter(|_| text.starts_with('='));
        puzzle.set(Cell::new(at), stands.map_or(Entry::Candidates(digits), Entry::Placed));
    }
    puzzle
}

/// A position with loops whose links each have many almost locked sets as reasons: which choices of them
/// were tried depended on the order of the cells.
const REASONS: &str = "
=3    24    =8    =6    =5    24    =1    =7    =9
=5    249   =1    =8    29    =7    =3    =6    24
27    =6    479   249   =3    =1    45    25    =8
127   =3    =5    129   =4    28    789   29    =6
=4    29    =6    =3    =7    289   89    =1    =5
12    =8    79    =5    129   =6    479   2349  234
=6    147   47    479   =8    35    =2    3459  13
=9    17    =2    47    =6    345   45    =8    134
=8    =5    =3    12    12    249   =6    49    =7";

/// A position with a chain of 19 links through almost locked sets, and tens of thousands of paths
/// between its ends that come back to a cell: which were tried depended on the order of the cells.
const SETS: &str = "
=6   59   =7   =4   259  =8   235  159  1359
=4   59   23   3579 2579 =1   =6   =8   359
=1   =8   23   359  259  =6   25   =4   =7
=2   =7   =9   56   =4   =3   =1   56   =8
=3   =4   =1   569  =8   59   =7   56   =2
=8   =6   =5   =2   =1   =7   =9   =3   =4
=7   =3   =8   =1   =6   59   =4   =2   59
=5   =1   =4   79   =3   =2   =8   79   =6
=9   =2   =6   =8   57   =4   35   157  135";

/// A chain with groups that comes back to a cell, and another path between the same ends that does
/// not: which of the two was examined depended on the order of the cells.
#[test]
fn a_jigsaw_and_its_images_have_the_same_chains() {
    images_have_the_same_chains(&jigsaw());
}

/// It used to be found only if it came first in the order of the cells.
#[test]
fn a_chain_between_two_groups_is_found_from_either_end() {
    images_have_the_same_chains(&read(GROUPS));
}

#[test]
fn a_loop_of_links_with_many_reasons_is_found_in_every_image() {
    images_have_the_same(&read(REASONS), &[Technique::AlsContinuousLoop]);
}

#[test]
fn a_chain_with_many_returning_paths_is_found_in_every_image() {
    images_have_the_same(&read(SETS), &[Technique::AlsAic]);
}

fn images_have_the_same_chains(puzzle: &Puzzle) {
    let chains = [
        Technique::DiscontinuousLoop,
        Technique::GroupedContinuousLoop,
        Technique::GroupedDiscontinuousLoop,
        Technique::GroupedAic,
    ];
    images_have_the_same(puzzle, &chains);
}

fn images_have_the_same(puzzle: &Puzzle, techniques: &[Technique]) {
    let mut random = Random::new(1);
    let original = position(puzzle).expect("9x9 fits");
    for _ in 0..6 {
        let map = Symmetry::random(puzzle.shape(), &mut random);
        let image = position(&map.puzzle(puzzle)).expect("9x9 fits");
        let mapped = |conclusion: &Conclusion| match *conclusion {
            Conclusion::Place(candidate) => Conclusion::Place(map.candidate(candidate)),
            Conclusion::Eliminate(candidate) => Conclusion::Eliminate(map.candidate(candidate)),
        };
        for &technique in techniques {
            let expected = results(&*original, technique).into_iter().map(|result| {
                let mut result: Vec<Conclusion> = result.iter().map(mapped).collect();
                result.sort_unstable();
                result
            });
            assert_eq!(results(&*image, technique), expected.collect(), "{technique:?} {map:?}");
        }
    }
}

/// A loop that comes back to the candidate from which it started, and finds it true.
const PLACES: &str = "
7  1  5   6 8  3 29 24 49
8  9  6   4 7  2 3  1  5
3  4  2   5 9  1 6  7  8
16 2  137 8 36 4 79 5  39
5  8  34  9 23 7 1  24 6
9  36 347 1 26 5 27 8  34
16 36 13  2 4  8 5  9  7
4  5  9   7 1  6 8  3  2
2  7  8   3 5  9 4  6  1";

#[test]
fn a_loop_that_proves_its_start_clears_only_the_cell_of_the_start() {
    let puzzle = parse(PLACES, &Options::default()).expect("nine lines of nine cells").puzzle;
    let position = position(&puzzle).expect("9x9 fits");
    let results: Vec<String> = position
        .all(Technique::DiscontinuousLoop)
        .iter()
        .map(|step| notation::conclusions(&step.conclusions, position.shape()))
        .collect();
    assert!(results.contains(&"r4c3<>1, r4c3<>3".to_owned()), "{results:?}");
    let of_7_elsewhere =
        |result: &&String| result.contains("r4c3<>1") && result.contains("r6c3<>7");
    assert_eq!(results.iter().find(of_7_elsewhere), None);
}

/// 7 and 9 are locked in r4c7 and r5c7, so r4c8 is not 9; in r3c7, r4c7, r5c7 and r8c7 they are locked
/// together with 4 and 5, so r6c7 is also not 4.
#[test]
fn a_link_of_a_loop_names_the_set_that_eliminates_more() {
    let position = position(&read(REASONS)).expect("9x9 fits");
    let loops = position.all(Technique::AlsContinuousLoop);
    let told = |step: &Step| notation::conclusions(&step.conclusions, position.shape());
    let results: Vec<String> = loops.iter().map(told).collect();
    assert!(results.contains(&"r6c7<>4, r4c8<>9".to_owned()), "{results:?}");
    assert!(!results.contains(&"r4c8<>9".to_owned()), "{results:?}");
}

/// What a technique removes in a position given as a line of HoDoKu's library.
fn removed(line: &str, technique: Technique) -> Vec<String> {
    let puzzle = parse(line, &Options::default()).expect("a line of HoDoKu's library").puzzle;
    let position = position(&puzzle).expect("9x9 fits");
    let said = |step: &Step| notation::conclusions(&step.conclusions, position.shape());
    position.all(technique).iter().map(said).collect()
}

/// A chain that changes digits in a cell would remove 8 from r7c3.
#[test]
fn an_x_chain_keeps_to_one_digit() {
    let line = ":0000:x:+985+2........+3..9..6+379..2...9..6...+224+613+8+7+9+5.+5..2+986.5+7..13+62+9.+69..2.17\
                ...6+9+7...:126 129:::";
    let mut removed = removed(line, Technique::XChain);
    removed.sort_unstable();
    assert_eq!(removed, ["r2c9<>4", "r8c7<>5", "r9c8<>5"]);
}

/// Two kites share a box here, and one of them removes nothing that the other does not.
#[test]
fn a_dual_kite_removes_more_than_each_of_its_kites() {
    let line = ":0000:x:+8+7+4+1+5+32+69+2.37....5.+5+64.27+3.+768+3+25+91+4+341..+7+5+2.+52+9.+4+1.+734.5+23...7.8+2\
                .+7+4+35..+3+7+51...2:826 855:::";
    assert_eq!(removed(line, Technique::Kite), ["r8c4<>6"]);
    assert_eq!(removed(line, Technique::DualKite), [""; 0]);
}

/// A position in which a chain between two groups excludes 1 from r1c1 without any deadly pattern, and yet was named after
/// one: it is the shortest such chain only where patterns are links, too.
const NAMED: &str = "
14    2*    3*    9*    5-    1     8*    6-    7-
6*    148   5-    3-    478   178   1     9-    2*
1489  1489  7*    6-    48    2-    3-    5*    14
37    5-    1*    4*    378   78    9-    2-    6-
37    6*    8-    2-    37    9*    4-    1     5-
49    49    2-    5-    1-    6-    7*    3*    8*
5*    3*    6-    78    9-    4-    2*    178   1
2-    78    4*    1*    6*    3-    5-    78    9*
178   178   9-    78    2*    5*    6-    4-    3-";

#[test]
fn a_chain_is_named_after_deadly_patterns_only_if_it_has_one() {
    let mut position = position(&parse(NAMED, &Options::default()).expect("a marked grid").puzzle)
        .expect("a small board");
    position.assume_unique(true);
    let steps = position.all(Technique::RectangleAic);
    assert!(!steps.is_empty());
    for step in steps {
        let is_deadly = |premise: &Premise| matches!(premise, Premise::Deadly(_));
        assert!(step.premises().iter().any(is_deadly), "{step:?}");
    }
}
