"""Common set-up: off-screen Qt, folders per test, no deadline in hypothesis."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree

import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication, QEvent, SignalInstance
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling

from judgekit.domain.rules.library import Library
from judgekit.engine.ports.rules import RulesProvider
from judgekit.storage.cards.card_names_file import read_card_names
from judgekit.storage.index.rules_index import IndexSources, RulesIndex
from judgekit.storage.library.edition_facts_file import EditionFactsFile
from judgekit.storage.library.glossary_file import read_glossary
from judgekit.storage.library.rules_library import read_library
from judgekit.storage.library.rules_provider import CachedRulesProvider
from judgekit.storage.library.section_questions_file import (
    read_same_meanings,
    read_section_questions,
)
from judgekit.system.resources import resources_folder
from tests.examples import register_profiles
from tests.seen import on_screen

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
register_profiles()


def pytest_report_header(config: pytest.Config) -> str:
    """Report which tests are left out."""
    profile = settings.get_current_profile_name()
    left_out = config.getoption("markexpr") == "not nightly"
    rest = "; tests marked nightly are left out (python3 dev.py nightly)" if left_out else ""
    return f"properties: {settings().max_examples} examples, profile {profile}{rest}"


PATIENCE = 60_000
"""Milliseconds that a window may take to reach the state a test waits for."""
YOUNG = 20_000
"""Number of new objects from which the middle generation is collected after a test."""
FULL_COLLECTION_AFTER = 20
"""Number of middle collections from which a full collection follows."""


class PatientBot(QtBot):
    """Waits as long as a busy machine needs; only a failing test takes that long."""

    def waitUntil(self, callback: Callable[[], object], *, timeout: int = PATIENCE) -> None:
        """See the base class; what took too long also tells what the windows said instead."""
        try:
            super().waitUntil(callback, timeout=timeout)
        except self.TimeoutError as error:
            error.add_note(f"There was: {on_screen()}")
            raise

    def waitActive(self, widget: QWidget, *, timeout: int = PATIENCE) -> object:
        return super().waitActive(widget, timeout=timeout)

    def waitExposed(self, widget: QWidget, *, timeout: int = PATIENCE) -> object:
        return super().waitExposed(widget, timeout=timeout)

    def waitSignal(
        self, signal: SignalInstance, *, timeout: int = PATIENCE, **options: object
    ) -> object:
        return super().waitSignal(signal, timeout=timeout, **options)


TREES = "tests/architecture/"
"""The folder whose files share the source trees: together in one process, each is parsed once."""
FIRST = (TREES, "tests/sizes/", "tests/accessibility/", "tests/journeys/")
"""Folders of the longest tests: begun last, one alone would keep the others waiting at the end."""


class FilesByLength(LoadFileScheduling):
    """The tests of a file run in one process, those about the source trees too."""

    def _split_scope(self, nodeid: str) -> str:
        return TREES if nodeid.startswith(TREES) else nodeid.split("::", 1)[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> FilesByLength | None:
    """Keep together what shares something that is made once."""
    return FilesByLength(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the folders of long tests first, in random order otherwise."""

    def rank(item: pytest.Item) -> int:
        ranks = (at for at, folder in enumerate(FIRST) if item.nodeid.startswith(folder))
        return next(ranks, len(FIRST))

    items.sort(key=rank)


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    """Replace the fixture of pytest-qt: the application is the program's own."""
    from judgekit.ui.runtime.given_files import Application  # noqa: PLC0415  (most tests need no window)

    return Application


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> PatientBot:
    """Replace the fixture of pytest-qt.

    A test's keys follow each other at once, and each is meant: none is the second half of a double
    press unless the test says how long that takes.
    """
    QApplication.setDoubleClickInterval(0)
    return PatientBot(request)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Look for no garbage while tests are collected, and never again through what was: it stays."""
    gc.disable()
    result = yield
    gc.collect()
    gc.freeze()
    gc.enable()
    return result


@pytest.fixture(autouse=True, scope="session")
def garbage_of_the_main_thread() -> Iterator[None]:
    """Collect garbage between tests and on their thread, as the program does: collected on a
    background thread, Qt objects would be destroyed on the wrong thread."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def no_windows_left(garbage_of_the_main_thread: None) -> Iterator[None]:
    """Destroy a test's windows after it: without an event loop nobody else does, and every later
    look would be applied to them too."""
    yield
    for window in QApplication.topLevelWidgets() if QApplication.instance() is not None else ():
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """Collect a test's garbage once pytest has let go of its fixtures, at least the young
    generation: a window that outlives a single collection would wait long for the next of its age.

    What outlives a full collection is what the tests of a process share, by far the most there is:
    it stays, and no later collection looks through it again.
    """
    result = yield
    counts = gc.get_count()
    is_full = counts[2] > FULL_COLLECTION_AFTER
    gc.collect(2 if is_full else 1 if counts[0] > YOUNG else 0)
    if is_full:
        gc.freeze()
    return result


@pytest.fixture
def only_own_garbage(garbage_of_the_main_thread: None) -> None:
    """Let a test that collects garbage look at what it made itself alone: what its process holds
    from before, some million objects, costs seconds at each look. Name it first."""
    gc.freeze()


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folders for the test alone, so that none reads or writes the user's."""
    home = tmp_path / "judgekit-home"
    monkeypatch.setenv("JUDGEKIT_HOME", str(home))
    return home


@pytest.fixture(scope="session")
def library() -> Library:
    """The five texts, parsed once for all tests that only read them."""
    return read_library(resources_folder() / "rules", EditionFactsFile(resources_folder()).facts())


@pytest.fixture(scope="session")
def sources(library: Library) -> IndexSources:
    """The five texts with the glossary, the card names and the questions of sections."""
    return IndexSources(
        library,
        read_glossary(resources_folder() / "glossary"),
        read_card_names(resources_folder() / "rules"),
        questions=read_section_questions(resources_folder() / "asked"),
        meanings=read_same_meanings(resources_folder() / "glossary"),
    )


@pytest.fixture(scope="session")
def index(sources: IndexSources) -> Iterator[RulesIndex]:
    """The index of the five texts, made once for all tests that only search it."""
    made = RulesIndex.create(None, sources, "test", lambda _: None)
    yield made
    made.close()


@pytest.fixture(scope="session")
def cache(tmp_path_factory) -> Path:
    """The folder of the texts' index, made once for all tests."""
    folder = tmp_path_factory.mktemp("cache")
    provider = CachedRulesProvider(resources_folder(), folder)
    provider.prepare(lambda part: None)
    provider.close()
    return folder


@pytest.fixture(scope="session")
def rules_provider(cache: Path, tmp_path_factory) -> Iterator[RulesProvider]:
    """The texts, read once for all tests; what is made again of them leaves `cache` as it was."""
    own = tmp_path_factory.mktemp("texts") / "cache"
    provider = CachedRulesProvider(resources_folder(), copytree(cache, own))
    yield provider
    provider.close()


@pytest.fixture
def in_utc(monkeypatch) -> Iterator[None]:
    """Set the local time zone to UTC, so that tests can state times of day."""
    if not hasattr(time, "tzset"):
        pytest.skip("the time zone of this system is not the test's to choose")
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()
