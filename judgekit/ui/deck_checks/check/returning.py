"""Returning decks: the check's end, its extension and its findings are one step of the record."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from judgekit.domain.deck_checks.checklist import ItemResult
from judgekit.domain.deck_checks.commands import FinishDeckCheck
from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.domain.deck_return import ReturnDecks
from judgekit.domain.infractions.commands import IssuePenalty
from judgekit.domain.infractions.state import Penalty
from judgekit.domain.shared.refusal import Refusal
from judgekit.ui.deck_checks.check.current_check import CurrentCheck
from judgekit.ui.deck_checks.check.deck.findings import owner_words, recorded_findings
from judgekit.ui.deck_checks.wording import item_words, translate
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.slip_view import SlipView
from judgekit.ui.words.wording import refusal_sentence
from judgekit.views.clock.rounding import rounding_of
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
        self._written: set[tuple[str, int]] = set()
        """Checks and decks for which a penalty was begun."""
        self._ending = ""
        """Id of the check that a penalty is about to end; empty for none."""

    def command(self, check: DeckCheck, penalties: tuple[IssuePenalty, ...] = ()) -> ReturnDecks:
        """Build the command that returns this check's decks, with these penalties."""
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
        return ReturnDecks(finish, penalties)

    def with_penalty(
        self, at: int, infraction: str
    ) -> Callable[[IssuePenalty], ReturnDecks | None]:
        """Return a function that combines the deck's penalty and the end of its check into one
        step. It returns None for another infraction or table, and while another deck needs a
        penalty first."""
        id_, tournament = self._current.id, self._bridge.current
        self._written.add((id_, at))

        def together(penalty: IssuePenalty) -> ReturnDecks | None:
            # Another check may be shown by now, and this one may have changed by undo.
            check = self._bridge.state.deck_checks.entered.by_id.get(id_)
            if tournament != self._bridge.current or check is None or not check.is_open:
                return None
            if (penalty.table, penalty.infraction) != (check.table, infraction):
                return None
            if any(self._has_more(check, other) for other in range(check.decks)):
                return None
            self._ending = id_
            return self.command(check, (penalty,))

        return together

    def ended_with_penalty(self) -> DeckCheck | None:
        """Return the check that a penalty has just ended, once; else None."""
        check = self._bridge.state.deck_checks.entered.by_id.get(self._ending)
        if check is None or check.is_open:
            return None
        self._ending = ""
        return check

    def was_taken_back(self) -> bool:
        """Whether undo reopened the check whose table the slip is for."""
        return self._told in self._bridge.state.deck_checks.opened

    def forget(self) -> None:
        """Reset for another tournament."""
        self.has_slip, self._told, self._ending = False, "", ""
        self._written.clear()

    def _has_more(self, check: DeckCheck, at: int) -> bool:
        """Whether a penalty to consider for this deck has not been begun."""
        if (check.id, at) in self._written:
            return False
        return any(
            not each.if_so and each.penalty is not Penalty.NONE
            for each in self._current.considered_in(check, at)
        )

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
