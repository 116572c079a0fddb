"""One of the decks of a check: its player, its cards, its findings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QSpacerItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from judgekit.domain.deck_checks.checklist import ChecklistItem
from judgekit.ui.deck_checks.check.checklist_editor import ChecklistEditor
from judgekit.ui.deck_checks.check.checklist_view import ChecklistView
from judgekit.ui.deck_checks.check.deck.facts import DeckFacts
from judgekit.ui.deck_checks.check.deck.findings_panel import FindingsPanel
from judgekit.ui.deck_checks.check.deck.list_view import DeckList
from judgekit.ui.deck_checks.check.deck.marked_line import MarkedLine
from judgekit.ui.deck_checks.check.deck.tick_field import TickField
from judgekit.ui.deck_checks.check.line_spaces import LineSpaces, Spaces
from judgekit.ui.deck_checks.wording import item_words, part_name
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.deck_checks.deck_rows import DeckRow

WITH_WORDS, LEAST_WITH_SLEEVES, LEAST_WITHOUT = 440, 400, 340
LEAST_LIST, LEAST_CHECKLIST = 56, 180
"""Widths and heights in design pixels; the least list has two rows."""
SPACES, LOW_SPACES = Spaces(14, 6, 8), Spaces(5, 1, 2)
"""Of the lines above the cards, usually and where height is scarce."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class DeckPane(QWidget):
    """Displays what it is given; `pressed` carries the keys of the field."""

    pressed = Signal(str)
    focused = Signal()
    judge_wanted = Signal()
    sleeves_wanted = Signal()
    """The physical part instead of the cards, or the cards again."""
    list_wanted = Signal()
    """The list that the deck lacks, from the clipboard."""
    pointed = Signal(object, int)
    """A row that was clicked, and 1 for a copy more or -1 for one fewer."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_active = self._has_items = self._is_counted = False
        self._fitted_below = 0
        """Height of all above the cards, for which the findings have theirs, in pixels."""
        self._player = ElidedLabel(look, size="title", bold=True)
        self._player.setObjectName("player")
        self.sleeves = Button(look, kind=ButtonKind.QUIET)
        self.sleeves.setCheckable(True)
        self._judge_sign = IconLabel(look, "judge", token="text-muted", size=16)
        self.judge = Button(look, kind=ButtonKind.QUIET)
        self._totals = MarkedLine(look, size="small")
        self._here = Label(look, size="small", bold=True, token="accent")
        self.field = TickField(look)
        self.no_list = Label(look, size="small", token="text-muted", wraps=True)
        self.paste_list = Button(look)
        self.list = DeckList(look)
        self.checklist = ChecklistView(look)
        self.editor = ChecklistEditor(look)
        self.findings = FindingsPanel(look)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.checklist)
        self._stack.addWidget(self.editor)
        self.editor.left.connect(lambda: self.show_checklist(shown=True))
        self._part = ""
        self._mode: tuple[str, ...] = ()
        self._is_pointed_at = False
        self._above, self._without = QVBoxLayout(), QBoxLayout(BESIDE)
        self.spaces = LineSpaces(look, self._above, SPACES, LOW_SPACES)
        self._gap = QSpacerItem(0, 0)
        look.changed.connect(self._redress)
        self._redress()
        self._lay_out()
        self.field.pressed.connect(self.pressed)
        self.field.focused.connect(self.focused)
        self.paste_list.clicked.connect(self.list_wanted)
        self.list.pointed.connect(self._point)
        self.list.hovered.connect(self._hover)
        self.judge.clicked.connect(self.judge_wanted)
        self.sleeves.clicked.connect(self.sleeves_wanted)
        self.findings.measured.connect(self._fit)

    def begin(self) -> None:
        """Reset for another check: cards, from the top."""
        self.show_checklist(shown=False)
        self.findings.begin()
        self.checklist.rows.choose(0)
        self.list.scrollToTop()
        self._part = ""

    def show_deck(self, facts: DeckFacts, *, is_active: bool) -> None:
        """Show the deck; `is_active`: it receives typing."""
        if is_active != self._is_active:
            self._is_active = is_active
            self.update()
        self._player.setText(facts.player)
        judge = facts.judge or self.tr("No judge")
        name = self.tr("Judge of this deck: {name}").format(name=judge)
        self.judge.set_words(judge, name=name)
        self._totals.say_marked(facts.totals)
        lacks_list = not facts.has_list
        if lacks_list:
            self.no_list.setText(self.tr("No list yet: paste it, or count without one"))
            self.paste_list.set_words(self.tr("Paste list"), key=key_text("Ctrl+V"))
        for part in (self.no_list, self.paste_list):
            part.setVisible(lacks_list)
        self._mode = facts.mode
        self._say_here()
        if facts.is_counted != self._is_counted:
            self._is_counted = facts.is_counted
            self._fit()
        field = facts.field
        self.field.show_typed(field.typed, field.rest, field.hint, field.key)
        self.field.show_state(field)
        self.field.setAccessibleName(self.tr("Cards of {player}").format(player=facts.player))
        self.list.show_deck(facts.rows, facts.marked, facts.mark_hint)
        self.list.setAccessibleName(self.tr("The list of {player}").format(player=facts.player))
        if self._part != facts.part:
            self._part = facts.part
            heading = [row.is_heading and row.part is facts.part for row in facts.rows]
            self.list.show_from(heading.index(True) if True in heading else 0)
            self.field.setAccessibleDescription(part_name(facts.part))

    def show_progress(self, looked_at: int, items: int, key: str) -> None:
        """Show the progress of the physical part."""
        words = item_words(ChecklistItem.SLEEVES)
        name = self.tr("Sleeves and cards: {done} of {count}").format(done=looked_at, count=items)
        self.sleeves.set_words(f"{words} {looked_at}/{items}", key=key, name=name)
        self.sleeves.setChecked(self.shows_checklist)
        self._has_items = bool(items)
        self._fit()

    def show_checklist(self, *, shown: bool) -> None:
        """Show the physical part instead of the cards, or the cards."""
        self._stack.setCurrentWidget(self.checklist if shown else self.list)
        self._fit()
        if shown:
            self.checklist.take_focus()

    def edit_checklist(self, items: Sequence[str]) -> None:
        """Edit the items of the physical part."""
        self._stack.setCurrentWidget(self.editor)
        self._fit()
        self.editor.edit(items)

    @property
    def shows_checklist(self) -> bool:
        """Whether the physical part or its editor is shown."""
        return self._stack.currentWidget() is not self.list

    def take_focus(self) -> None:
        """Focus the field, or the checklist or its editor if shown."""
        if self._stack.currentWidget() is self.checklist:
            self.checklist.take_focus()
        elif self._stack.currentWidget() is self.editor:
            self.editor.lines.setFocus()
        else:
            self.field.setFocus()

    def minimumSizeHint(self) -> QSize:
        lowest = self.findings.minimumSizeHint().height()
        return QSize(0, self._needed() + self._stack.minimumHeight() + lowest)

    def hasHeightForWidth(self) -> bool:
        # What wraps is in the least height; more would let the page scroll too early.
        return False

    def _point(self, row: DeckRow, count: int) -> None:
        self.field.setFocus(Qt.FocusReason.MouseFocusReason)
        self.pointed.emit(row, count)

    def _hover(self, is_pointed_at: bool) -> None:
        self._is_pointed_at = is_pointed_at
        self._say_here()

    def _say_here(self) -> None:
        """Say what a click does while the pointer is above the list, else where typing goes."""
        said = self._mode if self._is_active and self.field.hasFocus() else ()
        if self._is_pointed_at:
            said = (self.tr("click adds, right-click removes"),)
        # The focus ring shows where typing goes, too.
        has_room = self.width() >= self._look.theme.px(WITH_WORDS)
        # The totals stay in one line: the list must not move.
        room = self.width() - self._look.theme.px(2 * 24 + 8)
        fitting = (words for words in said if has_room and self._totals.leaves(room, words))
        # Never hidden: showing it would lay the page out, and call this again.
        self._here.setText(next(fitting, ""))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        fill(painter, self.rect(), theme.color("surface"))
        if self._is_active:
            painter.fillRect(0, 0, self.width(), theme.px(4), theme.color("accent"))
        else:
            painter.fillRect(0, 0, self.width(), 1, theme.color("line-strong"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._say_here()
        self._fit()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        # Totals that wrap in one language leave the findings less height than in another.
        if event.type() is QEvent.Type.LayoutRequest and self._needed() != self._fitted_below:
            self._fit()
        return handled

    def _fit(self) -> None:
        """Give the findings the height that they need, if the cards keep theirs; the button for the
        physical part leaves only its key where it lacks room."""
        theme = self._look.theme
        is_tight = self.width() < theme.px(LEAST_WITHOUT)
        self._without.setDirection(BELOW if is_tight else BESIDE)
        self.sleeves.setVisible(self._has_items and self.width() >= theme.px(LEAST_WITH_SLEEVES))
        least = theme.px(LEAST_CHECKLIST if self.shows_checklist else LEAST_LIST)
        self._stack.setMinimumHeight(least)
        has_found = self._is_counted and not self.shows_checklist
        most = self.height() // 2 if has_found else self.height() * 2 // 5
        wanted = max(self.findings.usual_height(), min(self.findings.whole_height(), most))
        lowest = self.findings.minimumSizeHint().height()
        self._fitted_below = self._needed()
        left = self.height() - self._fitted_below - least
        self.findings.setFixedHeight(max(lowest, min(wanted, left)))
        self.updateGeometry()

    def _needed(self) -> int:
        """Height of all above the cards, in pixels."""
        above, width = self._above, self.width()
        if above.hasHeightForWidth():
            return above.heightForWidth(width)
        return above.sizeHint().height()

    def _redress(self) -> None:
        self._gap.changeSize(self._look.theme.px(8), 0)
        self._fit()

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        head, second, field = (QHBoxLayout() for _ in range(3))
        without = self._without
        above, column = self._above, QVBoxLayout(self)
        middle = Qt.AlignmentFlag.AlignVCenter
        head.addWidget(self._player, 1)
        head.addWidget(self.sleeves, 0, middle)
        head.addItem(self._gap)
        head.addWidget(self._judge_sign, 0, middle)
        head.addWidget(self.judge, 0, middle)
        second.addWidget(self._totals, 1, middle)
        second.addWidget(self._here, 0, middle)
        above.addLayout(head)
        above.addLayout(second)
        field.addWidget(self.field)
        above.addLayout(field)
        without.addWidget(self.no_list, 1, middle)
        without.addWidget(self.paste_list, 0, middle)
        above.addLayout(without)
        column.addLayout(above)
        column.addWidget(self._stack, 1)
        column.addWidget(self.findings)
        scaled.keep(head, (24, 0, 12, 0), 0)
        scaled.keep(second, (24, 0, 24, 0), 8)
        scaled.keep(field, (24, 0, 24, 0), 0)
        scaled.keep(without, (24, 0, 24, 0), 8)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
