"""What the alarms ask of a machine's sound and voice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from judgekit.domain.clock.alarms import AlarmKind
from judgekit.ui.runtime.alarms.wording import Absence


class Sound(Protocol):
    """What plays the alarms; see `sound.MachineSound`."""

    def open(self, changed: Callable[[], None]) -> None:
        """Find out what there is; `changed` is called whenever `absence` does."""
        ...

    def absence(self) -> Absence | None:
        """Why nothing will be heard."""
        ...

    def play(self, kind: AlarmKind, volume_percent: int) -> int:
        """Play it; how many milliseconds that takes, 0 where it can't be."""
        ...


class Speech(Protocol):
    """What speaks the alarms; see `speech.MachineSpeech`."""

    def open(self, language: str, changed: Callable[[], None]) -> None:
        """Find a voice; `changed` is called whenever `absence` does."""
        ...

    def absence(self) -> Absence | None:
        """Why nothing will be spoken."""
        ...

    def say(self, text: str, volume_percent: int) -> None:
        """Speak."""
        ...
