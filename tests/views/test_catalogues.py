"""The gettext catalogues: in step with the sources, whole in every language, and compiled."""

from __future__ import annotations

import ast
import gettext
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

from judgekit.system.resources import locale_folder

PROJECT = Path(__file__).resolve().parents[2]
LANGUAGES = ("es", "ru")
PLURAL_FORMS = {"es": 2, "ru": 3}
SOURCES = ("views", "rehearsal", "cli")
KEYWORDS = {"message": None, "say": None, "say_count": (1, 2)}

Id = str | tuple[str, ...]


def catalogue(language: str) -> Catalog:
    file = locale_folder() / language / "LC_MESSAGES" / "judgekit.po"
    with file.open("rb") as source:
        return read_po(source, locale=language)


def messages(language: str) -> list[Message]:
    return [message for message in catalogue(language) if message.id]


def key(message: Message) -> Id:
    """What a message is looked up by."""
    return message.id if isinstance(message.id, str) else tuple(message.id)


def forms(message: Message) -> Id:
    """The translation, in all its plural forms where it has some."""
    return message.string if isinstance(message.string, str) else tuple(message.string)


def texts(message: Message) -> Iterator[tuple[str, str]]:
    """Each translation beside the English text whose place it takes."""
    if isinstance(message.id, str):
        yield message.id, message.string
    else:
        yield from ((message.id[-1], form) for form in message.string)


def places(text: str) -> set[str]:
    """The names of the values that a message takes."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def sources() -> list[Path]:
    """The files whose messages are gathered."""
    return [file for each in SOURCES for file in (PROJECT / "judgekit" / each).rglob("*.py")]


def messages_in_f_strings(source: str) -> list[int]:
    """The lines where a message stands inside an f-string: before Python 3.12 it isn't gathered
    from there."""
    return [
        call.lineno
        for string in ast.walk(ast.parse(source))
        if isinstance(string, ast.JoinedStr)
        for call in ast.walk(string)
        if isinstance(call, ast.Call)
        and getattr(call.func, "attr", getattr(call.func, "id", "")) in KEYWORDS
        and any(
            isinstance(each, ast.Constant) and isinstance(each.value, str) for each in call.args
        )
    ]


@pytest.fixture(scope="module")
def gathered() -> set[Id]:
    """Every message that the sources have now."""
    return {
        text if isinstance(text, str) else tuple(text)
        for file in sources()
        for _, text, _, _ in extract_from_file("python", file, keywords=KEYWORDS)
    }


def test_no_message_stands_inside_an_f_string():
    example = """f"{say('Head')}: {wording.say('Foot')} {say(text)}" """
    assert messages_in_f_strings(example) == [1, 1]
    found = {
        file.relative_to(PROJECT).as_posix(): lines
        for file in sources()
        if (lines := messages_in_f_strings(file.read_text(encoding="utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_sources_is_there_and_none_that_is_gone(gathered, language):
    kept = {key(message) for message in messages(language)}
    assert gathered - kept == set()
    assert kept - gathered == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_translated_with_the_same_values(language):
    for message in messages(language):
        for english, translated in texts(message):
            assert translated, message.id
            assert places(translated) == places(english), message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_is_a_guess(language):
    assert [message.id for message in catalogue(language) if message.fuzzy] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_has_every_plural_form(language):
    counted = [message for message in messages(language) if not isinstance(message.id, str)]
    assert counted
    assert all(len(message.string) == PLURAL_FORMS[language] for message in counted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_is_in_step(language):
    file = locale_folder() / language / "LC_MESSAGES" / "judgekit.mo"
    with file.open("rb") as source:
        kept = {key(message): forms(message) for message in read_mo(source) if message.id}
    assert kept == {key(message): forms(message) for message in messages(language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_reads_the_compiled_catalogue(language):
    read = gettext.translation("judgekit", locale_folder(), [language])
    assert read.gettext("No penalty") != "No penalty"
