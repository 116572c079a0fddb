"""A section as a row of the reading column: title, edition, text, note."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Section
from judgekit.domain.rules.reading_marks import Note
from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.rules.reading.edition_badge import EditionBadge
from judgekit.ui.shell.parts.section_document import MarkUse, mark_style
from judgekit.ui.shell.parts.section_text import SectionText
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.labels import Badge, Label, LanguageTag
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.words.edition_wording import BadgeState
from judgekit.views.markup import escape

if TYPE_CHECKING:
    from judgekit.ui.rules.reading.note_view import NoteEditor, NoteView

TOP = 26
CHOSEN, BESIDE = 3, 12
"""Width of the bar at the chosen paragraph, and its distance from the text."""
CHARACTERS_A_LINE = 72
BADGE_BESIDE = 0.4
"""The largest share of the width that a badge takes beside the title; a longer one goes below."""
_SAMPLE = "The Head Judge may require registration in Regular Rules Enforcement"


class EditionLine(msgspec.Struct, frozen=True):
    """A section's edition: language code and name, `Tournament Rules, effective …`, its badges."""

    language: str
    language_name: str
    words: str
    badges: tuple[BadgeState, ...] = ()


class RowFrame(msgspec.Struct, frozen=True):
    """Margins of a row, in design pixels, the colour token of its number, the size of its title."""

    left: int = 40
    right: int = 20
    top: int = TOP
    bottom: int = 28
    number_token: str = "text"
    title: str = "title"


READING = RowFrame()


class RowContent(msgspec.Struct, frozen=True):
    """Everything a row shows; `badge` is beside the title, `badges` below it; `use` is what its
    marks stand for, `written` where the note was written if not here."""

    section: Section
    number: str
    marks: tuple[Mark, ...] = ()
    note: Note | None = None
    edition: EditionLine | None = None
    badge: str = ""
    badges: tuple[BadgeState, ...] = ()
    ruled_off: bool = False
    use: MarkUse = MarkUse.FOUND
    written: str = ""


class SectionRow(QWidget):
    """Row of a section; lines end at 72 characters, whatever the width."""

    reference_followed = Signal(RuleReference)
    changes_wanted = Signal(RuleReference)
    paragraph_chosen = Signal(int)
    note_written = Signal(str)
    note_wanted = Signal()
    grew = Signal()
    place_shown = Signal(QRect)
    menu_opening = Signal(QMenu)
    """The context menu is about to be shown; whoever knows more actions adds them."""

    def __init__(
        self,
        look: Look,
        content: RowContent,
        frame: RowFrame = READING,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._frame = frame
        self._compact = is_compact(content.section)
        self._ruled_off = content.ruled_off and not self._compact
        self._editor: NoteEditor | None = None
        self._note_view: NoteView | None = None
        self._chosen = -1
        self._title_line: QBoxLayout | None = None
        theme = look.theme
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._add_title(content)
        if content.edition is not None:
            self._column.addSpacing(theme.px(9))
            self._add_edition(content.edition)
        self._add_badges(content.badges)
        self.text = SectionText(self)
        self.text.use = content.use
        self.text.show_section(content.section, content.marks, theme)
        self.text.reference_followed.connect(self.reference_followed)
        self.text.paragraph_chosen.connect(self.paragraph_chosen)
        self.text.place_shown.connect(self._pass_on_place)
        self.text.menu_opening.connect(self.menu_opening)
        if content.section.blocks:
            self._column.addSpacing(theme.px(20 if content.edition else 4 if self._compact else 14))
            self._column.addWidget(self.text)
        else:
            self.text.hide()
        if content.note is not None:
            from judgekit.ui.rules.reading.note_view import NoteView  # noqa: PLC0415  (few have one)

            self._note_view = NoteView(look, content.note, content.written, self)
            self._note_view.edited.connect(self.note_wanted)
            self._column.addSpacing(theme.px(16))
            self._column.addWidget(self._note_view)
        self._column.addStretch(1)
        self._fit(self.width())

    def edit_note(self, text: str) -> None:
        """Open the editor in place of the note; an open editor only gets the focus."""
        if self._editor is None:
            from judgekit.ui.rules.reading.note_view import NoteEditor  # noqa: PLC0415

            self._editor = NoteEditor(self._look, text, self)
            self._editor.finished.connect(self.note_written)
            self._editor.grew.connect(self.grew)
            if self._note_view is None:
                self._column.insertSpacing(self._column.count() - 1, self._look.theme.px(16))
                self._column.insertWidget(self._column.count() - 1, self._editor)
            else:
                self._column.replaceWidget(self._note_view, self._editor)
                self._note_view.hide()
            self.grew.emit()
        self._editor.begin()

    def show_chosen(self, block: int | None) -> None:
        """Mark the paragraph that actions apply to with a bar; None where it isn't in this row."""
        self._chosen = -1 if block is None else block
        self.update()

    def mark_rectangle(self, mark: Mark) -> QRect:
        """Return the rectangle of a mark, in this row's coordinates."""
        if mark.block < 0:
            return QRect(0, 0, self.width(), self._look.theme.px(self._frame.top * 2))
        return self.text.mark_rectangle(mark).translated(self.text.pos())

    def select_mark(self, mark: Mark) -> QRect:
        """Select a mark in the text; return its rectangle, in this row's coordinates."""
        if mark.block >= 0:
            self.text.select_mark(mark)
        return self.mark_rectangle(mark)

    def head_bottom(self) -> int:
        """Return the bottom of the title, in pixels of this row."""
        return self._look.theme.px(self._frame.top + 24)

    def text_room(self) -> tuple[int, int]:
        """Return the left edge of the text and its width."""
        margins = self._column.contentsMargins()
        return margins.left(), self.width() - margins.left() - margins.right()

    def heightForWidth(self, width: int) -> int:
        self._fit(width)
        return self._column.heightForWidth(width)

    def hasHeightForWidth(self) -> bool:
        return True

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest and self._editor is not None:
            self.grew.emit()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit(event.size().width())
        super().resizeEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.menu_opening.emit(menu)
        menu.popup(event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        if self._ruled_off:
            left, right = theme.px(self._frame.left), self.width() - theme.px(self._frame.right)
            fill(QPainter(self), QRect(left, 0, right - left, 1), theme.color("line"))
        if self._chosen >= 0 and self.text.isVisibleTo(self):
            place = self.text.block_rectangle(self._chosen).translated(self.text.pos())
            left = self.text.x() - theme.px(BESIDE)
            bar = QRect(left, place.top(), theme.px(CHOSEN), place.height())
            fill(QPainter(self), bar, theme.color("accent"))

    def _add_title(self, content: RowContent) -> None:
        section = content.section
        token = self._frame.number_token
        size = "text" if is_compact(section) else self._frame.title
        title = Label(self._look, size=size, bold=True, wraps=True)
        title.setTextFormat(Qt.TextFormat.RichText)
        html = heading_html(
            content.number, section, content.marks, self._look.theme, token, content.use
        )
        title.setText(html)
        title.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        title.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        title.setAccessibleName(f"{content.number} {section.title or ''}".strip())
        if not content.badge:
            self._column.addWidget(title)
            return
        self._title_line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._title_line.setSpacing(self._look.theme.px(12))
        self._title_line.addWidget(title, 1)
        self._badge = Badge(self._look, content.badge)
        self._title_line.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column.addLayout(self._title_line)

    def _add_edition(self, edition: EditionLine) -> None:
        theme = self._look.theme
        line = QHBoxLayout()
        line.setSpacing(theme.px(6))
        tag = LanguageTag(self._look)
        tag.set_language(edition.language, edition.language_name)
        words = Label(self._look, edition.words, size="small", token="text-muted", wraps=True)
        line.addWidget(tag)
        line.addWidget(words, 1)
        self._column.addLayout(line)
        self._column.addSpacing(theme.px(2))
        self._add_badges(edition.badges)

    def _add_badges(self, states: tuple[BadgeState, ...]) -> None:
        for state in states:
            badge = EditionBadge(self._look, state, self)
            badge.opened.connect(self.reference_followed)
            badge.changes_wanted.connect(self.changes_wanted)
            self._column.addSpacing(self._look.theme.px(6))
            self._column.addWidget(badge)

    def _fit(self, width: int) -> None:
        """Set the right margin so that lines end at 72 characters."""
        theme, frame = self._look.theme, self._frame
        left, right = theme.px(frame.left), theme.px(frame.right)
        spare = max(0, width - left - right - measure(theme))
        top, bottom = (10, 10) if self._compact else (frame.top, frame.bottom)
        if self._title_line is not None:
            column = width - left - right - spare
            direction = QBoxLayout.Direction
            wanted = self._badge.sizeHint().width()
            self._badge.setMinimumWidth(min(wanted, column))
            beside = wanted <= column * BADGE_BESIDE
            self._title_line.setDirection(
                direction.LeftToRight if beside else direction.TopToBottom
            )
        margins = (left, theme.px(top), right + spare, theme.px(bottom))
        now = self._column.contentsMargins()
        if (now.left(), now.top(), now.right(), now.bottom()) != margins:
            self._column.setContentsMargins(*margins)

    def _pass_on_place(self, place: QRect) -> None:
        self.place_shown.emit(place.translated(self.text.pos()))


def is_compact(section: Section) -> bool:
    """Whether it is a rule or a sub-heading in a section: a small heading, no line above."""
    return section.level > 2 or (not section.title and section.level > 0)


def measure(theme: Theme) -> int:
    """Return the maximum width of a line of text, in pixels: about 72 characters."""
    sample = QFontMetrics(theme.font()).horizontalAdvance(_SAMPLE)
    return round(sample * CHARACTERS_A_LINE / len(_SAMPLE))


def heading_html(  # noqa: PLR0913, PLR0917  (a heading and how it looks)
    number: str,
    section: Section,
    marks: tuple[Mark, ...],
    theme: Theme,
    number_token: str = "text",
    use: MarkUse = MarkUse.FOUND,
) -> str:
    """Return number and title as HTML, with the marked words of the title highlighted."""
    title = section.title or ""
    pieces, at = [], 0
    # A label can't underline in another colour than that of its letters: no synonyms here.
    typed = [mark for mark in marks if mark.block < 0 and not mark.synonym]
    for mark in sorted(typed, key=lambda mark: mark.start):
        if mark.start < at:
            continue
        style = mark_style(theme, use)
        matched = escape(title[mark.start : mark.end])
        pieces += [escape(title[at : mark.start]), f'<span style="{style}">{matched}</span>']
        at = mark.end
    pieces.append(escape(title[at:]))
    head = f'<span style="color:{theme.hex(number_token)}">{escape(number)}</span>'
    gap = " " if number_token == "text" else " \u2009"
    return gap.join(part for part in (head if number else "", "".join(pieces)) if part)
