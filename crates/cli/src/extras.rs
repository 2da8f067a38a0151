//! Completions and the manual page.
use crate::args::ManArgs;
use crate::exit::{Exit, Failure};
use crate::help;
use std::io::Write;

pub(crate) fn completions(shell: clap_complete::Shell) -> Result<Exit, Failure> {
    // Written to memory first: the generator panics when a pipe closes under it.
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut help::command(), "whydoku", &mut text);
    std::io::stdout().write_all(&text)?;
    Ok(Exit::Fine)
}

/// The manual page of the program, or of one of its commands.
pub(crate) fn man(args: &ManArgs) -> Result<Exit, Failure> {
    let mut command = shown_in_full(help::command());
    command.build();
    if let Some(name) = &args.command {
        let known = command.find_subcommand(name);
        let names = || command.get_subcommands().map(clap::Command::get_name).collect::<Vec<_>>();
        let unknown =
            || format!("there is no command {name:?}; the commands are {}", names().join(", "));
        command = known.cloned().ok_or_else(|| Failure::bad(unknown()))?;
    }
    let of_command = args.command.is_some();
    let page = clap_mangen::Man::new(command)
        .source(concat!("whydoku ", env!("CARGO_PKG_VERSION")))
        .manual("Whydoku");
    let mut text = Vec::new();
    page.render(&mut text)?;
    if of_command {
        text.extend(b".SH \"SEE ALSO\"\nwhydoku(1)\n");
    }
    std::io::stdout().write_all(&text)?;
    Ok(Exit::Fine)
}

/// The command line with the texts of all options: a manual page leaves out those that `-h` leaves out.
fn shown_in_full(command: clap::Command) -> clap::Command {
    let command = command.mut_args(|arg| arg.hide_short_help(false));
    command.mut_subcommands(shown_in_full)
}
