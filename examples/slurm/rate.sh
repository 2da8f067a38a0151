#!/bin/bash
#SBATCH --job-name=whydoku
#SBATCH --cpus-per-task=1
#SBATCH --requeue
#SBATCH --open-mode=append

# Rates a collection in parts, one task of a Slurm array for each:
#
#   sbatch --array=1-100 rate.sh puzzles.txt rated 100
#
# The last number says how many parts there are. An interrupted part continues where it stopped, and a finished one is
# skipped, so the same command does whatever remains; --array=7,9 runs just these two. At the end:
#
#   cat rated/*.csv > rated.csv

set -eu
puzzles=$1 folder=$2 parts=$3
part=$folder/$(printf '%06d' "$SLURM_ARRAY_TASK_ID").csv
mkdir -p "$folder"
if [ -e "$part" ]; then
    exit 0
fi
code=0
whydoku rate "$puzzles" --profile hodoku --format csv --keep-going \
    --shard "$SLURM_ARRAY_TASK_ID/$parts" --jobs "${SLURM_CPUS_PER_TASK:-1}" \
    --output "$part" --resume || code=$?
# 1 means that some lines are not puzzles; their rows say so, too.
[ "$code" -le 1 ] || exit "$code"
