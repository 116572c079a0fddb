"""The laptops that share an event, as rows: whose, what they may, and how they stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

import msgspec
from msgspec.structs import replace

from judgekit.domain.shared.moment import Moment
from judgekit.domain.team.state import Team, TeamDevice
from judgekit.engine.ports.team import LaptopSeen
from judgekit.views.sharing.team_standing import ENOUGH_OFF, Connection, TeamStanding

SHORT_DEVICE = 6
"""Letters of a device's id by which people tell two laptops apart."""


class LaptopState(StrEnum):
    """How a laptop stands to the others."""

    HUB = "hub"
    CONNECTED = "connected"
    CUT_OFF = "cut-off"
    UNKNOWN = "unknown"
    """This laptop isn't connected itself, or the hub hasn't told of that one yet."""
    CONNECTING = "connecting"
    LEFT = "left"
    """This laptop seeks nobody for now."""
    SHUT_OUT = "shut-out"
    PHONE = "phone"
    """A judge's phone that takes part; it keeps no copy, and nobody asks it how it stands."""


_OWN_STATES: Mapping[Connection, LaptopState] = {
    Connection.CONNECTING: LaptopState.CONNECTING,
    Connection.CUT_OFF: LaptopState.CUT_OFF,
    Connection.SHUT_OUT: LaptopState.SHUT_OUT,
    Connection.LEFT: LaptopState.LEFT,
}
"""Of this laptop while it isn't connected."""


class LaptopRow(msgspec.Struct, frozen=True):
    """A laptop, or a judge's phone.

    `since` is the instant from which it is hub, takes part, was seen last or is shut out, by its
    state; None if nobody knows. `behind` is how many messages it lacks, `waiting` how many of its
    own entries the hub lacks; `fast_ms` is how far its clock is ahead of the hub's; each None if
    it isn't known. `can_store` is False for a hub that stores nothing, as with a full disk; `since`
    is then the instant from which it doesn't.
    """

    device: str
    person: str
    roles: tuple[str, ...]
    state: LaptopState
    since: Moment | None = None
    is_own: bool = False
    behind: int | None = None
    waiting: int | None = None
    fast_ms: int | None = None
    is_phone: bool = False
    can_store: bool = True

    @property
    def is_clock_off(self) -> bool:
        """Whether its clock is so far off that somebody should know."""
        return self.fast_ms is not None and abs(self.fast_ms) > ENOUGH_OFF

    @property
    def short_device(self) -> str:
        """Enough of the device's id to tell it from others."""
        return short_device(self.device)


def short_device(device: str) -> str:
    """Return enough of a device's id to tell it from others; ids begin at random."""
    return device[:SHORT_DEVICE]


def laptop_rows(
    team: Team, standing: TeamStanding, own: str, seen: Iterable[LaptopSeen]
) -> Sequence[LaptopRow]:
    """Return all laptops that were ever let in: the hub first, then this one, then by their names,
    and phones behind them; those that are shut out last. `own` is this laptop's device."""
    told = {each.device: each for each in seen}
    newest = max((each.sequence for each in told.values()), default=0)
    rows = [
        _row(each, team, standing, own, told.get(each.device), newest)
        for each in team.devices.values()
    ]
    return sorted(rows, key=_rank)


def connected(rows: Iterable[LaptopRow]) -> int:
    """How many of them are connected, the hub included."""
    return sum(each.state in (LaptopState.HUB, LaptopState.CONNECTED) for each in rows)


def taking_part(rows: Iterable[LaptopRow]) -> int:
    """How many laptops take part, connected or not; phones keep nothing."""
    outside = (LaptopState.SHUT_OUT, LaptopState.PHONE)
    return sum(each.state not in outside for each in rows)


def phones(rows: Iterable[LaptopRow]) -> int:
    """How many phones take part."""
    return sum(each.state is LaptopState.PHONE for each in rows)


def _rank(row: LaptopRow) -> tuple[bool, bool, bool, bool, str, str]:
    is_out, is_hub = row.state is LaptopState.SHUT_OUT, row.state is LaptopState.HUB
    return is_out, row.is_phone, not is_hub, not row.is_own, row.person.casefold(), row.device


def _row(  # noqa: PLR0913, PLR0917  (all that is known of one laptop)
    device: TeamDevice,
    team: Team,
    standing: TeamStanding,
    own: str,
    seen: LaptopSeen | None,
    newest: int,
) -> LaptopRow:
    row = LaptopRow(
        device.device,
        device.person,
        device.roles,
        LaptopState.UNKNOWN,
        is_own=device.device == own,
        is_phone=device.is_phone,
    )
    if device.revoked is not None:
        return replace(row, state=LaptopState.SHUT_OUT, since=device.revoked)
    if row.is_phone:
        return replace(row, state=LaptopState.PHONE, since=device.since)
    if row.is_own:
        return _own_row(row, team, standing, device.since)
    if standing.connection in _OWN_STATES:
        return row
    return _seen_row(row, team, standing, device.since, seen, newest)


def _seen_row(  # noqa: PLR0913, PLR0917  (see `_row`)
    row: LaptopRow,
    team: Team,
    standing: TeamStanding,
    since: Moment,
    seen: LaptopSeen | None,
    newest: int,
) -> LaptopRow:
    if row.device == standing.hub:
        return replace(_hub_row(row, team, standing), behind=0, waiting=0)
    if seen is None:
        return row
    known = replace(row, behind=max(0, newest - seen.sequence), waiting=seen.waiting)
    if not seen.connected:
        return replace(known, state=LaptopState.CUT_OFF, since=seen.seen)
    fast = None if seen.offset_ms is None else -seen.offset_ms
    return replace(known, state=LaptopState.CONNECTED, since=since, fast_ms=fast)


def _own_row(row: LaptopRow, team: Team, standing: TeamStanding, since: Moment) -> LaptopRow:
    known = replace(row, behind=standing.behind, waiting=standing.waiting)
    if standing.connection in _OWN_STATES:
        state = _OWN_STATES[standing.connection]
        return replace(known, state=state, since=standing.since, behind=None)
    if standing.hub == row.device:
        return _hub_row(known, team, standing)
    fast = None if standing.offset_ms is None else -standing.offset_ms
    return replace(known, state=LaptopState.CONNECTED, since=since, fast_ms=fast)


def _hub_row(row: LaptopRow, team: Team, standing: TeamStanding) -> LaptopRow:
    """The hub, since its last epoch, or since when it can't store."""
    since = (each.since for each in team.epochs.values() if each.device == row.device)
    hub = replace(row, state=LaptopState.HUB, since=max(since, default=None))
    if standing.connection is Connection.NOT_STORED:
        return replace(hub, since=standing.since, can_store=False)
    return hub
