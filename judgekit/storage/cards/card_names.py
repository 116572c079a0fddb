"""Resolve a card name against several databases."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from judgekit.domain.cards.card_key import FACES, card_key, faces
from judgekit.storage.cards.card_database import CardDatabase, Hit, NameKind
from judgekit.storage.cards.name_matching import (
    MOST_CANDIDATES,
    candidates,
    candidates_of_a_part,
    meant_exactly,
    meant_nearly,
)

SHORTEST_PART = 3
"""Number of letters from which a name is also searched by some of its words."""
LEAST_FACES = 2
_OWN_NAMES = (NameKind.WHOLE, NameKind.FRONT)
"""What a card file may call a card that is bundled under this English name."""
_BETWEEN_FACES = re.compile(r"\s*[&+\\]\s*")
"""What people write between two halves besides slashes."""


class Meant(NamedTuple):
    """The card's English name if it is certain, else the candidates; both empty if no known card is
    close. `corrected`: certain, but spelled differently from all of its names. `by_other_face`:
    certain, but by the name of another face than the front alone."""

    name: str = ""
    candidates: tuple[str, ...] = ()
    corrected: bool = False
    by_other_face: bool = False

    @property
    def likeliest(self) -> str:
        """The card that is meant, or else the first candidate; empty if there is none."""
        return self.name or next(iter(self.candidates), "")


class CardNames:
    """Names of the bundled cards and of those of a card file, if there is one.

    A card in both has the name that the card file gives it. Every query raises apsw.Error if the
    card file's database is damaged.
    """

    def __init__(self, few: CardDatabase, loaded: CardDatabase | None, *, is_all: bool) -> None:
        """`is_all`: the card file holds all cards there are, or nearly."""
        self._few = few
        self._loaded = loaded
        self._is_all = is_all

    def meant_by(self, written: str) -> Meant:
        """Find the card that a name means, in any language."""
        # A card with the same name on both sides (`Sol Ring // Sol Ring`) has it once.
        key = FACES.join(dict.fromkeys(faces(card_key(written))))
        if not key:
            return Meant()
        exact = self._hits(lambda database: database.exact(key))
        return _exactly(exact) if exact else self._nearly(key)

    def _nearly(self, key: str) -> Meant:
        """Find the card that a name means which is none's."""
        near = self._hits(lambda database: database.near(key))
        nearest = meant_nearly(key, near, knows_all=self._is_all)
        parts = self._having_all_of(key)
        if parts and (nearest is None or any(hit.name != nearest.name for hit in parts)):
            return Meant(candidates=candidates_of_a_part(parts, near))
        if nearest is not None:
            is_half = nearest.kind is NameKind.OTHER_FACE
            return Meant(nearest.name, corrected=True, by_other_face=is_half)
        whole = self._of_all_faces(key)
        if whole:
            return Meant(whole, corrected=True)
        front = self._of_the_front(key)
        if not near and len(front) == 1 and len(faces(front[0].name)) == 1:
            return Meant(front[0].name, corrected=True)  # only that face of the card is known
        return Meant(candidates=candidates(near, front))

    def _of_all_faces(self, key: str) -> str:
        """Return the only card that has all the faces written, in any order and in any languages;
        empty if there is none, or fewer than two were written."""
        written = faces(_BETWEEN_FACES.sub(FACES, key))
        if len(written) < LEAST_FACES:
            return ""
        having = [
            {hit.name for hit in self._hits(partial(CardDatabase.exact, key=face))}
            for face in written
        ]
        cards = set.intersection(*having)
        return cards.pop() if len(cards) == 1 else ""

    def _of_the_front(self, key: str) -> list[Hit]:
        """Return the cards of the first face alone, each once, if several faces were written."""
        front, *rest = faces(key)
        if not rest:
            return []
        hits = self._hits(lambda database: database.exact(front))
        return list({hit.name: hit for hit in hits}.values())

    def _having_all_of(self, key: str) -> list[Hit]:
        """Return cards with a name of which this is a part: those that begin so, then those that
        have these words elsewhere."""
        if len(key) < SHORTEST_PART:
            return []
        most = MOST_CANDIDATES
        begun = self._hits(lambda database: database.beginning(key, most))
        others = (
            self._hits(lambda database: database.having(key, most)) if len(begun) < most else []
        )
        return [*begun, *others]

    def _hits(self, ask: Callable[[CardDatabase], list[Hit]]) -> list[Hit]:
        few = ask(self._few)
        if self._loaded is None:
            return few
        return ask(self._loaded) + [hit._replace(name=self._name_in_file(hit.name)) for hit in few]

    def _name_in_file(self, name: str) -> str:
        """Return the English name that the card file gives to a bundled card."""
        hits = self._loaded.exact(card_key(name)) if self._loaded else []
        return meant_exactly([hit for hit in hits if hit.kind in _OWN_NAMES]) or name


def _exactly(hits: Sequence[Hit]) -> Meant:
    name = meant_exactly(hits)
    if name is None:
        return Meant(candidates=candidates(hits))
    is_half = all(hit.kind is NameKind.OTHER_FACE for hit in hits if hit.name == name)
    return Meant(name, by_other_face=is_half)
