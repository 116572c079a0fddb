"""The public display's port: plain HTTP, for any screen with a browser. It has no other page."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.web.feed import Feed, Shown, Watching
from judgekit.web.live_stream import LiveStream
from judgekit.web.page_files import SCREEN_FILES, page_files
from judgekit.web.served import Route, ServedPort, stream_to


class ScreenSite:
    """Its pages; see `feed` for what they show."""

    def __init__(self, feed: Feed, resources: Path) -> None:
        self._feed = feed
        files = page_files(resources, SCREEN_FILES)
        self.port = ServedPort(files, "/screen.html", (Route("GET", "/live", self._live),))

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """The display's views, in the language asked for or that of the event."""
        asked = request.query.get("lang", "")
        stream = LiveStream()
        self._feed.add(Watching(Shown(False, asked if asked in LANGUAGES else ""), stream))
        try:
            return await stream_to(request, stream)
        finally:
            self._feed.remove(stream)
