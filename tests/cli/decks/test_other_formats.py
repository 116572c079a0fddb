"""Formats for which no list is checked: what the card file says of a card, and what is refused."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.cards.card import CardFace
from tests.card_fakes import CARDS, SOURCE, CardFakes, card

PAUPER = card(
    "Ash Moth",
    CardFace("Ash Moth", "{B}", "Creature — Insect"),
    legalities={
        **{"modern": "legal", "pauper": "legal", "paupercommander": "restricted"},
        **{"historic": "banned", "brawl": "not_legal"},
    },
)
WITH_OTHERS = msgspec.structs.replace(
    SOURCE, legalities_of=(*SOURCE.legalities_of, "pauper", "paupercommander", "historic", "brawl")
)


@pytest.fixture
def with_other_formats(terminal):
    """A terminal with a card file that knows formats for which no list is checked."""
    terminal.make_cards = lambda: CardFakes((*CARDS, PAUPER), WITH_OTHERS)
    return terminal


def test_what_the_file_says_of_other_formats_stands_on_one_line(with_other_formats):
    printed = with_other_formats.call("card", "Ash Moth").out
    assert "  Modern: legal\n" in printed
    assert (
        "  Other formats: Pauper (legal); Pauper Commander (restricted); Historic (banned)\n"
        in (printed)
    )


@pytest.mark.parametrize(
    ("format_", "standing", "said"),
    [
        ("pauper", "legal", "Ash Moth, Pauper: legal"),
        ("Pauper Commander", "restricted", "Ash Moth, Pauper Commander: restricted"),
        ("brawl", "not_legal", "Ash Moth, Brawl: not from a permitted set"),
        ("MODERN", "legal", "Ash Moth, Modern: legal"),
    ],
)
def test_a_card_in_one_format(with_other_formats, format_, standing, said):
    shown = with_other_formats.call("card", "Ash Moth", "--format", format_)
    assert shown.out.splitlines() == [f"{said} (Scryfall, data of 9 November 2026)"]
    data = with_other_formats.call("card", "Ash Moth", "--format", format_, "--json").json
    assert data["format"]["legality"] == standing


def test_a_format_that_the_file_lacks_is_said_with_those_that_it_has(with_other_formats):
    printed = with_other_formats.call("card", "Ash Moth", "--format", "nonsense")
    assert (printed.status, printed.out, len(printed.err.splitlines())) == (1, "", 1)
    assert "“nonsense”" in printed.err
    assert "brawl, commander, historic, legacy" in printed.err


def test_a_format_goes_with_a_name_and_not_with_a_search(with_other_formats):
    printed = with_other_formats.call("card", "--search", "moth", "--format", "pauper")
    assert (printed.status, printed.out) == (2, "")


def test_a_card_of_which_no_file_says_its_legality(terminal):
    terminal.make_cards = lambda: CardFakes(
        (*CARDS, PAUPER, card("Grey Stone", legalities=None)), WITH_OTHERS
    )
    printed = terminal.call("card", "Grey Stone", "--format", "pauper", "--json")
    assert printed.json["format"] == {"name": "pauper", "legality": None}
    assert "does not say" in terminal.call("card", "Grey Stone", "--format", "pauper").out


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "not for “Pauper”"), ("es", "no para «Pauper»"), ("ru", "не для «Pauper»")],
)
@pytest.mark.parametrize("verb", ["check", "compare"])
def test_a_format_without_rules_is_said_with_those_that_have_some(terminal, verb, language, says):
    files = ("list.txt", "counted.txt")[: 1 + (verb == "compare")]
    printed = terminal.call("deck", verb, *files, "--format", "Pauper", "--lang", language)
    assert (printed.status, printed.out, len(printed.err.splitlines())) == (2, "", 1)
    assert says in printed.err
    assert "standard, modern, pioneer, legacy" in printed.err
    assert "`judgekit card" in printed.err


def test_a_format_may_be_written_with_a_capital(five_texts, tmp_path):
    (tmp_path / "list.txt").write_text("60 Island\n", encoding="utf-8")
    printed = five_texts.call("deck", "check", str(tmp_path / "list.txt"), "--format", "Modern")
    assert (printed.status, printed.err) == (0, "")
