"""Lift of what form 1 of the record wrote: numbers and clocks become ids.

Form 1 named a call, check, appeal or penalty by its number, and a round by its clock. Numbers were
given anew after an undo: a number means the newest beginning with it before the row. A clock means
its last round then in force, a clock with a number the newest such round; what is corrected keeps
its round unless it names another. So a lift follows all rows of form 1 in their order, those that
were taken back too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from judgekit.storage.record.lift import Lift, LiftedRow, Lifts

Content = dict[str, Any]
"""A row's payload, which a lift may change. Fields with their default value are missing."""

CALL, CHECK, APPEAL, PENALTY = "call", "check", "appeal", "penalty"
OF_A_CLOCK = (
    *("clock-paused", "clock-resumed", "clock-corrected", "round-ended", "extension-granted"),
    *("slow-play-called", "turns-started", "turn-taken", "table-finished", "judge-seated"),
)
"""Kinds that were of the last round of their clock."""


class _Round(NamedTuple):
    number: int
    id: str
    step: str


class _Place(NamedTuple):
    clock: str
    number: int
    round_id: str


class _Penalty(NamedTuple):
    number: int
    step: str
    check: str


class Form1:
    """What the rows of form 1 so far have begun; one for each reading of a record."""

    def __init__(self) -> None:
        self._ids: dict[tuple[str, int], str] = {}
        """Ids of the newest beginnings, by kind of thing and number."""
        self._rounds: dict[str, list[_Round]] = {}
        """Rounds in force by clock, in order of their starts."""
        self._penalties: dict[str, _Penalty] = {}
        """Penalties in force, by id."""
        self._places: dict[str, _Place] = {}
        """Where all things were, by id."""
        self._finished: tuple[str, str, Sequence[int]] = "", "", ()
        """Step and check of the last end of a check, and the numbers of its penalties."""

    def lifts(self) -> Lifts:
        """The lift of each kind whose version 1 is of this form."""
        return {
            "steps-taken-back": (self._take_back,),
            "round-started": (self._start_round,),
            **dict.fromkeys(OF_A_CLOCK, (self._name_last_round,)),
            "call-opened": (self._beginning(CALL),),
            "call-changed": (self._naming(CALL),),
            "call-closed": (self._naming(CALL),),
            "appeal-drafted": (self._naming(CALL),),
            "appeal-opened": (self._open_appeal,),
            "appeal-amended": (self._amend_appeal,),
            "appeal-decided": (self._naming(APPEAL),),
            "deck-check-started": (self._beginning(CHECK),),
            "deck-check-changed": (self._naming(CHECK),),
            "deck-ticked": (self._naming(CHECK),),
            "checklist-marked": (self._naming(CHECK),),
            "deck-check-finished": (self._finish_check,),
            "penalty-issued": (self._issue_penalty,),
            "penalty-corrected": (self._correct_penalty,),
        }

    def _take_back(self, content: Content, row: LiftedRow) -> Content:
        """Forget what is no longer in force; the event stays as it is."""
        del row
        steps = frozenset(content["steps"])
        for rounds in self._rounds.values():
            rounds[:] = (each for each in rounds if each.step not in steps)
        for id_, penalty in tuple(self._penalties.items()):
            if penalty.step in steps:
                del self._penalties[id_]
        return content

    def _start_round(self, content: Content, row: LiftedRow) -> Content:
        started = _Round(content["round"], row.id, row.step)
        self._rounds.setdefault(content["clock"], []).append(started)
        content["id"] = row.id
        return content

    def _name_last_round(self, content: Content, row: LiftedRow) -> Content:
        del row
        rounds = self._rounds.get(content["clock"])
        content["round_id"] = rounds[-1].id if rounds else ""
        return content

    def _name_round(self, content: Content) -> None:
        """Name the newest such round, or the one in which the thing was: that stays, also where it
        has been taken back or another one has the same number now."""
        clock, number = content.get("clock", ""), content.get("round", 0)
        before = self._places.get(content["id"])
        if before is not None and before[:2] == (clock, number):
            content["round_id"] = before.round_id
            return
        rounds = reversed(self._rounds.get(clock, ()))
        content["round_id"] = next((each.id for each in rounds if each.number == number), "")
        self._places[content["id"]] = _Place(clock, number, content["round_id"])

    def _begin(self, thing: str, number: int, content: Content, row: LiftedRow) -> None:
        self._ids[thing, number] = content["id"] = row.id
        self._name_round(content)

    def _id(self, thing: str, number: int) -> str:
        return self._ids.get((thing, number), "")

    def _beginning(self, thing: str) -> Lift:
        """The lift of what begins a thing: its number goes, its id is the row's."""

        def lift(content: Content, row: LiftedRow) -> Content:
            self._begin(thing, content.pop(thing), content, row)
            return content

        return lift

    def _naming(self, thing: str) -> Lift:
        """The lift of what is about a thing: its number becomes its id."""

        def lift(content: Content, row: LiftedRow) -> Content:
            del row
            content[thing] = self._id(thing, content[thing])
            return content

        return lift

    def _open_appeal(self, content: Content, row: LiftedRow) -> Content:
        content[CALL] = self._id(CALL, content.get(CALL, 0))
        self._begin(APPEAL, content.pop(APPEAL), content, row)
        return content

    def _amend_appeal(self, content: Content, row: LiftedRow) -> Content:
        del row
        content[CALL] = self._id(CALL, content.get(CALL, 0))
        content["id"] = self._id(APPEAL, content.pop(APPEAL))
        self._name_round(content)
        return content

    def _finish_check(self, content: Content, row: LiftedRow) -> Content:
        content[CHECK] = self._id(CHECK, content[CHECK])
        self._finished = row.step, content[CHECK], content.pop("penalties", ())
        return content

    def _issue_penalty(self, content: Content, row: LiftedRow) -> Content:
        """Give a penalty the check that ended in its step; the first ones had no number yet."""
        number = content.pop("number", 0)
        if not number:
            number = max((each.number for each in self._penalties.values()), default=0) + 1
        step, check, numbers = self._finished
        content[CHECK] = check if step == row.step and number in numbers else ""
        self._penalties[row.id] = _Penalty(number, row.step, content[CHECK])
        self._begin(PENALTY, number, content, row)
        return content

    def _correct_penalty(self, content: Content, row: LiftedRow) -> Content:
        del row
        id_ = content["id"] = self._id(PENALTY, content.pop("number", 0))
        penalty = self._penalties.get(id_)
        content[CHECK] = penalty.check if penalty is not None else ""
        self._name_round(content)
        return content


def lifts() -> Lifts:
    """Lifts for one reading of a record."""
    return Form1().lifts()
