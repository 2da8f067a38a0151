//! The finders, one family a file. A finder searches by shape and offers steps; it holds no words,
//! no scores, no options and no opinion about which step is wanted.
pub(crate) mod aligned;
pub(crate) mod almost_locked;
pub(crate) mod als;
pub(crate) mod als_chains;
pub(crate) mod bent;
pub(crate) mod blossom;
pub(crate) mod chains;
pub(crate) mod choose;
pub(crate) mod colours;
mod crossings;
pub(crate) mod dual;
pub(crate) mod extended;
pub(crate) mod fish;
pub(crate) mod graves;
pub(crate) mod guardians;
pub(crate) mod intersections;
pub(crate) mod loops;
pub(crate) mod medusa;
pub(crate) mod rectangles;
pub(crate) mod remote_pairs;
pub(crate) mod single_digit;
pub(crate) mod singles;
pub(crate) mod subsets;
pub(crate) mod sue_de_coq;
pub(crate) mod wings;
