//! XY-wing.
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use crate::{Chain, Info, Level, Premise, Technique};
use core::ops::ControlFlow;
use pencilmark_core::{Candidate, Cell, Digit};

pub(crate) const XY_WING: Info = Info {
    id: "xy-wing",
    name: "XY-Wing",
    aliases: &["y-wing"],
    hodoku: Some("0800"),
    level: Level::Hard,
    needs_unique: false,
    page: include_str!("../../techniques/xy-wing.md"),
};

/// A pivot with two candidates and two pincers that each share one of them: whichever the pivot
/// is, one pincer holds their common digit.
pub(crate) fn xy_wing<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    for pivot in cx.bivalue() {
        let mut digits = cx.grid.digits(pivot).iter();
        let (Some(a), Some(b)) = (digits.next(), digits.next()) else { continue };
        let seen = cx.bivalue() & cx.geometry().peers(pivot);
        let pincers = |shared: Digit| {
            seen.iter().filter_map(move |cell| {
                let digits = cx.grid.digits(cell);
                let rest = digits.iter().find(|&digit| digit != shared)?;
                digits.contains(shared).then_some((cell, rest))
            })
        };
        for (first, digit) in pincers(a) {
            for (second, same) in pincers(b) {
                // A cell with a and b is no pincer, and never passes: its rest is b, or a.
                if digit == same {
                    offer(cx, [first, pivot, second], [a, b, digit], out)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    [first, pivot, second]: [Cell; 3],
    [a, b, digit]: [Digit; 3],
    out: &mut Sink<'_>,
) -> Flow {
    let seen = cx.geometry().common_peers([first, second]);
    out.emit(Technique::XyWing, cx.remove_digit(seen, digit), || {
        let nodes =
            [(first, digit), (first, a), (pivot, a), (pivot, b), (second, b), (second, digit)];
        Chain {
            nodes: nodes.map(|(cell, digit)| Candidate::new(cell, digit).into()).to_vec(),
            strong: [first, pivot, second].map(|cell| vec![Premise::Cell(cell)]).to_vec(),
            is_loop: false,
        }
        .into()
    })
}
