//! Systems of linear equations.

/// Solves as many equations as there are unknowns, by elimination. Each row has the factors of the unknowns and last the
/// right side; there, the unknowns are in the end. `None` if they are not determined.
pub(crate) fn solved<const WIDE: usize>(rows: &mut [[f64; WIDE]]) -> Option<()> {
    for at in 0..rows.len() {
        let size = |row: &usize| rows[*row][at].abs();
        let pivot = (at..rows.len()).max_by(|a, b| size(a).total_cmp(&size(b)))?;
        rows.swap(at, pivot);
        if rows[at][at].abs() < 1e-9 {
            return None;
        }
        let own = rows[at].map(|value| value / rows[at][at]);
        rows[at] = own;
        for (_, row) in rows.iter_mut().enumerate().filter(|(row, _)| *row != at) {
            let factor = row[at];
            row.iter_mut().zip(own).for_each(|(value, own)| *value -= factor * own);
        }
    }
    Some(())
}
