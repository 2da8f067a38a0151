//! What is written as JSON, and what is read. One program: each one that writes every type takes seven to ten seconds to compile.
mod every_technique;
mod golden;
mod hostile;
mod round_trip;
