"""The whole program as composed in `app.py`, for measurements inside one process."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from judgekit.app import program_ports
from judgekit.system.paths import user_folders
from judgekit.system.resources import resources_folder
from judgekit.ui.program import Program
from judgekit.ui.shell.page import Page

PATIENCE = 60.0
"""Seconds."""
Shown = TypeVar("Shown", bound=Page)


def program() -> Program:
    """Create the program for the folders of this process's environment, its window not yet
    shown."""
    return Program(program_ports(user_folders(), resources_folder(), "en"))


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
