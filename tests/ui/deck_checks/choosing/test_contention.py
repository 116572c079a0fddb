"""Players who may still come far and haven't been checked, from records pasted or typed."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from judgekit.domain.clock.commands import EndRound
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.players.commands import SamePlayer
from judgekit.domain.shared.history import Undo
from judgekit.ui.words.step_details import detail_words
from judgekit.ui.words.step_wording import event_words
from judgekit.ui.words.wording import time_of_day
from tests.ui.deck_checks.choosing.choosing_judge import ChoosingJudge, pairings

STANDINGS = """Rank\tPlayer\tPoints
1\tA1, Anna\t9
2\tB1, Boris\t9
3\tBoris B3\t6
nobody in particular
4\tAnna A2\t3
5\tGhost, Casper\t0
"""


@pytest.fixture
def judge(dependencies, bridge, qtbot) -> ChoosingJudge:
    """Six players in the last but one round; two are to go on."""
    judge = ChoosingJudge(dependencies, bridge, qtbot).open(6, rounds=4, playoff=2)
    return judge.pair(pairings(3), 3)


def paste(judge: ChoosingJudge, text: str) -> ChoosingJudge:
    QGuiApplication.clipboard().setText(text)
    return judge.press("P", "Ctrl+A", "Ctrl+V")


def test_records_are_asked_for_where_there_are_none(judge):
    judge.press("B")
    assert "No records yet" in judge.said()
    assert judge.body.contention.paste.hasFocus()


def test_what_was_read_is_shown_before_it_is_taken(judge):
    paste(judge, STANDINGS)
    rows = judge.body.contention.standings.list.rows.rows
    assert [(row.number, row.words) for row in rows] == [
        ("line 5", "nobody in particular"),
        ("9", "A1, Anna"),
        ("9", "B1, Boris"),
        ("6", "Boris B3"),
        ("3", "Anna A2"),
        ("0", "Ghost, Casper"),
    ]
    assert "5 player(s) read, 1 line(s) not understood" in judge.said()
    assert judge.contenders() == []


def test_a_line_not_understood_is_found_in_the_field_and_mended(judge):
    paste(judge, STANDINGS).press("Tab", "Return")
    assert judge.body.contention.standings.field.textCursor().selectedText() == (
        "nobody in particular"
    )
    judge.type("Vera Lind 9")
    assert "6 player(s) read" in judge.said()
    assert "not understood" not in judge.said()


def test_those_who_may_come_among_the_best_by_points(judge):
    paste(judge, STANDINGS).press("Ctrl+Return")
    assert judge.contenders() == [
        ("9", "A1, Anna", "Table 1"),
        ("9", "B1, Boris", "Table 1"),
        ("6", "Boris B3", "Table 3"),
        ("3", "Anna A2", "Table 2"),
    ]
    assert "4 player(s) in contention, 4 not yet checked" in judge.said()
    assert judge.body.contention.list.hasFocus()


def test_whoever_is_checked_is_no_longer_there_however_the_name_is_written(judge):
    paste(judge, STANDINGS).press("Ctrl+Return").check(1)
    assert [name for _, name, _ in judge.contenders()] == ["Boris B3", "Anna A2"]
    assert "4 player(s) in contention, 2 not yet checked" in judge.said()
    judge.check(2).check(3)
    assert judge.contenders() == []
    assert "All of them are checked" in judge.said()


def test_fewer_rounds_to_go_leave_fewer_in_contention(judge):
    paste(judge, STANDINGS).press("Ctrl+Return")
    assert judge.body.contention.rounds.text() == "2"
    judge.body.contention.rounds.setFocus()
    judge.press("Ctrl+A").type("0")
    assert [name for _, name, _ in judge.contenders()] == ["A1, Anna", "B1, Boris"]
    judge.body.contention.cut.setFocus()
    judge.press("Ctrl+A").type("5")
    assert judge.contenders()[-1] == ("0", "Ghost, Casper", "not in the pairings")


def test_enter_targets_the_table_for_that_reason(judge):
    paste(judge, STANDINGS).press("Ctrl+Return", "Down", "Down", "Return", "Return")
    wanted = judge.wanted[0]
    assert (wanted.table, wanted.reason) == (3, "unchecked-in-contention")


def test_records_may_be_typed(judge):
    judge.press("P").type("Anna A1 2-0-1").press("Return").type("Boris B1 1-2")
    judge.press("Ctrl+Return")
    assert [(points, name) for points, name, _ in judge.contenders()] == [
        ("7", "Anna A1"),
        ("3", "Boris B1"),
    ]


def test_nothing_is_taken_by_escape_and_what_was_typed_stays(judge):
    judge.press("P").type("Anna A1 9").press("Escape")
    assert judge.contenders() == []
    assert "No records yet" in judge.said()
    judge.press("P")
    assert judge.body.contention.standings.field.toPlainText() == "Anna A1 9"


def test_back_is_back_with_enter_too(judge):
    judge.press("P").type("Anna A1 9").body.contention.standings.leave.setFocus()
    judge.press("Return")
    assert not judge.body.contention.is_pasting
    assert judge.contenders() == []


def test_nothing_can_be_taken_where_no_player_was_read(judge):
    judge.press("P").type("who knows").press("Ctrl+Return")
    assert judge.body.contention.is_pasting
    assert judge.body.contention.standings.take.accessibleDescription() == "no player yet"


def test_a_file_that_is_no_text_gets_a_sentence(judge, tmp_path):
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\0\0")
    judge.press("P").body.contention.standings.field.file_given.emit(picture)
    assert "picture.png is not text" in judge.said()


def test_more_than_any_tournament_gets_a_sentence(judge):
    QGuiApplication.clipboard().setText("Anna 9\n" * 100_000)
    judge.press("P", "Ctrl+V")
    assert "Too long" in judge.said()


def test_records_are_there_again_when_the_event_is_opened_again(judge):
    paste(judge, STANDINGS).press("Ctrl+Return")
    contenders, first = judge.contenders(), judge.bridge.current
    judge.open(4).pair(pairings(2)).view.take_focus()
    judge.press("B")
    assert judge.contenders() == []
    assert "No records yet" in judge.said()
    judge.bridge.open(first)
    judge.refresh().view.take_focus()
    judge.press("B")
    assert judge.contenders() == contenders
    judge.press("P")
    assert judge.body.contention.standings.field.toPlainText().splitlines()[0] == "1\tA1, Anna\t9"


def test_what_was_taken_is_pasted_over_and_replaced_whole(judge):
    paste(judge, STANDINGS).press("Ctrl+Return")
    QGuiApplication.clipboard().setText("Boris B2 6\n")
    judge.press("P", "Ctrl+V", "Ctrl+Return")
    assert judge.contenders() == [("6", "Boris B2", "Table 2")]


def test_they_can_be_taken_back_and_the_timeline_names_nobody(judge):
    paste(judge, STANDINGS).press("Ctrl+Return")
    step = judge.bridge.engine.timeline.steps[-1]
    assert (event_words(step.events[0]), detail_words(step.events[0])) == (
        "standings saved",
        "5 player(s)",
    )
    judge.do(Undo())
    assert judge.contenders() == []
    assert "No records yet" in judge.said()


def test_it_is_said_how_old_they_are(judge):
    paste(judge, STANDINGS).press("Ctrl+Return")
    time = time_of_day(judge.bridge.now())
    assert judge.body.contention.age.text() == f"Standings of {time}, before round 3"
    judge.do(EndRound())
    assert "before round 3: out of date" in judge.said()
    assert judge.body.contention.rounds.text() == "2"
    paste(judge, "Anna A1 12").press("Ctrl+Return")
    assert judge.body.contention.age.text() == f"Standings of {time}, before round 4"
    assert judge.body.contention.rounds.text() == "1"


def test_between_rounds_the_one_that_ended_is_not_to_go(judge):
    judge.do(EndRound())
    paste(judge, STANDINGS).press("Ctrl+Return")
    assert judge.body.contention.rounds.text() == "1"


def test_where_the_record_cant_be_written_what_was_pasted_stays(judge, disk):
    judge.press("P").type("Anna A1 9")
    disk.is_full = True
    judge.press("Ctrl+Return")
    assert judge.body.contention.is_pasting
    disk.is_full = False
    judge.press("Ctrl+Return")
    assert not judge.body.contention.is_pasting
    assert [name for _, name, _ in judge.contenders()] == ["Anna A1"]


def test_while_nobody_says_how_many_rounds_are_played_nobody_is_out(dependencies, bridge, qtbot):
    judge = ChoosingJudge(dependencies, bridge, qtbot).open(6, rounds=None, playoff=2)
    paste(judge.pair(pairings(3), 3), STANDINGS).press("Ctrl+Return")
    assert judge.body.contention.rounds.text() == ""
    assert len(judge.contenders()) == 5


def test_a_name_that_was_joined_sits_where_its_player_does_and_is_checked_with_it(judge):
    paste(judge, "Rank\tPlayer\tPoints\n1\tThe tall one\t9\n2\tBoris B3\t6\n").press("Ctrl+Return")
    assert ("9", "The tall one", "not in the pairings") in judge.contenders()
    judge.do(SamePlayer("The tall one", "Anna A1"))
    assert ("9", "The tall one", "Table 1") in judge.contenders()
    judge.do(StartDeckCheck(1, players=("A1, Anna", "Boris B1")))
    assert [name for _, name, _ in judge.contenders()] == ["Boris B3"]
