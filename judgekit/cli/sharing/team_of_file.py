"""The session of one event on several laptops, for a record in a file."""

from __future__ import annotations

import contextlib
import os
import platform
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Protocol

from judgekit.engine.engine import Device
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.clock import AnchoredClock
from judgekit.engine.ports.hall_web import (
    HallOwner,
    HallWeb,
    PhoneKeys,
    Post,
    WebGiven,
    WebListener,
    WebPlan,
    WebWish,
)
from judgekit.engine.ports.record import OpenTournament
from judgekit.engine.ports.rules import RulesProvider
from judgekit.engine.ports.team import TeamNetwork, TeamNotes
from judgekit.engine.team.given import TeamGiven
from judgekit.network.identity.device_files import DeviceFiles
from judgekit.network.team_packages import require_packages
from judgekit.storage.record.record_files import RecordFiles
from judgekit.system.private_files import make_private_folder, open_private
from judgekit.system.resources import locale_folder
from judgekit.web.open_web import open_web_soon

NOTES = "notes.json"
WEB, PHONES = "web", "phones"
"""Folders of the pages for the hall, and of the phones' keys."""


class Owner(Protocol):
    """The thread of a session's owner; see `TeamGiven`."""

    def post(self, work: Callable[[], object]) -> object:
        """Have this called soon, from any thread."""
        ...

    def at_once(self, work: Callable[[], object]) -> object:
        """The same, ahead of what may wait there."""
        ...

    def later(self, seconds: float, work: Callable[[], object]) -> object:
        """Have this called after so many seconds."""
        ...


class NotesFile:
    """Implements `engine.ports.team.TeamNotes` in a private folder beside a record."""

    def __init__(self, record: Path) -> None:
        self._path = RecordFiles(record).team / NOTES

    def read(self) -> bytes:
        """See the port."""
        try:
            return self._path.read_bytes()
        except OSError:
            return b""

    def write(self, content: bytes) -> None:
        """See the port."""
        draft = self._path.with_name(f"{NOTES}.new")
        with contextlib.suppress(OSError):
            with open_private(draft, "wb") as file:
                file.write(content)
            draft.replace(self._path)


def given_for(
    record: Path,
    open_record: Callable[[], OpenTournament],
    clock: AnchoredClock,
    device: Device,
    owner: Owner,
) -> TeamGiven:
    """What a session of the event in a file is made with; its keys lie in a folder beside it."""
    files = RecordFiles(record)
    notes: TeamNotes = NotesFile(record)

    def make_network(now: Callable[[], int]) -> TeamNetwork:
        require_packages()
        from judgekit.network.team_network import EventNetwork  # noqa: PLC0415  (optional packages)

        try:
            make_private_folder(files.team)
        except OSError as error:
            reason = FailureReason.SHARING_FILES
            raise EnvironmentFailure(reason, str(files.team), str(error)) from error
        return EventNetwork(files.team, now)

    return TeamGiven(
        open_record,
        lambda: files.can_be_opened,
        make_network,
        clock,
        device,
        notes,
        owner.post,
        owner.at_once,
        owner.later,
    )


def web_for(record: Path, make_rules: Callable[[], RulesProvider]) -> WebGiven:
    """What serves the pages for the hall, by the certificate of this device in the event of that
    file. `make_rules` makes the rules' provider for a thread of the pages."""
    team = RecordFiles(record).team
    device = DeviceFiles(team)

    def open_(
        wish: WebWish, owner: HallOwner, post: Post, listener: WebListener
    ) -> Future[HallWeb]:
        certificate, key = device.certificate_file, device.key_file
        plan = WebPlan(team / WEB, locale_folder(), certificate, key, *wish)
        return open_web_soon(plan, owner, post, listener, make_rules)

    def keys() -> PhoneKeys:
        from judgekit.network.identity.phone_keys import (  # noqa: PLC0415  (optional packages)
            KeptPhoneKeys,
        )

        return KeptPhoneKeys(team / PHONES)

    return WebGiven(open_, keys)


def this_device(installation: str, grain: int = 1) -> Device:
    """This installation, as the one who enters."""
    return Device(installation, os.urandom, grain, formerly=platform.node())
