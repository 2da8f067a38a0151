//! Systems of linear equations.

/// Solves as many equations as there are unknowns, by elimination. Each row has the factors of the unknowns, and last the
/// right side. `None` if the unknowns are not determined.
pub(crate) fn solved(mut rows: Vec<Vec<f64>>) -> Option<Vec<f64>> {
    for at in 0..rows.len() {
        let size = |row: &usize| rows[*row][at].abs();
        let pivot = (at..rows.len()).max_by(|a, b| size(a).total_cmp(&size(b)))?;
        rows.swap(at, pivot);
        if rows[at][at].abs() < 1e-9 {
            return None;
        }
        let own: Vec<f64> = rows[at].iter().map(|value| value / rows[at][at]).collect();
        for (nth, row) in rows.iter_mut().enumerate() {
            if nth == at {
                row.clone_from(&own);
            } else {
                let factor = row[at];
                row.iter_mut().zip(&own).for_each(|(value, own)| *value -= factor * own);
            }
        }
    }
    rows.iter().map(|row| row.last().copied()).collect()
}

/// Adds an equation to those of the least squared error: these factors, and last the right side.
pub(crate) fn add(rows: &mut [Vec<f64>], equation: &[f64], weight: f64) {
    for (row, own) in rows.iter_mut().zip(equation) {
        row.iter_mut().zip(equation).for_each(|(sum, other)| *sum += weight * own * other);
    }
}
