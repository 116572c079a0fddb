"""The day's finished checks: what came of each, and penalties recorded afterwards."""

from __future__ import annotations

import pytest

from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.shared.history import Undo
from judgekit.system.resources import locale_folder
from judgekit.views.corrections.correcting import correcting, correction_of
from judgekit.views.corrections.fields import FieldName
from judgekit.views.report.five_figures import FigureKind, five_figures
from judgekit.views.report.report import report_of
from judgekit.views.words.words import Words
from tests.seen import words_of
from tests.ui.deck_checks.conftest import ROSSI, CheckingJudge

DAY = 24 * 60 * 60


def rows(judge: CheckingJudge) -> list[str]:
    return [row.spoken() for row in judge.page.finished.view.list.rows.rows]


@pytest.fixture
def returned(judge) -> CheckingJudge:
    """A card too many was found at table 23, and the decks are back without a penalty."""
    judge.pass_time(60).start(seed="4471").whole(ROSSI).type("Duress").press("Return")
    return judge.pass_time(300).press("Ctrl+R", "Esc", "F10")


def test_without_a_finished_check_it_says_so(judge):
    judge.press("F10")
    assert "No check finished today" in words_of(judge.page.finished.view)


def test_a_finished_check_says_what_still_lacks_a_penalty(returned):
    assert returned.page.view == "finished"
    (said,) = rows(returned)
    assert said.startswith("Table 23, A. Rossi  ·  L. Petrova, 1 finding(s) without a penalty")
    assert "1 of 2 deck(s) counted as checked · 10:01–10:06 · 05:00 · at random, seed 4471" in said
    assert "1 Duress not on the list, main deck" in words_of(returned.page.finished.view)


def test_decks_returned_before_their_count_are_said_to_be_unchecked_everywhere(judge, messages):
    told = []
    messages.said.connect(lambda said: told.append(said.text))
    judge.start().tick("4 Winding Constrictor")
    assert judge.controller.view.head.return_now.text() == "Return now, 0 of 2 counted"
    judge.press("Ctrl+R")
    assert (judge.check.is_open, judge.check.checked) == (False, 0)
    words = "0 of 2 deck(s) counted as checked"
    assert f"Table 23: decks returned; {words}" in told
    judge.press("Esc", "F10")
    assert rows(judge)[0].startswith(f"Table 23, A. Rossi  ·  L. Petrova, {words}, 10:00")
    assert "No findings" not in rows(judge)[0]

    report = report_of(judge.bridge.engine.timeline, judge.bridge.now())
    english = Words(locale_folder(), "en")
    (decks,) = [each for each in five_figures(report, english) if each.kind is FigureKind.DECKS]
    assert (decks.value, decks.name) == ("0", "decks checked")
    assert decks.detail.endswith("1 check not fully counted")


def test_decks_that_are_counted_on_paper_are_said_to_be_by_one_key_each(judge):
    judge.start(24)
    for at in range(2):
        assert judge.pane(at).findings.nothing_more.isVisible()
    judge.press("F9", "F6", "F9")
    assert judge.controller.view.head.return_now.text() == "Return now"
    judge.press("Ctrl+R")
    assert (judge.check.partial, judge.check.checked) == (False, 2)


def test_how_many_decks_count_is_put_right_afterwards(judge):
    judge.start().press("Ctrl+R")
    timeline = judge.bridge.engine.timeline
    correction = correction_of(timeline, timeline.steps[-1].id)
    assert correction.field(FieldName.CHECKED).value == 0
    values = {**correction.values(), FieldName.CHECKED: None}
    judge.do(correcting(correction, values))
    assert judge.check.checked == judge.bridge.state.deck_checks.decks_checked == 2
    judge.press("Esc", "F10")
    assert "counted as checked" not in rows(judge)[0]


def test_its_penalty_is_recorded_afterwards(returned):
    returned.press("W")
    said = returned.said[0]
    assert (said.player, said.infraction, said.check) == ("A. Rossi", "ipg-3.5", returned.check.id)
    returned.do(IssuePenalty("A. Rossi", "ipg-3.5", "warning", table=23, check=said.check))
    assert "L. Petrova, Warning" in rows(returned)[0]
    returned.press("W")
    assert len(returned.said) == 1


def test_the_newest_stands_first_and_a_clean_one_says_so(returned):
    returned.pass_time(60).do(StartDeckCheck(24)).do(FinishDeckCheck(24))
    first, second = rows(returned)
    assert first.startswith("Table 24, K. Bauer  ·  I. Novak, No findings")
    assert second.startswith("Table 23")
    returned.do(Undo()).do(Undo())
    assert len(rows(returned)) == 1


def test_findings_of_a_script_are_shown_as_they_were_written(judge):
    judge.do(StartDeckCheck(24)).do(FinishDeckCheck(24, findings="two lands missing"))
    judge.press("F10")
    assert "1 finding(s)" in rows(judge)[0]
    assert "two lands missing" in words_of(judge.page.finished.view)


def test_checks_of_another_day_are_another_matter(returned):
    returned.pass_time(DAY).page.refresh()
    assert rows(returned) == []
