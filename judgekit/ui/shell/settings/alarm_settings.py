"""Settings of alarms: sound, speech, volume, and a test."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject

from judgekit.ui.runtime.alarms.wording import AbsenceReason, absence_sentence
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.sheet import Sheet

VOLUMES = (25, 50, 75, 100)
"""In per cent of the machine's volume."""

NOTHING_TO_TRY = (AbsenceReason.NO_MODULE, AbsenceReason.NO_DEVICE)


class AlarmSettings(QObject):
    """Adds its rows to a sheet; the page calls `retranslate` and `refresh`."""

    def __init__(self, dependencies: ProgramDependencies, sheet: Sheet) -> None:
        super().__init__(sheet)
        look = dependencies.look
        self._preferences = dependencies.preferences
        self._alarms = dependencies.alarms
        self._heading = sheet.add_heading("")
        self._names = [Label(look) for _ in range(4)]
        self._sound = SegmentedButtons(look, [], "")
        self._volume = SegmentedButtons(look, [], "")
        self._speech = SegmentedButtons(look, [], "")
        self._try = Button(look)
        self._sound_hint = Label(look, size="small", token="text-muted", wraps=True)
        self._speech_hint = Label(look, size="small", token="text-muted", wraps=True)
        sheet.add_row(self._names[0], self._sound, self._sound_hint)
        sheet.add_row(self._names[1], self._volume)
        sheet.add_row(self._names[2], self._speech, self._speech_hint)
        sheet.add_row(self._names[3], self._try)
        change = self._preferences.change
        self._sound.chosen.connect(lambda value: change(muted=value == "off"))
        self._volume.chosen.connect(lambda value: change(alarm_volume_percent=int(value)))
        self._speech.chosen.connect(lambda value: change(speech=value == "on"))
        self._try.clicked.connect(self._alarms.try_sound)
        self._alarms.absence_changed.connect(self.refresh)

    def look_around(self) -> None:
        """Find out what sound this machine supports, when the settings are shown."""
        self._alarms.open()
        self.refresh()

    def retranslate(self) -> None:
        """Update the texts to the current language."""
        self._heading.setText(self.tr("Alarms"))
        sound, volume, speech, trial = self._names
        sound.setText(self.tr("Alarm sound"))
        volume.setText(self.tr("Volume"))
        speech.setText(self.tr("Spoken alarms"))
        trial.setText(self.tr("Test"))
        self._try.set_words(self.tr("Test sound"))
        switch = [("on", self.tr("On")), ("off", self.tr("Off"))]
        self._sound.set_choices(switch)
        self._speech.set_choices(switch)
        percent = self.tr("{percent}%")
        self._volume.set_choices(
            [(str(each), percent.format(percent=QLocale().toString(each))) for each in VOLUMES]
        )
        for control, name in ((self._sound, sound), (self._volume, volume), (self._speech, speech)):
            control.setAccessibleName(name.text())

    def refresh(self) -> None:
        """Show the current values, and what this machine doesn't support."""
        now = self._preferences.now
        self._sound.choose("off" if now.muted else "on")
        self._speech.choose("on" if now.speech else "off")
        nearest = min(VOLUMES, key=lambda each: abs(each - now.alarm_volume_percent))
        self._volume.choose(str(nearest))
        no_sound, no_voice = self._alarms.sound_absence(), self._alarms.speech_absence()
        self._sound_hint.setText(
            absence_sentence(no_sound)
            if no_sound
            else self.tr("Every alarm is shown on the screen as well.")
        )
        self._speech_hint.setText(
            absence_sentence(no_voice)
            if no_voice and now.speech
            else self.tr("With the system's voice for the interface language.")
        )
        is_spoken = now.speech and no_voice is None
        is_silent = no_sound is not None and no_sound.reason in NOTHING_TO_TRY
        nothing = self.tr("no sound on this computer")
        self._try.set_possible(nothing if is_silent and not is_spoken else "")
