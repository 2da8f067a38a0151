//! Rules beyond houses in pictures: each kind leaves a trace, and no board with them breaks one.
use whydoku_core::{Cell, Digit, Form, Kind, Puzzle, Random, Relation, Rule, Shape};
use whydoku_draw::svg::{Look, Show, Theme, draw, drawing};
use whydoku_draw::text::{Charset, TextLook, candidates, game};
use whydoku_testkit::{CLUE_KINDS, random_clue};

fn board(rules: Vec<Rule>) -> Puzzle {
    Puzzle::empty(Shape::square(4).unwrap().with_rules(rules).unwrap())
}

/// What a rule adds to the picture of an empty board.
fn traces(rule: Rule) -> String {
    let look = Look::default();
    let bare = draw(&board(Vec::new()), None, &look);
    let picture = draw(&board(vec![rule]), None, &look);
    let new = |line: &&str| !bare.lines().any(|other| other == *line) && !line.starts_with("<desc");
    picture.lines().filter(new).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_kind_of_rule_is_drawn() {
    let line = |cells: &[usize]| cells.iter().map(|&at| Cell::new(at)).collect::<Vec<_>>();
    let pair = |relation| Rule::pair([Cell::new(0), Cell::new(1)], relation);
    let outside = |is| Rule::new(is, line(&[4, 5, 6, 7])).with_number(3);
    let cell = |is| Rule::new(is, vec![Cell::new(5)]);
    let cage = |sum, may_repeat| Rule::any_cage(line(&[0, 1, 4]), sum, may_repeat);
    let cases = [
        (cage(Some(15), false), ">15</text>"),
        (cage(None, false), "stroke-dasharray=\"6 4\""),
        (cage(Some(9), true), "Dotted cage: digits may repeat"),
        (pair(Relation::difference(1)), "<circle"),
        (pair(Relation::difference(3)), ">3</text>"),
        (pair(Relation::ratio(3)), ">3</text>"),
        (pair(Relation::sum(10)), ">X</text>"),
        (pair(Relation::sum(5)), ">V</text>"),
        (pair(Relation::sum(7)), ">7</text>"),
        (pair(Relation::at_least(2)), ">\u{2265}2</text>"),
        (pair(Relation::EQUAL), ">=</text>"),
        (pair(Relation::GREATER), "<path"),
        (cell(Kind::ODD), "<circle"),
        (cell(Kind::EVEN), "<rect"),
        (cell(Kind::MINIMUM), "<path"),
        (cell(Kind::MAXIMUM), "<path"),
        (Rule::clones(line(&[0]), line(&[10])), "<rect"),
        (Rule::new(Kind::PALINDROME, line(&[0, 5])), "stroke-width=\"12\""),
        (
            Rule::quadruple([0, 1, 4, 5].map(Cell::new), vec![Digit::new(0), Digit::new(1)]),
            ">1 2</text>",
        ),
        (Rule::new(Kind::LITTLE_KILLER, line(&[4, 1])).with_number(6), ">6</text>"),
        (Rule::new(Kind::LITTLE_KILLER, line(&[5, 6])).with_number(6), ">6</text>"),
        (outside(Kind::SANDWICH), "sum between 1 and 4"),
        (outside(Kind::X_SUM), "Number in a circle"),
        (outside(Kind::SKYSCRAPER), "Number in a tower"),
        (outside(Kind::NUMBERED_ROOM), "Number in a diamond"),
        (Rule::apart([1, 2]), "knight&#39;s move apart"),
        (Rule::apart([1, 1]), "king&#39;s move apart"),
        (Rule::apart([1, 3]), "1 and 3 rows and columns"),
        (Rule::no_other(vec![Relation::difference(1)]), "not consecutive"),
        (Rule::no_other(vec![Relation::ratio(3)]), "no other: ratio 3"),
    ];
    for (rule, trace) in cases {
        let plain = trace.replace("&#39;", "'");
        let found = traces(rule.clone());
        assert!(found.contains(trace) || found.contains(&plain), "{rule:?}: {trace}\n{found}");
    }
}

#[test]
fn any_rules_can_be_drawn_on_any_board() {
    let mut random = Random::new(9);
    for round in 0..400 {
        let shape = Shape::usual([4, 6, 9, 16][round % 4]).unwrap();
        let clue =
            |at: usize, random: &mut Random| random_clue((round + at) % CLUE_KINDS, &shape, random);
        let rules = (0..4).map(|at| clue(at, &mut random)).collect();
        let puzzle = Puzzle::empty(shape.with_rules(rules).unwrap());
        for (_, theme) in Theme::ALL {
            for show in [Show::Candidates, Show::Levels] {
                let look = Look { show, theme, ..Look::default() };
                let picture = draw(&puzzle, None, &look);
                assert!(!picture.contains("NaN") && !picture.contains("inf"), "{picture}");
                assert!(drawing(&puzzle, None, &look).height > 0.0);
            }
        }
    }
}

#[test]
fn any_rules_can_be_drawn_as_text() {
    let mut random = Random::new(10);
    for round in 0..600 {
        let shape = Shape::usual([4, 6, 9, 16][round % 4]).unwrap();
        let clue =
            |at: usize, random: &mut Random| random_clue((round + at) % CLUE_KINDS, &shape, random);
        let rules: Vec<Rule> = (0..5).map(|at| clue(at, &mut random)).collect();
        let puzzle = Puzzle::empty(shape.with_rules(rules.clone()).unwrap());
        for charset in [Charset::Unicode, Charset::Ascii] {
            let look = TextLook { charset, rules: false, width: 200, ..TextLook::default() };
            for picture in [game(&puzzle, None, &look), candidates(&puzzle, None, &look)] {
                assert!(charset == Charset::Unicode || picture.is_ascii(), "{picture}");
                let cages = rules.iter().filter(|rule| rule.form() == Form::Group);
                let sums = cages.filter_map(Rule::number);
                // Another cage or a mark may hide it where two start in one cell: then both are listed.
                let all: Vec<u32> = sums.collect();
                let found = |sum: &u32| picture.contains(&sum.to_string());
                assert!(all.len() > 1 || all.iter().all(found), "{rules:?}\n{picture}");
            }
        }
    }
}

#[test]
fn cages_have_no_walls_inside() {
    let cells = |list: &[usize]| list.iter().map(|&at| Cell::new(at)).collect::<Vec<_>>();
    let cage = |list: &[usize], sum| Rule::cage(cells(list), sum);
    let puzzle = board(vec![
        cage(&[0, 1, 2], Some(8)),
        cage(&[4, 8], Some(5)),
        cage(&[6, 7, 11], None),
        Rule::pair([Cell::new(13), Cell::new(12)], Relation::GREATER),
        Rule::pair([Cell::new(10), Cell::new(14)], Relation::ratio(2)),
    ]);
    let look = TextLook { rules: false, ..TextLook::default() };
    let picture = "    1   2   3   4
  ┏8━━━━━━┳━━━┯━━━┓
1 ┃       ┇   │   ┃
  ┠5──┬───╂───┴───┨
2 ┃   │   ┃       ┃
  ┣┅┅┅┿━━━╋━━━┯┅┅┅┫
3 ┃   │   ┃   │   ┃
  ┠───┼───╂─●─┼───┨
4 ┃   <   ┃   │   ┃
  ┗━━━┷━━━┻━━━┷━━━┛
";
    assert_eq!(game(&puzzle, None, &look), picture);
    let ascii = TextLook { charset: Charset::Ascii, ..look };
    let picture = "    1   2   3   4
  #8###############
1 #       :   |   #
  #5--+---#---+---#
2 #   |   #       #
  #...#########...#
3 #   |   #   |   #
  #---+---#-@-+---#
4 #   <   #   |   #
  #################
";
    assert_eq!(game(&puzzle, None, &ascii), picture);
}

#[test]
fn numbers_stand_outside_the_board() {
    let cells = |list: &[usize]| list.iter().map(|&at| Cell::new(at)).collect::<Vec<_>>();
    let outside = |list: &[usize], value| Rule::new(Kind::SANDWICH, cells(list)).with_number(value);
    let killer = |list: &[usize], sum| Rule::new(Kind::LITTLE_KILLER, cells(list)).with_number(sum);
    let puzzle = board(vec![
        outside(&[4, 5, 6, 7], 5),
        outside(&[14, 10, 6, 2], 3),
        killer(&[1, 6, 11], 12),
        killer(&[2, 5, 8], 7),
        killer(&[11, 14], 4),
        killer(&[7, 2], 6),
        Rule::new(Kind::ODD, vec![Cell::new(5)]),
    ]);
    let look = TextLook { rules: false, ..TextLook::default() };
    let picture = "       1    2    3    4
       12↘          ↙7
    ┏━━━━┯━━━━┳━━━━┯━━━━┓
1   ┃    │    ┃    │    ┃
    ┠────┼────╂────┼────┨
2 5 ┃    │ ○  ┃    │    ┃
    ┣━━━━┿━━━━╋━━━━┿━━━━┫ ↙4 ↖6
3   ┃    │    ┃    │    ┃
    ┠────┼────╂────┼────┨
4   ┃    │    ┃    │    ┃
    ┗━━━━┷━━━━┻━━━━┷━━━━┛
                 3

○ odd
";
    assert_eq!(game(&puzzle, None, &look), picture);
}

#[test]
fn text_lists_the_rules_below() {
    let cage = Rule::cage(vec![Cell::new(0), Cell::new(1)], Some(5));
    let puzzle = board(vec![cage, Rule::apart([1, 1])]);
    for picture in [game, candidates] {
        let text = picture(&puzzle, None, &TextLook::default());
        assert!(text.ends_with("cage 5: r1c1 r1c2\nking\n"), "{text}");
    }
    let plain = game(&board(Vec::new()), None, &TextLook::default());
    assert!(!plain.contains("cage"), "{plain}");
}
