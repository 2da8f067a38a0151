//! Any text as a certificate: it cannot be read, or is rejected, or its claim is true.
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_proof::{Claim, Limits, check};
use whydoku_wire::{CertificateJson, from_json};

/// Tries one input.
pub fn trial(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(json) = from_json::<CertificateJson>(&text) else { return };
    let Ok((puzzle, claim)) = json.read() else { return };
    if check(&puzzle, &claim, &Limits::default()).is_err() {
        return;
    }
    let verdict = solve(&puzzle, &Budget::nodes(100_000));
    let agrees = match (&claim, &verdict) {
        (_, Verdict::Unknown { .. })
        | (Claim::None(_), Verdict::None)
        | (Claim::Several(..), Verdict::Several(..)) => true,
        (Claim::Unique(solution, _), Verdict::Unique(only)) => solution == only.digits(),
        _ => false,
    };
    assert!(agrees, "{claim:?}, {verdict:?}");
}
