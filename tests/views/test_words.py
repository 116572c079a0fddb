"""A message in the language of the reader."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.system.resources import locale_folder
from judgekit.views.words.words import Words

SECTIONS = ("{count} section", "{count} sections")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Table 3 is done."),
        ("es", "La mesa 3 ha terminado."),
        ("ru", "Стол 3 закончил."),
    ],
)
def test_a_message_is_said_in_its_language_with_its_values(language, said):
    assert Words(locale_folder(), language).say("Table {table} is done.", table=3) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 section", "2 sections", "5 sections", "21 sections"]),
        ("es", ["1 sección", "2 secciones", "5 secciones", "21 secciones"]),
        ("ru", ["1 раздел", "2 раздела", "5 разделов", "21 раздел"]),
    ],
)
def test_a_count_chooses_its_plural_form(language, said):
    words = Words(locale_folder(), language)
    assert [words.say_count(*SECTIONS, count) for count in (1, 2, 5, 21)] == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_catalogue_a_message_is_said_in_english(language):
    words = Words(Path("nowhere"), language)
    assert words.say("Table {table} is done.", table=3) == "Table 3 is done."
    assert words.say_count(*SECTIONS, 2) == "2 sections"


def test_two_languages_are_spoken_side_by_side():
    spanish, russian = (Words(locale_folder(), each) for each in ("es", "ru"))
    assert spanish.say("Warning") != russian.say("Warning")
