//! Everything that follows from each state, directly or not, as a row of bits per state.
use super::state::State;

/// A set of states for each state.
#[derive(Debug)]
pub(super) struct Closure {
    /// The number of words in a set.
    words: usize,
    rows: Vec<u64>,
}

impl Closure {
    /// A closure of this many states, from which nothing follows yet.
    pub(super) fn new(states: usize) -> Self {
        let words = states.div_ceil(64);
        Self { words, rows: vec![0; words * states] }
    }
    /// Notes that one state follows at once from another.
    pub(super) fn add(&mut self, from: State, to: State) {
        self.rows[from * self.words + to / 64] |= 1 << (to % 64);
    }
    /// Completes the sets of the first `premises` states: each gets the state itself and everything
    /// that follows through others. What has been worked out for one premise serves all later ones.
    pub(super) fn close(&mut self, premises: usize) {
        let (mut known, mut reached) = (vec![0; self.words], vec![0; self.words]);
        for premise in 0..premises {
            known.fill(0);
            reached.copy_from_slice(self.row(premise));
            known[premise / 64] |= 1 << (premise % 64);
            while let Some(state) = first_of(&reached, &known) {
                let row = &self.rows[state * self.words..][..self.words];
                known[state / 64] |= 1 << (state % 64);
                let is_closed = state < premise;
                for (at, more) in row.iter().enumerate() {
                    reached[at] |= more;
                    known[at] |= if is_closed { *more } else { 0 };
                }
            }
            self.rows[premise * self.words..][..self.words].copy_from_slice(&known);
        }
    }
    fn row(&self, state: State) -> &[u64] {
        &self.rows[state * self.words..][..self.words]
    }
    /// Whether one state follows from another.
    pub(super) fn leads(&self, from: State, to: State) -> bool {
        self.row(from)[to / 64] & 1 << (to % 64) != 0
    }
    /// What follows from a state, ascending.
    pub(super) fn of(&self, state: State) -> impl Iterator<Item = State> {
        self.row(state)
            .iter()
            .enumerate()
            .flat_map(|(at, &word)| super::cells::cells(word.into()).map(move |bit| 64 * at + bit))
    }
}

/// The first state that is reached but not yet known.
fn first_of(reached: &[u64], known: &[u64]) -> Option<State> {
    let mut words = reached.iter().zip(known).enumerate();
    words.find_map(|(at, (reached, known))| {
        let new = reached & !known;
        (new != 0).then(|| 64 * at + new.trailing_zeros() as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn implications_are_followed_to_the_end_and_around_cycles() {
        let mut closure = Closure::new(200);
        for (from, to) in [(0, 150), (150, 1), (1, 0), (2, 1), (3, 199)] {
            closure.add(from, to);
        }
        closure.close(4);
        let of = |state| closure.of(state).collect::<Vec<_>>();
        assert_eq!([of(0), of(1), of(2)], [vec![0, 1, 150], vec![0, 1, 150], vec![0, 1, 2, 150]]);
        assert_eq!(of(3), [3, 199]);
    }
}
