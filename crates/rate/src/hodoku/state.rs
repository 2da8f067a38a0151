//! The states that nodes of chains can be in, as numbers.

/// A node that is true (odd) or false (even).
pub(super) type State = usize;

/// The state in which a node is true.
pub(super) fn on(node: usize) -> State {
    2 * node + 1
}

/// The state in which a node is false.
pub(super) fn off(node: usize) -> State {
    2 * node
}

/// Whether the state is one in which a node is false.
pub(super) fn is_off(state: State) -> bool {
    state.is_multiple_of(2)
}
