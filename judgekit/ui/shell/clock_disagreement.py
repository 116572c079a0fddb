"""Report a disagreement between the computer's clock and measured time, and which is followed."""

from __future__ import annotations

from PySide6.QtCore import QObject

from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.engine.ports.clock import AnchoredClock
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Banner, Messages
from judgekit.ui.words.wording import shift_text, time_with_seconds

BANNER = "clock-truth"
TOLERANCE = 2 * SECOND


class ClockDisagreement(QObject):
    """Checks every second while a tournament is open, and reports each change once."""

    def __init__(self, bridge: EngineBridge, messages: Messages, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._messages = messages
        self._told: tuple[int, bool] | None = None
        """The reported disagreement in milliseconds, and whether the system can be followed."""
        bridge.second.connect(self.look)
        bridge.switched.connect(self._switched)

    def look(self, now: Moment) -> None:
        """Compare the clocks at this instant of measured time."""
        engine = self._bridge.engine
        if engine is None:
            return
        ahead = self._clock().disagreement()
        if abs(ahead) <= TOLERANCE:
            self._told = None
            self._messages.withdraw(BANNER)
            return
        can_follow = now + ahead >= (engine.timeline.last_moment() or 0)
        told = self._told
        if told is not None and abs(told[0] - ahead) <= TOLERANCE and told[1] == can_follow:
            return
        self._told = ahead, can_follow
        snapshot = Banner(
            lambda: self._words(ahead, can_follow=can_follow),
            self.follow_system if can_follow else None,
            lambda: self.tr("Follow the computer’s clock"),
        )
        self._messages.put(BANNER, snapshot)

    def follow_system(self) -> None:
        """Adopt the computer's clock from now on; running rounds jump with it."""
        engine = self._bridge.engine
        clock = self._clock()
        now = self._bridge.now()
        if engine is None or now + clock.disagreement() < (engine.timeline.last_moment() or 0):
            return
        leap = clock.follow_system()
        self._told = None
        self._messages.withdraw(BANNER)
        words = self.tr("Judgekit follows the computer’s clock: {time} (by {shift})")
        time = time_with_seconds(self._bridge.now())
        self._messages.say(words.format(time=time, shift=shift_text(leap)))
        self._bridge.second.emit(self._bridge.now())

    def _switched(self) -> None:
        self._told = None
        self._messages.withdraw(BANNER)
        if self._bridge.engine is not None:
            self.look(self._bridge.now())

    def _words(self, ahead: int, *, can_follow: bool) -> str:
        shift = shift_text(ahead)
        time = time_with_seconds(self._bridge.now())
        if self._clock().went_back_ms:
            words = self.tr(
                "The computer’s clock lies {shift} from the last step of this event, in the past. "
                "Judgekit goes on from that step; it is {time} by its measured time."
            )
        elif can_follow:
            words = self.tr(
                "The computer’s clock was changed by {shift}. Judgekit follows its own measured "
                "time, {time}: rounds go on as they were announced."
            )
        else:
            words = self.tr(
                "The computer’s clock was changed by {shift}, to before the last step of this "
                "event. Judgekit follows its own measured time, {time}."
            )
        return words.format(shift=shift, time=time)

    def _clock(self) -> AnchoredClock:
        return self._bridge.session().clock
