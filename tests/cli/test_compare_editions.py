"""`compare` on the terminal: given two texts, what changed between them."""

from __future__ import annotations

import pytest

from tests.builders import document, library, section
from tests.cli.conftest import ENGLISH, SPANISH

LATER = "mtr-en-2024-05-03"
SHUFFLING = "Decks are randomized before every game, by both players."


@pytest.fixture
def editions(terminal):
    """Two English editions: a new 3.9, so that shuffling is 3.10, and other words in 2.6."""
    old = document(
        ENGLISH,
        section("2.6", "Time Extensions", "A pause of more than a minute gives time."),
        section("3.4", "Proxies", "A judge issues a proxy for a damaged card."),
        section("3.9", "Card Shuffling", SHUFFLING),
    )
    new = document(
        LATER,
        section("2.6", "Time Extensions", "A pause of one whole minute gives time."),
        section("3.9", "Die Rolling", "Dice are thrown on the table, in sight."),
        section("3.10", "Card Shuffling", SHUFFLING),
    )
    spanish = terminal.rules_provider.known.document(SPANISH)
    terminal.rules_provider.known = library(old, new, spanish)
    return terminal


def test_every_section_that_differs_as_an_object(editions):
    changes = editions.call("compare", ENGLISH, LATER, "--json").json["changes"]
    assert [(row["kind"], row["old_ref"], row["new_ref"]) for row in changes] == [
        ("changed", "2.6", "2.6"),
        ("removed", "3.4", None),
        ("added", None, "3.9"),
        ("renumbered", "3.9", "3.10"),
    ]
    assert (changes[0]["words_added"], changes[0]["words_removed"]) == (2, 3)
    assert (changes[1]["old_title"], changes[2]["new_title"]) == ("Proxies", "Die Rolling")


def test_a_line_for_each_change_for_a_person(editions):
    printed = editions.call("compare", ENGLISH, LATER, "--lang", "en").out.splitlines()
    assert printed[0].split() == ["changed", "2.6", "+2", "−3", "Time", "Extensions"]
    assert printed[3].split()[:4] == ["renumbered", "3.9", "→", "3.10"]


def test_an_edition_with_itself_has_nothing_to_say(editions):
    printed = editions.call("compare", ENGLISH, ENGLISH, "--lang", "en")
    assert (printed.status, printed.out.strip()) == (0, "Nothing differs.")


def test_in_two_languages_sections_are_told_by_the_alignment(terminal):
    changes = terminal.call("compare", ENGLISH, SPANISH, "--json").json["changes"]
    assert ("renumbered", "3.9", "3.10") in [
        (row["kind"], row["old_ref"], row["new_ref"]) for row in changes
    ]
    assert ("added", None, "3.9") in [
        (row["kind"], row["old_ref"], row["new_ref"]) for row in changes
    ]


def test_an_unknown_document_is_named(editions):
    printed = editions.call("compare", ENGLISH, "mtr-en-1999-01-01")
    assert printed.status == 1
    assert "mtr-en-1999-01-01" in printed.err
