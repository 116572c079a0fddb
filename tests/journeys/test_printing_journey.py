"""Ctrl+P shows what would be printed, wherever there is something to print."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from judgekit.ui.shell.parts.printing.preview import PrintPreview
from tests.journeys.day_pictures import appealed, begin, running
from tests.journeys.deck_pictures import checking
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.penalty_pictures import penalised
from tests.journeys.report_pictures import reported
from tests.painted import painted
from tests.seen import button


def previewed(judge: JudgeAtWork) -> PrintPreview:
    judge.keys("Ctrl+P")
    judge.stage.settle(60)
    preview = QApplication.activeModalWidget()
    assert isinstance(preview, PrintPreview)
    return preview


def pairings(judge: JudgeAtWork) -> str:
    begin(judge.stage)
    judge.stage.open("event")
    judge.keys("F3")
    button(judge.event_page.pairings, "4").click()
    return "A. García"


def slip(judge: JudgeAtWork) -> str:
    running(judge.stage)
    judge.stage.open("clock")
    judge.keys("Down", "P")
    return "Table 8"


def penalties(judge: JudgeAtWork) -> str:
    penalised(judge.stage)
    judge.stage.open("infractions")
    judge.keys("Ctrl+Shift+P")
    return "A. Haddad"


def appeal(judge: JudgeAtWork) -> str:
    appealed(judge.stage)
    judge.stage.open("calls")
    judge.stage.settle(60)
    return "Disputed facts"


def checklist(judge: JudgeAtWork) -> str:
    checking(judge.stage)
    judge.stage.open("decks")
    judge.keys("F3", "F7", "Space")
    return "fine"


def timeline(judge: JudgeAtWork) -> str:
    running(judge.stage)
    judge.stage.open("event")
    judge.keys("F4")
    return "What happened"


def report(judge: JudgeAtWork) -> str:
    reported(judge.stage)
    judge.stage.open("event")
    judge.keys("F7")
    return "Event report"


PLACES = (pairings, slip, penalties, appeal, checklist, timeline, report)


@pytest.mark.parametrize("place", PLACES)
def test_it_is_seen_before_it_is_printed(judge: JudgeAtWork, tmp_path: Path, place):
    words = place(judge)
    judge.stage.settle(60)
    preview = previewed(judge)
    seen = painted(preview.pages)
    assert any(words in each for each in seen), seen
    preview.save(str(tmp_path / "printed.pdf"))
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")


def test_escape_leads_back_to_where_one_was(judge: JudgeAtWork):
    pairings(judge)
    preview = previewed(judge)
    judge.keys("Esc")
    judge.stage.settle(30)
    assert not preview.isVisible() if preview in QApplication.allWidgets() else True
    assert judge.window.navigation.here == "event"


def test_one_penalty_of_the_list_is_printed_alone(judge: JudgeAtWork):
    penalties(judge)
    listed = judge.infractions_page.penalties
    assert listed is not None
    (row, *others) = listed.view.list.rows.rows
    judge.keys("P")
    judge.stage.settle(60)
    preview = QApplication.activeModalWidget()
    assert isinstance(preview, PrintPreview)
    words = " ".join(painted(preview.pages))
    assert row.player in words
    assert not any(each.player in words for each in others if each.player != row.player)
    judge.keys("Esc")
    judge.stage.settle(20)
    button(judge.infractions_page.widget(), "Print this penalty").click()
    judge.stage.settle(60)
    assert isinstance(QApplication.activeModalWidget(), PrintPreview)
    judge.keys("Esc")


def test_where_nothing_can_be_printed_it_is_said(judge: JudgeAtWork):
    begin(judge.stage)
    judge.stage.open("event")
    said: list = []
    judge.stage.program.messages.said.connect(said.append)
    judge.keys("F3", "Ctrl+P", "F2", "Ctrl+P")
    assert [each.text for each in said] == [
        "Nothing to print yet: save the pairings first.",
        "Pairings, Timeline and Report can be printed here.",
    ]
