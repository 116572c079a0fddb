"""Open pages, as many as browsers: streams that note when they are told of each entry.

`python -m benchmarks.programs.open_pages ADDRESS [ADDRESS …]`, each as `URL` or `URL#COOKIE`: a
page for each. It prints a line when all are open, and at the end of its input a line of JSON: when
the pages came to know of each entry, by its name, in seconds of the monotonic clock.
"""

from __future__ import annotations

import http.client
import json
import ssl
import sys
import threading
import time
from collections import defaultdict
from urllib.parse import urlsplit

PATIENCE = 60


class OpenPage:
    """One stream, read by a thread of its own."""

    def __init__(self, address: str, came: dict[str, list[float]]) -> None:
        place, _, cookie = address.partition("#")
        found = urlsplit(place)
        self._came = came
        self.opened = threading.Event()
        if found.scheme == "https":
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            context.check_hostname = False
            context.verify_mode = ssl.CERT_NONE
            self._line: http.client.HTTPConnection = http.client.HTTPSConnection(
                str(found.hostname), found.port, timeout=PATIENCE, context=context
            )
        else:
            self._line = http.client.HTTPConnection(
                str(found.hostname), found.port, timeout=PATIENCE
            )
        self._line.request("GET", "/live", headers={"Cookie": cookie} if cookie else {})
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        response = self._line.getresponse()
        if response.status != 200:
            raise RuntimeError(f"answered {response.status}")
        last = ""
        for line in response:
            now = time.monotonic()
            if not line.startswith(b'data: {"now"') or b'"view"' not in line:
                continue
            view = json.loads(line[6:])["view"]
            named = view.get("event") or view.get("screen", {}).get("message", "")
            if named != last:
                last = named
                self._came[named].append(now)
            self.opened.set()


def main() -> None:
    """Open all, and tell what came when the input ends."""
    came: dict[str, list[float]] = defaultdict(list)
    pages = [OpenPage(address, came) for address in sys.argv[1:]]
    for page in pages:
        if not page.opened.wait(PATIENCE):
            raise TimeoutError
    print("open", flush=True)
    sys.stdin.read()
    print(json.dumps(came), flush=True)


if __name__ == "__main__":
    main()
