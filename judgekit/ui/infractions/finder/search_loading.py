"""Loads the search of the policy before it is needed."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.domain.infractions.policy import Edition, PolicyLevel
from judgekit.engine.ports.policy import PolicyProvider
from judgekit.ui.shell.page import ProgramDependencies


def load_search(
    dependencies: ProgramDependencies, waiting: str, loaded: Callable[[], None]
) -> None:
    """Load the search in the background, then call `loaded` on the UI thread. If it can't be read,
    the page reports it. `waiting` identifies the caller, so that every caller is called back."""
    dependencies.tasks.run(
        f"load the search of the policy for {waiting}",
        lambda report: _search_once(dependencies.policy),
        done=lambda _: loaded(),
        failed=lambda failure: None,
    )


def _search_once(policy: PolicyProvider) -> None:
    """Search once at each level, so that the index is loaded."""
    for level in PolicyLevel:
        policy.search("warning", level=level, edition=Edition.OF_2024)
