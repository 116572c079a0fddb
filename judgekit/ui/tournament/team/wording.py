"""Texts of the Laptops view: roles, and how a laptop stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from judgekit.domain.setup.state import Role
from judgekit.domain.shared.moment import SECOND
from judgekit.domain.team.roles import TeamRole
from judgekit.ui.words.signs import Sign
from judgekit.ui.words.wording import MINUS, role_name, time_of_day
from judgekit.views.sharing.laptops import LaptopRow, LaptopState, short_device

translate = QCoreApplication.translate

Roles = tuple[str, ...]
SCOREKEEPER: Roles = (TeamRole.SCOREKEEPER.value,)
HEAD_JUDGE: Roles = (TeamRole.HEAD_JUDGE.value,)
BOTH: Roles = (*SCOREKEEPER, *HEAD_JUDGE)
FLOOR_JUDGE: Roles = ()
ALL_ROLES = (FLOOR_JUDGE, SCOREKEEPER, HEAD_JUDGE, BOTH)

SIGNS: Mapping[LaptopState, Sign] = {
    LaptopState.HUB: Sign("hub", "accent"),
    LaptopState.CONNECTED: Sign("linked", "ok"),
    LaptopState.CUT_OFF: Sign("cut-off", "attention"),
    LaptopState.UNKNOWN: Sign("unverified", "text-muted"),
    LaptopState.CONNECTING: Sign("linking", "text-muted"),
    LaptopState.LEFT: Sign("left", "text-muted"),
    LaptopState.SHUT_OUT: Sign("shut-out", "text-muted"),
    LaptopState.PHONE: Sign("phone", "text"),
}
NOT_STORING = Sign("hub", "attention")
EMPTY = "–"
"""Where a figure isn't known."""


def roles_words(roles: Sequence[str]) -> str:
    """Return `Head judge and scorekeeper`; who has no role beside it is a floor judge."""
    if not roles:
        return role_name(Role.FLOOR_JUDGE)
    if set(roles) == set(BOTH):
        return translate("LaptopWords", "Head judge and scorekeeper")
    return role_name(roles[0])


def sign_of(row: LaptopRow) -> Sign:
    """Return the sign of how the laptop stands."""
    return SIGNS[row.state] if row.can_store else NOT_STORING


def state_words(row: LaptopRow) -> str:
    """Return how the laptop stands, in a word or two."""
    if not row.can_store:
        return translate("LaptopWords", "Can’t store")
    words = {
        LaptopState.HUB: translate("LaptopWords", "Hub"),
        LaptopState.CONNECTED: translate("LaptopWords", "Connected"),
        LaptopState.CUT_OFF: translate("LaptopWords", "Cut off"),
        LaptopState.UNKNOWN: translate("LaptopWords", "Not known"),
        LaptopState.CONNECTING: translate("LaptopWords", "Connecting"),
        LaptopState.LEFT: translate("LaptopWords", "Not connected"),
        LaptopState.SHUT_OUT: translate("LaptopWords", "Removed"),
        LaptopState.PHONE: translate("LaptopWords", "Phone"),
    }
    return words[row.state]


def since_words(row: LaptopRow) -> str:
    """Return since when it is so, or when it was seen last."""
    if row.state is LaptopState.CONNECTED and row.behind:
        return translate("LaptopWords", "catching up")
    if row.state is LaptopState.UNKNOWN:
        return translate("LaptopWords", "no news")
    if row.since is None:
        return ""
    if row.state is LaptopState.CUT_OFF and not row.is_own:
        words = translate("LaptopWords", "last seen {time}")
        return words.format(time=time_of_day(row.since))
    if row.state in (LaptopState.CONNECTED, LaptopState.PHONE):
        words = translate("LaptopWords", "joined {time}")
    else:
        words = translate("LaptopWords", "since {time}")
    return words.format(time=time_of_day(row.since))


def hub_words(device: str) -> str:
    """Return what a hub is called: enough of its device's id to tell it from others."""
    return translate("LaptopWords", "Hub {device}").format(device=short_device(device))


def device_words(row: LaptopRow) -> str:
    """Return `this laptop`, or enough of the device's id to tell two of one person apart."""
    if row.is_own:
        return translate("LaptopWords", "this laptop")
    if row.is_phone:
        return translate("LaptopWords", "phone {device}").format(device=row.short_device)
    return translate("LaptopWords", "laptop {device}").format(device=row.short_device)


def count_words(count: int | None) -> str:
    """Return a number of entries, or a dash where it isn't known."""
    return EMPTY if count is None else QLocale().toString(count)


def clock_words(row: LaptopRow) -> str:
    """Return how far the laptop's clock is off: `under 2 s`, `+3.4 s` if it is fast."""
    if row.state is LaptopState.HUB:
        return translate("LaptopWords", "reference")
    if row.fast_ms is None:
        return EMPTY
    if not row.is_clock_off:
        return translate("LaptopWords", "under 2 s")
    sign = "+" if row.fast_ms > 0 else MINUS
    seconds = QLocale().toString(abs(row.fast_ms) / SECOND, "f", 1)
    return translate("LaptopWords", "{sign}{seconds} s").format(sign=sign, seconds=seconds)


def figures_words(row: LaptopRow) -> str:
    """Return the figures that matter, for where they have no columns: `2 behind, 5 waiting`."""
    parts = (_counts_words(row), _named_clock_words(row) if row.is_clock_off else "")
    return ", ".join(part for part in parts if part)


def _counts_words(row: LaptopRow) -> str:
    parts = []
    if row.behind:
        parts.append(translate("LaptopWords", "%n behind", "", row.behind))
    if row.waiting:
        parts.append(translate("LaptopWords", "%n waiting", "", row.waiting))
    return ", ".join(parts)


def _named_clock_words(row: LaptopRow) -> str:
    """The clock's column with its name, empty if nothing is known of the clock."""
    words = clock_words(row)
    named = translate("LaptopWords", "clock {off}")
    return "" if words == EMPTY else named.format(off=words)


def spoken_laptop(row: LaptopRow) -> str:
    """Return the row's text for a screen reader."""
    parts = (
        row.person,
        roles_words(row.roles),
        device_words(row),
        # The sign says the same to the eye.
        "" if row.can_store else translate("LaptopWords", "Hub"),
        state_words(row),
        since_words(row),
        _counts_words(row),
        _named_clock_words(row),
    )
    return ". ".join(part for part in parts if part)
