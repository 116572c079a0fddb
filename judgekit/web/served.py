"""One port with its pages: what the public display and the judges' pages have in common."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Mapping
from time import monotonic
from typing import NamedTuple

from aiohttp import web

from judgekit.web.connections import BoundedListener
from judgekit.web.live_stream import LiveStream
from judgekit.web.page_files import PageFile
from judgekit.web.rates import Rate
from judgekit.web.request_guard import LARGEST_BODY, LONGEST_ADDRESS, RequestGuard

AT_ONCE, A_SECOND = 240, 40.0
"""Requests from one address, behind which a hall may be."""
KEPT_ALIVE = 4.0
"""Seconds for which a connection may say nothing between two requests."""
ENDS_WITHIN = 2.0


class Route(NamedTuple):
    """A method and a path, with what answers them."""

    method: str
    path: str
    handler: object


class ServedPort:
    """A server at one port. `files` are answered by their paths, `page` at `/`."""

    def __init__(
        self,
        files: Mapping[str, PageFile],
        page: str,
        routes: tuple[Route, ...],
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self._files = dict(files) | {"/": files[page]}
        self._application = web.Application(client_max_size=LARGEST_BODY)
        for path in self._files:
            self._application.router.add_get(path, self._file)
        for route in routes:
            self._application.router.add_route(route.method, route.path, route.handler)  # type: ignore[arg-type]
        self._runner: web.AppRunner | None = None
        self._listener = BoundedListener(self._protocol, tls)
        scheme = "https" if tls else "http"
        guard = RequestGuard(scheme, self._listener, Rate(AT_ONCE, A_SECOND, monotonic))
        self._application.middlewares.append(guard.middleware())
        self._application.on_response_prepare.append(guard.sign)

    async def open(self, bind: str, port: int) -> int:
        """Serve; return the port. Raises OSError."""
        self._runner = web.AppRunner(
            self._application,
            handle_signals=False,
            access_log=None,
            keepalive_timeout=KEPT_ALIVE,
            max_line_size=LONGEST_ADDRESS,
            max_field_size=LONGEST_ADDRESS,
            shutdown_timeout=ENDS_WITHIN,
        )
        await self._runner.setup()
        return self._listener.open(bind, port)

    async def close(self) -> None:
        """End all connections."""
        await self._listener.close()
        if self._runner is not None:
            await self._runner.cleanup()

    def _protocol(self) -> asyncio.Protocol:
        assert self._runner is not None and self._runner.server is not None
        return self._runner.server()

    async def _file(self, request: web.Request) -> web.StreamResponse:
        file = self._files[request.path]
        tag = f'"{file.tag}"'
        headers = {"Cache-Control": "no-cache", "ETag": tag}
        if request.headers.get("If-None-Match") == tag:
            return web.Response(status=304, headers=headers)
        return web.Response(
            body=file.content, content_type=file.type, charset="utf-8", headers=headers
        )


async def stream_to(request: web.Request, stream: LiveStream) -> web.StreamResponse:
    """Answer a request with a stream of events, until it ends or the page is gone."""
    response = web.StreamResponse(headers={"Cache-Control": "no-store"})
    response.content_type = "text/event-stream"
    with contextlib.suppress(ConnectionError):
        await response.prepare(request)
        await stream.write_to(response)
    return response
