"""Resolve a printed entry of a card or set list to the English name.

`Bridge from Below (с 12 июля 2019)`, `Родильный Кокон (Birthing Pod)`, `Ixalan™`, `El trono de
Eldraine (hasta el 24 de septiembre de 2021)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.card_names import CardName

_MARKS = re.compile(r"[™®*†‡]|\s+$")
_PARENTHESES = re.compile(r"\(([^()]*)\)")
_DAY = re.compile(
    r"\b(?:effective|as of|from|since|until|desde|hasta|a partir|с|со|до|по)\b.*\b\d{4}\b.*",
    re.IGNORECASE,
)
"""Start or end date of an entry; a year alone may be part of a set's name."""
_LONGEST_NAME = 7
"""In words; a longer entry that names no known card is a sentence."""


class ListEntry(msgspec.Struct, frozen=True):
    """A resolved entry.

    `name` is English if `known` or if the entry includes it, else as printed; `keys` are all names,
    as `card_key` gives them; `note` is printed beside it.
    """

    name: str
    keys: tuple[str, ...]
    note: str
    known: bool

    @property
    def is_name(self) -> bool:
        """Whether it may be a name at all."""
        return self.known or 0 < len(self.name.split()) <= _LONGEST_NAME


class NameJoin:
    """Index of card (or set) names in all languages, including one document's own spellings."""

    def __init__(self, names: Iterable[CardName], kind: str, document: str) -> None:
        self._by_key: dict[str, CardName] = {}
        wanted = [name for name in names if name.kind == kind]
        for name in wanted:
            for written in name.in_languages().values():
                self._by_key.setdefault(card_key(written), name)
        for name in wanted:
            for written in name.printed.get(document, ()):
                self._by_key.setdefault(card_key(written), name)

    def read(self, printed: str) -> ListEntry:
        """Resolve a printed entry; it is not `known` if no name matches."""
        text = _MARKS.sub("", printed).strip()
        notes: list[str] = []
        names: list[str] = []
        for part in _PARENTHESES.findall(text):
            (notes if _DAY.search(part) else names).append(part.strip())
        head = _PARENTHESES.sub(" ", text)
        day = _DAY.search(head) if notes or names else None
        if day:
            notes.append(day.group().strip())
            head = head[: day.start()]
        head = " ".join(head.split())
        written = [name for name in (text, *names, head) if name]
        found = next(
            (self._by_key[key] for key in map(card_key, written) if key in self._by_key), None
        )
        note = "; ".join(notes)
        keys = [card_key(name) for name in (*names, head)]
        if found is None:
            english = next((name for name in names if name.isascii()), head)
            return ListEntry(english, tuple(filter(None, dict.fromkeys(keys))), note, known=False)
        keys += [card_key(name) for name in found.in_languages().values()]
        return ListEntry(
            found.en or head, tuple(filter(None, dict.fromkeys(keys))), note, known=True
        )
