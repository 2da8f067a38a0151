//! A server for a test, and simple clients.
#![allow(unreachable_pub, reason = "it is part of several tests")]
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::time::Duration;
use whydoku_serve::Limits;

/// A separate server for one test; it ends with the tests.
pub fn server(limits: Limits) -> SocketAddr {
    server_until(limits, core::future::pending()).0
}

/// A server that ends when `stop` is ready, and the thread it runs on.
pub fn server_until(
    limits: Limits,
    stop: impl Future<Output = ()> + Send + 'static,
) -> (SocketAddr, std::thread::JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    listener.set_nonblocking(true).unwrap();
    let thread = std::thread::spawn(move || {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        runtime.unwrap().block_on(async move {
            let listener = tokio::net::TcpListener::from_std(listener).unwrap();
            whydoku_serve::serve(listener, limits, stop).await;
        });
    });
    (address, thread)
}

pub fn connect(to: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(to).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    stream
}

/// Sends bytes and reads until the server closes; if the connection breaks, returns what was read so far.
pub fn exchange(to: SocketAddr, request: &[u8]) -> String {
    let mut stream = connect(to);
    let _ = stream.write_all(request);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

pub fn get(to: SocketAddr, path: &str) -> String {
    exchange(
        to,
        format!("GET {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n\r\n").as_bytes(),
    )
}

pub fn post(to: SocketAddr, path: &str, body: &str) -> String {
    let kind =
        if path == "/api" { "application/json" } else { "application/x-www-form-urlencoded" };
    post_with(to, path, &format!("Host: {to}\r\nContent-Type: {kind}\r\n"), body)
}

/// A request with custom headers.
pub fn post_with(to: SocketAddr, path: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    let head = format!("POST {path} HTTP/1.1\r\n{headers}Connection: close\r\n");
    exchange(to, format!("{head}Content-Length: {length}\r\n\r\n{body}").as_bytes())
}

pub fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or("no answer")
}
