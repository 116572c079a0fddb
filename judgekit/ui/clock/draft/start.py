"""Setting up a draft: its kind, and how many cards a booster has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.domain.clock.commands import StartDraft
from judgekit.domain.clock.draft_call import PACKS
from judgekit.domain.clock.schedules import (
    KNOWN_TIMES,
    DraftKind,
    DraftTimes,
    draft_schedule,
)
from judgekit.domain.shared.moment import SECOND
from judgekit.ui.clock.draft.words import draft_name
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.wording import duration_text

RULE_KEY = "B"
CARDS_KEY = "C"
WIDEST = 360
"""Maximum width of a button, in pixels."""


class DraftStart(QWidget):
    """Form for starting a draft; `times` returns the times of the rules on the event's day."""

    start_wanted = Signal()
    rule_wanted = Signal()

    def __init__(self, look: Look, layouts: ScaledLayouts, times: Callable[[], DraftTimes]) -> None:
        super().__init__()
        self._look = look
        self._times = times
        self.kind = DraftKind.BOOSTER
        """The chosen kind."""
        self._kind_label = Label(look, size="small", token="text-muted")
        self.kinds = {kind: Button(look) for kind in DraftKind}
        self._cards_label = Label(look, size="small", token="text-muted")
        self.cards = SegmentedButtons(look, [], "")
        self.summary = Label(look, wraps=True)
        self._passing = Label(look, size="small", token="text-muted", wraps=True)
        self.start = Button(look, icon="running", kind=ButtonKind.FILLED)
        self.rule = Button(look, icon="book")
        self.start.clicked.connect(self.start_wanted)
        self.rule.clicked.connect(self.rule_wanted)
        for kind, button in self.kinds.items():
            button.setCheckable(True)
            button.clicked.connect(partial(self.choose_kind, kind))
        self.cards.chosen.connect(lambda _: self.retranslate())
        column = QVBoxLayout(self)
        layouts.keep(column, (0, 16, 0, 0), 8)
        fields: tuple[tuple[QWidget, ...], ...] = (
            (self._kind_label, *self.kinds.values()),
            (self._cards_label, self.cards),
            (self.summary, self._passing),
            (self.start, self.rule),
        )
        for field in fields:
            for widget in field:
                column.addWidget(widget)
            column.addSpacing(16)
        column.addStretch(1)
        look.changed.connect(self.redress)
        self.cards.set_choices([(str(cards), str(cards)) for cards in PACKS])
        self.cards.choose(str(PACKS[0]))
        self.choose_kind(DraftKind.BOOSTER)
        self.redress()

    def command(self) -> StartDraft:
        """Return the command that starts the chosen draft."""
        times, cards = self._times(), int(self.cards.value())
        own = () if times == KNOWN_TIMES else self._step_seconds()
        return StartDraft(schedule=self.kind.value, cards=cards, step_seconds=own)

    def choose_kind(self, kind: DraftKind) -> None:
        """Choose the kind of draft."""
        self.kind = kind
        for each, button in self.kinds.items():
            button.setChecked(each is kind)
            button.set_icon("tick" if each is kind else "")
        self.retranslate()

    def change_cards(self) -> None:
        """Switch to the other number of cards."""
        now = PACKS.index(int(self.cards.value()))
        self.cards.choose(str(PACKS[(now + 1) % len(PACKS)]))
        self.retranslate()

    def redress(self) -> None:
        """Apply the measures of the current theme."""
        theme = self._look.theme
        self.start.setMinimumHeight(theme.measure("button-main"))
        for button in (*self.kinds.values(), self.start, self.rule):
            button.setMaximumWidth(theme.px(WIDEST))

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._kind_label.say(self.tr("What is drafted"))
        for number, (kind, button) in enumerate(self.kinds.items(), 1):
            button.set_words(draft_name(kind), key=key_text(str(number)))
        self._cards_label.say(self.tr("Cards in a booster  {key}").format(key=key_text(CARDS_KEY)))
        self.cards.setAccessibleName(self.tr("Cards in a booster"))
        self.start.set_words(self.tr("Start the draft"), key=key_text("Space"))
        appendix = self.tr("Appendix B")
        self.rule.set_words(appendix, key=key_text(RULE_KEY), name=self.tr("Read Appendix B"))
        seconds = self._step_seconds()
        length = sum(seconds) * SECOND
        words = self.tr("%n step(s), {time} in all", "", len(seconds))
        self.summary.say(words.format(time=duration_text(length)))
        passing = {
            DraftKind.ROCHESTER: self.tr("The boosters lie on the table; nothing is passed."),
        }
        usual = self.tr("Boosters are passed to the left, then to the right, and so on.")
        self._passing.say(passing.get(self.kind, usual))

    def _step_seconds(self) -> tuple[int, ...]:
        """Return the length of each step of the chosen draft."""
        steps = draft_schedule(self.kind, int(self.cards.value()), self._times())
        return tuple(step.seconds for step in steps)
