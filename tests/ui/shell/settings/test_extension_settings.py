"""How extensions are shown is chosen in the settings."""

from PySide6.QtWidgets import QAbstractButton

from judgekit.ui.shell.settings.extension_settings import ExtensionSettings
from judgekit.ui.widgets.sheet import Sheet


def choices(sheet) -> dict[str, QAbstractButton]:
    return {each.text(): each for each in sheet.findChildren(QAbstractButton)}


def test_the_choice_is_a_preference_and_follows_it(dependencies, preferences, look, qtbot):
    sheet = Sheet(look)
    qtbot.addWidget(sheet)
    part = ExtensionSettings(dependencies, sheet)
    part.retranslate()
    assert choices(sheet)["to the second"].isChecked()
    choices(sheet)["up to the next minute"].click()
    assert preferences.now.round_up_extensions
    preferences.change(round_up_extensions=False)
    part.refresh()
    assert choices(sheet)["to the second"].isChecked()
