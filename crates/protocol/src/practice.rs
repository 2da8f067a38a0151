//! Practice: fresh positions right before a technique. For each technique there
//! is a list of puzzles that need it (`practice/*.txt`, made by the example `practice` of this crate). One of them
//! is turned, reflected and relabelled at random, and solved until nothing easier than
//! the technique is left.
use crate::failure;
use crate::technique::{example, named};
use whydoku_core::{Puzzle, Random, Symmetry};
use whydoku_exact::Budget;
use whydoku_formats::{Options, parse};
use whydoku_logic::lesson::Lesson;
use whydoku_logic::{Search, Technique, page};
use whydoku_session::{Game, Method, Walk};
use whydoku_wire::FailureJson;
use whydoku_words::Language;

/// Ids of techniques, each with its puzzles where these are built in.
macro_rules! lists {
    ($($id:literal)*) => {
        &[$(($id, {
            #[cfg(feature = "practice")]
            const LIST: &str =
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/practice/", $id, ".txt"));
            #[cfg(not(feature = "practice"))]
            const LIST: &str = "";
            LIST
        })),*]
    };
}

const LISTS: &[(&str, &str)] = lists![
    "full-house"
    "hidden-single"
    "naked-single"
    "locked-pair"
    "locked-triple"
    "pointing"
    "claiming"
    "naked-pair"
    "hidden-pair"
    "naked-triple"
    "hidden-triple"
    "naked-quad"
    "x-wing"
    "xy-wing"
    "swordfish"
    "remote-pair"
    "skyscraper"
    "2-string-kite"
    "turbot-fish"
    "empty-rectangle"
    "finned-x-wing"
    "sashimi-x-wing"
    "finned-swordfish"
    "sashimi-swordfish"
    "finned-jellyfish"
    "w-wing"
    "xyz-wing"
    "wxyz-wing"
    "almost-locked-pair"
    "almost-locked-triple"
    "bug-1"
    "unique-rectangle-1"
    "unique-rectangle-2"
    "unique-rectangle-3"
    "unique-rectangle-4"
    "unique-rectangle-6"
    "hidden-rectangle"
    "avoidable-rectangle-1"
    "unique-loop-1"
    "extended-rectangle-1"
    "extended-rectangle-3"
    "extended-rectangle-4"
    "bug-n"
    "sue-de-coq"
    "simple-colours-trap"
    "multi-colours-1"
    "3d-medusa"
    "vwxyz-wing"
    "x-chain"
    "xy-chain"
    "continuous-loop"
    "discontinuous-loop"
    "aic"
    "grouped-continuous-loop"
    "grouped-discontinuous-loop"
    "grouped-aic"
    "als-xz"
    "als-xy-wing"
    "als-xy-chain"
    "death-blossom"
    "als-discontinuous-loop"
    "nishio"
    "forcing-chain-contradiction"
    "forcing-net-contradiction"
];

/// Puzzles that need a technique, one per line; empty where no lists are built in (`WebAssembly`).
/// `None` when there are none for it.
pub fn practice_puzzles(technique: Technique) -> Option<&'static str> {
    let id = technique.info().id;
    LISTS.iter().find(|(of, _)| *of == id).map(|(_, list)| *list)
}

/// The number of puzzles of a list that are tried before its example is shown.
const ATTEMPTS: usize = 8;

/// A game right before a technique. The same seed always gives the same position.
pub(crate) fn game(
    id: &str,
    seed: u64,
    puzzles: Option<&str>,
    budget: &Budget<'_>,
) -> Result<Game, FailureJson> {
    let technique = named(id)?;
    let list = puzzles.or_else(|| practice_puzzles(technique)).unwrap_or_default();
    let is_page = list.contains("\n```");
    let list: Vec<&str> = list.lines().filter(|line| !is_page && !line.starts_with('#')).collect();
    let mut random = Random::new(seed);
    for _ in 0..ATTEMPTS.min(list.len()) {
        let line = list[random.below(list.len())];
        let puzzle = parse(line, &Options::default()).map_err(|error| failure(&error))?.puzzle;
        let puzzle = another_face(technique, &puzzle, &mut random);
        if let Some(position) = right_before(technique, &puzzle, budget) {
            return Ok(Game::new(&position));
        }
    }
    // Where there is no list, an engine without lists and pages is sent a page.
    let page = puzzles.filter(|_| is_page).unwrap_or_else(|| page(technique, Language::ENGLISH));
    let puzzle = example(&Lesson::read(page))?;
    Ok(Game::new(&another_face(technique, &puzzle, &mut random)))
}

/// The same puzzle turned, reflected, relabelled and, unless the technique looks at the board as
/// a whole, with other rows and columns.
fn another_face(technique: Technique, puzzle: &Puzzle, random: &mut Random) -> Puzzle {
    let map = if technique == Technique::SymmetricalPlacement {
        Symmetry::random_turn(puzzle.shape(), random)
    } else {
        Symmetry::random(puzzle.shape(), random)
    };
    map.puzzle(puzzle)
}

/// The position of a puzzle in which everything easier than the technique is exhausted and the
/// technique is not. Its step is judged, so that nobody searches for something that does not follow.
fn right_before(technique: Technique, puzzle: &Puzzle, budget: &Budget<'_>) -> Option<Puzzle> {
    let easier =
        Search::default_order().into_iter().take_while(|search| search.technique != technique);
    let mut walk = Walk::new(puzzle, Method::of(easier.collect())).ok()?;
    while !walk.advance_within(budget.stop).is_empty() {}
    let position = walk.position().to_puzzle();
    let opened = Game::new(&position).position_for_logic(&[technique.into()]).ok()?;
    let found = opened.first(&[technique.into()])?;
    opened.judge().check(&found).is_ok().then_some(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_belongs_to_a_technique_and_is_built_in() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/practice");
        let files = std::fs::read_dir(folder).expect("the folder of lists").count();
        assert_eq!(LISTS.len(), files);
        for (id, list) in LISTS {
            assert!(id.parse::<Technique>().is_ok_and(|technique| technique.info().id == *id));
            assert!(list.lines().count() >= 3, "{id}");
        }
    }
}
