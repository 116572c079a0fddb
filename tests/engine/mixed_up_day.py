"""Days entered late, wrongly at first, taken back and put back, over several openings."""

from __future__ import annotations

from hypothesis import strategies as st

from judgekit.domain.calls.commands import CloseCall, OpenAppeal, OpenCall
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.history import Amend, PutBack, Redo, TakeBack, Undo
from judgekit.domain.shared.moment import SECOND
from judgekit.engine.timeline import Step
from tests.day import Day
from tests.engine.told_history import Line, all_entered, entered
from tests.engine.written import written_and_read

ACTIONS = st.lists(
    st.sampled_from(("enter", "enter", "late", "table", "reason", "undo", "take back", "reopen")),
    max_size=30,
)


class MixedUp:
    """A day whose lines are entered late, wrongly, or not only once, over several openings."""

    def __init__(self) -> None:
        self.day = Day()
        self._late: list[Line] = []
        self._to_amend: list[tuple[str, dict[str, object]]] = []
        self._called_wrongly: set[int] = set()
        """The tables that have a call of another table until that is put right."""

    def act(self, line: Line, action: str) -> bool:
        """Enter a line in this way; return whether all of it was accepted."""
        if action == "late":
            self._late.append(line)
            return True
        if action in ("table", "reason"):
            made = wrongly(*line, action)
            if made is not None:
                return self._enter_wrongly(*made)
        step = self._entered(line)
        if step is None:
            return False
        if action == "undo":
            return self._all_accepted(Undo(), Redo())
        if action == "take back":
            return self._all_accepted(TakeBack(step.id), PutBack(step.id))
        if action == "reopen":
            recorded = [written_and_read(each) for each in self.day.log.recorded]
            at, self.day = self.day.engine.now(), Day(recorded)
            self.day.clock.at = at
            self.day.log.recorded.extend(recorded)
        return True

    def put_right(self) -> bool:
        """Enter what is late, newest first, and amend what is wrong."""
        amendments = (Amend(step, fields) for step, fields in self._to_amend)
        late = all_entered(self.day, self._late[::-1]) is not None
        return late and self._all_accepted(*amendments)

    def _enter_wrongly(self, line: Line, fields: dict[str, object]) -> bool:
        step = self._entered(line)
        if step is not None:
            self._to_amend.append((step.id, fields))
            if isinstance(line[1], OpenCall) and "table" in fields:
                self._called_wrongly.add(line[1].table)
        return step is not None

    def _entered(self, line: Line) -> Step | None:
        """Enter a line; None if it is refused, or finds a table's call while another's stands there
        wrongly: no amendment tells later which of them was meant."""
        if table_of_its_call(line[1]) in self._called_wrongly:
            return None
        return entered(self.day, line)

    def _all_accepted(self, *commands: Command) -> bool:
        return all(isinstance(self.day.engine.submit(each), Step) for each in commands)


def table_of_its_call(command: Command) -> int:
    """The table by which alone a command finds a call; 0 if it finds none so."""
    if isinstance(command, CloseCall) and not command.number:
        return command.table
    if isinstance(command, OpenAppeal) and not command.call:
        return command.table
    return 0


def wrongly(at, command, change):
    """The line as it was entered wrongly, and the amendment that puts it right; None if a change of
    this kind doesn't concern it."""
    if change == "at":
        return (at - SECOND // 2, command), {"at": at}
    value = getattr(command, change, None)
    if value is None:
        return None
    other = {"table": 3 - value if value in (1, 2) else 1, "reason": "other", "minutes": 7.0}
    kind = type(command)
    fields = {name: getattr(command, name) for name in command.__struct_fields__}
    return (at, kind(**{**fields, change: other[change]})), {change: value}
