# What is wrong with the end of a solution path; ends "Every step is proved, but ".

end-not-solved = the path claims to solve the puzzle and does not
end-other-board = the position at the end belongs to another board
end-differs = the steps do not lead to the stated position: { $cell } differs

# What is wrong with a step that `verify` does not accept; ends "Step 3 of 8 is not proved: ".

flaw-empty = it concludes nothing
flaw-stale = the position already says { $claim } or the opposite
flaw-unfounded = its premises do not force { $claim }
flaw-undecided = there are too many premises to decide whether they force { $claim }
flaw-settled = a premise is about something already settled
flaw-not-unique = it needs a puzzle with exactly one solution, and that is not known
flaw-not-deadly = its cells are not a deadly pattern
flaw-not-symmetric = the givens do not look the same when turned
flaw-off-board = it names a cell, house or digit that is not on the board
flaw-not-a-total = it adds up a house or a rule that has no total
flaw-misstated = it states a rule or an equation that does not belong to the board
flaw-no-alternatives = its proof takes a rule of many cells for a list of alternatives
flaw-unstated = its proof uses a fact that its premises do not name
flaw-bad-line = line { $line } of its proof does not follow
flaw-other = { $flaw }
