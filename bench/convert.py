#!/usr/bin/env python3
"""Measures `whydoku convert`: one-line puzzles into every format, and every format back into lines.

    python3 bench/convert.py target/release/whydoku puzzles.txt [BEFORE]

`puzzles.txt` has one puzzle a line. Prints the table of docs/notes/formats.md: for each format and direction the time
on the processor (user and system, best of several runs, one worker, without that for a single puzzle) and megabytes a second of whichever text is
the longer, the one read or the one written. With a second program, BEFORE, both take turns, and the outputs
are compared.
"""
import json
import os
import resource
import subprocess
import sys
import tempfile

RUNS = 3


def cpu(program, source, to, target):
    """Seconds on the processor for one conversion."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [program, "convert", source, "--to", to, "--jobs", "1"]
    with open(target, "wb") as out:
        subprocess.run(command, stdout=out, stderr=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def measured(programs, source, to, folder):
    """The best time of each program; what they write must be the same."""
    targets = [os.path.join(folder, f"out{at}") for at in range(len(programs))]
    times = [[cpu(*it, to, target) for it, target in zip(zip(programs, [source] * 2), targets)]
             for _ in range(RUNS)]
    texts = [open(target, "rb").read() for target in targets]
    assert all(text == texts[0] for text in texts), f"{source} to {to}: the outputs differ"
    return [min(column) for column in zip(*times)]


def main():
    program, lines, *others = sys.argv[1:]
    programs = [program, *others]
    puzzles = open(lines, "rb").readlines()
    count = len(puzzles) - 1
    listed = json.loads(subprocess.check_output([program, "convert", "--list", "--format", "json"]))
    print("| format | bytes | to it, us | MB/s | from it, us | MB/s |" + " before, us |" * len(others))
    print("|---|---|---|---|---|---|" + "---|" * len(others))
    with tempfile.TemporaryDirectory() as folder:
        first = os.path.join(folder, "first")
        with open(first, "wb") as out:
            out.write(puzzles[0])
        start = measured(programs, first, "line", folder)
        for name in [style["id"] for style in listed["write"]]:
            text = os.path.join(folder, "text")
            with open(text, "wb") as out:
                subprocess.run([program, "convert", lines, "--to", name], stdout=out, check=False)
            size = os.path.getsize(text)
            longer = max(size, os.path.getsize(lines))
            to, back = [[time - begin for time, begin in zip(measured(programs, *it, folder), start)]
                        for it in ((lines, name), (text, "line"))]
            cells = [f"`{name}`", f"{size / count:.0f}"]
            for times in (to, back):
                cells += [f"{times[0] / count * 1e6:.2f}", f"{longer / times[0] / 1e6:.0f}"]
            cells += [f"{one / count * 1e6:.2f}, {two / count * 1e6:.2f}"
                      for one, two in list(zip(to, back))[1:]]
            print("| " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
