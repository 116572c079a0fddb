"""Records that earlier programs made, and what those programs read in them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from judgekit.domain.team.state import Team
from judgekit.domain.tournament import Tournament
from tests.plain_state import plainly

FOLDER = Path(__file__).resolve().parents[2] / "data" / "records"


def golden_record(form: int) -> Path:
    """A whole day in the given form of the record, with every kind of event; not to be written."""
    return FOLDER / f"form-{form}.judgekit"


def read_then(form: int) -> dict[str, Any]:
    """What the program that made the record read in it: all its steps, the whole state, and the
    answers of `judgekit run --at` for some of its instants."""
    return json.loads((FOLDER / f"form-{form}.json").read_text(encoding="utf-8"))


def as_form_1_had_it(state: Tournament) -> Any:
    """The plain state with the fields of form 1, which knew things by their numbers.

    Every id becomes the number of its thing; a round's id goes with the clock and the number that
    stand beside it, once they are seen to be that round's.
    """
    return _Then(state).tournament()


class _Then:
    def __init__(self, state: Tournament) -> None:
        self._state = state
        containers = (state.calls, state.deck_checks, state.appeals, state.infractions)
        things = [thing for each in containers for thing in each.entered]
        self._numbers = {thing.id: thing.number for thing in things}
        assert len(self._numbers) == len(things), "an id names one thing"
        assert all(self._numbers), "an id is no empty text"

    def tournament(self) -> Any:
        told = plainly(self._state)
        assert told.pop("entry_order") == []
        told["players"].pop("told_apart", None)  # new since
        assert told.pop("team") == plainly(Team()), "not known"
        assert told["setup"].pop("message") == "", "not known"
        self._clocks(told["clocks"])
        calls, checks, appeals = told["calls"], told["deck_checks"], told["appeals"]
        for kind, container in (("call", calls), ("check", checks)):
            for thing in self._numbered(container):
                number = thing["number"]
                assert self._numbers[thing.pop("id")] == number
                thing["key"] = f"{kind} {number}"
                self._lose_round_id(thing)
            container["opened"] = sorted(self._numbers[each] for each in container["opened"])
        for check in (each for _, each in checks["by_number"]):
            check["penalties"] = [self._numbers[each] for each in check["penalties"]]
            for kept in (each for _, each in check["ticked"]):
                self._rename(kept["counted"], check="check")
            for marked in (each for _, each in check["checklist"]):
                self._rename(marked, check="check")
        for appeal in self._numbered(appeals):
            asked, number = appeal["asked"], appeal.pop("number")
            self._rename(asked, id="appeal", call="call")
            assert asked["appeal"] == number
            self._lose_round_id(asked)
            if appeal["verdict"] is not None:
                self._rename(appeal["verdict"], appeal="appeal")
                assert appeal["verdict"].pop("ruling") == ""  # new since
        appeals["drafts"] = self._keyed(appeals["drafts"])
        for _, draft in appeals["drafts"]:
            self._rename(draft, call="call")
        self._penalties(told["infractions"], checks)
        return told

    def _clocks(self, clocks: Any) -> None:
        by_id = dict(clocks.pop("rounds"))
        for name, clock in clocks["by_name"]:
            for each in clock["rounds"]:
                assert by_id.pop(each.pop("id")) is not None
                assert each.pop("clock") == name
                assert not each.pop("step_seconds"), "not known"
                assert not each.pop("paused_with_all") and not each.pop("pause_reason")
                for table in (table for _, table in each["tables"]):
                    assert table.pop("told") is None, "not known"
                    assert not table.pop("plays_on"), "not known"
                    for interruption in table["interruptions"]:
                        interruption["key"] = self._key(interruption["key"])
        assert not by_id, "a round is one of its clock's"

    def _penalties(self, infractions: Any, checks: Any) -> None:
        for written in self._numbered(infractions):
            issued = written["issued"]
            check = self._number(issued.pop("check"))
            gathered = [
                number
                for number, each in checks["by_number"]
                if written["number"] in each["penalties"]
            ]
            assert gathered == ([check] if check else [])
            self._rename(issued, id="number")
            assert issued["number"] == written["number"]
            self._lose_round_id(issued)
        infractions["by_player"] = [
            [player, sorted(self._numbers[each] for each in ids)]
            for player, ids in infractions["by_player"]
        ]

    def _numbered(self, container: Any) -> list[Any]:
        """Give a container its things by number again; return them."""
        entered = container.pop("entered")
        things = entered["things"]
        by_id = [[self._numbers[id_], thing] for id_, thing in entered["by_id"]]
        assert sorted(by_id, key=lambda pair: pair[0]) == [
            [each["number"], each] for each in things
        ]
        container["by_number"] = _in_order([[each["number"], each] for each in things])
        container["last_number"] = len(things)
        return things

    def _keyed(self, pairs: Any) -> Any:
        return _in_order([[self._numbers[id_], each] for id_, each in pairs])

    def _rename(self, fields: Any, **names: str) -> None:
        """Turn these fields with ids into fields with numbers."""
        for now, then in names.items():
            fields[then] = self._number(fields.pop(now))

    def _number(self, id_: str) -> int:
        return self._numbers[id_] if id_ else 0

    def _key(self, id_: str) -> str:
        kind = "call" if id_ in self._state.calls.entered else "check"
        return f"{kind} {self._numbers[id_]}"

    def _lose_round_id(self, fields: Any) -> None:
        named = self._state.clocks.rounds.get(fields.pop("round_id"))
        if named is not None:
            assert (named.clock, named.number) == (fields["clock"], fields["round"])
        else:
            assert not fields["clock"]


def without_newer_fields(now: Any, then: Any) -> Any:
    """The answer without the fields that it has got since, which must say that there is nothing."""
    if isinstance(now, dict):
        added = {name: now[name] for name in now.keys() - then.keys()}
        assert not any(added.values()), added
        return {name: without_newer_fields(now[name], then[name]) for name in now if name in then}
    if isinstance(now, list) and len(now) == len(then):
        return [without_newer_fields(*pair) for pair in zip(now, then, strict=True)]
    return now


def _in_order(pairs: Any) -> Any:
    return sorted(pairs, key=lambda pair: json.dumps(pair[0], sort_keys=True))
