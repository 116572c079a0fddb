"""A catalogue that lacks something is told before anybody is given a penalty from it."""

from __future__ import annotations

import shutil

import msgspec
import pytest

from judgekit.domain.infractions.upgrade import ReasonCode
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.policy.policy_files import read_catalogue
from judgekit.system.resources import resources_folder


@pytest.fixture
def policy(tmp_path):
    """A copy of the program's own catalogue."""
    folder = tmp_path / "policy"
    shutil.copytree(resources_folder() / "policy", folder)
    return folder


@pytest.mark.parametrize("code", ReasonCode)
def test_a_reason_without_words_is_told_with_its_file(policy, code):
    path = policy / "reasons.json"
    reasons = msgspec.json.decode(path.read_bytes())
    del reasons[code]
    path.write_bytes(msgspec.json.encode(reasons))
    with pytest.raises(EnvironmentFailure) as told:
        read_catalogue(policy)
    failure = told.value
    assert (failure.reason, failure.path) == (FailureReason.TEXT_DAMAGED, str(path))
    assert code in failure.detail


def test_an_entry_that_is_not_there_is_told_with_its_file(policy):
    (policy / "entries" / "ipg-2.1.json").unlink()
    with pytest.raises(EnvironmentFailure) as told:
        read_catalogue(policy)
    assert told.value.reason is FailureReason.TEXT_MISSING
    assert told.value.path.endswith("ipg-2.1.json")
