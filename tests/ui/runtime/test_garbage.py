"""Garbage is looked for on the UI thread only."""

from __future__ import annotations

import gc
import linecache
import threading
import weakref

import pytest

from judgekit.ui.runtime.garbage import GarbageKeeper


class Ring:
    """Refers to itself: only the collector takes it apart."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def keeper(qapp):
    was_enabled = gc.isenabled()
    keeper = GarbageKeeper()
    keeper.begin()
    yield keeper
    keeper.end()
    gc.unfreeze()
    assert gc.isenabled() == was_enabled


def test_a_background_thread_never_collects(keeper):
    gone = weakref.ref(Ring())
    thread = threading.Thread(target=lambda: [[] for _ in range(200_000)])
    thread.start()
    thread.join()
    assert gone() is not None


def test_the_ui_thread_collects_what_has_come_together(keeper):
    gone = weakref.ref(Ring())
    kept = [[] for _ in range(gc.get_threshold()[0] + 100)]
    keeper.look()
    assert gone() is None
    assert kept


def test_sources_that_were_read_are_not_kept(keeper):
    assert linecache.getlines(__file__)
    keeper.look()
    assert not linecache.cache
