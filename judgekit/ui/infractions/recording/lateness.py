"""For Tardiness: how late the player was seated, and which circumstances that settles."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgekit.domain.clock.state import Round, RoundKind
from judgekit.domain.infractions.lateness import LATENESS, Settled, settled_by_lateness
from judgekit.domain.penalties_at_tables import possible_lateness
from judgekit.reading.lateness import read_lateness
from judgekit.ui.infractions.entry.circumstances import Circumstances
from judgekit.ui.infractions.recording.penalty_recorder import PenaltyRecorder
from judgekit.ui.infractions.recording.player_picker import PlayerPicker
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.words.penalty_wording import translate
from judgekit.ui.words.wording import duration_text, time_of_day
from judgekit.views.infractions.seating import late_at, read_seated, seated_text


class Lateness(QObject):
    """Answers circumstances by the lateness that was said, and only by that: the moment at which a
    penalty is recorded tells nothing. The judge's own answers take precedence."""

    said = Signal()
    """Another lateness was said."""

    def __init__(
        self,
        bridge: EngineBridge,
        recording: PenaltyRecorder,
        circumstances: Circumstances,
        whose: PlayerPicker,
    ) -> None:
        super().__init__(circumstances)
        self._bridge = bridge
        self._recording = recording
        self._circumstances = circumstances
        self._row = circumstances.seating
        self._whose = whose
        self._told: int | None = None
        """The lateness as it was said; what is recorded is what of it is possible by now."""
        self._late: int | None = None
        self._answered: set[str] = set()
        """Names of circumstances that the judge has answered or left open again."""
        self._settled = Settled()
        whose.table_changed.connect(lambda _: self.follow())
        circumstances.answered.connect(lambda name, _: self._answered.add(name))
        self._row.said.connect(self._typed)
        self._row.now_wanted.connect(self._sits_down)
        recording.lateness_wanted.connect(self.take_focus)
        bridge.second.connect(lambda _: self._grow())

    def begin(self, words: str = "") -> None:
        """Begin with another infraction or search; a number of minutes in its words counts."""
        case = self._recording.case
        self._answered = set(case.held | case.denied) if case is not None else set()
        self._settled = Settled()
        self._say(read_lateness(words) if self._is_asked() else None)
        minutes = translate("Infractions", "{time} min")
        shown = "" if self._told is None else minutes.format(time=seated_text(self._told))
        self._row.field.setText(shown)
        self._tell()

    def follow(self) -> None:
        """Show the row for tardiness only, with the round of the table."""
        self._row.setVisible(self._is_asked())
        before = self._late
        self._say(self._told)
        if self._late != before:
            self.said.emit()
        self._tell()

    def take_focus(self) -> None:
        """Focus the field."""
        if self._is_asked():
            self._row.field.setFocus()
            self._row.field.selectAll()

    def forget(self) -> None:
        """Begin empty after a penalty was recorded."""
        self._say(None)
        self._row.field.clear()
        self._tell()

    def happened(self) -> str:
        """Return the lateness as the penalty's record tells it; empty while it isn't known."""
        if self._late is None or not self._is_asked():
            return ""
        words = translate("Infractions", "{time} after the start of the round")
        return words.format(time=duration_text(self._late))

    def shortened(self) -> str:
        """Return that less than what was said is recorded, and why; empty where all of it is."""
        if self._told is None or self._late is None or not self._is_less():
            return ""
        words = translate(
            "Infractions", "The round is only {age} old: {time} late is recorded, not {said}"
        )
        times = {"age": self._late, "time": self._late, "said": self._told}
        return words.format(**{name: duration_text(time) for name, time in times.items()})

    def _is_less(self) -> bool:
        return self._is_asked() and self._late != self._told

    def _is_asked(self) -> bool:
        case = self._recording.case
        return case is not None and case.entry.id in LATENESS

    def _typed(self, text: str) -> None:
        current, now = self._round(), self._bridge.now()
        late = read_seated(text, current, now) if text.strip() else None
        self._say(late)
        self.said.emit()
        if late is None and text.strip():
            words = translate("Infractions", "Enter a time since the round began, or minutes late")
            self._row.tell(words, is_wrong=True)
        else:
            self._tell()

    def _sits_down(self) -> None:
        current, now = self._round(), self._bridge.now()
        if current is not None:
            self._row.field.setText(time_of_day(now))
            self._say(late_at(current, now))
            self.said.emit()
            self._tell()

    def _grow(self) -> None:
        """Follow the age of the round while more was said than is possible."""
        if self._is_less():
            self.follow()

    def _say(self, told: int | None) -> None:
        """Take what of a lateness is possible in the round of the table."""
        current = self._round()
        self._told = told
        if told is not None and current is not None:
            told = possible_lateness(current, told, self._bridge.now())
        self._take(told)

    def _take(self, late: int | None) -> None:
        case = self._recording.case
        before, self._late = self._settled, late
        if case is None:
            return
        settled = Settled() if late is None else settled_by_lateness(case.entry.id, late)
        self._answered -= settled.names if late is not None else set()
        self._settled = settled
        if (before, case.late) != (settled, late):
            still = (before.names - self._answered) | settled.names
            self._recording.settle(
                (case.held - still) | settled.holds, (case.denied - still) | settled.denies, late
            )

    def _tell(self) -> None:
        current = self._round() if self._is_asked() else None
        self._row.now.setVisible(current is not None)
        began = ""
        if current is not None:
            began = translate("Infractions", "Round {number} began at {time}").format(
                number=current.number, time=time_of_day(current.started)
            )
        if self._late is not None:
            late = translate("Infractions", "{time} late").format(time=duration_text(self._late))
            began = f"{late} · {began}" if began else late
        shortened = self.shortened()
        self._row.tell(shortened or began, is_less=bool(shortened))
        self._row.setVisible(self._is_asked())

    def _round(self) -> Round | None:
        """Return the round of matches in progress at the table."""
        clocks = self._bridge.state.clocks
        current = clocks.in_progress(clocks.find(self._whose.table))
        return current if current is not None and current.kind == RoundKind.ROUND else None
