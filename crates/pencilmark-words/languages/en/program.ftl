# What the program prints at a terminal about a whole puzzle: at the end of a walk, and what it checked.

program-steps = ({ $count } steps; hardest: { $technique })
program-steps-in-passes = ({ $count } steps, in passes; hardest: { $technique })
program-gave-up-after = Gave up after { $seconds } s (--time-limit): not every technique was tried.
program-gave-up-effort-after =
    Gave up after { $seconds } s: on a board like this some techniques are not tried to the end.
program-not-shown =
    The techniques in force do not show it; the exact solver tried every way and found none.
program-one-but-stuck = It has exactly one solution, but no technique in force goes on from here.
program-one = It has exactly one solution.
program-count-unknown = How many solutions it has could not be found within the time limit.
program-why = Here is why: { $reason }.
program-steps-follow = These steps follow from it:
program-but-then = But then { $reason }.
program-solutions-differ =
    { $count ->
        [one] It has more than one solution: two of them differ in { $count } cell: { $cells }
       *[other] It has more than one solution: two of them differ in { $count } cells: { $cells }
    }
program-cell-differs = { $cell } ({ $one } or { $other })
program-twice = { $digit } stands twice in { $house }: { $cells }
program-valid = It is valid: it has exactly one solution.
program-not-valid = It is not valid: it has no solution.
program-several = It is not valid: it has more than one solution. Two of them:
program-several-counted = It is not valid: it has { $count } solutions. Two of them:
program-several-at-least = It is not valid: it has at least { $count } solutions. Two of them:
program-one-so-far = It has a solution; whether it has more is not known within { $seconds } s.
program-none-so-far = Whether it has a solution is not known within { $seconds } s.
program-not-shown-so-far = The exact solver tried every way; no technique has shown it so far.
program-not-shown-at-all = No technique shows it; the exact solver tried every way.
program-legal = legal
