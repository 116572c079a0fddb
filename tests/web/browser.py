"""A real browser, driven by its own DevTools protocol."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import aiohttp

NAMES = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 30.0
OPTIONS = (
    *("--headless", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--ignore-certificate-errors", "--remote-debugging-port=0", "--lang=en"),
    *("--no-sandbox", "--disable-dev-shm-usage"),
)


def installed() -> str:
    """The path of the machine's browser; empty if there is none."""
    return next((found for name in NAMES if (found := shutil.which(name))), "")


class Browser:
    """A browser of its own, without any user's data."""

    def __init__(self, home: Path) -> None:
        self._process = subprocess.Popen(
            [installed(), *OPTIONS, f"--user-data-dir={home}", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._loop = asyncio.new_event_loop()
        self._last = 0
        self._session: aiohttp.ClientSession | None = None
        self._loop.run_until_complete(self._connect(home / "DevToolsActivePort"))

    def page(self, width: int, height: int, scale: float = 1, language: str = "en") -> Page:
        """A new page of that size, with no cookies or storage of others."""
        context = self.call("Target.createBrowserContext", {})["browserContextId"]
        where = {"url": "about:blank", "browserContextId": context}
        target = self.call("Target.createTarget", where)["targetId"]
        attached = self.call("Target.attachToTarget", {"targetId": target, "flatten": True})
        page = Page(self, attached["sessionId"], context)
        page.call(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 700},
        )
        page.call("Emulation.setLocaleOverride", {"locale": language})
        page.call("Network.enable", {})
        page.call("Page.enable", {})
        page.call("Runtime.enable", {})
        page.call("Network.setUserAgentOverride", {"userAgent": "test", "acceptLanguage": language})
        return page

    def call(self, method: str, values: dict[str, Any], session: str = "") -> Any:
        """The result of a command of the protocol."""
        return self._loop.run_until_complete(self._call(method, values, session))

    def close(self) -> None:
        self._loop.run_until_complete(self._end())
        self._loop.close()
        self._process.terminate()
        self._process.wait(PATIENCE)

    async def _connect(self, noted: Path) -> None:
        until = time.monotonic() + PATIENCE
        while not (noted.exists() and noted.read_text().count("\n")):
            assert time.monotonic() < until and self._process.poll() is None, "no browser started"
            await asyncio.sleep(0.05)
        port, path = noted.read_text().split("\n")[:2]
        self._session = aiohttp.ClientSession()
        self._socket = await self._session.ws_connect(
            f"ws://127.0.0.1:{port}{path}", max_msg_size=0
        )

    async def _call(self, method: str, values: dict[str, Any], session: str) -> Any:
        self._last += 1
        asked = {"id": self._last, "method": method, "params": values}
        await self._socket.send_json(asked | ({"sessionId": session} if session else {}))
        while True:
            told = await asyncio.wait_for(self._socket.receive_json(), PATIENCE)
            if told.get("id") == self._last:
                assert "error" not in told, f"{method}: {told['error']}"
                return told["result"]
            Page.heard(told)

    async def _end(self) -> None:
        if self._session is not None:
            await self._session.close()


class Page:
    """One page; `errors` is what went wrong in any of them."""

    errors: ClassVar[list[str]] = []
    addresses: ClassVar[list[str]] = []

    def __init__(self, browser: Browser, session: str, context: str) -> None:
        self._browser = browser
        self._session = session
        self._context = context

    def close(self) -> None:
        self._browser.call("Target.disposeBrowserContext", {"browserContextId": self._context})

    @classmethod
    def heard(cls, told: dict[str, Any]) -> None:
        """Note what a browser says of its own accord."""
        values = told.get("params", {})
        match told.get("method"):
            case "Runtime.exceptionThrown":
                cls.errors.append(json.dumps(values["exceptionDetails"])[:600])
            case "Log.entryAdded" if values["entry"]["level"] == "error":
                cls.errors.append(values["entry"]["text"])
            case "Network.requestWillBeSent":
                cls.addresses.append(values["request"]["url"])

    def call(self, method: str, values: dict[str, Any]) -> Any:
        return self._browser.call(method, values, self._session)

    def open(self, address: str) -> None:
        self.call("Page.navigate", {"url": address})

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        values = {"expression": script, "returnByValue": True, "awaitPromise": True}
        found = self.call("Runtime.evaluate", values)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def text(self) -> str:
        """What stands on the page."""
        return str(self.run("document.body?.innerText ?? ''"))

    def wait(self, holds: str | Callable[[], object]) -> None:
        """Wait until an expression is true in the page."""
        until = time.monotonic() + PATIENCE
        while not (self.run(holds) if isinstance(holds, str) else holds()):
            assert time.monotonic() < until, f"never: {holds}\n{self.text()}\n{self.errors}"
            time.sleep(0.02)

    def wait_for(self, words: str) -> None:
        """Wait until these words can be read."""
        self.wait(f"document.body?.innerText.includes({json.dumps(words)})")

    def press(self, words: str) -> None:
        """Press the first button with these words, by a touch at its middle."""
        found = (
            "[...document.querySelectorAll('dialog[open] button, body > :not(dialog) button,"
            " body > nav button')].find((each) => each.checkVisibility()"
            f" && each.innerText.trim().startsWith({json.dumps(words)}))"
        )
        self.wait(f"!!{found}")
        place = self.run(
            f"(() => {{ const it = {found}; it.scrollIntoView({{block: 'center'}});"
            " const box = it.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        for kind in ("mousePressed", "mouseReleased"):
            self.call(
                "Input.dispatchMouseEvent",
                {"type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1},
            )

    def type(self, field: str, words: str) -> None:
        """Type into the field of that id."""
        self.wait(f"!!document.getElementById({json.dumps(field)})")
        self.run(f"document.getElementById({json.dumps(field)}).focus()")
        self.call("Input.insertText", {"text": words})

    def prefer(self, theme: str) -> None:
        """Prefer light or dark colours."""
        features = [{"name": "prefers-color-scheme", "value": theme}]
        self.call("Emulation.setEmulatedMedia", {"features": features})

    def offline(self, is_offline: bool) -> None:
        """Take the network away from the page, or give it back."""
        self.call(
            "Network.emulateNetworkConditions",
            {
                "offline": is_offline,
                "latency": 0,
                "downloadThroughput": -1,
                "uploadThroughput": -1,
            },
        )

    def picture(self, path: Path) -> None:
        """Take a picture of what is seen."""
        found = self.call("Page.captureScreenshot", {"format": "png"})
        path.write_bytes(base64.b64decode(found["data"]))
