"""Titles that come again in every section, as `Definition` and `Philosophy` in the infraction
guide: short lines that a text without any look has many times."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from judgekit.reading.documents.official_values import LEVELS, PENALTIES
from judgekit.reading.documents.source_text import SourceLine

EXAMPLES = re.compile(
    r"^(?:examples|ejemplos|exemples|beispiele|esempi|exemplos|примеры)\W*$", re.IGNORECASE
)
"""The title of what is examples and nothing else."""
_OFFICIAL = frozenset((*LEVELS, *PENALTIES))
_FEWEST = 4
_MOST_WORDS = 4
_PLAIN = 1.05
_TITLE = re.compile(r"[^\W\d_][^.!?;:,…。0-9]{3,40}")


def recurring_titles(lines: Sequence[SourceLine]) -> frozenset[str]:
    """The texts of short lines of a few words that stand in at least four places, and the levels
    and penalties that stand alone in a line."""
    counts = Counter(
        line.text
        for line in lines
        if _TITLE.fullmatch(line.text)
        and line.text[0].isupper()
        and len(line.text.split()) <= _MOST_WORDS
        and not (line.marker or line.rows or line.heading)
        and line.size <= _PLAIN
    )
    return frozenset(
        text for text, count in counts.items() if count >= _FEWEST or text in _OFFICIAL
    )
