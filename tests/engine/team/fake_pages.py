"""Pages for the hall that the test plays: fakes of the ports, for one hub."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.hall_web import (
    HallOwner,
    PhoneAsking,
    PhoneCode,
    Post,
    WebGiven,
    WebListener,
    WebPlaces,
    WebWish,
)
from judgekit.engine.ports.sharing import Seals
from tests.engine.sharing.hall import HashSeals


class FakePages:
    """Pages that are served at the ports that were wished for. `failures` are raised by the next
    who let a phone in."""

    def __init__(self, wish: WebWish, owner: HallOwner, post: Post, listener: WebListener) -> None:
        self.wish, self.owner, self.post, self.listener = wish, owner, post, listener
        self.calls: list[tuple[str, Any]] = []
        self.failures: list[EnvironmentFailure] = []
        self._codes = 0

    def places(self) -> WebPlaces:
        screens, judges = self.wish.screen_port or 50_000, self.wish.judge_port or 50_001
        return WebPlaces((f"http://10.0.0.1:{screens}/",), (f"https://10.0.0.1:{judges}/",), "AB")

    def invite(self) -> PhoneCode:
        self._codes += 1
        return PhoneCode(f"code {self._codes}", 600)

    def approve(self, asking: str, device: str) -> None:
        if self.failures:
            raise self.failures.pop(0)
        self.calls.append(("approve", (asking, device)))

    def refuse(self, asking: str) -> None:
        self.calls.append(("refuse", asking))

    def revoke(self, device: str) -> None:
        self.calls.append(("revoke", device))

    def changed(self) -> None:
        self.calls.append(("changed", None))

    def close(self) -> None:
        self.calls.append(("close", None))

    def ask(self, asking: str = "ask 1", name: str = "Judy") -> None:
        """A phone asks, whose code was right."""
        self.listener.phone_asked(PhoneAsking(asking, name, "10.0.0.7"))


class FakeHall:
    """What a session serves its pages with. `failures` are raised by the next tries; while
    `is_slow`, whoever asks waits for `opened`."""

    def __init__(self) -> None:
        self.wishes: list[WebWish] = []
        self.pages: list[FakePages] = []
        self.failures: list[EnvironmentFailure] = []
        self.is_slow = False
        self.opened: Future[Any] = Future()
        self.kept: dict[str, str] = {}
        """The keys of phones by their devices."""
        self.given = WebGiven(self.open, lambda: self)

    def open(
        self, wish: WebWish, owner: HallOwner, post: Post, listener: WebListener
    ) -> Future[Any]:
        self.wishes.append(wish)
        future: Future[Any] = Future()
        if self.failures:
            future.set_exception(self.failures.pop(0))
            return future
        self.pages.append(FakePages(wish, owner, post, listener))
        if self.is_slow:
            return self.opened
        future.set_result(self.pages[-1])
        return future

    def make(self) -> tuple[str, str]:
        device = f"phone-{len(self.kept) + 1}"
        self.kept[device] = f"key {device}"
        return device, self.kept[device]

    def seals(self, device: str) -> Seals:
        return HashSeals(self.kept[device])

    def forget(self, device: str) -> None:
        self.kept.pop(device, None)
