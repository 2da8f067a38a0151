//! Where commands come from: a terminal, with editing and history, or a file or pipe.
use crate::exit::Failure;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use std::io::{self, IsTerminal};

/// Lines of the player.
pub(super) enum Lines {
    /// A person types them.
    Typed(Box<DefaultEditor>),
    /// They come from a file or a pipe.
    Piped,
}

impl Lines {
    pub(super) fn new() -> Result<Self, Failure> {
        let is_typed = io::stdin().is_terminal() && io::stdout().is_terminal();
        if !is_typed {
            return Ok(Self::Piped);
        }
        let editor = DefaultEditor::new().map_err(Failure::bad)?;
        Ok(Self::Typed(Box::new(editor)))
    }
    /// The next line; `None` at the end of the input, and when Ctrl-C or Ctrl-D is typed.
    pub(super) fn next(&mut self) -> Result<Option<String>, Failure> {
        match self {
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
