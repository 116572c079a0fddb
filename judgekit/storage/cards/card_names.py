"""Which card a name means, asked of several databases at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from judgekit.domain.cards.card_key import card_key, faces
from judgekit.storage.cards.card_database import CardDatabase, Hit
from judgekit.storage.cards.name_matching import (
    MOST_CANDIDATES,
    candidates,
    meant_exactly,
    meant_nearly,
)

SHORTEST_BEGINNING = 3
"""Letters from which on a name is looked for by how it begins."""


class Meant(NamedTuple):
    """The card's English name where that is sure, else the candidates; neither where no card that
    is known comes near. `corrected`: sure, but written otherwise than any of its names."""

    name: str = ""
    candidates: tuple[str, ...] = ()
    corrected: bool = False


class CardNames:
    """The names of the few cards that are always known, and of those of a card file, if there is
    one. Where both know a card it bears the name that the card file gives it.

    Every question raises apsw.Error where the card file's database is not sound.
    """

    def __init__(self, few: CardDatabase, loaded: CardDatabase | None, *, is_all: bool) -> None:
        """`is_all`: the loaded ones are all cards there are, or nearly."""
        self._few = few
        self._loaded = loaded
        self._is_all = is_all

    def meant_by(self, written: str) -> Meant:
        """The card that is meant by a name, in any language."""
        key = card_key(written)
        if not key:
            return Meant()
        exact = self._hits(lambda database: database.exact(key))
        if exact:
            name = meant_exactly(exact)
            return Meant(name) if name else Meant(candidates=candidates(exact))
        near = self._hits(lambda database: database.near(key))
        name = meant_nearly(key, near, knows_all=self._is_all)
        if name is not None:
            return Meant(name, corrected=True)
        front = self._of_the_front(key)
        if not near and len(front) == 1 and len(faces(front[0].name)) == 1:
            return Meant(front[0].name, corrected=True)  # all that is known of it is that face
        return Meant(candidates=candidates(near, front, self._beginning(key)))

    def _of_the_front(self, key: str) -> list[Hit]:
        """The cards of the first face alone, each once, where several were written."""
        front, *rest = faces(key)
        if not rest:
            return []
        hits = self._hits(lambda database: database.exact(front))
        return list({hit.name: hit for hit in hits}.values())

    def _beginning(self, key: str) -> list[Hit]:
        if len(key) < SHORTEST_BEGINNING:
            return []
        return self._hits(lambda database: database.beginning(key, MOST_CANDIDATES))

    def _hits(self, ask: Callable[[CardDatabase], list[Hit]]) -> list[Hit]:
        few = ask(self._few)
        if self._loaded is None:
            return few
        return ask(self._loaded) + [hit._replace(name=self._name_in_file(hit.name)) for hit in few]

    def _name_in_file(self, name: str) -> str:
        found = meant_exactly(self._loaded.exact(card_key(name))) if self._loaded else None
        return found or name
