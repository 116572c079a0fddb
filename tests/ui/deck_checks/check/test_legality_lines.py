"""The legality of a list below its deck: illegal first, what can't be known never in red."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.formats.findings import (
    CardsOfNoFormat,
    FindingCode,
    Legality,
    LegalityFinding,
)
from judgekit.domain.formats.format_rules import ListSource
from judgekit.domain.formats.identified_card import IdentifiedCard
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.deck_checks.check.deck.findings import (
    FoundIn,
    finding_groups,
    lines_to_verify,
    notes_of,
)
from judgekit.ui.deck_checks.legality_words import legality_summary
from judgekit.views.deck_checks.checked_deck import deck_of
from tests.ui.deck_checks.conftest import ROSSI

BANNED = LegalityFinding(
    FindingCode.BANNED, 4, 0, RuleReference("mtr-en-2019-05-03", "6.4"), "Mox Opal"
)
DECK = deck_of("A. Rossi", ROSSI, sideboarded=False)


def tokens(legality: Legality) -> list[str]:
    groups = finding_groups(None, FoundIn(DECK, legality), (), "en")
    return [line.sign.token for group in groups for line in group.lines]


def test_what_is_illegal_is_red_and_what_may_have_changed_is_not(qapp):
    assert tokens(Legality(findings=(BANNED,))) == ["urgent"]
    assert tokens(Legality(perhaps=(BANNED,))) == ["attention"]


@pytest.mark.parametrize(
    ("card", "written", "said"),
    [
        ("Mox Opal", ("mox opal",), "Banned: 4 Mox Opal"),
        ("Mox Opal", ("Mox Opal", "Mox Opla"), "Banned: 4 Mox Opal; written Mox Opla"),
        ("Kindle // Ember", ("Kindle",), "Banned: 4 Kindle // Ember"),
        ("Kindle // Ember", ("Brasa", "Ember"), "Banned: 4 Kindle // Ember; written Brasa; Ember"),
    ],
)
def test_a_finding_says_how_the_list_has_a_card_that_it_calls_otherwise(qapp, card, written, said):
    finding = msgspec.structs.replace(BANNED, card=card, written=written)
    (group,) = finding_groups(None, FoundIn(DECK, Legality(findings=(finding,))), (), "en")
    assert [line.words for line in group.lines] == [said]
    (line,) = finding_groups(None, FoundIn(DECK, Legality(perhaps=(finding,))), (), "en")[0].lines
    assert line.words == said


def test_cards_to_verify_are_no_findings(qapp):
    legality = Legality(perhaps=(BANNED,), unverified=("Opt", "Shock"))
    assert [line.words for line in lines_to_verify(legality)] == ["Opt", "Shock"]


@pytest.mark.parametrize(
    ("lists", "said"),
    [
        (
            ListSource("2024-08-26", "2024-12-15", "2019-05-03", "2026-08-22"),
            "Banned list of 26 August 2024; the event is on 15 December 2024.",
        ),
        (
            ListSource("2026-05-18", "2026-11-21", "2019-05-03", "2026-08-22"),
            "Banned list of 18 May 2026, changes known until 22 August 2026; the event is on "
            "21 November 2026.",
        ),
        (
            ListSource("2026-11-14", "2026-11-21", is_card_file=True),
            "Card file of 14 November 2026; the event is on 21 November 2026.",
        ),
    ],
)
def test_legality_says_the_day_of_its_list(qapp, lists, said):
    assert legality_summary(Legality(lists=lists), "Modern") == f"Legal in Modern. {said}"


def test_cards_that_nothing_is_known_of_are_not_called_legal(qapp):
    said = legality_summary(Legality(unverified=("Island",)), "Standard")
    assert said == "Standard: nothing illegal in the cards verified."


def test_a_card_listed_by_its_other_half_is_a_note_below_the_deck(qapp):
    names = ("Brasa", "Ember")
    card = IdentifiedCard("Kindle // Ember", sure=True, written=names, other_faces=names)
    first, second = notes_of(DECK, Legality(by_other_face=(card,)))
    told = "“{}” is the name of the other half or face, counted as Kindle // Ember."
    assert first.words == told.format("Brasa")
    assert second.words == told.format("Ember")
    assert set(second.cards) == {"Ember", "Kindle // Ember"}


def test_a_card_of_no_format_is_a_note_with_the_day_of_the_card_file(qapp):
    legality = Legality(of_no_format=(CardsOfNoFormat(("Silver Jest",), "2026-11-20"),))
    (line,) = notes_of(DECK, legality)
    assert (line.cards, line.sign.token) == (("Silver Jest",), "attention")
    assert line.words.startswith(
        "Silver Jest: not legal in any Constructed format by the card file of 20 November 2026"
    )


def test_a_card_that_the_pool_may_have_under_another_name_is_one_line(qapp):
    rule = RuleReference("mtr-en-2019-05-03", "7.2")
    asked = IdentifiedCard("Kindel", sure=False, written=("Kindel",), candidates=("Kindle",))
    not_there = LegalityFinding(
        FindingCode.NOT_IN_POOL, 1, 0, rule, "Kindle", perhaps_as=("Kindel",)
    )
    lines = lines_to_verify(Legality(perhaps=(not_there,), doubtful=(asked,)))
    assert [line.words for line in lines] == [
        "1 Kindle, 0 in the pool; unless it is “Kindel” in the pool"
    ]
