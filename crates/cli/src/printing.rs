//! Where output goes and how it looks, as set by the options of every command.
use crate::args::Common;
use crate::exit::Failure;
use crate::terminal::{is_ascii_locale, terminal_width};
use crate::wrap::note;
use anstream::{AutoStream, ColorChoice};
use std::env;
use std::io::{self, IsTerminal, StdoutLock};
use whydoku_batch::Draft;
use whydoku_draw::text::{Charset, Paint, TextLook};

impl Common {
    /// How pictures are drawn.
    pub(crate) fn style(&self) -> TextLook {
        let colour = AutoStream::choice(&io::stdout()) != ColorChoice::Never;
        TextLook {
            paint: if colour { Paint::Ansi } else { Paint::Plain },
            charset: if self.is_ascii() { Charset::Ascii } else { Charset::Unicode },
            names: self.cell_names(),
            language: self.language,
            width: terminal_width(),
            in_parts: io::stdout().is_terminal(),
            ..TextLook::default()
        }
    }
    /// Whether only ASCII may be printed: because it was requested, or because the terminal or the
    /// locale supports nothing else.
    pub(crate) fn is_ascii(&self) -> bool {
        let is_dumb = || env::var_os("TERM").is_some_and(|kind| kind == "dumb");
        self.ascii || is_ascii_locale() || (io::stdout().is_terminal() && is_dumb())
    }
    /// Standard output, with colour as chosen.
    pub(crate) fn out() -> AutoStream<StdoutLock<'static>> {
        anstream::stdout().lock()
    }
}

/// Ends an output. If it is `whole`, a file gets its name; otherwise a note names the partial file.
pub(crate) fn end(draft: Draft, whole: bool) -> Result<(), Failure> {
    if whole {
        return draft.finish().map_err(Failure::bad);
    }
    if let Some(part) = draft.leave().map_err(Failure::bad)? {
        note(format_args!("what was written so far is in {}", part.display()));
    }
    Ok(())
}
