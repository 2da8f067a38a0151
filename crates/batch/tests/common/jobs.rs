//! Jobs with files, and a disk that fails on request.
use super::{Backwards, Folder, Notes, config};
use std::cell::Cell;
use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;
use whydoku_batch::{Config, Disk, DiskFile, Files, Input, Job, JobError, RealDisk, Report, Shard};

/// A job of a test: what varies between tests.
pub(crate) struct Case<'a> {
    pub(crate) folder: &'a Folder,
    pub(crate) resume: bool,
    pub(crate) errors: bool,
    pub(crate) shard: Option<Shard>,
    pub(crate) identity: &'a str,
}

impl<'a> Case<'a> {
    pub(crate) fn new(folder: &'a Folder) -> Self {
        Self { folder, resume: false, errors: false, shard: None, identity: "backwards 1" }
    }
    pub(crate) fn run(&self, config: &Config<'_>, disk: &dyn Disk) -> Result<Report, JobError> {
        self.run_with(config, disk, &mut Notes::default())
    }
    pub(crate) fn run_with(
        &self,
        config: &Config<'_>,
        disk: &dyn Disk,
        notes: &mut Notes,
    ) -> Result<Report, JobError> {
        let job = Job {
            input: Input::open(&self.folder.file("in"))?,
            shard: self.shard,
            output: Some(self.folder.target("out")),
            stream: &mut io::sink(),
            beside: self.errors.then(|| self.folder.target("beside")),
            errors: self.errors.then(|| self.folder.target("errors")),
            heading: "heading\n".into(),
            footing: String::new(),
            resume: self.resume,
            identity: self.identity.into(),
        };
        Files::run(job, config, &Backwards::default(), notes, disk)
    }
}

pub(crate) fn read(path: &Path) -> Option<String> {
    fs::read_to_string(path).ok()
}

/// A checkpoint after every chunk.
pub(crate) fn careful(jobs: usize, chunk: usize) -> Config<'static> {
    Config { every: Duration::ZERO, ..config(jobs, chunk) }
}

/// A disk on which operation number `fail_at` fails, and all later ones with it.
pub(crate) struct Failing {
    pub(crate) calls: Rc<Cell<usize>>,
    pub(crate) fail_at: usize,
}

impl Failing {
    pub(crate) fn call(calls: &Cell<usize>, fail_at: usize) -> io::Result<()> {
        calls.set(calls.get() + 1);
        if calls.get() >= fail_at { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }
    pub(crate) fn now(&self) -> io::Result<()> {
        Self::call(&self.calls, self.fail_at)
    }
}

pub(crate) struct FailingFile {
    file: Box<dyn DiskFile>,
    calls: Rc<Cell<usize>>,
    fail_at: usize,
}

impl Write for FailingFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Half of the data arrives before the failure.
        match Failing::call(&self.calls, self.fail_at) {
            Ok(()) => self.file.write(&bytes[..bytes.len().div_ceil(2)]),
            Err(error) => Err(error),
        }
    }
    fn flush(&mut self) -> io::Result<()> {
        Failing::call(&self.calls, self.fail_at)?;
        self.file.flush()
    }
}

impl DiskFile for FailingFile {
    fn sync(&mut self) -> io::Result<()> {
        Failing::call(&self.calls, self.fail_at)?;
        self.file.sync()
    }
}

pub(crate) struct FailingReader {
    file: Box<dyn Read>,
    calls: Rc<Cell<usize>>,
    fail_at: usize,
}

impl Read for FailingReader {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        Failing::call(&self.calls, self.fail_at)?;
        self.file.read(bytes)
    }
}

impl Disk for Failing {
    fn open(&self, path: &Path, keep: u64, like: Option<&Path>) -> io::Result<Box<dyn DiskFile>> {
        self.now()?;
        let file = RealDisk.open(path, keep, like)?;
        let calls = Rc::clone(&self.calls);
        Ok(Box::new(FailingFile { file, calls, fail_at: self.fail_at }))
    }
    fn reader(&self, path: &Path) -> io::Result<Box<dyn Read>> {
        self.now()?;
        let file = RealDisk.reader(path)?;
        Ok(Box::new(FailingReader { file, calls: Rc::clone(&self.calls), fail_at: self.fail_at }))
    }
    fn read(&self, path: &Path) -> io::Result<Option<String>> {
        self.now()?;
        RealDisk.read(path)
    }
    fn exists(&self, path: &Path) -> bool {
        RealDisk.exists(path)
    }
    fn replace(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.now()?;
        RealDisk.replace(from, to)
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        self.now()?;
        RealDisk.remove(path)
    }
}
