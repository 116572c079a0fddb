"""The pages for screens and judges' phones, while this laptop is the hub."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Protocol

import msgspec

from judgekit.domain.shared.moment import SECOND
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.hall_web import (
    HallWeb,
    PhoneAsking,
    PhoneKeys,
    WebGiven,
    WebWish,
)
from judgekit.engine.sharing.shared_engine import SharedEngine
from judgekit.engine.team.engine_owner import EngineOwner
from judgekit.engine.team.given import TeamGiven
from judgekit.engine.team.notes import Noted, write_notes
from judgekit.engine.team.own_thread import OwnThread
from judgekit.engine.team.phones_of_hall import PhonesOfHall
from judgekit.engine.team.told import HallFacts, TeamListener, TeamTask

SCREEN_PORT, JUDGE_PORT = 8040, 8041
"""Taken where they are free, so that a screen's address is the same at every event."""


class HubOfHall(Protocol):
    """What the pages need of the session."""

    given: TeamGiven
    noted: Noted
    listener: TeamListener
    engine: SharedEngine | None

    @property
    def is_leading(self) -> bool:
        """Whether this laptop is the hub."""
        ...

    def watch_team(self) -> None:
        """Tell who takes part now."""
        ...

    def failed(self, task: TeamTask, error: Exception) -> None:
        """Tell what could not be done."""
        ...


class HallServing:
    """Used on the owner's thread alone; implements the port `WebListener`.

    What comes of a call is told later by `TeamListener.hall_changed` and `failed`. The pages' own
    work is done at once, since the person at a phone waits for the answer; who asks and who leaves
    is told in order with all that changes what is shown here.
    """

    def __init__(self, hub: HubOfHall, thread: OwnThread) -> None:
        self._hub = hub
        self._thread = thread
        self._opening: Future[HallWeb] | None = None
        self._pages: HallWeb | None = None
        self._unsubscribe: Callable[[], None] = lambda: None
        self.phones = PhonesOfHall(hub, self._made_keys)
        """Who asks and takes part by the pages."""
        self.facts: HallFacts | None = None
        """Where the pages are; None while they aren't served."""
        self.rounding: Callable[[], int] = lambda: 1
        """Milliseconds to a multiple of which extensions are rounded up here."""

    def switch_on(self, screen_port: int = 0, judge_port: int = 0) -> Refusal | None:
        """Serve the pages from now on, also after a new start of the hub; the refusal if this
        laptop isn't the hub.

        Without ports they are at those of the last time, else at the usual ones, else at free ones.
        """
        if not self._hub.is_leading:
            return Refusal(RefusalCode.NOT_THE_HUB)
        if self._pages is None and self._opening is None:
            self._begin(screen_port, judge_port)
        elif self._pages is not None:
            self.invite()
        return None

    def switch_off(self) -> None:
        """Serve them no longer; who was let in by a phone is known when they are served again."""
        self._note(is_on=False)
        self.stop()

    def go_on(self) -> None:
        """This laptop is the hub: serve the pages if they were served when it was that last."""
        if self._hub.noted.pages and self._pages is None and self._opening is None:
            self._begin(0, 0)

    def stop(self) -> None:
        """Serve nothing: this laptop is the hub no longer, or the program ends."""
        pages, opening = self._pages, self._opening
        self._pages = self._opening = None
        self._unsubscribe()
        self.phones.end()
        if pages is not None:
            pages.close()
        if opening is not None:
            opening.add_done_callback(_close)
        if pages is not None or opening is not None:
            self._tell(None)

    def invite(self) -> bool:
        """Make a new code for one phone; return whether the pages are served."""
        pages, facts, engine = self._pages, self.facts, self._hub.engine
        if pages is None or facts is None or engine is None:
            return False
        made = pages.invite()
        self._tell(facts._replace(code=made.code, until=engine.now() + made.seconds * SECOND))
        self._thread.after(made.seconds, partial(self._drop_code, made.code))
        return True

    # -- what the pages tell

    def phone_asked(self, phone: PhoneAsking) -> None:
        """See the port: the code was used, whatever becomes of it."""
        self._thread.do(partial(self._asked, phone))

    def phone_gone(self, asking: str) -> None:
        """See the port."""
        self._thread.do(partial(self.phones.gone, asking))

    def phone_signed_out(self, device: str) -> None:
        """See the port."""
        self._thread.do(partial(self.phones.signed_out, device))

    # -- inside

    def _asked(self, phone: PhoneAsking) -> None:
        if self.facts is not None:
            self._drop_code(self.facts.code)
        self.phones.asked(phone)

    def _begin(self, screen_port: int, judge_port: int) -> None:
        given, noted = self._hub.given.web, self._hub.noted
        if given is None:
            failure = EnvironmentFailure(FailureReason.SHARING_NOT_INSTALLED, "aiohttp")
            self._thread.do(partial(self._hub.failed, TeamTask.SERVE, failure))
            return
        wish = WebWish(noted.bind, screen_port, judge_port)
        if wish.screen_port or wish.judge_port:
            self._open(given, (wish,))
            return
        usual = (noted.screen_port or SCREEN_PORT, noted.judge_port or JUDGE_PORT)
        self._open(given, (WebWish(noted.bind, *usual), wish))

    def _open(self, given: WebGiven, wishes: Sequence[WebWish]) -> None:
        """Serve the pages at the first of these places that can be had."""
        engine = self._hub.engine
        assert engine is not None  # a hub has one
        wish, *others = wishes
        owner = EngineOwner(engine, self.phones.seals, self._rounded_to)
        opening = self._opening = given.open(wish, owner, self._thread.do_at_once, self)

        def opened(pages: HallWeb) -> None:
            if opening is self._opening:
                self._opening = None
                self._opened(pages, engine)

        def failed(error: Exception) -> None:
            if opening is not self._opening:
                return
            self._opening = None
            is_taken = (
                isinstance(error, EnvironmentFailure) and error.reason is FailureReason.SHARING_PORT
            )
            if is_taken and others:
                self._open(given, others)
            else:
                self._hub.failed(TeamTask.SERVE, error)
                self._tell(None)

        self._thread.when(opening, opened, failed)

    def _opened(self, pages: HallWeb, engine: SharedEngine) -> None:
        self._pages = pages
        self._unsubscribe = engine.publisher.subscribe(lambda _: pages.changed())
        places = pages.places()
        self._note(is_on=True, ports=(_port(places.screens), _port(places.judges)))
        self.facts = HallFacts(places)
        self.phones.begin(pages)
        self.invite()

    def _made_keys(self) -> PhoneKeys:
        given = self._hub.given.web
        assert given is not None  # the pages are served
        return given.make_keys()

    def _rounded_to(self) -> int:
        return self.rounding()

    def _drop_code(self, code: str) -> None:
        """A code was used, or is over."""
        if self.facts is not None and self.facts.code == code:
            self._tell(self.facts._replace(code="", until=0))

    def _note(self, *, is_on: bool, ports: tuple[int, int] | None = None) -> None:
        """Keep at once whether the pages are to be served, and where."""
        hub = self._hub
        screens, judges = ports or (hub.noted.screen_port, hub.noted.judge_port)
        hub.noted = msgspec.structs.replace(
            hub.noted, pages=is_on, screen_port=screens, judge_port=judges
        )
        write_notes(hub.given.notes, hub.noted)

    def _tell(self, facts: HallFacts | None) -> None:
        self.facts = facts
        self._thread.do(lambda: self._hub.listener.hall_changed(facts))


def _port(addresses: Sequence[str]) -> int:
    """The port of the first address; 0 if there is none."""
    return int(addresses[0].rstrip("/").rpartition(":")[2]) if addresses else 0


def _close(opening: Future[HallWeb]) -> None:
    """Nobody wants the pages any more that were being opened."""
    if not opening.cancelled() and opening.exception() is None:
        opening.result().close()
