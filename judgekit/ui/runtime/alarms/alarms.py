"""Alarm scheduling: always shown, played unless muted, spoken if enabled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from judgekit.domain.shared.moment import MINUTE, SECOND, Moment
from judgekit.engine.preferences import Preferences

if TYPE_CHECKING:
    from judgekit.domain.clock.alarms import Alarm, AlarmKind
    from judgekit.ui.runtime.alarms.sounding import Sound, Speech
    from judgekit.ui.runtime.alarms.wording import Absence

LONGEST_WAIT = SECOND
"""The timer's clock stops while the machine sleeps, unlike the alarms': check this often."""

TOO_LATE = MINUTE
"""An alarm missed during sleep rings on waking, unless it is older than this."""

OPEN_AFTER = 300
"""Milliseconds from the first plan until sound and voice are initialized, so that neither a paint
nor an alarm waits for them. A voice may take more than a second."""

BREATH = 150
"""Milliseconds between a sound and the voice."""


class Alarms(QObject):
    """Rings each planned alarm once, within its second, for all clocks.

    `now` is measured time in milliseconds since 1970 UTC. Sound and speech are initialized when
    first needed, and not at all while disabled.
    """

    rang = Signal(object)
    """An `Alarm` to show, emitted before any sound."""

    muted_changed = Signal(bool)
    time_box_changed = Signal()
    """The target or stop of deck checks has changed: plan again."""
    absence_changed = Signal()
    """Sound or voice came or went: see `sound_absence` and `speech_absence`."""

    def __init__(
        self,
        now: Callable[[], Moment],
        make_sound: Callable[[], Sound],
        make_speech: Callable[[], Speech],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._now = now
        self._make_sound = make_sound
        self._make_speech = make_speech
        self._sound: Sound | None = None
        self._speech: Speech | None = None
        self._preferences = Preferences()
        self._language = "en"
        self._named: Callable[[str], str] = str
        self._is_watching = False
        self._armed: list[Alarm] = []
        self._rung: set[Alarm] = set()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.look)

    @property
    def muted(self) -> bool:
        """Whether alarms are only shown."""
        return self._preferences.muted

    @property
    def time_box_minutes(self) -> tuple[int, int]:
        """The target and the hard stop of deck checks."""
        now = self._preferences
        return now.deck_check_target_minutes, now.deck_check_stop_minutes

    def sound_absence(self) -> Absence | None:
        """Return why there is no sound; None if there is, or if it is not known yet."""
        return self._sound.absence() if self._sound else None

    def speech_absence(self) -> Absence | None:
        """Return why there is no voice; None if there is, or if it is not known yet."""
        return self._speech.absence() if self._speech else None

    def obey(self, preferences: Preferences, language: str) -> None:
        """Apply the preferences `muted`, `speech`, `alarm_volume_percent`, and the language."""
        before, box = self._preferences, self.time_box_minutes
        self._preferences, self._language = preferences, language
        if before.muted != preferences.muted:
            self.muted_changed.emit(preferences.muted)
        if self.time_box_minutes != box:
            self.time_box_changed.emit()
        if self._sound is not None:
            self.open()
        elif self._is_watching:
            self._open_soon()

    def open(self) -> None:
        """Check now what is available, as when it is to be shown."""
        self._opened_sound()
        if self._preferences.speech:
            self._opened_speech()

    def plan(self, alarms: Iterable[Alarm], moved: int = 0) -> None:
        """Replace the planned alarms of all clocks, after every command and at the start.

        Alarms due until now still ring as planned before. Of the new ones those in the future will
        ring, and those within their second, as of a clock that has just been started; past ones do
        not. `moved` is by how many milliseconds the time of day was moved since the last plan.
        """
        now = self._now()
        self._armed = [alarm._replace(at=alarm.at + moved) for alarm in self._armed]
        self._rung = {alarm._replace(at=alarm.at + moved) for alarm in self._rung}
        self._ring_due(now)
        self._rung = {alarm for alarm in self._rung if 0 <= now - alarm.at < SECOND}
        self._armed = [
            alarm
            for alarm in sorted(set(alarms))
            if alarm.at > now or (now - alarm.at < SECOND and alarm not in self._rung)
        ]
        self._ring_due(now)
        self._is_watching = True
        self._open_soon()
        self._wait(now)

    def name_clocks(self, named: Callable[[str], str]) -> None:
        """Set the function that returns a clock's spoken name from its name in the record."""
        self._named = named

    def forget(self) -> None:
        """Discard the alarms of the previous tournament."""
        self._armed = []
        self._rung = set()

    def look(self) -> None:
        """Ring what is due now; a timer does so as well, at most a second late."""
        now = self._now()
        self._ring_due(now)
        self._wait(now)

    def try_sound(self) -> None:
        """Play a test, even when muted: the sound of time, and the voice if enabled."""
        from judgekit.domain.clock.alarms import AlarmKind  # noqa: PLC0415  (no start needs it)
        from judgekit.ui.runtime.alarms.wording import alarm_words  # noqa: PLC0415

        self.open()
        self._sound_and_speak([AlarmKind.TIME], [alarm_words(AlarmKind.TIME, "Judgekit")])

    def speak(self, words: str) -> None:
        """Speak a text that is no alarm, if speech is enabled and not muted."""
        if self._preferences.speech and not self.muted:
            self._opened_speech().say(words, self._preferences.alarm_volume_percent)

    def _wait(self, now: Moment) -> None:
        if self._armed:
            self._timer.start(min(max(self._armed[0].at - now, 0), LONGEST_WAIT))
        else:
            self._timer.stop()

    def _ring_due(self, now: Moment) -> None:
        due = [alarm for alarm in self._armed if alarm.at <= now]
        if not due:
            return
        self._armed = self._armed[len(due) :]
        self._rung.update(due)
        timely = [alarm for alarm in due if now - alarm.at < TOO_LATE]
        for alarm in timely:
            self.rang.emit(alarm)
        if timely and not self.muted:
            from judgekit.ui.runtime.alarms.wording import alarm_words  # noqa: PLC0415

            words = [
                alarm_words(alarm.kind, self._named(alarm.clock), alarm.table) for alarm in timely
            ]
            self._sound_and_speak([alarm.kind for alarm in timely], words)

    def _sound_and_speak(self, kinds: Iterable[AlarmKind], words: Iterable[str]) -> None:
        sound, volume = self._opened_sound(), self._preferences.alarm_volume_percent
        longest = max(sound.play(kind, volume) for kind in dict.fromkeys(kinds))
        if self._preferences.speech:
            text = " ".join(words)
            wait = longest + BREATH if longest else 0
            QTimer.singleShot(wait, self, lambda: self._opened_speech().say(text, volume))

    def _open_soon(self) -> None:
        if self._sound is None and not self.muted:
            QTimer.singleShot(OPEN_AFTER, self, self._open_if_wanted)

    def _open_if_wanted(self) -> None:
        if self._sound is None and not self.muted:
            self.open()

    def _opened_sound(self) -> Sound:
        if self._sound is None:
            self._sound = self._make_sound()
            self._sound.open(self.absence_changed.emit)
            self.absence_changed.emit()
        return self._sound

    def _opened_speech(self) -> Speech:
        """Return the voice, opened in the current language."""
        if self._speech is None:
            self._speech = self._make_speech()
        self._speech.open(self._language, self.absence_changed.emit)
        return self._speech
