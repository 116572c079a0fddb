"""Events of a team.

A device is known by its id, which its certificate carries; a person is the name signed in on it.
`roles` are `TeamRole` values; who has none is a judge.
"""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.event import Event
from judgekit.domain.shared.history import AmendedPart
from judgekit.domain.shared.texts.kinds import Code, Prose, StaffName


class DeviceLetIn(Event, frozen=True):
    """A device takes part from now on; `key` is the public key that its messages are sealed by.

    A judge's phone keeps nothing itself: the hub that let it in seals and sends for it.
    """

    device: Code
    person: StaffName
    roles: tuple[Code, ...] = ()
    key: Code = ""
    is_phone: bool = False


class RolesChanged(Event, frozen=True):
    """The person at a device has these roles from now on."""

    device: Code
    roles: tuple[Code, ...] = ()


class DeviceRevoked(Event, frozen=True):
    """A device takes part no longer."""

    device: Code


class EpochBegun(Event, frozen=True):
    """A device has become the hub.

    `authority` is the certificate of the authority by which it lets in others, in PEM; `form` is
    that of the messages that are understood from now on.
    """

    epoch: Code
    device: Code
    authority: Code = ""
    form: int = 1


class StepMerged(Event, frozen=True):
    """A step says the same as the step `into`, which stands.

    `thing` is the id of what that one began, empty if it began nothing: whatever names this step's
    own `id` means that. `parts` are what was to be done.
    """

    into: Code
    parts: tuple[AmendedPart, ...]
    thing: Code = ""
    id: Code = ""


class ReasonValue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A value that the sentence of a refusal names."""

    name: Code
    value: int | Prose


class StepSetAside(Event, frozen=True):
    """A step could not happen as it was entered, or one that was merged said something otherwise; a
    person decides what becomes of it.

    `reason` is a `RefusalCode`, `values` are those of the refusal; `parts` are what was to be done.
    """

    reason: Code
    parts: tuple[AmendedPart, ...]
    values: tuple[ReasonValue, ...] = ()
    id: Code = ""


class SetAsideSettled(Event, frozen=True):
    """What was set aside is settled: done after all, or dropped.

    `thing` is the id of what was begun by doing it, empty if nothing was: whatever names `step`
    means that from now on.
    """

    step: Code
    done: bool = False
    thing: Code = ""
