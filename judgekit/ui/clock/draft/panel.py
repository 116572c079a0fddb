"""The draft caller: choose a draft, start it, and call it step by step."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.clock.draft_call import DraftCall
from judgekit.domain.clock.schedules import DraftKind, DraftTimes, draft_times
from judgekit.domain.clock.state import Round
from judgekit.ui.clock.draft.actions import DraftActions
from judgekit.ui.clock.draft.caller import DraftCaller
from judgekit.ui.clock.draft.foot import END_KEY, HOLD_KEY, RESTART_KEY, VOICE_KEY, DraftFoot
from judgekit.ui.clock.draft.start import CARDS_KEY, RULE_KEY, DraftStart
from judgekit.ui.clock.draft.steps import StepsList
from judgekit.ui.clock.draft.view import DraftView
from judgekit.ui.clock.draft.words import draft_lines, draft_name
from judgekit.ui.look import Look
from judgekit.ui.runtime.alarms.wording import absence_sentence
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.key_panel import KeyPanel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.wording import time_of_day
from judgekit.views.rules.figures import figures_of

RULE = "mtr appendix b"
BESIDE = 640
"""Least width for the schedule beside the seconds; else it is below them."""
TALL = 660
"""Least height for the schedule below the seconds."""
LIST = 280


def _times(dependencies: ProgramDependencies) -> DraftTimes:
    """Return the times of the rules in force on the event's day."""
    known = dependencies.rules_provider.library().figures
    return draft_times(figures_of(known, dependencies.bridge.state.setup.details))


class SecondsScroll(FormScroll):
    """The seconds above the buttons: in a low window these scroll, except the main one."""

    def __init__(self, look: Look, view: DraftView, foot: DraftFoot) -> None:
        self._view, self._foot = view, foot
        self._upright = QWidget()
        self._both = QVBoxLayout(self._upright)
        ScaledLayouts(look, self._upright).keep(self._both, (0, 0, 0, 0), 8)
        self._both.addWidget(view, 1)
        self._both.addWidget(foot)
        super().__init__(look, self._upright)

    def share_room(self) -> None:
        """Leave the seconds what the main button doesn't need."""
        needed = self._foot.needed_height() + self._both.spacing()
        self._view.take_room(self.viewport().height() - needed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.share_room()
        super().resizeEvent(event)


class DraftPanel(KeyPanel):
    """The draft caller, in a side panel or wider; Esc emits `closed`.

    A draft that was started continues without the panel, spoken and paused as set.
    """

    closed = Signal()

    def __init__(self, dependencies: ProgramDependencies, parent: QWidget | None = None) -> None:
        super().__init__(dependencies.look, parent)
        self._dependencies = dependencies
        look, bridge = dependencies.look, dependencies.bridge
        layouts = ScaledLayouts(look, self)
        self.draft = DraftActions(bridge, self)
        self.caller = DraftCaller(bridge, dependencies.alarms, self)
        self._title = Label(look, size="title", bold=True, wraps=True)
        self._close = Button(look, icon="close", kind=ButtonKind.QUIET)
        self.start = DraftStart(look, layouts, partial(_times, dependencies))
        self.view = DraftView(look)
        self.steps = StepsList(look)
        self.foot = DraftFoot(look, layouts, self.draft)
        self._seconds = SecondsScroll(look, self.view, self.foot)
        self._starting = FormScroll(look, self.start)
        self._calling = QWidget()
        self._calling.hide()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._calling)
        self._lay_out(layouts)
        self.obey(self._action_table())
        self._connect()

    def refresh(self) -> None:
        """Show the current state of the draft."""
        if not self.isVisible():
            return
        current, call = self.draft.round(), self.draft.call()
        self._close.set_words("", key=key_text("Esc"), name=self.tr("Close the draft"))
        # Hide before showing: both parts at once would need the space of both.
        for part, is_shown in sorted(
            ((self._starting, current is None), (self._calling, current is not None)),
            key=lambda each: each[1],
        ):
            part.setVisible(is_shown)
        if current is None or call is None:
            self.start.retranslate()
            self._title.say(self.tr("Draft"))
            self.setAccessibleName(self.tr("Draft"))
            return
        kind = draft_name(DraftKind(current.draft))
        title = self.tr("{kind}, {cards} cards").format(kind=kind, cards=current.cards)
        self._title.say(title)
        self.setAccessibleName(title)
        self._show_call(current, call)

    def toggle_hold(self) -> None:
        """Pause before each booster, or let the draft continue by itself."""
        self.caller.holds = not self.caller.holds
        self.refresh()

    def toggle_voice(self) -> None:
        """Switch the spoken calls, and with them all spoken alarms, on or off."""
        preferences = self._dependencies.preferences
        preferences.change(speech=not preferences.now.speech)
        self.refresh()

    def leave(self) -> None:
        """Close the panel; the draft continues."""
        self.hide()
        self.closed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.start.retranslate()
            self.refresh()
        super().changeEvent(event)

    # -- inside

    def _lay_out(self, layouts: ScaledLayouts) -> None:
        head = QHBoxLayout()
        layouts.keep(head, (0, 0, 0, 0), 8)
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        layouts.keep(self._row, (0, 16, 0, 0), 24)
        self._row.addWidget(self._seconds, 1)
        self._row.addWidget(self.steps)
        column = QVBoxLayout(self)
        layouts.keep(column, (20, 20, 20, 14))
        column.addLayout(head)
        column.addWidget(self._starting, 1)
        column.addWidget(self._calling, 1)

    def _connect(self) -> None:
        bridge = self._dependencies.bridge
        bridge.changed.connect(lambda _: self.refresh())
        bridge.switched.connect(self.refresh)
        bridge.second.connect(lambda _: self._tick())
        self._dependencies.alarms.absence_changed.connect(self.refresh)
        self._look.changed.connect(self._arrange)
        self._close.clicked.connect(self.leave)
        self.start.start_wanted.connect(self._start)
        self.start.rule_wanted.connect(self._read_rule)
        self.steps.wanted.connect(self.draft.go_to)
        self.foot.hold.clicked.connect(self.toggle_hold)
        self.foot.voice.clicked.connect(self.toggle_voice)
        self.draft.answered.connect(self.foot.refusal.say)
        self.draft.answered.connect(lambda _: self._seconds.share_room())

    def _action_table(self) -> tuple[Action, ...]:
        draft = self.draft
        kinds = [
            Action(
                f"draft.{kind.value}",
                partial(draft_name, kind),
                str(number),
                partial(self._choose_kind, kind),
            )
            for number, kind in enumerate(DraftKind, 1)
        ]
        return (
            Action("draft.go", lambda: self.tr("Start, pause or resume"), "Space", self._go_on),
            Action("draft.back", lambda: self.tr("Step back"), "Left", partial(draft.step, -1)),
            Action("draft.on", lambda: self.tr("Next step"), "Right", partial(draft.step, 1)),
            Action(
                "draft.anew",
                lambda: self.tr("Restart this step"),
                RESTART_KEY,
                partial(draft.step, 0),
            ),
            Action(
                "draft.hold",
                lambda: self.tr("Hold before each booster"),
                HOLD_KEY,
                self.toggle_hold,
            ),
            Action("draft.voice", lambda: self.tr("Speak"), VOICE_KEY, self.toggle_voice),
            Action("draft.end", lambda: self.tr("End the draft"), END_KEY, draft.end),
            Action("draft.rule", lambda: self.tr("Read Appendix B"), RULE_KEY, self._read_rule),
            *kinds,
            Action("draft.cards", lambda: self.tr("15 or 14 cards"), CARDS_KEY, self._cards),
            Action("draft.close", lambda: self.tr("Close the draft"), "Esc", self.leave),
        )

    def _show_call(self, current: Round, call: DraftCall) -> None:
        paused = ""
        if current.paused_since is not None:
            words = self.tr("Paused since {time}")
            paused = words.format(time=time_of_day(current.paused_since))
        self.view.show_lines(draft_lines(current, self._dependencies.bridge.now()), paused)
        self.steps.show_call(call, current.cards)
        self.foot.show_state(
            is_paused=bool(paused),
            is_over=call.step is None,
            holds=self.caller.holds,
            speaks=self._voice_words(),
        )
        self.foot.voice.setChecked(self._dependencies.preferences.now.speech)

    def _voice_words(self) -> str:
        """Return the state of the voice, or why it can't be heard."""
        dependencies = self._dependencies
        if not dependencies.preferences.now.speech:
            return self.tr("Speak the calls: off")
        if dependencies.preferences.now.muted:
            return self.tr("Speak the calls: muted")
        absence = dependencies.alarms.speech_absence()
        return self.tr("Speak the calls: on") if absence is None else absence_sentence(absence)

    def _arrange(self) -> None:
        theme = self._look.theme
        is_wide = self.width() >= theme.px(BESIDE)
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        self.steps.setMaximumWidth(theme.px(LIST) if is_wide else self.width())
        self.steps.setMinimumWidth(theme.px(LIST) if is_wide else 0)
        self.steps.setMaximumHeight(self.height() if is_wide else theme.px(200))
        self.steps.setVisible(is_wide or self.height() >= theme.px(TALL))
        self.foot.arrange(self.width() - (theme.px(LIST + 64) if is_wide else theme.px(40)))
        self._seconds.share_room()

    def _tick(self) -> None:
        if self.isVisible() and self.draft.round() is not None:
            self.refresh()

    def _go_on(self) -> None:
        if self.draft.round() is None:
            self._start()
        else:
            self.draft.go_on()

    def _start(self) -> None:
        self.draft.start(self.start.command())

    def _choose_kind(self, kind: DraftKind) -> None:
        if self.start.isVisible():
            self.start.choose_kind(kind)

    def _cards(self) -> None:
        if self.start.isVisible():
            self.start.change_cards()

    def _read_rule(self) -> None:
        self._dependencies.ask(RULE)
