"""State of the team; empty while an event isn't shared."""

from __future__ import annotations

from typing import Protocol

import msgspec

from judgekit.domain.shared.history import AmendedPart
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.team.events import (
    DeviceLetIn,
    DeviceRevoked,
    EpochBegun,
    RolesChanged,
    SetAsideSettled,
    StepMerged,
    StepSetAside,
)
from judgekit.domain.team.roles import TeamRole


class TeamDevice(msgspec.Struct):
    """A device, its person, and since and until when it takes part."""

    device: str
    person: str
    roles: tuple[str, ...]
    key: str
    since: Moment
    revoked: Moment | None = None
    is_phone: bool = False


class Epoch(msgspec.Struct, frozen=True):
    """A device's time as the hub, from `since` on."""

    epoch: str
    device: str
    authority: str
    form: int
    since: Moment


class SetAside(msgspec.Struct):
    """A step that was set aside; `settled` is what became of it, None while nobody has decided."""

    id: str
    refusal: Refusal
    parts: tuple[AmendedPart, ...]
    at: Moment
    author: str
    settled: SetAsideSettled | None = None


class Team(msgspec.Struct):
    """All devices, hubs, and steps that were merged or set aside, by their ids."""

    devices: dict[str, TeamDevice] = {}
    epochs: dict[str, Epoch] = {}
    merged: dict[str, str] = {}
    """The step that stands, by the one that was merged into it."""
    aliases: dict[str, str] = {}
    """The thing that is meant, by the id of a merged step that began it anew, or of one that was
    set aside and done after all."""
    set_aside: dict[str, SetAside] = {}

    @property
    def is_there(self) -> bool:
        """Whether the event is shared."""
        return bool(self.devices)

    def taking_part(self, device: str) -> TeamDevice | None:
        """The device if it takes part."""
        found = self.devices.get(device)
        return found if found is not None and found.revoked is None else None

    def laptops(self) -> list[str]:
        """The laptops that take part: all devices but phones."""
        return [
            each.device
            for each in self.devices.values()
            if each.revoked is None and not each.is_phone
        ]

    def has(self, device: str, *roles: TeamRole) -> bool:
        """Whether the person at a device that takes part has one of these roles."""
        found = self.taking_part(device)
        return found is not None and any(role in found.roles for role in roles)

    def is_led(self) -> bool:
        """Whether somebody who takes part is head judge."""
        return any(self.has(device, TeamRole.HEAD_JUDGE) for device in self.devices)

    def meant_by(self, id_: str) -> str:
        """The id of the thing that is meant by an id."""
        seen = {id_}
        while (meant := self.aliases.get(id_, id_)) not in seen:
            seen.add(meant)
            id_ = meant
        return id_

    def undecided(self) -> list[SetAside]:
        """The steps that were set aside and that nobody has settled."""
        return [each for each in self.set_aside.values() if each.settled is None]


class HasTeam(Protocol):
    """A state that has a team."""

    team: Team


def let_in(state: HasTeam, event: DeviceLetIn, at: Moment, author: str) -> None:
    """Add the device; one that was revoked takes part again."""
    del author
    device = TeamDevice(
        event.device, event.person, event.roles, event.key, at, is_phone=event.is_phone
    )
    state.team.devices[event.device] = device


def change_roles(state: HasTeam, event: RolesChanged, at: Moment, author: str) -> None:
    """Replace the device's roles."""
    del at, author
    device = state.team.devices.get(event.device)
    if device is not None:
        device.roles = event.roles


def revoke(state: HasTeam, event: DeviceRevoked, at: Moment, author: str) -> None:
    """Mark the device as revoked."""
    del author
    device = state.team.devices.get(event.device)
    if device is not None and device.revoked is None:
        device.revoked = at


def begin_epoch(state: HasTeam, event: EpochBegun, at: Moment, author: str) -> None:
    """Add the epoch."""
    del author
    begun = Epoch(event.epoch, event.device, event.authority, event.form, at)
    state.team.epochs.setdefault(event.epoch, begun)


def merge(state: HasTeam, event: StepMerged, at: Moment, author: str) -> None:
    """Keep into which step it was merged, and what it means."""
    del at, author
    state.team.merged[event.id] = event.into
    if event.thing:
        state.team.aliases[event.id] = event.thing


def set_aside(state: HasTeam, event: StepSetAside, at: Moment, author: str) -> None:
    """Keep the step with its reason."""
    known = event.reason in list(RefusalCode)
    code = RefusalCode(event.reason) if known else RefusalCode.NOT_A_COMMAND
    refusal = Refusal(code, {each.name: each.value for each in event.values})
    state.team.set_aside[event.id] = SetAside(event.id, refusal, event.parts, at, author)


def settle(state: HasTeam, event: SetAsideSettled, at: Moment, author: str) -> None:
    """Keep what became of it."""
    del at, author
    found = state.team.set_aside.get(event.step)
    if found is not None:
        found.settled = event
        if event.thing:
            state.team.aliases[event.step] = event.thing
