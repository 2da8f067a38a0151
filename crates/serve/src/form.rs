//! The board as a plain form. Its steps: a board of a chosen size is set up and drawn; the submitted board
//! is read, the possibles are calculated, the tests are tried one after another, and the board is checked and
//! shown with a closing message.
mod entry;
mod page;
mod tests_fired;

use crate::content::Content;
use crate::crowd::Client;
use crate::shared::Server;
use crate::work::{Cost, NoResult};
use axum::Extension;
use axum::extract::{RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use entry::{Rejected, Submitted};
use std::sync::Arc;
use tests_fired::Fired;
use whydoku_core::Puzzle;
use whydoku_exact::Budget;
use whydoku_session::{BoardState, Outcome, Walk};

/// The result for a board.
pub(crate) struct Report {
    pub(crate) submitted: Puzzle,
    /// Where the tests led, with the possibles of every empty cell.
    pub(crate) end: Puzzle,
    pub(crate) fired: Vec<Fired>,
    pub(crate) state: BoardState,
    pub(crate) outcome: Outcome,
}

/// The choice of a size, or an empty board of the chosen size.
pub(crate) async fn show(RawQuery(query): RawQuery) -> Response {
    let fields = entry::fields(query.unwrap_or_default().as_bytes());
    match fields.iter().find(|(name, _)| name == "size") {
        None => html(StatusCode::OK, page::choice(None)),
        Some((_, size)) => match entry::shape(size) {
            Ok(shape) => html(StatusCode::OK, page::empty(&shape)),
            Err(rejected) => html(StatusCode::BAD_REQUEST, page::choice(Some(&rejected))),
        },
    }
}

/// A submitted board: solved as far as the tests go.
pub(crate) async fn submit(
    State(server): State<Server>,
    Extension(client): Extension<Arc<Client>>,
    content: Content,
) -> Result<Response, NoResult> {
    let puzzle = match entry::read(&content.bytes) {
        Ok(Submitted::Board(puzzle)) => puzzle,
        Ok(Submitted::Mistakes(form)) => {
            return Ok(html(StatusCode::BAD_REQUEST, page::mistakes(&form)));
        }
        Err(rejected) => return Ok(html(StatusCode::BAD_REQUEST, page::choice(Some(&rejected)))),
    };
    let cost = Cost::light(puzzle.shape().cell_count());
    let working = client.work();
    let work = move |budget: &Budget<'_>| attempt_to_solve(puzzle.clone(), budget);
    let answer = server.workers.run(cost, work).await?;
    drop(working);
    Ok(match answer {
        Ok(report) => html(StatusCode::OK, page::report(&report)),
        Err(rejected) => html(StatusCode::BAD_REQUEST, page::choice(Some(&rejected))),
    })
}

fn attempt_to_solve(puzzle: Puzzle, budget: &Budget<'_>) -> Result<Report, Rejected> {
    let mut walk = Walk::new(&puzzle, tests_fired::method()).map_err(|_| Rejected::TooLarge)?;
    let mut fired = Vec::new();
    loop {
        let taken = walk.advance_within(budget.stop);
        if taken.is_empty() || budget.stop.is_due() {
            break;
        }
        fired.extend(taken.iter().map(|step| Fired::new(step, puzzle.shape())));
    }
    Ok(Report {
        end: walk.position().to_puzzle(),
        state: BoardState::of(walk.position()),
        outcome: walk.outcome(budget),
        fired,
        submitted: puzzle,
    })
}

fn html(status: StatusCode, page: String) -> Response {
    (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
}
