//! The file beside an unfinished output that says how to go on.
use crate::config::Progress;
use crate::rows::CLASSES;
use core::fmt;

const HEADING: &str = "pencilmark-batch checkpoint 1";

/// How far the files of a job have come, and of which job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Checkpoint {
    /// What makes the rows what they are: program, version, options. One line.
    pub(crate) job: String,
    /// What tells the input from other files.
    pub(crate) input: String,
    /// Bytes of the unfinished output that belong to `progress`.
    pub(crate) output: u64,
    /// The same of the second output.
    pub(crate) beside: u64,
    /// The same of the file of errors.
    pub(crate) errors: u64,
    pub(crate) progress: Progress,
    /// Whether everything is written, and only names are to be given.
    pub(crate) complete: bool,
}

impl fmt::Display for Checkpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Progress { offset, lines, rows, malformed, bugs, classes } = self.progress;
        writeln!(f, "{HEADING}")?;
        writeln!(f, "job {}", self.job)?;
        writeln!(f, "input {}", self.input)?;
        writeln!(f, "output {}", self.output)?;
        writeln!(f, "beside {}", self.beside)?;
        writeln!(f, "errors {}", self.errors)?;
        writeln!(f, "offset {offset}")?;
        writeln!(f, "lines {lines}")?;
        writeln!(f, "rows {rows}")?;
        writeln!(f, "malformed {malformed}")?;
        writeln!(f, "bugs {bugs}")?;
        write!(f, "classes")?;
        for class in classes {
            write!(f, " {class}")?;
        }
        writeln!(f, "\ncomplete {}\nend", u8::from(self.complete))
    }
}

impl Checkpoint {
    /// Reads what `Display` writes; `None` for anything else.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        if lines.next()? != HEADING {
            return None;
        }
        let mut field = |name: &str| {
            let value = lines.next()?.strip_prefix(name)?.strip_prefix(' ')?;
            Some(value.to_owned())
        };
        let (job, input) = (field("job")?, field("input")?);
        let mut number = |name| field(name)?.parse::<u64>().ok();
        let [output, beside, errors] = [number("output")?, number("beside")?, number("errors")?];
        let mut progress = Progress {
            offset: number("offset")?,
            lines: number("lines")?,
            rows: number("rows")?,
            malformed: number("malformed")?,
            bugs: number("bugs")?,
            classes: [0; CLASSES],
        };
        let classes = field("classes")?;
        let classes: Option<Vec<u64>> =
            classes.split_whitespace().map(|count| count.parse().ok()).collect();
        progress.classes = classes?.try_into().ok()?;
        let complete = match field("complete")?.as_str() {
            "0" => false,
            "1" => true,
            _ => return None,
        };
        let whole = lines.next() == Some("end") && lines.next().is_none();
        whole.then_some(Self { job, input, output, beside, errors, progress, complete })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Checkpoint {
        let classes = [1, 2, 3, 4, 5, 6, 7, 8];
        Checkpoint {
            job: "count --limit 2, version 1".into(),
            input: "12 bytes, 0123".into(),
            output: 34,
            beside: 0,
            errors: 5,
            progress: Progress { offset: 6, lines: 7, rows: 8, malformed: 9, bugs: 10, classes },
            complete: false,
        }
    }

    #[test]
    fn a_checkpoint_comes_back_and_a_damaged_one_does_not() {
        let text = sample().to_string();
        assert_eq!(Checkpoint::read(&text), Some(sample()));
        for end in 0..text.len() - 1 {
            assert_eq!(Checkpoint::read(&text[..end]), None, "cut at {end}");
        }
        assert_eq!(Checkpoint::read(&text.replace("lines 7", "lines x")), None);
        assert_eq!(Checkpoint::read(&format!("{text}more\n")), None);
    }
}
