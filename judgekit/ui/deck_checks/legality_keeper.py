"""Lists held against the format of the event, in the background, each once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from judgekit.domain.deck_checks.decklist import Decklist
from judgekit.domain.deck_checks.format_rules import DeckFormat
from judgekit.domain.deck_checks.legality import check_legality
from judgekit.domain.deck_checks.legality_findings import Legality
from judgekit.engine.deck_port import DeckSources
from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.deck_checks.event_rules import deck_format
from judgekit.ui.deck_checks.lists_reading import Asked, rules_asked
from judgekit.ui.shell.page import Services

Key = tuple[DeckFormat, Decklist]


class LegalityKeeper(QObject):
    """`found` tells that another list has been looked at."""

    found = Signal()

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._known: dict[Key, Legality | None] = {}
        self._under_way: set[Key] = set()

    def legality(self, registered: Decklist) -> Legality | None:
        """What is illegal in this list; None while that isn't known, and where the event's format
        has no rules of its own. Asking begins to look."""
        format_ = deck_format(self._services.bridge.state)
        if format_ is None:
            return None
        key = (format_, registered)
        if key not in self._known and key not in self._under_way:
            self._look(key)
        return self._known.get(key)

    def forget(self) -> None:
        """Other cards are known now, or another tournament is open."""
        self._known = {}

    def _look(self, key: Key) -> None:
        self._under_way.add(key)
        decks = self._services.decks

        def done(legality: Legality | None) -> None:
            self._under_way.discard(key)
            self._known[key] = legality
            self.found.emit()

        def failed(failure: EnvironmentFailure) -> None:
            del failure  # what can't be read is told where it is loaded; here nothing is known
            done(None)

        self._services.tasks.run(
            f"legality {id(key)}", lambda _: _looked(decks, key), done=done, failed=failed
        )


def _looked(decks: Callable[[], DeckSources], key: Key) -> Legality | None:
    """In a thread of the pool."""
    format_, registered = key
    sources = decks()
    rules = rules_asked(sources, Asked(format_))
    if rules is None:
        return None
    return check_legality(registered, rules, sources.cards)
