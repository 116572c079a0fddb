"""Which check is shown, and which of its decks is active."""

from __future__ import annotations

from PySide6.QtCore import QObject

from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.domain.deck_finding import Consideration, limits_for
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.infractions.policy import NONE, Catalogue
from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.deck_checks.check.deck.finding_rows import FindingGroup
from judgekit.ui.deck_checks.check.deck.findings import FoundIn, considered_of, finding_groups
from judgekit.ui.deck_checks.check.deck.keeper import DeckKeeper
from judgekit.ui.deck_checks.legality_keeper import LegalityKeeper
from judgekit.ui.shell.page import PenaltyWords, ProgramDependencies
from judgekit.views.deck_checks.check_penalties import penalties_of_check
from judgekit.views.deck_checks.checked_deck import CheckedDeck
from judgekit.views.deck_checks.event_format import deck_format

PANES = 2
"""Decks side by side; larger tables are shown two decks at a time."""


class CurrentCheck(QObject):
    """Decks and panes are numbered from 0."""

    def __init__(
        self, dependencies: ProgramDependencies, keeper: DeckKeeper, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self.keeper = keeper
        self.legality = LegalityKeeper(dependencies, keeper.lists, self)
        self.id = ""
        """Empty if none is shown."""
        self.active = 0
        """The deck that receives typing."""

    @property
    def check(self) -> DeckCheck | None:
        """The shown check while it is in progress, else None."""
        check = self._bridge.state.deck_checks.entered.by_id.get(self.id)
        return check if check is not None and check.is_open else None

    def going(self) -> list[DeckCheck]:
        """Return all checks in progress."""
        return self._bridge.state.deck_checks.open_checks()

    def choose(self, check: DeckCheck) -> None:
        """Show this check, its first deck active."""
        if check.id != self.id:
            self.id, self.active = check.id, 0

    def choose_longest(self) -> None:
        """Choose the check in progress longest, if none is shown."""
        going = self.going()
        if self.check is None and going:
            self.choose(going[0])

    def turn(self) -> None:
        """Switch to the next check in progress."""
        going = self.going()
        ids = [each.id for each in going]
        if going:
            at = ids.index(self.id) + 1 if self.id in ids else 0
            self.choose(going[at % len(going)])

    def forget(self) -> None:
        """Reset for another tournament."""
        self.legality.forget()
        self.id, self.active = "", 0

    def deck(self, at: int) -> CheckedDeck | None:
        """Return one of the check's decks; None if there is none at that index."""
        check = self.check
        if check is None or not 0 <= at < check.decks:
            return None
        return self.keeper.deck(check, at)

    def deck_in(self, pane: int) -> int:
        """Number of the deck in that pane, within the pair that holds the active deck."""
        return self.active // PANES * PANES + pane

    def considered(self, at: int) -> tuple[Consideration, ...]:
        """Considerations for that deck, the likeliest first."""
        check = self.check
        if check is None or not 0 <= at < check.decks:
            return ()
        return self.considered_in(check, at)

    def considered_in(self, check: DeckCheck, at: int) -> tuple[Consideration, ...]:
        """Considerations for a deck of any check in progress, the likeliest first."""
        return self._considered_for(self.found_in(check, at), self.catalogue())

    def found_in(self, check: DeckCheck, at: int) -> FoundIn:
        """All that findings are drawn from for a deck of any check in progress."""
        deck = self.keeper.deck(check, at)
        legality = self.legality.legality(deck.player) if deck.registered is not None else None
        marks = tuple(mark for (of, _), mark in check.checklist.items() if of == at)
        penalties = penalties_of_check(self._bridge.state, check, deck.player)
        limits = limits_for(deck.registered or Decklist(), deck_format(self._bridge.state))
        return FoundIn(deck, legality, marks, penalties, limits)

    def groups_in(self, check: DeckCheck, at: int) -> tuple[FindingGroup, ...]:
        """Findings of a deck of any check in progress, with what to consider for them."""
        found, catalogue = self.found_in(check, at), self.catalogue()
        considered = self._considered_for(found, catalogue)
        language = self._dependencies.preferences.language()
        return finding_groups(catalogue, found, considered, language)

    def penalty_for(self, check: DeckCheck, at: int, place: int) -> PenaltyWords | None:
        """Initial values of the penalty for one of a deck's considerations; None if there is no
        infraction."""
        considered = self.considered_in(check, at)
        chosen = considered[place] if place < len(considered) else None
        if chosen is None or chosen.id == NONE:
            return None
        lines = (
            group.lines
            for group in self.groups_in(check, at)
            if place in (each.place for each in group.considered)
        )
        return PenaltyWords(
            self.keeper.deck(check, at).player,
            check.table,
            infraction=chosen.id,
            circumstances=chosen.circumstances,
            happened="; ".join(line.words for line in next(lines, ())),
            check=check.id,
        )

    def without_penalty(self, check: DeckCheck) -> int:
        """Number of findings in all decks whose recommended penalty isn't recorded."""
        groups = (group for at in range(check.decks) for group in self.groups_in(check, at))
        return sum(len(group.lines) for group in groups if group.needs_penalty)

    def counted_in(self, check: DeckCheck) -> int:
        """How many decks of a check in progress have been counted."""
        decks = (self.keeper.deck(check, at) for at in range(check.decks))
        return sum(deck.is_counted for deck in decks)

    def _considered_for(
        self, found: FoundIn, catalogue: Catalogue | None
    ) -> tuple[Consideration, ...]:
        if catalogue is None:
            return ()
        return considered_of(self._bridge.state, catalogue, found, self._bridge.now())

    def catalogue(self) -> Catalogue | None:
        """Return the infraction catalogue; None if it can't be read, which the Infractions page
        reports."""
        try:
            return self._dependencies.policy.catalogue()
        except EnvironmentFailure:
            return None
