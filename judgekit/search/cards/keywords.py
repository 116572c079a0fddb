"""The keywords of one edition of the Comprehensive Rules, and where a card's text uses them.

What is a keyword is read from the rules' own headings, so that a newer edition's are known.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from judgekit.domain.rules.document import Document, Section
from judgekit.search.cards.keyword_uses import is_meant, names_a_counter
from judgekit.search.cards.rules_text import plain_signs
from judgekit.search.cards.word_shapes import related_forms, verb_forms

ABILITIES, ACTIONS = "keyword abilities", "keyword actions"
"""Titles of the sections whose rules are a keyword each."""
COUNTERS = "counters"

_WORD = re.compile(r"[^\W_]+(?:['-][^\W_]+)*")
_SPACE = " "
_VARIANT = re.compile(
    r"(?:^|[.\"] )\"?([A-Z][\w' -]{2,40}?)(?: \[[^\]]*\])?,?\"? is a variant of (?:the )?\w"
)
_DESIGNATION = re.compile(
    r"(?:^|[.\"] )(?:The )?([A-Za-z][\w']*(?: [a-z][\w']*)?) is a designation"
)
_JOINED = re.compile(r"\"\[[^\]]+\]([a-z]{4,})\b")
"""The end of words that are made anew for each type: `“[type]walk”`."""
_KEYWORD_COUNTERS = re.compile(r"keyword counter", re.IGNORECASE)


class _Keyword(NamedTuple):
    section: Section
    is_ability: bool


class UsedKeyword(NamedTuple):
    """A keyword's rule and the words `text[start:end]` that use it."""

    section: Section
    start: int
    end: int


class Keywords:
    """An index of the keywords by their first words."""

    def __init__(self, document: Document) -> None:
        self._by_first: defaultdict[str, dict[tuple[str, ...], _Keyword]] = defaultdict(dict)
        self._endings: list[tuple[str, _Keyword]] = []
        self._read(document)
        self._longest_first = {
            first: sorted(names.items(), key=lambda each: len(each[0]), reverse=True)
            for first, names in self._by_first.items()
        }
        self._on_counters = _keyword_counters(document)

    def has(self, words: str) -> bool:
        """Whether these words are a keyword and nothing else."""
        name = _words(words)
        return bool(name) and name in self._by_first.get(name[0], {})

    def used_in(self, text: str) -> Iterator[UsedKeyword]:
        """Yield the uses in a text as `rules_text` gives it, in its order, longest names first."""
        tokens = list(_WORD.finditer(text))
        at = 0
        while at < len(tokens):
            keyword, length = self._at(tokens, at, text)
            start, end = tokens[at].start(), tokens[at + max(length, 1) - 1].end()
            if keyword is not None and self._counts(keyword, text, start, end):
                yield UsedKeyword(keyword.section, start, end)
            at += max(length, 1)

    def _at(self, tokens: list[re.Match[str]], at: int, text: str) -> tuple[_Keyword | None, int]:
        """Return the keyword whose name begins at a word, and how many words it has."""
        first = tokens[at][0].lower()
        for name, keyword in self._longest_first.get(first, ()):
            if _follow(tokens[at : at + len(name)], name, text):
                return keyword, len(name)
        for ending, keyword in self._endings:
            if first.endswith(ending):
                return keyword, 1
        return None, 0

    def _counts(self, keyword: _Keyword, text: str, start: int, end: int) -> bool:
        word = text[start:end].lower()
        if keyword.is_ability and names_a_counter(text, end) and word not in self._on_counters:
            return False
        return is_meant(word, text, start, end)

    def _read(self, document: Document) -> None:
        above = {
            section.ref: section.title.casefold()
            for section in document.sections
            if section.title and section.title.casefold() in (ABILITIES, ACTIONS)
        }
        below: defaultdict[str, list[str]] = defaultdict(list)
        for section in document.sections:
            if section.parent is not None:
                below[section.parent] += (block.text for block in section.blocks)
        for section in document.sections:
            kind = above.get(section.parent or "")
            if kind is not None and section.title:
                own = plain_signs("\n".join(below[section.ref]))
                self._add(_Keyword(section, kind == ABILITIES), section.title, own)

    def _add(self, keyword: _Keyword, title: str, own: str) -> None:
        """Add what a keyword is called: its heading, and what its own rules say are its kinds."""
        said = frozenset(_words(own))
        for name in plain_signs(title).split(" and "):
            for words in _named(_words(name), said, is_ability=keyword.is_ability):
                self._name(words, keyword)
        for line in own.split("\n"):
            for found in (*_VARIANT.finditer(line), *_DESIGNATION.finditer(line)):
                self._name(_words(found[1]), keyword)
            self._endings += ((each[1], keyword) for each in _JOINED.finditer(line))

    def _name(self, words: tuple[str, ...], keyword: _Keyword) -> None:
        if words:
            self._by_first[words[0]].setdefault(words, keyword)


def _named(
    name: tuple[str, ...], said: frozenset[str], *, is_ability: bool
) -> Iterable[tuple[str, ...]]:
    """Return the forms of a name: an action is a verb, of an ability's forms those count that its
    own rules use."""
    if not name:
        return ()
    if not is_ability:
        return [(form, *name[1:]) for form in verb_forms(name[0])]
    if len(name) > 1:
        return [name]
    return [(form,) for form in related_forms(name[0]) if form == name[0] or form in said]


def _words(text: str) -> tuple[str, ...]:
    return tuple(each.lower() for each in _WORD.findall(plain_signs(text)))


def _follow(tokens: list[re.Match[str]], name: tuple[str, ...], text: str) -> bool:
    """Whether these are the words of the name, with nothing but spaces in between."""
    return (
        len(tokens) == len(name)
        and all(token[0].lower() == word for token, word in zip(tokens, name, strict=True))
        and all(text[one.end() : other.start()] == _SPACE for one, other in pairwise(tokens))
    )


def _keyword_counters(document: Document) -> frozenset[str]:
    """Return the words of the rule that lists which abilities a counter can give."""
    over = {each.ref for each in document.sections if (each.title or "").casefold() == COUNTERS}
    said = (
        plain_signs(block.text)
        for section in document.sections
        if section.ref.split(".")[0] in over
        for block in section.blocks
        if _KEYWORD_COUNTERS.search(block.text)
    )
    return frozenset(word for text in said for word in re.split(r",? and |, |\.|: ", text.lower()))
