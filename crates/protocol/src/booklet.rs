//! Puzzles on paper: a booklet as PDF.
use crate::{failure, loaded};
use whydoku_exact::{Budget, Verdict, solve};
use whydoku_print::{Booklet, Fonts, PaperSize, PerPage, Sheet, booklet, lacking};
use whydoku_wire::{CallJson, FailureJson};
use whydoku_words::{Language, message, said};

/// The most puzzles in one booklet.
const MOST: usize = 200;

/// The requested booklet, as PDF in Base64. A puzzle without exactly one solution, or whose solutions
/// take too long to count, has none on the last pages.
pub(crate) fn printed(
    call: &CallJson,
    language: Language,
    budget: &Budget<'_>,
) -> Result<String, FailureJson> {
    let CallJson::Booklet { puzzles, names, title, per_page, paper, large } = call else {
        return Err(failure(&"this call is about no booklet"));
    };
    if puzzles.is_empty() || puzzles.len() > MOST {
        return Err(failure(&said!("booklet-size", { "most": MOST }).text(language)));
    }
    let sheet = |(at, saved): (usize, &String)| {
        let puzzle = loaded(saved, language)?.puzzle().givens();
        let solution = match solve(&puzzle, budget) {
            Verdict::Unique(solution) => Some(solution.digits().to_vec()),
            Verdict::None | Verdict::Several(..) | Verdict::Unknown { .. } => None,
        };
        Ok(Sheet {
            puzzle,
            name: names.get(at).cloned(),
            level: None,
            stars: None,
            solution,
            link: None,
        })
    };
    let sheets: Vec<Sheet> =
        puzzles.iter().enumerate().map(sheet).collect::<Result<_, FailureJson>>()?;
    let wanted = per_page.map(|count| count.to_string().parse::<PerPage>());
    let paper: Result<PaperSize, _> = paper.parse();
    let style = Booklet {
        title: title.clone(),
        solutions: message!("booklet-solutions").text(language).to_owned(),
        per_page: wanted.transpose().map_err(|error| failure(&error))?.unwrap_or_default(),
        paper: paper.map_err(|error| failure(&error))?,
        large: *large,
        candidates: false,
        language: language.id().to_owned(),
        fonts: Fonts::default(),
    };
    let lacking = lacking(&names.iter().fold(title.clone(), |all, name| all + name));
    if !lacking.is_empty() {
        let symbols: Vec<String> = lacking.into_iter().map(String::from).collect();
        let said = said!("booklet-lacking", { "symbols": symbols.join(" ") });
        return Err(failure(&said.text(language)));
    }
    Ok(base64(&booklet(&sheets, &style)))
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bytes as text (RFC 4648).
pub(crate) fn base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for part in bytes.chunks(3) {
        let byte = |at: usize| u32::from(part.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for (at, shift) in [18, 12, 6, 0].into_iter().enumerate() {
            let letter = LETTERS[(bits >> shift) as usize % LETTERS.len()];
            text.push(if at <= part.len() { char::from(letter) } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn base64_matches_the_test_vectors_of_its_rfc() {
        for (plain, text) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")]
        {
            assert_eq!(base64(plain.as_bytes()), text);
        }
    }
}
