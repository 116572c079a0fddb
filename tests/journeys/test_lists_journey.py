"""A list pasted in the window with its faults, mended, kept, and checked at its player's table."""

from __future__ import annotations

import time

from tests.journeys.hall_day import begin_event, start_round, take_pairings
from tests.journeys.judge_at_work import JudgeAtWork

LIST = """4 Lightning Bolt
2 Hogaak, Arisen Necropolis
?? Lava Spike
50 Mountian

Sideboard
4 Smash to Smithereens
"""


def rested(judge: JudgeAtWork) -> None:
    """All that goes on in the background has come to its end."""
    ends = time.monotonic() + 30
    reader = judge.deck_checks_page.lists.editing.reader
    while reader.pause.isActive() or judge.stage.program.tasks.is_busy():
        assert time.monotonic() < ends
        judge.stage.settle(10)


def said(judge: JudgeAtWork) -> list[str]:
    """What was read, as a screen reader says it."""
    return [row.spoken() for row in judge.deck_checks_page.lists.editor.preview.rows.rows]


def test_a_list_comes_from_the_clipboard_to_the_check(judge: JudgeAtWork):
    begin_event(judge)
    take_pairings(judge)
    start_round(judge)
    judge.keys("Ctrl+4", "F4", "Ctrl+N").write("ann lind3").keys("Return").paste(LIST)
    rested(judge)
    assert "?? Lava Spike, not understood, not counted, line 3" in said(judge)
    assert "Mountian, taken for Mountain" in said(judge)
    assert "56 cards, at least 60, MTR 6.1" in said(judge)
    assert any(each.startswith("Banned: 2 Hogaak, Arisen Necropolis, ") for each in said(judge))

    judge.keys("Tab", "Return").write("4 Lava Spike")
    rested(judge)
    assert not [words for words in said(judge) if "line 3" in words or "at least" in words]

    judge.keys("Ctrl+Return")
    rested(judge)
    lists = judge.deck_checks_page.lists
    assert [(row.player, row.cards) for row in lists.overview.table.rows.rows if row.has_list] == [
        ("Ann Lind3", "60 + 4")
    ]
    assert judge.just_now() == "List saved"

    judge.order("d 3")
    rested(judge)
    names = [row.name for row in judge.deck_checks_page.controller.view.panes[0].list.rows.rows]
    assert "Lava Spike" in names
