"""Long texts in scrolling columns, as high as needed at their width."""

from __future__ import annotations

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QWidget

from judgekit.domain.rules.document import Section, SpanKind
from judgekit.domain.rules.search_answer import Mark
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.section_text import SectionText
from judgekit.ui.theme import Theme

BELOW_HEADING = 4


class FlowingText(SectionText):
    """Caches heights: a scroll area asks for widths that the text never gets, and the text keeps
    the layout of its actual width."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._heights: dict[int, int] = {}
        self._look = look
        self._shown: tuple[Section, tuple[Mark, ...]] | None = None
        super().__init__(parent)
        look.changed.connect(self._rewrite)

    def show_section(self, section: Section, marks: tuple[Mark, ...], theme: Theme) -> None:
        """Rewrite the section's body."""
        self._heights.clear()
        self._shown = section, marks
        super().show_section(section, marks, theme)

    def _rewrite(self) -> None:
        """Size and colours are those of the words as written."""
        if self._shown is not None:
            self.show_section(*self._shown, self._look.theme)

    def heightForWidth(self, width: int) -> int:
        height = self._heights.get(width)
        if height is None:
            height = super().heightForWidth(width)
            self._heights[width] = height
            own = self.viewport().width()
            if own not in (0, width):
                self.document().setTextWidth(own)
        return height


class PolicyText(FlowingText):
    """Paragraphs bold from end to end are headings, with a small margin below."""

    def show_section(self, section: Section, marks: tuple[Mark, ...], theme: Theme) -> None:
        """Rewrite the section's body."""
        super().show_section(section, marks, theme)
        headings = {
            at
            for at, block in enumerate(section.blocks)
            if any(
                span.kind is SpanKind.STRONG and span.end - span.start == len(block.text)
                for span in block.spans
            )
        }
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        block = self.document().begin()
        while block.isValid():
            if block.userState() in headings:
                cursor.setPosition(block.position())
                layout = block.blockFormat()
                layout.setBottomMargin(theme.px(BELOW_HEADING))
                cursor.setBlockFormat(layout)
            block = block.next()
        cursor.endEditBlock()
        self._heights.clear()
        self.updateGeometry()
