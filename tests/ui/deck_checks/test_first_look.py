"""What the page does before the first check of the day is begun."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from judgekit.domain.setup.commands import CreateTournament
from judgekit.engine.ports.decks import DeckSources
from judgekit.ui.deck_checks.page import DeckChecksPage


@pytest.fixture
def asked_for(dependencies, with_services, bridge, drain, qtbot) -> Callable[[str], int]:
    """Shows the page of an event of that format twice, and returns how often its formats and cards
    were asked for."""

    def shown(format_: str) -> int:
        times: list[None] = []

        def decks() -> DeckSources:
            times.append(None)
            return dependencies.decks()

        page = DeckChecksPage(with_services(decks=decks))
        qtbot.addWidget(page.widget())
        bridge.create(CreateTournament(name="Spring Open", rel="competitive", format=format_))
        for _ in range(2):
            page.widget().show()
            drain()
            page.widget().hide()
        return len(times)

    return shown


def test_formats_and_cards_are_read_before_a_check_needs_them(
    asked_for: Callable[[str], int],
) -> None:
    assert asked_for("modern") == 1


def test_an_event_without_a_known_format_needs_none(asked_for: Callable[[str], int]) -> None:
    assert asked_for("") == 0
