"""The judges' port: TLS by the event's certificate, and nothing of the event without a session."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec
from aiohttp import web

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.ports.hall_web import PhoneAsking, PhoneRefusal
from judgekit.engine.ports.rules import RulesProvider
from judgekit.views.browser.join_words import join_refusal
from judgekit.views.browser.labels import phone_labels
from judgekit.views.browser.phone_rules import LONGEST_QUERY, found_sections, phone_section
from judgekit.views.words.words import SOURCE_LANGUAGE, Words
from judgekit.web.answers_once import AnswersOnce
from judgekit.web.asked import read_wish
from judgekit.web.feed import Feed, Shown, Watching
from judgekit.web.live_stream import LiveStream
from judgekit.web.page_files import JUDGE_FILES, page_files
from judgekit.web.phones import NotAsked, Phones
from judgekit.web.rates import Rate
from judgekit.web.request_guard import body_of
from judgekit.web.served import Route, ServedPort, stream_to
from judgekit.web.wishes import carried_out

COOKIE = "__Host-judgekit"
A_DAY = 24 * 60 * 60
ANSWERS_WITHIN = 10.0
JOINS_AT_ONCE, JOINS_A_SECOND = 10, 0.2
"""From one address, behind which a hall may be; a code has its own few tries beside."""
WISHES_AT_ONCE, WISHES_A_SECOND = 20, 4.0
"""Of one phone."""


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phone's first question."""

    code: Annotated[str, msgspec.Meta(max_length=32)]
    name: Annotated[str, msgspec.Meta(max_length=200)]


class Who(msgspec.Struct, frozen=True):
    """What a phone is here: `new`, `waiting` or `in`; with the labels of its page."""

    state: str
    labels: dict[str, str]
    language: str
    name: str = ""


class PhoneTold(msgspec.Struct, frozen=True):
    """What happened to phones, told on the owner's thread."""

    asked: Callable[[PhoneAsking], None]
    gone: Callable[[str], None]
    signed_out: Callable[[str], None]


class JudgeSite:
    """Its pages; see `feed` for what they show."""

    def __init__(  # noqa: PLR0913  (each of what it needs is another thing)
        self,
        feed: Feed,
        phones: Phones,
        told: PhoneTold,
        resources: Path,
        *,
        tls: ssl.SSLContext,
        make_rules: Callable[[], RulesProvider],
    ) -> None:
        self._feed = feed
        self._phones = phones
        self._told = told
        self._waiting: dict[str, list[LiveStream]] = {}
        self._once = AnswersOnce()
        self._joins = Rate(JOINS_AT_ONCE, JOINS_A_SECOND, monotonic)
        self._wishes = Rate(WISHES_AT_ONCE, WISHES_A_SECOND, monotonic)
        self._rules = RulesThread(make_rules)
        routes = (
            Route("GET", "/who", self._who),
            Route("POST", "/join", self._join),
            Route("POST", "/leave", self._leave),
            Route("GET", "/live", self._live),
            Route("POST", "/do", self._do),
            Route("GET", "/rules", self._search),
            Route("GET", "/section", self._section),
        )
        self.port = ServedPort(page_files(resources, JUDGE_FILES), "/judge.html", routes, tls)

    async def close(self) -> None:
        """End all connections, and the thread of the rules."""
        for streams in self._waiting.values():
            for stream in streams:
                stream.end()
        await self.port.close()
        self._rules.close()

    def answer_waiting(self, asking: str, event: str) -> None:
        """Tell a phone that waits: `in`, or `refused`."""
        for stream in self._waiting.pop(asking, []):
            stream.end(event)

    def beat(self) -> None:
        """Let phones that wait hear that the hub is there."""
        for streams in self._waiting.values():
            for stream in streams:
                stream.say("beat", b"{}")

    def put_out(self, device: str) -> None:
        """End what a device has open, and know it no longer. Raises EnvironmentFailure once it is
        out, if that can't be kept; the team keeps it out then."""
        self._once.forget(device)
        self._feed.put_out(device)
        self._phones.revoke(device)

    # -- who asks

    async def _who(self, request: web.Request) -> web.StreamResponse:
        token, words = self._token(request), self._words(request)
        asking = self._phones.asking_with(token)
        state = "in" if self._phones.device_with(token) else "waiting" if asking else "new"
        name = self._phones.asking[asking].phone.name if asking else ""
        return _answer(Who(state, phone_labels(words), words.language, name))

    async def _join(self, request: web.Request) -> web.StreamResponse:
        words = self._words(request)
        asked = msgspec.json.decode(await body_of(request), type=Joining)
        address = request.remote or ""
        try:
            if not self._joins.allows(address):
                raise NotAsked(PhoneRefusal.TOO_MANY_TRIES)
            token, phone = self._phones.ask(asked.code, asked.name, address)
        except NotAsked as refused:
            return _answer({"refused": join_refusal(refused.refusal, words)}, status=403)
        self._told.asked(phone)
        response = _answer({"name": phone.name})
        response.set_cookie(
            COOKIE, token, max_age=A_DAY, path="/", secure=True, httponly=True, samesite="Strict"
        )
        return response

    async def _leave(self, request: web.Request) -> web.StreamResponse:
        await body_of(request)
        token = self._token(request)
        asking, device = self._phones.asking_with(token), self._phones.device_with(token)
        if asking:
            self._phones.refuse(asking)
            self.answer_waiting(asking, "refused")
            self._told.gone(asking)
        if device:
            self._told.signed_out(device)
            self.put_out(device)
        response = _answer({})
        response.del_cookie(COOKIE, path="/", secure=True, httponly=True, samesite="Strict")
        return response

    # -- what is told

    async def _live(self, request: web.Request) -> web.StreamResponse:
        token, stream = self._token(request), LiveStream()
        device, asking = self._phones.device_with(token), self._phones.asking_with(token)
        if device:
            shown = Shown(True, self._words(request).language)
            self._feed.add(Watching(shown, stream, device))
        elif asking:
            self._waiting.setdefault(asking, []).append(stream)
            stream.say("waiting", b"{}")
        else:
            raise web.HTTPUnauthorized
        try:
            return await stream_to(request, stream)
        finally:
            self._feed.remove(stream)
            if stream in self._waiting.get(asking, []):
                self._waiting[asking].remove(stream)

    async def _do(self, request: web.Request) -> web.StreamResponse:
        device, words = self._device(request), self._words(request)
        if not self._wishes.allows(device):
            raise web.HTTPTooManyRequests
        wish = read_wish(await body_of(request))

        def make() -> Awaitable[bytes]:
            return self._feed.ask(lambda owner: carried_out(owner, device, wish, words))

        try:
            made = self._once.answer(device, wish.id, make)
            answer = await asyncio.wait_for(made, ANSWERS_WITHIN)
        except TimeoutError as error:
            raise web.HTTPServiceUnavailable from error
        self._feed.changed()
        return web.Response(body=answer, content_type="application/json")

    # -- rules

    async def _search(self, request: web.Request) -> web.StreamResponse:
        self._device(request)
        typed, words = request.query.get("q", ""), self._words(request)
        if not typed.strip() or len(typed) > LONGEST_QUERY:
            raise web.HTTPBadRequest
        return _answer(
            await self._rules.ask(lambda rules: found_sections(rules, typed, words, _today()))
        )

    async def _section(self, request: web.Request) -> web.StreamResponse:
        self._device(request)
        words = self._words(request)
        reference = RuleReference(request.query.get("document", ""), request.query.get("ref", ""))
        found = await self._rules.ask(
            lambda rules: phone_section(rules.library(), reference, words, _today())
        )
        if found is None:
            raise web.HTTPNotFound
        return _answer(found)

    # -- inside

    def _device(self, request: web.Request) -> str:
        """The device of a phone that is let in; raises an HTTP error for any other."""
        device = self._phones.device_with(self._token(request))
        if not device:
            raise web.HTTPUnauthorized
        return device

    def _token(self, request: web.Request) -> str:
        return request.cookies.get(COOKIE, "")

    def _words(self, request: web.Request) -> Words:
        asked = request.query.get("lang", "")
        return self._feed.words(asked if asked in LANGUAGES else SOURCE_LANGUAGE)


class RulesThread:
    """The rules with a thread of their own: a search holds up neither pages nor the window."""

    def __init__(self, make: Callable[[], RulesProvider]) -> None:
        self._make = make
        self._provider: RulesProvider | None = None
        self._thread = ThreadPoolExecutor(1, "judgekit rules")

    async def ask(self, question: Callable[[RulesProvider], object]) -> object:
        """The answer to a question about the rules; raises an HTTP error if it takes too long."""
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._thread, partial(self._answered, question))
        try:
            return await asyncio.wait_for(asked, ANSWERS_WITHIN)
        except TimeoutError as error:
            raise web.HTTPServiceUnavailable from error

    def close(self) -> None:
        """End the thread once it has answered what it was asked last."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _answered(self, question: Callable[[RulesProvider], object]) -> object:
        if self._provider is None:
            self._provider = self._make()
            if not self._provider.is_prepared():
                self._provider.prepare(lambda part: None)
        return question(self._provider)


def _answer(content: object, status: int = 200) -> web.Response:
    return web.Response(
        body=msgspec.json.encode(content),
        status=status,
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def _today() -> str:
    return date.today().isoformat()
