"""What is said when a laptop comes back with entries that waited."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, GrantExtension, StartRound
from judgekit.engine.team.told import StepOutcome, TeamStanding, TeamState
from judgekit.engine.team.who import outcome_of
from judgekit.system.resources import locale_folder
from judgekit.views.sharing.came_back import CameBack, ComingBack, came_back
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


class Cut:
    """Laptop `b` is cut off in a round that has begun; its summary is `coming_back`."""

    def __init__(self) -> None:
        self.hall, self.coming_back = Hall(2), ComingBack()
        self.laptop = self.hall["b"]
        self.hall["a"].do(StartRound())
        self.hall.exchange()
        self.laptop.cut()
        self.since = self.hall.at

    def cut_off(self) -> None:
        """The connection is seen to be broken."""
        self._stands(TeamState.CUT_OFF, self.laptop.engine.waiting())

    def heal(self, waiting: Sequence[str] | None = None) -> None:
        """The connection is seen to stand; what `waiting` names still waits."""
        self.laptop.hub = self.hall.hubs[-1]
        own = self.laptop.engine.waiting()
        self._stands(TeamState.TOGETHER, own if waiting is None else waiting)

    def extend(self, *tables: int) -> None:
        for table in tables:
            self.laptop.do(GrantExtension(table, 60))

    def told(self) -> list[StepOutcome]:
        """What came of the entries, once the others have them."""
        self.laptop.told.clear()
        self.laptop.hub = self.hall.hubs[-1]
        self.hall.exchange()
        return outcomes(self.laptop)

    def settled(self, told: Sequence[StepOutcome], waiting: Sequence[str] = ()) -> CameBack | None:
        return self.coming_back.settled(told, self.laptop.engine, waiting)

    def _stands(self, state: TeamState, waiting: Sequence[str]) -> None:
        self.coming_back.stands(TeamStanding(state, self.hall.at), self.laptop.engine, waiting)


@pytest.fixture
def cut() -> Cut:
    return Cut()


def back_with_two(cut: Cut) -> list[StepOutcome]:
    """Two entries waited over a cut of a minute; what came of them, none told yet."""
    cut.cut_off()
    cut.hall.pass_(60)
    cut.extend(1, 2)
    cut.heal()
    return cut.told()


def test_a_cut_is_told_once_all_that_waited_is_settled(cut):
    cut.cut_off()
    cut.hall.pass_(60)
    cut.extend(1, 2)
    cut.heal()
    cut.extend(3)
    waiting = cut.laptop.engine.waiting()
    awaited, later = waiting[:2], waiting[2:]
    told = cut.told()
    first = [each for each in told if each.step == awaited[0]]
    rest = [each for each in told if each.step != awaited[0]]
    assert cut.settled(first, [awaited[1], *later]) is None
    came = cut.settled(rest)
    assert came is not None
    assert (came.taken, came.since, came.until) == (2, cut.since, cut.hall.at)
    assert cut.settled(rest) is None


def test_a_connection_that_breaks_before_all_is_settled_leaves_nothing_out(cut):
    first, second = back_with_two(cut)
    assert cut.settled([first], [second.step]) is None
    cut.cut_off()
    cut.hall.pass_(5)
    cut.heal()
    came = cut.settled([second])
    assert came is not None
    assert (came.taken, came.since, came.until) == (2, cut.since, cut.hall.at)


def test_what_was_settled_before_the_hub_was_known_to_store_is_counted_too(cut):
    cut.cut_off()
    cut.extend(1, 2, 3)
    first, second, third = cut.told()
    assert cut.settled([first, second], [third.step]) is None
    cut.heal([third.step])
    came = cut.settled([third])
    assert came is not None
    assert came.taken == 3


def test_what_was_settled_while_the_connection_broke_is_told_when_it_is_back(cut):
    told = back_with_two(cut)
    cut.cut_off()
    assert cut.settled(told) is None
    cut.heal()
    came = cut.settled(())
    assert came is not None
    assert came.taken == 2


def test_after_a_restart_a_cut_has_lasted_since_the_first_entry_that_waits(cut):
    cut.hall.pass_(60)
    entered = cut.laptop.do(GrantExtension(1, 60)).at
    cut.hall.pass_(3600)
    cut.laptop.kill()
    cut.cut_off()
    cut.heal()
    cut.hall.exchange()
    came = cut.settled(outcomes(cut.laptop), cut.laptop.engine.waiting())
    assert came is not None
    assert (came.taken, came.since) == (1, entered)
