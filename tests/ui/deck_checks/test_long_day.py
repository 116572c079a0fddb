"""What the page does anew late in a long day: no more than early."""

from __future__ import annotations

from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck, TakeDecklists
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from tests.calls_of import calls_of
from tests.ui.deck_checks.conftest import PETROVA, ROSSI, CheckingJudge

MANY = 60


def finish_checks(judge: CheckingJudge, first: int, last: int) -> None:
    """Check these tables, a card of one deck counted, and return their decks."""
    for table in range(first, last + 1):
        judge.start(table).type("Duress").press("Return")
        judge.press("Ctrl+R", "Esc")


def test_a_check_that_is_shown_looks_through_no_other_players_lists(judge):
    judge.start().drain()
    before = calls_of(judge.page.refresh)
    others = tuple(RegisteredList(f"Player {number}", ROSSI) for number in range(MANY))
    judge.do(TakeDecklists(others)).drain()
    assert calls_of(judge.page.refresh) == before


def test_finished_checks_are_not_made_anew_for_each_entry(judge):
    tables = tuple(
        PairedTable(table, (f"Player {table}", f"Opponent {table}")) for table in range(1, MANY + 1)
    )
    judge.do(TakePairings(1, tables))
    for table in range(1, MANY + 1):
        judge.do(TakeDecklists((RegisteredList(f"Player {table}", PETROVA),)))
    finish_checks(judge, 1, 4)
    judge.press("F10").drain()
    before = calls_of(judge.page.refresh)
    finish_checks(judge, 5, MANY)
    judge.press("F10").drain()
    assert len(judge.page.finished.view.list.rows.rows) == MANY
    # Making a row takes some hundred calls.
    assert calls_of(judge.page.refresh) - before < 50 * (MANY - 4)


def test_what_came_of_a_finished_check_later_is_shown(judge):
    judge.do(StartDeckCheck(23)).do(FinishDeckCheck(23)).press("F10")
    rows = judge.page.finished.view.list.rows
    assert "No findings" in rows.rows[0].spoken()
    check = judge.check
    judge.do(IssuePenalty("A. Rossi", "ipg-3.5", "warning", table=23, check=check.id))
    assert "Warning" in rows.rows[0].spoken()


def test_lists_that_are_not_seen_are_shown_with_their_findings_once_they_are(judge):
    judge.press("F4").do(TakeDecklists((RegisteredList("K. Bauer", ROSSI),))).press("F2")
    model, shown = judge.page.lists.overview.table.rows, []
    for change in (model.modelReset, model.dataChanged, model.rowsInserted):
        change.connect(lambda *_: shown.append("anew"))
    judge.drain()
    assert shown == []
    judge.press("F4").drain()
    (row,) = [row for row in model.rows if row.player == "K. Bauer"]
    assert row.findings
