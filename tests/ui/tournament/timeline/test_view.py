"""Everything that was done, found again and taken back, by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from judgekit.domain.calls.commands import CloseCall, DecideAppeal, OpenAppeal, OpenCall
from judgekit.domain.clock.commands import GrantExtension, StartRound
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import Note
from judgekit.domain.shared.history import Undo
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.ui.tournament.timeline.kind_button import KindButton, kind_words
from judgekit.ui.tournament.timeline.model import TimelineModel
from judgekit.ui.tournament.timeline.rows import kind_of_step
from judgekit.ui.widgets.rows.rows_model import ROW
from judgekit.ui.words.step_details import detail_words
from judgekit.ui.words.step_wording import event_words
from tests.builders import blank_event
from tests.seen import choose, part, words_of

SAID = Qt.ItemDataRole.AccessibleTextRole


def lines(page) -> list[str]:
    """What happened, newest first, as it is shown."""
    return lines_of(page.timeline.model)


def lines_of(model: TimelineModel) -> list[str]:
    return [model.index(row, 0).data(ROW).words for row in range(model.rowCount())]


def show_only(page, kind: str) -> None:
    choose(part(page.timeline, KindButton), kind)


def said(page, row: int) -> str:
    return page.timeline.model.index(row, 0).data(SAID)


@pytest.fixture
def played(judge, page, bridge, hand_clock):
    """An event in which a call was opened and closed, and a table got five minutes."""
    judge.begin()
    bridge.submit(StartRound("main", 1, 50))
    hand_clock.pass_time(60)
    bridge.submit(OpenCall(14, "ruling", judge="Okafor"))
    hand_clock.pass_time(200)
    bridge.submit(CloseCall(14))
    bridge.submit(GrantExtension(22, 300, "tardiness"))
    judge.press("F4")
    return page


def test_the_newest_comes_first_with_table_author_and_reason(played):
    assert lines(played) == [
        "5:00 given",
        "call closed",
        "call opened",
        "Round 1 started".lower(),
        "event created",
    ]
    tables = [played.timeline.model.index(row, 0).data(ROW).table for row in range(5)]
    assert tables == [22, 14, 14, None, None]
    assert said(played, 0).endswith("22, 5:00 given, Tardiness")
    assert "extension of 3:20 due" in said(played, 1)


def test_penalties_and_appeals_that_a_script_wrote_are_shown(played, judge, bridge):
    bridge.submit(OpenAppeal(14, "drew two", "Warning", "was one", floor_judge="Okafor"))
    bridge.submit(DecideAppeal(14, "upheld", "Reyes"))
    bridge.submit(IssuePenalty("Ann Lind", "ipg-2.3", "game-loss", 14, comment="seen by all"))
    assert lines(played)[:3] == ["penalty recorded", "appeal decided", "appeal made"]
    assert said(played, 0).endswith(
        "14, penalty recorded, Game Loss, IPG 2.3, Ann Lind, seen by all"
    )
    assert said(played, 1).endswith("14, appeal decided, the ruling is upheld, Reyes")
    assert said(played, 2).endswith("14, appeal made, drew two, Warning, was one, Okafor")
    show_only(played, "Penalties")
    assert lines(played) == ["penalty recorded"]


def test_every_kind_of_event_has_its_place_and_its_words(qapp):
    offered = kind_words()
    for kind in EVENT_KINDS.values():
        event = blank_event(kind)
        assert kind_of_step(event) in offered
        assert event_words(event)
        detail_words(event)


def test_a_step_is_taken_back_with_a_reason_and_both_stand_there(played, judge, bridge):
    judge.press("U")
    judge.type("wrong table")
    judge.press("Return")
    assert lines(played)[:2] == ["undo of 5:00 given", "5:00 given"]
    assert "wrong table" in said(played, 0)
    assert "undone at" in said(played, 1)
    assert said(played, 1).endswith(": wrong table")
    clock = bridge.state.clocks.by_name["main"]
    assert 22 not in clock.round.tables or not clock.round.tables[22].grants
    assert played.timeline.list.hasFocus()


def test_what_a_later_step_rests_on_is_named(played, judge, bridge):
    judge.press("Down", "Down", "U")
    problem = words_of(played.timeline.question)[-1]
    assert "table 14, call closed" in problem
    assert "could then not have happened" in problem
    steps = len(bridge.engine.timeline.steps)
    judge.press("Return")
    judge.press("Esc")
    assert len(bridge.engine.timeline.steps) == steps


def test_leaving_the_question_takes_nothing_back(played, judge, bridge):
    judge.press("U")
    judge.type("no")
    judge.press("Esc")
    assert not played.timeline.question.isVisible()
    assert len(bridge.engine.timeline.steps) == 5
    judge.press("U")
    assert played.timeline.question.field.text() == ""


def test_the_beginning_and_an_undo_stay(played, judge, bridge):
    judge.press("End", "U")
    assert "beginning stays" in words_of(played.timeline.question)[-1]
    judge.press("Esc", "Home", "U", "Return", "Home", "U")
    assert words_of(played.timeline.question)[0].startswith("Undo: 10:04:20 table 22, undo of")
    judge.press("Esc")
    bridge.submit(Undo())
    judge.press("Home", "U")
    assert "undid an entry" in words_of(played.timeline.question)[-1]


def test_what_was_taken_back_is_put_back_by_the_same_key(played, judge, bridge):
    judge.press("Home", "U", "Return")
    taken = bridge.engine.timeline.steps[-2]
    assert not taken.counts
    judge.press("Home", "Down", "U")
    assert words_of(played.timeline.question)[0].startswith("Put back: ")
    judge.press("Return")
    assert taken.counts
    assert len(bridge.engine.timeline.steps) == 7


def test_a_note_is_written_with_one_key(played, judge, bridge):
    judge.press("F2", "F4", "N", "Return")
    assert words_of(played.timeline.note_field) == [
        "Note",
        "This value is missing or not possible here: the text is empty.",
    ]
    judge.type("Deck lists went missing")
    judge.press("Return")
    assert bridge.state.setup.notes[-1][1] == "Deck lists went missing"
    assert "Deck lists went missing" in said(played, 0)


def test_words_tables_and_kinds_narrow_it_down(played, judge):
    judge.press("Ctrl+F")
    judge.type("14")
    assert lines(played) == ["call closed", "call opened"]
    judge.type(" okafor")
    assert lines(played) == ["call opened"]
    judge.press("Esc")
    assert len(lines(played)) == 5
    show_only(played, "Clock")
    assert lines(played) == ["5:00 given", "round 1 started"]


def test_what_is_recorded_while_a_filter_stands_obeys_it(played, judge, bridge):
    judge.press("Ctrl+F")
    judge.type("note")
    assert lines(played) == []
    bridge.submit(GrantExtension(9, 60, ""))
    bridge.submit(Note("about nothing"))
    assert lines(played) == ["note written"]


def test_a_step_adds_one_row_and_makes_no_other_anew(played, bridge, qtbot):
    model: TimelineModel = played.timeline.model
    resets: list[bool] = []
    inserted: list[tuple[int, int]] = []
    model.modelReset.connect(lambda: resets.append(True))
    model.rowsInserted.connect(lambda _, first, last: inserted.append((first, last)))
    before = list(model.rows.rows)
    bridge.submit(Note("one more"))
    assert inserted == [(0, 0)]
    assert resets == []
    assert all(a is b for a, b in zip(before, model.rows.rows, strict=False))


def test_the_chosen_step_stays_chosen_while_others_come(played, judge, bridge):
    judge.press("Down")
    bridge.submit(Note("meanwhile"))
    row = played.timeline.list.currentIndex().data(ROW)
    assert row.words == "call closed"


def test_a_hidden_page_catches_up_when_it_is_shown(played, bridge):
    played.widget().hide()
    bridge.submit(Note("while away"))
    assert len(lines(played)) == 5
    played.widget().show()
    assert len(lines(played)) == 6
