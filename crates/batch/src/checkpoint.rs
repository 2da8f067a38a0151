//! The file beside an unfinished output that describes how to continue.
use crate::config::Progress;
use crate::rows::CLASSES;
use crate::sum;
use core::fmt;

const HEADING: &str = "whydoku-batch checkpoint 2";
/// The beginning of the last line; the checksum of the lines before it follows.
const LAST: &str = "end ";

/// How far a file has grown: its bytes and their checksum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Grown {
    pub(crate) length: u64,
    pub(crate) checksum: u32,
}

/// How far the files of a job have grown, and of which job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Checkpoint {
    /// What determines the rows: program, version, options. One line.
    pub(crate) job: String,
    /// What distinguishes the input from other files.
    pub(crate) input: String,
    /// How much of the unfinished output belongs to `progress`.
    pub(crate) output: Grown,
    /// The same for the second output.
    pub(crate) beside: Grown,
    /// The same for the file of errors.
    pub(crate) errors: Grown,
    pub(crate) progress: Progress,
    /// Whether everything is written, and only the final names are missing.
    pub(crate) complete: bool,
}

impl Checkpoint {
    /// Everything except the checksum.
    fn body(&self) -> String {
        let Progress { offset, checksum, lines, rows, malformed, bugs, classes } = self.progress;
        let grown = |name, Grown { length, checksum }| format!("{name} {length} {checksum}\n");
        let number = |name, value| format!("{name} {value}\n");
        let classes: Vec<String> = classes.iter().map(u64::to_string).collect();
        [
            format!("{HEADING}\njob {}\ninput {}\n", self.job, self.input),
            grown("output", self.output),
            grown("beside", self.beside),
            grown("errors", self.errors),
            grown("offset", Grown { length: offset, checksum }),
            number("lines", lines),
            number("rows", rows),
            number("malformed", malformed),
            number("bugs", bugs),
            format!("classes {}\n", classes.join(" ")),
            number("complete", u64::from(self.complete)),
        ]
        .concat()
    }
    /// Reads the output of `Display`; `None` for anything else, however small the difference.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let last = text.strip_suffix('\n')?.rfind('\n')? + 1;
        let (body, end) = text.split_at(last);
        if end != ending(body) {
            return None;
        }
        let mut lines = body.lines();
        if lines.next()? != HEADING {
            return None;
        }
        let mut field = |name: &str| {
            let value = lines.next()?.strip_prefix(name)?.strip_prefix(' ')?;
            Some(value.to_owned())
        };
        let (job, input) = (field("job")?, field("input")?);
        let mut grown = |name| {
            let text = field(name)?;
            let (length, checksum) = text.split_once(' ')?;
            Some(Grown { length: length.parse().ok()?, checksum: checksum.parse().ok()? })
        };
        let [output, beside, errors] = [grown("output")?, grown("beside")?, grown("errors")?];
        let Grown { length: offset, checksum } = grown("offset")?;
        let mut number = |name| field(name)?.parse::<u64>().ok();
        let [lines, rows] = [number("lines")?, number("rows")?];
        let [malformed, bugs] = [number("malformed")?, number("bugs")?];
        let classes = field("classes")?;
        let classes: Option<Vec<u64>> =
            classes.split_whitespace().map(|count| count.parse().ok()).collect();
        let classes: [u64; CLASSES] = classes?.try_into().ok()?;
        let complete = field("complete")? == "1";
        let progress = Progress { offset, checksum, lines, rows, malformed, bugs, classes };
        Some(Self { job, input, output, beside, errors, progress, complete })
    }
    /// Whether a text was written by another version of this program.
    pub(crate) fn is_of_another_version(text: &str) -> bool {
        let heading = text.lines().next().unwrap_or_default();
        let common = HEADING.trim_end_matches(char::is_numeric);
        heading.strip_prefix(common).is_some_and(|version| {
            heading != HEADING && !version.is_empty() && version.chars().all(char::is_numeric)
        })
    }
}

fn ending(body: &str) -> String {
    format!("{LAST}{:08x}\n", sum::continued(0, body.as_bytes()))
}

impl fmt::Display for Checkpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        write!(f, "{body}{}", ending(&body))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Checkpoint {
        let classes = [1, 2, 3, 4, 5, 6, 7, 8];
        let (offset, checksum) = (6, 77);
        Checkpoint {
            job: "count --limit 2, version 1".into(),
            input: "12 bytes, 0123".into(),
            output: Grown { length: 34, checksum: 99 },
            beside: Grown::default(),
            errors: Grown { length: 5, checksum: u32::MAX },
            progress: Progress {
                offset,
                checksum,
                lines: 7,
                rows: 8,
                malformed: 9,
                bugs: 10,
                classes,
            },
            complete: false,
        }
    }

    #[test]
    fn a_checkpoint_is_read_back_and_a_truncated_or_extended_one_is_rejected() {
        let text = sample().to_string();
        assert_eq!(Checkpoint::read(&text), Some(sample()));
        let complete = Checkpoint { complete: true, ..sample() };
        assert_eq!(Checkpoint::read(&complete.to_string()), Some(complete));
        for end in 0..text.len() {
            assert_eq!(Checkpoint::read(&text[..end]), None, "cut at {end}");
        }
        assert_eq!(Checkpoint::read(&format!("{text}more\n")), None);
    }
    #[test]
    fn changing_any_byte_of_a_checkpoint_is_detected() {
        let text = sample().to_string();
        for at in 0..text.len() {
            for byte in "0123456789abcdef \nxX".bytes() {
                let mut bytes = text.clone().into_bytes();
                if bytes[at] != byte {
                    bytes[at] = byte;
                    let changed = String::from_utf8(bytes).unwrap();
                    assert_eq!(Checkpoint::read(&changed), None, "{byte} at {at}");
                }
            }
        }
    }
    #[test]
    fn a_checkpoint_of_another_version_is_distinguished_from_a_damaged_one() {
        let text = sample().to_string();
        let older = text.replacen("checkpoint 2", "checkpoint 1", 1);
        assert!(Checkpoint::is_of_another_version(&older));
        assert!(!Checkpoint::is_of_another_version(&text));
        assert!(!Checkpoint::is_of_another_version("scribble"));
    }
}
