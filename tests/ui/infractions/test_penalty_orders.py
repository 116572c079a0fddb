"""What the command bar proposes for `p`."""

from __future__ import annotations

import pytest

from judgekit.domain.infractions.commands import CorrectPenalty, IssuePenalty
from judgekit.domain.setup.commands import CreateTournament, TakePairings
from judgekit.domain.setup.events import PairedTable
from judgekit.ui.infractions.orders import PenaltyOrders


@pytest.fixture
def whom(dependencies):
    """The titles of what is proposed for these words."""
    orders = PenaltyOrders(dependencies, lambda said: None)
    return lambda words: [each.title for each in orders.proposals(None, words, f"p {words}")]


def pair(bridge, *players: str) -> None:
    bridge.submit(TakePairings(1, (PairedTable(1, players),)))


def test_nobody_of_another_event_is_offered(bridge, whom):
    bridge.create(CreateTournament(name="Spring Open"))
    pair(bridge, "Anna Rossi", "K. Bauer")
    assert whom("ross") == ["Penalty for Anna Rossi"]

    bridge.create(CreateTournament(name="Autumn Open"))
    pair(bridge, "Rosso Corsa", "L. Petrova")
    assert whom("ross") == ["Penalty for Rosso Corsa"]


def test_whoever_comes_and_goes_is_followed(bridge, whom):
    bridge.create(CreateTournament(name="Spring Open"))
    pair(bridge, "Anna Rossi", "K. Bauer")
    assert whom("ross") == ["Penalty for Anna Rossi"]

    pair(bridge, "Rosso Corsa", "K. Bauer")
    assert whom("ross") == ["Penalty for Rosso Corsa"]

    bridge.submit(IssuePenalty("Ma Lind", "ipg-2.5", "warning"))
    assert whom("lind") == ["Penalty for Ma Lind"]

    bridge.submit(CorrectPenalty(1, player="Mia Lindt"))
    assert whom("lind") == ["Penalty for Mia Lindt"]
