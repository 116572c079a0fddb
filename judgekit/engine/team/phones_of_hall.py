"""Judges' phones at the pages that the hub serves: who asks, who is let in, and their keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.team.commands import LetIn, RevokeDevice
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.hall_web import HallWeb, PhoneAsking, PhoneKeys
from judgekit.engine.ports.sharing import Seals
from judgekit.engine.ports.team import DeviceAsking
from judgekit.engine.sharing.shared_engine import SharedEngine
from judgekit.engine.team.told import TeamListener, TeamTask
from judgekit.engine.timeline import Step


class HubOfPhones(Protocol):
    """What phones need of the session."""

    listener: TeamListener
    engine: SharedEngine | None

    def watch_team(self) -> None:
        """Tell who takes part now."""
        ...

    def failed(self, task: TeamTask, error: Exception) -> None:
        """Tell what could not be done."""
        ...


class PhonesOfHall:
    """Used on the owner's thread alone."""

    def __init__(self, hub: HubOfPhones, make_keys: Callable[[], PhoneKeys]) -> None:
        self._hub = hub
        self._make_keys = make_keys
        self._known_keys: PhoneKeys | None = None
        self._pages: HallWeb | None = None
        self._put_out: set[str] = set()
        """The phones that the pages were told to know no longer."""
        self._waiting: dict[str, tuple[str, DeviceAsking]] = {}
        """The phones that ask: what names each at the pages, by its device."""

    @property
    def asking(self) -> Sequence[DeviceAsking]:
        """The phones that wait for an answer."""
        return tuple(asking for _, asking in self._waiting.values())

    def is_asking(self, device: str) -> bool:
        """Whether a phone asks to be let in as that device."""
        return device in self._waiting

    def begin(self, pages: HallWeb) -> None:
        """They come by these pages from now on."""
        self._pages, self._put_out = pages, set()
        self.watch()

    def end(self) -> None:
        """The pages are served no longer: nobody asks any more."""
        self._pages = None
        for device in tuple(self._waiting):
            self._no_more(device, is_to_forget=True)

    def seals(self, device: str) -> Seals:
        """What seals for a phone. Raises EnvironmentFailure."""
        return self._keys().seals(device)

    def approve(self, device: str, roles: Sequence[str]) -> Refusal | Step | None:
        """Let in a phone that asks; None if it was entered before, and only its pages failed.
        Raises EnvironmentFailure."""
        engine, pages = self._hub.engine, self._pages
        assert engine is not None and pages is not None  # nobody asks without
        asking, phone = self._waiting[device]
        step: Refusal | Step | None = None
        if engine.team.taking_part(device) is None:
            step = engine.submit(LetIn(device, phone.name, tuple(roles), phone.key, is_phone=True))
            if isinstance(step, Refusal):
                return step
        pages.approve(asking, device)
        self._no_more(device)
        return step

    def refuse(self, device: str) -> None:
        """Send a phone that asks away."""
        asking, _ = self._waiting[device]
        assert self._pages is not None  # nobody asks without
        self._pages.refuse(asking)
        self._no_more(device, is_to_forget=True)

    def watch(self) -> None:
        """The team is another: put out the phones that take part no longer."""
        engine, pages = self._hub.engine, self._pages
        if engine is None or pages is None:
            return
        for device in engine.team.devices.values():
            is_out = device.is_phone and device.revoked is not None
            if is_out and device.device not in self._put_out:
                self._put_out.add(device.device)
                self._do(partial(pages.revoke, device.device))
                self._forget(device.device)

    # -- what the pages tell

    def asked(self, phone: PhoneAsking) -> None:
        """A phone asks, whose code was right."""
        if self._pages is None:
            return
        try:
            device, key = self._keys().make()
        except EnvironmentFailure as failure:
            self._pages.refuse(phone.asking)
            self._hub.failed(TeamTask.SERVE, failure)
            return
        asking = DeviceAsking(device, phone.name, phone.address, key, is_phone=True)
        self._waiting[device] = phone.asking, asking
        self._hub.listener.asked(asking)

    def gone(self, asking: str) -> None:
        """A phone that asked has given up."""
        for device, (name, _) in tuple(self._waiting.items()):
            if name == asking:
                self._no_more(device, is_to_forget=True)

    def signed_out(self, device: str) -> None:
        """The person at a phone has signed it out."""
        engine = self._hub.engine
        assert engine is not None  # it had pages
        self._do(lambda: engine.submit(RevokeDevice(device)))
        self._forget(device)
        self._hub.watch_team()

    # -- inside

    def _keys(self) -> PhoneKeys:
        if self._known_keys is None:
            self._known_keys = self._make_keys()
        return self._known_keys

    def _no_more(self, device: str, *, is_to_forget: bool = False) -> None:
        del self._waiting[device]
        if is_to_forget:
            self._forget(device)
        self._hub.listener.gone(device)

    def _forget(self, device: str) -> None:
        self._do(lambda: self._keys().forget(device))

    def _do(self, what: Callable[[], object]) -> None:
        try:
            what()
        except EnvironmentFailure as failure:
            self._hub.failed(TeamTask.SERVE, failure)
