//! The pages of the form. Everything a client sent is escaped.
use super::Report;
use super::entry::{Form, Rejected};
use core::fmt::Write as _;
use whydoku_core::{Cell, Entry, Puzzle, Shape};
use whydoku_draw::svg::Escaped;
use whydoku_session::Outcome;

/// The sizes that are offered.
const SIZES: [usize; 4] = [4, 9, 16, 25];

/// The first page: which size?
pub(crate) fn choice(rejected: Option<&Rejected>) -> String {
    let mut main = String::new();
    if let Some(rejected) = rejected {
        let _ = writeln!(main, "<p class=\"message\" role=\"alert\">{}</p>", rejected.words());
    }
    main.push_str("<p>How many digits should the board have?");
    for size in SIZES {
        let _ = write!(main, " <a href=\"/form?size={size}\">{size}</a>");
    }
    main.push_str(
        "</p>\n<form action=\"/form\" method=\"get\"><p><label>Number of digits \
         <input name=\"size\" size=\"3\" inputmode=\"numeric\" value=\"9\"></label> \
         <button>Set up the board</button></p></form>\n",
    );
    page("Choose a size", &main)
}

/// An empty board to fill in.
pub(crate) fn empty(shape: &Shape) -> String {
    let cells = vec![String::new(); shape.cell_count()];
    let form = Form { shape: shape.clone(), cells, wrong: Vec::new() };
    page("Enter some digits", &entry_form(&form))
}

/// The same form again, with the mistakes marked.
pub(crate) fn mistakes(form: &Form) -> String {
    let names: Vec<String> = form.wrong.iter().map(|&cell| form.shape.cell_name(cell)).collect();
    let message = format!(
        "<p class=\"message\" role=\"alert\">Not a digit of this board (use {}): {}</p>\n",
        digits_in_words(&form.shape),
        names.join(", ")
    );
    page("Some cells cannot be read", &(message + &entry_form(form)))
}

/// The result for a board: the closing message, the board, the tests that fired, the form again.
pub(crate) fn report(report: &Report) -> String {
    let message = match &report.outcome {
        // The closing message of docs/SEEDS.md when its tests come to an end.
        Outcome::Exhausted(_) => Outcome::Stuck(None).message(),
        outcome => outcome.message(),
    };
    let mut main = format!("<p class=\"message\" role=\"status\">{}</p>\n", Escaped(message));
    let more = match &report.outcome {
        Outcome::Several(..) => "It has more than one solution.",
        Outcome::Stuck(Some(_)) | Outcome::Exhausted(Some(_)) => {
            "It has one solution, but these tests do not find it."
        }
        Outcome::GaveUp(_, Some(_)) => "It has one solution.",
        Outcome::Stuck(None) | Outcome::Exhausted(None) | Outcome::GaveUp(_, None) => {
            "Whether it has a solution could not be determined in time."
        }
        Outcome::Solved | Outcome::NoSolution(_) => "",
    };
    let _ = writeln!(main, "<p>{more} The board is: {}.</p>", Escaped(&report.state.to_string()));
    main.push_str("<h2>The board</h2>\n");
    main.push_str(&board(&report.end));
    fired(&mut main, report);
    main.push_str("<h2>What was submitted</h2>\n");
    let digit = |entry: &Entry| entry.digit().map(|d| report.submitted.shape().digit_name(d));
    let cells = report.submitted.entries().iter().map(|entry| digit(entry).unwrap_or_default());
    let form =
        Form { shape: report.submitted.shape().clone(), cells: cells.collect(), wrong: Vec::new() };
    main.push_str(&entry_form(&form));
    page("The answer", &main)
}

fn fired(main: &mut String, report: &Report) {
    let _ = writeln!(main, "<h2>Tests that found something: {}</h2>", report.fired.len());
    if report.fired.is_empty() {
        main.push_str("<p>None of the tests found anything.</p>\n");
        return;
    }
    main.push_str("<ol>\n");
    for found in &report.fired {
        let _ = writeln!(main, "<li>{}: {}</li>", found.test, Escaped(&found.words));
    }
    main.push_str("</ol>\n");
}

/// The digits and, in empty cells, the possibles.
fn board(puzzle: &Puzzle) -> String {
    let shape = puzzle.shape();
    table(shape, |cell| match puzzle.entry(cell) {
        Entry::Given(digit) => format!("<b>{}</b>", shape.digit_name(digit)),
        Entry::Placed(digit) => format!("<i>{}</i>", shape.digit_name(digit)),
        Entry::Candidates(digits) => {
            let names: Vec<String> = digits.iter().map(|digit| shape.digit_name(digit)).collect();
            format!("<small>{}</small>", names.join(" "))
        }
        Entry::Unknown => String::new(),
    })
}

fn entry_form(form: &Form) -> String {
    let shape = &form.shape;
    let length = if shape.side() > 9 { 2 } else { 1 };
    let cells = table(shape, |cell| {
        let name = shape.cell_name(cell);
        let wrong = if form.wrong.contains(&cell) { " aria-invalid=\"true\"" } else { "" };
        let (row, column) = (cell.row(shape.side()) + 1, cell.column(shape.side()) + 1);
        let typed = Escaped(&form.cells[cell.index()]);
        format!(
            "<input name=\"{name}\" size=\"{length}\" maxlength=\"{length}\" value=\"{typed}\" \
             autocomplete=\"off\" aria-label=\"row {row} column {column}\"{wrong}>"
        )
    });
    format!(
        "<form action=\"/form\" method=\"post\">\n<p>Type {} and leave the rest blank.</p>\n\
         <input type=\"hidden\" name=\"size\" value=\"{}\">\n{cells}\
         <p><button>Solve</button></p>\n</form>\n",
        digits_in_words(shape),
        shape.side()
    )
}

fn digits_in_words(shape: &Shape) -> String {
    let name = |digit: Option<_>| digit.map(|d| shape.digit_name(d)).unwrap_or_default();
    if shape.side() <= 9 {
        return format!("1 to {}", name(shape.digits().next_back()));
    }
    format!("1 to 9 and {} to {}", name(shape.digits().nth(9)), name(shape.digits().next_back()))
}

fn table(shape: &Shape, content: impl Fn(Cell) -> String) -> String {
    let side = shape.side();
    let mut text = "<div class=\"wide\"><table>\n".to_owned();
    let region = |cell: Cell| shape.houses_of(cell).first().copied();
    for row in 0..side {
        text.push_str("<tr>");
        for column in 0..side {
            let cell = Cell::at(row, column, side);
            let ends = |next: Option<Cell>| next.is_some_and(|next| region(next) != region(cell));
            let right = ends((column + 1 < side).then(|| Cell::at(row, column + 1, side)));
            let below = ends((row + 1 < side).then(|| Cell::at(row + 1, column, side)));
            let class = match (right, below) {
                (false, false) => "",
                (true, false) => " class=\"right\"",
                (false, true) => " class=\"below\"",
                (true, true) => " class=\"right below\"",
            };
            let _ = write!(text, "<td{class}>{}</td>", content(cell));
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</table></div>\n");
    text
}

fn page(title: &str, main: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title} - Sudoku Layout</title>\n<link rel=\"stylesheet\" href=\"/form.css\">\n\
         </head>\n<body>\n<main>\n<h1>Sudoku Layout</h1>\n{main}\
         <p><a href=\"/form\">Another size</a></p>\n</main>\n</body>\n</html>\n"
    )
}
