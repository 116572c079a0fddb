"""How much room a line of a wrapped text has left, whether its letters were all of one width when
it was wrapped, or as wide as they are in print."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from judgekit.reading.documents.files.letter_widths import letters_width

_LETTER = 0.5
"""Width of a letter, in sizes of the letters, where all have the same."""
_WIDEST = 0.97
_FEWEST = 20
_TOLERANCE = 0.02
_LEADER = "...."
_WIDEST_LINE = 150
"""Letters to which no text is wrapped any more."""
_FULL_LINE = 0.75
_FEWEST_FULL = 0.2
"""Share of the lines of a wrapped text that are nearly as long as the longest."""
_EVEN = 0.9
"""Part of the width that every line reaches before it is wrapped: letters may be of any width."""


@dataclass(frozen=True)
class LineMeasure:
    """`limit` is the width of a full line in sizes of the letters; `printed` is whether letters
    have widths of their own."""

    limit: float
    printed: bool

    def room(self, line: str) -> float:
        """The free space behind a line, in sizes of the letters."""
        return max(self.limit - _width(line, printed=self.printed), 0.0)


def wrapped_letters(lines: Sequence[str]) -> int | None:
    """How many letters wide the lines are to which a text is wrapped; None if each paragraph is a
    line."""
    widths = sorted(
        [len(bare) for line in lines if (bare := line.rstrip()) and _LEADER not in line]
    )
    if not widths:
        return None
    widest = widths[int(len(widths) * 0.97)]
    if widest > _WIDEST_LINE:
        return None
    full = sum(width >= _FULL_LINE * widest for width in widths)
    is_wrapped = full >= _FEWEST_FULL * len(widths)
    return int(widths[int(len(widths) * 0.98)] * _EVEN) if is_wrapped else None


def line_measure(lines: Sequence[str], letters: int) -> LineMeasure:
    """The measure by which fewer lines end before they had to; `letters` is how many letters a
    full line has at least."""
    pairs = list(_going_on(lines))
    plain = LineMeasure(letters * _LETTER, printed=False)
    if len(pairs) < _FEWEST:
        return plain
    early = {}
    for printed in (False, True):
        widths = sorted(
            _width(line, printed=printed) for line in lines if line.strip() and _LEADER not in line
        )
        limit = widths[int(len(widths) * _WIDEST)]
        early[printed] = (
            sum(
                _width(f"{above} {word}", printed=printed) < (1 - _TOLERANCE) * limit
                for above, word in pairs
            ),
            limit,
        )
    return LineMeasure(early[True][1], printed=True) if early[True][0] < early[False][0] else plain


def _going_on(lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Lines that go on in the line below, each with the word that found no room any more."""
    for above, below in pairwise(lines):
        words = below.split()
        if words and above.strip() and words[0][0].islower():
            yield above.strip(), words[0]


def _width(line: str, *, printed: bool) -> float:
    text = line.strip()
    return letters_width(text) if printed else len(text) * _LETTER
