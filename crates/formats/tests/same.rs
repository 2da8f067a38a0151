//! One text has one reading: the text of one puzzle is that puzzle as a collection too, and a text that is refused
//! because of a rule holds no puzzle as a collection either.
#![allow(
    clippy::format_collect,
    clippy::format_push_string,
    reason = "the texts of a test are short"
)]
use std::path::Path;
use whydoku_core::{Puzzle, Random};
use whydoku_formats::{ErrorKind, Options, ParseError, Parsed, Splitter, parse};

const P: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn split(text: &str) -> Vec<Result<Parsed, ParseError>> {
    let mut found = Vec::new();
    let mut splitter = Splitter::of(text, Options::default());
    // In pieces, as files arrive.
    let characters: Vec<char> = text.chars().collect();
    for piece in characters.chunks(97) {
        splitter.push(&piece.iter().collect::<String>(), &mut |one| found.push(one));
    }
    splitter.finish(&mut |one| found.push(one));
    found
}

fn puzzles(text: &str) -> Vec<Puzzle> {
    split(text).into_iter().filter_map(|one| Some(one.ok()?.puzzle)).collect()
}

/// Both readings of a text agree.
fn agrees(text: &str) {
    match parse(text, &Options::default()) {
        Ok(parsed) => assert_eq!(puzzles(text), [parsed.puzzle], "{text}"),
        Err(error) if matches!(error.kind, ErrorKind::Rule { .. } | ErrorKind::RuleLine(_)) => {
            assert_eq!(puzzles(text), [], "{error}\n{text}");
        }
        Err(_) => {}
    }
}

fn opensudoku(inside: &str) -> String {
    format!(
        "<?xml version=\"1.0\"?>\n<opensudoku version=\"2\">\n<folder name=\"A\">\n{inside}\n</folder>\n</opensudoku>\n"
    )
}

#[test]
fn an_element_that_may_be_a_rule_is_refused_in_a_collection_too() {
    let game = format!("<game created=\"0\" data=\"{}\"/>", P.replace('.', "0"));
    let other = game.replace("53007", "00000");
    assert_eq!(puzzles(&opensudoku(&game)).len(), 1);
    assert_eq!(puzzles(&opensudoku(&format!("{game}\n{other}"))).len(), 2);
    for rules in [
        "<cages><cage sum=\"5\" cells=\"1,2\"/></cages>",
        "<thermo/>",
        "<diagonal/>",
        "<anything/>",
    ] {
        for inside in [
            format!("{rules}{game}"),
            format!("{game}{rules}"),
            game.replace("/>", &format!(">{rules}</game>")),
        ] {
            let text = opensudoku(&inside);
            let error = parse(&text, &Options::default()).unwrap_err();
            assert!(matches!(error.kind, ErrorKind::Rule { .. }), "{error}");
            let all = split(&text);
            assert!(
                matches!(&all[..], [Err(error)] if matches!(error.kind, ErrorKind::Rule { .. })),
                "{all:?}"
            );
        }
        // The game after it may have the rule, the one before another game has not.
        let text = opensudoku(&format!("{game}{other}{rules}{game}"));
        let good: Vec<bool> = split(&text).iter().map(Result::is_ok).collect();
        assert_eq!(good, [true, false, true], "{text}");
    }
    let diagonal = opensudoku(&game.replace("created", "variant=\"diagonal\" created"));
    assert!(parse(&diagonal, &Options::default()).is_err() && puzzles(&diagonal).is_empty());
}

#[test]
fn games_in_comments_do_not_count() {
    let game = format!("<game data='{}'/>", P.replace('.', "0"));
    let other = game.replace("53007", "00000");
    for comment in [
        format!("<!-- {other} -->"),
        format!("<!--{other}--{other}-->"),
        format!("<!-- \"quoted' > {other} -->"),
        format!("<![CDATA[{other}]]>"),
        format!("<!-- {} {other} -->", "long ".repeat(4000)),
    ] {
        for text in
            [opensudoku(&format!("{comment}{game}")), opensudoku(&format!("{game}{comment}"))]
        {
            assert_eq!(
                puzzles(&text),
                [parse(P, &Options::default()).unwrap().puzzle],
                "{}",
                &text[..200.min(text.len())]
            );
            if !comment.starts_with("<![") {
                agrees(&text);
            }
        }
    }
}

#[test]
fn a_file_of_ksudoku_keeps_its_kind_in_a_collection() {
    let file = |kind: &str| {
        format!(
            "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\">\n  <puzzle>\n   <graph order=\"9\"{kind}/>\n   \
             <values>{}</values>\n  </puzzle>\n </game>\n</ksudoku>\n",
            P.replace('.', "_")
        )
    };
    agrees(&file(""));
    assert_eq!(puzzles(&file("")).len(), 1);
    for kind in [
        " type=\"killer\"",
        " specific-type=\"Mathdoku\"",
        " type=\"sudoku\" specific-type=\"jigsaw\"",
    ] {
        agrees(&file(kind));
        assert_eq!(puzzles(&file(kind)), [], "{kind}");
    }
    let cage = file("").replace("</values>", "</values><cage value=\"5\"/>");
    agrees(&cage);
    assert_eq!(puzzles(&cage), []);
}

#[test]
fn a_file_that_ends_within_a_tag_says_so() {
    let game = format!("<game data=\"{}\"/>", P.replace('.', "0"));
    let text = opensudoku(&format!("{game}\n{game}"));
    let cut = &text[..text.rfind("006").unwrap()];
    let good: Vec<bool> = split(cut).iter().map(Result::is_ok).collect();
    assert_eq!(good, [true, false]);
}

const CAGES: &str = ".Cage~23~R5C1~R5C2~R5C3\n.Cage~10~R1C1~R1C2\n.Diagonal~1\n.AntiKnight\n.WhiteDot~R3C3~R3C4\n.~R9C9_5~R8C1_2";

#[test]
fn constraints_on_several_lines_are_one_puzzle() {
    for text in [
        CAGES.to_owned(),
        format!("{CAGES}\n"),
        CAGES.replace('\n', "\n\n"),
        CAGES.replace('\n', "\r\n"),
        CAGES.replace("\n.Cage", "\n.Cage~7~R2C1~R2C2.Cage"),
    ] {
        agrees(&text);
        assert_eq!(puzzles(&text).len(), 1, "{text}");
    }
    // A puzzle in each line, as they are written, and in each block.
    let line = CAGES.replace('\n', "");
    for many in [
        format!("{line}\n{line}\n"),
        format!("{line}\n\n{line}\n"),
        format!("{CAGES}\n\n{CAGES}\n"),
        ".~R1C1_5\n.~R2C2_6\n".into(),
    ] {
        assert_eq!(puzzles(&many).len(), 2, "{many}");
        let error = parse(&many, &Options::default()).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Collection { puzzles: 2 }, "{many}");
    }
}

#[test]
fn short_ids_of_a_server_are_no_boards() {
    for id in ["2QM8JHJ4HB", "9cgfyvodo8", "0a563g5sdd", "JQnjD33r7Q", "AAAAAAAAAA", "qqqq"] {
        for site in ["https://sudokupad.app/", "https://app.crackingthecryptic.com/sudoku/"] {
            let error = parse(&format!("{site}{id}"), &Options::default()).unwrap_err();
            assert_eq!(error.kind, ErrorKind::OnServer, "{id}: {error}");
        }
    }
}

#[test]
fn links_with_rules_in_their_parameters_are_refused() {
    let link =
        |more: &str| format!("https://sudokuexchange.com/play/?s={}{more}", P.replace('.', "0"));
    assert!(parse(&link("&d=3&diagonal=0"), &Options::default()).is_ok());
    for more in ["&diagonal=1", "&variant=x", "&killer=1", "&constraints=antiknight"] {
        assert!(parse(&link(more), &Options::default()).is_err(), "{more}");
    }
}

#[test]
fn every_stored_text_of_one_puzzle_is_that_puzzle_as_a_collection() {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds");
    let mut seen = 0;
    for folder in ["parse", "split"] {
        for file in std::fs::read_dir(seeds.join(folder)).unwrap() {
            let bytes = std::fs::read(file.unwrap().path()).unwrap();
            agrees(&String::from_utf8_lossy(&bytes));
            seen += 1;
        }
    }
    assert!(seen > 10, "only {seen} texts");
}

/// A text with some slips: characters changed, left out or doubled, lines left out or exchanged.
fn slipped(text: &str, random: &mut Random) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(3) {
        let at = random.below(characters.len().max(1)).min(characters.len());
        match random.below(4) {
            0 => {
                characters
                    .insert(at, char::from(b"0123456789.-|+ ,\n#<>{}[]\"~"[random.below(26)]));
            }
            1 => drop(characters.drain(at..(at + 1).min(characters.len()))),
            2 => {
                let end = (at + 1 + random.below(40)).min(characters.len());
                drop(characters.drain(at..end));
            }
            _ => {
                let end = (at + 1 + random.below(80)).min(characters.len());
                let part = characters[at..end].to_vec();
                characters.splice(at..at, part);
            }
        }
    }
    characters.into_iter().collect()
}

#[test]
fn texts_with_slips_have_one_reading_too() {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds");
    let mut files: Vec<_> = ["parse", "split"]
        .iter()
        .flat_map(|folder| std::fs::read_dir(seeds.join(folder)).unwrap())
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    let mut random = Random::new(11);
    for file in files {
        let text = String::from_utf8_lossy(&std::fs::read(file).unwrap()).into_owned();
        for _ in 0..40 {
            let text = slipped(&text, &mut random);
            let all = puzzles(&text);
            match parse(&text, &Options::default()) {
                // A line that is not understood may be left out of one puzzle, and be an error of its own in a file.
                Ok(parsed) => assert!(all.iter().all(|one| *one == parsed.puzzle), "{text}"),
                Err(error)
                    if matches!(error.kind, ErrorKind::Rule { .. } | ErrorKind::RuleLine(_)) =>
                {
                    assert_eq!(all, [], "{error}\n{text}");
                }
                Err(_) => {}
            }
        }
    }
}
