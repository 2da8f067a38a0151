# What stands below a picture and in its description.

# The parts that candidates, cells and houses play in a step.

role-defining = carries the argument
role-on = then true
role-off = if false
role-base = base
role-cover = cover
role-fin = besides the pattern
role-set-a = first set
role-set-b = second set
role-set-c = further sets
role-placed = placed
role-removed = removed

# The signs of a picture in the terminal.

sign-determined = determined
sign-possible = possible
sign-given = given
sign-alone = last candidate of its cell
sign-diagonal = on a diagonal
sign-window = in a window
sign-extra = in an extra house
sign-clash = twice in a house
sign-no-candidate = no candidate left

# The description of a picture for those who do not see it.

picture-title = Sudoku board of { $side } by { $side } cells
picture-counts = { $given } given, { $placed } placed, { $empty } empty.
picture-row = Row { $row }: { $digits }.
picture-blank = blank
picture-candidate = { $digit } in { $cell }
picture-role = { $role }: { $things }
