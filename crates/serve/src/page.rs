//! The page to play on: files that are part of the program. They are in `web/page` and also serve as a
//! static site (`cargo xtask site`).
use crate::files::asset;
use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use whydoku_logic::{Technique, page, page_language};
use whydoku_protocol::practice_puzzles;
use whydoku_words::{Language, first_page};

/// Files of the page by name, below `/page/`.
macro_rules! files {
    ($($name:literal)*) => {
        &[$(($name, include_bytes!(concat!("../../../web/page/", $name)))),*]
    };
}

const INDEX: &str = include_str!("../../../web/page/index.html");

/// Every file but the first, with its content.
const FILES: &[(&str, &[u8])] = files![
    "board/board.js"
    "dom.js"
    "engine/engine.js"
    "engine/http.js"
    "engine/wasi.js"
    "engine/worker.js"
    "engine/workers.js"
    "icons.js"
    "later/amend.js"
    "later/book.js"
    "later/booklet.js"
    "later/branches.js"
    "later/bring.js"
    "later/chapters.js"
    "later/check.js"
    "later/colours.css"
    "later/command.js"
    "later/course-kept.js"
    "later/course.js"
    "later/daily.js"
    "later/dialog.js"
    "later/doubts.js"
    "later/enter.js"
    "later/exchange.js"
    "later/finish.js"
    "later/fresh.js"
    "later/games.js"
    "later/help.js"
    "later/icons.js"
    "later/judged.js"
    "later/keep.js"
    "later/large.css"
    "later/later.css"
    "later/learn.css"
    "later/legend.js"
    "later/levels.js"
    "later/link.js"
    "later/listing.js"
    "later/log.js"
    "later/make.css"
    "later/make/canvas.js"
    "later/make/cards.js"
    "later/make/gestures.js"
    "later/make/known.js"
    "later/make/live.js"
    "later/make/make.js"
    "later/make/model.js"
    "later/make/paint.js"
    "later/make/places.js"
    "later/make/publish.js"
    "later/make/suggestions.js"
    "later/make/surface.js"
    "later/make/tools.js"
    "later/menu.js"
    "later/named.js"
    "later/page.js"
    "later/pen.js"
    "later/picture.js"
    "later/rated.js"
    "later/records.js"
    "later/result.js"
    "later/rules.js"
    "later/scan/camera.js"
    "later/scan/photo.js"
    "later/scan/reader.js"
    "later/scan/review.js"
    "later/scan/scan.css"
    "later/scan/ways.js"
    "later/scan/worker.js"
    "later/scrubber.js"
    "later/search.js"
    "later/settings.js"
    "later/share.js"
    "later/shelf.js"
    "later/shown.js"
    "later/sketched.js"
    "later/speak.js"
    "later/statistics.js"
    "later/steps.js"
    "later/styled.js"
    "later/techniques.js"
    "later/themes.css"
    "later/tips.js"
    "later/tools.js"
    "later/typing.js"
    "later/walk.js"
    "later/way.js"
    "later/zoom.js"
    "learn/guide.js"
    "learn/hint.js"
    "learn/told.js"
    "main.js"
    "parts.js"
    "play/clock.js"
    "play/entry.js"
    "play/keys.js"
    "play/pad.js"
    "play/sheet.js"
    "play/welcome.js"
    "state/library.js"
    "state/settings.js"
    "state/store.js"
    "styles/board.css"
    "styles/layout.css"
    "styles/page.css"
    "styles/print.css"
    "styles/tokens.css"
    "words/words.js"
];

/// A route for each file.
pub(crate) fn routes() -> Router {
    let index = first_page(INDEX);
    let first = get(|| async { ([(CONTENT_TYPE, "text/html; charset=utf-8")], index) });
    let router = Router::new().route("/", first).route("/page/techniques/{name}", get(technique));
    let router = Language::all().fold(router, |router, language| {
        let words = move || async move { asset("application/json", language.page().as_bytes()) };
        let rest =
            move || async move { asset("application/json", language.page_later().as_bytes()) };
        router
            .route(&format!("/page/words/{language}.json"), get(words))
            .route(&format!("/page/words/{language}-later.json"), get(rest))
    });
    FILES.iter().fold(router, |router, &(name, bytes)| {
        let path = format!("/page/{name}");
        router.route(&path, get(move || async move { asset(kind(name), bytes) }))
    })
}

/// A file about a technique: its page in a language (`x-wing.en.md`), or puzzles that need it
/// (`x-wing.txt`).
async fn technique(Path(name): Path<String>) -> Response {
    match about(&name) {
        Some(text) => asset("text/plain; charset=utf-8", text.as_bytes()),
        None => (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response(),
    }
}

fn about(name: &str) -> Option<&'static str> {
    let (id, rest) = name.split_once('.')?;
    let technique = Technique::ALL.iter().copied().find(|one| one.info().id == id)?;
    if rest == "txt" {
        return practice_puzzles(technique);
    }
    let language: Language = rest.strip_suffix(".md")?.parse().ok()?;
    (page_language(technique, language) == language).then(|| page(technique, language))
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::FILES;
    use std::path::Path;

    fn names(folder: &Path, prefix: &str, found: &mut Vec<String>) -> std::io::Result<()> {
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                names(&entry.path(), &format!("{name}/"), found)?;
            } else {
                found.push(name);
            }
        }
        Ok(())
    }

    #[test]
    fn every_file_of_the_page_is_part_of_the_program() -> std::io::Result<()> {
        let mut there = Vec::new();
        names(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/page"), "", &mut there)?;
        there.retain(|name| name != "index.html");
        there.sort();
        let listed: Vec<&str> = FILES.iter().map(|(name, _)| *name).collect();
        assert_eq!(listed, there, "the list in page.rs, in alphabetical order");
        Ok(())
    }
}
