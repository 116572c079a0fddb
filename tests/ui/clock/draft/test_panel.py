"""A draft chosen, started and called by keys."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from judgekit.domain.clock.draft_call import DraftCall
from judgekit.domain.rules.alignment import Alignment
from judgekit.domain.rules.figures import FigureData, FigureValue, KnownFigures
from judgekit.domain.rules.library import Library, LibraryFacts
from judgekit.ui.clock.draft.panel import DraftPanel
from judgekit.ui.clock.draft.steps import StepsList
from judgekit.ui.look import ThemeChoice
from judgekit.ui.widgets.button import Button
from tests.builders import FACTS
from tests.keyboard import press
from tests.painted import painted_texts
from tests.ui.conftest import OneDocumentProvider


@pytest.fixture
def asked() -> list[str]:
    return []


@pytest.fixture
def panel(with_services, asked, hall, qtbot) -> DraftPanel:
    hall.open()
    made = DraftPanel(with_services(ask=asked.append))
    qtbot.addWidget(made)
    made.resize(1184, 688)
    with qtbot.waitExposed(made):
        made.show()
    made.setFocus()
    return made


def call(panel: DraftPanel) -> DraftCall:
    now = panel.draft.call()
    assert now is not None
    return now


def said(panel: DraftPanel) -> str:
    return panel.view.accessibleName()


def buttons(panel: QWidget) -> list[str]:
    return [each.text() for each in panel.findChildren(Button) if each.isVisible() and each.text()]


def test_space_starts_the_draft_that_is_chosen(panel, hall):
    assert "Start the draft" in buttons(panel)
    press(panel, "3")
    press(panel, "C")
    press(panel, "Space")
    current = hall.bridge.state.clocks.by_name["draft"].round
    assert (current.draft, current.cards) == ("two-headed-giant", 14)
    assert "Picks 1 and 2 of 14" in said(panel)


def test_the_summary_follows_the_choice(panel):
    assert "16:45 in all" in panel.start.summary.text()
    press(panel, "2")
    press(panel, "2")
    assert panel.start.command().schedule == "rochester"
    assert "16:45" not in panel.start.summary.text()


def changed_in(day: str, name: str, value: FigureData) -> KnownFigures:
    """The figures with another value of one of them from an edition of that day on."""
    known = FACTS.figures
    figures = tuple(
        replace(each, values=(*each.values, FigureValue(day, day, value)))
        if each.id == name
        else each
        for each in known.figures
    )
    return replace(known, editions=(*known.editions, day), known_until=day, figures=figures)


@pytest.mark.parametrize(
    ("date", "first_and_recorded"), [("2027-01-02", (55, 44)), ("2026-03-01", (40, 0))]
)
def test_the_times_are_those_of_the_rules_on_the_events_day(
    with_services, hall, qtbot, date, first_and_recorded
):
    figures = changed_in("2027-01-01", "pick-seconds", {"2": 10, "14": 55})
    library = Library((), Alignment(()), facts=LibraryFacts((), figures))
    hall.open(date=date)
    panel = DraftPanel(with_services(rules_provider=OneDocumentProvider(library)))
    qtbot.addWidget(panel)
    panel.show()
    panel.setFocus()
    press(panel, "Space")
    first = call(panel).step
    assert first is not None
    recorded = hall.bridge.state.clocks.by_name["draft"].round.step_seconds
    assert (first.seconds, len(recorded)) == first_and_recorded


def test_it_says_what_to_call(panel, hall):
    press(panel, "Space")
    hall.wait(seconds=85)
    for words in ("Pick 3 of 15", "13 card", "pass to the left", "booster 1 of 3", "Next: Pick"):
        assert words in said(panel)


def test_pause_and_resume(panel, hall):
    press(panel, "Space")
    hall.wait(seconds=10)
    press(panel, "Space")
    hall.wait(minutes=5)
    assert call(panel).left == 30_000
    assert "Paused since" in said(panel)
    assert "Resume" in buttons(panel)
    press(panel, "Space")
    hall.wait(seconds=1)
    assert call(panel).left == 29_000


def test_steps_forward_back_and_anew(panel, hall):
    press(panel, "Space")
    press(panel, "Left")
    assert call(panel).index == 0
    press(panel, "Right")
    press(panel, "Right")
    hall.wait(seconds=7)
    assert (call(panel).index, call(panel).left) == (2, 28_000)
    press(panel, "R")
    assert (call(panel).index, call(panel).left) == (2, 35_000)
    press(panel, "R")
    assert panel.foot.refusal.text() == ""
    press(panel, "Left")
    assert (call(panel).index, call(panel).left) == (1, 40_000)


def test_the_end_of_the_draft(panel, hall):
    press(panel, "Space")
    panel.caller.holds = False
    hall.wait(minutes=17)
    assert "The draft is over" in said(panel)
    press(panel, "Right")
    assert panel.foot.refusal.text() == ""
    press(panel, "Space")
    assert hall.bridge.state.clocks.by_name["draft"].round.ended is not None
    assert "Start the draft" in buttons(panel)


def test_a_draft_can_be_broken_off_and_another_started(panel, hall):
    press(panel, "Space")
    press(panel, "E")
    press(panel, "Space")
    assert call(panel).index == 0
    assert len(hall.bridge.state.clocks.by_name["draft"].rounds) == 2


def test_the_hold_is_switched_by_a_key_and_said(panel):
    press(panel, "Space")
    assert "Hold before each booster: on" in buttons(panel)
    press(panel, "H")
    assert "Hold before each booster: off" in buttons(panel)
    assert not panel.caller.holds


def test_the_voice_is_a_preference_of_all_alarms(panel, preferences):
    press(panel, "Space")
    assert "Speak the calls: off" in buttons(panel)
    press(panel, "V")
    assert preferences.now.speech
    assert "Speak the calls: on" in buttons(panel)
    preferences.change(muted=True)
    press(panel, "H")
    assert "Speak the calls: muted" in buttons(panel)


def test_the_schedule_shows_where_it_stands(panel, hall):
    press(panel, "Space")
    hall.wait(seconds=85)
    model = panel.steps.model()
    rows = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert rows[0] == "Booster 1, pass to the left"
    assert rows[3].startswith("Pick 3 of 15, 13 card")
    assert rows[3].endswith(", 0:35")
    assert len(rows) == 44 + 3


def test_the_numbers_of_cards_are_shown_in_all_steps_or_in_none(panel, hall, look, qtbot):
    press(panel, "Space")
    hall.wait(seconds=1)
    steps = StepsList(look)
    qtbot.addWidget(steps)
    steps.show_call(call(panel), 15)
    steps.resize(400, 2_000)
    with qtbot.waitExposed(steps):
        steps.show()
    shown = {}
    for width in range(160, 400, 4):
        steps.resize(width, 2_000)
        words = [each.words for each in painted_texts(steps)]
        shown[width] = sum(re.fullmatch(r"\d+ cards?", each) is not None for each in words)
    assert set(shown.values()) == {0, 3 * 14}
    assert shown[160] == 0
    assert shown[396] == 3 * 14


def test_the_rule_is_a_key_away(panel, asked):
    press(panel, "B")
    assert asked == ["mtr appendix b"]


def test_escape_leaves_and_the_draft_goes_on(panel, hall, qtbot):
    press(panel, "Space")
    with qtbot.waitSignal(panel.closed):
        press(panel, "Esc")
    hall.wait(seconds=45)
    assert call(panel).index == 1


def test_without_a_tournament_nothing_starts(with_services, qtbot):
    panel = DraftPanel(with_services())
    qtbot.addWidget(panel)
    panel.show()
    panel.setFocus()
    press(panel, "Space")
    assert panel.draft.round() is None


@pytest.mark.parametrize("theme", list(ThemeChoice)[1:])
@pytest.mark.parametrize("size", [(1184, 688), (328, 588)])
def test_it_fits_where_it_is_shown(panel, hall, look, theme, size):
    width, height = size
    look.dress(theme, 100)
    panel.resize(width, height)
    press(panel, "Space")
    hall.wait(seconds=1)
    assert (panel.width(), panel.height()) == (width, height)
    assert panel.grab().toImage().pixelColor(width - 3, 3) == look.theme.color("surface-sunken")
