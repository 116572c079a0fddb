"""Decisions on the team: the event, or the refusal; who may ask is another matter."""

from __future__ import annotations

from judgekit.domain.shared.event import Event
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.commands import (
    BeginEpoch,
    ChangeRoles,
    LetIn,
    RevokeDevice,
    SettleSetAside,
)
from judgekit.domain.team.events import (
    DeviceLetIn,
    DeviceRevoked,
    EpochBegun,
    RolesChanged,
    SetAsideSettled,
)
from judgekit.domain.team.roles import known_roles
from judgekit.domain.team.state import HasTeam


def begin_epoch(state: HasTeam, command: BeginEpoch, at: Moment) -> tuple[Event, ...] | Refusal:
    """Begin an epoch; the first device of all lets itself in by it."""
    begun = EpochBegun(command.epoch, command.device, command.authority, command.form)
    if not command.epoch or command.form < 1:
        return _wrong("epoch" if not command.epoch else "form")
    if state.team.is_there:
        return (begun,) if state.team.taking_part(command.device) else _unknown(command.device)
    first = LetIn(command.device, command.person, command.roles, command.key)
    device = let_in(state, first, at)
    return device if isinstance(device, Refusal) else (device, begun)


def let_in(state: HasTeam, command: LetIn, at: Moment) -> Event | Refusal:
    """Let a device in under a person's name."""
    del at
    person, roles = command.person.strip(), known_roles(command.roles)
    if not command.device or not person or roles is None:
        return _wrong("device" if not command.device else "person" if not person else "roles")
    known = state.team.devices.get(command.device)
    if known is not None and (known.revoked is None or known.person != person):
        return Refusal(RefusalCode.DEVICE_KNOWN, {"person": known.person})
    return DeviceLetIn(command.device, person, roles, command.key, command.is_phone)


def change_roles(state: HasTeam, command: ChangeRoles, at: Moment) -> Event | Refusal:
    """Replace the roles of the person at a device."""
    del at
    roles = known_roles(command.roles)
    if roles is None:
        return _wrong("roles")
    if state.team.taking_part(command.device) is None:
        return _unknown(command.device)
    return RolesChanged(command.device, roles)


def revoke(state: HasTeam, command: RevokeDevice, at: Moment) -> Event | Refusal:
    """Revoke a device that takes part."""
    del at
    if state.team.taking_part(command.device) is None:
        return _unknown(command.device)
    return DeviceRevoked(command.device)


def settle(state: HasTeam, command: SettleSetAside, at: Moment) -> Event | Refusal:
    """Settle what was set aside, once."""
    del at
    found = state.team.set_aside.get(command.step)
    if found is None or found.settled is not None:
        return Refusal(RefusalCode.NOT_SET_ASIDE)
    return SetAsideSettled(command.step, command.done, command.thing if command.done else "")


def _unknown(device: str) -> Refusal:
    return Refusal(RefusalCode.NO_SUCH_DEVICE, {"device": device})


def _wrong(field: str) -> Refusal:
    return Refusal(RefusalCode.WRONG_VALUE, {"field": field})
