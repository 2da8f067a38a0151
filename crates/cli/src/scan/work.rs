//! Reads files one after another in a thread of its own: what takes long can be left where it is when the time is
//! over.
use super::document::{self, Unread};
use super::{Found, files, seen};
use crate::clock::Deadline;
use core::time::Duration;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use whydoku_scan::{FileError, FileKind, Grid, Picture, scan};
use whydoku_words::{Language, message};

/// How often the clock is read while a picture is looked at.
const PAUSE: Duration = Duration::from_millis(20);

/// What is known of the files, in their order.
pub(super) enum News {
    /// A file is being read.
    Begun,
    /// A picture was read, and its overlay is wanted.
    Overlay(Box<Picture>, Vec<Grid>),
    /// Grids of the same page, if it is a document.
    Grids(Vec<Found>),
    /// All of a file has been read, or why it was not.
    Ended(Result<Unread, String>),
}

/// How the work ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// Every file has been read.
    Done,
    /// The time was over first.
    OutOfTime,
}

/// Reads the files; only until the deadline, if there is one.
pub(super) struct Work {
    news: Receiver<News>,
    deadline: Option<Deadline>,
}

impl Work {
    /// Begins to read the files.
    pub(super) fn begin(files: &[PathBuf], told: Telling, deadline: Option<Deadline>) -> Self {
        // The reader waits until a page has been written, so that few of them are in memory.
        let (sender, news) = sync_channel(1);
        let files = files.to_vec();
        std::thread::spawn(move || {
            // Nobody listens when the time is over, and nobody needs the rest.
            let _ = files.iter().try_for_each(|file| told.file(file, &sender));
        });
        Self { news, deadline }
    }
    /// The next news, or how the work ended.
    pub(super) fn next(&self) -> Result<News, End> {
        loop {
            if self.deadline.is_some_and(|deadline| deadline.is_over()) {
                return Err(End::OutOfTime);
            }
            match self.news.recv_timeout(PAUSE) {
                Ok(news) => return Ok(news),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(End::Done),
            }
        }
    }
}

/// What is told of files.
pub(super) struct Telling {
    pub(super) wants_overlay: bool,
    pub(super) language: Language,
}

/// The one who asked does not listen any more.
struct Gone;

impl Telling {
    fn file(&self, file: &Path, to: &SyncSender<News>) -> Result<(), Gone> {
        let send = |news| to.send(news).map_err(|_| Gone);
        send(News::Begun)?;
        let bytes = match files::read(file, self.language) {
            Ok(bytes) => bytes,
            Err(why) => return send(News::Ended(Err(why))),
        };
        let mut is_gone = false;
        let mut page = |grids: Vec<Found>| {
            is_gone |= send(News::Grids(grids)).is_err();
            !is_gone
        };
        let ended = if FileKind::of(&bytes) != Some(FileKind::Pdf) {
            self.picture(&bytes, to)
        } else if self.wants_overlay {
            Err(message!("scan-overlay-picture").text(self.language).to_owned())
        } else {
            document::read(bytes, &mut page)
        };
        send(News::Ended(ended))
    }
    /// The grids of a picture.
    fn picture(&self, bytes: &[u8], to: &SyncSender<News>) -> Result<Unread, String> {
        let picture = whydoku_scan::files::decode(bytes).map_err(|error| match error {
            FileError::Unreadable(FileKind::Heic) => {
                message!("scan-heic").text(self.language).to_owned()
            }
            other => other.to_string(),
        })?;
        let grids = scan(&picture);
        // When nobody listens, the next news ends the work.
        if self.wants_overlay {
            let _ = to.send(News::Overlay(Box::new(picture), grids.clone()));
        }
        let grids = grids.into_iter().map(|grid| seen(grid, None)).collect();
        let _ = to.send(News::Grids(grids));
        Ok(Unread::Picture)
    }
}
