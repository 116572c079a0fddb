"""Displays the check in progress: its time box, its decks, their findings."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from judgekit.domain.check_snapshot import check_snapshot
from judgekit.domain.deck_checks.checklist import ItemResult
from judgekit.domain.deck_checks.stage import CheckStage, full_check_too_late
from judgekit.domain.deck_checks.time_box import time_box
from judgekit.ui.deck_checks.check.current_check import PANES, CurrentCheck
from judgekit.ui.deck_checks.check.deck.card_marks import CardMarks
from judgekit.ui.deck_checks.check.deck.facts import deck_facts, deck_words
from judgekit.ui.deck_checks.check.deck.finding_lines import PanelFacts
from judgekit.ui.deck_checks.check.deck.findings import (
    findings_title,
    lines_to_verify,
    notes_of,
    sideboard_rule,
    verify_words,
)
from judgekit.ui.deck_checks.check.deck.pane import DeckPane
from judgekit.ui.deck_checks.check.deck.ticking import Ticking
from judgekit.ui.deck_checks.check.view import CheckView
from judgekit.ui.deck_checks.choosing.coverage_words import coverage_line
from judgekit.ui.deck_checks.legality_words import legality_summary, rule_asked, rule_shown
from judgekit.ui.deck_checks.wording import how_words, stage_warning, translate
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.words.format_words import format_words
from judgekit.views.deck_checks.checked_deck import CheckedDeck
from judgekit.views.deck_checks.deck_coverage import tournament_coverage

RECORD_KEYS = ("Ctrl+W", "Ctrl+Shift+W")
"""Keys that record the penalties recommended for the active deck, in order."""
TOGETHER = 30
"""Milliseconds for which what was found in the background waits for more, to be shown at once."""


class CheckShowing(QObject):
    """Reads the record and the ticks; changes neither."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        current: CurrentCheck,
        view: CheckView,
        ticking: Ticking,
    ) -> None:
        super().__init__(view)
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._current = current
        self._view = view
        self._ticking = ticking
        self._shown = ""
        """Id of the check shown last."""
        self.marks = CardMarks(dependencies.decks, dependencies.tasks, self)
        self._found = QTimer(self, interval=TOGETHER, singleShot=True)
        self._found.timeout.connect(self.show_decks)
        self.marks.found.connect(self._found.start)
        current.keeper.renamed.connect(self._found.start)
        current.legality.found.connect(self._found.start)
        ticking.ticked.connect(self._show_ticked)
        ticking.typed.connect(self._show_line)

    def show_all(self) -> None:
        """Show the current state of everything."""
        check = self._current.check
        if check is None:
            return
        self._current.active = min(self._current.active, check.decks - 1)
        is_new = check.id != self._shown
        if is_new:
            self._shown = check.id
            self._view.people.hide()
            for pane in self._view.panes:
                pane.begin()
        head = self._view.head
        title = translate("Decks", "Deck check, table {table}").format(table=check.table)
        going = [each.id for each in self._current.going()]
        if len(going) > 1:
            words = translate("Decks", "{title} ({number} of {count})")
            number = going.index(check.id) + 1
            title = words.format(title=title, number=number, count=len(going))
        too_late = bool(check.stage) and full_check_too_late(CheckStage(check.stage))
        short = translate("Decks", "Table {table}").format(table=check.table)
        head.show_check(title, short, how_words(check), stage_warning() if too_late else "")
        covered = coverage_line(tournament_coverage(self._bridge.state))
        self._view.due.show_coverage(covered, key_text("F2"))
        self._view.show_second(shown=check.decks > 1)
        self.show_decks(with_findings=not is_new)
        if is_new:
            # What is wrong with the cards is looked up once they are in sight.
            self._found.start()
        self.show_time()

    def show_time(self) -> None:
        """Update the time box."""
        check = self._current.check
        if check is None:
            return
        now = self._dependencies.preferences.now
        box = time_box(now.deck_check_target_minutes, now.deck_check_stop_minutes)
        snapshot = check_snapshot(self._bridge.state, check, self._bridge.now())
        self._view.head.show_time(snapshot, box)
        self._view.due.show_time(snapshot)

    def show_decks(self, *, with_findings: bool = True) -> None:
        """Show the decks and their findings."""
        self._show_names()
        for place in range(len(self._view.panes)):
            self._show_deck(self._current.deck_in(place), with_findings=with_findings)
        self._show_return()

    def show_lines(self) -> None:
        """Show each deck's cards and what is typed; its findings are unchanged."""
        for place in range(len(self._view.panes)):
            self._show_line(self._current.deck_in(place))

    def forget(self) -> None:
        """Reset for another tournament."""
        self._shown = ""

    def _show_ticked(self, at: int) -> None:
        """Update a deck after a tick; the others are unchanged."""
        self._show_names()
        self._show_deck(at)
        self._show_return()

    def _show_names(self) -> None:
        """Name every deck of a table with more than stand side by side."""
        check = self._current.check
        if check is None:
            return
        decks = [self._current.deck(at) for at in range(check.decks)]
        names = [deck_words(deck) for deck in decks if deck is not None]
        self._view.show_decks(names if check.decks > PANES else (), self._current.active)

    def _show_return(self) -> None:
        check = self._current.check
        if check is not None:
            self._view.head.show_return(self._current.counted_in(check), check.decks)
            self._view.due.show_unpenalized(self._current.without_penalty(check))

    def _show_deck(self, at: int, *, with_findings: bool = True) -> None:
        check, deck, pane = self._current.check, self._current.deck(at), self._pane(at)
        if check is None or deck is None or pane is None:
            return
        self._show_line(at)
        is_active = at == self._current.active
        said = {item: mark for (of, item), mark in check.checklist.items() if of == at}
        items = self._bridge.state.deck_checks.checklist
        pane.checklist.show_items(items, said)
        looked_at = sum(
            mark.result != ItemResult.NOT_LOOKED_AT for mark in said.values() if mark.item in items
        )
        pane.show_progress(looked_at, len(items), key_text("F7") if is_active else "")
        pane.findings.show_closing(
            # Without a list here the deck is counted on paper, and only the judge can say so.
            is_offered=deck.is_closed
            or (not deck.is_counted and (deck.is_begun or deck.registered is None)),
            is_closed=deck.is_closed,
            key=key_text("F9") if is_active else "",
        )
        if with_findings:
            self._show_findings(pane, at, deck)

    def _show_line(self, at: int) -> None:
        """Show the deck's player, what is typed, and its cards."""
        check, deck, pane = self._current.check, self._current.deck(at), self._pane(at)
        if check is None or deck is None or pane is None:
            return
        is_active = at == self._current.active
        leaves = not is_active or deck.is_counted
        key = key_text("F6") if leaves and check.decks > 1 else ""
        facts = deck_facts(deck, is_active=is_active, other_key=key, known=self._ticking.known)
        pane.show_deck(facts, is_active=is_active)
        pane.list.deck.mark_cards(self.marks.of([row.name for row in facts.rows if row.name]))

    def _says_lack(self, at: int) -> bool:
        """Whether a deck's panel says that there is no card file: the first one, for the page."""
        return self.marks.lacks_file and at == self._current.deck_in(0)

    def _pane(self, at: int) -> DeckPane | None:
        """Pane of that deck; None if it isn't shown."""
        place = at - self._current.deck_in(0)
        return self._view.panes[place] if 0 <= place < len(self._view.panes) else None

    def _show_findings(self, pane: DeckPane, at: int, deck: CheckedDeck) -> None:
        state, preferences = self._bridge.state, self._dependencies.preferences
        check = self._current.check
        if check is None:
            return
        legality = self._current.legality.legality(deck.player)
        groups = self._current.groups_in(check, at)
        details = state.setup.details
        summary = legality_summary(legality, format_words(details.format if details else ""))
        if not deck.knows_parts:
            summary = translate("Decks", "No list of this player yet: Ctrl+V pastes one.")
        keys: tuple[str, ...] = RECORD_KEYS if at == self._current.active else ()
        to_verify = lines_to_verify(legality)
        pane.findings.show_findings(
            PanelFacts(
                findings_title(deck, groups),
                groups,
                summary,
                notes_of(deck, legality, lacks_file=self._says_lack(at)),
                to_verify,
                verify_words(to_verify),
                tuple(map(key_text, keys)),
            )
        )
        rule = sideboard_rule(preferences.reading_order()[0])
        found = any(group.lines for group in groups)
        pane.findings.show_rule(rule_shown(rule) if found else "", rule_asked(rule))
