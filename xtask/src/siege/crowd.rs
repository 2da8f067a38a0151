//! Clients who hold connections: some do nothing, some do it slowly, some never read.
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How often each of them does something.
const BEAT: Duration = Duration::from_secs(1);

/// What a client does with its connection.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Manner {
    /// Nothing.
    Idle,
    /// It sends a byte of a head.
    SlowHead,
    /// It sends a byte of a large body.
    SlowBody,
    /// It requests a large file again and again and never reads.
    NeverReads,
    /// It does the same, and reads a few bytes.
    SlowReads,
}

/// The manners of slow clients, in rotation.
pub(super) const SLOW: [Manner; 4] =
    [Manner::SlowHead, Manner::SlowBody, Manner::NeverReads, Manner::SlowReads];

struct Client {
    manner: Manner,
    stream: Option<TcpStream>,
}

/// Holds this many connections of these manners until `stop`: any that are closed are opened again.
/// Counts the connections that were made.
pub(super) fn hold(
    to: SocketAddr,
    manners: &[Manner],
    count: usize,
    stop: &AtomicBool,
    made: &AtomicU64,
) {
    let manner = |at: usize| manners[at % manners.len()];
    let mut clients: Vec<Client> =
        (0..count).map(|at| Client { manner: manner(at), stream: None }).collect();
    while !stop.load(Ordering::Relaxed) {
        let begun = Instant::now();
        for client in &mut clients {
            let done = match &mut client.stream {
                Some(stream) => go_on(stream, client.manner, to),
                None => begin(client.manner, to).map(|stream| {
                    made.fetch_add(1, Ordering::Relaxed);
                    client.stream = Some(stream);
                }),
            };
            if done.is_err() {
                client.stream = None;
            }
        }
        std::thread::sleep(BEAT.saturating_sub(begun.elapsed()));
    }
}

fn begin(manner: Manner, to: SocketAddr) -> std::io::Result<TcpStream> {
    let mut stream = TcpStream::connect_timeout(&to, BEAT)?;
    stream.set_nonblocking(true)?;
    match manner {
        Manner::Idle => {}
        Manner::SlowHead => stream.write_all(b"GET / HTTP/1.1\r\nX: ")?,
        Manner::SlowBody => {
            let head = "Content-Type: application/json\r\nContent-Length: 200000";
            let half = "x".repeat(20_000);
            write!(stream, "POST /api HTTP/1.1\r\nHost: {to}\r\n{head}\r\n\r\n{half}")?;
        }
        Manner::NeverReads | Manner::SlowReads => go_on(&mut stream, Manner::NeverReads, to)?,
    }
    Ok(stream)
}

/// Does what a client does once a second; an error if the server has closed the connection.
fn go_on(stream: &mut TcpStream, manner: Manner, to: SocketAddr) -> std::io::Result<()> {
    let mut few = [0; 512];
    let read = match manner {
        Manner::NeverReads => {
            let request = format!("GET /page/words/de.json HTTP/1.1\r\nHost: {to}\r\n\r\n");
            return patient(stream.write_all(request.repeat(100).as_bytes()));
        }
        Manner::Idle | Manner::SlowReads => stream.read(&mut few),
        Manner::SlowHead | Manner::SlowBody => {
            patient(stream.write_all(b"x"))?;
            stream.read(&mut few)
        }
    };
    match read {
        Ok(0) => Err(ErrorKind::ConnectionAborted.into()),
        read => patient(read.map(drop)),
    }
}

/// If nothing can be done at the moment, that is not an error.
fn patient(done: std::io::Result<()>) -> std::io::Result<()> {
    match done {
        Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(()),
        done => done,
    }
}
