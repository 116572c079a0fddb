import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look, ThemeChoice, next_percent, system_theme
from judgekit.ui.theme import ThemeName
from judgekit.ui.theme_style import ThemeStyle
from judgekit.ui.widgets.icon import IconStore
from judgekit.ui.widgets.labels import Label


def test_the_system_is_followed_until_a_theme_is_chosen(qapp, tokens, icons_folder):
    prefers = [ThemeName.DARK]
    look = Look(qapp, tokens, IconStore(icons_folder), lambda app: prefers[-1])
    look.dress(ThemeChoice.SYSTEM, 100)
    assert look.theme.name is ThemeName.DARK
    prefers.append(ThemeName.HIGH_CONTRAST)
    look.follow_system()
    assert look.theme.name is ThemeName.HIGH_CONTRAST
    look.dress(ThemeChoice.LIGHT, 100)
    look.follow_system()
    assert look.theme.name is ThemeName.LIGHT


def test_the_system_can_be_asked(qapp):
    assert system_theme(qapp) in ThemeName


def test_a_theme_dresses_what_is_already_shown(look, qtbot, qapp):
    label = Label(look, "words", token="text-muted")
    qtbot.addWidget(label)
    look.dress(ThemeChoice.DARK, 125)
    assert label.palette().color(QPalette.ColorRole.WindowText).name() == "#a6afb9"
    assert label.font().pixelSize() == round(14 * 1.25)
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == "#181b20"


def test_the_style_is_worn_once_and_follows_the_theme(qapp, tokens, icons_folder):
    look = Look(qapp, tokens, IconStore(icons_folder))
    look.dress(ThemeChoice.LIGHT, 100)
    before = qapp.style()
    assert not isinstance(before, ThemeStyle) or before.theme is not look.theme
    look.wear_style()
    worn = qapp.style()
    look.wear_style()
    look.dress(ThemeChoice.DARK, 125)
    assert qapp.style() is worn
    assert isinstance(worn, ThemeStyle)
    assert worn.theme is look.theme


def test_dressing_the_same_again_costs_nothing(look, qtbot):
    with qtbot.assertNotEmitted(look.changed):
        look.dress(ThemeChoice.LIGHT, 100)


def test_icons_grow_with_the_text_and_take_the_theme_s_colour(look, qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    small = look.pixmap(widget, "book", "accent", 24)
    look.dress(ThemeChoice.DARK, 200)
    large = look.pixmap(widget, "book", "accent", 24)
    assert (small.width(), large.width()) == (24, 48)
    inks = {large.toImage().pixelColor(x, y).name() for x in range(48) for y in range(48)}
    assert "#86b7f7" in inks


@pytest.mark.parametrize(
    ("percent", "steps", "expected"),
    [(100, 1, 110), (100, -1, 90), (80, -1, 80), (200, 1, 200), (117, 1, 125), (100, 99, 200)],
)
def test_text_sizes_step_within_what_there_is(percent, steps, expected):
    assert next_percent(percent, steps) == expected


@pytest.mark.parametrize("effect", Qt.UIEffect, ids=lambda each: each.name)
def test_menus_and_tool_tips_come_at_once(qapp, tokens, icons_folder, effect):
    qapp.setEffectEnabled(effect, True)
    Look(qapp, tokens, IconStore(icons_folder))
    assert not qapp.isEffectEnabled(effect)
