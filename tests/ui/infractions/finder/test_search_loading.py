"""The search of the policy is loaded for whoever waits for it."""

from __future__ import annotations

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.ui.infractions.finder.search_loading import load_search
from tests.policy_builder import SmallPolicyProvider


class LostPolicy(SmallPolicyProvider):
    def search(self, words, **asked):
        raise EnvironmentFailure(FailureReason.TEXT_MISSING, "phrasings")


def test_all_who_wait_are_told(dependencies, qtbot):
    told: list[str] = []
    for who in ("the page", "orders"):
        load_search(dependencies, who, lambda who=who: told.append(who))

    qtbot.waitUntil(lambda: len(told) == 2)
    assert set(told) == {"the page", "orders"}


def test_where_it_can_not_be_read_nobody_is_told(with_services, qtbot):
    told: list[str] = []
    dependencies = with_services(policy=LostPolicy())
    load_search(dependencies, "orders", lambda: told.append("lost"))
    dependencies.tasks.run("after it", lambda report: None, done=lambda _: told.append("later"))

    qtbot.waitUntil(lambda: bool(told))
    assert told == ["later"]
