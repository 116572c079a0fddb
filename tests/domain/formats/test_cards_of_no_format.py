"""Cards of a Limited list that no Constructed format permits."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.cards.card_match import CardFacts, CardMatch, CardSource
from judgekit.domain.formats.format_rules import DeckFormat, DeckSize, FormatRules, SideboardSize
from judgekit.domain.formats.legality import check_legality
from tests.builders import ref
from tests.domain.formats.listed import decklist

LIMITED = FormatRules(
    DeckFormat.LIMITED,
    "mtr-en-2019-05-03",
    "2019-05-03",
    DeckSize(40, ref("7.1")),
    SideboardSize(None, ref("7.1")),
    ref("7.2"),
    any_card=True,
)
FILE = CardSource("scryfall", "2026-11-14", 1, 1, (), ())
NOWHERE = {"modern": "not_legal", "vintage": "banned", "future": "not_legal"}


@pytest.mark.parametrize(
    ("legalities", "released", "is_told"),
    [
        (NOWHERE, "2014-06-06", True),
        (NOWHERE | {"vintage": "restricted"}, "2014-06-06", False),
        (NOWHERE | {"pauper": "legal"}, "2014-06-06", False),
        (None, "2014-06-06", False),
        (NOWHERE, "2026-11-15", False),
    ],
)
def test_in_limited_a_card_that_is_legal_in_no_format_is_told(legalities, released, is_told):
    """Not one that came out after the card file's day: that file can't know where it is legal."""
    cards = OneCard(
        CardFacts("Silver Jest", legalities=legalities, released=released, legality_date=FILE.date)
    )
    legality = check_legality(decklist("60 Silver Jest"), LIMITED, cards, day="2026-11-21")
    told = (("Silver Jest",), "2026-11-14")
    assert legality.of_no_format == ((told,) if is_told else ())
    assert legality.legal is True
    modern = msgspec.structs.replace(LIMITED, any_card=False, file_format="modern")
    assert check_legality(decklist("60 Silver Jest"), modern, cards).of_no_format == ()


def test_a_card_of_another_file_is_told_with_the_day_of_that():
    """It may have come out after the day that most cards are of."""
    facts = CardFacts(
        "Silver Jest", legalities=NOWHERE, released="2026-11-15", legality_date="2026-11-20"
    )
    legality = check_legality(decklist("60 Silver Jest"), LIMITED, OneCard(facts))
    assert legality.of_no_format == ((("Silver Jest",), "2026-11-20"),)


def test_in_limited_names_that_the_card_file_lacks_and_doubtful_ones_are_told():
    cards = OneCard(CardFacts("Opt"))
    legality = check_legality(decklist("39 Opt, 1 Goblin Token, 1 Otp"), LIMITED, cards)
    assert legality.not_in_file == ("Goblin Token",)
    assert [card.candidates for card in legality.doubtful] == [("Opt",)]
    without_file = OneCard(CardFacts("Opt"), None)
    legality = check_legality(decklist("39 Opt, 1 Goblin Token, 1 Otp"), LIMITED, without_file)
    assert (legality.not_in_file, legality.doubtful) == ((), ())


class OneCard:
    """Knows one card by its name."""

    def __init__(self, facts: CardFacts, source: CardSource | None = FILE) -> None:
        self._facts = facts
        self._source = source

    def matches(self, names, language=""):
        return {name: self.match(name) for name in names}

    def match(self, name: str) -> CardMatch:
        if name == "Otp":
            return CardMatch("Opt", candidates=("Opt",))
        if name != self._facts.name:
            return CardMatch()
        return CardMatch(name, sure=True, legalities=self._facts.legalities)

    def facts(self, name: str) -> CardFacts | None:
        return self._facts

    def source(self) -> CardSource | None:
        return self._source
