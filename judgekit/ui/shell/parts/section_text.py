"""A section's body on the page: as high as its text, scrolled by its container."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDesktopServices,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPalette,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QMenu, QSizePolicy, QTextBrowser, QWidget

from judgekit.domain.rules.document import Section, SpanKind
from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.shell.parts.section_document import (
    MarkUse,
    SectionDocument,
    block_rectangle,
    paragraph_at,
    reference_of,
    utf16_length,
)
from judgekit.ui.theme import Theme
from judgekit.ui.theme_palette import without_ground

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl

WEB = ("http:", "https:", "mailto:")
SCROLL_KEYS = frozenset(
    {
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_Space,
    }
)


class SectionText(QTextBrowser):
    """Selectable text, with links to follow by mouse or by Tab and Enter."""

    reference_followed = Signal(RuleReference)
    paragraph_chosen = Signal(int)
    place_shown = Signal(QRect)
    """Rectangle of the focused link, in this widget's coordinates."""
    menu_opening = Signal(QMenu)
    """The context menu is about to be shown; whoever knows more actions adds them above."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._section: Section | None = None
        self.use = MarkUse.FOUND
        """What the marks stand for."""
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setPalette(without_ground())
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.document().setDocumentMargin(0)
        self.anchorClicked.connect(self._follow)

    def show_section(self, section: Section, marks: tuple[Mark, ...], theme: Theme) -> None:
        """Show the section's body."""
        self._section = section
        # A selection must differ from marked words, and so must the focused link.
        palette = without_ground()
        palette.setColor(QPalette.ColorRole.Highlight, theme.color("accent"))
        palette.setColor(QPalette.ColorRole.HighlightedText, theme.color("on-accent"))
        self.setPalette(palette)
        SectionDocument(theme, self.use).write(self.document(), section, marks)
        linked = any(
            span.kind in (SpanKind.LINK, SpanKind.REFERENCE)
            for block in section.blocks
            for span in (*block.spans, *(s for row in block.rows for c in row for s in c.spans))
        )
        policy = Qt.FocusPolicy.StrongFocus if linked else Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(policy)
        self.setAccessibleName(section.title or section.ref)
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        document = self.document()
        if document.textWidth() != width:
            document.setTextWidth(width)
        return round(document.size().height() + 0.49)

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(self.width(), 200)))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paragraph(self) -> int:
        """Return the index of the block that the text cursor is in."""
        return paragraph_at(self.document(), self.textCursor().position())

    def selected_text(self) -> str:
        """Return the selected text, with line feeds between paragraphs; empty without one."""
        return self.textCursor().selection().toPlainText().strip()

    def block_rectangle(self, block: int) -> QRect:
        """Return the rectangle of a whole block, in this widget's coordinates."""
        return block_rectangle(self.document(), block)

    def mark_rectangle(self, mark: Mark) -> QRect:
        """Return the rectangle of a mark, in this widget's coordinates; in a table, in its cell."""
        return self.cursorRect(self._cursor_at(mark))

    def select_mark(self, mark: Mark) -> None:
        """Select a mark, as the current one of many."""
        cursor = self._cursor_at(mark)
        move = QTextCursor.MoveOperation.NextCharacter
        cursor.movePosition(move, QTextCursor.MoveMode.KeepAnchor, mark.end - mark.start)
        self.setTextCursor(cursor)

    def _cursor_at(self, mark: Mark) -> QTextCursor:
        cursor = QTextCursor(self.document())
        place = self.document().begin()
        while place.isValid() and place.userState() != mark.block:
            place = place.next()
        if not place.isValid():
            return cursor
        cursor.setPosition(place.position())
        if mark.row >= 0:
            table = cursor.currentTable() or QTextCursor(place.next()).currentTable()
            if table is not None:
                cursor = table.cellAt(mark.row, mark.column).firstCursorPosition()
        text = cursor.block().text()
        lead = text.find("\t") + 1 if mark.row < 0 and self._has_marker(mark.block) else 0
        start = lead + utf16_length(text[lead : lead + mark.start])
        cursor.setPosition(min(cursor.position() + start, cursor.position() + len(text)))
        return cursor

    def _has_marker(self, block: int) -> bool:
        blocks = self._section.blocks if self._section is not None else ()
        return block < len(blocks) and bool(blocks[block].marker)

    # -- links

    def _follow(self, url: QUrl) -> None:
        reference = reference_of(url)
        if reference is not None:
            self.reference_followed.emit(reference)
        elif url.toString().startswith(WEB):
            QDesktopServices.openUrl(url)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what the page can do here, to copy the text, and the address of a link."""

        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.menu_opening.emit(menu)
        copy = menu.addAction(self.tr("Copy"), self.copy)
        copy.setEnabled(self.textCursor().hasSelection())
        address = self.anchorAt(event.pos())
        if address.startswith(WEB):
            menu.addAction(
                self.tr("Copy the address"), lambda: QApplication.clipboard().setText(address)
            )
        menu.addAction(self.tr("Select all"), self.selectAll)
        menu.popup(event.globalPos())

    # -- delegated to the surrounding page

    def focusNextPrevChild(self, forward: bool) -> bool:
        moved = super().focusNextPrevChild(forward)
        if moved and self.hasFocus():
            self.place_shown.emit(self.cursorRect())
        return moved

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            cursor = self.textCursor()
            cursor.clearSelection()
            self.setTextCursor(cursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        position = self.cursorForPosition(event.position().toPoint()).position()
        self.paragraph_chosen.emit(paragraph_at(self.document(), position))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in SCROLL_KEYS and not event.modifiers():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
