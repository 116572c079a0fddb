"""Report where the computer's clock disagrees with the event's time, and follow it if wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from judgekit.domain.shared.moment import SECOND
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Banner, Messages
from judgekit.ui.words.wording import refusal_sentence, shift_text, time_with_seconds

if TYPE_CHECKING:
    from judgekit.engine.engine import Engine

BANNER = "clock-truth"
TOLERANCE = 2 * SECOND


class ClockDisagreement(QObject):
    """Checks every second while a tournament is open, and reports each change once."""

    def __init__(self, bridge: EngineBridge, messages: Messages, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._messages = messages
        self._told: int | None = None
        """The reported disagreement in milliseconds."""
        bridge.second.connect(self.look)
        bridge.changed.connect(self.look)
        bridge.switched.connect(self._switched)

    def look(self, _: object = None) -> None:
        """Compare the clocks now."""
        engine = self._bridge.engine
        if engine is None or engine.is_shared or engine.has_to_be_shared:
            # A shared event goes by the hub's time.
            return
        ahead = self._ahead_of(engine)
        if abs(ahead) <= TOLERANCE:
            self._told = None
            self._messages.withdraw(BANNER)
            return
        if self._told is not None and abs(self._told - ahead) <= TOLERANCE:
            return
        self._told = ahead
        snapshot = Banner(
            lambda: self._words(engine, ahead),
            self.follow,
            lambda: self.tr("Follow the computer’s clock"),
        )
        self._messages.put(BANNER, snapshot)

    def follow(self) -> None:
        """Move the event's time of day to that of the computer's clock, as an entry of the event.

        By whole seconds, so that all clocks go on changing their digits together.
        """
        from judgekit.domain.clock.commands import FollowComputerClock  # noqa: PLC0415
        from judgekit.domain.shared.refusal import Refusal  # noqa: PLC0415

        engine = self._bridge.engine
        by = self._seconds_ahead(engine) if engine is not None else 0
        if engine is None or by == 0:
            return
        outcome = self._bridge.submit(FollowComputerClock(by), "computer's clock")
        if isinstance(outcome, Refusal):
            self._messages.say(refusal_sentence(outcome))
        elif outcome is not None:
            words = self.tr("Judgekit follows the computer’s clock: {time} (by {shift})")
            time = time_with_seconds(self._bridge.now())
            said = words.format(time=time, shift=shift_text(by * SECOND))
            self._messages.say(said)
            self._bridge.second.emit(self._bridge.now())

    def _switched(self) -> None:
        self._told = None
        self._messages.withdraw(BANNER)
        self.look()

    def _words(self, engine: Engine, ahead: int) -> str:
        """Return what disagrees, and what it would move to follow the computer's clock."""
        from judgekit.domain.clock.changes import changes_of_time  # noqa: PLC0415
        from judgekit.ui.words.change_wording import change_lines  # noqa: PLC0415

        words = self.tr(
            "The computer’s clock is {shift} from the event’s time, {time}. If you follow it, the "
            "time left stays."
        )
        shift, time = shift_text(ahead), time_with_seconds(self._bridge.now())
        by = self._seconds_ahead(engine) * SECOND
        moved = changes_of_time(engine.state.clocks, engine.now(), by)
        ends = [f"{line}." for line in change_lines(moved)[:1]]
        return " ".join((words.format(shift=shift, time=time), *ends))

    def _seconds_ahead(self, engine: Engine) -> int:
        return round(self._ahead_of(engine) / SECOND)

    def _ahead_of(self, engine: Engine) -> int:
        """Return the computer's clock minus the event's time, in milliseconds."""
        return self._bridge.sessions.acting().clock.disagreement() - engine.ahead
