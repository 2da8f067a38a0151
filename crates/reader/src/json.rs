//! Writes what was read as JSON, with the same text as [`whydoku_wire::to_json`]. The page downloads this
//! program, and what writes these few types is much smaller than what writes any.
use std::fmt::Write as _;
use whydoku_wire::{ProposalJson, RuleJson, SCHEMA, ScannedCellJson, ScannedGridJson, ScannedJson};

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

/// The members that the reader fills in: it knows neither files nor pages. Every member is named, so that one that
/// is added later cannot be left out unnoticed.
fn grid(json: &mut Json, all: &ScannedGridJson) {
    let ScannedGridJson {
        file: _,
        page: _,
        grid,
        side,
        puzzle,
        boxes,
        regions,
        rules,
        doubtful_cages,
        guessed,
        position: _,
        sure,
        unique,
        cost,
        corners,
        cells,
        more,
        proposals,
    } = all;
    json.whole("grid", *grid);
    json.whole("side", *side);
    json.text("puzzle", puzzle);
    if let Some([rows, columns]) = boxes {
        let _ = write!(json.member("boxes").0, "[{rows},{columns}]");
    }
    if let Some(regions) = regions {
        json.text("regions", regions);
    }
    if !rules.is_empty() {
        json.objects("rules", rules, rule);
    }
    if !doubtful_cages.is_empty() {
        json.member("doubtful_cages").list(doubtful_cages, |json, cell| json.string(cell));
    }
    json.flag_if_set("guessed", *guessed);
    json.flag("sure", *sure);
    if let Some(unique) = unique {
        json.flag("unique", *unique);
    }
    if let Some(cost) = cost {
        json.number("cost", *cost);
    }
    json.member("corners").list(corners, |json, corner| {
        json.list(corner, |json, place| json.decimal(*place));
    });
    json.objects("cells", cells, cell);
    json.flag_if_set("more", *more);
    if !proposals.is_empty() {
        json.objects("proposals", proposals, proposal);
    }
}

fn cell(json: &mut Json, all: &ScannedCellJson) {
    let ScannedCellJson {
        cell,
        seen,
        taken,
        chances,
        marks,
        by_hand,
        entered,
        wrong,
        may_be_entered,
        candidates,
        doubtful,
    } = all;
    json.text("cell", cell);
    json.whole("seen", (*seen).into());
    json.whole("taken", (*taken).into());
    json.member("chances").list(chances, |json, chance| json.decimal(*chance));
    json.number("marks", *marks);
    if let Some(by_hand) = by_hand {
        json.number("by_hand", *by_hand);
    }
    json.flag_if_set("entered", *entered);
    json.flag_if_set("wrong", *wrong);
    json.flag_if_set("may_be_entered", *may_be_entered);
    if !candidates.is_empty() {
        json.text("candidates", candidates);
    }
    json.flag("doubtful", *doubtful);
}

/// Cages are the only rules that the reader reads.
fn rule(json: &mut Json, rule: &RuleJson) {
    json.text("rule", &rule.rule);
    json.member("cells").list(&rule.cells, |json, cell| json.string(cell));
    if let Some(sum) = rule.number {
        json.whole("number", sum as usize);
    }
}

fn proposal(json: &mut Json, ProposalJson { cell, number, chance }: &ProposalJson) {
    json.text("cell", cell);
    json.whole("number", (*number).into());
    json.number("chance", *chance);
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
        self.member(name).string(value);
    }
    fn string(&mut self, value: &str) {
        self.0.push('"');
        for char in value.chars() {
            match char {
                '"' | '\\' => self.0.extend(['\\', char]),
                '\0'..' ' => {
                    let _ = write!(self.0, "\\u{:04x}", char as u32);
                }
                _ => self.0.push(char),
            }
        }
        self.0.push('"');
    }
    fn whole(&mut self, name: &str, value: usize) {
        let _ = write!(self.member(name).0, "{value}");
    }
    fn flag(&mut self, name: &str, value: bool) {
        self.member(name).0.push_str(if value { "true" } else { "false" });
    }
    fn flag_if_set(&mut self, name: &str, value: bool) {
        if value {
            self.flag(name, true);
        }
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
    use whydoku_wire::to_json;

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
            may_be_entered: true,
            candidates: "159".to_owned(),
            ..ScannedCellJson::default()
        };
        let cage = |sum: Option<u32>, may_repeat: bool| {
            let cells = ["r1c1", "r1c2"].map(str::to_owned).to_vec();
            let rule = if may_repeat { "cage-with-repeats" } else { "cage" }.to_owned();
            RuleJson { rule, cells, number: sum, ..RuleJson::default() }
        };
        let proposal = ProposalJson { cell: "r9c9".to_owned(), number: 7, chance: 0.0302 };
        let full = ScannedGridJson {
            grid: 1,
            side: 4,
            puzzle: "1..4".to_owned(),
            boxes: Some([2, 6]),
            regions: Some("1122 3344".to_owned()),
            rules: vec![cage(Some(15), false), cage(None, true)],
            doubtful_cages: vec!["r1c1".to_owned(), "r2c1".to_owned()],
            more: true,
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
            ScannedJson { grids: Vec::new(), error: Some("\"a\\b\"\u{1}\u{1f}é".to_owned()) },
        ] {
            assert_eq!(text(&scanned), to_json(&scanned));
        }
    }
}
