"""HTML whose only structure are line breaks, as converters of PDF write it without places, and as
pages were written by hand: a printed text in all but name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
from lxml import html

from judgekit.reading.documents.files.line_measure import wrapped_letters
from judgekit.reading.documents.files.text import plain_lines
from judgekit.reading.documents.source_text import SourceLine

_BREAKS = frozenset(("br", "p", "div", "center"))
_LEFT_OUT = frozenset(("script", "style", "head", "title"))
_STRONG = frozenset(("b", "strong"))
_FEWEST = 60
"""Line breaks of a page that has no other structure."""
_MOST_BLOCKS = 0.2
_PAGE = "\f"
_MOST_DEPTH = 200


@dataclass(frozen=True)
class BrokenText:
    """The text with its line breaks and page ends, and which of its lines are bold."""

    text: str
    strong: frozenset[str]

    def lines(self, left_out: Counter[str]) -> tuple[SourceLine, ...]:
        """The lines as those of a plain text, with the look of their letters."""
        return tuple(
            msgspec.structs.replace(line, strong=True) if line.text in self.strong else line
            for line in plain_lines(self.text, left_out)
        )


def broken_text(root: html.HtmlElement) -> BrokenText | None:
    """The text of a page whose lines were broken to fit a page; None for any other."""
    breaks = sum(1 for _ in root.iter("br"))
    blocks = sum(1 for _ in root.iter("p", "div", "li", "td", "h1", "h2", "h3", "h4", "h5", "h6"))
    if breaks < _FEWEST or blocks > _MOST_BLOCKS * breaks:
        return None
    written: list[str] = []
    strong: set[str] = set()
    line: list[tuple[str, bool]] = []

    def end() -> None:
        words = " ".join("".join(part for part, _ in line).split())
        bold = sum(len(part.strip()) for part, is_bold in line if is_bold)
        if words and bold * 10 >= 9 * len(words):
            strong.add(words)
        written.append(words)
        line.clear()

    for part, is_bold in _parts(root, bold=False, depth=0):
        if part in ("\n", _PAGE):
            end()
            if part == _PAGE:
                written.append(_PAGE)
        else:
            line.append((part, is_bold))
    end()
    if wrapped_letters(written) is None:
        return None
    return BrokenText("\n".join(written).replace(f"\n{_PAGE}\n", _PAGE), frozenset(strong))


def _parts(element: html.HtmlElement, *, bold: bool, depth: int) -> Iterator[tuple[str, bool]]:
    """The words of an element in order, line and page ends among them, and whether they are
    bold."""
    if not isinstance(element.tag, str) or element.tag in _LEFT_OUT:
        return
    if element.tag == "hr":
        yield _PAGE, False
    elif element.tag in _BREAKS:
        yield "\n", False
    inner = bold or element.tag in _STRONG
    if element.text:
        yield " ".join(element.text.split("\n")), inner
    for child in element.iterchildren():
        if depth < _MOST_DEPTH:
            yield from _parts(child, bold=inner, depth=depth + 1)
        else:
            yield str(child.text_content()), inner
        if child.tail:
            yield " ".join(child.tail.split("\n")), inner
