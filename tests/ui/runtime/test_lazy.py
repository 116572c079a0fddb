"""What is made when it is first asked for is made once, whichever threads ask."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from judgekit.ui.runtime.lazy import Lazy, LazyPolicy, LazyRules

ASKING = 4


class Catalogued:
    """A provider with a catalogue, or library, of its own, by which it is identified."""

    def __init__(self) -> None:
        self.only = object()

    def catalogue(self) -> object:
        return self.only

    library = catalogue


@pytest.mark.parametrize(
    ("late", "ask"),
    [
        (Lazy, lambda of: of()),
        (LazyPolicy, lambda of: of.catalogue()),
        (LazyRules, lambda of: of.library()),
    ],
)
def test_two_threads_that_ask_at_once_get_the_same(late, ask):
    made: list[Catalogued] = []
    all_ask = threading.Barrier(ASKING)

    def make() -> Catalogued:
        made.append(Catalogued())
        time.sleep(0.05)  # as long as the modules are read
        return made[-1]

    sources = late(make)

    def asked(_: int) -> object:
        all_ask.wait(timeout=10)
        return ask(sources)

    with ThreadPoolExecutor(ASKING) as threads:
        got = list(threads.map(asked, range(ASKING)))
    assert len(made) == 1
    assert len(set(map(id, got))) == 1
