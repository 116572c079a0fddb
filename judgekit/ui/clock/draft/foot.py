"""The draft caller's buttons, each with its key."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from judgekit.ui.clock.draft.actions import DraftActions
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

HOLD_KEY, VOICE_KEY, END_KEY, RESTART_KEY = "H", "V", "E", "R"
WIDE = 620
"""Least width for four columns of buttons; else there are two."""


class DraftFoot(QWidget):
    """Buttons of the draft caller: Pause is first and filled; switches name their state."""

    def __init__(self, look: Look, layouts: ScaledLayouts, actions: DraftActions) -> None:
        super().__init__()
        self._look = look
        self.refusal = Label(look, token="urgent", wraps=True)
        self.refusal.hide()
        self.go = Button(look, kind=ButtonKind.FILLED)
        self.back = Button(look)
        self.forward = Button(look)
        self.restart = Button(look)
        self.hold = Button(look)
        self.voice = Button(look)
        self.end = Button(look)
        self.hold.setCheckable(True)
        self.voice.setCheckable(True)
        self._grid = QGridLayout(self)
        self._columns = 0
        layouts.keep(self._grid, (0, 8, 0, 0), 8)
        self.go.clicked.connect(actions.go_on)
        self.back.clicked.connect(lambda: actions.step(-1))
        self.forward.clicked.connect(lambda: actions.step(1))
        self.restart.clicked.connect(lambda: actions.step(0))
        self.end.clicked.connect(actions.end)
        look.changed.connect(self.redress)
        self.arrange(WIDE)
        self.redress()

    def arrange(self, width: int) -> None:
        """Arrange the buttons in four columns, or in two."""
        columns = 4 if width >= self._look.theme.px(WIDE) else 2
        if columns == self._columns:
            return
        self._columns = columns
        steps = (self.back, self.forward, self.restart, self.end)
        self._grid.addWidget(self.refusal, 0, 0, 1, columns)
        self._grid.addWidget(self.go, 1, 0, 1, columns)
        for place, button in enumerate(steps):
            self._grid.addWidget(button, 2 + place // columns, place % columns)
        below = 2 + -(-len(steps) // columns)
        half = columns // 2
        self._grid.addWidget(self.hold, below, 0, 1, half if columns == 4 else columns)
        at = (below, half) if columns == 4 else (below + 1, 0)
        self._grid.addWidget(self.voice, *at, 1, half if columns == 4 else columns)

    def show_state(self, *, is_paused: bool, is_over: bool, holds: bool, speaks: str) -> None:
        """Set the buttons' texts; `speaks` is the state of the voice in words."""
        go = self.tr("Resume") if is_paused else self.tr("Pause")
        icon = "running" if is_paused else "paused"
        if is_over:
            go, icon = self.tr("End the draft"), "ended"
        self.go.set_words(go, key=key_text("Space"))
        self.go.set_icon(icon)
        self.back.set_words(self.tr("Step back"), key=key_text("Left"))
        self.forward.set_words(self.tr("Next step"), key=key_text("Right"))
        again = self.tr("Restart this step")
        self.restart.set_words(self.tr("Restart"), key=RESTART_KEY, name=again)
        self.end.set_words(self.tr("End"), key=END_KEY, name=self.tr("End the draft"))
        on, off = self.tr("on"), self.tr("off")
        words = self.tr("Hold before each booster: {state}")
        self.hold.set_words(words.format(state=on if holds else off), key=HOLD_KEY)
        self.hold.setChecked(holds)
        self.voice.set_words(speaks, key=VOICE_KEY)
        self.end.setVisible(not is_over)
        self.forward.setEnabled(not is_over)
        self.restart.setEnabled(not is_over)

    def needed_height(self) -> int:
        """Return the height in pixels down to the main button."""
        top, gap = self._grid.contentsMargins().top(), self._grid.verticalSpacing()
        refusal = self.refusal.sizeHint().height() + gap if self.refusal.isVisibleTo(self) else 0
        return top + refusal + self.go.minimumHeight()

    def redress(self) -> None:
        """Apply the measures of the current theme."""
        self.go.setMinimumHeight(self._look.theme.measure("button-main"))
