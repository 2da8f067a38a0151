//! Files and links of programs that people use today.
#![allow(
    clippy::format_collect,
    clippy::format_push_string,
    reason = "the texts of a test are short"
)]

use crate::common::{P, SOLUTION, p, read};
use whydoku_core::{Cell, Extra, Kind, Rule, Shape};
use whydoku_formats::{ErrorKind, Options, Splitter, Warning, parse};

fn refused(text: &str) -> String {
    parse(text, &Options::default()).expect_err(text).to_string()
}

#[test]
fn opensudoku_2_has_other_names_for_the_same_things() {
    let text = format!(
        "<?xml version=\"1.0\"?>\n<opensudoku2>\n<folder name=\"Easy\" created=\"1\">\n<game created=\"1\" state=\"1\" \
         time=\"0\" last_played=\"0\" cells_data=\"{P}\" user_note=\"n\" command_stack=\"\"/>\n</folder>\n</opensudoku2>\n"
    );
    assert_eq!(read(&text).puzzle, p());
}

/// A file of `SudoQ` whose first digit is this.
fn sudoq(kind: &str, first: u8) -> String {
    let field = |at: usize| {
        let (digit, given) = (SOLUTION.as_bytes()[at] - b'1' + first, P.as_bytes()[at] != b'0');
        format!(
            "<fieldmap editable=\"{}\" solution=\"{digit}\"><position x=\"{}\" y=\"{}\"/></fieldmap>",
            !given,
            at % 9,
            at / 9
        )
    };
    let fields: String = (0..81).map(field).collect();
    format!("<sudoku id=\"3\" type=\"{kind}\" complexity=\"easy\">{fields}</sudoku>")
}

#[test]
fn files_of_sudoq_are_read_by_their_fields() {
    for first in [0, 1] {
        let parsed = read(&sudoq("standard9x9", first));
        assert_eq!(parsed.puzzle, p());
        assert_eq!(parsed.meta.solution.map(|digits| digits.len()), Some(81));
    }
    let parsed = read(&sudoq("Xsudoku", 0));
    assert_eq!(parsed.puzzle.shape().extras(), [Extra::Diagonals]);
    assert!(!parsed.warnings.is_empty(), "the solution does not keep the diagonals");
    assert!(refused(&sudoq("samurai", 0)).contains("samurai"));
    let lost = sudoq("standard9x9", 0).replacen("<position x=\"0\" y=\"0\"/>", "", 1);
    assert!(refused(&lost).contains("no field"));
    let mut found = Vec::new();
    let text = sudoq("standard9x9", 0);
    let mut splitter = Splitter::of(&text, Options::default());
    splitter.push(&text, &mut |one| found.push(one.map(|parsed| parsed.puzzle)));
    splitter.finish(&mut |one| found.push(one.map(|parsed| parsed.puzzle)));
    assert_eq!(found, [Ok(p())]);
}

#[test]
fn no_message_blames_another_program() {
    for text in ["<puzzles><item/></puzzles>", "<html><body>no table</body></html>", "<sudoku/>"] {
        let told = refused(text);
        assert!(!told.contains("OpenSudoku"), "{told}");
    }
    let maker = refused(
        "https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwGoFMoGcCWEB2IBcIAjAHQCsJADCADQgAOArg",
    );
    assert!(maker.contains("SudokuMaker") && !maker.contains("f-puzzles"), "{maker}");
}

/// A puzzle of `SudokuMaker` with these constraints, and a 5 in its first cell.
fn maker(constraints: &str) -> String {
    let boxes: Vec<String> = (0..81).map(|at| (at / 27 * 3 + at % 9 / 3).to_string()).collect();
    let cells = vec!["{}"; 80].join(",");
    format!(
        r#"{{"formatVersion":"1.5.0","puzzle":{{"name":"A","author":"B","comment":"Normal sudoku rules apply.","cells":[{{"value":5,"given":true}},{cells}],"constraints":[{{"type":0}},{{"type":1,"regions":[{}]}}{constraints}]}}}}"#,
        boxes.join(",")
    )
}

#[test]
fn puzzles_of_sudokumaker_are_read() {
    let rules = |constraints: &str| {
        let found = read(&maker(constraints)).puzzle;
        assert_eq!(found.given_count(), 1);
        let shape = found.shape().clone();
        whydoku_words::rule_lines(&shape)
    };
    assert_eq!(read(&maker("")).puzzle.shape(), &Shape::square(9).unwrap());
    for (constraint, line) in [
        (r#"{"type":13}"#, "knight"),
        (r#"{"type":15}"#, "nonconsecutive"),
        (r#"{"type":100,"cells":[3]}"#, "even: r1c4"),
        (r#"{"type":102,"cells":[3]}"#, "maximum: r1c4"),
        // The left edge of r3c2, and the lower edge of r2c3.
        (r#"{"type":200,"clues":[{"value":1,"edge":37}],"negative":[]}"#, "white dot: r3c1 r3c2"),
        (r#"{"type":201,"clues":[{"value":2,"edge":29}]}"#, "black dot: r2c3 r3c3"),
        (
            r#"{"type":300,"slow":true,"thermometers":[[0,1,2]]}"#,
            "slow thermometer: r1c1 r1c2 r1c3",
        ),
        (r#"{"type":301,"cages":[{"cells":[0,1],"value":9}]}"#, "cage 9: r1c1 r1c2"),
        (
            r#"{"type":303,"clues":[{"corner":11,"digits":[4,6]}]}"#,
            "quadruple 4 6: r1c1 r1c2 r2c1 r2c2",
        ),
        (r#"{"type":402,"lines":[[0,1]]}"#, "palindrome: r1c1 r1c2"),
        (r#"{"type":501,"clues":[{"value":9,"outerCell":33}]}"#, "sandwich 9: row 3"),
        (
            r#"{"type":408,"bulbsWithArrows":[{"bulbCells":[4,3],"arrows":[[3,12]]}]}"#,
            "arrow: r1c4 r1c5 = r2c4",
        ),
    ] {
        assert_eq!(rules(&format!(",{constraint}")), [line]);
    }
    // A line that crosses itself says the same as its pieces.
    let crossing = r#",{"type":401,"minDifference":5,"lines":[[0,1,10,1,2]]}"#;
    assert_eq!(
        rules(crossing),
        ["german whisper: r1c1 r1c2 r2c2", "german whisper: r2c2 r1c2 r1c3"]
    );
    // What has no meaning by itself is named.
    for (constraint, name) in [
        (r#"{"type":2000,"name":"Renban","lines":[[{"x":1,"y":2}]]}"#, "drawn line 'Renban'"),
        (r#"{"type":1000,"definition":{"name":"Mod 5"}}"#, "code 'Mod 5'"),
        (r#"{"type":777}"#, "rule 7"),
        (r#"{"type":200,"clues":[],"negative":[1]}"#, "all marks given"),
        (r#"{"type":301,"cages":[{"cells":[0],"value":"?"}]}"#, "cage of"),
        (r#"{"type":13,"unheard":1}"#, "unheard"),
    ] {
        let told = refused(&maker(&format!(",{constraint}")));
        assert!(told.contains(name), "{told}");
    }
    assert_eq!(rules(r#",{"type":777,"disabled":true}"#), Vec::<String>::new());
}

#[test]
fn links_of_puzz_link_are_read() {
    let cells: String = {
        let (mut text, mut run) = (String::new(), 0);
        for c in P.chars().chain(['e']) {
            match c {
                '0' if run < 20 => run += 1,
                c => {
                    if run > 0 {
                        text.push(char::from(b'f' + run));
                    }
                    run = u8::from(c == '0');
                    if c.is_ascii_digit() && c != '0' {
                        text.push(c);
                    }
                }
            }
        }
        text
    };
    for site in ["https://puzz.link/p?", "http://pzv.jp/p.html?", "https://puzz.link/p?"] {
        assert_eq!(read(&format!("{site}sudoku/9/9/{cells}")).puzzle, p(), "{site}");
    }
    let four = read("https://puzz.link/p?sudoku/4/4/g2j1h1j3g");
    assert_eq!((four.puzzle.shape().side(), four.puzzle.given_count()), (4, 4));
    assert!(refused("https://puzz.link/p?slither/9/9/abc").contains("puzz.link"));
    assert!(refused("https://puzz.link/p?sudoku/4/4/g9j1h1j3g").contains('9'));
    assert!(refused("https://puzz.link/p?sudoku/4/4/g2j1").contains("16"), "a link that is cut");
}

#[test]
fn saved_games_and_killers_of_solo_are_read() {
    let save = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\nPARAMS  :3:2x2\n\
                CPARAMS :3:2x2\nDESC    :11:1_2l3_4\nNSTATES :1:1\nSTATEPOS:1:1\n";
    assert_eq!(read(save).puzzle, read("2x2:1_2l3_4").puzzle);
    assert!(refused(&save.replace("Solo", "Mine")).contains("Solo"));
    // Two cells in each cage of the first row, every other cell alone and without a sum.
    let walls = format!("a{}", "_".repeat(25));
    let _ = walls;
    let mut edges = vec![true; 24];
    (edges[0], edges[2]) = (false, false);
    let (mut text, mut open) = (String::new(), 0_u8);
    for wall in edges.into_iter().chain([true]) {
        if wall {
            text.push(if open == 0 { '_' } else { char::from(b'a' + open - 1) });
            open = 0;
        } else {
            open += 1;
        }
    }
    let killer = read(&format!("2x2k:p,{text},3a7m"));
    let cage = |cells: [usize; 2], sum| Rule::cage(cells.map(Cell::new).to_vec(), Some(sum));
    assert_eq!(killer.puzzle.shape().rules(), [cage([0, 1], 3), cage([2, 3], 7)]);
    assert!(parse("2x2k:p", &Options::default()).is_err());
}

#[test]
fn nested_json_of_services_is_read() {
    let rows = |text: &str| -> String {
        let rows = text
            .as_bytes()
            .chunks(9)
            .map(|row| format!("{:?}", row.iter().map(|b| b - b'0').collect::<Vec<_>>()));
        format!("[{}]", rows.collect::<Vec<_>>().join(","))
    };
    let flat = |text: &str| rows(text).replace("],[", ",").replace("[[", "[").replace("]]", "]");
    let service = format!(
        "{{\"newboard\":{{\"grids\":[{{\"value\":{},\"solution\":{},\"difficulty\":\"Easy\"}}],\"results\":1,\"message\":\"All Ok\"}}}}",
        rows(P),
        rows(SOLUTION)
    );
    let parsed = read(&service);
    assert_eq!(parsed.puzzle, p());
    let level = format!(
        "{{\"day_of_week\":\"Sunday\",\"difficulty\":\"easy\",\"print_date\":\"2026-11-28\",\"puzzle_data\":{{\"hints\":[1,2],\
         \"puzzle\":{},\"solution\":{}}},\"puzzle_id\":7,\"version\":1}}",
        flat(P),
        flat(SOLUTION)
    );
    assert_eq!(read(&format!("{{\"displayDate\":\"x\",\"easy\":{level}}}")).puzzle, p());
    let paper = format!("{{\"displayDate\":\"x\",\"easy\":{level},\"hard\":{level}}}");
    let error = parse(&paper, &Options::default()).unwrap_err();
    assert_eq!(error.kind, ErrorKind::Collection { puzzles: 2 });
    let mut found = Vec::new();
    let mut splitter = Splitter::of(&paper, Options::default());
    splitter.push(&paper, &mut |one| found.push(one.map(|parsed| parsed.puzzle)));
    splitter.finish(&mut |one| found.push(one.map(|parsed| parsed.puzzle)));
    assert_eq!(found, [Ok(p()), Ok(p())]);
    let bench = format!(
        "{{\"puzzle_id\":\"a\",\"title\":\"t\",\"rules\":\"Normal sudoku rules apply. Lines are thermometers.\",\"initial_board\":\"{P}\",\
         \"solution\":\"{SOLUTION}\",\"rows\":9,\"cols\":9,\"visual_elements\":[]}}"
    );
    let parsed = read(&bench);
    assert_eq!(parsed.puzzle, p());
    assert!(
        matches!(&parsed.warnings[..], [Warning::RulesInWords(words)] if words.contains("thermometers"))
    );
    let drawn = bench.replace("[]", "[{\"kind\":\"line\"}]");
    assert!(refused(&drawn).contains("visual_elements"));
}

#[test]
fn killers_with_arrows_are_read() {
    // Three cells of 22, two of 5 below each other, a cell alone, and cells without a cage.
    let text = format!("M<<5.7{}^{}", ".".repeat(6), ".".repeat(68));
    let text = text.chars().take(81).collect::<String>();
    let cage = |cells: &[usize], sum| {
        Rule::cage(cells.iter().map(|at| Cell::new(*at)).collect(), Some(sum))
    };
    let killer = read(&text).puzzle;
    assert_eq!(killer.shape().rules(), [cage(&[0, 1, 2], 22), cage(&[3, 12], 5), cage(&[5], 7)]);
    for wrong in
        [text.replace("M<<", ".<<"), text.replace("M<<", "M><"), text.replace("M<<", "<M<")]
    {
        assert!(parse(&wrong, &Options::default()).is_err(), "{wrong}");
    }
    // Diagonal arrows: a cage of r1c1, r2c1, r2c2 and r3c1, and one without a sum of the rest of a row.
    let mut text = vec![b'>'; 81];
    (0..9).for_each(|row| text[9 * row + 8] = b'0');
    for (at, sign) in [(0, b'C'), (10, b'`'), (18, b'\'')] {
        text[at] = sign;
    }
    let rules = read(core::str::from_utf8(&text).unwrap()).puzzle.shape().rules().to_vec();
    assert_eq!(rules[0], cage(&[0, 9, 10, 18], 12));
    assert!(rules[1..].iter().all(|rule| rule.number().is_none()));
    assert_eq!(rules.len(), 10);
    // A dot there is an arrow; alone, one that could be an arrow is not guessed at.
    text[20] = b'.';
    let rules = read(core::str::from_utf8(&text).unwrap()).puzzle.shape().rules().to_vec();
    assert!(
        rules
            .iter()
            .any(|rule| rule.cells.contains(&Cell::new(20)) && rule.cells.contains(&Cell::new(30)))
    );
    let doubtful: Vec<u8> =
        text.iter().map(|&sign| if b"`'".contains(&sign) { b'<' } else { sign }).collect();
    let doubtful = String::from_utf8(doubtful).unwrap().replace("C>", "CC");
    assert!(
        parse(&doubtful, &Options::default()).is_err_and(|why| why.to_string().contains("dots"))
    );
}

#[test]
fn constraints_with_groups_and_tables_are_read() {
    let rules = |text: &str| read(text).puzzle.shape().rules().to_vec();
    let of = |at: &[usize]| at.iter().map(|&at| Cell::new(at)).collect::<Vec<_>>();
    // A pill is read from left to right, whatever the order of its cells.
    let [arrow] = &rules(".PillArrow~2~R1C2~R1C1~R2C2~R2C3")[..] else { panic!() };
    assert_eq!((&arrow.cells, &arrow.others), (&of(&[0, 1]), &of(&[10, 11])));
    let [index] = &rules(".Indexing~R~R3C4")[..] else { panic!() };
    let column: Vec<usize> = (0..9).map(|row| 9 * row + 3).collect();
    assert_eq!(
        (&index.cells, &index.others, &index.numbers[..]),
        (&of(&[21]), &of(&column), &[3][..])
    );
    let [whisper] = &rules(".Whisper~R1C1~R1C2")[..] else { panic!() };
    assert_eq!(whisper.number(), Some(5));
    // 1 with 1, 3 with 2, 5 with 3, 7 with 4, 9 with 5.
    let [table] = &rules(".Pair~BAACAAEAAIAAQ~_~R6C2~R7C3")[..] else { panic!() };
    assert_eq!(table.numbers, [101, 302, 503, 704, 905]);
    assert_eq!(rules(".BinaryX~BAACAAEAAIAAQ~~R1C1~R1C2~R1C3~~R2C1~R2C2").len(), 4);
    // Tables that mean a rule with a name: a nabner line by every two of its cells, neighbours of which one is greater, the
    // smallest cell in a corner.
    let nabner = ".Pair~8H_xf8H_xf8H_B~_~R1C1~R1C2.Pair~8H_xf8H_xf8H_B~_~R1C1~R2C2";
    let third = ".Pair~8H_xf8H_xf8H_B~_~R1C2~R2C2";
    assert_eq!(rules(&format!("{nabner}{third}")), [Rule::new(Kind::NABNER, of(&[0, 1, 10]))]);
    assert_eq!(rules(nabner).len(), 2);
    let less = ".Pair~-n_4H-gH4AGg~_~R1C1~R1C2";
    assert_eq!(rules(less), [Rule::new(Kind::GREATER, of(&[1, 0]))]);
    let corner = format!("{less}.Pair~-n_4H-gH4AGg~_~R1C1~R2C1");
    assert_eq!(rules(&corner), [Rule::new(Kind::MINIMUM, of(&[0]))]);
    assert_eq!(rules(".GlobalEntropy").len(), 64);
    assert_eq!(rules(".SameValues~2~R1C1~R2C2~R3C3~R4C4")[0].others, of(&[20, 30]));
    assert_eq!(rules(".EqualSum~R1C1~R1C2~-~R2C2~-~R3C3").len(), 2);
    assert_eq!(rules(".LookAndSay~1324~R1C3~R2C3")[0].numbers, [1, 3, 2, 4]);
    let wrong = [
        ".SameValues~2~R1C1~R2C2~R3C3",
        ".LookAndSay~132~R1C3",
        ".Modular~4~R1C1~R1C2",
        ".Pair~?~R1C1~R1C2",
    ];
    for text in wrong {
        assert!(parse(text, &Options::default()).is_err(), "{text}");
    }
}

#[test]
fn rows_with_a_dot_between_them_are_read() {
    let rows: Vec<&str> = (0..9).map(|row| &P[9 * row..][..9]).collect();
    assert_eq!(read(&rows.join(".")).puzzle, p());
}
