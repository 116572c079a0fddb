"""Load the named card file; prints the peak resident megabytes and the seconds that passed."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from benchmarks.resident import most_megabytes
from judgekit.app import known_cards
from judgekit.system.paths import user_folders
from judgekit.system.resources import resources_folder


def main() -> None:
    """Load it as the command line does."""
    cards = known_cards(resources_folder(), user_folders().data)
    begun = time.perf_counter()
    cards.load(Path(sys.argv[1]), lambda read, size: True)
    print(most_megabytes(), time.perf_counter() - begun)


main()
