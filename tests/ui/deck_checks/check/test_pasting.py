"""The list that a deck lacks is pasted inside its check."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from tests.seen import words_of

LIST = "4 Winding Constrictor\n56 Forest\n\nSideboard\n3 Duress\n"


@pytest.fixture
def copied():
    """Copies a text, and empties the clipboard afterwards."""
    yield QGuiApplication.clipboard().setText
    QGuiApplication.clipboard().clear()


def paste(judge, text: str, copied) -> None:
    copied(text)
    judge.press("Ctrl+V")
    judge.drain()


def test_a_pasted_list_is_the_players_and_the_count_goes_on(judge, copied):
    judge.start(24)
    assert "No list yet: paste it, or count without one" in words_of(judge.pane())
    judge.type("Forest2")
    paste(judge, LIST, copied)
    assert judge.bridge.state.deck_checks.lists["K. Bauer"].decklist.main[0].count == 4
    assert judge.rows()[:2] == ["Winding Constrictor, 0 of 4", "Forest, 2 of 56"]
    assert not judge.pane().paste_list.isVisible()


def test_the_button_pastes_for_the_deck_it_belongs_to(judge, copied):
    judge.start(24)
    copied(LIST)
    judge.pane(1).paste_list.click()
    judge.drain()
    assert list(judge.bridge.state.deck_checks.lists) == ["A. Rossi", "L. Petrova", "I. Novak"]


@pytest.mark.parametrize("text", [f"{LIST}what is this line\n", f"Player: Bo Kask\n{LIST}"])
def test_a_list_that_leaves_questions_goes_to_the_editor(judge, copied, text):
    judge.start(24)
    paste(judge, text, copied)
    assert judge.page.view == "lists"
    assert "Winding Constrictor" in judge.page.lists.editor.field.toPlainText()
    assert "K. Bauer" not in judge.bridge.state.deck_checks.lists


@pytest.mark.parametrize(
    "case",
    [
        (24, True, "", "Nothing to paste: copy the decklist first"),
        (24, False, LIST, "Name the player first, then paste the list"),
        (23, True, LIST, "A. Rossi has a list; F4 shows and replaces it"),
    ],
)
def test_what_can_not_be_pasted_says_why(judge, messages, copied, case):
    table, named, text, said = case
    heard: list = []
    messages.said.connect(heard.append)
    judge.start(table, players=() if named else ("", ""))
    paste(judge, text, copied)
    assert heard[-1].text == said
    assert len(judge.bridge.state.deck_checks.lists) == 2
