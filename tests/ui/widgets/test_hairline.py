"""The grounds of a page go on in the room below it, exactly as wide as they are seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from judgekit.ui.widgets.hairline import Ground, GroundsFoot, Hairline
from judgekit.ui.widgets.key_panel import KeyPanel


class Sunken(Ground):
    """A panel with a ground of its own."""

    ground = "surface-sunken"


@pytest.fixture
def foot(look, qtbot) -> GroundsFoot:
    """A page of 300 by 100 with a room of 20 below it."""
    page = QWidget()
    page.setObjectName("page")
    foot = GroundsFoot(look, page)
    qtbot.addWidget(foot)
    page.setParent(foot)
    page.setGeometry(0, 0, 300, 100)
    foot.resize(300, 120)
    foot.show()
    return foot


def page_of(foot: GroundsFoot) -> QWidget:
    """Return the page above the room."""
    page = foot.findChild(QWidget, "page")
    assert isinstance(page, QWidget)
    return page


def put(foot: GroundsFoot, widget: QWidget, *place: int) -> QWidget:
    """Put a widget into the page."""
    widget.setParent(page_of(foot))
    widget.setGeometry(*place)
    widget.show()
    return widget


def test_a_ground_that_reaches_the_lower_edge_goes_on(foot, look):
    put(foot, Sunken(), 40, 60, 100, 40)
    put(foot, Hairline(look, Qt.Orientation.Vertical), 140, 0, 1, 100)
    assert foot.grounds() == [
        (QRect(40, 100, 100, 20), "surface-sunken"),
        (QRect(140, 100, 1, 20), "line"),
    ]


def test_what_ends_above_or_is_hidden_does_not(foot):
    put(foot, Sunken(), 40, 20, 100, 40)
    put(foot, Sunken(), 150, 60, 100, 40).hide()
    assert foot.grounds() == []


def test_what_is_cut_off_goes_on_as_wide_as_it_is_seen(foot):
    column = put(foot, QWidget(), 50, 0, 60, 100)
    ground = Sunken(column)
    ground.setGeometry(-10, 50, 200, 300)
    ground.show()
    assert foot.grounds() == [(QRect(50, 100, 60, 20), "surface-sunken")]


def test_without_a_room_or_a_page_there_are_none(foot):
    put(foot, Sunken(), 0, 0, 300, 100)
    assert foot.grounds()
    foot.resize(300, 100)
    assert foot.grounds() == []
    foot.resize(300, 120)
    page_of(foot).hide()
    assert foot.grounds() == []


def test_the_room_is_painted_anew_as_a_ground_appears(foot, look, qtbot):
    def color() -> str:
        return foot.grab().toImage().pixelColor(60, 110).name()

    panel = put(foot, Sunken(), 40, 60, 100, 40)
    assert color() == look.theme.color("surface-sunken").name()
    panel.hide()
    assert color() != look.theme.color("surface-sunken").name()


def test_the_edge_of_a_panel_with_keys_goes_on_as_thick_as_the_focus_makes_it(foot, look, qtbot):
    panel = KeyPanel(look)
    put(foot, panel, 200, 0, 100, 100)
    assert foot.grounds() == [(QRect(200, 100, 1, 20), "line")]
    qtbot.waitActive(foot)
    panel.setFocus()
    assert foot.grounds() == [(QRect(200, 100, look.theme.ring, 20), "focus")]
    panel.clearFocus()
    assert foot.grounds() == [(QRect(200, 100, 1, 20), "line")]
