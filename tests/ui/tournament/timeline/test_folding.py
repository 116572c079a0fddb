"""An appeal that is typed leaves a step every other second, and one row in the timeline."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.commands import AmendAppeal, DraftAppeal, OpenAppeal, OpenCall
from judgekit.domain.clock.commands import StartRound
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.named_players import RecordForPlayer
from judgekit.domain.players.commands import SamePlayer
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.history import Undo
from judgekit.ui.tournament.timeline.model import TimelineModel
from judgekit.ui.tournament.timeline.rows import beside_words
from tests.seen import words_of
from tests.ui.tournament.timeline.test_view import lines, lines_of

BEFORE = ["call opened", "round 1 started", "event created"]


@pytest.fixture
def called(judge, page, bridge):
    """A call is open; the timeline is shown."""
    judge.begin()
    bridge.submit(StartRound("main", 1, 50))
    bridge.submit(OpenCall(14, "ruling", judge="Okafor"))
    judge.press("F4")
    return page


def late_penalty(player: str) -> IssuePenalty:
    return IssuePenalty(player, "ipg-2.5", "warning", day="2026-11-21")


def fresh_lines(bridge) -> list[str]:
    """As somebody sees it who opens the timeline only now."""
    model = TimelineModel()
    model.follow(bridge.engine.timeline)
    return lines_of(model)


def test_a_draft_that_is_typed_is_one_row(called, bridge):
    for words in ("Rossi", "Rossi attacked", "Rossi attacked with two"):
        bridge.submit(DraftAppeal(1, facts=words))

    assert lines(called) == ["appeal noted", *BEFORE] == fresh_lines(bridge)
    assert called.timeline.model.rows.worded(5).detail.endswith("Rossi attacked with two")
    assert beside_words(called.timeline.model.rows.worded(5)).startswith("3 entry(ies); ")
    assert words_of(called.timeline)[0] == "6 entry(ies)"
    assert len(bridge.engine.timeline.steps) == 6


def test_the_timeline_and_the_removal_count_the_same_entries(called, judge, bridge):
    for words in ("Rossi", "Rossi attacked", "Rossi attacked with two"):
        bridge.submit(DraftAppeal(1, facts=words))
    bridge.submit(RecordForPlayer(late_penalty("A. Rosi"), SamePlayer("A. Rosi", "A. Rossi")))
    steps = bridge.engine.timeline.steps
    assert sum(len(step.events) for step in steps) > len(steps)
    assert words_of(called.timeline)[0] == f"{len(steps)} entry(ies)"

    judge.press("F5", "Del")
    assert f"its {len(steps)} entries" in called.tournaments.question.accessibleName()
    judge.press("Esc")
    bridge.submit(Note("a spectator speaks"))
    judge.press("Del")
    assert f"its {len(bridge.engine.timeline.steps)} entries" in (
        called.tournaments.question.accessibleName()
    )


def test_what_is_filtered_out_is_counted_with_what_is_folded_into_it(called, judge, bridge):
    for words in ("Rossi", "Rossi attacked", "Rossi attacked with two"):
        bridge.submit(DraftAppeal(1, facts=words))
    called.timeline.filter.setText("attacked")
    assert lines(called) == ["appeal noted"]
    assert words_of(called.timeline)[0] == "3 of 6 entry(ies)"


def test_the_appeal_itself_and_its_changes_are_rows_of_their_own(called, bridge):
    bridge.submit(DraftAppeal(1, facts="Rossi attacked"))
    bridge.submit(OpenAppeal(14, "Rossi attacked", "no way back", "no time", "Okafor"))
    for words in ("now", "now or never"):
        bridge.submit(AmendAppeal(1, objection=words))

    expected = ["appeal changed", "appeal made", "appeal noted", *BEFORE]
    assert lines(called) == expected == fresh_lines(bridge)


def test_what_lies_between_parts_them(called, bridge):
    bridge.submit(DraftAppeal(1, facts="Rossi"))
    bridge.submit(Note("a spectator speaks"))
    bridge.submit(DraftAppeal(1, facts="Rossi attacked"))

    expected = ["appeal noted", "note written", "appeal noted", *BEFORE]
    assert lines(called) == expected == fresh_lines(bridge)


def test_what_is_taken_back_shows_what_stood_before(called, bridge):
    for words in ("Rossi", "Rossi attacked", "Rossi attacked with two"):
        bridge.submit(DraftAppeal(1, facts=words))
    bridge.submit(Undo())

    expected = ["undo of appeal noted", "appeal noted", "appeal noted", *BEFORE]
    assert lines(called) == expected == fresh_lines(bridge)
    assert called.timeline.model.rows.worded(4).detail.endswith("Rossi attacked")

    bridge.submit(Undo(steps=2))
    assert lines(called) == fresh_lines(bridge)
    assert words_of(called.timeline)[0] == f"{len(bridge.engine.timeline.steps)} entry(ies)"
