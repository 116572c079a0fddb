"""Catalogue of all known cards: the bundled ones and those of a loaded card file."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import TypeVar

import apsw

from judgekit.domain.cards.card import Card
from judgekit.domain.cards.card_key import card_key
from judgekit.domain.cards.card_match import (
    CardFacts,
    CardMatch,
    CardSource,
    FoundCard,
)
from judgekit.engine.ports.cards import LoadProgress
from judgekit.storage.cards.card_catalogue_file import (
    FILE_NAME,
    LoadedCatalogue,
    OpenCatalogue,
    Today,
)
from judgekit.storage.cards.card_database import CardDatabase, CardWriter
from judgekit.storage.cards.card_names import CardNames, Meant
from judgekit.storage.cards.catalogue.catalogue_writer import CatalogueWriter
from judgekit.storage.cards.known_cards_file import KnownCard, read_known_cards
from judgekit.storage.cards.name_matching import MOST_CANDIDATES
from judgekit.storage.cards.names_in_list import settled
from judgekit.storage.files.draft_making import remove_left

MOST_REMEMBERED = 5000
"""Size of the answer cache; the decklists of a whole tournament name fewer cards."""

NEARLY_ALL = 5_000
"""Number of cards from which a card file is assumed to hold every name that might compete."""

Answer = TypeVar("Answer")


class KnownCards:
    """Implements the card catalogue and loader of `engine.ports.cards`; for any thread.

    The bundled cards are read on first use; raises EnvironmentFailure if that fails. `today` is
    asked when files are laid over each other or their days are told. The first look removes what
    killed loads left beside the card file.
    """

    def __init__(self, resources: Path, data: Path, today: Today) -> None:
        self._resources = resources
        self._path = data / FILE_NAME
        self._today = today
        self._loaded = LoadedCatalogue(self._path, today)
        self._few: CardDatabase | None = None
        self._few_facts: Mapping[str, CardFacts] = {}
        self._few_others: Mapping[str, Sequence[str]] = {}
        self._answers: dict[str, CardMatch] = {}
        self._lock = RLock()
        self._has_looked = False

    def match(self, name: str) -> CardMatch:
        """Find the card that a name means; see the port."""
        with self._lock:
            few = self._refreshed()
            answer = self._answers.get(name)
            if answer is None:
                meant = self._asked(lambda: self._meant(name, few))
                answer = _matched(meant, self._asked(lambda: self._facts(meant.likeliest)))
                if len(self._answers) >= MOST_REMEMBERED:
                    self._answers.clear()
                self._answers[name] = answer
            return answer

    def matches(self, names: Collection[str], language: str = "") -> dict[str, CardMatch]:
        """Find the cards that the names of a list mean; see the port."""
        with self._lock:
            found = {name: self.match(name) for name in names}

            def settle() -> dict[str, CardMatch]:
                loaded = self._loaded.catalogue
                meant = settled(found, language, loaded) if loaded is not None else {}
                return {
                    name: _matched(each, self._facts(each.name)) for name, each in meant.items()
                }

            return found | self._asked(settle)

    def facts(self, name: str) -> CardFacts | None:
        """Return the facts of a card by its English name as `match` gives it."""
        with self._lock:
            self._refreshed()
            return self._asked(lambda: self._facts(name))

    def bundled(self) -> Mapping[str, Sequence[str]]:
        """Return the bundled cards with their names in other languages; see the port."""
        with self._lock:
            self._refreshed()
            return self._few_others

    def found(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Return cards of the card file by the beginning or some words of a name; see the port."""
        return self._of_loaded(lambda catalogue: catalogue.found(typed, limit)) or ()

    def named(self, texts: Collection[str]) -> Mapping[str, str]:
        """Return the card file's cards of which these texts are a name; see the port."""
        return self._of_loaded(lambda catalogue: catalogue.named(texts)) or {}

    def described(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Return cards of the card file by words of their text, type or colour; see the port."""
        return self._of_loaded(lambda catalogue: catalogue.described(typed, limit)) or ()

    def of_kind(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Return cards of the card file by nothing but type and colour; see the port."""
        return self._of_loaded(lambda catalogue: catalogue.of_kind(typed, limit)) or ()

    def card(self, name: str) -> Card | None:
        """Return all that the card file says of a card; see the port."""
        return self._of_loaded(lambda catalogue: catalogue.card(name))

    def source(self) -> CardSource | None:
        """Return the loaded card file, if any."""
        with self._lock:
            self._refresh()
            return self._loaded.catalogue.source if self._loaded.catalogue else None

    def complaint(self) -> str:
        """Return `damaged`, `other-form` or `unreadable` if the loaded catalogue can't be used."""
        with self._lock:
            self._refresh()
            return self._loaded.complaint

    def load(self, file: Path, progress: LoadProgress, *, only: bool = False) -> CardSource | None:
        """Lay this file over the loaded catalogue; see the port."""
        writer = CatalogueWriter(self._path, progress, self._today, only=only)
        return writer.write(file, self._replacing)

    @contextmanager
    def _replacing(self) -> Iterator[None]:
        with self._lock:
            self._loaded.let_go()
            yield

    def _refreshed(self) -> CardDatabase:
        """Return the bundled cards, read on first use; reopen a changed loaded catalogue."""
        if self._few is None:
            cards = read_known_cards(self._resources)
            self._few = CardDatabase.in_memory(lambda writer: _take_in(cards, writer))
            self._few_facts = {card_key(card.facts.name): card.facts for card in cards}
            self._few_others = {card.facts.name: card.others for card in cards}
        self._refresh()
        return self._few

    def _refresh(self) -> None:
        if not self._has_looked:
            self._has_looked = True
            remove_left(self._path)
        if self._loaded.refresh():
            self._answers.clear()

    def _asked(self, ask: Callable[[], Answer]) -> Answer:
        """Ask, and ask again without the loaded catalogue if that turns out to be damaged."""
        try:
            return ask()
        except apsw.Error:
            if self._loaded.catalogue is None:
                raise
            self._loaded.give_up()
            self._answers.clear()
            return ask()

    def _of_loaded(self, ask: Callable[[OpenCatalogue], Answer]) -> Answer | None:
        """Ask the loaded catalogue, if there is one."""
        with self._lock:
            self._refresh()

            def asked() -> Answer | None:
                return ask(self._loaded.catalogue) if self._loaded.catalogue else None

            return self._asked(asked)

    def _meant(self, name: str, few: CardDatabase) -> Meant:
        """Find the card that a name means; the judge is asked of a name in another case."""
        loaded = self._loaded.catalogue
        if loaded is None:
            return CardNames(few, None, is_all=False).meant_by(name)
        is_all = loaded.head.source.cards >= NEARLY_ALL
        names = CardNames(few, loaded.database, is_all=is_all, written=loaded.written_names)
        meant = names.meant_by(name)
        declined = "" if meant.name else loaded.declined(name)
        if not declined:
            return meant
        others = (each for each in meant.candidates if each != declined)
        return Meant(candidates=(declined, *others)[:MOST_CANDIDATES])

    def _facts(self, name: str) -> CardFacts | None:
        """Merge both sources: the card file may know newer cards, and may lack card properties."""
        known = self._few_facts.get(card_key(name))
        loaded = self._loaded.catalogue.facts(name) if self._loaded.catalogue else None
        if known is None or loaded is None:
            return loaded or known
        return CardFacts(
            name,
            known.basic_land or loaded.basic_land,
            known.most_copies if loaded.most_copies is None else loaded.most_copies,
            loaded.legalities,
            loaded.released,
            loaded.in_core_sets,
            loaded.commanding or known.commanding,
            loaded.legality_date,
        )


def _matched(meant: Meant, facts: CardFacts | None) -> CardMatch:
    """Return what a name means, with the legality in the facts of the likeliest card."""
    return CardMatch(
        meant.likeliest,
        bool(meant.name),
        meant.candidates,
        facts.legalities if facts else None,
        meant.corrected,
        meant.by_other_face,
    )


def _take_in(cards: Sequence[KnownCard], writer: CardWriter) -> None:
    for card in cards:
        writer.add_card(card.facts)
        for name in card.others:
            writer.add_name(name)
