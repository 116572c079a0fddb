"""Card names found in free texts of a page, in the background."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.decks import DeckSources
from judgekit.search.names.cards_in_text import NamedCard, cards_in_text
from judgekit.ui.shell.page import ProgramDependencies

MOST_KEPT = 200


class FoundNames(QObject):
    """Keeps what was found in a text; `found` once there is more."""

    found = Signal()

    def __init__(self, dependencies: ProgramDependencies, parent: QObject) -> None:
        super().__init__(parent)
        self._dependencies = dependencies
        self._known: dict[str, tuple[NamedCard, ...]] = {}
        self._topic = f"card names {id(self)}"

    def of(self, text: str) -> tuple[NamedCard, ...]:
        """Return the cards that a text names, as far as is known; looks for them otherwise."""
        if not text.strip():
            return ()
        if text not in self._known:
            self._look(text)
        return self._known.get(text, ())

    def forget(self) -> None:
        """Forget all, as for another card file."""
        self._known = {}

    def _look(self, text: str) -> None:
        decks = self._dependencies.decks

        def done(cards: tuple[NamedCard, ...]) -> None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            self._known[text] = cards
            if cards:
                self.found.emit()

        def failed(failure: EnvironmentFailure) -> None:
            del failure  # said where cards are read; a text is shown without links
            done(())

        self._dependencies.tasks.run(
            self._topic, lambda _: _found(decks(), text), done=done, failed=failed
        )


def _found(sources: DeckSources, text: str) -> tuple[NamedCard, ...]:
    """Run in a thread of the pool."""
    return cards_in_text(text, sources.cards.named)
