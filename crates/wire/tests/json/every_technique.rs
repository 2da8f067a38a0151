//! The steps of every technique, found on its own page, are written and read back, one by one and as
//! a list of the steps of a position; what is read back is still proved.
use core::ops::ControlFlow;
use whydoku_formats::{Options, parse};
use whydoku_logic::{Position, Step, Technique, position};
use whydoku_session::Effect;
use whydoku_testkit::page_example;
use whydoku_wire::{
    FoundJson, PathJson, PuzzleJson, StepJson, StepsJson, from_json, to_json, to_json_pretty,
};

/// How many steps of a technique are tried: some techniques find hundreds in a position.
const FEW: usize = 4;

/// The position of the example on the page of a technique.
fn example(technique: Technique) -> Box<dyn Position> {
    let text = page_example(technique.info().page).expect("a page has an example");
    let puzzle = parse(text, &Options::default()).expect("a page can be read").puzzle;
    let mut position = position(&puzzle).expect("the boards of the pages are small");
    position.assume_unique(technique.info().needs_unique || technique == Technique::NestedNet);
    position
}

/// The first steps that the technique finds there.
fn steps(technique: Technique, position: &dyn Position) -> Vec<Step> {
    let mut found = Vec::new();
    let _ = position.search(&[technique.into()], &mut |step| {
        found.push(step);
        if found.len() < FEW { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found
}

#[test]
fn a_step_of_every_technique_is_read_back_and_a_list_of_steps_is_judged() {
    for &technique in Technique::ALL {
        let position = example(technique);
        let shape = position.shape();
        let found = steps(technique, &*position);
        assert!(!found.is_empty(), "{technique:?} is on its page");
        for step in &found {
            let json = StepJson::new(step, shape);
            for text in [to_json(&json), to_json_pretty(&json)] {
                let back = from_json::<StepJson>(&text).expect("it was just written");
                assert_eq!(back.read(shape).as_ref(), Ok(step), "{text}");
            }
        }
        let effect = Effect { placed: 0, removed: 0, follow: 0 };
        let list = StepsJson {
            position: PuzzleJson::new(&position.to_puzzle()),
            complete: true,
            left_out: Vec::new(),
            found: found.len(),
            steps: found.iter().map(|step| FoundJson::new(step, effect, shape)).collect(),
        };
        let text = to_json(&list);
        let back = from_json::<StepsJson>(&text).expect("it was just written");
        assert_eq!(back, list, "{technique:?}");
        let claimed = from_json::<PathJson>(&text).expect("a list of steps can be judged");
        let (path, _) = claimed.read().expect("every name is one of the board");
        let ruling = path.verify().expect("the board is small enough");
        assert!(ruling.is_ok(), "{technique:?}: {:?}", ruling.err());
    }
}
