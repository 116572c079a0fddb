"""Interfaces of sound and speech as the alarms use them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from judgekit.domain.clock.alarms import AlarmKind
from judgekit.ui.runtime.alarms.wording import Absence


class Sound(Protocol):
    """Plays the alarms; see `sound.MachineSound`."""

    def open(self, changed: Callable[[], None]) -> None:
        """Initialize the devices; `changed` is called whenever `absence` changes."""
        ...

    def absence(self) -> Absence | None:
        """Return why there will be no sound."""
        ...

    def play(self, kind: AlarmKind, volume_percent: int) -> int:
        """Play an alarm; return its duration in milliseconds, 0 if it can't be played."""
        ...


class Speech(Protocol):
    """Speaks the alarms; see `speech.MachineSpeech`."""

    def open(self, language: str, changed: Callable[[], None]) -> None:
        """Find a voice; `changed` is called whenever `absence` changes."""
        ...

    def absence(self) -> Absence | None:
        """Return why there will be no speech."""
        ...

    def say(self, text: str, volume_percent: int) -> None:
        """Speak a text."""
        ...
