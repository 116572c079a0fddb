"""A document of rules as it is read: sections in reading order, blocks of text, spans.

Text is kept as the source prints it; markup (bullets, item numbers, tags, emphasis signs, link
addresses) is lifted out of the text into `Block.marker`, `Block.depth` and `Span`.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.shared.rule_reference import RuleReference


class BlockKind(StrEnum):
    """What a block of a section's body is."""

    PARAGRAPH = "paragraph"
    ITEM = "item"
    TABLE = "table"
    FORMULA = "formula"
    EXAMPLE = "example"
    FOOTNOTE = "footnote"


class SpanKind(StrEnum):
    """What a stretch of a block's text means beyond its letters."""

    STRONG = "strong"
    EMPHASIS = "emphasis"
    SUPERSCRIPT = "superscript"
    LINK = "link"
    """An address outside the library; `Span.address` has it."""
    REFERENCE = "reference"
    """A cross-reference that was resolved; `Span.target` has the section."""


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stretch `text[start:end]`, in characters."""

    start: int
    end: int
    kind: SpanKind
    address: str = ""
    target: RuleReference | None = None


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """One cell of a table; lines of a list inside the cell are parted by a line feed."""

    text: str
    spans: tuple[Span, ...] = ()


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """One paragraph, list item, table, formula, example or footnote.

    `depth` counts the nesting of a list item, 0 for the outermost; `marker` is the item's sign as
    printed (`1.`, `•`), empty elsewhere; `rows` is filled for tables only, header row first.
    """

    kind: BlockKind
    text: str = ""
    spans: tuple[Span, ...] = ()
    depth: int = 0
    marker: str = ""
    rows: tuple[tuple[Cell, ...], ...] = ()


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """One section with the body that belongs to itself, up to the next section of any level.

    `level` is 1 for chapters, appendices and top headings, one more for each step down, and 0 for
    text before the first heading (`ref` `lead`). `parent` is the `ref` above, None at the top.
    """

    ref: str
    number: str | None
    title: str | None
    level: int
    parent: str | None
    blocks: tuple[Block, ...] = ()


class Document(msgspec.Struct, frozen=True, omit_defaults=True):
    """One edition of one document in one language.

    `kind` names what it is an edition of (`mtr`, `cr104`, `commander`, ...); dates are ISO
    (`2019-05-03`) or None; `language` is a two-letter code; `source` is the file it was read from.
    """

    id: str
    kind: str
    language: str
    title: str
    effective_date: str | None
    published: str | None
    source: str
    sections: tuple[Section, ...] = ()
    credits: tuple[str, ...] = ()
    rights: str = ""

    @property
    def edition_date(self) -> str:
        """The date editions are ordered by: effective, else published, else empty."""
        return self.effective_date or self.published or ""
