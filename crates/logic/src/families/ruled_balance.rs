//! Innies and outies: what is left when cages are subtracted from houses.
use super::ruled;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::sink::{Flow, Sink};

/// Candidates for which an equation of houses and cages leaves no room, in its cells or outside
/// them.
pub(crate) fn innies_outies<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.each_group(technique, &cx.clues().balances, out, |group, out| {
        ruled::offer_group(cx, technique, group, out)?;
        ruled::offer_outside(cx, technique, group, out)
    })
}
