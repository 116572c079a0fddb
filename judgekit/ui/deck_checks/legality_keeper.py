"""Cache of list legality, checked in the background, each list once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.formats.findings import Legality
from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.domain.formats.identified_card import CardsReadBy
from judgekit.domain.formats.legality import Beside, check_legality
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.decks import DeckSources
from judgekit.ui.interface_words import interface_words
from judgekit.ui.runtime.local_day import tournament_day
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.views.deck_checks.event_format import deck_format
from judgekit.views.deck_checks.list_lookup import ListLookup
from judgekit.views.deck_checks.lists_reading import Asked, rules_asked
from judgekit.views.deck_checks.related_lists import beside_of, teams_of

READING = "formats and cards"
"""Topic of the task that reads them before they are needed."""

Key = tuple[Asked, Decklist, str, tuple[tuple[str, Decklist], ...], Decklist | None]
"""What a list is held against, the list, its name, its teammates' lists and its pool."""


class LegalityKeeper(QObject):
    """`found` is emitted when another list has been checked."""

    found = Signal()

    def __init__(
        self, dependencies: ProgramDependencies, lists: ListLookup, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._dependencies, self._lists = dependencies, lists
        self._known: dict[Key, Legality | None] = {}
        self._under_way: set[Key] = set()
        self._read_for: DeckFormat | None = None
        self.results = 0
        """Another number once a result is known or was forgotten."""

    def prepare(self) -> None:
        """Read formats and cards in the background, so that it isn't done while the first check of
        the day is painted; once for a format."""
        state, decks = self._dependencies.bridge.state, self._dependencies.decks
        format_ = deck_format(state)
        if format_ is None or format_ is self._read_for:
            return
        self._read_for = format_
        asked = Asked(format_, day=tournament_day(state, self._dependencies.bridge.now()))

        def forget(_: object) -> None:
            """What can't be read is reported where it is needed."""

        self._dependencies.tasks.run(
            READING, lambda _: rules_asked(decks(), asked), done=forget, failed=forget
        )

    def legality(self, player: str) -> Legality | None:
        """Legality of this player's list, beside the team's and the pool; None while it isn't
        known, if no list is recorded, and if the tournament's format has no rules. The first call
        starts the check."""
        state = self._dependencies.bridge.state
        format_, kept = deck_format(state), self._lists.list_of(state, player)
        if format_ is None or kept is None:
            return None
        beside = beside_of(state, teams_of(state), kept.player, self._lists.pools(state))
        mates = tuple(beside.teammates.items())
        day = tournament_day(state, self._dependencies.bridge.now())
        asked = Asked(format_, day=day, language=interface_words().language)
        key = (asked, kept.decklist, beside.own_name, mates, beside.pool)
        if key not in self._known and key not in self._under_way:
            self._look(key)
        return self._known.get(key)

    def forget(self) -> None:
        """Forget all results, as for other cards or another tournament; checks in progress are
        discarded."""
        self._known, self._under_way = {}, set()
        self.results += 1

    def _look(self, key: Key) -> None:
        under_way, decks = self._under_way, self._dependencies.decks
        under_way.add(key)

        def done(legality: Legality | None) -> None:
            if under_way is not self._under_way:
                return
            under_way.discard(key)
            self._known[key] = legality
            self.results += 1
            self.found.emit()

        def failed(failure: EnvironmentFailure) -> None:
            del failure  # reported where it is loaded; here the legality stays unknown
            done(None)

        self._dependencies.tasks.run(
            f"legality {id(key)}", lambda _: _looked(decks, key), done=done, failed=failed
        )


def _looked(decks: Callable[[], DeckSources], key: Key) -> Legality | None:
    """Run in a thread of the pool."""
    asked, registered, own_name, teammates, pool = key
    sources = decks()
    rules = rules_asked(sources, asked)
    if rules is None:
        return None
    beside = Beside(own_name, dict(teammates), pool)
    cards = CardsReadBy(sources.cards, asked.language)
    return check_legality(registered, rules, cards, beside, day=asked.day)
