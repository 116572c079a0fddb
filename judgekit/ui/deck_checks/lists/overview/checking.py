"""All kept lists held against the format in one go, in the background, a few at a time."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QObject, Signal

from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.formats.findings import Legality
from judgekit.domain.formats.format_rules import FormatRules
from judgekit.domain.formats.legality import ALONE, Beside, check_legality
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.decks import DeckSources
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.views.deck_checks.lists_reading import Asked, rules_asked

AT_ONCE = 25
"""Lists between two looks at whether anybody still waits."""
TOPIC = "check the lists"


class ToCheck(msgspec.Struct, frozen=True):
    """A kept list, and what it is held beside."""

    registered: RegisteredList
    beside: Beside = ALONE


class CheckedList(msgspec.Struct, frozen=True):
    """A list as it was looked at; `legality` is None where the format has no rules, `lacks_pool`
    says that it has some that only the player's pool tells of."""

    what: ToCheck
    legality: Legality | None
    lacks_pool: bool = False


class ListsChecking(QObject):
    """`went_on` tells that more is known; `failed` has the failure that ended it."""

    went_on = Signal()
    failed = Signal(object)

    def __init__(self, dependencies: ProgramDependencies, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._dependencies = dependencies
        self._asked = Asked()
        self._checked: dict[str, CheckedList] = {}
        self._waiting: list[ToCheck] = []
        self.total = 0
        """How many are looked at in this go."""

    @property
    def left(self) -> int:
        """How many still wait; 0 where nothing goes on."""
        return len(self._waiting)

    def result(self, what: ToCheck) -> CheckedList | None:
        """What is known of this list."""
        known = self._checked.get(what.registered.player)
        return known if known is not None and known.what == what else None

    def check(self, lists: Sequence[ToCheck], asked: Asked) -> None:
        """Look at those of which nothing is known yet."""
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
        """Look at no more of them for now."""
        self._dependencies.tasks.abandon(TOPIC)
        self._waiting = []

    def forget(self) -> None:
        """Another format is asked, or other cards are known."""
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
    """In a thread of the pool."""
    rules = rules_asked(sources, asked)
    return tuple(_looked_at(sources, each, rules) for each in lists)


def _looked_at(sources: DeckSources, what: ToCheck, rules: FormatRules | None) -> CheckedList:
    if rules is None:
        return CheckedList(what, None)
    legality = check_legality(what.registered.decklist, rules, sources.cards, what.beside)
    return CheckedList(what, legality, bool(rules.pool_rule) and what.beside.pool is None)
