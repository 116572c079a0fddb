"""What can be done at the chosen table, with its keys, under its row, or a question about it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from judgekit.domain.clock.snapshot import TableSnapshot, TableState
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER, key_text, letter_keys
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.fresh_press import demand_fresh_press
from judgekit.ui.widgets.fields.key_within import KeyWithin
from judgekit.ui.widgets.labels import ElidedLabel
from judgekit.ui.words.wording import duration_text
from judgekit.views.clock.board_rows import BoardRow

HEIGHT = 36
"""In design pixels, below the row's own height."""
TURNS, JUDGE, CALL, EXTENSION, SLIP, DONE, TOLD = (
    *("turns", "judge", "call", "extension", "slip", "done", "told"),
)
KEYS = (
    (DONE, "F"),
    (TOLD, "T"),
    (JUDGE, "J"),
    (CALL, "C"),
    (EXTENSION, "X"),
    (TURNS, "Return"),
    (SLIP, "P"),
)
"""In the order of the row; the last ones are left out where they don't fit."""

translate = QCoreApplication.translate


class RowKeys(QWidget):
    """Buttons of the chosen row; they leave the focus with the board, whose keys they show."""

    wanted = Signal(str)
    """The name of the action that was pressed."""
    pressed_twice = Signal()
    """The second press of a double click on a row fell on a button that had come under it."""
    confirmed = Signal()
    left = Signal()
    """The question was answered with Cancel."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        # A press on words would go on to the row, which waits for a release that never comes.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._look = look
        self.asked: int | None = None
        """The table that the question is about."""
        self._shown: tuple[str, ...] = ()
        self._buttons = {name: Button(look, kind=ButtonKind.QUIET, parent=self) for name, _ in KEYS}
        for name, button in self._buttons.items():
            button.setFocusPolicy(button.focusPolicy().NoFocus)
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
        self.question = ElidedLabel(look, bold=True)
        self.question.setParent(self)
        self.yes = Button(look, kind=ButtonKind.FILLED, parent=self)
        self.no = Button(look, parent=self)
        for button in (self.yes, self.no):
            button.setFocusPolicy(button.focusPolicy().NoFocus)
        self._has_pressed = False
        for button in (*self._buttons.values(), self.yes, self.no):
            button.installEventFilter(self)
        self.yes.clicked.connect(self.confirmed)
        self.no.clicked.connect(self.left)
        self.hide()

    def belong_to(self, board: QWidget) -> None:
        """Show Enter only while the board has the focus: elsewhere it does something else."""
        KeyWithin(self._buttons[TURNS], board)

    def begin_anew(self) -> None:
        """A row was pressed: a second press at once belongs to it, not to a button."""
        self._has_pressed = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.MouseButtonPress:
            self._has_pressed = True
        if event.type() is not QEvent.Type.MouseButtonDblClick:
            return super().eventFilter(watched, event)
        if not self._has_pressed:
            self.pressed_twice.emit()
        return True

    def height_wanted(self, width: int) -> int:
        """Height in pixels at this width: a question that doesn't fit beside its buttons stands
        above them."""
        theme = self._look.theme
        line = theme.measure("line-text") if self._is_stacked(width) else 0
        return theme.px(HEIGHT) + line

    def show_row(self, row: BoardRow, snapshot: TableSnapshot, *, is_called: bool) -> None:
        """Show the keys that do something at this table."""
        if self.asked not in (None, snapshot.table) or snapshot.state is TableState.DONE:
            self.asked = None
        is_done = snapshot.state is TableState.DONE
        words = {
            DONE: translate("RowKeys", "Done"),
            TOLD: translate("RowKeys", "Told again"),
            JUDGE: translate("RowKeys", "Judge"),
            CALL: translate("RowKeys", "Close call")
            if is_called
            else translate("RowKeys", "Open call"),
            EXTENSION: translate("RowKeys", "Extension"),
            TURNS: translate("RowKeys", "Turns"),
            SLIP: translate("RowKeys", "Slip"),
        }
        hidden = set()
        if row.outdated is None:
            hidden.add(TOLD)
        if is_done:
            hidden.update((DONE, JUDGE, CALL, EXTENSION, SLIP))
        if snapshot.left is None:
            hidden.add(SLIP)
        self._shown = tuple(name for name, _ in KEYS if name not in hidden)
        for name, key in KEYS:
            self._buttons[name].set_words(words[name], key=key_text(key))
        self.arrange()

    def ask(self, snapshot: TableSnapshot) -> None:
        """Ask whether the match at this table is over although it has time left."""
        self.asked = snapshot.table
        demand_fresh_press(self, *ENTER, *letter_keys("F"))
        if snapshot.is_interrupted:
            words = translate("RowKeys", "A call or check is open at table {table}. Match over?")
        else:
            words = translate("RowKeys", "Table {table} has {time} left. Match over?")
        sentence = words.format(table=snapshot.table, time=duration_text(snapshot.left or 0))
        self.question.setText(sentence)
        self.setAccessibleName(sentence)
        self.yes.set_words(translate("RowKeys", "Match over"), key="F")
        self.no.set_words(translate("RowKeys", "Cancel"), key=key_text("Esc"))
        self.arrange()

    def leave(self) -> bool:
        """Withdraw the question; return whether there was one."""
        was_asked, self.asked = self.asked is not None, None
        self.setAccessibleName("")
        self.arrange()
        return was_asked

    def arrange(self) -> None:
        """Place what fits into the width, from the left."""
        theme = self._look.theme
        is_asking = self.asked is not None
        for widget in (self.question, self.yes, self.no):
            widget.setVisible(is_asking)
        left, gap = 0, theme.px(4)
        height = theme.measure("button")
        top = self.height() - (theme.px(HEIGHT) + height) // 2
        if is_asking:
            start, wanted = theme.px(12), self.question.sizeHint().width()
            if self._is_stacked(self.width()):
                line = theme.measure("line-text")
                self.question.setGeometry(start, 0, max(0, self.width() - 2 * start), line)
                left = start
            else:
                self.question.setGeometry(start, top, wanted, height)
                left = start + wanted + theme.px(12)
            for button in (self.yes, self.no):
                button.setGeometry(left, top, button.sizeHint().width(), height)
                left += button.width() + theme.px(8)
        for name, button in self._buttons.items():
            size = button.sizeHint()
            fits = not is_asking and name in self._shown and left + size.width() <= self.width()
            button.setVisible(fits)
            if fits:
                button.setGeometry(left, top, size.width(), size.height())
                left += size.width() + gap

    def _is_stacked(self, width: int) -> bool:
        """Whether the question stands above its buttons."""
        if self.asked is None:
            return False
        parts = (self.question, self.yes, self.no)
        return sum(each.sizeHint().width() for each in parts) + self._look.theme.px(44) > width
