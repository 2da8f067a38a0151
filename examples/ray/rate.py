"""Rates a collection with Ray Data.

    python rate.py puzzles.parquet rated --profile hodoku

The input is Parquet with a column `puzzle`. Ray uses all cores of this machine, or of the cluster that the
variable RAY_ADDRESS names; `whydoku` must be installed on each of its machines.
"""

import argparse
import functools

import pyarrow
import ray

from whydoku import arrow


def rate(batch: pyarrow.Table, profiles: list[str]) -> pyarrow.Table:
    """The batch with a column of structs, the fields of `whydoku.arrow.rate`."""
    # Each task of Ray has one core, so each call has one thread.
    rating = arrow.rate(batch["puzzle"], *profiles, threads=1)
    return batch.append_column("rating", pyarrow.array(rating))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("input", help="Parquet with the puzzles")
    parser.add_argument("output", help="folder for Parquet with their ratings")
    parser.add_argument("--profile", action="append", help="se, sukaku, hodoku or whydoku [hodoku]")
    parser.add_argument("--rows", type=int, default=2000, help="of a batch [2000]")
    asked = parser.parse_args()

    rated = ray.data.read_parquet(asked.input).map_batches(
        functools.partial(rate, profiles=asked.profile or ["hodoku"]),
        batch_format="pyarrow",
        batch_size=asked.rows,
    )
    rated.write_parquet(asked.output)


if __name__ == "__main__":
    main()
