"""The catalogue of infractions waits for nothing but itself; its search is made once and kept."""

from __future__ import annotations

import os
import shutil
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from judgekit.domain.infractions.advice import PolicyHit
from judgekit.domain.infractions.policy import Edition, PolicyLevel
from judgekit.search.phrases.infraction_making import kept_infractions
from judgekit.search.phrases.kept_phrases import KeptInfractions
from judgekit.storage.policy.policy_provider import BundledPolicyProvider
from judgekit.system.resources import resources_folder
from tests.bundled_policy import bundled_policy

ASKED = {"level": PolicyLevel.REGULAR, "edition": Edition.OF_2024}
"""The level whose search is sooner made."""
QUESTIONS = (
    *("forgot the trigger", "olvidó el disparo", "обматерил оппонента", "drew extra card"),
    *("misssed triger", "slow pl", "оппонент marked cards", "43 card deck", "zzzz", ""),
)


class SlowlyMade:
    """A search that is not made before somebody allows it."""

    def __init__(self) -> None:
        self.begun, self.allowed = threading.Event(), threading.Event()

    def __call__(self, *parts) -> KeptInfractions:
        self.begun.set()
        assert self.allowed.wait(timeout=30)
        return kept_infractions(*parts)


class Counted:
    """Counts how often the search is made."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, *parts) -> KeptInfractions:
        self.times += 1
        return kept_infractions(*parts)


@pytest.fixture(scope="module")
def kept_before(tmp_path_factory) -> Path:
    """A folder in which the search was kept by a start before, made once for all tests."""
    folder = tmp_path_factory.mktemp("kept")
    answers(BundledPolicyProvider(resources_folder(), folder))
    return folder


@pytest.fixture(scope="module")
def right() -> list[tuple[PolicyHit, ...]]:
    """What the bundled catalogue answers."""
    return answers(bundled_policy())


@pytest.fixture
def resources(tmp_path) -> Path:
    shutil.copytree(resources_folder() / "policy", tmp_path / "resources" / "policy")
    return tmp_path / "resources"


def answers(policy) -> list[tuple[PolicyHit, ...]]:
    return [policy.search(words, limit=9, **ASKED) for words in QUESTIONS]


def test_the_catalogue_is_there_while_the_search_is_still_made():
    made = SlowlyMade()
    policy_provider = BundledPolicyProvider(resources_folder(), make=made)
    with ThreadPoolExecutor(2) as threads:
        found = threads.submit(policy_provider.search, "slow play", **ASKED)
        assert made.begun.wait(timeout=30)
        catalogue = threads.submit(policy_provider.catalogue)
        try:
            assert catalogue.result(timeout=10).entries
        finally:
            made.allowed.set()
        assert found.result(timeout=60)
    assert policy_provider.catalogue() is catalogue.result()


def test_what_is_made_once_answers_the_same_at_the_next_start(tmp_path, right):
    made = Counted()
    for _ in range(2):
        policy = BundledPolicyProvider(resources_folder(), tmp_path, made)
        assert answers(policy) == right
    assert made.times == 1


def test_what_is_kept_is_the_users_alone(kept_before):
    (kept,) = kept_before.iterdir()
    assert kept.name == "infractions-regular.index"
    assert os.name == "nt" or kept.stat().st_mode & 0o077 == 0


def test_what_is_kept_is_not_made_again_in_another_folder(tmp_path, kept_before, right):
    made = Counted()
    cache = shutil.copytree(kept_before, tmp_path / "cache")
    assert answers(BundledPolicyProvider(resources_folder(), cache, made)) == right
    assert made.times == 0


@pytest.mark.parametrize("damage", ["flipped", "cut", "emptied", "a folder"])
def test_what_is_damaged_is_made_again(tmp_path, kept_before, right, damage):
    made = Counted()
    cache = shutil.copytree(kept_before, tmp_path / "cache")
    (kept,) = cache.iterdir()
    whole = kept.read_bytes()
    middle = len(whole) // 2
    if damage == "a folder":
        kept.unlink()
        kept.mkdir()
    else:
        flipped = whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]
        kept.write_bytes({"flipped": flipped, "cut": whole[:middle], "emptied": b""}[damage])

    policy = BundledPolicyProvider(resources_folder(), cache, made)
    assert answers(policy) == right
    assert made.times == 1
    if damage != "a folder":
        assert kept.read_bytes() == whole


def test_another_phrasing_makes_it_anew(tmp_path, resources):
    cache, made = tmp_path / "cache", Counted()
    answers(BundledPolicyProvider(resources, cache, made))
    said = resources / "policy" / "phrasings" / "jar-missed-trigger.json"
    text = said.read_text(encoding="utf-8")
    said.write_text(text.replace('"en": [', '"en": ["fell asleep over it",', 1), encoding="utf-8")

    policy = BundledPolicyProvider(resources, cache, made)
    assert policy.search("fell asleep over it", **ASKED)[0].id == "jar-missed-trigger"
    assert made.times == 2


def test_other_code_makes_it_anew(tmp_path):
    made = Counted()
    for text in ("", "changed"):
        code = tmp_path / "package" / "search" / "phrases"
        code.mkdir(parents=True, exist_ok=True)
        (code / "phrase_making.py").write_text(text)
        package = tmp_path / "package"
        answers(BundledPolicyProvider(resources_folder(), tmp_path / "cache", made, package))
    assert made.times == 2


def test_a_cache_that_can_not_be_written_only_costs_time(tmp_path, right):
    in_the_way = tmp_path / "cache"
    in_the_way.write_text("a file")
    policy = BundledPolicyProvider(resources_folder(), in_the_way)
    assert answers(policy) == right
    assert in_the_way.read_text() == "a file"
