import pytest

from judgekit.system.resources import locale_folder
from judgekit.views.cards.symbol_words import spoken_cost, spoken_text, symbol_words
from judgekit.views.words.words import Words


def speaking(language: str) -> Words:
    return Words(locale_folder(), language)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "two, white, black"), ("es", "dos, blanco, negro"), ("ru", "два, белая, чёрная")],
)
def test_a_cost_is_spoken(language, said):
    assert spoken_cost("{2}{W}{B}", speaking(language)) == said


def test_symbols_within_a_text_are_spoken_as_words():
    said = spoken_text("{1}, {T}: Add {U}{U} or {C}.", speaking("en"))
    assert said == "one, tap: Add blue, blue or colorless."


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("W/U", "white or blue"),
        ("2/W", "two or white"),
        ("W/P", "white or two life"),
        ("W/U/P", "white or blue or two life"),
        ("HW", "half white"),
        ("16", "16"),
        ("X", "X"),
        ("Q", "untap"),
    ],
)
def test_every_kind_of_symbol_is_spoken(code, said):
    assert symbol_words(code, speaking("en")) == said
