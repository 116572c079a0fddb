"""At the end of the day: the report on screen opens what it counts, and becomes files and paper."""

from __future__ import annotations

import csv
import io
import json

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.ui.shell.parts.printing.preview import PrintPreview
from judgekit.ui.tournament.page_body import View
from judgekit.ui.tournament.report.view import ReportView
from judgekit.views.report.five_figures import FigureKind
from tests.journeys.day_pictures import do
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.mouse import Mouse
from tests.journeys.report_pictures import reported
from tests.seen import button, words_of

NAMES = ("Rossi", "Petrova", "García", "Silva", "Weber", "Okafor", "Kim")


@pytest.fixture
def report(judge: JudgeAtWork) -> ReportView:
    """The report of a day that has ended."""
    reported(judge.stage)
    judge.stage.open("event")
    judge.keys("F7")
    judge.stage.settle(60)
    view = judge.event_page.report
    assert view.isVisible()
    return view


@pytest.fixture
def saved(report: ReportView, tmp_path, monkeypatch, qtbot):
    """Presses the button of a form of file and returns what was written."""

    def save(form: str) -> bytes:
        path = tmp_path / f"report.{form}"
        answer = (str(path), "")
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
        report.files[form].click()
        qtbot.waitUntil(path.exists, timeout=60_000)
        return path.read_bytes()

    return save


def entries(judge: JudgeAtWork) -> list[str]:
    """What the timeline shows."""
    page = judge.event_page
    assert page.state()["view"] == View.TIMELINE
    model = page.timeline.model
    return [model.index(at, 0).data() for at in range(model.rowCount())]


def by_keyboard(judge: JudgeAtWork, widget) -> None:
    widget.setFocus()
    judge.keys("Return")


def by_mouse(judge: JudgeAtWork, widget) -> None:
    Mouse().click(widget)
    judge.stage.settle(30)


def test_it_is_found_by_its_name(judge, report, qtbot):
    find = judge.stage.window.command_bar.find
    find.prepare()
    qtbot.waitUntil(find.can_answer, timeout=60_000)
    judge.stage.open("clock")
    judge.stage.type("event report")
    judge.keys("Return")
    judge.stage.settle(60)
    assert report.isVisible()


def rulings(report: ReportView) -> str:
    return " | ".join(row.words for row in report.appeals.as_spoken().rows)


def test_the_head_judges_rulings_are_told_and_left_out_without_names(judge, report):
    assert "Appeals: 2" in words_of(report)
    said = rulings(report)
    assert "Overturned (head judge: S. Kim)" in said
    assert "Head judge's ruling: The block counts; back to the attack." in said
    report.redacted.click()
    judge.stage.settle(60)
    said = rulings(report)
    assert "Overturned (head judge: " in said
    assert "Kim" not in said
    assert "block counts" not in said


HANDS = pytest.mark.parametrize("hand", [by_keyboard, by_mouse])


@HANDS
@pytest.mark.parametrize(
    ("kind", "count"),
    [(FigureKind.CALLS, 20), (FigureKind.APPEALS, 4), (FigureKind.DECKS, 8)],
)
def test_a_figure_opens_the_entries_that_it_counts(judge, report, hand, kind, count):
    words = {FigureKind.CALLS: "call", FigureKind.DECKS: "deck check"}
    hand(judge, report.figures[kind])
    found = entries(judge)
    assert len(found) == count
    assert all(words.get(kind, "appeal") in entry or "appeal" in entry for entry in found)


@HANDS
def test_the_players_open_their_list_and_the_time_the_worst_round(judge, report, hand):
    hand(judge, report.figures[FigureKind.AFTER_TIME])
    assert report.chosen_round().name == "4"
    assert report.rounds.hasFocus()
    hand(judge, report.figures[FigureKind.PLAYERS])
    assert judge.event_page.state()["view"] == View.PLAYERS


def test_a_cause_a_table_and_an_infraction_open_their_entries(judge, report):
    report.causes.setFocus()
    names = [row.name for row in report.causes.rows.rows]
    report.causes.go(names.index("Tardiness"))
    judge.keys("Return")
    assert entries(judge)
    assert all("Tardiness" in entry for entry in entries(judge))
    judge.keys("F7")
    report.strips.setFocus()
    report.strips.go(0)
    judge.keys("Return")
    assert all("12" in entry for entry in entries(judge))
    judge.keys("F7")
    report.penalties.setFocus()
    report.penalties.go(0)
    judge.keys("Return")
    assert len(entries(judge)) == 1
    assert "IPG 2.1" in entries(judge)[0]


def test_another_round_shows_its_own_tables(judge, report):
    assert [row.table for row in report.strips.rows.rows][:3] == [12, 5, 9]
    report.rounds.setFocus()
    judge.keys("Up", "Up", "Up")
    assert report.chosen_round().name == "1"
    judge.stage.settle(20)
    assert report.strips.rows.rows[0].table == 3


def test_the_files_say_what_the_screen_says(report, saved):
    data = json.loads(saved("json"))
    assert sum(each["after_time_seconds"] for each in data["rounds"]) == 2600
    assert data["calls"]["count"] == 8
    rows = list(csv.reader(io.StringIO(saved("csv").decode("utf-8-sig"))))
    assert ["calls", "", "", "", "count", "8"] in rows
    pages = pypdfium2.PdfDocument(saved("pdf"))
    assert "A. Rossi" in "".join(page.get_textpage().get_text_range() for page in pages)


def test_without_names_nobody_is_named_in_any_file(report, saved):
    report.redacted.click()
    said = saved("json").decode() + saved("csv").decode("utf-8-sig")
    pages = pypdfium2.PdfDocument(saved("pdf"))
    said += "".join(page.get_textpage().get_text_range() for page in pages)
    assert [name for name in NAMES if name in said] == []
    assert "report without names" in said


def test_what_is_entered_meanwhile_is_counted(judge, report):
    do(judge.stage, IssuePenalty("A. Rossi", "ipg-2.1", "warning"))
    judge.stage.settle(60)
    assert [row.value for row in report.penalties.rows.rows] == ["2", "1", "1", "1"]
    judge.keys("Ctrl+Z")
    judge.stage.settle(60)
    assert [row.value for row in report.penalties.rows.rows] == ["1", "1", "1", "1"]


def test_what_was_entered_elsewhere_is_counted_when_one_is_back(judge, report):
    window = judge.stage.window
    judge.stage.open("clock")
    do(judge.stage, IssuePenalty("A. Rossi", "ipg-2.1", "warning"))
    window.go("event")
    window.go("clock")  # left before it could be reckoned
    judge.stage.settle(30)
    window.go("event")
    judge.stage.settle(60)
    assert [row.value for row in report.penalties.rows.rows] == ["2", "1", "1", "1"]


@pytest.mark.parametrize("turns", range(7))
def test_what_is_entered_while_it_is_reckoned_is_counted(judge, report, turns):
    judge.stage.open("clock")
    do(judge.stage, IssuePenalty("B. Novak", "ipg-2.1", "warning"))
    judge.stage.window.go("event")
    for _ in range(turns):
        QApplication.processEvents()
    do(judge.stage, IssuePenalty("A. Rossi", "ipg-2.1", "warning"))
    judge.stage.settle(60)
    assert [row.value for row in report.penalties.rows.rows] == ["3", "1", "1", "1"]


def test_another_language_speaks_at_once(judge, report):
    judge.stage.program.preferences.change(interface_language="ru")
    judge.stage.settle(60)
    assert button(report, "Печать…").isVisible()
    assert "сверх времени" in report.figures[FigureKind.AFTER_TIME].accessibleName()


def test_tab_walks_through_figures_and_lists(judge, report):
    report.redacted.setFocus()
    walked = []
    for _ in range(20):
        QTest.keyClick(judge.stage.window.focusWidget(), Qt.Key.Key_Tab)
        walked.append(judge.stage.window.focusWidget())
    wanted = [*report.figures.values(), report.rounds, report.causes, report.strips]
    assert [each for each in wanted if each not in walked] == []


def test_a_report_without_names_is_a_file_of_its_own(judge, report, monkeypatch):
    proposed = []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *given: proposed.append(given[2]) or ("", "")
    )
    report.files["pdf"].click()
    report.redacted.click()
    judge.stage.settle(60)
    report.files["pdf"].click()
    judge.keys("Ctrl+P")
    judge.stage.settle(60)
    (preview,) = judge.stage.window.findChildren(PrintPreview)
    preview.reject()

    named, without = proposed
    assert named.endswith(" report.pdf")
    assert without == named.replace(" report.pdf", " report without names.pdf")
    assert preview.file_name == without
