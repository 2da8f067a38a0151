//! Long searches check again and again whether to give up, and do so at once when they should. Some
//! are not started where they would never end.
use core::ops::ControlFlow;
use core::sync::atomic::{AtomicUsize, Ordering};
use whydoku_core::Stop;
use whydoku_formats::{Options, parse};
use whydoku_logic::{Position, Technique, position};

/// A position in which no supposition fails by itself.
const HARD: &str = "
9     18    67    37    2358  4     12356 235   126
128   3     124   589   6     1589  145   7     49
67    14    5     379   29    139   8     349   269
3578  2     3479  1     34589 6     457   4589  4789
1568  1569  1469  4589  7     589   24    24589 3
3578  4589  3479  2     34589 3589  567   1     46789
12356 156   8     3456  345   27    9     234   17
235   7     239   4589  1     23589 34    6     248
4     169   12369 3689  389   23789 17    28    5";

fn hard() -> Box<dyn Position> {
    let puzzle = parse(HARD, &Options::default()).expect("nine lines of nine cells").puzzle;
    let mut position = position(&puzzle).expect("9x9 fits");
    position.assume_unique(true);
    position
}

/// How often the stop is polled until the end, if the answer is yes from this time on.
fn asked(technique: Technique, patience: usize) -> usize {
    let asked = AtomicUsize::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) >= patience;
    let _ = hard()
        .search_within(&[technique.into()], Stop::when(&stop), &mut |_| ControlFlow::Continue(()));
    asked.into_inner()
}

#[test]
fn long_searches_poll_their_stop_often() {
    for (technique, at_least) in [
        (Technique::NestedNet, 100),
        (Technique::ForcingNetContradiction, 200),
        (Technique::ForcingNetVerity, 400),
        (Technique::AlsAic, 100),
        (Technique::AlsContinuousLoop, 100),
        (Technique::AlsXz, 100),
        (Technique::AlsXyWing, 100),
        (Technique::AlsXyChain, 100),
        (Technique::DeathBlossom, 50),
        (Technique::KrakenFish1, 200),
    ] {
        let all = asked(technique, usize::MAX);
        assert!(all >= at_least, "{technique:?} asks {all} times");
    }
}

#[test]
fn a_search_that_is_stopped_ends_at_once() {
    for technique in [Technique::NestedNet, Technique::ForcingNetVerity, Technique::AlsAic] {
        for patience in [1, 10, 50] {
            // One more time to report that it was interrupted.
            let more = asked(technique, patience).saturating_sub(patience);
            assert!((1..=2).contains(&more), "{technique:?} is told {more} times to give up");
        }
    }
}

#[test]
fn nested_nets_are_searched_for_only_in_puzzles_with_one_solution() {
    let mut position = hard();
    assert!(position.first(&[Technique::NestedNet.into()]).is_some());
    position.assume_unique(false);
    assert_eq!(position.first(&[Technique::NestedNet.into()]), None);
}
