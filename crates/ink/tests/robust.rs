//! Damaged files and hostile drawings are read, doubted or refused, and never make the reader panic.
use whydoku_core::Random;
use whydoku_exact::Budget;
use whydoku_formats::Options;
use whydoku_ink::{Doubt, OpenError, open};

/// A board of 4x4 with one of each sort of drawing.
const DRAWN: &str = "{id:'x',cs:50,ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],\
    [[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],metadata:{rules:'Normal sudoku rules apply. Digits along a \
    thermometer increase from the bulb. Digits in a cage sum to 5. An X joins digits that sum to 10. Clues outside the \
    grid give the sum along the diagonal.'},l:[{wp:[[3.5,3.5],[3.5,0.5]],c:CFCFCF,th:20},{wp:[[0,0],[4,4]],c:34BBE6,\
    th:1}],a:[{wp:[[-0.5,0.5],[0,1]],c:#0,th:3,hl:0.2},{wp:[[1.5,1.5],[1.5,2.5]],c:#0,th:3,hl:0.2}],\
    ca:[{ce:[[0,2],[0,3]],v:5,unique:t}],u:[{ct:[3.5,3.5],w:0.8,h:0.8,c2:CFCFCF,r:t}],\
    o:[{ct:[0.5,1],w:0.3,h:0.3,c1:#0,c2:#F,r:t},{ct:[3,2],w:0.6,h:0.6,c1:#0,c2:#F,r:t,te:'12'},{ct:[-0.5,0.5],w:1,h:1,\
    te:7},{ct:[2,1.5],w:0.3,h:0.3,te:'X'}]}";

#[test]
fn damaged_files_never_make_the_reader_panic() {
    let signs: Vec<char> = "0123456789.-,:[]{}'#taecuwhl ".chars().collect();
    let mut random = Random::new(49);
    let mut read = 0;
    for _ in 0..2000 {
        let mut text: Vec<char> = DRAWN.chars().collect();
        for _ in 0..=random.below(4) {
            let at = random.below(text.len());
            match random.below(3) {
                0 => text[at] = signs[random.below(signs.len())],
                1 => text.insert(at, signs[random.below(signs.len())]),
                _ => drop(text.remove(at)),
            }
        }
        let text: String = text.into_iter().collect();
        let opened = open(&text, &Options::default(), &[], &Budget::unlimited());
        read += usize::from(matches!(opened, Ok(_) | Err(OpenError::Doubtful(_))));
    }
    assert!(read > 200, "only {read} damaged files were read at all");
}

#[test]
fn numbers_beyond_any_board_and_thousands_of_strokes_are_doubts() {
    let far = DRAWN.replace("[3.5,0.5]", "[1e300,-1e300]").replace("w:0.8", "w:1e308");
    let many = ",{wp:[[0.5,0.5],[0.5,3.5]],c:#F,th:3}".repeat(3000);
    let many = DRAWN.replace("c:CFCFCF,th:20}", &format!("c:CFCFCF,th:20}}{many}"));
    for text in [far, many] {
        let opened = open(&text, &Options::default(), &[], &Budget::unlimited());
        assert!(matches!(opened, Err(OpenError::Doubtful(_))));
    }
}

#[test]
fn a_solver_without_time_makes_a_doubt_and_no_puzzle() {
    let board = "{cs:50,ce:[[,,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],\
        [[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],o:[{ct:[0.5,1],w:0.3,h:0.3,c1:#0,c2:#F,r:t}],\
        metadata:{rules:'Normal sudoku rules apply. White dots join consecutive digits.'}}";
    for (budget, doubt) in
        [(Budget::nodes(0), Doubt::NotChecked), (Budget::unlimited(), Doubt::SeveralSolutions)]
    {
        let opened = open(board, &Options::default(), &[], &budget);
        let Err(OpenError::Doubtful(reading)) = opened else { panic!("{opened:?}") };
        assert_eq!(reading.doubts, [doubt]);
    }
}
