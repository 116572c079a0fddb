"""In which language a player is shown a text; English stands below any other."""

from __future__ import annotations

import pytest

from judgekit.views.cards.answer_language import LanguagesKnown, answer_language


@pytest.mark.parametrize(
    ("known", "spoken"),
    [
        # What the page shows, whatever else is known.
        (("ru", "es", "es", "es", "es"), "ru"),
        (("ja", "", "es", "en", "ru"), "ja"),
        # English on the page says nothing: the name by which the card was found does.
        (("en", "es", "ru", "ru", "ru"), "es"),
        (("", "es", "", "", "en"), "es"),
        # An English name says nothing, either: what was chosen last, English too.
        (("en", "en", "ru", "es", "es"), "ru"),
        (("en", "", "en", "es", "es"), "en"),
        # The event's, English too.
        (("en", "", "", "es", "ru"), "es"),
        (("en", "", "", "en", "ru"), "en"),
        # The judge's own; where that is English, the settings' second.
        (("en", "", "", "", "ru", "es"), "ru"),
        (("en", "", "", "", "en", "ru"), "ru"),
        (("en", "", "", "en", "en", "ru"), "en"),
        (("en", "", "", "", "ru"), "ru"),
        (("", "", "", "", "en"), "en"),
    ],
)
def test_the_first_that_is_known_is_spoken(known: tuple[str, ...], spoken: str) -> None:
    assert answer_language(LanguagesKnown(*known)) == spoken
