//! What the setter of a puzzle asks. The digits on the board count as givens, as they do for `count`: while a puzzle is
//! entered, they are what its setter has put there.
use crate::{failure, texts};
use whydoku_core::{Kind, Puzzle};
use whydoku_exact::Budget;
use whydoku_generate::RuleKind;
use whydoku_session::Game;
use whydoku_setting::{Counts, Item, Suggested, Wish, counts, suggest, superfluous, why};
use whydoku_wire::{
    AnswerJson, CallJson, FailureJson, KindJson, PuzzlePieceJson, SuggestedJson, SuggestionsJson,
    SuperfluousJson, TrueCandidatesJson, WhyJson,
};
use whydoku_words::{Language, Names};

/// How many solutions of a candidate are counted unless another limit is given.
const USUAL_LIMIT: u64 = 20;
/// The highest limit: a bound on memory.
const MOST: u64 = 1_000;
/// How many clues are suggested.
const CLUES: usize = 12;

/// Every kind of rule.
pub(crate) fn kinds() -> Vec<KindJson> {
    let is_made = |kind: Kind| wish(kind.id()).is_ok();
    Kind::all().map(|kind| KindJson::new(kind, is_made(kind))).collect()
}

/// The kind of clue that a name means: an id of a kind, or what generated puzzles call it.
fn wish(name: &str) -> Result<Wish, FailureJson> {
    let of = match name {
        "given" => return Ok(Wish::Given),
        "cage" => Ok(RuleKind::KILLER),
        "difference" => Ok(RuleKind::WhiteDots),
        "ratio" => Ok(RuleKind::BlackDots),
        "sum" => Ok(RuleKind::Xv),
        "greater" => Ok(RuleKind::Inequalities),
        "odd" | "even" => Ok(RuleKind::Parity),
        _ => match Kind::named(name).map(RuleKind::Of) {
            Some(kind) if RuleKind::all().any(|known| known == kind) => Ok(kind),
            _ => name.parse(),
        },
    };
    of.map(Wish::Kind).map_err(|error| failure(&error))
}

/// Answers one of the questions.
pub(crate) fn answer(
    call: &CallJson,
    game: &Game,
    language: Language,
    budget: &Budget<'_>,
    answer: &mut AnswerJson,
) -> Result<(), FailureJson> {
    let begun = texts::begun(game);
    let puzzle = begun.puzzle();
    let names = Names { language, ..Names::from(puzzle.shape()) };
    match call {
        CallJson::Why { .. } => answer.why = told_why(puzzle, names, budget),
        CallJson::Superfluous { .. } => answer.superfluous = spare(puzzle, &names, budget),
        CallJson::TrueCandidates { limit, .. } => {
            let limit = limit.unwrap_or(USUAL_LIMIT).clamp(1, MOST);
            answer.counts = Some(counted(puzzle, &counts(puzzle, limit, budget)));
        }
        CallJson::Suggest { kind, seed, .. } => {
            answer.suggestions = suggested(puzzle, (wish(kind)?, *seed), &names, budget);
        }
        _ => {}
    }
    Ok(())
}

fn pieces(puzzle: &Puzzle, items: &[Item], names: &Names<'_>) -> Vec<PuzzlePieceJson> {
    let piece = |item: &Item| match *item {
        Item::Given(cell) => PuzzlePieceJson::given(puzzle, cell, names),
        Item::Rule(number) => PuzzlePieceJson::rule(puzzle, number, names),
    };
    items.iter().map(piece).collect()
}

fn told_why(puzzle: &Puzzle, names: Names<'_>, budget: &Budget<'_>) -> Option<WhyJson> {
    let why = why(puzzle, budget)?;
    let cells = why.cells.iter().copied().map(Item::Given);
    let items: Vec<Item> = cells.chain(why.rules.iter().copied().map(Item::Rule)).collect();
    let pieces = pieces(puzzle, &items, &names);
    let core = (&why.core, why.steps.as_ref());
    Some(WhyJson::new(pieces, &why.houses, why.is_minimal, core, names))
}

fn spare(puzzle: &Puzzle, names: &Names<'_>, budget: &Budget<'_>) -> Option<SuperfluousJson> {
    let spare = superfluous(puzzle, budget)?;
    Some(SuperfluousJson {
        alone: pieces(puzzle, &spare.alone, names),
        together: pieces(puzzle, &spare.together, names),
        complete: spare.undecided.is_empty(),
    })
}

fn counted(puzzle: &Puzzle, counts: &Counts) -> TrueCandidatesJson {
    let of_cell = |cell| counts.of_cell(cell).to_vec();
    TrueCandidatesJson {
        solutions: counts.solutions,
        limit: counts.limit(),
        complete: counts.is_complete,
        settled: counts.settled(),
        cells: puzzle.shape().cells().map(of_cell).collect(),
    }
}

fn suggested(
    puzzle: &Puzzle,
    (wish, seed): (Wish, u64),
    names: &Names<'_>,
    budget: &Budget<'_>,
) -> Option<SuggestionsJson> {
    let found = suggest(puzzle, wish, (seed, CLUES), budget)?;
    let clue = |clue: &Suggested| {
        let what = (&clue.rules[..], clue.given);
        SuggestedJson::new(puzzle.shape(), what, clue.solutions, &clue.replaces, names)
    };
    Some(SuggestionsJson {
        unique: found.is_unique,
        complete: found.is_complete,
        clues: found.list.iter().map(clue).collect(),
    })
}
