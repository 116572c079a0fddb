"""Returning decks: the check's end, its extension and its findings are one step of the record, and
penalties are steps of their own."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgekit.domain.deck_checks.commands import FinishDeckCheck
from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.domain.shared.refusal import Refusal
from judgekit.ui.deck_checks.check.current_check import CurrentCheck
from judgekit.ui.deck_checks.check.deck.findings import recorded_findings
from judgekit.ui.deck_checks.wording import counted_words, translate, unpenalized_words
from judgekit.ui.runtime.messages import Banner
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.slip_view import SlipView
from judgekit.ui.words.wording import refusal_sentence
from judgekit.views.clock.rounding import rounding_of
from judgekit.views.clock.slip import Slip, slip_of
from judgekit.views.players_language import players_language

UNPENALIZED_BANNER = "returned-without-penalty"


class Returning(QObject):
    """`returned` is emitted when the decks are back; `has_slip` tells whether there is a slip to
    show."""

    returned = Signal()

    def __init__(
        self, dependencies: ProgramDependencies, current: CurrentCheck, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._current = current
        self.slip = SlipView(dependencies.look, dependencies.messages)
        self.has_slip = False
        self._told = ""
        """Id of the check whose table the slip is for."""
        self._left_open = ""
        """Id of the returned check that the banner is about; empty without one."""
        self._bridge.changed.connect(lambda _: self._look_again())

    def command(self, check: DeckCheck) -> FinishDeckCheck:
        """Build the command that returns this check's decks."""
        findings: list[str] = []
        for at in range(check.decks):
            findings += recorded_findings(self._current.found_in(check, at))
        counted = self._current.counted_in(check)
        is_whole = counted == check.decks
        return FinishDeckCheck(
            findings=findings or None,
            partial=not is_whole,
            checked=None if is_whole else counted,
            check=check.id,
        )

    def follow(self) -> bool:
        """Show the table's slip as it is now; return whether there still is one: undo has not
        reopened its check, and the round that it is for goes on."""
        state = self._bridge.state
        check = state.deck_checks.entered.by_id.get(self._told)
        current = state.round_of(check) if check is not None else None
        if check is None or check.is_open or current is None or current.ended is not None:
            return False
        slip = slip_of(state, check.clock, check.table, self._bridge.now())
        if slip is None or slip.extension <= 0:
            return False
        self._show(slip)
        return True

    def forget(self) -> None:
        """Reset for another tournament."""
        self.has_slip, self._told = False, ""
        self._withdraw()

    def return_now(self) -> None:
        """Return the decks, whether fully checked or not."""
        check = self._current.check
        if check is None:
            return
        unpenalized = self._current.without_penalty(check)
        counted = self._current.counted_in(check)
        outcome = self._bridge.submit(self.command(check))
        if isinstance(outcome, Refusal):
            self._dependencies.messages.say(refusal_sentence(outcome))
        elif outcome is not None:
            self._show_slip_of(check, counted, unpenalized)

    def _show(self, slip: Slip) -> None:
        preferences = self._dependencies.preferences
        rounds_up = preferences.now.round_up_extensions
        spoken = players_language(self._bridge.state, preferences.language())
        self.slip.show_slip(slip, rounding_of(rounds_up=rounds_up), spoken)

    def _show_slip_of(self, check: DeckCheck, counted: int, unpenalized: int) -> None:
        """Show the table's slip, and say that the decks are back, how many of them count as checked
        if not all do, and what still lacks a penalty."""
        slip = slip_of(self._bridge.state, check.clock, check.table, self._bridge.now())
        self.has_slip = slip is not None and slip.extension > 0
        self._told = check.id
        if slip is not None and self.has_slip:
            self._show(slip)
        if unpenalized:
            self._left_open = check.id
            self._dependencies.messages.put(
                UNPENALIZED_BANNER, Banner(lambda: self._left_words(check, counted))
            )
        elif counted < check.decks or not self.has_slip:
            self._dependencies.messages.say(_returned_words(check, counted))
        self.returned.emit()

    def _left_words(self, check: DeckCheck, counted: int) -> str:
        """What still lacks a penalty first, then what else there is to say of the return."""
        words = translate("Decks", "Table {table}: {what}")
        lacking = unpenalized_words(self._current.without_penalty(check))
        said = words.format(table=check.table, what=lacking)
        parts = [said, translate("Decks", "decks returned")]
        if counted < check.decks:
            parts.append(counted_words(counted, check.decks))
        return "; ".join(parts)

    def _look_again(self) -> None:
        """Withdraw the banner once its check is reopened or lacks no penalty."""
        check = self._bridge.state.deck_checks.entered.by_id.get(self._left_open)
        if not self._left_open:
            return
        if check is None or check.is_open or not self._current.without_penalty(check):
            self._withdraw()

    def _withdraw(self) -> None:
        if self._left_open:
            self._left_open = ""
            self._dependencies.messages.withdraw(UNPENALIZED_BANNER)


def _returned_words(check: DeckCheck, counted: int) -> str:
    words = translate("Decks", "Table {table}: decks returned").format(table=check.table)
    if counted < check.decks:
        words = f"{words}; {counted_words(counted, check.decks)}"
    return words
