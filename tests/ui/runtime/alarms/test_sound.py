"""The machine's own sound and voice, as far as it has them, and what is said where it hasn't."""

from __future__ import annotations

import importlib.abc
import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, Signal

from judgekit.domain.clock.alarms import AlarmKind
from judgekit.system.resources import resources_folder
from judgekit.ui.runtime.alarms import sound as runtime
from judgekit.ui.runtime.alarms.sound import NOWHERE, TUNES, MachineSound
from judgekit.ui.runtime.alarms.speech import MachineSpeech
from judgekit.ui.runtime.alarms.wording import Absence, AbsenceReason

SOUNDS = resources_folder() / "sounds"
NO_DEVICE = Absence(AbsenceReason.NO_DEVICE)
NOT_PLAYED = Absence(AbsenceReason.NOT_PLAYED)


class Lacking(importlib.abc.MetaPathFinder):
    """A machine on which one of Qt's modules can't be loaded, for a reason given."""

    def __init__(self, module: str, reason: str) -> None:
        self.module, self.reason = module, reason

    def find_spec(self, fullname, path, target=None):
        if fullname == self.module:
            raise ImportError(self.reason)


class Device:
    def __init__(self, name: bytes) -> None:
        self.name = name

    def isNull(self) -> bool:
        return not self.name

    def id(self):
        return self

    def data(self) -> bytes:
        return self.name


class Devices(QObject):
    """Devices that come and go; the first is the one the user chose."""

    changed = Signal()

    def __init__(self, *outputs: object) -> None:
        super().__init__()
        self.outputs = outputs

    def be(self, *outputs: object) -> None:
        """These are there now."""
        self.outputs = outputs
        self.changed.emit()

    @property
    def audioOutputsChanged(self):
        return self.changed

    def defaultAudioOutput(self) -> object:
        return self.outputs[0] if self.outputs else Device(b"")

    def audioOutputs(self) -> list[object]:
        return list(self.outputs)


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch):
    """Makes one of Qt's modules fail to load for the rest of the test."""

    def lose(module: str, reason: str) -> None:
        monkeypatch.delitem(sys.modules, module, raising=False)
        monkeypatch.setattr(sys, "meta_path", [Lacking(module, reason), *sys.meta_path])

    return lose


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def sound(qapp, told) -> MachineSound:
    return MachineSound(SOUNDS)


@pytest.fixture
def qt_sound(sound: MachineSound, told) -> MachineSound:
    """On a machine that can load QtMultimedia; with a device or without."""
    sound.open(lambda: told.append("changed"))
    absence = sound.absence()
    if absence is not None and absence.reason is AbsenceReason.NO_MODULE:
        pytest.skip(f"QtMultimedia can't be loaded here: it lacks {absence.detail}")
    return sound


@pytest.fixture
def refused(qt_sound: MachineSound, tmp_path: Path) -> MachineSound:
    """With one device, which plays nothing. Its sounds are copies: Qt keeps those that it has
    loaded once, and would refuse them before `play` returns."""
    from PySide6.QtMultimedia import QAudioDevice  # noqa: PLC0415

    class Refusing(QAudioDevice):
        def isNull(self) -> bool:
            return False

    copies = shutil.copytree(SOUNDS, tmp_path / "sounds")
    made = MachineSound(copies, find_devices=lambda _: Devices(Refusing()))
    made.open(lambda: None)
    assert made.absence() is None
    return made


def effects(sound: MachineSound) -> list[QObject]:
    """What is being played."""
    from PySide6.QtMultimedia import QSoundEffect  # noqa: PLC0415

    return sound.findChildren(QSoundEffect)


def test_every_alarm_has_a_sound_that_is_there() -> None:
    assert set(TUNES) == set(AlarmKind)
    assert all((SOUNDS / tune.file).is_file() for tune in TUNES.values())


def test_without_the_sound_servers_library_it_is_named(sound, told, without) -> None:
    without(
        "PySide6.QtMultimedia",
        "libpulse.so.0: cannot open shared object file: No such file or directory",
    )
    sound.open(lambda: told.append("changed"))
    assert sound.absence() == Absence(AbsenceReason.NO_MODULE, "libpulse.so.0")
    assert told == ["changed"]
    assert sound.play(AlarmKind.TIME, 100) == 0


def test_without_the_module_sound_and_voice_are_absent(sound, without, qapp) -> None:
    without("PySide6.QtMultimedia", "No module named 'PySide6.QtMultimedia'")
    sound.open(lambda: None)
    assert sound.absence() == Absence(AbsenceReason.NO_MODULE)
    without("PySide6.QtTextToSpeech", "No module named 'PySide6.QtTextToSpeech'")
    speech = MachineSpeech()
    speech.open("en", lambda: None)
    assert speech.absence() == Absence(AbsenceReason.NO_MODULE)
    speech.say("Time", 100)


def test_this_machine_plays_an_alarm_or_has_no_device(qt_sound, qtbot) -> None:
    taken = qt_sound.play(AlarmKind.START, 0)
    assert (taken == 0) == (qt_sound.absence() == NO_DEVICE)
    assert taken in (0, TUNES[AlarmKind.START].milliseconds)
    qtbot.waitUntil(lambda: not effects(qt_sound), timeout=taken + 2 * runtime.FORGIVEN)
    assert qt_sound.absence() in (None, NO_DEVICE)


def test_devices_come_and_go(qapp, told) -> None:
    devices = Devices(Device(b"hall"))
    sound = MachineSound(SOUNDS, find_devices=lambda _: devices)
    sound.open(lambda: told.append("changed"))
    absences = [sound.absence()]
    for names in ((), (b"hall", b"phones"), (NOWHERE,), (NOWHERE, b"hall")):
        devices.be(*map(Device, names))
        absences.append(sound.absence())
    assert absences == [None, NO_DEVICE, None, NO_DEVICE, None]
    assert len(told) == 4


@pytest.mark.qt_log_ignore("QSoundEffect: playback of this format", extend=True)
def test_a_device_that_refuses_is_said_and_the_sound_put_away(refused, qtbot) -> None:
    refused.play(AlarmKind.TIME, 0)
    qtbot.waitUntil(lambda: refused.absence() == NOT_PLAYED)
    qtbot.waitUntil(lambda: not effects(refused))


@pytest.mark.qt_log_ignore("QSoundEffect: playback of this format", extend=True)
def test_a_sound_that_does_not_end_was_not_played(refused, qtbot) -> None:
    refused.play(AlarmKind.TIME, 0)
    if refused.absence() is None:  # on a busy machine Qt may have refused it before `play` returns
        (effect,) = effects(refused)
        effect.findChild(QTimer).timeout.emit()
    assert refused.absence() == NOT_PLAYED
    qtbot.waitUntil(lambda: not effects(refused))


def test_a_missing_file_is_named(qapp, tmp_path) -> None:
    sound = MachineSound(tmp_path, find_devices=lambda _: Devices(Device(b"hall")))
    sound.open(lambda: None)
    assert sound.play(AlarmKind.TIME, 100) == 0
    assert sound.absence() == Absence(AbsenceReason.FILE_MISSING, "time.wav")


@pytest.fixture
def mock_voice(qapp) -> MachineSpeech:
    """Qt's engine for tests, which has English voices and pretends to speak."""
    try:
        import PySide6.QtTextToSpeech  # noqa: F401, PLC0415
    except ImportError as error:
        pytest.skip(f"QtTextToSpeech can't be loaded here: {error}")
    return MachineSpeech(engine="mock")


def voice_of(speech: MachineSpeech):
    """Qt's voice, which speaks for it."""
    from PySide6.QtTextToSpeech import QTextToSpeech  # noqa: PLC0415

    return speech.findChild(QTextToSpeech)


def test_a_voice_speaks_the_language_of_the_window(mock_voice, qtbot) -> None:
    mock_voice.open("en", lambda: None)
    assert mock_voice.absence() is None
    voice = voice_of(mock_voice)
    with qtbot.waitSignal(voice.stateChanged):
        mock_voice.say("Modern: time is up, go to turns.", 50)
    assert voice.locale().name().startswith("en_")


def test_without_a_voice_for_the_language_nothing_is_spoken(mock_voice) -> None:
    told: list[Absence | None] = []
    mock_voice.open("ru", lambda: told.append(mock_voice.absence()))
    mock_voice.say("Время", 50)
    voice = voice_of(mock_voice)
    assert voice.state() is type(voice).State.Ready
    mock_voice.open("en", lambda: told.append(mock_voice.absence()))
    assert told == [Absence(AbsenceReason.NO_VOICE), None]


def test_this_machine_has_a_voice_or_says_that_it_has_none(qapp) -> None:
    speech = MachineSpeech()
    speech.open("en", lambda: None)
    absence = speech.absence()
    assert absence is None or absence.reason in (
        AbsenceReason.NO_MODULE,
        AbsenceReason.NO_ENGINE,
        AbsenceReason.NO_VOICE,
    )
    if absence is None:
        assert voice_of(speech).engine() != "mock"
