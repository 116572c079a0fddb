"""The settings page, applied immediately, with information about the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.ui.look import TEXT_PERCENTS, ThemeChoice, TypefaceChoice, next_percent
from judgekit.ui.shell.page import PageState, ProgramDependencies
from judgekit.ui.shell.settings.alarm_settings import AlarmSettings
from judgekit.ui.shell.settings.deck_check_settings import DeckCheckSettings
from judgekit.ui.shell.settings.extension_settings import ExtensionSettings
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.sheet import Sheet, row_of
from judgekit.ui.words.wording import language_name, own_language_name
from judgekit.views.shell.notice_text import reflow

BUNDLED_NAME = "Inter"


class SettingsPage:
    """Implements `Page`."""

    def __init__(self, dependencies: ProgramDependencies) -> None:
        self._view = _SettingsView(dependencies)
        self._leave = dependencies.leave

    def widget(self) -> QWidget:
        """See `Page`."""
        return self._view

    def actions(self) -> Sequence[Action]:
        """Return the action to leave with Esc, as the help."""
        return (
            Action(
                "close-settings",
                lambda: QCoreApplication.translate("SettingsPage", "Close settings"),
                "Esc",
                self._leave,
            ),
        )

    def state(self) -> PageState:
        """Return nothing: the values are preferences."""
        return {}

    def restore(self, state: Mapping[str, object]) -> None:
        """Do nothing; the page has no state."""

    def focus(self) -> None:
        """See `Page`."""
        self._view.language.take_focus()


class _SettingsView(QWidget):
    def __init__(self, dependencies: ProgramDependencies) -> None:
        super().__init__()
        self._dependencies = dependencies
        look = dependencies.look
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        sheet = Sheet(look)
        column.addWidget(sheet)
        self.language = SegmentedButtons(look, [], "")
        self._first = SegmentedButtons(look, [], "")
        self._second = SegmentedButtons(look, [], "")
        self._theme = SegmentedButtons(look, [], "")
        self._typeface = SegmentedButtons(look, [], "")
        self._smaller = Button(look)
        self._percent = Label(look, bold=True)
        self._larger = Button(look)
        self._labels = {
            name: Label(look)
            for name in ("language", "first", "second", "theme", "typeface", "size")
        }
        self._reading_hint = Label(look, size="small", token="text-muted", wraps=True)
        self._theme_hint = Label(look, size="small", token="text-muted", wraps=True)
        self._title = sheet.add_title("")
        self._languages_heading = sheet.add_heading("")
        sheet.add_row(self._labels["language"], self.language)
        sheet.add_row(self._labels["first"], self._first)
        sheet.add_row(self._labels["second"], self._second, self._reading_hint)
        self._look_heading = sheet.add_heading("")
        sheet.add_row(self._labels["theme"], self._theme, self._theme_hint)
        sheet.add_row(self._labels["typeface"], self._typeface)
        size = row_of(look, self._smaller, self._percent, self._larger, spacing=12)
        sheet.add_row(self._labels["size"], size)
        self._alarms = AlarmSettings(dependencies, sheet)
        self._extensions = ExtensionSettings(dependencies, sheet)
        self._deck_checks = DeckCheckSettings(dependencies, sheet)
        self._about_heading = sheet.add_heading("")
        self._about = [sheet.add_text("") for _ in range(4)]
        self._notice_heading = sheet.add_heading("")
        sheet.add_text(reflow(dependencies.notice()), token="text-muted")
        sheet.finish()
        self._connect()
        self._retranslate()
        dependencies.preferences.changed.connect(self._refresh)

    def _connect(self) -> None:
        change = self._dependencies.preferences.change
        self.language.chosen.connect(
            lambda value: change(interface_language="" if value == "system" else value)
        )
        self._theme.chosen.connect(lambda value: change(theme=value))
        self._typeface.chosen.connect(lambda value: change(typeface=value))
        self._first.chosen.connect(lambda value: self._read_in(value, 0))
        self._second.chosen.connect(lambda value: self._read_in(value, 1))
        self._smaller.clicked.connect(lambda: self._step(-1))
        self._larger.clicked.connect(lambda: self._step(1))

    def _read_in(self, language: str, position: int) -> None:
        order = list(self._dependencies.preferences.reading_order())
        order.remove(language)
        order.insert(position, language)
        self._dependencies.preferences.change(reading_languages=tuple(order))

    def _step(self, steps: int) -> None:
        now = self._dependencies.preferences.now.text_percent
        self._dependencies.preferences.change(text_percent=next_percent(now, steps))

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Settings"))
        self._languages_heading.setText(self.tr("Languages"))
        self._labels["language"].setText(self.tr("Interface language"))
        self._labels["first"].setText(self.tr("Rules language"))
        self._labels["second"].setText(self.tr("Second language"))
        self._reading_hint.setText(
            self.tr("Rules found in any language are shown in the first one available.")
        )
        self._look_heading.setText(self.tr("Appearance"))
        self._labels["theme"].setText(self.tr("Theme"))
        self._theme_hint.setText(
            self.tr(
                "“Same as system” follows this computer's light, dark and high contrast settings."
            )
        )
        self._labels["typeface"].setText(self.tr("Font"))
        self._labels["size"].setText(self.tr("Text size"))
        self._smaller.set_words(self.tr("Smaller"), key=key_text("Ctrl+-"))
        self._larger.set_words(self.tr("Larger"), key=key_text("Ctrl++"))
        self._alarms.retranslate()
        self._extensions.retranslate()
        self._deck_checks.retranslate()
        self._about_heading.setText(self.tr("About Judgekit"))
        for label, text in zip(self._about, self._about_texts(), strict=True):
            label.setText(text)
        self._notice_heading.setText(self.tr("Sources and rights"))
        for control, name in (
            (self.language, "language"),
            (self._first, "first"),
            (self._second, "second"),
            (self._theme, "theme"),
            (self._typeface, "typeface"),
        ):
            control.setAccessibleName(self._labels[name].text())
        self.language.set_choices(
            [("system", self.tr("Same as system"))]
            + [(code, own_language_name(code)) for code in LANGUAGES]
        )
        self._theme.set_choices(
            [
                (ThemeChoice.SYSTEM, self.tr("Same as system")),
                (ThemeChoice.LIGHT, self.tr("Light")),
                (ThemeChoice.DARK, self.tr("Dark")),
                (ThemeChoice.HIGH_CONTRAST, self.tr("High contrast")),
            ]
        )
        self._typeface.set_choices(
            [
                (TypefaceChoice.BUNDLED, BUNDLED_NAME),
                (TypefaceChoice.SYSTEM, self.tr("Same as system")),
            ]
        )
        self._refresh()

    def _about_texts(self) -> tuple[str, ...]:
        version = QCoreApplication.applicationVersion()
        return (
            self.tr("Judgekit {version}, a companion for tournament judges.").format(
                version=version
            ),
            self.tr(
                "Unofficial fan content. It is neither approved nor endorsed by the publisher of "
                "the game, whose texts and trademarks remain its own."
            ),
            self.tr("The program's own code is free under the MIT licence."),
            self.tr(
                "The font Inter comes with it, under the SIL Open Font License 1.1: its text lies "
                "beside the font."
            ),
        )

    def _refresh(self) -> None:
        now = self._dependencies.preferences.now
        first, second, *_ = self._dependencies.preferences.reading_order()
        names = {code: language_name(code) for code in LANGUAGES}
        self.language.choose(now.interface_language or "system")
        self._theme.choose(now.theme)
        self._typeface.choose(now.typeface)
        self._first.set_choices([(code, code.upper()) for code in LANGUAGES], names)
        self._first.choose(first)
        others = [(code, code.upper()) for code in LANGUAGES if code != first]
        self._second.set_choices(others, names)
        self._second.choose(second)
        self._percent.setText(
            self.tr("{percent}%").format(percent=QLocale().toString(now.text_percent))
        )
        smallest, largest = TEXT_PERCENTS[0], TEXT_PERCENTS[-1]
        at_smallest, at_largest = now.text_percent <= smallest, now.text_percent >= largest
        self._smaller.set_possible(self.tr("smallest size") if at_smallest else "")
        self._larger.set_possible(self.tr("largest size") if at_largest else "")
        self._alarms.refresh()
        self._extensions.refresh()
        self._deck_checks.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self._alarms, self._alarms.look_around)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
