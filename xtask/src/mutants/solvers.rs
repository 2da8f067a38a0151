//! The bugs of the exact solver, of certificates and of the stream of lines. As in the list of the
//! logic crate, each changes one condition, and a bug that nobody could notice does not belong
//! here. Code that only some processors run has hardly any bugs, so that every machine can notice them
//! (except for one puzzle in wide vectors, `nine/boxes`, which needs AVX2).
use super::list::Bug;

pub(super) const EXACT: &[Bug] = &[
    // The sweep.
    ("nine/sweep.rs", "V::and3(s[0][1], s[1][2], s[2][0])", "V::and3(s[0][1], s[1][2], s[2][1])"),
    ("nine/sweep.rs", "[V::or(w[0], w[4]), V::or", "[V::or(w[0], w[5]), V::or"),
    (
        "nine/sweep.rs",
        "V::or3(three[l][b1], three[l][b2], three[l1][b])",
        "V::or3(three[l][b1], three[l][b2], three[l1][b1])",
    ),
    ("nine/sweep.rs", "both, scratch.rows[b * 3 + c])", "both, scratch.rows[l * 3 + c])"),
    ("nine/sweep.rs", "of[(b + 1) % 3], of[(b + 2) % 3]", "of[(b + 1) % 3], of[(b + 1) % 3]"),
    ("nine/portable.rs", "a & ((a | HIGH) - LOW)", "a & ((a | HIGH) - 2 * LOW)"),
    (
        "nine/portable.rs",
        "let fewer = without_lowest(without_lowest(a.0[i]));",
        "let fewer = without_lowest(a.0[i]);",
    ),
    ("nine/portable.rs", "a.0[i] & (b.0[i] + MOST)", "a.0[i] | (b.0[i] + MOST)"),
    ("nine/portable.rs", "differs & !HIGH) + MOST) | differs", "differs & !HIGH) + MOST)"),
    // One puzzle, in wide vectors.
    (
        "nine/boxes/sweep.rs",
        "V::or_and(V::and(next[p], last[q]), last[p], next[q])",
        "V::or_and(V::and(next[p], last[q]), last[p], next[p])",
    ),
    (
        "nine/boxes/sweep.rs",
        "V::or(V::next::<STACK>(filtered[line]), V::last::<STACK>(filtered[line]))",
        "V::next::<STACK>(filtered[line])",
    ),
    ("nine/boxes/sweep.rs", "V::or(columns[c], inside)", "V::or(columns[0], inside)"),
    ("nine/boxes/sweep.rs", "if is_complete(board) { Flow::Solved", "if true { Flow::Solved"),
    ("nine/boxes.rs", "Branch::Nothing if matches!(flow, Flow::Stuck) => continue,", ""),
    ("nine/boxes.rs", "waiting.push(pack(&board));", ""),
    // One puzzle, in words.
    ("nine/planes/plane.rs", "let rows = [a, b, 3 - a - b];", "let rows = [a, b, a];"),
    ("nine/planes/plane.rs", "table[segments] = IMPOSSIBLE as u32;", "table[segments] = 0;"),
    ("nine/planes/plane.rs", "| after >> 9 & before >> 18", "| after >> 9 & after >> 18"),
    ("nine/planes.rs", "*plane & !rows_of(mine) | mine", "*plane & !rows_of(mine)"),
    ("nine/planes.rs", "before.iter().map(Node::cells)", "before.iter().skip(1).map(Node::cells)"),
    ("nine/planes.rs", "if found >= limit {", "if found > limit {"),
    ("nine/planes/read.rs", "            twice |= without_first(given);\n", ""),
    (
        "nine/planes/branch.rs",
        "        next.digits[digit] = self.digits[digit] & !(rows_of(cell) & !cell);\n",
        "",
    ),
    (
        "nine/several.rs",
        "|at, count, _| of_rest[at] = count)",
        "|at, count, _| of_rest[at] = count.min(1))",
    ),
    ("nine/several.rs", "solutions[at] = sets.map", "solutions[0] = sets.map"),
    // Branching and waiting.
    ("nine/branch.rs", "line, segment * 3 + at) as u8", "line, segment * 3 + 2 - at % 2) as u8"),
    ("nine/cuts.rs", "split.inside, to, split.digit", "split.inside, lane, split.digit"),
    ("nine/branch.rs", "digit: found.digit.get(lane),", "digit: 0,"),
    ("nine/engine.rs", "self.job[to] = self.job[lane & 31];", "self.job[to] = 0;"),
    (
        "nine/engine.rs",
        "(self.next - self.ready.len() - 1) as u32",
        "(self.next - self.ready.len()) as u32",
    ),
    ("nine/engine.rs", "from[lane] = (place % V::COUNT) as u8", "from[lane] = 0"),
    ("nine/waiting.rs", "if height + jobs.len() > V::COUNT {", "if height + 1 > V::COUNT {"),
    (
        "nine/moves.rs",
        "V::select(masks, V::select(mask, to[i], one[i]), other[i])",
        "V::select(masks, to[i], other[i])",
    ),
    ("nine/waiting.rs", "if *held >> bank & 1 == 0 {", "if *held >> bank & 1 < 2 {"),
    ("nine/waiting.rs", "        self.holders &= !(1 << lane);\n", ""),
    ("nine/engine.rs", " & !self.active & !self.banks.holders();", " & !self.active;"),
    // Questions and answers.
    ("nine/count.rs", "count >= self.limit || too_many", "count > self.limit || too_many"),
    ("nine/count.rs", "if self.count.counts[job] == 0 {", "if self.count.counts[job] == 9 {"),
    ("nine/classic.rs", "let fits = numbers.iter().all(|&number| number <= 9)", "let fits = true"),
    ("nine/classic.rs", "mine == 0 || mine == theirs", "mine == 0 || theirs > 0"),
    (
        "nine/classic.rs",
        "if !puzzle.shape().is_classic() {\n        return None;\n    }\n    let mut sets",
        "if puzzle.shape().side() != 9 {\n        return None;\n    }\n    let mut sets",
    ),
    ("nine/classic.rs", "left.bits() as u16 & ALL", "ALL"),
    ("batch.rs", "_ => Brief::Several,", "_ => Brief::Unique(solutions[at]),"),
    // Every shape.
    (
        "general/state.rs",
        "self.places[at] -= 1;",
        "self.places[at] = self.places[at].saturating_sub(2);",
    ),
    (
        "general/state.rs",
        "usize::from(peer) != cell && !self.remove",
        "usize::from(peer) > cell && !self.remove",
    ),
    ("general/state.rs", "                    self.open_cells += 1;\n", ""),
    ("general.rs", "state.undo(level.trail);", "state.undo(root.max(level.trail + 1));"),
    (
        "ask.rs",
        "if found == limit { ControlFlow::Break(()) }",
        "if found > limit { ControlFlow::Break(()) }",
    ),
    ("ask.rs", "let (None, true) = (budget.nodes, HAS_NINE) else", "let true = HAS_NINE else"),
];

pub(super) const PROOF: &[Bug] = &[
    ("checker.rs", "if one == other {", "if one.len() != other.len() {"),
    ("checker.rs", "                solution::check(puzzle, other)?;\n", ""),
    ("checker.rs", "solution::check(puzzle, digits)?;\n                let", "let"),
    ("checker.rs", "let excluded = not_this(digits, self.shape().side());", "let excluded = [-1];"),
    ("checker.rs", "if !self.follows(clause)? {", "if !self.follows(clause)? && number == 0 {"),
    (
        "checker.rs",
        "        Err(Rejection::NotRefuted)\n    }\n    ",
        "        Ok(())\n    }\n    ",
    ),
    ("reasoning.rs", "        self.undo(0);\n", ""),
    ("reasoning.rs", "        self.learned.clear();\n", ""),
    ("checker.rs", "        reasoning.undo(mark);\n", ""),
    ("checker.rs", "propagation.assign(-literal)", "propagation.assign(literal)"),
    ("checker.rs", "propagation.work_left == 0;", "propagation.work_left == 7;"),
    (
        "propagation.rs",
        "            _ => return Err(Conflict((literal.unsigned_abs() as usize - 1) / self.side)),\n",
        "            _ => {}\n",
    ),
];

pub(super) const CERTIFY: &[Bug] = &[
    (
        "refute.rs",
        "flow = self.position.eliminate(level.decision)",
        "flow = self.position.place(level.decision)",
    ),
    ("refute.rs", "            self.write_clause();\n", ""),
    ("singles.rs", "                    self.filled -= 1;\n", ""),
];

pub(super) const BATCH: &[Bug] = &[
    ("chunk.rs", "_ if end - start > longest", "_ if end - start >= longest"),
    ("chunk.rs", "start = bytes.len().min(end + 1);", "start = end;"),
    ("chunk.rs", "before.chars().count() + 1", "before.chars().count()"),
    ("reader.rs", "        self.line += lines;\n", "        self.line += lines.min(1);\n"),
    ("reader.rs", "start = end + 1;", "start = end;"),
    ("reader.rs", "buffer.copy_within(rest, 0);", ""),
    ("reader.rs", "self.length + bytes.len() as u64", "bytes.len() as u64"),
    ("pipeline.rs", "rows.reset(mark);\n    *scratch", "*scratch"),
    ("pipeline.rs", "progress.offset = offset + line_ends[taken - 1]", "progress.offset = offset"),
    ("pipeline.rs", "let last = first_line + taken as u64;", "let last = first_line;"),
    ("resume.rs", "if earlier.input != fresh.input {", "if earlier.input == \"\" {"),
    ("resume.rs", "if earlier.job != fresh.job {", "if earlier.job == \"\" {"),
    ("resume.rs", "Found::Sum(sum) if sum == progress.checksum => {}", "Found::Sum(_) => {}"),
    ("resume.rs", "Found::Sum(sum) if sum == grown.checksum", "Found::Sum(_)"),
    ("input.rs", "let Some(before) = at.checked_sub(1)", "let Some(before) = Some(at)"),
];
