"""Both texts of every changed section side by side, with the words that differ marked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document, Section
from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.look import Look
from judgekit.ui.rules.compare.words import bookmark_words, edition_name, fact_words
from judgekit.ui.rules.reading.lazy_rows import LazyRows
from judgekit.ui.rules.reading.parallel_row import (
    LEFT_FRAME,
    RIGHT_FRAME,
    ParallelRow,
    frames_for,
)
from judgekit.ui.rules.reading.row_heights import height_estimate
from judgekit.ui.rules.reading.section_row import RowContent, RowFrame
from judgekit.ui.shell.parts.section_document import MarkUse, mark_style
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.choice_menu import ChoiceMenu
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Badge, Label, LanguageTag
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.rules_wording import date_in_words, menu_words
from judgekit.ui.words.wording import language_name
from judgekit.views.markup import escape
from judgekit.views.rules.edition_comparison import ChangedSection, EditionComparison
from judgekit.views.rules.word_changes import WordChanges, word_changes
from judgekit.views.words.section_numbers import number_in_language

BAR, PLACE = 48, 80
"""Height of the bar, and the width that it keeps for where the reader is."""
_STEPPING = frozenset({"compare.previous", "compare.next"})
_ICONS: Mapping[str, str] = {
    "compare.previous": "chevron-left",
    "compare.next": "chevron-right",
    "compare.copy": "copy",
    "compare.print": "print",
    "compare.leave": "close",
}


class CompareBar(QWidget):
    """Buttons to step through the changes, to copy, print and leave; where the reader is."""

    def __init__(self, look: Look, actions: Mapping[str, Action]) -> None:
        super().__init__()
        self._look = look
        self._actions = actions
        self.buttons = {
            name: Button(
                look,
                icon=icon,
                kind=ButtonKind.OUTLINED if name == "compare.next" else ButtonKind.QUIET,
            )
            for name, icon in _ICONS.items()
        }
        self._place = Label(look, size="small", token="text-muted")
        row = QHBoxLayout(self)
        for name, button in self.buttons.items():
            button.clicked.connect(actions[name].run)
            row.addWidget(button)
            if name == "compare.next":
                row.addWidget(self._place, 1)
        ScaledLayouts(look, self).keep(row, (24, 8, 24, 8), 4)
        look.changed.connect(self.dress)
        self.dress()

    def show_place(self, at: int, count: int) -> None:
        """Show `4 of 46`; `at` counts from 0, and is less where no change is chosen."""
        words = self.tr("{at} of {count}").format(at=at + 1, count=count) if at >= 0 else ""
        self._place.setText(words)
        for name in ("compare.previous", "compare.next", "compare.copy", "compare.print"):
            self.buttons[name].setEnabled(count > 0)

    def dress(self) -> None:
        """Apply language, measures and width."""
        theme = self._look.theme
        self.setFixedHeight(theme.px(BAR))
        for in_words, with_keys in ((True, True), (False, True), (False, False)):
            for name, button in self.buttons.items():
                action = self._actions[name]
                words = action.words() if in_words and name in _STEPPING else ""
                key = key_text(action.key)
                said = action.words() if with_keys else f"{action.words()} ({key})"
                button.set_words(words, key=key if with_keys else "", name=said)
            if self._needed() <= self.width():
                break

    def _needed(self) -> int:
        """Return the width, in pixels, that the buttons and the place need as they are."""
        theme = self._look.theme
        place = theme.px(PLACE)
        buttons = sum(button.sizeHint().width() + theme.px(4) for button in self.buttons.values())
        return buttons + place + theme.px(2 * 24)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))


class CompareHead(QWidget):
    """The edition of a column, and the menu of others."""

    chosen = Signal(str)

    def __init__(self, look: Look, frame: RowFrame) -> None:
        super().__init__()
        self._look, self._frame = look, frame
        self._document: Document | None = None
        self._is_current = False
        self._choices: tuple[Document, ...] = ()
        self._tag = LanguageTag(look)
        self.button = Button(look, kind=ButtonKind.OUTLINED, opens_menu=True)
        self.button.clicked.connect(self.choose)
        row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (frame.left, 8, frame.right, 8), 8)
        row.addWidget(self._tag)
        row.addWidget(self.button)
        row.addStretch(1)
        self._current = Badge(look)
        row.addWidget(self._current)

    def show_document(
        self, document: Document, choices: Sequence[Document], is_current: bool
    ) -> None:
        """Show a document, whether it is the current one, and which others can take its place."""
        self._document, self._choices = document, tuple(choices)
        self._is_current = is_current
        self._current.show_state(self.tr("Current"), icon="tick", token="ok")
        self._tag.set_language(document.language, language_name(document.language))
        self._fit()

    def choose(self) -> None:
        """Open the menu of editions."""
        menu = ChoiceMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for each in self._choices:
            action = menu.add_choice(menu_words(each), chosen=each is self._document)
            action.triggered.connect(partial(self.chosen.emit, each.id))
        menu.popup(self.button.mapToGlobal(self.button.rect().bottomLeft()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Say the date in words, or in figures where that is too wide; then the language and the
        year, or the language alone, in the button."""
        document = self._document
        if document is None:
            return
        date = document.edition_date
        name = self.tr("Edition: {name}").format(name=edition_name(document))
        if self._is_current:
            name = f"{name}, {self._current.text()}"
        edges = self._frame.left + self._frame.right + 8
        room = self.width() - self._look.theme.px(edges)
        beside = room - self._tag.sizeHint().width()
        language = document.language.upper()
        short = ((date, beside), (f"{language} {date[:4]}", room), (language, room))
        said, least = date_in_words(date) if date else document.title, beside
        self.button.set_words(said, name=name)
        for words, width in short if date else ():
            if self.button.sizeHint().width() <= least:
                break
            said, least = words, width
            self.button.set_words(said, name=name)
        self._tag.setVisible(not said.startswith(language))
        needed = self.button.sizeHint().width() + self._current.sizeHint().width()
        self._current.setVisible(self._is_current and needed <= beside)


class CompareView(QWidget):
    """Emits which edition of a side was chosen, and which change stands at the top."""

    edition_chosen = Signal(int, str)
    change_reached = Signal(int)
    reference_followed = Signal(RuleReference)
    left = Signal()
    """Esc was pressed."""
    language_changed = Signal()

    def __init__(self, look: Look, actions: Sequence[Action]) -> None:
        super().__init__()
        self._look = look
        self._comparison: EditionComparison | None = None
        self._shown: tuple[ChangedSection, ...] = ()
        self._frames_built = (LEFT_FRAME, RIGHT_FRAME)
        self._sections: tuple[dict[str, Section], ...] = ({}, {})
        self.bar = CompareBar(look, {action.id: action for action in actions})
        self.heads = tuple(CompareHead(look, frame) for frame in (LEFT_FRAME, RIGHT_FRAME))
        self.rows = LazyRows(look, self)
        self.rows.setMinimumHeight(1)
        self.rows.top_row_changed.connect(self.change_reached)
        self._empty = EmptyState(look)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.rows)
        self._stack.addWidget(self._empty)
        self._legend = Label(look, size="small", token="text-muted", wraps=True)
        self._legend.setTextFormat(Qt.TextFormat.RichText)
        self._marked = Badge(look)
        self._marked.hide()
        self._lay_out()
        self.setFocusProxy(self.rows)
        look.changed.connect(self.refresh)
        self.retranslate()

    def show_editions(
        self,
        documents: tuple[Document, Document],
        choices: Callable[[int], Sequence[Document]],
        current: Collection[Document | None],
    ) -> None:
        """Show which two editions are compared, the choices of each side, which are `current`."""
        for side, (head, document) in enumerate(zip(self.heads, documents, strict=True)):
            head.show_document(document, choices(side), document in current)

    def show_nothing(self, words: str, why: str) -> None:
        """Show a sentence instead of texts."""
        self._shown = ()
        self._empty.set_words(words, why)
        self._stack.setCurrentWidget(self._empty)
        self.bar.show_place(-1, 0)
        self._legend.hide()
        self._marked.hide()
        self.setFocusProxy(self.bar.buttons["compare.leave"])

    def show_changes(
        self, comparison: EditionComparison, shown: Sequence[ChangedSection], at: int
    ) -> None:
        """Show these changes of a comparison, one of them at the top."""
        self._comparison, self._shown = comparison, tuple(shown)
        self._sections = tuple(
            {section.ref: section for section in document.sections}
            for document in (comparison.old, comparison.new)
        )
        self._legend.setVisible(not comparison.across_languages)
        self._stack.setCurrentWidget(self.rows)
        self.setFocusProxy(self.rows)
        width = self.rows.viewport().width() // 2
        estimate = height_estimate(width, self._look.theme, LEFT_FRAME)
        heights = [
            max(estimate.height(one) for one in both if one is not None)
            for both in map(self._both, self._shown)
        ]
        self.rows.set_rows(heights, self._build, at)
        self._show_first_mark(at)
        self.show_place(at)

    def show_place(self, at: int) -> None:
        """Tell which change the reader is at, and what becomes of a bookmark in it."""
        self.bar.show_place(at, len(self._shown))
        comparison = self._comparison
        chosen = self._shown[at] if 0 <= at < len(self._shown) else None
        words = bookmark_words(comparison, chosen) if comparison and chosen else ""
        self._marked.show_state(words, icon="bookmark-filled")
        self._marked.setVisible(bool(words))

    def show_change(self, at: int) -> None:
        """Scroll to a change."""
        self.rows.show_row(at)
        self._show_first_mark(at)
        self.show_place(at)

    def refresh(self) -> None:
        """Build the texts anew, as for another theme."""
        self.retranslate()
        if self._shown:
            self.rows.rebuild()

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        self.rows.setAccessibleName(self.tr("Changed sections of both editions"))
        theme = self._look.theme
        removed, added = self.tr("removed words"), self.tr("new words")
        removed = f'<span style="{mark_style(theme, MarkUse.REMOVED)}">{escape(removed)}</span>'
        added = f'<b style="{mark_style(theme, MarkUse.ADDED)}">{escape(added)}</b>'
        gap = " &nbsp; "
        calm = escape(self.tr("grey: unchanged"))
        self._legend.setText(gap.join((escape(self.tr("Marks")), removed, added, calm)))
        self.bar.dress()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()
            self.language_changed.emit()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))

    # -- inside

    def _lay_out(self) -> None:
        heads = QHBoxLayout()
        heads.setSpacing(0)
        for side, head in enumerate(self.heads):
            heads.addWidget(head, 1)
            head.chosen.connect(partial(self.edition_chosen.emit, side))
        foot = QHBoxLayout()
        ScaledLayouts(self._look, self).keep(foot, (24, 8, 24, 8), 0)
        foot.addWidget(self._legend, 1)
        foot.addWidget(self._marked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(Hairline(self._look))
        column.addLayout(heads)
        column.addWidget(Hairline(self._look, token="line-strong"))
        column.addWidget(self._stack, 1)
        column.addWidget(Hairline(self._look))
        column.addLayout(foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._frames() != self._frames_built and self._shown:
            self.rows.rebuild()

    def _frames(self) -> tuple[RowFrame, RowFrame]:
        return frames_for(self._look.theme, self.width())

    def _show_first_mark(self, at: int) -> None:
        """Scroll on to the first words that differ, where a long text hides them."""
        row = self.rows.row(at)
        if not isinstance(row, ParallelRow):
            return
        places = [
            cell.mark_rectangle(marks[0])
            for side, marks in enumerate(self._marks_of(at))
            if marks and (cell := row.section_cell(side)) is not None
        ]
        if places:
            first = min(places, key=lambda place: place.top())
            margin = self._look.theme.px(48)
            self.rows.ensure_visible(at, first.top(), first.bottom() + margin)

    def _marks_of(self, at: int) -> WordChanges:
        old, new = self._both(self._shown[at])
        comparison = self._comparison
        if comparison is None or comparison.across_languages or old is None or new is None:
            return WordChanges()
        return word_changes(old, new)

    def _both(self, each: ChangedSection) -> tuple[Section | None, Section | None]:
        old, new = each.refs
        return self._sections[0].get(old or ""), self._sections[1].get(new or "")

    def _build(self, at: int) -> QWidget:
        each = self._shown[at]
        old, new = self._both(each)
        comparison = self._comparison
        assert comparison is not None
        compared = old is not None and new is not None and not comparison.across_languages
        marks = self._marks_of(at)
        uses = (MarkUse.REMOVED, MarkUse.ADDED) if compared else (MarkUse.FOUND, MarkUse.FOUND)
        sides = (
            self._content(comparison.old, old, marks.removed, uses[0]),
            self._content(comparison.new, new, marks.added, uses[1]),
        )
        self._frames_built = self._frames()
        row = ParallelRow(self._look, sides, fact_words(each), frames=self._frames_built)
        row.reference_followed.connect(self.reference_followed)
        return row

    def _content(
        self, document: Document, section: Section | None, marks: tuple[Mark, ...], use: MarkUse
    ) -> RowContent | None:
        if section is None:
            return None
        number = number_in_language(section.number or "", document.language)
        return RowContent(section, number, marks, use=use)
