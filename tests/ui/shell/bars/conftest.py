"""The strip of an open tournament for its tests."""

from __future__ import annotations

import pytest

from judgekit.domain.setup.commands import CreateTournament
from judgekit.ui.shell.bars.strip import Strip
from tests import builders


@pytest.fixture
def strip(look, messages, bridge, preferences, qtbot) -> Strip:
    """In an event that has no round yet."""
    strip = Strip(look, messages, bridge, preferences)
    qtbot.addWidget(strip)
    strip.resize(look.theme.px(1280), strip.height())
    strip.show()
    strip.show_library(builders.library(builders.document("mtr-en-2019-05-03")))
    bridge.create(CreateTournament(name="Modern Open"))
    return strip


@pytest.fixture
def tell(bridge, hand_clock):
    """Let so many seconds go by, and tell."""

    def pass_time(seconds: int) -> None:
        hand_clock.pass_time(seconds)
        bridge.second.emit(bridge.now())

    return pass_time
