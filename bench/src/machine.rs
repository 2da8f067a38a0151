//! The day, the processor and the compiler, for the heading of a table.
use std::time::{SystemTime, UNIX_EPOCH};

/// One line on when, where and with what a table was measured.
pub fn heading() -> String {
    format!("{}, {}, {}", date(), processor(), env!("COMPILER"))
}

/// What the system says about its first processor.
fn processor() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let value = |key: &str| {
        let mut pairs = text.lines().filter_map(|line| line.split_once(':'));
        pairs.find(|(name, _)| name.trim() == key).map_or("unknown", |(_, value)| value.trim())
    };
    format!(
        "{} (family {}, model {}, stepping {})",
        value("model name"),
        value("cpu family"),
        value("model"),
        value("stepping")
    )
}

/// Today in UTC, as year, month and day.
fn date() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock is after 1970");
    let (mut days, mut year) = (now.as_secs() / 86_400, 1970);
    let leap = |year: u64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let months = [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= months[month] {
        days -= months[month];
        month += 1;
    }
    format!("{year}-{:02}-{:02}", month + 1, days + 1)
}
