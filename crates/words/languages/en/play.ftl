# What `whydoku play` says. Commands, such as `hint`, are the same in every language.

play-which = several games are saved; say which one
play-resumed =
    { $count ->
        [one] Continuing { $file } ({ $count } action).
       *[other] Continuing { $file } ({ $count } actions).
    }
play-saved-in = Saved in { $file } after every action.
play-moves = Moves: A1 5; { $convention }. `help` lists the rest.
letter-is-row = A5 is row A, column 5 (the letter is the row; see --cells)
letter-is-column = A5 is column A, row 5 (the letter is the column)
play-end = Saved. Continue with: { $command }
play-nothing-to-undo = nothing to undo
play-nothing-to-redo = nothing to redo
play-saved-as = saved in { $file }
# $problem is English and may be left out.
play-not-saved = not saved there: { $problem }
play-hint-more = (`hint` again shows more; `apply` does it)
play-hint-apply = (`apply` does it)
play-all-right = everything is right so far
play-wrong = wrong: { $cells }
play-check-none = the puzzle has no solution, so there is nothing to compare with
play-check-several =
    the puzzle does not have exactly one solution, so there is nothing to compare with
play-left = still to place: { $digits }
play-no-rules = no rules beyond rows, columns and boxes
play-left-nothing = still to place: nothing

# What `why A1` answers: what is left in a cell, and why the rest is not.

play-cell-given = { $cell } is { $digit }; it came with the puzzle
play-cell-written = { $cell } is { $digit }; you placed it
play-cell-none = { $cell }: no digit is left
play-cell-one = { $cell }: only { $digit } is left
play-cell-some = { $cell }: { $digits } are left
play-excluded = { $digit } was excluded by a step or by you

# What is wrong with a command.

play-no-arguments = `{ $command }` takes no arguments; `help` lists the commands
play-hint-levels = `hint` takes nudge, technique, where or full
play-views = view takes game, candidates, levels or marked
play-save-where = save where? `save FILE`
play-why-what = why what? `why A1`
play-why-cell = `why` takes a cell, as in `why A1`
play-note-what = note what? `note A1 25`
play-no-move = { $problem } (`help` lists the commands)

# What `help` says of each command.

play-help-place = write 5 there
play-help-wipe = wipe it (a digit, or its notes)
play-help-exclude = exclude a candidate
play-help-note = write or wipe notes
play-help-fill = fill in all candidates as notes
play-help-why = what is left there, and what rules out the rest
play-help-undo = back and forth
play-help-restart = back to the beginning
play-help-hint = a nudge; again: more; hint full: all of it
play-help-apply = do what the hint says
play-help-check = is anything wrong?
play-help-show = the board
play-help-left = digits still to place
play-help-rules = the rules beyond houses: cages, dots and so on
play-help-view = how the board is shown: game, candidates, levels or marked
play-help-save = save there from now on; a new file
play-help-quit = leave; the game is saved

# Saved games.

play-list = Saved games, most recent first:
play-list-more = and { $count } older ones
play-list-continue = Continue with: { $command }
play-game = { $name }: { $side }x{ $side }, { $state }, { $ago }
play-game-damaged = { $name }: damaged
play-game-solved = solved
play-game-filled = { $count } of { $cells } cells filled
play-ago-now = just now
play-ago-minutes = { $count } min ago
play-ago-hours = { $count } h ago
play-ago-days = { $count } days ago
play-no-game = no game is saved; start one with `whydoku play PUZZLE`
play-no-games = no game is saved
play-games = saved games: { $names }
play-no-such-game =
    { $name }: there is no such file and no saved game with this name; { $known }
play-no-puzzle = no puzzle: give one, or a file, or --resume, or --size 9
play-stdin = standard input is for commands here: give the puzzle itself or a file
play-exists = { $file } exists; continue it (--resume { $file }) or name another file
play-open = { $file }: this game is open in another `play`
play-open-process = { $file }: this game is open in another `play` (process { $process })
play-no-file = { $file }: a game is saved in a file
play-no-home = no home directory: choose a file with --save FILE
# $problem is English and may be left out.
play-not-read = { $file }: { $problem }
