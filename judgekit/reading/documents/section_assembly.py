"""Assemble sections with refs, levels and parents from headings and the lines below them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from judgekit.domain.rules.document import Block, Section

LEAD = "lead"

Line = TypeVar("Line")


class Heading(NamedTuple):
    """A recognized heading; `above` is the number or title of its parent, None at the top level.

    `number` is as cited, in Latin letters (`2.5`, `Appendix B`, `104.3a`, `II`).
    """

    number: str | None
    title: str | None
    above: str | None = None


class SectionAssembly(Generic[Line]):
    """Builds sections from headings and lines, or paragraphs, in reading order."""

    def __init__(self) -> None:
        self._open: list[tuple[Heading | None, list[Line]]] = [(None, [])]

    def heading(self, heading: Heading) -> None:
        """Begin a section."""
        self._open.append((heading, []))

    def line(self, line: Line) -> None:
        """Add a line to the body of the current section."""
        self._open[-1][1].append(line)

    def sections(self, read: Callable[[list[Line]], tuple[Block, ...]]) -> tuple[Section, ...]:
        """Return all sections; text before the first heading is the lead, if there is any."""
        levels: dict[str, int] = {}
        named: dict[str, str] = {}
        sections: list[Section] = []
        for heading, lines in self._open:
            blocks = read(lines)
            if heading is None:
                if blocks:
                    sections.append(Section(LEAD, None, None, 0, None, blocks))
                    levels[LEAD] = 0
                continue
            parent = named.get(heading.above or "")
            ref = _ref(heading, parent)
            if ref in levels:
                ref = _unused(ref, levels)
            level = levels[parent] + 1 if parent is not None else 1
            levels[ref] = level
            number, title = heading.number, heading.title
            named[number or title or ref] = ref
            sections.append(Section(ref, number, title, level, parent, blocks))
        return tuple(sections)


def _ref(heading: Heading, parent: str | None) -> str:
    if heading.number is not None:
        return heading.number
    title = heading.title or "?"
    return f"{parent}#{title}" if parent is not None else title


def _unused(ref: str, taken: dict[str, int]) -> str:
    """Append a count to the ref of a second section of the same name, so that each can be cited."""
    count = 2
    while f"{ref} ({count})" in taken:
        count += 1
    return f"{ref} ({count})"
