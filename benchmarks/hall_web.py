"""The pages for the hall with thirty of them open, half screens and half judges' phones.

As for the network of a shared event, what is promised is its own yardstick: an entry is seen by
others within 100 ms, and taking part costs a laptop at most 25 MB.
"""

from __future__ import annotations

import statistics
from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.processes import run
from benchmarks.programs.served_pages import ENTRIES, PHONES, SCREENS

MEGABYTES = 25
SEEN_MILLISECONDS = 100


def figures(home: Path) -> list[Figure]:
    """In a process of its own, with the pages in another."""
    said = run(["-m", "benchmarks.programs.served_pages", str(home)], home).split()
    memory, count, took = float(said[0]), int(said[1]), [float(each) for each in said[2:]]
    pages = SCREENS + PHONES
    print(f"hall web: {count} of {ENTRIES * pages} seen, p50 {statistics.median(took):.1f} ms")
    p99 = took[len(took) * 99 // 100]
    return [
        Figure(f"{pages} pages open", memory, "MB", MEGABYTES, f"{MEGABYTES} MB", 1.0),
        Figure(
            f"entered, and seen on {pages} pages, p99",
            p99,
            "ms",
            SEEN_MILLISECONDS,
            f"{SEEN_MILLISECONDS} ms",
            1.0,
        ),
    ]
