"""Fakes of sound and speech for alarms."""

from __future__ import annotations

from judgekit.domain.clock.alarms import AlarmKind
from judgekit.ui.runtime.alarms.alarms import Alarms
from judgekit.ui.runtime.alarms.binding import follow_tournament
from judgekit.ui.runtime.alarms.wording import Absence


class FakeSound:
    """Records what it is asked to play; takes a millisecond for it."""

    def __init__(self, absence: Absence | None = None) -> None:
        self.played: list[tuple[AlarmKind, int]] = []
        self.opened = 0
        self.missing = absence

    def open(self, changed) -> None:
        self.opened += 1
        self.changed = changed

    def absence(self) -> Absence | None:
        return self.missing

    def play(self, kind, volume_percent) -> int:
        self.played.append((kind, volume_percent))
        return 0 if self.missing else 1


class FakeSpeech:
    """Records what it is asked to say."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.languages: list[str] = []
        self.missing: Absence | None = None

    def open(self, language, changed) -> None:
        self.languages.append(language)
        self.changed = changed

    def absence(self) -> Absence | None:
        return self.missing

    def say(self, text, volume_percent) -> None:
        self.said.append(text)


class SilentAlarms:
    """Creates the alarms of a program; `sound` and `speech` record what is asked of them."""

    def __init__(self) -> None:
        self.sound = FakeSound()
        self.speech = FakeSpeech()

    def __call__(self, bridge, sounds, parent) -> Alarms:
        alarms = Alarms(bridge.now, lambda: self.sound, lambda: self.speech, parent)
        follow_tournament(alarms, bridge)
        return alarms
