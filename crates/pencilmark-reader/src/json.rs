//! Writes what was read as JSON, with the same text as [`pencilmark_wire::to_json`]. The page downloads this
//! program, and what writes these few types is much smaller than what writes any.
use pencilmark_wire::{ProposalJson, SCHEMA, ScannedCellJson, ScannedGridJson, ScannedJson};
use std::fmt::Write as _;

/// What was read, on one line.
pub(crate) fn text(scanned: &ScannedJson) -> String {
    let mut json = Json(String::from("{"));
    json.whole("schema", SCHEMA as usize);
    json.objects("grids", &scanned.grids, grid);
    if let Some(error) = &scanned.error {
        json.text("error", error);
    }
    json.0.push('}');
    json.0
}

/// The members that the reader fills in: it knows neither files nor pages.
fn grid(json: &mut Json, grid: &ScannedGridJson) {
    json.whole("grid", grid.grid);
    json.whole("side", grid.side);
    json.text("puzzle", &grid.puzzle);
    if let Some([rows, columns]) = grid.boxes {
        let _ = write!(json.member("boxes").0, "[{rows},{columns}]");
    }
    if let Some(regions) = &grid.regions {
        json.text("regions", regions);
    }
    if grid.guessed {
        json.flag("guessed", true);
    }
    json.flag("sure", grid.sure);
    if let Some(unique) = grid.unique {
        json.flag("unique", unique);
    }
    if let Some(cost) = grid.cost {
        json.number("cost", cost);
    }
    json.member("corners").list(&grid.corners, |json, corner| {
        json.list(corner, |json, place| json.decimal(*place));
    });
    json.objects("cells", &grid.cells, cell);
    if !grid.proposals.is_empty() {
        json.objects("proposals", &grid.proposals, proposal);
    }
}

fn cell(json: &mut Json, cell: &ScannedCellJson) {
    json.text("cell", &cell.cell);
    json.whole("seen", cell.seen.into());
    json.whole("taken", cell.taken.into());
    json.member("chances").list(&cell.chances, |json, chance| json.decimal(*chance));
    json.number("marks", cell.marks);
    if let Some(by_hand) = cell.by_hand {
        json.number("by_hand", by_hand);
    }
    if cell.entered {
        json.flag("entered", true);
    }
    if cell.wrong {
        json.flag("wrong", true);
    }
    if !cell.candidates.is_empty() {
        json.text("candidates", &cell.candidates);
    }
    json.flag("doubtful", cell.doubtful);
}

fn proposal(json: &mut Json, proposal: &ProposalJson) {
    json.text("cell", &proposal.cell);
    json.whole("number", proposal.number.into());
    json.number("chance", proposal.chance);
}

/// The text so far.
struct Json(String);

impl Json {
    /// Begins a member of an object.
    fn member(&mut self, name: &str) -> &mut Self {
        self.next();
        let _ = write!(self.0, "\"{name}\":");
        self
    }
    /// Writes a comma unless this is the first member or item.
    fn next(&mut self) {
        if !self.0.ends_with(['{', '[']) {
            self.0.push(',');
        }
    }
    fn text(&mut self, name: &str, value: &str) {
        self.member(name).0.push('"');
        for char in value.chars() {
            if matches!(char, '"' | '\\') {
                self.0.push('\\');
            }
            self.0.push(char);
        }
        self.0.push('"');
    }
    fn whole(&mut self, name: &str, value: usize) {
        let _ = write!(self.member(name).0, "{value}");
    }
    fn flag(&mut self, name: &str, value: bool) {
        self.member(name).0.push_str(if value { "true" } else { "false" });
    }
    fn number(&mut self, name: &str, value: f64) {
        self.member(name).decimal(value);
    }
    /// Writes a number with as many decimal places as it has, which are at most four.
    #[expect(clippy::cast_sign_loss, reason = "it is the amount that is cast")]
    fn decimal(&mut self, value: f64) {
        let parts = (value.abs() * 1e4).round() as u64;
        let sign = if value.is_sign_negative() { "-" } else { "" };
        let _ = write!(self.0, "{sign}{}.{:04}", parts / 10_000, parts % 10_000);
        let end = self.0.trim_end_matches('0').len();
        self.0.truncate(end);
        if self.0.ends_with('.') {
            self.0.push('0');
        }
    }
    fn list<T>(&mut self, items: &[T], mut write: impl FnMut(&mut Self, &T)) {
        self.0.push('[');
        for item in items {
            self.next();
            write(self, item);
        }
        self.0.push(']');
    }
    fn objects<T>(&mut self, name: &str, items: &[T], write: fn(&mut Self, &T)) {
        self.member(name).list(items, |json, item| {
            json.0.push('{');
            write(json, item);
            json.0.push('}');
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pencilmark_wire::to_json;

    #[test]
    fn the_text_is_that_of_the_general_writer() {
        let cell = ScannedCellJson {
            cell: "r1c1".to_owned(),
            seen: 2,
            taken: 12,
            chances: vec![0.0, 1.0, 0.9999, 0.0001, 0.05, 0.12],
            by_hand: Some(0.25),
            entered: true,
            wrong: true,
            candidates: "159".to_owned(),
            ..ScannedCellJson::default()
        };
        let proposal = ProposalJson { cell: "r9c9".to_owned(), number: 7, chance: 0.0302 };
        let full = ScannedGridJson {
            grid: 1,
            side: 4,
            puzzle: "1..4".to_owned(),
            boxes: Some([2, 6]),
            regions: Some("1122 3344".to_owned()),
            guessed: true,
            unique: Some(false),
            cost: Some(10.5),
            corners: vec![[-0.0, -3.25], [1599.9999, 0.0]],
            cells: vec![cell, ScannedCellJson::default()],
            proposals: vec![proposal.clone(), proposal],
            ..ScannedGridJson::default()
        };
        let corners = vec![[0.0, 1.0]];
        let cells = vec![ScannedCellJson::default()];
        let bare = ScannedGridJson { sure: true, corners, cells, ..ScannedGridJson::default() };
        for scanned in [
            ScannedJson { grids: vec![full, bare], error: None },
            ScannedJson { grids: Vec::new(), error: Some("\"a\\b\"".to_owned()) },
        ] {
            assert_eq!(text(&scanned), to_json(&scanned));
        }
    }
}
