"""What came of the day's finished checks."""

from __future__ import annotations

from PySide6.QtCore import QObject

from judgekit.domain.check_snapshot import check_snapshot
from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.domain.infractions.state import WrittenPenalty
from judgekit.ui.deck_checks.check.current_check import CurrentCheck
from judgekit.ui.deck_checks.check.deck.finding_lines import PanelFacts
from judgekit.ui.deck_checks.check.deck.finding_rows import FindingGroup, FindingLine
from judgekit.ui.deck_checks.check.deck.findings import NOTED, owner_words
from judgekit.ui.deck_checks.check.deck.keeper import player_at
from judgekit.ui.deck_checks.choosing.rows import BETWEEN_PLAYERS
from judgekit.ui.deck_checks.finished.rows import FinishedRow
from judgekit.ui.deck_checks.finished.view import FinishedView
from judgekit.ui.deck_checks.wording import counted_words, how_words, translate, unpenalized_words
from judgekit.ui.runtime.local_day import local_day
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.penalty_wording import penalty_name, sign_of, table_label
from judgekit.ui.words.signs import Sign
from judgekit.ui.words.wording import stopwatch_text, time_of_day
from judgekit.views.cards.cards_here import CardsHere
from judgekit.views.deck_checks.check_penalties import penalties_of_check

_OfPlayers = tuple[tuple[str, tuple[WrittenPenalty, ...]], ...]
"""The players of a check, each with all their penalties."""
CLEAN, OPEN = Sign("tick", "ok"), Sign("warning", "attention")


class FinishedChecks(QObject):
    """Reads the record; a penalty is handed to the page that records it."""

    def __init__(self, dependencies: ProgramDependencies, current: CurrentCheck) -> None:
        super().__init__(current)
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._current = current
        self._rows: dict[str, tuple[DeckCheck, _OfPlayers, FinishedRow]] = {}
        """The rows made, by the checks' ids."""
        self._made_by: tuple[object, ...] = ()
        """All else that rows are made by."""
        self.view = FinishedView(dependencies.look)
        self.view.chosen.connect(self._show_found)
        self.view.wanted.connect(self._record)
        self.view.rule_wanted.connect(dependencies.ask)

    def refresh(self) -> None:
        """Show the current state."""
        made_by = self._given()
        if made_by != self._made_by:
            self._rows, self._made_by = {}, made_by
        self.view.show_checks([self._known_row(check) for check in self._finished()])
        self._show_found()

    def cards_named(self) -> CardsHere:
        """The cards that the findings of the chosen check name, and what judges noted."""
        check = self._chosen()
        found = self._found_in(check) if check is not None else []
        lines = [line for _, facts in found for group in facts.groups for line in group.lines]
        names = dict.fromkeys(name for line in lines for name in line.cards)
        return CardsHere(tuple(names), text="\n".join(line.note for line in lines if line.note))

    def record_recommended(self, number: int) -> None:
        """Begin the penalty recommended for the chosen check, of those that aren't recorded yet the
        one with that number from 0."""
        check = self._chosen()
        if check is None:
            return
        places = [
            (at, group.considered[0].place)
            for at in range(check.decks)
            for group in self._groups(check, at)
            if group.needs_penalty
        ]
        if number < len(places):
            self._record(*places[number])

    def _finished(self) -> list[DeckCheck]:
        """Return the checks that were finished today, the newest first."""
        today = local_day(self._bridge.now())
        found = [
            check
            for check in self._bridge.state.deck_checks.entered
            if check.closed is not None and local_day(check.closed) == today
        ]
        return sorted(found, key=lambda check: check.closed or 0, reverse=True)

    def _chosen(self) -> DeckCheck | None:
        row = self.view.list.row()
        by_id = self._bridge.state.deck_checks.entered.by_id
        return by_id.get(row.id) if row is not None else None

    def _given(self) -> tuple[object, ...]:
        """What all rows are made by, beside the checks and the penalties."""
        state, current = self._bridge.state, self._current
        return (
            self._dependencies.preferences.language(),
            local_day(self._bridge.now()),
            current.catalogue(),
            current.legality.results,
            state.setup.details,
            state.players.identities,
            state.deck_checks.lists,
            state.deck_checks.pools,
        )

    def _known_row(self, check: DeckCheck) -> FinishedRow:
        """Return the row of a check, made anew if something came of it since."""
        state = self._bridge.state
        players = [player_at(state, check, at) for at in range(check.decks)]
        said = tuple((name, state.penalties_of(name) if name else ()) for name in players)
        known = self._rows.get(check.id)
        if known is None or known[0] != check or known[1] != said:
            known = check, said, self._row(check)
            self._rows[check.id] = known
        return known[2]

    def _row(self, check: DeckCheck) -> FinishedRow:
        state = self._bridge.state
        took = check_snapshot(state, check, self._bridge.now()).elapsed
        times = f"{time_of_day(check.opened)}–{time_of_day(check.closed or 0)}"
        parts = [times, stopwatch_text(took), how_words(check)]
        players = dict.fromkeys(player_at(state, check, at) for at in range(check.decks))
        sign, said = self._outcome(check)
        uncounted = _uncounted_words(check)
        if uncounted and said.casefold() != uncounted.casefold():
            parts.insert(0, uncounted)
        return FinishedRow(
            check.id,
            table_label(check.table),
            BETWEEN_PLAYERS.join(filter(None, players)),
            " · ".join(parts),
            sign,
            said,
        )

    def _outcome(self, check: DeckCheck) -> tuple[Sign, str]:
        """Return what came of the check: what still lacks a penalty, penalties, or findings."""
        lacking = sum(
            len(group.lines)
            for at in range(check.decks)
            for group in self._groups(check, at)
            if group.needs_penalty
        )
        if lacking:
            return OPEN, unpenalized_words(lacking)
        state = self._bridge.state
        players = dict.fromkeys(player_at(state, check, at) for at in range(check.decks))
        penalties = [
            each for player in players for each in penalties_of_check(state, check, player)
        ]
        if penalties:
            words = ", ".join(penalty_name(each.issued.penalty) for each in penalties)
            return sign_of(penalties[0].issued.penalty), words
        if check.findings:
            return NOTED, translate("Decks", "%n finding(s)", "", len(check.findings))
        words = _uncounted_words(check)
        if words:
            return OPEN, words[:1].upper() + words[1:]
        return CLEAN, translate("Decks", "No findings")

    def _groups(self, check: DeckCheck, at: int) -> tuple[FindingGroup, ...]:
        """Return the findings of a deck of a finished check, if its cards were counted here."""
        has_count = at in check.ticked or any(of == at for of, _ in check.checklist)
        return self._current.groups_in(check, at) if has_count else ()

    def _show_found(self) -> None:
        check = self._chosen()
        self.view.show_found(self._found_in(check) if check is not None else [])

    def _found_in(self, check: DeckCheck) -> list[tuple[int, PanelFacts]]:
        """Return what was found in each deck of a check, by index."""
        found: list[tuple[int, PanelFacts]] = []
        for at in range(check.decks):
            groups = self._groups(check, at)
            if groups:
                whose = owner_words(self._current.keeper.deck(check, at))
                found.append((at, PanelFacts(whose, groups)))
        if not found and check.findings:
            lines = tuple(FindingLine(NOTED, each, note=each) for each in check.findings)
            title = translate("Decks", "%n finding(s)", "", len(lines))
            found.append((0, PanelFacts(title, (FindingGroup(lines),))))
        return found

    def _record(self, at: int, place: int) -> None:
        check = self._chosen()
        said = self._current.penalty_for(check, at, place) if check is not None else None
        if said is not None:
            self._dependencies.begin_penalty(said)


def _uncounted_words(check: DeckCheck) -> str:
    """Return how many decks count as checked; empty if all do."""
    is_whole = check.checked == check.decks
    return "" if is_whole else counted_words(check.checked, check.decks)
