"""Returning decks: the check's end, its extension and its findings are one step of the record."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgekit.domain.deck_checks.checklist import ItemResult
from judgekit.domain.deck_checks.commands import FinishDeckCheck
from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.domain.deck_return import ReturnDecks
from judgekit.domain.shared.refusal import Refusal
from judgekit.ui.deck_checks.check.current_check import CurrentCheck
from judgekit.ui.deck_checks.check.deck.findings import owner_words, recorded_findings
from judgekit.ui.deck_checks.wording import item_words, translate
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.slip_view import SlipView
from judgekit.ui.words.board_words import rounding_of
from judgekit.ui.words.wording import refusal_sentence
from judgekit.views.clock.slip import slip_of


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

    def command(self, check: DeckCheck) -> ReturnDecks:
        """Build the command that returns this check's decks."""
        counted = 0
        findings: list[str] = []
        for at in range(check.decks):
            deck = self._current.keeper.deck(check, at)
            counted += deck.is_counted
            findings += recorded_findings(deck)
            findings += _of_checklist(check, at, owner_words(deck))
        is_whole = counted == check.decks
        finish = FinishDeckCheck(
            findings=findings or None,
            partial=not is_whole,
            checked=None if is_whole else counted,
            check=check.id,
        )
        return ReturnDecks(finish)

    def was_taken_back(self) -> bool:
        """Whether undo reopened the check whose table the slip is for."""
        return self._told in self._bridge.state.deck_checks.opened

    def forget(self) -> None:
        """Reset for another tournament."""
        self.has_slip, self._told = False, ""

    def return_now(self) -> None:
        """Return the decks, whether fully checked or not."""
        check = self._current.check
        if check is None:
            return
        outcome = self._bridge.submit(self.command(check))
        if isinstance(outcome, Refusal):
            self._dependencies.messages.say(refusal_sentence(outcome))
        elif outcome is not None:
            self.show_slip_of(check)

    def show_slip_of(self, check: DeckCheck) -> None:
        """Show the table's slip, or a message if it gets no extension."""
        slip = slip_of(self._bridge.state, check.clock, check.table, self._bridge.now())
        self.has_slip = slip is not None and slip.extension > 0
        self._told = check.id
        if slip is not None and self.has_slip:
            rounds_up = self._dependencies.preferences.now.round_up_extensions
            self.slip.show_slip(slip, rounding_of(rounds_up=rounds_up))
        else:
            words = translate("Decks", "The decks of table {table} are back.")
            self._dependencies.messages.say(words.format(table=check.table))
        self.returned.emit()


def _of_checklist(check: DeckCheck, at: int, whose: str) -> list[str]:
    """Return the problems that the physical part found in that deck."""
    words = translate("Decks", "{item}: {note}")
    said = [
        words.format(item=item_words(mark.item), note=mark.note)
        if mark.note
        else item_words(mark.item)
        for (of, _), mark in check.checklist.items()
        if of == at and mark.result == ItemResult.PROBLEM
    ]
    return [f"{whose}: {each}" for each in said]
