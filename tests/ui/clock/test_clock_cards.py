"""Several clocks: which one is large, which one the keys act on, what their cards say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from judgekit.domain.clock.commands import (
    EndRound,
    GrantExtension,
    StartRound,
)
from judgekit.ui.clock.board.model import BoardColumn
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.painting.digits import digits_height
from tests.ui.clock.board.board_table import pairings


def test_the_reading_follows_the_seconds(opened, hall):
    hall.do(StartRound()).wait(seconds=90)
    assert opened.body.cards.main.facts.reading == "48:30"
    opened.body.hide()
    hall.wait(5)
    assert opened.body.cards.main.facts.reading == "48:30"
    opened.body.show()
    assert opened.body.cards.main.facts.reading == "43:30"


def test_shift_and_space_is_for_the_clock_beside(opened, hall):
    hall.do(StartRound(), StartRound("Sealed", 1, 30, "deck-construction"))
    opened.keys("Shift+Space")
    assert opened.round("Sealed").paused_since is not None
    assert opened.round().paused_since is None
    opened.keys("K", "Space")
    assert opened.round("Sealed").paused_since is None


def test_another_clock_is_started_beside_this_one(running):
    running.keys("N").body.panel.name.setFocus()
    running.type("Legacy").keys("Return")
    assert running.round("Legacy").limit == 50 * 60_000
    assert running.body.panel is None
    assert running.page.controller.clock == "main"
    assert running.chosen() == 8


def test_a_chosen_clock_takes_the_keys_and_not_the_main_card(running, hall, qtbot):
    hall.do(StartRound("Sealed", 1, 30, "deck-construction"))
    cards = running.body.cards
    running.keys("K")
    assert cards.main.facts.clock == "main"
    assert running.chosen() == 8
    shown = [each.text() + " " + each.accessibleName() for each in cards.findChildren(Button)]
    assert "Pause Pause: Sealed" in shown
    running.keys("Space")
    assert running.round("Sealed").paused_since is not None
    assert running.round().paused_since is None
    running.keys("Shift+Space")
    assert running.round().paused_since is not None
    running.keys("+").type("2").keys("Return")
    assert (running.round("Sealed").corrected, running.round().corrected) == (120_000, 0)
    running.keys("Ctrl+E")
    assert running.round("Sealed").ended is not None
    assert running.round().ended is None


def test_the_buttons_of_the_main_card_act_on_its_clock(running, hall):
    hall.do(StartRound("Sealed", 1, 30, "deck-construction"))
    running.keys("K")
    running.body.cards.main.end_wanted.emit()
    assert running.round().ended is None
    running.keys("Return")
    assert running.round().ended is not None
    assert running.round("Sealed").ended is None


def test_the_board_of_another_clock_is_shown_by_its_key_or_a_double_click(running, hall, qtbot):
    hall.do(StartRound("Legacy", 1), GrantExtension(77, 60, clock="Legacy"))
    running.keys("K", "B")
    assert running.page.controller.clock == "Legacy"
    assert running.rows(BoardColumn.TABLE) == ["77"]
    (second,) = running.body.cards.others
    qtbot.mouseDClick(second, Qt.MouseButton.LeftButton)
    assert running.page.controller.clock == "main"


def test_a_round_in_overtime_is_promoted(running, hall):
    hall.do(StartRound("Legacy", 1, 5), GrantExtension(77, 60, clock="Legacy"))
    assert running.page.controller.clock == "main"
    hall.wait(5)
    assert running.body.cards.main.facts.clock == "Legacy"
    assert "77" in " ".join(running.rows(BoardColumn.TABLE))
    hall.do(EndRound("Legacy"))
    assert running.body.cards.main.facts.clock == "main"


def test_a_round_without_pairings_says_so(opened, hall, said):
    assert "no pairings for round 1 yet" in opened.body.cards.main.facts.lines
    opened.keys("Space")
    assert said[-1].text == "Round 1 started without pairings: add them in Event"


def test_a_round_with_pairings_needs_no_words(opened, hall, said):
    hall.do(pairings(3, 8, number=1))
    opened.page.refresh()
    assert not opened.body.cards.main.facts.lines
    opened.keys("Space")
    assert not said


def buttons(driver) -> list[Button]:
    """Those that are seen on the main card, from the top left."""
    seen = [each for each in driver.body.cards.main.findChildren(Button) if each.isVisible()]
    return sorted(seen, key=lambda each: (each.y(), each.x()))


def names(driver) -> list[str]:
    return [each.accessibleName() for each in buttons(driver)]


ALL = [
    *("Correct the clock", "Pause", "End round"),
    *("Pause or resume all clocks", "Public display", "Mute"),
]


def test_in_overtime_everything_that_can_be_done_has_its_button(overtime, qtbot):
    assert names(overtime) == ALL
    pause = next(each for each in buttons(overtime) if each.text() == "Pause")
    qtbot.mouseClick(pause, Qt.MouseButton.LeftButton)
    assert overtime.round().paused_since is not None


def test_where_room_is_short_in_overtime_what_is_needed_most_stays(overtime, hall):
    hall.do(StartRound("Sealed", 1, 30, "deck-construction"))
    seen = set()
    for width in range(1184, 380, -20):
        overtime.body.resize(width, 588)
        shown = names(overtime)
        seen.add(tuple(shown))
        assert "End round" in shown
        for first, second in (
            ("Pause", "Correct the clock"),
            ("Pause", "Pause or resume all clocks"),
            ("Public display", "Mute"),
        ):
            assert first in shown or second not in shown
    assert tuple(ALL) in seen
    assert ("End round",) in seen


@pytest.mark.parametrize("percent", [80, 100, 130, 160, 200])
@pytest.mark.parametrize("width", [520, 700, 928, 1184, 1800])
def test_in_overtime_no_button_covers_another_or_the_digits(overtime, look, percent, width):
    look.dress(look.choice, percent)
    overtime.body.resize(width, 588)
    main = overtime.body.cards.main
    baseline = round(main.digits_place()[1])
    digits = main.ticking()[0]
    digits.setTop(baseline - digits_height(main.digits_font()))
    places = [*(each.geometry() for each in buttons(overtime)), digits]
    for at, place in enumerate(places):
        assert main.rect().contains(place.adjusted(2, 2, -2, -2))
        # Margins of buttons without a frame may touch.
        inside = place.adjusted(4, 4, -4, -4)
        assert not [(each, place) for each in places[:at] if inside.intersects(each)]
    look.dress(look.choice, 100)


@pytest.mark.parametrize("percent", [80, 100, 130, 160, 200])
def test_a_panel_never_covers_digits_but_with_the_whole_page(overtime, hall, look, percent):
    hall.do(StartRound("Sealed", 1, 30, "deck-construction"), StartRound("Legacy", 1))
    look.dress(look.choice, percent)
    overtime.body.resize(928, 588)
    overtime.keys("X")
    clear = overtime.body.panel.parentWidget().geometry().left()
    assert (clear == 0) == (percent > 100)
    cards = overtime.body.cards
    for card in (cards.main, *cards.others):
        digits = card.ticking()[0]
        right = card.mapTo(overtime.body, digits.topRight()).x()
        assert not clear or right <= clear + 1
        assert card.rect().contains(digits.adjusted(2, 2, -2, -2))
    look.dress(look.choice, 100)
