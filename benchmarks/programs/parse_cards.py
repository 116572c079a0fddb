"""Read and parse the named file with ijson alone, keeping nothing; prints the peak resident
megabytes and the seconds that passed."""

from __future__ import annotations

import sys
import time
from collections import deque
from pathlib import Path

import ijson

from benchmarks.resident import most_megabytes


def main() -> None:
    """Make a value of each card, or of each set or card by its name in `data`."""
    begun = time.perf_counter()
    with Path(sys.argv[1]).open("rb") as file:
        is_list = file.read(1) == b"["
        file.seek(0)
        deque(ijson.items(file, "item") if is_list else ijson.kvitems(file, "data"), maxlen=0)
    print(most_megabytes(), time.perf_counter() - begun)


main()
