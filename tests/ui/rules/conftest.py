from __future__ import annotations

from datetime import date

import pytest

from judgekit.storage.preferences.reading_marks_file import ReadingMarksFile
from judgekit.ui.rules.page import RulesPage
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.widgets.actions import bind
from tests.keyboard import tab_as_in_the_window
from tests.ui.rules.small_library import SmallRulesProvider, small_library

TODAY = date(2026, 11, 21)


class Said:
    """Records every message, in order."""

    def __init__(self, messages: Messages) -> None:
        self.texts: list[str] = []
        messages.said.connect(lambda said: self.texts.append(said.text))


@pytest.fixture
def rules():
    return small_library()


@pytest.fixture
def said(messages):
    return Said(messages)


@pytest.fixture
def asked():
    """The texts put into the command bar."""
    return []


@pytest.fixture
def rules_provider():
    return SmallRulesProvider()


@pytest.fixture
def marks_file(tmp_path):
    """The file of bookmarks and notes."""
    return ReadingMarksFile(tmp_path)


@pytest.fixture
def page(with_services, rules_provider, asked, marks_file, qtbot):
    """The Rules page in its own window, its keys bound as in the program."""
    dependencies = with_services(
        rules_provider=rules_provider, reading_marks=marks_file, ask=asked.append
    )
    made = RulesPage(dependencies, today=lambda: TODAY)
    widget = made.widget()
    qtbot.addWidget(widget)
    widget.resize(1184, 688)
    bind(widget, made.actions())
    with qtbot.waitExposed(widget):
        tab_as_in_the_window(widget).show()
    made.focus()
    return made
