"""Begins the import of a document from wherever one is missing."""

from __future__ import annotations

from judgekit.ui.shell.page import ProgramDependencies

IMPORT = "import-document"
"""The window's action that imports a document."""


def begin_import(dependencies: ProgramDependencies) -> None:
    """Ask for the file of a document, as the window's own action does."""
    actions = (each for _, group in dependencies.action_groups() for each in group)
    action = next((each for each in actions if each.id == IMPORT), None)
    if action is not None:
        action.run()
