"""What is chosen never comes to the public display."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.deck_checks.commands import FinishDeckCheck
from judgekit.domain.shared.moment import MINUTE
from judgekit.ui.clock.display.facts import display_faces
from tests.architecture.source_tree import product
from tests.ui.deck_checks.choosing.choosing_judge import ChoosingJudge, pairings

REASON = "odd sleeves"


@pytest.fixture
def judge(dependencies, bridge, qtbot) -> ChoosingJudge:
    return ChoosingJudge(dependencies, bridge, qtbot).open().pair(pairings(12))


def displayed(judge: ChoosingJudge, minutes: int = 0) -> str:
    """All that the display is handed, in so many minutes."""
    now = judge.bridge.now() + minutes * MINUTE
    return msgspec.json.encode(display_faces(judge.bridge.state, now)).decode().lower()


def test_what_is_drawn_or_aimed_at_changes_nothing_on_the_display(judge):
    before = displayed(judge)
    judge.press("R", "R", "T").type("7").press("Tab", "Down", "P")
    judge.type("Anna A1 9").press("Ctrl+Return")
    assert displayed(judge) == before


@pytest.mark.parametrize("minutes", [0, 45, 55, 90])
def test_nothing_of_why_a_table_was_taken_is_displayed(judge, minutes):
    judge.press("P").type("Vera Lind 9").press("Ctrl+Return")
    judge.press("R", "R", "J").type("Theo Weber").press("Return").take_wanted()
    judge.view.take_focus()
    other = next(table for table in range(1, 13) if table not in judge.drawn())
    judge.press("T").type(str(other)).press("Tab", *["Down"] * 9, "Tab").type(REASON)
    judge.press("Return").take_wanted()
    drawn, aimed = judge.wanted
    judge.do(FinishDeckCheck(drawn.table, "59 cards"))
    people = ("Vera Lind", *drawn.judges[:1], *drawn.players, *aimed.players)
    secrets = (drawn.seed, *drawn.earlier_seeds, *people)
    words = displayed(judge, minutes)
    for secret in (*secrets, REASON, "check", "deck", "random", "targeted", "59 cards"):
        assert secret.lower() not in words


def test_the_display_knows_no_rooms_in_which_decks_are_chosen():
    displays = [each for each in product() if ".clock.display." in each.name]
    assert len(displays) == 5
    for each in displays:
        assert "deck_checks" not in each.text
