"""Pencilmark from Python: the program's JSON, and nothing but the standard library.

    import pencilmark

    report = pencilmark.ask("solve", "53..7....6..195....98....6.8...6...3...")
    for row in pencilmark.rows("rate", open("puzzles.sdm")):
        print(row["puzzle"], row["er"])

`ask` is for one puzzle: it returns what the command says of it. `rows` is for any number of
puzzles: it hands on one row for each, in order, while the program works on all cores; the whole
collection is never in memory. Options are those of the command line (`pencilmark rate --help`).

The program is `pencilmark` on the path, or what the environment variable PENCILMARK names. Run this
file to see what it does: `python3 examples/python/pencilmark.py`.
"""

import contextlib
import json
import os
import subprocess
import tempfile
import threading


class Refused(ValueError):
    """The program could not read its input; the message says where and what to do."""


def _command(command, options):
    program = os.environ.get("PENCILMARK", "pencilmark")
    return [program, command, "--json", *options]


def ask(command, puzzle, *options):
    """What a command says of one puzzle: `solve`, `check`, `hint`, `steps`, `rate`, `canon`.

    The puzzle is any text that the program reads. A verdict is part of the answer, whatever it is.
    """
    done = subprocess.run(
        _command(command, ["-", *options]), input=puzzle, capture_output=True, text=True
    )
    if done.returncode == 2:
        raise Refused(done.stderr.strip())
    return json.loads(done.stdout)


def rows(command, puzzles, *options):
    """A row for each of many puzzles, one a line: `count`, `rate`, `canon`, `check --lines`.

    `puzzles` may be a file, a list, or anything else that yields lines.
    """
    messages = tempfile.TemporaryFile("w+")
    program = subprocess.Popen(
        _command(command, ["-", *options]),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=messages,
        text=True,
    )

    def feed():
        # The program may end before all is read: its message says why.
        with contextlib.suppress(BrokenPipeError), program.stdin as lines:
            for line in puzzles:
                lines.write(line if line.endswith("\n") else line + "\n")

    threading.Thread(target=feed, daemon=True).start()
    try:
        for line in program.stdout:
            yield json.loads(line)
        if program.wait() == 2:
            messages.seek(0)
            raise Refused(messages.read().strip())
    finally:  # also when nobody wants more rows
        program.kill()
        program.wait()
        program.stdout.close()
        messages.close()


def generate(*options):
    """Puzzles to order, one after the other: `generate("-n", "10", "--symmetry", "180")`."""
    done = subprocess.run(_command("generate", options), capture_output=True, text=True)
    if done.returncode == 2:
        raise Refused(done.stderr.strip())
    return [json.loads(line)["puzzle"] for line in done.stdout.splitlines()]


def main():
    puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    report = ask("solve", puzzle)
    print(report["outcome"], "in", len(report["steps"]), "steps; the first:")
    print(report["steps"][0]["text"])

    print("verdict:", ask("check", puzzle)["verdict"])

    made = generate("-n", "3", "--seed", "7", "--symmetry", "180")
    for row in rows("rate", made):
        print(row["puzzle"], row["er"], row["hodoku_level"])
    print("different:", len({row["puzzle"] for row in rows("canon", made + made)}))

    for refused in (lambda: ask("solve", puzzle[:-1]), lambda: list(rows("count", ["123"]))):
        try:
            refused()
        except Refused as why:
            print(why)
    print("the first of many:", next(rows("count", [puzzle] * 100_000))["count"])


if __name__ == "__main__":
    main()
