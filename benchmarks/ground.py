"""The whole program as composed in `app.py`, for measurements inside one process."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from judgekit.app import deck_sources, policy_shelf, tournament_session
from judgekit.storage.files.whole_file import WholeFile
from judgekit.storage.library.rules_provider import CachedRulesProvider
from judgekit.storage.preferences.preferences_file import PreferencesFile
from judgekit.storage.preferences.reading_marks_file import ReadingMarksFile
from judgekit.system.paths import user_folders
from judgekit.system.resources import resources_folder
from judgekit.ui.program import Ground, Program
from judgekit.ui.shell.page import Page

PATIENCE = 60.0
"""Seconds."""
Shown = TypeVar("Shown", bound=Page)


def program() -> Program:
    """Create the program for the folders of this process's environment, its window not yet
    shown."""
    folders = user_folders()
    resources = resources_folder()
    rules_provider = CachedRulesProvider(resources, folders.cache)
    return Program(
        Ground(
            resources=resources,
            logs=folders.logs,
            system_language="en",
            rules_provider=rules_provider,
            preferences=PreferencesFile(folders.config),
            reading_marks=ReadingMarksFile(folders.data),
            window_state=WholeFile(folders.config / "window.json"),
            make_session=lambda: tournament_session(folders),
            make_policy=lambda: policy_shelf(resources),
            make_decks=lambda: deck_sources(resources, folders.data, rules_provider),
        )
    )


def page_shown(
    running: Program, place: str, kind: type[Shown], is_ready: Callable[[Shown], bool]
) -> Shown:
    """Return the page once it is ready, with the tournament open and no background task running;
    raises AssertionError if it never is."""
    # The program must import Qt first: starts are measured with this module too.
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        QApplication.processEvents()
        if running.bridge.engine is None:
            continue
        page = running.window.navigation.page(place)
        assert isinstance(page, kind)
        if is_ready(page):
            running.tasks.drain()
            QApplication.processEvents()
            return page
    raise AssertionError("the page never came")
