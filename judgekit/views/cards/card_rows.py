"""The list of found cards: one row for each, with what was typed marked in its name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.card_match import FoundCard, NameLikeness
from judgekit.domain.cards.elided import article_length
from judgekit.domain.rules.search_answer import MARK_END, MARK_START
from judgekit.engine.ports.cards import CardCatalogue

MOST_CARDS = 60
FEW, LEAST_DESCRIBED = 8, 3
"""Cards found by name below which their texts are searched, and letters from which they are."""
_WORD = re.compile(r"[^\s\-‐‑–—/,.]+")


class CardRow(NamedTuple):
    """A card by its English name. `marked` is the name that was found, with what was typed between
    U+E000 and U+E001; `language` is that of the name where it isn't English."""

    name: str
    marked: str
    language: str = ""


def found_rows(cards: CardCatalogue, typed: str) -> tuple[CardRow, ...]:
    """The cards that a text names, then, if these are few, those that it describes, each once."""
    found = cards.found(typed, MOST_CARDS)
    if len(found) < FEW and len(typed.strip()) >= LEAST_DESCRIBED:
        found += cards.described(typed, MOST_CARDS - len(found))
    rows: dict[str, CardRow] = {}
    for each in found:
        rows.setdefault(each.name, _row(each, typed))
    return tuple(rows.values())


def named_rows(names: Iterable[str]) -> tuple[CardRow, ...]:
    """The rows of cards by their English names."""
    return tuple(CardRow(name, name) for name in names)


def marked(name: str, typed: str) -> str:
    """A name with the words' beginnings marked that were typed."""
    wanted = [word for word in card_key(typed).replace("//", " ").split() if word]

    def mark(word: str) -> str:
        apart = article_length(word)
        begun = _begun(card_key(word), wanted)
        if apart and begun < len(card_key(word[:apart])) + 1:
            article, after = word[: apart - 1], word[apart:]
            whole = _begun(card_key(article), wanted) == len(card_key(article))
            before = f"{MARK_START}{article}{MARK_END}" if whole else article
            return f"{before}{word[apart - 1]}{mark(after)}"
        if not begun:
            return word
        end = next(at for at in range(1, len(word) + 1) if len(card_key(word[:at])) >= begun)
        return f"{MARK_START}{word[:end]}{MARK_END}{word[end:]}"

    return _WORD.sub(lambda match: mark(match.group()), name) if wanted else name


def _begun(key: str, wanted: Sequence[str]) -> int:
    """Return how many letters of a word were typed."""
    return max((len(each) for each in wanted if key.startswith(each)), default=0)


def _row(found: FoundCard, typed: str) -> CardRow:
    written = found.written or found.name
    is_by_name = found.likeness not in (NameLikeness.KIND, NameLikeness.TEXT)
    shown = marked(written, typed) if is_by_name else written
    return CardRow(found.name, shown, found.language if found.written else "")
