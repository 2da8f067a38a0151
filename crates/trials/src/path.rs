//! Any text as the JSON of a solution path: it is rejected, or judged; and so is a report that
//! this project writes with a few bytes changed.
use whydoku_session::flaw_said;
use whydoku_wire::{PathJson, from_json};
use whydoku_words::Names;

/// Larger boards are judged the same way, only slower.
const MOST_DIGITS: usize = 9;

/// Tries one input.
pub fn trial(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(json) = from_json::<PathJson>(&text) else { return };
    let Ok((path, _)) = json.read() else { return };
    if path.start.shape().side() > MOST_DIGITS || path.steps.len() > 50 {
        return;
    }
    let names = Names::from(path.start.shape());
    if let Ok(Err(refused)) = path.verify() {
        let step = &path.steps[refused.step];
        assert!(!flaw_said(refused.flaw, &step.conclusions, &names).words(&names).is_empty());
    }
}
