"""What every request has to be, before anything is made of it; and what every answer says."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.web.connections import BoundedListener
from judgekit.web.rates import Rate

LARGEST_BODY = 4 * 1024
LONGEST_ADDRESS = 2 * 1024
"""Bytes of a request's first line; of a header too."""
BODY_WITHIN = 10.0
PLAIN_PORTS: Mapping[str, int] = {"http": 80, "https": 443}
HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
        " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
        " require-trusted-types-for 'script'; trusted-types 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Server": "judgekit",
}
SECURE_HEADERS: Mapping[str, str] = {"Cross-Origin-Opener-Policy": "same-origin"}
"""Of pages that go by TLS; elsewhere browsers ignore them and complain."""


class RequestGuard:
    """Lets requests through that are meant for this server and come from its own pages."""

    def __init__(self, scheme: str, listener: BoundedListener, rate: Rate) -> None:
        self._scheme = scheme
        self._listener = listener
        self._rate = rate
        self._headers = {**HEADERS, **(SECURE_HEADERS if scheme == "https" else {})}

    def middleware(self) -> Middleware:
        """The guard as a middleware of the server."""

        @web.middleware
        async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
            self._listener.answering(request.protocol, True)
            try:
                self._check(request)
                response = await handler(request)
            except web.HTTPException as refused:
                refused.headers.update(self._headers)
                raise
            except UNDECODABLE as error:
                raise web.HTTPBadRequest(headers=self._headers) from error
            finally:
                self._listener.answering(request.protocol, False)
            return response

        return guarded

    async def sign(self, request: web.Request, response: web.StreamResponse) -> None:
        """Put the headers on every answer, before it is sent."""
        del request
        response.headers.update(self._headers)

    def _check(self, request: web.Request) -> None:
        if not self._rate.allows(request.remote or ""):
            raise web.HTTPTooManyRequests
        if request.version < (1, 1) or request.headers.getall("Host", []) != [self._host(request)]:
            # A name that leads here was made to lead here: pages are asked for by address.
            raise web.HTTPMisdirectedRequest
        site = request.headers.get("Sec-Fetch-Site", "none")
        if site not in ("none", "same-origin") and request.path != "/":
            raise web.HTTPForbidden
        if request.method not in ("GET", "HEAD"):
            origin = f"{self._scheme}://{self._host(request)}"
            if request.headers.getall("Origin", []) != [origin]:
                raise web.HTTPForbidden
            if request.content_type != "application/json":
                raise web.HTTPUnsupportedMediaType

    def _host(self, request: web.Request) -> str:
        """What the header has to be: the address and port that the connection came to."""
        name = request.transport.get_extra_info("sockname") if request.transport else None
        if name is None:
            raise web.HTTPMisdirectedRequest
        address, port = str(name[0]), int(name[1])
        host = f"[{address}]" if ":" in address else address
        return host if port == PLAIN_PORTS[self._scheme] else f"{host}:{port}"


async def body_of(request: web.Request) -> bytes:
    """The body, if it is small and comes in time; raises an HTTP error."""
    if (request.content_length or 0) > LARGEST_BODY:
        raise web.HTTPRequestEntityTooLarge(LARGEST_BODY, request.content_length or 0)
    try:
        return await asyncio.wait_for(request.read(), BODY_WITHIN)
    except TimeoutError as error:
        raise web.HTTPRequestTimeout from error
