"""Read the file that is named as it is, in one piece; prints the most megabytes that were
resident."""

from __future__ import annotations

import sys
from pathlib import Path

from benchmarks.resident import most_megabytes


def main() -> None:
    """Keep it until that was weighed."""
    whole = Path(sys.argv[1]).read_bytes()
    assert whole
    print(most_megabytes())


main()
