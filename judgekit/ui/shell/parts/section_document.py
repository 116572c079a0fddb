"""One section's body as rich text: lists, tables, formulas, footnotes, links and marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import (
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextOption,
    QTextTableFormat,
)

from judgekit.domain.rules.document import Block, BlockKind, Cell, Section, Span, SpanKind
from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl

REFERENCE_SCHEME = "rule"
PARAGRAPH_GAP = 14
ITEM_GAP = 6
ITEM_INDENT = 22
_FIXED = QTextBlockFormat.LineHeightTypes.FixedHeight.value


class MarkUse(StrEnum):
    """What marks stand for."""

    FOUND = "found"
    ADDED = "added"
    REMOVED = "removed"


def reference_url(reference: RuleReference) -> str:
    """Return the link to a section inside the library."""
    place = "/".join(quote(part, safe="") for part in (reference.document, reference.ref))
    return f"{REFERENCE_SCHEME}:{place}"


def reference_of(url: QUrl) -> RuleReference | None:
    """Return the section that a link refers to, None for an external link."""
    if url.scheme() != REFERENCE_SCHEME:
        return None
    address = bytes(url.toEncoded().data()).decode()
    document, _, ref = address[len(REFERENCE_SCHEME) + 1 :].partition("/")
    return RuleReference(unquote(document), unquote(ref))


class SectionDocument:
    """Writes sections into a QTextDocument in the colours and sizes of a theme.

    Where marks stand for changes, paragraphs without any are muted.

    Every text block stores the index of its `Block` as its user state (a table's cells too), so
    that a text position can be mapped to the paragraph.
    """

    def __init__(self, theme: Theme, use: MarkUse = MarkUse.FOUND) -> None:
        self._theme = theme
        self._text = QTextCharFormat()
        self._text.setFont(theme.font("text"))
        self._text.setForeground(theme.color("text"))
        self._small = QTextCharFormat(self._text)
        self._small.setFont(theme.font("small"))
        self._small.setForeground(theme.color("text-muted"))
        self._calm = QTextCharFormat(self._text)
        if use is not MarkUse.FOUND:
            self._calm.setForeground(theme.color("text-muted"))
        self._marked = mark_format(theme, bold=use is MarkUse.ADDED)
        if use is MarkUse.REMOVED:
            self._marked = removed_format(theme)
        self._synonym = synonym_format(theme)

    def write(
        self, document: QTextDocument, section: Section, marks: Iterable[Mark] = ()
    ) -> QTextDocument:
        """Replace the content by the section's body; marks of the title are ignored."""
        document.clear()
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(0)
        document.setDefaultFont(self._theme.font("text"))
        marks_of: dict[int, list[Mark]] = {}
        for mark in marks:
            marks_of.setdefault(mark.block, []).append(mark)
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        for index, block in enumerate(section.blocks):
            following = section.blocks[index + 1] if index + 1 < len(section.blocks) else None
            self._write_block(cursor, index, block, following, marks_of.get(index, ()))
        cursor.endEditBlock()
        return document

    def _write_block(
        self,
        cursor: QTextCursor,
        index: int,
        block: Block,
        following: Block | None,
        marks: Sequence[Mark],
    ) -> None:
        if block.kind is BlockKind.TABLE:
            self._write_table(cursor, index, block, marks)
            return
        layout = self._block_format(block, following)
        plain = self._text if marks else self._calm
        letters = self._small if block.kind is BlockKind.FOOTNOTE else plain
        if block.kind is BlockKind.EXAMPLE:
            letters = QTextCharFormat(letters)
            letters.setForeground(self._theme.color("text-muted"))
        if cursor.position() > 0:
            cursor.insertBlock(layout, letters)
        else:
            cursor.setBlockFormat(layout)
            cursor.setBlockCharFormat(letters)
        cursor.block().setUserState(index)
        if block.marker:
            cursor.insertText(f"{block.marker}\t", letters)
        self._write_text(cursor, block.text, block.spans, marks, letters)

    def _write_text(
        self,
        cursor: QTextCursor,
        text: str,
        spans: Iterable[Span],
        marks: Iterable[Mark],
        letters: QTextCharFormat,
    ) -> None:
        """Insert the text at the cursor, then apply spans and marks."""
        start = cursor.position()
        cursor.insertText(text.replace("\n", "\u2028"), letters)
        over = QTextCursor(cursor.document())
        for span in spans:
            _select(over, text, start, span.start, span.end)
            over.mergeCharFormat(self._span_format(span))
        for mark in marks:
            _select(over, text, start, mark.start, mark.end)
            over.mergeCharFormat(self._synonym if mark.synonym else self._marked)

    def _write_table(
        self, cursor: QTextCursor, index: int, block: Block, marks: Sequence[Mark]
    ) -> None:
        columns = max((len(row) for row in block.rows), default=0)
        if columns == 0:
            return
        if cursor.position() == 0:
            cursor.block().setUserState(index)
            _flatten(cursor)
        table = cursor.insertTable(len(block.rows), columns, self._table_format(block, columns))
        for row_index, row in enumerate(block.rows):
            for column, cell in enumerate(row):
                here = [mark for mark in marks if (mark.row, mark.column) == (row_index, column)]
                place = table.cellAt(row_index, column).firstCursorPosition()
                self._write_cell(place, cell, index, here, head=row_index == 0)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.block().setUserState(index)
        _flatten(cursor)

    def _write_cell(
        self, place: QTextCursor, cell: Cell, index: int, marks: Sequence[Mark], *, head: bool
    ) -> None:
        letters = QTextCharFormat(self._text)
        letters.setFont(self._theme.font("small", bold=head))
        if head:
            letters.setForeground(self._theme.color("text-muted"))
        layout = QTextBlockFormat()
        layout.setLineHeight(self._theme.px(18), _FIXED)
        place.setBlockFormat(layout)
        place.block().setUserState(index)
        self._write_text(place, cell.text, cell.spans, marks, letters)

    def _table_format(self, block: Block, columns: int) -> QTextTableFormat:
        theme = self._theme
        layout = QTextTableFormat()
        layout.setHeaderRowCount(1)
        layout.setBorderCollapse(True)
        layout.setBorder(1)
        layout.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        layout.setBorderBrush(theme.color("line"))
        layout.setCellPadding(theme.px(6))
        layout.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        layout.setTopMargin(theme.px(PARAGRAPH_GAP))
        layout.setBottomMargin(theme.px(PARAGRAPH_GAP))
        shares = column_shares(block, columns)
        percent = QTextLength.Type.PercentageLength
        layout.setColumnWidthConstraints([QTextLength(percent, share) for share in shares])
        return layout

    def _block_format(self, block: Block, following: Block | None) -> QTextBlockFormat:
        theme = self._theme
        layout = QTextBlockFormat()
        small = block.kind is BlockKind.FOOTNOTE
        layout.setLineHeight(theme.px(18) if small else theme.measure("line-rules"), _FIXED)
        between_items = (
            block.kind is BlockKind.ITEM
            and following is not None
            and following.kind is BlockKind.ITEM
        )
        gap = ITEM_GAP if between_items or small else PARAGRAPH_GAP
        layout.setBottomMargin(theme.px(gap) if following is not None else 0)
        if block.kind is BlockKind.ITEM:
            indent = theme.px(ITEM_INDENT)
            if len(block.marker) > 2:
                indent = theme.px(ITEM_INDENT + 8 * (len(block.marker) - 2))
            layout.setLeftMargin(indent + theme.px(ITEM_INDENT) * block.depth)
            layout.setTextIndent(-indent)
            layout.setTabPositions([QTextOption.Tab(indent, QTextOption.TabType.LeftTab)])
        elif block.kind in (BlockKind.FORMULA, BlockKind.EXAMPLE):
            layout.setLeftMargin(theme.px(ITEM_INDENT))
        return layout

    def _span_format(self, span: Span) -> QTextCharFormat:
        change = QTextCharFormat()
        if span.kind is SpanKind.STRONG:
            change.setFontWeight(700)
        elif span.kind is SpanKind.EMPHASIS:
            change.setFontItalic(True)
        elif span.kind is SpanKind.SUPERSCRIPT:
            change.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignSuperScript)
        elif span.kind is SpanKind.LINK or span.target is not None:
            target = reference_url(span.target) if span.target else span.address
            change.setAnchor(True)
            change.setAnchorHref(target)
            change.setForeground(self._theme.color("accent"))
            style = QTextCharFormat.UnderlineStyle
            is_here = span.target is not None and span.kind is not SpanKind.ABSENT
            change.setUnderlineStyle(style.SingleUnderline if is_here else style.DotLine)
        return change


def column_shares(block: Block, columns: int) -> list[float]:
    """Return the column widths in per cent: by the longest cell, damped, and the longest word."""
    weights = []
    for column in range(columns):
        texts = [row[column].text for row in block.rows if column < len(row)]
        longest = max((len(line) for text in texts for line in text.split("\n")), default=1)
        word = max((len(word) for text in texts for word in text.split()), default=1)
        weights.append(max(word * 1.4 + 3, 5 * min(longest, 100) ** 0.5))
    return [100 * weight / sum(weights) for weight in weights]


def mark_format(theme: Theme, *, bold: bool = False) -> QTextCharFormat:
    """Return the format of a matched word: bold in short texts, else with a broken line below; its
    background is not seen by everybody."""
    marked = QTextCharFormat()
    marked.setBackground(theme.color("mark"))
    marked.setForeground(theme.color("mark-text"))
    if bold:
        marked.setFontWeight(700)
    else:
        marked.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DashUnderline)
        marked.setUnderlineColor(theme.color("mark-text"))
    return marked


def removed_format(theme: Theme) -> QTextCharFormat:
    """Return the format of a word that the newer edition lacks: struck out."""
    removed = QTextCharFormat()
    removed.setBackground(theme.color("urgent-row"))
    removed.setForeground(theme.color("urgent"))
    removed.setFontStrikeOut(True)
    return removed


def mark_style(theme: Theme, use: MarkUse) -> str:
    """Return the same formats as CSS, for the titles of sections."""
    if use is MarkUse.REMOVED:
        ground, ink = theme.hex("urgent-row"), theme.hex("urgent")
        return f"background-color:{ground};color:{ink};text-decoration:line-through"
    ground, ink = theme.hex("mark"), theme.hex("mark-text")
    return f"background-color:{ground};color:{ink};text-decoration:underline"


def synonym_format(theme: Theme) -> QTextCharFormat:
    """Return the format of a word that means what was searched: a pale underline."""
    marked = QTextCharFormat()
    marked.setFontUnderline(True)
    marked.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
    marked.setUnderlineColor(theme.color("line-strong"))
    return marked


def paragraph_at(document: QTextDocument, position: int) -> int:
    """Return the index of the `Block` at a text position, 0 if there is none."""
    return max(0, document.findBlock(position).userState())


def block_rectangle(document: QTextDocument, block: int) -> QRect:
    """Return the rectangle around a whole `Block` of a laid-out document, empty if there is none.

    A table is all of its cells.
    """
    found = QRectF()
    layout, place = document.documentLayout(), document.begin()
    while place.isValid():
        if place.userState() == block:
            found = found.united(layout.blockBoundingRect(place))
        place = place.next()
    return found.toAlignedRect()


def utf16_length(text: str) -> int:
    """Return the length in Qt's text positions; characters beyond the basic plane take two."""
    return len(text.encode("utf-16", "surrogatepass")) // 2 - 1  # without its mark of byte order


def _select(cursor: QTextCursor, text: str, base: int, start: int, end: int) -> None:
    """Select `text[start:end]` of a text that was inserted at `base`."""
    cursor.setPosition(base + utf16_length(text[:start]))
    cursor.setPosition(base + utf16_length(text[:end]), QTextCursor.MoveMode.KeepAnchor)


def _flatten(cursor: QTextCursor) -> None:
    """Make the empty block that Qt keeps before or after a table nearly invisible."""
    flat = QTextBlockFormat()
    flat.setLineHeight(1, _FIXED)
    cursor.setBlockFormat(flat)


__all__ = [
    "MarkUse",
    "SectionDocument",
    "block_rectangle",
    "mark_format",
    "mark_style",
    "paragraph_at",
    "reference_of",
    "reference_url",
    "removed_format",
    "synonym_format",
    "utf16_length",
]
