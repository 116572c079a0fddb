"""Commands on the team; their tags are the names used in scripts."""

from __future__ import annotations

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.texts.kinds import Code, StaffName


class BeginEpoch(Command, frozen=True, tag="begin-epoch"):
    """Become the hub; the fields are as in `EpochBegun`.

    The first device of a team lets itself in by it, as `person` with these roles; any other one is
    let in already, and these three fields say nothing.
    """

    epoch: Code
    device: Code
    authority: Code = ""
    form: int = 1
    person: StaffName = ""
    roles: tuple[Code, ...] = ()
    key: Code = ""


class LetIn(Command, frozen=True, tag="let-in"):
    """Let a device in; the fields are as in `DeviceLetIn`."""

    device: Code
    person: StaffName
    roles: tuple[Code, ...] = ()
    key: Code = ""
    is_phone: bool = False


class ChangeRoles(Command, frozen=True, tag="change-roles"):
    """Give the person at a device these roles, and no others."""

    device: Code
    roles: tuple[Code, ...] = ()


class RevokeDevice(Command, frozen=True, tag="revoke"):
    """Let a device take part no longer."""

    device: Code


class SettleSetAside(Command, frozen=True, tag="settle-set-aside"):
    """Say that what was set aside is dropped, or `done` by another step; the fields are as in
    `SetAsideSettled`."""

    step: Code
    done: bool = False
    thing: Code = ""


class DoAnyway(Command, frozen=True, tag="do-anyway"):
    """Do now what was set aside. The engine enters it as that command and a `SettleSetAside`."""

    step: Code
