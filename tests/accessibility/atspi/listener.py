"""A screen reader's side of AT-SPI: the tree by calls, what happens by signals.

Names, numbers and signatures are those of the AT-SPI 2 interfaces.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from jeepney import (
    DBusAddress,
    HeaderFields,
    MatchRule,
    Message,
    MessageType,
    Properties,
    new_method_call,
)
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection

ACCESSIBLE = "org.a11y.atspi.Accessible"
ACTION = "org.a11y.atspi.Action"
OBJECT_EVENTS = "org.a11y.atspi.Event.Object"
ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = "org.a11y.atspi.Registry"
EVENTS = "/org/a11y/atspi/registry"
STATES = {
    "checked": 4,
    "editable": 7,
    "enabled": 8,
    "expandable": 9,
    "expanded": 10,
    "focusable": 11,
    "focused": 12,
    "selectable": 22,
    "selected": 23,
    "showing": 25,
    "checkable": 41,
    "has-popup": 42,
}
"""Bits of AtspiStateType."""
ASSERTIVE = 2
PATIENCE = 60.0
"""Seconds that a busy machine may take."""


class Announced(NamedTuple):
    """What was announced, and whether it interrupts."""

    words: str
    is_urgent: bool


class Node(NamedTuple):
    """An accessible: the program's name on the bus, and the path."""

    listener: Listener
    bus_name: str
    path: str

    @property
    def name(self) -> str:
        """Its name."""
        return self._property("Name")

    @property
    def description(self) -> str:
        """Its description."""
        return self._property("Description")

    @property
    def role(self) -> str:
        """Its role, in AT-SPI's English name."""
        return self._call(ACCESSIBLE, "GetRoleName")[0]

    @property
    def states(self) -> frozenset[str]:
        """Its states, those that tests ask for."""
        low, high = self._call(ACCESSIBLE, "GetState")[0]
        bits = low | high << 32
        return frozenset(name for name, bit in STATES.items() if bits >> bit & 1)

    @property
    def children(self) -> list[Node]:
        """What is below it."""
        return [Node(self.listener, *each) for each in self._call(ACCESSIBLE, "GetChildren")[0]]

    def everything(self) -> Iterator[Node]:
        """It and all below it, in order."""
        yield self
        for child in self.children:
            yield from child.everything()

    def find(self, role: str, name: str) -> Node:
        """Return the only node below it with that role whose name begins like that."""
        found = [
            each for each in self.everything() if each.role == role and each.name.startswith(name)
        ]
        assert len(found) == 1, f"{len(found)} {role} called {name}"
        return found[0]

    def act(self) -> None:
        """Do its first action."""
        assert self._call(ACTION, "DoAction", "i", (0,))[0]

    def _property(self, name: str) -> str:
        where = DBusAddress(self.path, bus_name=self.bus_name, interface=ACCESSIBLE)
        ((_, value),) = self.listener.ask(Properties(where).get(name))
        return value

    def _call(self, interface: str, method: str, signature: str = "", body: tuple = ()) -> tuple:
        where = DBusAddress(self.path, bus_name=self.bus_name, interface=interface)
        return self.listener.ask(new_method_call(where, method, signature or None, body))


class Listener:
    """Registers for events like a screen reader, and remembers what was announced."""

    def __init__(self, connection: DBusConnection) -> None:
        self._connection = connection
        self.announced: list[Announced] = []
        registry = DBusAddress(EVENTS, bus_name=REGISTRY, interface=REGISTRY)
        for event in ("object:announcement", "object:state-changed"):
            self._insist(new_method_call(registry, "RegisterEvent", "s", (event,)))
        rule = MatchRule(type="signal", interface=OBJECT_EVENTS, member="Announcement")
        self.ask(message_bus.AddMatch(rule))

    def ask(self, message: Message) -> tuple:
        """Send a call; return the body of its reply."""
        got = self._reply(message)
        assert got.header.message_type is MessageType.method_return, got.body
        return got.body

    def program(self) -> Node:
        """Return the only program that speaks AT-SPI."""
        return self.wait(lambda: next(iter(self._programs()), None))

    def wait(self, look: Callable[[], Node | None]) -> Node:
        """Return what is there after a while."""
        ends = time.monotonic() + PATIENCE
        while (found := look()) is None:
            assert time.monotonic() < ends, "nothing came"
            time.sleep(0.05)
        return found

    def hear(self, words: str) -> Announced:
        """Return the announcement that contains these words, when it has come."""
        ends = time.monotonic() + PATIENCE
        while True:
            for each in self.announced:
                if words in each.words:
                    return each
            assert time.monotonic() < ends, f"{words} not among {self.announced}"
            got = self._connection.receive(timeout=PATIENCE)
            if got.header.message_type is MessageType.signal:
                self._take(got)

    def _programs(self) -> list[Node]:
        return [each for each in Node(self, REGISTRY, ROOT).children if each.name == "Judgekit"]

    def _insist(self, message: Message) -> None:
        """Call until it is done: the registry is started by the first call, and may be late."""
        ends = time.monotonic() + PATIENCE
        while self._reply(message).header.message_type is not MessageType.method_return:
            assert time.monotonic() < ends, "the registry doesn't answer"
            time.sleep(0.05)

    def _reply(self, message: Message) -> Message:
        serial = next(self._connection.outgoing_serial)
        self._connection.send(message, serial=serial)
        while True:
            got = self._connection.receive(timeout=PATIENCE)
            if got.header.message_type is MessageType.signal:
                self._take(got)
            elif self._is_reply(got, serial):
                return got

    def _is_reply(self, got: Message, serial: int) -> bool:
        return got.header.fields.get(HeaderFields.reply_serial) == serial

    def _take(self, got: Message) -> None:
        if got.header.fields.get(HeaderFields.member) == "Announcement":
            _, politeness, _, (_, words), _ = got.body
            self.announced.append(Announced(words, politeness == ASSERTIVE))
