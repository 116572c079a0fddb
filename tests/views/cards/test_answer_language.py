"""In which language a card is shown to a player; English stands below any other."""

from __future__ import annotations

import pytest

from judgekit.domain.cards.card import Card
from judgekit.views.cards.answer_language import LanguagesKnown, answer_language
from tests.card_fakes import CARDS, LANTERN, SPLIT

ONLY_NAMED = next(each for each in CARDS if each.name == "Ninth-Gate Sexton")


@pytest.mark.parametrize(
    ("on_page", "interface", "last", "of_event", "spoken"),
    [
        # What is read on the page was chosen for the player, whatever was chosen before.
        ("ru", "es", "", "en", "ru"),
        ("ru", "ru", "es", "en", "ru"),
        ("es", "en", "ru", "ru", "es"),
        # English isn't: the judge's own language comes first, before an English event's.
        ("en", "es", "", "en", "es"),
        ("en", "es", "ru", "en", "es"),
        ("", "ru", "", "", "ru"),
        # A judge who reads English: the last one, the event's, else English alone.
        ("en", "en", "ru", "es", "ru"),
        ("en", "en", "", "es", "es"),
        ("en", "en", "", "", "en"),
        ("en", "en", "en", "en", "en"),
    ],
)
def test_of_a_card_that_is_printed_in_all(
    on_page: str, interface: str, last: str, of_event: str, spoken: str
) -> None:
    assert answer_language(SPLIT, LanguagesKnown(on_page, interface, last, of_event)) == spoken


@pytest.mark.parametrize(
    ("card", "interface", "last", "spoken"),
    [
        # Where it has no text in the judge's language, the last one may have it.
        (LANTERN, "ru", "es", "es"),
        # Without any it is the judge's, which says that there is none.
        (LANTERN, "ru", "", "ru"),
        (ONLY_NAMED, "es", "ru", "es"),
    ],
)
def test_of_a_card_that_lacks_a_text(card: Card, interface: str, last: str, spoken: str) -> None:
    assert answer_language(card, LanguagesKnown("en", interface, last)) == spoken
