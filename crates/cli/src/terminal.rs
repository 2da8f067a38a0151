//! The properties of the terminal and the environment.
use anstyle::Style;
use std::env;
use std::io::{self, IsTerminal};

/// For what must be seen first: names and verdicts. `{BOLD}` starts it, `{BOLD:#}` ends it.
pub(crate) const BOLD: Style = Style::new().bold();

/// For what may be skipped.
pub(crate) const DIM: Style = Style::new().dimmed();

/// Columns of the terminal; 80 when the output is not a terminal.
pub(crate) fn terminal_width() -> usize {
    let size = io::stdout().is_terminal().then(terminal_size::terminal_size).flatten();
    size.map_or(80, |(width, _)| usize::from(width.0).max(1))
}

/// Columns for help: those of the terminal, or of the variable `COLUMNS` elsewhere; no more than can be read well.
pub(crate) fn help_width() -> usize {
    const MOST: usize = 100;
    let named = || env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let is_terminal = io::stdout().is_terminal();
    let columns = if is_terminal { Some(terminal_width()) } else { named() };
    columns.unwrap_or(MOST).clamp(1, MOST)
}

/// Whether the environment asks for a locale without UTF-8. If nothing is set, it does not.
pub(crate) fn is_ascii_locale() -> bool {
    let asked = |name| env::var(name).ok().filter(|locale| !locale.is_empty());
    // The first one that is set decides, as in POSIX.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(asked);
    locale.is_some_and(|locale| {
        let locale = locale.to_ascii_lowercase();
        !(locale.contains("utf-8") || locale.contains("utf8"))
    })
}
