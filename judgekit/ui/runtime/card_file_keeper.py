"""The card file as the window loads it: in the background, one at a time, for all pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.runtime.tasks import Abandoned, Report, TaskRunner
from judgekit.ui.words.wording import failure_sentence

if TYPE_CHECKING:
    from judgekit.domain.cards.card_match import CardSource, LoadOutcome
    from judgekit.engine.ports.cards import CardProvider
    from judgekit.engine.ports.decks import DeckSources

LOAD, LOOK = "load a card file", "look which card file is loaded"
ENDINGS = (".json", ".gz")
"""How names of card files end."""

LARGEST_LIST = 4_000_000
"""Bytes; decklists are far smaller, card files far larger."""


def is_card_file(path: Path) -> bool:
    """Whether a file is a card file by its name."""
    return path.name.casefold().endswith(ENDINGS)


def is_too_large_for_a_list(path: Path) -> bool:
    """Whether a file with such a name is a card file and no decklist, which may be JSON, too."""
    try:
        return is_card_file(path) and path.stat().st_size > LARGEST_LIST
    except OSError:
        return False


class CardFileKeeper(QObject):
    """What is loaded, and the loading. `part` is how much of the file is read, None while none
    is; `failure` is why the last one was not loaded, empty if it was, and `outcomes` what it then
    brought; of several that were given together all of them."""

    changed = Signal()
    """Any of it is different."""
    loaded = Signal()
    """Another card file is in use."""

    def __init__(
        self,
        decks: Callable[[], DeckSources],
        tasks: TaskRunner,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._decks = decks
        self._tasks = tasks
        self.source: CardSource | None = None
        self.complaint = ""
        self.failure = ""
        self.outcomes: tuple[LoadOutcome, ...] = ()
        self.part: float | None = None
        self._waiting: list[Path] = []

    @property
    def is_loading(self) -> bool:
        """Whether a file is being read."""
        return self.part is not None

    def refresh(self) -> None:
        """Look in the background which card file is loaded."""
        self._tasks.run(
            LOOK,
            lambda _: (self._decks().cards.source(), self._decks().cards.complaint()),
            done=self._found,
            failed=lambda failure: self._fail(failure_sentence(failure)),
        )

    def load(self, path: Path) -> None:
        """Lay this file over what is loaded."""
        self.load_all([path])

    def load_all(self, paths: Sequence[Path]) -> None:
        """Lay these files, one at least, over what is loaded, one after another: the largest first,
        for a file of rulings needs the cards."""
        self._waiting = sorted(paths, key=_size, reverse=True)
        self.failure, self.outcomes = "", ()
        self._load_next()

    def stop(self) -> None:
        """Stop loading; what was loaded before stays."""
        self._tasks.abandon(LOAD)
        self._waiting.clear()
        self.part = None
        self.changed.emit()
        self.refresh()  # it may have come to its end in that moment

    def _load_next(self) -> None:
        path = self._waiting.pop(0)
        self.part = 0.0
        self._tasks.run(
            LOAD,
            lambda report: _load(self._decks().cards, path, report),
            done=self._was_loaded,
            failed=lambda failure: self._was_not_loaded(failure, path),
            progress=self._progressed,
        )
        self.changed.emit()

    def _found(self, found: tuple[CardSource | None, str]) -> None:
        if found != (self.source, self.complaint):
            self.source, self.complaint = found
            self.changed.emit()

    def _progressed(self, part: float) -> None:
        self.part = part
        self.changed.emit()

    def _was_loaded(self, source: CardSource | None) -> None:
        self.part = None
        if source is not None:
            self._tasks.abandon(LOOK)  # it may have seen the file before
            self.source, self.complaint = source.as_told_later(), ""
            if source.outcome is not None:
                self.outcomes = (*self.outcomes, source.outcome)
            self.loaded.emit()
        self._go_on()

    def _was_not_loaded(self, failure: EnvironmentFailure, path: Path) -> None:
        sentence = failure_sentence(_by_name(failure, path))
        self.part, self.failure = None, " ".join(filter(None, (self.failure, sentence)))
        self._go_on()

    def _go_on(self) -> None:
        if self._waiting:
            self._load_next()
        else:
            self.changed.emit()

    def _fail(self, sentence: str) -> None:
        self.part, self.failure = None, sentence
        self.changed.emit()


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0


def _by_name(failure: EnvironmentFailure, path: Path) -> EnvironmentFailure:
    """Name a file that the user just chose without its folder."""
    if failure.path == str(path):
        return EnvironmentFailure(failure.reason, path.name)
    return failure


def _load(cards: CardProvider, path: Path, report: Report) -> CardSource | None:
    """Run in a thread of the pool."""

    def went_on(read: int, size: int) -> bool:
        try:
            report(read / size if size else 0.0)
        except Abandoned:
            return False
        return True

    return cards.load(path, went_on)
