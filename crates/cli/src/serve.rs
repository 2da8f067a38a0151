//! `whydoku serve`: the page in the browser.
use crate::args::{Common, ServeArgs};
use crate::exit::{Exit, Failure};
use crate::wrap::note;
use std::io::{ErrorKind, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, Stdio};
use whydoku_serve::Limits;

pub(crate) fn run(args: &ServeArgs) -> Result<Exit, Failure> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, args.port)).map_err(|error| {
        let port = args.port;
        Failure::bad(match error.kind() {
            ErrorKind::AddrInUse => {
                format!(
                    "port {port} is in use; let the system choose one: `whydoku serve --port 0`"
                )
            }
            _ => format!("port {port}: {error}"),
        })
    })?;
    let address = format!("http://{}/", listener.local_addr()?);
    {
        let mut out = Common::out();
        writeln!(out, "Whydoku is at {address} (Ctrl-C ends it)")?;
        out.flush()?;
    }
    if args.open && !open(&address) {
        note(format_args!("no browser could be opened; open {address} yourself"));
    }
    whydoku_serve::run(listener, Limits::default())?;
    note("ended");
    Ok(Exit::Fine)
}

/// Opens an address with the system's opener; false when there is none.
fn open(address: &str) -> bool {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    Command::new(program)
        .args(arguments)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .is_ok()
}
