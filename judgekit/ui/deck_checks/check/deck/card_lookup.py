"""Something of each card that decks name, looked up in the background."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.cards import CardCatalogue
from judgekit.engine.ports.decks import DeckSources
from judgekit.ui.runtime.tasks import TaskRunner

Told = TypeVar("Told")
LookUp = Callable[[CardCatalogue, Collection[str]], Mapping[str, Told] | None]
"""What is told of the cards by their names as written; None without a card file."""


class CardLookup(QObject, Generic[Told]):
    """Looks each name up once; `found` when more are known."""

    found = Signal()

    def __init__(
        self,
        topic: str,
        look_up: LookUp[Told],
        decks: Callable[[], DeckSources],
        tasks: TaskRunner,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._topic, self._look_up = topic, look_up
        self._decks, self._tasks = decks, tasks
        self._known: dict[str, Told | None] = {}
        self._asked: frozenset[str] = frozenset()
        self.lacks_file = False
        """Whether there is no card file, as far as was seen."""

    def of(self, names: Collection[str]) -> Mapping[str, Told]:
        """Return what is known of these names; ask for the others."""
        missing = frozenset(names) - self._known.keys()
        if missing and not missing <= self._asked:
            self._asked = self._asked | missing
            self._ask(self._asked)
        known = ((name, self._known.get(name)) for name in names)
        return {name: told for name, told in known if told is not None}

    def forget(self) -> None:
        """Forget all, as for another card file."""
        self._known, self._asked = {}, frozenset()

    def _ask(self, names: frozenset[str]) -> None:
        decks, look_up = self._decks, self._look_up

        def done(told: Mapping[str, Told] | None) -> None:
            if names <= self._asked:
                self.lacks_file = told is None
                self._known.update({name: (told or {}).get(name) for name in names})
                self._asked -= names
                self.found.emit()

        def failed(failure: EnvironmentFailure) -> None:
            del failure  # said where cards are read; here nothing is told
            done({})

        self._tasks.run(
            self._topic, lambda _: look_up(decks().cards, names), done=done, failed=failed
        )
