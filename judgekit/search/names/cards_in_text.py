"""Card names in what a judge wrote freely: found by the names of the loaded card file."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import NamedTuple

from judgekit.domain.cards.card_key import FACES, card_key
from judgekit.search.names.judges_words import JUDGES_WORDS

MOST_WORDS = 9
"""Words of the longest name that is looked for."""
MOST_LETTERS = 5_000
"""Letters of a text that are looked at; a note of a judge is shorter."""
LEAST_ALONE = 3
"""Letters of the shortest name of one word that is looked for."""

Named = Callable[[Collection[str]], Mapping[str, str]]
"""`CardCatalogue.named`."""

_WORD = re.compile(r"[^\s\[\]«»“”„\"]+")
_MARKED = re.compile(r"\[([^\[\]\n]+)\]|«([^«»\n]+)»|[“„]([^“”„\n]+)[”“]|\"([^\"\n]+)\"")
_LEADING, _TRAILING = "(¿¡…—–-", ").,:;!?…—–-"
_ENDS = (".", "!", "?", ":", "…", ";")
_COLON = ":"
_POSSESSIVES = ("'s", "’s")


class NamedCard(NamedTuple):
    """A card named at `text[start:end]`, by its English name."""

    start: int
    end: int
    name: str


class _Word(NamedTuple):
    """A word without the signs around it."""

    start: int
    end: int
    begins_sentence: bool


def cards_in_text(text: str, named: Named) -> tuple[NamedCard, ...]:
    """Return the cards that a text names, in its order; of names within each other the longest.

    A name begins with a capital letter, or stands whole in brackets or quotation marks. A single
    word is a name only within a sentence or, if it is a card's whole name, after a colon; apart
    from other words with capitals (*Game Loss*) and from numbers (*Turn 3*), and if judges don't
    write it so in a sense of their own. Several words that begin a sentence are none if no other
    has a capital and one is a word of judges. A line of capitals has names of two words and more.
    """
    text = text[:MOST_LETTERS]
    spans = sorted(_spans(text), key=lambda span: (span[0], -span[1]))
    found = named({text[start:end] for start, end in spans})
    cards: list[NamedCard] = []
    for start, end in spans:
        name = found.get(text[start:end])
        if not name or (" " not in text[start:end] and _is_half_after_colon(text, start, name)):
            continue
        if not cards or start >= cards[-1].end:
            cards.append(NamedCard(start, end, name))
    return tuple(cards)


def _spans(text: str) -> Iterator[tuple[int, int]]:
    """Yield all places in which a name might stand, some of them twice."""
    for marked in _MARKED.finditer(text):
        group = marked.lastindex or 0
        yield _trimmed(text, *marked.span(group))
    for line in re.finditer(r"[^\n]+", text):
        words = list(_words(text, *line.span()))
        shouts = line.group().isupper()
        for at, word in enumerate(words):
            if not text[word.start].isupper():
                continue
            for last in range(min(len(words), at + MOST_WORDS), at, -1):
                if last > at + 1:
                    is_name = not word.begins_sentence or _is_marked_off(text, words[at:last])
                else:
                    is_name = not shouts and _stands_alone(text, words, at)
                if is_name:
                    yield from _endings(text, word.start, words[last - 1].end)


def _stands_alone(text: str, words: list[_Word], at: int) -> bool:
    """Whether a single word with a capital letter may be a name."""
    word = words[at]
    written = text[word.start : word.end]
    is_abbreviation = len(written) < LEAST_ALONE or written.isupper()
    begins = word.begins_sentence and not _is_after_colon(text, word.start)
    if begins or is_abbreviation or _is_judges(text, word):
        return False
    before, after = words[at - 1], words[at + 1] if at + 1 < len(words) else None
    is_led = _adjoin(text, before, word) and text[before.start].isupper()
    if is_led and not before.begins_sentence:
        return False
    return after is None or text[after.start].islower() or not _adjoin(text, word, after)


def _is_after_colon(text: str, start: int) -> bool:
    return text[:start].rstrip().endswith(_COLON)


def _is_half_after_colon(text: str, start: int, name: str) -> bool:
    """Whether a card with several faces is named by a word with which a sentence may begin there
    (*Who*, *Said*): its halves are called by such words more often than whole cards."""
    return FACES in name and _is_after_colon(text, start)


def _adjoin(text: str, one: _Word, two: _Word) -> bool:
    """Whether no sign stands between two words."""
    return text[one.end : two.start].isspace()


def _is_marked_off(text: str, words: list[_Word]) -> bool:
    """Whether words that begin a sentence are more than its beginning."""
    has_capital = any(text[word.start].isupper() for word in words[1:])
    return has_capital or not any(_is_judges(text, word) for word in words)


def _is_judges(text: str, word: _Word) -> bool:
    return card_key(text[word.start : word.end]) in JUDGES_WORDS


def _words(text: str, start: int, end: int) -> Iterator[_Word]:
    """Yield the words of a line without what stands before and after them."""
    begins = True
    for each in _WORD.finditer(text, start, end):
        first, last = _trimmed(text, *each.span())
        if first < last:
            yield _Word(first, last, begins)
            begins = each.group().rstrip(")").endswith(_ENDS)


def _endings(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield a span and, after an English possessive, what has it."""
    yield start, end
    if text[start:end].endswith(_POSSESSIVES):
        yield start, end - 2


def _trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and (text[start].isspace() or text[start] in _LEADING):
        start += 1
    while end > start and (text[end - 1].isspace() or text[end - 1] in _TRAILING):
        end -= 1
    return start, end
