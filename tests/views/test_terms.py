"""The terms of docs/words.md are translated as the table says, and in one way: in every text of the
window and of the messages, in whatever form the word stands there."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from judgekit.search.words.folding import fold, tokens
from judgekit.search.words.stemming import Stemming
from judgekit.system.resources import locale_folder, resources_folder

PAGE = Path(__file__).resolve().parents[2] / "docs" / "words.md"
COLUMNS = ("meaning", "English", "Spanish", "Russian", "in the code")
FOREIGN = {"es": 2, "ru": 3}

EVERYDAY = frozenset(
    (
        *("change", "changes since", "current", "library"),
        *("action", "call", "command", "commander", "constructed", "correct", "entry", "finding"),
        *("fix", "follow", "free", "import", "in force", "leave", "limited", "match"),
        *("no penalty", "order", "set"),
        *("outcome", "phrase", "pool", "put back", "reading", "record", "redo", "regular"),
        *("ruling", "snapshot", "table", "term", "undo"),
    )
)
"""Terms whose English words are everyday words or verbs, too: held as a whole message only."""

SHORT: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "es": {
        "bye": ("libre",),
        "changes since": ("cambios posteriores",),
        "cut off": ("sin red",),
        "deck check": ("control", "mazo controlado"),
        "deck construction": ("construcción",),
        "decklist": ("lista",),
        "floor judge": ("jueces de piso",),
        "sealed": ("cerrado", "lanzamiento"),
        "tell again": ("avisar",),
    },
    "ru": {
        "checklist": ("осмотр",),
        "cut off": ("связи",),
        "deck check": ("проверка",),
        "hub": ("главным",),
        "let in": ("допущен", "допускать"),
        "on extension": ("доп. время",),
        "sealed": ("запечатанная", "выпуск"),
        "swiss rounds": ("швейцарская система",),
        "tell again": ("сообщить",),
    },
}
"""Shorter words for a term by language, where the rest follows from the place, and plurals that
the stemmer doesn't know."""

APART: Mapping[str, tuple[str, ...]] = {
    "es": (
        "Depends on when the player",
        "After the last turn the game",
        "deck check time",
        "the Rules Enforcement Level (competitive)",
        "a table (CSV, TSV) with the headings",
        "{file} lacks “{column}”",
    ),
    "ru": (
        "Who appeals",
        "Appeal made at",
        "Skip tables with a player",
        "Which player's list",
        "Depends on when the player",
        "Penalty guides of",
        "Edition of the penalty guides",
        "the edition of the penalty guides",
        "Slow Play, Warning only",
        "More games won",
        "After the last turn the game",
        "If the missing cards are in the opponent's deck",
        "the Rules Enforcement Level (competitive)",
        "a table (CSV, TSV) with the headings",
        "{file} lacks “{column}”",
    ),
}
"""Beginnings of texts by language whose translation does well without the term, or that name it as
a heading in a file."""
LONG = 5
"""Least letters of words that may be told to be the same by their beginning."""


def rows() -> list[list[str]]:
    """The cells of every term's row."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if "|" in line]
    return [row for row in cells if tuple(row) != COLUMNS and set(row[0]) != {"-"}]


def window_texts(language: str) -> Iterator[tuple[str, str]]:
    """Each text of the window with its translation, all plural forms in one."""
    file = resources_folder() / "translations" / f"judgekit_{language}.ts"
    for message in ET.parse(file).getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        yield message.findtext("source", ""), " ".join(translation.itertext())


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Each message of both faces with its translation."""
    file = locale_folder() / language / "LC_MESSAGES" / "judgekit.po"
    with file.open("rb") as source:
        for each in read_po(source, locale=language):
            if isinstance(each.id, str):
                yield each.id, each.string
            else:
                yield each.id[0], " ".join(each.string)


@cache
def texts(language: str) -> tuple[tuple[str, str], ...]:
    """All texts but the empty ones."""
    both = (*window_texts(language), *messages(language))
    return tuple((english, said) for english, said in both if english and said)


@cache
def words(text: str, language: str) -> frozenset[tuple[str, str]]:
    """Each word of a text, folded, with its stem."""
    folded = fold([each.word for each in tokens(re.sub(r"\{[^}]*\}|%n", " ", text))])
    return frozenset(zip(folded, Stemming().stems(folded, language), strict=True))


def has(said: str, way: str, language: str) -> bool:
    """Whether all words of a term stand in a text, in any form."""
    held = words(said, language)
    return all(any(is_same(word, other) for other in held) for word in words(way, language))


def is_same(word: tuple[str, str], other: tuple[str, str]) -> bool:
    """Whether two words are forms of one: of one stem, or long ones alike but for two letters."""
    least = min(len(word[0]), len(other[0]))
    alike = word[0][: least - 2] == other[0][: least - 2]
    return word[1] == other[1] or (least >= LONG and alike)


def terms_in(english: str, terms: list[str]) -> Iterator[str]:
    """Yield the terms that stand in a text, the longer ones first, each word taken once; names of
    files, options and placeholders are no words."""
    left = re.sub(r"\{[^}]*\}|\(\*[^)]*\)|`[^`]*`|--\S+|\b[\w.]+-[\w.@:-]+", " ", english)
    left = left.replace("(s)", "").casefold()
    for term in sorted(terms, key=len, reverse=True):
        form = re.escape(term.removesuffix("y")) + ("(?:y|ies)" if term[-1] == "y" else "(?:s|es)?")
        found = re.compile(rf"(?<![\w“]){form}(?!\w)")
        if found.search(left):
            left = found.sub(" ", left)
            yield term


def misses(language: str, table: Mapping[str, str]) -> list[str]:
    """Texts with a term whose translation lacks the table's word for it."""
    return [
        f"{term}: {english} | {said}"
        for english, said in texts(language)
        for term in terms_in(english, list(table))
        if term not in EVERYDAY
        and not english.startswith(APART[language])
        and not any(has(said, way, language) for way in ways(term, table, language))
    ]


def ways(term: str, table: Mapping[str, str], language: str) -> tuple[str, ...]:
    """The translations of a term that are right."""
    return (*table[term].split(", "), *SHORT[language].get(term, ()))


def in_one_language(language: str) -> dict[str, str]:
    """The table's translation by English term; each of two English words has the same one."""
    return {
        term.casefold(): row[FOREIGN[language]] for row in rows() for term in row[1].split(", ")
    }


def test_every_term_stands_once_in_all_its_languages():
    terms = [row[1] for row in rows()]
    assert len(terms) >= 60
    assert len(set(terms)) == len(terms)
    assert all(len(row) == len(COLUMNS) and all(row) for row in rows())


@pytest.mark.parametrize("language", FOREIGN)
def test_a_term_is_translated_as_the_table_says(language):
    table = {term: said.casefold() for term, said in in_one_language(language).items()}
    held = {
        english.casefold(): said.casefold()
        for english, said in messages(language)
        if english.casefold() in table
    }
    assert len(held) >= 30
    assert held == {term: table[term] for term in held}


@pytest.mark.parametrize("language", FOREIGN)
def test_a_term_in_a_text_is_translated_by_the_same_word(language):
    assert misses(language, in_one_language(language)) == []


@pytest.mark.parametrize(
    ("english", "said", "wrong"),
    [
        ("Game Loss for {player}", "Проигрыш игры: {player}", False),
        ("Two Game Losses", "Два проигрыша игры", False),
        ("Game Loss", "Проигрыш партии", True),
        ("The judge's remedy", "Исправлением судьи", False),
        ("Remedies", "Лечение", True),
    ],
)
def test_another_word_for_a_term_is_seen_in_any_form(monkeypatch, english, said, wrong):
    monkeypatch.setattr("tests.views.test_terms.texts", lambda _: ((english, said),))
    assert bool(misses("ru", in_one_language("ru"))) is wrong


@pytest.mark.parametrize("language", FOREIGN)
def test_every_exception_is_of_a_text_that_is_there(language):
    known = [english for english, _ in texts(language)]
    gone = [each for each in APART[language] if not any(text.startswith(each) for text in known)]
    assert gone == []
    assert set(SHORT[language]) | EVERYDAY <= set(in_one_language(language))
