"""Resolve a card name against several databases."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from judgekit.domain.cards.card_key import FACES, card_key, card_spelling, faces, has_accents
from judgekit.domain.cards.rebalanced import without_rebalanced
from judgekit.storage.cards.card_database import CardDatabase, Hit, NameKind
from judgekit.storage.cards.catalogue.card_record import WrittenNames
from judgekit.storage.cards.name_matching import (
    MOST_CANDIDATES,
    candidates,
    candidates_of_a_part,
    key_of,
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


def _unknown(_card: str) -> WrittenNames:
    return WrittenNames()


class CardNames:
    """Names of the bundled cards and of those of a card file, if there is one.

    A card in both has the name that the card file gives it. Every query raises apsw.Error if the
    card file's database is damaged.
    """

    def __init__(
        self,
        few: CardDatabase,
        loaded: CardDatabase | None,
        *,
        is_all: bool,
        written: Callable[[str], WrittenNames] = _unknown,
    ) -> None:
        """`is_all`: the card file holds all cards there are, or nearly; `written` are the names of
        its card with this English name, as they are written."""
        self._few = few
        self._loaded = loaded
        self._written = written
        self._is_all = is_all

    def meant_by(self, written: str) -> Meant:
        """Find the card that a name means, in any language."""
        key = key_of(written)
        if not key:
            return Meant()
        exact = self._hits(lambda database: database.exact(key))
        return self._exactly(written, key, exact) if exact else self._nearly(key)

    def _exactly(self, written: str, key: str, hits: Sequence[Hit]) -> Meant:
        """Find the card that a name means which these have."""
        name = meant_exactly(hits) or self._basic_land(key, hits) or self._spelled(written, hits)
        if not name:
            return Meant(candidates=candidates(hits))
        is_half = all(hit.kind is NameKind.OTHER_FACE for hit in hits if hit.name == name)
        return Meant(name, by_other_face=is_half)

    def _basic_land(self, key: str, hits: Sequence[Hit]) -> str:
        """Return the only basic land that is bundled with this name or shown by it, in whichever
        language: files give some of their printings the name of another land; empty if there is
        none, or if it is other cards' whole English name."""
        if any(hit.kind is NameKind.WHOLE for hit in hits):
            return ""
        bundled = {
            self._name_in_file(hit.name) for hit in self._few.exact(key) if _is_land(self._few, hit)
        }
        lands = bundled or {
            hit.name
            for hit in hits
            if self._loaded and _is_land(self._loaded, hit) and key in self._shown(hit.name)
        }
        return lands.pop() if len(lands) == 1 else ""

    def _nearly(self, key: str) -> Meant:
        """Find the card that a name means which is none's."""
        near = self._hits(lambda database: database.near(key))
        nearest = meant_nearly(key, near, knows_all=self._is_all)
        parts: list[Hit] = []
        if len(key) >= SHORTEST_PART:
            parts = self._hits(lambda database: database.having(key, MOST_CANDIDATES))
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

    def _spelled(self, written: str, hits: Sequence[Hit]) -> str:
        """Return the only card that has a name with these accents; empty if none are written, for
        who leaves them out means any."""
        if not has_accents(written) or any(hit.kind is NameKind.WHOLE for hit in hits):
            return ""
        spelling = card_spelling(written)
        cards = without_rebalanced(hit.name for hit in hits)
        spelled = [card for card in cards if self._is_spelled(card, spelling)]
        return spelled[0] if len(spelled) == 1 else ""

    def _is_spelled(self, card: str, spelling: str) -> bool:
        """Whether a card has a name or a face of this spelling; it may where none is known."""
        names = self._written(card).all
        each = (face for _, name in names for face in (name, *faces(name)))
        return not names or any(card_spelling(face) == spelling for face in each)

    def _shown(self, card: str) -> set[str]:
        """Return the keys of the names by which a card of the file is shown in other languages."""
        return set(map(card_key, self._written(card).shown))

    def _hits(self, ask: Callable[[CardDatabase], list[Hit]]) -> list[Hit]:
        few = ask(self._few)
        if self._loaded is None:
            return few
        return ask(self._loaded) + [hit._replace(name=self._name_in_file(hit.name)) for hit in few]

    def _name_in_file(self, name: str) -> str:
        """Return the English name that the card file gives to a bundled card."""
        hits = self._loaded.exact(card_key(name)) if self._loaded else []
        return meant_exactly([hit for hit in hits if hit.kind in _OWN_NAMES]) or name


def _is_land(database: CardDatabase, hit: Hit) -> bool:
    card = database.card(hit.name)
    return card is not None and card.basic_land
