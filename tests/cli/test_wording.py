"""The sentences of the terminal: each in three languages, with the same values in it."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from string import Formatter

import pytest

import judgekit.cli.words
from judgekit.cli.wording import Wording

BORROWED = frozenset({"deck.part-sideboard"})
"""What Spanish says with the English word, as its rules do."""


TOPICS = tuple(
    vars(import_module(f"{judgekit.cli.words.__name__}.{module.name}"))[module.name.upper()]
    for module in pkgutil.iter_modules(judgekit.cli.words.__path__)
)
SENTENCES = {key: sentences for topic in TOPICS for key, sentences in topic.items()}


def places(sentence: str) -> set[str]:
    """The names of the values that a sentence takes."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_every_topic_is_said_and_no_two_share_a_key():
    assert sum(len(topic) for topic in TOPICS) == len(SENTENCES)
    wording = Wording("en")
    for key, (english, *_) in SENTENCES.items():
        values = dict.fromkeys(places(english), 7)
        assert wording.say(key, **values) == english.format(**values)


@pytest.mark.parametrize("key", SENTENCES)
def test_a_sentence_says_the_same_in_every_language(key):
    english, *others = SENTENCES[key]
    assert all(places(each) == places(english) for each in others)
    assert len({english, *others}) == (2 if key in BORROWED else 3)


@pytest.mark.parametrize(
    ("language", "date"),
    [("en", "3 May 2019"), ("es", "3 de mayo de 2019"), ("ru", "3 мая 2019 г.")],
)
def test_a_date_is_written_as_the_language_writes_it(language, date):
    assert Wording(language).date("2019-05-03") == date
