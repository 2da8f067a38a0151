//! Chains: their nodes, and the premises of their strong links.
use crate::error::WireError;
use crate::name::{self, Field};
use crate::premise::{PremiseJson, read_premises};
use whydoku_core::{Candidate, Shape};
use whydoku_logic::{Chain, Node};

/// The nodes of a chain, each a list of candidates.
pub(crate) fn nodes(chain: &Chain, shape: &Shape) -> Vec<Vec<String>> {
    let candidate = |&candidate: &Candidate| name::candidate(shape, candidate);
    chain.nodes.iter().map(|node| node.0.iter().map(candidate).collect()).collect()
}

/// The chain described.
pub(crate) fn chain(
    shape: &Shape,
    nodes: &[Vec<String>],
    strong: &[Vec<PremiseJson>],
    is_loop: bool,
) -> Result<Chain, WireError> {
    if nodes.is_empty() || nodes.len() != 2 * strong.len() {
        let wanted = format!("two for each of the {} strong links, one or more", strong.len());
        return Err(WireError::Count { field: "argument.nodes", found: nodes.len(), wanted });
    }
    let (ends, links) =
        (Field { shape, path: "argument.nodes" }, Field { shape, path: "argument.strong" });
    let node = |names: &Vec<String>| {
        names.iter().map(|name| ends.candidate(name)).collect::<Result<_, _>>().map(Node)
    };
    Ok(Chain {
        nodes: nodes.iter().map(node).collect::<Result<_, _>>()?,
        strong: strong.iter().map(|link| read_premises(link, links)).collect::<Result<_, _>>()?,
        is_loop,
    })
}
