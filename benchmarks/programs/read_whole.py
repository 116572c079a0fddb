"""Read the named file in one piece; prints the peak resident megabytes."""

from __future__ import annotations

import sys
from pathlib import Path

from benchmarks.resident import most_megabytes


def main() -> None:
    """Keep the content until memory is measured."""
    whole = Path(sys.argv[1]).read_bytes()
    assert whole
    print(most_megabytes())


main()
