"""The tracker's buttons with their keys, and the messages about them."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.clock.turns.actions import TurnActions
from judgekit.ui.clock.turns.words import slow_play_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.clock.turn_facts import GOING, Phase, TurnFacts


class TurnFoot(QWidget):
    """The main button, the others below it, and lines for refusals and notes."""

    def __init__(self, look: Look, layouts: ScaledLayouts, actions: TurnActions) -> None:
        super().__init__()
        self._look = look
        self._is_low = False
        self.refusal = Label(look, token="urgent", wraps=True)
        self.noted = Label(look, size="small", wraps=True)
        self.next = Button(look, kind=ButtonKind.FILLED)
        self.extra = Button(look)
        self.done = Button(look)
        self.slow_play = Button(look)
        self._note = Label(look, size="small", token="text-muted", wraps=True)
        pair = QHBoxLayout()
        layouts.keep(pair, (0, 0, 0, 0), 8)
        pair.addWidget(self.extra, 1)
        pair.addWidget(self.done, 1)
        column = QVBoxLayout(self)
        layouts.keep(column, (0, 8, 0, 0), 8)
        for label in (self.refusal, self.noted):
            column.addWidget(label)
        column.addWidget(self.next)
        column.addLayout(pair)
        column.addWidget(self.slow_play)
        column.addWidget(self._note)
        self.next.clicked.connect(actions.take_next)
        self.extra.clicked.connect(actions.take_extra)
        self.done.clicked.connect(actions.finish)
        self.slow_play.clicked.connect(actions.call_slow_play)
        look.changed.connect(self.redress)
        self.redress()

    def answer(self, refusal: str, noted: str = "") -> None:
        """Show why a command was refused, or what was noted; empty texts take no space."""
        self.refusal.say(refusal)
        self.noted.say(noted)

    def show_turns(self, facts: TurnFacts | None) -> None:
        """Show the buttons that apply now, none without a round."""
        phase = facts.phase if facts is not None else Phase.ENDED
        in_turns, is_last = phase is Phase.TURNS, facts is not None and facts.is_last
        last = self.tr("The last turn is over")
        self.next.set_words(last if is_last else self.tr("Next turn"), key=key_text("Space"))
        self.extra.set_words(self.tr("Extra turn"), key="E")
        self.extra.setEnabled(not is_last)
        no_more = self.tr("This was the last turn: an extra turn is one of them.")
        self.extra.setAccessibleDescription(no_more if is_last else "")
        self.done.set_words(self.tr("Done"), key="F", name=self.tr("Table is done"))
        self.next.setVisible(in_turns)
        self.extra.setVisible(in_turns)
        self.done.setVisible(phase in GOING)
        self.slow_play.setVisible(phase in GOING)
        note = ""
        if facts is not None and phase in GOING:
            words, note = slow_play_words(facts)
            self.slow_play.set_words(words, key="S")
        self._note.say("" if self._is_low else note)
        self.slow_play.setAccessibleDescription(note)

    def redress(self) -> None:
        """Apply the measures of the current theme."""
        measure = "button" if self._is_low else "button-main"
        self.next.setMinimumHeight(self._look.theme.measure(measure))

    def set_low(self, is_low: bool) -> None:
        """Take less height, where large text leaves no space for the turns."""
        if is_low != self._is_low:
            self._is_low = is_low
            self.redress()
