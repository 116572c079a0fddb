"""For Tardiness: how long the round has run, and which circumstances that settles."""

from __future__ import annotations

from PySide6.QtCore import QObject

from judgekit.domain.clock.state import Round, RoundKind
from judgekit.domain.infractions.lateness import LATENESS, Settled, settled_by_clock
from judgekit.ui.infractions.entry.circumstances import Circumstances
from judgekit.ui.infractions.recording.penalty_recorder import PenaltyRecorder
from judgekit.ui.infractions.recording.player_picker import PlayerPicker
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.words.penalty_wording import translate
from judgekit.ui.words.wording import duration_text


class LatenessWatch(QObject):
    """Answers circumstances from the round's clock; the judge's own answers take precedence."""

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
        self._whose = whose
        self._said: set[str] = set()
        """Names of circumstances that the judge has answered or left open again."""
        self._by_clock = Settled()
        bridge.second.connect(lambda _: self._second())
        whose.table_changed.connect(lambda _: self.follow())
        circumstances.answered.connect(lambda name, _: self._said.add(name))

    def begin(self) -> None:
        """Begin with another infraction; its known circumstances count as answered."""
        case = self._recording.case
        self._said = set(case.held | case.denied) if case is not None else set()
        self._by_clock = Settled()
        self.follow()

    def follow(self) -> None:
        """Settle circumstances by the clock at this instant, and show how long the round has
        run."""
        case = self._recording.case
        current = self._round() if case is not None and case.entry.id in LATENESS else None
        settled, words = Settled(), ""
        if case is not None and current is not None:
            running = current.elapsed(self._bridge.now())
            settled = settled_by_clock(case.entry.id, running)
            words = translate("Infractions", "Round {number} has run for {time}").format(
                number=current.number, time=duration_text(running)
            )
        self._circumstances.show_clock(words)
        self._settle(Settled(settled.holds - self._said, settled.denies - self._said))

    def _settle(self, settled: Settled) -> None:
        before, self._by_clock = self._by_clock, settled
        case = self._recording.case
        if case is None or before == settled:
            return
        still = before.names - self._said
        held, denied = case.held - still, case.denied - still
        self._recording.settle(held | settled.holds, denied | settled.denies)

    def _second(self) -> None:
        case = self._recording.case
        if case is not None and case.entry.id in LATENESS and self._circumstances.isVisible():
            self.follow()

    def _round(self) -> Round | None:
        """Return the round of matches in progress at the table."""
        clocks = self._bridge.state.clocks
        current = clocks.in_progress(clocks.find(self._whose.table))
        return current if current is not None and current.kind == RoundKind.ROUND else None
