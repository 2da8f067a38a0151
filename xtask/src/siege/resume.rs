//! Long jobs that are killed at random moments and resumed, and resumes from files that somebody
//! has tampered with. A file with its final name must be what an undisturbed job writes.
use super::field::{Field, Random, Tally, read_text, write};
use super::states::State;
use std::fs;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

/// A job: its arguments except for input, output and `--resume`, its second output if it has one,
/// and how many puzzles keep it busy for a few seconds.
type Job = (&'static [&'static str], Option<&'static str>, usize);

const JOBS: [Job; 5] = [
    (&["solve", "--quick"], Some("--certify"), 4_000),
    (&["rate", "--profile", "se", "--format", "csv"], Some("--errors"), 1_000),
    (&["minimize"], None, 8_000),
    (&["transform", "--random", "--keep-going"], Some("--errors"), 150_000),
    (&["check", "--lines", "--format", "jsonl"], Some("--certify"), 4_000),
];

/// The number of kills for each job.
const KILLS: u64 = 8;
/// The number of tamperings for each job.
const TAMPERINGS: u64 = 60;

pub(super) fn run(field: &Field) -> Result<Tally, String> {
    let mut tally = Tally::default();
    for (at, job) in JOBS.iter().enumerate() {
        let mut scene = Scene::new(field, job, at as u64)?;
        scene.kill(KILLS * field.times, &mut tally)?;
        scene.tamper(TAMPERINGS * field.times, &mut tally)?;
    }
    Ok(tally)
}

/// One job with its files and what an undisturbed run of it writes.
struct Scene<'a> {
    field: &'a Field,
    job: &'static Job,
    random: Random,
    input: PathBuf,
    whole: [Option<Vec<u8>>; 2],
}

impl<'a> Scene<'a> {
    fn new(field: &'a Field, job: &'static Job, stream: u64) -> Result<Self, String> {
        let input = field.puzzles("in.txt", job.2)?;
        let random = field.random(stream);
        let mut scene = Self { field, job, random, input, whole: [None, None] };
        scene.whole = scene.fresh()?;
        Ok(scene)
    }
    fn arguments(&self, resume: bool) -> Vec<String> {
        let mut arguments: Vec<String> = self.job.0.iter().map(|&word| word.into()).collect();
        arguments.extend([self.field.name("in.txt"), "-o".into(), self.field.name("out")]);
        if let Some(option) = self.job.1 {
            arguments.extend([option.into(), self.field.name("second")]);
        }
        if resume {
            arguments.push("--resume".into());
        }
        arguments
    }
    fn outputs(&self) -> [PathBuf; 2] {
        ["out", "second"].map(|name| self.field.path(name))
    }
    /// All files of a job except its input.
    fn files(&self) -> Vec<PathBuf> {
        ["out", "out.part", "out.part.checkpoint", "second", "second.part", "in.txt"]
            .map(|name| self.field.path(name))
            .to_vec()
    }
    fn clear(&self) {
        for path in self.files() {
            if path != self.input {
                // It may not be there.
                let _ = fs::remove_file(path);
            }
        }
    }
    /// The output of an undisturbed run for the current input.
    fn fresh(&self) -> Result<[Option<Vec<u8>>; 2], String> {
        self.clear();
        let arguments = self.arguments(false);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        self.field.must(&arguments, &[0, 1, 2])?;
        let whole = self.outputs().map(|path| fs::read(path).ok());
        self.clear();
        Ok(whole)
    }
    /// Starts the job and kills it after a while; false if it ended before.
    fn interrupted(&mut self, longest: usize) -> Result<bool, String> {
        let arguments = self.arguments(true);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let mut child = self.field.start(&arguments)?;
        sleep(Duration::from_millis(self.random.below(longest) as u64));
        let running = child.try_wait().map_err(|error| error.to_string())?.is_none();
        // Its own child, which may have ended already.
        let _ = child.kill();
        let _ = child.wait();
        Ok(running)
    }
    fn resume(&self) -> Result<(Option<i32>, String), String> {
        let arguments = self.arguments(true);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let ended = self.field.run(&arguments)?;
        Ok((ended.code, ended.err))
    }
    fn kill(&mut self, kills: u64, tally: &mut Tally) -> Result<(), String> {
        self.clear();
        for _ in 0..kills {
            let killed = self.interrupted(2_500)?;
            tally.count(if killed { "kills" } else { "ends before the kill" });
            self.look_at_names("a kill", tally);
            if !killed {
                self.clear();
            }
        }
        if !self.outputs()[0].exists() {
            let (code, err) = self.resume()?;
            if !matches!(code, Some(0 | 1)) {
                tally.breach(format!("{:?}: resume after kills: {code:?} {err}", self.job.0));
            }
        }
        self.look_at_names("the last resume", tally);
        self.clear();
        Ok(())
    }
    /// A file with its final name must be what an undisturbed run writes.
    fn look_at_names(&self, after: &str, tally: &mut Tally) {
        for (path, whole) in self.outputs().iter().zip(&self.whole) {
            if let Ok(found) = fs::read(path)
                && whole.as_ref() != Some(&found)
            {
                let job = self.job.0;
                tally.breach(format!("{job:?}: {} is wrong after {after}", path.display()));
            }
        }
    }
    /// Leaves a job in the middle, and resumes it with something changed.
    fn tamper(&mut self, trials: u64, tally: &mut Tally) -> Result<(), String> {
        let checkpoint = self.field.path("out.part.checkpoint");
        let mut longest = 1_500;
        while !checkpoint.exists() {
            self.clear();
            self.interrupted(longest)?;
            longest += 100;
        }
        let state = State::of(&self.files());
        for _ in 0..trials {
            state.restore()?;
            let what = self.change_something(&state)?;
            let (code, err) = self.resume()?;
            tally.count("tamperings");
            if code == Some(2) && err.contains("resume") && !self.outputs()[0].exists() {
                tally.count("refusals");
                continue;
            }
            tally.count("resumes that made no difference");
            let found = self.outputs().map(|path| fs::read(path).ok());
            let changed = fs::read(&self.input).ok();
            let same_input = changed.as_deref() == state.file(&self.input);
            let whole = if same_input { self.whole.clone() } else { self.fresh()? };
            if found != whole {
                tally
                    .breach(format!("{:?}: {what}: {code:?}, and a false file: {err}", self.job.0));
            }
        }
        state.restore()?;
        self.clear();
        Ok(())
    }
    /// Changes one thing in the input, the checkpoint or the output so far.
    fn change_something(&mut self, state: &State) -> Result<String, String> {
        let names = ["in.txt", "out.part.checkpoint", "out.part", "second.part"];
        let parts: Vec<&str> =
            names.into_iter().filter(|name| state.file(&self.field.path(name)).is_some()).collect();
        let name = parts[self.random.below(parts.len())];
        let path = self.field.path(name);
        let mut bytes = state.file(&path).unwrap_or_default().to_vec();
        if bytes.is_empty() {
            write(&path, b"0")?;
            return Ok(format!("{name}: no longer empty"));
        }
        let at = self.random.below(bytes.len());
        let what = match self.random.below(5) {
            0 if name != "in.txt" => {
                bytes.truncate(at);
                format!("{name}: cut at {at}")
            }
            1 => {
                let other = self.random.below(bytes.len());
                bytes.swap(at, other);
                format!("{name}: bytes {at} and {other} swapped")
            }
            2 => {
                bytes.insert(at, b'1');
                format!("{name}: an extra byte at {at}")
            }
            3 if name.ends_with("checkpoint") => {
                let text = read_text(&path)?;
                let lines: Vec<&str> = text.lines().collect();
                let gone = self.random.below(lines.len());
                let rest = lines.iter().enumerate().filter(|(line, _)| *line != gone);
                bytes = rest.flat_map(|(_, line)| [line.as_bytes(), b"\n"].concat()).collect();
                format!("{name}: line {gone} removed")
            }
            _ => {
                let digits: Vec<usize> =
                    (0..bytes.len()).filter(|&at| bytes[at].is_ascii_digit()).collect();
                let at = digits.get(self.random.below(digits.len().max(1))).copied().unwrap_or(at);
                let other = b'1' + self.random.below(9) as u8;
                bytes[at] = if bytes[at] == other { b'.' } else { other };
                format!("{name}: byte {at} changed")
            }
        };
        write(&path, &bytes)?;
        Ok(what)
    }
}
