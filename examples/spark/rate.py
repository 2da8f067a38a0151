"""Rates a collection on a cluster. If the driver dies, the same command continues with the rest.

    spark-submit rate.py puzzles.parquet rated --key number --profile hodoku --partitions 2000

The input is Parquet with a column `puzzle` and a column that identifies the rows.
"""

import argparse

from pyspark.sql import SparkSession

import whydoku.spark


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("input", help="Parquet with the puzzles")
    parser.add_argument("output", help="folder for Parquet with their ratings")
    parser.add_argument("--key", default="number", help="the column that identifies rows [number]")
    parser.add_argument("--profile", action="append", help="se, sukaku, hodoku or whydoku [hodoku]")
    parser.add_argument("--partitions", type=int, default=200, help="parts of some thousand rows [200]")
    asked = parser.parse_args()

    spark = SparkSession.builder.appName("whydoku rate").getOrCreate()
    puzzles = spark.read.parquet(asked.input)
    rows = whydoku.spark.remaining(puzzles, asked.output, asked.key)
    rows = rows.repartition(asked.partitions)
    rated = whydoku.spark.rate(rows, "puzzle", *(asked.profile or ["hodoku"]))
    # The file of a part is in the folder as soon as that part is done.
    committer = "mapreduce.fileoutputcommitter.algorithm.version"
    rated.write.mode("append").option(committer, "2").parquet(asked.output)


if __name__ == "__main__":
    main()
