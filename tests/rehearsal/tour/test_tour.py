"""The tour goes on when a task was done at its table, and never without."""

from __future__ import annotations

import re

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, FinishTable, GrantExtension, StartRound
from judgekit.domain.deck_checks.commands import FinishDeckCheck, StartDeckCheck
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.setup.commands import TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.rehearsal.tour.tour import FOLLOWS, TASKS, Seen, Task, Tour
from judgekit.rehearsal.tour.wording import Keys, told_step
from judgekit.system.resources import locale_folder
from judgekit.views.shell.order_text import OrderKind, read_order
from judgekit.views.words.words import Words
from tests.rehearsal.questions.test_asking import Desk

PAIRS = tuple(PairedTable(at, (f"Ada {at}", f"Bo {at}")) for at in range(1, 6))


class Tourist:
    def __init__(self) -> None:
        self.desk = Desk()
        self.desk.do(TakePairings(1, PAIRS, ()))
        self.desk.wait(5)
        self.place, self.section, self.answered = "clock", "", 0
        self.tour = Tour(self.seen())

    def seen(self) -> Seen:
        desk = self.desk
        return Seen(desk.engine.state, desk.clock.at, self.place, self.section, self.answered)

    def look(self) -> Task | None:
        self.tour.look(self.seen())
        return self.tour.task

    def do(self, *commands) -> Task | None:
        self.desk.do(*commands)
        return self.look()

    def skip_to(self, task: Task) -> int:
        while self.tour.task is not task:
            self.tour.skip(self.seen())
        return self.tour.table

    def opens(self, place: str, section: str = "") -> Task | None:
        self.place, self.section = place, section
        return self.look()


@pytest.fixture
def tourist() -> Tourist:
    return Tourist()


def test_every_task_is_done_in_its_order(tourist):
    assert tourist.look() is Task.READ_RULE
    assert tourist.opens("rules", "2.5") is Task.READ_RULE
    assert tourist.opens("rules", "2.6") is Task.OPEN_CALL
    table = tourist.tour.table
    assert tourist.do(OpenCall(table)) is Task.CLOSE_CALL
    tourist.desk.wait(2)
    assert tourist.do(CloseCall(table)) is Task.EXTEND
    assert tourist.tour.table == table
    assert tourist.do(GrantExtension(table, 180)) is Task.TAKE_BACK
    assert tourist.do(Undo()) is Task.CHECK
    checked = tourist.tour.table
    assert checked != table
    assert tourist.do(StartDeckCheck(checked)) is Task.RETURN
    assert tourist.tour.table == checked
    tourist.desk.wait(2)
    assert tourist.do(FinishDeckCheck(checked)) is Task.PENALTY
    warned = tourist.tour.table
    assert warned != checked
    penalty = IssuePenalty(f"Ada {warned}", "ipg-2.5", "warning", warned)
    assert tourist.do(penalty) is Task.TIMELINE
    assert tourist.opens("event") is Task.QUESTION
    tourist.answered += 1
    assert tourist.look() is None
    assert tourist.look() is None


def test_what_happens_at_another_table_is_not_the_task(tourist):
    table = tourist.skip_to(Task.OPEN_CALL)
    assert tourist.do(OpenCall(table + 1)) is Task.OPEN_CALL
    extended = tourist.skip_to(Task.EXTEND)
    assert tourist.do(GrantExtension(extended + 1, 180)) is Task.EXTEND
    assert tourist.do(GrantExtension(extended, -60)) is Task.EXTEND


def test_what_follows_from_a_skipped_task_is_skipped_too(tourist):
    tourist.skip_to(Task.OPEN_CALL)
    tourist.tour.skip(tourist.seen())
    assert tourist.tour.task is Task.EXTEND
    tourist.tour.skip(tourist.seen())
    assert tourist.tour.task is Task.CHECK


def test_a_table_that_is_done_gives_way_to_another(tourist):
    table = tourist.skip_to(Task.CHECK)
    assert tourist.do(FinishTable(table)) is Task.CHECK
    assert tourist.tour.table not in (None, table)


def test_without_a_round_the_task_waits_for_the_next(tourist):
    tourist.skip_to(Task.CHECK)
    assert tourist.do(EndRound()) is Task.CHECK
    assert tourist.tour.table is None
    tourist.desk.do(TakePairings(2, PAIRS, ()), StartRound(minutes=50, round=2))
    assert tourist.look() is Task.CHECK
    assert tourist.tour.table is not None


def test_decks_are_returned_also_where_the_match_is_over(tourist):
    table = tourist.skip_to(Task.CHECK)
    tourist.do(StartDeckCheck(table))
    assert tourist.do(FinishTable(table)) is Task.RETURN
    assert tourist.tour.table == table
    assert tourist.do(FinishDeckCheck(table)) is Task.PENALTY


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_trainee_is_told_to_return_the_decks(tourist, language):
    table = tourist.skip_to(Task.CHECK)
    tourist.do(StartDeckCheck(table))
    words = Words(locale_folder(), language)
    told = told_step(tourist.tour, words, Keys("Ctrl+K", "Ctrl+Z"))
    is_english = language == "en"
    assert ("Return the decks" in told.head) is is_english
    assert ("three minutes" in told.tells) is is_english


ORDERS = {
    Task.OPEN_CALL: OrderKind.CALL,
    Task.CLOSE_CALL: OrderKind.CALL,
    Task.EXTEND: OrderKind.EXTENSION,
    Task.CHECK: OrderKind.DECK_CHECK,
    Task.RETURN: OrderKind.DECK_CHECK,
    Task.PENALTY: OrderKind.PENALTY,
}
CYRILLIC = re.compile("[а-яё]")


@pytest.mark.parametrize("task", ORDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_to_be_typed_is_understood_and_of_the_readers_letters(tourist, task, language):
    while tourist.tour.task is not task:
        tourist.tour.skip(tourist.seen())
        if tourist.tour.task in FOLLOWS.values() and FOLLOWS.get(task) is tourist.tour.task:
            do_the_first(tourist)
    words = Words(locale_folder(), language)
    told = told_step(tourist.tour, words, Keys("Ctrl+K", "Ctrl+Z"))
    (typed,) = re.findall("[«“]([^»”]* \\d[^»”]*)[»”]", told.tells)
    order = read_order(typed)
    assert order is not None
    assert (order.kind, order.table) == (ORDERS[task], tourist.tour.table)
    assert bool(CYRILLIC.match(typed)) is (language == "ru")


def do_the_first(tourist: Tourist) -> None:
    """Do what the next task follows from."""
    table = tourist.tour.table
    is_call = tourist.tour.task is Task.OPEN_CALL
    tourist.do(OpenCall(table) if is_call else StartDeckCheck(table))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_in_every_language(tourist, language):
    words = Words(locale_folder(), language)
    told = []
    for _ in (*TASKS, None):
        told.append(told_step(tourist.tour, words, Keys("Ctrl+K", "Ctrl+Z")))
        if tourist.tour.task is not None:
            tourist.tour.skip(tourist.seen())
            while tourist.tour.task in FOLLOWS:
                tourist.tour.skip(tourist.seen())
    texts = [text for step in told for text in step]
    assert all(texts)
    assert "{" not in "".join(texts)
    assert len({step.tells for step in told}) >= len(TASKS) - len(FOLLOWS)
