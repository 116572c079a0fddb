"""Parse the text in the search field."""

from __future__ import annotations

import re

from judgekit.domain.rules.query import Query

MOST_LETTERS = 1000
"""The rest of a longer text is ignored."""
MOST_WORDS = 40

_QUOTES = str.maketrans(dict.fromkeys("“”„«»‹›", '"'))
_PIECE = re.compile(r'(-?)"([^"]*)"?|([^\s"]+)')
_LANGUAGE_KEYS = frozenset({"lang", "language", "idioma", "язык"})
_FILTER_KEYS = _LANGUAGE_KEYS | {"in", "en", "doc", "document", "в", "док"}
# Compiled on use: hardly any query has such characters.
_UNSEEN = "[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]"
_CONTROL = "[\x00-\x1f\x7f-\x9f]"
_SURROGATE = "[\ud800-\udfff]"


def parse_query(text: str, *, typing: bool = False) -> Query:
    """Parse a typed query; never raises."""
    from judgekit.search.queries.section_number import read_number  # noqa: PLC0415  (start-up waits)

    visible = text[:MOST_LETTERS]
    if not text.isprintable():
        text = re.sub(_SURROGATE, "\ufffd", text)
        visible = re.sub(_CONTROL, " ", re.sub(_UNSEEN, "", text[:MOST_LETTERS]))
    words: list[str] = []
    phrases: list[tuple[str, ...]] = []
    excluded: list[str] = []
    filters: dict[bool, str] = {}
    last = None
    for piece in _PIECE.finditer(visible.translate(_QUOTES)):
        minus, quoted, plain = piece.groups()
        last = plain
        if quoted is not None:
            phrase = tuple(word for word in quoted.split() if _says_something(word))
            if phrase and minus:
                excluded.append(" ".join(phrase))
            elif phrase:
                phrases.append(phrase)
        elif (filtered := _filter(plain)) is not None:
            key, value = filtered
            filters[key in _LANGUAGE_KEYS] = value
        elif plain[0] == "-" and _says_something(plain):
            excluded.append(plain.lstrip("-"))
        elif _says_something(plain):
            words.append(plain)
    number = read_number(words[:MOST_WORDS])
    return Query(
        text=text,
        words=number.words,
        phrases=tuple(phrases[:MOST_WORDS]),
        excluded=tuple(excluded[:MOST_WORDS]),
        number=number.number,
        kind=number.kind,
        document=filters.get(False),
        language=filters.get(True),
        typing=typing and bool(words) and last == words[-1] and not visible[-1:].isspace(),
    )


def _filter(piece: str) -> tuple[str, str] | None:
    """Return key and value of a filter such as `lang:es`, else None."""
    key, _, value = piece.casefold().partition(":")
    return (key, value) if value and key in _FILTER_KEYS else None


def _says_something(word: str) -> bool:
    """Whether the word has a letter or digit."""
    return any(letter.isalnum() for letter in word)
