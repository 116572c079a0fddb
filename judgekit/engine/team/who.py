"""Who takes part in a shared event, and how this laptop stands: put together from the team, the
hub's word and the line."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.clock.events import RoundEnded, RoundStarted
from judgekit.engine.ports.team import HubPlace, LaptopSeen, LineState, Standing
from judgekit.engine.sharing.after_the_end import LateEntry, late_entries_by
from judgekit.engine.sharing.deciding import Became, undecided_of
from judgekit.engine.sharing.envelope import opened
from judgekit.engine.sharing.shared_engine import SharedEngine, Told
from judgekit.engine.team.told import StepOutcome, TeamMember, TeamState

OF_ROUND = (RoundEnded, RoundStarted)
_STATES: Mapping[LineState, TeamState] = {
    LineState.CONNECTING: TeamState.CONNECTING,
    LineState.CONNECTED: TeamState.TOGETHER,
    LineState.CUT_OFF: TeamState.CUT_OFF,
    LineState.SUSPENDED: TeamState.CUT_OFF,
    LineState.REFUSED: TeamState.REFUSED,
    LineState.DIVERGED: TeamState.CONNECTING,
}


def team_state(engine: SharedEngine, line: Standing | None) -> TeamState:
    """How a laptop stands whose line is so; without one it looks for a hub."""
    if engine.is_newer:
        return TeamState.TOO_OLD
    own = engine.team.devices.get(engine.device)
    if own is not None and own.revoked is not None:
        return TeamState.REFUSED
    if line is None or not line.is_stored:
        return TeamState.CUT_OFF
    return _STATES[line.state]


def hub_device(engine: SharedEngine) -> str:
    """The device that is the hub of the epoch that is followed; empty if that isn't known yet."""
    epoch = engine.team.epochs.get(engine.epoch)
    return "" if epoch is None else epoch.device


def was_taking_over(engine: SharedEngine, last: HubPlace) -> bool:
    """Whether the program ended while this laptop became the hub of an epoch that it has not begun
    to follow; `last` is the hub that it had last."""
    is_begun = last.epoch == engine.epoch or last.epoch in engine.team.epochs
    return last.device == engine.device and not is_begun


def person_at(engine: SharedEngine, device: str) -> str:
    """Who was let in on a device; empty if nobody was."""
    found = engine.team.devices.get(device)
    return "" if found is None else found.person


def is_put_out(engine: SharedEngine, device: str) -> bool:
    """Whether a device was let in once and takes part no longer."""
    found = engine.team.devices.get(device)
    return found is not None and found.revoked is not None


def hub_person(engine: SharedEngine) -> str:
    """Who is at the hub; empty if that isn't known yet."""
    return person_at(engine, hub_device(engine))


def members_of(engine: SharedEngine, heard: Mapping[str, LaptopSeen]) -> list[TeamMember]:
    """All laptops by name, this one first; `heard` is the hub's last word by device, none while it
    isn't reached."""
    hub, own = hub_device(engine), engine.device
    members = []
    for device in engine.team.devices.values():
        seen = heard.get(device.device)
        members.append(
            TeamMember(
                device.device,
                device.person,
                device.roles,
                device.since,
                device.revoked,
                device.device == own,
                device.device == hub,
                seen is not None and seen.connected and device.revoked is None,
                None if seen is None else seen.seen,
                None if seen is None else max(0, engine.settled - seen.sequence),
                0 if seen is None else seen.waiting,
                None if seen is None else seen.offset_ms,
                device.is_phone,
            )
        )
    return sorted(members, key=lambda each: (not each.is_own, each.name.casefold(), each.device))


def outcome_of(told: Told, engine: SharedEngine) -> StepOutcome:
    """What is told of a step that was settled."""
    settlement = told.settlement
    is_of_round = any(isinstance(each.payload, OF_ROUND) for each in settlement.recorded)
    return StepOutcome(
        settlement.step,
        settlement.became,
        told.sequence,
        told.is_own,
        settlement.into,
        settlement.refusal,
        settlement.undecided,
        _late_by(settlement.step, engine) if told.is_own or is_of_round else (),
    )


def outcomes_after(engine: SharedEngine, sequence: int) -> list[StepOutcome]:
    """What became of this laptop's own steps in the messages after a place: told once more where
    the program may have ended before it was told."""
    team, waiting = engine.team, set(engine.waiting())
    found: dict[str, StepOutcome] = {}
    for place, body in enumerate(engine.sealed_messages(sequence + 1), sequence + 1):
        message = opened(body)
        if message is None or message.envelope.device != engine.device:
            continue
        for step in message.envelope.steps:
            id_ = step.id
            if id_ in found or id_ in waiting or engine.timeline.step(id_) is None:
                continue
            aside = team.set_aside.get(id_)
            if id_ in team.merged:
                undecided = undecided_of(id_, team)
                outcome = StepOutcome(
                    id_, Became.MERGED, place, True, team.merged[id_], None, undecided
                )
            elif aside is not None:
                outcome = StepOutcome(id_, Became.SET_ASIDE, place, True, "", aside.refusal)
            else:
                late = _late_by(id_, engine)
                outcome = StepOutcome(id_, Became.CONFIRMED, place, True, late=late)
            found[id_] = outcome
    return list(found.values())


def _late_by(step: str, engine: SharedEngine) -> tuple[LateEntry, ...]:
    """What a step lets be an entry of a round that had ended, as `StepOutcome` has it."""
    return tuple(late_entries_by(step, engine.timeline, engine.state))
