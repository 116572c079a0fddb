"""Checks all recorded lists against the format in the background, a few at a time."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QObject, Signal

from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.formats.findings import Legality
from judgekit.domain.formats.format_rules import FormatRules
from judgekit.domain.formats.identified_card import CardKnowledge, CardsReadBy
from judgekit.domain.formats.legality import ALONE, Beside, check_legality
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.decks import DeckSources
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.views.deck_checks.lists_reading import Asked, rules_asked

AT_ONCE = 25
"""Lists per background task; cancelling takes effect between tasks."""
TOPIC = "check the lists"


class ToCheck(msgspec.Struct, frozen=True):
    """A recorded list, and the lists and pool that it is checked with."""

    registered: RegisteredList
    beside: Beside = ALONE


class CheckedList(msgspec.Struct, frozen=True):
    """A list's result; `legality` is None if the format has no rules, `lacks_pool` is set if some
    rules need the player's pool, which isn't registered."""

    what: ToCheck
    legality: Legality | None
    lacks_pool: bool = False


class ListsChecking(QObject):
    """`went_on` is emitted for new results; `failed` carries the failure that ended it."""

    went_on = Signal()
    failed = Signal(object)

    def __init__(self, dependencies: ProgramDependencies, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._dependencies = dependencies
        self._asked = Asked()
        self._checked: dict[str, CheckedList] = {}
        self._waiting: list[ToCheck] = []
        self.total = 0
        """Number of lists checked in this run."""

    @property
    def left(self) -> int:
        """Number of lists still waiting; 0 if none is."""
        return len(self._waiting)

    def result(self, what: ToCheck) -> CheckedList | None:
        """Return the known result for this list, else None."""
        known = self._checked.get(what.registered.player)
        return known if known is not None and known.what == what else None

    def check(self, lists: Sequence[ToCheck], asked: Asked) -> None:
        """Check the lists without a result."""
        if asked != self._asked:
            self.forget()
            self._asked = asked
        if asked.format is None:
            self.cancel()
            return
        waiting = [each for each in lists if self.result(each) is None]
        if waiting == self._waiting:
            return
        self._waiting = waiting
        self.total = len(waiting)
        self._next()

    def cancel(self) -> None:
        """Stop checking."""
        self._dependencies.tasks.abandon(TOPIC)
        self._waiting = []

    def forget(self) -> None:
        """Forget all results, as for another format or other cards."""
        self.cancel()
        self._checked = {}

    def _next(self) -> None:
        if not self._waiting:
            self._dependencies.tasks.abandon(TOPIC)
            self.went_on.emit()
            return
        chunk, asked, decks = self._waiting[:AT_ONCE], self._asked, self._dependencies.decks
        self._dependencies.tasks.run(
            TOPIC, lambda _: _checked(decks(), chunk, asked), done=self._take, failed=self._failed
        )

    def _take(self, checked: tuple[CheckedList, ...]) -> None:
        self._checked.update((each.what.registered.player, each) for each in checked)
        del self._waiting[: len(checked)]
        self.went_on.emit()
        if self._waiting:
            self._next()

    def _failed(self, failure: EnvironmentFailure) -> None:
        self._waiting = []
        self.failed.emit(failure)


def _checked(
    sources: DeckSources, lists: Sequence[ToCheck], asked: Asked
) -> tuple[CheckedList, ...]:
    """Run in a thread of the pool."""
    rules = rules_asked(sources, asked)
    cards = CardsReadBy(sources.cards, asked.language)
    return tuple(_looked_at(cards, each, rules, asked.day) for each in lists)


def _looked_at(
    cards: CardKnowledge, what: ToCheck, rules: FormatRules | None, day: str
) -> CheckedList:
    if rules is None:
        return CheckedList(what, None)
    decklist = what.registered.decklist
    legality = check_legality(decklist, rules, cards, what.beside, day=day)
    return CheckedList(what, legality, bool(rules.pool_rule) and what.beside.pool is None)
