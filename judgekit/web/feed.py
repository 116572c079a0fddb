"""What the pages show, computed on the owner's thread and handed to all that show it.

It is computed once for all pages of a kind and language: when the owner says that something is
other, at each whole second, and at the instant at which a clock's time is up. A page is told only
what is other than before: its clocks go on by themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.tournament import Tournament
from judgekit.engine.ports.hall_web import HallOwner, Post
from judgekit.views.browser.hall_screen import HallScreen, hall_screen
from judgekit.views.browser.judge_board import JudgeBoard, judge_board
from judgekit.views.browser.labels import screen_labels
from judgekit.views.words.words import SOURCE_LANGUAGE, Words
from judgekit.web.live_stream import LiveStream

BEAT = 5
"""Seconds, at most, after which a page hears something."""
LEAST_PAUSE = 0.03
"""Seconds between two looks, however much is entered."""
AGAIN_AFTER = 1.0
ANSWERS_WITHIN = 10.0
"""Seconds in which the owner has to answer; until it does the pages hear nothing, and say so."""

Question = Callable[[HallOwner], bytes]
LeftTeam = Callable[[str], None]
"""Called with the device that takes part no longer."""

log = logging.getLogger(__name__)


class Shown(NamedTuple):
    """What a page shows: the public display or a judge's board, in a language; of the display an
    empty one is the event's."""

    for_judges: bool
    language: str


class Seen(NamedTuple):
    """The event at one instant: the views as JSON, the persons by the devices that take part, and
    the milliseconds after which something changes by itself."""

    now: Moment
    views: Mapping[Shown, bytes]
    people: Mapping[str, str]
    changes_in: int


class _ScreenPage(msgspec.Struct, frozen=True):
    language: str
    labels: dict[str, str]
    screen: HallScreen


class Watching(NamedTuple):
    """A page that is connected; `device` is that of a judge's phone."""

    shown: Shown
    stream: LiveStream
    device: str = ""


class Feed:
    """Serves all pages; used on the thread of the pages alone, but for `changed`."""

    def __init__(self, owner: HallOwner, post: Post, words: Words) -> None:
        self._owner = owner
        self._post = post
        self._words = {SOURCE_LANGUAGE: words.speaking(SOURCE_LANGUAGE)}
        self._any = words
        self._pages: dict[LiveStream, Watching] = {}
        self._sent: dict[LiveStream, bytes] = {}
        self._wakes = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._quiet_for = 0

    def changed(self) -> None:
        """Tell the pages soon; usable from any thread, and after the end."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._wakes.set)

    def add(self, page: Watching) -> None:
        """Serve a page from now on."""
        self._pages[page.stream] = page
        self._wakes.set()

    def remove(self, stream: LiveStream) -> None:
        """Serve a page no longer."""
        self._pages.pop(stream, None)
        self._sent.pop(stream, None)

    def put_out(self, device: str) -> None:
        """End all pages of a device."""
        for page in [each for each in self._pages.values() if each.device == device]:
            page.stream.end("out")
            self.remove(page.stream)

    def end(self) -> None:
        """End all pages."""
        for stream in tuple(self._pages):
            stream.end()
            self.remove(stream)

    def words(self, language: str) -> Words:
        """The words of a language."""
        found = self._words.get(language)
        if found is None:
            found = self._words[language] = self._any.speaking(language)
        return found

    async def run(self, left: LeftTeam) -> None:
        """Serve until cancelled; `left` is told of devices that take part no longer."""
        while True:
            await self._wakes.wait()
            self._wakes.clear()
            while self._pages:
                try:
                    seen = await asyncio.wait_for(self._look(), ANSWERS_WITHIN)
                    self._tell(seen, left)
                except TimeoutError:
                    log.warning("The event did not answer its pages in time")
                    continue
                except Exception:
                    log.exception("What the pages show could not be computed")
                    await asyncio.sleep(AGAIN_AFTER)
                    continue
                await self._pause(seen)

    async def ask(self, question: Question) -> bytes:
        """Have a question answered on the owner's thread; raises what it raises."""
        answer: asyncio.Future[bytes] = self._loop.create_future()

        def answered() -> None:
            try:
                found: bytes | Exception = question(self._owner)
            except Exception as error:
                found = error
            with contextlib.suppress(RuntimeError):  # The pages have ended meanwhile.
                self._loop.call_soon_threadsafe(_resolve, answer, found)

        self._post(answered)
        return await answer

    # -- inside

    async def _look(self) -> Seen:
        wanted = {page.shown for page in self._pages.values()}
        found: list[Seen] = []

        def look(owner: HallOwner) -> bytes:
            found.append(self._seen(owner, tuple(wanted)))
            return b""

        await self.ask(look)
        return found[0]

    def _seen(self, owner: HallOwner, wanted: Sequence[Shown]) -> Seen:
        """Compute what is shown; on the owner's thread."""
        state, now, rounding = owner.state(), owner.now(), owner.rounding()
        views: dict[Shown, bytes] = {}
        soonest = SECOND - now % SECOND
        for shown in wanted:
            language = shown.language or _language_of(state)
            words = self.words(language)
            view: JudgeBoard | _ScreenPage
            if shown.for_judges:
                view = judge_board(state, now, words, rounding)
                faces = view.faces
            else:
                screen = hall_screen(state, now, words, rounding)
                view, faces = _ScreenPage(language, screen_labels(words), screen), screen.faces
            views[shown] = msgspec.json.encode(view)
            ends = (each.reading.base - now for each in faces if each.reading.rate < 0)
            soonest = min([soonest, *(end for end in ends if end > 0)])
        devices = state.team.devices.values() if state is not None else ()
        people = {each.device: each.person for each in devices if each.revoked is None}
        return Seen(now, views, people, soonest)

    def _tell(self, seen: Seen, left: LeftTeam) -> None:
        self._quiet_for += 1
        is_beat = self._quiet_for >= BEAT
        for page in tuple(self._pages.values()):
            if page.device and page.device not in seen.people:
                self.put_out(page.device)
                left(page.device)
                continue
            view = seen.views.get(page.shown)
            if view is None:
                self._wakes.set()  # it came while the others were computed
            elif self._sent.get(page.stream) != view:
                if page.device and page.stream not in self._sent:
                    page.stream.say("me", msgspec.json.encode({"name": seen.people[page.device]}))
                self._sent[page.stream] = view
                page.stream.show(view, seen.now)
            elif is_beat:
                page.stream.beat(seen.now)
        if is_beat:
            self._quiet_for = 0

    async def _pause(self, seen: Seen) -> None:
        await asyncio.sleep(LEAST_PAUSE)
        try:
            await asyncio.wait_for(self._wakes.wait(), (seen.changes_in + 1) / SECOND)
        except TimeoutError:
            return
        self._wakes.clear()


def _language_of(state: Tournament | None) -> str:
    details = state.setup.details if state is not None else None
    language = details.language if details is not None else ""
    return language if language in LANGUAGES else SOURCE_LANGUAGE


def _resolve(answer: asyncio.Future[bytes], found: bytes | Exception) -> None:
    if answer.done():
        return
    if isinstance(found, Exception):
        answer.set_exception(found)
    else:
        answer.set_result(found)
