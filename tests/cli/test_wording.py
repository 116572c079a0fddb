"""The sentences of the terminal: each in three languages, with the same values in it."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from string import Formatter

import pytest

import judgekit.cli.words
from judgekit.cli.wording import _SENTENCES, Wording

BORROWED = frozenset({"deck.part-sideboard"})
"""What Spanish says with the English word, as its rules do."""


def places(sentence: str) -> set[str]:
    """The names of the values that a sentence takes."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_every_topic_is_said_and_no_two_share_a_key():
    topics = [
        vars(import_module(f"{judgekit.cli.words.__name__}.{module.name}"))[module.name.upper()]
        for module in pkgutil.iter_modules(judgekit.cli.words.__path__)
    ]
    assert sum(len(topic) for topic in topics) == len(_SENTENCES)
    assert all(key in _SENTENCES for topic in topics for key in topic)


@pytest.mark.parametrize("key", _SENTENCES)
def test_a_sentence_says_the_same_in_every_language(key):
    english, *others = _SENTENCES[key]
    assert all(places(each) == places(english) for each in others)
    assert len({english, *others}) == (2 if key in BORROWED else 3)


@pytest.mark.parametrize(
    ("language", "date"),
    [("en", "3 May 2019"), ("es", "3 de mayo de 2019"), ("ru", "3 мая 2019 г.")],
)
def test_a_date_is_written_as_the_language_writes_it(language, date):
    assert Wording(language).date("2019-05-03") == date
