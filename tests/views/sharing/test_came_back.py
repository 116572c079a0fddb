"""What is said when a laptop comes back with entries that waited."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, GrantExtension, StartRound
from judgekit.engine.team.told import StepOutcome, TeamStanding, TeamState
from judgekit.engine.team.who import outcome_of
from judgekit.system.resources import locale_folder
from judgekit.views.sharing.came_back import ComingBack, came_back
from judgekit.views.sharing.words_of_return import came_back_words
from judgekit.views.words.words import Words
from tests.engine.sharing.hall import Hall, Laptop


@pytest.fixture
def hall() -> Hall:
    """A laptop comes back: three for round 1, of them one after its end, one for round 2 that was
    closed by both."""
    made = Hall(2)
    made["a"].do(StartRound())
    made["a"].do(OpenCall(5))
    made.exchange()
    made["b"].cut()
    made.pass_(60)
    for table in (1, 2):
        made["b"].do(GrantExtension(table, 60))
    made.pass_(60)
    made["a"].do(CloseCall(5))
    made.pass_(60)
    made["b"].do(CloseCall(5))
    made["a"].do(EndRound())
    made.pass_(60)
    made["b"].do(GrantExtension(3, 60))
    made.pass_(60)
    made["a"].do(StartRound())
    made.exchange()
    made["b"].told.clear()
    made.come_together()
    made.check()
    return made


def outcomes(laptop: Laptop) -> list[StepOutcome]:
    return [outcome_of(each, laptop.engine) for each in laptop.told]


def test_it_counts_what_came_of_own_entries_alone(hall):
    summary = came_back(outcomes(hall["b"]), hall["b"].engine)
    assert (summary.taken, summary.merged, dict(summary.earlier)) == (2, 1, {1: 2})
    assert [each.refusal.code for each in summary.need_you] == ["clock-ended"]
    assert summary.is_worth_telling
    others = came_back(outcomes(hall["a"])[-1:], hall["a"].engine)
    assert not others.is_worth_telling


def test_a_round_that_was_started_apart_merged_and_what_differs_needs_somebody():
    hall = Hall(2)
    hall["b"].cut()
    hall["a"].do(StartRound(minutes=50))
    hall["b"].do(StartRound(minutes=60))
    hall["b"].do(GrantExtension(3, 60))
    hall["b"].told.clear()
    hall.come_together()
    came = came_back(outcomes(hall["b"]), hall["b"].engine)
    assert (came.taken, came.merged, came.entries) == (1, 1, 2)
    assert [each.refusal.code for each in came.need_you] == ["started-otherwise"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "2 entries taken",
                "2 belong to round 1",
                "1 says the same as a colleague’s",
                "1 needs you",
            ),
        ),
        (
            "es",
            (
                "2 entradas aceptadas",
                "2 son de la ronda 1",
                "1 dice lo mismo que la de un compañero",
                "1 requiere su decisión",
            ),
        ),
        (
            "ru",
            (
                "приняты 2 записи",
                "2 относятся к раунду 1",
                "1 повторяет запись коллеги",
                "1 ждёт вашего решения",
            ),
        ),
    ],
)
def test_it_is_said_in_three_languages(hall, language, said):
    words = Words(locale_folder(), language)
    assert came_back_words(words, came_back(outcomes(hall["b"]), hall["b"].engine)) == said


def cut_off_at(laptop: Laptop, coming_back: ComingBack, since: int) -> None:
    standing = TeamStanding(TeamState.CUT_OFF, since)
    coming_back.stands(standing, laptop.engine, laptop.engine.waiting())


def healed_at(laptop: Laptop, coming_back: ComingBack, at: int) -> None:
    standing = TeamStanding(TeamState.TOGETHER, at)
    coming_back.stands(standing, laptop.engine, laptop.engine.waiting())


def test_a_cut_is_told_once_all_that_waited_is_settled():
    hall, coming_back = Hall(2), ComingBack()
    laptop = hall["b"]
    hall["a"].do(StartRound())
    hall.exchange()
    laptop.cut()
    cut_off_at(laptop, coming_back, hall.at)
    since = hall.at
    hall.pass_(60)
    for table in (1, 2):
        laptop.do(GrantExtension(table, 60))
    laptop.told.clear()
    laptop.hub = hall.hubs[-1]
    healed_at(laptop, coming_back, hall.at)
    laptop.do(GrantExtension(3, 60))
    awaited, later = laptop.engine.waiting()[:2], laptop.engine.waiting()[2:]
    hall.exchange()
    told = outcomes(laptop)
    first = [each for each in told if each.step == awaited[0]]
    rest = [each for each in told if each.step != awaited[0]]
    assert coming_back.settled(first, laptop.engine, [awaited[1], *later]) is None
    came = coming_back.settled(rest, laptop.engine, ())
    assert came is not None
    assert (came.taken, came.since, came.until) == (2, since, hall.at)
    assert coming_back.settled(rest, laptop.engine, ()) is None


def back_with_two(hall: Hall, coming_back: ComingBack) -> list[StepOutcome]:
    """Two entries waited over a cut of a minute; what came of them, none told yet."""
    laptop = hall["b"]
    hall["a"].do(StartRound())
    hall.exchange()
    laptop.cut()
    cut_off_at(laptop, coming_back, hall.at)
    hall.pass_(60)
    for table in (1, 2):
        laptop.do(GrantExtension(table, 60))
    laptop.told.clear()
    laptop.hub = hall.hubs[-1]
    healed_at(laptop, coming_back, hall.at)
    hall.exchange()
    return outcomes(laptop)


def test_a_connection_that_breaks_before_all_is_settled_leaves_nothing_out():
    hall, coming_back = Hall(2), ComingBack()
    laptop = hall["b"]
    began = hall.at
    first, second = back_with_two(hall, coming_back)
    assert coming_back.settled([first], laptop.engine, [second.step]) is None
    cut_off_at(laptop, coming_back, hall.at)
    hall.pass_(5)
    healed_at(laptop, coming_back, hall.at)
    came = coming_back.settled([second], laptop.engine, ())
    assert came is not None
    assert (came.taken, came.since, came.until) == (2, began, hall.at)


def test_what_was_settled_before_the_hub_was_known_to_store_is_counted_too():
    hall, coming_back = Hall(2), ComingBack()
    laptop = hall["b"]
    hall["a"].do(StartRound())
    hall.exchange()
    laptop.cut()
    cut_off_at(laptop, coming_back, hall.at)
    for table in (1, 2, 3):
        laptop.do(GrantExtension(table, 60))
    laptop.told.clear()
    laptop.hub = hall.hubs[-1]
    hall.exchange()
    first, second, third = outcomes(laptop)
    settled = [first, second]
    assert coming_back.settled(settled, laptop.engine, [third.step]) is None
    standing = TeamStanding(TeamState.TOGETHER, hall.at)
    coming_back.stands(standing, laptop.engine, [third.step])
    came = coming_back.settled([third], laptop.engine, ())
    assert came is not None
    assert came.taken == 3


def test_what_was_settled_while_the_connection_broke_is_told_when_it_is_back():
    hall, coming_back = Hall(2), ComingBack()
    laptop = hall["b"]
    told = back_with_two(hall, coming_back)
    cut_off_at(laptop, coming_back, hall.at)
    assert coming_back.settled(told, laptop.engine, ()) is None
    healed_at(laptop, coming_back, hall.at)
    came = coming_back.settled((), laptop.engine, ())
    assert came is not None
    assert came.taken == 2


def test_after_a_restart_a_cut_has_lasted_since_the_first_entry_that_waits():
    hall, coming_back = Hall(2), ComingBack()
    laptop = hall["b"]
    hall["a"].do(StartRound())
    hall.exchange()
    laptop.cut()
    hall.pass_(60)
    entered = laptop.do(GrantExtension(1, 60)).at
    hall.pass_(3600)
    laptop.kill()
    cut_off_at(laptop, coming_back, hall.at)
    laptop.hub = hall.hubs[-1]
    healed_at(laptop, coming_back, hall.at)
    hall.exchange()
    came = coming_back.settled(outcomes(laptop), laptop.engine, laptop.engine.waiting())
    assert came is not None
    assert (came.taken, came.since) == (1, entered)
