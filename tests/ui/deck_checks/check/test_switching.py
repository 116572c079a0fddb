"""Another event is opened: whatever stood on the page belongs to the one before."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit

from judgekit.domain.clock.commands import StartRound
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.ui.deck_checks.lists.overview.kept_rows import Shown
from judgekit.ui.deck_checks.page_body import CHECK, CHOOSE, LISTS
from tests.ui.deck_checks.conftest import ROSSI, CheckingJudge

OLD = ("Rossi", "Petrova", "Bauer", "Novak", "Weber", "Constrictor", "Forest")


def another(judge: CheckingJudge) -> CheckingJudge:
    """A second event with other people, open instead of the first."""
    assert judge.bridge.create(CreateTournament(name="Side", rel="regular", players=8))
    judge.do(TakePairings(1, (PairedTable(1, ("Lima", "Osei")), PairedTable(23, ("Abe", "Cruz")))))
    return judge.do(StartRound())


def words_shown(judge: CheckingJudge) -> str:
    """Whatever stands on the page in labels and fields, and would be seen."""
    page = judge.page.widget()
    words = [
        each.text()
        for kind in (QLabel, QLineEdit)
        for each in page.findChildren(kind)
        if each.isVisible()
    ]
    words += [each.toPlainText() for each in page.findChildren(QPlainTextEdit)]
    return "\n".join(words)


def draw(judge: CheckingJudge) -> None:
    judge.press("R", "J").type("T. Weber")
    body = judge.page.choose.body
    body.draw.favour.click()
    body.draw.count.setFocus()
    judge.press("Ctrl+A").type("7")
    body.draw.seed.setFocus()
    judge.press("Ctrl+A").type("Rossi")


def target(judge: CheckingJudge) -> None:
    judge.press("T").type("23").press("Tab", *["Down"] * 9, "Tab").type("Rossi again")


def contention(judge: CheckingJudge) -> None:
    judge.press("P").type("A. Rossi 9")


def kept_contention(judge: CheckingJudge) -> None:
    judge.press("P").type("A. Rossi 9").press("Ctrl+Return")
    judge.page.choose.body.contention.rounds.setFocus()
    judge.press("Ctrl+A").type("4")


def running(judge: CheckingJudge) -> None:
    judge.start().type("winding constrictor4").press("Ctrl+J")
    judge.page.controller.view.people.judges[0].setText("T. Weber")


def with_checklist(judge: CheckingJudge) -> None:
    judge.start().press("F7")
    assert judge.pane().shows_checklist


def slip(judge: CheckingJudge) -> None:
    judge.start().pass_time(400).press("Ctrl+R")
    assert judge.controller.shown() is judge.controller.returning.slip


def penalty_begun(judge: CheckingJudge) -> None:
    judge.start()
    judge.whole(ROSSI).type("Duress").press("Return", "Ctrl+W")
    assert judge.said


def opened_list(judge: CheckingJudge) -> None:
    judge.press("F4", "Ctrl+N").type("A. Rossi")
    judge.page.lists.editor.field.setPlainText("60 Forest")


def narrowed_lists(judge: CheckingJudge) -> None:
    judge.press("F4", "Ctrl+F").type("rossi")
    judge.page.lists.overview.without_list.click()
    judge.page.lists.overview.field.setText("Rossi")


STATES = (
    draw,
    target,
    contention,
    kept_contention,
    running,
    with_checklist,
    slip,
    penalty_begun,
    opened_list,
    narrowed_lists,
)


@pytest.mark.parametrize("state", STATES, ids=lambda each: each.__name__)
def test_nothing_of_the_one_before_is_left(judge, state):
    state(judge)
    another(judge)
    assert judge.page.view == CHOOSE
    assert judge.page.choose.isVisible()
    for view in (CHECK, LISTS, CHOOSE):
        judge.page.show_view(view)
        words = words_shown(judge)
        assert [name for name in OLD if name in words] == []
    body = judge.page.choose.body
    assert (body.draw.count.text(), body.draw.seed.text(), body.draw.lots.seed) == ("2", "", "")
    assert not body.draw.favour.isChecked()
    assert body.target.table.text() == ""
    assert body.contention.rounds.text() == ""
    assert judge.page.lists.overview.wanted() == Shown()


@pytest.mark.parametrize("state", STATES, ids=lambda each: each.__name__)
def test_a_check_there_is_its_own(judge, state):
    state(judge)
    another(judge).do(StartDeckCheck(23))
    judge.page.open_check(23)
    controller = judge.controller
    assert controller.shown() is controller.view
    assert not controller.view.people.isVisible()
    assert not any(pane.shows_checklist for pane in controller.view.panes)
    assert judge.counted() == {}
    assert [name for name in OLD if name in words_shown(judge)] == []


@pytest.mark.parametrize("state", [running, with_checklist], ids=lambda each: each.__name__)
def test_the_check_goes_on_where_its_event_is_opened_again(judge, state):
    state(judge)
    first, ticked = judge.bridge.current, judge.counted()
    another(judge)
    judge.bridge.open(first)
    assert judge.page.view == CHECK
    assert judge.counted() == ticked
