//! Lines of prose before and after a grid: a title, or the step that a forum post is about.
use crate::lex::is_bar;
use crate::notation::is_rule_line;
use crate::survey::Survey;
use crate::text::Text;
use crate::warning::Warning;

/// Grids with fewer lines are too short to show which lines stand out.
const FEWEST_ROWS: usize = 5;

/// The text without leading and trailing lines of prose. Each becomes a comment, with a warning.
pub(crate) fn set_aside<'a>(text: &Text<'a>) -> Option<(Text<'a>, Vec<String>, Vec<Warning>)> {
    if text.rows.len() < FEWEST_ROWS || !text.rows.iter().any(|row| reads_as_prose(row.content)) {
        return None;
    }
    let survey = Survey::new(text);
    let is_prose = |index: &usize| {
        reads_as_prose(text.rows[*index].content)
            && !is_rule_line(text.rows[*index].content)
            && survey.symbols[*index].len() != survey.symbol_mode
            && survey.words[*index].len() != survey.word_mode
    };
    let rows = text.rows.len();
    let leading = (0..rows).take_while(is_prose).count();
    let trailing = (leading..rows).rev().take_while(is_prose).count();
    if leading + trailing == 0 || rows - leading - trailing < FEWEST_ROWS - 1 {
        return None;
    }
    let kept = &text.rows[leading..rows - trailing];
    let aside = || text.rows[..leading].iter().chain(&text.rows[rows - trailing..]);
    let notes = aside().map(|row| row.content.to_string()).collect();
    let warnings = aside().map(|row| Warning::TakenAsComment { line: row.number }).collect();
    Some((text.with_rows(kept), notes, warnings))
}

/// No bars, more letters than anything else, and a word of three letters or more.
fn reads_as_prose(content: &str) -> bool {
    let letters = content.chars().filter(|c| c.is_alphabetic()).count();
    let others = content.chars().filter(|c| !c.is_alphabetic() && !c.is_whitespace()).count();
    let long = |word: &str| word.chars().count() >= 3 && word.chars().all(char::is_alphabetic);
    letters > others
        && !content.contains(is_bar)
        && content.split(|c: char| !c.is_alphabetic()).any(long)
}
