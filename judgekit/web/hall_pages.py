"""The pages for the hall, served: one thread with its loop, two ports, and all they share."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import ssl
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.hall_web import (
    HallOwner,
    PhoneCode,
    Post,
    WebListener,
    WebPlaces,
    WebPlan,
)
from judgekit.engine.ports.rules import RulesProvider
from judgekit.network.discovery.local_addresses import addresses_of
from judgekit.network.ending_tasks import end_tasks
from judgekit.network.identity.tls_contexts import context_at_a_port
from judgekit.network.joining.invitations import GOOD_FOR, code_text
from judgekit.network.network_thread import NetworkThread
from judgekit.system.resources import resources_folder
from judgekit.views.words.words import SOURCE_LANGUAGE, Words
from judgekit.web.feed import Feed
from judgekit.web.judge_site import JudgeSite, PhoneTold
from judgekit.web.phones import Phones
from judgekit.web.screen_site import ScreenSite

log = logging.getLogger(__name__)

LOOKS_EVERY = 5.0
"""Seconds after which phones that have waited too long are given up."""
ANY_ADDRESS = "0.0.0.0"


class HallPages:
    """See the port `HallWeb`. Made and started by `open_web`."""

    def __init__(
        self,
        plan: WebPlan,
        owner: HallOwner,
        post: Post,
        listener: WebListener,
        make_rules: Callable[[], RulesProvider],
    ) -> None:
        self._plan = plan
        self._owner = owner
        self._post = post
        self._listener = listener
        self._make_rules = make_rules
        self._thread = NetworkThread()
        self._feed: Feed | None = None
        self._phones: Phones | None = None
        self._screens: ScreenSite | None = None
        self._judges: JudgeSite | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._places = WebPlaces((), (), "")
        self._is_closed = False

    def start(self) -> None:
        """Serve; raises EnvironmentFailure, and nothing is served then."""
        try:
            self._thread.start(self._open()).result()
        except BaseException:
            self.close()
            raise

    def places(self) -> WebPlaces:
        """See the port."""
        return self._places

    def invite(self) -> PhoneCode:
        """See the port."""

        async def invite() -> PhoneCode:
            assert self._phones is not None
            return PhoneCode(code_text(self._phones.invitations.make().code), GOOD_FOR)

        return self._thread.start(invite()).result()

    def approve(self, asking: str, device: str) -> None:
        """See the port."""

        async def approve() -> None:
            if self._phones is not None and self._judges is not None:
                self._phones.approve(asking, device)
                self._judges.answer_waiting(asking, "in")

        self._thread.start(approve()).result()

    def refuse(self, asking: str) -> None:
        """See the port."""

        def refuse() -> None:
            if self._phones is not None and self._judges is not None:
                self._phones.refuse(asking)
                self._judges.answer_waiting(asking, "refused")

        self._thread.call(refuse)

    def revoke(self, device: str) -> None:
        """See the port."""

        async def revoke() -> None:
            if self._judges is not None:
                self._judges.put_out(device)

        self._thread.start(revoke()).result()

    def changed(self) -> None:
        """See the port."""
        if self._feed is not None:
            self._feed.changed()

    def close(self) -> None:
        """See the port."""
        if not self._is_closed:
            self._is_closed = True
            self._thread.finish(self._end())
            self._thread.close()

    # -- on the thread of the pages

    async def _open(self) -> None:
        plan, resources = self._plan, resources_folder()
        words = Words(plan.locale, SOURCE_LANGUAGE)
        self._feed = feed = Feed(self._owner, self._post, words)
        self._screens = ScreenSite(feed, resources)
        screens = await self._listen(self._screens, plan.screen_port)
        judges: tuple[str, ...] = ()
        fingerprint = ""
        if plan.certificate is not None and plan.key is not None:
            self._phones = Phones(plan.folder, monotonic)
            tls, fingerprint = _certificate(plan.certificate, plan.key)
            self._judges = JudgeSite(
                feed, self._phones, self._told(), resources, tls=tls, make_rules=self._make_rules
            )
            judges = await self._listen(self._judges, plan.judge_port)
        self._places = WebPlaces(screens, judges, fingerprint)
        self._tasks = [
            asyncio.ensure_future(feed.run(self._left_team)),
            asyncio.ensure_future(self._give_up()),
        ]

    async def _listen(self, site: ScreenSite | JudgeSite, port: int) -> tuple[str, ...]:
        bind = self._plan.bind
        try:
            port = await site.port.open(bind or ANY_ADDRESS, port)
        except OSError as error:
            raise EnvironmentFailure(FailureReason.SHARING_PORT, str(port), str(error)) from error
        scheme = "https" if isinstance(site, JudgeSite) else "http"
        hosts = (f"[{each}]" if ":" in each else each for each in addresses_of(bind))
        return tuple(f"{scheme}://{host}:{port}/" for host in hosts)

    def _told(self) -> PhoneTold:
        listener, post = self._listener, self._post
        return PhoneTold(
            lambda phone: post(lambda: listener.phone_asked(phone)),
            lambda asking: post(lambda: listener.phone_gone(asking)),
            lambda device: post(lambda: listener.phone_signed_out(device)),
        )

    def _left_team(self, device: str) -> None:
        if self._judges is not None:
            try:
                self._judges.put_out(device)
            except EnvironmentFailure:
                log.exception("Who was put out could not be kept")

    async def _give_up(self) -> None:
        """Give up phones that have waited too long."""
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            if self._judges is not None:
                self._judges.beat()
            for asking in self._phones.given_up() if self._phones is not None else ():
                if self._judges is not None:
                    self._judges.answer_waiting(asking, "refused")
                self._told().gone(asking)

    async def _end(self) -> None:
        if self._feed is not None:
            self._feed.end()
        await end_tasks(self._tasks)
        if self._judges is not None:
            await self._judges.close()
        if self._screens is not None:
            await self._screens.port.close()


def _certificate(certificate: Path, key: Path) -> tuple[ssl.SSLContext, str]:
    """TLS with this certificate, and its fingerprint as browsers show it. Raises
    EnvironmentFailure."""
    try:
        context = context_at_a_port(certificate, key)
        content = ssl.PEM_cert_to_DER_cert(certificate.read_text(encoding="ascii"))
    except (OSError, ValueError) as error:
        raise EnvironmentFailure(
            FailureReason.SHARING_FILES, str(certificate), str(error)
        ) from error
    return context, hashlib.sha256(content).digest().hex(":").upper()
