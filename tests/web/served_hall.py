"""An event on its hub with the pages served, as tests, benchmarks and pictures use them."""

from __future__ import annotations

import http.client
import json
import queue
import ssl
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode, urlsplit

from judgekit.domain.shared.command import Command
from judgekit.domain.shared.moment import SECOND
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.team.commands import BeginEpoch, LetIn, RevokeDevice
from judgekit.domain.tournament import Tournament
from judgekit.engine.engine import Device
from judgekit.engine.ports.hall_web import PhoneAsking, WebPlan
from judgekit.engine.sharing.shared_engine import SharedEngine
from judgekit.engine.team.engine_owner import EngineOwner
from judgekit.engine.timeline import Step
from judgekit.network.identity.device_identity import DeviceIdentity
from judgekit.system.resources import locale_folder
from judgekit.web.open_web import open_web
from tests.day import Counting, StillClock
from tests.engine.sharing.hall import HEAD, HashSeals, Hub, KeptSharedLog

LOOPBACK = "127.0.0.1"
PATIENCE = 20.0
HUB = "hub"


class OwnersThread:
    """A thread that owns an event, as a window's does."""

    def __init__(self) -> None:
        self._calls: queue.Queue[Callable[[], object] | None] = queue.Queue()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def post(self, call: Callable[[], object]) -> None:
        """Call it there, after those given before."""
        self._calls.put(call)

    def do(self, call: Callable[[], Any]) -> Any:
        """Call it there and return what it returns, or raise what it raises."""
        answers: queue.Queue[tuple[Any, BaseException | None]] = queue.Queue()

        def called() -> None:
            try:
                answers.put((call(), None))
            except BaseException as error:
                answers.put((None, error))

        self.post(called)
        found, error = answers.get(timeout=PATIENCE)
        if error is not None:
            raise error
        return found

    def close(self) -> None:
        self._calls.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (call := self._calls.get()) is not None:
            call()


class ToldPhones:
    """Keeps what the pages tell of phones."""

    def __init__(self) -> None:
        self.asked: queue.Queue[PhoneAsking] = queue.Queue()
        self.gone: queue.Queue[str] = queue.Queue()
        self.signed_out: queue.Queue[str] = queue.Queue()

    def phone_asked(self, phone: PhoneAsking) -> None:
        self.asked.put(phone)

    def phone_gone(self, asking: str) -> None:
        self.gone.put(asking)

    def phone_signed_out(self, device: str) -> None:
        self.signed_out.put(device)


class NoEvent:
    """A hub on which no event is open."""

    def now(self) -> int:
        return 0

    def state(self) -> Tournament | None:
        return None

    def rounding(self) -> int:
        return 1

    def submit(self, device: str, command: Command) -> Refusal | None:
        raise AssertionError("nobody takes part in no event")


class ExchangingOwner(EngineOwner):
    """What a phone enters is published at once, and read back."""

    def __init__(self, hall: ServedHall) -> None:
        super().__init__(hall.engine, _seals, lambda: hall.rounding)
        self._hall = hall

    def submit(self, device: str, command: Command) -> Refusal | None:
        refusal = super().submit(device, command)
        self._hall.exchange()
        return refusal


class ServedHall:
    """A hub whose person is head judge, with its pages at two ports of the loopback."""

    def __init__(
        self, home: Path, clock: Any = None, make_rules: Any = None, owner: Any = None
    ) -> None:
        self.home = home
        self.clock = clock or StillClock()
        self.thread = OwnersThread()
        self.told = ToldPhones()
        self.orders = Hub("epoch 1")
        log = KeptSharedLog()
        log.share("epoch 1")
        self.engine = SharedEngine(
            log.opened(), self.clock, Device(HUB, Counting(1)), HashSeals(f"key {HUB}")
        )
        self.do(BeginEpoch("epoch 1", HUB, person="Hannah Head", roles=HEAD, key=f"key {HUB}"))
        identity = DeviceIdentity(home / "device")
        identity.become_authority()
        self.rounding = 1
        own = ExchangingOwner(self)
        self.owner = owner or own
        self._make_rules = make_rules or _no_rules
        self.plan = WebPlan(
            home / "web", locale_folder(), identity.certificate_file, identity.key_file, LOOPBACK
        )
        self.web = self._opened()
        self.places = self.web.places()

    def do(self, *commands: Command) -> None:
        """Enter commands at the hub; they must be accepted."""
        for command in commands:
            outcome = self.thread.do(lambda command=command: self.engine.submit(command))
            assert isinstance(outcome, Step), outcome
            self.thread.do(self.exchange)
        if hasattr(self, "web"):
            self.web.changed()

    def exchange(self) -> None:
        """Publish what waits, and read it back."""
        for message in self.engine.to_publish():
            self.orders.publish(message.id, message.body)
        done = self.engine.settled
        self.engine.received(list(enumerate(self.orders.bodies, 1))[done:])

    def pass_(self, seconds: float) -> None:
        """Let the still clock go on."""
        self.clock.at += round(seconds * SECOND)
        self.web.changed()

    def state(self) -> Tournament:
        """The event as it is now."""
        found = self.thread.do(lambda: self.engine.state)
        assert isinstance(found, Tournament)
        return found

    def restart(self) -> None:
        """End the pages and serve them anew, at the same ports."""
        ports = [urlsplit(each).port for each in (self.places.screens[0], self.places.judges[0])]
        self.web.close()
        self.plan = self.plan._replace(screen_port=ports[0], judge_port=ports[1])
        self.web = self._opened()

    def screen(self) -> Visitor:
        """A screen of the hall."""
        return Visitor(self.places.screens[0])

    def stranger(self) -> Visitor:
        """A phone that nobody let in."""
        return Visitor(self.places.judges[0])

    def let_in(self, name: str, device: str, roles: tuple[str, ...] = ()) -> Visitor:
        """A phone that asked by a code and was let in."""
        phone = self.stranger()
        code = self.web.invite().code
        assert phone.post("/join", {"code": code, "name": name}).status == 200
        asking = self.told.asked.get(timeout=PATIENCE)
        self.approve(asking, device, roles)
        return phone

    def approve(self, asking: PhoneAsking, device: str, roles: tuple[str, ...] = ()) -> None:
        """Let a phone in that asks, as the hub's person does."""
        self.do(LetIn(device, asking.name, roles, f"key {device}"))
        self.web.approve(asking.asking, device)

    def revoke(self, device: str) -> None:
        """Enter that a device takes part no longer, as any laptop may."""
        self.do(RevokeDevice(device))

    def close(self) -> None:
        self.web.close()
        self.thread.close()

    def _opened(self) -> Any:
        return open_web(self.plan, self.owner, self.thread.post, self.told, self._make_rules)


def _seals(device: str) -> HashSeals:
    return HashSeals(f"key {device}")


def _no_rules() -> Any:
    raise AssertionError("no rules were asked for")


class Reply(NamedTuple):
    """An answer, with its whole body."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Visitor:
    """A browser that isn't one: it asks as a page would, and keeps its cookie."""

    def __init__(self, place: str) -> None:
        found = urlsplit(place)
        self.host, self.port = str(found.hostname), int(found.port or 0)
        self.is_secure = found.scheme == "https"
        self.cookie = ""
        self.set_cookie = ""

    @property
    def origin(self) -> str:
        return f"{'https' if self.is_secure else 'http'}://{self.host}:{self.port}"

    def connect(self) -> http.client.HTTPConnection:
        """A connection of its own."""
        if not self.is_secure:
            return http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)
        return http.client.HTTPSConnection(
            self.host, self.port, timeout=PATIENCE, context=any_certificate()
        )

    def get(self, path: str, headers: Mapping[str, str] | None = None, **values: str) -> Reply:
        query = f"?{urlencode(values)}" if values else ""
        return self.ask("GET", path + query, b"", headers or {})

    def post(self, path: str, content: Any, headers: Mapping[str, str] | None = None) -> Reply:
        body = content if isinstance(content, bytes) else json.dumps(content).encode()
        own = {"Content-Type": "application/json", "Origin": self.origin, **(headers or {})}
        return self.ask("POST", path, body, own)

    def wish(self, do: str, id_: str = "", **values: Any) -> Any:
        """The answer to a wish that must be understood."""
        Visitor.wishes += 1
        content = {"do": do, "id": id_ or f"wish-{Visitor.wishes:08}", **values}
        reply = self.post("/do", content)
        assert reply.status == 200, reply
        return reply.json()

    wishes = 0

    def ask(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        connection = self.connect()
        try:
            sent = dict(headers)
            if self.cookie:
                sent["Cookie"] = self.cookie
            connection.request(method, path, body or None, sent)
            response = connection.getresponse()
            reply = Reply(response.status, dict(response.getheaders()), response.read())
        finally:
            connection.close()
        self.set_cookie = reply.headers.get("Set-Cookie", "")
        if self.set_cookie:
            self.cookie = self.set_cookie.partition(";")[0]
        return reply

    def live(self, **values: str) -> LivePage:
        """What a page is told, until it is closed."""
        return LivePage(self, values)


class LivePage:
    """A stream of events, read as they come."""

    def __init__(self, visitor: Visitor, values: Mapping[str, str]) -> None:
        self._connection = visitor.connect()
        query = f"?{urlencode(values)}" if values else ""
        headers = {"Cookie": visitor.cookie} if visitor.cookie else {}
        self._connection.request("GET", f"/live{query}", headers=headers)
        self.response = self._connection.getresponse()
        assert self.response.status == 200, self.response.status
        self._events = self._read()

    def next(self) -> tuple[str, Any]:
        """The next event and its content; `""` at the end."""
        return next(self._events, ("", None))

    def wait(self, name: str = "view") -> Any:
        """The content of the next event of that name."""
        while True:
            event, content = self.next()
            assert event, f"ended before {name}"
            if event == name:
                return content["view"] if name == "view" else content

    def until(self, holds: Callable[[Any], object]) -> Any:
        """The next view of which that is true."""
        while not holds(view := self.wait()):
            pass
        return view

    def close(self) -> None:
        self.response.close()
        self._connection.close()

    def _read(self) -> Iterator[tuple[str, Any]]:
        event = ""
        for line in self.response:
            name, _, content = line.decode().rstrip("\n").partition(": ")
            if name == "event":
                event = content
            elif name == "data":
                yield event, json.loads(content)


def any_certificate() -> ssl.SSLContext:
    """TLS as a browser speaks it once its person has gone on after the warning."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
