//! A connection that must make progress: a client that does not take what it requested is cut off.
use crate::crowd::{Client, PROGRESS};
use core::pin::Pin;
use core::task::{Context, Poll, ready};
use core::time::Duration;
use std::io::{Error, ErrorKind, IoSlice, Result};
use std::sync::Arc;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// The bytes of a connection.
pub(crate) struct Watched {
    stream: TcpStream,
    client: Arc<Client>,
    /// The time for the client to take a good part of what is sent.
    limit: Duration,
    /// The end of that time, when the client keeps the server waiting.
    waiting: Option<Pin<Box<Sleep>>>,
    /// Bytes sent since that time started.
    moved: usize,
}

impl Watched {
    pub(crate) fn new(stream: TcpStream, client: Arc<Client>, limit: Duration) -> Self {
        Self { stream, client, limit, waiting: None, moved: 0 }
    }
    /// Counts what was sent, or waits for the client to make room, but not forever.
    fn account(&mut self, cx: &mut Context<'_>, sent: Poll<Result<usize>>) -> Poll<Result<usize>> {
        if let Poll::Ready(sent) = sent {
            let sent = sent?;
            self.moved += sent;
            if self.moved >= PROGRESS {
                self.moved = 0;
                self.waiting = None;
                self.client.is_alive();
            }
            return Poll::Ready(Ok(sent));
        }
        let limit = self.limit;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(limit)));
        if waiting.as_mut().poll(cx).is_ready() {
            return Poll::Ready(Err(Error::new(ErrorKind::TimedOut, "the answer is not taken")));
        }
        Poll::Pending
    }
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Watched {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.account(cx, sent)
    }
    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.account(cx, sent)
    }
    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
    /// Hyper calls it when it has handed over everything.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        ready!(Pin::new(&mut self.stream).poll_flush(cx))?;
        self.waiting = None;
        self.moved = 0;
        self.client.took_all();
        Poll::Ready(Ok(()))
    }
    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
