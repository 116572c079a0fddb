"""The slip, large on the screen, in the player's language; copied or printed with a key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.ui.look import Look
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.shell.parts.printing.preview import open_preview
from judgekit.ui.shell.parts.slip_printing import time_slip_job
from judgekit.ui.shell.parts.slip_words import SlipText, plain_slip, slip_text
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.actions import Action, action_for, is_typed, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.tool_tip import set_tip
from judgekit.ui.words.wording import language_name
from judgekit.views.clock.slip import Slip

MOST_WIDE = 900
"""Maximum width of the text, in design pixels."""
READING, LARGE, TITLE, LEAST = 72, 27, 15, 10.5
"""Font sizes in points if there is enough space, and their minimum."""
PARTS = (1.0, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3)
AROUND, AROUND_IN_A_LOW_WINDOW = (48, 32, 48, 20), (24, 8, 24, 8)
LOW = 300
"""Design pixels of height below which the text needs the room of the margins."""
ACROSS, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


class _Line(NamedTuple):
    """A paragraph; `gap` is the space below it, in pixels."""

    words: str
    font: QFont
    token: str
    gap: int


class SlipPaper(QWidget):
    """The text of the slip; the reading is largest."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._text: SlipText | None = None

    def show_text(self, text: SlipText) -> None:
        """Show this text."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(plain_slip(text))
            self.update()

    def left_out(self) -> int:
        """Count the lines for which there is no room."""
        if self._text is None:
            return 0
        return len(self._lines(self._text, PARTS[-1])) - len(self._shown(self._text)[0])

    def rest_words(self) -> str:
        """Return what is said in place of these; empty for none."""
        left_out = self.left_out()
        return self._rest_line(left_out).words if left_out else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._text is None:
            return
        painter = QPainter(self)
        width = self._text_width()
        lines, rest = self._shown(self._text)
        set_tip(self, plain_slip(self._text) if rest else "")
        left = (self.width() - width) // 2
        top = 0
        for line in (*lines, *rest):
            height = self._height(line)
            painter.setFont(line.font)
            painter.setPen(self._look.theme.color(line.token))
            painter.drawText(QRect(left, top, width, height), WRAPPED, line.words)
            top += height + line.gap

    def _shown(self, text: SlipText) -> tuple[list[_Line], list[_Line]]:
        """Return the lines that have room, in the largest size in which all have; and in a low
        window with the largest letters, which lacks room for all of them, the line that says so."""
        for part in PARTS:
            lines = self._lines(text, part)
            if self._fits(lines):
                return lines, []
        kept = len(lines)
        while kept > 1:
            kept -= 1
            # The head of a list without the list would say nothing.
            if lines[kept - 1].words != text.given:
                rest = [self._rest_line(len(lines) - kept)]
                if self._fits([*lines[:kept], *rest]):
                    break
        return lines[:kept], rest

    def _rest_line(self, count: int) -> _Line:
        words = self.tr("%n more line(s): Copy and Print have them", "", count)
        return _Line(words, self._look.theme.font("small"), "text-muted", 0)

    def _text_width(self) -> int:
        return min(self.width(), self._look.theme.px(MOST_WIDE))

    def _fits(self, lines: Sequence[_Line]) -> bool:
        needed = sum(map(self._height, lines)) + sum(line.gap for line in lines[:-1])
        return needed <= self.height()

    def _height(self, line: _Line) -> int:
        """Return the height of a paragraph, in pixels."""
        room = QRect(0, 0, self._text_width(), 10_000)
        return QFontMetrics(line.font).boundingRect(room, WRAPPED, line.words).height()

    def _lines(self, text: SlipText, part: float) -> list[_Line]:
        """Return every line in that fraction of its full size; small text is not scaled."""
        theme = self._look.theme
        large = theme.sized_font(max(LARGE * part, LEAST), bold=True)
        title = theme.sized_font(max(TITLE * part, LEAST))
        lines = [
            _Line(text.place, theme.font("title", bold=True), "text-muted", theme.px(20 * part)),
            _Line(text.until, large, "text", theme.px(8 * part)),
            _Line(text.reading, theme.sized_font(READING * part, bold=True), "text", theme.px(8)),
            _Line(text.then, large, "text", theme.px(24 * part)),
            _Line(text.time, title, "text", theme.px(12 * part)),
            *(_Line(note, title, "text", theme.px(12 * part)) for note in text.notes),
        ]
        if text.causes:
            lines.append(_Line(text.given, theme.font("small"), "text-muted", theme.px(2)))
            lines += [_Line(cause, theme.font(), "text", theme.px(2)) for cause in text.causes]
        return lines


class SlipView(QWidget):
    """Covers the page until Esc; while it has the focus, keys are handled here only."""

    as_spoken = spoken_as(Role.Grouping)

    closed = Signal()
    language_chosen = Signal(str)

    def __init__(self, look: Look, messages: Messages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._messages = messages
        self._slip: Slip | None = None
        self._rounding = 1
        self.language = LANGUAGES[0]
        self.is_chosen = False
        """Whether somebody chose the language."""
        self._paper = SlipPaper(look)
        self._choice = SegmentedButtons(look, [], "")
        self._copy = Button(look, icon="copy", kind=ButtonKind.FILLED)
        self._print = Button(look, icon="print")
        self._leave = Button(look, icon="close", kind=ButtonKind.QUIET)
        layouts = ScaledLayouts(look, self)
        self._foot, buttons = QBoxLayout(ACROSS), QHBoxLayout()
        for row in (self._foot, buttons):
            layouts.keep(row, (0, 0, 0, 0), 8)
        for widget in (self._copy, self._print):
            buttons.addWidget(widget)
        buttons.addStretch(1)
        buttons.addWidget(self._leave)
        self._foot.addWidget(self._choice)
        self._foot.addLayout(buttons, 1)
        self._column = QVBoxLayout(self)
        layouts.keep(self._column, AROUND, 16)
        self._column.addWidget(self._paper, 1)
        self._column.addLayout(self._foot)
        self._actions = self._action_table()
        self._choice.chosen.connect(self.speak)
        self._copy.clicked.connect(self.copy)
        self._print.clicked.connect(self.print)
        self._leave.clicked.connect(self.closed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()
        look.changed.connect(self._fit)
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Put the buttons below the languages where both don't fit in a line, and narrow the
        margins in a low window."""
        px = self._look.theme.px
        around = AROUND_IN_A_LOW_WINDOW if self.height() < px(LOW) else AROUND
        self._column.setContentsMargins(*map(px, around))
        shown = (self._choice, self._copy, self._print, self._leave)
        needed = sum(each.sizeHint().width() + px(8) for each in shown) + px(2 * around[0])
        self._foot.setDirection(BELOW if needed > self.width() else ACROSS)

    def show_slip(self, slip: Slip, rounding: int, language: str) -> None:
        """Show this slip in the language chosen last; until one is chosen, in that `language`."""
        self._slip, self._rounding = slip, rounding
        if not self.is_chosen and language in LANGUAGES:
            self.language = language
            self._choice.choose(language)
        self._paper.show_text(self.text(slip))

    def speak(self, language: str) -> None:
        """Show the slip in `en`, `es` or `ru`, and remember the choice."""
        if language not in LANGUAGES:
            return
        self.language, self.is_chosen = language, True
        self._choice.choose(language)
        if self._slip is not None:
            self._paper.show_text(self.text(self._slip))
        self.language_chosen.emit(language)

    def text(self, slip: Slip) -> SlipText:
        """Return the slip in the chosen language."""
        return slip_text(slip, self.language, self._rounding)

    def copy(self) -> None:
        """Copy the slip to the clipboard."""
        if self._slip is not None:
            QApplication.clipboard().setText(plain_slip(self.text(self._slip)))
            words = self.tr("Copied: the slip of table {table}")
            self._messages.say(words.format(table=self._slip.table))

    def print(self) -> None:
        """Open the preview of the slip on paper."""
        if self._slip is not None:
            job = time_slip_job(self._look.on_paper(), self.text(self._slip))
            open_preview(self._look, self._messages, job, self)

    def retranslate(self) -> None:
        """Update the texts to the window's language; the slip keeps its own."""
        self.setAccessibleName(self.tr("The slip"))
        names = {code: language_name(code) for code in LANGUAGES}
        self._choice.set_choices([(code, code.upper()) for code in LANGUAGES], names)
        self._choice.setAccessibleName(self.tr("Language of the slip"))
        self._choice.choose(self.language)
        self._copy.set_words(self.tr("Copy"), key="Y")
        self._print.set_words(self.tr("Print"), key=key_text("Ctrl+P"))
        self._leave.set_words(self.tr("Close"), key=key_text("Esc"))
        self._fit()

    def event(self, event: QEvent) -> bool:
        # The page below may use the same keys: the focus decides.
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if (
            is_override
            and isinstance(event, QKeyEvent)
            and (is_typed(event) or action_for(self._actions, event))
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = action_for(self._actions, event)
        if action is not None:
            action.run()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._step(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._look.theme.color("surface"))

    def _step(self, step: int) -> None:
        at = LANGUAGES.index(self.language)
        self.speak(LANGUAGES[(at + step) % len(LANGUAGES)])

    def _action_table(self) -> tuple[Action, ...]:
        return (
            Action("slip.copy", lambda: self.tr("Copy the slip"), "Y", self.copy, ("Ctrl+C",)),
            Action("slip.print", lambda: self.tr("Print the slip"), "Ctrl+P", self.print),
            Action(
                "slip.language",
                lambda: self.tr("The slip in another language"),
                "L",
                lambda: self._step(1),
            ),
            Action("slip.close", lambda: self.tr("Close the slip"), "Esc", self.closed.emit),
        )
