"""The tracker of one table's additional turns: a panel beside the board, operated by keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSlider, QVBoxLayout, QWidget

from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.clock.turns.actions import TurnActions
from judgekit.ui.clock.turns.foot import TurnFoot
from judgekit.ui.clock.turns.parts import RULE_KEY, EndPart, StartPart, TurnsPart
from judgekit.ui.clock.turns.words import judge_words, table_words
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.rule_in_force import rule_in_force
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.key_panel import KeyPanel
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.wording import refusal_sentence
from judgekit.views.clock.rounding import rounding_of
from judgekit.views.clock.turn_facts import GOING, Phase, TurnFacts, turn_facts

WIDTH = 328
LOW = 340
"""Height in design pixels below which the buttons take less space."""
RULE = RuleReference("mtr-en-2019-05-03", "2.5")
"""The End-of-Match Procedure, as the bundled edition numbers it."""
BEFORE = (Phase.WAITING, Phase.DUE)
"""Phases before the turns: the only ones in which anything changes as time passes."""


class TurnTracker(KeyPanel):
    """Panel that counts a table's additional turns; `show_table` shows it and takes the focus."""

    closed = Signal()
    finished = Signal()
    """The match at its table was recorded as over."""

    def __init__(self, dependencies: ProgramDependencies, parent: QWidget | None = None) -> None:
        super().__init__(dependencies.look, parent)
        self._dependencies = dependencies
        self._clock = ""
        self._table = 0
        look, layouts = dependencies.look, ScaledLayouts(dependencies.look, self)
        self._actions_at_table = actions = TurnActions(dependencies.bridge, self)
        self._title = Label(look, size="title", bold=True)
        self._close = Button(look, icon="close", kind=ButtonKind.QUIET)
        self._judge = ElidedLabel(look, size="small", token="text-muted")
        self.turns = TurnsPart(look, layouts)
        self.start = StartPart(look, layouts)
        self.end = EndPart(look, layouts, lambda: rule_in_force(dependencies, RULE).ref)
        self.foot = TurnFoot(look, layouts, actions)
        self._scroll = QScrollArea()
        self._parts = QWidget()
        self._lay_out(layouts)
        self.obey(
            (
                *actions.actions(),
                Action("turns.rule", lambda: self.tr("Read the rule"), RULE_KEY, self._read_rule),
                Action("turns.down", lambda: self.tr("Further down"), "PgDown", self._scroll_down),
                Action("turns.up", lambda: self.tr("Further up"), "PgUp", self._scroll_up),
                Action("turns.close", lambda: self.tr("Close the turns"), "Esc", self.leave),
            )
        )
        self._connect()

    @property
    def facts(self) -> TurnFacts | None:
        """The turns shown; None where there is no such round."""
        return self._actions_at_table.facts

    def show_table(self, clock: str, table: int) -> None:
        """Show this table and follow it; an empty clock stands for the one that has the table."""
        self._clock, self._table = clock, table
        self.foot.answer("")
        self._actions_at_table.forget_question()
        self.show()
        self.refresh()
        self.setFocus()

    def refresh(self) -> None:
        """Show the current state of the table."""
        if not self._table or not self.isVisible():
            return
        state, now = self._dependencies.bridge.state, self._dependencies.bridge.now()
        clock = self._clock or state.clocks.find(self._table)
        rounding = rounding_of(rounds_up=self._dependencies.preferences.now.round_up_extensions)
        facts = turn_facts(state, clock, self._table, now, rounding)
        self._actions_at_table.facts = facts
        self._title.say(table_words(self._table))
        self.setAccessibleName(table_words(self._table))
        self._close.set_words("", key=key_text("Esc"), name=self.tr("Close the turns"))
        self._judge.say(judge_words(facts) if facts is not None else "")
        self._show_parts(facts)
        self.foot.show_turns(facts)
        if facts is None:
            self.foot.answer(refusal_sentence(Refusal(RefusalCode.NO_CLOCK)))

    def leave(self) -> None:
        """Close the panel."""
        self.hide()
        self.closed.emit()

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(WIDTH), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._leave_room()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.foot.answer("")
            self.refresh()
        super().changeEvent(event)

    # -- inside

    def _lay_out(self, layouts: ScaledLayouts) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        self._column = column = QVBoxLayout(self)
        column.setSpacing(0)
        judge = QHBoxLayout()
        judge.addWidget(self._judge)
        for row in (head, judge, self.foot):
            layouts.keep(row, (20, 0, 20, 0), 8)
        column.addLayout(head)
        column.addLayout(judge)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.foot)
        inner = QVBoxLayout(self._parts)
        inner.setSpacing(0)
        inner.addWidget(self.start, 1)
        inner.addWidget(self.end)
        inner.addWidget(self.turns, 1)
        inner.addStretch(0)
        # The turns give way to the buttons.
        self._scroll.setMinimumHeight(1)
        self._scroll.setWidget(self._parts)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for ground in (self._scroll.viewport(), self._parts):
            ground.setAutoFillBackground(False)
        self._leave_margins()

    def _leave_margins(self) -> None:
        """Keep the content's width: the scroll bar takes its width from the right margin."""
        theme, bar = self._look.theme, self._scroll.verticalScrollBar()
        taken = bar.sizeHint().width() if bar.maximum() > 0 else 0
        right = max(0, theme.px(20) - taken)
        layout = self._parts.layout()
        if layout is not None:
            layout.setContentsMargins(theme.px(20), theme.px(16), right, 0)

    def _leave_room(self) -> None:
        theme = self._look.theme
        is_low = self.height() < theme.px(LOW)
        self.foot.set_low(is_low)
        self._column.setContentsMargins(
            0, theme.px(8 if is_low else 20), 0, theme.px(8 if is_low else 14)
        )
        self.refresh()

    def _connect(self) -> None:
        bridge = self._dependencies.bridge
        bridge.changed.connect(self._changed)
        bridge.switched.connect(self._switched)
        bridge.second.connect(self._tick)
        self._scroll.verticalScrollBar().rangeChanged.connect(lambda *_: self._leave_margins())
        self._look.changed.connect(self._leave_margins)
        self._look.changed.connect(self._leave_room)
        self._close.clicked.connect(self.leave)
        self._actions_at_table.answered.connect(self.foot.answer)
        self._actions_at_table.finished.connect(self.finished)
        self.start.chosen.connect(self._actions_at_table.begin)
        self.end.rule_wanted.connect(self._read_rule)

    def _show_parts(self, facts: TurnFacts | None) -> None:
        """Show the parts of this phase and hide the others."""
        parts: tuple[tuple[StartPart | TurnsPart | EndPart, bool], ...] = (
            (self.start, facts is not None and facts.phase in BEFORE),
            (self.turns, facts is not None and bool(facts.turns)),
            (self.end, facts is not None and facts.phase not in GOING),
        )
        for part, is_shown in parts:
            if is_shown and facts is not None:
                part.show_turns(facts)
            part.setVisible(is_shown)

    def _scroll_down(self) -> None:
        self._scroll.verticalScrollBar().triggerAction(QSlider.SliderAction.SliderPageStepAdd)

    def _scroll_up(self) -> None:
        self._scroll.verticalScrollBar().triggerAction(QSlider.SliderAction.SliderPageStepSub)

    def _read_rule(self) -> None:
        self._dependencies.ask(f"mtr {rule_in_force(self._dependencies, RULE).ref}")

    def _changed(self, topics: object) -> None:
        del topics
        self.foot.answer("")
        self._actions_at_table.forget_question()
        self.refresh()

    def _switched(self) -> None:
        """Close the panel: its table is not in the tournament just opened."""
        self._table = 0
        if self.isVisible():
            self.leave()

    def _tick(self, now: object) -> None:
        del now
        if self.isVisible() and self.facts is not None and self.facts.phase in BEFORE:
            self.foot.answer("")
            self.refresh()
