//! The page to play on: files that are part of the program.
use crate::app::asset;
use crate::work::Workers;
use axum::Router;
use axum::routing::get;

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Path, type and content of every file.
const FILES: [(&str, &str, &[u8]); 8] = [
    ("/", "text/html; charset=utf-8", include_bytes!("../assets/page/index.html")),
    ("/page/page.css", "text/css; charset=utf-8", include_bytes!("../assets/page/page.css")),
    ("/page/main.js", SCRIPT, include_bytes!("../assets/page/main.js")),
    ("/page/engine.js", SCRIPT, include_bytes!("../assets/page/engine.js")),
    ("/page/store.js", SCRIPT, include_bytes!("../assets/page/store.js")),
    ("/page/board.js", SCRIPT, include_bytes!("../assets/page/board.js")),
    ("/page/pad.js", SCRIPT, include_bytes!("../assets/page/pad.js")),
    ("/page/guide.js", SCRIPT, include_bytes!("../assets/page/guide.js")),
];

/// A route for each file.
pub(crate) fn routes() -> Router<Workers> {
    FILES.iter().fold(Router::new(), |router, &(path, kind, bytes)| {
        router.route(path, get(move || async move { asset(kind, bytes) }))
    })
}
