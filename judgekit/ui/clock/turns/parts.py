"""The parts of the tracker, top to bottom: the current turn, the start, the end."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from judgekit.ui.clock.turns.log import TurnLog
from judgekit.ui.clock.turns.track import TurnTrack
from judgekit.ui.clock.turns.words import (
    edition_words,
    ending_words,
    legend_words,
    player_name,
    then_words,
    turn_words,
    wait_words,
)
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.clock.turn_facts import Phase, TurnFacts

RULE_KEY = "R"
MOST_STEPS = 4
"""Maximum number of steps shown for the end of the turns."""


class Part(QWidget):
    """A column without margins of its own; `gap` takes design pixels."""

    def __init__(self, look: Look, layouts: ScaledLayouts) -> None:
        super().__init__()
        self._look = look
        self._layouts = layouts
        self.column = QVBoxLayout(self)
        layouts.keep(self.column, (0, 0, 0, 0))

    def gap(self, pixels: int) -> None:
        """Add space below the last widget."""
        room = QWidget()
        room.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        inner = QVBoxLayout(room)
        self._layouts.keep(inner, (0, pixels, 0, 0))
        self.column.addWidget(room)


class TurnsPart(Part):
    """The turn's number, whose turn it is, the track and the turns so far."""

    def __init__(self, look: Look, layouts: ScaledLayouts) -> None:
        super().__init__(look, layouts)
        self.number = Label(look, size="stopwatch", bold=True)
        self._of = Label(look, size="title", bold=True)
        self._what = Label(look, token="text-muted", wraps=True)
        self.whose = Label(look, bold=True, wraps=True)
        self.then = Label(look, token="text-muted", wraps=True)
        self.track = TurnTrack(look)
        self._players = ElidedLabel(look, size="small", token="text-muted")
        self._added = Label(look, size="small", token="text-muted")
        self.log = TurnLog(look)
        beside = QVBoxLayout()
        layouts.keep(beside, (0, 0, 0, 0), 2)
        beside.addStretch(1)
        beside.addWidget(self._of)
        beside.addWidget(self._what)
        beside.addStretch(1)
        self._large = QWidget()
        row = QHBoxLayout(self._large)
        layouts.keep(row, (0, 0, 0, 14), 16)
        row.addWidget(self.number)
        row.addLayout(beside, 1)
        legend = QHBoxLayout()
        layouts.keep(legend, (0, 0, 0, 0), 12)
        legend.addWidget(self._players, 1)
        legend.addWidget(self._added)
        self.column.addWidget(self._large)
        self.column.addWidget(self.whose)
        self.gap(3)
        self.column.addWidget(self.then)
        self.gap(20)
        self.column.addWidget(self.track)
        self.gap(7)
        self.column.addLayout(legend)
        self.gap(17)
        self.column.addWidget(Hairline(look))
        self.gap(8)
        self.column.addWidget(self.log, 1)

    def show_turns(self, facts: TurnFacts) -> None:
        """Show these turns."""
        self.number.say(str(facts.number))
        self._of.say(self.tr("of {total}").format(total=facts.total))
        self._what.say(self.tr("additional turns"))
        is_played = facts.phase is Phase.TURNS
        self._large.setVisible(is_played)
        self.whose.say(turn_words(facts, facts.seat) if is_played else "")
        self.then.say(then_words(facts) if is_played else "")
        players, added = legend_words(facts)
        self._players.say(players)
        self._added.say(added)
        self.track.show_turns(facts)
        self.log.show_turns(facts)


class StartPart(Part):
    """Before the turns: when they may begin, and whose turn is turn 0."""

    chosen = Signal(int)
    """The seat of the player whose turn is turn 0."""

    def __init__(self, look: Look, layouts: ScaledLayouts) -> None:
        super().__init__(look, layouts)
        self._label = Label(look, token="text-muted", wraps=True)
        self.wait = Label(look, size="stopwatch", bold=True)
        self.reason = Label(look, token="text-muted", wraps=True)
        self._question = Label(look, bold=True, wraps=True)
        self.choices = (Button(look), Button(look))
        self._sides = Label(look, size="small", token="text-muted", wraps=True)
        self._hint = Label(look, size="small", token="text-muted", wraps=True)
        self._no_new_game = Label(look, size="small", token="text-muted", wraps=True)
        self.column.addWidget(self._label)
        self.column.addWidget(self.wait)
        self.column.addWidget(self.reason)
        self.gap(20)
        self.column.addWidget(self._question)
        self.gap(10)
        for seat, button in enumerate(self.choices):
            button.clicked.connect(self._chooser(seat))
            self.column.addWidget(button)
            self.gap(8)
        for label in (self._sides, self._hint, self._no_new_game):
            self.column.addWidget(label)
            self.gap(6)
        self.column.addStretch(1)
        look.changed.connect(self.redress)
        self.redress()

    def redress(self) -> None:
        """Apply the measures of the current theme."""
        for button in self.choices:
            button.setMinimumHeight(self._look.theme.measure("button-main"))

    def show_turns(self, facts: TurnFacts) -> None:
        """Show whether the turns can begin."""
        is_due = facts.phase is Phase.DUE
        wait, reason = wait_words(facts)
        held = self.tr("Left for this table")
        soon = self.tr("Turns may start in")
        over = self.tr("Time is up at this table")
        self._label.say(over if is_due else held if facts.is_held or facts.is_paused else soon)
        self.wait.say("" if is_due else wait)
        self.reason.say("" if is_due and not facts.is_held else reason)
        words = self.tr("Whose turn is it? That is turn 0 of {total}.")
        self._question.say(words.format(total=facts.total))
        for seat, button in enumerate(self.choices):
            button.set_words(player_name(facts, seat), key=key_text(str(seat + 1)))
            button.setEnabled(is_due)
        sides = (
            self.tr("Team A sits at your left, team B at your right.")
            if facts.plays_together
            else self.tr("Player A sits at your left, player B at your right.")
        )
        self._sides.say("" if len(facts.names) == 2 else sides)
        hint = self.tr(
            "If the active player had already shown the wish to pass the turn, choose the player "
            "who takes the next turn."
        )
        self._hint.say(hint)
        between = self.tr("Between games the match is over: no new game begins.")
        if facts.single_elimination:
            between = self.tr(
                "No new game begins, unless the players are between games and have won equally "
                "many."
            )
        self._no_new_game.say(between)

    def _chooser(self, seat: int) -> Callable[[], None]:
        return lambda: self.chosen.emit(seat)


class EndPart(Part):
    """After the turns, or instead of them: what decides the match, and the rule for it.

    `number` returns the number of the rule's section.
    """

    rule_wanted = Signal()

    def __init__(self, look: Look, layouts: ScaledLayouts, number: Callable[[], str]) -> None:
        super().__init__(look, layouts)
        self._number = number
        self.outcome = Label(look, bold=True, wraps=True)
        self.steps = tuple(Label(look, wraps=True) for _ in range(MOST_STEPS))
        self.rule = Button(look, icon="book", kind=ButtonKind.OUTLINED)
        self._edition = Label(look, size="small", token="text-muted", wraps=True)
        self.rule.clicked.connect(self.rule_wanted)
        self.column.addWidget(self.outcome)
        self.gap(8)
        for step in self.steps:
            self.column.addWidget(step)
            layouts.keep(step, (0, 0, 0, 8))
        self.gap(4)
        self.column.addWidget(self.rule, 0, Qt.AlignmentFlag.AlignLeft)
        self.gap(4)
        self.column.addWidget(self._edition)
        self.gap(14)

    def show_turns(self, facts: TurnFacts) -> None:
        """Show what to do now."""
        outcome, steps = ending_words(facts)
        self.outcome.say(outcome)
        numbered = [f"{number}. {step}" for number, step in enumerate(steps, 1)]
        shown = numbered if len(steps) > 2 else list(steps)
        for place, label in enumerate(self.steps):
            label.say(shown[place] if place < len(shown) else "")
        goes_by_rule = facts.phase in (Phase.PLAYED, Phase.UNTIMED)
        rule = self._number() if goes_by_rule else ""
        name = self.tr("Read {number}").format(number=rule)
        self.rule.set_words(f"MTR {rule}", key=key_text(RULE_KEY), name=name)
        self.rule.setVisible(goes_by_rule)
        self._edition.say(edition_words() if goes_by_rule else "")
