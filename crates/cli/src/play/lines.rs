//! Where commands come from: a terminal, with editing and history, or a file or pipe.
use crate::exit::Failure;
#[cfg(feature = "full")]
use rustyline::{DefaultEditor, error::ReadlineError};
use std::io;
#[cfg(feature = "full")]
use std::io::IsTerminal;

/// Lines of the player.
pub(super) enum Lines {
    /// A person types them.
    #[cfg(feature = "full")]
    Typed(Box<DefaultEditor>),
    /// They come from a file or a pipe.
    Piped,
}

impl Lines {
    #[cfg_attr(
        not(feature = "full"),
        expect(
            clippy::unnecessary_wraps,
            reason = "only the whole program has an editor, which may fail"
        )
    )]
    pub(super) fn new() -> Result<Self, Failure> {
        #[cfg(feature = "full")]
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            let editor = DefaultEditor::new().map_err(Failure::bad)?;
            return Ok(Self::Typed(Box::new(editor)));
        }
        Ok(Self::Piped)
    }
    /// The next line; `None` at the end of the input, and when Ctrl-C or Ctrl-D is typed.
    pub(super) fn next(&mut self) -> Result<Option<String>, Failure> {
        match self {
            #[cfg(feature = "full")]
            Self::Typed(editor) => match editor.readline("> ") {
                Ok(line) => {
                    // A line that cannot be added to the history is still carried out.
                    let _ = editor.add_history_entry(&line);
                    Ok(Some(line))
                }
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                Err(error) => Err(Failure::bad(error)),
            },
            Self::Piped => {
                let mut line = String::new();
                let count = io::stdin().read_line(&mut line)?;
                Ok((count > 0).then_some(line))
            }
        }
    }
}
