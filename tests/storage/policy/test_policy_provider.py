"""The catalogue of infractions waits for nothing but itself."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

from judgekit.domain.infractions.policy import Edition, PolicyLevel
from judgekit.search.phrases.infraction_index import InfractionIndex
from judgekit.storage.policy.policy_provider import BundledPolicyProvider
from judgekit.system.resources import resources_folder


class SlowlyMade:
    """A search that is not made before somebody allows it."""

    def __init__(self) -> None:
        self.begun, self.allowed = threading.Event(), threading.Event()

    def __call__(self, *parts) -> InfractionIndex:
        self.begun.set()
        assert self.allowed.wait(timeout=30)
        return InfractionIndex(*parts)


def test_the_catalogue_is_there_while_the_search_is_still_made():
    made = SlowlyMade()
    policy_provider = BundledPolicyProvider(resources_folder(), made)
    asked = {"level": PolicyLevel.COMPETITIVE, "edition": Edition.OF_2024}
    with ThreadPoolExecutor(2) as threads:
        found = threads.submit(policy_provider.search, "slow play", **asked)
        assert made.begun.wait(timeout=30)
        catalogue = threads.submit(policy_provider.catalogue)
        try:
            assert catalogue.result(timeout=10).entries
        finally:
            made.allowed.set()
        assert found.result(timeout=60)
    assert policy_provider.catalogue() is catalogue.result()


def test_the_search_of_a_level_is_made_once():
    made = []

    def make(*parts) -> InfractionIndex:
        made.append(parts[-1])
        return InfractionIndex(*parts)

    policy_provider = BundledPolicyProvider(resources_folder(), make)
    for level in (PolicyLevel.COMPETITIVE, PolicyLevel.COMPETITIVE, PolicyLevel.REGULAR):
        assert policy_provider.search("slow play", level=level, edition=Edition.OF_2024)
    assert made == [PolicyLevel.COMPETITIVE, PolicyLevel.REGULAR]
