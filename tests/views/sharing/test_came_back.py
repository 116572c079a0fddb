"""What is said when a laptop comes back with entries that waited."""

from __future__ import annotations

import pytest

from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.clock.commands import EndRound, GrantExtension, StartRound
from judgekit.system.resources import locale_folder
from judgekit.views.sharing.came_back import came_back
from judgekit.views.sharing.words_of_return import came_back_words
from judgekit.views.words.words import Words
from tests.engine.sharing.hall import Hall


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
    made["a"].do(StartRound())
    made.exchange()
    made["b"].told.clear()
    made.come_together()
    made.check()
    return made


def test_it_counts_what_came_of_own_entries_alone(hall):
    summary = came_back(hall["b"].told, hall["b"].engine.state)
    assert (summary.taken, summary.merged, dict(summary.earlier)) == (2, 1, {1: 2})
    assert [each.refusal.code for each in summary.need_you] == ["clock-ended"]
    assert summary.is_worth_telling
    others = came_back(hall["a"].told[-1:], hall["a"].engine.state)
    assert not others.is_worth_telling


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
                "1 te espera",
            ),
        ),
        (
            "ru",
            (
                "приняты 2 записи",
                "2 относятся к раунду 1",
                "1 повторяет запись коллеги",
                "1 ждёт вас",
            ),
        ),
    ],
)
def test_it_is_said_in_three_languages(hall, language, said):
    words = Words(locale_folder(), language)
    assert came_back_words(words, came_back(hall["b"].told, hall["b"].engine.state)) == said
