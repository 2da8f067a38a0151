//! The server under attack, and well-behaved clients.
use super::field::{Field, Random, read_text};
use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::Child;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long a well-behaved client waits.
const PATIENCE: Duration = Duration::from_mins(1);

/// A running server, ended when this is dropped.
pub(super) struct Server {
    child: Child,
    pub(super) address: SocketAddr,
}

impl Server {
    pub(super) fn start(field: &Field) -> Result<Self, String> {
        let mut child = field.start(&["serve", "--port", "0"])?;
        for _ in 0..1000 {
            let said = read_text(&field.path("started.out"))?;
            let address = said.split("http://").nth(1).and_then(|rest| rest.split('/').next());
            if let Some(address) = address.and_then(|address| address.parse().ok()) {
                return Ok(Self { child, address });
            }
            sleep(Duration::from_millis(10));
        }
        let _ = child.kill();
        Err("the server does not say where it is".into())
    }
    /// The largest amount of memory that it has used, in kilobytes, if the system reports it.
    pub(super) fn peak(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        line.trim().strip_suffix(" kB")?.parse().ok()
    }
    /// The number of files and connections that it has open, if the system reports it.
    pub(super) fn open(&self) -> Option<usize> {
        Some(fs::read_dir(format!("/proc/{}/fd", self.child.id())).ok()?.count())
    }
    /// What is wrong with it at the end: it must be running, and must not have complained.
    pub(super) fn fault(&mut self, field: &Field) -> Option<String> {
        if let Ok(Some(status)) = self.child.try_wait() {
            return Some(format!("the server ended: {status}"));
        }
        let said = read_text(&field.path("started.err")).unwrap_or_default();
        (!said.is_empty()).then(|| format!("the server said: {said}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A call as a complete HTTP request.
pub(super) fn call(to: SocketAddr, body: &str) -> String {
    let length = body.len();
    format!(
        "POST /api HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
}

/// A request for a file.
pub(super) fn get(to: SocketAddr, path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n\r\n")
}

/// The whole answer to a request on a connection of its own.
pub(super) fn ask(to: SocketAddr, request: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&to, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// The status of an answer; an answer that cannot be understood is returned unchanged.
pub(super) fn status(answer: &std::io::Result<String>) -> String {
    match answer {
        Ok(answer) => answer.split(' ').nth(1).unwrap_or("nothing").to_owned(),
        Err(error) => error.to_string(),
    }
}

/// A game on a board, as the server saves it.
pub(super) fn game(to: SocketAddr, board: &str) -> Result<String, String> {
    let load = format!(r#"{{"schema":1,"call":"load","text":"{board}"}}"#);
    let answer = ask(to, &call(to, &load)).map_err(|error| error.to_string())?;
    let game = answer.split(r#""game":""#).nth(1).and_then(|rest| rest.split('"').next());
    game.map(str::to_owned).ok_or_else(|| format!("a board is not loaded: {answer}"))
}

/// How long the answers took, and the failed ones.
#[derive(Default)]
pub(super) struct Service {
    took: Vec<Duration>,
    pub(super) failed: Vec<String>,
}

impl Service {
    pub(super) fn count(&self) -> usize {
        self.took.len()
    }
    /// The time in milliseconds within which this many of a hundred answers came.
    pub(super) fn within(&self, hundredths: usize) -> f64 {
        let mut took = self.took.clone();
        took.sort_unstable();
        let at = took.len() * hundredths / 100;
        took.get(at.min(took.len().saturating_sub(1))).map_or(0.0, |took| took.as_secs_f64() * 1e3)
    }
}

/// Well-behaved clients, each with a request now and then, until `stop`.
pub(super) fn serve_many(
    to: SocketAddr,
    requests: &[String],
    clients: u64,
    field: &Field,
    stop: &AtomicBool,
) -> Service {
    let client = |number| {
        let (mut random, mut service) = (field.random(1000 + number), Service::default());
        while !stop.load(Ordering::Relaxed) {
            sleep(pause(&mut random));
            let request = &requests[random.below(requests.len())];
            let begun = Instant::now();
            let answer = ask(to, request);
            service.took.push(begun.elapsed());
            let status = status(&answer);
            if status != "200" {
                service.failed.push(status);
            }
        }
        service
    };
    let mut all = Service::default();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..clients).map(|n| scope.spawn(move || client(n))).collect();
        for service in threads.into_iter().filter_map(|thread| thread.join().ok()) {
            all.took.extend(service.took);
            all.failed.extend(service.failed);
        }
    });
    all
}

fn pause(random: &mut Random) -> Duration {
    Duration::from_millis(200 + random.below(800) as u64)
}

/// Sets `stop` after a time.
pub(super) fn stop_after(time: Duration, stop: &AtomicBool) {
    sleep(time);
    stop.store(true, Ordering::Relaxed);
}
