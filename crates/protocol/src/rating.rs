//! How hard the puzzle of a game is.
use whydoku_exact::{Budget, Verdict};
use whydoku_rate::Brief;
use whydoku_session::Game;
use whydoku_wire::BriefRatingJson;

/// The field's two ratings, if there is one solution and they are found quickly.
pub(crate) fn brief(game: &mut Game, budget: &Budget<'_>) -> Option<BriefRatingJson> {
    let Verdict::Unique(solution) = game.solutions(budget) else { return None };
    let solution = solution.digits().to_vec();
    let brief = Brief::of(game.puzzle(), &solution, budget.stop)?;
    let tenths = |tenths: u16| f64::from(tenths) / 10.0;
    Some(BriefRatingJson {
        er: brief.explainer.map(|rating| tenths(rating.er)),
        ep: brief.explainer.map(|rating| tenths(rating.ep)),
        ed: brief.explainer.map(|rating| tenths(rating.ed)),
        hodoku_level: brief.hodoku.map(|(level, _)| level.to_string()),
        hodoku_score: brief.hodoku.map(|(_, score)| score),
        words: brief.to_string(),
    })
}
