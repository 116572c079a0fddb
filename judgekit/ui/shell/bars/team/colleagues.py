"""What colleagues enter on their laptops, said where it concerns the judge at this one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from judgekit.domain.shared.history import StepsTakenBack
from judgekit.domain.team.feature import TEAM_EVENTS
from judgekit.ui.runtime.messages import Banner
from judgekit.ui.words.step_wording import step_words
from judgekit.views.sharing.tables import own_tables, table_of

if TYPE_CHECKING:
    from judgekit.engine.engine import Engine
    from judgekit.engine.team.told import StepOutcome
    from judgekit.engine.timeline import Step
    from judgekit.ui.shell.page import ProgramDependencies

UNDONE_BANNER = "team-undone"


class Colleagues(QObject):
    """Says in the strip what touched a table that is open here, and in the line of notices who took
    back an entry of this judge."""

    def __init__(self, dependencies: ProgramDependencies, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._messages = dependencies.bridge, dependencies.messages
        self._open_table: Callable[[], int | None] = dependencies.open_table
        self._team = self._bridge.team()
        self._looked_at: int | None = None
        """The table that was chosen before what comes now."""
        self._team.arrivals.begins.connect(self._look)
        self._team.told.connect(self._heard)
        self._bridge.switched.connect(lambda: self._messages.withdraw(UNDONE_BANNER))

    def _look(self) -> None:
        self._looked_at = self._open_table()

    def _heard(self, outcomes: Sequence[StepOutcome]) -> None:
        engine = self._bridge.engine
        if engine is None or not self._team.device:
            return
        steps = (engine.timeline.step(each.step) for each in outcomes if not each.is_own)
        others = [step for step in steps if step is not None and step.device != self._team.device]
        for step in others:
            self._tell_of_undo(step, engine)
        near = [step for step in others if self._is_near(step, engine)]
        if near:
            # Several that come together, as after a cut: the last one is what is so now.
            self._messages.say(_words(near[-1], engine))

    def _is_near(self, step: Step, engine: Engine) -> bool:
        """Whether it is about a table at which the judge is, or which he looks at."""
        own = own_tables(engine.state, self._bridge.author())
        tables = {*own, self._looked_at, self._open_table()} - {None}
        events = [event for event in step.every_event() if type(event) not in TEAM_EVENTS]
        return any(table_of(event, engine.state) in tables for event in events if tables)

    def _tell_of_undo(self, step: Step, engine: Engine) -> None:
        event = step.events[0] if step.events else None
        if not isinstance(event, StepsTakenBack):
            return
        found = (engine.timeline.step(each) for each in event.steps)
        own = [each for each in found if each is not None and each.device == self._team.device]
        if own:
            self._messages.put(UNDONE_BANNER, self._undone(own[0], step, engine))

    def _undone(self, own: Step, undo: Step, engine: Engine) -> Banner:
        def words() -> str:
            said = self.tr("{who} undid your entry: {what}")
            return said.format(who=undo.author, what=step_words(own, engine.timeline))

        return Banner(words, icon="undo")


def _words(step: Step, engine: Engine) -> str:
    """Return `T. Weber: table 14, call closed`."""
    table = table_of(step.events[0], engine.state)
    what = step_words(step, engine.timeline, table)
    return f"{step.author}: {what}" if step.author else what
