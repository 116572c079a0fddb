"""Identification of a list's cards across languages and spellings."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Protocol

import msgspec

from judgekit.domain.cards.card_key import card_key, faces
from judgekit.domain.cards.card_match import CardFacts, CardMatch, CardSource
from judgekit.domain.cards.commanding import Commanding
from judgekit.domain.decklists.decklist import CardCount, Decklist


class CardKnowledge(Protocol):
    """A source of card data, such as the catalogue."""

    def matches(self, names: Collection[str], language: str = "") -> Mapping[str, CardMatch]:
        """Return the cards that the names of a list refer to; `language` is the reader's."""
        ...

    def facts(self, name: str) -> CardFacts | None:
        """Return what is known of a card by its English name."""
        ...

    def source(self) -> CardSource | None:
        """Return the loaded card files, if any."""
        ...


class CardsReadBy:
    """The cards as a reader of this language reads their names in a list."""

    def __init__(self, cards: CardKnowledge, language: str) -> None:
        self._cards = cards
        self._language = language
        self.facts = cards.facts
        self.source = cards.source

    def matches(self, names: Collection[str], language: str = "") -> Mapping[str, CardMatch]:
        """Return the cards that the names of a list refer to."""
        return self._cards.matches(names, language or self._language)


class IdentifiedCard(msgspec.Struct, frozen=True):
    """One card of a list with all its copies.

    `name` is the English name if `sure`, else as written; `written` are the names in the list,
    sorted, `misspelled` those that are not names of the card and `other_faces` those of another
    face than the front alone; `candidates` are the cards that a doubtful name may refer to.
    """

    name: str
    sure: bool
    written: tuple[str, ...]
    main: int = 0
    sideboard: int = 0
    commander: int = 0
    candidates: tuple[str, ...] = ()
    misspelled: tuple[str, ...] = ()
    other_faces: tuple[str, ...] = ()
    basic_land: bool = False
    may_be_basic: bool = False
    """Not sure, and one of the candidates is a basic land."""
    most_copies: int | None = None
    legalities: Mapping[str, str] | None = None
    released: str = ""
    in_core_sets: str = ""
    """Both as in CardFacts."""
    commanding: Commanding | None = None
    legality_date: str = ""
    """As in CardFacts: the day of the card file that `legalities` are from."""

    @property
    def copies(self) -> int:
        """Copies in all parts of the list."""
        return self.main + self.sideboard + self.commander

    @property
    def key(self) -> str:
        """Key that identifies the card across lists."""
        return card_key(self.name) if self.sure else _front(self.name)

    @property
    def may_have_any_number(self) -> bool:
        """Whether it may be a basic land or a card with its own limit under an unknown name.

        Names in Latin letters are excluded: all of those cards' Latin names are known.
        """
        return not (self.sure or self.candidates or _in_latin_letters(self.name))

    def keys(self) -> frozenset[str]:
        """All keys under which a list may name the card; lists print the front face alone."""
        keys = {card_key(name) for name in (self.name, *self.written)}
        return frozenset(keys | {_front(self.name)})


def identified_cards(decklist: Decklist, cards: CardKnowledge) -> tuple[IdentifiedCard, ...]:
    """Identify each card once, sorted by name, independent of the order of the lines."""
    gathered: dict[str, list[IdentifiedCard]] = {}
    for each in _lines(decklist, cards):
        gathered.setdefault(each.key, []).append(each)
    united = (_united(same) for same in gathered.values())
    return tuple(sorted(united, key=lambda card: (card.name.casefold(), card.name)))


def _lines(decklist: Decklist, cards: CardKnowledge) -> Iterator[IdentifiedCard]:
    matches = cards.matches(dict.fromkeys(card.name for card in decklist.cards))
    known = {name: _identified(name, match, cards) for name, match in matches.items()}
    for part in ("main", "sideboard", "commander"):
        counts: Iterable[CardCount] = getattr(decklist, part)
        for line in counts:
            yield msgspec.structs.replace(known[line.name], **{part: line.count})


def _identified(written: str, match: CardMatch, cards: CardKnowledge) -> IdentifiedCard:
    if not match.sure:
        return _doubtful(written, match.candidates, cards)
    facts = cards.facts(match.name) or CardFacts(match.name)
    return IdentifiedCard(
        match.name,
        sure=True,
        written=(written,),
        misspelled=(written,) if match.corrected else (),
        other_faces=(written,) if match.by_other_face and not match.corrected else (),
        basic_land=facts.basic_land,
        most_copies=facts.most_copies,
        legalities=match.legalities or facts.legalities,
        released=facts.released,
        in_core_sets=facts.in_core_sets,
        commanding=facts.commanding,
        legality_date=facts.legality_date,
    )


def _doubtful(written: str, candidates: tuple[str, ...], cards: CardKnowledge) -> IdentifiedCard:
    """A doubtful card, with the widest limit of its candidates: `Forrest` is never too many."""
    facts = [known for known in map(cards.facts, candidates) if known]
    limits = [known.most_copies for known in facts if known.most_copies is not None]
    return IdentifiedCard(
        written,
        sure=False,
        written=(written,),
        candidates=candidates,
        may_be_basic=any(known.basic_land for known in facts),
        most_copies=max(limits, default=None),
    )


def _united(same: list[IdentifiedCard]) -> IdentifiedCard:
    """Merge the lines of one card.

    Of several unsure names the most complete is kept, with both faces and all accents.
    """
    first = min(same, key=lambda card: (-len(faces(card.name)), *_plainness(card.name)))
    return msgspec.structs.replace(
        first,
        written=tuple(sorted({name for card in same for name in card.written})),
        main=sum(card.main for card in same),
        sideboard=sum(card.sideboard for card in same),
        commander=sum(card.commander for card in same),
        misspelled=tuple(sorted({name for card in same for name in card.misspelled})),
        other_faces=tuple(sorted({name for card in same for name in card.other_faces})),
    )


def _in_latin_letters(name: str) -> bool:
    return any(unicodedata.name(letter, "").startswith("LATIN") for letter in name)


def _plainness(name: str) -> tuple[bool, bool, str]:
    """Sort key that is least for a carefully written name."""
    return name.isascii(), name.isupper() or name.islower(), name


def _front(name: str) -> str:
    """Key of the front face: a card written with its back face equals the one without it."""
    return faces(card_key(name))[0]
