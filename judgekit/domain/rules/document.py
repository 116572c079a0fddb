"""Rules documents: sections in reading order, blocks of text, spans.

Text is kept as printed; markup (bullets, item numbers, tags, emphasis signs, link addresses) is
moved from the text into `Block.marker`, `Block.depth` and `Span`.

A library has tens of thousands of these values, and none can be part of a cycle: the garbage
collector need not look through them (`gc=False`), which would hold up the window.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.shared.rule_reference import RuleReference


class BlockKind(StrEnum):
    """Kind of a block in a section's body."""

    PARAGRAPH = "paragraph"
    ITEM = "item"
    TABLE = "table"
    FORMULA = "formula"
    EXAMPLE = "example"
    FOOTNOTE = "footnote"


class SpanKind(StrEnum):
    """Meaning of a span of text."""

    STRONG = "strong"
    EMPHASIS = "emphasis"
    SUPERSCRIPT = "superscript"
    LINK = "link"
    """An address outside the library, in `Span.address`."""
    REFERENCE = "reference"
    """A resolved cross-reference; `Span.target` is the section."""
    ABSENT = "absent"
    """A reference to a document that the library lacks; `Span.target` has the document's kind in
    place of its id (`cr 103.4`)."""


class Span(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The span `text[start:end]`, in characters."""

    start: int
    end: int
    kind: SpanKind
    address: str = ""
    target: RuleReference | None = None


class Cell(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A table cell; lines of a list inside the cell are separated by a line feed."""

    text: str
    spans: tuple[Span, ...] = ()


class Block(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One paragraph, list item, table, formula, example or footnote.

    `depth` is the nesting depth of a list item, 0 for the outermost; `marker` is the item's sign as
    printed (`1.`, `•`), empty for other blocks; `rows` is used for tables only, header row first.
    """

    kind: BlockKind
    text: str = ""
    spans: tuple[Span, ...] = ()
    depth: int = 0
    marker: str = ""
    rows: tuple[tuple[Cell, ...], ...] = ()


class Section(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One section with its own body, up to the next section of any level.

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

    `kind` names the document (`mtr`, `cr104`, `commander`, ...); dates are ISO (`2019-05-03`) or
    None; `language` is a two-letter code; `source` is the file it was read from. `part` is the
    number of the one rule that the text has of its document, empty for a whole document.
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
    part: str = ""

    @property
    def edition_date(self) -> str:
        """The date by which editions are ordered: effective, else published, else empty."""
        return self.effective_date or self.published or ""
