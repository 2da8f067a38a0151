# What a hint reveals before it shows the whole step.

nudge-place = A digit can be placed in { $house }{ $effort }.
nudge-place-anywhere = A digit can be placed{ $effort }.
nudge-exclude = Candidates can be excluded in { $house }{ $effort }.
nudge-exclude-anywhere = Candidates can be excluded{ $effort }.
nudge-effort-easy = {""}
nudge-effort-medium = {" "}with a little thought
nudge-effort-hard = {" "}with some thought
nudge-effort-unfair = {" "}with a long argument
look-for = Look for: { $technique }.
whereabouts-houses = { $technique } in { $houses }.
whereabouts-single = { $technique } in { $house }, the house where it is easiest to see.
whereabouts-cells = { $technique } around { $cells }.

# Hints that are not steps.

hint-solved = The puzzle is solved.
hint-clash = { clash }.
hint-wrong-count =
    { $count ->
        [one] One placed digit is wrong.
       *[other] { $count } placed digits are wrong.
    }
hint-wrong = Wrong: { $cells }.
hint-lost-count = A candidate that is true was excluded ({ $count } in all).
hint-lost = Excluded, but true: { $candidates }.
hint-no-solution = This puzzle has no solution.
hint-none-left = With the digits placed so far, no solution is left.
hint-stuck = No technique that I know helps here.
hint-exhausted = None of these techniques helps here.
hint-gave-up = I gave up: no step has been found so far.
hint-gave-up-effort =
    I found no step, but on a board like this some techniques are not searched in full.
