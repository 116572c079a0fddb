"""Paragraphs of a card's text, with drawn symbols and reminders set apart."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.cards.symbol_images import put_symbols
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.painting.strokes import fill, paint_ring, paint_words
from judgekit.ui.widgets.painting.symbols import SymbolInk
from judgekit.views.cards.card_text import Paragraph
from judgekit.views.cards.symbol_words import spoken_text

LINE, APART = 22, 10
"""Height of a line, and the gap between two paragraphs, in design pixels."""
INSET, BAR = 18, 2
"""How far a reminder stands in, and the line at its left."""
LEAST_BESIDE = 220
"""Width of the text beside its lead below which the lead stands above."""
AROUND = 6
"""Room for the focus ring of one that takes the focus."""


class SymbolText(QWidget):
    """As high as its text at its width. `lead` stands in a column at the left, in small letters, or
    above where that leaves too little room.

    One with `is_stop` takes the focus, as a row of a list does.
    """

    def __init__(self, look: Look, *, is_stop: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lead_width = 0
        self._is_stop = is_stop
        self._lead = ""
        self._paragraphs: tuple[Paragraph, ...] = ()
        self._document: QTextDocument | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        if is_stop:
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self._redress)

    def show_paragraphs(self, paragraphs: Sequence[Paragraph], lead: str = "") -> None:
        """Show these paragraphs."""
        if (tuple(paragraphs), lead) != (self._paragraphs, self._lead):
            self._paragraphs, self._lead = tuple(paragraphs), lead
            self._redress()

    def give_lead(self, pixels: int) -> None:
        """Set the width of the column at the left."""
        if pixels != self._lead_width:
            self._lead_width = pixels
            self.updateGeometry()
            self.update()

    def words_left(self) -> int:
        """Return where its first words begin, in pixels: those of the lead, if it has one."""
        return self._edge()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers: symbols are spoken as words."""
        words = interface_words()
        said = [spoken_text(each.text, words) for each in self._paragraphs]
        text = "\n".join(said)
        role = Role.ListItem if self._is_stop else Role.StaticText
        return Spoken(role, name=f"{self._lead}: {text}" if self._lead else text)

    def heightForWidth(self, width: int) -> int:
        room = max(1, width - self._left(width) - self._edge())
        height = round(self._laid_out(room).size().height()) + 2 * self._edge()
        return height + self._above(width)

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        width = max(self.width(), self._look.theme.px(160))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(80), self.heightForWidth(max(1, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter, edge = self._look.theme, QPainter(self), self._edge()
        if self._lead:
            width = self.width() if self._above(self.width()) else self._lead_width
            room = QRect(edge, edge, width - edge, theme.px(LINE))
            small, muted = theme.font("small"), theme.color("text-muted")
            paint_words(painter, self._lead, room, font=small, color=muted)
        left, width = self._left(self.width()), self.width()
        document = self._laid_out(max(1, width - left - edge))
        painter.save()
        painter.translate(QPointF(left, edge + self._above(width)))
        for top, lines in _reminders(document):
            bar = QRect(0, round(top), theme.px(BAR), lines * theme.px(LINE))
            fill(painter, bar, theme.color("line-strong"))
        context = QAbstractTextDocumentLayout.PaintContext()
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Text, theme.color("text"))
        context.palette = palette
        document.documentLayout().draw(painter, context)
        painter.restore()
        if self.hasFocus():
            paint_ring(painter, theme, self.rect(), theme.measure("radius-control"))

    # -- inside

    def _edge(self) -> int:
        return self._look.theme.px(AROUND) if self._is_stop else 0

    def _left(self, width: int) -> int:
        return self._edge() + (0 if self._above(width) else self._lead_width)

    def _above(self, width: int) -> int:
        """Return the height of the lead above the text at that width, 0 where it is beside."""
        theme = self._look.theme
        is_tight = width - self._lead_width < theme.px(LEAST_BESIDE)
        return theme.px(LINE) if self._lead and is_tight else 0

    def _redress(self) -> None:
        self._document = None
        self.updateGeometry()
        self.update()

    def _laid_out(self, width: int) -> QTextDocument:
        if self._document is None:
            self._document = self._made()
        if self._document.textWidth() != width:
            self._document.setTextWidth(width)
        return self._document

    def _made(self) -> QTextDocument:
        theme = self._look.theme
        document = QTextDocument(self)
        document.setDocumentMargin(0)
        document.setDefaultFont(theme.font())
        cursor = QTextCursor(document)
        for at, paragraph in enumerate(self._paragraphs):
            block, letters = QTextBlockFormat(), QTextCharFormat()
            fixed = QTextBlockFormat.LineHeightTypes.FixedHeight.value
            block.setLineHeight(theme.px(LINE), fixed)
            if paragraph.is_reminder:
                block.setLeftMargin(theme.px(INSET))
                block.setTopMargin(theme.px(4))
                letters.setForeground(theme.color("text-muted"))
            elif at:
                block.setTopMargin(theme.px(APART))
            if paragraph.is_head:
                letters.setFontWeight(QFont.Weight.Bold)
            if at:
                cursor.insertBlock(block, letters)
            else:
                cursor.setBlockFormat(block)
            cursor.insertText(paragraph.text, letters)
        put_symbols(document, SymbolInk(self._look), self.devicePixelRatioF())
        return document


def _reminders(document: QTextDocument) -> list[tuple[float, int]]:
    """Return where each reminder begins, in pixels, and of how many lines it is."""
    places, layout = [], document.documentLayout()
    block: QTextBlock = document.begin()
    while block.isValid():
        if block.blockFormat().leftMargin() > 0:
            top = layout.blockBoundingRect(block).top()
            places.append((top, block.layout().lineCount()))
        block = block.next()
    return places
