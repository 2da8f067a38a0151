//! Puzzles read from pictures.
use crate::common::{EASY, folder, run, run_with};
use whydoku_scan::files;

/// The picture of a puzzle, in a file.
fn drawn(name: &str, puzzle: &str) -> String {
    let file = folder("scan").join(name).display().to_string();
    let drawn = run(&["draw", puzzle, "-o", &file, "--width", "500"]);
    assert_eq!(drawn.code, Some(0), "{}", drawn.err);
    file
}

#[test]
fn drawn_pictures_are_read_back_as_one_line_per_grid() {
    let (one, other) = (drawn("one.png", EASY), drawn("other.png", EASY));
    let scanned = run(&["scan", &one, &other, "--strict"]);
    assert_eq!((scanned.code, scanned.err.as_str()), (Some(0), ""));
    assert_eq!(scanned.out, format!("{EASY}\n{EASY}\n"));
}

#[test]
fn a_doubtful_grid_is_reported_and_left_out_on_request() {
    // The first row is missing.
    let open = format!("{}{}", ".".repeat(9), &EASY[9..]);
    let file = drawn("open.png", &open);
    let scanned = run(&["scan", &file]);
    assert_eq!((scanned.code, scanned.out.trim_end()), (Some(1), open.as_str()));
    let said = format!("whydoku: {file}: as it was read, the puzzle does not have exactly one");
    assert!(scanned.err.starts_with(&said), "{}", scanned.err);
    let german = run(&["scan", &file, "--strict", "--language", "de"]);
    assert_eq!((german.code, german.out.as_str()), (Some(1), ""));
    assert!(german.err.contains("hat das Rätsel nicht genau eine Lösung"), "{}", german.err);
}

/// A document with four curves on its only page.
const CURVES: &str = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n\
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n\
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>endobj\n\
    4 0 obj<</Length 127>>stream\n\
    9 9 m 0 20 40 60 80 90 c S 20 9 m 0 20 40 60 80 90 c S \
    30 9 m 0 20 40 60 80 90 c S 40 9 m 0 20 40 60 80 90 c S                \n\
    endstream endobj\ntrailer<</Root 1 0 R>>\n";

#[test]
fn a_page_drawn_as_outlines_is_painted_or_what_is_missing_is_said() {
    let file = folder("scan").join("curves.pdf");
    std::fs::write(&file, CURVES).unwrap();
    let scanned = run(&["scan", &file.display().to_string()]);
    assert_eq!((scanned.code, scanned.out.as_str()), (Some(1), ""));
    let is_painted = cfg!(feature = "pdf-outlines");
    let said = scanned.err.split_whitespace().collect::<Vec<_>>().join(" ");
    let missing =
        said.contains("digits drawn as outlines") && said.contains("--features pdf-outlines");
    assert_eq!(missing, !is_painted, "{said}");
    assert_eq!(said.contains("no grid was found"), is_painted, "{said}");
}

/// A puzzle with exactly one solution that needs each of its givens.
const MINIMAL: &str =
    "53..7.......19.....98....6.....6....4..8.3..17...2...6.6....28....41...5.......7.";

#[test]
fn digits_changed_by_the_rules_are_reported() {
    // A second 5 in the first row, which `draw` marks, so that both are less clear than the others. They are
    // of another colour, but without them there would be several solutions, so they are no entries.
    let file = drawn("clash.png", &format!("535{}", &MINIMAL[3..]));
    let scanned = run(&["scan", &file]);
    assert_eq!(scanned.out.trim_end(), MINIMAL);
    let said = "r1c3 looks like 5 and was read as empty";
    assert!(scanned.err.contains(said), "{}", scanned.err);
    assert_eq!(scanned.code, Some(1));
}

#[test]
fn digits_in_another_colour_that_are_not_needed_are_entries() {
    let file = drawn("red.png", &format!("535{}", &EASY[3..]));
    let scanned = run(&["scan", &file]);
    assert_eq!(scanned.out.trim_end(), format!(".{}", &EASY[1..]));
    assert!(scanned.err.contains("left out: digits 2"), "{}", scanned.err);
    assert_eq!(scanned.code, Some(1), "one of them is not a digit of the solution");
}

#[test]
fn entries_that_the_puzzle_needs_are_named() {
    // The first row was entered; without it there are several solutions.
    let cell = |(at, digit): (usize, char)| match digit {
        '.' => " .".to_owned(),
        digit => format!(" {digit}{}", if at < 9 { '-' } else { '*' }),
    };
    let cells: Vec<String> = EASY.char_indices().map(cell).collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| row.join(" |")).collect();
    let file = drawn("needed.png", &rows.join("\n"));
    let scanned = run(&["scan", &file]);
    assert_eq!((scanned.code, scanned.out.trim_end()), (Some(1), EASY), "{}", scanned.err);
    let said = scanned.err.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("printed or entered: r1c1, r1c2, r1c5. If the line has"), "{said}");
    let json = run(&["scan", &file, "--json"]).out;
    assert_eq!(json.matches(r#""may_be_entered":true"#).count(), 3, "{json}");
}

#[test]
fn pencil_marks_are_left_out_of_a_line_unless_requested() {
    let file = folder("scan").join("marks.png").display().to_string();
    let drawn = run(&["draw", EASY, "-o", &file, "--width", "900", "--view", "candidates"]);
    assert_eq!(drawn.code, Some(0), "{}", drawn.err);
    let scanned = run(&["scan", &file]);
    assert_eq!(scanned.out.trim_end(), EASY);
    let left_out = "left out: digits 0, cells with pencil marks 51";
    assert!(scanned.err.contains(left_out), "{}", scanned.err);
    let all = run(&["scan", &file, "--entries"]);
    assert!(all.out.starts_with("#s=") && !all.err.contains("left out"), "{} {}", all.out, all.err);
    // Every mark is read: the position is that of which the picture was drawn.
    let picture = |puzzle: &str| run(&["draw", puzzle, "--view", "candidates"]).out;
    assert_eq!(picture(all.out.trim_end()), picture(EASY));
    let json = run(&["scan", &file, "--json"]);
    assert!(
        json.out.contains("\"candidates\":\"1249\"") && json.out.contains("\"position\":\"#s=")
    );
    assert!(json.out.contains(&format!("\"puzzle\":\"{EASY}\"")), "{}", json.out);
}

#[test]
fn grids_of_other_sizes_are_read_with_their_marks() {
    let small = ".2...6...4......62......5....34.3...";
    let file = drawn("six.png", small);
    let scanned = run(&["scan", &file, "--strict"]);
    assert_eq!((scanned.code, scanned.out.trim_end()), (Some(0), small), "{}", scanned.err);
    assert!(run(&["scan", &file, "--json"]).out.contains("\"unique\":true"));

    let large = ".....5...ba.2.9..64c......4....2..3...b.9...8..5.3..8.1.b....5.....a......c..4....8.b7.2...84.6.3...a7.6.c1\
                 ....c7....8.a9...4.....c...2.........";
    let file = folder("scan").join("twelve.png").display().to_string();
    let drawn = run(&["draw", large, "-o", &file, "--width", "1200", "--view", "candidates"]);
    assert_eq!(drawn.code, Some(0), "{}", drawn.err);
    let scanned = run(&["scan", &file, "--entries"]);
    assert_eq!(scanned.code, Some(0), "{}", scanned.err);
    let marked = run(&["convert", scanned.out.trim_end(), "--to", "marked"]).out;
    assert!(marked.contains("| 1678c ") && marked.contains("|1246789c "), "{marked}");

    let file = folder("scan").join("six-marks.png").display().to_string();
    assert_eq!(run(&["draw", small, "-o", &file, "--view", "candidates"]).code, Some(0));
    let scanned = run(&["scan", &file, "--entries", "--strict"]);
    let marked = run(&["convert", scanned.out.trim_end(), "--to", "marked"]).out;
    let cells = marked.split(['|', '\n', ' ', '-']).filter(|cell| !cell.is_empty());
    let first: Vec<&str> = cells.take(6).collect();
    assert_eq!(first, ["13", "2*", "145", "135", "135", "6*"], "{marked}");
}

#[test]
fn a_file_that_is_not_a_picture_is_named_and_the_others_are_read() {
    let (good, bad) = (drawn("good.png", EASY), folder("scan").join("bad.png"));
    std::fs::write(&bad, "8.5").unwrap();
    let scanned = run(&["scan", &bad.display().to_string(), &good]);
    assert_eq!((scanned.code, scanned.out.trim_end()), (Some(2), EASY));
    assert!(scanned.err.starts_with(&format!("whydoku: {}: ", bad.display())), "{}", scanned.err);
    let missing = run(&["scan", "no-such-file.png"]);
    assert_eq!((missing.code, missing.out.as_str()), (Some(2), ""));
}

#[test]
fn a_booklet_is_read_exactly_and_as_json_on_request() {
    let file = folder("scan").join("booklet.pdf").display().to_string();
    let printed = run(&["print", EASY, "-o", &file]);
    assert_eq!(printed.code, Some(0), "{}", printed.err);
    let scanned = run(&["scan", &file]);
    assert_eq!((scanned.code, scanned.err.as_str()), (Some(0), ""));
    assert_eq!(scanned.out.lines().next(), Some(EASY));
    let json = run(&["scan", &file, "--json"]).out;
    let first = json.lines().next().unwrap_or_default();
    assert!(
        first.contains(&format!(r#""page":1,"grid":1,"side":9,"puzzle":"{EASY}","sure":true"#)),
        "{first}"
    );
}

/// Puzzles with cages, as they are written in words.
fn killers(arguments: &[&str]) -> String {
    let made = run(&[&["generate", "--rules", "killer"], arguments].concat());
    assert_eq!(made.code, Some(0), "{}", made.err);
    made.out
}

/// What was read, in words.
fn in_words(scanned: &str) -> String {
    let lines = scanned.lines().map(|line| run(&["convert", line, "--to", "notation"]).out);
    lines.collect()
}

#[test]
fn cages_of_a_booklet_are_read_exactly() {
    let file = folder("scan").join("killers.pdf").display().to_string();
    for arguments in [&["--seed", "24", "-n", "3"][..], &["--seed", "6", "--size", "6"]] {
        let killers = killers(arguments);
        let printed = run_with(&["print", "-", "-o", &file, "--no-solutions"], &killers);
        assert_eq!(printed.code, Some(0), "{}", printed.err);
        let scanned = run(&["scan", &file]);
        assert_eq!((scanned.code, scanned.err.as_str()), (Some(0), ""));
        assert_eq!(in_words(&scanned.out), killers);
        let json = run(&["scan", &file, "--json"]).out;
        assert!(json.contains(r#""rules":[{"rule":"cage","cells":["r1c1""#), "{json}");
        assert!(json.contains(r#""sure":true,"unique":true"#), "{json}");
    }
}

#[test]
fn cages_of_a_picture_are_read_exactly_or_reported() {
    let file = folder("scan").join("killer.png").display().to_string();
    for (seed, theme) in [("1", "light"), ("2", "contrast-dark"), ("3", "dark")] {
        let killer = killers(&["--seed", seed]);
        let drawn = run_with(&["draw", "-", "-o", &file, "--theme", theme], &killer);
        assert_eq!(drawn.code, Some(0), "{}", drawn.err);
        let scanned = run(&["scan", &file]);
        assert_eq!((scanned.code, scanned.err.as_str()), (Some(0), ""), "{seed}");
        assert_eq!(in_words(&scanned.out), killer);
    }
    // With a changed sum there is no solution, and in a small picture the cages are doubtful.
    let other = killers(&["--seed", "1"]).replace("cage 7: r1c8", "cage 8: r1c8");
    assert_eq!(run_with(&["draw", "-", "-o", &file], &other).code, Some(0));
    let scanned = run(&["scan", &file]);
    assert_eq!(scanned.code, Some(1));
    assert!(scanned.err.contains("does not have exactly one solution"), "{}", scanned.err);
    assert_eq!(run_with(&["draw", "-", "-o", &file, "--width", "400"], &other).code, Some(0));
    let scanned = run(&["scan", &file]);
    assert_eq!(scanned.code, Some(1));
    assert!(scanned.err.contains("cages that could not be read for certain"), "{}", scanned.err);
}

#[test]
fn cages_with_several_solutions_are_not_sure() {
    let cages = format!("{}cage 3: r1c1 r1c2\n", ".........\n".repeat(9));
    let file = folder("scan").join("cage.pdf").display().to_string();
    assert_eq!(run_with(&["print", "-", "-o", &file], &cages).code, Some(0));
    let scanned = run(&["scan", &file]);
    assert_eq!(scanned.code, Some(1));
    assert!(scanned.err.contains("does not have exactly one solution"), "{}", scanned.err);
    assert_eq!(in_words(&scanned.out).trim_end(), cages.trim_end());
}

#[test]
fn json_gives_the_chances_of_each_cell() {
    let file = drawn("clash-json.png", &format!("535{}", &MINIMAL[3..]));
    let scanned = run(&["scan", &file, "--json"]);
    assert_eq!(scanned.code, Some(1));
    assert_eq!(scanned.out.lines().count(), 1);
    assert_eq!(scanned.out.matches(r#""chances":["#).count(), 81);
    assert!(scanned.out.contains(r#"{"cell":"r1c3","seen":5,"taken":0,"#), "{}", scanned.out);
}

#[test]
fn the_reading_is_painted_over_the_picture() {
    let file = drawn("under.png", EASY);
    let over = folder("scan").join("over.png");
    let scanned = run(&["scan", &file, "--overlay", &over.display().to_string()]);
    assert_eq!(scanned.code, Some(0), "{}", scanned.err);
    // The corners of the cells hold digits now, too: the same puzzle is read, or nothing wrong.
    assert!(std::fs::read(&over).unwrap().starts_with(b"\x89PNG"));
    let before = std::fs::read(&file).unwrap();
    let itself = run(&["scan", &file, "--overlay", &file]);
    assert_eq!(itself.code, Some(2), "{}", itself.err);
    assert!(std::fs::read(&file).unwrap() == before, "a picture that is read is not written");
    let several = run(&["scan", &file, &file, "--overlay", &over.display().to_string()]);
    assert_eq!(several.code, Some(2));
    assert!(several.err.contains("--overlay is for one picture"), "{}", several.err);
}

/// A place in a cell, named as in `r1c1`, as shares of its width and height, of a picture with these corners of a 9x9 grid.
fn place(corners: &[serde_json::Value], cell: &str, (x, y): (f64, f64)) -> (usize, usize) {
    let numbers: Vec<f64> =
        cell.split(['r', 'c']).filter_map(|number| number.parse().ok()).collect();
    let at = |corner: usize, axis: usize| corners[corner][axis].as_f64().unwrap();
    let along = |axis: usize, cells: f64| at(0, axis) + (at(2, axis) - at(0, axis)) * cells / 9.0;
    #[allow(clippy::cast_sign_loss, reason = "it is in the picture")]
    let pixel = |place: f64| place.round() as usize;
    (pixel(along(0, numbers[1] - 1.0 + x)), pixel(along(1, numbers[0] - 1.0 + y)))
}

#[test]
fn cages_are_painted_over_the_picture_with_their_sums() {
    let file = folder("scan").join("caged.png").display().to_string();
    let over = folder("scan").join("caged-over.png").display().to_string();
    assert_eq!(run_with(&["draw", "-", "-o", &file], &killers(&["--seed", "1"])).code, Some(0));
    let scanned = run(&["scan", &file, "--json", "--overlay", &over]);
    assert_eq!(scanned.code, Some(0), "{}", scanned.err);
    let read: serde_json::Value = serde_json::from_str(&scanned.out).unwrap();
    let corners = read["corners"].as_array().unwrap();
    let [before, after] =
        [&file, &over].map(|file| files::decode(&std::fs::read(file).unwrap()).unwrap());
    let is_painted = |(x, y): (usize, usize)| {
        let at = y * before.width() + x;
        before.pixels()[at].abs_diff(after.pixels()[at]) > 60
    };
    for cage in read["rules"].as_array().unwrap() {
        let cells: Vec<&str> =
            cage["cells"].as_array().unwrap().iter().filter_map(|cell| cell.as_str()).collect();
        for cell in &cells {
            let (row, column) = (&cell[1..2], &cell[3..4]);
            let [row, column] = [row, column].map(|number| number.parse::<i32>().unwrap());
            for (step, middle) in [
                ((-1, 0), (0.5, 0.13)),
                ((1, 0), (0.5, 0.87)),
                ((0, -1), (0.13, 0.5)),
                ((0, 1), (0.87, 0.5)),
            ] {
                let next = format!("r{}c{}", row + step.0, column + step.1);
                let is_edge = !cells.contains(&next.as_str());
                // The corners of the grid are those of its frame, with a few pixels to spare.
                let (x, y) = place(corners, cell, middle);
                let off = |at: usize, by: usize, is_across: bool| {
                    if is_across { at + by - 6 } else { at }
                };
                let is_line = (0..=12)
                    .any(|by| is_painted((off(x, by, step.1 != 0), off(y, by, step.0 != 0))));
                assert_eq!(is_line, is_edge, "{cell} {step:?} of {cage}");
            }
        }
        let (left, top) = place(corners, cells[0], (0.2, 0.2));
        let (right, bottom) = place(corners, cells[0], (0.4, 0.36));
        let ink = (top..bottom).flat_map(|y| (left..right).map(move |x| (x, y)));
        assert!(ink.filter(|at| is_painted(*at)).count() > 20, "the sum of {cage}");
    }
}

#[test]
fn a_folder_is_read_in_the_order_of_names_and_heic_is_refused_with_the_fix() {
    let pictures = folder("scan-folder");
    std::fs::create_dir_all(pictures.join("inner")).unwrap();
    for name in ["a.png", "inner/b.png"] {
        let drawn = run(&[
            "draw",
            EASY,
            "-o",
            &pictures.join(name).display().to_string(),
            "--width",
            "500",
        ]);
        assert_eq!(drawn.code, Some(0), "{}", drawn.err);
    }
    std::fs::write(pictures.join("notes.txt"), "not looked at").unwrap();
    let scanned = run(&["scan", &pictures.display().to_string()]);
    assert_eq!((scanned.code, scanned.err.as_str()), (Some(0), ""));
    assert_eq!(scanned.out, format!("{EASY}\n{EASY}\n"));
    let heic = folder("scan-heic").join("c.heic");
    std::fs::write(&heic, b"\0\0\0\x18ftypheic\0\0\0\0").unwrap();
    let scanned = run(&["scan", &heic.display().to_string()]);
    assert_eq!(scanned.code, Some(2));
    assert!(scanned.err.contains("HEIC, the photo format of iPhones"), "{}", scanned.err);
}

#[test]
fn the_time_limit_ends_a_scan() {
    let file = drawn("late.png", EASY);
    let scanned = run(&["scan", &file, &file, "--time-limit", "0"]);
    assert_eq!((scanned.code, scanned.out.as_str()), (Some(3), ""));
    assert!(scanned.err.contains("(--time-limit): 2 files were not read"), "{}", scanned.err);
    let in_time = run(&["scan", &file, "--time-limit", "60"]);
    assert_eq!((in_time.code, in_time.out.trim_end()), (Some(0), EASY));
}
