"""A check in progress: the time box above the decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.deck_checks.check.deck.pane import DeckPane
from judgekit.ui.deck_checks.check.due_line import DueLine
from judgekit.ui.deck_checks.check.people_form import PeopleForm
from judgekit.ui.deck_checks.check.time_head import TimeHead
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import is_typed
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

SIDE_BY_SIDE = 480
"""Width in design pixels from which the decks are side by side, else below each other."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class CheckPage(ScrolledPage):
    """`grown` is emitted when anything on it asks for another size."""

    grown = Signal()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.grown.emit()
        return handled


class CheckView(QWidget):
    """Two panes, for the decks side by side. The form for people is above them, or replaces them if
    there is no room for both. In little height, the decks move up so that their findings are in
    sight: the lines stand closer, and the decks scroll. The time, what returning now would give and
    the findings without a penalty stay in sight above them: who returns the decks has seen them."""

    pressed = Signal(int, str)
    """A pane's index and a key for its deck."""
    focused = Signal(int)
    pointed = Signal(int, object, int)
    """A pane's index, the row that was clicked, and 1 for a copy more or -1 for one fewer."""
    typed = Signal(str)
    """A letter or a digit that no part with the focus takes."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.head = TimeHead(look)
        self.due = DueLine(look)
        self.decks = SegmentedButtons(look, [], "")
        self.people = PeopleForm(look)
        self.panes = (DeckPane(look), DeckPane(look))
        self._line = Hairline(look, Qt.Orientation.Vertical)
        content, outer = CheckPage(), QVBoxLayout(self)
        self._sides = row = QBoxLayout(BESIDE)
        column = QVBoxLayout(content)
        self._above = QWidget()
        above = QHBoxLayout(self._above)
        above.addWidget(self.decks)
        above.addStretch(1)
        ScaledLayouts(look, self).keep(above, (24, 0, 24, 10), 0)
        self._above.hide()
        row.addWidget(self.panes[0], 1)
        row.addWidget(self._line)
        row.addWidget(self.panes[1], 1)
        column.addWidget(self._above)
        column.addWidget(self.people)
        column.addLayout(row, 1)
        self._scroll = FormScroll(look, content)
        for part in (self.head, self.due, self._scroll):
            outer.addWidget(part)
        outer.setStretchFactor(self._scroll, 1)
        for layout in (row, column, outer):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        self._has_second = True
        self._is_low = False
        self.people.placed.connect(self._fit)
        look.changed.connect(self._fit)
        content.grown.connect(self._save_height)
        bar = self._scroll.verticalScrollBar()
        bar.valueChanged.connect(lambda at: self.due.stand_over(is_over=at > 0))
        content.resized.connect(self._save_height)
        # The form follows the focus first, by as little as the field needs, and is laid out anew.
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._show_deck)
        content.resized.connect(self._soon.start)
        for place, pane in enumerate(self.panes):
            pane.pressed.connect(self._key_of(place))
            pane.focused.connect(self._focus_of(place))
            pane.focused.connect(self._soon.start)
            pane.pointed.connect(partial(self.pointed.emit, place))

    def show_decks(self, names: Sequence[str], active: int) -> None:
        """Show all decks of a table with more than stand side by side, and which is active."""
        self._above.setVisible(bool(names))
        choices = [(str(at), name) for at, name in enumerate(names)]
        self.decks.set_choices(choices)
        self.decks.setAccessibleName(translate("Decks", "Decks of this table"))
        if names:
            self.decks.choose(str(active))
        self._fit()

    def show_second(self, *, shown: bool) -> None:
        """Set whether there is a second deck."""
        self._has_second = shown
        self._fit()

    def noted(self, deck: int) -> str:
        """The note on the physical part that is shown of a deck; empty while its cards are."""
        pane = self.panes[deck % len(self.panes)]
        return pane.checklist.note.text() if pane.shows_checklist else ""

    def type_beside(self, place: int, key: str) -> None:
        """Type into a pane what was typed beside its field, unless it doesn't show the cards."""
        if not self.panes[place].shows_checklist:
            self.panes[place].take_focus()
            self.pressed.emit(place, key)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_typed(event) and event.key() != Qt.Key.Key_Space:
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._save_height()
        return handled

    def _fit(self) -> None:
        self.decks.break_to_fit(self.width() - self._look.theme.px(2 * 24))
        taken, least = self._needed()
        taken += self.people.sizeHint().height()
        has_room = self.people.isHidden() or self.height() >= taken + least
        self.panes[0].setVisible(has_room)
        for second in (self.panes[1], self._line):
            second.setVisible(has_room and self._has_second)
        is_beside = self.width() >= self._look.theme.px(SIDE_BY_SIDE)
        self._sides.setDirection(BESIDE if is_beside else BELOW)
        self._line.setVisible(is_beside and not self.panes[1].isHidden())
        self._save_height()

    def _needed(self) -> tuple[int, int]:
        """Height of all above the decks and least height of a deck, where it isn't scarce."""
        due = self.due.heightForWidth(self.due.width())
        taken = self.head.sizeHint().height() + max(due, 0)
        if not self._above.isHidden():
            taken += self._above.sizeHint().height()
        spared = [pane.spaces.spared() if self._is_low else 0 for pane in self.panes]
        least = [pane.minimumSizeHint().height() for pane in self.panes]
        if self._is_low:
            taken += self.head.spaces.spared() + self.due.spared()
        return taken, max(map(sum, zip(least, spared, strict=True)))

    def _save_height(self) -> None:
        """Bring the findings into sight, by as little as is needed for it."""
        lacking = 0
        if self.panes[0].isVisibleTo(self) and self.people.isHidden():
            lacking = sum(self._needed()) - self.height()
        is_low = lacking > 0
        if is_low != self._is_low:
            self._is_low = is_low
            for part in (self.head, *self.panes):
                part.spaces.show_low(is_low=is_low)
            self.due.show_low(is_low=is_low)
            self._soon.start()

    def _show_deck(self) -> None:
        """Scroll the deck that receives typing into sight with its findings, else as far to the top
        as there is."""
        deck = next((pane for pane in self.panes if pane.field.hasFocus()), None)
        if deck is not None:
            below = deck.geometry().bottom() + 1 - self._scroll.viewport().height()
            self._scroll.verticalScrollBar().setValue(max(0, min(below, deck.y())))

    def _key_of(self, place: int) -> Callable[[str], None]:
        return lambda key: self.pressed.emit(place, key)

    def _focus_of(self, place: int) -> Callable[[], None]:
        return lambda: self.focused.emit(place)
