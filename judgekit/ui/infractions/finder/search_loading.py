"""The search of the policy is loaded before anybody waits for it."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.domain.infractions.policy import Edition, PolicyLevel
from judgekit.engine.ports.policy import PolicyProvider
from judgekit.ui.shell.page import ProgramDependencies


def load_search(
    dependencies: ProgramDependencies, waiting: str, loaded: Callable[[], None]
) -> None:
    """Load it in the background, then call `loaded` on the UI thread. Where it can't be read, the
    page says so, with what to do. `waiting` names who waits: all of them are told."""
    dependencies.tasks.run(
        f"load the search of the policy for {waiting}",
        lambda report: _search_once(dependencies.policy),
        done=lambda _: loaded(),
        failed=lambda failure: None,
    )


def _search_once(policy: PolicyProvider) -> None:
    """A first search at each level, which nobody sees."""
    for level in PolicyLevel:
        policy.search("warning", level=level, edition=Edition.OF_2024, reader="en")
