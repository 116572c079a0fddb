"""Read the named card file, keeping nothing; prints the peak resident megabytes and the seconds
that passed."""

from __future__ import annotations

import sys
import time
from collections import deque
from pathlib import Path

from benchmarks.resident import most_megabytes
from judgekit.reading.cards.card_file import CardFile
from judgekit.reading.cards.card_file_stream import CardFileStream


def main() -> None:
    """Read all that a load reads."""
    path = Path(sys.argv[1])
    begun = time.perf_counter()
    with path.open("rb") as file:
        stream = CardFileStream(file, path.stat().st_size, lambda read, size: True)
        deque(CardFile(stream).cards(), maxlen=0)
    print(most_megabytes(), time.perf_counter() - begun)


main()
