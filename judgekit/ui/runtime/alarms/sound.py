"""Sounds of the alarms, if the machine can play them; failures are always reported.

QtMultimedia is imported when sound is first needed: it costs a start 50 ms and, on Linux, fails if
the sound server's library is missing.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, QUrl

from judgekit.domain.clock.alarms import AlarmKind
from judgekit.system.display import missing_library
from judgekit.ui.runtime.alarms.wording import Absence, AbsenceReason
from judgekit.ui.runtime.qt_log import qt_talk_in_log

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioDevice, QMediaDevices, QSoundEffect

_log = logging.getLogger(__name__)

FORGIVEN = 5_000
"""Milliseconds that a sound may take beyond its length: sound servers buffer some."""

NOWHERE = b"auto_null"
"""The dummy device of Linux' sound servers without hardware."""


class Tune(NamedTuple):
    """A file of `resources/sounds`, how often it is repeated, and how long that takes."""

    file: str
    times: int = 1

    @property
    def milliseconds(self) -> int:
        """The duration; all files have the same length."""
        return 660 * self.times


TUNES: Mapping[AlarmKind, Tune] = MappingProxyType(
    {
        AlarmKind.START: Tune("start.wav"),
        AlarmKind.TEN_MINUTES: Tune("warning.wav"),
        AlarmKind.FIVE_MINUTES: Tune("warning.wav"),
        AlarmKind.TWO_MINUTES: Tune("warning.wav", 2),
        AlarmKind.TIME: Tune("time.wav", 3),
        AlarmKind.LONGEST_DEADLINE: Tune("last-deadline.wav", 2),
        AlarmKind.DECK_CHECK_TARGET: Tune("warning.wav"),
        AlarmKind.DECK_CHECK_STOP: Tune("warning.wav", 3),
    }
)


def system_devices(parent: QObject) -> QMediaDevices:
    """Return the machine's devices; raises ImportError if QtMultimedia can't be loaded."""
    from PySide6.QtMultimedia import QMediaDevices  # noqa: PLC0415

    return QMediaDevices(parent)


class MachineSound(QObject):
    """Plays on the machine's chosen device; devices may come and go.

    `find_devices` is called when sound is first needed. A QSoundEffect whose device went away
    claims to play forever: each alarm has its own effect, and one that doesn't end in time counts
    as not played.
    """

    def __init__(
        self,
        folder: Path,
        parent: QObject | None = None,
        *,
        find_devices: Callable[[QObject], QMediaDevices] = system_devices,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._find_devices = find_devices
        self._changed: Callable[[], None] | None = None
        self._devices: QMediaDevices | None = None
        self._absence: Absence | None = None
        self._playing: dict[AlarmKind, QSoundEffect] = {}

    def open(self, changed: Callable[[], None]) -> None:
        """Initialize the devices; `changed` is called when `absence` changes, perhaps at once."""
        self._changed = changed
        if self._devices is not None:
            return
        with qt_talk_in_log():
            try:
                self._devices = self._find_devices(self)
            except ImportError as error:
                _log.warning("No sound: %s", error)
                self._settle(Absence(AbsenceReason.NO_MODULE, missing_library(error) or ""))
                return
            self._devices.audioOutputsChanged.connect(self._look_around)
            self._look_around()

    def absence(self) -> Absence | None:
        """Return why there will be no sound; None if there will, as far as is known."""
        return self._absence

    def play(self, kind: AlarmKind, volume_percent: int) -> int:
        """Play an alarm's sound, unless it is playing already; return its duration in milliseconds,
        0 if it can't be played."""
        output, tune = self._output(), TUNES[kind]
        file = self._folder / tune.file
        if output is None:
            return 0
        if not file.is_file():
            self._settle(Absence(AbsenceReason.FILE_MISSING, file.name))
            return 0
        if kind not in self._playing:
            self._start(kind, output, QUrl.fromLocalFile(str(file)), volume_percent)
        return tune.milliseconds

    def _start(self, kind: AlarmKind, output: QAudioDevice, file: QUrl, volume: int) -> None:
        from PySide6.QtMultimedia import QSoundEffect  # noqa: PLC0415

        effect = QSoundEffect(output, self)
        self._playing[kind] = effect
        effect.statusChanged.connect(self._status_changed)
        effect.playingChanged.connect(self._playing_changed)
        effect.setVolume(min(max(volume, 0), 100) / 100)
        effect.setLoopCount(TUNES[kind].times)
        with qt_talk_in_log():
            effect.setSource(file)
        effect.play()
        late = QTimer(effect)
        late.setSingleShot(True)
        late.timeout.connect(lambda: self._give_up(kind, effect))
        late.start(TUNES[kind].milliseconds + FORGIVEN)

    def _playing_changed(self) -> None:
        """Handle the start or end of playback; both come after loading."""
        effect = self.sender()
        if effect in self._playing.values() and not effect.property("playing"):
            self._drop(effect)
            self._look_around()

    def _status_changed(self) -> None:
        from PySide6.QtMultimedia import QSoundEffect  # noqa: PLC0415

        effect = self.sender()
        if isinstance(effect, QSoundEffect) and effect.status() is QSoundEffect.Status.Error:
            self._fail(effect)

    def _give_up(self, kind: AlarmKind, effect: QSoundEffect) -> None:
        if self._playing.get(kind) is effect:
            self._fail(effect)

    def _fail(self, effect: QSoundEffect) -> None:
        if self._drop(effect):
            _log.warning("The sound device did not play %s", effect.source().fileName())
            self._settle(Absence(AbsenceReason.NOT_PLAYED))

    def _drop(self, effect: QObject) -> bool:
        kind = next((kind for kind, playing in self._playing.items() if playing is effect), None)
        if kind is None:
            return False
        self._playing.pop(kind).deleteLater()
        return True

    def _output(self) -> QAudioDevice | None:
        """Return the system's chosen device, else any."""
        if self._devices is None:
            return None
        outputs = [self._devices.defaultAudioOutput(), *self._devices.audioOutputs()]
        real = (one for one in outputs if not one.isNull() and one.id().data() != NOWHERE)
        return next(real, None)

    def _look_around(self) -> None:
        has_output = self._output() is not None
        self._settle(None if has_output else Absence(AbsenceReason.NO_DEVICE))

    def _settle(self, absence: Absence | None) -> None:
        if absence != self._absence:
            self._absence = absence
            if self._changed is not None:
                self._changed()
