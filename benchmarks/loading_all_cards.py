"""Loading a file of 2.5 GB with every printing in every language, as large as the largest that is
published."""

from __future__ import annotations

from pathlib import Path

from benchmarks.figure import Figure
from benchmarks.loading_cards import loading
from benchmarks.made_cards import write_scryfall
from benchmarks.made_words import ALL_LANGUAGES

SIZE = 2_500_000_000


def figures(home: Path) -> list[Figure]:
    """Memory, reading and loading, measured once."""
    home.mkdir(parents=True, exist_ok=True)
    file = home / "made.json"
    write_scryfall(file, SIZE, ALL_LANGUAGES)
    found = loading(home, file, "Scryfall", rounds=1)
    file.unlink()
    return found
