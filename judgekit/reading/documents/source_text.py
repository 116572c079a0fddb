"""What a file of a document says before anybody asks what is a heading: its lines as printed."""

from __future__ import annotations

import msgspec

from judgekit.domain.rules.document import Cell, Span
from judgekit.domain.rules.document_import import SourceForm


class SourceLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line as printed, or a whole paragraph where the file keeps paragraphs (`whole`).

    `text` has single spaces and neither markup nor list sign; `spans` are in its characters. Of
    what a form does not say, the default stands. `size` is the size of the letters and `left` the
    distance from the left margin of the text, both in sizes of the body's letters (1.0 is the
    body); `gap` is the space above beyond an ordinary line's, in lines (0.0 goes on, 1.0 is one
    blank line) and `room` the free space up to the right margin, in sizes of the body's letters;
    `page` counts pages, and the columns on them, from 1. `heading` is the level that the file
    itself states (1 is the top), 0 for none; `marker` is the list sign as printed (`•`, `1.`),
    `depth` its nesting where the file states it. `rows` makes it a table, header row first.
    """

    text: str
    spans: tuple[Span, ...] = ()
    size: float = 1.0
    strong: bool = False
    left: float = 0.0
    gap: float = 0.0
    room: float = 0.0
    page: int = 0
    whole: bool = False
    heading: int = 0
    marker: str = ""
    depth: int = 0
    rows: tuple[tuple[Cell, ...], ...] = ()


class SourceText(msgspec.Struct, frozen=True):
    """A file's lines in reading order, without running heads, page numbers and navigation.

    `text` is the whole of a plain text or Markdown as written, empty for other forms. `title` and
    `language` are what the file states about itself, empty if nothing; `left_out` counts what is
    not in `lines`, by kind (`running-head`, `page-number`, `image`).
    """

    form: SourceForm
    lines: tuple[SourceLine, ...]
    title: str = ""
    language: str = ""
    left_out: dict[str, int] = {}
    text: str = ""
