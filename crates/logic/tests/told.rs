//! Steps in languages other than English, and in the notations of forums.
use std::collections::BTreeSet;
use whydoku_core::{Puzzle, Random, Shape};
use whydoku_formats::{Options, parse};
use whydoku_logic::render::notation::{Notation, styled};
use whydoku_logic::render::{language_of, look_for, nudge, plain, told, whereabouts};
use whydoku_logic::{Search, Step, Technique, position, render};
use whydoku_testkit::{puzzle, random_puzzle};
use whydoku_words::{Language, Names};

fn german_language() -> Language {
    "de".parse().expect("it is in the list")
}

fn nine() -> Shape {
    Shape::square(9).expect("a square")
}

/// Steps on the way through random puzzles, a few of each technique at each place.
fn steps() -> Vec<Step> {
    let (mut random, mut steps) = (Random::new(11), Vec::new());
    for _ in 0..12 {
        let mut position = position(&random_puzzle(&nine(), &mut random, 1)).expect("9x9 fits");
        position.assume_unique(true);
        while let Some(next) = position.first(&Search::default_order()) {
            if next.placements().next().is_none() || random.below(8) == 0 {
                for technique in &Technique::ALL[..60] {
                    steps.extend(position.all(*technique).into_iter().take(2));
                }
            }
            position.apply(&next);
        }
    }
    steps
}

#[test]
fn a_step_is_explained_entirely_in_german() {
    let shape = nine();
    let english = Names::from(&shape);
    let german = Names { language: german_language(), ..english };
    let mut told_of = BTreeSet::new();
    for step in steps() {
        let [in_english, in_german] = [english, german].map(|names| told(&step, &names));
        told_of.insert(step.technique);
        assert_eq!(language_of(&step, german_language()), german_language());
        assert_ne!(in_german.1, in_english.1);
        for word in [" the ", "row ", "column ", "box ", " and ", "removes", "{"] {
            assert!(!in_german.1.contains(word), "{word:?} in {in_german:?}");
        }
        let hints = [look_for, whereabouts].map(|hint| hint(&step, &german));
        assert!(hints.iter().all(|hint| hint.contains(in_german.0)), "{hints:?}");
        assert_eq!(in_english.1, plain(&shape, &render::explain(&step, &nine())));
    }
    assert!(told_of.len() >= 40, "{told_of:?}");
}

#[test]
fn a_single_and_its_hints_are_worded_in_german() {
    let puzzle = puzzle(
        &nine(),
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    );
    let step = position(&puzzle).expect("9x9").first(&Search::default_order()).expect("a single");
    let names = Names { language: german_language(), ..Names::from(puzzle.shape()) };
    let text = "In Block 2 kann die 8 nur noch in r1c6 stehen.";
    assert_eq!(told(&step, &names), ("Versteckter Einer", text.into()));
    assert_eq!(nudge(&step, &names), "In Block 2 lässt sich eine Ziffer setzen.");
    assert_eq!(look_for(&step, &names), "Gesucht: Versteckter Einer.");
    // Only a hint, which chooses among the houses, can say that it is easiest to see there.
    assert_eq!(whereabouts(&step, &names), "Versteckter Einer in Block 2.");
}

/// Blocks of a technique, a position, and a step of it in Eureka notation and as `HoDoKu` 2.5 wrote
/// it. With `UPDATE_EXPECT=1` the third lines are filled in, and among the blocks of one technique
/// the first that agrees is kept.
const WRITTEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/told/notation.txt");

/// The new form of a block, with its step in Eureka notation: `Err` if no step is written like
/// that.
fn renewed(block: &str) -> Result<String, String> {
    let lines: Vec<&str> = block.lines().collect();
    let [id, candidates, _, hodoku] = lines[..] else { return Err(format!("no block: {block}")) };
    let technique: Technique = id.parse().map_err(|_| format!("no technique: {id}"))?;
    let mut position = position(&read(candidates)).expect("9x9");
    position.assume_unique(true);
    let found = position.all(technique);
    let written = |style| -> Vec<String> {
        found.iter().map(|step| styled(step, position.shape(), style)).collect()
    };
    let theirs = written(Notation::Hodoku);
    let at = theirs.iter().position(|line| line == hodoku);
    let at = at.ok_or_else(|| format!("{hodoku}\nis not among\n{}", theirs.join("\n")))?;
    let eureka = &written(Notation::Eureka)[at];
    Ok(format!("{}\n{candidates}\n{eureka}\n{hodoku}", technique.info().id))
}

#[test]
fn notations_are_those_of_forums_and_of_hodoku() {
    let text = std::fs::read_to_string(WRITTEN).expect(WRITTEN);
    let blocks = || text.split("\n\n").map(str::trim).filter(|block| !block.is_empty());
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        let mut kept: Vec<(String, String)> = Vec::new();
        for block in blocks() {
            match renewed(block) {
                Ok(new) if kept.iter().all(|(_, old)| old.lines().next() != new.lines().next()) => {
                    kept.push((block.into(), new));
                }
                Ok(_) => {}
                Err(why) => println!("{why}"),
            }
        }
        let new: Vec<String> = kept.into_iter().map(|(_, new)| new).collect();
        std::fs::write(WRITTEN, new.join("\n\n") + "\n").expect(WRITTEN);
        return;
    }
    let mut seen = 0;
    for block in blocks() {
        assert_eq!(renewed(block).as_deref(), Ok(block));
        seen += 1;
    }
    assert!(seen >= 20, "{seen}");
}

/// A position as a line of 81 groups: `=5` for a given, `+5` for a placed digit, otherwise
/// candidates.
fn read(line: &str) -> Puzzle {
    use whydoku_core::{Digit, Entry};
    let digit = |symbol: char| Digit::from_symbol(symbol).expect("a digit");
    let entry = |group: &str| match group.split_at(1) {
        ("=", rest) => Entry::Given(digit(rest.chars().next().expect("a digit"))),
        ("+", rest) => Entry::Placed(digit(rest.chars().next().expect("a digit"))),
        _ => Entry::Candidates(group.chars().map(digit).collect()),
    };
    Puzzle::new(nine(), line.split_whitespace().map(entry).collect()).expect("81 groups")
}

#[test]
fn a_long_chain_is_explained_line_by_line() {
    let puzzle = puzzle(
        &nine(),
        ".746...1.....5......174..3.28....9......3......9....67.6..728......1.....1...342.",
    );
    let mut position = position(&puzzle).expect("9x9");
    let search = Search::default_order();
    let long = std::iter::from_fn(|| {
        let step = position.first(&search)?;
        position.apply(&step);
        Some(step)
    })
    .find(|step| step.technique == Technique::XyChain)
    .expect("on its way");
    assert_eq!(
        told(&long, &Names::from(puzzle.shape())).1,
        "Each line forces the next:\n\
         (1) If r4c6 is not 5, then r4c6 is 4.\n\
         (2) Then r4c8 is not 4, so r4c8 is 5.\n\
         (3) Then r7c8 is not 5, so r7c8 is 9.\n\
         (4) Then r7c1 is not 9, so r7c1 is 4.\n\
         (5) Then r6c1 is not 4, so r6c1 is 5.\n\
         So 5 is in r4c6 or r6c1, and no cell that sees each of these places can hold it. \
         This removes 5 from r6c6."
    );
}

/// The position that the page of a technique shows.
fn example(technique: Technique) -> Puzzle {
    let mut blocks = technique.info().page.split("```position\n").skip(1);
    let text = blocks.next().and_then(|rest| rest.split("```").next()).expect("an example");
    parse(text, &Options::default()).expect("a position").puzzle
}

/// Numbered lines are whole sentences, numbered from 1, in every language.
#[test]
fn numbered_lines_are_sentences() {
    let shape = nine();
    let (mut seen, mut folded) = (0, 0);
    let all = |&technique: &Technique| {
        let mut position = position(&example(technique)).expect("it fits");
        position.assume_unique(true);
        position.all(technique).into_iter().take(20)
    };
    let examples: Vec<Step> = Technique::ALL.iter().flat_map(all).collect();
    for (step, language) in
        examples.iter().flat_map(|step| Language::all().map(move |language| (step, language)))
    {
        let language = render::language_of(step, language);
        let names = Names { language, ..Names::from(&shape) };
        let text = plain(names, &render::explain_whole(step, names));
        let brief = told(step, &names).1;
        folded += usize::from(brief.lines().any(|line| line.starts_with("· ")));
        assert!(brief == text || brief.lines().count() < text.lines().count(), "{brief}");
        let lines: Vec<&str> = text.lines().filter(|line| line.starts_with('(')).collect();
        for (at, line) in lines.iter().enumerate() {
            assert!(line.starts_with(&format!("({}) ", at + 1)), "{text}");
            let said = line.split_once(' ').expect("a number first").1;
            assert!(!said.starts_with([',', '.', ';']) && line.ends_with('.'), "{text}");
        }
        for glued in ["..", ",,", " ,", "  ", " ."] {
            assert!(!text.contains(glued), "{glued:?} in {text}");
        }
        seen += usize::from(lines.len() > 3);
    }
    assert!(seen > 20 && folded > 0, "{seen} long explanations, {folded} folded");
}

#[test]
fn groups_that_share_a_cell_name_it_once() {
    use whydoku_core::{Candidate, Cell, Digit, House};
    use whydoku_logic::{Chain, Conclusion, Node, Premise};
    let node = |cells: &[usize]| {
        let candidate = |&cell: &usize| Candidate::new(Cell::new(cell), Digit::new(4));
        Node(cells.iter().map(candidate).collect())
    };
    let strong = [0, 9].map(|house| vec![Premise::House(House::new(house), Digit::new(4))]);
    let nodes = vec![node(&[47, 45]), node(&[3]), node(&[4]), node(&[47, 52])];
    let argument =
        Chain { nodes, strong: [strong.to_vec(), strong.to_vec()].concat(), is_loop: false };
    let mut argument = argument;
    argument.nodes.splice(1..1, [node(&[5]), node(&[6]), node(&[7]), node(&[8])]);
    let conclusions = vec![Conclusion::Eliminate(Candidate::new(Cell::new(46), Digit::new(4)))];
    let step = Step { technique: Technique::GroupedAic, conclusions, argument: argument.into() };
    let text = plain(&nine(), &render::explain(&step, &nine()));
    assert!(text.contains("So 5 is in r6c3, r6c1 or r6c8,"), "{text}");
}

/// Every conclusion of these is proved line by line, so that a reader can check it.
#[test]
fn what_is_tried_case_by_case_is_explained_case_by_case() {
    use whydoku_logic::{Argument, verify::Judge};
    for technique in [
        Technique::TemplateSet,
        Technique::TemplateDelete,
        Technique::AlignedPairExclusion,
        Technique::AlignedTripleExclusion,
        Technique::JuniorExocet,
        Technique::SeniorExocet,
        Technique::DoubleExocet,
    ] {
        let puzzle = example(technique);
        let position = position(&puzzle).expect("9x9");
        let step = position.all(technique).into_iter().next().expect("the example");
        let Argument::Pattern(mut pattern) = step.argument.clone() else {
            panic!("{technique:?} is not a pattern")
        };
        let proved = pattern.cases.iter().filter(|line| line.depth == 0).count();
        assert_eq!(proved, step.conclusions.len(), "{technique:?}");
        let judge = Judge::new(&puzzle);
        judge.check(&step).expect("it follows");
        // A line that does not follow is noticed.
        pattern.cases.remove(0);
        let tampered = Step { argument: pattern.into(), ..step };
        assert!(judge.check(&tampered).is_err(), "{technique:?}");
    }
}

/// A network of one candidate has no other colour to mention.
#[test]
fn a_candidate_without_links_is_explained_alone() {
    let puzzle = puzzle(
        &nine(),
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    );
    let steps = position(&puzzle).expect("9x9").all(Technique::Medusa);
    let told: Vec<String> = steps.iter().map(|one| told(one, &Names::from(&nine())).1).collect();
    assert!(told.iter().any(|text| text.starts_with("If r")), "{told:?}");
    for text in told {
        assert!(!text.contains(", .") && !text.contains("or all of the other, ."), "{text}");
    }
}
