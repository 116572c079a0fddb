"""Garbage is looked for on the UI thread only."""

from __future__ import annotations

import gc
import linecache
import threading
import weakref

import pytest

from judgekit.ui.runtime.garbage import OLDEST, SETTLED, GarbageKeeper


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


def make_full_collection_due():
    """Collect the younger generations often enough; what lives now is of the oldest then."""
    gc.collect(1)
    while gc.get_count()[OLDEST] <= gc.get_threshold()[OLDEST]:
        gc.collect(1)


def collect_all(keeper, qapp):
    """Let the keeper do a full collection."""
    make_full_collection_due()
    keeper.look()
    qapp.processEvents()


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


def test_a_full_collection_has_a_turn_to_itself(keeper, qapp):
    kept = Ring()
    gone = weakref.ref(kept)
    make_full_collection_due()
    del kept
    keeper.look()
    assert gone() is not None
    qapp.processEvents()
    assert gone() is None


def test_what_has_come_to_stay_is_not_looked_through_again(keeper, qapp):
    texts = [[] for _ in range(SETTLED)]
    collect_all(keeper, qapp)
    assert len(gc.get_objects()) < SETTLED
    page = [Ring()]
    before = gc.get_freeze_count()
    collect_all(keeper, qapp)
    assert gc.get_freeze_count() == before
    assert texts
    assert page


def test_sources_that_were_read_are_not_kept(keeper):
    assert linecache.getlines(__file__)
    keeper.look()
    assert not linecache.cache
