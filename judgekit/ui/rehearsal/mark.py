"""The standing mark of a rehearsal, above every page: what is shown is made up."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from judgekit.ui.look import Look
from judgekit.ui.shell.window.actions import END_REHEARSAL_KEY
from judgekit.ui.widgets.actions import Action, bind, key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import SharedRoom

SPEEDS = (1, 5, 10, 30, 60)
INK = "mark-text"
LEAST_DETAIL = 120
"""Design pixels."""
AROUND, BETWEEN = (24, 8, 24, 8), 12
AROUND_WHERE_NARROW, BETWEEN_WHERE_NARROW = (8, 8, 8, 8), 6
PAUSE_KEY = "Ctrl+Alt+P"


class RehearsalMark(SharedRoom):
    """A bar with the speed; `speed_chosen`, `pause_wanted` and `end_wanted` are the user's. The key
    that ends is the window's."""

    speed_chosen = Signal(int)
    pause_wanted = Signal()
    end_wanted = Signal()

    def __init__(self, look: Look, seed: int) -> None:
        super().__init__()
        self._look, self._seed = look, seed
        self._speed, self._runs = SPEEDS[0], True
        self.title = Label(look, size="title", bold=True, token=INK)
        self._detail = ElidedLabel(look, size="small", token=INK)
        self._detail.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.speeds = SegmentedButtons(look, _speed_words(), "")
        self.speeds.stand_on_fill(INK, "mark")
        self.pause, self.end = Button(look, icon="paused"), Button(look, icon="close")
        for button in (self.pause, self.end):
            button.stand_on_fill(INK)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._lay_out(look)
        self.speeds.chosen.connect(lambda value: self.speed_chosen.emit(int(value)))
        self.pause.clicked.connect(self.pause_wanted)
        self.end.clicked.connect(self.end_wanted)
        pausing = Action("rehearsal.pause", self.pause.text, PAUSE_KEY, self.pause_wanted.emit)
        bind(self, [pausing])
        self.retranslate()

    def show_time(self, *, speed: int, runs: bool) -> None:
        """Show how fast time goes, or that it stands still."""
        self._speed, self._runs = speed, runs
        self.speeds.choose(str(speed))
        self.retranslate()

    def retranslate(self) -> None:
        """Update the texts to the current language."""
        detail = self.tr("made-up event, seed {seed}; alarms are silent")
        self._detail.setText(detail.format(seed=self._seed))
        self.speeds.setAccessibleName(self.tr("Speed"))
        self.pause.set_icon("paused" if self._runs else "running")
        self.setAccessibleName(self._said())
        self.share_room()

    def share_room(self) -> None:
        """Leave the detail out where little would be seen of it, then the words of the buttons,
        and then that of the state, which the speeds and the icons show too."""
        px = self._look.theme.px
        self._say(is_narrow=False)
        shown = (self.title, self.speeds, self.pause, self.end)
        room = self.width() - px(2 * AROUND[0] + 24 + 5 * BETWEEN)
        taken = sum(each.sizeHint().width() for each in shown)
        self._detail.setVisible(room - taken >= px(LEAST_DETAIL))
        least = (each.minimumSizeHint().width() for each in (self.pause, self.end))
        is_narrow = (
            self.title.sizeHint().width() + self.speeds.sizeHint().width() + sum(least) > room
        )
        if is_narrow:
            self._say(is_narrow=True)
        self._row.setContentsMargins(*map(px, AROUND_WHERE_NARROW if is_narrow else AROUND))
        self._row.setSpacing(px(BETWEEN_WHERE_NARROW if is_narrow else BETWEEN))

    def _say(self, *, is_narrow: bool) -> None:
        """Fill in the words that there is room for; tool tips have the others."""
        self.title.setText(self.tr("Rehearsal") if is_narrow else self._said())
        pause = self.tr("Pause") if self._runs else self.tr("Resume")
        for button, words, key in (
            (self.pause, pause, PAUSE_KEY),
            (self.end, self.tr("End"), END_REHEARSAL_KEY),
        ):
            shown = "" if is_narrow else words
            button.set_words(shown, key="" if is_narrow else key_text(key), name=words)

    def _said(self) -> str:
        words = self.tr("Rehearsal, ×{speed}") if self._runs else self.tr("Rehearsal, paused")
        return words.format(speed=self._speed)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("mark"))

    def _lay_out(self, look: Look) -> None:
        self._row = QHBoxLayout(self)
        self._row.addWidget(IconLabel(look, "rehearse", token=INK, size=24))
        self._row.addWidget(self.title)
        self._row.addWidget(self._detail, 1)
        for control in (self.speeds, self.pause, self.end):
            self._row.addWidget(control)
        look.changed.connect(self.share_room)


def _speed_words() -> list[tuple[str, str]]:
    return [(str(speed), f"×{speed}") for speed in SPEEDS]
