"""Events as the programs of form 1 wrote them: what a lift has to lead back from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from judgekit.domain.calls.events import AppealAmended, AppealOpened, CallOpened
from judgekit.domain.deck_checks.events import DeckCheckFinished, DeckCheckStarted
from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.domain.shared.event import Event, Recorded
from judgekit.domain.shared.history import StepsTakenBack

OWN_NUMBER: Mapping[type[Event], str] = {
    CallOpened: "call",
    DeckCheckStarted: "check",
    AppealOpened: "appeal",
    AppealAmended: "appeal",
    PenaltyIssued: "number",
    PenaltyCorrected: "number",
}
"""Fields of form 1 with the number of what an event begins or holds anew."""
NEW_FIELDS = ("id", "round_id", "told", "remaining")


def lowered(recorded: Sequence[Recorded]) -> list[dict[str, Any]]:
    """The payloads of form 1 for these events of a whole record."""
    numbers = numbered(recorded)
    return [_payload(each, recorded, numbers) for each in recorded]


def numbered(recorded: Sequence[Recorded]) -> Mapping[str, int]:
    """Numbers by id as form 1 gave them: one more than the highest in force."""
    numbers = {"": 0}
    in_force: dict[str, tuple[str, str]] = {}
    for each in recorded:
        if isinstance(each.payload, StepsTakenBack):
            steps = each.payload.steps
            in_force = {id_: kept for id_, kept in in_force.items() if kept[0] not in steps}
        kind = OWN_NUMBER.get(type(each.payload))
        if kind is not None and getattr(each.payload, "id", "") == each.id:
            like = [numbers[id_] for id_, kept in in_force.items() if kept[1] == kind]
            numbers[each.id] = max(like, default=0) + 1
            in_force[each.id] = (each.step, kind)
    return numbers


def _payload(
    each: Recorded, recorded: Sequence[Recorded], numbers: Mapping[str, int]
) -> dict[str, Any]:
    event = each.payload
    content = msgspec.json.decode(msgspec.json.encode(event))
    for field in ("call", "check", "appeal"):
        if field in content:
            content[field] = numbers[content[field]]
    if isinstance(event, PenaltyIssued):
        content.pop("check", None)
    if type(event) in OWN_NUMBER:
        content[OWN_NUMBER[type(event)]] = numbers[content["id"]]
    if isinstance(event, DeckCheckFinished):
        step = [other for other in recorded if other.step == each.step]
        content["penalties"] = [
            numbers[other.id] for other in step if isinstance(other.payload, PenaltyIssued)
        ]
    return {name: value for name, value in content.items() if name not in NEW_FIELDS}
