"""Ports for the pages that the hub serves to browsers in the hall: screens, and judges' phones.

Separate from the other ports so that startup doesn't import its types.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple, Protocol

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.tournament import Tournament
from judgekit.engine.ports.rules import RulesProvider
from judgekit.engine.ports.sharing import Seals

LONGEST_NAME = 64
"""Letters of the name under which a phone asks to be let in."""

Post = Callable[[Callable[[], None]], None]
"""Calls a function on the owner's thread, soon, after those given before; usable from any
thread."""


class HallOwner(Protocol):
    """The event that is shown, and decides. Called on its own thread alone, by `Post`."""

    def now(self) -> Moment:
        """The hub's time, in milliseconds; not cut to a second."""
        ...

    def state(self) -> Tournament | None:
        """The event as it is shown on this laptop; None while none is open. Never a rehearsal."""
        ...

    def rounding(self) -> int:
        """Milliseconds to a multiple of which extensions are rounded up here."""
        ...

    def submit(self, device: str, command: Command) -> Refusal | None:
        """Enter a command as the person at a phone; None if it was accepted.

        Raises EnvironmentFailure if it can't be recorded.
        """
        ...


class PhoneRefusal(StrEnum):
    """Why a phone could not ask to be let in."""

    NAME_UNFIT = "name-unfit"
    WRONG_CODE = "wrong-code"
    USED = "used"
    EXPIRED = "expired"
    TOO_MANY_TRIES = "too-many-tries"
    TOO_MANY_WAITING = "too-many-waiting"


class PhoneAsking(NamedTuple):
    """A phone whose code was right, and that waits to be let in. `asking` names it until then."""

    asking: str
    name: str
    address: str


class WebListener(Protocol):
    """What the pages tell; on the owner's thread."""

    def phone_asked(self, phone: PhoneAsking) -> None:
        """A phone waits for `approve` or `refuse`."""
        ...

    def phone_gone(self, asking: str) -> None:
        """A phone that waited has given up."""
        ...

    def phone_signed_out(self, device: str) -> None:
        """The person at a phone has signed it out: its device has to be revoked."""
        ...


class WebPlan(NamedTuple):
    """What the pages are served with.

    `folder` is private to the event; who is let in is kept there, so that a new start of the hub
    needs no new codes. `certificate` and `key` are those of this device in the event, as files in
    PEM; without them there are no pages for judges. `bind` is the address to listen at, empty for
    all; a port 0 takes a free one. `locale` has the catalogues of the three languages.
    """

    folder: Path
    locale: Path
    certificate: Path | None = None
    key: Path | None = None
    bind: str = ""
    screen_port: int = 0
    judge_port: int = 0


class WebPlaces(NamedTuple):
    """Where the pages are: addresses to type or to show as a QR code, one for each of this
    machine's; those for judges are empty without a certificate.

    `fingerprint` is the SHA-256 of the certificate in pairs of hexadecimal digits, as browsers show
    it.
    """

    screens: tuple[str, ...]
    judges: tuple[str, ...]
    fingerprint: str


class PhoneCode(NamedTuple):
    """A code for one phone, and the seconds for which it is good."""

    code: str
    seconds: int


class HallWeb(Protocol):
    """The pages while they are served. Usable from any thread."""

    def places(self) -> WebPlaces:
        """Where they are."""
        ...

    def invite(self) -> PhoneCode:
        """A new code; it serves one phone, once."""
        ...

    def approve(self, asking: str, device: str) -> None:
        """Let a phone in as a device of the team, which was entered as let in."""
        ...

    def refuse(self, asking: str) -> None:
        """Send a phone that asks away."""
        ...

    def revoke(self, device: str) -> None:
        """Put a phone out at once; so is any whose device takes part in the team no longer."""
        ...

    def changed(self) -> None:
        """Say that something of the event is other than before: pages are told at once, else
        within a second."""
        ...

    def close(self) -> None:
        """End all connections and the thread."""
        ...


OpenWeb = Callable[[WebPlan, HallOwner, Post, WebListener, Callable[[], RulesProvider]], HallWeb]
"""Serves the pages; the last argument makes the rules' provider for a thread of its own.

Raises EnvironmentFailure if a package is missing, or a port can't be had."""


class WebWish(NamedTuple):
    """Where the pages are to be: at which address, empty for all, and at which ports; 0 is any."""

    bind: str = ""
    screen_port: int = 0
    judge_port: int = 0


class PhoneKeys(Protocol):
    """The keys of phones, which this laptop keeps for them. Raises EnvironmentFailure."""

    def make(self) -> tuple[str, str]:
        """A new device, and its public key as `Seals` knows it."""
        ...

    def seals(self, device: str) -> Seals:
        """What seals with the key of a device that was made here."""
        ...

    def forget(self, device: str) -> None:
        """Forget the key of a device, if there is one."""
        ...


class WebGiven(NamedTuple):
    """What the hub's session serves the pages with.

    `open` does it in the background, as `OpenWeb` does; its Future raises the same. `make_keys` is
    called on first use, and imports what keys need.
    """

    open: Callable[[WebWish, HallOwner, Post, WebListener], Future[HallWeb]]
    make_keys: Callable[[], PhoneKeys]
