"""A card in the list of what was found: chosen, it is opened by its English name."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.rules.search_answer import SearchAnswer
from judgekit.ui.shell.commands.command_list import CommandList
from judgekit.ui.shell.commands.find_list import FindList
from tests.card_fakes import CardFakes
from tests.keyboard import press, type_text
from tests.seen import part
from tests.ui.conftest import OneDocumentProvider

LANTERN = "Lantern of the Ninth Gate"


class NothingFound(OneDocumentProvider):
    """Finds no section."""

    def search(self, query, *, reader: str, limit: int = 20) -> SearchAnswer:
        del reader, limit
        return SearchAnswer(query.text)


@pytest.fixture
def opened() -> list[tuple[str, str]]:
    """The cards that were opened, each with the language of the name by which it was found."""
    return []


@pytest.fixture
def with_services(dependencies, opened):
    decks = dependencies.decks()._replace(cards=CardFakes())
    known = msgspec.structs.replace(
        dependencies,
        rules_provider=NothingFound(),
        decks=lambda: decks,
        open_card=lambda name, found_in: opened.append((name, found_in)),
    )
    return lambda **fields: msgspec.structs.replace(known, **fields)


@pytest.fixture
def field(window, qtbot):
    """The command bar, with the names loaded."""
    press(window, "Ctrl+K")
    window.command_bar.find.prepare()
    qtbot.waitUntil(window.command_bar.find.can_answer)
    return window.top_bar.field


@pytest.mark.parametrize("typed", ["lantern ninth", "farol novena"])
def test_a_card_is_opened_by_its_english_name_whatever_name_was_typed(window, field, opened, typed):
    type_text(field, typed)
    row = part(window, FindList).rows()[0]
    assert row.title == LANTERN
    assert "ES Farol de la Novena Puerta" in row.detail or typed == "lantern ninth"
    is_spanish = typed == "farol novena"
    types = "Artefacto legendario — Farol" if is_spanish else "Legendary Artifact — Lantern"
    assert (row.detail.split(" · ")[-1], row.cost) == (types, "{2}{W}{B}")
    assert "{" not in row.spoken_whole
    assert row.spoken_whole.endswith("two, white, black")
    press(window, "Return")
    assert opened == [(LANTERN, "es" if is_spanish else "")]


def test_where_nothing_is_found_among_loaded_cards_nothing_is_to_be_brought(window, field):
    type_text(field, "qqqq zzzz")
    shown = part(window, CommandList).chosen()
    assert (shown.title, shown.note) == ("No results; try fewer words", "")
