"""A laptop's line to the hub that it follows: what arrives is settled, what waits is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from judgekit.domain.shared.refusal import Refusal
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.team import (
    HubPlace,
    JoiningFailed,
    JoinRefusal,
    LaptopSeen,
    LineState,
    SharedMessage,
    Standing,
    StreamPlace,
    TeamNetwork,
)
from judgekit.engine.sharing.envelope import message_id
from judgekit.engine.sharing.exchange import Exchange
from judgekit.engine.sharing.shared_engine import SharedEngine, Told
from judgekit.engine.team.hub_time import HubTime
from judgekit.engine.team.incoming import Incoming
from judgekit.engine.team.own_thread import OwnThread
from judgekit.engine.team.told import TeamTask

TRY_AGAIN_SECONDS = 2.0
"""After the record could not be written."""


class Followed(Protocol):
    """Who is told by a line, on the owner's thread."""

    def settled(self, told: Sequence[Told]) -> None:
        """Messages were settled; these are the steps in them."""
        ...

    def stood(self) -> None:
        """How the line stands is another."""
        ...

    def heard(self, seen: Sequence[LaptopSeen]) -> None:
        """The hub told who is there."""
        ...

    def caught_up(self) -> None:
        """All that the hub has is settled."""
        ...

    def failed(self, task: TeamTask, error: Exception) -> None:
        """It could not be done."""
        ...


class Following:
    """The line of one event; also the `Link` of its Exchange."""

    def __init__(
        self,
        engine: SharedEngine,
        network: TeamNetwork,
        thread: OwnThread,
        time: HubTime,
        followed: Followed,
    ) -> None:
        self._engine = engine
        self._network = network
        self._thread = thread
        self._time = time
        self._followed = followed
        self._exchange = Exchange(engine, self)
        self._incoming: Incoming | None = None
        self._last = StreamPlace()
        self._is_sending = self._is_asleep = False
        self.place: HubPlace | None = None
        """The hub that is followed; None while none is."""
        self.has_connected = False
        """Whether it was reached since it is followed."""
        engine.publisher.subscribe(lambda _: self._send_soon())

    @property
    def standing(self) -> Standing | None:
        """How the line stands; None while there is none."""
        return None if self._incoming is None else self._incoming.last

    def follow(self, place: HubPlace) -> None:
        """Follow a hub's order, instead of one that is followed. Raises EnvironmentFailure."""
        self.let_go()
        self.place, self.has_connected = place, False
        self._exchange.begin(place.epoch)

    def begin_epoch(self, epoch: str, authority: str) -> Refusal | None:
        """See `Exchange.take_over`."""
        return self._exchange.take_over(epoch, authority)

    def let_go(self) -> None:
        """Follow no hub."""
        self._exchange.lost()
        self._close_line()
        self.place = None

    def sleep(self) -> None:
        """Let go of the hub until `wake`."""
        self._is_asleep = True
        if self._incoming is not None and self._incoming.line is not None:
            self._incoming.line.suspend()

    def wake(self) -> None:
        """Connect again at once."""
        self._is_asleep = False
        if self._incoming is not None and self._incoming.line is not None:
            self._incoming.line.resume()

    def try_at_once(self) -> None:
        """The hub that is followed is seen: don't wait for the next try to reach it."""
        incoming = self._incoming
        if incoming is None or incoming.line is None or incoming.last is None or self._is_asleep:
            return
        if incoming.last.state is LineState.CUT_OFF:
            incoming.line.resume()

    # -- the Link of the exchange

    def publish(self, message: str, body: bytes) -> None:
        """See the port `Link`."""
        if self._incoming is not None and self._incoming.line is not None:
            self._incoming.line.publish(message, body)

    def read_from(self, sequence: int) -> None:
        """See the port `Link`: a line of its own begins there."""
        self._close_line()
        if self.place is None:
            return
        self._last = self._place_before(sequence)
        incoming = Incoming(self._thread, self._arrived, self._stood, self._followed.heard)
        self._incoming = incoming
        incoming.line = self._network.open_line(self.place, self._last, incoming)
        if self._is_asleep:
            incoming.line.suspend()

    # -- inside

    def _close_line(self) -> None:
        incoming, self._incoming = self._incoming, None
        if incoming is not None and incoming.line is not None:
            incoming.line.close()

    def _place_before(self, sequence: int) -> StreamPlace:
        """The last message before a place, as the hub knows it."""
        before = sequence - 1
        if not 0 < before == self._engine.settled:
            return StreamPlace()
        if self._last.sequence == before:
            return self._last
        return StreamPlace(before, message_id(self._engine.sealed_messages(before)[0]))

    def _arrived(self, incoming: Incoming) -> None:
        """Settle some of what a line has read."""
        if incoming is not self._incoming or not len(incoming):
            return
        messages = incoming.take()
        if self._is_of_another_event(messages):
            self.let_go()
            self._followed.failed(TeamTask.FOLLOW, JoiningFailed(JoinRefusal.WRONG_HUB))
            return
        try:
            told = self._exchange.received([(each.sequence, each.body) for each in messages])
        except EnvironmentFailure as failure:
            incoming.put_back(messages)
            self._thread.after(TRY_AGAIN_SECONDS, lambda: self._arrived(incoming))
            self._followed.failed(TeamTask.RECORD, failure)
            return
        if self._engine.settled == messages[-1].sequence:
            self._last = StreamPlace(messages[-1].sequence, messages[-1].message_id)
        self._followed.settled(told)
        if self._engine.failure is not None:
            self._followed.failed(TeamTask.RECORD, self._engine.failure)
        if len(incoming):
            self._thread.do(lambda: self._arrived(incoming))
        else:
            self._perhaps_caught_up()

    def _is_of_another_event(self, messages: Sequence[SharedMessage]) -> bool:
        """Whether an order begins otherwise than this event did: no epoch of it can."""
        first = messages[0]
        if first.sequence != 1 or not self._engine.settled:
            return False
        return message_id(first.body) != message_id(self._engine.sealed_messages()[0])

    def _stood(self, incoming: Incoming, standing: Standing) -> None:
        if incoming is not self._incoming:
            return
        if standing.offset_ms is not None:
            self._time.measured(standing.offset_ms)
            self._engine.offset = self._time.ahead
        if standing.state is LineState.DIVERGED:
            self._exchange.read_from(1)
        elif standing.state is LineState.CONNECTED:
            self.has_connected = True
            self._perhaps_caught_up()
        else:
            self._exchange.lost()
        self._followed.stood()

    def _perhaps_caught_up(self) -> None:
        """Send what waits as soon as all is settled that the hub has."""
        incoming = self._incoming
        if incoming is None or incoming.last is None or len(incoming):
            return
        if incoming.last.state is not LineState.CONNECTED or self._exchange.is_connected:
            return
        try:
            # What was told with the state may have been overtaken by what has arrived since.
            self._exchange.caught_up(max(incoming.last.sequence, self._last.sequence))
        except EnvironmentFailure as failure:
            self._thread.after(TRY_AGAIN_SECONDS, self._perhaps_caught_up)
            self._followed.failed(TeamTask.RECORD, failure)
            return
        self._followed.caught_up()

    def _send_soon(self) -> None:
        """Send what was entered, once for all that is entered in one turn: the others wait for it,
        whatever the hand does here."""
        if not self._is_sending:
            self._is_sending = True
            self._thread.do_at_once(self._send)

    def _send(self) -> None:
        self._is_sending = False
        self._exchange.send()
        self._followed.stood()
