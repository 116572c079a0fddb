"""Port for card names. Separate from the other ports so that startup doesn't import its types."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from judgekit.domain.cards.card import Card
from judgekit.domain.cards.card_match import CardFacts, CardMatch, CardSource, FoundCard

LoadProgress = Callable[[int, int], bool]
"""Called with the bytes read and the total; returns False to cancel and change nothing."""


class CardCatalogue(Protocol):
    """All known cards: the few bundled ones, and those of a loaded card file.

    Usable from any thread; opened on first use.
    """

    def match(self, name: str) -> CardMatch:
        """The card that this name refers to, in any language, allowing small typing errors.

        Sure only if a single card is close. Any text has an answer; raises EnvironmentFailure if a
        bundled file is missing or damaged.
        """
        ...

    def matches(self, names: Collection[str], language: str = "") -> Mapping[str, CardMatch]:
        """The cards that the names of one list refer to, as `match` gives them, by these names.

        A name of several cards is the one that has it in the language of the list's other names; in
        `language`, the reader's, where there are none."""
        ...

    def facts(self, name: str) -> CardFacts | None:
        """What is known of a card by its English name as returned by `match`; None if nothing."""
        ...

    def bundled(self) -> Mapping[str, Sequence[str]]:
        """The few bundled cards by their English names, with their names in other languages."""
        ...

    def found(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Cards of the loaded card file, in any language: those that are called so, those called so
        for short (*Thassa*), the newest first, those whose name begins with the text, then those
        that have all its words, in any order and the last perhaps unfinished; if there are none,
        those that have them but for typing errors. Of each the shortest first. A set's code and a
        collector number (`neo 123`, `Heron (neo) 123`) find that card; a Russian name may be
        declined, and a whole name may stand beside words of its card's text."""
        ...

    def named(self, texts: Collection[str]) -> Mapping[str, str]:
        """Of these texts those that are a name of one card of the loaded card file, whole or of a
        face, in any language, as `card_key` compares them: its English name by the text. A Russian
        name of two words and more may be declined."""
        ...

    def described(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Cards of the loaded card file that have all these words in their text, type or colour,
        in any language and any form; words in quotation marks as a phrase, symbols in braces as
        they stand in the text or the cost. If there are none, cards that have some of the words in
        their name. Best first."""
        ...

    def of_kind(self, typed: str, limit: int) -> tuple[FoundCard, ...]:
        """Cards of the loaded card file of which type and colour have all these words, in any
        language and any form; none for a single word. The shortest text first."""
        ...

    def card(self, name: str) -> Card | None:
        """All that the loaded card file says of a card, by its English name as returned by `match`
        and `found`; None if it has no such card."""
        ...

    def source(self) -> CardSource | None:
        """The loaded card file; None if there is none."""
        ...

    def complaint(self) -> str:
        """Why the loaded card file can't be used.

        `damaged`, `other-form` or `unreadable`; empty if it can, or if there is none.
        """
        ...


class CardLoader(Protocol):
    """Loads card files into the catalogue."""

    def load(self, file: Path, progress: LoadProgress, *, only: bool = False) -> CardSource | None:
        """Lay a file over what is loaded, or begin anew if `only`; None if `progress` cancelled.

        Of each fact of a card the one of the later day stays; what the file lacks is left. Raises
        EnvironmentFailure if it can't be read or has no cards, or has rulings alone and none is
        on a loaded card; then, as after a cancel, the catalogue is unchanged.
        """
        ...


class CardProvider(CardCatalogue, CardLoader, Protocol):
    """A card catalogue that can load files."""
